// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes through the public API.

#include <stdlib.h>
#include <tenure/pass.h>
#include <tenure/tenure.h>

#include "measure.h"
#include "passes_figures.h"

typedef struct session {
  tn_context* context;
  tn_op module;
  unsigned thread_count;
} session;

static void require(tn_status status) {
  if (status != TN_OK) measure_require(false, tn_status_name(status));
}

static void* open_session(unsigned thread_count) {
  const tn_context_options options = {.threading = thread_count > 1};
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  require(tn_context_create(&options, &s->context));
  s->thread_count = thread_count;
  return s;
}

static void close_session(void* context) {
  session* s = context;
  tn_context_destroy(s->context);
  free(s);
}

static void parse(void* context, const char* text, size_t size) {
  session* s = context;
  require(tn_text_parse(tn_context_root_scope(s->context), (tn_string_view){text, size}, NULL,
                        &s->module));
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_WALK_ADVANCE;
}

static size_t count_ops(void* context) {
  session* s = context;
  size_t count = 0;
  require(tn_op_walk(s->module, TN_WALK_PRE_ORDER, count_op, &count));
  return count;
}

static void run(void* context, const char* pipeline) {
  session* s = context;
  // The parser has verified it, as MLIR's has.
  const tn_pass_options options = {.thread_count = s->thread_count, .is_verified = true};
  tn_pass_manager* manager = NULL;
  require(tn_pass_manager_parse(s->context, tn_string_view_from(pipeline), &manager));
  require(tn_pass_manager_run(manager, s->module, &options));
  tn_pass_manager_destroy(manager);
}

int main(int argument_count, char** arguments) {
  static const passes_side side = {open_session, close_session, parse, count_ops, run};
  return passes_figures_run(&side, argument_count, arguments);
}
