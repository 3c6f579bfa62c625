// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect tosa: its handle and its passes.

#ifndef MLIR_C_DIALECT_TOSA_H
#define MLIR_C_DIALECT_TOSA_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/Tosa/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Tosa, tosa);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_TOSA_H
