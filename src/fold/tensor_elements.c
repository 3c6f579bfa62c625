// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors that are made, and their elements.

#include "fold/tensor.h"

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

/// What was just put in there, all indices being known.
static tn_ref inserted_at(const tn_fold* fold, tn_ref source) {
  const tn_context* context = fold->context;
  const tn_ref insert = tn_rw__source_of(context, source, TN_CODE_TENSOR_INSERT);
  if (insert == 0) return 0;
  for (uint32_t i = 1; i < fold->operand_count; ++i) {
    const tn_attribute other = tn_const__of(context, tn_rw__operand(context, insert, i + 1));
    if (other.storage != fold->constants[i].storage) return 0;
  }
  return tn_rw__operand(context, insert, 0);
}

static tn_fold_outcome fold_extract(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_rw__type(context, source);
  tn_numbers numbers;
  const bool is_known = tn_numbers__open(fold->constants[0], &numbers);
  if (is_known && numbers.is_splat) {
    return tn_fold__attribute(
        fold, tn_const__make_bits(fold->it, numbers.element_type, tn_numbers__at(&numbers, 0)));
  }
  uint64_t index = 0;
  if (!index_of(fold, type, 1, &index)) return TN_FOLD_NOTHING;
  const tn_ref list = tn_rw__source_of(context, source, TN_CODE_TENSOR_FROM_ELEMENTS);
  if (list != 0) return tn_fold__value(fold, tn_rw__operand(context, list, (uint32_t)index));
  if (!is_known) return tn_fold__value(fold, inserted_at(fold, source));
  return tn_fold__attribute(
      fold, tn_const__make_bits(fold->it, numbers.element_type, tn_numbers__at(&numbers, index)));
}

static tn_fold_outcome fold_insert(tn_fold* fold) {
  tn_numbers scalar;
  tn_numbers into;
  if (!tn_numbers__open(fold->constants[0], &scalar) ||
      !tn_numbers__open(fold->constants[1], &into) || !into.is_splat ||
      tn_numbers__at(&scalar, 0) != tn_numbers__at(&into, 0)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, tn_fold__operand(fold, 1));
}

static tn_fold_outcome fold_from_elements(tn_fold* fold) {
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    if (fold->constants[i].storage == NULL) return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(
      fold, tn_const__make_elements(fold->it, tn_fold__type(fold), fold->constants));
}

static tn_fold_outcome fold_splat(tn_fold* fold) {
  tn_numbers number;
  if (!tn_numbers__open(fold->constants[0], &number) ||
      !tn_shaped_type_has_static_shape(tn_fold__type(fold))) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(
      fold, tn_const__make_bits(fold->it, tn_fold__type(fold), tn_numbers__at(&number, 0)));
}

static tn_fold_outcome fold_gather(tn_fold* fold) {
  tn_numbers numbers;
  if (!tn_numbers__open(fold->constants[0], &numbers) || !numbers.is_splat ||
      !tn_shaped_type_has_static_shape(tn_fold__type(fold))) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(
      fold, tn_const__make_bits(fold->it, tn_fold__type(fold), tn_numbers__at(&numbers, 0)));
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
      return fold_gather(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
