// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks in cells, safe against every change.
//
// A walker is a position (an op, or the end of a block) registered with the context. Removing an op
// or block notifies the walkers of the same thread, which step past it first; so a position never
// refers to an erased entity. The library's own walkers of other threads are in other isolated ops,
// in which this thread removes nothing. Walkers of a client whose threads take turns, as Python's
// do, are notified by each of them: while the client's function waits, another thread may erase.
// Passes run on one thread then.

#ifndef TENURE_SRC_IR_WALK_H
#define TENURE_SRC_IR_WALK_H

#include <tenure/walk.h>

#include "ir/op.h"

struct tn_walker {
  tn_walker* older;  ///< Links the context's list.
  pthread_t thread;
  bool takes_turns;  ///< The threads of its client.
  tn_ref root;       ///< 0 once the root was erased.
  tn_ref op;         ///< The op that is visited or comes next; 0 at the end of `block`.
  tn_ref block;      ///< Used while `op` is 0; 0 at the end of `region`.
  tn_ref region;     ///< Used while both are 0; 0 at the end of the walk.
};

static inline bool tn_walker__any(const tn_context* context) {
  return __atomic_load_n(&context->walkers, __ATOMIC_RELAXED) != NULL;
}

/// Called before an op is removed from its position, and before it is destroyed anywhere.
void tn_walker__op_leaves_slow(tn_shard* shard, tn_ref op, bool dies);
static inline void tn_walker__op_leaves(tn_shard* shard, tn_ref op, bool dies) {
  if (TN_UNLIKELY(tn_walker__any(shard->context))) tn_walker__op_leaves_slow(shard, op, dies);
}
/// Returns whether there is a walker of a client whose threads take turns.
bool tn_walker__any_takes_turns(tn_context* context);
/// Called before a block is removed from its region or destroyed.
void tn_walker__block_leaves_slow(tn_shard* shard, tn_ref block, bool dies);
static inline void tn_walker__block_leaves(tn_shard* shard, tn_ref block, bool dies) {
  if (TN_UNLIKELY(tn_walker__any(shard->context))) tn_walker__block_leaves_slow(shard, block, dies);
}

/// Visits ops in cells; for code inside the library. The callback receives references.
typedef tn_walk_result (*tn_walk_cells_fn)(void* user_data, tn_ref op);
tn_status tn_op__walk(tn_shard* shard, tn_ref root, tn_walk_order order, tn_walk_cells_fn visit,
                      void* user_data);

/// Returns the op after `op` in pre-order inside the tree of `root`, without its own regions if
/// `skip` is set; 0 at the end. For loops that change nothing.
tn_ref tn_op__next_in_pre_order(const tn_context* context, tn_ref root, tn_ref op, bool skip);
/// Return the first op in post-order inside the tree of `root`, and the one after `op`; 0 at the
/// end.
tn_ref tn_op__first_in_post_order(const tn_context* context, tn_ref root);
tn_ref tn_op__next_in_post_order(const tn_context* context, tn_ref root, tn_ref op);

//===-- The loop ------------------------------------------------------------------------------===//
// The loop is in a header, so that each user compiles it around its own visit: a callback inside a
// callback would cost as much as the walk.

typedef struct tn_cells_visit {
  tn_walk_cells_fn visit;
  void* user_data;
} tn_cells_visit;

/// Places a walker at `root` and registers it; it must not move until tn_walker__end.
void tn_walker__begin(tn_context* context, tn_walker* walker, tn_ref root, bool takes_turns);
void tn_walker__end(tn_context* context, tn_walker* walker);
/// Moves the walker past its current op.
void tn_walker__leave_op(const tn_context* context, tn_walker* walker);
/// Moves the walker to the first op inside its current op; false if there is none.
bool tn_walker__enter(const tn_context* context, tn_walker* walker);
/// Moves a walker that may be at the end of a block to the next op to enter, or, if the regions of
/// a parent are done, to that parent, and sets `*out_done`. False at the end of the walk.
bool tn_walker__advance(const tn_context* context, tn_walker* walker, bool* out_done);

typedef tn_walk_result (*tn_walker_visit_fn)(void* user_data, tn_ref op, uint32_t generation);

/// How far ahead of a walk memory is prefetched: ops are adjacent in order of creation.
#define TN_WALK_PREFETCH_BYTES 2048

/// The op may have regions, or long counts.
#define TN_OP_MAY_HOLD (0xf00000u | TN_OP_LONG)

/// Visits the walker's current op and, while they have no contents, those after it in the block.
/// Returns false if the callback stops the walk. `*out_is_valid` is whether the last visited op is
/// still the walker's position, with `*out_result`.
__attribute__((always_inline)) static inline bool tn_walker__visit_run(
    const tn_context* context, tn_walker* walker, bool stop_before_holders,
    tn_walker_visit_fn visit, void* user_data, tn_walk_result* out_result, bool* out_is_valid) {
  for (;;) {
    const tn_ref op = walker->op;
    const tn_op_cell* cell = tn_op__at(context, op);
    const uint32_t generation = cell->generation;
    __builtin_prefetch((const char*)cell + TN_WALK_PREFETCH_BYTES);
    *out_result = visit(user_data, op, generation);
    if (TN_UNLIKELY(*out_result == TN_WALK_INTERRUPT)) return false;
    *out_is_valid = walker->op == op && cell->generation == generation;
    if (TN_UNLIKELY(!*out_is_valid)) return true;
    const tn_ref next = cell->next;
    if (TN_UNLIKELY((cell->counts & TN_OP_MAY_HOLD) != 0 || next == 0 || op == walker->root)) {
      return true;
    }
    walker->op = next;
    if (stop_before_holders &&
        TN_UNLIKELY((tn_op__at(context, next)->counts & TN_OP_MAY_HOLD) != 0)) {
      *out_is_valid = false;
      return true;
    }
  }
}

__attribute__((always_inline)) static inline bool tn_walker__pre_order(const tn_context* context,
                                                                       tn_walker* walker,
                                                                       tn_walker_visit_fn visit,
                                                                       void* user_data) {
  bool done = false;
  while (tn_walker__advance(context, walker, &done)) {
    bool stands = true;
    tn_walk_result result = TN_WALK_SKIP;
    if (!done &&
        !tn_walker__visit_run(context, walker, false, visit, user_data, &result, &stands)) {
      return false;
    }
    if (stands && (result == TN_WALK_SKIP || !tn_walker__enter(context, walker))) {
      tn_walker__leave_op(context, walker);
    }
  }
  return true;
}

__attribute__((always_inline)) static inline bool tn_walker__post_order(const tn_context* context,
                                                                        tn_walker* walker,
                                                                        tn_walker_visit_fn visit,
                                                                        void* user_data) {
  bool done = false;
  while (tn_walker__advance(context, walker, &done)) {
    while (!done && tn_walker__enter(context, walker)) continue;
    bool stands = true;
    tn_walk_result result;
    if (!tn_walker__visit_run(context, walker, true, visit, user_data, &result, &stands)) {
      return false;
    }
    if (stands) tn_walker__leave_op(context, walker);
  }
  return true;
}

/// Walks the tree of `root`. `visit` is a static function, so that it is compiled into the loop.
__attribute__((always_inline)) static inline tn_status tn_walker__run(tn_shard* shard, tn_ref root,
                                                                      tn_walk_order order,
                                                                      bool takes_turns,
                                                                      tn_walker_visit_fn visit,
                                                                      void* user_data) {
  tn_walker walker;
  tn_walker__begin(shard->context, &walker, root, takes_turns);
  const bool finished = order == TN_WALK_PRE_ORDER
                            ? tn_walker__pre_order(shard->context, &walker, visit, user_data)
                            : tn_walker__post_order(shard->context, &walker, visit, user_data);
  tn_walker__end(shard->context, &walker);
  return finished ? TN_OK : TN_INTERRUPTED;
}

#endif  // TENURE_SRC_IR_WALK_H
