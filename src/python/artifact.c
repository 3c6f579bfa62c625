// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO's portable artifacts, and the versions that they are of.

#include <tenure/portable_artifact.h>

#include "tenure_py.h"

static PyObject* text_of(tn_string_view view) {
  if (view.data == NULL) Py_RETURN_NONE;
  return PyUnicode_FromStringAndSize(view.data, (Py_ssize_t)view.size);
}

/// write_artifact(module, version): bytes.
static PyObject* write_artifact(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view version;
  if (!tnp_count_is(count, 2, "write_artifact")) return NULL;
  tnp_entity* op = tnp_op_argument(arguments[0]);
  if (op == NULL || !tnp_text(arguments[1], "version", &version)) return NULL;
  if (!tnp_live(op) || !tnp_loaded(op)) return NULL;
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_portable_artifact_write(tnp_scope_current(op->context), op->handle.op,
                                                      version, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, op->context, &capture, status, true);
}

/// read_artifact(bytes, context): a Module.
static PyObject* read_artifact(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view bytes;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_count_is(count, 2, "read_artifact")) return NULL;
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_text(arguments[0], "artifact", &bytes)) return NULL;
  tnp_capture capture;
  tn_op op;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_portable_artifact_read(tnp_scope_current(context), bytes, &op);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR,
                       "failed to deserialize module")) {
    return NULL;
  }
  return tnp_adopt_op(context, op, TNP_ROLE_MODULE);
}

/// artifact_version(bytes): the version for which the artifact was written; None for other bytes.
static PyObject* artifact_version(PyObject* unused, PyObject* given) {
  (void)unused;
  tn_string_view bytes;
  if (!tnp_text(given, "artifact", &bytes)) return NULL;
  return text_of(tn_portable_artifact_version(bytes));
}

/// artifact_version_for(number): of readers of an age.
static PyObject* version_for(PyObject* unused, PyObject* given) {
  (void)unused;
  const long number = PyLong_AsLong(given);
  if (number == -1 && PyErr_Occurred()) return NULL;
  return text_of(number < 0 || number > TN_COMPATIBILITY_MAX
                     ? (tn_string_view){NULL, 0}
                     : tn_portable_artifact_version_for((tn_compatibility)number));
}

/// artifact_versions(): the newest and the oldest.
static PyObject* versions(PyObject* unused, PyObject* also_unused) {
  (void)unused;
  (void)also_unused;
  return Py_BuildValue("(NN)", text_of(tn_portable_artifact_current_version()),
                       text_of(tn_portable_artifact_minimum_version()));
}

/// smaller_artifact_version(a, b); None if one is no version.
static PyObject* smaller(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view a;
  tn_string_view b;
  tn_string_view found;
  if (!tnp_count_is(count, 2, "smaller_artifact_version")) return NULL;
  if (!tnp_text(arguments[0], "version", &a) || !tnp_text(arguments[1], "version", &b)) return NULL;
  if (tn_portable_artifact_smaller_version(a, b, &found) != TN_OK) Py_RETURN_NONE;
  return text_of(found);
}

#define FAST(function) (PyCFunction)(void (*)(void)) function

PyMethodDef tnp_artifact_functions[] = {
    {"write_artifact", FAST(write_artifact), METH_FASTCALL, NULL},
    {"read_artifact", FAST(read_artifact), METH_FASTCALL, NULL},
    {"artifact_version", artifact_version, METH_O, NULL},
    {"artifact_version_for", version_for, METH_O, NULL},
    {"artifact_versions", versions, METH_NOARGS, NULL},
    {"smaller_artifact_version", FAST(smaller), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};
