// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the tensor dialect.
//
// Source: its documentation, and mlir-opt's results.

#include "dialects/tensor/tensor.h"

#include "dialects/common/reshape.h"

//===-- Casts ---------------------------------------------------------------------------------===//

tn_type tn_tensor__with_dims(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                             uint32_t rank) {
  const tn_attribute encoding = tn_tensor_type_encoding(like);
  tn_type made = {NULL};
  (void)tn_rewriter__ok(rewriter,
                        tn_tensor_type_get(tn_type_element_type(like), dims, rank,
                                           encoding.storage == NULL ? NULL : &encoding, &made));
  return made;
}

/// Replaces operands that are casts to less static types by the casts' sources.
static bool skip_casts(tn_fold* fold) {
  bool changed = false;
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    const tn_ref source = tn_tensor__before_cast(fold->context, tn_fold__operand(fold, i));
    if (source == 0) continue;
    tn_rewriter__set_operand(fold->rewriter, fold->op, i, source);
    changed = true;
  }
  return changed;
}

//===-- Sizes ---------------------------------------------------------------------------------===//

tn_ref tn_tensor__size(const tn_context* context, tn_ref maker, size_t index) {
  const int64_t* dims = tn_shaped_type_dims(tn_op__result_type(context, maker, 0));
  uint32_t at = 0;
  for (size_t i = 0; i < index; ++i) at += dims[i] < 0;
  return tn_op__operand(context, maker, at);
}

static tn_fold_outcome fold_dim(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, TN_TENSOR_DIM_SOURCE);
  const tn_type type = tn_value__type(context, source);
  int64_t index = 0;
  if (!tn_const__int64(fold->constants[TN_TENSOR_DIM_INDEX], &index) ||
      !tn_shaped_type_has_rank(type) || index < 0 || (uint64_t)index >= tn_shaped_type_rank(type)) {
    return TN_FOLD_NOTHING;
  }
  const int64_t* dims = tn_shaped_type_dims(type);
  if (dims[index] >= 0) return tn_fold__int(fold, (tn_wide)dims[index]);
  const tn_ref maker = tn_value__defined_by(context, source, TN_CODE_TENSOR_GENERATE);
  if (maker != 0) return tn_fold__value(fold, tn_tensor__size(context, maker, (size_t)index));
  const tn_ref slice_op = tn_value__defined_by(context, source, TN_CODE_TENSOR_EXTRACT_SLICE);
  tn_slice slice;
  if (slice_op != 0 && tn_slice__open(context, slice_op, &slice) &&
      slice.parts[TN_SIZES].count == tn_shaped_type_rank(type)) {
    return tn_fold__value(fold, slice.parts[TN_SIZES].values[index]);
  }
  return skip_casts(fold) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
}

//===-- Slices --------------------------------------------------------------------------------===//

/// Folds slices of splats, whole slices, and slices of an insertion to the same place.
static tn_fold_outcome fold_extract_slice(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  tn_slice slice;
  tn_slice other;
  if (tn_const__is_splat(fold->constants[0]) && tn_shaped_type_has_static_shape(type)) {
    return tn_fold__attribute(fold, tn_const__reshaped(fold->rewriter, fold->constants[0], type));
  }
  if (!tn_slice__open(context, fold->op, &slice)) return TN_FOLD_NOTHING;
  if (tn_type_equal(type, tn_value__type(context, source)) &&
      tn_shaped_type_has_static_shape(type) && tn_mixed__all_are(&slice.parts[TN_OFFSETS], 0) &&
      tn_mixed__all_are(&slice.parts[TN_STRIDES], 1)) {
    return tn_fold__value(fold, source);
  }
  const tn_ref insert = tn_value__defined_by(context, source, TN_CODE_TENSOR_INSERT_SLICE);
  if (insert == 0 || !tn_slice__open(context, insert, &other) ||
      !tn_type_equal(type,
                     tn_value__type(context, tn_tensor_insert_slice_source(context, insert))) ||
      !tn_slice__same(&slice, &other)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, tn_tensor_insert_slice_source(context, insert));
}

/// Folds a pad without padding.
static tn_fold_outcome fold_pad(tn_fold* fold) {
  const tn_ref source = tn_fold__operand(fold, 0);
  if (!tn_shaped_type_has_static_shape(tn_fold__type(fold)) ||
      !tn_type_equal(tn_fold__type(fold), tn_value__type(fold->context, source)) ||
      tn_tensor_pad_nofold(fold->context, fold->op).storage != NULL) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, source);
}

tn_fold_outcome tn_fold__tensor(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_TENSOR_DIM:
      return fold_dim(fold);
    case TN_CODE_TENSOR_RANK: {
      const tn_type type = tn_fold__operand_type(fold, 0);
      if (!tn_shaped_type_has_rank(type)) return TN_FOLD_NOTHING;
      return tn_fold__int(fold, tn_shaped_type_rank(type));
    }
    case TN_CODE_TENSOR_EXTRACT_SLICE:
      return fold_extract_slice(fold);
    case TN_CODE_TENSOR_INSERT_SLICE:
      return tn_fold__tensor_insert_slice(fold);
    case TN_CODE_TENSOR_PAD:
      return fold_pad(fold);
    case TN_CODE_TENSOR_CONCAT:
      if (fold->operand_count != 1 ||
          !tn_type_equal(tn_fold__operand_type(fold, 0), tn_fold__type(fold))) {
        return TN_FOLD_NOTHING;
      }
      return tn_fold__value(fold, tn_fold__operand(fold, 0));
    case TN_CODE_TENSOR_EXPAND_SHAPE:
    case TN_CODE_TENSOR_COLLAPSE_SHAPE:
      return tn_fold__reshape(fold);
    default:
      return tn_fold__tensor_elements(fold);
  }
}
