// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result types inferred from operands and attributes, op by op. Dynamic sizes stay dynamic;
// constraints beyond shapes are left to the op's verifier. Source: StableHLO's specification,
// "Constraints" of each op.

#include "dialects/common/infer_hlo.h"

#include <string.h>
#include <tenure/attribute.h>
#include <tenure/op_interface.h>
#include <tenure/parameters.h>
#include <tenure/value.h>

tn_status tn_hlo__token(tn_inference* inference) {
  const bool is_mhlo =
      tn_string_view_equal(tn_inference__dialect(inference), tn_string_view_from("mhlo"));
  const tn_string_view name = tn_string_view_from(is_mhlo ? "mhlo.token" : "stablehlo.token");
  tn_type token;
  TN_TRY(tn_dialect_type_get(inference->context, name, NULL, 0, &token));
  tn_inference__put(inference, token);
  return TN_OK;
}

/// Appends a zero-dimensional integer tensor type.
static tn_status put_scalar(tn_inference* inference, uint32_t width, tn_signedness signedness) {
  tn_tensor_shape shape = {.rank = 0};
  TN_TRY(tn_integer_type_get(inference->context, width, signedness, &shape.element));
  return tn_inference__put_tensor(inference, &shape);
}

//===-- Elementwise ---------------------------------------------------------------------------===//

tn_status tn_hlo__part(tn_inference* inference) {
  tn_type type;
  TN_TRY(tn_inference__most_specific(inference, 0, inference->state->operand_count, &type));
  const tn_type element = tn_type_element_type(type);
  if (tn_type__is(element, TN_TYPE_COMPLEX)) {
    TN_TRY(tn_tensor__with_element(type, tn_type_element_type(element), &type));
  }
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_hlo__complex(tn_inference* inference) {
  tn_type element;
  tn_type type = tn_inference__operand(inference, 0);
  if (!tn_type_is_shaped(type)) return tn_inference__fail(inference, "needs tensors");
  TN_TRY(tn_complex_type_get(tn_type_element_type(type), &element));
  TN_TRY(tn_tensor__with_element(type, element, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_hlo__second(tn_inference* inference) {
  tn_inference__put(inference, tn_inference__operand(inference, 1));
  return TN_OK;
}

tn_status tn_hlo__select(tn_inference* inference) {
  tn_type type;
  TN_TRY(tn_inference__most_specific(inference, 1, 3, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_hlo__dequantize(tn_inference* inference) {
  tn_type type = tn_inference__operand(inference, 0);
  const tn_type element = tn_type_attribute_value(tn_type_parameter(
      tn_type__is(type, TN_TYPE_TENSOR) ? tn_type_element_type(type) : (tn_type){NULL},
      tn_string_view_from("expressed_type")));
  if (element.storage == NULL) {
    return tn_inference__fail(inference, "needs a tensor of quantized values");
  }
  TN_TRY(tn_tensor__with_element(type, element, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_hlo__cholesky(tn_inference* inference) {
  tn_tensor_shape shape;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  if (shape.rank < 2) return tn_inference__fail(inference, "argument 'a' must have rank >= 2");
  const int64_t rows = shape.dims[shape.rank - 2];
  const int64_t columns = shape.dims[shape.rank - 1];
  if (rows != columns && rows != TN_DYNAMIC && columns != TN_DYNAMIC) {
    return tn_inference__fail(inference, "minor dimensions of 'a' must have equal size");
  }
  return tn_rule__first(inference);
}

//===-- Moving elements -----------------------------------------------------------------------===//

tn_status tn_hlo__broadcast(tn_inference* inference) {
  tn_tensor_shape operand;
  tn_tensor_shape shape;
  const int64_t* sizes;
  size_t count;
  TN_TRY(tn_inference__shape(inference, 0, &operand));
  TN_TRY(tn_inference__numbers(inference, "broadcast_sizes", &sizes, &count));
  if (count > TN_TENSOR_RANK_MAX - operand.rank) {
    return tn_inference__fail_rank(inference, "a result");
  }
  shape.element = operand.element;
  shape.rank = 0;
  for (size_t i = 0; i < count; ++i) {
    if (sizes[i] < 0)
      return tn_inference__fail(inference, "Broadcast with negative dimension size");
    shape.dims[shape.rank++] = sizes[i];
  }
  for (size_t i = 0; i < operand.rank; ++i) shape.dims[shape.rank++] = operand.dims[i];
  return tn_inference__put_tensor(inference, &shape);
}

/// Adds two sizes, either of which may be dynamic.
static bool add_sizes(int64_t a, int64_t b, int64_t* out_sum) {
  *out_sum = TN_DYNAMIC;
  return a == TN_DYNAMIC || b == TN_DYNAMIC || !__builtin_add_overflow(a, b, out_sum);
}

static bool append(tn_tensor_shape* shape, const tn_tensor_shape* next, size_t dimension) {
  if (next->rank != shape->rank) return false;
  for (size_t i = 0; i < shape->rank; ++i) {
    if (i == dimension) {
      if (!add_sizes(shape->dims[i], next->dims[i], &shape->dims[i])) return false;
    } else if (shape->dims[i] == TN_DYNAMIC) {
      shape->dims[i] = next->dims[i];
    } else if (next->dims[i] != TN_DYNAMIC && next->dims[i] != shape->dims[i]) {
      return false;
    }
  }
  return true;
}

tn_status tn_hlo__concatenate(tn_inference* inference) {
  tn_tensor_shape shape;
  tn_tensor_shape next;
  int64_t dimension;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  TN_TRY(tn_inference__number(inference, "dimension", &dimension));
  if (dimension < 0 || (size_t)dimension >= shape.rank) {
    return tn_inference__fail(inference, "dimension %lld is out-of-bounds for input rank %zu",
                              (long long)dimension, shape.rank);
  }
  for (size_t i = 1; i < inference->state->operand_count; ++i) {
    TN_TRY(tn_inference__shape(inference, i, &next));
    if (!append(&shape, &next, (size_t)dimension)) {
      return tn_inference__fail(inference, "shapes of operand (0) and (%zu) do not match", i);
    }
  }
  return tn_inference__put_tensor(inference, &shape);
}

tn_status tn_hlo__dynamic_slice(tn_inference* inference) {
  tn_tensor_shape shape;
  const int64_t* sizes;
  size_t count;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  TN_TRY(tn_inference__numbers(inference, "slice_sizes", &sizes, &count));
  if (count != shape.rank || inference->state->operand_count - 1 != count) {
    return tn_inference__fail(inference,
                              "has mismatched number of slice sizes (%zu) and dimensions (%zu)",
                              count, shape.rank);
  }
  for (size_t i = 0; i < count; ++i) {
    const bool is_known = shape.dims[i] != TN_DYNAMIC;
    if (sizes[i] < 0 || (is_known && sizes[i] > shape.dims[i])) {
      return tn_inference__fail(inference, "slice size %lld is out of range in dimension %zu",
                                (long long)sizes[i], i);
    }
    shape.dims[i] = sizes[i];
  }
  return tn_inference__put_tensor(inference, &shape);
}

/// Returns the number of elements between bounds with a stride; -1 if invalid.
static int64_t slice_size(int64_t size, int64_t start, int64_t limit, int64_t stride) {
  if (start < 0 || stride <= 0 || limit < start) return -1;
  if (size != TN_DYNAMIC && limit > size) return -1;
  return (limit - start) / stride + ((limit - start) % stride != 0);
}

tn_status tn_hlo__slice(tn_inference* inference) {
  static const char* const names[3] = {"start_indices", "limit_indices", "strides"};
  tn_tensor_shape shape;
  const int64_t* bounds[3];
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  for (size_t i = 0; i < 3; ++i) {
    size_t count;
    TN_TRY(tn_inference__numbers(inference, names[i], &bounds[i], &count));
    if (count != shape.rank) {
      return tn_inference__fail(inference, "needs as many %s as the operand has dimensions, %zu",
                                names[i], shape.rank);
    }
  }
  for (size_t i = 0; i < shape.rank; ++i) {
    shape.dims[i] = slice_size(shape.dims[i], bounds[0][i], bounds[1][i], bounds[2][i]);
    if (shape.dims[i] < 0) {
      return tn_inference__fail(inference, "has bounds out of range in dimension %zu", i);
    }
  }
  return tn_inference__put_tensor(inference, &shape);
}

tn_status tn_hlo__transpose(tn_inference* inference) {
  tn_tensor_shape operand;
  tn_tensor_shape shape;
  const int64_t* permutation;
  size_t count;
  uint64_t seen = 0;
  TN_TRY(tn_inference__shape(inference, 0, &operand));
  TN_TRY(tn_inference__numbers(inference, "permutation", &permutation, &count));
  if (count != operand.rank) {
    return tn_inference__fail(inference,
                              "TransposeOp operand rank %zu does not match permutation size "
                              "%zu",
                              operand.rank, count);
  }
  shape.element = operand.element;
  shape.rank = count;
  for (size_t i = 0; i < count; ++i) {
    if (permutation[i] < 0 || permutation[i] >= (int64_t)count || (seen >> permutation[i] & 1)) {
      return tn_inference__fail(inference,
                                "attribute permutation must be a permutation of [0, %zu)", count);
    }
    seen |= UINT64_C(1) << permutation[i];
    shape.dims[i] = operand.dims[permutation[i]];
  }
  return tn_inference__put_tensor(inference, &shape);
}

/// Computes the size with padding around and between elements; false if invalid.
static bool padded_size(int64_t size, int64_t low, int64_t high, int64_t between,
                        int64_t* out_size) {
  *out_size = size;
  if (between < 0) return false;
  if (size == TN_DYNAMIC) return true;
  const int64_t gaps = size > 1 ? size - 1 : 0;
  int64_t inner;
  return !__builtin_mul_overflow(gaps, between, &inner) &&
         !__builtin_add_overflow(size, inner, out_size) &&
         !__builtin_add_overflow(*out_size, low, out_size) &&
         !__builtin_add_overflow(*out_size, high, out_size) && *out_size >= 0;
}

tn_status tn_hlo__pad(tn_inference* inference) {
  static const char* const names[3] = {"edge_padding_low", "edge_padding_high", "interior_padding"};
  tn_tensor_shape shape;
  const int64_t* padding[3];
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  for (size_t i = 0; i < 3; ++i) {
    size_t count;
    TN_TRY(tn_inference__numbers(inference, names[i], &padding[i], &count));
    if (count != shape.rank) {
      return tn_inference__fail(inference, "%s length (%zu) must match operand rank (%zu)",
                                names[i], count, shape.rank);
    }
  }
  for (size_t i = 0; i < shape.rank; ++i) {
    if (!padded_size(shape.dims[i], padding[0][i], padding[1][i], padding[2][i], &shape.dims[i])) {
      return tn_inference__fail(inference, "Padding result in negative size for dimension %zu", i);
    }
  }
  return tn_inference__put_tensor(inference, &shape);
}

//===-- Sizes ---------------------------------------------------------------------------------===//

tn_status tn_hlo__dimension_size(tn_inference* inference) {
  return put_scalar(inference, 32, TN_SIGNLESS);
}

tn_status tn_hlo__id(tn_inference* inference) { return put_scalar(inference, 32, TN_UNSIGNED); }

/// Returns the constant value of an operand; null if it is not constant.
static tn_attribute constant_of(const tn_inference* inference, size_t index) {
  tn_attribute value = {NULL};
  if (tn_value_constant(inference->state->operands[index], &value) != TN_OK)
    return (tn_attribute){NULL};
  return tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) ? value : (tn_attribute){NULL};
}

/// Reads element `index` of a constant of integers of 1 to 8 bytes; other widths are not valid
/// sizes.
static bool constant_size(tn_attribute value, size_t index, int64_t* out_size) {
  size_t size;
  const tn_type type = tn_type_element_type(tn_attribute_type(value));
  const unsigned char* bytes = tn_dense_elements_attribute_data(value, &size);
  const size_t width =
      tn_type__is(type, TN_TYPE_INDEX) ? 8 : (size_t)tn_integer_type_width(type) / 8;
  const size_t at = tn_dense_elements_attribute_is_splat(value) ? 0 : index * width;
  if (width == 0 || width > 8 || at > size || size - at < width) return false;
  uint64_t word = 0;
  for (size_t i = width; i > 0; --i) word = word << 8 | bytes[at + i - 1];
  const unsigned spare = (unsigned)(64 - 8 * width);
  *out_size = (int64_t)(word << spare) >> spare;
  return true;
}

/// Returns the number of sizes in the operand, a vector; false if its rank or size is unknown.
static bool size_count(const tn_inference* inference, size_t index, size_t* out_count) {
  const tn_type type = tn_inference__operand(inference, index);
  if (!tn_type__is(type, TN_TYPE_TENSOR) || tn_shaped_type_rank(type) != 1) return false;
  const int64_t count = tn_shaped_type_dims(type)[0];
  *out_count = (size_t)count;
  return count >= 0;
}

tn_status tn_hlo__rng(tn_inference* inference) {
  tn_tensor_shape shape = {.element = tn_type_element_type(tn_inference__operand(inference, 0))};
  if (shape.element.storage == NULL || !size_count(inference, 2, &shape.rank)) {
    return tn_inference__fail(inference, "needs a statically shaped 1-D tensor as shape");
  }
  if (shape.rank > TN_TENSOR_RANK_MAX) return tn_inference__fail_rank(inference, "a result");
  const tn_attribute sizes = constant_of(inference, 2);
  for (size_t i = 0; i < shape.rank; ++i) {
    shape.dims[i] = TN_DYNAMIC;
    if (sizes.storage != NULL && !constant_size(sizes, i, &shape.dims[i])) {
      shape.dims[i] = TN_DYNAMIC;
    }
    if (shape.dims[i] < 0 && shape.dims[i] != TN_DYNAMIC) {
      return tn_inference__fail(inference, "needs non-negative sizes");
    }
  }
  return tn_inference__put_tensor(inference, &shape);
}

/// Builds the encoding `#stablehlo.bounds<?, 4>` if a size has a bound.
static tn_status get_bounds(const tn_inference* inference, const tn_tensor_shape* bounds,
                            tn_attribute* out_encoding) {
  const bool is_mhlo =
      tn_string_view_equal(tn_inference__dialect(inference), tn_string_view_from("mhlo"));
  tn_type i64;
  tn_attribute numbers;
  TN_TRY(tn_integer_type_get(inference->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_dense_array_attribute_get(i64, bounds->rank, bounds->dims,
                                      bounds->rank * sizeof *bounds->dims, &numbers));
  return tn_dialect_attribute_get(
      inference->context,
      tn_string_view_from(is_mhlo ? "mhlo.type_extensions" : "stablehlo.bounds"), &numbers, 1,
      out_encoding);
}

/// Reads the bounds of a type's encoding, TN_DYNAMIC for none.
static void read_bounds(tn_type type, tn_tensor_shape* out_bounds) {
  const tn_attribute bounds =
      tn_attribute_parameter(tn_tensor_type_encoding(type), tn_string_view_from("bounds"));
  const size_t count = bounds.storage == NULL ? 0 : tn_dense_array_attribute_count(bounds);
  size_t size = 0;
  const int64_t* numbers = count == 0 ? NULL : tn_dense_array_attribute_data(bounds, &size);
  for (size_t i = 0; i < out_bounds->rank; ++i) {
    out_bounds->dims[i] = i < count && numbers[i] >= 0 ? numbers[i] : TN_DYNAMIC;
  }
}

tn_status tn_hlo__set_size(tn_inference* inference) {
  tn_tensor_shape shape;
  tn_tensor_shape bounds;
  int64_t dimension;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  TN_TRY(tn_inference__number(inference, "dimension", &dimension));
  if (dimension < 0 || (size_t)dimension >= shape.rank) {
    return tn_inference__fail(inference,
                              "requires dimension attribute in range [0, %zu); found (%lld)",
                              shape.rank, (long long)dimension);
  }
  bounds = shape;
  read_bounds(tn_inference__operand(inference, 0), &bounds);
  if (shape.dims[dimension] != TN_DYNAMIC) bounds.dims[dimension] = shape.dims[dimension];
  shape.dims[dimension] = TN_DYNAMIC;
  bool is_bounded = false;
  for (size_t i = 0; i < bounds.rank; ++i) {
    is_bounded = is_bounded || bounds.dims[i] != TN_DYNAMIC;
  }
  if (!is_bounded) return tn_inference__put_tensor(inference, &shape);
  tn_attribute encoding;
  tn_type type;
  TN_TRY(get_bounds(inference, &bounds, &encoding));
  TN_TRY(tn_tensor_type_get(shape.element, shape.dims, shape.rank, &encoding, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}
