// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect's locations.
//
// The location of most ops is a position in one of a few files. Such positions do not become
// attributes: the first use of one scans all positions, and creates for each file a span
// (location_span.h) that contains them. Positions that are far from the others or have no line or
// column, and locations nested in others, are attributes. When regions are read on demand, all
// positions are attributes, since scanning them would cost more than opening the file.

#include "bytecode/reader.h"

static tn_status inner_location(tn_reader* reader, tn_cursor* cursor, tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  const uint8_t* at = cursor->at;
  tn_attribute attribute;
  TN_TRY(tn_reader__inner_attribute(reader, cursor, &attribute.storage));
  if (attribute.storage == NULL) return TN_OK;
  *out_location = tn_location_from_attribute(attribute);
  if (out_location->context != NULL) return TN_OK;
  return tn_reader__bad_kind(reader, at, "LocationAttr", attribute);
}

/// Reads a line or column, truncated to 32 bits.
static tn_status read_position(const tn_reader* reader, tn_cursor* cursor, uint32_t* out_position) {
  uint64_t value;
  TN_TRY(tn_reader__varint(reader, cursor, "a location", &value));
  *out_position = (uint32_t)value;
  return TN_OK;
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
  return tn_location__position_get(reader->context, file->self, line, column, out_location);
}

/// Reads a range of zero to four numbers: nothing, a line, a line and column, the columns of one
/// line, or two positions.
static tn_status read_file_range(tn_reader* reader, tn_cursor* cursor, tn_location* out_location) {
  tn_file_range range = {0};
  uint64_t count;
  uint32_t numbers[4] = {0};
  TN_TRY(tn_reader__inner_string(reader, cursor, &range.file));
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__varint(reader, cursor, "a location", &count));
  if (count > 4) {
    return tn_reader__error(reader, at, "invalid file range with %llu numbers",
                            (unsigned long long)count);
  }
  for (uint64_t i = 0; i < count; ++i) TN_TRY(read_position(reader, cursor, &numbers[i]));
  if (reader->misses) return TN_OK;
  range.start_line = numbers[0];
  range.start_column = numbers[1];
  range.end_line = count == 4 ? numbers[2] : numbers[0];
  range.end_column = count == 4 ? numbers[3] : count == 3 ? numbers[2] : numbers[1];
  return count == 3 ? tn_location__columns_get(reader->context, &range, out_location)
                    : tn_location_file_get(reader->context, &range, out_location);
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
    TN_TRY(tn_reader__spend(reader, 4 * sizeof part * (uint64_t)tn_location_child_count(part)));
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
    case TN_BYTECODE_CALL_SITE:
      status = read_call_site(reader, cursor, &location);
      break;
    case TN_BYTECODE_FILE_POSITION:
      status = read_position_in_file(reader, cursor, &location);
      break;
    case TN_BYTECODE_FILE_RANGE:
      status = read_file_range(reader, cursor, &location);
      break;
    case TN_BYTECODE_FUSED:
    case TN_BYTECODE_FUSED_WITH_METADATA:
      status = read_fused(reader, cursor, code == TN_BYTECODE_FUSED_WITH_METADATA, &location);
      break;
    case TN_BYTECODE_NAME:
      status = read_name(reader, cursor, &location);
      break;
    default:
      break;
  }
  if (status != TN_OK || reader->misses) return status;
  return tn_location_attribute(location, out_value);
}

//===-- Positions of ops ----------------------------------------------------------------------===//

/// Positions with larger columns do not come from a text that a person reads.
#define COLUMN_MAX 65535u
/// The lines of all files may exceed four times the number of attributes by this many.
#define SPARE_LINES 4096u
/// Positions in further files are attributes.
#define SOURCE_MAX 64u

typedef struct position {
  uint64_t file;  ///< The index of the attribute.
  uint64_t line;
  uint64_t column;
} position;

/// Returns whether the entry is a position that a span may contain.
static inline bool find_position(const tn_reader* reader, const tn_reader_entry* entry,
                                 position* out_position) {
  if (!entry->is_custom || entry->dialect != reader->builtin) return false;
  tn_cursor cursor = tn_reader__bytes_of(entry);
  if (cursor.at == cursor.end || *cursor.at++ != (TN_BYTECODE_FILE_POSITION << 1 | 1u))
    return false;
  return tn_cursor__varint(&cursor, &out_position->file) &&
         tn_cursor__varint(&cursor, &out_position->line) &&
         tn_cursor__varint(&cursor, &out_position->column) && cursor.at == cursor.end &&
         out_position->line - 1 < UINT32_MAX && out_position->column - 1 < COLUMN_MAX;
}

/// Returns the source with this name; NULL if there is none.
static inline tn_reader_source* find_source(const tn_reader* reader, uint64_t name) {
  tn_reader_source* sources = reader->sources.items;
  for (size_t i = 0; i < reader->sources.count; ++i) {
    if (sources[i].name == name) return &sources[i];
  }
  return NULL;
}

static tn_status add_position(tn_reader* reader, const position* self) {
  tn_reader_source* source = find_source(reader, self->file);
  if (source == NULL) {
    if (reader->sources.count == SOURCE_MAX) return TN_OK;
    const tn_reader_source fresh = {.name = self->file};
    TN_TRY(tn_reader__push(reader, &reader->sources, &fresh, sizeof fresh));
    source = (tn_reader_source*)reader->sources.items + reader->sources.count - 1;
  }
  if (self->line > source->line_count) {
    const size_t added = (size_t)self->line - source->line_count;
    if (added > reader->spare_lines) return TN_OK;
    if (!tn_array_grow(&reader->context->allocator, &source->lines, &source->line_capacity,
                       (size_t)self->line, sizeof *source->lines)) {
      return tn_context__out_of_memory(reader->context);
    }
    memset(source->lines + source->line_count, 0, added * sizeof *source->lines);
    source->line_count += added;
    reader->spare_lines -= added;
  }
  uint32_t* length = &source->lines[self->line - 1];
  if (*length < self->column) *length = (uint32_t)self->column;
  return TN_OK;
}

static tn_status find_sources(tn_reader* reader) {
  reader->has_sources = true;
  reader->spare_lines = 4 * reader->attribute_count + SPARE_LINES;
  const tn_reader_entry* end = tn_reader__entry(reader, reader->attribute_count);
  for (const tn_reader_entry* self = tn_reader__entry(reader, 0); self < end; ++self) {
    position found;
    if (find_position(reader, self, &found)) TN_TRY(add_position(reader, &found));
  }
  return TN_OK;
}

void tn_reader__free_sources(tn_reader* reader) {
  const tn_reader_source* sources = reader->sources.items;
  for (size_t i = 0; i < reader->sources.count; ++i) {
    tn_deallocate(&reader->context->allocator, sources[i].lines,
                  sources[i].line_capacity * sizeof *sources[i].lines);
  }
}

/// Returns whether the entry may be a string. Others are not read for a span: they might contain
/// the position, and an error would be reported for another entry than when the position is read.
static bool may_be_string(const tn_reader* reader, uint64_t number) {
  if (number >= reader->attribute_count) return false;
  const tn_reader_entry* entry = tn_reader__entry(reader, (size_t)number);
  const tn_cursor cursor = tn_reader__bytes_of(entry);
  return !entry->is_custom || (entry->dialect == reader->builtin && cursor.at != cursor.end &&
                               *cursor.at == (TN_BYTECODE_STRING << 1 | 1u));
}

/// A file has no span if its name is not an untyped string or if there are too many positions.
static tn_status make_span(tn_reader* reader, const uint8_t* at, tn_reader_source* source) {
  tn_attribute name;
  source->has_span = true;
  if (!may_be_string(reader, source->name)) return TN_OK;
  TN_TRY(tn_reader__attribute(reader, at, source->name, &name.storage));
  if (!tn_attribute__is(name, TN_ATTRIBUTE_STRING) ||
      name.storage->type != reader->context->uniquer.none_type) {
    return TN_OK;
  }
  return tn_source_span__create_of_lines(reader->context, name.storage->self, source->lines,
                                         source->line_count, &source->span);
}

tn_status tn_reader__make_sources(tn_reader* reader) {
  TN_TRY(find_sources(reader));
  tn_reader_source* sources = reader->sources.items;
  for (size_t i = 0; i < reader->sources.count; ++i) {
    TN_TRY(make_span(reader, reader->sections[TN_SECTION_IR].at, &sources[i]));
  }
  return TN_OK;
}

/// Returns the offset of a position in a span; `*out_location` is 0 if it is in none.
static tn_status pack(tn_reader* reader, const uint8_t* at, const tn_reader_entry* entry,
                      uint32_t* out_location) {
  position self;
  *out_location = 0;
  if (!find_position(reader, entry, &self)) return TN_OK;
  if (TN_UNLIKELY(!reader->has_sources)) TN_TRY(find_sources(reader));
  tn_reader_source* source = find_source(reader, self.file);
  if (source == NULL || self.line > source->line_count) return TN_OK;
  if (TN_UNLIKELY(!source->has_span)) TN_TRY(make_span(reader, at, source));
  if (source->span == NULL) return TN_OK;
  const size_t offset = source->lines[self.line - 1] + (size_t)self.column - 1;
  *out_location = tn_location__ref(tn_source_span__location(reader->context, source->span, offset));
  return TN_OK;
}

tn_status tn_reader__location(tn_reader* reader, const uint8_t* at, uint64_t index,
                              uint32_t* out_location) {
  tn_attribute attribute;
  *out_location = 0;
  if (index < reader->attribute_count) {
    if (reader->drops_locations) return TN_OK;
    const tn_reader_entry* entry = tn_reader__entry(reader, (size_t)index);
    if (entry->state != TN_ENTRY_DONE && !reader->is_lazy) {
      TN_TRY(pack(reader, at, entry, out_location));
      if (TN_LIKELY(*out_location != 0)) return TN_OK;
    }
  }
  TN_TRY(tn_reader__attribute(reader, at, index, &attribute.storage));
  const tn_location location = tn_location_from_attribute(attribute);
  if (TN_UNLIKELY(location.context == NULL)) {
    return tn_reader__bad_kind(reader, at, "LocationAttr", attribute);
  }
  *out_location = tn_location__ref(location);
  return TN_OK;
}
