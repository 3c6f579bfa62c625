// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reader, from the inside: its state, and what its files offer each other.
//
//   reader.c            public calls, the header and the sections, what becomes of the ops
//   reader_error.c      lists, messages, what is shared
//   reader_table.c      strings, dialects, names of ops, where types and attributes lie
//   reader_resource.c   resources
//   reader_entry.c      types and attributes when they are first asked for
//   reader_text.c       those that are text
//   reader_type.c       the builtin dialect's types
//   reader_attribute.c  the builtin dialect's attributes
//   reader_elements.c   } and those of them that hold numbers and elements
//   reader_location.c   } and locations
//   reader_parameters.c attributes of other dialects, by their parameters
//   reader_property.c   properties of ops
//   reader_op.c         ops
//   reader_region.c     blocks and regions, without recursion
//   reader_use.c        the order of use lists
//   reader_lazy.c       regions that are read later
//   reader_share.c      and by several threads
//
// A file may say anything. What it declares is bounded before memory is taken: each thing that is
// promised (an entry, a value, a block, an op) costs the file a byte or more that is still to come.
// A function that returns a tn_status has reported what is wrong.

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
  tn_string_view version;  ///< Its own bytes; NULL data for none.
} tn_reader_dialect;

/// The name of an op, interned when it is first used.
typedef struct tn_reader_name {
  tn_string_view text;  ///< Without the dialect.
  uint32_t dialect;
  tn_uref name;               ///< 0 before the first use.
  bool is_registered;         ///< Its writer knew the op.
  bool has_inherent;          ///< Some attributes in an op's dictionary are properties.
  tn_property_layout layout;  ///< Of native properties.
} tn_reader_name;

enum { TN_ENTRY_NEW = 0, TN_ENTRY_OPEN = 1, TN_ENTRY_DONE = 2 };

/// A type or attribute. Its bytes end where those of the next entry begin.
typedef struct tn_reader_entry {
  const uint8_t* data;
  tn_uref value;  ///< 0 before it was read; an unknown location has one.
  uint32_t dialect : 29;
  uint32_t state : 2;      ///< TN_ENTRY_*
  uint32_t is_custom : 1;  ///< In the dialect's own encoding, else text.
} tn_reader_entry;

#define TN_READER_DIALECT_LIMIT ((size_t)1 << 29)

/// A file of which positions are locations.
typedef struct tn_reader_source {
  uint64_t name;  ///< The attribute's number.
  /// Lengths that its lines have at least; once the span is there, where they begin in it.
  uint32_t* lines;
  size_t line_count;
  size_t line_capacity;
  const tn_source_span* span;  ///< Made for the first location. NULL before, and if there is none.
  bool has_span;               ///< Whether it was made.
} tn_reader_source;

typedef struct tn_reader_bytes {
  const uint8_t* data;
  uint64_t size;
} tn_reader_bytes;

/// A value of the regions that are being read.
typedef struct tn_reader_value {
  tn_ref value;    ///< 0 before its definition was read.
  tn_ref waiting;  ///< Until then: the last of its uses, linked through tn_use_cell.next.
} tn_reader_value;

/// An op whose regions are being read.
typedef struct tn_reader_frame {
  tn_ref op;  ///< 0 for the top level.
  tn_ref region;
  uint32_t region_index;
  uint32_t region_count;
  tn_ref block;
  uint64_t ops_left;   ///< In the block.
  size_t first_block;  ///< The region's on the list of blocks,
  size_t block_count;
  size_t next_block;           ///< and the next of them to be read.
  size_t scope_base;           ///< The value that number 0 names.
  size_t first_value;          ///< The region's,
  size_t next_value;           ///< the next to be defined,
  size_t end_value;            ///< and the first after them.
  size_t first_order;          ///< Of those of what is in the op.
  const uint8_t* section_end;  ///< Where the op's section ends; NULL without one.
  const uint8_t* outer_end;    ///< Where the bytes around the section end.
} tn_reader_frame;

/// The order of a value's uses.
typedef struct tn_reader_order {
  const uint8_t* at;
  tn_ref value;
  bool is_pairs;
  size_t first;  ///< On the list of indices.
  size_t count;
} tn_reader_order;

/// A shape that an op with this name, dictionary and properties got: ops that look alike are many.
typedef struct tn_reader_shape {
  tn_uref name;
  uint64_t dictionary;  ///< 0 without one, else the attribute's number + 1.
  uint64_t properties;  ///< Likewise.
  tn_uref shape;
  uint32_t count;
  size_t first;  ///< On the list of shapes' values.
} tn_reader_shape;

/// Their table has two to the power of so many places.
#define TN_READER_SHAPE_BITS_MIN 5u
#define TN_READER_SHAPE_BITS_MAX 13u

/// An op whose regions are read apart from those around it.
typedef struct tn_reader_body {
  tn_ref op;
  tn_lazy_place place;
} tn_reader_body;

typedef struct tn_reader {
  tn_lazy_source source;  ///< First. Counts the call that reads the file as one op.
  bool is_lazy;           ///< Regions of isolated ops are read later.
  bool drops_locations;
  char* kept_name;  ///< Of the file, if it is lazy.
  tn_context* context;
  tn_scope* scope;
  tn_shard* shard;
  const uint8_t* file;
  size_t file_size;
  tn_string_view file_name;
  tn_blob* owner;  ///< Of the file's bytes; NULL when they are only lent.
  uint64_t version;
  tn_string_view producer;
  tn_cursor sections[TN_SECTION_COUNT];  ///< NULL where the file has none.
  tn_reader_list strings;                ///< tn_string_view
  tn_reader_list dialects;               ///< tn_reader_dialect
  tn_reader_list names;                  ///< tn_reader_name
  tn_reader_list entries;  ///< tn_reader_entry: attributes, then types, and one after them
  size_t attribute_count;
  size_t type_count;
  tn_reader_list resources;   ///< tn_resource*: those that dialects name
  tn_reader_list properties;  ///< tn_reader_bytes
  tn_external_resources* external;
  tn_reader_list sources;  ///< tn_reader_source
  bool has_sources;        ///< Whether they were looked for.
  uint64_t spare;          ///< Bytes that what is shared may still stand for.
  size_t spare_lines;      ///< What they may have more.
  uint32_t builtin;        ///< The dialect's number; none of a dialect if it is not there.
  // While an entry is read.
  const tn_reader_entry* entry;
  bool misses;             ///< Something inside was not read yet.
  tn_reader_list waiting;  ///< uint64_t: entries to be read, the innermost last.
  tn_reader_list parts;    ///< Bytes: what the entry is made of.
  tn_reader_list more_parts;
  // While ops are read.
  tn_cursor ir;                 ///< To the end of the section that is being read.
  const uint8_t* ir_end;        ///< Of the bytes that hold what is promised.
  uint64_t promised;            ///< Values, blocks, regions and ops that are to come.
  tn_reader_list frames;        ///< tn_reader_frame
  tn_reader_list values;        ///< tn_reader_value
  tn_reader_list blocks;        ///< tn_ref
  tn_reader_list references;    ///< uint32_t: operands, successors, result types of one op
  tn_reader_list attributes;    ///< tn_attribute_entry of one op
  tn_reader_list orders;        ///< tn_reader_order
  tn_reader_list indices;       ///< uint32_t, of those
  tn_reader_list uses;          ///< tn_ref of one value
  tn_reader_list shape_values;  ///< tn_uref
  tn_reader_list bodies;        ///< tn_reader_body: left for a team
  bool lists_bodies;            ///< Those of ops near the top are left for one.
  tn_ref top_region;
  tn_reader_shape* shapes;
  unsigned shape_bits;
} tn_reader;

//===-- Lists and messages (reader_error.c) ---------------------------------------------------===//

/// Room for `count` more items. TN_OUT_OF_MEMORY is reported.
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

/// Reports what is wrong at the byte `at` of the file and returns TN_MALFORMED.
tn_status tn_reader__error(const tn_reader* reader, const uint8_t* at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
/// That the bytes end in the middle of `what`.
tn_status tn_reader__truncated(const tn_reader* reader, const tn_cursor* cursor, const char* what);
/// Where the file is, for messages and for what stands for the whole of it.
tn_status tn_reader__file_location(const tn_reader* reader, tn_location* out_location);

static inline tn_status tn_reader__varint(const tn_reader* reader, tn_cursor* cursor,
                                          const char* what, uint64_t* out_value) {
  if (TN_LIKELY(tn_cursor__varint(cursor, out_value))) return TN_OK;
  return tn_reader__truncated(reader, cursor, what);
}
/// Takes note of bytes that something in the file stands for without having them to itself, so that
/// it can stand for it again and again. TN_LIMIT_EXCEEDED when the file was too small for them.
tn_status tn_reader__spend_slow(const tn_reader* reader);
/// So many at the start.
uint64_t tn_reader__spare(const tn_reader* reader);
TN_MUST_USE static inline tn_status tn_reader__spend(tn_reader* reader, uint64_t byte_size) {
  if (TN_UNLIKELY(byte_size > reader->spare)) return tn_reader__spend_slow(reader);
  reader->spare -= byte_size;
  return TN_OK;
}

/// A number of things that take a byte or more each.
tn_status tn_reader__count_slow(const tn_reader* reader, tn_cursor* cursor, const char* what,
                                size_t* out_count);
static inline tn_status tn_reader__count(const tn_reader* reader, tn_cursor* cursor,
                                         const char* what, size_t* out_count) {
  const size_t left = tn_cursor__left(cursor);
  // One byte, and as many after it as are counted.
  if (TN_LIKELY(left != 0 && (*cursor->at & 1u) != 0 && *cursor->at >> 1 < left)) {
    *out_count = *cursor->at++ >> 1;
    return TN_OK;
  }
  return tn_reader__count_slow(reader, cursor, what, out_count);
}

//===-- Sections and tables -------------------------------------------------------------------===//

/// Reads a section's head, and goes past it. `*out_id` has no flag.
TN_MUST_USE tn_status tn_reader__section(const tn_reader* reader, tn_cursor* cursor,
                                         unsigned* out_id, tn_cursor* out_data);
/// Also says the alignment, 1 for none.
TN_MUST_USE tn_status tn_reader__aligned_section(const tn_reader* reader, tn_cursor* cursor,
                                                 unsigned* out_id, uint64_t* out_alignment,
                                                 tn_cursor* out_data);

TN_MUST_USE tn_status tn_reader__read_strings(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_dialects(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_offsets(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_properties(tn_reader* reader);
TN_MUST_USE tn_status tn_reader__read_resources(tn_reader* reader);

/// String number `index` (read at `at`).
TN_MUST_USE tn_status tn_reader__string(const tn_reader* reader, const uint8_t* at, uint64_t index,
                                        tn_string_view* out_text);
/// A string's number, and the string.
TN_MUST_USE tn_status tn_reader__read_string(tn_reader* reader, tn_cursor* cursor,
                                             tn_string_view* out_text);
/// The op's name number `index`, interned.
TN_MUST_USE tn_status tn_reader__name(tn_reader* reader, const uint8_t* at, uint64_t index,
                                      tn_reader_name** out_name);

//===-- Types and attributes ------------------------------------------------------------------===//

static inline tn_reader_entry* tn_reader__entry(const tn_reader* reader, size_t number) {
  return (tn_reader_entry*)reader->entries.items + number;
}
/// What was read; NULL if that was not yet.
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

/// Reads the entry, and what is inside.
TN_MUST_USE tn_status tn_reader__resolve(tn_reader* reader, size_t entry);

/// The attribute (type) number `index`, which was found at `at`.
tn_status tn_reader__bad_index(const tn_reader* reader, const uint8_t* at, const char* what,
                               uint64_t index, size_t count);
/// That the attribute found at `at` is not of the kind that MLIR calls `kind`.
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

/// Part of the entry that is being read: NULL, with `reader->misses` set, if it has to be read
/// first.
TN_MUST_USE tn_status tn_reader__inner_attribute(tn_reader* reader, tn_cursor* cursor,
                                                 const tn_storage** out_attribute);
/// The attribute number `index`, which was found at `at`.
TN_MUST_USE tn_status tn_reader__inner_attribute_at(tn_reader* reader, const uint8_t* at,
                                                    uint64_t index,
                                                    const tn_storage** out_attribute);
TN_MUST_USE tn_status tn_reader__inner_type(tn_reader* reader, tn_cursor* cursor,
                                            const tn_storage** out_type);
/// As before, and the attribute has to be a string: that without its type.
TN_MUST_USE tn_status tn_reader__inner_text(tn_reader* reader, tn_cursor* cursor,
                                            const tn_storage** out_text);
TN_MUST_USE tn_status tn_reader__inner_string(tn_reader* reader, tn_cursor* cursor,
                                              tn_string_view* out_text);

/// Reads the entry that `cursor` goes over, with `reader->misses` set when something inside is to
/// be read first: then `*out_value` is NULL, and the entry is read again.
TN_MUST_USE tn_status tn_reader__read_type(tn_reader* reader, tn_cursor* cursor,
                                           const tn_storage** out_value);
TN_MUST_USE tn_status tn_reader__read_attribute(tn_reader* reader, tn_cursor* cursor,
                                                const tn_storage** out_value);
TN_MUST_USE tn_status tn_reader__read_elements(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                               tn_attribute* out_value);
/// A number of the type, which is one of integers, floats or index.
TN_MUST_USE tn_status tn_reader__read_number(tn_reader* reader, tn_type type, tn_cursor* cursor,
                                             tn_attribute* out_value);
TN_MUST_USE tn_status tn_reader__read_scalar(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                             tn_attribute* out_value);
TN_MUST_USE tn_status tn_reader__read_location(tn_reader* reader, uint64_t code, tn_cursor* cursor,
                                               tn_attribute* out_value);

/// Reads an attribute that the dialect encodes by its parameters; TN_NOT_FOUND, not reported, for a
/// code that it does not have.
TN_MUST_USE tn_status tn_reader__read_parameters(tn_reader* reader, const tn_dialect_entry* entry,
                                                 tn_cursor* cursor, const tn_storage** out_value);

/// What `text` spells. What is wrong with it is reported.
TN_MUST_USE tn_status tn_reader__read_text(tn_reader* reader, tn_string_view text, bool is_type,
                                           const tn_storage** out_value);

/// Appends the entries of the dictionary number `index`, found at `at`, to the attributes of the op
/// that is read. One that only ops have is made no attribute. What is no dictionary is refused, or
/// has no entries if it may be any attribute.
TN_MUST_USE tn_status tn_reader__push_entries(tn_reader* reader, const uint8_t* at, uint64_t index,
                                              bool is_any);

/// A size and as many bytes.
TN_MUST_USE tn_status tn_reader__read_blob(const tn_reader* reader, tn_cursor* cursor,
                                           tn_reader_bytes* out_bytes);
/// What a getter had against its arguments has been reported; this adds where.
tn_status tn_reader__checked(const tn_reader* reader, const uint8_t* at, tn_status status);

/// What a location attribute is to an op: the reference that it keeps.
tn_status tn_reader__location(tn_reader* reader, const uint8_t* at, uint64_t index,
                              uint32_t* out_location);
void tn_reader__free_sources(tn_reader* reader);
/// Finds the files of positions, and makes their spans, before a location asks for them.
TN_MUST_USE tn_status tn_reader__make_sources(tn_reader* reader);

//===-- IR ------------------------------------------------------------------------------------===//

/// Counts things to come, which are no more than the bytes to come, here and in the section.
TN_MUST_USE tn_status tn_reader__promise(tn_reader* reader, const uint8_t* at, const char* what,
                                         uint64_t count);

/// Whether the frame is that of the file's top level.
static inline bool tn_reader__is_top_level(const tn_reader_frame* frame) { return frame->op == 0; }

/// Reads the top level, by a team if that is worth while. `*out_done` says whether it was read so;
/// if it was not, nothing has happened.
TN_MUST_USE tn_status tn_reader__share(tn_reader* reader, bool* out_done);
/// Reads the top level on this thread.
TN_MUST_USE tn_status tn_reader__read_top_level(tn_reader* reader);
/// A table of shapes that has a place for each attribute, if those are not too many.
TN_MUST_USE tn_status tn_reader__make_shapes(tn_reader* reader);
/// Reads an op's regions from their place.
TN_MUST_USE tn_status tn_reader__read_body(tn_reader* reader, tn_ref op,
                                           const tn_lazy_place* place);
/// Leaves the op's regions, which the bytes hold, for a team, if they are among those that are.
TN_MUST_USE tn_status tn_reader__leave(tn_reader* reader, tn_ref op, uint32_t region_count,
                                       const tn_cursor* data, bool* out_left);
/// Leaves the op's regions, which the bytes hold, for later.
TN_MUST_USE tn_status tn_reader__postpone(tn_reader* reader, tn_ref op, uint32_t region_count,
                                          const tn_cursor* data);
/// Makes the reader one that stays for that.
TN_MUST_USE tn_status tn_reader__make_lazy(tn_reader* reader);
void tn_reader__initialize_source(tn_reader* reader);
void tn_reader__destroy(tn_reader* reader);

/// Reads what the frames above number `base` stand for.
TN_MUST_USE tn_status tn_reader__read_frames(tn_reader* reader, size_t base);
/// Opens the next region of the frame on top, if it has one left.
TN_MUST_USE tn_status tn_reader__open_region(tn_reader* reader);
/// Reads one op of the frame on top. `*out_regions` says that a frame for its regions was put on
/// top.
TN_MUST_USE tn_status tn_reader__read_op(tn_reader* reader, bool* out_regions);

/// The properties of an op, from number `index` on the list of properties: keys and values, pushed
/// on the reader's attributes.
TN_MUST_USE tn_status tn_reader__read_op_properties(tn_reader* reader, const tn_reader_name* name,
                                                    const uint8_t* at, uint64_t index);

/// The properties that are no attributes and that the reader's attributes lack, with their
/// defaults.
TN_MUST_USE tn_status tn_reader__add_default_properties(tn_reader* reader,
                                                        const tn_reader_name* name);

static inline tn_reader_frame* tn_reader__top(const tn_reader* reader) {
  return (tn_reader_frame*)reader->frames.items + reader->frames.count - 1;
}

/// Makes the uses that wait for the value uses of it.
void tn_reader__serve(tn_reader* reader, tn_reader_value* slot, tn_ref value);
/// That the next `count` values are more than the region on top declares.
tn_status tn_reader__too_many_values(const tn_reader* reader, size_t count);

/// The next value of the region on top is `value`.
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

/// Declares values at the top of the file, which says nowhere how many there are; their bytes were
/// read.
TN_MUST_USE tn_status tn_reader__declare_at_top(tn_reader* reader, size_t count);

/// Reads the orders of uses of some of `count` values; the values are numbers from 0 on at first.
TN_MUST_USE tn_status tn_reader__read_orders(tn_reader* reader, size_t count);
/// Puts the uses in those orders from number `first` on, and forgets them.
TN_MUST_USE tn_status tn_reader__apply_orders(tn_reader* reader, size_t first);

#endif  // TENURE_SRC_BYTECODE_READER_H
