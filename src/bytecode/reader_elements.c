// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers and elements. An integer of up to 8 bits is a byte; one of up to 64 bits is a signed
// variable-width integer; a wider one is a count of 64-bit words and the words. A float is encoded
// as the integer with the same bits.

#include <tenure/bytecode.h>
#include <tenure/resource.h>

#include "bytecode/reader.h"

//===-- Numbers -------------------------------------------------------------------------------===//

/// Reads the words of a wide integer into the reader's parts.
static tn_status read_words(tn_reader* reader, uint32_t width, tn_cursor* cursor) {
  const uint8_t* at = cursor->at;
  size_t count;
  TN_TRY(tn_reader__count(reader, cursor, "the number of words", &count));
  const size_t whole = ((size_t)width + 63) / 64;
  if (count > whole) {
    return tn_reader__error(reader, at, "an integer of %u bits is encoded with %zu words", width,
                            count);
  }
  TN_TRY(tn_reader__spend(reader, 8 * (uint64_t)(whole - count)));
  for (size_t i = 0; i < whole; ++i) {
    int64_t word = 0;
    if (i < count && !tn_cursor__signed(cursor, &word)) {
      return tn_reader__truncated(reader, cursor, "a number");
    }
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &word, sizeof word));
  }
  return TN_OK;
}

/// Reads a number of `width` bits into the reader's parts.
static tn_status read_number(tn_reader* reader, uint32_t width, tn_cursor* cursor) {
  if (width > 64) return read_words(reader, width, cursor);
  uint64_t word = 0;
  if (width <= 8) {
    uint8_t byte;
    if (!tn_cursor__byte(cursor, &byte)) return tn_reader__truncated(reader, cursor, "a number");
    word = byte;
  } else {
    int64_t value;
    if (!tn_cursor__signed(cursor, &value)) return tn_reader__truncated(reader, cursor, "a number");
    word = (uint64_t)value;
  }
  return tn_reader__add_part(reader, &reader->parts, &word, sizeof word);
}

static tn_status check_number_type(const tn_reader* reader, const uint8_t* at, bool is_float,
                                   tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  if (is_float ? kind == TN_TYPE_FLOAT : kind == TN_TYPE_INTEGER || kind == TN_TYPE_INDEX) {
    return TN_OK;
  }
  return tn_reader__error(reader, at, "the type of %s",
                          is_float ? "a float attribute should be a float type"
                                   : "an integer attribute should be an integer type or index");
}

tn_status tn_reader__read_number(tn_reader* reader, tn_type type, tn_cursor* cursor,
                                 tn_attribute* out_value) {
  reader->parts.count = 0;
  TN_TRY(read_number(reader, tn_type_bit_width(type), cursor));
  const uint64_t* words = reader->parts.items;
  const size_t word_count = reader->parts.count / sizeof *words;
  if (tn_type_kind_of(type) != TN_TYPE_FLOAT) {
    return tn_integer_attribute_from_words(type, words, word_count, out_value);
  }
  const uint64_t both[2] = {words[0], word_count > 1 ? words[1] : 0};
  return tn_float_attribute_from_bits(type, both, out_value);
}

tn_status tn_reader__read_scalar(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                 tn_attribute* out_value) {
  const uint8_t* at = cursor->at;
  tn_type type;
  TN_TRY(tn_reader__inner_type(reader, cursor, &type.storage));
  if (reader->misses) return TN_OK;
  TN_TRY(check_number_type(reader, at, code == TN_BYTECODE_FLOAT, type));
  return tn_reader__read_number(reader, type, cursor, out_value);
}

//===-- Elements ------------------------------------------------------------------------------===//

/// An element takes at least one byte, unless it has no bits: then the size of the file does not
/// bound the count.
static tn_status check_array_size(const tn_reader* reader, const uint8_t* at, tn_type type,
                                  uint64_t count, uint64_t byte_size) {
  if (count <= byte_size) return TN_OK;
  if (tn_type_kind_of(type) != TN_TYPE_INTEGER || tn_type_bit_width(type) != 0) {
    return tn_reader__error(reader, at, "an array of %llu elements has %llu bytes",
                            (unsigned long long)count, (unsigned long long)byte_size);
  }
  if (count <= TN_BYTECODE_EMPTY_ELEMENTS_MAX) return TN_OK;
  return tn_reader__error(reader, at, "an array has %llu elements of zero bits; the limit is %u",
                          (unsigned long long)count, TN_BYTECODE_EMPTY_ELEMENTS_MAX);
}

static tn_status read_dense_array(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value) {
  const uint8_t* at = cursor->at;
  tn_type type;
  uint64_t count;
  tn_reader_bytes bytes;
  TN_TRY(tn_reader__inner_type(reader, cursor, &type.storage));
  TN_TRY(tn_reader__varint(reader, cursor, "an array's size", &count));
  TN_TRY(tn_reader__read_blob(reader, cursor, &bytes));
  if (reader->misses) return TN_OK;
  TN_TRY(check_array_size(reader, at, type, count, bytes.size));
  if (count > bytes.size) TN_TRY(tn_reader__spend(reader, count - bytes.size));
  return tn_dense_array_attribute_get(type, (size_t)count, bytes.data, (size_t)bytes.size,
                                      out_value);
}

/// Reads the type of elements, which must be a shaped type of static shape.
static tn_status read_shaped(tn_reader* reader, tn_cursor* cursor, bool is_static,
                             tn_type* out_type) {
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__inner_type(reader, cursor, &out_type->storage));
  if (out_type->storage == NULL) return TN_OK;
  if (!tn_type_is_shaped(*out_type) || (is_static && tn_shaped_type_element_count(*out_type) < 0)) {
    return tn_reader__error(reader, at, "the type of elements should be a shaped type%s",
                            is_static ? " with a static shape" : "");
  }
  return TN_OK;
}

static tn_status read_dense(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value) {
  tn_type type;
  tn_reader_bytes bytes;
  TN_TRY(read_shaped(reader, cursor, true, &type));
  TN_TRY(tn_reader__read_blob(reader, cursor, &bytes));
  if (reader->misses) return TN_OK;
  return tn_dense_elements_attribute_get(type, bytes.data, (size_t)bytes.size, out_value);
}

static tn_status read_dense_strings(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value) {
  const uint8_t* at = cursor->at;
  tn_type type;
  uint64_t is_splat;
  TN_TRY(read_shaped(reader, cursor, true, &type));
  TN_TRY(tn_reader__varint(reader, cursor, "a splat's mark", &is_splat));
  if (reader->misses) return TN_OK;
  const uint64_t count = is_splat != 0 ? 1 : (uint64_t)tn_shaped_type_element_count(type);
  if (count > tn_cursor__left(cursor)) {
    return tn_reader__error(reader, at, "expected %llu strings, but only %zu bytes remain",
                            (unsigned long long)count, tn_cursor__left(cursor));
  }
  for (uint64_t i = 0; i < count; ++i) {
    tn_string_view text;
    TN_TRY(tn_poll(reader->context));
    TN_TRY(tn_reader__read_string(reader, cursor, &text));
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &text, sizeof text));
  }
  return tn_dense_string_elements_attribute_get(type, reader->parts.items, (size_t)count,
                                                out_value);
}

static tn_status read_sparse(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value) {
  const uint8_t* at = cursor->at;
  tn_type type;
  tn_attribute indices;
  tn_attribute values;
  TN_TRY(read_shaped(reader, cursor, true, &type));
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &indices.storage));
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &values.storage));
  if (reader->misses) return TN_OK;
  if (!tn_attribute__is(indices, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
      (!tn_attribute__is(values, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
       !tn_attribute__is(values, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS))) {
    return tn_reader__error(reader, at, "the parts of sparse elements should be dense elements");
  }
  size_t byte_size;
  (void)tn_dense_elements_attribute_data(indices, &byte_size);
  TN_TRY(tn_reader__spend(reader, byte_size));
  return tn_sparse_elements_attribute_get(type, indices, values, out_value);
}

static tn_status read_dense_resource(tn_reader* reader, tn_cursor* cursor,
                                     tn_attribute* out_value) {
  tn_type type;
  uint64_t index;
  TN_TRY(read_shaped(reader, cursor, false, &type));
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__varint(reader, cursor, "a resource's number", &index));
  if (index >= reader->resources.count) {
    return tn_reader__bad_index(reader, at, "resource", index, reader->resources.count);
  }
  if (reader->misses) return TN_OK;
  const tn_resource* resource = ((tn_resource* const*)reader->resources.items)[index];
  TN_TRY(tn_reader__spend(reader, tn_resource_key(resource).size));
  return tn_dense_resource_attribute_get(type, tn_resource_key(resource), out_value);
}

tn_status tn_reader__read_elements(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                   tn_attribute* out_value) {
  switch (code) {
    case TN_BYTECODE_DENSE_ARRAY:
      return read_dense_array(reader, cursor, out_value);
    case TN_BYTECODE_DENSE:
      return read_dense(reader, cursor, out_value);
    case TN_BYTECODE_DENSE_STRING:
      return read_dense_strings(reader, cursor, out_value);
    case TN_BYTECODE_SPARSE:
      return read_sparse(reader, cursor, out_value);
    default:
      return read_dense_resource(reader, cursor, out_value);
  }
}
