// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How often a call starts threads: a few times, however deep ops nest and however little is in them.
// A team has a handler while it works (ir/team.c), and handlers have numbers in the order in which
// they came, so that those of teams can be counted.

#include <tenure/tenure.h>

#include "../../text.h"
#include "ir/context.h"
#include "tn_test.h"

#define DEPTH 900
/// Writing bytecode takes some 25.
#define TEAMS_MAX 40u

typedef struct counted {
  tn_context* context;
  tn_scope* scope;
  tn_op module;
  text source;
  text out;
} counted;

/// What stands before each op that nests and after it.
typedef struct level {
  const char* before;
  const char* behind;
  bool is_used;  ///< What is in front is used inside.
} level;

static void put_nest(text* to, const level* each, int nest) {
  for (int i = 0; i < DEPTH; ++i) {
    if (each->before != NULL) text_format(to, "%%v%d_%d = %s", nest, i, each->before);
    text_format(to, "\"t.f\"() ({\n");
    if (each->is_used) text_format(to, "\"t.u\"(%%v%d_%d) : (i1) -> ()\n", nest, i);
  }
  for (int i = 0; i < DEPTH; ++i) text_format(to, "}) : () -> ()\n%s", each->behind);
}

static tn_status parse(counted* it) {
  return tn_text_parse(it->scope, text_view(&it->source), NULL, &it->module);
}

static tn_status verify(counted* it) { return tn_op_verify(it->module); }

static tn_status print(counted* it) {
  const tn_print_options options = {.custom_form = true, .debug_info = true};
  return tn_op_print(it->module, &options, text_append, &it->out);
}

static tn_status write_out(counted* it) {
  it->out.size = 0;
  return tn_bytecode_write(it->module, NULL, text_append, &it->out);
}

static tn_status read_again(counted* it) {
  tn_op op;
  return tn_bytecode_read(it->scope, text_view(&it->out), NULL, &op);
}

static tn_status clone_all(counted* it) {
  tn_op op;
  return tn_op_clone(it->scope, it->module, TN_CLONE_WHOLE, NULL, NULL, &op);
}

static tn_walk_result go_on(tn_op op, const tn_walk_thread* thread) {
  (void)op;
  (void)thread;
  return TN_WALK_ADVANCE;
}

static tn_status walk(counted* it) {
  const tn_walk_parallel_options options = {.thread_count = 2};
  return tn_op_walk_parallel(it->module, TN_WALK_POST_ORDER, go_on, &options);
}

static void expect_few_teams(const level* each, int nest_count) {
  static tn_status (*const calls[])(counted*) = {parse,      verify,    print, write_out,
                                                 read_again, clone_all, walk};
  const tn_context_options options = {
      .allow_unregistered_dialects = true, .threading = true, .thread_count = 2};
  counted it = {.context = NULL};
  uint64_t all = 0;
  text_format(&it.source, "\"builtin.module\"() ({\n");
  for (int i = 0; i < nest_count; ++i) put_nest(&it.source, each, i);
  text_format(&it.source, "}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &it.context));
  it.context->team_bytes_min = 1;
  it.scope = tn_context_root_scope(it.context);
  for (size_t i = 0; i < sizeof calls / sizeof calls[0]; ++i) {
    const uint64_t before = it.context->next_handler_id;
    EXPECT_STATUS(TN_OK, calls[i](&it));
    const uint64_t team_count = it.context->next_handler_id - before;
    EXPECT_TRUE(team_count <= TEAMS_MAX);
    all += team_count;
  }
  EXPECT_TRUE(all != 0);
  tn_context_destroy(it.context);
  free(it.source.data);
  free(it.out.data);
}

TN_TEST(ops_that_nest_start_no_team_each) {
  static const char op[] = "\"t.o\"() : () -> i1\n";
  static const char held[] = "\"t.o\"() ({}) : () -> i1\n";
  static const level levels[] = {
      {NULL, "", false}, {op, held, false}, {held, "", false}, {op, op, true}};
  for (size_t i = 0; i < sizeof levels / sizeof levels[0]; ++i) {
    expect_few_teams(&levels[i], 1);
    expect_few_teams(&levels[i], 3);
  }
}
