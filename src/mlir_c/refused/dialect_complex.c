// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Complex.h> that are refused.

#include "mlir-c/Dialect/Complex.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirAttributeIsAComplex, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirComplexAttrDoubleGet,
        (MlirContext ctx, MlirType type, double real, double imag))
REFUSED(MlirAttribute, mlirComplexAttrDoubleGetChecked,
        (MlirLocation loc, MlirType type, double real, double imag))
REFUSED(double, mlirComplexAttrGetRealDouble, (MlirAttribute attr))
REFUSED(double, mlirComplexAttrGetImagDouble, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirComplexAttrGetTypeID, (void))
