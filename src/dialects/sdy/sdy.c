// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the sdy dialect.

#include "dialects/sdy/sdy.h"

#include "dialects/dialects.h"
#include "dialects/sdy/spelling.h"

const tn_dialect_entry tn_sdy_dialect = {
    .name = {"sdy", 3},
    .assemblies = (const tn_custom_assembly* const[]){tn_sdy_assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_sdy_checks, NULL},
    .read_encoding = tn_sdy__read,
    .write_attribute = tn_sdy__write_attribute,
    .spell_attribute = tn_sdy__spell,
};
