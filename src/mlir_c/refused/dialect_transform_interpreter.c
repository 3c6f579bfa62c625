// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Transform/Interpreter.h> that are refused.

#include "mlir-c/Dialect/Transform/Interpreter.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirTransformOptions, mlirTransformOptionsCreate, (void))
REFUSED_VOID(mlirTransformOptionsEnableExpensiveChecks,
             (MlirTransformOptions transformOptions, bool enable))
REFUSED(bool, mlirTransformOptionsGetExpensiveChecksEnabled,
        (MlirTransformOptions transformOptions))
REFUSED_VOID(mlirTransformOptionsEnforceSingleTopLevelTransformOp,
             (MlirTransformOptions transformOptions, bool enable))
REFUSED(bool, mlirTransformOptionsGetEnforceSingleTopLevelTransformOp,
        (MlirTransformOptions transformOptions))
REFUSED_VOID(mlirTransformOptionsDestroy, (MlirTransformOptions transformOptions))
REFUSED(MlirLogicalResult, mlirTransformApplyNamedSequence,
        (MlirOperation payload, MlirOperation transformRoot, MlirOperation transformModule,
         MlirTransformOptions transformOptions))
REFUSED(MlirLogicalResult, mlirMergeSymbolsIntoFromClone,
        (MlirOperation target, MlirOperation other))
