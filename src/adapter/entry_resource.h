// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An adapter's entries as resources of a context.

#ifndef TENURE_SRC_ADAPTER_ENTRY_RESOURCE_H
#define TENURE_SRC_ADAPTER_ENTRY_RESOURCE_H

#include "adapter/adapter.h"
#include "ir/resource.h"

/// Returns an identity of the adapter's bytes: inode and times of a mapped file, or a hash of bytes
/// in memory up to a limit; otherwise all zero.
tn_resource_identity tn_adapter__identity(const tn_adapter* adapter);

/// Creates a blob with the entry's bytes, which are not copied; it holds the adapter.
TN_MUST_USE tn_status tn_adapter__make_blob(tn_context* context, tn_adapter* adapter,
                                            const tn_adapter_entry* entry, tn_blob** out_blob);

/// Copies `size` bytes of `blob` from `offset` on. If they belong to an adapter, returns false if
/// its file changed since it was loaded. Other bytes are simply copied.
TN_MUST_USE bool tn_adapter__read_blob(const tn_blob* blob, size_t offset, size_t size, void* out);
/// Returns whether the bytes belong to a mapped file.
bool tn_adapter__is_of_file(const tn_blob* blob);
/// Returns whether the bytes are unchanged since they were loaded.
bool tn_adapter__is_blob_unchanged(const tn_blob* blob);

/// Creates the resource NAME.PARAMETER with the entry's bytes. `identity` is the adapter's.
TN_MUST_USE tn_status tn_adapter__make_resource(tn_context* context, tn_adapter* adapter,
                                                tn_string_view name,
                                                const tn_resource_identity* identity,
                                                const tn_adapter_entry* entry,
                                                tn_resource** out_resource);

#endif  // TENURE_SRC_ADAPTER_ENTRY_RESOURCE_H
