// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the patterns of the tensor dialect share.

#ifndef TENURE_SRC_REWRITE_CANONICAL_TENSOR_H
#define TENURE_SRC_REWRITE_CANONICAL_TENSOR_H

#include "fold/tensor.h"
#include "rewrite/canonical.h"

/// Slices that are put in (canonical_tensor_insert.c).
bool tn_canonical__tensor_insert_slice(tn_rewriter* it, tn_ref op);
/// Tensors that are made, and their elements (canonical_tensor_elements.c).
bool tn_canonical__tensor_elements(tn_rewriter* it, tn_ref op, tn_op_code code);

/// Puts `value`, cast to the type that the op had if it has another, in its place.
bool tn_tensor__replace(tn_rewriter* it, tn_ref op, tn_ref value);
/// The type of what is taken out of, or put into, `like`: dimensions of one element go away, the first
/// first, until `rank` are left.
tn_type tn_tensor__slice_type(tn_rewriter* it, tn_type like, size_t rank, const tn_mixed* sizes);

#endif  // TENURE_SRC_REWRITE_CANONICAL_TENSOR_H
