// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that go on with bytes that were read before after an op of the same name.

#include "parse_fixture.h"

#define MODULE(body) "\"builtin.module\"() ({\n" body "}) : () -> ()\n"

static void expect_same(const char* text) {
  parse_fixture* f = fixture_open(true);
  const char* printed = fixture_reprint(f, text, false);
  if (strcmp(printed, text) != 0) TN_FAIL("%s\n  became\n%s", text, printed);
  fixture_close(f);
}

static void expect_error(const char* text, const char* error) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, text));
  if (strcmp(f->error, error) != 0) TN_FAIL("%s\n  said\n%s", text, f->error);
  fixture_close(f);
}

static tn_op first_op(const parse_fixture* f) {
  return tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
}

TN_TEST(properties_attributes_and_types) {
  expect_same(
      MODULE("  %0 = \"a\"() <{p = 1 : i8, q = \"x/y\"}> {k = [unit], z} : () -> i1\n"
             "  %1 = \"a\"() <{p = 1 : i8, q = \"x/y\"}> {k = [unit], z} : () -> i1\n"
             "  %2 = \"b\"() <{p = 1 : i8, q = \"x/y\"}> {k = [unit], z} : () -> i1\n"
             "  %3 = \"b\"() <{p = 1 : i8, q = \"x/y\"}> {k = [unit], z} : () -> i1\n"
             "  %4 = \"b\"() <{p = 1 : i8, q = \"x/z\"}> {k = [unit], z} : () -> i1\n"
             "  \"b\"() : () -> ()\n"
             "  \"b\"() : () -> ()\n"));
}

TN_TEST(the_op_says_what_is_a_property) {
  static const char text[] =
      "\"a\"() {sym_visibility = \"private\"} : () -> ()\n"
      "\"a\"() {sym_visibility = \"private\"} : () -> ()\n"
      "\"builtin.module\"() ({\n^bb0:\n}) {sym_visibility = \"private\"} : () -> ()\n"
      "\"builtin.module\"() ({\n^bb0:\n}) {sym_visibility = \"private\"} : () -> ()\n";
  parse_fixture* f = fixture_open(true);
  const char* printed = fixture_reprint(f, text, false);
  EXPECT_TRUE(strstr(printed, "\"a\"() {sym_visibility = \"private\"} : () -> ()\n") != NULL);
  EXPECT_TRUE(strstr(printed, "\"builtin.module\"() <{sym_visibility = \"private\"}>") != NULL);
  fixture_close(f);
}

TN_TEST(blocks_and_regions) {
  expect_same(
      MODULE("  \"f\"() ({\n"
             "    \"br\"()[^bb1] {w = 1 : i32} : () -> ()\n"
             "  ^bb1:  // pred: ^bb0\n"
             "    \"br\"()[^bb2] {w = 1 : i32} : () -> ()\n"
             "  ^bb2:  // pred: ^bb1\n"
             "    \"r\"() <{w = 1 : i32}> ({\n"
             "    }, {\n"
             "    }) : () -> ()\n"
             "    \"r\"() <{w = 1 : i32}> ({\n"
             "    }) : () -> ()\n"
             "    \"r\"() <{w = 1 : i32}> : () -> ()\n"
             "  }) : () -> ()\n"));
  // Regions in one line are no part of what is kept.
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f,
                                     "\"r\"() <{w}> ({}, {}) : () -> ()\n"
                                     "\"r\"() <{w}> ({}, {}) : () -> ()\n"));
  EXPECT_EQ(2, tn_op_region_count(tn_op_next(first_op(f))));
  fixture_close(f);
}

TN_TEST(locations_and_comments) {
  parse_fixture* f = fixture_open(true);
  static const char text[] =
      "%0 = \"a\"() {u} : () -> i1 // x\n"
      "%1 = \"a\"() {u} : () -> i1 loc(unknown)\n"
      "%2 = \"a\"() {u} : () -> i1 // x loc(\n"
      "%3 = \"a\"() {u} : () -> i1 loc(\"n\"(\"f\":1:2))\n"
      "%4 = \"a\"() {u} : () -> i1 // loc()\n"
      "%5 = \"a\"() {u} : () -> i1 loc(\"n\"(\"f\":1:2)) // loc()\n"
      "%6 = \"a\"() {u = loc(\"n\")} : () -> i1\n"
      "%7 = \"a\"() {u = loc(\"n\")} : () -> i1 loc(unknown)\n"
      "%8 = \"a\"() {u} : () -> (i1) \"b\"() {u = loc(\"n\")} : () -> ()\n"
      "%9 = \"a\"() {u} : () -> (i1) \"b\"() {u = loc(\"n\")} : () -> ()\n";
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  size_t count = 0;
  for (tn_op op = first_op(f); !tn_op_is_null(op); op = tn_op_next(op)) ++count;
  EXPECT_EQ(12, count);
  fixture_close(f);
}

TN_TEST(what_a_kept_body_names_may_become_an_alias) {
  static const char text[] =
      "%0 = \"a\"() {k = #d.x<#n>} : () -> !d.y<!n>\n"
      "%1 = \"a\"() {k = #d.x<#n>} : () -> !d.y<!n>\n"
      "!n = i32\n"
      "%2 = \"a\"() {k = #d.x<#n>} : () -> !d.y<!n>\n"
      "#n = 1 : i8\n"
      "%3 = \"a\"() {k = #d.x<#n>} : () -> !d.y<!n>\n";
  parse_fixture* f = fixture_open(true);
  const char* printed = fixture_reprint(f, text, false);
  EXPECT_TRUE(strstr(printed, "%1 = \"a\"() {k = #d.x<#n>} : () -> !d.y<!n>\n") != NULL);
  EXPECT_TRUE(strstr(printed, "%2 = \"a\"() {k = #d.x<#n>} : () -> !d.y<i32>\n") != NULL);
  EXPECT_TRUE(strstr(printed, "%3 = \"a\"() {k = #d.x<1 : i8>} : () -> !d.y<i32>\n") != NULL);
  fixture_close(f);
}

TN_TEST(errors_point_to_the_op_that_has_them) {
  expect_error(
      "%0 = \"a\"() {u} : () -> i1\n"
      "\"b\"(%0) {u = 1 : i8} : (i1) -> ()\n"
      "\"b\"(%0, %0) {u = 1 : i8} : (i1) -> ()\n",
      "3:28: expected 2 operand types but had 1");
  expect_error(
      "%0 = \"a\"() {u} : () -> i1\n"
      "%1 = \"a\"() {u} : () -> i1\n"
      "%2:2 = \"a\"() {u} : () -> i1\n",
      "3:1: operation defines 1 results but was provided 2 to bind");
  expect_error(
      "%0 = \"a\"() {u} : () -> i2\n"
      "%1 = \"c\"() {u} : () -> i1\n"
      "\"b\"(%1) {u} : (i1) -> ()\n"
      "\"b\"(%0) {u} : (i1) -> ()\n",
      "4:5: use of value '%0' expects different type than prior uses: 'i1' vs 'i2'");
}

/// More values and types than are kept at a time.
TN_TEST(what_is_kept_is_bounded) {
  enum { OP_COUNT = 5000, PART_COUNT = 30, LINE_SIZE = 24 * PART_COUNT };
  char* text = malloc((size_t)OP_COUNT * LINE_SIZE);
  EXPECT_TRUE(text != NULL);
  size_t size = 0;
  for (int op = 0; op < OP_COUNT; ++op) {
    size += (size_t)sprintf(text + size, "\"a\"() {o = %d : i32", op / 2);
    for (int i = 0; i < PART_COUNT; ++i) size += (size_t)sprintf(text + size, ", a%d = %d", i, i);
    size += (size_t)sprintf(text + size, "} : () -> (i1");
    for (int i = 0; i < PART_COUNT; ++i) size += (size_t)sprintf(text + size, ", i%d", i + 1);
    size += (size_t)sprintf(text + size, ")\n");
  }
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  int number = 0;
  for (tn_op op = first_op(f); !tn_op_is_null(op); op = tn_op_next(op), ++number) {
    const tn_attribute value = tn_op_attribute(op, tn_string_view_from("o"));
    EXPECT_EQ(number / 2, tn_integer_attribute_value(value));
    EXPECT_EQ(PART_COUNT + 1, tn_op_result_count(op));
  }
  EXPECT_EQ(OP_COUNT, number);
  fixture_close(f);
  free(text);
}
