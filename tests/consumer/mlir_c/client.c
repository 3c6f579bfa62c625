// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program written for MLIR's C API alone: makes a context, asks what it was told, and destroys it.

#include <mlir-c/IR.h>
#include <mlir-c/Support.h>
#include <stdio.h>

bool strings_agree_in_cxx(void);

int main(void) {
  const MlirContext context = mlirContextCreate();
  if (mlirContextIsNull(context)) {
    fputs("there is no context\n", stderr);
    return 1;
  }
  mlirContextSetAllowUnregisteredDialects(context, true);
  const bool allows = mlirContextGetAllowUnregisteredDialects(context);
  mlirContextDestroy(context);
  const bool agree = strings_agree_in_cxx();
  printf("allows unregistered dialects: %d, strings agree: %d\n", allows, agree);
  return allows && agree ? 0 : 1;
}
