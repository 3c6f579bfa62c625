// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A random piece of MLIR's text, made from a grammar.

#ifndef TENURE_TESTS_FUZZ_TEXT_GRAMMAR_H
#define TENURE_TESTS_FUZZ_TEXT_GRAMMAR_H

#include <stddef.h>
#include <stdint.h>

typedef enum fuzz_phrase {
  FUZZ_TYPE = 'T',
  FUZZ_ATTRIBUTE = 'A',
  FUZZ_LOCATION = 'L',
  FUZZ_OP = 'O',
  FUZZ_BLOCK = 'B',
  FUZZ_INTEGER = 'N',
  FUZZ_FLOAT = 'R',
  FUZZ_QUOTED = 'S',
  FUZZ_VALUE = 'U',
  FUZZ_NAME = 'W',
  FUZZ_ALIAS = 'D',
  FUZZ_SYMBOL = 'Y',
  FUZZ_LABEL = 'C',
} fuzz_phrase;

/// Writes a phrase; at most `capacity` bytes of it. `depth` bounds what nests in it.
size_t fuzz_grammar_write(fuzz_phrase phrase, int depth, uint64_t* random, char* out,
                          size_t capacity);

#endif  // TENURE_TESTS_FUZZ_TEXT_GRAMMAR_H
