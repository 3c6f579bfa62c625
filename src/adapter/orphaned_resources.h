// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources that go when an adapter is taken off: those of its attributes that nothing else in the
// tree names.

#ifndef TENURE_SRC_ADAPTER_ORPHANED_RESOURCES_H
#define TENURE_SRC_ADAPTER_ORPHANED_RESOURCES_H

#include <tenure/operation.h>

#include "base/judy_map.h"
#include "ir/context.h"

/// All zero but the context, the root and the name to begin with.
typedef struct tn_orphaned_resources {
  tn_context* context;
  tn_op root;             ///< Where the adapter is taken off,
  tn_string_view name;    ///< of this name.
  tn_judy_map resources;  ///< tn_resource* to its size + 1; 0 is spared.
  tn_judy_set seen;       ///< Lists and dictionaries that were looked into, or will be:
  tn_attribute* parts;    ///< these.
  size_t part_count;
  size_t part_capacity;
  tn_status status;
} tn_orphaned_resources;

/// Adds the resources of one adapter's target modules on one op: `{STEM = {lora_A =
/// dense_resource<...>}}`.
TN_MUST_USE tn_status tn_orphaned_resources__add(tn_orphaned_resources* orphans,
                                                 tn_attribute target_modules);
/// Spares what else names one of them, in the whole tree around the root.
TN_MUST_USE tn_status tn_orphaned_resources__spare(tn_orphaned_resources* orphans);
/// Removes what is left; how many resources, of how many bytes. Cannot fail.
void tn_orphaned_resources__remove(tn_orphaned_resources* orphans, size_t* out_count,
                                   size_t* out_byte_size);
void tn_orphaned_resources__free(tn_orphaned_resources* orphans);

#endif  // TENURE_SRC_ADAPTER_ORPHANED_RESOURCES_H
