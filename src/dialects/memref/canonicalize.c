// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the memref dialect. Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/common/reshape.h"
#include "dialects/common/views.h"
#include "dialects/memref/memref.h"

/// Replaces the op by a cast of `value` to the type of the op's result.
static bool replace_with_cast(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  const tn_ref cast =
      value == 0
          ? 0
          : tn_build_memref_cast(rewriter, tn_op__result_type(rewriter->context, op, 0), value);
  if (cast != 0) tn_rewriter__replace1(rewriter, op, cast);
  return true;
}

//===-- alloc, alloca -------------------------------------------------------------------------===//

/// Moves constant sizes into the type.
static bool fold_constant_sizes(tn_rewriter* rewriter, tn_ref op, uint32_t first) {
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, op);
  const tn_type type = tn_op__result_type(context, op, 0);
  int64_t dims[TN_VIEW_RANK_MAX];
  tn_refs operands = {0};
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  uint32_t at = first;
  tn_refs__push_operands(rewriter, &operands, op, 0, first);
  const bool changed = tn_view__fold_extents(rewriter, op, first, type, dims, &operands, &at);
  if (changed) {
    const int32_t sizes[2] = {(int32_t)(operands.count - first),
                              (int32_t)(tn_op__operand_count(context, op) - at)};
    tn_refs__push_operands(rewriter, &operands, op, at, tn_op__operand_count(context, op));
    tn_attribute segments = {NULL};
    if (code != TN_CODE_MEMREF_VIEW) segments = tn_rewriter__make_segments(rewriter, sizes, 2);
    const tn_rewriter_attribute attributes[2] = {
        {"alignment", tn_op__attribute(context, op, "alignment")},
        {"operandSegmentSizes", segments}};
    const tn_type made_type = tn_memref__with_dims(rewriter, type, dims, rank);
    const tn_ref made =
        made_type.storage == NULL
            ? 0
            : tn_rewriter__make(rewriter, code, made_type, tn_refs__items(&operands),
                                operands.count, attributes, 2);
    (void)replace_with_cast(rewriter, op, made);
  }
  tn_refs__free(rewriter, &operands);
  return changed;
}

static bool fold_constant_alloc(tn_rewriter* rewriter, tn_ref op) {
  return fold_constant_sizes(rewriter, op, 0);
}
static bool fold_constant_view(tn_rewriter* rewriter, tn_ref op) {
  return fold_constant_sizes(rewriter, op, 2);
}

/// Erases an allocation that is only written to or freed.
static bool drop_unread(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref memory = tn_op__result(context, op, 0);
  tn_refs users = {0};
  bool unread = true;
  for (tn_ref use = tn_value__first_use(context, memory); use != 0 && unread;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    const tn_op_code code = tn_op__code(context, user);
    unread = code == TN_CODE_MEMREF_DEALLOC ||
             (code == TN_CODE_MEMREF_STORE && tn_op__operand(context, user, 0) != memory);
    tn_refs__push(rewriter, &users, user);
  }
  for (uint32_t i = 0; i < users.count && unread; ++i) {
    tn_rewriter__erase(rewriter, tn_refs__items(&users)[i]);
  }
  if (unread) tn_rewriter__erase(rewriter, op);
  tn_refs__free(rewriter, &users);
  return unread;
}

//===-- copy ----------------------------------------------------------------------------------===//

static bool is_empty(tn_type type) {
  if (!tn_shaped_type_has_rank(type)) return false;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (tn_shaped_type_dims(type)[i] == 0) return true;
  }
  return false;
}

static bool copy_nothing(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  if (!is_empty(tn_value__type(context, tn_memref_copy_source(context, op))) &&
      !is_empty(tn_value__type(context, tn_memref_copy_target(context, op)))) {
    return false;
  }
  tn_rewriter__erase(rewriter, op);
  return true;
}

static bool copy_to_itself(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  if (tn_memref_copy_source(context, op) != tn_memref_copy_target(context, op)) return false;
  tn_rewriter__erase(rewriter, op);
  return true;
}

//===-- subview -------------------------------------------------------------------------------===//

static bool fold_constant_subview(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice)) return false;
  const tn_ref source = tn_memref_subview_source(context, op);
  const tn_type from = tn_value__type(context, source);
  tn_dim_set dropped;
  // The dropped dimensions depend on the old sizes.
  const bool is_clear =
      tn_memref__dropped_dims(from, tn_op__result_type(context, op, 0),
                              slice.parts[TN_SIZES].statics, slice.parts[TN_SIZES].count, &dropped);
  if (!is_clear || !tn_slice__fold(context, &slice, from)) return false;
  const tn_type type = tn_view__type(rewriter, from, &slice, &dropped);
  if (type.storage == NULL) return false;
  return replace_with_cast(
      rewriter, op, tn_slice__make(rewriter, TN_CODE_MEMREF_SUBVIEW, type, &source, 1, &slice));
}

static bool has_constant(const tn_context* context, tn_ref op) {
  for (uint32_t i = 1; i < tn_op__operand_count(context, op); ++i) {
    if (tn_const__of(context, tn_op__operand(context, op, i)).storage != NULL) return true;
  }
  return false;
}

static bool skip_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref cast =
      tn_value__defined_by(context, tn_memref_subview_source(context, op), TN_CODE_MEMREF_CAST);
  tn_slice slice;
  if (cast == 0 || has_constant(context, op) || !tn_slice__open(context, op, &slice)) return false;
  const tn_ref source = tn_memref_cast_source(context, cast);
  const tn_type from = tn_value__type(context, source);
  const tn_type old = tn_value__type(context, tn_memref_subview_source(context, op));
  tn_dim_set dropped;
  if (!tn_memref__cast_folds(from, old) ||
      !tn_memref__dropped_dims(old, tn_op__result_type(context, op, 0),
                               slice.parts[TN_SIZES].statics, slice.parts[TN_SIZES].count,
                               &dropped)) {
    return false;
  }
  const tn_type type = tn_view__type(rewriter, from, &slice, &dropped);
  if (type.storage == NULL) return false;
  return replace_with_cast(
      rewriter, op, tn_slice__make(rewriter, TN_CODE_MEMREF_SUBVIEW, type, &source, 1, &slice));
}

/// Replaces a view of the whole memref by the memref.
static bool drop_whole(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice)) return false;
  const tn_ref source = tn_memref_subview_source(context, op);
  const tn_type from = tn_value__type(context, source);
  const tn_type to = tn_op__result_type(context, op, 0);
  const tn_mixed* sizes = &slice.parts[TN_SIZES];
  if (tn_shaped_type_rank(from) != tn_shaped_type_rank(to) ||
      !tn_mixed__all_are(&slice.parts[TN_OFFSETS], 0) ||
      !tn_mixed__all_are(&slice.parts[TN_STRIDES], 1)) {
    return false;
  }
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (sizes->values[i] != 0 || sizes->statics[i] != tn_shaped_type_dims(from)[i]) return false;
  }
  if (!tn_type_equal(from, to)) return replace_with_cast(rewriter, op, source);
  tn_rewriter__replace1(rewriter, op, source);
  return true;
}

//===-- reinterpret_cast ----------------------------------------------------------------------===//

/// Makes part `index` constant if its value is known.
static void learn(tn_mixed* mixed, uint32_t index, int64_t known) {
  if (known == TN_DYNAMIC) return;
  mixed->statics[index] = known;
  mixed->values[index] = 0;
}

static bool learn_from_type(const tn_context* context, tn_slice* slice, tn_type type) {
  tn_strides strides;
  if (!tn_memref__strides(type, &strides)) return false;
  learn(&slice->parts[TN_OFFSETS], 0, strides.offset);
  for (uint32_t i = 0; i < strides.rank; ++i) {
    learn(&slice->parts[TN_SIZES], i, tn_shaped_type_dims(type)[i]);
    learn(&slice->parts[TN_STRIDES], i, strides.steps[i]);
  }
  for (uint32_t i = 0; i < 3; ++i) {
    (void)tn_mixed__fold(context, &slice->parts[i], i == TN_STRIDES);
  }
  return true;
}

/// Sets `out` to the slice that the results of memref.extract_strided_metadata describe.
static bool open_metadata(const tn_context* context, tn_ref op, tn_slice* out) {
  const tn_type type =
      tn_value__type(context, tn_memref_extract_strided_metadata_source(context, op));
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  if (rank > TN_VIEW_RANK_MAX) return false;
  out->parts[TN_OFFSETS].count = 1;
  out->parts[TN_OFFSETS].statics[0] = TN_DYNAMIC;
  out->parts[TN_OFFSETS].values[0] = tn_memref_extract_strided_metadata_offset(context, op);
  for (uint32_t part = TN_SIZES; part <= TN_STRIDES; ++part) {
    out->parts[part].count = rank;
    for (uint32_t i = 0; i < rank; ++i) {
      out->parts[part].statics[i] = TN_DYNAMIC;
      out->parts[part].values[i] =
          tn_op__result(context, op, 2 + i + (part == TN_STRIDES ? rank : 0));
    }
  }
  return learn_from_type(context, out, type);
}

/// Sets `slice` to the slice of the op, and `settled` to that slice with all known values.
static bool open_settled(const tn_context* context, tn_ref op, tn_slice* slice, tn_slice* settled) {
  if (!tn_slice__open(context, op, slice)) return false;
  tn_slice__copy(slice, settled);
  return learn_from_type(context, settled, tn_op__result_type(context, op, 0));
}

static bool undo_metadata(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref metadata =
      tn_value__defined_by(context, tn_memref_reinterpret_cast_source(context, op),
                           TN_CODE_MEMREF_EXTRACT_STRIDED_METADATA);
  tn_slice slice;
  tn_slice settled;
  tn_slice its;
  if (metadata == 0 || !open_settled(context, op, &slice, &settled) ||
      !open_metadata(context, metadata, &its)) {
    return false;
  }
  const tn_ref source = tn_memref_extract_strided_metadata_source(context, metadata);
  bool same = true;
  for (uint32_t i = 0; i < 3; ++i) same &= tn_mixed__same(&settled.parts[i], &its.parts[i]);
  if (!same) {
    tn_rewriter__set_operand(rewriter, op, 0, source);
    tn_rewriter__modified(rewriter, op);
    return true;
  }
  if (!tn_type_equal(tn_value__type(context, source), tn_op__result_type(context, op, 0))) {
    return replace_with_cast(rewriter, op, source);
  }
  tn_rewriter__replace1(rewriter, op, source);
  return true;
}

static uint32_t known_count(const tn_slice* slice) {
  uint32_t count = 0;
  for (uint32_t part = 0; part < 3; ++part) {
    for (uint32_t i = 0; i < slice->parts[part].count; ++i) {
      count += slice->parts[part].values[i] == 0;
    }
  }
  return count;
}

static bool fold_constant_reinterpret(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_slice slice;
  tn_slice settled;
  if (!open_settled(context, op, &slice, &settled) ||
      known_count(&slice) == known_count(&settled)) {
    return false;
  }
  tn_strides strides;
  strides.rank = settled.parts[TN_STRIDES].count;
  strides.offset = settled.parts[TN_OFFSETS].statics[0];
  for (uint32_t i = 0; i < strides.rank; ++i) {
    strides.steps[i] = settled.parts[TN_STRIDES].statics[i];
  }
  const tn_type type = tn_memref__with(rewriter, tn_op__result_type(context, op, 0),
                                       settled.parts[TN_SIZES].statics, &strides);
  const tn_ref source = tn_memref_reinterpret_cast_source(context, op);
  return replace_with_cast(
      rewriter, op,
      tn_slice__make(rewriter, TN_CODE_MEMREF_REINTERPRET_CAST, type, &source, 1, &settled));
}

//===-- dim, view -----------------------------------------------------------------------------===//

/// Loads the size of a reshaped memref from the shape operand.
static bool dim_of_reshape(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref reshape =
      tn_value__defined_by(context, tn_memref_dim_source(context, op), TN_CODE_MEMREF_RESHAPE);
  if (reshape == 0) return false;
  const tn_ref shape = tn_memref_reshape_shape(context, reshape);
  const tn_ref index = tn_memref_dim_index(context, op);
  const tn_ref made_by = tn_value__defining_op(context, index);
  // The load goes right after the reshape, where the shape has its original contents, so the index
  // must dominate the reshape.
  if (made_by != 0 && tn_op__block(context, made_by) == tn_op__block(context, reshape)) {
    if (!tn_op__is_before(rewriter->context, made_by, reshape)) return false;
  } else if (tn_op__block(context, op) != tn_op__block(context, reshape) &&
             tn_value__parent_block(context, index) != tn_op__block(context, reshape)) {
    const tn_ref block = tn_value__parent_block(context, index);
    if (block == 0 ||
        tn_op__ancestor_in(context, tn_block__at(context, block)->region, reshape) == 0) {
      return false;
    }
  }
  tn_rewriter__after(rewriter, reshape);
  tn_ref size = tn_build_memref_load_with(
      rewriter, shape, &index, 1,
      &(tn_rewriter_attribute){TN_MEMREF_LOAD_NONTEMPORAL, tn_const__make_bool(rewriter, false)},
      1);
  if (size != 0 &&
      !tn_type_equal(tn_value__type(context, size), tn_op__result_type(context, op, 0))) {
    size = tn_build_arith_index_cast(rewriter, tn_op__result_type(context, op, 0), size);
  }
  if (size != 0) tn_rewriter__replace1(rewriter, op, size);
  return true;
}

static bool view_of_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref cast =
      tn_value__defined_by(context, tn_memref_view_source(context, op), TN_CODE_MEMREF_CAST);
  if (cast == 0) return false;
  tn_refs operands = {0};
  tn_refs__push(rewriter, &operands, tn_memref_cast_source(context, cast));
  tn_refs__push_operands(rewriter, &operands, op, 1, tn_op__operand_count(context, op));
  const tn_ref made =
      tn_rewriter__make(rewriter, TN_CODE_MEMREF_VIEW, tn_op__result_type(context, op, 0),
                        tn_refs__items(&operands), operands.count, NULL, 0);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  tn_refs__free(rewriter, &operands);
  return true;
}

//===-- The table -----------------------------------------------------------------------------===//

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_memref_patterns[] = {
    {MLIR("SimplifyAllocConst<mlir::memref::AllocOp>"), "alloc", 1, fold_constant_alloc},
    {MLIR("SimplifyDeadAlloc<mlir::memref::AllocOp>"), "alloc", 1, drop_unread},
    {MLIR("SimplifyAllocConst<mlir::memref::AllocaOp>"), "alloca", 1, fold_constant_alloc},
    {MLIR("SimplifyDeadAlloc<mlir::memref::AllocaOp>"), "alloca", 1, drop_unread},
    {MLIR("SimplifyDeadAlloc<mlir::memref::ReallocOp>"), "realloc", 1, drop_unread},
    {"AllocaScopeInliner", "alloca_scope", 1, tn_memref__inline_scope},
    {"AllocaScopeHoister", "alloca_scope", 1, tn_memref__hoist_memory},
    {MLIR("FoldEmptyCopy"), "copy", 1, copy_nothing},
    {MLIR("FoldSelfCopy"), "copy", 1, copy_to_itself},
    {MLIR("DimOfMemRefReshape"), "dim", 1, dim_of_reshape},
    {MLIR("ReinterpretCastOpExtractStridedMetadataFolder"), "reinterpret_cast", 1, undo_metadata},
    {MLIR("ReinterpretCastOpConstantFolder"), "reinterpret_cast", 1, fold_constant_reinterpret},
    {"mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, "
     "SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>",
     "subview", 1, fold_constant_subview},
    {MLIR("SubViewOpMemRefCastFolder"), "subview", 1, skip_cast},
    {MLIR("TrivialSubViewOpFolder"), "subview", 1, drop_whole},
    {MLIR("ViewOpShapeFolder"), "view", 1, fold_constant_view},
    {MLIR("ViewOpMemrefCastFolder"), "view", 1, view_of_cast},
    {"mlir::ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, "
     "mlir::ReshapeOpKind::kExpand>",
     "expand_shape", 1, tn_reshape__compose},
    {"mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>",
     "expand_shape", 1, tn_reshape__expand_collapse},
    {"ExpandShapeOpMemRefCastFolder", "expand_shape", 1, tn_reshape__expand_cast},
    {"mlir::ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, "
     "mlir::ReshapeOpKind::kCollapse>",
     "collapse_shape", 1, tn_reshape__compose},
    {"mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, mlir::memref::ExpandShapeOp, "
     "mlir::memref::CastOp, mlir::memref::DimOp, mlir::MemRefType>",
     "collapse_shape", 1, tn_reshape__collapse_expansion},
    {"CollapseShapeOpMemRefCastFolder", "collapse_shape", 1, tn_reshape__collapse_cast},
    {NULL, NULL, 0, NULL},
};
