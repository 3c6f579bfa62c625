// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints on types as schemas spell them: which types hold, and what is not understood.

#include <tenure/dialect.h>

#include "../text/parse_fixture.h"

static tn_status load(parse_fixture* f, const char* constraint, const char* match) {
  char text[1024];
  snprintf(text, sizeof text,
           "irdl.dialect @s {\n  irdl.operation @op attributes {match = [%s], traits = "
           "[\"AttrSizedOperandSegments\"]} {\n"
           "    %%0 = irdl.any {type = \"%s\"}\n    %%1 = irdl.any\n"
           "    irdl.operands(a: %%0, b: optional %%1, c: optional %%1)\n  }\n}\n",
           match, constraint);
  f->error_count = 0;
  f->error[0] = 0;
  return tn_dialect_load_schema(f->context, tn_string_view_from(text),
                                tn_string_view_from("s.irdl.mlir"));
}

static bool holds(parse_fixture* f, const char* type) {
  char text[512];
  snprintf(text, sizeof text,
           "%%0 = \"t.t\"() : () -> %s\n\"s.op\"(%%0) {operandSegmentSizes = array<i32: 1, 0, 0>} "
           ": (%s) -> ()\n",
           type, type);
  return fixture_parse(f, text) == TN_OK;
}

TN_TEST(types_hold_where_all_that_is_said_holds) {
  static const struct {
    const char* constraint;
    const char* good[4];
    const char* bad[5];
  } cases[] = {
      {"f16 or f32", {"f16", "f32"}, {"bf16", "f64", "tf32"}},
      {"16/32-bit float", {"f16", "bf16", "f32"}, {"f64", "i32"}},
      {"32/64/128-bit signless integer",
       {"i32", "i64", "i128"},
       {"i16", "i80", "si128", "f128", "index"}},
      {"vector of 80/128-bit float values",
       {"vector<2xf80>", "vector<2xf128>"},
       {"vector<2xf64>", "f80", "vector<2xi128>"}},
      {"fixed-length vector of 8/16-bit integer values and of length 2/4",
       {"vector<2xi8>", "vector<4xui16>", "vector<2x2xi8>"},
       {"vector<3xi8>", "vector<[2]xi8>", "vector<2xi32>", "i8", "tensor<2xi8>"}},
      {"vector of any type values and of rank 1/3",
       {"vector<4xf32>", "vector<1x1x1xf32>"},
       {"vector<f32>", "vector<2x2xf32>", "memref<2xf32>"}},
      {"tensor of index values and (of rank at least 1 and of extents other than 0 or unranked "
       "tensor of any type values)",
       {"tensor<?xindex>", "tensor<*xindex>", "tensor<2x3xindex>"},
       {"tensor<index>", "tensor<2x0xindex>", "tensor<2xi8>", "tensor<*xi8>"}},
      {"of extents 1",
       {"tensor<f32>", "memref<1x1xf32>"},
       {"tensor<2xf32>", "f32", "tensor<?xf32>"}},
      {"of shape 4x2 and of scalable extents",
       {"vector<[4]x[2]xf32>"},
       {"vector<4x2xf32>", "vector<[4]x2xf32>", "vector<[4]xf32>", "vector<[4]x[2]x[1]xf32>"}},
      {"of length at least 2 and of length at most 4",
       {"vector<2xf32>", "tensor<2x2xf32>"},
       {"vector<1xf32>", "vector<5xf32>", "tensor<?xf32>"}},
      {"not (index or f32)", {"i32", "vector<2xf32>"}, {"index", "f32"}},
      {"shaped type of index values and ranked",
       {"tensor<?xindex>", "memref<2xindex>", "!d.shaped"},
       {"tensor<*xindex>", "index", "vector<2xi8>"}},
      {"ranked tensor of any type values and of encoding #d.layout",
       {"tensor<2xf32, #d.layout>", "tensor<2xf32, #d.layout<1>>"},
       {"tensor<2xf32>", "tensor<2xf32, #d.layouts>", "tensor<2xf32, #e.layout>"}},
      {"!d.ptr<3> or !e",
       {"!d.ptr<3>", "!e.any", "!e.other<1>"},
       {"!d.ptr", "!d.ptr<1>", "!d.ptr<33>", "f32"}},
      {"statically shaped and memref of f32 values",
       {"memref<2xf32>"},
       {"memref<?xf32>", "memref<2xf64>", "tensor<2xf32>"}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    parse_fixture* f = fixture_open(true);
    if (load(f, cases[i].constraint, "") != TN_OK) TN_FAIL("%s", f->error);
    for (size_t k = 0; k < 4 && cases[i].good[k] != NULL; ++k) {
      if (!holds(f, cases[i].good[k])) TN_FAIL("%s: %s", cases[i].good[k], f->error);
    }
    for (size_t k = 0; k < 5 && cases[i].bad[k] != NULL; ++k) {
      if (holds(f, cases[i].bad[k])) TN_FAIL("%s: %s", cases[i].constraint, cases[i].bad[k]);
    }
    fixture_close(f);
  }
}

TN_TEST(what_is_not_understood_is_refused_from_there_on) {
  static const char* const texts[] = {"(index",
                                      "index)",
                                      "of rank",
                                      "of rank x",
                                      "of shape x4",
                                      "of shape 4x",
                                      "of encoding #",
                                      "not",
                                      "index and",
                                      "of length 2/",
                                      "!",
                                      "()",
                                      "vector of (index",
                                      "index or not",
                                      "of shape 4y"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    parse_fixture* f = fixture_open(false);
    EXPECT_TRUE(load(f, texts[i], "") != TN_OK);
    EXPECT_TRUE(strstr(f->error, "cannot parse type constraint at ") != NULL);
    fixture_close(f);
  }
}

TN_TEST(brackets_nest_so_deep_and_no_deeper) {
  char text[512];
  for (size_t depth = 8; depth <= 200; depth *= 5) {
    parse_fixture* f = fixture_open(false);
    memset(text, '(', depth);
    memcpy(text + depth, "index", 5);
    memset(text + depth + 5, ')', depth);
    text[2 * depth + 5] = 0;
    EXPECT_TRUE((load(f, text, "") == TN_OK) == (depth == 8));
    fixture_close(f);
  }
}

static bool fits(parse_fixture* f, const char* a, const char* b) {
  char text[512];
  snprintf(text, sizeof text,
           "%%0:2 = \"t.t\"() : () -> (%s, %s)\n\"s.op\"(%%0#0, %%0#1) {operandSegmentSizes = "
           "array<i32: 1, 1, 0>} : (%s, %s) -> ()\n",
           a, b, a, b);
  return fixture_parse(f, text) == TN_OK;
}

TN_TEST(types_are_compared) {
  static const struct {
    const char* match;
    const char* good[2];
    const char* bad[2];
    const char* error;
  } cases[] = {
      {"\"all-elements(a, b)\"",
       {"f32", "tensor<2xf32>"},
       {"f32", "tensor<2xf64>"},
       "all of {a, b} have same element type"},
      {"\"all-elements(a, b): they are alike\"",
       {"vector<2xi8>", "memref<?xi8>"},
       {"i8", "i16"},
       "they are alike"},
      {"\"all-shapes(a, b)\"",
       {"tensor<2x?xf32>", "tensor<2x?xi1>"},
       {"tensor<2xf32>", "tensor<?xf32>"},
       "all of {a, b} have same shape"},
      {"\"all-ranks(a, b)\"",
       {"tensor<2xf32>", "memref<3xf32>"},
       {"tensor<2xf32>", "tensor<f32>"},
       "all of {a, b} have same rank"},
      {"\"all-lengths(a, b)\"",
       {"vector<2x3xf32>", "vector<6xi8>"},
       {"vector<2xf32>", "vector<3xf32>"},
       "all of {a, b} have same element count"},
      {"\"together(b, c)\"", {"f32", NULL}, {"f32", "f32"}, "all of {b, c} are provided or none"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    parse_fixture* f = fixture_open(true);
    char error[128];
    if (load(f, "any type", cases[i].match) != TN_OK) TN_FAIL("%s", f->error);
    EXPECT_TRUE(cases[i].good[1] == NULL ? holds(f, cases[i].good[0])
                                         : fits(f, cases[i].good[0], cases[i].good[1]));
    EXPECT_TRUE(!fits(f, cases[i].bad[0], cases[i].bad[1]));
    snprintf(error, sizeof error, "'s.op' op failed to verify that %s", cases[i].error);
    if (strstr(f->error, error) == NULL) TN_FAIL("%s: %s", cases[i].match, f->error);
    fixture_close(f);
  }
}
