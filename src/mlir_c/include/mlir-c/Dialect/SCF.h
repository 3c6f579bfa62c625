// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect scf: its handle and its passes.

#ifndef MLIR_C_DIALECT_SCF_H
#define MLIR_C_DIALECT_SCF_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/SCF/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(SCF, scf);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_SCF_H
