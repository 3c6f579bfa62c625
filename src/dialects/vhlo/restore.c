// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of vhlo ops in their newest versions to StableHLO and func ops. Omits default values,
// and merges the attributes of fields to one attribute.

#include <stdio.h>

#include "dialects/func_ops.h"
#include "dialects/vhlo/legalize.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"
#include "schema/check.h"

/// Returns true if `found` is the vhlo equivalent of the default value. Equivalents are unique.
static bool is_standard(tn_vhlo_op* op, const tn_storage* found, tn_vhlo_value value) {
  const tn_storage* other = tn_vhlo__attribute_to(op->rewriter->context, found);
  return other != NULL && other == tn_vhlo__value(op->rewriter, value).storage;
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
  const tn_attribute elements = {
      found == NULL ? NULL : tn_vhlo__attribute_to(op->rewriter->context, found)};
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
  return (tn_attribute){own == NULL ? NULL : tn_vhlo__attribute_to(op->rewriter->context, own)};
}

/// Creates an integer of `width` bits; NULL on failure.
static const tn_storage* number_of(tn_vhlo_op* op, uint32_t width, int64_t number) {
  tn_type type;
  tn_attribute made = {NULL};
  if (!tn_rewriter__ok(op->rewriter,
                       tn_integer_type_get(op->rewriter->context, width, TN_SIGNLESS, &type)) ||
      !tn_rewriter__ok(op->rewriter, tn_integer_attribute_get(type, number, &made))) {
    return NULL;
  }
  return made.storage;
}

/// Returns true for a none type, which all parts of a missing attribute are.
static bool is_none_type(const tn_storage* own) {
  if (!tn_vhlo__is(own, "#type_v1")) return false;
  return tn_vhlo__is(tn_type_attribute_value(tn_vhlo__parameter(own, 0)).storage, "!none_v1");
}

/// Creates the attribute from its parts. The parts of a channel may be missing, and vhlo has no
/// kind of channel for collectives.
static bool put_record(tn_vhlo_op* op, const tn_vhlo_record* self) {
  tn_context* context = op->rewriter->context;
  const tn_storage* parts[TN_VHLO_FIELDS_MAX] = {NULL};
  const bool is_channel = self->count <= 2;
  bool is_none = false;
  char name[64];
  if (tn_vhlo_op__find(op, tn_vhlo_record__field(context, self, 0, name)) == NULL)
    return is_channel;
  for (uint32_t i = 0; i < self->count; ++i) {
    parts[i] = tn_vhlo_op__take(op, tn_vhlo_record__field(context, self, i, name));
    if (parts[i] == NULL) return false;
    is_none |= is_none_type(parts[i]);
  }
  if (is_none) return true;
  if (self->count == 1) parts[1] = number_of(op, 64, 0);
  const tn_storage* made = tn_vhlo__join(context, self->kind, parts, is_channel ? 2 : self->count);
  tn_vhlo_op__add(op, self->attribute, made);
  return made != NULL;
}

static bool put_api_version(tn_vhlo_op* op) {
  const tn_attribute own = {tn_vhlo_op__take(op, "api_version")};
  uint64_t number = 0;
  if (!tn_enum_attribute__number(own, &number)) return false;
  if (number == 1) return true;
  const tn_storage* value = number_of(op, 32, (int64_t)number);
  tn_vhlo_op__add(op, "api_version", value);
  return value != NULL;
}

/// Converts a string or a list of strings to symbol references.
static void put_symbols(tn_vhlo_op* op, const char* name) {
  tn_attribute made = {NULL};
  const tn_storage* own = tn_vhlo_op__find(op, name);
  const tn_attribute value = {own == NULL ? NULL
                                          : tn_vhlo__attribute_to(op->rewriter->context, own)};
  if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) {
    (void)tn_rewriter__ok(
        op->rewriter, tn_symbol_ref_attribute_get(
                          op->rewriter->context, tn_string_attribute_value(value), NULL, 0, &made));
  } else if (tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) {
    tn_text_buffer items = tn_text_buffer_make(&op->rewriter->context->allocator);
    for (size_t i = 0; i < tn_array_attribute_count(value); ++i) {
      const tn_attribute item = tn_array_attribute_element(value, i);
      tn_attribute reference = {NULL};
      if (!tn_rewriter__ok(op->rewriter, tn_symbol_ref_attribute_get(
                                             op->rewriter->context, tn_string_attribute_value(item),
                                             NULL, 0, &reference))) {
        break;
      }
      tn_text_buffer_append(&items, (const char*)&reference, sizeof reference);
    }
    if (op->rewriter->status == TN_OK && !items.failed) {
      (void)tn_rewriter__ok(op->rewriter,
                            tn_array_attribute_get(op->rewriter->context,
                                                   (const tn_attribute*)(const void*)items.data,
                                                   items.size / sizeof(tn_attribute), &made));
    }
    tn_text_buffer_free(&items);
  }
  if (made.storage == NULL) return;
  (void)tn_vhlo_op__take(op, name);
  tn_vhlo_op__add(op, name, made.storage);
}

/// Removes a flag that is false, and converts one that is true to a unit attribute.
static void put_unit(tn_vhlo_op* op, const char* name) {
  tn_attribute unit = {NULL};
  const tn_attribute value = taken(op, name);
  if (value.storage == NULL || tn_integer_attribute_value(value) == 0) return;
  if (tn_rewriter__ok(op->rewriter, tn_unit_attribute_get(op->rewriter->context, &unit))) {
    tn_vhlo_op__add(op, name, unit.storage);
  }
}

static bool put_specials(tn_vhlo_op* op, tn_string_view name, const char* marked) {
  for (size_t i = 0; tn_vhlo_records[i].ops != NULL; ++i) {
    if (strstr(tn_vhlo_records[i].ops, marked) != NULL && !put_record(op, &tn_vhlo_records[i])) {
      return false;
    }
  }
  if (tn_vhlo__has_name(name, "custom_call")) {
    const tn_attribute config = {tn_vhlo_op__find(op, "backend_config")};
    const bool is_empty =
        config.storage != NULL && (is_standard(op, config.storage, TN_VHLO_EMPTY_STRING) ||
                                   is_standard(op, config.storage, TN_VHLO_EMPTY_DICTIONARY));
    if (is_empty) (void)tn_vhlo_op__take(op, "backend_config");
    if (!put_api_version(op)) return false;
    put_symbols(op, "called_computations");
  }
  if (tn_vhlo__has_name(name, "composite")) put_symbols(op, "decomposition");
  if (tn_vhlo__has_name(name, "call")) put_symbols(op, "callee");
  put_unit(op, "use_global_device_ids");
  return true;
}

/// Converts elements to an array if the op has an array there.
static const tn_storage* as_array(tn_vhlo_op* op, tn_attribute value,
                                  const tn_attribute_group* group) {
  const bool is_array = group != NULL && group->style == TN_STYLE_DENSE_ARRAY;
  return is_array ? tn_vhlo__array_of(op->rewriter->context, value).storage : value.storage;
}

static bool restore_rest(tn_vhlo_op* op, tn_string_view made) {
  for (size_t i = 0; i < tn_vhlo_op__count(op); ++i) {
    const tn_storage* own = tn_vhlo_op__value(op, i);
    if (tn_vhlo_kind__of(own) == NULL) continue;
    const tn_attribute value = {tn_vhlo__attribute_to(op->rewriter->context, own)};
    if (value.storage == NULL) return false;
    const tn_storage* fitting = as_array(op, value, tn_vhlo_op__group(op, made, i));
    if (fitting == NULL) return false;
    tn_vhlo_op__set(op, i, fitting);
  }
  return true;
}

/// Returns the dialect of an op: functions, calls and their returns belong to func.
static const char* dialect_of(const tn_context* context, tn_ref op, tn_string_view name) {
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  const bool is_in_function = parent != 0 && tn_op__is_called(context, parent, TN_NAME_FUNC_FUNC);
  return tn_vhlo__has_name(name, "func") || tn_vhlo__has_name(name, "call") ||
                 (tn_vhlo__has_name(name, "return") && is_in_function)
             ? "func"
             : "stablehlo";
}

static tn_status restore_op(tn_rewriter* rewriter, tn_ref ref) {
  const tn_storage* old = tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, ref));
  const tn_string_view whole = tn_operation_name__text(old);
  const tn_string_view name = {whole.data + 5, whole.size - 8};
  char marked[64];
  char made[64];
  tn_vhlo_op op;
  if (name.size > 48 || whole.size < 9) return tn_vhlo__fail_op(rewriter, ref);
  (void)snprintf(marked, sizeof marked, ",%.*s,", (int)name.size, name.data);
  (void)snprintf(made, sizeof made, "%s.%.*s", dialect_of(rewriter->context, ref, name),
                 (int)name.size, name.data);
  const tn_string_view made_name = tn_string_view_from(made);
  tn_vhlo_op__open(&op, rewriter, ref);
  drop_standards(&op, marked);
  drop_windows(&op, name);
  const bool is_right = put_specials(&op, name, marked) && restore_rest(&op, made_name) &&
                        tn_vhlo__convert_types(rewriter, ref, tn_vhlo__type_to);
  if (!is_right) {
    tn_text_buffer_free(&op.entries);
    return tn_vhlo__fail_op(rewriter, ref);
  }
  tn_vhlo_op__finish(&op, made_name);
  return rewriter->status;
}

static tn_status restore(tn_rewriter* rewriter, tn_ref module) {
  const tn_context* context = rewriter->context;
  for (tn_ref op = tn_op__next_in_pre_order(context, module, module, false);
       op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, module, op, false)) {
    const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, op));
    if (!tn_vhlo__has_name(tn_operation_name__dialect(name), "vhlo")) continue;
    if (tn_op_cell__is_malformed(tn_op__at(context, op))) return tn_vhlo__fail_op(rewriter, op);
    TN_TRY(restore_op(rewriter, op));
  }
  return rewriter->status;
}

TN_PASS(vhlo_legalize_to_stablehlo) = {"vhlo-legalize-to-stablehlo", "VhloLegalizeToStablehloPass",
                                       "Legalize VHLO to StableHLO.", .rewrite = restore};
