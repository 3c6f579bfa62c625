// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a place in a part means, and where else the same thing is meant.

#include <string.h>

#include "lsp.h"

tn_string_view lsp_part_spelling(const lsp_part* part, const tn_text_place* place) {
  return (tn_string_view){part->text.data + place->start, place->end - place->start};
}

json_t* lsp_part_range(const lsp_part* part, size_t start, size_t end) {
  lsp_position from = lsp_text_position(&part->text, start);
  lsp_position to = lsp_text_position(&part->text, end);
  from.line += part->line;
  to.line += part->line;
  return lsp_json_range(from, to);
}

//===-- What is meant -------------------------------------------------------------------------===//

/// The definition of the alias that a place uses.
static const tn_text_place* find_alias(const lsp_part* part, const tn_text_place* use) {
  const tn_string_view name = lsp_part_spelling(part, use);
  for (size_t i = 0; i < part->places.count; ++i) {
    const tn_text_place* place = &part->places.items[i];
    if (place->kind != TN_TEXT_ATTRIBUTE_ALIAS && place->kind != TN_TEXT_TYPE_ALIAS) continue;
    const tn_string_view other = lsp_part_spelling(part, place);
    if (other.size == name.size && memcmp(other.data, name.data, name.size) == 0) return place;
  }
  return NULL;
}

static tn_op find_symbol(const lsp_part* part, const tn_text_place* place) {
  const uint32_t index = (uint32_t)(place - part->places.items);
  for (size_t i = 0; i < part->symbol_count; ++i) {
    if (part->symbols[i].place == index) return part->symbols[i].op;
  }
  return (tn_op){0};
}

/// What `place` means; false if nobody knows.
static bool resolve(const lsp_part* part, const tn_text_place* place, lsp_target* out) {
  *out = (lsp_target){.place = place, .definition = place};
  switch (place->kind) {
    case TN_TEXT_OPERAND:
      out->definition = lsp_part_value(part, tn_op_operand(place->op, place->number));
      return out->definition != NULL;
    case TN_TEXT_SUCCESSOR:
      out->definition = lsp_part_block(part, place->block);
      return out->definition != NULL;
    case TN_TEXT_ATTRIBUTE_ALIAS_USE:
    case TN_TEXT_TYPE_ALIAS_USE:
      out->definition = find_alias(part, place);
      return out->definition != NULL;
    case TN_TEXT_SYMBOL:
      out->symbol = find_symbol(part, place);
      out->definition = lsp_part_op(part, out->symbol);
      return out->definition != NULL;
    default:
      return true;
  }
}

/// In which order things are looked for where two of them touch: ops as they end, with what is
/// theirs; blocks; aliases.
static size_t rank(const lsp_part* part, const lsp_target* target) {
  const size_t count = part->places.count;
  const tn_text_place* definition = target->definition;
  switch (definition->kind) {
    case TN_TEXT_OP:
      return (size_t)(definition - part->places.items);
    case TN_TEXT_VALUES:
      if (tn_value_is_block_argument(definition->value)) return count;
      definition = lsp_part_op(part, tn_value_owner_op(definition->value));
      return definition == NULL ? count : (size_t)(definition - part->places.items);
    case TN_TEXT_BLOCK:
      return count;
    default:
      return count + 1;
  }
}

/// The first place in the order of the text that starts behind `offset`.
static size_t first_behind(const lsp_part* part, size_t offset) {
  size_t low = 0;
  size_t high = part->order_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (part->places.items[part->order[middle]].start <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/// Places that start further in front of the one before are not looked at: names do not overlap.
#define LOOKED_AT 4u

bool lsp_part_find(const lsp_part* part, size_t offset, lsp_target* out_target) {
  size_t best = SIZE_MAX;
  const size_t behind = first_behind(part, offset);
  for (size_t i = 0; i < LOOKED_AT && i < behind; ++i) {
    const tn_text_place* place = &part->places.items[part->order[behind - 1 - i]];
    lsp_target found;
    if (offset > place->end || !resolve(part, place, &found)) continue;
    const size_t its_rank = rank(part, &found);
    if (its_rank >= best) continue;
    best = its_rank;
    *out_target = found;
  }
  return best != SIZE_MAX;
}

//===-- Uses ----------------------------------------------------------------------------------===//

/// Whether a definition is that of the value which an operand is.
static bool defines(const lsp_part* part, const tn_text_place* definition, tn_value value) {
  return value.slot == definition->value.slot && lsp_part_value(part, value) == definition;
}

static bool same_spelling(const lsp_part* part, const tn_text_place* a, const tn_text_place* b) {
  const tn_string_view left = lsp_part_spelling(part, a);
  const tn_string_view right = lsp_part_spelling(part, b);
  return left.size == right.size && memcmp(left.data, right.data, left.size) == 0;
}

static bool uses(const lsp_part* part, const tn_text_place* place,
                 const tn_text_place* definition) {
  switch (place->kind) {
    case TN_TEXT_OPERAND:
      return definition->kind == TN_TEXT_VALUES &&
             defines(part, definition, tn_op_operand(place->op, place->number));
    case TN_TEXT_SUCCESSOR:
      return definition->kind == TN_TEXT_BLOCK && place->block.slot == definition->block.slot;
    case TN_TEXT_ATTRIBUTE_ALIAS_USE:
      return definition->kind == TN_TEXT_ATTRIBUTE_ALIAS && same_spelling(part, place, definition);
    case TN_TEXT_TYPE_ALIAS_USE:
      return definition->kind == TN_TEXT_TYPE_ALIAS && same_spelling(part, place, definition);
    default:
      return false;
  }
}

static void symbol_uses(const lsp_part* part, tn_op symbol,
                        void (*take)(void* user_data, const tn_text_place* place),
                        void* user_data) {
  for (size_t i = 0; i < part->symbol_count; ++i) {
    if (part->symbols[i].op.slot != symbol.slot) continue;
    take(user_data, &part->places.items[part->symbols[i].place]);
  }
}

void lsp_part_uses(const lsp_part* part, const lsp_target* target,
                   void (*take)(void* user_data, const tn_text_place* place), void* user_data) {
  if (target->symbol.slot != 0) {
    symbol_uses(part, target->symbol, take, user_data);
    return;
  }
  for (size_t i = 0; i < part->places.count; ++i) {
    const tn_text_place* place = &part->places.items[i];
    if (uses(part, place, target->definition)) take(user_data, place);
  }
}
