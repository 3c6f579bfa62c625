// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running IR as machine code, which needs LLVM: without it there is no engine, and calls fail.

#ifndef MLIR_C_EXECUTIONENGINE_H
#define MLIR_C_EXECUTIONENGINE_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// What runs IR as machine code.
typedef struct MlirExecutionEngine {
  void* ptr;
} MlirExecutionEngine;

/// An engine that runs `op` as machine code. Needs LLVM: null without.
MLIR_CAPI_EXPORTED MlirExecutionEngine mlirExecutionEngineCreate(
    MlirModule op, int optLevel, int numPaths, const MlirStringRef* sharedLibPaths,
    bool enableObjectDump, bool enablePIC);

/// Runs what has to run first.
MLIR_CAPI_EXPORTED void mlirExecutionEngineInitialize(MlirExecutionEngine jit);

/// Ends an engine.
MLIR_CAPI_EXPORTED void mlirExecutionEngineDestroy(MlirExecutionEngine jit);

/// Whether `jit` is null.
static inline bool mlirExecutionEngineIsNull(MlirExecutionEngine jit) { return jit.ptr == NULL; }

/// Calls a function of the engine with pointers to its arguments and results; fails without LLVM.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirExecutionEngineInvokePacked(MlirExecutionEngine jit,
                                                                     MlirStringRef name,
                                                                     void** arguments);

/// The address of a function that takes its arguments packed; null if there is none.
MLIR_CAPI_EXPORTED void* mlirExecutionEngineLookupPacked(MlirExecutionEngine jit,
                                                         MlirStringRef name);

/// The address of a function; null if there is none.
MLIR_CAPI_EXPORTED void* mlirExecutionEngineLookup(MlirExecutionEngine jit, MlirStringRef name);

/// Gives the engine an address under a name.
MLIR_CAPI_EXPORTED void mlirExecutionEngineRegisterSymbol(MlirExecutionEngine jit,
                                                          MlirStringRef name, void* sym);

/// Writes the engine's object code to a file.
MLIR_CAPI_EXPORTED void mlirExecutionEngineDumpToObjectFile(MlirExecutionEngine jit,
                                                            MlirStringRef fileName);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_EXECUTIONENGINE_H
