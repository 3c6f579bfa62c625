// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of tosa: conditions and variables.
//
// Source: the tosa dialect's documentation, and MLIR's output.

#include "dialects/common/parts.h"
#include "dialects/tosa/tosa.h"

//===-- tosa.cond_if --------------------------------------------------------------------------===//

/// Parses `%condition (%a = %b) : type (types) -> types`; the blocks repeat the names of arguments.
static tn_status read_head(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  tn_type type;
  TN_TRY(tn_custom_assembly__operand(parser));
  const size_t base = parser->operands.count;
  const bool has_arguments = tn_parser__is(parser, TN_TOKEN_LEFT_PAREN);
  if (has_arguments) TN_TRY(tn_custom_assembly__assignments(parser, frame));
  parser->region_names.count = first_name;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  if (!has_arguments) {
    if (!tn_parser__consume_if(parser, TN_TOKEN_ARROW)) return TN_OK;
    return tn_parser__result_types(parser);
  }
  const size_t first_type = parser->types.count;
  frame->type_at = parser->token.start;
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) return tn_parser__type(parser, &type);
  TN_TRY(tn_parser__type_list(parser));
  const size_t input_count = parser->types.count - first_type;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  if (input_count == parser->operands.count - base) return TN_OK;
  return tn_parser__custom_error(parser, frame, frame->type_at,
                                 "expected as many input types as operands (expected %zu got %zu)",
                                 parser->operands.count - base, input_count);
}

static tn_status parse_if(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const uint32_t step = frame->step++;
  *out_region = true;
  if (step == 0) {
    TN_TRY(read_head(parser, frame));
    return tn_parser__resolve_early(parser, frame, SIZE_MAX);
  }
  if (step == 1) {
    if (tn_custom_assembly__take_word(parser, "else")) return TN_OK;
    TN_TRY(tn_parser__empty_region(parser, frame));
  }
  *out_region = false;
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_if(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                uint32_t regions_done) {
  const tn_context* context = printer->context;
  const uint32_t count = tn_op__operand_count(context, op);
  (void)definition;
  if (regions_done == 0) {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_operands(printer, op, 0, 1);
    if (count > 1) {
      tn_printer__put_initialization(printer, " ",
                                     tn_op__first_block(context, op, TN_TOSA_COND_IF_THEN_GRAPH), 0,
                                     op, 1, count - 1);
    }
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, op, 0, 1);
    if (count > 1) {
      TN_PUT(&printer->sink, " (");
      tn_printer__put_operand_types(printer, op, 1, count - 1);
      tn_put_char(&printer->sink, ')');
    }
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_result_list(printer, op);
    tn_put_char(&printer->sink, ' ');
    return (tn_print_region){0, TN_PRINT_ENTRY_ARGUMENTS};
  }
  if (regions_done == 1 && tn_op__first_block(context, op, TN_TOSA_COND_IF_ELSE_GRAPH) != 0) {
    TN_PUT(&printer->sink, " else ");
    return (tn_print_region){1, TN_PRINT_ENTRY_ARGUMENTS};
  }
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_tosa_assemblies[] = {
    {"tosa.cond_if", parse_if, print_if},
    {NULL, NULL, NULL},
};

//===-- VariableOpTypeOrInitialValue(shape, type, value) --------------------------------------===//

/// Sets the attribute with the extents of a type as elements of type index.
static tn_status set_shape(tn_reading* reading, uint32_t index, tn_type type) {
  const int64_t rank = (int64_t)tn_shaped_type_rank(type);
  tn_type element;
  tn_type shape;
  tn_attribute value;
  int64_t* dims = NULL;
  reading->parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(reading->parser, &reading->parser->bytes,
                            (size_t)rank * sizeof *dims + 1, 1));
  for (int64_t i = 0; i < rank; ++i) {
    const int64_t dim = tn_shaped_type_dims(type)[i];
    const int64_t number = dim == TN_DYNAMIC ? -1 : dim;
    memcpy((char*)reading->parser->bytes.items + (size_t)i * sizeof number, &number, sizeof number);
  }
  TN_TRY(tn_index_type_get(reading->parser->context, &element));
  TN_TRY(tn_tensor_type_get(element, &rank, 1, NULL, &shape));
  TN_TRY(tn_dense_elements_attribute_get(shape, reading->parser->bytes.items,
                                         (size_t)rank * sizeof(int64_t), &value));
  return tn_reading__set_attribute(reading, index, value);
}

/// Parses ` = dense<1> : tensor<2xi8>`, or ` : tensor<2xi8>`.
static tn_status parse_variable(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_attribute value;
  tn_type type = {NULL};
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) {
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[2].index, value));
    type = tn_attribute_type(value);
  } else {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
  }
  if (!tn_shaped_type_has_rank(type)) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected ranked type");
  }
  TN_TRY(set_shape(reading, element->arguments[0].index, type));
  TN_TRY(tn_type_attribute_get(tn_type_element_type(type), &value));
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

static void put_shape(tn_printer* printer, tn_attribute shape) {
  size_t byte_size = 0;
  const char* bytes = tn_attribute__is(shape, TN_ATTRIBUTE_DENSE_ELEMENTS)
                          ? tn_dense_elements_attribute_data(shape, &byte_size)
                          : NULL;
  const int64_t count = bytes == NULL ? 0 : tn_shaped_type_element_count(tn_attribute_type(shape));
  for (int64_t i = 0; i < count; ++i) {
    const size_t at = tn_dense_elements_attribute_is_splat(shape) ? 0 : (size_t)i * sizeof(int64_t);
    int64_t number = 0;
    if (byte_size >= sizeof number && at <= byte_size - sizeof number) {
      memcpy(&number, bytes + at, sizeof number);
    }
    if (number < 0) {
      tn_put_char(&printer->sink, '?');
    } else {
      tn_put_signed(&printer->sink, number);
    }
    tn_put_char(&printer->sink, 'x');
  }
}

static tn_print_region print_variable(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  const tn_attribute shape = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_attribute type = tn_part__attribute(printer, op, schema, element->arguments[1]);
  const tn_attribute value = tn_part__attribute(printer, op, schema, element->arguments[2]);
  (void)regions_done;
  if (value.storage != NULL) {
    TN_PUT(&printer->sink, "= ");
    tn_printer__put_any(printer, value.storage, 0);
    return TN_PRINT_NO_REGION;
  }
  TN_PUT(&printer->sink, ": tensor<");
  put_shape(printer, shape);
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  tn_put_char(&printer->sink, '>');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_tosa_directives[] = {
    {"VariableOpTypeOrInitialValue", "aaa", parse_variable, print_variable},
    {NULL, NULL, NULL, NULL},
};
