// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops as bytecode, and reading the bodies that were left for later.

#include "tenure_py.h"

//===-- Reading lazily ----------------------------------------------------------------------===//

/// The bytes that the library keeps until the whole file was read or dropped. They hold no
/// reference that could lead to the context: bytes of a user's class, or of a str, are copied.
static tn_status keep_bytes(PyObject* source, tn_string_view bytes, tn_blob** out_blob) {
  *out_blob = NULL;
  if (!PyBytes_CheckExact(source)) return tn_blob_copy(bytes.data, bytes.size, 16, out_blob);
  Py_buffer* held = tnp_hold_buffer(source);
  return held == NULL ? TN_OUT_OF_MEMORY : tnp_buffer_blob(held, 1, out_blob);
}

tn_status tnp_read_bytecode(tnp_context* context, PyObject* source, tn_string_view bytes,
                            tn_bytecode_read_options* options, tn_op* out_op) {
  *out_op = (tn_op){0, 0, 0, 0};
  tn_scope* scope = tnp_scope_current(context);
  if (!options->lazy) return tn_bytecode_read(scope, bytes, options, out_op);
  const tn_status status = keep_bytes(source, bytes, &options->owner);
  if (status != TN_OK) return status;
  context->reads_lazily = true;
  const tn_string_view kept = {tn_blob_data(options->owner), bytes.size};
  const tn_status read = tn_bytecode_read(scope, kept, options, out_op);
  tn_object_release(options->owner);
  return read;
}

bool tnp_load_slow(tnp_entity* op, bool whole) {
  if (!whole && tn_bytecode_is_loaded(op->handle.op)) return true;
  Py_INCREF(op);  // A handler may drop it.
  tnp_context* context = op->context;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status =
      whole ? tn_bytecode_load(op->handle.op) : tn_bytecode_load_body(op->handle.op);
  const bool loaded = tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR,
                                      "Unable to parse the bytecode of the operation") &&
                      tnp_live(op);
  Py_DECREF(op);
  return loaded;
}

//===-- Writing -----------------------------------------------------------------------------===//

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

/// Writes to a file at a path.
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
  if (!tnp_loaded(op)) return NULL;
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
  tnp_entity* op = (tnp_entity*)self;
  return tnp_live(op) && tnp_loaded(op) ? bytes_of(op, &options) : NULL;
}
