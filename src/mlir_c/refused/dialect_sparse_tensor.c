// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/SparseTensor.h> that are refused.

#include "mlir-c/Dialect/SparseTensor.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirAttributeIsASparseTensorEncodingAttr, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSparseTensorEncodingAttrGet,
        (MlirContext ctx, intptr_t lvlRank, const MlirSparseTensorLevelType* lvlTypes,
         MlirAffineMap dimToLvl, MlirAffineMap lvlTodim, int posWidth, int crdWidth,
         MlirAttribute explicitVal, MlirAttribute implicitVal))
REFUSED(MlirStringRef, mlirSparseTensorEncodingAttrGetName, (void))
REFUSED(intptr_t, mlirSparseTensorEncodingGetLvlRank, (MlirAttribute attr))
REFUSED(MlirSparseTensorLevelType, mlirSparseTensorEncodingAttrGetLvlType,
        (MlirAttribute attr, intptr_t lvl))
REFUSED(enum MlirSparseTensorLevelFormat, mlirSparseTensorEncodingAttrGetLvlFmt,
        (MlirAttribute attr, intptr_t lvl))
REFUSED(MlirAffineMap, mlirSparseTensorEncodingAttrGetDimToLvl, (MlirAttribute attr))
REFUSED(MlirAffineMap, mlirSparseTensorEncodingAttrGetLvlToDim, (MlirAttribute attr))
REFUSED(int, mlirSparseTensorEncodingAttrGetPosWidth, (MlirAttribute attr))
REFUSED(int, mlirSparseTensorEncodingAttrGetCrdWidth, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSparseTensorEncodingAttrGetExplicitVal, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSparseTensorEncodingAttrGetImplicitVal, (MlirAttribute attr))
REFUSED(unsigned, mlirSparseTensorEncodingAttrGetStructuredN, (MlirSparseTensorLevelType lvlType))
REFUSED(unsigned, mlirSparseTensorEncodingAttrGetStructuredM, (MlirSparseTensorLevelType lvlType))
REFUSED(MlirSparseTensorLevelType, mlirSparseTensorEncodingAttrBuildLvlType,
        (enum MlirSparseTensorLevelFormat lvlFmt,
         const enum MlirSparseTensorLevelPropertyNondefault* properties, unsigned propSize,
         unsigned n, unsigned m))
