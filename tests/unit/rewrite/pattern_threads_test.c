// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One frozen set on several threads: each rewrites a function of its own, through a scope of its
// own. Expectations belong on the test's thread.

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <tenure/rewrite_pdl.h>
#include <tenure/text.h>

#include "tn_test.h"

enum { WORKERS = 8, ROUNDS = 20, OPS = 40 };

typedef struct worker {
  tn_context* context;
  tn_pattern_set* set;
  tn_op function;  ///< Through the root scope.
  tn_status status;
} worker;

/// "t.a" becomes "t.b", until the round is over.
static tn_status renew(void* user_data, tn_rewriter* rewriter, tn_op op) {
  const tn_operation_name* name = user_data;
  tn_op made;
  const tn_type type = tn_value_type(tn_op_result(op, 0));
  const tn_op_state state = {.name = *name, .result_types = &type, .result_count = 1};
  const tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  return status != TN_OK ? status : tn_rewriter_replace_op_with(rewriter, op, made);
}

static tn_status fill_and_rewrite(const worker* it, tn_scope* scope, tn_operation_name name) {
  tn_op function;
  tn_type i32;
  tn_status status = tn_scope_keep_op(scope, it->function, &function);
  if (status == TN_OK) status = tn_integer_type_get(it->context, 32, TN_SIGNLESS, &i32);
  const tn_insertion place = {
      .before = tn_block_last_op(tn_region_first_block(tn_op_region(function, 0)))};
  for (size_t i = 0; i < OPS && status == TN_OK; ++i) {
    const tn_op_state state = {
        .name = name, .insertion = place, .result_types = &i32, .result_count = 1};
    tn_op made;
    status = tn_op_create(scope, &state, &made);
  }
  return status == TN_OK ? tn_rewrite_greedily(function, it->set, NULL, NULL) : status;
}

static void* work(void* argument) {
  worker* it = argument;
  tn_operation_name name;
  it->status = tn_operation_name_get(it->context, tn_string_view_from("t.a"), &name);
  for (size_t round = 0; round < ROUNDS && it->status == TN_OK; ++round) {
    tn_scope* scope = NULL;
    it->status = tn_scope_open(it->context, NULL, &scope);
    if (it->status == TN_OK) it->status = fill_and_rewrite(it, scope, name);
    tn_scope_close(scope);
  }
  return NULL;
}

TN_TEST(one_set_runs_on_several_threads) {
  const tn_context_options options = {.threading = true, .allow_unregistered_dialects = true};
  tn_context* context = NULL;
  tn_pattern_set* set = NULL;
  tn_op module;
  tn_operation_name name;
  worker workers[WORKERS];
  pthread_t threads[WORKERS];
  char text[WORKERS * 64] = "";
  for (size_t i = 0; i < WORKERS; ++i) {
    snprintf(text + strlen(text), sizeof text - strlen(text), "func.func @f%zu() { return }\n", i);
  }
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text),
                                     NULL, &module));
  EXPECT_STATUS(TN_OK, tn_operation_name_get(context, tn_string_view_from("t.b"), &name));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(context, &set));
  const tn_pattern pattern = {
      .root = tn_string_view_from("t.a"), .match_and_rewrite = renew, .user_data = &name};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  for (size_t i = 0; i < WORKERS; ++i, function = tn_op_next(function)) {
    workers[i] = (worker){context, set, function, TN_OK};
    if (pthread_create(&threads[i], NULL, work, &workers[i]) != 0) TN_FAIL("no thread");
  }
  for (size_t i = 0; i < WORKERS; ++i) pthread_join(threads[i], NULL);
  for (size_t i = 0; i < WORKERS; ++i) {
    EXPECT_STATUS(TN_OK, workers[i].status);
    const tn_block body = tn_region_first_block(tn_op_region(workers[i].function, 0));
    EXPECT_EQ(ROUNDS * OPS + 1, tn_block_op_count(body));
    EXPECT_VIEW("t.b", tn_op_name(tn_block_first_op(body)));
  }
  tn_pattern_set_destroy(set);
  tn_context_destroy(context);
}
