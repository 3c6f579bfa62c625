// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of memref.alloca_scope. Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/memref/memref.h"

static bool is_scope(const tn_context* context, tn_ref op) {
  return tn_op__has_trait(context, op, TN_OP_TRAIT_ALLOCATION_SCOPE);
}

/// Returns true if only a terminator follows the op, in a region of one block.
static bool is_last(const tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__block(context, op);
  if (block == 0) return false;
  const tn_ref last = tn_block__last_op(context, block);
  const tn_region_cell* region = tn_region__at(context, tn_block__region(context, block));
  return tn_op__at(context, op)->next == last && last != op &&
         tn_op__has_trait(context, last, TN_OP_TRAIT_TERMINATOR) &&
         region->first_block == region->last_block;
}

/// Returns true if the op itself, not counting nested ops, may allocate memory on the stack.
static bool may_allocate(const tn_context* context, tn_ref op) {
  return tn_op__code(context, op) == TN_CODE_MEMREF_ALLOCA ||
         (tn_effects__of(context, op) & TN_EFFECT_UNKNOWN) != 0;
}

/// Returns true if the scope may contain an allocation that it frees.
static bool holds_memory(const tn_context* context, tn_ref scope) {
  bool skip = false;
  for (tn_ref op = scope; op != 0; op = tn_op__next_in_pre_order(context, scope, op, skip)) {
    if (op == scope) continue;
    if (may_allocate(context, op)) return true;
    skip = is_scope(context, op);
  }
  return false;
}

/// Inlines a scope that frees nothing, or that is the last op of another scope.
bool tn_memref__inline_scope(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref parent = tn_op__parent(context, op);
  if (holds_memory(context, op) &&
      (parent == 0 || !is_scope(context, parent) || !is_last(context, op))) {
    return false;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref end = tn_block__last_op(context, block);
  tn_refs values = {0};
  tn_refs__push_operands(rewriter, &values, end, 0, tn_op__operand_count(context, end));
  tn_rewriter__inline_block(rewriter, block, tn_op__block(context, op), op, NULL, 0);
  tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  tn_rewriter__erase(rewriter, end);
  tn_refs__free(rewriter, &values);
  return true;
}

/// Returns the outermost op that contains the scope and is inside the next scope, if each op on the
/// way is the last one of its block; otherwise 0.
static tn_ref outermost_last(const tn_context* context, tn_ref scope) {
  tn_ref around = tn_op__parent(context, scope);
  if (around == 0 || is_scope(context, around) || !is_last(context, scope)) return 0;
  while (is_last(context, around)) {
    const tn_ref parent = tn_op__parent(context, around);
    if (parent == 0 || is_scope(context, parent)) return parent == 0 ? 0 : around;
    around = parent;
  }
  return 0;
}

static bool comes_from_inside(const tn_context* context, tn_ref around, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_ref block = tn_value__parent_block(context, tn_op__operand(context, op, i));
    const tn_ref owner = tn_region__at(context, tn_block__region(context, block))->op;
    if (tn_op__is_ancestor(context, around, owner)) return true;
  }
  return false;
}

/// Moves the allocations of a scope that is the last op of another scope to that scope.
bool tn_memref__hoist_memory(tn_rewriter* rewriter, tn_ref scope) {
  const tn_context* context = rewriter->context;
  const tn_ref around = outermost_last(context, scope);
  if (around == 0) return false;
  tn_refs found = {0};
  const tn_ref block = tn_op__first_block(context, scope, 0);
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    if (tn_op__code(context, op) == TN_CODE_MEMREF_ALLOCA &&
        !comes_from_inside(context, around, op)) {
      tn_refs__push(rewriter, &found, op);
    }
  }
  const bool changed = found.count != 0;
  for (uint32_t i = 0; i < found.count; ++i) {
    tn_rewriter__move(rewriter, tn_refs__items(&found)[i], tn_op__block(context, around), around);
  }
  tn_refs__free(rewriter, &found);
  return changed;
}
