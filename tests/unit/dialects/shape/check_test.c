// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the custom forms and the checks of shape refuse, in MLIR's words and at the op.

#include "../../text/parse_fixture.h"

typedef struct wrong {
  const char* body;  ///< In a function of these `arguments`; the error is at its first op.
  const char* error;
} wrong;

static const char arguments[] =
    "%i: index, %f: f32, %z: !shape.size, %s: !shape.shape, %v: !shape.value_shape, "
    "%w: !shape.witness, %t: tensor<2x3xf32>, %e: tensor<?xindex>, %d: tensor<3xindex>";

static void expect_error(const char* text, const char* error) {
  parse_fixture* f = fixture_open(true);
  if (fixture_parse(f, text) == TN_OK) TN_FAIL("accepted: %s", text);
  const char* said = strchr(f->error, ' ');
  EXPECT_STR(error, said == NULL ? f->error : said + 1);
  fixture_close(f);
}

static void expect_wrong(const wrong* cases, size_t count) {
  for (size_t k = 0; k < count; ++k) {
    char text[1024];
    snprintf(text, sizeof text, "func.func @g(%s) {\n%s\n  return\n}\n", arguments, cases[k].body);
    expect_error(text, cases[k].error);
  }
}

#define EXPECT_WRONG(cases) expect_wrong(cases, sizeof(cases) / sizeof *(cases))

#define MUST_BE(op, type)                                                           \
  "'shape." op                                                                      \
  "' op if at least one of the operands can hold error values then the result must" \
  " be of type `" type "` to propagate them"
#define INCOMPATIBLE(op, inferred, found)         \
  "'shape." op "' op inferred type(s) '" inferred \
  "' are incompatible with return type(s) of"     \
  " operation '" found "'"

TN_TEST(operands_are_of_their_kinds) {
  static const wrong cases[] = {
      {"%0 = shape.add %s, %i : !shape.shape, index -> index",
       "'shape.add' op operand #0 must be size or index, but got '!shape.shape'"},
      {"%0 = shape.rank %t : tensor<2x3xf32> -> index",
       "'shape.rank' op operand #0 must be shape or extent tensor, but got 'tensor<2x3xf32>'"},
      {"%0 = shape.shape_of %i : index -> !shape.shape",
       "'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'index'"},
      {"%0 = \"shape.debug_print\"(%i) : (index) -> index",
       "'shape.debug_print' op operand #0 must be shape or size, but got 'index'"},
      {"%0 = shape.assuming_all", "'shape.assuming_all' op no operands specified"},
      {"%0 = shape.cstr_broadcastable %s : !shape.shape",
       "'shape.cstr_broadcastable' op required at least 2 input shapes"},
      {"%0 = \"shape.const_shape\"() <{shape = dense<1> : tensor<2xi32>}> : () -> !shape.shape",
       "'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements "
       "attribute"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(results_may_be_errors_where_operands_may) {
  static const wrong cases[] = {
      {"%0 = shape.add %z, %i : !shape.size, index -> index", MUST_BE("add", "size")},
      {"%0 = shape.mul %i, %z : index, !shape.size -> index", MUST_BE("mul", "size")},
      {"%0 = shape.div %z, %z : !shape.size, !shape.size -> index", MUST_BE("div", "size")},
      {"%0 = shape.rank %s : !shape.shape -> index", MUST_BE("rank", "size")},
      {"%0 = shape.num_elements %s : !shape.shape -> index", MUST_BE("num_elements", "size")},
      {"%0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> index",
       MUST_BE("get_extent", "size")},
      {"%0 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>",
       MUST_BE("broadcast", "shape")},
      {"%0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>",
       MUST_BE("shape_of", "shape")},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(results_fit_what_follows_from_operands) {
  static const wrong cases[] = {
      {"%0 = shape.const_shape [1, 2] : tensor<?xindex>",
       INCOMPATIBLE("const_shape", "tensor<2xindex>", "tensor<?xindex>")},
      {"%0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<3xindex>",
       INCOMPATIBLE("shape_of", "tensor<2xindex>", "tensor<3xindex>")},
      {"%0 = shape.max %s, %z : !shape.shape, !shape.size -> !shape.shape",
       INCOMPATIBLE("max", "!shape.size", "!shape.shape")},
      {"%0 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.size",
       INCOMPATIBLE("min", "!shape.shape", "!shape.size")},
      {"%0 = shape.meet %z, %i : !shape.size, index -> !shape.shape",
       INCOMPATIBLE("meet", "!shape.size", "!shape.shape")},
      {"%0 = shape.meet %d, %d : tensor<3xindex>, tensor<3xindex> -> index",
       INCOMPATIBLE("meet", "tensor<3xindex>", "index")},
      {"%0 = shape.meet %s, %i : !shape.shape, index -> index", "requires all sizes or shapes"},
      {"%0 = shape.meet %i, %e : index, tensor<?xindex> -> !shape.shape",
       "requires all sizes or shapes"},
      {"%1 = shape.const_shape [1] : tensor<1xindex>\n"
       "%0 = shape.meet %1, %d : tensor<1xindex>, tensor<3xindex> -> !shape.shape",
       "unequal shape cardinality"},
  };
  EXPECT_WRONG(cases);
}

#define REDUCE(arguments, last) \
  "%0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {\n^bb0(" arguments "):\n" last "\n}"

TN_TEST(regions_take_and_give_what_their_op_says) {
  static const wrong cases[] = {
      {REDUCE("%a: index, %b: !shape.size", "shape.yield %b : !shape.size"),
       "'shape.reduce' op ReduceOp body is expected to have 3 arguments"},
      {REDUCE("%a: f32, %b: !shape.size, %c: !shape.size", "shape.yield %b : !shape.size"),
       "'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType"},
      {REDUCE("%a: index, %b: f32, %c: !shape.size", "shape.yield"),
       "'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the "
       "ReduceOp operates on a ShapeType"},
      {"%0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {\n"
       "^bb0(%a: index, %b: f32, %c: index):\nshape.yield\n}",
       "'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the "
       "ReduceOp operates on an extent tensor"},
      {REDUCE("%a: index, %b: !shape.size, %c: f32", "shape.yield"),
       "'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0"},
      {REDUCE("%a: index, %b: !shape.size, %c: !shape.size", "shape.yield"),
       "'shape.yield' op number of operands does not match number of results of its parent"},
      {REDUCE("%a: index, %b: !shape.size, %c: !shape.size", "shape.yield %a : index"),
       "'shape.yield' op types mismatch between yield op and its parent"},
      {"%0 = shape.assuming %w -> index {\n}",
       "'shape.assuming' op along control flow edge from Operation shape.assuming_yield to "
       "parent: region branch point has 0 operands, but region successor needs 1 inputs"},
      {"%0 = shape.assuming %w -> index {\nshape.assuming_yield %f : f32\n}",
       "'shape.assuming' op along control flow edge from Operation shape.assuming_yield to "
       "parent: successor operand type #0 'f32' should match successor input type #0 'index'"},
      {"shape.yield",
       "'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(custom_forms_are_refused_where_they_are_wrong) {
  static const wrong cases[] = {
      {"%0 = shape.const_shape [1, 4.0] : !shape.shape",
       "custom op 'shape.const_shape' expected a list of integers"},
      {"%0 = shape.const_shape \"a\" : !shape.shape",
       "custom op 'shape.const_shape' expected a list of integers"},
      {"%0 = shape.const_shape [1] {a} : !shape.shape", "expected ':'"},
      {"%0 = shape.const_shape [1] : index",
       "'shape.const_shape' op result #0 must be shape or extent tensor, but got 'index'"},
      {"shape.reduce %s : !shape.shape {\n}", "expected '(' in operand list"},
      {"shape.reduce() : !shape.shape {\n}", "custom op 'shape.reduce' expected a shape to reduce"},
      {"shape.reduce(%s, %z) : !shape.shape {\n}",
       "custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 0 "
       "types"},
      {"shape.assuming {\n}", "expected SSA operand"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(functions_and_libraries_are_checked) {
  expect_error("shape.func @g(index)",
               "'shape.func' op symbol declaration cannot have public visibility");
  expect_error(
      "\"shape.func\"() <{function_type = (index) -> (), sym_name = \"x\"}> ({\n"
      "^bb0(%a: f32):\n\"shape.return\"() : () -> ()\n}) : () -> ()",
      "'shape.func' op type of entry block argument #0('f32') must match the type of the "
      "corresponding argument in function signature('index')");
  expect_error("shape.function_library {\n} mapping {}",
               "custom op 'shape.function_library' expected valid '@'-identifier for symbol name");
  expect_error("shape.function_library @l {\nshape.func private @x()\n}",
               "custom op 'shape.function_library' expected 'mapping'");
  expect_error("shape.function_library @l {\nshape.func private @x()\n} mapping \"a\"",
               "custom op 'shape.function_library' invalid kind of attribute specified");
  expect_error("shape.function_library @l {\nshape.func private @x()\n} mapping 1",
               "integer literal not valid for specified type");
}

TN_TEST(ops_that_it_does_not_have_are_taken) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, fixture_parse(f, "%0 = \"shape.a_later_one\"() : () -> !shape.shape"));
  fixture_close(f);
}
