// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands where in a text, and what may stand where it is not finished: what the parser's
// files say of it while they read. A text for which nobody asked costs a test for each thing that
// would be noted.

#ifndef TENURE_SRC_TEXT_PARSER_PLACE_H
#define TENURE_SRC_TEXT_PARSER_PLACE_H

#include "text/parser.h"

//===-- Places (parser_place.c) ---------------------------------------------------------------===//

TN_MUST_USE tn_status tn_parser__add_place(tn_parser* parser, tn_text_place_kind kind,
                                           const char* start, const char* end, tn_ref what,
                                           uint32_t number);
/// Records the range from `start` to `end`, if requested: `what` in the IR, and the number
/// that belongs to places of that kind.
static inline tn_status tn_parser__note(tn_parser* parser, tn_text_place_kind kind,
                                        const char* start, const char* end, tn_ref what,
                                        uint32_t number) {
  if (TN_LIKELY(parser->places == NULL)) return TN_OK;
  return tn_parser__add_place(parser, kind, start, end, what, number);
}
/// Notes the name of an alias that is defined as `value`, or used (NULL).
TN_MUST_USE tn_status tn_parser__note_alias(tn_parser* parser, const char* start, const char* end,
                                            const tn_storage* value);
/// Notes the name at `offset`, which defines `count` values from `value` on.
TN_MUST_USE tn_status tn_parser__note_values(tn_parser* parser, uint32_t offset, uint32_t count,
                                             tn_ref value);
TN_MUST_USE tn_status tn_parser__add_op(tn_parser* parser, const tn_op_frame* frame, tn_ref op);
/// Notes an op that was made, its operands and its results.
static inline tn_status tn_parser__note_op(tn_parser* parser, const tn_op_frame* frame, tn_ref op) {
  if (TN_LIKELY(parser->places == NULL)) return TN_OK;
  return tn_parser__add_op(parser, frame, op);
}

//===-- Suggestions (parser_suggest.c) --------------------------------------------------------===//

/// Cuts the text off where suggestions are asked for. `*out_found` is false where none can be made,
/// as inside of a comment.
TN_MUST_USE tn_status tn_parser__cut_text(tn_parser* parser, tn_string_view* text, bool* out_found);
/// Whether suggestions are asked for what is looked at.
static inline bool tn_parser__suggests(const tn_parser* parser) {
  return TN_UNLIKELY(parser->suggest_at == parser->token.start);
}
// These add what may stand there, and return TN_MALFORMED.
/// `start` is where the op starts, with its results.
tn_status tn_parser__suggest_op(tn_parser* parser, const char* start);
tn_status tn_parser__suggest_op_of(tn_parser* parser, tn_string_view dialect);
/// Completions in the string at `at`, which is an op's name.
tn_status tn_parser__suggest_op_string(tn_parser* parser, const char* at);
tn_status tn_parser__suggest_value(tn_parser* parser);
tn_status tn_parser__suggest_block(tn_parser* parser);
tn_status tn_parser__suggest_type(tn_parser* parser);
tn_status tn_parser__suggest_attribute(tn_parser* parser);
/// A word that may stand here, or has to: nothing happens unless suggestions are asked for.
void tn_parser__suggest_word(const tn_parser* parser, tn_string_view word, bool optional);

#endif  // TENURE_SRC_TEXT_PARSER_PLACE_H
