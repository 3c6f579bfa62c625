// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Caches of the parser: from texts to their uniqued objects.
//
// The same few names, types and endings of ops occur over and over, and comparing a text
// with one that was read before is much cheaper than reading and uniquing it again. A spelling that
// was read to its very end means the same anywhere in a text, for aliases are never
// redefined; how far it goes is only guessed, and a wrong guess misses. Where a body that is kept
// as it is spelled names what may become an alias further on, defining one forgets everything.

#ifndef TENURE_SRC_TEXT_PARSER_CACHE_H
#define TENURE_SRC_TEXT_PARSER_CACHE_H

#include "ir/uniqued.h"
#include "text/lexer.h"

typedef struct tn_parser tn_parser;
typedef struct tn_op_frame tn_op_frame;

/// A piece of the text, and its uniqued object.
typedef struct tn_spelling {
  uint64_t head;  ///< Its first and last eight bytes; less than eight make up `head`.
  uint64_t tail;
  const char* start;
  tn_uref storage;  ///< 0: free.
  uint32_t size;
} tn_spelling;

/// The types of an op as text, `(i32, i32) -> i32`, and where they are kept.
typedef struct tn_signature {
  uint64_t head;
  uint64_t tail;
  const char* start;
  uint32_t size;
  uint32_t first;  ///< On the stack of kept types.
  uint32_t input_count;
  uint32_t count;
} tn_signature;

#define TN_ENDING_IS_GENERIC UINT32_MAX

/// The part of an op without regions after its operands (and successors): properties, attributes
/// and types, and what they make of an op of that name; or all that follows the name of one in
/// custom form, whatever its operands are called (parser_form_cache.c).
typedef struct tn_ending {
  const char* start;
  uint32_t size;  ///< 0: free.
  uint32_t hash;
  tn_uref name;         ///< Of the op.
  tn_uref shape;        ///< Of the op.
  uint32_t type_at;     ///< Bytes before the types.
  uint32_t first_type;  ///< On the stack of kept types.
  uint32_t input_count;
  uint32_t type_count;
  uint32_t first_value;  ///< On the stack of kept values.
  uint32_t value_count;
  /// Of a custom form, for each operand a value more says where it is among those in the text; else
  /// TN_ENDING_IS_GENERIC.
  uint32_t operand_count;
} tn_ending;

/// How often a cache was asked of late, and had it. One that seldom has is left alone for a while:
/// asking it, and keeping what it did not have, costs more than it saves.
typedef struct tn_cache_use {
  uint32_t asked;
  uint32_t found;
  uint32_t rest;  ///< So many times it is not asked.
} tn_cache_use;

/// Direct-mapped, endings in pairs. As many as the size of the text suggests.
typedef struct tn_spelling_cache {
  size_t byte_size;
  unsigned shift;  ///< 64 less the binary logarithm of how many spellings there are of a kind.
  uint32_t ending_mask;    ///< How many endings there are, less one.
  bool has_verbatim_name;  ///< Whether something kept names what may become an alias.
  tn_spelling* identifiers;
  tn_spelling* operation_names;
  tn_spelling* types;
  tn_signature* signatures;
  tn_ending* endings;
  tn_cache_use signature_use;
  tn_cache_use ending_use;
  tn_cache_use form_use;
} tn_spelling_cache;

/// NULL when out of memory (not reported).
tn_spelling_cache* tn_spelling_cache__create(const tn_allocator* allocator, size_t text_size);
void tn_spelling_cache__destroy(tn_spelling_cache* cache, const tn_allocator* allocator);

/// Records that a body was kept as text although it names something like an alias.
void tn_parser__note_verbatim_name(tn_parser* parser);
/// An alias was defined, which may be what such a body names.
void tn_parser__forget_verbatim_names(tn_parser* parser);

//===-- Names and strings (parser_cache.c) ----------------------------------------------------===//

/// The identifier with this text, which is a piece of the source.
TN_MUST_USE tn_status tn_parser__identifier(tn_parser* parser, tn_string_view text,
                                            tn_identifier* out_identifier);
/// The value of a string token (or @ token); what has escapes is kept until the next call.
TN_MUST_USE tn_status tn_parser__string_value(tn_parser* parser, const tn_token* token,
                                              tn_string_view* out_text);
/// The interned op name of the string token that is looked at.
TN_MUST_USE tn_status tn_parser__operation_name(tn_parser* parser, tn_string_view text,
                                                tn_uref* out_name);

//===-- Types (parser_cache.c) ----------------------------------------------------------------===//

/// The type spelled at the token that is looked at, if it was read before, in which case the parser
/// is past it; else `*out_size` says how much of the text the type takes (0: not known).
bool tn_parser__find_type(tn_parser* parser, tn_type* out_type, uint32_t* out_size);
void tn_parser__keep_type(tn_parser* parser, const char* start, uint32_t size, tn_type type);

//===-- Signatures and endings (parser_suffix_cache.c) ----------------------------------------===//

/// The possible end of the part after an op's operands: at the end of the line, or at a location.
/// NULL if that is too far.
const char* tn_parser__guess_end(const tn_parser* parser);

/// The types after an op's colon, if they were read before: pushed on the stack of types, with the
/// parser past them. `end` is where they may end (NULL: not known).
TN_MUST_USE tn_status tn_parser__find_signature(tn_parser* parser, const char* end,
                                                size_t* out_input_count, bool* out_found);
/// Keeps the types from number `base` on of that stack.
TN_MUST_USE tn_status tn_parser__keep_signature(tn_parser* parser, const char* start,
                                                const char* end, size_t base, size_t input_count);

/// The part of `frame` after its operands, if it was read before: the values of its attributes and
/// its types pushed on their stacks, its shape and `type_at` set, with the parser past them.
TN_MUST_USE tn_status tn_parser__find_ending(tn_parser* parser, tn_op_frame* frame,
                                             size_t* out_input_count, bool* out_found);
/// Keeps what `frame` was found to have there.
TN_MUST_USE tn_status tn_parser__keep_ending(tn_parser* parser, tn_op_frame* frame,
                                             size_t input_count);

// For parser_form_cache.c: whether a cache rests; whether what was read from `start` on ends at
// `end`, and would wherever these bytes are; what is kept, of which forgetting takes all; the place
// of a new ending.
bool tn_cache_use__rests(tn_cache_use* use);
bool tn_parser__is_whole(const tn_parser* parser, const char* start, const char* end);
TN_MUST_USE tn_status tn_parser__keep_types(tn_parser* parser, size_t base, uint32_t* out_first);
TN_MUST_USE tn_status tn_parser__keep_values(tn_parser* parser, const tn_op_frame* frame,
                                             size_t more_count, uint32_t* out_first);
TN_MUST_USE tn_status tn_parser__take_ending(tn_parser* parser, const tn_ending* ending,
                                             tn_op_frame* frame);
tn_ending* tn_spelling_cache__ending_slot(const tn_spelling_cache* cache, uint32_t hash);

//===-- Custom forms (parser_form_cache.c) ----------------------------------------------------===//

/// What follows the name of the op in custom form, if it was read before with other operands: all
/// of it is on the stacks then, for tn_parser__finish_op.
TN_MUST_USE tn_status tn_parser__find_form(tn_parser* parser, tn_op_frame* frame,
                                           size_t* out_input_count, bool* out_found);
/// Keeps what was read there, of which `op` was made.
TN_MUST_USE tn_status tn_parser__keep_form(tn_parser* parser, const tn_op_frame* frame,
                                           size_t input_count, uint32_t op);

#endif  // TENURE_SRC_TEXT_PARSER_CACHE_H
