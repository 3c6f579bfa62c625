// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lexer: splits MLIR text into tokens.
//
// A token is a kind and two pointers into the text; nothing is copied or allocated. The text need
// not end with a NUL, but the byte before its end, or the one at its end, must be a line break:
// every loop over a class of characters stops there, so only the search for the start of a token
// compares with the end. Source: LangRef, "Notation", "Common syntax"; positions of errors follow
// mlir-opt.

#ifndef TENURE_SRC_TEXT_LEXER_H
#define TENURE_SRC_TEXT_LEXER_H

#include <tenure/base.h>

typedef enum tn_token_kind {
  TN_TOKEN_EOF,
  TN_TOKEN_ERROR,  ///< The message is in tn_lexer.
  TN_TOKEN_AT_IDENTIFIER,
  TN_TOKEN_HASH_IDENTIFIER,
  TN_TOKEN_PERCENT_IDENTIFIER,
  TN_TOKEN_CARET_IDENTIFIER,
  TN_TOKEN_EXCLAMATION_IDENTIFIER,
  TN_TOKEN_FLOAT,
  TN_TOKEN_INTEGER,
  TN_TOKEN_STRING,
  TN_TOKEN_ARROW,
  TN_TOKEN_COLON,
  TN_TOKEN_COMMA,
  TN_TOKEN_ELLIPSIS,
  TN_TOKEN_EQUAL,
  TN_TOKEN_FILE_METADATA_BEGIN,
  TN_TOKEN_FILE_METADATA_END,
  TN_TOKEN_GREATER,
  TN_TOKEN_LEFT_BRACE,
  TN_TOKEN_LEFT_PAREN,
  TN_TOKEN_LEFT_SQUARE,
  TN_TOKEN_LESS,
  TN_TOKEN_MINUS,
  TN_TOKEN_PLUS,
  TN_TOKEN_QUESTION,
  TN_TOKEN_RIGHT_BRACE,
  TN_TOKEN_RIGHT_PAREN,
  TN_TOKEN_RIGHT_SQUARE,
  TN_TOKEN_SLASH,
  TN_TOKEN_STAR,
  TN_TOKEN_VERTICAL_BAR,
  // All tokens from here on have the syntax of identifiers.
  TN_TOKEN_BARE_IDENTIFIER,
  TN_TOKEN_INTEGER_TYPE,  ///< i32, si8, ui1.
  // The keywords. Those of the float types are in the order of tn_float_kind.
  TN_TOKEN_KW_F4E2M1FN,
  TN_TOKEN_KW_F6E2M3FN,
  TN_TOKEN_KW_F6E3M2FN,
  TN_TOKEN_KW_F8E3M4,
  TN_TOKEN_KW_F8E4M3,
  TN_TOKEN_KW_F8E4M3B11FNUZ,
  TN_TOKEN_KW_F8E4M3FN,
  TN_TOKEN_KW_F8E4M3FNUZ,
  TN_TOKEN_KW_F8E5M2,
  TN_TOKEN_KW_F8E5M2FNUZ,
  TN_TOKEN_KW_F8E8M0FNU,
  TN_TOKEN_KW_BF16,
  TN_TOKEN_KW_F16,
  TN_TOKEN_KW_TF32,
  TN_TOKEN_KW_F32,
  TN_TOKEN_KW_F64,
  TN_TOKEN_KW_F80,
  TN_TOKEN_KW_F128,
  TN_TOKEN_KW_AFFINE_MAP,
  TN_TOKEN_KW_AFFINE_SET,
  TN_TOKEN_KW_ARRAY,
  TN_TOKEN_KW_ATTRIBUTES,
  TN_TOKEN_KW_CEILDIV,
  TN_TOKEN_KW_COMPLEX,
  TN_TOKEN_KW_DENSE,
  TN_TOKEN_KW_DENSE_RESOURCE,
  TN_TOKEN_KW_DISTINCT,
  TN_TOKEN_KW_FALSE,
  TN_TOKEN_KW_FLOORDIV,
  TN_TOKEN_KW_FOR,
  TN_TOKEN_KW_FUNC,
  TN_TOKEN_KW_INDEX,
  TN_TOKEN_KW_LOC,
  TN_TOKEN_KW_MAX,
  TN_TOKEN_KW_MEMREF,
  TN_TOKEN_KW_MIN,
  TN_TOKEN_KW_MOD,
  TN_TOKEN_KW_NONE,
  TN_TOKEN_KW_OFFSET,
  TN_TOKEN_KW_SIZE,
  TN_TOKEN_KW_SPARSE,
  TN_TOKEN_KW_STEP,
  TN_TOKEN_KW_STRIDED,
  TN_TOKEN_KW_SYMBOL,
  TN_TOKEN_KW_TENSOR,
  TN_TOKEN_KW_TO,
  TN_TOKEN_KW_TRUE,
  TN_TOKEN_KW_TUPLE,
  TN_TOKEN_KW_TYPE,
  TN_TOKEN_KW_UNIT,
  TN_TOKEN_KW_VECTOR
} tn_token_kind;

typedef struct tn_token {
  tn_token_kind kind;
  bool has_escapes;  ///< For strings and @"..."; not set for others.
  const char* start;
  const char* end;
} tn_token;

typedef struct tn_lexer {
  const char* text;
  const char* end;
  const char* cursor;  ///< The position from which the next token is lexed.
  const char* error;   ///< The message of the last TN_TOKEN_ERROR; static.
  const char* error_at;
} tn_lexer;

/// Lexes the next token. Cost: O(bytes read), allocates nothing.
void tn_lexer__next(tn_lexer* lexer, tn_token* out_token);

static inline tn_string_view tn_token__spelling(const tn_token* token) {
  return (tn_string_view){token->start, (size_t)(token->end - token->start)};
}

/// Returns true for bare identifiers, integer types and keywords, which may be names.
static inline bool tn_token__is_identifier(const tn_token* token) {
  return token->kind >= TN_TOKEN_BARE_IDENTIFIER;
}
/// Returns true for keywords, which do not include integer types.
static inline bool tn_token__is_keyword(const tn_token* token) {
  return token->kind > TN_TOKEN_INTEGER_TYPE;
}
static inline bool tn_token__is_float_type(const tn_token* token) {
  return token->kind >= TN_TOKEN_KW_F4E2M1FN && token->kind <= TN_TOKEN_KW_F128;
}
/// Returns true for a hexadecimal integer literal.
static inline bool tn_token__is_hex(const tn_token* token) {
  return token->end - token->start > 1 && token->start[1] == 'x';
}

static inline bool tn_lexer__is_letter(char c) {
  return (unsigned)((unsigned char)c | 0x20u) - 'a' < 26;
}

/// The value of each hexadecimal digit, 0xff for other characters.
extern const uint8_t tn_lexer__hex_values[256];

/// Returns the value of a hexadecimal digit, -1 for other characters.
static inline int tn_lexer__hex_digit(char c) {
  const uint8_t value = tn_lexer__hex_values[(unsigned char)c];
  return value == 0xff ? -1 : value;
}

/// Returns the end of the value name at `start`, after a %; `start` if there is none.
const char* tn_lexer__name_end(const char* start);

/// Writes the value of a string token (or the string in an @"..." token) to `out`, which has space
/// for as many bytes as the token; returns the number of bytes.
size_t tn_token__unescape(const tn_token* token, char* out);

#endif  // TENURE_SRC_TEXT_LEXER_H
