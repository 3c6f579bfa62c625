// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of shape: constants that are lists of integers, regions, and libraries of functions.
//
// Source: the shape dialect's documentation.

#include "dialects/common/function.h"
#include "dialects/shape/shape.h"
#include "rewrite/constant.h"
#include "schema/custom_assembly.h"

//===-- shape.const_shape ---------------------------------------------------------------------===//

/// Parses `[1, 2]` to a tensor of indices.
static tn_status read_extents(tn_parser* parser, tn_op_frame* frame) {
  const char* at = parser->token.start;
  const size_t base = parser->dims.count;
  tn_attribute list;
  tn_attribute value;
  tn_type type;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &list));
  const size_t count = tn_array_attribute_count(list);
  bool is_list = tn_attribute__is(list, TN_ATTRIBUTE_ARRAY);
  for (size_t i = 0; i < count && is_list; ++i) {
    const tn_attribute element = tn_array_attribute_element(list, i);
    const int64_t number = tn_integer_attribute_value(element);
    is_list = tn_attribute__is(element, TN_ATTRIBUTE_INTEGER);
    TN_TRY(tn_parser__push(parser, &parser->dims, &number, sizeof number));
  }
  if (!is_list) return tn_parser__custom_error(parser, frame, at, "expected a list of integers");
  const int64_t dims[] = {(int64_t)count};
  TN_TRY(tn_index_type_get(parser->context, &type));
  TN_TRY(tn_tensor_type_get(type, dims, 1, NULL, &type));
  TN_TRY(tn_dense_elements_attribute_get(type, (const int64_t*)parser->dims.items + base,
                                         count * sizeof(int64_t), &value));
  parser->dims.count = base;
  return tn_custom_assembly__set(parser, frame, "shape", value);
}

static tn_status parse_const_shape(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  *out_region = false;
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(read_extents(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_const_shape(tn_printer* printer, tn_ref op,
                                         const tn_op_definition* definition,
                                         uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const elided[] = {"shape"};
  tn_numbers numbers;
  const bool is_open =
      tn_numbers__open(tn_custom_assembly__inherent(printer, op, "shape"), &numbers);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  tn_put_char(&printer->sink, '[');
  for (uint64_t i = 0; is_open && i < numbers.count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_signed(&printer->sink, (int64_t)tn_numbers__at(&numbers, i));
  }
  TN_PUT(&printer->sink, "] : ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

/// The custom form prints a list.
static bool const_shape_fits(const tn_context* context, tn_ref op,
                             const tn_op_definition* definition) {
  const tn_attribute shape = tn_shape_const_shape_shape(context, op);
  return tn_op_schema__fits(context, op, definition) && shape.storage != NULL &&
         tn_shaped_type_rank(tn_attribute_type(shape)) == 1;
}

const tn_assembly_fit tn_shape_fits[] = {
    {"shape.const_shape", const_shape_fits},
    {NULL, NULL},
};

//===-- shape.assuming ------------------------------------------------------------------------===//

static tn_status parse_assuming(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    tn_type witness;
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_opaque_type_get(parser->context, tn_string_view_from("shape"),
                              tn_string_view_from("witness"), &witness));
    TN_TRY(tn_parser__push_type(parser, witness));
    if (!tn_parser__consume_if(parser, TN_TOKEN_ARROW)) return TN_OK;
    return tn_parser__result_types(parser);
  }
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 1);
}

static tn_print_region print_assuming(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  const uint32_t count = tn_op_cell__result_count(tn_op__at(printer->context, op));
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, NULL, 0);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  if (count != 0) {
    TN_PUT(&printer->sink, " -> (");
    tn_printer__put_result_types(printer, op, 0, count);
    tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, count == 0 ? TN_PRINT_NO_TERMINATOR : 0};
}

//===-- shape.reduce --------------------------------------------------------------------------===//

/// The initial values have the types of the results.
static tn_status read_reduce_head(tn_parser* parser, tn_op_frame* frame) {
  tn_type type;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  const size_t operand_count = parser->operands.count - frame->operands;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  const size_t base = parser->types.count;
  if (tn_parser__consume_if(parser, TN_TOKEN_ARROW)) TN_TRY(tn_parser__result_types(parser));
  const size_t count = parser->types.count - base;
  if (operand_count == 0) {
    return tn_parser__custom_error(parser, frame, frame->name_at, "expected a shape to reduce");
  }
  if (operand_count - 1 != count) {
    return tn_parser__custom_error(
        parser, frame, frame->name_at,
        "number of operands and types do not match: got %zu operands and %zu types",
        operand_count - 1, count);
  }
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push_type(parser, ((const tn_type*)parser->types.items)[base + i]));
  }
  return TN_OK;
}

static tn_status parse_reduce(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return read_reduce_head(parser, frame);
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_reduce(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, NULL, 0);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, 0, tn_op_cell__operand_count(printer->context, cell));
  TN_PUT(&printer->sink, ") : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  tn_put_char(&printer->sink, ' ');
  if (tn_op_cell__result_count(cell) != 0) {
    tn_printer__put_result_list(printer, op);
    tn_put_char(&printer->sink, ' ');
  }
  return (tn_print_region){0, TN_PRINT_ENTRY_ARGUMENTS};
}

//===-- shape.function_library ----------------------------------------------------------------===//

static tn_status read_mapping(tn_parser* parser, tn_op_frame* frame) {
  tn_type none;
  tn_attribute mapping;
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "mapping"));
  const char* at = parser->token.start;
  TN_TRY(tn_none_type_get(parser->context, &none));
  TN_TRY(tn_parser__attribute(parser, none, &mapping));
  if (!tn_attribute__is(mapping, TN_ATTRIBUTE_DICTIONARY)) {
    return tn_parser__custom_error(parser, frame, at, "invalid kind of attribute specified");
  }
  TN_TRY(tn_custom_assembly__set(parser, frame, "mapping", mapping));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_status parse_library(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (!*out_region) return read_mapping(parser, frame);
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  return tn_custom_assembly__dictionary(parser, frame, true);
}

static tn_print_region print_library(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"sym_name", "mapping"};
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "sym_name");
  const tn_attribute mapping = tn_custom_assembly__inherent(printer, op, "mapping");
  if (regions_done != 0) {
    TN_PUT(&printer->sink, " mapping ");
    if (mapping.storage != NULL) tn_printer__put_any(printer, mapping.storage, TN_PRINT_NO_TYPE);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  if (name.storage != NULL) tn_printer__put_symbol_name(printer, name.storage->self);
  tn_printer__put_attributes_but(printer, op, true, elided, 2);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, TN_PRINT_NO_TERMINATOR};
}

const tn_custom_assembly tn_shape_assemblies[] = {
    {"shape.assuming", parse_assuming, print_assuming},
    {"shape.const_shape", parse_const_shape, print_const_shape},
    {"shape.func", tn_function__parse, tn_function__print},
    {"shape.function_library", parse_library, print_library},
    {"shape.reduce", parse_reduce, print_reduce},
    {NULL, NULL, NULL},
};
