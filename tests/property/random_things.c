// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random numbers, texts, types, affine maps and locations.

#include "random_things.h"

#include <stdio.h>
#include <stdlib.h>

//===-- Numbers and texts ---------------------------------------------------------------------===//

// splitmix64.
uint64_t random_bits(random_source* source) {
  uint64_t z = (source->state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

size_t random_below(random_source* source, size_t bound) {
  return (size_t)(random_bits(source) % bound);
}

bool random_chance(random_source* source, unsigned percent) {
  return random_below(source, 100) < percent;
}

tn_string_view random_word(random_source* source, char out[RANDOM_TEXT_MAX]) {
  static const char first[] = "abcdefghijklmnopqrstuvwxyzABCXYZ_";
  static const char others[] = "abcdefghijklmnopqrstuvwxyz0123456789_$.";
  const size_t size = 1 + random_below(source, 8);
  for (size_t i = 0; i < size; ++i) {
    out[i] = i == 0 ? first[random_below(source, sizeof first - 1)]
                    : others[random_below(source, sizeof others - 1)];
  }
  return (tn_string_view){out, size};
}

tn_string_view random_text(random_source* source, char out[RANDOM_TEXT_MAX]) {
  if (random_chance(source, 60)) return random_word(source, out);
  const size_t size = 1 + random_below(source, RANDOM_TEXT_MAX - 1);
  for (size_t i = 0; i < size; ++i) {
    out[i] = (char)(random_chance(source, 70) ? ' ' + random_below(source, 95)
                                              : random_below(source, 256));
  }
  return (tn_string_view){out, size};
}

//===-- Types ---------------------------------------------------------------------------------===//

static tn_type plain_type(random_source* source) {
  tn_type type;
  if (tn_integer_type_get(source->context, 32, TN_SIGNLESS, &type) != TN_OK) abort();
  return type;
}

static tn_status random_integer_type(random_source* source, tn_type* out_type) {
  static const uint32_t widths[] = {1, 1, 2, 4, 8, 8, 16, 32, 32, 64, 65, 128, 200, 16777215};
  const tn_signedness signedness =
      random_chance(source, 70) ? TN_SIGNLESS : (tn_signedness)random_below(source, 3);
  const uint32_t width = widths[random_below(source, sizeof widths / sizeof *widths)];
  return tn_integer_type_get(source->context, width, signedness, out_type);
}

static tn_status random_float_type(random_source* source, tn_type* out_type) {
  const tn_float_kind kind = random_chance(source, 50)
                                 ? TN_FLOAT_F32
                                 : (tn_float_kind)random_below(source, TN_FLOAT_KIND_COUNT);
  return tn_float_type_get(source->context, kind, out_type);
}

/// Angle brackets, other brackets and strings that lie in each other as they have to.
static size_t random_body(random_source* source, int depth, char* out, size_t capacity) {
  static const char* const pieces[] = {"x",      " ",         "1",  "->", ", ", "a = b",
                                       "\"s>\"", "\"\\\"<\"", "?",  "*",  ":",  "\xC3\xA9",
                                       "\n",     "i32",       "@f", "-"};
  static const char* const brackets[] = {"<>", "[]", "()", "{}"};
  size_t size = 0;
  for (size_t left = random_below(source, 5); left > 0 && capacity - size > 40; --left) {
    if (depth > 0 && random_chance(source, 30)) {
      const char* pair = brackets[random_below(source, 4)];
      out[size++] = pair[0];
      size += random_body(source, depth - 1, out + size, capacity - size - 1);
      out[size++] = pair[1];
    } else {
      const char* piece = pieces[random_below(source, sizeof pieces / sizeof *pieces)];
      memcpy(out + size, piece, strlen(piece));
      size += strlen(piece);
      // A minus before a bracket that closes would be an arrow.
      if (piece[strlen(piece) - 1] == '-') out[size++] = ' ';
    }
  }
  return size;
}

#define BODY_MAX 400

static tn_string_view random_dialect_body(random_source* source, char out[BODY_MAX]) {
  size_t size = 0;
  if (random_chance(source, 70)) {
    const tn_string_view word = random_word(source, out);
    size = word.size;
    if (random_chance(source, 50)) return (tn_string_view){out, size};
    out[size++] = '<';
    size += random_body(source, 3, out + size, BODY_MAX - size - 1);
    out[size++] = '>';
  } else {
    // A number in front, so that the body is no name with brackets after it.
    out[size++] = '1';
    size += random_body(source, 3, out + size, BODY_MAX - size);
  }
  return (tn_string_view){out, size};
}

static tn_status random_opaque_type(random_source* source, tn_type* out_type) {
  char body[BODY_MAX];
  return tn_opaque_type_get(source->context, tn_string_view_from("t"),
                            random_dialect_body(source, body), out_type);
}

static size_t random_dims(random_source* source, int64_t dims[4], bool is_vector) {
  static const int64_t extents[] = {1, 2, 3, 4, 7, 16, 0, TN_DYNAMIC, 1000000};
  const size_t rank = random_below(source, 5);
  for (size_t i = 0; i < rank; ++i) {
    dims[i] = extents[random_below(source, is_vector ? 6 : sizeof extents / sizeof *extents)];
  }
  return rank;
}

static bool is_of_dialect(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  return kind == TN_TYPE_OPAQUE || kind == TN_TYPE_DIALECT;
}

static tn_status random_vector(random_source* source, int depth, tn_type* out_type) {
  int64_t dims[4];
  bool scalable[4];
  const size_t rank = random_dims(source, dims, true);
  for (size_t i = 0; i < rank; ++i) scalable[i] = random_chance(source, 20);
  // Dialect types may be elements only where the dialect is known.
  const tn_type element = random_type(source, depth - 1);
  if (source->portable && is_of_dialect(element)) return TN_INVALID_ARGUMENT;
  return tn_vector_type_get(element, dims, scalable, rank, out_type);
}

/// An attribute where the grammar has an optional one: MLIR does not look for some kinds there.
static tn_attribute random_encoding(random_source* source, int depth) {
  for (;;) {
    const tn_attribute attribute = random_attribute(source, depth);
    const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
    if (kind != TN_ATTRIBUTE_DENSE_ARRAY && kind != TN_ATTRIBUTE_STRIDED_LAYOUT &&
        kind != TN_ATTRIBUTE_DISTINCT)
      return attribute;
  }
}

static tn_status random_tensor(random_source* source, int depth, tn_type* out_type) {
  int64_t dims[4];
  const tn_type element = random_type(source, depth - 1);
  if (random_chance(source, 10)) return tn_unranked_tensor_type_get(element, out_type);
  const size_t rank = random_dims(source, dims, false);
  const bool has_encoding = random_chance(source, 20);
  const tn_attribute encoding =
      has_encoding ? random_encoding(source, depth - 1) : (tn_attribute){0};
  return tn_tensor_type_get(element, dims, rank, has_encoding ? &encoding : NULL, out_type);
}

static tn_status random_layout(random_source* source, size_t rank, tn_attribute* out_layout) {
  int64_t strides[4];
  if (random_chance(source, 50)) {
    *out_layout = random_affine(source);
    return TN_OK;
  }
  for (size_t i = 0; i < rank; ++i) {
    strides[i] = random_chance(source, 30) ? TN_DYNAMIC : (int64_t)random_below(source, 100);
  }
  const int64_t offset = random_chance(source, 30) ? TN_DYNAMIC : (int64_t)random_below(source, 3);
  return tn_strided_layout_attribute_get(source->context, offset, strides, rank, out_layout);
}

/// A memory space: known dialects' attributes and these three kinds are all that MLIR takes. One of an
/// unknown dialect can be made, but not read.
static tn_attribute random_space(random_source* source, int depth) {
  for (;;) {
    const tn_attribute attribute = random_attribute(source, depth);
    const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
    if (kind == TN_ATTRIBUTE_OPAQUE || kind == TN_ATTRIBUTE_DIALECT) continue;
    if (!source->portable || kind == TN_ATTRIBUTE_INTEGER || kind == TN_ATTRIBUTE_STRING ||
        kind == TN_ATTRIBUTE_DICTIONARY) {
      return attribute;
    }
  }
}

static tn_status random_memref(random_source* source, int depth, tn_type* out_type) {
  int64_t dims[4];
  const tn_type element = random_type(source, depth - 1);
  if (source->portable && is_of_dialect(element)) return TN_INVALID_ARGUMENT;
  const bool has_space = random_chance(source, 30);
  const tn_attribute space = has_space ? random_space(source, depth - 1) : (tn_attribute){0};
  if (random_chance(source, 10)) {
    return tn_unranked_memref_type_get(element, has_space ? &space : NULL, out_type);
  }
  const size_t rank = random_dims(source, dims, false);
  tn_attribute layout = {0};
  const bool has_layout =
      random_chance(source, 40) && random_layout(source, rank, &layout) == TN_OK;
  return tn_memref_type_get(element, dims, rank, has_layout ? &layout : NULL,
                            has_space ? &space : NULL, out_type);
}

static tn_status random_function_or_tuple(random_source* source, int depth, tn_type* out_type) {
  tn_type types[4];
  const size_t count = random_below(source, 5);
  for (size_t i = 0; i < count; ++i) types[i] = random_type(source, depth - 1);
  if (random_chance(source, 40)) return tn_tuple_type_get(source->context, types, count, out_type);
  const size_t inputs = random_below(source, count + 1);
  return tn_function_type_get(source->context, types, inputs, types + inputs, count - inputs,
                              out_type);
}

static tn_status try_type(random_source* source, int depth, tn_type* out_type) {
  switch (random_below(source, depth > 0 ? 14 : 8)) {
    case 0:
    case 1:
    case 2:
      return random_integer_type(source, out_type);
    case 3:
    case 4:
      return random_float_type(source, out_type);
    case 5:
      return tn_index_type_get(source->context, out_type);
    case 6:
      return random_chance(source, 20) ? tn_none_type_get(source->context, out_type)
                                       : random_integer_type(source, out_type);
    case 7:
      return random_opaque_type(source, out_type);
    case 8:
      return tn_complex_type_get(random_type(source, depth - 1), out_type);
    case 9:
      return random_vector(source, depth, out_type);
    case 10:
    case 11:
      return random_tensor(source, depth, out_type);
    case 12:
      return random_memref(source, depth, out_type);
    default:
      return random_function_or_tuple(source, depth, out_type);
  }
}

tn_type random_type(random_source* source, int depth) {
  tn_type type;
  return try_type(source, depth, &type) == TN_OK ? type : plain_type(source);
}

//===-- Affine --------------------------------------------------------------------------------===//

static tn_affine_expr random_leaf(random_source* source, uint32_t dims, uint32_t symbols) {
  static const int64_t constants[] = {0, 1, -1, 2, 3, 4, -7, 64, INT64_MAX, INT64_MIN, 1000000007};
  tn_affine_expr expr;
  const size_t which = random_below(source, 3);
  tn_status status;
  if (which == 0 && dims > 0) {
    status = tn_affine_dim_get(source->context, (uint32_t)random_below(source, dims), &expr);
  } else if (which == 1 && symbols > 0) {
    status = tn_affine_symbol_get(source->context, (uint32_t)random_below(source, symbols), &expr);
  } else {
    int64_t value = constants[random_below(source, sizeof constants / sizeof *constants)];
    if (source->portable && (value == INT64_MIN || value == INT64_MAX)) value = 5;
    status = tn_affine_constant_get(source->context, value, &expr);
  }
  if (status != TN_OK) abort();
  return expr;
}

static tn_affine_expr random_expr(random_source* source, uint32_t dims, uint32_t symbols,
                                  int depth) {
  if (depth == 0 || random_chance(source, 30)) return random_leaf(source, dims, symbols);
  const tn_affine_expr lhs = random_expr(source, dims, symbols, depth - 1);
  tn_affine_expr rhs = random_expr(source, dims, symbols, depth - 1);
  const tn_affine_kind kind = (tn_affine_kind)(TN_AFFINE_ADD + random_below(source, 5));
  tn_affine_expr expr;
  // What is not affine can be made and has no text.
  if (kind != TN_AFFINE_ADD && !tn_affine_expr_is_symbolic_or_constant(rhs)) {
    rhs = random_leaf(source, 0, symbols);
  }
  return tn_affine_binary_get(kind, lhs, rhs, &expr) == TN_OK ? expr : lhs;
}

typedef struct short_text {
  char data[4000];
  size_t size;
} short_text;

static tn_status append_short(void* user_data, const char* bytes, size_t size) {
  short_text* to = user_data;
  if (size > sizeof to->data - to->size) return TN_LIMIT_EXCEEDED;
  memcpy(to->data + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

/// MLIR's text of some sums of products reads as the same sum in another order, and then as itself: a
/// map is taken in the form in which it stays.
static tn_attribute settled(random_source* source, tn_attribute map) {
  for (int attempt = 0; attempt < 10; ++attempt) {
    short_text printed = {.size = 0};
    tn_attribute again;
    if (tn_attribute_print(map, append_short, &printed) != TN_OK) break;
    if (tn_text_parse_attribute(source->context, (tn_string_view){printed.data, printed.size},
                                &again) != TN_OK) {
      fprintf(stderr, "not read: %.*s\n", (int)printed.size, printed.data);
      abort();
    }
    if (tn_attribute_equal(again, map)) return map;
    map = again;
  }
  if (tn_affine_map_constant_get(source->context, 1, &map) != TN_OK) abort();
  return map;
}

tn_attribute random_affine(random_source* source) {
  tn_affine_expr exprs[4];
  bool equalities[4];
  const uint32_t dims = (uint32_t)random_below(source, 4);
  const uint32_t symbols = (uint32_t)random_below(source, 3);
  const size_t count = random_below(source, 5);
  for (size_t i = 0; i < count; ++i) {
    exprs[i] = random_expr(source, dims, symbols, 3);
    equalities[i] = random_chance(source, 40);
  }
  tn_attribute attribute;
  const bool is_set = count > 0 && random_chance(source, 30);
  const tn_status status =
      is_set
          ? tn_integer_set_get(source->context, dims, symbols, exprs, equalities, count, &attribute)
          : tn_affine_map_get(source->context, dims, symbols, exprs, count, &attribute);
  if (status != TN_OK) abort();
  return settled(source, attribute);
}

//===-- Locations -----------------------------------------------------------------------------===//

static tn_status random_file_location(random_source* source, tn_location* out_location) {
  char file[RANDOM_TEXT_MAX];
  tn_file_range range = {.file = random_text(source, file),
                         .start_line = (uint32_t)random_below(source, 1000),
                         .start_column = (uint32_t)random_below(source, 100)};
  range.end_line = range.start_line;
  range.end_column = range.start_column;
  // Not of two positions of one line: what is read from its text is a range of columns.
  if (random_chance(source, 30)) {
    range.end_line += 1 + (uint32_t)random_below(source, 2);
    range.end_column += (uint32_t)random_below(source, 20);
  }
  return tn_location_file_get(source->context, &range, out_location);
}

static tn_status random_fused(random_source* source, int depth, tn_location* out_location) {
  tn_location parts[3];
  const size_t count = 1 + random_below(source, 3);
  for (size_t i = 0; i < count; ++i) parts[i] = random_location(source, depth - 1);
  const bool has_metadata = random_chance(source, 40);
  const tn_attribute metadata = has_metadata ? random_attribute(source, 1) : (tn_attribute){0};
  return tn_location_fused_get(source->context, parts, count, has_metadata ? &metadata : NULL,
                               out_location);
}

static tn_status try_location(random_source* source, int depth, tn_location* out_location) {
  char name[RANDOM_TEXT_MAX];
  switch (random_below(source, depth > 0 ? 7 : 4)) {
    case 0:
      *out_location = tn_location_unknown(source->context);
      return TN_OK;
    case 1:
    case 2:
      return random_file_location(source, out_location);
    case 3:
      return tn_location_name_get(source->context, random_text(source, name), (tn_location){0},
                                  out_location);
    case 4:
      return tn_location_name_get(source->context, random_text(source, name),
                                  random_location(source, depth - 1), out_location);
    case 5:
      return tn_location_call_site_get(random_location(source, depth - 1),
                                       random_location(source, depth - 1), out_location);
    default:
      return random_fused(source, depth, out_location);
  }
}

tn_location random_location(random_source* source, int depth) {
  tn_location location;
  if (try_location(source, depth, &location) != TN_OK) abort();
  return location;
}
