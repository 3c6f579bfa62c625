// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Debug.h

#ifndef MLIR_C_DEBUG_H
#define MLIR_C_DEBUG_H

#include <stdbool.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_CAPI_EXPORTED void mlirEnableGlobalDebug(bool enable);

MLIR_CAPI_EXPORTED bool mlirIsGlobalDebugEnabled(void);

MLIR_CAPI_EXPORTED void mlirSetGlobalDebugType(const char* type);

MLIR_CAPI_EXPORTED void mlirSetGlobalDebugTypes(const char** types, intptr_t n);

MLIR_CAPI_EXPORTED bool mlirIsCurrentDebugType(const char* type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DEBUG_H
