// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of tensor.pad.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/common/constant.h"
#include "dialects/tensor/tensor.h"

#include <tenure/affine.h>

typedef struct pad {
  tn_ref op;
  tn_ref source;
  tn_type from;
  tn_type to;
  uint32_t rank;
  tn_mixed low;
  tn_mixed high;
} pad;

static void copy_pad(const pad* from, pad* to) {
  to->op = from->op;
  to->source = from->source;
  to->from = from->from;
  to->to = from->to;
  to->rank = from->rank;
  tn_mixed__copy(&from->low, &to->low);
  tn_mixed__copy(&from->high, &to->high);
}

static bool open_pad(const tn_context* context, tn_ref op, pad* out) {
  uint32_t operand = 1;
  out->op = op;
  out->source = tn_tensor_pad_source(context, op);
  out->from = tn_value__type(context, out->source);
  out->to = tn_op__result_type(context, op, 0);
  if (!tn_mixed__open(context, op, "static_low", &operand, &out->low) ||
      !tn_mixed__open(context, op, "static_high", &operand, &out->high)) {
    return false;
  }
  out->rank = out->low.count;
  return tn_shaped_type_rank(out->from) == out->rank && out->high.count == out->rank;
}

static bool keeps_pad(const tn_context* context, tn_ref op) {
  return tn_tensor_pad_nofold(context, op).storage != NULL;
}

tn_ref tn_tensor__pad_like(tn_rewriter* rewriter, tn_ref op, tn_type type, tn_ref source,
                           const tn_mixed* low, const tn_mixed* high) {
  tn_refs sides = {0};
  const uint32_t low_count = tn_mixed__push_values(rewriter, low, &sides);
  const uint32_t high_count = tn_mixed__push_values(rewriter, high, &sides);
  const tn_ref* values = tn_refs__items(&sides);
  const tn_attribute static_low = tn_mixed__statics(rewriter, low);
  const tn_attribute static_high = tn_mixed__statics(rewriter, high);
  const tn_rewriter_attribute nofold = {TN_TENSOR_PAD_NOFOLD,
                                        tn_tensor_pad_nofold(rewriter->context, op)};
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_tensor_pad_with(rewriter, type, source, values, low_count, values + low_count,
                                     high_count, static_low, static_high, &nofold, 1)
          : 0;
  tn_refs__free(rewriter, &sides);
  if (made != 0) tn_rewriter__copy_discardable(rewriter, op, made);
  return made;
}

/// Creates a pad of `source` with the padding of `at`; moves the body. 0 on failure.
static tn_ref make_pad(tn_rewriter* rewriter, const pad* at, tn_ref source, tn_type type) {
  const tn_context* context = rewriter->context;
  const tn_ref made = tn_tensor__pad_like(rewriter, at->op, type, source, &at->low, &at->high);
  if (made == 0) return 0;
  tn_rewriter__inline_region(rewriter, tn_tensor_pad_region(context, at->op),
                             tn_tensor_pad_region(context, made), 0);
  return rewriter->status == TN_OK ? made : 0;
}

static bool replace_pad(tn_rewriter* rewriter, const pad* at, tn_ref source, tn_type type) {
  const tn_ref made = type.storage == NULL ? 0 : make_pad(rewriter, at, source, type);
  if (made != 0)
    (void)tn_tensor__replace(rewriter, at->op, tn_op__result(rewriter->context, made, 0));
  return true;
}

//===-- Empty padding -------------------------------------------------------------------------===//

/// Returns true if part `index` is known to be 0.
static bool is_zero(const tn_context* context, const tn_mixed* mixed, uint32_t index) {
  int64_t value = mixed->statics[index];
  return (mixed->values[index] == 0 || tn_const__int64_of(context, mixed->values[index], &value)) &&
         value == 0;
}

static bool all_zero(const tn_context* context, const tn_mixed* mixed) {
  for (uint32_t i = 0; i < mixed->count; ++i) {
    if (!is_zero(context, mixed, i)) return false;
  }
  return true;
}

static bool drop_empty(tn_rewriter* rewriter, const pad* at) {
  if (keeps_pad(rewriter->context, at->op) || !all_zero(rewriter->context, &at->low) ||
      !all_zero(rewriter->context, &at->high)) {
    return false;
  }
  const tn_ref cast = tn_build_tensor_cast(rewriter, at->to, at->source);
  if (cast != 0) tn_rewriter__replace1(rewriter, at->op, cast);
  return true;
}

//===-- Casts ---------------------------------------------------------------------------------===//

/// Returns an extent with its padding; the result's extent if anything is unknown.
static int64_t padded(const pad* at, int64_t extent, uint32_t dim) {
  const int64_t low = at->low.statics[dim];
  const int64_t high = at->high.statics[dim];
  if (extent == TN_DYNAMIC || low == TN_DYNAMIC || high == TN_DYNAMIC) {
    return tn_shaped_type_dims(at->to)[dim];
  }
  return tn_dynamic__extent((int64_t)((uint64_t)extent + (uint64_t)low + (uint64_t)high));
}

static bool skip_cast(tn_rewriter* rewriter, const pad* at) {
  const tn_ref source = tn_tensor__before_cast(rewriter->context, at->source);
  int64_t dims[TN_VIEW_RANK_MAX];
  if (source == 0) return false;
  const tn_type from = tn_value__type(rewriter->context, source);
  for (uint32_t i = 0; i < at->rank; ++i) dims[i] = padded(at, tn_shaped_type_dims(from)[i], i);
  tn_type type = {NULL};
  (void)tn_rewriter__ok(
      rewriter, tn_tensor_type_get(tn_type_element_type(from), dims, at->rank, NULL, &type));
  if (!tn_type_equal(type, at->to)) return replace_pad(rewriter, at, source, type);
  tn_rewriter__set_operand(rewriter, at->op, 0, source);
  tn_rewriter__modified(rewriter, at->op);
  return true;
}

/// If the only user casts the result to a more static type, the pad gets that type.
static bool take_cast(tn_rewriter* rewriter, const pad* at) {
  const tn_context* context = rewriter->context;
  const tn_ref result = tn_op__result(context, at->op, 0);
  if (!tn_value__has_one_use(context, result)) return false;
  const tn_ref cast = tn_use__owner(context, tn_value__first_use(context, result));
  if (tn_op__code(context, cast) != TN_CODE_TENSOR_CAST) return false;
  const tn_type type = tn_op__result_type(context, cast, 0);
  if (!tn_shaped_type_has_rank(type) || !tn_tensor__says_as_much(type, at->to)) return false;
  const tn_ref made = make_pad(rewriter, at, at->source, type);
  if (made == 0) return true;
  const tn_ref value = tn_op__result(context, made, 0);
  tn_rewriter__replace1(rewriter, at->op, value);
  tn_rewriter__replace1(rewriter, cast, value);
  return true;
}

//===-- Pairs of pads -------------------------------------------------------------------------===//

/// Returns the constant padding value; null if it is not constant.
static tn_attribute padding_of(const tn_context* context, const pad* at) {
  const tn_ref yield = tn_block__last_op(context, tn_op__first_block(context, at->op, 0));
  return tn_const__of(context, tn_tensor_yield_value(context, yield));
}

/// Returns false if a dimension is known to have no padding.
static bool is_padded(const tn_context* context, const pad* at, uint32_t dim) {
  return !is_zero(context, &at->low, dim) || !is_zero(context, &at->high, dim);
}

/// A padded slice of a padded slice.
typedef struct chain {
  tn_ref outer_slice_op;
  pad outer;
  tn_slice outer_slice;
  tn_slice inner_slice;
} chain;

static bool open_chain(const tn_context* context, const pad* at, chain* out) {
  const tn_ref inner = tn_value__defined_by(context, at->source, TN_CODE_TENSOR_EXTRACT_SLICE);
  if (inner == 0) return false;
  const tn_ref outer = tn_value__defined_by(context, tn_tensor_extract_slice_source(context, inner),
                                            TN_CODE_TENSOR_PAD);
  if (outer == 0 || keeps_pad(context, outer) || !open_pad(context, outer, &out->outer)) {
    return false;
  }
  out->outer_slice_op =
      tn_value__defined_by(context, out->outer.source, TN_CODE_TENSOR_EXTRACT_SLICE);
  if (out->outer_slice_op == 0 || out->outer.rank != at->rank ||
      !tn_slice__open(context, out->outer_slice_op, &out->outer_slice) ||
      !tn_slice__open(context, inner, &out->inner_slice) ||
      out->outer_slice.parts[TN_SIZES].count != at->rank) {
    return false;
  }
  const tn_attribute value = padding_of(context, at);
  return tn_mixed__all_are(&out->outer_slice.parts[TN_STRIDES], 1) &&
         tn_mixed__all_are(&out->inner_slice.parts[TN_STRIDES], 1) && all_zero(context, &at->low) &&
         all_zero(context, &out->outer.low) && value.storage != NULL &&
         value.storage == padding_of(context, &out->outer).storage;
}

static void copy_number(tn_mixed* to, const tn_mixed* from, uint32_t dim) {
  to->statics[dim] = from->statics[dim];
  to->values[dim] = from->values[dim];
}

/// Merges one dimension of both into the inner slice and `high`; false if that is impossible.
static bool join_dim(const tn_context* context, const pad* at, chain* both, uint32_t dim,
                     tn_mixed* high) {
  tn_mixed* offsets = &both->inner_slice.parts[TN_OFFSETS];
  tn_mixed* sizes = &both->inner_slice.parts[TN_SIZES];
  const bool is_inner = is_padded(context, at, dim);
  const bool is_outer = is_padded(context, &both->outer, dim);
  if (is_inner && is_outer) return false;
  if (!is_inner && is_zero(context, offsets, dim)) {
    copy_number(offsets, &both->outer_slice.parts[TN_OFFSETS], dim);
  } else if (is_outer || !is_zero(context, &both->outer_slice.parts[TN_OFFSETS], dim)) {
    return false;
  }
  if (is_inner) copy_number(high, &at->high, dim);
  if (!is_outer) return true;
  int64_t size = sizes->statics[dim];
  if ((sizes->values[dim] != 0 && !tn_const__int64_of(context, sizes->values[dim], &size)) ||
      size != tn_shaped_type_dims(both->outer.to)[dim]) {
    return false;
  }
  copy_number(sizes, &both->outer_slice.parts[TN_SIZES], dim);
  copy_number(high, &both->outer.high, dim);
  return true;
}

/// Merges two pads of different dimensions.
static bool join_pads(tn_rewriter* rewriter, const pad* at) {
  const tn_context* context = rewriter->context;
  chain both;
  pad joined = *at;
  if (!open_chain(context, at, &both)) return false;
  for (uint32_t i = 0; i < at->rank; ++i) {
    joined.high.statics[i] = 0;
    joined.high.values[i] = 0;
    if (!join_dim(context, at, &both, i, &joined.high)) return false;
  }
  const tn_ref origin = tn_tensor_extract_slice_source(context, both.outer_slice_op);
  tn_type type = {NULL};
  (void)tn_rewriter__ok(rewriter, tn_tensor_type_get(tn_type_element_type(at->from),
                                                     both.inner_slice.parts[TN_SIZES].statics,
                                                     at->rank, NULL, &type));
  const tn_ref slice =
      tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, type, &origin, 1, &both.inner_slice);
  return slice == 0 || replace_pad(rewriter, &joined, slice, at->to);
}

//===-- Constants -----------------------------------------------------------------------------===//

/// Moves constant padding into attributes and the type.
static bool fold_constant_pad(tn_rewriter* rewriter, const pad* at) {
  pad settled;
  int64_t dims[TN_VIEW_RANK_MAX];
  bool changed = false;
  bool is_known = false;
  copy_pad(at, &settled);
  (void)tn_mixed__fold(rewriter->context, &settled.low, true);
  (void)tn_mixed__fold(rewriter->context, &settled.high, true);
  for (uint32_t i = 0; i < at->rank; ++i) {
    dims[i] = tn_shaped_type_dims(at->to)[i];
    if (dims[i] == TN_DYNAMIC) dims[i] = padded(&settled, tn_shaped_type_dims(at->from)[i], i);
    changed = changed || dims[i] != tn_shaped_type_dims(at->to)[i];
    is_known = is_known || dims[i] != TN_DYNAMIC;
  }
  if (!changed || !is_known) return false;
  tn_type type = {NULL};
  (void)tn_rewriter__ok(
      rewriter, tn_tensor_type_get(tn_type_element_type(at->to), dims, at->rank, NULL, &type));
  return replace_pad(rewriter, &settled, at->source, type);
}

//===-- Pads with the same value --------------------------------------------------------------===//

/// Returns the map from two indices to their sum; null on failure.
static tn_attribute sum_map(tn_rewriter* rewriter) {
  tn_affine_expr parts[2];
  tn_affine_expr sum;
  tn_attribute map = {NULL};
  if (tn_rewriter__ok(rewriter, tn_affine_dim_get(rewriter->context, 0, &parts[0])) &&
      tn_rewriter__ok(rewriter, tn_affine_dim_get(rewriter->context, 1, &parts[1])) &&
      tn_rewriter__ok(rewriter, tn_affine_binary_get(TN_AFFINE_ADD, parts[0], parts[1], &sum))) {
    (void)tn_rewriter__ok(rewriter, tn_affine_map_get(rewriter->context, 2, 0, &sum, 1, &map));
  }
  return map;
}

static tn_ref value_of(tn_rewriter* rewriter, const tn_mixed* mixed, uint32_t dim) {
  return mixed->values[dim] != 0 ? mixed->values[dim]
                                 : tn_rewriter__index_constant(rewriter, mixed->statics[dim]);
}

/// Adds `more` to `into`; creates ops for unknown parts.
static void add_numbers(tn_rewriter* rewriter, tn_mixed* into, const tn_mixed* more) {
  for (uint32_t i = 0; i < into->count && rewriter->status == TN_OK; ++i) {
    if (is_zero(rewriter->context, more, i)) continue;
    if (is_zero(rewriter->context, into, i)) {
      copy_number(into, more, i);
    } else if (into->values[i] == 0 && more->values[i] == 0) {
      into->statics[i] = (int64_t)((uint64_t)into->statics[i] + (uint64_t)more->statics[i]);
    } else {
      const tn_ref operands[2] = {value_of(rewriter, into, i), value_of(rewriter, more, i)};
      const tn_rewriter_attribute map = {"map", sum_map(rewriter)};
      if (rewriter->status != TN_OK) return;
      into->values[i] = tn_rewriter__make(rewriter, TN_CODE_AFFINE_APPLY,
                                          tn_rewriter__index_type(rewriter), operands, 2, &map, 1);
      into->statics[i] = TN_DYNAMIC;
    }
  }
}

/// Returns the padding value if it is the same for each element; otherwise 0.
static tn_ref padding_value(const tn_context* context, const pad* at) {
  const tn_ref block = tn_op__first_block(context, at->op, 0);
  const tn_ref value = tn_tensor_yield_value(context, tn_block__last_op(context, block));
  return tn_value__parent_block(context, value) == block ? 0 : value;
}

/// Merges a pad of a pad with the same value.
static bool add_pads(tn_rewriter* rewriter, const pad* at) {
  const tn_context* context = rewriter->context;
  const tn_ref inner_op = tn_value__defined_by(context, at->source, TN_CODE_TENSOR_PAD);
  const tn_ref value = padding_value(context, at);
  pad joined = *at;
  pad inner;
  if (inner_op == 0 || value == 0 || keeps_pad(context, at->op) || keeps_pad(context, inner_op) ||
      !open_pad(context, inner_op, &inner) || padding_value(context, &inner) != value) {
    return false;
  }
  (void)tn_mixed__fold(context, &joined.low, true);
  (void)tn_mixed__fold(context, &joined.high, true);
  (void)tn_mixed__fold(context, &inner.low, true);
  (void)tn_mixed__fold(context, &inner.high, true);
  add_numbers(rewriter, &joined.high, &inner.high);
  add_numbers(rewriter, &joined.low, &inner.low);
  return rewriter->status != TN_OK || replace_pad(rewriter, &joined, inner.source, at->to);
}

bool tn_tensor__drop_empty_pad(tn_rewriter* rewriter, tn_ref op) {
  pad at;
  return open_pad(rewriter->context, op, &at) && drop_empty(rewriter, &at);
}
bool tn_tensor__pad_of_cast(tn_rewriter* rewriter, tn_ref op) {
  pad at;
  return open_pad(rewriter->context, op, &at) && skip_cast(rewriter, &at);
}
bool tn_tensor__cast_pad(tn_rewriter* rewriter, tn_ref op) {
  pad at;
  return open_pad(rewriter->context, op, &at) && take_cast(rewriter, &at);
}
bool tn_tensor__join_pads(tn_rewriter* rewriter, tn_ref op) {
  pad at;
  return open_pad(rewriter->context, op, &at) && join_pads(rewriter, &at);
}
bool tn_tensor__fold_constant_pad(tn_rewriter* rewriter, tn_ref op) {
  pad at;
  return open_pad(rewriter->context, op, &at) && fold_constant_pad(rewriter, &at);
}
bool tn_tensor__add_pads(tn_rewriter* rewriter, tn_ref op) {
  pad at;
  return open_pad(rewriter->context, op, &at) && add_pads(rewriter, &at);
}
