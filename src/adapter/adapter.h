// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters, from the inside.
//
// An adapter holds, for each parameter, where its parts lie in the bytes: 56 bytes, whatever the
// rank, so that a file cannot make it allocate more than a small multiple of its size. Extents are
// read from the bytes when a view is made.

#ifndef TENURE_SRC_ADAPTER_ADAPTER_H
#define TENURE_SRC_ADAPTER_ADAPTER_H

#include <tenure/adapter.h>

#include "adapter/mapping.h"
#include "base/lock.h"
#include "base/memory.h"
#include "base/object.h"

typedef struct tn_adapter_entry {
  tn_string_view name;  ///< In the adapter's bytes.
  size_t dims_offset;   ///< Of the first extent; at a multiple of 4.
  size_t data_offset;
  size_t byte_size;
  tn_tensor*
      view;  ///< The view that exists; the adapter does not hold it. Under the adapter's lock.
  uint32_t rank;
  uint32_t element_type;
} tn_adapter_entry;

struct tn_adapter {
  tn_object object;
  tn_allocator allocator;
  const unsigned char* data;
  size_t size;
  tn_mapping mapping;  ///< Where `data` is mapped,
  tn_blob* blob;       ///< or whose bytes they are.
  char* name;
  size_t name_size;
  int32_t format_version;
  int32_t adapter_version;
  int32_t model_version;
  tn_adapter_entry* entries;
  size_t entry_count;
  size_t entry_capacity;
  uint32_t* buckets;    ///< Entry number + 1 by hash of the name, linear probing; 0 is free.
  size_t bucket_count;  ///< A power of two, at least twice the capacity.
  uint64_t hash_seed;
  tn_lock lock;
};

/// Reads the adapter's bytes into its versions, entries and buckets. On error what was made is the
/// adapter's still.
TN_MUST_USE tn_status tn_adapter__read_onnx(tn_adapter* adapter, tn_context* context,
                                            tn_string_view file_name, bool compatible);

/// The number of the entry called `name`, or SIZE_MAX.
size_t tn_adapter__find(const tn_adapter* adapter, tn_string_view name);

/// Makes room for `count` entries and their buckets.
TN_MUST_USE tn_status tn_adapter__reserve(tn_adapter* adapter, size_t count);
/// Adds an entry, for which there is room. Returns SIZE_MAX, or the number of the entry that has
/// the name already, and then adds nothing.
size_t tn_adapter__add(tn_adapter* adapter, const tn_adapter_entry* entry);

/// Extent number `index` of an entry.
int64_t tn_adapter__dim(const tn_adapter* adapter, const tn_adapter_entry* entry, size_t index);

/// The largest power of two up to 64 that the address of the entry's data is a multiple of.
size_t tn_adapter__alignment(const tn_adapter* adapter, const tn_adapter_entry* entry);

/// The type `tensor<...>` of an entry in `context`.
TN_MUST_USE tn_status tn_adapter__entry_type(const tn_adapter* adapter,
                                             const tn_adapter_entry* entry, tn_context* context,
                                             tn_type* out_type);

#endif  // TENURE_SRC_ADAPTER_ADAPTER_H
