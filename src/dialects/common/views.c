// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Offsets, sizes, strides and layouts.

#include "dialects/common/views.h"

#include <tenure/affine.h>

#include "ir/wide.h"
#include "rewrite/effects.h"
#include "rewrite/make.h"

//===-- Mixed lists ---------------------------------------------------------------------------===//

bool tn_mixed__open(const tn_context* context, tn_ref op, const char* name, uint32_t* operand,
                    tn_mixed* out_mixed) {
  tn_mixed* out = out_mixed;
  size_t size = 0;
  const int64_t* statics =
      tn_dense_array_attribute_data(tn_op__attribute(context, op, name), &size);
  out->count = (uint32_t)(size / sizeof *statics);
  if (out->count > TN_VIEW_RANK_MAX) {
    tn_wide__warn(context, op, "indices");
    return false;
  }
  for (uint32_t i = 0; i < out->count; ++i) {
    out->statics[i] = statics[i];
    if (statics[i] == TN_DYNAMIC && *operand >= tn_op__operand_count(context, op)) return false;
    out->values[i] = statics[i] == TN_DYNAMIC ? tn_op__operand(context, op, (*operand)++) : 0;
  }
  return true;
}

bool tn_slice__open(const tn_context* context, tn_ref op, tn_slice* out_slice) {
  const tn_op_code code = tn_op__code(context, op);
  uint32_t operand =
      code == TN_CODE_TENSOR_INSERT_SLICE || code == TN_CODE_TENSOR_PARALLEL_INSERT_SLICE ? 2 : 1;
  return tn_mixed__open(context, op, "static_offsets", &operand, &out_slice->parts[TN_OFFSETS]) &&
         tn_mixed__open(context, op, "static_sizes", &operand, &out_slice->parts[TN_SIZES]) &&
         tn_mixed__open(context, op, "static_strides", &operand, &out_slice->parts[TN_STRIDES]);
}

bool tn_mixed__fold(const tn_context* context, tn_mixed* mixed, bool may_be_negative) {
  bool changed = false;
  for (uint32_t i = 0; i < mixed->count; ++i) {
    int64_t value = 0;
    if (mixed->values[i] == 0 || !tn_const__int64_of(context, mixed->values[i], &value) ||
        (value < 0 && !may_be_negative)) {
      continue;
    }
    mixed->statics[i] = value;
    mixed->values[i] = 0;
    changed = true;
  }
  return changed;
}

bool tn_view__fold_extents(tn_rewriter* rewriter, tn_ref op, uint32_t first, tn_type type,
                           int64_t* dims, tn_refs* operands, uint32_t* out_end) {
  const tn_context* context = rewriter->context;
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  bool changed = false;
  *out_end = first;
  if (rank > TN_VIEW_RANK_MAX) return false;
  for (uint32_t i = 0; i < rank; ++i) {
    dims[i] = tn_shaped_type_dims(type)[i];
    if (dims[i] >= 0) continue;
    int64_t size = 0;
    const tn_ref operand = tn_op__operand(context, op, (*out_end)++);
    if (tn_const__int64_of(context, operand, &size) && size >= 0) {
      dims[i] = size;
      changed = true;
    } else {
      tn_refs__push(rewriter, operands, operand);
    }
  }
  return changed;
}

static bool has_zero(const tn_mixed* mixed) {
  for (uint32_t i = 0; i < mixed->count; ++i) {
    if (mixed->values[i] == 0 && mixed->statics[i] == 0) return true;
  }
  return false;
}

bool tn_slice__is_inside(const tn_slice* slice, tn_type source) {
  for (uint32_t i = 0; i < slice->parts[TN_OFFSETS].count; ++i) {
    const int64_t extent = tn_shaped_type_dims(source)[i];
    const int64_t offset = slice->parts[TN_OFFSETS].statics[i];
    const int64_t size = slice->parts[TN_SIZES].statics[i];
    const int64_t stride = slice->parts[TN_STRIDES].statics[i];
    if (extent < 0 || offset == TN_DYNAMIC) continue;
    if (offset < 0 || offset >= extent) return false;
    if (size == TN_DYNAMIC || stride == TN_DYNAMIC || size == 0) continue;
    const int64_t last = (int64_t)((uint64_t)offset + (uint64_t)(size - 1) * (uint64_t)stride);
    if (last < 0 || last >= extent) return false;
  }
  return true;
}

bool tn_slice__fold(const tn_context* context, tn_slice* slice, tn_type source) {
  const bool changed = tn_mixed__fold(context, &slice->parts[TN_OFFSETS], false) ||
                       tn_mixed__fold(context, &slice->parts[TN_SIZES], false) ||
                       (tn_mixed__fold(context, &slice->parts[TN_STRIDES], true) &&
                        !has_zero(&slice->parts[TN_STRIDES]));
  return changed && tn_slice__is_inside(slice, source);
}

void tn_mixed__copy(const tn_mixed* mixed, tn_mixed* out_mixed) {
  out_mixed->count = mixed->count;
  for (uint32_t i = 0; i < mixed->count; ++i) {
    out_mixed->statics[i] = mixed->statics[i];
    out_mixed->values[i] = mixed->values[i];
  }
}

void tn_slice__copy(const tn_slice* slice, tn_slice* out_slice) {
  for (uint32_t i = 0; i < 3; ++i) tn_mixed__copy(&slice->parts[i], &out_slice->parts[i]);
}

bool tn_mixed__same(const tn_mixed* a, const tn_mixed* b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; ++i) {
    if (a->statics[i] != b->statics[i] || a->values[i] != b->values[i]) return false;
  }
  return true;
}

bool tn_slice__same(const tn_slice* a, const tn_slice* b) {
  for (uint32_t part = 0; part < 3; ++part) {
    if (!tn_mixed__same(&a->parts[part], &b->parts[part])) return false;
  }
  return true;
}

bool tn_mixed__all_are(const tn_mixed* mixed, int64_t value) {
  for (uint32_t i = 0; i < mixed->count; ++i) {
    if (mixed->values[i] != 0 || mixed->statics[i] != value) return false;
  }
  return true;
}

static bool is_same_extent(int64_t a, int64_t b, bool loosely) {
  return a == b || (loosely && (a == TN_DYNAMIC || b == TN_DYNAMIC));
}

bool tn_mixed__dropped(const tn_mixed* sizes, tn_type type, bool loosely, tn_dim_set* out_dropped) {
  const size_t rank = tn_shaped_type_rank(type);
  size_t at = 0;
  *out_dropped = (tn_dim_set){{0}};
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (at < rank && is_same_extent(sizes->statics[i], tn_shaped_type_dims(type)[at], loosely)) {
      ++at;
    } else if (sizes->statics[i] == 1) {
      tn_dim_set__add(out_dropped, i);
    } else {
      return false;
    }
  }
  return at == rank;
}

tn_attribute tn_mixed__statics(tn_rewriter* rewriter, const tn_mixed* mixed) {
  return tn_make__i64s(rewriter, mixed->statics, mixed->count);
}

uint32_t tn_mixed__push_values(tn_rewriter* rewriter, const tn_mixed* mixed, tn_refs* list) {
  const uint32_t before = list->count;
  for (uint32_t i = 0; i < mixed->count; ++i) {
    if (mixed->values[i] != 0) tn_refs__push(rewriter, list, mixed->values[i]);
  }
  return list->count - before;
}

tn_ref tn_slice__make(tn_rewriter* rewriter, tn_op_code code, tn_type type, const tn_ref* sources,
                      uint32_t source_count, const tn_slice* slice) {
  static const char* const names[3] = {"static_offsets", "static_sizes", "static_strides"};
  tn_refs values = {0};
  tn_operand_group groups[5];
  tn_rewriter_attribute attributes[3];
  for (uint32_t i = 0; i < source_count; ++i) groups[i] = (tn_operand_group){&sources[i], 1};
  tn_operand_group* parts = &groups[source_count];
  for (uint32_t part = 0; part < 3; ++part) {
    const tn_mixed* mixed = &slice->parts[part];
    parts[part].count = tn_mixed__push_values(rewriter, mixed, &values);
    attributes[part] = (tn_rewriter_attribute){names[part], tn_mixed__statics(rewriter, mixed)};
  }
  const tn_ref* next = tn_refs__items(&values);
  for (uint32_t part = 0; part < 3; next += parts[part++].count) parts[part].values = next;
  const bool has_result = code != TN_CODE_TENSOR_PARALLEL_INSERT_SLICE;
  const tn_ref made =
      rewriter->status != TN_OK || (has_result && type.storage == NULL)
          ? 0
          : tn_rewriter__create(rewriter, &(tn_rewriter_spec){.code = code,
                                                              .groups = groups,
                                                              .group_count = source_count + 3,
                                                              .is_segmented = true,
                                                              .types = &type,
                                                              .result_count = has_result,
                                                              .attributes = attributes,
                                                              .attribute_count = 3});
  tn_refs__free(rewriter, &values);
  return made == 0 || !has_result ? made : tn_op__result(rewriter->context, made, 0);
}

//===-- Layouts -------------------------------------------------------------------------------===//

static tn_status get_strided(tn_context* context, tn_type like, const int64_t* dims,
                             const tn_strides* strides, tn_type* out_type) {
  tn_attribute layout = {NULL};
  const tn_attribute space = tn_memref_type_memory_space(like);
  *out_type = (tn_type){NULL};
  TN_TRY(tn_strided_layout_attribute_get(context, strides->offset, strides->steps, strides->rank,
                                         &layout));
  return tn_memref_type_get(tn_type_element_type(like), dims, strides->rank, &layout,
                            space.storage == NULL ? NULL : &space, out_type);
}

tn_type tn_memref__with(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                        const tn_strides* strides) {
  tn_type made;
  (void)tn_rewriter__ok(rewriter, get_strided(rewriter->context, like, dims, strides, &made));
  return made;
}

tn_type tn_memref__with_dims(tn_rewriter* rewriter, tn_type like, const int64_t* dims,
                             uint32_t rank) {
  tn_type made = {NULL};
  const tn_attribute layout = tn_memref_type_layout(like);
  const tn_attribute space = tn_memref_type_memory_space(like);
  (void)tn_rewriter__ok(rewriter, tn_memref_type_get(tn_type_element_type(like), dims, rank,
                                                     layout.storage == NULL ? NULL : &layout,
                                                     space.storage == NULL ? NULL : &space, &made));
  return made;
}

// Returns the layout of a view, with all dimensions.
static bool view_strides(tn_type source, const tn_slice* slice, tn_strides* out_strides) {
  if (!tn_memref__strides(source, out_strides) ||
      slice->parts[TN_OFFSETS].count != out_strides->rank) {
    return false;
  }
  for (uint32_t i = 0; i < out_strides->rank; ++i) {
    const int64_t moved =
        tn_dynamic__multiply(slice->parts[TN_OFFSETS].statics[i], out_strides->steps[i]);
    out_strides->offset = tn_dynamic__add(out_strides->offset, moved);
    out_strides->steps[i] =
        tn_dynamic__multiply(out_strides->steps[i], slice->parts[TN_STRIDES].statics[i]);
  }
  return true;
}

tn_status tn_view__infer(tn_context* context, tn_type source, const tn_slice* slice,
                         const tn_dim_set* dropped, tn_type* out_type) {
  tn_strides strides;
  int64_t dims[TN_VIEW_RANK_MAX];
  *out_type = (tn_type){NULL};
  if (!view_strides(source, slice, &strides)) return TN_OK;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < strides.rank; ++i) {
    if (tn_dim_set__has(dropped, i)) continue;
    dims[kept] = slice->parts[TN_SIZES].statics[i];
    strides.steps[kept++] = strides.steps[i];
  }
  strides.rank = kept;
  return get_strided(context, source, dims, &strides, out_type);
}

tn_type tn_view__type(tn_rewriter* rewriter, tn_type source, const tn_slice* slice,
                      const tn_dim_set* dropped) {
  tn_type type;
  (void)tn_rewriter__ok(rewriter, tn_view__infer(rewriter->context, source, slice, dropped, &type));
  return type;
}

static bool gets_known(int64_t from, int64_t to) { return from == TN_DYNAMIC && to != TN_DYNAMIC; }

bool tn_memref__cast_folds(tn_type from, tn_type to) {
  tn_strides a;
  tn_strides b;
  if (!tn_memref__strides(from, &a) || !tn_memref__strides(to, &b) || a.rank != b.rank ||
      !tn_type_equal(tn_type_element_type(from), tn_type_element_type(to)) ||
      gets_known(a.offset, b.offset)) {
    return false;
  }
  for (uint32_t i = 0; i < a.rank; ++i) {
    if (gets_known(tn_shaped_type_dims(from)[i], tn_shaped_type_dims(to)[i]) ||
        gets_known(a.steps[i], b.steps[i])) {
      return false;
    }
  }
  return true;
}
