// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/AffineMap.h> that are refused.

#include "mlir-c/AffineMap.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirContext, mlirAffineMapGetContext, (MlirAffineMap affineMap))
REFUSED(bool, mlirAffineMapEqual, (MlirAffineMap a1, MlirAffineMap a2))
REFUSED_VOID(mlirAffineMapPrint,
             (MlirAffineMap affineMap, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirAffineMapDump, (MlirAffineMap affineMap))
REFUSED(MlirAffineMap, mlirAffineMapEmptyGet, (MlirContext ctx))
REFUSED(MlirAffineMap, mlirAffineMapZeroResultGet,
        (MlirContext ctx, intptr_t dimCount, intptr_t symbolCount))
REFUSED(MlirAffineMap, mlirAffineMapGet,
        (MlirContext ctx, intptr_t dimCount, intptr_t symbolCount, intptr_t nAffineExprs,
         MlirAffineExpr* affineExprs))
REFUSED(MlirAffineMap, mlirAffineMapConstantGet, (MlirContext ctx, int64_t val))
REFUSED(MlirAffineMap, mlirAffineMapMultiDimIdentityGet, (MlirContext ctx, intptr_t numDims))
REFUSED(MlirAffineMap, mlirAffineMapMinorIdentityGet,
        (MlirContext ctx, intptr_t dims, intptr_t results))
REFUSED(MlirAffineMap, mlirAffineMapPermutationGet,
        (MlirContext ctx, intptr_t size, unsigned* permutation))
REFUSED(bool, mlirAffineMapIsIdentity, (MlirAffineMap affineMap))
REFUSED(bool, mlirAffineMapIsMinorIdentity, (MlirAffineMap affineMap))
REFUSED(bool, mlirAffineMapIsEmpty, (MlirAffineMap affineMap))
REFUSED(bool, mlirAffineMapIsSingleConstant, (MlirAffineMap affineMap))
REFUSED(int64_t, mlirAffineMapGetSingleConstantResult, (MlirAffineMap affineMap))
REFUSED(intptr_t, mlirAffineMapGetNumDims, (MlirAffineMap affineMap))
REFUSED(intptr_t, mlirAffineMapGetNumSymbols, (MlirAffineMap affineMap))
REFUSED(intptr_t, mlirAffineMapGetNumResults, (MlirAffineMap affineMap))
REFUSED(MlirAffineExpr, mlirAffineMapGetResult, (MlirAffineMap affineMap, intptr_t pos))
REFUSED(intptr_t, mlirAffineMapGetNumInputs, (MlirAffineMap affineMap))
REFUSED(bool, mlirAffineMapIsProjectedPermutation, (MlirAffineMap affineMap))
REFUSED(bool, mlirAffineMapIsPermutation, (MlirAffineMap affineMap))
REFUSED(MlirAffineMap, mlirAffineMapGetSubMap,
        (MlirAffineMap affineMap, intptr_t size, intptr_t* resultPos))
REFUSED(MlirAffineMap, mlirAffineMapGetMajorSubMap, (MlirAffineMap affineMap, intptr_t numResults))
REFUSED(MlirAffineMap, mlirAffineMapGetMinorSubMap, (MlirAffineMap affineMap, intptr_t numResults))
REFUSED(MlirAffineMap, mlirAffineMapReplace,
        (MlirAffineMap affineMap, MlirAffineExpr expression, MlirAffineExpr replacement,
         intptr_t numResultDims, intptr_t numResultSyms))
REFUSED_VOID(mlirAffineMapCompressUnusedSymbols,
             (MlirAffineMap * affineMaps, intptr_t size, void* result,
              void (*populateResult)(void* res, intptr_t idx, MlirAffineMap m)))
