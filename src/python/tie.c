// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrappers of entities: made, revived, dropped, reclaimed.
//
// The library knows one wrapper for an entity (TNP_TIED). An op may have up to three: it as an
// Operation, as an OpView and, for a builtin.module, as a Module; they stand in a ring of siblings,
// and the library's state is Active while any of them is. A wrapper that is dropped keeps its bytes
// with its siblings as long as the library keeps the tied one.
//
// Wrappers that are Active stand in a ring of their context, which is how roots.c finds out whether
// a tree is still held. They hold the context; Inactive ones hold nothing but what the user set on
// them.
//
// A wrapper without attributes refers to nothing but its context, so the garbage collector is only
// told of it once it has some. Attributes that outlive the last name of their wrapper are held by
// the context, which shows them to the collector: they may lead back to the context, and then go
// together with it. For that the collector has to know whatever refers to the context, so from the
// first such wrapper on all wrappers of the context are told to it.

#include "tie.h"
#include "tenure_py.h"

//===-- The ring of active wrappers ---------------------------------------------------------===//

static void activate(tnp_entity* entity) {
  tnp_context* context = entity->context;
  Py_INCREF(context);
  entity->next = &context->ring;
  entity->previous = context->ring.previous;
  entity->previous->next = entity;
  context->ring.previous = entity;
  ++context->active_count;
  entity->flags |= TNP_ACTIVE;
  if (context->is_traversed) tnp_track((PyObject*)entity);
}

static void deactivate(tnp_entity* entity) {
  entity->previous->next = entity->next;
  entity->next->previous = entity->previous;
  entity->previous = entity->next = NULL;
  --entity->context->active_count;
  entity->flags &= (uint8_t)~TNP_ACTIVE;
}

//===-- Attributes that outlive the last name -----------------------------------------------===//

/// Tells the garbage collector of all that refers to the context.
static void traverse_all(tnp_context* context) {
  context->is_traversed = true;
  tnp_entity* entity = context->ring.next;
  for (; entity != &context->ring; entity = entity->next) tnp_track((PyObject*)entity);
  tnp_table_track(&context->table);
}

/// The wrapper, Inactive now, has attributes: the context holds them.
static void keep_attributes(tnp_entity* entity) {
  tnp_context* context = entity->context;
  if (!context->is_traversed) traverse_all(context);
  entity->next = &context->kept;
  entity->previous = context->kept.previous;
  entity->previous->next = entity;
  context->kept.previous = entity;
  entity->flags |= TNP_KEPT;
}

static void let_attributes(tnp_entity* entity) {
  if ((entity->flags & TNP_KEPT) == 0) return;
  entity->previous->next = entity->next;
  entity->next->previous = entity->previous;
  entity->previous = entity->next = NULL;
  entity->flags &= (uint8_t)~TNP_KEPT;
}

int tnp_kept_traverse(tnp_context* context, visitproc visit, void* arg) {
  tnp_entity* entity = context->kept.next;
  for (; entity != NULL && entity != &context->kept; entity = entity->next) {
    Py_VISIT(entity->attributes);
  }
  return 0;
}

void tnp_kept_clear(tnp_context* context) {
  while (context->kept.next != NULL && context->kept.next != &context->kept) {
    tnp_entity* entity = context->kept.next;
    let_attributes(entity);
    Py_CLEAR(entity->attributes);
  }
}

//===-- The library's side ------------------------------------------------------------------===//

static void reclaim(void* wrapper);
static const tn_host_class host_class = {reclaim};

static tn_status host_tie(tnp_entity* entity) {
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

static bool host_drop(const tnp_entity* entity) {
  switch (entity->kind) {
    case TNP_OP:
      return tn_op_host_drop(entity->handle.op);
    case TNP_BLOCK:
      return tn_block_host_drop(entity->handle.block);
    case TNP_REGION:
      return tn_region_host_drop(entity->handle.region);
    default:
      return tn_value_host_drop(entity->handle.value);
  }
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

/// Puts what a wrapper that is freed inside the library held aside until the library has returned.
static void bury(tnp_context* context, PyObject* attributes) {
  if (attributes == NULL) return;
  if (context->graveyard == NULL) context->graveyard = PyList_New(0);
  if (context->graveyard == NULL || PyList_Append(context->graveyard, attributes) < 0) {
    PyErr_Clear();  // Rather leaked than torn down in the middle of an erasure.
    return;
  }
  Py_DECREF(attributes);
}

static void unlink_sibling(tnp_entity* entity) {
  tnp_entity* before = entity->sibling;
  while (before->sibling != entity) before = before->sibling;
  before->sibling = entity->sibling;
  entity->sibling = entity;
}

//===-- Bytes -------------------------------------------------------------------------------===//
//
// Erasing a tree frees many wrappers, and what comes next makes as many. Some bytes are kept for
// that; a build that looks for uses of freed memory keeps none.

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KEEPS_NONE
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(KEEPS_NONE)
static const size_t spare_max = 0;
#else
static const size_t spare_max = 2048;
#endif

/// Whether objects of the type have the fields of tnp_entity alone, and end as those of ours do.
static inline bool is_plain(const PyTypeObject* type) {
  return type->tp_basicsize == sizeof(tnp_entity) && type->tp_dealloc == tnp_entity_dealloc &&
         type->tp_finalize == NULL && type->tp_del == NULL;
}

static void free_bytes(tnp_entity* entity, PyTypeObject* type) {
  if (PyObject_GC_IsTracked((PyObject*)entity)) PyObject_GC_UnTrack(entity);
  if (tnp.spare_count < spare_max && is_plain(type) && !tnp.exiting) {
    entity->next = tnp.spare_entities;
    tnp.spare_entities = entity;
    ++tnp.spare_count;
  } else {
    PyObject_GC_Del(entity);
  }
}

static tnp_entity* take_bytes(PyTypeObject* type) {
  tnp_entity* entity = tnp.spare_entities;
  if (entity == NULL || !is_plain(type)) return PyObject_GC_New(tnp_entity, type);
  tnp.spare_entities = entity->next;
  --tnp.spare_count;
  return (tnp_entity*)PyObject_Init((PyObject*)entity, type);
}

/// Gives the bytes of an Inactive wrapper back.
static void free_entity(tnp_entity* entity, bool inside_library) {
  PyTypeObject* type = Py_TYPE(entity);
  PyObject* attributes = entity->attributes;
  tnp_context* context = entity->context;
  if (entity->root != NULL) tnp_root_forget_wrapper(entity);
  let_attributes(entity);
  entity->attributes = NULL;
  if (inside_library && context != NULL) {
    bury(context, attributes);
    attributes = NULL;
  }
  free_bytes(entity, type);
  Py_XDECREF(attributes);
  Py_DECREF(type);
}

/// Frees the Inactive siblings of `entity`, and itself when it is Inactive.
static void free_family(tnp_entity* entity, bool inside_library) {
  tnp_entity* other = entity->sibling;
  while (other != entity) {
    tnp_entity* next = other->sibling;
    other->sibling = other;
    if ((other->flags & TNP_ACTIVE) == 0) free_entity(other, inside_library);
    other = next;
  }
  entity->sibling = entity;
  if ((entity->flags & TNP_ACTIVE) == 0) free_entity(entity, inside_library);
}

static void reclaim(void* wrapper) {
  if (tnp.exiting) return;
  if (PyGILState_Check()) {
    free_family((tnp_entity*)wrapper, true);
    return;
  }
  const PyGILState_STATE state = PyGILState_Ensure();
  free_family((tnp_entity*)wrapper, true);
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

/// Takes a wrapper that is freed with every drop out of its family, which stays tied.
static void leave_family(tnp_entity* entity) {
  tnp_entity* rest = entity->sibling == entity ? NULL : entity->sibling;
  unlink_sibling(entity);
  if ((entity->flags & TNP_TIED) == 0) return;
  host_detach(entity);
  entity->flags &= (uint8_t)~TNP_TIED;
  if (rest == NULL) return;
  if (host_tie(rest) == TN_OK) {
    rest->flags |= TNP_TIED;
    if (!any_active(rest)) (void)host_drop(rest);
  } else if (!any_active(rest)) {
    free_family(rest, false);
  }
}

/// Whether a type's objects run code of the user at every end, so that they cannot be kept.
static bool has_finalizer(const PyTypeObject* type) {
  return type->tp_finalize != NULL || type->tp_del != NULL;
}

/// What becomes of the bytes of `entity`, which is Inactive now: kept by the library or freed.
static void settle_bytes(tnp_entity* entity) {
  if ((entity->flags & TNP_ALIAS) || has_finalizer(Py_TYPE(entity))) {
    leave_family(entity);
    free_entity(entity, false);
    return;
  }
  if (any_active(entity)) return;  // A sibling keeps the family.
  tnp_entity* tied = tied_of(entity);
  if (tied == NULL || !host_drop(tied)) free_family(entity, false);
}

void tnp_entity_dealloc(PyObject* self) {
  tnp_entity* entity = (tnp_entity*)self;
  PyObject_GC_UnTrack(self);
  if (entity->weak_references != NULL) PyObject_ClearWeakRefs(self);
  if ((entity->flags & TNP_ACTIVE) == 0) {  // Never initialised.
    free_entity(entity, false);
    return;
  }
  tnp_context* context = entity->context;
  tnp_root* lost = entity->witness_of;
  entity->witness_of = NULL;
  deactivate(entity);
  if (entity->attributes != NULL) keep_attributes(entity);
  settle_bytes(entity);
  if (lost != NULL) tnp_root_lost_witness(context, lost);
  tnp_settle(context);
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
}

//===-- Beginnings --------------------------------------------------------------------------===//

/// Fills a fresh wrapper in and makes it Active, outside of any family.
static void start(tnp_entity* entity, tnp_context* context, tn_op handle, tnp_entity_kind kind) {
  entity->context = context;
  entity->handle.op = handle;
  entity->kind = (uint8_t)kind;
  entity->sibling = entity;
  activate(entity);
}

tnp_entity* tnp_entity_allocate(PyTypeObject* type) {
  tnp_entity* entity = take_bytes(type);
  if (entity == NULL) return NULL;
  // A subclass may have slots of its own behind these fields.
  memset((char*)entity + offsetof(tnp_entity, attributes), 0,
         (size_t)type->tp_basicsize - offsetof(tnp_entity, attributes));
  entity->sibling = entity;
  return entity;
}

void tnp_entity_start_alias(tnp_entity* alias, const tnp_entity* from) {
  alias->role = from->role;
  alias->flags |= TNP_ALIAS;
  start(alias, from->context, from->handle.op, (tnp_entity_kind)from->kind);
}

/// Gives an Inactive wrapper back to Python.
static PyObject* revive(tnp_entity* entity) {
  if (entity->flags & TNP_ACTIVE) {
    Py_INCREF(entity);
    return (PyObject*)entity;
  }
  _Py_NewReference((PyObject*)entity);
  let_attributes(entity);
  activate(entity);
  if (entity->attributes != NULL) tnp_track((PyObject*)entity);
  return (PyObject*)entity;
}

/// Ties the fresh, Active `entity`; false with an error.
static bool tie(tnp_entity* entity) {
  const tn_status status = host_tie(entity);
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
  const tn_value it = {handle.scope, handle.slot, handle.generation, handle.index};
  switch (kind) {
    case TNP_OP:
      return tn_op_host_revive(handle);
    case TNP_BLOCK:
      return tn_block_host_revive((tn_block){it.scope, it.slot, it.generation, it.index});
    case TNP_REGION:
      return tn_region_host_revive((tn_region){it.scope, it.slot, it.generation, it.index});
    default:
      return tn_value_host_revive(it);
  }
}

/// Gives the bytes of a wrapper that was never started back.
static void discard(tnp_entity* fresh) { free_entity(fresh, false); }

/// Starts and ties the fresh `entity`, which the library most likely has no wrapper for. False when
/// it has one, which then stays what it is, or with an error; `entity` is gone then.
static bool start_tied(tnp_entity* entity, tnp_context* context, tn_op handle,
                       tnp_entity_kind kind) {
  start(entity, context, handle, kind);
  const tn_status status = host_tie(entity);
  if (status == TN_OK) {
    entity->flags |= TNP_TIED;
    return true;
  }
  if (status == TN_OUT_OF_MEMORY) PyErr_NoMemory();
  if (status != TN_OUT_OF_MEMORY && status != TN_ALREADY_EXISTS) tnp_raise_stale(entity);
  deactivate(entity);
  discard(entity);
  Py_DECREF(context);
  return false;
}

static PyObject* make_single(PyTypeObject* type, tnp_context* context, tn_op handle,
                             tnp_entity_kind kind) {
  tnp_entity* entity = tnp_entity_allocate(type);
  if (entity == NULL) return NULL;
  if (start_tied(entity, context, handle, kind)) return (PyObject*)entity;
  if (PyErr_Occurred()) return NULL;
  // Allocating may collect garbage, and so let another thread make the wrapper first.
  tnp_entity* found = host_revive(handle, kind);
  return found == NULL ? make_single(type, context, handle, kind) : revive(found);
}

static inline uint32_t current_number(tnp_context* context) {
  if (context->open_scope_count == 0) return context->root_number;
  const tnp_scope* scope = tnp_stack_scope(context);
  return scope == NULL ? context->root_number : scope->number;
}

PyObject* tnp_wrap_block(tnp_context* context, tn_block block) {
  if (tn_block_is_null(block)) Py_RETURN_NONE;
  block.scope = current_number(context);
  void* found = tn_block_host_revive(block);
  if (found != NULL) return revive(found);
  const tn_op handle = {block.scope, block.slot, block.generation, block.index};
  return make_single(tnp.block, context, handle, TNP_BLOCK);
}

PyObject* tnp_wrap_region(tnp_context* context, tn_region region) {
  if (tn_region_is_null(region)) Py_RETURN_NONE;
  region.scope = current_number(context);
  void* found = tn_region_host_revive(region);
  if (found != NULL) return revive(found);
  const tn_op handle = {region.scope, region.slot, region.generation, region.index};
  return make_single(tnp.region, context, handle, TNP_REGION);
}

/// Lets a registered caster make an object of its own of a new value.
static PyObject* cast_value(PyObject* value) {
  if (tnp.value_caster == NULL || value == NULL) return value;
  PyObject* cast = PyObject_CallOneArg(tnp.value_caster, value);
  Py_DECREF(value);
  return cast;
}

PyObject* tnp_wrap_value(tnp_context* context, tn_value value) {
  if (tn_value_is_null(value)) Py_RETURN_NONE;
  value.scope = current_number(context);
  void* found = tn_value_host_revive(value);
  if (found != NULL) return cast_value(revive(found));
  PyTypeObject* type = tn_value_is_block_argument(value) ? tnp.block_argument : tnp.op_result;
  const tn_op handle = {value.scope, value.slot, value.generation, value.index};
  return cast_value(make_single(type, context, handle, TNP_VALUE));
}

//===-- Wrappers of ops ---------------------------------------------------------------------===//

static tnp_entity* member(tnp_entity* family, tnp_role role) {
  tnp_entity* other = family;
  do {
    if (other->role == role) return other;
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

/// Puts the fresh, Active `entity` into the family, which is Active in the library.
static void join(tnp_entity* family, tnp_entity* entity) {
  entity->sibling = family->sibling;
  family->sibling = entity;
}

/// If no wrapper of the family is Active any more, the library hears of it.
static void let_rest(tnp_entity* family) {
  tnp_entity* tied = tied_of(family);
  if (!any_active(family) && tied != NULL && !host_drop(tied)) free_family(family, false);
}

/// Makes the wrapper of an op that has none, most likely; NULL without an error when it has one.
static PyObject* make_first(tnp_context* context, tn_op op, tnp_role role) {
  PyTypeObject* type = type_of_role(context, op, role);
  tnp_entity* entity = type == NULL ? NULL : tnp_entity_allocate(type);
  if (entity == NULL) return NULL;
  entity->role = (uint8_t)role;
  return start_tied(entity, context, op, TNP_OP) ? (PyObject*)entity : NULL;
}

static PyObject* make_op(tnp_context* context, tn_op op, tnp_role role) {
  PyTypeObject* type = type_of_role(context, op, role);
  tnp_entity* entity = type == NULL ? NULL : tnp_entity_allocate(type);
  // Finding the class and allocating may run Python, which may have made the wrapper, or erased
  // the op.
  tnp_entity* family = tn_op_host_revive(op);
  if (entity == NULL) {
    if (family != NULL) let_rest(family);
    return NULL;
  }
  tnp_entity* found = family == NULL ? NULL : member(family, role);
  if (found != NULL) {
    discard(entity);
    return revive(found);
  }
  entity->role = (uint8_t)role;
  start(entity, context, op, TNP_OP);
  if (family != NULL) {
    join(family, entity);
  } else if (!tie(entity)) {
    Py_DECREF(entity);
    return NULL;
  }
  return (PyObject*)entity;
}

PyObject* tnp_wrap_op(tnp_context* context, tn_op op, tnp_role role) {
  if (tn_op_is_null(op)) Py_RETURN_NONE;
  op.scope = current_number(context);
  return tnp_wrap_op_in(context, op, role);
}

PyObject* tnp_wrap_op_in(tnp_context* context, tn_op op, tnp_role role) {
  tnp_entity* family = tn_op_host_revive(op);
  if (family == NULL) {
    PyObject* made = make_first(context, op, role);
    return made != NULL || PyErr_Occurred() ? made : make_op(context, op, role);
  }
  tnp_entity* found = family->role == role ? family : member(family, role);
  if (found != NULL) return revive(found);
  // Until the other wrapper is there the family is what it was.
  let_rest(family);
  return make_op(context, op, role);
}

bool tnp_op_bind(tnp_entity* self, tnp_context* context, tn_op op, tnp_role role) {
  op.scope = current_number(context);
  self->role = (uint8_t)role;
  tnp_entity* family = tn_op_host_revive(op);
  start(self, context, op, TNP_OP);
  if (family == NULL) return tie(self);
  tnp_entity* other = member(family, role);
  join(family, self);
  if (other != NULL) {
    const bool was_active = (other->flags & TNP_ACTIVE) != 0;
    if (other->root != NULL) tnp_root_pass_on(other, self);
    leave_family(other);
    other->flags |= TNP_ALIAS;
    if (!was_active) free_entity(other, false);
  }
  return true;
}
