// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of ops that create tensors, and of elements.

#include "dialects/tensor/tensor.h"

//===-- Elements -----------------------------------------------------------------------------===//

static bool index_of(const tn_fold* fold, tn_type type, uint32_t first, uint64_t* out_index) {
  *out_index = 0;
  if (!tn_shaped_type_has_static_shape(type)) return false;
  for (uint32_t i = first; i < fold->operand_count; ++i) {
    int64_t at = 0;
    const int64_t extent = tn_shaped_type_dims(type)[i - first];
    if (!tn_const__int64(fold->constants[i], &at) || at < 0 || at >= extent) return false;
    *out_index = *out_index * (uint64_t)extent + (uint64_t)at;
  }
  return true;
}

/// Returns the element that was inserted at the same constant indices.
static tn_ref inserted_at(const tn_fold* fold, tn_ref source) {
  const tn_context* context = fold->context;
  const tn_ref insert = tn_value__defined_by(context, source, TN_CODE_TENSOR_INSERT);
  if (insert == 0) return 0;
  for (uint32_t i = 1; i < fold->operand_count; ++i) {
    const tn_attribute other = tn_const__of(context, tn_op__operand(context, insert, i + 1));
    if (other.storage == NULL || other.storage != fold->constants[i].storage) return 0;
  }
  return tn_tensor_insert_scalar(context, insert);
}

static tn_fold_outcome fold_extract(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  if (tn_const__is_splat(fold->constants[0])) {
    return tn_fold__attribute(fold, tn_const__element(fold->rewriter, fold->constants[0], 0));
  }
  const tn_ref inserted = inserted_at(fold, source);
  uint64_t index = 0;
  if (inserted != 0) return tn_fold__value(fold, inserted);
  if (!index_of(fold, tn_value__type(context, source), 1, &index)) return TN_FOLD_NOTHING;
  const tn_ref list = tn_value__defined_by(context, source, TN_CODE_TENSOR_FROM_ELEMENTS);
  if (list != 0) return tn_fold__value(fold, tn_op__operand(context, list, (uint32_t)index));
  return tn_fold__attribute(fold, tn_const__element(fold->rewriter, fold->constants[0], index));
}

/// Folds an insertion of the element into a splat of it.
static tn_fold_outcome fold_insert(tn_fold* fold) {
  if (fold->constants[TN_TENSOR_INSERT_SCALAR].storage == NULL ||
      !tn_const__is_splat(fold->constants[TN_TENSOR_INSERT_DEST])) {
    return TN_FOLD_NOTHING;
  }
  const tn_attribute element =
      tn_const__element(fold->rewriter, fold->constants[TN_TENSOR_INSERT_DEST], 0);
  if (element.storage != fold->constants[TN_TENSOR_INSERT_SCALAR].storage) return TN_FOLD_NOTHING;
  return tn_fold__attribute(fold, fold->constants[TN_TENSOR_INSERT_DEST]);
}

static tn_fold_outcome fold_from_elements(tn_fold* fold) {
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    if (fold->constants[i].storage == NULL) return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(
      fold, tn_const__make_elements(fold->rewriter, tn_fold__type(fold), fold->constants));
}

static tn_fold_outcome fold_splat(tn_fold* fold) {
  tn_numbers number;
  if (!tn_numbers__open(fold->constants[0], &number) ||
      !tn_shaped_type_has_static_shape(tn_fold__type(fold))) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(
      fold, tn_const__make_bits(fold->rewriter, tn_fold__type(fold), tn_numbers__at(&number, 0)));
}

/// Folds a gather or a reshape of a splat.
static tn_fold_outcome fold_rearranged(tn_fold* fold) {
  return tn_const__is_splat(fold->constants[0])
             ? tn_fold__attribute(fold, tn_const__reshaped(fold->rewriter, fold->constants[0],
                                                           tn_fold__type(fold)))
             : TN_FOLD_NOTHING;
}

/// Returns true if element `index` of a shape is the extent of `source`.
static bool is_extent(const tn_context* context, tn_ref element, tn_ref source, uint32_t index) {
  int64_t number = 0;
  if (tn_const__int64_of(context, element, &number)) {
    return number == tn_shaped_type_dims(tn_value__type(context, source))[index];
  }
  const tn_ref dim = tn_value__defined_by(context, element, TN_CODE_TENSOR_DIM);
  return dim != 0 && tn_tensor_dim_source(context, dim) == source &&
         tn_const__int64_of(context, tn_tensor_dim_index(context, dim), &number) && number == index;
}

/// Folds reshapes to the same shape: of one dimension, or given by its extents.
static tn_fold_outcome fold_reshape(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, TN_TENSOR_RESHAPE_SOURCE);
  const tn_type type = tn_value__type(context, source);
  if (fold_rearranged(fold) == TN_FOLD_DONE) return TN_FOLD_DONE;
  const tn_ref inner = tn_value__defined_by(context, source, TN_CODE_TENSOR_RESHAPE);
  if (inner != 0) return tn_fold__set_operand(fold, 0, tn_tensor_reshape_source(context, inner));
  if (!tn_shaped_type_has_rank(type) || !tn_type_equal(type, tn_fold__type(fold))) {
    return TN_FOLD_NOTHING;
  }
  const size_t rank = tn_shaped_type_rank(type);
  if (rank <= 1) return tn_fold__value(fold, source);
  const tn_ref shape = tn_value__defined_by(
      context, tn_fold__operand(fold, TN_TENSOR_RESHAPE_SHAPE), TN_CODE_TENSOR_FROM_ELEMENTS);
  if (shape == 0 || tn_op__operand_count(context, shape) != rank) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < rank; ++i) {
    if (!is_extent(context, tn_op__operand(context, shape, i), source, i)) return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, source);
}

tn_fold_outcome tn_fold__tensor_elements(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_TENSOR_EXTRACT:
      return fold_extract(fold);
    case TN_CODE_TENSOR_INSERT:
      return fold_insert(fold);
    case TN_CODE_TENSOR_FROM_ELEMENTS:
      return fold_from_elements(fold);
    case TN_CODE_TENSOR_SPLAT:
      return fold_splat(fold);
    case TN_CODE_TENSOR_GATHER:
      return fold_rearranged(fold);
    case TN_CODE_TENSOR_RESHAPE:
      return fold_reshape(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
