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

/// The context of an expression.
MLIR_CAPI_EXPORTED MlirContext mlirAffineExprGetContext(MlirAffineExpr affineExpr);

/// Whether both are the same expression.
MLIR_CAPI_EXPORTED bool mlirAffineExprEqual(MlirAffineExpr lhs, MlirAffineExpr rhs);

/// Whether `affineExpr` is null.
static inline bool mlirAffineExprIsNull(MlirAffineExpr affineExpr) {
  return affineExpr.ptr == NULL;
}

/// Hands the text of an expression to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirAffineExprPrint(MlirAffineExpr affineExpr, MlirStringCallback callback,
                                            void* userData);

/// Writes the text of an expression to stderr.
MLIR_CAPI_EXPORTED void mlirAffineExprDump(MlirAffineExpr affineExpr);

/// Whether it is made of symbols and constants alone.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsSymbolicOrConstant(MlirAffineExpr affineExpr);

/// Whether it multiplies, divides and takes remainders by constants alone.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsPureAffine(MlirAffineExpr affineExpr);

/// The largest number that is known to divide it.
MLIR_CAPI_EXPORTED int64_t mlirAffineExprGetLargestKnownDivisor(MlirAffineExpr affineExpr);

/// Whether it is known to be a multiple of `factor`.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsMultipleOf(MlirAffineExpr affineExpr, int64_t factor);

/// Whether it uses the dimension at `position`.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsFunctionOfDim(MlirAffineExpr affineExpr, intptr_t position);

/// The expression of the results of `affineMap` in place of the dimensions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineExprCompose(MlirAffineExpr affineExpr,
                                                        struct MlirAffineMap affineMap);

/// The expression with dimensions from `offset` on, below `numDims`, moved up by `shift`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineExprShiftDims(MlirAffineExpr affineExpr,
                                                          uint32_t numDims, uint32_t shift,
                                                          uint32_t offset);

/// The expression with symbols from `offset` on, below `numSymbols`, moved up by `shift`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineExprShiftSymbols(MlirAffineExpr affineExpr,
                                                             uint32_t numSymbols, uint32_t shift,
                                                             uint32_t offset);

/// The expression in a simpler form, for this many dimensions and symbols.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirSimplifyAffineExpr(MlirAffineExpr expr, uint32_t numDims,
                                                         uint32_t numSymbols);

//===-- Dimensions ----------------------------------------------------------------------------===//

/// Whether it is a dimension; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsADim(MlirAffineExpr affineExpr);

/// The dimension at `position`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineDimExprGet(MlirContext ctx, intptr_t position);

/// The position of a dimension.
MLIR_CAPI_EXPORTED intptr_t mlirAffineDimExprGetPosition(MlirAffineExpr affineExpr);

//===-- Symbols -------------------------------------------------------------------------------===//

/// Whether it is a symbol; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsASymbol(MlirAffineExpr affineExpr);

/// The symbol at `position`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineSymbolExprGet(MlirContext ctx, intptr_t position);

/// The position of a symbol.
MLIR_CAPI_EXPORTED intptr_t mlirAffineSymbolExprGetPosition(MlirAffineExpr affineExpr);

//===-- Constants -----------------------------------------------------------------------------===//

/// Whether it is a constant; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAConstant(MlirAffineExpr affineExpr);

/// A constant.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineConstantExprGet(MlirContext ctx, int64_t constant);

/// The value of a constant.
MLIR_CAPI_EXPORTED int64_t mlirAffineConstantExprGetValue(MlirAffineExpr affineExpr);

//===-- Sums ----------------------------------------------------------------------------------===//

/// Whether it is a sum; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAAdd(MlirAffineExpr affineExpr);

/// The sum of two expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineAddExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Products ------------------------------------------------------------------------------===//

/// Whether it is a product; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAMul(MlirAffineExpr affineExpr);

/// The product of two expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineMulExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Remainders ----------------------------------------------------------------------------===//

/// Whether it is a remainder; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAMod(MlirAffineExpr affineExpr);

/// What is left when `lhs` is divided by `rhs`, rounded down.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineModExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Quotients, rounded down ---------------------------------------------------------------===//

/// Whether it is a quotient, rounded down; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsAFloorDiv(MlirAffineExpr affineExpr);

/// `lhs` divided by `rhs`, rounded down.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineFloorDivExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Quotients, rounded up -----------------------------------------------------------------===//

/// Whether it is a quotient, rounded up; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsACeilDiv(MlirAffineExpr affineExpr);

/// `lhs` divided by `rhs`, rounded up.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineCeilDivExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs);

//===-- Operations with two sides -------------------------------------------------------------===//

/// Whether it is an operation with two sides; false for null.
MLIR_CAPI_EXPORTED bool mlirAffineExprIsABinary(MlirAffineExpr affineExpr);

/// The left side of an operation; null for other expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineBinaryOpExprGetLHS(MlirAffineExpr affineExpr);

/// The right side of an operation; null for other expressions.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineBinaryOpExprGetRHS(MlirAffineExpr affineExpr);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_AFFINEEXPR_H
