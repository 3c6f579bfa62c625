// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of destruction that blocks and ops share.

#ifndef TENURE_SRC_IR_DESTROY_H
#define TENURE_SRC_IR_DESTROY_H

#include "ir/erasure.h"
#include "ir/op_resize.h"

/// Frees a block without ops, and its arguments; uses of them and of the block become null.
/// `by_parent` is recorded as the reason.
void tn_block__free_cell(tn_shard* shard, tn_ref block, bool by_parent);

/// Notifies the scopes that the op and its results, some of which have wrappers, were erased.
void tn_op__forget_hosts(tn_context* context, tn_ref op, const tn_op_cell* cell);

/// Returns the operands of an op that are stored in its cell, for short `counts`: after its
/// results.
static inline tn_use_cell* tn_op_cell__near_operands(tn_op_cell* cell, uint32_t counts) {
  return (tn_use_cell*)(void*)(cell->words + 2 * (counts & 0xffu));
}

/// Returns whether one of the results, which are before `operands`, has uses.
static inline bool tn_op_cell__has_uses(const tn_op_cell* cell, const tn_use_cell* operands) {
  const tn_value_cell* results = (const tn_value_cell*)(const void*)cell->words;
  const tn_value_cell* result = (const tn_value_cell*)(const void*)operands;
  while (result != results) {
    if ((--result)->first_use != 0) return true;
  }
  return false;
}

/// The link to the first use of a value is at the same offset as the link from one use to the next.
_Static_assert(offsetof(tn_value_cell, first_use) == offsetof(tn_use_cell, next),
               "the offsets must match");

/// Unlinks the operands of an op, stored in its cell, from their use lists. Whether an operand is
/// the first or last of its list is hard to predict, so its neighbours are selected without
/// branches; `spare` replaces a missing one.
static inline void tn_op__unlink_operands(const tn_base* bases, const tn_use_cell* uses,
                                          uint32_t count) {
  tn_use_cell spare;
  for (const tn_use_cell* use = uses + count; use-- != uses;) {
    const tn_ref value = use->value;
    const tn_ref previous = use->previous;
    const tn_ref next = use->next;
    if (TN_UNLIKELY(value == 0)) continue;
    const tn_ref before = tn_ref__choose(previous, previous, value);
    // The `next` of a use, or the first use of a value.
    tn_cells__in(bases, before)[offsetof(tn_use_cell, next) / sizeof(uint32_t)] = next;
    ((tn_use_cell*)tn_address__choose(next, tn_cells__in(bases, next), &spare))->previous =
        previous;
  }
}

/// Unlinks an op from the block whose cell is at `block`.
static inline void tn_op__unlink_from(const tn_base* bases, tn_ref block, tn_ref previous,
                                      tn_ref next) {
  tn_block_cell* around = (tn_block_cell*)(void*)tn_cells__in(bases, block);
  *(previous != 0 ? &((tn_op_cell*)(void*)tn_cells__in(bases, previous))->next
                  : &around->first_op) = next;
  *(next != 0 ? &((tn_op_cell*)(void*)tn_cells__in(bases, next))->previous : &around->last_op) =
      previous;
}

/// Returns whether tn_op__destroy_leaf can destroy the leaf without calling anything.
static inline bool tn_op__is_plain_leaf(const tn_shard* shard, uint32_t counts,
                                        uint32_t generation) {
  return counts <= 0xffffu && shard->erasure_next != shard->erasure_end &&
         tn_cell__is_reusable(shard, generation);
}

/// tn_op__destroy for the common case: an op in a block without regions and uses, while no walk is
/// active.
static inline void tn_op__destroy_leaf(tn_shard* shard, tn_ref op, tn_op_cell* cell) {
  const tn_base* bases = tn_cells__bases(shard->cells);
  const uint32_t counts = cell->counts;
  tn_op__unlink_from(bases, cell->block, cell->previous, cell->next);
  tn_op__unlink_operands(bases, tn_op_cell__near_operands(cell, counts), (counts >> 8) & 0xffu);
  if (TN_UNLIKELY(cell->counts & TN_OP_SPILLED)) tn_op__free_spill(shard, cell);
  if (cell->counts & TN_OP_HOSTED) tn_op__forget_hosts(shard->context, op, cell);
  tn_count__add(&shard->erased_op_count, 1);
  const uint32_t record =
      tn_erasure__record(shard, op, cell->generation, cell->shape, cell->location);
  tn_cell__free_op(shard, op, (uint32_t*)cell, record);
}

/// Likewise for a plain op of the chunk `info`; `by_parent` is recorded. Updates no counts.
static inline void tn_op__free_plain_leaf(tn_shard* shard, const tn_context* context,
                                          const tn_chunk_info* info, tn_ref op, tn_op_cell* cell,
                                          uint32_t generation, uint32_t by_parent) {
  const uint32_t place = shard->erasure_next;
  shard->erasure_next = place + 1;
  tn_erasure__record_at(context, place, op, generation, cell->shape | by_parent, cell->location);
  tn_cell__give_back(shard, info, op, (uint32_t*)cell, generation, place);
}

#endif  // TENURE_SRC_IR_DESTROY_H
