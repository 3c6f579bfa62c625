// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the vhlo dialect.

#include "dialects/vhlo/vhlo.h"

#include "dialects/common/infer_hlo.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_vhlo_dialect = {
    .name = {"vhlo", 4},
    .assemblies = (const tn_custom_assembly* const[]){tn_vhlo_assemblies, NULL},
    .read_encoding = tn_vhlo__read,
    .write_attribute = tn_vhlo__write,
    .write_type = tn_vhlo__write,
    .parameters_checks = tn_vhlo_parameters_checks,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_hlo_parameter_directives,
                                                tn_vhlo_parameter_directives, NULL},
};
