// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The only file that xxHash is compiled into: elsewhere it would add several kilobytes to each
// object.

#define XXH_INLINE_ALL
#include "base/hash.h"

uint64_t tn_hash_bytes(const void* bytes, size_t size, uint64_t seed) {
  return XXH3_64bits_withSeed(bytes, size, seed);
}

tn_wide_hash tn_wide_hash_bytes(const void* bytes, size_t size, uint64_t seed) {
  return XXH3_128bits_withSeed(bytes, size, seed);
}

void tn_hash_stream_init(tn_hash_stream* stream) { XXH3_64bits_reset(stream); }

void tn_hash_stream_add(tn_hash_stream* stream, const void* bytes, size_t size) {
  XXH3_64bits_update(stream, bytes, size);
}

uint64_t tn_hash_stream_digest(const tn_hash_stream* stream) { return XXH3_64bits_digest(stream); }

tn_wide_hash tn_hash_stream_wide_digest(const tn_hash_stream* stream) {
  return XXH3_128bits_digest(stream);
}
