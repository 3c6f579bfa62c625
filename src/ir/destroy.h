// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of destruction that the rooms of blocks and ops share.

#ifndef TENURE_SRC_IR_DESTROY_H
#define TENURE_SRC_IR_DESTROY_H

#include "ir/erasure.h"
#include "ir/op_resize.h"

/// Frees a block without ops, its arguments with it; uses of them and of the block become null.
/// `by_parent`: for the record of why it is gone.
void tn_block__free_cell(tn_shard* shard, tn_ref block, bool by_parent);

/// Tells the scopes that the op and its results, some of which have wrappers, are gone.
void tn_op__forget_hosts(tn_context* context, tn_ref op, const tn_op_cell* cell);

/// The reference of a member of the cell that `reference` names.
#define TN_DESTROY_MEMBER(reference, type, member) \
  ((reference) + (tn_ref)(offsetof(type, member) / sizeof(tn_ref)))

/// Closes the gaps that an op whose operands lie in its cell, of short counts, leaves in their use
/// lists. Whether an operand is the first of its list is hard to foretell, so its neighbours are
/// selected without branches.
static inline void tn_op__unlink_operands(const tn_base* bases, tn_ref op, const tn_op_cell* cell) {
  const tn_use_cell* uses =
      (const tn_use_cell*)(const void*)(cell->words + 2 * (cell->counts & 0xffu));
  tn_ref at =
      op + (tn_ref)((const uint32_t*)(const void*)uses - (const uint32_t*)(const void*)cell);
  for (uint32_t i = (cell->counts >> 8) & 0xffu; i-- > 0;) {
    const tn_use_cell use = uses[i];
    if (use.value == 0) continue;
    const tn_ref to_use =
        tn_ref__choose(use.previous, TN_DESTROY_MEMBER(use.previous, tn_use_cell, next),
                       TN_DESTROY_MEMBER(use.value, tn_value_cell, first_use));
    // Where there is no next use, this one takes its part.
    const tn_ref after = tn_ref__choose(use.next, use.next, at + 3 * i);
    *tn_cells__in(bases, to_use) = use.next;
    *tn_cells__in(bases, TN_DESTROY_MEMBER(after, tn_use_cell, previous)) = use.previous;
  }
}

/// Closes the gaps that an op in a block, a leaf (tn_op__is_leaf) whose results have no uses,
/// leaves among its neighbours and in the use lists of its operands.
static inline void tn_op__unlink_leaf(const tn_base* bases, tn_ref op, const tn_op_cell* cell) {
  const tn_ref previous = cell->previous;
  const tn_ref next = cell->next;
  const tn_ref to_op = previous != 0 ? TN_DESTROY_MEMBER(previous, tn_op_cell, next)
                                     : TN_DESTROY_MEMBER(cell->block, tn_block_cell, first_op);
  const tn_ref back_to_op = next != 0 ? TN_DESTROY_MEMBER(next, tn_op_cell, previous)
                                      : TN_DESTROY_MEMBER(cell->block, tn_block_cell, last_op);
  *tn_cells__in(bases, to_op) = next;
  *tn_cells__in(bases, back_to_op) = previous;
  tn_op__unlink_operands(bases, op, cell);
}

/// Whether tn_op__destroy_leaf can destroy the leaf without calling anything.
static inline bool tn_op__is_plain_leaf(const tn_shard* shard, const tn_op_cell* cell,
                                        uint32_t stride) {
  return (cell->counts & (TN_OP_SPILLED | TN_OP_HOSTED)) == 0 &&
         shard->erasure_next != shard->erasure_end &&
         tn_cell__is_reusable(shard, cell->generation, stride);
}

/// tn_op__destroy in the usual case: an op in a block that is a leaf and whose results have no
/// uses, while no walk is under way.
static inline void tn_op__destroy_leaf(tn_shard* shard, tn_ref op, tn_op_cell* cell) {
  tn_op__unlink_leaf(tn_cells__bases(shard->cells), op, cell);
  if (TN_UNLIKELY(cell->counts & TN_OP_SPILLED)) tn_op__free_spill(shard, cell);
  if (cell->counts & TN_OP_HOSTED) tn_op__forget_hosts(shard->context, op, cell);
  tn_count__add(&shard->erased_op_count, 1);
  const uint32_t record =
      tn_erasure__record(shard, op, cell->generation, cell->shape, cell->location);
  tn_cell__free_op(shard, op, (uint32_t*)cell, record);
}

/// The same for a plain one of cells of `stride` words.
static inline void tn_op__destroy_plain_leaf(tn_shard* shard, const tn_context* context,
                                             const tn_base* bases, tn_ref op, tn_op_cell* cell,
                                             uint32_t stride) {
  tn_op__unlink_leaf(bases, op, cell);
  tn_count__add(&shard->erased_op_count, 1);
  const uint32_t record = tn_erasure__record_at(context, shard->erasure_next++, op,
                                                cell->generation, cell->shape, cell->location);
  tn_cell__give_back(shard, &shard->ops[stride / 2], TN_CELL_OP, op, (uint32_t*)cell, record);
}

#endif  // TENURE_SRC_IR_DESTROY_H
