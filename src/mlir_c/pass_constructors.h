// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the constructors of passes, which src/mlir_c/passes.inc lists, come down to.

#ifndef TENURE_SRC_MLIR_C_PASS_CONSTRUCTORS_H
#define TENURE_SRC_MLIR_C_PASS_CONSTRUCTORS_H

#include "mlir-c/Pass.h"

// The pass that pipelines call `argument`, which `function` was asked for; null if there is none.
MlirPass tn_mc__create_pass(const char* function, const char* argument);

// Makes `argument` a name that pipelines may have.
void tn_mc__register_pass(const char* function, const char* argument);

#endif  // TENURE_SRC_MLIR_C_PASS_CONSTRUCTORS_H
