// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipelines on many isolated ops, by one thread or several.

#ifndef TENURE_SRC_REWRITE_PASS_THREADS_H
#define TENURE_SRC_REWRITE_PASS_THREADS_H

#include "rewrite/pass.h"

/// The ops to run on, in their order.
typedef struct tn_pass_targets {
  tn_ref* ops;
  size_t count;
  size_t capacity;
} tn_pass_targets;

TN_MUST_USE tn_status tn_pass_targets__add(const tn_context* context, tn_pass_targets* targets,
                                           tn_ref op);
void tn_pass_targets__free(const tn_context* context, tn_pass_targets* targets);
/// Runs `count` nested pipelines on each. With several threads all ops are run on even when one
/// fails, as MLIR does, and reports come in the order of the ops.
tn_status tn_pass_targets__run(tn_pass_env* env, const tn_pass* first, size_t count,
                               const tn_pass_targets* targets);
/// Those of `count` pipelines that are for the op, on it (pass_manager.c).
tn_status tn_pipeline__run_nested(tn_pass_env* env, const tn_pass* first, size_t count, tn_ref op);

#endif  // TENURE_SRC_REWRITE_PASS_THREADS_H
