// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Opaque attributes whose words the dialect lists.

#include <tenure/dialect.h>

#include "report.h"

static tn_status make(tn_context* context, const char* dialect, const char* body,
                      tn_attribute* out_attribute) {
  return tn_opaque_attribute_get(context, tn_view(dialect), tn_view(body), (tn_type){NULL},
                                 out_attribute);
}

TN_TEST(words_come_in_the_order_of_the_list) {
  static const char* const cases[][3] = {
      {"arith", "fastmath<nnan,reassoc>", "fastmath<reassoc,nnan>"},
      {"arith", "fastmath< ninf , ninf >", "fastmath<ninf>"},
      {"arith", "fastmath<none,afn>", "fastmath<afn>"},
      {"arith", "fastmath<none>", "fastmath<none>"},
      {"arith", "fastmath<afn,contract,arcp,nsz,ninf,nnan,reassoc>", "fastmath<fast>"},
      {"arith", "fastmath<nnan,fast>", "fastmath<fast>"},
      {"arith", "fastmath<\"nnan, ninf\",\"\\6esz\">", "fastmath<nnan,ninf,nsz>"},
      {"arith", "overflow<nuw,nsw>", "overflow<nsw, nuw>"},
      {"index", "cmp_predicate   \"eq\"", "cmp_predicate eq"},
      {"index", "cmp_predicate eq, ne", "cmp_predicate eq"},
      {"irdl", "variadicity single", "variadicity single"},
  };
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_attribute attribute;
    tn_attribute again;
    EXPECT_STATUS(TN_OK, make(context, cases[i][0], cases[i][1], &attribute));
    EXPECT_VIEW(cases[i][2], tn_opaque_attribute_body(attribute));
    EXPECT_STATUS(TN_OK, make(context, cases[i][0], cases[i][2], &again));
    EXPECT_TRUE(tn_attribute_equal(attribute, again));
  }
  tn_context_destroy(context);
}

TN_TEST(they_have_no_type) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(context, tn_view("arith"), tn_view("overflow<nsw>"),
                                               tn_test_integer(context, 32), &attribute));
  EXPECT_TRUE(tn_type_is_null(tn_attribute_type(attribute)));
  tn_context_destroy(context);
}

TN_TEST(other_words_are_refused) {
  static const char* const cases[][2] = {
      {"fastmath<fnord>",
       "expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, "
       "contract, afn, fast"},
      {"overflow<nsw,\"nuw,none\">",
       "expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw"},
      {"overflow<\"\">",
       "expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw"},
      {"overflow<>", "expected valid keyword or string"},
      {"overflow<nsw nuw>", "expected '>'"},
      {"overflow", "expected '<'"},
  };
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_attribute attribute;
    EXPECT_STATUS(TN_INVALID_ARGUMENT, make(context, "arith", cases[i][0], &attribute));
    EXPECT_STR(cases[i][1], report.message);
    EXPECT_TRUE(tn_attribute_is_null(attribute));
  }
  tn_context_destroy(context);
}

TN_TEST(a_dialect_that_is_left_out_lists_none) {
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .left_out_dialects = tn_view("arith")};
  tn_context* context = NULL;
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, make(context, "arith", "fastmath<fnord,nnan>", &attribute));
  EXPECT_VIEW("fastmath<fnord,nnan>", tn_opaque_attribute_body(attribute));
  tn_context_destroy(context);
}
