// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that use each other's results in a circle: in regions without an order they are valid, and
// IR that was not verified has them anywhere. Folds and patterns may go round in one without end.

#ifndef TENURE_SRC_REWRITE_CIRCLES_H
#define TENURE_SRC_REWRITE_CIRCLES_H

#include "analysis/cell_map.h"
#include "rewrite/rewriter.h"

typedef struct tn_circles {
  tn_rewriter* rewriter;
  tn_op_code code;     ///< Of the ops that are followed; TN_CODE_NONE for all.
  tn_cell_map states;  ///< Of ops that were looked at.
} tn_circles;

void tn_circles__open(tn_rewriter* rewriter, tn_op_code code, tn_circles* out_circles);
void tn_circles__close(tn_circles* circles);
/// Whether `op`, or one that its operands come from, uses a result of its own by way of others. Ops
/// that were looked at are not looked at again.
bool tn_circles__lead_to(tn_circles* circles, tn_ref op);

#endif  // TENURE_SRC_REWRITE_CIRCLES_H
