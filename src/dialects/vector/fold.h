// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the folds and patterns of the vector dialect.

#ifndef TENURE_SRC_DIALECTS_VECTOR_FOLD_H
#define TENURE_SRC_DIALECTS_VECTOR_FOLD_H

#include "dialects/common/constant.h"
#include "dialects/common/views.h"
#include "dialects/op_code.h"
#include "rewrite/fold.h"

tn_fold_outcome tn_fold__vector(tn_fold* fold);
/// For vector.extract and vector.insert (fold_elements.c).
tn_fold_outcome tn_fold__vector_extract(tn_fold* fold);
tn_fold_outcome tn_fold__vector_insert(tn_fold* fold);
/// For vector.transfer_read and vector.transfer_write (fold_transfer.c).
tn_fold_outcome tn_fold__vector_transfer(tn_fold* fold);
extern const tn_named_pattern tn_vector_patterns[];
/// Returns element `index` of a fold's result; null if unknown.
typedef tn_attribute (*tn_vector_pick)(tn_fold* fold, const void* from, uint64_t index);
/// Folds to a constant of the result's type with `count` elements from `pick` (fold_elements.c).
tn_fold_outcome tn_vector__fold_picked(tn_fold* fold, uint64_t count, tn_vector_pick pick,
                                       const void* from);

/// Returns the rank of a vector; 0 for others.
static inline uint32_t tn_vector__rank(tn_type type) {
  return tn_type__is(type, TN_TYPE_VECTOR) ? (uint32_t)tn_shaped_type_rank(type) : 0;
}
/// Returns whether a vector has a scalable dimension.
bool tn_vector__is_scalable(tn_type type);
/// Returns the op's permutation; `*out_count` integers.
const int64_t* tn_vector__permutation(const tn_context* context, tn_ref op, uint32_t* out_count);

#endif  // TENURE_SRC_DIALECTS_VECTOR_FOLD_H
