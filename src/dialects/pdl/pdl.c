// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the pdl dialect.

#include "dialects/pdl/pdl.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_pdl_dialect = {
    .name = {"pdl", 3},
    .load_pattern = tn_pdl__load_pattern,
    .directives = (const tn_custom_directive* const[]){tn_pdl_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_pdl_checks, NULL},
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_pdl_parameter_directives, NULL},
};
