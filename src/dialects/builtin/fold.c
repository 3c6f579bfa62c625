// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the builtin dialect.

#include "dialects/builtin/builtin.h"

/// Folds a cast of all results of a cast back to the original types.
static tn_fold_outcome fold_conversion(tn_fold* fold) {
  const tn_context* context = fold->context;
  if (fold->operand_count == 0) return TN_FOLD_NOTHING;
  const tn_ref inner = tn_value__defined_by(context, tn_fold__operand(fold, 0),
                                            TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST);
  if (inner == 0 || tn_op__result_count(context, inner) != fold->operand_count ||
      tn_op__operand_count(context, inner) != fold->result_count) {
    return TN_FOLD_NOTHING;
  }
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    if (tn_fold__operand(fold, i) != tn_op__result(context, inner, i)) return TN_FOLD_NOTHING;
  }
  for (uint32_t i = 0; i < fold->result_count; ++i) {
    const tn_ref value = tn_op__operand(context, inner, i);
    const tn_ref result = tn_op__result(context, fold->op, i);
    if (!tn_type_equal(tn_value__type(context, value), tn_value__type(context, result))) {
      return TN_FOLD_NOTHING;
    }
    fold->results[i] = (tn_folded){value, {NULL}};
  }
  return TN_FOLD_DONE;
}

tn_fold_outcome tn_fold__builtin(tn_fold* fold) {
  return fold->code == TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST ? fold_conversion(fold)
                                                                  : TN_FOLD_NOTHING;
}
