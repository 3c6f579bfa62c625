// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostic and DiagnosticHandler.
//
// The library has one handler of the extension in each context; handlers that Python attaches are
// in a list of the context's wrapper. They are called after the reporting call has left the
// library, so a handler may do anything. A Diagnostic is valid while its handler runs, and raises
// StaleDiagnosticError afterwards.

#include "tenure_py.h"

typedef struct diagnostic_handler {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;  ///< Held while attached.
  PyObject* callback;
  bool attached;
  bool had_error;
} diagnostic_handler;

typedef struct diagnostic {
  PyObject_HEAD PyObject* parts;  ///< The tuple; NULL when the handler returned.
  PyObject* notes;                ///< A tuple of Diagnostic, once requested.
} diagnostic;

//===-- Diagnostics -------------------------------------------------------------------------===//

static PyObject* make_diagnostic(PyObject* parts) {
  diagnostic* self = PyObject_GC_New(diagnostic, tnp.diagnostic);
  if (self == NULL) return NULL;
  self->parts = Py_NewRef(parts);
  self->notes = NULL;
  PyObject_GC_Track(self);
  return (PyObject*)self;
}

/// Invalidates the diagnostic and its notes after the handler returned.
static void invalidate(PyObject* self) {
  diagnostic* subject = (diagnostic*)self;
  if (subject->notes != NULL) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(subject->notes); ++i) {
      invalidate(PyTuple_GET_ITEM(subject->notes, i));
    }
  }
  Py_CLEAR(subject->notes);
  Py_CLEAR(subject->parts);
}

static PyObject* part(PyObject* self, Py_ssize_t index) {
  PyObject* parts = ((diagnostic*)self)->parts;
  if (parts == NULL) {
    PyErr_SetString(tnp.diagnostic_error, "Diagnostic is invalid (used outside of callback)");
    return NULL;
  }
  return PyTuple_GET_ITEM(parts, index);
}

static PyObject* get_severity(PyObject* self, void* closure) {
  (void)closure;
  PyObject* number = part(self, 0);
  if (number == NULL || tnp.severities == NULL) return Py_XNewRef(number);
  Py_INCREF(number);
  PyObject* severity = PyObject_GetItem(tnp.severities, number);
  Py_DECREF(number);
  return severity;
}

static PyObject* get_part(PyObject* self, void* closure) {
  PyObject* found = part(self, (Py_ssize_t)(intptr_t)closure);
  Py_XINCREF(found);
  return found;
}

static PyObject* make_notes(PyObject* tuples) {
  PyObject* notes = PyTuple_New(PyTuple_GET_SIZE(tuples));
  for (Py_ssize_t i = 0; notes != NULL && i < PyTuple_GET_SIZE(tuples); ++i) {
    PyObject* note = make_diagnostic(PyTuple_GET_ITEM(tuples, i));
    if (note == NULL) {
      Py_CLEAR(notes);
    } else {
      PyTuple_SET_ITEM(notes, i, note);
    }
  }
  return notes;
}

static PyObject* get_notes(PyObject* self, void* closure) {
  (void)closure;
  diagnostic* subject = (diagnostic*)self;
  PyObject* tuples = part(self, 3);
  if (tuples == NULL || subject->notes != NULL)
    return tuples == NULL ? NULL : Py_NewRef(subject->notes);
  Py_INCREF(tuples);
  PyObject* notes = make_notes(tuples);
  Py_DECREF(tuples);
  // Python code that ran meanwhile may have created them already, or ended the handler.
  if (notes != NULL && part(self, 3) == NULL) Py_CLEAR(notes);
  if (notes != NULL && subject->notes == NULL) subject->notes = Py_NewRef(notes);
  return notes;
}

static PyObject* diagnostic_str(PyObject* self) {
  PyObject* message = part(self, 2);
  if (message != NULL) return Py_NewRef(message);
  PyErr_Clear();
  return PyUnicode_FromString("<Invalid Diagnostic>");
}

static int diagnostic_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((diagnostic*)self)->parts);
  Py_VISIT(((diagnostic*)self)->notes);
  return 0;
}

static void diagnostic_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_XDECREF(((diagnostic*)self)->parts);
  Py_XDECREF(((diagnostic*)self)->notes);
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

//===-- Handlers ----------------------------------------------------------------------------===//

/// Asks one handler; true when it dealt with the diagnostic.
static bool ask(diagnostic_handler* handler, PyObject* parts) {
  PyObject* shown = make_diagnostic(parts);
  PyObject* answer = shown == NULL ? NULL : PyObject_CallOneArg(handler->callback, shown);
  if (shown != NULL) invalidate(shown);
  Py_XDECREF(shown);
  const int handled = answer == NULL ? -1 : PyObject_IsTrue(answer);
  Py_XDECREF(answer);
  if (handled >= 0) return handled == 1;
  PyErr_WriteUnraisable(handler->callback);
  handler->had_error = true;
  return false;
}

bool tnp_diagnostic_dispatch(tnp_context* context, PyObject* parts) {
  if (context->handlers == NULL || PyList_GET_SIZE(context->handlers) == 0) return false;
  PyObject* handlers = PySequence_Tuple(context->handlers);
  bool handled = false;
  for (Py_ssize_t i = handlers == NULL ? 0 : PyTuple_GET_SIZE(handlers); i > 0 && !handled; --i) {
    diagnostic_handler* handler = (diagnostic_handler*)PyTuple_GET_ITEM(handlers, i - 1);
    if (handler->attached) handled = ask(handler, parts);
  }
  Py_XDECREF(handlers);
  if (PyErr_Occurred()) PyErr_Clear();
  return handled;
}

/// attach_handler(context, callback)
static PyObject* attach(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "attach_handler takes 2 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL) return NULL;
  if (!PyCallable_Check(arguments[1])) return tnp_wrong_type(arguments[1], "a callable");
  if (context->handlers == NULL && (context->handlers = PyList_New(0)) == NULL) return NULL;
  diagnostic_handler* handler = PyObject_GC_New(diagnostic_handler, tnp.diagnostic_handler);
  if (handler == NULL) return NULL;
  handler->weak_references = NULL;
  handler->context = NULL;
  handler->callback = Py_NewRef(arguments[1]);
  handler->attached = true;
  handler->had_error = false;
  PyObject_GC_Track(handler);
  if (PyList_Append(context->handlers, (PyObject*)handler) == 0) {
    // Borrowed: the context clears it when it goes, for it holds the handler.
    handler->context = context;
    return (PyObject*)handler;
  }
  Py_DECREF(handler);
  return NULL;
}

static PyObject* detach(PyObject* self, PyObject* unused) {
  (void)unused;
  diagnostic_handler* handler = (diagnostic_handler*)self;
  if (!handler->attached) Py_RETURN_NONE;
  handler->attached = false;
  tnp_context* context = handler->context;
  handler->context = NULL;
  if (context != NULL && context->handlers != NULL) {
    const Py_ssize_t at = PySequence_Index(context->handlers, self);
    if (at >= 0) (void)PySequence_DelItem(context->handlers, at);
    if (PyErr_Occurred()) PyErr_Clear();
  }
  Py_RETURN_NONE;
}

/// Called for the list of a context that goes.
static PyObject* context_gone(PyObject* unused, PyObject* self) {
  (void)unused;
  if (tnp_is(self, tnp.diagnostic_handler)) {
    ((diagnostic_handler*)self)->attached = false;
    ((diagnostic_handler*)self)->context = NULL;
  }
  Py_RETURN_NONE;
}

void tnp_handlers_orphan(PyObject* handlers) {
  for (Py_ssize_t i = 0; handlers != NULL && i < PyList_GET_SIZE(handlers); ++i) {
    Py_DECREF(context_gone(NULL, PyList_GET_ITEM(handlers, i)));
  }
}

static PyObject* handler_enter(PyObject* self, PyObject* unused) {
  (void)unused;
  return Py_NewRef(self);
}

static PyObject* handler_exit(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  (void)arguments;
  (void)count;
  return detach(self, NULL);
}

static PyObject* get_attached(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(((diagnostic_handler*)self)->attached);
}

static PyObject* get_had_error(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(((diagnostic_handler*)self)->had_error);
}

static int handler_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((diagnostic_handler*)self)->callback);
  return 0;
}

static int handler_clear(PyObject* self) {
  Py_CLEAR(((diagnostic_handler*)self)->callback);
  ((diagnostic_handler*)self)->attached = false;
  return 0;
}

static void handler_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (((diagnostic_handler*)self)->weak_references != NULL) PyObject_ClearWeakRefs(self);
  Py_XDECREF(((diagnostic_handler*)self)->callback);
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

//===-- The types ---------------------------------------------------------------------------===//

static PyGetSetDef diagnostic_properties[] = {
    {"severity", get_severity, NULL, NULL, NULL},
    {"location", get_part, NULL, NULL, (void*)(intptr_t)1},
    {"message", get_part, NULL, NULL, (void*)(intptr_t)2},
    {"notes", get_notes, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot diagnostic_slots[] = {{Py_tp_dealloc, diagnostic_dealloc},
                                         {Py_tp_traverse, diagnostic_traverse},
                                         {Py_tp_str, diagnostic_str},
                                         {Py_tp_getset, diagnostic_properties},
                                         {0, NULL}};

static PyMethodDef handler_methods[] = {
    {"detach", detach, METH_NOARGS, NULL},
    {"__enter__", handler_enter, METH_NOARGS, NULL},
    {"__exit__", (PyCFunction)(void (*)(void))handler_exit, METH_FASTCALL, NULL},
    {"_attach", (PyCFunction)(void (*)(void))attach, METH_FASTCALL | METH_STATIC, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef handler_properties[] = {{"attached", get_attached, NULL, NULL, NULL},
                                           {"had_error", get_had_error, NULL, NULL, NULL},
                                           {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef handler_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(diagnostic_handler, weak_references), READONLY,
     NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot handler_slots[] = {{Py_tp_dealloc, handler_dealloc},
                                      {Py_tp_traverse, handler_traverse},
                                      {Py_tp_clear, handler_clear},
                                      {Py_tp_methods, handler_methods},
                                      {Py_tp_getset, handler_properties},
                                      {Py_tp_members, handler_members},
                                      {0, NULL}};

#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION)

static PyType_Spec diagnostic_spec = {"tenure.ir.Diagnostic", sizeof(diagnostic), 0, FLAGS,
                                      diagnostic_slots};
static PyType_Spec handler_spec = {"tenure.ir.DiagnosticHandler", sizeof(diagnostic_handler), 0,
                                   FLAGS, handler_slots};

bool tnp_init_diagnostics(void) {
  return tnp_add_type(&diagnostic_spec, NULL, &tnp.diagnostic) &&
         tnp_add_type(&handler_spec, NULL, &tnp.diagnostic_handler);
}
