// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Transform/Interpreter.h> that are not implemented.

#include "mlir-c/Dialect/Transform/Interpreter.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE \
  "the interpreter needs the dialect transform, which this library does not include"

REFUSED(MlirLogicalResult, mlirTransformApplyNamedSequence,
        (MlirOperation payload, MlirOperation transformRoot, MlirOperation transformModule,
         MlirTransformOptions transformOptions))
REFUSED(MlirLogicalResult, mlirMergeSymbolsIntoFromClone,
        (MlirOperation target, MlirOperation other))
