// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.for, and functions that scf.if and other ops share with it.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/scf/scf.h"

#include "dialects/arith_ops.h"
#include "dialects/common/arith_ops.h"
#include "rewrite/region_flow.h"

void tn_scf__replace_with_block(tn_rewriter* rewriter, tn_ref op, tn_ref block,
                                const tn_ref* arguments, uint32_t count) {
  const tn_ref yield = tn_block__last_op(rewriter->context, block);
  tn_refs values = {0};
  tn_rewriter__inline_block(rewriter, block, tn_op__block(rewriter->context, op), op, arguments,
                            count);
  tn_refs__push_operands(rewriter, &values, yield, 0,
                         tn_op__operand_count(rewriter->context, yield));
  tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  tn_rewriter__erase(rewriter, yield);
  tn_refs__free(rewriter, &values);
}

tn_ref tn_scf__yield(tn_rewriter* rewriter, tn_ref block, const tn_ref* values, uint32_t count) {
  tn_rewriter__at_end(rewriter, block);
  return tn_build_scf_yield(rewriter, values, count);
}

bool tn_scf__is_inside(const tn_context* context, tn_ref op, tn_ref value) {
  const tn_ref block = tn_value__parent_block(context, value);
  const tn_ref region = block == 0 ? 0 : tn_block__at(context, block)->region;
  const tn_ref owner = region == 0 ? 0 : tn_region__at(context, region)->op;
  return owner != 0 && tn_op__is_ancestor(context, op, owner);
}

//===-- scf.for -------------------------------------------------------------------------------===//

/// Computes the difference of unknown bounds: the upper one is the lower one plus a constant,
/// without overflow.
static bool span_of_values(const tn_context* context, const tn_bound* bounds, bool is_unsigned,
                           tn_int* out_span) {
  const tn_ref sum = tn_value__defined_by(context, bounds[1].value, TN_CODE_ARITH_ADDI);
  return sum != 0 && bounds[0].value != 0 &&
         tn_arith__has_flags(context, sum, is_unsigned ? TN_OVERFLOW_NUW : TN_OVERFLOW_NSW) &&
         tn_arith_addi_lhs(context, sum) == bounds[0].value &&
         tn_const__int_of(context, tn_arith_addi_rhs(context, sum), out_span);
}

bool tn_scf__trip_count(const tn_context* context, const tn_bound* bounds, bool is_unsigned,
                        uint64_t* out_count) {
  const tn_int low = bounds[0].number;
  const tn_int high = bounds[1].number;
  const tn_int step = bounds[2].number;
  tn_int apart;
  tn_wide span = 0;
  *out_count = 0;
  if (bounds[0].value != 0 && bounds[0].value == bounds[1].value) return true;
  // A loop with a step that is not positive is invalid. MLIR treats it as a loop that does not run,
  // whatever its bounds.
  if (bounds[2].is_known && tn_int__signed(step) <= 0) return true;
  if (bounds[0].is_known && bounds[1].is_known) {
    span = is_unsigned ? high.bits - low.bits
                       : (tn_wide)tn_int__signed(high) - (tn_wide)tn_int__signed(low);
    if (is_unsigned ? high.bits <= low.bits : tn_int__signed(high) <= tn_int__signed(low)) {
      return true;
    }
  } else if (!bounds[0].is_known && !bounds[1].is_known &&
             span_of_values(context, bounds, is_unsigned, &apart)) {
    if (is_unsigned ? apart.bits == 0 : tn_int__signed(apart) <= 0) return true;
    span = apart.bits;
  } else {
    return false;
  }
  if (!bounds[2].is_known) return false;
  const tn_wide count = span / step.bits + (span % step.bits != 0);
  *out_count = count > UINT64_MAX ? UINT64_MAX : (uint64_t)count;
  return true;
}

static bool simplify_trips(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_bound bounds[3] = {tn_bound__of(context, tn_scf_for_lower_bound(context, op)),
                              tn_bound__of(context, tn_scf_for_upper_bound(context, op)),
                              tn_bound__of(context, tn_scf_for_step(context, op))};
  const bool is_unsigned = tn_scf_for_unsigned_cmp(context, op).storage != NULL;
  uint64_t trips = 0;
  if (!tn_scf__trip_count(context, bounds, is_unsigned, &trips)) return false;
  tn_refs values = {0};
  bool changed = true;
  if (trips == 0) {
    tn_refs__push_operands(rewriter, &values, op, 3, tn_op__operand_count(context, op));
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  } else if (trips == 1) {
    tn_refs__push(rewriter, &values, tn_scf_for_lower_bound(context, op));
    tn_refs__push_operands(rewriter, &values, op, 3, tn_op__operand_count(context, op));
    tn_scf__replace_with_block(rewriter, op, block, tn_refs__items(&values), values.count);
  } else {
    const tn_ref yield = tn_block__last_op(context, block);
    changed = tn_block__at(context, block)->first_op == yield;
    tn_refs__push_operands(rewriter, &values, yield, 0, tn_op__operand_count(context, yield));
    for (uint32_t i = 0; i < values.count && changed; ++i) {
      changed = !tn_scf__is_inside(context, op, tn_refs__items(&values)[i]);
    }
    if (changed) tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
  return changed;
}

tn_ref tn_scf__for_like(tn_rewriter* rewriter, tn_ref op, tn_refs* operands) {
  const tn_context* context = rewriter->context;
  const tn_ref old = tn_op__first_block(context, op, 0);
  const tn_ref* values = tn_refs__items(operands);
  if (rewriter->status != TN_OK) return 0;
  tn_types types = {0};
  const uint32_t count = operands->count - 3;
  for (uint32_t i = 0; i < count; ++i) {
    tn_types__push(rewriter, &types, tn_value__type(context, values[3 + i]));
  }
  const tn_ref made =
      rewriter->status != TN_OK
          ? 0
          : tn_build_scf_for_with(rewriter, tn_types__items(&types), count, values[0], values[1],
                                  values[2], values + 3, count,
                                  &(tn_rewriter_attribute){TN_SCF_FOR_UNSIGNED_CMP,
                                                           tn_scf_for_unsigned_cmp(context, op)},
                                  1);
  tn_types__free(rewriter, &types);
  if (made == 0) return 0;
  tn_rewriter__copy_discardable(rewriter, op, made);
  const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  if (block == 0) return 0;
  const tn_ref variable = tn_block__argument(context, old, 0);
  (void)tn_rewriter__add_argument(rewriter, block, tn_value__type(context, variable),
                                  tn_argument__at(context, variable)->location);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref argument = tn_block__argument(context, old, i + 1);
    (void)tn_rewriter__add_argument(rewriter, block, tn_value__type(context, values[3 + i]),
                                    tn_argument__at(context, argument)->location);
  }
  return rewriter->status == TN_OK ? made : 0;
}

//===-- The table -----------------------------------------------------------------------------===//

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_scf_patterns[] = {
    {"SingleBlockExecuteInliner", "execute_region", 1, tn_scf__inline_block},
    {"MultiBlockExecuteInliner", "execute_region", 1, tn_scf__inline_blocks},
    {MLIR("MakeRegionBranchOpSuccessorInputsDead"), "execute_region", 1,
     tn_region_flow__make_inputs_dead},
    {MLIR("RemoveDuplicateSuccessorInputUses"), "execute_region", 1, tn_region_flow__join},
    {MLIR("RemoveDeadRegionBranchOpSuccessorInputs"), "execute_region", 1,
     tn_region_flow__drop_unused},
    {MLIR("SimplifyTrivialLoops"), "for", 1, simplify_trips},
    {MLIR("ForOpTensorCastFolder"), "for", 1, tn_scf__carry_uncast},
    {MLIR("MakeRegionBranchOpSuccessorInputsDead"), "for", 1, tn_region_flow__make_inputs_dead},
    {MLIR("RemoveDuplicateSuccessorInputUses"), "for", 1, tn_region_flow__join},
    {MLIR("RemoveDeadRegionBranchOpSuccessorInputs"), "for", 1, tn_region_flow__drop_unused},
    {MLIR("FoldTensorCastOfOutputIntoForallOp"), "forall", 1, tn_scf__forall_share_uncast},
    {MLIR("ForallOpControlOperandsFolder"), "forall", 1, tn_scf__forall_fold_bounds},
    {MLIR("ForallOpIterArgsFolder"), "forall", 1, tn_scf__forall_drop_shared},
    {MLIR("ForallOpSingleOrZeroIterationDimsFolder"), "forall", 1, tn_scf__forall_simplify_dims},
    {MLIR("ForallOpReplaceConstantInductionVar"), "forall", 1, tn_scf__forall_fold_variables},
    {MLIR("CombineIfs"), "if", 1, tn_scf__combine_ifs},
    {MLIR("CombineNestedIfs"), "if", 1, tn_scf__combine_nested_ifs},
    {MLIR("ConditionPropagation"), "if", 1, tn_scf__propagate_condition},
    {MLIR("ConvertTrivialIfToSelect"), "if", 1, tn_scf__select_results},
    {MLIR("RemoveEmptyElseBranch"), "if", 1, tn_scf__drop_empty_else},
    {MLIR("RemoveStaticCondition"), "if", 1, tn_scf__drop_known_if},
    {MLIR("ReplaceIfYieldWithConditionOrValue"), "if", 1, tn_scf__simplify_results},
    {MLIR("MakeRegionBranchOpSuccessorInputsDead"), "if", 1, tn_region_flow__make_inputs_dead},
    {MLIR("RemoveDuplicateSuccessorInputUses"), "if", 1, tn_region_flow__join},
    {MLIR("RemoveDeadRegionBranchOpSuccessorInputs"), "if", 1, tn_region_flow__drop_unused},
    {"FoldConstantCase", "index_switch", 1, tn_scf__choose_case},
    {MLIR("MakeRegionBranchOpSuccessorInputsDead"), "index_switch", 1,
     tn_region_flow__make_inputs_dead},
    {MLIR("RemoveDuplicateSuccessorInputUses"), "index_switch", 1, tn_region_flow__join},
    {MLIR("RemoveDeadRegionBranchOpSuccessorInputs"), "index_switch", 1,
     tn_region_flow__drop_unused},
    {MLIR("ParallelOpSingleOrZeroIterationDimsFolder"), "parallel", 1,
     tn_scf__parallel_simplify_dims},
    {MLIR("MergeNestedParallelLoops"), "parallel", 1, tn_scf__merge_parallel},
    {MLIR("WhileConditionTruth"), "while", 1, tn_scf__while_spread_truth},
    {MLIR("WhileCmpCond"), "while", 1, tn_scf__while_answer_again},
    {MLIR("WhileOpAlignBeforeArgs"), "while", 1, tn_scf__while_align_results},
    {MLIR("MakeRegionBranchOpSuccessorInputsDead"), "while", 1, tn_region_flow__make_inputs_dead},
    {MLIR("RemoveDuplicateSuccessorInputUses"), "while", 1, tn_region_flow__join},
    {MLIR("RemoveDeadRegionBranchOpSuccessorInputs"), "while", 1, tn_region_flow__drop_unused},
    {NULL, NULL, 0, NULL},
};
