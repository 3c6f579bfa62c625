// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The children of types, attributes and locations, in a uniform way for all kinds: a row of
// references in the payload.

#ifndef TENURE_SRC_IR_CHILDREN_H
#define TENURE_SRC_IR_CHILDREN_H

#include "ir/uniqued.h"

/// References at equal distances in a payload; 0 for a missing part. They do not include the type
/// of an attribute, nor the references of the body of an opaque type or attribute (opaque_text.h).
typedef struct tn_child_row {
  const tn_uref* first;
  uint32_t count;
  uint32_t stride;
} tn_child_row;

tn_child_row tn_storage__children(const tn_storage* storage);

/// Rebuilds `storage`, which has a row of children, with `children` instead of its own, and the
/// type `context_or_type`. A distinct attribute becomes a new one.
TN_MUST_USE tn_status tn_storage__with_children(tn_context* context, const tn_storage* storage,
                                                const void* context_or_type,
                                                const tn_uref* children,
                                                const tn_storage** out_storage);

#endif  // TENURE_SRC_IR_CHILDREN_H
