// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handle types of pdl, for the dialects pdl and pdl_interp.

#ifndef TENURE_SRC_DIALECTS_COMMON_PDL_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_PDL_TYPE_H

#include <tenure/parameters.h>

#include "ir/definition.h"

static inline bool tn_pdl_type__is_range(tn_type type) {
  return tn_opaque__is_called(type.storage, "pdl", "range");
}

/// Returns `!pdl.range<element>`.
static inline tn_status tn_pdl_type__range(tn_context* context, tn_type element,
                                           tn_type* out_type) {
  tn_attribute parameter;
  *out_type = (tn_type){NULL};
  TN_TRY(tn_type_attribute_get(element, &parameter));
  return tn_dialect_type_get(context, tn_string_view_from("pdl.range"), &parameter, 1, out_type);
}

/// Returns `!pdl.value`, or a range of it.
static inline tn_status tn_pdl_type__value(tn_context* context, bool is_range, tn_type* out_type) {
  TN_TRY(tn_dialect_type_get(context, tn_string_view_from("pdl.value"), NULL, 0, out_type));
  return is_range ? tn_pdl_type__range(context, *out_type, out_type) : TN_OK;
}

#endif  // TENURE_SRC_DIALECTS_COMMON_PDL_TYPE_H
