// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// canonicalize: the greedy driver with the patterns of all shipped dialects.

#include "pass/pass_print.h"
#include "rewrite/session.h"

static tn_region_simplify simplify_of(const char* word) {
  if (strcmp(word, "disabled") == 0) return TN_SIMPLIFY_DISABLED;
  return strcmp(word, "aggressive") == 0 ? TN_SIMPLIFY_AGGRESSIVE : TN_SIMPLIFY_NORMAL;
}

/// What is in an isolated op depends on nothing around it: one after the other comes to its end
/// while it is at hand, and the memory that a turn over all of them would go through stays where it
/// is. Those in others come behind them.
static tn_status run_inside(tn_pass_env* env, tn_greedy_options* options, tn_ref root,
                            bool* out_converged) {
  const tn_context* context = env->context;
  bool skip = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    skip = false;
    TN_TRY(tn_poll(context));
    if (op == root || !tn_rewriter__is_isolated(context, op)) continue;
    bool changed = false;
    bool converged = true;
    options->skip_isolated = true;
    TN_TRY(tn_greedy__run(env->shard, op, options, &env->greedy, &changed, &converged));
    *out_converged &= converged;
    skip = !env->greedy.has_spared;
  }
  return TN_OK;
}

static tn_status run(tn_pass_env* env, const tn_pass* pass, tn_ref op, tn_pattern_filter* filter) {
  tn_greedy_options options = tn_greedy__defaults();
  options.match = tn_canonical__match;
  options.user_data = filter;
  options.top_down = tn_pass__flag(pass, "top-down");
  options.max_iterations = tn_pass__number(pass, "max-iterations");
  options.max_rewrites = tn_pass__number(pass, "max-num-rewrites");
  options.simplify = simplify_of(tn_pass__text(pass, "region-simplify"));
  bool inside_converged = true;
  tn_rewrite_session session;
  const bool has_user = env->context->user_canonicalizations != NULL;
  if (has_user) {
    tn_session__add_user(env->context, env->run->scope, op, &options, &session);
    env->run->is_suspect = true;
    tn_verify_memory__clear(env->context, &env->verified);
  }
  const tn_rewrite_listener listener = {.user_data = env->run->patterns,
                                        .pattern_tried = tn_pattern_counts__add};
  const bool has_watch = env->run->options->actions != NULL;
  tn_rewrite_watch watch;
  if (env->run->patterns != NULL || has_watch) {
    if (!has_user) session = (tn_rewrite_session){.scope = env->run->scope, .is_driven = true};
    options.session = &session;
  }
  if (env->run->patterns != NULL) session.listener = &listener;
  if (has_watch) {
    tn_pass_actions__watch(env, &watch);
    session.watch = &watch;
  }
  // Functions stand in symbol tables, and rewrites are counted over all of it.
  if (!has_user && !has_watch &&
      tn_rewriter__has_trait(env->context, op, TN_OP_TRAIT_SYMBOL_TABLE) && options.top_down &&
      options.max_rewrites < 0 && options.simplify != TN_SIMPLIFY_AGGRESSIVE) {
    TN_TRY(run_inside(env, &options, op, &inside_converged));
  }
  bool changed = false;
  bool converged = true;
  TN_TRY(tn_greedy__run(env->shard, op, &options, &env->greedy, &changed, &converged));
  converged &= inside_converged;
  return converged || !tn_pass__flag(pass, "test-convergence") ? TN_OK : TN_VERIFY_FAILED;
}

tn_status tn_pass__canonicalize(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  tn_pattern_filter filter = {.enabled = tn_pass__text(pass, "enable-patterns"),
                              .disabled = tn_pass__text(pass, "disable-patterns")};
  const bool tries_all = *filter.enabled == '\0' && *filter.disabled == '\0';
  const tn_status status = run(env, pass, op, tries_all ? NULL : &filter);
  tn_judy_map_clear(&filter.known);
  return status;
}
