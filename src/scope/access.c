// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments that must be of one context.

#include "scope/access.h"

#include <tenure/operation.h>
#include <tenure/value.h>

#include "scope/directory.h"

tn_value tn_value__far_handle(const tn_context* context, uint32_t scope, tn_ref value) {
  const tn_ref owner = tn_value__owner(context, value);
  const tn_op_cell* cell = tn_op__at(context, owner);
  return (tn_value){scope, owner, tn_cell__generation(&cell->generation),
                    tn_value__result_number(cell, owner, value)};
}

//===-- Locations of errors -------------------------------------------------------------------===//

tn_location tn_access__where_op(tn_op op) {
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL) return (tn_location){tn_directory__context_of(op.scope), 0};
  return tn_access__location(resolved.context, (const tn_op_cell*)(const void*)resolved.cell);
}

tn_location tn_access__where_block(const tn_context* context, const tn_block_cell* block) {
  return tn_access__location(context, tn_op__at(context, tn_block_cell__parent_op(context, block)));
}

tn_location tn_access__where_value(const tn_context* context, tn_ref value) {
  if (tn_value__is_argument(value)) {
    return (tn_location){context, tn_argument__at(context, value)->location};
  }
  return tn_access__location(context, tn_op__at(context, tn_value__owner(context, value)));
}

//===-- Errors --------------------------------------------------------------------------------===//

tn_status tn_access__report_stale_op(tn_location where, tn_op op) {
  return tn_scope__report_lost(where, op.scope, op.slot, op.generation, TN_CELL_OP);
}

tn_status tn_access__lost_block(tn_location where, tn_block block) {
  return tn_scope__report_lost(where, block.scope, block.slot, block.generation, TN_CELL_BLOCK);
}

tn_status tn_access__lost_region(tn_location where, tn_region region) {
  return tn_scope__report_lost(where, region.scope, region.slot, region.generation, TN_CELL_REGION);
}

tn_status tn_access__lost_value(tn_location where, tn_value value) {
  if (tn_directory__context_of(value.scope) != NULL) return tn_access__value_status(value);
  return tn_scope__report_lost(where, value.scope, value.slot, value.generation,
                               tn_value_is_block_argument(value) ? TN_CELL_ARGUMENT : TN_CELL_OP);
}

tn_status tn_access__report_wrong_context(tn_location where, const char* what) {
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                          "the %s belongs to another context", what);
}

tn_status tn_access__value_in(tn_location where, tn_value value, tn_ref* out_value) {
  *out_value = 0;
  if (tn_value_is_null(value)) return TN_OK;
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (TN_UNLIKELY(reference == 0)) return tn_access__lost_value(where, value);
  if (TN_UNLIKELY(resolved.context != where.context))
    return tn_access__report_wrong_context(where, "value");
  *out_value = reference;
  return TN_OK;
}

tn_status tn_access__refuse_type(tn_location where, tn_type type) {
  if (!tn_type_is_null(type)) return tn_access__report_wrong_context(where, "type");
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where, "the type is null");
}

tn_status tn_access__insertion_in(tn_location where, const tn_insertion* insertion,
                                  tn_ref* out_block, tn_ref* out_before) {
  tn_resolved place;
  *out_block = 0;
  *out_before = 0;
  if (!tn_op_is_null(insertion->before)) {
    const tn_op_cell* before = tn_access__op(insertion->before, &place);
    if (before == NULL) return tn_access__report_stale_op(where, insertion->before);
    if (before->block == 0) {
      return tn_context__fail(place.context, TN_INVALID_ARGUMENT,
                              tn_access__location(place.context, before),
                              "the insertion point is before a detached op");
    }
    *out_before = insertion->before.slot;
    *out_block = before->block;
  } else if (!tn_block_is_null(insertion->block)) {
    if (tn_access__block(insertion->block, &place) == NULL) {
      return tn_access__lost_block(where, insertion->block);
    }
    *out_block = insertion->block.slot;
  } else {
    return TN_OK;
  }
  return place.context == where.context ? TN_OK
                                        : tn_access__report_wrong_context(where, "insertion point");
}
