// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that run a nested pipeline on many ops in parallel.
//
// Isolated sibling ops share no mutable state, so each may be processed by its own thread with its
// own shard. The result is the same as with one thread: threads collect their diagnostics, and at
// the end these are reported in the order of the ops, up to the first failure.

#ifndef TENURE_SRC_PASS_PASS_POOL_H
#define TENURE_SRC_PASS_PASS_POOL_H

#include "pass/pass.h"

/// Processes work item `index`.
typedef tn_status (*tn_pass_work_fn)(tn_pass_env* env, void* data, size_t index);

/// Returns whether the thread may distribute its work.
static inline bool tn_pass_pool__may_serve(const tn_pass_env* env) {
  return !env->is_pooled && env->run->thread_count > 1;
}
/// Returns the pool of the run, with as many threads as the system grants, for `count` work items
/// in `root`. Returns NULL to use only the calling thread: it belongs to a pool, there is too
/// little work, or memory is exhausted.
tn_pass_pool* tn_pass_pool__for(tn_pass_env* env, tn_ref root, size_t count);
/// Returns the number of threads including the caller.
uint32_t tn_pass_pool__thread_count(const tn_pass_pool* pool);
/// Ends the threads; accepts NULL.
void tn_pass_pool__close(tn_pass_pool* pool);

/// Processes all work items below `count`. Returns TN_OK or the status of the first failed item;
/// later items may or may not have been processed.
tn_status tn_pass_pool__run(tn_pass_pool* pool, tn_pass_env* env, size_t count,
                            tn_pass_work_fn work, void* data);

#endif  // TENURE_SRC_PASS_PASS_POOL_H
