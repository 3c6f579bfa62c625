// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the element types of smt types: they must be smt types.

#include <string.h>

#include "dialects/common/parameters.h"
#include "dialects/smt/smt.h"

/// Returns true if the type can be the type of an smt value.
static bool is_value(tn_type type, bool may_be_function) {
  const tn_definition* definition = tn_definition__of(type.storage);
  return definition != NULL &&
         tn_string_view_equal(definition->dialect, tn_string_view_from("smt")) &&
         (may_be_function || !tn_opaque__is_called(type.storage, "smt", "func"));
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
                        tn_parse_error* out_wrong) {
  if (!is_value(tn_parameters__type(context, parameters, 0), true)) {
    return tn_parameters__refuse(out_wrong, "domain must be any SMT value type");
  }
  return is_value(tn_parameters__type(context, parameters, 1), true) ||
         tn_parameters__refuse(out_wrong, "range must be any SMT value type");
}

static bool check_width(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return tn_parameters__integer(context, parameters, 0) > 0 ||
         tn_parameters__refuse(out_wrong, "bit-vector must have at least a width of one");
}

static bool check_function(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  if (!are_values(tn_parameters__attribute(context, parameters, 0))) {
    return tn_parameters__refuse(out_wrong, "domain types must be any non-function SMT type");
  }
  return is_value(tn_parameters__type(context, parameters, 1), false) ||
         tn_parameters__refuse(out_wrong, "range type must be any non-function SMT type");
}

static bool check_sort(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  return are_values(tn_parameters__attribute(context, parameters, 1)) ||
         tn_parameters__refuse(out_wrong, "sort parameter types must be any non-function SMT type");
}

/// Returns true if the integer fits in `width` bits, signed or unsigned.
static bool fits(tn_attribute value, int64_t width) {
  const uint32_t sign = tn_integer__is_negative(value) ? 0 : 1;
  return tn_integer__signed_width(value) - sign <= width;
}

static bool check_vector(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  char words[TN_PARAMETERS_TYPE_MAX + 1];
  const tn_type type = tn_parameters__type(context, parameters, 1);
  if (tn_smt__width(type) == 0) {
    return tn_parameters__refuse(out_wrong, "explicit bit-vector type required");
  }
  return fits(tn_parameters__attribute(context, parameters, 0), tn_smt__width(type)) ||
         tn_parameters__refuse(out_wrong,
                               "integer value out of range for given bit-vector type '%s'",
                               tn_parameters__type_words(context, type, words));
}

/// Resizes the value to the width of its type.
static tn_status fit_vector(tn_context* context, tn_uref* parameters) {
  tn_attribute value = tn_parameters__attribute(context, parameters, 0);
  const int64_t width = tn_smt__width(tn_parameters__type(context, parameters, 1));
  if (width > TN_INTEGER_WIDTH_MAX || !fits(value, width)) return TN_OK;
  TN_TRY(tn_integer__resize(context, value, (uint32_t)width, &value));
  parameters[0] = value.storage->self;
  return TN_OK;
}

const tn_parameters_form tn_smt_parameters_forms[] = {{"#bv", fit_vector}, {NULL, NULL}};

const tn_parameters_check tn_smt_parameters_checks[] = {
    {"#bv", check_vector},     {"!array", check_array}, {"!bv", check_width},
    {"!func", check_function}, {"!sort", check_sort},   {NULL, NULL}};
