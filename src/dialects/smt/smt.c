// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the smt dialect.

#include "dialects/smt/smt.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_smt_dialect = {
    .name = {"smt", 3},
    .interface = &tn_smt__interface,
    .assemblies = (const tn_custom_assembly* const[]){tn_smt_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_smt_directives, NULL},
    .namings = (const tn_naming* const[]){tn_smt_namings, NULL},
    .parameters_checks = tn_smt_parameters_checks,
    .parameters_forms = tn_smt_parameters_forms,
};
