// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters, from the inside.
//
// An adapter holds, for each parameter, its name and extents and where its data lies in the bytes.
// Names and extents are copied out of a mapping, so that nothing which happens to the file reaches
// them; what is copied is bounded by a small multiple of the file's size.

#ifndef TENURE_SRC_ADAPTER_ADAPTER_H
#define TENURE_SRC_ADAPTER_ADAPTER_H

#include <tenure/adapter.h>

#include "adapter/file_report.h"
#include "adapter/flatbuffer.h"
#include "adapter/mapping.h"
#include "adapter/metadata.h"
#include "base/lock.h"
#include "base/memory.h"
#include "base/object.h"

typedef struct tn_adapter_entry {
  tn_string_view name;
  const int64_t* dims;
  size_t data_offset;
  size_t byte_size;
  tn_tensor*
      view;  ///< The view that exists; the adapter does not hold it. Under the adapter's lock.
  uint32_t rank;
  uint32_t element_type;
  void* device_data;  ///< Its block on the adapter's device, or NULL.
} tn_adapter_entry;

/// A block of names and extents; the adapter has a list of them.
typedef struct tn_adapter_chunk {
  struct tn_adapter_chunk* next;
  size_t size;
  size_t used;
  _Alignas(8) unsigned char bytes[];
} tn_adapter_chunk;

struct tn_adapter {
  tn_object object;
  tn_allocator allocator;
  const unsigned char* data;
  size_t size;
  tn_mapping mapping;  ///< Where `data` is mapped,
  tn_blob* blob;       ///< or whose bytes they are.
  char* name;
  size_t name_size;
  tn_adapter_format format;
  int32_t format_version;
  int32_t adapter_version;
  int32_t model_version;
  tn_adapter_entry* entries;
  size_t entry_count;
  size_t entry_capacity;
  uint32_t* buckets;    ///< Entry number + 1 by hash of the name, linear probing; 0 is free.
  size_t bucket_count;  ///< A power of two, at least twice the capacity.
  uint64_t hash_seed;
  tn_adapter_chunk* chunks;  ///< The first has room.
  size_t kept_size;          ///< Of all that is in them.
  tn_metadata metadata;
  const uint64_t* checksums;   ///< One an entry, or NULL.
  tn_device_allocator device;  ///< Of kind TN_DEVICE_CPU without a device.
  bool on_device;              ///< Whether the copies were made. Under the lock.
  tn_lock lock;
};

/// Reads the adapter's bytes into its versions, entries and buckets. On error what was made is the
/// adapter's still.
TN_MUST_USE tn_status tn_adapter__read_onnx(tn_adapter* adapter, tn_context* context,
                                            tn_string_view file_name, bool compatible);
TN_MUST_USE tn_status tn_adapter__read_safetensors(tn_adapter* adapter, tn_context* context,
                                                   tn_string_view file_name,
                                                   const tn_adapter_options* options);

/// Room for `size` bytes, aligned to 8, that lives as long as the adapter. TN_OUT_OF_MEMORY;
/// TN_LIMIT_EXCEEDED when what is kept is out of proportion to the file. Neither is reported.
TN_MUST_USE tn_status tn_adapter__keep(tn_adapter* adapter, size_t size, void** out_bytes);

/// Reports that a call of tn_adapter__keep failed, and returns its status.
tn_status tn_adapter__report_keep(const tn_file_report* report, tn_status status);

/// The bytes of a string of the buffer: where they are, or in a mapped file's case a kept copy.
/// Reports.
TN_MUST_USE tn_status tn_adapter__keep_text(tn_adapter* adapter, const tn_file_report* report,
                                            const tn_flatbuffer* buffer,
                                            const tn_flatbuffer_vector* bytes,
                                            tn_string_view* out_text);

/// Takes over the device that the options name, if they do.
TN_MUST_USE tn_status tn_adapter__choose_device(tn_adapter* adapter, tn_context* context,
                                                const tn_adapter_options* options);
/// Gives the copies on the device back, and lets go of it.
void tn_adapter__leave_device(tn_adapter* adapter);

/// Copies bytes of the file as they were loaded; false when it was changed.
TN_MUST_USE bool tn_adapter__read(const tn_adapter* adapter, size_t offset, size_t size, void* out);

/// The number of the entry called `name`, or SIZE_MAX.
size_t tn_adapter__find(const tn_adapter* adapter, tn_string_view name);

/// Makes room for `count` entries and their buckets.
TN_MUST_USE tn_status tn_adapter__reserve(tn_adapter* adapter, size_t count);
/// Adds an entry, for which there is room. Returns SIZE_MAX, or the number of the entry that has
/// the name already, and then adds nothing.
size_t tn_adapter__add(tn_adapter* adapter, const tn_adapter_entry* entry);

/// Extent number `index` of an entry.
static inline int64_t tn_adapter__dim(const tn_adapter* adapter, const tn_adapter_entry* entry,
                                      size_t index) {
  (void)adapter;
  return entry->dims[index];
}

/// The largest power of two up to 64 that the address of the entry's data is a multiple of.
size_t tn_adapter__alignment(const tn_adapter* adapter, const tn_adapter_entry* entry);

/// The type `tensor<...>` of an entry in `context`.
TN_MUST_USE tn_status tn_adapter__entry_type(const tn_adapter* adapter,
                                             const tn_adapter_entry* entry, tn_context* context,
                                             tn_type* out_type);

#endif  // TENURE_SRC_ADAPTER_ADAPTER_H
