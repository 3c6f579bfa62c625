// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of StableHLO: constants, whose type is their value's type; reductions, whose body
// may be just the name of an op; loops, whose head names the arguments.
//
// Source: StableHLO's documentation, and its printer's output.

#include "dialects/stablehlo/stablehlo.h"

#include "schema/custom_assembly.h"

#include "dialects/common/parts.h"

//===-- Parts ---------------------------------------------------------------------------------===//

/// Separates interleaved pairs: first the first item of each pair, then the second items.
static tn_status unpair(tn_parser* parser, void* items, size_t count, size_t item_size) {
  if (count < 3) return TN_OK;
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, count * item_size, 1));
  char* copy = parser->bytes.items;
  memcpy(copy, items, count * item_size);
  for (size_t i = 0; i < count; ++i) {
    const size_t to = i / 2 + (i % 2) * (count / 2);
    memcpy((char*)items + to * item_size, copy + i * item_size, item_size);
  }
  return TN_OK;
}

//===-- stablehlo.constant --------------------------------------------------------------------===//

/// Parses the generic form `() <{value = ...}> : () -> type` after the first parenthesis.
static tn_status generic_constant(tn_parser* parser, tn_op_frame* frame) {
  tn_type type;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  if (tn_parser__consume_if(parser, TN_TOKEN_LESS)) {
    const size_t base = parser->named.count;
    TN_TRY(tn_parser__attribute_dictionary(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
    TN_TRY(tn_parser__take_attributes(parser, frame, base, true, false));
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
  TN_TRY(tn_parser__type(parser, &type));
  return tn_parser__push_type(parser, type);
}

static tn_status parse_constant(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    TN_TRY(generic_constant(parser, frame));
    return tn_parser__finish_op(parser, frame, 0);
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  const char* at = parser->token.start;
  tn_attribute value;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  const tn_type type = tn_attribute_type(value);
  if (!tn_type_is_shaped(type)) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  TN_TRY(tn_custom_assembly__set(parser, frame, "value", value));
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_constant(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const elided[] = {"value"};
  const tn_context* context = printer->context;
  tn_print_sink* sink = &printer->sink;
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  const tn_type type =
      tn_value__type_or_null(context, tn_op_cell__result(op, tn_op__at(context, op), 0));
  if (tn_type_equal(type, tn_attribute_type(value))) {
    tn_printer__put_attributes_but(printer, op, false, elided, 1);
    tn_put_char(sink, ' ');
    tn_printer__put_any(printer, value.storage, 0);
    return TN_PRINT_NO_REGION;
  }
  TN_PUT(sink, "() <{value = ");
  tn_printer__put_any(printer, value.storage, 0);
  TN_PUT(sink, "}>");
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  TN_PUT(sink, " : () -> ");
  tn_printer__put_type(printer, tn_type__ref(type));
  return TN_PRINT_NO_REGION;
}

//===-- stablehlo.reduce ----------------------------------------------------------------------===//

/// Parses `(%input init: %value), ...`.
static tn_status reduce_operands(tn_parser* parser, const tn_op_frame* frame) {
  do {
    if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) break;
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_custom_assembly__expect_word(parser, frame, "init"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  tn_unresolved_operand* items = parser->operands.items;
  return unpair(parser, items + frame->operands, parser->operands.count - frame->operands,
                sizeof *items);
}

/// Parses `across dimensions = [1] {...} : (types) -> types`.
static tn_status reduce_tail(tn_parser* parser, tn_op_frame* frame) {
  tn_type type;
  tn_attribute dimensions;
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "across"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "dimensions"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_parser__square_array(parser, type, &dimensions));
  TN_TRY(tn_stablehlo__as_numbers_of(parser, frame, &dimensions));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_custom_assembly__set(parser, frame, "dimensions", dimensions));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  frame->type_at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION)) {
    return tn_parser__error_at(parser, frame->type_at, "invalid kind of type specified");
  }
  const size_t input_count = tn_function_type_input_count(type);
  const size_t operand_count = parser->operands.count - frame->operands;
  if (input_count == 0) {
    return tn_parser__error_at(parser, frame->name_at,
                               "input types missing in reduce-op function type");
  }
  if (input_count != operand_count) {
    return tn_parser__custom_error(
        parser, frame, frame->name_at,
        "number of operands and types do not match: got %zu operands and %zu types", operand_count,
        input_count);
  }
  return tn_part__push_signature(parser, type);
}

/// Parses `%name: type`, an argument of the region.
static tn_status reducer_argument(tn_parser* parser, tn_ref block) {
  tn_unresolved_operand name;
  tn_type type;
  TN_TRY(tn_parser__operand(parser, &name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  return tn_parser__add_region_argument(parser, block, &name, type);
}

/// Parses `reducer(%a: type, %b: type) (...)`.
static tn_status reducer_head(tn_parser* parser, tn_op_frame* frame) {
  const tn_context* context = parser->context;
  tn_ref block = 0;
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "reducer"));
  TN_TRY(tn_parser__prepare_region(parser, frame, &block));
  while (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    TN_TRY(reducer_argument(parser, block));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(reducer_argument(parser, block));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  const tn_block_cell* cell = tn_block__at(context, block);
  const uint32_t count = cell->argument_count;
  if (count < 3) return TN_OK;
  tn_unresolved_operand* names = parser->region_names.items;
  TN_TRY(unpair(parser, names + frame->region_names, count, sizeof *names));
  uint32_t* values = tn_cells__at(&context->cells, cell->arguments + TN_AUX_HEADER_WORDS);
  TN_TRY(unpair(parser, values, count, sizeof *values));
  for (uint32_t i = 0; i < count; ++i) {
    tn_argument_cell* argument = tn_argument__at(context, values[i]);
    argument->number_and_flag = i << 1 | (argument->number_and_flag & 1);
  }
  return TN_OK;
}

/// Returns true if the name of the op `name` can replace the body: it belongs to `dialect`, takes
/// two values, is commutative, and has one result.
static bool reduces_alone(const tn_storage* name, tn_string_view dialect) {
  const tn_op_definition* definition = tn_op_definition__of_name(name);
  if (definition == NULL || definition->verify != tn_op_schema__verify) return false;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  return tn_string_view_equal(tn_operation_name__dialect(name), dialect) &&
         (schema->flags & TN_SCHEMA_COMMUTATIVE) != 0 && schema->operand_count == 2 &&
         schema->result_count == 1 && schema->region_count == 0;
}

/// Appends an op to `block` with the values as operands, and, if `out_result` is not NULL, a result
/// with the type of the first operand.
static tn_status append_op(tn_parser* parser, const tn_op_frame* frame, tn_ref block, tn_uref name,
                           const tn_ref* values, uint32_t count, tn_ref* out_result) {
  const tn_context* context = parser->context;
  tn_op_spec spec = {.operand_count = count, .result_count = out_result != NULL};
  TN_TRY(tn_shape__get(parser->shard, name, NULL, 0, &spec.shape, NULL));
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &spec.location));
  const tn_ref op = tn_op__create(parser->shard, &spec);
  if (op == 0) return tn_shard__failure(parser->shard);
  tn_op__insert(parser->shard, op, block, 0);
  const tn_op_layout layout = tn_op_cell__layout(tn_op__at(context, op));
  for (uint32_t i = 0; i < count; ++i) {
    tn_use__set_value(context, op + layout.operands + 3 * i, values[i]);
  }
  if (out_result == NULL) return TN_OK;
  uint32_t* words = (uint32_t*)tn_op__at(context, op);
  words[layout.results] |= tn_value_cell__type(tn_value__at(context, values[0]));
  *out_result = tn_op_cell__result(op, tn_op__at(context, op), 0);
  return TN_OK;
}

/// Builds the body of a reduction with the op `inner`.
static tn_status reducer_of(tn_parser* parser, tn_op_frame* frame, tn_uref inner,
                            tn_ref* out_block) {
  tn_type type = ((const tn_type*)parser->types.items)[frame->types];
  if (tn_type_is_shaped(type)) type = tn_type_element_type(type);
  TN_TRY(tn_tensor_type_get(type, NULL, 0, NULL, &type));
  TN_TRY(tn_parser__empty_region(parser, frame));
  const tn_ref* regions = parser->regions.items;
  const tn_ref block = tn_block__create(parser->shard, regions[parser->regions.count - 1], 0);
  if (block == 0) return tn_shard__failure(parser->shard);
  *out_block = block;
  tn_ref values[2];
  uint32_t location = 0;
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &location));
  for (uint32_t i = 0; i < 2; ++i) {
    values[i] = tn_block__add_argument(parser->shard, block, i, tn_type__ref(type), location);
    if (values[i] == 0) return tn_shard__failure(parser->shard);
  }
  tn_ref result = 0;
  const tn_op_schema* schema = tn_op_schema__of(frame->definition);
  TN_TRY(append_op(parser, frame, block, inner, values, 2, &result));
  if (schema->terminator == NULL) return TN_OK;
  return append_op(parser, frame, block, schema->terminator->self, &result, 1, NULL);
}

/// Sets the locations in the body to the location after the reduction.
static tn_status spread_location(tn_parser* parser, tn_ref op, tn_ref block) {
  const tn_context* context = parser->context;
  const uint32_t location = tn_op__at(context, op)->location;
  const tn_block_cell* cell = tn_block__at(context, block);
  const tn_deferred_location* last = parser->deferred.items;
  if (parser->deferred.count != 0) last += parser->deferred.count - 1;
  const bool is_deferred = parser->deferred.count != 0 && last->target == op;
  const tn_deferred_location deferred = is_deferred ? *last : (tn_deferred_location){0};
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    const tn_ref value = tn_block_cell__argument(context, cell, i);
    tn_argument__at(context, value)->location = location;
    if (!is_deferred) continue;
    const tn_deferred_location more = {value, deferred.alias, deferred.offset};
    TN_TRY(tn_parser__push(parser, &parser->deferred, &more, sizeof more));
  }
  for (tn_ref inner = cell->first_op; inner != 0; inner = tn_op__at(context, inner)->next) {
    tn_op__at(context, inner)->location = location;
    if (!is_deferred) continue;
    const tn_deferred_location more = {inner, deferred.alias, deferred.offset};
    TN_TRY(tn_parser__push(parser, &parser->deferred, &more, sizeof more));
  }
  return TN_OK;
}

/// Parses `applies stablehlo.add across ...` after the first keyword.
static tn_status compact_reduce(tn_parser* parser, tn_op_frame* frame, tn_string_view dialect) {
  const tn_string_view name = tn_token__spelling(&parser->token);
  tn_uref inner = 0;
  tn_ref block = 0;
  const tn_op_definition* definition = NULL;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected bare identifier");
  }
  TN_TRY(tn_parser__operation_name(parser, name, &inner));
  const tn_storage* storage = tn_uniquer__at(&parser->context->uniquer, inner);
  TN_TRY(tn_op_definition__load(storage, &definition));
  tn_parser__advance(parser);
  if (!reduces_alone(storage, dialect)) {
    return tn_parser__error_at(parser, frame->name_at,
                               "expected the inner-op to be a commutative binary-op from the "
                               "%.*s dialect, with zero region, producing single result",
                               (int)dialect.size, dialect.data);
  }
  TN_TRY(reduce_tail(parser, frame));
  const size_t input_count = parser->operands.count - frame->operands;
  TN_TRY(reducer_of(parser, frame, inner, &block));
  TN_TRY(tn_parser__finish_op(parser, frame, input_count));
  const tn_ref op = tn_block__at(parser->context, frame->block)->last_op;
  return spread_location(parser, op, block);
}

static tn_status parse_reduce(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  if (frame->step++ != 0) {
    TN_TRY(tn_custom_assembly__terminate(parser, frame));
    return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
  }
  const tn_storage* name = tn_uniquer__at(&parser->context->uniquer, frame->name);
  // MLIR uses the position of the operands as the op's location.
  frame->name_at = parser->token.start;
  TN_TRY(reduce_operands(parser, frame));
  if (tn_custom_assembly__take_word(parser, "applies")) {
    return compact_reduce(parser, frame, tn_operation_name__dialect(name));
  }
  TN_TRY(reduce_tail(parser, frame));
  *out_region = true;
  return reducer_head(parser, frame);
}

/// Returns true if all operands and results of an op have the type.
static bool all_types_are(const tn_context* context, tn_ref op, tn_type type) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_type_equal(tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, i)),
                       type)) {
      return false;
    }
  }
  return tn_type_equal(tn_value__type_or_null(context, tn_op_cell__result(op, cell, 0)), type);
}

static bool is_scalar_of(tn_type type, tn_type shaped) {
  return tn_type__is(type, TN_TYPE_TENSOR) && tn_shaped_type_rank(type) == 0 &&
         tn_type_is_shaped(shaped) &&
         tn_type_equal(tn_type_element_type(type), tn_type_element_type(shaped));
}

/// Returns the only op in the body of a reduction; 0 if the body has anything else, such as
/// attributes.
static tn_ref only_op(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block_ref = tn_op__first_block(context, op, 0);
  if (block_ref == 0 || tn_op_cell__operand_count(context, cell) == 0) return 0;
  const tn_block_cell* block = tn_block__at(context, block_ref);
  const tn_ref inner = block->first_op;
  if (inner == 0 || block->last_op == inner || tn_op__at(context, inner)->next != block->last_op ||
      block->argument_count != 2) {
    return 0;
  }
  const tn_op_cell* inner_cell = tn_op__at(context, inner);
  const tn_op_cell* last = tn_op__at(context, block->last_op);
  const tn_string_view dialect = tn_operation_name__dialect(tn_op_cell__name(context, cell));
  if (!reduces_alone(tn_op_cell__name(context, inner_cell), dialect) ||
      tn_op_cell__operand_count(context, inner_cell) != 2 ||
      tn_op_cell__result_count(inner_cell) != 1 ||
      tn_op_cell__shape(context, inner_cell)->key_count != 0 ||
      tn_op_cell__shape(context, last)->key_count != 0) {
    return 0;
  }
  for (uint32_t i = 0; i < 2; ++i) {
    if (tn_op_cell__operand(context, inner, inner_cell, i) !=
        tn_block_cell__argument(context, block, i)) {
      return 0;
    }
  }
  const tn_type type =
      tn_value__type_or_null(context, tn_op_cell__operand(context, inner, inner_cell, 0));
  const tn_type input = tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, 0));
  const bool is_returned = tn_op_cell__operand_count(context, last) == 1 &&
                           tn_op_cell__operand(context, block->last_op, last, 0) ==
                               tn_op_cell__result(inner, inner_cell, 0);
  const bool fits = all_types_are(context, inner, type) && is_scalar_of(type, input);
  return fits && is_returned ? inner : 0;
}

static void put_pairs(tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell) / 2;
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '(');
    tn_printer__put_operands(printer, op, i, 1);
    TN_PUT(&printer->sink, " init: ");
    tn_printer__put_operands(printer, op, i + count, 1);
    tn_put_char(&printer->sink, ')');
  }
}

/// Prints ` reducer(%a: type, %b: type) ` on its own line.
static void put_reducer_head(tn_printer* printer, tn_ref block) {
  const tn_context* context = printer->context;
  const uint32_t count = tn_block__argument_count(context, block) / 2;
  tn_printer__put_newline(printer);
  TN_PUT(&printer->sink, " reducer");
  for (uint32_t i = 0; i < count; ++i) {
    const tn_block_cell* cell = tn_block__at(context, block);
    tn_put_char(&printer->sink, '(');
    tn_printer__put_region_argument(printer, tn_block_cell__argument(context, cell, i), false);
    TN_PUT(&printer->sink, ", ");
    tn_printer__put_region_argument(printer, tn_block_cell__argument(context, cell, i + count),
                                    false);
    TN_PUT(&printer->sink, ") ");
  }
  tn_put_char(&printer->sink, ' ');
}

static tn_print_region print_reduce(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"dimensions"};
  const tn_context* context = printer->context;
  tn_print_sink* sink = &printer->sink;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_ref inner = only_op(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  put_pairs(printer, op);
  if (inner != 0) {
    TN_PUT(sink, " applies ");
    tn_put_view(sink, tn_op_cell__name_text(context, tn_op__at(context, inner)));
  }
  TN_PUT(sink, " across dimensions = [");
  const tn_attribute dimensions = {tn_op__inherent(context, op, "dimensions")};
  tn_stablehlo__put_numbers(printer, dimensions);
  tn_put_char(sink, ']');
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  TN_PUT(sink, " : (");
  tn_printer__put_operand_types(printer, op, 0, count);
  TN_PUT(sink, ") ");
  tn_printer__put_result_list(printer, op);
  if (inner != 0) return TN_PRINT_NO_REGION;
  put_reducer_head(printer, tn_op__first_block(context, op, 0));
  return (tn_print_region){0, 0};
}

//===-- stablehlo.while -----------------------------------------------------------------------===//

/// Parses `(%arg = %init, ...) : types attributes {...} cond`.
static tn_status while_head(tn_parser* parser, tn_op_frame* frame) {
  const char* at = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  while (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) {
    TN_TRY(tn_parser__region_name(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    TN_TRY(tn_custom_assembly__operand(parser));
    if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) break;
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  }
  const size_t count = parser->operands.count - frame->operands;
  size_t type_count = 0;
  if (count != 0) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    do {
      tn_type type;
      TN_TRY(tn_parser__type(parser, &type));
      TN_TRY(tn_parser__push_type(parser, type));
      ++type_count;
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  if (type_count != count) {
    return tn_parser__custom_error(
        parser, frame, at,
        "number of operands and types do not match: got %zu operands and %zu types", count,
        type_count);
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_custom_assembly__expect_word(parser, frame, "cond");
}

/// Prepares the next region with the arguments that the head names. The names remain on the stack
/// below the copies that the region takes.
static tn_status while_region(tn_parser* parser, tn_op_frame* frame) {
  const size_t count = parser->operands.count - frame->operands;
  const size_t first = parser->region_names.count - count;
  for (size_t i = 0; i < count; ++i) {
    const tn_unresolved_operand name =
        ((const tn_unresolved_operand*)parser->region_names.items)[first + i];
    TN_TRY(tn_parser__push(parser, &parser->region_names, &name, sizeof name));
  }
  const tn_type* types = parser->types.items;
  return tn_parser__prepare_named_region(parser, frame, first + count, types + frame->types);
}

static tn_status parse_while(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const uint32_t step = frame->step++;
  *out_region = step < 2;
  if (step == 0) TN_TRY(while_head(parser, frame));
  if (step != 0) TN_TRY(tn_custom_assembly__terminate(parser, frame));
  if (step == 1) TN_TRY(tn_custom_assembly__expect_word(parser, frame, "do"));
  if (step < 2) return while_region(parser, frame);
  // The results have the types of the operands.
  const size_t count = parser->operands.count - frame->operands;
  parser->region_names.count -= count;
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push_type(parser, ((const tn_type*)parser->types.items)[frame->types + i]));
  }
  return tn_parser__finish_op(parser, frame, count);
}

static tn_print_region print_while(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  const tn_context* context = printer->context;
  tn_print_sink* sink = &printer->sink;
  if (regions_done == 1) {
    TN_PUT(sink, " do ");
    return (tn_print_region){1, 0};
  }
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const uint32_t count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  tn_printer__put_initialization(printer, "", tn_op__first_block(context, op, 1), 0, op, 0, count);
  if (count == 0) {
    TN_PUT(sink, "()");
  } else {
    TN_PUT(sink, " : ");
    tn_printer__put_operand_types(printer, op, 0, count);
  }
  tn_printer__put_attributes_but(printer, op, true, NULL, 0);
  tn_printer__put_newline(printer);
  TN_PUT(sink, "cond ");
  return (tn_print_region){0, 0};
}

const tn_custom_assembly tn_stablehlo_assemblies[] = {
    {"stablehlo.constant", parse_constant, print_constant},
    {"stablehlo.reduce", parse_reduce, print_reduce},
    {"stablehlo.while", parse_while, print_while},
    {NULL, NULL, NULL},
};

//===-- Names ---------------------------------------------------------------------------------===//

/// Names integer constants `c` and other constants `cst`.
static void name_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_type type =
      tn_value__type_or_null(context, tn_op_cell__result(op, tn_op__at(context, op), 0));
  const bool is_integer =
      tn_type_is_shaped(type) && tn_type__is(tn_type_element_type(type), TN_TYPE_INTEGER);
  tn_namer__result(namer, op, 0, tn_string_view_from(is_integer ? "c" : "cst"));
}

static void name_iteration(tn_namer* namer, tn_ref op, uint32_t region,
                           const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_ref block = tn_op__first_block(context, op, region);
  const tn_block_cell* cell = tn_block__at(context, block);
  for (uint32_t i = 0; block != 0 && i < cell->argument_count; ++i) {
    tn_namer__argument(namer, tn_block_cell__argument(context, cell, i),
                       tn_string_view_from("iterArg"));
  }
}

const tn_naming tn_stablehlo_namings[] = {
    {"stablehlo_constant", name_constant, NULL},
    {"stablehlo_while", NULL, name_iteration},
    {NULL, NULL, NULL},
};
