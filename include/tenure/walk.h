// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks: visiting every op of a tree, while it may change.
//
//   tn_op_walk            calls back for each op
//   tn_op_walk_parallel   the same on several threads, for callbacks that only read
//
// The callback of tn_op_walk may change the IR in any way: erase or move the op that it is called
// for, ops that were visited or that are still to come, blocks, parents, even the root. An op
// erased before its turn is not visited; one that moved is visited where it then stands if that
// lies ahead; new ones are visited if they lie ahead. The walk goes on with the op that followed
// the visited one. Nothing recurses: depth costs no stack. Source: MLIR, "Understanding the IR
// Structure", walkers.

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

//===-- On several threads --------------------------------------------------------------------===//

/// One of the threads that a walk calls back on, in the eyes of a visit there.
typedef struct tn_walk_thread {
  uint32_t number;  ///< Below `count`; 0 is the thread that called.
  uint32_t count;   ///< How many there may be.
  tn_scope* scope;  ///< Of the handles that the thread gets.
  void* data;       ///< What `begin_thread` made for it; nobody else's.
  void* user_data;  ///< That of the options, which all threads share.
} tn_walk_thread;

/// Visits one op; `op` is a handle of the thread's scope.
typedef tn_walk_result (*tn_walk_parallel_fn)(tn_op op, const tn_walk_thread* thread);

typedef struct tn_walk_parallel_options {
  /// How many threads, the caller's among them; 0 for as many as the context lets a call use
  /// (tn_context_options.thread_count), where there are ops enough to be worth them: some 16,000.
  /// In a context without threading, where functions are attached to ops (op_interface.h), and in a
  /// callback of what is spread over threads itself, it is the caller's alone.
  uint32_t thread_count;
  void* user_data;
  /// Makes the data of thread `number`. Called on the caller's thread for each that there may be,
  /// in order, before the first visit; if it fails, that is what the walk returns. NULL: there are
  /// none.
  tn_status (*begin_thread)(void* user_data, uint32_t number, void** out_data);
  /// Takes the data back, so it is the place to put together what threads found. Called on the
  /// caller's thread for each whose data were made, in order, behind the last visit, however the
  /// walk ended. NULL: nobody is told.
  void (*end_thread)(void* user_data, uint32_t number, void* data);
  /// Gets the op at whose visit the callback stopped the walk, in the scope of the root; null if it
  /// did not. May be NULL.
  tn_op* out_stopped_at;
} tn_walk_parallel_options;

/// Visits `root` and all ops in it, on several threads if it pays.
///
/// What is in one of the ops directly in `root` (a function of a module) is one thread's, which
/// visits it in the order of tn_op_walk; so it may keep in its data what it knows of a function. Of
/// those ops it takes some that stand side by side, later ones after earlier ones. Between threads
/// there is no order, but that `root` itself is visited by the caller's thread before (in
/// post-order: after) all others.
///
/// The callback reads: whatever it calls with handles of its thread works as ever, but what would
/// change IR is refused (TN_INVALID_ARGUMENT, reported), on every thread. It may make types,
/// attributes and scopes, and walk itself, on its own thread. Its handles go stale when the walk
/// returns; tn_scope_keep_op gives one of the root's scope, which the caller uses afterwards. A
/// scope that it closes and a context that it destroys last until the call is over.
///
/// Stopping: TN_WALK_INTERRUPT stops the whole walk. Ops directly in `root` that stand in front of
/// the one in which that happens are still visited to their end, those behind it not at all, in
/// part or wholly. Where several visits stop it, the first in the order of tn_op_walk counts. So
/// for a callback that goes by the op alone, status and `out_stopped_at` are those of one thread.
/// The interrupt check of the context (tn_context_set_interrupt_check) is asked on the caller's
/// thread, and stops the walk as well.
///
/// What is reported meanwhile comes to the handlers on the caller's thread, behind the last visit,
/// in the order of the ops directly in `root`, without what belongs to those behind the stop: the
/// same reports in the same order on any number of threads. (Where memory is short for keeping one,
/// it comes at once.)
///
/// @param options  NULL for all zero.
///
/// Ownership: the options are borrowed for the call.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an unknown order; TN_INTERRUPTED when
///            the callback stopped the walk (not reported), or the check of the context did
///            (reported); what `begin_thread` returned. Without memory for threads the caller's
///            does it all.
/// Threads:   reading, on threads of its own too, which are gone when it returns.
/// Cost:      O(ops), by as many threads; some 0.1 ms for starting them.
TN_API tn_status tn_op_walk_parallel(tn_op root, tn_walk_order order, tn_walk_parallel_fn visit,
                                     const tn_walk_parallel_options* options);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_WALK_H
