// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewritings of affine expressions that maps and sets apply to each of theirs.

#ifndef TENURE_SRC_IR_AFFINE_REWRITE_H
#define TENURE_SRC_IR_AFFINE_REWRITE_H

#include "ir/affine.h"

/// The replacements of dimensions and symbols in a rewrite.
typedef struct tn_affine_replacements {
  const tn_affine_expr* dims;
  size_t dim_count;
  const tn_affine_expr* symbols;
  size_t symbol_count;
} tn_affine_replacements;

/// Dimensions or symbols from `offset` to `end` move up by `amount`.
typedef struct tn_affine_shift {
  tn_affine_kind kind;  ///< DIM or SYMBOL.
  uint32_t offset;
  uint32_t end;
  uint32_t amount;
} tn_affine_shift;

/// A visitor's `leave`: returns the node if its operands did not change; otherwise recreates and
/// simplifies it.
tn_status tn_affine__rebuild(tn_affine_machine* machine, const tn_storage* expr,
                             tn_affine_result lhs, tn_affine_result rhs);
typedef tn_status (*tn_affine_leaf_fn)(void* user_data, const tn_storage* leaf);
/// Calls `visit` at least once for each dimension, symbol and constant; leaves of shared parts are
/// not visited for each occurrence. A status other than TN_OK stops it.
TN_MUST_USE tn_status tn_affine__leaves(const tn_storage* expr, tn_affine_leaf_fn visit,
                                        void* user_data);
/// Like tn_affine_expr_replace, but TN_AFFINE_TOO_LARGE is not reported.
TN_MUST_USE tn_status tn_affine__replace(const tn_storage* expr, tn_affine_expr target,
                                         tn_affine_expr replacement, const tn_storage** out_expr);
/// Checks that no replacement is null or of another context.
TN_MUST_USE tn_status tn_affine__check_replacements(const tn_context* context,
                                                    const tn_affine_replacements* replacements);
TN_MUST_USE tn_status tn_affine__replace_leaves(const tn_storage* expr,
                                                const tn_affine_replacements* replacements,
                                                const tn_storage** out_expr);
TN_MUST_USE tn_status tn_affine__shift(const tn_storage* expr, const tn_affine_shift* shift,
                                       const tn_storage** out_expr);
/// tn_affine_expr_simplify for an expression that uses only positions below the counts.
TN_MUST_USE tn_status tn_affine__simplify(const tn_storage* expr, uint32_t dim_count,
                                          uint32_t symbol_count, const tn_storage** out_expr);

#endif  // TENURE_SRC_IR_AFFINE_REWRITE_H
