// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What several dialects ask of tensor's ops.

#ifndef TENURE_SRC_DIALECTS_COMMON_TENSOR_OPS_H
#define TENURE_SRC_DIALECTS_COMMON_TENSOR_OPS_H

#include "rewrite/rewriter.h"

/// Whether `from` says all that `to` says of its extents.
bool tn_tensor__says_as_much(tn_type from, tn_type to);
/// What a cast that only forgets casts; 0 if `value` is none.
tn_ref tn_tensor__before_cast(const tn_context* context, tn_ref value);

#endif  // TENURE_SRC_DIALECTS_COMMON_TENSOR_OPS_H
