// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplifies affine expressions beyond what their construction does: first subexpressions that are
// not purely affine, then the flat form.
//
// To recognise remainders of `x - x mod s` by s, the simplification calls itself, nested at most
// NESTING_LIMIT deep, so that the C stack stays small.

#include "ir/affine_flat.h"
#include "ir/affine_rewrite.h"

enum {
  NESTING_LIMIT = 8,
  /// DIVISION_LIMIT is the maximum number of nodes of a dividend that are examined to find a symbol
  /// that divides it, CANDIDATE_LIMIT the maximum number of remainders among its summands that are
  /// tried. They keep the time linear in the size.
  DIVISION_LIMIT = 1024,
  CANDIDATE_LIMIT = 32
};

typedef struct simplification {
  uint32_t dim_count;
  uint32_t symbol_count;
  unsigned nesting;
} simplification;

static tn_status simplify(const simplification* s, const tn_storage* expr,
                          const tn_storage** out_expr);

//===-- Division by a symbol ------------------------------------------------------------------===//

/// The quotient of an expression by a symbol.
typedef enum division {
  DIVISION_OTHER,    ///< No simplification.
  DIVISION_ROUNDED,  ///< The dividend can be divided instead: `(s0 * s1) floordiv 4` by s0.
  DIVISION_EVEN
} division;

// Returns how the symbol at `position` divides `expr`. `kind` is the dividing operation: quotients
// commute with quotients of the same kind; MOD only accepts exact division. In a sum, one summand
// may be rounded, because exactly divisible summands do not affect the rounding; a factor may not.
// Recurses into the smaller operand and loops on the larger one.
static division count_division(const tn_storage* expr, uint32_t position, tn_affine_kind kind,
                               uint32_t* node_count) {
  division most = DIVISION_EVEN;
  while (++*node_count <= DIVISION_LIMIT) {
    const tn_affine_kind expr_kind = tn_affine__kind(expr);
    if (!tn_affine__is_binary(expr)) {
      const bool divides = tn_affine__is_constant_of(expr, 0) ||
                           (expr_kind == TN_AFFINE_SYMBOL && tn_affine__position(expr) == position);
      return divides ? most : DIVISION_OTHER;
    }
    const tn_storage* lhs = tn_affine__lhs(expr);
    const tn_storage* rhs = tn_affine__rhs(expr);
    if (expr_kind == TN_AFFINE_FLOORDIV || expr_kind == TN_AFFINE_CEILDIV) {
      if (kind != expr_kind) return DIVISION_OTHER;
      most = DIVISION_ROUNDED;
      expr = lhs;
      continue;
    }
    if (expr_kind != TN_AFFINE_ADD) kind = TN_AFFINE_MOD;
    const bool left_is_larger = tn_affine__node_count(lhs) > tn_affine__node_count(rhs);
    const division one = count_division(left_is_larger ? rhs : lhs, position, kind, node_count);
    expr = left_is_larger ? lhs : rhs;
    if (expr_kind == TN_AFFINE_MUL) {
      if (one == DIVISION_EVEN) return most;
    } else if (one == DIVISION_OTHER) {
      return DIVISION_OTHER;
    } else if (one == DIVISION_ROUNDED) {
      most = DIVISION_ROUNDED;
      kind = TN_AFFINE_MOD;
    }
  }
  return DIVISION_OTHER;
}

static division division_by(const tn_storage* expr, uint32_t position, tn_affine_kind kind) {
  uint32_t node_count = 0;
  return count_division(expr, position, kind, &node_count);
}

static tn_status push_constant(tn_affine_machine* machine, int64_t value) {
  const tn_storage* constant = NULL;
  TN_TRY(tn_affine__constant(machine->context, value, &constant));
  return tn_affine__push_value(machine, tn_affine__expr_result(constant));
}

// Divides `expr` by the symbol in the machine's user data; division_by has determined that it is
// possible.
static tn_status divide_enter(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  const uint32_t position = *(const uint32_t*)machine->user_data;
  const tn_affine_kind kind = tn_affine__kind(expr);
  if (kind == TN_AFFINE_CONSTANT) return push_constant(machine, 0);
  if (kind == TN_AFFINE_SYMBOL) return push_constant(machine, 1);
  const tn_storage* lhs = tn_affine__lhs(expr);
  const tn_storage* rhs = tn_affine__rhs(expr);
  const bool divides_both = kind == TN_AFFINE_ADD || kind == TN_AFFINE_MOD;
  const bool divides_left =
      kind != TN_AFFINE_MUL || division_by(lhs, position, TN_AFFINE_MOD) == DIVISION_EVEN;
  const bool divides_right = divides_both || !divides_left;
  TN_TRY(tn_affine__push_task(machine, TN_AFFINE_TASK_BINARY, (uint32_t)kind, NULL));
  TN_TRY(tn_affine__push_task(machine, divides_right ? TN_AFFINE_TASK_VISIT : TN_AFFINE_TASK_VALUE,
                              detail, rhs));
  return tn_affine__push_task(machine, divides_left ? TN_AFFINE_TASK_VISIT : TN_AFFINE_TASK_VALUE,
                              detail, lhs);
}

static tn_status divide_by_symbol(const tn_storage* expr, uint32_t position,
                                  const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {divide_enter, NULL, true};
  tn_affine_machine machine;
  tn_affine_result result = {.expr = NULL};
  tn_affine__open(&machine, expr->context, &visitor, &position);
  tn_status status = tn_affine__push_task(&machine, TN_AFFINE_TASK_VISIT, 0, expr);
  if (status == TN_OK) status = tn_affine__run(&machine, &result);
  tn_affine__close(&machine);
  *out_expr = result.expr;
  return status;
}

//===-- Remainders of differences -----------------------------------------------------------===//

/// The summands of a sum, from left to right.
typedef struct summands {
  tn_context* context;
  const tn_storage** exprs;
  size_t count;
  size_t capacity;
} summands;

static tn_status push_summand(summands* list, const tn_storage* expr) {
  if (!tn_array_grow(&list->context->allocator, &list->exprs, &list->capacity, list->count + 1,
                     sizeof *list->exprs)) {
    return tn_context__out_of_memory(list->context);
  }
  list->exprs[list->count++] = expr;
  return TN_OK;
}

// Splits sums until no summand is a sum; `rest` is the stack of expressions still to be split.
static tn_status split_sum(const tn_storage* expr, summands* found) {
  summands rest = {.context = found->context};
  tn_status status = push_summand(&rest, expr);
  while (rest.count != 0 && status == TN_OK) {
    const tn_storage* next = rest.exprs[--rest.count];
    if (tn_affine__kind(next) != TN_AFFINE_ADD) {
      status = push_summand(found, next);
      continue;
    }
    status = push_summand(&rest, tn_affine__rhs(next));
    if (status == TN_OK) status = push_summand(&rest, tn_affine__lhs(next));
  }
  tn_deallocate(&rest.context->allocator, rest.exprs, rest.capacity * sizeof *rest.exprs);
  return status;
}

// Returns the x of a summand `-(x mod divisor)`; NULL for other summands.
static const tn_storage* negated_dividend(const tn_storage* summand, const tn_storage* divisor) {
  if (tn_affine__kind(summand) != TN_AFFINE_MUL) return NULL;
  const tn_storage* remainder = tn_affine__lhs(summand);
  if (!tn_affine__is_constant_of(tn_affine__rhs(summand), -1)) return NULL;
  if (tn_affine__kind(remainder) != TN_AFFINE_MOD) return NULL;
  return tn_affine__rhs(remainder) == divisor ? tn_affine__lhs(remainder) : NULL;
}

// Returns whether all summands except the one at index `skipped` add up to `expected`.
static tn_status others_equal(const simplification* s, const summands* list, size_t skipped,
                              const tn_storage* expected, bool* out_equal) {
  const tn_storage* difference = NULL;
  const tn_storage* minus_one = NULL;
  const tn_storage* negated = NULL;
  TN_TRY(tn_affine__constant(list->context, 0, &difference));
  for (size_t i = 0; i < list->count; ++i) {
    if (i == skipped) continue;
    TN_TRY(tn_affine__build(list->context, TN_AFFINE_ADD, difference, list->exprs[i], &difference));
  }
  TN_TRY(tn_affine__constant(list->context, -1, &minus_one));
  TN_TRY(tn_affine__build(list->context, TN_AFFINE_MUL, expected, minus_one, &negated));
  TN_TRY(tn_affine__build(list->context, TN_AFFINE_ADD, difference, negated, &difference));
  const simplification inner = {s->dim_count, s->symbol_count, s->nesting + 1};
  TN_TRY(simplify(&inner, difference, &difference));
  *out_equal = tn_affine__is_constant_of(difference, 0);
  return TN_OK;
}

static tn_status find_remainder(const simplification* s, const summands* list,
                                const tn_storage* divisor, bool* out_found) {
  int candidate_count = 0;
  for (size_t i = 0; i < list->count && !*out_found; ++i) {
    const tn_storage* dividend = negated_dividend(list->exprs[i], divisor);
    if (dividend == NULL) continue;
    if (++candidate_count > CANDIDATE_LIMIT) break;
    TN_TRY(others_equal(s, list, i, dividend, out_found));
  }
  return TN_OK;
}

// Returns whether `lhs` is x minus its remainder by `divisor`, for some x.
static tn_status is_rounded(const simplification* s, const tn_storage* lhs,
                            const tn_storage* divisor, bool* out_is_rounded) {
  *out_is_rounded = false;
  if (s->nesting >= NESTING_LIMIT) return TN_OK;
  summands list = {.context = lhs->context};
  tn_status status = split_sum(lhs, &list);
  if (status == TN_OK) status = find_remainder(s, &list, divisor, out_is_rounded);
  tn_deallocate(&list.context->allocator, list.exprs, list.capacity * sizeof *list.exprs);
  return status;
}

//===-- Expressions that are not purely affine ------------------------------------------------===//

static tn_status reduce_enter(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  return tn_affine__is_binary(expr) ? tn_affine__push_operands(machine, expr, detail)
                                    : tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

static tn_status reduce_leave(tn_affine_machine* machine, const tn_storage* expr,
                              tn_affine_result lhs, tn_affine_result rhs) {
  const tn_affine_kind kind = tn_affine__kind(expr);
  const bool divides = kind != TN_AFFINE_ADD && kind != TN_AFFINE_MUL;
  if (kind == TN_AFFINE_MOD) {
    bool rounded = false;
    TN_TRY(is_rounded(machine->user_data, lhs.expr, rhs.expr, &rounded));
    if (rounded) return push_constant(machine, 0);
  }
  if (divides && tn_affine__kind(rhs.expr) == TN_AFFINE_SYMBOL) {
    const uint32_t position = tn_affine__position(rhs.expr);
    if (division_by(tn_affine__lhs(expr), position, kind) != DIVISION_OTHER &&
        division_by(lhs.expr, position, kind) != DIVISION_OTHER) {
      if (kind == TN_AFFINE_MOD) return push_constant(machine, 0);
      const tn_storage* quotient = NULL;
      TN_TRY(divide_by_symbol(lhs.expr, position, &quotient));
      return tn_affine__push_value(machine, tn_affine__expr_result(quotient));
    }
  }
  return tn_affine__rebuild(machine, expr, lhs, rhs);
}

static tn_status reduce(const simplification* s, const tn_storage* expr,
                        const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {reduce_enter, reduce_leave, true};
  simplification copy = *s;
  tn_affine_result result = {.expr = NULL};
  TN_TRY(tn_affine__visit(&visitor, &copy, expr, &result));
  *out_expr = result.expr;
  return TN_OK;
}

//===-- Simplification ------------------------------------------------------------------------===//

// Returns the expression of the flat form; an expression that is not purely affine stays unchanged
// unless terms were combined.
static tn_status unflatten(const tn_affine_flat* flat, const tn_storage* expr,
                           const tn_storage** out_expr) {
  *out_expr = expr;
  if (flat->has_poison) return TN_OK;
  const tn_storage* sum = NULL;
  TN_TRY(tn_affine_flat__sum(flat, &sum));
  if (tn_affine__is_pure(expr)) {
    *out_expr = sum;
    return TN_OK;
  }
  return sum == expr ? TN_OK : tn_affine_flat__sorted_sum(flat, out_expr);
}

static tn_status simplify(const simplification* s, const tn_storage* expr,
                          const tn_storage** out_expr) {
  if (!tn_affine__is_pure(expr)) TN_TRY(reduce(s, expr, &expr));
  tn_affine_flat flat;
  tn_status status = tn_affine_flat__open(&flat, expr, s->dim_count, s->symbol_count);
  if (status == TN_OK) status = unflatten(&flat, expr, out_expr);
  tn_affine_flat__close(&flat);
  return status;
}

tn_status tn_affine__simplify(const tn_storage* expr, uint32_t dim_count, uint32_t symbol_count,
                              const tn_storage** out_expr) {
  const simplification s = {dim_count, symbol_count, 0};
  return simplify(&s, expr, out_expr);
}

tn_status tn_affine_expr_simplify(tn_affine_expr expr, uint32_t dim_count, uint32_t symbol_count,
                                  tn_affine_expr* out_expr) {
  out_expr->storage = NULL;
  tn_context* context = tn_affine_expr_context(expr);
  if (context == NULL) return TN_INVALID_ARGUMENT;
  TN_TRY(tn_affine__check(context, &expr, 1, dim_count, symbol_count));
  const tn_storage* result = NULL;
  TN_TRY(tn_affine__report(context,
                           tn_affine__simplify(expr.storage, dim_count, symbol_count, &result)));
  out_expr->storage = result;
  return TN_OK;
}
