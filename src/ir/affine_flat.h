// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flat forms: an affine expression as a row of coefficients, for dimensions, symbols, a constant,
// and locals.
//
// A local represents an expression that is not linear: a quotient, or any operation with a
// non-constant divisor or factor. A row contains only nonzero columns, in order, so that an
// expression with many dimensions or locals costs no more than its own size. Rows are stored one
// after the other.

#ifndef TENURE_SRC_IR_AFFINE_FLAT_H
#define TENURE_SRC_IR_AFFINE_FLAT_H

#include "base/judy_map.h"
#include "ir/affine.h"

/// A coefficient. Columns: dimensions, symbols, the constant, locals.
typedef struct tn_flat_cell {
  size_t column;
  int64_t coefficient;
} tn_flat_cell;

typedef struct tn_affine_flat {
  tn_context* context;
  uint32_t dim_count;
  uint32_t symbol_count;
  tn_flat_cell* cells;  ///< The cells of all rows.
  size_t cell_count;
  size_t cell_capacity;
  size_t* starts;  ///< The index of the first cell of each row.
  size_t row_count;
  size_t row_capacity;
  tn_flat_cell* scratch;
  size_t scratch_capacity;
  const tn_storage** locals;
  size_t local_count;
  size_t local_capacity;
  tn_judy_map local_numbers;  ///< Numbers of locals, by reference.
  tn_judy_map shared;         ///< Shared subexpressions of a large expression, by reference.
  tn_flat_cell* saved;        ///< The rows of shared subexpressions.
  size_t saved_count;
  size_t saved_capacity;
  bool has_poison;  ///< A divisor is a constant below 1, so there is no flat form.
} tn_affine_flat;

/// Computes the flat form of `expr`, which uses only positions below the counts: the one remaining
/// row. Returns TN_OK with `has_poison` set if there is none. Requires tn_affine_flat__close in any
/// case.
TN_MUST_USE tn_status tn_affine_flat__open(tn_affine_flat* flat, const tn_storage* expr,
                                           uint32_t dim_count, uint32_t symbol_count);
void tn_affine_flat__close(tn_affine_flat* flat);

/// Returns the last row as an expression: dimensions, symbols, locals, the constant, each in order.
TN_MUST_USE tn_status tn_affine_flat__sum(const tn_affine_flat* flat, const tn_storage** out_expr);
/// Like tn_affine_flat__sum, but with the terms of each dimension and symbol adjacent, in MLIR's
/// order for expressions that are not purely affine.
TN_MUST_USE tn_status tn_affine_flat__sorted_sum(const tn_affine_flat* flat,
                                                 const tn_storage** out_expr);

#endif  // TENURE_SRC_IR_AFFINE_FLAT_H
