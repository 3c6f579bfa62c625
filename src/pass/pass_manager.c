// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running pipelines.
//
// The passes of a pipeline run on an op one after the other. Adjacent nested pipelines run
// together: all that match an op's name run on that op, then on the next op. This is MLIR's order.
// Several threads may process these ops in parallel (pass_pool.h).

#include <tenure/pass.h>

#include "ir/lazy.h"
#include "ir/op_diagnostic.h"
#include "ir/verify.h"
#include "pass/pass.h"
#include "pass/pass_pool.h"
#include "pass/pass_print.h"
#include "scope/access.h"

struct tn_pass_manager {
  tn_pipeline* pipeline;
  uint32_t users;  ///< The number of active calls; atomic, because other threads may run the
                   ///< manager, too.
  bool is_doomed;  ///< Destroyed during a call.
};

//===-- Active calls --------------------------------------------------------------------------===//

/// Callbacks during a call on a manager cannot destroy the manager or the context.
typedef struct use {
  tn_pass_manager* manager;
  tn_callback_guard call;
} use;

static void begin(use* self, const tn_pass_manager* manager) {
  self->manager = (tn_pass_manager*)(uintptr_t)manager;
  __atomic_fetch_add(&self->manager->users, 1, __ATOMIC_ACQ_REL);
  tn_callback_guard__begin(&self->call, manager->pipeline->context, TN_CALL_CHANGES);
}

static tn_status end(use* self, tn_status status) {
  if (__atomic_sub_fetch(&self->manager->users, 1, __ATOMIC_ACQ_REL) == 0 &&
      self->manager->is_doomed) {
    tn_pass_manager_destroy(self->manager);
  }
  tn_callback_guard__end(&self->call);
  return status;
}

/// Reports an error if the manager is running.
static tn_status check_idle(const tn_pass_manager* manager) {
  if (__atomic_load_n(&manager->users, __ATOMIC_ACQUIRE) == 0) return TN_OK;
  const tn_context* context = manager->pipeline->context;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, (tn_location){context, 0},
                          "a pass manager cannot be changed while it is in use");
}

//===-- One pass ------------------------------------------------------------------------------===//

static tn_status check_target(tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__claimed(context, tn_op__at(context, op));
  if (definition == NULL) {
    return tn_op__fail_named(context, op, NULL,
                             "trying to schedule a pass on an unregistered operation");
  }
  if ((definition->traits & TN_OP_TRAIT_ISOLATED) == 0) {
    return tn_op__fail_named(context, op, NULL,
                             "trying to schedule a pass on an operation not marked as "
                             "'IsolatedFromAbove'");
  }
  return TN_OK;
}

static uint32_t generation_of(const tn_context* context, tn_ref op) {
  return tn_op__at(context, op)->generation;
}

static tn_status call_back(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  const tn_ref outer = env->current;
  const uint32_t outer_generation = env->current_generation;
  env->current = op;
  env->current_generation = generation_of(env->context, op);
  env->run->is_suspect = true;
  const tn_status status =
      pass->callback(pass->user_data, tn_op__handle(env->context, env->run->scope, op));
  env->current = outer;
  env->current_generation = outer_generation;
  // The pass may have loaded dialects.
  tn_verify_memory__clear(env->context, &env->verified);
  return status;
}

tn_status tn_pass_run__write(const tn_pass_env* env, const char* bytes, size_t size) {
  const tn_pass_options* options = env->run->options;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, env->context, TN_CALL_READS);
  const tn_status status = options->write(options->write_data, bytes, size);
  tn_callback_guard__end(&call);
  return status;
}

/// Returns the first failure of a user's callback in this run.
static tn_status users_failure(const tn_context* context) {
  return TN_UNLIKELY(context->has_user_callbacks) ? tn_callback_guard__run(context)->failure
                                                  : TN_OK;
}

static tn_status run_pass(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  TN_TRY(check_target(env->context, op));
  if (!tn_pass_actions__begin(env, pass, op)) return TN_OK;
  if (TN_UNLIKELY(env->run->is_suspect) && pass->info != NULL) {
    TN_TRY(tn_op__verify(env->context, op, &env->verified));
  }
  tn_pass_watch watch;
  tn_pass_watch* outer = env->watched;
  tn_pass_watch__begin(env, pass, op, &watch);
  env->watched = &watch;
  const uint32_t generation = generation_of(env->context, op);
  tn_status status = users_failure(env->context);
  if (status == TN_OK) {
    status = pass->info == NULL ? call_back(env, pass, op) : tn_pass__run(env, pass, op);
  }
  env->watched = outer;
  if (status == TN_OK) status = users_failure(env->context);
  if (TN_UNLIKELY(generation_of(env->context, op) != generation)) {
    return tn_context__fail(env->context, TN_VERIFY_FAILED, (tn_location){env->context, 0},
                            "pass '%s' erased the operation that it ran on",
                            pass->info == NULL ? pass->callback_name : pass->info->name);
  }
  tn_pass_watch__stop(&watch);
  if (status == TN_OK && !env->run->options->skip_verify && !env->is_unchanged) {
    status = tn_op__verify(env->context, op, &env->verified);
  }
  // The flag of a nested pass does not apply to the outer pass.
  env->is_unchanged = false;
  tn_pass_actions__end(env, pass, op);
  tn_pass_watch__end(&watch, status);
  if (status == TN_OK) status = users_failure(env->context);
  if (outer != NULL) tn_pass_watch__leave_out(outer, &watch);
  return status;
}

//===-- Pipelines -----------------------------------------------------------------------------===//

static bool is_any(const tn_pipeline* pipeline) {
  return tn_string_view_equal(tn_string_view_from(pipeline->anchor), tn_string_view_from("any"));
}

/// Returns whether a nested pipeline runs on the op; `any` only runs on isolated ops.
static bool is_for(const tn_pipeline* pipeline, const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (!is_any(pipeline)) {
    return tn_string_view_equal(tn_string_view_from(pipeline->anchor),
                                tn_op_cell__name_text(context, cell));
  }
  const tn_op_definition* definition = tn_op_definition__claimed(context, cell);
  return definition != NULL && (definition->traits & TN_OP_TRAIT_ISOLATED) != 0;
}

static tn_status run_nested(tn_pass_env* env, const tn_pass* first, size_t count, tn_ref op) {
  for (size_t i = 0; i < count; ++i) {
    if (is_for(first[i].nested, env->context, op)) {
      TN_TRY(tn_pipeline__run(env, first[i].nested, op));
    }
  }
  return TN_OK;
}

/// An op to run on. Pass callbacks may erase ops that are still pending.
typedef struct target {
  tn_ref op;
  uint32_t generation;
} target;
typedef struct target_list {
  target* items;
  size_t count;
  size_t capacity;
} target_list;

static tn_status add_target(const tn_context* context, target_list* list, tn_ref op) {
  if (!tn_array_grow(&context->allocator, (void*)&list->items, &list->capacity, list->count + 1,
                     sizeof *list->items)) {
    return tn_context__out_of_memory(context);
  }
  list->items[list->count++] = (target){op, generation_of(context, op)};
  return TN_OK;
}

static bool any_is_for(const tn_context* context, const tn_pass* first, size_t count, tn_ref op) {
  for (size_t i = 0; i < count; ++i) {
    if (is_for(first[i].nested, context, op)) return true;
  }
  return false;
}

/// Finds the ops directly in `op` that match one of `count` nested pipelines.
static tn_status find_targets(const tn_context* context, const tn_pass* first, size_t count,
                              tn_ref op, target_list* out_targets) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      for (tn_ref inner = tn_block__at(context, block)->first_op; inner != 0;
           inner = tn_op__at(context, inner)->next) {
        if (any_is_for(context, first, count, inner)) {
          TN_TRY(add_target(context, out_targets, inner));
        }
      }
    }
  }
  return TN_OK;
}

/// Adjacent nested pipelines and the ops they run on.
typedef struct group {
  const tn_pass* first;
  size_t count;
  target_list targets;
} group;

static tn_status run_target(tn_pass_env* env, void* data, size_t index) {
  const group* self = data;
  const target at = self->targets.items[index];
  if (generation_of(env->context, at.op) != at.generation) return TN_OK;
  return run_nested(env, self->first, self->count, at.op);
}

//===-- Threads -------------------------------------------------------------------------------===//

/// Returns whether the passes may run on any thread. Callbacks use the scope of one thread, and
/// printing passes must print in order.
static bool may_spread(const tn_pass* first, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const tn_pass* pass = &first[i];
    const bool may = pass->nested != NULL ? may_spread(pass->nested->passes, pass->nested->count)
                                          : pass->info != NULL && !pass->info->prints;
    if (!may) return false;
  }
  return true;
}

/// Runs `count` nested pipelines on the ops directly in `op`.
static tn_status run_group(tn_pass_env* env, const tn_pass* first, size_t count, tn_ref op) {
  group self = {.first = first, .count = count};
  if (!tn_pass_actions__begin(env, NULL, op)) return TN_OK;
  tn_status status = find_targets(env->context, first, count, op, &self.targets);
  tn_pass_pool* pool = NULL;
  if (status == TN_OK && may_spread(first, count)) {
    pool = tn_pass_pool__for(env, op, self.targets.count);
  }
  if (pool != NULL) {
    status = tn_pass_pool__run(pool, env, self.targets.count, run_target, &self);
  } else {
    for (size_t i = 0; i < self.targets.count && status == TN_OK; ++i) {
      status = run_target(env, &self, i);
    }
  }
  tn_deallocate(&env->context->allocator, self.targets.items,
                self.targets.capacity * sizeof *self.targets.items);
  tn_pass_actions__end(env, NULL, op);
  return status;
}

/// Runs the pass at `*index`, or the adjacent pipelines there, and moves past them.
static tn_status run_next(tn_pass_env* env, const tn_pipeline* pipeline, size_t* index, tn_ref op) {
  const size_t first = *index;
  if (pipeline->passes[first].nested == NULL) {
    ++*index;
    return run_pass(env, &pipeline->passes[first], op);
  }
  while (*index < pipeline->count && pipeline->passes[*index].nested != NULL) ++*index;
  return run_group(env, &pipeline->passes[first], *index - first, op);
}

tn_status tn_pipeline__run(tn_pass_env* env, const tn_pipeline* pipeline, tn_ref op) {
  const uint32_t generation = generation_of(env->context, op);
  for (size_t i = 0; i < pipeline->count;) {
    TN_TRY(run_next(env, pipeline, &i, op));
    if (TN_LIKELY(generation_of(env->context, op) == generation)) continue;
    return tn_context__fail(env->context, TN_VERIFY_FAILED, (tn_location){env->context, 0},
                            "a nested pass erased the operation that '%s' runs on",
                            pipeline->anchor);
  }
  return TN_OK;
}

//===-- Public functions ----------------------------------------------------------------------===//

static tn_status wrap(tn_context* context, tn_status status, tn_pipeline* pipeline,
                      tn_pass_manager** out_manager) {
  *out_manager = NULL;
  TN_TRY(status);
  *out_manager = tn_allocate_zeroed(&context->allocator, sizeof **out_manager);
  if (*out_manager == NULL) {
    tn_pipeline__destroy(pipeline);
    return tn_context__out_of_memory(context);
  }
  (*out_manager)->pipeline = pipeline;
  return TN_OK;
}

tn_status tn_pass_manager_create(tn_context* context, tn_string_view anchor,
                                 tn_pass_manager** out_manager) {
  tn_pipeline* pipeline = NULL;
  *out_manager = NULL;
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  if (anchor.size == 0) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, (tn_location){context, 0},
                            "a pass manager needs an operation name or 'any'");
  }
  const tn_status status = tn_pipeline__create(context, anchor, &pipeline);
  return wrap(context, status, pipeline, out_manager);
}

tn_status tn_pass_manager_parse(tn_context* context, tn_string_view pipeline,
                                tn_pass_manager** out_manager) {
  tn_pipeline* parsed = NULL;
  *out_manager = NULL;
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  const tn_status status = tn_pipeline__parse_whole(context, pipeline, NULL, &parsed);
  return wrap(context, status, parsed, out_manager);
}

tn_pipeline* tn_pass_manager__pipeline(const tn_pass_manager* manager) { return manager->pipeline; }

tn_status tn_pass_manager_add(tn_pass_manager* manager, tn_string_view passes) {
  use self;
  TN_TRY(check_idle(manager));
  begin(&self, manager);
  return end(&self, tn_pipeline__parse(manager->pipeline, passes));
}

void tn_pass_manager_destroy(tn_pass_manager* manager) {
  if (manager == NULL) return;
  if (__atomic_load_n(&manager->users, __ATOMIC_ACQUIRE) != 0) {
    manager->is_doomed = true;
    return;
  }
  const tn_allocator allocator = manager->pipeline->context->allocator;
  tn_pipeline__destroy(manager->pipeline);
  tn_deallocate(&allocator, manager, sizeof *manager);
}

tn_status tn_pass_manager_add_callback(tn_pass_manager* manager, tn_string_view name,
                                       tn_pass_fn run, void* user_data) {
  TN_TRY(check_idle(manager));
  return tn_pipeline__push_callback(manager->pipeline, name, run, user_data);
}

tn_status tn_pass_manager_print(const tn_pass_manager* manager, tn_write_fn write,
                                void* user_data) {
  tn_text_buffer text = tn_text_buffer_make(&manager->pipeline->context->allocator);
  tn_pipeline__print(manager->pipeline, &text);
  tn_status status = text.failed ? tn_context__out_of_memory(manager->pipeline->context) : TN_OK;
  use self;
  begin(&self, manager);
  if (status == TN_OK) status = write(user_data, text.data, text.size);
  tn_text_buffer_free(&text);
  return end(&self, status);
}

void tn_pass_env__open(tn_pass_env* env) {
  tn_cell_map_store__open(env->shard, &env->marks);
  tn_greedy_memory__open(env->shard, &env->greedy);
}

void tn_pass_env__close(tn_pass_env* env) {
  tn_verify_memory__clear(env->context, &env->verified);
  tn_greedy_memory__close(&env->greedy);
  tn_cell_map_store__close(&env->marks);
}

/// Returns the number of threads for a run. Printing IR requires a single thread, and so does a
/// walker that every thread notifies.
static uint32_t thread_count_of(tn_context* context, const tn_pass_options* options) {
  const bool prints = options->print_before_all || options->print_after_all ||
                      options->print_after_change || options->print_after_failure ||
                      options->print_before.size != 0 || options->print_after.size != 0;
  if (!context->threading || (prints && options->write != NULL)) return 1;
  if (context->has_user_callbacks || options->actions != NULL) return 1;
  if (tn_walker__any_takes_turns(context)) return 1;
  return options->thread_count != 0 ? options->thread_count : tn_context_thread_count(context);
}

static bool has_own_passes(const tn_pipeline* pipeline) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (pass->info != NULL || (pass->nested != NULL && has_own_passes(pass->nested))) return true;
  }
  return false;
}

/// Returns the number of passes, at most two.
static size_t count_passes(const tn_pipeline* pipeline) {
  size_t count = 0;
  for (size_t i = 0; i < pipeline->count && count < 2; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    count += pass->nested == NULL ? 1 : count_passes(pass->nested);
  }
  return count;
}

static tn_status run_on(tn_pass_env* env, const tn_pipeline* pipeline, tn_ref op) {
  const tn_string_view name = tn_op_cell__name_text(env->context, tn_op__at(env->context, op));
  if (!is_any(pipeline) && !tn_string_view_equal(tn_string_view_from(pipeline->anchor), name)) {
    return tn_context__fail(env->context, TN_INVALID_ARGUMENT,
                            tn_access__location(env->context, tn_op__at(env->context, op)),
                            "can't run '%s' pass manager on '%.*s' op", pipeline->anchor,
                            (int)name.size, name.data);
  }
  return tn_pipeline__run(env, pipeline, op);
}

static tn_status run(const tn_pass_manager* manager, tn_op op, const tn_resolved* resolved,
                     const tn_pass_options* options) {
  static const tn_pass_options defaults = {0};
  const tn_resolved self = *resolved;
  TN_TRY(tn_lazy__load_tree(self.scope->shard, op.slot));
  tn_pass_run run = {.options = options == NULL ? &defaults : options, .scope = op.scope};
  run.thread_count = thread_count_of(self.context, run.options);
  run.is_asked_for = run.options->thread_count != 0;
  // Nothing else verifies the IR between passes.
  run.is_suspect = run.options->skip_verify && count_passes(manager->pipeline) > 1;
  tn_pass_env env = {.context = self.context, .shard = self.scope->shard, .run = &run};
  tn_pass_timer timer;
  tn_pass_timer__open(self.context, &timer);
  timer.by_pass = run.options->take_time != NULL;
  if (run.options->time) run.timer = &timer;
  tn_pattern_counts patterns;
  tn_pattern_counts__open(self.context, &patterns);
  if (run.options->patterns) run.patterns = &patterns;
  tn_pass_env__open(&env);
  tn_pass_env* outer = self.scope->pass_env;
  self.scope->pass_env = &env;
  // Passes of the library require verified input.
  tn_status status = TN_OK;
  if (!run.options->is_verified && has_own_passes(manager->pipeline)) {
    status = tn_op__verify(self.context, op.slot, &env.verified);
  }
  if (status == TN_OK) status = run_on(&env, manager->pipeline, op.slot);
  self.scope->pass_env = outer;
  tn_pass_pool__close(run.pool);
  tn_pass_env__close(&env);
  tn_pass_timer__report(&timer, manager->pipeline, run.options);
  if (run.options->statistics) tn_pipeline__report_statistics(manager->pipeline, run.options);
  if (run.patterns != NULL) tn_pattern_counts__report(&patterns, run.options);
  tn_pattern_counts__close(&patterns);
  tn_pass_timer__close(&timer);
  return status;
}

tn_status tn_pass_manager_run(tn_pass_manager* manager, tn_op op, const tn_pass_options* options) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  if (resolved.context != manager->pipeline->context) {
    return tn_access__report_wrong_context(tn_access__where_op(op), "operation");
  }
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  use used;
  begin(&used, manager);
  used.call.scope = op.scope;
  return end(&used, run(manager, op, &resolved, options));
}

tn_status tn_op_run_pipeline(tn_op op, const char* pipeline, const tn_pass_options* options) {
  tn_resolved resolved;
  tn_pass_manager* manager = NULL;
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  TN_TRY(tn_pass_manager_parse(resolved.context, tn_string_view_from(pipeline), &manager));
  const tn_status status = tn_pass_manager_run(manager, op, options);
  tn_pass_manager_destroy(manager);
  return status;
}

//===-- Nested runs ---------------------------------------------------------------------------===//

tn_pass_env* tn_pass_env__of(const tn_scope* scope) {
  for (; scope != NULL; scope = scope->parent) {
    tn_pass_env* env = scope->pass_env;
    if (env == NULL || env->current == 0) continue;
    return generation_of(env->context, env->current) == env->current_generation ? env : NULL;
  }
  return NULL;
}

tn_status tn_pass_manager_run_nested(tn_pass_manager* manager, tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  if (resolved.context != manager->pipeline->context) {
    return tn_access__report_wrong_context(tn_access__where_op(op), "operation");
  }
  tn_pass_env* env = tn_pass_env__of(resolved.scope);
  if (env == NULL) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                            tn_access__location(resolved.context, cell),
                            "a dynamic pipeline can be scheduled only by a running pass");
  }
  if (!tn_op__is_ancestor(resolved.context, env->current, op.slot)) {
    (void)tn_op__fail_named(resolved.context, env->current, NULL,
                            "Trying to schedule a dynamic pipeline on an operation that isn't "
                            "nested under the current operation the pass is processing");
    return TN_INVALID_ARGUMENT;
  }
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(tn_lazy__load_tree(env->shard, op.slot));
  use used;
  begin(&used, manager);
  used.call.scope = env->run->scope;
  return end(&used, run_on(env, manager->pipeline, op.slot));
}
