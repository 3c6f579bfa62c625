// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that run a nested pipeline on many ops at once.
//
// Ops side by side that are isolated share nothing that changes, so each may be run on by a thread
// of its own, which allocates from a shard of its own. What comes of it is what one thread does: a
// thread keeps what is reported while it works, and when all are done it is reported in the order
// of the ops, up to the first one that failed.

#ifndef TENURE_SRC_PASS_PASS_POOL_H
#define TENURE_SRC_PASS_PASS_POOL_H

#include "pass/pass.h"

/// Does piece `index` of some work.
typedef tn_status (*tn_pass_work_fn)(tn_pass_env* env, void* data, size_t index);

/// Whether the thread may share what it is to do with others.
static inline bool tn_pass_pool__may_serve(const tn_pass_env* env) {
  return !env->is_pooled && env->run->thread_count > 1;
}
/// The pool of the run, of as many threads as the system grants, for `count` pieces of work on what
/// is in `root`. NULL for the calling thread alone: it is one of a pool, there is too little to do,
/// or memory runs out.
tn_pass_pool* tn_pass_pool__for(tn_pass_env* env, tn_ref root, size_t count);
/// With the caller.
uint32_t tn_pass_pool__thread_count(const tn_pass_pool* pool);
/// Ends the threads; NULL is ignored.
void tn_pass_pool__close(tn_pass_pool* pool);

/// Does all pieces below `count`, and returns TN_OK or what the first one that failed did. Pieces
/// after that may have been done or not.
tn_status tn_pass_pool__run(tn_pass_pool* pool, tn_pass_env* env, size_t count,
                            tn_pass_work_fn work, void* data);

#endif  // TENURE_SRC_PASS_PASS_POOL_H
