// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of omp's loops and of allocations on a device, and names of loops.
//
// Source: the omp dialect's documentation, and MLIR's output.

#include <stdio.h>
#include <string.h>

#include "dialects/omp/omp.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

static tn_status set_unit(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_attribute unit;
  TN_TRY(tn_unit_attribute_get(parser->context, &unit));
  return tn_custom_assembly__set(parser, frame, name, unit);
}

/// Prints every attribute in the dictionary.
static bool leave_out_nothing(void* data, tn_uref key, tn_uref value) {
  (void)data;
  (void)key;
  (void)value;
  return false;
}

//===-- omp.loop_nest -------------------------------------------------------------------------===//

/// Parses `(%i, %j) : type = (%a, %b) to (%c, %d)`; the lists have the same length.
static tn_status read_bounds(tn_parser* parser, tn_op_frame* frame, size_t* out_count) {
  const size_t first_name = parser->region_names.count;
  tn_type type;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  do {
    TN_TRY(tn_parser__region_name(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  const size_t count = parser->region_names.count - first_name;
  *out_count = count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  for (size_t i = 0; i < 3 * count; ++i) TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__prepare_named_region(
      parser, frame, first_name,
      (const tn_type*)parser->types.items + parser->types.count - 3 * count));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(
      tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, count));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "to"));
  return tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     count);
}

/// Parses `collapse(2)` if it is present.
static tn_status read_collapse(tn_parser* parser, tn_op_frame* frame) {
  tn_type i64;
  tn_attribute value;
  if (!tn_custom_assembly__take_word(parser, "collapse")) return TN_OK;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__attribute(parser, i64, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "collapse_num_loops", value));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

/// Parses `tiles(4, 5)` if it is present.
static tn_status read_tiles(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->dims.count;
  tn_attribute value;
  if (!tn_custom_assembly__take_word(parser, "tiles")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  do {
    TN_TRY(tn_parser__index_number(parser, frame));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_part__take_numbers(parser, base, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "tile_sizes", value));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status parse_nest(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  size_t count = 0;
  *out_region = frame->step++ == 0;
  if (!*out_region) {
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
    return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
  }
  TN_TRY(read_bounds(parser, frame, &count));
  if (tn_custom_assembly__take_word(parser, "inclusive")) {
    TN_TRY(set_unit(parser, frame, "loop_inclusive"));
  }
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "step"));
  TN_TRY(
      tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, count));
  TN_TRY(read_collapse(parser, frame));
  return read_tiles(parser, frame);
}

static void put_group(tn_printer* printer, tn_ref op, const char* word, uint32_t first,
                      uint32_t count) {
  tn_put_view(&printer->sink, tn_string_view_from(word));
  tn_printer__put_operands(printer, op, first, count);
  tn_put_char(&printer->sink, ')');
}

static void put_arguments(tn_printer* printer, tn_ref block) {
  const tn_context* context = printer->context;
  const uint32_t count = tn_block__argument_count(context, block);
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer,
                          tn_block_cell__argument(context, tn_block__at(context, block), i));
  }
}

static void put_tiles(tn_printer* printer, tn_ref op) {
  const tn_attribute tiles = tn_custom_assembly__inherent(printer, op, "tile_sizes");
  if (!tn_attribute__is(tiles, TN_ATTRIBUTE_DENSE_ARRAY)) return;
  TN_PUT(&printer->sink, "tiles(");
  tn_printer__put_dense_array_elements(printer, tiles.storage);
  TN_PUT(&printer->sink, ") ");
}

static tn_print_region print_nest(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  const tn_context* context = printer->context;
  (void)definition;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t count = tn_op__operand_count(context, op) / 3;
  const tn_attribute collapse = tn_custom_assembly__inherent(printer, op, "collapse_num_loops");
  TN_PUT(&printer->sink, " (");
  put_arguments(printer, block);
  TN_PUT(&printer->sink, ") : ");
  if (tn_block__argument_count(context, block) != 0) {
    const tn_ref first = tn_block_cell__argument(context, tn_block__at(context, block), 0);
    tn_printer__put_type(printer, tn_type__ref(tn_value__type_or_null(context, first)));
  }
  put_group(printer, op, " = (", 0, count);
  put_group(printer, op, " to (", count, count);
  if (tn_custom_assembly__inherent(printer, op, "loop_inclusive").storage != NULL) {
    TN_PUT(&printer->sink, " inclusive");
  }
  put_group(printer, op, " step (", 2 * count, count);
  tn_put_char(&printer->sink, ' ');
  if (tn_attribute__is(collapse, TN_ATTRIBUTE_INTEGER) &&
      tn_integer_attribute_value(collapse) > 1) {
    TN_PUT(&printer->sink, "collapse(");
    tn_put_signed(&printer->sink, tn_integer_attribute_value(collapse));
    TN_PUT(&printer->sink, ") ");
  }
  put_tiles(printer, op);
  return (tn_print_region){0, 0};
}

//===-- omp.canonical_loop, omp.unroll_heuristic ----------------------------------------------===//

static tn_status loop_type(tn_parser* parser, tn_type* out_type) {
  return tn_opaque_type_get(parser->context, tn_string_view_from("omp"), tn_string_view_from("cli"),
                            out_type);
}

/// Parses `(%loop) %i : type in range(%count) {...}`.
static tn_status parse_loop(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_unresolved_operand loop = {0};
  tn_type type;
  *out_region = frame->step++ == 0;
  if (!*out_region) {
    TN_TRY(tn_custom_assembly__terminate(parser, frame));
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
    return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
  }
  const bool has_loop = tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN);
  if (has_loop) {
    TN_TRY(tn_parser__operand(parser, &loop));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  const size_t first_name = parser->region_names.count;
  TN_TRY(tn_parser__region_name(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__prepare_named_region(parser, frame, first_name, &type));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "in"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "range"));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, 1));
  if (!has_loop) return TN_OK;
  TN_TRY(tn_parser__push(parser, &parser->operands, &loop, sizeof loop));
  TN_TRY(loop_type(parser, &type));
  return tn_parser__push_type(parser, type);
}

static tn_print_region print_loop(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  const tn_context* context = printer->context;
  (void)definition;
  if (regions_done != 0) {
    tn_printer__put_attribute_dictionary(printer, op, false, false, leave_out_nothing, NULL);
    return TN_PRINT_NO_REGION;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (tn_op__operand_count(context, op) > 1) {
    tn_put_char(&printer->sink, '(');
    tn_printer__put_operands(printer, op, 1, 1);
    tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ' ');
  put_arguments(printer, block);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  TN_PUT(&printer->sink, " in range(");
  tn_printer__put_operands(printer, op, 0, 1);
  TN_PUT(&printer->sink, ") ");
  return (tn_print_region){0, 0};
}

static tn_status parse_unroll(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  *out_region = false;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, 1));
  TN_TRY(loop_type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 1);
}

static tn_print_region print_unroll(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  put_group(printer, op, "(", 0, 1);
  tn_printer__put_attribute_dictionary(printer, op, false, false, leave_out_nothing, NULL);
  return TN_PRINT_NO_REGION;
}

//===-- omp.target_allocmem -------------------------------------------------------------------===//

/// Parses `%device : type, type(%a, %b : types), %size, ... {...}`.
static tn_status parse_allocation(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  tn_type i64;
  tn_attribute value;
  int32_t sizes[] = {1, 0, 0};
  *out_region = false;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "in_type", value));
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    const size_t first = parser->operands.count;
    TN_TRY(tn_parser__operand_list(parser));
    sizes[1] = (int32_t)(parser->operands.count - first);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_part__read_types(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  TN_TRY(tn_index_type_get(parser->context, &type));
  for (; tn_parser__consume_if(parser, TN_TOKEN_COMMA); ++sizes[2]) {
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__push_type(parser, type));
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, 3));
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_parser__push_type(parser, i64));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_allocation(tn_printer* printer, tn_ref op,
                                        const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"in_type", "operandSegmentSizes"};
  const tn_attribute type = tn_custom_assembly__inherent(printer, op, "in_type");
  uint32_t counts[TN_GROUPS_MAX] = {0};
  (void)regions_done;
  if (!tn_op_schema__operand_groups(printer->context, tn_op_schema__of(definition), op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  TN_PUT(&printer->sink, ", ");
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  if (counts[1] != 0) {
    tn_put_char(&printer->sink, '(');
    tn_printer__put_operands(printer, op, 1, counts[1]);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, op, 1, counts[1]);
    tn_put_char(&printer->sink, ')');
  }
  for (uint32_t i = 0; i < counts[2]; ++i) {
    TN_PUT(&printer->sink, ", ");
    tn_printer__put_operands(printer, op, 1 + counts[1] + i, 1);
  }
  tn_printer__put_attributes_but(printer, op, false, elided, 2);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_omp_assemblies[] = {
    {"omp.loop_nest", parse_nest, print_nest},
    {"omp.canonical_loop", parse_loop, print_loop},
    {"omp.unroll_heuristic", parse_unroll, print_unroll},
    {"omp.target_allocmem", parse_allocation, print_allocation},
    {NULL, NULL, NULL},
};

//===-- Names ---------------------------------------------------------------------------------===//

static bool is_op(const tn_context* context, tn_ref op, const char* name) {
  return tn_string_view_equal(tn_op_cell__name_text(context, tn_op__at(context, op)),
                              tn_string_view_from(name));
}

/// Returns the index of an op with regions among such ops of its block. `*out_is_alone` tells if
/// there is no other.
static uint32_t place_among(const tn_context* context, tn_ref op, bool* out_is_alone) {
  const tn_ref block = tn_op__at(context, op)->block;
  uint32_t before = 0;
  uint32_t count = 0;
  bool is_after = false;
  if (block == 0) return 0;
  for (tn_ref at = tn_block__at(context, block)->first_op; at != 0;
       at = tn_op__at(context, at)->next) {
    if (at == op) is_after = true;
    if (tn_op_cell__region_count(tn_op__at(context, at)) == 0) continue;
    before += !is_after;
    ++count;
  }
  *out_is_alone = count == 1;
  return before;
}

/// Inserts `_<kind><number>` into the name at byte `at`.
static void insert_part(tn_text_buffer* text, size_t at, char kind, uint32_t number) {
  char part[16];
  const size_t size = (size_t)snprintf(part, sizeof part, "_%c%u", kind, number);
  if (tn_text_buffer_reserve(text, size) == NULL) return;
  memmove(text->data + at + size, text->data + at, text->size - at);
  memcpy(text->data + at, part, size);
  text->size += size;
}

/// Appends `prefix` and the position of the loop: `_s1` after another op with regions, `_d1` for
/// the depth in loops without siblings.
static void append_loop_name(const tn_context* context, tn_ref op, const char* prefix,
                             tn_text_buffer* text) {
  uint32_t depth = 0;
  const size_t start = text->size + strlen(prefix);
  tn_text_buffer_append_text(text, prefix);
  for (tn_ref at = op; at != 0;) {
    bool is_alone = true;
    const uint32_t before = place_among(context, at, &is_alone);
    const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, at));
    const bool in_loop = parent != 0 && is_op(context, parent, TN_NAME_OMP_CANONICAL_LOOP);
    if (is_alone && in_loop) {
      ++depth;
    } else {
      if (depth != 0) insert_part(text, start, 'd', depth);
      depth = 0;
      if (!is_alone) insert_part(text, start, 's', before);
    }
    if (!in_loop) break;
    at = parent;
  }
  if (depth != 0) insert_part(text, start, 'd', depth);
}

static void name_variable(tn_namer* namer, tn_ref op, uint32_t region,
                          const tn_op_definition* definition) {
  const tn_context* context = tn_namer__context(namer);
  const tn_ref block = tn_op__first_block(context, op, region);
  (void)definition;
  if (block == 0 || tn_block__argument_count(context, block) == 0) return;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  append_loop_name(context, op, "iv", &text);
  if (!text.failed) {
    tn_namer__argument(namer, tn_block_cell__argument(context, tn_block__at(context, block), 0),
                       tn_text_buffer_view(&text));
  }
  tn_text_buffer_free(&text);
}

/// Appends `grid1` or `intratile1`; nothing if the operand has no such role.
static void append_tile_name(const tn_context* context, tn_ref maker, uint32_t operand,
                             tn_text_buffer* text) {
  const tn_op_definition* definition =
      tn_op_definition__claimed(context, tn_op__at(context, maker));
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, tn_op_schema__of(definition), maker, counts)) return;
  if (operand >= counts[0]) return;
  const uint32_t half = counts[0] / 2;
  tn_text_buffer_format(text, "%s%u", operand < half ? "grid" : "intratile",
                        (operand < half ? operand : operand - half) + 1);
}

/// Names the loop that `maker` defines as operand `operand`.
static void name_made(tn_namer* namer, tn_ref op, tn_ref maker, uint32_t operand) {
  const tn_context* context = tn_namer__context(namer);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (is_op(context, maker, TN_NAME_OMP_CANONICAL_LOOP)) {
    append_loop_name(context, maker, "canonloop", &text);
  } else {
    append_tile_name(context, maker, operand, &text);
  }
  if (!text.failed && text.size != 0) {
    tn_namer__result(namer, op, 0, tn_text_buffer_view(&text));
  }
  tn_text_buffer_free(&text);
}

static void name_loop(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  const tn_context* context = tn_namer__context(namer);
  const tn_ref result = tn_op_cell__result(op, tn_op__at(context, op), 0);
  (void)definition;
  for (tn_ref use = tn_value__at(context, result)->first_use; use != 0;
       use = tn_use__at(context, use)->next) {
    const tn_ref user = tn_use__owner(context, use);
    const uint32_t number = tn_use__operand_number(context, use, user);
    const bool is_loop = is_op(context, user, TN_NAME_OMP_CANONICAL_LOOP);
    const bool is_tile = is_op(context, user, TN_NAME_OMP_TILE);
    if (is_loop || is_tile) name_made(namer, op, user, number);
  }
}

const tn_naming tn_omp_namings[] = {
    {"omp.canonical_loop", NULL, name_variable},
    {"omp.new_cli", name_loop, NULL},
    {NULL, NULL, NULL},
};
