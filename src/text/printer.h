// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printer, from the inside: one struct that a print call fills, works through and drops.
//
//   printer.c             the calls of text.h: set-up, order of the parts, tear-down
//   printer_op.c          operations, regions and blocks, without recursion
//   printer_share.c       ops that are printed side by side, on several threads
//   printer_users.c       comments about who uses a value
//   printer_custom.c      operations in custom form
//   printer_numbering.c   SSA numbers and block numbers
//   printer_names.c       the same for the custom form, where ops name values
//   printer_symbol.c      what the printer knows about each uniqued thing: its alias
//   printer_text.c        texts that were printed, to be copied
//   printer_alias.c       which types and attributes get aliases, and in what order they stand
//   printer_alias_name.c  what the aliases are called
//   printer_attribute.c   types, attributes and locations: an explicit stack of frames
//   printer_type.c        } the kinds of those, one step at a time
//   printer_location.c    }
//   printer_position.c    aliases of positions in the text that was read
//   printer_elements.c    dense elements and dense arrays
//   printer_integer.c     integers of any width
//   printer_float.c       floats of any kind
//   printer_resource.c    the resources after the last op
//
// What is printed is what MLIR 22 prints. Source: LangRef; where it is silent, mlir-opt.

#ifndef TENURE_SRC_TEXT_PRINTER_H
#define TENURE_SRC_TEXT_PRINTER_H

#include <tenure/text.h>

#include "base/order.h"
#include "ir/location_span.h"
#include "ir/op.h"
#include "ir/uniqued.h"
#include "text/parser_names.h"
#include "text/print_sink.h"

/// How the text of a type or attribute depends on where it stands.
enum {
  TN_PRINT_MAY_ELIDE_TYPE = 1,  ///< `: i64` and `: f64` are left out.
  TN_PRINT_NO_ALIAS = 2,        ///< The thing itself, not its alias.
  TN_PRINT_BARE_LOCATION = 4,   ///< A location without `loc(...)` around it.
  TN_PRINT_NO_TYPE = 8,         ///< An attribute without its type, and without its alias.
  TN_PRINT_NO_NAME = 16,        ///< An opaque attribute without its name, which is implied.
  TN_PRINT_BARE = 32            ///< A type inside of another one of its dialect (opaque_text.h).
};

/// One composite type, attribute or location that is being printed.
typedef struct tn_print_frame {
  const tn_storage* storage;
  uint32_t step;
  uint32_t flags;
  uint64_t start;  ///< Where its text begins in all that is written, to keep a copy of it.
} tn_print_frame;

/// Room for what nests as deep as it may.
#define TN_PRINT_FRAMES_MAX (TN_NESTING_LIMIT + 2u)

/// What a step asks to be printed next; no storage means that the frame is done.
typedef struct tn_print_child {
  const tn_storage* storage;
  uint32_t flags;
} tn_print_child;

/// What is known about a uniqued thing.
typedef struct tn_print_symbol {
  tn_uref reference;
  uint32_t alias_name;    ///< In the table of names, counted from 1; 0 without an alias.
  uint16_t flags;         ///< TN_SYMBOL_*
  uint16_t depth;         ///< How deep aliases nest in it, itself included.
  uint32_t alias_number;  ///< Before it has one, how many positions were visited before it.
  uint32_t serial;        ///< Of a distinct attribute, counted from 1.
} tn_print_symbol;

enum {
  TN_SYMBOL_DEFERRABLE = 1,  ///< Its alias may be defined after the top-level op.
  TN_SYMBOL_RESOURCE = 2,    ///< The key of a resource that was printed.
  TN_SYMBOL_TYPE = 4,        ///< A type.
};

/// Symbols' numbers by uniqued reference, in pages.
#define TN_SYMBOL_PAGE_SHIFT 9
#define TN_SYMBOL_PAGE_SIZE (1u << TN_SYMBOL_PAGE_SHIFT)

/// Numbers of the cells of one chunk, by index in the chunk.
typedef struct tn_cell_numbers {
  uint32_t* numbers;
  size_t capacity;
} tn_cell_numbers;

/// A cell's number: the number counted from 1, shifted, and these flags.
#define TN_NUMBER_SHIFT 3
enum {
  TN_NUMBER_IS_ARGUMENT = 1,  ///< `%argN`
  TN_NUMBER_HAS_SEVERAL = 2,  ///< The op has several results, so `#M` follows.
  TN_NUMBER_IS_NAMED = 4      ///< It counts name groups (printer_names.c).
};

/// Texts of uniqued things that were printed, to be copied when they are printed again: a cache of
/// pairs.
typedef struct tn_kept_texts {
  tn_uref* keys;  ///< Two a pair; 0 is free.
  uint8_t* sizes;
  char* bytes;  ///< TN_KEPT_TEXT_ROOM for each.
  uint32_t pair_mask;
  uint32_t next_victim;
} tn_kept_texts;

#define TN_KEPT_TEXT_ROOM 128u

/// What aliases are called, without their numbers.
typedef struct tn_alias_name {
  tn_string_view text;
  bool owned;
  uint32_t rank;         ///< Among the names, sorted.
  uint32_t next_number;  ///< Of the next alias with this name.
} tn_alias_name;

/// Aliases of positions in the one text that a module was read from. While its ops stand in the
/// order of that text, an alias is an offset in a list: nothing is uniqued or hashed. Otherwise
/// positions are uniqued, like other locations.
typedef struct tn_print_positions {
  bool are_unique;             ///< They are.
  const tn_source_span* span;  ///< The text; NULL before the first position.
  uint32_t* offsets;           ///< Ascending; with TN_UREF_FLAG the alias may be deferred.
  uint32_t* numbers;           ///< Of the aliases; NULL before they are numbered.
  size_t count;
  size_t capacity;
  size_t next;            ///< Where the next one is looked for first.
  tn_line_cursor cursor;  ///< The line of the position that was printed last.
  char* file_text;        ///< The file's name as it is printed; NULL before the first time.
  size_t file_text_size;
} tn_print_positions;

typedef struct tn_printer {
  tn_context* context;
  const tn_allocator* allocator;
  tn_print_options options;
  const tn_storage* unknown_location;  ///< Children of locations name it by 0.
  tn_uref unnamed;                     ///< The identifier without a text; 0 if there is none.
  tn_print_sink sink;

  // Numbering.
  tn_cell_numbers* cell_numbers;  ///< By chunk.
  size_t chunk_count;
  pthread_mutex_t* numbers_mutex;      ///< While members of a team set numbers; NULL otherwise.
  bool may_share;                      ///< Ops of the root may be printed on several threads.
  bool is_part;                        ///< It prints some of them, and changes nothing of these:
  bool has_aliased_types;              ///< Of the values that were numbered.
  bool has_aliases;                    ///< In attributes of ops, when numbered for the custom form.
  size_t custom_indent;                ///< Of the current op, in the custom form.
  struct custom_loop* custom_loop;     ///< printer_custom.c; NULL where no custom form is printed.
  uint32_t scope;                      ///< The number of that of the op or block, for handles.
  struct tn_name_groups* name_groups;  ///< printer_names.c; NULL for the generic form.

  tn_kept_texts common;      ///< Texts of types and names.
  tn_kept_texts attributes;  ///< Texts of attributes, which come and go.

  // Symbols; number 0 is not used.
  uint32_t** symbol_pages;
  size_t symbol_page_count;
  uint32_t symbol_last_page;  ///< 1 + the number of the page that was made last; 0 for none.
  tn_print_symbol* symbols;
  size_t symbol_count;
  size_t symbol_capacity;
  uint32_t distinct_count;

  // Aliases.
  tn_name_table alias_spellings;  ///< Of the names, which are numbered likewise.
  tn_alias_name* alias_names;
  size_t alias_name_capacity;
  bool has_digit_names;  ///< A name ends with a digit, so that one with a number may be the same.
  /// Symbols with aliases, in the order in which they are defined; with TN_UREF_FLAG, positions.
  uint32_t* alias_order;
  size_t alias_count;
  struct tn_alias_collector* collector;  ///< While types and attributes are noted, not printed.

  uint32_t location_name;  ///< The number of the name "loc"; 0 before it is used.
  tn_print_positions positions;

  // Resources that what was printed names, in the order in which it does.
  tn_resource** resources;
  size_t resource_count;
  size_t resource_capacity;
  bool has_dialect_resources;  ///< The context has some of other dialects than builtin.

  uint32_t named_count;  ///< Frames of types with names.
  uint64_t part_count;   ///< Of those that are counted (TN_TEXT_PRINTED_PARTS_MAX).
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

/// Whether the one property of an op has no name, being all of them (operation.h).
static inline bool tn_printer__has_whole(const tn_printer* printer, const tn_shape_payload* shape) {
  return TN_UNLIKELY(printer->unnamed != 0 && shape->key_count != 0 &&
                     shape->keys[0] == (printer->unnamed | TN_UREF_FLAG));
}

//===-- Parts (printer.c, printer_share.c) ---------------------------------------------------===//

/// A printer to a text buffer, its sink's user data, of what `whole` has numbered and named, which
/// stays as it is meanwhile. NULL when out of memory (reported).
tn_printer* tn_printer__open_part(const tn_printer* whole);
/// NULL is ignored.
void tn_printer__close_part(tn_printer* part);
/// Has a part note what it would print, as the whole does that has a collector, so that the whole
/// visits what was new to the part: references, in the order in which they come.
TN_MUST_USE bool tn_printer__open_notes(tn_printer* part);
void tn_printer__note_tree(tn_printer* part, tn_ref op, size_t indent, tn_string_view dialect,
                           tn_text_buffer* notes);
void tn_printer__take_notes(tn_printer* whole, const tn_text_buffer* notes);
void tn_printer__close_notes(tn_printer* part);
/// Prints ops of a block from `op` on, each followed by a newline, on several threads if possible:
/// all but the last of the block, or fewer. Returns the op to go on with. With `dialect` for that
/// whose ops go without a prefix.
tn_ref tn_printer__share(tn_printer* printer, tn_ref op, size_t indent, tn_string_view dialect);

//===-- Numbering (printer_numbering.c) -------------------------------------------------------===//

/// Numbers the values and blocks in `root`. A failure is remembered in the sink.
void tn_printer__number(tn_printer* printer, tn_ref root);
void tn_printer__free_numbers(tn_printer* printer);
void tn_printer__free_names(tn_printer* printer);
/// What both numberings share.
TN_MUST_USE bool tn_printer__open_numbers(tn_printer* printer);
void tn_printer__set_number(tn_printer* printer, tn_ref cell, uint32_t number, uint32_t flags);
void tn_printer__forget_numbers(const tn_printer* printer);
/// Has those chunks that have room for numbers have room for all of theirs.
TN_MUST_USE bool tn_printer__fill_chunks(tn_printer* printer);

/// The number of the cell `cell` with its flags; 0 when it has none.
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

//===-- Kept texts (printer_text.c) -----------------------------------------------------------===//

TN_MUST_USE tn_status tn_kept_texts__open(tn_kept_texts* texts, const tn_allocator* allocator,
                                          uint32_t pair_count);
void tn_kept_texts__close(tn_kept_texts* texts, const tn_allocator* allocator);
/// Keeps what was written since `start` as the text of `reference`, if it is short and still there.
void tn_kept_texts__keep(tn_kept_texts* texts, const tn_print_sink* sink, tn_uref reference,
                         uint64_t start);

static inline uint32_t tn_kept_texts__pair(const tn_kept_texts* texts, tn_uref reference) {
  return (reference * 0x9E3779B1u >> 16) & texts->pair_mask;
}
/// The number of the kept text of `reference`; -1 when there is none.
static inline int64_t tn_kept_texts__find(const tn_kept_texts* texts, tn_uref reference) {
  const uint32_t first = tn_kept_texts__pair(texts, reference) * 2;
  if (TN_LIKELY(texts->keys[first] == reference)) return first;
  return texts->keys[first + 1] == reference ? (int64_t)first + 1 : -1;
}
/// Prints all but the last `cut` bytes of kept text number `number`.
static inline void tn_kept_texts__put(const tn_kept_texts* texts, int64_t number, size_t cut,
                                      tn_print_sink* sink) {
  tn_put_padded(sink, texts->bytes + (size_t)number * TN_KEPT_TEXT_ROOM,
                texts->sizes[number] - cut);
}

//===-- Symbols (printer_symbol.c) ------------------------------------------------------------===//

/// The word that holds the symbol's number for `reference`, 0 at first; NULL when out of memory.
uint32_t* tn_printer__symbol_slot_slow(tn_printer* printer, tn_uref reference);
static inline uint32_t* tn_printer__symbol_slot(tn_printer* printer, tn_uref reference) {
  const size_t page = reference >> TN_SYMBOL_PAGE_SHIFT;
  if (TN_LIKELY(page < printer->symbol_page_count && printer->symbol_pages[page] != NULL)) {
    return &printer->symbol_pages[page][reference & (TN_SYMBOL_PAGE_SIZE - 1)];
  }
  return tn_printer__symbol_slot_slow(printer, reference);
}
/// The symbol for `reference`, made if it is new; NULL when out of memory. Valid until the next one
/// is made.
tn_print_symbol* tn_printer__symbol_make(tn_printer* printer, tn_uref reference);
/// The same, or NULL if there is none.
static inline tn_print_symbol* tn_printer__symbol_find(tn_printer* printer, tn_uref reference) {
  const size_t page = reference >> TN_SYMBOL_PAGE_SHIFT;
  if (page >= printer->symbol_page_count || printer->symbol_pages[page] == NULL) return NULL;
  const uint32_t number = printer->symbol_pages[page][reference & (TN_SYMBOL_PAGE_SIZE - 1)];
  return number == 0 ? NULL : &printer->symbols[number];
}
void tn_printer__free_symbols(tn_printer* printer);

//===-- Aliases (printer_alias.c) -------------------------------------------------------------===//

/// Finds out which aliases `root` needs and numbers them.
void tn_printer__collect_aliases(tn_printer* printer, tn_ref root);
/// Notes what would be printed, while there is a collector.
void tn_printer__note_alias(tn_printer* printer, const tn_storage* storage);
/// The same for an op's location, and for an op that has no custom form, in MLIR's order.
void tn_printer__note_location(tn_printer* printer, uint32_t location, bool deferrable);
void tn_printer__note_generic_op(tn_printer* printer, tn_ref op);
void tn_printer__put_alias(tn_printer* printer, const tn_print_symbol* symbol);
/// The definitions before (after) the top-level op.
void tn_printer__put_alias_definitions(tn_printer* printer, bool deferrable);
void tn_printer__free_aliases(tn_printer* printer);

/// The number of the name of the alias that `storage` gets, counted from 1; 0 if it gets none.
uint32_t tn_printer__alias_name(tn_printer* printer, const tn_storage* storage);
/// Finds the ranks of the names.
void tn_printer__rank_alias_names(tn_printer* printer);
/// Gives the aliases their numbers, in the order in which they are defined.
void tn_printer__number_aliases(tn_printer* printer);
void tn_printer__free_alias_names(tn_printer* printer);

/// The number of the name of locations' aliases; 0 when out of memory.
uint32_t tn_printer__location_name(tn_printer* printer);
/// Prints the number of an alias after its name.
void tn_printer__put_alias_number(tn_printer* printer, tn_string_view name, uint32_t number);

//===-- Positions (printer_position.c) --------------------------------------------------------===//

/// Notes the position `offset`. False if it cannot be: it is one of another text, or stands in
/// front of what was noted.
bool tn_printer__note_position(tn_printer* printer, uint32_t offset, bool deferrable);
/// The number of the noted position `offset`; -1 if there is none.
int64_t tn_printer__find_position(tn_printer* printer, uint32_t offset);
/// `"file":line:column` of a position, in the form that the options ask for.
void tn_printer__put_position(tn_printer* printer, uint32_t offset);
/// The definition of the alias of position number `index`.
void tn_printer__put_position_alias(tn_printer* printer, uint32_t index);
void tn_printer__free_positions(tn_printer* printer);
static inline bool tn_printer__is_deferrable_position(const tn_printer* printer, uint32_t index) {
  return (printer->positions.offsets[index] & TN_UREF_FLAG) != 0;
}

//===-- Types, attributes, locations ----------------------------------------------------------===//

/// Counts the parts that a map or set prints, if they are many; false when it is past
/// TN_TEXT_PRINTED_PARTS_MAX, which ends the printing.
bool tn_printer__count_affine(tn_printer* printer, tn_attribute attribute);
/// Prints `storage`, or an alias for it, or the text for null.
void tn_printer__put_any(tn_printer* printer, const tn_storage* storage, uint32_t flags);
/// A type by reference: a copy of its text if it was printed before.
void tn_printer__put_type(tn_printer* printer, tn_uref type);
static inline void tn_printer__put_attribute(tn_printer* printer, tn_uref attribute) {
  tn_printer__put_any(printer, tn_printer__storage(printer, attribute), 0);
}
/// Whether the attribute under `a` does not stand after that under `b` when all are sorted by
/// name.
static inline bool tn_printer__is_before(const tn_context* context, tn_uref a, tn_uref b) {
  return tn_order__texts(tn_identifier__text(context, a), tn_identifier__text(context, b)) <= 0;
}
/// `name = ` of an entry, or `name` alone for a unit attribute; quotes where the name needs them.
void tn_printer__put_name(tn_printer* printer, tn_uref name, const tn_storage* value);
/// The attribute that `location` is; NULL, remembered in the sink, when there is no memory for it.
const tn_storage* tn_printer__location_attribute(tn_printer* printer, uint32_t location);
/// `loc(...)`, or its pretty form. An alias only if `may_alias`.
void tn_printer__put_location(tn_printer* printer, uint32_t location, bool may_alias);
void tn_printer__put_symbol_name(tn_printer* printer, tn_uref name);

/// One step of printing a composite of the kinds that the file is for.
tn_print_child tn_printer__step_type(tn_printer* printer, tn_print_frame* frame);
tn_print_child tn_printer__step_location(tn_printer* printer, tn_print_frame* frame);
/// Prints the type if it has nothing inside.
bool tn_printer__put_leaf_type(tn_printer* printer, const tn_storage* type);

/// What stands between `dense<` and `>`. Hexadecimal only if `may_hex`.
void tn_printer__put_dense(tn_printer* printer, const tn_storage* attribute, bool may_hex);
void tn_printer__put_dense_strings(tn_printer* printer, const tn_storage* attribute);
void tn_printer__put_dense_array(tn_printer* printer, const tn_storage* attribute);
/// Element number `index` of dense elements.
void tn_printer__put_dense_number(tn_printer* printer, const tn_storage* attribute, uint64_t index);
void tn_printer__put_dense_array_elements(tn_printer* printer, const tn_storage* attribute);
/// Elements that the options leave out.
bool tn_printer__elides(const tn_printer* printer, const tn_storage* attribute);

void tn_printer__put_integer(tn_printer* printer, const tn_storage* attribute);
/// A decimal number of `word_count` words, lowest first, in two's complement if `is_signed`.
void tn_printer__put_wide(tn_printer* printer, const uint64_t* words, size_t word_count,
                          bool is_signed);
/// False if only the encoding, in hexadecimal, gives the value back.
bool tn_printer__put_float(tn_printer* printer, tn_float_kind kind, const uint64_t words[2]);

//===-- Parts of a file -----------------------------------------------------------------------===//

/// True if nothing inside the op may name values of outside.
bool tn_printer__is_isolated(const tn_context* context, const tn_op_cell* op);
/// A value's name.
void tn_printer__put_value(tn_printer* printer, tn_ref value);
/// Comments: who uses the results of `op`; who uses the arguments of `block`, a line for each.
void tn_printer__put_result_users(tn_printer* printer, tn_ref op);
void tn_printer__put_argument_users(tn_printer* printer, const tn_block_cell* block, size_t indent);
/// `op`, `indent` spaces in, and what is in it, without a line break after it.
void tn_printer__put_op(tn_printer* printer, tn_ref op, size_t indent);
/// Parts of that: results and their equals sign; what stands before the regions and after.
void tn_printer__put_results(tn_printer* printer, tn_ref op, uint32_t count);
void tn_printer__put_generic_head(tn_printer* printer, tn_ref op);
void tn_printer__put_generic_tail(tn_printer* printer, tn_ref op);
void tn_printer__put_block_head(tn_printer* printer, tn_ref block, size_t indent);

/// Notes that the resource `key` of the builtin dialect was printed.
void tn_printer__note_resource(tn_printer* printer, tn_uref key);
/// Notes the resources that the body of an opaque type or attribute names.
void tn_printer__note_opaque(tn_printer* printer, const tn_opaque_payload* opaque);
/// Finds out whether there may be any.
void tn_printer__look_for_resources(tn_printer* printer);
/// `{-# ... #-}`, if there is anything to say.
void tn_printer__put_resources(tn_printer* printer);

#endif  // TENURE_SRC_TEXT_PRINTER_H
