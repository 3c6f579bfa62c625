// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/IR.h> that are refused.

#include "mlir-c/IR.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirTypeID, mlirOperationGetTypeID, (MlirOperation op))
