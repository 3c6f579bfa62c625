// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose operands or attributes change in number.
//
// What fits the cell stays in it: the parts behind the operands are shifted. What does not fit goes
// to AUX cells, named by the attribute word that every op has (tn_spill), because the cell itself
// cannot move.

#include "ir/op_resize.h"

#include "ir/shape.h"

//===-- Spilling ------------------------------------------------------------------------------===//

static tn_spill* spill_at(const tn_context* context, tn_ref spill) {
  return (tn_spill*)(void*)tn_cells__at(&context->cells, spill);
}

static uint32_t* attribute_word(tn_op_cell* cell) {
  return (uint32_t*)cell + tn_op__layout(cell).attributes;
}

tn_spill* tn_op__spill(const tn_context* context, tn_op_cell* cell) {
  if ((cell->counts & TN_OP_SPILLED) == 0) return NULL;
  return spill_at(context, *attribute_word(cell));
}

/// Moves the attribute values to an AUX cell with room for `capacity` of them. False when memory is
/// out.
static bool spill_attributes(tn_shard* shard, tn_ref op, uint32_t count, uint32_t capacity) {
  const tn_context* context = shard->context;
  const uint32_t head = sizeof(tn_spill) / sizeof(uint32_t);
  const uint32_t words = tn_cell__class_words(head + (capacity == 0 ? 1 : capacity));
  const tn_ref fresh = tn_cell__allocate(shard, TN_CELL_AUX, words);
  if (fresh == 0) return false;
  tn_op_cell* cell = tn_op__at(context, op);
  tn_spill* spill = spill_at(context, fresh);
  const tn_spill* old = tn_op__spill(context, cell);
  const uint32_t* values = tn_op__attributes(context, cell);
  spill->owner = op;
  spill->operands = old == NULL ? 0 : old->operands;
  spill->operand_count = old == NULL ? 0 : old->operand_count;
  spill->operand_capacity = old == NULL ? 0 : old->operand_capacity;
  spill->attribute_capacity = words - head;
  if (count != 0) memcpy(spill->attributes, values, count * sizeof *values);
  if (old != NULL) tn_cell__free(shard, TN_CELL_AUX, *attribute_word(cell), 0);
  cell->counts |= TN_OP_SPILLED;
  *attribute_word(cell) = fresh;
  return true;
}

/// Words of the cell that lie behind the attributes' start.
static uint32_t inline_attribute_capacity(const tn_context* context, tn_ref op,
                                          const tn_op_cell* cell) {
  return tn_cells__info(&context->cells, op)->stride - tn_op__layout(cell).attributes;
}

bool tn_op__reserve_attributes(tn_shard* shard, tn_ref op, uint32_t count, uint32_t needed) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_spill* spill = tn_op__spill(context, cell);
  const uint32_t capacity =
      spill != NULL ? spill->attribute_capacity : inline_attribute_capacity(context, op, cell);
  if (needed <= capacity) return true;
  return spill_attributes(shard, op, count, needed + needed / 2 + 1);
}

void tn_op__free_spill(tn_shard* shard, tn_op_cell* cell) {
  const tn_spill* spill = tn_op__spill(shard->context, cell);
  if (spill == NULL) return;
  if (spill->operands != 0) tn_cell__free(shard, TN_CELL_AUX, spill->operands, 0);
  tn_cell__free(shard, TN_CELL_AUX, *attribute_word(cell), 0);
}

//===-- Shifting ------------------------------------------------------------------------------===//

/// Moves successors, regions and attributes so that they lie behind `operand_room` operands, and
/// sets that count.
static void shift_tail(const tn_context* context, tn_ref op, uint32_t operand_room,
                       uint32_t attribute_words) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_layout from = tn_op__layout(cell);
  const uint32_t successor_count = tn_op__successor_count(cell);
  if (cell->counts & TN_OP_LONG) {
    cell->words[1] = operand_room;
  } else {
    cell->counts = (cell->counts & ~0xff00u) | operand_room << 8;
  }
  const tn_op_layout to = tn_op__layout(cell);
  uint32_t* words = (uint32_t*)cell;
  const size_t plain = (from.attributes - from.regions + attribute_words) * sizeof *words;
  if (to.successors > from.successors) {
    memmove(words + to.regions, words + from.regions, plain);
    for (uint32_t i = successor_count; i-- > 0;) {
      tn_use__move(context, op + from.successors + 3 * i, op + to.successors + 3 * i, true);
    }
  } else {
    for (uint32_t i = 0; i < successor_count; ++i) {
      tn_use__move(context, op + from.successors + 3 * i, op + to.successors + 3 * i, true);
    }
    memmove(words + to.regions, words + from.regions, plain);
  }
}

static uint32_t attribute_words(const tn_context* context, const tn_op_cell* cell) {
  if (cell->counts & TN_OP_SPILLED) return 1;
  const uint32_t count = tn_op__shape(context, cell)->key_count;
  return count == 0 ? 1 : count;
}

static void clear_uses(const tn_context* context, tn_ref first, uint32_t count) {
  if (count != 0) memset(tn_use__at(context, first), 0, count * sizeof(tn_use_cell));
}

//===-- Operands ------------------------------------------------------------------------------===//

/// Moves the operands to an AUX array with room for `capacity`.
static bool move_operands_out(tn_shard* shard, tn_ref op, uint32_t old_count, uint32_t capacity) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t words = tn_cell__class_words(TN_AUX_HEADER_WORDS + 3 * capacity);
  const tn_ref array = tn_cell__allocate(shard, TN_CELL_AUX, words);
  if (array == 0) return false;
  const uint32_t attribute_count = tn_op__shape(context, cell)->key_count;
  if (tn_op__spill(context, cell) == NULL &&
      !spill_attributes(shard, op, attribute_count, attribute_count)) {
    tn_cell__free(shard, TN_CELL_AUX, array, 0);
    return false;
  }
  tn_cells__at(&context->cells, array)[1] = op;
  const tn_ref from = tn_op__operands(context, op, cell);
  for (uint32_t i = 0; i < old_count; ++i) {
    tn_use__move(context, from + 3 * i, array + TN_AUX_HEADER_WORDS + 3 * i, false);
  }
  const tn_ref old_array = tn_op__spill(context, cell)->operands;
  if (old_array != 0) {
    tn_cell__free(shard, TN_CELL_AUX, old_array, 0);
  } else {
    shift_tail(context, op, 0, 1);
  }
  tn_spill* spill = tn_op__spill(context, cell);
  spill->operands = array;
  spill->operand_count = old_count;
  spill->operand_capacity = (words - TN_AUX_HEADER_WORDS) / 3;
  return true;
}

/// Grows from `old_count` to `count` operands, all new ones null.
static bool grow_operands(tn_shard* shard, tn_ref op, uint32_t old_count, uint32_t count) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  tn_spill* spill = tn_op__spill(context, cell);
  if (spill == NULL || spill->operands == 0) {
    const uint32_t tail = attribute_words(context, cell);
    const uint32_t used = tn_op__layout(cell).attributes + tail;
    const uint32_t stride = tn_cells__info(&context->cells, op)->stride;
    const uint32_t limit = cell->counts & TN_OP_LONG ? UINT32_MAX : 0xffu;
    if (count <= limit && count - old_count <= (stride - used) / 3) {
      shift_tail(context, op, count, tail);
      clear_uses(context, op + tn_op__layout(cell).operands + 3 * old_count, count - old_count);
      return true;
    }
  }
  if (spill == NULL || spill->operands == 0 || count > spill->operand_capacity) {
    const uint32_t capacity = count + count / 2 + 2;
    if (!move_operands_out(shard, op, old_count, capacity)) return false;
    spill = tn_op__spill(context, cell);
  }
  clear_uses(context, spill->operands + TN_AUX_HEADER_WORDS + 3 * old_count, count - old_count);
  spill->operand_count = count;
  return true;
}

static void shrink_operands(tn_shard* shard, tn_ref op, uint32_t old_count, uint32_t count) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref operands = tn_op__operands(context, op, cell);
  for (uint32_t i = count; i < old_count; ++i) {
    tn_use__set_value(context, operands + 3 * i, 0);
  }
  tn_spill* spill = tn_op__spill(context, cell);
  if (spill != NULL && spill->operands != 0) {
    spill->operand_count = count;
  } else {
    shift_tail(context, op, count, attribute_words(context, cell));
  }
}

bool tn_op__resize_operands(tn_shard* shard, tn_ref op, uint32_t count) {
  const uint32_t old_count = tn_op__operand_count(shard->context, tn_op__at(shard->context, op));
  if (count > old_count) return grow_operands(shard, op, old_count, count);
  if (count < old_count) shrink_operands(shard, op, old_count, count);
  return true;
}
