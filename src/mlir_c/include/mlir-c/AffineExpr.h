// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions: sums, products, quotients and remainders of dimensions, symbols and
// constants.

#ifndef MLIR_C_AFFINEEXPR_H
#define MLIR_C_AFFINEEXPR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// An affine expression; it lives as long as its context.
typedef struct MlirAffineExpr {
  const void* ptr;
} MlirAffineExpr;

struct MlirAffineMap;

/// Returns the context of an expression.
MLIR_CAPI_EXPORTED MlirContext mlirAffineExprGetContext(MlirAffineExpr affineExpr);

/// Returns whether both are the same expression.
MLIR_CAPI_EXPORTED bool mlirAffineExprEqual(MlirAffineExpr lhs, MlirAffineExpr rhs);

/// Returns whether `affineExpr` is null.
static inline bool mlirAffineExprIsNull(MlirAffineExpr affineExpr) {
  return affineExpr.ptr == NULL;
}

/// Prints an expression to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirAffineExprPrint(MlirAffineExpr affineExpr, MlirStringCallback callback,
                                            void* userData);

/// Prints an expression to stderr.
MLIR_CAPI_EXPORTED void mlirAffineExprDump(MlirAffineExpr affineExpr);

/// Returns whether the expression contains only symbols and constants.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsSymbolicOrConstant(MlirAffineExpr affineExpr);

/// Returns whether products have a constant factor and divisors are constants.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsPureAffine(MlirAffineExpr affineExpr);

/// Returns the largest known divisor of the expression.
MLIR_CAPI_EXPORTED int64_t mlirAffineExprGetLargestKnownDivisor(MlirAffineExpr affineExpr);

/// Returns whether the expression is known to be a multiple of `factor`.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsMultipleOf(MlirAffineExpr affineExpr, int64_t factor);

/// Returns whether the expression contains the dimension at `position`.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsFunctionOfDim(MlirAffineExpr affineExpr, intptr_t position);

/// Returns the expression with its dimensions replaced by the results of `affineMap`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineExprCompose(MlirAffineExpr affineExpr,
                                                        struct MlirAffineMap affineMap);

/// Returns the expression with the dimensions from `offset` up to `numDims` shifted by `shift`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineExprShiftDims(MlirAffineExpr affineExpr,
                                                          uint32_t numDims, uint32_t shift,
                                                          uint32_t offset);

/// Returns the expression with the symbols from `offset` up to `numSymbols` shifted by `shift`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineExprShiftSymbols(MlirAffineExpr affineExpr,
                                                             uint32_t numSymbols, uint32_t shift,
                                                             uint32_t offset);

/// Returns the simplified expression, for the given numbers of dimensions and symbols.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirSimplifyAffineExpr(MlirAffineExpr expr, uint32_t numDims,
                                                         uint32_t numSymbols);

//===-- Dimensions ----------------------------------------------------------------------------===//

/// Returns whether it is a dimension; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsADim(MlirAffineExpr affineExpr);

/// Returns the dimension at `position`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineDimExprGet(MlirContext ctx, intptr_t position);

/// Returns the position of a dimension.
MLIR_CAPI_EXPORTED intptr_t mlirAffineDimExprGetPosition(MlirAffineExpr affineExpr);

//===-- Symbols -------------------------------------------------------------------------------===//

/// Returns whether it is a symbol; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsASymbol(MlirAffineExpr affineExpr);

/// Returns the symbol at `position`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineSymbolExprGet(MlirContext ctx, intptr_t position);

/// Returns the position of a symbol.
MLIR_CAPI_EXPORTED intptr_t mlirAffineSymbolExprGetPosition(MlirAffineExpr affineExpr);

//===-- Constants -----------------------------------------------------------------------------===//

/// Returns whether it is a constant; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAConstant(MlirAffineExpr affineExpr);

/// Returns a constant.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineConstantExprGet(MlirContext ctx, int64_t constant);

/// Returns the value of a constant.
MLIR_CAPI_EXPORTED int64_t mlirAffineConstantExprGetValue(MlirAffineExpr affineExpr);

//===-- Sums ----------------------------------------------------------------------------------===//

/// Returns whether it is a sum; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAAdd(MlirAffineExpr affineExpr);

/// Returns the sum of two expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineAddExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Products ------------------------------------------------------------------------------===//

/// Returns whether it is a product; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAMul(MlirAffineExpr affineExpr);

/// Returns the product of two expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineMulExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Remainders ----------------------------------------------------------------------------===//

/// Returns whether it is a remainder; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAMod(MlirAffineExpr affineExpr);

/// Returns the remainder of `lhs` divided by `rhs`, rounded down.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineModExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Quotients, rounded down ---------------------------------------------------------------===//

/// Returns whether it is a quotient, rounded down; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAFloorDiv(MlirAffineExpr affineExpr);

/// Returns `lhs` divided by `rhs`, rounded down.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineFloorDivExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Quotients, rounded up -----------------------------------------------------------------===//

/// Returns whether it is a quotient, rounded up; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsACeilDiv(MlirAffineExpr affineExpr);

/// Returns `lhs` divided by `rhs`, rounded up.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineCeilDivExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Binary expressions -------------------------------------------------------------------===//

/// Returns whether the expression is binary; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsABinary(MlirAffineExpr affineExpr);

/// Returns the left operand of a binary expression; null for other expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineBinaryOpExprGetLHS(MlirAffineExpr affineExpr);

/// Returns the right operand of a binary expression; null for other expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineBinaryOpExprGetRHS(MlirAffineExpr affineExpr);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_AFFINEEXPR_H
