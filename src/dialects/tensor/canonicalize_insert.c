// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for slices that are inserted into tensors.

#include "dialects/tensor/tensor.h"

static bool replace_insert(tn_rewriter* rewriter, tn_ref op, tn_ref source, tn_ref into,
                           const tn_slice* slice) {
  const tn_ref sources[2] = {source, into};
  const tn_type type = tn_value__type(rewriter->context, into);
  const tn_op_code code = tn_op__code(rewriter->context, op);
  const tn_ref made = tn_slice__make(rewriter, code, type, sources, 2, slice);
  if (code == TN_CODE_TENSOR_INSERT_SLICE) return tn_tensor__replace(rewriter, op, made);
  if (made != 0) tn_rewriter__replace(rewriter, op, NULL, 0);
  return true;
}

/// Casts the inserted slice. The cast goes before the parent op of a tensor.parallel_insert_slice.
static tn_ref cast_to(tn_rewriter* rewriter, tn_ref op, tn_ref source, tn_type type) {
  if (tn_op__code(rewriter->context, op) == TN_CODE_TENSOR_PARALLEL_INSERT_SLICE) {
    tn_rewriter__at_op(rewriter, tn_op__parent(rewriter->context, op));
  }
  const tn_ref cast = tn_build_tensor_cast(rewriter, type, source);
  tn_rewriter__at_op(rewriter, op);
  return cast;
}

/// Moves constant offsets, sizes and strides into attributes.
bool tn_tensor__fold_constant_insert(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref into = tn_op__operand(context, op, 1);
  const tn_type like = tn_value__type(context, into);
  tn_ref source = tn_op__operand(context, op, 0);
  const tn_type from = tn_value__type(context, source);
  tn_slice slice;
  if (!tn_slice__open(context, op, &slice)) return false;
  const tn_mixed sizes = slice.parts[TN_SIZES];
  if (!tn_slice__fold(context, &slice, like)) return false;
  const tn_type type = tn_tensor__slice_type(rewriter, from, &sizes, like, &slice.parts[TN_SIZES]);
  if (type.storage == NULL) return rewriter->status != TN_OK;
  if (!tn_type_equal(type, from)) source = cast_to(rewriter, op, source, type);
  return source == 0 || replace_insert(rewriter, op, source, into, &slice);
}

/// Inserts the sources of casts to less static types, with the sizes that become known.
bool tn_tensor__insert_of_casts(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref source = tn_tensor__before_cast(context, tn_op__operand(context, op, 0));
  const tn_ref into = tn_tensor__before_cast(context, tn_op__operand(context, op, 1));
  tn_slice slice;
  if ((source == 0 && into == 0) || !tn_slice__open(context, op, &slice)) return false;
  for (uint32_t i = 2; i < tn_op__operand_count(context, op); ++i) {
    if (tn_const__of(context, tn_op__operand(context, op, i)).storage != NULL) return false;
  }
  const tn_ref from = source != 0 ? source : tn_op__operand(context, op, 0);
  const tn_ref to = into != 0 ? into : tn_op__operand(context, op, 1);
  const tn_type type = tn_value__type(context, from);
  tn_mixed* sizes = &slice.parts[TN_SIZES];
  tn_dim_set dropped;
  if (!tn_mixed__dropped(sizes, type, true, &dropped)) return false;
  for (uint32_t i = 0, dim = 0; i < sizes->count; ++i) {
    if (tn_dim_set__has(&dropped, i)) continue;
    // As in MLIR, extents after an unknown one are ignored.
    if (tn_shaped_type_dims(type)[dim] == TN_DYNAMIC) break;
    sizes->statics[i] = tn_shaped_type_dims(type)[dim++];
    sizes->values[i] = 0;
  }
  return tn_mixed__dropped(sizes, type, false, &dropped) &&
         tn_slice__is_inside(&slice, tn_value__type(context, to)) &&
         replace_insert(rewriter, op, from, to, &slice);
}

/// Casts the source to the type with the static sizes, if its own type is less static.
bool tn_tensor__cast_inserted(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref source = tn_op__operand(context, op, 0);
  const tn_type from = tn_value__type(context, source);
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
  const tn_type type = changed ? tn_tensor__with_dims(rewriter, from, dims, rank) : (tn_type){NULL};
  if (type.storage == NULL) return rewriter->status != TN_OK;
  const tn_ref cast = cast_to(rewriter, op, source, type);
  return cast == 0 || replace_insert(rewriter, op, cast, tn_op__operand(context, op, 1), &slice);
}
