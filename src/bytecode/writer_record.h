// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the writer keeps of ops, entries, names, properties and resources.

#ifndef TENURE_SRC_BYTECODE_WRITER_RECORD_H
#define TENURE_SRC_BYTECODE_WRITER_RECORD_H

#include "bytecode/property_layout.h"
#include "bytecode/writer_table.h"
#include "ir/location_span.h"
#include "ir/op.h"

/// Of ops with more attributes what they name is not known beforehand.
#define TN_NAMED_KEYS 8u

/// The properties or the other attributes of an op.
typedef struct tn_named_part {
  uint32_t hash;   ///< Of the dictionary that they are; 0 where there is none or it is not known.
  uint32_t entry;  ///< Which that may be, once it was looked for; 0 for none.
  uint32_t count;
} tn_named_part;

/// What an op names: the pairs of its properties and after them those of its other attributes.
typedef struct tn_op_named {
  tn_named_part properties;
  tn_named_part attributes;
  uint32_t pairs[2 * TN_NAMED_KEYS];
} tn_op_named;

/// Numbers beside the cells of a chunk. All zero until one of them is written.
typedef struct tn_writer_chunk {
  uint32_t* words;
  size_t capacity;  ///< In words.
  tn_ref first;     ///< As tn_chunk_info has it.
  uint32_t reciprocal;
  tn_ref end;  ///< After the cells that have words.
} tn_writer_chunk;

/// What is kept for cells, in words.
enum {
  TN_OP_VALUE = 0,     ///< The number of the first result.
  TN_OP_ORDER = 1,     ///< Its place in the walk, from 1 on; 0 for ops that are not written.
  TN_OP_LOCATION = 2,  ///< Attribute entries; 0 for none.
  TN_OP_DICTIONARY = 3,
  TN_OP_PROPERTIES = 4,  ///< An attribute entry, or TN_NATIVE with the number in a part.
  TN_OP_CAPTURES = 5,    ///< 1 if something in its regions uses a value from around it.
  TN_OP_WORDS = 6,
  TN_ARGUMENT_VALUE = 0,
  TN_ARGUMENT_LOCATION = 1,
  TN_ARGUMENT_WORDS = 2,
  TN_BLOCK_NUMBER = 0,
  TN_BLOCK_OPS = 1,
  TN_BLOCK_SHUFFLED =
      2,  ///< 1 if the uses of some argument may not be in the order they are read in.
  TN_BLOCK_WORDS = 3,
  TN_REGION_BLOCKS = 0,
  TN_REGION_VALUES = 1,
  TN_REGION_PART = 2,  ///< The part whose numbers of entries its ops have; 0: the whole.
  TN_REGION_WORDS = 3
};

#define TN_NATIVE 0x80000000u
#define TN_NO_ENTRY UINT32_MAX

/// In TN_OP_ORDER: the uses of some result may not be in the order in which they will be read.
#define TN_OP_SHUFFLED 0x80000000u

typedef enum tn_entry_form {
  TN_FORM_STORAGE,     ///< A uniqued type or attribute: its reference, and its dialect.
  TN_FORM_STRINGS,     ///< Likewise, and there may be strings in what it is written as.
  TN_FORM_TEXT,        ///< Likewise, but its dialect's encoding could not be made.
  TN_FORM_DICTIONARY,  ///< Names and values: where on the list of pairs, and how many words.
  TN_FORM_POSITION,    ///< A file's name, a line and a column there, likewise.
  TN_FORM_OFFSET       ///< A position as offset into a text, and the next entry of its group.
} tn_entry_form;

/// A type or attribute of the file, as its form says.
typedef struct tn_writer_entry {
  uint32_t what;
  uint32_t count;
} tn_writer_entry;

/// How often something is named, and the number that follows from it.
///
/// An entry of a part that is another one of the whole is a copy: it has no references, and before
/// there are numbers the other one's place. Then it has the numbers of that.
typedef struct tn_writer_rank {
  uint32_t references;  ///< Once there are numbers: that among properties, + 1; 0 for none.
  uint32_t number;      ///< Before there are, TN_AS_PROPERTIES of one that ops have as properties.
} tn_writer_rank;

#define TN_AS_PROPERTIES UINT32_MAX

/// All types, or all attributes. There may be one for each op, and each pass looks at some parts of
/// all of them, so that these lie apart. They grow together; the first list has the count.
typedef struct tn_writer_entries {
  tn_writer_list items;  ///< tn_writer_entry
  tn_writer_list ranks;  ///< tn_writer_rank
  tn_writer_list forms;  ///< uint8_t: tn_entry_form
  /// uint32_t: the entries that are uniqued things, which have slots; TN_NO_ENTRY for copies.
  tn_writer_list slots;
  size_t collected_count;  ///< The last so many of them have the references of their slots.
  uint32_t copy_count;
  bool is_mixed;  ///< Some are of other dialects than the builtin one.
} tn_writer_entries;

/// What is kept for a uniqued thing. References of one entry are counted here as well.
typedef struct tn_writer_slot {
  uint32_t number;  ///< The entry + 1; of types and attributes, once they have it, the number + 1.
  uint32_t references;
} tn_writer_slot;

/// Pages of an array of which few are used.
typedef struct tn_writer_pages {
  void** items;
  size_t count;
} tn_writer_pages;

#define TN_WRITER_PAGE_BYTES 4096u
/// A writer asks for as many pages at once as it has, up to so many: its threads would wait for
/// each other where they ask the heap for one after the other.
#define TN_WRITER_PAGES_AT_ONCE 16u

/// Pages that the writer asked for together.
typedef struct tn_writer_page_block {
  char* data;
  size_t page_count;
} tn_writer_page_block;

/// A file that positions are in.
typedef struct tn_writer_file {
  tn_uref name;
  const tn_source_span* span;  ///< Positions in it are entered as offsets. NULL for none.
  bool has_positions;          ///< Some are entered as line and column.
} tn_writer_file;

/// A property of a layout, with the key that ops of the context have it under.
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
  bool is_merged;           ///< Properties are written among the attributes.
  uint32_t first_property;  ///< On the list of properties.
  uint32_t property_count;
  bool is_known;  ///< Said to the reader: whose dictionary has properties among the attributes.
} tn_writer_name;

typedef struct tn_writer_resource {
  const tn_resource* resource;  ///< NULL when the context has none of that key.
  tn_string_view key;
  uint32_t number;
  bool is_defined;  ///< It has a blob.
} tn_writer_resource;

/// A resource of another dialect, which the body of some opaque type or attribute may name.
typedef struct tn_writer_other {
  tn_resource* resource;
  bool is_listed;  ///< Something names it.
} tn_writer_other;

/// An op whose regions are being written.
typedef struct tn_writer_frame {
  const tn_op_cell* op;
  const tn_writer_rank* ranks;  ///< Of the entries that words in the region name.
  uint32_t region_index;        ///< Of the next one.
  bool has_hole;
  tn_ref next_block;
  tn_ref next_op;
  tn_ref named_ahead;  ///< TN_NAMED_AHEAD after that one.
} tn_writer_frame;

/// Where properties lie among the bytes of their section.
typedef struct tn_writer_span {
  size_t at;
  size_t size;
} tn_writer_span;

/// Neighbours in the order of the file that are of one dialect, up to `end`.
typedef struct tn_writer_run {
  uint32_t dialect;
  uint32_t end;
} tn_writer_run;

/// A region to be numbered, and the number of its first value.
typedef struct tn_writer_pending {
  tn_ref region;
  uint32_t first_value;
} tn_writer_pending;

/// A section within the IR: where it begins, and its size.
typedef struct tn_writer_hole {
  size_t at;
  uint64_t size;
} tn_writer_hole;

/// What is written in the order of its uses.
typedef enum tn_ranked {
  TN_RANKED_ATTRIBUTES,
  TN_RANKED_TYPES,
  TN_RANKED_NAMES,
  TN_RANKED_COUNT
} tn_ranked;

#endif  // TENURE_SRC_BYTECODE_WRITER_RECORD_H
