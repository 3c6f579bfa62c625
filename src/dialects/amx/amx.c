// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the amx dialect.

#include "dialects/common/parameters.h"
#include "dialects/dialects.h"

static bool is_element(tn_type type) {
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    const tn_float_kind kind = tn_float_type_kind(type);
    return kind == TN_FLOAT_F32 || kind == TN_FLOAT_F16 || kind == TN_FLOAT_BF16;
  }
  return tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_signedness(type) == TN_SIGNLESS &&
         (tn_integer_type_width(type) == 32 || tn_integer_type_width(type) == 8);
}

static bool check_tile(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  return is_element(tn_parameters__type(context, parameters, 1)) ||
         tn_parameters__refuse(out_wrong,
                               "failed to verify 'elementType': 32-bit float or 16-bit float or "
                               "bfloat16 type or 32-bit signless integer or 8-bit signless "
                               "integer");
}

static const tn_parameters_check parameters_checks[] = {{"!tile", check_tile}, {NULL, NULL}};

const tn_dialect_entry tn_amx_dialect = {
    .name = {"amx", 3},
    .parameters_checks = parameters_checks,
};
