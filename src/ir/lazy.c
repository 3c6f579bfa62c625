// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The map of lazy ops, and loading. The lock is recursive, so that a handler that accesses an op
// while another one is loaded gets an error instead of a deadlock.

#include "ir/lazy.h"

#include "ir/walk.h"

/// The entry of an op in the map.
typedef struct lazy_op {
  tn_lazy_source* source;
  tn_lazy_place place;
} lazy_op;

void tn_lazy__initialize(tn_context* context) {
  if (!context->threading) return;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&context->lazy.mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

static void lock(tn_context* context) {
  if (context->threading) pthread_mutex_lock(&context->lazy.mutex);
}
static void unlock(tn_context* context) {
  if (context->threading) pthread_mutex_unlock(&context->lazy.mutex);
}

static lazy_op* find(const tn_context* context, tn_ref op) {
  uintptr_t value = 0;
  return tn_judy_map_get(&context->lazy.ops, op, &value) ? (lazy_op*)value : NULL;
}

/// Called with the lock held. Callbacks release the data of a source, which must be deferred.
static void drop(tn_context* context, tn_lazy_source* source) {
  if (--source->op_count != 0) return;
  source->next_dead = context->lazy.dead;
  context->lazy.dead = source;
  tn_context__mark_pending(context);
}

static void give_back(tn_context* context, lazy_op* entry) {
  tn_lazy_source* source = entry->source;
  tn_deallocate(&context->allocator, entry, sizeof *entry);
  drop(context, source);
}

static tn_lazy_source* take_dead(tn_context* context) {
  lock(context);
  tn_lazy_source* source = context->lazy.dead;
  if (source != NULL) context->lazy.dead = source->next_dead;
  unlock(context);
  return source;
}

void tn_lazy__destroy_dead(tn_context* context) {
  for (tn_lazy_source* self = take_dead(context); self != NULL; self = take_dead(context)) {
    self->destroy(self);
  }
}

void tn_lazy__finalize(tn_context* context) {
  uintptr_t key = 0;
  uintptr_t value = 0;
  for (; tn_judy_map_first(&context->lazy.ops, &key, &value); ++key) {
    if (value != 0) give_back(context, (lazy_op*)value);
  }
  tn_judy_map_clear(&context->lazy.ops);
  tn_lazy__destroy_dead(context);
  if (context->threading) pthread_mutex_destroy(&context->lazy.mutex);
}

tn_status tn_lazy__add(tn_context* context, tn_ref op, tn_lazy_source* source,
                       const tn_lazy_place* place) {
  lazy_op* entry = tn_allocate(&context->allocator, sizeof *entry);
  if (entry == NULL) return tn_context__out_of_memory(context);
  *entry = (lazy_op){source, *place};
  lock(context);
  const tn_status status = tn_judy_map_set(&context->lazy.ops, op, (uintptr_t)entry);
  if (status == TN_OK) {
    ++source->op_count;
    __atomic_fetch_add(&context->lazy.op_count, 1, __ATOMIC_RELEASE);
    tn_op__at(context, op)->counts |= TN_OP_LAZY;
  } else {
    tn_deallocate(&context->allocator, entry, sizeof *entry);
  }
  unlock(context);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(context);
}

/// Removes the op from the map.
static void settle(tn_context* context, tn_ref op, lazy_op* entry) {
  tn_op_cell* cell = tn_op__at(context, op);
  (void)tn_judy_map_remove(&context->lazy.ops, op);
  __atomic_store_n(&cell->counts, cell->counts & ~TN_OP_LAZY, __ATOMIC_RELEASE);
  __atomic_fetch_sub(&context->lazy.op_count, 1, __ATOMIC_RELEASE);
  give_back(context, entry);
}

void tn_lazy__forget(tn_context* context, tn_ref op) {
  lock(context);
  lazy_op* entry = find(context, op);
  if (entry != NULL) settle(context, op, entry);
  unlock(context);
}

/// Erases the parts of the op's regions that were read before an error.
static void empty_regions(tn_shard* shard, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(shard->context, op);
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    const tn_region_cell* region = tn_region__at(shard->context, tn_op_cell__region(cell, i));
    while (region->last_block != 0) tn_block__destroy(shard, region->last_block);
  }
}

/// The source stays until loading is complete, and the op is accessed afterwards only if it is
/// still lazy: a diagnostic handler may erase it.
static tn_status load(tn_shard* shard, tn_ref op, lazy_op* entry) {
  tn_context* context = shard->context;
  tn_lazy_source* source = entry->source;
  const tn_lazy_place place = entry->place;
  ++source->op_count;
  context->lazy.is_loading = true;
  const tn_status status = source->load(source, shard, op, &place);
  context->lazy.is_loading = false;
  if (status == TN_OK) {
    settle(context, op, entry);
  } else if (find(context, op) == entry) {
    empty_regions(shard, op);
  }
  drop(context, source);
  return status;
}

tn_status tn_lazy__load_slow(tn_shard* shard, tn_ref op) {
  tn_context* context = shard->context;
  tn_status status = TN_OK;
  lock(context);
  // Another thread may have loaded it meanwhile.
  lazy_op* entry = tn_lazy__is(tn_op__at(context, op)) ? find(context, op) : NULL;
  if (entry != NULL && context->lazy.is_loading) {
    status = TN_INVALID_ARGUMENT;
  } else if (entry != NULL) {
    status = load(shard, op, entry);
  }
  unlock(context);
  return status;
}

tn_status tn_lazy__load_tree_slow(tn_shard* shard, tn_ref root) {
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(shard->context, root, op, false)) {
    TN_TRY(tn_lazy__load(shard, op));
  }
  return TN_OK;
}
