// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks: visiting every op of a tree that may change meanwhile.
//
//   tn_op_walk            calls back for each op
//   tn_op_walk_parallel   walks on several threads, for callbacks that only read
//
// The callback of tn_op_walk may change the IR in any way: erase or move the op that it is called
// for, ops already visited or still to be visited, blocks, parents, even the root. An op erased
// before its turn is not visited; a moved op is visited at its new place if that is ahead; new ops
// are visited if they are ahead. The walk continues with the op that followed the visited one.
// Nothing recurses: depth costs no stack. Source: MLIR, "Understanding the IR Structure", walkers.

#ifndef TENURE_WALK_H
#define TENURE_WALK_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tn_walk_order {
  TN_WALK_PRE_ORDER = 0,  ///< An op before its nested ops.
  TN_WALK_POST_ORDER = 1  ///< An op after its nested ops.
} tn_walk_order;

/// The result of a visit; other values count as TN_WALK_ADVANCE.
typedef enum tn_walk_result {
  TN_WALK_INTERRUPT = 0,  ///< Stop the whole walk.
  TN_WALK_ADVANCE = 1,
  TN_WALK_SKIP = 2  ///< Pre-order: skip the op's nested ops. Post-order: same as advance.
} tn_walk_result;

/// Visits one op; `op` is a handle of the walk's scope. Runs on the thread that walks, and may
/// itself walk.
typedef tn_walk_result (*tn_walk_fn)(tn_op op, void* user_data);

/// Visits `root` and its nested ops. The handles passed to `visit` belong to the scope of `root`,
/// which stays open until the walk is over even if the callback closes it.
///
/// Ownership: none; nothing is allocated.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an unknown order; TN_INTERRUPTED if the
///            callback stopped the walk (not reported).
/// Threads:   reading, or what the callback does (scope.h).
/// Cost:      O(ops).
TN_API tn_status tn_op_walk(tn_op root, tn_walk_order order, tn_walk_fn visit, void* user_data);

//===-- Parallel walks ------------------------------------------------------------------------===//

/// A thread of a parallel walk, as passed to the visits on it.
typedef struct tn_walk_thread {
  uint32_t number;  ///< Less than `count`; 0 is the calling thread.
  uint32_t count;   ///< The maximum number of threads.
  tn_scope* scope;  ///< The scope of the handles passed to visits on this thread.
  void* data;       ///< The result of `begin_thread`, for this thread only.
  void* user_data;  ///< From the options; shared by all threads.
} tn_walk_thread;

/// Visits one op; `op` is a handle of the thread's scope.
typedef tn_walk_result (*tn_walk_parallel_fn)(tn_op op, const tn_walk_thread* thread);

typedef struct tn_walk_parallel_options {
  /// The maximum number of threads, including the caller's; 0 means the context's limit
  /// (tn_context_options.thread_count). Fewer are used for fewer than about 16,000 ops. Only the
  /// caller's thread is used in a context without threading, if functions are attached to ops
  /// (op_interface.h), and in a callback of a parallel call.
  uint32_t thread_count;
  void* user_data;
  /// Creates the data of thread `number`. Called on the caller's thread for each possible thread,
  /// in order, before the first visit; any status but TN_OK ends the walk, which returns it. NULL:
  /// threads have no data.
  tn_status (*begin_thread)(void* user_data, uint32_t number, void** out_data);
  /// Takes back the data of a thread, so that the results of the threads can be merged. Called on
  /// the caller's thread for each successful `begin_thread`, in order, after the last visit, also
  /// if the walk was stopped. NULL: not called.
  void (*end_thread)(void* user_data, uint32_t number, void* data);
  /// Receives the op whose visit stopped the walk, in the scope of the root; null if none did. May
  /// be NULL.
  tn_op* out_stopped_at;
} tn_walk_parallel_options;

/// Visits `root` and its nested ops, on several threads if there are enough ops.
///
/// Each op directly in `root` (a function of a module) is visited by one thread in the order of
/// tn_op_walk, so it can keep information about a function in its data. Each thread takes runs of
/// adjacent ops, in increasing order. There is no order between threads, except that `root` itself
/// is visited by the caller's thread before (in post-order: after) all others.
///
/// The callback reads: it may call anything with handles of its thread, but changes of IR are
/// errors (TN_INVALID_ARGUMENT, reported), on every thread. It may create types, attributes and
/// scopes, and walk, on its own thread. Its handles become stale when the walk returns;
/// tn_scope_keep_op returns one of the root's scope, which the caller can use afterwards. Closing a
/// scope and destroying a context are deferred until the call returns.
///
/// Stopping: TN_WALK_INTERRUPT stops the whole walk. Ops directly in `root` before the interrupting
/// one are still visited completely; later ones may be visited completely, partly or not at all. If
/// several visits stop it, the first in the order of tn_op_walk is reported. So for a callback that
/// depends only on the op, status and `out_stopped_at` are the same as with one thread. The
/// interrupt check of the context (tn_context_set_interrupt_check) is called on the caller's
/// thread, and stops the walk as well.
///
/// Diagnostics emitted during the walk go to the handlers on the caller's thread, after the last
/// visit, in the order of the ops directly in `root`, without those of ops after the interrupting
/// one: the diagnostics and their order do not depend on the number of threads. (If there is no
/// memory to defer a diagnostic, it is emitted at once.)
///
/// @param options  NULL for all zero.
///
/// Ownership: the options are borrowed for the call.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an unknown order; TN_INTERRUPTED if the
///            callback (not reported) or the context's interrupt check (reported) stopped the walk;
///            the status of `begin_thread`. If there is no memory for threads, only the caller's
///            thread is used.
/// Threads:   reading, also on the walk's own threads, which have ended when it returns.
/// Cost:      O(ops / threads), and about 0.1 ms to start the threads.
TN_API tn_status tn_op_walk_parallel(tn_op root, tn_walk_order order, tn_walk_parallel_fn visit,
                                     const tn_walk_parallel_options* options);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_WALK_H
