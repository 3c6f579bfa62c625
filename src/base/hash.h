// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hashing: xxHash's XXH3, compiled in once (hash.c).

#ifndef TENURE_SRC_BASE_HASH_H
#define TENURE_SRC_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define XXH_STATIC_LINKING_ONLY
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
#include <xxhash.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include "base/load.h"

uint64_t tn_hash_bytes(const void* bytes, size_t size, uint64_t seed);

typedef XXH128_hash_t tn_wide_hash;
tn_wide_hash tn_wide_hash_bytes(const void* bytes, size_t size, uint64_t seed);

/// Hashes bytes incrementally. The result equals that of tn_hash_bytes or tn_wide_hash_bytes with
/// seed 0.
typedef XXH3_state_t tn_hash_stream;
void tn_hash_stream_init(tn_hash_stream* stream);
void tn_hash_stream_add(tn_hash_stream* stream, const void* bytes, size_t size);
uint64_t tn_hash_stream_digest(const tn_hash_stream* stream);
tn_wide_hash tn_hash_stream_wide_digest(const tn_hash_stream* stream);

/// Mixes one word; for keys of a word or two. The multipliers are SplitMix64's (Steele, Lea, Flood
/// 2014, "Fast Splittable Pseudorandom Number Generators").
static inline uint64_t tn_hash_word(uint64_t word) {
  word ^= word >> 32;
  word *= UINT64_C(0x9E3779B97F4A7C15);
  word ^= word >> 29;
  word *= UINT64_C(0xBF58476D1CE4E5B9);
  return word ^ (word >> 32);
}

/// Hashes a name; cheap for up to 16 bytes, as most names have. The result differs from that of
/// tn_hash_bytes.
static inline uint64_t tn_hash_name(const char* bytes, size_t size) {
  uint64_t head = 0;
  uint64_t tail = 0;
  if (size > 16) return tn_hash_bytes(bytes, size, 0);
  if (size >= 8) {
    memcpy(&head, bytes, 8);
    memcpy(&tail, bytes + size - 8, 8);
  } else if (size >= 4) {
    memcpy(&head, bytes, 4);
    memcpy(&tail, bytes + size - 4, 4);
  } else {
    for (size_t i = 0; i < size; ++i) head = head << 8 | (unsigned char)bytes[i];
  }
  return tn_hash_word(head ^ tail * UINT64_C(0xC2B2AE3D27D4EB4F) ^ (uint64_t)size << 56);
}

#endif  // TENURE_SRC_BASE_HASH_H
