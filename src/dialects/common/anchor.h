// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the ops for passes that MLIR anchors at one kind of op, wherever the passes are run.

#ifndef TENURE_SRC_DIALECTS_COMMON_ANCHOR_H
#define TENURE_SRC_DIALECTS_COMMON_ANCHOR_H

#include "dialects/common/passes.h"

/// Returns the next op called `name` after `after` (0: the first) among those directly in `root`,
/// or `root` alone if it is such an op; 0 if there is none.
tn_ref tn_anchor__next(const tn_context* context, tn_ref root, const char* name, tn_ref after);
/// Rewrites each such op with a pattern like MLIR's applyPatternsGreedily.
TN_MUST_USE tn_status tn_anchor__rewrite(tn_rewriter* rewriter, tn_ref root, const char* name,
                                         tn_match_fn match);

#endif  // TENURE_SRC_DIALECTS_COMMON_ANCHOR_H
