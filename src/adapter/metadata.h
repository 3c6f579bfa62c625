// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata: texts by key, in the order in which they were set.

#ifndef TENURE_SRC_ADAPTER_METADATA_H
#define TENURE_SRC_ADAPTER_METADATA_H

#include <tenure/base.h>

typedef struct tn_metadata_entry {
  tn_string_view key;
  tn_string_view value;
} tn_metadata_entry;

/// Zero-initialised metadata is empty.
typedef struct tn_metadata {
  tn_metadata_entry* entries;
  size_t count;
  size_t capacity;
} tn_metadata;

/// Sets `key`, in place if it exists. TN_OUT_OF_MEMORY leaves the metadata unchanged.
TN_MUST_USE tn_status tn_metadata__set(tn_metadata* metadata, const tn_allocator* allocator,
                                       tn_string_view key, tn_string_view value);
/// Returns the index of `key`, or SIZE_MAX.
size_t tn_metadata__find(const tn_metadata* metadata, tn_string_view key);
void tn_metadata__remove(tn_metadata* metadata, const tn_allocator* allocator, size_t index);
/// Overwrites `out_copy` with a copy; it is empty on failure.
TN_MUST_USE tn_status tn_metadata__copy(const tn_metadata* metadata, const tn_allocator* allocator,
                                        tn_metadata* out_copy);
void tn_metadata__free(tn_metadata* metadata, const tn_allocator* allocator);

#endif  // TENURE_SRC_ADAPTER_METADATA_H
