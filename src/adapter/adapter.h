// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal interface of adapters.
//
// For each parameter, an adapter stores its name, its extents, and the position of its data in the
// bytes. Names and extents are copied out of a mapping, so that later changes of the file cannot
// affect them; the copies are limited to a small multiple of the size of the file.

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
      view;  ///< The existing view, which the adapter does not hold. Guarded by the adapter's lock.
  uint32_t rank;
  uint32_t element_type;
  void* device_data;  ///< Copy on the adapter's device, or NULL.
} tn_adapter_entry;

/// A block of names and extents, in a linked list.
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
  tn_mapping mapping;  ///< The mapping that contains `data`.
  tn_blob* blob;       ///< Otherwise the owner of `data`.
  char* name;
  size_t name_size;
  tn_adapter_format format;
  int32_t format_version;
  int32_t adapter_version;
  int32_t model_version;
  tn_adapter_entry* entries;
  size_t entry_count;
  size_t entry_capacity;
  uint32_t* buckets;    ///< Hash table with linear probing: entry index + 1 by name; 0 is free.
  size_t bucket_count;  ///< A power of two, at least twice the capacity.
  uint64_t hash_seed;
  tn_adapter_chunk* chunks;  ///< Only the first one has free space.
  size_t kept_size;          ///< Total size of the chunks.
  tn_metadata metadata;
  const uint64_t* checksums;   ///< One for each entry, or NULL.
  tn_device_allocator device;  ///< Its kind is TN_DEVICE_CPU if there is no device.
  bool on_device;              ///< Copies on the device exist. Guarded by the lock.
  tn_lock lock;
};

/// Reads the adapter's bytes into its versions, entries and buckets. On error, the adapter still
/// owns what was created.
TN_MUST_USE tn_status tn_adapter__read_onnx(tn_adapter* adapter, tn_context* context,
                                            tn_string_view file_name, bool compatible);
TN_MUST_USE tn_status tn_adapter__read_safetensors(tn_adapter* adapter, tn_context* context,
                                                   tn_string_view file_name,
                                                   const tn_adapter_options* options);

/// Allocates `size` bytes, aligned to 8, that live as long as the adapter. Returns
/// TN_OUT_OF_MEMORY, or TN_LIMIT_EXCEEDED if the total is out of proportion to the size of the
/// file. Neither is reported.
TN_MUST_USE tn_status tn_adapter__keep(tn_adapter* adapter, size_t size, void** out_bytes);

/// Reports a failed call of tn_adapter__keep, and returns its status.
tn_status tn_adapter__report_keep(const tn_file_report* report, tn_status status);

/// Returns the bytes of a string of the buffer: in place, or a kept copy if the file is mapped.
/// Errors are reported.
TN_MUST_USE tn_status tn_adapter__keep_text(tn_adapter* adapter, const tn_file_report* report,
                                            const tn_flatbuffer* buffer,
                                            const tn_flatbuffer_vector* bytes,
                                            tn_string_view* out_text);

/// Takes ownership of the device in the options, if there is one.
TN_MUST_USE tn_status tn_adapter__choose_device(tn_adapter* adapter, tn_context* context,
                                                const tn_adapter_options* options);
/// Frees the copies on the device, and releases the device.
void tn_adapter__leave_device(tn_adapter* adapter);

/// Copies bytes of the file; returns false if the file changed since it was loaded.
TN_MUST_USE bool tn_adapter__read(const tn_adapter* adapter, size_t offset, size_t size, void* out);

/// Returns the index of the entry called `name`, or SIZE_MAX.
size_t tn_adapter__find(const tn_adapter* adapter, tn_string_view name);

/// Reserves space for `count` entries and their buckets.
TN_MUST_USE tn_status tn_adapter__reserve(tn_adapter* adapter, size_t count);
/// Adds an entry; its space must be reserved. Returns SIZE_MAX, or the index of an existing entry
/// with the same name, in which case nothing is added.
size_t tn_adapter__add(tn_adapter* adapter, const tn_adapter_entry* entry);

/// Returns the extent of dimension `index`.
static inline int64_t tn_adapter__dim(const tn_adapter* adapter, const tn_adapter_entry* entry,
                                      size_t index) {
  (void)adapter;
  return entry->dims[index];
}

/// Returns the largest power of two up to 64 that divides the address of the entry's data.
size_t tn_adapter__alignment(const tn_adapter* adapter, const tn_adapter_entry* entry);

/// Creates the type `tensor<...>` of an entry in `context`.
TN_MUST_USE tn_status tn_adapter__entry_type(const tn_adapter* adapter,
                                             const tn_adapter_entry* entry, tn_context* context,
                                             tn_type* out_type);

#endif  // TENURE_SRC_ADAPTER_ADAPTER_H
