// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling of structured ops: slices of operands for a part of the iteration space, and an op on
// them. Source: MLIR's documentation of TilingInterface, and mlir-opt's output.

#include "dialects/common/index_math.h"
#include "dialects/common/linalg_names.h"
#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"
#include "ir/clone.h"
#include "ir/op_interface.h"

//===-- Loops ---------------------------------------------------------------------------------===//

static bool is_in(const int64_t* list, size_t count, uint32_t item) {
  for (size_t i = 0; i < count; ++i) {
    if (list[i] == item) return true;
  }
  return false;
}

/// Builds a map over `rank` dimensions with those that the op's list `name` lacks, or, if
/// `permutes`, with each at its position in the list.
static tn_status map_by_list(tn_context* context, tn_ref op, const char* name, uint32_t rank,
                             bool permutes, tn_attribute* out_map) {
  size_t size = 0;
  const int64_t* list = tn_dense_array_attribute_data(tn_op__attribute(context, op, name), &size);
  const size_t count = size / sizeof *list;
  tn_affine_expr exprs[TN_VIEW_RANK_MAX];
  size_t expr_count = 0;
  for (uint32_t i = 0; i < rank && i < TN_VIEW_RANK_MAX; ++i) {
    uint32_t dim = i;
    if (permutes) {
      for (uint32_t k = 0; k < count; ++k) {
        if (list[k] == i) dim = k;
      }
    } else if (is_in(list, count, i)) {
      continue;
    }
    TN_TRY(tn_affine_dim_get(context, dim, &exprs[expr_count++]));
  }
  return tn_affine_map_get(context, rank, 0, exprs, expr_count, out_map);
}

static tn_status open_structure(tn_context* context, tn_ref op, tn_linalg_structure* out) {
  TN_TRY(tn_linalg__structure_of(context, op, out));
  if (out->map_count != 0) return TN_OK;
  const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, op));
  const bool is_reduce = tn_string_view_equal(name, tn_string_view_from(TN_NAME_LINALG_REDUCE));
  const bool is_transpose =
      tn_string_view_equal(name, tn_string_view_from(TN_NAME_LINALG_TRANSPOSE));
  const uint32_t whole = is_reduce ? 0 : out->input_count;
  const uint32_t rank = tn_linalg__rank(tn_op__operand_type(context, op, whole));
  tn_attribute all;
  tn_attribute some;
  TN_TRY(tn_affine_map_minor_identity_get(context, rank, rank, &all));
  TN_TRY(map_by_list(context, op, is_transpose ? "permutation" : "dimensions", rank, is_transpose,
                     &some));
  out->loop_count = rank;
  return tn_linalg__set_maps(context, out, is_reduce ? all : some, is_reduce ? some : all);
}

static bool open(tn_rewriter* rewriter, tn_ref op, tn_linalg_structure* out) {
  if (open_structure(rewriter->context, op, out) != TN_OK || out->map_count != out->operand_count) {
    return false;
  }
  if (out->loop_count > TN_VIEW_RANK_MAX && rewriter->status == TN_OK) {
    tn_rewriter__fail(
        rewriter, tn_context__fail(
                      rewriter->context, TN_LIMIT_EXCEEDED,
                      (tn_location){rewriter->context, tn_op__at(rewriter->context, op)->location},
                      "ops of more than %u loops are not tiled", TN_VIEW_RANK_MAX));
  }
  return out->loop_count <= TN_VIEW_RANK_MAX;
}

static void find_reductions(const tn_context* context, tn_ref op,
                            const tn_linalg_structure* structure, tn_dim_set* out_reductions) {
  const tn_attribute iterators = {tn_op__inherent(context, op, "iterator_types")};
  for (uint32_t i = 0; i < structure->loop_count && i < TN_VIEW_RANK_MAX; ++i) {
    bool reduces =
        structure->operand_count > structure->input_count &&
        !tn_affine_map_is_function_of_dim(tn_linalg__map(structure, structure->input_count), i);
    if (tn_attribute__is(iterators, TN_ATTRIBUTE_ARRAY)) {
      reduces = tn_linalg__is_reduction(tn_array_attribute_element(iterators, i));
    }
    if (reduces) tn_dim_set__add(out_reductions, i);
  }
}

static uint32_t get_loops(tn_context* context, tn_ref op, tn_dim_set* out_reductions) {
  tn_linalg_structure at;
  memset(out_reductions, 0, sizeof *out_reductions);
  if (open_structure(context, op, &at) != TN_OK || at.map_count != at.operand_count) {
    return TN_TILING_NONE;
  }
  find_reductions(context, op, &at, out_reductions);
  return at.loop_count;
}

/// Returns loop sizes: each is the size of the first dimension that only the loop indexes.
static bool get_domain(tn_rewriter* rewriter, tn_ref op, tn_mixed* out_sizes) {
  tn_linalg_structure at;
  if (!open(rewriter, op, &at)) return false;
  bool is_known[TN_VIEW_RANK_MAX] = {false};
  for (uint32_t i = 0; i < at.operand_count; ++i) {
    const tn_ref operand = tn_op__operand(rewriter->context, op, i);
    for (uint32_t k = 0; k < tn_affine_map_result_count(tn_linalg__map(&at, i)); ++k) {
      const tn_affine_expr expr = tn_affine_map_result(tn_linalg__map(&at, i), k);
      tn_mixed extent = {.count = 0};
      tn_mixed__add_extent(rewriter, &extent, operand, k);
      if (extent.count == 0 || tn_affine_expr_kind_of(expr) != TN_AFFINE_DIM) continue;
      const uint32_t loop = tn_affine_expr_position(expr);
      if (loop >= at.loop_count || is_known[loop]) continue;
      is_known[loop] = true;
      out_sizes->statics[loop] = extent.statics[0];
      out_sizes->values[loop] = extent.values[0];
    }
  }
  out_sizes->count = at.loop_count;
  for (uint32_t i = 0; i < at.loop_count; ++i) {
    if (!is_known[i]) return false;
  }
  return rewriter->status == TN_OK;
}

static void get_destinations(tn_rewriter* rewriter, tn_ref op, tn_refs* out_values) {
  tn_linalg_structure at;
  if (!tn_linalg__operands(rewriter->context, op, &at)) return;
  for (uint32_t i = at.input_count; i < at.operand_count; ++i) {
    const tn_ref value = tn_op__operand(rewriter->context, op, i);
    if (tn_type__is(tn_value__type(rewriter->context, value), TN_TYPE_TENSOR)) {
      tn_refs__push(rewriter, out_values, value);
    }
  }
}

//===-- Slices --------------------------------------------------------------------------------===//

typedef struct part {
  tn_linalg_structure at;
  const tn_mixed* offsets;
  const tn_mixed* sizes;
  tn_mixed last;  ///< Each size minus one.
} part;

static bool open_part(tn_rewriter* rewriter, tn_ref op, const tn_mixed* offsets,
                      const tn_mixed* sizes, part* out) {
  if (!open(rewriter, op, &out->at) || sizes->count != out->at.loop_count) return false;
  out->offsets = offsets;
  out->sizes = sizes;
  out->last.count = 0;
  for (uint32_t i = 0; i < sizes->count; ++i) {
    tn_mixed one = {.count = 0};
    tn_mixed__add(rewriter, &one, sizes, i);
    tn_mixed__add_apply(rewriter, &out->last, "(d0) -> (d0 - 1)", &one);
  }
  return rewriter->status == TN_OK;
}

/// Returns whether a map result depends on a tiled loop.
static bool is_tiled(tn_rewriter* rewriter, const part* by, tn_affine_expr expr) {
  for (uint32_t i = 0; i < by->sizes->count; ++i) {
    if (tn_affine_expr_is_function_of_dim(expr, i) &&
        !tn_mixed__equals(rewriter->context, by->sizes, i, 0)) {
      return true;
    }
  }
  return false;
}

/// Returns a map of one result, minus its value at 0 if `is_offset`.
static tn_attribute map_of(tn_rewriter* rewriter, tn_attribute map, uint32_t index,
                           bool is_offset) {
  tn_affine_input zeros[TN_VIEW_RANK_MAX];
  tn_affine_expr expr = tn_affine_map_result(map, index);
  const uint32_t dims = tn_affine_map_dim_count(map);
  tn_attribute made = {NULL};
  for (uint32_t i = 0; i < dims && i < TN_VIEW_RANK_MAX; ++i) {
    zeros[i] = (tn_affine_input){0, true};
  }
  if (is_offset) {
    bool is_poison = false;
    tn_attribute folded = {NULL};
    tn_affine_expr minus = {NULL};
    if (!tn_rewriter__ok(rewriter, tn_affine_map_fold(map, zeros, dims, &folded, &is_poison))) {
      return made;
    }
    const tn_affine_expr at_zero = tn_affine_map_result(folded, index);
    const int64_t start =
        tn_affine_expr_kind_of(at_zero) == TN_AFFINE_CONSTANT ? tn_affine_expr_value(at_zero) : 0;
    if (!tn_rewriter__ok(rewriter, tn_affine_constant_get(rewriter->context, -start, &minus)) ||
        !tn_rewriter__ok(rewriter, tn_affine_binary_get(TN_AFFINE_ADD, expr, minus, &expr))) {
      return made;
    }
  }
  (void)tn_rewriter__ok(rewriter, tn_affine_map_get(rewriter->context, dims, 0, &expr, 1, &made));
  return made;
}

/// Computes the slice of an operand for the tile.
static void slice_of(tn_rewriter* rewriter, const part* by, tn_ref value, tn_attribute map,
                     tn_slice* out) {
  for (uint32_t i = 0; i < 3; ++i) out->parts[i].count = 0;
  for (uint32_t i = 0; i < tn_affine_map_result_count(map) && rewriter->status == TN_OK; ++i) {
    tn_mixed__add_number(rewriter, &out->parts[TN_STRIDES], 1);
    if (!is_tiled(rewriter, by, tn_affine_map_result(map, i))) {
      tn_mixed__add_number(rewriter, &out->parts[TN_OFFSETS], 0);
      tn_mixed__add_extent(rewriter, &out->parts[TN_SIZES], value, i);
      continue;
    }
    tn_mixed closed = {.count = 0};
    tn_mixed__add_affine(rewriter, &out->parts[TN_OFFSETS], TN_CODE_AFFINE_APPLY,
                         map_of(rewriter, map, i, true), by->offsets);
    tn_mixed__add_affine(rewriter, &closed, TN_CODE_AFFINE_APPLY, map_of(rewriter, map, i, false),
                         &by->last);
    tn_mixed__add_apply(rewriter, &out->parts[TN_SIZES], "()[s0] -> (s0 + 1)", &closed);
  }
}

static tn_ref make_slice(tn_rewriter* rewriter, tn_ref value, const tn_slice* slice) {
  const tn_type type = tn_value__type(rewriter->context, value);
  const tn_mixed* sizes = &slice->parts[TN_SIZES];
  if (rewriter->status != TN_OK || sizes->count != slice->parts[TN_OFFSETS].count) return 0;
  if (tn_type__is(type, TN_TYPE_MEMREF)) {
    const tn_dim_set none = {{0}};
    return tn_slice__make(rewriter, TN_CODE_MEMREF_SUBVIEW,
                          tn_view__type(rewriter, type, slice, &none), &value, 1, slice);
  }
  const tn_attribute encoding = tn_tensor_type_encoding(type);
  tn_type made = {NULL};
  (void)tn_rewriter__ok(rewriter,
                        tn_tensor_type_get(tn_type__element(type), sizes->statics, sizes->count,
                                           encoding.storage == NULL ? NULL : &encoding, &made));
  return tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, made, &value, 1, slice);
}

/// Replaces operands by slices unless the tile uses them completely.
static bool make_slices(tn_rewriter* rewriter, const part* by, const tn_ref* destinations,
                        tn_ref* operands) {
  const tn_linalg_structure* at = &by->at;
  const tn_allocator* allocator = &rewriter->context->allocator;
  const size_t byte_size = at->operand_count * sizeof(tn_slice);
  tn_slice* slices = tn_allocate(allocator, byte_size);
  if (slices == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  for (uint32_t i = 0; i < at->operand_count; ++i) {
    const bool is_tensor =
        tn_type__is(tn_value__type(rewriter->context, operands[i]), TN_TYPE_TENSOR);
    bool takes_part = is_tensor && i >= at->input_count;
    if (takes_part) operands[i] = *destinations++;
    for (uint32_t k = 0; k < tn_affine_map_result_count(tn_linalg__map(at, i)); ++k) {
      takes_part =
          takes_part || is_tiled(rewriter, by, tn_affine_map_result(tn_linalg__map(at, i), k));
    }
    slices[i].parts[TN_SIZES].count = UINT32_MAX;
    if (takes_part) slice_of(rewriter, by, operands[i], tn_linalg__map(at, i), &slices[i]);
  }
  for (uint32_t i = 0; i < at->operand_count && rewriter->status == TN_OK; ++i) {
    if (slices[i].parts[TN_SIZES].count == UINT32_MAX) continue;
    operands[i] = make_slice(rewriter, operands[i], &slices[i]);
    if (operands[i] == 0) tn_rewriter__fail(rewriter, TN_INVALID_ARGUMENT);
  }
  tn_deallocate(allocator, slices, byte_size);
  return rewriter->status == TN_OK;
}

//===-- The op --------------------------------------------------------------------------------===//

static void shift_indices(tn_rewriter* rewriter, tn_ref op, const tn_mixed* offsets) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref place[2] = {rewriter->block, rewriter->before};
  for (tn_ref inner = tn_block__at(context, block)->first_op;
       inner != 0 && rewriter->status == TN_OK; inner = tn_op__at(context, inner)->next) {
    if (tn_op__code(context, inner) != TN_CODE_LINALG_INDEX) continue;
    const int64_t dim = tn_integer_attribute_value(tn_linalg_index_dim(context, inner));
    if (dim < 0 || dim >= offsets->count) continue;
    const tn_ref index = tn_op__result(context, inner, 0);
    tn_mixed inputs = {.count = 0};
    tn_mixed moved = {.count = 0};
    tn_mixed__add_value(rewriter, &inputs, index);
    tn_mixed__add(rewriter, &inputs, offsets, (uint32_t)dim);
    tn_rewriter__after(rewriter, inner);
    tn_mixed__add_apply(rewriter, &moved, "(d0, d1) -> (d0 + d1)", &inputs);
    if (moved.count == 0 || moved.values[0] == index) continue;
    const tn_ref value = tn_mixed__value(rewriter, &moved, 0);
    const tn_ref apply = tn_value__defining_op(context, value);
    tn_rewriter__replace_uses(rewriter, index, value);
    for (uint32_t i = 0; i < tn_op__operand_count(context, apply); ++i) {
      if (tn_op__operand(context, apply, i) == value) {
        tn_rewriter__set_operand(rewriter, apply, i, index);
      }
    }
  }
  tn_rewriter__at(rewriter, place[0], place[1]);
}

static tn_ref tile(tn_rewriter* rewriter, tn_ref op, const tn_ref* destinations,
                   const tn_mixed* offsets, const tn_mixed* sizes) {
  part by;
  tn_refs operands = {.count = 0};
  if (!open_part(rewriter, op, offsets, sizes, &by)) return 0;
  tn_refs__push_operands(rewriter, &operands, op, 0, by.at.operand_count);
  const tn_ref made = rewriter->status == TN_OK &&
                              make_slices(rewriter, &by, destinations, tn_refs__items(&operands))
                          ? tn_linalg_names__clone(rewriter, op, tn_refs__items(&operands),
                                                   by.at.input_count, by.at.operand_count)
                          : 0;
  tn_refs__free(rewriter, &operands);
  if (made != 0) shift_indices(rewriter, made, offsets);
  return made;
}

static bool get_position(tn_rewriter* rewriter, tn_ref op, uint32_t result, tn_ref destination,
                         const tn_mixed* offsets, const tn_mixed* sizes, tn_slice* out_slice) {
  part by;
  if (!open_part(rewriter, op, offsets, sizes, &by)) return false;
  uint32_t operand = by.at.input_count;
  for (; operand < by.at.operand_count; ++operand) {
    const tn_type type = tn_op__operand_type(rewriter->context, op, operand);
    if (tn_type__is(type, TN_TYPE_TENSOR) && result-- == 0) break;
  }
  if (operand >= by.at.operand_count) return false;
  slice_of(rewriter, &by, destination, tn_linalg__map(&by.at, operand), out_slice);
  return rewriter->status == TN_OK;
}

static tn_attribute get_maps(tn_rewriter* rewriter, tn_ref op) {
  tn_linalg_structure at;
  return open(rewriter, op, &at) ? at.maps : (tn_attribute){NULL};
}

const tn_tiling_interface tn_linalg__tiling = {.domain = get_domain,
                                               .loops = get_loops,
                                               .destinations = get_destinations,
                                               .tile = tile,
                                               .position = get_position,
                                               .maps = get_maps};
