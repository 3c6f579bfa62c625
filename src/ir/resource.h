// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of resources.

#ifndef TENURE_SRC_IR_RESOURCE_H
#define TENURE_SRC_IR_RESOURCE_H

#include <tenure/resource.h>

#include "ir/context.h"

/// Returns the `user_data` of the blob if its release function is `release`; else NULL.
void* tn_blob__user_data(const tn_blob* blob, tn_blob_release_fn release);

/// Identifies the bytes of blobs: equal only for the same bytes. All zero equals nothing.
typedef struct tn_resource_identity {
  uint64_t words[2];
} tn_resource_identity;

/// Adds `blob` as tn_resource_insert does, but reuses the key of a removed entry that had the same
/// bytes: attributes that refer to it refer to them again.
TN_MUST_USE tn_status tn_resource__insert_again(tn_context* context, tn_string_view dialect,
                                                tn_string_view key, tn_blob* blob,
                                                const tn_resource_identity* identity,
                                                tn_resource** out_resource);

/// Releases the blobs of a context that is being destroyed: their callbacks still find the entries,
/// and cannot add any.
void tn_resource__release_all(tn_context* context);
/// Frees the entries. Called after tn_resource__release_all.
void tn_resource__finalize_all(tn_context* context);

#endif  // TENURE_SRC_IR_RESOURCE_H
