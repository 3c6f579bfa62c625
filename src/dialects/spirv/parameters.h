// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for the assembly of the dialect's types.

#ifndef TENURE_SRC_DIALECTS_SPIRV_PARAMETERS_H
#define TENURE_SRC_DIALECTS_SPIRV_PARAMETERS_H

#include "dialects/common/parameters.h"
#include "text/parser.h"

static inline tn_status tn_spirv__open(tn_parser* parser) {
  return tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'");
}
static inline tn_status tn_spirv__comma(tn_parser* parser) {
  return tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','");
}
static inline tn_status tn_spirv__close(tn_parser* parser) {
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'");
}

/// Parses a 32-bit number.
TN_MUST_USE tn_status tn_spirv__read_number(tn_parser* parser, tn_attribute* out_value);
TN_MUST_USE tn_status tn_spirv__read_keyword(tn_parser* parser, tn_string_view* out_word);
/// Finds the value of a keyword in one of the dialect's enums; false if it is unknown.
TN_MUST_USE tn_status tn_spirv__find_word(tn_parser* parser, const char* mnemonic,
                                          tn_string_view word, bool* out_found,
                                          uint64_t* out_number);

/// Parses an enum keyword; reports others at `at`, or at their own position if that is NULL,
/// between the texts `before` and `after`.
TN_MUST_USE tn_status tn_spirv__read_word(tn_parser* parser, const char* mnemonic, const char* at,
                                          const char* before, const char* after,
                                          tn_uref* out_parameter);

// Set parameters to these values.
TN_MUST_USE tn_status tn_spirv__set_number(const tn_parser* parser, int64_t number,
                                           tn_uref* out_parameter);
TN_MUST_USE tn_status tn_spirv__set_bool(const tn_parser* parser, bool truth,
                                         tn_uref* out_parameter);
TN_MUST_USE tn_status tn_spirv__set_string(const tn_parser* parser, tn_string_view text,
                                           tn_uref* out_parameter);
/// Pops the last `count` dimensions, which start at `base`, from the parser's stack.
TN_MUST_USE tn_status tn_spirv__set_dims(tn_parser* parser, size_t base, size_t count,
                                         tn_uref* out_parameter);

TN_MUST_USE tn_status tn_spirv__parse_struct(tn_parser* parser, tn_uref* parameters);
void tn_spirv__print_struct(const tn_context* context, const tn_uref* parameters,
                            tn_text_buffer* text);
bool tn_spirv__check_struct(const tn_context* context, const tn_uref* parameters,
                            tn_parse_error* out_wrong);

#endif  // TENURE_SRC_DIALECTS_SPIRV_PARAMETERS_H
