// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of tensor except slices and changes of shape.
//
// Source: the tensor dialect's documentation, and mlir-opt's messages.

#include "schema/check.h"
#include "dialects/tensor/tensor.h"

static bool is_ranked(tn_type type) { return tn_type__is(type, TN_TYPE_TENSOR); }

static bool shapes_cast(tn_type from, tn_type to) {
  return !is_ranked(from) || !is_ranked(to) || tn_check__shapes_fit(from, to);
}

static tn_status check_cast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_TENSOR_CAST_SOURCE);
  const tn_type to = tn_op__result_type(context, op, 0);
  const bool fits = tn_type_equal(tn_type_element_type(from), tn_type_element_type(to));
  return fits && shapes_cast(from, to) ? TN_OK : tn_check__fail_cast(context, op);
}

static tn_status check_bitcast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_TENSOR_BITCAST_SOURCE);
  const tn_type to = tn_op__result_type(context, op, 0);
  const bool fits =
      tn_type_bit_width(tn_type_element_type(from)) == tn_type_bit_width(tn_type_element_type(to));
  return fits && shapes_cast(from, to) ? TN_OK : tn_check__fail_cast(context, op);
}

//===-- Tensor creation -----------------------------------------------------------------------===//

static tn_status check_empty(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return tn_check__dynamic_sizes(context, op, tn_op__result_type(context, op, 0),
                                 tn_op__operand_count(context, op));
}

static tn_status check_splat(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return tn_check__dynamic_sizes(context, op, tn_op__result_type(context, op, 0),
                                 tn_op__operand_count(context, op) - 1);
}

static tn_status check_from_elements(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type type = tn_op__result_type(context, op, 0);
  const uint32_t count = tn_op__operand_count(context, op);
  bool fits = tn_shaped_type_element_count(type) == (int64_t)count;
  for (uint32_t i = 0; i < count; ++i) {
    fits = fits && tn_type_equal(tn_op__operand_type(context, op, i), tn_type_element_type(type));
  }
  if (fits) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "failed to verify that operand types match result element type");
}

static tn_status check_generate_body(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type type = tn_op__result_type(context, op, 0);
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t count = tn_block__argument_count(context, block);
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type__is(tn_block__argument_type(context, block, i), TN_TYPE_INDEX)) continue;
    return tn_op__fail(context, op, NULL, "all body arguments must be index");
  }
  if (count != tn_shaped_type_rank(type)) {
    return tn_op__fail(context, op, NULL, "must have one body argument per input dimension");
  }
  const tn_ref last = tn_block__last_op(context, block);
  if (last == 0 || tn_type_equal(tn_op__operand_type(context, last, TN_TENSOR_YIELD_VALUE),
                                 tn_type_element_type(type))) {
    return TN_OK;
  }
  return tn_op__fail_named(
      context, op, NULL,
      "body must be terminated with a `yield` operation of the tensor element type");
}

/// Reports the type `result` and the inferred shape, which may not be a valid type.
static tn_status fail_inferred(const tn_context* context, tn_ref op, bool is_named,
                               const char* const words[3], tn_type result, const int64_t* dims,
                               size_t rank) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, words[0]);
  tn_text_buffer__append_type(&text, result);
  tn_text_buffer_append_text(&text, words[1]);
  tn_text_buffer_append_text(&text, "'tensor<");
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] == TN_DYNAMIC) {
      tn_text_buffer_append_text(&text, "?");
    } else {
      tn_text_buffer_append_signed(&text, dims[i]);
    }
    tn_text_buffer_append_text(&text, "x");
  }
  tn_type__append_text(tn_type_element_type(result), &text);
  tn_text_buffer_append_text(&text, ">'");
  tn_text_buffer_append_text(&text, words[2]);
  return tn_check__fail(context, op, is_named, &text);
}

//===-- tensor.pad ----------------------------------------------------------------------------===//

static tn_status check_pad(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_TENSOR_PAD_SOURCE);
  const tn_type to = tn_op__result_type(context, op, 0);
  uint32_t low_count = 0;
  uint32_t high_count = 0;
  const int64_t* low = tn_check__numbers(context, op, TN_TENSOR_PAD_STATIC_LOW, &low_count);
  const int64_t* high = tn_check__numbers(context, op, TN_TENSOR_PAD_STATIC_HIGH, &high_count);
  const size_t rank = tn_shaped_type_rank(from);
  const tn_type types[] = {from, to};
  if (low_count != rank || high_count != rank) {
    return tn_check__fail_typed(
        context, op, false,
        "failed to infer expectedType from sourceType $, specified resultType is $", types);
  }
  bool fits = rank == tn_shaped_type_rank(to);
  int64_t* dims = tn_allocate(&context->allocator, (rank + 1) * sizeof *dims);
  if (dims == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < rank; ++i) {
    const int64_t extent = tn_shaped_type_dims(from)[i];
    const bool is_known = extent != TN_DYNAMIC && low[i] != TN_DYNAMIC && high[i] != TN_DYNAMIC;
    dims[i] =
        is_known ? (int64_t)((uint64_t)extent + (uint64_t)low[i] + (uint64_t)high[i]) : TN_DYNAMIC;
    fits = fits && (!is_known || dims[i] == tn_shaped_type_dims(to)[i]);
  }
  static const char* const words[] = {"specified type ", " does not match the inferred type ", ""};
  const tn_status status = fits ? TN_OK : fail_inferred(context, op, false, words, to, dims, rank);
  tn_deallocate(&context->allocator, dims, (rank + 1) * sizeof *dims);
  return status;
}

static tn_status check_pad_body(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type type = tn_op__result_type(context, op, 0);
  const size_t rank = tn_shaped_type_rank(type);
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (tn_block__argument_count(context, block) != rank) {
    return tn_op__fail(context, op, NULL, "expected the block to have %zu arguments", rank);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    if (tn_type__is(tn_block__argument_type(context, block, i), TN_TYPE_INDEX)) continue;
    return tn_op__fail_named(context, op, NULL, "expected block argument %u to be an index", i + 1);
  }
  const tn_ref last = tn_block__last_op(context, block);
  if (last == 0 || tn_type_equal(tn_op__operand_type(context, last, TN_TENSOR_YIELD_VALUE),
                                 tn_type_element_type(type))) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL, "expected yield type to match shape element type");
}

//===-- Elements ------------------------------------------------------------------------------===//

static tn_status check_extract(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type type = tn_op__operand_type(context, op, TN_TENSOR_EXTRACT_TENSOR);
  if (tn_op__operand_count(context, op) - 1 == tn_shaped_type_rank(type)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "incorrect number of indices for extract_element");
}

static tn_status check_insert(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type type = tn_op__operand_type(context, op, TN_TENSOR_INSERT_DEST);
  if (tn_op__operand_count(context, op) - 2 == tn_shaped_type_rank(type)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "incorrect number of indices");
}

//===-- tensor.gather, tensor.scatter ---------------------------------------------------------===//

/// `what` is "gather" or "scatter", `whole` the tensor that the dimensions belong to.
static tn_status check_dims(const tn_context* context, tn_ref op, const char* what,
                            const char* whole, const int64_t* dims, uint32_t count, tn_type indices,
                            int64_t rank) {
  const size_t index_rank = tn_shaped_type_rank(indices);
  if (count == 0) return tn_op__fail_named(context, op, NULL, "%s_dims must be non-empty", what);
  if (count > rank) {
    return tn_op__fail_named(context, op, NULL, "%s_dims overflow %s rank", what, whole);
  }
  if (index_rank == 0 || tn_shaped_type_dims(indices)[index_rank - 1] != count) {
    return tn_op__fail_named(
        context, op, NULL, "%s_dims length must match the size of last dimension of indices", what);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (dims[i] < 0) {
      return tn_op__fail_named(context, op, NULL, "%s_dims value must be non-negative", what);
    }
    if (dims[i] >= rank) {
      return tn_op__fail_named(context, op, NULL, "%s_dims value must be smaller than %s rank",
                               what, whole);
    }
  }
  for (uint32_t i = 1; i < count; ++i) {
    if (dims[i - 1] < dims[i]) continue;
    return tn_op__fail_named(context, op, NULL, "%s_dims values must be strictly increasing", what);
  }
  return TN_OK;
}

/// Computes the result type of a gather: the shape of the indices without the last dimension, then
/// the shape of the source, in which the dimensions `dims` are 1, or missing if `is_reduced`.
static tn_status gathered_type(tn_context* context, tn_type source, tn_type indices,
                               const int64_t* dims, uint32_t count, bool is_reduced,
                               tn_type* out_type) {
  const size_t rank = tn_shaped_type_rank(source);
  const size_t room = tn_shaped_type_rank(indices) + rank;
  const tn_attribute encoding = tn_tensor_type_encoding(source);
  int64_t* shape = tn_allocate(&context->allocator, room * sizeof *shape);
  if (shape == NULL) return tn_context__out_of_memory(context);
  size_t size = 0;
  uint32_t next = 0;
  for (; size + 1 < tn_shaped_type_rank(indices); ++size) {
    shape[size] = tn_shaped_type_dims(indices)[size];
  }
  for (size_t i = 0; i < rank; ++i) {
    const bool is_listed = next < count && dims[next] == (int64_t)i;
    if (is_listed) ++next;
    if (!is_listed || !is_reduced) shape[size++] = is_listed ? 1 : tn_shaped_type_dims(source)[i];
  }
  const tn_status status =
      tn_tensor_type_get(tn_type_element_type(source), shape, size,
                         encoding.storage == NULL ? NULL : &encoding, out_type);
  tn_deallocate(&context->allocator, shape, room * sizeof *shape);
  return status;
}

/// Checks that `found` is the result type of a gather from `source`.
static tn_status check_gathered(tn_context* context, tn_ref op, const char* words, tn_type source,
                                tn_type indices, const int64_t* dims, uint32_t count,
                                tn_type found) {
  tn_type types[3] = {{NULL}, {NULL}, found};
  TN_TRY(gathered_type(context, source, indices, dims, count, false, &types[0]));
  TN_TRY(gathered_type(context, source, indices, dims, count, true, &types[1]));
  if (tn_type_equal(found, types[0]) || tn_type_equal(found, types[1])) return TN_OK;
  return tn_check__fail_typed(context, op, true, words, types);
}

static tn_status check_gather(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type source = tn_op__operand_type(context, op, TN_TENSOR_GATHER_SOURCE);
  const tn_type indices = tn_op__operand_type(context, op, TN_TENSOR_GATHER_INDICES);
  uint32_t count = 0;
  const int64_t* dims = tn_check__numbers(context, op, TN_TENSOR_GATHER_GATHER_DIMS, &count);
  TN_TRY(check_dims(context, op, "gather", "source", dims, count, indices,
                    (int64_t)tn_shaped_type_rank(source)));
  return check_gathered(context, op,
                        "result type mismatch: expected $ or its rank-reduced variant $ (got: $)",
                        source, indices, dims, count, tn_op__result_type(context, op, 0));
}

static tn_status check_scatter(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type dest = tn_op__operand_type(context, op, TN_TENSOR_SCATTER_DEST);
  const tn_type indices = tn_op__operand_type(context, op, TN_TENSOR_SCATTER_INDICES);
  uint32_t count = 0;
  const int64_t* dims = tn_check__numbers(context, op, TN_TENSOR_SCATTER_SCATTER_DIMS, &count);
  TN_TRY(check_dims(context, op, "scatter", "dest", dims, count, indices,
                    (int64_t)tn_shaped_type_rank(dest)));
  if (tn_tensor_scatter_unique(context, op).storage == NULL) {
    return tn_op__fail_named(context, op, NULL, "requires 'unique' attribute to be set");
  }
  return check_gathered(
      context, op, "source type mismatch: expected $ or its rank-reduced variant $ (got: $)", dest,
      indices, dims, count, tn_op__operand_type(context, op, TN_TENSOR_SCATTER_SOURCE));
}

//===-- tensor.concat -------------------------------------------------------------------------===//

/// Finds the known extent of the inputs along a dimension that is not concatenated; false if they
/// differ.
static bool common_extent(const tn_context* context, tn_ref op, uint32_t dim, int64_t* out_extent) {
  *out_extent = TN_DYNAMIC;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const int64_t extent = tn_shaped_type_dims(tn_op__operand_type(context, op, i))[dim];
    if (extent == TN_DYNAMIC) continue;
    if (*out_extent != TN_DYNAMIC && *out_extent != extent) return false;
    *out_extent = extent;
  }
  return true;
}

static int64_t sum_of_extents(const tn_context* context, tn_ref op, uint32_t dim) {
  int64_t sum = 0;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op) && sum != TN_DYNAMIC; ++i) {
    const int64_t extent = tn_shaped_type_dims(tn_op__operand_type(context, op, i))[dim];
    sum = extent == TN_DYNAMIC ? TN_DYNAMIC : (int64_t)((uint64_t)sum + (uint64_t)extent);
  }
  return sum;
}

static tn_status check_inputs(const tn_context* context, tn_ref op, tn_type result, int64_t dim) {
  const uint32_t count = tn_op__operand_count(context, op);
  const size_t rank = tn_shaped_type_rank(result);
  if (count == 0) return tn_op__fail_named(context, op, NULL, "requires at least one input");
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_shaped_type_rank(tn_op__operand_type(context, op, i)) == rank) continue;
    return tn_op__fail_named(context, op, NULL,
                             "rank of concatenated inputs must match result rank");
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type_equal(tn_type_element_type(tn_op__operand_type(context, op, i)),
                      tn_type_element_type(result))) {
      continue;
    }
    return tn_op__fail_named(context, op, NULL, "inputs and result element type must match");
  }
  if (dim < (int64_t)rank) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "concatenation dim must be less than the tensor rank");
}

static tn_status check_concat(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type result = tn_op__result_type(context, op, 0);
  const tn_attribute attribute = tn_tensor_concat_dim(context, op);
  const int64_t dim = tn_integer_attribute_value(attribute);
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(result);
  TN_TRY(check_inputs(context, op, result, dim));
  int64_t* dims = tn_allocate(&context->allocator, (rank + 1) * sizeof *dims);
  if (dims == NULL) return tn_context__out_of_memory(context);
  bool fits = true;
  tn_status status = TN_OK;
  for (uint32_t i = 0; i < rank && status == TN_OK; ++i) {
    if (i == dim) {
      dims[i] = sum_of_extents(context, op, i);
    } else if (!common_extent(context, op, i, &dims[i])) {
      status = tn_op__fail_named(
          context, op, NULL,
          "static concatenation size mismatch along non-concatenated dimension %u", i);
    }
    const int64_t found = tn_shaped_type_dims(result)[i];
    fits = fits && (dims[i] == found || dims[i] == TN_DYNAMIC || found == TN_DYNAMIC);
  }
  static const char* const words[] = {"result type ", "does not match inferred shape ",
                                      " static sizes"};
  if (status == TN_OK && !fits)
    status = fail_inferred(context, op, true, words, result, dims, rank);
  tn_deallocate(&context->allocator, dims, (rank + 1) * sizeof *dims);
  return status;
}

const tn_named_check tn_tensor_checks[] = {
    {"tensor.cast", check_cast, NULL, true},
    {"tensor.bitcast", check_bitcast, NULL, true},
    {"tensor.empty", check_empty, NULL, true},
    {"tensor.splat", check_splat, NULL, true},
    {"tensor.from_elements", check_from_elements, NULL, true},
    {"tensor.generate body", check_generate_body, NULL, false},
    {"tensor.pad", check_pad, NULL, true},
    {"tensor.pad body", check_pad_body, NULL, false},
    {"tensor.extract", check_extract, NULL, true},
    {"tensor.insert", check_insert, NULL, true},
    {"tensor.gather", check_gather, NULL, true},
    {"tensor.scatter", check_scatter, NULL, true},
    {"tensor.concat", check_concat, NULL, true},
    {NULL, NULL, NULL, false},
};
