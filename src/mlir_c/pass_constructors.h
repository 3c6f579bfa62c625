// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The implementation of the constructors of passes, which src/mlir_c/passes.inc lists.

#ifndef TENURE_SRC_MLIR_C_PASS_CONSTRUCTORS_H
#define TENURE_SRC_MLIR_C_PASS_CONSTRUCTORS_H

#include "mlir-c/Pass.h"

// Creates the pass called `argument` in pipelines, for `function`; null if there is none.
MlirPass tn_mc__create_pass(const char* function, const char* argument);

// Registers `argument` as a name for pipelines.
void tn_mc__register_pass(const char* function, const char* argument);

#endif  // TENURE_SRC_MLIR_C_PASS_CONSTRUCTORS_H
