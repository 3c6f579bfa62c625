// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the arith dialect.

#include "dialects/arith/arith.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/arith/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_arith_dialect = {
    .name = {"arith", 5},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_arith__interface,
    .fold = tn_fold__arith,
    .patterns = tn_arith_patterns,
    .constant = tn_constant__of_number,
    .assemblies = (const tn_custom_assembly* const[]){tn_arith_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_arith_checks, tn_cast_checks, NULL},
    .namings = (const tn_naming* const[]){tn_constant_namings, tn_arith_namings, NULL},
};
