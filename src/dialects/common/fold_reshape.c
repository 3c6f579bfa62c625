// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of expand_shape and collapse_shape.
//
// `reassociation` is an array of arrays: for each dimension of the shorter side, the corresponding
// dimensions of the longer side.

#include "dialects/common/reshape.h"

#include "dialects/common/views.h"

/// Returns whether a group has two dynamic sizes in the longer type, so that an expansion may split
/// them differently.
static bool is_ambiguous(tn_type wide, tn_attribute groups) {
  for (size_t i = 0; i < tn_array_attribute_count(groups); ++i) {
    const tn_attribute group = tn_array_attribute_element(groups, i);
    uint32_t unknown = 0;
    for (size_t k = 0; k < tn_array_attribute_count(group); ++k) {
      const int64_t dim = tn_integer_attribute_value(tn_array_attribute_element(group, k));
      unknown += tn_shaped_type_dims(wide)[dim] < 0;
    }
    if (unknown > 1) return true;
  }
  return false;
}

static uint32_t unknown_extents(tn_type type) {
  uint32_t count = 0;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) count += tn_shaped_type_dims(type)[i] < 0;
  return count;
}

tn_fold_outcome tn_fold__reshape(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  if (tn_type_equal(type, tn_value__type(context, source))) return tn_fold__value(fold, source);
  if (tn_attribute_kind_of(fold->constants[0]) == TN_ATTRIBUTE_DENSE_ELEMENTS) {
    return tn_fold__attribute(fold, tn_const__reshaped(fold->rewriter, fold->constants[0], type));
  }
  const tn_ref inner = tn_value__defined_by(context, source, tn_reshape__inverse(fold->code));
  if (inner == 0) return TN_FOLD_NOTHING;
  const tn_ref origin = tn_op__operand(context, inner, 0);
  if (!tn_type_equal(tn_value__type(context, origin), type)) return TN_FOLD_NOTHING;
  if (unknown_extents(type) < 2) return tn_fold__value(fold, origin);
  const tn_attribute groups = tn_op__attribute(context, fold->op, "reassociation");
  if (tn_op__attribute(context, inner, "reassociation").storage != groups.storage) {
    return TN_FOLD_NOTHING;
  }
  // Collapsing an expansion restores the source; the reverse holds only if sizes are unambiguous.
  if (tn_reshape__is_expand(fold->code) && is_ambiguous(type, groups)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, origin);
}
