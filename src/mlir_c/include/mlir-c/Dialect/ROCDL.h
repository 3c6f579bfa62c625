// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect rocdl: its handle.

#ifndef MLIR_C_DIALECT_ROCDL_H
#define MLIR_C_DIALECT_ROCDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(ROCDL, rocdl);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_ROCDL_H
