// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What types of smt may be made of: types of smt too.

#include <string.h>

#include "dialects/common/parameters.h"
#include "dialects/smt/smt.h"

/// Whether a type can be a value of smt.
static bool is_value(tn_type type, bool may_be_function) {
  if (!tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("smt"))) return false;
  const tn_string_view body = tn_opaque_type_body(type);
  return may_be_function || body.size < 4 || memcmp(body.data, "func", 4) != 0;
}

static bool are_values(tn_attribute types) {
  const size_t count = types.storage == NULL ? 0 : tn_array_attribute_count(types);
  for (size_t i = 0; i < count; ++i) {
    if (!is_value(tn_type_attribute_value(tn_array_attribute_element(types, i)), false)) {
      return false;
    }
  }
  return true;
}

static bool check_array(const tn_context* context, const tn_uref* parameters,
                        tn_misspelling* out_wrong) {
  if (!is_value(tn_parameters__type(context, parameters, 0), true)) {
    return tn_parameters__refuse(out_wrong, "domain must be any SMT value type");
  }
  return is_value(tn_parameters__type(context, parameters, 1), true) ||
         tn_parameters__refuse(out_wrong, "range must be any SMT value type");
}

static bool check_width(const tn_context* context, const tn_uref* parameters,
                        tn_misspelling* out_wrong) {
  return tn_parameters__integer(context, parameters, 0) > 0 ||
         tn_parameters__refuse(out_wrong, "bit-vector must have at least a width of one");
}

static bool check_function(const tn_context* context, const tn_uref* parameters,
                           tn_misspelling* out_wrong) {
  if (!are_values(tn_parameters__attribute(context, parameters, 0))) {
    return tn_parameters__refuse(out_wrong, "domain types must be any non-function SMT type");
  }
  return is_value(tn_parameters__type(context, parameters, 1), false) ||
         tn_parameters__refuse(out_wrong, "range type must be any non-function SMT type");
}

static bool check_sort(const tn_context* context, const tn_uref* parameters,
                       tn_misspelling* out_wrong) {
  return are_values(tn_parameters__attribute(context, parameters, 1)) ||
         tn_parameters__refuse(out_wrong, "sort parameter types must be any non-function SMT type");
}

const tn_parameters_check tn_smt_parameters_checks[] = {{"!array", check_array},
                                                        {"!bv", check_width},
                                                        {"!func", check_function},
                                                        {"!sort", check_sort},
                                                        {NULL, NULL}};
