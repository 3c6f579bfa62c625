// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the linalg dialect. Source: its documentation, and mlir-opt's results.

#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"
#include "dialects/op_code.h"
#include "rewrite/rewriter.h"

/// Erases an op on an empty buffer. Ops on tensors are kept, because their results are used.
static bool erase_empty(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_linalg_structure structure;
  if (!tn_linalg__operands(context, op, &structure)) return false;
  for (uint32_t i = 0; i < structure.operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!tn_type__is(type, TN_TYPE_MEMREF)) continue;
    for (size_t k = 0; k < tn_shaped_type_rank(type); ++k) {
      if (tn_shaped_type_dims(type)[k] != 0) continue;
      tn_rewriter__erase(rewriter, op);
      return true;
    }
  }
  return false;
}

/// Erases a copy of a buffer to itself.
static bool erase_self_copy(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  if (tn_op__operand_count(context, op) != 2 ||
      !tn_type__is(tn_op__operand_type(context, op, 0), TN_TYPE_MEMREF) ||
      tn_op__operand(context, op, 0) != tn_op__operand(context, op, 1)) {
    return false;
  }
  tn_rewriter__erase(rewriter, op);
  return true;
}

/// Returns the block of an op that only contains a yield; otherwise 0.
static tn_ref only_yields(const tn_context* context, tn_ref op, tn_ref* out_yield) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  *out_yield = block == 0 ? 0 : tn_block__last_op(context, block);
  const bool is_only = *out_yield != 0 && tn_block__at(context, block)->first_op == *out_yield &&
                       tn_op__code(context, *out_yield) == TN_CODE_LINALG_YIELD;
  return is_only ? block : 0;
}

/// Returns the operand index for a block argument; UINT32_MAX for other values.
static uint32_t operand_of(const tn_context* context, tn_ref block, tn_ref value) {
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    if (tn_block__argument(context, block, i) == value) return i;
  }
  return UINT32_MAX;
}

/// Returns whether all maps are equal and use each dimension once.
static bool has_one_map(const tn_linalg_structure* structure) {
  for (uint32_t i = 0; i < structure->map_count; ++i) {
    if (tn_linalg__map(structure, i).storage != tn_linalg__map(structure, 0).storage) return false;
  }
  return structure->map_count != 0 && structure->map_count == structure->operand_count;
}

/// Erases a generic op that yields its inputs unchanged, on tensors with the result types, or from
/// a buffer to itself.
static bool erase_identity(tn_rewriter* rewriter, tn_ref op) {
  tn_context* context = rewriter->context;
  tn_linalg_structure structure;
  tn_ref yield;
  tn_refs values = {0};
  if (tn_linalg__structure_of(context, op, &structure) != TN_OK || !has_one_map(&structure)) {
    return false;
  }
  const tn_ref block = only_yields(context, op, &yield);
  if (block == 0) return false;
  const uint32_t results = tn_op__result_count(context, op);
  const uint32_t outputs = structure.operand_count - structure.input_count;
  bool is_identity = tn_op__operand_count(context, yield) == outputs;
  for (uint32_t i = 0; i < outputs && is_identity; ++i) {
    const uint32_t from = operand_of(context, block, tn_op__operand(context, yield, i));
    is_identity = from != UINT32_MAX;
    if (!is_identity) break;
    const tn_ref value = tn_op__operand(context, op, from);
    const tn_ref output = tn_op__operand(context, op, structure.input_count + i);
    is_identity = results == 0
                      ? outputs == 1 && structure.input_count == 1 && value == output
                      : results == outputs && tn_type_equal(tn_value__type(context, value),
                                                            tn_op__result_type(context, op, i));
    tn_refs__push(rewriter, &values, value);
  }
  if (is_identity && results == 0) tn_rewriter__erase(rewriter, op);
  if (is_identity && results != 0) {
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
  return is_identity;
}

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_linalg_patterns[] = {
    {MLIR("EraseDeadLinalgOp"), NULL, 1, erase_empty},
    {MLIR("EraseSelfCopy"), "copy", 1, erase_self_copy},
    {MLIR("EraseIdentityLinalgOp<mlir::linalg::GenericOp>"), "generic", 1, erase_identity},
    {NULL, NULL, 0, NULL},
};
