// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the func dialect.

#include "dialects/func/func.h"

#include "dialects/dialects.h"

static tn_op_code constant(tn_attribute value, tn_type type) {
  return tn_attribute_kind_of(value) == TN_ATTRIBUTE_SYMBOL_REF &&
                 tn_type__is(type, TN_TYPE_FUNCTION)
             ? TN_CODE_FUNC_CONSTANT
             : TN_CODE_NONE;
}

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/func/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_func_dialect = {
    .name = {"func", 4},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_func__interface,
    .patterns = tn_func_patterns,
    .constant = constant,
    .assemblies = (const tn_custom_assembly* const[]){tn_func_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_func_checks, NULL},
    .namings = (const tn_naming* const[]){tn_func_namings, NULL},
};
