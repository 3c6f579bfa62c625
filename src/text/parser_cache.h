// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Caches of the parser: map texts to uniqued objects.
//
// The same few names, types and endings of ops occur repeatedly, and comparing a text with one that
// was parsed before is much cheaper than parsing and uniquing it again. A text that was parsed to
// its end has the same meaning everywhere in the file, because aliases are never redefined; its
// extent is only guessed, and a wrong guess is a miss. If a body that is stored as text contains a
// name that may become an alias later, defining an alias clears the caches.

#ifndef TENURE_SRC_TEXT_PARSER_CACHE_H
#define TENURE_SRC_TEXT_PARSER_CACHE_H

#include "ir/uniqued.h"
#include "text/lexer.h"

typedef struct tn_parser tn_parser;
typedef struct tn_op_frame tn_op_frame;

/// A text, and its uniqued object.
typedef struct tn_spelling {
  uint64_t head;  ///< Its first and last eight bytes; shorter texts are in `head` alone.
  uint64_t tail;
  const char* start;
  tn_uref storage;  ///< 0: free.
  uint32_t size;
} tn_spelling;

/// The types of an op as text, `(i32, i32) -> i32`, and their position on the stack.
typedef struct tn_signature {
  uint64_t head;
  uint64_t tail;
  const char* start;
  uint32_t size;
  uint32_t first;  ///< Index on the stack of cached types.
  uint32_t input_count;
  uint32_t count;
} tn_signature;

#define TN_ENDING_IS_GENERIC UINT32_MAX

/// The text of an op without regions after its operands (and successors), with the properties,
/// attributes and types that it gives an op of that name; or all text after the name of an op in
/// custom form, except the names of operands (parser_form_cache.c).
typedef struct tn_ending {
  const char* start;
  uint32_t size;  ///< 0: free.
  uint32_t hash;
  tn_uref name;         ///< The op's name.
  tn_uref shape;        ///< The op's shape.
  uint32_t type_at;     ///< Number of bytes before the types.
  uint32_t first_type;  ///< Index on the stack of cached types.
  uint32_t input_count;
  uint32_t type_count;
  uint32_t first_value;  ///< Index on the stack of cached values.
  uint32_t value_count;
  /// For a custom form, one more value per operand is its index among the operands in the text;
  /// else TN_ENDING_IS_GENERIC.
  uint32_t operand_count;
} tn_ending;

/// Recent queries and hits of a cache. A cache with few hits is disabled for a while: looking up,
/// and adding what it misses, would cost more than it saves.
typedef struct tn_cache_use {
  uint32_t asked;
  uint32_t found;
  uint32_t rest;  ///< Number of queries for which it stays disabled.
} tn_cache_use;

/// Direct-mapped, endings in pairs. The capacity depends on the size of the text.
typedef struct tn_spelling_cache {
  size_t byte_size;
  unsigned shift;          ///< 64 minus the binary logarithm of the number of entries of a kind.
  uint32_t ending_mask;    ///< The number of endings minus one.
  bool has_verbatim_name;  ///< Whether a cached text contains a name that may become an alias.
  tn_spelling* identifiers;
  tn_spelling* operation_names;
  tn_spelling* types;
  tn_signature* signatures;
  tn_ending* endings;
  tn_cache_use signature_use;
  tn_cache_use ending_use;
  tn_cache_use form_use;
} tn_spelling_cache;

/// Returns NULL when out of memory (not reported).
tn_spelling_cache* tn_spelling_cache__create(const tn_allocator* allocator, size_t text_size);
void tn_spelling_cache__destroy(tn_spelling_cache* cache, const tn_allocator* allocator);

/// Records that a body was stored as text although it contains a name like an alias.
void tn_parser__note_verbatim_name(tn_parser* parser);
/// Called when an alias is defined, which such a body may contain.
void tn_parser__forget_verbatim_names(tn_parser* parser);

//===-- Names and strings (parser_cache.c) ----------------------------------------------------===//

/// Returns the identifier with this text, which is in the source.
TN_MUST_USE tn_status tn_parser__identifier(tn_parser* parser, tn_string_view text,
                                            tn_identifier* out_identifier);
/// Returns the value of a string token (or @ token); one with escapes is valid until the next call.
TN_MUST_USE tn_status tn_parser__string_value(tn_parser* parser, const tn_token* token,
                                              tn_string_view* out_text);
/// Returns the interned op name of the current string token.
TN_MUST_USE tn_status tn_parser__operation_name(tn_parser* parser, tn_string_view text,
                                                tn_uref* out_name);

//===-- Types (parser_cache.c) ----------------------------------------------------------------===//

/// Looks up the type at the current token: if found, the parser is after it; else `*out_size` is
/// the number of bytes of the type (0: not known).
bool tn_parser__find_type(tn_parser* parser, tn_type* out_type, uint32_t* out_size);
void tn_parser__keep_type(tn_parser* parser, const char* start, uint32_t size, tn_type type);

//===-- Signatures and endings (parser_suffix_cache.c) ----------------------------------------===//

/// Returns the possible end of the text after an op's operands: the end of the line, or a location.
/// NULL if that is too far.
const char* tn_parser__guess_end(const tn_parser* parser);

/// Looks up the types after an op's colon: if found, pushes them on the stack of types, and the
/// parser is after them. `end` is their possible end (NULL: not known).
TN_MUST_USE tn_status tn_parser__find_signature(tn_parser* parser, const char* end,
                                                size_t* out_input_count, bool* out_found);
/// Caches the types from index `base` on of that stack.
TN_MUST_USE tn_status tn_parser__keep_signature(tn_parser* parser, const char* start,
                                                const char* end, size_t base, size_t input_count);

/// Looks up the text of `frame` after its operands: if found, pushes the values of its attributes
/// and its types, sets its shape and `type_at`, and the parser is after the text.
TN_MUST_USE tn_status tn_parser__find_ending(tn_parser* parser, tn_op_frame* frame,
                                             size_t* out_input_count, bool* out_found);
/// Caches the attributes and types of `frame`.
TN_MUST_USE tn_status tn_parser__keep_ending(tn_parser* parser, tn_op_frame* frame,
                                             size_t input_count);

// For parser_form_cache.c: whether a cache is disabled; whether the text parsed from `start` on
// ends at `end`, in any context; the cached items, and clearing them; the slot of a new ending.
bool tn_cache_use__rests(tn_cache_use* use);
bool tn_parser__is_whole(const tn_parser* parser, const char* start, const char* end);
TN_MUST_USE tn_status tn_parser__keep_types(tn_parser* parser, size_t base, uint32_t* out_first);
TN_MUST_USE tn_status tn_parser__keep_values(tn_parser* parser, const tn_op_frame* frame,
                                             size_t more_count, uint32_t* out_first);
TN_MUST_USE tn_status tn_parser__take_ending(tn_parser* parser, const tn_ending* ending,
                                             tn_op_frame* frame);
tn_ending* tn_spelling_cache__ending_slot(const tn_spelling_cache* cache, uint32_t hash);

//===-- Custom forms (parser_form_cache.c) ----------------------------------------------------===//

/// Looks up the text after the name of an op in custom form, with other operands: if found,
/// everything is on the stacks for tn_parser__finish_op.
TN_MUST_USE tn_status tn_parser__find_form(tn_parser* parser, tn_op_frame* frame,
                                           size_t* out_input_count, bool* out_found);
/// Caches that text, from which `op` was created.
TN_MUST_USE tn_status tn_parser__keep_form(tn_parser* parser, const tn_op_frame* frame,
                                           size_t input_count, uint32_t op);

#endif  // TENURE_SRC_TEXT_PARSER_CACHE_H
