// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Caches ops that were found valid. Most checks of a schema depend only on the op's name,
// attributes and types, and a module repeats the same few combinations: the words that determine
// these checks are stored, and for an op with the same words only the remaining checks run
// (tn_op_definition.verify_place); most ops have none (tn_op_definition.depends_on_types_only).

#include "ir/verifier.h"

/// The table has pairs of slots, of which the first has the newer entry; each slot has a fixed
/// number of words, the first of which is the count. Clearing a large table is not worthwhile for a
/// few ops: the table grows after FIRST_OPS and MORE_OPS ops that were not cached.
#define FIRST_BITS 4u
#define MORE_BITS 8u
#define MOST_BITS 11u
#define FIRST_OPS 64u
#define MORE_OPS 1024u
#define KNOWN_WORDS 24u
#define KNOWN_BYTES(bits) ((size_t)KNOWN_WORDS * sizeof(uint32_t) << (bits))

/// Returns all that is checked of the value of one of the name_properties.
static uint32_t word_of_name(const tn_context* context, tn_uref value) {
  const tn_attribute attribute = tn_attribute__from(context, value);
  const uint32_t kind = attribute.storage->kind;
  if (kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_SYMBOL_REF) return kind;
  return kind | (uint32_t)tn_symbol_ref_attribute_nested_count(attribute) << 16;
}

/// Collects the words that determine the checks of the op; returns 0 if they are too many.
static uint32_t gather(const tn_context* context, tn_ref op, const tn_op_cell* cell, uint32_t names,
                       uint32_t words[KNOWN_WORDS]) {
  const uint32_t value_count = tn_op_cell__shape(context, cell)->key_count;
  const uint32_t operand_count = tn_op_cell__operand_count(context, cell);
  const uint32_t result_count = tn_op_cell__result_count(cell);
  if ((uint64_t)value_count + operand_count + result_count > KNOWN_WORDS - 4) return 0;
  uint32_t count = 1;
  words[count++] = cell->shape;
  words[count++] = operand_count << 16 | result_count;
  const uint32_t* values = tn_op_cell__attributes(context, (tn_op_cell*)(uintptr_t)cell);
  for (uint32_t i = 0; i < value_count; ++i) words[count++] = values[i];
  for (uint32_t left = names; TN_UNLIKELY(left != 0); left &= left - 1) {
    const uint32_t i = (uint32_t)__builtin_ctz(left);
    words[3 + i] = word_of_name(context, values[i]);
  }
  if (operand_count != 0) {
    const tn_use_cell* uses = tn_use__at(context, tn_op_cell__operands(context, op, cell));
    for (uint32_t i = 0; i < operand_count; ++i) {
      const tn_ref value = uses[i].value;
      words[count++] = value == 0 ? 0 : tn_value_cell__type(tn_value__at(context, value));
    }
  }
  for (uint32_t i = 0; i < result_count; ++i) {
    words[count++] = tn_value_cell__type(tn_value__at(context, tn_op_cell__result(op, cell, i)));
  }
  words[0] = count;
  words[count] = 0;
  return count;
}

static uint32_t* slot_of(const tn_verify_memory* self, const uint32_t* words, uint32_t count) {
  // Reads two words at a time; there is a zero after the last.
  uint64_t hash = 0;
  for (uint32_t i = 0; i < count; i += 2) {
    const uint64_t pair = words[i] | (uint64_t)words[i + 1] << 32;
    hash = (hash ^ pair) * UINT64_C(0x9E3779B97F4A7C15);
    hash ^= hash >> 29;
  }
  return self->known + (hash >> (64 - self->known_bits)) * KNOWN_WORDS;
}

/// Returns the other slot of the pair.
static uint32_t* other_slot(const tn_verify_memory* self, uint32_t* slot) {
  const size_t number = (size_t)(slot - self->known) / KNOWN_WORDS;
  return self->known + (number ^ 1) * KNOWN_WORDS;
}

static void free_table(tn_context* context, tn_verify_memory* self) {
  tn_deallocate(&context->allocator, self->known,
                self->known == NULL ? 0 : KNOWN_BYTES(self->known_bits));
}

/// Allocates the table, or a larger one; cached ops are checked once more then. False without
/// memory: then every op is checked.
static bool make_table(tn_context* context, tn_verify_memory* self, uint32_t bits) {
  uint32_t* known = tn_allocate_zeroed(&context->allocator, KNOWN_BYTES(bits));
  if (known == NULL) return false;
  free_table(context, self);
  self->known = known;
  self->known_bits = bits;
  return true;
}

/// Returns whether an op with these words was found valid. If not, `*out_slot` is the slot to store
/// them in; NULL without memory.
static bool is_known(tn_context* context, tn_verify_memory* memory, const uint32_t* words,
                     uint32_t count, uint32_t** out_slot) {
  *out_slot = NULL;
  if (TN_UNLIKELY(memory->known == NULL && !make_table(context, memory, FIRST_BITS))) return false;
  uint32_t* slot = slot_of(memory, words, count);
  *out_slot = slot;
  return TN_LIKELY(memcmp(slot, words, count * sizeof *words) == 0) ||
         memcmp(other_slot(memory, slot), words, count * sizeof *words) == 0;
}

static void keep(tn_context* context, tn_verify_memory* memory, uint32_t* slot,
                 const uint32_t* words, uint32_t count) {
  const uint32_t ops = ++memory->reported_count;
  const uint32_t bits = ops == FIRST_OPS ? MORE_BITS : ops == MORE_OPS ? MOST_BITS : 0;
  if (TN_UNLIKELY(bits != 0) && make_table(context, memory, bits)) {
    slot = slot_of(memory, words, count);
  }
  if (*slot != 0) memcpy(other_slot(memory, slot), slot, *slot * sizeof *slot);
  memcpy(slot, words, count * sizeof *words);
}

tn_status tn_verify_memory__check(tn_verify_memory* memory, tn_context* context, tn_ref op,
                                  const tn_op_cell* cell, const tn_verify_shape* shape) {
  const tn_op_definition* definition = shape->definition;
  const bool is_all = definition->depends_on_types_only &&
                      (cell->counts & TN_VERIFY_MAY_HAVE_BLOCKS) == 0 &&
                      (cell->next == 0 || (definition->traits & TN_OP_TRAIT_TERMINATOR) == 0);
  uint32_t words[KNOWN_WORDS];
  const uint32_t count = is_all || definition->verify_place != NULL
                             ? gather(context, op, cell, shape->names, words)
                             : 0;
  if (count == 0) return definition->verify(context, op, definition);
  uint32_t* slot;
  if (TN_LIKELY(is_known(context, memory, words, count, &slot))) {
    return is_all ? TN_OK : definition->verify_place(context, op, definition);
  }
  TN_TRY(definition->verify(context, op, definition));
  if (slot != NULL) keep(context, memory, slot, words, count);
  return TN_OK;
}

void tn_verify_memory__clear(tn_context* context, tn_verify_memory* memory) {
  free_table(context, memory);
  *memory = (tn_verify_memory){.known = NULL};
}
