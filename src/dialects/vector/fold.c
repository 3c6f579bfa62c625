// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the vector dialect.
//
// Source: its documentation, and mlir-opt's results.

#include "dialects/vector/fold.h"

#include "dialects/common/memref_ops.h"
#include "dialects/vector_ops.h"

bool tn_vector__is_scalable(tn_type type) {
  for (uint32_t i = 0; i < tn_vector__rank(type); ++i) {
    if (tn_vector_type_is_scalable(type, i)) return true;
  }
  return false;
}

const int64_t* tn_vector__permutation(const tn_context* context, tn_ref op, uint32_t* out_count) {
  size_t size = 0;
  const int64_t* numbers =
      tn_dense_array_attribute_data(tn_op__attribute(context, op, "permutation"), &size);
  *out_count = (uint32_t)(size / sizeof *numbers);
  return numbers;
}

/// Folds a change of a splat's shape to a splat.
static tn_fold_outcome fold_splat(tn_fold* fold) {
  const tn_type type = tn_fold__type(fold);
  if (!tn_const__is_splat(fold->constants[0]) || !tn_type__is(type, TN_TYPE_VECTOR)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(fold, tn_const__reshaped(fold->rewriter, fold->constants[0], type));
}

//===-- Shapes --------------------------------------------------------------------------------===//

static tn_fold_outcome fold_broadcast(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  tn_numbers number;
  if (tn_type_equal(tn_value__type(context, source), type)) return tn_fold__value(fold, source);
  if (tn_const__is_poison(fold->constants[0])) return tn_fold__poison(fold);
  if (fold_splat(fold) == TN_FOLD_DONE) return TN_FOLD_DONE;
  if (tn_vector__rank(tn_value__type(context, source)) != 0 ||
      !tn_numbers__open(fold->constants[0], &number) || !number.is_scalar) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(fold,
                            tn_const__make_bits(fold->rewriter, type, tn_numbers__at(&number, 0)));
}

static bool is_in_order(const int64_t* permutation, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (permutation[i] != (int64_t)i) return false;
  }
  return true;
}

/// Returns true if all dimensions that are not of size 1 stay in their order.
static bool moves_ones(tn_type type, const int64_t* permutation, uint32_t count) {
  int64_t last = -1;
  for (uint32_t i = 0; i < count; ++i) {
    const int64_t dim = permutation[i];
    if (tn_shaped_type_dims(type)[dim] == 1 && !tn_vector_type_is_scalable(type, (size_t)dim)) {
      continue;
    }
    if (dim < last) return false;
    last = dim;
  }
  return true;
}

static tn_fold_outcome fold_transpose(tn_fold* fold) {
  uint32_t count;
  const int64_t* permutation = tn_vector__permutation(fold->context, fold->op, &count);
  if (tn_const__is_poison(fold->constants[0])) return tn_fold__poison(fold);
  if (fold_splat(fold) == TN_FOLD_DONE) return TN_FOLD_DONE;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_value__type(fold->context, source);
  if (!is_in_order(permutation, count) &&
      !(tn_type_equal(type, tn_fold__type(fold)) && moves_ones(type, permutation, count))) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, source);
}

/// Folds a reduction of no dimension of a one-dimensional vector.
static tn_fold_outcome fold_multi_reduction(tn_fold* fold) {
  const tn_ref source = tn_fold__operand(fold, TN_VECTOR_MULTI_REDUCTION_SOURCE);
  size_t size = 0;
  (void)tn_dense_array_attribute_data(
      tn_vector_multi_reduction_reduction_dims(fold->context, fold->op), &size);
  if (size != 0 || tn_vector__rank(tn_value__type(fold->context, source)) != 1) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, source);
}

static tn_fold_outcome fold_shape_cast(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  if (tn_type_equal(tn_value__type(context, source), type)) return tn_fold__value(fold, source);
  const tn_ref inner = tn_value__defined_by(context, source, TN_CODE_VECTOR_SHAPE_CAST);
  if (inner != 0) return tn_fold__set_operand(fold, 0, tn_vector_shape_cast_source(context, inner));
  const tn_ref turned = tn_value__defined_by(context, source, TN_CODE_VECTOR_TRANSPOSE);
  if (turned != 0) {
    uint32_t count;
    const int64_t* permutation = tn_vector__permutation(context, turned, &count);
    const tn_ref first = tn_vector_transpose_vector(context, turned);
    if (moves_ones(tn_value__type(context, first), permutation, count)) {
      return tn_fold__set_operand(fold, 0, first);
    }
  }
  if (tn_const__is_poison(fold->constants[0])) return tn_fold__poison(fold);
  if (fold_splat(fold) == TN_FOLD_DONE) return TN_FOLD_DONE;
  if (tn_attribute_kind_of(fold->constants[0]) != TN_ATTRIBUTE_DENSE_ELEMENTS ||
      tn_vector__is_scalable(type)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__attribute(fold, tn_const__reshaped(fold->rewriter, fold->constants[0], type));
}

/// Reads an array of integers; false if there are too many.
static bool numbers_of(const tn_context* context, tn_ref op, const char* name, tn_mixed* out) {
  const tn_attribute list = tn_op__attribute(context, op, name);
  out->count = (uint32_t)tn_array_attribute_count(list);
  if (out->count > TN_VIEW_RANK_MAX) return false;
  for (uint32_t i = 0; i < out->count; ++i) {
    out->values[i] = 0;
    out->statics[i] = tn_integer_attribute_value(tn_array_attribute_element(list, i));
  }
  return true;
}

/// Folds a slice of a vector into which the same slice was inserted.
static tn_fold_outcome fold_strided_slice(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  tn_mixed offsets;
  tn_mixed put;
  if (tn_type_equal(tn_value__type(context, source), type)) return tn_fold__value(fold, source);
  if (tn_const__is_poison(fold->constants[0])) return tn_fold__poison(fold);
  if (fold_splat(fold) == TN_FOLD_DONE) return TN_FOLD_DONE;
  const tn_ref insert = tn_value__defining_op(context, source);
  if (insert == 0 || !tn_op__is_called(context, insert, TN_NAME_VECTOR_INSERT_STRIDED_SLICE) ||
      !tn_type_equal(
          tn_value__type(context, tn_vector_insert_strided_slice_value_to_store(context, insert)),
          type) ||
      !numbers_of(context, fold->op, "offsets", &offsets) ||
      !numbers_of(context, insert, "offsets", &put) || !tn_mixed__same(&offsets, &put)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, tn_vector_insert_strided_slice_value_to_store(context, insert));
}

//===-- Lists of elements ---------------------------------------------------------------------===//

static tn_fold_outcome fold_from_elements(tn_fold* fold) {
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    const tn_attribute_kind kind = tn_attribute_kind_of(fold->constants[i]);
    if (kind != TN_ATTRIBUTE_INTEGER && kind != TN_ATTRIBUTE_FLOAT) return TN_FOLD_NOTHING;
  }
  if (fold->operand_count == 0) return TN_FOLD_NOTHING;
  return tn_fold__attribute(
      fold, tn_const__make_elements(fold->rewriter, tn_fold__type(fold), fold->constants));
}

/// Folds to the elements of a vector.from_elements, or to the source of a broadcast.
static tn_fold_outcome fold_to_elements(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_ref list = tn_value__defined_by(context, source, TN_CODE_VECTOR_FROM_ELEMENTS);
  const tn_ref splat = tn_value__defined_by(context, source, TN_CODE_VECTOR_BROADCAST);
  if (splat != 0) {
    const tn_ref scalar = tn_vector_broadcast_source(context, splat);
    if (tn_type__is(tn_value__type(context, scalar), TN_TYPE_VECTOR)) {
      return TN_FOLD_NOTHING;
    }
    for (uint32_t i = 0; i < fold->result_count; ++i) {
      fold->results[i] = (tn_folded){scalar, {NULL}};
    }
    return fold->result_count == 0 ? TN_FOLD_NOTHING : TN_FOLD_DONE;
  }
  if (list == 0 || tn_op__operand_count(context, list) != fold->result_count) {
    return TN_FOLD_NOTHING;
  }
  for (uint32_t i = 0; i < fold->result_count; ++i) {
    fold->results[i] = (tn_folded){tn_op__operand(context, list, i), {NULL}};
  }
  return fold->result_count == 0 ? TN_FOLD_NOTHING : TN_FOLD_DONE;
}

/// Folds a mask of all or no elements.
static tn_fold_outcome fold_constant_mask(tn_fold* fold) {
  const tn_type type = tn_fold__type(fold);
  const uint32_t rank = tn_vector__rank(type);
  size_t size = 0;
  const int64_t* sizes = tn_dense_array_attribute_data(
      tn_vector_constant_mask_mask_dim_sizes(fold->context, fold->op), &size);
  const uint32_t count = (uint32_t)(size / sizeof *sizes);
  bool is_all = true;
  bool is_none = true;
  for (uint32_t i = 0; i < count; ++i) {
    const int64_t extent = rank == 0 ? 1 : tn_shaped_type_dims(type)[i];
    is_all = is_all && sizes[i] == extent;
    is_none = is_none && sizes[i] == 0;
  }
  if (is_all == is_none || count == 0) return TN_FOLD_NOTHING;
  return tn_fold__attribute(fold, tn_const__make_int(fold->rewriter, type, is_all));
}

//===-- vector.shuffle ------------------------------------------------------------------------===//

/// Returns true if the mask selects all rows of one operand, which begin at `first`.
static bool takes_whole(const int64_t* mask, uint32_t count, int64_t first, int64_t rows) {
  if ((int64_t)count != rows) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (mask[i] != first + (int64_t)i) return false;
  }
  return true;
}

typedef struct shuffling {
  const int64_t* mask;
  int64_t rows;        ///< The number of rows of the first operand.
  tn_attribute other;  ///< The value of elements that are undefined or poison.
} shuffling;

static tn_attribute pick_shuffled(tn_fold* fold, const void* from, uint64_t index) {
  const shuffling* shuffle = from;
  const int64_t at = shuffle->mask[index];
  const bool is_second = at >= shuffle->rows;
  const tn_attribute source = fold->constants[is_second];
  return at < 0 || tn_const__is_poison(source)
             ? shuffle->other
             : tn_const__element(fold->rewriter, source,
                                 (uint64_t)(at - (is_second ? shuffle->rows : 0)));
}

/// Folds a shuffle of two constants, one of which may be poison. Undefined and poison elements
/// become the first element of the constant.
static tn_fold_outcome fold_shuffled(tn_fold* fold, const int64_t* mask, uint32_t count,
                                     int64_t rows) {
  const tn_attribute a = fold->constants[TN_VECTOR_SHUFFLE_V1];
  const tn_attribute b = fold->constants[TN_VECTOR_SHUFFLE_V2];
  const bool has_a = tn_attribute_kind_of(a) == TN_ATTRIBUTE_DENSE_ELEMENTS;
  const bool has_b = tn_attribute_kind_of(b) == TN_ATTRIBUTE_DENSE_ELEMENTS;
  if (!(has_a || tn_const__is_poison(a)) || !(has_b || tn_const__is_poison(b))) {
    return TN_FOLD_NOTHING;
  }
  const shuffling shuffle = {mask, rows, tn_const__element(fold->rewriter, has_a ? a : b, 0)};
  return tn_vector__fold_picked(fold, count, pick_shuffled, &shuffle);
}

static tn_fold_outcome fold_shuffle(tn_fold* fold) {
  const tn_type first = tn_fold__operand_type(fold, TN_VECTOR_SHUFFLE_V1);
  const tn_type second = tn_fold__operand_type(fold, TN_VECTOR_SHUFFLE_V2);
  size_t size = 0;
  const int64_t* mask =
      tn_dense_array_attribute_data(tn_vector_shuffle_mask(fold->context, fold->op), &size);
  const uint32_t count = (uint32_t)(size / sizeof *mask);
  if (tn_vector__rank(first) == 0) return TN_FOLD_NOTHING;
  const int64_t rows = tn_shaped_type_dims(first)[0];
  if (!tn_vector__is_scalable(first) && takes_whole(mask, count, 0, rows)) {
    return tn_fold__value(fold, tn_fold__operand(fold, TN_VECTOR_SHUFFLE_V1));
  }
  if (!tn_vector__is_scalable(second) &&
      takes_whole(mask, count, rows, tn_shaped_type_dims(second)[0])) {
    return tn_fold__value(fold, tn_fold__operand(fold, TN_VECTOR_SHUFFLE_V2));
  }
  if (tn_const__is_poison(fold->constants[TN_VECTOR_SHUFFLE_V1]) &&
      tn_const__is_poison(fold->constants[TN_VECTOR_SHUFFLE_V2])) {
    return tn_fold__poison(fold);
  }
  return tn_vector__rank(first) == 1 ? fold_shuffled(fold, mask, count, rows) : TN_FOLD_NOTHING;
}

//===-- vector.bitcast ------------------------------------------------------------------------===//

static bool is_float_kind(tn_type type, tn_float_kind kind) {
  return tn_type__is(type, TN_TYPE_FLOAT) && tn_float_type_kind(type) == kind;
}

/// Folds a splat to the repetition of its bits in an element of the result.
static tn_fold_outcome fold_repeated_bits(tn_fold* fold) {
  const tn_type to = tn_type__element(tn_fold__type(fold));
  tn_numbers number;
  if (!tn_const__is_splat(fold->constants[0]) || !tn_numbers__open(fold->constants[0], &number)) {
    return TN_FOLD_NOTHING;
  }
  const bool is_half =
      is_float_kind(number.element_type, TN_FLOAT_F16) && is_float_kind(to, TN_FLOAT_F32);
  const bool is_integer = !number.is_float && tn_type__is(to, TN_TYPE_INTEGER);
  const uint32_t width = is_half ? 32 : is_integer ? tn_type__int_width(to) : 0;
  if (width <= number.width || number.width == 0 || width % number.width != 0 ||
      width > TN_INT_WIDTH_MAX || number.width >= TN_INT_WIDTH_MAX) {
    return TN_FOLD_NOTHING;
  }
  const tn_wide bits = tn_numbers__at(&number, 0);
  tn_wide all = bits;
  for (uint32_t at = number.width; at < width; at += number.width) all |= bits << at;
  return tn_fold__attribute(fold, tn_const__make_bits(fold->rewriter, tn_fold__type(fold), all));
}

static tn_fold_outcome fold_bitcast(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  if (tn_type_equal(tn_value__type(context, source), type)) return tn_fold__value(fold, source);
  const tn_ref inner = tn_value__defined_by(context, source, TN_CODE_VECTOR_BITCAST);
  if (inner == 0) return fold_repeated_bits(fold);
  const tn_ref first = tn_vector_bitcast_source(context, inner);
  return tn_type_equal(tn_value__type(context, first), type) ? tn_fold__value(fold, first)
                                                             : tn_fold__set_operand(fold, 0, first);
}

tn_fold_outcome tn_fold__vector(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_VECTOR_BITCAST:
      return fold_bitcast(fold);
    case TN_CODE_VECTOR_LOAD:
    case TN_CODE_VECTOR_STORE:
      return tn_fold__skip_casts(fold, UINT32_MAX) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
    case TN_CODE_VECTOR_TRANSFER_READ:
    case TN_CODE_VECTOR_TRANSFER_WRITE:
      return tn_fold__vector_transfer(fold);
    case TN_CODE_VECTOR_BROADCAST:
      return fold_broadcast(fold);
    case TN_CODE_VECTOR_CONSTANT_MASK:
      return fold_constant_mask(fold);
    case TN_CODE_VECTOR_EXTRACT:
      return tn_fold__vector_extract(fold);
    case TN_CODE_VECTOR_EXTRACT_STRIDED_SLICE:
      return fold_strided_slice(fold);
    case TN_CODE_VECTOR_FROM_ELEMENTS:
      return fold_from_elements(fold);
    case TN_CODE_VECTOR_INSERT:
      return tn_fold__vector_insert(fold);
    case TN_CODE_VECTOR_SHAPE_CAST:
      return fold_shape_cast(fold);
    case TN_CODE_VECTOR_SHUFFLE:
      return fold_shuffle(fold);
    case TN_CODE_VECTOR_TO_ELEMENTS:
      return fold_to_elements(fold);
    case TN_CODE_VECTOR_MULTI_REDUCTION:
      return fold_multi_reduction(fold);
    case TN_CODE_VECTOR_TRANSPOSE:
      return fold_transpose(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
