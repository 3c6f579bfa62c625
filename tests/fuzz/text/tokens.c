// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splitting text into tokens and joining them again.

#include "text/tokens.h"

#include <ctype.h>
#include <string.h>

static bool in_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.';
}

static const char* word_end(const char* p, const char* end) {
  while (p < end && in_word(*p)) ++p;
  return p;
}

static const char* string_end(const char* p, const char* end) {
  for (++p; p < end && *p != '"' && *p != '\n'; ++p) {
    if (*p == '\\' && p + 1 < end) ++p;
  }
  return p < end ? p + 1 : end;
}

static fuzz_token_kind kind_of(char c) {
  if (isdigit((unsigned char)c)) return FUZZ_NUMBER;
  if (in_word(c)) return FUZZ_WORD;
  switch (c) {
    case '"':
      return FUZZ_STRING;
    case '%':
      return FUZZ_PERCENT;
    case '^':
      return FUZZ_CARET;
    case '@':
      return FUZZ_AT;
    case '#':
      return FUZZ_HASH;
    case '!':
      return FUZZ_BANG;
    case '(':
    case '[':
    case '{':
    case '<':
      return FUZZ_OPEN;
    case ')':
    case ']':
    case '}':
    case '>':
      return FUZZ_CLOSE;
    default:
      return FUZZ_OTHER;
  }
}

/// Of what consists of signs; the brackets of the metadata dictionary are signs that no bracket matches.
static const char* sign_end(const char* p, const char* end) {
  static const char* const signs[] = {"{-#", "#-}", "->", "::", ">=", "=="};
  for (size_t i = 0; i < sizeof signs / sizeof signs[0]; ++i) {
    const size_t size = strlen(signs[i]);
    if ((size_t)(end - p) >= size && memcmp(p, signs[i], size) == 0) return p + size;
  }
  return p + 1;
}

static const char* token_end(const char* p, const char* end, fuzz_token* token) {
  const char* sign = sign_end(p, end);
  token->kind = (uint8_t)(sign == p + 1 ? kind_of(*p) : FUZZ_OTHER);
  switch (token->kind) {
    case FUZZ_WORD:
    case FUZZ_NUMBER:
      return word_end(p, end);
    case FUZZ_STRING:
      return string_end(p, end);
    case FUZZ_PERCENT:
    case FUZZ_CARET:
    case FUZZ_AT:
    case FUZZ_HASH:
    case FUZZ_BANG:
      return p + 1 < end && p[1] == '"' ? string_end(p + 1, end) : word_end(p + 1, end);
    default:
      return sign;
  }
}

void fuzz_tokens_split(fuzz_tokens* tokens, const char* text, size_t size) {
  const char* p = text;
  const char* end = text + size;
  char gap = 0;
  tokens->count = 0;
  while (p < end && tokens->count < FUZZ_TOKEN_MAX) {
    if (isspace((unsigned char)*p)) {
      gap = gap == '\n' || *p == '\n' ? '\n' : ' ';
      ++p;
      continue;
    }
    fuzz_token token = {.start = p, .gap = gap};
    p = token_end(p, end, &token);
    token.size = (uint32_t)(p - token.start);
    tokens->items[tokens->count++] = token;
    gap = 0;
  }
  fuzz_tokens_match(tokens);
}

static bool matches(char open, char close) {
  return close == (open == '(' ? ')' : (char)(open + 2));
}

void fuzz_tokens_match(fuzz_tokens* tokens) {
  static uint32_t open[FUZZ_TOKEN_MAX];
  size_t depth = 0;
  for (size_t i = 0; i < tokens->count; ++i) {
    fuzz_token* token = &tokens->items[i];
    token->mate = (uint32_t)i;
    if (token->kind == FUZZ_OPEN) open[depth++] = (uint32_t)i;
    if (token->kind != FUZZ_CLOSE) continue;
    // A bracket that nothing closes does not keep those around it apart.
    for (size_t d = depth; d-- > 0 && depth - d < 4;) {
      if (!matches(*tokens->items[open[d]].start, *token->start)) continue;
      token->mate = open[d];
      tokens->items[open[d]].mate = (uint32_t)i;
      depth = d;
      break;
    }
  }
}

bool fuzz_tokens_splice(fuzz_tokens* tokens, size_t at, size_t removed, const fuzz_token* inserted,
                        size_t count) {
  if (tokens->count - removed + count > FUZZ_TOKEN_MAX) return false;
  // What is inserted may lie in the tokens themselves.
  static fuzz_token kept[FUZZ_TOKEN_MAX];
  if (count != 0) memcpy(kept, inserted, count * sizeof *kept);
  fuzz_token* place = &tokens->items[at];
  memmove(place + count, place + removed, (tokens->count - at - removed) * sizeof *place);
  if (count != 0) memcpy(place, kept, count * sizeof *kept);
  tokens->count += count - removed;
  return true;
}

size_t fuzz_tokens_join(const fuzz_tokens* tokens, char* out, size_t capacity) {
  size_t size = 0;
  for (size_t i = 0; i < tokens->count; ++i) {
    const fuzz_token* token = &tokens->items[i];
    if (capacity - size < (size_t)token->size + 1) break;
    if (token->gap != 0) out[size++] = token->gap;
    memcpy(out + size, token->start, token->size);
    size += token->size;
  }
  return size;
}
