// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect amx: its handle.

#ifndef MLIR_C_DIALECT_AMX_H
#define MLIR_C_DIALECT_AMX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(AMX, amx);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_AMX_H
