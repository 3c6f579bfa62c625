// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the func dialect.

#include "dialects/func/func.h"

/// Replaces an indirect call of a constant function by a direct call.
static bool call_directly(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_attribute callee = tn_const__of(context, tn_func_call_indirect_callee(context, op));
  if (tn_attribute_kind_of(callee) != TN_ATTRIBUTE_SYMBOL_REF) return false;
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 1, tn_op__operand_count(context, op));
  tn_types types = {0};
  tn_types__push_results(rewriter, &types, op);
  const tn_ref made = rewriter->status == TN_OK
                          ? tn_build_func_call(rewriter, tn_types__items(&types), types.count,
                                               tn_refs__items(&operands), operands.count, callee)
                          : 0;
  tn_refs__free(rewriter, &operands);
  tn_types__free(rewriter, &types);
  if (made == 0) return rewriter->status != TN_OK;
  tn_rewriter__replace_with_op(rewriter, op, made);
  return true;
}

const tn_named_pattern tn_func_patterns[] = {
    {"", "call_indirect", 1, call_directly},
    {NULL, NULL, 0, NULL},
};
