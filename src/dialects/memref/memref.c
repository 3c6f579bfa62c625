// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the memref dialect.

#include "dialects/memref/memref.h"

#include "dialects/common/common.h"
#include "dialects/common/constant.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/memref/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_memref_dialect = {
    .name = {"memref", 6},
    .makes_ops_of = "arith,ub",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_memref__interface,
    .fold = tn_fold__memref,
    .patterns = tn_memref_patterns,
    .constant = tn_constant__of_number,
    .assemblies =
        (const tn_custom_assembly* const[]){tn_memref_assemblies, tn_dma_memref_assemblies,
                                            tn_prefetch_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_memref_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_memref_checks, tn_reshape_memref_checks,
                                              tn_view_memref_checks, NULL},
    .namings = (const tn_naming* const[]){tn_memref_namings, NULL},
};
