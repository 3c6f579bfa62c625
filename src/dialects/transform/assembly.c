// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of transform for types: function types with optional parts.
//
// Source: the transform dialect's documentation, and MLIR's output.

#include "dialects/common/parts.h"
#include "dialects/transform/transform.h"
#include "schema/check.h"

//===-- SemiFunctionType(operand, results[, "false"]) -----------------------------------------===//

/// Parses `type`, or `(type) -> types`; with "false" only the latter.
static tn_status parse_semi(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  const bool is_function = tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN);
  if (!is_function && element->text.size != 0)
    return tn_parser__wrong_token(parser, "expected '('");
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_part__give_type(reading, element->arguments[0], type));
  const size_t start = parser->types.count;
  if (is_function) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
    TN_TRY(tn_parser__result_types(parser));
  }
  tn_part__give_types(reading, element->arguments[1], start);
  return TN_OK;
}

static tn_print_region print_semi(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const tn_part results = tn_part__of(printer->context, op, schema, element->arguments[1]);
  (void)regions_done;
  if (results.count != 0) tn_put_char(&printer->sink, '(');
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  if (results.count == 0) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, ") -> ");
  if (results.count > 1) tn_put_char(&printer->sink, '(');
  tn_printer__put_result_types(printer, op, results.first, results.count);
  if (results.count > 1) tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- MultitileSizesTypes(operand, results...), ContinuousTileSizeTypes ---------------------===//

/// Parses `(type) -> type`; all results have the result type.
static tn_status parse_sizes(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION) || tn_function_type_input_count(type) != 1 ||
      tn_function_type_result_count(type) != 1) {
    return tn_parser__custom_error(
        parser, reading->frame, at,
        "expects a trailing functional type with one argument and one result");
  }
  TN_TRY(tn_part__give_type(reading, element->arguments[0], tn_function_type_input(type, 0)));
  for (uint32_t i = 1; i < element->argument_count; ++i) {
    TN_TRY(tn_part__give_type(reading, element->arguments[i], tn_function_type_result(type, 0)));
  }
  return TN_OK;
}

static tn_print_region print_sizes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_put_char(&printer->sink, '(');
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  TN_PUT(&printer->sink, ") -> ");
  tn_part__put_types(printer, op, schema, element->arguments[1]);
  return TN_PRINT_NO_REGION;
}

//===-- SequenceOpOperands(root, root type, others, their types) ------------------------------===//

/// Parses `%root : type`, or `%root, %others : (type, types)`.
static tn_status parse_operands(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER);
  uint32_t start = (uint32_t)parser->operands.count;
  if (*out_present) TN_TRY(tn_custom_assembly__operand(parser));
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  start = (uint32_t)parser->operands.count;
  const bool has_others = *out_present && tn_parser__consume_if(parser, TN_TOKEN_COMMA);
  if (has_others) TN_TRY(tn_parser__operand_list(parser));
  tn_reading__give_operands(reading, element->arguments[2].index, start);
  if (!*out_present) {
    tn_part__give_types(reading, element->arguments[1], parser->types.count);
    tn_part__give_types(reading, element->arguments[3], parser->types.count);
    return TN_OK;
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const bool in_parentheses = tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN);
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_part__give_type(reading, element->arguments[1], type));
  const size_t first = parser->types.count;
  if (has_others) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_part__read_types(parser));
  }
  tn_part__give_types(reading, element->arguments[3], first);
  if (!in_parentheses) return TN_OK;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_print_region print_operands(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const uint32_t count = tn_op__operand_count(printer->context, op);
  const tn_part root = tn_part__of(printer->context, op, schema, element->arguments[0]);
  if (root.count == 0) return TN_PRINT_NO_REGION;
  tn_printer__put_operands(printer, op, 0, count);
  TN_PUT(&printer->sink, " : ");
  if (count > 1) tn_put_char(&printer->sink, '(');
  tn_printer__put_operand_types(printer, op, 0, count);
  if (count > 1) tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_transform_directives[] = {
    {"SemiFunctionType", "TT", parse_semi, print_semi},
    {"MultitileSizesTypes", "TTTT", parse_sizes, print_sizes},
    {"ContinuousTileSizeTypes", "TTT", parse_sizes, print_sizes},
    {"SequenceOpOperands", "oToT", parse_operands, print_operands},
    {NULL, NULL, NULL, NULL},
};
