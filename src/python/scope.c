// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scope: the lifetime of handles that are fetched inside it.
//
// `with Scope():` opens a scope in the current one. Handles fetched inside are stale afterwards,
// and detached ops created meanwhile are destroyed unless keep() moved them out.

#include "tenure_py.h"

static int scope_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"Scope", 0, 1, {"context"}, {0}};
  PyObject* given[1];
  tnp_scope* scope = (tnp_scope*)self;
  if (!tnp_init_arguments(&signature, arguments, keywords, given)) return -1;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[0]);
  if (context == NULL) return -1;
  if (scope->context != NULL) {
    PyErr_SetString(PyExc_TypeError, "the Scope is already initialised");
    return -1;
  }
  Py_INCREF(context);
  scope->context = context;
  return 0;
}

static void close_scope(tnp_scope* scope) {
  if (scope->scope == NULL) return;
  tn_scope* opened = scope->scope;
  scope->scope = NULL;
  --scope->context->open_scope_count;
  tn_scope_close(opened);
  tn_object_release(opened);
  tnp_flush(scope->context);
}

static void scope_dealloc(PyObject* self) {
  tnp_scope* scope = (tnp_scope*)self;
  PyTypeObject* type = Py_TYPE(self);
  if (scope->weak_references != NULL) PyObject_ClearWeakRefs(self);
  close_scope(scope);
  Py_XDECREF(scope->context);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject* scope_enter(PyObject* self, PyObject* unused) {
  (void)unused;
  tnp_scope* scope = (tnp_scope*)self;
  if (scope->context == NULL || scope->scope != NULL) {
    PyErr_SetString(PyExc_RuntimeError, scope->context == NULL ? "the Scope was not initialised"
                                                               : "the Scope is already entered");
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(scope->context, &capture);
  tn_scope* parent = tnp_scope_current(scope->context);
  const tn_status status = tn_scope_open(scope->context->context, parent, &scope->scope);
  if (!tnp_capture_end(scope->context, &capture, status, TNP_RUNTIME_ERROR, NULL)) return NULL;
  // A task may leave the scope around this one before another task leaves this one.
  tn_object_retain(scope->scope);
  scope->number = tn_scope_number(scope->scope);
  ++scope->context->open_scope_count;
  PyObject* result = tnp_stack_enter(TNP_FRAME_SCOPE, self);
  if (result == NULL) close_scope(scope);
  return result;
}

static PyObject* scope_exit(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  (void)arguments;
  (void)count;
  PyObject* result = tnp_stack_exit(TNP_FRAME_SCOPE, self);
  if (result != NULL) close_scope((tnp_scope*)self);
  return result;
}

//===-- Keeping -----------------------------------------------------------------------------===//

/// The scope that encloses `scope`, as the library's and as the one whose number handles get.
static PyObject* keep_op(tnp_entity* entity, tn_scope* outer) {
  tnp_capture capture;
  tnp_context* context = entity->context;
  tnp_capture_begin(context, &capture);
  tn_op kept;
  const tn_status status = tn_scope_keep_op(outer, entity->handle.op, &kept);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_op_in(context, kept, (tnp_role)entity->role);
}

static PyObject* keep(PyObject* self, PyObject* object) {
  tnp_scope* scope = (tnp_scope*)self;
  if (!tnp_scope_is_open(scope)) {
    PyErr_SetString(PyExc_RuntimeError, "the Scope is not open");
    return NULL;
  }
  tnp_entity* entity = tnp_op_argument(object);
  if (entity == NULL) return NULL;
  if (entity->context != scope->context) {
    PyErr_SetString(PyExc_ValueError, "the op belongs to another context");
    return NULL;
  }
  return keep_op(entity, tn_scope_parent(scope->scope));
}

static PyObject* is_open(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(tnp_scope_is_open((const tnp_scope*)self));
}

static PyObject* scope_context(PyObject* self, void* closure) {
  (void)closure;
  PyObject* context = (PyObject*)((tnp_scope*)self)->context;
  if (context == NULL) Py_RETURN_NONE;
  Py_INCREF(context);
  return context;
}

static PyMethodDef scope_methods[] = {
    {"__enter__", scope_enter, METH_NOARGS, NULL},
    {"__exit__", (PyCFunction)(void (*)(void))scope_exit, METH_FASTCALL, NULL},
    {"keep", keep, METH_O, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef scope_properties[] = {{"is_open", is_open, NULL, NULL, NULL},
                                         {"context", scope_context, NULL, NULL, NULL},
                                         {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef scope_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_scope, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot scope_slots[] = {{Py_tp_init, scope_init},
                                    {Py_tp_new, PyType_GenericNew},
                                    {Py_tp_dealloc, scope_dealloc},
                                    {Py_tp_methods, scope_methods},
                                    {Py_tp_getset, scope_properties},
                                    {Py_tp_members, scope_members},
                                    {0, NULL}};

static PyType_Spec scope_spec = {"tenure.ir.Scope", sizeof(tnp_scope), 0, Py_TPFLAGS_DEFAULT,
                                 scope_slots};

bool tnp_init_scope(void) { return tnp_add_type(&scope_spec, NULL, &tnp.scope); }
