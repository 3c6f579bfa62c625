// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/IntegerSet.h

#ifndef MLIR_C_INTEGERSET_H
#define MLIR_C_INTEGERSET_H

#include "mlir-c/AffineExpr.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Opaque type declarations --------------------------------------------------------------===//

typedef struct MlirIntegerSet {
  const void* ptr;
} MlirIntegerSet;

MLIR_CAPI_EXPORTED MlirContext mlirIntegerSetGetContext(MlirIntegerSet set);

static inline bool mlirIntegerSetIsNull(MlirIntegerSet set) { return set.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirIntegerSetEqual(MlirIntegerSet s1, MlirIntegerSet s2);

MLIR_CAPI_EXPORTED void mlirIntegerSetPrint(MlirIntegerSet set, MlirStringCallback callback,
                                            void* userData);

MLIR_CAPI_EXPORTED void mlirIntegerSetDump(MlirIntegerSet set);

MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context, intptr_t numDims,
                                                         intptr_t numSymbols);

MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetGet(MlirContext context, intptr_t numDims,
                                                    intptr_t numSymbols, intptr_t numConstraints,
                                                    const MlirAffineExpr* constraints,
                                                    const bool* eqFlags);

MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetReplaceGet(MlirIntegerSet set,
                                                           const MlirAffineExpr* dimReplacements,
                                                           const MlirAffineExpr* symbolReplacements,
                                                           intptr_t numResultDims,
                                                           intptr_t numResultSymbols);

MLIR_CAPI_EXPORTED bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set);

MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set);

MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set);

MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set);

MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set);

MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set);

MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInequalities(MlirIntegerSet set);

MLIR_CAPI_EXPORTED MlirAffineExpr mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos);

MLIR_CAPI_EXPORTED bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set, intptr_t pos);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_INTEGERSET_H
