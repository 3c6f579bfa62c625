// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/AffineExpr.h>.

#include "mlir-c/AffineExpr.h"

#include <stdio.h>
#include <tenure/text.h>

#include "ir/affine.h"
#include "mlir-c/AffineMap.h"
#include "mlir_c/ir.h"
#include "mlir_c/take.h"

#define NO_EXPR ((MlirAffineExpr){NULL})

//===-- All expressions -----------------------------------------------------------------------===//

MlirContext mlirAffineExprGetContext(MlirAffineExpr affineExpr) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, ((MlirContext){NULL}))
  return tn_mc__give_context(tn_affine_expr_context(self));
}

bool mlirAffineExprEqual(MlirAffineExpr lhs, MlirAffineExpr rhs) {
  if (lhs.ptr == NULL || rhs.ptr == NULL) return lhs.ptr == rhs.ptr;
  TN_MC_TAKE_AFFINE_EXPR(left, lhs, false)
  TN_MC_TAKE_AFFINE_EXPR(right, rhs, false)
  return tn_affine_expr_equal(left, right);
}

void mlirAffineExprPrint(MlirAffineExpr affineExpr, MlirStringCallback callback, void* userData) {
  if (affineExpr.ptr == NULL) callback(TN_MC_LITERAL("<<NULL AFFINE EXPR>>"), userData);
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, )
  TN_MC_PRINT_TO(printer, callback, userData, tn_storage_context(self.storage), TN_CALL_CHANGES)
  (void)!tn_mc__hand_over(&printer, tn_affine_expr_print(self, tn_mc__write, &printer));
}

void mlirAffineExprDump(MlirAffineExpr affineExpr) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, )
  (void)!tn_affine_expr_print(self, tn_write_to_stream, stderr);
  fputc('\n', stderr);
}

bool mlirAffineExprIsSymbolicOrConstant(MlirAffineExpr affineExpr) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, false)
  return tn_affine_expr_is_symbolic_or_constant(self);
}

bool mlirAffineExprIsPureAffine(MlirAffineExpr affineExpr) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, false)
  return tn_affine_expr_is_pure_affine(self);
}

int64_t mlirAffineExprGetLargestKnownDivisor(MlirAffineExpr affineExpr) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, 0)
  return tn_affine_expr_largest_known_divisor(self);
}

bool mlirAffineExprIsMultipleOf(MlirAffineExpr affineExpr, int64_t factor) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, false)
  return tn_affine_expr_is_multiple_of(self, factor);
}

bool mlirAffineExprIsFunctionOfDim(MlirAffineExpr affineExpr, intptr_t position) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, false)
  return position >= 0 && position <= TN_AFFINE_POSITION_LIMIT &&
         tn_affine_expr_is_function_of_dim(self, (uint32_t)position);
}

MlirAffineExpr mlirAffineExprCompose(MlirAffineExpr affineExpr, MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, NO_EXPR)
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_expr_compose(self, map, &made), &made);
}

MlirAffineExpr mlirAffineExprShiftDims(MlirAffineExpr affineExpr, uint32_t numDims, uint32_t shift,
                                       uint32_t offset) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_expr_shift_dims(self, numDims, shift, offset, &made), &made);
}

MlirAffineExpr mlirAffineExprShiftSymbols(MlirAffineExpr affineExpr, uint32_t numSymbols,
                                          uint32_t shift, uint32_t offset) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_expr_shift_symbols(self, numSymbols, shift, offset, &made),
                          &made);
}

MlirAffineExpr mlirSimplifyAffineExpr(MlirAffineExpr expr, uint32_t numDims, uint32_t numSymbols) {
  TN_MC_TAKE_AFFINE_EXPR(self, expr, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_expr_simplify(self, numDims, numSymbols, &made), &made);
}

//===-- Dimensions, symbols and constants -----------------------------------------------------===//

#define IS_A(name, kind)                                    \
  bool mlirAffineExprIsA##name(MlirAffineExpr affineExpr) { \
    TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, false)         \
    return tn_affine_expr_kind_of(self) == (kind);          \
  }

IS_A(Dim, TN_AFFINE_DIM)
IS_A(Symbol, TN_AFFINE_SYMBOL)
IS_A(Constant, TN_AFFINE_CONSTANT)
IS_A(Add, TN_AFFINE_ADD)
IS_A(Mul, TN_AFFINE_MUL)
IS_A(Mod, TN_AFFINE_MOD)
IS_A(FloorDiv, TN_AFFINE_FLOORDIV)
IS_A(CeilDiv, TN_AFFINE_CEILDIV)

bool mlirAffineExprIsABinary(MlirAffineExpr affineExpr) {
  TN_MC_TAKE_AFFINE_EXPR(self, affineExpr, false)
  return tn_affine__is_binary(self.storage);
}

/// Returns from the function unless the expression passes `test`.
#define TAKE_EXPR_THAT(self, handle, test, expected, none)                              \
  TN_MC_TAKE_AFFINE_EXPR(self, handle, none)                                            \
  if (TN_UNLIKELY(!(test))) {                                                           \
    tn_mc__refuse(__func__, tn_affine_expr_context(self), "expected affine " expected); \
    return none;                                                                        \
  }

MlirAffineExpr mlirAffineDimExprGet(MlirContext ctx, intptr_t position) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_EXPR)
  TN_MC_TAKE_INDEX(position, (size_t)TN_AFFINE_POSITION_LIMIT + 1, record->context, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_dim_get(record->context, (uint32_t)position, &made), &made);
}

intptr_t mlirAffineDimExprGetPosition(MlirAffineExpr affineExpr) {
  TAKE_EXPR_THAT(self, affineExpr, tn_affine_expr_kind_of(self) == TN_AFFINE_DIM,
                 "dimension expression", 0)
  return (intptr_t)tn_affine_expr_position(self);
}

MlirAffineExpr mlirAffineSymbolExprGet(MlirContext ctx, intptr_t position) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_EXPR)
  TN_MC_TAKE_INDEX(position, (size_t)TN_AFFINE_POSITION_LIMIT + 1, record->context, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_symbol_get(record->context, (uint32_t)position, &made), &made);
}

intptr_t mlirAffineSymbolExprGetPosition(MlirAffineExpr affineExpr) {
  TAKE_EXPR_THAT(self, affineExpr, tn_affine_expr_kind_of(self) == TN_AFFINE_SYMBOL,
                 "symbol expression", 0)
  return (intptr_t)tn_affine_expr_position(self);
}

MlirAffineExpr mlirAffineConstantExprGet(MlirContext ctx, int64_t constant) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_EXPR)
  tn_affine_expr made;
  return tn_mc__made_expr(tn_affine_constant_get(record->context, constant, &made), &made);
}

int64_t mlirAffineConstantExprGetValue(MlirAffineExpr affineExpr) {
  TAKE_EXPR_THAT(self, affineExpr, tn_affine_expr_kind_of(self) == TN_AFFINE_CONSTANT,
                 "constant expression", 0)
  return tn_affine_expr_value(self);
}

//===-- Binary expressions --------------------------------------------------------------------===//

#define BINARY(name, kind)                                                           \
  MlirAffineExpr mlirAffine##name##ExprGet(MlirAffineExpr lhs, MlirAffineExpr rhs) { \
    TN_MC_TAKE_AFFINE_EXPR(left, lhs, NO_EXPR)                                       \
    TN_MC_TAKE_AFFINE_EXPR(right, rhs, NO_EXPR)                                      \
    tn_affine_expr made;                                                             \
    return tn_mc__made_expr(tn_affine_binary_get(kind, left, right, &made), &made);  \
  }

BINARY(Add, TN_AFFINE_ADD)
BINARY(Mul, TN_AFFINE_MUL)
BINARY(Mod, TN_AFFINE_MOD)
BINARY(FloorDiv, TN_AFFINE_FLOORDIV)
BINARY(CeilDiv, TN_AFFINE_CEILDIV)

MlirAffineExpr mlirAffineBinaryOpExprGetLHS(MlirAffineExpr affineExpr) {
  TAKE_EXPR_THAT(self, affineExpr, tn_affine__is_binary(self.storage), "binary expression", NO_EXPR)
  return tn_mc__give_affine_expr(tn_affine_expr_lhs(self));
}

MlirAffineExpr mlirAffineBinaryOpExprGetRHS(MlirAffineExpr affineExpr) {
  TAKE_EXPR_THAT(self, affineExpr, tn_affine__is_binary(self.storage), "binary expression", NO_EXPR)
  return tn_mc__give_affine_expr(tn_affine_expr_rhs(self));
}
