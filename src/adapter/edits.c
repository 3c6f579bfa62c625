// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomic rewriting.

#include "adapter/edits.h"

#include <tenure/value.h>

//===-- Collecting ----------------------------------------------------------------------------===//

// Reserves space for one more item of an array.
static tn_status reserve(tn_edits* edits, void* items_pointer, size_t* capacity, size_t count,
                         size_t item_size) {
  if (count < *capacity) return TN_OK;
  if (tn_array_grow(&edits->context->allocator, items_pointer, capacity, count + 1, item_size)) {
    return TN_OK;
  }
  return tn_context__out_of_memory(edits->context);
}

// Records the insertion point of a new op; there is space for it.
static void note(tn_edits* edits, tn_op op) {
  edits->ops[edits->op_count++] = (tn_placed_op){op, edits->anchor, edits->after};
  if (edits->after) edits->anchor = op;
}

tn_status tn_edits__op(tn_edits* edits, const tn_op_state* state, tn_op* out_op) {
  *out_op = (tn_op){0, 0, 0, 0};
  TN_TRY(reserve(edits, &edits->ops, &edits->op_capacity, edits->op_count, sizeof *edits->ops));
  tn_op_state detached = *state;
  detached.location = edits->location;
  detached.insertion = (tn_insertion){.block = {0, 0, 0, 0}};
  TN_TRY(tn_op_create(edits->scope, &detached, out_op));
  note(edits, *out_op);
  return TN_OK;
}

tn_status tn_edits__clone(tn_edits* edits, tn_op op, tn_op* out_op) {
  *out_op = (tn_op){0, 0, 0, 0};
  TN_TRY(reserve(edits, &edits->ops, &edits->op_capacity, edits->op_count, sizeof *edits->ops));
  TN_TRY(tn_op_clone(edits->scope, op, TN_CLONE_WHOLE, NULL, NULL, out_op));
  note(edits, *out_op);
  return TN_OK;
}

tn_status tn_edits__replace_value(tn_edits* edits, tn_value value, tn_value replacement,
                                  size_t first_op) {
  TN_TRY(reserve(edits, &edits->values, &edits->value_capacity, edits->value_count,
                 sizeof *edits->values));
  edits->values[edits->value_count++] =
      (tn_replaced_value){value, replacement, first_op, edits->op_count};
  return TN_OK;
}

tn_status tn_edits__replace_operand(tn_edits* edits, tn_op op, size_t number, tn_value value) {
  TN_TRY(reserve(edits, &edits->operands, &edits->operand_capacity, edits->operand_count,
                 sizeof *edits->operands));
  edits->operands[edits->operand_count++] = (tn_replaced_operand){op, number, value};
  return TN_OK;
}

//===-- Ending --------------------------------------------------------------------------------===//

static bool is_among(const tn_edits* edits, const tn_replaced_value* item, tn_op op) {
  for (size_t i = item->first_op; i < item->end_op; ++i) {
    if (edits->ops[i].op.slot == op.slot) return true;
  }
  return false;
}

static void replace_uses(const tn_edits* edits, const tn_replaced_value* item) {
  tn_use next;
  for (tn_use use = tn_value_first_use(item->value); !tn_use_is_null(use); use = next) {
    next = tn_use_next(use);
    if (is_among(edits, item, tn_use_owner(use))) continue;
    (void)!tn_op_set_operand(tn_use_owner(use), tn_use_operand_number(use), item->replacement);
  }
}

tn_status tn_edits__commit(tn_edits* edits) {
  TN_TRY(tn_attribute_changes__commit(&edits->changes));
  for (size_t i = 0; i < edits->op_count; ++i) {
    const tn_placed_op* item = &edits->ops[i];
    (void)!(item->after ? tn_op_move_after(item->op, item->anchor)
                        : tn_op_move_before(item->op, item->anchor));
  }
  for (size_t i = 0; i < edits->value_count; ++i) {
    replace_uses(edits, &edits->values[i]);
  }
  for (size_t i = 0; i < edits->operand_count; ++i) {
    const tn_replaced_operand* item = &edits->operands[i];
    (void)!tn_op_set_operand(item->op, item->number, item->value);
  }
  edits->op_count = 0;
  return TN_OK;
}

void tn_edits__abandon(tn_edits* edits) {
  while (edits->op_count > 0) (void)!tn_op_erase(edits->ops[--edits->op_count].op);
}

void tn_edits__free(tn_edits* edits) {
  const tn_allocator* allocator = &edits->context->allocator;
  tn_deallocate(allocator, edits->ops, edits->op_capacity * sizeof *edits->ops);
  tn_deallocate(allocator, edits->values, edits->value_capacity * sizeof *edits->values);
  tn_deallocate(allocator, edits->operands, edits->operand_capacity * sizeof *edits->operands);
  tn_attribute_changes__free(&edits->changes);
}
