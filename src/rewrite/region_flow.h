// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for every op that says where control goes between its regions (RegionBranchOpInterface):
// results and block arguments that are given twice, are always the same, or are not needed.

#ifndef TENURE_SRC_REWRITE_REGION_FLOW_H
#define TENURE_SRC_REWRITE_REGION_FLOW_H

#include "rewrite/rewriter.h"

/// Uses of what can have one value alone become uses of that value.
bool tn_region_flow__settle(tn_rewriter* rewriter, tn_ref op);
/// Uses of what is handed the same values as another one become uses of that.
bool tn_region_flow__join(tn_rewriter* rewriter, tn_ref op);
/// Takes away what has no uses, with what is handed on for it.
bool tn_region_flow__drop_unused(tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_REWRITE_REGION_FLOW_H
