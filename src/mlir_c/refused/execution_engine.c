// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/ExecutionEngine.h> that are not implemented.

#include "mlir-c/ExecutionEngine.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "the execution engine needs LLVM"

REFUSED(MlirExecutionEngine, mlirExecutionEngineCreate,
        (MlirModule op, int optLevel, int numPaths, const MlirStringRef* sharedLibPaths,
         bool enableObjectDump, bool enablePIC))
REFUSED_VOID(mlirExecutionEngineInitialize, (MlirExecutionEngine jit))
REFUSED_VOID(mlirExecutionEngineDestroy, (MlirExecutionEngine jit))
REFUSED(MlirLogicalResult, mlirExecutionEngineInvokePacked,
        (MlirExecutionEngine jit, MlirStringRef name, void** arguments))
REFUSED(void*, mlirExecutionEngineLookupPacked, (MlirExecutionEngine jit, MlirStringRef name))
REFUSED(void*, mlirExecutionEngineLookup, (MlirExecutionEngine jit, MlirStringRef name))
REFUSED_VOID(mlirExecutionEngineRegisterSymbol,
             (MlirExecutionEngine jit, MlirStringRef name, void* sym))
REFUSED_VOID(mlirExecutionEngineDumpToObjectFile, (MlirExecutionEngine jit, MlirStringRef fileName))
