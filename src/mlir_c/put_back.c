// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records positions by the handles of the parent and of the next entity: either may be erased
// meanwhile.

#include "mlir_c/put_back.h"

#include "ir/callback_guard.h"
#include "mlir_c/ir.h"

_Thread_local tn_mc_word tn_mc__removed_op TN_NEAR_THREAD_LOCAL;
static _Thread_local MlirBlock op_block;
static _Thread_local MlirOperation op_next;

static _Thread_local MlirBlock removed_block;
static _Thread_local MlirRegion block_region;
static _Thread_local MlirBlock block_next;

void tn_mc__note_removed_op(const tn_mc_cell* cell) {
  tn_mc__removed_op = TN_MC_WORD(tn_mc__give_op(cell->record, cell->reference));
  op_block = tn_mc__give_block(cell->record, tn_mc_cell__op(cell)->block);
  op_next = tn_mc__give_op(cell->record, tn_mc_cell__op(cell)->next);
}

void tn_mc__note_removed_block(const tn_mc_place* place, MlirBlock block) {
  removed_block = block;
  block_region = tn_mc__give_region(place->cell.record, tn_mc_place__block(place)->region);
  block_next = tn_mc__give_block(place->cell.record, tn_mc_place__block(place)->next);
}

void tn_mc__forget_removed_block(void) { removed_block = (MlirBlock){NULL}; }

void tn_mc__put_back_op(MlirOperation op) {
  const tn_mc_word removed = tn_mc__removed_op;
  tn_mc_cell cell;
  tn_mc_cell next;
  tn_mc_place place;
  tn_mc__removed_op = 0;
  if (removed == 0 || removed != TN_MC_WORD(op) || !tn_mc__find_op(removed, &cell) ||
      !tn_mc__find_block(TN_MC_WORD(op_block), &place)) {
    return;
  }
  tn_shard* shard = tn_mc__shard(cell.record);
  if (shard == NULL || place.cell.record != cell.record || tn_mc_cell__op(&cell)->block != 0 ||
      tn_callback_guard__may_change(cell.context) != TN_OK) {
    return;
  }
  const bool has_next = tn_mc__find_op(TN_MC_WORD(op_next), &next) && next.record == cell.record &&
                        tn_mc_cell__op(&next)->block == place.cell.reference;
  tn_op__insert(shard, cell.reference, place.cell.reference, has_next ? next.reference : 0);
}

void tn_mc__put_back_block(MlirBlock block) {
  const MlirBlock removed = removed_block;
  tn_mc_place place;
  tn_mc_place region;
  tn_mc_place next;
  removed_block = (MlirBlock){NULL};
  if (removed.ptr == NULL || removed.ptr != block.ptr ||
      !tn_mc__find_block(TN_MC_WORD(block), &place) ||
      !tn_mc__find_region(TN_MC_WORD(block_region), &region)) {
    return;
  }
  if (!tn_mc_place__is_placed(&place) || region.cell.record != place.cell.record ||
      tn_mc_place__block(&place)->region != 0 ||
      tn_callback_guard__may_change(place.cell.context) != TN_OK) {
    return;
  }
  const bool has_next = tn_mc__find_block(TN_MC_WORD(block_next), &next) &&
                        next.cell.record == place.cell.record &&
                        tn_mc_place__block(&next)->region == region.cell.reference;
  tn_block__insert(place.cell.context, place.cell.reference, region.cell.reference,
                   has_next ? next.cell.reference : 0);
}
