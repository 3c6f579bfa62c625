// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the math dialect.

#include "dialects/math/math.h"

#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/math/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_math_dialect = {
    .name = {"math", 4},
    .makes_ops_of = "arith",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_math__interface,
    .fold = tn_fold__math,
    .constant = tn_constant__of_number,
};
