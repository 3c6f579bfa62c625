// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks, their operations and arguments, from mlir-c/IR.h.

#include <tenure/block.h>
#include <tenure/operation.h>

#include "ir/callback_guard.h"
#include "ir/op_definition.h"
#include "ir/walk.h"
#include "mlir_c/ir.h"
#include "mlir_c/list_length.h"
#include "mlir_c/put_back.h"

//===-- Creation ------------------------------------------------------------------------------===//

/// Takes a type and a location, which must be of one context; else refuses the call and returns
/// false.
static bool take_argument(const char* function, MlirType type, MlirLocation loc, tn_type* out_type,
                          tn_location* out_location) {
  if (!tn_mc__take_type(function, type, out_type) ||
      !tn_mc__take_location(function, loc, out_location)) {
    return false;
  }
  tn_context* context = tn_type_context(*out_type);
  if (context == out_location->context) return true;
  tn_mc__refuse(function, context, "type and location belong to different contexts");
  return false;
}

/// Adds an argument to a placed block; 0, refused, on errors.
static tn_ref add_argument(const char* function, const tn_mc_place* place, intptr_t pos,
                           tn_type type, tn_location location) {
  tn_context* context = place->cell.context;
  if (tn_type_context(type) != context) {
    tn_mc__refuse(function, context, "the type belongs to another context");
    return 0;
  }
  tn_shard* shard = tn_mc__shard(place->cell.record);
  if (shard == NULL || tn_callback_guard__may_change(context) != TN_OK) return 0;
  return tn_block__add_argument(shard, place->cell.reference, (uint32_t)pos, type.storage->self,
                                tn_location__ref(location));
}

/// Creates a block with arguments, whose types determine its context.
static MlirBlock create(const char* function, intptr_t count, const MlirType* types,
                        const MlirLocation* locations) {
  tn_type type;
  tn_location location;
  if (!take_argument(function, types[0], locations[0], &type, &location)) return (MlirBlock){NULL};
  tn_mc_context* record = tn_mc__record_of(location.context);
  tn_shard* shard = tn_mc__shard(record);
  if (shard == NULL || tn_callback_guard__may_change(record->context) != TN_OK) {
    return (MlirBlock){NULL};
  }
  const tn_ref block = tn_block__create(shard, 0, 0);
  if (block == 0) return (MlirBlock){NULL};
  const tn_mc_place place = {
      .cell = {record, record->context, tn_cells__at(&record->context->cells, block), block}};
  for (intptr_t i = 0; i < count; ++i) {
    if (take_argument(function, types[i], locations[i], &type, &location) &&
        add_argument(function, &place, i, type, location) != 0) {
      continue;
    }
    tn_block__destroy(shard, block);
    return (MlirBlock){NULL};
  }
  return tn_mc__give_block(record, block);
}

MlirBlock mlirBlockCreate(intptr_t nArgs, const MlirType* args, const MlirLocation* locs) {
  TN_MC_CHECK_ARRAY(NULL, nArgs, args, (MlirBlock){NULL})
  TN_MC_CHECK_ARRAY(NULL, nArgs, locs, (MlirBlock){NULL})
  if (nArgs != 0) return create(__func__, nArgs, args, locs);
  const tn_mc_word word = tn_mc__object_new(TN_MC_BLOCK, NULL);
  if (word == 0) tn_mc__refuse(__func__, NULL, "out of memory");
  return (MlirBlock){TN_MC_POINTER(word)};
}

bool mlirBlockEqual(MlirBlock block, MlirBlock other) { return block.ptr == other.ptr; }

//===-- Position ------------------------------------------------------------------------------===//

MlirOperation mlirBlockGetParentOperation(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, (MlirOperation){NULL})
  if (!tn_mc_place__is_placed(&place)) return (MlirOperation){NULL};
  return tn_mc__give_op(place.cell.record,
                        tn_block_cell__parent_op(place.cell.context, tn_mc_place__block(&place)));
}

MlirRegion mlirBlockGetParentRegion(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, (MlirRegion){NULL})
  if (!tn_mc_place__is_placed(&place)) return tn_mc__give_region_object(place.slot->region);
  return tn_mc__give_region(place.cell.record, tn_mc_place__block(&place)->region);
}

MlirBlock mlirBlockGetNextInRegion(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, (MlirBlock){NULL})
  if (!tn_mc_place__is_placed(&place)) return tn_mc__give_block_object(place.slot->next);
  return tn_mc__give_block(place.cell.record, tn_mc_place__block(&place)->next);
}

//===-- Operations ----------------------------------------------------------------------------===//

MlirOperation mlirBlockGetFirstOperation(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, (MlirOperation){NULL})
  if (!tn_mc_place__is_placed(&place)) return (MlirOperation){NULL};
  return tn_mc__give_op(place.cell.record, tn_mc_place__block(&place)->first_op);
}

MlirOperation mlirBlockGetTerminator(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, (MlirOperation){NULL})
  if (!tn_mc_place__is_placed(&place)) return (MlirOperation){NULL};
  const tn_ref last = tn_mc_place__block(&place)->last_op;
  if (last == 0 || !tn_op_cell__has_trait(place.cell.context, tn_op__at(place.cell.context, last),
                                          TN_OP_TRAIT_TERMINATOR)) {
    return (MlirOperation){NULL};
  }
  return tn_mc__give_op(place.cell.record, last);
}

/// Returns whether the block is inside the op. For an op without nested ops the parents of the
/// block are not visited, which would make building a deep nest quadratic.
static bool is_nested_in(const tn_context* context, const tn_mc_place* place,
                         const tn_mc_cell* op) {
  const uint32_t count = tn_op_cell__region_count(tn_mc_cell__op(op));
  const tn_ref parent =
      count == 0 ? 0 : tn_block_cell__parent_op(context, tn_mc_place__block(place));
  if (count == 0 || parent == op->reference) return count != 0;
  for (uint32_t i = 0; i < count; ++i) {
    tn_ref block = tn_region__at(context, tn_op_cell__region(tn_mc_cell__op(op), i))->first_block;
    for (; block != 0; block = tn_block__at(context, block)->next) {
      if (tn_block__at(context, block)->first_op == 0) continue;
      return tn_op__is_ancestor(context, op->reference, parent);
    }
  }
  return false;
}

/// Takes a block and an op to be inserted into it, and places the block in the op's context;
/// returns false, refused, if that is not possible.
static bool take_both(const char* function, MlirBlock block, MlirOperation operation,
                      tn_mc_place* out_place, tn_mc_cell* out_op) {
  if (TN_UNLIKELY(!tn_mc__find_block(TN_MC_WORD(block), out_place))) {
    tn_mc__refuse_handle(function, "block", TN_MC_WORD(block), NULL);
    return false;
  }
  if (TN_UNLIKELY(!tn_mc__find_op(TN_MC_WORD(operation), out_op))) {
    tn_mc__refuse_handle(function, "operation", TN_MC_WORD(operation), out_place->cell.context);
    return false;
  }
  if (TN_UNLIKELY(!tn_mc__place_block(out_op->record, out_place))) return false;
  tn_context* context = out_op->context;
  const char* why = NULL;
  if (TN_UNLIKELY(out_place->cell.record != out_op->record)) {
    why = "the operation belongs to another context";
  } else if (is_nested_in(context, out_place, out_op)) {
    why = "the block is nested in the operation";
  }
  if (TN_UNLIKELY(why != NULL)) tn_mc__refuse(function, context, why);
  return why == NULL && tn_callback_guard__may_change(context) == TN_OK;
}

static void place_op(const tn_mc_place* place, const tn_mc_cell* op, tn_ref before) {
  tn_shard* shard = tn_mc__shard(op->record);
  if (shard == NULL || before == op->reference) return;
  tn_op_cell* cell = tn_mc_cell__op(op);
  if (TN_UNLIKELY(cell->block != 0)) tn_op__remove(shard, op->reference);
  if (before == 0 && tn_mc_place__block(place)->last_op != 0) {
    tn_op__append(shard, op->reference, cell, place->cell.reference);
  } else {
    tn_op__insert(shard, op->reference, place->cell.reference, before);
  }
}

/// The common case: appends a detached op without regions to a block that has ops.
static inline bool append_usual(MlirBlock block, MlirOperation operation) {
  const tn_mc_word word = TN_MC_WORD(operation);
  tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  if (TN_UNLIKELY(tn_mc_context__live(record) == NULL || tn_callback_guard__reader != NULL))
    return false;
  const tn_mc_tables tables = tn_mc__tables(record->context);
  tn_op_cell* op = (tn_op_cell*)(void*)tn_mc_tables__cell(&tables, word, TN_CELL_OP);
  tn_ref to = tn_mc_word__reference(TN_MC_WORD(block));
  const tn_block_cell* cell;
  if (tn_mc_word__context(TN_MC_WORD(block)) == TN_MC_OBJECT_NUMBER) {
    tn_mc_place place;
    if (!tn_mc__find_block(TN_MC_WORD(block), &place) || place.cell.record != record) return false;
    cell = tn_mc_place__block(&place);
    to = place.cell.reference;
  } else {
    cell =
        (const tn_block_cell*)(void*)tn_mc_tables__cell(&tables, TN_MC_WORD(block), TN_CELL_BLOCK);
  }
  if (op == NULL || cell == NULL || cell->last_op == 0 || op->block != 0 ||
      (op->counts & TN_OP_MAY_HOLD) != 0) {
    return false;
  }
  tn_shard* shard = tn_mc__shard(record);
  if (shard != NULL) tn_op__append(shard, tn_mc_word__reference(word), op, to);
  return shard != NULL;
}

void mlirBlockAppendOwnedOperation(MlirBlock block, MlirOperation operation) {
  tn_mc_place place;
  tn_mc_cell op;
  if (TN_LIKELY(append_usual(block, operation))) return;
  // The bindings remove an op from its block before they call this function.
  tn_mc__defer_throw();
  if (take_both(__func__, block, operation, &place, &op)) {
    tn_mc__forget_removed_op();
    place_op(&place, &op, 0);
  } else {
    tn_mc__put_back_op(operation);
  }
  tn_mc__throw_deferred(__func__);
}

void mlirBlockInsertOwnedOperation(MlirBlock block, intptr_t pos, MlirOperation operation) {
  tn_mc_place place;
  tn_mc_cell op;
  if (!take_both(__func__, block, operation, &place, &op)) return;
  tn_ref before = tn_mc_place__block(&place)->first_op;
  for (intptr_t i = 0; i < pos; ++i) {
    if (before == 0) {
      tn_mc__refuse_format(__func__, op.context, "position %lld out of range of the block",
                           (long long)pos);
      return;
    }
    before = tn_op__at(op.context, before)->next;
  }
  if (pos < 0) {
    tn_mc__refuse(__func__, op.context, "the position is negative");
    return;
  }
  place_op(&place, &op, before);
}

/// Returns the op next to which another is inserted; false, refused, unless it is in the block.
static bool take_anchor(const char* function, const tn_mc_place* place, MlirOperation handle,
                        tn_mc_cell* out_anchor) {
  if (!tn_mc__find_op(TN_MC_WORD(handle), out_anchor)) {
    tn_mc__refuse_handle(function, "operation", TN_MC_WORD(handle), place->cell.context);
    return false;
  }
  if (out_anchor->record == place->cell.record &&
      tn_mc_cell__op(out_anchor)->block == place->cell.reference) {
    return true;
  }
  tn_mc__refuse(function, place->cell.context, "the other operation is not in the block");
  return false;
}

void mlirBlockInsertOwnedOperationAfter(MlirBlock block, MlirOperation reference,
                                        MlirOperation operation) {
  tn_mc_place place;
  tn_mc_cell op;
  tn_mc_cell anchor;
  if (!take_both(__func__, block, operation, &place, &op)) return;
  if (mlirOperationIsNull(reference)) {
    place_op(&place, &op, tn_mc_place__block(&place)->first_op);
  } else if (take_anchor(__func__, &place, reference, &anchor) &&
             anchor.reference != op.reference) {
    const tn_ref next = tn_mc_cell__op(&anchor)->next;
    place_op(&place, &op, next == op.reference ? tn_mc_cell__op(&op)->next : next);
  }
}

void mlirBlockInsertOwnedOperationBefore(MlirBlock block, MlirOperation reference,
                                         MlirOperation operation) {
  tn_mc_place place;
  tn_mc_cell op;
  tn_mc_cell anchor;
  if (!take_both(__func__, block, operation, &place, &op)) return;
  if (mlirOperationIsNull(reference)) {
    place_op(&place, &op, 0);
  } else if (take_anchor(__func__, &place, reference, &anchor)) {
    place_op(&place, &op, anchor.reference);
  }
}

//===-- Arguments -----------------------------------------------------------------------------===//

intptr_t mlirBlockGetNumArguments(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, tn_mc__lost_count())
  const uint32_t count =
      tn_mc_place__is_placed(&place) ? tn_mc_place__block(&place)->argument_count : 0;
  return tn_mc__list_length(TN_MC_LIST_ARGUMENTS, count, __builtin_return_address(0));
}

static MlirValue insert_argument(const char* function, MlirBlock block, intptr_t pos, MlirType type,
                                 MlirLocation loc, bool at_end) {
  tn_mc_place place;
  tn_type argument;
  tn_location location;
  if (!tn_mc__find_block(TN_MC_WORD(block), &place)) {
    tn_mc__refuse_handle(function, "block", TN_MC_WORD(block), NULL);
    return (MlirValue){NULL};
  }
  if (!take_argument(function, type, loc, &argument, &location) ||
      !tn_mc__place_block(tn_mc__record_of(location.context), &place)) {
    return (MlirValue){NULL};
  }
  const uint32_t count = tn_mc_place__block(&place)->argument_count;
  if (at_end) pos = count;
  if (pos < 0 || pos > count) {
    tn_mc__refuse_format(function, place.cell.context, "argument index %lld out of range",
                         (long long)pos);
    return (MlirValue){NULL};
  }
  return tn_mc__give_value(place.cell.record,
                           add_argument(function, &place, pos, argument, location));
}

MlirValue mlirBlockAddArgument(MlirBlock block, MlirType type, MlirLocation loc) {
  return insert_argument(__func__, block, 0, type, loc, true);
}
MlirValue mlirBlockInsertArgument(MlirBlock block, intptr_t pos, MlirType type, MlirLocation loc) {
  return insert_argument(__func__, block, pos, type, loc, false);
}

static bool is_used(const tn_mc_place* place, unsigned index) {
  const tn_ref argument =
      tn_block_cell__argument(place->cell.context, tn_mc_place__block(place), index);
  return tn_value__at(place->cell.context, argument)->first_use != 0;
}

void mlirBlockEraseArgument(MlirBlock block, unsigned index) {
  TN_MC_TAKE_BLOCK(place, block, )
  const uint32_t count =
      tn_mc_place__is_placed(&place) ? tn_mc_place__block(&place)->argument_count : 0;
  TN_MC_CHECK_INDEX(place.cell.context, "argument", index, count, )
  if (TN_UNLIKELY(tn_mc__serves_bindings) && is_used(&place, index)) {
    // An assertion in MLIR, which is an exception for the bindings' programs.
    tn_mc__refuse_format(__func__, place.cell.context, "argument #%u has uses", index);
    return;
  }
  tn_shard* shard = tn_mc__shard(place.cell.record);
  if (shard == NULL || tn_callback_guard__may_change(place.cell.context) != TN_OK) return;
  tn_block__erase_argument(shard, place.cell.reference, index);
  tn_context__flush(place.cell.context);
}

/// Returns the result for an argument that does not exist.
static MlirValue lost_argument(const char* function, MlirBlock block, const tn_mc_place* place,
                               intptr_t pos) {
  tn_mc__refuse_format(function, place->cell.context, "argument index %lld out of range",
                       (long long)pos);
  return tn_mc__lost_value(TN_MC_WORD(block), pos);
}

MlirValue mlirBlockGetArgument(MlirBlock block, intptr_t pos) {
  TN_MC_TAKE_BLOCK(place, block, tn_mc__lost_value(TN_MC_WORD(block), pos))
  const uint32_t count =
      tn_mc_place__is_placed(&place) ? tn_mc_place__block(&place)->argument_count : 0;
  if (TN_UNLIKELY((size_t)pos >= count)) return lost_argument(__func__, block, &place, pos);
  return tn_mc__give_value(
      place.cell.record,
      tn_block_cell__argument(place.cell.context, tn_mc_place__block(&place), (uint32_t)pos));
}

//===-- Successors and predecessors -----------------------------------------------------------===//

static intptr_t successor_count(const tn_mc_place* place) {
  const tn_ref last = tn_mc_place__is_placed(place) ? tn_mc_place__block(place)->last_op : 0;
  return last == 0 ? 0 : tn_op_cell__successor_count(tn_op__at(place->cell.context, last));
}

intptr_t mlirBlockGetNumSuccessors(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, tn_mc__lost_count())
  return tn_mc__list_length(TN_MC_LIST_SUCCESSORS, successor_count(&place),
                            __builtin_return_address(0));
}

MlirBlock mlirBlockGetSuccessor(MlirBlock block, intptr_t pos) {
  TN_MC_TAKE_BLOCK(place, block, tn_mc__lost_block(TN_MC_WORD(block), pos))
  TN_MC_CHECK_INDEX(place.cell.context, "successor", pos, successor_count(&place),
                    tn_mc__lost_block(TN_MC_WORD(block), pos))
  const tn_ref last = tn_mc_place__block(&place)->last_op;
  const tn_ref use =
      tn_op_cell__successors(last, tn_op__at(place.cell.context, last)) + 3 * (uint32_t)pos;
  return tn_mc__give_successor(__func__, &place.cell, use, TN_MC_WORD(block), pos);
}

static tn_ref first_use(const tn_mc_place* place) {
  return tn_mc_place__is_placed(place) ? tn_mc_place__block(place)->first_use : 0;
}

intptr_t mlirBlockGetNumPredecessors(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, tn_mc__lost_count())
  intptr_t count = 0;
  for (tn_ref use = first_use(&place); use != 0; ++count) {
    use = tn_use__at(place.cell.context, use)->next;
  }
  return tn_mc__list_length(TN_MC_LIST_PREDECESSORS, count, __builtin_return_address(0));
}

MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t pos) {
  TN_MC_TAKE_BLOCK(place, block, tn_mc__lost_block(TN_MC_WORD(block), pos))
  const tn_context* context = place.cell.context;
  tn_ref use = first_use(&place);
  for (intptr_t i = 0; i < pos && use != 0; ++i) use = tn_use__at(context, use)->next;
  TN_MC_CHECK_INDEX(place.cell.context, "predecessor", pos < 0 || use == 0 ? pos : 0,
                    use == 0 || pos < 0 ? 0 : 1, tn_mc__lost_block(TN_MC_WORD(block), pos))
  const tn_ref from = tn_op__at(context, tn_use__owner(context, use))->block;
  if (TN_UNLIKELY(from == 0 && tn_mc__serves_bindings)) {
    tn_mc__refuse_format(__func__, place.cell.context, "predecessor #%lld is not in a block",
                         (long long)pos);
    return tn_mc__lost_block(TN_MC_WORD(block), pos);
  }
  return tn_mc__give_block(place.cell.record, from);
}
