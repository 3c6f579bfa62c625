// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources, from the inside.

#ifndef TENURE_SRC_IR_RESOURCE_H
#define TENURE_SRC_IR_RESOURCE_H

#include <tenure/resource.h>

#include "ir/context.h"

/// What the blob was made with if it is given back by `release`; else NULL.
void* tn_blob__user_data(const tn_blob* blob, tn_blob_release_fn release);

/// Tells the bytes of blobs apart: equal only for the same bytes. All zero is equal to none.
typedef struct tn_resource_identity {
  uint64_t words[2];
} tn_resource_identity;

/// Enters `blob` as tn_resource_insert does, under the key of an entry that was removed if that
/// held the same bytes: attributes that name it read them again.
TN_MUST_USE tn_status tn_resource__insert_again(tn_context* context, tn_string_view dialect,
                                                tn_string_view key, tn_blob* blob,
                                                const tn_resource_identity* identity,
                                                tn_resource** out_resource);

/// Gives the blobs of a context that ends back: their callbacks find the entries still there, and
/// make no more.
void tn_resource__release_all(tn_context* context);
/// Frees the entries, after that.
void tn_resource__finalize_all(tn_context* context);

#endif  // TENURE_SRC_IR_RESOURCE_H
