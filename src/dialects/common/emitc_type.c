// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of emitc's types, and the types that EmitC supports.
//
// Source: the emitc dialect's documentation; mlir::emitc::isSupportedEmitCType.

#include "dialects/common/emitc_type.h"

#include <stdio.h>
#include <tenure/parameters.h>

#include "base/text_buffer.h"
#include "dialects/common/parameters.h"
#include "ir/definition.h"
#include "ir/textual.h"
#include "ir/uniqued.h"

bool tn_emitc__is(tn_type type, const char* mnemonic) {
  return tn_opaque__is_called(type.storage, "emitc", mnemonic);
}

tn_status tn_emitc__get_wrapper(tn_context* context, tn_string_view name, tn_type type,
                                tn_type* out_type) {
  tn_attribute parameter;
  out_type->storage = NULL;
  TN_TRY(tn_type_attribute_get(type, &parameter));
  return tn_dialect_type_get(context, name, &parameter, 1, out_type);
}

//===-- Supported types -----------------------------------------------------------------------===//

static tn_type type_parameter(tn_type type, const char* name) {
  return tn_type_attribute_value(tn_type_parameter(type, tn_string_view_from(name)));
}

static bool is_wide(tn_type type) {
  return tn_emitc__is(type, "size_t") || tn_emitc__is(type, "ssize_t") ||
         tn_emitc__is(type, "ptrdiff_t");
}

static bool is_integer(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_INTEGER)) return false;
  const uint32_t width = tn_integer_type_width(type);
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

static bool is_float(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_FLOAT)) return false;
  const tn_float_kind kind = tn_float_type_kind(type);
  return kind == TN_FLOAT_F16 || kind == TN_FLOAT_BF16 || kind == TN_FLOAT_F32 ||
         kind == TN_FLOAT_F64;
}

/// Implements mlir::emitc::ArrayType::isValidElementType.
static bool is_array_element(tn_type type) {
  return is_float(type) || is_integer(type) || tn_type__is(type, TN_TYPE_INDEX) || is_wide(type) ||
         tn_emitc__is(type, "opaque") || tn_emitc__is(type, "ptr");
}

static bool supports_tensor(tn_type type) {
  const tn_type element = tn_type_element_type(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (dims[i] == TN_DYNAMIC) return false;
  }
  return !tn_type__is(element, TN_TYPE_TENSOR) && !tn_emitc__is(element, "array") &&
         tn_emitc__supports(element);
}

static bool supports_tuple(tn_type type) {
  for (size_t i = 0; i < tn_tuple_type_element_count(type); ++i) {
    const tn_type part = tn_tuple_type_element(type, i);
    if (tn_emitc__is(part, "array") || !tn_emitc__supports(part)) return false;
  }
  return true;
}

static bool supports_opaque(tn_type type) {
  const bool is_pointer = tn_emitc__is(type, "ptr");
  if (!is_pointer && !tn_emitc__is(type, "array")) {
    return tn_emitc__is(type, "opaque") || is_wide(type);
  }
  return tn_emitc__supports(type_parameter(type, is_pointer ? "pointee" : "elementType"));
}

/// Returns whether a type of emitc is supported by its mnemonic; used if the dialect is not loaded.
static bool supports_unloaded(tn_type type) {
  static const char* const names[] = {"array", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"};
  if (!tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("emitc"))) {
    return false;
  }
  const tn_string_view mnemonic = tn_opaque__mnemonic(tn_storage_payload(type.storage));
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (tn_string_view_equal(mnemonic, tn_string_view_from(names[i]))) return true;
  }
  return false;
}

bool tn_emitc__supports(tn_type type) {
  if (type.storage == NULL) return false;
  switch (type.storage->kind) {
    case TN_TYPE_INDEX:
      return true;
    case TN_TYPE_INTEGER:
      return is_integer(type);
    case TN_TYPE_FLOAT:
      return is_float(type);
    case TN_TYPE_TENSOR:
      return supports_tensor(type);
    case TN_TYPE_TUPLE:
      return supports_tuple(type);
    case TN_TYPE_DIALECT:
      return supports_opaque(type);
    case TN_TYPE_OPAQUE:
      return supports_unloaded(type);
    default:
      return false;
  }
}

//===-- Parameters ----------------------------------------------------------------------------===//

static bool check_array(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  const tn_type element = tn_parameters__type(context, parameters, 1);
  size_t size = 0;
  (void)tn_dense_array_attribute_data(tn_parameters__attribute(context, parameters, 0), &size);
  if (!is_array_element(element)) {
    char words[TN_PARAMETERS_TYPE_MAX + 1];
    return tn_parameters__refuse(out_wrong, "invalid array element type ''%s''",
                                 tn_parameters__type_words(context, element, words));
  }
  return size != 0 || tn_parameters__refuse(out_wrong, "shape must not be empty");
}

static bool check_pointer(const tn_context* context, const tn_uref* parameters,
                          tn_parse_error* out_wrong) {
  return !tn_emitc__is(tn_parameters__type(context, parameters, 0), "lvalue") ||
         tn_parameters__refuse(out_wrong, "pointers to lvalues are not allowed");
}

static bool check_lvalue(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_type value = tn_parameters__type(context, parameters, 0);
  if (!tn_emitc__supports(value)) {
    char words[TN_PARAMETERS_TYPE_MAX + 1];
    return tn_parameters__refuse(out_wrong,
                                 "!emitc.lvalue must wrap supported emitc type, but got '%s'",
                                 tn_parameters__type_words(context, value, words));
  }
  return !tn_emitc__is(value, "array") ||
         tn_parameters__refuse(out_wrong, "!emitc.lvalue cannot wrap !emitc.array type");
}

static bool check_opaque(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_string_view text = tn_parameters__string(context, parameters, 0);
  if (text.size == 0) {
    return tn_parameters__refuse(out_wrong, "expected non empty string in !emitc.opaque type");
  }
  return text.data[text.size - 1] != '*' ||
         tn_parameters__refuse(
             out_wrong,
             "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead");
}

const tn_parameters_check tn_emitc_parameters_checks[] = {{"!array", check_array},
                                                          {"!lvalue", check_lvalue},
                                                          {"!opaque", check_opaque},
                                                          {"!ptr", check_pointer},
                                                          {NULL, NULL}};
