// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the mpmd dialect.

#ifndef TENURE_SRC_DIALECTS_MPMD_MPMD_H
#define TENURE_SRC_DIALECTS_MPMD_MPMD_H

#include "dialects/mpmd_ops.h"
#include "ir/dialect_entry.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_mpmd_assemblies[];
extern const tn_named_check tn_mpmd_checks[];
extern const tn_naming tn_mpmd_namings[];

extern const tn_parameter_directive tn_mpmd_parameter_directives[];
extern const tn_parameters_form tn_mpmd_parameters_forms[];

#endif  // TENURE_SRC_DIALECTS_MPMD_MPMD_H
