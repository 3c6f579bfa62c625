// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the emitc dialect: its functions look like those of func.

#include "dialects/common/function.h"
#include "dialects/dialects.h"
#include "schema/format.h"

static const tn_custom_assembly assemblies[] = {
    {"emitc.function", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_emitc_dialect = {
    .name = {"emitc", 5},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
};
