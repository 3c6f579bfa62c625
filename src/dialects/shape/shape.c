// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the shape dialect.

#include "dialects/shape/shape.h"

#include "dialects/common/common.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/shape/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_shape_dialect = {
    .name = {"shape", 5},
    .makes_ops_of = "arith",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .patterns = tn_shape_patterns,
    .interface = &tn_shape__interface,
    .fold = tn_fold__shape,
    .constant = tn_shape__constant,
    .assemblies = (const tn_custom_assembly* const[]){tn_shape_assemblies, NULL},
    .fits = (const tn_assembly_fit* const[]){tn_shape_fits, NULL},
    .checks = (const tn_named_check* const[]){tn_shape_checks, NULL},
    .namings = (const tn_naming* const[]){tn_constant_namings, NULL},
};
