// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where printed operations end, and what refusals are about.

#include "client.h"

static void expect_printed(const char* expected, MlirOperation op) {
  char text[4096] = "";
  mlirOperationPrint(op, add_text, text);
  EXPECT_STR(expected, text);
}

TN_TEST(only_an_operation_without_a_block_ends_with_a_newline) {
  client it;
  client_open(&it);
  mlirContextSetAllowUnregisteredDialects(it.context, true);
  MlirOperationState state =
      mlirOperationStateGet(text_of("t.op"), mlirLocationUnknownGet(it.context));
  const MlirOperation op = mlirOperationCreate(&state);
  expect_printed("\"t.op\"() : () -> ()\n", op);
  const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirBlockAppendOwnedOperation(block, op);
  expect_printed("\"t.op\"() : () -> ()", op);
  mlirOperationRemoveFromParent(op);
  expect_printed("\"t.op\"() : () -> ()\n", op);
  mlirOperationDestroy(op);
  mlirBlockDestroy(block);
  mlirContextDestroy(it.context);
}

TN_TEST(an_operand_of_an_erased_operation_says_what_was_erased) {
  client it;
  client_open(&it);
  mlirContextSetAllowUnregisteredDialects(it.context, true);
  const MlirModule module =
      client_parse(&it, "%0 = \"t.a\"() : () -> i32 \"t.user\"(%0) : (i32) -> ()");
  const MlirOperation maker = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  const MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(maker, 0));
  EXPECT_TRUE(mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)));
  mlirOperationDestroy(mlirOperationGetNextInBlock(maker));
  EXPECT_TRUE(mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)));
  EXPECT_TRUE(strstr(it.message, "'t.user' was erased") != NULL);
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
}
