// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for tensor ops that several dialects use.

#ifndef TENURE_SRC_DIALECTS_COMMON_TENSOR_OPS_H
#define TENURE_SRC_DIALECTS_COMMON_TENSOR_OPS_H

#include "rewrite/rewriter.h"

/// Returns whether `from` has all static dimensions of `to`.
bool tn_tensor__says_as_much(tn_type from, tn_type to);
/// Returns the operand of a cast that only loses static information; 0 for other values.
tn_ref tn_tensor__before_cast(const tn_context* context, tn_ref value);

#endif  // TENURE_SRC_DIALECTS_COMMON_TENSOR_OPS_H
