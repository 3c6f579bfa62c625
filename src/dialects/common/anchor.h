// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes that MLIR anchors at one kind of op work on, wherever they are run.

#ifndef TENURE_SRC_DIALECTS_COMMON_ANCHOR_H
#define TENURE_SRC_DIALECTS_COMMON_ANCHOR_H

#include "dialects/common/passes.h"

/// The op called `name` that follows `after` (0: the first) among those directly in `root`, or
/// `root` alone if it is one; 0 if there is none.
tn_ref tn_anchor__next(const tn_context* context, tn_ref root, const char* name, tn_ref after);
/// Rewrites each such op with a pattern as MLIR's applyPatternsGreedily does.
TN_MUST_USE tn_status tn_anchor__rewrite(tn_rewriter* rewriter, tn_ref root, const char* name,
                                         tn_match_fn match);

#endif  // TENURE_SRC_DIALECTS_COMMON_ANCHOR_H
