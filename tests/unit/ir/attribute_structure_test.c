// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/uniqued.h"
#include "report.h"

TN_TEST(strided_layouts_keep_offset_and_strides) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const int64_t strides[] = {TN_DYNAMIC, 1};
  tn_attribute a = {NULL};
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_strided_layout_attribute_get(context, TN_DYNAMIC, strides, 2, &a));
  EXPECT_EQ(TN_DYNAMIC, tn_strided_layout_attribute_offset(a));
  EXPECT_EQ(1, tn_strided_layout_attribute_strides(a, &count)[1]);
  EXPECT_EQ(2, count);
  EXPECT_STATUS(TN_OK, tn_strided_layout_attribute_get(context, 0, NULL, 0, &a));
  EXPECT_TRUE(tn_strided_layout_attribute_strides(a, &count) != NULL);
  EXPECT_EQ(0, count);
  tn_context_destroy(context);
}

TN_TEST(distinct_attributes_equal_only_themselves) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_attribute inner = tn_test_number(context, 1);
  tn_attribute a = {NULL};
  tn_attribute b = {NULL};
  EXPECT_STATUS(TN_OK, tn_distinct_attribute_create(inner, &a));
  EXPECT_STATUS(TN_OK, tn_distinct_attribute_create(inner, &b));
  EXPECT_TRUE(!tn_attribute_equal(a, b));
  EXPECT_TRUE(tn_attribute_equal(inner, tn_distinct_attribute_referenced(b)));
  EXPECT_EQ(TN_STORAGE_HAS_ALIAS, a.storage->flags);
  EXPECT_TRUE(tn_attribute_is_null(tn_distinct_attribute_referenced(inner)));
  tn_context_destroy(context);
}

TN_TEST(opaque_attributes_may_have_a_type) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i8 = tn_test_integer(context, 8);
  const tn_type none = {NULL};
  tn_attribute a = {NULL};
  tn_attribute b = {NULL};
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(context, tn_view("d"), tn_view("x"), none, &a));
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(context, tn_view("d"), tn_view("x"), i8, &b));
  EXPECT_TRUE(!tn_attribute_equal(a, b));
  EXPECT_TRUE(tn_type_is_null(tn_attribute_type(a)));
  EXPECT_TRUE(tn_type_equal(i8, tn_attribute_type(b)));
  EXPECT_VIEW("d", tn_opaque_attribute_dialect(b));
  EXPECT_VIEW("x", tn_opaque_attribute_body(b));
  char text[1000];
  memset(text, 'q', sizeof text);
  const tn_string_view dialect = {text, sizeof text};
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(context, dialect, dialect, none, &a));
  EXPECT_TRUE(tn_string_view_equal(dialect, tn_opaque_attribute_body(a)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_opaque_attribute_get(context, tn_view(""), tn_view("x"), none, &a));
  tn_context_destroy(context);
}
