// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What types and attributes of vhlo stand for: those of builtin and StableHLO.

#include "dialects/vhlo/vhlo.h"
#include "ir/attribute_make.h"
#include "ir/op_diagnostic.h"
#include "ir/textual.h"

//===-- Types ---------------------------------------------------------------------------------===//

#define RANK_MAX 64u

static const tn_storage* inner_type(tn_context* context, tn_vhlo_scan* it) {
  const tn_storage* type = tn_vhlo__parse(context, tn_vhlo__item(it), true);
  return type == NULL ? NULL : tn_vhlo__type_to(context, type);
}

/// `8x?x`.
static bool take_shape(tn_vhlo_scan* it, int64_t dims[RANK_MAX], size_t* out_rank) {
  for (*out_rank = 0; *out_rank < RANK_MAX;) {
    tn_vhlo_scan next = *it;
    int64_t extent = INT64_MIN;
    if (!tn_vhlo__take(&next, "?") && !tn_vhlo__take_signed(&next, &extent)) return true;
    if (!tn_vhlo__take(&next, "x")) return true;
    dims[(*out_rank)++] = extent;
    *it = next;
  }
  return false;
}

static const tn_storage* shaped_type(tn_context* context, tn_vhlo_scan* it, bool is_buffer) {
  int64_t dims[RANK_MAX];
  size_t rank;
  tn_type type = {NULL};
  tn_attribute encoding = {NULL};
  if (!take_shape(it, dims, &rank)) return NULL;
  const tn_type element = {inner_type(context, it)};
  if (element.storage == NULL) return NULL;
  if (tn_vhlo__take(it, ",")) {
    const tn_storage* own = tn_vhlo__parse(context, tn_vhlo__item(it), false);
    encoding.storage = own == NULL ? NULL : tn_vhlo__attribute_to(context, own);
    if (encoding.storage == NULL) return NULL;
  }
  if (is_buffer) {
    return tn_memref_type_get(element, dims, rank, NULL, NULL, &type) == TN_OK ? type.storage
                                                                               : NULL;
  }
  const tn_attribute* given = encoding.storage == NULL ? NULL : &encoding;
  return tn_tensor_type_get(element, dims, rank, given, &type) == TN_OK ? type.storage : NULL;
}

/// The types up to the end or a bracket, in a list that holds tn_type.
static bool take_types(tn_context* context, tn_vhlo_scan* it, tn_text_buffer* types) {
  if (tn_vhlo__take(it, "()")) return true;
  for (;;) {
    tn_vhlo_scan ahead = *it;
    if (tn_vhlo__item(&ahead).size == 0) return true;
    const tn_type type = {inner_type(context, it)};
    if (type.storage == NULL) return false;
    tn_text_buffer_append(types, (const char*)&type, sizeof type);
    if (!tn_vhlo__take(it, ",")) return !types->failed;
  }
}

static const tn_storage* function_type(tn_context* context, tn_vhlo_scan* it) {
  tn_text_buffer types = tn_text_buffer_make(&context->allocator);
  tn_type type = {NULL};
  bool is_right = tn_vhlo__take(it, "(") && take_types(context, it, &types);
  const size_t inputs = types.size / sizeof(tn_type);
  is_right = is_right && tn_vhlo__take(it, ")") && tn_vhlo__take(it, "->") &&
             take_types(context, it, &types);
  const tn_type* items = (const tn_type*)(const void*)types.data;
  const tn_type* results = items == NULL ? NULL : items + inputs;
  if (is_right && tn_function_type_get(context, items, inputs, results,
                                       types.size / sizeof(tn_type) - inputs, &type) != TN_OK) {
    type.storage = NULL;
  }
  tn_text_buffer_free(&types);
  return type.storage;
}

static const tn_storage* tuple_type(tn_context* context, tn_vhlo_scan* it) {
  tn_text_buffer types = tn_text_buffer_make(&context->allocator);
  tn_type type = {NULL};
  if (take_types(context, it, &types) &&
      tn_tuple_type_get(context, (const tn_type*)(const void*)types.data,
                        types.size / sizeof(tn_type), &type) != TN_OK) {
    type.storage = NULL;
  }
  tn_text_buffer_free(&types);
  return type.storage;
}

static const tn_storage* future_type(tn_context* context, tn_vhlo_scan* it) {
  tn_text_buffer types = tn_text_buffer_make(&context->allocator);
  tn_text_buffer text = types;
  tn_type type = {NULL};
  const bool is_right = take_types(context, it, &types);
  const tn_type* items = (const tn_type*)(const void*)types.data;
  tn_text_buffer_append_text(&text, "future<");
  for (size_t i = 0; i < types.size / sizeof *items; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_type__append_text(items[i], &text);
  }
  tn_text_buffer_append_text(&text, ">");
  if (is_right && !text.failed &&
      tn_opaque_type__get(context, tn_string_view_from("stablehlo"), tn_text_buffer_view(&text),
                          &type) != TN_OK) {
    type.storage = NULL;
  }
  tn_text_buffer_free(&types);
  tn_text_buffer_free(&text);
  return type.storage;
}

/// A type that builtin or another dialect spells nearly as vhlo does.
static const tn_storage* plain_type(tn_context* context, tn_string_view body) {
  static const char* const others[][2] = {{"bool_v1", "i1"},
                                          {"token_v1", "!stablehlo.token"},
                                          {"witness_v1", "!shape.witness"},
                                          {"tf31_v1", "tf32"}};
  if (tn_vhlo__type_code(body) < 0) return NULL;
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    if (tn_string_view_equal(body, tn_string_view_from(others[i][0]))) {
      return tn_vhlo__parse(context, tn_string_view_from(others[i][1]), true);
    }
  }
  return tn_vhlo__parse(context, (tn_string_view){body.data, body.size - strlen("_v1")}, true);
}

const tn_storage* tn_vhlo__type_to(tn_context* context, const tn_storage* type) {
  tn_vhlo_scan it;
  tn_type made = {NULL};
  if (type->kind != (uint8_t)TN_TYPE_OPAQUE) return NULL;
  if (tn_vhlo__open(type, "tensor_v1", &it)) return shaped_type(context, &it, false);
  if (tn_vhlo__open(type, "buffer_v1", &it)) return shaped_type(context, &it, true);
  if (tn_vhlo__open(type, "func_v1", &it)) return function_type(context, &it);
  if (tn_vhlo__open(type, "tuple_v1", &it)) return tuple_type(context, &it);
  if (tn_vhlo__open(type, "future_v1", &it)) return future_type(context, &it);
  const bool is_complex = tn_vhlo__open(type, "complex_v1", &it);
  if (is_complex || tn_vhlo__open(type, "unranked_tensor_v1", &it)) {
    const tn_type element = {inner_type(context, &it)};
    if (element.storage == NULL) return NULL;
    const tn_status status = is_complex ? tn_complex_type_get(element, &made)
                                        : tn_unranked_tensor_type_get(element, &made);
    return status == TN_OK ? made.storage : NULL;
  }
  made.storage = tn_vhlo__of_quantized(context, type);
  if (made.storage != NULL || !tn_vhlo__is_own(type)) return made.storage;
  return plain_type(context, tn_opaque__body(tn_storage_payload(type)));
}

//===-- Attributes ----------------------------------------------------------------------------===//

static const tn_storage* inner_attribute(tn_context* context, tn_vhlo_scan* it) {
  const tn_storage* attribute = tn_vhlo__parse(context, tn_vhlo__item(it), false);
  return attribute == NULL ? NULL : tn_vhlo__attribute_to(context, attribute);
}

static const tn_storage* array_of(tn_context* context, tn_vhlo_scan* it) {
  tn_text_buffer items = tn_text_buffer_make(&context->allocator);
  tn_attribute array = {NULL};
  bool is_right = tn_vhlo__take(it, "[");
  while (is_right) {
    tn_vhlo_scan ahead = *it;
    if (tn_vhlo__item(&ahead).size == 0) break;
    const tn_attribute item = {inner_attribute(context, it)};
    is_right = item.storage != NULL;
    tn_text_buffer_append(&items, (const char*)&item, sizeof item);
    if (!tn_vhlo__take(it, ",")) break;
  }
  if (is_right && !items.failed &&
      tn_array_attribute_get(context, (const tn_attribute*)(const void*)items.data,
                             items.size / sizeof(tn_attribute), &array) != TN_OK) {
    array.storage = NULL;
  }
  tn_text_buffer_free(&items);
  return array.storage;
}

static const tn_storage* dictionary_of(tn_context* context, tn_vhlo_scan* it) {
  tn_text_buffer entries = tn_text_buffer_make(&context->allocator);
  tn_attribute dictionary = {NULL};
  bool is_right = tn_vhlo__take(it, "{");
  while (is_right) {
    tn_vhlo_scan ahead = *it;
    tn_named_attribute entry = {{NULL}, {NULL}};
    if (tn_vhlo__item(&ahead).size == 0) break;
    const tn_attribute name = {inner_attribute(context, it)};
    is_right = tn_attribute__is(name, TN_ATTRIBUTE_STRING) && tn_vhlo__take(it, "=") &&
               tn_identifier_get(context, tn_string_attribute_value(name), &entry.name) == TN_OK;
    if (is_right) entry.value.storage = inner_attribute(context, it);
    is_right = is_right && entry.value.storage != NULL;
    tn_text_buffer_append(&entries, (const char*)&entry, sizeof entry);
    if (!tn_vhlo__take(it, ",")) break;
  }
  if (is_right && !entries.failed &&
      tn_dictionary_attribute_get(context, (const tn_named_attribute*)(const void*)entries.data,
                                  entries.size / sizeof(tn_named_attribute),
                                  &dictionary) != TN_OK) {
    dictionary.storage = NULL;
  }
  tn_text_buffer_free(&entries);
  return dictionary.storage;
}

static const tn_storage* float_of(tn_context* context, tn_vhlo_scan* it) {
  const char* colon = memchr(it->at, ':', (size_t)(it->end - it->at));
  const tn_storage* number = NULL;
  if (colon == NULL) return NULL;
  tn_vhlo_scan behind = {colon + 1, it->end};
  const tn_type type = {inner_type(context, &behind)};
  if (type.storage == NULL) return NULL;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append(&text, it->at, (size_t)(colon - it->at));
  tn_text_buffer_append_text(&text, ": ");
  tn_type__append_text(type, &text);
  if (!text.failed) number = tn_vhlo__parse(context, tn_text_buffer_view(&text), false);
  tn_text_buffer_free(&text);
  return number;
}

/// A StableHLO attribute of that text, which is freed.
static const tn_storage* stablehlo(tn_context* context, tn_text_buffer* owned_text) {
  const tn_storage* attribute =
      owned_text->failed ? NULL : tn_vhlo__parse(context, tn_text_buffer_view(owned_text), false);
  tn_text_buffer_free(owned_text);
  return attribute;
}

static tn_string_view behind_equals(tn_vhlo_scan* it) {
  (void)tn_vhlo__item(it);
  (void)tn_vhlo__take(it, "=");
  const tn_string_view value = tn_vhlo__item(it);
  (void)tn_vhlo__take(it, ",");
  return value;
}

static const tn_storage* alias_of(tn_context* context, tn_vhlo_scan* it) {
  static const char* const names[] = {
      "<output_tuple_indices = ", ", operand_index = ", ", operand_tuple_indices = "};
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "#stablehlo.output_operand_alias");
  for (size_t i = 0; i < 3; ++i) {
    tn_text_buffer_append_text(&text, names[i]);
    tn_text_buffer_append_view(&text, behind_equals(it));
  }
  tn_text_buffer_append_text(&text, ">");
  return stablehlo(context, &text);
}

static const tn_storage* extensions_of(tn_context* context, tn_vhlo_scan* it) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const tn_string_view list = behind_equals(it);
  tn_text_buffer_append_text(&text, "#stablehlo.bounds<");
  if (list.size >= 2) tn_text_buffer_append(&text, list.data + 1, list.size - 2);
  tn_text_buffer_append_text(&text, ">");
  return stablehlo(context, &text);
}

/// What is zero is not spelled.
static const tn_storage* accuracy_of(tn_context* context, tn_vhlo_scan* it) {
  static const char* const names[] = {"atol = ", "rtol = ", "ulps = "};
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "#stablehlo.result_accuracy<");
  for (size_t i = 0; i < 3; ++i) {
    const tn_string_view value = behind_equals(it);
    if (tn_string_view_equal(value, tn_string_view_from(i < 2 ? "0.000000e+00" : "0"))) continue;
    tn_text_buffer_append_text(&text, names[i]);
    tn_text_buffer_append_view(&text, value);
    tn_text_buffer_append_text(&text, ", ");
  }
  const tn_storage* own = tn_vhlo__parse(context, behind_equals(it), false);
  const tn_storage* mode = own == NULL ? NULL : tn_vhlo__attribute_to(context, own);
  if (mode == NULL) {
    tn_text_buffer_free(&text);
    return NULL;
  }
  tn_text_buffer_append_text(&text, "mode = ");
  tn_attribute__append_text((tn_attribute){mode}, &text);
  tn_text_buffer_append_text(&text, ">");
  return stablehlo(context, &text);
}

/// `precision_v1 HIGH`; custom calls have no such word, but a number.
static const tn_storage* word_of(tn_context* context, const tn_storage* attribute) {
  const tn_string_view body = tn_opaque__body(tn_storage_payload(attribute));
  const char* blank = memchr(body.data, ' ', body.size);
  if (blank == NULL || blank - body.data < 4) return NULL;
  const tn_string_view word = {blank + 1, body.size - (size_t)(blank - body.data) - 1};
  const tn_string_view kind = {body.data, (size_t)(blank - body.data) - strlen("_v1")};
  const bool is_bracketed = tn_string_view_equal(kind, tn_string_view_from("result_accuracy_mode"));
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, is_bracketed ? "#stablehlo." : "#stablehlo<");
  tn_text_buffer_append_view(&text, kind);
  tn_text_buffer_append_text(&text, is_bracketed ? "<" : " ");
  tn_text_buffer_append_view(&text, word);
  tn_text_buffer_append_text(&text, ">");
  return stablehlo(context, &text);
}

static const tn_storage* type_of(tn_context* context, tn_vhlo_scan* it) {
  tn_attribute made = {NULL};
  const tn_type type = {inner_type(context, it)};
  if (type.storage == NULL || tn_type_attribute_get(type, &made) != TN_OK) return NULL;
  return made.storage;
}

const tn_storage* tn_vhlo__attribute_to(tn_context* context, const tn_storage* attribute) {
  tn_vhlo_scan it;
  if (attribute->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE)) return NULL;
  if (tn_vhlo__open(attribute, "string_v1", &it) || tn_vhlo__open(attribute, "tensor_v1", &it) ||
      tn_vhlo__open(attribute, "integer_v1", &it) || tn_vhlo__open(attribute, "bool_v1", &it)) {
    return tn_vhlo__parse(context, (tn_string_view){it.at, (size_t)(it.end - it.at)}, false);
  }
  if (tn_vhlo__open(attribute, "array_v1", &it)) return array_of(context, &it);
  if (tn_vhlo__open(attribute, "dict_v1", &it)) return dictionary_of(context, &it);
  if (tn_vhlo__open(attribute, "float_v1", &it)) return float_of(context, &it);
  if (tn_vhlo__open(attribute, "type_v1", &it)) return type_of(context, &it);
  if (tn_vhlo__open(attribute, "type_extensions_v1", &it)) return extensions_of(context, &it);
  if (tn_vhlo__open(attribute, "output_operand_alias_v1", &it)) return alias_of(context, &it);
  if (tn_vhlo__open(attribute, "result_accuracy_v1", &it)) return accuracy_of(context, &it);
  const tn_storage* of_mesh = tn_vhlo__of_mesh(context, attribute);
  if (of_mesh != NULL || !tn_vhlo__is_own(attribute)) return of_mesh;
  return word_of(context, attribute);
}
