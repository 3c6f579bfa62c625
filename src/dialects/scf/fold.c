// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the scf dialect.

#include "dialects/scf/scf.h"

#include "dialects/arith_ops.h"

/// Swaps the regions if the condition is negated.
static tn_fold_outcome fold_if(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref op = tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_ARITH_XORI);
  const tn_ref otherwise = tn_op__first_block(context, fold->op, TN_SCF_IF_ELSE_REGION);
  tn_int one;
  if (op == 0 || otherwise == 0 ||
      !tn_const__int_of(context, tn_arith_xori_rhs(context, op), &one) || one.bits != 1) {
    return TN_FOLD_NOTHING;
  }
  tn_shard* shard = fold->rewriter->shard;
  const tn_ref then = tn_op__first_block(context, fold->op, TN_SCF_IF_THEN_REGION);
  tn_block__remove(shard, then);
  tn_block__remove(shard, otherwise);
  tn_block__insert(context, otherwise, tn_scf_if_then_region(context, fold->op), 0);
  tn_block__insert(context, then, tn_scf_if_else_region(context, fold->op), 0);
  return tn_fold__set_operand(fold, 0, tn_arith_xori_lhs(context, op));
}

tn_fold_outcome tn_fold__scf(tn_fold* fold) {
  return fold->code == TN_CODE_SCF_IF ? fold_if(fold) : TN_FOLD_NOTHING;
}
