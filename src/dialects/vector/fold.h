// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the folds and patterns of the vector dialect share.

#ifndef TENURE_SRC_DIALECTS_VECTOR_FOLD_H
#define TENURE_SRC_DIALECTS_VECTOR_FOLD_H

#include "dialects/common/constant.h"
#include "dialects/common/views.h"
#include "dialects/op_code.h"
#include "rewrite/fold.h"

tn_fold_outcome tn_fold__vector(tn_fold* fold);
/// vector.extract and vector.insert (fold_elements.c).
tn_fold_outcome tn_fold__vector_extract(tn_fold* fold);
tn_fold_outcome tn_fold__vector_insert(tn_fold* fold);
/// vector.transfer_read and vector.transfer_write (fold_transfer.c).
tn_fold_outcome tn_fold__vector_transfer(tn_fold* fold);
extern const tn_named_pattern tn_vector_patterns[];
/// Element `index` of what a fold makes; null where that is not known.
typedef tn_attribute (*tn_vector_pick)(tn_fold* fold, const void* from, uint64_t index);
/// A constant of the result's type of `count` elements that are picked (fold_elements.c).
tn_fold_outcome tn_vector__fold_picked(tn_fold* fold, uint64_t count, tn_vector_pick pick,
                                       const void* from);

/// The rank of a vector; 0 for others.
static inline uint32_t tn_vector__rank(tn_type type) {
  return tn_type__is(type, TN_TYPE_VECTOR) ? (uint32_t)tn_shaped_type_rank(type) : 0;
}
/// Whether a vector has a scalable dimension.
bool tn_vector__is_scalable(tn_type type);
/// What an op says of its permutation; `*out_count` numbers.
const int64_t* tn_vector__permutation(const tn_context* context, tn_ref op, uint32_t* out_count);

#endif  // TENURE_SRC_DIALECTS_VECTOR_FOLD_H
