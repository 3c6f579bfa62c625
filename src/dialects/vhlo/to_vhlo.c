// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From builtin and StableHLO to vhlo: types, attributes, and ops in their places. vhlo has neither
// defaults nor attributes that may be missing, and no attributes with fields where StableHLO has
// them; so those are added and taken apart. Source: the StableHLO specification, and its
// documentation of compatibility.

#include "dialects/vhlo/vhlo.h"
#include "ir/attribute_make.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"
#include "ir/op_resize.h"
#include "schema/check.h"
#include "schema/opaque_text.h"

//===-- Types ---------------------------------------------------------------------------------===//

static bool put_type(tn_context* context, tn_text_buffer* text, const tn_storage* type) {
  const tn_storage* made = tn_vhlo__type_from(context, type);
  if (made != NULL) tn_vhlo__put(text, made);
  return made != NULL;
}

static bool put_integer_type(tn_text_buffer* text, tn_type type) {
  const uint32_t width = tn_type_bit_width(type);
  const tn_signedness sign = tn_integer_type_signedness(type);
  if (sign == TN_SIGNED) return false;
  if (width == 1 && sign == TN_SIGNLESS) {
    tn_text_buffer_append_text(text, "bool_v1");
    return true;
  }
  tn_text_buffer_format(text, sign == TN_UNSIGNED ? "ui%u_v1" : "i%u_v1", width);
  return tn_vhlo__type_code(tn_text_buffer_view(text)) >= 0;
}

static bool put_float_type(tn_text_buffer* text, tn_type type) {
  tn_type__append_text(type, text);
  // The kind that is called so in files is not the one of 31 bits that its name says.
  if (tn_string_view_equal(tn_text_buffer_view(text), tn_string_view_from("tf32"))) {
    text->data[3] = '1';
  }
  tn_text_buffer_append_text(text, "_v1");
  return tn_vhlo__type_code(tn_text_buffer_view(text)) >= 0;
}

static void put_shape(tn_text_buffer* text, tn_type type) {
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    const int64_t extent = tn_shaped_type_dims(type)[i];
    if (extent < 0) {
      tn_text_buffer_append_text(text, "?x");
    } else {
      tn_text_buffer_format(text, "%lldx", (long long)extent);
    }
  }
}

static bool put_shaped_type(tn_context* context, tn_text_buffer* text, tn_type type) {
  const tn_storage* element = tn_type_element_type(type).storage;
  const bool is_buffer = tn_type__is(type, TN_TYPE_MEMREF);
  if (!tn_shaped_type_has_rank(type)) {
    tn_text_buffer_append_text(text, "unranked_tensor_v1<");
  } else {
    tn_text_buffer_append_text(text, is_buffer ? "buffer_v1<" : "tensor_v1<");
    put_shape(text, type);
  }
  if (!put_type(context, text, element)) return false;
  const tn_attribute encoding = is_buffer ? (tn_attribute){NULL} : tn_tensor_type_encoding(type);
  if (encoding.storage != NULL) {
    const tn_storage* made = tn_vhlo__attribute_from(context, encoding.storage);
    if (made == NULL) return false;
    tn_text_buffer_append_text(text, ", ");
    tn_vhlo__put(text, made);
  }
  tn_text_buffer_append_text(text, ">");
  return true;
}

static bool put_function_type(tn_context* context, tn_text_buffer* text, tn_type type) {
  const size_t inputs = tn_function_type_input_count(type);
  const size_t results = tn_function_type_result_count(type);
  tn_text_buffer_append_text(text, inputs == 0 ? "func_v1<(()" : "func_v1<(");
  for (size_t i = 0; i < inputs; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (!put_type(context, text, tn_function_type_input(type, i).storage)) return false;
  }
  tn_text_buffer_append_text(text, results == 0 ? ") -> ()" : ") -> ");
  for (size_t i = 0; i < results; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (!put_type(context, text, tn_function_type_result(type, i).storage)) return false;
  }
  tn_text_buffer_append_text(text, ">");
  return true;
}

static bool put_tuple_type(tn_context* context, tn_text_buffer* text, tn_type type) {
  tn_text_buffer_append_text(text, "tuple_v1<");
  for (size_t i = 0; i < tn_tuple_type_element_count(type); ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (!put_type(context, text, tn_tuple_type_element(type, i).storage)) return false;
  }
  tn_text_buffer_append_text(text, ">");
  return true;
}

/// Types of other dialects: tokens and futures of StableHLO, witnesses, quantized ones.
static bool put_dialect_type(tn_context* context, tn_text_buffer* text, const tn_storage* type) {
  const tn_string_view dialect = tn_opaque__dialect(tn_storage_payload(type));
  const tn_string_view body = tn_opaque__body(tn_storage_payload(type));
  const bool is_own = tn_string_view_equal(dialect, tn_string_view_from("stablehlo"));
  if (is_own && tn_string_view_equal(body, tn_string_view_from("token"))) {
    tn_text_buffer_append_text(text, "token_v1");
    return true;
  }
  if (tn_string_view_equal(dialect, tn_string_view_from("shape")) &&
      tn_string_view_equal(body, tn_string_view_from("witness"))) {
    tn_text_buffer_append_text(text, "witness_v1");
    return true;
  }
  if (tn_string_view_equal(dialect, tn_string_view_from("quant"))) {
    return tn_vhlo__put_quantized(context, text, body);
  }
  if (!is_own || body.size < 8 || memcmp(body.data, "future<", 7) != 0) return false;
  tn_vhlo_scan it = {body.data + 7, body.data + body.size - 1};
  tn_text_buffer_append_text(text, "future_v1<");
  for (bool is_first = true; it.at < it.end; is_first = false) {
    const tn_storage* part = tn_vhlo__parse(context, tn_vhlo__item(&it), true);
    if (!is_first) tn_text_buffer_append_text(text, ", ");
    if (part == NULL || !put_type(context, text, part)) return false;
    if (!tn_vhlo__take(&it, ",")) break;
  }
  tn_text_buffer_append_text(text, ">");
  return true;
}

static bool put_any_type(tn_context* context, tn_text_buffer* text, tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER:
      return put_integer_type(text, type);
    case TN_TYPE_FLOAT:
      return put_float_type(text, type);
    case TN_TYPE_INDEX:
      tn_text_buffer_append_text(text, "index_v1");
      return true;
    case TN_TYPE_NONE:
      tn_text_buffer_append_text(text, "none_v1");
      return true;
    case TN_TYPE_COMPLEX:
      tn_text_buffer_append_text(text, "complex_v1<");
      if (!put_type(context, text, tn_type_element_type(type).storage)) return false;
      tn_text_buffer_append_text(text, ">");
      return true;
    case TN_TYPE_TENSOR:
    case TN_TYPE_UNRANKED_TENSOR:
    case TN_TYPE_MEMREF:
      return put_shaped_type(context, text, type);
    case TN_TYPE_FUNCTION:
      return put_function_type(context, text, type);
    case TN_TYPE_TUPLE:
      return put_tuple_type(context, text, type);
    case TN_TYPE_OPAQUE:
      return put_dialect_type(context, text, type.storage);
    default:
      return false;
  }
}

const tn_storage* tn_vhlo__type_from(tn_context* context, const tn_storage* type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (put_any_type(context, &text, (tn_type){type})) return tn_vhlo__make(context, &text, true);
  tn_text_buffer_free(&text);
  return NULL;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static bool put_attribute(tn_context* context, tn_text_buffer* text, tn_attribute attribute) {
  const tn_storage* made = tn_vhlo__attribute_from(context, attribute.storage);
  if (made != NULL) tn_vhlo__put(text, made);
  return made != NULL;
}

static void put_string(tn_text_buffer* text, tn_string_view value) {
  tn_text_buffer_append_text(text, "string_v1<");
  tn_text_buffer_append_quoted(text, value);
  tn_text_buffer_append_text(text, ">");
}

static bool put_array(tn_context* context, tn_text_buffer* text, tn_attribute attribute) {
  tn_text_buffer_append_text(text, "array_v1<[");
  for (size_t i = 0; i < tn_array_attribute_count(attribute); ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (!put_attribute(context, text, tn_array_attribute_element(attribute, i))) return false;
  }
  tn_text_buffer_append_text(text, "]>");
  return true;
}

static bool put_dictionary(tn_context* context, tn_text_buffer* text, tn_attribute attribute) {
  tn_text_buffer_append_text(text, "dict_v1<{");
  for (size_t i = 0; i < tn_dictionary_attribute_count(attribute); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(attribute, i);
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer name = tn_text_buffer_make(&context->allocator);
    put_string(&name, tn_identifier_text(entry.name));
    const tn_storage* key = tn_vhlo__make(context, &name, false);
    if (key == NULL) return false;
    tn_vhlo__put(text, key);
    tn_text_buffer_append_text(text, " = ");
    if (!put_attribute(context, text, entry.value)) return false;
  }
  tn_text_buffer_append_text(text, "}>");
  return true;
}

static bool put_elements(tn_context* context, tn_text_buffer* text, tn_attribute elements) {
  if (tn_vhlo__type_from(context, tn_attribute_type(elements).storage) == NULL) return false;
  tn_text_buffer_append_text(text, "tensor_v1<");
  tn_vhlo__put(text, elements.storage);
  tn_text_buffer_append_text(text, ">");
  return true;
}

/// `array<i64: 1, 2>`, as elements of a tensor.
static bool put_dense_array(tn_context* context, tn_text_buffer* text, tn_attribute array) {
  const int64_t dims[] = {(int64_t)tn_dense_array_attribute_count(array)};
  size_t size = 0;
  tn_type type = tn_dense_array_attribute_element_type(array);
  const uint8_t* bytes = tn_dense_array_attribute_data(array, &size);
  tn_attribute elements = {NULL};
  if (tn_tensor_type_get(type, dims, 1, NULL, &type) != TN_OK) return false;
  if (tn_type_bit_width(tn_type_element_type(type)) != 1) {
    return tn_dense_elements_attribute_get(type, bytes, size, &elements) == TN_OK &&
           put_elements(context, text, elements);
  }
  tn_text_buffer packed = tn_text_buffer_make(&context->allocator);
  for (int64_t i = 0; i < dims[0]; i += 8) {
    uint8_t byte = 0;
    for (int64_t k = 0; k < 8 && i + k < dims[0]; ++k) {
      byte |= (uint8_t)((bytes[i + k] != 0) << k);
    }
    tn_text_buffer_append(&packed, (const char*)&byte, 1);
  }
  const bool is_made = !packed.failed && tn_dense_elements_attribute_get(
                                             type, packed.data, packed.size, &elements) == TN_OK;
  tn_text_buffer_free(&packed);
  return is_made && put_elements(context, text, elements);
}

static bool put_number(tn_context* context, tn_text_buffer* text, tn_attribute attribute) {
  const tn_type type = tn_attribute_type(attribute);
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER) && tn_type__is(type, TN_TYPE_INTEGER) &&
      tn_type_bit_width(type) == 1) {
    tn_text_buffer_append_text(
        text, tn_integer_attribute_value(attribute) != 0 ? "bool_v1<true>" : "bool_v1<false>");
    return true;
  }
  const tn_storage* made = tn_vhlo__type_from(context, type.storage);
  if (made == NULL) return false;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) {
    tn_text_buffer_append_text(text, "integer_v1<");
    tn_attribute__append_text(attribute, text);
    if (memchr(text->data, ':', text->size) == NULL) tn_text_buffer_append_text(text, " : i64");
  } else {
    tn_text_buffer_append_text(text, "float_v1<");
    tn_attribute__append_text(attribute, text);
    const char* colon = memchr(text->data == NULL ? "" : text->data, ':', text->size);
    if (colon != NULL) text->size = (size_t)(colon - text->data) - 1;
    tn_text_buffer_append_text(text, " : ");
    tn_vhlo__put(text, made);
  }
  tn_text_buffer_append_text(text, ">");
  return true;
}

/// Attributes of StableHLO that are a word, with the kinds that stand for them.
static bool put_word(tn_text_buffer* text, tn_string_view body) {
  static const char* const kinds[] = {
      "comparison_direction", "comparison_type",  "fft_type",  "precision",
      "rng_algorithm",        "rng_distribution", "transpose", "result_accuracy_mode"};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    const size_t size = strlen(kinds[i]);
    if (body.size <= size + 1 || memcmp(body.data, kinds[i], size) != 0) continue;
    const char c = body.data[size];
    if (c != ' ' && c != '<') continue;
    tn_text_buffer_format(text, "%s_v1 ", kinds[i]);
    tn_text_buffer_append(text, body.data + size + 1, body.size - size - 1 - (c == '<'));
    return true;
  }
  return false;
}

static bool put_accuracy(tn_context* context, tn_text_buffer* text, tn_string_view body) {
  static const char* const names[] = {"atol", "rtol", "ulps", "mode"};
  static const char* const defaults[] = {"0.000000e+00", "0.000000e+00", "0", ""};
  tn_text_buffer_append_text(text, "result_accuracy_v1<");
  for (size_t i = 0; i < 4; ++i) {
    const tn_string_view field = tn_opaque_text__field(body, names[i]);
    tn_text_buffer_format(text, i == 0 ? "%s = " : ", %s = ", names[i]);
    if (i < 3 && field.data == NULL) tn_text_buffer_append_text(text, defaults[i]);
    if (i < 3 && field.data != NULL) tn_text_buffer_append_view(text, field);
  }
  const tn_storage* mode = tn_vhlo__parse(context, tn_opaque_text__field(body, "mode"), false);
  if (mode == NULL || !put_attribute(context, text, (tn_attribute){mode})) return false;
  tn_text_buffer_append_text(text, ">");
  return true;
}

static void put_list(tn_text_buffer* text, tn_string_view list) {
  if (list.data == NULL) list = tn_string_view_from("[]");
  tn_text_buffer_append_view(text, list);
}

static bool put_dialect_attribute(tn_context* context, tn_text_buffer* text, tn_attribute it) {
  if (!tn_string_view_equal(tn_opaque_attribute_dialect(it), tn_string_view_from("stablehlo"))) {
    return false;
  }
  tn_string_view body = tn_opaque_text__body(it, "stablehlo", "output_operand_alias");
  if (body.data != NULL) {
    const tn_string_view index = tn_opaque_text__field(body, "operand_index");
    tn_text_buffer_append_text(text, "output_operand_alias_v1<outputTupleIndices = ");
    put_list(text, tn_opaque_text__field(body, "output_tuple_indices"));
    tn_text_buffer_append_text(text, ", operandIndex = ");
    tn_text_buffer_append_view(text, index.data == NULL ? tn_string_view_from("0") : index);
    tn_text_buffer_append_text(text, ", operandTupleIndices = ");
    put_list(text, tn_opaque_text__field(body, "operand_tuple_indices"));
    tn_text_buffer_append_text(text, ">");
    return true;
  }
  body = tn_opaque_text__body(it, "stablehlo", "bounds");
  if (body.data != NULL) {
    tn_text_buffer_append_text(text, "type_extensions_v1<bounds = [");
    tn_text_buffer_append_view(text, body);
    tn_text_buffer_append_text(text, "]>");
    return true;
  }
  body = tn_opaque_text__body(it, "stablehlo", "result_accuracy");
  if (body.data != NULL) return put_accuracy(context, text, body);
  if (tn_vhlo__put_of_mesh(context, text, it)) return true;
  return put_word(text, tn_opaque_attribute_body(it));
}

static bool put_any_attribute(tn_context* context, tn_text_buffer* text, tn_attribute attribute) {
  switch (tn_attribute_kind_of(attribute)) {
    case TN_ATTRIBUTE_ARRAY:
      return put_array(context, text, attribute);
    case TN_ATTRIBUTE_DICTIONARY:
      return put_dictionary(context, text, attribute);
    case TN_ATTRIBUTE_STRING:
      if (!tn_type__is(tn_attribute_type(attribute), TN_TYPE_NONE) &&
          tn_attribute_type(attribute).storage != NULL) {
        return false;
      }
      put_string(text, tn_string_attribute_value(attribute));
      return true;
    case TN_ATTRIBUTE_SYMBOL_REF:
      if (tn_symbol_ref_attribute_nested_count(attribute) != 0) return false;
      put_string(text, tn_symbol_ref_attribute_root(attribute));
      return true;
    case TN_ATTRIBUTE_INTEGER:
    case TN_ATTRIBUTE_FLOAT:
      return put_number(context, text, attribute);
    case TN_ATTRIBUTE_TYPE:
      tn_text_buffer_append_text(text, "type_v1<");
      if (!put_type(context, text, tn_type_attribute_value(attribute).storage)) return false;
      tn_text_buffer_append_text(text, ">");
      return true;
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
      return put_elements(context, text, attribute);
    case TN_ATTRIBUTE_DENSE_ARRAY:
      return put_dense_array(context, text, attribute);
    case TN_ATTRIBUTE_OPAQUE:
      return put_dialect_attribute(context, text, attribute);
    default:
      return false;
  }
}

const tn_storage* tn_vhlo__attribute_from(tn_context* context, const tn_storage* attribute) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (put_any_attribute(context, &text, (tn_attribute){attribute})) {
    return tn_vhlo__make(context, &text, false);
  }
  tn_text_buffer_free(&text);
  return NULL;
}
