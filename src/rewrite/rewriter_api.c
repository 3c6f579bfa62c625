// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The public rewriter: resolves handles, checks before the first change, and calls the internal
// rewriter.

#include "rewrite/conversion.h"
#include "rewrite/session.h"
#include "scope/access.h"

//===-- Rewriters -----------------------------------------------------------------------------===//

/// A standalone rewriter.
typedef struct own_rewriter {
  tn_rewriter rewriter;
  tn_rewrite_session session;
  tn_rewrite_listener listener;
} own_rewriter;

tn_status tn_rewriter_create(tn_scope* scope, const tn_rewrite_listener* listener,
                             tn_rewriter** out_rewriter) {
  *out_rewriter = NULL;
  if (!scope->open) return tn_scope__report_closed(scope);
  own_rewriter* own = tn_allocate_zeroed(&scope->context->allocator, sizeof *own);
  if (own == NULL) return tn_context__out_of_memory(scope->context);
  tn_rewriter__open(&own->rewriter, scope->shard);
  own->rewriter.session = &own->session;
  own->session.scope = scope->number;
  if (listener != NULL) {
    own->listener = *listener;
    own->session.listener = &own->listener;
    own->rewriter.events = &tn_session__events;
  }
  *out_rewriter = &own->rewriter;
  return TN_OK;
}

void tn_rewriter_destroy(tn_rewriter* rewriter) {
  if (rewriter == NULL || rewriter->session->is_driven) return;
  if (rewriter->session->holders != 0) {
    rewriter->session->is_doomed = true;
    return;
  }
  own_rewriter* own = (own_rewriter*)(void*)rewriter;
  tn_deallocate(&rewriter->context->allocator, own, sizeof *own);
}

tn_scope* tn_rewriter_scope(const tn_rewriter* rewriter) {
  return tn_scope_find(rewriter->session->scope);
}

//===-- Insertion point -----------------------------------------------------------------------===//

/// Returns the cell of the insertion point: an op to insert before, or a block.
static tn_ref place_of(const tn_rewriter* rewriter) {
  return rewriter->before != 0 ? rewriter->before : rewriter->block;
}

void tn_session__placed(tn_rewriter* rewriter) {
  const tn_ref place = place_of(rewriter);
  rewriter->session->place_generation =
      place == 0 ? 0 : tn_cell__generation(tn_cells__at(&rewriter->context->cells, place));
}

/// Returns whether the insertion point still exists; looks up the block of an op again, because the
/// op may have moved.
static bool has_place(tn_rewriter* rewriter) {
  const tn_ref place = place_of(rewriter);
  if (place == 0 || tn_cell__generation(tn_cells__at(&rewriter->context->cells, place)) !=
                        rewriter->session->place_generation) {
    return false;
  }
  if (rewriter->before != 0) rewriter->block = tn_op__block(rewriter->context, rewriter->before);
  return rewriter->block != 0;
}

static tn_location where_of(const tn_rewriter* rewriter) {
  return (tn_location){rewriter->context, rewriter->location};
}

tn_insertion tn_rewriter_insertion(const tn_rewriter* rewriter) {
  tn_rewriter self = *rewriter;
  if (!has_place(&self)) return (tn_insertion){{0, 0, 0, 0}, {0, 0, 0, 0}};
  return (tn_insertion){tn_block__handle(self.context, self.session->scope, self.block),
                        tn_op__handle(self.context, self.session->scope, self.before)};
}

bool tn_session__is_open(const tn_rewrite_session* session) {
  const tn_scope_entry* entry = tn_scope__entry(session->scope);
  return entry != NULL && entry->scope->closing_call == NULL;
}

tn_status tn_rewriter__ready(const tn_rewriter* rewriter) {
  if (rewriter->status != TN_OK) return rewriter->status;
  if (!tn_session__is_open(rewriter->session)) {
    return tn_context__fail(rewriter->context, TN_SCOPE_CLOSED, where_of(rewriter),
                            "the scope of the rewriter is closed");
  }
  if (TN_LIKELY(!rewriter->session->is_notifying))
    return tn_callback_guard__may_change(rewriter->context);
  return tn_context__fail(rewriter->context, TN_INVALID_ARGUMENT, where_of(rewriter),
                          "a listener cannot change the IR");
}

static tn_status set_insertion(tn_rewriter* rewriter, tn_insertion insertion) {
  tn_ref block = 0;
  tn_ref before = 0;
  TN_TRY(tn_rewriter__ready(rewriter));
  TN_TRY(tn_access__insertion_in(where_of(rewriter), &insertion, &block, &before));
  tn_rewriter__at(rewriter, block, before);
  tn_session__placed(rewriter);
  return TN_OK;
}

//===-- Resolving handles ---------------------------------------------------------------------===//

static tn_status take_op(const tn_rewriter* rewriter, tn_op op) {
  tn_resolved found;
  TN_TRY(tn_rewriter__ready(rewriter));
  if (tn_access__op(op, &found) == NULL) return tn_access__report_stale_op(where_of(rewriter), op);
  return found.context == rewriter->context
             ? TN_OK
             : tn_access__report_wrong_context(where_of(rewriter), "operation");
}

tn_status tn_rewriter__take_block(const tn_rewriter* rewriter, tn_block block) {
  tn_resolved found;
  TN_TRY(tn_rewriter__ready(rewriter));
  if (tn_access__block(block, &found) == NULL)
    return tn_access__lost_block(where_of(rewriter), block);
  return found.context == rewriter->context
             ? TN_OK
             : tn_access__report_wrong_context(where_of(rewriter), "block");
}

tn_status tn_rewriter__take_region(const tn_rewriter* rewriter, tn_region region) {
  tn_resolved found;
  TN_TRY(tn_rewriter__ready(rewriter));
  if (tn_access__region(region, &found) == NULL) {
    return tn_access__lost_region(where_of(rewriter), region);
  }
  return found.context == rewriter->context
             ? TN_OK
             : tn_access__report_wrong_context(where_of(rewriter), "region");
}

static tn_status refuse_op(const tn_rewriter* rewriter, tn_ref op, const char* why) {
  const tn_op_cell* cell = tn_op__at(rewriter->context, op);
  const tn_string_view name = tn_op_cell__name_text(rewriter->context, cell);
  return tn_context__fail(rewriter->context, TN_INVALID_ARGUMENT,
                          (tn_location){rewriter->context, cell->location}, "'%.*s' cannot be %s",
                          (int)name.size, name.data, why);
}

/// Checks that an op does not contain the driver's root.
static tn_status check_spare(const tn_rewriter* rewriter, tn_ref op) {
  const tn_ref root = rewriter->session->root;
  if (root == 0 || !tn_op__is_ancestor(rewriter->context, op, root)) return TN_OK;
  return refuse_op(rewriter, op, "erased: it is or contains the root of the rewrite");
}

/// Checks that a conversion has not replaced or erased the op.
static tn_status check_present(const tn_rewriter* rewriter, tn_ref op) {
  if (tn_rewriter__deferred(rewriter) == NULL || !tn_conversion__is_gone(rewriter->conversion, op))
    return TN_OK;
  return refuse_op(rewriter, op, "replaced or erased: it was before");
}

static tn_status set_insertion_after(tn_rewriter* rewriter, tn_op op) {
  TN_TRY(take_op(rewriter, op));
  if (tn_op__block(rewriter->context, op.slot) == 0) {
    return refuse_op(rewriter, op.slot, "used as an insertion point: it is detached");
  }
  tn_rewriter__after(rewriter, op.slot);
  tn_session__placed(rewriter);
  return TN_OK;
}

//===-- Creating ops --------------------------------------------------------------------------===//

/// Returns the insertion point as handles; an error if it was erased.
static tn_status current_place(tn_rewriter* rewriter, tn_insertion* out_insertion) {
  *out_insertion = tn_rewriter_insertion(rewriter);
  if (place_of(rewriter) == 0 || !tn_block_is_null(out_insertion->block)) return TN_OK;
  return tn_context__fail(rewriter->context, TN_STALE_HANDLE, where_of(rewriter),
                          "the rewriter's insertion point was erased");
}

static tn_status create_op(tn_rewriter* rewriter, const tn_op_state* state, tn_op* out_op) {
  *out_op = (tn_op){0, 0, 0, 0};
  tn_op_state copy = *state;
  TN_TRY(tn_rewriter__ready(rewriter));
  if (tn_block_is_null(copy.insertion.block) && tn_op_is_null(copy.insertion.before)) {
    TN_TRY(current_place(rewriter, &copy.insertion));
  }
  if (tn_location_is_null(copy.location)) copy.location = where_of(rewriter);
  TN_TRY(tn_op_create(tn_rewriter_scope(rewriter), &copy, out_op));
  if (tn_op__block(rewriter->context, out_op->slot) != 0 ||
      tn_rewriter__deferred(rewriter) != NULL) {
    tn_rewriter__notify_inserted(rewriter, out_op->slot);
  }
  return rewriter->status;
}

static tn_status clone_op(tn_rewriter* rewriter, tn_op op, uint32_t flags, tn_clone_map* map,
                          tn_op* out_op) {
  tn_insertion place;
  *out_op = (tn_op){0, 0, 0, 0};
  TN_TRY(take_op(rewriter, op));
  TN_TRY(current_place(rewriter, &place));
  TN_TRY(tn_op_clone(tn_rewriter_scope(rewriter), op, flags, map, &place, out_op));
  if (tn_op__block(rewriter->context, out_op->slot) != 0 ||
      tn_rewriter__deferred(rewriter) != NULL) {
    tn_rewriter__notify_inserted(rewriter, out_op->slot);
  }
  return rewriter->status;
}

static tn_status create_block(tn_rewriter* rewriter, tn_region region, tn_block before,
                              const tn_type* argument_types, const tn_location* argument_locations,
                              size_t argument_count, tn_block* out_block) {
  *out_block = (tn_block){0, 0, 0, 0};
  TN_TRY(tn_rewriter__take_region(rewriter, region));
  TN_TRY(tn_block_create(region, before, argument_types, argument_locations, argument_count,
                         out_block));
  if (rewriter->events != NULL && rewriter->events->block_inserted != NULL) {
    rewriter->events->block_inserted(rewriter, out_block->slot);
  }
  tn_rewriter__at_end(rewriter, out_block->slot);
  tn_session__placed(rewriter);
  return rewriter->status;
}

//===-- Replacing -----------------------------------------------------------------------------===//

tn_status tn_rewriter__take_value(tn_rewriter* rewriter, tn_ref op, tn_value value,
                                  tn_ref* out_value) {
  const tn_context* context = rewriter->context;
  TN_TRY(tn_access__value_in(where_of(rewriter), value, out_value));
  if (*out_value == 0) return TN_OK;
  const tn_ref owner =
      tn_value__is_argument(*out_value)
          ? tn_block_cell__parent_op(
                context, tn_block__at(context, tn_argument__at(context, *out_value)->block))
          : tn_value__owner(context, *out_value);
  if (!tn_op__is_ancestor(context, op, owner)) return TN_OK;
  return refuse_op(rewriter, op, "replaced by its own result or by a value defined inside it");
}

/// Checks the replacement of result `index`.
static tn_status take_value(tn_rewriter* rewriter, tn_ref op, uint32_t index, tn_value value,
                            tn_ref* out_value) {
  TN_TRY(tn_rewriter__take_value(rewriter, op, value, out_value));
  const tn_ref result = tn_op__result(rewriter->context, op, index);
  if (*out_value != 0 || tn_rewriter__deferred(rewriter) != NULL ||
      tn_value__first_use(rewriter->context, result) == 0) {
    return TN_OK;
  }
  return refuse_op(rewriter, op, "replaced by a null value: the result has uses");
}

static tn_status replace(tn_rewriter* rewriter, tn_ref op, tn_refs* values) {
  tn_rewriter__replace(rewriter, op, tn_refs__items(values), values->count);
  return rewriter->status;
}

tn_status tn_rewriter__check_replace(tn_rewriter* rewriter, tn_op op, size_t value_count) {
  TN_TRY(take_op(rewriter, op));
  TN_TRY(check_spare(rewriter, op.slot));
  TN_TRY(check_present(rewriter, op.slot));
  for (uint32_t i = 0; tn_rewriter__deferred(rewriter) != NULL &&
                       i < tn_op__result_count(rewriter->context, op.slot);
       ++i) {
    if (tn_value_map__get(&rewriter->conversion->values,
                          tn_op__result(rewriter->context, op.slot, i)) != 0) {
      return refuse_op(rewriter, op.slot, "replaced: a result was replaced before");
    }
  }
  if (value_count == tn_op__result_count(rewriter->context, op.slot)) return TN_OK;
  return refuse_op(rewriter, op.slot, "replaced: the number of values does not match its results");
}

static tn_status replace_op(tn_rewriter* rewriter, tn_op op, const tn_value* values,
                            size_t value_count) {
  TN_TRY(tn_rewriter__check_replace(rewriter, op, value_count));
  tn_refs taken = {0};
  tn_status status = TN_OK;
  for (uint32_t i = 0; i < value_count && status == TN_OK; ++i) {
    tn_ref value = 0;
    status = take_value(rewriter, op.slot, i, values[i], &value);
    tn_refs__push(rewriter, &taken, value);
    if (status == TN_OK) status = rewriter->status;
  }
  if (status == TN_OK) status = replace(rewriter, op.slot, &taken);
  tn_refs__free(rewriter, &taken);
  return status;
}

static tn_status replace_op_with(tn_rewriter* rewriter, tn_op op, tn_op new_op) {
  const tn_context* context = rewriter->context;
  TN_TRY(take_op(rewriter, new_op));
  const uint32_t count = tn_op__result_count(context, new_op.slot);
  TN_TRY(tn_rewriter__check_replace(rewriter, op, count));
  if (tn_op__is_ancestor(context, op.slot, new_op.slot)) {
    return refuse_op(rewriter, op.slot, "replaced by itself or by an operation inside it");
  }
  tn_refs values = {0};
  tn_refs__push_results(rewriter, &values, new_op.slot);
  const tn_status status =
      rewriter->status == TN_OK ? replace(rewriter, op.slot, &values) : rewriter->status;
  tn_refs__free(rewriter, &values);
  return status;
}

static tn_status replace_uses(tn_rewriter* rewriter, tn_value from, tn_value to) {
  tn_ref source = 0;
  tn_ref target = 0;
  TN_TRY(tn_rewriter__ready(rewriter));
  TN_TRY(tn_access__value_in(where_of(rewriter), from, &source));
  TN_TRY(tn_access__value_in(where_of(rewriter), to, &target));
  if (source == 0 || target == 0) {
    return tn_context__fail(rewriter->context, TN_NULL_HANDLE, where_of(rewriter),
                            "cannot replace a null value or replace by one");
  }
  if (tn_rewriter__deferred(rewriter) != NULL) {
    return tn_conversion__replace_value(rewriter->conversion, source, target);
  }
  tn_rewriter__replace_uses(rewriter, source, target);
  return rewriter->status;
}

//===-- Erasing -------------------------------------------------------------------------------===//

static tn_status erase_op(tn_rewriter* rewriter, tn_op op) {
  TN_TRY(take_op(rewriter, op));
  TN_TRY(check_spare(rewriter, op.slot));
  TN_TRY(check_present(rewriter, op.slot));
  if (tn_rewriter__deferred(rewriter) == NULL)
    TN_TRY(tn_access__erasable(rewriter->context, op.slot));
  tn_rewriter__erase(rewriter, op.slot);
  return rewriter->status;
}

/// Returns whether an op is nested in the block, at any depth.
static bool is_in_block(const tn_context* context, tn_ref op, tn_ref block) {
  while (op != 0 && tn_op__block(context, op) != block) op = tn_op__parent(context, op);
  return op != 0;
}

/// Rejects a block if one of its values is used outside.
static tn_status check_value(const tn_rewriter* rewriter, tn_ref value, tn_ref block) {
  for (tn_ref use = tn_value__first_use(rewriter->context, value); use != 0;
       use = tn_use__next(rewriter->context, use)) {
    const tn_ref user = tn_use__owner(rewriter->context, use);
    if (is_in_block(rewriter->context, user, block)) continue;
    const tn_op_cell* cell = tn_op__at(rewriter->context, user);
    const tn_string_view name = tn_op_cell__name_text(rewriter->context, cell);
    return tn_context__fail(
        rewriter->context, TN_INVALID_ARGUMENT, (tn_location){rewriter->context, cell->location},
        "cannot erase the block: '%.*s' uses a value defined in it", (int)name.size, name.data);
  }
  return TN_OK;
}

static tn_status erase_block(tn_rewriter* rewriter, tn_block block) {
  const tn_context* context = rewriter->context;
  TN_TRY(tn_rewriter__take_block(rewriter, block));
  if (tn_rewriter__deferred(rewriter) == NULL)
    TN_TRY(tn_access__block_erasable(context, block.slot));
  if (rewriter->session->root != 0 && is_in_block(context, rewriter->session->root, block.slot)) {
    return refuse_op(rewriter, rewriter->session->root,
                     "erased: it is or contains the root of the rewrite");
  }
  if (tn_rewriter__deferred(rewriter) != NULL) {
    if (tn_block__region(context, block.slot) == 0) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT, where_of(rewriter),
                              "the block was erased before");
    }
    tn_conversion__erase_block(rewriter->conversion, block.slot);
    return rewriter->status;
  }
  for (uint32_t i = 0; i < tn_block__argument_count(context, block.slot); ++i) {
    TN_TRY(check_value(rewriter, tn_block__argument(context, block.slot, i), block.slot));
  }
  for (tn_ref op = tn_block__at(context, block.slot)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      TN_TRY(check_value(rewriter, tn_op__result(context, op, i), block.slot));
    }
  }
  tn_rewriter__erase_block(rewriter, block.slot);
  return rewriter->status;
}

static tn_status modify_op(tn_rewriter* rewriter, tn_op op) {
  TN_TRY(take_op(rewriter, op));
  tn_rewriter__modified(rewriter, op.slot);
  return rewriter->status;
}

//===-- Moving --------------------------------------------------------------------------------===//

/// Moves an op by a public function and notifies the conversion and the listener.
static tn_status move(tn_rewriter* rewriter, tn_op op, tn_op other,
                      tn_status (*move_op)(tn_op op, tn_op other)) {
  TN_TRY(take_op(rewriter, op));
  TN_TRY(take_op(rewriter, other));
  const tn_ref next = tn_op__at(rewriter->context, op.slot)->next;
  const tn_ref block = tn_op__block(rewriter->context, op.slot);
  TN_TRY(move_op(op, other));
  if (tn_rewriter__deferred(rewriter) != NULL)
    tn_conversion__moved(rewriter->conversion, op.slot, block, next);
  if (rewriter->before == op.slot) {
    rewriter->before = next;
    tn_session__placed(rewriter);
  }
  if (rewriter->events != NULL && rewriter->events->inserted != NULL)
    rewriter->events->inserted(rewriter, op.slot);
  return rewriter->status;
}

static tn_status move_before(tn_rewriter* rewriter, tn_op op, tn_op other) {
  return move(rewriter, op, other, tn_op_move_before);
}

static tn_status move_after(tn_rewriter* rewriter, tn_op op, tn_op other) {
  return move(rewriter, op, other, tn_op_move_after);
}

static tn_status inline_region(tn_rewriter* rewriter, tn_region region, tn_region into,
                               tn_block before) {
  const tn_context* context = rewriter->context;
  TN_TRY(tn_rewriter__take_region(rewriter, region));
  TN_TRY(tn_rewriter__take_region(rewriter, into));
  if (!tn_block_is_null(before)) {
    TN_TRY(tn_rewriter__take_block(rewriter, before));
    if (tn_block__region(context, before.slot) != into.slot) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT, where_of(rewriter),
                              "the block to insert before is not in the region");
    }
  }
  TN_TRY(tn_access__body_movable(context, into.slot, region.slot));
  tn_rewriter__inline_region(rewriter, region.slot, into.slot, before.slot);
  return rewriter->status;
}

static tn_status inline_block(tn_rewriter* rewriter, tn_block source, tn_ref block, tn_ref before,
                              const tn_value* values, size_t value_count) {
  TN_TRY(tn_rewriter__take_block(rewriter, source));
  if (tn_rewriter__deferred(rewriter) != NULL) {
    return tn_conversion__inline_block(rewriter->conversion, source.slot, block, before, values,
                                       value_count);
  }
  TN_TRY(tn_access__mergeable(rewriter->context, block, source.slot, values, value_count));
  tn_refs taken = {0};
  for (size_t i = 0; i < value_count; ++i) {
    tn_resolved unused;
    tn_refs__push(rewriter, &taken, tn_value__resolve(values[i], &unused));
  }
  tn_rewriter__inline_block(rewriter, source.slot, block, before, tn_refs__items(&taken),
                            taken.count);
  tn_refs__free(rewriter, &taken);
  return rewriter->status;
}

static tn_status inline_block_before(tn_rewriter* rewriter, tn_block source, tn_op before,
                                     const tn_value* values, size_t value_count) {
  TN_TRY(take_op(rewriter, before));
  const tn_ref block = tn_op__block(rewriter->context, before.slot);
  if (block == 0)
    return refuse_op(rewriter, before.slot, "used as an insertion point: it is detached");
  return inline_block(rewriter, source, block, before.slot, values, value_count);
}

static tn_status merge_blocks(tn_rewriter* rewriter, tn_block source, tn_block block,
                              const tn_value* values, size_t value_count) {
  TN_TRY(tn_rewriter__take_block(rewriter, block));
  return inline_block(rewriter, source, block.slot, 0, values, value_count);
}

static tn_status split_block(tn_rewriter* rewriter, tn_op op, tn_block* out_block) {
  *out_block = (tn_block){0, 0, 0, 0};
  TN_TRY(take_op(rewriter, op));
  const tn_ref block = tn_op__block(rewriter->context, op.slot);
  if (block == 0) return refuse_op(rewriter, op.slot, "used to split a block: it is detached");
  const tn_ref place = rewriter->before;
  const tn_ref made = tn_rewriter__split_block(rewriter, block, op.slot);
  // Moving the op at the insertion point changed the insertion point; the op still exists.
  if (place != 0) rewriter->before = place;
  if (made == 0) return rewriter->status;
  *out_block = tn_block__handle(rewriter->context, rewriter->session->scope, made);
  return rewriter->status;
}

//===-- Public functions ----------------------------------------------------------------------===//

void tn_rewriter__hold(tn_rewriter_use* use, tn_rewriter* rewriter) {
  use->rewriter = rewriter;
  ++rewriter->session->holders;
  if (tn_rewriter__deferred(rewriter) != NULL) ++rewriter->conversion->frame->permits;
  tn_callback_guard__begin(&use->call, rewriter->context, TN_CALL_CHANGES);
}

tn_status tn_rewriter__release_run(tn_rewriter_use* use, tn_status status) {
  tn_context* context = use->rewriter->context;
  tn_rewrite_session* session = use->rewriter->session;
  if (tn_rewriter__deferred(use->rewriter) != NULL) --use->rewriter->conversion->frame->permits;
  if (--session->holders == 0 && session->is_doomed) tn_rewriter_destroy(use->rewriter);
  tn_context__flush(context);
  tn_callback_guard__end(&use->call);
  return status;
}

tn_status tn_rewriter_set_insertion(tn_rewriter* rewriter, tn_insertion insertion) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, set_insertion(rewriter, insertion));
}

tn_status tn_rewriter_set_insertion_after(tn_rewriter* rewriter, tn_op op) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, set_insertion_after(rewriter, op));
}

tn_status tn_rewriter_create_op(tn_rewriter* rewriter, const tn_op_state* state, tn_op* out_op) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, create_op(rewriter, state, out_op));
}

tn_status tn_rewriter_clone_op(tn_rewriter* rewriter, tn_op op, uint32_t flags, tn_clone_map* map,
                               tn_op* out_op) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, clone_op(rewriter, op, flags, map, out_op));
}

tn_status tn_rewriter_create_block(tn_rewriter* rewriter, tn_region region, tn_block before,
                                   const tn_type* argument_types,
                                   const tn_location* argument_locations, size_t argument_count,
                                   tn_block* out_block) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(
      &use, create_block(rewriter, region, before, argument_types, argument_locations,
                         argument_count, out_block));
}

tn_status tn_rewriter_replace_op(tn_rewriter* rewriter, tn_op op, const tn_value* values,
                                 size_t value_count) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, replace_op(rewriter, op, values, value_count));
}

tn_status tn_rewriter_replace_op_with(tn_rewriter* rewriter, tn_op op, tn_op new_op) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, replace_op_with(rewriter, op, new_op));
}

tn_status tn_rewriter_replace_uses(tn_rewriter* rewriter, tn_value from, tn_value to) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, replace_uses(rewriter, from, to));
}

tn_status tn_rewriter_erase_op(tn_rewriter* rewriter, tn_op op) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, erase_op(rewriter, op));
}

tn_status tn_rewriter_erase_block(tn_rewriter* rewriter, tn_block block) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, erase_block(rewriter, block));
}

tn_status tn_rewriter_op_modified(tn_rewriter* rewriter, tn_op op) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, modify_op(rewriter, op));
}

tn_status tn_rewriter_move_op_before(tn_rewriter* rewriter, tn_op op, tn_op other) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, move_before(rewriter, op, other));
}

tn_status tn_rewriter_move_op_after(tn_rewriter* rewriter, tn_op op, tn_op other) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, move_after(rewriter, op, other));
}

tn_status tn_rewriter_inline_region_before(tn_rewriter* rewriter, tn_region region, tn_region into,
                                           tn_block before) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, inline_region(rewriter, region, into, before));
}

tn_status tn_rewriter_inline_block_before(tn_rewriter* rewriter, tn_block source, tn_op before,
                                          const tn_value* values, size_t value_count) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(
      &use, inline_block_before(rewriter, source, before, values, value_count));
}

tn_status tn_rewriter_merge_blocks(tn_rewriter* rewriter, tn_block source, tn_block block,
                                   const tn_value* values, size_t value_count) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, merge_blocks(rewriter, source, block, values, value_count));
}

tn_status tn_rewriter_split_block(tn_rewriter* rewriter, tn_op op, tn_block* out_block) {
  tn_rewriter_use use;
  tn_rewriter__hold(&use, rewriter);
  return tn_rewriter__release_run(&use, split_block(rewriter, op, out_block));
}
