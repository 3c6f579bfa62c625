// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scopes: the lifetimes that handles are checked against, and contexts, which begin with one.
//
// A scope keeps no list of handles: a handle carries the scope's number and the cell's generation,
// so closing a scope or erasing an op makes every copy stale in O(1). What it does keep is what
// belongs to its lifetime: the detached ops that nobody else owns, as a list threaded through their
// own link words (an insertion and a removal cost three stores, against 20 to 50 ns in a Judy set,
// and need no memory that could run out), and its host wrappers (host.c).
//
// A scope opened inside another uses that one's shard. In a threaded context one that is opened on
// the root gets a shard of its own, since any thread may have opened it; without threading all use
// the context's first shard.

#include "scope/scope.h"

#include "ir/context_lifetime.h"
#include "scope/directory.h"
#include "scope/host.h"
#include "scope/pin.h"

//===-- Detached ops --------------------------------------------------------------------------===//

void tn_scope__own(tn_scope* scope, tn_ref op) {
  tn_op_cell* cell = tn_op__at(scope->context, op);
  cell->previous = 0;
  cell->next = scope->detached;
  cell->order = scope->number;
  if (scope->detached != 0) tn_op__at(scope->context, scope->detached)->previous = op;
  scope->detached = op;
}

void tn_scope__unlink(tn_context* context, tn_ref op, tn_ref* first) {
  tn_op_cell* cell = tn_op__at(context, op);
  if (cell->previous == 0) {
    *first = cell->next;
  } else {
    tn_op__at(context, cell->previous)->next = cell->next;
  }
  if (cell->next != 0) tn_op__at(context, cell->next)->previous = cell->previous;
  cell->previous = 0;
  cell->next = 0;
  cell->order = 0;
}

void tn_op__disown(tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (TN_UNLIKELY(cell->counts & TN_OP_OWNERLESS)) {
    tn_pin__adopt(context, op);
  } else if (cell->order != 0) {
    const tn_scope_entry* entry = tn_scope__entry(cell->order);
    if (entry != NULL) tn_scope__unlink(context, op, &entry->scope->detached);
  }
}

/// The scope is out of the directory by now, so its list is taken apart here instead of by
/// tn_op__disown.
static void give_up_detached(tn_scope* scope) {
  while (scope->detached != 0) {
    const tn_ref op = scope->detached;
    tn_op_cell* cell = tn_op__at(scope->context, op);
    scope->detached = cell->next;
    if (cell->next != 0) tn_op__at(scope->context, cell->next)->previous = 0;
    cell->next = 0;
    cell->order = 0;
    tn_pin__abandon(scope->shard, op);
  }
}

//===-- Opening and closing -------------------------------------------------------------------===//

static void link_scope(tn_scope* scope) {
  tn_context* context = scope->context;
  tn_lock_acquire(&context->lock);
  scope->older = context->scopes;
  if (scope->older != NULL) scope->older->newer = scope;
  context->scopes = scope;
  // tn_context_statistics_get reads it without the lock.
  (void)__atomic_add_fetch(&context->open_scope_count, 1, __ATOMIC_RELAXED);
  tn_lock_release(&context->lock);
}

static void unlink_scope(tn_scope* scope) {
  tn_context* context = scope->context;
  tn_lock_acquire(&context->lock);
  if (scope->newer != NULL) {
    scope->newer->older = scope->older;
  } else {
    context->scopes = scope->older;
  }
  if (scope->older != NULL) scope->older->newer = scope->newer;
  (void)__atomic_sub_fetch(&context->open_scope_count, 1, __ATOMIC_RELAXED);
  tn_lock_release(&context->lock);
}

/// A scope in the directory and in the context's list; TN_OUT_OF_MEMORY and TN_LIMIT_EXCEEDED are
/// not reported.
static tn_status make_scope(tn_context* context, tn_scope* parent, tn_scope** out_scope) {
  tn_scope* scope = tn_object__create(TN_OBJECT_SCOPE, sizeof *scope, NULL);
  if (scope == NULL) return TN_OUT_OF_MEMORY;
  scope->context = context;
  scope->parent = parent;
  scope->owns_shard = context->threading && parent != NULL && parent == context->root_scope;
  scope->shard = scope->owns_shard ? tn_shard__acquire(context)
                 : parent != NULL  ? parent->shard
                                   : context->root_shard;
  tn_status status = scope->shard == NULL ? TN_OUT_OF_MEMORY : tn_directory__enter(scope);
  if (status != TN_OK) {
    if (scope->owns_shard && scope->shard != NULL) tn_shard__release(scope->shard);
    tn_object_release(scope);
    return status;
  }
  scope->open = true;
  link_scope(scope);
  *out_scope = scope;
  return TN_OK;
}

tn_status tn_scope_open(tn_context* context, tn_scope* parent, tn_scope** out_scope) {
  *out_scope = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  if (parent == NULL) parent = context->root_scope;
  if (!parent->open) return tn_scope__report_closed(parent);
  if (parent->context != context) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "the parent scope belongs to another context");
  }
  const tn_status status = make_scope(context, parent, out_scope);
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(context);
  if (status != TN_OK) {
    return tn_context__fail(context, status, tn_location_unknown(context),
                            "all 2^32 scope numbers of the process are used up");
  }
  return TN_OK;
}

bool tn_scope__encloses(const tn_scope* outer, const tn_scope* inner) {
  while (inner != NULL && inner != outer) inner = inner->parent;
  return inner != NULL;
}

static void close_one(tn_scope* scope) {
  scope->open = false;
  tn_directory__leave(scope);
  unlink_scope(scope);
  tn_host__close_scope(scope);
  if (scope->context->alive) give_up_detached(scope);  // Else all cells go at once.
  if (scope->owns_shard) tn_shard__release(scope->shard);
  scope->context = NULL;
  scope->shard = NULL;
  scope->parent = NULL;
  tn_object_release(scope);
}

/// The newest open scope inside `scope` other than itself; NULL when there is none.
static tn_scope* newest_inside(const tn_scope* scope) {
  tn_context* context = scope->context;
  tn_lock_acquire(&context->lock);
  tn_scope* inner = context->scopes;
  while (inner != NULL && (inner == scope || !tn_scope__encloses(scope, inner)))
    inner = inner->older;
  tn_lock_release(&context->lock);
  return inner;
}

static void close_tree(tn_scope* scope) {
  for (tn_scope* inner = newest_inside(scope); inner != NULL; inner = newest_inside(scope)) {
    close_one(inner);
  }
  close_one(scope);
}

void tn_scope_close(tn_scope* scope) {
  if (scope == NULL || !scope->open || scope->parent == NULL) return;
  close_tree(scope);
}

bool tn_scope_is_open(const tn_scope* scope) { return scope->open; }
uint32_t tn_scope_number(const tn_scope* scope) { return scope->number; }
tn_scope* tn_scope_parent(const tn_scope* scope) { return scope->parent; }
tn_context* tn_scope_context(const tn_scope* scope) { return scope->context; }

tn_scope* tn_scope_find(uint32_t number) {
  const tn_scope_entry* entry = number == 0 ? NULL : tn_scope__entry(number);
  return entry == NULL ? NULL : entry->scope;
}

//===-- Contexts ------------------------------------------------------------------------------===//

/// Empties a context: scopes, pins, everything. The body stays.
static void empty_context(tn_context* context) {
  context->alive = false;
  tn_pin__release_all(context);
  if (context->root_scope != NULL) close_tree(context->root_scope);
  context->root_scope = NULL;
  tn_directory__forget_context(context);
  tn_context__finalize(context);
}

static void finalize_context(void* object) {
  tn_context* context = object;
  if (context->alive) empty_context(context);
}

tn_status tn_context_create(const tn_context_options* options, tn_context** out_context) {
  static const tn_context_options defaults = {0};
  *out_context = NULL;
  tn_context* context = tn_object__create(TN_OBJECT_CONTEXT, sizeof *context, finalize_context);
  if (context == NULL) return TN_OUT_OF_MEMORY;
  tn_status status = tn_context__initialize(context, options == NULL ? &defaults : options);
  if (status == TN_OK) {
    context->forget_host = tn_scope__forget_host;
    status = make_scope(context, NULL, &context->root_scope);
  }
  if (status != TN_OK) {
    tn_object_release(context);
    return status;
  }
  *out_context = context;
  return TN_OK;
}

void tn_context_destroy(tn_context* context) {
  if (context == NULL) return;
  if (context->alive) empty_context(context);
  tn_object_release(context);
}

void tn_context_retain(tn_context* context) { tn_object_retain(context); }
void tn_context_release(tn_context* context) { tn_object_release(context); }
