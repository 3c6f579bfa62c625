// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the vector dialect.

#include "dialects/vector/vector.h"

#include "dialects/dialects.h"
#include "dialects/vector/fold.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/vector/ops.inc"
};
// clang-format on

/// Materializes numbers or poison.
static tn_op_code constant(tn_attribute value, tn_type type) {
  return tn_const__is_poison(value) ? TN_CODE_UB_POISON : tn_constant__of_number(value, type);
}

const tn_dialect_entry tn_vector_dialect = {
    .name = {"vector", 6},
    .makes_ops_of = "arith,ub",
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .fold = tn_fold__vector,
    .interface = &tn_vector__interface,
    .patterns = tn_vector_patterns,
    .constant = constant,
    .checks = (const tn_named_check* const[]){tn_vector_checks, NULL},
    .fits = (const tn_assembly_fit* const[]){tn_vector_mask_fits, NULL},
    .assemblies =
        (const tn_custom_assembly* const[]){tn_vector_assemblies, tn_vector_mask_assemblies,
                                            tn_vector_transfer_assemblies, NULL},
};
