// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding malformed ops; see well_formed.h.

#include "ir/well_formed.h"

#include "ir/lazy.h"
#include "ir/verifier.h"
#include "ir/walk.h"

//===-- One op --------------------------------------------------------------------------------===//

static bool has_null_operand(const tn_context* context, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const tn_ref first = count == 0 ? 0 : tn_op_cell__operands(context, op, cell);
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_use__at(context, first + 3 * i)->value == 0) return true;
  }
  return false;
}

/// Returns whether successors are blocks of the op's region, and only the last op of a block has
/// any.
static bool branches_well(const tn_context* context, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__successor_count(cell);
  if (count == 0) return true;
  if (cell->block == 0 || cell->next != 0) return false;
  const tn_ref region = tn_block__at(context, cell->block)->region;
  const tn_ref first = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_use__at(context, first + 3 * i)->value;
    if (block == 0 || tn_block__at(context, block)->region != region) return false;
  }
  return true;
}

/// Checks an op before its nested ops.
static bool is_outside_well_formed(tn_context* context, tn_ref op,
                                   const tn_op_definition* definition) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return !has_null_operand(context, op, cell) && branches_well(context, op, cell) &&
         (definition->verify == NULL || definition->verify(context, op, definition) == TN_OK);
}

static bool ends_well(tn_context* context, const tn_block_cell* block, uint32_t traits) {
  if (block->last_op == 0) {
    return block->previous == 0 && block->next == 0 && (traits & TN_OP_TRAIT_NO_TERMINATOR) != 0;
  }
  const tn_op_definition* definition =
      tn_op_definition__claimed(context, tn_op__at(context, block->last_op));
  if (definition == NULL) return true;
  if ((definition->traits & TN_OP_TRAIT_TERMINATOR) == 0) {
    return block->previous == 0 && block->next == 0 && (traits & TN_OP_TRAIT_NO_TERMINATOR) != 0;
  }
  return is_outside_well_formed(context, block->last_op, definition);
}

static bool is_region_well_formed(tn_context* context, tn_ref region, uint32_t traits) {
  const tn_region_cell* cell = tn_region__at(context, region);
  if (cell->first_block == 0) return true;
  if (tn_block__at(context, cell->first_block)->first_use != 0) return false;
  if ((traits & TN_OP_TRAIT_GRAPH) != 0 && cell->first_block != cell->last_block) return false;
  for (tn_ref block = cell->first_block; block != 0; block = tn_block__at(context, block)->next) {
    if (!ends_well(context, tn_block__at(context, block), traits)) return false;
  }
  return true;
}

static bool keeps_to(tn_context* context, tn_ref op, const tn_op_definition* definition,
                     tn_verify_memory* memory) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__region_count(cell);
  if (count == 0 && memory != NULL && definition->depends_on_types_only) {
    return !has_null_operand(context, op, cell) && branches_well(context, op, cell) &&
           tn_verify_memory__check(memory, context, op, cell,
                                   tn_verify_memory__shape(memory, context, cell->shape)) == TN_OK;
  }
  if (!is_outside_well_formed(context, op, definition)) return false;
  if (tn_lazy__is(cell)) return true;
  for (uint32_t i = 0; i < count; ++i) {
    if (!is_region_well_formed(context, tn_op_cell__region(cell, i), definition->traits))
      return false;
  }
  return definition->verify_regions == NULL ||
         definition->verify_regions(context, op, definition) == TN_OK;
}

static bool is_well_formed(tn_context* context, tn_ref op, const tn_op_definition* definition,
                           tn_verify_memory* memory) {
  const bool was_quiet = tn_diagnostic__is_quiet;
  tn_diagnostic__is_quiet = true;
  const bool result = keeps_to(context, op, definition, memory);
  tn_diagnostic__is_quiet = was_quiet;
  return result;
}

//===-- Marks ---------------------------------------------------------------------------------===//

/// Set once any op of any context is marked: before that, there are no marks to clear. Accessed
/// with __atomic builtins.
static bool any_marks;

static void set_mark(const tn_context* context, tn_ref op, bool is_malformed) {
  uint32_t* counts = &tn_op__at(context, op)->counts;
  if (is_malformed == ((*counts & TN_OP_MALFORMED) != 0)) return;
  *counts ^= TN_OP_MALFORMED;
}

void tn_op__mark(tn_context* context, tn_ref op, tn_verify_memory* memory) {
  const tn_op_definition* definition = tn_op_definition__claimed(context, tn_op__at(context, op));
  // Most ops that a user's patterns match have no definition.
  if (definition == NULL) return;
  set_mark(context, op, false);
  if (TN_LIKELY(is_well_formed(context, op, definition, memory))) return;
  __atomic_store_n(&any_marks, true, __ATOMIC_RELAXED);
  set_mark(context, op, true);
}

void tn_op__mark_with_sources(tn_context* context, tn_ref op, tn_verify_memory* memory) {
  tn_op__mark(context, op, memory);
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const tn_ref first = count == 0 ? 0 : tn_op_cell__operands(context, op, cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_use__at(context, first + 3 * i)->value;
    if (value != 0 && !tn_value__is_argument(value)) {
      tn_op__mark(context, tn_value__owner(context, value), memory);
    }
  }
}

void tn_op__mark_tree(tn_context* context, tn_ref root, tn_verify_memory* memory) {
  tn_ref op = tn_op__first_in_post_order(context, root);
  for (; op != 0; op = tn_op__next_in_post_order(context, root, op)) {
    tn_op__mark(context, op, memory);
  }
}

void tn_op__unmark_tree(const tn_context* context, tn_ref root) {
  if (!__atomic_load_n(&any_marks, __ATOMIC_RELAXED)) return;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    set_mark(context, op, false);
  }
}
