// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variable-width integers. The number of trailing zero bits of the first byte is the number of
// bytes that follow. The value is above the lowest set bit, in little-endian order. A first byte of
// zero precedes a full 8-byte value.

#include "bytecode/cursor.h"

#include <string.h>

static uint64_t load(const uint8_t* at, size_t size) {
  uint64_t value = 0;
  for (size_t i = size; i-- > 0;) value = value << 8 | at[i];
  return value;
}

/// Loads eight bytes in little-endian order.
static inline uint64_t load_eight(const uint8_t* at) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  uint64_t value;
  memcpy(&value, at, sizeof value);
  return value;
#else
  return load(at, 8);
#endif
}

bool tn_cursor__long_varint(tn_cursor* cursor, uint64_t* out_value) {
  *out_value = 0;
  if (cursor->at == cursor->end) return false;
  const size_t left = tn_cursor__left(cursor);
  const unsigned first = *cursor->at;
  if (TN_LIKELY(first != 0 && left >= 8)) {
    // For 1 to 8 bytes: load them, and drop the length bits.
    const unsigned size = (unsigned)__builtin_ctz(first) + 1;
    *out_value = load_eight(cursor->at) << (64 - 8 * size) >> (64 - 7 * size);
    cursor->at += size;
    return true;
  }
  if (first == 0) {
    if (left < 9) return false;
    *out_value = load(cursor->at + 1, 8);
    cursor->at += 9;
    return true;
  }
  const unsigned more = (unsigned)__builtin_ctz(first);
  if (left < more + 1u) return false;
  *out_value = load(cursor->at, more + 1u) >> (more + 1u);
  cursor->at += more + 1u;
  return true;
}
