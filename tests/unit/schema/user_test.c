// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What schemas of users may say: types that a format shortens or leaves out, words that need quotes,
// and what is written in C.

#include <tenure/dialect.h>

#include "../text/parse_fixture.h"

static tn_status load(parse_fixture* f, const char* text) {
  f->error_count = 0;
  f->error[0] = 0;
  return tn_dialect_load_schema(f->context, tn_string_view_from(text),
                                tn_string_view_from("s.irdl.mlir"));
}

/// Reads a text and prints it, which has to come out as it was.
static void expect_kept(parse_fixture* f, const char* text) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s\n%s", f->error, text);
  const tn_print_options options = {.custom_form = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_STR(text, f->printed);
}

TN_TEST(a_format_leaves_out_the_name_of_a_dialects_type) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, load(f,
                            "irdl.dialect @s {\n"
                            "  irdl.operation @open attributes {\n"
                            "      format = \"$box attr-dict `:` type($box)\",\n"
                            "      match = [\"item = parameter(box): it is inside\"]} {\n"
                            "    %0 = irdl.any {stripped = \"!s.box\", type = \"!s.box\"}\n"
                            "    %1 = irdl.any\n"
                            "    irdl.operands(box: %0)\n"
                            "    irdl.results(item: %1)\n"
                            "  }\n"
                            "}\n"));
  expect_kept(f,
              "module {\n"
              "  func.func @f(%arg0: !s.box<tensor<2xf32>, [1, \">\"]>) -> tensor<2xf32> {\n"
              "    %0 = s.open %arg0 : <tensor<2xf32>, [1, \">\"]>\n"
              "    return %0 : tensor<2xf32>\n"
              "  }\n"
              "}\n");
  EXPECT_STATUS(TN_MALFORMED,
                fixture_parse(f, "%b = \"t.b\"() : () -> !s.box\n%0 = s.open %b : !s.box"));
  EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f,
                                                "func.func @f(%b: !s.box<i8>) -> i1 {\n"
                                                "  %0 = \"s.open\"(%b) : (!s.box<i8>) -> i1\n"
                                                "  return %0 : i1\n}"));
  EXPECT_STR("2:8: 's.open' op failed to verify that it is inside", f->error);
  fixture_close(f);
}

TN_TEST(words_stand_in_front_of_what_a_dialects_type_is_of) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, load(f,
                            "irdl.dialect @s {\n"
                            "  irdl.operation @open attributes {\n"
                            "      format = \"$box attr-dict `:` type($box) `,` type($item)\"} {\n"
                            "    %0 = irdl.any {stripped = \"!s.box ref to\", type = \"!s.box\"}\n"
                            "    %1 = irdl.any\n"
                            "    irdl.operands(box: %0)\n"
                            "    irdl.results(item: %1)\n"
                            "  }\n"
                            "}\n"));
  expect_kept(f,
              "module {\n"
              "  func.func @f(%arg0: !s<box ref to tensor<2xf32>>) -> i1 {\n"
              "    %0 = s.open %arg0 :  ref to tensor<2xf32>, i1\n"
              "    return %0 : i1\n"
              "  }\n"
              "}\n");
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, "%0 = s.open %b : ref of i8, i1"));
  EXPECT_STR("1:22: expected 'to'", f->error);
  fixture_close(f);
}

TN_TEST(types_and_attributes_that_a_dialect_does_not_have_are_refused) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, load(f,
                            "irdl.dialect @s attributes {all_attributes, all_types} {\n"
                            "  irdl.type @box\n"
                            "  irdl.type @\"!pack.v2\"\n"
                            "  irdl.operation @pack\n"
                            "}\n"
                            "irdl.dialect @open {}\n"));
  EXPECT_STATUS(TN_OK, fixture_parse(f, "func.func private @f(!s.box<i8>, !s<box 3>, !s.pack.v2)"));
  EXPECT_STATUS(TN_OK,
                fixture_parse(f, "func.func private @f(!open.x) attributes {a.b = #open.x}"));
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, "func.func private @f(!s.boxes<i8>)"));
  EXPECT_STR("1:25: unknown  type `boxes` in dialect `s`", f->error);
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, "func.func private @f() attributes {a.b = #s<x>}"));
  EXPECT_STR("1:45: dialect 's' provides no attribute parsing hook", f->error);
  fixture_close(f);
}

TN_TEST(a_value_for_each_element) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, load(f,
                            "irdl.dialect @s {\n"
                            "  irdl.operation @split attributes {\n"
                            "      format = \"$whole attr-dict `:` type($whole)\",\n"
                            "      match = [\"parts = elements(whole): each is one\"]} {\n"
                            "    %0 = irdl.any {type = \"vector of any type values\"}\n"
                            "    %1 = irdl.any\n"
                            "    irdl.operands(whole: %0)\n"
                            "    irdl.results(parts: variadic %1)\n"
                            "  }\n"
                            "}\n"));
  expect_kept(f,
              "module {\n"
              "  func.func @f(%arg0: vector<1x2xf32>) -> f32 {\n"
              "    %0:2 = s.split %arg0 : vector<1x2xf32>\n"
              "    return %0#1 : f32\n"
              "  }\n"
              "}\n");
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f,
                                            "func.func @f(%a: vector<1048577xf32>) {\n"
                                            "  s.split %a : vector<1048577xf32>\n  return\n}"));
  EXPECT_STR("2:3: custom op 's.split' failed to infer returned types", f->error);
  fixture_close(f);
}

TN_TEST(words_and_strings_and_references) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(
      TN_OK,
      load(f,
           "irdl.dialect @s {\n"
           "  irdl.operation @say attributes {\n"
           "      format = \"$how $what (`,` $to^)? ($all^)? attr-dict `:` type($x) $x\"} {\n"
           "    %0 = irdl.any {attribute = \"32-bit signless integer attribute\",\n"
           "                   cases = [\"loud\", \"not-loud\"]}\n"
           "    %1 = irdl.any {attribute = \"string attribute\"}\n"
           "    %2 = irdl.any {attribute = \"symbol reference attribute\", optional}\n"
           "    %3 = irdl.any {attribute = \"array attribute\", optional}\n"
           "    %4 = irdl.any {default = \"#s<mode on>\"}\n"
           "    %5 = irdl.any\n"
           "    irdl.operands(x: %5)\n"
           "    irdl.attributes {\"how\" = %0, \"what\" = %1, \"to\" = %2, \"all\" = %3,\n"
           "                     \"mode\" = %4}\n"
           "  }\n"
           "}\n"));
  expect_kept(f,
              "module {\n"
              "  func.func @f(%arg0: i32) {\n"
              "    s.say loud \"a\" : i32 %arg0\n"
              "    s.say \"not-loud\" \"a\", @f::@g : i32 %arg0\n"
              "    s.say loud \"a\" [1, 2] {mode = #s<mode off>} : i32 %arg0\n"
              "    return\n"
              "  }\n"
              "}\n");
  fixture_close(f);
}

#define OP(attributes, body) \
  "irdl.dialect @s {\n  irdl.operation @o attributes {" attributes "} {" body "}\n}\n"

TN_TEST(what_is_written_in_c_is_for_ops_of_one_structure) {
  static const struct {
    const char* text;
    const char* error;
  } cases[] = {
      {OP("assembly = \"scf.for\"", ""),
       "2:3: assembly 'scf.for' needs the operands, results, attributes, regions, "
       "successors and traits of 'scf.for'"},
      {OP("verify = \"widening\"", ""),
       "2:3: verify 'widening' needs the operands, results, attributes, regions, "
       "successors and traits of 'arith.extui'"},
      {OP("verify_regions = \"func.func\"", ""),
       "2:3: no shipped op has the verify_regions 'func.func'"},
      {OP("format = \"custom<DynamicIndexList>($a)\"",
          "%0 = irdl.any {type = \"index\"}\n irdl.operands(a: variadic %0)\n"),
       "2:3: format: 'DynamicIndexList' does not take these arguments"},
      {OP("format = \"custom<SwitchCases>(type($a), $a)\"",
          "%0 = irdl.any {type = \"index\"}\n irdl.operands(a: variadic %0)\n"),
       "2:3: format: 'SwitchCases' does not take these arguments"},
  };
  parse_fixture* f = fixture_open(false);
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    EXPECT_TRUE(load(f, cases[i].text) != TN_OK);
    EXPECT_STR(cases[i].error, f->error);
  }
  fixture_close(f);
}

TN_TEST(a_users_op_may_have_what_a_shipped_one_has) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(
      TN_OK, load(f,
                  "irdl.dialect @s {\n"
                  "  irdl.operation @widen attributes {verify = \"widening\",\n"
                  "      format = \"$a attr-dict `:` type($a) `to` type($r)\",\n"
                  "      traits = [\"ConditionallySpeculatable\", \"NoMemoryEffect\",\n"
                  "                \"SameOperandsAndResultShape\", \"SameInputOutputTensorDims\",\n"
                  "                \"Elementwise\"]} {\n"
                  "    %0 = irdl.any {type = \"signless-fixed-width-integer-like\"}\n"
                  "    irdl.operands(a: %0)\n"
                  "    irdl.results(r: %0)\n"
                  "  }\n"
                  "}\n"));
  EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f,
                                                "func.func @f(%a: i8) {\n"
                                                "  %0 = s.widen %a : i8 to i4\n  return\n}"));
  fixture_close(f);
}
