// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect's attributes: a code, and the components of the attribute.

#include "bytecode/reader.h"
#include "ir/attribute_make.h"

static tn_status read_array(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_attribute) {
  size_t count;
  TN_TRY(tn_reader__count(reader, cursor, "the number of elements", &count));
  for (size_t i = 0; i < count; ++i) {
    tn_attribute element;
    TN_TRY(tn_poll(reader->context));
    TN_TRY(tn_reader__inner_attribute(reader, cursor, &element.storage));
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &element, sizeof element));
  }
  if (reader->misses) return TN_OK;
  return tn_array_attribute_get(reader->context, reader->parts.items, count, out_attribute);
}

/// An untyped string uses the storage of an identifier.
static tn_status check_key(const tn_reader* reader, const uint8_t* at, tn_attribute name) {
  if (tn_attribute__is(name, TN_ATTRIBUTE_STRING) &&
      name.storage->type == reader->context->uniquer.none_type) {
    return TN_OK;
  }
  return tn_reader__error(reader, at, "the name of a dictionary's entry should be a string");
}

static tn_status read_dictionary(tn_reader* reader, tn_cursor* cursor,
                                 tn_attribute* out_attribute) {
  size_t count;
  TN_TRY(tn_reader__count(reader, cursor, "the number of entries", &count));
  for (size_t i = 0; i < count; ++i) {
    const uint8_t* at = cursor->at;
    tn_attribute name;
    TN_TRY(tn_poll(reader->context));
    tn_named_attribute entry;
    TN_TRY(tn_reader__inner_attribute(reader, cursor, &name.storage));
    TN_TRY(tn_reader__inner_attribute(reader, cursor, &entry.value.storage));
    if (name.storage != NULL) TN_TRY(check_key(reader, at, name));
    entry.name.storage = name.storage;
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &entry, sizeof entry));
  }
  if (reader->misses) return TN_OK;
  return tn_dictionary_attribute_get(reader->context, reader->parts.items, count, out_attribute);
}

//===-- Dictionaries of ops -------------------------------------------------------------------===//

static tn_status push_encoded(tn_reader* reader, tn_cursor* cursor) {
  size_t count;
  TN_TRY(tn_reader__count(reader, cursor, "the number of entries", &count));
  for (size_t i = 0; i < count; ++i) {
    const uint8_t* at = cursor->at;
    uint64_t index;
    tn_attribute name;
    const tn_storage* value;
    TN_TRY(tn_reader__varint(reader, cursor, "an attribute's number", &index));
    TN_TRY(tn_reader__attribute(reader, at, index, &name.storage));
    TN_TRY(check_key(reader, at, name));
    TN_TRY(tn_reader__varint(reader, cursor, "an attribute's number", &index));
    TN_TRY(tn_reader__attribute(reader, at, index, &value));
    const tn_attribute_entry entry = {name.storage->self, value->self};
    TN_TRY(tn_reader__push(reader, &reader->attributes, &entry, sizeof entry));
  }
  if (cursor->at == cursor->end) return TN_OK;
  return tn_reader__error(reader, cursor->at, "%zu bytes of the attribute are not used",
                          tn_cursor__left(cursor));
}

tn_status tn_reader__push_entries(tn_reader* reader, const uint8_t* at, uint64_t index,
                                  bool is_any) {
  if (index < reader->attribute_count) {
    const tn_reader_entry* entry = tn_reader__entry(reader, (size_t)index);
    tn_cursor cursor = tn_reader__bytes_of(entry);
    if (entry->state != TN_ENTRY_DONE && entry->is_custom && entry->dialect == reader->builtin &&
        cursor.at != cursor.end && *cursor.at == (TN_BYTECODE_DICTIONARY << 1 | 1u)) {
      ++cursor.at;
      return push_encoded(reader, &cursor);
    }
  }
  tn_attribute dictionary;
  TN_TRY(tn_reader__attribute(reader, at, index, &dictionary.storage));
  if (!tn_attribute__is(dictionary, TN_ATTRIBUTE_DICTIONARY)) {
    return is_any ? TN_OK : tn_reader__bad_kind(reader, at, "DictionaryAttr", dictionary);
  }
  const tn_dictionary_payload* payload = tn_storage_payload(dictionary.storage);
  for (uint32_t i = 0; i < payload->count; ++i) {
    const tn_attribute_entry entry = {payload->entries[i].name, payload->entries[i].value};
    TN_TRY(tn_reader__push(reader, &reader->attributes, &entry, sizeof entry));
  }
  return TN_OK;
}

//===-- Other attributes ----------------------------------------------------------------------===//

static tn_status read_string(tn_reader* reader, tn_cursor* cursor, bool is_typed,
                             tn_attribute* out_attribute) {
  tn_string_view text;
  TN_TRY(tn_reader__read_string(reader, cursor, &text));
  if (!is_typed) return tn_string_attribute_get(reader->context, text, out_attribute);
  tn_type type;
  TN_TRY(tn_reader__inner_type(reader, cursor, &type.storage));
  return reader->misses ? TN_OK : tn_typed_string_attribute_get(type, text, out_attribute);
}

/// Reads the flat symbol reference at the cursor.
static tn_status nested_symbol(tn_reader* reader, tn_cursor* cursor, tn_string_view* out_name) {
  *out_name = (tn_string_view){"", 0};
  const uint8_t* at = cursor->at;
  tn_attribute symbol;
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &symbol.storage));
  if (symbol.storage == NULL) return TN_OK;
  if (!tn_attribute__is(symbol, TN_ATTRIBUTE_SYMBOL_REF) ||
      tn_symbol_ref_attribute_nested_count(symbol) != 0) {
    return tn_reader__error(reader, at, "the attribute should be a flat symbol reference");
  }
  *out_name = tn_symbol_ref_attribute_root(symbol);
  return tn_reader__spend(reader, out_name->size);
}

static tn_status read_symbol_ref(tn_reader* reader, tn_cursor* cursor, bool is_flat,
                                 tn_attribute* out_attribute) {
  tn_string_view root;
  size_t count = 0;
  TN_TRY(tn_reader__inner_string(reader, cursor, &root));
  if (!is_flat) TN_TRY(tn_reader__count(reader, cursor, "the number of symbols", &count));
  for (size_t i = 0; i < count; ++i) {
    tn_string_view name;
    TN_TRY(nested_symbol(reader, cursor, &name));
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &name, sizeof name));
  }
  if (reader->misses) return TN_OK;
  return tn_symbol_ref_attribute__get(reader->context, root, reader->parts.items, count,
                                      out_attribute);
}

static tn_status read_type_attribute(tn_reader* reader, tn_cursor* cursor,
                                     tn_attribute* out_attribute) {
  tn_type type;
  TN_TRY(tn_reader__inner_type(reader, cursor, &type.storage));
  return reader->misses ? TN_OK : tn_type_attribute_get(type, out_attribute);
}

static tn_status read_distinct(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_attribute) {
  tn_attribute referenced;
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &referenced.storage));
  return reader->misses ? TN_OK : tn_distinct_attribute_create(referenced, out_attribute);
}

static tn_status read_by_code(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                              tn_attribute* out_attribute) {
  switch (code) {
    case TN_BYTECODE_ARRAY:
      return read_array(reader, cursor, out_attribute);
    case TN_BYTECODE_DICTIONARY:
      return read_dictionary(reader, cursor, out_attribute);
    case TN_BYTECODE_STRING:
    case TN_BYTECODE_TYPED_STRING:
      return read_string(reader, cursor, code == TN_BYTECODE_TYPED_STRING, out_attribute);
    case TN_BYTECODE_FLAT_SYMBOL_REF:
    case TN_BYTECODE_SYMBOL_REF:
      return read_symbol_ref(reader, cursor, code == TN_BYTECODE_FLAT_SYMBOL_REF, out_attribute);
    case TN_BYTECODE_TYPE:
      return read_type_attribute(reader, cursor, out_attribute);
    case TN_BYTECODE_UNIT:
      return tn_unit_attribute_get(reader->context, out_attribute);
    case TN_BYTECODE_INTEGER:
    case TN_BYTECODE_FLOAT:
      return tn_reader__read_scalar(reader, code, cursor, out_attribute);
    case TN_BYTECODE_CALL_SITE:
    case TN_BYTECODE_FILE_POSITION:
    case TN_BYTECODE_FUSED:
    case TN_BYTECODE_FUSED_WITH_METADATA:
    case TN_BYTECODE_NAME:
    case TN_BYTECODE_UNKNOWN:
    case TN_BYTECODE_FILE_RANGE:
      return tn_reader__read_location(reader, code, cursor, out_attribute);
    case TN_BYTECODE_DENSE_RESOURCE:
    case TN_BYTECODE_DENSE_ARRAY:
    case TN_BYTECODE_DENSE:
    case TN_BYTECODE_DENSE_STRING:
    case TN_BYTECODE_SPARSE:
      return tn_reader__read_elements(reader, code, cursor, out_attribute);
    case TN_BYTECODE_DISTINCT:
      return read_distinct(reader, cursor, out_attribute);
    default:
      return tn_reader__error(reader, cursor->at, "unknown kind of builtin attribute: %llu",
                              (unsigned long long)code);
  }
}

tn_status tn_reader__read_attribute(tn_reader* reader, tn_cursor* cursor,
                                    const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  uint64_t code;
  tn_attribute attribute = {NULL};
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  TN_TRY(tn_reader__checked(reader, at, read_by_code(reader, code, cursor, &attribute)));
  *out_value = attribute.storage;
  return TN_OK;
}
