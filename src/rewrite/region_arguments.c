// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Removes block arguments that receive the same value along every branch, and replaces them by that
// value.
//
// Forwarded operands and arguments are erased together at the end: removing one operand from a
// branch costs as much as removing many.

#include "ir/walk.h"
#include "rewrite/branch.h"
#include "rewrite/greedy.h"

typedef struct dropper {
  tn_rewriter* rewriter;
  tn_cell_map gone;  ///< 1 for cells of arguments to erase.
  tn_branch_index branches;
  bool changed;
} dropper;

/// The operands that branches forward to a block.
typedef struct edges {
  tn_refs ops;
  tn_refs starts;
  uint32_t least;  ///< The smallest number of forwarded operands.
} edges;

/// Finds the branches to a block; false if the forwarded operands of one are unknown.
static bool find_edges(dropper* drop, tn_ref block, edges* out) {
  const tn_context* context = drop->rewriter->context;
  out->least = UINT32_MAX;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    const uint32_t number = (use - tn_op_cell__successors(op, tn_op__at(context, op))) / 3;
    tn_forwarded range;
    if (!tn_branch_index__operands(&drop->branches, op, number, &range)) return false;
    if (range.count < out->least) out->least = range.count;
    tn_refs__push(drop->rewriter, &out->ops, op);
    tn_refs__push(drop->rewriter, &out->starts, range.start);
  }
  return drop->rewriter->status == TN_OK;
}

/// Returns the value that all branches forward to an argument; 0 if there is none.
static tn_ref common_value(const tn_context* context, edges* to, uint32_t index) {
  tn_ref common = 0;
  for (uint32_t i = 0; i < to->ops.count && index < to->least; ++i) {
    const tn_ref value = tn_op__operand(context, tn_refs__items(&to->ops)[i],
                                        tn_refs__items(&to->starts)[i] + index);
    if (common != 0 && value != common) return 0;
    common = value;
  }
  return common;
}

static void look_at_block(dropper* drop, tn_ref block) {
  const tn_context* context = drop->rewriter->context;
  const uint32_t count = tn_block__argument_count(context, block);
  edges to = {.least = 0};
  if (count != 0 && find_edges(drop, block, &to)) {
    for (uint32_t i = 0; i < count; ++i) {
      const tn_ref common = common_value(context, &to, i);
      const tn_ref argument = tn_block__argument(context, block, i);
      if (common == 0) continue;
      *tn_cell_map__at(&drop->gone, argument - 1) = 1;
      drop->changed = true;
      tn_rewriter__replace_uses(drop->rewriter, argument, common);
    }
  }
  tn_refs__free(drop->rewriter, &to.ops);
  tn_refs__free(drop->rewriter, &to.starts);
}

static bool argument_goes(void* data, tn_ref argument) {
  const dropper* drop = data;
  return tn_cell_map__get(&drop->gone, argument - 1) != 0;
}

static bool operand_goes(void* data, tn_ref block, uint32_t successor, uint32_t index) {
  const dropper* drop = data;
  (void)successor;
  return argument_goes(data, tn_block__argument(drop->rewriter->context, block, index));
}

static void take_away(dropper* drop, tn_ref region) {
  const tn_context* context = drop->rewriter->context;
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (last != 0) tn_branch__drop_operands(drop->rewriter, last, operand_goes, drop);
  }
  for (tn_ref block = tn_region__at(context, region)->first_block;
       block != 0 && drop->rewriter->status == TN_OK; block = tn_block__at(context, block)->next) {
    tn_block__erase_arguments(drop->rewriter->shard, block, argument_goes, drop);
  }
}

static bool drop_in_region(tn_rewriter* rewriter, tn_ref region) {
  const tn_region_cell* cell = tn_region__at(rewriter->context, region);
  if (cell->first_block == cell->last_block) return false;
  dropper drop = {.rewriter = rewriter, .branches = {.rewriter = rewriter}};
  tn_cell_map__open_in(rewriter->shard, &drop.gone);
  for (tn_ref block = cell->first_block; block != 0 && rewriter->status == TN_OK;
       block = tn_block__at(rewriter->context, block)->next) {
    look_at_block(&drop, block);
  }
  if (drop.gone.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  if (drop.changed && rewriter->status == TN_OK) take_away(&drop, region);
  tn_branch_index__close(&drop.branches);
  tn_cell_map__close(&drop.gone);
  return drop.changed;
}

bool tn_region__drop_arguments(tn_rewriter* rewriter, tn_ref root) {
  bool changed = false;
  for (tn_ref op = root; op != 0 && rewriter->status == TN_OK;
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    const uint32_t count = tn_op_cell__region_count(tn_op__at(rewriter->context, op));
    for (uint32_t i = 0; i < count; ++i) {
      changed |= drop_in_region(rewriter, tn_op__region(rewriter->context, op, i));
    }
  }
  return changed;
}
