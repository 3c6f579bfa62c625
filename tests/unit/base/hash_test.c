// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hashes of bytes, at once and in parts. Files hold them, so they are XXH3's.

#include "base/hash.h"

#include "tn_test.h"

static unsigned char bytes[3000];

static void fill(void) {
  for (size_t i = 0; i < sizeof bytes; ++i) bytes[i] = (unsigned char)(i * 7 + i / 256);
}

TN_TEST(known_values) {
  EXPECT_TRUE(tn_hash_bytes("", 0, 0) == UINT64_C(0x2D06800538D394C2));
  const tn_wide_hash wide = tn_wide_hash_bytes("", 0, 0);
  EXPECT_TRUE(wide.high64 == UINT64_C(0x99AA06D3014798D8));
  EXPECT_TRUE(wide.low64 == UINT64_C(0x6001C324468D497F));
}

TN_TEST(parts_hash_as_the_whole) {
  fill();
  for (size_t size = 0; size < sizeof bytes; size += size < 300 ? 1 : 97) {
    for (size_t part = 1; part <= 1024; part *= 4) {
      tn_hash_stream stream;
      tn_hash_stream_init(&stream);
      for (size_t at = 0; at < size; at += part) {
        tn_hash_stream_add(&stream, bytes + at, size - at < part ? size - at : part);
      }
      const tn_wide_hash wide = tn_wide_hash_bytes(bytes, size, 0);
      const tn_wide_hash found = tn_hash_stream_wide_digest(&stream);
      EXPECT_TRUE(tn_hash_stream_digest(&stream) == tn_hash_bytes(bytes, size, 0));
      EXPECT_TRUE(found.low64 == wide.low64 && found.high64 == wide.high64);
    }
  }
}

TN_TEST(names_differ_by_each_byte) {
  char name[40];
  for (size_t size = 1; size < sizeof name; ++size) {
    memset(name, 'a', sizeof name);
    const uint64_t hash = tn_hash_name(name, size);
    for (size_t i = 0; i < size; ++i) {
      name[i] = 'b';
      EXPECT_TRUE(tn_hash_name(name, size) != hash);
      name[i] = 'a';
    }
  }
}
