// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect arith: its handle and its passes.

#ifndef MLIR_C_DIALECT_ARITH_H
#define MLIR_C_DIALECT_ARITH_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/Arith/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Arith, arith);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_ARITH_H
