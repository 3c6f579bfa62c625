// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Linalg.h> that are not implemented.

#include "mlir-c/Dialect/Linalg.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "not supported by this library"

REFUSED(bool, mlirLinalgIsAContractionOp, (MlirOperation op))
REFUSED(MlirLinalgContractionDimensions, mlirLinalgInferContractionDimensions, (MlirOperation op))
REFUSED(MlirLinalgContractionDimensions, mlirLinalgInferContractionDimensionsFromMaps,
        (const MlirAffineMap* indexingMaps, size_t numMaps))
REFUSED(bool, mlirLinalgIsAConvolutionOp, (MlirOperation op))
REFUSED(MlirLinalgConvolutionDimensions, mlirLinalgInferConvolutionDimensions, (MlirOperation op))
REFUSED(MlirAttribute, mlirLinalgGetIndexingMapsAttribute, (MlirOperation op))
