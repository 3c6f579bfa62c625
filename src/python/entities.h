// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The wrappers of ops, blocks, regions and values: wrapper_bind.c makes them, detached_trees.c
// keeps their trees.

#ifndef TENURE_SRC_PYTHON_ENTITIES_H
#define TENURE_SRC_PYTHON_ENTITIES_H

#include "calls.h"

/// False, with an error, unless the entity is alive.
static inline bool tnp_live(tnp_entity* entity) {
  tn_status status = TN_NULL_HANDLE;
  if (entity->context != NULL) {
    switch (entity->kind) {
      case TNP_OP:
        status = tn_op_check(entity->handle.op);
        break;
      case TNP_BLOCK:
        status = tn_block_check(entity->handle.block);
        break;
      case TNP_REGION:
        status = tn_region_check(entity->handle.region);
        break;
      default:
        status = tn_value_check(entity->handle.value);
        break;
    }
  }
  if (status == TN_OK) return true;
  tnp_raise_stale(entity);
  return false;
}

bool tnp_load_slow(tnp_entity* op, bool whole);
/// Reads the bodies of the op and of nested ops if bytecode was read lazily. The op must be alive.
/// False, with an error, if that fails, or if Python code that ran meanwhile erased the op.
static inline bool tnp_loaded(tnp_entity* op) {
  return __builtin_expect(!op->context->reads_lazily, 1) || tnp_load_slow(op, true);
}
/// As tnp_loaded, for the op's own body only.
static inline bool tnp_body_loaded(tnp_entity* op) {
  return __builtin_expect(!op->context->reads_lazily, 1) || tnp_load_slow(op, false);
}

/// Tells the garbage collector of a wrapper.
static inline void tnp_entity_track(tnp_entity* entity) {
  entity->flags |= TNP_TRACKED;
  tnp_track((PyObject*)entity);
}

void tnp_entity_dealloc(PyObject* self);
/// The functions that the library calls for users' ops (op_interface.c): shows them, and gives them
/// up after the library's context.
int tnp_interfaces_traverse(const tnp_context* context, visitproc visit, void* arg);
void tnp_interfaces_free(tnp_context* context);
/// Reserves room for `more` objects that the context holds for its library; false with an error.
bool tnp_interfaces_reserve(tnp_context* context, size_t more);
/// Takes over a reference; there is room.
void tnp_interfaces_keep(tnp_context* context, PyObject* owned_object);
/// The attributes that the context holds for Inactive wrappers, for its traverse and clear.
int tnp_kept_traverse(tnp_context* context, visitproc visit, void* arg);
void tnp_kept_clear(tnp_context* context);

/// `object` as a wrapper of `kind`, borrowed; NULL when it is something else. Asks less than
/// tnp_is: a class whose objects end as ours do has our fields.
static inline tnp_entity* tnp_entity_of(PyObject* object, tnp_entity_kind kind,
                                        PyTypeObject* type) {
  if (object == NULL) return NULL;
  tnp_entity* entity = (tnp_entity*)object;
  if (Py_TYPE(object)->tp_dealloc == tnp_entity_dealloc && entity->context != NULL) {
    return entity->kind == kind ? entity : NULL;
  }
  return PyObject_TypeCheck(object, type) ? entity : NULL;
}
/// Raises a TypeError with the type of `object` and the expected one; returns NULL.
PyObject* tnp_wrong_type(PyObject* object, const char* expected);

/// `object` as an op that is alive; NULL with an error. Borrowed.
tnp_entity* tnp_op_argument(PyObject* object);
tnp_entity* tnp_block_argument_of(PyObject* object);
tnp_entity* tnp_region_argument(PyObject* object);
/// A value, or the only result of an op. Borrowed or new: `*out_value` is the handle.
bool tnp_value_argument(PyObject* object, tnp_context** out_context, tn_value* out_value);

// The wrapper of an entity, in the current scope; None for null. New references.
PyObject* tnp_wrap_op(tnp_context* context, tn_op op, tnp_role role);
/// As tnp_wrap_op, in the scope of `op`.
PyObject* tnp_wrap_op_in(tnp_context* context, tn_op op, tnp_role role);
/// tnp_wrap_op for an op that was just made, as an Operation.
PyObject* tnp_wrap_new_op(tnp_context* context, tn_op op, bool has_one_result);
/// Another wrapper of the op that `entity` shows, which is alive and no alias.
PyObject* tnp_op_in_role(tnp_entity* entity, tnp_role role);
PyObject* tnp_wrap_block(tnp_context* context, tn_block block);
PyObject* tnp_wrap_region(tnp_context* context, tn_region region);
PyObject* tnp_wrap_value(tnp_context* context, tn_value value);

/// Wraps a detached op that Python alone owns: it lives as long as Python holds something in its
/// tree.
PyObject* tnp_adopt_op(tnp_context* context, tn_op op, tnp_role role);
/// The op of `entity` is in a block now; before, the root of its tree was `root_before`.
void tnp_op_placed(tnp_entity* entity, tn_op root_before);
/// The op of `entity`, which is detached now, becomes a root that its holders keep.
bool tnp_op_uprooted(tnp_entity* entity);
/// After an op moved from one tree to another: finds the anchors of detached trees again.
void tnp_trees_changed(tnp_context* context);
/// Initialises `self`, a new wrapper, as the view of `op`. If another class has replaced its class
/// in the registry, it becomes a second view beside the one that fetching returns. False with an
/// error.
bool tnp_op_bind(tnp_entity* self, tnp_context* context, tn_op op);
/// Makes `alias`, fresh, another wrapper of what `from` shows, freed when it is dropped.
/// False with an error.
bool tnp_entity_start_alias(tnp_entity* alias, const tnp_entity* from);
/// Makes the library forget the wrapper: fetching the entity again creates another one. False with
/// an error.
bool tnp_entity_detach(tnp_entity* entity);

/// A wrapper of the class, all fields empty; NULL with an error.
tnp_entity* tnp_entity_allocate(PyTypeObject* type);

// Type slots that every entity shares.
int tnp_entity_traverse(PyObject* self, visitproc visit, void* arg);
int tnp_entity_clear(PyObject* self);
PyObject* tnp_entity_richcompare(PyObject* self, PyObject* other, int operation);
Py_hash_t tnp_entity_hash(PyObject* self);
int tnp_entity_setattro(PyObject* self, PyObject* name, PyObject* value);
PyObject* tnp_entity_repr(PyObject* self);
PyObject* tnp_entity_context(PyObject* self, void* closure);
PyObject* tnp_entity_capsule(PyObject* self, void* name);
/// The object that a capsule made by tnp_entity_capsule holds; NULL with an error. New reference.
PyObject* tnp_capsule_object(PyObject* capsule, const char* name, PyTypeObject* type);
PyObject* tnp_entity_move(PyObject* self, PyObject* unused);
extern PyMemberDef tnp_entity_members[];
extern PyGetSetDef tnp_entity_dict[];

#endif  // TENURE_SRC_PYTHON_ENTITIES_H
