// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context with a module, for benchmarks through the public API: the parts that a `text_side` and
// a `bytecode_side` share.

#ifndef TENURE_TESTS_BENCH_SESSION_H
#define TENURE_TESTS_BENCH_SESSION_H

#include <stdlib.h>
#include <tenure/tenure.h>

#include "measure.h"

typedef struct session {
  tn_context* context;
  tn_op module;
} session;

static inline void require(tn_status status) {
  if (status != TN_OK) measure_require(false, tn_status_name(status));
}

static inline void* session_open(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  require(tn_context_create(&options, &s->context));
  return s;
}

static inline void session_close(void* context) {
  session* s = context;
  tn_context_destroy(s->context);
  free(s);
}

static inline tn_walk_result session_count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_WALK_ADVANCE;
}

static inline size_t session_count_ops(void* context) {
  session* s = context;
  size_t count = 0;
  require(tn_op_walk(s->module, TN_WALK_PRE_ORDER, session_count_op, &count));
  return count;
}

static inline tn_status session_count_bytes(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

/// Prints the module and returns how many bytes that is; `options` may be NULL.
static inline size_t session_print(const session* s, const tn_print_options* options) {
  size_t size = 0;
  require(tn_op_print(s->module, options, session_count_bytes, &size));
  return size;
}

#endif  // TENURE_TESTS_BENCH_SESSION_H
