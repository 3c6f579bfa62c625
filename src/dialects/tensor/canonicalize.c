// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the tensor dialect. Source: its documentation, and what mlir-opt gives.

#include "dialects/common/reshape.h"
#include "dialects/tensor/tensor.h"

bool tn_tensor__replace(tn_rewriter* it, tn_ref op, tn_ref value) {
  const tn_type type = tn_rw__type(it->context, tn_rw__result(it->context, op, 0));
  if (value != 0 && !tn_type_equal(tn_rw__type(it->context, value), type)) {
    value = tn_rw__make1(it, TN_CODE_TENSOR_CAST, type, value);
  }
  if (value != 0) tn_rw__replace1(it, op, value);
  return it->status != TN_OK || value != 0;
}

tn_ref tn_tensor__make_on(tn_rewriter* it, tn_ref op, uint32_t index, tn_ref tensor, tn_type type) {
  const tn_context* context = it->context;
  tn_refs operands = {0};
  tn_refs__push_operands(it, &operands, op, 0, index);
  tn_refs__push(it, &operands, tensor);
  tn_refs__push_operands(it, &operands, op, index + 1, tn_rw__operand_count(context, op));
  const tn_ref made = tn_rw__make(it, tn_rw__code(context, op), type, tn_refs__items(&operands),
                                  operands.count, NULL, 0);
  tn_refs__free(it, &operands);
  return made;
}

tn_type tn_tensor__slice_type(tn_rewriter* it, tn_type like, size_t rank, const tn_mixed* sizes) {
  int64_t dims[TN_VIEW_RANK_MAX];
  uint32_t left = sizes->count - (uint32_t)rank;
  uint32_t count = 0;
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (left != 0 && sizes->values[i] == 0 && sizes->statics[i] == 1) {
      --left;
      continue;
    }
    dims[count++] = sizes->statics[i];
  }
  return left == 0 ? tn_tensor__with_dims(it, like, dims, count) : (tn_type){NULL};
}

static bool settle_slice(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref source = tn_rw__operand(context, op, 0);
  const tn_type old = tn_rw__type(context, tn_rw__result(context, op, 0));
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice) ||
      !tn_slice__settle(context, &slice, tn_rw__type(context, source))) {
    return false;
  }
  const tn_type type =
      tn_tensor__slice_type(it, old, tn_shaped_type_rank(old), &slice.parts[TN_SIZES]);
  return tn_tensor__replace(
      it, op, tn_slice__make(it, TN_CODE_TENSOR_EXTRACT_SLICE, type, &source, 1, &slice));
}

/// A slice of a cast that only forgets is a slice of what was cast.
static bool slice_of_cast(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref source = tn_tensor__before_cast(context, tn_rw__operand(context, op, 0));
  tn_slice slice;
  if (source == 0 || !tn_slice__open(context, op, &slice)) return false;
  for (uint32_t i = 1; i < tn_rw__operand_count(context, op); ++i) {
    if (tn_const__of(context, tn_rw__operand(context, op, i)).storage != NULL) return false;
  }
  const tn_type type = tn_rw__type(context, tn_rw__result(context, op, 0));
  const tn_ref made = tn_slice__make(it, TN_CODE_TENSOR_EXTRACT_SLICE, type, &source, 1, &slice);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

/// A slice that is cast to a type that says more is one of that type.
static bool cast_slice(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref value = tn_rw__operand(context, op, 0);
  const tn_ref extract = tn_rw__source_of(context, value, TN_CODE_TENSOR_EXTRACT_SLICE);
  const tn_type from = tn_rw__type(context, value);
  const tn_type to = tn_rw__type(context, tn_rw__result(context, op, 0));
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
  const tn_ref source = tn_rw__operand(context, extract, 0);
  const tn_ref made = tn_slice__make(it, TN_CODE_TENSOR_EXTRACT_SLICE, to, &source, 1, &slice);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

/// Extents that two types say together; false if they contradict each other.
static bool joined_type(tn_rewriter* it, tn_type a, tn_type b, tn_type* out) {
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
  return tn_rw__ok(it, tn_tensor_type_get(tn_type_element_type(a), dims, rank, NULL, out));
}

/// Two casts in a row are one, unless the one in the middle says something that the others do not.
static bool chain_casts(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref inner =
      tn_rw__source_of(context, tn_rw__operand(context, op, 0), TN_CODE_TENSOR_CAST);
  if (inner == 0) return false;
  const tn_ref source = tn_rw__operand(context, inner, 0);
  const tn_type from = tn_rw__type(context, source);
  const tn_type middle = tn_rw__type(context, tn_rw__result(context, inner, 0));
  const tn_type to = tn_rw__type(context, tn_rw__result(context, op, 0));
  tn_type first = {NULL};
  tn_type all = {NULL};
  tn_type ends = {NULL};
  if (!joined_type(it, from, middle, &first) || !joined_type(it, first, to, &all) ||
      !joined_type(it, from, to, &ends) || !tn_type_equal(all, ends)) {
    return false;
  }
  const tn_ref made = tn_rw__make1(it, TN_CODE_TENSOR_CAST, to, source);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

bool tn_canonical__tensor(tn_rewriter* it, tn_ref op, tn_op_code code) {
  switch (code) {
    case TN_CODE_TENSOR_CAST:
      return chain_casts(it, op) || cast_slice(it, op) ||
             tn_canonical__tensor_elements(it, op, code);
    case TN_CODE_TENSOR_EXTRACT_SLICE:
      return settle_slice(it, op) || slice_of_cast(it, op);
    case TN_CODE_TENSOR_EXPAND_SHAPE:
    case TN_CODE_TENSOR_COLLAPSE_SHAPE:
      return tn_canonical__reshape(it, op, code) || tn_canonical__tensor_reshape(it, op, code);
    case TN_CODE_TENSOR_INSERT_SLICE:
    case TN_CODE_TENSOR_PARALLEL_INSERT_SLICE:
      return tn_canonical__tensor_insert_slice(it, op);
    case TN_CODE_TENSOR_PAD:
      return tn_canonical__tensor_pad(it, op);
    case TN_CODE_TENSOR_BITCAST:
    case TN_CODE_TENSOR_CONCAT:
    case TN_CODE_TENSOR_DIM:
    case TN_CODE_TENSOR_INSERT:
      return tn_canonical__tensor_parts(it, op, code);
    default:
      return tn_canonical__tensor_elements(it, op, code);
  }
}
