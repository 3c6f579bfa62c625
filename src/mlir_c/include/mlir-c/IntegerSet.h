// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer sets: the points where affine expressions are zero, or not negative.

#ifndef MLIR_C_INTEGERSET_H
#define MLIR_C_INTEGERSET_H

#include "mlir-c/AffineExpr.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// A set of points; it lives as long as its context.
typedef struct MlirIntegerSet {
  const void* ptr;
} MlirIntegerSet;

/// The context of a set.
MLIR_CAPI_EXPORTED MlirContext mlirIntegerSetGetContext(MlirIntegerSet set);

/// Whether `set` is null.
static inline bool mlirIntegerSetIsNull(MlirIntegerSet set) { return set.ptr == NULL; }

/// Whether both are the same set.
MLIR_CAPI_EXPORTED bool mlirIntegerSetEqual(MlirIntegerSet s1, MlirIntegerSet s2);

/// Hands the text of a set to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirIntegerSetPrint(MlirIntegerSet set, MlirStringCallback callback,
                                            void* userData);

/// Writes the text of a set to stderr.
MLIR_CAPI_EXPORTED void mlirIntegerSetDump(MlirIntegerSet set);

/// The canonical empty set.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context, intptr_t numDims,
                                                         intptr_t numSymbols);

/// The set of the points where each expression is zero, if its flag is set, or else not negative.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetGet(MlirContext context, intptr_t numDims,
                                                    intptr_t numSymbols, intptr_t numConstraints,
                                                    const MlirAffineExpr* constraints,
                                                    const bool* eqFlags);

/// The set with its dimensions and symbols replaced by expressions. The arrays have one for each
/// dimension and symbol of `set`; the result has `numResultDims` and `numResultSymbols`.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetReplaceGet(MlirIntegerSet set,
                                                           const MlirAffineExpr* dimReplacements,
                                                           const MlirAffineExpr* symbolReplacements,
                                                           intptr_t numResultDims,
                                                           intptr_t numResultSymbols);

/// Whether `set` is the canonical empty set.
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set);

/// How many dimensions it has.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set);

/// How many symbols it has.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set);

/// How many dimensions and symbols it has.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set);

/// How many constraints it has.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set);

/// How many of them are equalities.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set);

/// How many of them are inequalities.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInequalities(MlirIntegerSet set);

/// The expression of the constraint at `pos`; null, after a report, if there is none.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos);

/// Whether the constraint at `pos` is an equality; false, after a report, if there is none.
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set, intptr_t pos);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_INTEGERSET_H
