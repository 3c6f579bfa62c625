// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// canonicalize: the greedy driver with the patterns of all shipped dialects.

#include "pass/pass.h"

static tn_region_simplify simplify_of(const char* word) {
  if (strcmp(word, "disabled") == 0) return TN_SIMPLIFY_DISABLED;
  return strcmp(word, "aggressive") == 0 ? TN_SIMPLIFY_AGGRESSIVE : TN_SIMPLIFY_NORMAL;
}

tn_status tn_pass__canonicalize(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  tn_greedy_options options = tn_greedy__defaults();
  options.match = tn_canonical__match;
  options.top_down = tn_pass__flag(pass, "top-down");
  options.max_iterations = tn_pass__number(pass, "max-iterations");
  options.max_rewrites = tn_pass__number(pass, "max-num-rewrites");
  options.simplify = simplify_of(tn_pass__text(pass, "region-simplify"));
  bool changed = false;
  bool converged = true;
  TN_TRY(tn_greedy__run(env->shard, op, &options, &env->greedy, &changed, &converged));
  return converged || !tn_pass__flag(pass, "test-convergence") ? TN_OK : TN_VERIFY_FAILED;
}
