// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps with operands: composition and canonicalization. Source: mlir-opt's results.

#include "dialects/affine/values.h"
#include "dialects/affine/affine.h"

#include "ir/affine.h"
#include "ir/affine_map.h"
#include "ir/affine_rewrite.h"
#include "rewrite/circles.h"

//===-- Opening -------------------------------------------------------------------------------===//

void tn_affine_values__open(tn_rewriter* rewriter, tn_ref op, tn_attribute map, uint32_t start,
                            uint32_t count, tn_affine_values* out_values) {
  *out_values = (tn_affine_values){.rewriter = rewriter, .map = map};
  tn_refs__push_operands(rewriter, &out_values->operands, op, start, start + count);
}

void tn_affine_values__close(tn_affine_values* values) {
  tn_refs__free(values->rewriter, &values->operands);
  tn_judy_set_clear(&values->with_locals);
}

bool tn_affine_values__are(tn_affine_values* values, tn_ref op, tn_attribute map, uint32_t start,
                           uint32_t count) {
  if (values->map.storage != map.storage || values->operands.count != count) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_refs__items(&values->operands)[i] !=
        tn_op__operand(values->rewriter->context, op, start + i)) {
      return false;
    }
  }
  return true;
}

//===-- Sizes ---------------------------------------------------------------------------------===//

static uint64_t node_count_of(tn_attribute map) {
  uint64_t count = 0;
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    count += tn_affine__node_count(tn_affine_map_result(map, i).storage);
  }
  return count;
}

/// Returns whether a map exceeds the size limit of composed maps, and the size of its original.
static bool is_too_large(tn_attribute map, tn_attribute old_map) {
  const uint64_t count = node_count_of(map);
  return count > TN_AFFINE_COMPOSED_NODE_LIMIT && count > node_count_of(old_map);
}

//===-- Replacement ---------------------------------------------------------------------------===//

/// The replacement of each dimension and symbol.
typedef struct replacements {
  tn_affine_expr* exprs;
  uint32_t dim_count;
  uint32_t count;
} replacements;

static bool open_replacements(tn_affine_values* values, replacements* out) {
  const tn_context* context = values->rewriter->context;
  out->dim_count = tn_affine_map_dim_count(values->map);
  out->count = out->dim_count + tn_affine_map_symbol_count(values->map);
  out->exprs = tn_allocate_zeroed(&context->allocator, (out->count + 1) * sizeof *out->exprs);
  if (out->exprs == NULL) tn_rewriter__fail(values->rewriter, tn_context__out_of_memory(context));
  return out->exprs != NULL && values->rewriter->status == TN_OK;
}

static void close_replacements(tn_affine_values* values, replacements* self) {
  tn_deallocate(&values->rewriter->context->allocator, self->exprs,
                (self->count + 1) * sizeof *self->exprs);
}

static tn_affine_expr make_expr(tn_rewriter* rewriter, tn_affine_kind kind, int64_t value) {
  tn_affine_expr made = {NULL};
  tn_status status;
  if (kind == TN_AFFINE_CONSTANT) {
    status = tn_affine_constant_get(rewriter->context, value, &made);
  } else if (kind == TN_AFFINE_DIM) {
    status = tn_affine_dim_get(rewriter->context, (uint32_t)value, &made);
  } else {
    status = tn_affine_symbol_get(rewriter->context, (uint32_t)value, &made);
  }
  (void)tn_rewriter__ok(rewriter, status);
  return made;
}

/// Applies the replacements to the map, which then has the new counts.
static void apply_replacements(tn_affine_values* values, const replacements* by, uint32_t dim_count,
                               uint32_t symbol_count) {
  tn_rewriter* rewriter = values->rewriter;
  tn_attribute map = {NULL};
  if (rewriter->status != TN_OK) return;
  if (tn_rewriter__ok(rewriter,
                      tn_affine_map_replace_dims_and_symbols(
                          values->map, by->exprs, by->dim_count, by->exprs + by->dim_count,
                          by->count - by->dim_count, dim_count, symbol_count, &map))) {
    values->map = map;
  }
}

static void take_operands(tn_affine_values* values, tn_refs* operands) {
  tn_refs__free(values->rewriter, &values->operands);
  values->operands = *operands;
}

static void simplify_map(tn_affine_values* values) {
  tn_attribute map = {NULL};
  if (values->rewriter->status != TN_OK) return;
  const tn_status status = tn_affine__map_simplify(values->map, &map);
  if (status == TN_AFFINE_TOO_LARGE) return;
  if (tn_rewriter__ok(values->rewriter, status) && !is_too_large(map, values->map)) {
    values->map = map;
  }
}

//===-- Canonicalization ----------------------------------------------------------------------===//

/// Converts dimensions that are valid symbols to symbols, after the existing ones, and invalid
/// symbols to dimensions.
static void sort_kinds(tn_affine_values* values) {
  tn_rewriter* rewriter = values->rewriter;
  replacements by;
  tn_refs dims = {0};
  tn_refs symbols = {0};
  tn_refs promoted = {0};
  if (!open_replacements(values, &by)) return;
  const tn_ref* operands = tn_refs__items(&values->operands);
  const uint32_t symbol_count = by.count - by.dim_count;
  uint32_t kept = 0;
  for (uint32_t i = by.dim_count; i < by.count; ++i) {
    kept += tn_affine__is_symbol(rewriter->context, operands[i]) ||
            !tn_affine__is_dim(rewriter->context, operands[i]);
  }
  for (uint32_t i = 0; i < by.dim_count; ++i) {
    const bool promotes = tn_affine__is_symbol(rewriter->context, operands[i]);
    tn_refs* list = promotes ? &promoted : &dims;
    by.exprs[i] = make_expr(rewriter, promotes ? TN_AFFINE_SYMBOL : TN_AFFINE_DIM,
                            promotes ? (int64_t)(kept + promoted.count) : (int64_t)dims.count);
    tn_refs__push(rewriter, list, operands[i]);
  }
  for (uint32_t i = by.dim_count; i < by.count; ++i) {
    const bool stays = tn_affine__is_symbol(rewriter->context, operands[i]) ||
                       !tn_affine__is_dim(rewriter->context, operands[i]);
    by.exprs[i] = make_expr(rewriter, stays ? TN_AFFINE_SYMBOL : TN_AFFINE_DIM,
                            stays ? (int64_t)symbols.count : (int64_t)dims.count);
    tn_refs__push(rewriter, stays ? &symbols : &dims, operands[i]);
  }
  (void)symbol_count;
  const uint32_t dim_count = dims.count;
  for (uint32_t i = 0; i < symbols.count; ++i) {
    tn_refs__push(rewriter, &dims, tn_refs__items(&symbols)[i]);
  }
  for (uint32_t i = 0; i < promoted.count; ++i) {
    tn_refs__push(rewriter, &dims, tn_refs__items(&promoted)[i]);
  }
  apply_replacements(values, &by, dim_count, dims.count - dim_count);
  take_operands(values, &dims);
  tn_refs__free(rewriter, &symbols);
  tn_refs__free(rewriter, &promoted);
  close_replacements(values, &by);
}

/// Tells for each dimension and symbol if it is used.
typedef struct uses {
  bool* items;
  uint32_t dim_count;
} uses;

static tn_status mark_use(void* user_data, const tn_storage* leaf) {
  const uses* used = user_data;
  const tn_affine_kind kind = tn_affine__kind(leaf);
  if (kind == TN_AFFINE_CONSTANT) return TN_OK;
  used->items[(kind == TN_AFFINE_DIM ? 0 : used->dim_count) + tn_affine__position(leaf)] = true;
  return TN_OK;
}

static void mark_uses(tn_rewriter* rewriter, tn_attribute map, uses* used) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_storage* result = tn_affine_map_result(map, i).storage;
    (void)tn_rewriter__ok(rewriter, tn_affine__leaves(result, mark_use, used));
  }
}

/// Up to this many operands are compared one by one.
#define FEW_OPERANDS 16u

/// Returns the index of `value` in `operands` from `first` on; appends it if it is missing.
/// `places` indexes all of them if there are many.
static uint32_t place_of(tn_rewriter* rewriter, tn_judy_map* places, tn_refs* operands,
                         uint32_t first, tn_ref value) {
  uint32_t at = first;
  uintptr_t place = 0;
  if (operands->count - first < FEW_OPERANDS) {
    while (at < operands->count && tn_refs__items(operands)[at] != value) ++at;
    if (at < operands->count) return at;
  } else {
    for (; places->root == NULL && at < operands->count; ++at) {
      const tn_ref old = tn_refs__items(operands)[at];
      if (tn_judy_map_set(places, old, at) != TN_OK)
        tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    }
    if (tn_judy_map_get(places, value, &place)) return (uint32_t)place;
    if (tn_judy_map_set(places, value, operands->count) != TN_OK) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    }
  }
  tn_refs__push(rewriter, operands, value);
  return operands->count - 1;
}

/// Collects the used operands of one kind without duplicates.
static uint32_t unite_kind(tn_affine_values* values, replacements* by, const uses* used,
                           bool is_dim, tn_refs* operands) {
  tn_rewriter* rewriter = values->rewriter;
  const uint32_t start = is_dim ? 0 : by->dim_count;
  const uint32_t end = is_dim ? by->dim_count : by->count;
  const uint32_t first = operands->count;
  const tn_affine_kind kind = is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL;
  tn_judy_map places = {NULL};
  for (uint32_t i = start; i < end; ++i) {
    const tn_ref value = tn_refs__items(&values->operands)[i];
    int64_t constant = 0;
    if (!used->items[i]) {
      by->exprs[i] = make_expr(rewriter, TN_AFFINE_CONSTANT, 0);
    } else if (!is_dim && tn_const__int64_of(rewriter->context, value, &constant)) {
      by->exprs[i] = make_expr(rewriter, TN_AFFINE_CONSTANT, constant);
    } else {
      const uint32_t at = place_of(rewriter, &places, operands, first, value);
      by->exprs[i] = make_expr(rewriter, kind, at - first);
    }
  }
  tn_judy_map_clear(&places);
  return operands->count - first;
}

void tn_affine_values__canonicalize(tn_affine_values* values) {
  replacements by;
  tn_refs operands = {0};
  if (values->operands.count == 0 || values->rewriter->status != TN_OK) return;
  sort_kinds(values);
  if (values->rewriter->status != TN_OK || !open_replacements(values, &by)) return;
  uses used = {.dim_count = by.dim_count};
  used.items = tn_allocate_zeroed(&values->rewriter->context->allocator, by.count + 1);
  if (used.items == NULL) {
    tn_rewriter__fail(values->rewriter, tn_context__out_of_memory(values->rewriter->context));
    close_replacements(values, &by);
    return;
  }
  mark_uses(values->rewriter, values->map, &used);
  const uint32_t dim_count = unite_kind(values, &by, &used, true, &operands);
  const uint32_t symbol_count = unite_kind(values, &by, &used, false, &operands);
  tn_deallocate(&values->rewriter->context->allocator, used.items, by.count + 1);
  apply_replacements(values, &by, dim_count, symbol_count);
  take_operands(values, &operands);
  close_replacements(values, &by);
}

//===-- Composition ---------------------------------------------------------------------------===//

/// Dimensions and symbols during composition; 0 for replaced ones.
typedef struct composition {
  tn_affine_values* values;
  tn_refs dims;
  tn_refs symbols;
  uint32_t put_count;
  tn_judy_map dim_places;  ///< Indices of values, once duplicates are avoided.
  tn_judy_map symbol_places;
  bool is_too_large;  ///< Substituting an op would make the map too large.
} composition;

static void append(tn_rewriter* rewriter, tn_refs* list, tn_refs* from, uint32_t start,
                   uint32_t end) {
  for (uint32_t i = start; i < end; ++i) tn_refs__push(rewriter, list, tn_refs__items(from)[i]);
}

/// Up to this many substituted ops get their own operands, which canonicalization merges. Later
/// ones reuse existing operands; otherwise ops with repeated operands would need an unlimited
/// number.
#define SEPARATE_COUNT 16u

static void no_memory(tn_rewriter* rewriter) {
  tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
}

/// Records the indices of values.
static void note_places(tn_rewriter* rewriter, tn_judy_map* places, tn_refs* list) {
  for (uint32_t i = list->count; i-- > 0;) {
    const tn_ref value = tn_refs__items(list)[i];
    if (value != 0 && tn_judy_map_set(places, value, i) != TN_OK) no_memory(rewriter);
  }
}

/// Returns an index for an operand of a substituted op.
static uint32_t place_for(composition* all, bool is_dim, tn_ref value) {
  tn_rewriter* rewriter = all->values->rewriter;
  tn_refs* list = is_dim ? &all->dims : &all->symbols;
  tn_judy_map* places = is_dim ? &all->dim_places : &all->symbol_places;
  uintptr_t place = 0;
  const bool shares = all->put_count > SEPARATE_COUNT;
  if (shares && tn_judy_map_get(places, value, &place) && tn_refs__items(list)[place] == value) {
    return (uint32_t)place;
  }
  if (shares && tn_judy_map_set(places, value, list->count) != TN_OK) no_memory(rewriter);
  tn_refs__push(rewriter, list, value);
  return list->count - 1;
}

/// Returns the result of `inner` in terms of the new operands.
static tn_affine_expr place_result(composition* all, tn_affine_values* inner) {
  tn_rewriter* rewriter = all->values->rewriter;
  tn_affine_expr result = {NULL};
  replacements by;
  if (!open_replacements(inner, &by)) return result;
  for (uint32_t i = 0; i < by.count && rewriter->status == TN_OK; ++i) {
    const bool is_dim = i < by.dim_count;
    const uint32_t place = place_for(all, is_dim, tn_refs__items(&inner->operands)[i]);
    by.exprs[i] = make_expr(rewriter, is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL, place);
  }
  if (rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(rewriter, tn_affine_expr_replace_dims_and_symbols(
                                        tn_affine_map_result(inner->map, 0), by.exprs, by.dim_count,
                                        by.exprs + by.dim_count, by.count - by.dim_count, &result));
  }
  close_replacements(inner, &by);
  return result;
}

/// Returns whether the remaining ops depend on themselves, so that composition would not end.
static bool is_in_circle(composition* all) {
  tn_rewriter* rewriter = all->values->rewriter;
  bool found = false;
  tn_circles circles;
  tn_circles__open(rewriter, TN_CODE_AFFINE_APPLY, &circles);
  for (uint32_t i = 0; i < all->dims.count + all->symbols.count && !found; ++i) {
    const tn_ref value = i < all->dims.count ? tn_refs__items(&all->dims)[i]
                                             : tn_refs__items(&all->symbols)[i - all->dims.count];
    const tn_ref op = tn_value__defined_by(rewriter->context, value, TN_CODE_AFFINE_APPLY);
    found = op != 0 && tn_circles__lead_to(&circles, op);
  }
  tn_circles__close(&circles);
  return found;
}

/// Substitutes the result of `inner` for dimension or symbol `position`.
static void put_in_result(composition* all, tn_affine_values* inner, bool is_dim,
                          uint32_t position) {
  tn_rewriter* rewriter = all->values->rewriter;
  if (++all->put_count == SEPARATE_COUNT + 1) {
    all->is_too_large = is_in_circle(all);
    if (all->is_too_large) return;
    note_places(rewriter, &all->dim_places, &all->dims);
    note_places(rewriter, &all->symbol_places, &all->symbols);
  }
  const tn_affine_expr expr = place_result(all, inner);
  const tn_affine_expr target =
      make_expr(rewriter, is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL, position);
  tn_attribute map = {NULL};
  if (rewriter->status != TN_OK) return;
  const tn_status status = tn_affine__map_replace(all->values->map, target, expr, all->dims.count,
                                                  all->symbols.count, &map);
  all->is_too_large =
      status == TN_AFFINE_TOO_LARGE || (status == TN_OK && is_too_large(map, all->values->map));
  if (all->is_too_large || !tn_rewriter__ok(rewriter, status)) return;
  tn_refs__items(is_dim ? &all->dims : &all->symbols)[position] = 0;
  all->values->map = map;
}

/// Substitutes the affine.apply that defines dimension or symbol `position`.
static bool put_in(composition* all, bool is_dim, uint32_t position) {
  tn_rewriter* rewriter = all->values->rewriter;
  const tn_ref value = tn_refs__items(is_dim ? &all->dims : &all->symbols)[position];
  const tn_ref op = tn_value__defined_by(rewriter->context, value, TN_CODE_AFFINE_APPLY);
  if (op == 0) return false;
  tn_affine_values inner;
  tn_affine_values__open(rewriter, op, tn_affine_apply_map(rewriter->context, op), 0,
                         tn_op__operand_count(rewriter->context, op), &inner);
  tn_affine_values__canonicalize(&inner);
  put_in_result(all, &inner, is_dim, position);
  tn_affine_values__close(&inner);
  return true;
}

static bool put_in_any(composition* all) {
  for (uint32_t i = 0; i < all->dims.count; ++i) {
    if (put_in(all, true, i)) return true;
  }
  for (uint32_t i = 0; i < all->symbols.count; ++i) {
    if (put_in(all, false, i)) return true;
  }
  return false;
}

/// Removes the replaced dimensions and symbols.
static void prune(composition* all) {
  tn_affine_values* values = all->values;
  tn_rewriter* rewriter = values->rewriter;
  replacements by;
  tn_refs operands = {0};
  if (!open_replacements(values, &by)) return;
  uint32_t counts[2] = {0, 0};
  for (uint32_t i = 0; i < by.count; ++i) {
    const bool is_dim = i < by.dim_count;
    const tn_ref value =
        tn_refs__items(is_dim ? &all->dims : &all->symbols)[is_dim ? i : i - by.dim_count];
    if (value == 0) {
      by.exprs[i] = make_expr(rewriter, TN_AFFINE_CONSTANT, 0);
      continue;
    }
    by.exprs[i] =
        make_expr(rewriter, is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL, counts[is_dim ? 0 : 1]++);
    tn_refs__push(rewriter, &operands, value);
  }
  apply_replacements(values, &by, counts[0], counts[1]);
  take_operands(values, &operands);
  close_replacements(values, &by);
}

static bool has_apply(tn_affine_values* values) {
  for (uint32_t i = 0; i < values->operands.count; ++i) {
    const tn_ref value = tn_refs__items(&values->operands)[i];
    if (tn_value__defined_by(values->rewriter->context, value, TN_CODE_AFFINE_APPLY) != 0)
      return true;
  }
  return false;
}

/// Substitutes all ops or none: false if the map would be too large.
static bool put_in_all(tn_affine_values* values) {
  tn_rewriter* rewriter = values->rewriter;
  const tn_attribute map = values->map;
  composition all = {.values = values};
  if (tn_affine_map_result_count(map) == 0) return true;
  const uint32_t dim_count = tn_affine_map_dim_count(map);
  append(rewriter, &all.dims, &values->operands, 0, dim_count);
  append(rewriter, &all.symbols, &values->operands, dim_count, values->operands.count);
  while (rewriter->status == TN_OK && !all.is_too_large && put_in_any(&all)) continue;
  if (all.is_too_large) {
    values->map = map;
  } else if (rewriter->status == TN_OK) {
    prune(&all);
  }
  tn_refs__free(rewriter, &all.dims);
  tn_refs__free(rewriter, &all.symbols);
  tn_judy_map_clear(&all.dim_places);
  tn_judy_map_clear(&all.symbol_places);
  return !all.is_too_large;
}

void tn_affine_values__compose(tn_affine_values* values) {
  tn_rewriter* rewriter = values->rewriter;
  bool put_all = true;
  do {
    put_all = put_in_all(values);
    tn_affine_values__canonicalize(values);
    simplify_map(values);
  } while (put_all && rewriter->status == TN_OK && has_apply(values));
}

void tn_affine__compose_map(tn_rewriter* rewriter, tn_attribute* map, tn_refs* operands) {
  tn_affine_values values = {.rewriter = rewriter, .map = *map, .operands = *operands};
  tn_affine_values__compose(&values);
  tn_judy_set_clear(&values.with_locals);
  *map = values.map;
  *operands = values.operands;
}

//===-- Sets ----------------------------------------------------------------------------------===//

tn_attribute tn_affine__map_of_set(tn_rewriter* rewriter, tn_attribute set) {
  tn_attribute map = {NULL};
  const size_t count = tn_integer_set_constraint_count(set);
  tn_affine_expr* exprs = tn_allocate(&rewriter->context->allocator, (count + 1) * sizeof *exprs);
  if (exprs == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return map;
  }
  for (size_t i = 0; i < count; ++i) exprs[i] = tn_integer_set_constraint(set, i);
  (void)tn_rewriter__ok(rewriter,
                        tn_affine_map_get(rewriter->context, tn_integer_set_dim_count(set),
                                          tn_integer_set_symbol_count(set), exprs, count, &map));
  tn_deallocate(&rewriter->context->allocator, exprs, (count + 1) * sizeof *exprs);
  return map;
}

tn_attribute tn_affine__set_of_map(tn_rewriter* rewriter, tn_attribute map, tn_attribute old_set) {
  tn_attribute set = {NULL};
  const size_t count = tn_affine_map_result_count(map);
  const size_t size = (count + 1) * (sizeof(tn_affine_expr) + sizeof(bool));
  tn_affine_expr* exprs = tn_allocate(&rewriter->context->allocator, size);
  if (exprs == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return set;
  }
  bool* flags = (bool*)(void*)(exprs + count);
  for (size_t i = 0; i < count; ++i) {
    exprs[i] = tn_affine_map_result(map, i);
    flags[i] = tn_integer_set_is_equality(old_set, i);
  }
  (void)tn_rewriter__ok(
      rewriter, tn_integer_set_get(rewriter->context, tn_affine_map_dim_count(map),
                                   tn_affine_map_symbol_count(map), exprs, flags, count, &set));
  tn_deallocate(&rewriter->context->allocator, exprs, size);
  return set;
}
