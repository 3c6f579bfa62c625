// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations of tracebacks, for a front end that locates every equation of a program.
//
// Equations share their tracebacks and scopes, so locations are cached: a frame by its code and
// offset, a traceback by its value, and a named location by the addresses of the trace, of the
// scopes and of their parents. Each entry holds the objects at its addresses, so that no others can
// get these.

#include <string.h>

#include "tenure_py.h"

typedef struct trace_cache {
  PyObject_HEAD tnp_context* context;  ///< Held; NULL before __init__.
  PyObject* filename_of;               ///< Code to the name of its file; None: it is left out.
  size_t frame_limit;
  PyObject* filenames;  ///< Address of code to (code, name of file).
  PyObject* frames;     ///< (address of code, offset) to its Location, or None.
  PyObject* traces;     ///< Traceback to its Location.
  PyObject* named;      ///< Addresses to (Location, the objects at them).
} trace_cache;

//===-- Frames ------------------------------------------------------------------------------===//

/// The source position of the instruction at `offset` of `code`; unknown numbers are 0.
static void frame_range(PyCodeObject* code, int offset, tn_file_range* range) {
  int numbers[4] = {0, 0, 0, 0};
#if PY_VERSION_HEX >= 0x030B0000
  // An offset after the last instruction would be looked up past the table.
  if (offset < Py_SIZE(code) * 2) {
    (void)PyCode_Addr2Location(code, offset, &numbers[0], &numbers[1], &numbers[2], &numbers[3]);
  }
#else
  numbers[0] = PyCode_Addr2Line(code, offset);
#endif
  range->start_line = numbers[0] > 0 ? (uint32_t)numbers[0] : 0;
  range->start_column = numbers[1] > 0 ? (uint32_t)numbers[1] : 0;
  range->end_line = numbers[2] > 0 ? (uint32_t)numbers[2] : range->start_line;
  range->end_column = numbers[3] > 0 ? (uint32_t)numbers[3] : range->start_column;
}

static PyObject* function_name(const PyCodeObject* code) {
#if PY_VERSION_HEX >= 0x030B0000
  return code->co_qualname;
#else
  return code->co_name;
#endif
}

static bool offset_of(PyObject* number, int* out) {
  const long offset = PyLong_AsLong(number);
  if (offset == -1 && PyErr_Occurred()) return false;
  if (offset < INT_MIN || offset > INT_MAX) {
    PyErr_SetString(PyExc_OverflowError, "instruction offset out of range of the code object");
    return false;
  }
  *out = (int)offset;
  return true;
}

/// (code, name of its file); NULL with an error. Borrowed.
static PyObject* filename_entry(trace_cache* self, PyObject* code) {
  PyObject* key = PyLong_FromVoidPtr(code);
  if (key == NULL) return NULL;
  PyObject* entry = PyDict_GetItemWithError(self->filenames, key);
  if (entry == NULL && !PyErr_Occurred()) {
    PyObject* name = PyObject_CallOneArg(self->filename_of, code);
    PyObject* made = name == NULL ? NULL : PyTuple_Pack(2, code, name);
    if (made != NULL) entry = PyDict_SetDefault(self->filenames, key, made);
    Py_XDECREF(name);
    Py_XDECREF(made);
  }
  Py_DECREF(key);
  return entry;
}

/// The function's name, and its place in its file; None for a frame that is left out.
static PyObject* make_frame(trace_cache* self, PyObject* code, int offset) {
  tn_file_range range = {{NULL, 0}, 0, 0, 0, 0};
  tn_string_view function;
  PyObject* entry = filename_entry(self, code);
  if (entry == NULL) return NULL;
  PyObject* filename = PyTuple_GET_ITEM(entry, 1);
  if (filename == Py_None) Py_RETURN_NONE;
  if (!tnp_text(filename, "filename", &range.file) ||
      !tnp_text(function_name((PyCodeObject*)code), "name", &function)) {
    return NULL;
  }
  frame_range((PyCodeObject*)code, offset, &range);
  tnp_capture capture;
  tnp_capture_begin(self->context, &capture);
  tn_context* context = self->context->context;
  tn_location location;
  tn_status status = tn_location_file_get(context, &range, &location);
  if (status == TN_OK) status = tn_location_name_get(context, function, location, &location);
  if (!tnp_capture_end(self->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_location(self->context, location);
}

/// The frame's Location, or None; NULL with an error. Borrowed.
static PyObject* frame_of(trace_cache* self, PyObject* code, PyObject* number) {
  int offset = 0;
  if (!PyCode_Check(code)) return tnp_wrong_type(code, "a code object");
  if (!offset_of(number, &offset)) return NULL;
  const uintptr_t parts[2] = {(uintptr_t)code, (uintptr_t)(unsigned)offset};
  PyObject* key = PyBytes_FromStringAndSize((const char*)parts, sizeof parts);
  if (key == NULL) return NULL;
  PyObject* found = PyDict_GetItemWithError(self->frames, key);
  if (found == NULL && !PyErr_Occurred()) {
    PyObject* made = make_frame(self, code, offset);
    if (made != NULL) found = PyDict_SetDefault(self->frames, key, made);
    Py_XDECREF(made);
  }
  Py_DECREF(key);
  return found;
}

//===-- Tracebacks --------------------------------------------------------------------------===//

/// The frames that count, from the innermost on, in `frames`, which has room; -1 with an error.
static Py_ssize_t gather(trace_cache* self, PyObject* codes, PyObject* offsets,
                         tn_location* frames) {
  size_t count = 0;
  const Py_ssize_t total = Py_MIN(PyTuple_GET_SIZE(codes), PyTuple_GET_SIZE(offsets));
  for (Py_ssize_t i = 0; i < total && count < self->frame_limit; ++i) {
    PyObject* frame = frame_of(self, PyTuple_GET_ITEM(codes, i), PyTuple_GET_ITEM(offsets, i));
    if (frame == NULL) return -1;
    if (frame != Py_None) frames[count++] = ((tnp_location*)frame)->location;
  }
  return (Py_ssize_t)count;
}

/// The frames chained by calls.
static PyObject* chain(trace_cache* self, const tn_location* frames, size_t count) {
  tn_location location =
      count == 0 ? tn_location_unknown(self->context->context) : frames[count - 1];
  tn_status status = TN_OK;
  tnp_capture capture;
  tnp_capture_begin(self->context, &capture);
  for (size_t i = count; i > 1 && status == TN_OK; --i) {
    status = tn_location_call_site_get(frames[i - 2], location, &location);
  }
  if (!tnp_capture_end(self->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_location(self->context, location);
}

static PyObject* make_trace(trace_cache* self, PyObject* traceback) {
  if (traceback == Py_None) return chain(self, NULL, 0);
  PyObject *codes = NULL, *offsets = NULL, *made = NULL;
  PyObject* raw = PyObject_CallMethod(traceback, "raw_frames", NULL);
  if (raw != NULL && PyTuple_Check(raw) && PyTuple_GET_SIZE(raw) == 2 &&
      PyList_Check(PyTuple_GET_ITEM(raw, 0)) && PyList_Check(PyTuple_GET_ITEM(raw, 1))) {
    codes = PyList_AsTuple(PyTuple_GET_ITEM(raw, 0));
    offsets = codes == NULL ? NULL : PyList_AsTuple(PyTuple_GET_ITEM(raw, 1));
  } else if (raw != NULL) {
    (void)tnp_wrong_type(raw, "lists of codes and offsets");
  }
  tn_location* frames =
      offsets == NULL ? NULL : PyMem_New(tn_location, (size_t)PyTuple_GET_SIZE(codes) + 1);
  if (frames != NULL) {
    const Py_ssize_t count = gather(self, codes, offsets, frames);
    if (count >= 0) made = chain(self, frames, (size_t)count);
  } else if (offsets != NULL) {
    PyErr_NoMemory();
  }
  PyMem_Free(frames);
  Py_XDECREF(offsets);
  Py_XDECREF(codes);
  Py_XDECREF(raw);
  return made;
}

static bool is_ready(const trace_cache* self) {
  if (self->context != NULL) return true;
  PyErr_SetString(PyExc_TypeError, "the TracebackToLocationCache was not initialised");
  return false;
}

static PyObject* get(PyObject* object, PyObject* traceback) {
  trace_cache* self = (trace_cache*)object;
  if (!is_ready(self)) return NULL;
  PyObject* found = PyDict_GetItemWithError(self->traces, traceback);
  if (found != NULL) return Py_NewRef(found);
  if (PyErr_Occurred()) return NULL;
  PyObject* made = make_trace(self, traceback);
  found = made == NULL ? NULL : PyDict_SetDefault(self->traces, traceback, made);
  Py_XINCREF(found);
  Py_XDECREF(made);
  return found;
}

//===-- Named locations ---------------------------------------------------------------------===//

/// `trace` with a name around it.
static PyObject* name_it(trace_cache* self, PyObject* name, PyObject* trace) {
  tn_string_view text;
  tn_location location;
  if (name == NULL || !tnp_text(name, "name", &text)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(self->context, &capture);
  const tn_status status = tn_location_name_get(self->context->context, text,
                                                ((tnp_location*)trace)->location, &location);
  if (!tnp_capture_end(self->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_location(self->context, location);
}

/// "scopes"(trace), or for a primitive "primitive:"("scopes/primitive"(trace)).
static PyObject* make_named(trace_cache* self, PyObject* primitive, PyObject* scopes, bool is_empty,
                            PyObject* trace) {
  if (primitive == Py_None) {
    PyObject* text = PyObject_Str(scopes);
    PyObject* made = name_it(self, text, trace);
    Py_XDECREF(text);
    return made;
  }
  PyObject* name = PyObject_GetAttrString(primitive, "name");
  if (name == NULL) return NULL;
  PyObject* whole = is_empty ? PyObject_Str(name) : PyUnicode_FromFormat("%S/%S", scopes, name);
  PyObject* kind = whole == NULL ? NULL : PyUnicode_FromFormat("%S:", name);
  PyObject* inner = kind == NULL ? NULL : name_it(self, whole, trace);
  PyObject* made = inner == NULL ? NULL : name_it(self, kind, inner);
  Py_XDECREF(inner);
  Py_XDECREF(kind);
  Py_XDECREF(whole);
  Py_DECREF(name);
  return made;
}

/// The addresses of all parts of the name.
static PyObject* named_key(PyObject* primitive, PyObject* stack, PyObject* trace) {
  const Py_ssize_t count = PyTuple_GET_SIZE(stack);
  PyObject* key = PyBytes_FromStringAndSize(NULL, (count + 2) * (Py_ssize_t)sizeof(PyObject*));
  if (key == NULL) return NULL;
  char* bytes = PyBytes_AS_STRING(key);
  memcpy(bytes, &primitive, sizeof primitive);
  memcpy(bytes + sizeof primitive, &trace, sizeof trace);
  if (count != 0) {
    memcpy(bytes + 2 * sizeof trace, ((PyTupleObject*)stack)->ob_item,
           (size_t)count * sizeof trace);
  }
  return key;
}

static PyObject* find_named(trace_cache* self, PyObject* primitive, PyObject* scopes,
                            PyObject* stack, PyObject* trace) {
  PyObject* key = named_key(primitive, stack, trace);
  if (key == NULL) return NULL;
  PyObject* entry = PyDict_GetItemWithError(self->named, key);
  PyObject* found = entry == NULL ? NULL : Py_NewRef(PyTuple_GET_ITEM(entry, 0));
  if (entry == NULL && !PyErr_Occurred()) {
    found = make_named(self, primitive, scopes, PyTuple_GET_SIZE(stack) == 0, trace);
    PyObject* made = found == NULL ? NULL : PyTuple_Pack(4, found, primitive, trace, stack);
    if (made == NULL || PyDict_SetItem(self->named, key, made) < 0) Py_CLEAR(found);
    Py_XDECREF(made);
  }
  Py_DECREF(key);
  return found;
}

static PyObject* stack_name;  ///< "stack", which is asked for with every equation.

/// locate(primitive, scopes, traceback): `scopes` has a tuple of them as `stack`, and all of it as
/// its text; without any, and without a primitive, it is the traceback's location.
static PyObject* locate(PyObject* object, PyObject* const* arguments, Py_ssize_t count) {
  if (!tnp_count_is(count, 3, "locate")) return NULL;
  PyObject* stack = PyObject_GetAttr(arguments[1], stack_name);
  PyObject* trace = stack == NULL ? NULL : get(object, arguments[2]);
  PyObject* found = NULL;
  if (trace != NULL && !PyTuple_Check(stack)) {
    (void)tnp_wrong_type(stack, "a tuple of scopes");
  } else if (trace != NULL && arguments[0] == Py_None && PyTuple_GET_SIZE(stack) == 0) {
    found = Py_NewRef(trace);
  } else if (trace != NULL) {
    found = find_named((trace_cache*)object, arguments[0], arguments[1], stack, trace);
  }
  Py_XDECREF(trace);
  Py_XDECREF(stack);
  return found;
}

//===-- The type ----------------------------------------------------------------------------===//

static int cache_init(PyObject* object, PyObject* arguments, PyObject* keywords) {
  static const char* const names[] = {"code_to_filename", "frame_limit", "context", NULL};
  trace_cache* self = (trace_cache*)object;
  PyObject *filename_of, *given = NULL;
  Py_ssize_t limit;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "On|O:TracebackToLocationCache",
                                   (char**)names, &filename_of, &limit, &given)) {
    return -1;
  }
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given);
  if (context == NULL) return -1;
  if (self->context != NULL) {
    PyErr_SetString(PyExc_TypeError, "the TracebackToLocationCache is already initialised");
    return -1;
  }
  self->filename_of = Py_NewRef(filename_of);
  self->frame_limit = limit < 0 ? 0 : (size_t)limit;
  PyObject** const dicts[] = {&self->filenames, &self->frames, &self->traces, &self->named};
  for (size_t i = 0; i < sizeof dicts / sizeof *dicts; ++i) {
    Py_XSETREF(*dicts[i], PyDict_New());
    if (*dicts[i] == NULL) return -1;
  }
  Py_INCREF(context);
  self->context = context;
  return 0;
}

static int cache_clear(PyObject* object) {
  trace_cache* self = (trace_cache*)object;
  Py_CLEAR(self->filename_of);
  Py_CLEAR(self->filenames);
  Py_CLEAR(self->frames);
  Py_CLEAR(self->traces);
  Py_CLEAR(self->named);
  Py_CLEAR(self->context);
  return 0;
}

static int cache_traverse(PyObject* object, visitproc visit, void* arg) {
  trace_cache* self = (trace_cache*)object;
  Py_VISIT(Py_TYPE(object));
  Py_VISIT(self->filename_of);
  Py_VISIT(self->filenames);
  Py_VISIT(self->frames);
  Py_VISIT(self->traces);
  Py_VISIT(self->named);
  Py_VISIT(self->context);
  return 0;
}

static void cache_dealloc(PyObject* object) {
  PyTypeObject* type = Py_TYPE(object);
  PyObject_GC_UnTrack(object);
  (void)cache_clear(object);
  type->tp_free(object);
  Py_DECREF(type);
}

static PyMethodDef cache_methods[] = {
    {"get", get, METH_O, "The location of a traceback, or of None."},
    {"locate", (PyCFunction)(void (*)(void))locate, METH_FASTCALL,
     "The location of a primitive (or None) in scopes at a traceback."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot cache_slots[] = {
    {Py_tp_doc, "Locations of tracebacks: one named location per frame, chained as call sites."},
    {Py_tp_init, cache_init},
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_dealloc, cache_dealloc},
    {Py_tp_traverse, cache_traverse},
    {Py_tp_clear, cache_clear},
    {Py_tp_methods, cache_methods},
    {0, NULL}};

static PyType_Spec cache_spec = {"tenure.jax._extension.TracebackToLocationCache",
                                 sizeof(trace_cache), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
                                 cache_slots};

bool tnp_init_traceback_locations(void) {
  static PyTypeObject* type;
  stack_name = PyUnicode_InternFromString("stack");
  return stack_name != NULL && tnp_add_type(&cache_spec, NULL, &type);
}
