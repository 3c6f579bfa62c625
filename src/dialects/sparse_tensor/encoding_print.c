// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The keywords of level types, and the printer of encodings.

#include "dialects/common/parameters.h"
#include "dialects/sparse_tensor/encoding.h"
#include "schema/body_format.h"

const tn_sparse_word tn_sparse_formats[] = {{"dense", TN_SPARSE_DENSE},
                                            {"batch", TN_SPARSE_BATCH},
                                            {"compressed", TN_SPARSE_COMPRESSED},
                                            {"structured", TN_SPARSE_STRUCTURED},
                                            {"loose_compressed", TN_SPARSE_LOOSE_COMPRESSED},
                                            {"singleton", TN_SPARSE_SINGLETON},
                                            {NULL, 0}};
const tn_sparse_word tn_sparse_properties[] = {
    {"nonunique", 1}, {"nonordered", 2}, {"soa", TN_SPARSE_SOA}, {NULL, 0}};

const int64_t* tn_sparse__types(tn_attribute types, size_t* out_count) {
  const int64_t* numbers = tn_dense_array_attribute_data(types, out_count);
  *out_count /= sizeof *numbers;
  return numbers;
}

bool tn_sparse__takes_properties(int64_t type) {
  return (type & (TN_SPARSE_DENSE | TN_SPARSE_BATCH | TN_SPARSE_STRUCTURED)) == 0;
}

/// Prints `compressed(nonunique)` or `structured[2, 4]`.
static void put_type(int64_t type, tn_text_buffer* text) {
  const tn_sparse_word* format = tn_sparse_formats;
  while (format->text != NULL && format->bits != (type & TN_SPARSE_FORMAT_MASK)) ++format;
  tn_text_buffer_append_text(text, format->text == NULL ? "" : format->text);
  if (format->bits == TN_SPARSE_STRUCTURED) {
    tn_text_buffer_format(text, "[%lld, %lld]",
                          (long long)(type >> TN_SPARSE_N_SHIFT & TN_SPARSE_SIZE_MASK),
                          (long long)(type >> TN_SPARSE_M_SHIFT & TN_SPARSE_SIZE_MASK));
  }
  const char* separator = "(";
  for (const tn_sparse_word* self = tn_sparse_properties; self->text != NULL; ++self) {
    if ((type & self->bits) == 0) continue;
    tn_text_buffer_append_text(text, separator);
    tn_text_buffer_append_text(text, self->text);
    separator = ", ";
  }
  if (*separator == ',') tn_text_buffer_append_text(text, ")");
}

static void put_dims(tn_attribute map, tn_attribute slices, tn_text_buffer* text) {
  const uint32_t symbol_count = tn_affine_map_symbol_count(map);
  for (uint32_t i = 0; i < symbol_count; ++i) {
    tn_text_buffer_format(text, i == 0 ? "[s%u" : ", s%u", i);
  }
  tn_text_buffer_append_text(text, symbol_count == 0 ? "(" : "](");
  for (uint32_t i = 0; i < tn_affine_map_dim_count(map); ++i) {
    tn_text_buffer_format(text, i == 0 ? "d%u" : ", d%u", i);
    if (slices.storage == NULL) continue;
    tn_text_buffer_append_text(text, " : ");
    tn_body_format__put(text, tn_array_attribute_element(slices, i).storage);
  }
}

static void put_levels(tn_attribute map, tn_attribute types, tn_text_buffer* text) {
  size_t count;
  const int64_t* numbers = tn_sparse__types(types, &count);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (tn_affine_expr_print(tn_affine_map_result(map, i), tn_text_buffer_write, text) != TN_OK) {
      text->failed = true;
    }
    tn_text_buffer_append_text(text, " : ");
    put_type(numbers[i], text);
  }
}

void tn_sparse__print_encoding(const tn_context* context, const tn_uref* parameters,
                               tn_text_buffer* text) {
  static const char* const keys[] = {
      [TN_SPARSE_POSITION_WIDTH] = "posWidth",
      [TN_SPARSE_COORDINATE_WIDTH] = "crdWidth",
      [TN_SPARSE_EXPLICIT] = "explicitVal",
      [TN_SPARSE_IMPLICIT] = "implicitVal",
  };
  const tn_attribute map = tn_parameters__attribute(context, parameters, TN_SPARSE_TO_LEVEL);
  tn_text_buffer_append_text(text, "{ map = ");
  put_dims(map, tn_parameters__attribute(context, parameters, TN_SPARSE_SLICES), text);
  tn_text_buffer_append_text(text, ") -> (");
  put_levels(map, tn_parameters__attribute(context, parameters, TN_SPARSE_TYPES), text);
  tn_text_buffer_append_text(text, ")");
  for (uint32_t i = TN_SPARSE_POSITION_WIDTH; i <= TN_SPARSE_IMPLICIT; ++i) {
    const tn_attribute value = tn_parameters__attribute(context, parameters, i);
    const bool is_width = i <= TN_SPARSE_COORDINATE_WIDTH;
    if (value.storage == NULL || (is_width && tn_integer_attribute_value(value) == 0)) continue;
    tn_text_buffer_format(text, ", %s = ", keys[i]);
    if (is_width) {
      tn_text_buffer_append_signed(text, tn_integer_attribute_value(value));
    } else {
      tn_body_format__put(text, value.storage);
    }
  }
  tn_text_buffer_append_text(text, " }");
}
