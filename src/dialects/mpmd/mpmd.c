// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the mpmd dialect.

#include "dialects/mpmd/mpmd.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_mpmd_dialect = {
    .name = {"mpmd", 4},
    .assemblies = (const tn_custom_assembly* const[]){tn_mpmd_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_mpmd_checks, NULL},
    .namings = (const tn_naming* const[]){tn_mpmd_namings, NULL},
    .parameters_forms = tn_mpmd_parameters_forms,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_mpmd_parameter_directives, NULL},
};
