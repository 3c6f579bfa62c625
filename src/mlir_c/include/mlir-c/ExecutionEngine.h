// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Execution of IR as machine code. This needs LLVM: without it there is no engine, and calls fail.

#ifndef MLIR_C_EXECUTIONENGINE_H
#define MLIR_C_EXECUTIONENGINE_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// An engine that executes IR as machine code.
typedef struct MlirExecutionEngine {
  void* ptr;
} MlirExecutionEngine;

/// Creates an engine that executes `op` as machine code. Null without LLVM.
MLIR_CAPI_EXPORTED MlirExecutionEngine mlirExecutionEngineCreate(
    MlirModule op, int optLevel, int numPaths, const MlirStringRef* sharedLibPaths,
    bool enableObjectDump, bool enablePIC);

/// Runs global initializers.
MLIR_CAPI_EXPORTED void mlirExecutionEngineInitialize(MlirExecutionEngine jit);

/// Destroys an engine.
MLIR_CAPI_EXPORTED void mlirExecutionEngineDestroy(MlirExecutionEngine jit);

/// Returns whether `jit` is null.
static inline bool mlirExecutionEngineIsNull(MlirExecutionEngine jit) { return jit.ptr == NULL; }

/// Calls a function of the engine with pointers to its arguments and results; fails without LLVM.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirExecutionEngineInvokePacked(MlirExecutionEngine jit,
                                                                     MlirStringRef name,
                                                                     void** arguments);

/// Returns the address of a function with packed arguments; null if there is none.
MLIR_CAPI_EXPORTED void* mlirExecutionEngineLookupPacked(MlirExecutionEngine jit,
                                                         MlirStringRef name);

/// Returns the address of a function; null if there is none.
MLIR_CAPI_EXPORTED void* mlirExecutionEngineLookup(MlirExecutionEngine jit, MlirStringRef name);

/// Registers an address with a name.
MLIR_CAPI_EXPORTED void mlirExecutionEngineRegisterSymbol(MlirExecutionEngine jit,
                                                          MlirStringRef name, void* sym);

/// Writes the engine's object code to a file.
MLIR_CAPI_EXPORTED void mlirExecutionEngineDumpToObjectFile(MlirExecutionEngine jit,
                                                            MlirStringRef fileName);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_EXECUTIONENGINE_H
