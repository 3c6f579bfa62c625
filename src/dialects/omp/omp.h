// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the omp dialect.

#ifndef TENURE_SRC_DIALECTS_OMP_OMP_H
#define TENURE_SRC_DIALECTS_OMP_OMP_H

#include "dialects/common/parts.h"
#include "dialects/omp_ops.h"

extern const tn_custom_directive tn_omp_clause_directives[];
extern const tn_custom_directive tn_omp_region_directives[];
extern const tn_named_pattern tn_omp_patterns[];
extern const tn_custom_assembly tn_omp_assemblies[];
extern const tn_naming tn_omp_namings[];

#endif  // TENURE_SRC_DIALECTS_OMP_OMP_H
