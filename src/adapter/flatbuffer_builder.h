// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes FlatBuffers from back to front, like the original builder, but without the tensors' data.
//
// Objects created first come last in the file, and a position is the distance from the end of the
// file. An item's data takes up space without being present: the finished file is a plan of pieces.
// After a failure, calls do nothing, and tn_flatbuffer_builder__finish returns the status.
// Source: FlatBuffers, "Internals", and the output of its C++ builder.

#ifndef TENURE_SRC_ADAPTER_FLATBUFFER_BUILDER_H
#define TENURE_SRC_ADAPTER_FLATBUFFER_BUILDER_H

#include "adapter/file_plan.h"

#define TN_FLATBUFFER_FIELDS_MAX 16u
#define TN_FLATBUFFER_VTABLES_MAX 64u

/// The place of an item's elements.
typedef struct tn_flatbuffer_gap {
  const tn_adapter_builder_item* item;
  size_t used;  ///< Number of the builder's bytes after it.
} tn_flatbuffer_gap;

typedef struct tn_flatbuffer_builder {
  const tn_allocator* allocator;
  unsigned char* bytes;  ///< Filled from the end.
  size_t capacity;
  size_t used;
  uint64_t size;  ///< Including all data.
  size_t alignment;
  tn_flatbuffer_gap* gaps;  ///< In reverse order of the file.
  size_t gap_count;
  size_t gap_capacity;
  uint64_t table_start;
  uint16_t field_places[TN_FLATBUFFER_FIELDS_MAX];  ///< Offset from the table's end; 0 if absent.
  struct {
    uint32_t position;
    uint16_t size;
    uint16_t words[TN_FLATBUFFER_FIELDS_MAX + 2];
  } vtables[TN_FLATBUFFER_VTABLES_MAX];
  size_t vtable_count;
  tn_status status;  ///< TN_LIMIT_EXCEEDED if the size exceeds 2 GiB, or TN_OUT_OF_MEMORY.
} tn_flatbuffer_builder;

uint32_t tn_flatbuffer_builder__string(tn_flatbuffer_builder* builder, tn_string_view text);
/// Creates a vector of 8-byte numbers.
uint32_t tn_flatbuffer_builder__vector64(tn_flatbuffer_builder* builder, const void* words,
                                         size_t count);
uint32_t tn_flatbuffer_builder__offsets(tn_flatbuffer_builder* builder, const uint32_t* positions,
                                        size_t count);
/// Creates a vector of bytes with the item's elements, at a multiple of `alignment`.
uint32_t tn_flatbuffer_builder__data(tn_flatbuffer_builder* builder,
                                     const tn_adapter_builder_item* item, size_t alignment);

/// Creates a table: its fields, starting with the last one in memory, then its end. Numbers and
/// positions that are 0 are omitted.
void tn_flatbuffer_builder__begin_table(tn_flatbuffer_builder* builder);
void tn_flatbuffer_builder__add_int32(tn_flatbuffer_builder* builder, unsigned field,
                                      int32_t value);
void tn_flatbuffer_builder__add_offset(tn_flatbuffer_builder* builder, unsigned field,
                                       uint32_t position);
uint32_t tn_flatbuffer_builder__end_table(tn_flatbuffer_builder* builder);

/// Adds the header and moves everything into `plan`.
TN_MUST_USE tn_status tn_flatbuffer_builder__finish(tn_flatbuffer_builder* builder, uint32_t root,
                                                    const char* identifier, tn_file_plan* plan);
void tn_flatbuffer_builder__free(tn_flatbuffer_builder* builder);

#endif  // TENURE_SRC_ADAPTER_FLATBUFFER_BUILDER_H
