// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that are words of a list, in the generic form and in ops: what is read, and where
// messages point.

#include "parse_fixture.h"

#define FAST_WORDS                                                                             \
  "expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, " \
  "contract, afn, fast"
#define INDEX_WORDS                                                                                \
  "expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, " \
  "ugt, uge"

typedef struct spelling {
  const char* text;
  const char* outcome;  ///< What is printed, or the message.
} spelling;

/// Puts each text between `before` and `after`. What is printed is looked for from `start` on.
static void expect_outcomes(const spelling* cases, size_t count, const char* before,
                            const char* after, const char* start, const char* end) {
  for (size_t i = 0; i < count; ++i) {
    parse_fixture* f = fixture_open(true);
    char text[1024];
    char found[1024];
    snprintf(text, sizeof text, "%s%s%s", before, cases[i].text, after);
    if (fixture_parse(f, text) == TN_OK) {
      const tn_print_options options = {.custom_form = true};
      f->size = 0;
      EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
      const char* from = strstr(f->printed, start);
      EXPECT_TRUE(from != NULL);
      from += strlen(start);
      const char* to = strstr(from, end);
      EXPECT_TRUE(to != NULL);
      snprintf(found, sizeof found, "%.*s", (int)(to - from), from);
    } else {
      snprintf(found, sizeof found, "%s", f->error);
    }
    EXPECT_STR(cases[i].outcome, found);
    fixture_close(f);
  }
}

TN_TEST(in_a_dialects_attribute) {
  static const spelling cases[] = {
      {"#arith.fastmath<nnan,reassoc>", "#arith.fastmath<reassoc,nnan>"},
      {"#arith<fastmath < nnan, nnan >, more>", "#arith.fastmath<nnan>"},
      {"#arith.fastmath<nnan // why\n>", "#arith.fastmath<nnan>"},
      {"#arith.overflow<nuw,nsw> : i32", "#arith.overflow<nsw, nuw>"},
      {"[#index<cmp_predicate \"eq\">]", "[#index<cmp_predicate eq>]"},
      {"#index.cmp_predicate", "1:34: expected valid keyword or string"},
      {"#arith.fastmath", "1:29: expected '<'"},
      {"#arith.fastmath<>", "1:30: expected valid keyword or string"},
      {"#arith.fastmath<nnan,foo>", "1:30: " FAST_WORDS},
      {"#arith<fastmath<true>>", "1:30: " FAST_WORDS},
      {"#arith.fastmath<nnan,3>", "1:35: expected valid keyword or string"},
      {"#arith.fastmath<nnan|ninf>", "1:34: expected '>'"},
      {"#arith.fastmath<nnan", "1:29: unbalanced '<' character in pretty dialect name"},
      {"#index<cmp_predicate <eq>>", "1:35: expected valid keyword or string"},
      {"#index<cmp_predicate foo>", "1:35: " INDEX_WORDS},
  };
  expect_outcomes(cases, sizeof cases / sizeof *cases, "\"x.y\"() {a = ", "} : () -> ()",
                  "{a = ", "}");
}

TN_TEST(in_an_ops_form) {
  static const spelling cases[] = {
      {"<none>", ""},
      {"<ninf,nnan>", " fastmath<nnan,ninf>"},
      {"<\"fast\">", " fastmath<fast>"},
      {" #arith.fastmath<ninf,nnan>", "2:67: expected ':'"},
      {"<foo>", "2:35: custom op 'arith.addf' " FAST_WORDS},
      {"<>", "2:35: custom op 'arith.addf' expected valid keyword or string"},
      {"<nnan,", "2:41: custom op 'arith.addf' expected valid keyword or string"},
      {"<nnan", "2:39: expected '>'"},
      {"", "2:34: expected '<'"},
      {"#arith.overflow<nsw>", "2:34: custom op 'arith.addf' invalid kind of attribute specified"},
  };
  expect_outcomes(cases, sizeof cases / sizeof *cases,
                  "func.func @f(%a: f32) {\n  %0 = arith.addf %a, %a fastmath",
                  " : f32\n  return\n}", "addf %arg0, %arg0", " : f32");
}

TN_TEST(as_a_bare_word) {
  static const spelling cases[] = {
      {"eq", " eq"},
      {"\"ne\"", " ne"},
      {"#index<cmp_predicate slt>", " slt"},
      {"foo", "2:18: custom op 'index.cmp' " INDEX_WORDS},
      {"\"foo\"", "2:18: custom op 'index.cmp' " INDEX_WORDS},
      {"3", "2:18: custom op 'index.cmp' expected valid keyword or string"},
      {"eq,ne", "2:20: expected '('"},
      {"#arith.fastmath<nnan>", "2:18: custom op 'index.cmp' invalid kind of attribute specified"},
  };
  expect_outcomes(cases, sizeof cases / sizeof *cases,
                  "func.func @f(%a: index) {\n  %0 = index.cmp ", "(%a, %a)\n  return\n}",
                  "index.cmp", "(%arg0");
}
