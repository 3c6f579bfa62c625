// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and sets with the values that they are applied to: composed with the affine.apply ops
// that make those, brought into canonical form, and simplified by what is known of loops.
//
//   inputs.c   what may be a dimension or symbol
//   values.c   composing, canonical form
//   bounds.c   what bounds of loops say

#ifndef TENURE_SRC_DIALECTS_AFFINE_VALUES_H
#define TENURE_SRC_DIALECTS_AFFINE_VALUES_H

#include <tenure/affine.h>

#include "base/judy_map.h"
#include "dialects/op_code.h"
#include "rewrite/constant.h"

/// A map, or the expressions of a set as one, and its operands: dimensions first.
typedef struct tn_affine_values {
  tn_rewriter* rewriter;
  tn_attribute map;
  tn_refs operands;
  tn_judy_set with_locals;  ///< Of tn_affine_values__simplify: see bounds.c.
} tn_affine_values;

/// Operands `start` to `start + count` of `op`.
void tn_affine_values__open(tn_rewriter* rewriter, tn_ref op, tn_attribute map, uint32_t start,
                            uint32_t count, tn_affine_values* out_values);
void tn_affine_values__close(tn_affine_values* values);
/// Whether they are still the map and the operands of `op` from `start` on.
bool tn_affine_values__are(tn_affine_values* values, tn_ref op, tn_attribute map, uint32_t start,
                           uint32_t count);
/// Puts the ops that make operands into the map.
void tn_affine_values__compose(tn_affine_values* values);
/// The same of a map and operands that are no op's (tn_compose_map_fn), in canonical form.
void tn_affine__compose_map(tn_rewriter* rewriter, tn_attribute* map, tn_refs* operands);
/// Symbols where symbols may be, no operand twice, none that is not used, no constants.
void tn_affine_values__canonicalize(tn_affine_values* values);
/// Simplifies quotients and remainders by the bounds of loops around.
void tn_affine_values__simplify(tn_affine_values* values);
/// Takes away results that others of a minimum (or maximum) make needless.
void tn_affine_values__drop_redundant(tn_affine_values* values, bool is_max);

/// The region around `op` whose values of index type are symbols; 0 if there is none.
tn_ref tn_affine__scope(const tn_context* context, tn_ref op);
/// Whether `value` may be a symbol, or a dimension, for ops in `region`, or in the scope of its op.
/// `*out_failed` is set when memory runs out, and the answer is no.
bool tn_affine__is_symbol_in(const tn_context* context, tn_ref value, tn_ref region,
                             bool* out_failed);
bool tn_affine__is_dim_in(const tn_context* context, tn_ref value, tn_ref region, bool* out_failed);
bool tn_affine__is_symbol(const tn_context* context, tn_ref value);
/// Whether what `op` makes is a symbol because of its operands, not because of where `op` is.
bool tn_affine__is_symbol_anywhere(const tn_context* context, tn_ref op);
bool tn_affine__is_dim(const tn_context* context, tn_ref value);
/// How often a loop runs, where that is implied.
bool tn_affine__trip_count(const tn_context* context, tn_ref loop, uint64_t* out_count);
/// The set as a map of its expressions, and back.
tn_attribute tn_affine__map_of_set(tn_rewriter* rewriter, tn_attribute set);
tn_attribute tn_affine__set_of_map(tn_rewriter* rewriter, tn_attribute map, tn_attribute old_set);

#endif  // TENURE_SRC_DIALECTS_AFFINE_VALUES_H
