// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/operation_name.h"

#include <tenure/operation.h>

#include "report.h"

TN_TEST(names_are_interned_with_their_dialect) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  static const char* const names[] = {
      "a.b", "func.func", "func.call", "module", "", ".x", "dialect.with_a_longer.name"};
  static const char* const dialects[] = {"a", "func", "func", "", "", "", "dialect"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; ++i) {
    const tn_storage* name = NULL;
    const tn_storage* again = NULL;
    EXPECT_STATUS(TN_OK, tn_operation_name__get(context, tn_view(names[i]), &name));
    EXPECT_STATUS(TN_OK, tn_operation_name__get(context, tn_view(names[i]), &again));
    EXPECT_TRUE(name == again);
    EXPECT_VIEW(names[i], tn_operation_name__text(name));
    EXPECT_VIEW(dialects[i], tn_operation_name__dialect(name));
    EXPECT_VIEW(dialects[i], tn_operation_name_dialect((tn_operation_name){name}));
    EXPECT_STR(names[i], tn_operation_name__payload(name)->text);
    EXPECT_TRUE(tn_operation_name__definition(name) == NULL);
    EXPECT_TRUE(tn_storage_context(name) == context);
  }
  tn_context_destroy(context);
}

TN_TEST(a_name_is_defined_once) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const int first = 1;
  const int second = 2;
  for (size_t size = 1; size < 20; ++size) {
    const tn_string_view text = {"abcdefghijklmnopqrstuvw", size};
    const tn_storage* name = NULL;
    const tn_storage* again = NULL;
    EXPECT_STATUS(TN_OK, tn_operation_name__get(context, text, &name));
    EXPECT_TRUE(tn_operation_name__define(name, NULL, &first));
    EXPECT_TRUE(!tn_operation_name__define(name, NULL, &second));
    EXPECT_TRUE(tn_operation_name__definition(name) == &first);
    EXPECT_STATUS(TN_OK, tn_operation_name__get(context, text, &again));
    EXPECT_TRUE(name == again);
    EXPECT_TRUE(tn_string_view_equal(text, tn_operation_name__text(name)));
  }
  tn_context_destroy(context);
}

TN_TEST(a_name_says_what_its_dialect_says) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(context, tn_view("builtin.module"), &name));
  EXPECT_TRUE(tn_operation_name_is_registered(name));
  EXPECT_TRUE(tn_operation_name_has_trait(name, TN_TRAIT_SYMBOL_TABLE));
  EXPECT_TRUE(tn_operation_name_has_trait(name, TN_TRAIT_NO_TERMINATOR));
  EXPECT_TRUE(!tn_operation_name_has_trait(name, TN_TRAIT_TERMINATOR));
  EXPECT_STATUS(TN_OK, tn_operation_name_get(context, tn_view("func.return"), &name));
  EXPECT_TRUE(tn_operation_name_has_trait(name, TN_TRAIT_TERMINATOR));
  EXPECT_STATUS(TN_OK, tn_operation_name_get(context, tn_view("func.not_there"), &name));
  EXPECT_TRUE(!tn_operation_name_is_registered(name));
  EXPECT_TRUE(!tn_operation_name_has_trait(name, TN_TRAIT_ISOLATED_FROM_ABOVE));
  EXPECT_TRUE(!tn_operation_name_is_registered((tn_operation_name){NULL}));
  EXPECT_TRUE(!tn_operation_name_has_trait((tn_operation_name){NULL}, TN_TRAIT_SYMBOL));
  tn_context_destroy(context);
}
