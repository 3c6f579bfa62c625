// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// control-flow-sink: moves ops that only one conditional region uses into that region.

#include "analysis/cell_map.h"
#include "ir/dominance.h"
#include "pass/pass.h"
#include "rewrite/effects.h"

/// Dominator trees of regions with several blocks, built on demand.
typedef struct sinker {
  tn_rewriter rewriter;
  tn_dominator_tree* trees;
  tn_cell_map dependents;  ///< Maps an op to a dependent op that relies on its position.
} sinker;

//===-- Position-dependent ops ----------------------------------------------------------------===//

/// Records that `dependent` depends on the definitions of `user`'s index operands, transitively.
static void note_sources(sinker* self, tn_ref user, tn_ref dependent, bool all, tn_refs* stack) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < tn_op__operand_count(context, user); ++i) {
    const tn_ref value = tn_op__operand(context, user, i);
    const tn_ref op = tn_value__defining_op(context, value);
    if (op == 0 || tn_cell_map__get(&self->dependents, op) != 0) continue;
    if (!all && !tn_type__is(tn_value__type(context, value), TN_TYPE_INDEX)) continue;
    *tn_cell_map__at(&self->dependents, op) = dependent;
    tn_refs__push(&self->rewriter, stack, op);
  }
}

static tn_walk_result note_dependent(void* user_data, tn_ref op) {
  sinker* self = user_data;
  if (tn_op_interface__of(self->rewriter.context, op)->allows_sinking == NULL)
    return TN_WALK_ADVANCE;
  tn_refs stack = {0};
  note_sources(self, op, op, false, &stack);
  while (stack.count != 0 && self->rewriter.status == TN_OK) {
    note_sources(self, tn_refs__items(&stack)[--stack.count], op, true, &stack);
  }
  tn_refs__free(&self->rewriter, &stack);
  return TN_WALK_ADVANCE;
}

static bool may_sink(const sinker* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  if (!tn_effects__is_free(context, op)) return false;
  const tn_ref dependent = tn_cell_map__get(&self->dependents, op);
  return dependent == 0 ||
         tn_op_interface__of(context, dependent)->allows_sinking(context, dependent, op);
}

//===-- Sinking -------------------------------------------------------------------------------===//

static const tn_dominator_tree* tree_of(sinker* self, tn_ref region) {
  for (tn_dominator_tree* tree = self->trees; tree != NULL; tree = tree->next) {
    if (tree->region == region) return tree;
  }
  tn_dominator_tree* made = NULL;
  if (!tn_rewriter__ok(&self->rewriter,
                       tn_dominator_tree__create(self->rewriter.context, region, &made)))
    return NULL;
  made->next = self->trees;
  self->trees = made;
  return made;
}

/// Returns whether the entry of `region` dominates the block of `user`: it is nested in the region,
/// in a block reachable from the entry or unreachable.
static bool entry_dominates(sinker* self, tn_ref region, tn_ref user) {
  const tn_context* context = self->rewriter.context;
  const tn_ref inner = tn_op__ancestor_in(context, region, user);
  if (inner == 0) return false;
  const tn_region_cell* cell = tn_region__at(context, region);
  const tn_ref block = tn_op__block(context, inner);
  if (block == cell->first_block) return true;
  const tn_dominator_tree* tree = tree_of(self, region);
  return tree != NULL && tn_dominator__holds(tn_dominator_tree__find(tree, cell->first_block),
                                             tn_dominator_tree__find(tree, block));
}

static bool all_users_are_in(sinker* self, tn_ref region, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    for (tn_ref use = tn_value__first_use(context, tn_op__result(context, op, i)); use != 0;
         use = tn_use__next(context, use)) {
      if (!entry_dominates(self, region, tn_use__owner(context, use))) return false;
    }
  }
  return true;
}

/// Moves the definitions of the operands of `user` to the start of the region if possible.
static void sink_sources(sinker* self, tn_ref region, tn_ref user, tn_refs* stack) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0;
       i < tn_op__operand_count(context, user) && tn_rewriter__goes_on(&self->rewriter); ++i) {
    const tn_ref op = tn_value__defining_op(context, tn_op__operand(context, user, i));
    if (op == 0 || tn_block__region(context, tn_op__block(context, op)) == region ||
        !all_users_are_in(self, region, op) || !may_sink(self, op)) {
      continue;
    }
    const tn_ref block = tn_region__at(context, region)->first_block;
    tn_rewriter__move(&self->rewriter, op, block, tn_block__at(context, block)->first_op);
    tn_refs__push(&self->rewriter, stack, op);
  }
}

static void sink_into(sinker* self, tn_ref region) {
  const tn_context* context = self->rewriter.context;
  tn_refs stack = {0};
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      sink_sources(self, region, op, &stack);
    }
  }
  while (stack.count != 0 && self->rewriter.status == TN_OK) {
    sink_sources(self, region, tn_refs__items(&stack)[--stack.count], &stack);
  }
  tn_refs__free(&self->rewriter, &stack);
}

/// Only sinks into regions that run at most once.
static tn_walk_result visit(void* user_data, tn_ref op) {
  sinker* self = user_data;
  if (!tn_rewriter__goes_on(&self->rewriter)) return TN_WALK_INTERRUPT;
  const tn_region_branch_interface* regions =
      tn_op_interface__of(self->rewriter.context, op)->region_branch;
  if (regions == NULL || !regions->invokes_once) return TN_WALK_ADVANCE;
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(self->rewriter.context, op)); ++i) {
    sink_into(self, tn_op__region(self->rewriter.context, op, i));
  }
  return self->rewriter.status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_status sink(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  sinker self = {.trees = NULL};
  tn_rewriter__open(&self.rewriter, env->shard);
  tn_cell_map__open_in(env->shard, &self.dependents);
  (void)tn_op__walk(env->shard, root, TN_WALK_POST_ORDER, note_dependent, &self);
  if (self.dependents.failed)
    tn_rewriter__fail(&self.rewriter, tn_context__out_of_memory(env->context));
  (void)tn_op__walk(env->shard, root, TN_WALK_POST_ORDER, visit, &self);
  tn_cell_map__close(&self.dependents);
  while (self.trees != NULL) {
    tn_dominator_tree* next = self.trees->next;
    tn_dominator_tree__destroy(&env->context->allocator, self.trees);
    self.trees = next;
  }
  return self.rewriter.status;
}

TN_PASS(control_flow_sink) = {"control-flow-sink", "ControlFlowSink",
                              "Sink operations into conditional blocks", .run = sink};
