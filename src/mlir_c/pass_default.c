// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that cannot be made or registered yet.

#include "mlir_c/pass_constructors.h"
#include "mlir_c/refuse.h"

MlirPass tn_mlir_c__create_pass(const char* function, const char* argument) {
  (void)argument;
  tn_mlir_c__refuse(function, "there is no such pass");
  return (MlirPass){NULL};
}

void tn_mlir_c__register_pass(const char* function, const char* argument) {
  (void)argument;
  tn_mlir_c__refuse(function, "there is no such pass");
}
