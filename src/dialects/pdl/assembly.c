// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of pdl: attributes of operations, and types of ranges.
//
// Source: the pdl dialect's documentation.

#include "dialects/common/parameters.h"
#include "dialects/common/pdl_type.h"
#include "dialects/pdl/pdl.h"
#include "schema/custom_directive.h"

//===-- RangeElement($element) ----------------------------------------------------------------===//

static tn_status parse_range_element(tn_parser* parser, tn_uref* parameters) {
  static const char* const words[] = {"attribute", "operation", "range", "type", "value"};
  const char* at = parser->token.start;
  const tn_string_view word = tn_token__spelling(&parser->token);
  tn_type type;
  tn_attribute element;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  size_t i = 0;
  while (i < 5 && !tn_parser__is_word(parser, words[i])) ++i;
  if (i == 5) {
    return tn_parser__error(parser, "invalid 'pdl' type: `%.*s'",
                            (int)(word.size < 100 ? word.size : 100), word.data);
  }
  tn_parser__advance(parser);
  TN_TRY(tn_parser__stripped_type(parser, tn_string_view_from("pdl"), word,
                                  (tn_string_view){NULL, 0}, &type));
  if (tn_pdl_type__is_range(type)) {
    tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&text, "element of pdl.range cannot be another range, but got");
    tn_text_buffer__append_type(&text, type);
    return tn_parser__error_text(parser, at, &text, NULL, NULL);
  }
  TN_TRY(tn_type_attribute_get(type, &element));
  parameters[0] = element.storage->self;
  return TN_OK;
}

static void print_range_element(const tn_context* context, const tn_uref* parameters,
                                tn_text_buffer* text) {
  const tn_type type = tn_parameters__type(context, parameters, 0);
  tn_text_buffer_append_view(text, tn_definition__of(type.storage)->mnemonic);
}

const tn_parameter_directive tn_pdl_parameter_directives[] = {
    {"RangeElement", "!pdl.attribute or operation or type or value", parse_range_element,
     print_range_element},
    {NULL, NULL, NULL, NULL},
};

//===-- OperationOpAttributes($attributeValues, $attributeValueNames) -------------------------===//

static tn_print_region print_attributes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                        const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const uint32_t group = element->arguments[0].index;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  uint32_t first = 0;
  if (!tn_op_schema__operand_groups(context, schema, op, counts) || counts[group] == 0) {
    return TN_PRINT_NO_REGION;
  }
  for (uint32_t i = 0; i < group; ++i) first += counts[i];
  // MLIR prints an extra space before it.
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_named_attributes(printer, op, schema, element, first, counts[group]);
  return TN_PRINT_NO_REGION;
}

//===-- RangeType, ResultsValueType -----------------------------------------------------------===//

/// Sets `out_range` to the range of `type`, or to `type` if it is a range.
static tn_status range_of(tn_context* context, tn_type type, tn_type* out_range) {
  *out_range = type;
  return tn_pdl_type__is_range(type) ? TN_OK : tn_pdl_type__range(context, type, out_range);
}

static tn_status give_result_type(tn_reading* reading, const tn_element* element, tn_type type) {
  tn_parser* parser = reading->parser;
  *tn_reading__types(reading, element->arguments[1]) = (tn_range){(uint32_t)parser->types.count, 1};
  return tn_parser__push(parser, &parser->types, &type, sizeof type);
}

/// Parses `: !pdl.range<value>` if there are no arguments that imply the type.
static tn_status parse_range_type(tn_reading* reading, const tn_element* element, uint32_t* step,
                                  bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const tn_range arguments = *tn_reading__types(reading, element->arguments[0]);
  tn_type type;
  *out_region = false;
  *out_present = true;
  if (arguments.count != 0 && arguments.count != TN_NOT_GIVEN) {
    TN_TRY(
        range_of(parser->context, ((const tn_type*)parser->types.items)[arguments.start], &type));
  } else {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
  }
  return give_result_type(reading, element, type);
}

static tn_print_region print_range_type(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                        const tn_element* element, uint32_t regions_done) {
  (void)schema;
  (void)element;
  (void)regions_done;
  if (tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op)) == 0) {
    TN_PUT(&printer->sink, ": ");
    tn_printer__put_result_types(printer, op, 0, 1);
  }
  return TN_PRINT_NO_REGION;
}

/// Parses `-> !pdl.value` after an index. Without an index the result is the range of all results.
static tn_status parse_results_type(tn_reading* reading, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  tn_type type;
  *out_region = false;
  *out_present = true;
  if (tn_reading__attribute(reading, element->arguments[0].index) == NULL) {
    TN_TRY(tn_pdl_type__value(parser->context, true, &type));
  } else {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
    TN_TRY(tn_parser__type(parser, &type));
  }
  return give_result_type(reading, element, type);
}

static tn_print_region print_results_type(tn_printer* printer, tn_ref op,
                                          const tn_op_schema* schema, const tn_element* element,
                                          uint32_t regions_done) {
  (void)regions_done;
  if (tn_op_schema__attribute(printer->context, schema, op, element->arguments[0].index) != NULL) {
    TN_PUT(&printer->sink, " -> ");
    tn_printer__put_result_types(printer, op, 0, 1);
  }
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_pdl_directives[] = {
    {"OperationOpAttributes", "oa", tn_reading__named_attributes, print_attributes},
    {"RangeType", "TT", parse_range_type, print_range_type},
    {"ResultsValueType", "aT", parse_results_type, print_results_type},
    {NULL, NULL, NULL, NULL},
};
