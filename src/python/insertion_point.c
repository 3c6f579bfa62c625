// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// InsertionPoint: where new ops go, at the end of a block or before an op.

#include "tenure_py.h"

#define POINT ((tnp_insertion_point*)self)

static PyObject* make(PyObject* block, tnp_entity* reference) {
  if (block == NULL) return NULL;
  if (block == Py_None) {
    Py_DECREF(block);
    PyErr_SetString(PyExc_ValueError, "the operation is detached");
    return NULL;
  }
  tnp_insertion_point* point =
      (tnp_insertion_point*)tnp.insertion_point->tp_alloc(tnp.insertion_point, 0);
  if (point == NULL) {
    Py_DECREF(block);
    return NULL;
  }
  point->block = (tnp_entity*)block;
  Py_XINCREF(reference);
  point->reference = reference;
  return (PyObject*)point;
}

/// Before `op`.
static PyObject* before(tnp_entity* op) {
  return make(tnp_wrap_block(op->context, tn_op_block(op->handle.op)), op);
}

/// Before `op`, or at the end of `block` when it is null.
static PyObject* at(tnp_entity* block, tn_op op) {
  if (tn_op_is_null(op)) return make(Py_NewRef((PyObject*)block), NULL);
  PyObject* reference = tnp_wrap_op(block->context, op, TNP_ROLE_OPERATION);
  if (reference == NULL) return NULL;
  PyObject* point = make(Py_NewRef((PyObject*)block), (tnp_entity*)reference);
  Py_DECREF(reference);
  return point;
}

PyObject* tnp_insertion_point_make(tnp_context* context, tn_insertion insertion) {
  PyObject* block = tnp_wrap_block(context, insertion.block);
  if (block == NULL || block == Py_None) return make(block, NULL);
  PyObject* point = at((tnp_entity*)block, insertion.before);
  Py_DECREF(block);
  return point;
}

static PyObject* point_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  (void)type;
  PyObject* given = PyTuple_GET_SIZE(arguments) == 1 ? PyTuple_GET_ITEM(arguments, 0) : NULL;
  if (given == NULL && keywords != NULL) {
    given = PyDict_GetItemString(keywords, "block");
    if (given == NULL) given = PyDict_GetItemString(keywords, "beforeOperation");
  }
  if (tnp_is(given, tnp.operation_base)) {
    tnp_entity* op = tnp_op_argument(given);
    return op == NULL ? NULL : before(op);
  }
  tnp_entity* block = tnp_block_argument_of(given);
  return block == NULL ? NULL : make(Py_NewRef(given), NULL);
}

static int point_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(POINT->block);
  Py_VISIT(POINT->reference);
  return 0;
}

static void point_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (POINT->weak_references != NULL) PyObject_ClearWeakRefs(self);
  Py_XDECREF(POINT->block);
  Py_XDECREF(POINT->reference);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject* at_block_begin(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* block = tnp_block_argument_of(object);
  return block == NULL ? NULL : at(block, tn_block_first_op(block->handle.block));
}

static PyObject* at_block_terminator(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* block = tnp_block_argument_of(object);
  if (block == NULL) return NULL;
  const tn_op terminator = tn_block_terminator(block->handle.block);
  if (!tn_op_is_null(terminator)) return at(block, terminator);
  PyErr_SetString(PyExc_ValueError, "Block has no terminator");
  return NULL;
}

static PyObject* after(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  PyObject* block = tnp_wrap_block(op->context, tn_op_block(op->handle.op));
  if (block == NULL || block == Py_None) return make(block, NULL);
  PyObject* point = at((tnp_entity*)block, tn_op_next(op->handle.op));
  Py_DECREF(block);
  return point;
}

//===-- Inserting ---------------------------------------------------------------------------===//

bool tnp_insert_op(tnp_insertion_point* point, tnp_entity* op) {
  tn_insertion where;
  bool is_detached;
  if (!tnp_insertion_of((PyObject*)point, op->context, &where, &is_detached)) return false;
  if (!tn_op_is_detached(op->handle.op)) {
    PyErr_SetString(PyExc_ValueError, "Attempt to insert operation that has already been inserted");
    return false;
  }
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_op root = op->handle.op;
  const tn_status status = tn_op_is_null(where.before)
                               ? tn_op_move_to_end(op->handle.op, where.block)
                               : tn_op_move_before(op->handle.op, where.before);
  if (status == TN_OK) tnp_op_placed(op, root);
  return tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL);
}

static PyObject* insert(PyObject* self, PyObject* object) {
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL || !tnp_insert_op(POINT, op)) return NULL;
  Py_RETURN_NONE;
}

//===-- The type ----------------------------------------------------------------------------===//

static PyObject* get_block(PyObject* self, void* closure) {
  (void)closure;
  if (POINT->block == NULL || !tnp_live(POINT->block)) return NULL;
  return Py_NewRef((PyObject*)POINT->block);
}

static PyObject* get_reference(PyObject* self, void* closure) {
  (void)closure;
  if (POINT->reference == NULL) Py_RETURN_NONE;
  tnp_entity* op = POINT->reference;
  return tnp_live(op) ? tnp_wrap_op_in(op->context, op->handle.op, TNP_ROLE_OPERATION) : NULL;
}

static PyObject* point_enter(PyObject* self, PyObject* unused) {
  (void)unused;
  if (POINT->block == NULL || !tnp_live(POINT->block)) return NULL;
  return tnp_stack_enter(TNP_FRAME_INSERTION_POINT, self);
}

static PyObject* point_exit(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  (void)arguments;
  (void)count;
  return tnp_stack_exit(TNP_FRAME_INSERTION_POINT, self);
}

static PyMethodDef point_methods[] = {
    {"at_block_begin", at_block_begin, METH_O | METH_STATIC, NULL},
    {"at_block_terminator", at_block_terminator, METH_O | METH_STATIC, NULL},
    {"after", after, METH_O | METH_STATIC, NULL},
    {"insert", insert, METH_O, NULL},
    {"__enter__", point_enter, METH_NOARGS, NULL},
    {"__exit__", (PyCFunction)(void (*)(void))point_exit, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef point_properties[] = {{"block", get_block, NULL, NULL, NULL},
                                         {"ref_operation", get_reference, NULL, NULL, NULL},
                                         {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef point_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_insertion_point, weak_references), READONLY,
     NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot point_slots[] = {{Py_tp_new, point_new},
                                    {Py_tp_dealloc, point_dealloc},
                                    {Py_tp_traverse, point_traverse},
                                    {Py_tp_methods, point_methods},
                                    {Py_tp_getset, point_properties},
                                    {Py_tp_members, point_members},
                                    {0, NULL}};

static PyType_Spec point_spec = {"tenure.ir._BaseInsertionPoint", sizeof(tnp_insertion_point), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                 point_slots};

bool tnp_init_insertion_point(void) {
  return tnp_add_type(&point_spec, NULL, &tnp.insertion_point);
}
