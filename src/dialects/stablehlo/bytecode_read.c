// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stablehlo dialect's own bytecode encodings.

#include "dialects/common/parameter_encoding.h"
#include "dialects/stablehlo/stablehlo.h"

static const tn_parameter_encoding encodings[] = {
    {0, "!token", NULL, NULL, NULL},
    {1, "!future", NULL, NULL, NULL},
    {1, "#channel_handle", NULL, NULL, NULL},
    {2, "#comparison_direction", NULL, NULL, NULL},
    {3, "#comparison_type", NULL, NULL, NULL},
    {4, "#conv", NULL, NULL, NULL},
    {5, "#dot", NULL, NULL, NULL},
    {6, "#fft_type", NULL, NULL, NULL},
    {7, "#gather", NULL, NULL, NULL},
    {8, "#precision", NULL, NULL, NULL},
    {9, "#rng_algorithm", NULL, NULL, NULL},
    {10, "#rng_distribution", NULL, NULL, NULL},
    {11, "#scatter", NULL, NULL, NULL},
    {12, "#transpose", NULL, NULL, NULL},
    {13, "#bounds", NULL, NULL, NULL},
    {14, "#output_operand_alias", NULL, NULL, NULL},
    {15, "#dot_algorithm", NULL, NULL, NULL},
    {16, "#result_accuracy_mode", NULL, NULL, NULL},
    {17, "#result_accuracy", NULL, NULL, NULL},
    {18, "#replica_group_mesh_axes", NULL, NULL, NULL},
    {19, "#sub_axis_info", NULL, NULL, NULL},
    {20, "#axis_ref", ".b", NULL, NULL},
    {21, "#mesh_axis", NULL, NULL, NULL},
    {22, "#mesh", "ab", NULL, NULL},
    {0, NULL, NULL, NULL, NULL},
};

tn_status tn_stablehlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  return tn_parameter_encoding__read(encodings, tn_string_view_from("stablehlo"), reader, cursor,
                                     out_value);
}
