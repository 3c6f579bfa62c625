// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of all wrappers of entities: comparison, hashing, capsules, the user's attributes.
//
// Equality and hash are those of the entity in any scope. Two wrappers of erased ops are equal only
// if they are the same object.

#include "tenure_py.h"

static bool same(const tnp_entity* a, const tnp_entity* b) {
  switch (a->kind) {
    case TNP_OP:
      return tn_op_same(a->handle.op, b->handle.op);
    case TNP_BLOCK:
      return tn_block_same(a->handle.block, b->handle.block);
    case TNP_REGION:
      return tn_region_same(a->handle.region, b->handle.region);
    default:
      return tn_value_same(a->handle.value, b->handle.value);
  }
}

static bool is_entity(PyObject* object) {
  return tnp_is(object, tnp.operation_base) || tnp_is(object, tnp.value) ||
         tnp_is(object, tnp.block) || tnp_is(object, tnp.region) || tnp_is(object, tnp.module_op);
}

PyObject* tnp_entity_richcompare(PyObject* self, PyObject* other, int operation) {
  if (operation != Py_EQ && operation != Py_NE) Py_RETURN_NOTIMPLEMENTED;
  bool equal = self == other;
  if (!equal && is_entity(other)) {
    const tnp_entity* a = (tnp_entity*)self;
    const tnp_entity* b = (tnp_entity*)other;
    // A Module is no Operation, though it has one.
    const bool comparable =
        a->kind == b->kind && (a->role == TNP_ROLE_MODULE) == (b->role == TNP_ROLE_MODULE);
    equal = comparable && a->context != NULL && a->context == b->context && same(a, b);
  }
  return PyBool_FromLong(equal == (operation == Py_EQ));
}

Py_hash_t tnp_entity_hash(PyObject* self) {
  const tn_value handle = ((tnp_entity*)self)->handle.value;
  const uint64_t mixed = ((uint64_t)handle.generation << 32 | handle.slot) * 0x9E3779B97F4A7C15u +
                         (uint64_t)handle.index * 0xC2B2AE3D27D4EB4Fu;
  const Py_hash_t hash = (Py_hash_t)(mixed ^ (mixed >> 29));
  return hash == -1 ? -2 : hash;
}

PyObject* tnp_entity_context(PyObject* self, void* closure) {
  (void)closure;
  tnp_entity* entity = (tnp_entity*)self;
  if (!tnp_live(entity)) return NULL;
  Py_INCREF(entity->context);
  return (PyObject*)entity->context;
}

PyObject* tnp_entity_move(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!tnp_entity_detach((tnp_entity*)self)) return NULL;
  Py_RETURN_NONE;
}

//===-- Attributes of the user --------------------------------------------------------------===//

/// Tells the garbage collector of a wrapper that refers to more than its context.
static void track(PyObject* self) {
  if (((tnp_entity*)self)->attributes != NULL) tnp_entity_track((tnp_entity*)self);
}

int tnp_entity_setattro(PyObject* self, PyObject* name, PyObject* value) {
  const int result = PyObject_GenericSetAttr(self, name, value);
  track(self);
  return result;
}

static PyObject* get_dict(PyObject* self, void* closure) {
  PyObject* dict = PyObject_GenericGetDict(self, closure);
  track(self);
  return dict;
}

static int set_dict(PyObject* self, PyObject* value, void* closure) {
  const int result = PyObject_GenericSetDict(self, value, closure);
  track(self);
  return result;
}

PyGetSetDef tnp_entity_dict[] = {{"__dict__", get_dict, set_dict, NULL, NULL},
                                 {NULL, NULL, NULL, NULL, NULL}};

PyMemberDef tnp_entity_members[] = {
    {"__dictoffset__", T_PYSSIZET, offsetof(tnp_entity, attributes), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_entity, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

//===-- Capsules ----------------------------------------------------------------------------===//
//
// A capsule holds the Python object, so what it names lives as long as the capsule. Its pointer is
// that of the object.

static void free_capsule(PyObject* capsule) {
  PyObject* object = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
  Py_XDECREF(object);
}

PyObject* tnp_entity_capsule(PyObject* self, void* name) {
  if (is_entity(self) && !tnp_live((tnp_entity*)self)) return NULL;
  PyObject* capsule = PyCapsule_New(self, (const char*)name, free_capsule);
  if (capsule != NULL) Py_INCREF(self);
  return capsule;
}

PyObject* tnp_capsule_object(PyObject* capsule, const char* name, PyTypeObject* type) {
  // Objects that carry a capsule of this kind are accepted.
  PyObject* held = NULL;
  if (!PyCapsule_CheckExact(capsule)) {
    held = PyObject_GetAttrString(capsule, "_CAPIPtr");
    if (held == NULL) {
      PyErr_Clear();
      return tnp_wrong_type(capsule, "a capsule");
    }
    capsule = held;
  }
  PyObject* object = NULL;
  // Others give their capsules upstream's names as well, and have no objects in them.
  if (PyCapsule_IsValid(capsule, name) && PyCapsule_GetDestructor(capsule) == free_capsule) {
    object = PyCapsule_GetPointer(capsule, name);
  } else {
    PyErr_Format(PyExc_TypeError, "expected a \"%s\" capsule", name);
  }
  if (object != NULL && !PyObject_TypeCheck(object, type)) object = tnp_wrong_type(object, name);
  Py_XINCREF(object);
  Py_XDECREF(held);
  return object;
}
