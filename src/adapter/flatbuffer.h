// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads untrusted FlatBuffers: every offset is checked before it is followed.
//
// A generated reader follows offsets directly and relies on an earlier run of a verifier; this one
// is small enough to check each step. Positions are byte offsets in the buffer, alignment is
// relative to its start, and sizes read from the buffer are compared by subtraction, never added.
//
// A buffer is in memory, or in a mapped file that is read by pages: accessing the mapping for the
// descriptions would also load the data around each of them, which is much more in a file with
// large tensors.
//
// A function that fails returns false and stores the problem and its offset; the caller reports it.
// Numbers are assembled from bytes, so neither the buffer's alignment nor the host's byte order
// matters.

#ifndef TENURE_SRC_ADAPTER_FLATBUFFER_H
#define TENURE_SRC_ADAPTER_FLATBUFFER_H

#include "adapter/mapping.h"

#define TN_FLATBUFFER_PAGE_SIZE ((size_t)4096)
#define TN_FLATBUFFER_PAGES 32u

/// The most recently read pages of a file, for a buffer that is not in memory.
typedef struct tn_flatbuffer_pages {
  const tn_mapping* mapping;
  bool failed;                          ///< A page could not be read, and reads as zeros.
  size_t numbers[TN_FLATBUFFER_PAGES];  ///< Page number + 1; 0 if unused.
  unsigned char bytes[TN_FLATBUFFER_PAGES][TN_FLATBUFFER_PAGE_SIZE];
} tn_flatbuffer_pages;

typedef struct tn_flatbuffer {
  const unsigned char* data;  ///< NULL for a buffer that is read by pages.
  tn_flatbuffer_pages* pages;
  size_t size;
  /// Skips checks that ONNX Runtime does not make: that a table with all its fields is inside the
  /// file, and that no two fields overlap.
  bool compatible;
  const char* problem;  ///< A static message for the last failure.
  size_t problem_offset;
} tn_flatbuffer;

typedef struct tn_flatbuffer_table {
  size_t position;
  size_t vtable;
  uint16_t vtable_size;
  uint16_t table_size;
} tn_flatbuffer_table;

typedef struct tn_flatbuffer_vector {
  size_t first;  ///< Position of the first element.
  size_t count;
} tn_flatbuffer_vector;

static inline uint32_t tn_flatbuffer__load32(const unsigned char* bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

static inline uint64_t tn_flatbuffer__load64(const unsigned char* bytes) {
  return (uint64_t)tn_flatbuffer__load32(bytes) | (uint64_t)tn_flatbuffer__load32(bytes + 4) << 32;
}

/// Returns the 8-byte number at `offset`, which was checked.
uint64_t tn_flatbuffer__word64(const tn_flatbuffer* buffer, size_t offset);
/// Copies bytes whose range was checked.
void tn_flatbuffer__copy(const tn_flatbuffer* buffer, size_t offset, size_t size, void* out);

/// Reads the root table of a buffer whose bytes 4 to 7 are `identifier`. `field_count` fields of
/// four bytes each are checked.
bool tn_flatbuffer__root(tn_flatbuffer* buffer, const char* identifier, unsigned field_count,
                         tn_flatbuffer_table* out_table);

/// Reads the table at `position`.
bool tn_flatbuffer__table(tn_flatbuffer* buffer, size_t position, unsigned field_count,
                          tn_flatbuffer_table* out_table);

/// Returns the number in a checked field; 0 if it is absent.
int32_t tn_flatbuffer__int32(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                             unsigned field);

/// Returns the position that a field points to; 0 if it is absent.
bool tn_flatbuffer__target(tn_flatbuffer* buffer, const tn_flatbuffer_table* table, unsigned field,
                           size_t* out_position);

/// Same for a field that was not checked and may have any contents. Returns 0 if it does not point
/// into the buffer. Stores no problem.
size_t tn_flatbuffer__optional_target(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                                      unsigned field);

/// Reads the vector at `position` of elements of `element_size` bytes. The elements may be at any
/// multiple of 4.
bool tn_flatbuffer__vector(tn_flatbuffer* buffer, size_t position, size_t element_size,
                           tn_flatbuffer_vector* out_vector);

/// Returns the position that element `index` of a vector of offsets points to.
bool tn_flatbuffer__element(tn_flatbuffer* buffer, const tn_flatbuffer_vector* vector, size_t index,
                            size_t* out_position);

/// Returns the bytes of the string at `position`, without the NUL that follows them.
bool tn_flatbuffer__string(tn_flatbuffer* buffer, size_t position, tn_flatbuffer_vector* out_bytes);

#endif  // TENURE_SRC_ADAPTER_FLATBUFFER_H
