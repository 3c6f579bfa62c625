// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for all ops with RegionBranchOpInterface: remove results and block arguments that are
// duplicates, have a single known value, or are unused.

#ifndef TENURE_SRC_REWRITE_REGION_FLOW_H
#define TENURE_SRC_REWRITE_REGION_FLOW_H

#include "rewrite/rewriter.h"

/// Replaces results and arguments that can have only one value by that value.
bool tn_region_flow__make_inputs_dead(tn_rewriter* rewriter, tn_ref op);
/// Replaces results and arguments that always equal another one by that one.
bool tn_region_flow__join(tn_rewriter* rewriter, tn_ref op);
/// Drops unused results and arguments and the operands forwarded to them.
bool tn_region_flow__drop_unused(tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_REWRITE_REGION_FLOW_H
