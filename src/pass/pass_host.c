// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs passes of dialects (rewrite/pass_host.h).

#include "rewrite/pass_host.h"
#include "ir/callback_guard.h"
#include "ir/lazy.h"
#include "pass/pass.h"
#include "pass/pass_pool.h"
#include "scope/scope.h"

typedef struct hosted {
  tn_pass_host host;
  tn_pass_env* env;
  const tn_pass* pass;
} hosted;

static const hosted* of(const tn_pass_host* host) { return (const hosted*)(const void*)host; }

static const char* get_option(const tn_pass_host* host, const char* name) {
  return tn_pass__text(of(host)->pass, name);
}

static tn_greedy_memory* get_greedy(const tn_pass_host* host) { return &of(host)->env->greedy; }

static tn_status print_bytes(const tn_pass_host* host, const char* bytes, size_t size) {
  const tn_pass_env* env = of(host)->env;
  const tn_pass_options* options = env->run->options;
  if (options->print_output == NULL) return TN_OK;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, env->context, TN_CALL_READS);
  const tn_status status = options->print_output(options->print_output_data, bytes, size);
  tn_callback_guard__end(&call);
  return status;
}

/// Runs the pass on an op without checks, and notifies the listener.
static tn_status run_plain(tn_pass_env* env, const tn_rewriter* rewriter, const tn_pass_info* info,
                           tn_ref op) {
  const tn_pass pass = {.info = info};
  env->events = rewriter->events;
  env->listener = rewriter->listener;
  const tn_status status = tn_pass__run(env, &pass, op);
  env->events = NULL;
  env->listener = NULL;
  env->is_unchanged = false;
  return status;
}

static tn_status run_named(const tn_pass_host* host, const tn_rewriter* rewriter,
                           tn_string_view name, tn_string_view options, tn_ref op) {
  tn_pass_env* env = of(host)->env;
  const tn_pass_info* info = tn_pass__find(name);
  if (options.data == NULL) return info == NULL ? TN_NOT_FOUND : run_plain(env, rewriter, info, op);
  if (info == NULL && tn_pass__find_registered(env->context, name) == NULL) return TN_NOT_FOUND;
  tn_text_buffer text = tn_text_buffer_make(&env->context->allocator);
  tn_text_buffer_format(&text, "any(%.*s{%.*s})", (int)name.size, name.data, (int)options.size,
                        options.data);
  tn_pipeline* pipeline = NULL;
  tn_status status = text.failed ? tn_context__out_of_memory(env->context)
                                 : tn_pipeline__parse_whole(
                                       env->context, tn_text_buffer_view(&text), NULL, &pipeline);
  tn_text_buffer_free(&text);
  if (status == TN_OK) status = tn_pipeline__run(env, pipeline, op);
  if (pipeline != NULL) tn_pipeline__destroy(pipeline);
  return status == TN_MALFORMED ? TN_VERIFY_FAILED : status;
}

tn_status tn_pass__run(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  const tn_pass_info* info = pass->info;
  if (info->run != NULL) return info->run(env, pass, op);
  tn_rewriter rewriter;
  const hosted all = {{info, get_option, run_named, get_greedy, print_bytes}, env, pass};
  tn_rewriter__open(&rewriter, env->shard);
  rewriter.host = &all.host;
  const tn_status status = info->rewrite(&rewriter, op);
  env->is_unchanged = rewriter.is_unchanged;
  return status != TN_OK ? status : rewriter.status;
}

tn_status tn_pass__run_alone(tn_scope* scope, const tn_pass_info* info,
                             const tn_pass_options* options, tn_ref op) {
  TN_TRY(tn_lazy__load_tree(scope->shard, op));
  const tn_pass pass = {.info = info};
  tn_pass_run run = {.options = options, .scope = scope->number, .thread_count = 1};
  tn_pass_env env = {.context = scope->context, .shard = scope->shard, .run = &run};
  tn_callback_guard call;
  tn_callback_guard__begin(&call, scope->context, TN_CALL_CHANGES);
  call.scope = scope->number;
  tn_pass_env__open(&env);
  tn_pass_env* outer = scope->pass_env;
  scope->pass_env = &env;
  const tn_status status = tn_pass__run(&env, &pass, op);
  scope->pass_env = outer;
  tn_pass_pool__close(run.pool);
  tn_pass_env__close(&env);
  tn_callback_guard__end(&call);
  return status;
}
