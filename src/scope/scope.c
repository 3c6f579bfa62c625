// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scopes, which determine the lifetimes of handles, and contexts, which begin with a root scope.
//
// A scope keeps no list of handles: a handle contains the scope's number and the cell's generation,
// so closing a scope or erasing an op makes every copy stale in O(1). A scope keeps what has its
// lifetime: the detached ops that it owns, as a list threaded through their own link words
// (insertion and removal cost three stores, compared to 20 to 50 ns in a Judy set, and need no
// memory), and its host wrappers (host.c).
//
// A scope opened inside another uses that one's shard. In a threaded context, a scope opened on the
// root gets a shard of its own, since any thread may have opened it; without threading all use the
// context's first shard.

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

void tn_scope__disown_op(tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (TN_UNLIKELY(cell->counts & TN_OP_OWNERLESS)) {
    tn_pin__adopt(context, op);
  } else if (cell->order != 0) {
    const tn_scope_entry* entry = tn_scope__entry(cell->order);
    if (entry != NULL) tn_scope__unlink(context, op, &entry->scope->detached);
  }
}

/// The scope has left the directory, so its list is processed here instead of by
/// tn_scope__disown_op.
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

static void close_tree(tn_scope* scope);

/// The last release of a scope that was not closed closes it; the root scope is closed by its
/// context.
static bool finalize_scope(void* object) {
  tn_scope* scope = object;
  if (!scope->open) return true;
  if (scope->parent == NULL) return false;
  // Closing also releases a reference, now or when it is no longer deferred.
  tn_object_retain(scope);
  tn_scope_close(scope);
  if (scope->open) tn_object_release(scope);
  return !scope->open;
}

/// Creates a scope in the directory and in the context's list, with `shard` or, if that is NULL,
/// the shard that its parent determines; TN_OUT_OF_MEMORY and TN_LIMIT_EXCEEDED are not reported.
static tn_status make_scope(tn_context* context, tn_scope* parent, tn_shard* shard,
                            tn_scope** out_scope) {
  tn_scope* scope = tn_object__create(TN_OBJECT_SCOPE, sizeof *scope, finalize_scope);
  if (scope == NULL) return TN_OUT_OF_MEMORY;
  scope->call_depth = tn_callback_guard__depth();
  scope->context = context;
  scope->parent = parent;
  scope->owns_shard =
      shard == NULL && context->threading && parent != NULL && parent == context->root_scope;
  scope->shard = shard != NULL       ? shard
                 : scope->owns_shard ? tn_shard__acquire(context)
                 : parent != NULL    ? parent->shard
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
  const tn_status status = make_scope(context, parent, NULL, out_scope);
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(context);
  if (status != TN_OK) {
    return tn_context__fail(context, status, tn_location_unknown(context),
                            "the process has reached its limit of 2^32 scopes");
  }
  return TN_OK;
}

bool tn_scope__encloses(const tn_scope* outer, const tn_scope* inner) {
  while (inner != NULL && inner != outer) inner = inner->parent;
  return inner != NULL;
}

/// Hosts are notified last, when only the scope's memory is left to be freed.
static void close_one(tn_scope* scope) {
  tn_context* context = scope->context;
  scope->open = false;
  tn_directory__leave(scope);
  unlink_scope(scope);
  if (context->alive) give_up_detached(scope);  // Otherwise all cells are freed at once.
  if (scope->owns_shard) tn_shard__release(scope->shard);
  scope->shard = NULL;
  scope->parent = NULL;
  tn_host__close_scope(scope);
  scope->context = NULL;
  tn_object_release(scope);
}

/// Returns the newest open scope inside `scope` other than itself; NULL if there is none.
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

/// Returns whether a call that began after the scope was opened is active, so that closing is
/// deferred.
static bool defers_close(tn_scope* scope) {
  bool reports = false;
  tn_callback_guard* call =
      tn_callback_guard__outermost(scope->context, scope->call_depth, &reports);
  if (call == NULL) return false;
  if (reports) {
    (void)tn_context__fail(scope->context, TN_INVALID_ARGUMENT, tn_location_unknown(scope->context),
                           "a diagnostic handler cannot close a scope that it did not open");
    return true;
  }
  scope->closing_call = call;
  call->closes = true;
  return true;
}

void tn_scope_close(tn_scope* scope) {
  if (scope == NULL || !scope->open || scope->parent == NULL || defers_close(scope)) return;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, scope->context, TN_CALL_TELLS);
  close_tree(scope);
  tn_callback_guard__end(&call);
}

/// Closes the scopes whose closing was deferred until the end of `call`.
static void close_waiting(tn_context* context, const tn_callback_guard* call) {
  for (;;) {
    tn_lock_acquire(&context->lock);
    tn_scope* scope = context->scopes;
    while (scope != NULL && scope->closing_call != call) scope = scope->older;
    if (scope != NULL) scope->closing_call = NULL;
    tn_lock_release(&context->lock);
    if (scope == NULL) return;
    close_tree(scope);
  }
}

//===-- Scopes of a team's members ------------------------------------------------------------===//

tn_scope* tn_scope__open_for(tn_scope* parent, tn_shard* shard, uint32_t call_depth) {
  tn_scope* scope = NULL;
  if (make_scope(parent->context, parent, shard, &scope) != TN_OK) return NULL;
  scope->call_depth = call_depth;
  return scope;
}

void tn_scope__close_for(tn_scope* scope, uint32_t call_depth) {
  scope->closing_call = NULL;
  scope->call_depth = call_depth;
  tn_scope_close(scope);
}

void tn_scope__hand_over(tn_context* context, const tn_callback_guard* from,
                         tn_callback_guard* to) {
  to->closes |= from->closes;
  to->sweeps |= from->sweeps;
  const uint32_t references = tn_object_reference_count(context);
  to->owed_ends += from->owed_ends;
  if (to->owed_ends > references) to->owed_ends = references;
  to->owed_releases += from->owed_releases;
  if (to->owed_releases > references - to->owed_ends) {
    to->owed_releases = references - to->owed_ends;
  }
  if (!from->closes) return;
  tn_lock_acquire(&context->lock);
  for (tn_scope* scope = context->scopes; scope != NULL; scope = scope->older) {
    if (scope->closing_call == from) scope->closing_call = to;
  }
  tn_lock_release(&context->lock);
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

/// Removes the newest scope from the list of those that were open; NULL if there is none.
static tn_scope* take_scope(tn_context* context) {
  tn_scope* scope = context->scopes;
  if (scope != NULL) unlink_scope(scope);
  return scope;
}

/// All handles become stale before the first host is notified.
static void close_all(tn_context* context) {
  for (tn_scope* scope = context->scopes; scope != NULL; scope = scope->older) {
    scope->open = false;
    tn_directory__leave(scope);
  }
  context->root_scope = NULL;
  tn_directory__forget_context(context);
  for (tn_scope* scope = take_scope(context); scope != NULL; scope = take_scope(context)) {
    tn_host__close_scope(scope);
    scope->context = NULL;
    scope->shard = NULL;
    scope->parent = NULL;
    tn_object_release(scope);
  }
}

/// Empties a context: scopes, pins, everything. The body stays.
static void empty_context(tn_context* context) {
  context->alive = false;
  context->is_ending = true;
  tn_pin__release_all(context);
  close_all(context);
  tn_context__finalize(context);
  context->is_ending = false;
}

/// Returns whether destroying the context must be deferred. The outermost call that still uses it
/// then destroys it when it returns, and releases at most the existing references.
static bool defers_end(tn_context* context, bool is_destroyed) {
  bool reports = false;
  tn_callback_guard* call = tn_callback_guard__outermost(context, 0, &reports);
  if (call == NULL) return context->is_ending;
  if (reports) {
    (void)tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                           "a diagnostic handler cannot destroy the context that calls it");
    return true;
  }
  const uint32_t references = is_destroyed ? tn_object_reference_count(context) : 1;
  if (call->owed_ends + call->owed_releases < references) {
    *(is_destroyed ? &call->owed_ends : &call->owed_releases) += 1;
  }
  return true;
}

static bool finalize_context(void* object) {
  tn_context* context = object;
  if (defers_end(context, false)) return false;
  if (context->alive) empty_context(context);
  return true;
}

void tn_scope__flush(tn_context* context, const tn_callback_guard* call) {
  if (call == NULL) {
    tn_host__flush(context);  // The context records requests of the notified callbacks.
    return;
  }
  // Notified callbacks may request the same again, which the guard records.
  tn_callback_guard guard;
  tn_callback_guard__begin(&guard, context, TN_CALL_CHANGES);
  guard.owed_ends = call->owed_ends;
  guard.owed_releases = call->owed_releases;
  if (call->sweeps) tn_pin__sweep(context);
  if (call->closes) close_waiting(context, call);
  tn_host__flush(context);
  while (guard.closes) {
    guard.closes = false;
    close_waiting(context, &guard);
    tn_host__flush(context);
  }
  tn_callback_guard__leave(&guard);
  for (uint32_t i = 0; i < guard.owed_releases; ++i) tn_object_release(context);
  for (uint32_t i = 0; i < guard.owed_ends; ++i) tn_context_destroy(context);
}

tn_status tn_context__create(const tn_services* services, const tn_context_options* options,
                             tn_context** out_context) {
  static const tn_context_options defaults = {0};
  *out_context = NULL;
  tn_context* context = tn_object__create(TN_OBJECT_CONTEXT, sizeof *context, finalize_context);
  if (context == NULL) return TN_OUT_OF_MEMORY;
  tn_status status =
      tn_context__initialize(context, services, options == NULL ? &defaults : options);
  if (status == TN_OK) status = make_scope(context, NULL, NULL, &context->root_scope);
  if (status != TN_OK) {
    tn_object_release(context);
    return status;
  }
  *out_context = context;
  return TN_OK;
}

void tn_context_destroy(tn_context* context) {
  if (context == NULL) return;
  if (context->alive) {
    if (defers_end(context, true)) return;
    empty_context(context);
  } else if (context->is_ending && tn_object_reference_count(context) <= 1) {
    return;  // That reference is about to be released.
  }
  tn_object_release(context);
}

void tn_context_retain(tn_context* context) { tn_object_retain(context); }
void tn_context_release(tn_context* context) { tn_object_release(context); }
