// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Literals of elements: `1`, `[[1, 2], [3, 4]]`, `"0x..."`, `(1, 2)`.
//
// The type that determines the tokens' meaning follows them. So a literal is processed twice:
// first its shape is found and its tokens are counted, and once the type is known they are lexed
// again, from where the literal begins. Nothing is kept of them in between, however many there are.

#ifndef TENURE_SRC_TEXT_PARSER_LITERAL_H
#define TENURE_SRC_TEXT_PARSER_LITERAL_H

#include "text/parser.h"

typedef struct tn_literal {
  const char* start;
  tn_token hex;  ///< The string token, of kind EOF if it is no such literal.
  bool is_list;
  size_t dims;         ///< Where its extents begin on the parser's stack of dimensions,
  size_t rank;         ///< and how many there are.
  size_t token_count;  ///< Numbers and strings, the parts of complex numbers one by one.
} tn_literal;

/// Reads a literal; `allow_hex`: it may be one string. Its extents stay on the stack of dimensions.
TN_MUST_USE tn_status tn_parser__literal(tn_parser* parser, bool allow_hex,
                                         tn_literal* out_literal);
/// The attribute that the literal is, as elements of `type`. `at` is where errors about all of it
/// are reported.
TN_MUST_USE tn_status tn_parser__literal_attribute(tn_parser* parser, const tn_literal* literal,
                                                   const char* at, tn_type type,
                                                   tn_attribute* out_attribute);
/// What the hexadecimal string of a string token says, in a block of `*out_byte_size` + 1 bytes
/// that the caller gives back. TN_NOT_FOUND, not reported, when it is no such string.
TN_MUST_USE tn_status tn_parser__hex_bytes(tn_parser* parser, const tn_token* token,
                                           unsigned char** out_bytes, size_t* out_byte_size);
/// The colon and the type of elements, unless `type` says it already.
TN_MUST_USE tn_status tn_parser__elements_type(tn_parser* parser, const char* at, tn_type* type);

#endif  // TENURE_SRC_TEXT_PARSER_LITERAL_H
