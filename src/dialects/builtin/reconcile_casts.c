// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reconcile-unrealized-casts: removes casts that partial lowerings left.

#include "dialects/op_code.h"
#include "ir/pass_info.h"
#include "rewrite/conversion.h"

static tn_status reconcile_casts(tn_rewriter* rewriter, tn_ref root) {
  tn_refs casts = {0};
  for (tn_ref op = root; op != 0 && rewriter->status == TN_OK;
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    if (tn_op__code(rewriter->context, op) == TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST) {
      tn_refs__push(rewriter, &casts, op);
    }
  }
  tn_casts__reconcile(rewriter, tn_refs__items(&casts), casts.count);
  rewriter->is_unchanged = casts.count == 0;
  tn_refs__free(rewriter, &casts);
  return rewriter->status;
}

TN_PASS(reconcile_unrealized_casts) = {"reconcile-unrealized-casts", "ReconcileUnrealizedCastsPass",
                                       "Simplify and eliminate unrealized conversion casts",
                                       .rewrite = reconcile_casts};
