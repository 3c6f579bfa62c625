// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on indices of which some are known: ops of affine are made for the others, composed
// with those that make their operands, and folded.

#ifndef TENURE_SRC_DIALECTS_COMMON_INDEX_MATH_H
#define TENURE_SRC_DIALECTS_COMMON_INDEX_MATH_H

#include <tenure/affine.h>

#include "dialects/common/views.h"

/// Number `index` of the list, also of what is a constant op; false if it is not known.
bool tn_mixed__number(const tn_context* context, const tn_mixed* list, uint32_t index,
                      int64_t* out_number);
bool tn_mixed__equals(const tn_context* context, const tn_mixed* list, uint32_t index,
                      int64_t number);
void tn_mixed__add_number(tn_rewriter* rewriter, tn_mixed* list, int64_t number);
void tn_mixed__add_value(tn_rewriter* rewriter, tn_mixed* list, tn_ref value);
/// A copy of what another list has.
void tn_mixed__add(tn_rewriter* rewriter, tn_mixed* list, const tn_mixed* from, uint32_t index);
/// The value, a constant being made for a number.
tn_ref tn_mixed__value(tn_rewriter* rewriter, const tn_mixed* list, uint32_t index);
/// The extent of dimension `dim` of a tensor or memref.
void tn_mixed__add_extent(tn_rewriter* rewriter, tn_mixed* list, tn_ref shaped, uint32_t dim);
/// The map that the text `(d0)[s0] -> ...` spells.
tn_attribute tn_index__map(tn_rewriter* rewriter, const char* text);
/// What the op `code` (affine.apply, affine.min or affine.max) gives of the map and its inputs,
/// those that it does not have left out.
void tn_mixed__add_affine(tn_rewriter* rewriter, tn_mixed* list, tn_op_code code, tn_attribute map,
                          const tn_mixed* inputs);
/// The same of affine.apply and a text.
void tn_mixed__add_apply(tn_rewriter* rewriter, tn_mixed* list, const char* text,
                         const tn_mixed* inputs);
/// The same without folding what is made: always an op's result.
tn_ref tn_index__apply(tn_rewriter* rewriter, const char* text, const tn_mixed* inputs);

#endif  // TENURE_SRC_DIALECTS_COMMON_INDEX_MATH_H
