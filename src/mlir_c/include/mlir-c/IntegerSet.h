// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer sets: the points at which affine expressions are zero, or not negative.

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

/// Returns the context of a set.
MLIR_CAPI_EXPORTED MlirContext mlirIntegerSetGetContext(MlirIntegerSet set);

/// Returns whether `set` is null.
static inline bool mlirIntegerSetIsNull(MlirIntegerSet set) { return set.ptr == NULL; }

/// Returns whether both are the same set.
MLIR_CAPI_EXPORTED bool mlirIntegerSetEqual(MlirIntegerSet s1, MlirIntegerSet s2);

/// Prints a set to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirIntegerSetPrint(MlirIntegerSet set, MlirStringCallback callback,
                                            void* userData);

/// Prints a set to stderr.
MLIR_CAPI_EXPORTED void mlirIntegerSetDump(MlirIntegerSet set);

/// Returns the canonical empty set.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context, intptr_t numDims,
                                                         intptr_t numSymbols);

/// Returns the set of points at which each expression is zero, if its flag is set, or else not
/// negative.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetGet(MlirContext context, intptr_t numDims,
                                                    intptr_t numSymbols, intptr_t numConstraints,
                                                    const MlirAffineExpr* constraints,
                                                    const bool* eqFlags);

/// Returns the set with its dimensions and symbols replaced by expressions. The arrays have one for
/// each dimension and symbol of `set`; the result has `numResultDims` dimensions and
/// `numResultSymbols` symbols.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetReplaceGet(MlirIntegerSet set,
                                                           const MlirAffineExpr* dimReplacements,
                                                           const MlirAffineExpr* symbolReplacements,
                                                           intptr_t numResultDims,
                                                           intptr_t numResultSymbols);

/// Returns whether `set` is the canonical empty set.
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set);

/// Returns the number of dimensions.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set);

/// Returns the number of symbols.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set);

/// Returns the number of dimensions and symbols.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set);

/// Returns the number of constraints.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set);

/// Returns the number of equalities.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set);

/// Returns the number of inequalities.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInequalities(MlirIntegerSet set);

/// Returns the expression of the constraint at `pos`; null, with an error, if there is none.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos);

/// Returns whether the constraint at `pos` is an equality; false, with an error, if there is none.
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set, intptr_t pos);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_INTEGERSET_H
