// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the affine dialect.

#include "dialects/affine/affine.h"

#include "dialects/affine/values.h"
#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/affine/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_affine_dialect = {
    .name = {"affine", 6},
    .makes_ops_of = "arith,ub",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_affine__interface,
    .fold = tn_fold__affine,
    .patterns = tn_affine_patterns,
    .constant = tn_constant__of_number,
    .compose_map = tn_affine__compose_map,
    .fits = (const tn_assembly_fit* const[]){tn_dma_affine_fits, NULL},
    .assemblies =
        (const tn_custom_assembly* const[]){tn_affine_assemblies, tn_dma_affine_assemblies,
                                            tn_prefetch_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_affine_checks, NULL},
};
