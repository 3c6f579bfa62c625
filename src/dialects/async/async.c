// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The async dialect: functions have the same assembly as func's, async.execute names the values it
// waits for, and async.await yields the contained type.
//
// Source: the async dialect's documentation, and MLIR's output.

#include "dialects/common/function.h"
#include "dialects/common/parts.h"
#include "dialects/dialects.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

/// Returns x of `!async.value<x>`; returns a token unchanged.
static tn_status unwrapped(tn_context* context, tn_type type, tn_type* out_type) {
  TN_TRY(tn_infer__type(context, TN_TRANSFORM_PARAMETER, type, out_type));
  if (out_type->storage == NULL) *out_type = type;
  return TN_OK;
}

//===-- AwaitResultType(type($operand), type($result)) ----------------------------------------===//

/// Parses the operand's type; infers the result's from a value's type, none from a token.
static tn_status parse_await(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_type inner;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_part__give_type(reading, element->arguments[0], type));
  TN_TRY(unwrapped(parser->context, type, &inner));
  if (!tn_type_equal(type, inner)) {
    return tn_part__give_type(reading, element->arguments[1], inner);
  }
  tn_part__give_types(reading, element->arguments[1], parser->types.count);
  return TN_OK;
}

static tn_print_region print_await(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  return TN_PRINT_NO_REGION;
}

static const tn_custom_directive directives[] = {
    {"AwaitResultType", "TT", parse_await, print_await},
    {NULL, NULL, NULL, NULL},
};

//===-- async.execute -------------------------------------------------------------------------===//

/// Parses `(%value as %name: type, ...)`: operands, and names of the region's arguments.
static tn_status read_values(tn_parser* parser, const tn_op_frame* frame) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) return TN_OK;
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    tn_type type;
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_custom_assembly__expect_word(parser, frame, "as"));
    TN_TRY(tn_parser__region_name(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ',' or ')'");
}

/// Prepares a region whose arguments have the contained types of the operands from index `first`
/// on.
static tn_status open_body(tn_parser* parser, tn_op_frame* frame, size_t first_name, size_t first,
                           size_t count) {
  const size_t base = parser->types.count;
  for (size_t i = 0; i < count; ++i) {
    tn_type type;
    TN_TRY(unwrapped(parser->context, ((const tn_type*)parser->types.items)[first + i], &type));
    TN_TRY(tn_parser__push_type(parser, type));
  }
  TN_TRY(tn_parser__prepare_named_region(parser, frame, first_name,
                                         (const tn_type*)parser->types.items + base));
  parser->types.count = base;
  return TN_OK;
}

static tn_status read_execute(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  tn_type token;
  TN_TRY(tn_opaque_type_get(parser->context, tn_string_view_from("async"),
                            tn_string_view_from("token"), &token));
  if (tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) {
    TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                       SIZE_MAX));
  }
  const size_t tokens = parser->operands.count - frame->operands;
  for (size_t i = 0; i < tokens; ++i) TN_TRY(tn_parser__push_type(parser, token));
  const size_t first = parser->types.count;
  TN_TRY(read_values(parser, frame));
  const size_t count = parser->types.count - first;
  const int32_t sizes[] = {(int32_t)tokens, (int32_t)count};
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, 2));
  TN_TRY(open_body(parser, frame, first_name, first, count));
  TN_TRY(tn_parser__push_type(parser, token));
  if (tn_parser__consume_if(parser, TN_TOKEN_ARROW)) TN_TRY(tn_parser__result_types(parser));
  return tn_custom_assembly__dictionary(parser, frame, true);
}

static tn_status parse_execute(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return read_execute(parser, frame);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static void put_values(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (count == 0 || block == 0) return;
  TN_PUT(&printer->sink, " (");
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_operands(printer, op, first + i, 1);
    TN_PUT(&printer->sink, " as ");
    if (i < tn_block__argument_count(context, block)) {
      tn_printer__put_value(printer,
                            tn_block_cell__argument(context, tn_block__at(context, block), i));
    }
    TN_PUT(&printer->sink, ": ");
    tn_printer__put_operand_types(printer, op, first + i, 1);
  }
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_execute(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"operandSegmentSizes"};
  const tn_context* context = printer->context;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  if (!tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  if (counts[0] != 0) {
    TN_PUT(&printer->sink, " [");
    tn_printer__put_operands(printer, op, 0, counts[0]);
    tn_put_char(&printer->sink, ']');
  }
  put_values(printer, op, counts[0], counts[1]);
  const uint32_t results = tn_op__result_count(context, op);
  if (results > 1) {
    TN_PUT(&printer->sink, " -> ");
    if (results > 2) tn_put_char(&printer->sink, '(');
    tn_printer__put_result_types(printer, op, 1, results - 1);
    if (results > 2) tn_put_char(&printer->sink, ')');
  }
  tn_printer__put_attributes_but(printer, op, true, elided, 1);
  tn_put_char(&printer->sink, ' ');

  return (tn_print_region){0, 0};
}

static const tn_custom_assembly assemblies[] = {
    {"async.function", tn_function__parse, tn_function__print},
    {"async.execute", parse_execute, print_execute},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_async_dialect = {
    .name = {"async", 5},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){directives, NULL},
};
