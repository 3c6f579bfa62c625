// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the tensor dialect share.

#ifndef TENURE_SRC_FOLD_TENSOR_H
#define TENURE_SRC_FOLD_TENSOR_H

#include "fold/fold.h"
#include "fold/views.h"

/// Whether `from` says all that `to` says of its extents.
bool tn_tensor__says_as_much(tn_type from, tn_type to);
/// What a cast that only forgets casts; 0 if `value` is none.
tn_ref tn_tensor__before_cast(const tn_context* context, tn_ref value);
/// Like `like`, with other extents.
tn_type tn_tensor__with_dims(tn_rewriter* it, tn_type like, const int64_t* dims, uint32_t rank);

/// Slices that are put in (tensor_insert.c).
tn_fold_outcome tn_fold__tensor_insert_slice(tn_fold* fold);
/// Tensors that are made, and their elements (tensor_elements.c).
tn_fold_outcome tn_fold__tensor_elements(tn_fold* fold);

#endif  // TENURE_SRC_FOLD_TENSOR_H
