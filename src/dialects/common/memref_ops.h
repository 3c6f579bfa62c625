// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for memref ops that several dialects use.

#ifndef TENURE_SRC_DIALECTS_COMMON_MEMREF_OPS_H
#define TENURE_SRC_DIALECTS_COMMON_MEMREF_OPS_H

#include "dialects/common/views.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"

#define TN_FOLD_RANK_MAX TN_PATTERN_RANK_MAX

/// Replaces operands defined by memref.cast by the operands of the casts, except operand `except`;
/// true if any was replaced.
bool tn_fold__skip_casts(tn_fold* fold, uint32_t except);
/// Returns the element at `indices` of the constant global that operand 0 refers to, or for NULL
/// the value of all elements. Null if it is unknown.
tn_attribute tn_fold__global_element(tn_fold* fold, const int64_t* indices, size_t count);

#endif  // TENURE_SRC_DIALECTS_COMMON_MEMREF_OPS_H
