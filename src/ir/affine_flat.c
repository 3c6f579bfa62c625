// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flattens affine expressions to rows, and rebuilds expressions from rows.
//
// A remainder `e mod c` becomes `e - c * q` with the local q = `e floordiv c`; quotients are
// reduced by the common factors of divisor and coefficients first. Coefficients wrap at 64 bits.

#include "ir/affine_flat.h"

#include <stdlib.h>

//===-- Rows --------------------------------------------------------------------------------===//

typedef struct row {
  tn_flat_cell* cells;
  size_t count;
} row;

static size_t constant_column(const tn_affine_flat* f) {
  return (size_t)f->dim_count + f->symbol_count;
}

static size_t local_column(const tn_affine_flat* f, size_t local) {
  return constant_column(f) + 1 + local;
}

static row last_row(const tn_affine_flat* f) {
  const size_t start = f->starts[f->row_count - 1];
  return (row){f->cells + start, f->cell_count - start};
}

static row row_before_last(const tn_affine_flat* f) {
  const size_t start = f->starts[f->row_count - 2];
  return (row){f->cells + start, f->starts[f->row_count - 1] - start};
}

static void pop_row(tn_affine_flat* f) { f->cell_count = f->starts[--f->row_count]; }

// Pushes a row of one cell.
static tn_status push_row(tn_affine_flat* f, size_t column, int64_t coefficient) {
  const tn_allocator* allocator = &f->context->allocator;
  if (!tn_array_grow(allocator, &f->starts, &f->row_capacity, f->row_count + 1,
                     sizeof *f->starts) ||
      !tn_array_grow(allocator, &f->cells, &f->cell_capacity, f->cell_count + 1,
                     sizeof *f->cells)) {
    return tn_context__out_of_memory(f->context);
  }
  f->starts[f->row_count++] = f->cell_count;
  f->cells[f->cell_count++] = (tn_flat_cell){column, coefficient};
  return TN_OK;
}

// Merges two rows into the scratch cells, without terms that cancel out; returns the number of
// cells.
static size_t merge(tn_affine_flat* f, row left, row right) {
  size_t count = 0;
  size_t i = 0;
  size_t j = 0;
  while (i < left.count || j < right.count) {
    const bool takes_left =
        j == right.count || (i < left.count && left.cells[i].column <= right.cells[j].column);
    tn_flat_cell cell = takes_left ? left.cells[i++] : right.cells[j++];
    if (takes_left && j < right.count && right.cells[j].column == cell.column) {
      cell.coefficient = tn_affine__wrapping_add(cell.coefficient, right.cells[j++].coefficient);
    }
    if (cell.coefficient != 0) f->scratch[count++] = cell;
  }
  return count;
}

// Adds the last row to the one before it and removes it.
static tn_status add_last_row(tn_affine_flat* f) {
  const row left = row_before_last(f);
  const row right = last_row(f);
  const bool is_after = left.count == 0 || right.count == 0 ||
                        left.cells[left.count - 1].column < right.cells[0].column;
  --f->row_count;
  if (is_after) return TN_OK;  // The rows are already adjacent.
  if (!tn_array_grow(&f->context->allocator, &f->scratch, &f->scratch_capacity,
                     left.count + right.count, sizeof *f->scratch)) {
    return tn_context__out_of_memory(f->context);
  }
  const size_t count = merge(f, left, right);
  memcpy(left.cells, f->scratch, count * sizeof *left.cells);
  f->cell_count = f->starts[f->row_count - 1] + count;
  return TN_OK;
}

// Replaces the last row by that of one local.
static tn_status set_to_local(tn_affine_flat* f, size_t local) {
  pop_row(f);
  return push_row(f, local_column(f, local), 1);
}

static tn_status local_for(tn_affine_flat* f, const tn_storage* expr, size_t* out_local) {
  uintptr_t number = 0;
  if (tn_judy_map_get(&f->local_numbers, expr->self, &number)) {
    *out_local = number;
    return TN_OK;
  }
  if (!tn_array_grow(&f->context->allocator, &f->locals, &f->local_capacity, f->local_count + 1,
                     sizeof *f->locals) ||
      tn_judy_map_set(&f->local_numbers, expr->self, f->local_count) != TN_OK) {
    return tn_context__out_of_memory(f->context);
  }
  *out_local = f->local_count;
  f->locals[f->local_count++] = expr;
  return TN_OK;
}

//===-- Sums --------------------------------------------------------------------------------===//

// Adds `coefficient` times `expr` to `*sum`.
static tn_status add_term(const tn_affine_flat* f, const tn_storage* expr, int64_t coefficient,
                          const tn_storage** sum) {
  if (coefficient == 0) return TN_OK;
  const tn_storage* factor = NULL;
  const tn_storage* product = NULL;
  TN_TRY(tn_affine__constant(f->context, coefficient, &factor));
  TN_TRY(tn_affine__build(f->context, TN_AFFINE_MUL, expr, factor, &product));
  return tn_affine__build(f->context, TN_AFFINE_ADD, *sum, product, sum);
}

static tn_status add_constant(const tn_affine_flat* f, int64_t value, const tn_storage** sum) {
  if (value == 0) return TN_OK;
  const tn_storage* constant = NULL;
  TN_TRY(tn_affine__constant(f->context, value, &constant));
  return tn_affine__build(f->context, TN_AFFINE_ADD, *sum, constant, sum);
}

// Returns the expression of a column: a dimension, a symbol or a local.
static tn_status expr_of_column(const tn_affine_flat* f, size_t column,
                                const tn_storage** out_expr) {
  if (column < f->dim_count) return tn_affine__dim(f->context, (uint32_t)column, out_expr);
  if (column < constant_column(f)) {
    return tn_affine__symbol(f->context, (uint32_t)(column - f->dim_count), out_expr);
  }
  *out_expr = f->locals[column - local_column(f, 0)];
  return TN_OK;
}

static int64_t constant_of(const tn_affine_flat* f, row r) {
  for (size_t i = 0; i < r.count; ++i) {
    if (r.cells[i].column == constant_column(f)) return r.cells[i].coefficient;
  }
  return 0;
}

static tn_status sum_row(const tn_affine_flat* f, row r, const tn_storage** out_expr) {
  const tn_storage* sum = NULL;
  TN_TRY(tn_affine__constant(f->context, 0, &sum));
  for (size_t i = 0; i < r.count; ++i) {
    const tn_storage* expr = NULL;
    if (r.cells[i].column == constant_column(f)) continue;
    TN_TRY(expr_of_column(f, r.cells[i].column, &expr));
    TN_TRY(add_term(f, expr, r.cells[i].coefficient, &sum));
  }
  TN_TRY(add_constant(f, constant_of(f, r), &sum));
  *out_expr = sum;
  return TN_OK;
}

tn_status tn_affine_flat__sum(const tn_affine_flat* flat, const tn_storage** out_expr) {
  return sum_row(flat, last_row(flat), out_expr);
}

//===-- Flattening --------------------------------------------------------------------------===//

// Returns the greatest common divisor of `divisor` and all coefficients.
static int64_t common_divisor(row r, int64_t divisor) {
  uint64_t common = (uint64_t)divisor;
  for (size_t i = 0; i < r.count; ++i) {
    common = tn_affine__gcd(common, tn_affine__magnitude(r.cells[i].coefficient));
  }
  return (int64_t)common;
}

static void divide_row(row r, int64_t divisor) {
  for (size_t i = 0; i < r.count; ++i) r.cells[i].coefficient /= divisor;
}

// Replaces the last two rows by a local: `kind` of their sums.
static tn_status flatten_to_local(tn_affine_flat* f, tn_affine_kind kind) {
  const tn_storage* lhs = NULL;
  const tn_storage* rhs = NULL;
  const tn_storage* expr = NULL;
  size_t local = 0;
  TN_TRY(sum_row(f, row_before_last(f), &lhs));
  TN_TRY(sum_row(f, last_row(f), &rhs));
  TN_TRY(tn_affine__build(f->context, kind, lhs, rhs, &expr));
  TN_TRY(local_for(f, expr, &local));
  pop_row(f);
  return set_to_local(f, local);
}

static void flatten_multiply(tn_affine_flat* f, int64_t factor) {
  const row r = last_row(f);
  for (size_t i = 0; i < r.count; ++i) {
    r.cells[i].coefficient = tn_affine__wrapping_multiply(r.cells[i].coefficient, factor);
  }
}

// Returns the local for the last row, which stays, divided by `divisor`.
static tn_status quotient_local(tn_affine_flat* f, tn_affine_kind kind, int64_t divisor,
                                size_t* out_local) {
  const tn_storage* dividend = NULL;
  const tn_storage* constant = NULL;
  const tn_storage* quotient = NULL;
  TN_TRY(sum_row(f, last_row(f), &dividend));
  TN_TRY(tn_affine__constant(f->context, divisor, &constant));
  TN_TRY(tn_affine__build(f->context, kind, dividend, constant, &quotient));
  return local_for(f, quotient, out_local);
}

static tn_status flatten_divide(tn_affine_flat* f, tn_affine_kind kind, int64_t divisor) {
  const int64_t common = common_divisor(last_row(f), divisor);
  divide_row(last_row(f), common);
  if (divisor == common) return TN_OK;
  size_t local = 0;
  TN_TRY(quotient_local(f, kind, divisor / common, &local));
  return set_to_local(f, local);
}

static tn_status flatten_modulo(tn_affine_flat* f, int64_t divisor) {
  const int64_t common = common_divisor(last_row(f), divisor);
  if (common == divisor) {
    f->cell_count -= last_row(f).count;
    return TN_OK;
  }
  size_t local = 0;
  divide_row(last_row(f), common);
  TN_TRY(quotient_local(f, TN_AFFINE_FLOORDIV, divisor / common, &local));
  flatten_multiply(f, common);
  TN_TRY(push_row(f, local_column(f, local), -divisor));
  return add_last_row(f);
}

static tn_status flatten_binary(tn_affine_flat* f, const tn_storage* expr) {
  const tn_affine_kind kind = tn_affine__kind(expr);
  if (kind == TN_AFFINE_ADD) return add_last_row(f);
  const tn_storage* rhs = tn_affine__rhs(expr);
  if (!tn_affine__is_constant(rhs)) return flatten_to_local(f, kind);
  const int64_t value = tn_affine__value(rhs);
  pop_row(f);
  if (kind == TN_AFFINE_MUL) {
    flatten_multiply(f, value);
    return TN_OK;
  }
  if (value < 1) {
    f->has_poison = true;
    return TN_INTERRUPTED;
  }
  return kind == TN_AFFINE_MOD ? flatten_modulo(f, value) : flatten_divide(f, kind, value);
}

//===-- Shared subexpressions -----------------------------------------------------------------===//

/// States of an expression in tn_affine_flat.shared: found once, found again, or SHARED_SAVED plus
/// the index of its row in tn_affine_flat.saved (a cell with the row's length, then the row).
enum { SHARED_ONCE = 1, SHARED_OFTEN = 2, SHARED_SAVED = 3 };

/// Expressions with fewer nodes than TREE_NODES are flattened as trees; subexpressions with fewer
/// than SHARED_NODES always are.
enum { TREE_NODES = 4096, SHARED_NODES = 16 };

static tn_status push_part(tn_context* context, const tn_storage*** parts, size_t* count,
                           size_t* capacity, const tn_storage* part) {
  if (tn_affine__node_count(part) < SHARED_NODES) return TN_OK;
  if (!tn_array_grow(&context->allocator, (void*)parts, capacity, *count + 1, sizeof **parts)) {
    return tn_context__out_of_memory(context);
  }
  (*parts)[(*count)++] = part;
  return TN_OK;
}

// Finds the shared subexpressions of `expr`.
static tn_status find_shared(tn_affine_flat* f, const tn_storage* expr) {
  const tn_storage** parts = NULL;
  size_t count = 0;
  size_t capacity = 0;
  tn_status status = push_part(f->context, &parts, &count, &capacity, expr);
  while (count != 0 && status == TN_OK) {
    const tn_storage* part = parts[--count];
    uintptr_t times = 0;
    const bool again = tn_judy_map_get(&f->shared, part->self, &times);
    if (tn_judy_map_set(&f->shared, part->self, again ? SHARED_OFTEN : SHARED_ONCE) != TN_OK) {
      status = tn_context__out_of_memory(f->context);
    }
    if (again || status != TN_OK) continue;
    status = push_part(f->context, &parts, &count, &capacity, tn_affine__lhs(part));
    if (status != TN_OK) break;
    status = push_part(f->context, &parts, &count, &capacity, tn_affine__rhs(part));
  }
  tn_deallocate(&f->context->allocator, parts, capacity * sizeof *parts);
  return status;
}

// Saves the last row for other occurrences of `expr`, if there are any.
static tn_status save_row(tn_affine_flat* f, const tn_storage* expr) {
  uintptr_t times = 0;
  if (f->shared.root == NULL || !tn_judy_map_get(&f->shared, expr->self, &times) ||
      times != SHARED_OFTEN) {
    return TN_OK;
  }
  const row last = last_row(f);
  if (!tn_array_grow(&f->context->allocator, &f->saved, &f->saved_capacity,
                     f->saved_count + last.count + 1, sizeof *f->saved) ||
      tn_judy_map_set(&f->shared, expr->self, f->saved_count + SHARED_SAVED) != TN_OK) {
    return tn_context__out_of_memory(f->context);
  }
  f->saved[f->saved_count++] = (tn_flat_cell){.column = last.count};
  if (last.count != 0) {
    memcpy(f->saved + f->saved_count, last.cells, last.count * sizeof *last.cells);
  }
  f->saved_count += last.count;
  return TN_OK;
}

// Pushes the saved row of `expr`; `*out_is_saved` is whether there is one.
static tn_status push_saved(tn_affine_flat* f, const tn_storage* expr, bool* out_is_saved) {
  uintptr_t times = 0;
  *out_is_saved = f->shared.root != NULL && tn_judy_map_get(&f->shared, expr->self, &times) &&
                  times >= SHARED_SAVED;
  if (!*out_is_saved) return TN_OK;
  const size_t at = times - SHARED_SAVED;
  const size_t count = f->saved[at].column;
  const tn_allocator* allocator = &f->context->allocator;
  if (!tn_array_grow(allocator, &f->starts, &f->row_capacity, f->row_count + 1,
                     sizeof *f->starts) ||
      !tn_array_grow(allocator, &f->cells, &f->cell_capacity, f->cell_count + count,
                     sizeof *f->cells)) {
    return tn_context__out_of_memory(f->context);
  }
  f->starts[f->row_count++] = f->cell_count;
  if (count != 0) memcpy(f->cells + f->cell_count, f->saved + at + 1, count * sizeof *f->cells);
  f->cell_count += count;
  return TN_OK;
}

static tn_status flatten_enter(tn_affine_machine* machine, const tn_storage* expr,
                               uint32_t detail) {
  tn_affine_flat* f = machine->user_data;
  if (tn_affine__is_binary(expr)) {
    bool is_saved = false;
    TN_TRY(push_saved(f, expr, &is_saved));
    if (!is_saved) return tn_affine__push_operands(machine, expr, detail);
  } else if (tn_affine__is_constant(expr)) {
    TN_TRY(push_row(f, constant_column(f), tn_affine__value(expr)));
  } else {
    const size_t first = tn_affine__kind(expr) == TN_AFFINE_DIM ? 0 : f->dim_count;
    TN_TRY(push_row(f, first + tn_affine__position(expr), 1));
  }
  return tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

static tn_status flatten_leave(tn_affine_machine* machine, const tn_storage* expr,
                               tn_affine_result lhs, tn_affine_result rhs) {
  (void)lhs;
  (void)rhs;
  TN_TRY(flatten_binary(machine->user_data, expr));
  TN_TRY(save_row(machine->user_data, expr));
  return tn_affine__push_value(machine, tn_affine__expr_result(expr));
}

tn_status tn_affine_flat__open(tn_affine_flat* flat, const tn_storage* expr, uint32_t dim_count,
                               uint32_t symbol_count) {
  static const tn_affine_visitor visitor = {flatten_enter, flatten_leave, false};
  *flat = (tn_affine_flat){
      .context = expr->context, .dim_count = dim_count, .symbol_count = symbol_count};
  tn_affine_result result;
  if (tn_affine__node_count(expr) > TREE_NODES) TN_TRY(find_shared(flat, expr));
  const tn_status status = tn_affine__visit(&visitor, flat, expr, &result);
  return flat->has_poison ? TN_OK : status;
}

void tn_affine_flat__close(tn_affine_flat* flat) {
  const tn_allocator* allocator = &flat->context->allocator;
  tn_deallocate(allocator, flat->cells, flat->cell_capacity * sizeof *flat->cells);
  tn_deallocate(allocator, flat->starts, flat->row_capacity * sizeof *flat->starts);
  tn_deallocate(allocator, flat->scratch, flat->scratch_capacity * sizeof *flat->scratch);
  tn_judy_map_clear(&flat->local_numbers);
  tn_judy_map_clear(&flat->shared);
  tn_deallocate(allocator, flat->saved, flat->saved_capacity * sizeof *flat->saved);
  tn_deallocate(allocator, flat->locals, flat->local_capacity * sizeof *flat->locals);
}

//===-- Sorted sums -------------------------------------------------------------------------===//

/// Terms are sorted by (major, minor). The order of the terms of one dimension is: those with a
/// constant, those with a symbol by its position, those of the symbol with the same position.
typedef struct flat_term {
  const tn_storage* expr;
  int64_t coefficient;
  uint32_t major;
  int64_t minor;
  size_t order;  ///< Order among equal keys.
} flat_term;

typedef struct term_list {
  flat_term* terms;
  size_t count;
  int64_t next_constant_minor;  ///< Decreases, so that the term added last comes first.
  int64_t next_symbol_minor;
} term_list;

static void add_flat_term(term_list* list, uint32_t major, int64_t minor, int64_t coefficient,
                          const tn_storage* expr) {
  list->terms[list->count] = (flat_term){expr, coefficient, major, minor, list->count};
  ++list->count;
}

static bool is_position(const tn_storage* expr) {
  return tn_affine__kind(expr) == TN_AFFINE_DIM || tn_affine__kind(expr) == TN_AFFINE_SYMBOL;
}

// Returns whether a local is sorted among the dimensions and symbols: both operands are single
// dimensions or symbols, and the right one may also be a constant.
static bool is_sorted(const tn_storage* local) {
  if (!tn_affine__is_binary(local) || !is_position(tn_affine__lhs(local))) return false;
  const tn_storage* rhs = tn_affine__rhs(local);
  return is_position(rhs) || tn_affine__is_constant(rhs);
}

static void add_local_term(term_list* list, const tn_storage* local, int64_t coefficient) {
  const tn_storage* lhs = tn_affine__lhs(local);
  const tn_storage* rhs = tn_affine__rhs(local);
  const uint32_t major = tn_affine__position(lhs);
  if (tn_affine__kind(lhs) == TN_AFFINE_SYMBOL) {
    add_flat_term(list, major, list->next_symbol_minor++, coefficient, local);
  } else if (tn_affine__is_constant(rhs)) {
    add_flat_term(list, major, list->next_constant_minor--, coefficient, local);
  } else {
    add_flat_term(list, major, tn_affine__position(rhs), coefficient, local);
  }
}

// Symbols come first, then locals, then dimensions: their minor numbers are assigned in this order.
static tn_status collect_terms(const tn_affine_flat* f, row r, term_list* list) {
  for (size_t i = 0; i < r.count; ++i) {
    const size_t column = r.cells[i].column;
    const tn_storage* expr = NULL;
    if (column < f->dim_count || column == constant_column(f)) continue;
    TN_TRY(expr_of_column(f, column, &expr));
    if (column < constant_column(f)) {
      add_flat_term(list, tn_affine__position(expr), list->next_symbol_minor++,
                    r.cells[i].coefficient, expr);
    } else if (is_sorted(expr)) {
      add_local_term(list, expr, r.cells[i].coefficient);
    }
  }
  for (size_t i = 0; i < r.count && r.cells[i].column < f->dim_count; ++i) {
    const tn_storage* dim = NULL;
    TN_TRY(expr_of_column(f, r.cells[i].column, &dim));
    add_flat_term(list, (uint32_t)r.cells[i].column, list->next_constant_minor--,
                  r.cells[i].coefficient, dim);
  }
  return TN_OK;
}

static int compare_terms(const void* a, const void* b) {
  const flat_term* x = a;
  const flat_term* y = b;
  if (x->major != y->major) return x->major < y->major ? -1 : 1;
  if (x->minor != y->minor) return x->minor < y->minor ? -1 : 1;
  return x->order < y->order ? -1 : 1;
}

static tn_status sum_terms(const tn_affine_flat* f, row r, term_list* list,
                           const tn_storage** out_expr) {
  const tn_storage* sum = NULL;
  TN_TRY(tn_affine__constant(f->context, 0, &sum));
  TN_TRY(collect_terms(f, r, list));
  if (list->count > 1) qsort(list->terms, list->count, sizeof *list->terms, compare_terms);
  for (size_t i = 0; i < list->count; ++i) {
    TN_TRY(add_term(f, list->terms[i].expr, list->terms[i].coefficient, &sum));
  }
  for (size_t i = 0; i < r.count; ++i) {
    if (r.cells[i].column <= constant_column(f)) continue;
    const tn_storage* local = f->locals[r.cells[i].column - local_column(f, 0)];
    if (!is_sorted(local)) TN_TRY(add_term(f, local, r.cells[i].coefficient, &sum));
  }
  TN_TRY(add_constant(f, constant_of(f, r), &sum));
  *out_expr = sum;
  return TN_OK;
}

tn_status tn_affine_flat__sorted_sum(const tn_affine_flat* flat, const tn_storage** out_expr) {
  const row r = last_row(flat);
  const uint32_t larger_count =
      flat->dim_count < flat->symbol_count ? flat->symbol_count : flat->dim_count;
  term_list list = {.next_constant_minor = -1, .next_symbol_minor = larger_count};
  const size_t byte_size = (r.count + 1) * sizeof *list.terms;
  list.terms = tn_allocate(&flat->context->allocator, byte_size);
  if (list.terms == NULL) return tn_context__out_of_memory(flat->context);
  const tn_status status = sum_terms(flat, r, &list, out_expr);
  tn_deallocate(&flat->context->allocator, list.terms, byte_size);
  return status;
}
