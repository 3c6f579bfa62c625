// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors: the library's statuses and diagnostics as Python exceptions.
//
// A call whose errors become an exception opens a capture, which collects diagnostics for the
// message. Each status code has one exception class: StaleHandleError for stale handles,
// MemoryError out of memory, and the caller's choice for the rest (MLIRError where upstream raises
// that, otherwise ValueError).

#include "tenure_py.h"

#include <string.h>

//===-- Diagnostics as tuples ---------------------------------------------------------------===//

static PyObject* notes_tuple(tnp_context* context, const tn_diagnostic* diagnostic) {
  const size_t count = tn_diagnostic_note_count(diagnostic);
  PyObject* notes = PyTuple_New((Py_ssize_t)count);
  if (notes == NULL) return NULL;
  for (size_t i = 0; i < count; ++i) {
    PyObject* note = tnp_diagnostic_tuple(context, tn_diagnostic_note(diagnostic, i));
    if (note == NULL) {
      Py_DECREF(notes);
      return NULL;
    }
    PyTuple_SET_ITEM(notes, (Py_ssize_t)i, note);
  }
  return notes;
}

PyObject* tnp_diagnostic_tuple(tnp_context* context, const tn_diagnostic* diagnostic) {
  PyObject* location = tnp_wrap_location(context, tn_diagnostic_location(diagnostic));
  PyObject* message = tnp_string(tn_diagnostic_message(diagnostic));
  PyObject* notes = notes_tuple(context, diagnostic);
  if (location != NULL && message != NULL && notes != NULL) {
    return Py_BuildValue("(iNNN)", (int)tn_diagnostic_severity(diagnostic), location, message,
                         notes);
  }
  Py_XDECREF(location);
  Py_XDECREF(message);
  Py_XDECREF(notes);
  return NULL;
}

/// Called inside the library, where no finalizers may run: the allocations start no collection.
static PyObject* make_parts(tnp_context* context, const tn_diagnostic* diagnostic) {
  const int collects = PyGC_Disable();
  PyObject* parts = tnp_diagnostic_tuple(context, diagnostic);
  if (parts == NULL) PyErr_Clear();
  if (collects) (void)PyGC_Enable();
  return parts;
}

static bool capture_add(tnp_capture* capture, tn_status status, PyObject* parts) {
  const int collects = PyGC_Disable();
  if (capture->diagnostics == NULL) {
    capture->diagnostics = PyList_New(0);
    capture->status = status;
  }
  const bool added =
      capture->diagnostics != NULL && PyList_Append(capture->diagnostics, parts) == 0;
  if (!added) PyErr_Clear();
  if (collects) (void)PyGC_Enable();
  return added;
}

void tnp_capture_hand_on(const tnp_capture* capture, tnp_capture* outer) {
  PyObject* list = capture->diagnostics;
  for (Py_ssize_t i = 0; list != NULL && i < PyList_GET_SIZE(list); ++i) {
    (void)capture_add(outer, capture->status, PyList_GET_ITEM(list, i));
  }
  if (capture->cause != NULL) Py_XSETREF(outer->cause, Py_NewRef(capture->cause));
}

//===-- Raising -----------------------------------------------------------------------------===//

static void raise_stale_text(const char* text) {
  PyObject* message = PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
  if (message == NULL) return;
  PyErr_SetObject(tnp.stale_error, message);
  Py_DECREF(message);
}

void tnp_raise_stale(tnp_entity* entity) {
  if (PyErr_Occurred()) return;  // The call was refused and has already raised.
  if (entity->context == NULL) {
    PyErr_Format(PyExc_TypeError, "%s was not initialised: __new__ was called without __init__",
                 Py_TYPE(entity)->tp_name);
    return;
  }
  char reason[400] = "";
  switch (entity->kind) {
    case TNP_OP:
      (void)tn_op_stale_reason(entity->handle.op, reason, sizeof reason);
      break;
    case TNP_BLOCK:
      (void)tn_block_stale_reason(entity->handle.block, reason, sizeof reason);
      break;
    case TNP_REGION:
      (void)tn_region_stale_reason(entity->handle.region, reason, sizeof reason);
      break;
    default:
      (void)tn_value_stale_reason(entity->handle.value, reason, sizeof reason);
      break;
  }
  if (entity->kind == TNP_OP && reason[0] != 0) {
    // Scripts search for upstream's message.
    static const char words[] = "; the operation has been invalidated";
    const size_t size = strlen(reason);
    if (size + sizeof words <= sizeof reason) memcpy(reason + size, words, sizeof words);
  }
  raise_stale_text(reason[0] == 0 ? "the handle is stale" : reason);
}

static const char* status_words(tn_status status) {
  switch (status) {
    case TN_STALE_HANDLE:
      return "the handle is stale: the entity was erased";
    case TN_SCOPE_CLOSED:
      return "the handle is stale: its scope was closed";
    case TN_CONTEXT_DESTROYED:
      return "the handle is stale: its context was destroyed";
    case TN_NULL_HANDLE:
      return "unexpected null handle";
    default:
      return tn_status_name(status);
  }
}

/// The text of the first error in the capture, borrowed; NULL if there is none.
static PyObject* first_message(const tnp_capture* capture) {
  if (capture->diagnostics == NULL || PyList_GET_SIZE(capture->diagnostics) == 0) return NULL;
  return PyTuple_GET_ITEM(PyList_GET_ITEM(capture->diagnostics, 0), 2);
}

/// The exception contains the diagnostics that handlers did not receive.
static void raise_mlir_error(const tnp_context* context, const tnp_capture* capture,
                             const char* message) {
  const bool is_reported = context->emit_error_diagnostics && context->handlers != NULL &&
                           PyList_GET_SIZE(context->handlers) != 0;
  PyObject* diagnostics =
      is_reported || capture->diagnostics == NULL ? Py_None : capture->diagnostics;
  PyObject* type = Py_NewRef(tnp.mlir_error);
  PyObject* error = PyObject_CallFunction(type, "sO", message, diagnostics);
  if (error != NULL) PyErr_SetObject(type, error);
  Py_XDECREF(error);
  Py_DECREF(type);
}

static void raise_words(PyObject* type, PyObject* words, tn_status status) {
  if (words != NULL) {
    PyErr_SetObject(type, words);
  } else {
    PyErr_SetString(type, status_words(status));
  }
}

/// The error that is set was caused by `owned_cause`.
static void chain(PyObject* owned_cause) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (value != owned_cause) {
    PyException_SetCause(value, owned_cause);
  } else {
    Py_DECREF(owned_cause);
  }
  PyErr_Restore(type, value, traceback);
}

static void raise_kind(const tnp_context* context, const tnp_capture* capture, tn_status status,
                       tnp_error_kind kind, const char* message) {
  PyObject* words = first_message(capture);
  if (status == TN_OUT_OF_MEMORY) {
    PyErr_NoMemory();
  } else if (status == TN_STALE_HANDLE || status == TN_SCOPE_CLOSED ||
             status == TN_CONTEXT_DESTROYED) {
    raise_words(tnp.stale_error, words, status);
  } else if (kind == TNP_MLIR_ERROR) {
    raise_mlir_error(context, capture, message);
  } else {
    raise_words(kind == TNP_RUNTIME_ERROR ? PyExc_RuntimeError : PyExc_ValueError, words, status);
  }
}

void tnp_raise(tnp_context* context, tnp_capture* capture, tn_status status, tnp_error_kind kind,
               const char* message) {
  tnp_capture_leave(context, capture);
  PyObject* cause = capture->cause;
  if (PyErr_Occurred()) {  // A callback raised; that is what the caller hears.
    Py_XDECREF(cause);
  } else {
    raise_kind(context, capture, status, kind, message);
    if (cause != NULL) chain(cause);
  }
  capture->cause = NULL;
  Py_CLEAR(capture->diagnostics);
}

bool tnp_capture_end_slow(tnp_context* context, tnp_capture* capture, tn_status status,
                          tnp_error_kind kind, const char* message) {
  if (status != TN_OK) {
    tnp_raise(context, capture, status, kind, message);
    tnp_flush(context);
    return false;
  }
  tnp_capture_drop(context, capture);
  tnp_flush(context);
  return true;
}

PyObject* tnp_wrong_type(PyObject* object, const char* expected) {
  PyErr_Format(PyExc_TypeError, "expected %s, got %s", expected,
               object == NULL ? "nothing" : Py_TYPE(object)->tp_name);
  return NULL;
}

//===-- The handler -------------------------------------------------------------------------===//

static tn_status write_to_list(void* user_data, const char* bytes, size_t size) {
  return tnp_text_write(user_data, bytes, size);
}

/// Unhandled diagnostics go to sys.stderr.
static void print_unhandled(tnp_context* context, const tn_diagnostic* diagnostic) {
  tnp_writer writer = {NULL, 0, 0};
  const tn_status status = tn_diagnostic_print(diagnostic, NULL, 0, write_to_list, &writer);
  PyObject* text = tnp_writer_finish(&writer, context, NULL, status, false);
  PyObject* file = PySys_GetObject("stderr");
  Py_XINCREF(file);  // Writing may put another one there.
  if (text != NULL && file != NULL && file != Py_None) {
    (void)PyFile_WriteObject(text, file, Py_PRINT_RAW);
  }
  Py_XDECREF(file);
  Py_XDECREF(text);
  if (PyErr_Occurred()) PyErr_Clear();
}

/// Diagnostics during a call become its error, or wait for its end: a handler may do anything, and
/// the library is in the middle of a change.
static void receive(tnp_context* context, const tn_diagnostic* diagnostic, PyObject* parts) {
  tnp_capture* capture = tnp_capture_own(context);
  if (capture == NULL) {
    if (!tnp_diagnostic_dispatch(context, parts)) print_unhandled(context, diagnostic);
    return;
  }
  const bool is_error = tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR;
  if (is_error && capture_add(capture, tn_diagnostic_status(diagnostic), parts) &&
      !context->emit_error_diagnostics) {
    return;
  }
  if (context->handlers != NULL) tnp_defer(context, Py_NewRef(parts), true);
}

bool tnp_diagnostic_handle(const tn_diagnostic* diagnostic, void* user_data) {
  tnp_context* context = user_data;
  if (Py_REFCNT(context) == 0) return true;  // It is being torn down.
  // A thread of the library itself only reports out of memory for diagnostics of the caller.
  if (PyGILState_GetThisThreadState() == NULL) return true;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject* parts = make_parts(context, diagnostic);
  if (parts != NULL) receive(context, diagnostic, parts);
  Py_XDECREF(parts);
  if (type != NULL) PyErr_Restore(type, value, traceback);
  tnp_callback_end(&callback, context);
  return true;
}

//===-- Deferred objects --------------------------------------------------------------------===//

void tnp_defer(tnp_context* context, PyObject* owned_object, bool is_report) {
  tnp_deferred* self = PyMem_Malloc(sizeof *self);
  if (self == NULL) return;
  *self = (tnp_deferred){NULL, owned_object, is_report};
  if (context->last_deferred != NULL) {
    context->last_deferred->next = self;
  } else {
    context->deferred = self;
  }
  context->last_deferred = self;
}

void tnp_flush_deferred(tnp_context* context) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  while (context->deferred != NULL) {
    tnp_deferred* self = context->deferred;
    context->deferred = self->next;
    if (self->next == NULL) context->last_deferred = NULL;
    if (self->is_report) (void)tnp_diagnostic_dispatch(context, self->object);
    Py_DECREF(self->object);
    PyMem_Free(self);
  }
  if (type != NULL) PyErr_Restore(type, value, traceback);
}

bool tnp_init_errors(void) {
  tnp.stale_error = PyErr_NewExceptionWithDoc(
      "tenure.ir.StaleHandleError",
      "A stale reference: the entity was erased, its scope was closed, or its lifetime has ended.",
      PyExc_RuntimeError, NULL);
  if (tnp.stale_error == NULL) return false;
  PyObject* bases = PyTuple_Pack(2, tnp.stale_error, PyExc_ValueError);
  if (bases == NULL) return false;
  tnp.diagnostic_error = PyErr_NewException("tenure.ir.StaleDiagnosticError", bases, NULL);
  Py_DECREF(bases);
  return tnp.diagnostic_error != NULL &&
         PyModule_AddObjectRef(tnp.module, "StaleHandleError", tnp.stale_error) == 0 &&
         PyModule_AddObjectRef(tnp.module, "StaleDiagnosticError", tnp.diagnostic_error) == 0;
}
