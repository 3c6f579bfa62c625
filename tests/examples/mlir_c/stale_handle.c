// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A client of MLIR's C API with an error: it asks an op that it destroyed for the next one. On Tenure the call is refused.

#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <stdio.h>

static void print(MlirStringRef text, void* user_data) {
  (void)user_data;
  printf("%.*s", (int)text.length, text.data);
}

static MlirLogicalResult say(MlirDiagnostic diagnostic, void* user_data) {
  printf("warning: ");
  mlirDiagnosticPrint(diagnostic, print, user_data);
  printf("\n");
  return mlirLogicalResultSuccess();
}

// Whether no result of the op has a use.
static bool is_dead(MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i) {
    if (!mlirOpOperandIsNull(mlirValueGetFirstUse(mlirOperationGetResult(op, i)))) return false;
  }
  return true;
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  mlirContextAttachDiagnosticHandler(context, say, NULL, NULL);
  MlirModule module = mlirModuleCreateParse(
      context, mlirStringRefCreateFromCString("%0 = \"t.dead\"() : () -> i32\n"
                                              "%1 = \"t.dead_too\"() : () -> i32\n"));
  int erased = 0;
  MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  while (!mlirOperationIsNull(op)) {
    if (is_dead(op)) {
      mlirOperationDestroy(op);
      ++erased;
    }
    op = mlirOperationGetNextInBlock(op);  // The error: `op` may be gone.
  }
  printf("erased %d\n", erased);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
