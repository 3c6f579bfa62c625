// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on partly constant indices: creates affine ops for the others, composes them with the
// definitions of their operands, and folds them.

#ifndef TENURE_SRC_DIALECTS_COMMON_INDEX_MATH_H
#define TENURE_SRC_DIALECTS_COMMON_INDEX_MATH_H

#include <tenure/affine.h>

#include "dialects/common/views.h"

/// Reads the integer at `index`, also from a constant op; false if it is unknown.
bool tn_mixed__number(const tn_context* context, const tn_mixed* list, uint32_t index,
                      int64_t* out_number);
bool tn_mixed__equals(const tn_context* context, const tn_mixed* list, uint32_t index,
                      int64_t number);
void tn_mixed__add_number(tn_rewriter* rewriter, tn_mixed* list, int64_t number);
void tn_mixed__add_value(tn_rewriter* rewriter, tn_mixed* list, tn_ref value);
/// Appends a copy of an item of another list.
void tn_mixed__add(tn_rewriter* rewriter, tn_mixed* list, const tn_mixed* from, uint32_t index);
/// Returns an item as a value, creating a constant if necessary.
tn_ref tn_mixed__value(tn_rewriter* rewriter, const tn_mixed* list, uint32_t index);
/// Appends the size of dimension `dim` of a tensor or memref.
void tn_mixed__add_extent(tn_rewriter* rewriter, tn_mixed* list, tn_ref shaped, uint32_t dim);
/// Parses a map from text `(d0)[s0] -> ...`.
tn_attribute tn_index__map(tn_rewriter* rewriter, const char* text);
/// Appends the result of `code` (affine.apply, affine.min or affine.max) with a map and its inputs;
/// further inputs are ignored.
void tn_mixed__add_affine(tn_rewriter* rewriter, tn_mixed* list, tn_op_code code, tn_attribute map,
                          const tn_mixed* inputs);
/// Like tn_mixed__add_affine, for affine.apply and a textual map.
void tn_mixed__add_apply(tn_rewriter* rewriter, tn_mixed* list, const char* text,
                         const tn_mixed* inputs);
/// Like tn_mixed__add_apply, but does not fold: always creates an op.
tn_ref tn_index__apply(tn_rewriter* rewriter, const char* text, const tn_mixed* inputs);

#endif  // TENURE_SRC_DIALECTS_COMMON_INDEX_MATH_H
