// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrappers of entities: how they are created, revived, dropped and freed.
//
// Active and Inactive are the states of <tenure/host.h>. The library caches one wrapper for each
// entity (TNP_TIED). An op has up to three, which form a ring of siblings: an Operation, an OpView
// and, for a builtin.module, a Module. Only this file knows which of them Python references
// (TNP_ACTIVE); a dropped wrapper stays allocated, with its siblings, until the library calls
// `forget`.
//
// The context lists its Active wrappers; detached_trees.c searches the list to find out whether a
// tree is still referenced. An Active wrapper holds a reference to the context, an Inactive one
// only to the attributes that the user set on it.
//
// A wrapper without attributes refers to nothing but its context, so the garbage collector tracks
// a wrapper only once it has attributes. The context owns the attributes of Inactive wrappers and
// traverses them: they may form a cycle with the context. To free such a cycle the collector must
// see every reference to the context, so from the first such wrapper on it tracks all wrappers of
// the context.

#include "wrapper_bind.h"

#include "wrapper_memory.h"

//===-- The list of wrappers ----------------------------------------------------------------===//
//
// The context lists its Active wrappers, then the Inactive ones that have attributes. A wrapper
// knows its place; when it is removed, the last one of its part moves there.

/// Grows the list for the next `activate`; false with an error.
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

static inline void set_place(tnp_context* context, uint32_t place, tnp_entity* entity) {
  context->wrappers[place] = entity;
  entity->place = place;
}

/// The list has room, or the wrapper is kept.
static inline void activate(tnp_entity* entity) {
  tnp_context* context = entity->context;
  Py_INCREF(context);
  const uint32_t first_kept = context->active_count;
  if (entity->flags & TNP_KEPT) {
    set_place(context, entity->place, context->wrappers[first_kept]);
    --context->kept_count;
    entity->flags &= (uint16_t)~TNP_KEPT;
  } else if (context->kept_count != 0) {
    set_place(context, first_kept + context->kept_count, context->wrappers[first_kept]);
  }
  set_place(context, first_kept, entity);
  ++context->active_count;
  entity->flags |= TNP_ACTIVE;
  if (context->is_traversed) tnp_entity_track(entity);
}

static inline void deactivate(tnp_entity* entity) {
  tnp_context* context = entity->context;
  const uint32_t last = --context->active_count;
  set_place(context, entity->place, context->wrappers[last]);
  if (context->kept_count != 0) {
    set_place(context, last, context->wrappers[last + context->kept_count]);
  }
  entity->flags &= (uint16_t)~TNP_ACTIVE;
}

//===-- Attributes of Inactive wrappers -----------------------------------------------------===//

/// Makes the garbage collector track everything that refers to the context.
static void traverse_all(tnp_context* context) {
  context->is_traversed = true;
  for (uint32_t i = 0; i < context->active_count; ++i) {
    tnp_entity_track(context->wrappers[i]);
  }
  tnp_table_track(&context->table);
}

/// Makes the context own the attributes of a wrapper that has just become Inactive. `deactivate`
/// has freed its place in the list, so there is room.
static void add_kept(tnp_entity* entity) {
  tnp_context* context = entity->context;
  if (!context->is_traversed) traverse_all(context);
  set_place(context, context->active_count + context->kept_count++, entity);
  entity->flags |= TNP_KEPT;
}

/// Undoes add_kept.
static void remove_kept(tnp_entity* entity) {
  if ((entity->flags & TNP_KEPT) == 0) return;
  tnp_context* context = entity->context;
  const uint32_t last = context->active_count + --context->kept_count;
  set_place(context, entity->place, context->wrappers[last]);
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
    remove_kept(entity);
    Py_CLEAR(entity->attributes);
  }
}

//===-- Places in the library ---------------------------------------------------------------===//

static void forget(void* wrapper);
static const tn_host_class host_class = {.forget = forget};

/// The library's place for a wrapper of the entity, with room in the context's list for a new one.
/// NULL with an error if there is no room; NULL without one if the handle is stale or the library
/// is out of memory. Always inline: `kind` is a constant in most callers.
__attribute__((always_inline)) static inline void** find_place(tnp_context* context, tn_op handle,
                                                               tnp_entity_kind kind) {
  if (!tnp_flushed(context) || !has_room(context)) return NULL;
  const tn_value value = {handle.scope, handle.slot, handle.generation, handle.index};
  switch (kind) {
    case TNP_OP:
      return tn_op_host_place(handle, &host_class);
    case TNP_BLOCK:
      return tn_block_host_place((tn_block){value.scope, value.slot, value.generation, value.index},
                                 &host_class);
    case TNP_REGION:
      return tn_region_host_place(
          (tn_region){value.scope, value.slot, value.generation, value.index}, &host_class);
    default:
      return tn_value_host_place(value, &host_class);
  }
}

/// Raises the error that made find_place return NULL.
static void raise_no_place(tnp_context* context, tn_op handle, tnp_entity_kind kind) {
  tnp_entity probe = {.context = context, .handle.op = handle, .kind = (uint8_t)kind};
  if (!PyErr_Occurred() && tnp_live(&probe)) PyErr_NoMemory();
}

static void detach_from_library(const tnp_entity* entity) {
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

static void link_sibling(tnp_entity* family, tnp_entity* entity) {
  entity->sibling = family->sibling;
  family->sibling = entity;
}

static void unlink_sibling(tnp_entity* entity) {
  tnp_entity* before = entity->sibling;
  while (before->sibling != entity) before = before->sibling;
  before->sibling = entity->sibling;
  entity->sibling = entity;
}

/// Frees an Inactive wrapper unless it is pinned. With a context, its attributes are deferred, so
/// no Python runs.
static void free_entity(tnp_entity* entity) {
  if (entity->flags & TNP_PINNED) return;
  PyTypeObject* type = Py_TYPE(entity);
  PyObject* attributes = entity->attributes;
  if (entity->root != NULL) tnp_detached_tree_forget_wrapper(entity);
  if (attributes != NULL && entity->context != NULL) {
    remove_kept(entity);
    tnp_defer(entity->context, attributes, false);
    attributes = NULL;
  }
  entity->attributes = NULL;
  tnp_wrapper_memory_give(entity);
  Py_XDECREF(attributes);
  Py_DECREF(type);
}

/// Dissolves a family that the library no longer caches: frees the Inactive ones of `entity` and
/// its siblings.
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

/// Removes a non-cacheable wrapper from its sibling ring. The library then caches a sibling.
static void leave_family(tnp_entity* entity) {
  tnp_entity* rest = entity->sibling == entity ? NULL : entity->sibling;
  unlink_sibling(entity);
  if ((entity->flags & TNP_TIED) == 0) return;
  entity->flags &= (uint16_t)~TNP_TIED;
  if (rest == NULL) {
    detach_from_library(entity);
    return;
  }
  // Only wrappers of ops have siblings. The place exists unless the op was erased.
  void** place = tn_op_host_place(entity->handle.op, &host_class);
  if (place != NULL) {
    *place = rest;
    rest->flags |= TNP_TIED;
  } else if (!any_active(rest)) {
    free_family(rest);
  }
}

/// Whether objects of the type run a finalizer when they are dropped, so that they cannot be
/// cached.
static bool has_finalizer(const PyTypeObject* type) {
  return type->tp_finalize != NULL || type->tp_del != NULL;
}

/// Frees `entity`, which is Inactive now, unless the library caches it or a sibling.
static void free_unless_cached(tnp_entity* entity) {
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

/// Clears the weak references to `entity`, which is Inactive now. Their callbacks may revive it by
/// fetching it. Returns false if it is Active afterwards, or if an outer deallocation, which will
/// free it, is in progress.
static bool clear_weak_references(tnp_entity* entity) {
  const bool was_pinned = (entity->flags & TNP_PINNED) != 0;
  entity->flags |= TNP_PINNED;
  PyObject_ClearWeakRefs((PyObject*)entity);
  if (!was_pinned) entity->flags &= (uint16_t)~TNP_PINNED;
  return !was_pinned && (entity->flags & TNP_ACTIVE) == 0;
}

/// The general case of tnp_entity_dealloc.
__attribute__((noinline)) static void end_wrapper(PyObject* self) {
  tnp_entity* entity = (tnp_entity*)self;
  // The deallocator of a user's class tracks the object before it calls this one.
  if ((entity->flags & TNP_TRACKED) || Py_TYPE(self)->tp_dealloc != tnp_entity_dealloc) {
    PyObject_GC_UnTrack(self);
    entity->flags &= (uint16_t)~TNP_TRACKED;
  }
  if ((entity->flags & TNP_ACTIVE) == 0) {  // Never initialised.
    if (entity->weak_references != NULL) PyObject_ClearWeakRefs(self);
    free_entity(entity);
    return;
  }
  if (tnp_runs != NULL && tnp_run_defer(entity)) return;
  tnp_context* context = entity->context;
  const bool was_anchor = entity->root != NULL && tnp_detached_tree_drop_anchor(entity);
  deactivate(entity);
  if (entity->attributes != NULL) add_kept(entity);
  if (entity->weak_references == NULL || clear_weak_references(entity)) free_unless_cached(entity);
  if (was_anchor) tnp_detached_tree_lost_anchor(context);
  tnp_flush(context);
  Py_DECREF(context);
}

void tnp_entity_dealloc(PyObject* self) {
  tnp_entity* entity = (tnp_entity*)self;
  tnp_context* context = entity->context;
  const PyTypeObject* type = Py_TYPE(self);
  const uint32_t state = entity->flags & (TNP_TRACKED | TNP_ACTIVE | TNP_PINNED | TNP_ALIAS);
  // The library caches it or, in a pair, its sibling.
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

bool tnp_entity_detach(tnp_entity* entity) {
  if (entity->context == NULL || (entity->flags & TNP_ALIAS)) return true;
  if (!tnp_flushed(entity->context)) return false;
  leave_family(entity);
  entity->flags |= TNP_ALIAS;
  tnp_flush(entity->context);
  return true;
}

//===-- Creation ----------------------------------------------------------------------------===//

/// Initialises a new wrapper and makes it Active, outside of any family. There is room.
static inline void start(tnp_entity* entity, tnp_context* context, tn_op handle,
                         tnp_entity_kind kind) {
  entity->context = context;
  entity->handle.op = handle;
  entity->kind = (uint8_t)kind;
  activate(entity);
}

/// Starts a new wrapper at a place that find_place returned: as the cached wrapper, or as a sibling
/// of it.
static inline void start_at(void** place, tnp_entity* entity, tnp_context* context, tn_op handle,
                            tnp_entity_kind kind) {
  tnp_entity* family = *place;
  start(entity, context, handle, kind);
  if (family != NULL) {
    link_sibling(family, entity);
  } else {
    entity->flags |= TNP_TIED;
    *place = entity;
  }
}

tnp_entity* tnp_entity_allocate(PyTypeObject* type) { return tnp_wrapper_memory_take(type); }

static bool start_alias(tnp_entity* alias, tnp_context* context, tn_op handle,
                        tnp_entity_kind kind) {
  if (!has_room(context)) return false;
  alias->flags |= TNP_ALIAS;
  start(alias, context, handle, kind);
  return true;
}

bool tnp_entity_start_alias(tnp_entity* alias, const tnp_entity* from) {
  alias->role = from->role;
  return start_alias(alias, from->context, from->handle.op, (tnp_entity_kind)from->kind);
}

/// A new reference to a wrapper that the library caches, or to its sibling; NULL with an error.
static PyObject* revive(tnp_entity* entity) {
  if (entity->flags & TNP_DEFERRED) {
    tnp_run_undefer(entity);
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

/// The wrapper of a block, region or value. The slow path: allocating may run Python, which may
/// create the wrapper or erase the entity.
static PyObject* make_single(PyTypeObject* type, tnp_context* context, tn_op handle,
                             tnp_entity_kind kind) {
  tnp_entity* entity = tnp_entity_allocate(type);
  if (entity == NULL) return NULL;
  void** place = find_place(context, handle, kind);
  if (place != NULL && *place == NULL) {
    start_at(place, entity, context, handle, kind);
    return (PyObject*)entity;
  }
  free_entity(entity);
  if (place != NULL) return revive(*place);
  raise_no_place(context, handle, kind);
  return NULL;
}

/// The wrapper at `place`, or a new one if that is empty. `place` is NULL where find_place found
/// none. Always inline: most of it fills in what the caller knows.
__attribute__((always_inline)) static inline PyObject* at_place(void** place, PyTypeObject* type,
                                                                tnp_context* context, tn_op handle,
                                                                tnp_entity_kind kind) {
  if (place == NULL) return PyErr_Occurred() ? NULL : make_single(type, context, handle, kind);
  if (*place != NULL) return revive(*place);
  tnp_entity* entity = tnp_wrapper_memory_take_plain(type);
  if (entity == NULL) {
    const tnp_entity empty = {.handle.op = handle, .kind = (uint8_t)kind};
    detach_from_library(&empty);
    return make_single(type, context, handle, kind);
  }
  start_at(place, entity, context, handle, kind);
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
  void** place = find_place(context, handle, TNP_BLOCK);
  return at_place(place, tnp.block, context, handle, TNP_BLOCK);
}

PyObject* tnp_wrap_region(tnp_context* context, tn_region region) {
  if (tn_region_is_null(region)) Py_RETURN_NONE;
  region.scope = current_number(context);
  const tn_op handle = {region.scope, region.slot, region.generation, region.index};
  void** place = find_place(context, handle, TNP_REGION);
  return at_place(place, tnp.region, context, handle, TNP_REGION);
}

/// Applies the registered value caster, if any.
static PyObject* cast_value(PyObject* value) {
  return tnp.value_caster == NULL || value == NULL ? value : tnp_cast(tnp.value_caster, value);
}

PyObject* tnp_wrap_value(tnp_context* context, tn_value value) {
  if (tn_value_is_null(value)) Py_RETURN_NONE;
  if (!tnp_flushed(context)) return NULL;
  value.scope = current_number(context);
  PyTypeObject* type = tn_value_is_block_argument(value) ? tnp.block_argument : tnp.op_result;
  const tn_op handle = {value.scope, value.slot, value.generation, value.index};
  void** place = find_place(context, handle, TNP_VALUE);
  return cast_value(at_place(place, type, context, handle, TNP_VALUE));
}

PyObject* tnp_only_result(tnp_entity* op) {
  tnp_context* context = op->context;
  if (context == NULL || tnp_runs != NULL || op->handle.op.scope != current_number(context)) {
    return NULL;
  }
  // The first result's handle has the same bits as its op's.
  void** place = find_place(context, op->handle.op, TNP_VALUE);
  if (place == NULL) return NULL;
  return cast_value(at_place(place, tnp.op_result, context, op->handle.op, TNP_VALUE));
}

PyObject* tnp_result_if_there(tnp_entity* op, uint32_t number) {
  tnp_context* context = op->context;
  tn_op handle = op->handle.op;
  if (context == NULL || handle.scope != current_number(context)) return NULL;
  handle.index = number;
  void** place = find_place(context, handle, TNP_VALUE);
  if (place == NULL) return NULL;
  return cast_value(at_place(place, tnp.op_result, context, handle, TNP_VALUE));
}

//===-- Wrappers of ops ---------------------------------------------------------------------===//

/// Whether `entity` is a dropped wrapper whose class was cleared by tp_clear, as part of a cycle of
/// the two. Such a wrapper cannot be used.
static inline bool has_cleared_class(const tnp_entity* entity) {
  return (entity->flags & (TNP_ACTIVE | TNP_IN_CHUNK)) == 0 && Py_TYPE(entity)->tp_mro == NULL;
}

/// The wrapper of the family that has this role, or NULL.
static inline tnp_entity* find_in_family(tnp_entity* family, tnp_role role) {
  tnp_entity* other = family;
  do {
    if (other->role == role && !has_cleared_class(other)) return other;
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

/// As type_of_role, but without running Python; NULL, without an error, if that is impossible.
static inline PyTypeObject* known_type(tnp_context* context, tn_op op, tnp_role role) {
  return role == TNP_ROLE_VIEW ? tnp_known_op_class(context, op) : type_of_role(context, op, role);
}

/// The wrapper of an op. The slow path: finding the class and allocating may run Python, which may
/// create the wrapper or erase the op.
static PyObject* make_op(tnp_context* context, tn_op op, tnp_role role) {
  PyTypeObject* type = type_of_role(context, op, role);
  Py_XINCREF(type);  // Python code may remove it from the registry, which owns it.
  tnp_entity* entity = type == NULL ? NULL : tnp_entity_allocate(type);
  Py_XDECREF(type);
  if (entity == NULL) return NULL;
  void** place = find_place(context, op, TNP_OP);
  tnp_entity* found = place == NULL || *place == NULL ? NULL : find_in_family(*place, role);
  if (place != NULL && found == NULL) {
    entity->role = (uint8_t)role;
    start_at(place, entity, context, op, TNP_OP);
    return (PyObject*)entity;
  }
  free_entity(entity);
  if (found != NULL) return revive(found);
  raise_no_place(context, op, TNP_OP);
  return NULL;
}

__attribute__((always_inline)) static inline PyObject* wrap_op(tnp_context* context, tn_op op,
                                                               tnp_role role) {
  void** place = find_place(context, op, TNP_OP);
  if (place == NULL) return PyErr_Occurred() ? NULL : make_op(context, op, role);
  tnp_entity* family = *place;
  tnp_entity* found = family == NULL ? NULL : find_in_family(family, role);
  if (found != NULL) return revive(found);
  PyTypeObject* type = known_type(context, op, role);
  tnp_entity* entity = type == NULL ? NULL : tnp_wrapper_memory_take_plain(type);
  if (entity == NULL) {
    if (family == NULL) tn_op_host_detach(op);
    return make_op(context, op, role);
  }
  entity->role = (uint8_t)role;
  start_at(place, entity, context, op, TNP_OP);
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
  // The number of an op's results never changes.
  if (entity != NULL && has_one_result) entity->flags |= TNP_ONE_RESULT;
  return (PyObject*)entity;
}

PyObject* tnp_op_in_role(tnp_entity* entity, tnp_role role) {
  tnp_entity* found = find_in_family(entity, role);
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
  link_sibling(entity, made);
  return (PyObject*)made;
}

/// Returns 1 if the view is of the op's registered class or a subclass of it, 0 if not, and -1 with
/// an error.
static int has_registered_class(const tnp_entity* self, tnp_context* context, tn_op op) {
  PyTypeObject* type = tnp_known_op_class(context, op);
  if (type == NULL) type = tnp_op_class(context, op);
  return type == NULL ? -1 : PyType_IsSubtype(Py_TYPE(self), type);
}

bool tnp_op_bind(tnp_entity* self, tnp_context* context, tn_op op) {
  const int is_registered = has_registered_class(self, context, op);
  if (is_registered < 0) return false;
  op.scope = current_number(context);
  self->role = TNP_ROLE_VIEW;
  if (!is_registered) return start_alias(self, context, op, TNP_OP);
  void** place = find_place(context, op, TNP_OP);
  if (place == NULL) {
    raise_no_place(context, op, TNP_OP);
    return false;
  }
  tnp_entity* other = *place == NULL ? NULL : find_in_family(*place, TNP_ROLE_VIEW);
  start_at(place, self, context, op, TNP_OP);
  if (other != NULL) {
    const bool was_active = (other->flags & TNP_ACTIVE) != 0;
    if (other->root != NULL) tnp_detached_tree_pass_on(other, self);
    leave_family(other);
    other->flags |= TNP_ALIAS;
    if (!was_active) free_entity(other);
    tnp_flush(context);
  }
  return true;
}
