// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks that read on several threads: each op once, functions in order, results and reports of one
// thread, handles of the thread's scope, and nothing that changes IR.

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#include "scope_fixture.h"

#define FUNCTION_COUNT 60
#define THREADS_MAX 8u

typedef struct text {
  char* data;
  size_t size;
  size_t capacity;
} text;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  if (to->capacity - to->size < size) {
    to->capacity = 2 * (to->size + size);
    to->data = realloc(to->data, to->capacity);
  }
  if (size != 0) memcpy(to->data + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

/// A module with functions of several sizes, with regions and blocks in them.
static tn_op make_module(fixture* f) {
  static const tn_context_options options = {.threading = true,
                                             .allow_unregistered_dialects = true};
  fixture_open_with(f, &options);
  text all = {NULL, 0, 0};
  for (int i = 0; i < FUNCTION_COUNT; ++i) {
    char line[128];
    append(&all, line, (size_t)snprintf(line, sizeof line, "\"t.func\"() ({\n"));
    for (int k = 0; k < i % 7; ++k) {
      append(&all, line,
             (size_t)snprintf(line, sizeof line,
                              "%%%d = \"t.op\"() ({ \"t.in\"() {k = %d} : () -> () ^bb1: "
                              "\"t.in\"() : () -> () }, {}) : () -> i32\n",
                              k, i * 10 + k));
    }
    append(&all, line,
           (size_t)snprintf(line, sizeof line, "}) {sym_name = \"f%d\"} : () -> ()\n", i));
  }
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_text_parse(f->root, (tn_string_view){all.data, all.size}, NULL, &module));
  free(all.data);
  return module;
}

//===-- What is visited -----------------------------------------------------------------------===//

/// The ops in the order of one thread, and how often each was visited.
typedef struct watch {
  tn_op ops[8192];
  size_t count;
  atomic_uint visits[8192];
  atomic_uint wrong_count;
  atomic_uint thread_count;
} watch;

static tn_walk_result list(tn_op op, void* user_data) {
  watch* it = user_data;
  it->ops[it->count++] = op;
  return TN_WALK_ADVANCE;
}

static size_t place_of(const watch* it, tn_op op) {
  size_t i = 0;
  while (i < it->count && it->ops[i].slot != op.slot) ++i;
  return i;
}

/// A thread's own: the place of the op that it visited last.
typedef struct own {
  size_t last;
  size_t count;
} own;

static tn_status begin_own(void* user_data, uint32_t number, void** out_data) {
  watch* it = user_data;
  own* made = calloc(1, sizeof *made);
  atomic_fetch_add(&it->thread_count, 1);
  *out_data = made;
  return made != NULL && number < THREADS_MAX ? TN_OK : TN_OUT_OF_MEMORY;
}

static void end_own(void* user_data, uint32_t number, void* data) {
  watch* it = user_data;
  (void)number;
  atomic_fetch_sub(&it->thread_count, 1);
  free(data);
}

static tn_walk_result look(tn_op op, const tn_walk_thread* thread) {
  watch* it = thread->user_data;
  own* mine = thread->data;
  const size_t at = place_of(it, op);
  // Later ones come after earlier ones, and handles are of the thread's scope.
  if (at >= it->count || (mine->count != 0 && at <= mine->last) ||
      op.scope != tn_scope_number(thread->scope) || tn_op_check(op) != TN_OK ||
      thread->number >= thread->count) {
    atomic_fetch_add(&it->wrong_count, 1);
  }
  if (at < it->count) atomic_fetch_add(&it->visits[at], 1);
  mine->last = at;
  ++mine->count;
  return TN_WALK_ADVANCE;
}

static void expect_all_visited(tn_op module, tn_walk_order order, uint32_t thread_count) {
  watch* it = calloc(1, sizeof *it);
  EXPECT_STATUS(TN_OK, tn_op_walk(module, order, list, it));
  const tn_walk_parallel_options options = {.thread_count = thread_count,
                                            .user_data = it,
                                            .begin_thread = begin_own,
                                            .end_thread = end_own};
  EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, order, look, &options));
  EXPECT_EQ(0, atomic_load(&it->wrong_count));
  EXPECT_EQ(0, atomic_load(&it->thread_count));
  for (size_t i = 0; i < it->count; ++i) EXPECT_EQ(1, atomic_load(&it->visits[i]));
  free(it);
}

TN_TEST(each_op_is_visited_once_and_functions_in_order) {
  fixture f;
  const tn_op module = make_module(&f);
  for (uint32_t threads = 0; threads <= THREADS_MAX; ++threads) {
    expect_all_visited(module, TN_WALK_PRE_ORDER, threads);
    expect_all_visited(module, TN_WALK_POST_ORDER, threads);
    expect_all_visited(fixture_detached(&f, f.root, "t.alone"), TN_WALK_PRE_ORDER, threads);
  }
  fixture_close(&f);
}

/// Signals that are for the process come to threads of the program, what a thread does itself to it.
static tn_walk_result look_at_signals(tn_op op, const tn_walk_thread* thread) {
  sigset_t blocked;
  (void)op;
  if (thread->number == 0 || pthread_sigmask(SIG_BLOCK, NULL, &blocked) != 0) {
    return TN_WALK_ADVANCE;
  }
  const bool right = sigismember(&blocked, SIGINT) && sigismember(&blocked, SIGALRM) &&
                     !sigismember(&blocked, SIGSEGV);
  atomic_fetch_add((atomic_uint*)thread->user_data, right ? 0 : 1);
  return TN_WALK_ADVANCE;
}

TN_TEST(threads_leave_signals_to_the_program) {
  fixture f;
  const tn_op module = make_module(&f);
  atomic_uint wrong_count = 0;
  sigset_t before;
  sigset_t after;
  EXPECT_EQ(0, pthread_sigmask(SIG_BLOCK, NULL, &before));
  const tn_walk_parallel_options options = {.thread_count = 4, .user_data = &wrong_count};
  for (int i = 0; i < 20; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, look_at_signals, &options));
  }
  EXPECT_EQ(0, atomic_load(&wrong_count));
  EXPECT_EQ(0, pthread_sigmask(SIG_BLOCK, NULL, &after));
  EXPECT_EQ(sigismember(&before, SIGINT), sigismember(&after, SIGINT));
  fixture_close(&f);
}

static tn_walk_result skip_functions(tn_op op, const tn_walk_thread* thread) {
  atomic_uint* count = thread->user_data;
  atomic_fetch_add(count, 1);
  return tn_string_view_equal(tn_op_name(op), tn_string_view_from("t.func")) ? TN_WALK_SKIP
                                                                             : TN_WALK_ADVANCE;
}

static tn_walk_result skip_all(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  atomic_fetch_add((atomic_uint*)thread->user_data, 1);
  return TN_WALK_SKIP;
}

TN_TEST(what_is_in_an_op_can_be_left_out) {
  fixture f;
  const tn_op module = make_module(&f);
  for (uint32_t threads = 1; threads <= THREADS_MAX; threads += 3) {
    atomic_uint count = 0;
    const tn_walk_parallel_options options = {.thread_count = threads, .user_data = &count};
    EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, skip_functions, &options));
    EXPECT_EQ(1 + FUNCTION_COUNT, atomic_load(&count));
    atomic_store(&count, 0);
    EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, skip_all, &options));
    EXPECT_EQ(1, atomic_load(&count));
  }
  fixture_close(&f);
}

//===-- Stopping ------------------------------------------------------------------------------===//

static int64_t number_of(tn_op op) {
  const tn_attribute value = tn_op_attribute(op, tn_string_view_from("k"));
  return value.storage == NULL ? -1 : tn_integer_attribute_value(value);
}

static tn_walk_result stop_at_some(tn_op op, const tn_walk_thread* thread) {
  const int64_t least = *(const int64_t*)thread->user_data;
  const int64_t number = number_of(op);
  return number >= least && number % 3 == 0 ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

static tn_walk_result stop_at_once(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  (void)thread;
  return TN_WALK_INTERRUPT;
}

TN_TEST(the_first_that_stops_it_is_that_of_one_thread) {
  fixture f;
  const tn_op module = make_module(&f);
  const int64_t leasts[] = {0, 41, 200, 321, 555, 100000};
  for (size_t i = 0; i < sizeof leasts / sizeof *leasts; ++i) {
    for (int order = TN_WALK_PRE_ORDER; order <= TN_WALK_POST_ORDER; ++order) {
      tn_op first = {0};
      for (uint32_t threads = 1; threads <= THREADS_MAX; ++threads) {
        tn_op stopped_at = module;
        int64_t least = leasts[i];
        const tn_walk_parallel_options options = {
            .thread_count = threads, .user_data = &least, .out_stopped_at = &stopped_at};
        const tn_status status =
            tn_op_walk_parallel(module, (tn_walk_order)order, stop_at_some, &options);
        EXPECT_STATUS(least > 1000 ? TN_OK : TN_INTERRUPTED, status);
        if (threads == 1) first = stopped_at;
        EXPECT_EQ(first.slot, stopped_at.slot);
        EXPECT_EQ(least > 1000 ? 0 : module.scope, stopped_at.scope);
      }
    }
  }
  tn_op stopped_at;
  const tn_walk_parallel_options options = {.thread_count = 4, .out_stopped_at = &stopped_at};
  EXPECT_STATUS(TN_INTERRUPTED,
                tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, stop_at_once, &options));
  EXPECT_EQ(module.slot, stopped_at.slot);
  EXPECT_EQ(0, f.report_count);
  fixture_close(&f);
}

static bool stop_check(void* user_data) {
  ++*(int*)user_data;
  return true;
}

static tn_walk_result linger(tn_op op, const tn_walk_thread* thread) {
  (void)thread;
  return tn_op_check(op) == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

TN_TEST(the_check_of_the_context_stops_it) {
  fixture f;
  const tn_op module = make_module(&f);
  for (uint32_t threads = 1; threads <= THREADS_MAX; threads += 7) {
    int asked_count = 0;
    tn_op stopped_at;
    const tn_walk_parallel_options options = {.thread_count = threads,
                                              .out_stopped_at = &stopped_at};
    f.report_count = 0;
    tn_context_set_interrupt_check(f.context, stop_check, &asked_count, 1);
    EXPECT_STATUS(TN_INTERRUPTED, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, linger, &options));
    tn_context_set_interrupt_check(f.context, NULL, NULL, 0);
    EXPECT_TRUE(asked_count != 0);
    EXPECT_EQ(1, f.report_count);
    EXPECT_EQ(0, stopped_at.slot);
  }
  fixture_close(&f);
}

//===-- Callbacks that misbehave --------------------------------------------------------------===//

typedef struct refusals {
  atomic_uint count;
  atomic_uint others;
} refusals;

static tn_walk_result try_to_change(tn_op op, const tn_walk_thread* thread) {
  refusals* it = thread->user_data;
  tn_op clone;
  atomic_fetch_add(tn_op_erase(op) == TN_INVALID_ARGUMENT ? &it->count : &it->others, 1);
  atomic_fetch_add(tn_op_clone(thread->scope, op, 0, NULL, NULL, &clone) == TN_INVALID_ARGUMENT
                       ? &it->count
                       : &it->others,
                   1);
  return TN_WALK_ADVANCE;
}

static text print(tn_op module) {
  text all = {NULL, 0, 0};
  EXPECT_STATUS(TN_OK, tn_op_print(module, NULL, append, &all));
  return all;
}

TN_TEST(changes_are_refused_on_every_thread) {
  fixture f;
  const tn_op module = make_module(&f);
  text before = print(module);
  size_t reports = 0;
  for (uint32_t threads = 1; threads <= THREADS_MAX; threads += 7) {
    refusals it = {0, 0};
    const tn_walk_parallel_options options = {.thread_count = threads, .user_data = &it};
    f.report_count = 0;
    EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_POST_ORDER, try_to_change, &options));
    EXPECT_EQ(0, atomic_load(&it.others));
    EXPECT_EQ(atomic_load(&it.count), f.report_count);
    if (threads == 1) reports = f.report_count;
    EXPECT_EQ(reports, f.report_count);
  }
  text after = print(module);
  EXPECT_EQ(before.size, after.size);
  EXPECT_TRUE(memcmp(before.data, after.data, after.size) == 0);
  free(before.data);
  free(after.data);
  EXPECT_STATUS(TN_OK, tn_op_verify(module));
  EXPECT_STATUS(TN_OK, tn_op_erase(module));
  fixture_close(&f);
}

static tn_walk_result close_and_destroy(tn_op op, const tn_walk_thread* thread) {
  atomic_uint* wrong_count = thread->user_data;
  tn_scope* inner = NULL;
  tn_context* context = tn_scope_context(thread->scope);
  if (tn_scope_open(context, thread->scope, &inner) != TN_OK) atomic_fetch_add(wrong_count, 1);
  tn_op inside = {0};
  if (inner != NULL && tn_scope_keep_op(inner, op, &inside) != TN_OK) {
    atomic_fetch_add(wrong_count, 1);
  }
  tn_scope_close(inner);
  if (tn_op_check(inside) != TN_SCOPE_CLOSED) atomic_fetch_add(wrong_count, 1);
  tn_scope_close(thread->scope);
  if (tn_op_check(op) != TN_OK) atomic_fetch_add(wrong_count, 1);
  if (number_of(op) >= 300) tn_context_destroy(context);
  if (tn_op_check(op) != TN_OK) atomic_fetch_add(wrong_count, 1);
  return TN_WALK_ADVANCE;
}

TN_TEST(scopes_and_contexts_last_until_the_walk_is_over) {
  for (uint32_t threads = 1; threads <= THREADS_MAX; threads += 7) {
    fixture f;
    const tn_op module = make_module(&f);
    tn_context_retain(f.context);
    tn_scope* scope = fixture_scope(&f, NULL);
    tn_op inside;
    EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope, module, &inside));
    atomic_uint wrong_count = 0;
    const tn_walk_parallel_options options = {.thread_count = threads, .user_data = &wrong_count};
    EXPECT_STATUS(TN_OK,
                  tn_op_walk_parallel(inside, TN_WALK_PRE_ORDER, close_and_destroy, &options));
    EXPECT_EQ(0, atomic_load(&wrong_count));
    EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(inside));
  }
}

//===-- What a callback may do ----------------------------------------------------------------===//

typedef struct kept {
  tn_op ops[THREADS_MAX];
  tn_op own[THREADS_MAX];
  tn_scope* scope;
  atomic_uint wrong_count;
} kept;

static tn_walk_result count_inner(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  ++*(size_t*)thread->user_data;
  return thread->count == 1 ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_walk_result count_plain(tn_op op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_WALK_ADVANCE;
}

static tn_status count_bytes(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

/// Reads in many ways, and keeps the last op.
static tn_walk_result read_much(tn_op op, const tn_walk_thread* thread) {
  kept* it = thread->user_data;
  size_t counts[2] = {0, 0};
  size_t byte_size = 0;
  tn_type type;
  const tn_walk_parallel_options inner = {.thread_count = 4, .user_data = &counts[0]};
  const uint32_t width = (uint32_t)(number_of(op) % 7 + 2);
  if (tn_op_is_null(tn_op_parent(op))) return TN_WALK_ADVANCE;
  if (tn_op_walk_parallel(op, TN_WALK_POST_ORDER, count_inner, &inner) != TN_OK ||
      tn_op_walk(op, TN_WALK_PRE_ORDER, count_plain, &counts[1]) != TN_OK ||
      counts[0] != counts[1] || tn_op_print(op, NULL, count_bytes, &byte_size) != TN_OK ||
      byte_size == 0 || tn_op_verify(op) != TN_OK ||
      tn_integer_type_get(tn_scope_context(thread->scope), width, TN_SIGNED, &type) != TN_OK ||
      tn_scope_keep_op(it->scope, op, &it->ops[thread->number]) != TN_OK) {
    atomic_fetch_add(&it->wrong_count, 1);
  }
  it->own[thread->number] = op;
  return TN_WALK_ADVANCE;
}

TN_TEST(a_callback_reads_and_walks_itself_and_keeps_ops) {
  fixture f;
  const tn_op module = make_module(&f);
  for (uint32_t threads = 2; threads <= THREADS_MAX; threads += 6) {
    kept it = {.scope = f.root};
    const tn_walk_parallel_options options = {.thread_count = threads, .user_data = &it};
    EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_POST_ORDER, read_much, &options));
    EXPECT_EQ(0, atomic_load(&it.wrong_count));
    for (uint32_t i = 0; i < threads; ++i) {
      if (it.ops[i].slot == 0) continue;  // The others were quicker.
      EXPECT_STATUS(TN_OK, tn_op_check(it.ops[i]));
      EXPECT_STATUS(i == 0 ? TN_OK : TN_SCOPE_CLOSED, tn_op_check(it.own[i]));
    }
  }
  fixture_close(&f);
}

//===-- Who is asked for what -----------------------------------------------------------------===//

static tn_status refuse_second(void* user_data, uint32_t number, void** out_data) {
  *out_data = NULL;
  ++*(int*)user_data;
  return number == 1 ? TN_NOT_FOUND : TN_OK;
}

static void count_end(void* user_data, uint32_t number, void* data) {
  (void)data;
  EXPECT_EQ(0, number);
  *(int*)user_data += 10;
}

static tn_walk_result count_threads(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  *(uint32_t*)thread->user_data = thread->count;
  return TN_WALK_SKIP;
}

TN_TEST(a_context_says_how_many_threads_a_call_may_use) {
  fixture f;
  (void)make_module(&f);
  EXPECT_TRUE(tn_context_thread_count(f.context) >= 1);
  tn_context_set_thread_count(f.context, 5);
  EXPECT_EQ(5, tn_context_thread_count(f.context));
  tn_context_set_thread_count(f.context, 0);
  EXPECT_TRUE(tn_context_thread_count(f.context) >= 1);
  fixture_close(&f);
  fixture_open(&f);
  tn_context_set_thread_count(f.context, 5);
  EXPECT_EQ(1, tn_context_thread_count(f.context));
  fixture_close(&f);
}

TN_TEST(what_cannot_begin_visits_nothing_and_small_things_have_one_thread) {
  fixture f;
  tn_op module = make_module(&f);
  int calls = 0;
  uint32_t count = 0;
  const tn_walk_parallel_options refused = {.thread_count = 3,
                                            .user_data = &calls,
                                            .begin_thread = refuse_second,
                                            .end_thread = count_end};
  EXPECT_STATUS(TN_NOT_FOUND,
                tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, stop_at_once, &refused));
  EXPECT_EQ(12, calls);
  tn_walk_parallel_options options = {.user_data = &count};
  EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, count_threads, &options));
  EXPECT_EQ(1, count);
  options.thread_count = 3;
  EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, count_threads, &options));
  EXPECT_EQ(3, count);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_op_walk_parallel(module, (tn_walk_order)2, count_threads, &options));
  EXPECT_STATUS(TN_OK, tn_op_erase(module));
  EXPECT_STATUS(TN_STALE_HANDLE,
                tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, count_threads, NULL));
  fixture_close(&f);
  fixture_open(&f);
  module = fixture_detached(&f, f.root, "t.op");
  EXPECT_STATUS(TN_OK, tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, count_threads, &options));
  EXPECT_EQ(1, count);
  fixture_close(&f);
}

//===-- Depth ---------------------------------------------------------------------------------===//

static tn_walk_result count_all(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  atomic_fetch_add((atomic_uint*)thread->user_data, 1);
  return TN_WALK_ADVANCE;
}

TN_TEST(depth_costs_no_stack) {
  fixture f;
  fixture_open_with(&f,
                    &(tn_context_options){.threading = true, .allow_unregistered_dialects = true});
  const tn_op root = fixture_detached(&f, f.root, "t.root");
  const tn_block block = fixture_block(&f, root, 0, 0);
  for (int side = 0; side < 2; ++side) {
    tn_block at = block;
    for (int i = 0; i < 20000; ++i) {
      at = fixture_block(&f, fixture_append(&f, f.root, "t.in", at), 0, 0);
    }
  }
  for (int order = TN_WALK_PRE_ORDER; order <= TN_WALK_POST_ORDER; ++order) {
    atomic_uint count = 0;
    const tn_walk_parallel_options options = {.thread_count = 2, .user_data = &count};
    EXPECT_STATUS(TN_OK, tn_op_walk_parallel(root, (tn_walk_order)order, count_all, &options));
    EXPECT_EQ(40001, atomic_load(&count));
  }
  fixture_close(&f);
}
