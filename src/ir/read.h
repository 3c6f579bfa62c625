// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading the IR by reference: what checks, folds, patterns and passes ask of ops, blocks and
// values. Code that works on cells (op.h) asks the cell itself: tn_op_cell__operand_count.

#ifndef TENURE_SRC_IR_READ_H
#define TENURE_SRC_IR_READ_H

#include "ir/op_definition.h"
#include "ir/shape.h"
#include "ir/uniqued.h"

/// What is read in a few instructions is inlined, except in code that is compiled for size.
#ifndef TN_READ
#ifdef __OPTIMIZE_SIZE__
#define TN_READ
#else
#define TN_READ static inline
#define TN_READ_INLINE
#endif
#endif

//===-- Ops ----------------------------------------------------------------------------------===//

TN_READ tn_op_code tn_op__code(const tn_context* context, tn_ref op);
TN_READ bool tn_op__has_trait(const tn_context* context, tn_ref op, uint32_t trait);
/// Whether nothing that is in the op refers to what is around it.
TN_READ bool tn_op__is_isolated(const tn_context* context, tn_ref op);
/// Whether the op, which may be 0, is called `name` and keeps to the name (tn_op__kept_name).
bool tn_op__is_called(const tn_context* context, tn_ref op, const char* name);
TN_READ tn_ref tn_op__block(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__parent(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__next(const tn_context* context, tn_ref op);
/// The op directly in `region` that is `op` or holds it; 0 if none does.
tn_ref tn_op__ancestor_in(const tn_context* context, tn_ref region, tn_ref op);
TN_READ uint32_t tn_op__operand_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__operand(const tn_context* context, tn_ref op, uint32_t index);
/// The type of an operand or result; null after the last, and of a null operand.
tn_type tn_op__operand_type(const tn_context* context, tn_ref op, uint32_t index);
tn_type tn_op__result_type(const tn_context* context, tn_ref op, uint32_t index);
/// The op that defines an operand if it is called `name`; else 0.
tn_ref tn_op__operand_definition(const tn_context* context, tn_ref op, uint32_t index,
                                 const char* name);
/// Whether an operand is the integer of a constant op, and which.
bool tn_op__constant_operand(const tn_context* context, tn_ref op, uint32_t index,
                             int64_t* out_value);
TN_READ uint32_t tn_op__result_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__result(const tn_context* context, tn_ref op, uint32_t index);
/// Whether none of the op's results is used.
bool tn_op__is_unused(const tn_context* context, tn_ref op);
TN_READ uint32_t tn_op__successor_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__successor(const tn_context* context, tn_ref op, uint32_t index);
TN_READ uint32_t tn_op__region_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__region(const tn_context* context, tn_ref op, uint32_t index);
/// The first block of a region; 0 if the region is empty, or there is no such region.
tn_ref tn_op__first_block(const tn_context* context, tn_ref op, uint32_t region);

//===-- Blocks -------------------------------------------------------------------------------===//

/// The region that a block is in; 0 for none.
TN_READ tn_ref tn_block__region(const tn_context* context, tn_ref block);
TN_READ tn_ref tn_block__first_op(const tn_context* context, tn_ref block);
/// 0 for none, and for no block.
TN_READ tn_ref tn_block__last_op(const tn_context* context, tn_ref block);
/// 0 for no block.
TN_READ uint32_t tn_block__argument_count(const tn_context* context, tn_ref block);
TN_READ tn_ref tn_block__argument(const tn_context* context, tn_ref block, uint32_t index);
/// Null after the last, and for no block.
tn_type tn_block__argument_type(const tn_context* context, tn_ref block, uint32_t index);
/// The one predecessor of a block, which may come from several successors of one op; 0 if there is
/// none or there are several.
tn_ref tn_block__unique_predecessor(const tn_context* context, tn_ref block);
/// The same, and by one edge alone.
tn_ref tn_block__single_predecessor(const tn_context* context, tn_ref block);

//===-- Values and uses ----------------------------------------------------------------------===//

TN_READ tn_type tn_value__type(const tn_context* context, tn_ref value);
/// The same; null for no value.
tn_type tn_value__type_or_null(const tn_context* context, tn_ref value);
/// The op that makes a value; 0 for a block's argument.
TN_READ tn_ref tn_value__defining_op(const tn_context* context, tn_ref value);
/// The same if it is an op of this code, else 0.
TN_READ tn_ref tn_value__defined_by(const tn_context* context, tn_ref value, tn_op_code code);
TN_READ tn_ref tn_value__first_use(const tn_context* context, tn_ref value);
TN_READ tn_ref tn_use__next(const tn_context* context, tn_ref use);
TN_READ bool tn_value__has_one_use(const tn_context* context, tn_ref value);
/// Bounds a walk from values or ops to what they are made of: where ops have no order, and before
/// dominance is verified, ops may use each other's results in a circle. All zero is the start.
typedef struct tn_trail {
  tn_ref met;  ///< One that was met at the last power of two of steps.
  uint32_t steps;
} tn_trail;
/// Takes a step to `at`; false, once the walk goes round, where it was met before.
static inline bool tn_trail__goes_on(tn_trail* trail, tn_ref at) {
  if (at == trail->met) return false;
  if ((trail->steps & (trail->steps + 1)) == 0) trail->met = at;
  ++trail->steps;
  return true;
}

/// The element type of a shaped type, or the type itself.
tn_type tn_type__element(tn_type type);

#ifdef TN_READ_INLINE
#include "ir/read_inline.h"
#endif

#endif  // TENURE_SRC_IR_READ_H
