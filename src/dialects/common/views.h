// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views of memory and slices of tensors: offsets, sizes and strides that are partly known, and the
// layouts that follow from them.

#ifndef TENURE_SRC_DIALECTS_COMMON_VIEWS_H
#define TENURE_SRC_DIALECTS_COMMON_VIEWS_H

#include "dialects/op_code.h"
#include "ir/strides.h"
#include "rewrite/constant.h"

#define TN_VIEW_RANK_MAX TN_STRIDES_RANK_MAX

/// Numbers of which some are values: there `statics` has TN_DYNAMIC.
typedef struct tn_mixed {
  uint32_t count;
  int64_t statics[TN_VIEW_RANK_MAX];
  tn_ref values[TN_VIEW_RANK_MAX];
} tn_mixed;

/// Offsets, sizes and strides of an op that has them; false if there are too many.
typedef struct tn_slice {
  tn_mixed parts[3];
} tn_slice;

enum { TN_OFFSETS, TN_SIZES, TN_STRIDES };

/// What the attribute `name` says, with operands from `*operand` on for what it leaves open; false
/// if there is too much.
bool tn_mixed__open(const tn_context* context, tn_ref op, const char* name, uint32_t* operand,
                    tn_mixed* out_mixed);
/// The attribute for that.
tn_attribute tn_mixed__statics(tn_rewriter* rewriter, const tn_mixed* mixed);
/// Adds those that are values to a list, and returns how many they are.
uint32_t tn_mixed__push_values(tn_rewriter* rewriter, const tn_mixed* mixed, tn_refs* list);
bool tn_slice__open(const tn_context* context, tn_ref op, tn_slice* out_slice);
/// Puts constants instead of values; true if there were any. Offsets and sizes are not
/// negative.
bool tn_mixed__settle(const tn_context* context, tn_mixed* mixed, bool may_be_negative);
/// The same for the first of offsets, sizes and strides (not 0) where there is one. False as well
/// if what is known then leaves the extents of `source`.
bool tn_slice__settle(const tn_context* context, tn_slice* slice, tn_type source);
/// Extents of `type` with the constants among the operands of `op` from `first` on, one of which is
/// for each that is not known; the others are appended to `operands`. `*out_end` is the operand
/// after. False if nothing changes; then there may be too many.
bool tn_view__settle_extents(tn_rewriter* rewriter, tn_ref op, uint32_t first, tn_type type,
                             int64_t* dims, tn_refs* operands, uint32_t* out_end);
void tn_mixed__copy(const tn_mixed* mixed, tn_mixed* out_mixed);
void tn_slice__copy(const tn_slice* slice, tn_slice* out_slice);
bool tn_mixed__same(const tn_mixed* a, const tn_mixed* b);
bool tn_slice__same(const tn_slice* a, const tn_slice* b);
/// All are known and equal `value`.
bool tn_mixed__all_are(const tn_mixed* mixed, int64_t value);
/// Whether nothing that is known lies outside of a source of type `source`.
bool tn_slice__is_inside(const tn_slice* slice, tn_type source);
/// Which sizes `type` leaves out, each being 1; false if that is not clear. `loosely`: what is not
/// known is the same as anything.
bool tn_mixed__dropped(const tn_mixed* sizes, tn_type type, bool loosely, tn_dim_set* out_dropped);
/// Makes an op with these: its result, or itself where it has none. `code`: memref.subview,
///                         memref.reinterpret_cast, tensor.extract_slice,
/// ...; its first operands are `sources`.
tn_ref tn_slice__make(tn_rewriter* rewriter, tn_op_code code, tn_type type, const tn_ref* sources,
                      uint32_t source_count, const tn_slice* slice);

/// A memref type with this shape and layout, else as `like`.
tn_type tn_memref__with(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                        const tn_strides* strides);
/// The same with another shape alone.
tn_type tn_memref__with_dims(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                             uint32_t rank);
/// The type of a subview of `source`, with the dimensions in `dropped` left out; null if there is
/// none. Only `statics` of the slice are used.
TN_MUST_USE tn_status tn_view__infer(tn_context* context, tn_type source, const tn_slice* slice,
                                     const tn_dim_set* dropped, tn_type* out_type);
/// The same; null on failure, too.
tn_type tn_view__type(tn_rewriter* rewriter, tn_type source, const tn_slice* slice,
                      const tn_dim_set* dropped);
/// Whether a cast only forgets what is known, so that its user may take its operand.
bool tn_memref__cast_folds(tn_type from, tn_type to);

#endif  // TENURE_SRC_DIALECTS_COMMON_VIEWS_H
