// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dead code elimination in regions: removes unreachable blocks, ops whose results have no live
// uses, and dead block arguments. Liveness propagates from ops that must stay, so cycles of dead
// values are removed.

#include "ir/walk.h"
#include "rewrite/effects.h"
#include "rewrite/greedy.h"

//===-- Block order ---------------------------------------------------------------------------===//

/// Walks blocks depth-first. `frames` contains pairs of a block and its next successor index.
static void post_order_from(tn_rewriter* rewriter, tn_ref entry, tn_cell_map* seen,
                            tn_refs* out_blocks) {
  const tn_context* context = rewriter->context;
  tn_refs frames = {0};
  tn_refs__push(rewriter, &frames, entry);
  tn_refs__push(rewriter, &frames, 0);
  *tn_cell_map__at(seen, entry) = 1;
  while (frames.count != 0 && rewriter->status == TN_OK) {
    tn_ref* items = tn_refs__items(&frames);
    const tn_ref block = items[frames.count - 2];
    const uint32_t index = items[frames.count - 1];
    const tn_ref last = tn_block__last_op(context, block);
    if (last == 0 || index >= tn_op__successor_count(context, last)) {
      frames.count -= 2;
      tn_refs__push(rewriter, out_blocks, block);
      continue;
    }
    ++items[frames.count - 1];
    const tn_ref next = tn_op__successor(context, last, index);
    if (next == 0 || *tn_cell_map__at(seen, next) != 0) continue;
    *tn_cell_map__at(seen, next) = 1;
    tn_refs__push(rewriter, &frames, next);
    tn_refs__push(rewriter, &frames, 0);
  }
  tn_refs__free(rewriter, &frames);
}

// Lists the reachable blocks of a region in depth-first post-order from the entry: successors come
// before their predecessors.
static void post_order(tn_rewriter* rewriter, tn_ref region, tn_refs* out_blocks) {
  const tn_region_cell* cell = tn_region__at(rewriter->context, region);
  if (cell->first_block == 0) return;
  if (cell->first_block == cell->last_block) {
    tn_refs__push(rewriter, out_blocks, cell->first_block);
    return;
  }
  tn_cell_map seen;
  tn_cell_map__open_in(rewriter->shard, &seen);
  post_order_from(rewriter, cell->first_block, &seen, out_blocks);
  if (seen.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&seen);
}

//===-- Unreachable blocks --------------------------------------------------------------------===//

/// Drops all uses of values that are defined in a block.
static void drop_uses(const tn_context* context, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(context, block);
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    tn_value__replace_all_uses(context, tn_block_cell__argument(context, cell, i), 0);
  }
  for (tn_ref op = cell->first_op; op != 0; op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      tn_value__replace_all_uses(context, tn_op__result(context, op, i), 0);
    }
  }
}

static bool erase_in_region(tn_rewriter* rewriter, tn_ref region) {
  const tn_context* context = rewriter->context;
  const tn_region_cell* cell = tn_region__at(context, region);
  tn_cell_map seen;
  tn_refs reached = {0};
  tn_cell_map__open_in(rewriter->shard, &seen);
  post_order_from(rewriter, cell->first_block, &seen, &reached);
  bool changed = false;
  tn_ref next = 0;
  for (tn_ref block = cell->first_block; block != 0 && !seen.failed && rewriter->status == TN_OK;
       block = next) {
    next = tn_block__at(context, block)->next;
    if (*tn_cell_map__at(&seen, block) != 0) continue;
    drop_uses(context, block);
    while (tn_block__at(context, block)->first_use != 0) {
      tn_use__set_block(context, tn_block__at(context, block)->first_use, 0);
    }
    tn_rewriter__erase_block(rewriter, block);
    changed = true;
  }
  if (seen.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  tn_refs__free(rewriter, &reached);
  tn_cell_map__close(&seen);
  return changed;
}

/// Properties of a tree that let a simplification skip steps. True if unknown.
typedef struct tree_kinds {
  bool branches;     ///< A region has several blocks.
  bool may_be_dead;  ///< An op can be erased if unused; unregistered ops cannot.
} tree_kinds;

static bool erase_unreachable(tn_rewriter* rewriter, tn_ref root, tree_kinds* out_kinds) {
  const tn_context* context = rewriter->context;
  *out_kinds = (tree_kinds){false, false};
  bool changed = false;
  bool skip = false;
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, root, op, skip)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (!out_kinds->may_be_dead && op != root) {
      const tn_op_definition* definition = tn_op_definition__of(context, cell);
      out_kinds->may_be_dead =
          definition != NULL && (definition->traits & TN_OP_TRAIT_TERMINATOR) == 0;
    }
    const uint32_t count = tn_op_cell__region_count(cell);
    skip = count != 0 && tn_region__is_spared(rewriter, root, op);
    if (skip) out_kinds->branches = true;
    for (uint32_t i = 0; i < count && !skip; ++i) {
      const tn_ref region = tn_op__region(context, op, i);
      const tn_region_cell* blocks = tn_region__at(context, region);
      if (blocks->first_block == blocks->last_block) continue;
      out_kinds->branches = true;
      changed |= erase_in_region(rewriter, region);
    }
  }
  return changed;
}

bool tn_region__erase_unreachable(tn_rewriter* rewriter, tn_ref root) {
  tree_kinds kinds;
  return erase_unreachable(rewriter, root, &kinds);
}

//===-- Liveness ------------------------------------------------------------------------------===//

/// The states of ops and arguments. A backward walk visits most ops after their users, so one visit
/// decides them; items that become live after their visit wait in `pending`.
enum { UNSEEN, NEEDED, DEAD, LIVE, STATES = 3 };

typedef struct liveness {
  tn_rewriter* rewriter;
  tn_cell_map marks;  ///< The states of ops and arguments in the low bits, the cache of
                      ///< tn_effects__would_be_dead_known above them.
  tn_refs pending;    ///< Live argument values and ops whose operands are still to be marked.
  tn_branch_index branches;
  size_t dead_count;
} liveness;

/// Returns the state of an argument's cell or of an op.
static uint32_t state_of(liveness* live, tn_ref cell) {
  return tn_cell_map__get(&live->marks, cell) & STATES;
}

static bool is_live(liveness* live, tn_ref cell) { return state_of(live, cell) == LIVE; }

static bool argument_is_dead(void* data, tn_ref argument) { return !is_live(data, argument - 1); }

static bool operand_is_dead(void* data, tn_ref block, uint32_t successor, uint32_t index) {
  (void)successor;
  const liveness* live = data;
  if (block == 0) return false;
  return argument_is_dead(data, tn_block__argument(live->rewriter->context, block, index));
}

/// Returns whether the argument can be erased; entry block arguments stay and have no state.
static bool may_go(const liveness* live, tn_ref argument) {
  const tn_context* context = live->rewriter->context;
  const tn_ref block = tn_argument__at(context, argument)->block;
  return tn_region__at(context, tn_block__at(context, block)->region)->first_block != block;
}

/// Marks a value as used by something live.
static void need(liveness* live, tn_ref value) {
  if (value == 0) return;
  const bool is_argument = tn_value__is_argument(value);
  if (is_argument && !may_go(live, value)) return;
  const tn_ref cell = is_argument ? value - 1 : tn_value__owner(live->rewriter->context, value);
  uint32_t* mark = tn_cell_map__at(&live->marks, cell);
  const uint32_t state = *mark & STATES;
  if (state == UNSEEN) *mark |= NEEDED;
  if (state != DEAD) return;
  *mark |= LIVE;
  --live->dead_count;
  tn_refs__push(live->rewriter, &live->pending, is_argument ? value : cell);
}

/// Marks the operands of a live op, except forwarded operands, which are only as live as the
/// arguments that receive them.
static void follow_op(liveness* live, tn_ref op) {
  const tn_context* context = live->rewriter->context;
  uint32_t count = tn_op__operand_count(context, op);
  tn_branch_walk walk;
  if (tn_op__successor_count(context, op) != 0 &&
      tn_op__has_trait(context, op, TN_OP_TRAIT_TERMINATOR) &&
      tn_branch__walk(context, op, &walk)) {
    count = walk.start;
  }
  const tn_ref operands =
      count == 0 ? 0 : tn_op_cell__operands(context, op, tn_op__at(context, op));
  for (uint32_t i = 0; i < count; ++i) need(live, tn_use__at(context, operands + 3 * i)->value);
}

/// Marks the values that branches forward to a live argument.
static void follow_argument(liveness* live, tn_ref argument) {
  const tn_context* context = live->rewriter->context;
  const tn_ref block = tn_argument__at(context, argument)->block;
  const uint32_t index = tn_argument__at(context, argument)->number_and_flag >> 1;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    const uint32_t number = (use - tn_op_cell__successors(op, tn_op__at(context, op))) / 3;
    tn_forwarded range;
    if (tn_branch_index__operands(&live->branches, op, number, &range) && index < range.count) {
      need(live, tn_op__operand(context, op, range.start + index));
    }
  }
}

/// Decides the state of an op or argument that the backward walk reaches: live if already needed or
/// `is_needed`.
static bool settle(liveness* live, tn_ref cell, bool is_needed) {
  uint32_t* mark = tn_cell_map__at(&live->marks, cell);
  const bool lives = (*mark & STATES) == NEEDED || is_needed;
  *mark = (*mark & ~(uint32_t)STATES) | (lives ? LIVE : DEAD);
  live->dead_count += !lives;
  return lives;
}

/// Keeps the arguments of successors if the forwarded operands of a terminator are unknown.
static void look_at_successors(liveness* live, tn_ref op) {
  const tn_context* context = live->rewriter->context;
  tn_branch_walk walk;
  const uint32_t count = tn_op__successor_count(context, op);
  if (count == 0 || tn_branch__walk(context, op, &walk)) return;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_op__successor(context, op, i);
    for (uint32_t k = 0; block != 0 && k < tn_block__argument_count(context, block); ++k) {
      need(live, tn_block__argument(context, block, k));
    }
  }
}

static void look_at(liveness* live, tn_ref op) {
  const tn_context* context = live->rewriter->context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const bool ends = definition != NULL && (definition->traits & TN_OP_TRAIT_TERMINATOR) != 0;
  const bool is_needed = ends || definition == NULL || state_of(live, op) == NEEDED ||
                         !tn_effects__would_be_dead_known(context, op, &live->marks);
  if (ends) look_at_successors(live, op);
  if (settle(live, op, is_needed)) follow_op(live, op);
}

static void look_at_arguments(liveness* live, tn_ref block) {
  const tn_context* context = live->rewriter->context;
  const tn_block_cell* cell = tn_block__at(context, block);
  if (tn_region__at(context, cell->region)->first_block == block) return;
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    const tn_ref argument = tn_block_cell__argument(context, cell, i);
    if (settle(live, argument - 1, false)) follow_argument(live, argument);
  }
}

/// Processes items that became live after their visit.
static void follow_pending(liveness* live) {
  while (live->pending.count != 0 && live->rewriter->status == TN_OK && !live->marks.failed) {
    const tn_ref item = tn_refs__items(&live->pending)[--live->pending.count];
    if (tn_value__is_argument(item)) {
      follow_argument(live, item);
    } else {
      follow_op(live, item);
    }
  }
}

/// Pushes the blocks of the op's regions so that the first region is popped first.
static void push_regions(tn_rewriter* rewriter, tn_ref root, tn_ref op, tn_refs* stack) {
  const uint32_t count = tn_region__is_spared(rewriter, root, op)
                             ? 0
                             : tn_op_cell__region_count(tn_op__at(rewriter->context, op));
  for (uint32_t i = count; i-- > 0;) {
    tn_refs blocks = {0};
    post_order(rewriter, tn_op__region(rewriter->context, op, i), &blocks);
    for (uint32_t k = blocks.count; k-- > 0;)
      tn_refs__push(rewriter, stack, tn_refs__items(&blocks)[k]);
    tn_refs__free(rewriter, &blocks);
  }
}

/// Walks the whole tree backward; nested ops come before the op itself.
static void walk_tree(liveness* live, tn_ref root) {
  tn_rewriter* rewriter = live->rewriter;
  const tn_context* context = rewriter->context;
  tn_refs stack = {0};  // Blocks; above an unfinished block, the blocks nested in its current op.
  push_regions(rewriter, root, root, &stack);
  tn_refs resume = {0};  // Pairs (stack depth, op) of unfinished ops.
  tn_ref op = 0;
  tn_ref block = 0;
  while (rewriter->status == TN_OK) {
    if (op == 0 && block == 0) {
      if (resume.count != 0 && tn_refs__items(&resume)[resume.count - 2] == stack.count) {
        op = tn_refs__items(&resume)[resume.count - 1];
        resume.count -= 2;
        block = tn_op__block(context, op);
        look_at(live, op);
        op = tn_op__at(context, op)->previous;
      } else if (stack.count != 0) {
        block = tn_refs__items(&stack)[--stack.count];
        op = tn_block__last_op(context, block);
      } else {
        break;
      }
    }
    while (op != 0 && tn_op_cell__region_count(tn_op__at(context, op)) == 0) {
      if (!tn_rewriter__goes_on(rewriter)) break;
      look_at(live, op);
      op = tn_op__at(context, op)->previous;
    }
    if (op != 0) {
      tn_refs__push(rewriter, &resume, stack.count);
      tn_refs__push(rewriter, &resume, op);
      push_regions(rewriter, root, op, &stack);
      op = 0;
    } else {
      look_at_arguments(live, block);
    }
    block = 0;
  }
  tn_refs__free(rewriter, &stack);
  tn_refs__free(rewriter, &resume);
}

//===-- Erasing -------------------------------------------------------------------------------===//

static void erase_arguments(liveness* live, tn_ref region) {
  const tn_context* context = live->rewriter->context;
  tn_ref block = tn_region__at(context, region)->first_block;
  for (block = block == 0 ? 0 : tn_block__at(context, block)->next; block != 0;
       block = tn_block__at(context, block)->next) {
    tn_block__erase_arguments(live->rewriter->shard, block, argument_is_dead, live);
  }
}

/// Erases dead ops from the tree, users first.
static bool sweep(liveness* live, tn_ref root) {
  tn_rewriter* rewriter = live->rewriter;
  const tn_context* context = rewriter->context;
  tn_refs stack = {0};
  tn_refs regions = {0};
  bool changed = false;
  push_regions(rewriter, root, root, &stack);
  while (stack.count != 0 && rewriter->status == TN_OK) {
    const tn_ref block = tn_refs__items(&stack)[--stack.count];
    const tn_ref region = tn_block__region(context, block);
    const tn_region_cell* cell = tn_region__at(context, region);
    tn_ref op = tn_block__last_op(context, block);
    if (cell->first_block != cell->last_block) {
      if (op != 0) tn_branch__drop_operands(rewriter, op, operand_is_dead, live);
      if (cell->first_block == block) tn_refs__push(rewriter, &regions, region);
    }
    tn_ref previous = 0;
    for (; op != 0; op = previous) {
      previous = tn_op__at(context, op)->previous;
      if (is_live(live, op)) {
        push_regions(rewriter, root, op, &stack);
        continue;
      }
      for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
        tn_value__replace_all_uses(context, tn_op__result(context, op, i), 0);
      }
      tn_rewriter__erase(rewriter, op);
      changed = true;
    }
  }
  for (uint32_t i = 0; i < regions.count && rewriter->status == TN_OK; ++i) {
    erase_arguments(live, tn_refs__items(&regions)[i]);
  }
  tn_refs__free(rewriter, &regions);
  tn_refs__free(rewriter, &stack);
  return changed;
}

static bool eliminate_dead(tn_rewriter* rewriter, tn_ref root) {
  liveness live = {.rewriter = rewriter, .branches = {.rewriter = rewriter}};
  tn_cell_map__open_in(rewriter->shard, &live.marks);
  walk_tree(&live, root);
  follow_pending(&live);
  tn_branch_index__close(&live.branches);
  tn_refs__free(rewriter, &live.pending);
  if (live.marks.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  const bool changed = rewriter->status == TN_OK && live.dead_count != 0 && sweep(&live, root);
  tn_cell_map__close(&live.marks);
  return changed;
}

bool tn_region__simplify(tn_rewriter* rewriter, tn_ref root, bool merge) {
  tree_kinds kinds;
  bool changed = erase_unreachable(rewriter, root, &kinds);
  if (kinds.branches || kinds.may_be_dead) changed |= eliminate_dead(rewriter, root);
  if (merge && kinds.branches && rewriter->status == TN_OK) {
    changed |= tn_region__merge_blocks(rewriter, root);
    changed |= tn_region__drop_arguments(rewriter, root);
  }
  return changed;
}
