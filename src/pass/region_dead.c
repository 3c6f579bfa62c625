// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is not needed in regions: blocks that cannot be reached, ops whose results nothing live uses,
// arguments of blocks likewise. Liveness grows until it does not, so cycles of dead values die.

#include "fold/effects.h"
#include "ir/walk.h"
#include "rewrite/greedy.h"

//===-- Orders --------------------------------------------------------------------------------===//

/// A depth first walk of the blocks: `frames` has a block and the next successor to look at, in
/// turns.
static void post_order_from(tn_rewriter* it, tn_ref entry, tn_marks* seen, tn_refs* out_blocks) {
  const tn_context* context = it->context;
  tn_refs frames = {0};
  tn_refs__push(it, &frames, entry);
  tn_refs__push(it, &frames, 0);
  *tn_marks__at(seen, entry) = 1;
  while (frames.count != 0 && it->status == TN_OK) {
    tn_ref* items = tn_refs__items(&frames);
    const tn_ref block = items[frames.count - 2];
    const uint32_t index = items[frames.count - 1];
    const tn_ref last = tn_rw__last_op(context, block);
    if (last == 0 || index >= tn_rw__successor_count(context, last)) {
      frames.count -= 2;
      tn_refs__push(it, out_blocks, block);
      continue;
    }
    ++items[frames.count - 1];
    const tn_ref next = tn_rw__successor(context, last, index);
    if (next == 0 || *tn_marks__at(seen, next) != 0) continue;
    *tn_marks__at(seen, next) = 1;
    tn_refs__push(it, &frames, next);
    tn_refs__push(it, &frames, 0);
  }
  tn_refs__free(it, &frames);
}

// The blocks of a region that can be reached, successors before the blocks that name them (a
// depth first post-order from the entry).
static void post_order(tn_rewriter* it, tn_ref region, tn_refs* out_blocks) {
  const tn_region_cell* cell = tn_region__at(it->context, region);
  if (cell->first_block == 0) return;
  if (cell->first_block == cell->last_block) {
    tn_refs__push(it, out_blocks, cell->first_block);
    return;
  }
  tn_marks seen;
  tn_marks__open_in(it->shard, &seen);
  post_order_from(it, cell->first_block, &seen, out_blocks);
  if (seen.failed) tn_rw__fail(it, TN_OUT_OF_MEMORY);
  tn_marks__close(&seen);
}

//===-- Blocks that cannot be reached ---------------------------------------------------------===//

/// What is in a block is used no more.
static void drop_uses(const tn_context* context, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(context, block);
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    tn_value__replace_all_uses(context, tn_block__argument(context, cell, i), 0);
  }
  for (tn_ref op = cell->first_op; op != 0; op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
      tn_value__replace_all_uses(context, tn_rw__result(context, op, i), 0);
    }
  }
}

static bool erase_in_region(tn_rewriter* it, tn_ref region) {
  const tn_context* context = it->context;
  const tn_region_cell* cell = tn_region__at(context, region);
  if (cell->first_block == cell->last_block) return false;
  tn_marks seen;
  tn_refs reached = {0};
  tn_marks__open_in(it->shard, &seen);
  post_order_from(it, cell->first_block, &seen, &reached);
  bool changed = false;
  tn_ref next = 0;
  for (tn_ref block = cell->first_block; block != 0 && !seen.failed && it->status == TN_OK;
       block = next) {
    next = tn_block__at(context, block)->next;
    if (*tn_marks__at(&seen, block) != 0) continue;
    drop_uses(context, block);
    while (tn_block__at(context, block)->first_use != 0) {
      tn_use__set_block(context, tn_block__at(context, block)->first_use, 0);
    }
    tn_rw__erase_block(it, block);
    changed = true;
  }
  if (seen.failed) tn_rw__fail(it, TN_OUT_OF_MEMORY);
  tn_refs__free(it, &reached);
  tn_marks__close(&seen);
  return changed;
}

bool tn_region__erase_unreachable(tn_rewriter* it, tn_ref root) {
  bool changed = false;
  bool skip = false;
  for (tn_ref op = root; op != 0 && it->status == TN_OK;
       op = tn_op__next_in_pre_order(it->context, root, op, skip)) {
    skip = tn_region__is_spared(it, root, op);
    const uint32_t count = skip ? 0 : tn_op__region_count(tn_op__at(it->context, op));
    for (uint32_t i = 0; i < count; ++i) {
      changed |= erase_in_region(it, tn_rw__region(it->context, op, i));
    }
  }
  return changed;
}

//===-- Liveness ------------------------------------------------------------------------------===//

typedef struct liveness {
  tn_rewriter* it;
  tn_marks marks;  ///< Of ops and arguments: 1 if alive.
  bool changed;
  bool has_dead;  ///< Whether the last round met something that is not alive so far.
} liveness;

static bool is_live(liveness* live, tn_ref cell) { return tn_marks__get(&live->marks, cell) != 0; }

static void set_live(liveness* live, tn_ref cell) {
  uint32_t* mark = tn_marks__at(&live->marks, cell);
  if (*mark != 0) return;
  *mark = 1;
  live->changed = true;
}

/// Whether a use by a live op keeps the value alive: what a branch hands on is as alive as the
/// argument that gets it.
static bool use_counts(liveness* live, tn_ref use, tn_ref user) {
  const tn_context* context = live->it->context;
  if (tn_rw__successor_count(context, user) == 0 ||
      !tn_rw__has_trait(context, user, TN_OP_TRAIT_TERMINATOR)) {
    return true;
  }
  const uint32_t number = tn_use__operand_number(context, use, user);
  for (uint32_t i = 0; i < tn_rw__successor_count(context, user); ++i) {
    tn_forwarded range;
    if (!tn_branch__operands(context, user, i, &range)) return true;
    if (number < range.start || number - range.start >= range.count) continue;
    const tn_ref block = tn_rw__successor(context, user, i);
    return is_live(live, tn_rw__argument(context, block, number - range.start) - 1);
  }
  return true;
}

static bool value_is_needed(liveness* live, tn_ref value) {
  const tn_context* context = live->it->context;
  for (tn_ref use = tn_rw__first_use(context, value); use != 0;
       use = tn_rw__next_use(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (is_live(live, user) && use_counts(live, use, user)) return true;
  }
  return false;
}

static void look_at_terminator(liveness* live, tn_ref op) {
  const tn_context* context = live->it->context;
  set_live(live, op);
  for (uint32_t i = 0; i < tn_rw__successor_count(context, op); ++i) {
    tn_forwarded range;
    if (tn_branch__operands(context, op, i, &range)) continue;
    const tn_ref block = tn_rw__successor(context, op, i);
    for (uint32_t k = 0; k < tn_rw__argument_count(context, block); ++k) {
      set_live(live, tn_rw__argument(context, block, k) - 1);
    }
  }
}

static void look_at(liveness* live, tn_ref op) {
  const tn_context* context = live->it->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_definition* definition = tn_op_definition__of(context, cell);
  if (definition != NULL && (definition->traits & TN_OP_TRAIT_TERMINATOR) != 0) {
    look_at_terminator(live, op);
    return;
  }
  if (is_live(live, op)) return;
  bool needed = definition == NULL || !tn_effects__would_be_dead(context, op);
  for (uint32_t i = 0; i < tn_op__result_count(cell) && !needed; ++i) {
    needed = value_is_needed(live, tn_op__result(op, cell, i));
  }
  if (needed) {
    set_live(live, op);
  } else {
    live->has_dead = true;
  }
}

static void look_at_arguments(liveness* live, tn_ref block) {
  const tn_context* context = live->it->context;
  const tn_block_cell* cell = tn_block__at(context, block);
  if (tn_region__at(context, cell->region)->first_block == block) return;
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    const tn_ref argument = tn_block__argument(context, cell, i);
    if (is_live(live, argument - 1)) continue;
    if (value_is_needed(live, argument)) {
      set_live(live, argument - 1);
    } else {
      live->has_dead = true;
    }
  }
}

/// Pushes the blocks of the op's regions, to be taken from the end: the first region first.
static void push_regions(tn_rewriter* it, tn_ref root, tn_ref op, tn_refs* stack) {
  const uint32_t count =
      tn_region__is_spared(it, root, op) ? 0 : tn_op__region_count(tn_op__at(it->context, op));
  for (uint32_t i = count; i-- > 0;) {
    tn_refs blocks = {0};
    post_order(it, tn_rw__region(it->context, op, i), &blocks);
    for (uint32_t k = blocks.count; k-- > 0;) tn_refs__push(it, stack, tn_refs__items(&blocks)[k]);
    tn_refs__free(it, &blocks);
  }
}

/// One round over all of the tree; ops inside an op before the op itself.
static void propagate(liveness* live, tn_ref root) {
  tn_rewriter* it = live->it;
  const tn_context* context = it->context;
  tn_refs stack = {0};  // Blocks; behind a block under way, the op whose regions are being done.
  push_regions(it, root, root, &stack);
  tn_refs resume = {0};  // (depth of the stack, op) of ops under way.
  tn_ref op = 0;
  tn_ref block = 0;
  while (it->status == TN_OK) {
    if (op == 0 && block == 0) {
      if (resume.count != 0 && tn_refs__items(&resume)[resume.count - 2] == stack.count) {
        op = tn_refs__items(&resume)[resume.count - 1];
        resume.count -= 2;
        block = tn_rw__block(context, op);
        look_at(live, op);
        op = tn_op__at(context, op)->previous;
      } else if (stack.count != 0) {
        block = tn_refs__items(&stack)[--stack.count];
        op = tn_rw__last_op(context, block);
      } else {
        break;
      }
    }
    while (op != 0 && tn_op__region_count(tn_op__at(context, op)) == 0) {
      look_at(live, op);
      op = tn_op__at(context, op)->previous;
    }
    if (op != 0) {
      tn_refs__push(it, &resume, stack.count);
      tn_refs__push(it, &resume, op);
      push_regions(it, root, op, &stack);
      op = 0;
    } else {
      look_at_arguments(live, block);
    }
    block = 0;
  }
  tn_refs__free(it, &stack);
  tn_refs__free(it, &resume);
}

//===-- Taking away ---------------------------------------------------------------------------===//

static void erase_successor_operands(liveness* live, tn_ref op) {
  tn_rewriter* it = live->it;
  for (uint32_t i = tn_rw__successor_count(it->context, op); i-- > 0;) {
    tn_forwarded range;
    if (!tn_branch__operands(it->context, op, i, &range)) return;
    const tn_ref block = tn_rw__successor(it->context, op, i);
    for (uint32_t k = range.count; k-- > 0;) {
      if (!is_live(live, tn_rw__argument(it->context, block, k) - 1)) {
        tn_branch__erase_operand(it, op, i, k);
      }
    }
  }
}

static void erase_arguments(liveness* live, tn_ref region) {
  tn_rewriter* it = live->it;
  const tn_context* context = it->context;
  tn_ref block = tn_region__at(context, region)->first_block;
  for (block = block == 0 ? 0 : tn_block__at(context, block)->next; block != 0;
       block = tn_block__at(context, block)->next) {
    for (uint32_t i = tn_rw__argument_count(context, block); i-- > 0;) {
      if (!is_live(live, tn_rw__argument(context, block, i) - 1)) {
        tn_block__erase_argument(it->shard, block, i);
      }
    }
  }
}

/// Takes dead ops out of the tree, users first.
static bool sweep(liveness* live, tn_ref root) {
  tn_rewriter* it = live->it;
  const tn_context* context = it->context;
  tn_refs stack = {0};
  tn_refs regions = {0};
  bool changed = false;
  push_regions(it, root, root, &stack);
  while (stack.count != 0 && it->status == TN_OK) {
    const tn_ref block = tn_refs__items(&stack)[--stack.count];
    const tn_ref region = tn_rw__block_region(context, block);
    const tn_region_cell* cell = tn_region__at(context, region);
    tn_ref op = tn_rw__last_op(context, block);
    if (cell->first_block != cell->last_block && op != 0) {
      erase_successor_operands(live, op);
      tn_refs__push(it, &regions, region);
    }
    tn_ref previous = 0;
    for (; op != 0; op = previous) {
      previous = tn_op__at(context, op)->previous;
      if (is_live(live, op)) {
        push_regions(it, root, op, &stack);
        continue;
      }
      for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
        tn_value__replace_all_uses(context, tn_rw__result(context, op, i), 0);
      }
      tn_rw__erase(it, op);
      changed = true;
    }
  }
  for (uint32_t i = 0; i < regions.count && it->status == TN_OK; ++i) {
    erase_arguments(live, tn_refs__items(&regions)[i]);
  }
  tn_refs__free(it, &regions);
  tn_refs__free(it, &stack);
  return changed;
}

static bool eliminate_dead(tn_rewriter* it, tn_ref root) {
  liveness live = {.it = it};
  tn_marks__open_in(it->shard, &live.marks);
  do {
    live.changed = false;
    live.has_dead = false;
    propagate(&live, root);
    // Where nothing is dead, nothing can come to life.
  } while (live.changed && live.has_dead && it->status == TN_OK && !live.marks.failed);
  if (live.marks.failed) tn_rw__fail(it, TN_OUT_OF_MEMORY);
  const bool changed = it->status == TN_OK && live.has_dead && sweep(&live, root);
  tn_marks__close(&live.marks);
  return changed;
}

bool tn_region__simplify(tn_rewriter* it, tn_ref root, bool merge) {
  bool changed = tn_region__erase_unreachable(it, root);
  changed |= eliminate_dead(it, root);
  if (merge && it->status == TN_OK) {
    changed |= tn_region__merge_blocks(it, root);
    changed |= tn_region__drop_arguments(it, root);
  }
  return changed;
}
