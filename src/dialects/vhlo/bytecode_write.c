// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vhlo's own encodings, which are what portable artifacts are made of. Source: the StableHLO
// documentation of compatibility and of bytecode.

#include "bytecode/writer.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/enum_attribute.h"

enum {
  ARRAY = 1,
  BOOLEAN = 2,
  DICTIONARY = 6,
  FLOAT = 8,
  INTEGER = 9,
  ALIAS = 10,
  STRING = 14,
  TENSOR = 15,
  TYPE = 17,
  EXTENSIONS = 18,
  ACCURACY = 20
};

static const struct {
  const char* kind;
  uint8_t code;
} words[] = {{"comparison_direction_v1", 3}, {"comparison_type_v1", 4},
             {"api_version_v1", 5},          {"fft_type_v1", 7},
             {"precision_v1", 11},           {"rng_algorithm_v1", 12},
             {"rng_distribution_v1", 13},    {"transpose_v1", 16},
             {"result_accuracy_mode_v1", 19}};

//===-- Parts ---------------------------------------------------------------------------------===//

static bool put_item(tn_writer* writer, tn_vhlo_scan* it, bool is_type) {
  const tn_storage* storage = tn_vhlo__parse(writer->context, tn_vhlo__item(it), is_type);
  if (storage == NULL) return false;
  if (is_type) {
    tn_writer__put_type(writer, storage->self);
  } else {
    tn_writer__put_attribute(writer, storage->self);
  }
  return true;
}

/// Items up to the end of the text or a bracket: how many, and each.
static bool put_items(tn_writer* writer, tn_vhlo_scan* it, bool is_type) {
  tn_vhlo_scan ahead = *it;
  uint64_t count = 0;
  while (tn_vhlo__item(&ahead).size != 0) {
    ++count;
    if (!tn_vhlo__take(&ahead, ",")) break;
  }
  tn_writer__put_varint(writer, count);
  for (uint64_t i = 0; i < count; ++i) {
    if (!put_item(writer, it, is_type)) return false;
    (void)tn_vhlo__take(it, ",");
  }
  return true;
}

/// `[1, ?, 2]`, numbers with their signs.
static bool put_numbers(tn_writer* writer, tn_vhlo_scan* it) {
  uint64_t count = 0;
  if (!tn_vhlo__take(it, "[")) return false;
  tn_vhlo_scan ahead = *it;
  while (tn_vhlo__item(&ahead).size != 0) {
    ++count;
    if (!tn_vhlo__take(&ahead, ",")) break;
  }
  tn_writer__put_varint(writer, count);
  for (uint64_t i = 0; i < count; ++i) {
    int64_t number = INT64_MIN;
    if (!tn_vhlo__take(it, "?") && !tn_vhlo__take_signed(it, &number)) return false;
    tn_writer__put_signed(writer, number);
    (void)tn_vhlo__take(it, ",");
  }
  return tn_vhlo__take(it, "]");
}

/// A number that builtin spells, `1.0 : f32`, without its type.
static bool put_scalar(tn_writer* writer, tn_string_view text) {
  const tn_storage* number = tn_vhlo__parse(writer->context, text, false);
  if (number == NULL) return false;
  tn_writer__put_scalar(writer, number);
  return true;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static bool write_dictionary(tn_writer* writer, tn_vhlo_scan* it) {
  uint64_t count = 0;
  if (!tn_vhlo__take(it, "{")) return false;
  for (tn_vhlo_scan ahead = *it; tn_vhlo__item(&ahead).size != 0; ++count) {
    if (!tn_vhlo__take(&ahead, "=")) return false;
    (void)tn_vhlo__item(&ahead);
    if (!tn_vhlo__take(&ahead, ",")) {
      ++count;
      break;
    }
  }
  tn_writer__put_varint(writer, DICTIONARY);
  tn_writer__put_varint(writer, count);
  for (uint64_t i = 0; i < count; ++i) {
    if (!put_item(writer, it, false) || !tn_vhlo__take(it, "=") || !put_item(writer, it, false)) {
      return false;
    }
    (void)tn_vhlo__take(it, ",");
  }
  return true;
}

static bool write_float(tn_writer* writer, tn_vhlo_scan* it) {
  const char* start = it->at;
  const char* colon = memchr(start, ':', (size_t)(it->end - start));
  if (colon == NULL) return false;
  it->at = colon + 1;
  const tn_storage* type = tn_vhlo__parse(writer->context, tn_vhlo__item(it), true);
  const tn_storage* plain = type == NULL ? NULL : tn_vhlo__type_to(writer->context, type);
  if (plain == NULL) return false;
  tn_text_buffer text = tn_text_buffer_make(&writer->context->allocator);
  tn_text_buffer_append(&text, start, (size_t)(colon - start));
  tn_text_buffer_append_text(&text, ": ");
  tn_type__append_text((tn_type){plain}, &text);
  tn_writer__put_varint(writer, FLOAT);
  tn_writer__put_type(writer, type->self);
  const bool is_written = !text.failed && put_scalar(writer, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
  return is_written;
}

static bool write_integer(tn_writer* writer, tn_vhlo_scan* it) {
  const tn_string_view text = {it->at, (size_t)(it->end - it->at)};
  const tn_storage* number = tn_vhlo__parse(writer->context, text, false);
  const tn_type type = tn_attribute_type((tn_attribute){number});
  const tn_storage* own =
      type.storage == NULL ? NULL : tn_vhlo__type_from(writer->context, type.storage);
  if (own == NULL) return false;
  tn_writer__put_varint(writer, INTEGER);
  tn_writer__put_type(writer, own->self);
  tn_writer__put_scalar(writer, number);
  return true;
}

/// The bytes of elements; bits that are all the same are one byte, as files have them.
static bool write_tensor(tn_writer* writer, tn_vhlo_scan* it) {
  static const uint8_t same[] = {0, 0xFF};
  const tn_string_view text = {it->at, (size_t)(it->end - it->at)};
  const tn_attribute elements = {tn_vhlo__parse(writer->context, text, false)};
  size_t size = 0;
  if (!tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_ELEMENTS)) return false;
  const tn_type type = tn_attribute_type(elements);
  const uint8_t* bytes = tn_dense_elements_attribute_data(elements, &size);
  const tn_storage* own = tn_vhlo__type_from(writer->context, type.storage);
  if (own == NULL) return false;
  tn_writer__put_varint(writer, TENSOR);
  tn_writer__put_type(writer, own->self);
  if (tn_type_bit_width(tn_type_element_type(type)) == 1 &&
      tn_dense_elements_attribute_is_splat(elements)) {
    static const uint8_t one[] = {1};
    const bool is_set = size != 0 && (bytes[0] & 1) != 0;
    const int64_t count = tn_shaped_type_element_count(type);
    bytes = count == 1 && is_set ? one : &same[is_set];
    size = count == 0 ? 0 : 1;
  }
  tn_writer__put_blob(writer, bytes, size);
  return true;
}

static bool write_alias(tn_writer* writer, tn_vhlo_scan* it) {
  int64_t index;
  tn_writer__put_varint(writer, ALIAS);
  if (!tn_vhlo__take(it, "outputTupleIndices") || !tn_vhlo__take(it, "=") ||
      !put_numbers(writer, it) || !tn_vhlo__take(it, ",") || !tn_vhlo__take(it, "operandIndex") ||
      !tn_vhlo__take(it, "=") || !tn_vhlo__take_signed(it, &index)) {
    return false;
  }
  tn_writer__put_signed(writer, index);
  return tn_vhlo__take(it, ",") && tn_vhlo__take(it, "operandTupleIndices") &&
         tn_vhlo__take(it, "=") && put_numbers(writer, it);
}

/// A field of a number, as the bits of f64.
static bool put_double(tn_writer* writer, tn_vhlo_scan* it, const char* name) {
  if (!tn_vhlo__take(it, name) || !tn_vhlo__take(it, "=")) return false;
  const tn_string_view number = tn_vhlo__item(it);
  tn_text_buffer text = tn_text_buffer_make(&writer->context->allocator);
  tn_text_buffer_append_view(&text, number);
  tn_text_buffer_append_text(&text, " : f64");
  const bool is_written = !text.failed && put_scalar(writer, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
  return is_written && tn_vhlo__take(it, ",");
}

static bool write_accuracy(tn_writer* writer, tn_vhlo_scan* it) {
  int64_t ulps;
  tn_writer__put_varint(writer, ACCURACY);
  if (!put_double(writer, it, "atol") || !put_double(writer, it, "rtol") ||
      !tn_vhlo__take(it, "ulps") || !tn_vhlo__take(it, "=") || !tn_vhlo__take_signed(it, &ulps)) {
    return false;
  }
  tn_writer__put_signed(writer, ulps);
  return tn_vhlo__take(it, ",") && tn_vhlo__take(it, "mode") && tn_vhlo__take(it, "=") &&
         put_item(writer, it, false);
}

static bool write_string(tn_writer* writer, tn_vhlo_scan* it) {
  const tn_string_view text = {it->at, (size_t)(it->end - it->at)};
  const tn_attribute string = {tn_vhlo__parse(writer->context, text, false)};
  if (!tn_attribute__is(string, TN_ATTRIBUTE_STRING)) return false;
  tn_writer__put_varint(writer, STRING);
  tn_writer__put_string(writer, tn_string_attribute_value(string));
  return true;
}

static bool write_boolean(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, BOOLEAN);
  tn_writer__put_varint(writer, tn_vhlo__take(it, "true") ? 1 : 0);
  return true;
}

static bool write_array(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, ARRAY);
  return tn_vhlo__take(it, "[") && put_items(writer, it, false);
}

static bool write_type_attribute(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, TYPE);
  return put_item(writer, it, true);
}

static bool write_extensions(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, EXTENSIONS);
  return tn_vhlo__take(it, "bounds") && tn_vhlo__take(it, "=") && put_numbers(writer, it);
}

static const tn_vhlo_encoding kinds[] = {{"string_v1", write_string},
                                         {"tensor_v1", write_tensor},
                                         {"array_v1", write_array},
                                         {"integer_v1", write_integer},
                                         {"bool_v1", write_boolean},
                                         {"dict_v1", write_dictionary},
                                         {"float_v1", write_float},
                                         {"type_v1", write_type_attribute},
                                         {"type_extensions_v1", write_extensions},
                                         {"output_operand_alias_v1", write_alias},
                                         {"result_accuracy_v1", write_accuracy}};

bool tn_vhlo__write_attribute(tn_writer* writer, const tn_storage* attribute) {
  tn_vhlo_scan it;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (tn_vhlo__open(attribute, kinds[i].kind, &it)) return kinds[i].write(writer, &it);
  }
  for (size_t i = 0; i < TN_VHLO_MESH_ENCODINGS; ++i) {
    const tn_vhlo_encoding* encoding = &tn_vhlo_mesh_encodings[i];
    if (tn_vhlo__open(attribute, encoding->kind, &it)) return encoding->write(writer, &it);
  }
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    uint64_t number;
    if (!tn_vhlo__open(attribute, words[i].kind, &it)) continue;
    if (!tn_enum_attribute__number((tn_attribute){attribute}, &number)) return false;
    tn_writer__put_varint(writer, words[i].code);
    tn_writer__put_varint(writer, number);
    return true;
  }
  return false;
}

//===-- Types ---------------------------------------------------------------------------------===//

/// `8x?x` in front of an element type.
static bool put_shape(tn_writer* writer, tn_vhlo_scan* it) {
  uint64_t count = 0;
  for (int pass = 0; pass < 2; ++pass) {
    tn_vhlo_scan ahead = *it;
    if (pass == 1) tn_writer__put_varint(writer, count);
    for (count = 0;; ++count) {
      tn_vhlo_scan next = ahead;
      int64_t extent = INT64_MIN;
      if (!tn_vhlo__take(&next, "?") && !tn_vhlo__take_signed(&next, &extent)) break;
      if (!tn_vhlo__take(&next, "x")) break;
      if (pass == 1) tn_writer__put_signed(writer, extent);
      ahead = next;
    }
    if (pass == 1) *it = ahead;
  }
  return true;
}

/// An encoding stands behind the element type, and is written in front of it.
static bool write_tensor_type(tn_writer* writer, tn_vhlo_scan* it) {
  enum { PLAIN = 20, ENCODED = 21 };
  tn_vhlo_scan ahead = *it;
  (void)tn_vhlo__item(&ahead);
  const bool is_encoded = tn_vhlo__take(&ahead, ",");
  tn_writer__put_varint(writer, is_encoded ? ENCODED : PLAIN);
  if (is_encoded && !put_item(writer, &ahead, false)) return false;
  return put_shape(writer, it) && put_item(writer, it, true);
}

static bool write_function_type(tn_writer* writer, tn_vhlo_scan* it) {
  tn_writer__put_varint(writer, 8);
  if (!tn_vhlo__take(it, "(")) return false;
  if (tn_vhlo__take(it, "()")) {
    tn_writer__put_varint(writer, 0);
  } else if (!put_items(writer, it, true)) {
    return false;
  }
  if (!tn_vhlo__take(it, ")") || !tn_vhlo__take(it, "->")) return false;
  if (!tn_vhlo__take(it, "()")) return put_items(writer, it, true);
  tn_writer__put_varint(writer, 0);
  return true;
}

static bool write_inner(tn_writer* writer, tn_vhlo_scan* it, uint64_t code, bool is_list) {
  tn_writer__put_varint(writer, code);
  return is_list ? put_items(writer, it, true) : put_item(writer, it, true);
}

bool tn_vhlo__write_type(tn_writer* writer, const tn_storage* type) {
  enum { COMPLEX = 1, TUPLE = 23, UNRANKED = 25, BUFFER = 41, FUTURE = 42 };
  tn_vhlo_scan it;
  const int32_t code = tn_vhlo__type_code(tn_opaque__body(tn_storage_payload(type)));
  if (code >= 0) {
    tn_writer__put_varint(writer, (uint64_t)code);
    return true;
  }
  if (tn_vhlo__open(type, "tensor_v1", &it)) return write_tensor_type(writer, &it);
  if (tn_vhlo__open(type, "func_v1", &it)) return write_function_type(writer, &it);
  if (tn_vhlo__open(type, "tuple_v1", &it)) return write_inner(writer, &it, TUPLE, true);
  if (tn_vhlo__open(type, "future_v1", &it)) return write_inner(writer, &it, FUTURE, true);
  if (tn_vhlo__open(type, "complex_v1", &it)) return write_inner(writer, &it, COMPLEX, false);
  if (tn_vhlo__open(type, "unranked_tensor_v1", &it)) {
    return write_inner(writer, &it, UNRANKED, false);
  }
  if (!tn_vhlo__open(type, "buffer_v1", &it)) return tn_vhlo__write_quantized(writer, type);
  tn_writer__put_varint(writer, BUFFER);
  return put_shape(writer, &it) && put_item(writer, &it, true);
}
