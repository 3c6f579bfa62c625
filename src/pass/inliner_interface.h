// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Legality of inlining a function body at a call.

#ifndef TENURE_SRC_PASS_INLINER_INTERFACE_H
#define TENURE_SRC_PASS_INLINER_INTERFACE_H

#include "rewrite/rewriter.h"

/// Returns whether dialects allow inlining the callee's body at the call.
bool tn_inline__is_legal(const tn_context* context, tn_ref call, tn_ref callee);

#endif  // TENURE_SRC_PASS_INLINER_INTERFACE_H
