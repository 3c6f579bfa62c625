// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Aliases that dialects choose: which things get one, what they are called, how they are ordered.

#include "parse_fixture.h"

#define SIX(type) type ", " type ", " type ", " type ", " type ", " type
#define EIGHTEEN(type) SIX(type) ", " SIX(type) ", " SIX(type)

static void expect_reprint(const char* text, const char* expected) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STR(expected, fixture_reprint(f, text, false));
  fixture_close(f);
}

TN_TEST(names_become_identifiers) {
  expect_reprint(
      "\"t.a\"() {a = \"alias_test:dot_in_name\", b = \"alias_test:prefixed_digit\","
      " c = [\"alias_test:prefixed_symbol\"], d = \"alias_test:other\"} : () -> ()",
      "#_0_test_alias = \"alias_test:prefixed_digit\"\n"
      "#_25test = \"alias_test:prefixed_symbol\"\n"
      "#test2Ealias = \"alias_test:dot_in_name\"\n"
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {a = #test2Ealias, b = #_0_test_alias, c = [#_25test], d = "
      "\"alias_test:other\"} : () -> ()\n"
      "}) : () -> ()\n");
}

TN_TEST(types_have_them_too) {
  expect_reprint(
      "%0 = \"t.a\"() : () -> !test.int<unsigned, 8>\n"
      "%1:2 = \"t.a\"() : () -> (!test.int<unsigned, 8>, tensor<2x!test.int<unsigned, 8>>)",
      "!test_ui8 = !test.int<unsigned, 8>\n"
      "\"builtin.module\"() ({\n"
      "  %0 = \"t.a\"() : () -> !test_ui8\n"
      "  %1:2 = \"t.a\"() : () -> (!test_ui8, tensor<2x!test_ui8>)\n"
      "}) : () -> ()\n");
  expect_reprint("%0 = \"t.a\"() : () -> tuple<" EIGHTEEN("!test.smpla") ">\n"
                 "%1 = \"t.a\"() : () -> tuple<" EIGHTEEN("i1") ">",
                 "!test_tuple = tuple<" EIGHTEEN("!test.smpla") ">\n"
                 "!tuple = tuple<" EIGHTEEN("i1") ">\n"
                 "\"builtin.module\"() ({\n"
                 "  %0 = \"t.a\"() : () -> !test_tuple\n"
                 "  %1 = \"t.a\"() : () -> !tuple\n"
                 "}) : () -> ()\n");
}

TN_TEST(recursive_ones_stand_a_level_higher) {
  expect_reprint(
      "%0 = \"t.a\"() : () -> !test.test_rec_alias<b, !test.test_rec_alias<b>>\n"
      "%1 = \"t.a\"() : () -> !test.test_rec_alias<x, i1>",
      "!x = !test.test_rec_alias<x, i1>\n"
      "!b = !test.test_rec_alias<b, !test.test_rec_alias<b>>\n"
      "\"builtin.module\"() ({\n"
      "  %0 = \"t.a\"() : () -> !b\n"
      "  %1 = \"t.a\"() : () -> !x\n"
      "}) : () -> ()\n");
}

TN_TEST(numbers_keep_clear_of_names) {
  expect_reprint(
      "\"t.a\"() {a = !test.test_rec_alias<map, i2>, b = !test.test_rec_alias<map1, i2>,"
      " c = affine_map<() -> ()>, d = affine_map<() -> (1)>} : () -> ()",
      "!map = !test.test_rec_alias<map, i2>\n"
      "!map1 = !test.test_rec_alias<map1, i2>\n"
      "#map2 = affine_map<() -> ()>\n"
      "#map3 = affine_map<() -> (1)>\n"
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {a = !map, b = !map1, c = #map2, d = #map3} : () -> ()\n"
      "}) : () -> ()\n");
}

TN_TEST(aliases_read_where_they_are_written) {
  static const char text[] =
      "#test2Ealias = \"alias_test:dot_in_name\"\n"
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {a = #test.conditional_alias<#test2Ealias>} : () -> ()\n"
      "}) : () -> ()\n";
  expect_reprint(text, text);
}

TN_TEST(without_them_names_that_go_without_saying_are_left_out) {
  parse_fixture* f = fixture_open(true);
  static const char text[] =
      "#f = #llvm.di_file<\"a\" in \"b\">\n"
      "#u = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, "
      "isOptimized = false, emissionKind = Full>\n"
      "#s = #llvm.di_subprogram<compileUnit = #u, scope = #f, file = #f, annotations = #f>\n"
      "module {\n"
      "  \"t.a\"() {s = #s} : () -> ()\n"
      "}\n";
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
  f->size = 0;
  EXPECT_STATUS(
      TN_OK, tn_attribute_print(tn_op_attribute(op, tn_string_view_from("s")), fixture_write, f));
  EXPECT_STR(
      "#llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, "
      "file = <\"a\" in \"b\">, isOptimized = false, emissionKind = Full>, "
      "scope = #llvm.di_file<\"a\" in \"b\">, file = <\"a\" in \"b\">, "
      "annotations = #llvm.di_file<\"a\" in \"b\">>",
      f->printed);
  fixture_close(f);
}

/// Names stand in the custom form of a function with a body only if something else has them.
TN_TEST(attributes_of_named_arguments_give_none) {
  parse_fixture* f = fixture_open(true);
  static const char text[] =
      "#map = affine_map<(d0) -> (d0 + 2)>\n"
      "#map1 = affine_map<(d0) -> (d0 + 1)>\n"
      "#map2 = affine_map<(d0) -> (d0 + 3)>\n"
      "#map3 = affine_map<(d0) -> (d0 + 4)>\n"
      "module {\n"
      "  func.func @f(%arg0: i32 {a.m = [affine_map<(d0) -> (d0)>], a.n = #map}) -> (i32 {a.r = "
      "#map}) {\n"
      "    return %arg0 : i32\n"
      "  }\n"
      "  func.func private @g(i32 {a.m = #map1}) -> (i32 {a.r = #map2})\n"
      "  func.func @h(%arg0: i32 {a.s = affine_set<(d0) : (d0 >= 0)>}) attributes {a.b = #map3} {\n"
      "    return\n"
      "  }\n"
      "}\n";
  const tn_print_options options = {.custom_form = true};
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_STR(text, f->printed);
  EXPECT_TRUE(
      strstr(fixture_reprint(f, text, false), "arg_attrs = [{a.m = [#map], a.n = #map1}]") != NULL);
  fixture_close(f);
}
