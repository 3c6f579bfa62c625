// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO: what of its custom form is written in C, there and back, and what is refused.

#include <tenure/dialect.h>

#include "../../text/parse_fixture.h"

static const char* reprint(parse_fixture* f, const char* text, bool custom) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s\n%s", f->error, text);
  const tn_print_options options = {.custom_form = custom};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return f->printed;
}

#define FUNCTION(arguments, body) \
  "module {\n  func.func @f(" arguments ") {\n" body "    return\n  }\n}\n"

static void expect_same(const char* text) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STR(text, reprint(f, text, true));
  // The generic form says the same.
  char* generic = malloc(strlen(reprint(f, text, false)) + 1);
  EXPECT_TRUE(generic != NULL);
  memcpy(generic, f->printed, strlen(f->printed) + 1);
  EXPECT_STR(text, reprint(f, generic, true));
  free(generic);
  fixture_close(f);
}

TN_TEST(types_are_spelled_once_where_they_are_the_same) {
  expect_same(
      FUNCTION("%arg0: tensor<2xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2xi1>",
               "    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>\n"
               "    %1 = stablehlo.abs %arg1 : (tensor<?xf32>) -> tensor<2xf32>\n"
               "    %2 = stablehlo.select %arg2, %arg0, %arg0 : tensor<2xi1>, tensor<2xf32>\n"
               "    %3 = stablehlo.select %arg2, %arg1, %arg0 : (tensor<2xi1>, "
               "tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
               "    %4 = stablehlo.complex %arg0, %arg0 : tensor<2xcomplex<f32>>\n"
               "    %5 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<2xf32>\n"
               "    %6 = stablehlo.tuple %arg0, %5 : tuple<tensor<2xf32>, tensor<2xf32>>\n"
               "    %7:2 = stablehlo.optimization_barrier %arg0, %5 : tensor<2xf32>, "
               "tensor<2xf32>\n"
               "    stablehlo.optimization_barrier()\n"
               "    %8 = stablehlo.create_token : !stablehlo.token\n"
               "    %9 = stablehlo.after_all %8, %8 : !stablehlo.token\n"));
}

TN_TEST(numbers_are_shown_in_their_own_ways) {
  expect_same(FUNCTION(
      "%arg0: tensor<4x6xf32>, %arg1: tensor<2x4x6xf32>, %arg2: tensor<1x8x8x2xf32>, %arg3: "
      "tensor<3x3x2x4xf32>",
      "    %0 = stablehlo.slice %arg0 [0:2, 1:5:2] : (tensor<4x6xf32>) -> tensor<2x2xf32>\n"
      "    %1 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = "
      "[2] x [2], precision = [DEFAULT, HIGHEST] : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> "
      "tensor<2x4x4xf32>\n"
      "    %2 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4x6xf32>\n"
      "    %3 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, "
      "0, "
      "1, f], window = {stride = [2, 1], pad = [[1, 2], [0, 1]], reverse = [true, false]} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x2xf32>, "
      "tensor<3x3x2x4xf32>) -> tensor<1x5x7x4xf32>\n"
      "    %4 = stablehlo.compare LT, %arg0, %arg0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> "
      "tensor<4x6xi1>\n"
      "    %5 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) "
      "-> "
      "tensor<4x12xf32>\n"
      "    %6 = stablehlo.custom_call @there(%arg0) {has_side_effect = true} : (tensor<4x6xf32>) "
      "-> "
      "tensor<4x6xf32>\n"));
}

TN_TEST(regions_are_headed_by_their_arguments) {
  expect_same(FUNCTION(
      "%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xi32>",
      "    %c = stablehlo.constant dense<0> : tensor<i32>\n"
      "    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
      "    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : "
      "(tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>\n"
      "    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %c) across dimensions = [1] : "
      "(tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, "
      "tensor<4xi32>)\n"
      "     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: "
      "tensor<i32>)  {\n"
      "      %3 = stablehlo.multiply %arg2, %arg4 : tensor<f32>\n"
      "      %4 = stablehlo.add %arg3, %arg5 : tensor<i32>\n"
      "      stablehlo.return %3, %4 : tensor<f32>, tensor<i32>\n"
      "    }\n"
      "    %2:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %cst) : tensor<i32>, tensor<f32>\n"
      "    cond {\n"
      "      %3 = stablehlo.compare LT, %iterArg, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "      stablehlo.return %3 : tensor<i1>\n"
      "    } do {\n"
      "      %3 = stablehlo.add %iterArg_0, %cst : tensor<f32>\n"
      "      stablehlo.return %iterArg, %3 : tensor<i32>, tensor<f32>\n"
      "    }\n"));
}

TN_TEST(what_is_wrong_is_refused_at_its_place) {
  static const struct {
    const char* text;
    const char* error;
  } cases[] = {
      {"stablehlo.constant 5 : i32", "1:20: invalid kind of attribute specified"},
      {"%0 = stablehlo.reduce(%a init: %a) applies stablehlo.subtract across",
       "1:22: expected the inner-op to be a commutative binary-op from the stablehlo dialect, with "
       "zero region, producing single result"},
      {"%0 = stablehlo.reduce_precision %a, format = e5 : tensor<f32>",
       "1:46: expected exponent mantissa in format e#m#, saw e5"},
      {"%0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0]x[i, o]->[b, f]",
       "1:55: Expected dimensions f not specified"},
      {"%0 = stablehlo.convolution(%a, %b) dim_numbers = [b, i]x[i, o]->[b, f]",
       "1:54: Unexpected dimension i, expecting f"},
      {"%0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 1]x[i, o]->[b, f]",
       "1:59: Expected spatial dimensions 0 not specified"},
      {"%0 = stablehlo.compare XX, %a, %b",
       "1:24: custom op 'stablehlo.compare' expected ::mlir::stablehlo::ComparisonDirection to be "
       "one "
       "of: EQ, NE, GE, GT, LE, LT"},
      {"%0 = stablehlo.dot %a, %b, precision = [HIGH, 1]",
       "1:47: custom op 'stablehlo.dot' expected valid keyword or string"},
      {"module attributes {a.b = #stablehlo<transpose XX>} {}",
       "1:47: expected ::mlir::stablehlo::Transpose to be one of: TRANSPOSE_INVALID, NO_TRANSPOSE, "
       "TRANSPOSE, ADJOINT"},
      {"%0 = stablehlo.add %a, %b : (tensor<f32>) -> tensor<f32>",
       "1:29: 2 operands present, but expected 1"},
      {"func.func @f(%a: tensor<f32>) {\n  %0 = \"stablehlo.not\"(%a) : (tensor<f32>) -> "
       "tensor<f32>\n  return\n}",
       "2:8: 'stablehlo.not' op operand #0 must be ranked tensor of bool or 2/4/8/16/32/64-bit "
       "integer values, but got 'tensor<f32>'"},
      {"func.func @f(%a: tensor<f32>) {\n  %0 = \"stablehlo.compare\"(%a, %a) "
       "<{comparison_direction = #stablehlo<fft_type FFT>}> : (tensor<f32>, "
       "tensor<f32>) -> tensor<i1>\n  return\n}",
       "2:8: 'stablehlo.compare' op attribute 'comparison_direction' failed to satisfy constraint: "
       "Which comparison operation to perform."},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    parse_fixture* f = fixture_open(false);
    EXPECT_TRUE(fixture_parse(f, cases[i].text) != TN_OK);
    EXPECT_STR(cases[i].error, f->error);
    fixture_close(f);
  }
}

TN_TEST(a_dialect_spells_long_types_once) {
  parse_fixture* f = fixture_open(false);
  const char schema[] =
      "irdl.dialect @lake attributes {types = {fish = \"tensor of 8/16-bit integer values\"}} {\n"
      "  irdl.operation @swim {\n    %0 = irdl.any {type = \"$fish\"}\n"
      "    irdl.operands(x: %0)\n  }\n}\n";
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(f->context, tn_string_view_from(schema),
                                              tn_string_view_from("s.irdl.mlir")));
  EXPECT_STATUS(TN_OK, fixture_parse(f,
                                     "func.func @f(%a: tensor<2xi16>) {\n"
                                     "  \"lake.swim\"(%a) : (tensor<2xi16>) -> ()\n  return\n}"));
  EXPECT_STATUS(TN_VERIFY_FAILED,
                fixture_parse(f,
                              "func.func @f(%a: tensor<2xi32>) {\n"
                              "  \"lake.swim\"(%a) : (tensor<2xi32>) -> ()\n  return\n}"));
  EXPECT_STR(
      "2:3: 'lake.swim' op operand #0 must be tensor of 8/16-bit integer values, but got "
      "'tensor<2xi32>'",
      f->error);
  const char broken[] =
      "irdl.dialect @pond {\n  irdl.operation @swim {\n    %0 = irdl.any {type = \"$frog\"}\n"
      "    irdl.operands(x: %0)\n  }\n}\n";
  f->error_count = 0;
  f->error[0] = 0;
  EXPECT_STATUS(TN_MALFORMED, tn_dialect_load_schema(f->context, tn_string_view_from(broken),
                                                     tn_string_view_from("s.irdl.mlir")));
  EXPECT_STR("3:10: the dialect's 'types' do not define '$frog'", f->error);
  fixture_close(f);
}
