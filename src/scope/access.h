// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resolves the handles passed to public functions: returns the cell, or reports that the handle is
// stale.

#ifndef TENURE_SRC_SCOPE_ACCESS_H
#define TENURE_SRC_SCOPE_ACCESS_H

#include <tenure/operation.h>

#include "scope/scope.h"

/// Returns the op, or NULL after reporting.
static inline tn_op_cell* tn_access__op(tn_op op, tn_resolved* out_resolved) {
  *out_resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (TN_UNLIKELY(out_resolved->context == NULL)) {
    tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
    return NULL;
  }
  return (tn_op_cell*)(void*)out_resolved->cell;
}

static inline tn_block_cell* tn_access__block(tn_block block, tn_resolved* out_resolved) {
  *out_resolved = tn_scope__resolve(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  if (TN_UNLIKELY(out_resolved->context == NULL)) {
    tn_scope__report_stale(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
    return NULL;
  }
  return (tn_block_cell*)(void*)out_resolved->cell;
}

static inline tn_region_cell* tn_access__region(tn_region region, tn_resolved* out_resolved) {
  *out_resolved = tn_scope__resolve(region.scope, region.slot, region.generation, TN_CELL_REGION);
  if (TN_UNLIKELY(out_resolved->context == NULL)) {
    tn_scope__report_stale(region.scope, region.slot, region.generation, TN_CELL_REGION);
    return NULL;
  }
  return (tn_region_cell*)(void*)out_resolved->cell;
}

/// Returns the value's reference, or 0 after reporting.
static inline tn_ref tn_access__value(tn_value value, tn_resolved* out_resolved) {
  const tn_ref reference = tn_value__resolve(value, out_resolved);
  if (TN_UNLIKELY(reference == 0)) tn_scope__report_stale_value(value);
  return reference;
}

/// Returns the status of a handle that an access just found stale.
static inline tn_status tn_access__op_status(tn_op op) {
  return tn_scope__stale_status(op.scope, op.slot, op.generation, TN_CELL_OP);
}
static inline tn_status tn_access__block_status(tn_block block) {
  return tn_scope__stale_status(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
}
static inline tn_status tn_access__region_status(tn_region region) {
  return tn_scope__stale_status(region.scope, region.slot, region.generation, TN_CELL_REGION);
}
static inline tn_status tn_access__value_status(tn_value value) {
  return tn_scope__stale_value_status(value);
}

static inline tn_location tn_access__location(const tn_context* context, const tn_op_cell* op) {
  return (tn_location){context, op->location};
}

// Returns the status of a handle that an access just found stale, and that was passed together with
// an entity at `where`. If it was not reported for lack of a context (the handle is null, or its
// context was destroyed), it is reported there.
tn_status tn_access__report_stale_op(tn_location where, tn_op op);
tn_status tn_access__lost_block(tn_location where, tn_block block);
tn_status tn_access__lost_region(tn_location where, tn_region region);
tn_status tn_access__lost_value(tn_location where, tn_value value);

/// Returns the location of an op for reports; for a stale handle, an unknown location in its
/// scope's context, if that is known.
tn_location tn_access__where_op(tn_op op);
tn_location tn_access__where_block(const tn_context* context, const tn_block_cell* block);
tn_location tn_access__where_value(const tn_context* context, tn_ref value);

/// Reports, at `where`, that an argument of another context was passed.
tn_status tn_access__report_wrong_context(tn_location where, const char* what);

/// Resolves a value (null gives 0) that must be of the context of `where`.
TN_MUST_USE tn_status tn_access__value_in(tn_location where, tn_value value, tn_ref* out_value);
/// Reports a type that is null or of another context.
tn_status tn_access__refuse_type(tn_location where, tn_type type);

/// Returns the reference of a type that must be of `context` and not null.
TN_MUST_USE static inline tn_status tn_access__type_in(const tn_context* context, uint32_t where,
                                                       tn_type type, tn_uref* out_type) {
  if (TN_UNLIKELY(type.storage == NULL || type.storage->context != context)) {
    *out_type = 0;
    return tn_access__refuse_type((tn_location){context, where}, type);
  }
  *out_type = type.storage->self;
  return TN_OK;
}

/// Returns the reference of a location (null means unknown) that must be of `context`.
TN_MUST_USE static inline tn_status tn_access__location_in(const tn_context* context,
                                                           uint32_t where, tn_location location,
                                                           uint32_t* out_location) {
  *out_location = 0;
  if (location.context == NULL) return TN_OK;
  if (TN_UNLIKELY(location.context != context)) {
    return tn_access__report_wrong_context((tn_location){context, where}, "location");
  }
  *out_location = (uint32_t)location.reference;
  return TN_OK;
}

/// Resolves an insertion point in the context of `where`; both are 0 for a detached op.
TN_MUST_USE tn_status tn_access__insertion_in(tn_location where, const tn_insertion* insertion,
                                              tn_ref* out_block, tn_ref* out_before);

// Checks of changes through handles, which report errors (op_place.c, block_api.c). The rewriter
// makes the same changes in its own way.

/// Checks that results of the op have no uses outside of it.
TN_MUST_USE tn_status tn_access__erasable(const tn_context* context, tn_ref op);
/// Checks that no op outside of the block has it as a successor.
TN_MUST_USE tn_status tn_access__block_erasable(const tn_context* context, tn_ref block);
/// Checks that the values match the arguments of `source`, and that `block` is not inside it.
TN_MUST_USE tn_status tn_access__mergeable(const tn_context* context, tn_ref block, tn_ref source,
                                           const tn_value* arguments, size_t argument_count);
/// Checks that `region`, which receives the blocks of `from`, is not inside it or the same.
TN_MUST_USE tn_status tn_access__body_movable(const tn_context* context, tn_ref region,
                                              tn_ref from);

#endif  // TENURE_SRC_SCOPE_ACCESS_H
