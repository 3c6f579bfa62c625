// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of StableHLO attributes.
//
// Source: StableHLO's documentation, and its printer's output.

#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "dialects/stablehlo/stablehlo.h"
#include "ir/enum_attribute.h"
#include "schema/custom_assembly.h"

/// Parses `word =`.
static tn_status keyword_equal(const tn_reading* reading, const char* word) {
  TN_TRY(tn_custom_assembly__expect_word(reading->parser, reading->frame, word));
  return tn_parser__expect(reading->parser, TN_TOKEN_EQUAL, "expected '='");
}

static tn_attribute attribute_of(const tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                 const tn_element* element, uint32_t index) {
  return (tn_attribute){
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[index].index)};
}

static tn_status push_number(tn_parser* parser) {
  const bool negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  uint64_t number = 0;
  // A boolean counts as an integer.
  if (tn_parser__is(parser, TN_TOKEN_KW_TRUE) || tn_parser__is(parser, TN_TOKEN_KW_FALSE)) {
    number = tn_parser__is(parser, TN_TOKEN_KW_TRUE);
  } else if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected integer value");
  } else if (!tn_token__uint64(&parser->token, &number) || number > INT64_MAX) {
    return tn_parser__error(parser, "integer value too large");
  }
  tn_parser__advance(parser);
  const int64_t value = negative ? -(int64_t)number : (int64_t)number;
  return tn_parser__push(parser, &parser->dims, &value, sizeof value);
}

tn_status tn_stablehlo__push_numbers(tn_parser* parser) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) return TN_OK;
  do {
    TN_TRY(push_number(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

/// Returns true if the op is an op of mhlo, which has the forms of StableHLO.
static bool is_of_mhlo(const tn_parser* parser, const tn_op_frame* frame) {
  const tn_storage* name = tn_uniquer__at(&parser->context->uniquer, frame->name);
  return tn_string_view_equal(tn_operation_name__dialect(name), tn_string_view_from("mhlo"));
}

tn_status tn_stablehlo__as_numbers_of(tn_parser* parser, const tn_op_frame* frame,
                                      tn_attribute* attribute) {
  if (!is_of_mhlo(parser, frame)) return TN_OK;
  tn_type type;
  size_t size = 0;
  const void* data = tn_dense_array_attribute_data(*attribute, &size);
  const int64_t count = (int64_t)tn_dense_array_attribute_count(*attribute);
  const tn_type element = tn_dense_array_attribute_element_type(*attribute);
  TN_TRY(tn_tensor_type_get(element, &count, 1, NULL, &type));
  if (tn_integer_type_width(element) != 1) {
    return tn_dense_elements_attribute_get(type, data, size, attribute);
  }
  // Booleans are packed as bits in mhlo.
  uint8_t bits[8] = {0};
  if (size > 8 * sizeof bits) return tn_parser__error(parser, "Expected at most 64 booleans");
  for (size_t i = 0; i < size; ++i) bits[i / 8] |= (uint8_t)(((const uint8_t*)data)[i] << i % 8);
  return tn_dense_elements_attribute_get(type, bits, (size + 7) / 8, attribute);
}

void tn_stablehlo__put_numbers(tn_printer* printer, tn_attribute numbers) {
  if (tn_attribute__is(numbers, TN_ATTRIBUTE_DENSE_ARRAY)) {
    tn_printer__put_dense_array_elements(printer, numbers.storage);
  }
  if (!tn_attribute__is(numbers, TN_ATTRIBUTE_DENSE_ELEMENTS)) return;
  const int64_t count = tn_shaped_type_element_count(tn_attribute_type(numbers));
  for (int64_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_dense_number(printer, numbers.storage, (uint64_t)i);
  }
}

static tn_status set_numbers(tn_reading* reading, tn_place place, const int64_t* numbers,
                             size_t count) {
  tn_type i64;
  tn_attribute value;
  TN_TRY(tn_parser__integer_type(reading->parser, 64, &i64));
  TN_TRY(tn_dense_array_attribute_get(i64, count, numbers, count * sizeof *numbers, &value));
  TN_TRY(tn_stablehlo__as_numbers_of(reading->parser, reading->frame, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

//===-- SliceRanges($start, $limit, $stride) --------------------------------------------------===//

/// Parses `start:limit:stride`; the default stride is 1.
static tn_status push_range(tn_parser* parser) {
  const int64_t one = 1;
  TN_TRY(push_number(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(push_number(parser));
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) return push_number(parser);
  return tn_parser__push(parser, &parser->dims, &one, sizeof one);
}

/// Sets the array of column `column` of the `count` ranges on the stack from `base` on.
static tn_status set_column(tn_reading* reading, const tn_element* element, size_t base,
                            size_t count, uint32_t column) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->dims.count;
  for (size_t i = 0; i < count; ++i) {
    const int64_t number = ((const int64_t*)parser->dims.items)[base + 3 * i + column];
    TN_TRY(tn_parser__push(parser, &parser->dims, &number, sizeof number));
  }
  parser->dims.count = first;
  return set_numbers(reading, element->arguments[column],
                     (const int64_t*)parser->dims.items + first, count);
}

static tn_status parse_ranges(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const size_t base = parser->dims.count;
  *out_region = false;
  *out_present = tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(push_range(parser));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  }
  const size_t count = (parser->dims.count - base) / 3;
  for (uint32_t i = 0; i < 3; ++i) TN_TRY(set_column(reading, element, base, count, i));
  parser->dims.count = base;
  return TN_OK;
}

static tn_print_region print_ranges(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_print_sink* sink = &printer->sink;
  const int64_t* columns[3];
  size_t count = SIZE_MAX;
  for (uint32_t i = 0; i < 3; ++i) {
    size_t size = 0;
    columns[i] =
        tn_dense_array_attribute_data(attribute_of(printer, op, schema, element, i), &size);
    if (size / sizeof(int64_t) < count) count = size / sizeof(int64_t);
  }
  tn_put_char(sink, '[');
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(sink, ", ");
    tn_put_signed(sink, columns[0][i]);
    tn_put_char(sink, ':');
    tn_put_signed(sink, columns[1][i]);
    if (columns[2][i] == 1) continue;
    tn_put_char(sink, ':');
    tn_put_signed(sink, columns[2][i]);
  }
  tn_put_char(sink, ']');
  return TN_PRINT_NO_REGION;
}

//===-- ExponentMantissa($exponent, $mantissa) ------------------------------------------------===//

static bool take_digits(tn_string_view* text, char letter, int64_t* out_number) {
  if (text->size < 2 || *text->data != letter) return false;
  size_t at = 1;
  for (*out_number = 0; at < text->size && text->data[at] >= '0' && text->data[at] <= '9'; ++at) {
    if (*out_number > INT32_MAX / 10) return false;
    *out_number = *out_number * 10 + (text->data[at] - '0');
  }
  text->data += at;
  text->size -= at;
  return at > 1;
}

static tn_status parse_exponent(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  tn_string_view word = tn_token__spelling(&parser->token);
  int64_t numbers[2];
  *out_region = false;
  *out_present = true;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  if (!take_digits(&word, 'e', &numbers[0]) || !take_digits(&word, 'm', &numbers[1]) ||
      word.size != 0) {
    word = tn_token__spelling(&parser->token);
    return tn_parser__error(parser, "expected exponent mantissa in format e#m#, saw %.*s",
                            (int)word.size, word.data);
  }
  tn_parser__advance(parser);
  tn_type i32;
  TN_TRY(tn_parser__integer_type(parser, 32, &i32));
  for (uint32_t i = 0; i < 2; ++i) {
    tn_attribute value;
    TN_TRY(tn_integer_attribute_get(i32, numbers[i], &value));
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[i].index, value));
  }
  return TN_OK;
}

static tn_print_region print_exponent(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  for (uint32_t i = 0; i < 2; ++i) {
    tn_put_char(&printer->sink, i == 0 ? 'e' : 'm');
    tn_put_signed(&printer->sink,
                  tn_integer_attribute_value(attribute_of(printer, op, schema, element, i)));
  }
  return TN_PRINT_NO_REGION;
}

//===-- DotDimensionNumbers($dot_dimension_numbers) -------------------------------------------===//

/// Creates the attribute `mnemonic` of the op's dialect with these parameters.
static tn_status set_made(tn_reading* reading, tn_place place, const char* mnemonic,
                          const tn_uref* parameters, size_t count) {
  tn_context* context = reading->parser->context;
  const bool of_mhlo = is_of_mhlo(reading->parser, reading->frame);
  tn_attribute values[TN_STABLEHLO_CONVOLUTION_COUNT];
  tn_attribute value;
  char name[32];
  (void)snprintf(name, sizeof name, "%s.%s", of_mhlo ? "mhlo" : "stablehlo", mnemonic);
  for (size_t i = 0; i < count; ++i) {
    values[i] = tn_parameters__attribute(context, parameters, (uint32_t)i);
  }
  TN_TRY(tn_dialect_attribute_get(context, tn_string_view_from(name), values, count, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

/// Parses `[0] x [1]`.
static tn_status read_dimension_pair(const tn_reading* reading, tn_uref* parameters) {
  TN_TRY(tn_stablehlo__read_numbers(reading->parser, &parameters[0]));
  TN_TRY(tn_custom_assembly__expect_word(reading->parser, reading->frame, "x"));
  return tn_stablehlo__read_numbers(reading->parser, &parameters[1]);
}

static tn_status parse_dot(tn_reading* reading, const tn_element* element, uint32_t* step,
                           bool* out_region, bool* out_present) {
  enum { BATCHING, CONTRACTING = 2, COUNT = 4 };
  tn_uref parameters[COUNT] = {0};
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__is_word(reading->parser, "batching_dims")) {
    TN_TRY(keyword_equal(reading, "batching_dims"));
    TN_TRY(read_dimension_pair(reading, parameters + BATCHING));
    TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_COMMA, "expected ','"));
  }
  TN_TRY(keyword_equal(reading, "contracting_dims"));
  TN_TRY(read_dimension_pair(reading, parameters + CONTRACTING));
  return set_made(reading, element->arguments[0], "dot", parameters, COUNT);
}

/// Prints ` [0] x [1]`: parameter `first` and the next one.
static void put_dimension_pair(tn_printer* printer, tn_attribute numbers, const char* name,
                               size_t first) {
  tn_put(&printer->sink, name, strlen(name));
  for (size_t i = 0; i < 2; ++i) {
    tn_put(&printer->sink, i == 0 ? " = [" : " x [", 4);
    tn_stablehlo__put_numbers(printer, tn_attribute_parameter_at(numbers, first + i));
    tn_put_char(&printer->sink, ']');
  }
}

static tn_print_region print_dot(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                 const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_attribute numbers = attribute_of(printer, op, schema, element, 0);
  if (tn_dense_array_attribute_count(tn_attribute_parameter_at(numbers, 0)) != 0 ||
      tn_dense_array_attribute_count(tn_attribute_parameter_at(numbers, 1)) != 0) {
    put_dimension_pair(printer, numbers, "batching_dims", 0);
    TN_PUT(&printer->sink, ", ");
  }
  put_dimension_pair(printer, numbers, "contracting_dims", 2);
  return TN_PRINT_NO_REGION;
}

//===-- PrecisionConfig($precision), PrecisionConfigAndAlgorithm($precision, $algorithm) ------===//

/// Pushes `#stablehlo<precision HIGH>` for the current keyword.
static tn_status push_precision(const tn_reading* reading) {
  static const char mnemonic[] = "precision";
  const tn_string_view dialect = tn_view_of("stablehlo");
  tn_parser* parser = reading->parser;
  const tn_dialect* known = NULL;
  tn_attribute value;
  TN_TRY(tn_parser__find_dialect(parser, dialect, false, &known));
  const tn_enum_attribute* words = tn_enum_attribute__find(known, tn_view_of(mnemonic));
  if (words == NULL) return tn_parser__wrong_token(parser, "unknown attribute");
  TN_TRY(tn_parser__enum_attribute(parser, reading->frame, words, &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

/// Parses `precision = [DEFAULT, HIGH]`.
static tn_status read_precision(tn_reading* reading, tn_place place) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  tn_attribute value;
  TN_TRY(keyword_equal(reading, "precision"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(push_precision(reading));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  }
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

static tn_status parse_precision(tn_reading* reading, const tn_element* element, uint32_t* step,
                                 bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  *out_region = false;
  *out_present = tn_parser__consume_if(parser, TN_TOKEN_COMMA);
  if (!*out_present) return TN_OK;
  const bool has_algorithm = element->argument_count > 1;
  if (!has_algorithm || !tn_parser__is_word(parser, "algorithm")) {
    TN_TRY(read_precision(reading, element->arguments[0]));
    if (!has_algorithm || !tn_parser__consume_if(parser, TN_TOKEN_COMMA)) return TN_OK;
  }
  tn_attribute value;
  TN_TRY(keyword_equal(reading, "algorithm"));
  TN_TRY(tn_parser__stripped_attribute(parser, tn_string_view_from("stablehlo"),
                                       tn_string_view_from("dot_algorithm"), &value));
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

static tn_print_region print_precision(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                       const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_print_sink* sink = &printer->sink;
  const tn_attribute precision = attribute_of(printer, op, schema, element, 0);
  if (precision.storage != NULL) {
    TN_PUT(sink, ", precision = [");
    const size_t count = tn_array_attribute_count(precision);
    for (size_t i = 0; i < count; ++i) {
      if (i != 0) TN_PUT(sink, ", ");
      tn_put_view(sink, tn_enum_attribute__words(tn_array_attribute_element(precision, i)));
    }
    tn_put_char(sink, ']');
  }
  if (element->argument_count < 2) return TN_PRINT_NO_REGION;
  const tn_attribute algorithm = attribute_of(printer, op, schema, element, 1);
  if (algorithm.storage == NULL) return TN_PRINT_NO_REGION;
  TN_PUT(sink, ", algorithm = ");
  tn_printer__put_any(printer, algorithm.storage, TN_PRINT_NO_NAME);
  return TN_PRINT_NO_REGION;
}

//===-- ConvolutionDimensions($dimension_numbers) ---------------------------------------------===//

static tn_status parse_convolution(tn_reading* reading, const tn_element* element, uint32_t* step,
                                   bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  tn_uref parameters[TN_STABLEHLO_CONVOLUTION_COUNT] = {0};
  TN_TRY(tn_stablehlo__parse_convolution(reading->parser, parameters));
  return set_made(reading, element->arguments[0], "conv", parameters,
                  TN_STABLEHLO_CONVOLUTION_COUNT);
}

static tn_print_region print_convolution(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                         const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_attribute dimensions = attribute_of(printer, op, schema, element, 0);
  if (tn_attribute_parameter_count(dimensions) != TN_STABLEHLO_CONVOLUTION_COUNT) {
    return TN_PRINT_NO_REGION;
  }
  tn_text_buffer text = tn_text_buffer_make(&printer->context->allocator);
  tn_stablehlo__print_convolution(
      printer->context, tn_opaque__parameters(tn_storage_payload(dimensions.storage)), &text);
  tn_put_view(&printer->sink, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
  return TN_PRINT_NO_REGION;
}

//===-- WindowAttributes($strides, $padding, $lhs_dilation, $rhs_dilation, $reversal) ---------===//

static const char* const window_words[] = {"stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"};
#define WINDOW_WORD_COUNT (sizeof window_words / sizeof *window_words)
#define WINDOW_PAD 1u
#define WINDOW_REVERSE 4u

/// Parses `[[0, 1], [2, 3]]`.
static tn_status read_padding(tn_reading* reading, tn_place place, size_t base) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      const size_t before = parser->dims.count;
      TN_TRY(tn_stablehlo__push_numbers(parser));
      if (parser->dims.count - before != 2) {
        return tn_parser__error(parser, "Expected array with 2 elements, got %zu elements instead",
                                parser->dims.count - before);
      }
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  }
  const size_t count = parser->dims.count - base;
  const int64_t extents[] = {(int64_t)(count / 2), 2};
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_tensor_type_get(type, extents, 2, NULL, &type));
  TN_TRY(tn_dense_elements_attribute_get(type, (const int64_t*)parser->dims.items + base,
                                         count * sizeof(int64_t), &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

static tn_status read_reversal(tn_reading* reading, tn_place place, size_t base) {
  tn_parser* parser = reading->parser;
  tn_type i1;
  tn_attribute value;
  TN_TRY(tn_stablehlo__push_numbers(parser));
  const size_t count = parser->dims.count - base;
  const int64_t* numbers = (const int64_t*)parser->dims.items + base;
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, count + 1, 1));
  for (size_t i = 0; i < count; ++i) ((char*)parser->bytes.items)[i] = numbers[i] != 0;
  TN_TRY(tn_parser__integer_type(parser, 1, &i1));
  TN_TRY(tn_dense_array_attribute_get(i1, count, parser->bytes.items, count, &value));
  TN_TRY(tn_stablehlo__as_numbers_of(parser, reading->frame, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

/// Parses `stride = [1, 2]` after the keyword.
static tn_status read_window_part(tn_reading* reading, const tn_element* element, uint32_t index) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->dims.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  if (index == WINDOW_PAD) {
    TN_TRY(read_padding(reading, element->arguments[index], base));
  } else if (index == WINDOW_REVERSE) {
    TN_TRY(read_reversal(reading, element->arguments[index], base));
  } else {
    TN_TRY(tn_stablehlo__push_numbers(parser));
    TN_TRY(set_numbers(reading, element->arguments[index],
                       (const int64_t*)parser->dims.items + base, parser->dims.count - base));
  }
  parser->dims.count = base;
  return TN_OK;
}

static tn_status parse_window(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  uint32_t seen = 0;
  *out_region = false;
  *out_present = true;
  while (tn_token__is_identifier(&parser->token)) {
    uint32_t index = 0;
    while (index < WINDOW_WORD_COUNT && !tn_parser__is_word(parser, window_words[index])) ++index;
    if (index == WINDOW_WORD_COUNT || ((seen >> index) & 1) != 0) {
      const tn_string_view word = tn_token__spelling(&parser->token);
      return tn_parser__error(parser, "Unexpected keyword %.*s", (int)word.size, word.data);
    }
    seen |= 1u << index;
    tn_parser__advance(parser);
    TN_TRY(read_window_part(reading, element, index));
    if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) break;
  }
  return TN_OK;
}

static void put_padding(tn_printer* printer, tn_attribute padding) {
  const tn_type type = tn_attribute_type(padding);
  const int64_t count = tn_shaped_type_rank(type) == 2 ? tn_shaped_type_dims(type)[0] : 0;
  for (int64_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '[');
    tn_printer__put_dense_number(printer, padding.storage, (uint64_t)(2 * i));
    TN_PUT(&printer->sink, ", ");
    tn_printer__put_dense_number(printer, padding.storage, (uint64_t)(2 * i + 1));
    tn_put_char(&printer->sink, ']');
  }
}

static tn_print_region print_window(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  bool is_first = true;
  for (uint32_t i = 0; i < WINDOW_WORD_COUNT && i < element->argument_count; ++i) {
    const tn_attribute value = attribute_of(printer, op, schema, element, i);
    if (value.storage == NULL) continue;
    if (!is_first) TN_PUT(&printer->sink, ", ");
    is_first = false;
    tn_put_view(&printer->sink, tn_string_view_from(window_words[i]));
    TN_PUT(&printer->sink, " = [");
    if (i == WINDOW_PAD) {
      put_padding(printer, value);
    } else {
      tn_stablehlo__put_numbers(printer, value);
    }
    tn_put_char(&printer->sink, ']');
  }
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_stablehlo_number_directives[] = {
    {"SliceRanges", "aaa", parse_ranges, print_ranges},
    {"ExponentMantissa", "aa", parse_exponent, print_exponent},
    {"DotDimensionNumbers", "a", parse_dot, print_dot},
    {"PrecisionConfig", "a", parse_precision, print_precision},
    {"PrecisionConfigAndAlgorithm", "aa", parse_precision, print_precision},
    {"ConvolutionDimensions", "a", parse_convolution, print_convolution},
    {"WindowAttributes", "aaaaa", parse_window, print_window},
    {NULL, NULL, NULL, NULL},
};
