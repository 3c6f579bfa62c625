// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the tensor dialect.
//
// Source: its documentation, and mlir-opt's results.

#include "dialects/common/reshape.h"
#include "dialects/tensor/tensor.h"

bool tn_tensor__replace(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (value != 0 && !tn_type_equal(tn_value__type(rewriter->context, value), type)) {
    value = tn_build_tensor_cast(rewriter, type, value);
  }
  if (value != 0) tn_rewriter__replace1(rewriter, op, value);
  return rewriter->status != TN_OK || value != 0;
}

tn_ref tn_tensor__make_on(tn_rewriter* rewriter, tn_ref op, uint32_t index, tn_ref tensor,
                          tn_type type) {
  const tn_context* context = rewriter->context;
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, index);
  tn_refs__push(rewriter, &operands, tensor);
  tn_refs__push_operands(rewriter, &operands, op, index + 1, tn_op__operand_count(context, op));
  const tn_ref made = tn_rewriter__make(rewriter, tn_op__code(context, op), type,
                                        tn_refs__items(&operands), operands.count, NULL, 0);
  tn_refs__free(rewriter, &operands);
  return made;
}

tn_type tn_tensor__slice_type(tn_rewriter* rewriter, tn_type old, const tn_mixed* old_sizes,
                              tn_type like, const tn_mixed* sizes) {
  int64_t dims[TN_VIEW_RANK_MAX];
  uint32_t count = 0;
  tn_dim_set dropped;
  if (!tn_mixed__dropped(old_sizes, old, false, &dropped)) return (tn_type){NULL};
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (!tn_dim_set__has(&dropped, i)) dims[count++] = sizes->statics[i];
  }
  return tn_tensor__with_dims(rewriter, like, dims, count);
}

static bool fold_constant_slice(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref source = tn_tensor_extract_slice_source(context, op);
  const tn_type old = tn_op__result_type(context, op, 0);
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice)) return false;
  const tn_mixed sizes = slice.parts[TN_SIZES];
  if (!tn_slice__fold(context, &slice, tn_value__type(context, source))) return false;
  const tn_type type = tn_tensor__slice_type(rewriter, old, &sizes, old, &slice.parts[TN_SIZES]);
  if (type.storage == NULL) return rewriter->status != TN_OK;
  return tn_tensor__replace(
      rewriter, op,
      tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, type, &source, 1, &slice));
}

/// A slice of a cast to a less static type becomes a slice of the cast's source.
static bool slice_of_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref source =
      tn_tensor__before_cast(context, tn_tensor_extract_slice_source(context, op));
  tn_slice slice;
  if (source == 0 || !tn_slice__open(context, op, &slice)) return false;
  for (uint32_t i = 1; i < tn_op__operand_count(context, op); ++i) {
    if (tn_const__of(context, tn_op__operand(context, op, i)).storage != NULL) return false;
  }
  const tn_type type = tn_op__result_type(context, op, 0);
  const tn_ref made =
      tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, type, &source, 1, &slice);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// A slice that is cast to a more static type gets that type.
static bool cast_slice(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_tensor_cast_source(context, op);
  const tn_ref extract = tn_value__defined_by(context, value, TN_CODE_TENSOR_EXTRACT_SLICE);
  const tn_type from = tn_value__type(context, value);
  const tn_type to = tn_op__result_type(context, op, 0);
  tn_slice slice;
  tn_dim_set dropped;
  if (extract == 0 || !tn_shaped_type_has_rank(to) || !tn_tensor__says_as_much(to, from) ||
      tn_tensor__says_as_much(from, to) || !tn_slice__open(context, extract, &slice) ||
      !tn_mixed__dropped(&slice.parts[TN_SIZES], from, false, &dropped)) {
    return false;
  }
  tn_mixed* sizes = &slice.parts[TN_SIZES];
  for (uint32_t i = 0, dim = 0; i < sizes->count; ++i) {
    if (tn_dim_set__has(&dropped, i)) continue;
    const int64_t extent = tn_shaped_type_dims(to)[dim++];
    if (extent == TN_DYNAMIC) continue;
    sizes->statics[i] = extent;
    sizes->values[i] = 0;
  }
  const tn_ref source = tn_tensor_extract_slice_source(context, extract);
  if (!tn_slice__is_inside(&slice, tn_value__type(context, source))) return false;
  const tn_ref made =
      tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, to, &source, 1, &slice);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// Joins the extents of two types; false if they contradict each other.
static bool joined_type(tn_rewriter* rewriter, tn_type a, tn_type b, tn_type* out) {
  int64_t dims[TN_VIEW_RANK_MAX];
  *out = tn_shaped_type_has_rank(a) ? a : b;
  if (!tn_shaped_type_has_rank(a) || !tn_shaped_type_has_rank(b)) return true;
  const size_t rank = tn_shaped_type_rank(a);
  if (rank != tn_shaped_type_rank(b) || rank > TN_VIEW_RANK_MAX) return false;
  for (size_t i = 0; i < rank; ++i) {
    const int64_t x = tn_shaped_type_dims(a)[i];
    const int64_t y = tn_shaped_type_dims(b)[i];
    if (x >= 0 && y >= 0 && x != y) return false;
    dims[i] = x >= 0 ? x : y;
  }
  return tn_rewriter__ok(rewriter,
                         tn_tensor_type_get(tn_type_element_type(a), dims, rank, NULL, out));
}

/// Merges two casts, unless the type between them is more static than the others.
static bool chain_casts(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_tensor_cast_source(context, op), TN_CODE_TENSOR_CAST);
  if (inner == 0) return false;
  const tn_ref source = tn_tensor_cast_source(context, inner);
  const tn_type from = tn_value__type(context, source);
  const tn_type middle = tn_op__result_type(context, inner, 0);
  const tn_type to = tn_op__result_type(context, op, 0);
  tn_type first = {NULL};
  tn_type all = {NULL};
  tn_type ends = {NULL};
  if (!joined_type(rewriter, from, middle, &first) || !joined_type(rewriter, first, to, &all) ||
      !joined_type(rewriter, from, to, &ends) || !tn_type_equal(all, ends)) {
    return false;
  }
  const tn_ref made = tn_build_tensor_cast(rewriter, to, source);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

//===-- The table -----------------------------------------------------------------------------===//

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_tensor_patterns[] = {
    {"FoldTensorCastProducerOp", "insert", 1, tn_tensor__insert_into_cast},
    {MLIR("ChainedTensorBitcast"), "bitcast", 1, tn_tensor__chain_bitcasts},
    {MLIR("FoldEmptyTensorWithCastOp"), "cast", 1, tn_tensor__cast_empty},
    {MLIR("ChainedTensorCast"), "cast", 1, chain_casts},
    {MLIR("TensorCastExtractSlice"), "cast", 1, cast_slice},
    {MLIR("SingleInputConcatOp"), "concat", 1, tn_tensor__concat_one},
    {MLIR("InferConcatOperandTypes"), "concat", 1, tn_tensor__cast_concat_operands},
    {MLIR("InferConcatResultType"), "concat", 1, tn_tensor__fold_constant_concat},
    {MLIR("FoldEmptyTensorWithDimOp"), "dim", 1, tn_tensor__dim_of_empty},
    {MLIR("DimOfCastOp"), "dim", 1, tn_tensor__dim_of_cast},
    {MLIR("DimOfDestStyleOp"), "dim", 1, tn_tensor__dim_of_insert},
    {MLIR("DimOfReshapeOp"), "dim", 1, tn_tensor__dim_of_reshape},
    {MLIR("DimOfForallOp"), "dim", 1, tn_tensor__dim_of_forall},
    {MLIR("ReplaceEmptyTensorStaticShapeDims"), "empty", 1, tn_tensor__fold_constant_extents},
    {MLIR("ExtractFromTensorGenerate"), "extract", 1, tn_tensor__extract_of_generate},
    {MLIR("ExtractElementFromIndexCast"), "extract", 1, tn_tensor__extract_of_index_cast},
    {MLIR("ExtractFromTensorCast"), "extract", 1, tn_tensor__extract_of_cast},
    {"mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, "
     "SliceReturnTypeCanonicalizer, SliceCanonicalizer>",
     "extract_slice", 1, fold_constant_slice},
    {MLIR("ExtractSliceOpCastFolder"), "extract_slice", 1, slice_of_cast},
    {MLIR("StaticTensorGenerate"), "generate", 1, tn_tensor__fold_constant_extents},
    {MLIR("InsertSliceOpConstantArgumentFolder<mlir::tensor::InsertSliceOp>"), "insert_slice", 1,
     tn_tensor__fold_constant_insert},
    {MLIR("InsertSliceOpCastFolder<mlir::tensor::InsertSliceOp>"), "insert_slice", 1,
     tn_tensor__insert_of_casts},
    {MLIR("InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>"), "insert_slice", 1,
     tn_tensor__cast_inserted},
    {MLIR("InsertSliceOpConstantArgumentFolder<mlir::tensor::ParallelInsertSliceOp>"),
     "parallel_insert_slice", 1, tn_tensor__fold_constant_insert},
    {MLIR("InsertSliceOpCastFolder<mlir::tensor::ParallelInsertSliceOp>"), "parallel_insert_slice",
     1, tn_tensor__insert_of_casts},
    {MLIR("InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>"),
     "parallel_insert_slice", 1, tn_tensor__cast_inserted},
    {MLIR("FoldStaticZeroPadding"), "pad", 1, tn_tensor__drop_empty_pad},
    {MLIR("FoldSourceTensorCast"), "pad", 1, tn_tensor__pad_of_cast},
    {MLIR("FoldTargetTensorCast"), "pad", 1, tn_tensor__cast_pad},
    {MLIR("FoldOrthogonalPaddings"), "pad", 1, tn_tensor__join_pads},
    {MLIR("FoldStaticPadding"), "pad", 1, tn_tensor__fold_constant_pad},
    {MLIR("FoldConsecutiveConstantPadding"), "pad", 1, tn_tensor__add_pads},
    {"mlir::ComposeReassociativeReshapeOps<mlir::tensor::ExpandShapeOp, "
     "mlir::ReshapeOpKind::kExpand>",
     "expand_shape", 1, tn_reshape__compose},
    {"mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, mlir::tensor::CollapseShapeOp>",
     "expand_shape", 1, tn_reshape__expand_collapse},
    {MLIR("ConvertToStaticExpandShape"), "expand_shape", 1, tn_tensor__fold_constant_expansion},
    {MLIR("FoldReshapeWithSplat<mlir::tensor::ExpandShapeOp>"), "expand_shape", 1,
     tn_tensor__reshape_splat},
    {MLIR("FoldReshapeWithFromElements<mlir::tensor::ExpandShapeOp>"), "expand_shape", 1,
     tn_tensor__reshape_listed},
    {"mlir::ComposeReassociativeReshapeOps<mlir::tensor::CollapseShapeOp, "
     "mlir::ReshapeOpKind::kCollapse>",
     "collapse_shape", 1, tn_reshape__compose},
    {"mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp, "
     "mlir::tensor::CastOp, mlir::tensor::DimOp, mlir::RankedTensorType>",
     "collapse_shape", 1, tn_reshape__collapse_expansion},
    {MLIR("FoldReshapeWithSplat<mlir::tensor::CollapseShapeOp>"), "collapse_shape", 1,
     tn_tensor__reshape_splat},
    {MLIR("FoldReshapeWithFromElements<mlir::tensor::CollapseShapeOp>"), "collapse_shape", 1,
     tn_tensor__reshape_listed},
    {MLIR("FoldCollapseOfCastOp"), "collapse_shape", 1, tn_reshape__collapse_cast},
    {NULL, NULL, 0, NULL},
};
