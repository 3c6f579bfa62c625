// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of scf: loops and branches whose regions have arguments that the op's head names.
//
// Source: the scf dialect's documentation.

#include "dialects/scf/scf.h"
#include "schema/custom_assembly.h"

//===-- Parts ---------------------------------------------------------------------------------===//

/// Parses `-> type`, `-> (types)`, or nothing.
static tn_status optional_arrow_types(tn_parser* parser) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_ARROW)) return TN_OK;
  return tn_parser__result_types(parser);
}

static tn_type type_at(const tn_parser* parser, size_t index) {
  return ((const tn_type*)parser->types.items)[index];
}

/// Erases the types from `base` up to `from`; moves the later types down.
static void drop_types(tn_parser* parser, size_t base, size_t from) {
  tn_type* types = parser->types.items;
  memmove(types + base, types + from, (parser->types.count - from) * sizeof *types);
  parser->types.count -= from - base;
}

static tn_reading reading_of(tn_parser* parser, tn_op_frame* frame) {
  return (tn_reading){
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
}

static tn_status set_unit(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_reading reading = reading_of(parser, frame);
  tn_attribute unit;
  TN_TRY(tn_unit_attribute_get(parser->context, &unit));
  return tn_reading__set(&reading, name, unit);
}

static void put_arguments(tn_printer* printer, tn_ref block, uint32_t count) {
  for (uint32_t i = 0; i < count && i < tn_block__argument_count(printer->context, block); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_block_cell* cell = tn_block__at(printer->context, block);
    tn_printer__put_value(printer, tn_block_cell__argument(printer->context, cell, i));
  }
}

/// Prints ` -> (types)`.
static void put_result_types(tn_printer* printer, tn_ref op) {
  TN_PUT(&printer->sink, " -> (");
  tn_printer__put_result_types(printer, op, 0,
                               tn_op_cell__result_count(tn_op__at(printer->context, op)));
  tn_put_char(&printer->sink, ')');
}

//===-- scf.for -------------------------------------------------------------------------------===//

static tn_status for_bounds(tn_parser* parser, tn_op_frame* frame) {
  if (tn_custom_assembly__take_word(parser, "unsigned"))
    TN_TRY(set_unit(parser, frame, "unsignedCmp"));
  TN_TRY(tn_parser__region_name(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "to"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "step"));
  return tn_custom_assembly__operand(parser);
}

/// Inserts the types of the bounds and inits before the result types on the stack.
static tn_status for_types(tn_parser* parser, tn_op_frame* frame, size_t first_name) {
  const size_t base = frame->types;
  const size_t result_count = parser->types.count - base;
  if (parser->region_names.count - first_name != result_count + 1) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "mismatch in number of loop-carried values and defined values");
  }
  tn_type type;
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    TN_TRY(tn_parser__type(parser, &type));
  } else {
    TN_TRY(tn_index_type_get(parser->context, &type));
  }
  for (size_t i = 0; i < 3; ++i) TN_TRY(tn_parser__push_type(parser, type));
  for (size_t i = 0; i < result_count; ++i)
    TN_TRY(tn_parser__push_type(parser, type_at(parser, base + i)));
  for (size_t i = 0; i < result_count; ++i)
    TN_TRY(tn_parser__push_type(parser, type_at(parser, base + i)));
  drop_types(parser, base, base + result_count);
  // The type of the last bound is the type of the induction variable.
  const tn_type* types = parser->types.items;
  return tn_parser__prepare_named_region(parser, frame, first_name, types + base + 2);
}

static tn_status parse_for(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    const size_t first_name = parser->region_names.count;
    TN_TRY(for_bounds(parser, frame));
    if (tn_custom_assembly__take_word(parser, "iter_args")) {
      TN_TRY(tn_custom_assembly__assignments(parser, frame));
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
      TN_TRY(tn_parser__result_types(parser));
    }
    return for_types(parser, frame, first_name);
  }
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_for(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"unsignedCmp"};
  const tn_context* context = printer->context;
  tn_print_sink* sink = &printer->sink;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 1);
    return TN_PRINT_NO_REGION;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t init_count = tn_op_cell__operand_count(context, tn_op__at(context, op)) - 3;
  tn_put_char(sink, ' ');
  if (tn_scf_for_unsigned_cmp(context, op).storage != NULL) TN_PUT(sink, "unsigned ");
  put_arguments(printer, block, 1);
  TN_PUT(sink, " = ");
  tn_printer__put_operands(printer, op, 0, 1);
  TN_PUT(sink, " to ");
  tn_printer__put_operands(printer, op, 1, 1);
  TN_PUT(sink, " step ");
  tn_printer__put_operands(printer, op, 2, 1);
  tn_printer__put_initialization(printer, " iter_args", block, 1, op, 3, init_count);
  if (init_count != 0) put_result_types(printer, op);
  tn_put_char(sink, ' ');
  const tn_uref type = tn_type__ref(tn_block__argument_type(context, block, 0));
  if (type != 0 && tn_uniquer__at(&context->uniquer, type)->kind != TN_TYPE_INDEX) {
    TN_PUT(sink, " : ");
    tn_printer__put_type(printer, type);
    tn_put_char(sink, ' ');
  }
  return (tn_print_region){0, init_count == 0 ? TN_PRINT_NO_TERMINATOR : 0};
}

//===-- scf.if --------------------------------------------------------------------------------===//

static tn_status parse_if(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const uint32_t step = frame->step++;
  *out_region = true;
  if (step == 0) {
    tn_type i1;
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__integer_type(parser, 1, &i1));
    TN_TRY(tn_parser__push_type(parser, i1));
    TN_TRY(optional_arrow_types(parser));
    return tn_parser__resolve_early(parser, frame, SIZE_MAX);
  }
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  if (step == 1) {
    if (tn_custom_assembly__take_word(parser, "else")) return TN_OK;
    TN_TRY(tn_parser__empty_region(parser, frame));
  }
  *out_region = false;
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 1);
}

static tn_print_region print_if(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                uint32_t regions_done) {
  (void)definition;
  const tn_context* context = printer->context;
  const bool has_results = tn_op_cell__result_count(tn_op__at(context, op)) != 0;
  const uint32_t flags = has_results ? 0 : TN_PRINT_NO_TERMINATOR;
  if (regions_done == 0) {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_operands(printer, op, 0, 1);
    if (has_results) put_result_types(printer, op);
    tn_put_char(&printer->sink, ' ');
    return (tn_print_region){0, flags};
  }
  if (regions_done == 1 && tn_op__first_block(context, op, TN_SCF_IF_ELSE_REGION) != 0) {
    TN_PUT(&printer->sink, " else ");
    return (tn_print_region){1, flags};
  }
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  return TN_PRINT_NO_REGION;
}

//===-- scf.parallel --------------------------------------------------------------------------===//

/// Parses `(%a, %b)`.
static tn_status operands_in_parentheses(tn_parser* parser, const tn_op_frame* frame,
                                         size_t count) {
  return tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     count);
}

static tn_status names_in_parentheses(tn_parser* parser) {
  TN_TRY(tn_parser__bracket(parser, TN_TOKEN_LEFT_PAREN, "argument list"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    TN_TRY(tn_parser__region_name(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__bracket(parser, TN_TOKEN_RIGHT_PAREN, "argument list");
}

static tn_status set_segments(tn_parser* parser, tn_op_frame* frame, const int32_t* sizes,
                              size_t count) {
  return tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, count);
}

static tn_status parallel_head(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  TN_TRY(names_in_parentheses(parser));
  const size_t count = parser->region_names.count - first_name;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(operands_in_parentheses(parser, frame, count));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "to"));
  TN_TRY(operands_in_parentheses(parser, frame, count));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "step"));
  TN_TRY(operands_in_parentheses(parser, frame, count));
  if (tn_custom_assembly__take_word(parser, "init"))
    TN_TRY(operands_in_parentheses(parser, frame, SIZE_MAX));
  const size_t init_count = parser->operands.count - frame->operands - 3 * count;
  TN_TRY(optional_arrow_types(parser));
  const size_t base = frame->types;
  const size_t result_count = parser->types.count - base;
  tn_type index;
  TN_TRY(tn_index_type_get(parser->context, &index));
  for (size_t i = 0; i < 3 * count; ++i) TN_TRY(tn_parser__push_type(parser, index));
  for (size_t k = 0; k < 2; ++k) {
    for (size_t i = 0; i < result_count; ++i)
      TN_TRY(tn_parser__push_type(parser, type_at(parser, base + i)));
  }
  drop_types(parser, base, base + result_count);
  const int32_t sizes[] = {(int32_t)count, (int32_t)count, (int32_t)count, (int32_t)init_count};
  TN_TRY(set_segments(parser, frame, sizes, 4));
  if (init_count != result_count) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "expects as many results as initial values");
  }
  const tn_type* types = parser->types.items;
  TN_TRY(tn_parser__prepare_named_region(parser, frame, first_name, types + base));
  return tn_parser__resolve_early(parser, frame, 3 * count);
}

static tn_status parse_parallel(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return parallel_head(parser, frame);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static void put_operand_group(tn_printer* printer, tn_ref op, const char* before, uint32_t first,
                              uint32_t count) {
  tn_put_view(&printer->sink, tn_string_view_from(before));
  tn_printer__put_operands(printer, op, first, count);
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_parallel(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"operandSegmentSizes"};
  const tn_context* context = printer->context;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 1);
    return TN_PRINT_NO_REGION;
  }
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t count = tn_block__argument_count(context, block);
  const uint32_t operand_count = tn_op_cell__operand_count(context, cell);
  TN_PUT(&printer->sink, " (");
  put_arguments(printer, block, count);
  put_operand_group(printer, op, ") = (", 0, count);
  put_operand_group(printer, op, " to (", count, count);
  put_operand_group(printer, op, " step (", 2 * count, count);
  if (operand_count > 3 * count) {
    put_operand_group(printer, op, " init (", 3 * count, operand_count - 3 * count);
  }
  tn_put_char(&printer->sink, ' ');
  if (tn_op_cell__result_count(cell) != 0) {
    tn_printer__put_result_list(printer, op);
    tn_put_char(&printer->sink, ' ');
  }
  return (tn_print_region){0, 0};
}

//===-- scf.forall ----------------------------------------------------------------------------===//

static const char* const static_names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

/// Parses `(%a, 4)`: values are operands; integers go to attribute `which`.
static tn_status mixed_list(tn_parser* parser, tn_op_frame* frame, size_t which,
                            int32_t* out_dynamic_count) {
  tn_reading reading = reading_of(parser, frame);
  const size_t base = parser->operands.count;
  tn_attribute value;
  TN_TRY(tn_parser__index_list(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, &value));
  *out_dynamic_count = (int32_t)(parser->operands.count - base);
  return tn_reading__set(&reading, static_names[which], value);
}

static tn_status fill_list(tn_parser* parser, tn_op_frame* frame, size_t which, size_t count,
                           int64_t number) {
  tn_reading reading = reading_of(parser, frame);
  const size_t base = parser->dims.count;
  tn_type i64;
  tn_attribute value;
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->dims, &number, sizeof number));
  }
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_dense_array_attribute_get(i64, count, (const int64_t*)parser->dims.items + base,
                                      count * sizeof number, &value));
  parser->dims.count = base;
  return tn_reading__set(&reading, static_names[which], value);
}

static tn_status forall_bounds(tn_parser* parser, tn_op_frame* frame, size_t count,
                               int32_t sizes[4]) {
  if (tn_custom_assembly__take_word(parser, "in")) {
    TN_TRY(mixed_list(parser, frame, 1, &sizes[1]));
    TN_TRY(fill_list(parser, frame, 0, count, 0));
    return fill_list(parser, frame, 2, count, 1);
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(mixed_list(parser, frame, 0, &sizes[0]));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "to"));
  TN_TRY(mixed_list(parser, frame, 1, &sizes[1]));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "step"));
  return mixed_list(parser, frame, 2, &sizes[2]);
}

static tn_status forall_head(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  int32_t sizes[4] = {0, 0, 0, 0};
  TN_TRY(names_in_parentheses(parser));
  const size_t count = parser->region_names.count - first_name;
  TN_TRY(forall_bounds(parser, frame, count, sizes));
  const size_t bound_count = parser->operands.count - frame->operands;
  const size_t base = frame->types;
  const char* at = parser->token.start;
  if (tn_custom_assembly__take_word(parser, "shared_outs")) {
    TN_TRY(tn_custom_assembly__assignments(parser, frame));
    if (tn_parser__consume_if(parser, TN_TOKEN_ARROW)) TN_TRY(tn_parser__result_types(parser));
  }
  const size_t out_count = parser->types.count - base;
  const size_t given_count = parser->operands.count - frame->operands - bound_count;
  sizes[3] = (int32_t)out_count;
  if (given_count != out_count) {
    return tn_parser__custom_error(
        parser, frame, at,
        "number of operands and types do not match: got %zu operands and %zu types", given_count,
        out_count);
  }
  tn_type index;
  TN_TRY(tn_index_type_get(parser->context, &index));
  for (size_t i = 0; i < count; ++i) TN_TRY(tn_parser__push_type(parser, index));
  for (size_t i = 0; i < out_count; ++i)
    TN_TRY(tn_parser__push_type(parser, type_at(parser, base + i)));
  const tn_type* types = parser->types.items;
  TN_TRY(tn_parser__prepare_named_region(parser, frame, first_name, types + base + out_count));
  parser->types.count = base + out_count;
  for (size_t i = 0; i < bound_count; ++i) TN_TRY(tn_parser__push_type(parser, index));
  for (size_t k = 0; k < 2; ++k) {
    for (size_t i = 0; i < out_count; ++i)
      TN_TRY(tn_parser__push_type(parser, type_at(parser, base + i)));
  }
  drop_types(parser, base, base + out_count);
  TN_TRY(set_segments(parser, frame, sizes, 4));
  return tn_parser__resolve_early(parser, frame, SIZE_MAX);
}

static tn_status parse_forall(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return forall_head(parser, frame);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

/// Returns the integers of an attribute; NULL and 0 if it has none.
static const int64_t* numbers_of(tn_attribute list, size_t* out_count) {
  *out_count = 0;
  if (!tn_attribute__is(list, TN_ATTRIBUTE_DENSE_ARRAY)) return NULL;
  const int64_t* numbers = tn_dense_array_attribute_data(list, out_count);
  *out_count /= sizeof *numbers;
  return numbers;
}

static uint32_t dynamic_count(tn_attribute list) {
  size_t count = 0;
  uint32_t found = 0;
  const int64_t* numbers = numbers_of(list, &count);
  for (size_t i = 0; i < count; ++i) found += numbers[i] == TN_DYNAMIC;
  return found;
}

/// Returns true if each bound, an integer or an operand from `operand` on, has the constant value
/// `number`.
static bool all_are(const tn_context* context, tn_ref op, tn_attribute list, uint32_t operand,
                    int64_t number) {
  size_t count = 0;
  const int64_t* numbers = numbers_of(list, &count);
  for (size_t i = 0; i < count; ++i) {
    int64_t value = numbers[i];
    if (value == TN_DYNAMIC && !tn_op__constant_operand(context, op, operand++, &value)) {
      return false;
    }
    if (value != number) return false;
  }
  return tn_attribute__is(list, TN_ATTRIBUTE_DENSE_ARRAY);
}

static void put_mixed(tn_printer* printer, tn_ref op, size_t which, uint32_t* next) {
  const tn_attribute list = {tn_op__inherent(printer->context, op, static_names[which])};
  tn_printer__put_mixed_list(printer, op, list, next, '(', ')');
}

static void put_forall_bounds(tn_printer* printer, tn_ref op, uint32_t* next) {
  const tn_context* context = printer->context;
  const tn_attribute lower = {tn_op__inherent(context, op, static_names[0])};
  const tn_attribute upper = {tn_op__inherent(context, op, static_names[1])};
  const tn_attribute step = {tn_op__inherent(context, op, static_names[2])};
  const uint32_t lower_count = dynamic_count(lower);
  const uint32_t step_at = lower_count + dynamic_count(upper);
  if (all_are(context, op, lower, 0, 0) && all_are(context, op, step, step_at, 1)) {
    TN_PUT(&printer->sink, ") in ");
    *next = lower_count;
    put_mixed(printer, op, 1, next);
    *next = step_at + dynamic_count(step);
    return;
  }
  TN_PUT(&printer->sink, ") = ");
  put_mixed(printer, op, 0, next);
  TN_PUT(&printer->sink, " to ");
  put_mixed(printer, op, 1, next);
  TN_PUT(&printer->sink, " step ");
  put_mixed(printer, op, 2, next);
}

static tn_print_region print_forall(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"operandSegmentSizes", "staticLowerBound",
                                       "staticUpperBound", "staticStep"};
  const tn_context* context = printer->context;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 4);
    return TN_PRINT_NO_REGION;
  }
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t out_count = tn_op_cell__result_count(cell);
  const uint32_t rank = tn_block__argument_count(context, block) - out_count;
  uint32_t next = 0;
  TN_PUT(&printer->sink, " (");
  put_arguments(printer, block, rank);
  put_forall_bounds(printer, op, &next);
  tn_printer__put_initialization(printer, " shared_outs", block, rank, op, next, out_count);
  if (out_count != 0) put_result_types(printer, op);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, out_count == 0 ? TN_PRINT_NO_TERMINATOR : 0};
}

//===-- scf.forall.in_parallel, scf.execute_region --------------------------------------------===//

static tn_status parse_in_parallel(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) return TN_OK;
  const tn_ref* regions = parser->regions.items;
  const tn_ref region = regions[parser->regions.count - 1];
  if (tn_region__at(parser->context, region)->first_block == 0 &&
      tn_block__create(parser->shard, region, 0) == 0) {
    return tn_shard__failure(parser->shard);
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_in_parallel(tn_printer* printer, tn_ref op,
                                         const tn_op_definition* definition,
                                         uint32_t regions_done) {
  (void)definition;
  if (regions_done == 0) {
    tn_put_char(&printer->sink, ' ');
    return (tn_print_region){0, TN_PRINT_NO_TERMINATOR};
  }
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  return TN_PRINT_NO_REGION;
}

static tn_status parse_execute_region(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    TN_TRY(optional_arrow_types(parser));
    return tn_custom_assembly__take_word(parser, "no_inline") ? set_unit(parser, frame, "no_inline")
                                                              : TN_OK;
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_execute_region(tn_printer* printer, tn_ref op,
                                            const tn_op_definition* definition,
                                            uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"no_inline"};
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 1);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  if (tn_op_cell__result_count(tn_op__at(printer->context, op)) != 0) {
    tn_printer__put_result_list(printer, op);
    tn_put_char(&printer->sink, ' ');
  }
  if (tn_scf_execute_region_no_inline(printer->context, op).storage != NULL) {
    TN_PUT(&printer->sink, "no_inline ");
  }
  return (tn_print_region){0, 0};
}

const tn_custom_assembly tn_scf_assemblies[] = {
    {"scf.forall.in_parallel", parse_in_parallel, print_in_parallel},
    {"scf.execute_region", parse_execute_region, print_execute_region},
    {"scf.for", parse_for, print_for},
    {"scf.if", parse_if, print_if},
    {"scf.parallel", parse_parallel, print_parallel},
    {"scf.forall", parse_forall, print_forall},
    {NULL, NULL, NULL},
};
