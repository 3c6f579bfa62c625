// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of sparse elements of the builtin dialect.

#include "ir/elements.h"
#include "ir/op_diagnostic.h"
#include "ir/uniqued.h"

// The values are not negative, or MLIR prints them as unsigned.
static void append_list(tn_text_buffer* text, const int64_t* values, size_t count, bool repeat) {
  tn_text_buffer_append_text(text, "[");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_unsigned(text, (uint64_t)(repeat ? values[0] : values[i]));
  }
  tn_text_buffer_append_text(text, "]");
}

static void append_shape(tn_text_buffer* text, const char* label, tn_type type) {
  tn_text_buffer_append_text(text, label);
  append_list(text, tn_shaped_type_dims(type), tn_shaped_type_rank(type), false);
  tn_text_buffer_append_text(text, ")");
}

// Reports `text`, and frees it.
static tn_status fail_with(tn_location where, tn_text_buffer* text) {
  const tn_status status = text->failed
                               ? tn_context__out_of_memory(where.context)
                               : tn_context__fail(where.context, TN_INVALID_ARGUMENT, where, "%.*s",
                                                  (int)text->size, text->data);
  tn_text_buffer_free(text);
  return status;
}

static tn_status fail_shape(tn_location where, tn_type type, tn_type indices, tn_type values) {
  tn_text_buffer text = tn_text_buffer_make(&where.context->allocator);
  append_shape(&text, "expected shape (", type);
  append_shape(&text, "; inferred shape of indices literal (", indices);
  append_shape(&text, "; inferred shape of values literal (", values);
  return fail_with(where, &text);
}

static tn_status fail_index(tn_location where, tn_type type, size_t number, const int64_t* index,
                            size_t rank, bool repeat) {
  tn_text_buffer text = tn_text_buffer_make(&where.context->allocator);
  tn_text_buffer_format(
      &text, "sparse index #%zu is not contained within the value shape, with index=", number);
  append_list(&text, index, rank, repeat);
  tn_text_buffer_append_text(&text, ", and type='");
  tn_type__append_text(type, &text);
  tn_text_buffer_append_text(&text, "'");
  return fail_with(where, &text);
}

static bool shapes_fit(tn_type type, tn_type indices, tn_type values) {
  const size_t rank = tn_shaped_type_rank(type);
  const size_t indices_rank = tn_shaped_type_rank(indices);
  const int64_t* dims = tn_shaped_type_dims(indices);
  if (indices_rank == 2) {
    if (dims[1] != (int64_t)rank) return false;
  } else if (indices_rank != 1 || rank != 1) {
    return false;
  }
  return dims[0] == tn_shaped_type_dims(values)[0];
}

static bool is_inside(const int64_t* dims, const int64_t* index, size_t rank, bool repeat) {
  for (size_t i = 0; i < rank; ++i) {
    const int64_t value = repeat ? index[0] : index[i];
    if (value < 0 || value >= dims[i]) return false;
  }
  return true;
}

// `indices` are i64, so their bytes are the indices; a splat repeats one index.
static tn_status check_indices(tn_location where, tn_type type, tn_attribute indices) {
  size_t byte_size = 0;
  const int64_t* numbers = tn_dense_elements_attribute_data(indices, &byte_size);
  const bool repeat = tn_dense_elements_attribute_is_splat(indices);
  const size_t rank = tn_shaped_type_rank(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  const int64_t count = tn_shaped_type_dims(tn_attribute_type(indices))[0];
  for (int64_t i = 0; i < count; ++i) {
    const int64_t* index = repeat ? numbers : numbers + (size_t)i * rank;
    if (!is_inside(dims, index, rank, repeat)) {
      return fail_index(where, type, (size_t)i, index, rank, repeat);
    }
    if (repeat) break;
  }
  return TN_OK;
}

static bool is_dense(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS);
}

tn_status tn_sparse_elements__check(tn_location where, tn_type type, tn_attribute indices,
                                    tn_attribute values) {
  const tn_type indices_type = tn_attribute_type(indices);
  const tn_type index_type = tn_type_element_type(indices_type);
  if (!tn_attribute__is(indices, TN_ATTRIBUTE_DENSE_ELEMENTS) || !is_dense(values) ||
      tn_integer_type_width(index_type) != 64 || !tn_shaped_type_has_static_shape(type)) {
    return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                            "expected dense 64-bit integer indices and dense values of a type with "
                            "static shape");
  }
  const tn_type values_type = tn_attribute_type(values);
  if (tn_shaped_type_rank(values_type) != 1) {
    return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                            "expected 1-d tensor for sparse element values");
  }
  if (!shapes_fit(type, indices_type, values_type)) {
    return fail_shape(where, type, indices_type, values_type);
  }
  return check_indices(where, type, indices);
}
