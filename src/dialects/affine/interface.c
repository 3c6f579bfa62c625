// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of affine ops for passes.

#include "dialects/affine/affine.h"
#include "dialects/affine/values.h"
#include "rewrite/effects.h"

/// A loop with a step of 1 terminates.
static tn_speculatability for_speculatability(const tn_context* context, tn_ref op) {
  int64_t step = 0;
  return tn_const__int64(tn_affine_for_step(context, op), &step) && step == 1
             ? TN_RECURSIVELY_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}

//===-- Regions -------------------------------------------------------------------------------===//

static bool if_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                     uint32_t index, tn_region_successor* out_successor) {
  (void)operands;
  const bool has_region =
      index == 0 || (index == 1 && tn_op__first_block(context, op, TN_AFFINE_IF_ELSE_REGION) != 0);
  *out_successor = (tn_region_successor){.region = has_region ? index : TN_REGION_PARENT};
  return index < 2;
}

/// Returns successor `index`: the body, whose iteration arguments follow the first argument, and
/// the op itself.
static bool for_successor(bool may_run, bool may_end, uint32_t index, uint32_t first_operand,
                          uint32_t operand_count, tn_region_successor* out_successor) {
  const bool runs = may_run && index == 0;
  *out_successor = (tn_region_successor){.region = runs ? 0 : TN_REGION_PARENT,
                                         .first_operand = first_operand,
                                         .operand_count = operand_count,
                                         .first_input = runs ? 1 : 0};
  return index < (uint32_t)may_run + may_end;
}

static bool for_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                      uint32_t index, tn_region_successor* out_successor) {
  uint64_t trips = 0;
  const uint32_t count = tn_op__result_count(context, op);
  const bool is_known = tn_affine__trip_count(context, op, &trips);
  (void)operands;
  return for_successor(!is_known || trips != 0, !is_known || trips == 0, index,
                       tn_op__operand_count(context, op) - count, count, out_successor);
}

static bool for_region_successor(const tn_context* context, tn_ref op, tn_ref region,
                                 uint32_t index, tn_region_successor* out_successor) {
  uint64_t trips = 0;
  const bool is_known = tn_affine__trip_count(context, op, &trips);
  (void)region;
  return for_successor(!is_known || trips > 1, true, index, 0, 0, out_successor);
}

static const tn_loop_like_interface loop = {.regions = UINT32_MAX};
static const tn_region_branch_interface for_regions = {.entry_successor = for_entry,
                                                       .region_successor = for_region_successor};
static const tn_region_branch_interface if_regions = {
    .entry_successor = if_entry, .region_successor = tn_region_branch__to_parent};

//===-- Inlining ------------------------------------------------------------------------------===//
// Affine ops can only be inlined where values remain valid dimensions and symbols.

/// Returns whether the op is a loop or an if of this dialect.
static bool has_affine_regions(const tn_context* context, tn_ref op) {
  switch (tn_op__code(context, op)) {
    case TN_CODE_AFFINE_FOR:
    case TN_CODE_AFFINE_IF:
    case TN_CODE_AFFINE_PARALLEL:
      return true;
    default:
      return false;
  }
}

static bool op_is_legal(const tn_context* context, tn_ref op, tn_ref around) {
  (void)op;
  return tn_op__has_trait(context, around, TN_OP_TRAIT_AFFINE_SCOPE) ||
         has_affine_regions(context, around);
}

/// Returns whether a value at the top of `source` remains a valid dimension or symbol after
/// inlining into `target`.
static bool remains_legal(const tn_context* context, tn_ref call, tn_ref source, tn_ref target,
                          tn_ref value, bool is_symbol) {
  if (tn_block__region(context, tn_value__parent_block(context, value)) != source) return true;
  if (!tn_value__is_argument(value)) {
    const tn_ref op = tn_value__defining_op(context, value);
    const tn_op_code code = tn_op__code(context, op);
    return tn_const__of_op(context, op).storage != NULL || code == TN_CODE_MEMREF_DIM ||
           code == TN_CODE_TENSOR_DIM;
  }
  const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
  const uint32_t first = tn_op_interface__of(context, call)->call->first_argument;
  const tn_ref given = tn_op__operand(context, call, first + number);
  if (tn_block__region(context, tn_value__parent_block(context, given)) == target) return true;
  return is_symbol ? tn_affine__is_symbol(context, given) : tn_affine__is_dim(context, given);
}

/// Returns the start of an access's map operands; false for other ops.
static bool map_operands(tn_op_code code, uint32_t* out_start) {
  switch (code) {
    case TN_CODE_AFFINE_LOAD:
    case TN_CODE_AFFINE_VECTOR_LOAD:
      *out_start = 1;
      return true;
    case TN_CODE_AFFINE_STORE:
    case TN_CODE_AFFINE_VECTOR_STORE:
      *out_start = 2;
      return true;
    default:
      return false;
  }
}

static bool access_remains_legal(const tn_context* context, tn_ref call, tn_ref source,
                                 tn_ref target, tn_ref op) {
  uint32_t start = 0;
  if (!map_operands(tn_op__code(context, op), &start)) return false;
  const tn_attribute map = tn_op__attribute(context, op, "map");
  const uint32_t dims = tn_affine_map_dim_count(map);
  for (uint32_t i = start; i < tn_op__operand_count(context, op); ++i) {
    if (!remains_legal(context, call, source, target, tn_op__operand(context, op, i),
                       i >= start + dims)) {
      return false;
    }
  }
  return true;
}

static bool region_is_legal(const tn_context* context, tn_ref call, tn_ref source) {
  if (!has_affine_regions(context, tn_op__parent(context, call))) return true;
  const tn_ref target = tn_block__region(context, tn_op__block(context, call));
  const tn_region_cell* cell = tn_region__at(context, source);
  if (cell->first_block != cell->last_block) return false;
  for (tn_ref op = tn_block__at(context, cell->first_block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    // Only the op's own effects count, not the effects of nested ops.
    if (tn_effects__of(context, op) != 0 &&
        !access_remains_legal(context, call, source, target, op)) {
      return false;
    }
  }
  return true;
}

static const tn_inliner_interface inliner = {.op_is_legal = op_is_legal,
                                             .region_is_legal = region_is_legal};

static bool allows_sinking(const tn_context* context, tn_ref op, tn_ref moved) {
  (void)op;
  return tn_affine__is_symbol_anywhere(context, moved);
}

//===-- The table -----------------------------------------------------------------------------===//

static const tn_op_interface plain = {.inliner = &inliner};
static const tn_op_interface dma = {.allows_sinking = allows_sinking, .inliner = &inliner};
static const tn_op_interface for_ = {.speculatability = for_speculatability,
                                     .allows_sinking = allows_sinking,
                                     .region_branch = &for_regions,
                                     .loop_like = &loop,
                                     .inliner = &inliner};
static const tn_op_interface if_ = {
    .allows_sinking = allows_sinking, .region_branch = &if_regions, .inliner = &inliner};
static const tn_op_interface parallel = {
    .allows_sinking = allows_sinking, .loop_like = &loop, .inliner = &inliner};
static const tn_op_interface load = {
    .effects = TN_EFFECT_READ, .allows_sinking = allows_sinking, .inliner = &inliner};
static const tn_op_interface prefetch = {.effects = TN_EFFECT_READ | TN_EFFECT_WRITE,
                                         .allows_sinking = allows_sinking,
                                         .inliner = &inliner};
static const tn_op_interface store = {
    .effects = TN_EFFECT_WRITE, .allows_sinking = allows_sinking, .inliner = &inliner};

static const tn_named_interface ops[] = {
    {"dma_start", &dma},    {"dma_wait", &dma},      {"for", &for_},          {"if", &if_},
    {"load", &load},        {"parallel", &parallel}, {"prefetch", &prefetch}, {"store", &store},
    {"vector_load", &load}, {"vector_store", &store}};

const tn_dialect_interface tn_affine__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
