// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading operations and their relations; operands, results, successors, regions.

#include <tenure/operation.h>

#include "ir/lazy.h"
#include "ir/walk.h"
#include "scope/access.h"

//===-- Name and position ---------------------------------------------------------------------===//

TN_COLD static tn_operation_name operation_name_slow(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_operation_name){NULL};
  return (tn_operation_name){tn_op_cell__name(resolved.context, cell)};
}

tn_operation_name tn_op_operation_name(tn_op op) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    return (tn_operation_name){tn_op_cell__name(reached.context, tn_reached__op(&reached))};
  }
  return operation_name_slow(op);
}

tn_string_view tn_op_name(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? (tn_string_view){NULL, 0} : tn_op_cell__name_text(resolved.context, cell);
}

tn_location tn_op_location(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? (tn_location){NULL, 0} : tn_access__location(resolved.context, cell);
}

tn_status tn_op_set_location(tn_op op, tn_location location) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  uint32_t reference = 0;
  TN_TRY(tn_access__location_in(resolved.context, cell->location, location, &reference));
  cell->location = reference;
  return TN_OK;
}

TN_COLD static tn_block block_slow(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? (tn_block){0} : tn_block__handle(resolved.context, op.scope, cell->block);
}

tn_block tn_op_block(tn_op op) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    const tn_ref block = tn_reached__op(&reached)->block;
    if (TN_UNLIKELY(block == 0)) return (tn_block){0};
    return (tn_block){op.scope, block,
                      tn_cell__generation(tn_cell_tables__at(reached.tables, block)), 0};
  }
  return block_slow(op);
}

tn_op tn_op_parent(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_op){0};
  return tn_op__handle(resolved.context, op.scope, tn_op_cell__parent(resolved.context, cell));
}

tn_op tn_op_root(tn_op op) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) return (tn_op){0};
  tn_ref root = op.slot;
  for (tn_ref up = root; up != 0;
       up = tn_op_cell__parent(resolved.context, tn_op__at(resolved.context, up))) {
    root = up;
  }
  return tn_op__handle(resolved.context, op.scope, root);
}

bool tn_op_is_detached(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell != NULL && cell->block == 0;
}

TN_COLD static tn_op next_slow(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || cell->block == 0) return (tn_op){0};
  return tn_op__handle(resolved.context, op.scope, cell->next);
}

tn_op tn_op_next(tn_op op) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    const tn_op_cell* cell = tn_reached__op(&reached);
    const tn_ref next = cell->next;
    if (TN_LIKELY(next != 0 && cell->block != 0)) {
      const uint32_t* next_cell = tn_cell_tables__at(reached.tables, next);
      __builtin_prefetch((const char*)next_cell + TN_WALK_PREFETCH_BYTES);
      return (tn_op){op.scope, next, tn_cell__generation(next_cell), 0};
    }
  }
  return next_slow(op);
}

/// Returns the op's cell if it is in the block; else NULL, not reported.
static inline const tn_op_cell* cell_in_block(tn_op op, tn_block block, tn_reached* out_reached) {
  if (!tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, out_reached)) return NULL;
  const tn_op_cell* cell = tn_reached__op(out_reached);
  if (cell->block == 0 || cell->block != block.slot || op.scope != block.scope ||
      tn_cell__generation(tn_cell_tables__at(out_reached->tables, block.slot)) !=
          block.generation) {
    return NULL;
  }
  return cell;
}

bool tn_op_next_in_block(tn_op op, tn_block block, tn_op* out_next) {
  *out_next = (tn_op){0};
  tn_reached reached;
  const tn_op_cell* cell = cell_in_block(op, block, &reached);
  if (cell == NULL) return false;
  if (cell->next != 0) {
    *out_next = (tn_op){op.scope, cell->next,
                        tn_cell__generation(tn_cell_tables__at(reached.tables, cell->next)), 0};
  }
  return true;
}

bool tn_op_next_two_in_block(tn_op op, tn_block block, tn_op* out_next, tn_op* out_after) {
  tn_reached reached;
  const tn_op_cell* cell = cell_in_block(op, block, &reached);
  const tn_ref next = cell == NULL ? 0 : cell->next;
  if (next == 0) {
    *out_next = *out_after = (tn_op){0};
    return cell != NULL;
  }
  const uint32_t* next_words = tn_cell_tables__at(reached.tables, next);
  *out_next = (tn_op){op.scope, next, tn_cell__generation(next_words), 0};
  const tn_ref behind = ((const tn_op_cell*)(const void*)next_words)->next;
  if (behind == 0) {
    *out_after = (tn_op){0};
    return true;
  }
  const uint32_t* behind_words = tn_cell_tables__at(reached.tables, behind);
  __builtin_prefetch((const char*)behind_words + TN_WALK_PREFETCH_BYTES);
  *out_after = (tn_op){op.scope, behind, tn_cell__generation(behind_words), 0};
  return true;
}

tn_op tn_op_previous(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || cell->block == 0) return (tn_op){0};
  return tn_op__handle(resolved.context, op.scope, cell->previous);
}

bool tn_op_is_before_in_block(tn_op op, tn_op other) {
  tn_resolved resolved;
  tn_resolved at;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return false;
  const tn_op_cell* other_cell = tn_access__op(other, &at);
  if (other_cell == NULL) {
    tn_access__report_stale_op(tn_access__location(resolved.context, cell), other);
    return false;
  }
  if (resolved.context != at.context || cell->block == 0 || cell->block != other_cell->block) {
    return false;
  }
  return tn_op__is_before(resolved.context, op.slot, other.slot);
}

bool tn_op_is_ancestor(tn_op op, tn_op other) {
  tn_resolved resolved;
  tn_resolved at;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return false;
  if (tn_access__op(other, &at) == NULL) {
    tn_access__report_stale_op(tn_access__location(resolved.context, cell), other);
    return false;
  }
  return resolved.context == at.context &&
         tn_op__is_ancestor(resolved.context, op.slot, other.slot);
}

//===-- Operands ------------------------------------------------------------------------------===//

TN_COLD static size_t operand_count_slow(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? 0 : tn_op_cell__operand_count(resolved.context, cell);
}

size_t tn_op_operand_count(tn_op op) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    const uint32_t counts = tn_reached__op(&reached)->counts;
    if (TN_LIKELY((counts & (TN_OP_LONG | TN_OP_MOVED)) == 0)) return (counts >> 8) & 0xffu;
  }
  return operand_count_slow(op);
}

TN_COLD static tn_value operand_slow(tn_op op, size_t index) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || index >= tn_op_cell__operand_count(resolved.context, cell))
    return (tn_value){0};
  const tn_ref value = tn_op_cell__operand(resolved.context, op.slot, cell, (uint32_t)index);
  return tn_value__handle(resolved.context, op.scope, value);
}

tn_value tn_op_operand(tn_op op, size_t index) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    const uint32_t counts = tn_reached__op(&reached)->counts;
    if (TN_LIKELY((counts & (TN_OP_LONG | TN_OP_MOVED)) == 0 && index < ((counts >> 8) & 0xff))) {
      const tn_ref value = reached.words[TN_OP_HEADER_WORDS + 2 * (counts & 0xffu) + 3 * index];
      if (TN_LIKELY(value != 0 && !tn_value__is_argument(value))) {
        const uint32_t* result = tn_cell_tables__at(reached.tables, value);
        if (TN_LIKELY((result[0] & TN_VALUE_FAR) == 0)) {
          return (tn_value){op.scope, value - TN_OP_HEADER_WORDS,
                            tn_cell__generation(result - TN_OP_HEADER_WORDS), 0};
        }
      }
    }
  }
  return operand_slow(op, index);
}

tn_use tn_op_operand_use(tn_op op, size_t index) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || index >= tn_op_cell__operand_count(resolved.context, cell))
    return (tn_use){0};
  return (tn_use){op.scope, op.slot, op.generation, (uint32_t)index};
}

static tn_status report_index(const tn_context* context, const tn_op_cell* cell, const char* what,
                              size_t index, size_t count) {
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                          "%s %zu out of range: '%.*s' has %zu", what, index, (int)name.size,
                          name.data, count);
}

tn_status tn_op_set_operand(tn_op op, size_t index, tn_value value) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  const uint32_t count = tn_op_cell__operand_count(resolved.context, cell);
  if (index >= count) return report_index(resolved.context, cell, "operand", index, count);
  tn_ref reference = 0;
  TN_TRY(tn_access__value_in(tn_access__location(resolved.context, cell), value, &reference));
  const tn_ref operands = tn_op_cell__operands(resolved.context, op.slot, cell);
  tn_use__set_value(resolved.context, operands + 3 * (uint32_t)index, reference);
  return TN_OK;
}

tn_status tn_op_set_operands(tn_op op, const tn_value* values, size_t count) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  if (count >= (size_t)1 << 28) {
    return tn_context__fail(resolved.context, TN_LIMIT_EXCEEDED,
                            tn_access__location(resolved.context, cell),
                            "an operation is limited to 2^28 - 1 operands");
  }
  tn_ref reference = 0;
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_access__value_in(tn_access__location(resolved.context, cell), values[i], &reference));
  }
  tn_shard* shard = resolved.scope->shard;
  if (!tn_op__resize_operands(shard, op.slot, (uint32_t)count)) return tn_shard__failure(shard);
  const tn_ref operands = tn_op_cell__operands(resolved.context, op.slot, cell);
  for (size_t i = 0; i < count; ++i) {
    tn_resolved unused;
    reference = tn_value_is_null(values[i]) ? 0 : tn_value__resolve(values[i], &unused);
    tn_use__set_value(resolved.context, operands + 3 * (uint32_t)i, reference);
  }
  return TN_OK;
}

tn_status tn_op_erase_operands(tn_op op, size_t start, size_t count) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  const uint32_t total = tn_op_cell__operand_count(resolved.context, cell);
  if (start > total || count > total - start) {
    return report_index(resolved.context, cell, "operand",
                        start > total || count > SIZE_MAX - start ? start : start + count - 1,
                        total);
  }
  if (count == 0) return TN_OK;
  const tn_ref operands = tn_op_cell__operands(resolved.context, op.slot, cell);
  const uint32_t kept_from = (uint32_t)(start + count);
  for (uint32_t i = (uint32_t)start; i < kept_from; ++i) {
    tn_use__set_value(resolved.context, operands + 3 * i, 0);
  }
  for (uint32_t i = kept_from; i < total; ++i) {
    const tn_ref to = operands + 3 * (i - (uint32_t)count);
    tn_use__move(resolved.context, operands + 3 * i, to, false);
    *tn_use__at(resolved.context, operands + 3 * i) = (tn_use_cell){0, 0, 0};
  }
  return tn_op__resize_operands(resolved.scope->shard, op.slot, total - (uint32_t)count)
             ? TN_OK
             : TN_OUT_OF_MEMORY;
}

//===-- Results, successors, regions ----------------------------------------------------------===//

TN_COLD static size_t result_count_slow(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? 0 : tn_op_cell__result_count(cell);
}

size_t tn_op_result_count(tn_op op) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    return tn_op_cell__result_count(tn_reached__op(&reached));
  }
  return result_count_slow(op);
}

TN_COLD static tn_value result_slow(tn_op op, size_t index) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || index >= tn_op_cell__result_count(cell)) return (tn_value){0};
  return (tn_value){op.scope, op.slot, op.generation, (uint32_t)index};
}

tn_value tn_op_result(tn_op op, size_t index) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached) &&
                index < tn_op_cell__result_count(tn_reached__op(&reached)))) {
    return (tn_value){op.scope, op.slot, op.generation, (uint32_t)index};
  }
  return result_slow(op, index);
}

size_t tn_op_successor_count(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? 0 : tn_op_cell__successor_count(cell);
}

tn_block tn_op_successor(tn_op op, size_t index) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || index >= tn_op_cell__successor_count(cell)) return (tn_block){0};
  const tn_ref use = tn_op_cell__successors(op.slot, cell) + 3 * (uint32_t)index;
  return tn_block__handle(resolved.context, op.scope, tn_use__at(resolved.context, use)->value);
}

tn_status tn_op_set_successor(tn_op op, size_t index, tn_block block) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  const uint32_t count = tn_op_cell__successor_count(cell);
  if (index >= count) return report_index(resolved.context, cell, "successor", index, count);
  tn_resolved target = resolved;
  if (!tn_block_is_null(block) && tn_access__block(block, &target) == NULL) {
    return tn_access__lost_block(tn_access__location(resolved.context, cell), block);
  }
  if (target.context != resolved.context) {
    return tn_access__report_wrong_context(tn_access__location(resolved.context, cell), "block");
  }
  tn_use__set_block(resolved.context, tn_op_cell__successors(op.slot, cell) + 3 * (uint32_t)index,
                    block.slot);
  return TN_OK;
}

size_t tn_op_region_count(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? 0 : tn_op_cell__region_count(cell);
}

/// Reading the last lazy region releases the file.
static tn_region lazy_region(const tn_resolved* resolved, tn_op op, uint32_t index) {
  tn_region region = {0};
  if (tn_lazy__load(resolved->scope->shard, op.slot) == TN_OK) {
    const tn_op_cell* cell = tn_op__at(resolved->context, op.slot);
    region = tn_region__handle(resolved->context, op.scope, tn_op_cell__region(cell, index));
  }
  tn_context__flush(resolved->context);
  return region;
}

tn_region tn_op_region(tn_op op, size_t index) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || index >= tn_op_cell__region_count(cell)) return (tn_region){0};
  if (TN_UNLIKELY(tn_lazy__is(cell))) return lazy_region(&resolved, op, (uint32_t)index);
  return tn_region__handle(resolved.context, op.scope, tn_op_cell__region(cell, (uint32_t)index));
}

//===-- Walks ---------------------------------------------------------------------------------===//

typedef struct walk_call {
  uint32_t scope;
  tn_walk_fn visit;
  void* user_data;
} walk_call;

static inline tn_walk_result call_back(void* user_data, tn_ref op, uint32_t generation) {
  const walk_call* call = user_data;
  return call->visit((tn_op){call->scope, op, generation, 0}, call->user_data);
}

/// The loop is a separate function, because it needs all registers.
__attribute__((noinline)) static tn_status run_walk(tn_shard* shard, tn_ref root,
                                                    tn_walk_order order, walk_call* call) {
  return tn_walker__run(shard, root, order, false, call_back, call);
}

tn_status tn_op_walk(tn_op root, tn_walk_order order, tn_walk_fn visit, void* user_data) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(root, &resolved);
  if (cell == NULL) return tn_access__op_status(root);
  if (TN_UNLIKELY((unsigned)order > TN_WALK_POST_ORDER)) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                            tn_access__location(resolved.context, cell), "invalid walk order %d",
                            (int)order);
  }
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, root.slot));
  walk_call call = {root.scope, visit, user_data};
  tn_callback_guard out;
  tn_callback_guard__begin(&out, resolved.context, TN_CALL_CHANGES);
  const tn_status status = run_walk(resolved.scope->shard, root.slot, order, &call);
  tn_callback_guard__end(&out);
  return status;
}
