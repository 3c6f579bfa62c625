// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sections, and the tables that the other sections refer to: strings, dialects and names of ops,
// offsets of attributes and types, properties.

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "ir/dialect_table.h"
#include "ir/operation_name.h"

//===-- Sections ------------------------------------------------------------------------------===//

/// Skips the padding before aligned data, which depends on the position in the file.
static tn_status skip_padding(const tn_reader* reader, tn_cursor* cursor, uint64_t* out_alignment) {
  const uint8_t* at = cursor->at;
  uint64_t alignment;
  TN_TRY(tn_reader__varint(reader, cursor, "a section's alignment", &alignment));
  if (alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return tn_reader__error(reader, at, "a section's alignment must be a power of two, got %llu",
                            (unsigned long long)alignment);
  }
  while (((uint64_t)(cursor->at - reader->file) & (alignment - 1)) != 0) {
    uint8_t byte;
    if (!tn_cursor__byte(cursor, &byte)) return tn_reader__truncated(reader, cursor, "padding");
    if (byte != TN_BYTECODE_PADDING) {
      return tn_reader__error(reader, cursor->at - 1, "invalid padding byte 0x%02x", byte);
    }
  }
  *out_alignment = alignment;
  return TN_OK;
}

tn_status tn_reader__aligned_section(const tn_reader* reader, tn_cursor* cursor, unsigned* out_id,
                                     uint64_t* out_alignment, tn_cursor* out_data) {
  *out_alignment = 1;
  *out_data = (tn_cursor){0};
  *out_id = TN_SECTION_COUNT;
  const uint8_t* start = cursor->at;
  uint8_t head;
  uint64_t size;
  if (!tn_cursor__byte(cursor, &head)) return tn_reader__truncated(reader, cursor, "a section");
  if ((head & ~TN_SECTION_ALIGNED) >= TN_SECTION_COUNT) {
    return tn_reader__error(reader, start, "invalid section ID: %u", head & ~TN_SECTION_ALIGNED);
  }
  TN_TRY(tn_reader__varint(reader, cursor, "a section's size", &size));
  if (head & TN_SECTION_ALIGNED) TN_TRY(skip_padding(reader, cursor, out_alignment));
  if (size > tn_cursor__left(cursor)) {
    return tn_reader__error(reader, start, "a section has %llu bytes, but only %zu remain",
                            (unsigned long long)size, tn_cursor__left(cursor));
  }
  *out_id = head & ~TN_SECTION_ALIGNED;
  *out_data = (tn_cursor){cursor->at, cursor->at + size};
  cursor->at += size;
  return TN_OK;
}

tn_status tn_reader__section(const tn_reader* reader, tn_cursor* cursor, unsigned* out_id,
                             tn_cursor* out_data) {
  uint64_t alignment;
  return tn_reader__aligned_section(reader, cursor, out_id, &alignment, out_data);
}

//===-- Strings -------------------------------------------------------------------------------===//

/// Reads the sizes of all strings, in reverse order, and the strings, each with a NUL.
tn_status tn_reader__read_strings(tn_reader* reader) {
  tn_cursor cursor = reader->sections[TN_SECTION_STRING];
  size_t count;
  TN_TRY(tn_reader__count(reader, &cursor, "the number of strings", &count));
  TN_TRY(tn_reader__reserve(reader, &reader->strings, count, sizeof(tn_string_view)));
  tn_string_view* strings = reader->strings.items;
  const uint8_t* end = cursor.end;
  for (size_t i = count; i-- > 0;) {
    const uint8_t* at = cursor.at;
    uint64_t size;
    TN_TRY(tn_poll(reader->context));
    TN_TRY(tn_reader__varint(reader, &cursor, "a string's size", &size));
    if (cursor.at > end || size > (uint64_t)(end - cursor.at)) {
      return tn_reader__error(reader, at, "string size exceeds the available data size: it is %llu",
                              (unsigned long long)size);
    }
    end -= size;
    strings[i] = (tn_string_view){(const char*)end, (size_t)size};
  }
  if (end != cursor.at) {
    return tn_reader__error(reader, cursor.at,
                            "unexpected trailing data between the offsets for strings and their "
                            "data: %zu bytes",
                            (size_t)(end - cursor.at));
  }
  for (size_t i = 0; i < count; ++i) {
    if (strings[i].size == 0 || strings[i].data[--strings[i].size] != '\0') {
      return tn_reader__error(reader, (const uint8_t*)strings[i].data,
                              "a string is not null-terminated");
    }
  }
  reader->strings.count = count;
  return TN_OK;
}

tn_status tn_reader__string(const tn_reader* reader, const uint8_t* at, uint64_t index,
                            tn_string_view* out_text) {
  *out_text = (tn_string_view){NULL, 0};
  if (index >= reader->strings.count) {
    return tn_reader__bad_index(reader, at, "string", index, reader->strings.count);
  }
  *out_text = ((const tn_string_view*)reader->strings.items)[index];
  return TN_OK;
}

tn_status tn_reader__read_string(tn_reader* reader, tn_cursor* cursor, tn_string_view* out_text) {
  *out_text = (tn_string_view){NULL, 0};
  const uint8_t* at = cursor->at;
  uint64_t index;
  TN_TRY(tn_reader__varint(reader, cursor, "a string's number", &index));
  TN_TRY(tn_reader__string(reader, at, index, out_text));
  return tn_reader__spend(reader, out_text->size);
}

//===-- Dialects ------------------------------------------------------------------------------===//

static tn_status read_dialect(tn_reader* reader, tn_cursor* cursor) {
  tn_reader_dialect dialect = {0};
  const uint8_t* at = cursor->at;
  uint64_t name;
  TN_TRY(tn_reader__varint(reader, cursor, "a dialect's name", &name));
  bool is_versioned = false;
  if (reader->version >= TN_BYTECODE_WITH_DIALECT_VERSIONS) {
    is_versioned = (name & 1u) != 0;
    name >>= 1;
  }
  TN_TRY(tn_reader__string(reader, at, name, &dialect.name));
  if (is_versioned) {
    unsigned id;
    tn_cursor data;
    at = cursor->at;
    TN_TRY(tn_reader__section(reader, cursor, &id, &data));
    if (id != TN_SECTION_DIALECT_VERSIONS) {
      return tn_reader__error(reader, at, "invalid section id %u of a dialect's version", id);
    }
    dialect.version = (tn_string_view){(const char*)data.at, tn_cursor__left(&data)};
  }
  if (tn_string_view_equal(dialect.name, tn_string_view_from("builtin"))) {
    reader->builtin = (uint32_t)reader->dialects.count;
  }
  return tn_reader__push(reader, &reader->dialects, &dialect, sizeof dialect);
}

/// Reads the head of a group: the dialect and the number of entries.
static tn_status read_group(const tn_reader* reader, tn_cursor* cursor, uint32_t* out_dialect,
                            size_t* out_count) {
  const uint8_t* at = cursor->at;
  uint64_t dialect;
  *out_dialect = 0;
  *out_count = 0;
  TN_TRY(tn_reader__varint(reader, cursor, "a dialect's number", &dialect));
  if (dialect >= reader->dialects.count) {
    return tn_reader__bad_index(reader, at, "dialect", dialect, reader->dialects.count);
  }
  *out_dialect = (uint32_t)dialect;
  return tn_reader__count(reader, cursor, "the number of entries of a dialect", out_count);
}

static tn_status read_names(tn_reader* reader, tn_cursor* cursor) {
  uint32_t dialect;
  size_t count;
  TN_TRY(read_group(reader, cursor, &dialect, &count));
  for (size_t i = 0; i < count; ++i) {
    tn_reader_name name = {.dialect = dialect};
    const uint8_t* at = cursor->at;
    uint64_t index;
    TN_TRY(tn_reader__varint(reader, cursor, "an op's name", &index));
    if (reader->version >= TN_BYTECODE_WITH_PROPERTIES) {
      name.is_registered = (index & 1u) != 0;
      index >>= 1;
    }
    TN_TRY(tn_reader__string(reader, at, index, &name.text));
    TN_TRY(tn_reader__push(reader, &reader->names, &name, sizeof name));
  }
  return TN_OK;
}

tn_status tn_reader__read_dialects(tn_reader* reader) {
  tn_cursor cursor = reader->sections[TN_SECTION_DIALECT];
  size_t count;
  TN_TRY(tn_reader__count(reader, &cursor, "the number of dialects", &count));
  if (count > TN_READER_DIALECT_LIMIT) {
    return tn_reader__error(reader, cursor.at, "the number of dialects, %zu, exceeds the limit",
                            count);
  }
  reader->builtin = UINT32_MAX;
  for (size_t i = 0; i < count; ++i) TN_TRY(read_dialect(reader, &cursor));
  if (reader->version >= TN_BYTECODE_WITHOUT_UNKNOWN_LOCATIONS) {
    TN_TRY(tn_reader__count(reader, &cursor, "the number of op names", &count));
    TN_TRY(tn_reader__reserve(reader, &reader->names, count, sizeof(tn_reader_name)));
  }
  while (cursor.at != cursor.end) TN_TRY(read_names(reader, &cursor));
  return TN_OK;
}

/// An op whose name has no dot is stored with an empty name and a dialect of that name.
static tn_status intern_name(tn_reader* reader, tn_reader_name* name) {
  const tn_string_view dialect =
      ((const tn_reader_dialect*)reader->dialects.items)[name->dialect].name;
  TN_TRY(tn_reader__spend(reader, dialect.size + (uint64_t)name->text.size));
  tn_text_buffer text = tn_text_buffer_make(&reader->context->allocator);
  tn_text_buffer_append_view(&text, dialect);
  if (name->text.size != 0) tn_text_buffer_append(&text, ".", 1);
  tn_text_buffer_append_view(&text, name->text);
  const tn_storage* storage = NULL;
  const tn_status status =
      text.failed ? tn_context__out_of_memory(reader->context)
                  : tn_operation_name__get(reader->context, tn_text_buffer_view(&text), &storage);
  tn_text_buffer_free(&text);
  if (status != TN_OK) return status;
  TN_TRY(tn_dialect__meet(reader->context, storage));
  name->name = storage->self;
  name->layout = tn_property_layout__of(storage);
  // If the writer did not know the op, its attributes stay attributes.
  name->has_inherent = name->layout.text.size != 0 &&
                       (reader->version < TN_BYTECODE_WITH_PROPERTIES ? !name->layout.is_native_only
                                                                      : name->is_registered);
  return TN_OK;
}

tn_status tn_reader__name(tn_reader* reader, const uint8_t* at, uint64_t index,
                          tn_reader_name** out_name) {
  *out_name = NULL;
  if (TN_UNLIKELY(index >= reader->names.count)) {
    return tn_reader__bad_index(reader, at, "operation name", index, reader->names.count);
  }
  tn_reader_name* name = (tn_reader_name*)reader->names.items + index;
  if (TN_UNLIKELY(name->name == 0)) TN_TRY(intern_name(reader, name));
  *out_name = name;
  return TN_OK;
}

//===-- Attributes and types ------------------------------------------------------------------===//

/// Reads the sizes of the entries of one group; each entry begins where the previous one ends.
static tn_status read_entries(tn_reader* reader, tn_cursor* cursor, tn_cursor* data,
                              size_t* entries_left) {
  tn_reader_entry* entry = tn_reader__entry(reader, reader->entries.count);
  const uint8_t* at = cursor->at;
  uint32_t dialect;
  size_t count;
  TN_TRY(read_group(reader, cursor, &dialect, &count));
  if (count > *entries_left) {
    return tn_reader__error(reader, at, "a group has %zu entries, but only %zu remain", count,
                            *entries_left);
  }
  *entries_left -= count;
  reader->entries.count += count;
  for (const tn_reader_entry* end = entry + count; entry < end; ++entry) {
    at = cursor->at;
    uint64_t size;
    TN_TRY(tn_poll(reader->context));
    TN_TRY(tn_reader__varint(reader, cursor, "an entry's size", &size));
    *entry = (tn_reader_entry){.data = data->at,
                               .dialect = dialect & (TN_READER_DIALECT_LIMIT - 1),
                               .is_custom = size & 1u};
    if (size >> 1 > tn_cursor__left(data)) {
      return tn_reader__error(reader, at,
                              "Attribute or Type entry offset points past the end of section: it "
                              "has %llu bytes, but only %zu remain",
                              (unsigned long long)(size >> 1), tn_cursor__left(data));
    }
    data->at += size >> 1;
  }
  return TN_OK;
}

tn_status tn_reader__read_offsets(tn_reader* reader) {
  tn_cursor cursor = reader->sections[TN_SECTION_ATTRIBUTE_TYPE_OFFSET];
  tn_cursor data = reader->sections[TN_SECTION_ATTRIBUTE_TYPE];
  TN_TRY(tn_reader__count(reader, &cursor, "the number of attributes", &reader->attribute_count));
  TN_TRY(tn_reader__count(reader, &cursor, "the number of types", &reader->type_count));
  TN_TRY(tn_reader__reserve(reader, &reader->entries,
                            reader->attribute_count + reader->type_count + 1,
                            sizeof(tn_reader_entry)));
  size_t left = reader->attribute_count;
  while (left != 0) TN_TRY(read_entries(reader, &cursor, &data, &left));
  left = reader->type_count;
  while (left != 0) TN_TRY(read_entries(reader, &cursor, &data, &left));
  *tn_reader__entry(reader, reader->entries.count) = (tn_reader_entry){.data = data.at};
  if (cursor.at == cursor.end) return TN_OK;
  return tn_reader__error(
      reader, cursor.at, "unexpected trailing data in the Attribute/Type offset section: %zu bytes",
      tn_cursor__left(&cursor));
}

//===-- Properties ----------------------------------------------------------------------------===//

tn_status tn_reader__read_properties(tn_reader* reader) {
  tn_cursor cursor = reader->sections[TN_SECTION_PROPERTIES];
  if (cursor.at == cursor.end) return TN_OK;
  size_t count;
  TN_TRY(tn_reader__count(reader, &cursor, "the number of properties", &count));
  for (size_t i = 0; i < count; ++i) {
    tn_reader_bytes bytes;
    TN_TRY(tn_poll(reader->context));
    TN_TRY(tn_reader__read_blob(reader, &cursor, &bytes));
    TN_TRY(tn_reader__push(reader, &reader->properties, &bytes, sizeof bytes));
  }
  return TN_OK;
}
