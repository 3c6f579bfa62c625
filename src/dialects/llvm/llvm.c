// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the llvm dialect, and verification of attribute parameters. Source: the verifiers of
// MLIR's attributes, according to their messages.

#include "dialects/llvm/llvm.h"

#include "dialects/common/common.h"
#include "dialects/common/parameters.h"
#include "dialects/dialects.h"
#include "ir/definition.h"

//===-- Verification of parameters ------------------------------------------------------------===//

/// Checks that the value of a module flag matches its key.
static bool check_flag(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  const tn_string_view key = tn_parameters__string(context, parameters, 1);
  const tn_attribute value = tn_parameters__attribute(context, parameters, 2);
  if (tn_string_view_equal(key, tn_string_view_from("CG Profile"))) {
    bool fits = tn_attribute__is(value, TN_ATTRIBUTE_ARRAY);
    for (size_t i = 0; fits && i < tn_array_attribute_count(value); ++i) {
      fits = tn_opaque__is_called(tn_array_attribute_element(value, i).storage, "llvm",
                                  "cgprofile_entry");
    }
    return fits || tn_parameters__refuse(
                       out_wrong, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'");
  }
  if (tn_string_view_equal(key, tn_string_view_from("ProfileSummary"))) {
    return tn_opaque__is_called(value.storage, "llvm", "profile_summary") ||
           tn_parameters__refuse(
               out_wrong, "'ProfileSummary' key expects a '#llvm.profile_summary' attribute");
  }
  return tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) ||
         tn_attribute__is(value, TN_ATTRIBUTE_STRING) ||
         tn_parameters__refuse(out_wrong,
                               "only integer and string values are currently supported for "
                               "unknown key '\"%.*s\"'",
                               (int)key.size, key.data);
}

static bool check_features(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  const tn_attribute list = tn_parameters__attribute(context, parameters, 0);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    const tn_string_view text = tn_string_attribute_value(tn_array_attribute_element(list, i));
    const char* wrong = NULL;
    if (text.size == 0) {
      wrong = "target features can not be null or empty";
    } else if (*text.data != '+' && *text.data != '-') {
      wrong = "target features must start with '+' or '-'";
    } else if (memchr(text.data, ',', text.size) != NULL) {
      wrong = "target features can not contain ','";
    }
    if (wrong != NULL) return tn_parameters__refuse(out_wrong, "%s", wrong);
  }
  return true;
}

static bool check_scope(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  const tn_attribute id = tn_parameters__attribute(context, parameters, 0);
  return tn_attribute__is(id, TN_ATTRIBUTE_STRING) || tn_attribute__is(id, TN_ATTRIBUTE_DISTINCT) ||
         tn_parameters__refuse(out_wrong,
                               "id of an alias scope must be a StringAttr or a DistrinctAttr");
}

static bool check_range(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  const tn_type lower = tn_attribute_type(tn_parameters__attribute(context, parameters, 0));
  const tn_type upper = tn_attribute_type(tn_parameters__attribute(context, parameters, 1));
  if (!tn_type__is(lower, TN_TYPE_INTEGER) || !tn_type__is(upper, TN_TYPE_INTEGER) ||
      tn_integer_type_signedness(lower) != TN_SIGNLESS ||
      tn_integer_type_signedness(upper) != TN_SIGNLESS) {
    return tn_parameters__refuse(out_wrong, "expected lower and upper to be signless integers");
  }
  return tn_type_equal(lower, upper) ||
         tn_parameters__refuse(out_wrong,
                               "expected lower and upper to have matching bitwidths but got %u "
                               "vs. %u",
                               tn_integer_type_width(lower), tn_integer_type_width(upper));
}

static const tn_parameters_check parameters_checks[] = {
    {"#alias_scope", check_scope},      {"#constant_range", check_range},
    {"#mlir.module_flag", check_flag},  {"#target_features", check_features},
    {"!array", tn_llvm__check_array},   {"!func", tn_llvm__check_function},
    {"!struct", tn_llvm__check_struct}, {NULL, NULL}};

//===-- The table -----------------------------------------------------------------------------===//

static const tn_encoded_attribute encoded_attributes[] = {{"di_basic_type", 0},
                                                          {"di_compile_unit", 7},
                                                          {"di_composite_type", 0},
                                                          {"di_derived_type", 0},
                                                          {"di_expression_elem", 0},
                                                          {"di_expression", 0},
                                                          {"di_file", 0},
                                                          {"di_global_variable", 0},
                                                          {"di_global_variable_expression", 0},
                                                          {"di_imported_entity", 0},
                                                          {"di_label", 0},
                                                          {"di_lexical_block", 0},
                                                          {"di_lexical_block_file", 0},
                                                          {"di_local_variable", 0},
                                                          {"di_namespace", 0},
                                                          {"di_subprogram", 0},
                                                          {"di_subrange", 0},
                                                          {"di_subroutine_type", 0},
                                                          {"loop_annotation", 0},
                                                          {NULL, 0}};

static const tn_assembly_fit fits[] = {{"llvm.switch", tn_switch__cases_fit}, {NULL, NULL}};

const tn_dialect_entry tn_llvm_dialect = {
    .name = {"llvm", 4},
    .assemblies = (const tn_custom_assembly* const[]){tn_llvm_assemblies, tn_llvm_value_assemblies,
                                                      tn_llvm_control_assemblies, NULL},
    .fits = (const tn_assembly_fit* const[]){fits, NULL},
    .directives =
        (const tn_custom_directive* const[]){tn_llvm_directives, tn_llvm_control_directives,
                                             tn_llvm_bundle_directives, NULL},
    .parameter_directives = (const tn_parameter_directive* const[]){tn_llvm_parameter_directives,
                                                                    tn_llvm_type_directives, NULL},
    .case_lists = tn_llvm_case_lists,
    .checks = (const tn_named_check* const[]){tn_llvm_checks, tn_llvm_function_checks,
                                              tn_llvm_value_checks, NULL},
    .interface = &tn_llvm__interface,
    .vector_elements = (const char* const[]){"ptr", "ppc_fp128", NULL},
    .memref_elements = (const char* const[]){"ppc_fp128", NULL},
    .check_type = tn_llvm__refuse_type,
    .is_bare_type = tn_llvm__is_bare_type,
    .named_type = "struct",
    .parameters_checks = parameters_checks,
    .parameters_forms = tn_llvm_type_forms,
    .check_parameter = tn_llvm__check_parameter,
    .encoded_attributes = encoded_attributes,
};
