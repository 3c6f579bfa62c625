// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the scf dialect.

#include "dialects/scf/scf.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/scf/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_scf_dialect = {
    .name = {"scf", 3},
    .makes_ops_of = "arith",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_scf__interface,
    .fold = tn_fold__scf,
    .patterns = tn_scf_patterns,
    .constant = tn_constant__of_number,
    .assemblies = (const tn_custom_assembly* const[]){tn_scf_assemblies, tn_while_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_switch_regions_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_scf_checks, NULL},
};
