// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the vector dialect.

#include "dialects/vector/vector.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_vector_dialect = {
    .name = {"vector", 6},
    .checks = (const tn_named_check* const[]){tn_vector_checks, NULL},
    .assemblies =
        (const tn_custom_assembly* const[]){tn_vector_assemblies, tn_vector_mask_assemblies,
                                            tn_vector_transfer_assemblies, NULL},
};
