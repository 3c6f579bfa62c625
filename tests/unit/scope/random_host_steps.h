// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// More steps of the random test: host wrappers, pins, keeping; included by random_test.c alone,
// after random_steps.h.

#define TIES_MAX 64
#define PINS_MAX 12

/// A wrapper of an entity in a scope; its address is the wrapper. Dead ones are kept until they
/// were looked at.
typedef struct tie {
  kind kind;
  void* entity;
  m_scope* scope;
  tn_host_state state;  // Detached: the record is free.
  size_t reclaimed;
} tie;

static tie ties[TIES_MAX];

static void reclaim_tie(void* wrapper) {
  ++((tie*)wrapper)->reclaimed;
  ++w.reclaimed_count;
}
static const tn_host_class tie_class = {.reclaim = reclaim_tie};

//===-- Wrappers ------------------------------------------------------------------------------===//

static memory handle_of(kind which, void* entity, m_scope* scope) {
  memory it = {which, entity, scope, {.op = {0, 0, 0, 0}}};
  if (which == KIND_OP) it.handle.op = op_in(entity, scope);
  if (which == KIND_BLOCK) it.handle.block = block_in(entity, scope);
  if (which == KIND_REGION) it.handle.region = region_in(entity, scope);
  if (which == KIND_VALUE) it.handle.value = value_in(entity, scope);
  return it;
}

static tn_status tie_it(const memory* it, void* wrapper) {
  switch (it->kind) {
    case KIND_OP:
      return tn_op_host_tie(it->handle.op, wrapper, &tie_class);
    case KIND_BLOCK:
      return tn_block_host_tie(it->handle.block, wrapper, &tie_class);
    case KIND_REGION:
      return tn_region_host_tie(it->handle.region, wrapper, &tie_class);
    default:
      return tn_value_host_tie(it->handle.value, wrapper, &tie_class);
  }
}

static tn_host_state tie_state(const memory* it, void** out_wrapper) {
  switch (it->kind) {
    case KIND_OP:
      return tn_op_host_state(it->handle.op, out_wrapper);
    case KIND_BLOCK:
      return tn_block_host_state(it->handle.block, out_wrapper);
    case KIND_REGION:
      return tn_region_host_state(it->handle.region, out_wrapper);
    default:
      return tn_value_host_state(it->handle.value, out_wrapper);
  }
}

static bool tie_drop(const memory* it) {
  switch (it->kind) {
    case KIND_OP:
      return tn_op_host_drop(it->handle.op);
    case KIND_BLOCK:
      return tn_block_host_drop(it->handle.block);
    case KIND_REGION:
      return tn_region_host_drop(it->handle.region);
    default:
      return tn_value_host_drop(it->handle.value);
  }
}

static void* tie_revive(const memory* it) {
  switch (it->kind) {
    case KIND_OP:
      return tn_op_host_revive(it->handle.op);
    case KIND_BLOCK:
      return tn_block_host_revive(it->handle.block);
    case KIND_REGION:
      return tn_region_host_revive(it->handle.region);
    default:
      return tn_value_host_revive(it->handle.value);
  }
}

static void tie_detach(const memory* it) {
  if (it->kind == KIND_OP) tn_op_host_detach(it->handle.op);
  if (it->kind == KIND_BLOCK) tn_block_host_detach(it->handle.block);
  if (it->kind == KIND_REGION) tn_region_host_detach(it->handle.region);
  if (it->kind == KIND_VALUE) tn_value_host_detach(it->handle.value);
}

static tie* find_tie(const void* entity, const m_scope* scope) {
  for (size_t i = 0; i < TIES_MAX; ++i) {
    const bool used = ties[i].state != TN_HOST_DETACHED;
    if (used && ties[i].entity == entity && ties[i].scope == scope) return &ties[i];
  }
  return NULL;
}

static void* any_entity(kind which) {
  if (which == KIND_OP) return any_op();
  if (which == KIND_BLOCK) return any_block();
  if (which == KIND_VALUE) return any_value();
  return any_region();
}

static void step_tie(void) {
  const kind which = (kind)below(4);
  void* entity = any_entity(which);
  if (entity == NULL) return;
  const memory it = handle_of(which, entity, any_scope());
  tie* fresh = &ties[below(TIES_MAX)];
  if (fresh->state != TN_HOST_DETACHED) return;
  const tie candidate = {which, entity, it.scope, TN_HOST_ACTIVE, 0};
  const bool taken = find_tie(entity, it.scope) != NULL;
  EXPECT_STATUS(taken ? TN_ALREADY_EXISTS : TN_OK, tie_it(&it, fresh));
  if (!taken) *fresh = candidate;
}

static void step_change_tie(void) {
  tie* at = &ties[below(TIES_MAX)];
  if (at->state == TN_HOST_DETACHED) return;
  const memory it = handle_of(at->kind, at->entity, at->scope);
  void* wrapper = NULL;
  EXPECT_EQ(at->state, tie_state(&it, &wrapper));
  EXPECT_TRUE(wrapper == at);
  EXPECT_EQ(0, at->reclaimed);
  if (one_in(4)) {
    tie_detach(&it);
    at->state = TN_HOST_DETACHED;
  } else if (one_in(2)) {
    EXPECT_TRUE(tie_drop(&it) == (at->state == TN_HOST_ACTIVE));
    at->state = TN_HOST_INACTIVE;
  } else {
    EXPECT_TRUE(tie_revive(&it) == at);
    at->state = TN_HOST_ACTIVE;
  }
}

/// What died meanwhile was reclaimed once if it was inactive, and never otherwise.
static void check_ties(void) {
  for (size_t i = 0; i < TIES_MAX; ++i) {
    tie* it = &ties[i];
    if (it->state == TN_HOST_DETACHED) continue;
    const memory entity = {it->kind, it->entity, it->scope, {.op = {0, 0, 0, 0}}};
    const bool gone = !it->scope->open || !is_alive(&entity);
    EXPECT_EQ(gone && it->state == TN_HOST_INACTIVE ? 1 : 0, it->reclaimed);
    if (gone) *it = (tie){KIND_OP, NULL, NULL, TN_HOST_DETACHED, 0};
  }
}

//===-- Pins ----------------------------------------------------------------------------------===//

typedef struct m_pin {
  tn_pin pin;
  m_op* op;  // NULL when it holds nothing.
} m_pin;

static m_pin pins[PINS_MAX];

static size_t count_pins(void) {
  size_t count = 0;
  for (size_t i = 0; i < PINS_MAX; ++i) count += pins[i].op != NULL;
  return count;
}

static bool is_pinned(const m_op* root) {
  for (size_t i = 0; i < PINS_MAX; ++i) {
    const m_op* op = pins[i].op;
    if (op != NULL && op->alive && model_is_ancestor(root, op)) return true;
  }
  return false;
}

static bool is_ownerless(const m_op* op) { return op->block == NULL && op->owner == NULL; }

/// Destroys the ownerless roots that no pin is in.
static void sweep_model(void) {
  for (size_t i = 0; i < w.ops.count;) {
    m_op* op = w.ops.items[i];
    if (is_ownerless(op) && !is_pinned(op)) {
      kill_op(op);
      i = 0;
    } else {
      ++i;
    }
  }
}

/// The detached `op` loses its owner.
static void abandon(m_op* op) {
  op->owner = NULL;
  if (is_pinned(op)) ++w.ownerless_count;
  if (count_pins() != 0) {
    sweep_model();
  } else {
    kill_op(op);
  }
}

static void step_pin(void) {
  m_pin* at = &pins[below(PINS_MAX)];
  m_op* op = any_op();
  if (op == NULL) return;
  const tn_op handle = op_in(op, any_scope());
  EXPECT_STATUS(at->op == NULL ? TN_OK : TN_INVALID_ARGUMENT, tn_pin_acquire(handle, &at->pin));
  if (at->op == NULL) at->op = op;
}

static void step_unpin(void) {
  m_pin* at = &pins[below(PINS_MAX)];
  if (at->op != NULL) {
    m_scope* scope = any_scope();
    const tn_op expected = at->op->alive ? op_in(at->op, scope) : (tn_op){0, 0, 0, 0};
    const tn_op actual = tn_pin_op(&at->pin, scope->scope);
    EXPECT_BITS(expected, actual);
  }
  const bool held = at->op != NULL;
  tn_pin_release(&at->pin);
  at->op = NULL;
  if (held) sweep_model();
}

static void step_release(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  const tn_op handle = op_in(op, any_scope());
  EXPECT_STATUS(op->block == NULL ? TN_OK : TN_INVALID_ARGUMENT, tn_op_release(handle));
  if (op->block == NULL) abandon(op);
}

static void close_ties_and_pins(void) {
  for (size_t i = 0; i < PINS_MAX; ++i) {
    EXPECT_TRUE(pins[i].pin.context == NULL);
    pins[i].op = NULL;
  }
  for (size_t i = 0; i < TIES_MAX; ++i) {
    EXPECT_EQ(ties[i].state == TN_HOST_INACTIVE ? 1 : 0, ties[i].reclaimed);
    ties[i] = (tie){KIND_OP, NULL, NULL, TN_HOST_DETACHED, 0};
  }
}

//===-- Scopes --------------------------------------------------------------------------------===//

static void step_open_scope(void) {
  if (w.scope_count == SCOPES_MAX) return;
  m_scope* scope = calloc(1, sizeof *scope);
  scope->parent = w.scopes[w.scope_count - 1];
  EXPECT_STATUS(TN_OK, tn_scope_open(w.context, scope->parent->scope, &scope->scope));
  scope->number = tn_scope_number(scope->scope);
  scope->open = true;
  w.scopes[w.scope_count++] = scope;
}

static void step_close_scope(void) {
  if (w.scope_count == 1) return;
  const size_t keep = 1 + below(w.scope_count - 1);
  tn_scope* closing = w.scopes[keep]->scope;
  for (size_t i = keep; i < w.scope_count; ++i) {
    w.scopes[i]->open = false;
    list_push(&w.closed_scopes, w.scopes[i]);
  }
  w.scope_count = keep;
  tn_scope_close(closing);
  for (size_t i = 0; i < w.ops.count;) {
    m_op* op = w.ops.items[i];
    if (op->block == NULL && op->owner != NULL && !op->owner->open) {
      abandon(op);
      i = 0;
    } else {
      ++i;
    }
  }
}

static void step_keep(void) {
  m_op* op = any_op();
  m_scope* scope = any_scope();
  if (op == NULL) return;
  tn_op kept;
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope->scope, op_in(op, any_scope()), &kept));
  const tn_op expected = op_in(op, scope);
  EXPECT_BITS(expected, kept);
  if (op->block != NULL) return;
  if (op->owner == NULL) op->owner = scope;
  for (m_scope* inner = op->owner; inner != NULL; inner = inner->parent) {
    if (inner == scope) op->owner = scope;
  }
}

static void step_keep_others(void) {
  m_block* block = any_block();
  m_value* value = any_value();
  m_region* region = any_entity(KIND_REGION);
  m_scope* scope = any_scope();
  if (block != NULL) {
    tn_block kept;
    const tn_block expected = block_in(block, scope);
    EXPECT_STATUS(TN_OK, tn_scope_keep_block(scope->scope, block_in(block, any_scope()), &kept));
    EXPECT_BITS(expected, kept);
  }
  if (value != NULL) {
    tn_value kept;
    const tn_value expected = value_in(value, scope);
    EXPECT_STATUS(TN_OK, tn_scope_keep_value(scope->scope, value_in(value, any_scope()), &kept));
    EXPECT_BITS(expected, kept);
  }
  if (region != NULL) {
    tn_region kept;
    const tn_region expected = region_in(region, scope);
    EXPECT_STATUS(TN_OK, tn_scope_keep_region(scope->scope, region_in(region, any_scope()), &kept));
    EXPECT_BITS(expected, kept);
  }
}
