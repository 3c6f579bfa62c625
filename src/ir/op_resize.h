// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Room for operands and attributes that change in number; see op_resize.c. tn_op__resize_operands
// is in op.h.

#ifndef TENURE_SRC_IR_OP_RESIZE_H
#define TENURE_SRC_IR_OP_RESIZE_H

#include "ir/op.h"

/// Makes room for `needed` attribute values, of which the first `count` are kept. False when memory
/// is out.
bool tn_op__reserve_attributes(tn_shard* shard, tn_ref op, uint32_t count, uint32_t needed);

/// Makes room for one as number `index` among the op's `count` attribute values, those from there
/// on move up; NULL when out of memory. Where it is to be put, by who gives the op a shape for it.
uint32_t* tn_op__open_attribute(tn_shard* shard, tn_ref op, uint32_t count, uint32_t index);

/// Moves the op's `count` attribute values back into its cell if they fit.
void tn_op__shrink_attributes(tn_shard* shard, tn_ref op, uint32_t count);

/// Frees the AUX cells of an op that is going away.
void tn_op__free_spill(tn_shard* shard, tn_op_cell* cell);

#endif  // TENURE_SRC_IR_OP_RESIZE_H
