// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of arith.select: the condition's type is only printed if it is not i1.

#include "dialects/arith/arith.h"
#include "schema/custom_directive.h"

/// Parses `%c, %a, %b {...} : condition-type, type`.
static tn_status parse_select(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  const char* at = parser->token.start;
  if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    if (tn_parser__is(parser, TN_TOKEN_LEFT_PAREN) || tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) {
      return tn_parser__error(parser, "unexpected delimiter");
    }
    return tn_parser__wrong_token(parser, "expected operand");
  }
  TN_TRY(tn_parser__operand_list(parser));
  if (parser->operands.count - frame->operands != 3) {
    return tn_parser__custom_error(parser, frame, at, "expected 3 operands");
  }
  if (tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) {
    const size_t base = parser->named.count;
    TN_TRY(tn_parser__attribute_dictionary(parser));
    TN_TRY(tn_parser__take_attributes(parser, frame, base, false, false));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  tn_type condition;
  tn_type type;
  frame->type_at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    condition = type;
    TN_TRY(tn_parser__type(parser, &type));
  } else {
    TN_TRY(tn_parser__integer_type(parser, 1, &condition));
  }
  const tn_type types[] = {condition, type, type, type};
  for (size_t i = 0; i < 4; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->types, &types[i], sizeof types[i]));
  }
  return tn_parser__finish_op(parser, frame, 3);
}

static tn_print_region print_select(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, count);
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  TN_PUT(&printer->sink, " : ");
  const tn_ref condition = count == 0 ? 0 : tn_op_cell__operand(context, op, cell, 0);
  if (condition != 0) {
    const tn_type type =
        tn_type__from(context, tn_value_cell__type(tn_value__at(context, condition)));
    if (tn_type_is_shaped(type)) {
      tn_printer__put_type(printer, tn_type__ref(type));
      TN_PUT(&printer->sink, ", ");
    }
  }
  tn_printer__put_result_types(printer, op, 0, tn_op_cell__result_count(cell));
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_arith_assemblies[] = {
    {"arith.select", parse_select, print_select},
    {NULL, NULL, NULL},
};
