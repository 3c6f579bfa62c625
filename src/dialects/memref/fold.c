// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the memref dialect.

#include "dialects/common/constant.h"
#include "dialects/memref/memref.h"

#include <tenure/affine.h>

#include "dialects/common/reshape.h"
#include "dialects/common/views.h"

//===-- dim and rank --------------------------------------------------------------------------===//

/// Returns the operand with dynamic size `index` of an op that creates a memref; 0 if there is
/// none.
static tn_ref size_operand(const tn_context* context, tn_ref op, tn_type type, uint64_t index) {
  uint32_t at = 0;
  for (uint64_t i = 0; i < index; ++i) at += tn_shaped_type_dims(type)[i] < 0;
  tn_slice slice;
  switch (tn_op__code(context, op)) {
    case TN_CODE_MEMREF_ALLOC:
    case TN_CODE_MEMREF_ALLOCA:
      return tn_op__operand(context, op, at);
    case TN_CODE_MEMREF_VIEW:
      return tn_op__operand(context, op, at + 2);
    case TN_CODE_MEMREF_SUBVIEW:
      break;
    default:
      return 0;
  }
  tn_dim_set dropped;
  if (!tn_slice__open(context, op, &slice) ||
      !tn_memref__dropped_dims(tn_op__operand_type(context, op, 0), type,
                               slice.parts[TN_SIZES].statics, slice.parts[TN_SIZES].count,
                               &dropped)) {
    return 0;
  }
  for (uint32_t i = 0; i < slice.parts[TN_SIZES].count; ++i) {
    if (tn_dim_set__has(&dropped, i)) continue;
    if (index-- == 0) return slice.parts[TN_SIZES].values[i];
  }
  return 0;
}

static tn_fold_outcome fold_dim(tn_fold* fold) {
  const tn_ref source = tn_fold__operand(fold, TN_MEMREF_DIM_SOURCE);
  const tn_type type = tn_value__type(fold->context, source);
  int64_t index = 0;
  if (!tn_const__int64(fold->constants[TN_MEMREF_DIM_INDEX], &index) ||
      !tn_shaped_type_has_rank(type) || index < 0 || (uint64_t)index >= tn_shaped_type_rank(type)) {
    return TN_FOLD_NOTHING;
  }
  const int64_t extent = tn_shaped_type_dims(type)[index];
  if (extent >= 0) return tn_fold__int(fold, (tn_wide)extent);
  const tn_ref op = tn_value__defining_op(fold->context, source);
  const tn_ref size = op == 0 ? 0 : size_operand(fold->context, op, type, (uint64_t)index);
  if (size != 0) return tn_fold__value(fold, size);
  return tn_fold__skip_casts(fold, UINT32_MAX) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
}

//===-- Views ---------------------------------------------------------------------------------===//

static tn_fold_outcome fold_subview(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type type = tn_fold__type(fold);
  tn_strides strides;
  tn_slice slice;
  tn_slice inner;
  if (!tn_type_equal(type, tn_value__type(context, source))) return TN_FOLD_NOTHING;
  const tn_attribute layout = tn_memref_type_layout(type);
  bool is_static = tn_shaped_type_has_static_shape(type);
  if (tn_attribute_kind_of(layout) == TN_ATTRIBUTE_STRIDED_LAYOUT &&
      tn_memref__strides(type, &strides)) {
    is_static = is_static && strides.offset != TN_DYNAMIC;
    for (uint32_t i = 0; i < strides.rank; ++i) is_static &= strides.steps[i] != TN_DYNAMIC;
  }
  if (is_static) return tn_fold__value(fold, source);
  const tn_ref outer = tn_value__defined_by(context, source, TN_CODE_MEMREF_SUBVIEW);
  if (outer != 0 && tn_slice__open(context, fold->op, &slice) &&
      tn_slice__open(context, outer, &inner) && tn_mixed__all_are(&slice.parts[TN_OFFSETS], 0) &&
      tn_mixed__all_are(&slice.parts[TN_STRIDES], 1) &&
      tn_mixed__same(&slice.parts[TN_SIZES], &inner.parts[TN_SIZES])) {
    return tn_fold__value(fold, source);
  }
  return TN_FOLD_NOTHING;
}

static tn_fold_outcome fold_reinterpret(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_ref op = tn_value__defining_op(context, source);
  const tn_op_code code = op == 0 ? TN_CODE_NONE : tn_op__code(context, op);
  tn_slice slice;
  const bool skips = code == TN_CODE_MEMREF_REINTERPRET_CAST || code == TN_CODE_MEMREF_CAST ||
                     (code == TN_CODE_MEMREF_SUBVIEW && tn_slice__open(context, op, &slice) &&
                      tn_mixed__all_are(&slice.parts[TN_OFFSETS], 0));
  if (skips) return tn_fold__set_operand(fold, 0, tn_op__operand(context, op, 0));
  const tn_type type = tn_fold__type(fold);
  if (!tn_type_equal(type, tn_value__type(context, source)) ||
      !tn_shaped_type_has_static_shape(type) || !tn_slice__open(context, fold->op, &slice) ||
      !tn_mixed__all_are(&slice.parts[TN_OFFSETS], 0)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, source);
}

static tn_fold_outcome fold_transpose(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_attribute map = tn_memref_transpose_permutation(context, fold->op);
  if (tn_affine_map_is_identity(map) &&
      tn_type_equal(tn_fold__type(fold), tn_fold__operand_type(fold, 0))) {
    return tn_fold__value(fold, tn_fold__operand(fold, 0));
  }
  const tn_ref inner =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_MEMREF_TRANSPOSE);
  tn_attribute composed = {NULL};
  if (inner == 0 ||
      !tn_rewriter__ok(
          fold->rewriter,
          tn_affine_map_compose(map, tn_memref_transpose_permutation(context, inner), &composed))) {
    return TN_FOLD_NOTHING;
  }
  tn_rewriter__set_attribute(fold->rewriter, fold->op, "permutation", composed);
  return tn_fold__set_operand(fold, 0, tn_memref_transpose_in(context, inner));
}

/// Replaces results by the parts of the layout that are known.
static tn_fold_outcome fold_metadata(tn_fold* fold) {
  const tn_context* context = fold->context;
  tn_rewriter* rewriter = fold->rewriter;
  const tn_type type = tn_fold__operand_type(fold, 0);
  tn_strides strides;
  bool changed = false;
  if (!tn_memref__strides(type, &strides)) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < 1 + 2 * strides.rank; ++i) {
    const tn_ref result = tn_op__result(context, fold->op, i + 1);
    int64_t known = strides.offset;
    if (i > strides.rank) {
      known = strides.steps[i - 1 - strides.rank];
    } else if (i > 0) {
      known = tn_shaped_type_dims(type)[i - 1];
    }
    if (known == TN_DYNAMIC || tn_value__first_use(context, result) == 0) {
      continue;
    }
    tn_rewriter__for(rewriter, fold->op);
    const tn_ref constant = tn_rewriter__index_constant(rewriter, known);
    if (constant == 0) return TN_FOLD_NOTHING;
    tn_value__replace_all_uses(context, result, constant);
    changed = true;
  }
  const tn_ref cast = tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_MEMREF_CAST);
  if (cast != 0) {
    const tn_ref source = tn_memref_cast_source(context, cast);
    if (tn_shaped_type_has_rank(tn_value__type(context, source))) {
      return tn_fold__set_operand(fold, 0, source);
    }
  }
  return changed ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
}

static tn_fold_outcome fold_space_cast(tn_fold* fold) {
  const tn_ref inner = tn_value__defined_by(fold->context, tn_fold__operand(fold, 0),
                                            TN_CODE_MEMREF_MEMORY_SPACE_CAST);
  if (inner == 0) return TN_FOLD_NOTHING;
  return tn_fold__set_operand(fold, 0, tn_memref_memory_space_cast_source(fold->context, inner));
}

/// Folds an assumption that repeats the one on its operand.
static tn_fold_outcome fold_assumption(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref value = tn_fold__operand(fold, 0);
  const tn_ref inner = tn_value__defined_by(context, value, TN_CODE_MEMREF_ASSUME_ALIGNMENT);
  const bool is_same =
      inner != 0 && tn_memref_assume_alignment_alignment(context, inner).storage ==
                        tn_memref_assume_alignment_alignment(context, fold->op).storage;
  return is_same ? tn_fold__value(fold, value) : TN_FOLD_NOTHING;
}

tn_fold_outcome tn_fold__memref(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_MEMREF_DIM:
      return fold_dim(fold);
    case TN_CODE_MEMREF_RANK: {
      const tn_type type = tn_fold__operand_type(fold, 0);
      if (!tn_shaped_type_has_rank(type)) return TN_FOLD_NOTHING;
      return tn_fold__int(fold, tn_shaped_type_rank(type));
    }
    case TN_CODE_MEMREF_STORE:
    case TN_CODE_MEMREF_ATOMIC_RMW:
      return tn_fold__skip_casts(fold, 0) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
    case TN_CODE_MEMREF_CAST:
    case TN_CODE_MEMREF_LOAD:
    case TN_CODE_MEMREF_COPY:
    case TN_CODE_MEMREF_DEALLOC:
    case TN_CODE_MEMREF_PREFETCH:
    case TN_CODE_MEMREF_DMA_START:
    case TN_CODE_MEMREF_DMA_WAIT:
      return tn_fold__skip_casts(fold, UINT32_MAX) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
    case TN_CODE_MEMREF_SUBVIEW:
      return fold_subview(fold);
    case TN_CODE_MEMREF_REINTERPRET_CAST:
      return fold_reinterpret(fold);
    case TN_CODE_MEMREF_TRANSPOSE:
      return fold_transpose(fold);
    case TN_CODE_MEMREF_EXTRACT_STRIDED_METADATA:
      return fold_metadata(fold);
    case TN_CODE_MEMREF_MEMORY_SPACE_CAST:
      return fold_space_cast(fold);
    case TN_CODE_MEMREF_ASSUME_ALIGNMENT:
      return fold_assumption(fold);
    case TN_CODE_MEMREF_EXPAND_SHAPE:
    case TN_CODE_MEMREF_COLLAPSE_SHAPE:
      return tn_fold__reshape(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
