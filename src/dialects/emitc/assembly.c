// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of emitc ops whose region arguments are named in the op's head, and directives.
//
// Source: the emitc dialect's documentation, and MLIR's output.

#include "dialects/common/emitc_type.h"
#include "dialects/common/parts.h"
#include "dialects/emitc/emitc.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"
#include "text/syntax.h"

//===-- emitc.expression ----------------------------------------------------------------------===//

/// Parses an expression; the region's arguments have the names of the operands.
static tn_status read_expression(tn_parser* parser, tn_op_frame* frame) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  const size_t first_name = parser->region_names.count;
  frame->hides_names = true;
  tn_attribute unit;
  tn_type type;
  if (tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    TN_TRY(tn_parser__operand_list(parser));
  }
  const size_t count = parser->operands.count - frame->operands;
  if (tn_custom_assembly__take_word(parser, "noinline")) {
    TN_TRY(tn_unit_attribute_get(parser->context, &unit));
    TN_TRY(tn_reading__set(&reading, "do_not_inline", unit));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION)) {
    return tn_parser__custom_error(parser, frame, at, "expected function type");
  }
  if (tn_function_type_input_count(type) != count) {
    return tn_parser__custom_error(parser, frame, at,
                                   "number of operands and types do not match: got %zu operands "
                                   "and %zu types",
                                   count, tn_function_type_input_count(type));
  }
  const size_t base = parser->types.count;
  for (size_t i = 0; i < count; ++i) {
    const tn_unresolved_operand name =
        ((const tn_unresolved_operand*)parser->operands.items)[frame->operands + i];
    TN_TRY(tn_parser__push(parser, &parser->region_names, &name, sizeof name));
    TN_TRY(tn_parser__push_type(parser, tn_function_type_input(type, i)));
  }
  for (size_t i = 0; i < tn_function_type_result_count(type); ++i) {
    TN_TRY(tn_parser__push_type(parser, tn_function_type_result(type, i)));
  }
  return tn_parser__prepare_named_region(parser, frame, first_name,
                                         (const tn_type*)parser->types.items + base);
}

static tn_status parse_expression(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return read_expression(parser, frame);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_expression(tn_printer* printer, tn_ref op,
                                        const tn_op_definition* definition, uint32_t regions_done) {
  const uint32_t count = tn_op__operand_count(printer->context, op);
  (void)definition;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, count);
  TN_PUT(&printer->sink, " : (");
  tn_printer__put_operand_types(printer, op, 0, count);
  TN_PUT(&printer->sink, ") -> ");
  tn_printer__put_result_types(printer, op, 0, 1);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, 0};
}

static void name_expression(tn_namer* namer, tn_ref op, uint32_t region,
                            const tn_op_definition* definition) {
  const tn_context* context = tn_namer__context(namer);
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block = tn_op__first_block(context, op, region);
  const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
  if (!tn_op_schema__fits(context, op, definition)) return;
  for (uint32_t i = 0; i < count && i < tn_op_cell__operand_count(context, cell); ++i) {
    tn_namer__shadow(namer, tn_block_cell__argument(context, tn_block__at(context, block), i),
                     tn_op_cell__operand(context, op, cell, i));
  }
}

const tn_naming tn_emitc_namings[] = {
    {"emitc.expression", NULL, name_expression},
    {NULL, NULL, NULL},
};

//===-- emitc.for -----------------------------------------------------------------------------===//

static tn_status read_loop(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  tn_type type;
  TN_TRY(tn_parser__region_name(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "to"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "step"));
  TN_TRY(tn_custom_assembly__operand(parser));
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    TN_TRY(tn_parser__type(parser, &type));
  } else {
    TN_TRY(tn_index_type_get(parser->context, &type));
  }
  const size_t base = parser->types.count;
  for (size_t i = 0; i < 3; ++i) TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__prepare_named_region(parser, frame, first_name,
                                         (const tn_type*)parser->types.items + base);
}

static tn_status parse_loop(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return read_loop(parser, frame);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 3);
}

static tn_print_region print_loop(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  const tn_context* context = printer->context;
  tn_print_sink* sink = &printer->sink;
  (void)definition;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, NULL, 0);
    return TN_PRINT_NO_REGION;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  tn_put_char(sink, ' ');
  if (block != 0 && tn_block__argument_count(context, block) != 0) {
    tn_printer__put_value(printer,
                          tn_block_cell__argument(context, tn_block__at(context, block), 0));
  }
  TN_PUT(sink, " = ");
  tn_printer__put_operands(printer, op, 0, 1);
  TN_PUT(sink, " to ");
  tn_printer__put_operands(printer, op, 1, 1);
  TN_PUT(sink, " step ");
  tn_printer__put_operands(printer, op, 2, 1);
  tn_put_char(sink, ' ');
  const tn_type type = tn_op__operand_type(context, op, TN_EMITC_FOR_LOWER_BOUND);
  if (!tn_type__is(type, TN_TYPE_INDEX)) {
    TN_PUT(sink, " : ");
    tn_printer__put_type(printer, tn_type__ref(type));
    tn_put_char(sink, ' ');
  }
  return (tn_print_region){0, TN_PRINT_NO_TERMINATOR};
}

//===-- emitc.include -------------------------------------------------------------------------===//

static tn_status parse_include(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_attribute value;
  *out_region = false;
  const bool is_standard = tn_parser__consume_if(parser, TN_TOKEN_LESS);
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) {
    return tn_parser__custom_error(parser, frame, parser->token.start, "expected string attribute");
  }
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_reading__set(&reading, "include", value));
  if (is_standard) {
    if (!tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
      return tn_parser__custom_error(parser, frame, parser->token.start,
                                     "expected trailing '>' for standard include");
    }
    TN_TRY(tn_unit_attribute_get(parser->context, &value));
    TN_TRY(tn_reading__set(&reading, "is_standard_include", value));
  }
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_include(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  const bool is_standard =
      tn_emitc_include_is_standard_include(printer->context, op).storage != NULL;
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "include");
  (void)definition;
  (void)regions_done;
  tn_put_view(&printer->sink, tn_string_view_from(is_standard ? " <" : " "));
  if (name.storage != NULL) tn_printer__put_any(printer, name.storage, 0);
  if (is_standard) tn_put_char(&printer->sink, '>');
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_emitc_assemblies[] = {
    {"emitc.expression", parse_expression, print_expression},
    {"emitc.for", parse_loop, print_loop},
    {"emitc.include", parse_include, print_include},
    {NULL, NULL, NULL},
};

//===-- Reference(ref(type($x)), type($result)), Referenced(...) ------------------------------===//

/// Infers `!NAME<x>` from a type with parameter x.
static tn_status give_reference(tn_reading* reading, const tn_element* element, const char* name) {
  tn_parser* parser = reading->parser;
  const tn_range* range = tn_reading__types(reading, element->arguments[0]);
  tn_type type;
  TN_TRY(tn_infer__type(parser->context, TN_TRANSFORM_PARAMETER,
                        ((const tn_type*)parser->types.items)[range->start], &type));
  if (type.storage == NULL) return TN_OK;
  TN_TRY(tn_emitc__get_wrapper(parser->context, tn_string_view_from(name), type, &type));
  return tn_part__give_type(reading, element->arguments[1], type);
}

static tn_status parse_pointer(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return give_reference(reading, element, "emitc.ptr");
}

static tn_status parse_lvalue(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return give_reference(reading, element, "emitc.lvalue");
}

const tn_custom_directive tn_emitc_reference_directives[] = {
    {"EmitCPointerTo", "TT", parse_pointer, tn_part__put_nothing},
    {"EmitCLValueOf", "TT", parse_lvalue, tn_part__put_nothing},
    {NULL, NULL, NULL, NULL},
};
