// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of quantized types: `<i8<-8:7>:f32:{0:1, 1:2}, {{2.0:5, 3.0}}>`.
//
// Source: MLIR's documentation of the dialect.

#include "dialects/common/parameters.h"
#include "dialects/common/parts.h"
#include "dialects/quant/quant.h"
#include "ir/elements.h"
#include "ir/float_format.h"
#include "schema/body_format.h"
#include "text/float_text.h"
#include "text/parser.h"

//===-- Reading -------------------------------------------------------------------------------===//

static tn_status read_number(tn_parser* parser, int64_t* out_number) {
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_body_format__read_integer(parser, type, &value));
  *out_number = tn_integer_attribute_value(value);
  return TN_OK;
}

static tn_status read_double(tn_parser* parser, double* out_number) {
  uint64_t words[2];
  tn_type type;
  tn_attribute number;
  TN_TRY(tn_parser__float_type(parser, TN_FLOAT_F64, &type));
  TN_TRY(tn_body_format__read_float(parser, type, &number));
  tn_float_attribute_bits(number, words);
  memcpy(out_number, words, sizeof *out_number);
  return TN_OK;
}

static tn_status set_type(tn_type type, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_type_attribute_get(type, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static tn_status set_double(tn_parser* parser, double number, tn_attribute* out_value) {
  tn_type type;
  TN_TRY(tn_parser__float_type(parser, TN_FLOAT_F64, &type));
  return tn_float_attribute_get(type, number, out_value);
}

/// Parses `8`, the digits after the `u` of an unsigned type.
static bool read_width(tn_string_view digits, uint64_t* out_width) {
  *out_width = 0;
  for (size_t i = 0; i < digits.size; ++i) {
    if (digits.data[i] < '0' || digits.data[i] > '9') return false;
    if (*out_width < UINT32_MAX) *out_width = *out_width * 10 + (uint64_t)(digits.data[i] - '0');
  }
  return digits.size != 0;
}

/// Parses `i8`, `u8`, or an integer type.
static tn_status read_storage(tn_parser* parser, uint64_t* out_width, bool* out_signed) {
  const char* at = parser->token.start;
  const tn_string_view word = tn_token__spelling(&parser->token);
  tn_type type;
  *out_signed = false;
  if (tn_parser__type_begins(parser)) {
    TN_TRY(tn_parser__type(parser, &type));
    if (!tn_type__is(type, TN_TYPE_INTEGER)) {
      return tn_parser__error_at(parser, at, "invalid kind of type specified");
    }
    *out_width = tn_integer_type_width(type);
    *out_signed = tn_integer_type_signedness(type) != TN_UNSIGNED;
  } else if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  } else if (*word.data != 'u') {
    return tn_parser__error(parser, "illegal storage type prefix");
  } else if (!read_width((tn_string_view){word.data + 1, word.size - 1}, out_width)) {
    return tn_parser__error(parser, "expected storage type width");
  } else {
    tn_parser__advance(parser);
  }
  if (*out_width != 0 && *out_width <= TN_QUANT_WIDTH_MAX) return TN_OK;
  return tn_parser__error_at(parser, at, "illegal storage type size: %llu",
                             (unsigned long long)*out_width);
}

/// Parses `<-8:7>` if it is present.
static tn_status read_bounds(tn_parser* parser, int64_t* minimum, int64_t* maximum) {
  const int64_t least = *minimum;
  const int64_t largest = *maximum;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LESS)) return TN_OK;
  const char* minimum_at = parser->token.start;
  TN_TRY(read_number(parser, minimum));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* maximum_at = parser->token.start;
  TN_TRY(read_number(parser, maximum));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  if (*minimum < least) {
    return tn_parser__error_at(parser, minimum_at, "illegal storage type minimum: %lld",
                               (long long)*minimum);
  }
  if (*maximum <= largest) return TN_OK;
  return tn_parser__error_at(parser, maximum_at, "illegal storage type maximum: %lld",
                             (long long)*maximum);
}

static tn_status parse_stored(tn_parser* parser, tn_uref* parameters) {
  uint64_t width = 0;
  bool is_signed = false;
  tn_type type;
  TN_TRY(read_storage(parser, &width, &is_signed));
  int64_t minimum = tn_quant__least(is_signed, (uint32_t)width);
  int64_t maximum = tn_quant__largest(is_signed, (uint32_t)width);
  TN_TRY(read_bounds(parser, &minimum, &maximum));
  TN_TRY(tn_integer_type_get(parser->context, (uint32_t)width,
                             is_signed ? TN_SIGNLESS : TN_UNSIGNED, &type));
  TN_TRY(set_type(type, &parameters[TN_QUANT_STORAGE]));
  TN_TRY(tn_part__set_number(parser, minimum, &parameters[TN_QUANT_MINIMUM]));
  return tn_part__set_number(parser, maximum, &parameters[TN_QUANT_MAXIMUM]);
}

static tn_status parse_expressed(tn_parser* parser, tn_uref* out_parameter, tn_type* out_type) {
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, out_type));
  if (!tn_type__is(*out_type, TN_TYPE_FLOAT)) {
    return tn_parser__error_at(parser, at, "invalid kind of type specified");
  }
  return set_type(*out_type, out_parameter);
}

//===-- Scales --------------------------------------------------------------------------------===//

/// Collects parsed scales in order.
typedef struct scale_reader {
  tn_parser* parser;
  tn_type stored;  ///< Signless.
  tn_type expressed;
  bool has_blocks;
  size_t count;
  tn_text_buffer values;       ///< double
  tn_text_buffer zero_points;  ///< int64_t
} scale_reader;

/// Parses `2.0:5`.
static tn_status read_scale(scale_reader* self) {
  char words[TN_QUANT_WORDS_SIZE];
  double scale = 0;
  int64_t zero_point = 0;
  TN_TRY(read_double(self->parser, &scale));
  if (tn_quant__wrong_scale(self->expressed, scale, words) != NULL) {
    return tn_parser__error(self->parser, "%s", words);
  }
  if (tn_parser__consume_if(self->parser, TN_TOKEN_COLON))
    TN_TRY(read_number(self->parser, &zero_point));
  tn_text_buffer_append(&self->values, (const char*)&scale, sizeof scale);
  tn_text_buffer_append(&self->zero_points, (const char*)&zero_point, sizeof zero_point);
  ++self->count;
  return self->values.failed || self->zero_points.failed
             ? tn_context__out_of_memory(self->parser->context)
             : TN_OK;
}

/// Parses `{2.0:5, 3.0}`, with nested lists for blocks, and its shape.
static tn_status read_scales(scale_reader* self, int64_t shape[TN_QUANT_DEPTH_MAX], uint32_t depth,
                             uint32_t* out_rank) {
  tn_parser* parser = self->parser;
  uint32_t rank = 0;
  if (depth == TN_QUANT_DEPTH_MAX) {
    return tn_parser__error(parser, "tensor literal nests deeper than %u", TN_QUANT_DEPTH_MAX);
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{'"));
  shape[depth] = 0;
  do {
    int64_t inner[TN_QUANT_DEPTH_MAX];
    uint32_t inner_rank = 0;
    const bool is_list = self->has_blocks && tn_parser__is(parser, TN_TOKEN_LEFT_BRACE);
    TN_TRY(is_list ? read_scales(self, inner, depth + 1, &inner_rank) : read_scale(self));
    if (shape[depth] == 0) {
      rank = inner_rank;
      memcpy(shape + depth + 1, inner + depth + 1, rank * sizeof *shape);
    }
    if (rank != inner_rank ||
        memcmp(shape + depth + 1, inner + depth + 1, rank * sizeof *shape) != 0) {
      return tn_parser__error(
          parser, "tensor literal is invalid; ranks are not consistent between elements");
    }
    ++shape[depth];
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  *out_rank = rank + 1;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'");
}

static tn_status take_array(scale_reader* self, tn_uref* parameters) {
  const double* values = (const double*)(const void*)self->values.data;
  const size_t size = self->count * sizeof(tn_attribute);
  tn_context* context = self->parser->context;
  tn_attribute made = {NULL};
  tn_type type;
  tn_attribute* items = tn_allocate(&context->allocator, size);
  tn_status status = items == NULL ? tn_context__out_of_memory(context) : TN_OK;
  for (size_t i = 0; i < self->count && status == TN_OK; ++i) {
    status = set_double(self->parser, values[i], &items[i]);
  }
  if (status == TN_OK) status = tn_array_attribute_get(context, items, self->count, &made);
  tn_deallocate(&context->allocator, items, size);
  TN_TRY(status);
  parameters[TN_QUANT_SCALES] = made.storage->self;
  TN_TRY(tn_parser__integer_type(self->parser, 64, &type));
  TN_TRY(tn_dense_array_attribute_get(type, self->count, self->zero_points.data,
                                      self->zero_points.size, &made));
  parameters[TN_QUANT_ZERO_POINTS] = made.storage->self;
  return TN_OK;
}

/// Writes an element in the format of its type; bits are packed.
static void put_element(const scale_reader* self, size_t index, bool is_scale,
                        unsigned char* bytes) {
  const tn_type type = is_scale ? self->expressed : self->stored;
  const size_t size = (tn_type_bit_width(type) + 7) / 8;
  uint64_t words[2] = {0, 0};
  double value;
  if (is_scale) {
    memcpy(&value, self->values.data + index * sizeof value, sizeof value);
    (void)tn_float_format__encode(tn_float_type_kind(type), value, words);
  } else {
    memcpy(words, self->zero_points.data + index * sizeof *words, sizeof *words);
  }
  if (tn_type_bit_width(type) == 1) {
    bytes[index / 8] = (unsigned char)(bytes[index / 8] | (words[0] & 1) << index % 8);
  } else {
    const uint64_t mask =
        UINT64_MAX >> (tn_type_bit_width(type) < 64 ? 64 - tn_type_bit_width(type) : 0);
    words[0] &= mask;
    memcpy(bytes + index * size, words, size);
  }
}

static tn_status take_elements(scale_reader* self, const int64_t* shape, uint32_t rank,
                               bool is_scale, tn_uref* out_parameter) {
  tn_context* context = self->parser->context;
  const tn_type element = is_scale ? self->expressed : self->stored;
  const uint32_t width = tn_type_bit_width(element);
  const size_t size = width == 1 ? (self->count + 7) / 8 : self->count * ((width + 7) / 8);
  tn_attribute made = {NULL};
  tn_type type;
  TN_TRY(tn_tensor_type_get(element, shape, rank, NULL, &type));
  unsigned char* bytes = tn_allocate_zeroed(&context->allocator, size);
  if (bytes == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < self->count; ++i) put_element(self, i, is_scale, bytes);
  const tn_status status = tn_dense_elements_attribute_get(type, bytes, size, &made);
  tn_deallocate(&context->allocator, bytes, size);
  TN_TRY(status);
  *out_parameter = made.storage->self;
  return TN_OK;
}

static tn_status parse_scales(scale_reader* self, tn_uref* parameters) {
  int64_t shape[TN_QUANT_DEPTH_MAX];
  uint32_t rank = 0;
  if (parameters[TN_QUANT_AXES] == 0) {
    TN_TRY(read_scale(self));
  } else {
    TN_TRY(read_scales(self, shape, 0, &rank));
  }
  if (!self->has_blocks) return take_array(self, parameters);
  TN_TRY(take_elements(self, shape, rank, true, &parameters[TN_QUANT_SCALES]));
  return take_elements(self, shape, rank, false, &parameters[TN_QUANT_ZERO_POINTS]);
}

//===-- Axes ----------------------------------------------------------------------------------===//

/// Parses `0:1, 1:2}`; pushes the axes on `axes` and the sizes on `sizes`.
static tn_status read_blocks(tn_parser* parser, tn_text_buffer* axes, tn_text_buffer* sizes) {
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  do {
    int64_t axis = 0;
    int64_t size = 0;
    TN_TRY(read_number(parser, &axis));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(read_number(parser, &size));
    const int32_t narrow = (int32_t)axis;
    if (narrow != axis) return tn_parser__error(parser, "integer value too large");
    tn_text_buffer_append(axes, (const char*)&narrow, sizeof narrow);
    tn_text_buffer_append(sizes, (const char*)&size, sizeof size);
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'");
}

static tn_status set_numbers(tn_parser* parser, uint32_t width, const tn_text_buffer* bytes,
                             tn_uref* out_parameter) {
  tn_type type;
  tn_attribute made;
  if (bytes->failed) return tn_context__out_of_memory(parser->context);
  TN_TRY(tn_parser__integer_type(parser, width, &type));
  TN_TRY(tn_dense_array_attribute_get(type, bytes->size / (width / 8), bytes->data, bytes->size,
                                      &made));
  *out_parameter = made.storage->self;
  return TN_OK;
}

/// Parses `:1` or `:{0:1, 1:2}` if it is present.
static tn_status parse_axes(tn_parser* parser, tn_uref* parameters) {
  tn_text_buffer axes = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer sizes = axes;
  tn_type type;
  tn_attribute axis;
  tn_status status = TN_OK;
  if (!tn_parser__consume_if(parser, TN_TOKEN_COLON)) return TN_OK;
  const bool has_blocks = tn_parser__consume_if(parser, TN_TOKEN_LEFT_BRACE);
  if (has_blocks) {
    status = read_blocks(parser, &axes, &sizes);
  } else {
    TN_TRY(tn_parser__integer_type(parser, 32, &type));
    TN_TRY(tn_body_format__read_integer(parser, type, &axis));
    const int32_t number = (int32_t)tn_integer_attribute_value(axis);
    tn_text_buffer_append(&axes, (const char*)&number, sizeof number);
  }
  if (status == TN_OK) status = set_numbers(parser, 32, &axes, &parameters[TN_QUANT_AXES]);
  if (status == TN_OK && has_blocks) {
    status = set_numbers(parser, 64, &sizes, &parameters[TN_QUANT_BLOCK_SIZES]);
  }
  tn_text_buffer_free(&axes);
  tn_text_buffer_free(&sizes);
  return status;
}

//===-- Directives ----------------------------------------------------------------------------===//

static tn_status parse_any(tn_parser* parser, tn_uref* parameters) {
  tn_type expressed;
  TN_TRY(parse_stored(parser, parameters));
  if (!tn_parser__consume_if(parser, TN_TOKEN_COLON)) return TN_OK;
  return parse_expressed(parser, &parameters[TN_QUANT_EXPRESSED], &expressed);
}

static tn_status parse_uniform(tn_parser* parser, tn_uref* parameters) {
  scale_reader self = {.parser = parser,
                       .values = tn_text_buffer_make(&parser->context->allocator),
                       .zero_points = tn_text_buffer_make(&parser->context->allocator)};
  TN_TRY(parse_stored(parser, parameters));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(parse_expressed(parser, &parameters[TN_QUANT_EXPRESSED], &self.expressed));
  TN_TRY(parse_axes(parser, parameters));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  const tn_type stored = tn_parameters__type(parser->context, parameters, TN_QUANT_STORAGE);
  TN_TRY(tn_integer_type_get(parser->context, tn_integer_type_width(stored), TN_SIGNLESS,
                             &self.stored));
  self.has_blocks = parameters[TN_QUANT_BLOCK_SIZES] != 0;
  const tn_status status = parse_scales(&self, parameters);
  tn_text_buffer_free(&self.values);
  tn_text_buffer_free(&self.zero_points);
  return status;
}

/// Parses `<-0.5:0.5>`.
static tn_status read_range(tn_parser* parser, double* out_minimum, double* out_maximum) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(read_double(parser, out_minimum));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(read_double(parser, out_maximum));
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'");
}

static tn_status parse_calibrated(tn_parser* parser, tn_uref* parameters) {
  const char* at = parser->token.start;
  double bounds[2];
  tn_type expressed;
  tn_attribute value;
  tn_status status = parse_expressed(parser, &parameters[0], &expressed);
  if (status == TN_MALFORMED) {
    return tn_parser__error_at(parser, at, "expecting float expressed type");
  }
  TN_TRY(status);
  status = read_range(parser, &bounds[0], &bounds[1]);
  if (status == TN_MALFORMED) {
    return tn_parser__error_at(parser, at, "calibrated values must be present");
  }
  TN_TRY(status);
  for (int i = 0; i < 2; ++i) {
    TN_TRY(set_double(parser, bounds[i], &value));
    parameters[1 + i] = value.storage->self;
  }
  return TN_OK;
}

//===-- Printing ------------------------------------------------------------------------------===//

/// Appends a float without its type.
static void put_float(tn_float_kind kind, const uint64_t words[2], tn_text_buffer* text) {
  char digits[TN_FLOAT_TEXT_MAX];
  bool is_decimal;
  tn_text_buffer_append(text, digits, tn_float__format(kind, words, digits, &is_decimal));
}

static void put_type(tn_type type, tn_text_buffer* text) { tn_type__append_text(type, text); }

/// Prints `i8<-8:7>:f32`.
static void print_any(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text) {
  const tn_type storage = tn_parameters__type(context, parameters, TN_QUANT_STORAGE);
  const uint32_t width = tn_integer_type_width(storage);
  const bool is_signed = tn_integer_type_signedness(storage) != TN_UNSIGNED;
  const int64_t minimum = tn_parameters__integer(context, parameters, TN_QUANT_MINIMUM);
  const int64_t maximum = tn_parameters__integer(context, parameters, TN_QUANT_MAXIMUM);
  tn_text_buffer_format(text, "%c%u", is_signed ? 'i' : 'u', width);
  if (minimum != tn_quant__least(is_signed, width) ||
      maximum != tn_quant__largest(is_signed, width)) {
    tn_text_buffer_format(text, "<%lld:%lld>", (long long)minimum, (long long)maximum);
  }
  if (parameters[TN_QUANT_EXPRESSED] == 0) return;
  tn_text_buffer_append_text(text, ":");
  put_type(tn_parameters__type(context, parameters, TN_QUANT_EXPRESSED), text);
}

/// Prints scales in order.
typedef struct printing {
  tn_attribute scales;
  tn_attribute zero_points;
  tn_text_buffer* text;
  size_t index;
} printing;

/// Reads element `index`; bits are packed.
static void element_at(tn_attribute elements, size_t index, uint64_t out_words[2]) {
  size_t unused = 0;
  const unsigned char* bytes = tn_dense_elements_attribute_data(elements, &unused);
  const uint32_t width = tn_type_bit_width(tn_type_element_type(tn_attribute_type(elements)));
  const size_t size = (width + 7) / 8;
  out_words[0] = out_words[1] = 0;
  if (tn_dense_elements_attribute_is_splat(elements)) index = 0;
  if (width == 1) {
    out_words[0] = bytes[index / 8] >> index % 8 & 1;
  } else {
    memcpy(out_words, bytes + index * size, size);
  }
}

static void put_zero_point(int64_t zero_point, tn_text_buffer* text) {
  if (zero_point != 0) tn_text_buffer_format(text, ":%lld", (long long)zero_point);
}

static void put_element_pair(printing* self) {
  const tn_type element = tn_type_element_type(tn_attribute_type(self->scales));
  const tn_type stored = tn_type_element_type(tn_attribute_type(self->zero_points));
  const uint32_t unused = 64 - tn_type_bit_width(stored);
  uint64_t words[2];
  element_at(self->scales, self->index, words);
  put_float(tn_float_type_kind(element), words, self->text);
  element_at(self->zero_points, self->index++, words);
  put_zero_point((int64_t)(words[0] << unused) >> unused, self->text);
}

static void put_elements(printing* self, size_t level) {
  const tn_type type = tn_attribute_type(self->scales);
  if (level == tn_shaped_type_rank(type)) {
    put_element_pair(self);
    return;
  }
  tn_text_buffer_append_text(self->text, "{");
  for (int64_t i = 0; i < tn_shaped_type_dims(type)[level] && !self->text->failed; ++i) {
    if (i != 0) tn_text_buffer_append_text(self->text, ", ");
    put_elements(self, level + 1);
  }
  tn_text_buffer_append_text(self->text, "}");
}

static void put_array(const printing* self) {
  size_t size = 0;
  const int64_t* zero_points = tn_dense_array_attribute_data(self->zero_points, &size);
  for (size_t i = 0; i < tn_array_attribute_count(self->scales); ++i) {
    if (i != 0) tn_text_buffer_append_text(self->text, ",");
    tn_body_format__put_float(self->text, tn_array_attribute_element(self->scales, i));
    put_zero_point(zero_points[i], self->text);
  }
}

/// Prints `:{0:1, 1:2}`.
static void put_blocks(tn_attribute axes, tn_attribute block_sizes, tn_text_buffer* text) {
  size_t size = 0;
  const int32_t* numbers = tn_dense_array_attribute_data(axes, &size);
  const int64_t* sizes = tn_dense_array_attribute_data(block_sizes, &size);
  tn_text_buffer_append_text(text, ":{");
  for (size_t i = 0; i < size / sizeof *sizes; ++i) {
    tn_text_buffer_format(text, "%s%d:%lld", i == 0 ? "" : ", ", numbers[i], (long long)sizes[i]);
  }
  tn_text_buffer_append_text(text, "}");
}

static void print_uniform(const tn_context* context, const tn_uref* parameters,
                          tn_text_buffer* text) {
  const tn_attribute axes = tn_parameters__attribute(context, parameters, TN_QUANT_AXES);
  const tn_attribute sizes = tn_parameters__attribute(context, parameters, TN_QUANT_BLOCK_SIZES);
  printing self = {tn_parameters__attribute(context, parameters, TN_QUANT_SCALES),
                   tn_parameters__attribute(context, parameters, TN_QUANT_ZERO_POINTS), text, 0};
  size_t size = 0;
  print_any(context, parameters, text);
  if (sizes.storage != NULL) {
    put_blocks(axes, sizes, text);
    tn_text_buffer_append_text(text, ", ");
    put_elements(&self, 0);
  } else if (axes.storage != NULL) {
    tn_text_buffer_format(text, ":%d, {",
                          *(const int32_t*)tn_dense_array_attribute_data(axes, &size));
    put_array(&self);
    tn_text_buffer_append_text(text, "}");
  } else {
    tn_text_buffer_append_text(text, ", ");
    put_array(&self);
  }
}

static void print_calibrated(const tn_context* context, const tn_uref* parameters,
                             tn_text_buffer* text) {
  put_type(tn_parameters__type(context, parameters, 0), text);
  tn_text_buffer_append_text(text, "<");
  tn_body_format__put_float(text, tn_parameters__attribute(context, parameters, 1));
  tn_text_buffer_append_text(text, ":");
  tn_body_format__put_float(text, tn_parameters__attribute(context, parameters, 2));
  tn_text_buffer_append_text(text, ">");
}

const tn_parameter_directive tn_quant_parameter_directives[] = {
    {"AnyQuantized", "integer type, type, i64, i64", parse_any, print_any},
    {"CalibratedQuantized", "type, float attribute, float attribute", parse_calibrated,
     print_calibrated},
    {"UniformQuantized", "integer type, type, i64, i64, attribute, attribute, i32 array, i64 array",
     parse_uniform, print_uniform},
    {NULL, NULL, NULL, NULL},
};
