// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the transform dialect: its functions look like those of func.

#include "dialects/transform/transform.h"

#include "dialects/common/function.h"
#include "dialects/dialects.h"

static const tn_custom_assembly assemblies[] = {
    {"transform.function", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_transform_dialect = {
    .name = {"transform", 9},
    .directives = (const tn_custom_directive* const[]){tn_transform_directives,
                                                       tn_transform_list_directives, NULL},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
};
