// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of the shape dialect.
//
// Source: MLIR's patterns, from mlir-opt's results.

#include "base/judy_map.h"
#include "dialects/common/constant.h"
#include "dialects/shape/shape.h"
#include "dialects/tensor_ops.h"
#include "ir/read.h"

static tn_ref end_of(const tn_context* context, tn_ref op) {
  return tn_block__last_op(context, tn_op__first_block(context, op, 0));
}

/// Removes unused results.
static bool drop_results(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref end = end_of(context, op);
  const uint32_t count = tn_op__result_count(context, op);
  const tn_ref witness = tn_shape_assuming_witness(context, op);
  tn_refs kept = {.count = 0};
  tn_types types = {.count = 0};
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_op__result(context, op, i);
    if (tn_value__first_use(context, result) == 0) continue;
    tn_refs__push(rewriter, &kept, tn_op__operand(context, end, i));
    tn_types__push(rewriter, &types, tn_value__type(context, result));
  }
  tn_ref made = 0;
  if (kept.count != count && rewriter->status == TN_OK) {
    tn_rewriter__set_operands(rewriter, end, tn_refs__items(&kept), kept.count);
    tn_rewriter__modified(rewriter, end);
    made = tn_build_shape_assuming(rewriter, tn_types__items(&types), types.count, witness);
  }
  if (made != 0) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, op, 0),
                               tn_op__region(context, made, 0), 0);
    uint32_t next = 0;
    for (uint32_t i = 0; i < count; ++i) {
      const bool is_used = tn_value__first_use(context, tn_op__result(context, op, i)) != 0;
      tn_refs__push(rewriter, &values, is_used ? tn_op__result(context, made, next++) : 0);
    }
    if (rewriter->status == TN_OK)
      tn_rewriter__replace(rewriter, op, tn_refs__items(&values), count);
  }
  tn_refs__free(rewriter, &kept);
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &values);
  return made != 0;
}

/// Inlines the region if the witness is constant.
static bool inline_known(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref witness = tn_shape_assuming_witness(context, op);
  if (tn_value__defined_by(context, witness, TN_CODE_SHAPE_CONST_WITNESS) == 0) return false;
  tn_refs values = {.count = 0};
  const tn_ref end = end_of(context, op);
  tn_refs__push_operands(rewriter, &values, end, 0, tn_op__operand_count(context, end));
  if (rewriter->status == TN_OK) {
    tn_rewriter__erase(rewriter, end);
    tn_rewriter__inline_block(rewriter, tn_op__first_block(context, op, 0), rewriter->block, op,
                              NULL, 0);
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
  return rewriter->status == TN_OK;
}

//===-- Shapes, extents and witnesses ---------------------------------------------------------===//

static bool replace(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  if (value == 0) return false;
  tn_rewriter__replace(rewriter, op, &value, 1);
  return true;
}

static bool replace_by_constant(tn_rewriter* rewriter, tn_ref op, tn_attribute value) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (rewriter->status != TN_OK || value.storage == NULL) return false;
  return replace(rewriter, op, tn_rewriter__constant(rewriter, TN_CODE_SHAPE_ADD, value, type));
}

static bool make_shape(tn_rewriter* rewriter, tn_ref op) {
  const tn_type type =
      tn_value__type(rewriter->context, tn_shape_shape_of_arg(rewriter->context, op));
  if (!tn_shaped_type_has_rank(type)) return false;
  const int64_t rank = (int64_t)tn_shaped_type_rank(type);
  for (int64_t i = 0; i < rank; ++i) {
    if (tn_shaped_type_dims(type)[i] == TN_DYNAMIC) return false;
  }
  tn_type extents = {NULL};
  tn_attribute shape = {NULL};
  if (tn_rewriter__ok(rewriter, tn_tensor_type_get(tn_rewriter__index_type(rewriter), &rank, 1,
                                                   NULL, &extents))) {
    tn_rewriter__ok(rewriter,
                    tn_dense_elements_attribute_get(extents, tn_shaped_type_dims(type),
                                                    (size_t)rank * sizeof(int64_t), &shape));
  }
  const tn_type own = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_shaped_type_has_rank(own)) return replace_by_constant(rewriter, op, shape);
  // The constant has a static number of extents; a less static type becomes a cast of it.
  if (rewriter->status != TN_OK) return false;
  tn_ref value = tn_rewriter__constant(rewriter, TN_CODE_SHAPE_ADD, shape, extents);
  if (value != 0 && !tn_type_equal(own, extents)) {
    value = tn_build_tensor_cast(rewriter, own, value);
  }
  return replace(rewriter, op, value);
}

static bool find_rank(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref shape =
      tn_value__defined_by(context, tn_shape_rank_shape(context, op), TN_CODE_SHAPE_SHAPE_OF);
  if (shape == 0) return false;
  const tn_type type = tn_value__type(context, tn_shape_shape_of_arg(context, shape));
  if (!tn_shaped_type_has_rank(type)) return false;
  return replace_by_constant(rewriter, op,
                             tn_const__make_int(rewriter, tn_rewriter__index_type(rewriter),
                                                (tn_wide)tn_shaped_type_rank(type)));
}

/// Removes a conversion of the inverse conversion.
static bool drop_conversions(tn_rewriter* rewriter, tn_ref op, tn_op_code other) {
  const tn_context* context = rewriter->context;
  const tn_ref first = tn_value__defined_by(context, tn_op__operand(context, op, 0), other);
  if (first == 0) return false;
  const tn_ref source = tn_op__operand(context, first, 0);
  return tn_type_equal(tn_value__type(context, source), tn_op__result_type(context, op, 0)) &&
         replace(rewriter, op, source);
}

static bool drop_index(tn_rewriter* rewriter, tn_ref op) {
  return drop_conversions(rewriter, op, TN_CODE_SHAPE_SIZE_TO_INDEX);
}

static bool drop_size(tn_rewriter* rewriter, tn_ref op) {
  return drop_conversions(rewriter, op, TN_CODE_SHAPE_INDEX_TO_SIZE);
}

/// A shape equals itself, and broadcasts with itself.
static bool know_same(tn_rewriter* rewriter, tn_ref op) {
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  for (uint32_t i = 1; i < count; ++i) {
    if (tn_op__operand(rewriter->context, op, i) != tn_op__operand(rewriter->context, op, 0))
      return false;
  }
  return count != 0 && replace_by_constant(rewriter, op, tn_const__make_bool(rewriter, true));
}

/// Removes duplicate operands; keeps the first one.
static bool drop_duplicates(tn_rewriter* rewriter, tn_ref op) {
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  tn_refs kept = {.count = 0};
  tn_judy_set seen = {0};
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_ref operand = tn_op__operand(rewriter->context, op, i);
    bool is_new = false;
    if (tn_judy_set_insert(&seen, operand, &is_new) != TN_OK) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    }
    if (is_new) tn_refs__push(rewriter, &kept, operand);
  }
  tn_judy_set_clear(&seen);
  const bool done = rewriter->status == TN_OK && kept.count < count;
  if (done) {
    tn_rewriter__set_operands(rewriter, op, tn_refs__items(&kept), kept.count);
    tn_rewriter__modified(rewriter, op);
  }
  tn_refs__free(rewriter, &kept);
  return done;
}

static bool drop_all(tn_rewriter* rewriter, tn_ref op) {
  return tn_op__operand_count(rewriter->context, op) == 1 &&
         replace(rewriter, op, tn_op__operand(rewriter->context, op, 0));
}

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_shape_patterns[] = {
    {MLIR("AssumingOpRemoveUnusedResults"), "assuming", 1, drop_results},
    {MLIR("AssumingWithTrue"), "assuming", 1, inline_known},
    {MLIR("AssumingAllOneOp"), "assuming_all", 1, drop_all},
    {MLIR("CstrBroadcastableEqOps"), "cstr_broadcastable", 1, know_same},
    {MLIR("CstrEqEqOps"), "cstr_eq", 1, know_same},
    {MLIR("IndexToSizeToIndexCanonicalization"), "size_to_index", 1, drop_size},
    {MLIR("RankShapeOfCanonicalizationPattern"), "rank", 1, find_rank},
    {MLIR("RemoveDuplicateOperandsPattern<mlir::shape::AssumingAllOp>"), "assuming_all", 1,
     drop_duplicates},
    {MLIR("RemoveDuplicateOperandsPattern<mlir::shape::BroadcastOp>"), "broadcast", 1,
     drop_duplicates},
    {MLIR("RemoveDuplicateOperandsPattern<mlir::shape::CstrBroadcastableOp>"), "cstr_broadcastable",
     1, drop_duplicates},
    {MLIR("RemoveDuplicateOperandsPattern<mlir::shape::IsBroadcastableOp>"), "is_broadcastable", 1,
     drop_duplicates},
    {MLIR("ShapeOfOpToConstShapeOp"), "shape_of", 1, make_shape},
    {MLIR("SizeToIndexToSizeCanonicalization"), "index_to_size", 1, drop_index},
    {NULL, NULL, 0, NULL},
};
