// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the complex dialect.

#include "dialects/complex/complex.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/complex/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_complex_dialect = {
    .name = {"complex", 7},
    .makes_ops_of = "arith",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_complex__interface,
    .fold = tn_fold__complex,
    .patterns = tn_complex_patterns,
    .constant = tn_constant__of_complex,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_complex_parameter_directives, NULL},
    .parameters_checks = tn_complex_parameters_checks,
    .checks = (const tn_named_check* const[]){tn_complex_checks, NULL},
    .namings = (const tn_naming* const[]){tn_constant_namings, NULL},
};
