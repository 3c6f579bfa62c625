// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a module is written as the same bytes on any number of threads.

#ifndef TENURE_TESTS_UNIT_BYTECODE_SAME_BYTES_H
#define TENURE_TESTS_UNIT_BYTECODE_SAME_BYTES_H

#include <tenure/bytecode.h>
#include <tenure/context.h>
#include <tenure/scope.h>
#include <tenure/text.h>

#include "../../text.h"
#include "ir/context.h"
#include "tn_test.h"

/// What is written of the module on so many threads.
static inline text written_on(const text* module_text, uint32_t thread_count) {
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .threading = thread_count > 1,
                                      .thread_count = thread_count};
  text to = {NULL, 0, 0};
  tn_context* context;
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  context->team_bytes_min = 1;
  EXPECT_STATUS(
      TN_OK, tn_text_parse(tn_context_root_scope(context), text_view(module_text), NULL, &module));
  EXPECT_STATUS(TN_OK, tn_bytecode_write(module, NULL, text_append, &to));
  tn_context_destroy(context);
  return to;
}

static inline void expect_same_bytes(const text* module_text) {
  text one = written_on(module_text, 1);
  for (uint32_t threads = 2; threads <= 8; ++threads) {
    text several = written_on(module_text, threads);
    EXPECT_EQ(one.size, several.size);
    EXPECT_TRUE(memcmp(one.data, several.data, one.size) == 0);
    free(several.data);
  }
  free(one.data);
}

#endif  // TENURE_TESTS_UNIT_BYTECODE_SAME_BYTES_H
