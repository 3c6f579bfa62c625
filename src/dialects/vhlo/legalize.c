// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of StableHLO and func ops to vhlo ops in their newest versions. Adds default values
// that StableHLO omits, and splits attributes with parameters into one attribute for each.
//
// Source: the StableHLO specification for defaults, and its documentation of compatibility for
// names.

#include <stdio.h>

#include "dialects/stablehlo_ops.h"
#include "dialects/vhlo/legalize.h"
#include "ir/definition.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"
#include "schema/check.h"

//===-- Attributes with parameters ------------------------------------------------------------===//

tn_attribute tn_vhlo__splat(tn_rewriter* rewriter, size_t count, bool is_pair, uint32_t width,
                            int64_t value) {
  const tn_type element = tn_rewriter__int_type(rewriter, width);
  const int64_t dims[] = {(int64_t)count, 2};
  tn_type tensor = {NULL};
  tn_attribute made = {NULL};
  if (rewriter->status != TN_OK ||
      !tn_rewriter__ok(rewriter,
                       tn_tensor_type_get(element, dims, is_pair ? 2 : 1, NULL, &tensor))) {
    return made;
  }
  if (count != 0) return tn_const__make_int(rewriter, tensor, (tn_wide)value);
  (void)tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(tensor, &value, 0, &made));
  return made;
}

static tn_attribute default_accuracy(tn_rewriter* rewriter) {
  const tn_attribute parameters[] = {{NULL},
                                     {NULL},
                                     {NULL},
                                     tn_make_stablehlo_result_accuracy_mode(
                                         rewriter, TN_ENUM_STABLEHLO_RESULT_ACCURACY_MODE_DEFAULT)};
  return tn_make__defined(rewriter, "stablehlo.result_accuracy", parameters, 4);
}

tn_attribute tn_vhlo__value(tn_rewriter* rewriter, tn_vhlo_value value) {
  tn_type none = {NULL};
  switch (value) {
    case TN_VHLO_NONE:
      return tn_rewriter__ok(rewriter, tn_none_type_get(rewriter->context, &none))
                 ? tn_const__make_type(rewriter, none)
                 : (tn_attribute){NULL};
    case TN_VHLO_FALSE:
    case TN_VHLO_TRUE:
      return tn_const__make_bool(rewriter, value == TN_VHLO_TRUE);
    case TN_VHLO_ZERO:
    case TN_VHLO_MINUS_ONE:
      return tn_make__integer(rewriter, 64, value == TN_VHLO_ZERO ? 0 : -1);
    case TN_VHLO_EMPTY_STRING:
      return tn_make__string(rewriter, "%s", "");
    case TN_VHLO_EMPTY_ARRAY:
      return tn_make__array(rewriter, NULL, 0);
    case TN_VHLO_EMPTY_DICTIONARY:
      return tn_make__dictionary(rewriter, NULL, 0);
    case TN_VHLO_NO_NUMBERS:
      return tn_vhlo__splat(rewriter, 0, false, 64, 0);
    case TN_VHLO_NO_COMPARISON:
      return tn_make_stablehlo_comparison_type(rewriter, TN_ENUM_STABLEHLO_COMPARISON_TYPE_NOTYPE);
    case TN_VHLO_DEFAULT_ACCURACY:
      return default_accuracy(rewriter);
    default: {
      const tn_attribute one =
          tn_make_stablehlo_precision(rewriter, TN_ENUM_STABLEHLO_PRECISION_DEFAULT);
      return tn_make__array(rewriter, (const tn_attribute[]){one, one}, 2);
    }
  }
}

/// Adds the vhlo equivalent of an attribute.
static void add(tn_vhlo_op* op, const char* name, tn_attribute value) {
  if (value.storage == NULL) return;
  tn_vhlo_op__add(op, name, tn_vhlo__attribute_from(op->rewriter->context, value.storage));
}

static void add_value(tn_vhlo_op* op, const char* name, tn_vhlo_value value) {
  add(op, name, tn_vhlo__value(op->rewriter, value));
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
      add_value(op, field, TN_VHLO_NONE);
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
  add_value(op, name, TN_VHLO_TRUE);
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
     "channel_id", TN_VHLO_ZERO},
    {",all_gather,all_reduce,reduce_scatter,", "use_global_device_ids", TN_VHLO_FALSE},
    {",cholesky,", "lower", TN_VHLO_FALSE},
    {",compare,", "compare_type", TN_VHLO_NO_COMPARISON},
    {",composite,", "version", TN_VHLO_ZERO},
    {",composite,", "composite_attributes", TN_VHLO_EMPTY_DICTIONARY},
    {",convolution,dynamic_conv,dot_general,dot,", "precision_config", TN_VHLO_DEFAULT_PRECISIONS},
    {",custom_call,", "has_side_effect", TN_VHLO_FALSE},
    {",custom_call,", "called_computations", TN_VHLO_EMPTY_ARRAY},
    {",custom_call,", "operand_layouts", TN_VHLO_EMPTY_ARRAY},
    {",custom_call,", "result_layouts", TN_VHLO_EMPTY_ARRAY},
    {",custom_call,", "output_operand_aliases", TN_VHLO_EMPTY_ARRAY},
    {",cbrt,cosine,exponential,exponential_minus_one,log,log_plus_one,logistic,rsqrt,sine,sqrt,"
     "tan,tanh,",
     "result_accuracy", TN_VHLO_DEFAULT_ACCURACY},
    {",dynamic_broadcast_in_dim,", "known_expanding_dimensions", TN_VHLO_NO_NUMBERS},
    {",dynamic_broadcast_in_dim,", "known_nonexpanding_dimensions", TN_VHLO_NO_NUMBERS},
    {",dynamic_gather,gather,scatter,", "indices_are_sorted", TN_VHLO_FALSE},
    {",scatter,", "unique_indices", TN_VHLO_FALSE},
    {",infeed,", "infeed_config", TN_VHLO_EMPTY_STRING},
    {",infeed,", "layout", TN_VHLO_EMPTY_ARRAY},
    {",outfeed,", "outfeed_config", TN_VHLO_EMPTY_STRING},
    {",send,recv,", "is_host_transfer", TN_VHLO_FALSE},
    {",send,recv,", "source_target_pairs", TN_VHLO_NO_NUMBERS},
    {",sort,", "dimension", TN_VHLO_MINUS_ONE},
    {",sort,", "is_stable", TN_VHLO_FALSE},
    {",func,", "sym_visibility", TN_VHLO_EMPTY_STRING},
    {",func,", "arg_attrs", TN_VHLO_EMPTY_ARRAY},
    {",func,", "res_attrs", TN_VHLO_EMPTY_ARRAY},
    {NULL, NULL, TN_VHLO_NONE},
};

/// Adds a list of `count` numbers, or pairs, unless the attribute is present.
static void add_window(tn_vhlo_op* op, const char* name, size_t count, int64_t value,
                       uint32_t width) {
  if (tn_vhlo_op__find(op, name) != NULL) return;
  const bool is_pair = strcmp(name, "padding") == 0;
  add(op, name, tn_vhlo__splat(op->rewriter, count, is_pair, width, value));
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
    for (size_t i = 0; i < 3; ++i) add_window(op, dilations[i], spatial_count, 1, 64);
    add_window(op, "window_reversal", spatial_count, 0, 1);
    if (!is_dynamic) add_window(op, "padding", spatial_count, 0, 64);
    return;
  }
  const bool is_reduction = tn_string_view_equal(name, tn_string_view_from("reduce_window"));
  if (!is_reduction && !tn_string_view_equal(name, tn_string_view_from("select_and_scatter"))) {
    return;
  }
  const size_t count = array_size(op, "window_dimensions");
  for (size_t i = 0; i < (is_reduction ? 3 : 1); ++i) add_window(op, windows[i], count, 1, 64);
  add_window(op, "padding", count, 0, 64);
}

static void add_standards(tn_vhlo_op* op, const char* marked) {
  for (size_t i = 0; tn_vhlo_standards[i].ops != NULL; ++i) {
    if (strstr(tn_vhlo_standards[i].ops, marked) == NULL ||
        tn_vhlo_op__find(op, tn_vhlo_standards[i].name) != NULL) {
      continue;
    }
    add_value(op, tn_vhlo_standards[i].name, tn_vhlo_standards[i].value);
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
      add_value(op, "backend_config", is_typed ? TN_VHLO_EMPTY_DICTIONARY : TN_VHLO_EMPTY_STRING);
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
