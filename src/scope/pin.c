// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pins: counted holds on trees without an owner.
//
// The context keeps its pins in a ring through memory of their holders, so pinning costs a few
// stores. The tree of a pin changes with every move, so nothing is counted per tree; instead, when
// a root loses its owner, or a pin is released while ownerless roots exist, the roots of all pins
// are marked and the unmarked ownerless ones are destroyed. Such a sweep costs O(pins x depth); it
// runs at once while there are few pins, and after a fraction of them was released when there are
// many, so a release stays cheap on average.
//
// The lock guards the ring and the list of ownerless roots. The path from a pin to its root is in a
// tree that its own thread may be changing, hence the restriction on threads in scope.h.

#include "scope/pin.h"

#include "scope/access.h"

/// With fewer pins, every release sweeps.
#define EAGER_PIN_COUNT 64u

static tn_ref root_of(const tn_context* context, tn_ref op) {
  for (tn_ref up = op; up != 0; up = tn_op_cell__parent(context, tn_op__at(context, up))) op = up;
  return op;
}

//===-- Sweeps --------------------------------------------------------------------------------===//

static void unlink_ownerless(tn_context* context, tn_ref root) {
  tn_scope__unlink(context, root, &context->ownerless);
  tn_op__at(context, root)->counts &= ~TN_OP_OWNERLESS;
  --context->ownerless_count;
}

void tn_pin__adopt(tn_context* context, tn_ref root) {
  tn_lock_acquire(&context->pin_lock);
  unlink_ownerless(context, root);
  tn_lock_release(&context->pin_lock);
}

/// During a sweep `order` of an ownerless root is whether a pin is in it.
static void mark_pinned_roots(tn_context* context) {
  for (tn_ref op = context->ownerless; op != 0; op = tn_op__at(context, op)->next) {
    tn_op__at(context, op)->order = 0;
  }
  for (const tn_pin* pin = context->pins.next; pin != &context->pins; pin = pin->next) {
    if (tn_scope__cell(context, pin->slot, pin->generation, TN_CELL_OP) == NULL) continue;
    tn_op_cell* root = tn_op__at(context, root_of(context, pin->slot));
    if (root->counts & TN_OP_OWNERLESS) root->order = 1;
  }
}

/// Removes one unmarked root from the ownerless ones; 0 if there is none.
static tn_ref take_unpinned(tn_context* context) {
  for (tn_ref op = context->ownerless; op != 0; op = tn_op__at(context, op)->next) {
    if (tn_op__at(context, op)->order != 0) continue;
    unlink_ownerless(context, op);
    return op;
  }
  return 0;
}

/// Returns whether a call on this thread reads the IR; the call sweeps at its end.
static bool waits_for_reader(const tn_context* context) {
  tn_callback_guard* call = tn_callback_guard__reader;
  while (call != NULL && call->context != context) call = call->outer_reader;
  if (call == NULL) return false;
  bool reports = false;
  tn_callback_guard* outermost = tn_callback_guard__outermost(context, 0, &reports);
  outermost->sweeps = true;
  return true;
}

// Unpinned roots are collected under the lock and destroyed without it.
void tn_pin__sweep(tn_context* context) {
  if (waits_for_reader(context)) return;
  tn_shard* shard = context->threading ? tn_shard__acquire(context) : context->root_shard;
  if (shard == NULL) return;  // They stay ownerless until a later sweep.
  tn_lock_acquire(&context->pin_lock);
  context->releases_until_sweep = context->pin_count / 4;
  mark_pinned_roots(context);
  tn_ref doomed = 0;
  for (tn_ref op = take_unpinned(context); op != 0; op = take_unpinned(context)) {
    tn_op__at(context, op)->order = 0;
    tn_op__at(context, op)->next = doomed;
    doomed = op;
  }
  tn_lock_release(&context->pin_lock);
  while (doomed != 0) {
    tn_op_cell* cell = tn_op__at(context, doomed);
    const tn_ref next = cell->next;
    cell->next = 0;
    tn_op__destroy(shard, doomed);
    doomed = next;
  }
  if (context->threading) tn_shard__release(shard);
}

static void link_ownerless(tn_context* context, tn_ref root) {
  tn_op_cell* cell = tn_op__at(context, root);
  cell->counts |= TN_OP_OWNERLESS;
  cell->previous = 0;
  cell->next = context->ownerless;
  if (cell->next != 0) tn_op__at(context, cell->next)->previous = root;
  context->ownerless = root;
  ++context->ownerless_count;
}

void tn_pin__abandon(tn_shard* shard, tn_ref root) {
  tn_context* context = shard->context;
  if (__atomic_load_n(&context->pin_count, __ATOMIC_RELAXED) == 0) {
    tn_op__destroy(shard, root);
    return;
  }
  tn_lock_acquire(&context->pin_lock);
  link_ownerless(context, root);
  const bool now =
      context->pin_count <= EAGER_PIN_COUNT || context->ownerless_count >= context->pin_count;
  tn_lock_release(&context->pin_lock);
  if (now) tn_pin__sweep(context);
}

//===-- Public functions ----------------------------------------------------------------------===//

tn_status tn_pin_acquire(tn_op op, tn_pin* pin) {
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL)
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (pin->context != NULL) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT, tn_access__where_op(op),
                            "the pin is already in use");
  }
  tn_context* context = resolved.context;
  tn_lock_acquire(&context->pin_lock);
  *pin = (tn_pin){context->pins.previous, &context->pins, context, op.slot, op.generation};
  pin->previous->next = pin;
  context->pins.previous = pin;
  __atomic_fetch_add(&context->pin_count, 1, __ATOMIC_RELAXED);
  tn_lock_release(&context->pin_lock);
  return TN_OK;
}

void tn_pin_release(tn_pin* pin) {
  tn_context* context = pin->context;
  if (context == NULL) return;
  tn_lock_acquire(&context->pin_lock);
  pin->previous->next = pin->next;
  pin->next->previous = pin->previous;
  *pin = (tn_pin){0};
  __atomic_fetch_sub(&context->pin_count, 1, __ATOMIC_RELAXED);
  const bool ownerless = context->ownerless_count != 0;
  const bool now =
      ownerless && (context->pin_count <= EAGER_PIN_COUNT || context->releases_until_sweep <= 1);
  if (ownerless && !now) --context->releases_until_sweep;
  tn_lock_release(&context->pin_lock);
  if (now) {
    tn_pin__sweep(context);
    tn_context__flush(context);
  }
}

tn_op tn_pin_op(const tn_pin* pin, tn_scope* scope) {
  if (pin->context == NULL || !scope->open || scope->context != pin->context) return (tn_op){0};
  if (tn_scope__cell(pin->context, pin->slot, pin->generation, TN_CELL_OP) == NULL)
    return (tn_op){0};
  return (tn_op){scope->number, pin->slot, pin->generation, 0};
}

void tn_pin__release_all(tn_context* context) {
  for (tn_pin* pin = context->pins.next; pin != NULL && pin != &context->pins;) {
    tn_pin* next = pin->next;
    *pin = (tn_pin){0};
    pin = next;
  }
  context->pins.next = &context->pins;
  context->pins.previous = &context->pins;
  context->pin_count = 0;
}

tn_status tn_op_release(tn_op op) {
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL)
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  const tn_op_cell* cell = (const tn_op_cell*)(const void*)resolved.cell;
  if (cell->block != 0) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                            (tn_location){resolved.context, cell->location},
                            "only a detached op can be released; this one is in a block");
  }
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  tn_scope__disown_op(resolved.context, op.slot);
  tn_pin__abandon(resolved.scope->shard, op.slot);
  tn_context__flush(resolved.context);
  return TN_OK;
}
