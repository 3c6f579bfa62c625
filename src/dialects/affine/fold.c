// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the affine dialect. Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/affine/affine.h"
#include "dialects/affine/values.h"
#include "dialects/common/constant.h"
#include "dialects/common/memref_ops.h"
#include "dialects/common/views.h"
#include "ir/affine.h"

//===-- Maps with constants -------------------------------------------------------------------===//

/// Folds constants into the map; null on failure or poison.
static tn_attribute fold_map(tn_fold* fold, tn_attribute map, uint32_t start, bool* out_is_poison) {
  const uint32_t count = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
  const tn_allocator* allocator = &fold->context->allocator;
  tn_affine_input* inputs = tn_allocate_zeroed(allocator, (count + 1) * sizeof *inputs);
  tn_attribute folded = {NULL};
  *out_is_poison = false;
  if (inputs == NULL) {
    tn_rewriter__fail(fold->rewriter, tn_context__out_of_memory(fold->context));
    return folded;
  }
  for (uint32_t i = 0; i < count; ++i) {
    inputs[i].is_known = tn_const__int64(fold->constants[start + i], &inputs[i].value);
  }
  (void)tn_rewriter__ok(fold->rewriter,
                        tn_affine_map_fold(map, inputs, count, &folded, out_is_poison));
  tn_deallocate(allocator, inputs, (count + 1) * sizeof *inputs);
  return folded;
}

/// Returns the minimum or maximum of the map's results if all are constant.
static bool extreme_of(tn_attribute map, bool is_max, int64_t* out_value) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    if (tn_affine_expr_kind_of(expr) != TN_AFFINE_CONSTANT) return false;
    const int64_t value = tn_affine_expr_value(expr);
    if (i == 0 || (is_max ? value > *out_value : value < *out_value)) *out_value = value;
  }
  return count != 0;
}

static tn_fold_outcome fold_apply(tn_fold* fold) {
  const tn_attribute map = tn_affine_apply_map(fold->context, fold->op);
  const tn_affine_expr expr = tn_affine_map_result(map, 0);
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  if (kind == TN_AFFINE_DIM || kind == TN_AFFINE_SYMBOL) {
    const uint32_t start = kind == TN_AFFINE_DIM ? 0 : tn_affine_map_dim_count(map);
    return tn_fold__value(fold, tn_fold__operand(fold, start + tn_affine_expr_position(expr)));
  }
  bool is_poison = false;
  int64_t value = 0;
  const tn_attribute folded = fold_map(fold, map, 0, &is_poison);
  if (is_poison) return tn_fold__attribute(fold, tn_const__make_poison(fold->rewriter));
  if (folded.storage == NULL || !extreme_of(folded, true, &value)) return TN_FOLD_NOTHING;
  return tn_fold__int(fold, (tn_wide)value);
}

static tn_fold_outcome fold_min_max(tn_fold* fold) {
  const tn_attribute map = tn_op__attribute(fold->context, fold->op, "map");
  bool is_poison = false;
  int64_t value = 0;
  const tn_attribute folded = fold_map(fold, map, 0, &is_poison);
  if (folded.storage == NULL) return TN_FOLD_NOTHING;
  if (extreme_of(folded, fold->code == TN_CODE_AFFINE_MAX, &value)) {
    return tn_fold__int(fold, (tn_wide)value);
  }
  if (folded.storage == map.storage) return TN_FOLD_NOTHING;
  tn_rewriter__set_attribute(fold->rewriter, fold->op, "map", folded);
  return TN_FOLD_IN_PLACE;
}

//===-- Loops ---------------------------------------------------------------------------------===//

/// The bounds of an affine.for or affine.parallel: both maps and their operands.
typedef struct loop_bounds {
  tn_affine_values maps[2];
  uint32_t starts[2];
  uint32_t counts[2];
} loop_bounds;

static const char* const for_names[2] = {"lowerBoundMap", "upperBoundMap"};
static const char* const parallel_names[2] = {"lowerBoundsMap", "upperBoundsMap"};

static void open_bounds(tn_fold* fold, const char* const* names, loop_bounds* out) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_attribute map = tn_op__attribute(fold->context, fold->op, names[i]);
    out->starts[i] = at;
    out->counts[i] = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
    tn_affine_values__open(fold->rewriter, fold->op, map, at, out->counts[i], &out->maps[i]);
    at += out->counts[i];
  }
}

static void close_bounds(loop_bounds* bounds) {
  tn_affine_values__close(&bounds->maps[0]);
  tn_affine_values__close(&bounds->maps[1]);
}

/// Sets the bounds of the loop.
static void set_bounds(tn_fold* fold, const char* const* names, loop_bounds* bounds) {
  tn_rewriter* rewriter = fold->rewriter;
  tn_refs operands = {0};
  for (uint32_t i = 0; i < 2; ++i) {
    for (uint32_t k = 0; k < bounds->maps[i].operands.count; ++k) {
      tn_refs__push(rewriter, &operands, tn_refs__items(&bounds->maps[i].operands)[k]);
    }
  }
  const uint32_t rest = bounds->counts[0] + bounds->counts[1];
  const uint32_t count = tn_op__operand_count(fold->context, fold->op);
  tn_refs__push_operands(rewriter, &operands, fold->op, rest, count);
  if (rewriter->status == TN_OK) {
    tn_rewriter__set_operands(rewriter, fold->op, tn_refs__items(&operands), operands.count);
    for (uint32_t i = 0; i < 2; ++i) {
      tn_rewriter__set_attribute(rewriter, fold->op, names[i], bounds->maps[i].map);
    }
  }
  if (fold->code == TN_CODE_AFFINE_FOR) {
    const int32_t sizes[3] = {(int32_t)bounds->maps[0].operands.count,
                              (int32_t)bounds->maps[1].operands.count, (int32_t)(count - rest)};
    tn_rewriter__set_segments(rewriter, fold->op, "operandSegmentSizes", sizes, 3);
  }
  tn_refs__free(rewriter, &operands);
}

/// Folds constant operands into bounds.
static bool fold_bounds(tn_fold* fold, loop_bounds* bounds) {
  bool changed = false;
  for (uint32_t i = 0; i < 2; ++i) {
    int64_t value = 0;
    bool is_poison = false;
    if (tn_affine_map_single_constant(bounds->maps[i].map, &value)) continue;
    const tn_attribute folded = fold_map(fold, bounds->maps[i].map, bounds->starts[i], &is_poison);
    if (folded.storage == NULL || !extreme_of(folded, i == 0, &value)) continue;
    tn_attribute map = {NULL};
    if (!tn_rewriter__ok(fold->rewriter, tn_affine_map_constant_get(fold->context, value, &map)))
      break;
    bounds->maps[i].map = map;
    tn_refs__free(fold->rewriter, &bounds->maps[i].operands);
    changed = true;
  }
  return changed;
}

/// Removes results that equal the previous one, as MLIR does.
static void drop_duplicates(tn_affine_values* values) {
  tn_attribute map = {NULL};
  if (values->rewriter->status == TN_OK &&
      tn_rewriter__ok(values->rewriter, tn_affine_map_drop_repeated_results(values->map, &map))) {
    values->map = map;
  }
}

/// Canonicalizes the bounds; leaves those whose map is unchanged.
static bool canonicalize_bounds(tn_fold* fold, loop_bounds* bounds) {
  bool changed = false;
  for (uint32_t i = 0; i < 2; ++i) {
    tn_affine_values* values = &bounds->maps[i];
    tn_affine_values copy = {.rewriter = fold->rewriter, .map = values->map};
    for (uint32_t k = 0; k < values->operands.count; ++k) {
      tn_refs__push(fold->rewriter, &copy.operands, tn_refs__items(&values->operands)[k]);
    }
    tn_affine_values__compose(&copy);
    tn_affine_values__canonicalize(&copy);
    tn_affine_values__simplify(&copy);
    tn_affine_values__drop_redundant(&copy, i == 0);
    drop_duplicates(&copy);
    if (copy.map.storage != values->map.storage && fold->rewriter->status == TN_OK) {
      tn_affine_values__close(values);
      *values = copy;
      changed = true;
    } else {
      tn_affine_values__close(&copy);
    }
  }
  return changed;
}

/// Returns result `index` of a loop that only yields existing values, from its initial and yielded
/// values; 0 if that depends on the trip count.
static tn_ref empty_loop_result(const tn_fold* fold, uint32_t index, bool is_known,
                                uint64_t trips) {
  const tn_context* context = fold->context;
  const tn_ref block = tn_op__first_block(context, fold->op, 0);
  const tn_ref value = tn_op__operand(context, tn_block__last_op(context, block), index);
  const uint32_t first = fold->operand_count - fold->result_count;
  if (is_known && trips == 0) return tn_fold__operand(fold, first + index);
  if (!tn_value__is_argument(value) || tn_argument__at(context, value)->block != block) {
    return is_known ? value : 0;
  }
  const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
  const bool is_in_order = number == index + 1;
  if (number == 0 || (!is_in_order && (!is_known || trips >= 2))) return 0;
  return tn_fold__operand(fold, first + number - 1);
}

static bool fold_empty_loop(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_block_cell* block = tn_block__at(context, tn_op__first_block(context, fold->op, 0));
  if (fold->result_count == 0 || block->first_op != block->last_op) return false;
  uint64_t trips = 0;
  const bool is_known = tn_affine__trip_count(context, fold->op, &trips);
  for (uint32_t i = 0; i < fold->result_count; ++i) {
    fold->results[i] = (tn_folded){empty_loop_result(fold, i, is_known, trips), {NULL}};
    if (fold->results[i].value == 0) return false;
  }
  return true;
}

static tn_fold_outcome fold_for(tn_fold* fold) {
  loop_bounds bounds;
  open_bounds(fold, for_names, &bounds);
  bool changed = fold_bounds(fold, &bounds);
  changed |= canonicalize_bounds(fold, &bounds);
  if (changed && fold->rewriter->status == TN_OK) set_bounds(fold, for_names, &bounds);
  const uint32_t first = bounds.maps[0].operands.count + bounds.maps[1].operands.count;
  close_bounds(&bounds);
  uint64_t trips = 1;
  if (fold->result_count != 0 && tn_affine__trip_count(fold->context, fold->op, &trips) &&
      trips == 0) {
    for (uint32_t i = 0; i < fold->result_count; ++i) {
      fold->results[i] = (tn_folded){tn_fold__operand(fold, first + i), {NULL}};
    }
    return TN_FOLD_DONE;
  }
  if (!changed && fold_empty_loop(fold)) return TN_FOLD_DONE;
  return changed ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
}

static tn_fold_outcome fold_parallel(tn_fold* fold) {
  loop_bounds bounds;
  bool changed = false;
  open_bounds(fold, parallel_names, &bounds);
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_attribute map = bounds.maps[i].map;
    tn_affine_values__compose(&bounds.maps[i]);
    changed |=
        !tn_affine_values__are(&bounds.maps[i], fold->op, map, bounds.starts[i], bounds.counts[i]);
  }
  if (changed && fold->rewriter->status == TN_OK) set_bounds(fold, parallel_names, &bounds);
  close_bounds(&bounds);
  return changed ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
}

static tn_fold_outcome fold_if(tn_fold* fold) {
  tn_rewriter* rewriter = fold->rewriter;
  const tn_attribute set = tn_affine_if_condition(fold->context, fold->op);
  const tn_attribute map = tn_affine__map_of_set(rewriter, set);
  tn_affine_values values;
  if (map.storage == NULL) return TN_FOLD_NOTHING;
  tn_affine_values__open(rewriter, fold->op, map, 0, fold->operand_count, &values);
  bool has_apply = false;
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    has_apply |=
        tn_value__defined_by(fold->context, tn_fold__operand(fold, i), TN_CODE_AFFINE_APPLY) != 0;
  }
  if (has_apply) tn_affine_values__compose(&values);
  tn_affine_values__canonicalize(&values);
  const bool changed = !tn_affine_values__are(&values, fold->op, map, 0, fold->operand_count);
  if (changed && rewriter->status == TN_OK) {
    tn_rewriter__set_operands(rewriter, fold->op, tn_refs__items(&values.operands),
                              values.operands.count);
    tn_rewriter__set_attribute(rewriter, fold->op, "condition",
                               tn_affine__set_of_map(rewriter, values.map, set));
  }
  tn_affine_values__close(&values);
  return changed ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_fold_outcome fold_load(tn_fold* fold) {
  if (tn_fold__skip_casts(fold, UINT32_MAX)) return TN_FOLD_IN_PLACE;
  const tn_attribute map = tn_affine_load_map(fold->context, fold->op);
  int64_t indices[TN_FOLD_RANK_MAX];
  const size_t count = tn_affine_map_result_count(map);
  bool known = count <= TN_FOLD_RANK_MAX;
  for (size_t i = 0; i < count && known; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    known = tn_affine_expr_kind_of(expr) == TN_AFFINE_CONSTANT;
    if (known) indices[i] = tn_affine_expr_value(expr);
  }
  return tn_fold__attribute(fold, tn_fold__global_element(fold, known ? indices : NULL, count));
}

//===-- Multi-dimensional indices -------------------------------------------------------------===//

/// Moves constant basis elements, whose operands start at index `first`, into the attribute.
static bool fold_constant_basis(tn_fold* fold, uint32_t first, tn_mixed* out_basis) {
  tn_rewriter* rewriter = fold->rewriter;
  tn_refs operands = {0};
  uint32_t end = first;
  if (!tn_mixed__open(fold->context, fold->op, "static_basis", &end, out_basis) ||
      !tn_mixed__fold(fold->context, out_basis, true)) {
    return false;
  }
  tn_refs__push_operands(rewriter, &operands, fold->op, 0, first);
  for (uint32_t i = 0; i < out_basis->count; ++i) {
    if (out_basis->values[i] != 0) tn_refs__push(rewriter, &operands, out_basis->values[i]);
  }
  const tn_attribute statics = tn_mixed__statics(rewriter, out_basis);
  if (rewriter->status == TN_OK) {
    const int32_t sizes[2] = {(int32_t)first, (int32_t)(operands.count - first)};
    tn_rewriter__set_operands(rewriter, fold->op, tn_refs__items(&operands), operands.count);
    tn_rewriter__set_attribute(rewriter, fold->op, "static_basis", statics);
    if (fold->code == TN_CODE_AFFINE_LINEARIZE_INDEX) {
      tn_rewriter__set_segments(rewriter, fold->op, "operandSegmentSizes", sizes, 2);
    }
  }
  tn_refs__free(rewriter, &operands);
  return rewriter->status == TN_OK;
}

static tn_fold_outcome fold_delinearize(tn_fold* fold) {
  tn_mixed basis;
  int64_t rest = 0;
  const uint32_t count = fold->result_count;
  if (fold_constant_basis(fold, 1, &basis)) return TN_FOLD_IN_PLACE;
  if (count == 1) return tn_fold__value(fold, tn_fold__operand(fold, 0));
  if (fold->operand_count != 1 || !tn_const__int64(fold->constants[0], &rest) ||
      basis.count + 1 < count) {
    return TN_FOLD_NOTHING;
  }
  for (uint32_t i = count; i-- > 0;) {
    const uint32_t place = basis.count + i - count;
    const int64_t divisor = i == 0 ? 1 : basis.statics[place];
    if (divisor <= 0) return TN_FOLD_NOTHING;
    const int64_t part = i == 0 ? rest : tn_affine__modulo(rest, divisor);
    rest = tn_affine__floor_divide(rest, divisor);
    fold->results[i] =
        (tn_folded){0, tn_const__make_int(fold->rewriter, tn_fold__type(fold), (tn_wide)part)};
  }
  return TN_FOLD_DONE;
}

static tn_fold_outcome fold_linearize(tn_fold* fold) {
  tn_mixed basis;
  const uint32_t count = tn_affine_linearize_index_multi_index(fold->context, fold->op).count;
  int64_t sum = 0;
  int64_t stride = 1;
  if (fold_constant_basis(fold, count, &basis)) return TN_FOLD_IN_PLACE;
  if (count == 0) return tn_fold__int(fold, 0);
  if (count == 1) return tn_fold__value(fold, tn_fold__operand(fold, 0));
  if (fold->operand_count != count || basis.count + 1 < count) return TN_FOLD_NOTHING;
  for (uint32_t i = count; i-- > 0;) {
    int64_t value = 0;
    if (!tn_const__int64(fold->constants[i], &value)) return TN_FOLD_NOTHING;
    sum = tn_affine__wrapping_add(sum, tn_affine__wrapping_multiply(value, stride));
    if (i != 0) {
      stride = tn_affine__wrapping_multiply(stride, basis.statics[basis.count + i - count]);
    }
  }
  return tn_fold__int(fold, (tn_wide)sum);
}

tn_fold_outcome tn_fold__affine(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_AFFINE_APPLY:
      return fold_apply(fold);
    case TN_CODE_AFFINE_MIN:
    case TN_CODE_AFFINE_MAX:
      return fold_min_max(fold);
    case TN_CODE_AFFINE_FOR:
      return fold_for(fold);
    case TN_CODE_AFFINE_PARALLEL:
      return fold_parallel(fold);
    case TN_CODE_AFFINE_IF:
      return fold_if(fold);
    case TN_CODE_AFFINE_DELINEARIZE_INDEX:
      return fold_delinearize(fold);
    case TN_CODE_AFFINE_LINEARIZE_INDEX:
      return fold_linearize(fold);
    case TN_CODE_AFFINE_LOAD:
      return fold_load(fold);
    case TN_CODE_AFFINE_STORE:
      return tn_fold__skip_casts(fold, 0) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
    case TN_CODE_AFFINE_PREFETCH:
    case TN_CODE_AFFINE_DMA_START:
    case TN_CODE_AFFINE_DMA_WAIT:
      return tn_fold__skip_casts(fold, UINT32_MAX) ? TN_FOLD_IN_PLACE : TN_FOLD_NOTHING;
    default:
      return TN_FOLD_NOTHING;
  }
}
