// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the index dialect.

#include "dialects/common/arith_ops.h"
#include "dialects/index/index.h"

/// Replaces (x op c1) op c2 by x op (c1 op c2).
static bool join_constants(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, op);
  const tn_ref inner = tn_value__defined_by(context, tn_op__operand(context, op, 0), code);
  tn_int a;
  tn_int b;
  tn_wide result = 0;
  if (inner == 0 || !tn_const__int_of(context, tn_op__operand(context, op, 1), &b) ||
      !tn_const__int_of(context, tn_op__operand(context, inner, 1), &a) ||
      !tn_index__compute(code, b, a, &result)) {
    return false;
  }
  const tn_type type = tn_rewriter__index_type(rewriter);
  const tn_attribute value = tn_const__make_int(rewriter, type, result);
  const tn_ref constant = tn_rewriter__constant(rewriter, code, value, type);
  const tn_ref made =
      constant == 0
          ? 0
          : tn_rewriter__make2(rewriter, code, type, tn_op__operand(context, inner, 0), constant);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// Replaces a comparison of x - y with 0 by one of x with y, for equality only: otherwise the
/// difference may overflow, although MLIR 22 replaces those, too.
static bool compare_difference(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_attribute predicate = tn_index_cmp_pred(context, op);
  uint64_t number = 0;
  if (!tn_enum_attribute__number(predicate, &number) || number > TN_COMPARE_NE) return false;
  tn_int zero = {1, 64};
  uint32_t side = 0;
  if (tn_const__int_of(context, tn_index_cmp_lhs(context, op), &zero) && zero.bits == 0) side = 1;
  const tn_ref difference =
      tn_value__defined_by(context, tn_op__operand(context, op, side), TN_CODE_INDEX_SUB);
  if (difference == 0 || !tn_const__int_of(context, tn_op__operand(context, op, 1 - side), &zero) ||
      zero.bits != 0) {
    return false;
  }
  const tn_ref made = tn_build_index_cmp(rewriter, tn_op__operand(context, difference, side),
                                         tn_op__operand(context, difference, 1 - side), predicate);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

const tn_named_pattern tn_index_patterns[] = {
    {"", "add", 1, join_constants},  {"", "mul", 1, join_constants},
    {"", "maxs", 1, join_constants}, {"", "maxu", 1, join_constants},
    {"", "mins", 1, join_constants}, {"", "minu", 1, join_constants},
    {"", "and", 1, join_constants},  {"", "or", 1, join_constants},
    {"", "xor", 1, join_constants},  {"", "cmp", 1, compare_difference},
    {NULL, NULL, 0, NULL},
};
