// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the pdl_interp dialect, and its custom forms. The types of handles are inferred from
// the types of ranges, and vice versa.
//
// Source: the pdl_interp dialect's documentation, and MLIR's output.

#include <string.h>

#include "dialects/common/function.h"
#include "dialects/common/parts.h"
#include "dialects/common/pdl_type.h"
#include "dialects/dialects.h"

//===-- Types of handles ----------------------------------------------------------------------===//

static tn_status range_of(tn_parser* parser, tn_type type, tn_type* out_type) {
  return tn_pdl_type__range(parser->context, type, out_type);
}

/// Maps `!pdl.range<type>` to `!pdl.range<value>`, and `!pdl.type` to `!pdl.value`.
static tn_status value_of(tn_parser* parser, tn_type type, tn_type* out_type) {
  return tn_pdl_type__value(parser->context, tn_pdl_type__is_range(type), out_type);
}

typedef tn_status (*type_of_fn)(tn_parser* parser, tn_type type, tn_type* out_type);

/// Parses a type and infers the second type from it.
static tn_status read_types(tn_reading* reading, const tn_element* element, type_of_fn other) {
  tn_type type;
  tn_type follows;
  TN_TRY(tn_parser__type(reading->parser, &type));
  TN_TRY(other(reading->parser, type, &follows));
  TN_TRY(tn_part__give_type(reading, element->arguments[0], type));
  return tn_part__give_type(reading, element->arguments[1], follows);
}

static tn_status parse_range_of(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return read_types(reading, element, range_of);
}

static tn_status parse_value_of(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return read_types(reading, element, value_of);
}

static tn_print_region print_types(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  return TN_PRINT_NO_REGION;
}

//===-- pdl_interp.create_operation -----------------------------------------------------------===//

static tn_print_region print_attributes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                        const tn_element* element, uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  (void)regions_done;
  if (part.count == 0) return TN_PRINT_NO_REGION;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_named_attributes(printer, op, schema, element, part.first, part.count);
  return TN_PRINT_NO_REGION;
}

/// Parses `-> (%0 : !pdl.type)`, `-> <inferred>`, or nothing.
static tn_status parse_results(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const tn_place place = element->arguments[0];
  (void)step;
  *out_region = false;
  *out_present = tn_parser__consume_if(parser, TN_TOKEN_ARROW);
  if (!*out_present) return TN_OK;
  if (tn_parser__consume_if(parser, TN_TOKEN_LESS)) {
    TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "inferred"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
    return tn_part__set_unit(reading, element->arguments[2]);
  }
  const uint32_t start = (uint32_t)parser->operands.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__operand_list(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  tn_reading__give_operands(reading, place.index, start);
  const size_t types = parser->types.count;
  TN_TRY(tn_part__read_types(parser));
  tn_part__give_types(reading, place, types);
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_print_region print_results(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  (void)regions_done;
  if (tn_part__attribute(printer, op, schema, element->arguments[2]).storage != NULL) {
    TN_PUT(&printer->sink, " -> <inferred>");
  } else if (part.count != 0) {
    TN_PUT(&printer->sink, " -> (");
    tn_part__put_operands(printer, op, schema, element->arguments[0]);
    TN_PUT(&printer->sink, " : ");
    tn_part__put_types(printer, op, schema, element->arguments[0]);
    tn_put_char(&printer->sink, ')');
  }
  return TN_PRINT_NO_REGION;
}

static const tn_custom_directive directives[] = {
    {"CreateOperationOpAttributes", "oa", tn_reading__named_attributes, print_attributes},
    {"CreateOperationOpResults", "oTa", parse_results, print_results},
    {"RangeOf", "TT", parse_range_of, print_types},
    {"ValueOf", "TT", parse_value_of, print_types},
    {NULL, NULL, NULL, NULL},
};

//===-- pdl_interp.foreach --------------------------------------------------------------------===//

/// Parses `%each : type in %range {...} -> ^next`.
static tn_status parse_foreach(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const size_t first_name = parser->region_names.count;
  tn_type type;
  tn_type range;
  *out_region = frame->step++ == 0;
  if (!*out_region) {
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
    TN_TRY(tn_parser__successor(parser));
    return tn_parser__finish_op(parser, frame, 1);
  }
  TN_TRY(tn_parser__region_name(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "in"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(range_of(parser, type, &range));
  TN_TRY(tn_parser__push_type(parser, range));
  return tn_parser__prepare_named_region(parser, frame, first_name, &type);
}

static tn_print_region print_foreach(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  (void)definition;
  if (regions_done == 0) {
    tn_put_char(&printer->sink, ' ');
    if (block != 0 && tn_block__argument_count(context, block) != 0) {
      const tn_ref argument = tn_block_cell__argument(context, tn_block__at(context, block), 0);
      tn_printer__put_value(printer, argument);
      TN_PUT(&printer->sink, " : ");
      tn_printer__put_type(printer, tn_type__ref(tn_value__type_or_null(context, argument)));
    }
    TN_PUT(&printer->sink, " in ");
    tn_printer__put_operands(printer, op, 0, 1);
    tn_put_char(&printer->sink, ' ');
    return (tn_print_region){0, 0};
  }
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  if (tn_op_cell__successor_count(tn_op__at(context, op)) != 0) {
    TN_PUT(&printer->sink, " -> ");
    const tn_ref use = tn_op_cell__successors(op, tn_op__at(context, op));
    tn_printer__put_block(printer, tn_use__at(context, use)->value);
  }
  return TN_PRINT_NO_REGION;
}

static const tn_custom_assembly assemblies[] = {
    {"pdl_interp.foreach", parse_foreach, print_foreach},
    {"pdl_interp.func", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_pdl_interp_dialect = {
    .name = {"pdl_interp", 10},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){directives, NULL},
};
