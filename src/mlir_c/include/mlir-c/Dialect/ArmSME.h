// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect arm_sme: its handle and its passes.

#ifndef MLIR_C_DIALECT_ARMSME_H
#define MLIR_C_DIALECT_ARMSME_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/ArmSME/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(ArmSME, arm_sme);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_ARMSME_H
