// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of slices that are inserted into tensors.

#include "dialects/tensor/tensor.h"

static bool has_zero_size(const tn_context* context, const tn_mixed* sizes) {
  for (uint32_t i = 0; i < sizes->count; ++i) {
    int64_t size = sizes->statics[i];
    if (sizes->values[i] != 0 && !tn_const__int64_of(context, sizes->values[i], &size)) continue;
    if (size == 0) return true;
  }
  return false;
}

/// Folds insertions of the whole tensor, repeated insertions, insertions of a slice to its own
/// place, and empty insertions.
tn_fold_outcome tn_fold__tensor_insert_slice(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, TN_TENSOR_INSERT_SLICE_SOURCE);
  const tn_ref into = tn_fold__operand(fold, TN_TENSOR_INSERT_SLICE_DEST);
  const tn_type from = tn_value__type(context, source);
  tn_slice slice;
  tn_slice other;
  if (!tn_slice__open(context, fold->op, &slice)) return TN_FOLD_NOTHING;
  if (tn_type_equal(from, tn_fold__type(fold)) && tn_shaped_type_has_static_shape(from) &&
      tn_mixed__all_are(&slice.parts[TN_OFFSETS], 0) &&
      tn_mixed__all_are(&slice.parts[TN_STRIDES], 1)) {
    return tn_fold__value(fold, source);
  }
  const tn_ref before = tn_value__defined_by(context, into, TN_CODE_TENSOR_INSERT_SLICE);
  if (before != 0 && tn_slice__open(context, before, &other) && tn_slice__same(&slice, &other) &&
      tn_type_equal(from,
                    tn_value__type(context, tn_tensor_insert_slice_source(context, before)))) {
    return tn_fold__set_operand(fold, 1, tn_tensor_insert_slice_dest(context, before));
  }
  const tn_ref extract = tn_value__defined_by(context, source, TN_CODE_TENSOR_EXTRACT_SLICE);
  if (extract != 0 && tn_tensor_extract_slice_source(context, extract) == into &&
      tn_slice__open(context, extract, &other) && tn_slice__same(&slice, &other)) {
    return tn_fold__value(fold, into);
  }
  return has_zero_size(context, &slice.parts[TN_SIZES]) ? tn_fold__value(fold, into)
                                                        : TN_FOLD_NOTHING;
}
