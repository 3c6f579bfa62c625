// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of shape ops for passes.

#include <tenure/value.h>

#include "dialects/shape/shape.h"
#include "rewrite/infer_types.h"

//===-- Result types --------------------------------------------------------------------------===//

static tn_status fail(tn_context* context, const tn_op_state* state, const char* why) {
  const tn_string_view name = tn_operation_name_text(state->name);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location, "'%.*s' op %s",
                          (int)name.size, name.data, why);
}

/// The caller has checked the groups of operands; each group here has one operand.
static tn_status infer_types(tn_context* context, const tn_op_definition* definition,
                             const tn_op_state* state, tn_type* out_types, size_t capacity,
                             size_t* out_count) {
  tn_type operands[2] = {{NULL}, {NULL}};
  tn_type type;
  const char* why = NULL;
  *out_count = 0;
  for (size_t i = 0; i < state->operand_count && i < 2; ++i) {
    operands[i] = tn_value_type(state->operands[i]);
  }
  const tn_attribute shape = tn_op_state__attribute(state, "shape");
  if (definition->code == TN_CODE_SHAPE_CONST_SHAPE &&
      !tn_attribute__is(shape, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    return fail(context, state, "needs the attribute 'shape', elements of type index");
  }
  TN_TRY(tn_shape__infer(context, definition->code, operands, shape, &type, &why));
  if (why != NULL) return fail(context, state, why);
  if (capacity != 0) out_types[0] = type;
  *out_count = 1;
  return TN_OK;
}

//===-- The table -----------------------------------------------------------------------------===//

static const tn_region_branch_interface assuming_regions = {
    .entry_successor = tn_region_branch__to_first, .region_successor = tn_region_branch__to_parent};
static const tn_callable_interface function = {
    .type = "function_type", .argument_attributes = "arg_attrs", .result_attributes = "res_attrs"};

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface inferred = {.infer_types = infer_types,
                                         .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface assuming = {.region_branch = &assuming_regions,
                                         .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface func = {.callable = &function,
                                     .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"add", &inferred},        {"assuming", &assuming}, {"const_shape", &inferred},
    {"dim", &inferred},        {"div", &inferred},      {"func", &func},
    {"get_extent", &inferred}, {"max", &inferred},      {"meet", &inferred},
    {"min", &inferred},        {"mul", &inferred},      {"num_elements", &inferred},
    {"rank", &inferred},       {"shape_of", &inferred},
};

const tn_dialect_interface tn_shape__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
