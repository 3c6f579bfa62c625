// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of StableHLO and functions become those of vhlo in their newest versions. What StableHLO
// leaves out where it is usual is added, and attributes with fields become an attribute for each.
// Source: the StableHLO specification for defaults, its documentation of compatibility for names.

#include <stdio.h>

#include "dialects/vhlo/legalize.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"
#include "ir/textual.h"
#include "schema/check.h"
#include "schema/opaque_text.h"

//===-- Attributes with fields ----------------------------------------------------------------===//

/// What builtin spells so, as vhlo has it.
static void add_text(tn_vhlo_op* op, const char* name, tn_string_view text) {
  const tn_storage* value = NULL;
  if (tn_rewriter__ok(op->it, tn_textual__parse(op->it->context, text, false, &value))) {
    tn_vhlo_op__add(op, name, tn_vhlo__attribute_from(op->it->context, value));
  }
}

static void add_number(tn_vhlo_op* op, const char* name, tn_string_view number) {
  tn_text_buffer text = tn_text_buffer_make(&op->it->context->allocator);
  if (number.data == NULL) number = tn_string_view_from("0");
  tn_text_buffer_format(&text, "%.*s : i64", (int)number.size, number.data);
  if (text.failed) tn_rewriter__fail(op->it, tn_context__out_of_memory(op->it->context));
  if (!text.failed) add_text(op, name, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

/// `[1, 2]`, or nothing, as elements.
static void add_numbers(tn_vhlo_op* op, const char* name, tn_string_view list) {
  tn_text_buffer text = tn_text_buffer_make(&op->it->context->allocator);
  size_t count = 0;
  bool in_number = false;
  for (size_t i = 0; i < list.size; ++i) {
    const bool is_digit = list.data[i] >= '0' && list.data[i] <= '9';
    count += is_digit && !in_number;
    in_number = is_digit;
  }
  tn_text_buffer_append_text(&text, "dense<");
  if (count != 0) tn_text_buffer_append_view(&text, list);
  tn_text_buffer_format(&text, "> : tensor<%zuxi64>", count);
  if (!text.failed) add_text(op, name, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

#define GATHER_FIELDS                                                                             \
  {                                                                                               \
    {"offset_dims", "offset_dims", true}, {"collapsed_slice_dims", "collapsed_slice_dims", true}, \
        {"operand_batching_dims", "operand_batching_dims", true},                                 \
        {"start_indices_batching_dims", "start_indices_batching_dims", true},                     \
        {"start_index_map", "start_index_map", true}, {                                           \
      "index_vector_dim", "index_vector_dim", false                                               \
    }                                                                                             \
  }
#define CHANNEL_FIELDS                                                 \
  {                                                                    \
    {"channel_id", "handle", false}, { "channel_type", "type", false } \
  }
#define CHANNEL_FIELD                 \
  {                                   \
    { "channel_id", "handle", false } \
  }

const tn_vhlo_record tn_vhlo_records[] = {
    {"dot_general",
     "dot_dimension_numbers",
     "dot",
     {{"lhs_batching_dimensions", "lhs_batching_dimensions", true},
      {"rhs_batching_dimensions", "rhs_batching_dimensions", true},
      {"lhs_contracting_dimensions", "lhs_contracting_dimensions", true},
      {"rhs_contracting_dimensions", "rhs_contracting_dimensions", true}}},
    {"gather", "dimension_numbers", "gather", GATHER_FIELDS},
    {"dynamic_gather", "dimension_numbers", "gather", GATHER_FIELDS},
    {"scatter",
     "scatter_dimension_numbers",
     "scatter",
     {{"update_window_dims", "update_window_dims", true},
      {"inserted_window_dims", "inserted_window_dims", true},
      {"input_batching_dims", "input_batching_dims", true},
      {"scatter_indices_batching_dims", "scatter_indices_batching_dims", true},
      {"scatter_dims_to_operand_dims", "scatter_dims_to_operand_dims", true},
      {"index_vector_dim", "index_vector_dim", false}}},
    {"send", "channel_handle", "channel_handle", CHANNEL_FIELDS},
    {"recv", "channel_handle", "channel_handle", CHANNEL_FIELDS},
    {"all_gather", "channel_handle", "channel_handle", CHANNEL_FIELD},
    {"all_reduce", "channel_handle", "channel_handle", CHANNEL_FIELD},
    {"all_to_all", "channel_handle", "channel_handle", CHANNEL_FIELD},
    {"collective_permute", "channel_handle", "channel_handle", CHANNEL_FIELD},
    {"collective_broadcast", "channel_handle", "channel_handle", CHANNEL_FIELD},
    {"reduce_scatter", "channel_handle", "channel_handle", CHANNEL_FIELD},
    {NULL, NULL, NULL, {{NULL, NULL, false}}},
};

static bool take_record(tn_vhlo_op* op, const tn_vhlo_record* it) {
  const tn_attribute attribute = {tn_vhlo_op__take(op, it->attribute)};
  if (attribute.storage == NULL) return true;
  const tn_string_view body = tn_opaque_text__body(attribute, "stablehlo", it->kind);
  if (body.data == NULL) return false;
  for (size_t i = 0; i < TN_VHLO_FIELDS_MAX && it->fields[i].name != NULL; ++i) {
    const tn_string_view value = tn_opaque_text__field(body, it->fields[i].spelling);
    if (it->fields[i].is_list) {
      add_numbers(op, it->fields[i].name, value);
    } else {
      add_number(op, it->fields[i].name, value);
    }
  }
  return true;
}

//===-- Convolutions --------------------------------------------------------------------------===//

/// `[b, 0, 1, f]`: where the two named dimensions are, and each of the spatial ones.
static bool take_labels(tn_vhlo_scan* it, const char names[2], int64_t named[2],
                        int64_t spatial[TN_VHLO_SPATIAL_MAX], size_t* out_count) {
  if (!tn_vhlo__take(it, "[")) return false;
  *out_count = 0;
  for (int64_t place = 0; !tn_vhlo__take(it, "]"); ++place) {
    int64_t label;
    const char words[2][2] = {{names[0], 0}, {names[1], 0}};
    (void)tn_vhlo__take(it, ",");
    if (tn_vhlo__take(it, words[0])) {
      named[0] = place;
    } else if (tn_vhlo__take(it, words[1])) {
      named[1] = place;
    } else if (tn_vhlo__take_signed(it, &label) && label >= 0 &&
               label < (int64_t)TN_VHLO_SPATIAL_MAX) {
      spatial[label] = place;
      ++*out_count;
    } else {
      return false;
    }
  }
  return true;
}

static void add_places(tn_vhlo_op* op, const char* name, const int64_t* places, size_t count) {
  tn_text_buffer text = tn_text_buffer_make(&op->it->context->allocator);
  tn_text_buffer_append_text(&text, "[");
  for (size_t i = 0; i < count; ++i) {
    tn_text_buffer_format(&text, i == 0 ? "%lld" : ", %lld", (long long)places[i]);
  }
  tn_text_buffer_append_text(&text, "]");
  if (!text.failed) add_numbers(op, name, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

static void add_place(tn_vhlo_op* op, const char* name, int64_t place) {
  char text[24];
  (void)snprintf(text, sizeof text, "%lld", (long long)place);
  add_number(op, name, tn_string_view_from(text));
}

static const char* const convolution_names[3][3] = {
    {"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"},
    {"kernel_input_feature_dimension", "kernel_output_feature_dimension",
     "kernel_spatial_dimensions"},
    {"output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"}};

/// `raw input_batch_dimension = 0, ...`, which says each by its name.
static bool take_raw_convolution(tn_vhlo_op* op, tn_string_view body, size_t* out_spatial) {
  for (size_t i = 0; i < 3; ++i) {
    const char* const* names = convolution_names[i];
    const tn_string_view spatial = tn_opaque_text__field(body, names[2]);
    for (size_t k = 0; k < 2; ++k) {
      const tn_string_view place = tn_opaque_text__field(body, names[k]);
      if (place.data == NULL) return false;
      add_number(op, names[k], place);
    }
    if (spatial.data == NULL) return false;
    *out_spatial = spatial.size > 2;
    for (size_t k = 0; k < spatial.size; ++k) *out_spatial += spatial.data[k] == ',';
    add_numbers(op, names[2], spatial);
  }
  return true;
}

/// `[b, 0, f]x[0, i, o]->[b, 0, f]`; the number of spatial dimensions.
static bool take_convolution(tn_vhlo_op* op, size_t* out_spatial) {
  static const char* const between[3] = {"", "x", "->"};
  const tn_attribute attribute = {tn_vhlo_op__take(op, "dimension_numbers")};
  const tn_string_view body = tn_opaque_text__body(attribute, "stablehlo", "conv");
  tn_vhlo_scan it = {body.data, body.data == NULL ? NULL : body.data + body.size};
  if (body.data == NULL) return false;
  if (tn_vhlo__take(&it, "raw")) {
    return take_raw_convolution(op, (tn_string_view){it.at, (size_t)(it.end - it.at)}, out_spatial);
  }
  for (size_t i = 0; i < 3; ++i) {
    const char* const* names = convolution_names[i];
    int64_t named[2] = {0, 0};
    int64_t spatial[TN_VHLO_SPATIAL_MAX] = {0};
    if (!tn_vhlo__take(&it, between[i]) ||
        !take_labels(&it, i == 1 ? "io" : "bf", named, spatial, out_spatial)) {
      return false;
    }
    add_place(op, names[0], named[0]);
    add_place(op, names[1], named[1]);
    add_places(op, names[2], spatial, *out_spatial);
  }
  return true;
}

//===-- Other attributes ----------------------------------------------------------------------===//

static void take_unit(tn_vhlo_op* op, const char* name) {
  const tn_attribute unit = {tn_vhlo_op__find(op, name)};
  if (!tn_attribute__is(unit, TN_ATTRIBUTE_UNIT)) return;
  (void)tn_vhlo_op__take(op, name);
  add_text(op, name, tn_string_view_from("true"));
}

static const char* const dot_types[] = {"lhs_precision_type", "rhs_precision_type",
                                        "accumulation_type"};
static const char* const dot_numbers[] = {"lhs_component_count", "rhs_component_count",
                                          "num_primitive_operations"};

/// How a product is computed: a field for each, or none types for all.
static bool take_algorithm(tn_vhlo_op* op) {
  const tn_attribute attribute = {tn_vhlo_op__take(op, "algorithm")};
  const tn_string_view body = tn_opaque_text__body(attribute, "stablehlo", "dot_algorithm");
  const tn_string_view none = tn_string_view_from("none");
  if (attribute.storage != NULL && body.data == NULL) return false;
  for (size_t i = 0; i < 3; ++i) {
    add_text(op, dot_types[i],
             body.data == NULL ? none : tn_opaque_text__field(body, dot_types[i]));
    if (body.data == NULL) {
      add_text(op, dot_numbers[i], none);
    } else {
      add_number(op, dot_numbers[i], tn_opaque_text__field(body, dot_numbers[i]));
    }
  }
  const char* last = "allow_imprecise_accumulation";
  add_text(op, last, body.data == NULL ? none : tn_opaque_text__field(body, last));
  return true;
}

/// The version of a custom call's interface, which is a number in StableHLO.
static bool take_api_version(tn_vhlo_op* op) {
  static const char* const versions[] = {"UNSPECIFIED", "ORIGINAL", "STATUS_RETURNING",
                                         "STATUS_RETURNING_UNIFIED", "TYPED_FFI"};
  const tn_attribute attribute = {tn_vhlo_op__take(op, "api_version")};
  int64_t number = 1;
  const tn_storage* word = NULL;
  char text[64];
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) {
    number = tn_integer_attribute_value(attribute);
  }
  if (number < 0 || number > 4) return false;
  (void)snprintf(text, sizeof text, "#vhlo<api_version_v1 API_VERSION_%s>", versions[number]);
  if (!tn_rewriter__ok(
          op->it, tn_textual__parse(op->it->context, tn_string_view_from(text), false, &word))) {
    return false;
  }
  tn_vhlo_op__add(op, "api_version", word);
  return true;
}

//===-- What goes without saying --------------------------------------------------------------===//

const tn_vhlo_standard tn_vhlo_standards[] = {
    {",all_gather,all_reduce,reduce_scatter,all_to_all,collective_permute,collective_broadcast,",
     "channel_id", "0 : i64"},
    {",all_gather,all_reduce,reduce_scatter,", "use_global_device_ids", "false"},
    {",cholesky,", "lower", "false"},
    {",compare,", "compare_type", "#stablehlo<comparison_type NOTYPE>"},
    {",composite,", "version", "0 : i64"},
    {",composite,", "composite_attributes", "{}"},
    {",convolution,dynamic_conv,dot_general,dot,", "precision_config",
     "[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]"},
    {",custom_call,", "has_side_effect", "false"},
    {",custom_call,", "called_computations", "[]"},
    {",custom_call,", "operand_layouts", "[]"},
    {",custom_call,", "result_layouts", "[]"},
    {",custom_call,", "output_operand_aliases", "[]"},
    {",cbrt,cosine,exponential,exponential_minus_one,log,log_plus_one,logistic,rsqrt,sine,sqrt,"
     "tan,tanh,",
     "result_accuracy",
     "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>"},
    {",dynamic_broadcast_in_dim,", "known_expanding_dimensions", "dense<> : tensor<0xi64>"},
    {",dynamic_broadcast_in_dim,", "known_nonexpanding_dimensions", "dense<> : tensor<0xi64>"},
    {",dynamic_gather,gather,scatter,", "indices_are_sorted", "false"},
    {",scatter,", "unique_indices", "false"},
    {",infeed,", "infeed_config", "\"\""},
    {",infeed,", "layout", "[]"},
    {",outfeed,", "outfeed_config", "\"\""},
    {",send,recv,", "is_host_transfer", "false"},
    {",send,recv,", "source_target_pairs", "dense<> : tensor<0xi64>"},
    {",sort,", "dimension", "-1 : i64"},
    {",sort,", "is_stable", "false"},
    {",func,", "sym_visibility", "\"\""},
    {",func,", "arg_attrs", "[]"},
    {",func,", "res_attrs", "[]"},
    {NULL, NULL, NULL},
};

/// A list of as many numbers as there are windows, unless it is there: `count` of them, or pairs.
static void add_window(tn_vhlo_op* op, const char* name, size_t count, const char* value,
                       const char* element) {
  char text[96];
  const bool is_pair = strcmp(name, "padding") == 0;
  if (tn_vhlo_op__find(op, name) != NULL) return;
  (void)snprintf(text, sizeof text, "dense<%s> : tensor<%zux%s%s>", count == 0 ? "" : value, count,
                 is_pair ? "2x" : "", element);
  add_text(op, name, tn_string_view_from(text));
}

static size_t array_size(const tn_vhlo_op* op, const char* name) {
  const tn_attribute array = {tn_vhlo_op__find(op, name)};
  return tn_attribute__is(array, TN_ATTRIBUTE_DENSE_ARRAY) ? tn_dense_array_attribute_count(array)
                                                           : 0;
}

static void add_windows(tn_vhlo_op* op, tn_string_view name, size_t spatial_count) {
  static const char* const dilations[] = {"window_strides", "lhs_dilation", "rhs_dilation"};
  static const char* const windows[] = {"window_strides", "base_dilations", "window_dilations"};
  const bool is_dynamic = tn_string_view_equal(name, tn_string_view_from("dynamic_conv"));
  if (is_dynamic || tn_string_view_equal(name, tn_string_view_from("convolution"))) {
    for (size_t i = 0; i < 3; ++i) add_window(op, dilations[i], spatial_count, "1", "i64");
    add_window(op, "window_reversal", spatial_count, "false", "i1");
    if (!is_dynamic) add_window(op, "padding", spatial_count, "0", "i64");
    return;
  }
  const bool is_reduction = tn_string_view_equal(name, tn_string_view_from("reduce_window"));
  if (!is_reduction && !tn_string_view_equal(name, tn_string_view_from("select_and_scatter"))) {
    return;
  }
  const size_t count = array_size(op, "window_dimensions");
  for (size_t i = 0; i < (is_reduction ? 3 : 1); ++i) add_window(op, windows[i], count, "1", "i64");
  add_window(op, "padding", count, "0", "i64");
}

static void add_standards(tn_vhlo_op* op, const char* marked) {
  for (size_t i = 0; tn_vhlo_standards[i].ops != NULL; ++i) {
    if (strstr(tn_vhlo_standards[i].ops, marked) == NULL ||
        tn_vhlo_op__find(op, tn_vhlo_standards[i].name) != NULL) {
      continue;
    }
    add_text(op, tn_vhlo_standards[i].name, tn_string_view_from(tn_vhlo_standards[i].value));
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Takes what is not as it is in vhlo; false if it is not what it should be.
static bool take_specials(tn_vhlo_op* op, tn_string_view name) {
  size_t spatial_count = 0;
  for (size_t i = 0; tn_vhlo_records[i].op != NULL; ++i) {
    if (tn_vhlo__has_name(name, tn_vhlo_records[i].op) && !take_record(op, &tn_vhlo_records[i]))
      return false;
  }
  if ((tn_vhlo__has_name(name, "convolution") || tn_vhlo__has_name(name, "dynamic_conv")) &&
      !take_convolution(op, &spatial_count)) {
    return false;
  }
  if (tn_vhlo__has_name(name, "dot_general") && !take_algorithm(op)) return false;
  if (tn_vhlo__has_name(name, "custom_call")) {
    const tn_attribute version = {tn_vhlo_op__find(op, "api_version")};
    const bool is_typed = version.storage != NULL && tn_integer_attribute_value(version) == 4;
    if (tn_vhlo_op__find(op, "backend_config") == NULL) {
      add_text(op, "backend_config", tn_string_view_from(is_typed ? "{}" : "\"\""));
    }
    if (!take_api_version(op)) return false;
  }
  take_unit(op, "use_global_device_ids");
  add_windows(op, name, spatial_count);
  return true;
}

/// Sizes of groups have no place in vhlo, where groups are of one size or alone.
static bool convert_rest(tn_vhlo_op* op) {
  (void)tn_vhlo_op__take(op, "operandSegmentSizes");
  (void)tn_vhlo_op__take(op, "resultSegmentSizes");
  for (size_t i = 0; i < tn_vhlo_op__count(op); ++i) {
    const tn_storage* value = tn_vhlo_op__value(op, i);
    if (tn_vhlo__is_own(value)) continue;
    const tn_storage* own = tn_vhlo__attribute_from(op->it->context, value);
    if (own == NULL) return false;
    tn_vhlo_op__set(op, i, own);
  }
  return true;
}

tn_status tn_vhlo__fail_op(tn_rewriter* it, tn_ref op) {
  if (it->status != TN_OK) return it->status;
  const tn_string_view name =
      tn_operation_name__text(tn_op_cell__name(it->context, tn_op__at(it->context, op)));
  return tn_op__fail(it->context, op, NULL,
                     "failed to legalize operation '%.*s' that was explicitly marked illegal",
                     (int)name.size, name.data);
}

bool tn_vhlo__convert_types(tn_rewriter* it, tn_ref op,
                            const tn_storage* (*convert)(tn_context*, const tn_storage*)) {
  tn_context* context = it->context;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_ref value = tn_op__result(context, op, i);
    const tn_storage* type = convert(context, tn_value__type(context, value).storage);
    if (type == NULL) return false;
    tn_value_cell__set_type(tn_value__at(context, value), type->self);
  }
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      for (uint32_t k = 0; k < tn_block__argument_count(context, block); ++k) {
        const tn_ref value = tn_block__argument(context, block, k);
        const tn_storage* type = convert(context, tn_value__type(context, value).storage);
        if (type == NULL) return false;
        tn_value_cell__set_type(tn_value__at(context, value), type->self);
      }
    }
  }
  return true;
}

/// The name of an op that vhlo has without its dialect; empty for others.
static tn_string_view plain_name(tn_string_view dialect, tn_string_view whole) {
  const tn_string_view name = {whole.data + dialect.size + 1, whole.size - dialect.size - 1};
  const bool is_function = tn_string_view_equal(dialect, tn_string_view_from("func"));
  if (!is_function && !tn_string_view_equal(dialect, tn_string_view_from("stablehlo"))) {
    return (tn_string_view){NULL, 0};
  }
  return tn_vhlo__newest(name) == 0 ? (tn_string_view){NULL, 0} : name;
}

static tn_status legalize_op(tn_rewriter* it, tn_ref ref) {
  const tn_storage* old = tn_op_cell__name(it->context, tn_op__at(it->context, ref));
  const tn_string_view name =
      plain_name(tn_operation_name__dialect(old), tn_operation_name__text(old));
  char marked[64];
  char made[64];
  tn_vhlo_op op;
  if (name.size == 0 || name.size > 48) return tn_vhlo__fail_op(it, ref);
  (void)snprintf(marked, sizeof marked, ",%.*s,", (int)name.size, name.data);
  (void)snprintf(made, sizeof made, "vhlo.%.*s_v%u", (int)name.size, name.data,
                 tn_vhlo__newest(name));
  tn_vhlo_op__open(&op, it, ref);
  const bool is_right = take_specials(&op, name) && (add_standards(&op, marked), true) &&
                        convert_rest(&op) && tn_vhlo__convert_types(it, ref, tn_vhlo__type_from);
  if (!is_right) {
    tn_text_buffer_free(&op.entries);
    return tn_vhlo__fail_op(it, ref);
  }
  tn_vhlo_op__finish(&op, tn_string_view_from(made));
  return it->status;
}

tn_status tn_vhlo__legalize(tn_rewriter* it, tn_ref module) {
  const tn_context* context = it->context;
  for (tn_ref op = tn_op__next_in_pre_order(context, module, module, false);
       op != 0 && tn_rewriter__goes_on(it);
       op = tn_op__next_in_pre_order(context, module, op, false)) {
    if (tn_op__is_called(context, op, "builtin.module")) continue;
    if (tn_op_cell__is_malformed(tn_op__at(context, op))) return tn_vhlo__fail_op(it, op);
    TN_TRY(legalize_op(it, op));
  }
  return it->status;
}
