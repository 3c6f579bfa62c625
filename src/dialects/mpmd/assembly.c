// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of mpmd: calls, and ops with a region, whose attributes and arguments are before the
// region and whose type is after it.
//
// Source: Shardy's documentation, and jaxlib's output.

#include "schema/custom_assembly.h"

#include <tenure/parameters.h>

#include "dialects/common/parts.h"
#include "dialects/mpmd/mpmd.h"
#include "schema/body_format.h"

//===-- Origins -------------------------------------------------------------------------------===//

/// Parses `"name"` or `"name"(2)`: the parameters of `#mpmd.user_origin`.
static tn_status read_origin(tn_parser* parser, const tn_op_frame* frame,
                             tn_attribute* out_origin) {
  tn_attribute parameters[2] = {{NULL}, {NULL}};
  tn_string_view name;
  tn_type i64;
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) {
    return tn_parser__custom_error(parser, frame, parser->token.start, "expected string");
  }
  TN_TRY(tn_custom_assembly__string(parser, &name));
  TN_TRY(tn_string_attribute_get(parser->context, name, &parameters[0]));
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    if (!tn_parser__is(parser, TN_TOKEN_INTEGER) && !tn_parser__is(parser, TN_TOKEN_MINUS)) {
      return tn_parser__custom_error(parser, frame, parser->token.start, "expected integer value");
    }
    TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
    TN_TRY(tn_body_format__read_integer(parser, i64, &parameters[1]));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  return tn_dialect_attribute_get(parser->context, tn_string_view_from("mpmd.user_origin"),
                                  parameters, 2, out_origin);
}

static void put_origin(tn_printer* printer, tn_attribute origin) {
  const tn_attribute count = tn_attribute_parameter_at(origin, 1);
  tn_printer__put_any(printer, tn_attribute_parameter_at(origin, 0).storage, 0);
  if (count.storage == NULL) return;
  tn_put_char(&printer->sink, '(');
  tn_put_signed(&printer->sink, tn_integer_attribute_value(count));
  tn_put_char(&printer->sink, ')');
}

/// Parses `["f", "g"(1)]`; keeps the elements on the stack of attributes.
static tn_status read_origins(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->attributes.count;
  tn_attribute origins;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      tn_attribute origin;
      TN_TRY(read_origin(parser, frame, &origin));
      TN_TRY(tn_parser__push(parser, &parser->attributes, &origin, sizeof origin));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  const tn_attribute* items = parser->attributes.items;
  TN_TRY(tn_array_attribute_get(parser->context, items == NULL ? NULL : items + base,
                                parser->attributes.count - base, &origins));
  parser->attributes.count = base;
  return tn_custom_assembly__set(parser, frame, "origin", origins);
}

/// Parses `<mesh="m", origin=[...]`.
static tn_status read_mesh(tn_parser* parser, tn_op_frame* frame) {
  tn_string_view text;
  tn_attribute mesh;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "mesh"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_custom_assembly__string(parser, &text));
  TN_TRY(tn_string_attribute_get(parser->context, text, &mesh));
  TN_TRY(tn_custom_assembly__set(parser, frame, "mesh_name", mesh));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "origin"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  return read_origins(parser, frame);
}

static void put_mesh(tn_printer* printer, tn_ref op) {
  const tn_attribute mesh = tn_custom_assembly__inherent(printer, op, "mesh_name");
  const tn_attribute origins = tn_custom_assembly__inherent(printer, op, "origin");
  TN_PUT(&printer->sink, "<mesh=");
  if (mesh.storage != NULL) tn_printer__put_any(printer, mesh.storage, TN_PRINT_NO_TYPE);
  TN_PUT(&printer->sink, ", origin=[");
  for (size_t i = 0; i < tn_array_attribute_count(origins); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_origin(printer, tn_array_attribute_element(origins, i));
  }
  tn_put_char(&printer->sink, ']');
}

//===-- Ops with a region ---------------------------------------------------------------------===//

/// Parses `(%a) {...} (%b: type)`, the part before the region.
static tn_status read_head(tn_parser* parser, tn_op_frame* frame) {
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_part__read_arguments(parser, frame);
}

static tn_status read_tail(tn_parser* parser, tn_op_frame* frame) {
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_part__read_signature(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region put_head(tn_printer* printer, tn_ref op, const char* const* elided,
                                size_t count) {
  tn_put_char(&printer->sink, ' ');
  tn_part__put_all_operands(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, count);
  tn_part__put_arguments(printer, op);
  return (tn_print_region){0, 0};
}

static tn_status parse_named(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_attribute origin;
  *out_region = frame->step++ == 0;
  if (!*out_region) return read_tail(parser, frame);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(read_origin(parser, frame, &origin));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  TN_TRY(tn_custom_assembly__set(parser, frame, "origin", origin));
  return read_head(parser, frame);
}

static tn_print_region print_named(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"name", "origin"};
  if (regions_done != 0) {
    tn_part__put_signature(printer, op);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, '<');
  put_origin(printer, tn_custom_assembly__inherent(printer, op, "origin"));
  tn_put_char(&printer->sink, '>');
  return put_head(printer, op, elided, 2);
}

/// Parses `, stage=1, in_shardings=[...], out_shardings=[...]>`; each part is optional.
static tn_status read_options(tn_parser* parser, tn_op_frame* frame) {
  static const char* const names[] = {"stage", "in_shardings", "out_shardings"};
  bool has_comma = false;
  for (size_t i = 0; i < 3; ++i) {
    has_comma = has_comma || tn_parser__consume_if(parser, TN_TOKEN_COMMA);
    if (!has_comma || !tn_custom_assembly__take_word(parser, names[i])) continue;
    has_comma = false;
    if (i != 0) {
      TN_TRY(tn_part__read_shardings(parser, frame, names[i]));
      continue;
    }
    tn_attribute stage;
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    const char* at = parser->token.start;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &stage));
    if (!tn_attribute__is(stage, TN_ATTRIBUTE_INTEGER)) {
      return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
    }
    TN_TRY(tn_custom_assembly__set(parser, frame, "stage_id", stage));
  }
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'");
}

static tn_status parse_fragment(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (!*out_region) return read_tail(parser, frame);
  TN_TRY(read_mesh(parser, frame));
  TN_TRY(read_options(parser, frame));
  return read_head(parser, frame);
}

static tn_print_region print_fragment(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"in_shardings", "out_shardings", "mesh_name", "origin",
                                       "stage_id"};
  if (regions_done != 0) {
    tn_part__put_signature(printer, op);
    return TN_PRINT_NO_REGION;
  }
  const tn_attribute stage = tn_custom_assembly__inherent(printer, op, "stage_id");
  put_mesh(printer, op);
  if (stage.storage != NULL) {
    TN_PUT(&printer->sink, ", stage=");
    tn_printer__put_any(printer, stage.storage, TN_PRINT_NO_TYPE);
  }
  for (size_t i = 0; i < 2; ++i) {
    if (tn_op__inherent(printer->context, op, elided[i]) == NULL) continue;
    TN_PUT(&printer->sink, ", ");
    tn_part__put_shardings(printer, op, elided[i]);
  }
  tn_put_char(&printer->sink, '>');
  return put_head(printer, op, elided, 5);
}

/// The types after the region are the types of results and operands.
static tn_status parse_for(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return read_head(parser, frame);
  const size_t count = parser->operands.count - frame->operands;
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_part__read_types(parser));
  const size_t type_count = parser->types.count - frame->types;
  if (type_count != count) {
    return tn_parser__custom_error(
        parser, frame, frame->name_at,
        "number of operands and types do not match: got %zu operands and %zu types", count,
        type_count);
  }
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push_type(parser, ((const tn_type*)parser->types.items)[frame->types + i]));
  }
  return tn_parser__finish_op(parser, frame, count);
}

static tn_print_region print_for(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  (void)definition;
  if (regions_done == 0) return put_head(printer, op, NULL, 0);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, tn_op__operand_count(printer->context, op));
  return TN_PRINT_NO_REGION;
}

//===-- mpmd.fragment_call --------------------------------------------------------------------===//

static tn_status parse_call(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_attribute callee;
  *out_region = false;
  TN_TRY(read_mesh(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &callee));
  if (!tn_attribute__is(callee, TN_ATTRIBUTE_SYMBOL_REF)) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  TN_TRY(tn_custom_assembly__set(parser, frame, "callee", callee));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_part__read_signature(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_call(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const elided[] = {"mesh_name", "origin", "callee"};
  const tn_attribute callee = tn_custom_assembly__inherent(printer, op, "callee");
  put_mesh(printer, op);
  TN_PUT(&printer->sink, "> ");
  if (callee.storage != NULL) tn_printer__put_any(printer, callee.storage, TN_PRINT_NO_TYPE);
  tn_part__put_all_operands(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, 3);
  tn_part__put_signature(printer, op);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_mpmd_assemblies[] = {
    {"mpmd.for", parse_for, print_for},
    {"mpmd.fragment", parse_fragment, print_fragment},
    {"mpmd.fragment_call", parse_call, print_call},
    {"mpmd.named_computation", parse_named, print_named},
    {NULL, NULL, NULL},
};

//===-- Names ---------------------------------------------------------------------------------===//

/// The last argument of a loop's region is the index of the iteration.
static void name_index(tn_namer* namer, tn_ref op, uint32_t region,
                       const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_ref block = tn_op__first_block(context, op, region);
  const uint32_t count = tn_block__argument_count(context, block);
  if (count == 0) return;
  tn_namer__argument(namer,
                     tn_block_cell__argument(context, tn_block__at(context, block), count - 1),
                     tn_string_view_from("index"));
}

const tn_naming tn_mpmd_namings[] = {
    {"mpmd_for", NULL, name_index},
    {NULL, NULL, NULL},
};
