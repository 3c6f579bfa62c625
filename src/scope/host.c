// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host wrappers of ops, blocks, regions and values: the state machine of objects, kept by the
// scope.
//
// Each scope has a table from an entity's reference to its entry (host_table.h). The alternative, a
// member of the cell, would cost every op 8 bytes whether wrapped or not (a tenth of its size) and
// could have one scope's wrapper only; the table costs 4 bytes per word of cells where entities are
// wrapped, and a look-up of a few ns. A flag is set for an entity that was ever bound, so erasing
// others costs nothing.
//
// A host calls with its own lock held and on the scope's thread; another thread may erase the
// entity meanwhile, so the context's lock guards the tables if the context is threaded. `reclaim`
// is called without the lock.
//
// Entities are erased in the middle of changes, and hosts may do anything when they are notified.
// So the entry of an erased entity is only marked as doomed: its wrapper stays in its slot, and
// cannot be found, until the change is complete. This allocates nothing. If the slot is needed
// before, because the cell is reused, all doomed wrappers are notified first.

#include "scope/host.h"

#include <tenure/host.h>

#include "ir/lazy.h"

//===-- Entities ------------------------------------------------------------------------------===//

/// The entity of a handle, for this file: its reference is a value's own, not that of its op's
/// cell.
typedef struct entity {
  tn_context* context;  ///< NULL if the handle is stale.
  tn_scope* scope;
  uint32_t* words;  ///< Its cell; for a result, its op's.
  tn_ref reference;
} entity;

// All functions on one wrapper are on the path of every object that a host creates or frees, so
// none of them is a call.
#define ALWAYS_INLINE __attribute__((always_inline)) static inline

/// Returns whether a wrapper in this state is notified when its entity is erased.
ALWAYS_INLINE bool is_notified(const tn_host_class* host_class, bool is_active) {
  return host_class != NULL &&
         (host_class->forget != NULL || (host_class->reclaim != NULL && !is_active));
}

ALWAYS_INLINE entity entity_of(uint32_t scope, uint32_t slot, uint32_t generation,
                               tn_cell_kind kind) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  if (TN_UNLIKELY(entry == NULL)) return (entity){0};
  tn_reached reached = {.context = entry->context};
  if (TN_UNLIKELY(!tn_scope__reach_cell(slot, generation, kind, &reached))) return (entity){0};
  return (entity){entry->context, entry->scope, reached.words, slot};
}

ALWAYS_INLINE entity entity_of_value(tn_value value) {
  if (value.index == UINT32_MAX) {
    entity self = entity_of(value.scope, value.slot, value.generation, TN_CELL_ARGUMENT);
    if (TN_LIKELY(self.context != NULL)) ++self.reference;
    return self;
  }
  entity self = entity_of(value.scope, value.slot, value.generation, TN_CELL_OP);
  if (TN_UNLIKELY(self.context == NULL)) return self;
  const tn_op_cell* op = (const tn_op_cell*)(const void*)self.words;
  if (TN_UNLIKELY(value.index >= tn_op_cell__result_count(op))) return (entity){0};
  self.reference = tn_op_cell__result(value.slot, op, value.index);
  return self;
}

ALWAYS_INLINE entity entity_of_op(tn_op op) {
  return entity_of(op.scope, op.slot, op.generation, TN_CELL_OP);
}
ALWAYS_INLINE entity entity_of_block(tn_block block) {
  return entity_of(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
}
ALWAYS_INLINE entity entity_of_region(tn_region region) {
  return entity_of(region.scope, region.slot, region.generation, TN_CELL_REGION);
}

/// The flag that makes the entity's erasure notify the scopes.
typedef struct host_flag {
  uint32_t* flags;
  uint32_t bit;
} host_flag;

ALWAYS_INLINE host_flag flag_of_op(const entity* self) {
  return (host_flag){&((tn_op_cell*)(void*)self->words)->counts, TN_OP_HOSTED};
}
ALWAYS_INLINE host_flag flag_of_block(const entity* self) {
  return (host_flag){&((tn_block_cell*)(void*)self->words)->flags, TN_ENTITY_HOSTED};
}
ALWAYS_INLINE host_flag flag_of_region(const entity* self) {
  return (host_flag){&((tn_region_cell*)(void*)self->words)->flags, TN_ENTITY_HOSTED};
}
ALWAYS_INLINE host_flag flag_of_argument(const entity* self) {
  return (host_flag){&((tn_argument_cell*)(void*)self->words)->number_and_flag, 1u};
}

ALWAYS_INLINE host_flag flag_of_value(const entity* self, tn_value value) {
  return value.index == UINT32_MAX ? flag_of_argument(self) : flag_of_op(self);
}

ALWAYS_INLINE tn_host_place find_entry(const tn_scope* scope, tn_ref reference) {
  return tn_host_table__find(&scope->hosts, reference);
}

/// Removes an entry from the scope's table; its wrapper is notified later, if needed.
ALWAYS_INLINE void remove_entry(tn_scope* scope, tn_ref reference, tn_host_place place) {
  if (is_notified(tn_host_place__class(place), tn_host_place__is_active(place))) {
    tn_host_table__doom(&scope->hosts, place);
    tn_context__mark_pending(scope->context);
  } else {
    tn_host_table__remove(&scope->hosts, &scope->context->allocator, reference, place);
  }
}

static inline void tell(void* wrapper, const tn_host_class* host_class) {
  if (TN_UNLIKELY(wrapper == NULL || tn_object__host_exited())) return;
  (host_class->forget != NULL ? host_class->forget : host_class->reclaim)(wrapper);
}

//===-- The state machine ---------------------------------------------------------------------===//

/// Notifies the doomed wrapper in the slot that the entity's wrapper needs. Called with the lock
/// held, which it releases; the entity must be resolved again then.
TN_COLD static void notify_doomed(const entity* self) {
  const tn_host_class* host_class = NULL;
  void* wrapper = tn_host_table__take_doomed_at(&self->scope->hosts, self->reference, &host_class);
  tn_lock_release(&self->context->lock);
  tell(wrapper, host_class);
}

/// Returns false if a wrapper had to be notified first; the entity must be resolved again then.
ALWAYS_INLINE bool bind(const entity* self, host_flag flag, void* wrapper,
                        const tn_host_class* host_class, tn_status* out_status) {
  tn_lock_acquire(&self->context->lock);
  tn_host_table* table = &self->scope->hosts;
  const tn_host_place at = tn_host_table__place(table, self->reference);
  if (tn_host_place__is_doomed(at)) {
    notify_doomed(self);
    return false;
  }
  tn_status status = TN_ALREADY_EXISTS;
  if (!tn_host_place__is_present(at)) {
    void** place =
        tn_host_table__add(table, &self->context->allocator, self->reference, at, host_class);
    status = place == NULL ? TN_OUT_OF_MEMORY : TN_OK;
    if (place != NULL) *place = wrapper;
    *flag.flags |= flag.bit;
  }
  tn_lock_release(&self->context->lock);
  *out_status = status == TN_OUT_OF_MEMORY ? tn_context__out_of_memory(self->context) : status;
  return true;
}

/// Returns false in the same case as `bind`.
ALWAYS_INLINE bool place_of(const entity* self, host_flag flag, const tn_host_class* host_class,
                            void*** out_place) {
  tn_lock_acquire(&self->context->lock);
  tn_host_table* table = &self->scope->hosts;
  const tn_host_place at = tn_host_table__place(table, self->reference);
  void** place = NULL;
  if (tn_host_place__is_present(at)) {  // The entry is not doomed then.
    place = tn_host_place__wrapper(at);
  } else if (tn_host_place__is_doomed(at)) {
    notify_doomed(self);
    return false;
  } else {
    *flag.flags |= flag.bit;
    place = tn_host_table__add(table, &self->context->allocator, self->reference, at, host_class);
  }
  tn_lock_release(&self->context->lock);
  *out_place = place;
  return true;
}

/// place_of for the case without a doomed wrapper and without other threads; else returns NULL, and
/// changes nothing. Ops and values are requested most, so this path saves no registers.
ALWAYS_INLINE void** quick_place(const entity* self, host_flag flag,
                                 const tn_host_class* host_class) {
  if (TN_UNLIKELY(self->context->threading)) return NULL;
  tn_host_table* table = &self->scope->hosts;
  const tn_host_place at = tn_host_table__place(table, self->reference);
  if (TN_UNLIKELY(at.page == NULL)) return NULL;
  if (!tn_host_place__is_present(at)) {
    if (tn_host_place__is_doomed(at) || !tn_host_table__has_room(at, host_class)) return NULL;
    *flag.flags |= flag.bit;
    return tn_host_table__put(table, at);
  }
  return tn_host_place__wrapper(at);
}

static tn_host_state state_of(entity self, void** out_wrapper) {
  if (out_wrapper != NULL) *out_wrapper = NULL;
  if (self.context == NULL) return TN_HOST_DETACHED;
  tn_lock_acquire(&self.context->lock);
  const tn_host_place place = find_entry(self.scope, self.reference);
  const tn_host_state state = place.page == NULL                ? TN_HOST_DETACHED
                              : tn_host_place__is_active(place) ? TN_HOST_ACTIVE
                                                                : TN_HOST_INACTIVE;
  if (place.page != NULL && out_wrapper != NULL) *out_wrapper = *tn_host_place__wrapper(place);
  tn_lock_release(&self.context->lock);
  return state;
}

ALWAYS_INLINE bool drop(const entity* self) {
  if (self->context == NULL) return false;
  tn_lock_acquire(&self->context->lock);
  const tn_host_place place = find_entry(self->scope, self->reference);
  const bool dropped = place.page != NULL && tn_host_place__is_active(place);
  if (dropped) place.page->active &= ~tn_host_place__bit(place);
  tn_lock_release(&self->context->lock);
  return dropped;
}

ALWAYS_INLINE void* revive(const entity* self) {
  if (self->context == NULL) return NULL;
  tn_lock_acquire(&self->context->lock);
  const tn_host_place place = find_entry(self->scope, self->reference);
  void* wrapper = NULL;
  if (place.page != NULL) {
    place.page->active |= tn_host_place__bit(place);
    wrapper = *tn_host_place__wrapper(place);
  }
  tn_lock_release(&self->context->lock);
  return wrapper;
}

static void detach(entity self) {
  if (self.context == NULL) return;
  tn_lock_acquire(&self.context->lock);
  const tn_host_place place = find_entry(self.scope, self.reference);
  if (place.page != NULL) {
    tn_host_table__remove(&self.scope->hosts, &self.context->allocator, self.reference, place);
  }
  tn_lock_release(&self.context->lock);
}

//===-- Erasure and closing -------------------------------------------------------------------===//

ALWAYS_INLINE void forget_entry(tn_scope* scope, tn_ref reference) {
  const tn_host_place place = find_entry(scope, reference);
  if (place.page != NULL) remove_entry(scope, reference, place);
}

void tn_scope__forget_host(tn_context* context, tn_ref reference, tn_ref results,
                           uint32_t result_count) {
  tn_lock_acquire(&context->lock);
  for (tn_scope* scope = context->scopes; scope != NULL; scope = scope->older) {
    if (scope->hosts.count == 0) continue;
    forget_entry(scope, reference);
    for (uint32_t i = 0; i < result_count; ++i) forget_entry(scope, results + 2 * i);
  }
  tn_lock_release(&context->lock);
}

/// Removes a doomed wrapper from any scope's table; false if there is none.
static inline bool take_doomed(tn_context* context, void** out_wrapper,
                               const tn_host_class** out_class) {
  tn_lock_acquire(&context->lock);
  tn_scope* scope = context->scopes;
  while (scope != NULL && scope->hosts.doomed == NULL) scope = scope->older;
  if (scope != NULL) {
    *out_wrapper = tn_host_table__take_doomed(&scope->hosts, &context->allocator, out_class);
  }
  tn_lock_release(&context->lock);
  return scope != NULL;
}

static inline void destroy_dead_sources(tn_context* context) {
  if (context->threading || context->lazy.dead != NULL) tn_lazy__destroy_dead(context);
}

void tn_host__flush(tn_context* context) {
  void* wrapper = NULL;
  const tn_host_class* host_class = NULL;
  if (tn_callback_guard__is_notifying(context)) return;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_TELLS);
  // Wrappers that are doomed from now on set the flag again.
  __atomic_store_n(&context->has_pending, false, __ATOMIC_RELAXED);
  destroy_dead_sources(context);
  while (take_doomed(context, &wrapper, &host_class)) {
    tell(wrapper, host_class);
    destroy_dead_sources(context);
  }
  tn_callback_guard__end(&call);
}

/// Notifies the wrappers of a page of a table that no longer belongs to a scope.
static void tell_page(tn_host_page* page) {
  tn_host_place place = {page, 0};
  for (; place.index < TN_HOST_PAGE_PLACES; ++place.index) {
    const uint64_t bit = tn_host_place__bit(place);
    if (((page->present | page->doomed) & bit) == 0) continue;
    const tn_host_class* host_class = tn_host_place__class(place);
    if ((page->doomed & bit) != 0 || is_notified(host_class, tn_host_place__is_active(place))) {
      tell(*tn_host_place__wrapper(place), host_class);
    }
  }
}

void tn_host__close_scope(tn_scope* scope) {
  tn_host_table hosts = scope->hosts;
  scope->hosts = (tn_host_table){0};
  for (uint32_t i = 0; i < hosts.chunk_count; ++i) {
    for (uint32_t k = 0; hosts.chunks[i] != NULL && k < TN_HOST_CHUNK_PAGES; ++k) {
      if (hosts.chunks[i][k] != NULL) tell_page(hosts.chunks[i][k]);
    }
  }
  tn_host_table__free(&hosts, &scope->context->allocator);
}

//===-- Public functions ----------------------------------------------------------------------===//

tn_status tn_op_host_tie(tn_op op, void* wrapper, const tn_host_class* host_class) {
  entity self;
  tn_status status = TN_OK;
  do {
    self = entity_of_op(op);
    if (TN_UNLIKELY(self.context == NULL)) {
      return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
    }
  } while (TN_UNLIKELY(!bind(&self, flag_of_op(&self), wrapper, host_class, &status)));
  if (TN_UNLIKELY(status == TN_STALE_HANDLE)) {
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  }
  return status;
}

tn_status tn_block_host_tie(tn_block block, void* wrapper, const tn_host_class* host_class) {
  entity self;
  tn_status status = TN_OK;
  do {
    self = entity_of_block(block);
    if (TN_UNLIKELY(self.context == NULL)) {
      return tn_scope__report_stale(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
    }
  } while (TN_UNLIKELY(!bind(&self, flag_of_block(&self), wrapper, host_class, &status)));
  if (TN_UNLIKELY(status == TN_STALE_HANDLE)) {
    return tn_scope__report_stale(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  }
  return status;
}

tn_status tn_region_host_tie(tn_region region, void* wrapper, const tn_host_class* host_class) {
  entity self;
  tn_status status = TN_OK;
  do {
    self = entity_of_region(region);
    if (TN_UNLIKELY(self.context == NULL)) {
      return tn_scope__report_stale(region.scope, region.slot, region.generation, TN_CELL_REGION);
    }
  } while (TN_UNLIKELY(!bind(&self, flag_of_region(&self), wrapper, host_class, &status)));
  if (TN_UNLIKELY(status == TN_STALE_HANDLE)) {
    return tn_scope__report_stale(region.scope, region.slot, region.generation, TN_CELL_REGION);
  }
  return status;
}

tn_status tn_value_host_tie(tn_value value, void* wrapper, const tn_host_class* host_class) {
  entity self;
  tn_status status = TN_OK;
  do {
    self = entity_of_value(value);
    if (TN_UNLIKELY(self.context == NULL)) {
      return tn_scope__report_stale_value(value);
    }
  } while (TN_UNLIKELY(!bind(&self, flag_of_value(&self, value), wrapper, host_class, &status)));
  if (TN_UNLIKELY(status == TN_STALE_HANDLE)) {
    return tn_scope__report_stale_value(value);
  }
  return status;
}

__attribute__((noinline)) static void** op_place_slow(tn_op op, const tn_host_class* host_class) {
  entity self;
  void** place = NULL;
  do {
    self = entity_of_op(op);
    if (TN_UNLIKELY(self.context == NULL)) return NULL;
  } while (TN_UNLIKELY(!place_of(&self, flag_of_op(&self), host_class, &place)));
  return place;
}

void** tn_op_host_place(tn_op op, const tn_host_class* host_class) {
  const entity self = entity_of_op(op);
  void** place = self.context == NULL ? NULL : quick_place(&self, flag_of_op(&self), host_class);
  return TN_LIKELY(place != NULL) ? place : op_place_slow(op, host_class);
}

void** tn_block_host_place(tn_block block, const tn_host_class* host_class) {
  entity self;
  void** place = NULL;
  do {
    self = entity_of_block(block);
    if (TN_UNLIKELY(self.context == NULL)) return NULL;
  } while (TN_UNLIKELY(!place_of(&self, flag_of_block(&self), host_class, &place)));
  return place;
}

void** tn_region_host_place(tn_region region, const tn_host_class* host_class) {
  entity self;
  void** place = NULL;
  do {
    self = entity_of_region(region);
    if (TN_UNLIKELY(self.context == NULL)) return NULL;
  } while (TN_UNLIKELY(!place_of(&self, flag_of_region(&self), host_class, &place)));
  return place;
}

__attribute__((noinline)) static void** value_place_slow(tn_value value,
                                                         const tn_host_class* host_class) {
  entity self;
  void** place = NULL;
  do {
    self = entity_of_value(value);
    if (TN_UNLIKELY(self.context == NULL)) return NULL;
  } while (TN_UNLIKELY(!place_of(&self, flag_of_value(&self, value), host_class, &place)));
  return place;
}

void** tn_value_host_place(tn_value value, const tn_host_class* host_class) {
  const entity self = entity_of_value(value);
  void** place =
      self.context == NULL ? NULL : quick_place(&self, flag_of_value(&self, value), host_class);
  return TN_LIKELY(place != NULL) ? place : value_place_slow(value, host_class);
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

bool tn_op_host_drop(tn_op op) {
  const entity self = entity_of_op(op);
  return drop(&self);
}
bool tn_block_host_drop(tn_block block) {
  const entity self = entity_of_block(block);
  return drop(&self);
}
bool tn_region_host_drop(tn_region region) {
  const entity self = entity_of_region(region);
  return drop(&self);
}
bool tn_value_host_drop(tn_value value) {
  const entity self = entity_of_value(value);
  return drop(&self);
}

void* tn_op_host_revive(tn_op op) {
  const entity self = entity_of_op(op);
  return revive(&self);
}
void* tn_block_host_revive(tn_block block) {
  const entity self = entity_of_block(block);
  return revive(&self);
}
void* tn_region_host_revive(tn_region region) {
  const entity self = entity_of_region(region);
  return revive(&self);
}
void* tn_value_host_revive(tn_value value) {
  const entity self = entity_of_value(value);
  return revive(&self);
}

void tn_op_host_detach(tn_op op) { detach(entity_of_op(op)); }
void tn_block_host_detach(tn_block block) { detach(entity_of_block(block)); }
void tn_region_host_detach(tn_region region) { detach(entity_of_region(region)); }
void tn_value_host_detach(tn_value value) { detach(entity_of_value(value)); }
