// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect complex: its handle and its attributes.

#ifndef MLIR_C_DIALECT_COMPLEX_H
#define MLIR_C_DIALECT_COMPLEX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Complex, complex);

/// Returns whether `attr` is a complex attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAComplex(MlirAttribute attr);

/// Returns a complex number of this type, to which it is rounded.
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType type,
                                                          double real, double imag);

/// Likewise; null with a diagnostic at `loc` if the type is not complex.
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                                                 double real, double imag);

/// Returns the real part as a double.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetRealDouble(MlirAttribute attr);

/// Returns the imaginary part as a double.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetImagDouble(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_COMPLEX_H
