// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading and printing modules; what may not fail ends the program.

#ifndef TENURE_TESTS_FUZZ_MODULES_H
#define TENURE_TESTS_FUZZ_MODULES_H

#include <stdlib.h>
#include <tenure/tenure.h>

#include "../text.h"

static inline tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) abort();
  return context;
}

/// Does not verify.
static inline tn_status read_module(tn_context* context, tn_string_view source, tn_op* out_op) {
  const tn_text_parse_options options = {.skip_verify = true};
  return tn_text_parse(tn_context_root_scope(context), source, &options, out_op);
}

static inline void print_module(tn_op op, const tn_print_options* options, text* out) {
  out->size = 0;
  if (tn_op_print(op, options, text_append, out) != TN_OK) abort();
}

static inline bool contains(const text* printed, const char* mark) {
  return memmem(printed->data, printed->size, mark, strlen(mark)) != NULL;
}

#endif  // TENURE_TESTS_FUZZ_MODULES_H
