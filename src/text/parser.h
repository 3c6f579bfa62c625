// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of the parser: its state, and the functions that its files share.
//
//   parser.c             public calls, top level, alias definitions
//   parser_error.c       messages and their positions, tokens, lists
//   parser_cache.h/.c    names, types and strings by their text
//   parser_suffix_cache.c      caches the text of ops after their operands
//   parser_names.h/.c    SSA names, block labels and their scopes
//   parser_property.c    which attributes of an op are properties
//   parser_op.c          operations in generic form, the loop over nested regions
//   parser_block.c       regions, blocks, block arguments, successors
//   parser_custom.c      operations in custom form
//   parser_type.c        types
//   parser_attribute.c   attributes, dictionaries
//   parser_number.c      integer and float literals
//   parser_dense.c       dense, sparse, array<>, dense_resource
//   parser_literal.h/.c  literals of dense and sparse elements
//   parser_value.c       operands and definitions by name
//   parser_affine.c      affine maps and integer sets
//   parser_location.c    locations, and those that are resolved at the end
//   parser_symbol.c      aliases, types and attributes of dialects
//   parser_enum.c        enum attributes of dialects
//   parser_resource.c    the file metadata dictionary
//   parser_place.h/.c    source ranges of ops and values
//   parser_suggest.c     completions in incomplete text
//   parser_share.h/.c    parsing of ops on several threads
//   parser_table.h       stacks, and tables by name
//
// The grammar is parsed with one token of look-ahead, and errors have the positions and messages of
// mlir-opt; so the order of checks in these files matters.
//
// A function that returns a tn_status has reported errors, unless stated otherwise.

#ifndef TENURE_SRC_TEXT_PARSER_H
#define TENURE_SRC_TEXT_PARSER_H

#include <pthread.h>
#include <tenure/text.h>

#include "base/judy_map.h"
#include "base/text_buffer.h"
#include "ir/enum_attribute.h"
#include "ir/op_definition.h"
#include "ir/op_diagnostic.h"
#include "ir/poll.h"
#include "ir/shape.h"
#include "ir/uniqued.h"
#include "scope/scope.h"
#include "text/lexer.h"
#include "text/parser_cache.h"
#include "text/parser_table.h"

/// Keeps functions that do not recurse out of the frames of those that do.
#define TN_NOINLINE __attribute__((noinline))

/// An operand before its type is known.
struct tn_unresolved_operand {
  tn_name_id name;
  uint32_t number;
  uint32_t offset;  ///< Offset in the text.
};

/// A group of results on the left of an op.
typedef struct tn_result_group {
  tn_name_id name;
  uint32_t count;
  uint32_t offset;
} tn_result_group;

/// An alias used as a location before its definition.
typedef struct tn_deferred_location {
  tn_ref target;   ///< The op, or the argument's value.
  uint32_t alias;  ///< Index in the table of attribute aliases.
  uint32_t offset;
} tn_deferred_location;

typedef struct tn_op_frame tn_op_frame;

/// Parses an op's custom form: called after the op's name was parsed, and again each time after a
/// region that it requested was parsed, with the `frame->step` that it set. Sets `*out_region` to
/// request a region; otherwise it has created the op.
typedef tn_status (*tn_custom_assembly_fn)(tn_parser* parser, tn_op_frame* frame, bool* out_region);

/// An op that is being parsed; it waits on a stack while its regions are parsed.
struct tn_op_frame {
  const char* start;  ///< Start of the op, including its results.
  const char* name_at;
  const char* type_at;
  tn_custom_assembly_fn assembly;  ///< NULL for the generic form.
  const char* ending_at;           ///< Start of the text to cache; NULL: none.
  const char* ending_end;          ///< Its expected end; NULL: not known.
  uint32_t ending_hash;
  tn_uref name;
  tn_uref shape;  ///< 0 until it is known.
  uint32_t step;
  const tn_op_definition* definition;  ///< NULL for ops that are not registered.
  tn_string_view default_dialect;      ///< Its ops need no prefix in the op's regions.
  tn_ref block;                        ///< The block that contains the op.
  // The number of items on the stacks before the op's.
  size_t results;
  size_t operands;
  size_t successors;
  size_t regions;
  size_t entries;
  size_t types;
  uint64_t result_count;  ///< As the result groups on the left require.
  // Properties that the op does not accept: MLIR reports them after creating the op.
  const char* refused;  ///< The reason; NULL if all are valid.
  tn_attribute properties;
  tn_attribute refused_value;  ///< The invalid one among them; may be null.
  size_t state;                ///< For the custom form: bytes on the stack of states.
  size_t region_names;         ///< Arguments of the region that is prepared.
  size_t deferred;             ///< Pending locations, before those of these arguments.
  tn_ref prepared_region;      ///< A region with its entry block; 0 for none.
  // The region that is being parsed.
  tn_ref region;
  const char* brace_at;  ///< The position of its opening brace.
  bool hides_names;      ///< Names in regions of the custom form may shadow outer ones.
  tn_name_scope scope;
};

struct tn_parser {
  tn_context* context;
  tn_scope* scope;  ///< NULL if only a type or attribute is parsed.
  tn_shard* shard;
  tn_lexer lexer;
  tn_token token;       ///< The current token.
  tn_file_range start;  ///< The position at which the text starts in its file.
  char* text_copy;      ///< A copy of a text that does not end with a line break; else NULL.
  size_t text_copy_size;
  const tn_source_span* span;  ///< NULL if the context has no offsets left for it.
  tn_progress_fn progress;
  void* progress_data;
  uint32_t reported_offset;        ///< The last offset reported to `progress`.
  uint32_t report_offset;          ///< Offset at which an op reports progress; UINT32_MAX: none.
  uint32_t team_size;              ///< Number of threads on which ops may be parsed from there on.
  uint32_t whole_up_to;            ///< On the top level, no split is possible before it.
  bool cuts_by_bracket;            ///< The columns do not show where to split the text.
  bool is_part;                    ///< The parser parses a part of a text (parser_share.c).
  uint32_t depth;                  ///< Nesting of types, attributes, locations, parentheses.
  const tn_open_type* open_types;  ///< The innermost named type being parsed; or NULL.
  bool has_locations;              ///< Whether any op had an explicit location.
  bool takes_any_dialect;          ///< Accept unregistered dialects in any context.
  const tn_dialect* built;    ///< Dialects being loaded, not yet visible to other threads; a list.
  tn_string_view asked_name;  ///< The last dialect that was looked up, and the result.
  const tn_dialect* asked_dialect;
  bool collecting;  ///< Whether the handler keeps messages of getters.
  tn_text_buffer collected;
  tn_diagnostic_handler_id handler;
  tn_source_map* places;                   ///< NULL if not requested.
  tn_text_suggestions* suggestions;        ///< Likewise.
  tn_text_excerpt* excerpt;                ///< Likewise.
  const char* suggest_at;                  ///< The incomplete token; NULL without suggestions.
  const struct tn_parser* outer_listener;  ///< The thread's listening parser before this one.
  tn_spelling_cache* spellings;
  tn_alias_table attribute_aliases;
  tn_alias_table type_aliases;
  tn_resource_table resources;      ///< Resources of the builtin dialect.
  tn_external_resources* external;  ///< External resources; NULL if not requested.
  tn_names names;
  tn_attribute unit;
  tn_type float_types[TN_FLOAT_KIND_COUNT];  ///< Null until they are created.
  tn_type integer_types[65];                 ///< Signless types, by width.
  tn_ref top_region;
  tn_ref block;         ///< The block to which ops are appended.
  tn_uref module_name;  ///< "builtin.module", and the other op of the builtin dialect.
  tn_uref cast_name;
  // Stacks, by the type of their items.
  tn_parser_stack frames;        ///< tn_op_frame: ops whose regions are being parsed
  tn_parser_stack results;       ///< tn_result_group
  tn_parser_stack operands;      ///< tn_unresolved_operand
  tn_parser_stack successors;    ///< tn_ref
  tn_parser_stack regions;       ///< tn_ref: parsed regions of ops that are not created yet
  tn_parser_stack entries;       ///< tn_attribute_entry: attributes of ops
  tn_parser_stack types;         ///< tn_type
  tn_parser_stack kept_types;    ///< tn_type: of cached signatures and endings
  tn_parser_stack kept_values;   ///< tn_uref: values of attributes, of cached endings
  tn_parser_stack attributes;    ///< tn_attribute
  tn_parser_stack expressions;   ///< tn_affine_expr
  tn_parser_stack flags;         ///< bool
  tn_parser_stack named;         ///< tn_named_attribute
  tn_parser_stack dims;          ///< int64_t
  tn_parser_stack lines;         ///< const char*: starts of the known lines, except the first
  tn_parser_stack views;         ///< tn_string_view
  tn_parser_stack locations;     ///< tn_location
  tn_parser_stack deferred;      ///< tn_deferred_location
  tn_parser_stack distincts;     ///< tn_attribute: distinct attributes
  tn_parser_stack bytes;         ///< char: the last string with escapes
  tn_parser_stack elements;      ///< char: of a dense array
  tn_parser_stack states;        ///< char: state of custom forms while regions are parsed
  tn_parser_stack region_names;  ///< tn_unresolved_operand: arguments of entry blocks to be opened
  tn_judy_map distinct_places;   ///< Indices of distinct attributes, by number.
  tn_judy_map operand_offsets;   ///< Operands of the op whose region is named, if many.
  // For an affine map with many names.
  tn_name_table affine_names;       ///< Dimensions, then symbols.
  tn_judy_map affine_positions[2];  ///< Positions of dimensions, and of symbols.
};

//===-- Stacks (parser_error.c) ---------------------------------------------------------------===//

/// Grows a stack for `count` more items; false when out of memory.
bool tn_parser__has_room(tn_parser* parser, tn_parser_stack* stack, size_t count, size_t item_size);
TN_MUST_USE tn_status tn_parser__grow_stack(tn_parser* parser, tn_parser_stack* stack, size_t count,
                                            size_t item_size);
/// Reserves space for `count` more items. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE static inline tn_status tn_parser__reserve(tn_parser* parser, tn_parser_stack* stack,
                                                       size_t count, size_t item_size) {
  if (TN_LIKELY(count <= stack->capacity - stack->count)) return TN_OK;
  return tn_parser__grow_stack(parser, stack, count, item_size);
}
static inline tn_status tn_parser__push(tn_parser* parser, tn_parser_stack* stack, const void* item,
                                        size_t item_size) {
  if (TN_UNLIKELY(stack->count == stack->capacity)) {
    TN_TRY(tn_parser__reserve(parser, stack, 1, item_size));
  }
  memcpy((char*)stack->items + stack->count * item_size, item, item_size);
  ++stack->count;
  return TN_OK;
}
static inline tn_status tn_parser__push_type(tn_parser* parser, tn_type type) {
  return tn_parser__push(parser, &parser->types, &type, sizeof type);
}
/// Reports TN_OUT_OF_MEMORY if `status` is that.
static inline tn_status tn_parser__memory(const tn_parser* parser, tn_status status) {
  return TN_LIKELY(status == TN_OK) ? TN_OK : tn_context__out_of_memory(parser->context);
}
void tn_parser__free_stack(tn_parser* parser, tn_parser_stack* stack, size_t item_size);

//===-- Attributes (parser.c) -----------------------------------------------------------------===//

/// Like tn_text_parse_attribute, for a text at position `start`. It may use dialects that are not
/// loaded, and those that are being loaded: `built` and the ones after it.
TN_MUST_USE tn_status tn_parser__attribute_of_any(tn_context* context, tn_string_view text,
                                                  const tn_file_range* start,
                                                  const tn_dialect* built,
                                                  tn_attribute* out_attribute);

//===-- Messages (parser_error.c) -------------------------------------------------------------===//

static inline uint32_t tn_parser__offset(const tn_parser* parser, const char* at) {
  return (uint32_t)(at - parser->lexer.text);
}

/// Returns the position of `at` in the line that begins at `line` and has the index `line_index`.
static inline tn_file_range tn_parser__position(const tn_parser* parser, uint32_t line_index,
                                                const char* line, const char* at) {
  const uint32_t indent = line_index == 0 ? parser->start.start_column : 1;
  const uint32_t column = indent + (uint32_t)(at - line);
  const uint32_t number = parser->start.start_line + line_index;
  return (tn_file_range){parser->start.file, number, column, number, column};
}

// These report an error and return TN_MALFORMED. Nothing is reported while the current token is a
// lexer error.

tn_status tn_parser__error_at(tn_parser* parser, const char* at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
/// Reports at the current token; at the end of the text, one character before it.
tn_status tn_parser__error(tn_parser* parser, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Reports at the end of the previous token.
tn_status tn_parser__wrong_token(tn_parser* parser, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Reports an assembled message, and a note (NULL for none) at `note_at`. Frees `message`.
tn_status tn_parser__error_text(tn_parser* parser, const char* at, tn_text_buffer* message,
                                const char* note_at, tn_text_buffer* note);

/// Reports a warning and continues; fails only when out of memory.
tn_status tn_parser__warn(tn_parser* parser, const char* at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));

/// Returns the position of an error about the current token.
const char* tn_parser__error_place(const tn_parser* parser);
/// Returns the position of an error about a missing token: the end of the previous token.
const char* tn_parser__wrong_token_place(const tn_parser* parser);

/// Passes on the status of a getter; errors of the getter are reported at `at`.
tn_status tn_parser__checked(tn_parser* parser, const char* at, tn_status status);

/// Start and stop keeping the reports of getters.
TN_MUST_USE tn_status tn_parser__collect(tn_parser* parser);
void tn_parser__stop_collecting(tn_parser* parser);

void tn_text_buffer__append_type(tn_text_buffer* buffer, tn_type type);  ///< In quotes.

//===-- Tokens (parser_error.c) ---------------------------------------------------------------===//

/// Reports the lexer's error.
void tn_parser__report_lexer_error(tn_parser* parser);

static inline void tn_parser__advance(tn_parser* parser) {
  tn_lexer__next(&parser->lexer, &parser->token);
  if (TN_UNLIKELY(parser->token.kind == TN_TOKEN_ERROR)) tn_parser__report_lexer_error(parser);
}
/// Continues parsing at `at`.
static inline void tn_parser__reset(tn_parser* parser, const char* at) {
  parser->lexer.cursor = at;
  tn_parser__advance(parser);
}
static inline bool tn_parser__is(const tn_parser* parser, tn_token_kind kind) {
  return parser->token.kind == kind;
}
static inline bool tn_parser__consume_if(tn_parser* parser, tn_token_kind kind) {
  if (parser->token.kind != kind) return false;
  tn_parser__advance(parser);
  return true;
}
/// Consumes a token of `kind`; for another token, reports this message.
static inline tn_status tn_parser__expect(tn_parser* parser, tn_token_kind kind,
                                          const char* message) {
  if (TN_LIKELY(tn_parser__consume_if(parser, kind))) return TN_OK;
  return tn_parser__wrong_token(parser, "%s", message);
}
/// Returns true if the current token is this identifier or keyword.
bool tn_parser__is_word(const tn_parser* parser, const char* word);

/// Enters a level of nesting; TN_LIMIT_EXCEEDED beyond TN_TEXT_NESTING_MAX. The caller decrements
/// `depth` afterwards.
TN_MUST_USE tn_status tn_parser__nest(tn_parser* parser);

//===-- Types (parser_type.c) -----------------------------------------------------------------===//

TN_MUST_USE tn_status tn_parser__type(tn_parser* parser, tn_type* out_type);
TN_MUST_USE tn_status tn_parser__non_function_type(tn_parser* parser, tn_type* out_type);
/// Return the signless integer type of a width up to 64, and the float type of a kind, uniqued
/// once.
TN_MUST_USE tn_status tn_parser__integer_type(tn_parser* parser, uint32_t width, tn_type* out_type);
TN_MUST_USE tn_status tn_parser__float_type(tn_parser* parser, tn_float_kind kind,
                                            tn_type* out_type);
bool tn_token__begins_type(const tn_token* token);
/// Returns true if a type can begin with the current token.
bool tn_parser__type_begins(const tn_parser* parser);
/// Parses `(types)`, pushed on the stack of types.
TN_MUST_USE tn_status tn_parser__type_list(tn_parser* parser);
/// Parses the part after the arrow: a type, or a list of types; pushed on the stack of types.
TN_MUST_USE tn_status tn_parser__result_types(tn_parser* parser);

//===-- Attributes (parser_attribute.c) -------------------------------------------------------===//

/// Parses an attribute. `type` is the type that the context requires, or null.
TN_MUST_USE tn_status tn_parser__attribute(tn_parser* parser, tn_type type,
                                           tn_attribute* out_attribute);
/// Likewise, if an attribute can begin with the token; else `*out_attribute` is null.
TN_MUST_USE tn_status tn_parser__optional_attribute(tn_parser* parser, tn_attribute* out_attribute);
/// Parses `{...}`, pushed on the stack of named attributes.
TN_MUST_USE tn_status tn_parser__attribute_dictionary(tn_parser* parser);

//===-- Numbers (parser_number.c) -------------------------------------------------------------===//

/// Returns the value of an integer token, decimal or hexadecimal; false if it does not fit in 64
/// bits.
bool tn_token__uint64(const tn_token* token, uint64_t* out_value);

/// An integer of a type's width, possibly of many words.
typedef struct tn_wide_integer {
  uint64_t* words;  ///< `word_count` words; `small` unless there are more than two.
  size_t word_count;
  uint64_t small[2];
} tn_wide_integer;

/// Returns the value of an integer token in the integer or index type `type`. `*out_fits` is false,
/// and nothing is reported, if the value does not fit. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_parser__integer_value(tn_parser* parser, tn_type type, bool negative,
                                               const tn_token* token, tn_wide_integer* out_value,
                                               bool* out_fits);
void tn_parser__free_integer(tn_parser* parser, tn_wide_integer* value);

/// Returns the encoding of a float or hexadecimal integer token in a float type. `literal_message`
/// is the message for other tokens.
TN_MUST_USE tn_status tn_parser__float_value(tn_parser* parser, tn_type type, bool negative,
                                             const tn_token* token, uint64_t out_words[2]);
TN_MUST_USE tn_status tn_parser__float_attribute(tn_parser* parser, tn_type type, bool negative,
                                                 tn_attribute* out_attribute);
TN_MUST_USE tn_status tn_parser__integer_attribute(tn_parser* parser, tn_type type, bool negative,
                                                   tn_attribute* out_attribute);

//===-- Elements (parser_dense.c) --------------------------------------------===//

TN_MUST_USE tn_status tn_parser__dense(tn_parser* parser, tn_type type,
                                       tn_attribute* out_attribute);
TN_MUST_USE tn_status tn_parser__sparse(tn_parser* parser, tn_type type,
                                        tn_attribute* out_attribute);
TN_MUST_USE tn_status tn_parser__dense_array(tn_parser* parser, tn_attribute* out_attribute);
/// Returns the distinct attribute with this `number` in the file; errors are reported at `at`.
TN_MUST_USE tn_status tn_parser__distinct(tn_parser* parser, uint64_t number,
                                          tn_attribute referenced, const char* at,
                                          tn_attribute* out_attribute);
TN_MUST_USE tn_status tn_parser__dense_resource(tn_parser* parser, tn_type type,
                                                tn_attribute* out_attribute);

//===-- Affine (parser_affine.c) --------------------------------------------------------------===//

/// Parses `affine_map<...>`, from its keyword on; likewise the set.
TN_MUST_USE tn_status tn_parser__affine_map(tn_parser* parser, tn_attribute* out_attribute);
TN_MUST_USE tn_status tn_parser__integer_set(tn_parser* parser, tn_attribute* out_attribute);

//===-- Locations (parser_location.c) ---------------------------------------------------------===//

/// Parses the content of `loc(...)`.
TN_MUST_USE tn_status tn_parser__location(tn_parser* parser, tn_location* out_location);
/// Parses an optional `loc(...)` after an op or block argument.
TN_MUST_USE tn_status tn_parser__trailing_location(tn_parser* parser, tn_ref target);
/// Sets the locations whose aliases were not defined yet.
TN_MUST_USE tn_status tn_parser__resolve_locations(tn_parser* parser);
/// Returns the file position of `at`.
tn_file_range tn_parser__range_at(tn_parser* parser, const char* at);
/// Returns the location of position `at`, as ops and block arguments store it.
TN_MUST_USE tn_status tn_parser__location_of(tn_parser* parser, const char* at,
                                             uint32_t* out_location);

//===-- Aliases and dialects (parser_symbol.c) ------------------------------------------------===//

TN_MUST_USE tn_status tn_parser__extended_type(tn_parser* parser, tn_type* out_type);
TN_MUST_USE tn_status tn_parser__extended_attribute(tn_parser* parser, tn_type type,
                                                    tn_attribute* out_attribute);
TN_MUST_USE tn_status tn_parser__attribute_alias_definition(tn_parser* parser);
TN_MUST_USE tn_status tn_parser__type_alias_definition(tn_parser* parser);
/// Returns the definition, outside of an excerpt, of an alias with its sigil.
const tn_storage* tn_parser__outer_alias(const tn_parser* parser, tn_string_view name, bool behind);
/// Returns the definition of the alias at index `alias`; NULL if it has none (yet).
const tn_storage* tn_alias_table__value(const tn_alias_table* table, uint32_t alias);

//===-- Enum attributes (parser_enum.c) -------------------------------------------------------===//

/// Returns the dialect `name` of a type or attribute, which outlives the parser; NULL if there is
/// none.
TN_MUST_USE tn_status tn_parser__find_dialect(tn_parser* parser, tn_string_view name, bool is_type,
                                              const tn_dialect** out_dialect);
/// Parses a parameter of this enumeration: one keyword, or several flags in quotes.
TN_MUST_USE tn_status tn_parser__enum_parameter(tn_parser* parser,
                                                const tn_enum_attribute* definition,
                                                uint64_t* out_value);
/// Parses the text after the mnemonic of an enum attribute, in the custom form of `frame` or, if
/// that is NULL, in a dialect attribute.
TN_MUST_USE tn_status tn_parser__enum_attribute(tn_parser* parser, const tn_op_frame* frame,
                                                const tn_enum_attribute* definition,
                                                tn_attribute* out_attribute);

//===-- Resources (parser_resource.c) ---------------------------------------------------------===//

/// Parses a resource's key at the current token; returns its name in the context.
TN_MUST_USE tn_status tn_parser__resource_handle(tn_parser* parser, tn_string_view* out_key);
void tn_resource_table__free(tn_parser* parser, tn_resource_table* table);
/// Parses `{-# ... #-}`.
TN_MUST_USE tn_status tn_parser__file_metadata(tn_parser* parser);

//===-- Operations (parser_op.c, parser_block.c, parser_custom.c) -----------------------------===//

/// Parse the top level of a file, and one op. Top-level ops are appended to `parser->block`.
TN_MUST_USE tn_status tn_parser__top_level(tn_parser* parser);
TN_MUST_USE tn_status tn_parser__excerpt(tn_parser* parser);

/// Parses the name of an op in custom form and finds the function that parses it.
TN_MUST_USE tn_status tn_parser__custom_name(tn_parser* parser, tn_op_frame* frame);

/// Parses `%name`.
TN_MUST_USE tn_status tn_parser__argument(tn_parser* parser, tn_unresolved_operand* out_argument);
/// Parses `%name` or `%name#number`.
TN_MUST_USE tn_status tn_parser__operand(tn_parser* parser, tn_unresolved_operand* out_operand);
/// Parses `%a, %b`, pushed on the stack of operands; may be empty.
TN_MUST_USE tn_status tn_parser__operand_list(tn_parser* parser);
/// Moves the named attributes from index `base` on to the op's, as properties or not. Inherent
/// attributes become properties in any case; a property that exists already stays, or is replaced.
TN_MUST_USE tn_status tn_parser__take_attributes(tn_parser* parser, tn_op_frame* frame, size_t base,
                                                 bool properties, bool replace);
/// Likewise for `<...>`: the named attributes from index `base` on, or `attribute` if it is not a
/// dictionary. Errors are recorded in the frame.
TN_MUST_USE tn_status tn_parser__take_properties(tn_parser* parser, tn_op_frame* frame, size_t base,
                                                 tn_attribute attribute);
/// Reports the recorded error.
tn_status tn_parser__refuse_properties(tn_parser* parser, const tn_op_frame* frame);
/// Resolves up to `limit` operands whose types are on the stack, before a region as in MLIR.
TN_MUST_USE tn_status tn_parser__resolve_early(tn_parser* parser, const tn_op_frame* frame,
                                               size_t limit);
/// Creates the op of `frame` from its items on the stacks, with `input_count` operand types before
/// the result types; inserts it in its block, parses its location and binds its results.
TN_MUST_USE tn_status tn_parser__finish_op(tn_parser* parser, tn_op_frame* frame,
                                           size_t input_count);

/// Parses `{` and the text before the first op. `*out_block` is 0 if the region is empty and was
/// parsed.
TN_MUST_USE tn_status tn_parser__open_region(tn_parser* parser, tn_op_frame* frame, bool isolated,
                                             tn_ref* out_block);
/// Parses `^label(arguments):` in the region of `frame`. `first` is the block that it labels, 0 for
/// a new one.
TN_MUST_USE tn_status tn_parser__block_label(tn_parser* parser, tn_ref region, tn_ref first,
                                             tn_ref* out_block);
/// Parses the `}` of a region.
TN_MUST_USE tn_status tn_parser__close_region(tn_parser* parser, tn_op_frame* frame);
/// Parses `[^a, ^b]`, pushed on the stack of successors.
TN_MUST_USE tn_status tn_parser__successor_list(tn_parser* parser);
/// Reports labels, from index `first_saved` of the log on, that were used but not defined.
TN_MUST_USE tn_status tn_parser__check_labels(tn_parser* parser, size_t first_saved);

// Its inline functions use the parser.
#include "text/parser_place.h"

#endif  // TENURE_SRC_TEXT_PARSER_H
