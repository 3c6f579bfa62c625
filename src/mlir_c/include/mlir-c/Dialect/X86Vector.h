// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect x86vector: its handle.

#ifndef MLIR_C_DIALECT_X86VECTOR_H
#define MLIR_C_DIALECT_X86VECTOR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(X86Vector, x86vector);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_X86VECTOR_H
