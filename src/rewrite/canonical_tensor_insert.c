// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for slices that are put into tensors.

#include "rewrite/canonical_tensor.h"

static bool replace_insert(tn_rewriter* it, tn_ref op, tn_ref source, tn_ref into,
                           const tn_slice* slice) {
  const tn_ref sources[2] = {source, into};
  const tn_type type = tn_rw__type(it->context, into);
  return tn_tensor__replace(
      it, op, tn_slice__make(it, TN_CODE_TENSOR_INSERT_SLICE, type, sources, 2, slice));
}

/// Constants among offsets, sizes and strides.
static bool settle(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref into = tn_rw__operand(context, op, 1);
  const tn_type like = tn_rw__type(context, into);
  tn_ref source = tn_rw__operand(context, op, 0);
  const tn_type from = tn_rw__type(context, source);
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice) || !tn_slice__settle(context, &slice, like)) {
    return false;
  }
  const tn_type type =
      tn_tensor__slice_type(it, like, tn_shaped_type_rank(from), &slice.parts[TN_SIZES]);
  if (type.storage == NULL) return it->status != TN_OK;
  if (!tn_type_equal(type, from)) source = tn_rw__make1(it, TN_CODE_TENSOR_CAST, type, source);
  return source == 0 || replace_insert(it, op, source, into, &slice);
}

/// What casts that only forget cast; sizes that are known then are said.
static bool skip_casts(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref source = tn_tensor__before_cast(context, tn_rw__operand(context, op, 0));
  const tn_ref into = tn_tensor__before_cast(context, tn_rw__operand(context, op, 1));
  tn_slice slice;
  if ((source == 0 && into == 0) || !tn_slice__open(context, op, &slice)) return false;
  for (uint32_t i = 2; i < tn_rw__operand_count(context, op); ++i) {
    if (tn_const__of(context, tn_rw__operand(context, op, i)).storage != NULL) return false;
  }
  const tn_ref from = source != 0 ? source : tn_rw__operand(context, op, 0);
  const tn_type type = tn_rw__type(context, from);
  tn_mixed* sizes = &slice.parts[TN_SIZES];
  if (tn_shaped_type_rank(type) != sizes->count) return false;
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (tn_shaped_type_dims(type)[i] < 0) continue;
    sizes->statics[i] = tn_shaped_type_dims(type)[i];
    sizes->values[i] = 0;
  }
  return replace_insert(it, op, from, into != 0 ? into : tn_rw__operand(context, op, 1), &slice);
}

/// A source whose type says less than the sizes is cast to what they say.
static bool cast_source(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref source = tn_rw__operand(context, op, 0);
  const tn_type from = tn_rw__type(context, source);
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(from);
  int64_t dims[TN_VIEW_RANK_MAX];
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice) || slice.parts[TN_SIZES].count != rank) return false;
  bool changed = false;
  for (uint32_t i = 0; i < rank; ++i) {
    const tn_mixed* sizes = &slice.parts[TN_SIZES];
    dims[i] = tn_shaped_type_dims(from)[i];
    int64_t size = sizes->statics[i];
    if (sizes->values[i] != 0 && !tn_const__int64_of(context, sizes->values[i], &size)) continue;
    if (size < 0 || (dims[i] >= 0 && dims[i] != size)) return false;
    changed = changed || dims[i] < 0;
    dims[i] = size;
  }
  const tn_type type = changed ? tn_tensor__with_dims(it, from, dims, rank) : (tn_type){NULL};
  if (type.storage == NULL) return it->status != TN_OK;
  const tn_ref cast = tn_rw__make1(it, TN_CODE_TENSOR_CAST, type, source);
  return cast == 0 || replace_insert(it, op, cast, tn_rw__operand(context, op, 1), &slice);
}

bool tn_canonical__tensor_insert_slice(tn_rewriter* it, tn_ref op) {
  return settle(it, op) || skip_casts(it, op) || cast_source(it, op);
}
