// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FlatBuffers, written back to front as its own builder writes them, without the tensors' data.
//
// What is made first stands last in the file, and a position is the distance of a thing from the
// file's end. An item's data takes up its room without being there: the finished file is a plan of
// pieces. After a failure calls do nothing, and tn_flatbuffer_builder__finish says what it was.
// Source: FlatBuffers, "Internals", and the bytes that its C++ builder makes.

#ifndef TENURE_SRC_ADAPTER_FLATBUFFER_BUILDER_H
#define TENURE_SRC_ADAPTER_FLATBUFFER_BUILDER_H

#include "adapter/file_plan.h"

#define TN_FLATBUFFER_FIELDS_MAX 16u
#define TN_FLATBUFFER_VTABLES_MAX 64u

/// Where an item's elements stand.
typedef struct tn_flatbuffer_gap {
  const tn_adapter_builder_item* item;
  size_t used;  ///< Bytes of the builder after it.
} tn_flatbuffer_gap;

typedef struct tn_flatbuffer_builder {
  const tn_allocator* allocator;
  unsigned char* bytes;  ///< Filled from its end.
  size_t capacity;
  size_t used;
  uint64_t size;  ///< With all data.
  size_t alignment;
  tn_flatbuffer_gap* gaps;  ///< The last of the file first.
  size_t gap_count;
  size_t gap_capacity;
  uint64_t table_start;
  uint16_t field_places[TN_FLATBUFFER_FIELDS_MAX];  ///< From the table's end; 0 is left out.
  struct {
    uint32_t position;
    uint16_t size;
    uint16_t words[TN_FLATBUFFER_FIELDS_MAX + 2];
  } vtables[TN_FLATBUFFER_VTABLES_MAX];
  size_t vtable_count;
  tn_status status;  ///< TN_LIMIT_EXCEEDED beyond 2 GiB, or TN_OUT_OF_MEMORY.
} tn_flatbuffer_builder;

uint32_t tn_flatbuffer_builder__string(tn_flatbuffer_builder* builder, tn_string_view text);
/// A vector of numbers of 8 bytes.
uint32_t tn_flatbuffer_builder__vector64(tn_flatbuffer_builder* builder, const void* words,
                                         size_t count);
uint32_t tn_flatbuffer_builder__offsets(tn_flatbuffer_builder* builder, const uint32_t* positions,
                                        size_t count);
/// A vector of bytes: the item's elements, at a multiple of `alignment`.
uint32_t tn_flatbuffer_builder__data(tn_flatbuffer_builder* builder,
                                     const tn_adapter_builder_item* item, size_t alignment);

/// A table: its fields, from the one that stands last in it, then its end. Numbers that are 0 are
/// left out, as are positions that are 0.
void tn_flatbuffer_builder__begin_table(tn_flatbuffer_builder* builder);
void tn_flatbuffer_builder__add_int32(tn_flatbuffer_builder* builder, unsigned field,
                                      int32_t value);
void tn_flatbuffer_builder__add_offset(tn_flatbuffer_builder* builder, unsigned field,
                                       uint32_t position);
uint32_t tn_flatbuffer_builder__end_table(tn_flatbuffer_builder* builder);

/// Puts the header in front and moves everything into `plan`.
TN_MUST_USE tn_status tn_flatbuffer_builder__finish(tn_flatbuffer_builder* builder, uint32_t root,
                                                    const char* identifier, tn_file_plan* plan);
void tn_flatbuffer_builder__free(tn_flatbuffer_builder* builder);

#endif  // TENURE_SRC_ADAPTER_FLATBUFFER_BUILDER_H
