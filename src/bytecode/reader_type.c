// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect's types: a code, and the components of the type.

#include "bytecode/reader.h"

/// Reads `count` types into the reader's parts.
static tn_status read_types(tn_reader* reader, tn_cursor* cursor, size_t* out_count) {
  TN_TRY(tn_reader__count(reader, cursor, "the number of types", out_count));
  for (size_t i = 0; i < *out_count; ++i) {
    tn_type type;
    TN_TRY(tn_reader__inner_type(reader, cursor, &type.storage));
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &type, sizeof type));
  }
  return TN_OK;
}

// Reads extents into the reader's parts: a count and signed numbers.
static tn_status read_dims(tn_reader* reader, tn_cursor* cursor, size_t* out_rank,
                           const int64_t** out_dims) {
  TN_TRY(tn_reader__count(reader, cursor, "the rank", out_rank));
  for (size_t i = 0; i < *out_rank; ++i) {
    int64_t dim;
    if (!tn_cursor__signed(cursor, &dim)) return tn_reader__truncated(reader, cursor, "a shape");
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &dim, sizeof dim));
  }
  *out_dims = reader->parts.items;
  return TN_OK;
}

static tn_status read_integer(tn_reader* reader, tn_cursor* cursor, tn_type* out_type) {
  const uint8_t* at = cursor->at;
  uint64_t value;
  TN_TRY(tn_reader__varint(reader, cursor, "an integer type", &value));
  if (value >> 2 > TN_INTEGER_WIDTH_MAX || (value & 3u) == 3) {
    return tn_reader__error(reader, at, "invalid integer width of %llu bits",
                            (unsigned long long)(value >> 2));
  }
  return tn_integer_type_get(reader->context, (uint32_t)(value >> 2), (tn_signedness)(value & 3u),
                             out_type);
}

static tn_status read_function(tn_reader* reader, tn_cursor* cursor, tn_type* out_type) {
  size_t input_count;
  size_t result_count;
  TN_TRY(read_types(reader, cursor, &input_count));
  TN_TRY(read_types(reader, cursor, &result_count));
  if (reader->misses) return TN_OK;
  const tn_type* types = reader->parts.items;
  if (types == NULL) {
    return tn_function_type_get(reader->context, NULL, 0, NULL, 0, out_type);
  }
  return tn_function_type_get(reader->context, types, input_count, types + input_count,
                              result_count, out_type);
}

static tn_status read_tuple(tn_reader* reader, tn_cursor* cursor, tn_type* out_type) {
  size_t count;
  TN_TRY(read_types(reader, cursor, &count));
  if (reader->misses) return TN_OK;
  return tn_tuple_type_get(reader->context, reader->parts.items, count, out_type);
}

static tn_status read_tensor(tn_reader* reader, tn_cursor* cursor, bool has_encoding,
                             tn_type* out_type) {
  tn_attribute encoding = {NULL};
  size_t rank;
  const int64_t* dims;
  tn_type element;
  if (has_encoding) TN_TRY(tn_reader__inner_attribute(reader, cursor, &encoding.storage));
  TN_TRY(read_dims(reader, cursor, &rank, &dims));
  TN_TRY(tn_reader__inner_type(reader, cursor, &element.storage));
  if (reader->misses) return TN_OK;
  return tn_tensor_type_get(element, dims, rank, has_encoding ? &encoding : NULL, out_type);
}

static tn_status read_memref(tn_reader* reader, tn_cursor* cursor, bool has_space,
                             tn_type* out_type) {
  tn_attribute space = {NULL};
  tn_attribute layout;
  size_t rank;
  const int64_t* dims;
  tn_type element;
  if (has_space) TN_TRY(tn_reader__inner_attribute(reader, cursor, &space.storage));
  TN_TRY(read_dims(reader, cursor, &rank, &dims));
  TN_TRY(tn_reader__inner_type(reader, cursor, &element.storage));
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &layout.storage));
  if (reader->misses) return TN_OK;
  return tn_memref_type_get(element, dims, rank, &layout, has_space ? &space : NULL, out_type);
}

/// Reads which dimensions are scalable, a byte each.
static tn_status read_scalable(tn_reader* reader, tn_cursor* cursor, size_t* out_count) {
  TN_TRY(tn_reader__count(reader, cursor, "the number of scalable dimensions", out_count));
  for (size_t i = 0; i < *out_count; ++i) {
    uint8_t byte;
    if (!tn_cursor__byte(cursor, &byte)) return tn_reader__truncated(reader, cursor, "a vector");
    const bool scalable = byte != 0;
    TN_TRY(tn_reader__add_part(reader, &reader->more_parts, &scalable, sizeof scalable));
  }
  return TN_OK;
}

static tn_status read_vector(tn_reader* reader, tn_cursor* cursor, bool is_scalable,
                             tn_type* out_type) {
  const uint8_t* at = cursor->at;
  size_t scalable_count = 0;
  size_t rank;
  const int64_t* dims;
  tn_type element;
  if (is_scalable) TN_TRY(read_scalable(reader, cursor, &scalable_count));
  TN_TRY(read_dims(reader, cursor, &rank, &dims));
  if (is_scalable && scalable_count != rank) {
    return tn_reader__error(reader, at, "a vector of rank %zu has %zu scalable flags", rank,
                            scalable_count);
  }
  TN_TRY(tn_reader__inner_type(reader, cursor, &element.storage));
  if (reader->misses) return TN_OK;
  return tn_vector_type_get(element, dims, is_scalable ? reader->more_parts.items : NULL, rank,
                            out_type);
}

/// Reads a type that wraps one other type.
static tn_status read_wrapped(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                              tn_type* out_type) {
  tn_attribute space = {NULL};
  tn_type element;
  const bool has_space = code == TN_BYTECODE_UNRANKED_MEMREF_TYPE_WITH_SPACE;
  if (has_space) TN_TRY(tn_reader__inner_attribute(reader, cursor, &space.storage));
  TN_TRY(tn_reader__inner_type(reader, cursor, &element.storage));
  if (reader->misses) return TN_OK;
  if (code == TN_BYTECODE_COMPLEX_TYPE) return tn_complex_type_get(element, out_type);
  if (code == TN_BYTECODE_UNRANKED_TENSOR_TYPE)
    return tn_unranked_tensor_type_get(element, out_type);
  return tn_unranked_memref_type_get(element, has_space ? &space : NULL, out_type);
}

static tn_status read_by_code(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                              tn_type* out_type) {
  static const tn_float_kind floats[] = {TN_FLOAT_BF16, TN_FLOAT_F16, TN_FLOAT_F32,
                                         TN_FLOAT_F64,  TN_FLOAT_F80, TN_FLOAT_F128};
  if (code >= TN_BYTECODE_BF16_TYPE && code <= TN_BYTECODE_F128_TYPE) {
    return tn_float_type_get(reader->context, floats[code - TN_BYTECODE_BF16_TYPE], out_type);
  }
  static const tn_float_kind small_floats[TN_BYTECODE_SMALL_FLOAT_COUNT] = {
      TN_FLOAT_TF32,       TN_FLOAT_F8E5M2,     TN_FLOAT_F8E4M3,        TN_FLOAT_F8E4M3FN,
      TN_FLOAT_F8E5M2FNUZ, TN_FLOAT_F8E4M3FNUZ, TN_FLOAT_F8E4M3B11FNUZ, TN_FLOAT_F8E3M4,
      TN_FLOAT_F4E2M1FN,   TN_FLOAT_F6E2M3FN,   TN_FLOAT_F6E3M2FN,      TN_FLOAT_F8E8M0FNU};
  if (code >= TN_BYTECODE_SMALL_FLOAT_TYPE &&
      code - TN_BYTECODE_SMALL_FLOAT_TYPE < TN_BYTECODE_SMALL_FLOAT_COUNT) {
    return tn_float_type_get(reader->context, small_floats[code - TN_BYTECODE_SMALL_FLOAT_TYPE],
                             out_type);
  }
  switch (code) {
    case TN_BYTECODE_INTEGER_TYPE:
      return read_integer(reader, cursor, out_type);
    case TN_BYTECODE_INDEX_TYPE:
      return tn_index_type_get(reader->context, out_type);
    case TN_BYTECODE_FUNCTION_TYPE:
      return read_function(reader, cursor, out_type);
    case TN_BYTECODE_MEMREF_TYPE:
    case TN_BYTECODE_MEMREF_TYPE_WITH_SPACE:
      return read_memref(reader, cursor, code == TN_BYTECODE_MEMREF_TYPE_WITH_SPACE, out_type);
    case TN_BYTECODE_NONE_TYPE:
      return tn_none_type_get(reader->context, out_type);
    case TN_BYTECODE_TENSOR_TYPE:
    case TN_BYTECODE_TENSOR_TYPE_WITH_ENCODING:
      return read_tensor(reader, cursor, code == TN_BYTECODE_TENSOR_TYPE_WITH_ENCODING, out_type);
    case TN_BYTECODE_TUPLE_TYPE:
      return read_tuple(reader, cursor, out_type);
    case TN_BYTECODE_COMPLEX_TYPE:
    case TN_BYTECODE_UNRANKED_MEMREF_TYPE:
    case TN_BYTECODE_UNRANKED_MEMREF_TYPE_WITH_SPACE:
    case TN_BYTECODE_UNRANKED_TENSOR_TYPE:
      return read_wrapped(reader, code, cursor, out_type);
    case TN_BYTECODE_VECTOR_TYPE:
    case TN_BYTECODE_SCALABLE_VECTOR_TYPE:
      return read_vector(reader, cursor, code == TN_BYTECODE_SCALABLE_VECTOR_TYPE, out_type);
    default:
      return tn_reader__error(reader, cursor->at, "unknown kind of builtin type: %llu",
                              (unsigned long long)code);
  }
}

tn_status tn_reader__read_type(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  uint64_t code;
  tn_type type = {NULL};
  TN_TRY(tn_reader__varint(reader, cursor, "a type", &code));
  TN_TRY(tn_reader__checked(reader, at, read_by_code(reader, code, cursor, &type)));
  *out_value = type.storage;
  return TN_OK;
}
