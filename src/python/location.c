// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations. They are values: two wrappers of one location are equal and need not be one object.

#include "tenure_py.h"

#include <string.h>

//===-- Making ------------------------------------------------------------------------------===//

PyObject* tnp_wrap_location(tnp_context* context, tn_location location) {
  if (tn_location_is_null(location)) Py_RETURN_NONE;
  PyTypeObject* type = tnp.location;
  const Py_ssize_t kind = (Py_ssize_t)tn_location_kind_of(location);
  if (tnp.location_classes != NULL && kind < PyList_GET_SIZE(tnp.location_classes)) {
    PyObject* found = PyList_GET_ITEM(tnp.location_classes, kind);
    if (PyType_Check(found)) type = (PyTypeObject*)found;
  }
  tnp_location* self = (tnp_location*)type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  Py_INCREF(context);
  self->context = context;
  self->location = location;
  return (PyObject*)self;
}

/// The new location, or the error that the capture holds.
static PyObject* made(tnp_context* context, tnp_capture* capture, tn_status status,
                      tn_location location) {
  if (!tnp_capture_end(context, capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_location(context, location);
}

static PyObject* unknown(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords) {
  static tnp_signature signature = {"unknown", 0, 1, {"context"}, {0}};
  (void)unused;
  PyObject* given[1];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[0]);
  if (context == NULL) return NULL;
  return tnp_wrap_location(context, tn_location_unknown(context->context));
}

static bool position(PyObject* object, uint32_t* out_position) {
  const unsigned long value = PyLong_AsUnsignedLong(object);
  if (value == (unsigned long)-1 && PyErr_Occurred()) return false;
  if (value > UINT32_MAX) {
    PyErr_SetString(PyExc_OverflowError, "lines and columns must be less than 2**32");
    return false;
  }
  *out_position = (uint32_t)value;
  return true;
}

/// file(filename, line, col) or file(filename, start_line, start_col, end_line, end_col).
static PyObject* file(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                      PyObject* keywords) {
  static tnp_signature point = {"file", 3, 4, {"filename", "line", "col", "context"}, {0}};
  static tnp_signature range = {
      "file", 5, 6, {"filename", "start_line", "start_col", "end_line", "end_col", "context"}, {0}};
  (void)unused;
  PyObject* given[6];
  const bool is_range = count >= 5 || (keywords != NULL && count + PyTuple_GET_SIZE(keywords) >= 5);
  if (!tnp_arguments(is_range ? &range : &point, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[is_range ? 5 : 3]);
  tn_file_range where = {{NULL, 0}, 0, 0, 0, 0};
  if (context == NULL || !tnp_text(given[0], "filename", &where.file)) return NULL;
  if (!position(given[1], &where.start_line) || !position(given[2], &where.start_column)) {
    return NULL;
  }
  where.end_line = where.start_line;
  where.end_column = where.start_column;
  if (is_range &&
      (!position(given[3], &where.end_line) || !position(given[4], &where.end_column))) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_location location;
  const tn_status status = tn_location_file_get(context->context, &where, &location);
  return made(context, &capture, status, location);
}

static PyObject* name(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                      PyObject* keywords) {
  static tnp_signature signature = {
      "name", 1, 3, {"name", "childLoc", "context", "child_loc"}, {0}};
  (void)unused;
  PyObject* given[4];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  PyObject* child_object = tnp_given(given[1]) ? given[1] : given[3];
  tn_location child = {NULL, 0};
  tn_string_view text;
  TNP_CALL call = {NULL, NULL};
  const bool has_child = tnp_given(child_object);
  if ((has_child && !tnp_call_location(&call, child_object, &child)) ||
      ((!has_child || tnp_given(given[2])) && tnp_call_context(&call, given[2]) == NULL) ||
      !tnp_text(given[0], "name", &text)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  tn_location location;
  const tn_status status = tn_location_name_get(call.context->context, text, child, &location);
  return made(call.context, &capture, status, location);
}

static PyObject* callsite(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                          PyObject* keywords) {
  static tnp_signature signature = {"callsite", 2, 3, {"callee", "frames", "context"}, {0}};
  (void)unused;
  PyObject* given[3];
  tn_location callee;
  tnp_array frames = {NULL, 0};
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_location(&call, given[0], &callee) ||
      (tnp_given(given[2]) && tnp_call_context(&call, given[2]) == NULL) ||
      !tnp_call_array(&call, given[1], &tnp_location_items, &frames)) {
    return NULL;
  }
  if (frames.count == 0) return PyErr_Format(PyExc_ValueError, "No caller frames provided.");
  const tn_location* frame = frames.data;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  tn_location caller = frame[frames.count - 1];
  tn_status status = TN_OK;
  for (size_t i = frames.count - 1; i > 0 && status == TN_OK; --i) {
    status = tn_location_call_site_get(frame[i - 1], caller, &caller);
  }
  if (status == TN_OK) status = tn_location_call_site_get(callee, caller, &caller);
  return made(call.context, &capture, status, caller);
}

static PyObject* fused(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                       PyObject* keywords) {
  static tnp_signature signature = {"fused", 1, 3, {"locations", "metadata", "context"}, {0}};
  (void)unused;
  PyObject* given[3];
  tnp_array parts = {NULL, 0};
  tn_attribute metadata = {NULL};
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[2]);
  if (context == NULL ||
      (tnp_given(given[1]) && !tnp_call_attribute(&call, given[1], "metadata", &metadata)) ||
      !tnp_call_array(&call, given[0], &tnp_location_items, &parts)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_location location;
  const tn_status status =
      tn_location_fused_get(context->context, parts.data, parts.count,
                            metadata.storage == NULL ? NULL : &metadata, &location);
  return made(context, &capture, status, location);
}

static PyObject* from_attr(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                           PyObject* keywords) {
  static tnp_signature signature = {"from_attr", 1, 2, {"attribute", "context"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_attribute attribute;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!tnp_attribute_argument(given[0], "attribute", &attribute)) return NULL;
  const tn_location location = tn_location_from_attribute(attribute);
  if (!tn_location_is_null(location)) {
    return tnp_wrap_location(((tnp_uniqued*)given[0])->context, location);
  }
  PyErr_SetString(PyExc_ValueError, "the attribute is not a location");
  return NULL;
}

//===-- Reading -----------------------------------------------------------------------------===//

static bool started(PyObject* self) {
  if (tnp_is(self, tnp.location) && ((tnp_location*)self)->context != NULL) return true;
  tnp_wrong_type(self, "an initialised Location");
  return false;
}

static bool range_of(PyObject* self, tn_file_range* out_range) {
  if (!started(self)) return false;
  if (tn_location_file_range(((tnp_location*)self)->location, out_range)) return true;
  PyErr_SetString(PyExc_ValueError, "the location is not in a file");
  return false;
}

static PyObject* file_range(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_file_range range;
  if (!range_of(self, &range)) return NULL;
  return Py_BuildValue("(NIIII)", tnp_string(range.file), range.start_line, range.start_column,
                       range.end_line, range.end_column);
}

static PyObject* name_text(PyObject* unused, PyObject* self) {
  (void)unused;
  return started(self) ? tnp_string(tn_location_name(((tnp_location*)self)->location)) : NULL;
}

static PyObject* children(PyObject* unused, PyObject* self) {
  (void)unused;
  if (!started(self)) return NULL;
  const tnp_location* location = (tnp_location*)self;
  const size_t count = tn_location_child_count(location->location);
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* child =
        tnp_wrap_location(location->context, tn_location_child(location->location, i));
    if (child == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, child);
    }
  }
  return list;
}

static PyObject* metadata_of(PyObject* unused, PyObject* self) {
  (void)unused;
  if (!started(self)) return NULL;
  const tnp_location* location = (tnp_location*)self;
  return tnp_wrap_attribute(location->context, tn_location_metadata(location->location));
}

static PyObject* kind_of(PyObject* unused, PyObject* self) {
  (void)unused;
  if (!started(self)) return NULL;
  return PyLong_FromLong((long)tn_location_kind_of(((tnp_location*)self)->location));
}

PyMethodDef tnp_location_functions[] = {{"location_file_range", file_range, METH_O, NULL},
                                        {"location_name", name_text, METH_O, NULL},
                                        {"location_children", children, METH_O, NULL},
                                        {"location_metadata", metadata_of, METH_O, NULL},
                                        {"location_kind", kind_of, METH_O, NULL},
                                        {NULL, NULL, 0, NULL}};

static PyObject* get_attr(PyObject* self, void* closure) {
  (void)closure;
  if (!started(self)) return NULL;
  const tnp_location* location = (tnp_location*)self;
  tn_attribute attribute;
  if (tn_location_attribute(location->location, &attribute) != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_attribute(location->context, attribute);
}

static PyObject* get_context(PyObject* self, void* closure) {
  (void)closure;
  if (!started(self)) return NULL;
  PyObject* context = (PyObject*)((tnp_location*)self)->context;
  Py_INCREF(context);
  return context;
}

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  if (!started(self)) return NULL;
  return tnp_entity_capsule(self, (void*)(uintptr_t) "tenure.ir.Location._CAPIPtr");
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Location._CAPIPtr", tnp.location);
}

static PyObject* emit_error(PyObject* self, PyObject* message) {
  tn_string_view text;
  if (!started(self) || !tnp_text(message, "emit_error()", &text)) return NULL;
  tn_diagnostic_emit(((tnp_location*)self)->location, TN_SEVERITY_ERROR, text);
  tnp_flush(((tnp_location*)self)->context);
  if (PyErr_Occurred()) return NULL;
  Py_RETURN_NONE;
}

//===-- Protocols ---------------------------------------------------------------------------===//

static PyObject* location_str(PyObject* self) {
  if (!started(self)) return NULL;
  return tnp_print_location(((tnp_location*)self)->context, ((tnp_location*)self)->location);
}

static PyObject* location_richcompare(PyObject* self, PyObject* other, int operation) {
  if (operation != Py_EQ && operation != Py_NE) Py_RETURN_NOTIMPLEMENTED;
  bool equal = false;
  if (tnp_is(other, tnp.location)) {
    const tnp_location* a = (tnp_location*)self;
    const tnp_location* b = (tnp_location*)other;
    equal = a->context == b->context &&
            (a->context == NULL ? self == other : tn_location_equal(a->location, b->location));
  }
  return PyBool_FromLong(equal == (operation == Py_EQ));
}

static Py_hash_t location_hash(PyObject* self) {
  const tnp_location* location = (tnp_location*)self;
  tn_attribute attribute = {NULL};
  if (location->context != NULL && tn_location_attribute(location->location, &attribute) != TN_OK) {
    PyErr_NoMemory();
    return -1;
  }
  return _Py_HashPointer(attribute.storage);
}

static PyObject* location_enter(PyObject* self, PyObject* unused) {
  (void)unused;
  return started(self) ? tnp_stack_enter(TNP_FRAME_LOCATION, self) : NULL;
}

static PyObject* location_exit(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  (void)arguments;
  (void)count;
  return tnp_stack_exit(TNP_FRAME_LOCATION, self);
}

static int location_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((tnp_location*)self)->context);
  return 0;
}

static void location_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  tnp_location* location = (tnp_location*)self;
  if (PyType_IS_GC(type)) PyObject_GC_UnTrack(self);
  if (location->weak_references != NULL) PyObject_ClearWeakRefs(self);
  Py_XDECREF(location->context);
  type->tp_free(self);
  Py_DECREF(type);
}

/// `NameLoc(location)`: the location itself if it is of that class.
static PyObject* location_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  PyObject* from = NULL;
  if (PyTuple_GET_SIZE(arguments) == 1) from = PyTuple_GET_ITEM(arguments, 0);
  if (from == NULL && keywords != NULL) from = PyDict_GetItemString(keywords, "cast_from_loc");
  if (!tnp_is(from, tnp.location)) return tnp_wrong_type(from, "a Location to cast");
  if (!tnp_is(from, type)) {
    const char* class_name = strrchr(type->tp_name, '.');
    PyErr_Format(PyExc_ValueError, "Cannot cast location to %s (from Location(%S))",
                 class_name == NULL ? type->tp_name : class_name + 1, from);
    return NULL;
  }
  Py_INCREF(from);
  return from;
}

static int location_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  (void)self;
  (void)arguments;
  (void)keywords;
  return 0;
}

#define STATIC_METHOD(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS | METH_STATIC, NULL }

static PyMethodDef location_methods[] = {
    STATIC_METHOD("unknown", unknown),
    STATIC_METHOD("file", file),
    STATIC_METHOD("name", name),
    STATIC_METHOD("callsite", callsite),
    STATIC_METHOD("fused", fused),
    STATIC_METHOD("from_attr", from_attr),
    {"emit_error", emit_error, METH_O, NULL},
    {"__enter__", location_enter, METH_NOARGS, NULL},
    {"__exit__", (PyCFunction)(void (*)(void))location_exit, METH_FASTCALL, NULL},
    {"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef location_properties[] = {{"context", get_context, NULL, NULL, NULL},
                                            {"attr", get_attr, NULL, NULL, NULL},
                                            {"_CAPIPtr", get_capsule, NULL, NULL, NULL},
                                            {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef location_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_location, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot location_slots[] = {{Py_tp_new, location_new},
                                       {Py_tp_init, location_init},
                                       {Py_tp_dealloc, location_dealloc},
                                       {Py_tp_traverse, location_traverse},
                                       {Py_tp_richcompare, location_richcompare},
                                       {Py_tp_hash, location_hash},
                                       {Py_tp_str, location_str},
                                       {Py_tp_repr, location_str},
                                       {Py_tp_methods, location_methods},
                                       {Py_tp_getset, location_properties},
                                       {Py_tp_members, location_members},
                                       {0, NULL}};

static PyType_Spec location_spec = {"tenure.ir._BaseLocation", sizeof(tnp_location), 0,
                                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                    location_slots};

bool tnp_init_location(void) { return tnp_add_type(&location_spec, NULL, &tnp.location); }
