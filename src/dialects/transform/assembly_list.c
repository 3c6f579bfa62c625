// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of transform for lists: sizes, positions, symbols and options.
//
// Source: the transform dialect's documentation, and MLIR's output.

#include <tenure/parameters.h>

#include "dialects/common/parts.h"
#include "dialects/transform/transform.h"
#include "ir/definition.h"
#include "schema/check.h"

//===-- PackedOrDynamicIndexList(packed, values, integers) ------------------------------------===//

/// Parses `*(%all)`, or a list of values and integers.
static tn_status parse_packed(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_attribute numbers;
  (void)step;
  *out_region = false;
  *out_present = true;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t no_numbers = parser->dims.count;
  if (tn_parser__consume_if(parser, TN_TOKEN_STAR)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
    tn_reading__give_operands(reading, element->arguments[0].index, start);
    tn_reading__give_operands(reading, element->arguments[1].index,
                              (uint32_t)parser->operands.count);
    TN_TRY(tn_part__take_numbers(parser, no_numbers, &numbers));
    return tn_reading__set_attribute(reading, element->arguments[2].index, numbers);
  }
  TN_TRY(tn_parser__index_list(parser, reading->frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                               &numbers));
  tn_reading__give_operands(reading, element->arguments[1].index, start);
  return tn_reading__set_attribute(reading, element->arguments[2].index, numbers);
}

static tn_print_region print_packed(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  const tn_part packed = tn_part__of(printer->context, op, schema, element->arguments[0]);
  const tn_part values = tn_part__of(printer->context, op, schema, element->arguments[1]);
  (void)regions_done;
  if (packed.count != 0) {
    TN_PUT(&printer->sink, "*(");
    tn_printer__put_operands(printer, op, packed.first, 1);
    tn_put_char(&printer->sink, ')');
    return TN_PRINT_NO_REGION;
  }
  uint32_t next = values.first;
  tn_printer__put_mixed_list(
      printer, op, tn_part__attribute(printer, op, schema, element->arguments[2]), &next, '[', ']');
  return TN_PRINT_NO_REGION;
}

//===-- TransformMatchDims(indices, is inverted, is all) --------------------------------------===//

/// Parses `all`, `1, 2` or `except(1, 2)`.
static tn_status parse_dims(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->dims.count;
  tn_attribute numbers;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_custom_assembly__take_word(parser, "all")) {
    TN_TRY(tn_part__take_numbers(parser, base, &numbers));
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[0].index, numbers));
    return tn_part__set_unit(reading, element->arguments[2]);
  }
  const bool is_inverted = tn_custom_assembly__take_word(parser, "except");
  if (is_inverted) TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  do {
    TN_TRY(tn_parser__index_number(parser, reading->frame));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_part__take_numbers(parser, base, &numbers));
  TN_TRY(tn_reading__set_attribute(reading, element->arguments[0].index, numbers));
  if (!is_inverted) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  return tn_part__set_unit(reading, element->arguments[1]);
}

static tn_print_region print_dims(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_attribute numbers = tn_part__attribute(printer, op, schema, element->arguments[0]);
  if (tn_part__attribute(printer, op, schema, element->arguments[2]).storage != NULL) {
    TN_PUT(&printer->sink, "all");
    return TN_PRINT_NO_REGION;
  }
  const bool is_inverted =
      tn_part__attribute(printer, op, schema, element->arguments[1]).storage != NULL;
  if (is_inverted) TN_PUT(&printer->sink, "except(");
  if (tn_attribute__is(numbers, TN_ATTRIBUTE_DENSE_ARRAY)) {
    tn_printer__put_dense_array_elements(printer, numbers.storage);
  }
  if (is_inverted) tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- ForeachMatchSymbols(matchers, actions) ------------------------------------------------===//

/// Sets the array of every other attribute from index `first` on of the stack.
static tn_status set_symbols(tn_reading* reading, tn_place place, size_t first, size_t offset) {
  tn_parser* parser = reading->parser;
  const size_t count = (parser->attributes.count - first) / 2;
  tn_attribute value;
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute symbol =
        ((const tn_attribute*)parser->attributes.items)[first + 2 * i + offset];
    TN_TRY(tn_parser__push(parser, &parser->attributes, &symbol, sizeof symbol));
  }
  const tn_attribute* items = (const tn_attribute*)parser->attributes.items + first + 2 * count;
  TN_TRY(tn_array_attribute_get(parser->context, items, count, &value));
  parser->attributes.count = first + 2 * count;
  return tn_reading__set_attribute(reading, place.index, value);
}

/// Parses `@matcher -> @action, ...`.
static tn_status parse_symbols(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->attributes.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  do {
    for (size_t i = 0; i < 2; ++i) {
      tn_attribute symbol;
      if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
      TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &symbol));
      TN_TRY(tn_parser__push(parser, &parser->attributes, &symbol, sizeof symbol));
    }
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(set_symbols(reading, element->arguments[0], first, 0));
  TN_TRY(set_symbols(reading, element->arguments[1], first, 1));
  parser->attributes.count = first;
  return TN_OK;
}

static tn_print_region print_symbols(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute matchers = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_attribute actions = tn_part__attribute(printer, op, schema, element->arguments[1]);
  (void)regions_done;
  for (size_t i = 0; i < tn_array_attribute_count(matchers); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_newline(printer);
    TN_PUT(&printer->sink, "    ");
    tn_printer__put_any(printer, tn_array_attribute_element(matchers, i).storage, 0);
    TN_PUT(&printer->sink, " -> ");
    if (i >= tn_array_attribute_count(actions)) continue;
    tn_printer__put_any(printer, tn_array_attribute_element(actions, i).storage, 0);
  }
  return TN_PRINT_NO_REGION;
}

//===-- ApplyRegisteredPassOptions(options, values) -------------------------------------------===//

/// A value becomes an attribute with its index among the operands.
static tn_status read_option(tn_reading* reading, size_t first_operand, tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    return tn_parser__attribute(parser, (tn_type){NULL}, out_value);
  }
  tn_type type;
  tn_attribute index;
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_integer_attribute_get(type, (int64_t)(parser->operands.count - first_operand), &index));
  TN_TRY(tn_dialect_attribute_get(parser->context, tn_string_view_from("transform.param_operand"),
                                  &index, 1, out_value));
  return tn_custom_assembly__operand(parser);
}

/// Parses an option, or several in square brackets.
static tn_status read_options(tn_reading* reading, size_t first_operand, tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->attributes.count;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) {
    return read_option(reading, first_operand, out_value);
  }
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(read_option(reading, first_operand, out_value));
      TN_TRY(tn_parser__push(parser, &parser->attributes, out_value, sizeof *out_value));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  const size_t count = parser->attributes.count - first;
  parser->attributes.count = first;
  return tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + first, count, out_value);
}

static tn_status read_named_option(tn_reading* reading, size_t first_operand) {
  tn_parser* parser = reading->parser;
  tn_string_view name = tn_token__spelling(&parser->token);
  tn_named_attribute entry;
  if (tn_parser__is(parser, TN_TOKEN_STRING)) {
    TN_TRY(tn_parser__string_value(parser, &parser->token, &name));
  } else if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected key to either be an identifier or a string");
  }
  TN_TRY(tn_identifier_get(parser->context, name, &entry.name));
  tn_parser__advance(parser);
  if (!tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected '=' after key in key-value pair");
  }
  TN_TRY(read_options(reading, first_operand, &entry.value));
  return tn_parser__push(parser, &parser->named, &entry, sizeof entry);
}

/// Parses `{"key" = value, "key" = %value}`.
static tn_status parse_options(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->named.count;
  const uint32_t start = (uint32_t)parser->operands.count;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{' in options dictionary"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) {
    do {
      TN_TRY(read_named_option(reading, start));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'"));
  tn_reading__give_operands(reading, element->arguments[1].index, start);
  TN_TRY(tn_dictionary_attribute_get(parser->context,
                                     (const tn_named_attribute*)parser->named.items + base,
                                     parser->named.count - base, &value));
  parser->named.count = base;
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static void put_option(tn_printer* printer, tn_ref op, tn_part values, tn_attribute value) {
  if (!tn_opaque__is_called(value.storage, "transform", "param_operand")) {
    tn_printer__put_any(printer, value.storage, 0);
    return;
  }
  const int64_t number = tn_integer_attribute_value(tn_attribute_parameter_at(value, 0));
  if (number < 0 || number >= values.count) return;
  tn_printer__put_operands(printer, op, values.first + (uint32_t)number, 1);
}

static void put_options(tn_printer* printer, tn_ref op, tn_part values, tn_attribute value) {
  if (!tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) {
    put_option(printer, op, values, value);
    return;
  }
  tn_put_char(&printer->sink, '[');
  for (size_t i = 0; i < tn_array_attribute_count(value); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_option(printer, op, values, tn_array_attribute_element(value, i));
  }
  tn_put_char(&printer->sink, ']');
}

static tn_print_region print_options(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute options = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_part values = tn_part__of(printer->context, op, schema, element->arguments[1]);
  (void)regions_done;
  tn_put_char(&printer->sink, '{');
  for (size_t i = 0; i < tn_dictionary_attribute_count(options); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(options, i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '"');
    tn_put_view(&printer->sink, tn_identifier_text(entry.name));
    TN_PUT(&printer->sink, "\" = ");
    put_options(printer, op, values, entry.value);
  }
  tn_put_char(&printer->sink, '}');
  return TN_PRINT_NO_REGION;
}

//===-- AlternativesOpSelectedRegion(index, value) --------------------------------------------===//

static tn_status parse_selected(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  tn_attribute number;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    TN_TRY(tn_custom_assembly__operand(parser));
    tn_reading__give_operands(reading, element->arguments[1].index, start);
    return TN_OK;
  }
  tn_type index;
  TN_TRY(tn_index_type_get(parser->context, &index));
  TN_TRY(tn_parser__attribute(parser, index, &number));
  return tn_reading__set_attribute(reading, element->arguments[0].index, number);
}

static tn_print_region print_selected(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  const tn_attribute number = tn_part__attribute(printer, op, schema, element->arguments[0]);
  (void)regions_done;
  if (number.storage != NULL) {
    tn_printer__put_attribute_without_type(printer, number.storage->self);
  } else {
    tn_part__put_operands(printer, op, schema, element->arguments[1]);
  }
  return TN_PRINT_NO_REGION;
}

//===-- NumberOrValue(integer, value) ---------------------------------------------------------===//

/// Parses an integer of the attribute's type, or a value; the attribute of a value is TN_DYNAMIC.
static tn_status parse_number(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t base = parser->dims.count;
  int64_t number = TN_DYNAMIC;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    TN_TRY(tn_custom_assembly__operand(parser));
  } else {
    TN_TRY(tn_parser__index_number(parser, reading->frame));
    number = ((const int64_t*)parser->dims.items)[base];
    parser->dims.count = base;
  }
  tn_reading__give_operands(reading, element->arguments[1].index, start);
  const uint32_t index = element->arguments[0].index;
  TN_TRY(tn_integer_attribute_get(reading->schema->attributes[index].type, number, &value));
  return tn_reading__set_attribute(reading, index, value);
}

static tn_print_region print_number(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  const tn_attribute number = tn_part__attribute(printer, op, schema, element->arguments[0]);
  (void)regions_done;
  if (tn_attribute__is(number, TN_ATTRIBUTE_INTEGER) &&
      tn_integer_attribute_value(number) != TN_DYNAMIC) {
    tn_put_signed(&printer->sink, tn_integer_attribute_value(number));
  } else {
    tn_part__put_operands(printer, op, schema, element->arguments[1]);
  }
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_transform_list_directives[] = {
    {"AlternativesOpSelectedRegion", "ao", parse_selected, print_selected},
    {"ApplyRegisteredPassOptions", "ao", parse_options, print_options},
    {"ForeachMatchSymbols", "aa", parse_symbols, print_symbols},
    {"NumberOrValue", "ao", parse_number, print_number},
    {"PackedOrDynamicIndexList", "ooa", parse_packed, print_packed},
    {"TransformMatchDims", "aaa", parse_dims, print_dims},
    {NULL, NULL, NULL, NULL},
};
