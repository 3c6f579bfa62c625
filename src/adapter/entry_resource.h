// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An adapter's entries as resources of a context.

#ifndef TENURE_SRC_ADAPTER_ENTRY_RESOURCE_H
#define TENURE_SRC_ADAPTER_ENTRY_RESOURCE_H

#include "adapter/adapter.h"
#include "ir/resource.h"

/// What tells the adapter's bytes from others: a mapped file's number and times, or a hash of bytes
/// in memory if they are not too many to read; else all zero.
tn_resource_identity tn_adapter__identity(const tn_adapter* adapter);

/// The entry's bytes, where they are, as a blob that holds the adapter.
TN_MUST_USE tn_status tn_adapter__make_blob(tn_context* context, tn_adapter* adapter,
                                            const tn_adapter_entry* entry, tn_blob** out_blob);

/// Copies `size` bytes of `blob` from `offset` on, through the adapter if they are one's: false
/// when its file was changed since it was loaded. Bytes of others are just copied.
TN_MUST_USE bool tn_adapter__read_blob(const tn_blob* blob, size_t offset, size_t size, void* out);
/// Whether the bytes are those of a mapped file.
bool tn_adapter__is_of_file(const tn_blob* blob);
/// Whether the bytes are still those that were loaded.
bool tn_adapter__is_blob_unchanged(const tn_blob* blob);

/// Enters the entry's bytes as the resource NAME.PARAMETER. `identity` is the adapter's.
TN_MUST_USE tn_status tn_adapter__make_resource(tn_context* context, tn_adapter* adapter,
                                                tn_string_view name,
                                                const tn_resource_identity* identity,
                                                const tn_adapter_entry* entry,
                                                tn_resource** out_resource);

#endif  // TENURE_SRC_ADAPTER_ENTRY_RESOURCE_H
