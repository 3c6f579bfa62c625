// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts of tensors that scf.for carries: the loop carries the source of the cast.
//
// Source: mlir-opt's results.

#include "dialects/common/tensor_ops.h"
#include "dialects/scf/scf.h"
#include "dialects/tensor_ops.h"

/// Returns the index of the first carried value that is initially a cast to a less static type, and
/// whose result has one use; UINT32_MAX if there is none.
static uint32_t find_cast(const tn_context* context, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_ref init = tn_op__operand(context, op, 3 + i);
    const tn_ref source = tn_tensor__before_cast(context, init);
    if (source != 0 &&
        !tn_type_equal(tn_value__type(context, source), tn_value__type(context, init)) &&
        tn_value__has_one_use(context, tn_op__result(context, op, i))) {
      return i;
    }
  }
  return UINT32_MAX;
}

/// Creates a loop like `op` that carries `source` at `index`.
static tn_ref make_loop(tn_rewriter* rewriter, tn_ref op, uint32_t index, tn_ref source) {
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, 3 + index);
  tn_refs__push(rewriter, &operands, source);
  tn_refs__push_operands(rewriter, &operands, op, 4 + index, 3 + count);
  const tn_ref made = tn_scf__for_like(rewriter, op, &operands);
  tn_refs__free(rewriter, &operands);
  return made;
}

/// Moves the body, and casts the carried value at its start and for the yield.
static void move_body(tn_rewriter* rewriter, tn_ref op, tn_ref made, uint32_t index,
                      tn_type old_type) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, made, 0);
  const tn_type type = tn_op__result_type(context, made, index);
  tn_refs values = {0};
  tn_rewriter__at_start(rewriter, block);
  const tn_ref inside =
      tn_build_tensor_cast(rewriter, old_type, tn_block__argument(context, block, index + 1));
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    tn_refs__push(rewriter, &values,
                  i == index + 1 ? inside : tn_block__argument(context, block, i));
  }
  tn_rewriter__inline_block(rewriter, tn_op__first_block(context, op, 0), block, 0,
                            tn_refs__items(&values), values.count);
  const tn_ref yield = tn_block__last_op(context, block);
  tn_rewriter__at_op(rewriter, yield);
  const tn_ref back = tn_build_tensor_cast(rewriter, type, tn_op__operand(context, yield, index));
  values.count = 0;
  tn_refs__push_operands(rewriter, &values, yield, 0, tn_op__operand_count(context, yield));
  if (rewriter->status == TN_OK) tn_refs__items(&values)[index] = back;
  (void)tn_scf__yield(rewriter, block, tn_refs__items(&values), values.count);
  tn_rewriter__erase(rewriter, yield);
  tn_refs__free(rewriter, &values);
}

bool tn_scf__carry_uncast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const uint32_t index = find_cast(context, op);
  const uint32_t count = tn_op__result_count(context, op);
  if (index == UINT32_MAX) return false;
  const tn_ref init = tn_op__operand(context, op, 3 + index);
  const tn_type old_type = tn_value__type(context, init);
  const tn_ref made = make_loop(rewriter, op, index, tn_tensor__before_cast(context, init));
  if (made == 0) return true;
  move_body(rewriter, op, made, index, old_type);
  tn_refs results = {0};
  tn_rewriter__after(rewriter, made);
  const tn_ref outside =
      tn_build_tensor_cast(rewriter, old_type, tn_op__result(context, made, index));
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(rewriter, &results, i == index ? outside : tn_op__result(context, made, i));
  }
  if (rewriter->status == TN_OK)
    tn_rewriter__replace(rewriter, op, tn_refs__items(&results), results.count);
  tn_refs__free(rewriter, &results);
  return true;
}
