// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect async: its handle and its passes.

#ifndef MLIR_C_DIALECT_ASYNC_H
#define MLIR_C_DIALECT_ASYNC_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/Async/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Async, async);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_ASYNC_H
