// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory runs out while several threads work for one call: reading, printing, writing, cloning,
// passes, a walk.
//
// Which thread is refused is not foreseen, so each round only grants one request more than the last,
// or refuses that one alone. It ends with TN_OK or TN_OUT_OF_MEMORY, gives back every byte, and the
// same context does all of it as soon as there is memory again. That the other threads were stopped
// is never said to be an interruption.

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/bytecode.h>
#include <tenure/operation.h>
#include <tenure/pass.h>
#include <tenure/text.h>
#include <tenure/walk.h>

#include "../text.h"
#include "base/status.h"
#include "ir/context.h"
#include "tn_test.h"

#define FUNCTION_COUNT 12

//===-- An allocator of several threads -------------------------------------------------------===//

typedef struct shared_budget {
  pthread_mutex_t mutex;
  tn_budget budget;
  size_t until_refused;  ///< Requests before one that is refused.
} shared_budget;

static void* resize(void* user_data, void* block, size_t old_size, size_t new_size,
                    size_t alignment) {
  shared_budget* it = user_data;
  void* made = NULL;
  pthread_mutex_lock(&it->mutex);
  const tn_allocator inner = tn_budget_allocator(&it->budget);
  if (new_size == 0 || it->until_refused-- != 0) {
    made = inner.resize(inner.user_data, block, old_size, new_size, alignment);
  }
  pthread_mutex_unlock(&it->mutex);
  // Memory that nobody has set is no number of anything.
  if (made != NULL && new_size > old_size) {
    memset((char*)made + old_size, 0xf7, new_size - old_size);
  }
  return made;
}

//===-- What is done --------------------------------------------------------------------------===//

static size_t make_text(char* to, size_t capacity) {
  size_t size = 0;
  for (int i = 0; i < FUNCTION_COUNT; ++i) {
    size +=
        (size_t)snprintf(to + size, capacity - size,
                         "func.func @f%d(%%x: i32) -> i32 {\n"
                         "  %%k = arith.constant %d : i32\n  %%z = arith.constant 0 : i32\n"
                         "  %%a = arith.addi %%x, %%k : i32\n  %%b = arith.addi %%x, %%k : i32\n"
                         "  %%c = arith.addi %%a, %%z : i32\n  %%d = arith.muli %%c, %%b : i32\n"
                         "  return %%d : i32\n}\n",
                         i, i);
  }
  return size;
}

static tn_walk_result count(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  atomic_fetch_add((atomic_uint*)thread->user_data, 1);
  return TN_WALK_ADVANCE;
}

static tn_status walk(tn_op module, uint32_t op_count) {
  atomic_uint found = 0;
  const tn_walk_parallel_options options = {.thread_count = 3, .user_data = &found};
  TN_TRY(tn_op_walk_parallel(module, TN_WALK_POST_ORDER, count, &options));
  EXPECT_EQ(op_count, atomic_load(&found));
  return TN_OK;
}

typedef struct bytes {
  char data[32768];
  size_t size;
} bytes;

static tn_status append(void* user_data, const char* data, size_t size) {
  bytes* to = user_data;
  EXPECT_TRUE(size <= sizeof to->data - to->size);
  memcpy(to->data + to->size, data, size);
  to->size += size;
  return TN_OK;
}

static tn_status print_and_write(tn_scope* scope, tn_op module) {
  static bytes written;
  const tn_print_options options = {.custom_form = true, .debug_info = true};
  tn_op read;
  written.size = 0;
  TN_TRY(tn_op_print(module, &options, append, &written));
  written.size = 0;
  tn_bytecode_encoding* encoding;
  TN_TRY(tn_bytecode_encode(module, NULL, &encoding));
  const tn_status status = tn_bytecode_encoding_write(encoding, append, &written);
  tn_bytecode_encoding_destroy(encoding);
  TN_TRY(status);
  TN_TRY(tn_bytecode_read(scope, (tn_string_view){written.data, written.size}, NULL, &read));
  return tn_op_erase(read);
}

static tn_status change(tn_scope* scope, tn_op module) {
  const tn_pass_options options = {.thread_count = 3};
  tn_op clone;
  TN_TRY(print_and_write(scope, module));
  TN_TRY(walk(module, 1 + FUNCTION_COUNT * 8));
  TN_TRY(tn_op_clone(scope, module, TN_CLONE_WHOLE, NULL, NULL, &clone));
  TN_TRY(walk(clone, 1 + FUNCTION_COUNT * 8));
  TN_TRY(tn_op_run_pipeline(clone, "any(cse,canonicalize)", &options));
  // A constant, a sum, a product and the return are left, and in the first function, which adds 0,
  // two of them.
  TN_TRY(walk(clone, 1 + FUNCTION_COUNT * 5 - 2));
  return tn_op_erase(clone);
}

static tn_status work(tn_context* context) {
  char source[8192];
  tn_scope* scope = NULL;
  tn_op module;
  const tn_string_view from = {source, make_text(source, sizeof source)};
  TN_TRY(tn_scope_open(context, NULL, &scope));
  tn_status status = tn_text_parse(scope, from, NULL, &module);
  if (status == TN_OK) status = change(scope, module);
  tn_scope_close(scope);
  return status;
}

static size_t live_ops(const tn_context* context) {
  tn_context_statistics statistics;
  tn_context_statistics_get(context, &statistics);
  return statistics.live_op_count;
}

static tn_status survive(size_t allowed, bool is_refused_once) {
  shared_budget shared = {.budget = {.allocations = is_refused_once ? 1000000 : allowed},
                          .until_refused = is_refused_once ? allowed : SIZE_MAX};
  pthread_mutex_init(&shared.mutex, NULL);
  const tn_context_options options = {
      .allocator = {.user_data = &shared, .resize = resize}, .threading = true, .thread_count = 3};
  tn_context* context = NULL;
  tn_status status = tn_context_create(&options, &context);
  if (status == TN_OK) {
    context->team_bytes_min = 1;
    status = work(context);
    EXPECT_EQ(0, live_ops(context));
    shared.budget.allocations = 1000000;
    shared.until_refused = SIZE_MAX;
    EXPECT_STATUS(TN_OK, work(context));
    EXPECT_EQ(0, live_ops(context));
  }
  tn_context_destroy(context);
  EXPECT_EQ(0, shared.budget.live_bytes);
  pthread_mutex_destroy(&shared.mutex);
  return status;
}

TN_TEST(threads_survive_refused_allocations) {
  size_t refused_count = 0;
  size_t allowed = 0;
  for (;; allowed += 1 + allowed / 128) {
    const tn_status status = survive(allowed, false);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    ++refused_count;
  }
  EXPECT_TRUE(refused_count > 30);
  // What threads had no memory for, one may have done.
  for (size_t at = 0; at < allowed; at += 1 + at / 128) {
    const tn_status status = survive(at, true);
    if (status != TN_OK) EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

//===-- What is said of it --------------------------------------------------------------------===//

// A thread looks each 1,024 steps whether it is to stop, so that each of four has more ops than that.
// Which of them has what the caller is told about depends on who comes first: of many rounds some
// stop just that one.
#define LARGE_FUNCTION_COUNT 12
#define LARGE_FUNCTION_OPS 1000
#define ROUNDS (TN_TEST_SANITIZED ? 24u : 80u)

typedef struct large {
  shared_budget shared;
  tn_context* context;
  tn_op module;
  text source;
  text written;
} large;

static void make_large_text(text* to) {
  text_format(to, "\"builtin.module\"() ({\n");
  for (int i = 0; i < LARGE_FUNCTION_COUNT; ++i) {
    text_format(to, "\"t.f\"() ({\n");
    for (int j = 0; j < LARGE_FUNCTION_OPS; ++j) {
      text_format(to, "\"t.o\"() {a = %d : i32} : () -> ()\n", i + j);
    }
    text_format(to, "}) : () -> ()\n");
  }
  text_format(to, "}) : () -> ()\n");
}

static tn_status parse_large(large* it) {
  tn_op read;
  TN_TRY(tn_text_parse(tn_context_root_scope(it->context), text_view(&it->source), NULL, &read));
  return tn_op_erase(read);
}

static tn_status write_large(large* it) {
  it->written.size = 0;
  return tn_bytecode_write(it->module, NULL, text_append, &it->written);
}

static tn_status read_large(large* it) {
  tn_op read;
  TN_TRY(
      tn_bytecode_read(tn_context_root_scope(it->context), text_view(&it->written), NULL, &read));
  return tn_op_erase(read);
}

/// Refuses one request in each round, or all from that one on: in the second and third eighth of
/// them a team is at work.
static void refuse(large* it, tn_status (*call)(large*), bool is_once) {
  unsigned refused_count = 0;
  EXPECT_STATUS(TN_OK, call(it));
  it->shared.until_refused = SIZE_MAX;
  EXPECT_STATUS(TN_OK, call(it));
  const size_t all = SIZE_MAX - it->shared.until_refused;
  const size_t op_count = live_ops(it->context);
  for (size_t round = 0; round < ROUNDS; ++round) {
    const size_t at = all * (round + ROUNDS / 2) / (4 * (size_t)ROUNDS);
    *(is_once ? &it->shared.until_refused : &it->shared.budget.allocations) = at;
    const tn_status status = call(it);
    it->shared.until_refused = SIZE_MAX;
    it->shared.budget.allocations = SIZE_MAX;
    if (status != TN_OK) EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    refused_count += status != TN_OK;
    EXPECT_EQ(op_count, live_ops(it->context));
  }
  EXPECT_TRUE(refused_count > ROUNDS / 2);
  EXPECT_STATUS(TN_OK, call(it));
}

TN_TEST(memory_that_runs_out_is_no_interruption) {
  large it = {.shared = {.budget = {.allocations = SIZE_MAX}, .until_refused = SIZE_MAX}};
  pthread_mutex_init(&it.shared.mutex, NULL);
  const tn_context_options options = {.allocator = {.user_data = &it.shared, .resize = resize},
                                      .allow_unregistered_dialects = true,
                                      .threading = true,
                                      .thread_count = 4};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &it.context));
  it.context->team_bytes_min = 1;
  make_large_text(&it.source);
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(it.context), text_view(&it.source), NULL,
                                     &it.module));
  refuse(&it, parse_large, false);
  refuse(&it, write_large, true);
  refuse(&it, write_large, false);
  refuse(&it, read_large, false);
  tn_context_destroy(it.context);
  EXPECT_EQ(0, it.shared.budget.live_bytes);
  pthread_mutex_destroy(&it.shared.mutex);
  free(it.source.data);
  free(it.written.data);
}
