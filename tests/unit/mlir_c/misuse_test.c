// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clients that do what they may not: callbacks that end what calls them, numbers that are none,
// arrays that are null. All of it is refused, and nothing is lost.

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <stdint.h>

#include "tn_test.h"

static MlirStringRef text(const char* words) { return mlirStringRefCreateFromCString(words); }

static MlirContext make_context(void) {
  const MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  return context;
}

static MlirModule make_module(MlirContext context) {
  return mlirModuleCreateParse(context, text("module { %0 = \"t.a\"() : () -> i32\n"
                                             "\"t.b\"(%0) ({ ^a(%1: i32): }) : (i32) -> () }"));
}

//===-- Callbacks -----------------------------------------------------------------------------===//

typedef struct seen {
  MlirContext context;
  MlirOperation op;
  MlirAsmState state;
  MlirOpPrintingFlags flags;
  int calls;
  int ends;
} seen;

static MlirLogicalResult end_context(MlirDiagnostic diagnostic, void* user_data) {
  seen* it = user_data;
  (void)diagnostic;
  ++it->calls;
  mlirContextDestroy(it->context);
  mlirOperationDestroy(it->op);
  return mlirLogicalResultSuccess();
}
static void count_end(void* user_data) {
  seen* it = user_data;
  ++it->ends;
  mlirContextDestroy(it->context);
}

TN_TEST(a_handler_does_not_end_its_context) {
  seen it = {.context = make_context()};
  it.op = mlirModuleGetOperation(make_module(it.context));
  (void)mlirContextAttachDiagnosticHandler(it.context, end_context, &it, count_end);
  mlirEmitError(mlirLocationUnknownGet(it.context), "first");
  EXPECT_TRUE(it.calls > 0);
  EXPECT_EQ(0, it.ends);
  EXPECT_EQ(it.context.ptr, mlirOperationGetContext(it.op).ptr);
  EXPECT_TRUE(mlirModuleIsNull(mlirModuleCreateParse(it.context, text("module {"))));
  // What the handler has is deleted once, and does not end the context a second time.
  mlirContextDestroy(it.context);
  EXPECT_EQ(1, it.ends);
  EXPECT_TRUE(mlirContextIsNull(mlirOperationGetContext(it.op)));
}

static void end_all(MlirStringRef part, void* user_data) {
  seen* it = user_data;
  if (part.length == 0) return;
  ++it->calls;
  mlirContextDestroy(it->context);
  mlirOperationDestroy(it->op);
  mlirOperationRemoveFromParent(
      mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(it->op))));
  mlirAsmStateDestroy(it->state);
  mlirOpPrintingFlagsDestroy(it->flags);
}

TN_TEST(a_print_outlives_what_its_callback_ends) {
  seen it = {.context = make_context()};
  it.op = mlirModuleGetOperation(make_module(it.context));
  const MlirOperation first =
      mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(it.op)));
  const MlirValue value = mlirOperationGetResult(first, 0);
  for (int i = 0; i < 5; ++i) {
    it.flags = mlirOpPrintingFlagsCreate();
    it.state = mlirAsmStateCreateForOperation(it.op, it.flags);
    it.calls = 0;
    if (i == 0) mlirOperationPrintWithFlags(it.op, it.flags, end_all, &it);
    if (i == 1) mlirOperationPrintWithState(it.op, it.state, end_all, &it);
    if (i == 2) mlirValuePrintAsOperand(value, it.state, end_all, &it);
    if (i == 3) mlirOperationWriteBytecode(it.op, end_all, &it);
    if (i == 4) mlirBlockPrint(mlirOperationGetBlock(first), end_all, &it);
    EXPECT_TRUE(it.calls > 0);
    mlirAsmStateDestroy(it.state);
    mlirOpPrintingFlagsDestroy(it.flags);
  }
  EXPECT_EQ(it.op.ptr, mlirOperationGetParentOperation(first).ptr);
  mlirContextDestroy(it.context);
}

//===-- Numbers and arrays --------------------------------------------------------------------===//

TN_TEST(states_that_lack_something_make_no_operation) {
  const MlirContext context = make_context();
  const intptr_t numbers[] = {-1, INTPTR_MIN, INTPTR_MAX, INTPTR_MAX / 4, (intptr_t)1 << 40};
  const MlirType type = mlirIntegerTypeGet(context, 32);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i) {
    MlirOperationState state = mlirOperationStateGet(text("t.op"), mlirLocationUnknownGet(context));
    mlirOperationStateAddResults(&state, numbers[i], &type);
    EXPECT_TRUE(mlirOperationIsNull(mlirOperationCreate(&state)));
    state = mlirOperationStateGet(text("t.op"), mlirLocationUnknownGet(context));
    state.nOperands = numbers[i];
    EXPECT_TRUE(mlirOperationIsNull(mlirOperationCreate(&state)));
    EXPECT_TRUE(mlirBlockIsNull(mlirBlockCreate(numbers[i], NULL, NULL)));
  }
  MlirOperationState state = mlirOperationStateGet(text("t.op"), mlirLocationUnknownGet(context));
  MlirRegion region = mlirRegionCreate();
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  mlirOperationStateAddOperands(&state, 1, NULL);
  EXPECT_TRUE(mlirOperationIsNull(mlirOperationCreate(&state)));
  mlirRegionDestroy(region);  // It went with the state.
  state = mlirOperationStateGet(text("t.op"), mlirLocationUnknownGet(context));
  mlirOperationStateAddOperands(&state, 0, NULL);
  mlirOperationStateAddResults(&state, 0, NULL);
  mlirOperationStateAddOwnedRegions(&state, 0, NULL);
  const MlirOperation op = mlirOperationCreate(&state);
  EXPECT_TRUE(!mlirOperationIsNull(op));
  mlirOperationSetOperands(op, 0, NULL);
  mlirOperationSetOperands(op, -1, NULL);
  mlirOperationSetOperands(op, INTPTR_MAX, NULL);
  mlirOperationSetOperands(op, 1, NULL);
  EXPECT_EQ(0, mlirOperationGetNumOperands(op));
  EXPECT_TRUE(mlirBlockIsNull(mlirBlockCreate(1, NULL, NULL)));
  EXPECT_TRUE(mlirValueIsNull(mlirOperationGetOperand(op, INTPTR_MIN)));
  EXPECT_TRUE(mlirRegionIsNull(mlirOperationGetRegion(op, INTPTR_MAX)));
  mlirContextDestroy(context);
}

//===-- Things that are something else --------------------------------------------------------===//

TN_TEST(attributes_that_are_no_strings_are_no_identifiers) {
  const MlirContext context = make_context();
  const MlirAttribute attributes[] = {
      mlirIntegerAttrGet(mlirIntegerTypeGet(context, 32), 1), mlirUnitAttrGet(context),
      mlirStringAttrTypedGet(mlirIntegerTypeGet(context, 32), text("x")),
      mlirFlatSymbolRefAttrGet(context, text("f"))};
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; ++i) {
    const MlirIdentifier name = {attributes[i].ptr};
    const MlirNamedAttribute entry = {name, mlirUnitAttrGet(context)};
    EXPECT_EQ(0, mlirIdentifierStr(name).length);
    EXPECT_EQ(0, mlirDictionaryAttrGetNumElements(mlirDictionaryAttrGet(context, 1, &entry)));
    MlirOperationState state = mlirOperationStateGet(text("t.x"), mlirLocationUnknownGet(context));
    mlirOperationStateAddAttributes(&state, 1, &entry);
    EXPECT_TRUE(mlirOperationIsNull(mlirOperationCreate(&state)));
  }
  mlirContextDestroy(context);
}
