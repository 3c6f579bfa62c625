// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scripts of the transform dialect, and the symbols that they bring along.
// Needs: dialects

#include <mlir-c/Dialect/Transform/Interpreter.h>

#include "client.h"

static MlirOperation first_op(MlirModule module) {
  return mlirBlockGetFirstOperation(mlirModuleGetBody(module));
}

static bool applies(MlirModule payload, MlirOperation script, MlirModule module) {
  const MlirTransformOptions options = mlirTransformOptionsCreate();
  const MlirLogicalResult result = mlirTransformApplyNamedSequence(
      mlirModuleGetOperation(payload), script, mlirModuleGetOperation(module), options);
  mlirTransformOptionsDestroy(options);
  return mlirLogicalResultIsSuccess(result);
}

static void expect_printed(const char* expected, MlirModule module) {
  char text[4096] = "";
  mlirOperationPrint(mlirModuleGetOperation(module), add_text, text);
  EXPECT_STR(expected, text);
}

static const char script_text[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @main(%a: !transform.any_op) {\n"
    "    %c = transform.structured.match ops{[\"arith.constant\"]} in %a\n"
    "      : (!transform.any_op) -> !transform.any_op\n"
    "    transform.include @mark failures(propagate) (%c) : (!transform.any_op) -> ()\n"
    "    transform.yield\n"
    "  }\n"
    "  transform.named_sequence private @mark(%a: !transform.any_op {transform.readonly})\n"
    "  transform.named_sequence @two(%a: !transform.any_op, %b: !transform.any_op) {\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";
static const char library_text[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @mark(%a: !transform.any_op {transform.readonly}) {\n"
    "    transform.annotate %a \"found\" : !transform.any_op\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

TN_TEST(a_named_sequence_is_applied_with_the_symbols_of_another_module) {
  client it;
  client_open_all(&it);
  const MlirModule payload = client_parse(&it, "%c = arith.constant 1 : i32");
  const MlirModule script = client_parse(&it, script_text);
  const MlirModule library = client_parse(&it, library_text);
  EXPECT_TRUE(payload.ptr != NULL && script.ptr != NULL && library.ptr != NULL);
  // Without the library a declaration is called.
  EXPECT_TRUE(!applies(payload, first_op(script), script));
  EXPECT_TRUE(applies(payload, first_op(script), library));
  expect_printed("module {\n  %c1_i32 = arith.constant {found} 1 : i32\n}\n", payload);

  // What is no script of one argument.
  EXPECT_TRUE(!applies(payload, mlirOperationGetNextInBlock(first_op(script)), script));
  EXPECT_STR("operation expects 1 extra value bindings, but 0 were provided to the interpreter",
             it.message);
  EXPECT_TRUE(!applies(payload, first_op(payload), script));
  EXPECT_STR("must implement TransformOpInterface to be used as transform root", it.message);
  EXPECT_TRUE(!applies(payload, (MlirOperation){NULL}, script));
  mlirModuleDestroy(payload);
  mlirModuleDestroy(script);
  mlirModuleDestroy(library);
  mlirContextDestroy(it.context);
}

/// Merges the second into the first; `expected` NULL: that is an error.
static void expect_merged(const client* it, const char* expected, const char* to,
                          const char* from) {
  const MlirModule target = client_parse(it, to);
  const MlirModule other = client_parse(it, from);
  const MlirLogicalResult result =
      mlirMergeSymbolsIntoFromClone(mlirModuleGetOperation(target), mlirModuleGetOperation(other));
  EXPECT_EQ(expected != NULL, mlirLogicalResultIsSuccess(result));
  if (expected != NULL) expect_printed(expected, target);
  mlirModuleDestroy(target);
  mlirModuleDestroy(other);
}

TN_TEST(symbols_are_merged_by_new_names_and_by_declarations) {
  client it;
  client_open_all(&it);
  const char* caller =
      "func.func private @p() { return } func.func @a() { call @p() : () -> () return }";
  expect_merged(
      &it,
      "module {\n  func.func private @p_0() {\n    return\n  }\n  func.func @a() {\n"
      "    call @p_0() : () -> ()\n    return\n  }\n  func.func @p() {\n    return\n  }\n}\n",
      caller, "func.func @p() { return }");
  const char* merged =
      "module {\n  func.func @a() {\n    call @p() : () -> ()\n    return\n  }\n"
      "  func.func @p() {\n    return\n  }\n}\n";
  caller = "func.func private @p() func.func @a() { call @p() : () -> () return }";
  expect_merged(&it, merged, caller, "func.func @p() { return }");
  mlirContextDestroy(it.context);
}

TN_TEST(symbols_that_two_modules_define_are_not_merged) {
  client it;
  client_open_all(&it);
  expect_merged(&it, NULL, "func.func @a() { return }", "func.func @a() { return }");
  EXPECT_STR("doubly defined symbol @a", it.message);
  expect_merged(&it, NULL, "func.func @a() { return }", "func.func private @a() -> i32");
  EXPECT_STR("external definition has a mismatching signature ('() -> ()')", it.message);
  mlirContextDestroy(it.context);
}
