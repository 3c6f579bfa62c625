// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the affine dialect.

#include "dialects/affine/affine.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_affine_dialect = {
    .name = {"affine", 6},
    .interface = &tn_affine__interface,
    .fold = tn_fold__affine,
    .patterns = tn_affine_patterns,
    .constant = tn_constant__of_number,
    .assemblies =
        (const tn_assembly* const[]){tn_affine_assemblies, tn_dma_affine_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_affine_checks, NULL},
};
