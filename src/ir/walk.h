// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walking in cells, safe against every change.
//
// A walker is a position (an op, or the end of a block) registered with the context. Taking an op
// or block out of its place tells the walkers of the same thread, which step past it first; so a
// position never names anything that is gone. Walkers of other threads stand in other isolated ops,
// where this thread takes nothing out.

#ifndef TENURE_SRC_IR_WALK_H
#define TENURE_SRC_IR_WALK_H

#include <tenure/walk.h>

#include "ir/op.h"

struct tn_walker {
  tn_walker* older;  ///< In the context's list.
  pthread_t thread;
  tn_ref root;    ///< 0 once the root is gone.
  tn_ref op;      ///< The op that is visited or comes next; 0 at the end of `block`.
  tn_ref block;   ///< While `op` is 0: the walk is at its end; 0 at the end of `region`.
  tn_ref region;  ///< While both are 0; 0 at the end of the walk.
};

static inline bool tn_walker__any(const tn_shard* shard) {
  return __atomic_load_n(&shard->context->walkers, __ATOMIC_RELAXED) != NULL;
}

/// Called before an op is taken out of its place, and before one dies wherever it stands.
void tn_walker__op_leaves_slow(tn_shard* shard, tn_ref op, bool dies);
static inline void tn_walker__op_leaves(tn_shard* shard, tn_ref op, bool dies) {
  if (TN_UNLIKELY(tn_walker__any(shard))) tn_walker__op_leaves_slow(shard, op, dies);
}
/// Called before a block is taken out of its region or dies.
void tn_walker__block_leaves_slow(tn_shard* shard, tn_ref block, bool dies);
static inline void tn_walker__block_leaves(tn_shard* shard, tn_ref block, bool dies) {
  if (TN_UNLIKELY(tn_walker__any(shard))) tn_walker__block_leaves_slow(shard, block, dies);
}

/// Visits ops in cells; for code inside the library. The callback gets references.
typedef tn_walk_result (*tn_walk_cells_fn)(void* user_data, tn_ref op);
tn_status tn_op__walk(tn_shard* shard, tn_ref root, tn_walk_order order, tn_walk_cells_fn visit,
                      void* user_data);

/// The op after `op` in pre-order inside the tree of `root`, without its own regions when `skip` is
/// set; 0 at the end. For loops that change nothing.
tn_ref tn_op__next_in_pre_order(const tn_context* context, tn_ref root, tn_ref op, bool skip);

//===-- The loop ------------------------------------------------------------------------------===//
//
// It is here, in a header, so that each room compiles it around its own visit: a callback within a
// callback would cost as much as the walk.

typedef struct tn_cells_visit {
  tn_walk_cells_fn visit;
  void* user_data;
} tn_cells_visit;

/// Puts a walker on `root` and registers it; it stays where it is until tn_walker__end.
void tn_walker__begin(tn_context* context, tn_walker* walker, tn_ref root);
void tn_walker__end(tn_context* context, tn_walker* walker);
/// Moves the walker behind the op that it stands on.
void tn_walker__leave_op(const tn_context* context, tn_walker* walker);
/// Moves the walker to the first op inside the one that it stands on; false when there is none.
bool tn_walker__enter(const tn_context* context, tn_walker* walker);
/// Puts a walker that may be at the end of a block on the next op to enter, or, when a parent's
/// regions are done, on that parent and sets `*out_done`. False at the end of the walk.
bool tn_walker__settle(const tn_context* context, tn_walker* walker, bool* out_done);

typedef tn_walk_result (*tn_walker_visit_fn)(void* user_data, tn_ref op, uint32_t generation);

/// One visit. After it the walker either still stands on the op (true), or was moved on because the
/// op went away.
static inline bool tn_walker__visit(const tn_context* context, tn_walker* walker,
                                    tn_walker_visit_fn visit, void* user_data,
                                    tn_walk_result* out_result) {
  const tn_ref op = walker->op;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t generation = cell->generation;
  *out_result = visit(user_data, op, generation);
  return TN_LIKELY(walker->op == op) && TN_LIKELY(cell->generation == generation);
}

/// The usual step: from an op that holds nothing to the next of its block. False when it takes more
/// than that.
static inline bool tn_walker__step_fast(const tn_context* context, tn_walker* walker) {
  const tn_op_cell* cell = tn_op__at(context, walker->op);
  if (TN_UNLIKELY((cell->counts & (0xf00000u | TN_OP_LONG)) != 0 || cell->next == 0 ||
                  walker->op == walker->root)) {
    return false;
  }
  walker->op = cell->next;
  return true;
}

__attribute__((always_inline)) static inline bool tn_walker__pre_order(const tn_context* context,
                                                                       tn_walker* walker,
                                                                       tn_walker_visit_fn visit,
                                                                       void* user_data) {
  bool done = false;
  while (tn_walker__settle(context, walker, &done)) {
    if (done) {
      tn_walker__leave_op(context, walker);
      continue;
    }
    for (;;) {
      tn_walk_result result;
      const bool stands = tn_walker__visit(context, walker, visit, user_data, &result);
      if (TN_UNLIKELY(result == TN_WALK_INTERRUPT)) return false;
      if (TN_UNLIKELY(!stands)) break;
      if (TN_LIKELY(tn_walker__step_fast(context, walker))) continue;
      if (result == TN_WALK_SKIP || !tn_walker__enter(context, walker)) {
        tn_walker__leave_op(context, walker);
      }
      break;
    }
  }
  return true;
}

__attribute__((always_inline)) static inline bool tn_walker__post_order(const tn_context* context,
                                                                        tn_walker* walker,
                                                                        tn_walker_visit_fn visit,
                                                                        void* user_data) {
  bool done = false;
  while (tn_walker__settle(context, walker, &done)) {
    while (!done && tn_walker__enter(context, walker)) continue;
    for (;;) {
      tn_walk_result result;
      const bool stands = tn_walker__visit(context, walker, visit, user_data, &result);
      if (TN_UNLIKELY(result == TN_WALK_INTERRUPT)) return false;
      if (TN_UNLIKELY(!stands)) break;
      const bool fast = !done && tn_walker__step_fast(context, walker);
      if (!fast) tn_walker__leave_op(context, walker);
      if (!fast || (tn_op__at(context, walker->op)->counts & (0xf00000u | TN_OP_LONG)) != 0) break;
    }
  }
  return true;
}

/// Walks the tree of `root`. `visit` is a static function, so that it is compiled into the loop.
__attribute__((always_inline)) static inline tn_status tn_walker__run(tn_shard* shard, tn_ref root,
                                                                      tn_walk_order order,
                                                                      tn_walker_visit_fn visit,
                                                                      void* user_data) {
  tn_walker walker;
  tn_walker__begin(shard->context, &walker, root);
  const bool finished = order == TN_WALK_PRE_ORDER
                            ? tn_walker__pre_order(shard->context, &walker, visit, user_data)
                            : tn_walker__post_order(shard->context, &walker, visit, user_data);
  tn_walker__end(shard->context, &walker);
  return finished ? TN_OK : TN_INTERRUPTED;
}

#endif  // TENURE_SRC_IR_WALK_H
