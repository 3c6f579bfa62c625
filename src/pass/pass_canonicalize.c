// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// canonicalize: the greedy driver with the patterns of all shipped dialects.

#include "pass/pass_pool.h"
#include "pass/pass_print.h"
#include "rewrite/session.h"

//===-- Isolated ops --------------------------------------------------------------------------===//
// The contents of an isolated op do not depend on the surrounding IR. Each one is processed to a
// fixpoint while its memory is cached, instead of iterating over all of them; nested ones come
// after their parents. Siblings can therefore be processed by several threads.

/// The options of a run, and its work items.
typedef struct canonicalizing {
  tn_greedy_options options;
  const char* enabled;  ///< Patterns, as in tn_pattern_filter.
  const char* disabled;
  tn_ref* units;  ///< Isolated ops without an isolated ancestor inside the root.
  size_t unit_count;
  size_t unit_capacity;
  bool has_failed_to_converge;  ///< Accessed by __atomic builtins.
} canonicalizing;

static bool tries_all(const canonicalizing* self) {
  return *self->enabled == '\0' && *self->disabled == '\0';
}

/// Processes the contents of one isolated op, except nested isolated ops.
static tn_status run_one(canonicalizing* self, tn_pass_env* env, const tn_greedy_options* options,
                         tn_ref op) {
  bool changed = false;
  bool converged = true;
  TN_TRY(tn_greedy__run(env->shard, op, options, &env->greedy, &changed, &converged));
  if (!converged) __atomic_store_n(&self->has_failed_to_converge, true, __ATOMIC_RELAXED);
  return TN_OK;
}

/// Processes all isolated ops nested in `root`; `root` itself is already done.
static tn_status run_inside(canonicalizing* self, tn_pass_env* env,
                            const tn_greedy_options* options, tn_ref root) {
  const tn_context* context = env->context;
  bool skip = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    skip = false;
    TN_TRY(tn_poll(context));
    if (op == root || !tn_op__is_isolated(context, op)) continue;
    TN_TRY(run_one(self, env, options, op));
    skip = !env->greedy.has_spared;
  }
  return TN_OK;
}

/// Processes a work item: a unit with all nested ops. Mutable state belongs to the thread.
static tn_status run_unit(tn_pass_env* env, void* data, size_t index) {
  canonicalizing* self = data;
  tn_greedy_options options = self->options;
  tn_pattern_filter filter = {.enabled = self->enabled, .disabled = self->disabled};
  tn_rewrite_session session;
  if (!tries_all(self)) options.user_data = &filter;
  if (options.session != NULL) {
    session = *options.session;
    options.session = &session;
  }
  tn_status status = run_one(self, env, &options, self->units[index]);
  if (status == TN_OK && env->greedy.has_spared) {
    status = run_inside(self, env, &options, self->units[index]);
  }
  tn_judy_map_clear(&filter.known);
  return status;
}

static tn_status find_units(canonicalizing* self, const tn_context* context, tn_ref root) {
  bool skip = false;
  self->unit_count = 0;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    TN_TRY(tn_poll(context));
    skip = op != root && tn_op__is_isolated(context, op);
    if (!skip) continue;
    if (!tn_array_grow(&context->allocator, (void*)&self->units, &self->unit_capacity,
                       self->unit_count + 1, sizeof *self->units)) {
      return tn_context__out_of_memory(context);
    }
    self->units[self->unit_count++] = op;
  }
  return TN_OK;
}

/// Processes the isolated ops in `root`, with threads if available. If modules are nested one in
/// another, distributes the ops of the innermost one.
static tn_status run_isolated(canonicalizing* self, tn_pass_env* env, tn_ref root) {
  self->options.skip_isolated = true;
  if (!tn_pass_pool__may_serve(env)) return run_inside(self, env, &self->options, root);
  TN_TRY(find_units(self, env->context, root));
  while (self->unit_count == 1) {
    root = self->units[0];
    TN_TRY(run_one(self, env, &self->options, root));
    if (!env->greedy.has_spared) return TN_OK;
    TN_TRY(find_units(self, env->context, root));
  }
  tn_pass_pool* pool = tn_pass_pool__for(env, root, self->unit_count);
  if (pool == NULL) return run_inside(self, env, &self->options, root);
  return tn_pass_pool__run(pool, env, self->unit_count, run_unit, self);
}

//===-- The pass ------------------------------------------------------------------------------===//

static tn_region_simplify simplify_of(const char* word) {
  if (strcmp(word, "disabled") == 0) return TN_SIMPLIFY_DISABLED;
  return strcmp(word, "aggressive") == 0 ? TN_SIMPLIFY_AGGRESSIVE : TN_SIMPLIFY_NORMAL;
}

static tn_status run(canonicalizing* self, tn_pass_env* env, tn_ref op) {
  tn_greedy_options* options = &self->options;
  tn_rewrite_session session;
  const bool has_user = env->context->user_canonicalizations != NULL;
  if (has_user) {
    tn_session__add_user(env->context, env->run->scope, op, options, &session);
    env->run->is_suspect = true;
    tn_verify_memory__clear(env->context, &env->verified);
  }
  const tn_rewrite_listener listener = {.user_data = env->run->patterns,
                                        .pattern_tried = tn_pattern_counts__add};
  const bool has_watch = env->run->options->actions != NULL;
  tn_rewrite_watch watch;
  if (env->run->patterns != NULL || has_watch) {
    if (!has_user) session = (tn_rewrite_session){.scope = env->run->scope, .is_driven = true};
    options->session = &session;
  }
  if (env->run->patterns != NULL) session.listener = &listener;
  if (has_watch) {
    tn_pass_actions__watch(env, &watch);
    session.watch = &watch;
  }
  // Functions are in symbol tables; a limit on rewrites applies to the whole op.
  if (!has_user && !has_watch && tn_op__has_trait(env->context, op, TN_OP_TRAIT_SYMBOL_TABLE) &&
      options->top_down && options->max_rewrites < 0 &&
      options->simplify != TN_SIMPLIFY_AGGRESSIVE) {
    TN_TRY(run_isolated(self, env, op));
  }
  return run_one(self, env, options, op);
}

static tn_status canonicalize(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  canonicalizing self = {.options = tn_greedy__defaults(),
                         .enabled = tn_pass__text(pass, "enable-patterns"),
                         .disabled = tn_pass__text(pass, "disable-patterns")};
  tn_pattern_filter filter = {.enabled = self.enabled, .disabled = self.disabled};
  self.options.match = tn_canonical__match;
  self.options.user_data = tries_all(&self) ? NULL : &filter;
  self.options.top_down = tn_pass__flag(pass, "top-down");
  self.options.max_iterations = tn_pass__number(pass, "max-iterations");
  self.options.max_rewrites = tn_pass__number(pass, "max-num-rewrites");
  self.options.simplify = simplify_of(tn_pass__text(pass, "region-simplify"));
  const tn_status status = run(&self, env, op);
  tn_judy_map_clear(&filter.known);
  tn_deallocate(&env->context->allocator, self.units, self.unit_capacity * sizeof *self.units);
  if (status != TN_OK) return status;
  const bool must_converge = tn_pass__flag(pass, "test-convergence");
  return self.has_failed_to_converge && must_converge ? TN_VERIFY_FAILED : TN_OK;
}

TN_PASS(canonicalize) = {
    "canonicalize", "Canonicalizer", "Canonicalize operations", .run = canonicalize,
    TN_PASS_OPTIONS(
        {"top-down", TN_PASS_BOOL, "true", NULL, "Seed the worklist in general top-down order"},
        {"region-simplify", TN_PASS_WORD, "normal", "disabled,normal,aggressive",
         "Perform control flow optimizations to the region tree\n"
         "disabled:Don't run any control-flow simplification.\n"
         "normal:Perform simple control-flow simplifications (e.g. dead args elimination).\n"
         "aggressive:Perform aggressive control-flow simplification (e.g. block merging)."},
        {"max-iterations", TN_PASS_INT, "10", NULL,
         "Max. iterations between applying patterns / simplifying regions"},
        {"max-num-rewrites", TN_PASS_INT, "-1", NULL,
         "Max. number of pattern rewrites within an iteration"},
        {"test-convergence", TN_PASS_BOOL, "false", NULL,
         "Test only: Fail pass on non-convergence to detect cyclic pattern"},
        {"disable-patterns", TN_PASS_NAMES, "", NULL,
         "Labels of patterns that should be filtered out during application"},
        {"enable-patterns", TN_PASS_NAMES, "", NULL,
         "Labels of patterns that should be used during application, all other patterns are "
         "filtered out"})};
