// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the cf dialect.

#include "dialects/cf/cf.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/cf/ops.inc"
};
// clang-format on

static const tn_assembly_fit fits[] = {{"cf.switch", tn_switch__cases_fit}, {NULL, NULL}};

const tn_dialect_entry tn_cf_dialect = {
    .name = {"cf", 2},
    .makes_ops_of = "arith",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_cf__interface,
    .patterns = tn_cf_patterns,
    .constant = tn_constant__of_number,
    .fits = (const tn_assembly_fit* const[]){fits, NULL},
    .directives = (const tn_custom_directive* const[]){tn_switch_cases_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_cf_checks, NULL},
};
