// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of types of the builtin dialect.

#include "ir/type_check.h"
#include "ir/definition.h"

#include <string.h>

#include <tenure/affine.h>

#include "base/text_buffer.h"
#include "ir/dialect_entry.h"
#include "ir/op_diagnostic.h"

#define FAIL(where, ...) tn_context__fail((where).context, TN_INVALID_ARGUMENT, where, __VA_ARGS__)

//===-- Element types -------------------------------------------------------------------------===//

static bool is_number(tn_type type) {
  return tn_type__is(type, TN_TYPE_INTEGER) || tn_type__is(type, TN_TYPE_FLOAT);
}

/// Returns whether the dialect of a type lists it as an element type. A dialect that the library
/// does not know may have any.
static bool dialect_lists(tn_type type, bool of_memrefs) {
  if (!tn_type__is_of_dialect(type)) return false;
  const tn_opaque_payload* payload = tn_storage_payload(type.storage);
  const tn_string_view mnemonic = tn_opaque__mnemonic(payload);
  const tn_dialect_entry* entry =
      tn_dialect_entry__find(tn_type_context(type), tn_opaque__dialect(payload));
  if (entry == NULL) return true;
  const char* const* name = of_memrefs ? entry->memref_elements : entry->vector_elements;
  for (; name != NULL && *name != NULL; ++name) {
    if (tn_string_view_equal(mnemonic, tn_string_view_from(*name))) return true;
  }
  return false;
}

static bool is_scalar(tn_type type) { return is_number(type) || tn_type__is(type, TN_TYPE_INDEX); }

static bool vector_takes(tn_type element_type) {
  return is_scalar(element_type) || dialect_lists(element_type, false);
}

static bool is_scalar_or_vector(tn_type type) {
  return is_scalar(type) || tn_type__is(type, TN_TYPE_COMPLEX) || tn_type__is(type, TN_TYPE_VECTOR);
}

bool tn_tensor_type__takes(tn_type element_type) {
  return is_scalar_or_vector(element_type) || tn_type__is_of_dialect(element_type);
}

bool tn_memref_type__takes(tn_type element_type) {
  return is_scalar_or_vector(element_type) || tn_type__is(element_type, TN_TYPE_MEMREF) ||
         tn_type__is(element_type, TN_TYPE_UNRANKED_MEMREF) || dialect_lists(element_type, true);
}

//===-- Keywords ------------------------------------------------------------------------------===//

static tn_status fail_with_type(tn_location where, const char* text, tn_type type) {
  tn_text_buffer buffer = tn_text_buffer_make(&where.context->allocator);
  tn_type__append_text(type, &buffer);
  const tn_status status = buffer.failed
                               ? tn_context__out_of_memory(where.context)
                               : FAIL(where, "%s: '%.*s'", text, (int)buffer.size, buffer.data);
  tn_text_buffer_free(&buffer);
  return status;
}

static tn_status fail_with_dims(tn_location where, const char* text, const int64_t* dims,
                                size_t rank) {
  tn_text_buffer buffer = tn_text_buffer_make(&where.context->allocator);
  for (size_t i = 0; i < rank; ++i) {
    if (i != 0) tn_text_buffer_append_text(&buffer, ", ");
    tn_text_buffer_append_signed(&buffer, dims[i]);
  }
  const tn_status status = buffer.failed
                               ? tn_context__out_of_memory(where.context)
                               : FAIL(where, "%s %.*s", text, (int)buffer.size, buffer.data);
  tn_text_buffer_free(&buffer);
  return status;
}

//===-- Types ---------------------------------------------------------------------------------===//

tn_status tn_integer_type__check(tn_location where, uint32_t bit_width) {
  if (bit_width <= TN_INTEGER_WIDTH_MAX) return TN_OK;
  return FAIL(where, "integer bitwidth is limited to %u bits", TN_INTEGER_WIDTH_MAX);
}

tn_status tn_complex_type__check(tn_location where, tn_type element_type) {
  if (is_number(element_type)) return TN_OK;
  return FAIL(where, "invalid element type for complex");
}

tn_status tn_vector_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank) {
  if (!vector_takes(element_type)) {
    return FAIL(where, "failed to verify 'elementType': VectorElementTypeInterface instance");
  }
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] > 0) continue;
    return fail_with_dims(where, "vector types must have positive constant sizes but got", dims,
                          rank);
  }
  return TN_OK;
}

static bool extents_are_valid(const int64_t* dims, size_t rank) {
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] < 0 && dims[i] != TN_DYNAMIC) return false;
  }
  return true;
}

tn_status tn_tensor_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank) {
  if (!extents_are_valid(dims, rank)) return FAIL(where, "invalid tensor dimension size");
  if (tn_tensor_type__takes(element_type)) return TN_OK;
  return fail_with_type(where, "invalid tensor element type", element_type);
}

static tn_status check_layout(tn_location where, size_t rank, tn_attribute layout) {
  switch (tn_attribute_kind_of(layout)) {
    case TN_ATTRIBUTE_NULL:
    case TN_ATTRIBUTE_OPAQUE:
    case TN_ATTRIBUTE_DIALECT:
      return TN_OK;
    case TN_ATTRIBUTE_AFFINE_MAP:
      if (tn_affine_map_dim_count(layout) == rank) return TN_OK;
      return FAIL(where, "memref layout mismatch between rank and affine map: %zu != %u", rank,
                  tn_affine_map_dim_count(layout));
    case TN_ATTRIBUTE_STRIDED_LAYOUT: {
      size_t count = 0;
      (void)tn_strided_layout_attribute_strides(layout, &count);
      if (count == rank) return TN_OK;
      return FAIL(where, "expected the number of strides to match the rank");
    }
    default:
      return FAIL(where, "invalid memref layout");
  }
}

static bool is_memory_space(tn_attribute memory_space) {
  switch (tn_attribute_kind_of(memory_space)) {
    case TN_ATTRIBUTE_NULL:
    case TN_ATTRIBUTE_INTEGER:
    case TN_ATTRIBUTE_STRING:
    case TN_ATTRIBUTE_DICTIONARY:
    case TN_ATTRIBUTE_OPAQUE:
    case TN_ATTRIBUTE_DIALECT:
      return true;
    default:
      return false;
  }
}

tn_status tn_memref_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank, tn_attribute layout, tn_attribute memory_space) {
  if (!tn_memref_type__takes(element_type)) return FAIL(where, "invalid memref element type");
  if (!extents_are_valid(dims, rank)) return FAIL(where, "invalid memref size");
  TN_TRY(check_layout(where, rank, layout));
  if (is_memory_space(memory_space)) return TN_OK;
  return FAIL(where, "unsupported memory space Attribute");
}

static bool is_name_character(char c, bool first) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_') return true;
  return !first && ((c >= '0' && c <= '9') || c == '$');
}

tn_status tn_dialect_name__check(tn_location where, tn_string_view dialect) {
  bool valid = dialect.size != 0;
  for (size_t i = 0; i < dialect.size && valid; ++i) {
    valid = is_name_character(dialect.data[i], i == 0);
  }
  if (valid) return TN_OK;
  const int shown = dialect.size > 1000 ? 1000 : (int)dialect.size;
  return FAIL(where, "invalid dialect namespace '\"%.*s\"'", shown, dialect.data);
}

//===-- Defaults that memrefs drop ------------------------------------------------------------===//

bool tn_memref_layout__is_identity(tn_attribute layout, size_t rank) {
  return tn_attribute__is(layout, TN_ATTRIBUTE_AFFINE_MAP) &&
         tn_affine_map_dim_count(layout) == rank && tn_affine_map_is_identity(layout);
}

bool tn_memory_space__is_default(tn_attribute memory_space) {
  if (!tn_attribute__is(memory_space, TN_ATTRIBUTE_INTEGER)) return false;
  size_t word_count = 0;
  const uint64_t* words = tn_integer_attribute_words(memory_space, &word_count);
  for (size_t i = 0; i < word_count; ++i) {
    if (words[i] != 0) return false;
  }
  return true;
}
