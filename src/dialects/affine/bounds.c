// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of affine expressions from loop bounds.

#include "dialects/affine/affine.h"
#include "dialects/affine/values.h"
#include "ir/affine.h"
#include "ir/affine_flat.h"

//===-- Loops ---------------------------------------------------------------------------------===//

// Returns the affine.for with the induction variable `value`; 0 if there is none.
static tn_ref loop_of(const tn_context* context, tn_ref value) {
  if (value == 0 || !tn_value__is_argument(value)) return 0;
  const tn_argument_cell* cell = tn_argument__at(context, value);
  const tn_ref region = tn_block__at(context, cell->block)->region;
  const tn_ref op = region == 0 ? 0 : tn_region__at(context, region)->op;
  if (op == 0 || tn_op__code(context, op) != TN_CODE_AFFINE_FOR ||
      cell->number_and_flag >> 1 != 0) {
    return 0;
  }
  return op;
}

// Returns the bounds of an affine.for if they are constant.
static bool constant_bound(const tn_context* context, tn_ref loop, bool upper, int64_t* out_bound) {
  return tn_affine_map_single_constant(
      tn_op__attribute(context, loop, upper ? "upperBoundMap" : "lowerBoundMap"), out_bound);
}

static int64_t step_of(const tn_context* context, tn_ref loop) {
  return tn_integer_attribute_value(tn_affine_for_step(context, loop));
}

bool tn_affine__trip_count(const tn_context* context, tn_ref loop, uint64_t* out_count) {
  int64_t lower = 0;
  int64_t upper = 0;
  *out_count = 0;
  // The verifier allows steps of zero or less.
  const int64_t step = step_of(context, loop);
  if (step <= 0 || !constant_bound(context, loop, false, &lower) ||
      !constant_bound(context, loop, true, &upper)) {
    return false;
  }
  if (upper > lower) {
    *out_count =
        (uint64_t)tn_affine__ceil_divide((int64_t)((uint64_t)upper - (uint64_t)lower), step);
  }
  return true;
}

/// Returns the minimum or maximum of an operand.
static bool operand_bound(const tn_context* context, tn_ref value, bool upper, int64_t* out_bound) {
  const tn_ref loop = loop_of(context, value);
  const int64_t step = loop == 0 ? 0 : step_of(context, loop);
  if (step <= 0 || !constant_bound(context, loop, upper, out_bound)) return false;
  int64_t lower = 0;
  if (!upper) return true;
  const int64_t last = tn_affine__wrapping_add(*out_bound, -1);
  *out_bound = last;
  if (constant_bound(context, loop, false, &lower)) {
    *out_bound = last - (int64_t)((uint64_t)last - (uint64_t)lower) % step;
  }
  return true;
}

//===-- Expressions ---------------------------------------------------------------------------===//

/// Sums up a row without locals.
static bool bound_of_row(const tn_affine_values* values, const tn_affine_flat* flat, bool upper,
                         int64_t* out_bound) {
  const size_t start = flat->starts[flat->row_count - 1];
  const size_t constant_column = (size_t)flat->dim_count + flat->symbol_count;
  tn_refs operands = values->operands;
  int64_t sum = 0;
  for (size_t i = start; i < flat->cell_count; ++i) {
    const tn_flat_cell cell = flat->cells[i];
    int64_t value = 1;
    if (cell.column > constant_column) return false;
    if (cell.column < constant_column && cell.coefficient != 0 &&
        !operand_bound(values->rewriter->context, tn_refs__items(&operands)[cell.column],
                       upper == (cell.coefficient > 0), &value)) {
      return false;
    }
    sum = tn_affine__wrapping_add(sum, tn_affine__wrapping_multiply(value, cell.coefficient));
  }
  *out_bound = sum;
  return true;
}

/// The known bounds of an expression's values.
typedef struct bounds {
  bool has_low;
  bool has_high;
  int64_t low;
  int64_t high;
} bounds;

/// Returns whether the flat form of an expression has locals; then it has no bounds.
static bool has_locals(const tn_affine_values* values, const tn_storage* expr) {
  return tn_judy_set_contains(&values->with_locals, expr->self);
}

static bounds bounds_of_sum(const tn_affine_values* values, const tn_storage* expr) {
  bounds found = {0};
  if (has_locals(values, expr)) return found;
  tn_affine_flat flat;
  const tn_status status = tn_affine_flat__open(&flat, expr, tn_affine_map_dim_count(values->map),
                                                tn_affine_map_symbol_count(values->map));
  // Expressions that are too large have no bounds.
  if (status != TN_AFFINE_TOO_LARGE && tn_rewriter__ok(values->rewriter, status) &&
      !flat.has_poison && flat.local_count == 0) {
    found.has_low = bound_of_row(values, &flat, false, &found.low);
    found.has_high = bound_of_row(values, &flat, true, &found.high);
  }
  tn_affine_flat__close(&flat);
  return found;
}

static bool is_division(const tn_storage* expr) {
  const tn_affine_kind kind = tn_affine__kind(expr);
  return kind == TN_AFFINE_FLOORDIV || kind == TN_AFFINE_CEILDIV || kind == TN_AFFINE_MOD;
}

/// Derives the bounds of the quotient or remainder by a positive `divisor` from the bounds of a
/// dividend.
static bounds divide_bounds(bounds of, tn_affine_kind kind, int64_t divisor) {
  if (kind == TN_AFFINE_MOD) {
    const bool same_quotient =
        of.has_low && of.has_high &&
        tn_affine__floor_divide(of.low, divisor) == tn_affine__floor_divide(of.high, divisor);
    return (bounds){true, true, same_quotient ? tn_affine__modulo(of.low, divisor) : 0,
                    same_quotient ? tn_affine__modulo(of.high, divisor) : divisor - 1};
  }
  if (of.has_low) {
    of.low = kind == TN_AFFINE_FLOORDIV ? tn_affine__floor_divide(of.low, divisor)
                                        : tn_affine__ceil_divide(of.low, divisor);
  }
  if (of.has_high) {
    of.high = kind == TN_AFFINE_FLOORDIV ? tn_affine__floor_divide(of.high, divisor)
                                         : tn_affine__ceil_divide(of.high, divisor);
  }
  return of;
}

static bounds bounds_of(const tn_affine_values* values, const tn_storage* expr) {
  const tn_context* context = values->rewriter->context;
  const tn_storage** divisions = NULL;
  size_t count = 0;
  size_t capacity = 0;
  bounds found = {0};
  bool possible = true;
  for (; possible && is_division(expr); expr = tn_affine__lhs(expr)) {
    const tn_storage* divisor = tn_affine__rhs(expr);
    possible = tn_affine__is_constant(divisor) && tn_affine__value(divisor) >= 1;
    if (!tn_array_grow(&context->allocator, (void*)&divisions, &capacity, count + 1,
                       sizeof *divisions)) {
      tn_rewriter__fail(values->rewriter, tn_context__out_of_memory(context));
      possible = false;
    } else {
      divisions[count++] = expr;
    }
  }
  if (possible) found = bounds_of_sum(values, expr);
  while (count-- != 0) {
    const tn_storage* division = divisions[count];
    const tn_storage* divisor = tn_affine__rhs(division);
    if (!tn_affine__is_constant(divisor) || tn_affine__value(divisor) < 1) continue;
    found = divide_bounds(found, tn_affine__kind(division), tn_affine__value(divisor));
  }
  tn_deallocate(&context->allocator, divisions, capacity * sizeof *divisions);
  return found;
}

//===-- Divisors ------------------------------------------------------------------------------===//

static tn_ref operand_of(const tn_affine_values* values, const tn_storage* expr) {
  tn_refs operands = values->operands;
  if (tn_affine__kind(expr) != TN_AFFINE_DIM) return 0;
  return tn_refs__items(&operands)[tn_affine__position(expr)];
}

static int64_t known_divisor(const tn_affine_values* values, const tn_storage* expr) {
  const int64_t divisor = tn_affine_expr_largest_known_divisor((tn_affine_expr){expr});
  const tn_context* context = values->rewriter->context;
  const tn_ref loop = divisor == 1 ? loop_of(context, operand_of(values, expr)) : 0;
  if (loop == 0) return divisor;
  int64_t lower = 1;
  const int64_t step = step_of(context, loop);
  if (constant_bound(context, loop, false, &lower) && lower == 0) return step;
  const uint64_t of_bound =
      tn_affine_map_largest_known_divisor(tn_affine_for_lower_bound_map(context, loop));
  return (int64_t)tn_affine__gcd(of_bound, (uint64_t)step);
}

static bool is_below(const tn_affine_values* values, const tn_storage* expr, int64_t limit) {
  if (tn_affine__is_constant(expr)) {
    return tn_affine__value(expr) >= 0 && tn_affine__value(expr) < limit;
  }
  const tn_context* context = values->rewriter->context;
  const tn_ref loop = loop_of(context, operand_of(values, expr));
  int64_t lower = 0;
  int64_t upper = 0;
  return loop != 0 && constant_bound(context, loop, false, &lower) && lower >= 0 &&
         constant_bound(context, loop, true, &upper) && upper <= limit;
}

//===-- Simplification ------------------------------------------------------------------------===//

static const tn_storage* constant(tn_rewriter* rewriter, int64_t value) {
  const tn_storage* made = NULL;
  (void)tn_rewriter__ok(rewriter, tn_affine__constant(rewriter->context, value, &made));
  return made;
}

/// Simplifies divisions of e1 + e2 where e1 is a multiple of k, 0 <= e2 < k, and one of divisor and
/// k divides the other.
static const tn_storage* split_sum(const tn_affine_values* values, tn_affine_kind kind,
                                   const tn_storage* lhs, const tn_storage* rhs,
                                   bool* out_is_split) {
  *out_is_split = false;
  if (tn_affine__kind(lhs) != TN_AFFINE_ADD) return NULL;
  const tn_storage* parts[2] = {tn_affine__lhs(lhs), tn_affine__rhs(lhs)};
  const int64_t divisor = tn_affine__value(rhs);
  for (uint32_t i = 0; i < 2; ++i) {
    const int64_t k = known_divisor(values, parts[i]);
    if (!is_below(values, parts[1 - i], k)) continue;
    const tn_storage* made = NULL;
    *out_is_split = true;
    if (kind == TN_AFFINE_FLOORDIV && divisor % k == 0) {
      (void)tn_rewriter__ok(values->rewriter,
                            tn_affine__report(values->rewriter->context,
                                              tn_affine__build(values->rewriter->context, kind,
                                                               parts[i], rhs, &made)));
    } else if (kind == TN_AFFINE_MOD && k % divisor == 0) {
      (void)tn_rewriter__ok(values->rewriter,
                            tn_affine__report(values->rewriter->context,
                                              tn_affine__build(values->rewriter->context, kind,
                                                               parts[1 - i], rhs, &made)));
    }
    return made;
  }
  return NULL;
}

/// Simplifies a quotient or remainder by a constant; NULL if it is unchanged.
static const tn_storage* simplify_division(const tn_affine_values* values, const tn_storage* expr) {
  const tn_affine_kind kind = tn_affine__kind(expr);
  const tn_storage* lhs = tn_affine__lhs(expr);
  const tn_storage* rhs = tn_affine__rhs(expr);
  if (!tn_affine__is_constant(rhs) || tn_affine__value(rhs) <= 0) return NULL;
  const int64_t divisor = tn_affine__value(rhs);
  const bounds of_lhs = bounds_of(values, lhs);
  const int64_t low = of_lhs.low;
  const int64_t high = of_lhs.high;
  if (of_lhs.has_low && of_lhs.has_high) {
    const int64_t quotient = tn_affine__floor_divide(low, divisor);
    if (kind == TN_AFFINE_FLOORDIV && quotient == tn_affine__floor_divide(high, divisor)) {
      return constant(values->rewriter, quotient);
    }
    const int64_t ceiling = tn_affine__ceil_divide(low, divisor);
    if (kind == TN_AFFINE_CEILDIV && ceiling == tn_affine__ceil_divide(high, divisor)) {
      return constant(values->rewriter, ceiling);
    }
    if (kind == TN_AFFINE_MOD && low >= 0 && low < divisor && high < divisor) return lhs;
  }
  bool is_split = false;
  const tn_storage* made = split_sum(values, kind, lhs, rhs, &is_split);
  if (is_split) return made;
  if ((kind == TN_AFFINE_FLOORDIV && is_below(values, lhs, divisor)) ||
      (kind == TN_AFFINE_MOD && known_divisor(values, lhs) % divisor == 0)) {
    return constant(values->rewriter, 0);
  }
  return NULL;
}

static tn_status simplify_enter(tn_affine_machine* machine, const tn_storage* expr,
                                uint32_t detail) {
  return tn_affine__is_binary(expr) ? tn_affine__push_operands(machine, expr, detail)
                                    : tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

/// Records whether an expression has locals, which expressions derived from it then have, too. This
/// avoids flattening a chain of divisions repeatedly.
static tn_status note_locals(tn_affine_values* values, const tn_storage* expr) {
  if (!tn_affine__is_binary(expr)) return TN_OK;
  bool has = has_locals(values, tn_affine__lhs(expr)) || has_locals(values, tn_affine__rhs(expr));
  if (!has && tn_affine__kind(expr) != TN_AFFINE_ADD) {
    tn_affine_flat flat;
    const tn_status status = tn_affine_flat__open(&flat, expr, tn_affine_map_dim_count(values->map),
                                                  tn_affine_map_symbol_count(values->map));
    has = flat.has_poison || flat.local_count != 0;
    tn_affine_flat__close(&flat);
    TN_TRY(status);
  }
  bool was_new = false;
  if (!has) return TN_OK;
  return tn_judy_set_insert(&values->with_locals, expr->self, &was_new) == TN_OK
             ? TN_OK
             : tn_context__out_of_memory(values->rewriter->context);
}

static tn_status simplify_leave(tn_affine_machine* machine, const tn_storage* expr,
                                tn_affine_result lhs, tn_affine_result rhs) {
  tn_affine_values* values = machine->user_data;
  const tn_storage* made = NULL;
  TN_TRY(tn_affine__build(machine->context, tn_affine__kind(expr), lhs.expr, rhs.expr, &made));
  const tn_storage* simpler = is_division(made) ? simplify_division(values, made) : NULL;
  if (values->rewriter->status != TN_OK) return values->rewriter->status;
  TN_TRY(note_locals(values, simpler == NULL ? made : simpler));
  return tn_affine__push_value(machine, tn_affine__expr_result(simpler == NULL ? made : simpler));
}

/// Expressions that are too large are unchanged.
static const tn_storage* simplify_expr(tn_affine_values* values, const tn_storage* expr) {
  static const tn_affine_visitor visitor = {simplify_enter, simplify_leave, true};
  tn_affine_result result = {.expr = expr};
  const tn_status status = tn_affine__visit(&visitor, values, expr, &result);
  if (status == TN_AFFINE_TOO_LARGE || values->rewriter->status != TN_OK) return expr;
  return tn_rewriter__ok(values->rewriter, status) ? result.expr : expr;
}

/// Sets new results of the map.
static void set_results(tn_affine_values* values, const tn_affine_expr* exprs, size_t count) {
  tn_attribute map = {NULL};
  if (values->rewriter->status == TN_OK &&
      tn_rewriter__ok(
          values->rewriter,
          tn_affine_map_get(values->rewriter->context, tn_affine_map_dim_count(values->map),
                            tn_affine_map_symbol_count(values->map), exprs, count, &map))) {
    values->map = map;
  }
}

void tn_affine_values__simplify(tn_affine_values* values) {
  tn_rewriter* rewriter = values->rewriter;
  const size_t count = tn_affine_map_result_count(values->map);
  if (rewriter->status != TN_OK || count == 0) return;
  tn_affine_expr* exprs = tn_allocate(&rewriter->context->allocator, count * sizeof *exprs);
  if (exprs == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  for (size_t i = 0; i < count; ++i) {
    exprs[i].storage = simplify_expr(values, tn_affine_map_result(values->map, i).storage);
  }
  tn_judy_set_clear(&values->with_locals);
  set_results(values, exprs, count);
  tn_deallocate(&rewriter->context->allocator, exprs, count * sizeof *exprs);
}

//===-- Minima and maxima ---------------------------------------------------------------------===//

/// Returns whether result `i` is redundant.
static bool is_redundant(const bounds* all, size_t count, size_t i, bool is_max) {
  const bounds mine = all[i];
  if (is_max ? !mine.has_high : !mine.has_low) return false;
  for (size_t k = 0; k < count; ++k) {
    const bounds other = all[k];
    if (k == i || (is_max ? !other.has_low : !other.has_high)) continue;
    const int64_t its = is_max ? other.low : other.high;
    const int64_t limit = is_max ? mine.high : mine.low;
    if (is_max ? its > limit : its < limit) return true;
    if (its != limit) continue;
    // Of two equal constants, the first stays.
    const bool both = other.has_low && other.has_high && other.low == other.high && mine.has_low &&
                      mine.has_high && mine.low == mine.high;
    if (!(both && i < k)) return true;
  }
  return false;
}

void tn_affine_values__drop_redundant(tn_affine_values* values, bool is_max) {
  tn_rewriter* rewriter = values->rewriter;
  const size_t count = tn_affine_map_result_count(values->map);
  if (values->operands.count == 0 || count == 0 || rewriter->status != TN_OK) return;
  const size_t size = count * (sizeof(bounds) + sizeof(tn_affine_expr));
  bounds* all = tn_allocate_zeroed(&rewriter->context->allocator, size);
  if (all == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  tn_affine_expr* kept = (tn_affine_expr*)(void*)(all + count);
  size_t kept_count = 0;
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* expr = tn_affine_map_result(values->map, i).storage;
    all[i] = bounds_of(values, expr);
  }
  for (size_t i = 0; i < count; ++i) {
    if (is_redundant(all, count, i, is_max)) continue;
    const bool is_known = all[i].has_low && all[i].has_high && all[i].low == all[i].high;
    kept[kept_count++] = is_known ? (tn_affine_expr){constant(rewriter, all[i].low)}
                                  : tn_affine_map_result(values->map, i);
  }
  set_results(values, kept, kept_count);
  tn_deallocate(&rewriter->context->allocator, all, size);
}
