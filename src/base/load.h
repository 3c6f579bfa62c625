// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unaligned loads of words.

#ifndef TENURE_SRC_BASE_LOAD_H
#define TENURE_SRC_BASE_LOAD_H

#include <stdint.h>
#include <string.h>

static inline uint64_t tn_load_word(const void* bytes) {
  uint64_t word = 0;
  memcpy(&word, bytes, sizeof word);
  return word;
}

static inline uint32_t tn_load_half_word(const void* bytes) {
  uint32_t half = 0;
  memcpy(&half, bytes, sizeof half);
  return half;
}

#endif  // TENURE_SRC_BASE_LOAD_H
