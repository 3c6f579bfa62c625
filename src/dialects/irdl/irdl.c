// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the irdl dialect.

#include "dialects/irdl/irdl.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_irdl_dialect = {
    .name = {"irdl", 4},
    .directives = (const tn_custom_directive* const[]){tn_irdl_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_irdl_checks, NULL},
};
