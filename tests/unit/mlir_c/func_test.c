// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of arguments and results of functions.
// Needs: dialects

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/Dialect/Func.h>

#include "client.h"

TN_TEST(attributes_of_arguments_and_results_are_set_one_by_one) {
  client it;
  client_open_all(&it);
  const MlirModule module = client_parse(&it, "func.func private @f(i32, i64) -> f32");
  const MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  const MlirAttribute unit = mlirUnitAttrGet(it.context);
  mlirFuncSetArgAttr(op, 1, text_of("test.b"), unit);
  mlirFuncSetArgAttr(op, 1, text_of("test.a"), mlirBoolAttrGet(it.context, 1));
  mlirFuncSetArgAttr(op, 1, text_of("test.b"), mlirBoolAttrGet(it.context, 0));
  mlirFuncSetResultAttr(op, 0, text_of("test.c"), unit);
  char text[4096] = "";
  mlirOperationPrint(op, add_text, text);
  EXPECT_STR("func.func private @f(i32, i64 {test.a = true, test.b = false}) -> (f32 {test.c})",
             text);

  const int before = it.count;
  mlirFuncSetArgAttr(op, 2, text_of("test.a"), unit);
  mlirFuncSetResultAttr(op, -1, text_of("test.a"), unit);
  mlirFuncSetArgAttr(mlirModuleGetOperation(module), 0, text_of("test.a"), unit);
  mlirFuncSetArgAttr(op, 0, text_of("test.a"), (MlirAttribute){NULL});
  EXPECT_EQ(before + 3, it.count);  // A null attribute has no context to tell.
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
}
