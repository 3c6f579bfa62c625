// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's text as the mutator sees it: tokens that know their kind, the white space before them
// and the bracket that they match. Any bytes make tokens; nothing is refused here.

#ifndef TENURE_TESTS_FUZZ_TEXT_TOKENS_H
#define TENURE_TESTS_FUZZ_TEXT_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum fuzz_token_kind {
  FUZZ_WORD,
  FUZZ_NUMBER,
  FUZZ_STRING,
  FUZZ_PERCENT,
  FUZZ_CARET,
  FUZZ_AT,
  FUZZ_HASH,
  FUZZ_BANG,
  FUZZ_OPEN,
  FUZZ_CLOSE,
  FUZZ_OTHER,
} fuzz_token_kind;

typedef struct fuzz_token {
  const char* start;
  uint32_t size;
  uint32_t mate;  ///< The bracket's other half; itself if it has none.
  uint8_t kind;
  char gap;  ///< The white space before it: 0, a space or a line break.
} fuzz_token;

#define FUZZ_TOKEN_MAX 6000

typedef struct fuzz_tokens {
  fuzz_token items[FUZZ_TOKEN_MAX];
  size_t count;
} fuzz_tokens;

/// Splits a text; what comes after FUZZ_TOKEN_MAX tokens is left out.
void fuzz_tokens_split(fuzz_tokens* tokens, const char* text, size_t size);

/// Finds the brackets' other halves again after a change.
void fuzz_tokens_match(fuzz_tokens* tokens);

/// Puts `count` tokens instead of `removed` ones; false if there is no room.
bool fuzz_tokens_splice(fuzz_tokens* tokens, size_t at, size_t removed, const fuzz_token* inserted,
                        size_t count);

/// Writes the text; at most `capacity` bytes.
size_t fuzz_tokens_join(const fuzz_tokens* tokens, char* out, size_t capacity);

#endif  // TENURE_TESTS_FUZZ_TEXT_TOKENS_H
