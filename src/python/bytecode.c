// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops as bytecode.

#include "tenure_py.h"

/// The version to write: the newest when none is given. False with an error.
static bool version_of(PyObject* given, tn_bytecode_write_options* out_options) {
  *out_options = (tn_bytecode_write_options){0};
  if (!tnp_given(given)) return true;
  const long version = PyLong_AsLong(given);
  if (version == -1 && PyErr_Occurred()) return false;
  if (version < 0 || version > (long)TN_BYTECODE_VERSION_MAX) {
    PyErr_Format(PyExc_ValueError, "Unable to honor desired bytecode version %ld", version);
    return false;
  }
  out_options->use_version = true;
  out_options->version = (uint32_t)version;
  return true;
}

/// The bytes of the op. New reference; NULL with an error.
static PyObject* bytes_of(tnp_entity* op, const tn_bytecode_write_options* options) {
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_bytecode_write(op->handle.op, options, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, op->context, &capture, status, true);
}

/// Writes to a file that stands at a path.
static PyObject* write_to_path(PyObject* path, PyObject* bytes) {
  PyObject* io = PyImport_ImportModule("io");
  PyObject* file = io == NULL ? NULL : PyObject_CallMethod(io, "open", "Os", path, "wb");
  PyObject* written = file == NULL ? NULL : PyObject_CallMethod(file, "write", "O", bytes);
  PyObject* closed = written == NULL ? NULL : PyObject_CallMethod(file, "close", NULL);
  Py_XDECREF(io);
  Py_XDECREF(file);
  Py_XDECREF(written);
  return closed;
}

PyObject* tnp_op_write_bytecode(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                PyObject* keywords) {
  static tnp_signature signature = {"write_bytecode", 1, 2, {"file", "desired_version"}, {0}};
  PyObject* given[2];
  tn_bytecode_write_options options;
  tnp_entity* op = (tnp_entity*)self;
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_live(op)) return NULL;
  if (!version_of(given[1], &options)) return NULL;
  PyObject* bytes = bytes_of(op, &options);
  if (bytes == NULL) return NULL;
  PyObject* done = PyUnicode_Check(given[0]) ? write_to_path(given[0], bytes)
                                             : PyObject_CallMethod(given[0], "write", "O", bytes);
  Py_DECREF(bytes);
  if (done == NULL) return NULL;
  Py_DECREF(done);
  Py_RETURN_NONE;
}

PyObject* tnp_op_bytecode(PyObject* self, PyObject* unused) {
  (void)unused;
  const tn_bytecode_write_options options = {0};
  return tnp_live((tnp_entity*)self) ? bytes_of((tnp_entity*)self, &options) : NULL;
}
