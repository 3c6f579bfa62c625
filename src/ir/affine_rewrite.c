// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks affine expressions, and replaces parts of them.

#include "ir/affine_rewrite.h"

tn_status tn_affine__rebuild(tn_affine_machine* machine, const tn_storage* expr,
                             tn_affine_result lhs, tn_affine_result rhs) {
  const tn_storage* result = expr;
  if (lhs.expr != tn_affine__lhs(expr) || rhs.expr != tn_affine__rhs(expr)) {
    TN_TRY(tn_affine__fold(machine, tn_affine__kind(expr), lhs.expr, rhs.expr, &result));
  }
  return result == NULL ? TN_OK : tn_affine__push_value(machine, tn_affine__expr_result(result));
}

//===-- Walks ---------------------------------------------------------------------------------===//

typedef struct walker {
  tn_affine_walk_fn visit;
  void* user_data;
} walker;

// The values only keep both stacks in step here.
static tn_status walk_node(tn_affine_machine* machine, const tn_storage* expr) {
  const walker* w = machine->user_data;
  TN_TRY(w->visit(w->user_data, (tn_affine_expr){expr}));
  return tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

static tn_status walk_enter(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  return tn_affine__is_binary(expr) ? tn_affine__push_operands(machine, expr, detail)
                                    : walk_node(machine, expr);
}

static tn_status walk_leave(tn_affine_machine* machine, const tn_storage* expr,
                            tn_affine_result lhs, tn_affine_result rhs) {
  (void)lhs;
  (void)rhs;
  return walk_node(machine, expr);
}

tn_status tn_affine_expr_walk(tn_affine_expr expr, tn_affine_walk_fn visit, void* user_data) {
  static const tn_affine_visitor visitor = {walk_enter, walk_leave, false};
  if (expr.storage == NULL) return TN_INVALID_ARGUMENT;
  walker w = {visit, user_data};
  tn_affine_result result;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, tn_storage_context(expr.storage), TN_CALL_CHANGES);
  const tn_status status = tn_affine__visit(&visitor, &w, expr.storage, &result);
  tn_callback_guard__end(&call);
  return status;
}

//===-- Leaves ------------------------------------------------------------------------------===//

typedef struct leaf_walk {
  tn_affine_leaf_fn visit;
  void* user_data;
} leaf_walk;

// The values only keep both stacks in step here.
static tn_status leaf_enter(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  const leaf_walk* walk = machine->user_data;
  TN_TRY(walk->visit(walk->user_data, expr));
  return tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

static tn_status leaf_leave(tn_affine_machine* machine, const tn_storage* expr,
                            tn_affine_result lhs, tn_affine_result rhs) {
  (void)lhs;
  (void)rhs;
  return tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

tn_status tn_affine__leaves(const tn_storage* expr, tn_affine_leaf_fn visit, void* user_data) {
  static const tn_affine_visitor visitor = {leaf_enter, leaf_leave, true};
  leaf_walk walk = {visit, user_data};
  tn_affine_result result;
  return tn_affine__visit(&visitor, &walk, expr, &result);
}

//===-- Replacing expressions -----------------------------------------------------------------===//

typedef struct substitution {
  const tn_storage* target;
  const tn_storage* replacement;
} substitution;

static tn_status substitute(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  const substitution* s = machine->user_data;
  if (expr == s->target) {
    return tn_affine__push_value(machine, tn_affine__expr_result(s->replacement));
  }
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  return tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

tn_status tn_affine__replace(const tn_storage* expr, tn_affine_expr target,
                             tn_affine_expr replacement, const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {substitute, tn_affine__rebuild, true};
  *out_expr = NULL;
  if (!tn_affine__is_of(expr->context, target) || !tn_affine__is_of(expr->context, replacement)) {
    return tn_affine__refuse(expr->context,
                             "affine expression is null or belongs to another context");
  }
  substitution s = {target.storage, replacement.storage};
  tn_affine_result result = {.expr = NULL};
  TN_TRY(tn_affine__visit(&visitor, &s, expr, &result));
  *out_expr = result.expr;
  return TN_OK;
}

tn_status tn_affine_expr_replace(tn_affine_expr expr, tn_affine_expr target,
                                 tn_affine_expr replacement, tn_affine_expr* out_expr) {
  out_expr->storage = NULL;
  if (expr.storage == NULL) return TN_INVALID_ARGUMENT;
  return tn_affine__report(
      expr.storage->context,
      tn_affine__replace(expr.storage, target, replacement, &out_expr->storage));
}

//===-- Dimensions and symbols --------------------------------------------------------------===//

static tn_status replace_leaf(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  const tn_affine_replacements* r = machine->user_data;
  const tn_affine_kind kind = tn_affine__kind(expr);
  const tn_affine_expr* list = kind == TN_AFFINE_DIM ? r->dims : r->symbols;
  const size_t count = kind == TN_AFFINE_DIM ? r->dim_count : r->symbol_count;
  const bool is_replaced = kind != TN_AFFINE_CONSTANT && tn_affine__position(expr) < count;
  const tn_storage* result = is_replaced ? list[tn_affine__position(expr)].storage : expr;
  return tn_affine__push_value(machine, tn_affine__expr_result(result));
}

tn_status tn_affine__replace_leaves(const tn_storage* expr,
                                    const tn_affine_replacements* replacements,
                                    const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {replace_leaf, tn_affine__rebuild, true};
  tn_affine_replacements r = *replacements;
  tn_affine_result result = {.expr = NULL};
  const tn_status status = tn_affine__visit(&visitor, &r, expr, &result);
  *out_expr = status == TN_OK ? result.expr : NULL;
  return status;
}

tn_status tn_affine__check_replacements(const tn_context* context,
                                        const tn_affine_replacements* replacements) {
  TN_TRY(tn_affine__check(context, replacements->dims, replacements->dim_count, UINT32_MAX,
                          UINT32_MAX));
  return tn_affine__check(context, replacements->symbols, replacements->symbol_count, UINT32_MAX,
                          UINT32_MAX);
}

tn_status tn_affine_expr_replace_dims_and_symbols(tn_affine_expr expr, const tn_affine_expr* dims,
                                                  size_t dim_count, const tn_affine_expr* symbols,
                                                  size_t symbol_count, tn_affine_expr* out_expr) {
  out_expr->storage = NULL;
  const tn_affine_replacements replacements = {dims, dim_count, symbols, symbol_count};
  if (expr.storage == NULL) return TN_INVALID_ARGUMENT;
  TN_TRY(tn_affine__check_replacements(expr.storage->context, &replacements));
  return tn_affine__report(
      expr.storage->context,
      tn_affine__replace_leaves(expr.storage, &replacements, &out_expr->storage));
}

//===-- Shifts --------------------------------------------------------------------------------===//

static tn_status shift_leaf(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  const tn_affine_shift* s = machine->user_data;
  const tn_affine_kind kind = tn_affine__kind(expr);
  const tn_storage* result = expr;
  if (kind == s->kind && tn_affine__position(expr) >= s->offset &&
      tn_affine__position(expr) < s->end) {
    const uint64_t moved = (uint64_t)tn_affine__position(expr) + s->amount;
    const uint32_t position = moved > UINT32_MAX ? UINT32_MAX : (uint32_t)moved;
    TN_TRY(kind == TN_AFFINE_DIM ? tn_affine__dim(machine->context, position, &result)
                                 : tn_affine__symbol(machine->context, position, &result));
  }
  return tn_affine__push_value(machine, tn_affine__expr_result(result));
}

tn_status tn_affine__shift(const tn_storage* expr, const tn_affine_shift* shift,
                           const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {shift_leaf, tn_affine__rebuild, true};
  *out_expr = NULL;
  if (expr == NULL) return TN_INVALID_ARGUMENT;
  tn_affine_shift s = *shift;
  tn_affine_result result = {.expr = NULL};
  TN_TRY(tn_affine__visit(&visitor, &s, expr, &result));
  *out_expr = result.expr;
  return TN_OK;
}

static tn_status tell_shift(tn_affine_expr expr, const tn_affine_shift* shift,
                            tn_affine_expr* out_expr) {
  const tn_status status = tn_affine__shift(expr.storage, shift, &out_expr->storage);
  return expr.storage == NULL ? status : tn_affine__report(expr.storage->context, status);
}

tn_status tn_affine_expr_shift_dims(tn_affine_expr expr, uint32_t dim_count, uint32_t shift,
                                    uint32_t offset, tn_affine_expr* out_expr) {
  const tn_affine_shift s = {TN_AFFINE_DIM, offset, dim_count, shift};
  return tell_shift(expr, &s, out_expr);
}

tn_status tn_affine_expr_shift_symbols(tn_affine_expr expr, uint32_t symbol_count, uint32_t shift,
                                       uint32_t offset, tn_affine_expr* out_expr) {
  const tn_affine_shift s = {TN_AFFINE_SYMBOL, offset, symbol_count, shift};
  return tell_shift(expr, &s, out_expr);
}

//===-- Composition ---------------------------------------------------------------------------===//

static tn_status map_leaf(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  const tn_affine_map_payload* map = machine->user_data;
  const bool is_replaced =
      tn_affine__kind(expr) == TN_AFFINE_DIM && tn_affine__position(expr) < map->result_count;
  const tn_storage* result = is_replaced ? tn_uniquer__at(&machine->context->uniquer,
                                                          map->results[tn_affine__position(expr)])
                                         : expr;
  return tn_affine__push_value(machine, tn_affine__expr_result(result));
}

tn_status tn_affine_expr_compose(tn_affine_expr expr, tn_attribute map, tn_affine_expr* out_expr) {
  static const tn_affine_visitor visitor = {map_leaf, tn_affine__rebuild, true};
  out_expr->storage = NULL;
  tn_context* context = tn_affine_expr_context(expr);
  if (context == NULL) return TN_INVALID_ARGUMENT;
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  if (payload == NULL || tn_storage_context(map.storage) != context) {
    return tn_affine__refuse(
        context, "affine map is null, not an affine map, or belongs to another context");
  }
  tn_affine_map_payload* results = tn_storage_payload(map.storage);
  tn_affine_result result = {.expr = NULL};
  TN_TRY(tn_affine__report(context, tn_affine__visit(&visitor, results, expr.storage, &result)));
  out_expr->storage = result.expr;
  return TN_OK;
}
