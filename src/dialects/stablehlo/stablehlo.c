// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the stablehlo dialect.

#include "dialects/stablehlo/stablehlo.h"

#include "dialects/common/infer_hlo.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_stablehlo_dialect = {
    .name = {"stablehlo", 9},
    .interface = &tn_hlo__interface,
    .read_encoding = tn_stablehlo__read,
    .assemblies = (const tn_custom_assembly* const[]){tn_stablehlo_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_stablehlo_directives,
                                                       tn_stablehlo_number_directives, NULL},
    .namings = (const tn_naming* const[]){tn_stablehlo_namings, NULL},
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_hlo_parameter_directives,
                                                tn_stablehlo_parameter_directives, NULL},
};
