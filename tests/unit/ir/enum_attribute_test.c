// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Opaque attributes whose words the dialect lists. Needs: dialects

#include <tenure/dialect.h>
#include <tenure/parameters.h>

#include "ir/enum_attribute.h"
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

//===-- Numbers -------------------------------------------------------------------------------===//

TN_TEST(attributes_keep_what_they_stand_for) {
  static const struct {
    const char* dialect;
    const char* body;
    uint64_t number;
  } cases[] = {
      {"arith", "fastmath<reassoc,nsz>", 9}, {"arith", "fastmath<fast>", 127},
      {"arith", "fastmath<none>", 0},        {"arith", "overflow<nsw, nuw>", 3},
      {"index", "cmp_predicate uge", 9},     {"stablehlo", "rng_distribution NORMAL", 2},
  };
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_attribute attribute;
    tn_attribute again;
    uint64_t number = 99;
    EXPECT_STATUS(TN_OK, make(context, cases[i].dialect, cases[i].body, &attribute));
    EXPECT_EQ(TN_ATTRIBUTE_DIALECT, tn_attribute_kind_of(attribute));
    EXPECT_TRUE(tn_attribute_parameter_count(attribute) == 1);
    EXPECT_TRUE(tn_enum_attribute__number(attribute, &number));
    EXPECT_TRUE(number == cases[i].number);
    const tn_string_view body = tn_view(cases[i].body);
    const tn_string_view mnemonic = {body.data, strcspn(body.data, "< ")};
    EXPECT_STATUS(TN_OK, tn_enum_attribute__of_number(context, tn_view(cases[i].dialect), mnemonic,
                                                      number, &again));
    EXPECT_TRUE(tn_attribute_equal(attribute, again));
  }
  tn_context_destroy(context);
}

TN_TEST(other_numbers_stand_for_nothing) {
  static const struct {
    const char* dialect;
    const char* mnemonic;
    uint64_t number;
    tn_status status;
  } cases[] = {
      {"arith", "fastmath", 128, TN_OK},           {"index", "cmp_predicate", 10, TN_OK},
      {"stablehlo", "rng_distribution", 0, TN_OK}, {"stablehlo", "fnord", 0, TN_NOT_FOUND},
      {"fnord", "fastmath", 0, TN_NOT_FOUND},
  };
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_attribute attribute;
    EXPECT_STATUS(cases[i].status, tn_enum_attribute__of_number(context, tn_view(cases[i].dialect),
                                                                tn_view(cases[i].mnemonic),
                                                                cases[i].number, &attribute));
    EXPECT_TRUE(tn_attribute_is_null(attribute));
  }
  tn_context_destroy(context);
}

TN_TEST(attributes_of_no_words_stand_for_nothing) {
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  tn_attribute attribute;
  uint64_t number = 99;
  EXPECT_TRUE(!tn_enum_attribute__number((tn_attribute){NULL}, &number));
  EXPECT_TRUE(number == 0);
  EXPECT_STATUS(TN_OK, tn_unit_attribute_get(context, &attribute));
  EXPECT_TRUE(!tn_enum_attribute__number(attribute, &number));
  EXPECT_STATUS(TN_OK, make(context, "stablehlo", "dot<>", &attribute));
  EXPECT_TRUE(!tn_enum_attribute__number(attribute, &number));
  EXPECT_STATUS(TN_OK, make(context, "fnord", "fastmath<nnan>", &attribute));
  EXPECT_TRUE(!tn_enum_attribute__number(attribute, &number));
  tn_context_destroy(context);
}

/// One that was made before its dialect was loaded stays text; numbers have all 64 bits.
TN_TEST(what_is_not_kept_is_read_from_the_words) {
  static const char schema[] =
      "irdl.dialect @d {\n"
      "  irdl.attribute @f attributes {cases = [\"a\", \"b\", \"c\"], flags = \",\",\n"
      "      values = [1, 2, 281474976710656], format = \"`<` $value `>`\"}\n"
      "  irdl.attribute @w attributes {cases = [\"x\", \"y\"], values = [-1, 7]}\n"
      "}\n";
  static const struct {
    const char* body;
    uint64_t number;
  } cases[] = {{"f<b,a,b>", 3}, {"f<a,c>", 281474976710657}, {"w x", UINT64_MAX}, {"w y", 7}};
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  tn_attribute early;
  uint64_t number;
  EXPECT_STATUS(TN_OK, make(context, "d", "f<b,a,b>", &early));
  EXPECT_TRUE(!tn_enum_attribute__number(early, &number));
  EXPECT_EQ(TN_ATTRIBUTE_OPAQUE, tn_attribute_kind_of(early));
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(context, tn_view(schema), tn_view("d.irdl.mlir")));
  EXPECT_TRUE(!tn_enum_attribute__number(early, &number));
  for (size_t i = 0; i < 2 * (sizeof cases / sizeof *cases); ++i) {
    tn_attribute attribute;
    EXPECT_STATUS(TN_OK, make(context, "d", cases[i / 2].body, &attribute));
    EXPECT_TRUE(tn_enum_attribute__number(attribute, &number));
    EXPECT_TRUE(number == cases[i / 2].number);
  }
  tn_context_destroy(context);
}
