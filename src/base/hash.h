// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hashing: xxHash's XXH3, compiled in.

#ifndef TENURE_SRC_BASE_HASH_H
#define TENURE_SRC_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define XXH_INLINE_ALL
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
#include <xxhash.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

static inline uint64_t tn_hash_bytes(const void* bytes, size_t size, uint64_t seed) {
  return XXH3_64bits_withSeed(bytes, size, seed);
}

/// Mixes one word; for keys that are a word or two.
static inline uint64_t tn_hash_word(uint64_t word) {
  word ^= word >> 32;
  word *= UINT64_C(0x9E3779B97F4A7C15);
  word ^= word >> 29;
  word *= UINT64_C(0xBF58476D1CE4E5B9);
  return word ^ (word >> 32);
}

#endif  // TENURE_SRC_BASE_HASH_H
