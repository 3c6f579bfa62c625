// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the linalg dialect.

#include "dialects/linalg/linalg.h"

#include "dialects/common/constant.h"
#include "dialects/dialects.h"
#include "dialects/linalg/structure.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/linalg/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_linalg_dialect = {
    .name = {"linalg", 6},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .fold = tn_fold__linalg,
    .constant = tn_constant__of_number,
    .patterns = tn_linalg_patterns,
    .interface = &tn_linalg__interface,
    .makes_ops_of = "arith,math,complex",
    .assemblies = (const tn_custom_assembly* const[]){tn_linalg_assemblies, NULL},
    .checks =
        (const tn_named_check* const[]){tn_linalg_checks, tn_linalg_named_checks,
                                        tn_linalg_pack_checks, tn_linalg_contraction_checks, NULL},
    .namings = (const tn_naming* const[]){tn_linalg_namings, NULL},
};
