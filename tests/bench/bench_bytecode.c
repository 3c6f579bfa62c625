// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode through the public API.

#include <stdlib.h>
#include <tenure/tenure.h>

#include "bytecode_figures.h"
#include "measure.h"

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

static void read(void* context, const char* data, size_t size) {
  session* s = context;
  const tn_string_view view = {data, size};
  tn_scope* scope = tn_context_root_scope(s->context);
  require(tn_bytecode_has_magic(view) ? tn_bytecode_read(scope, view, NULL, &s->module)
                                      : tn_text_parse(scope, view, NULL, &s->module));
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

static tn_status append(void* user_data, const char* bytes, size_t size) {
  bytecode_bytes_append(user_data, bytes, size);
  return TN_OK;
}

static void write(void* context, bytecode_bytes* out) {
  session* s = context;
  require(tn_bytecode_write(s->module, NULL, append, out));
}

static tn_status count_bytes(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

static size_t print(void* context) {
  session* s = context;
  size_t size = 0;
  require(tn_op_print(s->module, NULL, count_bytes, &size));
  return size;
}

int main(int argument_count, char** arguments) {
  static const bytecode_side side = {open_session, close_session, read, count_ops, write, print};
  return bytecode_figures_run(&side, argument_count, arguments);
}
