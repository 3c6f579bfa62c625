// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks: visiting every op of a tree, while it may change.
//
//   tn_op_walk   calls back for each op
//
// The callback may change the IR in any way: erase or move the op that it is called for, ops that
// were visited or that are still to come, blocks, parents, even the root. An op erased before its
// turn is not visited; one that moved is visited where it then stands if that lies ahead; new ones
// are visited if they lie ahead. The walk goes on with the op that followed the visited one.
// Nothing recurses: depth costs no stack. Source: MLIR, "Understanding the IR Structure", walkers.

#ifndef TENURE_WALK_H
#define TENURE_WALK_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tn_walk_order {
  TN_WALK_PRE_ORDER = 0,  ///< An op before what is in it.
  TN_WALK_POST_ORDER = 1  ///< An op after what is in it.
} tn_walk_order;

/// What a visit came to; other numbers count as TN_WALK_ADVANCE.
typedef enum tn_walk_result {
  TN_WALK_INTERRUPT = 0,  ///< Stop the whole walk.
  TN_WALK_ADVANCE = 1,
  TN_WALK_SKIP = 2  ///< Pre-order: leave out what is in this op. Post-order: as advance.
} tn_walk_result;

/// Visits one op; `op` is a handle of the walk's scope. It runs on the thread that walks, and may
/// walk itself.
typedef tn_walk_result (*tn_walk_fn)(tn_op op, void* user_data);

/// Visits `root` and all ops in it. The handles given out belong to the scope of `root`, which
/// stays open until the walk is over even if the callback closes it.
///
/// Ownership: none; nothing is allocated.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an unknown order; TN_INTERRUPTED when the
///            callback stopped the walk (not reported).
/// Threads:   reading, or what the callback does (scope.h).
/// Cost:      O(ops).
TN_API tn_status tn_op_walk(tn_op root, tn_walk_order order, tn_walk_fn visit, void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_WALK_H
