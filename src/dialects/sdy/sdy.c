// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the sdy dialect.

#include "dialects/sdy/sdy.h"

#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/sdy/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_sdy_dialect = {
    .name = {"sdy", 3},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .assemblies = (const tn_custom_assembly* const[]){tn_sdy_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_sdy_checks, NULL},
    .read_encoding = tn_sdy__read,
    .write_attribute = tn_sdy__write_attribute,
    .parameters_checks = tn_sdy_parameters_checks,
    .parameters_forms = tn_sdy_parameters_forms,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_sdy_parameter_directives, NULL},
};
