// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes, read on first use and without recursion: an entry that needs unread entries
// is postponed until they are read, and then read again.

#include "bytecode/reader.h"
#include "ir/dialect_entry.h"

//===-- Components of an entry ----------------------------------------------------------------===//

static const char* kind_of(const tn_reader* reader, const tn_reader_entry* entry) {
  return tn_reader__is_type(reader, entry) ? "type" : "attribute";
}

/// Returns the value of the entry, or records that it has to be read first.
static tn_status inner(tn_reader* reader, const uint8_t* at, uint64_t index,
                       const tn_storage** out_value) {
  const tn_reader_entry* entry = tn_reader__entry(reader, (size_t)index);
  *out_value = tn_reader__value(reader, entry);
  if (TN_LIKELY(entry->state == TN_ENTRY_DONE)) return TN_OK;
  if (entry->state == TN_ENTRY_OPEN) {
    return tn_reader__error(reader, at, "the %s is part of itself", kind_of(reader, entry));
  }
  reader->misses = true;
  return tn_reader__push(reader, &reader->waiting, &index, sizeof index);
}

tn_status tn_reader__inner_attribute(tn_reader* reader, tn_cursor* cursor,
                                     const tn_storage** out_attribute) {
  *out_attribute = NULL;
  const uint8_t* at = cursor->at;
  uint64_t index;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute's number", &index));
  return tn_reader__inner_attribute_at(reader, at, index, out_attribute);
}

tn_status tn_reader__inner_attribute_at(tn_reader* reader, const uint8_t* at, uint64_t index,
                                        const tn_storage** out_attribute) {
  *out_attribute = NULL;
  if (index >= reader->attribute_count) {
    return tn_reader__bad_index(reader, at, "Attribute", index, reader->attribute_count);
  }
  return inner(reader, at, index, out_attribute);
}

tn_status tn_reader__inner_type(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_type) {
  *out_type = NULL;
  const uint8_t* at = cursor->at;
  uint64_t index;
  TN_TRY(tn_reader__varint(reader, cursor, "a type's number", &index));
  if (index >= reader->type_count) {
    return tn_reader__bad_index(reader, at, "Type", index, reader->type_count);
  }
  return inner(reader, at, reader->attribute_count + index, out_type);
}

tn_status tn_reader__inner_text(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_text) {
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__inner_attribute(reader, cursor, out_text));
  const tn_attribute attribute = {*out_text};
  if (attribute.storage == NULL) return TN_OK;
  *out_text = NULL;
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) {
    return tn_reader__error(reader, at, "the attribute should be a string");
  }
  *out_text = attribute.storage;
  if (TN_LIKELY(attribute.storage->type == reader->context->uniquer.none_type)) return TN_OK;
  tn_identifier identifier = {NULL};
  TN_TRY(tn_reader__spend(reader, tn_string_payload__view(*out_text).size));
  TN_TRY(tn_identifier_get(reader->context, tn_string_payload__view(*out_text), &identifier));
  *out_text = identifier.storage;
  return TN_OK;
}

tn_status tn_reader__inner_string(tn_reader* reader, tn_cursor* cursor, tn_string_view* out_text) {
  const tn_storage* text;
  *out_text = (tn_string_view){"", 0};
  TN_TRY(tn_reader__inner_text(reader, cursor, &text));
  if (text != NULL) *out_text = tn_string_payload__view(text);
  return tn_reader__spend(reader, out_text->size);
}

tn_status tn_reader__read_blob(const tn_reader* reader, tn_cursor* cursor,
                               tn_reader_bytes* out_bytes) {
  *out_bytes = (tn_reader_bytes){0};
  const uint8_t* at = cursor->at;
  uint64_t size;
  TN_TRY(tn_reader__varint(reader, cursor, "a size", &size));
  if (!tn_cursor__bytes(cursor, size, &out_bytes->data)) {
    return tn_reader__error(reader, at, "expected %llu bytes, but only %zu remain",
                            (unsigned long long)size, tn_cursor__left(cursor));
  }
  out_bytes->size = size;
  return TN_OK;
}

//===-- One entry -----------------------------------------------------------------------------===//

static tn_string_view dialect_of(const tn_reader* reader, const tn_reader_entry* entry) {
  return ((const tn_reader_dialect*)reader->dialects.items)[entry->dialect].name;
}

static tn_status read_text(tn_reader* reader, const tn_reader_entry* entry,
                           const tn_storage** out_value) {
  const tn_cursor bytes = tn_reader__bytes_of(entry);
  const size_t size = tn_cursor__left(&bytes);
  if (size == 0 || bytes.end[-1] != '\0') {
    return tn_reader__error(reader, bytes.at, "the text of the %s is not null-terminated",
                            kind_of(reader, entry));
  }
  const tn_string_view text = {(const char*)bytes.at, size - 1};
  const tn_status status =
      tn_reader__read_text(reader, text, tn_reader__is_type(reader, entry), out_value);
  if (status != TN_MALFORMED && status != TN_INVALID_ARGUMENT) return status;
  return tn_reader__error(reader, bytes.at, "invalid text of the %s", kind_of(reader, entry));
}

/// Rejects an encoding that only the dialect can read.
static tn_status refuse_custom(const tn_reader* reader, const tn_reader_entry* entry,
                               size_t number) {
  const tn_string_view dialect = dialect_of(reader, entry);
  tn_cursor cursor = tn_reader__bytes_of(entry);
  uint64_t code = 0;
  (void)tn_cursor__varint(&cursor, &code);
  if (!tn_reader__is_type(reader, entry)) number += reader->attribute_count;
  return tn_reader__error(reader, entry->data,
                          "%s #%zu uses an unknown encoding of the dialect '%.*s' (kind %llu)",
                          kind_of(reader, entry), number - reader->attribute_count,
                          (int)dialect.size, dialect.data, (unsigned long long)code);
}

/// Reads an entry in the encoding of another dialect. Returns TN_NOT_FOUND, not reported, if there
/// is no decoder.
static tn_status read_dialect(tn_reader* reader, tn_string_view name, tn_cursor* cursor,
                              const tn_storage** out_value) {
  *out_value = NULL;
  const tn_dialect_entry* dialect = tn_dialect_entry__find(reader->context, name);
  if (dialect != NULL && dialect->encoded_attributes != NULL &&
      !tn_reader__is_type(reader, reader->entry)) {
    const tn_status status = tn_reader__read_parameters(reader, dialect, cursor, out_value);
    if (status != TN_NOT_FOUND) return status;
    *cursor = tn_reader__bytes_of(reader->entry);
  }
  if (dialect == NULL || dialect->read_encoding == NULL) return TN_NOT_FOUND;
  return dialect->read_encoding(reader, cursor, out_value);
}

static tn_status read_custom(tn_reader* reader, size_t number, const tn_storage** out_value) {
  const tn_reader_entry* entry = reader->entry;
  tn_cursor cursor = tn_reader__bytes_of(entry);
  if (entry->dialect != reader->builtin) {
    const tn_status status = read_dialect(reader, dialect_of(reader, entry), &cursor, out_value);
    if (status == TN_NOT_FOUND) return refuse_custom(reader, entry, number);
    TN_TRY(status);
  } else {
    TN_TRY(tn_reader__is_type(reader, entry)
               ? tn_reader__read_type(reader, &cursor, out_value)
               : tn_reader__read_attribute(reader, &cursor, out_value));
  }
  if (cursor.at == cursor.end || reader->misses) return TN_OK;
  return tn_reader__error(reader, cursor.at, "%zu bytes of the %s are not used",
                          tn_cursor__left(&cursor), kind_of(reader, entry));
}

/// Reads the last waiting entry; entries that it needs are pushed after it.
static tn_status read_last(tn_reader* reader) {
  const size_t last = reader->waiting.count - 1;
  const size_t number = (size_t)((const uint64_t*)reader->waiting.items)[last];
  tn_reader_entry* entry = tn_reader__entry(reader, number);
  if (entry->state == TN_ENTRY_DONE) {
    --reader->waiting.count;
    return TN_OK;
  }
  entry->state = TN_ENTRY_OPEN;
  reader->entry = entry;
  reader->misses = false;
  reader->parts.count = 0;
  reader->more_parts.count = 0;
  const uint64_t spare = reader->spare;
  const tn_storage* value = NULL;
  TN_TRY(entry->is_custom ? read_custom(reader, number, &value) : read_text(reader, entry, &value));
  if (reader->misses) {
    reader->spare = spare;
    return TN_OK;
  }
  entry->value = value->self;
  entry->state = TN_ENTRY_DONE;
  --reader->waiting.count;
  return TN_OK;
}

tn_status tn_reader__resolve(tn_reader* reader, size_t entry) {
  const uint64_t number = entry;
  TN_TRY(tn_reader__push(reader, &reader->waiting, &number, sizeof number));
  tn_status status = TN_OK;
  while (status == TN_OK && reader->waiting.count != 0) {
    status = tn_poll(reader->context);
    if (status == TN_OK) status = read_last(reader);
  }
  tn_reader_entry* entries = reader->entries.items;
  while (reader->waiting.count != 0) {
    const uint64_t left = ((const uint64_t*)reader->waiting.items)[--reader->waiting.count];
    if (entries[left].state == TN_ENTRY_OPEN) entries[left].state = TN_ENTRY_NEW;
  }
  return status;
}
