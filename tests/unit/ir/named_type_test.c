// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/named_type.h"

#include <string.h>
#include <tenure/type.h>

#include "report.h"

static tn_type named(tn_context* context, const char* name) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK,
                tn_named_type_get(context, tn_view("x"), tn_view("box"), tn_view(name), &type));
  return type;
}

static void expect_body(tn_type type, const char* body) {
  EXPECT_TRUE(tn_string_view_equal(tn_opaque_type_body(type), tn_view(body)));
}

TN_TEST(a_name_gets_its_body_once) {
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  EXPECT_TRUE(!tn_context_has_named_types(context));
  const tn_type a = named(context, "a");
  EXPECT_TRUE(tn_context_has_named_types(context));
  tn_type row = {NULL};
  expect_body(a, "box<\"a\", opaque>");
  EXPECT_TRUE(tn_type_equal(a, named(context, "a")));
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, tn_view("x"),
                                          tn_view("row<\"box<\", box<\"a\", opaque>>"), &row));
  EXPECT_STATUS(TN_OK, tn_named_type_set_body(a, tn_view("(i1, box<\"a\", opaque>)")));
  expect_body(a, "box<\"a\", (i1, box<\"a\">)>");
  expect_body(row, "row<\"box<\", box<\"a\", (i1, box<\"a\">)>>");
  EXPECT_STATUS(TN_OK, tn_named_type_set_body(a, tn_view("(i1, box<\"a\">)")));
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_named_type_set_body(a, tn_view("()")));
  EXPECT_TRUE(strstr(report.message, "already has a different body") != NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_named_type_set_body(row, tn_view("(")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_named_type_set_body(tn_test_integer(context, 3), tn_view("()")));
  EXPECT_TRUE(strstr(report.message, "not a named type") != NULL);
  tn_context_destroy(context);
}

TN_TEST(what_texts_say_is_held_against_names) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_string_view x = tn_view("x");
  tn_name_outcome outcome;
  EXPECT_STATUS(TN_OK,
                tn_named_type__note(context, x, tn_view("box<\"b\""), tn_view("(i2)"), &outcome));
  EXPECT_STATUS(TN_OK, tn_named_type__note(context, x, tn_view("box<\"a\""),
                                           tn_view("(box<\"b\", (i2)>)"), &outcome));
  EXPECT_EQ(TN_NAME_FITS, outcome);
  EXPECT_STATUS(TN_OK,
                tn_named_type__note(context, x, tn_view("box<\"b\""), tn_view("opaque"), &outcome));
  EXPECT_EQ(TN_NAME_IS_DEFINED, outcome);
  EXPECT_STATUS(TN_OK,
                tn_named_type__note(context, x, tn_view("box<\"b\""), tn_view("(i3)"), &outcome));
  EXPECT_EQ(TN_NAME_DIFFERS, outcome);
  expect_body(named(context, "a"), "box<\"a\", (box<\"b\", (i2)>)>");
  tn_context_destroy(context);
}

static tn_status make_names(tn_allocator allocator) {
  const tn_context_options options = {.allocator = allocator, .allow_unregistered_dialects = true};
  const tn_string_view x = tn_string_view_from("x");
  char name[300];
  tn_context* context = NULL;
  tn_type type = {NULL};
  memset(name, 'n', sizeof name);
  tn_status status = tn_context_create(&options, &context);
  for (size_t size = 1; size < sizeof name && status == TN_OK; size += 150) {
    status = tn_named_type_get(context, x, tn_string_view_from("box"), (tn_string_view){name, size},
                               &type);
    if (status == TN_OK) {
      status = tn_named_type_set_body(type, tn_string_view_from("(box<\"n\", opaque>)"));
    }
  }
  if (context != NULL) tn_context_destroy(context);
  return status;
}

TN_TEST(names_survive_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = make_names(tn_budget_allocator(&budget));
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
