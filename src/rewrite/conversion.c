// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversion driver (conversion.h): determines which ops to convert, and in which order, and
// legalizes created ops.

#include "rewrite/conversion.h"

#include "ir/op_diagnostic.h"
#include "ir/well_formed.h"

#define DEPTH_MAX 256u

//===-- Change notifications ------------------------------------------------------------------===//

static uint32_t* marks_of(tn_conversion* c, tn_ref cell) {
  return tn_cell_map__at(&c->marks, cell);
}

static void note_inserted(tn_rewriter* rewriter, tn_ref op) {
  tn_conversion* c = rewriter->conversion;
  uint32_t* marks = marks_of(c, op);
  if (c->is_undoing || (*marks & TN_MARK_KNOWN) != 0) return;
  *marks |= TN_MARK_KNOWN | TN_MARK_NEW;
  (void)tn_conversion__push(c, TN_STEP_MADE, op);
  if (c->plan->is_deferred) tn_value_map__set(rewriter, &c->saves, op, c->step_count);
}

static void note_modified(tn_rewriter* rewriter, tn_ref op) {
  tn_conversion* c = rewriter->conversion;
  if (c->is_undoing) return;
  c->has_modified = true;
  if (c->plan->is_deferred) tn_conversion__modifying(c, op);
}

/// Clears all state of an erased op, because a new op may reuse its cell.
static void note_erased(tn_rewriter* rewriter, tn_ref op) {
  tn_conversion* c = rewriter->conversion;
  *marks_of(c, op) = 0;
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op); ++i) {
    const tn_ref result = tn_op__result(rewriter->context, op, i);
    if (tn_value_map__get(&c->values, result) != 0) {
      tn_value_map__set(rewriter, &c->values, result, 0);
    }
    if (tn_value_map__get(&c->casts, result) != 0) {
      tn_value_map__set(rewriter, &c->casts, result, 0);
    }
    if (tn_value_map__get(&c->next_casts, result) != 0) {
      tn_value_map__set(rewriter, &c->next_casts, result, 0);
    }
  }
}

static void note_block_inserted(tn_rewriter* rewriter, tn_ref block) {
  tn_conversion* c = rewriter->conversion;
  uint32_t* marks = marks_of(c, block);
  if (c->is_undoing || (*marks & TN_MARK_KNOWN) != 0) return;
  *marks |= TN_MARK_KNOWN | TN_MARK_NEW;
  (void)tn_conversion__push(c, TN_STEP_BLOCK_MADE, block);
}

static void note_block_erased(tn_rewriter* rewriter, tn_ref block) {
  *marks_of(rewriter->conversion, block) = 0;
}

static const tn_rewrite_events events = {.inserted = note_inserted,
                                         .modified = note_modified,
                                         .erased = note_erased,
                                         .block_inserted = note_block_inserted,
                                         .block_erased = note_block_erased};

//===-- One op --------------------------------------------------------------------------------===//

static bool convert_op(tn_conversion* c, tn_ref op, uint32_t depth);

/// Returns the plan's legality of an op. Malformed ops are treated like unregistered ones.
static tn_legality legality_of(tn_conversion* c, tn_ref op) {
  if (tn_op_cell__is_malformed(tn_op__at(c->rewriter->context, op)) && !c->plan->is_deferred) {
    return TN_LEGALITY_UNKNOWN;
  }
  return c->plan->legality(c, op);
}

/// Recursively legalizes ops that a conversion created or modified.
static bool convert_made(tn_conversion* c, uint32_t first, uint32_t depth) {
  for (uint32_t i = first; i < c->step_count && c->rewriter->status == TN_OK; ++i) {
    const tn_step* step = &c->steps[i];
    const bool is_op =
        step->kind == TN_STEP_MADE || (step->kind == TN_STEP_MODIFIED && c->plan->is_deferred);
    if (!is_op || !tn_step__is_current(c, step)) continue;
    if (c->plan->is_deferred && tn_conversion__is_in_gone(c, step->entity)) continue;
    if (!convert_op(c, step->entity, depth + 1)) return false;
  }
  return c->rewriter->status == TN_OK;
}

bool tn_conversion__convert_made(tn_conversion* c, uint32_t first) {
  return convert_made(c, first, c->depth);
}

bool tn_conversion__legalize_or_rollback(tn_conversion* c, const tn_conversion_mark* mark,
                                         bool done) {
  if (done && convert_made(c, mark->steps, c->depth)) return true;
  if (c->rewriter->status == TN_OK) tn_conversion__undo(c, mark);
  return false;
}

/// Returns a constant that is legal or legalized; 0 if there is none.
static tn_ref legal_constant(tn_conversion* c, tn_ref op, tn_attribute value, tn_type type,
                             uint32_t depth) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_conversion_mark mark = tn_conversion__mark(c);
  tn_rewriter__for(rewriter, op);
  const tn_ref constant =
      tn_rewriter__constant(rewriter, tn_const__maker(rewriter->context, op), value, type);
  if (constant == 0 || convert_made(c, mark.steps, depth)) return constant;
  if (rewriter->status == TN_OK) tn_conversion__undo(c, &mark);
  return 0;
}

/// Replaces the op by its fold results.
static bool take_folded(tn_conversion* c, tn_ref op, const tn_fold* fold, uint32_t depth) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_conversion_mark mark = tn_conversion__mark(c);
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  tn_refs values = {0};
  bool folded = true;
  for (uint32_t i = 0; i < count && folded; ++i) {
    tn_ref value = fold->results[i].value;
    if (value == 0) {
      const tn_ref result = tn_op__result(rewriter->context, op, i);
      value = legal_constant(c, op, fold->results[i].attribute,
                             tn_value__type(rewriter->context, result), depth);
    }
    tn_refs__push(rewriter, &values, value);
    folded = value != 0 && rewriter->status == TN_OK;
  }
  if (folded) tn_conversion__replace(c, op, tn_refs__items(&values));
  if (!folded && rewriter->status == TN_OK) tn_conversion__undo(c, &mark);
  tn_refs__free(rewriter, &values);
  return folded && rewriter->status == TN_OK;
}

#define FOLDS_IN_PLACE_MAX 8

static bool fold_op(tn_conversion* c, tn_ref op, uint32_t depth) {
  tn_rewriter* rewriter = c->rewriter;
  tn_fold fold;
  if (tn_op__has_trait(rewriter->context, op, TN_OP_TRAIT_CONSTANT)) return false;
  const uint32_t first = c->step_count;
  if (c->plan->is_deferred) tn_conversion__modifying(c, op);
  tn_fold_outcome outcome = tn_fold__run(rewriter, op, NULL, &fold);
  const bool is_changed = outcome == TN_FOLD_IN_PLACE;
  for (int i = 0; i < FOLDS_IN_PLACE_MAX && outcome == TN_FOLD_IN_PLACE; ++i) {
    tn_fold__close(&fold);
    outcome = tn_fold__run(rewriter, op, NULL, &fold);
  }
  if (!is_changed) tn_conversion__forget_modifying(c, first);
  const bool folded = outcome == TN_FOLD_DONE && tn_op__result_count(rewriter->context, op) != 0 &&
                      take_folded(c, op, &fold, depth);
  tn_fold__close(&fold);
  return folded && rewriter->status == TN_OK;
}

/// Calls the plan's convert function and legalizes the ops it created.
static bool apply_plan(tn_conversion* c, tn_ref op, uint32_t depth) {
  const uint32_t first = c->step_count;
  const uint32_t outer = c->depth;
  tn_rewriter__for(c->rewriter, op);
  c->depth = depth;
  const bool converted = c->plan->convert(c, op);
  c->depth = outer;
  return converted && (c->plan->is_deferred || convert_made(c, first, depth));
}

/// Legalizes an op; false if it stays illegal, or on failure.
static bool convert_op(tn_conversion* c, tn_ref op, uint32_t depth) {
  const tn_context* context = c->rewriter->context;
  if (depth > DEPTH_MAX || !tn_rewriter__goes_on(c->rewriter)) return false;
  if (tn_conversion__is_gone(c, op)) return true;
  if (c->verified != NULL) tn_op__mark_with_sources(c->rewriter->context, op, c->verified);
  if (legality_of(c, op) == TN_LEGAL) return true;
  if (c->rewriter->status != TN_OK) return false;
  const bool folds =
      !tn_op_cell__is_malformed(tn_op__at(context, op)) && !(c->plan->is_deferred && op == c->root);
  if (!folds && !c->plan->is_deferred) return false;
  if (folds && c->plan->folding == TN_FOLD_BEFORE_PATTERNS && fold_op(c, op, depth)) return true;
  if (c->rewriter->status != TN_OK) return false;
  if (apply_plan(c, op, depth)) return true;
  return folds && c->plan->folding == TN_FOLD_AFTER_PATTERNS && c->rewriter->status == TN_OK &&
         fold_op(c, op, depth);
}

//===-- All ops -------------------------------------------------------------------------------===//

/// Marks the reachable blocks of a region; unreachable ones are not converted.
static void mark_reached(tn_conversion* c, tn_ref region) {
  tn_rewriter* rewriter = c->rewriter;
  tn_refs waiting = {0};
  tn_refs__push(rewriter, &waiting, tn_region__at(rewriter->context, region)->first_block);
  while (waiting.count != 0 && rewriter->status == TN_OK) {
    const tn_ref block = tn_refs__items(&waiting)[--waiting.count];
    if (block == 0 || (*marks_of(c, block) & TN_MARK_REACHED) != 0) continue;
    *marks_of(c, block) |= TN_MARK_REACHED;
    const tn_ref last = tn_block__last_op(rewriter->context, block);
    for (uint32_t i = last == 0 ? 0 : tn_op__successor_count(rewriter->context, last); i-- != 0;) {
      tn_refs__push(rewriter, &waiting, tn_op__successor(rewriter->context, last, i));
    }
  }
  tn_refs__free(rewriter, &waiting);
}

/// Lists the ops to convert.
static void list_ops(tn_conversion* c, tn_refs* ops) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_context* context = rewriter->context;
  bool skips = false;
  for (tn_ref op = c->root; op != 0 && rewriter->status == TN_OK;
       op = tn_op__next_in_pre_order(context, c->root, op, skips)) {
    skips = op != c->root && (*marks_of(c, tn_op__block(context, op)) & TN_MARK_REACHED) == 0;
    if (skips) continue;
    *marks_of(c, op) |= TN_MARK_KNOWN;
    tn_refs__push(rewriter, ops, op);
    skips = c->plan->is_spared != NULL && c->plan->is_spared(c, op);
    for (uint32_t i = 0; !skips && i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
      mark_reached(c, tn_op__region(context, op, i));
    }
  }
}

static tn_status refuse(tn_conversion* c, tn_ref op) {
  tn_context* context = c->rewriter->context;
  const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, op));
  return tn_op__fail(context, op, NULL, "failed to legalize operation '%.*s'%s", (int)name.size,
                     name.data, c->plan->is_full ? "" : " that was explicitly marked illegal");
}

tn_status tn_conversion__convert(tn_conversion* c,
                                 void (*judged)(void* data, tn_ref op, bool is_legal)) {
  tn_rewriter* rewriter = c->rewriter;
  tn_refs ops = {0};
  tn_status status = TN_OK;
  list_ops(c, &ops);
  for (uint32_t i = 0; i < ops.count && rewriter->status == TN_OK && status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&ops)[i];
    if (tn_conversion__is_in_gone(c, op)) continue;
    const tn_conversion_mark mark = tn_conversion__mark(c);
    const bool is_legal = convert_op(c, op, 0);
    if (rewriter->status != TN_OK) break;
    if (!is_legal && c->plan->is_deferred) tn_conversion__undo(c, &mark);
    if (judged != NULL) judged(c->data, op, is_legal);
    if (is_legal || c->plan->is_lenient) continue;
    const tn_legality legality = legality_of(c, op);
    if (legality == TN_ILLEGAL || (c->plan->is_full && legality == TN_LEGALITY_UNKNOWN)) {
      status = refuse(c, op);
    }
  }
  tn_refs__free(rewriter, &ops);
  return status != TN_OK ? status : rewriter->status;
}

//===-- Running -------------------------------------------------------------------------------===//

void tn_conversion__open(tn_rewriter* rewriter, tn_ref root, const tn_conversion_plan* plan,
                         void* data, tn_conversion* out_conversion) {
  *out_conversion = (tn_conversion){.rewriter = rewriter, .plan = plan, .data = data, .root = root};
  tn_cell_map__open_in(rewriter->shard, &out_conversion->marks);
  rewriter->events = &events;
  rewriter->conversion = out_conversion;
}

void tn_conversion__close(tn_conversion* c) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_allocator* allocator = &rewriter->context->allocator;
  rewriter->events = NULL;
  rewriter->conversion = NULL;
  if (c->marks.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  tn_value_map__free(rewriter, &c->values);
  tn_value_map__free(rewriter, &c->casts);
  tn_value_map__free(rewriter, &c->next_casts);
  tn_cell_map__close(&c->marks);
  tn_refs__free(rewriter, &c->spare);
  tn_conversion__free_steps(c);
  tn_conversion__drop_dominators(c);
  tn_deallocate(allocator, c->mappings, c->mapping_capacity * sizeof *c->mappings);
  tn_deallocate(allocator, c->rows, c->row_capacity * sizeof *c->rows);
}

tn_status tn_conversion__run(tn_rewriter* rewriter, tn_ref root, const tn_conversion_plan* plan,
                             void* data) {
  tn_conversion c;
  tn_conversion__open(rewriter, root, plan, data, &c);
  tn_status status = tn_conversion__convert(&c, NULL);
  if (status == TN_OK) status = tn_conversion__finish(&c);
  rewriter->is_unchanged =
      !c.has_modified && c.replaced_count == 0 && status == TN_OK && rewriter->status == TN_OK;
  tn_conversion__close(&c);
  return status != TN_OK ? status : rewriter->status;
}
