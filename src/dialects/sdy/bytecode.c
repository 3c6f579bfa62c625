// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sdy's own bytecode encodings. Propagation edges are encoded as text.

#include "dialects/common/parameter_encoding.h"
#include "dialects/common/parameters.h"
#include "dialects/sdy/sdy.h"

static bool has_unreduced_sharding(const tn_context* context, const tn_uref* parameters) {
  const tn_attribute shardings = tn_parameters__attribute(context, parameters, 0);
  const size_t count = shardings.storage == NULL ? 0 : tn_array_attribute_count(shardings);
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute sharding = tn_array_attribute_element(shardings, i);
    if (tn_sdy__parameter(sharding, "unreduced_axes").storage != NULL) return true;
  }
  return false;
}

/// A sharding with unreduced axes has its own code, and so does a list with such a sharding.
static const tn_parameter_encoding encodings[] = {
    {0, "#manual_axes", NULL, NULL, NULL},
    {1, "#mesh_axis", NULL, NULL, NULL},
    {2, "#mesh", NULL, NULL, NULL},
    {3, "#sub_axis_info", NULL, NULL, NULL},
    {4, "#axis_ref", NULL, NULL, NULL},
    {5, "#dimension_sharding", NULL, NULL, NULL},
    {6, "#sharding", "...-", NULL, NULL},
    {15, "#sharding", NULL, NULL, NULL},
    {16, "#sharding_per_value", NULL, has_unreduced_sharding, NULL},
    {7, "#sharding_per_value", NULL, NULL, NULL},
    {8, "#dim_mapping", NULL, NULL, NULL},
    {9, "#tensor_mapping", NULL, NULL, NULL},
    {10, "#op_sharding_rule", NULL, NULL, NULL},
    {11, "#axis_ref_list", NULL, NULL, NULL},
    {12, "#list_of_axis_ref_lists", NULL, NULL, NULL},
    {13, "#all_to_all_param", NULL, NULL, NULL},
    {14, "#all_to_all_param_list", NULL, NULL, NULL},
    {0, NULL, NULL, NULL, NULL},
};

tn_status tn_sdy__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  return tn_parameter_encoding__read(encodings, (tn_string_view){"sdy", 3}, reader, cursor,
                                     out_value);
}

bool tn_sdy__write_attribute(tn_writer* writer, const tn_storage* attribute) {
  return tn_parameter_encoding__write(encodings, writer, attribute);
}
