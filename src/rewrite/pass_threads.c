// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Isolated ops share nothing but what is uniqued, so each can be worked on by a thread of its own:
// with a shard of cells of its own, and reports kept until all ops in front are done.

#include "rewrite/pass_threads.h"

tn_status tn_pass_targets__add(const tn_context* context, tn_pass_targets* targets, tn_ref op) {
  if (!tn_array_grow(&context->allocator, (void*)&targets->ops, &targets->capacity,
                     targets->count + 1, sizeof *targets->ops)) {
    return tn_context__out_of_memory(context);
  }
  targets->ops[targets->count++] = op;
  return TN_OK;
}

void tn_pass_targets__free(const tn_context* context, tn_pass_targets* targets) {
  tn_deallocate(&context->allocator, targets->ops, targets->capacity * sizeof *targets->ops);
  *targets = (tn_pass_targets){0};
}

tn_status tn_pass_targets__run(tn_pass_env* env, const tn_pass* first, size_t count,
                               const tn_pass_targets* targets) {
  for (size_t i = 0; i < targets->count; ++i) {
    TN_TRY(tn_pipeline__run_nested(env, first, count, targets->ops[i]));
  }
  return TN_OK;
}
