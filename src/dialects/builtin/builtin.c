// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the builtin dialect.

#include "dialects/builtin/builtin.h"

#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/builtin/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_builtin_dialect = {
    .name = {"builtin", 7},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .fold = tn_fold__builtin,
    .constant = tn_constant__of_number,
};
