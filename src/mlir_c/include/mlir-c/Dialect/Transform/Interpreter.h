// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Dialect/Transform/Interpreter.h

#ifndef MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
#define MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MlirTransformOptions {
  void* ptr;
} MlirTransformOptions;

//===-- MlirTransformOptions ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTransformOptions mlirTransformOptionsCreate(void);

MLIR_CAPI_EXPORTED void mlirTransformOptionsEnableExpensiveChecks(
    MlirTransformOptions transformOptions, bool enable);

MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetExpensiveChecksEnabled(
    MlirTransformOptions transformOptions);

MLIR_CAPI_EXPORTED void mlirTransformOptionsEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions, bool enable);

MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions);

MLIR_CAPI_EXPORTED void mlirTransformOptionsDestroy(MlirTransformOptions transformOptions);

//===-- Transform interpreter and utilities ---------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirLogicalResult mlirTransformApplyNamedSequence(
    MlirOperation payload, MlirOperation transformRoot, MlirOperation transformModule,
    MlirTransformOptions transformOptions);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirMergeSymbolsIntoFromClone(MlirOperation target,
                                                                   MlirOperation other);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
