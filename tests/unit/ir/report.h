// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context for the tests of this room, with the last message that it reported.

#ifndef TENURE_TESTS_UNIT_IR_REPORT_H
#define TENURE_TESTS_UNIT_IR_REPORT_H

#include <stdio.h>
#include <tenure/attribute.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>

#include "tn_test.h"

typedef struct tn_report {
  char message[512];
} tn_report;

static inline bool tn_report_take(const tn_diagnostic* diagnostic, void* user_data) {
  tn_report* report = user_data;
  const tn_string_view text = tn_diagnostic_message(diagnostic);
  snprintf(report->message, sizeof report->message, "%.*s", (int)text.size, text.data);
  return true;
}

/// A context whose errors go to `report`.
static inline tn_context* tn_report_open(tn_report* report, bool threading) {
  const tn_context_options options = {.threading = threading, .allow_unregistered_dialects = true};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id = 0;
  report->message[0] = 0;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, tn_report_take, report, NULL, &id));
  return context;
}

static inline tn_string_view tn_view(const char* text) { return tn_string_view_from(text); }

static inline tn_type tn_test_integer(tn_context* context, uint32_t width) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, width, TN_SIGNLESS, &type));
  return type;
}

static inline tn_type tn_test_float(tn_context* context, tn_float_kind kind) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_float_type_get(context, kind, &type));
  return type;
}

static inline tn_type tn_test_tensor(tn_type element_type, const int64_t* dims, size_t rank) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(element_type, dims, rank, NULL, &type));
  return type;
}

static inline tn_attribute tn_test_number(tn_context* context, int64_t value) {
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(tn_test_integer(context, 64), value, &attribute));
  return attribute;
}

static inline tn_attribute tn_test_string(tn_context* context, const char* text) {
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, tn_view(text), &attribute));
  return attribute;
}

static inline tn_identifier tn_test_name(tn_context* context, const char* text) {
  tn_identifier identifier = {NULL};
  EXPECT_STATUS(TN_OK, tn_identifier_get(context, tn_view(text), &identifier));
  return identifier;
}

#endif  // TENURE_TESTS_UNIT_IR_REPORT_H
