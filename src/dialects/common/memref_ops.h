// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What several dialects ask of memref's ops.

#ifndef TENURE_SRC_DIALECTS_COMMON_MEMREF_OPS_H
#define TENURE_SRC_DIALECTS_COMMON_MEMREF_OPS_H

#include "dialects/common/views.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"

#define TN_FOLD_RANK_MAX TN_PATTERN_RANK_MAX

/// Puts what memref.cast ops cast instead of their results among the operands, all but number
/// `except`; true if there was one.
bool tn_fold__skip_casts(tn_fold* fold, uint32_t except);
/// The element of the constant global that operand 0 is, at `indices`; NULL: at any, if all are the
/// same. Null if it is not known.
tn_attribute tn_fold__global_element(tn_fold* fold, const int64_t* indices, size_t count);

#endif  // TENURE_SRC_DIALECTS_COMMON_MEMREF_OPS_H
