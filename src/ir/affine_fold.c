// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Combines two affine expressions, with MLIR's simplifications in MLIR's order, because the order
// of the rules determines the result.
//
// Each rule returns its result at once or pushes tasks that compute it. Rules may rely on earlier
// ones: if one operand is a constant, it is the right one; a sum or product has its constant at its
// outer right end, unless combining two bare constants would have overflowed.

#include "ir/affine.h"

typedef struct fold {
  tn_affine_machine* machine;
  const tn_storage* lhs;
  const tn_storage* rhs;
  const tn_storage** out_expr;
} fold;

static tn_status give(const fold* f, const tn_storage* expr) {
  *f->out_expr = expr;
  return TN_OK;
}

static tn_status give_constant(const fold* f, int64_t value) {
  return tn_affine__constant(f->machine->context, value, f->out_expr);
}

static tn_status give_node(const fold* f, tn_affine_kind kind) {
  return tn_affine__node(f->machine->context, kind, f->lhs, f->rhs, f->out_expr);
}

static tn_status push_binary(const fold* f, tn_affine_kind kind) {
  return tn_affine__push_task(f->machine, TN_AFFINE_TASK_BINARY, (uint32_t)kind, NULL);
}

static tn_status push_value(const fold* f, const tn_storage* expr) {
  return tn_affine__push_task(f->machine, TN_AFFINE_TASK_VALUE, 0, expr);
}

// Computes `a` `kind` `b`. Tasks are pushed in reverse order.
static tn_status push_pair(const fold* f, tn_affine_kind kind, const tn_storage* a,
                           const tn_storage* b) {
  TN_TRY(push_binary(f, kind));
  TN_TRY(push_value(f, b));
  return push_value(f, a);
}

static tn_status push_pair_with_constant(const fold* f, tn_affine_kind kind, const tn_storage* a,
                                         int64_t value) {
  const tn_storage* b = NULL;
  TN_TRY(tn_affine__constant(f->machine->context, value, &b));
  return push_pair(f, kind, a, b);
}

// Computes (`a` `kind` `b`) `kind` `c`.
static tn_status push_chain(const fold* f, tn_affine_kind kind, const tn_storage* a,
                            const tn_storage* b, const tn_storage* c) {
  TN_TRY(push_binary(f, kind));
  TN_TRY(push_value(f, c));
  return push_pair(f, kind, a, b);
}

static void swap(fold* f) {
  const tn_storage* lhs = f->lhs;
  f->lhs = f->rhs;
  f->rhs = lhs;
}

// Returns whether `expr` is of `kind` with a constant on the right.
static bool has_constant(const tn_storage* expr, tn_affine_kind kind) {
  return tn_affine__kind(expr) == kind && tn_affine__is_constant(tn_affine__rhs(expr));
}

// Orders two single dimensions, or two single symbols, by position.
static void sort_positions(fold* f) {
  const tn_affine_kind kind = tn_affine__kind(f->lhs);
  if (kind != TN_AFFINE_DIM && kind != TN_AFFINE_SYMBOL) return;
  if (tn_affine__kind(f->rhs) != kind) return;
  if (tn_affine__position(f->lhs) > tn_affine__position(f->rhs)) swap(f);
}

static bool both_constant(const fold* f) {
  return tn_affine__is_constant(f->lhs) && tn_affine__is_constant(f->rhs);
}

//===-- Sums --------------------------------------------------------------------------------===//

typedef struct term {
  const tn_storage* expr;
  int64_t coefficient;
} term;

static term term_of(const tn_storage* expr) {
  if (!has_constant(expr, TN_AFFINE_MUL)) return (term){expr, 1};
  return (term){tn_affine__lhs(expr), tn_affine__value(tn_affine__rhs(expr))};
}

// Returns the divisor if `rhs` subtracts the largest multiple of it from `lhs`: `rhs` is `-((lhs
// floordiv q) * q)`, or `(lhs floordiv c) * -c` with c above 0. Else NULL.
static const tn_storage* modulo_divisor(const tn_storage* lhs, const tn_storage* rhs) {
  if (!has_constant(rhs, TN_AFFINE_MUL)) return NULL;
  const term product = term_of(rhs);
  const tn_storage* quotient = product.expr;
  if (product.coefficient == -1 && tn_affine__kind(quotient) == TN_AFFINE_MUL) {
    const tn_storage* divisor = tn_affine__rhs(quotient);
    quotient = tn_affine__lhs(quotient);
    if (tn_affine__kind(quotient) != TN_AFFINE_FLOORDIV) return NULL;
    const bool matches = tn_affine__rhs(quotient) == divisor && tn_affine__lhs(quotient) == lhs;
    return matches ? divisor : NULL;
  }
  if (!has_constant(quotient, TN_AFFINE_FLOORDIV) || tn_affine__lhs(quotient) != lhs) return NULL;
  const int64_t value = tn_affine__value(tn_affine__rhs(quotient));
  return value > 0 && product.coefficient == -value ? tn_affine__rhs(quotient) : NULL;
}

// Returns whether a sum of `lhs` and the scaled quotient `rhs` would be simplified.
static bool joins_quotient(const tn_storage* lhs, const tn_storage* rhs) {
  if (tn_affine__is_constant(lhs) || has_constant(lhs, TN_AFFINE_ADD)) return true;
  if (tn_affine__is_symbolic(lhs) && !tn_affine__is_symbolic(rhs)) return true;
  return term_of(lhs).expr == term_of(rhs).expr || modulo_divisor(lhs, rhs) != NULL;
}

// A scaled quotient is combined with the last summand on the left with which it simplifies: in `d0
// + d1 + (d1 floordiv 4) * -4`, with d1. `summand` is that summand, or a sum that ends with it.
static tn_status push_joined(const fold* f, const tn_storage* summand) {
  for (const tn_storage* sum = f->lhs; sum != summand; sum = tn_affine__rhs(sum)) {
    TN_TRY(push_binary(f, TN_AFFINE_ADD));
  }
  TN_TRY(push_pair(f, TN_AFFINE_ADD, summand, f->rhs));
  // The operands before it must come before these tasks, the outermost first.
  const size_t first = f->machine->task_count;
  for (const tn_storage* sum = f->lhs; sum != summand; sum = tn_affine__rhs(sum)) {
    TN_TRY(push_value(f, tn_affine__lhs(sum)));
  }
  tn_affine_task* tasks = f->machine->tasks;
  for (size_t i = first, j = f->machine->task_count; i + 1 < j; ++i) {
    const tn_affine_task task = tasks[i];
    tasks[i] = tasks[--j];
    tasks[j] = task;
  }
  return TN_OK;
}

static const tn_storage* summand_to_join(const fold* f) {
  if (tn_affine__kind(f->rhs) != TN_AFFINE_MUL) return NULL;
  if (tn_affine__kind(tn_affine__lhs(f->rhs)) != TN_AFFINE_FLOORDIV) return NULL;
  const tn_storage* sum = f->lhs;
  while (tn_affine__kind(sum) == TN_AFFINE_ADD) {
    sum = tn_affine__rhs(sum);
    if (joins_quotient(sum, f->rhs)) return sum;
  }
  return NULL;
}

static tn_status fold_constant_sum(const fold* f) {
  int64_t sum = 0;
  const bool overflows =
      __builtin_add_overflow(tn_affine__value(f->lhs), tn_affine__value(f->rhs), &sum);
  return overflows ? give_node(f, TN_AFFINE_ADD) : give_constant(f, sum);
}

// Folds sums in which no constant is left to move.
static tn_status fold_quotients(const fold* f) {
  const tn_storage* divisor = modulo_divisor(f->lhs, f->rhs);
  if (divisor != NULL) return push_pair(f, TN_AFFINE_MOD, f->lhs, divisor);
  const tn_storage* summand = summand_to_join(f);
  return summand != NULL ? push_joined(f, summand) : give_node(f, TN_AFFINE_ADD);
}

static tn_status fold_add(fold* f) {
  if (both_constant(f)) return fold_constant_sum(f);
  sort_positions(f);
  if (tn_affine__is_constant(f->lhs) ||
      (tn_affine__is_symbolic(f->lhs) && !tn_affine__is_symbolic(f->rhs))) {
    swap(f);
  }
  if (tn_affine__is_constant_of(f->rhs, 0)) return give(f, f->lhs);
  const bool left_has_constant = has_constant(f->lhs, TN_AFFINE_ADD);
  if (left_has_constant && tn_affine__is_constant(f->rhs)) {
    const int64_t left_value = tn_affine__value(tn_affine__rhs(f->lhs));
    return push_pair_with_constant(f, TN_AFFINE_ADD, tn_affine__lhs(f->lhs),
                                   tn_affine__wrapping_add(left_value, tn_affine__value(f->rhs)));
  }
  const term left = term_of(f->lhs);
  const term right = term_of(f->rhs);
  if (left.expr == right.expr) {
    return push_pair_with_constant(f, TN_AFFINE_MUL, left.expr,
                                   tn_affine__wrapping_add(left.coefficient, right.coefficient));
  }
  if (left_has_constant) {
    return push_chain(f, TN_AFFINE_ADD, tn_affine__lhs(f->lhs), f->rhs, tn_affine__rhs(f->lhs));
  }
  return fold_quotients(f);
}

//===-- Products ----------------------------------------------------------------------------===//

static tn_status fold_mul(fold* f) {
  if (both_constant(f)) {
    int64_t product = 0;
    const bool overflows =
        __builtin_mul_overflow(tn_affine__value(f->lhs), tn_affine__value(f->rhs), &product);
    return overflows ? give_node(f, TN_AFFINE_MUL) : give_constant(f, product);
  }
  sort_positions(f);
  if (!tn_affine__is_symbolic(f->lhs) && !tn_affine__is_symbolic(f->rhs)) {
    return give_node(f, TN_AFFINE_MUL);
  }
  if (!tn_affine__is_symbolic(f->rhs) || tn_affine__is_constant(f->lhs)) swap(f);
  const bool left_has_constant = has_constant(f->lhs, TN_AFFINE_MUL);
  if (tn_affine__is_constant(f->rhs)) {
    const int64_t value = tn_affine__value(f->rhs);
    if (value == 1) return give(f, f->lhs);
    if (value == 0) return give(f, f->rhs);
    if (!left_has_constant) return give_node(f, TN_AFFINE_MUL);
    const int64_t left_value = tn_affine__value(tn_affine__rhs(f->lhs));
    return push_pair_with_constant(f, TN_AFFINE_MUL, tn_affine__lhs(f->lhs),
                                   tn_affine__wrapping_multiply(left_value, value));
  }
  if (left_has_constant) {
    return push_chain(f, TN_AFFINE_MUL, tn_affine__lhs(f->lhs), f->rhs, tn_affine__rhs(f->lhs));
  }
  return give_node(f, TN_AFFINE_MUL);
}

//===-- Quotients and remainders ------------------------------------------------------------===//

// A sum is divided term by term if the divisor is known to divide one of the terms.
static tn_status push_divided_sum(const fold* f) {
  TN_TRY(push_binary(f, TN_AFFINE_ADD));
  TN_TRY(push_pair(f, TN_AFFINE_FLOORDIV, tn_affine__rhs(f->lhs), f->rhs));
  return push_pair(f, TN_AFFINE_FLOORDIV, tn_affine__lhs(f->lhs), f->rhs);
}

// Returns whether `divisor` divides a known divisor of the left operand of `expr`.
static bool divides_lhs(int64_t divisor, const tn_storage* expr) {
  return tn_affine__divides(divisor, tn_affine__divisor(tn_affine__lhs(expr)));
}

static bool divides_rhs(int64_t divisor, const tn_storage* expr) {
  return tn_affine__divides(divisor, tn_affine__divisor(tn_affine__rhs(expr)));
}

static tn_status fold_divide(fold* f, tn_affine_kind kind) {
  if (!tn_affine__is_constant(f->rhs) || tn_affine__value(f->rhs) == 0) return give_node(f, kind);
  const int64_t divisor = tn_affine__value(f->rhs);
  if (tn_affine__is_constant(f->lhs)) {
    const int64_t dividend = tn_affine__value(f->lhs);
    if (dividend == INT64_MIN && divisor == -1) return give_node(f, kind);
    return give_constant(f, kind == TN_AFFINE_FLOORDIV ? tn_affine__floor_divide(dividend, divisor)
                                                       : tn_affine__ceil_divide(dividend, divisor));
  }
  if (divisor == 1) return give(f, f->lhs);
  if (has_constant(f->lhs, TN_AFFINE_MUL)) {
    const int64_t factor = tn_affine__value(tn_affine__rhs(f->lhs));
    const bool overflows = factor == INT64_MIN && divisor == -1;
    if (!overflows && tn_affine__divides(divisor, factor)) {
      return push_pair_with_constant(f, TN_AFFINE_MUL, tn_affine__lhs(f->lhs), factor / divisor);
    }
  }
  if (kind == TN_AFFINE_FLOORDIV && tn_affine__kind(f->lhs) == TN_AFFINE_ADD &&
      (divides_lhs(divisor, f->lhs) || divides_rhs(divisor, f->lhs))) {
    return push_divided_sum(f);
  }
  return give_node(f, kind);
}

static tn_status fold_mod(fold* f) {
  if (!tn_affine__is_constant(f->rhs) || tn_affine__value(f->rhs) < 1) {
    return give_node(f, TN_AFFINE_MOD);
  }
  const int64_t divisor = tn_affine__value(f->rhs);
  if (tn_affine__is_constant(f->lhs)) {
    return give_constant(f, tn_affine__modulo(tn_affine__value(f->lhs), divisor));
  }
  if (tn_affine__divides(divisor, tn_affine__divisor(f->lhs))) return give_constant(f, 0);
  if (tn_affine__kind(f->lhs) == TN_AFFINE_ADD) {
    if (divides_lhs(divisor, f->lhs)) {
      return push_pair(f, TN_AFFINE_MOD, tn_affine__rhs(f->lhs), f->rhs);
    }
    if (divides_rhs(divisor, f->lhs)) {
      return push_pair(f, TN_AFFINE_MOD, tn_affine__lhs(f->lhs), f->rhs);
    }
  }
  if (has_constant(f->lhs, TN_AFFINE_MOD)) {
    const int64_t inner = tn_affine__value(tn_affine__rhs(f->lhs));
    if (inner >= 1 && inner % divisor == 0) {
      return push_pair(f, TN_AFFINE_MOD, tn_affine__lhs(f->lhs), f->rhs);
    }
  }
  return give_node(f, TN_AFFINE_MOD);
}

//===-- All kinds -----------------------------------------------------------------------------===//

tn_status tn_affine__fold(tn_affine_machine* machine, tn_affine_kind kind, const tn_storage* lhs,
                          const tn_storage* rhs, const tn_storage** out_expr) {
  *out_expr = NULL;
  fold f = {.machine = machine, .lhs = lhs, .rhs = rhs, .out_expr = out_expr};
  switch (kind) {
    case TN_AFFINE_ADD:
      return fold_add(&f);
    case TN_AFFINE_MUL:
      return fold_mul(&f);
    case TN_AFFINE_MOD:
      return fold_mod(&f);
    default:
      return fold_divide(&f, kind);
  }
}

tn_status tn_affine__build(tn_context* context, tn_affine_kind kind, const tn_storage* lhs,
                           const tn_storage* rhs, const tn_storage** out_expr) {
  *out_expr = NULL;
  tn_affine_machine machine;
  tn_affine__open(&machine, context, NULL, NULL);
  tn_status status = tn_affine__fold(&machine, kind, lhs, rhs, out_expr);
  if (status == TN_OK && *out_expr == NULL) {
    tn_affine_result result = {.expr = NULL};
    status = tn_affine__run(&machine, &result);
    *out_expr = result.expr;
  }
  tn_affine__close(&machine);
  return status;
}
