// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Dialect/Complex.h

#ifndef MLIR_C_DIALECT_COMPLEX_H
#define MLIR_C_DIALECT_COMPLEX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Complex, complex);

MLIR_CAPI_EXPORTED bool mlirAttributeIsAComplex(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType type,
                                                          double real, double imag);

MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                                                 double real, double imag);

MLIR_CAPI_EXPORTED double mlirComplexAttrGetRealDouble(MlirAttribute attr);

MLIR_CAPI_EXPORTED double mlirComplexAttrGetImagDouble(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirComplexAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_COMPLEX_H
