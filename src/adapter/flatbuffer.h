// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FlatBuffers, read without trust: every offset is checked before it is followed.
//
// A generated reader follows offsets first and relies on a verifier that ran before; this one is
// small enough to check each step as it takes it. Positions are byte numbers in the buffer,
// alignment is relative to its start, and sizes read from the buffer are compared by subtraction,
// never added.
//
// A buffer is memory, or a mapped file that is read by pages: touching the mapping for the
// descriptions would bring in what lies around each of them, which of a file of large tensors is
// much more than there is to read.
//
// A function that can fail returns false after it noted what is wrong and at which byte; the caller
// says of what. Numbers are put together from bytes, so neither the buffer's address nor the host's
// byte order matters.

#ifndef TENURE_SRC_ADAPTER_FLATBUFFER_H
#define TENURE_SRC_ADAPTER_FLATBUFFER_H

#include "adapter/mapping.h"

#define TN_FLATBUFFER_PAGE_SIZE ((size_t)4096)
#define TN_FLATBUFFER_PAGES 32u

/// The pages of a file that were read last, for a buffer that is not in memory.
typedef struct tn_flatbuffer_pages {
  const tn_mapping* mapping;
  bool failed;                          ///< A page could not be read, and reads as zeros.
  size_t numbers[TN_FLATBUFFER_PAGES];  ///< + 1; 0 while there is none.
  unsigned char bytes[TN_FLATBUFFER_PAGES][TN_FLATBUFFER_PAGE_SIZE];
} tn_flatbuffer_pages;

typedef struct tn_flatbuffer {
  const unsigned char* data;  ///< NULL for a buffer that is read by pages.
  tn_flatbuffer_pages* pages;
  size_t size;
  /// True leaves out what ONNX Runtime does not check: that a table lies in the file with all its
  /// fields, and that no two fields share their bytes.
  bool compatible;
  const char* problem;  ///< Static; what the last false was about.
  size_t problem_offset;
} tn_flatbuffer;

typedef struct tn_flatbuffer_table {
  size_t position;
  size_t vtable;
  uint16_t vtable_size;
  uint16_t table_size;
} tn_flatbuffer_table;

typedef struct tn_flatbuffer_vector {
  size_t first;  ///< Where its elements begin.
  size_t count;
} tn_flatbuffer_vector;

static inline uint32_t tn_flatbuffer__load32(const unsigned char* bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

static inline uint64_t tn_flatbuffer__load64(const unsigned char* bytes) {
  return (uint64_t)tn_flatbuffer__load32(bytes) | (uint64_t)tn_flatbuffer__load32(bytes + 4) << 32;
}

/// The number of 8 bytes at `offset`; they were checked to be there.
uint64_t tn_flatbuffer__word64(const tn_flatbuffer* buffer, size_t offset);
/// Copies bytes that were checked to be there.
void tn_flatbuffer__copy(const tn_flatbuffer* buffer, size_t offset, size_t size, void* out);

/// The root table of a buffer whose bytes 4 to 7 are `identifier`. `field_count` fields of four
/// bytes each are known of it.
bool tn_flatbuffer__root(tn_flatbuffer* buffer, const char* identifier, unsigned field_count,
                         tn_flatbuffer_table* out_table);

/// The table at `position`.
bool tn_flatbuffer__table(tn_flatbuffer* buffer, size_t position, unsigned field_count,
                          tn_flatbuffer_table* out_table);

/// The number in a known field; 0 when it is left out.
int32_t tn_flatbuffer__int32(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                             unsigned field);

/// The position that a field points to; 0 when it is left out.
bool tn_flatbuffer__target(tn_flatbuffer* buffer, const tn_flatbuffer_table* table, unsigned field,
                           size_t* out_position);

/// The same for a field that `table` was not checked for and that may hold anything: 0 unless what
/// it holds leads into the buffer. Notes no problem.
size_t tn_flatbuffer__optional_target(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                                      unsigned field);

/// The vector at `position`, of elements of `element_size` bytes. The elements may lie at any
/// multiple of 4.
bool tn_flatbuffer__vector(tn_flatbuffer* buffer, size_t position, size_t element_size,
                           tn_flatbuffer_vector* out_vector);

/// The position that element number `index` of a vector of offsets points to.
bool tn_flatbuffer__element(tn_flatbuffer* buffer, const tn_flatbuffer_vector* vector, size_t index,
                            size_t* out_position);

/// The bytes of the string at `position`, followed by a NUL that is not counted.
bool tn_flatbuffer__string(tn_flatbuffer* buffer, size_t position, tn_flatbuffer_vector* out_bytes);

#endif  // TENURE_SRC_ADAPTER_FLATBUFFER_H
