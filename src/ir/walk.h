// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walking in cells, safe against every change.
//
// A walker is a position (an op, or the end of a block) registered with the thread's shard. Taking
// an op or block out of its place tells the walkers, which step past it first; so a position never
// names anything that is gone.

#ifndef TENURE_SRC_IR_WALK_H
#define TENURE_SRC_IR_WALK_H

#include <tenure/walk.h>

#include "ir/op.h"

struct tn_walker {
  tn_walker* outer;
  tn_ref root;    ///< 0 once the root is gone.
  tn_ref op;      ///< The op that is visited or comes next; 0 at the end of `block`.
  tn_ref block;   ///< While `op` is 0: the walk is at its end; 0 at the end of `region`.
  tn_ref region;  ///< While both are 0; 0 at the end of the walk.
};

/// Called before an op is taken out of its place, and before one dies wherever it stands.
void tn_walker__op_leaves_slow(tn_shard* shard, tn_ref op, bool dies);
static inline void tn_walker__op_leaves(tn_shard* shard, tn_ref op, bool dies) {
  if (TN_UNLIKELY(shard->walkers != NULL)) tn_walker__op_leaves_slow(shard, op, dies);
}
/// Called before a block is taken out of its region or dies.
void tn_walker__block_leaves_slow(tn_shard* shard, tn_ref block);
static inline void tn_walker__block_leaves(tn_shard* shard, tn_ref block) {
  if (TN_UNLIKELY(shard->walkers != NULL)) tn_walker__block_leaves_slow(shard, block);
}

/// Visits ops in cells; for code inside the library. The callback gets references.
typedef tn_walk_result (*tn_walk_cells_fn)(void* user_data, tn_ref op);
tn_status tn_op__walk(tn_shard* shard, tn_ref root, tn_walk_order order, tn_walk_cells_fn visit,
                      void* user_data);

/// The op after `op` in pre-order inside the tree of `root`, without its own regions when `skip` is
/// set; 0 at the end. For loops that change nothing.
tn_ref tn_op__next_in_pre_order(const tn_context* context, tn_ref root, tn_ref op, bool skip);

#endif  // TENURE_SRC_IR_WALK_H
