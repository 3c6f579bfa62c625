// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the llvm dialect.

#include "dialects/llvm/llvm.h"

#include "dialects/common/load_interface.h"
#include "dialects/common/scan.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_llvm_dialect = {
    .name = {"llvm", 4},
    .assemblies = (const tn_custom_assembly* const[]){tn_llvm_assemblies, tn_llvm_value_assemblies,
                                                      tn_llvm_control_assemblies, NULL},
    .directives =
        (const tn_custom_directive* const[]){tn_llvm_directives, tn_llvm_control_directives,
                                             tn_llvm_bundle_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_llvm_checks, tn_llvm_function_checks,
                                              tn_llvm_value_checks, NULL},
    .interface = &tn_load__interface,
    .vector_elements = (const char* const[]){"ptr", "ppc_fp128", NULL},
    .memref_elements = (const char* const[]){"ppc_fp128", NULL},
    .spell_attribute = tn_llvm__spell_attribute,
    .spell_type = tn_llvm__spell_type,
    .check_parameter = tn_llvm__check_parameter,
    .read_encoding = tn_llvm__read,
    .write_attribute = tn_llvm__write_attribute,
};
