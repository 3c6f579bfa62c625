// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources that are removed together with an adapter: those of its attributes that nothing else in
// the tree refers to.

#ifndef TENURE_SRC_ADAPTER_ORPHANED_RESOURCES_H
#define TENURE_SRC_ADAPTER_ORPHANED_RESOURCES_H

#include <tenure/operation.h>

#include "base/judy_map.h"
#include "ir/context.h"

/// All zero initially except the context, the root and the name.
typedef struct tn_orphaned_resources {
  tn_context* context;
  tn_op root;             ///< The op from which the adapter is removed.
  tn_string_view name;    ///< The name of the adapter.
  tn_judy_map resources;  ///< Maps tn_resource* to its size + 1; 0 if it is kept.
  tn_judy_set seen;       ///< Lists and dictionaries that were or will be searched.
  tn_attribute* parts;    ///< Those that will be searched.
  size_t part_count;
  size_t part_capacity;
  tn_status status;
} tn_orphaned_resources;

/// Adds the resources of one adapter's target modules on one op: `{STEM = {lora_A =
/// dense_resource<...>}}`.
TN_MUST_USE tn_status tn_orphaned_resources__add(tn_orphaned_resources* orphans,
                                                 tn_attribute target_modules);
/// Keeps the resources that anything else in the tree around the root refers to.
TN_MUST_USE tn_status tn_orphaned_resources__spare(tn_orphaned_resources* orphans);
/// Removes the remaining resources; returns their number and total size. Cannot fail.
void tn_orphaned_resources__remove(tn_orphaned_resources* orphans, size_t* out_count,
                                   size_t* out_byte_size);
void tn_orphaned_resources__free(tn_orphaned_resources* orphans);

#endif  // TENURE_SRC_ADAPTER_ORPHANED_RESOURCES_H
