// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops as columns for Arrow, and hashes of ops, which tenure.corpus computes for many modules.
//
// Exported structures are in capsules of Arrow's PyCapsule interface. A consumer that moves a
// structure clears its `release`; otherwise the capsule releases it.

#include <tenure/compare.h>
#include <tenure/op_columns.h>

#include "tenure_py.h"

#define COLUMNS "tenure.op_columns"
#define SCHEMA "arrow_schema"
#define ARRAY "arrow_array"

static void destroy_columns(PyObject* capsule) {
  tn_op_columns_destroy(PyCapsule_GetPointer(capsule, COLUMNS));
}

/// op_columns(context, text_max): a capsule.
static PyObject* create(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_count_is(count, 2, "op_columns")) return NULL;
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  const size_t text_max = context == NULL ? 0 : PyLong_AsSize_t(arguments[1]);
  if (context == NULL || PyErr_Occurred()) return NULL;
  tn_op_columns* columns;
  if (tn_op_columns_create(context->context, text_max, &columns) != TN_OK) {
    return PyErr_NoMemory();
  }
  PyObject* capsule = PyCapsule_New(columns, COLUMNS, destroy_columns);
  if (capsule == NULL) tn_op_columns_destroy(columns);
  return capsule;
}

/// op_columns_add(columns, operation, origin): how many bytes wait now.
static PyObject* add(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (!tnp_count_is(count, 3, "op_columns_add")) return NULL;
  tn_op_columns* columns = PyCapsule_GetPointer(arguments[0], COLUMNS);
  if (columns == NULL) return NULL;
  tn_string_view origin;
  if (!tnp_text(arguments[2], "origin", &origin)) return NULL;
  tnp_entity* op = tnp_op_argument(arguments[1]);
  if (op == NULL || !tnp_live(op) || !tnp_loaded(op)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_op_columns_add(columns, op->handle.op, origin);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return PyLong_FromSize_t(tn_op_columns_byte_size(columns));
}

static PyObject* row_count(PyObject* unused, PyObject* capsule) {
  (void)unused;
  const tn_op_columns* columns = PyCapsule_GetPointer(capsule, COLUMNS);
  return columns == NULL ? NULL : PyLong_FromSize_t(tn_op_columns_row_count(columns));
}

static void free_schema(PyObject* capsule) {
  struct ArrowSchema* schema = PyCapsule_GetPointer(capsule, SCHEMA);
  if (schema->release != NULL) schema->release(schema);
  PyMem_Free(schema);
}

static void free_array(PyObject* capsule) {
  struct ArrowArray* array = PyCapsule_GetPointer(capsule, ARRAY);
  if (array->release != NULL) array->release(array);
  PyMem_Free(array);
}

/// A capsule around one of the two structs, empty.
static PyObject* hold(size_t size, const char* name, PyCapsule_Destructor end) {
  void* held = PyMem_Calloc(1, size);
  if (held == NULL) return PyErr_NoMemory();
  PyObject* capsule = PyCapsule_New(held, name, end);
  if (capsule == NULL) PyMem_Free(held);
  return capsule;
}

/// op_columns_export(columns): the capsules of a schema and of an array, as __arrow_c_array__.
static PyObject* export(PyObject* unused, PyObject* capsule) {
  (void)unused;
  tn_op_columns* columns = PyCapsule_GetPointer(capsule, COLUMNS);
  if (columns == NULL) return NULL;
  PyObject* schema = hold(sizeof(struct ArrowSchema), SCHEMA, free_schema);
  PyObject* array = hold(sizeof(struct ArrowArray), ARRAY, free_array);
  PyObject* both = schema == NULL || array == NULL ? NULL : PyTuple_Pack(2, schema, array);
  if (both != NULL && tn_op_columns_export(columns, PyCapsule_GetPointer(schema, SCHEMA),
                                           PyCapsule_GetPointer(array, ARRAY)) != TN_OK) {
    Py_CLEAR(both);
    PyErr_NoMemory();
  }
  Py_XDECREF(schema);
  Py_XDECREF(array);
  return both;
}

/// op_hash(operation, flags): the 16 bytes of tn_op_hash128, the highest first.
static PyObject* hash(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (!tnp_count_is(count, 2, "op_hash")) return NULL;
  const unsigned long flags = PyLong_AsUnsignedLong(arguments[1]);
  if (PyErr_Occurred()) return NULL;
  tnp_entity* op = tnp_op_argument(arguments[0]);
  if (op == NULL || !tnp_live(op) || !tnp_loaded(op)) return NULL;
  tn_hash128 found;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_op_hash128(op->handle.op, (uint32_t)flags, &found);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  char bytes[16];
  for (int i = 0; i < 8; ++i) {
    bytes[i] = (char)(found.high >> (56 - 8 * i) & 0xFF);
    bytes[8 + i] = (char)(found.low >> (56 - 8 * i) & 0xFF);
  }
  return PyBytes_FromStringAndSize(bytes, sizeof bytes);
}

/// has_names(context): whether it has blobs or types by name: a blob of that name that is read next
/// is called otherwise, and a type has the body that it has.
static PyObject* has_names(PyObject* unused, PyObject* given) {
  (void)unused;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given);
  if (context == NULL) return NULL;
  return PyBool_FromLong(tn_resource_first(context->context) != NULL ||
                         tn_context_has_named_types(context->context));
}

#define FAST(function) (PyCFunction)(void (*)(void)) function

PyMethodDef tnp_op_columns_functions[] = {{"op_columns", FAST(create), METH_FASTCALL, NULL},
                                          {"op_columns_add", FAST(add), METH_FASTCALL, NULL},
                                          {"op_columns_row_count", row_count, METH_O, NULL},
                                          {"op_columns_export", export, METH_O, NULL},
                                          {"op_hash", FAST(hash), METH_FASTCALL, NULL},
                                          {"has_names", has_names, METH_O, NULL},
                                          {NULL, NULL, 0, NULL}};
