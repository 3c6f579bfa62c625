// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What opaque types and attributes may be.

#include "report.h"

static tn_status make(tn_context* context, const char* body) {
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  const tn_status status = tn_opaque_type_get(context, tn_view("d"), tn_view(body), &type);
  EXPECT_STATUS(status, tn_opaque_attribute_get(context, tn_view("d"), tn_view(body),
                                                (tn_type){NULL}, &attribute));
  EXPECT_TRUE(tn_type_is_null(type) == (status != TN_OK));
  EXPECT_TRUE(tn_attribute_is_null(attribute) == (status != TN_OK));
  return status;
}

TN_TEST(bodies_that_read_back) {
  static const char* const bodies[] = {
      "",     "a",    "a<b>",     "x -> y",    "[({<>})]", "\"<\"", "\"\\22\\n\\\\\"",
      "a\nb", "<->>", "\"\x01\"", "#x, !y, @z"};
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i) {
    const tn_status status = make(context, bodies[i]);
    if (status != TN_OK) TN_FAIL("%s: %s", bodies[i], report.message);
  }
  tn_context_destroy(context);
}

TN_TEST(bodies_that_do_not) {
  static const char* const cases[][2] = {
      {"a<b", "the body has unclosed brackets, at offset 3"},
      {"a>b", "the body has unbalanced brackets, at offset 1"},
      {"(]", "the body has unbalanced brackets, at offset 1"},
      {"a<\"b>", "the body has an unterminated string, at offset 2"},
      {"\"a\nb\"", "the body has an unterminated string, at offset 0"},
      {"\"\\q\"", "the body has an unknown escape in a string, at offset 1"},
      {"\"\\", "the body has an unknown escape in a string, at offset 1"},
      {"x\x01", "the body has the byte 0x01 outside a string, at offset 1"}};
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STATUS(TN_INVALID_ARGUMENT, make(context, cases[i][0]));
    EXPECT_STR(cases[i][1], report.message);
  }
  tn_type type = {NULL};
  const tn_string_view with_nul = {"a\0b", 3};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_opaque_type_get(context, tn_view("d"), with_nul, &type));
  tn_context_destroy(context);
}

TN_TEST(a_context_may_not_allow_them) {
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, make(context, "a"));
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, tn_view("tensor"), tn_view("a"), &type));
  tn_context_set_allows_unregistered_dialects(context, true);
  EXPECT_STATUS(TN_OK, make(context, "a"));
  tn_context_destroy(context);
}
