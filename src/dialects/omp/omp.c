// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the omp dialect.

#include "dialects/omp/omp.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_omp_dialect = {
    .name = {"omp", 3},
    .patterns = tn_omp_patterns,
    .assemblies = (const tn_custom_assembly* const[]){tn_omp_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_omp_clause_directives,
                                                       tn_omp_region_directives, NULL},
    .namings = (const tn_naming* const[]){tn_omp_namings, NULL},
};
