// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpView: an op as its dialect's class shows it.
//
// `OpView(op)` gives the view that the op has. Classes that make ops in their __init__ come here
// through super().__init__, with an op that they made, or with the parts of one; the object that is
// being initialised becomes the view of the op.

#include "op_create.h"
#include "tenure_py.h"

#define PART_COUNT 11

/// Whether a class inherits OpView's __init__, so that calling it with an op returns the op's view.
static bool is_plain(const PyTypeObject* type) { return type->tp_init == tnp.op_view->tp_init; }

static PyObject* view_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  if (is_plain(type) && keywords == NULL && PyTuple_GET_SIZE(arguments) == 1 &&
      tnp_is(PyTuple_GET_ITEM(arguments, 0), tnp.operation_base)) {
    tnp_entity* op = tnp_op_argument(PyTuple_GET_ITEM(arguments, 0));
    if (op == NULL) return NULL;
    PyObject* view = tnp_wrap_op_in(op->context, op->handle.op, TNP_ROLE_VIEW);
    if (view == NULL || PyObject_TypeCheck(view, type)) return view;
    Py_DECREF(view);
  }
  tnp_entity* entity = tnp_entity_allocate(type);
  if (entity == NULL) return NULL;
  entity->role = TNP_ROLE_VIEW;
  return (PyObject*)entity;
}

static bool bind(tnp_entity* self, PyObject* operation) {
  tnp_entity* op = tnp_op_argument(operation);
  if (op == NULL) return false;
  if (self->context != NULL) {
    if (tn_op_same(self->handle.op, op->handle.op)) return true;
    PyErr_SetString(PyExc_ValueError, "the OpView already wraps another operation");
    return false;
  }
  return tnp_op_bind(self, op->context, op->handle.op);
}

/// The slow path through tenure._build, which takes all kinds of sequences and reports errors.
static int build_slowly(tnp_entity* self, PyObject* const* given) {
  PyObject* builder = PyObject_GetAttrString((PyObject*)Py_TYPE(self), "_build");
  if (builder == NULL) return -1;
  PyObject* operation = PyObject_Vectorcall(builder, given, PART_COUNT, NULL);
  Py_DECREF(builder);
  if (operation == NULL) return -1;
  const bool bound = bind(self, operation);
  Py_DECREF(operation);
  return bound ? 0 : -1;
}

/// `given` has PART_COUNT entries, of which none is NULL.
static int build(tnp_entity* self, PyObject* const* given) {
  const int made = tnp_op_build(self, given);
  return made == 0 ? build_slowly(self, given) : made < 0 ? -1 : 0;
}

/// OpView.__init__(name, regions, operand segments, result segments, results=..., ...).
static int build_of(tnp_entity* self, PyObject* arguments, PyObject* keywords) {
  static const char* const names[] = {"name",
                                      "opRegionSpec",
                                      "operandSegmentSpecObj",
                                      "resultSegmentSpecObj",
                                      "results",
                                      "operands",
                                      "attributes",
                                      "successors",
                                      "regions",
                                      "loc",
                                      "ip",
                                      NULL};
  PyObject* given[PART_COUNT] = {NULL, NULL};
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|OOOOOOOOO:__init__", (char**)names,
                                   &given[0], &given[1], &given[2], &given[3], &given[4], &given[5],
                                   &given[6], &given[7], &given[8], &given[9], &given[10])) {
    return -1;
  }
  for (size_t i = 0; i < PART_COUNT; ++i) {
    if (given[i] == NULL) given[i] = Py_None;
  }
  return build(self, given);
}

/// _init_view(view, ...): OpView.__init__ with all arguments by position.
PyObject* tnp_view_init(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != PART_COUNT + 1 || !tnp_is(arguments[0], tnp.op_view)) {
    return PyErr_Format(PyExc_TypeError, "_init_view takes an OpView and %d parts", PART_COUNT);
  }
  if (build((tnp_entity*)arguments[0], arguments + 1) < 0) return NULL;
  Py_RETURN_NONE;
}

static int view_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  if (PyTuple_GET_SIZE(arguments) == 1 && (keywords == NULL || PyDict_GET_SIZE(keywords) == 0)) {
    PyObject* only = PyTuple_GET_ITEM(arguments, 0);
    if (tnp_is(only, tnp.operation_base)) return bind((tnp_entity*)self, only) ? 0 : -1;
  } else if (PyTuple_GET_SIZE(arguments) == 0 && keywords != NULL) {
    PyObject* operation = PyDict_GetItemString(keywords, "operation");
    if (operation != NULL && PyDict_GET_SIZE(keywords) == 1) {
      return bind((tnp_entity*)self, operation) ? 0 : -1;
    }
  }
  return build_of((tnp_entity*)self, arguments, keywords);
}

static PyType_Slot view_slots[] = {{Py_tp_new, view_new},
                                   {Py_tp_init, view_init},
                                   {Py_tp_dealloc, tnp_entity_dealloc},
                                   {Py_tp_traverse, tnp_entity_traverse},
                                   {Py_tp_clear, tnp_entity_clear},
                                   {0, NULL}};

static PyType_Spec view_spec = {"tenure.ir._BaseOpView", sizeof(tnp_entity), 0,
                                Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                view_slots};

bool tnp_init_op_view(void) { return tnp_add_type(&view_spec, tnp.operation_base, &tnp.op_view); }
