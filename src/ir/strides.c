// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Strides of memrefs. A layout is missing (row-major), consists of strides, or is a map to one
// result that is a sum of dimensions times factors without dimensions.

#include "ir/strides.h"

#include <tenure/affine.h>
#include <tenure/attribute.h>

#include "ir/affine.h"
#include "ir/uniqued.h"

//===-- Arithmetic ----------------------------------------------------------------------------===//

int64_t tn_dynamic__add(int64_t a, int64_t b) {
  return a == TN_DYNAMIC || b == TN_DYNAMIC ? TN_DYNAMIC : (int64_t)((uint64_t)a + (uint64_t)b);
}

int64_t tn_dynamic__multiply(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  return a == TN_DYNAMIC || b == TN_DYNAMIC ? TN_DYNAMIC : (int64_t)((uint64_t)a * (uint64_t)b);
}

//===-- Maps ----------------------------------------------------------------------------------===//

/// Adds `factor` times an operand of a sum, or another expression.
static bool add_term(tn_affine_expr expr, int64_t factor, tn_strides* out) {
  switch (tn_affine_expr_kind_of(expr)) {
    case TN_AFFINE_CONSTANT:
      out->offset =
          tn_dynamic__add(out->offset, tn_dynamic__multiply(factor, tn_affine_expr_value(expr)));
      return true;
    case TN_AFFINE_SYMBOL:
      out->offset = tn_dynamic__add(out->offset, tn_dynamic__multiply(factor, TN_DYNAMIC));
      return true;
    case TN_AFFINE_DIM: {
      int64_t* step = &out->steps[tn_affine_expr_position(expr)];
      *step = tn_dynamic__add(*step, factor);
      return true;
    }
    default:
      if (!tn_affine_expr_is_symbolic_or_constant(expr)) return false;
      out->offset = TN_DYNAMIC;
      return true;
  }
}

/// Adds `factor` times an expression. Recurses into the smaller operand of a sum and loops on the
/// larger one: the depth is the logarithm of its size.
static bool add_terms(tn_affine_expr expr, int64_t factor, tn_strides* out) {
  for (;;) {
    const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
    const tn_affine_expr lhs = tn_affine_expr_lhs(expr);
    const tn_affine_expr rhs = tn_affine_expr_rhs(expr);
    if (kind == TN_AFFINE_MUL) {
      if (!tn_affine_expr_is_symbolic_or_constant(rhs)) return false;
      const bool is_constant = tn_affine_expr_kind_of(rhs) == TN_AFFINE_CONSTANT;
      factor = tn_dynamic__multiply(factor, is_constant ? tn_affine_expr_value(rhs) : TN_DYNAMIC);
      expr = lhs;
      continue;
    }
    if (kind != TN_AFFINE_ADD) return add_term(expr, factor, out);
    const bool left_is_larger =
        tn_affine__node_count(lhs.storage) > tn_affine__node_count(rhs.storage);
    if (!add_terms(left_is_larger ? rhs : lhs, factor, out)) return false;
    expr = left_is_larger ? lhs : rhs;
  }
}

static bool strides_of_map(tn_attribute map, tn_strides* out) {
  if (tn_affine_map_result_count(map) != 1 || tn_affine_map_dim_count(map) != out->rank) {
    return false;
  }
  const tn_affine_expr result = tn_affine_map_result(map, 0);
  return tn_affine__node_count(result.storage) <= TN_STRIDES_NODE_COUNT_MAX &&
         add_terms(result, 1, out);
}

//===-- Memrefs -------------------------------------------------------------------------------===//

bool tn_memref__has_identity_layout(tn_type type) {
  const tn_attribute layout = tn_memref_type_layout(type);
  if (tn_attribute__is(layout, TN_ATTRIBUTE_STRIDED_LAYOUT)) {
    size_t count = 0;
    const int64_t* strides = tn_strided_layout_attribute_strides(layout, &count);
    return count == 1 && strides[0] == 1 && tn_strided_layout_attribute_offset(layout) == 0;
  }
  return layout.storage == NULL ||
         (tn_attribute__is(layout, TN_ATTRIBUTE_AFFINE_MAP) && tn_affine_map_is_identity(layout));
}

bool tn_memref__strides(tn_type type, tn_strides* out_strides) {
  if (!tn_type__is(type, TN_TYPE_MEMREF) || tn_shaped_type_rank(type) > TN_STRIDES_RANK_MAX) {
    return false;
  }
  const int64_t* dims = tn_shaped_type_dims(type);
  const tn_attribute layout = tn_memref_type_layout(type);
  out_strides->rank = (uint32_t)tn_shaped_type_rank(type);
  out_strides->offset = 0;
  for (uint32_t i = 0; i < out_strides->rank; ++i) out_strides->steps[i] = 0;
  if (tn_attribute__is(layout, TN_ATTRIBUTE_STRIDED_LAYOUT)) {
    size_t count = 0;
    const int64_t* steps = tn_strided_layout_attribute_strides(layout, &count);
    out_strides->offset = tn_strided_layout_attribute_offset(layout);
    if (count != out_strides->rank) return false;
    for (size_t i = 0; i < count; ++i) out_strides->steps[i] = steps[i];
    return true;
  }
  if (!tn_memref__has_identity_layout(type)) {
    return tn_attribute__is(layout, TN_ATTRIBUTE_AFFINE_MAP) && strides_of_map(layout, out_strides);
  }
  int64_t step = 1;
  for (uint32_t i = out_strides->rank; i-- > 0;) {
    out_strides->steps[i] = step;
    step = step == TN_DYNAMIC || dims[i] < 0 ? TN_DYNAMIC
                                             : (int64_t)((uint64_t)step * (uint64_t)dims[i]);
  }
  return true;
}

bool tn_memref_type_strides(tn_type type, int64_t* out_strides, size_t capacity,
                            int64_t* out_offset) {
  tn_strides strides;
  if (!tn_memref__strides(type, &strides) || strides.rank > capacity) return false;
  for (uint32_t i = 0; i < strides.rank; ++i) out_strides[i] = strides.steps[i];
  *out_offset = strides.offset;
  return true;
}

static uint32_t occurrences(const tn_strides* strides, int64_t step) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < strides->rank; ++i) count += strides->steps[i] == step;
  return count;
}

bool tn_memref__dropped_dims(tn_type source, tn_type result, const int64_t* sizes, uint32_t count,
                             tn_dim_set* out_dropped) {
  *out_dropped = (tn_dim_set){{0}};
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(source);
  const uint32_t left = (uint32_t)tn_shaped_type_rank(result);
  if (rank == left) return true;
  uint32_t unit_count = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (sizes[i] != 1) continue;
    tn_dim_set__add(out_dropped, i);
    ++unit_count;
  }
  if (unit_count + left == rank) return true;
  tn_strides from;
  tn_strides to;
  if (!tn_memref__strides(source, &from) || !tn_memref__strides(result, &to)) return false;
  uint32_t dropped_count = unit_count;
  tn_dim_set accounted = {{0}};
  for (uint32_t i = 0; i < rank; ++i) {
    if (!tn_dim_set__has(out_dropped, i)) continue;
    uint32_t had = 0;
    for (uint32_t k = 0; k < rank; ++k) {
      had += from.steps[k] == from.steps[i] && !tn_dim_set__has(&accounted, k);
    }
    const uint32_t has = occurrences(&to, from.steps[i]);
    if (had > has) {
      tn_dim_set__add(&accounted, i);
    } else if (had == has) {
      tn_dim_set__remove(out_dropped, i);
      --dropped_count;
    } else {
      return false;
    }
  }
  return dropped_count + left == rank;
}
