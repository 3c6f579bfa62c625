// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of the printer: one struct that exists for the duration of a print.
//
//   printer.c             the functions of text.h: set-up, order of the parts, tear-down
//   printer_op.c          operations, regions and blocks, without recursion
//   printer_share.c       printing of ops on several threads
//   printer_users.c       comments with the users of values
//   printer_custom.c      operations in custom form
//   printer_numbering.c   SSA numbers and block numbers
//   printer_names.c       likewise for the custom form, where ops name values
//   printer_symbol.c      the printer's data about uniqued objects: aliases
//   printer_text.c        cache of printed texts
//   printer_alias.c       which types and attributes get aliases, and their order
//   printer_alias_name.c  names of aliases
//   printer_attribute.c   types, attributes and locations: an explicit stack of frames
//   printer_type.c        } the kinds of those, one step at a time
//   printer_location.c    }
//   printer_position.c    aliases of positions in the parsed text
//   printer_elements.c    dense elements and dense arrays
//   printer_integer.c     integers of any width
//   printer_float.c       floats of any kind
//   printer_resource.c    the resources after the last op
//
// The output is identical to MLIR 22's. Source: LangRef; where it does not specify the format,
// mlir-opt.

#ifndef TENURE_SRC_TEXT_PRINTER_H
#define TENURE_SRC_TEXT_PRINTER_H

#include <tenure/text.h>

#include "base/order.h"
#include "ir/location_span.h"
#include "ir/op.h"
#include "ir/uniqued.h"
#include "text/parser_names.h"
#include "text/print_sink.h"

/// Variants of the text of a type or attribute.
enum {
  TN_PRINT_MAY_ELIDE_TYPE = 1,  ///< `: i64` and `: f64` are elided.
  TN_PRINT_NO_ALIAS = 2,        ///< Print the object itself, not its alias.
  TN_PRINT_BARE_LOCATION = 4,   ///< Print a location without `loc(...)` around it.
  TN_PRINT_NO_TYPE = 8,         ///< Print an attribute without its type, and without its alias.
  TN_PRINT_NO_NAME = 16,        ///< Print an opaque attribute without its name, which is implied.
  TN_PRINT_BARE = 32            ///< Print a type inside of another one of its dialect
                                ///< (opaque_text.h).
};

/// One composite type, attribute or location that is being printed.
typedef struct tn_print_frame {
  const tn_storage* storage;
  uint32_t step;
  uint32_t flags;
  uint64_t start;  ///< The start of its text in the total output, to cache a copy of it.
} tn_print_frame;

/// Capacity for the maximum nesting.
#define TN_PRINT_FRAMES_MAX (TN_NESTING_LIMIT + 2u)

/// The next object that a step requests to be printed; null storage ends the frame.
typedef struct tn_print_child {
  const tn_storage* storage;
  uint32_t flags;
} tn_print_child;

/// The printer's data about a uniqued object.
typedef struct tn_print_symbol {
  tn_uref reference;
  uint32_t alias_name;    ///< Index in the table of names, counted from 1; 0 without an alias.
  uint16_t flags;         ///< TN_SYMBOL_*
  uint16_t depth;         ///< Nesting depth of aliases in it, including itself.
  uint32_t alias_number;  ///< Until it is numbered, the number of positions that were visited
                          ///< before it.
  uint32_t serial;        ///< For a distinct attribute, counted from 1.
} tn_print_symbol;

enum {
  TN_SYMBOL_DEFERRABLE = 1,  ///< The alias may be defined after the top-level op.
  TN_SYMBOL_RESOURCE = 2,    ///< The key of a printed resource.
  TN_SYMBOL_TYPE = 4,        ///< The object is a type.
};

/// Indices of symbols by uniqued reference, in pages.
#define TN_SYMBOL_PAGE_SHIFT 9
#define TN_SYMBOL_PAGE_SIZE (1u << TN_SYMBOL_PAGE_SHIFT)

/// Numbers of the cells of one chunk, by index in the chunk.
typedef struct tn_cell_numbers {
  uint32_t* numbers;
  size_t capacity;
} tn_cell_numbers;

/// A cell's number, counted from 1, is shifted, and has these flags.
#define TN_NUMBER_SHIFT 3
enum {
  TN_NUMBER_IS_ARGUMENT = 1,  ///< `%argN`
  TN_NUMBER_HAS_SEVERAL = 2,  ///< The op has several results, so `#M` follows.
  TN_NUMBER_IS_NAMED = 4      ///< It counts name groups (printer_names.c).
};

/// Cache of the texts of uniqued objects, which are copied when they are printed again. It has
/// pairs of slots.
typedef struct tn_kept_texts {
  tn_uref* keys;  ///< Two per pair; 0 is free.
  uint8_t* sizes;
  char* bytes;  ///< TN_KEPT_TEXT_ROOM bytes for each.
  uint32_t pair_mask;
  uint32_t next_victim;
} tn_kept_texts;

#define TN_KEPT_TEXT_ROOM 128u

/// The name of aliases, without their numbers.
typedef struct tn_alias_name {
  tn_string_view text;
  bool owned;
  uint32_t rank;         ///< Its rank among the sorted names.
  uint32_t next_number;  ///< Number of the next alias with this name.
} tn_alias_name;

/// Aliases of positions in the one text from which a module was parsed. While its ops are in the
/// order of that text, an alias is an offset in a list: nothing is uniqued or hashed. Otherwise
/// positions are uniqued, like other locations.
typedef struct tn_print_positions {
  bool are_unique;             ///< Positions are uniqued.
  const tn_source_span* span;  ///< The text; NULL before the first position.
  uint32_t* offsets;           ///< Ascending; with TN_UREF_FLAG the alias may be deferred.
  uint32_t* numbers;           ///< Numbers of the aliases; NULL before they are numbered.
  size_t count;
  size_t capacity;
  size_t next;            ///< The index at which the next search starts.
  tn_line_cursor cursor;  ///< The line of the position that was printed last.
  char* file_text;        ///< The file name as printed; NULL before the first time.
  size_t file_text_size;
} tn_print_positions;

typedef struct tn_printer {
  tn_context* context;
  const tn_allocator* allocator;
  tn_print_options options;
  const tn_storage* unknown_location;  ///< Children of locations refer to it by 0.
  tn_uref unnamed;                     ///< The identifier without a text; 0 if there is none.
  tn_print_sink sink;

  // Numbering.
  tn_cell_numbers* cell_numbers;  ///< By chunk.
  size_t chunk_count;
  pthread_mutex_t* numbers_mutex;      ///< Used while members of a team set numbers; else NULL.
  bool may_share;                      ///< Ops of the root may be printed on several threads.
  bool is_part;                        ///< The printer prints some of them, and does not change the
                                       ///< following members:
  bool has_aliased_types;              ///< Some types of the numbered values may print as aliases.
  bool has_aliases;                    ///< Likewise attributes of ops, when numbered for the custom
                                       ///< form.
  size_t custom_indent;                ///< The indentation of the current op, in the custom form.
  struct custom_loop* custom_loop;     ///< Used by printer_custom.c; NULL while no custom form is
                                       ///< printed.
  uint32_t scope;                      ///< The scope number of the op or block, for handles.
  struct tn_name_groups* name_groups;  ///< Used by printer_names.c; NULL for the generic form.

  tn_kept_texts common;      ///< Cached texts of types and names.
  tn_kept_texts attributes;  ///< Cached texts of attributes, which are replaced often.

  // Symbols; index 0 is not used.
  uint32_t** symbol_pages;
  size_t symbol_page_count;
  uint32_t symbol_last_page;  ///< 1 + the index of the page that was allocated last; 0 for none.
  tn_print_symbol* symbols;
  size_t symbol_count;
  size_t symbol_capacity;
  uint32_t distinct_count;

  // Aliases.
  tn_name_table alias_spellings;  ///< The texts of `alias_names`, with the same indices.
  tn_alias_name* alias_names;
  size_t alias_name_capacity;
  bool has_digit_names;  ///< A name ends with a digit, so that a numbered name may equal it.
  /// Symbols with aliases, in order of definition; with TN_UREF_FLAG, positions.
  uint32_t* alias_order;
  size_t alias_count;
  struct tn_alias_collector* collector;  ///< Set while types and attributes are recorded, not
                                         ///< printed.

  uint32_t location_name;  ///< The index of the name "loc"; 0 before it is used.
  tn_print_positions positions;

  // Resources to which the printed text refers, in that order.
  tn_resource** resources;
  size_t resource_count;
  size_t resource_capacity;
  bool has_dialect_resources;  ///< The context has resources of dialects other than builtin.

  uint32_t named_count;  ///< Number of frames of named types.
  uint64_t part_count;   ///< Number of counted parts (TN_TEXT_PRINTED_PARTS_MAX).
  size_t frame_count;
  size_t frame_capacity;
  tn_print_frame frames[];
} tn_printer;

static inline const tn_storage* tn_printer__storage(const tn_printer* printer, tn_uref reference) {
  return tn_uniquer__at(&printer->context->uniquer, reference);
}

static inline void tn_printer__out_of_memory(tn_printer* printer) {
  tn_print_sink__fail(&printer->sink, TN_OUT_OF_MEMORY);
}

/// Returns whether the only property of an op has no name, being all of them (operation.h).
static inline bool tn_printer__has_unnamed_property(const tn_printer* printer,
                                                    const tn_shape_payload* shape) {
  return TN_UNLIKELY(printer->unnamed != 0 && shape->key_count != 0 &&
                     shape->keys[0] == (printer->unnamed | TN_UREF_FLAG));
}

//===-- Parts (printer.c, printer_share.c) ---------------------------------------------------===//

/// Opens a printer to a text buffer (its sink's user data) that uses the numbers and names of
/// `whole`, which must not change meanwhile. NULL when out of memory (reported).
tn_printer* tn_printer__open_part(const tn_printer* whole);
/// NULL is ignored.
void tn_printer__close_part(tn_printer* part);
/// Makes a part record its references, in order, instead of printing, so that the whole, which has
/// a collector, can visit those that are new.
TN_MUST_USE bool tn_printer__open_notes(tn_printer* part);
void tn_printer__note_tree(tn_printer* part, tn_ref op, size_t indent, tn_string_view dialect,
                           tn_text_buffer* notes);
void tn_printer__take_notes(tn_printer* whole, const tn_text_buffer* notes);
void tn_printer__close_notes(tn_printer* part);
/// Prints ops of a block from `op` on, each followed by a newline, on several threads if possible:
/// all but the last of the block, or fewer. Returns the op to continue with. Ops of `dialect` have
/// no prefix.
tn_ref tn_printer__share(tn_printer* printer, tn_ref op, size_t indent, tn_string_view dialect);

//===-- Numbering (printer_numbering.c) -------------------------------------------------------===//

/// Numbers the values and blocks in `root`. A failure is recorded in the sink.
void tn_printer__number(tn_printer* printer, tn_ref root);
void tn_printer__free_numbers(tn_printer* printer);
void tn_printer__free_names(tn_printer* printer);
/// Shared by both kinds of numbering.
TN_MUST_USE bool tn_printer__open_numbers(tn_printer* printer);
void tn_printer__set_number(tn_printer* printer, tn_ref cell, uint32_t number, uint32_t flags);
void tn_printer__forget_numbers(const tn_printer* printer);
/// Extends the arrays of numbers of chunks that have one to the whole chunk.
TN_MUST_USE bool tn_printer__fill_chunks(tn_printer* printer);

/// Returns the number of the cell `cell` with its flags; 0 if it has none.
static inline uint32_t tn_printer__number_in_chunk(const tn_printer* printer,
                                                   const tn_chunk_info* info, uint32_t index) {
  const tn_cell_numbers* chunk = &printer->cell_numbers[info->first >> TN_CHUNK_SHIFT];
  const size_t capacity = __atomic_load_n(&chunk->capacity, __ATOMIC_ACQUIRE);
  return TN_LIKELY(index < capacity) ? chunk->numbers[index] : 0;
}
static inline uint32_t tn_printer__number_of(const tn_printer* printer, tn_ref cell) {
  const tn_chunk_info* info = tn_cells__info(&printer->context->cells, cell);
  const uint64_t offset = cell - info->first;
  return tn_printer__number_in_chunk(printer, info, (uint32_t)((offset * info->reciprocal) >> 32));
}

//===-- Cached texts (printer_text.c) ---------------------------------------------------------===//

TN_MUST_USE tn_status tn_kept_texts__open(tn_kept_texts* texts, const tn_allocator* allocator,
                                          uint32_t pair_count);
void tn_kept_texts__close(tn_kept_texts* texts, const tn_allocator* allocator);
/// Caches the text written since `start` as that of `reference`, if it is short and still in the
/// buffer.
void tn_kept_texts__keep(tn_kept_texts* texts, const tn_print_sink* sink, tn_uref reference,
                         uint64_t start);

static inline uint32_t tn_kept_texts__pair(const tn_kept_texts* texts, tn_uref reference) {
  return (reference * 0x9E3779B1u >> 16) & texts->pair_mask;
}
/// Returns the index of the cached text of `reference`; -1 if there is none.
static inline int64_t tn_kept_texts__find(const tn_kept_texts* texts, tn_uref reference) {
  const uint32_t first = tn_kept_texts__pair(texts, reference) * 2;
  if (TN_LIKELY(texts->keys[first] == reference)) return first;
  return texts->keys[first + 1] == reference ? (int64_t)first + 1 : -1;
}
/// Prints the cached text at `number`, without its last `cut` bytes.
static inline void tn_kept_texts__put(const tn_kept_texts* texts, int64_t number, size_t cut,
                                      tn_print_sink* sink) {
  tn_put_padded(sink, texts->bytes + (size_t)number * TN_KEPT_TEXT_ROOM,
                texts->sizes[number] - cut);
}

//===-- Symbols (printer_symbol.c) ------------------------------------------------------------===//

/// Returns the word with the symbol's index for `reference`, initially 0; NULL when out of memory.
uint32_t* tn_printer__symbol_slot_slow(tn_printer* printer, tn_uref reference);
static inline uint32_t* tn_printer__symbol_slot(tn_printer* printer, tn_uref reference) {
  const size_t page = reference >> TN_SYMBOL_PAGE_SHIFT;
  if (TN_LIKELY(page < printer->symbol_page_count && printer->symbol_pages[page] != NULL)) {
    return &printer->symbol_pages[page][reference & (TN_SYMBOL_PAGE_SIZE - 1)];
  }
  return tn_printer__symbol_slot_slow(printer, reference);
}
/// Returns the symbol for `reference`, which is created if it is new; NULL when out of memory.
/// Valid until the next one is created.
tn_print_symbol* tn_printer__symbol_make(tn_printer* printer, tn_uref reference);
/// Likewise, or NULL if there is none.
static inline tn_print_symbol* tn_printer__symbol_find(tn_printer* printer, tn_uref reference) {
  const size_t page = reference >> TN_SYMBOL_PAGE_SHIFT;
  if (page >= printer->symbol_page_count || printer->symbol_pages[page] == NULL) return NULL;
  const uint32_t number = printer->symbol_pages[page][reference & (TN_SYMBOL_PAGE_SIZE - 1)];
  return number == 0 ? NULL : &printer->symbols[number];
}
void tn_printer__free_symbols(tn_printer* printer);

//===-- Aliases (printer_alias.c) -------------------------------------------------------------===//

/// Determines the aliases that `root` needs, and numbers them.
void tn_printer__collect_aliases(tn_printer* printer, tn_ref root);
/// Records an object that would be printed, while there is a collector.
void tn_printer__note_alias(tn_printer* printer, const tn_storage* storage);
/// Likewise an op's location, and an op without a custom form, in MLIR's order.
void tn_printer__note_location(tn_printer* printer, uint32_t location, bool deferrable);
void tn_printer__note_generic_op(tn_printer* printer, tn_ref op);
void tn_printer__put_alias(tn_printer* printer, const tn_print_symbol* symbol);
/// Prints the definitions before (after) the top-level op.
void tn_printer__put_alias_definitions(tn_printer* printer, bool deferrable);
void tn_printer__free_aliases(tn_printer* printer);

/// Returns the index of the name of the alias for `storage`, counted from 1; 0 if it gets none.
uint32_t tn_printer__alias_name(tn_printer* printer, const tn_storage* storage);
/// Computes the ranks of the names.
void tn_printer__rank_alias_names(tn_printer* printer);
/// Numbers the aliases, in order of definition.
void tn_printer__number_aliases(tn_printer* printer);
void tn_printer__free_alias_names(tn_printer* printer);

/// Returns the index of the name of location aliases; 0 when out of memory.
uint32_t tn_printer__location_name(tn_printer* printer);
/// Prints the number of an alias after its name.
void tn_printer__put_alias_number(tn_printer* printer, tn_string_view name, uint32_t number);

//===-- Positions (printer_position.c) --------------------------------------------------------===//

/// Records the position `offset`. Returns false if it is in another text, or before the recorded
/// ones.
bool tn_printer__note_position(tn_printer* printer, uint32_t offset, bool deferrable);
/// Returns the index of the recorded position `offset`; -1 if there is none.
int64_t tn_printer__find_position(tn_printer* printer, uint32_t offset);
/// Prints `"file":line:column` of a position, in the format of the options.
void tn_printer__put_position(tn_printer* printer, uint32_t offset);
/// Prints the definition of the alias of the position at `index`.
void tn_printer__put_position_alias(tn_printer* printer, uint32_t index);
void tn_printer__free_positions(tn_printer* printer);
static inline bool tn_printer__is_deferrable_position(const tn_printer* printer, uint32_t index) {
  return (printer->positions.offsets[index] & TN_UREF_FLAG) != 0;
}

//===-- Types, attributes, locations ----------------------------------------------------------===//

/// Counts the parts that a map or set prints, if there are many; returns false, and ends printing,
/// beyond TN_TEXT_PRINTED_PARTS_MAX.
bool tn_printer__count_affine(tn_printer* printer, tn_attribute attribute);
/// Prints `storage`, or its alias, or the text for null.
void tn_printer__put_any(tn_printer* printer, const tn_storage* storage, uint32_t flags);
/// Prints a type by reference: copies its text if it is cached.
void tn_printer__put_type(tn_printer* printer, tn_uref type);
static inline void tn_printer__put_attribute(tn_printer* printer, tn_uref attribute) {
  tn_printer__put_any(printer, tn_printer__storage(printer, attribute), 0);
}
/// Returns whether the attribute with key `a` is not sorted after that with key `b`.
static inline bool tn_printer__is_before(const tn_context* context, tn_uref a, tn_uref b) {
  return tn_order__texts(tn_identifier__text(context, a), tn_identifier__text(context, b)) <= 0;
}
/// Prints `name = ` of an entry, or only `name` for a unit attribute; quoted if necessary.
void tn_printer__put_name(tn_printer* printer, tn_uref name, const tn_storage* value);
/// Returns `location` as an attribute; NULL, recorded in the sink, if there is no memory.
const tn_storage* tn_printer__location_attribute(tn_printer* printer, uint32_t location);
/// Prints `loc(...)`, or its pretty form. An alias only if `may_alias`.
void tn_printer__put_location(tn_printer* printer, uint32_t location, bool may_alias);
void tn_printer__put_symbol_name(tn_printer* printer, tn_uref name);

/// Execute one step of printing a composite object of the file's kinds.
tn_print_child tn_printer__step_type(tn_printer* printer, tn_print_frame* frame);
tn_print_child tn_printer__step_location(tn_printer* printer, tn_print_frame* frame);
/// Prints the type if it has no parts.
bool tn_printer__put_leaf_type(tn_printer* printer, const tn_storage* type);

/// Prints the text between `dense<` and `>`. Hexadecimal only if `may_hex`.
void tn_printer__put_dense(tn_printer* printer, const tn_storage* attribute, bool may_hex);
void tn_printer__put_dense_strings(tn_printer* printer, const tn_storage* attribute);
void tn_printer__put_dense_array(tn_printer* printer, const tn_storage* attribute);
/// Prints the element at `index` of dense elements.
void tn_printer__put_dense_number(tn_printer* printer, const tn_storage* attribute, uint64_t index);
void tn_printer__put_dense_array_elements(tn_printer* printer, const tn_storage* attribute);
/// Returns whether the options elide the elements.
bool tn_printer__elides(const tn_printer* printer, const tn_storage* attribute);

void tn_printer__put_integer(tn_printer* printer, const tn_storage* attribute);
/// Prints a decimal number of `word_count` words, lowest first, in two's complement if `is_signed`.
void tn_printer__put_wide(tn_printer* printer, const uint64_t* words, size_t word_count,
                          bool is_signed);
/// Prints a float; returns false if only its encoding, in hexadecimal, reproduces the value.
bool tn_printer__put_float(tn_printer* printer, tn_float_kind kind, const uint64_t words[2]);

//===-- Parts of a text -----------------------------------------------------------------------===//

/// Returns true if values inside the op cannot be defined outside.
bool tn_printer__is_isolated(const tn_context* context, const tn_op_cell* op);
/// Prints the name of a value.
void tn_printer__put_value(tn_printer* printer, tn_ref value);
/// Print comments: the users of the results of `op`; the users of the arguments of `block`, one
/// line each.
void tn_printer__put_result_users(tn_printer* printer, tn_ref op);
void tn_printer__put_argument_users(tn_printer* printer, const tn_block_cell* block, size_t indent);
/// Prints `op`, indented by `indent` spaces, and its nested ops, without a trailing line break.
void tn_printer__put_op(tn_printer* printer, tn_ref op, size_t indent);
/// Parts of that: results and their equals sign; the text before and after the regions.
void tn_printer__put_results(tn_printer* printer, tn_ref op, uint32_t count);
void tn_printer__put_generic_head(tn_printer* printer, tn_ref op);
void tn_printer__put_generic_tail(tn_printer* printer, tn_ref op);
void tn_printer__put_block_head(tn_printer* printer, tn_ref block, size_t indent);

/// Records that the resource `key` of the builtin dialect was printed.
void tn_printer__note_resource(tn_printer* printer, tn_uref key);
/// Records the resources in the body of an opaque type or attribute.
void tn_printer__note_opaque(tn_printer* printer, const tn_opaque_payload* opaque);
/// Determines whether there may be any.
void tn_printer__look_for_resources(tn_printer* printer);
/// Prints `{-# ... #-}`, if it is not empty.
void tn_printer__put_resources(tn_printer* printer);

#endif  // TENURE_SRC_TEXT_PRINTER_H
