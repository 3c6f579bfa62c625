// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sdy's own encodings. Propagation edges go as text.

#include "dialects/common/parameter_encoding.h"
#include "dialects/common/parameters.h"
#include "dialects/sdy/sdy.h"

static bool has_unreduced(const tn_context* context, const tn_uref* parameters) {
  enum { UNREDUCED = 3 };
  (void)context;
  return parameters[UNREDUCED] != 0;
}

static bool has_unreduced_sharding(const tn_context* context, const tn_uref* parameters) {
  const tn_attribute shardings = tn_parameters__attribute(context, parameters, 0);
  const size_t count = shardings.storage == NULL ? 0 : tn_array_attribute_count(shardings);
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute sharding = tn_array_attribute_element(shardings, i);
    if (tn_sdy__parameter(sharding, "unreduced_axes").storage != NULL) return true;
  }
  return false;
}

/// A sharding with axes that are not reduced has a code of its own, and so has a list with one.
static const tn_parameter_encoding encodings[] = {
    {0, "manual_axes", 1, NULL},
    {1, "mesh_axis", 2, NULL},
    {2, "mesh", 2, NULL},
    {3, "sub_axis_info", 2, NULL},
    {4, "axis_ref", 2, NULL},
    {5, "dimension_sharding", 3, NULL},
    {15, "sharding", 4, has_unreduced},
    {6, "sharding", 3, NULL},
    {16, "sharding_per_value", 1, has_unreduced_sharding},
    {7, "sharding_per_value", 1, NULL},
    {8, "dim_mapping", 1, NULL},
    {9, "tensor_mapping", 1, NULL},
    {10, "op_sharding_rule", 8, NULL},
    {11, "axis_ref_list", 1, NULL},
    {12, "list_of_axis_ref_lists", 1, NULL},
    {13, "all_to_all_param", 3, NULL},
    {14, "all_to_all_param_list", 1, NULL},
    {0, NULL, 0, NULL},
};

tn_status tn_sdy__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                       const tn_storage** out_value) {
  (void)text;
  return tn_parameter_encoding__read(encodings, (tn_string_view){"sdy", 3}, reader, cursor,
                                     out_value);
}

bool tn_sdy__write_attribute(tn_writer* writer, const tn_storage* attribute) {
  return tn_parameter_encoding__write(encodings, writer, attribute);
}
