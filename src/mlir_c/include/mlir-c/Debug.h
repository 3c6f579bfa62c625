// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Output for debugging, for the whole process. This library writes none.

#ifndef MLIR_C_DEBUG_H
#define MLIR_C_DEBUG_H

#include <stdbool.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Sets whether debug output is written, in the whole process.
MLIR_CAPI_EXPORTED void mlirEnableGlobalDebug(bool enable);

/// Returns whether debug output is written.
MLIR_CAPI_EXPORTED bool mlirIsGlobalDebugEnabled(void);

/// Enables debug output of this type only.
MLIR_CAPI_EXPORTED void mlirSetGlobalDebugType(const char* type);

/// Enables debug output of these types only.
MLIR_CAPI_EXPORTED void mlirSetGlobalDebugTypes(const char** types, intptr_t n);

/// Returns whether debug output of this type is enabled.
MLIR_CAPI_EXPORTED bool mlirIsCurrentDebugType(const char* type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DEBUG_H
