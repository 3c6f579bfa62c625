// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source ranges in a text, and completions in incomplete text, which the parser's files record. If
// they are not requested, each costs one test.

#ifndef TENURE_SRC_TEXT_PARSER_PLACE_H
#define TENURE_SRC_TEXT_PARSER_PLACE_H

#include "text/parser.h"

//===-- Source ranges (parser_place.c) --------------------------------------------------------===//

TN_MUST_USE tn_status tn_parser__add_place(tn_parser* parser, tn_text_place_kind kind,
                                           const char* start, const char* end, tn_ref what,
                                           uint32_t number);
/// Records the range from `start` to `end`, if requested: `what` in the IR, and the number for
/// ranges of that kind.
static inline tn_status tn_parser__note(tn_parser* parser, tn_text_place_kind kind,
                                        const char* start, const char* end, tn_ref what,
                                        uint32_t number) {
  if (TN_LIKELY(parser->places == NULL)) return TN_OK;
  return tn_parser__add_place(parser, kind, start, end, what, number);
}
/// Records the name of an alias that is defined as `value`, or used (NULL).
TN_MUST_USE tn_status tn_parser__note_alias(tn_parser* parser, const char* start, const char* end,
                                            const tn_storage* value);
/// Records the name at `offset`, which defines `count` values from `value` on.
TN_MUST_USE tn_status tn_parser__note_values(tn_parser* parser, uint32_t offset, uint32_t count,
                                             tn_ref value);
TN_MUST_USE tn_status tn_parser__add_op(tn_parser* parser, const tn_op_frame* frame, tn_ref op);
/// Records a created op, its operands and its results.
static inline tn_status tn_parser__note_op(tn_parser* parser, const tn_op_frame* frame, tn_ref op) {
  if (TN_LIKELY(parser->places == NULL)) return TN_OK;
  return tn_parser__add_op(parser, frame, op);
}

//===-- Suggestions (parser_suggest.c) --------------------------------------------------------===//

/// Truncates the text at the position of suggestions. `*out_found` is false if there can be none,
/// as in a comment.
TN_MUST_USE tn_status tn_parser__cut_text(tn_parser* parser, tn_string_view* text, bool* out_found);
/// Returns whether suggestions are requested for the current token.
static inline bool tn_parser__suggests(const tn_parser* parser) {
  return TN_UNLIKELY(parser->suggest_at == parser->token.start);
}
// These add suggestions, and return TN_MALFORMED.
/// `start` is the start of the op, including its results.
tn_status tn_parser__suggest_op(tn_parser* parser, const char* start);
tn_status tn_parser__suggest_op_of(tn_parser* parser, tn_string_view dialect);
/// Adds completions in the string at `at`, which is an op's name.
tn_status tn_parser__suggest_op_string(tn_parser* parser, const char* at);
tn_status tn_parser__suggest_value(tn_parser* parser);
tn_status tn_parser__suggest_block(tn_parser* parser);
tn_status tn_parser__suggest_type(tn_parser* parser);
tn_status tn_parser__suggest_attribute(tn_parser* parser);
/// Adds an optional, or required, keyword if suggestions are requested.
void tn_parser__suggest_word(const tn_parser* parser, tn_string_view word, bool optional);

#endif  // TENURE_SRC_TEXT_PARSER_PLACE_H
