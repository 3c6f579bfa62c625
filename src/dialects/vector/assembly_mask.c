// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of vector.mask: the masked op in braces on the same line, without the terminator
// that yields its results.
//
// Source: the vector dialect's documentation, and MLIR's output.

#include "dialects/vector/vector.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

/// Adds a vector.yield of the results of `masked` after it.
static tn_status add_yield(tn_parser* parser, const tn_op_frame* frame, tn_ref block,
                           tn_ref masked) {
  const tn_storage* name = tn_op_schema__of(frame->definition)->terminator;
  const tn_context* context = parser->context;
  const uint32_t count = tn_op_cell__result_count(tn_op__at(context, masked));
  tn_op_spec spec = {.operand_count = count};
  TN_TRY(tn_shape__get(parser->shard, name->self, NULL, 0, &spec.shape, NULL));
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &spec.location));
  const tn_ref op = tn_op__create(parser->shard, &spec);
  if (op == 0) return tn_shard__failure(parser->shard);
  tn_op__insert(parser->shard, op, block, 0);
  const tn_op_layout layout = tn_op_cell__layout(tn_op__at(context, op));
  for (uint32_t i = 0; i < count; ++i) {
    tn_use__set_value(context, op + layout.operands + 3 * i,
                      tn_op_cell__result(masked, tn_op__at(context, masked), i));
  }
  return TN_OK;
}

/// Adds a terminator that yields the results of the only op.
static tn_status terminate(tn_parser* parser, const tn_op_frame* frame) {
  const tn_context* context = parser->context;
  const tn_ref region = ((const tn_ref*)parser->regions.items)[parser->regions.count - 1];
  const tn_ref block = tn_region__at(context, region)->first_block;
  const tn_ref first = block == 0 ? 0 : tn_block__at(context, block)->first_op;
  if (first == 0 || tn_op__at(context, first)->next != 0 ||
      tn_op__is_called(context, first, TN_NAME_VECTOR_YIELD)) {
    return tn_custom_assembly__terminate(parser, frame);
  }
  return add_yield(parser, frame, block, first);
}

static tn_status read_mask(tn_parser* parser) {
  TN_TRY(tn_custom_assembly__operand(parser));
  if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) return TN_OK;
  return tn_custom_assembly__operand(parser);
}

static tn_status parse_mask(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  *out_region = frame->step++ == 0;
  if (*out_region) return read_mask(parser);
  const size_t operand_count = parser->operands.count - frame->operands;
  TN_TRY(terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  if (!tn_parser__consume_if(parser, TN_TOKEN_ARROW)) {
    if (operand_count == 1) return tn_parser__finish_op(parser, frame, 1);
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "expects a result if passthru operand is provided");
  }
  const size_t first = parser->types.count;
  TN_TRY(tn_parser__result_types(parser));
  if (operand_count == 1) return tn_parser__finish_op(parser, frame, 1);
  // The passthru operand has the first result's type, which is inserted first.
  if (parser->types.count == first) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "expects a result if passthru operand is provided");
  }
  TN_TRY(tn_parser__push_type(parser, type));
  tn_type* types = (tn_type*)parser->types.items + first;
  const size_t rest = parser->types.count - first - 1;
  memmove(types + 1, types, rest * sizeof *types);
  types[0] = types[1];
  return tn_parser__finish_op(parser, frame, 2);
}

static tn_print_region print_mask(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  if (regions_done == 0) {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_operands(printer, op, 0, 2);
    tn_put_char(&printer->sink, ' ');
    return (tn_print_region){0, TN_PRINT_ONE_LINE};
  }
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  const uint32_t count = tn_op__result_count(printer->context, op);
  if (count == 0) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, " -> ");
  tn_printer__put_result_types(printer, op, 0, count);
  return TN_PRINT_NO_REGION;
}

/// The form omits the terminator.
static bool mask_fits(const tn_context* context, tn_ref op, const tn_op_definition* definition) {
  if (!tn_op_schema__fits(context, op, definition)) return false;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref last = block == 0 ? 0 : tn_block__at(context, block)->last_op;
  return last == 0 || tn_op_cell__shape(context, tn_op__at(context, last))->key_count == 0;
}

const tn_assembly_fit tn_vector_mask_fits[] = {
    {"vector.mask", mask_fits},
    {NULL, NULL},
};

const tn_custom_assembly tn_vector_mask_assemblies[] = {
    {"vector.mask", parse_mask, print_mask},
    {NULL, NULL, NULL},
};
