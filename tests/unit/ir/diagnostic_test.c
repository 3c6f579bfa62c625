// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics that a caller emits, and handlers that cannot be attached.

#include <tenure/diagnostics.h>

#include "tn_test.h"

typedef struct seen {
  size_t count;
  tn_severity severity;
  tn_status status;
} seen;

static bool note(const tn_diagnostic* diagnostic, void* user_data) {
  seen* it = user_data;
  ++it->count;
  it->severity = tn_diagnostic_severity(diagnostic);
  it->status = tn_diagnostic_status(diagnostic);
  return true;
}

TN_TEST(what_is_emitted_arrives) {
  tn_context* context = NULL;
  tn_diagnostic_handler_id id = 0;
  seen it = {0, TN_SEVERITY_NOTE, TN_OK};
  const tn_string_view words = tn_string_view_from("words");
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, note, &it, NULL, &id));
  tn_diagnostic_emit(tn_location_unknown(context), TN_SEVERITY_REMARK, words);
  EXPECT_EQ(TN_SEVERITY_REMARK, it.severity);
  tn_diagnostic_emit(tn_location_unknown(context), (tn_severity)7, words);
  EXPECT_EQ(TN_SEVERITY_ERROR, it.severity);
  EXPECT_STATUS(TN_OK, it.status);
  tn_diagnostic_emit((tn_location){NULL, 0}, TN_SEVERITY_ERROR, words);
  EXPECT_EQ(2, it.count);
  tn_context_destroy(context);
}

TN_TEST(a_handler_needs_a_function_and_a_live_context) {
  tn_context* context = NULL;
  tn_diagnostic_handler_id id = 0;
  seen it = {0, TN_SEVERITY_NOTE, TN_OK};
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, note, &it, NULL, &id));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_diagnostic_handler_attach(context, NULL, NULL, NULL, &id));
  EXPECT_EQ(1, it.count);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.status);
  tn_context_retain(context);
  tn_context_destroy(context);
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_diagnostic_handler_attach(context, note, &it, NULL, &id));
  tn_context_release(context);
}

static bool report_again(const tn_diagnostic* diagnostic, void* user_data) {
  ++*(size_t*)user_data;
  tn_diagnostic_emit(tn_diagnostic_location(diagnostic), TN_SEVERITY_ERROR,
                     tn_string_view_from("again"));
  return true;
}

TN_TEST(a_handler_that_reports_is_heard_64_deep) {
  tn_context* context = NULL;
  tn_diagnostic_handler_id id = 0;
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, report_again, &count, NULL, &id));
  for (size_t round = 1; round <= 2; ++round) {
    tn_diagnostic_emit(tn_location_unknown(context), TN_SEVERITY_ERROR,
                       tn_string_view_from("words"));
    EXPECT_EQ(64 * round, count);
  }
  tn_context_destroy(context);
}
