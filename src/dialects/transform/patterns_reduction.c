// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of multi-dimensional reductions to one-dimensional ones: reduced dimensions move to the
// end, or to the start, and are flattened, and the other dimensions become rows.
//
// Source: MLIR, "'vector' Dialect", and mlir-opt's results.

#include "dialects/transform/vectors.h"

#include "dialects/vector_ops.h"

/// The parts of a vector.multi_reduction.
typedef struct reduction {
  tn_ref op;
  tn_ref root;  ///< The op, or its vector.mask.
  tn_ref mask;  ///< The mask of the vector.mask.
  tn_ref source;
  tn_ref acc;
  tn_vector_shape shape;  ///< The shape of the source.
  bool reduces[TN_VECTOR_RANK_MAX];
  uint32_t count;  ///< The number of reduced dimensions.
  bool is_inner;   ///< Reduced dimensions move to the end.
} reduction;

static bool open_reduction(tn_rewriter* rewriter, tn_ref op, tn_ref set, reduction* out) {
  const tn_context* context = rewriter->context;
  size_t size = 0;
  const int64_t* dims =
      tn_dense_array_attribute_data(tn_vector_multi_reduction_reduction_dims(context, op), &size);
  *out = (reduction){.op = op,
                     .source = tn_vector_multi_reduction_source(context, op),
                     .acc = tn_vector_multi_reduction_acc(context, op),
                     .count = (uint32_t)(size / sizeof *dims)};
  out->is_inner =
      tn_integer_attribute_value(tn_op__attribute(context, set, "lowering_strategy")) == 1;
  if (!tn_vector_shape__open(rewriter, tn_value__type(context, out->source), &out->shape))
    return false;
  for (uint32_t i = 0; i < out->count; ++i) {
    if ((uint64_t)dims[i] >= out->shape.rank || out->reduces[dims[i]]) return false;
    out->reduces[dims[i]] = true;
  }
  if (tn_vectors__mask(context, op, &out->root, &out->mask)) tn_rewriter__for(rewriter, out->root);
  return true;
}

/// Returns true if all reduced dimensions are at their end.
static bool is_in_order(const reduction* at) {
  for (uint32_t i = 0; i < at->shape.rank; ++i) {
    const bool wanted = at->is_inner ? i >= at->shape.rank - at->count : i < at->count;
    if (at->reduces[i] != wanted) return false;
  }
  return true;
}

static bool put(tn_rewriter* rewriter, const reduction* at, tn_ref value) {
  if (value != 0 && rewriter->status == TN_OK) tn_rewriter__replace1(rewriter, at->root, value);
  return true;
}

/// Creates the reduction with another source and with reduced dimensions `first` and up.
static tn_ref make_like(tn_rewriter* rewriter, const reduction* at, tn_ref source, tn_ref acc,
                        uint32_t first, uint32_t count, tn_ref mask) {
  int64_t dims[TN_VECTOR_RANK_MAX];
  for (uint32_t i = 0; i < count; ++i) dims[i] = first + i;
  if (rewriter->status != TN_OK || source == 0 || acc == 0) return 0;
  return tn_vectors__mask_around(
      rewriter,
      tn_build_vector_multi_reduction(rewriter, source, acc,
                                      tn_vector_multi_reduction_kind(rewriter->context, at->op),
                                      tn_make__i64s(rewriter, dims, count)),
      mask);
}

static tn_ref reshape(tn_rewriter* rewriter, tn_ref value, const tn_vector_shape* shape,
                      tn_op_code code) {
  const tn_type type = tn_vector_shape__type(rewriter, shape, 0);
  return rewriter->status == TN_OK && value != 0 ? tn_rewriter__make1(rewriter, code, type, value)
                                                 : 0;
}

/// Moves reduced dimensions to the end, or to the start.
static bool reorder(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  reduction at;
  int64_t order[TN_VECTOR_RANK_MAX];
  uint32_t count = 0;
  if (!open_reduction(rewriter, op, set, &at) || at.count == at.shape.rank || is_in_order(&at)) {
    return false;
  }
  for (int turn = 0; turn < 2; ++turn) {
    for (uint32_t i = 0; i < at.shape.rank; ++i) {
      if (at.reduces[i] == (at.is_inner == (turn != 0))) order[count++] = i;
    }
  }
  const tn_ref mask = at.mask == 0 ? 0 : tn_vectors__transpose(rewriter, at.mask, order, count);
  const tn_ref source = tn_vectors__transpose(rewriter, at.source, order, count);
  const uint32_t first = at.is_inner ? at.shape.rank - at.count : 0;
  return put(rewriter, &at, make_like(rewriter, &at, source, at.acc, first, at.count, mask));
}

/// Flattens the reduced dimensions, and the other ones.
static bool flatten(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  reduction at;
  if (!open_reduction(rewriter, op, set, &at) || at.shape.rank < 2 || !is_in_order(&at))
    return false;
  if (at.shape.rank == 2 && at.reduces[0] != at.reduces[1]) return false;
  tn_vector_shape kept = {.element = at.shape.element};
  tn_vector_shape flat = {.element = at.shape.element};
  int64_t sizes[2] = {1, 1};
  bool scalable[2] = {false, false};
  uint32_t scalable_count = 0;
  for (uint32_t i = 0; i < at.shape.rank; ++i) {
    const bool reduces = at.reduces[i];
    sizes[reduces] *= at.shape.dims[i];
    scalable[reduces] = scalable[reduces] || at.shape.scalable[i];
    scalable_count += at.shape.scalable[i];
    if (reduces) continue;
    kept.scalable[kept.rank] = at.shape.scalable[i];
    kept.dims[kept.rank++] = at.shape.dims[i];
  }
  if (scalable_count > 1) return false;
  // A reduction of no dimension does nothing.
  if (at.count == 0) return at.mask == 0 && put(rewriter, &at, at.source);
  for (uint32_t i = 0; i < 2; ++i) {
    const bool reduces = at.is_inner == (i != 0);
    if (!reduces && kept.rank == 0) continue;
    flat.scalable[flat.rank] = scalable[reduces];
    flat.dims[flat.rank++] = sizes[reduces];
  }
  tn_ref mask = at.mask;
  if (mask != 0) {
    tn_vector_shape bits = flat;
    bits.element = tn_rewriter__int_type(rewriter, 1);
    mask = reshape(rewriter, mask, &bits, TN_CODE_VECTOR_SHAPE_CAST);
  }
  const tn_ref source = reshape(rewriter, at.source, &flat, TN_CODE_VECTOR_SHAPE_CAST);
  tn_ref acc = at.acc;
  if (kept.rank != 0) {
    const tn_vector_shape row = {at.shape.element, 1, {sizes[0]}, {scalable[0]}};
    acc = reshape(rewriter, acc, &row, TN_CODE_VECTOR_SHAPE_CAST);
  }
  const uint32_t first = at.is_inner ? flat.rank - 1 : 0;
  const tn_ref made = make_like(rewriter, &at, source, acc, first, 1, mask);
  return put(rewriter, &at,
             kept.rank == 0 ? made : reshape(rewriter, made, &kept, TN_CODE_VECTOR_SHAPE_CAST));
}

/// Adds a leading dimension to a one-dimensional reduction.
static bool widen(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  reduction at;
  if (!open_reduction(rewriter, op, set, &at) || at.shape.rank != 1 || at.count != 1) return false;
  const tn_type element = at.shape.element;
  const tn_vector_shape wide = {element, 2, {1, at.shape.dims[0]}, {false, at.shape.scalable[0]}};
  const tn_vector_shape one = {element, 1, {1}, {false}};
  const tn_ref source = reshape(rewriter, at.source, &wide, TN_CODE_VECTOR_SHAPE_CAST);
  const tn_ref acc = reshape(rewriter, at.acc, &one, TN_CODE_VECTOR_BROADCAST);
  tn_ref mask = at.mask;
  if (mask != 0) {
    tn_vector_shape bits = wide;
    bits.element = tn_rewriter__int_type(rewriter, 1);
    mask = reshape(rewriter, mask, &bits, TN_CODE_VECTOR_BROADCAST);
  }
  return put(rewriter, &at,
             tn_vectors__extract1(rewriter, make_like(rewriter, &at, source, acc, 1, 1, mask), 0));
}

/// Lowers a two-dimensional reduction row by row: combines the rows, or reduces each row.
static bool by_rows(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  reduction at;
  if (!open_reduction(rewriter, op, set, &at) || at.shape.rank != 2 || at.count != 1 ||
      at.reduces[0] == at.is_inner) {
    return false;
  }
  const tn_context* context = rewriter->context;
  const tn_attribute kind = tn_vector_multi_reduction_kind(context, op);
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const tn_op_code code = tn_vectors__combining(kind, tn_type__int_width(type) != 0);
  if (!at.is_inner && code == TN_CODE_NONE) return false;
  tn_ref result = at.is_inner ? tn_vectors__zero(rewriter, type) : at.acc;
  for (int64_t i = 0; i < at.shape.dims[0] && rewriter->status == TN_OK; ++i) {
    const tn_ref row = tn_vectors__extract1(rewriter, at.source, i);
    const tn_ref acc = at.is_inner ? tn_vectors__extract1(rewriter, at.acc, i) : result;
    const tn_ref mask = at.mask == 0 ? 0 : tn_vectors__extract1(rewriter, at.mask, i);
    if (rewriter->status != TN_OK) break;
    if (at.is_inner) {
      const tn_ref sum = tn_build_vector_reduction(rewriter, at.shape.element, row, acc, kind);
      result =
          tn_vectors__insert1(rewriter, tn_vectors__mask_around(rewriter, sum, mask), result, i);
    } else {
      const tn_ref sum = tn_rewriter__make2(rewriter, code, type, row, acc);
      if (sum != 0) result = tn_vectors__choose(rewriter, mask, sum, acc);
    }
  }
  return put(rewriter, &at, result);
}

const tn_script_pattern tn_vectors__reductions[] = {
    {TN_CODE_VECTOR_MULTI_REDUCTION, reorder},
    {TN_CODE_VECTOR_MULTI_REDUCTION, flatten},
    {TN_CODE_VECTOR_MULTI_REDUCTION, widen},
    {TN_CODE_VECTOR_MULTI_REDUCTION, by_rows},
    {TN_CODE_NONE, NULL},
};
