// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of vhlo.func_v1: `@name(%a: type) -> (type) {...}`. Its name and type are
// attributes of vhlo.

#include "schema/custom_assembly.h"

#include "dialects/vhlo/vhlo.h"

static tn_status set_made(tn_parser* parser, tn_op_frame* frame, const char* name,
                          const tn_storage* made) {
  if (made == NULL) return TN_OUT_OF_MEMORY;
  return tn_custom_assembly__set(parser, frame, name, (tn_attribute){made});
}

static tn_status read_name(tn_parser* parser, tn_op_frame* frame) {
  tn_attribute symbol;
  if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    return tn_parser__wrong_token(parser, "expected valid '@'-identifier for symbol name");
  }
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &symbol));
  return set_made(parser, frame, "sym_name",
                  tn_vhlo__attribute_from(parser->context, symbol.storage));
}

/// Parses arguments and pushes their types.
static tn_status read_arguments(tn_parser* parser, tn_op_frame* frame) {
  tn_ref block = 0;
  TN_TRY(tn_parser__prepare_region(parser, frame, &block));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    tn_unresolved_operand name;
    tn_type type;
    TN_TRY(tn_parser__operand(parser, &name));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
    TN_TRY(tn_parser__add_region_argument(parser, block, &name, type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

/// Sets `out_list` to the array of the types `base` to `end` on the stack.
static tn_status listed_types(tn_parser* parser, size_t base, size_t end, tn_attribute* out_list) {
  const size_t first = parser->attributes.count;
  for (size_t i = base; i < end; ++i) {
    tn_attribute type;
    TN_TRY(tn_type_attribute_get(((const tn_type*)parser->types.items)[i], &type));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &type, sizeof type));
  }
  parser->attributes.count = first;
  return tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + first, end - base, out_list);
}

static tn_status read_signature(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->types.count;
  tn_attribute lists[2];
  tn_attribute type;
  TN_TRY(read_arguments(parser, frame));
  const size_t results = parser->types.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
  TN_TRY(tn_parser__result_types(parser));
  TN_TRY(listed_types(parser, base, results, &lists[0]));
  TN_TRY(listed_types(parser, results, parser->types.count, &lists[1]));
  parser->types.count = base;
  const tn_storage* made = tn_vhlo__make(parser->context, "!func_v1", lists, 2);
  if (made == NULL) return TN_OUT_OF_MEMORY;
  TN_TRY(tn_type_attribute_get((tn_type){made}, &type));
  return set_made(parser, frame, "function_type",
                  tn_vhlo__make(parser->context, "#type_v1", &type, 1));
}

static tn_status parse_func(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (!*out_region) {
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
    return tn_parser__finish_op(parser, frame, 0);
  }
  TN_TRY(read_name(parser, frame));
  return read_signature(parser, frame);
}

/// Prints the results of the function type in parentheses.
static void put_results(tn_printer* printer, tn_ref op) {
  enum { RESULTS = 1 };
  const tn_storage* own = tn_vhlo_func_v1_function_type(printer->context, op).storage;
  const tn_type type = tn_vhlo__is(own, "#type_v1")
                           ? tn_type_attribute_value(tn_vhlo__parameter(own, 0))
                           : (tn_type){NULL};
  const tn_attribute results = tn_vhlo__is(type.storage, "!func_v1")
                                   ? tn_vhlo__parameter(type.storage, RESULTS)
                                   : (tn_attribute){NULL};
  const size_t count = results.storage == NULL ? 0 : tn_array_attribute_count(results);
  TN_PUT(&printer->sink, ") -> (");
  for (size_t i = 0; i < count; ++i) {
    const tn_type result = tn_type_attribute_value(tn_array_attribute_element(results, i));
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_type(printer, result.storage->self);
  }
  TN_PUT(&printer->sink, ") ");
}

static tn_print_region print_func(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"sym_name", "function_type"};
  const tn_context* context = printer->context;
  const tn_storage* name = tn_vhlo_func_v1_sym_name(context, op).storage;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 2);
    return TN_PRINT_NO_REGION;
  }
  const tn_attribute string =
      tn_vhlo__is(name, "#string_v1") ? tn_vhlo__parameter(name, 0) : (tn_attribute){NULL};
  tn_put_char(&printer->sink, ' ');
  if (string.storage != NULL) tn_printer__put_symbol_name(printer, string.storage->self);
  tn_put_char(&printer->sink, '(');
  const tn_ref block = tn_op__first_block(context, op, 0);
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_block_cell* cell = tn_block__at(context, block);
    tn_printer__put_region_argument(printer, tn_block_cell__argument(context, cell, i), false);
  }
  put_results(printer, op);
  return (tn_print_region){0, TN_PRINT_EMPTY_BLOCK * 0};
}

const tn_custom_assembly tn_vhlo_assemblies[] = {
    {"vhlo.func", parse_func, print_func},
    {NULL, NULL, NULL},
};
