// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect linalg: its handle, functions for its ops, and its passes.

#ifndef MLIR_C_DIALECT_LINALG_H
#define MLIR_C_DIALECT_LINALG_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/Linalg/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

/// Fills the region of a named linalg op.
MLIR_CAPI_EXPORTED void mlirLinalgFillBuiltinNamedOpRegion(MlirOperation mlirOp);

/// Returns whether an op is a contraction.
MLIR_CAPI_EXPORTED bool mlirLinalgIsAContractionOp(MlirOperation op);

/// The dimensions of a contraction by their role, each an array of indices.
typedef struct MlirLinalgContractionDimensions {
  MlirAttribute batch;
  MlirAttribute m;
  MlirAttribute n;
  MlirAttribute k;
} MlirLinalgContractionDimensions;

/// Returns the dimensions of such an op by their role, each an array; null for others.
MLIR_CAPI_EXPORTED MlirLinalgContractionDimensions
mlirLinalgInferContractionDimensions(MlirOperation op);

/// Likewise from the maps of two operands and a result.
MLIR_CAPI_EXPORTED MlirLinalgContractionDimensions
mlirLinalgInferContractionDimensionsFromMaps(const MlirAffineMap* indexingMaps, size_t numMaps);

/// Returns whether an op is a convolution.
MLIR_CAPI_EXPORTED bool mlirLinalgIsAConvolutionOp(MlirOperation op);

/// The dimensions of a convolution by their role, each an array of indices.
typedef struct MlirLinalgConvolutionDimensions {
  MlirAttribute batch;
  MlirAttribute outputImage;
  MlirAttribute outputChannel;
  MlirAttribute filterLoop;
  MlirAttribute inputChannel;
  MlirAttribute depth;
  MlirAttribute strides;
  MlirAttribute dilations;
} MlirLinalgConvolutionDimensions;

/// Returns the dimensions of such an op by their role, each an array; null for others.
MLIR_CAPI_EXPORTED MlirLinalgConvolutionDimensions
mlirLinalgInferConvolutionDimensions(MlirOperation op);

/// Returns the indexing maps of a linalg op; null for others.
MLIR_CAPI_EXPORTED MlirAttribute mlirLinalgGetIndexingMapsAttribute(MlirOperation op);

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Linalg, linalg);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_LINALG_H
