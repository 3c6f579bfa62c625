// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of affine: maps with operands, and loops with such bounds. Source: the affine dialect's
// documentation.

#include "dialects/affine/affine.h"

#include <tenure/affine.h>

#include "schema/custom_assembly.h"

//===-- Parts ---------------------------------------------------------------------------------===//

static tn_status push_index_types(tn_parser* parser, size_t count) {
  tn_type index;
  TN_TRY(tn_index_type_get(parser->context, &index));
  for (size_t i = 0; i < count; ++i) TN_TRY(tn_parser__push_type(parser, index));
  return TN_OK;
}

/// Parses `(%d)[%s]`: operands, of which the first `*out_dim_count` are dimensions.
static tn_status dims_and_symbols(tn_parser* parser, const tn_op_frame* frame,
                                  size_t* out_dim_count) {
  const size_t base = parser->operands.count;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  *out_dim_count = parser->operands.count - base;
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) return TN_OK;
  return tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                     SIZE_MAX);
}

static void put_dims_and_symbols(tn_printer* printer, tn_ref op, uint32_t first, uint32_t dim_count,
                                 uint32_t count) {
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, first, dim_count);
  tn_put_char(&printer->sink, ')');
  if (count == dim_count) return;
  tn_put_char(&printer->sink, '[');
  tn_printer__put_operands(printer, op, first + dim_count, count - dim_count);
  tn_put_char(&printer->sink, ']');
}

//===-- affine.apply, affine.min, affine.max --------------------------------------------------===//

/// Parses an attribute of one kind and sets the property `name`.
static tn_status property_of_kind(tn_parser* parser, tn_op_frame* frame, tn_attribute_kind kind,
                                  const char* name, tn_attribute* out_attribute) {
  const char* at = parser->token.start;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, out_attribute));
  if (!tn_attribute__is(*out_attribute, kind)) {
    return tn_parser__custom_error(parser, frame, at, "invalid kind of attribute specified");
  }
  return tn_custom_assembly__set(parser, frame, name, *out_attribute);
}

/// Parses `map(%d)[%s] {...}`. Only affine.apply checks the number of operands here; for others,
/// the verifier does.
static tn_status read_apply(tn_parser* parser, tn_op_frame* frame, bool checks) {
  tn_attribute map;
  size_t dim_count = 0;
  TN_TRY(property_of_kind(parser, frame, TN_ATTRIBUTE_AFFINE_MAP, "map", &map));
  TN_TRY(dims_and_symbols(parser, frame, &dim_count));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  const size_t count = parser->operands.count - frame->operands;
  if (checks && (dim_count != tn_affine_map_dim_count(map) ||
                 count - dim_count != tn_affine_map_symbol_count(map))) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "dimension or symbol index mismatch");
  }
  // As in MLIR, affine.apply has as many results as its map until it is verified.
  TN_TRY(push_index_types(parser, count + (checks ? tn_affine_map_result_count(map) : 1)));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_status parse_apply(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_apply(parser, frame, true);
}

static tn_status parse_extreme(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_apply(parser, frame, false);
}

static tn_print_region print_apply(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const elided[] = {"map"};
  const tn_attribute map = tn_custom_assembly__inherent(printer, op, "map");
  const uint32_t dim_count = tn_affine_map_dim_count(map);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_any(printer, map.storage, 0);
  put_dims_and_symbols(printer, op, 0, dim_count, tn_op__operand_count(printer->context, op));
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  return TN_PRINT_NO_REGION;
}

//===-- affine.load, affine.store and their vector forms --------------------------------------===//

/// Parses `%m[...] {...} : memref`; the op's own syntax follows.
static tn_status access(tn_parser* parser, tn_op_frame* frame, tn_type* out_type) {
  tn_attribute map;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__affine_map_of_values(parser, &map));
  TN_TRY(tn_custom_assembly__set(parser, frame, "map", map));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__colon_type(parser, frame, TN_TYPE_MEMREF, "builtin.memref", out_type);
}

static tn_status vector_type(tn_parser* parser, const tn_op_frame* frame, tn_type* out_type) {
  return tn_parser__comma_type(parser, frame, TN_TYPE_VECTOR, "builtin.vector", out_type);
}

static tn_status load(tn_parser* parser, tn_op_frame* frame, bool is_vector) {
  tn_type type;
  TN_TRY(access(parser, frame, &type));
  tn_type result = tn_type_element_type(type);
  if (is_vector) TN_TRY(vector_type(parser, frame, &result));
  const size_t count = parser->operands.count - frame->operands;
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(push_index_types(parser, count - 1));
  TN_TRY(tn_parser__push_type(parser, result));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_status store(tn_parser* parser, tn_op_frame* frame, bool is_vector) {
  tn_type type;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(access(parser, frame, &type));
  tn_type value = tn_type_element_type(type);
  if (is_vector) TN_TRY(vector_type(parser, frame, &value));
  const size_t count = parser->operands.count - frame->operands;
  TN_TRY(tn_parser__push_type(parser, value));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(push_index_types(parser, count - 2));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_status parse_load(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return load(parser, frame, false);
}
static tn_status parse_vector_load(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return load(parser, frame, true);
}
static tn_status parse_store(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return store(parser, frame, false);
}
static tn_status parse_vector_store(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return store(parser, frame, true);
}

/// Prints an access; `memref` is the operand that is accessed.
static void put_access(tn_printer* printer, tn_ref op, uint32_t memref) {
  static const char* const elided[] = {"map"};
  tn_printer__put_operands(printer, op, memref, 1);
  tn_printer__put_map_of_values(printer, op, tn_custom_assembly__inherent(printer, op, "map"),
                                memref + 1);
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, memref, 1);
}

static tn_print_region print_load(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  put_access(printer, op, 0);
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_vector_load(tn_printer* printer, tn_ref op,
                                         const tn_op_definition* definition,
                                         uint32_t regions_done) {
  print_load(printer, op, definition, regions_done);
  TN_PUT(&printer->sink, ", ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_store(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  TN_PUT(&printer->sink, ", ");
  put_access(printer, op, 1);
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_vector_store(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition,
                                          uint32_t regions_done) {
  print_store(printer, op, definition, regions_done);
  TN_PUT(&printer->sink, ", ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

//===-- affine.for ----------------------------------------------------------------------------===//

/// Checks that `count` values, the first `dim_count` of them dimensions, match the map or set
/// `what`.
static tn_status check_counts(tn_parser* parser, const tn_op_frame* frame, const char* what,
                              size_t dim_count, size_t count, size_t wanted_dims,
                              size_t wanted_symbols) {
  const bool of_dims = dim_count != wanted_dims;
  if (!of_dims && count - dim_count == wanted_symbols) return TN_OK;
  const char* kind = of_dims ? "dim" : "symbol";
  return tn_parser__custom_error(parser, frame, frame->name_at,
                                 "%s operand count and %s %s count must match", kind, what, kind);
}

/// Builds a map with one result: a constant, or its only symbol.
static tn_status short_map(tn_parser* parser, bool of_symbol, int64_t number,
                           tn_attribute* out_map) {
  tn_affine_expr expr;
  TN_TRY(of_symbol ? tn_affine_symbol_get(parser->context, 0, &expr)
                   : tn_affine_constant_get(parser->context, number, &expr));
  return tn_affine_map_get(parser->context, 0, of_symbol ? 1 : 0, &expr, 1, out_map);
}

/// Parses the operands after a bound map, which is at `at`.
static tn_status read_values_of_map(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                    const char* missing_prefix, bool is_lower, tn_attribute map) {
  const size_t base = parser->operands.count;
  size_t dim_count = 0;
  TN_TRY(dims_and_symbols(parser, frame, &dim_count));
  TN_TRY(check_counts(parser, frame, "affine map", dim_count, parser->operands.count - base,
                      tn_affine_map_dim_count(map), tn_affine_map_symbol_count(map)));
  if (missing_prefix == NULL || tn_affine_map_result_count(map) <= 1) return TN_OK;
  return tn_parser__custom_error(
      parser, frame, at, "%s loop bound affine map with multiple results requires '%s' prefix",
      is_lower ? "lower" : "upper", missing_prefix);
}

/// Parses `4` or `#map(%i)[%n]`.
static tn_status read_bound_map(tn_parser* parser, const tn_op_frame* frame,
                                const char* missing_prefix, bool is_lower, tn_attribute* out_map) {
  const char* at = parser->token.start;
  const bool is_number =
      tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_MINUS);
  tn_type type = {NULL};
  if (is_number) TN_TRY(tn_index_type_get(parser->context, &type));
  TN_TRY(tn_parser__attribute(parser, type, out_map));
  if (tn_attribute__is(*out_map, TN_ATTRIBUTE_AFFINE_MAP)) {
    return read_values_of_map(parser, frame, at, missing_prefix, is_lower, *out_map);
  }
  if (tn_attribute__is(*out_map, TN_ATTRIBUTE_INTEGER)) {
    return short_map(parser, false, tn_integer_attribute_value(*out_map), out_map);
  }
  return tn_parser__custom_error(parser, frame, frame->name_at,
                                 "expected valid affine map representation for loop bounds");
}

/// Parses `4`, `%n` or `max #map(%i)[%n]`.
static tn_status read_bound(tn_parser* parser, tn_op_frame* frame, bool is_lower,
                            int32_t* out_count) {
  const size_t base = parser->operands.count;
  const char* prefix = is_lower ? "max" : "min";
  const char* missing_prefix = tn_custom_assembly__take_word(parser, prefix) ? NULL : prefix;
  tn_attribute map;
  if (tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    TN_TRY(tn_parser__operand_list(parser));
    if (parser->operands.count != base + 1) {
      return tn_parser__custom_error(parser, frame, frame->name_at,
                                     "expected only one loop bound operand");
    }
    TN_TRY(short_map(parser, true, 0, &map));
  } else {
    TN_TRY(read_bound_map(parser, frame, missing_prefix, is_lower, &map));
  }
  *out_count = (int32_t)(parser->operands.count - base);
  return tn_custom_assembly__set(parser, frame, is_lower ? "lowerBoundMap" : "upperBoundMap", map);
}

static tn_status read_step(tn_parser* parser, tn_op_frame* frame) {
  tn_type index;
  tn_attribute step;
  TN_TRY(tn_index_type_get(parser->context, &index));
  if (tn_custom_assembly__take_word(parser, "step")) {
    const char* at = parser->token.start;
    TN_TRY(tn_parser__attribute(parser, index, &step));
    if (tn_integer_attribute_value(step) <= 0) {
      return tn_parser__custom_error(parser, frame, at,
                                     "expected step to be representable as a positive signed "
                                     "integer");
    }
  } else {
    TN_TRY(tn_integer_attribute_get(index, 1, &step));
  }
  return tn_custom_assembly__set(parser, frame, "step", step);
}

/// Parses `iter_args(%a = %b) -> (types)`.
static tn_status read_iteration(tn_parser* parser, const tn_op_frame* frame) {
  TN_TRY(tn_custom_assembly__assignments(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
  return tn_parser__result_types(parser);
}

static tn_status for_types(tn_parser* parser, tn_op_frame* frame, size_t first_name,
                           int32_t sizes[3]) {
  const size_t base = frame->types;
  const size_t result_count = parser->types.count - base;
  if (parser->region_names.count - first_name != result_count + 1) {
    return tn_parser__custom_error(
        parser, frame, frame->name_at,
        "mismatch between the number of loop-carried values and results");
  }
  sizes[2] = (int32_t)result_count;
  tn_type i32;
  tn_attribute segments;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, 3, sizes, 3 * sizeof *sizes, &segments));
  TN_TRY(tn_custom_assembly__set(parser, frame, "operandSegmentSizes", segments));
  const size_t bound_count = (size_t)sizes[0] + (size_t)sizes[1];
  // One additional index type, for the induction variable, before the result types.
  TN_TRY(push_index_types(parser, bound_count + 1));
  for (size_t k = 0; k < 2; ++k) {
    for (size_t i = 0; i < result_count; ++i) {
      TN_TRY(tn_parser__push_type(parser, ((const tn_type*)parser->types.items)[base + i]));
    }
  }
  tn_type* types = parser->types.items;
  TN_TRY(tn_parser__prepare_named_region(parser, frame, first_name,
                                         types + base + result_count + bound_count));
  memmove(types + base, types + base + result_count, bound_count * sizeof *types);
  memmove(types + base + bound_count, types + base + result_count + bound_count + 1,
          2 * result_count * sizeof *types);
  parser->types.count = base + bound_count + 2 * result_count;
  return TN_OK;
}

static tn_status for_head(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  int32_t sizes[3] = {0, 0, 0};
  TN_TRY(tn_parser__region_name(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(read_bound(parser, frame, true, &sizes[0]));
  tn_parser__suggest_word(parser, tn_string_view_from("to"), false);
  if (!tn_parser__consume_if(parser, TN_TOKEN_KW_TO)) {
    return tn_parser__custom_error(parser, frame, parser->token.start,
                                   "expected 'to' between bounds");
  }
  TN_TRY(read_bound(parser, frame, false, &sizes[1]));
  TN_TRY(read_step(parser, frame));
  if (tn_custom_assembly__take_word(parser, "iter_args")) TN_TRY(read_iteration(parser, frame));
  return for_types(parser, frame, first_name, sizes);
}

static tn_status parse_for(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    TN_TRY(for_head(parser, frame));
    return tn_parser__resolve_early(parser, frame, SIZE_MAX);
  }
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static void put_bound(tn_printer* printer, tn_ref op, const char* name, const char* prefix,
                      uint32_t first, uint32_t count) {
  const tn_attribute map = tn_custom_assembly__inherent(printer, op, name);
  const uint32_t dims = tn_affine_map_dim_count(map);
  const uint32_t symbols = tn_affine_map_symbol_count(map);
  if (tn_affine_map_result_count(map) == 1 && dims == 0) {
    const tn_affine_expr expr = tn_affine_map_result(map, 0);
    const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
    if (symbols == 0 && kind == TN_AFFINE_CONSTANT) {
      tn_put_signed(&printer->sink, tn_affine_expr_value(expr));
      return;
    }
    if (symbols == 1 && kind == TN_AFFINE_SYMBOL) {
      tn_printer__put_operands(printer, op, first, 1);
      return;
    }
  }
  if (tn_affine_map_result_count(map) != 1) {
    tn_put_view(&printer->sink, tn_string_view_from(prefix));
    tn_put_char(&printer->sink, ' ');
  }
  tn_printer__put_any(printer, map.storage, 0);
  put_dims_and_symbols(printer, op, first, dims, count);
}

static tn_print_region print_for(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"lowerBoundMap", "upperBoundMap", "step",
                                       "operandSegmentSizes"};
  const tn_context* context = printer->context;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 4);
    return TN_PRINT_NO_REGION;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t results = tn_op_cell__result_count(tn_op__at(context, op));
  const tn_attribute lower = tn_custom_assembly__inherent(printer, op, "lowerBoundMap");
  const uint32_t lower_count = tn_affine_map_dim_count(lower) + tn_affine_map_symbol_count(lower);
  const uint32_t bound_count = tn_op__operand_count(context, op) - results;
  const int64_t step =
      tn_integer_attribute_value(tn_custom_assembly__inherent(printer, op, "step"));
  tn_put_char(&printer->sink, ' ');
  if (tn_block__argument_count(context, block) != 0) {
    tn_printer__put_region_argument(
        printer, tn_block_cell__argument(context, tn_block__at(context, block), 0), true);
  }
  TN_PUT(&printer->sink, " = ");
  put_bound(printer, op, "lowerBoundMap", "max", 0, lower_count);
  TN_PUT(&printer->sink, " to ");
  put_bound(printer, op, "upperBoundMap", "min", lower_count, bound_count - lower_count);
  if (step != 1) {
    TN_PUT(&printer->sink, " step ");
    tn_put_signed(&printer->sink, step);
  }
  tn_printer__put_initialization(printer, " iter_args", block, 1, op, bound_count, results);
  if (results != 0) {
    TN_PUT(&printer->sink, " -> (");
    tn_printer__put_result_types(printer, op, 0, results);
    tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, results == 0 ? TN_PRINT_NO_TERMINATOR : 0};
}

//===-- affine.if -----------------------------------------------------------------------------===//

static tn_status if_head(tn_parser* parser, tn_op_frame* frame) {
  tn_attribute condition;
  size_t dim_count = 0;
  TN_TRY(property_of_kind(parser, frame, TN_ATTRIBUTE_INTEGER_SET, "condition", &condition));
  TN_TRY(dims_and_symbols(parser, frame, &dim_count));
  TN_TRY(check_counts(parser, frame, "integer set", dim_count,
                      parser->operands.count - frame->operands, tn_integer_set_dim_count(condition),
                      tn_integer_set_symbol_count(condition)));
  TN_TRY(push_index_types(parser, parser->operands.count - frame->operands));
  if (tn_parser__consume_if(parser, TN_TOKEN_ARROW)) TN_TRY(tn_parser__result_types(parser));
  return tn_parser__resolve_early(parser, frame, SIZE_MAX);
}

static tn_status parse_if(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const uint32_t step = frame->step++;
  *out_region = true;
  if (step == 0) return if_head(parser, frame);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
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
  (void)definition;
  static const char* const elided[] = {"condition"};
  const tn_context* context = printer->context;
  const bool has_results = tn_op_cell__result_count(tn_op__at(context, op)) != 0;
  const uint32_t flags = has_results ? 0 : TN_PRINT_NO_TERMINATOR;
  if (regions_done == 0) {
    const tn_attribute condition = tn_custom_assembly__inherent(printer, op, "condition");
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_any(printer, condition.storage, 0);
    put_dims_and_symbols(printer, op, 0, tn_integer_set_dim_count(condition),
                         tn_op__operand_count(context, op));
    tn_put_char(&printer->sink, ' ');
    if (has_results) {
      tn_printer__put_result_list(printer, op);
      tn_put_char(&printer->sink, ' ');
    }
    return (tn_print_region){0, flags};
  }
  if (regions_done == 1 && tn_op__first_block(context, op, TN_AFFINE_IF_ELSE_REGION) != 0) {
    TN_PUT(&printer->sink, " else ");
    return (tn_print_region){1, flags};
  }
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  return TN_PRINT_NO_REGION;
}

//===-- affine.parallel -----------------------------------------------------------------------===//

/// Indexed by arith's enum values.
static const char* const reduction_kinds[] = {
    "addf",     "addi",    "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu",
    "minimumf", "minnumf", "mins", "minu",   "mulf",     "muli",    "ori",  "xori"};
#define REDUCTION_KIND_COUNT ((int64_t)(sizeof reduction_kinds / sizeof *reduction_kinds))

static tn_status push_number(tn_parser* parser, int64_t value) {
  tn_type i64;
  tn_attribute number;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_integer_attribute_get(i64, value, &number));
  return tn_parser__push(parser, &parser->attributes, &number, sizeof number);
}

/// Pops the attributes from index `base` on and sets them as an array.
static tn_status set_array(tn_parser* parser, tn_op_frame* frame, const char* name, size_t base) {
  tn_attribute array;
  TN_TRY(tn_array_attribute_get(parser->context,
                                (const tn_attribute*)parser->attributes.items + base,
                                parser->attributes.count - base, &array));
  parser->attributes.count = base;
  return tn_custom_assembly__set(parser, frame, name, array);
}

/// Parses `step (1, 2)`.
static tn_status read_steps(tn_parser* parser, tn_op_frame* frame, size_t count) {
  const size_t base = parser->attributes.count;
  if (!tn_custom_assembly__take_word(parser, "step")) {
    for (size_t i = 0; i < count; ++i) TN_TRY(push_number(parser, 1));
    return set_array(parser, frame, "steps", base);
  }
  tn_attribute map;
  tn_attribute sizes;
  const size_t operand_base = parser->operands.count;
  TN_TRY(tn_parser__affine_bounds(parser, "", &map, &sizes));
  parser->operands.count = operand_base;
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const tn_affine_expr step = tn_affine_map_result(map, i);
    if (tn_affine_expr_kind_of(step) != TN_AFFINE_CONSTANT) {
      return tn_parser__custom_error(parser, frame, frame->name_at,
                                     "steps must be constant integers");
    }
    TN_TRY(push_number(parser, tn_affine_expr_value(step)));
  }
  return set_array(parser, frame, "steps", base);
}

static tn_status read_reduction(tn_parser* parser, tn_op_frame* frame) {
  const char* at = parser->token.start;
  tn_attribute word;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &word));
  if (!tn_attribute__is(word, TN_ATTRIBUTE_STRING)) {
    return tn_parser__custom_error(parser, frame, at, "invalid kind of attribute specified");
  }
  const tn_string_view text = tn_string_attribute_value(word);
  for (int64_t i = 0; i < REDUCTION_KIND_COUNT; ++i) {
    if (tn_string_view_equal(text, tn_view_of(reduction_kinds[i]))) return push_number(parser, i);
  }
  return tn_parser__custom_error(parser, frame, at, "invalid reduction value: \"%.*s\"",
                                 (int)text.size, text.data);
}

/// Parses `reduce ("addf", "mulf")`.
static tn_status read_reductions(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->attributes.count;
  if (tn_custom_assembly__take_word(parser, "reduce")) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    do {
      TN_TRY(read_reduction(parser, frame));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  return set_array(parser, frame, "reductions", base);
}

static tn_status read_bounds(tn_parser* parser, tn_op_frame* frame, const char* word,
                             const char* map_name, const char* groups_name) {
  tn_attribute map;
  tn_attribute groups;
  TN_TRY(tn_parser__affine_bounds(parser, word, &map, &groups));
  TN_TRY(tn_custom_assembly__set(parser, frame, map_name, map));
  return tn_custom_assembly__set(parser, frame, groups_name, groups);
}

/// The region's arguments and the operands have type index; the types on the stack are the
/// results'.
static tn_status parallel_types(tn_parser* parser, tn_op_frame* frame, size_t first_name) {
  const size_t base = frame->types;
  const size_t result_count = parser->types.count - base;
  const size_t operand_count = parser->operands.count - frame->operands;
  const size_t name_count = parser->region_names.count - first_name;
  const size_t index_count = operand_count > name_count ? operand_count : name_count;
  TN_TRY(push_index_types(parser, index_count));
  tn_type* types = parser->types.items;
  TN_TRY(tn_parser__prepare_named_region(parser, frame, first_name, types + base + result_count));
  // Result types follow operand types.
  parser->types.count = base + result_count + operand_count;
  for (size_t i = 0; i < result_count; ++i) {
    TN_TRY(tn_parser__push_type(parser, ((const tn_type*)parser->types.items)[base + i]));
  }
  types = parser->types.items;
  memmove(types + base, types + base + result_count,
          (operand_count + result_count) * sizeof *types);
  parser->types.count = base + operand_count + result_count;
  return TN_OK;
}

static tn_status parallel_head(tn_parser* parser, tn_op_frame* frame) {
  const size_t first_name = parser->region_names.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in argument list"));
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      TN_TRY(tn_parser__region_name(parser));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in argument list"));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(read_bounds(parser, frame, "max", "lowerBoundsMap", "lowerBoundsGroups"));
  tn_parser__suggest_word(parser, tn_string_view_from("to"), false);
  if (!tn_parser__consume_if(parser, TN_TOKEN_KW_TO)) {
    return tn_parser__custom_error(parser, frame, parser->token.start, "expected 'to'");
  }
  TN_TRY(read_bounds(parser, frame, "min", "upperBoundsMap", "upperBoundsGroups"));
  TN_TRY(read_steps(parser, frame, parser->region_names.count - first_name));
  TN_TRY(read_reductions(parser, frame));
  if (tn_parser__consume_if(parser, TN_TOKEN_ARROW)) TN_TRY(tn_parser__result_types(parser));
  return parallel_types(parser, frame, first_name);
}

static tn_status parse_parallel(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    TN_TRY(parallel_head(parser, frame));
    return tn_parser__resolve_early(parser, frame, SIZE_MAX);
  }
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

/// Prints `(%i, max(%a, %b))`; `first` is the map's first operand. Returns its number of operands.
static uint32_t put_bounds(tn_printer* printer, tn_ref op, const char* map_name,
                           const char* groups_name, const char* word, uint32_t first) {
  const tn_attribute map = tn_custom_assembly__inherent(printer, op, map_name);
  const tn_attribute groups = tn_custom_assembly__inherent(printer, op, groups_name);
  const uint32_t dim_count = tn_affine_map_dim_count(map);
  const size_t result_count = tn_affine_map_result_count(map);
  const int64_t group_count = tn_shaped_type_element_count(tn_attribute_type(groups));
  size_t at = 0;
  if (!tn_printer__count_affine(printer, map)) return 0;
  tn_put_char(&printer->sink, '(');
  for (int64_t i = 0; i < group_count; ++i) {
    const int32_t size = tn_check__i32_element(groups, (size_t)i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    if (size != 1) tn_put_view(&printer->sink, tn_view_of(word));
    if (size != 1) tn_put_char(&printer->sink, '(');
    for (int32_t k = 0; k < size && at < result_count; ++k, ++at) {
      if (k != 0) TN_PUT(&printer->sink, ", ");
      tn_printer__put_map_result(printer, op, map, at, first);
    }
    if (size != 1) tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ')');
  return dim_count + tn_affine_map_symbol_count(map);
}

/// Prints ` step (2, 1)`, unless all are 1.
static void put_steps(tn_printer* printer, tn_attribute steps) {
  const size_t count = tn_array_attribute_count(steps);
  bool are_said = false;
  for (size_t i = 0; i < count; ++i) {
    are_said |= tn_integer_attribute_value(tn_array_attribute_element(steps, i)) != 1;
  }
  if (!are_said) return;
  TN_PUT(&printer->sink, " step (");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_signed(&printer->sink, tn_integer_attribute_value(tn_array_attribute_element(steps, i)));
  }
  tn_put_char(&printer->sink, ')');
}

static void put_reductions(tn_printer* printer, tn_ref op, uint32_t result_count) {
  const tn_attribute reductions = tn_custom_assembly__inherent(printer, op, "reductions");
  TN_PUT(&printer->sink, " reduce (");
  for (size_t i = 0; i < tn_array_attribute_count(reductions); ++i) {
    const int64_t kind = tn_integer_attribute_value(tn_array_attribute_element(reductions, i));
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_quoted(
        &printer->sink,
        tn_view_of(kind < 0 || kind >= REDUCTION_KIND_COUNT ? "" : reduction_kinds[kind]));
  }
  TN_PUT(&printer->sink, ") -> (");
  tn_printer__put_result_types(printer, op, 0, result_count);
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_parallel(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"reductions",     "lowerBoundsMap",    "lowerBoundsGroups",
                                       "upperBoundsMap", "upperBoundsGroups", "steps"};
  const tn_context* context = printer->context;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 6);
    return TN_PRINT_NO_REGION;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t results = tn_op_cell__result_count(tn_op__at(context, op));
  TN_PUT(&printer->sink, " (");
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_block_cell* cell = tn_block__at(context, block);
    tn_printer__put_value(printer, tn_block_cell__argument(context, cell, i));
  }
  TN_PUT(&printer->sink, ") = ");
  const uint32_t lower_count =
      put_bounds(printer, op, "lowerBoundsMap", "lowerBoundsGroups", "max", 0);
  TN_PUT(&printer->sink, " to ");
  put_bounds(printer, op, "upperBoundsMap", "upperBoundsGroups", "min", lower_count);
  put_steps(printer, tn_custom_assembly__inherent(printer, op, "steps"));
  if (results != 0) put_reductions(printer, op, results);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, results == 0 ? TN_PRINT_NO_TERMINATOR : 0};
}

const tn_custom_assembly tn_affine_assemblies[] = {
    {"affine.apply", parse_apply, print_apply},
    {"affine.min", parse_extreme, print_apply},
    {"affine.load", parse_load, print_load},
    {"affine.store", parse_store, print_store},
    {"affine.vector_load", parse_vector_load, print_vector_load},
    {"affine.vector_store", parse_vector_store, print_vector_store},
    {"affine.for", parse_for, print_for},
    {"affine.if", parse_if, print_if},
    {"affine.parallel", parse_parallel, print_parallel},
    {NULL, NULL, NULL},
};
