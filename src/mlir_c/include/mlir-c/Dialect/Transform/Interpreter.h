// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying what the dialect transform says to other IR.

#ifndef MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
#define MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// How transforms are applied.
typedef struct MlirTransformOptions {
  void* ptr;
} MlirTransformOptions;

//===-- Options -------------------------------------------------------------------------------===//

/// How transforms are applied, with defaults; the caller destroys it.
MLIR_CAPI_EXPORTED MlirTransformOptions mlirTransformOptionsCreate(void);

/// Says whether it is checked at every step that handles are valid.
MLIR_CAPI_EXPORTED void mlirTransformOptionsEnableExpensiveChecks(
    MlirTransformOptions transformOptions, bool enable);

/// Whether that is checked.
MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetExpensiveChecksEnabled(
    MlirTransformOptions transformOptions);

/// Says whether there may be but one transform at the top.
MLIR_CAPI_EXPORTED void mlirTransformOptionsEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions, bool enable);

/// Whether that is so.
MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions);

/// Ends the options.
MLIR_CAPI_EXPORTED void mlirTransformOptionsDestroy(MlirTransformOptions transformOptions);

//===-- Applying transforms -------------------------------------------------------------------===//

/// Applies a transform to `payload`; says whether it went well.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTransformApplyNamedSequence(
    MlirOperation payload, MlirOperation transformRoot, MlirOperation transformModule,
    MlirTransformOptions transformOptions);

/// Copies the symbols of `other` into `target`, private ones under new names if need be; fails if
/// public ones collide.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMergeSymbolsIntoFromClone(MlirOperation target,
                                                                   MlirOperation other);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
