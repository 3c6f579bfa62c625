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
/// What expand_shape and collapse_shape do to tensors alone (canonical_tensor_reshape.c).
bool tn_canonical__tensor_reshape(tn_rewriter* it, tn_ref op, tn_op_code code);
/// tensor.pad (canonical_tensor_pad.c).
bool tn_canonical__tensor_pad(tn_rewriter* it, tn_ref op);
/// Extents that are asked for, bitcasts, tensors in a row (canonical_tensor_parts.c).
bool tn_canonical__tensor_parts(tn_rewriter* it, tn_ref op, tn_op_code code);

/// Puts `value`, cast to the type that the op had if it has another, in its place.
bool tn_tensor__replace(tn_rewriter* it, tn_ref op, tn_ref value);
/// An op like `op`, which has no attributes, on another tensor, its operand number `index`, with a
/// result of type `type`: its result.
tn_ref tn_tensor__make_on(tn_rewriter* it, tn_ref op, uint32_t index, tn_ref tensor, tn_type type);
/// The type of what is taken out of, or put into, `like`: dimensions of one element go away, the first
/// first, until `rank` are left.
tn_type tn_tensor__slice_type(tn_rewriter* it, tn_type like, size_t rank, const tn_mixed* sizes);

#endif  // TENURE_SRC_REWRITE_CANONICAL_TENSOR_H
