// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lexer. See lexer.h for its requirements on the text.
//
// Look-ahead never leaves the text: the second character of a token is only read if the first is no
// line break, and so on.

#include "text/lexer.h"

#include "base/hash.h"
#include "base/status.h"

/// Keeps the registers that slow paths need out of the common path of tn_lexer__next.
#define NOINLINE __attribute__((noinline))

//===-- Character classes ---------------------------------------------------------------------===//

#define SPACE 1u  ///< Includes NUL.
#define DIGIT 2u
#define LETTER 4u
#define NAME 8u     ///< Characters of a bare identifier: letters, digits, _ . $
#define SUFFIX 16u  ///< Characters after # % ^ !: those and -
#define HEX 32u
#define STOP 64u  ///< Special characters in strings: quotes, backslashes, line breaks.

static const uint8_t classes[256] = {
    0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  64, 64, 64, 0,  0,  0,   //
    0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,   //
    0,  0,  64, 0,  24, 0,  0,  0,  0,  0,  0,  0,  0,  16, 24, 0,   //
    58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 0,  0,  0,  0,  0,  0,   //
    0,  60, 60, 60, 60, 60, 60, 28, 28, 28, 28, 28, 28, 28, 28, 28,  //
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0,  64, 0,  0,  24,  //
    0,  60, 60, 60, 60, 60, 60, 28, 28, 28, 28, 28, 28, 28, 28, 28,  //
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0,  0,  0,  0,  0,   //
};

static inline bool is_a(char c, unsigned class_mask) {
  return (classes[(unsigned char)c] & class_mask) != 0;
}

const uint8_t tn_lexer__hex_values[256] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   255, 255, 255, 255, 255, 255,  //
    255, 10,  11,  12,  13,  14,  15,  255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 10,  11,  12,  13,  14,  15,  255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  //
};

//===-- Keywords ------------------------------------------------------------------------------===//

typedef struct keyword {
  char text[16];  ///< At most 16 bytes, so that two words hold it; no NUL is needed.
  uint8_t size;
  uint8_t kind;
} keyword;

#define KEYWORD(text, kind) \
  { text, sizeof(text) - 1, TN_TOKEN_KW_##kind }

/// Sorted by first letter; the more frequent first.
static const keyword keywords[] = {
    KEYWORD("array", ARRAY),
    KEYWORD("affine_map", AFFINE_MAP),
    KEYWORD("affine_set", AFFINE_SET),
    KEYWORD("attributes", ATTRIBUTES),
    KEYWORD("bf16", BF16),
    KEYWORD("complex", COMPLEX),
    KEYWORD("ceildiv", CEILDIV),
    KEYWORD("dense", DENSE),
    KEYWORD("dense_resource", DENSE_RESOURCE),
    KEYWORD("distinct", DISTINCT),
    KEYWORD("f32", F32),
    KEYWORD("false", FALSE),
    KEYWORD("f64", F64),
    KEYWORD("f16", F16),
    KEYWORD("for", FOR),
    KEYWORD("func", FUNC),
    KEYWORD("floordiv", FLOORDIV),
    KEYWORD("f80", F80),
    KEYWORD("f128", F128),
    KEYWORD("f8E4M3", F8E4M3),
    KEYWORD("f8E3M4", F8E3M4),
    KEYWORD("f8E5M2", F8E5M2),
    KEYWORD("f8E4M3FN", F8E4M3FN),
    KEYWORD("f4E2M1FN", F4E2M1FN),
    KEYWORD("f6E2M3FN", F6E2M3FN),
    KEYWORD("f6E3M2FN", F6E3M2FN),
    KEYWORD("f8E8M0FNU", F8E8M0FNU),
    KEYWORD("f8E4M3FNUZ", F8E4M3FNUZ),
    KEYWORD("f8E5M2FNUZ", F8E5M2FNUZ),
    KEYWORD("f8E4M3B11FNUZ", F8E4M3B11FNUZ),
    KEYWORD("index", INDEX),
    KEYWORD("loc", LOC),
    KEYWORD("memref", MEMREF),
    KEYWORD("mod", MOD),
    KEYWORD("max", MAX),
    KEYWORD("min", MIN),
    KEYWORD("none", NONE),
    KEYWORD("offset", OFFSET),
    KEYWORD("strided", STRIDED),
    KEYWORD("sparse", SPARSE),
    KEYWORD("size", SIZE),
    KEYWORD("step", STEP),
    KEYWORD("symbol", SYMBOL),
    KEYWORD("tensor", TENSOR),
    KEYWORD("true", TRUE),
    KEYWORD("tuple", TUPLE),
    KEYWORD("type", TYPE),
    KEYWORD("tf32", TF32),
    KEYWORD("to", TO),
    KEYWORD("unit", UNIT),
    KEYWORD("vector", VECTOR),
};

/// The index of the first keyword for each letter from a to z, and the end.
static const uint8_t keywords_of[27] = {0,  4,  5,  7,  10, 10, 30, 30, 30, 31, 31, 31, 32, 36,
                                        37, 38, 38, 38, 38, 43, 49, 50, 51, 51, 51, 51, 51};

/// Compares 2 to 16 bytes: the first and the last ones, which may overlap.
static inline bool is_same(const char* a, const char* b, size_t size) {
  if (size >= 8) {
    return tn_load_word(a) == tn_load_word(b) &&
           tn_load_word(a + size - 8) == tn_load_word(b + size - 8);
  }
  if (size >= 4) {
    return tn_load_half_word(a) == tn_load_half_word(b) &&
           tn_load_half_word(a + size - 4) == tn_load_half_word(b + size - 4);
  }
  return a[0] == b[0] && a[1] == b[1] && a[size - 1] == b[size - 1];
}

static tn_token_kind keyword_kind(const char* start, size_t size) {
  const unsigned letter = (unsigned)(unsigned char)start[0] - 'a';
  if (letter > 25) return TN_TOKEN_BARE_IDENTIFIER;
  for (unsigned i = keywords_of[letter]; i < keywords_of[letter + 1]; ++i) {
    if (keywords[i].size == size && is_same(keywords[i].text, start, size)) {
      return (tn_token_kind)keywords[i].kind;
    }
  }
  return TN_TOKEN_BARE_IDENTIFIER;
}

static bool is_integer_type(const char* start, const char* end) {
  const char* digits = start;
  if (*start == 'i') {
    digits = start + 1;
  } else if ((*start == 's' || *start == 'u') && start[1] == 'i') {
    digits = start + 2;
  }
  if (digits == start || digits == end) return false;
  while (digits < end && is_a(*digits, DIGIT)) ++digits;
  return digits == end;
}

//===-- Tokens --------------------------------------------------------------------------------===//

static void form(tn_lexer* lexer, tn_token* token, tn_token_kind kind, const char* start,
                 const char* end) {
  token->kind = kind;
  token->start = start;
  token->end = end;
  lexer->cursor = end;
}

NOINLINE static void fail(tn_lexer* lexer, tn_token* token, const char* at, const char* end,
                          const char* message) {
  lexer->error = message;
  lexer->error_at = at;
  form(lexer, token, TN_TOKEN_ERROR, at, end);
}

NOINLINE static void lex_identifier(tn_lexer* lexer, tn_token* token, const char* start) {
  const char* p = start + 1;
  while (is_a(*p, NAME)) ++p;
  const tn_token_kind kind =
      is_integer_type(start, p) ? TN_TOKEN_INTEGER_TYPE : keyword_kind(start, (size_t)(p - start));
  form(lexer, token, kind, start, p);
}

/// Lexes a string after the opening quote. `start` is the start of the token, which for @"..." is
/// one byte earlier.
NOINLINE static void lex_string(tn_lexer* lexer, tn_token* token, tn_token_kind kind,
                                const char* start, const char* p) {
  token->has_escapes = false;
  for (;; ++p) {
    const char c = *p;
    if (TN_LIKELY(!is_a(c, STOP))) continue;
    if (c == '"') {
      form(lexer, token, kind, start, p + 1);
      return;
    }
    if (c == '\n' || c == '\v' || c == '\f' || p == lexer->end) {
      fail(lexer, token, p, p, "expected '\"' in string literal");
      return;
    }
    if (c != '\\') continue;
    token->has_escapes = true;
    const char next = p[1];
    if (next == '"' || next == '\\' || next == 'n' || next == 't') {
      ++p;
    } else if (is_a(next, HEX) && is_a(p[2], HEX)) {
      p += 2;
    } else {
      fail(lexer, token, p, p + 1, "unknown escape in string literal");
      return;
    }
  }
}

NOINLINE static void lex_number(tn_lexer* lexer, tn_token* token, const char* start) {
  const char* p = start + 1;
  if (*start == '0' && *p == 'x' && is_a(p[1], HEX)) {
    p += 2;
    while (is_a(*p, HEX)) ++p;
    form(lexer, token, TN_TOKEN_INTEGER, start, p);
    return;
  }
  while (is_a(*p, DIGIT)) ++p;
  if (*p != '.') {
    form(lexer, token, TN_TOKEN_INTEGER, start, p);
    return;
  }
  ++p;
  while (is_a(*p, DIGIT)) ++p;
  if ((*p == 'e' || *p == 'E') &&
      (is_a(p[1], DIGIT) || ((p[1] == '-' || p[1] == '+') && is_a(p[2], DIGIT)))) {
    p += 2;
    while (is_a(*p, DIGIT)) ++p;
  }
  form(lexer, token, TN_TOKEN_FLOAT, start, p);
}

/// Returns the end of the text after # % ^ !: either only digits, or letters, digits and
/// punctuation.
static inline const char* suffix_end(const char* p) {
  if (is_a(*p, DIGIT)) {
    while (is_a(*p, DIGIT)) ++p;
  } else {
    while (is_a(*p, SUFFIX)) ++p;
  }
  return p;
}

const char* tn_lexer__name_end(const char* start) { return suffix_end(start); }

NOINLINE static void lex_prefixed(tn_lexer* lexer, tn_token* token, tn_token_kind kind,
                                  const char* start, const char* message) {
  const char* p = suffix_end(start + 1);
  if (p == start + 1) {
    fail(lexer, token, start, p, message);
    return;
  }
  form(lexer, token, kind, start, p);
}

NOINLINE static void lex_at(tn_lexer* lexer, tn_token* token, const char* start) {
  const char* p = start + 1;
  if (*p == '"') {
    lex_string(lexer, token, TN_TOKEN_AT_IDENTIFIER, start, p + 1);
    return;
  }
  if (!is_a(*p, LETTER) && *p != '_') {
    fail(lexer, token, p, p + 1, "@ identifier expected to start with letter or '_'");
    return;
  }
  while (is_a(*p, NAME)) ++p;
  form(lexer, token, TN_TOKEN_AT_IDENTIFIER, start, p);
}

/// Returns the line break after a comment, or the end.
NOINLINE static const char* comment_end(const char* p, const char* end) {
  while (p < end && *p != '\n' && *p != '\r') ++p;
  return p;
}

/// Lexes the tokens { {-# - -> ... and #-}
NOINLINE static void lex_compound(tn_lexer* lexer, tn_token* token, const char* p) {
  if (*p == '{') {
    const bool metadata = p[1] == '-' && p[2] == '#';
    form(lexer, token, metadata ? TN_TOKEN_FILE_METADATA_BEGIN : TN_TOKEN_LEFT_BRACE, p,
         p + (metadata ? 3 : 1));
  } else if (*p == '-') {
    const bool arrow = p[1] == '>';
    form(lexer, token, arrow ? TN_TOKEN_ARROW : TN_TOKEN_MINUS, p, p + (arrow ? 2 : 1));
  } else if (p[1] == '.' && p[2] == '.') {
    form(lexer, token, TN_TOKEN_ELLIPSIS, p, p + 3);
  } else {
    fail(lexer, token, p + 1, p + 1, "expected three consecutive dots for an ellipsis");
  }
}

NOINLINE static void lex_hash(tn_lexer* lexer, tn_token* token, const char* p) {
  if (p[1] == '-' && p[2] == '}') {
    form(lexer, token, TN_TOKEN_FILE_METADATA_END, p, p + 3);
  } else {
    lex_prefixed(lexer, token, TN_TOKEN_HASH_IDENTIFIER, p, "invalid attribute name");
  }
}

static void lex_other(tn_lexer* lexer, tn_token* token, const char* p) {
  switch (*p) {
    case '"':
      lex_string(lexer, token, TN_TOKEN_STRING, p, p + 1);
      return;
    case '{':
    case '-':
    case '.':
      lex_compound(lexer, token, p);
      return;
    case '#':
      lex_hash(lexer, token, p);
      return;
    case '^':
      lex_prefixed(lexer, token, TN_TOKEN_CARET_IDENTIFIER, p, "invalid block name");
      return;
    case '!':
      lex_prefixed(lexer, token, TN_TOKEN_EXCLAMATION_IDENTIFIER, p, "invalid type identifier");
      return;
    case '@':
      lex_at(lexer, token, p);
      return;
    case '_':
      lex_identifier(lexer, token, p);
      return;
    default:
      fail(lexer, token, p, p + 1, "unexpected character");
      return;
  }
}

// The action for the first character of a token: token kinds are stored directly.
#define OTHER 0
#define BLANK 128
#define IDENTIFIER 129
#define NUMBER 130
#define PERCENT 131
#define SLASH 132

static const uint8_t beginnings[256] = {
    ['\0'] = BLANK,
    ['\t'] = BLANK,
    ['\n'] = BLANK,
    ['\r'] = BLANK,
    [' '] = BLANK,
    ['%'] = PERCENT,
    ['('] = TN_TOKEN_LEFT_PAREN,
    [')'] = TN_TOKEN_RIGHT_PAREN,
    ['*'] = TN_TOKEN_STAR,
    ['+'] = TN_TOKEN_PLUS,
    [','] = TN_TOKEN_COMMA,
    ['/'] = SLASH,
    ['0'] = NUMBER,
    ['1'] = NUMBER,
    ['2'] = NUMBER,
    ['3'] = NUMBER,
    ['4'] = NUMBER,
    ['5'] = NUMBER,
    ['6'] = NUMBER,
    ['7'] = NUMBER,
    ['8'] = NUMBER,
    ['9'] = NUMBER,
    [':'] = TN_TOKEN_COLON,
    ['<'] = TN_TOKEN_LESS,
    ['='] = TN_TOKEN_EQUAL,
    ['>'] = TN_TOKEN_GREATER,
    ['?'] = TN_TOKEN_QUESTION,
    ['A'] = IDENTIFIER,
    ['B'] = IDENTIFIER,
    ['C'] = IDENTIFIER,
    ['D'] = IDENTIFIER,
    ['E'] = IDENTIFIER,
    ['F'] = IDENTIFIER,
    ['G'] = IDENTIFIER,
    ['H'] = IDENTIFIER,
    ['I'] = IDENTIFIER,
    ['J'] = IDENTIFIER,
    ['K'] = IDENTIFIER,
    ['L'] = IDENTIFIER,
    ['M'] = IDENTIFIER,
    ['N'] = IDENTIFIER,
    ['O'] = IDENTIFIER,
    ['P'] = IDENTIFIER,
    ['Q'] = IDENTIFIER,
    ['R'] = IDENTIFIER,
    ['S'] = IDENTIFIER,
    ['T'] = IDENTIFIER,
    ['U'] = IDENTIFIER,
    ['V'] = IDENTIFIER,
    ['W'] = IDENTIFIER,
    ['X'] = IDENTIFIER,
    ['Y'] = IDENTIFIER,
    ['Z'] = IDENTIFIER,
    ['['] = TN_TOKEN_LEFT_SQUARE,
    [']'] = TN_TOKEN_RIGHT_SQUARE,
    ['a'] = IDENTIFIER,
    ['b'] = IDENTIFIER,
    ['c'] = IDENTIFIER,
    ['d'] = IDENTIFIER,
    ['e'] = IDENTIFIER,
    ['f'] = IDENTIFIER,
    ['g'] = IDENTIFIER,
    ['h'] = IDENTIFIER,
    ['i'] = IDENTIFIER,
    ['j'] = IDENTIFIER,
    ['k'] = IDENTIFIER,
    ['l'] = IDENTIFIER,
    ['m'] = IDENTIFIER,
    ['n'] = IDENTIFIER,
    ['o'] = IDENTIFIER,
    ['p'] = IDENTIFIER,
    ['q'] = IDENTIFIER,
    ['r'] = IDENTIFIER,
    ['s'] = IDENTIFIER,
    ['t'] = IDENTIFIER,
    ['u'] = IDENTIFIER,
    ['v'] = IDENTIFIER,
    ['w'] = IDENTIFIER,
    ['x'] = IDENTIFIER,
    ['y'] = IDENTIFIER,
    ['z'] = IDENTIFIER,
    ['|'] = TN_TOKEN_VERTICAL_BAR,
    ['}'] = TN_TOKEN_RIGHT_BRACE,
};

/// A separate function, so that the end is not loaded together with the cursor: one load of both
/// would wait for the store of the previous cursor.
NOINLINE static void lex_end(tn_lexer* lexer, tn_token* token) {
  form(lexer, token, TN_TOKEN_EOF, lexer->end, lexer->end);
}

void tn_lexer__next(tn_lexer* lexer, tn_token* out_token) {
  const char* p = lexer->cursor;
  for (; p != lexer->end; ++p) {
    const uint8_t beginning = beginnings[(unsigned char)*p];
    switch (beginning) {
      case BLANK:
        break;
      case IDENTIFIER:
        lex_identifier(lexer, out_token, p);
        return;
      case PERCENT:
        lex_prefixed(lexer, out_token, TN_TOKEN_PERCENT_IDENTIFIER, p, "invalid SSA name");
        return;
      case NUMBER:
        lex_number(lexer, out_token, p);
        return;
      case OTHER:
        lex_other(lexer, out_token, p);
        return;
      case SLASH:
        if (p[1] == '/') {
          p = comment_end(p, lexer->end) - 1;
        } else {
          form(lexer, out_token, TN_TOKEN_SLASH, p, p + 1);
          return;
        }
        break;
      default:
        form(lexer, out_token, (tn_token_kind)beginning, p, p + 1);
        return;
    }
  }
  lex_end(lexer, out_token);
}

//===-- String values -------------------------------------------------------------------------===//

static const char* string_contents(const tn_token* token, size_t* out_size) {
  const size_t prefix = token->kind == TN_TOKEN_AT_IDENTIFIER ? 2 : 1;
  *out_size = (size_t)(token->end - token->start) - prefix - 1;
  return token->start + prefix;
}

size_t tn_token__unescape(const tn_token* token, char* out) {
  size_t size = 0;
  const char* p = string_contents(token, &size);
  const char* end = p + size;
  char* to = out;
  while (p < end) {
    char c = *p++;
    if (c == '\\') {
      c = *p++;
      if (c == 'n') {
        c = '\n';
      } else if (c == 't') {
        c = '\t';
      } else if (c != '"' && c != '\\') {
        c = (char)(tn_lexer__hex_digit(c) << 4 | tn_lexer__hex_digit(*p++));
      }
    }
    *to++ = c;
  }
  return (size_t)(to - out);
}
