// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect arm_neon: its handle.

#ifndef MLIR_C_DIALECT_ARMNEON_H
#define MLIR_C_DIALECT_ARMNEON_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(ArmNeon, arm_neon);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_ARMNEON_H
