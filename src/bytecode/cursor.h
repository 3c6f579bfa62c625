// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads untrusted bytes: a position and an end. Nothing is read past the end, and sizes are
// compared by subtraction.

#ifndef TENURE_SRC_BYTECODE_CURSOR_H
#define TENURE_SRC_BYTECODE_CURSOR_H

#include "base/status.h"

typedef struct tn_cursor {
  const uint8_t* at;
  const uint8_t* end;
} tn_cursor;

static inline size_t tn_cursor__left(const tn_cursor* cursor) {
  return (size_t)(cursor->end - cursor->at);
}

static inline bool tn_cursor__byte(tn_cursor* cursor, uint8_t* out_byte) {
  if (TN_UNLIKELY(cursor->at == cursor->end)) return false;
  *out_byte = *cursor->at++;
  return true;
}

/// Reads a variable-width integer of more than one byte.
bool tn_cursor__long_varint(tn_cursor* cursor, uint64_t* out_value);

/// Reads a variable-width integer. Returns false, without moving the cursor, if it is truncated.
static inline bool tn_cursor__varint(tn_cursor* cursor, uint64_t* out_value) {
  if (TN_LIKELY(cursor->at != cursor->end) && TN_LIKELY((*cursor->at & 1u) != 0)) {
    *out_value = *cursor->at++ >> 1;
    return true;
  }
  return tn_cursor__long_varint(cursor, out_value);
}

static inline int64_t tn_from_zigzag(uint64_t value) {
  return (int64_t)(value >> 1 ^ (0 - (value & 1u)));
}
static inline uint64_t tn_to_zigzag(int64_t value) {
  return (uint64_t)value << 1 ^ (value < 0 ? UINT64_MAX : 0);
}

static inline bool tn_cursor__signed(tn_cursor* cursor, int64_t* out_value) {
  uint64_t value;
  if (!tn_cursor__varint(cursor, &value)) return false;
  *out_value = tn_from_zigzag(value);
  return true;
}

/// Returns a pointer to the next `size` bytes, which are not copied.
static inline bool tn_cursor__bytes(tn_cursor* cursor, uint64_t size, const uint8_t** out_bytes) {
  if (TN_UNLIKELY(size > tn_cursor__left(cursor))) return false;
  *out_bytes = cursor->at;
  cursor->at += size;
  return true;
}

#endif  // TENURE_SRC_BYTECODE_CURSOR_H
