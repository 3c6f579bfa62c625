// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writer's data structures: bytes with variable-width integers, lists, and hash tables.
// Failures are stored in the writer.

#ifndef TENURE_SRC_BYTECODE_WRITER_TABLE_H
#define TENURE_SRC_BYTECODE_WRITER_TABLE_H

#include <string.h>

#include "ir/context.h"

typedef struct tn_writer tn_writer;

//===-- Bytes ---------------------------------------------------------------------------------===//

/// A growing array of bytes, with a capacity of at least TN_BYTES_MIN from the start.
typedef struct tn_bytes {
  uint8_t* data;
  size_t size;
  size_t capacity;
} tn_bytes;

#define TN_BYTES_MIN 256u

/// Makes room for `size` bytes. When out of memory, TN_BYTES_MIN bytes are still available, which
/// overwrite earlier ones. Growing once in advance avoids copies.
void tn_bytes__grow(tn_writer* writer, tn_bytes* bytes, size_t size);
static inline uint8_t* tn_bytes__room(tn_writer* writer, tn_bytes* bytes, size_t size) {
  if (TN_UNLIKELY(bytes->capacity - bytes->size < size)) tn_bytes__grow(writer, bytes, size);
  return bytes->data + bytes->size;
}
void tn_bytes__append(tn_writer* writer, tn_bytes* bytes, const void* data, size_t size);
static inline void tn_bytes__put(tn_writer* writer, tn_bytes* bytes, uint8_t byte) {
  *tn_bytes__room(writer, bytes, 1) = byte;
  ++bytes->size;
}

/// Maximum number of bytes of a variable-width integer.
#define TN_VARINT_MAX 9u
static inline size_t tn_varint__size(uint64_t value) {
  if (value < 128) return 1;
  const unsigned bits = 64u - (unsigned)__builtin_clzll(value);
  // bits / 7, rounded up: this is exact for such small numbers.
  return bits > 56 ? 9 : (bits + 6) * 37 >> 8;
}
/// Writes an integer to `at`, which has room for TN_VARINT_MAX bytes, and returns its end. The low
/// bits of the first byte are the number of bytes that follow, so this is a single 8-byte store.
static inline uint8_t* tn_varint__put(uint8_t* at, uint64_t value) {
  if (TN_LIKELY(value < 128)) {
    *at = (uint8_t)(value << 1 | 1u);
    return at + 1;
  }
  const size_t size = tn_varint__size(value);
  const bool is_longest = size == TN_VARINT_MAX;
  const uint64_t word = is_longest ? value : (value << 1 | 1u) << (size - 1);
  *at = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  memcpy(at + is_longest, &word, sizeof word);
#else
  for (size_t i = 0; i < sizeof word; ++i) at[i + is_longest] = (uint8_t)(word >> 8 * i);
#endif
  return at + size;
}
static inline size_t tn_varint__encode(uint8_t* at, uint64_t value) {
  return (size_t)(tn_varint__put(at, value) - at);
}
static inline void tn_bytes__varint(tn_writer* writer, tn_bytes* bytes, uint64_t value) {
  uint8_t* at = tn_bytes__room(writer, bytes, TN_VARINT_MAX);
  bytes->size = (size_t)(tn_varint__put(at, value) - bytes->data);
}

//===-- Lists ---------------------------------------------------------------------------------===//

/// A growing array.
typedef struct tn_writer_list {
  void* items;
  size_t count;
  size_t capacity;
} tn_writer_list;

/// Makes room for `count` more items; false when out of memory.
bool tn_writer__reserve(tn_writer* writer, tn_writer_list* list, size_t count, size_t item_size);
bool tn_writer__push(tn_writer* writer, tn_writer_list* list, const void* item, size_t item_size);
void tn_writer__free_list(tn_writer* writer, tn_writer_list* list, size_t item_size);

//===-- Hash tables ---------------------------------------------------------------------------===//

/// A table of items that are stored elsewhere: each slot has the hash in one half and the index + 1
/// in the other; 0 is free.
typedef struct tn_writer_table {
  uint64_t* slots;
  size_t capacity;  ///< A power of two.
  size_t count;
} tn_writer_table;

/// Returns the bits of a hash that a table stores.
static inline uint32_t tn_table__hash(uint64_t hash) { return (uint32_t)(hash >> 32); }
/// Returns the slot where the search for `hash` begins. Slots are in the order of the hashes, so
/// that growing fills the new table sequentially.
static inline size_t tn_table__start(const tn_writer_table* table, uint32_t hash) {
  return (size_t)((uint64_t)hash * table->capacity >> 32);
}
/// Returns the index of the next item with this hash; -1 at a free slot.
static inline int64_t tn_table__next(const tn_writer_table* table, uint32_t hash, size_t* at) {
  if (table->capacity == 0) return -1;
  for (;;) {
    const uint64_t slot = table->slots[*at];
    if (slot == 0) return -1;
    *at = (*at + 1) & (table->capacity - 1);
    if (slot >> 32 == hash) return (int64_t)(slot & UINT32_MAX) - 1;
  }
}
/// Prefetches the slot where the search for `hash` begins.
static inline void tn_table__fetch(const tn_writer_table* table, uint32_t hash) {
  if (table->capacity != 0) __builtin_prefetch(&table->slots[tn_table__start(table, hash)]);
}
/// Returns the index in that slot if its hash is `hash`; -1 otherwise, though another slot may have
/// it.
static inline int64_t tn_table__first(const tn_writer_table* table, uint32_t hash) {
  if (table->capacity == 0) return -1;
  const uint64_t slot = table->slots[tn_table__start(table, hash)];
  return slot >> 32 == hash ? (int64_t)(slot & UINT32_MAX) - 1 : -1;
}
void tn_table__free(tn_writer* writer, tn_writer_table* table);
/// Reserves space for `count` more items.
void tn_table__reserve(tn_writer* writer, tn_writer_table* table, size_t count);
/// Adds the item `number` with this hash.
void tn_table__add(tn_writer* writer, tn_writer_table* table, uint32_t hash, uint32_t number);
/// Same, and may run in parallel: the space must be reserved, and the caller counts the items.
void tn_table__add_beside(tn_writer_table* table, uint32_t hash, uint32_t number);

#endif  // TENURE_SRC_BYTECODE_WRITER_TABLE_H
