// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the chlo dialect.

#include "dialects/chlo/chlo.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_chlo_dialect = {
    .name = {"chlo", 4},
    .interface = &tn_chlo__interface,
    .assemblies = (const tn_custom_assembly* const[]){tn_chlo_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_chlo_checks, NULL},
    .namings = (const tn_naming* const[]){tn_chlo_namings, NULL},
    .read_encoding = tn_chlo__read,
};
