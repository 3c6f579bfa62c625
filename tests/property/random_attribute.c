// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random attributes.

#include <stdio.h>
#include <stdlib.h>

#include "random_things.h"

static tn_status random_integer(random_source* source, tn_attribute* out_attribute) {
  static const int64_t edges[] = {0, 1, -1, 127, 128, 255, -128, INT64_MAX, INT64_MIN};
  const tn_type type = random_type(source, 0);
  uint64_t words[4];
  for (size_t i = 0; i < 4; ++i) words[i] = random_bits(source);
  if (random_chance(source, 40)) {
    const int64_t value = edges[random_below(source, sizeof edges / sizeof *edges)];
    return tn_integer_attribute_get(type, value, out_attribute);
  }
  return tn_integer_attribute_from_words(type, words, 1 + random_below(source, 4), out_attribute);
}

/// Any bits, or those of a short number.
static tn_status random_float(random_source* source, tn_attribute* out_attribute) {
  const tn_float_kind kind = (tn_float_kind)random_below(source, TN_FLOAT_KIND_COUNT);
  tn_type type;
  if (tn_float_type_get(source->context, kind, &type) != TN_OK) abort();
  if (random_chance(source, 50)) {
    const double value = ((double)random_below(source, 20001) - 10000) / 64;
    return tn_float_attribute_get(type, value, out_attribute);
  }
  if (source->portable && tn_float_kind_width(kind) > 64) {
    return tn_float_attribute_get(type, 1.5, out_attribute);
  }
  const uint64_t words[2] = {random_bits(source), random_bits(source)};
  return tn_float_attribute_from_bits(type, words, out_attribute);
}

static tn_status random_string(random_source* source, int depth, tn_attribute* out_attribute) {
  char text[RANDOM_TEXT_MAX];
  tn_string_view view = random_text(source, text);
  if (random_chance(source, 5)) view.size = 0;
  if (random_chance(source, 80)) {
    return tn_string_attribute_get(source->context, view, out_attribute);
  }
  return tn_typed_string_attribute_get(random_type(source, depth - 1), view, out_attribute);
}

static tn_status random_array(random_source* source, int depth, tn_attribute* out_attribute) {
  tn_attribute elements[5];
  const size_t count = random_below(source, 6);
  for (size_t i = 0; i < count; ++i) elements[i] = random_attribute(source, depth - 1);
  return tn_array_attribute_get(source->context, elements, count, out_attribute);
}

static tn_status random_dictionary(random_source* source, int depth, tn_attribute* out_attribute) {
  tn_named_attribute entries[4];
  char name[RANDOM_TEXT_MAX];
  const size_t count = random_below(source, 5);
  for (size_t i = 0; i < count; ++i) {
    const tn_status status =
        tn_identifier_get(source->context, random_text(source, name), &entries[i].name);
    if (status != TN_OK) return status;
    entries[i].value = random_attribute(source, depth - 1);
  }
  return tn_dictionary_attribute_get(source->context, entries, count, out_attribute);
}

static tn_status random_symbol(random_source* source, tn_attribute* out_attribute) {
  char root[RANDOM_TEXT_MAX];
  char nested[2][RANDOM_TEXT_MAX];
  tn_string_view views[2];
  const size_t count = random_below(source, 3);
  for (size_t i = 0; i < count; ++i) views[i] = random_text(source, nested[i]);
  return tn_symbol_ref_attribute_get(source->context, random_text(source, root), views, count,
                                     out_attribute);
}

static tn_status random_opaque(random_source* source, int depth, tn_attribute* out_attribute) {
  static const char* const bodies[] = {
      "a", "a<1>", "b.c<[x], \">\">", "x y", "", "1", "d<(e) -> f>", "<>", "g<\n>"};
  const char* body = bodies[random_below(source, sizeof bodies / sizeof *bodies)];
  // MLIR leaves the brackets around this one out, and does not read what it prints.
  if (!source->portable && random_chance(source, 10)) body = "a<b><c>";
  const tn_type type = random_chance(source, 80) ? (tn_type){0} : random_type(source, depth - 1);
  return tn_opaque_attribute_get(source->context, tn_string_view_from("t"),
                                 tn_string_view_from(body), type, out_attribute);
}

static tn_status try_attribute(random_source* source, int depth, tn_attribute* out_attribute) {
  switch (random_below(source, depth > 0 ? 18 : 8)) {
    case 0:
      return tn_unit_attribute_get(source->context, out_attribute);
    case 1:
    case 2:
      return random_integer(source, out_attribute);
    case 3:
      return random_float(source, out_attribute);
    case 4:
      return random_string(source, depth, out_attribute);
    case 5:
      return tn_type_attribute_get(random_type(source, depth), out_attribute);
    case 6:
      return random_symbol(source, out_attribute);
    case 7:
      return tn_bool_attribute_get(source->context, random_chance(source, 50), out_attribute);
    case 8:
    case 9:
      return random_array(source, depth, out_attribute);
    case 10:
    case 11:
      return random_dictionary(source, depth, out_attribute);
    case 12:
      *out_attribute = random_affine(source);
      return TN_OK;
    case 13:
    case 14:
      *out_attribute = random_elements(source);
      return TN_OK;
    case 15:
      source->has_distincts = true;
      return tn_distinct_attribute_create(random_attribute(source, depth - 1), out_attribute);
    case 16:
      return random_opaque(source, depth, out_attribute);
    default:
      return tn_location_attribute(random_location(source, depth - 1), out_attribute);
  }
}

tn_attribute random_attribute(random_source* source, int depth) {
  tn_attribute attribute;
  if (try_attribute(source, depth, &attribute) == TN_OK) return attribute;
  if (tn_unit_attribute_get(source->context, &attribute) != TN_OK) abort();
  return attribute;
}

//===-- Elements ------------------------------------------------------------------------------===//

#define ELEMENT_MAX 160
#define ELEMENT_BYTES_MAX (ELEMENT_MAX * 64)

/// The bytes of a number of `width` bits, which only the lowest ones hold.
static size_t put_number(random_source* source, uint32_t width, unsigned char* out) {
  const size_t size = (width + 7) / 8;
  const bool is_short = random_chance(source, 50);
  for (size_t i = 0; i < size; ++i) {
    out[i] = (unsigned char)(is_short && i != 0 ? 0 : random_bits(source));
  }
  if (width % 8 != 0) out[size - 1] &= (unsigned char)((1u << width % 8) - 1);
  return size;
}

/// The bytes of a float, as an attribute of that type holds them.
static size_t put_float(random_source* source, tn_type type, unsigned char* out) {
  tn_attribute number;
  uint64_t words[2] = {random_bits(source), random_bits(source)};
  const size_t size = (tn_type_bit_width(type) + 7) / 8;
  if (source->portable && size > 8) words[0] = words[1] = 0;
  if (tn_float_attribute_from_bits(type, words, &number) != TN_OK) abort();
  tn_float_attribute_bits(number, words);
  memcpy(out, words, size);
  if (tn_type_bit_width(type) % 8 != 0) {
    out[size - 1] &= (unsigned char)((1u << tn_type_bit_width(type) % 8) - 1);
  }
  return size;
}

static size_t put_element(random_source* source, tn_type type, unsigned char* out) {
  if (tn_type_kind_of(type) == TN_TYPE_COMPLEX) {
    const tn_type part = tn_type_element_type(type);
    const size_t size = put_element(source, part, out);
    return size + put_element(source, part, out + size);
  }
  if (tn_type_kind_of(type) == TN_TYPE_FLOAT) return put_float(source, type, out);
  return put_number(source, tn_type_bit_width(type), out);
}

static bool has_small_width(tn_type type) {
  const uint32_t width = tn_type_bit_width(type);
  return width > 0 && width <= 200;
}

/// An integer or float type, index, or a complex one of them.
static tn_type random_element_type(random_source* source) {
  for (int attempt = 0; attempt < 20; ++attempt) {
    const tn_type type = random_type(source, 0);
    tn_type made;
    if (!has_small_width(type)) continue;
    // mlir-opt reads dense elements of complex<i1> as zeros.
    const bool may_be_complex = !source->portable || tn_type_bit_width(type) > 1;
    if (may_be_complex && random_chance(source, 15) && tn_complex_type_get(type, &made) == TN_OK) {
      return made;
    }
    return type;
  }
  return random_type(source, -1);
}

/// A tensor or vector type with a few elements; `*out_count` is how many.
static tn_status random_static_type(random_source* source, tn_type element, tn_type* out_type) {
  static const int64_t extents[] = {1, 2, 3, 5, 0, 110};
  int64_t dims[2];
  const size_t rank = random_below(source, 3);
  for (size_t i = 0; i < rank; ++i) dims[i] = extents[random_below(source, i == 0 ? 6 : 1)];
  return random_chance(source, 30) ? tn_vector_type_get(element, dims, NULL, rank, out_type)
                                   : tn_tensor_type_get(element, dims, rank, NULL, out_type);
}

static tn_status random_dense(random_source* source, tn_attribute* out_attribute) {
  static unsigned char bytes[ELEMENT_BYTES_MAX];
  const tn_type element = random_element_type(source);
  tn_type type;
  tn_status status = random_static_type(source, element, &type);
  if (status != TN_OK) return status;
  const size_t count = (size_t)tn_shaped_type_element_count(type);
  size_t size = 0;
  if (tn_type_bit_width(element) == 1 && tn_type_kind_of(element) == TN_TYPE_INTEGER) {
    for (; size * 8 < count; ++size) bytes[size] = (unsigned char)random_bits(source);
    if (count % 8 != 0) bytes[size - 1] &= (unsigned char)((1u << count % 8) - 1);
  } else {
    const bool is_splat = count > 0 && random_chance(source, 20);
    for (size_t i = 0; i < (is_splat ? 1 : count); ++i) {
      size += put_element(source, element, bytes + size);
    }
  }
  return tn_dense_elements_attribute_get(type, bytes, size, out_attribute);
}

static tn_status random_strings(random_source* source, tn_attribute* out_attribute) {
  char texts[5][RANDOM_TEXT_MAX];
  tn_string_view views[5];
  tn_type element;
  tn_type type;
  const int64_t count = (int64_t)random_below(source, 6);
  if (tn_opaque_type_get(source->context, tn_string_view_from("t"), tn_string_view_from("string"),
                         &element) != TN_OK ||
      tn_tensor_type_get(element, &count, 1, NULL, &type) != TN_OK) {
    abort();
  }
  for (int64_t i = 0; i < count; ++i) views[i] = random_text(source, texts[i]);
  return tn_dense_string_elements_attribute_get(type, views, (size_t)count, out_attribute);
}

static tn_status random_sparse(random_source* source, tn_attribute* out_attribute) {
  int64_t indices[6];
  float values[3];
  const int64_t shape[2] = {4, 5};
  const int64_t count = 1 + (int64_t)random_below(source, 3);
  const int64_t index_shape[2] = {count, 2};
  for (int64_t i = 0; i < count; ++i) {
    indices[2 * i] = i;
    indices[2 * i + 1] = (int64_t)random_below(source, 5);
    values[i] = (float)random_below(source, 1000) / 8;
  }
  tn_type i64, f32, type, index_type, value_type;
  tn_attribute index_elements, value_elements;
  if (tn_integer_type_get(source->context, 64, TN_SIGNLESS, &i64) != TN_OK ||
      tn_float_type_get(source->context, TN_FLOAT_F32, &f32) != TN_OK ||
      tn_tensor_type_get(f32, shape, 2, NULL, &type) != TN_OK ||
      tn_tensor_type_get(i64, index_shape, 2, NULL, &index_type) != TN_OK ||
      tn_tensor_type_get(f32, &count, 1, NULL, &value_type) != TN_OK ||
      tn_dense_elements_attribute_get(index_type, indices, (size_t)count * 16, &index_elements) !=
          TN_OK ||
      tn_dense_elements_attribute_get(value_type, values, (size_t)count * 4, &value_elements) !=
          TN_OK) {
    abort();
  }
  return tn_sparse_elements_attribute_get(type, index_elements, value_elements, out_attribute);
}

static tn_status random_dense_array(random_source* source, tn_attribute* out_attribute) {
  unsigned char bytes[8 * 8];
  const size_t count = random_below(source, 8);
  const tn_type type = random_type(source, 0);
  size_t size = 0;
  if (tn_type_bit_width(type) > 64) return TN_INVALID_ARGUMENT;
  for (size_t i = 0; i < count; ++i) size += put_element(source, type, bytes + size);
  return tn_dense_array_attribute_get(type, count, bytes, size, out_attribute);
}

/// A resource of the module's own, with bytes or without.
static tn_status random_resource(random_source* source, tn_attribute* out_attribute) {
  char key[64];
  unsigned char bytes[32];
  tn_blob* blob = NULL;
  tn_resource* resource;
  tn_type type;
  const int64_t count = 1 + (int64_t)random_below(source, 32);
  snprintf(key, sizeof key, "r%llu.%llu", (unsigned long long)source->seed,
           (unsigned long long)(random_bits(source) % 1000000));
  for (size_t i = 0; i < sizeof bytes; ++i) bytes[i] = (unsigned char)random_bits(source);
  if (random_chance(source, 70) && tn_blob_copy(bytes, (size_t)count, 8, &blob) != TN_OK) abort();
  source->has_resources = true;
  if (tn_integer_type_get(source->context, 8, TN_SIGNLESS, &type) != TN_OK ||
      tn_tensor_type_get(type, &count, 1, NULL, &type) != TN_OK ||
      tn_resource_insert(source->context, tn_string_view_from("builtin"), tn_string_view_from(key),
                         blob, &resource) != TN_OK) {
    abort();
  }
  if (blob != NULL) tn_object_release(blob);
  return tn_dense_resource_attribute_get(type, tn_resource_key(resource), out_attribute);
}

tn_attribute random_elements(random_source* source) {
  tn_attribute attribute;
  tn_status status;
  switch (random_below(source, 8)) {
    case 0:
      status = random_strings(source, &attribute);
      break;
    case 1:
      status = random_sparse(source, &attribute);
      break;
    case 2:
    case 3:
      status = random_dense_array(source, &attribute);
      break;
    case 4:
      status = random_resource(source, &attribute);
      break;
    default:
      status = random_dense(source, &attribute);
      break;
  }
  if (status != TN_OK && tn_unit_attribute_get(source->context, &attribute) != TN_OK) abort();
  return attribute;
}
