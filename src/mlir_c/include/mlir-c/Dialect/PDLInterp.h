// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect pdl_interp: its handle.

#ifndef MLIR_C_DIALECT_PDLINTERP_H
#define MLIR_C_DIALECT_PDLINTERP_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(PDLInterp, pdl_interp);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_PDLINTERP_H
