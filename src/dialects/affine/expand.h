// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands affine expressions to arith ops at the insertion point.

#ifndef TENURE_SRC_DIALECTS_AFFINE_EXPAND_H
#define TENURE_SRC_DIALECTS_AFFINE_EXPAND_H

#include <tenure/affine.h>

#include "dialects/common/passes.h"

/// Returns whether all known divisors are positive; otherwise reports an error at the op.
bool tn_affine__can_expand(tn_rewriter* rewriter, tn_ref op, tn_affine_expr expr);
bool tn_affine__can_expand_map(tn_rewriter* rewriter, tn_ref op, tn_attribute map);
/// Expands an expression over operands, dimensions first; 0 on failure.
tn_ref tn_affine__expand(tn_rewriter* rewriter, tn_affine_expr expr, uint32_t dim_count,
                         const tn_ref* operands);
/// Expands all results of a map.
bool tn_affine__expand_map(tn_rewriter* rewriter, tn_attribute map, const tn_ref* operands,
                           tn_refs* out_values);
/// Returns the maximum or minimum of `count` results of a map from index `first` on.
tn_ref tn_affine__extreme(tn_rewriter* rewriter, tn_attribute map, uint32_t first, uint32_t count,
                          const tn_ref* operands, bool is_max);
/// Expand affine.delinearize_index and affine.linearize_index.
bool tn_affine__expand_delinearize(tn_rewriter* rewriter, tn_ref op, tn_refs* out_values);
tn_ref tn_affine__expand_linearize(tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_AFFINE_EXPAND_H
