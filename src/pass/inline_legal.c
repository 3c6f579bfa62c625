// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether dialects allow the body of a function in the place of a call: what MLIR's inliner
// interfaces say. Affine ops may only come where values keep being dimensions and symbols.

#include "pass/inline_legal.h"
#include "dialects/affine/values.h"
#include "rewrite/effects.h"

/// Whether an op may come into the region of `around`.
static bool op_may_come(tn_op_code code, tn_op_code around, bool around_is_affine_scope) {
  if (code == TN_CODE_NONE || code == TN_CODE_BUILTIN_MODULE) return false;
  if (code > TN_CODE_AFFINE_YIELD) return true;
  return around_is_affine_scope || around == TN_CODE_AFFINE_FOR ||
         around == TN_CODE_AFFINE_PARALLEL || around == TN_CODE_AFFINE_IF;
}

/// Whether a value that stands at the top of `source` is still a dimension, or symbol, once it came
/// into `target`.
static bool remains_legal(const tn_context* context, tn_ref call, tn_ref source, tn_ref target,
                          tn_ref value, bool is_symbol) {
  if (tn_rw__block_region(context, tn_value__parent_block(context, value)) != source) return true;
  if (!tn_value__is_argument(value)) {
    const tn_ref op = tn_rw__source(context, value);
    const tn_op_code code = tn_rw__code(context, op);
    return tn_const__of_op(context, op).storage != NULL || code == TN_CODE_MEMREF_DIM ||
           code == TN_CODE_TENSOR_DIM;
  }
  const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
  const tn_ref given = tn_rw__operand(context, call, number);
  if (tn_rw__block_region(context, tn_value__parent_block(context, given)) == target) return true;
  return is_symbol ? tn_affine__is_symbol(context, given) : tn_affine__is_dim(context, given);
}

/// The operands of an access that its map applies to; false for ops that are no accesses.
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
  if (!map_operands(tn_rw__code(context, op), &start)) return false;
  const tn_attribute map = tn_rw__attribute(context, op, "map");
  const uint32_t dims = tn_affine_map_dim_count(map);
  for (uint32_t i = start; i < tn_rw__operand_count(context, op); ++i) {
    if (!remains_legal(context, call, source, target, tn_rw__operand(context, op, i),
                       i >= start + dims)) {
      return false;
    }
  }
  return true;
}

/// Whether a body may come into a region of an affine op.
static bool body_may_come_into_affine(const tn_context* context, tn_ref call, tn_ref source,
                                      tn_ref target) {
  const tn_region_cell* cell = tn_region__at(context, source);
  if (cell->first_block != cell->last_block) return false;
  for (tn_ref op = tn_block__at(context, cell->first_block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    // Effects of what is inside do not count here, only what is known of the op itself.
    if (tn_effects__of(context, op) != 0 &&
        !access_remains_legal(context, call, source, target, op)) {
      return false;
    }
  }
  return true;
}

static bool body_may_come(const tn_context* context, tn_ref call, tn_ref source) {
  const tn_ref target = tn_rw__block_region(context, tn_rw__block(context, call));
  const tn_op_code around = tn_rw__code(context, tn_rw__parent(context, call));
  switch (around) {
    case TN_CODE_NONE:
    case TN_CODE_BUILTIN_MODULE:
      return false;
    case TN_CODE_AFFINE_FOR:
    case TN_CODE_AFFINE_IF:
    case TN_CODE_AFFINE_PARALLEL:
      return body_may_come_into_affine(context, call, source, target);
    default:
      return true;
  }
}

bool tn_inline__is_legal(const tn_context* context, tn_ref call, tn_ref callee) {
  const tn_ref source = tn_rw__region(context, callee, 0);
  const tn_ref entry = tn_region__at(context, source)->first_block;
  if (entry == 0 || tn_rw__operand_count(context, call) != tn_rw__argument_count(context, entry) ||
      tn_rw__code(context, call) != TN_CODE_FUNC_CALL ||
      tn_rw__attribute(context, call, "no_inline").storage != NULL ||
      tn_rw__attribute(context, callee, "no_inline").storage != NULL ||
      !body_may_come(context, call, source)) {
    return false;
  }
  const tn_ref around = tn_rw__parent(context, call);
  const tn_op_code around_code = tn_rw__code(context, around);
  const bool is_scope = tn_rw__has_trait(context, around, TN_OP_TRAIT_AFFINE_SCOPE);
  for (tn_ref op = tn_op__next_in_pre_order(context, callee, callee, false); op != 0;
       op = tn_op__next_in_pre_order(context, callee, op, false)) {
    if (!op_may_come(tn_rw__code(context, op), around_code, is_scope)) return false;
  }
  return true;
}
