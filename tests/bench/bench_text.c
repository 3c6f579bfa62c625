// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text through the public API.

#include <stdlib.h>
#include <tenure/tenure.h>

#include "measure.h"
#include "text_figures.h"

typedef struct session {
  tn_context* context;
  tn_op module;
} session;

static void require(tn_status status) {
  if (status != TN_OK) measure_require(false, tn_status_name(status));
}

static void* open_session(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  require(tn_context_create(&options, &s->context));
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

static tn_status count_bytes(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

static size_t print(void* context, bool custom_form, bool with_locations) {
  session* s = context;
  size_t size = 0;
  const tn_print_options options = {.custom_form = custom_form, .debug_info = with_locations};
  require(tn_op_print(s->module, &options, count_bytes, &size));
  return size;
}

int main(int argument_count, char** arguments) {
  static const text_side side = {open_session, close_session, parse, count_ops, print};
  return text_figures_run(&side, argument_count, arguments);
}
