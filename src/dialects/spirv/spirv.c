// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the spirv dialect.

#include "dialects/spirv/spirv.h"

#include "dialects/common/common.h"
#include "dialects/common/words.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_spirv_dialect = {
    .name = {"spirv", 5},
    .assemblies =
        (const tn_custom_assembly* const[]){tn_spirv_assemblies, tn_spirv_memory_assemblies,
                                            tn_spirv_composite_assemblies, NULL},
    .fits = (const tn_assembly_fit* const[]){tn_spirv_memory_fits, NULL},
    .directives = (const tn_custom_directive* const[]){tn_bare_word_directives, tn_spirv_directives,
                                                       tn_switch_cases_directives, NULL},
    .namings = (const tn_naming* const[]){tn_spirv_namings, NULL},
    .checks = (const tn_named_check* const[]){tn_spirv_checks, NULL},
    .interface = &tn_spirv__interface,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_spirv_parameter_directives,
                                                tn_spirv_target_directives, NULL},
    .parameters_checks = tn_spirv_parameters_checks,
    .parameters_forms = tn_spirv_parameters_forms,
    .check_parameter = tn_spirv__check_parameter,
    .check_attribute = tn_spirv__check_attribute,
};
