// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that are like one that was found right. What a schema asks of most ops depends on their name,
// attributes and types alone (tn_op_definition.depends_on_types_only), and a module says the same
// few combinations over and over: the words that tell are kept, and an op with the same words is
// right.

#include "ir/verifier.h"

/// Pairs of places, of which the one that is looked into first has what came last; each has so many
/// words, the first of which says how many count. A tree of a few ops is not worth clearing the
/// whole table for.
#define FIRST_BITS 4u
#define KNOWN_BITS 8u
#define OPS_WORTH_ALL 64u
#define KNOWN_WORDS 24u
#define KNOWN_BYTES(bits) ((size_t)KNOWN_WORDS * sizeof(uint32_t) << (bits))

/// The words that tell what the op is like; 0 if they are too many.
static uint32_t gather(const tn_context* context, tn_ref op, const tn_op_cell* cell,
                       uint32_t words[KNOWN_WORDS]) {
  const uint32_t value_count = tn_op_cell__shape(context, cell)->key_count;
  const uint32_t operand_count = tn_op_cell__operand_count(context, cell);
  const uint32_t result_count = tn_op_cell__result_count(cell);
  if ((uint64_t)value_count + operand_count + result_count > KNOWN_WORDS - 3) return 0;
  uint32_t count = 1;
  words[count++] = cell->shape;
  words[count++] = operand_count << 16 | result_count;
  const uint32_t* values = tn_op_cell__attributes(context, (tn_op_cell*)(uintptr_t)cell);
  for (uint32_t i = 0; i < value_count; ++i) words[count++] = values[i];
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
  return count;
}

static uint32_t* slot_of(const tn_verify_memory* it, const uint32_t* words, uint32_t count) {
  uint64_t hash = 0;
  for (uint32_t i = 1; i < count; ++i) {
    hash = (hash ^ words[i]) * UINT64_C(0x9E3779B97F4A7C15);
    hash ^= hash >> 29;
  }
  return it->known + (hash >> (64 - it->known_bits)) * KNOWN_WORDS;
}

/// The other place of the pair.
static uint32_t* other_slot(const tn_verify_memory* it, uint32_t* slot) {
  const size_t number = (size_t)(slot - it->known) / KNOWN_WORDS;
  return it->known + (number ^ 1) * KNOWN_WORDS;
}

static void free_table(tn_context* context, tn_verify_memory* it) {
  tn_deallocate(&context->allocator, it->known,
                it->known == NULL ? 0 : KNOWN_BYTES(it->known_bits));
}

/// Makes the table, or one with more places; what was known is looked at once more. False without
/// memory: then each op is looked at.
static bool make_table(tn_context* context, tn_verify_memory* it, uint32_t bits) {
  uint32_t* known = tn_allocate_zeroed(&context->allocator, KNOWN_BYTES(bits));
  if (known == NULL) return false;
  free_table(context, it);
  it->known = known;
  it->known_bits = bits;
  return true;
}

tn_status tn_verify_memory__check_told(tn_verify_memory* memory, tn_context* context, tn_ref op,
                                       const tn_op_cell* cell, const tn_op_definition* definition) {
  uint32_t words[KNOWN_WORDS];
  const uint32_t count =
      tn_op_cell__successor_count(cell) != 0 ? 0 : gather(context, op, cell, words);
  if (count == 0) return definition->verify(context, op, definition);
  if (TN_UNLIKELY(memory->known == NULL && !make_table(context, memory, FIRST_BITS))) {
    return definition->verify(context, op, definition);
  }
  uint32_t* slot = slot_of(memory, words, count);
  if (TN_LIKELY(memcmp(slot, words, count * sizeof *words) == 0)) return TN_OK;
  const uint32_t* other = other_slot(memory, slot);
  if (memcmp(other, words, count * sizeof *words) == 0) return TN_OK;
  TN_TRY(definition->verify(context, op, definition));
  if (TN_UNLIKELY(++memory->told_count == OPS_WORTH_ALL) &&
      make_table(context, memory, KNOWN_BITS)) {
    slot = slot_of(memory, words, count);
  }
  if (*slot != 0) memcpy(other_slot(memory, slot), slot, *slot * sizeof *slot);
  memcpy(slot, words, count * sizeof *words);
  return TN_OK;
}

void tn_verify_memory__clear(tn_context* context, tn_verify_memory* memory) {
  free_table(context, memory);
  *memory = (tn_verify_memory){.known = NULL};
}
