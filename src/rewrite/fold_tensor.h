// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the tensor dialect share.

#ifndef TENURE_SRC_REWRITE_FOLD_TENSOR_H
#define TENURE_SRC_REWRITE_FOLD_TENSOR_H

#include "rewrite/canonical.h"
#include "rewrite/views.h"

/// Whether `from` says all that `to` says of its extents.
bool tn_tensor__says_as_much(tn_type from, tn_type to);
/// What a cast that only forgets casts; 0 if `value` is none.
tn_ref tn_tensor__before_cast(const tn_context* context, tn_ref value);
/// Like `like`, with other extents.
tn_type tn_tensor__with_dims(tn_rewriter* it, tn_type like, const int64_t* dims, uint32_t rank);
/// Puts `value`, cast to the type that the op had if it has another, in its place.
bool tn_tensor__replace(tn_rewriter* it, tn_ref op, tn_ref value);

/// Slices that are put in (fold_tensor_insert.c).
tn_fold_outcome tn_fold__tensor_insert_slice(tn_fold* fold);
bool tn_canonical__tensor_insert_slice(tn_rewriter* it, tn_ref op);
/// Tensors that are made, and their elements (fold_tensor_elements.c).
tn_fold_outcome tn_fold__tensor_elements(tn_fold* fold);
bool tn_canonical__tensor_elements(tn_rewriter* it, tn_ref op, tn_op_code code);
/// The type of what is taken out of, or put into, `like`: dimensions of one element go away, the first
/// first, until `rank` are left.
tn_type tn_tensor__slice_type(tn_rewriter* it, tn_type like, size_t rank, const tn_mixed* sizes);

#endif  // TENURE_SRC_REWRITE_FOLD_TENSOR_H
