// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host wrappers of ops, blocks, regions and values: the state machine of objects, kept by the
// scope.
//
// Each scope has a table from an entity's reference to its entry (host_table.h). The alternative, a
// field in the cell, costs every op 8 bytes whether wrapped or not (a tenth of its size) and holds
// one scope's wrapper only; the table costs 4 bytes a word of cells where entities are wrapped, and a
// look-up of a few ns. An entity that was ever tied carries a flag, so erasing one that was not pays
// nothing.
//
// A host calls in with its own lock held and on the scope's thread; erasing an entity from another
// thread's scope may come in between, so the tables are guarded by the context's lock when the
// context is threaded. `reclaim` is called outside.

#include "scope/host.h"

//===-- Entities ------------------------------------------------------------------------------===//

/// What a handle names, for this file: the entity's reference (a value's own, not its op's cell).
typedef struct entity {
  tn_context* context;  ///< NULL when the handle is stale.
  tn_scope* scope;
  tn_ref reference;
} entity;

/// Hosts pass handles that the library issued, so what is reached is of the kind that they say.
static inline entity entity_of(uint32_t scope, uint32_t slot, uint32_t generation) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  if (TN_UNLIKELY(entry == NULL)) return (entity){0};
  tn_reached it = {.context = entry->context};
  if (TN_UNLIKELY(!tn_scope__reach_cell(slot, generation, &it))) return (entity){0};
  return (entity){entry->context, entry->scope, slot};
}

static entity entity_of_value(tn_value value) {
  entity it = entity_of(value.scope, value.slot, value.generation);
  if (TN_UNLIKELY(it.context == NULL)) return it;
  if (value.index == UINT32_MAX) {
    ++it.reference;
    return it;
  }
  const tn_op_cell* op = tn_op__at(it.context, value.slot);
  if (TN_UNLIKELY(value.index >= tn_op__result_count(op))) return (entity){0};
  it.reference = tn_op__result(value.slot, op, value.index);
  return it;
}

static entity entity_of_op(tn_op op) { return entity_of(op.scope, op.slot, op.generation); }
static entity entity_of_block(tn_block block) {
  return entity_of(block.scope, block.slot, block.generation);
}
static entity entity_of_region(tn_region region) {
  return entity_of(region.scope, region.slot, region.generation);
}

/// Sets the flag that makes the entity's erasure ask the scopes.
static void mark_hosted(const tn_context* context, tn_ref reference) {
  switch (tn_cells__info(&context->cells, reference)->kind) {
    case TN_CELL_OP:
      tn_op__at(context, tn_cells__cell_of(&context->cells, reference))->counts |= TN_OP_HOSTED;
      break;
    case TN_CELL_BLOCK:
      tn_block__at(context, reference)->flags |= TN_ENTITY_HOSTED;
      break;
    case TN_CELL_REGION:
      tn_region__at(context, reference)->flags |= TN_ENTITY_HOSTED;
      break;
    default:
      tn_argument__at(context, reference)->number_and_flag |= 1u;
      break;
  }
}

static tn_host_place find_entry(const tn_scope* scope, tn_ref reference) {
  return tn_host_table__find(&scope->hosts, reference);
}

/// Takes the entry out of the scope's table; returns the wrapper to reclaim, if any.
static void* remove_entry(tn_scope* scope, tn_ref reference, const tn_host_class** out_class) {
  const tn_host_place place = find_entry(scope, reference);
  if (place.page == NULL) return NULL;
  void* wrapper = tn_host_place__is_active(place) ? NULL : place.page->wrappers[place.index];
  *out_class = tn_host_place__class(place);
  tn_host_table__remove(&scope->hosts, &scope->context->allocator, reference);
  return wrapper;
}

static void reclaim(void* wrapper, const tn_host_class* host_class) {
  if (wrapper == NULL || tn_object__host_exited()) return;
  if (host_class != NULL && host_class->reclaim != NULL) host_class->reclaim(wrapper);
}

//===-- The state machine ---------------------------------------------------------------------===//

static tn_status tie(entity it, void* wrapper, const tn_host_class* host_class) {
  tn_lock_acquire(&it.context->lock);
  tn_status status = TN_ALREADY_EXISTS;
  if (find_entry(it.scope, it.reference).page == NULL) {
    status = TN_OUT_OF_MEMORY;
    if (tn_host_table__insert(&it.scope->hosts, &it.context->allocator, it.reference, wrapper,
                              host_class)) {
      mark_hosted(it.context, it.reference);
      status = TN_OK;
    }
  }
  tn_lock_release(&it.context->lock);
  return status == TN_OUT_OF_MEMORY ? tn_context__out_of_memory(it.context) : status;
}

static tn_host_state state_of(entity it, void** out_wrapper) {
  if (out_wrapper != NULL) *out_wrapper = NULL;
  if (it.context == NULL) return TN_HOST_DETACHED;
  tn_lock_acquire(&it.context->lock);
  const tn_host_place place = find_entry(it.scope, it.reference);
  const tn_host_state state = place.page == NULL                ? TN_HOST_DETACHED
                              : tn_host_place__is_active(place) ? TN_HOST_ACTIVE
                                                                : TN_HOST_INACTIVE;
  if (place.page != NULL && out_wrapper != NULL) *out_wrapper = place.page->wrappers[place.index];
  tn_lock_release(&it.context->lock);
  return state;
}

static bool drop(entity it) {
  if (it.context == NULL) return false;
  tn_lock_acquire(&it.context->lock);
  const tn_host_place place = find_entry(it.scope, it.reference);
  const bool dropped = place.page != NULL && tn_host_place__is_active(place);
  if (dropped) place.page->active &= ~tn_host_place__bit(place);
  tn_lock_release(&it.context->lock);
  return dropped;
}

static void* revive(entity it) {
  if (it.context == NULL) return NULL;
  tn_lock_acquire(&it.context->lock);
  const tn_host_place place = find_entry(it.scope, it.reference);
  if (place.page != NULL) place.page->active |= tn_host_place__bit(place);
  void* wrapper = place.page == NULL ? NULL : place.page->wrappers[place.index];
  tn_lock_release(&it.context->lock);
  return wrapper;
}

static void detach(entity it) {
  if (it.context == NULL) return;
  const tn_host_class* host_class = NULL;
  tn_lock_acquire(&it.context->lock);
  remove_entry(it.scope, it.reference, &host_class);
  tn_lock_release(&it.context->lock);
}

//===-- Ends ----------------------------------------------------------------------------------===//

/// Takes one wrapper to reclaim for the entity out of any scope; false when no other scope can have
/// an entry.
static bool take_from_scopes(tn_context* context, tn_ref reference, void** out_wrapper,
                             const tn_host_class** out_class) {
  tn_lock_acquire(&context->lock);
  tn_scope* scope = context->scopes;
  while (scope != NULL && find_entry(scope, reference).page == NULL) scope = scope->older;
  const bool may_be_more = scope != NULL && scope->older != NULL;
  *out_wrapper = scope == NULL ? NULL : remove_entry(scope, reference, out_class);
  tn_lock_release(&context->lock);
  return may_be_more;
}

void tn_scope__forget_host(tn_context* context, tn_ref reference) {
  bool may_be_more = true;
  while (may_be_more) {
    void* wrapper = NULL;
    const tn_host_class* host_class = NULL;
    may_be_more = take_from_scopes(context, reference, &wrapper, &host_class);
    reclaim(wrapper, host_class);
  }
}

/// Reclaims the inactive wrappers of a page of a table that is no scope's any more.
static void reclaim_page(tn_host_page* page) {
  tn_host_place place = {page, 0};
  for (; place.index < TN_HOST_PAGE_PLACES; ++place.index) {
    if ((page->present & ~page->active & tn_host_place__bit(place)) == 0) continue;
    reclaim(page->wrappers[place.index], tn_host_place__class(place));
  }
}

void tn_host__close_scope(tn_scope* scope) {
  tn_host_table hosts = scope->hosts;
  scope->hosts = (tn_host_table){0};
  for (uint32_t i = 0; i < hosts.chunk_count; ++i) {
    for (uint32_t k = 0; hosts.chunks[i] != NULL && k < TN_HOST_CHUNK_PAGES; ++k) {
      if (hosts.chunks[i][k] != NULL) reclaim_page(hosts.chunks[i][k]);
    }
  }
  tn_host_table__free(&hosts, &scope->context->allocator);
}

//===-- Public --------------------------------------------------------------------------------===//

tn_status tn_op_host_tie(tn_op op, void* wrapper, const tn_host_class* host_class) {
  const entity it = entity_of_op(op);
  if (it.context == NULL)
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  return tie(it, wrapper, host_class);
}

tn_status tn_block_host_tie(tn_block block, void* wrapper, const tn_host_class* host_class) {
  const entity it = entity_of_block(block);
  if (it.context == NULL) {
    return tn_scope__report_stale(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  }
  return tie(it, wrapper, host_class);
}

tn_status tn_region_host_tie(tn_region region, void* wrapper, const tn_host_class* host_class) {
  const entity it = entity_of_region(region);
  if (it.context == NULL) {
    return tn_scope__report_stale(region.scope, region.slot, region.generation, TN_CELL_REGION);
  }
  return tie(it, wrapper, host_class);
}

tn_status tn_value_host_tie(tn_value value, void* wrapper, const tn_host_class* host_class) {
  const entity it = entity_of_value(value);
  if (it.context == NULL) return tn_scope__report_stale_value(value);
  return tie(it, wrapper, host_class);
}

tn_host_state tn_op_host_state(tn_op op, void** out_wrapper) {
  return state_of(entity_of_op(op), out_wrapper);
}
tn_host_state tn_block_host_state(tn_block block, void** out_wrapper) {
  return state_of(entity_of_block(block), out_wrapper);
}
tn_host_state tn_region_host_state(tn_region region, void** out_wrapper) {
  return state_of(entity_of_region(region), out_wrapper);
}
tn_host_state tn_value_host_state(tn_value value, void** out_wrapper) {
  return state_of(entity_of_value(value), out_wrapper);
}

bool tn_op_host_drop(tn_op op) { return drop(entity_of_op(op)); }
bool tn_block_host_drop(tn_block block) { return drop(entity_of_block(block)); }
bool tn_region_host_drop(tn_region region) { return drop(entity_of_region(region)); }
bool tn_value_host_drop(tn_value value) { return drop(entity_of_value(value)); }

void* tn_op_host_revive(tn_op op) { return revive(entity_of_op(op)); }
void* tn_block_host_revive(tn_block block) { return revive(entity_of_block(block)); }
void* tn_region_host_revive(tn_region region) { return revive(entity_of_region(region)); }
void* tn_value_host_revive(tn_value value) { return revive(entity_of_value(value)); }

void tn_op_host_detach(tn_op op) { detach(entity_of_op(op)); }
void tn_block_host_detach(tn_block block) { detach(entity_of_block(block)); }
void tn_region_host_detach(tn_region region) { detach(entity_of_region(region)); }
void tn_value_host_detach(tn_value value) { detach(entity_of_value(value)); }
