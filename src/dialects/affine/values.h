// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and sets with their operands: composition with affine.apply ops, canonicalization,
// and simplification by loop bounds.
//
//   inputs.c   valid dimensions and symbols
//   values.c   composition, canonicalization
//   bounds.c   simplification by loop bounds

#ifndef TENURE_SRC_DIALECTS_AFFINE_VALUES_H
#define TENURE_SRC_DIALECTS_AFFINE_VALUES_H

#include <tenure/affine.h>

#include "base/judy_map.h"
#include "dialects/op_code.h"
#include "rewrite/constant.h"

/// A map, or the expressions of a set as a map, and its operands: dimensions first.
typedef struct tn_affine_values {
  tn_rewriter* rewriter;
  tn_attribute map;
  tn_refs operands;
  tn_judy_set with_locals;  ///< Used by tn_affine_values__simplify, see bounds.c.
} tn_affine_values;

/// Opens a map with the `count` operands of `op` from index `start` on.
void tn_affine_values__open(tn_rewriter* rewriter, tn_ref op, tn_attribute map, uint32_t start,
                            uint32_t count, tn_affine_values* out_values);
void tn_affine_values__close(tn_affine_values* values);
/// Returns whether `values` still equals the map and the operands of `op` from `start` on.
bool tn_affine_values__are(tn_affine_values* values, tn_ref op, tn_attribute map, uint32_t start,
                           uint32_t count);
/// Composes the map with the ops that define its operands.
void tn_affine_values__compose(tn_affine_values* values);
/// Composes and canonicalizes a map with separate operands (tn_compose_map_fn).
void tn_affine__compose_map(tn_rewriter* rewriter, tn_attribute* map, tn_refs* operands);
/// Promotes dimensions to symbols, and removes duplicate, unused and constant operands.
void tn_affine_values__canonicalize(tn_affine_values* values);
/// Simplifies quotients and remainders by the bounds of enclosing loops.
void tn_affine_values__simplify(tn_affine_values* values);
/// Removes redundant results of a minimum or maximum.
void tn_affine_values__drop_redundant(tn_affine_values* values, bool is_max);

/// Returns the affine scope around `op`, in which index values are symbols; 0 if there is none.
tn_ref tn_affine__scope(const tn_context* context, tn_ref op);
/// Returns whether `value` is a valid symbol or dimension for ops in `region`, or in the scope of
/// its op. When out of memory, sets `*out_failed` and returns false.
bool tn_affine__is_symbol_in(const tn_context* context, tn_ref value, tn_ref region,
                             bool* out_failed);
bool tn_affine__is_dim_in(const tn_context* context, tn_ref value, tn_ref region, bool* out_failed);
bool tn_affine__is_symbol(const tn_context* context, tn_ref value);
/// Returns whether the result of `op` is a symbol because of its operands, wherever `op` is.
bool tn_affine__is_symbol_anywhere(const tn_context* context, tn_ref op);
bool tn_affine__is_dim(const tn_context* context, tn_ref value);
/// Returns the trip count of a loop if it is constant.
bool tn_affine__trip_count(const tn_context* context, tn_ref loop, uint64_t* out_count);
/// Converts a set to a map of its expressions, and back.
tn_attribute tn_affine__map_of_set(tn_rewriter* rewriter, tn_attribute set);
tn_attribute tn_affine__set_of_map(tn_rewriter* rewriter, tn_attribute map, tn_attribute old_set);

#endif  // TENURE_SRC_DIALECTS_AFFINE_VALUES_H
