// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the tensor dialect.

#include "dialects/tensor/tensor.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/tensor/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_tensor_dialect = {
    .name = {"tensor", 6},
    .makes_ops_of = "affine,arith,complex,ub",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_tensor__interface,
    .fold = tn_fold__tensor,
    .patterns = tn_tensor_patterns,
    .constant = tn_constant__of_complex,
    .checks = (const tn_named_check* const[]){tn_tensor_checks, tn_reshape_tensor_checks,
                                              tn_view_tensor_checks, NULL},
};
