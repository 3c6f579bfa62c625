// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for passes of dialects.

#ifndef TENURE_SRC_DIALECTS_COMMON_PASSES_H
#define TENURE_SRC_DIALECTS_COMMON_PASSES_H

#include "dialects/common/arith_ops.h"
#include "dialects/common/constant.h"
#include "ir/read.h"
#include "rewrite/pass_host.h"

/// Runs a pattern as MLIR's applyPatternsGreedily does.
TN_MUST_USE tn_status tn_passes__rewrite(tn_rewriter* rewriter, tn_ref root, tn_match_fn match,
                                         void* user_data);
/// Runs the pattern `match` of the pass's definition.
TN_MUST_USE tn_status tn_passes__match(tn_rewriter* rewriter, tn_ref root);
/// Like tn_passes__rewrite, for passes that visit ops top-down in MLIR.
TN_MUST_USE tn_status tn_passes__rewrite_top_down(tn_rewriter* rewriter, tn_ref root,
                                                  tn_match_fn match, void* user_data);
int64_t tn_passes__number(const tn_rewriter* rewriter, const char* option);
/// Lists all ops with the code in `root` (TN_CODE_NONE: all), nested ops last, or first if
/// `inner_first`. The caller frees the list.
void tn_passes__collect(tn_rewriter* rewriter, tn_ref root, tn_op_code code, bool inner_first,
                        tn_refs* out_ops);
/// Creates an op with the name and the attributes of `like`; 0 on failure.
tn_ref tn_passes__create_like(tn_rewriter* rewriter, tn_ref like, const tn_refs* operands,
                              const tn_types* types);
/// Creates an arith.cmpi; 0 on failure.
tn_ref tn_passes__compare(tn_rewriter* rewriter, tn_compare predicate, tn_ref a, tn_ref b);

#endif  // TENURE_SRC_DIALECTS_COMMON_PASSES_H
