// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of StableHLO and func ops to vhlo ops in their newest versions. Adds default values
// that StableHLO omits, and splits attributes with parameters into one attribute for each.
//
// Source: the StableHLO specification for defaults, and its documentation of compatibility for
// names.

#include <stdio.h>

#include "dialects/vhlo/legalize.h"
#include "ir/definition.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"
#include "ir/textual.h"
#include "schema/check.h"

//===-- Attributes with parameters ------------------------------------------------------------===//

/// Adds the vhlo equivalent of a builtin attribute, given as text.
static void add_text(tn_vhlo_op* op, const char* name, tn_string_view text) {
  const tn_storage* value = NULL;
  if (tn_rewriter__ok(op->rewriter,
                      tn_textual__parse(op->rewriter->context, text, false, &value))) {
    tn_vhlo_op__add(op, name, tn_vhlo__attribute_from(op->rewriter->context, value));
  }
}

const tn_vhlo_record tn_vhlo_records[] = {
    {",dot_general,", "dot_dimension_numbers", "stablehlo.dot", 4},
    {",dot_general,", "algorithm", "stablehlo.dot_algorithm", 7},
    {",gather,dynamic_gather,", "dimension_numbers", "stablehlo.gather", 6},
    {",scatter,", "scatter_dimension_numbers", "stablehlo.scatter", 6},
    {",convolution,dynamic_conv,", "dimension_numbers", "stablehlo.conv", 9},
    {",send,recv,", "channel_handle", "stablehlo.channel_handle", 2},
    {",all_gather,all_reduce,all_to_all,collective_permute,collective_broadcast,reduce_scatter,",
     "channel_handle", "stablehlo.channel_handle", 1},
    {NULL, NULL, NULL, 0},
};

const char* tn_vhlo_record__field(tn_context* context, const tn_vhlo_record* record, uint32_t index,
                                  char name[static 64]) {
  static const char* const channel[] = {"channel_id", "channel_type"};
  if (record->count <= 2) return channel[index];
  const tn_string_view own = tn_vhlo__parameter_name(context, record->kind, index);
  (void)snprintf(name, 64, "%.*s", (int)own.size, own.data);
  return name;
}

/// If a product has no algorithm, each part of the algorithm is a none type.
static bool take_record(tn_vhlo_op* op, const tn_vhlo_record* self) {
  tn_context* context = op->rewriter->context;
  const tn_storage* attribute = tn_vhlo_op__take(op, self->attribute);
  const bool is_algorithm = strcmp(self->attribute, "algorithm") == 0;
  char name[64];
  if (attribute == NULL && !is_algorithm) return true;
  if (attribute != NULL &&
      !tn_opaque__is_called(attribute, "stablehlo", strchr(self->kind, '.') + 1)) {
    return false;
  }
  for (uint32_t i = 0; i < self->count; ++i) {
    const char* field = tn_vhlo_record__field(context, self, i, name);
    if (attribute == NULL) {
      add_text(op, field, tn_string_view_from("none"));
      continue;
    }
    const tn_storage* value = tn_vhlo__parameter(attribute, i).storage;
    const tn_storage* own = value == NULL ? NULL : tn_vhlo__attribute_from(context, value);
    if (own == NULL) return false;
    tn_vhlo_op__add(op, field, own);
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

/// Converts the version of a custom call's interface, which is an integer in StableHLO.
static bool take_api_version(tn_vhlo_op* op) {
  const tn_attribute attribute = {tn_vhlo_op__take(op, "api_version")};
  tn_attribute word = {NULL};
  int64_t number = 1;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) {
    number = tn_integer_attribute_value(attribute);
  }
  if (!tn_rewriter__ok(op->rewriter,
                       tn_enum_attribute__of_number(
                           op->rewriter->context, tn_string_view_from("vhlo"),
                           tn_string_view_from("api_version_v1"), (uint64_t)number, &word))) {
    return false;
  }
  tn_vhlo_op__add(op, "api_version", word.storage);
  return word.storage != NULL;
}

//===-- Default values ------------------------------------------------------------------------===//

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

/// Adds a list of `count` numbers, or pairs, unless the attribute is present.
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

/// Converts attributes that differ in vhlo; false if one is invalid.
static bool take_specials(tn_vhlo_op* op, tn_string_view name, const char* marked) {
  enum { SPATIAL = 2 };
  const tn_storage* numbers = tn_vhlo_op__find(op, "dimension_numbers");
  const size_t spatial_count =
      tn_opaque__is_called(numbers, "stablehlo", "conv")
          ? tn_dense_array_attribute_count(tn_vhlo__parameter(numbers, SPATIAL))
          : 0;
  for (size_t i = 0; tn_vhlo_records[i].ops != NULL; ++i) {
    if (strstr(tn_vhlo_records[i].ops, marked) != NULL && !take_record(op, &tn_vhlo_records[i])) {
      return false;
    }
  }
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

/// vhlo has no sizes of groups, since at most one group has a variable size.
static bool convert_rest(tn_vhlo_op* op) {
  (void)tn_vhlo_op__take(op, "operandSegmentSizes");
  (void)tn_vhlo_op__take(op, "resultSegmentSizes");
  for (size_t i = 0; i < tn_vhlo_op__count(op); ++i) {
    const tn_storage* value = tn_vhlo_op__value(op, i);
    if (tn_vhlo_kind__of(value) != NULL) continue;
    const tn_storage* own = tn_vhlo__attribute_from(op->rewriter->context, value);
    if (own == NULL) return false;
    tn_vhlo_op__set(op, i, own);
  }
  return true;
}

tn_status tn_vhlo__fail_op(tn_rewriter* rewriter, tn_ref op) {
  if (rewriter->status != TN_OK) return rewriter->status;
  const tn_string_view name = tn_operation_name__text(
      tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, op)));
  return tn_op__fail(rewriter->context, op, NULL,
                     "failed to legalize operation '%.*s' that was explicitly marked illegal",
                     (int)name.size, name.data);
}

bool tn_vhlo__convert_types(tn_rewriter* rewriter, tn_ref op,
                            const tn_storage* (*convert)(tn_context*, const tn_storage*)) {
  tn_context* context = rewriter->context;
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

/// Returns the name of an op without its dialect if vhlo has the op; empty for others.
static tn_string_view plain_name(tn_string_view dialect, tn_string_view whole) {
  const tn_string_view name = {whole.data + dialect.size + 1, whole.size - dialect.size - 1};
  const bool is_function = tn_string_view_equal(dialect, tn_string_view_from("func"));
  if (!is_function && !tn_string_view_equal(dialect, tn_string_view_from("stablehlo"))) {
    return (tn_string_view){NULL, 0};
  }
  return tn_vhlo__newest(name) == 0 ? (tn_string_view){NULL, 0} : name;
}

static tn_status legalize_op(tn_rewriter* rewriter, tn_ref ref) {
  const tn_storage* old = tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, ref));
  const tn_string_view name =
      plain_name(tn_operation_name__dialect(old), tn_operation_name__text(old));
  char marked[64];
  char made[64];
  tn_vhlo_op op;
  if (name.size == 0 || name.size > 48) return tn_vhlo__fail_op(rewriter, ref);
  (void)snprintf(marked, sizeof marked, ",%.*s,", (int)name.size, name.data);
  (void)snprintf(made, sizeof made, "vhlo.%.*s_v%u", (int)name.size, name.data,
                 tn_vhlo__newest(name));
  tn_vhlo_op__open(&op, rewriter, ref);
  const bool is_right = take_specials(&op, name, marked) && (add_standards(&op, marked), true) &&
                        convert_rest(&op) &&
                        tn_vhlo__convert_types(rewriter, ref, tn_vhlo__type_from);
  if (!is_right) {
    tn_text_buffer_free(&op.entries);
    return tn_vhlo__fail_op(rewriter, ref);
  }
  tn_vhlo_op__finish(&op, tn_string_view_from(made));
  return rewriter->status;
}

static tn_status run_legalize(tn_rewriter* rewriter, tn_ref module) {
  const tn_context* context = rewriter->context;
  for (tn_ref op = tn_op__next_in_pre_order(context, module, module, false);
       op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, module, op, false)) {
    if (tn_op__is_called(context, op, "builtin.module")) continue;
    if (tn_op_cell__is_malformed(tn_op__at(context, op))) return tn_vhlo__fail_op(rewriter, op);
    TN_TRY(legalize_op(rewriter, op));
  }
  return rewriter->status;
}

TN_PASS(stablehlo_legalize_to_vhlo) = {"stablehlo-legalize-to-vhlo", "StablehloLegalizeToVhloPass",
                                       "Legalize StableHLO to VHLO.", .rewrite = run_legalize};
