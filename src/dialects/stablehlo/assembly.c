// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of StableHLO: types that are printed once if they are all the same, and lists of
// operands.
//
// Source: StableHLO's documentation, and its printer's output.

#include "dialects/stablehlo/stablehlo.h"
#include "schema/custom_assembly.h"

//===-- Values --------------------------------------------------------------------------------===//

/// Returns the type of a group's first value; null if it has none.
static tn_type group_type(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                          tn_place place) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const tn_op_cell* cell = tn_op__at(context, op);
  const bool is_operand = place.kind == TN_PLACE_OPERAND;
  const bool fits = is_operand ? tn_op_schema__operand_groups(context, schema, op, counts)
                               : tn_op_schema__result_groups(context, schema, op, counts);
  if (!fits || counts[place.index] == 0) return (tn_type){NULL};
  uint32_t at = 0;
  for (uint32_t i = 0; i < place.index; ++i) at += counts[i];
  return tn_value__type_or_null(context, is_operand ? tn_op_cell__operand(context, op, cell, at)
                                                    : tn_op_cell__result(op, cell, at));
}

/// Sets the types of a group to `count` times the same type.
static tn_status give_type(tn_reading* reading, tn_place place, tn_type type, uint32_t count) {
  tn_parser* parser = reading->parser;
  *tn_reading__types(reading, place) = (tn_range){(uint32_t)parser->types.count, count};
  for (uint32_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  }
  return TN_OK;
}

static uint32_t wanted_count(const tn_reading* reading, tn_place place) {
  if (place.kind != TN_PLACE_OPERAND) return 1;
  const uint32_t count = tn_reading__operands(reading, place.index)->count;
  return count == TN_NOT_GIVEN ? 0 : count;
}

static void put_functional(tn_printer* printer, tn_ref op) {
  const uint32_t count =
      tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op));
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operand_types(printer, op, 0, count);
  TN_PUT(&printer->sink, ") ");
  tn_printer__put_result_list(printer, op);
}

/// Assigns the types of a function to the operands, and its result type to the result, which is the
/// last argument.
static tn_status give_function(tn_reading* reading, const tn_element* element, uint32_t first,
                               const char* at, tn_type function) {
  const uint32_t last = element->argument_count - 1;
  uint32_t operand_count = 0;
  for (uint32_t i = first; i < last; ++i)
    operand_count += wanted_count(reading, element->arguments[i]);
  const size_t input_count = tn_function_type_input_count(function);
  if (input_count != operand_count) {
    return tn_parser__error_at(reading->parser, at, "%u operands present, but expected %zu",
                               operand_count, input_count);
  }
  if (tn_function_type_result_count(function) != 1) {
    return tn_parser__error_at(reading->parser, at, "expected single output");
  }
  size_t next = 0;
  for (uint32_t i = first; i < last; ++i) {
    const uint32_t count = wanted_count(reading, element->arguments[i]);
    tn_range* range = tn_reading__types(reading, element->arguments[i]);
    *range = (tn_range){(uint32_t)reading->parser->types.count, count};
    for (uint32_t k = 0; k < count; ++k) {
      const tn_type type = tn_function_type_input(function, next++);
      TN_TRY(tn_parser__push(reading->parser, &reading->parser->types, &type, sizeof type));
    }
  }
  return give_type(reading, element->arguments[last], tn_function_type_result(function, 0), 1);
}

//===-- SameOperandsAndResultType(types..., result type) --------------------------------------===//

static tn_status parse_same_from(tn_reading* reading, const tn_element* element, uint32_t first,
                                 bool* out_region, bool* out_present) {
  const char* at = reading->parser->token.start;
  tn_type type;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(reading->parser, &type));
  if (tn_type__is(type, TN_TYPE_FUNCTION)) return give_function(reading, element, first, at, type);
  for (uint32_t i = first; i < element->argument_count; ++i) {
    TN_TRY(give_type(reading, element->arguments[i], type,
                     wanted_count(reading, element->arguments[i])));
  }
  return TN_OK;
}

static tn_status parse_same(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  (void)step;
  return parse_same_from(reading, element, 0, out_region, out_present);
}

/// The first argument is the operands.
static tn_status parse_variadic_same(tn_reading* reading, const tn_element* element, uint32_t* step,
                                     bool* out_region, bool* out_present) {
  (void)step;
  return parse_same_from(reading, element, 1, out_region, out_present);
}

static tn_print_region print_same(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_type result =
      group_type(context, op, schema, element->arguments[element->argument_count - 1]);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, i));
    if (tn_type_equal(type, result)) continue;
    put_functional(printer, op);
    return TN_PRINT_NO_REGION;
  }
  tn_printer__put_type(printer, tn_type__ref(result));
  return TN_PRINT_NO_REGION;
}

//===-- SelectOpType(predicate, true value, false value, result) ------------------------------===//

static tn_status parse_select(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  tn_type first;
  tn_type second;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &first));
  if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    if (tn_type__is(first, TN_TYPE_FUNCTION)) return give_function(reading, element, 0, at, first);
    return tn_parser__error_at(parser, at, "expected functional type or list of two types");
  }
  TN_TRY(tn_parser__type(parser, &second));
  if (tn_parser__is(parser, TN_TOKEN_COMMA)) {
    return tn_parser__error_at(parser, at, "expected functional type or list of two types");
  }
  TN_TRY(give_type(reading, element->arguments[0], first, 1));
  for (uint32_t i = 1; i < element->argument_count; ++i) {
    TN_TRY(give_type(reading, element->arguments[i], second, 1));
  }
  return TN_OK;
}

static tn_print_region print_select(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_type types[4] = {{NULL}};
  for (uint32_t i = 0; i < 4 && i < element->argument_count; ++i) {
    types[i] = group_type(printer->context, op, schema, element->arguments[i]);
  }
  if (!tn_type_equal(types[1], types[3]) || !tn_type_equal(types[2], types[3])) {
    put_functional(printer, op);
    return TN_PRINT_NO_REGION;
  }
  tn_printer__put_type(printer, tn_type__ref(types[0]));
  TN_PUT(&printer->sink, ", ");
  tn_printer__put_type(printer, tn_type__ref(types[3]));
  return TN_PRINT_NO_REGION;
}

//===-- ComplexOpType(left, right, result) ----------------------------------------------------===//

static bool is_complex_tensor(tn_type type) {
  return tn_type_is_shaped(type) && tn_type__is(tn_type_element_type(type), TN_TYPE_COMPLEX);
}

/// Returns true if `type` is the complex tensor type `of` with real elements.
static bool is_real_part(tn_type type, tn_type of) {
  if (!tn_type__is(type, TN_TYPE_TENSOR) || !tn_type__is(of, TN_TYPE_TENSOR)) return false;
  const size_t rank = tn_shaped_type_rank(type);
  return is_complex_tensor(of) && rank == tn_shaped_type_rank(of) &&
         (rank == 0 || memcmp(tn_shaped_type_dims(type), tn_shaped_type_dims(of),
                              rank * sizeof(int64_t)) == 0) &&
         tn_type_equal(tn_type_element_type(type), tn_type_element_type(tn_type_element_type(of)));
}

static tn_status parse_complex(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  (void)step;
  const char* at = reading->parser->token.start;
  tn_type type;
  tn_type real;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(reading->parser, &type));
  if (tn_type__is(type, TN_TYPE_FUNCTION)) return give_function(reading, element, 0, at, type);
  if (!tn_type__is(type, TN_TYPE_TENSOR) || !is_complex_tensor(type)) {
    return tn_parser__error_at(reading->parser, at, "expected tensor with complex element type");
  }
  TN_TRY(tn_tensor_type_get(tn_type_element_type(tn_type_element_type(type)),
                            tn_shaped_type_dims(type), tn_shaped_type_rank(type), NULL, &real));
  TN_TRY(give_type(reading, element->arguments[0], real, 1));
  TN_TRY(give_type(reading, element->arguments[1], real, 1));
  return give_type(reading, element->arguments[2], type, 1);
}

static tn_print_region print_complex(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_type result = group_type(context, op, schema, element->arguments[2]);
  if (is_real_part(group_type(context, op, schema, element->arguments[0]), result) &&
      is_real_part(group_type(context, op, schema, element->arguments[1]), result)) {
    tn_printer__put_type(printer, tn_type__ref(result));
  } else {
    put_functional(printer, op);
  }
  return TN_PRINT_NO_REGION;
}

//===-- TupleOpType(values, result), PairwiseOpType(operands, results) ------------------------===//

static tn_status parse_tuple(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  tn_type type;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_TUPLE)) {
    return tn_parser__error_at(parser, at, "expected tuple type");
  }
  const size_t count = tn_tuple_type_element_count(type);
  *tn_reading__types(reading, element->arguments[0]) =
      (tn_range){(uint32_t)parser->types.count, (uint32_t)count};
  for (size_t i = 0; i < count; ++i) {
    const tn_type part = tn_tuple_type_element(type, i);
    TN_TRY(tn_parser__push(parser, &parser->types, &part, sizeof part));
  }
  return give_type(reading, element->arguments[1], type, 1);
}

static tn_print_region print_tuple(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_type type = group_type(printer->context, op, schema, element->arguments[1]);
  tn_printer__put_type(printer, tn_type__ref(type));
  return TN_PRINT_NO_REGION;
}

static tn_status parse_pairwise(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->types.count;
  *out_region = false;
  *out_present = true;
  do {
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  const tn_range types = {start, (uint32_t)parser->types.count - start};
  *tn_reading__types(reading, element->arguments[0]) = types;
  *tn_reading__types(reading, element->arguments[1]) =
      (tn_range){(uint32_t)parser->types.count, types.count};
  for (uint32_t i = 0; i < types.count; ++i) {
    const tn_type type = ((const tn_type*)parser->types.items)[start + i];
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  }
  return TN_OK;
}

static tn_print_region print_pairwise(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  (void)schema;
  (void)element;
  (void)regions_done;
  const uint32_t count =
      tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op));
  tn_printer__put_operand_types(printer, op, 0, count);
  return TN_PRINT_NO_REGION;
}

//===-- VariadicOperandWithAttribute(operands) ------------------------------------------------===//

/// Parses operands that are each followed by a comma.
static tn_status parse_operands(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  *out_region = false;
  *out_present = tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER);
  while (tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  }
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  return TN_OK;
}

static tn_print_region print_operands(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  uint32_t first = 0;
  if (tn_op_schema__operand_groups(printer->context, schema, op, counts)) {
    for (uint32_t i = 0; i < element->arguments[0].index; ++i) first += counts[i];
    tn_printer__put_operands(printer, op, first, counts[element->arguments[0].index]);
  }
  tn_put_char(&printer->sink, ',');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_stablehlo_directives[] = {
    {"SameOperandsAndResultType", "T*", parse_same, print_same},
    {"VariadicSameOperandsAndResultType", "oTT", parse_variadic_same, print_same},
    {"SelectOpType", "TTTT", parse_select, print_select},
    {"ComplexOpType", "TTT", parse_complex, print_complex},
    {"TupleOpType", "TT", parse_tuple, print_tuple},
    {"PairwiseOpType", "TT", parse_pairwise, print_pairwise},
    {"VariadicOperandWithAttribute", "o", parse_operands, print_operands},
    {NULL, NULL, NULL, NULL},
};
