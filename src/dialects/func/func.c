// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the func dialect.

#include "dialects/func/func.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_func_dialect = {
    .name = "func",
    .canonicalize = tn_canonical__func,
    .assemblies = (const tn_assembly* const[]){tn_func_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_func_checks, NULL},
    .namings = (const tn_naming* const[]){tn_func_namings, NULL},
};
