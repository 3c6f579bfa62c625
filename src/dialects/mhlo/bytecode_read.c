// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mhlo dialect's own encodings.

#include "dialects/common/hlo_bytecode.h"
#include "dialects/mhlo/mhlo.h"

static const tn_hlo_enumeration enumerations[] = {
    {2, "comparison_direction"},
    {3, "comparison_type"},
    {6, "fft_type"},
    {8, "precision"},
    {9, "rng_algorithm"},
    {10, "rng_distribution"},
    {12, "transpose"},
    {15, "fusion_kind"},
    {17, "result_accuracy_mode"},
    {0, NULL},
};

static const tn_hlo_record records[] = {
    {1,
     "channel_handle",
     true,
     false,
     {{"handle", TN_HLO_NUMBER, NULL}, {"type", TN_HLO_NUMBER, NULL}}},
    {4, "conv", false, false, {{NULL, TN_HLO_NUMBER, NULL}}},
    {11,
     "scatter",
     false,
     false,
     {{"update_window_dims", TN_HLO_LIST, NULL},
      {"inserted_window_dims", TN_HLO_LIST, NULL},
      {"input_batching_dims", TN_HLO_LIST, NULL},
      {"scatter_indices_batching_dims", TN_HLO_LIST, NULL},
      {"scatter_dims_to_operand_dims", TN_HLO_LIST, NULL},
      {"index_vector_dim", TN_HLO_NUMBER, NULL}}},
    {7,
     "gather",
     false,
     false,
     {{"offset_dims", TN_HLO_LIST, NULL},
      {"collapsed_slice_dims", TN_HLO_LIST, NULL},
      {"operand_batching_dims", TN_HLO_LIST, NULL},
      {"start_indices_batching_dims", TN_HLO_LIST, NULL},
      {"start_index_map", TN_HLO_LIST, NULL},
      {"index_vector_dim", TN_HLO_NUMBER, NULL}}},
    {5,
     "dot",
     false,
     false,
     {{"lhs_batching_dimensions", TN_HLO_LIST, NULL},
      {"rhs_batching_dimensions", TN_HLO_LIST, NULL},
      {"lhs_contracting_dimensions", TN_HLO_LIST, NULL},
      {"rhs_contracting_dimensions", TN_HLO_LIST, NULL}}},
    {16,
     "output_operand_alias",
     true,
     false,
     {{"output_tuple_indices", TN_HLO_LIST, NULL},
      {"operand_index", TN_HLO_NUMBER, NULL},
      {"operand_tuple_indices", TN_HLO_LIST, NULL}}},
    {18,
     "result_accuracy",
     false,
     false,
     {{"atol", TN_HLO_DOUBLE, NULL},
      {"rtol", TN_HLO_DOUBLE, NULL},
      {"ulps", TN_HLO_NUMBER, NULL},
      {"mode", TN_HLO_ATTRIBUTE, NULL}}},
    {13, "type_extensions", true, false, {{"bounds", TN_HLO_LIST, NULL}}},
    {0,
     "result_alias",
     false,
     false,
     {{"tuple_indices", TN_HLO_LIST, NULL},
      {"result_index", TN_HLO_PATH, NULL},
      {"must_alias", TN_HLO_MARK, NULL}}},
    {0, NULL, false, false, {{NULL, TN_HLO_NUMBER, NULL}}},
};

static const tn_hlo_encodings encodings = {
    {"mhlo", 4}, enumerations, records, {"token", "async_bundle<"}};

tn_status tn_mhlo__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value) {
  return tn_hlo__read(&encodings, reader, cursor, text, out_value);
}
