// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives for all dialects: index lists that mix values and integers.

#include "schema/custom_assembly.h"

//===-- DynamicIndexList($operands, $attribute) -----------------------------------------------===//

tn_status tn_parser__index_number(tn_parser* parser, const tn_op_frame* frame) {
  const char* at = parser->token.start;
  const bool negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  uint64_t number = 0;
  if (tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    if (!tn_token__uint64(&parser->token, &number) || number > (uint64_t)INT64_MAX + negative) {
      return tn_parser__custom_error(parser, frame, at, "integer value too large");
    }
  } else if (negative) {
    return tn_parser__wrong_token(parser, "expected integer value");
  } else if (tn_parser__is(parser, TN_TOKEN_KW_TRUE)) {
    // MLIR parses booleans as one-bit integers, which are signed here.
    number = UINT64_MAX;
  } else if (!tn_parser__is(parser, TN_TOKEN_KW_FALSE)) {
    return tn_parser__custom_error(parser, frame, at, "expected integer value");
  }
  tn_parser__advance(parser);
  const int64_t value = (int64_t)(negative ? 0 - number : number);
  return tn_parser__push(parser, &parser->dims, &value, sizeof value);
}

/// Parses a value or an integer. Square brackets mark it as scalable, which is pushed on the stack
/// of flags; as in MLIR, lists without scalable sizes accept the brackets, too.
static tn_status push_index(tn_parser* parser, const tn_op_frame* frame) {
  const bool is_value = tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER);
  const int64_t dynamic = TN_DYNAMIC;
  if (is_value) TN_TRY(tn_custom_assembly__operand(parser));
  const bool has_bracket = tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE);
  TN_TRY(tn_parser__push(parser, &parser->flags, &has_bracket, sizeof has_bracket));
  TN_TRY(is_value ? tn_parser__push(parser, &parser->dims, &dynamic, sizeof dynamic)
                  : tn_parser__index_number(parser, frame));
  if (!has_bracket || tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) return TN_OK;
  return tn_parser__custom_error(parser, frame, frame->name_at, "expected SSA value or integer");
}

tn_status tn_parser__index_list(tn_parser* parser, const tn_op_frame* frame, tn_token_kind open,
                                tn_token_kind close, tn_attribute* out_numbers) {
  static const char* const list = "dynamic index list";
  const size_t base = parser->dims.count;
  const size_t flag_base = parser->flags.count;
  TN_TRY(tn_parser__bracket(parser, open, list));
  if (!tn_parser__is(parser, close)) {
    do {
      TN_TRY(push_index(parser, frame));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__bracket(parser, close, list));
  tn_type i64;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  const size_t count = parser->dims.count - base;
  parser->dims.count = base;
  parser->flags.count = flag_base;
  return tn_dense_array_attribute_get(i64, count, (const int64_t*)parser->dims.items + base,
                                      count * sizeof(int64_t), out_numbers);
}

/// Records which entries of the last parsed list are scalable.
static tn_status set_scalable(tn_reading* reading, const tn_element* element,
                              tn_attribute numbers) {
  const tn_parser* parser = reading->parser;
  const bool* flags = (const bool*)parser->flags.items + parser->flags.count;
  size_t size = 0;
  tn_type i1;
  tn_attribute value;
  if (element->argument_count < 3) return TN_OK;
  (void)tn_dense_array_attribute_data(numbers, &size);
  const size_t count = size / sizeof(int64_t);
  TN_TRY(tn_integer_type_get(parser->context, 1, TN_SIGNLESS, &i1));
  TN_TRY(tn_dense_array_attribute_get(i1, count, flags, count, &value));
  return tn_reading__set_attribute(reading, element->arguments[2].index, value);
}

static tn_status read_list(tn_reading* reading, const tn_element* element, tn_token_kind open,
                           tn_token_kind close) {
  const tn_place operands = element->arguments[0];
  const tn_place attribute = element->arguments[1];
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  tn_attribute value;
  TN_TRY(tn_parser__index_list(parser, reading->frame, open, close, &value));
  TN_TRY(set_scalable(reading, element, value));
  tn_reading__give_operands(reading, operands.index, start);
  return tn_reading__set_attribute(reading, attribute.index, value);
}

static tn_status parse_indices(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = tn_parser__is(reading->parser, TN_TOKEN_LEFT_SQUARE);
  return read_list(reading, element, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE);
}

static tn_status parse_parens(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = tn_parser__is(reading->parser, TN_TOKEN_LEFT_PAREN);
  return read_list(reading, element, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN);
}

static void put_mixed(tn_printer* printer, tn_ref op, tn_attribute numbers, tn_attribute scalable,
                      uint32_t* next_operand, char open, char close) {
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t operand_count = tn_op_cell__operand_count(context, cell);
  if (!tn_attribute__is(numbers, TN_ATTRIBUTE_DENSE_ARRAY)) return;
  size_t size = 0;
  size_t flag_count = 0;
  const int64_t* items = tn_dense_array_attribute_data(numbers, &size);
  const char* flags = tn_attribute__is(scalable, TN_ATTRIBUTE_DENSE_ARRAY)
                          ? tn_dense_array_attribute_data(scalable, &flag_count)
                          : NULL;
  tn_put_char(&printer->sink, open);
  for (size_t i = 0; i < size / sizeof *items; ++i) {
    const bool is_scalable = i < flag_count && flags[i] != 0;
    if (i != 0) TN_PUT(&printer->sink, ", ");
    if (is_scalable) tn_put_char(&printer->sink, '[');
    if (items[i] != TN_DYNAMIC) {
      tn_put_signed(&printer->sink, items[i]);
    } else if (*next_operand < operand_count) {
      tn_printer__put_value(printer, tn_op_cell__operand(context, op, cell, (*next_operand)++));
    }
    if (is_scalable) tn_put_char(&printer->sink, ']');
  }
  tn_put_char(&printer->sink, close);
}

void tn_printer__put_mixed_list(tn_printer* printer, tn_ref op, tn_attribute numbers,
                                uint32_t* next_operand, char open, char close) {
  put_mixed(printer, op, numbers, (tn_attribute){NULL}, next_operand, open, close);
}

static void put_list(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                     const tn_element* element, char open, char close) {
  const tn_context* context = printer->context;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return;
  uint32_t next = 0;
  for (uint32_t i = 0; i < element->arguments[0].index; ++i) next += counts[i];
  const tn_attribute list = {
      tn_op_schema__attribute(context, schema, op, element->arguments[1].index)};
  const bool has_flags = element->argument_count > 2;
  const tn_attribute scalable = {
      has_flags ? tn_op_schema__attribute(context, schema, op, element->arguments[2].index) : NULL};
  put_mixed(printer, op, list, scalable, &next, open, close);
}

static tn_print_region print_indices(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_list(printer, op, schema, element, '[', ']');
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_parens(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_list(printer, op, schema, element, '(', ')');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_index_list_directives[] = {
    {"DynamicIndexList", "oaa*", parse_indices, print_indices},
    {"DynamicIndexParens", "oa", parse_parens, print_parens},
    {NULL, NULL, NULL, NULL},
};
