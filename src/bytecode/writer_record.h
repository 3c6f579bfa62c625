// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writer's records of ops, entries, names, properties and resources.

#ifndef TENURE_SRC_BYTECODE_WRITER_RECORD_H
#define TENURE_SRC_BYTECODE_WRITER_RECORD_H

#include "bytecode/property_layout.h"
#include "bytecode/writer_table.h"
#include "ir/location_span.h"
#include "ir/op.h"

/// The attributes of ops with more keys are not prefetched.
#define TN_NAMED_KEYS 8u

/// The properties, or the other attributes, of an op.
typedef struct tn_named_part {
  uint32_t hash;   ///< The hash of the dictionary; 0 if there is none or it is unknown.
  uint32_t entry;  ///< The likely entry of the dictionary, from a lookup; 0 if there is none.
  uint32_t count;
} tn_named_part;

/// The pairs of an op's properties, followed by those of its other attributes.
typedef struct tn_op_named {
  tn_named_part properties;
  tn_named_part attributes;
  uint32_t pairs[2 * TN_NAMED_KEYS];
} tn_op_named;

/// Words for the cells of a chunk. All are zero initially.
typedef struct tn_writer_chunk {
  uint32_t* words;
  size_t capacity;  ///< Number of words.
  tn_ref first;     ///< As in tn_chunk_info.
  uint32_t reciprocal;
  tn_ref end;  ///< End of the cells that have words.
} tn_writer_chunk;

/// Words of each cell.
enum {
  TN_OP_VALUE = 0,     ///< The number of the first result.
  TN_OP_ORDER = 1,     ///< Its position in the walk, from 1 on; 0 for ops that are not written.
  TN_OP_LOCATION = 2,  ///< Attribute entries; 0 if there is none.
  TN_OP_DICTIONARY = 3,
  TN_OP_PROPERTIES = 4,  ///< An attribute entry, or TN_NATIVE with the index in a part.
  TN_OP_CAPTURES = 5,    ///< 1 if an op in its regions uses a value from outside of them.
  TN_OP_WORDS = 6,
  TN_ARGUMENT_VALUE = 0,
  TN_ARGUMENT_LOCATION = 1,
  TN_ARGUMENT_WORDS = 2,
  TN_BLOCK_NUMBER = 0,
  TN_BLOCK_OPS = 1,
  TN_BLOCK_SHUFFLED =
      2,  ///< 1 if the uses of some argument may not be in the order in which they are read back.
  TN_BLOCK_WORDS = 3,
  TN_REGION_BLOCKS = 0,
  TN_REGION_VALUES = 1,
  TN_REGION_PART = 2,  ///< The part that defines the entries of its ops; 0 for the whole.
  TN_REGION_WORDS = 3
};

#define TN_NATIVE 0x80000000u
#define TN_NO_ENTRY UINT32_MAX

/// A flag in TN_OP_ORDER: the uses of some result may not be in the order in which they are read
/// back.
#define TN_OP_SHUFFLED 0x80000000u

typedef enum tn_entry_form {
  TN_FORM_STORAGE,     ///< A uniqued type or attribute: its reference and dialect.
  TN_FORM_STRINGS,     ///< Likewise; its encoding may contain strings.
  TN_FORM_TEXT,        ///< Likewise; it could not be encoded in its dialect's encoding.
  TN_FORM_DICTIONARY,  ///< Names and values: index in the list of pairs, and number of words.
  TN_FORM_POSITION,    ///< The name of a file, a line and a column, likewise.
  TN_FORM_OFFSET       ///< A position as an offset into a text, and the next entry of its group.
} tn_entry_form;

/// A type or attribute of the file. The meaning of the fields depends on its form.
typedef struct tn_writer_entry {
  uint32_t what;
  uint32_t count;
} tn_writer_entry;

/// The use count of an entry, and its number in the file.
///
/// An entry of a part that duplicates an earlier one is a copy: it has no references, and `number`
/// is the original entry until numbers are assigned. Then it has the number of the original.
typedef struct tn_writer_rank {
  uint32_t references;  ///< After numbering: the index in the section of properties + 1; 0 if it is
                        ///< not there.
  uint32_t number;      ///< Before numbering: TN_AS_PROPERTIES if ops have the attribute as
                        ///< properties.
} tn_writer_rank;

#define TN_AS_PROPERTIES UINT32_MAX

/// All types, or all attributes. There may be one for each op, and each pass accesses some fields
/// of all of them, so these are in separate arrays. They grow together; the first one has the
/// count.
typedef struct tn_writer_entries {
  tn_writer_list items;  ///< tn_writer_entry
  tn_writer_list ranks;  ///< tn_writer_rank
  tn_writer_list forms;  ///< uint8_t: tn_entry_form
  /// uint32_t: the entries of uniqued objects, which have slots; TN_NO_ENTRY for copies.
  tn_writer_list slots;
  size_t collected_count;  ///< References of the last `collected_count` ones are already in the
                           ///< ranks.
  uint32_t copy_count;
  bool is_mixed;  ///< Some are of dialects other than builtin.
} tn_writer_entries;

/// Data of a uniqued object, which also counts the references of its entry.
typedef struct tn_writer_slot {
  uint32_t number;  ///< The entry + 1; for types and attributes, the number in the file + 1 after
                    ///< numbering.
  uint32_t references;
} tn_writer_slot;

/// A sparse array in pages.
typedef struct tn_writer_pages {
  void** items;
  size_t count;
} tn_writer_pages;

#define TN_WRITER_PAGE_BYTES 4096u
/// Maximum number of pages for each allocation; a writer allocates as many as it already has. This
/// avoids contention of threads in the allocator.
#define TN_WRITER_PAGES_AT_ONCE 16u

/// Pages that were allocated together.
typedef struct tn_writer_page_block {
  char* data;
  size_t page_count;
} tn_writer_page_block;

/// A file that contains positions.
typedef struct tn_writer_file {
  tn_uref name;
  const tn_source_span* span;  ///< The text whose positions are entered as offsets; NULL if there
                               ///< is none.
  bool has_positions;          ///< Some positions are entered as line and column.
} tn_writer_file;

/// A property of a layout, with its key in ops of the context.
typedef struct tn_writer_property {
  tn_uref key;  ///< 0 if no op can have it.
  tn_property_kind kind;
  uint32_t segment_count;
  uint32_t width;
} tn_writer_property;

typedef struct tn_writer_name {
  const tn_storage* storage;
  tn_writer_rank rank;
  uint32_t dialect;
  bool has_layout;
  bool is_merged;           ///< The properties of some op are written among the attributes.
  uint32_t first_property;  ///< Index in the list of properties.
  uint32_t property_count;
  bool is_known;  ///< The flag in the file: dictionaries of such ops contain their properties.
} tn_writer_name;

typedef struct tn_writer_resource {
  const tn_resource* resource;  ///< NULL if the context has no resource with this key.
  tn_string_view key;
  uint32_t number;
  bool is_defined;  ///< It has a blob.
} tn_writer_resource;

/// A resource of another dialect, which the bodies of opaque types and attributes may mention.
typedef struct tn_writer_other {
  tn_resource* resource;
  bool is_listed;  ///< Some body mentions it.
} tn_writer_other;

/// An op whose regions are being written.
typedef struct tn_writer_frame {
  const tn_op_cell* op;
  const tn_writer_rank* ranks;  ///< The ranks to index with the entries in words of the region's
                                ///< ops.
  uint32_t region_index;        ///< Index of the next region.
  bool has_hole;
  tn_ref next_block;
  tn_ref next_op;
  tn_ref named_ahead;  ///< The op TN_NAMED_AHEAD ops after `next_op`.
} tn_writer_frame;

/// Position of properties in the bytes of their section.
typedef struct tn_writer_span {
  size_t at;
  size_t size;
} tn_writer_span;

/// Adjacent entries, in the order of the file, of one dialect, up to `end`.
typedef struct tn_writer_run {
  uint32_t dialect;
  uint32_t end;
} tn_writer_run;

/// A region to be numbered, and the number of its first value.
typedef struct tn_writer_pending {
  tn_ref region;
  uint32_t first_value;
} tn_writer_pending;

/// A section nested in the IR: its position and size.
typedef struct tn_writer_hole {
  size_t at;
  uint64_t size;
} tn_writer_hole;

/// Kinds of entries that are sorted by use count.
typedef enum tn_ranked {
  TN_RANKED_ATTRIBUTES,
  TN_RANKED_TYPES,
  TN_RANKED_NAMES,
  TN_RANKED_COUNT
} tn_ranked;

#endif  // TENURE_SRC_BYTECODE_WRITER_RECORD_H
