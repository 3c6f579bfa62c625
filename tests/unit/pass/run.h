// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running a pipeline over a parsed text.

#ifndef TENURE_TESTS_UNIT_PASS_RUN_H
#define TENURE_TESTS_UNIT_PASS_RUN_H

#include <stdio.h>
#include <string.h>
#include <tenure/pass.h>

#include "printed.h"

static inline tn_string_view text_of(const char* text) { return tn_string_view_from(text); }

static inline tn_status run(tn_printed* printed, const char* pipeline,
                            const tn_pass_options* options) {
  tn_pass_manager* manager = NULL;
  tn_status status = tn_pass_manager_parse(printed->context, text_of(pipeline), &manager);
  if (status == TN_OK) status = tn_pass_manager_run(manager, printed->root, options);
  tn_pass_manager_destroy(manager);
  return status;
}

static inline tn_walk_result add_name(tn_op op, void* user_data) {
  char* text = user_data;
  const tn_string_view name = tn_op_name(op);
  const size_t size = strlen(text);
  snprintf(text + size, 512 - size, "%.*s ", (int)name.size, name.data);
  return TN_WALK_ADVANCE;
}

/// Runs a pass and closes; the names of all ops that it leaves, but the module's, are `expected`.
static inline void expect_names_left(tn_printed* printed, const char* pass, const char* expected) {
  char names[512] = "";
  char pipeline[256];
  snprintf(pipeline, sizeof pipeline, "builtin.module(%s)", pass);
  if (run(printed, pipeline, NULL) != TN_OK) TN_FAIL("%s", printed->text);
  EXPECT_STATUS(TN_OK, tn_op_walk(printed->root, TN_WALK_PRE_ORDER, add_name, names));
  EXPECT_STR(expected, names + strlen("builtin.module "));
  tn_printed_close(printed);
}

#endif
