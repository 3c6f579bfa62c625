// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions, and blocks in them, from mlir-c/IR.h.
//
// A region or block that is in no context yet is a slot (object.h); functions handle that case
// first: it has no operations and no arguments.

#include "ir/callback_guard.h"
#include "ir/destroy.h"
#include "ir/erasure.h"
#include "ir/services.h"
#include "mlir_c/ir.h"
#include "mlir_c/put_back.h"

MlirRegion mlirRegionCreate(void) {
  const tn_mc_word word = tn_mc__object_new(TN_MC_REGION, NULL);
  if (word == 0) tn_mc__refuse(__func__, NULL, "out of memory");
  return (MlirRegion){TN_MC_POINTER(word)};
}

bool mlirRegionEqual(MlirRegion region, MlirRegion other) { return region.ptr == other.ptr; }

MlirBlock mlirRegionGetFirstBlock(MlirRegion region) {
  TN_MC_TAKE_REGION(place, region, (MlirBlock){NULL})
  if (tn_mc_place__is_placed(&place)) {
    return tn_mc__give_block(place.cell.record, tn_mc_place__region(&place)->first_block);
  }
  return tn_mc__give_block_object(place.slot->first);
}

MlirRegion mlirRegionGetNextInOperation(MlirRegion region) {
  TN_MC_TAKE_REGION(place, region, (MlirRegion){NULL})
  if (!tn_mc_place__is_placed(&place) || tn_mc_place__region(&place)->op == 0)
    return (MlirRegion){NULL};
  const tn_op_cell* op = tn_op__at(place.cell.context, tn_mc_place__region(&place)->op);
  const uint32_t next = tn_mc_place__region(&place)->index + 1;
  if (next >= tn_op_cell__region_count(op)) return (MlirRegion){NULL};
  return tn_mc__give_region(place.cell.record, tn_op_cell__region(op, next));
}

//===-- Inserting blocks into regions ---------------------------------------------------------===//

/// Removes a block that is in no context from its region, if it is in one.
static void unlink_object(const tn_mc_place* block) {
  tn_mc_slot* slot = block->slot;
  if (slot->region == 0) return;
  tn_mc_slot* region = tn_mc__slot(slot->region);
  *(slot->previous == 0 ? &region->first : &tn_mc__slot(slot->previous)->next) = slot->next;
  *(slot->next == 0 ? &region->last : &tn_mc__slot(slot->next)->previous) = slot->previous;
  slot->region = slot->previous = slot->next = 0;
}

/// Inserts it before the slot `before` of the region, or (0) at its end.
static void link_object(const tn_mc_place* region, const tn_mc_place* block, uint32_t before) {
  tn_mc_slot* slot = block->slot;
  slot->region = region->index;
  slot->next = before;
  slot->previous = before == 0 ? region->slot->last : tn_mc__slot(before)->previous;
  *(slot->previous == 0 ? &region->slot->first : &tn_mc__slot(slot->previous)->next) = block->index;
  *(before == 0 ? &region->slot->last : &tn_mc__slot(before)->previous) = block->index;
}

/// Returns whether the region is inside the block.
static bool is_inside(const tn_context* context, tn_ref region, tn_ref block) {
  while (region != 0) {
    const tn_ref around = tn_op__at(context, tn_region__at(context, region)->op)->block;
    if (around == block) return true;
    region = around == 0 ? 0 : tn_block__at(context, around)->region;
  }
  return false;
}

/// Places both in one context. False, refused, if they are of two contexts or one is inside the
/// other.
static bool place_both(const char* function, tn_mc_place* region, tn_mc_place* block) {
  tn_mc_context* record = tn_mc_place__is_placed(region) ? region->cell.record : block->cell.record;
  if (!tn_mc__place_region(record, region)) return false;
  if (!tn_mc_place__is_placed(block)) {
    // Its old region stays where it is.
    unlink_object(block);
    if (!tn_mc__place_block(record, block)) return false;
  }
  const char* why = NULL;
  if (block->cell.record != region->cell.record) {
    why = "the block belongs to another context";
  } else if (tn_mc_place__block(block)->first_op != 0 &&
             is_inside(record->context, region->cell.reference, block->cell.reference)) {
    why = "the region is nested in the block";
  }
  if (why != NULL) tn_mc__refuse(function, record->context, why);
  return why == NULL && tn_callback_guard__may_change(record->context) == TN_OK;
}

/// Inserts `block` before `before` (NULL: at the end) into the region. False if that was refused.
static bool insert(const char* function, tn_mc_place* region, tn_mc_place* block,
                   const tn_mc_place* before) {
  if (!tn_mc_place__is_placed(region) && !tn_mc_place__is_placed(block)) {
    if (before != NULL && before->index == block->index) return true;
    unlink_object(block);
    link_object(region, block, before == NULL ? 0 : before->index);
    return true;
  }
  // If `before` is a slot, placing the region places it.
  if (!place_both(function, region, block)) return false;
  const tn_ref at = before == NULL         ? 0
                    : before->slot != NULL ? before->slot->reference
                                           : before->cell.reference;
  if (at == block->cell.reference) return true;
  if (tn_mc_place__block(block)->region != 0) {
    tn_shard* shard = tn_mc__shard(region->cell.record);
    if (shard == NULL) return false;
    tn_block__remove(shard, block->cell.reference);
  }
  tn_block__insert(region->cell.context, block->cell.reference, region->cell.reference, at);
  return true;
}

static bool append(const char* function, MlirRegion region, MlirBlock block) {
  tn_mc_place place;
  tn_mc_place added;
  if (TN_UNLIKELY(!tn_mc__find_region(TN_MC_WORD(region), &place))) {
    tn_mc__refuse_handle(function, "region", TN_MC_WORD(region), NULL);
    return false;
  }
  if (TN_UNLIKELY(!tn_mc__find_block(TN_MC_WORD(block), &added))) {
    tn_mc__refuse_handle(function, "block", TN_MC_WORD(block), NULL);
    return false;
  }
  return insert(function, &place, &added, NULL);
}

void mlirRegionAppendOwnedBlock(MlirRegion region, MlirBlock block) {
  // The bindings remove a block from its region before they call this function.
  tn_mc__defer_throw();
  if (append(__func__, region, block)) {
    tn_mc__forget_removed_block();
  } else {
    tn_mc__put_back_block(block);
  }
  tn_mc__throw_deferred(__func__);
}

/// Returns whether the block is in the region.
static bool is_nested_in(const tn_mc_place* block, const tn_mc_place* region) {
  if (tn_mc_place__is_placed(block) != tn_mc_place__is_placed(region)) return false;
  if (!tn_mc_place__is_placed(block)) return block->slot->region == region->index;
  return block->cell.record == region->cell.record &&
         tn_mc_place__block(block)->region == region->cell.reference;
}

static tn_context* context_of(const tn_mc_place* place) {
  return tn_mc_place__is_placed(place) ? place->cell.context : NULL;
}

/// Returns the block of the handle; false, refused, unless it is in the region.
static bool take_reference(const char* function, const tn_mc_place* region, MlirBlock handle,
                           tn_mc_place* out_block) {
  if (!tn_mc__find_block(TN_MC_WORD(handle), out_block)) {
    tn_mc__refuse_handle(function, "block", TN_MC_WORD(handle), context_of(region));
    return false;
  }
  if (is_nested_in(out_block, region)) return true;
  tn_mc__refuse(function, context_of(region), "the other block is not in the region");
  return false;
}

/// Returns the next block.
static bool find_next(const tn_mc_place* block, tn_mc_place* out_next) {
  const MlirBlock next =
      tn_mc_place__is_placed(block)
          ? tn_mc__give_block(block->cell.record, tn_mc_place__block(block)->next)
          : tn_mc__give_block_object(block->slot->next);
  return !mlirBlockIsNull(next) && tn_mc__find_block(TN_MC_WORD(next), out_next);
}
static bool find_first(const tn_mc_place* region, tn_mc_place* out_first) {
  const MlirBlock first =
      tn_mc_place__is_placed(region)
          ? tn_mc__give_block(region->cell.record, tn_mc_place__region(region)->first_block)
          : tn_mc__give_block_object(region->slot->first);
  return !mlirBlockIsNull(first) && tn_mc__find_block(TN_MC_WORD(first), out_first);
}

void mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos, MlirBlock block) {
  TN_MC_TAKE_REGION(place, region, )
  TN_MC_TAKE_BLOCK(added, block, )
  tn_mc_place at;
  bool is_there = find_first(&place, &at);
  intptr_t left = pos;
  for (; left > 0 && is_there; --left) {
    tn_mc_place next;
    is_there = find_next(&at, &next);
    if (is_there) at = next;
  }
  if (left != 0) {
    tn_mc__refuse_format(__func__, context_of(&place), "position %lld out of range of the region",
                         (long long)pos);
    return;
  }
  (void)insert(__func__, &place, &added, is_there ? &at : NULL);
}

void mlirRegionInsertOwnedBlockAfter(MlirRegion region, MlirBlock reference, MlirBlock block) {
  TN_MC_TAKE_REGION(place, region, )
  TN_MC_TAKE_BLOCK(added, block, )
  tn_mc_place other;
  tn_mc_place at;
  bool is_there;
  if (mlirBlockIsNull(reference)) {
    is_there = find_first(&place, &at);
  } else {
    if (!take_reference(__func__, &place, reference, &other)) return;
    is_there = find_next(&other, &at);
  }
  (void)insert(__func__, &place, &added, is_there ? &at : NULL);
}

void mlirRegionInsertOwnedBlockBefore(MlirRegion region, MlirBlock reference, MlirBlock block) {
  TN_MC_TAKE_REGION(place, region, )
  TN_MC_TAKE_BLOCK(added, block, )
  tn_mc_place other;
  if (mlirBlockIsNull(reference)) {
    (void)insert(__func__, &place, &added, NULL);
  } else if (take_reference(__func__, &place, reference, &other)) {
    (void)insert(__func__, &place, &added, &other);
  }
}

void mlirBlockDetach(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, )
  if (!tn_mc_place__is_placed(&place)) {
    unlink_object(&place);
    return;
  }
  tn_shard* shard = tn_mc__shard(place.cell.record);
  if (shard == NULL || tn_mc_place__block(&place)->region == 0 ||
      tn_callback_guard__may_change(place.cell.context) != TN_OK) {
    return;
  }
  if (TN_UNLIKELY(tn_mc__serves_bindings)) tn_mc__note_removed_block(&place, block);
  tn_block__remove(shard, place.cell.reference);
}

//===-- Taking bodies and destruction ---------------------------------------------------------===//

/// Destroys the blocks of a placed region, last first.
static void clear(tn_shard* shard, const tn_mc_place* region) {
  while (tn_mc_place__region(region)->last_block != 0) {
    tn_block__destroy(shard, tn_mc_place__region(region)->last_block);
  }
}

void mlirRegionTakeBody(MlirRegion target, MlirRegion source) {
  TN_MC_TAKE_REGION(to, target, )
  TN_MC_TAKE_REGION(from, source, )
  if (target.ptr == source.ptr) return;
  tn_mc_context* record = tn_mc_place__is_placed(&to) ? to.cell.record : from.cell.record;
  if (record == NULL) {
    tn_mc_place block;
    while (find_first(&to, &block)) mlirBlockDestroy(tn_mc__give_block_object(block.index));
    while (find_first(&from, &block)) {
      unlink_object(&block);
      link_object(&to, &block, 0);
    }
    return;
  }
  tn_shard* shard = tn_mc__shard(record);
  if (shard == NULL || !tn_mc__place_region(record, &to) || !tn_mc__place_region(record, &from)) {
    return;
  }
  if (to.cell.record != from.cell.record) {
    tn_mc__refuse(__func__, record->context, "the regions belong to different contexts");
    return;
  }
  tn_context* context = record->context;
  for (tn_ref up = to.cell.reference; up != 0;) {
    if (up == from.cell.reference) {
      tn_mc__refuse(__func__, context,
                    "a region cannot take the body of a region that contains it");
      return;
    }
    const tn_ref around = tn_op__at(context, tn_region__at(context, up)->op)->block;
    up = around == 0 ? 0 : tn_block__at(context, around)->region;
  }
  if (tn_callback_guard__may_change(context) != TN_OK) return;
  for (tn_ref up = from.cell.reference; up != 0;) {
    // The source is inside the destroyed blocks: the loop below would remove it first, so refuse.
    const tn_ref around = tn_op__at(context, tn_region__at(context, up)->op)->block;
    up = around == 0 ? 0 : tn_block__at(context, around)->region;
    if (up == to.cell.reference) {
      tn_mc__refuse(__func__, context, "the source is nested in the region that is replaced");
      return;
    }
  }
  clear(shard, &to);
  while (tn_mc_place__region(&from)->first_block != 0) {
    const tn_ref block = tn_mc_place__region(&from)->first_block;
    tn_block__remove(shard, block);
    tn_block__insert(context, block, to.cell.reference, 0);
  }
  tn_context__flush(context);
}

void mlirRegionDestroy(MlirRegion region) {
  TN_MC_TAKE_REGION(place, region, )
  if (!tn_mc_place__is_placed(&place)) {
    tn_mc_place block;
    while (find_first(&place, &block)) mlirBlockDestroy(tn_mc__give_block_object(block.index));
    tn_mc__object_free(TN_MC_WORD(region));
    return;
  }
  tn_context* context = place.cell.context;
  if (tn_mc_place__region(&place)->op != 0) {
    tn_mc__refuse(__func__, context, "the region belongs to an operation");
    return;
  }
  tn_shard* shard = tn_mc__shard(place.cell.record);
  if (shard == NULL || tn_callback_guard__may_change(context) != TN_OK) return;
  clear(shard, &place);
  context->services->forget_host(context, place.cell.reference, 0, 0);
  const uint32_t record = tn_erasure__record(shard, place.cell.reference,
                                             tn_mc_place__region(&place)->generation, 0, 0);
  tn_cell__free(shard, TN_CELL_REGION, place.cell.reference, record);
  tn_context__flush(context);
}

void mlirBlockDestroy(MlirBlock block) {
  TN_MC_TAKE_BLOCK(place, block, )
  if (!tn_mc_place__is_placed(&place)) {
    unlink_object(&place);
    tn_mc__object_free(TN_MC_WORD(block));
    return;
  }
  tn_shard* shard = tn_mc__shard(place.cell.record);
  if (shard == NULL || tn_callback_guard__may_change(place.cell.context) != TN_OK) return;
  tn_block__destroy(shard, place.cell.reference);
  tn_context__flush(place.cell.context);
}
