// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/IntegerSet.h> that are refused.

#include "mlir-c/IntegerSet.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirContext, mlirIntegerSetGetContext, (MlirIntegerSet set))
REFUSED(bool, mlirIntegerSetEqual, (MlirIntegerSet s1, MlirIntegerSet s2))
REFUSED_VOID(mlirIntegerSetPrint, (MlirIntegerSet set, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirIntegerSetDump, (MlirIntegerSet set))
REFUSED(MlirIntegerSet, mlirIntegerSetEmptyGet,
        (MlirContext context, intptr_t numDims, intptr_t numSymbols))
REFUSED(MlirIntegerSet, mlirIntegerSetGet,
        (MlirContext context, intptr_t numDims, intptr_t numSymbols, intptr_t numConstraints,
         const MlirAffineExpr* constraints, const bool* eqFlags))
REFUSED(MlirIntegerSet, mlirIntegerSetReplaceGet,
        (MlirIntegerSet set, const MlirAffineExpr* dimReplacements,
         const MlirAffineExpr* symbolReplacements, intptr_t numResultDims,
         intptr_t numResultSymbols))
REFUSED(bool, mlirIntegerSetIsCanonicalEmpty, (MlirIntegerSet set))
REFUSED(intptr_t, mlirIntegerSetGetNumDims, (MlirIntegerSet set))
REFUSED(intptr_t, mlirIntegerSetGetNumSymbols, (MlirIntegerSet set))
REFUSED(intptr_t, mlirIntegerSetGetNumInputs, (MlirIntegerSet set))
REFUSED(intptr_t, mlirIntegerSetGetNumConstraints, (MlirIntegerSet set))
REFUSED(intptr_t, mlirIntegerSetGetNumEqualities, (MlirIntegerSet set))
REFUSED(intptr_t, mlirIntegerSetGetNumInequalities, (MlirIntegerSet set))
REFUSED(MlirAffineExpr, mlirIntegerSetGetConstraint, (MlirIntegerSet set, intptr_t pos))
REFUSED(bool, mlirIntegerSetIsConstraintEq, (MlirIntegerSet set, intptr_t pos))
