// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of loops: what is read prints as it was, and names what the generic form does not.

#include "../text/parse_fixture.h"

static void expect_printed(const char* text, const char* expected) {
  parse_fixture* f = fixture_open(true);
  const tn_print_options options = {.custom_form = true};
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_STR(expected, f->printed);
  fixture_close(f);
}

static void expect_kept(const char* text) { expect_printed(text, text); }

TN_TEST(bounds_of_parallel_loops_are_kept) {
  expect_kept(
      "module {\n"
      "  func.func @f(%arg0: index, %arg1: index, %arg2: index) {\n"
      "    affine.parallel (%arg3, %arg4, %arg5) = (max(%arg0, %arg1), %arg1, "
      "max(%arg0 + %arg2, symbol(%arg2))) to (%arg2, min(%arg2, %arg1 * 2), 10) {\n"
      "    }\n"
      "    affine.parallel (%arg3, %arg4) = (%arg0, symbol(%arg0)) to (1, 2) step (1, 3) {\n"
      "    }\n"
      "    affine.parallel () = () to () {\n"
      "    } {a}\n"
      "    return\n"
      "  }\n"
      "}\n");
}

TN_TEST(reductions_of_parallel_loops_are_kept) {
  expect_kept(
      "module {\n"
      "  func.func @f(%arg0: f32) -> f32 {\n"
      "    %0:2 = affine.parallel (%arg1) = (0) to (8) reduce (\"minimumf\", \"addf\") -> (f32, "
      "f32) {\n"
      "      affine.yield %arg0, %arg0 : f32, f32\n"
      "    }\n"
      "    return %0#1 : f32\n"
      "  }\n"
      "}\n");
}

TN_TEST(loops_from_zero_by_one_say_only_where_they_end) {
  expect_printed(
      "func.func @f(%n: index) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %c1 = arith.constant 1 : index\n"
      "  scf.forall (%i, %j) = (%c0, 0) to (%n, 8) step (%c1, %c1) {\n"
      "  }\n"
      "  scf.forall (%i) = (%c1) to (%n) step (%c1) {\n"
      "  }\n"
      "  return\n"
      "}\n",
      "module {\n"
      "  func.func @f(%arg0: index) {\n"
      "    %c0 = arith.constant 0 : index\n"
      "    %c1 = arith.constant 1 : index\n"
      "    scf.forall (%arg1, %arg2) in (%arg0, 8) {\n"
      "    }\n"
      "    scf.forall (%arg1) = (%c1) to (%arg0) step (%c1) {\n"
      "    }\n"
      "    return\n"
      "  }\n"
      "}\n");
}
