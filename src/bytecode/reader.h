// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reader, internally: its state, and the functions that its files share.
//
//   reader.c            public calls, the header and the sections, the ops that were read
//   reader_error.c      lists, messages, limits of shared data
//   reader_table.c      strings, dialects, names of ops, offsets of types and attributes
//   reader_resource.c   resources
//   reader_entry.c      types and attributes, on first use
//   reader_text.c       types and attributes in text form
//   reader_type.c       the builtin dialect's types
//   reader_attribute.c  the builtin dialect's attributes
//   reader_elements.c   } with numbers and elements
//   reader_location.c   } and locations
//   reader_parameters.c attributes of other dialects, by their parameters
//   reader_property.c   properties of ops
//   reader_op.c         ops
//   reader_region.c     blocks and regions, without recursion
//   reader_use.c        the order of use lists
//   reader_lazy.c       regions that are read on demand
//   reader_share.c      regions that are read by several threads
//
// Files are untrusted. A declared count is checked before memory is allocated: each declared item
// (an entry, a value, a block, an op) takes at least one of the remaining bytes of the file. A
// function that returns a tn_status has reported the error.

#ifndef TENURE_SRC_BYTECODE_READER_H
#define TENURE_SRC_BYTECODE_READER_H

#include <tenure/bytecode.h>

#include "base/text_buffer.h"
#include "bytecode/cursor.h"
#include "bytecode/format.h"
#include "bytecode/property_layout.h"
#include "ir/dialect_entry.h"
#include "ir/lazy.h"
#include "ir/location_span.h"
#include "ir/op.h"
#include "ir/poll.h"
#include "ir/shape.h"
#include "ir/uniqued.h"
#include "scope/scope.h"

/// A growing array.
typedef struct tn_reader_list {
  void* items;
  size_t count;
  size_t capacity;
} tn_reader_list;

typedef struct tn_reader_dialect {
  tn_string_view name;
  tn_string_view version;  ///< The raw bytes; data is NULL if there are none.
} tn_reader_dialect;

/// The name of an op, interned on first use.
typedef struct tn_reader_name {
  tn_string_view text;  ///< Without the dialect.
  uint32_t dialect;
  tn_uref name;               ///< 0 before the first use.
  bool is_registered;         ///< The writer knew the op.
  bool has_inherent;          ///< Some attributes in an op's dictionary are properties.
  tn_property_layout layout;  ///< Of native properties.
} tn_reader_name;

enum { TN_ENTRY_NEW = 0, TN_ENTRY_OPEN = 1, TN_ENTRY_DONE = 2 };

/// A type or attribute. Its bytes end at the start of the next entry's.
typedef struct tn_reader_entry {
  const uint8_t* data;
  tn_uref value;  ///< 0 before it is read; an unknown location has a value.
  uint32_t dialect : 29;
  uint32_t state : 2;      ///< TN_ENTRY_*
  uint32_t is_custom : 1;  ///< In the dialect's own encoding; text otherwise.
} tn_reader_entry;

#define TN_READER_DIALECT_LIMIT ((size_t)1 << 29)

/// A file with positions that are used as locations.
typedef struct tn_reader_source {
  uint64_t name;  ///< The index of the attribute.
  /// Minimum lengths of the lines; once the span exists, their start offsets in it.
  uint32_t* lines;
  size_t line_count;
  size_t line_capacity;
  const tn_source_span* span;  ///< Created for the first location. NULL before, and if the file has
                               ///< no span.
  bool has_span;               ///< Whether creating it was attempted.
} tn_reader_source;

typedef struct tn_reader_bytes {
  const uint8_t* data;
  uint64_t size;
} tn_reader_bytes;

/// A value of the regions that are being read.
typedef struct tn_reader_value {
  tn_ref value;    ///< 0 before its definition is read.
  tn_ref waiting;  ///< Until then, the last of its uses, linked through tn_use_cell.next.
} tn_reader_value;

/// An op whose regions are being read.
typedef struct tn_reader_frame {
  tn_ref op;  ///< 0 for the top level.
  tn_ref region;
  uint32_t region_index;
  uint32_t region_count;
  tn_ref block;
  uint64_t ops_left;   ///< Unread ops of the block.
  size_t first_block;  ///< Index of the region's first block in the list of blocks.
  size_t block_count;
  size_t next_block;           ///< Index of the next block to be read.
  size_t scope_base;           ///< Index of the value with number 0.
  size_t first_value;          ///< Index of the region's first value.
  size_t next_value;           ///< Index of the next value to be defined.
  size_t end_value;            ///< End of the region's values.
  size_t first_order;          ///< Index of the first order of uses inside the op.
  const uint8_t* section_end;  ///< End of the op's section; NULL if it has none.
  const uint8_t* outer_end;    ///< End of the enclosing section.
} tn_reader_frame;

/// The order of the uses of a value.
typedef struct tn_reader_order {
  const uint8_t* at;
  tn_ref value;
  bool is_pairs;
  size_t first;  ///< Index in the list of indices.
  size_t count;
} tn_reader_order;

/// Cache entry: the shape of ops with this name, dictionary and properties. Many ops are alike.
typedef struct tn_reader_shape {
  tn_uref name;
  uint64_t dictionary;  ///< The index of the attribute + 1; 0 if there is none.
  uint64_t properties;  ///< Likewise.
  tn_uref shape;
  uint32_t count;
  size_t first;  ///< Index in the list of shape values.
} tn_reader_shape;

/// Log2 of the number of slots in the table of shapes.
#define TN_READER_SHAPE_BITS_MIN 5u
#define TN_READER_SHAPE_BITS_MAX 13u

/// An op whose regions are read separately.
typedef struct tn_reader_body {
  tn_ref op;
  tn_lazy_place place;
} tn_reader_body;

typedef struct tn_reader {
  tn_lazy_source source;  ///< Must be first. Counts the call that reads the file as one op.
  bool is_lazy;           ///< Regions of isolated ops are read on demand.
  bool drops_locations;
  char* kept_name;  ///< Copy of the name of the file, if it is read lazily.
  tn_context* context;
  tn_scope* scope;
  tn_shard* shard;
  const uint8_t* file;
  size_t file_size;
  tn_string_view file_name;
  tn_blob* owner;  ///< The owner of the file's bytes; NULL if the caller keeps them alive.
  uint64_t version;
  tn_string_view producer;
  tn_cursor sections[TN_SECTION_COUNT];  ///< NULL data for sections that the file lacks.
  tn_reader_list strings;                ///< tn_string_view
  tn_reader_list dialects;               ///< tn_reader_dialect
  tn_reader_list names;                  ///< tn_reader_name
  tn_reader_list entries;  ///< tn_reader_entry: attributes, then types, and a sentinel
  size_t attribute_count;
  size_t type_count;
  tn_reader_list resources;   ///< tn_resource*: the resources of dialects
  tn_reader_list properties;  ///< tn_reader_bytes
  tn_external_resources* external;
  tn_reader_list sources;  ///< tn_reader_source
  bool has_sources;        ///< Whether they were searched for.
  uint64_t spare;          ///< Remaining budget, in bytes, for shared data.
  size_t spare_lines;      ///< Remaining budget of lines for `sources`.
  uint32_t builtin;        ///< The index of the builtin dialect; no valid index if the file lacks
                           ///< it.
  // State while an entry is read.
  const tn_reader_entry* entry;
  bool misses;             ///< A nested entry is not read yet.
  tn_reader_list waiting;  ///< uint64_t: entries to be read, the innermost last.
  tn_reader_list parts;    ///< Bytes: the components of the entry.
  tn_reader_list more_parts;
  // State while ops are read.
  tn_cursor ir;                 ///< Up to the end of the section that is being read.
  const uint8_t* ir_end;        ///< End of the bytes that contain the declared items.
  uint64_t promised;            ///< Declared values, blocks, regions and ops that are not read yet.
  tn_reader_list frames;        ///< tn_reader_frame
  tn_reader_list values;        ///< tn_reader_value
  tn_reader_list blocks;        ///< tn_ref
  tn_reader_list references;    ///< uint32_t: operands, successors, result types of one op
  tn_reader_list attributes;    ///< tn_attribute_entry of one op
  tn_reader_list orders;        ///< tn_reader_order
  tn_reader_list indices;       ///< uint32_t, of the orders
  tn_reader_list uses;          ///< tn_ref of one value
  tn_reader_list shape_values;  ///< tn_uref
  tn_reader_list bodies;        ///< tn_reader_body: for a team
  bool lists_bodies;            ///< Sections of ops near the top are put on `bodies`.
  tn_ref top_region;
  tn_reader_shape* shapes;
  unsigned shape_bits;
} tn_reader;

//===-- Lists and messages (reader_error.c) ---------------------------------------------------===//

/// Reserves space for `count` more items. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_reader__reserve(tn_reader* reader, tn_reader_list* list, size_t count,
                                         size_t item_size);
static inline tn_status tn_reader__push(tn_reader* reader, tn_reader_list* list, const void* item,
                                        size_t item_size) {
  if (TN_UNLIKELY(list->count == list->capacity)) {
    TN_TRY(tn_reader__reserve(reader, list, 1, item_size));
  }
  memcpy((char*)list->items + list->count * item_size, item, item_size);
  ++list->count;
  return TN_OK;
}
/// Appends to a list of bytes.
static inline tn_status tn_reader__add_part(tn_reader* reader, tn_reader_list* list,
                                            const void* part, size_t size) {
  if (TN_UNLIKELY(list->capacity - list->count < size)) {
    TN_TRY(tn_reader__reserve(reader, list, size, 1));
  }
  memcpy((char*)list->items + list->count, part, size);
  list->count += size;
  return TN_OK;
}
void tn_reader__free_list(tn_reader* reader, tn_reader_list* list, size_t item_size);

/// Reports an error at the byte `at` of the file and returns TN_MALFORMED.
tn_status tn_reader__error(const tn_reader* reader, const uint8_t* at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
/// Reports that the bytes end in the middle of `what`.
tn_status tn_reader__truncated(const tn_reader* reader, const tn_cursor* cursor, const char* what);
/// The location of the file, for messages and ops that represent the whole file.
tn_status tn_reader__file_location(const tn_reader* reader, tn_location* out_location);

static inline tn_status tn_reader__varint(const tn_reader* reader, tn_cursor* cursor,
                                          const char* what, uint64_t* out_value) {
  if (TN_LIKELY(tn_cursor__varint(cursor, out_value))) return TN_OK;
  return tn_reader__truncated(reader, cursor, what);
}
/// Charges bytes that are duplicated without being repeated in the file: data that is referenced
/// again and again. Returns TN_LIMIT_EXCEEDED when the budget, which depends on the size of the
/// file, is used up.
tn_status tn_reader__spend_slow(const tn_reader* reader);
/// Returns the initial budget.
uint64_t tn_reader__spare(const tn_reader* reader);
TN_MUST_USE static inline tn_status tn_reader__spend(tn_reader* reader, uint64_t byte_size) {
  if (TN_UNLIKELY(byte_size > reader->spare)) return tn_reader__spend_slow(reader);
  reader->spare -= byte_size;
  return TN_OK;
}

/// Reads a count of items that take at least one byte each.
tn_status tn_reader__count_slow(const tn_reader* reader, tn_cursor* cursor, const char* what,
                                size_t* out_count);
static inline tn_status tn_reader__count(const tn_reader* reader, tn_cursor* cursor,
                                         const char* what, size_t* out_count) {
  const size_t left = tn_cursor__left(cursor);
  // A single byte, and at least that many bytes follow.
  if (TN_LIKELY(left != 0 && (*cursor->at & 1u) != 0 && *cursor->at >> 1 < left)) {
    *out_count = *cursor->at++ >> 1;
    return TN_OK;
  }
  return tn_reader__count_slow(reader, cursor, what, out_count);
}

//===-- Sections and tables -------------------------------------------------------------------===//

/// Reads the header of a section and advances past the section. `*out_id` excludes the flag.
TN_MUST_USE tn_status tn_reader__section(const tn_reader* reader, tn_cursor* cursor,
                                         unsigned* out_id, tn_cursor* out_data);
/// Also returns the alignment, 1 for none.
TN_MUST_USE tn_status tn_reader__aligned_section(const tn_reader* reader, tn_cursor* cursor,
                                                 unsigned* out_id, uint64_t* out_alignment,
                                                 tn_cursor* out_data);

TN_MUST_USE tn_status tn_reader__read_strings(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_dialects(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_offsets(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_properties(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_resources(tn_reader* reader);

/// Returns the string with this index, which was read at `at`.
TN_MUST_USE tn_status tn_reader__string(const tn_reader* reader, const uint8_t* at, uint64_t index,
                                        tn_string_view* out_text);
/// Reads the index of a string and returns the string.
TN_MUST_USE tn_status tn_reader__read_string(tn_reader* reader, tn_cursor* cursor,
                                             tn_string_view* out_text);
/// Returns the interned name of an op with this index.
TN_MUST_USE tn_status tn_reader__name(tn_reader* reader, const uint8_t* at, uint64_t index,
                                      tn_reader_name** out_name);

//===-- Types and attributes ------------------------------------------------------------------===//

static inline tn_reader_entry* tn_reader__entry(const tn_reader* reader, size_t number) {
  return (tn_reader_entry*)reader->entries.items + number;
}
/// Returns the type or attribute; NULL if it is not read yet.
static inline const tn_storage* tn_reader__value(const tn_reader* reader,
                                                 const tn_reader_entry* entry) {
  return tn_uniquer__at(&reader->context->uniquer, entry->value);
}
static inline bool tn_reader__is_type(const tn_reader* reader, const tn_reader_entry* entry) {
  return entry >= tn_reader__entry(reader, reader->attribute_count);
}
static inline tn_cursor tn_reader__bytes_of(const tn_reader_entry* entry) {
  return (tn_cursor){entry->data, entry[1].data};
}

/// Reads the entry and the entries that it refers to.
TN_MUST_USE tn_status tn_reader__resolve(tn_reader* reader, size_t entry);

/// Returns the attribute (type) with this index, which was read at `at`.
tn_status tn_reader__bad_index(const tn_reader* reader, const uint8_t* at, const char* what,
                               uint64_t index, size_t count);
/// Reports that the attribute read at `at` is not of the kind that MLIR calls `kind`.
tn_status tn_reader__bad_kind(const tn_reader* reader, const uint8_t* at, const char* kind,
                              tn_attribute attribute);
static inline tn_status tn_reader__attribute(tn_reader* reader, const uint8_t* at, uint64_t index,
                                             const tn_storage** out_attribute) {
  *out_attribute = NULL;
  if (TN_UNLIKELY(index >= reader->attribute_count)) {
    return tn_reader__bad_index(reader, at, "Attribute", index, reader->attribute_count);
  }
  const tn_reader_entry* entry = tn_reader__entry(reader, (size_t)index);
  if (TN_UNLIKELY(entry->state != TN_ENTRY_DONE)) TN_TRY(tn_reader__resolve(reader, (size_t)index));
  *out_attribute = tn_reader__value(reader, entry);
  return TN_OK;
}
static inline tn_status tn_reader__type(tn_reader* reader, const uint8_t* at, uint64_t index,
                                        tn_uref* out_type) {
  *out_type = 0;
  if (TN_UNLIKELY(index >= reader->type_count)) {
    return tn_reader__bad_index(reader, at, "Type", index, reader->type_count);
  }
  const size_t number = reader->attribute_count + (size_t)index;
  const tn_reader_entry* entry = tn_reader__entry(reader, number);
  if (TN_UNLIKELY(entry->state != TN_ENTRY_DONE)) TN_TRY(tn_reader__resolve(reader, number));
  *out_type = entry->value;
  return TN_OK;
}

/// Reads a reference to an attribute (type) inside the current entry. The result is NULL, with
/// `reader->misses` set, if it has to be read first.
TN_MUST_USE tn_status tn_reader__inner_attribute(tn_reader* reader, tn_cursor* cursor,
                                                 const tn_storage** out_attribute);
/// Same for an index that was already read at `at`.
TN_MUST_USE tn_status tn_reader__inner_attribute_at(tn_reader* reader, const uint8_t* at,
                                                    uint64_t index,
                                                    const tn_storage** out_attribute);
TN_MUST_USE tn_status tn_reader__inner_type(tn_reader* reader, tn_cursor* cursor,
                                            const tn_storage** out_type);
/// Same for an attribute that has to be a string; its type is dropped.
TN_MUST_USE tn_status tn_reader__inner_text(tn_reader* reader, tn_cursor* cursor,
                                            const tn_storage** out_text);
TN_MUST_USE tn_status tn_reader__inner_string(tn_reader* reader, tn_cursor* cursor,
                                              tn_string_view* out_text);

/// Reads the entry at `cursor`. If a nested entry has to be read first, sets `reader->misses` and
/// `*out_value` to NULL; the entry is then read again.
TN_MUST_USE tn_status tn_reader__read_type(tn_reader* reader, tn_cursor* cursor,
                                           const tn_storage** out_value);
TN_MUST_USE tn_status tn_reader__read_attribute(tn_reader* reader, tn_cursor* cursor,
                                                const tn_storage** out_value);
TN_MUST_USE tn_status tn_reader__read_elements(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                               tn_attribute* out_value);
/// Reads a number of the type, which is an integer, a float or index.
TN_MUST_USE tn_status tn_reader__read_number(tn_reader* reader, tn_type type, tn_cursor* cursor,
                                             tn_attribute* out_value);
TN_MUST_USE tn_status tn_reader__read_scalar(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                             tn_attribute* out_value);
TN_MUST_USE tn_status tn_reader__read_location(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                               tn_attribute* out_value);

/// Reads an attribute that the dialect encodes by its parameters. Returns TN_NOT_FOUND, not
/// reported, for an unknown code.
TN_MUST_USE tn_status tn_reader__read_parameters(tn_reader* reader, const tn_dialect_entry* entry,
                                                 tn_cursor* cursor, const tn_storage** out_value);

/// Parses `text`. Errors are reported.
TN_MUST_USE tn_status tn_reader__read_text(tn_reader* reader, tn_string_view text, bool is_type,
                                           const tn_storage** out_value);

/// Appends the entries of the dictionary with this index, read at `at`, to the attributes of the
/// current op. A dictionary that only ops refer to does not become an attribute. An attribute that
/// is not a dictionary is an error, or has no entries if `is_any`.
TN_MUST_USE tn_status tn_reader__push_entries(tn_reader* reader, const uint8_t* at, uint64_t index,
                                              bool is_any);

/// Reads a size and that many bytes.
TN_MUST_USE tn_status tn_reader__read_blob(const tn_reader* reader, tn_cursor* cursor,
                                           tn_reader_bytes* out_bytes);
/// Adds the position in the file to an error that a getter reported.
tn_status tn_reader__checked(const tn_reader* reader, const uint8_t* at, tn_status status);

/// Returns the reference to the location attribute that an op stores.
tn_status tn_reader__location(tn_reader* reader, const uint8_t* at, uint64_t index,
                              uint32_t* out_location);
void tn_reader__free_sources(tn_reader* reader);
/// Finds the files of positions and creates their spans, before any location needs them.
TN_MUST_USE tn_status tn_reader__make_sources(tn_reader* reader);

//===-- IR ------------------------------------------------------------------------------------===//

/// Declares `count` items, which must not exceed the remaining bytes of the file and of the
/// section.
TN_MUST_USE tn_status tn_reader__promise(tn_reader* reader, const uint8_t* at, const char* what,
                                         uint64_t count);

/// Returns whether the frame is the file's top level.
static inline bool tn_reader__is_top_level(const tn_reader_frame* frame) { return frame->op == 0; }

/// Reads the top level with a team if that pays off. Sets `*out_done` if it was read; otherwise
/// there is no effect.
TN_MUST_USE tn_status tn_reader__share(tn_reader* reader, bool* out_done);
/// Reads the top level on this thread.
TN_MUST_USE tn_status tn_reader__read_top_level(tn_reader* reader);
/// Creates the cache of shapes, with a slot for each attribute up to a limit.
TN_MUST_USE tn_status tn_reader__make_shapes(tn_reader* reader);
/// Reads the regions of `op` from `place`.
TN_MUST_USE tn_status tn_reader__read_body(tn_reader* reader, tn_ref op,
                                           const tn_lazy_place* place);
/// Defers the regions of the op, which are in `data`, to a team if they qualify.
TN_MUST_USE tn_status tn_reader__leave(tn_reader* reader, tn_ref op, uint32_t region_count,
                                       const tn_cursor* data, bool* out_left);
/// Defers the regions of the op, which are in `data`, until they are accessed.
TN_MUST_USE tn_status tn_reader__postpone(tn_reader* reader, tn_ref op, uint32_t region_count,
                                          const tn_cursor* data);
/// Makes the reader outlive the call, for deferred regions.
TN_MUST_USE tn_status tn_reader__make_lazy(tn_reader* reader);
void tn_reader__initialize_source(tn_reader* reader);
void tn_reader__destroy(tn_reader* reader);

/// Reads the contents of the frames above index `base`.
TN_MUST_USE tn_status tn_reader__read_frames(tn_reader* reader, size_t base);
/// Opens the next region of the top frame, if there is one left.
TN_MUST_USE tn_status tn_reader__open_region(tn_reader* reader);
/// Reads one op of the top frame. Sets `*out_regions` if a frame for its regions was pushed.
TN_MUST_USE tn_status tn_reader__read_op(tn_reader* reader, bool* out_regions);

/// Pushes the properties of an op, with this index in the section of properties, onto the reader's
/// attributes: keys and values.
TN_MUST_USE tn_status tn_reader__read_op_properties(tn_reader* reader, const tn_reader_name* name,
                                                    const uint8_t* at, uint64_t index);

/// Adds the defaults of properties that are not attributes and that are missing.
TN_MUST_USE tn_status tn_reader__add_default_properties(tn_reader* reader,
                                                        const tn_reader_name* name);

static inline tn_reader_frame* tn_reader__top(const tn_reader* reader) {
  return (tn_reader_frame*)reader->frames.items + reader->frames.count - 1;
}

/// Replaces the placeholder uses of the value by uses of `value`.
void tn_reader__serve(tn_reader* reader, tn_reader_value* slot, tn_ref value);
/// Reports that the next `count` values exceed those that the top region declares.
tn_status tn_reader__too_many_values(const tn_reader* reader, size_t count);

/// Defines the next value of the top region.
static inline tn_status tn_reader__define(tn_reader* reader, tn_reader_frame* frame, tn_ref value) {
  if (TN_UNLIKELY(frame->next_value == frame->end_value)) {
    return tn_reader__too_many_values(reader, 1);
  }
  tn_reader_value* slot = (tn_reader_value*)reader->values.items + frame->next_value++;
  slot->value = value;
  --reader->promised;
  if (TN_UNLIKELY(slot->waiting != 0)) tn_reader__serve(reader, slot, value);
  return TN_OK;
}

/// Declares values of the top level, which has no count of them; their bytes were read.
TN_MUST_USE tn_status tn_reader__declare_at_top(tn_reader* reader, size_t count);

/// Reads the orders of uses of some of `count` values, which are identified by index at first.
TN_MUST_USE tn_status tn_reader__read_orders(tn_reader* reader, size_t count);
/// Applies the orders from index `first` on, and removes them.
TN_MUST_USE tn_status tn_reader__apply_orders(tn_reader* reader, size_t first);

#endif  // TENURE_SRC_BYTECODE_READER_H
