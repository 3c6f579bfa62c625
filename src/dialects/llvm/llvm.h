// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the llvm dialect.

#ifndef TENURE_SRC_DIALECTS_LLVM_LLVM_H
#define TENURE_SRC_DIALECTS_LLVM_LLVM_H

#include "dialects/common/llvm_type.h"
#include "dialects/llvm_ops.h"
#include "ir/dialect_entry.h"
#include "schema/body_format.h"
#include "schema/format.h"

extern const tn_dialect_interface tn_llvm__interface;
extern const tn_custom_assembly tn_llvm_assemblies[];
extern const tn_custom_assembly tn_llvm_value_assemblies[];
extern const tn_custom_assembly tn_llvm_control_assemblies[];
extern const tn_custom_directive tn_llvm_directives[];
extern const tn_custom_directive tn_llvm_bundle_directives[];
extern const tn_custom_directive tn_llvm_control_directives[];
extern const tn_parameter_directive tn_llvm_parameter_directives[];
extern const tn_parameter_directive tn_llvm_type_directives[];
extern const tn_parameters_form tn_llvm_type_forms[];
extern const tn_case_list tn_llvm_case_lists[];
extern const tn_named_check tn_llvm_checks[];
extern const tn_named_check tn_llvm_function_checks[];
extern const tn_named_check tn_llvm_value_checks[];

//===-- Types ---------------------------------------------------------------------------------===//

/// Implement `is_bare_type` and `check_type` of the dialect's table (type_form.c).
bool tn_llvm__is_bare_type(tn_type type);
bool tn_llvm__refuse_type(tn_string_view body, tn_parse_error* out_wrong);
bool tn_llvm__check_array(const tn_context* context, const tn_uref* parameters,
                          tn_parse_error* out_wrong);
bool tn_llvm__check_struct(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong);
bool tn_llvm__check_function(const tn_context* context, const tn_uref* parameters,
                             tn_parse_error* out_wrong);
/// Returns the struct of a type and an i1.
TN_MUST_USE tn_status tn_llvm__with_truth(tn_type type, tn_type* out_type);
tn_status tn_llvm__check_parameter(const tn_context* context, tn_ref op, tn_attribute all,
                                   tn_string_view name, tn_attribute value, tn_type type,
                                   bool is_result);

//===-- Assembly ------------------------------------------------------------------------------===//

/// Parses an optional `comdat(@selector)`.
TN_MUST_USE tn_status tn_llvm__read_comdat(tn_reading* reading);
void tn_llvm__put_comdat(tn_printer* printer, tn_ref op);

//===-- DWARF keywords (dwarf_words.c) --------------------------------------------------------===//

/// Convert an encoding to its keyword (DW_ATE_...), empty for none, and back; false for an unknown
/// keyword.
tn_string_view tn_llvm__encoding_word(uint64_t number);
bool tn_llvm__encoding_number(tn_string_view word, uint64_t* out_number);

#endif  // TENURE_SRC_DIALECTS_LLVM_LLVM_H
