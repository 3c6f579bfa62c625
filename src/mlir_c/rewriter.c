// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriters, from mlir-c/Rewrite.h: insertion points, and creation of ops and blocks.
//
// A rewriter of the program's works through the scope of the calling thread; on another thread it
// is recreated with the same insertion point.

#include "mlir_c/rewriter.h"

#include "ir/callback_guard.h"

//===-- Lifetime ------------------------------------------------------------------------------===//

bool tn_mc__begin_driven(tn_mc_context* record, tn_rewriter* rewriter, tn_mc_rewriter* out_body) {
  *out_body =
      (tn_mc_rewriter){.member = {.record = record}, .rewriter = rewriter, .is_driven = true};
  out_body->word = tn_mc__object_new(TN_MC_REWRITER, out_body);
  return out_body->word != 0;
}

void tn_mc__end_driven(const tn_mc_rewriter* body) { tn_mc__object_free(body->word); }

static void end_rewriter(tn_mc_member* member) {
  tn_mc_rewriter* body = (tn_mc_rewriter*)(void*)member;
  tn_mc__object_free(body->word);
  tn_rewriter_destroy(body->rewriter);
  free(body);
}

static MlirRewriterBase create(tn_mc_context* record) {
  const MlirRewriterBase null = {NULL};
  tn_scope* scope = tn_mc__scope(record);
  tn_rewriter* rewriter = NULL;
  if (scope == NULL || tn_rewriter_create(scope, NULL, &rewriter) != TN_OK) return null;
  tn_mc_rewriter* body = calloc(1, sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_REWRITER, body);
  if (word == 0) {
    free(body);
    tn_rewriter_destroy(rewriter);
    tn_context__out_of_memory(record->context);
    return null;
  }
  body->word = word;
  body->rewriter = rewriter;
  tn_mc__join(record, &body->member, end_rewriter);
  return (MlirRewriterBase){TN_MC_POINTER(word)};
}

MlirRewriterBase mlirIRRewriterCreate(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirRewriterBase){NULL})
  return create(record);
}

MlirRewriterBase mlirIRRewriterCreateFromOp(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirRewriterBase){NULL})
  const MlirRewriterBase made = create(cell.record);
  if (made.ptr != NULL && tn_op__at(cell.context, cell.reference)->block != 0) {
    mlirRewriterBaseSetInsertionPointBefore(made, op);
  }
  return made;
}

void mlirIRRewriterDestroy(MlirRewriterBase rewriter) {
  TN_MC_TAKE_OBJECT(tn_mc_rewriter, body, rewriter, TN_MC_REWRITER, "rewriter", )
  if (body->is_driven) {
    tn_mc__refuse(__func__, body->member.record->context, "the rewriter belongs to a driver");
    return;
  }
  tn_mc__leave(&body->member);
  end_rewriter(&body->member);
}

MlirRewriterBase mlirPatternRewriterAsBase(MlirPatternRewriter rewriter) {
  TN_MC_TAKE_OBJECT(tn_mc_rewriter, body, rewriter, TN_MC_REWRITER, "rewriter",
                    (MlirRewriterBase){NULL})
  return (MlirRewriterBase){TN_MC_POINTER(body->word)};
}

MlirContext mlirRewriterBaseGetContext(MlirRewriterBase rewriter) {
  TN_MC_TAKE_OBJECT(tn_mc_rewriter, body, rewriter, TN_MC_REWRITER, "rewriter", (MlirContext){NULL})
  return tn_mc__give_context(body->member.record->context);
}

//===-- Resolving handles ---------------------------------------------------------------------===//

/// Makes the rewriter work through `scope`, with the same insertion point.
static bool move_to_scope(tn_mc_rewriter* body, tn_scope* scope) {
  tn_rewriter* made = NULL;
  tn_insertion place = tn_rewriter_insertion(body->rewriter);
  if (tn_rewriter_create(scope, NULL, &made) != TN_OK) return false;
  place.block.scope = place.before.scope = scope->number;
  if (tn_block_is_null(place.block)) place = (tn_insertion){{0, 0, 0, 0}, {0, 0, 0, 0}};
  if (place.before.slot != 0) place.block = (tn_block){0, 0, 0, 0};
  if (place.before.slot == 0) place.before = (tn_op){0, 0, 0, 0};
  if (tn_rewriter_set_insertion(made, place) != TN_OK) {
    tn_rewriter_destroy(made);
    return false;
  }
  tn_rewriter_destroy(body->rewriter);
  body->rewriter = made;
  return true;
}

bool tn_mc__take_rewriter(const char* function, MlirRewriterBase handle,
                          tn_mc_rewriting* out_rewriting) {
  tn_mc_rewriter* body = tn_mc__find_body(TN_MC_WORD(handle), TN_MC_REWRITER);
  if (TN_UNLIKELY(body == NULL)) {
    tn_mc__refuse_handle(function, "rewriter", TN_MC_WORD(handle), NULL);
    return false;
  }
  tn_mc_context* record = body->member.record;
  tn_scope* scope = body->is_driven ? tn_rewriter_scope(body->rewriter) : tn_mc__scope(record);
  if (scope == NULL) return false;
  if (!body->is_driven && TN_UNLIKELY(scope != tn_rewriter_scope(body->rewriter)) &&
      !move_to_scope(body, scope)) {
    return false;
  }
  *out_rewriting =
      (tn_mc_rewriting){function, record, record->context, body->rewriter, scope->number};
  return true;
}

static bool check_context(const tn_mc_rewriting* rewriting, const tn_mc_context* record,
                          const char* what) {
  if (TN_LIKELY(record == rewriting->record)) return true;
  tn_mc__refuse_format(rewriting->function, rewriting->context, "the %s belongs to another context",
                       what);
  return false;
}

bool tn_mc__rewriting_op(const tn_mc_rewriting* rewriting, MlirOperation handle, tn_op* out_op) {
  tn_mc_cell cell;
  if (TN_UNLIKELY(!tn_mc__find_op(TN_MC_WORD(handle), &cell))) {
    tn_mc__refuse_handle(rewriting->function, "operation", TN_MC_WORD(handle), rewriting->context);
    return false;
  }
  *out_op = tn_mc__op_in(&cell, rewriting->scope);
  return check_context(rewriting, cell.record, "operation");
}

bool tn_mc__rewriting_block(const tn_mc_rewriting* rewriting, MlirBlock handle,
                            tn_block* out_block) {
  tn_mc_place place;
  if (TN_UNLIKELY(!tn_mc__find_block(TN_MC_WORD(handle), &place))) {
    tn_mc__refuse_handle(rewriting->function, "block", TN_MC_WORD(handle), rewriting->context);
    return false;
  }
  if (!tn_mc__place_block(rewriting->record, &place)) return false;
  *out_block = tn_mc__block_in(&place.cell, rewriting->scope);
  return check_context(rewriting, place.cell.record, "block");
}

bool tn_mc__rewriting_region(const tn_mc_rewriting* rewriting, MlirRegion handle,
                             tn_region* out_region) {
  tn_mc_place place;
  if (TN_UNLIKELY(!tn_mc__find_region(TN_MC_WORD(handle), &place))) {
    tn_mc__refuse_handle(rewriting->function, "region", TN_MC_WORD(handle), rewriting->context);
    return false;
  }
  if (!tn_mc__place_region(rewriting->record, &place)) return false;
  *out_region = tn_mc__region_in(&place.cell, rewriting->scope);
  return check_context(rewriting, place.cell.record, "region");
}

bool tn_mc__rewriting_value(const tn_mc_rewriting* rewriting, MlirValue handle,
                            tn_mc_value* out_value) {
  if (TN_UNLIKELY(!tn_mc__find_value(TN_MC_WORD(handle), out_value))) {
    tn_mc__refuse_handle(rewriting->function, "value", TN_MC_WORD(handle), rewriting->context);
    return false;
  }
  return check_context(rewriting, out_value->cell.record, "value");
}

bool tn_mc__rewriting_values(const tn_mc_rewriting* rewriting, intptr_t count,
                             const MlirValue* handles, bool takes_null, tn_value** out_values) {
  *out_values = NULL;
  if (count < 0 || count >= TN_MC_COUNT_MAX) {
    tn_mc__refuse_format(rewriting->function, rewriting->context, "invalid number of values %lld",
                         (long long)count);
    return false;
  }
  tn_value* values = calloc((size_t)count + 1, sizeof *values);
  if (values == NULL) {
    tn_context__out_of_memory(rewriting->context);
    return false;
  }
  for (intptr_t i = 0; i < count; ++i) {
    tn_mc_value value;
    if (takes_null && handles[i].ptr == NULL) continue;
    if (!tn_mc__rewriting_value(rewriting, handles[i], &value)) {
      free(values);
      return false;
    }
    values[i] = tn_mc__value_in(&value, rewriting->scope);
  }
  *out_values = values;
  return true;
}

//===-- Insertion points ----------------------------------------------------------------------===//

// The library has reported the error, and the function returns no status.
#define REPORTED(call) (void)!(call)

static const tn_insertion nowhere = {{0, 0, 0, 0}, {0, 0, 0, 0}};

void mlirRewriterBaseClearInsertionPoint(MlirRewriterBase rewriter) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  REPORTED(tn_rewriter_set_insertion(self.rewriter, nowhere));
}

void mlirRewriterBaseSetInsertionPointBefore(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_insertion place = nowhere;
  if (!tn_mc__rewriting_op(&self, op, &place.before)) return;
  REPORTED(tn_rewriter_set_insertion(self.rewriter, place));
}

void mlirRewriterBaseSetInsertionPointAfter(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_op behind;
  if (!tn_mc__rewriting_op(&self, op, &behind)) return;
  REPORTED(tn_rewriter_set_insertion_after(self.rewriter, behind));
}

static void set_insertion_at_start(const tn_mc_rewriting* rewriting, tn_ref block) {
  const tn_ref first = tn_block__at(rewriting->context, block)->first_op;
  tn_insertion place = nowhere;
  if (first != 0) {
    place.before = tn_op__handle(rewriting->context, rewriting->scope, first);
  } else {
    place.block = tn_block__handle(rewriting->context, rewriting->scope, block);
  }
  REPORTED(tn_rewriter_set_insertion(rewriting->rewriter, place));
}

void mlirRewriterBaseSetInsertionPointAfterValue(MlirRewriterBase rewriter, MlirValue value) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_mc_value found;
  if (!tn_mc__rewriting_value(&self, value, &found)) return;
  if (tn_value__is_argument(found.value)) {
    set_insertion_at_start(&self, tn_argument__at(self.context, found.value)->block);
  } else {
    REPORTED(tn_rewriter_set_insertion_after(self.rewriter, tn_mc__op_in(&found.cell, self.scope)));
  }
}

void mlirRewriterBaseSetInsertionPointToStart(MlirRewriterBase rewriter, MlirBlock block) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_block found;
  if (tn_mc__rewriting_block(&self, block, &found)) set_insertion_at_start(&self, found.slot);
}

void mlirRewriterBaseSetInsertionPointToEnd(MlirRewriterBase rewriter, MlirBlock block) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_insertion place = nowhere;
  if (!tn_mc__rewriting_block(&self, block, &place.block)) return;
  REPORTED(tn_rewriter_set_insertion(self.rewriter, place));
}

MlirBlock mlirRewriterBaseGetInsertionBlock(MlirRewriterBase rewriter) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirBlock){NULL})
  return tn_mc__give_block(self.record, tn_rewriter_insertion(self.rewriter).block.slot);
}

MlirBlock mlirRewriterBaseGetBlock(MlirRewriterBase rewriter) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirBlock){NULL})
  return tn_mc__give_block(self.record, tn_rewriter_insertion(self.rewriter).block.slot);
}

MlirOperation mlirRewriterBaseGetOperationAfterInsertion(MlirRewriterBase rewriter) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirOperation){NULL})
  return tn_mc__give_op(self.record, tn_rewriter_insertion(self.rewriter).before.slot);
}

//===-- Creation ------------------------------------------------------------------------------===//

/// Takes the types and locations of arguments; false, reported, when out of memory or one is
/// invalid.
static bool take_arguments(const tn_mc_rewriting* rewriting, intptr_t count, const MlirType* types,
                           const MlirLocation* locations, tn_type* out_types,
                           tn_location* out_locations) {
  for (intptr_t i = 0; i < count; ++i) {
    if (!tn_mc__take_type(rewriting->function, types[i], &out_types[i]) ||
        !tn_mc__take_location(rewriting->function, locations[i], &out_locations[i])) {
      return false;
    }
  }
  return true;
}

MlirBlock mlirRewriterBaseCreateBlockBefore(MlirRewriterBase rewriter, MlirBlock insertBefore,
                                            intptr_t nArgTypes, const MlirType* argTypes,
                                            const MlirLocation* locations) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirBlock){NULL})
  TN_MC_CHECK_COUNT(self.context, nArgTypes, (MlirBlock){NULL})
  tn_block before;
  tn_block made = {0, 0, 0, 0};
  if (!tn_mc__rewriting_block(&self, insertBefore, &before)) return (MlirBlock){NULL};
  const tn_ref region = tn_block__at(self.context, before.slot)->region;
  if (region == 0) {
    tn_mc__refuse(__func__, self.context, "the block has no parent region");
    return (MlirBlock){NULL};
  }
  const size_t count = (size_t)nArgTypes;
  tn_type* types = calloc(count + 1, sizeof *types);
  tn_location* wheres = calloc(count + 1, sizeof *wheres);
  if (types == NULL || wheres == NULL) {
    tn_context__out_of_memory(self.context);
  } else if (take_arguments(&self, nArgTypes, argTypes, locations, types, wheres)) {
    REPORTED(tn_rewriter_create_block(self.rewriter,
                                      tn_region__handle(self.context, self.scope, region), before,
                                      types, wheres, count, &made));
  }
  free(types);
  free(wheres);
  return tn_mc__give_block(self.record, made.slot);
}

/// Returns whether the block is inside the op.
static bool is_inside(const tn_context* context, tn_ref block, tn_ref op) {
  return tn_op__is_ancestor(context, op,
                            tn_block_cell__parent_op(context, tn_block__at(context, block)));
}

MlirOperation mlirRewriterBaseInsert(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirOperation){NULL})
  tn_op inserted;
  if (!tn_mc__rewriting_op(&self, op, &inserted)) return (MlirOperation){NULL};
  const tn_insertion place = tn_rewriter_insertion(self.rewriter);
  if (place.block.slot == 0) return op;
  const char* why = NULL;
  if (tn_op__at(self.context, inserted.slot)->block != 0) {
    why = "the operation is already in a block";
  } else if (is_inside(self.context, place.block.slot, inserted.slot)) {
    why = "the insertion point is nested in the operation";
  }
  if (why != NULL) {
    tn_mc__refuse(__func__, self.context, why);
    return (MlirOperation){NULL};
  }
  if (tn_callback_guard__may_change(self.context) != TN_OK) return (MlirOperation){NULL};
  tn_op__insert(self.rewriter->shard, inserted.slot, place.block.slot, place.before.slot);
  tn_rewriter__notify_inserted(self.rewriter, inserted.slot);
  return op;
}

static MlirOperation clone_op(const tn_mc_rewriting* rewriting, MlirOperation op, uint32_t flags) {
  tn_op source;
  tn_op made = {0, 0, 0, 0};
  if (!tn_mc__rewriting_op(rewriting, op, &source) ||
      tn_rewriter_clone_op(rewriting->rewriter, source, flags, NULL, &made) != TN_OK) {
    return (MlirOperation){NULL};
  }
  if (tn_op__at(rewriting->context, made.slot)->block == 0)
    return tn_mc__release_op(rewriting->record, made);
  return tn_mc__give_op(rewriting->record, made.slot);
}

MlirOperation mlirRewriterBaseClone(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirOperation){NULL})
  return clone_op(&self, op, TN_CLONE_WHOLE);
}

MlirOperation mlirRewriterBaseCloneWithoutRegions(MlirRewriterBase rewriter, MlirOperation op) {
  TN_MC_TAKE_REWRITER(self, rewriter, (MlirOperation){NULL})
  return clone_op(&self, op, TN_CLONE_WITHOUT_REGIONS);
}

/// Notifies the listener of the ops in the blocks from `first` up to `end`.
static void tell_blocks(const tn_mc_rewriting* rewriting, tn_ref first, tn_ref end) {
  for (tn_ref block = first; block != 0 && block != end;
       block = tn_block__at(rewriting->context, block)->next) {
    tn_ref op = tn_block__at(rewriting->context, block)->first_op;
    for (; op != 0; op = tn_op__at(rewriting->context, op)->next) {
      tn_rewriter__notify_inserted(rewriting->rewriter, op);
    }
  }
}

// Clones the parent op as a whole, and takes the blocks of that region from the clone.
void mlirRewriterBaseCloneRegionBefore(MlirRewriterBase rewriter, MlirRegion region,
                                       MlirBlock before) {
  TN_MC_TAKE_REWRITER(self, rewriter, )
  tn_region source;
  tn_block at;
  tn_op made;
  if (!tn_mc__rewriting_region(&self, region, &source) ||
      !tn_mc__rewriting_block(&self, before, &at)) {
    return;
  }
  const tn_region_cell* cell = tn_region__at(self.context, source.slot);
  const tn_ref into = tn_block__at(self.context, at.slot)->region;
  if (cell->op == 0 || into == 0) {
    tn_mc__refuse(__func__, self.context, "the region or block has no parent operation");
    return;
  }
  const uint32_t index = cell->index;
  const tn_op owner = tn_op__handle(self.context, self.scope, cell->op);
  if (tn_op_clone(tn_rewriter_scope(self.rewriter), owner, TN_CLONE_WHOLE, NULL, NULL, &made) !=
      TN_OK) {
    return;
  }
  const tn_ref body = tn_op_cell__region(tn_op__at(self.context, made.slot), index);
  const tn_ref first = tn_region__at(self.context, body)->first_block;
  const tn_status status = tn_rewriter_inline_region_before(
      self.rewriter, tn_region__handle(self.context, self.scope, body),
      tn_region__handle(self.context, self.scope, into), at);
  if (status == TN_OK) tell_blocks(&self, first, at.slot);
  REPORTED(tn_op_erase(made));
}
