// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result types of ops with structured attributes or several results.

#include <tenure/attribute.h>
#include <tenure/parameters.h>
#include <tenure/value.h>

#include "dialects/common/infer_hlo.h"
#include "ir/definition.h"

//===-- Several results -----------------------------------------------------------------------===//

tn_status tn_hlo__batch_norm(tn_inference* inference) {
  tn_tensor_shape shape;
  int64_t feature;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  TN_TRY(tn_inference__number(inference, "feature_index", &feature));
  if (feature < 0 || (size_t)feature >= shape.rank) {
    return tn_inference__fail(inference,
                              "expects feature_index to be smaller than the rank of operand type; "
                              "got feature_index %lld, and rank %zu.",
                              (long long)feature, shape.rank);
  }
  tn_inference__put(inference, tn_inference__operand(inference, 0));
  shape.dims[0] = shape.dims[feature];
  shape.rank = 1;
  TN_TRY(tn_inference__put_tensor(inference, &shape));
  return tn_inference__put_tensor(inference, &shape);
}

/// Infers an all-to-all exchange of one operand: splits it along one dimension and concatenates
/// along another.
static tn_status exchange(tn_inference* inference, size_t index, int64_t split, int64_t concat,
                          int64_t count) {
  tn_tensor_shape shape;
  TN_TRY(tn_inference__shape(inference, index, &shape));
  if (split < 0 || concat < 0 || (size_t)split >= shape.rank || (size_t)concat >= shape.rank) {
    return tn_inference__fail(inference, "needs dimensions that are smaller than the rank %zu",
                              shape.rank);
  }
  if (count <= 0 || (shape.dims[split] != TN_DYNAMIC && shape.dims[split] % count != 0)) {
    return tn_inference__fail(
        inference, "split dimension has size %lld, expected to be a multiple of split_count %lld",
        (long long)shape.dims[split], (long long)count);
  }
  if (shape.dims[split] != TN_DYNAMIC) shape.dims[split] /= count;
  if (shape.dims[concat] != TN_DYNAMIC &&
      __builtin_mul_overflow(shape.dims[concat], count, &shape.dims[concat])) {
    return tn_inference__fail(inference, "has a result that is too large");
  }
  return tn_inference__put_tensor(inference, &shape);
}

tn_status tn_hlo__all_to_all(tn_inference* inference) {
  int64_t split;
  int64_t concat;
  int64_t count;
  TN_TRY(tn_inference__number(inference, "split_dimension", &split));
  TN_TRY(tn_inference__number(inference, "concat_dimension", &concat));
  TN_TRY(tn_inference__number(inference, "split_count", &count));
  for (size_t i = 0; i < inference->state->operand_count; ++i) {
    TN_TRY(exchange(inference, i, split, concat, count));
  }
  return TN_OK;
}

tn_status tn_hlo__tuple(tn_inference* inference) {
  enum { USUAL = 16 };
  tn_type usual[USUAL] = {{NULL}};
  const size_t count = inference->state->operand_count;
  tn_type* elements = count <= USUAL
                          ? usual
                          : tn_allocate(&inference->context->allocator, count * sizeof *elements);
  if (elements == NULL) return tn_context__out_of_memory(inference->context);
  for (size_t i = 0; i < count; ++i) elements[i] = tn_inference__operand(inference, i);
  tn_type type;
  const tn_status status = tn_tuple_type_get(inference->context, elements, count, &type);
  if (elements != usual)
    tn_deallocate(&inference->context->allocator, elements, count * sizeof *elements);
  if (status == TN_OK) tn_inference__put(inference, type);
  return status;
}

tn_status tn_hlo__element(tn_inference* inference) {
  const tn_type tuple = tn_inference__operand(inference, 0);
  int64_t index;
  TN_TRY(tn_inference__number(inference, "index", &index));
  if (!tn_type__is(tuple, TN_TYPE_TUPLE) || index < 0 ||
      (size_t)index >= tn_tuple_type_element_count(tuple)) {
    return tn_inference__fail(inference, "index %lld is out of bounds of operand",
                              (long long)index);
  }
  tn_inference__put(inference, tn_tuple_type_element(tuple, (size_t)index));
  return TN_OK;
}

/// Returns the number of types in the parameter `types` of the operand's type; 0 for none.
static size_t listed_types(const tn_inference* inference, tn_attribute* out_types) {
  const tn_type type = tn_inference__operand(inference, 0);
  *out_types = tn_type_parameter(type, tn_string_view_from("types"));
  return out_types->storage == NULL ? 0 : tn_array_attribute_count(*out_types);
}

static tn_type listed_type(tn_attribute types, size_t index) {
  return tn_type_attribute_value(tn_array_attribute_element(types, index));
}

/// Returns the types of `!stablehlo.future<results>`, or the results of
/// `!mhlo.async_bundle<operands, results, ...>`, several as a tuple.
tn_status tn_hlo__async_done(tn_inference* inference) {
  tn_attribute types;
  const size_t count = listed_types(inference, &types);
  if (tn_opaque__is_called(tn_inference__operand(inference, 0).storage, "stablehlo", "future")) {
    for (size_t i = 0; i < count; ++i) tn_inference__put(inference, listed_type(types, i));
    return TN_OK;
  }
  if (count < 2) return tn_inference__fail(inference, "needs a future or a bundle as operand");
  const tn_type type = listed_type(types, 1);
  if (!tn_type__is(type, TN_TYPE_TUPLE)) tn_inference__put(inference, type);
  for (size_t i = 0; i < tn_tuple_type_element_count(type); ++i) {
    tn_inference__put(inference, tn_tuple_type_element(type, i));
  }
  return TN_OK;
}

//===-- fft -----------------------------------------------------------------------------------===//

tn_status tn_hlo__fft(tn_inference* inference) {
  tn_tensor_shape shape;
  const int64_t* lengths;
  size_t count;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  TN_TRY(tn_inference__numbers(inference, "fft_length", &lengths, &count));
  const tn_string_view word =
      tn_enum_attribute__words(tn_inference__attribute(inference, "fft_type"));
  const bool to_complex = tn_string_view_equal(word, tn_string_view_from("RFFT"));
  const bool to_real = tn_string_view_equal(word, tn_string_view_from("IRFFT"));
  if (count == 0 || count > shape.rank) {
    return tn_inference__fail(inference, "operand rank must not be less than fft rank of %zu",
                              count);
  }
  if (!to_complex && !to_real) {
    tn_inference__put(inference, tn_inference__operand(inference, 0));
    return TN_OK;
  }
  int64_t* last = &shape.dims[shape.rank - 1];
  if (to_complex) {
    *last = *last == 0 || *last == TN_DYNAMIC ? *last : lengths[count - 1] / 2 + 1;
    TN_TRY(tn_complex_type_get(shape.element, &shape.element));
  } else {
    if (!tn_type__is(shape.element, TN_TYPE_COMPLEX)) {
      return tn_inference__fail(inference, "IRFFT takes a complex tensor as input");
    }
    *last = lengths[count - 1];
    shape.element = tn_type_element_type(shape.element);
  }
  return tn_inference__put_tensor(inference, &shape);
}

//===-- gather --------------------------------------------------------------------------------===//

/// A list of dimension indices.
typedef struct dimension_list {
  size_t count;
  const int64_t* numbers;
} dimension_list;

static bool holds(const dimension_list* list, size_t dimension) {
  for (size_t i = 0; i < list->count; ++i) {
    if (list->numbers[i] == (int64_t)dimension) return true;
  }
  return false;
}

/// The dimension numbers of a gather.
typedef struct gather_numbers {
  dimension_list offset;
  dimension_list collapsed;
  dimension_list operand_batching;
  int64_t vector;
} gather_numbers;

static bool read_list(tn_attribute given, const char* name, dimension_list* out_list) {
  const tn_attribute list = tn_attribute_parameter(given, tn_string_view_from(name));
  size_t size = 0;
  if (!tn_attribute__is(list, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
  out_list->numbers = tn_dense_array_attribute_data(list, &size);
  out_list->count = size / sizeof *out_list->numbers;
  return true;
}

static tn_status read_gather(const tn_inference* inference, gather_numbers* out_numbers) {
  const tn_attribute given = tn_inference__attribute(inference, "dimension_numbers");
  const tn_attribute vector =
      tn_attribute_parameter(given, tn_string_view_from("index_vector_dim"));
  if (!read_list(given, "offset_dims", &out_numbers->offset) ||
      !read_list(given, "collapsed_slice_dims", &out_numbers->collapsed) ||
      !read_list(given, "operand_batching_dims", &out_numbers->operand_batching) ||
      vector.storage == NULL) {
    return tn_inference__fail(inference, "needs the attribute 'dimension_numbers'");
  }
  out_numbers->vector = tn_integer_attribute_value(vector);
  return TN_OK;
}

/// Returns the slice sizes without collapsed and batching dimensions.
static void offset_sizes(const gather_numbers* numbers, const int64_t* slices, size_t count,
                         tn_tensor_shape* out_shape) {
  out_shape->rank = 0;
  for (size_t i = 0; i < count; ++i) {
    if (holds(&numbers->collapsed, i) || holds(&numbers->operand_batching, i)) continue;
    out_shape->dims[out_shape->rank++] = slices == NULL ? TN_DYNAMIC : slices[i];
  }
}

/// Infers the result of a gather with slice sizes `slices`, NULL if they are unknown.
static tn_status put_gather(tn_inference* inference, const int64_t* slices, size_t slice_count) {
  tn_tensor_shape operand;
  tn_tensor_shape indices;
  tn_tensor_shape offsets;
  tn_tensor_shape shape;
  gather_numbers numbers;
  TN_TRY(tn_inference__shape(inference, 0, &operand));
  TN_TRY(tn_inference__shape(inference, 1, &indices));
  TN_TRY(read_gather(inference, &numbers));
  if (slice_count != operand.rank) {
    return tn_inference__fail(inference,
                              "slice_sizes size (%zu) not equal to (implied) operand rank (%zu)",
                              slice_count, operand.rank);
  }
  const int64_t vector = numbers.vector;
  if (vector > (int64_t)indices.rank) {
    return tn_inference__fail(inference, "index_vector_dim %lld is out of bounds for start indices",
                              (long long)vector);
  }
  offset_sizes(&numbers, slices, slice_count, &offsets);
  const size_t batch_count = indices.rank - (vector < (int64_t)indices.rank);
  shape.element = operand.element;
  shape.rank = offsets.rank + batch_count;
  if (shape.rank > TN_TENSOR_RANK_MAX) return tn_inference__fail_rank(inference, "a result");
  if (offsets.rank != numbers.offset.count) {
    return tn_inference__fail(inference, "has %zu offset_dims for %zu sizes", numbers.offset.count,
                              offsets.rank);
  }
  size_t next_offset = 0;
  size_t next_batch = 0;
  for (size_t i = 0; i < shape.rank; ++i) {
    if (holds(&numbers.offset, i) && next_offset < offsets.rank) {
      shape.dims[i] = offsets.dims[next_offset++];
      continue;
    }
    if ((int64_t)next_batch == vector) ++next_batch;
    if (next_batch >= indices.rank)
      return tn_inference__fail(inference, "offset_dims are out of bounds");
    shape.dims[i] = indices.dims[next_batch++];
  }
  return tn_inference__put_tensor(inference, &shape);
}

tn_status tn_hlo__gather(tn_inference* inference) {
  const int64_t* slices;
  size_t count;
  TN_TRY(tn_inference__numbers(inference, "slice_sizes", &slices, &count));
  return put_gather(inference, slices, count);
}

tn_status tn_hlo__dynamic_gather(tn_inference* inference) {
  const tn_type sizes = tn_inference__operand(inference, 2);
  if (!tn_type__is(sizes, TN_TYPE_TENSOR) || tn_shaped_type_rank(sizes) != 1) {
    return tn_inference__fail(inference, "slice_sizes must be rank 1");
  }
  return put_gather(inference, NULL, (size_t)tn_shaped_type_dims(sizes)[0]);
}

//===-- top_k ---------------------------------------------------------------------------------===//

tn_status tn_hlo__top_k(tn_inference* inference) {
  tn_tensor_shape shape;
  int64_t count;
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  TN_TRY(tn_inference__number(inference, "k", &count));
  if (shape.rank == 0) return tn_inference__fail(inference, "operand's rank must be at least 1");
  int64_t* last = &shape.dims[shape.rank - 1];
  if (count < 0 || (*last != TN_DYNAMIC && *last < count)) {
    return tn_inference__fail(inference, "operand's last dimension must be at least %lld",
                              (long long)count);
  }
  *last = count;
  TN_TRY(tn_inference__put_tensor(inference, &shape));
  TN_TRY(tn_integer_type_get(inference->context, 32, TN_SIGNLESS, &shape.element));
  return tn_inference__put_tensor(inference, &shape);
}
