// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writer, internally: one struct, which lives as long as one call.
//
//   writer.c            the passes, and the sections
//   writer_output.c     public calls, and the output of sections
//   writer_file.c       writing to a file
//   writer_record.h     records of ops, entries, names and resources
//   writer_table.h      bytes, lists, hash tables
//   writer_table.c      the same, strings, and data per cell and per uniqued object
//   writer_walk.c       the first pass over the ops: their order and isolation
//   writer_number.c     the second pass: use counts, and numbers of values
//   writer_order.c      the order of the file, and the numbers of entries
//   writer_entry.c      types, attributes and positions, deduplicated
//   writer_attribute.c  } the builtin dialect's encodings, those of other dialects if any,
//   writer_type.c       } and text
//   writer_parameters.c attributes of other dialects, by their parameters
//   writer_property.c   properties
//   writer_op.c         the third pass: ops
//   writer_use.c        the orders of use lists
//   writer_share.c      entries and ops on several threads
//   writer_number_share.c, writer_merge.c   numbering on several threads
//   writer_resource.c   resources
//
// A failure (out of memory, or an error of the callback) is stored in `status`, which is checked
// between the passes; until then, output is dropped.

#ifndef TENURE_SRC_BYTECODE_WRITER_H
#define TENURE_SRC_BYTECODE_WRITER_H

#include <tenure/bytecode.h>

#include "bytecode/cursor.h"
#include "bytecode/format.h"
#include "bytecode/writer_record.h"
#include "ir/dialect_entry.h"
#include "ir/location_span.h"
#include "ir/op.h"
#include "ir/poll.h"
#include "ir/shape.h"
#include "ir/uniqued.h"
#include "ir/walk.h"

struct tn_writer {
  tn_context* context;
  const tn_allocator* allocator;
  tn_bytecode_write_options options;
  uint32_t version;
  tn_status status;
  tn_ref root;
  // Tables.
  tn_writer_chunk* chunks;  ///< By chunk number.
  size_t chunk_count;
  size_t chunk_capacity;         ///< One larger than necessary, so that it is never 0.
  tn_writer_pages slots;         ///< tn_writer_slot by uniqued reference / 2
  tn_writer_pages groups;        ///< The newest entry of neighbouring offsets into texts.
  tn_writer_list page_blocks;    ///< tn_writer_page_block: for slots and groups
  size_t page_count;             ///< Number of pages in use of the last block.
  tn_writer_entries attributes;  ///< Index 0 is unused.
  tn_writer_entries types;
  tn_writer_list aliases;     ///< tn_uref: attributes that share the entry of another
  tn_writer_list files;       ///< tn_writer_file
  tn_writer_list names;       ///< tn_writer_name; tn_writer_slot holds its index
  tn_writer_list dialects;    ///< tn_string_view
  tn_writer_list properties;  ///< tn_writer_property: of the layouts of all names
  tn_writer_list pairs;       ///< uint32_t: words of dictionaries and positions
  tn_writer_list resources;   ///< tn_writer_resource
  tn_writer_list others;      ///< tn_writer_other: all resources of other dialects in the context
  tn_writer_list listed;      ///< tn_resource*: the used ones, in the order of their first use
  tn_writer_list strings;     ///< tn_string_view
  tn_writer_table dialect_table;
  tn_writer_table string_table;
  tn_writer_table pair_table;  ///< Dictionaries and positions.
  tn_writer_table file_table;
  tn_writer_table property_table;
  tn_writer_table resource_table;
  tn_writer_list property_spans;           ///< tn_writer_span: of native properties
  tn_writer_list orders[TN_RANKED_COUNT];  ///< uint32_t: entries in the order of the file
  tn_writer_list runs[TN_RANKED_COUNT];    ///< tn_writer_run: of the orders
  tn_writer_list scratch;
  tn_writer_list regions;  ///< Regions to be numbered.
  tn_writer_list holders;  ///< tn_ref: ops with regions in the region that is being numbered
  tn_writer_list frames;   ///< Regions being written.
  tn_writer_list holes;    ///< tn_writer_hole
  tn_writer_list stack;    ///< Indices of the open holes.
  tn_writer_list use_places;
  tn_writer_list values;  ///< tn_ref: values of one op or block
  tn_writer_list bases;   ///< uint32_t: for parts from 1 on, the offset of its entry numbers in the
                          ///< whole.
  uint32_t part;          ///< The index of the part; 0 for the whole.
  tn_writer_list merged;  ///< tn_writer*: merged parts whose entries are found in their own tables.
  uint64_t hole_size;     ///< Total size of the bytes in the holes.
  uint64_t blob_size;     ///< Total size of the blobs.
  uint64_t resource_alignment;
  size_t stride_level;  ///< Number of pending regions when the stride was computed; SIZE_MAX if
                        ///< there is none.
  intptr_t op_stride;   ///< Distance in bytes from the cell of an op to that of an op that is
                        ///< numbered later.
  uint32_t next_value;
  uint32_t op_count;           ///< Number of ops in the walk.
  uint32_t builtin_dialect;    ///< Its index + 1; 0 before first use.
  tn_uref unknown_location;    ///< 0 before first use.
  tn_uref whole;               ///< The key of a property that represents all properties; 0 if there
                               ///< is none.
  const tn_source_span* span;  ///< The text of the last location in a text.
  tn_writer_slot* span_file;   ///< The slot of its file, while numbering.
  tn_line_cursor line;         ///< The current line of the text.
  bool span_has_offsets;       ///< Positions in the text are entered as offsets.
  unsigned depth;              ///< Nesting depth of attributes in a dialect's encoding.
  bool is_deep;                ///< Some attribute nests too deep for its encoding and is written as
                               ///< text.
  uint32_t step;  ///< Increment of reference counts: 1, or -1 while references of a part are
                  ///< subtracted.
  bool has_tried_numbers;        ///< Numbering with a team was tried, or there is no team.
  bool is_numbering;             ///< Encoding functions only count references.
  bool is_silent;                ///< Encoding functions write nothing: they count references or
                                 ///< enter strings.
  bool is_part;                  ///< One of several writers that run in parallel (writer_share.c).
  uint32_t native_count;         ///< Number of ops with native properties that are not written yet.
  uint32_t named_count;          ///< Number of properties that are attributes; these have the first
                                 ///< indices.
  const uint32_t* property_map;  ///< In a part, after native properties are numbered: final index
                                 ///< by own index.
  // Output.
  tn_bytes* out;  ///< Target of the encoding functions.
  tn_bytes dialect_bytes;
  tn_bytes offset_bytes;
  tn_bytes entry_bytes;
  tn_bytes ir_bytes;
  tn_bytes resource_offset_bytes;
  tn_bytes resource_bytes;
  tn_bytes string_bytes;
  tn_bytes property_bytes;
  tn_bytes property_scratch;
  // tn_writer_piece: insertions in these bytes.
  tn_writer_list entry_pieces;
  tn_writer_list ir_pieces;
  tn_writer_list blobs;  ///< The blobs of the resources.
  tn_writer_list kept;   ///< tn_bytes: written by parts
  uint64_t piece_size;   ///< Total size of the insertions in `out`.
};

static inline void tn_writer__fail(tn_writer* writer, tn_status status) {
  if (writer->status == TN_OK) writer->status = status;
}
TN_COLD void tn_writer__ask(tn_writer* writer);
/// Takes a step (poll.h).
static inline void tn_writer__poll(tn_writer* writer) {
  if (TN_UNLIKELY(--tn_poll__left == 0)) tn_writer__ask(writer);
}

//===-- Data of cells and uniqued objects (writer_table.c) ------------------------------------===//

/// Returns the index of the string (dialect), which is entered if it is new. The bytes are not
/// copied.
uint32_t tn_writer__string(tn_writer* writer, tn_string_view text);
uint32_t tn_writer__dialect(tn_writer* writer, tn_string_view name);

/// Returns the index of the first word of the cell in the words of its chunk.
static inline size_t tn_writer__words_at(const tn_writer_chunk* chunk, tn_ref cell,
                                         uint32_t word_count) {
  const uint64_t offset = cell - chunk->first;
  return (size_t)((offset * chunk->reciprocal) >> 32) * word_count;
}
static inline const tn_writer_chunk* tn_writer__chunk(const tn_writer* writer, tn_ref cell) {
  return &writer->chunks[cell >> TN_CHUNK_SHIFT];
}
/// Allocates the words of all cells of a chunk; false when out of memory.
bool tn_writer__make_chunk(tn_writer* writer, uint32_t number, uint32_t word_count);
/// Allocates the words of all cells, which members of a team must not do.
bool tn_writer__make_chunks(tn_writer* writer);
void tn_writer__forget_words(tn_writer* writer);
/// Returns the words of the cell, allocated on first use; NULL when out of memory.
static inline uint32_t* tn_writer__make_words(tn_writer* writer, tn_ref cell, uint32_t word_count) {
  const tn_writer_chunk* chunk = tn_writer__chunk(writer, cell);
  if (TN_UNLIKELY(chunk->words == NULL) &&
      !tn_writer__make_chunk(writer, cell >> TN_CHUNK_SHIFT, word_count)) {
    return NULL;
  }
  return chunk->words + tn_writer__words_at(chunk, cell, word_count);
}
static inline uint32_t* tn_writer__words(const tn_writer* writer, tn_ref cell,
                                         uint32_t word_count) {
  const tn_writer_chunk* chunk = tn_writer__chunk(writer, cell);
  return chunk->words + tn_writer__words_at(chunk, cell, word_count);
}

/// Returns the op's position in the walk; 0 if it is not written.
static inline uint32_t tn_writer__order(const tn_writer* writer, tn_ref op) {
  const tn_writer_chunk* chunk = tn_writer__chunk(writer, op);
  if (TN_UNLIKELY(op >= chunk->end)) return 0;
  return chunk->words[tn_writer__words_at(chunk, op, TN_OP_WORDS) + TN_OP_ORDER] & ~TN_OP_SHUFFLED;
}

/// Like tn_op__next_in_pre_order, but optimized for ops without regions.
static inline tn_ref tn_writer__next_op(const tn_context* context, tn_ref root, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const bool holds = (cell->counts & TN_OP_MAY_HOLD) != 0;
  if (TN_LIKELY(!holds && cell->next != 0 && op != root)) return cell->next;
  return tn_op__next_in_pre_order(context, root, op, false);
}

/// How many ops ahead the attributes of an op are prefetched.
#define TN_NAMED_AHEAD 8u
/// Ops created in order are contiguous in memory: prefetch this many bytes.
#define TN_OP_BYTES_AHEAD 1024

/// Prefetches the memory after the first op of a block, which may be 0.
static inline void tn_writer__fetch_ops(const tn_writer* writer, tn_ref op) {
  if (op == 0) return;
  const char* cell = (const char*)tn_op__at(writer->context, op);
  for (size_t at = 0; at < TN_OP_BYTES_AHEAD; at += 64) __builtin_prefetch(cell + at);
}

/// Returns the page with this index, created on first use; NULL when out of memory.
void* tn_writer__make_page(tn_writer* writer, tn_writer_pages* pages, size_t number);
static inline void* tn_writer__page(tn_writer* writer, tn_writer_pages* pages, size_t number) {
  if (TN_LIKELY(number < pages->count && pages->items[number] != NULL)) return pages->items[number];
  return tn_writer__make_page(writer, pages, number);
}

/// Returns the slot of a type or attribute; NULL when out of memory. Each type or attribute takes
/// at least two units of references.
static inline tn_writer_slot* tn_writer__slot(tn_writer* writer, tn_uref reference) {
  const size_t per_page = TN_WRITER_PAGE_BYTES / sizeof(tn_writer_slot);
  const size_t index = reference / 2;
  tn_writer_slot* page = tn_writer__page(writer, &writer->slots, index / per_page);
  return page == NULL ? NULL : &page[index % per_page];
}
void tn_writer__free_tables(tn_writer* writer);

//===-- Numbering -----------------------------------------------------------------------------===//

/// Returns the number of the value.
static inline uint32_t tn_writer__value(const tn_writer* writer, tn_ref value) {
  if (tn_value__is_argument(value)) {
    return tn_writer__words(writer, value - 1, TN_ARGUMENT_WORDS)[TN_ARGUMENT_VALUE];
  }
  const tn_ref owner = tn_value__owner(writer->context, value);
  const uint32_t first = tn_writer__words(writer, owner, TN_OP_WORDS)[TN_OP_VALUE];
  if (TN_LIKELY(value == owner + TN_OP_HEADER_WORDS)) return first;
  return first + tn_value__result_number(tn_op__at(writer->context, owner), owner, value);
}

/// Walks the tree: computes the positions of ops, and which of them capture values.
void tn_writer__walk(tn_writer* writer);
/// Numbers values and counts the uses of everything else.
void tn_writer__number(tn_writer* writer);
/// Sorts everything that was counted into the order of the file, and numbers it.
void tn_writer__put_in_order(tn_writer* writer);
/// Opens a writer of the tree. On failure, `writer->status` is set.
void tn_writer__open(tn_writer* writer, tn_context* context, tn_ref root,
                     const tn_bytecode_write_options* options);
void tn_writer__close(tn_writer* writer);
/// Creates all sections, unless the writer has failed.
void tn_writer__encode(tn_writer* writer);
/// Frees the lists that the output is not written from.
void tn_writer__free_lists(tn_writer* writer);
/// Numbers a region, and makes the regions of its ops pending.
void tn_writer__number_region(tn_writer* writer, const tn_writer_pending* self);
/// Numbers pending regions until at most `left` are pending.
void tn_writer__number_regions(tn_writer* writer, size_t left);
/// Adds the name of an op, which is new.
tn_writer_name* tn_writer__enter_name(tn_writer* writer, tn_uref reference, tn_writer_slot* slot);
/// Returns the name, added if it is new.
static inline tn_writer_name* tn_writer__name_entry(tn_writer* writer, tn_uref reference) {
  tn_writer_slot* slot = tn_writer__slot(writer, reference);
  if (slot == NULL) return NULL;
  if (TN_UNLIKELY(slot->number == 0)) return tn_writer__enter_name(writer, reference, slot);
  return (tn_writer_name*)writer->names.items + slot->number - 1;
}

/// Adds an attribute on its first reference. If another entry has the same encoding, returns that
/// one, which then counts the references of both.
uint32_t tn_writer__enter_attribute(tn_writer* writer, tn_uref attribute, tn_writer_slot* slot);
uint32_t tn_writer__enter_type(tn_writer* writer, tn_uref type, tn_writer_slot* slot);

// Return the index of the entry in the list of attributes (types). While numbering, they count a
// use, and on the first use also what the entry refers to. Afterwards they return the number in the
// file.

static inline uint32_t tn_writer__attribute_entry(tn_writer* writer, tn_uref attribute) {
  tn_writer_slot* slot = tn_writer__slot(writer, attribute);
  if (slot == NULL) return 0;
  slot->references += writer->step;
  if (TN_LIKELY(slot->number != 0)) return slot->number - 1;
  return tn_writer__enter_attribute(writer, attribute, slot);
}
static inline uint32_t tn_writer__type_entry(tn_writer* writer, tn_uref type) {
  tn_writer_slot* slot = tn_writer__slot(writer, type);
  if (slot == NULL) return 0;
  slot->references += writer->step;
  if (TN_LIKELY(slot->number != 0)) return slot->number - 1;
  return tn_writer__enter_type(writer, type, slot);
}
/// Returns a nonzero hash of names and values.
uint32_t tn_writer__dictionary_hash(const uint32_t* pairs, size_t count);
uint32_t tn_writer__dictionary_entry(tn_writer* writer, const tn_named_part* part,
                                     const uint32_t* pairs, size_t count);
uint32_t tn_writer__location_entry(tn_writer* writer, uint32_t location);
/// Returns the attribute of the unknown location; 0 when out of memory.
tn_uref tn_writer__unknown_location(tn_writer* writer);
/// Looks the dictionary up and prefetches its entry, or its contents if it is new. The second
/// function then prefetches the words of the entry.
void tn_writer__fetch_dictionary(tn_writer* writer, tn_named_part* part, const uint32_t* pairs);
void tn_writer__fetch_dictionary_words(const tn_writer* writer, const tn_named_part* part);

static inline tn_writer_entry* tn_writer__attribute_at(const tn_writer* writer, uint32_t entry) {
  return (tn_writer_entry*)writer->attributes.items.items + entry;
}
static inline uint8_t* tn_writer__attribute_form(const tn_writer* writer, uint32_t entry) {
  return (uint8_t*)writer->attributes.forms.items + entry;
}
static inline tn_writer_rank* tn_writer__attribute_rank(const tn_writer* writer, uint32_t entry) {
  return (tn_writer_rank*)writer->attributes.ranks.items + entry;
}
/// Before numbers are assigned: returns the entry of which this one is a copy; 0 if it is none.
static inline uint32_t tn_writer__original(const tn_writer* writer, uint32_t entry) {
  const uint32_t number = tn_writer__attribute_rank(writer, entry)->number;
  return number == TN_AS_PROPERTIES ? 0 : number;
}
static inline uint32_t tn_writer__attribute_number(const tn_writer* writer, uint32_t entry) {
  return tn_writer__attribute_rank(writer, entry)->number;
}
/// Returns the ranks to index with the entries that the words of ops in the region refer to.
static inline const tn_writer_rank* tn_writer__ranks_in(const tn_writer* writer, tn_ref region) {
  const uint32_t part =
      region == 0 ? 0 : tn_writer__words(writer, region, TN_REGION_WORDS)[TN_REGION_PART];
  const tn_writer_rank* ranks = writer->attributes.ranks.items;
  return TN_LIKELY(part == 0) ? ranks : ranks + ((const uint32_t*)writer->bases.items)[part - 1];
}
static inline const tn_storage* tn_writer__storage(const tn_writer* writer,
                                                   const tn_writer_entry* entry) {
  return tn_uniquer__at(&writer->context->uniquer, entry->what);
}

/// Returns the index of the entry's dialect.
static inline uint32_t tn_writer__dialect_of(const tn_writer* writer, tn_ranked what,
                                             uint32_t entry) {
  if (what == TN_RANKED_NAMES) return ((const tn_writer_name*)writer->names.items)[entry].dialect;
  const tn_writer_entries* entries = what == TN_RANKED_TYPES ? &writer->types : &writer->attributes;
  const bool is_storage = ((const uint8_t*)entries->forms.items)[entry] <= TN_FORM_TEXT;
  return is_storage ? ((const tn_writer_entry*)entries->items.items)[entry].count
                    : writer->builtin_dialect - 1;
}
/// How many entries ahead, in the order of the file, the data for tn_writer__dialect_of is
/// prefetched.
#define TN_DIALECTS_AHEAD 16u
/// Prefetches that data for attributes, which are scattered in memory.
static inline void tn_writer__fetch_dialect(const tn_writer* writer, tn_ranked what,
                                            uint32_t entry) {
  if (what != TN_RANKED_ATTRIBUTES) return;
  __builtin_prefetch(tn_writer__attribute_form(writer, entry));
  __builtin_prefetch(tn_writer__attribute_at(writer, entry));
}
/// Returns whether all entries are known to be of one dialect.
static inline bool tn_writer__is_uniform(const tn_writer* writer, tn_ranked what) {
  return what == TN_RANKED_NAMES   ? writer->dialects.count == 1
         : what == TN_RANKED_TYPES ? !writer->types.is_mixed
                                   : !writer->attributes.is_mixed;
}
/// Returns the number of a type or attribute that was numbered.
static inline uint32_t tn_writer__number_of(tn_writer* writer, tn_uref reference) {
  const tn_writer_slot* slot = tn_writer__slot(writer, reference);
  return slot == NULL || slot->number == 0 ? 0 : slot->number - 1;
}
/// Adds the references counted by slots to those of the entries.
void tn_writer__collect_references(tn_writer* writer);
/// Adds an entry for a uniqued object that already has an entry in a part. Its slot counts
/// references.
uint32_t tn_writer__add_known(tn_writer* writer, tn_writer_entries* entries, tn_entry_form form,
                              tn_uref what, uint32_t dialect);
/// Returns the entry with these words; 0 if there is none.
uint32_t tn_writer__find_words(const tn_writer* writer, tn_entry_form form, uint32_t hash,
                               const uint32_t* words, size_t count);
/// Returns the entry of the offset; 0 if there is none.
uint32_t tn_writer__find_offset(const tn_writer* writer, uint32_t offset);
/// Returns the record of the file with this name, created on first use; NULL when out of memory.
tn_writer_file* tn_writer__file(tn_writer* writer, tn_uref name);
/// Creates attribute 0, which means none; false when out of memory.
bool tn_writer__begin_entries(tn_writer* writer);
/// Stores the numbers of entries in the slots.
void tn_writer__spread_numbers(tn_writer* writer);
/// Writes an offset entry as a position. Consecutive calls are fastest in order of increasing
/// offsets. Returns the number of bytes written.
size_t tn_writer__put_offset(tn_writer* writer, uint32_t entry);
/// Returns the index of the builtin dialect's resource with this key.
uint32_t tn_writer__resource(tn_writer* writer, tn_string_view key);
/// Numbers the resources, after all were requested.
void tn_writer__number_resources(tn_writer* writer);
/// Collects the context's resources of other dialects.
void tn_writer__look_for_resources(tn_writer* writer);
/// Marks the resources that an opaque type or attribute mentions.
void tn_writer__note_resources(tn_writer* writer, const tn_storage* opaque);

//===-- Encodings -----------------------------------------------------------------------------===//

/// Writes the entry to `writer->out`, or only counts what it refers to while numbering. Returns
/// whether it is in its dialect's own encoding; if not, it is text.
bool tn_writer__encode_attribute(tn_writer* writer, uint32_t entry);
bool tn_writer__encode_type(tn_writer* writer, const tn_storage* type);
/// Writes a number without its type.
void tn_writer__put_scalar(tn_writer* writer, const tn_storage* attribute);
void tn_writer__encode_scalar(tn_writer* writer, const tn_storage* attribute);
/// Encodes the parameters of the attribute. Returns false, without writing anything, if the dialect
/// has no such encoding.
bool tn_writer__encode_parameters(tn_writer* writer, const tn_dialect_entry* entry,
                                  const tn_storage* attribute);
bool tn_writer__encode_text(tn_writer* writer, const tn_storage* storage);

static inline void tn_writer__put_varint(tn_writer* writer, uint64_t value) {
  if (!writer->is_silent) tn_bytes__varint(writer, writer->out, value);
}
static inline void tn_writer__put_signed(tn_writer* writer, int64_t value) {
  tn_writer__put_varint(writer, tn_to_zigzag(value));
}
void tn_writer__put_attribute(tn_writer* writer, tn_uref attribute);
/// Writes the number of the attribute with a flag; 0 for none.
void tn_writer__put_optional_attribute(tn_writer* writer, tn_uref attribute);
void tn_writer__put_type(tn_writer* writer, tn_uref type);
void tn_writer__put_string(tn_writer* writer, tn_string_view text);
/// Writes a size and the bytes.
void tn_writer__put_blob(tn_writer* writer, const void* data, size_t size);

/// Numbers the attributes and properties of an op, and stores the entries in the words of the op.
void tn_writer__number_attributes(tn_writer* writer, tn_op_cell* op, tn_writer_name* name,
                                  const tn_op_named* known, uint32_t* words);
/// Assigns the next index in the section of properties to an attribute that ops have as properties.
void tn_writer__add_named(tn_writer* writer, tn_writer_rank* rank);
/// Writes native properties if they are new; returns their index in the section.
uint32_t tn_writer__native_properties(tn_writer* writer, tn_op_cell* op);

//===-- IR and resources ----------------------------------------------------------------------===//

void tn_writer__write_ir(tn_writer* writer);
/// Returns the number of bytes written to `out`, including insertions.
static inline size_t tn_writer__written(const tn_writer* writer) {
  return writer->out->size + writer->piece_size;
}
/// Accounts for bytes in the holes of the last output.
void tn_writer__add_hole_size(tn_writer* writer, uint64_t size);
/// Writes the op and its regions.
void tn_writer__write_tree(tn_writer* writer, tn_ref op);
/// Stores the index of native properties in the words of the op and of all nested ops.
void tn_writer__number_properties(tn_writer* writer, tn_ref op);
/// Returns the index of native properties with these bytes.
uint32_t tn_writer__enter_properties(tn_writer* writer, const uint8_t* data, size_t size);
/// Writes the orders of uses of `count` values. Sets `*out_any` if there are any; writes nothing if
/// all are in the order in which they are read back. Uses by ops that are not written do not count.
void tn_writer__write_orders(tn_writer* writer, const tn_ref* values, size_t count, bool* out_any);
/// Returns whether the value's uses are in the order in which they are read back.
bool tn_writer__in_order(const tn_writer* writer, tn_ref value);
void tn_writer__write_resources(tn_writer* writer);

/// Bytes that are inserted into others at `at` without being copied.
typedef struct tn_writer_piece {
  size_t at;
  const void* data;
  size_t size;
  void* blob;  ///< Released on close; may be NULL.
} tn_writer_piece;

#endif  // TENURE_SRC_BYTECODE_WRITER_H
