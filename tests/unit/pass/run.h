// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running a pipeline over a parsed text.

#ifndef TENURE_TESTS_UNIT_PASS_RUN_H
#define TENURE_TESTS_UNIT_PASS_RUN_H

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

#endif
