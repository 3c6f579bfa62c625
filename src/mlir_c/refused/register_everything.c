// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/RegisterEverything.h> that are refused.

#include "mlir-c/RegisterEverything.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED_VOID(mlirRegisterAllPasses, (void))
