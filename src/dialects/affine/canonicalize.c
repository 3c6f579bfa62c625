// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the affine dialect. Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/affine/affine.h"
#include "dialects/affine/values.h"
#include "ir/affine.h"
#include "ir/affine_flat.h"
#include "rewrite/circles.h"

//===-- Maps ----------------------------------------------------------------------------------===//

/// Replaces an op by one with another map and other operands after the first `start`.
static bool replace_mapped(tn_rewriter* rewriter, tn_ref op, tn_op_code code, uint32_t start,
                           tn_attribute map, tn_refs* map_operands) {
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, start);
  for (uint32_t i = 0; i < map_operands->count; ++i) {
    tn_refs__push(rewriter, &operands, tn_refs__items(map_operands)[i]);
  }
  const uint32_t result_count = tn_op__result_count(rewriter->context, op);
  const tn_type type =
      result_count == 0 ? (tn_type){NULL} : tn_op__result_type(rewriter->context, op, 0);
  const char* const kept[] = {"localityHint", "isWrite", "isDataCache"};
  tn_rewriter_attribute attributes[4] = {{"map", map}};
  for (uint32_t i = 0; i < 3; ++i) {
    attributes[i + 1] =
        (tn_rewriter_attribute){kept[i], tn_op__attribute(rewriter->context, op, kept[i])};
  }
  const tn_ref made =
      tn_rewriter__create(rewriter, &(tn_rewriter_spec){.code = code,
                                                        .operands = tn_refs__items(&operands),
                                                        .operand_count = operands.count,
                                                        .types = &type,
                                                        .result_count = result_count,
                                                        .attributes = attributes,
                                                        .attribute_count = 4});
  if (made != 0) tn_rewriter__replace_with_op(rewriter, op, made);
  tn_refs__free(rewriter, &operands);
  return true;
}

/// Returns the number of operands before the map's operands.
static uint32_t map_start(tn_op_code code) {
  switch (code) {
    case TN_CODE_AFFINE_LOAD:
    case TN_CODE_AFFINE_PREFETCH:
    case TN_CODE_AFFINE_VECTOR_LOAD:
      return 1;
    case TN_CODE_AFFINE_STORE:
    case TN_CODE_AFFINE_VECTOR_STORE:
      return 2;
    default:
      return 0;
  }
}

static bool simplify_op(tn_rewriter* rewriter, tn_ref op) {
  const tn_op_code code = tn_op__code(rewriter->context, op);
  const tn_attribute map = tn_op__attribute(rewriter->context, op, "map");
  const uint32_t start = map_start(code);
  const uint32_t count = tn_op__operand_count(rewriter->context, op) - start;
  tn_affine_values values;
  tn_affine_values__open(rewriter, op, map, start, count, &values);
  tn_affine_values__compose(&values);
  tn_affine_values__canonicalize(&values);
  tn_affine_values__simplify(&values);
  const bool changed = !tn_affine_values__are(&values, op, map, start, count);
  if (changed && rewriter->status == TN_OK) {
    (void)replace_mapped(rewriter, op, code, start, values.map, &values.operands);
  }
  tn_affine_values__close(&values);
  return changed;
}

//===-- Minima and maxima ---------------------------------------------------------------------===//

typedef struct exprs {
  tn_affine_expr* items;
  size_t count;
  size_t capacity;
} exprs;

static void push_expr(tn_rewriter* rewriter, exprs* list, tn_affine_expr expr) {
  if (!tn_array_grow(&rewriter->context->allocator, (void*)&list->items, &list->capacity,
                     list->count + 1, sizeof *list->items)) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  list->items[list->count++] = expr;
}

static void free_exprs(tn_rewriter* rewriter, exprs* list) {
  tn_deallocate(&rewriter->context->allocator, list->items, list->capacity * sizeof *list->items);
}

static tn_attribute make_map(tn_rewriter* rewriter, uint32_t dims, uint32_t symbols,
                             const exprs* list) {
  tn_attribute map = {NULL};
  if (rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(rewriter, tn_affine_map_get(rewriter->context, dims, symbols, list->items,
                                                      list->count, &map));
  }
  return map;
}

static bool drop_repeated(tn_rewriter* rewriter, tn_ref op) {
  const tn_op_code code = tn_op__code(rewriter->context, op);
  const tn_attribute map = tn_op__attribute(rewriter->context, op, "map");
  exprs list = {0};
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    size_t at = 0;
    while (at < list.count && !tn_affine_expr_equal(list.items[at], expr)) ++at;
    if (at == list.count) push_expr(rewriter, &list, expr);
  }
  const bool changed = list.count != count;
  if (changed) {
    tn_refs operands = {0};
    const tn_attribute made =
        make_map(rewriter, tn_affine_map_dim_count(map), tn_affine_map_symbol_count(map), &list);
    tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(rewriter->context, op));
    (void)replace_mapped(rewriter, op, code, 0, made, &operands);
    tn_refs__free(rewriter, &operands);
  }
  free_exprs(rewriter, &list);
  return changed;
}

/// Returns the op of the same kind that defines result `expr` of the map; 0 if there is none or it
/// leads to a cycle, where substitution would not end.
static tn_ref producer_of(tn_circles* circles, tn_ref op, tn_attribute map, tn_affine_expr expr) {
  const tn_context* context = circles->rewriter->context;
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  if (kind != TN_AFFINE_DIM && kind != TN_AFFINE_SYMBOL) return 0;
  const uint32_t start = kind == TN_AFFINE_DIM ? 0 : tn_affine_map_dim_count(map);
  const tn_ref producer = tn_value__defined_by(
      context, tn_op__operand(context, op, start + tn_affine_expr_position(expr)), circles->code);
  return producer != 0 && tn_circles__lead_to(circles, producer) ? 0 : producer;
}

/// Appends the results of a minimum that is an operand of another minimum.
static void take_in(tn_rewriter* rewriter, tn_ref producer, exprs* list, tn_refs* dims,
                    tn_refs* symbols) {
  const tn_attribute map = tn_op__attribute(rewriter->context, producer, "map");
  const uint32_t dim_count = tn_affine_map_dim_count(map);
  const uint32_t symbol_count = tn_affine_map_symbol_count(map);
  for (size_t i = 0; i < tn_affine_map_result_count(map) && rewriter->status == TN_OK; ++i) {
    tn_affine_expr expr = tn_affine_map_result(map, i);
    tn_affine_expr shifted = {NULL};
    if (tn_rewriter__ok(rewriter,
                        tn_affine_expr_shift_dims(expr, dim_count, dims->count, 0, &shifted)) &&
        tn_rewriter__ok(rewriter, tn_affine_expr_shift_symbols(shifted, symbol_count,
                                                               symbols->count, 0, &expr))) {
      push_expr(rewriter, list, expr);
    }
  }
  tn_refs__push_operands(rewriter, dims, producer, 0, dim_count);
  tn_refs__push_operands(rewriter, symbols, producer, dim_count, dim_count + symbol_count);
}

static bool merge_producers(tn_rewriter* rewriter, tn_ref op) {
  const tn_op_code code = tn_op__code(rewriter->context, op);
  const tn_attribute map = tn_op__attribute(rewriter->context, op, "map");
  exprs list = {0};
  tn_refs producers = {0};
  tn_circles circles;
  tn_circles__open(rewriter, code, &circles);
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    const tn_ref producer = producer_of(&circles, op, map, expr);
    if (producer == 0) {
      push_expr(rewriter, &list, expr);
    } else {
      tn_refs__push(rewriter, &producers, producer);
    }
  }
  tn_circles__close(&circles);
  const bool changed = producers.count != 0;
  if (changed) {
    tn_refs dims = {0};
    tn_refs symbols = {0};
    const uint32_t dim_count = tn_affine_map_dim_count(map);
    tn_refs__push_operands(rewriter, &dims, op, 0, dim_count);
    tn_refs__push_operands(rewriter, &symbols, op, dim_count,
                           tn_op__operand_count(rewriter->context, op));
    for (uint32_t i = 0; i < producers.count; ++i) {
      take_in(rewriter, tn_refs__items(&producers)[i], &list, &dims, &symbols);
    }
    const tn_attribute made = make_map(rewriter, dims.count, symbols.count, &list);
    for (uint32_t i = 0; i < symbols.count; ++i) {
      tn_refs__push(rewriter, &dims, tn_refs__items(&symbols)[i]);
    }
    (void)replace_mapped(rewriter, op, code, 0, made, &dims);
    tn_refs__free(rewriter, &dims);
    tn_refs__free(rewriter, &symbols);
  }
  tn_refs__free(rewriter, &producers);
  free_exprs(rewriter, &list);
  return changed;
}

/// Compares two flat forms without locals as rows of coefficients.
static int compare_rows(const tn_affine_flat* a, const tn_affine_flat* b) {
  size_t i = a->starts[a->row_count - 1];
  size_t k = b->starts[b->row_count - 1];
  while (i < a->cell_count || k < b->cell_count) {
    const size_t left = i < a->cell_count ? a->cells[i].column : SIZE_MAX;
    const size_t right = k < b->cell_count ? b->cells[k].column : SIZE_MAX;
    const int64_t x = left <= right ? a->cells[i].coefficient : 0;
    const int64_t y = right <= left ? b->cells[k].coefficient : 0;
    if (x != y) return x < y ? -1 : 1;
    i += left <= right;
    k += right <= left;
  }
  return 0;
}

/// Sorts `order` by the rows; false if they were already sorted.
static bool sort_rows(const tn_affine_flat* rows, uint32_t* order, size_t count) {
  bool moved = false;
  for (size_t i = 1; i < count; ++i) {
    for (size_t k = i; k > 0 && compare_rows(&rows[order[k]], &rows[order[k - 1]]) < 0; --k) {
      const uint32_t other = order[k];
      order[k] = order[k - 1];
      order[k - 1] = other;
      moved = true;
    }
  }
  return moved;
}

static bool sort_results(tn_rewriter* rewriter, tn_ref op) {
  const tn_op_code code = tn_op__code(rewriter->context, op);
  const tn_attribute map = tn_op__attribute(rewriter->context, op, "map");
  const size_t count = tn_affine_map_result_count(map);
  const size_t size = count * (sizeof(tn_affine_flat) + sizeof(uint32_t));
  tn_affine_flat* rows = tn_allocate_zeroed(&rewriter->context->allocator, size);
  if (rows == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  uint32_t* order = (uint32_t*)(void*)(rows + count);
  bool flat = true;
  size_t opened = 0;
  for (; opened < count && flat; ++opened) {
    order[opened] = (uint32_t)opened;
    const tn_affine_expr expr = tn_affine_map_result(map, opened);
    const tn_status status = tn_affine_flat__open(
        &rows[opened], expr.storage, tn_affine_map_dim_count(map), tn_affine_map_symbol_count(map));
    flat = status != TN_AFFINE_TOO_LARGE && tn_rewriter__ok(rewriter, status) &&
           tn_affine_expr_is_pure_affine(expr) && !rows[opened].has_poison &&
           rows[opened].local_count == 0;
  }
  bool changed = flat && sort_rows(rows, order, count);
  if (changed) {
    exprs list = {0};
    tn_refs operands = {0};
    for (size_t i = 0; i < count; ++i)
      push_expr(rewriter, &list, tn_affine_map_result(map, order[i]));
    const tn_attribute made =
        make_map(rewriter, tn_affine_map_dim_count(map), tn_affine_map_symbol_count(map), &list);
    tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(rewriter->context, op));
    (void)replace_mapped(rewriter, op, code, 0, made, &operands);
    tn_refs__free(rewriter, &operands);
    free_exprs(rewriter, &list);
  }
  for (size_t i = 0; i < opened; ++i) tn_affine_flat__close(&rows[i]);
  tn_deallocate(&rewriter->context->allocator, rows, size);
  return changed;
}

/// Replaces a minimum or maximum of one value by affine.apply.
static bool apply_single(tn_rewriter* rewriter, tn_ref op) {
  const tn_attribute map = tn_op__attribute(rewriter->context, op, "map");
  if (tn_affine_map_result_count(map) != 1) return false;
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(rewriter->context, op));
  (void)replace_mapped(rewriter, op, TN_CODE_AFFINE_APPLY, 0, map, &operands);
  tn_refs__free(rewriter, &operands);
  return true;
}

//===-- Conditions ----------------------------------------------------------------------------===//

/// Inlines the block before the op and replaces the op's results by the yielded values.
static void inline_block_of(tn_rewriter* rewriter, tn_ref op, tn_ref block) {
  const tn_ref yield = tn_block__last_op(rewriter->context, block);
  tn_refs values = {0};
  tn_rewriter__inline_block(rewriter, block, tn_op__block(rewriter->context, op), op, NULL, 0);
  tn_refs__push_operands(rewriter, &values, yield, 0,
                         tn_op__operand_count(rewriter->context, yield));
  tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  tn_rewriter__erase(rewriter, yield);
  tn_refs__free(rewriter, &values);
}

/// Removes an empty else block.
static bool drop_empty_else(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref otherwise = tn_op__first_block(context, op, TN_AFFINE_IF_ELSE_REGION);
  if (otherwise == 0 || tn_op__result_count(context, op) != 0 ||
      tn_block__at(context, otherwise)->first_op != tn_block__at(context, otherwise)->last_op) {
    return false;
  }
  tn_rewriter__erase_block(rewriter, otherwise);
  tn_rewriter__modified(rewriter, op);
  return true;
}

/// Resolves a condition that is always true or always false.
static bool choose_block(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_attribute set = tn_affine_if_condition(context, op);
  const tn_ref otherwise = tn_op__first_block(context, op, TN_AFFINE_IF_ELSE_REGION);
  const bool is_true = tn_integer_set_constraint_count(set) == 1 &&
                       tn_integer_set_equality_count(set) == 1 &&
                       tn_affine__is_constant_of(tn_integer_set_constraint(set, 0).storage, 0);
  if (!is_true && !tn_integer_set_is_canonical_empty(set)) return false;
  if (!is_true && otherwise == 0) {
    tn_rewriter__erase(rewriter, op);
    return true;
  }
  inline_block_of(rewriter, op,
                  is_true ? tn_op__first_block(context, op, TN_AFFINE_IF_THEN_REGION) : otherwise);
  return true;
}

//===-- The table -----------------------------------------------------------------------------===//

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_affine_patterns[] = {
    {MLIR("SimplifyAffineOp<mlir::affine::AffineApplyOp>"), "apply", 1, simplify_op},
    {MLIR("SimplifyAffineOp<mlir::affine::AffineLoadOp>"), "load", 1, simplify_op},
    {MLIR("SimplifyAffineOp<mlir::affine::AffineStoreOp>"), "store", 1, simplify_op},
    {MLIR("SimplifyAffineOp<mlir::affine::AffinePrefetchOp>"), "prefetch", 1, simplify_op},
    {MLIR("SimplifyAffineOp<mlir::affine::AffineVectorLoadOp>"), "vector_load", 1, simplify_op},
    {MLIR("SimplifyAffineOp<mlir::affine::AffineVectorStoreOp>"), "vector_store", 1, simplify_op},
    {MLIR("SimplifyDeadElse"), "if", 1, drop_empty_else},
    {MLIR("AlwaysTrueOrFalseIf"), "if", 1, choose_block},
    {"CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::AffineMinOp>", "min", 1, apply_single},
    {"DeduplicateAffineMinMaxExpressions<mlir::affine::AffineMinOp>", "min", 1, drop_repeated},
    {"MergeAffineMinMaxOp<mlir::affine::AffineMinOp>", "min", 1, merge_producers},
    {MLIR("SimplifyAffineOp<mlir::affine::AffineMinOp>"), "min", 1, simplify_op},
    {"CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::AffineMinOp>", "min", 1,
     sort_results},
    {"CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::AffineMaxOp>", "max", 1, apply_single},
    {"DeduplicateAffineMinMaxExpressions<mlir::affine::AffineMaxOp>", "max", 1, drop_repeated},
    {"MergeAffineMinMaxOp<mlir::affine::AffineMaxOp>", "max", 1, merge_producers},
    {MLIR("SimplifyAffineOp<mlir::affine::AffineMaxOp>"), "max", 1, simplify_op},
    {"CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::AffineMaxOp>", "max", 1,
     sort_results},
    {NULL, NULL, 0, NULL},
};
