// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments that must belong to one context.

#include "scope/access.h"

#include <tenure/operation.h>

tn_value tn_value__far_handle(const tn_context* context, uint32_t scope, tn_ref value) {
  const tn_ref owner = tn_value__owner(context, value);
  const tn_op_cell* cell = tn_op__at(context, owner);
  return (tn_value){scope, owner, tn_cell__generation(&cell->generation),
                    tn_value__result_number(cell, owner, value)};
}

tn_status tn_access__foreign(const tn_context* context, const char* what) {
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "the %s belongs to another context", what);
}

tn_status tn_access__value_in(const tn_context* context, tn_value value, tn_ref* out_value) {
  *out_value = 0;
  if (tn_value_is_null(value)) return TN_OK;
  tn_resolved it;
  const tn_ref reference = tn_access__value(value, &it);
  if (TN_UNLIKELY(reference == 0)) return tn_access__value_status(value);
  if (TN_UNLIKELY(it.context != context)) return tn_access__foreign(context, "value");
  *out_value = reference;
  return TN_OK;
}

tn_status tn_access__refuse_type(const tn_context* context, tn_type type) {
  if (!tn_type_is_null(type)) return tn_access__foreign(context, "type");
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "the type is null");
}

tn_status tn_access__insertion_in(const tn_context* context, const tn_insertion* insertion,
                                  tn_ref* out_block, tn_ref* out_before) {
  tn_resolved place;
  *out_block = 0;
  *out_before = 0;
  if (!tn_op_is_null(insertion->before)) {
    const tn_op_cell* before = tn_access__op(insertion->before, &place);
    if (before == NULL) return tn_access__op_status(insertion->before);
    if (before->block == 0) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT,
                              tn_access__location(place.context, before),
                              "the insertion point is in front of a detached op");
    }
    *out_before = insertion->before.slot;
    *out_block = before->block;
  } else if (!tn_block_is_null(insertion->block)) {
    if (tn_access__block(insertion->block, &place) == NULL) {
      return tn_access__block_status(insertion->block);
    }
    *out_block = insertion->block.slot;
  } else {
    return TN_OK;
  }
  return place.context == context ? TN_OK : tn_access__foreign(context, "insertion point");
}
