// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views of memory and slices of tensors: partly static offsets, sizes and strides, and the
// resulting layouts.

#ifndef TENURE_SRC_DIALECTS_COMMON_VIEWS_H
#define TENURE_SRC_DIALECTS_COMMON_VIEWS_H

#include "dialects/op_code.h"
#include "ir/strides.h"
#include "rewrite/constant.h"

#define TN_VIEW_RANK_MAX TN_STRIDES_RANK_MAX

/// A list of integers and values; `statics` is TN_DYNAMIC for values.
typedef struct tn_mixed {
  uint32_t count;
  int64_t statics[TN_VIEW_RANK_MAX];
  tn_ref values[TN_VIEW_RANK_MAX];
} tn_mixed;

/// Offsets, sizes and strides of an op.
typedef struct tn_slice {
  tn_mixed parts[3];
} tn_slice;

enum { TN_OFFSETS, TN_SIZES, TN_STRIDES };

/// Reads the attribute `name`, with operands from `*operand` on for its dynamic entries; false if
/// there are too many.
bool tn_mixed__open(const tn_context* context, tn_ref op, const char* name, uint32_t* operand,
                    tn_mixed* out_mixed);
/// Builds that attribute.
tn_attribute tn_mixed__statics(tn_rewriter* rewriter, const tn_mixed* mixed);
/// Appends the values of the list to `list` and returns their number.
uint32_t tn_mixed__push_values(tn_rewriter* rewriter, const tn_mixed* mixed, tn_refs* list);
bool tn_slice__open(const tn_context* context, tn_ref op, tn_slice* out_slice);
/// Replaces values by constants where known; true if any was replaced. Offsets and sizes must not
/// be negative.
bool tn_mixed__fold(const tn_context* context, tn_mixed* mixed, bool may_be_negative);
/// Like tn_mixed__fold for the first list of the slice with a constant; strides must not be 0.
/// Also false if the slice would then exceed the dimensions of `source`.
bool tn_slice__fold(const tn_context* context, tn_slice* slice, tn_type source);
/// Replaces dynamic dimensions of `type` by the constants among their operands, which start at
/// `first` in `op`; appends the other operands to `operands`. `*out_end` is the index after the
/// operands. False if nothing changes, or if there are too many.
bool tn_view__fold_extents(tn_rewriter* rewriter, tn_ref op, uint32_t first, tn_type type,
                           int64_t* dims, tn_refs* operands, uint32_t* out_end);
void tn_mixed__copy(const tn_mixed* mixed, tn_mixed* out_mixed);
void tn_slice__copy(const tn_slice* slice, tn_slice* out_slice);
bool tn_mixed__same(const tn_mixed* a, const tn_mixed* b);
bool tn_slice__same(const tn_slice* a, const tn_slice* b);
/// Returns whether all are known and equal `value`.
bool tn_mixed__all_are(const tn_mixed* mixed, int64_t value);
/// Returns whether the known entries are within a source of type `source`.
bool tn_slice__is_inside(const tn_slice* slice, tn_type source);
/// Finds the unit sizes that `type` drops; false if that is ambiguous. `loosely`: dynamic sizes
/// match any size.
bool tn_mixed__dropped(const tn_mixed* sizes, tn_type type, bool loosely, tn_dim_set* out_dropped);
/// Creates an op with the slice; returns its result, or the op itself if it has none. `code` is
/// memref.subview, memref.reinterpret_cast, tensor.extract_slice, ...; its first operands are
/// `sources`.
tn_ref tn_slice__make(tn_rewriter* rewriter, tn_op_code code, tn_type type, const tn_ref* sources,
                      uint32_t source_count, const tn_slice* slice);

/// Returns a memref type like `like` with this shape and layout.
tn_type tn_memref__with(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                        const tn_strides* strides);
/// Returns a memref type like `like` with this shape.
tn_type tn_memref__with_dims(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                             uint32_t rank);
/// Returns the type of a subview of `source` without the dimensions in `dropped`; null if it does
/// not exist. Only uses `statics` of the slice.
TN_MUST_USE tn_status tn_view__infer(tn_context* context, tn_type source, const tn_slice* slice,
                                     const tn_dim_set* dropped, tn_type* out_type);
/// Like tn_view__infer; also null on failure.
tn_type tn_view__type(tn_rewriter* rewriter, tn_type source, const tn_slice* slice,
                      const tn_dim_set* dropped);
/// Returns whether a cast only loses static information, so that its user can use its operand.
bool tn_memref__cast_folds(tn_type from, tn_type to);

#endif  // TENURE_SRC_DIALECTS_COMMON_VIEWS_H
