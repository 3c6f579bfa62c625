// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writer, from the inside: one struct that a call fills, works through and drops.
//
//   writer.c            the passes, and the sections
//   writer_output.c     public calls, and where the sections go
//   writer_file.c       writing to a file
//   writer_record.h     what is kept of ops, entries, names and resources
//   writer_table.h      what grows: bytes, lists, hash tables
//   writer_table.c      these, strings, what is kept for cells and uniqued things
//   writer_walk.c       the first pass over the ops: their order, and which are isolated
//   writer_number.c     the second pass: what is used, how often, and numbers of values
//   writer_order.c      the order of the file, and the numbers of the others
//   writer_entry.c      types, attributes and positions: each of them once
//   writer_attribute.c  } the builtin dialect's encodings, other dialects' own where there are any,
//   writer_type.c       } and text
//   writer_parameters.c attributes of other dialects, by their parameters
//   writer_property.c   properties
//   writer_op.c         the third pass: ops
//   writer_use.c        the orders of use lists
//   writer_share.c      entries and ops on several threads
//   writer_number_share.c, writer_merge.c   numbers on several threads
//   writer_resource.c   resources
//
// A failure (memory, or what the callback returns) is remembered in `status` and looked at between
// the passes; until then bytes are dropped.

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
  size_t chunk_capacity;         ///< One more, so that there is an array.
  tn_writer_pages slots;         ///< tn_writer_slot by uniqued reference / 2
  tn_writer_pages groups;        ///< The newest entry of neighbouring offsets into texts.
  tn_writer_list page_blocks;    ///< tn_writer_page_block: of both
  size_t page_count;             ///< Pages of the last of them that are taken.
  tn_writer_entries attributes;  ///< Number 0 is not used.
  tn_writer_entries types;
  tn_writer_list aliases;     ///< tn_uref: of what is no entry of its own
  tn_writer_list files;       ///< tn_writer_file
  tn_writer_list names;       ///< tn_writer_name, likewise
  tn_writer_list dialects;    ///< tn_string_view
  tn_writer_list properties;  ///< tn_writer_property: of the layouts of all names
  tn_writer_list pairs;       ///< uint32_t
  tn_writer_list resources;   ///< tn_writer_resource
  tn_writer_list others;      ///< tn_writer_other: all that the context has
  tn_writer_list listed;      ///< tn_resource*: those of them that are named, in that order
  tn_writer_list strings;     ///< tn_string_view
  tn_writer_table dialect_table;
  tn_writer_table string_table;
  tn_writer_table pair_table;  ///< Dictionaries and positions.
  tn_writer_table file_table;
  tn_writer_table property_table;
  tn_writer_table resource_table;
  tn_writer_list property_spans;           ///< tn_writer_span: of native properties
  tn_writer_list orders[TN_RANKED_COUNT];  ///< uint32_t: entries in the order of the file
  tn_writer_list runs[TN_RANKED_COUNT];    ///< tn_writer_run: of those
  tn_writer_list scratch;
  tn_writer_list regions;  ///< Regions to be numbered.
  tn_writer_list holders;  ///< tn_ref: ops with regions in the one that is numbered
  tn_writer_list frames;   ///< Regions being written.
  tn_writer_list holes;    ///< tn_writer_hole
  tn_writer_list stack;    ///< Holes that are open.
  tn_writer_list use_places;
  tn_writer_list values;  ///< tn_ref: of one op or block
  tn_writer_list bases;   ///< uint32_t: by part from 1 on, what its numbers become greater by.
  uint32_t part;          ///< Its number; 0 for the whole.
  tn_writer_list merged;  ///< tn_writer*: the parts by whose own tables their entries are found.
  uint64_t hole_size;     ///< Bytes that fill the holes.
  uint64_t blob_size;     ///< Bytes of the blobs.
  uint64_t resource_alignment;
  size_t stride_level;  ///< Pending regions around the one of the stride; SIZE_MAX: there is none.
  intptr_t op_stride;   ///< From an op's cell to one that is numbered later.
  uint32_t next_value;
  uint32_t op_count;           ///< Of the walk.
  uint32_t builtin_dialect;    ///< Its number + 1; 0 before it is asked for.
  tn_uref unknown_location;    ///< 0 before it is asked for.
  tn_uref whole;               ///< The key of a property that is all of them; 0: there is none.
  const tn_source_span* span;  ///< Where the last location in a text was,
  tn_writer_slot* span_file;   ///< the slot of its file while numbers are given,
  tn_line_cursor line;         ///< its line there,
  bool span_has_offsets;       ///< and whether those are entered as offsets.
  unsigned depth;              ///< Of attributes with a dialect's encoding, inside each other.
  bool is_deep;                ///< Some nest too deep for it, and go as text.
  uint32_t step;  ///< What a reference counts: 1, or -1 while those of a part are taken back.
  bool has_tried_numbers;        ///< A team was asked to number, or there was none.
  bool is_numbering;             ///< What is encoded is only looked at: its parts are counted.
  bool is_silent;                ///< Nothing is written: numbers, or strings alone, are given.
  bool is_part;                  ///< One of several that write side by side (writer_share.c).
  uint32_t native_count;         ///< Ops that have native properties, and are not written.
  uint32_t named_count;          ///< Properties that are attributes: these have the first numbers.
  const uint32_t* property_map;  ///< Of a part, once native ones are numbered: by own number.
  // What is written.
  tn_bytes* out;  ///< Where encodings go.
  tn_bytes dialect_bytes;
  tn_bytes offset_bytes;
  tn_bytes entry_bytes;
  tn_bytes ir_bytes;
  tn_bytes resource_offset_bytes;
  tn_bytes resource_bytes;
  tn_bytes string_bytes;
  tn_bytes property_bytes;
  tn_bytes property_scratch;
  // tn_writer_piece: what lies between these bytes.
  tn_writer_list entry_pieces;
  tn_writer_list ir_pieces;
  tn_writer_list blobs;  ///< Of the resources.
  tn_writer_list kept;   ///< tn_bytes: that parts wrote
  uint64_t piece_size;   ///< Of what lies between those of `out`.
};

static inline void tn_writer__fail(tn_writer* writer, tn_status status) {
  if (writer->status == TN_OK) writer->status = status;
}
TN_COLD void tn_writer__ask(tn_writer* writer);
/// Takes a step (poll.h).
static inline void tn_writer__poll(tn_writer* writer) {
  if (TN_UNLIKELY(--tn_poll__left == 0)) tn_writer__ask(writer);
}

//===-- Beside cells and uniqued things (writer_table.c) --------------------------------------===//

/// The number of the string (dialect), which is entered if it is new. The bytes stay the caller's.
uint32_t tn_writer__string(tn_writer* writer, tn_string_view text);
uint32_t tn_writer__dialect(tn_writer* writer, tn_string_view name);

/// Where the words of a cell begin among those of its chunk.
static inline size_t tn_writer__words_at(const tn_writer_chunk* chunk, tn_ref cell,
                                         uint32_t word_count) {
  const uint64_t offset = cell - chunk->first;
  return (size_t)((offset * chunk->reciprocal) >> 32) * word_count;
}
static inline const tn_writer_chunk* tn_writer__chunk(const tn_writer* writer, tn_ref cell) {
  return &writer->chunks[cell >> TN_CHUNK_SHIFT];
}
/// Makes room for the words of all cells of a chunk; false when out of memory.
bool tn_writer__make_chunk(tn_writer* writer, uint32_t number, uint32_t word_count);
/// Makes room for the words of all cells, which members of a team must not.
bool tn_writer__make_chunks(tn_writer* writer);
void tn_writer__forget_words(tn_writer* writer);
/// The words that are kept for a cell, made if they are not there; NULL when out of memory.
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

/// The op's place in the walk; 0 for one that is not written.
static inline uint32_t tn_writer__order(const tn_writer* writer, tn_ref op) {
  const tn_writer_chunk* chunk = tn_writer__chunk(writer, op);
  if (TN_UNLIKELY(op >= chunk->end)) return 0;
  return chunk->words[tn_writer__words_at(chunk, op, TN_OP_WORDS) + TN_OP_ORDER] & ~TN_OP_SHUFFLED;
}

/// As tn_op__next_in_pre_order, for all ops: most hold nothing.
static inline tn_ref tn_writer__next_op(const tn_context* context, tn_ref root, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const bool holds = (cell->counts & TN_OP_MAY_HOLD) != 0;
  if (TN_LIKELY(!holds && cell->next != 0 && op != root)) return cell->next;
  return tn_op__next_in_pre_order(context, root, op, false);
}

/// How many ops ahead what they name is fetched.
#define TN_NAMED_AHEAD 8u
/// Ops made in order lie in order.
#define TN_OP_BYTES_AHEAD 1024

/// Has fetched what lies after the first op of a block, which may be 0.
static inline void tn_writer__fetch_ops(const tn_writer* writer, tn_ref op) {
  if (op == 0) return;
  const char* cell = (const char*)tn_op__at(writer->context, op);
  for (size_t at = 0; at < TN_OP_BYTES_AHEAD; at += 64) __builtin_prefetch(cell + at);
}

/// The page with this number, made if it is not there; NULL when out of memory.
void* tn_writer__make_page(tn_writer* writer, tn_writer_pages* pages, size_t number);
static inline void* tn_writer__page(tn_writer* writer, tn_writer_pages* pages, size_t number) {
  if (TN_LIKELY(number < pages->count && pages->items[number] != NULL)) return pages->items[number];
  return tn_writer__make_page(writer, pages, number);
}

/// The writer's slot of a type or attribute, each of which takes at least two units of references.
/// NULL if memory is exhausted.
static inline tn_writer_slot* tn_writer__slot(tn_writer* writer, tn_uref reference) {
  const size_t per_page = TN_WRITER_PAGE_BYTES / sizeof(tn_writer_slot);
  const size_t index = reference / 2;
  tn_writer_slot* page = tn_writer__page(writer, &writer->slots, index / per_page);
  return page == NULL ? NULL : &page[index % per_page];
}
void tn_writer__free_tables(tn_writer* writer);

//===-- Numbers -------------------------------------------------------------------------------===//

/// The value's number.
static inline uint32_t tn_writer__value(const tn_writer* writer, tn_ref value) {
  if (tn_value__is_argument(value)) {
    return tn_writer__words(writer, value - 1, TN_ARGUMENT_WORDS)[TN_ARGUMENT_VALUE];
  }
  const tn_ref owner = tn_value__owner(writer->context, value);
  const uint32_t first = tn_writer__words(writer, owner, TN_OP_WORDS)[TN_OP_VALUE];
  if (TN_LIKELY(value == owner + TN_OP_HEADER_WORDS)) return first;
  return first + tn_value__result_number(tn_op__at(writer->context, owner), owner, value);
}

/// Walks the tree: places of ops, and which of them capture values.
void tn_writer__walk(tn_writer* writer);
/// Numbers everything.
void tn_writer__number(tn_writer* writer);
/// Puts all that was counted in the order of the file, and gives it its numbers.
void tn_writer__put_in_order(tn_writer* writer);
/// Opens a writer of the tree, which has failed when out of memory.
void tn_writer__open(tn_writer* writer, tn_context* context, tn_ref root,
                     const tn_bytecode_write_options* options);
void tn_writer__close(tn_writer* writer);
/// Makes all sections, unless the writer has failed.
void tn_writer__encode(tn_writer* writer);
/// Gives back the lists that the sections are not written from.
void tn_writer__free_lists(tn_writer* writer);
/// Numbers a region; those of its ops are pending then.
void tn_writer__number_region(tn_writer* writer, const tn_writer_pending* self);
/// Goes on until no more regions than `left` are pending.
void tn_writer__number_regions(tn_writer* writer, size_t left);
/// A name of ops that is new.
tn_writer_name* tn_writer__enter_name(tn_writer* writer, tn_uref reference, tn_writer_slot* slot);
/// The name, entered if it is new.
static inline tn_writer_name* tn_writer__name_entry(tn_writer* writer, tn_uref reference) {
  tn_writer_slot* slot = tn_writer__slot(writer, reference);
  if (slot == NULL) return NULL;
  if (TN_UNLIKELY(slot->number == 0)) return tn_writer__enter_name(writer, reference, slot);
  return (tn_writer_name*)writer->names.items + slot->number - 1;
}

/// The first reference to an attribute: those of others that are written as it is are counted by
/// the entry.
uint32_t tn_writer__enter_attribute(tn_writer* writer, tn_uref attribute, tn_writer_slot* slot);
uint32_t tn_writer__enter_type(tn_writer* writer, tn_uref type, tn_writer_slot* slot);

// Entries by their number on the list of attributes (types). While numbers are given these count a
// use, and look at what is inside when it is the first; afterwards they give the number.

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
/// A hash of names and values, which is not 0.
uint32_t tn_writer__dictionary_hash(const uint32_t* pairs, size_t count);
uint32_t tn_writer__dictionary_entry(tn_writer* writer, const tn_named_part* part,
                                     const uint32_t* pairs, size_t count);
uint32_t tn_writer__location_entry(tn_writer* writer, uint32_t location);
/// The attribute that the unknown location is; 0 when out of memory.
tn_uref tn_writer__unknown_location(tn_writer* writer);
/// Looks for the dictionary, and has its entry fetched, or what is in it if it is not known; and
/// once the entry is there, its words.
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
/// Of what it is a copy, before there are numbers; 0 for none.
static inline uint32_t tn_writer__original(const tn_writer* writer, uint32_t entry) {
  const uint32_t number = tn_writer__attribute_rank(writer, entry)->number;
  return number == TN_AS_PROPERTIES ? 0 : number;
}
static inline uint32_t tn_writer__attribute_number(const tn_writer* writer, uint32_t entry) {
  return tn_writer__attribute_rank(writer, entry)->number;
}
/// The ranks of the entries by the numbers that words in the region have for them.
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

/// The number of the entry's dialect.
static inline uint32_t tn_writer__dialect_of(const tn_writer* writer, tn_ranked what,
                                             uint32_t entry) {
  if (what == TN_RANKED_NAMES) return ((const tn_writer_name*)writer->names.items)[entry].dialect;
  const tn_writer_entries* entries = what == TN_RANKED_TYPES ? &writer->types : &writer->attributes;
  const bool is_storage = ((const uint8_t*)entries->forms.items)[entry] <= TN_FORM_TEXT;
  return is_storage ? ((const tn_writer_entry*)entries->items.items)[entry].count
                    : writer->builtin_dialect - 1;
}
/// How many entries ahead, in the order of the file, what tells their dialects is fetched.
#define TN_DIALECTS_AHEAD 16u
/// Has that fetched, for attributes, which lie anywhere.
static inline void tn_writer__fetch_dialect(const tn_writer* writer, tn_ranked what,
                                            uint32_t entry) {
  if (what != TN_RANKED_ATTRIBUTES) return;
  __builtin_prefetch(tn_writer__attribute_form(writer, entry));
  __builtin_prefetch(tn_writer__attribute_at(writer, entry));
}
/// Whether all entries are known to be of one dialect.
static inline bool tn_writer__is_uniform(const tn_writer* writer, tn_ranked what) {
  return what == TN_RANKED_NAMES   ? writer->dialects.count == 1
         : what == TN_RANKED_TYPES ? !writer->types.is_mixed
                                   : !writer->attributes.is_mixed;
}
/// The number of a type or attribute that was numbered.
static inline uint32_t tn_writer__number_of(tn_writer* writer, tn_uref reference) {
  const tn_writer_slot* slot = tn_writer__slot(writer, reference);
  return slot == NULL || slot->number == 0 ? 0 : slot->number - 1;
}
/// Adds the references that slots counted to those of the entries.
void tn_writer__collect_references(tn_writer* writer);
/// A new entry of a uniqued thing, as a part knows it that has one. Its slot counts references.
uint32_t tn_writer__add_known(tn_writer* writer, tn_writer_entries* entries, tn_entry_form form,
                              tn_uref what, uint32_t dialect);
/// The entry of these words; 0 for none.
uint32_t tn_writer__find_words(const tn_writer* writer, tn_entry_form form, uint32_t hash,
                               const uint32_t* words, size_t count);
/// The entry of an offset; 0 for none.
uint32_t tn_writer__find_offset(const tn_writer* writer, uint32_t offset);
/// What is known of the file with this name; NULL when out of memory.
tn_writer_file* tn_writer__file(tn_writer* writer, tn_uref name);
/// Makes attribute 0, which stands for none; false when out of memory.
bool tn_writer__begin_entries(tn_writer* writer);
/// Puts the entries' numbers into the slots.
void tn_writer__spread_numbers(tn_writer* writer);
/// Writes an entry that is an offset as the position that it is; from one to the next that is close
/// after it is not far. Returns how many bytes that takes.
size_t tn_writer__put_offset(tn_writer* writer, uint32_t entry);
/// The number of the builtin dialect's resource.
uint32_t tn_writer__resource(tn_writer* writer, tn_string_view key);
/// Gives them their numbers, once all were asked for.
void tn_writer__number_resources(tn_writer* writer);
/// Looks for the resources of other dialects that the context has.
void tn_writer__look_for_resources(tn_writer* writer);
/// Notes those of them that an opaque type or attribute names.
void tn_writer__note_resources(tn_writer* writer, const tn_storage* opaque);

//===-- Encodings -----------------------------------------------------------------------------===//

/// Writes the entry to `writer->out`, or only counts what it refers to while numbers are given.
/// Returns whether it is in its dialect's own encoding, and not text.
bool tn_writer__encode_attribute(tn_writer* writer, uint32_t entry);
bool tn_writer__encode_type(tn_writer* writer, const tn_storage* type);
/// A number without its type.
void tn_writer__put_scalar(tn_writer* writer, const tn_storage* attribute);
void tn_writer__encode_scalar(tn_writer* writer, const tn_storage* attribute);
/// By its parameters; false, with nothing written, if the dialect does not encode it so.
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
/// The number with a flag; 0 for none.
void tn_writer__put_optional_attribute(tn_writer* writer, tn_uref attribute);
void tn_writer__put_type(tn_writer* writer, tn_uref type);
void tn_writer__put_string(tn_writer* writer, tn_string_view text);
/// A size and the bytes.
void tn_writer__put_blob(tn_writer* writer, const void* data, size_t size);

/// What an op has to say with its attributes: entries in the words of the op.
void tn_writer__number_attributes(tn_writer* writer, tn_op_cell* op, tn_writer_name* name,
                                  const tn_op_named* known, uint32_t* words);
/// Gives an attribute, which ops have as properties, the next number among these.
void tn_writer__add_named(tn_writer* writer, tn_writer_rank* rank);
/// Writes native properties, if they are new, and returns their number in the section.
uint32_t tn_writer__native_properties(tn_writer* writer, tn_op_cell* op);

//===-- IR and resources ----------------------------------------------------------------------===//

void tn_writer__write_ir(tn_writer* writer);
/// How much was written to `out`, with what lies between.
static inline size_t tn_writer__written(const tn_writer* writer) {
  return writer->out->size + writer->piece_size;
}
/// Counts bytes that fill the holes in what was written last.
void tn_writer__add_hole_size(tn_writer* writer, uint64_t size);
/// Writes the op and what is in it.
void tn_writer__write_tree(tn_writer* writer, tn_ref op);
/// Puts the number of its native properties into its words, and those of all ops in it.
void tn_writer__number_properties(tn_writer* writer, tn_ref op);
/// The number of native properties with these bytes.
uint32_t tn_writer__enter_properties(tn_writer* writer, const uint8_t* data, size_t size);
/// The orders of uses of `count` values. Sets `*out_any`, and writes nothing if they are as they
/// will be read. Uses by ops that are not written do not count.
void tn_writer__write_orders(tn_writer* writer, const tn_ref* values, size_t count, bool* out_any);
/// Whether the value's uses are in the order in which they will be read.
bool tn_writer__in_order(const tn_writer* writer, tn_ref value);
void tn_writer__write_resources(tn_writer* writer);

/// Bytes that lie somewhere else: a place among others, and they.
typedef struct tn_writer_piece {
  size_t at;
  const void* data;
  size_t size;
  void* blob;  ///< Released at the end; may be NULL.
} tn_writer_piece;

#endif  // TENURE_SRC_BYTECODE_WRITER_H
