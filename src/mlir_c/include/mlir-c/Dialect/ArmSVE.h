// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect arm_sve: its handle and its passes.

#ifndef MLIR_C_DIALECT_ARMSVE_H
#define MLIR_C_DIALECT_ARMSVE_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/ArmSVE/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(ArmSVE, arm_sve);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_ARMSVE_H
