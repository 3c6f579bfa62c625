// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of the client that is C++.

#include <mlir-c/IR.h>

extern "C" bool strings_agree_in_cxx() {
  return mlirStringRefEqual(mlirStringRefCreate("builtin.module", 7),
                            mlirStringRefCreateFromCString("builtin"));
}
