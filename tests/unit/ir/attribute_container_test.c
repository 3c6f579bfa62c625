// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report.h"

TN_TEST(arrays_keep_their_elements) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_attribute elements[200];
  for (size_t i = 0; i < 200; ++i) elements[i] = tn_test_number(context, (int64_t)i);
  for (size_t count = 0; count <= 200; count += 25) {
    tn_attribute array = {NULL};
    tn_attribute again = {NULL};
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(context, elements, count, &array));
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(context, elements, count, &again));
    EXPECT_TRUE(tn_attribute_equal(array, again));
    EXPECT_EQ(count, tn_array_attribute_count(array));
    EXPECT_TRUE(tn_attribute_is_null(tn_array_attribute_element(array, count)));
    if (count == 0) continue;
    EXPECT_TRUE(
        tn_attribute_equal(elements[count - 1], tn_array_attribute_element(array, count - 1)));
  }
  elements[3] = (tn_attribute){NULL};
  tn_attribute array = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_array_attribute_get(context, elements, 4, &array));
  EXPECT_STR("an element is null", report.message);
  tn_context_destroy(context);
}

static void expect_sorted(tn_context* context, size_t count) {
  tn_named_attribute entries[60] = {{{NULL}, {NULL}}};
  for (size_t i = 0; i < count; ++i) {
    char name[32];
    snprintf(name, sizeof name, "n%zu", i * 7919 % count);
    entries[i] = (tn_named_attribute){tn_test_name(context, name),
                                      tn_test_number(context, (int64_t)(i * 7919 % count))};
  }
  tn_attribute dictionary = {NULL};
  EXPECT_STATUS(TN_OK, tn_dictionary_attribute_get(context, entries, count, &dictionary));
  EXPECT_EQ(count, tn_dictionary_attribute_count(dictionary));
  for (size_t i = 0; i < count; ++i) {
    char name[32];
    snprintf(name, sizeof name, "n%zu", i);
    const tn_attribute found = tn_dictionary_attribute_find(dictionary, tn_view(name));
    EXPECT_EQ(i, tn_integer_attribute_value(found));
    if (i == 0) continue;
    const tn_string_view before =
        tn_identifier_text(tn_dictionary_attribute_entry(dictionary, i - 1).name);
    const tn_string_view after =
        tn_identifier_text(tn_dictionary_attribute_entry(dictionary, i).name);
    EXPECT_TRUE(strcmp(before.data, after.data) < 0);
  }
  EXPECT_TRUE(tn_attribute_is_null(tn_dictionary_attribute_find(dictionary, tn_view("n"))));
  EXPECT_TRUE(tn_attribute_is_null(tn_dictionary_attribute_find(dictionary, tn_view("zz"))));
}

TN_TEST(dictionaries_sort_by_name) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  expect_sorted(context, 0);
  expect_sorted(context, 1);
  expect_sorted(context, 11);
  expect_sorted(context, 17);
  expect_sorted(context, 53);
  tn_context_destroy(context);
}

TN_TEST(a_name_that_stands_twice_is_refused) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_named_attribute entries[] = {{tn_test_name(context, "b"), tn_test_number(context, 1)},
                                        {tn_test_name(context, "a"), tn_test_number(context, 2)},
                                        {tn_test_name(context, "b"), tn_test_number(context, 3)}};
  tn_attribute dictionary = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dictionary_attribute_get(context, entries, 3, &dictionary));
  EXPECT_STR("duplicate key 'b' in dictionary attribute", report.message);
  EXPECT_TRUE(tn_attribute_is_null(dictionary));
  tn_context_destroy(context);
}

TN_TEST(symbol_references_nest) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_string_view nested[] = {tn_view("b"), tn_view("c")};
  tn_attribute flat = {NULL};
  tn_attribute deep = {NULL};
  EXPECT_STATUS(TN_OK, tn_symbol_ref_attribute_get(context, tn_view("a"), NULL, 0, &flat));
  EXPECT_STATUS(TN_OK, tn_symbol_ref_attribute_get(context, tn_view("a"), nested, 2, &deep));
  EXPECT_TRUE(!tn_attribute_equal(flat, deep));
  EXPECT_VIEW("a", tn_symbol_ref_attribute_root(deep));
  EXPECT_EQ(0, tn_symbol_ref_attribute_nested_count(flat));
  EXPECT_EQ(2, tn_symbol_ref_attribute_nested_count(deep));
  EXPECT_VIEW("c", tn_symbol_ref_attribute_nested(deep, 1));
  EXPECT_EQ(0, tn_symbol_ref_attribute_nested(deep, 2).size);
  tn_context_destroy(context);
}

TN_TEST(names_that_no_text_can_have_are_refused) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_string_view nested[] = {tn_view("b"), tn_view("")};
  const tn_named_attribute entry = {tn_test_name(context, ""), tn_test_number(context, 1)};
  tn_attribute made = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_symbol_ref_attribute_get(context, tn_view(""), NULL, 0, &made));
  EXPECT_STR("empty symbol name", report.message);
  report.message[0] = 0;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_symbol_ref_attribute_get(context, tn_view("a"), nested, 2, &made));
  EXPECT_STR("empty symbol name", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dictionary_attribute_get(context, &entry, 1, &made));
  EXPECT_STR("empty attribute name in dictionary", report.message);
  EXPECT_TRUE(tn_attribute_is_null(made));
  tn_context_destroy(context);
}
