// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changing the number of operands or attributes of operations.
//
// They stay in the cell if they fit: the parts after the operands are shifted. Otherwise they move
// to AUX cells, to which the attribute word that every op has refers (tn_spill), because the cell
// itself cannot move.

#include "ir/op_resize.h"

#include "ir/shape.h"

//===-- Spilling ------------------------------------------------------------------------------===//

static tn_spill* spill_at(const tn_context* context, tn_ref spill) {
  return (tn_spill*)(void*)tn_cells__at(&context->cells, spill);
}

static uint32_t* attribute_word(tn_op_cell* cell) {
  return (uint32_t*)cell + tn_op_cell__layout(cell).attributes;
}

static tn_ref spill_reference(const tn_op_cell* cell) {
  return ((const uint32_t*)cell)[tn_op_cell__layout(cell).attributes];
}

/// Returns the spill of an op that has one.
static tn_spill* spill_of(const tn_context* context, const tn_op_cell* cell) {
  return spill_at(context, spill_reference(cell));
}

/// Moves the attribute values to a fresh AUX cell with capacity for `capacity` of them, after the
/// words that `flags` (TN_OP_MOVED or 0) requires, which are zero if they are new. False when out
/// of memory.
static bool spill_attributes(tn_shard* shard, tn_ref op, uint32_t count, uint32_t capacity,
                             uint32_t flags) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t head = tn_spill__head(flags);
  const tn_ref fresh =
      tn_cell__allocate(shard, TN_CELL_AUX, TN_AUX_HEADER_WORDS + head + (capacity | 1u));
  if (fresh == 0) return false;
  tn_spill* spill = spill_at(context, fresh);
  spill->owner = op;
  for (uint32_t i = 0; i < head; ++i) {
    spill->words[i] = cell->counts & TN_OP_MOVED ? spill_of(context, cell)->words[i] : 0;
  }
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = 0; i < count; ++i) spill->words[head + i] = values[i];
  if (cell->counts & TN_OP_SPILLED) {
    tn_cell__free(shard, TN_CELL_AUX, spill_reference(cell), 0);
  }
  cell->counts |= TN_OP_SPILLED | flags;
  *attribute_word(cell) = fresh;
  return true;
}

static uint32_t stride_of(const tn_context* context, tn_ref cell) {
  return tn_cells__info(&context->cells, cell)->stride;
}

/// Returns the number of attribute values that the cell itself has space for.
static uint32_t inline_attribute_capacity(const tn_context* context, tn_ref op,
                                          const tn_op_cell* cell) {
  return stride_of(context, op) - tn_op_cell__layout(cell).attributes;
}

/// Returns the capacity for `count` attribute values outside of the cell, with reserve.
static uint32_t room_for(uint32_t count) { return count + count / 4; }

bool tn_op__reserve_attributes(tn_shard* shard, tn_ref op, uint32_t count, uint32_t needed) {
  const tn_context* context = shard->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t counts = cell->counts;
  const uint32_t capacity =
      counts & TN_OP_SPILLED
          ? stride_of(context, spill_reference(cell)) - TN_AUX_HEADER_WORDS - tn_spill__head(counts)
          : inline_attribute_capacity(context, op, cell);
  if (needed <= capacity) return true;
  return spill_attributes(shard, op, count, room_for(needed), counts & TN_OP_MOVED);
}

/// Copies `count` words to `to`, leaving a gap of one word at `index`.
static void copy_apart(uint32_t* to, const uint32_t* from, uint32_t count, uint32_t index) {
  for (uint32_t i = 0; i < index; ++i) to[i] = from[i];
  for (uint32_t i = index; i < count; ++i) to[i + 1] = from[i];
}

uint32_t* tn_op__open_attribute(tn_shard* shard, tn_ref op, uint32_t count, uint32_t index) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  if (TN_UNLIKELY((cell->counts & (TN_OP_LONG | TN_OP_SPILLED)) != 0)) {
    if (!tn_op__reserve_attributes(shard, op, count, count + 1)) return NULL;
    uint32_t* values = tn_op_cell__attributes(context, cell) + index;
    memmove(values + 1, values, (count - index) * sizeof *values);
    return values;
  }
  const uint32_t offset = tn_op_cell__layout(cell).attributes;
  uint32_t* words = (uint32_t*)cell + offset;
  if (count < stride_of(context, op) - offset) {
    for (uint32_t i = count; i > index; --i) words[i] = words[i - 1];
    return words + index;
  }
  const tn_ref fresh =
      tn_cell__allocate_aux(shard, TN_AUX_HEADER_WORDS + (room_for(count + 1) | 1u));
  if (TN_UNLIKELY(fresh == 0)) return NULL;
  tn_spill* spill = spill_at(context, fresh);
  spill->owner = op;
  copy_apart(spill->words, words, count, index);
  cell->counts |= TN_OP_SPILLED;
  words[0] = fresh;
  return spill->words + index;
}

/// tn_cell__free of an AUX cell, with its common path inline.
static inline void free_aux(tn_shard* shard, tn_ref cell) {
  uint32_t* words = tn_cells__at(shard->cells, cell);
  if (TN_UNLIKELY(!tn_cell__is_reusable(shard, words[0]))) {
    tn_cell__free(shard, TN_CELL_AUX, cell, 0);
    return;
  }
  tn_count__add(&shard->live_counts[TN_CELL_AUX], UINT64_MAX);
  tn_cell__give_back(shard, tn_cells__info(shard->cells, cell), cell, words, words[0], 0);
}

void tn_op__shrink_attributes(tn_shard* shard, tn_ref op, uint32_t count) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  if ((cell->counts & (TN_OP_SPILLED | TN_OP_MOVED)) != TN_OP_SPILLED) return;
  const uint32_t offset = tn_op_cell__layout(cell).attributes;
  if (count > stride_of(context, op) - offset) return;
  uint32_t* words = (uint32_t*)cell + offset;
  const tn_ref spill = words[0];
  const uint32_t* values = spill_at(context, spill)->words;
  for (uint32_t i = 0; i < count; ++i) words[i] = values[i];
  cell->counts &= ~TN_OP_SPILLED;
  free_aux(shard, spill);
}

void tn_op__free_spill(tn_shard* shard, tn_op_cell* cell) {
  if ((cell->counts & TN_OP_SPILLED) == 0) return;
  const tn_ref spill = spill_reference(cell);
  if (cell->counts & TN_OP_MOVED) {
    tn_cell__free(shard, TN_CELL_AUX, spill_at(shard->context, spill)->words[TN_SPILL_OPERANDS], 0);
  }
  tn_cell__free(shard, TN_CELL_AUX, spill, 0);
}

//===-- Shifts --------------------------------------------------------------------------------===//

/// Moves successors, regions and attributes so that they follow `operand_room` operands, and sets
/// that count.
static void shift_tail(const tn_context* context, tn_ref op, uint32_t operand_room,
                       uint32_t attribute_words) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_layout from = tn_op_cell__layout(cell);
  const uint32_t successor_count = tn_op_cell__successor_count(cell);
  if (cell->counts & TN_OP_LONG) {
    cell->words[1] = operand_room;
  } else {
    cell->counts = (cell->counts & ~0xff00u) | operand_room << 8;
  }
  const tn_op_layout to = tn_op_cell__layout(cell);
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
  const uint32_t count = tn_op_cell__shape(context, cell)->key_count;
  return count == 0 ? 1 : count;
}

static void clear_uses(const tn_context* context, tn_ref first, uint32_t count) {
  if (count != 0) memset(tn_use__at(context, first), 0, count * sizeof(tn_use_cell));
}

//===-- Operands ------------------------------------------------------------------------------===//

/// Moves the operands to an AUX array with capacity for `capacity`.
static bool move_operands_out(tn_shard* shard, tn_ref op, uint32_t old_count, uint32_t capacity) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref array = tn_cell__allocate(shard, TN_CELL_AUX, TN_AUX_HEADER_WORDS + 3 * capacity);
  if (array == 0) return false;
  const tn_ref from = tn_op_cell__operands(context, op, cell);
  const bool were_out = (cell->counts & TN_OP_MOVED) != 0;
  if (!were_out) {
    const uint32_t attribute_count = tn_op_cell__shape(context, cell)->key_count;
    if (!spill_attributes(shard, op, attribute_count, attribute_count, TN_OP_MOVED)) {
      tn_cell__free(shard, TN_CELL_AUX, array, 0);
      return false;
    }
  }
  tn_cells__at(&context->cells, array)[1] = op;
  for (uint32_t i = 0; i < old_count; ++i) {
    tn_use__move(context, from + 3 * i, array + TN_AUX_HEADER_WORDS + 3 * i, false);
  }
  if (!were_out) shift_tail(context, op, 0, 1);
  tn_spill* spill = spill_of(context, cell);
  if (were_out) tn_cell__free(shard, TN_CELL_AUX, spill->words[TN_SPILL_OPERANDS], 0);
  spill->words[TN_SPILL_OPERANDS] = array;
  spill->words[TN_SPILL_OPERAND_COUNT] = old_count;
  return true;
}

/// Returns the capacity of the AUX array of the operands.
static uint32_t moved_operand_capacity(const tn_context* context, const tn_op_cell* cell) {
  const tn_ref array = spill_of(context, cell)->words[TN_SPILL_OPERANDS];
  return (stride_of(context, array) - TN_AUX_HEADER_WORDS) / 3;
}

/// Grows from `old_count` to `count` operands in the cell, with null for new ones; false if they do
/// not fit.
static bool grow_in_place(const tn_context* context, tn_ref op, uint32_t old_count,
                          uint32_t count) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t tail = attribute_words(context, cell);
  const uint32_t used = tn_op_cell__layout(cell).attributes + tail;
  const uint32_t limit = cell->counts & TN_OP_LONG ? UINT32_MAX : 0xffu;
  if (count > limit || count - old_count > (stride_of(context, op) - used) / 3) return false;
  shift_tail(context, op, count, tail);
  clear_uses(context, op + tn_op_cell__layout(cell).operands + 3 * old_count, count - old_count);
  return true;
}

static bool grow_operands(tn_shard* shard, tn_ref op, uint32_t old_count, uint32_t count) {
  const tn_context* context = shard->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const bool is_out = (cell->counts & TN_OP_MOVED) != 0;
  if (!is_out && grow_in_place(context, op, old_count, count)) return true;
  if (!is_out || count > moved_operand_capacity(context, cell)) {
    if (!move_operands_out(shard, op, old_count, count + count / 2 + 2)) return false;
  }
  tn_spill* spill = spill_of(context, cell);
  clear_uses(context, spill->words[TN_SPILL_OPERANDS] + TN_AUX_HEADER_WORDS + 3 * old_count,
             count - old_count);
  spill->words[TN_SPILL_OPERAND_COUNT] = count;
  return true;
}

static void shrink_operands(tn_shard* shard, tn_ref op, uint32_t old_count, uint32_t count) {
  const tn_context* context = shard->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref operands = tn_op_cell__operands(context, op, cell);
  for (uint32_t i = count; i < old_count; ++i) {
    tn_use__set_value(context, operands + 3 * i, 0);
  }
  if (cell->counts & TN_OP_MOVED) {
    spill_of(context, cell)->words[TN_SPILL_OPERAND_COUNT] = count;
  } else {
    shift_tail(context, op, count, attribute_words(context, cell));
  }
}

bool tn_op__resize_operands(tn_shard* shard, tn_ref op, uint32_t count) {
  const uint32_t old_count =
      tn_op_cell__operand_count(shard->context, tn_op__at(shard->context, op));
  if (count > old_count) return grow_operands(shard, op, old_count, count);
  if (count < old_count) shrink_operands(shard, op, old_count, count);
  return true;
}
