// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of linalg ops for passes: on tensors, they have no memory effects; on buffers, they
// read inputs and write outputs.

#include "ir/op_interface.h"

#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"
#include "rewrite/effects.h"

static bool is_buffer(tn_type type) {
  return tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF);
}

/// Returns whether the region uses the argument for an operand; outputs of ops without such an
/// argument are read, too.
static bool is_read(const tn_context* context, tn_ref op, uint32_t operand) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (operand >= tn_block__argument_count(context, block)) return true;
  const tn_ref argument = tn_block_cell__argument(context, tn_block__at(context, block), operand);
  return tn_value__at(context, argument)->first_use != 0;
}

static uint32_t get_effects(const tn_context* context, tn_ref op) {
  tn_linalg_structure structure;
  const bool is_structured = tn_linalg__operands(context, op, &structure);
  const uint32_t count = tn_op__operand_count(context, op);
  uint32_t effects = is_structured ? TN_EFFECT_RECURSIVE : TN_EFFECT_NONE;
  for (uint32_t i = 0; i < count; ++i) {
    if (!is_buffer(tn_op__operand_type(context, op, i))) continue;
    const bool is_output = !is_structured || i >= structure.input_count;
    if (is_output) effects |= TN_EFFECT_WRITE;
    if (!is_structured || !is_output || is_read(context, op, i)) effects |= TN_EFFECT_READ;
  }
  return effects;
}

/// Ops on tensors are speculatable if the nested ops are.
static tn_speculatability speculatability(const tn_context* context, tn_ref op) {
  tn_linalg_structure structure;
  const uint32_t count = tn_op__operand_count(context, op);
  bool has_buffer = false;
  for (uint32_t i = 0; i < count; ++i) {
    has_buffer = has_buffer || is_buffer(tn_op__operand_type(context, op, i));
  }
  if (!tn_linalg__operands(context, op, &structure)) {
    return tn_effects__speculatability_by_traits(
        tn_op_definition__of(context, tn_op__at(context, op)));
  }
  return has_buffer ? TN_NOT_SPECULATABLE : TN_RECURSIVELY_SPECULATABLE;
}

/// Dynamic tile sizes may not divide the dimensions unless there is padding.
static tn_speculatability pack_speculatability(const tn_context* context, tn_ref op) {
  return tn_linalg_pack_inner_tiles(context, op).count == 0 ||
                 tn_linalg_pack_padding_value(context, op) != 0
             ? TN_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}
static tn_speculatability unpack_speculatability(const tn_context* context, tn_ref op) {
  return tn_linalg_unpack_inner_tiles(context, op).count == 0 ? TN_SPECULATABLE
                                                              : TN_NOT_SPECULATABLE;
}

static const tn_op_interface any = {.get_effects = get_effects,
                                    .speculatability = speculatability,
                                    .inliner = &tn_inliner_interface__allow_all,
                                    .tiling = &tn_linalg__tiling};

static const tn_op_interface pack = {.get_effects = get_effects,
                                     .speculatability = pack_speculatability,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface unpack = {.get_effects = get_effects,
                                       .speculatability = unpack_speculatability,
                                       .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {{"pack", &pack}, {"unpack", &unpack}};

const tn_dialect_interface tn_linalg__interface = {
    .others = &any, .ops = ops, .op_count = sizeof ops / sizeof *ops};
