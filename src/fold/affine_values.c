// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps with values: composing and canonical form. Source: the affine dialect's documentation,
// "Dimensions and Symbols", and what mlir-opt gives.

#include "fold/affine_values.h"

#include "fold/effects.h"

//===-- Dimensions and symbols ----------------------------------------------------------------===//

static tn_ref region_of(const tn_context* context, tn_ref value) {
  const tn_ref block = tn_value__parent_block(context, value);
  return block == 0 ? 0 : tn_block__at(context, block)->region;
}

static tn_ref region_op(const tn_context* context, tn_ref region) {
  return region == 0 ? 0 : tn_region__at(context, region)->op;
}

static bool is_scope(const tn_context* context, tn_ref op) {
  return op != 0 && tn_rw__has_trait(context, op, TN_OP_TRAIT_AFFINE_SCOPE);
}

/// Defined directly in an op whose values are symbols.
static bool is_top_level(const tn_context* context, tn_ref value) {
  return is_scope(context, region_op(context, region_of(context, value)));
}

/// The region of the innermost such op around `op`.
static tn_ref scope_of(const tn_context* context, tn_ref op) {
  for (tn_ref at = op; at != 0; at = tn_rw__parent(context, at)) {
    const tn_ref block = tn_rw__block(context, at);
    if (block == 0) return 0;
    const tn_ref region = tn_block__at(context, block)->region;
    if (is_scope(context, region_op(context, region))) return region;
  }
  return 0;
}

static bool is_symbol_in(const tn_context* context, tn_ref value, tn_ref region);

/// A size of a view, subview or allocation that is known, or is a symbol.
static bool size_is_symbol(const tn_context* context, tn_ref op, uint64_t index, tn_ref region) {
  const tn_type type = tn_rw__type(context, tn_rw__result(context, op, 0));
  if (!tn_shaped_type_has_rank(type) || index >= tn_shaped_type_rank(type)) return false;
  const int64_t* dims = tn_shaped_type_dims(type);
  if (dims[index] >= 0) return true;
  uint32_t at = 0;
  for (uint64_t i = 0; i < index; ++i) at += dims[i] < 0;
  switch (tn_rw__code(context, op)) {
    case TN_CODE_MEMREF_ALLOC:
      break;
    case TN_CODE_MEMREF_VIEW:
      at += 2;
      break;
    case TN_CODE_MEMREF_SUBVIEW:
      at += 1 + (uint32_t)tn_rw__segment(context, op, "operandSegmentSizes", 1);
      break;
    default:
      return false;
  }
  return is_symbol_in(context, tn_rw__operand(context, op, at), region);
}

static bool dim_op_is_symbol(const tn_context* context, tn_ref op, tn_ref region) {
  const tn_ref shaped = tn_rw__operand(context, op, 0);
  if (is_top_level(context, shaped)) return true;
  int64_t index = 0;
  if (tn_value__is_argument(shaped) ||
      !tn_const__int64_of(context, tn_rw__operand(context, op, 1), &index) || index < 0) {
    return false;
  }
  tn_ref source = tn_value__owner(context, shaped);
  while (tn_rw__code(context, source) == TN_CODE_MEMREF_CAST) {
    const tn_ref inner = tn_rw__operand(context, source, 0);
    if (!tn_shaped_type_has_rank(tn_rw__type(context, inner)) || tn_value__is_argument(inner)) {
      return false;
    }
    source = tn_value__owner(context, inner);
  }
  return size_is_symbol(context, source, (uint64_t)index, region);
}

/// How far what is made from symbols is followed, as a bound on the recursion.
#define SYMBOL_DEPTH_MAX 64u

static bool is_symbol_at(const tn_context* context, tn_ref value, tn_ref region, uint32_t depth) {
  if (!tn_type__is_kind(tn_rw__type(context, value), TN_TYPE_INDEX)) return false;
  for (;;) {
    if (region != 0 && region_of(context, value) == region) return true;
    const tn_ref op = tn_rw__source(context, value);
    if (op != 0) {
      if (tn_const__of_op(context, op).storage != NULL) return true;
      bool all = depth < SYMBOL_DEPTH_MAX && tn_effects__is_pure(context, op) &&
                 tn_op__region_count(tn_op__at(context, op)) == 0;
      for (uint32_t i = 0; i < tn_rw__operand_count(context, op) && all; ++i) {
        all = is_symbol_at(context, tn_rw__operand(context, op, i), region, depth + 1);
      }
      if (all) return true;
      const tn_op_code code = tn_rw__code(context, op);
      if (code == TN_CODE_MEMREF_DIM || code == TN_CODE_TENSOR_DIM) {
        return dim_op_is_symbol(context, op, region);
      }
    }
    // What dominates the op around the region is as good.
    const tn_ref around = region_op(context, region);
    if (around == 0 || tn_rw__has_trait(context, around, TN_OP_TRAIT_ISOLATED) ||
        tn_rw__block(context, around) == 0) {
      return false;
    }
    region = tn_block__at(context, tn_rw__block(context, around))->region;
  }
}

static bool is_symbol_in(const tn_context* context, tn_ref value, tn_ref region) {
  return is_symbol_at(context, value, region, 0);
}

bool tn_affine__is_symbol(const tn_context* context, tn_ref value) {
  if (!tn_type__is_kind(tn_rw__type(context, value), TN_TYPE_INDEX)) return false;
  if (is_top_level(context, value)) return true;
  const tn_ref op = tn_rw__source(context, value);
  return op != 0 && is_symbol_in(context, value, scope_of(context, op));
}

bool tn_affine__is_dim(const tn_context* context, tn_ref value) {
  if (!tn_type__is_kind(tn_rw__type(context, value), TN_TYPE_INDEX)) return false;
  if (tn_value__is_argument(value)) {
    const tn_ref parent = region_op(context, region_of(context, value));
    if (parent == 0) return false;
    const tn_op_code code = tn_rw__code(context, parent);
    return is_scope(context, parent) || code == TN_CODE_AFFINE_FOR ||
           code == TN_CODE_AFFINE_PARALLEL;
  }
  if (tn_affine__is_symbol(context, value)) return true;
  const tn_ref op = tn_value__owner(context, value);
  const tn_op_code code = tn_rw__code(context, op);
  if (code == TN_CODE_MEMREF_DIM || code == TN_CODE_TENSOR_DIM) {
    return is_top_level(context, tn_rw__operand(context, op, 0));
  }
  if (code != TN_CODE_AFFINE_APPLY) return false;
  for (uint32_t i = 0; i < tn_rw__operand_count(context, op); ++i) {
    if (!tn_affine__is_dim(context, tn_rw__operand(context, op, i))) return false;
  }
  return true;
}

//===-- Opening -------------------------------------------------------------------------------===//

void tn_affine_values__open(tn_rewriter* it, tn_ref op, tn_attribute map, uint32_t start,
                            uint32_t count, tn_affine_values* out_values) {
  *out_values = (tn_affine_values){.it = it, .map = map};
  tn_refs__push_operands(it, &out_values->operands, op, start, start + count);
}

void tn_affine_values__close(tn_affine_values* values) {
  tn_refs__free(values->it, &values->operands);
}

bool tn_affine_values__are(tn_affine_values* values, tn_ref op, tn_attribute map, uint32_t start,
                           uint32_t count) {
  if (values->map.storage != map.storage || values->operands.count != count) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_refs__items(&values->operands)[i] !=
        tn_rw__operand(values->it->context, op, start + i)) {
      return false;
    }
  }
  return true;
}

//===-- Replacing -----------------------------------------------------------------------------===//

/// What stands for each dimension and symbol.
typedef struct replacements {
  tn_affine_expr* exprs;
  uint32_t dim_count;
  uint32_t count;
} replacements;

static bool open_replacements(tn_affine_values* values, replacements* out) {
  const tn_context* context = values->it->context;
  out->dim_count = tn_affine_map_dim_count(values->map);
  out->count = out->dim_count + tn_affine_map_symbol_count(values->map);
  out->exprs = tn_allocate_zeroed(&context->allocator, (out->count + 1) * sizeof *out->exprs);
  if (out->exprs == NULL) tn_rw__fail(values->it, tn_context__out_of_memory(context));
  return out->exprs != NULL && values->it->status == TN_OK;
}

static void close_replacements(tn_affine_values* values, replacements* it) {
  tn_deallocate(&values->it->context->allocator, it->exprs, (it->count + 1) * sizeof *it->exprs);
}

static tn_affine_expr make_expr(tn_rewriter* it, tn_affine_kind kind, int64_t value) {
  tn_affine_expr made = {NULL};
  tn_status status;
  if (kind == TN_AFFINE_CONSTANT) {
    status = tn_affine_constant_get(it->context, value, &made);
  } else if (kind == TN_AFFINE_DIM) {
    status = tn_affine_dim_get(it->context, (uint32_t)value, &made);
  } else {
    status = tn_affine_symbol_get(it->context, (uint32_t)value, &made);
  }
  (void)tn_rw__ok(it, status);
  return made;
}

/// Puts the replacements into the map, which has the new counts then.
static void apply_replacements(tn_affine_values* values, const replacements* by, uint32_t dim_count,
                               uint32_t symbol_count) {
  tn_rewriter* it = values->it;
  tn_attribute map = {NULL};
  if (it->status != TN_OK) return;
  if (tn_rw__ok(it, tn_affine_map_replace_dims_and_symbols(
                        values->map, by->exprs, by->dim_count, by->exprs + by->dim_count,
                        by->count - by->dim_count, dim_count, symbol_count, &map))) {
    values->map = map;
  }
}

static void take_operands(tn_affine_values* values, tn_refs* operands) {
  tn_refs__free(values->it, &values->operands);
  values->operands = *operands;
}

static void simplify_map(tn_affine_values* values) {
  tn_attribute map = {NULL};
  if (values->it->status == TN_OK &&
      tn_rw__ok(values->it, tn_affine_map_simplify(values->map, &map))) {
    values->map = map;
  }
}

//===-- Canonical form ------------------------------------------------------------------------===//

/// Dimensions that may be symbols become symbols, behind those there are; symbols that may not be
/// become dimensions.
static void sort_kinds(tn_affine_values* values) {
  tn_rewriter* it = values->it;
  replacements by;
  tn_refs dims = {0};
  tn_refs symbols = {0};
  tn_refs promoted = {0};
  if (!open_replacements(values, &by)) return;
  const tn_ref* operands = tn_refs__items(&values->operands);
  const uint32_t symbol_count = by.count - by.dim_count;
  uint32_t kept = 0;
  for (uint32_t i = by.dim_count; i < by.count; ++i) {
    kept += tn_affine__is_symbol(it->context, operands[i]) ||
            !tn_affine__is_dim(it->context, operands[i]);
  }
  for (uint32_t i = 0; i < by.dim_count; ++i) {
    const bool promotes = tn_affine__is_symbol(it->context, operands[i]);
    tn_refs* list = promotes ? &promoted : &dims;
    by.exprs[i] = make_expr(it, promotes ? TN_AFFINE_SYMBOL : TN_AFFINE_DIM,
                            promotes ? (int64_t)(kept + promoted.count) : (int64_t)dims.count);
    tn_refs__push(it, list, operands[i]);
  }
  for (uint32_t i = by.dim_count; i < by.count; ++i) {
    const bool stays = tn_affine__is_symbol(it->context, operands[i]) ||
                       !tn_affine__is_dim(it->context, operands[i]);
    by.exprs[i] = make_expr(it, stays ? TN_AFFINE_SYMBOL : TN_AFFINE_DIM,
                            stays ? (int64_t)symbols.count : (int64_t)dims.count);
    tn_refs__push(it, stays ? &symbols : &dims, operands[i]);
  }
  (void)symbol_count;
  const uint32_t dim_count = dims.count;
  for (uint32_t i = 0; i < symbols.count; ++i) {
    tn_refs__push(it, &dims, tn_refs__items(&symbols)[i]);
  }
  for (uint32_t i = 0; i < promoted.count; ++i) {
    tn_refs__push(it, &dims, tn_refs__items(&promoted)[i]);
  }
  apply_replacements(values, &by, dim_count, dims.count - dim_count);
  take_operands(values, &dims);
  tn_refs__free(it, &symbols);
  tn_refs__free(it, &promoted);
  close_replacements(values, &by);
}

static bool is_used(tn_attribute map, bool is_dim, uint32_t position) {
  return is_dim ? tn_affine_map_is_function_of_dim(map, position)
                : tn_affine_map_is_function_of_symbol(map, position);
}

/// The operands of one kind that are used, each once.
static uint32_t unite_kind(tn_affine_values* values, replacements* by, bool is_dim,
                           tn_refs* operands) {
  tn_rewriter* it = values->it;
  const uint32_t start = is_dim ? 0 : by->dim_count;
  const uint32_t end = is_dim ? by->dim_count : by->count;
  const uint32_t first = operands->count;
  const tn_affine_kind kind = is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL;
  for (uint32_t i = start; i < end; ++i) {
    const tn_ref value = tn_refs__items(&values->operands)[i];
    int64_t constant = 0;
    if (!is_used(values->map, is_dim, i - start)) {
      by->exprs[i] = make_expr(it, TN_AFFINE_CONSTANT, 0);
    } else if (!is_dim && tn_const__int64_of(it->context, value, &constant)) {
      by->exprs[i] = make_expr(it, TN_AFFINE_CONSTANT, constant);
    } else {
      uint32_t at = first;
      while (at < operands->count && tn_refs__items(operands)[at] != value) ++at;
      if (at == operands->count) tn_refs__push(it, operands, value);
      by->exprs[i] = make_expr(it, kind, at - first);
    }
  }
  return operands->count - first;
}

void tn_affine_values__canonicalize(tn_affine_values* values) {
  replacements by;
  tn_refs operands = {0};
  if (values->operands.count == 0 || values->it->status != TN_OK) return;
  sort_kinds(values);
  if (values->it->status != TN_OK || !open_replacements(values, &by)) return;
  const uint32_t dim_count = unite_kind(values, &by, true, &operands);
  const uint32_t symbol_count = unite_kind(values, &by, false, &operands);
  apply_replacements(values, &by, dim_count, symbol_count);
  take_operands(values, &operands);
  close_replacements(values, &by);
}

//===-- Composing -----------------------------------------------------------------------------===//

/// Dimensions and symbols while ops are put in; 0 for those that are replaced.
typedef struct composition {
  tn_affine_values* values;
  tn_refs dims;
  tn_refs symbols;
} composition;

static void append(tn_rewriter* it, tn_refs* list, tn_refs* from, uint32_t start, uint32_t end) {
  for (uint32_t i = start; i < end; ++i) tn_refs__push(it, list, tn_refs__items(from)[i]);
}

/// Puts the affine.apply that makes dimension or symbol `position` into the map.
static bool put_in(composition* all, bool is_dim, uint32_t position) {
  tn_rewriter* it = all->values->it;
  tn_ref* place = &tn_refs__items(is_dim ? &all->dims : &all->symbols)[position];
  const tn_ref op = tn_rw__source_of(it->context, *place, TN_CODE_AFFINE_APPLY);
  if (op == 0) return false;
  *place = 0;
  tn_affine_values inner;
  tn_affine_values__open(it, op, tn_rw__attribute(it->context, op, "map"), 0,
                         tn_rw__operand_count(it->context, op), &inner);
  tn_affine_values__canonicalize(&inner);
  const uint32_t inner_dims = tn_affine_map_dim_count(inner.map);
  const uint32_t inner_symbols = tn_affine_map_symbol_count(inner.map);
  tn_affine_expr expr = tn_affine_map_result(inner.map, 0);
  tn_affine_expr shifted = {NULL};
  tn_attribute map = {NULL};
  if (it->status == TN_OK &&
      tn_rw__ok(it, tn_affine_expr_shift_dims(expr, inner_dims, all->dims.count, 0, &shifted)) &&
      tn_rw__ok(
          it, tn_affine_expr_shift_symbols(shifted, inner_symbols, all->symbols.count, 0, &expr))) {
    const tn_affine_expr target =
        make_expr(it, is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL, position);
    append(it, &all->dims, &inner.operands, 0, inner_dims);
    append(it, &all->symbols, &inner.operands, inner_dims, inner.operands.count);
    if (it->status == TN_OK &&
        tn_rw__ok(it, tn_affine_map_replace(all->values->map, target, expr, all->dims.count,
                                            all->symbols.count, &map))) {
      all->values->map = map;
    }
  }
  tn_affine_values__close(&inner);
  return it->status == TN_OK;
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

/// Leaves out the dimensions and symbols that were replaced.
static void prune(composition* all) {
  tn_affine_values* values = all->values;
  tn_rewriter* it = values->it;
  replacements by;
  tn_refs operands = {0};
  if (!open_replacements(values, &by)) return;
  uint32_t counts[2] = {0, 0};
  for (uint32_t i = 0; i < by.count; ++i) {
    const bool is_dim = i < by.dim_count;
    const tn_ref value =
        tn_refs__items(is_dim ? &all->dims : &all->symbols)[is_dim ? i : i - by.dim_count];
    if (value == 0) {
      by.exprs[i] = make_expr(it, TN_AFFINE_CONSTANT, 0);
      continue;
    }
    by.exprs[i] =
        make_expr(it, is_dim ? TN_AFFINE_DIM : TN_AFFINE_SYMBOL, counts[is_dim ? 0 : 1]++);
    tn_refs__push(it, &operands, value);
  }
  apply_replacements(values, &by, counts[0], counts[1]);
  take_operands(values, &operands);
  close_replacements(values, &by);
}

static bool has_apply(tn_affine_values* values) {
  for (uint32_t i = 0; i < values->operands.count; ++i) {
    const tn_ref value = tn_refs__items(&values->operands)[i];
    if (tn_rw__source_of(values->it->context, value, TN_CODE_AFFINE_APPLY) != 0) return true;
  }
  return false;
}

void tn_affine_values__compose(tn_affine_values* values) {
  tn_rewriter* it = values->it;
  do {
    if (tn_affine_map_result_count(values->map) != 0) {
      composition all = {.values = values};
      const uint32_t dim_count = tn_affine_map_dim_count(values->map);
      append(it, &all.dims, &values->operands, 0, dim_count);
      append(it, &all.symbols, &values->operands, dim_count, values->operands.count);
      while (it->status == TN_OK && put_in_any(&all)) continue;
      if (it->status == TN_OK) prune(&all);
      tn_refs__free(it, &all.dims);
      tn_refs__free(it, &all.symbols);
    }
    tn_affine_values__canonicalize(values);
    simplify_map(values);
  } while (it->status == TN_OK && has_apply(values));
}

//===-- Sets ----------------------------------------------------------------------------------===//

tn_attribute tn_affine__map_of_set(tn_rewriter* it, tn_attribute set) {
  tn_attribute map = {NULL};
  const size_t count = tn_integer_set_constraint_count(set);
  tn_affine_expr* exprs = tn_allocate(&it->context->allocator, (count + 1) * sizeof *exprs);
  if (exprs == NULL) {
    tn_rw__fail(it, tn_context__out_of_memory(it->context));
    return map;
  }
  for (size_t i = 0; i < count; ++i) exprs[i] = tn_integer_set_constraint(set, i);
  (void)tn_rw__ok(it, tn_affine_map_get(it->context, tn_integer_set_dim_count(set),
                                        tn_integer_set_symbol_count(set), exprs, count, &map));
  tn_deallocate(&it->context->allocator, exprs, (count + 1) * sizeof *exprs);
  return map;
}

tn_attribute tn_affine__set_of_map(tn_rewriter* it, tn_attribute map, tn_attribute old_set) {
  tn_attribute set = {NULL};
  const size_t count = tn_affine_map_result_count(map);
  const size_t size = (count + 1) * (sizeof(tn_affine_expr) + sizeof(bool));
  tn_affine_expr* exprs = tn_allocate(&it->context->allocator, size);
  if (exprs == NULL) {
    tn_rw__fail(it, tn_context__out_of_memory(it->context));
    return set;
  }
  bool* flags = (bool*)(void*)(exprs + count);
  for (size_t i = 0; i < count; ++i) {
    exprs[i] = tn_affine_map_result(map, i);
    flags[i] = tn_integer_set_is_equality(old_set, i);
  }
  (void)tn_rw__ok(it,
                  tn_integer_set_get(it->context, tn_affine_map_dim_count(map),
                                     tn_affine_map_symbol_count(map), exprs, flags, count, &set));
  tn_deallocate(&it->context->allocator, exprs, size);
  return set;
}
