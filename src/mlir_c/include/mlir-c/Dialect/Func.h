// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect func: its handle, functions for its ops, and its passes.

#ifndef MLIR_C_DIALECT_FUNC_H
#define MLIR_C_DIALECT_FUNC_H

#include <stdint.h>

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/Func/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Func, func);

/// Sets an attribute of the argument at `pos` of a function.
MLIR_CAPI_EXPORTED void mlirFuncSetArgAttr(MlirOperation op, intptr_t pos, MlirStringRef name,
                                           MlirAttribute attr);

/// Sets an attribute of the result at `pos` of a function.
MLIR_CAPI_EXPORTED void mlirFuncSetResultAttr(MlirOperation op, intptr_t pos, MlirStringRef name,
                                              MlirAttribute attr);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_FUNC_H
