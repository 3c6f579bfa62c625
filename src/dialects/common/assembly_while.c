// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of while loops in scf and tosa, which have a condition region and a body. Source: the
// documentation of the two dialects.

#include "dialects/common/common.h"

#include "schema/custom_assembly.h"

static tn_status while_head(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  if (tn_parser__is(parser, TN_TOKEN_LEFT_PAREN))
    TN_TRY(tn_custom_assembly__assignments(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  frame->type_at = parser->token.start;
  TN_TRY(tn_parser__type_list(parser));
  const size_t input_count = parser->types.count - frame->types;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  const size_t operand_count = parser->operands.count - frame->operands;
  if (input_count != operand_count) {
    return tn_parser__custom_error(
        parser, frame, frame->type_at,
        "expected as many input types as operands (expected %zu got %zu)", operand_count,
        input_count);
  }
  const tn_type* types = parser->types.items;
  return tn_parser__prepare_named_region(parser, frame, first_name, types + frame->types);
}

static tn_status parse_while(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const uint32_t step = frame->step++;
  *out_region = step < 2;
  if (step == 0) return while_head(parser, frame);
  if (step == 1) return tn_custom_assembly__expect_word(parser, frame, "do");
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_while(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  const tn_context* context = printer->context;
  const uint32_t count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  if (regions_done == 0) {
    tn_printer__put_initialization(printer, " ", tn_op__first_block(context, op, 0), 0, op, 0,
                                   count);
    TN_PUT(&printer->sink, " : (");
    tn_printer__put_operand_types(printer, op, 0, count);
    TN_PUT(&printer->sink, ") ");
    tn_printer__put_result_list(printer, op);
    tn_put_char(&printer->sink, ' ');
    return (tn_print_region){0, 0};
  }
  if (regions_done == 1) {
    TN_PUT(&printer->sink, " do ");
    return (tn_print_region){1, TN_PRINT_ENTRY_ARGUMENTS};
  }
  tn_printer__put_attributes_but(printer, op, true, NULL, 0);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_while_assemblies[] = {
    {"scf.while", parse_while, print_while},
    {"tosa.while_loop", parse_while, print_while},
    {NULL, NULL, NULL},
};
