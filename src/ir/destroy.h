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

/// The reference of a member of the cell that `reference` names.
#define TN_DESTROY_MEMBER(reference, type, member) \
  ((reference) + (tn_ref)(offsetof(type, member) / sizeof(tn_ref)))

/// tn_op__destroy in the usual case: an op in a block that is a leaf (tn_op__is_leaf) and whose
/// results have no uses, while no walk is under way. Whether an operand is the first of its use
/// list is hard to foretell, so the neighbours are selected without branches.
static inline void tn_op__destroy_leaf(tn_shard* shard, tn_ref op, tn_op_cell* cell) {
  uint32_t* const* bases = tn_cells__bases(shard->cells);
  const tn_ref to_op = cell->previous != 0
                           ? TN_DESTROY_MEMBER(cell->previous, tn_op_cell, next)
                           : TN_DESTROY_MEMBER(cell->block, tn_block_cell, first_op);
  const tn_ref back_to_op = cell->next != 0
                                ? TN_DESTROY_MEMBER(cell->next, tn_op_cell, previous)
                                : TN_DESTROY_MEMBER(cell->block, tn_block_cell, last_op);
  *tn_cells__in(bases, to_op) = cell->next;
  *tn_cells__in(bases, back_to_op) = cell->previous;
  const tn_use_cell* uses =
      (const tn_use_cell*)(const void*)(cell->words + 2 * (cell->counts & 0xffu));
  for (uint32_t i = (cell->counts >> 8) & 0xffu; i-- > 0;) {
    const tn_use_cell use = uses[i];
    if (use.value == 0) continue;
    const tn_ref to_use = use.previous != 0
                              ? TN_DESTROY_MEMBER(use.previous, tn_use_cell, next)
                              : TN_DESTROY_MEMBER(use.value, tn_value_cell, first_use);
    *tn_cells__in(bases, to_use) = use.next;
    if (use.next != 0) {
      *tn_cells__in(bases, TN_DESTROY_MEMBER(use.next, tn_use_cell, previous)) = use.previous;
    }
  }
  if (TN_UNLIKELY(cell->counts & TN_OP_SPILLED)) tn_op__free_spill(shard, cell);
  ++shard->erased_op_count;
  const uint32_t record =
      tn_erasure__record(shard, op, cell->generation, cell->shape, cell->location);
  tn_cell__free_op(shard, op, (uint32_t*)cell, record);
}

#endif  // TENURE_SRC_IR_DESTROY_H
