// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs of llvm with names.

#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/LLVM.h>

#include "client.h"

static bool equals(const char* expected, MlirStringRef actual) {
  return actual.length == strlen(expected) && memcmp(actual.data, expected, actual.length) == 0;
}

TN_TEST(structs_get_their_bodies_late) {
  client it;
  client_open(&it);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__llvm__(), it.context);
  const MlirType i32 = mlirIntegerTypeGet(it.context, 32);
  const MlirType a = mlirLLVMStructTypeIdentifiedGet(it.context, text_of("a"));
  const MlirType array = mlirLLVMArrayTypeGet(a, 4);
  EXPECT_TRUE(mlirLLVMStructTypeIsOpaque(a) && !mlirLLVMStructTypeIsLiteral(a));
  EXPECT_TRUE(equals("a", mlirLLVMStructTypeGetIdentifier(a)));
  const MlirType parts[] = {i32, array};
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(a, 1, &i32, true)));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(a, 1, &i32, true)));
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirLLVMStructTypeSetBody(a, 1, &i32, false)));
  EXPECT_TRUE(was_refused(&it, "already has a different body"));
  EXPECT_TRUE(mlirTypeEqual(a, mlirLLVMStructTypeIdentifiedGet(it.context, text_of("a"))));
  EXPECT_TRUE(mlirTypeEqual(
      array,
      mlirTypeParseGet(it.context, text_of("!llvm.array<4 x struct<\"a\", packed (i32)>>"))));
  EXPECT_TRUE(mlirTypeEqual(a, mlirLLVMArrayTypeGetElementType(array)));
  EXPECT_TRUE(mlirLLVMStructTypeIsPacked(a) && mlirLLVMStructTypeGetNumElementTypes(a) == 1);
  const MlirType made =
      mlirLLVMStructTypeIdentifiedNewGet(it.context, text_of("a"), 2, parts, false);
  EXPECT_TRUE(equals("a.1", mlirLLVMStructTypeGetIdentifier(made)));
  EXPECT_TRUE(mlirTypeEqual(array, mlirLLVMStructTypeGetElementType(made, 1)));
  // One that is in the other: its name alone stands there.
  const MlirType b = mlirLLVMStructTypeIdentifiedGet(it.context, text_of("b"));
  const MlirType c = mlirLLVMStructTypeIdentifiedGet(it.context, text_of("c"));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(b, 1, &c, false)));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(c, 1, &b, false)));
  EXPECT_TRUE(mlirTypeEqual(c, mlirLLVMStructTypeGetElementType(b, 0)));
  EXPECT_TRUE(mlirTypeEqual(b, mlirLLVMStructTypeGetElementType(c, 0)));
  mlirContextDestroy(it.context);
}
