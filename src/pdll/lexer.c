// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens. The lexer reports errors and returns an invalid token. The end of an included file is a
// separate token, after which the including file continues.

#include "pdll/pdll.h"

typedef struct keyword {
  const char* text;
  tn_pdll_token_kind kind;
} keyword;

static const keyword keywords[] = {
    {"Attr", TN_PDLL_KW_ATTR_CLASS}, {"Constraint", TN_PDLL_KW_CONSTRAINT},
    {"Op", TN_PDLL_KW_OP_CLASS},     {"OpName", TN_PDLL_KW_OP_NAME},
    {"Pattern", TN_PDLL_KW_PATTERN}, {"Rewrite", TN_PDLL_KW_REWRITE_CLASS},
    {"Type", TN_PDLL_KW_TYPE_CLASS}, {"TypeRange", TN_PDLL_KW_TYPE_RANGE},
    {"Value", TN_PDLL_KW_VALUE},     {"ValueRange", TN_PDLL_KW_VALUE_RANGE},
    {"_", TN_PDLL_UNDERSCORE},       {"attr", TN_PDLL_KW_ATTR},
    {"erase", TN_PDLL_KW_ERASE},     {"let", TN_PDLL_KW_LET},
    {"not", TN_PDLL_KW_NOT},         {"op", TN_PDLL_KW_OP},
    {"replace", TN_PDLL_KW_REPLACE}, {"return", TN_PDLL_KW_RETURN},
    {"rewrite", TN_PDLL_KW_REWRITE}, {"type", TN_PDLL_KW_TYPE},
    {"with", TN_PDLL_KW_WITH}};

static const char punctuation[] = ":,.;{}()]<>";
static const tn_pdll_token_kind punctuation_kinds[] = {
    TN_PDLL_COLON,    TN_PDLL_COMMA,   TN_PDLL_DOT,     TN_PDLL_SEMICOLON,
    TN_PDLL_L_BRACE,  TN_PDLL_R_BRACE, TN_PDLL_L_PAREN, TN_PDLL_R_PAREN,
    TN_PDLL_R_SQUARE, TN_PDLL_LESS,    TN_PDLL_GREATER};

static bool is_letter(int c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_digit(int c) { return c >= '0' && c <= '9'; }
static bool is_word(int c) { return is_letter(c) || is_digit(c) || c == '_'; }

static int hex_digit(int c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// Returns the byte at a distance from the current one; -1 beyond the end.
static int peek(const tn_pdll_parser* parser, size_t distance) {
  const tn_string_view text = parser->buffer->text;
  return distance < text.size - parser->offset ? (unsigned char)text.data[parser->offset + distance]
                                               : -1;
}

static void form(tn_pdll_parser* parser, tn_pdll_token_kind kind, size_t start) {
  parser->token.kind = kind;
  parser->token.place = (tn_pdll_place){parser->buffer, start};
  parser->token.text = (tn_string_view){parser->buffer->text.data + start, parser->offset - start};
}

static void refuse(tn_pdll_parser* parser, size_t start, size_t at, const char* why) {
  tn_pdll__fail(parser, (tn_pdll_place){parser->buffer, at}, "%s", why);
  form(parser, TN_PDLL_ERROR, start);
}

void tn_pdll__open_buffer(tn_pdll_parser* parser, tn_pdll_buffer* buffer) {
  buffer->next = parser->buffers;
  parser->buffers = buffer;
  parser->buffer = buffer;
  parser->offset = 0;
  if (tn_source_lines_create(&parser->context->allocator, buffer->text, &buffer->lines) != TN_OK) {
    buffer->lines = NULL;
  }
}

/// Skips the characters after an escape's backslash; false if they are invalid.
static bool skip_escape(tn_pdll_parser* parser) {
  const int c = peek(parser, 0);
  if (c == '"' || c == '\\' || c == 'n' || c == 't') {
    ++parser->offset;
    return true;
  }
  if (hex_digit(c) < 0 || hex_digit(peek(parser, 1)) < 0) return false;
  parser->offset += 2;
  return true;
}

/// Lexes a string that starts at `start`, after its opening quotes.
static void lex_string(tn_pdll_parser* parser, size_t start, bool is_block) {
  for (;;) {
    const int c = peek(parser, 0);
    if (c < 0) {
      refuse(parser, start, parser->offset - (parser->offset != 0),
             is_block ? "expected '}]' in string literal" : "expected '\"' in string literal");
      return;
    }
    ++parser->offset;
    if (c == '"' && !is_block) {
      form(parser, TN_PDLL_STRING, start);
      return;
    }
    if (c == '}' && is_block && peek(parser, 0) == ']') {
      ++parser->offset;
      form(parser, TN_PDLL_STRING_BLOCK, start);
      return;
    }
    if (!is_block && (c == '\n' || c == '\v' || c == '\f')) {
      refuse(parser, start, parser->offset - 1, "expected '\"' in string literal");
      return;
    }
    if (c == '\\' && !skip_escape(parser)) {
      refuse(parser, start, parser->offset - 1, "unknown escape in string literal");
      return;
    }
  }
}

static void lex_word(tn_pdll_parser* parser, size_t start) {
  while (is_word(peek(parser, 0))) ++parser->offset;
  form(parser, TN_PDLL_IDENTIFIER, start);
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; ++i) {
    if (tn_string_view_equal(parser->token.text, tn_string_view_from(keywords[i].text))) {
      parser->token.kind = keywords[i].kind;
    }
  }
}

/// Skips whitespace and comments.
static void skip_blank(tn_pdll_parser* parser) {
  for (;;) {
    const int c = peek(parser, 0);
    if (c == 0 || c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      ++parser->offset;
    } else if (c == '/' && peek(parser, 1) == '/') {
      while (peek(parser, 0) >= 0 && peek(parser, 0) != '\n' && peek(parser, 0) != '\r') {
        ++parser->offset;
      }
    } else {
      return;
    }
  }
}

static void lex_end(tn_pdll_parser* parser) {
  form(parser, TN_PDLL_EOF, parser->offset);
  if (parser->buffer->parent == NULL) return;
  parser->offset = parser->buffer->resume;
  parser->buffer = (tn_pdll_buffer*)parser->buffer->parent;
}

static void lex_mark(tn_pdll_parser* parser, int c, size_t start) {
  const char* found = c == 0 ? NULL : strchr(punctuation, c);
  if (found != NULL) {
    form(parser, punctuation_kinds[found - punctuation], start);
  } else if ((c == '-' || c == '=') && peek(parser, 0) == '>') {
    ++parser->offset;
    form(parser, c == '-' ? TN_PDLL_ARROW : TN_PDLL_EQUAL_ARROW, start);
  } else if (c == '=') {
    form(parser, TN_PDLL_EQUAL, start);
  } else if (c == '[') {
    form(parser, TN_PDLL_L_SQUARE, start);
  } else {
    refuse(parser, start, start, "unexpected character");
  }
}

void tn_pdll__advance(tn_pdll_parser* parser) {
  skip_blank(parser);
  const int c = peek(parser, 0);
  const size_t start = parser->offset;
  if (c < 0) {
    lex_end(parser);
    return;
  }
  ++parser->offset;
  if (is_letter(c) || c == '_') {
    lex_word(parser, start);
  } else if (is_digit(c)) {
    while (is_digit(peek(parser, 0))) ++parser->offset;
    form(parser, TN_PDLL_INTEGER, start);
  } else if (c == '#') {
    while (is_word(peek(parser, 0))) ++parser->offset;
    form(parser, TN_PDLL_DIRECTIVE, start);
  } else if (c == '"') {
    lex_string(parser, start, false);
  } else if (c == '[' && peek(parser, 0) == '{') {
    ++parser->offset;
    lex_string(parser, start, true);
  } else {
    lex_mark(parser, c, start);
  }
}

void tn_pdll__reset(tn_pdll_parser* parser, tn_pdll_place place) {
  // At the end of an included file, its parent is already the current buffer.
  parser->buffer = (tn_pdll_buffer*)place.buffer;
  parser->offset = place.offset;
  tn_pdll__advance(parser);
}

tn_string_view tn_pdll__string_value(tn_pdll_parser* parser) {
  const size_t quote = parser->token.kind == TN_PDLL_STRING ? 1 : 2;
  const tn_string_view inner = {parser->token.text.data + quote,
                                parser->token.text.size - 2 * quote};
  char* bytes = tn_arena__take(&parser->arena, inner.size + 1);
  if (bytes == NULL) {
    tn_pdll__out_of_memory(parser);
    return (tn_string_view){NULL, 0};
  }
  size_t size = 0;
  for (size_t i = 0; i < inner.size; ++i) {
    char c = inner.data[i];
    if (c == '\\') {
      c = inner.data[++i];
      const int high = hex_digit(c);
      if (high >= 0) c = (char)(high * 16 + hex_digit(inner.data[++i]));
      if (c == 'n' && high < 0) c = '\n';
      if (c == 't' && high < 0) c = '\t';
    }
    bytes[size++] = c;
  }
  return (tn_string_view){bytes, size};
}
