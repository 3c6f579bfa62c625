// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/AffineExpr.h> that are refused.

#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirContext, mlirAffineExprGetContext, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprEqual, (MlirAffineExpr lhs, MlirAffineExpr rhs))
REFUSED_VOID(mlirAffineExprPrint,
             (MlirAffineExpr affineExpr, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirAffineExprDump, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprIsSymbolicOrConstant, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprIsPureAffine, (MlirAffineExpr affineExpr))
REFUSED(int64_t, mlirAffineExprGetLargestKnownDivisor, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprIsMultipleOf, (MlirAffineExpr affineExpr, int64_t factor))
REFUSED(bool, mlirAffineExprIsFunctionOfDim, (MlirAffineExpr affineExpr, intptr_t position))
REFUSED(MlirAffineExpr, mlirAffineExprCompose,
        (MlirAffineExpr affineExpr, struct MlirAffineMap affineMap))
REFUSED(MlirAffineExpr, mlirAffineExprShiftDims,
        (MlirAffineExpr affineExpr, uint32_t numDims, uint32_t shift, uint32_t offset))
REFUSED(MlirAffineExpr, mlirAffineExprShiftSymbols,
        (MlirAffineExpr affineExpr, uint32_t numSymbols, uint32_t shift, uint32_t offset))
REFUSED(MlirAffineExpr, mlirSimplifyAffineExpr,
        (MlirAffineExpr expr, uint32_t numDims, uint32_t numSymbols))
REFUSED(bool, mlirAffineExprIsADim, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineDimExprGet, (MlirContext ctx, intptr_t position))
REFUSED(intptr_t, mlirAffineDimExprGetPosition, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprIsASymbol, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineSymbolExprGet, (MlirContext ctx, intptr_t position))
REFUSED(intptr_t, mlirAffineSymbolExprGetPosition, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprIsAConstant, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineConstantExprGet, (MlirContext ctx, int64_t constant))
REFUSED(int64_t, mlirAffineConstantExprGetValue, (MlirAffineExpr affineExpr))
REFUSED(bool, mlirAffineExprIsAAdd, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineAddExprGet, (MlirAffineExpr lhs, MlirAffineExpr rhs))
REFUSED(bool, mlirAffineExprIsAMul, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineMulExprGet, (MlirAffineExpr lhs, MlirAffineExpr rhs))
REFUSED(bool, mlirAffineExprIsAMod, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineModExprGet, (MlirAffineExpr lhs, MlirAffineExpr rhs))
REFUSED(bool, mlirAffineExprIsAFloorDiv, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineFloorDivExprGet, (MlirAffineExpr lhs, MlirAffineExpr rhs))
REFUSED(bool, mlirAffineExprIsACeilDiv, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineCeilDivExprGet, (MlirAffineExpr lhs, MlirAffineExpr rhs))
REFUSED(bool, mlirAffineExprIsABinary, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineBinaryOpExprGetLHS, (MlirAffineExpr affineExpr))
REFUSED(MlirAffineExpr, mlirAffineBinaryOpExprGetRHS, (MlirAffineExpr affineExpr))
