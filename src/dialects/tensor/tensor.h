// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the tensor dialect.

#ifndef TENURE_SRC_DIALECTS_TENSOR_TENSOR_H
#define TENURE_SRC_DIALECTS_TENSOR_TENSOR_H

#include "dialects/common/tensor_ops.h"
#include "dialects/common/views.h"
#include "dialects/tensor_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_tensor__interface;
extern const struct tn_tiling_interface tn_tensor__pad_tiling;
tn_fold_outcome tn_fold__tensor(tn_fold* fold);
extern const tn_named_pattern tn_tensor_patterns[];
extern const tn_named_check tn_tensor_checks[];

/// Returns whether `from` has all static dimensions of `to`.
bool tn_tensor__says_as_much(tn_type from, tn_type to);
/// Returns the operand of a cast that only loses static information; 0 for other values.
tn_ref tn_tensor__before_cast(const tn_context* context, tn_ref value);
/// Returns the operand for dynamic dimension `index` of a tensor.empty or tensor.generate.
tn_ref tn_tensor__size(const tn_context* context, tn_ref maker, size_t index);
/// Returns a type like `like` with other dimensions.
tn_type tn_tensor__with_dims(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                             uint32_t rank);

/// Folds of slice insertions (fold_insert.c).
tn_fold_outcome tn_fold__tensor_insert_slice(tn_fold* fold);
/// Folds of created tensors and their elements (fold_elements.c).
tn_fold_outcome tn_fold__tensor_elements(tn_fold* fold);

//===-- Patterns ------------------------------------------------------------------------------===//

/// For slice insertions (canonicalize_insert.c).
bool tn_tensor__fold_constant_insert(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__insert_of_casts(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__cast_inserted(tn_rewriter* rewriter, tn_ref op);
/// For created tensors and their elements (canonicalize_elements.c).
bool tn_tensor__fold_constant_extents(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__cast_empty(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__extract_of_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__extract_of_index_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__extract_of_generate(tn_rewriter* rewriter, tn_ref op);
/// For expand_shape and collapse_shape of tensors (canonicalize_reshape.c).
bool tn_tensor__reshape_splat(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__reshape_listed(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__fold_constant_expansion(tn_rewriter* rewriter, tn_ref op);
/// For tensor.pad (canonicalize_pad.c). tn_tensor__pad_like creates a tensor.pad of `source`
/// without a body, with the attributes of the pad `op`; 0 on failure.
tn_ref tn_tensor__pad_like(tn_rewriter* rewriter, tn_ref op, tn_type type, tn_ref source,
                           const tn_mixed* low, const tn_mixed* high);
bool tn_tensor__drop_empty_pad(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__pad_of_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__cast_pad(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__join_pads(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__fold_constant_pad(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__add_pads(tn_rewriter* rewriter, tn_ref op);
/// For dimension queries, bitcasts, concatenation (canonicalize_parts.c).
bool tn_tensor__dim_of_empty(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__dim_of_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__dim_of_insert(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__dim_of_forall(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__dim_of_reshape(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__chain_bitcasts(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__insert_into_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__concat_one(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__cast_concat_operands(tn_rewriter* rewriter, tn_ref op);
bool tn_tensor__fold_constant_concat(tn_rewriter* rewriter, tn_ref op);

/// Replaces the op by `value`, cast to the op's type if it differs.
bool tn_tensor__replace(tn_rewriter* rewriter, tn_ref op, tn_ref value);
/// Creates an op like `op`, which has no attributes, with `tensor` as operand `index` and a result
/// of type `type`; returns the result.
tn_ref tn_tensor__make_on(tn_rewriter* rewriter, tn_ref op, uint32_t index, tn_ref tensor,
                          tn_type type);
/// Returns the type of a slice with new sizes, otherwise like `like`: it drops the same dimensions
/// as the type `old`, even if others become 1. Null if that is ambiguous, or on failure.
tn_type tn_tensor__slice_type(tn_rewriter* rewriter, tn_type old, const tn_mixed* old_sizes,
                              tn_type like, const tn_mixed* sizes);

#endif  // TENURE_SRC_DIALECTS_TENSOR_TENSOR_H
