// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Func.h> that are not implemented.

#include "mlir-c/Dialect/Func.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "not supported by this library"

REFUSED_VOID(mlirFuncSetArgAttr,
             (MlirOperation op, intptr_t pos, MlirStringRef name, MlirAttribute attr))
REFUSED_VOID(mlirFuncSetResultAttr,
             (MlirOperation op, intptr_t pos, MlirStringRef name, MlirAttribute attr))
