// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties. Those of an op that the writer did not know are one attribute, usually a dictionary;
// for other ops, the layout describes them.

#include "bytecode/reader.h"
#include "ir/op_definition.h"

static tn_status push_property(tn_reader* reader, tn_string_view name, const tn_storage* value) {
  tn_identifier identifier;
  TN_TRY(tn_identifier_get(reader->context, name, &identifier));
  const tn_attribute_entry entry = {tn_identifier__ref(identifier) | TN_UREF_FLAG, value->self};
  return tn_reader__push(reader, &reader->attributes, &entry, sizeof entry);
}

//===-- One attribute -------------------------------------------------------------------------===//

/// An attribute without entries represents all properties of an op of an unknown dialect.
static tn_status read_whole(tn_reader* reader, const tn_reader_name* name, const uint8_t* at,
                            uint64_t index) {
  tn_attribute whole;
  TN_TRY(tn_reader__attribute(reader, at, index, &whole.storage));
  const tn_storage* operation = tn_uniquer__at(&reader->context->uniquer, name->name);
  if (tn_op_definition__of_name(operation) == NULL) {
    return push_property(reader, (tn_string_view){"", 0}, whole.storage);
  }
  if (tn_attribute__is(whole, TN_ATTRIBUTE_DICTIONARY)) return TN_OK;
  return tn_reader__bad_kind(reader, at, "DictionaryAttr", whole);
}

static tn_status read_attributes(tn_reader* reader, const tn_reader_name* name, tn_cursor* cursor) {
  const uint8_t* at = cursor->at;
  uint64_t index;
  const size_t first = reader->attributes.count;
  TN_TRY(tn_reader__varint(reader, cursor, "properties", &index));
  TN_TRY(tn_reader__push_entries(reader, at, index, true));
  if (reader->attributes.count == first) return read_whole(reader, name, at, index);
  tn_attribute_entry* entries = reader->attributes.items;
  for (size_t i = first; i < reader->attributes.count; ++i) entries[i].name |= TN_UREF_FLAG;
  return TN_OK;
}

//===-- Native --------------------------------------------------------------------------------===//

static tn_status read_attribute(tn_reader* reader, tn_cursor* cursor, bool is_optional,
                                const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  uint64_t index;
  *out_value = NULL;
  TN_TRY(tn_reader__varint(reader, cursor, "a property", &index));
  if (is_optional) {
    if ((index & 1u) == 0) return TN_OK;
    index >>= 1;
  }
  return tn_reader__attribute(reader, at, index, out_value);
}

/// Reads counts that are mostly zero: the number of nonzero counts, the bits of an index, and for
/// each the count with its index.
static tn_status read_sparse_counts(tn_reader* reader, tn_cursor* cursor, uint64_t filled,
                                    uint32_t count, int32_t* counts) {
  uint64_t bits = 0;
  if (filled == 0) return TN_OK;
  TN_TRY(tn_reader__varint(reader, cursor, "groups", &bits));
  if (bits > 8)
    return tn_reader__error(reader, cursor->at, "invalid width of group indices: %llu bits",
                            (unsigned long long)bits);
  for (uint64_t i = 0; i < filled; ++i) {
    const uint8_t* at = cursor->at;
    uint64_t value;
    TN_TRY(tn_reader__varint(reader, cursor, "groups", &value));
    const uint64_t index = value & ((UINT64_C(1) << bits) - 1);
    if (index >= count) return tn_reader__bad_index(reader, at, "group", index, count);
    counts[index] = (int32_t)(value >> bits);
  }
  return TN_OK;
}

static tn_status read_counts(tn_reader* reader, tn_cursor* cursor, uint32_t count,
                             int32_t* counts) {
  const uint8_t* at = cursor->at;
  uint64_t head;
  TN_TRY(tn_reader__varint(reader, cursor, "groups", &head));
  if ((head & 1u) != 0) return read_sparse_counts(reader, cursor, head >> 1, count, counts);
  if (head >> 1 > count) return tn_reader__bad_index(reader, at, "group", head >> 1, count);
  for (uint64_t i = 0; i < head >> 1; ++i) {
    uint64_t value;
    TN_TRY(tn_reader__varint(reader, cursor, "groups", &value));
    counts[i] = (int32_t)value;
  }
  return TN_OK;
}

static tn_status read_segments(tn_reader* reader, tn_cursor* cursor, const tn_property* property,
                               const tn_storage** out_value) {
  int32_t counts[TN_PROPERTY_SEGMENTS_MAX] = {0};
  tn_type type;
  tn_attribute attribute = {NULL};
  *out_value = NULL;
  TN_TRY(read_counts(reader, cursor, property->segment_count, counts));
  TN_TRY(tn_integer_type_get(reader->context, 32, TN_SIGNLESS, &type));
  TN_TRY(tn_dense_array_attribute_get(type, property->segment_count, counts,
                                      property->segment_count * sizeof *counts, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}

static tn_status number_attribute(tn_reader* reader, uint32_t width, uint64_t number,
                                  tn_attribute* out_attribute) {
  tn_type type;
  TN_TRY(tn_integer_type_get(reader->context, width, TN_SIGNLESS, &type));
  return tn_integer_attribute_get(type, (int64_t)number, out_attribute);
}

static tn_status read_number(tn_reader* reader, tn_cursor* cursor, uint32_t width,
                             tn_attribute* out_attribute) {
  uint64_t number;
  TN_TRY(tn_reader__varint(reader, cursor, "a property", &number));
  return number_attribute(reader, width, number, out_attribute);
}

static tn_status read_list(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_attribute) {
  uint8_t has_number;
  tn_attribute number;
  if (!tn_cursor__byte(cursor, &has_number)) {
    return tn_reader__truncated(reader, cursor, "a property");
  }
  if (has_number != 0) TN_TRY(read_number(reader, cursor, 64, &number));
  return tn_array_attribute_get(reader->context, &number, has_number != 0, out_attribute);
}

/// MLIR represents true as a unit attribute, and false as a boolean.
static tn_status truth_attribute(tn_reader* reader, bool truth, tn_attribute* out_attribute) {
  return truth ? tn_unit_attribute_get(reader->context, out_attribute)
               : tn_bool_attribute_get(reader->context, false, out_attribute);
}

static tn_status read_truth(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_attribute) {
  uint8_t byte;
  if (!tn_cursor__byte(cursor, &byte)) return tn_reader__truncated(reader, cursor, "a property");
  return truth_attribute(reader, byte != 0, out_attribute);
}

static tn_status read_native(tn_reader* reader, tn_cursor* cursor, const tn_property* property) {
  const tn_storage* value = NULL;
  tn_attribute attribute = {NULL};
  switch (property->kind) {
    case TN_PROPERTY_REQUIRED:
    case TN_PROPERTY_OPTIONAL:
      TN_TRY(read_attribute(reader, cursor, property->kind == TN_PROPERTY_OPTIONAL, &value));
      break;
    case TN_PROPERTY_SEGMENTS:
      TN_TRY(reader->version < TN_BYTECODE_WITH_SPARSE_SEGMENTS
                 ? read_attribute(reader, cursor, false, &value)
                 : read_segments(reader, cursor, property, &value));
      break;
    case TN_PROPERTY_NUMBER:
      TN_TRY(read_number(reader, cursor, property->width, &attribute));
      break;
    case TN_PROPERTY_LIST:
      TN_TRY(read_list(reader, cursor, &attribute));
      break;
    case TN_PROPERTY_BOOL:
      TN_TRY(read_truth(reader, cursor, &attribute));
      break;
  }
  if (attribute.storage != NULL) value = attribute.storage;
  return value == NULL ? TN_OK : push_property(reader, property->name, value);
}

/// Reads the properties of the layout; from version 6 on, the group sizes follow the others.
static tn_status read_layout(tn_reader* reader, tn_cursor* cursor, tn_property_layout layout) {
  const bool sizes_last = reader->version >= TN_BYTECODE_WITH_SPARSE_SEGMENTS;
  tn_property property;
  for (tn_property_layout self = layout; tn_property_layout__next(&self, &property);) {
    if (sizes_last && property.kind == TN_PROPERTY_SEGMENTS) continue;
    TN_TRY(read_native(reader, cursor, &property));
  }
  if (!sizes_last) return TN_OK;
  for (tn_property_layout self = layout; tn_property_layout__next(&self, &property);) {
    if (property.kind == TN_PROPERTY_SEGMENTS) TN_TRY(read_native(reader, cursor, &property));
  }
  return TN_OK;
}

static tn_status read_all_native(tn_reader* reader, const tn_reader_name* name, tn_cursor* cursor) {
  if (name->layout.text.data != NULL) return read_layout(reader, cursor, name->layout);
  const tn_string_view dialect =
      ((const tn_reader_dialect*)reader->dialects.items)[name->dialect].name;
  return tn_reader__error(reader, cursor->at,
                          "the op '%.*s.%.*s' has native properties of unknown encoding",
                          (int)dialect.size, dialect.data, (int)name->text.size, name->text.data);
}

tn_status tn_reader__read_op_properties(tn_reader* reader, const tn_reader_name* name,
                                        const uint8_t* at, uint64_t index) {
  if (index >= reader->properties.count) {
    return tn_reader__bad_index(reader, at, "properties", index, reader->properties.count);
  }
  const tn_reader_bytes bytes = ((const tn_reader_bytes*)reader->properties.items)[index];
  tn_cursor cursor = {bytes.data, bytes.data + bytes.size};
  TN_TRY(name->is_registered ? read_all_native(reader, name, &cursor)
                             : read_attributes(reader, name, &cursor));
  if (cursor.at == cursor.end) return TN_OK;
  return tn_reader__error(reader, cursor.at, "%zu bytes of the properties are not used",
                          tn_cursor__left(&cursor));
}

//===-- Defaults ------------------------------------------------------------------------------===//

static bool has_property(const tn_reader* reader, tn_uref name) {
  const tn_attribute_entry* entries = reader->attributes.items;
  for (size_t i = 0; i < reader->attributes.count; ++i) {
    if (entries[i].name == (name | TN_UREF_FLAG)) return true;
  }
  return false;
}

static tn_status add_default(tn_reader* reader, const tn_property* property) {
  tn_identifier name;
  TN_TRY(tn_identifier_get(reader->context, property->name, &name));
  if (has_property(reader, tn_identifier__ref(name))) return TN_OK;
  tn_attribute attribute = {NULL};
  if (property->kind == TN_PROPERTY_BOOL) {
    TN_TRY(truth_attribute(reader, false, &attribute));
  } else if (property->kind == TN_PROPERTY_LIST) {
    TN_TRY(tn_array_attribute_get(reader->context, NULL, 0, &attribute));
  } else {
    TN_TRY(number_attribute(reader, property->width, 0, &attribute));
  }
  return push_property(reader, property->name, attribute.storage);
}

tn_status tn_reader__add_default_properties(tn_reader* reader, const tn_reader_name* name) {
  tn_property property;
  for (tn_property_layout self = name->layout; tn_property_layout__next(&self, &property);) {
    if (property.kind < TN_PROPERTY_NUMBER) continue;
    TN_TRY(add_default(reader, &property));
  }
  return TN_OK;
}
