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
    .spell_attribute = tn_mpmd__spell,
    .spell_type = tn_mpmd__spell,
};
