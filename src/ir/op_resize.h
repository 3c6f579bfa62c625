// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Space for operands and attributes whose number changes; see op_resize.c. tn_op__resize_operands
// is in op.h.

#ifndef TENURE_SRC_IR_OP_RESIZE_H
#define TENURE_SRC_IR_OP_RESIZE_H

#include "ir/op.h"

/// Reserves space for `needed` attribute values, of which the first `count` are kept. False when
/// out of memory.
bool tn_op__reserve_attributes(tn_shard* shard, tn_ref op, uint32_t count, uint32_t needed);

/// Inserts a gap at `index` into the op's `count` attribute values, and returns its address; NULL
/// when out of memory. The caller stores the value and sets the shape with its key.
uint32_t* tn_op__open_attribute(tn_shard* shard, tn_ref op, uint32_t count, uint32_t index);

/// Moves the op's `count` attribute values back into its cell if they fit.
void tn_op__shrink_attributes(tn_shard* shard, tn_ref op, uint32_t count);

/// Frees the AUX cells of an op that is being destroyed.
void tn_op__free_spill(tn_shard* shard, tn_op_cell* cell);

#endif  // TENURE_SRC_IR_OP_RESIZE_H
