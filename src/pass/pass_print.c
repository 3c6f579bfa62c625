// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Observing passes: IR dumps in MLIR's format, and the timing report.

#include "pass/pass_print.h"

#include <tenure/text.h>
#include <time.h>

#include "base/hash.h"
#include "ir/callback_guard.h"
#include "ir/walk.h"
#include "pass/pass_pool.h"
#include "scope/scope.h"

static double now(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static const char* title_of(const tn_pass* pass) {
  const tn_pass_info* info = tn_pass__info(pass);
  return info != NULL ? info->title : pass->callback_name;
}
static const char* name_of(const tn_pass* pass) {
  return pass->info != NULL ? pass->info->name : pass->callback_name;
}

//===-- Printing ------------------------------------------------------------------------------===//

static bool is_listed(tn_string_view list, const char* name) {
  const size_t size = strlen(name);
  for (size_t at = 0; at < list.size;) {
    size_t end = at;
    while (end < list.size && list.data[end] != ',') ++end;
    if (end - at == size && memcmp(list.data + at, name, size) == 0) return true;
    at = end + 1;
  }
  return false;
}

/// Returns a hash that changes whenever the tree changes.
static uint64_t fingerprint_of(const tn_context* context, tn_ref root) {
  uint64_t hash = 0;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    tn_op_cell* cell = tn_op__at(context, op);
    hash = tn_hash_word(hash ^ ((uint64_t)op << 32 | cell->generation));
    hash = tn_hash_word(hash ^ ((uint64_t)cell->shape << 32 | cell->block));
    hash = tn_hash_word(hash ^ cell->location);
    const uint32_t key_count = tn_op_cell__shape(context, cell)->key_count;
    if (key_count != 0) {
      hash ^=
          tn_hash_bytes(tn_op_cell__attributes(context, cell), key_count * sizeof(uint32_t), hash);
    }
    for (uint32_t i = 0; i < tn_op_cell__operand_count(context, cell); ++i) {
      hash = tn_hash_word(hash ^ tn_op_cell__operand(context, op, cell, i));
    }
    for (uint32_t i = 0; i < tn_op_cell__successor_count(cell); ++i) {
      hash = tn_hash_word(hash ^ tn_op__successor(context, op, i));
    }
    for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
      hash = tn_hash_word(
          hash ^ tn_value_cell__type(tn_value__at(context, tn_op_cell__result(op, cell, i))));
    }
  }
  return hash;
}

/// Fails the run if a user's printer returned a fatal status.
static void keep_failure(const tn_context* context, tn_status status) {
  tn_callback_guard* run = context->has_user_callbacks ? tn_callback_guard__run(context) : NULL;
  if (run == NULL || run->failure != TN_OK) return;
  if (status == TN_INTERRUPTED || status == TN_OUT_OF_MEMORY) run->failure = status;
}

/// Notifies the caller which op is printed next; with the null op, that it was printed.
static void say_printed(const tn_pass_env* env, tn_ref op, tn_string_view pass) {
  const tn_pass_options* options = env->run->options;
  if (options->begin_print == NULL) return;
  const tn_op handle =
      op == 0 ? (tn_op){0, 0, 0, 0} : tn_op__handle(env->context, env->run->scope, op);
  tn_callback_guard call;
  tn_callback_guard__begin(&call, env->context, TN_CALL_READS);
  options->begin_print(options->write_data, handle, pass);
  tn_callback_guard__end(&call);
}

static void print_op(const tn_pass_watch* watch, const char* when, const char* suffix) {
  const tn_pass_options* options = watch->env->run->options;
  const tn_context* context = watch->env->context;
  tn_ref op = watch->op;
  while (options->print_module_scope && tn_op__parent(context, op) != 0) {
    op = tn_op__parent(context, op);
  }
  tn_text_buffer line = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&line, "// -----// IR Dump %s %s%s", when, title_of(watch->pass), suffix);
  tn_text_buffer_format(&line, " (%s)", name_of(watch->pass));
  if (options->print_module_scope) {
    const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, watch->op));
    tn_text_buffer_format(&line, " ('%.*s' operation", (int)name.size, name.data);
    const tn_string_view symbol =
        tn_string_attribute_value(tn_op__attribute(context, watch->op, "sym_name"));
    if (symbol.size != 0) tn_text_buffer_format(&line, ": @%.*s", (int)symbol.size, symbol.data);
    tn_text_buffer_append_text(&line, ")");
  }
  tn_text_buffer_append_text(&line, " //----- //\n");
  static const tn_print_options usual = {.custom_form = true};
  const tn_print_options* how = options->print != NULL ? options->print : &usual;
  say_printed(watch->env, watch->op, tn_string_view_from(name_of(watch->pass)));
  tn_status status = tn_pass_run__write(watch->env, line.data, line.size);
  if (status == TN_OK) {
    status = tn_op_print(tn_op__handle(context, watch->env->run->scope, op), how, options->write,
                         options->write_data);
    keep_failure(context, status);
  }
  if (status == TN_OK) {
    (void)!tn_pass_run__write(watch->env, "\n\n", 2);
  }
  say_printed(watch->env, 0, (tn_string_view){NULL, 0});
  tn_text_buffer_free(&line);
}

void tn_pass_watch__begin(tn_pass_env* env, const tn_pass* pass, tn_ref op,
                          tn_pass_watch* out_watch) {
  const tn_pass_options* options = env->run->options;
  *out_watch = (tn_pass_watch){.env = env, .pass = pass, .op = op};
  if (options->write != NULL &&
      (options->print_before_all || is_listed(options->print_before, name_of(pass)))) {
    print_op(out_watch, "Before", "");
  }
  if (options->print_after_change) out_watch->fingerprint = fingerprint_of(env->context, op);
  if (env->run->timer != NULL) out_watch->started = now();
}

void tn_pass_watch__stop(tn_pass_watch* watch) {
  if (watch->env->run->timer != NULL) watch->seconds = now() - watch->started;
}

static bool is_timed(const tn_pass_timer* timer, size_t at, const tn_pass* pass,
                     const char* title) {
  return timer->by_pass ? timer->times[at].pass == pass
                        : strcmp(timer->times[at].title, title) == 0;
}

static void add_time(const tn_pass_watch* watch) {
  tn_pass_timer* timer = watch->env->run->timer;
  const char* title = title_of(watch->pass);
  const bool is_shared = watch->env->is_pooled;
  const uint32_t threads = is_shared ? tn_pass_pool__thread_count(watch->env->run->pool) : 1;
  tn_lock_acquire(&timer->lock);
  size_t at = 0;
  while (at < timer->count && !is_timed(timer, at, watch->pass, title)) ++at;
  if (at < timer->count ||
      tn_array_grow(&timer->context->allocator, (void*)&timer->times, &timer->capacity,
                    timer->count + 1, sizeof *timer->times)) {
    if (at == timer->count)
      timer->times[timer->count++] = (tn_timed_pass){watch->pass, title, 0, 0};
    timer->times[at].seconds += watch->seconds / threads;
    timer->times[at].busy += watch->seconds;
    timer->has_threads |= is_shared;
  }
  tn_lock_release(&timer->lock);
}

void tn_pass_watch__end(tn_pass_watch* watch, tn_status status) {
  const tn_pass_options* options = watch->env->run->options;
  if (watch->env->run->timer != NULL) add_time(watch);
  if (options->write == NULL) return;
  if (status != TN_OK) {
    if (options->print_after_all || options->print_after_failure ||
        is_listed(options->print_after, name_of(watch->pass))) {
      print_op(watch, "After", " Failed");
    }
    return;
  }
  if (options->print_after_failure) return;
  if (!options->print_after_all && !is_listed(options->print_after, name_of(watch->pass)) &&
      !options->print_after_change) {
    return;
  }
  if (options->print_after_change &&
      watch->fingerprint == fingerprint_of(watch->env->context, watch->op)) {
    return;
  }
  print_op(watch, "After", "");
}

void tn_pass_watch__leave_out(tn_pass_watch* outer, const tn_pass_watch* inner) {
  if (outer->env->run->timer != NULL) outer->started += now() - inner->started;
}

//===-- Times ---------------------------------------------------------------------------------===//

void tn_pass_timer__open(tn_context* context, tn_pass_timer* out_timer) {
  *out_timer = (tn_pass_timer){.context = context, .started = now()};
  tn_lock_initialize(&out_timer->lock, true);
}

void tn_pass_timer__close(tn_pass_timer* timer) {
  tn_deallocate(&timer->context->allocator, timer->times, timer->capacity * sizeof *timer->times);
  tn_lock_finalize(&timer->lock);
}

/// Appends a line of the report: `time` out of `total`, in the available columns.
static void report_line(const tn_pass_timer* timer, tn_text_buffer* text, tn_timed_pass time,
                        tn_timed_pass total) {
  if (timer->has_threads) {
    tn_text_buffer_format(text, "  %8.4f (%5.1f%%)", time.busy,
                          total.busy > 0 ? 100 * time.busy / total.busy : 0);
  }
  tn_text_buffer_format(text, "  %8.4f (%5.1f%%)  %s\n", time.seconds,
                        total.seconds > 0 ? 100 * time.seconds / total.seconds : 0, time.title);
}

/// Adds the time of a pass, or of all passes nested in it.
static void sum_up(const tn_pass_timer* timer, const tn_pass* pass, tn_pass_time* time) {
  for (size_t i = 0; i < timer->count; ++i) {
    if (timer->times[i].pass != pass) continue;
    time->seconds += timer->times[i].seconds;
    time->busy += timer->times[i].busy;
  }
  for (size_t i = 0; pass->nested != NULL && i < pass->nested->count; ++i) {
    sum_up(timer, &pass->nested->passes[i], time);
  }
}

/// Reports passes and pipelines as a tree, in order.
static void tell_tree(const tn_pass_timer* timer, const tn_pipeline* pipeline, size_t depth,
                      const tn_pass_options* options) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    tn_text_buffer name = tn_text_buffer_make(&timer->context->allocator);
    if (pass->nested == NULL) {
      tn_text_buffer_append_text(&name, title_of(pass));
    } else {
      tn_text_buffer_format(&name, "'%s' Pipeline", pass->nested->anchor);
    }
    tn_pass_time time = {{name.data, name.size}, depth, 0, 0};
    sum_up(timer, pass, &time);
    tn_callback_guard call;
    tn_callback_guard__begin(&call, timer->context, TN_CALL_READS);
    options->take_time(options->write_data, &time);
    tn_callback_guard__end(&call);
    tn_text_buffer_free(&name);
    if (pass->nested != NULL) tell_tree(timer, pass->nested, depth + 1, options);
  }
}

void tn_pass_timer__report(tn_pass_timer* timer, const tn_pipeline* pipeline,
                           const tn_pass_options* options) {
  if (!options->time) return;
  if (options->take_time != NULL) {
    tell_tree(timer, pipeline, 0, options);
    return;
  }
  if (options->write == NULL) return;
  const double elapsed = now() - timer->started;
  tn_timed_pass total = {NULL, "Total", elapsed, elapsed};
  tn_timed_pass rest = {NULL, "Rest", elapsed, 0};
  for (size_t i = 0; i < timer->count; ++i) {
    total.busy += timer->times[i].busy - timer->times[i].seconds;
    rest.seconds -= timer->times[i].seconds;
  }
  rest.busy = rest.seconds;
  tn_text_buffer text = tn_text_buffer_make(&timer->context->allocator);
  const char* rule =
      "===-------------------------------------------------------------------------===\n";
  tn_text_buffer_format(&text, "%s                         ... Execution time report ...\n%s", rule,
                        rule);
  tn_text_buffer_format(&text, "  Total Execution Time: %.4f seconds\n\n", elapsed);
  tn_text_buffer_format(&text, "%s  ----Wall Time----  ----Name----\n",
                        timer->has_threads ? "  ----User Time----" : "");
  for (size_t i = 0; i < timer->count; ++i) report_line(timer, &text, timer->times[i], total);
  report_line(timer, &text, rest, total);
  report_line(timer, &text, total, total);
  if (!text.failed) (void)!options->write(options->write_data, text.data, text.size);
  tn_text_buffer_free(&text);
}
