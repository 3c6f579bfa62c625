// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriters, from mlir-c/Rewrite.h: replacing, erasing, moving, and uses.

#include "ir/callback_guard.h"
#include "mlir_c/rewriter.h"

// The library has reported the error, and the function returns no status.
#define REPORTED(call) (void)!(call)

//===-- Operations ----------------------------------------------------------------------------===//

void mlirRewriterBaseReplaceOpWithValues(MlirRewriterBase rewriter, MlirOperation op,
                                         intptr_t nValues, const MlirValue* values) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op replaced;
  tn_value* taken;
  if (!tn_mc__rewriting_op(&self, op, &replaced) ||
      !tn_mc__rewriting_values(&self, nValues, values, true, &taken)) {
    return;
  }
  REPORTED(tn_rewriter_replace_op(self.rewriter, replaced, taken, (size_t)nValues));
  free(taken);
}

/// Calls a function of the library's on two ops.
static void on_two(const tn_mc_rewriting* rewriting, MlirOperation first, MlirOperation second,
                   tn_status (*call)(tn_rewriter* rewriter, tn_op first, tn_op second)) {
  tn_op one;
  tn_op two;
  if (tn_mc__rewriting_op(rewriting, first, &one) && tn_mc__rewriting_op(rewriting, second, &two)) {
    REPORTED(call(rewriting->rewriter, one, two));
  }
}

void mlirRewriterBaseReplaceOpWithOperation(MlirRewriterBase rewriter, MlirOperation op,
                                            MlirOperation newOp) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  on_two(&self, op, newOp, tn_rewriter_replace_op_with);
}

void mlirRewriterBaseEraseOp(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op erased;
  if (tn_mc__rewriting_op(&self, op, &erased)) {
    REPORTED(tn_rewriter_erase_op(self.rewriter, erased));
  }
}

void mlirRewriterBaseMoveOpBefore(MlirRewriterBase rewriter, MlirOperation op,
                                  MlirOperation existingOp) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  on_two(&self, op, existingOp, tn_rewriter_move_op_before);
}

void mlirRewriterBaseMoveOpAfter(MlirRewriterBase rewriter, MlirOperation op,
                                 MlirOperation existingOp) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  on_two(&self, op, existingOp, tn_rewriter_move_op_after);
}

// Does nothing: a driver is notified after the change.

void mlirRewriterBaseStartOpModification(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op modified;
  REPORTED(tn_mc__rewriting_op(&self, op, &modified));
}

void mlirRewriterBaseFinalizeOpModification(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op modified;
  if (tn_mc__rewriting_op(&self, op, &modified)) {
    REPORTED(tn_rewriter_op_modified(self.rewriter, modified));
  }
}

void mlirRewriterBaseCancelOpModification(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op modified;
  REPORTED(tn_mc__rewriting_op(&self, op, &modified));
}

//===-- Blocks and regions --------------------------------------------------------------------===//

void mlirRewriterBaseInlineRegionBefore(MlirRewriterBase rewriter, MlirRegion region,
                                        MlirBlock before) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_region source;
  tn_block at;
  if (!tn_mc__rewriting_region(&self, region, &source) ||
      !tn_mc__rewriting_block(&self, before, &at)) {
    return;
  }
  const tn_ref into = tn_block__at(self.context, at.slot)->region;
  if (into == 0) {
    tn_mc__refuse(__func__, self.context, "the block has no parent region");
    return;
  }
  REPORTED(tn_rewriter_inline_region_before(self.rewriter, source,
                                            tn_region__handle(self.context, self.scope, into), at));
}

void mlirRewriterBaseEraseBlock(MlirRewriterBase rewriter, MlirBlock block) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_block erased;
  if (tn_mc__rewriting_block(&self, block, &erased)) {
    REPORTED(tn_rewriter_erase_block(self.rewriter, erased));
  }
}

void mlirRewriterBaseInlineBlockBefore(MlirRewriterBase rewriter, MlirBlock source,
                                       MlirOperation op, intptr_t nArgValues,
                                       const MlirValue* argValues) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_block moved;
  tn_op before;
  tn_value* values;
  if (!tn_mc__rewriting_block(&self, source, &moved) || !tn_mc__rewriting_op(&self, op, &before) ||
      !tn_mc__rewriting_values(&self, nArgValues, argValues, false, &values)) {
    return;
  }
  REPORTED(
      tn_rewriter_inline_block_before(self.rewriter, moved, before, values, (size_t)nArgValues));
  free(values);
}

void mlirRewriterBaseMergeBlocks(MlirRewriterBase rewriter, MlirBlock source, MlirBlock dest,
                                 intptr_t nArgValues, const MlirValue* argValues) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_block moved;
  tn_block into;
  tn_value* values;
  if (!tn_mc__rewriting_block(&self, source, &moved) ||
      !tn_mc__rewriting_block(&self, dest, &into) ||
      !tn_mc__rewriting_values(&self, nArgValues, argValues, false, &values)) {
    return;
  }
  REPORTED(tn_rewriter_merge_blocks(self.rewriter, moved, into, values, (size_t)nArgValues));
  free(values);
}

void mlirRewriterBaseMoveBlockBefore(MlirRewriterBase rewriter, MlirBlock block,
                                     MlirBlock existingBlock) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_block moved;
  tn_block before;
  if (!tn_mc__rewriting_block(&self, block, &moved) ||
      !tn_mc__rewriting_block(&self, existingBlock, &before) ||
      tn_block_move_before(moved, before) != TN_OK) {
    return;
  }
  const tn_rewrite_events* events = self.rewriter->events;
  if (events != NULL && events->block_inserted != NULL) {
    events->block_inserted(self.rewriter, moved.slot);
  }
}

//===-- Uses ----------------------------------------------------------------------------------===//

/// Selects the uses that are replaced.
typedef struct use_filter {
  tn_ref around;  ///< Only uses in this op; 0 for all.
  tn_ref except;  ///< Not the uses of this op; 0 for none.
} use_filter;

static bool is_wanted(const tn_context* context, const use_filter* filter, tn_ref user) {
  if (user == filter->except) return false;
  if (filter->around == 0) return true;
  return user != filter->around && tn_op__is_ancestor(context, filter->around, user);
}

/// Replaces uses of `from` by `to`, and notifies the listener that each user was modified.
static void replace_some(const tn_mc_rewriting* rewriting, tn_ref from, tn_ref to,
                         const use_filter* filter) {
  const tn_context* context = rewriting->context;
  if (from == to || tn_callback_guard__may_change(context) != TN_OK) return;
  for (tn_ref use = tn_value__first_use(context, from); use != 0;) {
    const tn_ref next = tn_use__next(context, use);
    const tn_ref user = tn_use__owner(context, use);
    if (is_wanted(context, filter, user)) {
      tn_use__set_value(context, use, to);
      tn_rewriter__modified(rewriting->rewriter, user);
    }
    use = next;
  }
}

static bool take_two(const tn_mc_rewriting* rewriting, MlirValue from, MlirValue to,
                     tn_mc_value* out_from, tn_mc_value* out_to) {
  return tn_mc__rewriting_value(rewriting, from, out_from) &&
         tn_mc__rewriting_value(rewriting, to, out_to);
}

static void replace_uses(const tn_mc_rewriting* rewriting, MlirValue from, MlirValue to) {
  tn_mc_value source;
  tn_mc_value target;
  if (!take_two(rewriting, from, to, &source, &target)) return;
  REPORTED(tn_rewriter_replace_uses(rewriting->rewriter, tn_mc__value_in(&source, rewriting->scope),
                                    tn_mc__value_in(&target, rewriting->scope)));
}

void mlirRewriterBaseReplaceAllUsesWith(MlirRewriterBase rewriter, MlirValue from, MlirValue to) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  replace_uses(&self, from, to);
}

void mlirRewriterBaseReplaceAllValueRangeUsesWith(MlirRewriterBase rewriter, intptr_t nValues,
                                                  const MlirValue* from, const MlirValue* to) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  TN_MC_CHECK_COUNT(self.context, nValues, )
  for (intptr_t i = 0; i < nValues; ++i) replace_uses(&self, from[i], to[i]);
}

/// Returns the op, if it has this number of results.
static bool take_results(const tn_mc_rewriting* rewriting, MlirOperation handle, intptr_t count,
                         tn_op* out_op) {
  if (!tn_mc__rewriting_op(rewriting, handle, out_op)) return false;
  if (count == (intptr_t)tn_op__result_count(rewriting->context, out_op->slot)) return true;
  tn_mc__refuse(rewriting->function, rewriting->context,
                "the number of values does not match the number of results");
  return false;
}

static MlirValue result_of(const tn_mc_rewriting* rewriting, tn_ref op, intptr_t index) {
  return tn_mc__give_value(rewriting->record,
                           tn_op__result(rewriting->context, op, (uint32_t)index));
}

void mlirRewriterBaseReplaceAllOpUsesWithValueRange(MlirRewriterBase rewriter, MlirOperation from,
                                                    intptr_t nTo, const MlirValue* to) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op op;
  if (!take_results(&self, from, nTo, &op)) return;
  for (intptr_t i = 0; i < nTo; ++i) replace_uses(&self, result_of(&self, op.slot, i), to[i]);
}

void mlirRewriterBaseReplaceAllOpUsesWithOperation(MlirRewriterBase rewriter, MlirOperation from,
                                                   MlirOperation to) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op op;
  tn_op other;
  if (!tn_mc__rewriting_op(&self, to, &other)) return;
  const intptr_t count = (intptr_t)tn_op__result_count(self.context, other.slot);
  if (!take_results(&self, from, count, &op)) return;
  for (intptr_t i = 0; i < count; ++i) {
    replace_uses(&self, result_of(&self, op.slot, i), result_of(&self, other.slot, i));
  }
}

// As in MLIR, replaces the uses in the parent op of the block, but not in the op itself.
void mlirRewriterBaseReplaceOpUsesWithinBlock(MlirRewriterBase rewriter, MlirOperation op,
                                              intptr_t nNewValues, const MlirValue* newValues,
                                              MlirBlock block) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op replaced;
  tn_block within;
  if (!take_results(&self, op, nNewValues, &replaced) ||
      !tn_mc__rewriting_block(&self, block, &within)) {
    return;
  }
  const use_filter filter = {
      .around = tn_block_cell__parent_op(self.context, tn_block__at(self.context, within.slot))};
  if (filter.around == 0) {
    tn_mc__refuse(__func__, self.context, "the block has no parent operation");
    return;
  }
  for (intptr_t i = 0; i < nNewValues; ++i) {
    tn_mc_value value;
    if (!tn_mc__rewriting_value(&self, newValues[i], &value)) return;
    replace_some(&self, tn_op__result(self.context, replaced.slot, (uint32_t)i), value.value,
                 &filter);
  }
}

void mlirRewriterBaseReplaceAllUsesExcept(MlirRewriterBase rewriter, MlirValue from, MlirValue to,
                                          MlirOperation exceptedUser) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_mc_value source;
  tn_mc_value target;
  tn_op except;
  if (!take_two(&self, from, to, &source, &target) ||
      !tn_mc__rewriting_op(&self, exceptedUser, &except)) {
    return;
  }
  const use_filter filter = {.except = except.slot};
  replace_some(&self, source.value, target.value, &filter);
}
