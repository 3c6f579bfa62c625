// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/ExecutionEngine.h

#ifndef MLIR_C_EXECUTIONENGINE_H
#define MLIR_C_EXECUTIONENGINE_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MlirExecutionEngine {
  void* ptr;
} MlirExecutionEngine;

MLIR_CAPI_EXPORTED MlirExecutionEngine mlirExecutionEngineCreate(
    MlirModule op, int optLevel, int numPaths, const MlirStringRef* sharedLibPaths,
    bool enableObjectDump, bool enablePIC);

MLIR_CAPI_EXPORTED void mlirExecutionEngineInitialize(MlirExecutionEngine jit);

MLIR_CAPI_EXPORTED void mlirExecutionEngineDestroy(MlirExecutionEngine jit);

static inline bool mlirExecutionEngineIsNull(MlirExecutionEngine jit) { return jit.ptr == NULL; }

MLIR_CAPI_EXPORTED MlirLogicalResult mlirExecutionEngineInvokePacked(MlirExecutionEngine jit,
                                                                     MlirStringRef name,
                                                                     void** arguments);

MLIR_CAPI_EXPORTED void* mlirExecutionEngineLookupPacked(MlirExecutionEngine jit,
                                                         MlirStringRef name);

MLIR_CAPI_EXPORTED void* mlirExecutionEngineLookup(MlirExecutionEngine jit, MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirExecutionEngineRegisterSymbol(MlirExecutionEngine jit,
                                                          MlirStringRef name, void* sym);

MLIR_CAPI_EXPORTED void mlirExecutionEngineDumpToObjectFile(MlirExecutionEngine jit,
                                                            MlirStringRef fileName);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_EXECUTIONENGINE_H
