// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that cannot be made or registered yet.

#include "mlir_c/pass_constructors.h"
#include "mlir_c/refuse.h"

MlirPass tn_mc__create_pass(const char* function, const char* argument) {
  (void)argument;
  tn_mc__refuse(function, NULL, "there is no such pass");
  return (MlirPass){NULL};
}

void tn_mc__register_pass(const char* function, const char* argument) {
  (void)argument;
  tn_mc__refuse(function, NULL, "there is no such pass");
}
