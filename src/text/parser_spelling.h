// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the parser's caches: keys of texts, and their ends.

#ifndef TENURE_SRC_TEXT_PARSER_SPELLING_H
#define TENURE_SRC_TEXT_PARSER_SPELLING_H

#include "text/parser.h"

/// The first and the last eight bytes of a text, which for up to 16 is all of it, and its size.
typedef struct tn_spelling_key {
  uint64_t head;
  uint64_t tail;
  uint32_t size;
} tn_spelling_key;

static inline uint64_t tn_spelling__word(const char* p) {
  uint64_t word = 0;
  memcpy(&word, p, sizeof word);
  return word;
}

/// Loads up to seven bytes as a word.
static inline uint64_t tn_spelling__short(const char* p, size_t size) {
  if (size >= 4) {
    uint32_t low = 0;
    uint32_t high = 0;
    memcpy(&low, p, sizeof low);
    memcpy(&high, p + size - 4, sizeof high);
    return low | (uint64_t)high << 32;
  }
  uint64_t word = 0;
  for (size_t i = 0; i < size; ++i) word = word << 8 | (unsigned char)p[i];
  return word;
}

static inline tn_spelling_key tn_spelling__key(tn_string_view text) {
  tn_spelling_key key = {.size = (uint32_t)text.size};
  if (text.size >= 8) {
    key.head = tn_spelling__word(text.data);
    key.tail = tn_spelling__word(text.data + text.size - 8);
  } else {
    key.head = tn_spelling__short(text.data, text.size);
  }
  return key;
}

static inline size_t tn_spelling__slot(const tn_spelling_cache* cache, const tn_spelling_key* key) {
  const uint64_t mixed = (key->head ^ key->size) * UINT64_C(0x9E3779B97F4A7C15) ^
                         key->tail * UINT64_C(0xC2B2AE3D27D4EB4F);
  return ((mixed ^ mixed >> 32) * UINT64_C(0x9E3779B97F4A7C15)) >> cache->shift;
}

/// Returns true if there are only spaces between `at` and the current token: the text parsed before
/// ends there.
static inline bool tn_parser__ends_at(const tn_parser* parser, const char* at) {
  if (at > parser->token.start) return false;
  while (at < parser->token.start && (*at == ' ' || *at == '\n')) ++at;
  return at == parser->token.start;
}

#endif  // TENURE_SRC_TEXT_PARSER_SPELLING_H
