// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Performs ops on narrow floats with wider ones.

#ifndef TENURE_SRC_DIALECTS_COMMON_WIDEN_H
#define TENURE_SRC_DIALECTS_COMMON_WIDEN_H

#include "dialects/common/passes.h"
#include "rewrite/conversion.h"

/// Converts ops whose names are illegal (`legality`) to floats of the type called `target`: extends
/// operands and truncates results. Applies to ops on floats whose names are in `types`, separated
/// by commas; or, if `are_kept`, that are not in `types` and neither f32 nor f64.
TN_MUST_USE tn_status tn_floats__widen(tn_rewriter* rewriter, tn_ref root, const char* types,
                                       bool are_kept, const char* target,
                                       tn_legality (*legality)(tn_string_view name));

#endif  // TENURE_SRC_DIALECTS_COMMON_WIDEN_H
