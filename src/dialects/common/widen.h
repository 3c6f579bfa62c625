// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops on floats that are too narrow are done on wider ones.

#ifndef TENURE_SRC_DIALECTS_COMMON_WIDEN_H
#define TENURE_SRC_DIALECTS_COMMON_WIDEN_H

#include "dialects/common/passes.h"
#include "rewrite/conversion.h"

/// Does ops that are illegal by their names (`legality`) on floats of the type called `target`:
/// operands are extended, results truncated. That are those on floats whose names are among
/// `types`, which have commas between them; or (`are_kept`) that are not, and neither f32 nor f64.
TN_MUST_USE tn_status tn_floats__widen(tn_rewriter* rewriter, tn_ref root, const char* types,
                                       bool are_kept, const char* target,
                                       tn_legality (*legality)(tn_string_view name));

#endif  // TENURE_SRC_DIALECTS_COMMON_WIDEN_H
