// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading the IR by reference: the queries of checks, folds, patterns and passes on ops, blocks and
// values. Code that works on cells (op.h) queries the cell itself: tn_op_cell__operand_count.

#ifndef TENURE_SRC_IR_READ_H
#define TENURE_SRC_IR_READ_H

#include "ir/op_definition.h"
#include "ir/shape.h"
#include "ir/uniqued.h"

/// Short readers are inlined, except when compiling for size.
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
/// Returns whether the nested ops use no values defined outside the op.
TN_READ bool tn_op__is_isolated(const tn_context* context, tn_ref op);
/// Returns whether the op, which may be 0, is called `name` and is not malformed
/// (tn_op__kept_name).
bool tn_op__is_called(const tn_context* context, tn_ref op, const char* name);
TN_READ tn_ref tn_op__block(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__parent(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__next(const tn_context* context, tn_ref op);
/// Returns the op directly in `region` that is `op` or contains it; 0 if there is none.
tn_ref tn_op__ancestor_in(const tn_context* context, tn_ref region, tn_ref op);
TN_READ uint32_t tn_op__operand_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__operand(const tn_context* context, tn_ref op, uint32_t index);
/// Returns the type of an operand or result; null if out of range, and for a null operand.
tn_type tn_op__operand_type(const tn_context* context, tn_ref op, uint32_t index);
tn_type tn_op__result_type(const tn_context* context, tn_ref op, uint32_t index);
/// Returns the op that defines an operand if it is called `name`; else 0.
tn_ref tn_op__operand_definition(const tn_context* context, tn_ref op, uint32_t index,
                                 const char* name);
/// Returns whether an operand is the result of an integer constant op, and its value.
bool tn_op__constant_operand(const tn_context* context, tn_ref op, uint32_t index,
                             int64_t* out_value);
TN_READ uint32_t tn_op__result_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__result(const tn_context* context, tn_ref op, uint32_t index);
/// Returns whether the op's results have no uses.
bool tn_op__is_unused(const tn_context* context, tn_ref op);
TN_READ uint32_t tn_op__successor_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__successor(const tn_context* context, tn_ref op, uint32_t index);
TN_READ uint32_t tn_op__region_count(const tn_context* context, tn_ref op);
TN_READ tn_ref tn_op__region(const tn_context* context, tn_ref op, uint32_t index);
/// Returns the first block of a region; 0 if the region is empty or does not exist.
tn_ref tn_op__first_block(const tn_context* context, tn_ref op, uint32_t region);

//===-- Blocks -------------------------------------------------------------------------------===//

/// Returns the region of a block; 0 for none.
TN_READ tn_ref tn_block__region(const tn_context* context, tn_ref block);
TN_READ tn_ref tn_block__first_op(const tn_context* context, tn_ref block);
/// 0 if there is none, and for block 0.
TN_READ tn_ref tn_block__last_op(const tn_context* context, tn_ref block);
/// 0 for block 0.
TN_READ uint32_t tn_block__argument_count(const tn_context* context, tn_ref block);
TN_READ tn_ref tn_block__argument(const tn_context* context, tn_ref block, uint32_t index);
/// Null if out of range, and for block 0.
tn_type tn_block__argument_type(const tn_context* context, tn_ref block, uint32_t index);
/// Returns the only predecessor of a block, which may have several edges to it; 0 if there is none
/// or there are several.
tn_ref tn_block__unique_predecessor(const tn_context* context, tn_ref block);
/// Likewise, if there is only one edge.
tn_ref tn_block__single_predecessor(const tn_context* context, tn_ref block);

//===-- Values and uses ----------------------------------------------------------------------===//

TN_READ tn_type tn_value__type(const tn_context* context, tn_ref value);
/// Likewise; null for value 0.
tn_type tn_value__type_or_null(const tn_context* context, tn_ref value);
/// Returns the op that defines a value; 0 for a block argument.
TN_READ tn_ref tn_value__defining_op(const tn_context* context, tn_ref value);
/// Returns the defining op if it has this code, else 0.
TN_READ tn_ref tn_value__defined_by(const tn_context* context, tn_ref value, tn_op_code code);
TN_READ tn_ref tn_value__first_use(const tn_context* context, tn_ref value);
TN_READ tn_ref tn_use__next(const tn_context* context, tn_ref use);
TN_READ bool tn_value__has_one_use(const tn_context* context, tn_ref value);
/// Detects cycles in a walk from values or ops to their definitions: in graph regions, and before
/// dominance is verified, ops may use each other's results cyclically. All zero is the start.
typedef struct tn_trail {
  tn_ref met;  ///< The op or value at the last step whose number is a power of two.
  uint32_t steps;
} tn_trail;
/// Takes a step to `at`; returns false if the walk is in a cycle.
static inline bool tn_trail__goes_on(tn_trail* trail, tn_ref at) {
  if (at == trail->met) return false;
  if ((trail->steps & (trail->steps + 1)) == 0) trail->met = at;
  ++trail->steps;
  return true;
}

/// Returns the element type of a shaped type, or the type itself.
tn_type tn_type__element(tn_type type);

#ifdef TN_READ_INLINE
#include "ir/read_inline.h"
#endif

#endif  // TENURE_SRC_IR_READ_H
