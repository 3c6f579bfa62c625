// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving, detaching and erasing operations through handles. All checks precede the first change.

#include <tenure/operation.h>

#include "ir/destroy.h"
#include "ir/lazy.h"
#include "ir/walk.h"
#include "scope/access.h"

/// Returns whether the op can contain blocks; without this check, each step of building a deep nest
/// would walk up all of it.
static bool has_blocks(const tn_context* context, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__region_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_region__at(context, tn_op_cell__region(cell, i))->first_block != 0) return true;
  }
  return false;
}

/// Resolves the op to move and checks that the destination block, at `place`, is not inside it.
static tn_status check_move(tn_op op, tn_location place, tn_ref block, tn_resolved* out_resolved) {
  const tn_op_cell* cell = tn_access__op(op, out_resolved);
  if (cell == NULL) return tn_access__report_stale_op(place, op);
  if (out_resolved->context != place.context)
    return tn_access__report_wrong_context(place, "operation");
  TN_TRY(tn_callback_guard__may_change(place.context));
  const tn_context* context = out_resolved->context;
  if (has_blocks(context, cell) &&
      tn_op__is_ancestor(context, op.slot,
                         tn_block_cell__parent_op(context, tn_block__at(context, block)))) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                            "an operation cannot be moved into itself");
  }
  return TN_OK;
}

static void move(const tn_resolved* resolved, tn_ref op, tn_ref block, tn_ref before) {
  tn_shard* shard = resolved->scope->shard;
  if (tn_op__at(resolved->context, op)->block != 0) {
    tn_op__remove(shard, op);
  } else {
    tn_scope__disown_op(resolved->context, op);
  }
  tn_op__insert(shard, op, block, before);
}

/// Resolves the anchor of a move: it must be attached, and not the op that is moved.
static tn_status check_anchor(tn_op op, tn_op other, tn_resolved* out_place) {
  const tn_op_cell* cell = tn_access__op(other, out_place);
  if (cell == NULL) return tn_access__report_stale_op(tn_access__where_op(op), other);
  if (cell->block == 0 || (op.slot == other.slot && op.generation == other.generation)) {
    return tn_context__fail(out_place->context, TN_INVALID_ARGUMENT,
                            tn_access__location(out_place->context, cell),
                            cell->block == 0 ? "the other operation is detached"
                                             : "an operation cannot be moved next to itself");
  }
  return TN_OK;
}

tn_status tn_op_move_before(tn_op op, tn_op other) {
  tn_resolved place;
  tn_resolved resolved;
  TN_TRY(check_anchor(op, other, &place));
  const tn_op_cell* anchor = tn_op__at(place.context, other.slot);
  TN_TRY(check_move(op, tn_access__location(place.context, anchor), anchor->block, &resolved));
  move(&resolved, op.slot, anchor->block, other.slot);
  return TN_OK;
}

tn_status tn_op_move_after(tn_op op, tn_op other) {
  tn_resolved place;
  tn_resolved resolved;
  TN_TRY(check_anchor(op, other, &place));
  const tn_op_cell* anchor = tn_op__at(place.context, other.slot);
  TN_TRY(check_move(op, tn_access__location(place.context, anchor), anchor->block, &resolved));
  const tn_ref before =
      anchor->next == op.slot ? tn_op__at(place.context, op.slot)->next : anchor->next;
  move(&resolved, op.slot, anchor->block, before);
  return TN_OK;
}

static tn_status move_into(tn_op op, tn_block block, bool to_start) {
  tn_resolved place;
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &place);
  if (cell == NULL) return tn_access__lost_block(tn_access__where_op(op), block);
  TN_TRY(check_move(op, tn_access__where_block(place.context, cell), block.slot, &resolved));
  tn_ref before = to_start ? cell->first_op : 0;
  if (before == op.slot) before = tn_op__at(place.context, op.slot)->next;
  move(&resolved, op.slot, block.slot, before);
  return TN_OK;
}

tn_status tn_op_move_to_end(tn_op op, tn_block block) { return move_into(op, block, false); }
tn_status tn_op_move_to_start(tn_op op, tn_block block) { return move_into(op, block, true); }

tn_status tn_op_detach(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  if (cell->block == 0) return TN_OK;
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  tn_op__remove(resolved.scope->shard, op.slot);
  tn_scope__own(resolved.scope, op.slot);
  return TN_OK;
}

//===-- Erasure -------------------------------------------------------------------------------===//

/// Returns the first use of a result of `op` by an op outside of it; 0 if there is none.
static inline tn_ref outside_use(const tn_context* context, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__result_count(cell);
  const uint32_t* results = (const uint32_t*)cell + tn_op_cell__results_offset(cell);
  for (uint32_t i = 0; i < count; ++i) {
    tn_ref use = results[2 * i + 1];
    while (use != 0 && tn_op__is_ancestor(context, op, tn_use__owner(context, use))) {
      use = tn_use__at(context, use)->next;
    }
    if (use != 0) return use;
  }
  return 0;
}

tn_status tn_access__erasable(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref use = outside_use(context, op, cell);
  if (TN_LIKELY(use == 0)) return TN_OK;
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  const tn_op_cell* user = tn_op__at(context, tn_use__owner(context, use));
  const tn_string_view user_name = tn_op_cell__name_text(context, user);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                          "cannot erase '%.*s': its result is used by '%.*s'", (int)name.size,
                          name.data, (int)user_name.size, user_name.data);
}

TN_COLD static tn_status erase_slow(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (TN_UNLIKELY(cell == NULL)) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(tn_access__erasable(resolved.context, op.slot));
  tn_op__destroy(resolved.scope->shard, op.slot);
  tn_context__flush(resolved.context);
  return TN_OK;
}

/// Erases any live op. Most ops that a host erases are leaves, but not plain ones.
__attribute__((noinline)) static tn_status erase_other(tn_shard* shard, tn_op op,
                                                       tn_op_cell* cell) {
  tn_context* context = shard->context;
  if (!tn_op_cell__is_leaf(cell) || cell->block == 0 ||
      tn_op_cell__has_uses(cell, tn_op_cell__near_operands(cell, cell->counts)) ||
      tn_walker__any(context) || tn_callback_guard__reader != NULL) {
    return erase_slow(op);
  }
  tn_op__destroy_leaf(shard, op.slot, cell);
  tn_context__flush(context);
  return TN_OK;
}

tn_status tn_op_erase(tn_op op) {
  const tn_scope_entry* entry = tn_scope__entry(op.scope);
  if (TN_LIKELY(entry != NULL)) {
    tn_reached reached = {.context = entry->context};
    if (TN_LIKELY(tn_scope__reach_cell(op.slot, op.generation, TN_CELL_OP, &reached))) {
      tn_op_cell* cell = tn_reached__op(&reached);
      tn_shard* shard = entry->shard;
      const uint32_t counts = cell->counts;
      const tn_ref block = cell->block;
      const tn_use_cell* operands = tn_op_cell__near_operands(cell, counts);
      if (TN_UNLIKELY(!tn_op__is_plain_leaf(shard, counts, op.generation) || block == 0 ||
                      tn_op_cell__has_uses(cell, operands) || tn_walker__any(reached.context) ||
                      tn_callback_guard__reader != NULL)) {
        return erase_other(shard, op, cell);
      }
      const tn_base* bases = tn_cells__bases(&reached.context->cells);
      tn_op__unlink_from(bases, block, cell->previous, cell->next);
      tn_op__unlink_operands(bases, operands, counts >> 8);
      tn_count__add(&shard->erased_op_count, 1);
      tn_op__free_plain_leaf(shard, reached.context, reached.info, op.slot, cell, op.generation, 0);
      return TN_OK;
    }
  }
  return erase_slow(op);
}

tn_status tn_op_drop_all_references(tn_op op) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, op.slot));
  tn_op__drop_all_references(resolved.scope->shard, op.slot);
  return TN_OK;
}

tn_status tn_op_drop_all_uses(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  const uint32_t count = tn_op_cell__result_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    tn_value__replace_all_uses(resolved.context, tn_op_cell__result(op.slot, cell, i), 0);
  }
  return TN_OK;
}
