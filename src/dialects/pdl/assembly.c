// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of pdl: attributes of operations, and the types of ranges. Source: the pdl
// dialect's documentation.

#include "dialects/pdl/pdl.h"
#include "schema/custom_directive.h"

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
  // MLIR prints a blank of its own in front.
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_named_attributes(printer, op, schema, element, first, counts[group]);
  return TN_PRINT_NO_REGION;
}

//===-- RangeType, ResultsValueType -----------------------------------------------------------===//

/// The type of ranges of what `type` is, or is a range of already.
static tn_status range_of(tn_context* context, tn_type type, tn_type* out_range) {
  const tn_string_view element = tn_opaque_type_body(type);
  if (element.size > 6 && memcmp(element.data, "range<", 6) == 0) {
    *out_range = type;
    return TN_OK;
  }
  tn_text_buffer body = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&body, "range<");
  tn_text_buffer_append(&body, element.data, element.size);
  tn_text_buffer_append_text(&body, ">");
  const tn_status status = body.failed ? tn_context__out_of_memory(context)
                                       : tn_opaque_type_get(context, tn_string_view_from("pdl"),
                                                            tn_text_buffer_view(&body), out_range);
  tn_text_buffer_free(&body);
  return status;
}

static tn_status give_result_type(tn_reading* it, const tn_element* element, tn_type type) {
  tn_parser* parser = it->parser;
  *tn_reading__types(it, element->arguments[1]) = (tn_range){(uint32_t)parser->types.count, 1};
  return tn_parser__push(parser, &parser->types, &type, sizeof type);
}

/// `: !pdl.range<value>`, if there are no arguments that say it.
static tn_status parse_range_type(tn_reading* it, const tn_element* element, uint32_t* step,
                                  bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = it->parser;
  const tn_range arguments = *tn_reading__types(it, element->arguments[0]);
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
  return give_result_type(it, element, type);
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

/// `-> !pdl.value`, behind an index; without one it is all results, a range.
static tn_status parse_results_type(tn_reading* it, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = it->parser;
  tn_type type;
  *out_region = false;
  *out_present = true;
  if (tn_reading__attribute(it, element->arguments[0].index) == NULL) {
    TN_TRY(tn_opaque_type_get(parser->context, tn_string_view_from("pdl"),
                              tn_string_view_from("range<value>"), &type));
  } else {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
    TN_TRY(tn_parser__type(parser, &type));
  }
  return give_result_type(it, element, type);
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
