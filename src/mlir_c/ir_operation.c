// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations, from mlir-c/IR.h: their position and parts.

#include <tenure/operation.h>
#include <tenure/verify.h>

#include "ir/callback_guard.h"
#include "ir/destroy.h"
#include "ir/lazy.h"
#include "ir/op_definition.h"
#include "ir/walk.h"
#include "mlir_c/ir.h"
#include "mlir_c/list_length.h"
#include "mlir_c/put_back.h"

//===-- Creation and destruction --------------------------------------------------------------===//

MlirOperation tn_mc__release_op(tn_mc_context* record, tn_op op) {
  tn_scope__disown_op(record->context, op.slot);
  return tn_mc__give_op(record, op.slot);
}

MlirOperation mlirOperationClone(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirOperation){NULL})
  tn_scope* scope = tn_mc__scope(cell.record);
  if (scope == NULL) return (MlirOperation){NULL};
  tn_op clone;
  if (tn_op_clone(scope, tn_mc__op_in(&cell, scope->number), TN_CLONE_WHOLE, NULL, NULL, &clone) !=
      TN_OK) {
    return (MlirOperation){NULL};
  }
  return tn_mc__release_op(cell.record, clone);
}

/// Returns whether a result of the op has uses outside of it.
static bool is_used(const tn_mc_cell* cell) {
  const tn_context* context = cell->context;
  const uint32_t count = tn_op_cell__result_count(tn_mc_cell__op(cell));
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_op_cell__result(cell->reference, tn_mc_cell__op(cell), i);
    tn_ref use = tn_value__at(context, result)->first_use;
    for (; use != 0; use = tn_use__at(context, use)->next) {
      const tn_ref user = tn_use__owner(context, use);
      if (user != cell->reference && !tn_op__is_ancestor(context, cell->reference, user)) {
        return true;
      }
    }
  }
  return false;
}

/// Returns whether the bindings must be kept from destroying the op. They believe to own ops that
/// they detached or created, although another function may have inserted them into a block since.
/// And for their programs MLIR's assertion that no result is used is an exception.
static bool is_kept(const char* function, const tn_mc_cell* cell) {
  const bool stands = tn_mc_cell__op(cell)->block != 0;
  const bool used = is_used(cell);
  if (!stands && !used) return false;
  const tn_mc_ender ender = tn_mc__who_ends();
  if (ender == TN_MC_ENDED_BY_METHOD && used) {
    tn_mc__refuse(function, cell->context, "a result of the operation has uses");
    return true;
  }
  return ender == TN_MC_ENDED_BY_DESTRUCTOR && stands;
}

void tn_mc__destroy_for(const char* function, const tn_mc_cell* cell) {
  const tn_status status = tn_callback_guard__may_change(cell->context);
  if (status != TN_OK) {
    tn_mc__finish(function, status);
  } else if (TN_LIKELY(!tn_mc__serves_bindings) || !is_kept(function, cell)) {
    tn_mc__destroy_op(cell);
  }
}

void tn_mc__destroy_op(const tn_mc_cell* cell) {
  tn_shard* shard = tn_mc__shard(cell->record);
  if (shard == NULL || tn_callback_guard__may_change(cell->context) != TN_OK) return;
  tn_op__destroy(shard, cell->reference);
  tn_context__flush(cell->context);
}

void mlirOperationDestroy(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, )
  tn_mc__destroy_for(__func__, &cell);
}

void mlirOperationRemoveFromParent(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, )
  tn_shard* shard = tn_mc__shard(cell.record);
  if (tn_mc_cell__op(&cell)->block == 0 || shard == NULL) return;
  const tn_status status = tn_callback_guard__may_change(cell.context);
  if (status != TN_OK) {
    tn_mc__finish(__func__, status);
    return;
  }
  if (TN_UNLIKELY(tn_mc__serves_bindings)) tn_mc__note_removed_op(&cell);
  tn_op__remove(shard, cell.reference);
}

//===-- Accessors -----------------------------------------------------------------------------===//

bool mlirOperationEqual(MlirOperation op, MlirOperation other) { return op.ptr == other.ptr; }
size_t mlirOperationHashValue(MlirOperation op) { return tn_mc__hash(TN_MC_WORD(op)); }

MlirContext mlirOperationGetContext(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_context(TN_MC_WORD(op)))
  return tn_mc__give_context(cell.context);
}

MlirLocation mlirOperationGetLocation(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirLocation){NULL})
  return tn_mc__give_location((tn_location){cell.context, tn_mc_cell__op(&cell)->location});
}

void mlirOperationSetLocation(MlirOperation op, MlirLocation loc) {
  TN_MC_TAKE_OP(cell, op, )
  TN_MC_TAKE_LOCATION(location, loc, )
  tn_mc__finish(__func__, tn_op_set_location(tn_mc__op(&cell), location));
}

/// A thread's cache of op names as identifiers.
#define NAME_CACHE_SIZE 8u
typedef struct cached_name {
  uint32_t context;  ///< Its host number.
  tn_uref name;
  const tn_storage* identifier;
} cached_name;
static _Thread_local cached_name cached_names[NAME_CACHE_SIZE] TN_NEAR_THREAD_LOCAL;

MlirIdentifier mlirOperationGetName(MlirOperation op) {
  tn_mc__wait_at_exit();
  tn_mc__forget_removed_op();
  TN_MC_TAKE_OP(cell, op, (MlirIdentifier){NULL})
  const tn_uref name = tn_op_cell__shape(cell.context, tn_mc_cell__op(&cell))->operation_name;
  cached_name* cached = &cached_names[(name ^ name >> 5) % NAME_CACHE_SIZE];
  if (TN_UNLIKELY(cached->name != name || cached->context != cell.context->host_number)) {
    tn_identifier identifier;
    const tn_string_view text = tn_op_cell__name_text(cell.context, tn_mc_cell__op(&cell));
    if (tn_identifier_get(cell.context, text, &identifier) != TN_OK) {
      return (MlirIdentifier){NULL};
    }
    *cached = (cached_name){cell.context->host_number, name, identifier.storage};
  }
  return tn_mc__give_identifier((tn_identifier){cached->identifier});
}

//===-- Position ------------------------------------------------------------------------------===//

MlirBlock mlirOperationGetBlock(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirBlock){NULL})
  const tn_ref block = tn_mc_cell__op(&cell)->block;
  // The bindings fail an assertion for an op without a parent op, such as a module.
  if (TN_UNLIKELY(tn_mc__serves_bindings) &&
      tn_op_cell__parent(cell.context, tn_mc_cell__op(&cell)) == 0) {
    tn_mc__refuse(__func__, cell.context, "the operation has no parent");
  }
  return tn_mc__give_block(cell.record, block);
}

MlirOperation mlirOperationGetParentOperation(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirOperation){NULL})
  return tn_mc__give_op(cell.record, tn_op_cell__parent(cell.context, tn_mc_cell__op(&cell)));
}

__attribute__((noinline)) static MlirOperation next_slow(MlirOperation op, const char* function) {
  tn_mc_cell cell;
  if (!tn_mc__find_op(TN_MC_WORD(op), &cell)) {
    tn_mc__refuse_handle(function, "operation", TN_MC_WORD(op), NULL);
  }
  return (MlirOperation){NULL};  // Otherwise it is the last one, or in no block.
}

/// Used by loops over blocks.
MlirOperation mlirOperationGetNextInBlock(MlirOperation op) {
  const tn_mc_word word = TN_MC_WORD(op);
  const tn_context* context = tn_mc_context__live(tn_mc__record(tn_mc_word__context(word)));
  if (TN_UNLIKELY(context == NULL)) return next_slow(op, __func__);
  const tn_cell_tables tables = tn_cells__tables(&context->cells);
  uint32_t* words;
  if (TN_UNLIKELY(!tn_scope__reach_cell_in(tables, tn_mc_word__reference(word),
                                           tn_mc_word__generation(word), TN_CELL_OP, &words))) {
    return next_slow(op, __func__);
  }
  const tn_op_cell* cell = (const tn_op_cell*)(const void*)words;
  const tn_ref next = cell->next;
  if (TN_UNLIKELY(next == 0 || cell->block == 0)) return next_slow(op, __func__);
  const uint32_t* next_words = tn_cell_tables__at(tables, next);
  __builtin_prefetch((const char*)next_words + TN_WALK_PREFETCH_BYTES);
  const tn_mc_word number = word >> TN_MC_CONTEXT_SHIFT << TN_MC_CONTEXT_SHIFT;
  return (MlirOperation){TN_MC_POINTER(
      number | (tn_mc_word)tn_cell__generation(next_words) << TN_MC_GENERATION_SHIFT | next)};
}

static void move(const char* function, MlirOperation op, MlirOperation other,
                 tn_status (*to)(tn_op op, tn_op other)) {
  tn_mc_cell cell;
  tn_mc_cell anchor;
  if (!tn_mc__find_op(TN_MC_WORD(op), &cell)) {
    tn_mc__refuse_handle(function, "operation", TN_MC_WORD(op), NULL);
    return;
  }
  if (!tn_mc__find_op(TN_MC_WORD(other), &anchor)) {
    tn_mc__refuse_handle(function, "operation", TN_MC_WORD(other), cell.context);
    return;
  }
  const tn_scope* scope = tn_mc__scope(cell.record);
  const tn_scope* anchor_scope = tn_mc__scope(anchor.record);
  if (scope == NULL || anchor_scope == NULL) return;
  tn_mc__finish(function, to(tn_mc__op_in(&cell, scope->number),
                             tn_mc__op_in(&anchor, anchor_scope->number)));
}

void mlirOperationMoveAfter(MlirOperation op, MlirOperation other) {
  move(__func__, op, other, tn_op_move_after);
}
void mlirOperationMoveBefore(MlirOperation op, MlirOperation other) {
  move(__func__, op, other, tn_op_move_before);
}

bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other) {
  TN_MC_TAKE_OP(cell, op, false)
  TN_MC_TAKE_OP(anchor, other, false)
  const tn_ref block = tn_mc_cell__op(&cell)->block;
  if (cell.context != anchor.context || block == 0 || block != tn_mc_cell__op(&anchor)->block) {
    tn_mc__refuse(__func__, cell.context, "the operations are not in the same block");
    return false;
  }
  return tn_op__is_before(cell.context, cell.reference, anchor.reference);
}

//===-- Operands, results, successors, regions ------------------------------------------------===//

intptr_t mlirOperationGetNumOperands(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_count())
  return tn_mc__list_length(TN_MC_LIST_OPERANDS,
                            tn_op_cell__operand_count(cell.context, tn_mc_cell__op(&cell)),
                            __builtin_return_address(0));
}

/// Returns the result for a dropped operand: null, except for the bindings, which fail an assertion
/// for that.
static MlirValue dropped_operand(const char* function, const tn_mc_cell* cell, MlirOperation op,
                                 intptr_t pos) {
  if (!tn_mc__serves_bindings) return (MlirValue){NULL};
  tn_mc__refuse_format(function, cell->context, "the value of operand #%lld was erased",
                       (long long)pos);
  return tn_mc__lost_operand(TN_MC_WORD(op), pos);
}

MlirValue mlirOperationGetOperand(MlirOperation op, intptr_t pos) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_operand(TN_MC_WORD(op), pos))
  const uint32_t count = tn_op_cell__operand_count(cell.context, tn_mc_cell__op(&cell));
  TN_MC_CHECK_INDEX(cell.context, "operand", pos, count, tn_mc__lost_operand(TN_MC_WORD(op), pos))
  const tn_ref value =
      tn_op_cell__operand(cell.context, cell.reference, tn_mc_cell__op(&cell), (uint32_t)pos);
  if (TN_UNLIKELY(value == 0)) return dropped_operand(__func__, &cell, op, pos);
  return tn_mc__give_value(cell.record, value);
}

void mlirOperationSetOperand(MlirOperation op, intptr_t pos, MlirValue newValue) {
  TN_MC_TAKE_OP(cell, op, )
  const uint32_t count = tn_op_cell__operand_count(cell.context, tn_mc_cell__op(&cell));
  TN_MC_CHECK_INDEX(cell.context, "operand", pos, count, )
  tn_value value = {0};
  if (newValue.ptr != NULL) {
    TN_MC_TAKE_VALUE(found, newValue, )
    value = tn_mc__value_in(&found, found.cell.record->scope);
  }
  tn_mc__finish(__func__, tn_op_set_operand(tn_mc__op(&cell), (size_t)pos, value));
}

void mlirOperationSetOperands(MlirOperation op, intptr_t nOperands, const MlirValue* operands) {
  TN_MC_TAKE_OP(cell, op, )
  const tn_scope* scope = tn_mc__scope(cell.record);
  TN_MC_CHECK_ARRAY(cell.context, nOperands, operands, )
  tn_value* values = calloc((size_t)nOperands + 1, sizeof *values);
  if (values == NULL) (void)tn_context__out_of_memory(cell.context);
  bool is_good = values != NULL && scope != NULL;
  tn_status status = TN_OK;
  tn_mc__defer_throw();
  for (intptr_t i = 0; is_good && i < nOperands; ++i) {
    tn_mc_value value;
    is_good = tn_mc__find_value(TN_MC_WORD(operands[i]), &value);
    if (is_good) {
      values[i] = tn_mc__value_in(&value, value.cell.record->scope);
    } else {
      tn_mc__refuse_handle(__func__, "value", TN_MC_WORD(operands[i]), cell.context);
    }
  }
  if (is_good) {
    status = tn_op_set_operands(tn_mc__op_in(&cell, scope->number), values, (size_t)nOperands);
  }
  free(values);
  tn_mc__throw_deferred(__func__);
  tn_mc__finish(__func__, status);
}

intptr_t mlirOperationGetNumResults(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_count())
  return tn_mc__fixed_length(tn_op_cell__result_count(tn_mc_cell__op(&cell)),
                             __builtin_return_address(0));
}

MlirValue mlirOperationGetResult(MlirOperation op, intptr_t pos) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_value(TN_MC_WORD(op), pos))
  TN_MC_CHECK_INDEX(cell.context, "result", pos, tn_op_cell__result_count(tn_mc_cell__op(&cell)),
                    tn_mc__lost_value(TN_MC_WORD(op), pos))
  return tn_mc__give_value(
      cell.record, tn_op_cell__result(cell.reference, tn_mc_cell__op(&cell), (uint32_t)pos));
}

intptr_t mlirOperationGetNumSuccessors(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_count())
  return tn_op_cell__successor_count(tn_mc_cell__op(&cell));
}

MlirBlock mlirOperationGetSuccessor(MlirOperation op, intptr_t pos) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_block(TN_MC_WORD(op), pos))
  TN_MC_CHECK_INDEX(cell.context, "successor", pos,
                    tn_op_cell__successor_count(tn_mc_cell__op(&cell)),
                    tn_mc__lost_block(TN_MC_WORD(op), pos))
  const tn_ref use =
      tn_op_cell__successors(cell.reference, tn_mc_cell__op(&cell)) + 3 * (uint32_t)pos;
  return tn_mc__give_successor(__func__, &cell, use, TN_MC_WORD(op), pos);
}

MlirBlock tn_mc__give_successor(const char* function, const tn_mc_cell* cell, tn_ref use,
                                tn_mc_word asked, intptr_t pos) {
  const tn_ref block = tn_use__at(cell->context, use)->value;
  if (TN_LIKELY(block != 0 || !tn_mc__serves_bindings)) {
    return tn_mc__give_block(cell->record, block);
  }
  tn_mc__refuse_format(function, cell->context, "the block of successor #%lld was erased",
                       (long long)pos);
  return tn_mc__lost_block(asked, pos);
}

void mlirOperationSetSuccessor(MlirOperation op, intptr_t pos, MlirBlock block) {
  TN_MC_TAKE_OP(cell, op, )
  TN_MC_CHECK_INDEX(cell.context, "successor", pos,
                    tn_op_cell__successor_count(tn_mc_cell__op(&cell)), )
  TN_MC_TAKE_BLOCK(place, block, )
  if (!tn_mc__place_block(cell.record, &place)) return;
  tn_mc__finish(__func__,
                tn_op_set_successor(tn_mc__op(&cell), (size_t)pos,
                                    tn_mc__block_in(&place.cell, place.cell.record->scope)));
}

intptr_t mlirOperationGetNumRegions(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_count())
  return tn_mc__fixed_length(tn_op_cell__region_count(tn_mc_cell__op(&cell)),
                             __builtin_return_address(0));
}

static MlirRegion region_at(const char* function, const tn_mc_cell* cell, MlirOperation op,
                            uint32_t index) {
  if (TN_UNLIKELY(tn_lazy__is(tn_mc_cell__op(cell)))) {
    tn_shard* shard = tn_mc__shard(cell->record);
    if (shard == NULL || tn_lazy__load(shard, cell->reference) != TN_OK) {
      tn_mc__throw(function, "the region cannot be read");
      return tn_mc__lost_region(TN_MC_WORD(op), index);
    }
  }
  return tn_mc__give_region(cell->record, tn_op_cell__region(tn_mc_cell__op(cell), index));
}

MlirRegion mlirOperationGetRegion(MlirOperation op, intptr_t pos) {
  TN_MC_TAKE_OP(cell, op, tn_mc__lost_region(TN_MC_WORD(op), pos))
  TN_MC_CHECK_INDEX(cell.context, "region", pos, tn_op_cell__region_count(tn_mc_cell__op(&cell)),
                    tn_mc__lost_region(TN_MC_WORD(op), pos))
  return region_at(__func__, &cell, op, (uint32_t)pos);
}

MlirRegion mlirOperationGetFirstRegion(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirRegion){NULL})
  if (tn_op_cell__region_count(tn_mc_cell__op(&cell)) == 0) return (MlirRegion){NULL};
  return region_at(__func__, &cell, op, 0);
}

//===-- Walks and verification ----------------------------------------------------------------===//

typedef struct walk_call {
  const tn_mc_context* record;
  MlirOperationWalkCallback callback;
  void* user_data;
} walk_call;

static inline tn_walk_result visit(void* user_data, tn_ref op, uint32_t generation) {
  const walk_call* call = user_data;
  tn_mc__wait_at_exit();
  const MlirOperation handle = {TN_MC_POINTER(tn_mc__word_of_cell(call->record, op, generation))};
  switch (call->callback(handle, call->user_data)) {
    case MlirWalkResultInterrupt:
      return TN_WALK_INTERRUPT;
    case MlirWalkResultSkip:
      return TN_WALK_SKIP;
    default:
      return TN_WALK_ADVANCE;
  }
}

__attribute__((noinline)) static void run_walk(tn_shard* shard, tn_ref root, tn_walk_order order,
                                               walk_call* call) {
  tn_mc_walk walk __attribute__((cleanup(tn_mc_walk__end)));
  walk.context = shard->context;
  tn_walker__begin(shard->context, &walk.walker, root, tn_mc__serves_bindings);
  if (order == TN_WALK_PRE_ORDER) {
    (void)tn_walker__pre_order(shard->context, &walk.walker, visit, call);
  } else {
    (void)tn_walker__post_order(shard->context, &walk.walker, visit, call);
  }
}

void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback, void* userData,
                       MlirWalkOrder walkOrder) {
  TN_MC_TAKE_OP(cell, op, )
  if (TN_UNLIKELY(tn_mc__callback_depth >= TN_MC_CALLBACK_DEPTH)) {
    tn_mc__refuse_format(__func__, cell.context, "callbacks nest more than %u deep",
                         TN_MC_CALLBACK_DEPTH);
    return;
  }
  tn_shard* shard = tn_mc__shard(cell.record);
  if (shard == NULL || tn_lazy__load_tree(shard, cell.reference) != TN_OK) return;
  walk_call call = {cell.record, callback, userData};
  TN_MC_KEEP_CALLS
  tn_callback_guard out;
  tn_callback_guard__begin(&out, cell.context, TN_CALL_CHANGES);
  run_walk(shard, cell.reference,
           walkOrder == MlirWalkPostOrder ? TN_WALK_POST_ORDER : TN_WALK_PRE_ORDER, &call);
  tn_callback_guard__end(&out);
}

bool mlirOperationVerify(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, false)
  const tn_scope* scope = tn_mc__scope(cell.record);
  return scope != NULL && tn_op_verify(tn_mc__op_in(&cell, scope->number)) == TN_OK;
}

void mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of, MlirValue with) {
  TN_MC_TAKE_OP(cell, op, )
  TN_MC_TAKE_VALUE(from, of, )
  TN_MC_TAKE_VALUE(to, with, )
  if (from.cell.context != cell.context || to.cell.context != cell.context) {
    tn_mc__refuse(__func__, cell.context, "a value belongs to another context");
    return;
  }
  if (from.value == to.value || tn_callback_guard__may_change(cell.context) != TN_OK) return;
  const tn_ref operands = tn_op_cell__operands(cell.context, cell.reference, tn_mc_cell__op(&cell));
  const uint32_t count = tn_op_cell__operand_count(cell.context, tn_mc_cell__op(&cell));
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_use__at(cell.context, operands + 3 * i)->value == from.value) {
      tn_use__set_value(cell.context, operands + 3 * i, to.value);
    }
  }
}
