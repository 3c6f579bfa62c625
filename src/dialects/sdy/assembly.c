// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of sdy: computations with a region, whose arguments stand in front of it and whose
// type stands behind it. Source: the Shardy documentation of the dialect.

#include "schema/custom_assembly.h"

#include "dialects/common/parts.h"
#include "dialects/sdy/sdy.h"
#include "schema/opaque_text.h"

//===-- Shardings of values -------------------------------------------------------------------===//

/// `[<...>, <...>]`, a list of shardings without their kind.
static tn_status read_shardings(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_attribute shardings;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) {
    return tn_parser__wrong_token(parser, "expected '['");
  }
  TN_TRY(tn_parser__enclosed_attribute(parser, tn_string_view_from("sdy"),
                                       tn_string_view_from("sharding_per_value"), &shardings));
  return tn_custom_assembly__set(parser, frame, name, shardings);
}

static void put_shardings(tn_printer* printer, tn_ref op, const char* name) {
  const tn_attribute shardings = tn_custom_assembly__inherent(printer, op, name);
  const tn_string_view body = tn_opaque_text__body(shardings, "sdy", "sharding_per_value");
  tn_put_char(&printer->sink, ' ');
  tn_put(&printer->sink, name, strlen(name));
  tn_put_char(&printer->sink, '=');
  tn_put(&printer->sink, body.data, body.size);
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Attributes and the type of all, behind the region.
static tn_status read_tail(tn_parser* parser, tn_op_frame* frame) {
  tn_type type;
  const size_t operand_count = parser->operands.count - frame->operands;
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION)) {
    return tn_parser__error_at(parser, at, "invalid kind of type specified");
  }
  const size_t input_count = tn_function_type_input_count(type);
  if (input_count != operand_count) {
    return tn_parser__custom_error(
        parser, frame, frame->name_at,
        "number of operands and types do not match: got %zu operands and %zu types", operand_count,
        input_count);
  }
  for (size_t i = 0; i < input_count; ++i) {
    TN_TRY(tn_parser__push_type(parser, tn_function_type_input(type, i)));
  }
  for (size_t i = 0; i < tn_function_type_result_count(type); ++i) {
    TN_TRY(tn_parser__push_type(parser, tn_function_type_result(type, i)));
  }
  return tn_parser__finish_op(parser, frame, operand_count);
}

static void put_arguments(tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_check__block(context, op, 0);
  TN_PUT(&printer->sink, " (");
  for (uint32_t i = 0; i < tn_check__argument_count(context, block); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_block_cell* cell = tn_block__at(context, block);
    tn_printer__put_region_argument(printer, tn_block__argument(context, cell, i), false);
  }
  TN_PUT(&printer->sink, ") ");
}

static void put_tail(tn_printer* printer, tn_ref op, const char* const* elided, size_t count) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  const uint32_t result_count = tn_op__result_count(cell);
  tn_printer__put_attributes_but(printer, op, false, elided, count);
  TN_PUT(&printer->sink, " : (");
  tn_printer__put_operand_types(printer, op, 0, tn_op__operand_count(printer->context, cell));
  TN_PUT(&printer->sink, ") ");
  if (result_count == 0) {
    TN_PUT(&printer->sink, "-> ()");
  } else {
    tn_printer__put_result_list(printer, op);
  }
}

static void put_operands(tn_printer* printer, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, 0, tn_op__operand_count(printer->context, cell));
  tn_put_char(&printer->sink, ')');
}

//===-- sdy.manual_computation ----------------------------------------------------------------===//

static tn_status read_manual_head(tn_parser* parser, tn_op_frame* frame) {
  tn_attribute axes;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "in_shardings"));
  TN_TRY(read_shardings(parser, frame, "in_shardings"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "out_shardings"));
  TN_TRY(read_shardings(parser, frame, "out_shardings"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "manual_axes"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__stripped_attribute(parser, tn_string_view_from("sdy"),
                                       tn_string_view_from("manual_axes"), &axes));
  TN_TRY(tn_custom_assembly__set(parser, frame, "manual_axes", axes));
  return tn_part__read_arguments(parser, frame);
}

static tn_status parse_manual(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  return *out_region ? read_manual_head(parser, frame) : read_tail(parser, frame);
}

static tn_print_region print_manual(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"in_shardings", "out_shardings", "manual_axes"};
  if (regions_done != 0) {
    put_tail(printer, op, elided, 3);
    return TN_PRINT_NO_REGION;
  }
  static const char mnemonic[] = "manual_axes";
  const tn_attribute axes = tn_custom_assembly__inherent(printer, op, mnemonic);
  const tn_string_view body = tn_opaque_attribute_body(axes);
  put_operands(printer, op);
  put_shardings(printer, op, "in_shardings");
  put_shardings(printer, op, "out_shardings");
  TN_PUT(&printer->sink, " manual_axes=");
  if (body.size >= sizeof mnemonic - 1) {
    tn_put(&printer->sink, body.data + sizeof mnemonic - 1, body.size - (sizeof mnemonic - 1));
  }
  put_arguments(printer, op);
  return (tn_print_region){0, 0};
}

//===-- sdy.named_computation -----------------------------------------------------------------===//

static tn_status read_named_head(tn_parser* parser, tn_op_frame* frame) {
  tn_attribute name;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &name));
  TN_TRY(tn_custom_assembly__set(parser, frame, "name", name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  if (tn_custom_assembly__take_word(parser, "in_shardings")) {
    TN_TRY(read_shardings(parser, frame, "in_shardings"));
  }
  if (tn_custom_assembly__take_word(parser, "out_shardings")) {
    TN_TRY(read_shardings(parser, frame, "out_shardings"));
  }
  return tn_part__read_arguments(parser, frame);
}

static tn_status parse_named(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  return *out_region ? read_named_head(parser, frame) : read_tail(parser, frame);
}

static tn_print_region print_named(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"name", "in_shardings", "out_shardings"};
  if (regions_done != 0) {
    put_tail(printer, op, elided, 3);
    return TN_PRINT_NO_REGION;
  }
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "name");
  tn_put_char(&printer->sink, '<');
  if (name.storage != NULL) tn_printer__put_any(printer, name.storage, TN_PRINT_NO_TYPE);
  tn_put_char(&printer->sink, '>');
  put_operands(printer, op);
  for (size_t i = 1; i < 3; ++i) {
    if (tn_op__inherent(printer->context, op, elided[i]) != NULL) {
      put_shardings(printer, op, elided[i]);
    }
  }
  put_arguments(printer, op);
  return (tn_print_region){0, 0};
}

const tn_custom_assembly tn_sdy_assemblies[] = {
    {"sdy.manual_computation", parse_manual, print_manual},
    {"sdy.named_computation", parse_named, print_named},
    {NULL, NULL, NULL},
};
