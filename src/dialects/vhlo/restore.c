// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of vhlo in their newest versions become those of StableHLO and functions: what is usual goes,
// and attributes for single fields become one again.

#include <stdio.h>

#include "dialects/func_ops.h"
#include "dialects/vhlo/legalize.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"
#include "ir/textual.h"
#include "schema/check.h"

/// Whether a value is what `value` spells, in vhlo: these are equal where they were converted.
static bool is_standard(tn_vhlo_op* op, const tn_storage* found, const char* value) {
  const tn_storage* parsed = NULL;
  if (!tn_rewriter__ok(
          op->it, tn_textual__parse(op->it->context, tn_string_view_from(value), false, &parsed))) {
    return false;
  }
  const tn_storage* other = tn_vhlo__attribute_to(op->it->context, found);
  return other != NULL && other == parsed;
}

static void drop_standards(tn_vhlo_op* op, const char* marked) {
  for (size_t i = 0; tn_vhlo_standards[i].ops != NULL; ++i) {
    if (strstr(tn_vhlo_standards[i].ops, marked) == NULL) continue;
    const tn_storage* found = tn_vhlo_op__find(op, tn_vhlo_standards[i].name);
    if (found != NULL && is_standard(op, found, tn_vhlo_standards[i].value)) {
      (void)tn_vhlo_op__take(op, tn_vhlo_standards[i].name);
    }
  }
}

static bool is_splat(const tn_vhlo_op* op, const char* name, int64_t value) {
  const tn_storage* found = tn_vhlo_op__find(op, name);
  const tn_attribute elements = {found == NULL ? NULL
                                               : tn_vhlo__attribute_to(op->it->context, found)};
  size_t size = 0;
  if (!tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_ELEMENTS)) return false;
  const uint8_t* bytes = tn_dense_elements_attribute_data(elements, &size);
  if (!tn_dense_elements_attribute_is_splat(elements)) return false;
  int64_t number = 0;
  memcpy(&number, bytes, size < sizeof number ? size : sizeof number);
  return number == value;
}

static void drop_windows(tn_vhlo_op* op, tn_string_view name) {
  static const char* const ones[] = {"window_strides", "lhs_dilation", "rhs_dilation",
                                     "base_dilations", "window_dilations"};
  if (!tn_vhlo__has_name(name, "convolution") && !tn_vhlo__has_name(name, "dynamic_conv") &&
      !tn_vhlo__has_name(name, "reduce_window") && !tn_vhlo__has_name(name, "select_and_scatter")) {
    return;
  }
  for (size_t i = 0; i < sizeof ones / sizeof *ones; ++i) {
    if (is_splat(op, ones[i], 1)) (void)tn_vhlo_op__take(op, ones[i]);
  }
  if (is_splat(op, "padding", 0)) (void)tn_vhlo_op__take(op, "padding");
  if (is_splat(op, "window_reversal", 0)) (void)tn_vhlo_op__take(op, "window_reversal");
}

static tn_attribute taken(tn_vhlo_op* op, const char* name) {
  const tn_storage* own = tn_vhlo_op__take(op, name);
  return (tn_attribute){own == NULL ? NULL : tn_vhlo__attribute_to(op->it->context, own)};
}

/// Numbers of i64 that elements hold: one for all of them if they are equal.
typedef struct number_list {
  const int64_t* items;
  size_t count;
  bool is_splat;
} number_list;

/// False for anything but dense elements of i64, which have a number for each.
static bool numbers_of(tn_attribute elements, number_list* out_list) {
  size_t size = 0;
  if (!tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_ELEMENTS)) return false;
  const tn_type type = tn_attribute_type(elements);
  const tn_type element = tn_type_element_type(type);
  const int64_t count = tn_shaped_type_element_count(type);
  out_list->items = tn_dense_elements_attribute_data(elements, &size);
  out_list->count = (size_t)count;
  out_list->is_splat = tn_dense_elements_attribute_is_splat(elements);
  return count >= 0 && tn_type__is(element, TN_TYPE_INTEGER) && tn_type_bit_width(element) == 64 &&
         size / sizeof *out_list->items >= (out_list->is_splat ? count != 0 : (size_t)count);
}

static int64_t number_at(const number_list* list, size_t index) {
  return list->items[list->is_splat ? 0 : index];
}

static void put_numbers(tn_text_buffer* text, const number_list* list) {
  tn_text_buffer_append_text(text, "[");
  for (size_t i = 0; i < list->count; ++i) {
    tn_text_buffer_format(text, i == 0 ? "%lld" : ", %lld", (long long)number_at(list, i));
  }
  tn_text_buffer_append_text(text, "]");
}

/// Adds the attribute of StableHLO that a text spells, which is freed.
static bool add_spelled(tn_vhlo_op* op, const char* name, tn_text_buffer* owned_text) {
  const tn_storage* value = NULL;
  if (!owned_text->failed) {
    (void)tn_rewriter__ok(
        op->it, tn_textual__parse(op->it->context, tn_text_buffer_view(owned_text), false, &value));
  }
  tn_text_buffer_free(owned_text);
  tn_vhlo_op__add(op, name, value);
  return value != NULL;
}

/// Fields that are empty or 0 are not spelled, but in channels.
static bool put_record(tn_vhlo_op* op, const tn_vhlo_record* it) {
  tn_text_buffer text = tn_text_buffer_make(&op->it->context->allocator);
  const bool is_channel = strcmp(it->kind, "channel_handle") == 0;
  bool is_first = true;
  if (tn_vhlo_op__find(op, it->fields[0].name) == NULL) return is_channel;
  tn_text_buffer_format(&text, "#stablehlo.%s<", it->kind);
  for (size_t i = 0; i < TN_VHLO_FIELDS_MAX && it->fields[i].name != NULL; ++i) {
    const tn_attribute value = taken(op, it->fields[i].name);
    number_list list = {NULL, 0, false};
    if (it->fields[i].is_list ? !numbers_of(value, &list)
                              : !tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
      tn_text_buffer_free(&text);
      return false;
    }
    const bool is_empty =
        it->fields[i].is_list ? list.count == 0 : tn_integer_attribute_value(value) == 0;
    if (is_empty && !is_channel) continue;
    tn_text_buffer_format(&text, is_first ? "%s = " : ", %s = ", it->fields[i].spelling);
    is_first = false;
    if (it->fields[i].is_list) {
      put_numbers(&text, &list);
    } else {
      tn_text_buffer_append_signed(&text, tn_integer_attribute_value(value));
    }
  }
  // Of collectives' channels vhlo keeps no kind.
  if (is_channel && it->fields[1].name == NULL) tn_text_buffer_append_text(&text, ", type = 0");
  tn_text_buffer_append_text(&text, ">");
  return add_spelled(op, it->attribute, &text);
}

static bool put_labels(tn_vhlo_op* op, tn_text_buffer* text, const char* const names[3],
                       const char letters[2]) {
  char labels[TN_VHLO_SPATIAL_MAX + 2][4] = {{0}};
  number_list places;
  const tn_attribute first = taken(op, names[0]);
  const tn_attribute second = taken(op, names[1]);
  if (!tn_attribute__is(first, TN_ATTRIBUTE_INTEGER) ||
      !tn_attribute__is(second, TN_ATTRIBUTE_INTEGER) ||
      !numbers_of(taken(op, names[2]), &places)) {
    return false;
  }
  const size_t count = places.count;
  const int64_t named[2] = {tn_integer_attribute_value(first), tn_integer_attribute_value(second)};
  if (count > TN_VHLO_SPATIAL_MAX) return false;
  for (size_t i = 0; i < count + 2; ++i) {
    const int64_t place = i < 2 ? named[i] : number_at(&places, i - 2);
    if (place < 0 || (uint64_t)place >= count + 2) return false;
    (void)snprintf(labels[place], sizeof labels[place], i < 2 ? "%c" : "%d",
                   i < 2 ? letters[i] : (int)i - 2);
  }
  for (size_t i = 0; i < count + 2; ++i) {
    tn_text_buffer_append_text(text, i == 0 ? "[" : ", ");
    tn_text_buffer_append_text(text, labels[i]);
  }
  tn_text_buffer_append_text(text, "]");
  return true;
}

static bool put_convolution(tn_vhlo_op* op) {
  static const char* const names[3][3] = {
      {"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"},
      {"kernel_input_feature_dimension", "kernel_output_feature_dimension",
       "kernel_spatial_dimensions"},
      {"output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"}};
  static const char* const between[3] = {"", "x", "->"};
  tn_text_buffer text = tn_text_buffer_make(&op->it->context->allocator);
  bool is_right = true;
  tn_text_buffer_append_text(&text, "#stablehlo.conv<");
  for (size_t i = 0; i < 3 && is_right; ++i) {
    tn_text_buffer_append_text(&text, between[i]);
    is_right = put_labels(op, &text, names[i], i == 1 ? "io" : "bf");
  }
  tn_text_buffer_append_text(&text, ">");
  if (is_right) return add_spelled(op, "dimension_numbers", &text);
  tn_text_buffer_free(&text);
  return false;
}

static bool put_algorithm(tn_vhlo_op* op) {
  static const char* const names[] = {"lhs_precision_type",          "rhs_precision_type",
                                      "accumulation_type",           "lhs_component_count",
                                      "rhs_component_count",         "num_primitive_operations",
                                      "allow_imprecise_accumulation"};
  tn_text_buffer text = tn_text_buffer_make(&op->it->context->allocator);
  bool is_none = false;
  tn_text_buffer_append_text(&text, "#stablehlo.dot_algorithm<");
  for (size_t i = 0; i < 7; ++i) {
    const tn_attribute value = taken(op, names[i]);
    const bool is_type = tn_attribute__is(value, TN_ATTRIBUTE_TYPE);
    is_none |= is_type && tn_type__is(tn_type_attribute_value(value), TN_TYPE_NONE);
    tn_text_buffer_format(&text, i == 0 ? "%s = " : ", %s = ", names[i]);
    if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) && i != 6) {
      tn_text_buffer_append_signed(&text, tn_integer_attribute_value(value));
    } else if (value.storage != NULL) {
      tn_attribute__append_text(value, &text);
    }
  }
  tn_text_buffer_append_text(&text, ">");
  if (!is_none) return add_spelled(op, "algorithm", &text);
  tn_text_buffer_free(&text);
  return true;
}

static bool put_api_version(tn_vhlo_op* op) {
  const tn_storage* own = tn_vhlo_op__take(op, "api_version");
  uint64_t number = 0;
  char text[24];
  const tn_storage* value = NULL;
  if (own == NULL || !tn_enum_attribute__number((tn_attribute){own}, &number)) return false;
  if (number == 1) return true;
  (void)snprintf(text, sizeof text, "%d : i32", (int)number);
  (void)tn_rewriter__ok(
      op->it, tn_textual__parse(op->it->context, tn_string_view_from(text), false, &value));
  tn_vhlo_op__add(op, "api_version", value);
  return value != NULL;
}

/// A string that names a symbol, or a list of them, as references.
static void put_symbols(tn_vhlo_op* op, const char* name) {
  tn_attribute made = {NULL};
  const tn_storage* own = tn_vhlo_op__find(op, name);
  const tn_attribute value = {own == NULL ? NULL : tn_vhlo__attribute_to(op->it->context, own)};
  if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) {
    (void)tn_rewriter__ok(
        op->it, tn_symbol_ref_attribute_get(op->it->context, tn_string_attribute_value(value), NULL,
                                            0, &made));
  } else if (tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) {
    tn_text_buffer items = tn_text_buffer_make(&op->it->context->allocator);
    for (size_t i = 0; i < tn_array_attribute_count(value); ++i) {
      const tn_attribute item = tn_array_attribute_element(value, i);
      tn_attribute reference = {NULL};
      if (!tn_rewriter__ok(
              op->it, tn_symbol_ref_attribute_get(op->it->context, tn_string_attribute_value(item),
                                                  NULL, 0, &reference))) {
        break;
      }
      tn_text_buffer_append(&items, (const char*)&reference, sizeof reference);
    }
    if (op->it->status == TN_OK && !items.failed) {
      (void)tn_rewriter__ok(
          op->it,
          tn_array_attribute_get(op->it->context, (const tn_attribute*)(const void*)items.data,
                                 items.size / sizeof(tn_attribute), &made));
    }
    tn_text_buffer_free(&items);
  }
  if (made.storage == NULL) return;
  (void)tn_vhlo_op__take(op, name);
  tn_vhlo_op__add(op, name, made.storage);
}

/// A flag that is false goes; one that is true is a unit.
static void put_unit(tn_vhlo_op* op, const char* name) {
  tn_attribute unit = {NULL};
  const tn_attribute value = taken(op, name);
  if (value.storage == NULL || tn_integer_attribute_value(value) == 0) return;
  if (tn_rewriter__ok(op->it, tn_unit_attribute_get(op->it->context, &unit))) {
    tn_vhlo_op__add(op, name, unit.storage);
  }
}

static bool put_specials(tn_vhlo_op* op, tn_string_view name) {
  for (size_t i = 0; tn_vhlo_records[i].op != NULL; ++i) {
    if (tn_vhlo__has_name(name, tn_vhlo_records[i].op) && !put_record(op, &tn_vhlo_records[i]))
      return false;
  }
  if ((tn_vhlo__has_name(name, "convolution") || tn_vhlo__has_name(name, "dynamic_conv")) &&
      !put_convolution(op)) {
    return false;
  }
  if (tn_vhlo__has_name(name, "dot_general") && !put_algorithm(op)) return false;
  if (tn_vhlo__has_name(name, "custom_call")) {
    const tn_attribute config = {tn_vhlo_op__find(op, "backend_config")};
    const bool is_empty = config.storage != NULL && (is_standard(op, config.storage, "\"\"") ||
                                                     is_standard(op, config.storage, "{}"));
    if (is_empty) (void)tn_vhlo_op__take(op, "backend_config");
    if (!put_api_version(op)) return false;
    put_symbols(op, "called_computations");
  }
  if (tn_vhlo__has_name(name, "composite")) put_symbols(op, "decomposition");
  if (tn_vhlo__has_name(name, "call")) put_symbols(op, "callee");
  put_unit(op, "use_global_device_ids");
  return true;
}

/// Elements where the op wants an array.
static const tn_storage* as_array(tn_vhlo_op* op, tn_attribute elements,
                                  const tn_attribute_group* group) {
  size_t size = 0;
  tn_attribute array = {NULL};
  if (group == NULL || group->style != TN_STYLE_DENSE_ARRAY ||
      !tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    return elements.storage;
  }
  const tn_type type = tn_type_element_type(tn_attribute_type(elements));
  const size_t count = (size_t)tn_shaped_type_element_count(tn_attribute_type(elements));
  const uint8_t* bytes = tn_dense_elements_attribute_data(elements, &size);
  const bool is_splat_of_many = tn_dense_elements_attribute_is_splat(elements);
  const bool are_bits = tn_type_bit_width(type) == 1;
  const size_t width = are_bits ? 1 : (tn_type_bit_width(type) + 7) / 8;
  const size_t needed = is_splat_of_many ? 1 : count;
  if (width == 0 || (are_bits ? (needed + 7) / 8 : needed) > size / width) return NULL;
  tn_text_buffer items = tn_text_buffer_make(&op->it->context->allocator);
  for (size_t i = 0; i < count; ++i) {
    const size_t at = is_splat_of_many ? 0 : i;
    const char bit = (char)(are_bits ? bytes[at / 8] >> at % 8 & 1 : 0);
    tn_text_buffer_append(&items, are_bits ? &bit : (const char*)bytes + at * width, width);
  }
  if (!items.failed) {
    (void)tn_rewriter__ok(
        op->it, tn_dense_array_attribute_get(type, count, items.data, items.size, &array));
  }
  tn_text_buffer_free(&items);
  return array.storage;
}

static bool restore_rest(tn_vhlo_op* op, tn_string_view made) {
  for (size_t i = 0; i < tn_vhlo_op__count(op); ++i) {
    const tn_storage* own = tn_vhlo_op__value(op, i);
    if (!tn_vhlo__is_own(own)) continue;
    const tn_attribute value = {tn_vhlo__attribute_to(op->it->context, own)};
    if (value.storage == NULL) return false;
    const tn_storage* fitting = as_array(op, value, tn_vhlo_op__group(op, made, i));
    if (fitting == NULL) return false;
    tn_vhlo_op__set(op, i, fitting);
  }
  return true;
}

/// The dialect of an op: functions, calls and their returns are func's.
static const char* dialect_of(const tn_context* context, tn_ref op, tn_string_view name) {
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  const bool is_in_function = parent != 0 && tn_op__is_called(context, parent, TN_NAME_FUNC_FUNC);
  return tn_vhlo__has_name(name, "func") || tn_vhlo__has_name(name, "call") ||
                 (tn_vhlo__has_name(name, "return") && is_in_function)
             ? "func"
             : "stablehlo";
}

static tn_status restore_op(tn_rewriter* it, tn_ref ref) {
  const tn_storage* old = tn_op_cell__name(it->context, tn_op__at(it->context, ref));
  const tn_string_view whole = tn_operation_name__text(old);
  const tn_string_view name = {whole.data + 5, whole.size - 8};
  char marked[64];
  char made[64];
  tn_vhlo_op op;
  if (name.size > 48 || whole.size < 9) return tn_vhlo__fail_op(it, ref);
  (void)snprintf(marked, sizeof marked, ",%.*s,", (int)name.size, name.data);
  (void)snprintf(made, sizeof made, "%s.%.*s", dialect_of(it->context, ref, name), (int)name.size,
                 name.data);
  const tn_string_view made_name = tn_string_view_from(made);
  tn_vhlo_op__open(&op, it, ref);
  drop_standards(&op, marked);
  drop_windows(&op, name);
  const bool is_right = put_specials(&op, name) && restore_rest(&op, made_name) &&
                        tn_vhlo__convert_types(it, ref, tn_vhlo__type_to);
  if (!is_right) {
    tn_text_buffer_free(&op.entries);
    return tn_vhlo__fail_op(it, ref);
  }
  tn_vhlo_op__finish(&op, made_name);
  return it->status;
}

tn_status tn_vhlo__restore(tn_rewriter* it, tn_ref module) {
  const tn_context* context = it->context;
  for (tn_ref op = tn_op__next_in_pre_order(context, module, module, false);
       op != 0 && tn_rewriter__goes_on(it);
       op = tn_op__next_in_pre_order(context, module, op, false)) {
    const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, op));
    if (!tn_vhlo__has_name(tn_operation_name__dialect(name), "vhlo")) continue;
    if (tn_op_cell__is_malformed(tn_op__at(context, op))) return tn_vhlo__fail_op(it, op);
    TN_TRY(restore_op(it, op));
  }
  return it->status;
}
