// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types and attributes of vhlo: the originals of copies, their versions, and their bytecode
// encodings, which portable artifacts use.
//
// Source: the StableHLO documentation of compatibility and of bytecode.

#include <stdio.h>

#include "bytecode/reader.h"
#include "bytecode/writer.h"
#include "dialects/common/parameter_encoding.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/definition.h"

//===-- Numbers and elements ------------------------------------------------------------------===//

/// Reads a type and converts it; null if the type has to be read first.
static tn_status read_plain_type(tn_reader* reader, tn_cursor* cursor, tn_type* out_type) {
  const tn_storage* own;
  out_type->storage = NULL;
  TN_TRY(tn_reader__inner_type(reader, cursor, &own));
  if (own != NULL) out_type->storage = tn_vhlo__type_to(reader->context, own);
  return TN_OK;
}

/// Reads a number with a type.
static tn_status read_number(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value) {
  tn_type type;
  TN_TRY(read_plain_type(reader, cursor, &type));
  if (reader->misses) return TN_OK;
  if (type.storage == NULL) {
    return tn_reader__error(reader, cursor->at,
                            "a number does not have an integer, index or float type");
  }
  return tn_reader__read_number(reader, type, cursor, out_value);
}

static bool write_number(tn_writer* writer, uint64_t code, tn_attribute value) {
  const tn_storage* own = tn_vhlo__type_from(writer->context, tn_attribute_type(value).storage);
  if (own == NULL) return false;
  tn_writer__put_varint(writer, code);
  tn_writer__put_type(writer, own->self);
  tn_writer__put_scalar(writer, value.storage);
  return true;
}

/// Creates boolean elements from packed bits, from one byte for all, or from one byte each in old
/// files.
static tn_status make_bits(tn_reader* reader, tn_type type, tn_reader_bytes bytes,
                           tn_attribute* out_elements) {
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type);
  const uint64_t packed_size = count / 8 + (count % 8 != 0);
  static const uint8_t all[] = {0xFF};
  if (bytes.size == 1 && bytes.data[0] == 0xFF && count != 0) {
    return tn_dense_elements_attribute_get(type, all, 1, out_elements);
  }
  if (bytes.size == packed_size || bytes.size != count) {
    return tn_dense_elements_attribute_get(type, bytes.data, (size_t)bytes.size, out_elements);
  }
  tn_text_buffer packed = tn_text_buffer_make(&reader->context->allocator);
  for (uint64_t i = 0; i < count; i += 8) {
    uint8_t byte = 0;
    for (uint64_t k = 0; k < 8 && i + k < count; ++k) {
      byte |= (uint8_t)((bytes.data[i + k] != 0) << k);
    }
    tn_text_buffer_append(&packed, (const char*)&byte, 1);
  }
  const tn_status status =
      packed.failed ? tn_context__out_of_memory(reader->context)
                    : tn_dense_elements_attribute_get(type, packed.data, packed.size, out_elements);
  tn_text_buffer_free(&packed);
  return status;
}

static tn_status read_elements(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value) {
  const uint8_t* at = cursor->at;
  tn_reader_bytes bytes;
  tn_type type;
  TN_TRY(read_plain_type(reader, cursor, &type));
  TN_TRY(tn_reader__read_blob(reader, cursor, &bytes));
  if (reader->misses) return TN_OK;
  if (!tn_type__is(type, TN_TYPE_TENSOR) || !tn_shaped_type_has_rank(type)) {
    return tn_reader__error(reader, at, "elements do not have a ranked tensor type");
  }
  const bool are_bits = tn_type_bit_width(tn_type_element_type(type)) == 1;
  return tn_reader__checked(
      reader, at,
      are_bits ? make_bits(reader, type, bytes, out_value)
               : tn_dense_elements_attribute_get(type, bytes.data, (size_t)bytes.size, out_value));
}

/// Writes the bytes of elements; a splat of bits is one byte.
static bool write_elements(tn_writer* writer, uint64_t code, tn_attribute elements) {
  static const uint8_t same[] = {0, 0xFF};
  static const uint8_t one[] = {1};
  size_t size = 0;
  if (!tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_ELEMENTS)) return false;
  const tn_type type = tn_attribute_type(elements);
  const uint8_t* bytes = tn_dense_elements_attribute_data(elements, &size);
  const tn_storage* own = tn_vhlo__type_from(writer->context, type.storage);
  if (own == NULL) return false;
  tn_writer__put_varint(writer, code);
  tn_writer__put_type(writer, own->self);
  if (tn_type_bit_width(tn_type_element_type(type)) == 1 &&
      tn_dense_elements_attribute_is_splat(elements)) {
    const bool is_set = size != 0 && (bytes[0] & 1) != 0;
    const int64_t count = tn_shaped_type_element_count(type);
    bytes = count == 1 && is_set ? one : &same[is_set];
    size = count == 0 ? 0 : 1;
  }
  tn_writer__put_blob(writer, bytes, size);
  return true;
}

//===-- The table -----------------------------------------------------------------------------===//

static const tn_own_encoding number = {read_number, write_number};
static const tn_own_encoding elements = {read_elements, write_elements};

static const tn_parameter_encoding encodings[] = {
#define TN_VHLO_KIND(name, code, how, own, major, minor, of) {code, name, how, NULL, own},
#include "dialects/vhlo/kinds.inc"
#undef TN_VHLO_KIND
    {0, NULL, NULL, NULL, NULL}};

static const tn_vhlo_kind kinds[] = {
#define TN_VHLO_KIND(name, code, how, own, major, minor, of) {name, {major, minor}, of},
#include "dialects/vhlo/kinds.inc"
#undef TN_VHLO_KIND
};

tn_status tn_vhlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  return tn_parameter_encoding__read(encodings, tn_string_view_from("vhlo"), reader, cursor,
                                     out_value);
}

bool tn_vhlo__write(tn_writer* writer, const tn_storage* storage) {
  return tn_parameter_encoding__write(encodings, writer, storage);
}

bool tn_vhlo__is(const tn_storage* storage, const char* name) {
  return storage != NULL && tn_storage_is_type(storage) == (*name == '!') &&
         tn_opaque__is_called(storage, "vhlo", name + 1);
}

/// Returns the kind with the name `text` (without its first character), or the kind that is a copy
/// of `text`.
static const tn_vhlo_kind* find(bool is_type, bool is_copy, const char* text, size_t size) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    const char* own = is_copy ? kinds[i].of : kinds[i].name + 1;
    if (own != NULL && (*kinds[i].name == '!') == is_type && strncmp(own, text, size) == 0 &&
        own[size] == '\0') {
      return &kinds[i];
    }
  }
  return NULL;
}

const tn_vhlo_kind* tn_vhlo_kind__of(const tn_storage* storage) {
  const bool is_type = tn_storage_is_type(storage);
  const tn_definition* definition = tn_definition__of(storage);
  if (definition == NULL ||
      !tn_string_view_equal(definition->dialect, tn_string_view_from("vhlo"))) {
    return NULL;
  }
  return find(is_type, false, definition->mnemonic.data, definition->mnemonic.size);
}

const tn_vhlo_kind* tn_vhlo_kind__copy_of(bool is_type, tn_string_view of) {
  return find(is_type, true, of.data, of.size);
}

const tn_storage* tn_vhlo__make(tn_context* context, const char* name,
                                const tn_attribute* parameters, size_t count) {
  tn_attribute attribute = {NULL};
  tn_type type = {NULL};
  char full[48];
  (void)snprintf(full, sizeof full, "vhlo.%s", name + 1);
  const tn_string_view view = tn_string_view_from(full);
  const tn_status status =
      *name == '!' ? tn_dialect_type_get(context, view, parameters, count, &type)
                   : tn_dialect_attribute_get(context, view, parameters, count, &attribute);
  if (status != TN_OK) return NULL;
  return *name == '!' ? type.storage : attribute.storage;
}
