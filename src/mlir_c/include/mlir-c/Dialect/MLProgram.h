// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect ml_program: its handle and its passes.

#ifndef MLIR_C_DIALECT_MLPROGRAM_H
#define MLIR_C_DIALECT_MLPROGRAM_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/MLProgram/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(MLProgram, ml_program);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_MLPROGRAM_H
