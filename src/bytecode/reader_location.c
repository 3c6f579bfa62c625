// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect's locations.

#include "bytecode/reader.h"

static tn_status inner_location(tn_reader* reader, tn_cursor* cursor, tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  const uint8_t* at = cursor->at;
  tn_attribute attribute;
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &attribute.storage));
  if (attribute.storage == NULL) return TN_OK;
  *out_location = tn_location_from_attribute(attribute);
  if (out_location->context != NULL) return TN_OK;
  return tn_reader__error(reader, at, "the attribute should be a location");
}

/// A line or column, which is cut to 32 bits.
static tn_status read_position(const tn_reader* reader, tn_cursor* cursor, uint32_t* out_position) {
  uint64_t value;
  TN_TRY(tn_reader__varint(reader, cursor, "a location", &value));
  *out_position = (uint32_t)value;
  return TN_OK;
}

/// Positions of ops stand in the order in which they are asked for, and each is looked for at a place
/// of its own; so that of one further on is fetched.
#define AHEAD 6

static void fetch_later(const tn_reader* reader) {
  const tn_reader_entry* entries = reader->entries.items;
  const size_t number = (size_t)(reader->entry - entries) + AHEAD;
  if (number >= reader->attribute_count) return;
  const tn_reader_entry* later = &entries[number];
  if (later->state != TN_ENTRY_NEW || !later->is_custom ||
      later->dialect != reader->entry->dialect) {
    return;
  }
  uint64_t words[4];  // The code, the file, the line, the column.
  tn_cursor cursor = {later->data, later->data + later->size};
  for (size_t i = 0; i < 4; ++i) {
    if (!tn_cursor__varint(&cursor, &words[i])) return;
    if (i == 0 && words[0] != TN_CODE_FILE_POSITION) return;
  }
  if (words[1] >= reader->attribute_count || entries[words[1]].state != TN_ENTRY_DONE) return;
  tn_location__position_fetch(reader->context, entries[words[1]].value->self, (uint32_t)words[2],
                              (uint32_t)words[3]);
}

static tn_status read_position_in_file(tn_reader* reader, tn_cursor* cursor,
                                       tn_location* out_location) {
  const tn_storage* file;
  uint32_t line;
  uint32_t column;
  TN_TRY(tn_reader__inner_text(reader, cursor, &file));
  TN_TRY(read_position(reader, cursor, &line));
  TN_TRY(read_position(reader, cursor, &column));
  if (reader->misses) return TN_OK;
  fetch_later(reader);
  return tn_location__position_get(reader->context, file->self, line, column, out_location);
}

/// Of no numbers, a line, a line and column, one line's columns, or two positions.
static tn_status read_file_range(tn_reader* reader, tn_cursor* cursor, tn_location* out_location) {
  tn_file_range range = {0};
  uint64_t count;
  uint32_t numbers[4] = {0};
  TN_TRY(tn_reader__inner_string(reader, cursor, &range.file));
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__varint(reader, cursor, "a location", &count));
  if (count > 4) {
    return tn_reader__error(reader, at, "a range in a file has %llu numbers",
                            (unsigned long long)count);
  }
  for (uint64_t i = 0; i < count; ++i) TN_TRY(read_position(reader, cursor, &numbers[i]));
  if (reader->misses) return TN_OK;
  range.start_line = numbers[0];
  range.start_column = numbers[1];
  range.end_line = count == 4 ? numbers[2] : numbers[0];
  range.end_column = count == 4 ? numbers[3] : count == 3 ? numbers[2] : numbers[1];
  return tn_location_file_get(reader->context, &range, out_location);
}

static tn_status read_name(tn_reader* reader, tn_cursor* cursor, tn_location* out_location) {
  tn_string_view name;
  tn_location child;
  TN_TRY(tn_reader__inner_string(reader, cursor, &name));
  TN_TRY(inner_location(reader, cursor, &child));
  return reader->misses ? TN_OK : tn_location_name_get(reader->context, name, child, out_location);
}

static tn_status read_call_site(tn_reader* reader, tn_cursor* cursor, tn_location* out_location) {
  tn_location callee;
  tn_location caller;
  TN_TRY(inner_location(reader, cursor, &callee));
  TN_TRY(inner_location(reader, cursor, &caller));
  return reader->misses ? TN_OK : tn_location_call_site_get(callee, caller, out_location);
}

static tn_status read_fused(tn_reader* reader, tn_cursor* cursor, bool has_metadata,
                            tn_location* out_location) {
  size_t count;
  tn_attribute metadata = {NULL};
  TN_TRY(tn_reader__count(reader, cursor, "the number of locations", &count));
  for (size_t i = 0; i < count; ++i) {
    tn_location part;
    TN_TRY(inner_location(reader, cursor, &part));
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &part, sizeof part));
  }
  if (has_metadata) TN_TRY(tn_reader__inner_attribute(reader, cursor, &metadata.storage));
  if (reader->misses) return TN_OK;
  return tn_location_fused_get(reader->context, reader->parts.items, count,
                               has_metadata ? &metadata : NULL, out_location);
}

tn_status tn_reader__read_location(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                   tn_attribute* out_value) {
  tn_location location = tn_location_unknown(reader->context);
  tn_status status = TN_OK;
  switch (code) {
    case TN_CODE_CALL_SITE:
      status = read_call_site(reader, cursor, &location);
      break;
    case TN_CODE_FILE_POSITION:
      status = read_position_in_file(reader, cursor, &location);
      break;
    case TN_CODE_FILE_RANGE:
      status = read_file_range(reader, cursor, &location);
      break;
    case TN_CODE_FUSED:
    case TN_CODE_FUSED_WITH_METADATA:
      status = read_fused(reader, cursor, code == TN_CODE_FUSED_WITH_METADATA, &location);
      break;
    case TN_CODE_NAME:
      status = read_name(reader, cursor, &location);
      break;
    default:
      break;
  }
  if (status != TN_OK || reader->misses) return status;
  return tn_location_attribute(location, out_value);
}
