// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Debug.h> that are refused.

#include "mlir-c/Debug.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED_VOID(mlirEnableGlobalDebug, (bool enable))
REFUSED(bool, mlirIsGlobalDebugEnabled, (void))
REFUSED_VOID(mlirSetGlobalDebugType, (const char* type))
REFUSED_VOID(mlirSetGlobalDebugTypes, (const char** types, intptr_t n))
REFUSED(bool, mlirIsCurrentDebugType, (const char* type))
