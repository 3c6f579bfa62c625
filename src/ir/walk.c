// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks that tolerate every change.
//
// While an op is visited, it is the position of the walker. If the visit does not remove it, the
// walk continues from it; if anything removes it (or an op around it), the walker is moved past
// that before it happens, and the walk continues from there.

#include "ir/walk.h"

//===-- Positions -----------------------------------------------------------------------------===//

/// Moves to the position after `op`.
static void step_past_op(const tn_context* context, tn_walker* walker, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  walker->op = cell->next;
  walker->block = cell->block;
  walker->region = 0;
}

/// Moves to the position after `block`.
static void step_past_block(const tn_context* context, tn_walker* walker, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(context, block);
  walker->block = cell->next;
  walker->op = cell->next == 0 ? 0 : tn_block__at(context, cell->next)->first_op;
  walker->region = cell->region;
}

/// Returns the region of the walker's position; 0 at the root's own level.
static tn_ref region_of(const tn_context* context, const tn_walker* walker) {
  if (walker->op == walker->root) return 0;
  const tn_ref block = walker->op != 0 ? tn_op__at(context, walker->op)->block : walker->block;
  return block != 0 ? tn_block__at(context, block)->region : walker->region;
}

/// Returns whether the walker's position is `op` or inside it.
static bool is_inside(const tn_context* context, const tn_walker* walker, tn_ref op) {
  if (walker->op == op) return true;
  const tn_ref region = region_of(context, walker);
  return region != 0 && tn_op__is_ancestor(context, op, tn_region__at(context, region)->op);
}

static void forget(tn_walker* walker) {
  walker->root = 0;
  walker->op = 0;
  walker->block = 0;
  walker->region = 0;
}

/// Returns whether the op has no contents, as most ops. No walker is inside it, so that no upward
/// search from the walkers' positions is needed.
static bool holds_nothing(const tn_context* context, tn_ref op) {
  return tn_op_cell__region_count(tn_op__at(context, op)) == 0;
}

static void op_leaves(const tn_context* context, tn_walker* walker, tn_ref op, bool dies) {
  if (holds_nothing(context, op)) {
    if (walker->root == op) {
      if (dies) forget(walker);
    } else if (walker->op == op) {
      step_past_op(context, walker, op);
    }
  } else if (tn_op__is_ancestor(context, op, walker->root)) {
    if (dies) forget(walker);
  } else if (is_inside(context, walker, op)) {
    step_past_op(context, walker, op);
  }
}

/// Returns whether `block` contains `at`; the search ends at the op `limit`, which may be 0.
static bool is_around(const tn_context* context, tn_ref block, tn_ref at, tn_ref limit) {
  while (at != 0 && at != block) {
    const tn_ref parent = tn_block_cell__parent_op(context, tn_block__at(context, at));
    at = parent == limit ? 0 : tn_op__at(context, parent)->block;
  }
  return at != 0;
}

static void block_leaves(const tn_context* context, tn_walker* walker, tn_ref block, bool dies) {
  const tn_ref root_block = tn_op__at(context, walker->root)->block;
  if (is_around(context, block, root_block, 0)) {
    if (dies) forget(walker);
    return;
  }
  if (walker->op == walker->root) return;
  const tn_ref at = walker->op != 0 ? tn_op__at(context, walker->op)->block : walker->block;
  if (is_around(context, block, at, walker->root)) step_past_block(context, walker, block);
}

/// Returns whether the walker has a root, and belongs to this thread or to one that waits for its
/// turn. Without threading every walker belongs to this thread.
static bool concerns(const tn_context* context, const tn_walker* walker) {
  return walker->root != 0 && (!context->threading || walker->takes_turns ||
                               pthread_equal(walker->thread, pthread_self()));
}

bool tn_walker__any_takes_turns(tn_context* context) {
  bool any = false;
  tn_lock_acquire(&context->walker_lock);
  for (const tn_walker* walker = context->walkers; walker != NULL; walker = walker->older) {
    any = any || walker->takes_turns;
  }
  tn_lock_release(&context->walker_lock);
  return any;
}

void tn_walker__op_leaves_slow(tn_shard* shard, tn_ref op, bool dies) {
  tn_context* context = shard->context;
  tn_lock_acquire(&context->walker_lock);
  for (tn_walker* walker = context->walkers; walker != NULL; walker = walker->older) {
    if (concerns(context, walker)) op_leaves(context, walker, op, dies);
  }
  tn_lock_release(&context->walker_lock);
}

void tn_walker__block_leaves_slow(tn_shard* shard, tn_ref block, bool dies) {
  tn_context* context = shard->context;
  tn_lock_acquire(&context->walker_lock);
  for (tn_walker* walker = context->walkers; walker != NULL; walker = walker->older) {
    if (concerns(context, walker)) block_leaves(context, walker, block, dies);
  }
  tn_lock_release(&context->walker_lock);
}

//===-- Advancing -----------------------------------------------------------------------------===//

/// Returns the first op in the blocks from `block` on; 0 if they are empty.
static tn_ref first_op_from_block(const tn_context* context, tn_ref block) {
  while (block != 0) {
    const tn_block_cell* cell = tn_block__at(context, block);
    if (cell->first_op != 0) return cell->first_op;
    block = cell->next;
  }
  return 0;
}

/// Returns the first op in the regions of `cell` from `index` on; 0 if they are empty.
static tn_ref first_op_from_region(const tn_context* context, const tn_op_cell* cell,
                                   uint32_t index) {
  const uint32_t count = tn_op_cell__region_count(cell);
  for (; index < count; ++index) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, index))->first_block;
    const tn_ref op = first_op_from_block(context, block);
    if (op != 0) return op;
  }
  return 0;
}

/// Returns the first op inside `op`; 0 if there is none.
static tn_ref first_child(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (TN_LIKELY((cell->counts & (0xf00000u | TN_OP_LONG)) == 0)) return 0;
  return first_op_from_region(context, cell, 0);
}

/// At the end of a block (and region) of the op `*out_parent`: returns the next op in it, or 0 if
/// its regions are done.
static tn_ref next_beside(const tn_context* context, tn_ref block, tn_ref region,
                          tn_ref* out_parent) {
  if (block != 0) region = tn_block__at(context, block)->region;
  const tn_region_cell* region_cell = tn_region__at(context, region);
  *out_parent = region_cell->op;
  if (block != 0) {
    const tn_ref op = first_op_from_block(context, tn_block__at(context, block)->next);
    if (op != 0) return op;
  }
  return first_op_from_region(context, tn_op__at(context, region_cell->op), region_cell->index + 1);
}

tn_ref tn_op__next_in_pre_order(const tn_context* context, tn_ref root, tn_ref op, bool skip) {
  if (!skip) {
    const tn_ref child = first_child(context, op);
    if (child != 0) return child;
  }
  while (op != root) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (TN_LIKELY(cell->next != 0)) return cell->next;
    tn_ref parent = 0;
    const tn_ref beside = next_beside(context, cell->block, 0, &parent);
    if (beside != 0) return beside;
    op = parent;
  }
  return 0;
}

tn_ref tn_op__first_in_post_order(const tn_context* context, tn_ref root) {
  tn_ref op = root;
  for (tn_ref child = op; child != 0; child = first_child(context, op)) op = child;
  return op;
}

tn_ref tn_op__next_in_post_order(const tn_context* context, tn_ref root, tn_ref op) {
  if (op == root) return 0;
  const tn_op_cell* cell = tn_op__at(context, op);
  tn_ref parent = 0;
  const tn_ref beside =
      cell->next != 0 ? cell->next : next_beside(context, cell->block, 0, &parent);
  return beside != 0 ? tn_op__first_in_post_order(context, beside) : parent;
}

/// Moves the walker to the next op to enter, or, if the regions of a parent are done, to that
/// parent, and sets `*out_done`. False at the end of the walk.
static bool advance(const tn_context* context, tn_walker* walker, bool* out_done) {
  *out_done = false;
  if (walker->root == 0) return false;
  if (walker->op != 0) return true;
  if (walker->block == 0 && walker->region == 0) return false;
  tn_ref parent = 0;
  walker->op = next_beside(context, walker->block, walker->region, &parent);
  if (walker->op == 0) {
    walker->op = parent;
    *out_done = true;
  }
  return true;
}

void tn_walker__leave_op(const tn_context* context, tn_walker* walker) {
  if (walker->op == walker->root) {
    walker->op = 0;
    walker->block = 0;
    walker->region = 0;
  } else {
    step_past_op(context, walker, walker->op);
  }
}

//===-- Walks ---------------------------------------------------------------------------------===//

void tn_walker__begin(tn_context* context, tn_walker* walker, tn_ref root, bool takes_turns) {
  *walker =
      (tn_walker){.thread = pthread_self(), .takes_turns = takes_turns, .root = root, .op = root};
  tn_lock_acquire(&context->walker_lock);
  walker->older = context->walkers;
  __atomic_store_n(&context->walkers, walker, __ATOMIC_RELAXED);
  tn_lock_release(&context->walker_lock);
}

void tn_walker__end(tn_context* context, tn_walker* walker) {
  tn_lock_acquire(&context->walker_lock);
  tn_walker** link = &context->walkers;
  while (*link != walker) link = &(*link)->older;
  __atomic_store_n(link, walker->older, __ATOMIC_RELAXED);
  tn_lock_release(&context->walker_lock);
}

bool tn_walker__enter(const tn_context* context, tn_walker* walker) {
  const tn_ref child = first_child(context, walker->op);
  if (child != 0) walker->op = child;
  return child != 0;
}

bool tn_walker__advance(const tn_context* context, tn_walker* walker, bool* out_done) {
  return advance(context, walker, out_done);
}

static inline tn_walk_result visit_cell(void* user_data, tn_ref op, uint32_t generation) {
  const tn_cells_visit* visit = user_data;
  (void)generation;
  return visit->visit(visit->user_data, op);
}

tn_status tn_op__walk(tn_shard* shard, tn_ref root, tn_walk_order order, tn_walk_cells_fn visit,
                      void* user_data) {
  tn_cells_visit call = {visit, user_data};
  return tn_walker__run(shard, root, order, false, visit_cell, &call);
}
