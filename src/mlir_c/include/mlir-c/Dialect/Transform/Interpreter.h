// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter of the dialect transform.

#ifndef MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
#define MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Options of the interpreter.
typedef struct MlirTransformOptions {
  void* ptr;
} MlirTransformOptions;

//===-- Options -------------------------------------------------------------------------------===//

/// Creates default options; the caller destroys them.
MLIR_CAPI_EXPORTED MlirTransformOptions mlirTransformOptionsCreate(void);

/// Sets whether every step checks that handles are valid.
MLIR_CAPI_EXPORTED void mlirTransformOptionsEnableExpensiveChecks(
    MlirTransformOptions transformOptions, bool enable);

/// Returns whether every step checks that handles are valid.
MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetExpensiveChecksEnabled(
    MlirTransformOptions transformOptions);

/// Sets whether only one top-level transform op is allowed.
MLIR_CAPI_EXPORTED void mlirTransformOptionsEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions, bool enable);

/// Returns whether only one top-level transform op is allowed.
MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions);

/// Destroys the options.
MLIR_CAPI_EXPORTED void mlirTransformOptionsDestroy(MlirTransformOptions transformOptions);

//===-- Applying transforms -------------------------------------------------------------------===//

/// Applies a transform to `payload`; returns whether it succeeded.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTransformApplyNamedSequence(
    MlirOperation payload, MlirOperation transformRoot, MlirOperation transformModule,
    MlirTransformOptions transformOptions);

/// Copies the symbols of `other` into `target`, renaming private ones if necessary; fails if public
/// ones collide.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMergeSymbolsIntoFromClone(MlirOperation target,
                                                                   MlirOperation other);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
