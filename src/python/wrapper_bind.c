// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrappers of entities: made, revived, dropped, reclaimed.
//
// The library knows one wrapper for an entity (TNP_TIED). An op may have up to three: it as an
// Operation, as an OpView and, for a builtin.module, as a Module; they are in a ring of siblings.
// Which of them Python holds (TNP_ACTIVE) is known here alone; a wrapper that is dropped keeps its
// bytes, with its siblings, until the library tells that the entity is gone.
//
// Active wrappers are in a list of their context, which is how detached_trees.c finds
// out whether a tree is still held. They hold the context; Inactive ones hold nothing but what the
// user set on them.
//
// A wrapper without attributes refers to nothing but its context, so the garbage collector is only
// told of it once it has some. Attributes that outlive the last name of their wrapper are held by
// the context, which shows them to the collector: they may lead back to the context, and then go
// together with it. For that the collector has to know whatever refers to the context, so from the
// first such wrapper on all wrappers of the context are told to it.

#include "wrapper_bind.h"

#include "wrapper_memory.h"

//===-- The list of wrappers ----------------------------------------------------------------===//
//
// The context lists its Active wrappers, and then the Inactive ones that have attributes. A
// wrapper knows its place, so one that leaves is replaced by the last of its part.

/// Makes room for one more wrapper, for the next `activate`; false with an error.
static bool grow_list(tnp_context* context) {
  const uint32_t capacity = context->wrapper_capacity == 0 ? 64 : context->wrapper_capacity * 2;
  tnp_entity** wrappers =
      capacity < context->wrapper_capacity
          ? NULL
          : PyMem_Realloc(context->wrappers, (size_t)capacity * sizeof(tnp_entity*));
  if (wrappers == NULL) {
    PyErr_NoMemory();
    return false;
  }
  context->wrappers = wrappers;
  context->wrapper_capacity = capacity;
  return true;
}

static inline bool has_room(tnp_context* context) {
  const uint32_t count = context->active_count + context->kept_count;
  return count < context->wrapper_capacity || grow_list(context);
}

static inline void put(tnp_context* context, uint32_t place, tnp_entity* entity) {
  context->wrappers[place] = entity;
  entity->place = place;
}

/// There is room, or the wrapper is kept.
static inline void activate(tnp_entity* entity) {
  tnp_context* context = entity->context;
  Py_INCREF(context);
  const uint32_t first_kept = context->active_count;
  if (entity->flags & TNP_KEPT) {
    put(context, entity->place, context->wrappers[first_kept]);
    --context->kept_count;
    entity->flags &= (uint16_t)~TNP_KEPT;
  } else if (context->kept_count != 0) {
    put(context, first_kept + context->kept_count, context->wrappers[first_kept]);
  }
  put(context, first_kept, entity);
  ++context->active_count;
  entity->flags |= TNP_ACTIVE;
  if (context->is_traversed) tnp_entity_track(entity);
}

static inline void deactivate(tnp_entity* entity) {
  tnp_context* context = entity->context;
  const uint32_t last = --context->active_count;
  put(context, entity->place, context->wrappers[last]);
  if (context->kept_count != 0) {
    put(context, last, context->wrappers[last + context->kept_count]);
  }
  entity->flags &= (uint16_t)~TNP_ACTIVE;
}

//===-- Attributes that outlive the last name -----------------------------------------------===//

/// Tells the garbage collector of all that refers to the context.
static void traverse_all(tnp_context* context) {
  context->is_traversed = true;
  for (uint32_t i = 0; i < context->active_count; ++i) {
    tnp_entity_track(context->wrappers[i]);
  }
  tnp_table_track(&context->table);
}

/// The wrapper, Inactive now, has attributes: the context holds them. Its place in the list was
/// just given up, so there is room.
static void keep_attributes(tnp_entity* entity) {
  tnp_context* context = entity->context;
  if (!context->is_traversed) traverse_all(context);
  put(context, context->active_count + context->kept_count++, entity);
  entity->flags |= TNP_KEPT;
}

static void let_attributes(tnp_entity* entity) {
  if ((entity->flags & TNP_KEPT) == 0) return;
  tnp_context* context = entity->context;
  const uint32_t last = context->active_count + --context->kept_count;
  put(context, entity->place, context->wrappers[last]);
  entity->flags &= (uint16_t)~TNP_KEPT;
}

int tnp_kept_traverse(tnp_context* context, visitproc visit, void* arg) {
  for (uint32_t i = 0; i < context->kept_count; ++i) {
    Py_VISIT(context->wrappers[context->active_count + i]->attributes);
  }
  return 0;
}

void tnp_kept_clear(tnp_context* context) {
  while (context->kept_count != 0) {
    tnp_entity* entity = context->wrappers[context->active_count + context->kept_count - 1];
    let_attributes(entity);
    Py_CLEAR(entity->attributes);
  }
}

//===-- The library's side ------------------------------------------------------------------===//

static void forget(void* wrapper);
static const tn_host_class host_class = {.forget = forget};

static tn_status wrapper_bind(tnp_entity* entity) {
  tn_status status;
  switch (entity->kind) {
    case TNP_OP:
      status = tn_op_host_tie(entity->handle.op, entity, &host_class);
      break;
    case TNP_BLOCK:
      status = tn_block_host_tie(entity->handle.block, entity, &host_class);
      break;
    case TNP_REGION:
      status = tn_region_host_tie(entity->handle.region, entity, &host_class);
      break;
    default:
      status = tn_value_host_tie(entity->handle.value, entity, &host_class);
      break;
  }
  return status;
}

static void host_detach(const tnp_entity* entity) {
  switch (entity->kind) {
    case TNP_OP:
      tn_op_host_detach(entity->handle.op);
      break;
    case TNP_BLOCK:
      tn_block_host_detach(entity->handle.block);
      break;
    case TNP_REGION:
      tn_region_host_detach(entity->handle.region);
      break;
    default:
      tn_value_host_detach(entity->handle.value);
      break;
  }
}

//===-- Ends --------------------------------------------------------------------------------===//

static void unlink_sibling(tnp_entity* entity) {
  tnp_entity* before = entity->sibling;
  while (before->sibling != entity) before = before->sibling;
  before->sibling = entity->sibling;
  entity->sibling = entity;
}

/// Gives the bytes of an Inactive wrapper back, unless its end is under way. Runs no Python where
/// there is a context, which is settled later.
static void free_entity(tnp_entity* entity) {
  if (entity->flags & TNP_PINNED) return;
  PyTypeObject* type = Py_TYPE(entity);
  PyObject* attributes = entity->attributes;
  if (entity->root != NULL) tnp_detached_tree_forget_wrapper(entity);
  if (attributes != NULL && entity->context != NULL) {
    let_attributes(entity);
    tnp_defer(entity->context, attributes, false);
    attributes = NULL;
  }
  entity->attributes = NULL;
  tnp_wrapper_memory_give(entity);
  Py_XDECREF(attributes);
  Py_DECREF(type);
}

/// The library does not know the family any more: frees the Inactive siblings of `entity`, and
/// itself when it is Inactive.
static void free_family(tnp_entity* entity) {
  tnp_entity* other = entity->sibling;
  while (other != entity) {
    tnp_entity* next = other->sibling;
    other->sibling = other;
    other->flags &= (uint16_t)~TNP_TIED;
    if ((other->flags & TNP_ACTIVE) == 0) free_entity(other);
    other = next;
  }
  entity->sibling = entity;
  entity->flags &= (uint16_t)~TNP_TIED;
  if ((entity->flags & TNP_ACTIVE) == 0) free_entity(entity);
}

static void forget(void* wrapper) {
  if (tnp.exiting) return;
  if (tnp_holds_lock || PyGILState_Check()) {
    free_family((tnp_entity*)wrapper);
    return;
  }
  const PyGILState_STATE state = PyGILState_Ensure();
  free_family((tnp_entity*)wrapper);
  PyGILState_Release(state);
}

static bool any_active(const tnp_entity* entity) {
  const tnp_entity* other = entity;
  do {
    if (other->flags & TNP_ACTIVE) return true;
    other = other->sibling;
  } while (other != entity);
  return false;
}

static tnp_entity* tied_of(tnp_entity* entity) {
  tnp_entity* other = entity;
  do {
    if (other->flags & TNP_TIED) return other;
    other = other->sibling;
  } while (other != entity);
  return NULL;
}

/// Takes a wrapper that is freed with every drop out of its family, which stays bound.
static void leave_family(tnp_entity* entity) {
  tnp_entity* rest = entity->sibling == entity ? NULL : entity->sibling;
  unlink_sibling(entity);
  if ((entity->flags & TNP_TIED) == 0) return;
  host_detach(entity);
  entity->flags &= (uint16_t)~TNP_TIED;
  if (rest == NULL) return;
  if (wrapper_bind(rest) == TN_OK) {
    rest->flags |= TNP_TIED;
  } else if (!any_active(rest)) {
    free_family(rest);
  }
}

/// Whether a type's objects run code of the user at every end, so that they cannot be kept.
static bool has_finalizer(const PyTypeObject* type) {
  return type->tp_finalize != NULL || type->tp_del != NULL;
}

/// What becomes of the bytes of `entity`, which is Inactive now: kept by the library or freed.
static void settle_bytes(tnp_entity* entity) {
  if ((entity->flags & (TNP_PINNED | TNP_ALIAS)) != 0 || has_finalizer(Py_TYPE(entity))) {
    if (entity->flags & TNP_PINNED) return;
    leave_family(entity);
    free_entity(entity);
    return;
  }
  if (entity->sibling == entity ? (entity->flags & TNP_TIED) != 0
                                : any_active(entity) || tied_of(entity) != NULL) {
    return;
  }
  free_family(entity);
}

/// Tells those who hold weak references to `entity`, which is Inactive now, so that one who fetches
/// it meanwhile revives it as at any other time. False if it is Active afterwards, or if another
/// end of it is under way, which sees to the bytes.
static bool tell_weak_references(tnp_entity* entity) {
  const bool was_pinned = (entity->flags & TNP_PINNED) != 0;
  entity->flags |= TNP_PINNED;
  PyObject_ClearWeakRefs((PyObject*)entity);
  if (!was_pinned) entity->flags &= (uint16_t)~TNP_PINNED;
  return !was_pinned && (entity->flags & TNP_ACTIVE) == 0;
}

/// Every end but that of an Active wrapper that the library keeps and that nobody sees.
__attribute__((noinline)) static void end_wrapper(PyObject* self) {
  tnp_entity* entity = (tnp_entity*)self;
  // The deallocator of a user's class has the object tracked when it calls this one.
  if ((entity->flags & TNP_TRACKED) || Py_TYPE(self)->tp_dealloc != tnp_entity_dealloc) {
    PyObject_GC_UnTrack(self);
    entity->flags &= (uint16_t)~TNP_TRACKED;
  }
  if ((entity->flags & TNP_ACTIVE) == 0) {  // Never initialised.
    if (entity->weak_references != NULL) PyObject_ClearWeakRefs(self);
    free_entity(entity);
    return;
  }
  if (tnp_runs != NULL && tnp_run_put_off(entity)) return;
  tnp_context* context = entity->context;
  const bool was_anchor = entity->root != NULL && tnp_detached_tree_drop_anchor(entity);
  deactivate(entity);
  if (entity->attributes != NULL) keep_attributes(entity);
  if (entity->weak_references == NULL || tell_weak_references(entity)) settle_bytes(entity);
  if (was_anchor) tnp_detached_tree_lost_anchor(context);
  tnp_settle(context);
  Py_DECREF(context);
}

void tnp_entity_dealloc(PyObject* self) {
  tnp_entity* entity = (tnp_entity*)self;
  tnp_context* context = entity->context;
  const PyTypeObject* type = Py_TYPE(self);
  const uint32_t state = entity->flags & (TNP_TRACKED | TNP_ACTIVE | TNP_PINNED | TNP_ALIAS);
  // The library knows it, or the other one of a pair.
  const bool is_kept = ((entity->flags | entity->sibling->flags) & TNP_TIED) != 0;
  if (state != TNP_ACTIVE || !is_kept || type->tp_dealloc != tnp_entity_dealloc ||
      entity->root != NULL || entity->attributes != NULL || entity->weak_references != NULL ||
      tnp_runs != NULL || context->deferred != NULL || has_finalizer(type)) {
    end_wrapper(self);
    return;
  }
  deactivate(entity);
  Py_DECREF(context);
}

int tnp_entity_traverse(PyObject* self, visitproc visit, void* arg) {
  tnp_entity* entity = (tnp_entity*)self;
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(entity->attributes);
  if (entity->flags & TNP_ACTIVE) Py_VISIT(entity->context);
  return 0;
}

int tnp_entity_clear(PyObject* self) {
  Py_CLEAR(((tnp_entity*)self)->attributes);
  return 0;
}

void tnp_entity_detach(tnp_entity* entity) {
  if (entity->context == NULL || (entity->flags & TNP_ALIAS)) return;
  leave_family(entity);
  entity->flags |= TNP_ALIAS;
  tnp_settle(entity->context);
}

//===-- Beginnings --------------------------------------------------------------------------===//

/// Fills a fresh wrapper in and makes it Active, outside of any family. There is room.
static inline void start(tnp_entity* entity, tnp_context* context, tn_op handle,
                         tnp_entity_kind kind) {
  entity->context = context;
  entity->handle.op = handle;
  entity->kind = (uint8_t)kind;
  activate(entity);
}

tnp_entity* tnp_entity_allocate(PyTypeObject* type) { return tnp_wrapper_memory_take(type); }

bool tnp_entity_start_alias(tnp_entity* alias, const tnp_entity* from) {
  if (!has_room(from->context)) return false;
  alias->role = from->role;
  alias->flags |= TNP_ALIAS;
  start(alias, from->context, from->handle.op, (tnp_entity_kind)from->kind);
  return true;
}

/// Gives a wrapper that the library has back to Python; NULL with an error.
static PyObject* revive(tnp_entity* entity) {
  if (entity->flags & TNP_PUT_OFF) {
    tnp_run_put_on(entity);
    _Py_NewReference((PyObject*)entity);
    if (entity->attributes != NULL || entity->context->is_traversed) tnp_entity_track(entity);
    return (PyObject*)entity;
  }
  if (entity->flags & TNP_ACTIVE) {
    Py_INCREF(entity);
    return (PyObject*)entity;
  }
  if (!has_room(entity->context)) return NULL;
  _Py_NewReference((PyObject*)entity);
  activate(entity);
  if (entity->attributes != NULL) tnp_entity_track(entity);
  return (PyObject*)entity;
}

/// Ties the fresh, Active `entity`; false with an error.
static bool bind(tnp_entity* entity) {
  const tn_status status = wrapper_bind(entity);
  if (status == TN_OK) {
    entity->flags |= TNP_TIED;
    return true;
  }
  entity->flags |= TNP_ALIAS;
  if (status == TN_OUT_OF_MEMORY) {
    PyErr_NoMemory();
  } else {
    tnp_raise_stale(entity);
  }
  return false;
}

/// The wrapper that the library has for a handle, Active now; NULL when there is none.
static tnp_entity* host_revive(tn_op handle, tnp_entity_kind kind) {
  const tn_value self = {handle.scope, handle.slot, handle.generation, handle.index};
  switch (kind) {
    case TNP_OP:
      return tn_op_host_revive(handle);
    case TNP_BLOCK:
      return tn_block_host_revive((tn_block){self.scope, self.slot, self.generation, self.index});
    case TNP_REGION:
      return tn_region_host_revive((tn_region){self.scope, self.slot, self.generation, self.index});
    default:
      return tn_value_host_revive(self);
  }
}

/// Gives the bytes of a wrapper that was never started back.
static void discard(tnp_entity* fresh) { free_entity(fresh); }

/// Takes back what starting `entity` did, which `status` kept from being bound.
static void give_up(tnp_entity* entity, tn_status status) {
  tnp_context* context = entity->context;
  if (status == TN_OUT_OF_MEMORY) PyErr_NoMemory();
  if (status != TN_OUT_OF_MEMORY && status != TN_ALREADY_EXISTS) tnp_raise_stale(entity);
  deactivate(entity);
  discard(entity);
  Py_DECREF(context);
}

/// Starts and binds the fresh `entity`. False when the library has a wrapper already, which then
/// stays what it is, or with an error; `entity` is gone then.
static bool start_tied(tnp_entity* entity, tnp_context* context, tn_op handle,
                       tnp_entity_kind kind) {
  if (!has_room(context)) {
    discard(entity);
    return false;
  }
  start(entity, context, handle, kind);
  const tn_status status = wrapper_bind(entity);
  if (status == TN_OK) {
    entity->flags |= TNP_TIED;
    return true;
  }
  give_up(entity, status);
  return false;
}

/// The wrapper of a block, region or value, the long way: allocating may run Python.
static PyObject* make_single(PyTypeObject* type, tnp_context* context, tn_op handle,
                             tnp_entity_kind kind) {
  tnp_entity* entity = tnp_entity_allocate(type);
  if (entity == NULL) return NULL;
  if (start_tied(entity, context, handle, kind)) return (PyObject*)entity;
  if (PyErr_Occurred()) return NULL;
  tnp_entity* found = host_revive(handle, kind);
  return found == NULL ? make_single(type, context, handle, kind) : revive(found);
}

/// The wrapper of what has its place at `place` (NULL when the library has none): the one that is
/// there, or a new one. Always inline: most of it is filling in what its caller knows.
__attribute__((always_inline)) static inline PyObject* at_place(void** place, PyTypeObject* type,
                                                                tnp_context* context, tn_op handle,
                                                                tnp_entity_kind kind) {
  if (place == NULL || !has_room(context)) {
    return PyErr_Occurred() ? NULL : make_single(type, context, handle, kind);
  }
  if (*place != NULL) return revive(*place);
  tnp_entity* entity = tnp_wrapper_memory_take_plain(type);
  if (entity == NULL) {
    const tnp_entity empty = {.handle.op = handle, .kind = (uint8_t)kind};
    host_detach(&empty);
    return make_single(type, context, handle, kind);
  }
  start(entity, context, handle, kind);
  entity->flags |= TNP_TIED;
  *place = entity;
  return (PyObject*)entity;
}

static inline uint32_t current_number(tnp_context* context) {
  if (context->open_scope_count == 0) return context->root_number;
  const tnp_scope* scope = tnp_stack_scope(context);
  return scope == NULL ? context->root_number : scope->number;
}

PyObject* tnp_wrap_block(tnp_context* context, tn_block block) {
  if (tn_block_is_null(block)) Py_RETURN_NONE;
  block.scope = current_number(context);
  const tn_op handle = {block.scope, block.slot, block.generation, block.index};
  return at_place(tn_block_host_place(block, &host_class), tnp.block, context, handle, TNP_BLOCK);
}

PyObject* tnp_wrap_region(tnp_context* context, tn_region region) {
  if (tn_region_is_null(region)) Py_RETURN_NONE;
  region.scope = current_number(context);
  const tn_op handle = {region.scope, region.slot, region.generation, region.index};
  return at_place(tn_region_host_place(region, &host_class), tnp.region, context, handle,
                  TNP_REGION);
}

/// Lets a registered caster make an object of its own of a new value.
static PyObject* cast_value(PyObject* value) {
  return tnp.value_caster == NULL || value == NULL ? value : tnp_cast(tnp.value_caster, value);
}

PyObject* tnp_wrap_value(tnp_context* context, tn_value value) {
  if (tn_value_is_null(value)) Py_RETURN_NONE;
  if (!tnp_settled(context)) return NULL;
  value.scope = current_number(context);
  PyTypeObject* type = tn_value_is_block_argument(value) ? tnp.block_argument : tnp.op_result;
  const tn_op handle = {value.scope, value.slot, value.generation, value.index};
  void** place = tn_value_host_place(value, &host_class);
  return cast_value(at_place(place, type, context, handle, TNP_VALUE));
}

PyObject* tnp_only_result(tnp_entity* op) {
  tnp_context* context = op->context;
  if (context == NULL || tnp_runs != NULL || op->handle.op.scope != current_number(context)) {
    return NULL;
  }
  // The first result's handle has the bits of its op's.
  const tn_value value = op->handle.value;
  void** place = tn_value_host_place(value, &host_class);
  if (place == NULL) return NULL;
  return cast_value(at_place(place, tnp.op_result, context, op->handle.op, TNP_VALUE));
}

PyObject* tnp_result_if_there(tnp_entity* op, uint32_t number) {
  tnp_context* context = op->context;
  tn_op handle = op->handle.op;
  if (context == NULL || handle.scope != current_number(context) || !tnp_settled(context) ||
      !has_room(context)) {
    return NULL;
  }
  handle.index = number;
  void** place = tn_value_host_place(
      (tn_value){handle.scope, handle.slot, handle.generation, number}, &host_class);
  if (place == NULL) return NULL;
  return cast_value(at_place(place, tnp.op_result, context, handle, TNP_VALUE));
}

//===-- Wrappers of ops ---------------------------------------------------------------------===//

/// Whether the collector took the class of a dropped wrapper apart, which went with a cycle that
/// the two were in: nothing can be asked of such a wrapper.
static inline bool is_torn(const tnp_entity* entity) {
  return (entity->flags & (TNP_ACTIVE | TNP_IN_CHUNK)) == 0 && Py_TYPE(entity)->tp_mro == NULL;
}

static inline tnp_entity* member(tnp_entity* family, tnp_role role) {
  tnp_entity* other = family;
  do {
    if (other->role == role && !is_torn(other)) return other;
    other = other->sibling;
  } while (other != family);
  return NULL;
}

static PyTypeObject* type_of_role(tnp_context* context, tn_op op, tnp_role role) {
  switch (role) {
    case TNP_ROLE_OPERATION:
      return tnp.operation;
    case TNP_ROLE_MODULE:
      return tnp.module_op;
    default:
      return tnp_op_class(context, op);
  }
}

/// The same without running Python; NULL, without an error, where that does not do.
static inline PyTypeObject* known_type(tnp_context* context, tn_op op, tnp_role role) {
  return role == TNP_ROLE_VIEW ? tnp_known_op_class(context, op) : type_of_role(context, op, role);
}

/// Puts the fresh, Active `entity` into the family, which is Active in the library.
static void join(tnp_entity* family, tnp_entity* entity) {
  entity->sibling = family->sibling;
  family->sibling = entity;
}

/// The wrapper of an op, the long way.
static PyObject* make_op(tnp_context* context, tn_op op, tnp_role role) {
  PyTypeObject* type = type_of_role(context, op, role);
  Py_XINCREF(type);  // What runs may take it out of the registry, which alone holds it.
  tnp_entity* entity = type == NULL ? NULL : tnp_entity_allocate(type);
  Py_XDECREF(type);
  // Finding the class and allocating may run Python, which may have made the wrapper, or erased
  // the op.
  tnp_entity* family = tn_op_host_revive(op);
  tnp_entity* found = family == NULL ? NULL : member(family, role);
  if (entity == NULL || found != NULL || !has_room(context)) {
    if (entity != NULL) discard(entity);
    return entity != NULL && found != NULL ? revive(found) : NULL;
  }
  entity->role = (uint8_t)role;
  start(entity, context, op, TNP_OP);
  if (family != NULL) {
    join(family, entity);
  } else if (!bind(entity)) {
    Py_DECREF(entity);
    return NULL;
  }
  return (PyObject*)entity;
}

__attribute__((always_inline)) static inline PyObject* wrap_op(tnp_context* context, tn_op op,
                                                               tnp_role role) {
  if (!tnp_settled(context)) return NULL;
  void** place = has_room(context) ? tn_op_host_place(op, &host_class) : NULL;
  if (place == NULL) return PyErr_Occurred() ? NULL : make_op(context, op, role);
  tnp_entity* family = *place;
  tnp_entity* found = family == NULL ? NULL : member(family, role);
  if (found != NULL) return revive(found);
  PyTypeObject* type = known_type(context, op, role);
  tnp_entity* entity = type == NULL ? NULL : tnp_wrapper_memory_take_plain(type);
  if (entity == NULL) {
    if (family == NULL) tn_op_host_detach(op);
    return make_op(context, op, role);
  }
  entity->role = (uint8_t)role;
  start(entity, context, op, TNP_OP);
  if (family != NULL) {
    join(family, entity);
  } else {
    entity->flags |= TNP_TIED;
    *place = entity;
  }
  return (PyObject*)entity;
}

PyObject* tnp_wrap_op_in(tnp_context* context, tn_op op, tnp_role role) {
  return wrap_op(context, op, role);
}

PyObject* tnp_wrap_op(tnp_context* context, tn_op op, tnp_role role) {
  if (tn_op_is_null(op)) Py_RETURN_NONE;
  op.scope = current_number(context);
  return wrap_op(context, op, role);
}

PyObject* tnp_wrap_new_op(tnp_context* context, tn_op op, bool has_one_result) {
  op.scope = current_number(context);
  tnp_entity* entity = (tnp_entity*)wrap_op(context, op, TNP_ROLE_OPERATION);
  // How many results an op has never changes.
  if (entity != NULL && has_one_result) entity->flags |= TNP_ONE_RESULT;
  return (PyObject*)entity;
}

PyObject* tnp_op_in_role(tnp_entity* entity, tnp_role role) {
  tnp_entity* found = member(entity, role);
  if (found != NULL) return revive(found);
  tnp_context* context = entity->context;
  PyTypeObject* type = known_type(context, entity->handle.op, role);
  tnp_entity* made =
      type == NULL || !has_room(context) ? NULL : tnp_wrapper_memory_take_plain(type);
  if (made == NULL) {
    return PyErr_Occurred() ? NULL : make_op(context, entity->handle.op, role);
  }
  made->role = (uint8_t)role;
  start(made, context, entity->handle.op, TNP_OP);
  join(entity, made);
  return (PyObject*)made;
}

bool tnp_op_bind(tnp_entity* self, tnp_context* context, tn_op op, tnp_role role) {
  if (!has_room(context)) return false;
  op.scope = current_number(context);
  self->role = (uint8_t)role;
  tnp_entity* family = tn_op_host_revive(op);
  start(self, context, op, TNP_OP);
  if (family == NULL) return bind(self);
  tnp_entity* other = member(family, role);
  join(family, self);
  if (other != NULL) {
    const bool was_active = (other->flags & TNP_ACTIVE) != 0;
    if (other->root != NULL) tnp_detached_tree_pass_on(other, self);
    leave_family(other);
    other->flags |= TNP_ALIAS;
    if (!was_active) free_entity(other);
    tnp_settle(context);
  }
  return true;
}
