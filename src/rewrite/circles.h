// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Detects cycles of ops that use each other's results. Such cycles are valid in graph regions, and
// unverified IR may have them anywhere. Folds and patterns may loop forever on them.

#ifndef TENURE_SRC_REWRITE_CIRCLES_H
#define TENURE_SRC_REWRITE_CIRCLES_H

#include "analysis/cell_map.h"
#include "rewrite/rewriter.h"

typedef struct tn_circles {
  tn_rewriter* rewriter;
  tn_op_code code;     ///< Only ops with this code are followed; TN_CODE_NONE: all.
  tn_cell_map states;  ///< The state of each visited op.
} tn_circles;

void tn_circles__open(tn_rewriter* rewriter, tn_op_code code, tn_circles* out_circles);
void tn_circles__close(tn_circles* circles);
/// Returns whether `op`, or an op that it transitively takes operands from, depends on its own
/// results. Each op is visited once.
bool tn_circles__lead_to(tn_circles* circles, tn_ref op);

#endif  // TENURE_SRC_REWRITE_CIRCLES_H
