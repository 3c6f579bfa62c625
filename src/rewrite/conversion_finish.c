// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The end of a conversion: uses of replaced values are updated, with casts to their original types;
// casts are reconciled and materialized; then replaced ops are erased.
//
// In a deferred conversion, all steps but the last are journaled, and only ops that stay are
// visited. The ops erased last are unused, so erasing them cannot fail.

#include "ir/op_diagnostic.h"
#include "rewrite/conversion.h"

#define STEPS_MAX 4096u
#define STEPS_PER_STEP_MAX 16u

//===-- Surviving ops -------------------------------------------------------------------------===//

bool tn_conversion__is_in_gone(const tn_conversion* c, tn_ref op) {
  while (op != 0) {
    if (tn_conversion__is_gone(c, op)) return true;
    if (op == c->root) return false;
    op = tn_op__parent(c->rewriter->context, op);
  }
  return c->plan->is_deferred;
}

bool tn_conversion__is_used(const tn_conversion* c, tn_ref value) {
  const tn_context* context = c->rewriter->context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    if (!tn_conversion__is_in_gone(c, tn_use__owner(context, use))) return true;
  }
  return false;
}

//===-- Values --------------------------------------------------------------------------------===//

/// Replaces the uses of `from` by `to` in ops that stay.
static void move_uses(tn_conversion* c, tn_ref from, tn_ref to) {
  const tn_context* context = c->rewriter->context;
  tn_ref next = 0;
  if (!c->plan->is_deferred) {
    tn_rewriter__replace_uses(c->rewriter, from, to);
    return;
  }
  // The replacement of a value that stays may use that value.
  const bool stays =
      tn_value__is_argument(from) || !tn_conversion__is_gone(c, tn_value__owner(context, from));
  const tn_ref source = stays ? tn_value__defining_op(context, to) : 0;
  for (tn_ref use = tn_value__first_use(context, from); use != 0; use = next) {
    next = tn_use__next(context, use);
    const tn_ref owner = tn_use__owner(context, use);
    if (owner != source && !tn_conversion__is_in_gone(c, owner)) tn_conversion__set_use(c, use, to);
  }
}

/// Returns whether a cast maps one value to one value.
static bool is_of_one(const tn_conversion* c, tn_ref cast) {
  const tn_context* context = c->rewriter->context;
  const tn_ref op = tn_value__defining_op(context, cast);
  return c->plan->cast != NULL ||
         (tn_op__operand_count(context, op) == 1 && tn_op__result_count(context, op) == 1);
}

/// Returns the replacement of a value at its original type, for ops that stay; 0 on failure.
static tn_ref in_own_type(tn_conversion* c, tn_ref value, tn_refs* current) {
  const tn_context* context = c->rewriter->context;
  const tn_types types = {.count = 1, .space = {tn_value__type(context, value)}};
  if (current->count == 1) {
    tn_ref* now = tn_refs__items(current);
    // Prefer the last cast of the replacement alone.
    tn_ref last = tn_value_map__get(&c->casts, *now);
    while (last != 0 && !is_of_one(c, last)) last = tn_value_map__get(&c->next_casts, last);
    if (last != 0 && !tn_type_equal(tn_value__type(context, *now), types.space[0])) *now = last;
  }
  tn_conversion__cast_values(c, value, current, &types);
  return current->count == 1 ? tn_refs__items(current)[0] : 0;
}

/// Returns whether the value is defined in an op that will be erased.
static bool is_lost(const tn_conversion* c, tn_ref value) {
  const tn_context* context = c->rewriter->context;
  const tn_ref block = tn_value__parent_block(context, value);
  const tn_ref around = block == 0 || tn_block__region(context, block) == 0
                            ? 0
                            : tn_block_cell__parent_op(context, tn_block__at(context, block));
  return around == 0 || tn_conversion__is_in_gone(c, around);
}

/// Inserts a cast without operands before each remaining op that uses the value.
static void cast_at_uses(tn_conversion* c, tn_ref value) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_context* context = rewriter->context;
  const tn_types types = {.count = 1, .space = {tn_value__type(context, value)}};
  tn_ref next = 0;
  for (tn_ref use = tn_value__first_use(context, value); use != 0; use = next) {
    next = tn_use__next(context, use);
    const tn_ref owner = tn_use__owner(context, use);
    if (tn_conversion__is_in_gone(c, owner)) continue;
    tn_rewriter__for(rewriter, owner);
    const tn_ref cast = tn_conversion__cast_here(c, value, &types);
    if (cast != 0) tn_conversion__set_use(c, use, cast);
  }
}

static void resolve_value(tn_conversion* c, tn_ref value) {
  const tn_context* context = c->rewriter->context;
  tn_refs current = {0};
  if (tn_value__first_use(context, value) == 0) return;
  tn_conversion__current(c, value, &current);
  const bool is_own = current.count == 1 && tn_refs__items(&current)[0] == value;
  if (current.count == 0 && c->plan->is_deferred && is_lost(c, value)) {
    cast_at_uses(c, value);
  } else if (!is_own && c->rewriter->status == TN_OK) {
    tn_ref now = current.count == 1 ? tn_refs__items(&current)[0] : 0;
    if (tn_conversion__is_used(c, value)) now = in_own_type(c, value, &current);
    if (now != 0) move_uses(c, value, now);
  }
  tn_refs__free(c->rewriter, &current);
}

/// Processes steps from index `first` on.
static void resolve_values(tn_conversion* c, uint32_t first) {
  const tn_context* context = c->rewriter->context;
  const uint32_t count = c->step_count;
  for (uint32_t i = first; i < count && tn_rewriter__goes_on(c->rewriter); ++i) {
    const tn_step step = c->steps[i];
    if (!tn_step__is_current(c, &step)) continue;
    c->note = step.note;
    if (step.kind == TN_STEP_DROPPED || (step.kind == TN_STEP_MAPPED && step.block != 0)) {
      resolve_value(c, step.entity);
    } else if (step.kind == TN_STEP_REPLACED) {
      for (uint32_t k = 0; k < tn_op__result_count(context, step.entity); ++k) {
        resolve_value(c, tn_op__result(context, step.entity, k));
      }
    }
  }
}

//===-- Casts ---------------------------------------------------------------------------------===//

/// Lists the inserted casts, and ops to erase if unused.
static void list_casts(tn_conversion* c, tn_refs* out_ops) {
  const tn_context* context = c->rewriter->context;
  for (uint32_t i = 0; i < c->step_count; ++i) {
    const tn_step* step = &c->steps[i];
    if (step->kind != TN_STEP_CAST || !tn_step__is_current(c, step)) continue;
    const tn_ref op = tn_value__defining_op(context, step->entity);
    if (tn_cast__is(context, op)) tn_refs__push(c->rewriter, out_ops, op);
  }
  for (uint32_t i = 0; i < c->spare.count; ++i) {
    tn_refs__push(c->rewriter, out_ops, tn_refs__items(&c->spare)[i]);
  }
}

static void append_types(const tn_context* context, tn_ref op, bool results, tn_text_buffer* text) {
  const uint32_t count =
      results ? tn_op__result_count(context, op) : tn_op__operand_count(context, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = results ? tn_op__result(context, op, i) : tn_op__operand(context, op, i);
    tn_text_buffer_append_text(text, i == 0 ? "'" : ", '");
    tn_type__append_text(tn_value__type(context, value), text);
    tn_text_buffer_append_text(text, "'");
  }
}

/// Returns a remaining op that uses a result of the cast.
static tn_ref user_of(const tn_conversion* c, tn_ref cast) {
  const tn_context* context = c->rewriter->context;
  for (uint32_t i = 0; i < tn_op__result_count(context, cast); ++i) {
    for (tn_ref use = tn_value__first_use(context, tn_op__result(context, cast, i)); use != 0;
         use = tn_use__next(context, use)) {
      const tn_ref owner = tn_use__owner(context, use);
      if (!tn_conversion__is_in_gone(c, owner)) return owner;
    }
  }
  return 0;
}

static tn_status refuse_cast(tn_conversion* c, tn_ref cast) {
  tn_context* context = c->rewriter->context;
  const tn_ref user = user_of(c, cast);
  tn_text_buffer from = tn_text_buffer_make(&context->allocator);
  tn_text_buffer to = tn_text_buffer_make(&context->allocator);
  tn_text_buffer seen = tn_text_buffer_make(&context->allocator);
  append_types(context, cast, false, &from);
  append_types(context, cast, true, &to);
  tn_text_buffer_append_text(&seen, "see existing live user here: ");
  if (user != 0) tn_op__append_shown(context, user, &seen);
  tn_text_buffer_append(&seen, "", 1);
  tn_status status = TN_OUT_OF_MEMORY;
  if (from.failed || to.failed || seen.failed) {
    status = tn_context__out_of_memory(context);
  } else {
    const tn_op_note note = {
        .location = {context, tn_op__at(context, user != 0 ? user : cast)->location},
        .message = seen.data};
    status = tn_op__fail(context, cast, &note,
                         "failed to legalize unresolved materialization from (%.*s) to (%.*s) that "
                         "remained live after conversion",
                         (int)from.size, from.data, (int)to.size, to.data);
  }
  tn_text_buffer_free(&from);
  tn_text_buffer_free(&to);
  tn_text_buffer_free(&seen);
  return status;
}

/// Materializes the casts that remaining ops use. Uses of a materialized cast are updated before
/// the next cast is materialized.
static tn_status materialize(tn_conversion* c) {
  tn_rewriter* rewriter = c->rewriter;
  // A materialization may insert further casts; limit their number.
  const uint64_t most = (uint64_t)c->step_count * STEPS_PER_STEP_MAX + STEPS_MAX;
  for (uint32_t i = 0, resolved = c->step_count; i < c->step_count && rewriter->status == TN_OK;
       ++i) {
    if (c->step_count > most) {
      return tn_op__fail(rewriter->context, c->root, NULL,
                         "materializations need other materializations without end");
    }
    resolve_values(c, resolved);
    resolved = c->step_count;
    const tn_step step = c->steps[i];
    if (step.kind != TN_STEP_CAST || !tn_step__is_current(c, &step)) continue;
    const tn_ref cast = tn_value__defining_op(rewriter->context, step.entity);
    if (tn_conversion__is_gone(c, cast)) continue;
    tn_refs values = {0};
    const bool is_made = c->plan->materialize(c, &step, &values);
    for (uint32_t k = 0; is_made && k < values.count; ++k) {
      move_uses(c, tn_op__result(rewriter->context, cast, k), tn_refs__items(&values)[k]);
    }
    tn_refs__free(rewriter, &values);
    if (is_made) tn_conversion__discard(c, cast);
    if (!is_made && rewriter->status == TN_OK) return refuse_cast(c, cast);
    if (i + 1 == c->step_count) resolve_values(c, resolved);
  }
  return rewriter->status;
}

//===-- Erasing -------------------------------------------------------------------------------===//

static bool argument_goes(void* data, tn_ref argument) {
  return tn_value_map__get(data, argument) != 0;
}

/// Erases replaced ops, the last one first.
static void erase_gone(tn_conversion* c) {
  tn_rewriter* rewriter = c->rewriter;
  tn_value_map going = {0};
  for (uint32_t i = 0; i < c->step_count; ++i) {
    const tn_step* step = &c->steps[i];
    if (step->kind == TN_STEP_DROPPED && tn_step__is_current(c, step)) {
      tn_value_map__set(rewriter, &going, step->entity, 1);
    }
  }
  for (uint32_t i = c->step_count; i-- != 0 && rewriter->status == TN_OK;) {
    const tn_step* step = &c->steps[i];
    if (!tn_step__is_current(c, step)) continue;
    if (step->kind == TN_STEP_REPLACED) {
      tn_rewriter__erase(rewriter, step->entity);
    } else if (step->kind == TN_STEP_BLOCK_ERASED) {
      tn_rewriter__erase_block(rewriter, step->entity);
    } else if (step->kind == TN_STEP_DROPPED) {
      tn_block__erase_arguments(rewriter->shard,
                                tn_value__parent_block(rewriter->context, step->entity),
                                argument_goes, &going);
    }
  }
  tn_value_map__free(rewriter, &going);
}

/// Reports a remaining op that uses a value of an erased op.
static tn_status check_value(const tn_conversion* c, tn_ref value) {
  const tn_context* context = c->rewriter->context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref owner = tn_use__owner(context, use);
    if (!tn_conversion__is_in_gone(c, owner)) {
      return tn_op__fail_named(context, owner, NULL, "uses a value of an erased operation");
    }
  }
  return TN_OK;
}

static tn_status check_arguments(const tn_conversion* c, tn_ref block) {
  const tn_context* context = c->rewriter->context;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    TN_TRY(check_value(c, tn_block__argument(context, block, i)));
  }
  return TN_OK;
}

static tn_status check_ops(const tn_conversion* c, tn_ref root) {
  const tn_context* context = c->rewriter->context;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      TN_TRY(check_value(c, tn_op__result(context, op, i)));
    }
    for (uint32_t i = 0; i < tn_op__region_count(context, op); ++i) {
      for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
           block = tn_block__at(context, block)->next) {
        TN_TRY(check_arguments(c, block));
      }
    }
  }
  return TN_OK;
}

static tn_status check_block(const tn_conversion* c, tn_ref block) {
  const tn_context* context = c->rewriter->context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref owner = tn_use__owner(context, use);
    if (!tn_conversion__is_in_gone(c, owner)) {
      return tn_op__fail_named(context, owner, NULL, "has an erased block as successor");
    }
  }
  TN_TRY(check_arguments(c, block));
  for (tn_ref op = tn_block__first_op(context, block); op != 0; op = tn_op__next(context, op)) {
    TN_TRY(check_ops(c, op));
  }
  return TN_OK;
}

/// Verifies that no remaining op uses values of erased ops.
static tn_status check_gone(const tn_conversion* c) {
  for (uint32_t i = 0; i < c->step_count; ++i) {
    const tn_step* step = &c->steps[i];
    if (step->kind == TN_STEP_BLOCK_ERASED) TN_TRY(check_block(c, step->entity));
    if (step->kind == TN_STEP_REPLACED && tn_step__is_current(c, step)) {
      TN_TRY(check_ops(c, step->entity));
    }
  }
  return TN_OK;
}

tn_status tn_conversion__finish(tn_conversion* c) {
  tn_rewriter* rewriter = c->rewriter;
  tn_refs casts = {0};
  tn_status status = TN_OK;
  if (!c->plan->is_deferred) {
    rewriter->events = NULL;
    rewriter->conversion = NULL;
  }
  c->is_finishing = true;
  resolve_values(c, 0);
  if (!c->plan->is_deferred) erase_gone(c);
  list_casts(c, &casts);
  tn_casts__reconcile_in(c->plan->is_deferred ? c : NULL, rewriter, tn_refs__items(&casts),
                         casts.count);
  if (c->plan->materialize != NULL && rewriter->status == TN_OK) status = materialize(c);
  if (c->plan->is_deferred && status == TN_OK && rewriter->status == TN_OK) status = check_gone(c);
  tn_refs__free(rewriter, &casts);
  return status != TN_OK ? status : rewriter->status;
}

//===-- Notifying -----------------------------------------------------------------------------===//

static void notify_replaced(tn_conversion* c, tn_ref op) {
  tn_rewriter* rewriter = c->rewriter;
  tn_refs values = {0};
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  bool is_replaced = false;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_op__result(rewriter->context, op, i);
    tn_refs current = {0};
    tn_conversion__current(c, result, &current);
    const bool is_own = current.count == 1 && tn_refs__items(&current)[0] == result;
    for (uint32_t k = 0; !is_own && k < current.count; ++k) {
      tn_refs__push(rewriter, &values, tn_refs__items(&current)[k]);
      is_replaced = true;
    }
    tn_refs__free(rewriter, &current);
  }
  if (is_replaced && rewriter->status == TN_OK) {
    c->told->replaced(rewriter, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
}

/// Returns whether an op is an unused cast that the conversion created.
static bool is_spent_cast(const tn_conversion* c, tn_ref op) {
  return tn_cast__is(c->rewriter->context, op) && tn_conversion__is_gone(c, op) &&
         (tn_cell_map__get(&c->marks, op) & TN_MARK_NEW) != 0;
}

static void tell_step(tn_conversion* c, const tn_step* step, tn_ref* last_modified) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_ref op = step->kind == TN_STEP_CAST
                        ? tn_value__defining_op(rewriter->context, step->entity)
                        : step->entity;
  const bool is_new = (tn_cell_map__get(&c->marks, op) & TN_MARK_NEW) != 0;
  switch ((tn_step_kind)step->kind) {
    case TN_STEP_MADE:
    case TN_STEP_MOVED:
    case TN_STEP_CAST:
      if (tn_op__block(rewriter->context, op) != 0 && !is_spent_cast(c, op)) {
        c->told->inserted(rewriter, op);
      }
      break;
    case TN_STEP_MODIFIED:
    case TN_STEP_USE:
      if (is_new || tn_conversion__is_in_gone(c, op) || op == *last_modified) break;
      *last_modified = op;
      c->told->modified(rewriter, op);
      break;
    case TN_STEP_REPLACED:
      if (!is_spent_cast(c, op)) notify_replaced(c, op);
      break;
    case TN_STEP_BLOCK_MADE:
    case TN_STEP_BLOCK_MOVED:
      if (tn_block__region(rewriter->context, op) != 0) {
        c->told->block_inserted(rewriter, op);
      }
      break;
    default:
      break;
  }
}

/// Erases unused casts of the conversion, which were never notified.
static void erase_spent_casts(tn_conversion* c) {
  for (uint32_t i = c->step_count; i-- != 0;) {
    const tn_step* step = &c->steps[i];
    if (step->kind == TN_STEP_REPLACED && tn_step__is_current(c, step) &&
        is_spent_cast(c, step->entity)) {
      tn_op__destroy(c->rewriter->shard, step->entity);
    }
  }
}

void tn_conversion__commit(tn_conversion* c) {
  tn_rewriter* rewriter = c->rewriter;
  tn_ref last_modified = 0;
  for (uint32_t i = 0; c->told != NULL && i < c->step_count && rewriter->status == TN_OK; ++i) {
    if (tn_step__is_current(c, &c->steps[i])) tell_step(c, &c->steps[i], &last_modified);
  }
  rewriter->events = NULL;
  rewriter->conversion = NULL;
  erase_spent_casts(c);
  rewriter->events = c->told;
  erase_gone(c);
  rewriter->events = NULL;
}
