// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Literals of elements: `1`, `[[1, 2], [3, 4]]`, `"0x..."`, `(1, 2)`.
//
// The type that determines the meaning of the tokens follows them. So a literal is processed twice:
// first its shape is determined and its tokens are counted, and once the type is known they are
// lexed again. Nothing else is stored in between, however long the literal is.

#ifndef TENURE_SRC_TEXT_PARSER_LITERAL_H
#define TENURE_SRC_TEXT_PARSER_LITERAL_H

#include "text/parser.h"

typedef struct tn_literal {
  const char* start;
  tn_token hex;  ///< The string token; of kind EOF for other literals.
  bool is_list;
  size_t dims;         ///< Index of its extents on the parser's stack of dimensions.
  size_t rank;         ///< The number of extents.
  size_t token_count;  ///< The number of numbers and strings; parts of complex numbers count
                       ///< separately.
} tn_literal;

/// Parses a literal; `allow_hex` allows a single string. Its extents stay on the stack of
/// dimensions.
TN_MUST_USE tn_status tn_parser__literal(tn_parser* parser, bool allow_hex,
                                         tn_literal* out_literal);
/// Returns the literal as an attribute of elements of `type`. Errors about the whole literal are
/// reported at `at`.
TN_MUST_USE tn_status tn_parser__literal_attribute(tn_parser* parser, const tn_literal* literal,
                                                   const char* at, tn_type type,
                                                   tn_attribute* out_attribute);
/// Decodes a hexadecimal string token to a block of `*out_byte_size` + 1 bytes that the caller
/// frees. TN_NOT_FOUND, not reported, for other strings.
TN_MUST_USE tn_status tn_parser__hex_bytes(tn_parser* parser, const tn_token* token,
                                           unsigned char** out_bytes, size_t* out_byte_size);
/// Parses the colon and the type of elements, unless `type` is set already.
TN_MUST_USE tn_status tn_parser__elements_type(tn_parser* parser, const char* at, tn_type* type);

#endif  // TENURE_SRC_TEXT_PARSER_LITERAL_H
