// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect xegpu: its handle.

#ifndef MLIR_C_DIALECT_XEGPU_H
#define MLIR_C_DIALECT_XEGPU_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(XeGPU, xegpu);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_XEGPU_H
