// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors of the parser: where they point and what they say, as mlir-opt does; and that nothing is left behind.

#include "parse_fixture.h"

typedef struct error_case {
  const char* text;
  const char* error;
} error_case;

static void expect_errors(const error_case* cases, size_t count) {
  parse_fixture* f = fixture_open(true);
  for (size_t i = 0; i < count; ++i) {
    const tn_status status = fixture_parse(f, cases[i].text);
    if (status != TN_MALFORMED) TN_FAIL("%s for %s", tn_status_name(status), cases[i].text);
    if (strcmp(cases[i].error, f->error) != 0) {
      TN_FAIL("%s\n  expected %s\n  got      %s", cases[i].text, cases[i].error, f->error);
    }
    EXPECT_TRUE(tn_op_is_null(f->op));
    fixture_expect_empty(f);
  }
  fixture_close(f);
}

#define EXPECT_ERRORS(cases) expect_errors(cases, sizeof(cases) / sizeof *(cases))

TN_TEST(tokens) {
  static const error_case cases[] = {
      {";", "1:1: unexpected character"},
      {"\"a\"() : () -> () ..", "1:19: expected three consecutive dots for an ellipsis"},
      {"\"a", "1:3: expected '\"' in string literal"},
      {"\"a\\q\"", "1:3: unknown escape in string literal"},
      {"\"a\"() {b = @1} : () -> ()", "1:13: @ identifier expected to start with letter or '_'"},
      {"% = \"a\"", "1:1: invalid SSA name"},
      {"\"a\"()[^] : () -> ()", "1:7: invalid block name"},
  };
  EXPECT_ERRORS(cases);
}

TN_TEST(ops) {
  static const error_case cases[] = {
      {"%0 \"a\"() : () -> ()", "1:3: expected '=' after SSA name"},
      {"%0:x = \"a\"() : () -> ()", "1:4: expected integer number of results"},
      {"%0:0 = \"a\"() : () -> ()", "1:4: expected named operation to have at least 1 result"},
      {"%0 = \"a\"() : () -> ()", "1:1: cannot name an operation with no results"},
      {"%0:2 = \"a\"() : () -> i32", "1:1: operation defines 1 results but was provided 2 to bind"},
      {"\"\"() : () -> ()", "1:1: empty operation name is invalid"},
      {"\"a\" : () -> ()", "1:4: expected '(' to start operand list"},
      {"\"a\"(%0 : (i32) -> ()", "1:7: expected ')' to end operand list"},
      {"\"a\"(1) : () -> ()", "1:5: expected ')' to end operand list"},
      {"\"a\"()[] : () -> ()", "1:7: expected list element"},
      {"\"a\"()[%0] : () -> ()", "1:7: expected block name"},
      {"\"a\"() ({} : () -> ()", "1:10: expected ')' to end region list"},
      {"\"a\"() (1) : () -> ()", "1:8: expected '{' to begin a region"},
      {"\"a\"() <{} : () -> ()", "1:10: expected '>' to close properties"},
      {"\"a\"() {} () -> ()", "1:9: expected ':' followed by operation type"},
      {"\"a\"() : i32", "1:9: expected function type"},
      {"\"a\"() : () -> () loc 1", "1:21: expected '(' in location"},
      {"\"a\"() : (i32) -> ()", "1:9: expected 0 operand types but had 1"},
      {"\"a\"() ({", "1:8: expected operation name in quotes"},
      {"}", "1:1: expected operation name in quotes"},
      {"\"builtin.module\"()[^a] ({}) : () -> ()", "1:19: successors in non-terminator"},
      {"foo.bar", "1:1: Dialect `foo' not found for custom op 'foo.bar' "},
      {"foo", "1:1: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
      {"module @a", "1:9: expected '{' to begin a region"},
  };
  EXPECT_ERRORS(cases);
}

TN_TEST(names) {
  static const error_case cases[] = {
      {"\"a\"(%x) : (i32) -> ()", "1:5: use of undeclared SSA value name"},
      {"\"a\"(%x#y) : (i32) -> ()", "1:7: invalid SSA value result number"},
      {"%0 = \"a\"() : () -> i32\n%0 = \"a\"() : () -> i32", "2:1: redefinition of SSA value '%0'"},
      {"%0 = \"a\"() : () -> i32\n\"b\"(%0#1) : (i32) -> ()",
       "2:5: reference to invalid result number"},
      {"%0 = \"a\"() : () -> i32\n\"b\"(%0) : (i8) -> ()",
       "2:5: use of value '%0' expects different type than prior uses: 'i8' vs 'i32'"},
      {"\"b\"(%0) : (i8) -> ()\n%0 = \"a\"() : () -> i32",
       "2:1: definition of SSA value '%0#0' has type 'i32'"},
      {"\"a\"() ({\n  %0 = \"b\"() : () -> i1\n}) : () -> ()\n\"c\"(%0) : (i1) -> ()",
       "4:5: use of undeclared SSA value name"},
      {"\"a\"() ({\n  \"b\"()[^x] : () -> ()\n}) : () -> ()",
       "2:9: reference to an undefined block"},
      {"\"a\"() ({\n^x:\n^x:\n}) : () -> ()", "3:1: redefinition of block '^x'"},
      {"\"a\"() ({\n^x(1): }) : () -> ()", "2:4: expected SSA operand"},
      {"\"a\"() ({\n^x(%a i32): }) : () -> ()", "2:6: expected ':' and type for SSA operand"},
      {"\"a\"() ({\n^x }) : () -> ()", "2:3: expected ':' after block name"},
      {"#a = 1\n#a = 2", "2:1: redefinition of attribute alias id 'a'"},
      {"!a = i1\n!a = i2", "2:1: redefinition of type alias id 'a'"},
      {"#a.b = 1", "1:1: attribute names with a '.' are reserved for dialect-defined names"},
      {"#a 1", "1:3: expected '=' in attribute alias definition"},
      {"\"a\"() : () -> () loc(#l)", "1:22: operation location alias was never defined"},
      {"\"a\"() : () -> () loc(#l)\n#l = 1", "1:22: expected location, but found '1 : i64'"},
  };
  EXPECT_ERRORS(cases);
}

TN_TEST(a_note_says_where_the_other_place_is) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f,
                                            "%0 = \"a\"() : () -> i32\n\n"
                                            " %0 = \"a\"() : () -> i32"));
  EXPECT_STR("3:2: redefinition of SSA value '%0'", f->error);
  EXPECT_STR("1:1: previously defined here", f->note);
  fixture_close(f);
}

/// `text` as the value of an attribute that begins in column 12.
static void expect_attribute_error(parse_fixture* f, const char* text, const char* error) {
  char whole[1024];
  snprintf(whole, sizeof whole, "\"a\"() {a = %s} : () -> ()", text);
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, whole));
  if (strcmp(error, f->error) != 0) TN_FAIL("%s\n  %s\n  %s", text, error, f->error);
}

TN_TEST(attributes) {
  static const error_case cases[] = {
      {"1, a = 2", "1:15: duplicate key 'a' in dictionary attribute"},
      {"1, \"\" = 2", "1:15: expected valid attribute name"},
      {"1, 2", "1:14: expected attribute name"},
      {"-x", "1:13: expected constant integer or floating point value"},
      {"-0 : i32", "1:13: integer constant out of range for attribute"},
      {"256 : i8", "1:12: integer constant out of range for attribute"},
      {"-1 : ui8", "1:13: negative integer literal not valid for unsigned integer type"},
      {"1 : f32", "1:12: unexpected decimal integer literal for a floating point value"},
      {"0x1FF : f8E4M3FN", "1:12: hexadecimal float constant out of range for type"},
      {"1.0 : i32", "1:21: floating point value not valid for specified type"},
      {"[1, 2", "1:17: expected ',' or ']'"},
      {"@a::b", "1:16: expected nested symbol reference identifier"},
      {"dense<[1, [2]]> : tensor<2xi32>",
       "1:25: tensor literal is invalid; ranks are not consistent between elements"},
      {"dense<[1, 2]> : tensor<3xi32>",
       "1:12: inferred shape of elements literal ([2]) does not match type ([3])"},
      {"dense<> : tensor<2xi32>",
       "1:12: parsed zero elements, but type ('tensor<2xi32>') expected at least 1"},
      {"dense<1> : i32", "1:12: elements literal must be a shaped type"},
      {"dense<1> : tensor<?xi32>", "1:12: elements literal type must have static shape"},
      {"dense<\"0x01\"> : tensor<2xi32>",
       "1:12: elements hex data size is invalid for provided type: 'tensor<2xi32>'"},
      {"dense<1.5> : tensor<2xi32>", "1:18: expected integer elements, but parsed floating-point"},
      {"array<i7: 1>", "1:18: element type bitwidth must be a multiple of 8"},
      {"array<i8: 1.5>", "1:22: expected integer literal"},
      {"array<i8: 300>", "1:25: integer constant out of range"},
      {"dense_resource<1> : tensor<1xi8>", "1:27: expected identifier key for 'resource' entry"},
      {"sparse<[[0, 5]], [1]> : tensor<2x2xi32>",
       "1:12: sparse index #0 is not contained within the value shape, with index=[0, 5], and "
       "type='tensor<2x2xi32>'"},
      {"distinct[x]<>", "1:21: expected distinct ID"},
      {"strided<[x]>", "1:21: expected a 64-bit signed integer or '?'"},
      {"#foo", "1:16: undefined symbol alias id 'foo'"},
      {"#foo<(>)", "1:16: unbalanced '(' character in pretty dialect name"},
      {"#builtin.x", "1:21: dialect 'builtin' provides no attribute parsing hook"},
      {"affine_map<(i) -> (j)>", "1:31: use of undeclared identifier"},
      {"affine_map<(i, j) -> (i * j)>",
       "1:36: non-affine expression: at least one of the multiply operands has to be either a "
       "constant or symbolic"},
      {"affine_map<(i) -> (i +)>", "1:34: missing right operand of binary operator"},
      {"affine_map<(i) -> (+ i)>", "1:31: missing left operand of binary operator"},
      {"affine_map<(i) -> ()", "1:32: expected '>' in affine map"},
      {"loc(\"a\" 1)", "1:19: expected ')' in inline location"},
      {"loc(callsite(\"a\" \"b\"))", "1:28: expected 'at' in callsite location"},
  };
  parse_fixture* f = fixture_open(true);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    expect_attribute_error(f, cases[i].text, cases[i].error);
  }
  fixture_close(f);
}

TN_TEST(types) {
  static const error_case cases[] = {
      {"tensor 4", "1:18: expected '<' in tensor type"},
      {"tensor<4 i32>", "1:20: expected 'x' in dimension list"},
      {"tensor<4xx>", "1:21: expected non-function type"},
      {"tensor<4xtensor<1xi1>>", "1:21: invalid tensor element type"},
      {"tensor<4xi32", "1:24: expected '>' in tensor type"},
      {"memref<4xi32 5>", "1:24: expected ',' or '>' in memref type"},
      {"memref<4xi32, affine_map<(i, j) -> (i)>>",
       "1:12: memref layout mismatch between rank and affine map: 1 != 2"},
      {"vector<0xi32>", "1:12: vector types must have positive constant sizes but got 0"},
      {"vector<[4xi32>", "1:21: missing ']' closing scalable dimension"},
      {"vector<[xx]xi32>", "1:21: missing ']' closing scalable dimension"},
      {"i16777216", "1:12: integer bitwidth is limited to 16777215 bits"},
      {"complex<index>", "1:20: invalid element type for complex"},
      {"tuple<i1", "1:20: expected '>' in tuple type"},
      {"(i1) i2", "1:16: expected '->' in function type"},
      {"!foo-b.x", "1:19: invalid dialect namespace '\"foo-b\"'"},
  };
  parse_fixture* f = fixture_open(true);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    expect_attribute_error(f, cases[i].text, cases[i].error);
  }
  fixture_close(f);
}

TN_TEST(unregistered_dialects_may_be_refused) {
  static const error_case cases[] = {
      {"\"a.b\"() : () -> ()",
       "1:6: operation being parsed with an unregistered dialect. If this is intended, please use "
       "-allow-unregistered-dialect with the MLIR tool used"},
      {"!t = !foo.bar",
       "1:11: `!\"foo\"<\"bar\">` type created with unregistered dialect. If this is intended, "
       "please call allowUnregisteredDialects() on the MLIRContext, or use "
       "-allow-unregistered-dialect with the MLIR opt tool used"},
      {"#a = #foo.bar",
       "1:11: #\"foo\"<\"bar\"> : 'none' attribute created with unregistered dialect. If this is "
       "intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
       "-allow-unregistered-dialect with the MLIR opt tool used"},
  };
  parse_fixture* f = fixture_open(false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, cases[i].text));
    EXPECT_STR(cases[i].error, f->error);
  }
  EXPECT_STATUS(TN_OK, fixture_parse(f, "module { module {} }"));
  fixture_close(f);
}

TN_TEST(affine_expressions) {
  static const error_case cases[] = {
      {"\"a\"() {b = affine_map<() -> (0 + %a)>} : () -> ()", "1:33: unexpected ssa identifier"},
      {"\"a\"() {b = affine_map<() -> (symbol(%a))>} : () -> ()",
       "1:37: unexpected ssa identifier"},
      {"\"a\"() {b = affine_map<() -> (6 + symbol %a)>} : () -> ()",
       "1:40: expected '(' at start of SSA symbol"},
      // What does not lex comes before what is wrong before it.
      {"\"a\"() {b = affine_map<(d0) -> (d0 * d0 floordiv \"x)>} : () -> ()",
       "1:65: expected '\"' in string literal"},
      {"\"a\"() {b = sparse<[-1], 1> : tensor<2xi8>} : () -> ()",
       "1:12: sparse index #0 is not contained within the value shape, with "
       "index=[18446744073709551615], and type='tensor<2xi8>'"},
  };
  EXPECT_ERRORS(cases);
}

TN_TEST(locations_are_looked_at_from_the_inside) {
  static const error_case cases[] = {
      {"\"a\"() ({\n^bb0(%a: i1 loc(#x)):\n  \"b\"() : () -> () loc(#y)\n}) : () -> ()",
       "3:24: operation location alias was never defined"},
      {"\"a\"() ({\n^bb0(%a: i1 loc(#x)):\n  \"b\"() : () -> ()\n}) : () -> () loc(#y)",
       "4:19: operation location alias was never defined"},
      {"\"a\"() ({\n^bb0(%a: i1 loc(#x), %b: i1 loc(#y)):\n  \"b\"() : () -> ()\n}) : () -> ()",
       "2:17: operation location alias was never defined"},
  };
  EXPECT_ERRORS(cases);
}

TN_TEST(metadata) {
  static const error_case cases[] = {
      {"{-# 1 #-}", "1:5: expected identifier key in file metadata dictionary"},
      {"{-# a: {} #-}", "1:5: unknown key 'a' in file metadata dictionary"},
      {"{-# dialect_resources: {builtin: {a: 1}} #-}",
       "1:38: expected hex string blob for key 'a'"},
      {"{-# dialect_resources: {builtin: {a: \"0x01\"}} #-}",
       "1:38: expected hex string blob for key 'a' to encode alignment in first 4 bytes"},
      {"{-# dialect_resources: {builtin: {a: \"0x03000000\"}} #-}",
       "1:38: expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got "
       "non-power-of-2 value: 3"},
  };
  EXPECT_ERRORS(cases);
}

TN_TEST(verification_failures_leave_nothing) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f,
                                                "\"a\"() ({\n"
                                                "  \"b\"(%0) : (i1) -> ()\n"
                                                "  %0 = \"c\"() : () -> i1\n"
                                                "  \"d\"()[^x] : () -> ()\n"
                                                "^x:\n"
                                                "  \"d\"() : () -> ()\n"
                                                "}) : () -> ()"));
  EXPECT_EQ(1, f->error_count);
  fixture_expect_empty(f);
  fixture_close(f);
}

TN_TEST(types_alone_are_the_whole_text) {
  parse_fixture* f = fixture_open(true);
  tn_type type;
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK,
                tn_text_parse_type(f->context, tn_string_view_from(" tensor<4xf32> "), &type));
  EXPECT_EQ(TN_TYPE_TENSOR, tn_type_kind_of(type));
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse_type(f->context, tn_string_view_from("i32 i8"), &type));
  EXPECT_TRUE(tn_type_is_null(type));
  EXPECT_STR("1:5: found trailing characters: 'i8'", f->error);
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse_type(f->context, tn_string_view_from(""), &type));
  EXPECT_STATUS(TN_OK,
                tn_text_parse_attribute(f->context, tn_string_view_from("-5 : i8"), &attribute));
  EXPECT_EQ(-5, tn_integer_attribute_value(attribute));
  EXPECT_STATUS(TN_MALFORMED,
                tn_text_parse_attribute(f->context, tn_string_view_from("#a"), &attribute));
  EXPECT_TRUE(tn_attribute_is_null(attribute));
  fixture_close(f);
}
