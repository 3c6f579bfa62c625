// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The common head of all analyses: the op that they describe. Every query resolves it first, so
// that an analysis whose context was destroyed is never accessed.

#ifndef TENURE_SRC_ANALYSIS_ROOT_H
#define TENURE_SRC_ANALYSIS_ROOT_H

#include <tenure/analysis.h>

#include "scope/access.h"

typedef struct tn_analysis_root {
  tn_allocator allocator;  ///< The context's allocator; the context may be destroyed.
  tn_op op;
} tn_analysis_root;

/// Allocates an analysis of `size` bytes, zeroed, that begins with its root, and loads lazy ops in
/// the root.
TN_MUST_USE tn_status tn_analysis__create(tn_op root, size_t size, tn_resolved* out_resolved,
                                          void** out_analysis);

/// Resolves the root and the queried handle; false if one is stale or they are of different
/// contexts (reported).
bool tn_analysis__take_op(const tn_analysis_root* root, tn_op op, tn_resolved* out_resolved);
bool tn_analysis__take_block(const tn_analysis_root* root, tn_block block,
                             tn_resolved* out_resolved);
/// Returns the value; 0 in the same cases.
tn_ref tn_analysis__take_value(const tn_analysis_root* root, tn_value value,
                               tn_resolved* out_resolved);

/// A recorded entity: its handle may be stale.
typedef struct tn_analysis_name {
  uint32_t slot;
  uint32_t generation;
} tn_analysis_name;

static inline tn_analysis_name tn_analysis__name(const tn_context* context, tn_ref cell) {
  return (tn_analysis_name){cell, tn_cell__generation(tn_cells__at(&context->cells, cell))};
}

#endif  // TENURE_SRC_ANALYSIS_ROOT_H
