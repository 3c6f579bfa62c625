// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the meaning of a place in a part, and other places with the same meaning.

#include <string.h>

#include "lsp.h"

tn_string_view lsp_part_spelling(const lsp_part* part, const lsp_place* place) {
  return (tn_string_view){part->text.data + place->at.start, place->at.end - place->at.start};
}

json_t* lsp_part_range(const lsp_part* part, size_t start, size_t end) {
  lsp_position from = lsp_text_position(&part->text, start);
  lsp_position to = lsp_text_position(&part->text, end);
  from.line += part->line;
  to.line += part->line;
  return lsp_json_range(from, to);
}

//===-- Meaning -------------------------------------------------------------------------------===//

static bool same_spelling(const lsp_part* part, const lsp_place* a, const lsp_place* b) {
  const tn_string_view left = lsp_part_spelling(part, a);
  const tn_string_view right = lsp_part_spelling(part, b);
  return left.size == right.size && memcmp(left.data, right.data, left.size) == 0;
}

/// Finds the definition of the alias that a place uses.
static bool find_alias(const lsp_part* part, const lsp_place* use, lsp_place* out_place) {
  for (size_t i = 0; i < part->alias_count; ++i) {
    *out_place = lsp_part_place(part, part->aliases[i].piece, part->aliases[i].index);
    if (same_spelling(part, out_place, use)) return true;
  }
  return false;
}

/// Finds the meaning of `place`; false if it is unknown.
static bool resolve(lsp_part* part, const lsp_place* place, lsp_target* out) {
  const tn_text_place* at = &place->at;
  lsp_symbol_finder finder = {.part = part};
  *out = (lsp_target){.place = *place, .definition = *place};
  switch (at->kind) {
    case TN_TEXT_OPERAND:
      return lsp_part_value(part, place->piece, tn_op_operand(at->op, at->number),
                            &out->definition);
    case TN_TEXT_SUCCESSOR:
      return lsp_part_block(part, place->piece, at->block, &out->definition);
    case TN_TEXT_ATTRIBUTE_ALIAS_USE:
    case TN_TEXT_TYPE_ALIAS_USE:
      return find_alias(part, place, &out->definition);
    case TN_TEXT_SYMBOL:
      out->symbol = lsp_find_symbol(&finder, place);
      lsp_symbol_finder_close(&finder);
      return lsp_part_op(part, out->symbol, &out->definition);
    default:
      return true;
  }
}

static uint64_t number_of(const lsp_place* place) {
  return (uint64_t)place->piece << 32 | place->index;
}

/// The rank of a target among targets that touch: ops in the order of their ends, with their
/// results; blocks; aliases.
static uint64_t rank(lsp_part* part, const lsp_target* target) {
  const tn_text_place* definition = &target->definition.at;
  lsp_place op;
  switch (definition->kind) {
    case TN_TEXT_OP:
      return number_of(&target->definition);
    case TN_TEXT_VALUES:
      if (tn_value_is_block_argument(definition->value) ||
          !lsp_part_op(part, tn_value_owner_op(definition->value), &op)) {
        return UINT64_MAX - 2;
      }
      return number_of(&op);
    case TN_TEXT_BLOCK:
      return UINT64_MAX - 2;
    default:
      return UINT64_MAX - 1;
  }
}

/// Returns the index of the first place of a piece, in text order, that starts after `offset`.
static size_t first_after(const lsp_piece* piece, const lsp_index* index, size_t offset) {
  size_t low = 0;
  size_t high = index->order_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (piece->start + piece->places[index->order[middle]].start <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/// The number of preceding places that are checked. Names do not overlap, so earlier ones cannot
/// match.
#define LOOKED_AT 4u

/// Checks the places of one piece; `*best` is the rank of the result.
static void find_in(lsp_part* part, uint32_t piece, size_t offset, uint64_t* best,
                    lsp_target* out_target) {
  lsp_place found[LOOKED_AT];
  size_t count = 0;
  // Finding another piece may reuse this one's index, so the places are copied.
  const lsp_index* index = lsp_part_index(part, piece);
  const size_t behind = first_after(&part->pieces[piece], index, offset);
  for (; count < LOOKED_AT && count < behind; ++count) {
    found[count] = lsp_part_place(part, piece, index->order[behind - 1 - count]);
  }
  for (size_t i = 0; i < count; ++i) {
    lsp_target target;
    if (offset > found[i].at.end || !resolve(part, &found[i], &target)) continue;
    const uint64_t its_rank = rank(part, &target);
    if (its_rank >= *best) continue;
    *best = its_rank;
    *out_target = target;
  }
}

bool lsp_part_find(lsp_part* part, size_t offset, lsp_target* out_target) {
  uint64_t best = UINT64_MAX;
  if (part->root.slot == 0) return false;
  // Names of adjacent pieces may touch.
  for (uint32_t i = 0, piece = lsp_part_piece(part, offset); i < 3; ++i) {
    find_in(part, piece, offset, &best, out_target);
    if (piece == 0 || part->pieces[piece--].start < offset) break;
  }
  return best != UINT64_MAX;
}

//===-- Uses ----------------------------------------------------------------------------------===//

/// Returns true if the definition defines `value`, an operand.
static bool defines(lsp_part* part, const lsp_place* definition, tn_value value) {
  lsp_place place;
  return value.slot == definition->at.value.slot &&
         lsp_part_value(part, definition->piece, value, &place) &&
         place.index == definition->index && place.piece == definition->piece;
}

static bool uses(lsp_part* part, const lsp_place* place, const lsp_place* definition) {
  const tn_text_place* at = &place->at;
  switch (at->kind) {
    case TN_TEXT_OPERAND:
      return definition->at.kind == TN_TEXT_VALUES &&
             defines(part, definition, tn_op_operand(at->op, at->number));
    case TN_TEXT_SUCCESSOR:
      return definition->at.kind == TN_TEXT_BLOCK && at->block.slot == definition->at.block.slot;
    case TN_TEXT_ATTRIBUTE_ALIAS_USE:
      return definition->at.kind == TN_TEXT_ATTRIBUTE_ALIAS &&
             same_spelling(part, place, definition);
    case TN_TEXT_TYPE_ALIAS_USE:
      return definition->at.kind == TN_TEXT_TYPE_ALIAS && same_spelling(part, place, definition);
    default:
      return false;
  }
}

static bool same_view(tn_string_view a, tn_string_view b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

static void symbol_uses(lsp_part* part, tn_op symbol, lsp_place_fn take, void* user_data) {
  lsp_symbol_finder finder = {.part = part};
  const tn_string_view name = tn_symbol_name(symbol);
  const bool is_plain = lsp_symbol_is_plain(name);
  for (uint32_t piece = 0; piece < part->piece_count; ++piece) {
    for (uint32_t i = 0; i < part->pieces[piece].place_count; ++i) {
      if (part->pieces[piece].places[i].kind != TN_TEXT_SYMBOL) continue;
      const lsp_place place = lsp_part_place(part, piece, i);
      if (is_plain && !same_view(lsp_symbol_name(part, &place), name)) continue;
      if (lsp_find_symbol(&finder, &place).slot == symbol.slot) take(user_data, &place);
    }
  }
  lsp_symbol_finder_close(&finder);
}

/// Returns true if a definition may be used in a piece: ops that are pieces do not use values of
/// others.
static bool may_use(const lsp_place* definition, uint32_t piece) {
  const bool is_alias =
      definition->at.kind == TN_TEXT_ATTRIBUTE_ALIAS || definition->at.kind == TN_TEXT_TYPE_ALIAS;
  return is_alias || piece == definition->piece || (piece % 2 == 0 && definition->piece % 2 == 0);
}

void lsp_part_uses(lsp_part* part, const lsp_target* target, lsp_place_fn take, void* user_data) {
  if (target->symbol.slot != 0) {
    symbol_uses(part, target->symbol, take, user_data);
    return;
  }
  for (uint32_t piece = 0; piece < part->piece_count; ++piece) {
    if (!may_use(&target->definition, piece)) continue;
    for (uint32_t i = 0; i < part->pieces[piece].place_count; ++i) {
      const lsp_place place = lsp_part_place(part, piece, i);
      if (uses(part, &place, &target->definition)) take(user_data, &place);
    }
  }
}
