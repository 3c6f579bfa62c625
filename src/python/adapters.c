// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters and tensors: wrappers of the library's reference-counted objects, and what
// tenure/adapters.py makes AdapterFormat of.
//
// A wrapper is tied to its object, so asking twice gives one Python object. A tensor's buffer is
// the mapped file itself; each view holds its adapter.

#include "tenure_py.h"

/// The wrapper of an object: it owns one reference while Python holds it.
typedef struct tied_object {
  PyObject_HEAD PyObject* weak_references;
  void* object;
} tied_object;

static PyTypeObject *adapter_type, *tensor_type;

//===-- Tying -------------------------------------------------------------------------------===//

static void free_wrapper(void* wrapper) {
  PyTypeObject* type = Py_TYPE(wrapper);
  PyObject_Free(wrapper);
  Py_DECREF(type);
}

static void reclaim(void* wrapper) {
  if (tnp.exiting) return;
  const PyGILState_STATE state = PyGILState_Ensure();
  free_wrapper(wrapper);
  PyGILState_Release(state);
}

static const tn_host_class host_class = {reclaim};

/// The wrapper of `object`, of which the caller gives its reference away; NULL with an error.
static PyObject* wrap_object(PyTypeObject* type, void* object) {
  void* found = NULL;
  const tn_host_state before = tn_object_host_state(object, &found);
  if (before != TN_HOST_DETACHED) {
    tied_object* wrapper = tn_object_host_revive(object);
    tn_object_release(object);
    if (before == TN_HOST_INACTIVE) {
      _Py_NewReference((PyObject*)wrapper);
      return (PyObject*)wrapper;
    }
    return Py_NewRef((PyObject*)wrapper);
  }
  tied_object* wrapper = PyObject_New(tied_object, type);
  if (wrapper == NULL) {
    tn_object_release(object);
    return NULL;
  }
  wrapper->weak_references = NULL;
  wrapper->object = object;
  const tn_status status = tn_object_host_tie(object, wrapper, &host_class);
  tn_object_release(object);
  if (status == TN_OK) return (PyObject*)wrapper;
  free_wrapper(wrapper);
  return PyErr_NoMemory();
}

static void object_dealloc(PyObject* self) {
  tied_object* wrapper = (tied_object*)self;
  if (wrapper->weak_references != NULL) PyObject_ClearWeakRefs(self);
  // Either the object lives on and keeps the bytes, or it goes and has them reclaimed.
  if (!tn_object_host_drop(wrapper->object)) free_wrapper(wrapper);
}

static PyMemberDef object_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tied_object, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

//===-- Tensors -----------------------------------------------------------------------------===//

#define TENSOR ((tn_tensor*)((tied_object*)self)->object)

/// The struct format of an element; types that Python has no format for show their bits.
static const char* format_of(tn_element_type type) {
  switch (type) {
    case TN_ELEMENT_FLOAT32:
      return "f";
    case TN_ELEMENT_INT8:
      return "b";
    case TN_ELEMENT_UINT16:
      return "H";
    case TN_ELEMENT_INT16:
      return "h";
    case TN_ELEMENT_INT32:
      return "i";
    case TN_ELEMENT_INT64:
      return "q";
    case TN_ELEMENT_BOOL:
      return "?";
    case TN_ELEMENT_FLOAT16:
      return "e";
    case TN_ELEMENT_FLOAT64:
      return "d";
    case TN_ELEMENT_UINT32:
      return "I";
    case TN_ELEMENT_UINT64:
      return "Q";
    case TN_ELEMENT_COMPLEX64:
      return "Zf";
    case TN_ELEMENT_COMPLEX128:
      return "Zd";
    case TN_ELEMENT_BFLOAT16:
      return "H";
    default:
      return "B";
  }
}

static int tensor_buffer(PyObject* self, Py_buffer* view, int flags) {
  const size_t rank = tn_tensor_rank(TENSOR);
  const int64_t* dims = tn_tensor_dims(TENSOR);
  view->obj = NULL;
  if (flags & PyBUF_WRITABLE) {
    PyErr_SetString(PyExc_BufferError, "the tensors of an adapter cannot be written");
    return -1;
  }
  Py_ssize_t* shape = PyMem_Malloc(2 * (rank + 1) * sizeof *shape);
  if (shape == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  const Py_ssize_t size = (Py_ssize_t)tn_element_type_size(tn_tensor_element_type(TENSOR));
  Py_ssize_t stride = size;
  for (size_t i = rank; i > 0; --i) {
    shape[i - 1] = (Py_ssize_t)dims[i - 1];
    shape[rank + i] = stride;
    stride *= (Py_ssize_t)dims[i - 1];
  }
  view->buf = (void*)(uintptr_t)tn_tensor_data(TENSOR);
  view->len = (Py_ssize_t)tn_tensor_byte_size(TENSOR);
  view->itemsize = size;
  view->readonly = 1;
  view->ndim = (int)rank;
  view->format =
      (flags & PyBUF_FORMAT) ? (char*)(uintptr_t)format_of(tn_tensor_element_type(TENSOR)) : NULL;
  view->shape = (flags & PyBUF_ND) ? shape : NULL;
  view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? shape + rank + 1 : NULL;
  view->suboffsets = NULL;
  view->internal = shape;
  view->obj = Py_NewRef(self);
  return 0;
}

static void tensor_release(PyObject* self, Py_buffer* view) {
  (void)self;
  PyMem_Free(view->internal);
}

static PyObject* tensor_name(PyObject* self, void* closure) {
  (void)closure;
  return tnp_string(tn_tensor_name(TENSOR));
}
static PyObject* tensor_type_name(PyObject* self, void* closure) {
  (void)closure;
  return PyUnicode_FromString(tn_element_type_name(tn_tensor_element_type(TENSOR)));
}
static PyObject* tensor_type_number(PyObject* self, PyObject* unused) {
  (void)unused;
  return PyLong_FromLong((long)tn_tensor_element_type(TENSOR));
}
static PyObject* tensor_size(PyObject* self, PyObject* unused) {
  (void)unused;
  return PyLong_FromSize_t(tn_tensor_byte_size(TENSOR));
}
static PyObject* tensor_alignment(PyObject* self, void* closure) {
  (void)closure;
  return PyLong_FromSize_t(tn_tensor_alignment(TENSOR));
}
static PyObject* tensor_adapter(PyObject* self, void* closure) {
  (void)closure;
  tn_adapter* adapter = tn_tensor_adapter(TENSOR);
  tn_object_retain(adapter);
  return wrap_object(adapter_type, adapter);
}
static PyObject* tensor_shape(PyObject* self, PyObject* unused) {
  (void)unused;
  const size_t rank = tn_tensor_rank(TENSOR);
  const int64_t* dims = tn_tensor_dims(TENSOR);
  PyObject* list = PyList_New((Py_ssize_t)rank);
  for (size_t i = 0; list != NULL && i < rank; ++i) {
    PyObject* extent = PyLong_FromLongLong(dims[i]);
    if (extent == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, extent);
    }
  }
  return list;
}

static PyMethodDef tensor_methods[] = {{"shape", tensor_shape, METH_NOARGS, NULL},
                                       {"element_type", tensor_type_number, METH_NOARGS, NULL},
                                       {"tensor_size_in_bytes", tensor_size, METH_NOARGS, NULL},
                                       {NULL, NULL, 0, NULL}};
static PyGetSetDef tensor_properties[] = {{"name", tensor_name, NULL, NULL, NULL},
                                          {"type_name", tensor_type_name, NULL, NULL, NULL},
                                          {"alignment", tensor_alignment, NULL, NULL, NULL},
                                          {"adapter", tensor_adapter, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};
static PyType_Slot tensor_slots[] = {{Py_tp_dealloc, object_dealloc},
                                     {Py_bf_getbuffer, tensor_buffer},
                                     {Py_bf_releasebuffer, tensor_release},
                                     {Py_tp_methods, tensor_methods},
                                     {Py_tp_getset, tensor_properties},
                                     {Py_tp_members, object_members},
                                     {0, NULL}};

//===-- Adapters ----------------------------------------------------------------------------===//

#define ADAPTER ((tn_adapter*)((tied_object*)self)->object)

static PyObject* adapter_name(PyObject* self, void* closure) {
  (void)closure;
  return tnp_string(tn_adapter_name(ADAPTER));
}
static PyObject* adapter_versions(PyObject* self, void* closure) {
  (void)closure;
  return Py_BuildValue("(iii)", (int)tn_adapter_format_version(ADAPTER),
                       (int)tn_adapter_version(ADAPTER), (int)tn_adapter_model_version(ADAPTER));
}
static PyObject* adapter_is_mapped(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(tn_adapter_is_mapped(ADAPTER));
}
static PyObject* adapter_byte_size(PyObject* self, void* closure) {
  (void)closure;
  return PyLong_FromSize_t(tn_adapter_byte_size(ADAPTER));
}

static Py_ssize_t adapter_length(PyObject* self) {
  return (Py_ssize_t)tn_adapter_tensor_count(ADAPTER);
}

/// By number, or by name.
static PyObject* adapter_subscript(PyObject* self, PyObject* key) {
  tn_tensor* tensor = NULL;
  tn_string_view name;
  tn_status status;
  if (PyIndex_Check(key)) {
    const Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
    if (index == -1 && PyErr_Occurred()) return NULL;
    status = index < 0 ? TN_NOT_FOUND : tn_adapter_tensor_at(ADAPTER, (size_t)index, &tensor);
  } else {
    if (!tnp_text(key, "tensor name", &name)) return NULL;
    status = tn_adapter_tensor_find(ADAPTER, name, &tensor);
  }
  if (status == TN_OK) return wrap_object(tensor_type, tensor);
  if (status == TN_OUT_OF_MEMORY) return PyErr_NoMemory();
  PyErr_SetObject(PyIndex_Check(key) ? PyExc_IndexError : PyExc_KeyError, key);
  return NULL;
}

static PyGetSetDef adapter_properties[] = {{"name", adapter_name, NULL, NULL, NULL},
                                           {"versions", adapter_versions, NULL, NULL, NULL},
                                           {"is_mapped", adapter_is_mapped, NULL, NULL, NULL},
                                           {"byte_size", adapter_byte_size, NULL, NULL, NULL},
                                           {NULL, NULL, NULL, NULL, NULL}};
static PyType_Slot adapter_slots[] = {
    {Py_tp_dealloc, object_dealloc},      {Py_mp_length, adapter_length},
    {Py_mp_subscript, adapter_subscript}, {Py_tp_getset, adapter_properties},
    {Py_tp_members, object_members},      {0, NULL}};

/// adapter_load(context, path, name or None, compatible)
static PyObject* load(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_adapter_options options = {0};
  tn_adapter* adapter = NULL;
  if (count != 4) return PyErr_Format(PyExc_TypeError, "adapter_load takes 4 arguments");
  tnp_context* context = tnp_context_of(arguments[0]);
  const int compatible = PyObject_IsTrue(arguments[3]);
  if (context == NULL || compatible < 0) return NULL;
  if (tnp_given(arguments[2]) && !tnp_text(arguments[2], "name", &options.name)) return NULL;
  PyObject* path = NULL;
  if (!PyUnicode_FSConverter(arguments[1], &path)) return NULL;
  options.compatible = compatible == 1;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status =
      tn_adapter_load(context->context, PyBytes_AS_STRING(path), &options, &adapter);
  Py_DECREF(path);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return wrap_object(adapter_type, adapter);
}

//===-- Exporting ---------------------------------------------------------------------------===//

static void release_view(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  if (tnp.exiting) return;
  const PyGILState_STATE state = PyGILState_Ensure();
  PyBuffer_Release(user_data);
  PyMem_Free(user_data);
  PyGILState_Release(state);
}

/// Adds elements that a buffer shows; the draft holds the buffer.
static tn_status add_view(tn_draft* draft, tn_string_view name, tn_element_type type,
                          Py_buffer* view) {
  int64_t dims[TN_ADAPTER_RANK_MAX];
  if (view->ndim > (int)TN_ADAPTER_RANK_MAX) return TN_LIMIT_EXCEEDED;
  for (int i = 0; i < view->ndim; ++i) dims[i] = (int64_t)view->shape[i];
  tn_blob* blob = NULL;
  const tn_status made = tn_blob_create(view->buf, (size_t)view->len, 1, release_view, view, &blob);
  if (made != TN_OK) return made;
  const tn_draft_parameter parameter = {.name = name,
                                        .element_type = type,
                                        .dims = dims,
                                        .rank = (size_t)view->ndim,
                                        .data = view->buf,
                                        .byte_size = (size_t)view->len};
  const tn_status status = tn_draft_add(draft, &parameter, blob);
  tn_object_release(blob);
  return status;
}

/// Adds one (name, element type, tensor or buffer); false with an error.
static bool add_parameter(tnp_context* context, tn_draft* draft, PyObject* parameter) {
  tn_string_view name;
  PyObject *name_object, *value;
  int type;
  if (!PyArg_ParseTuple(parameter, "OiO", &name_object, &type, &value)) return false;
  if (!tnp_text(name_object, "parameter name", &name)) return false;
  tnp_capture capture;
  tn_status status;
  if (tnp_is(value, tensor_type)) {
    tnp_capture_begin(context, &capture);
    status = tn_draft_add_tensor(draft, name, ((tied_object*)value)->object);
    return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
  }
  if (value == Py_None) {  // No tensor at all: exporting refuses it by name.
    const tn_draft_parameter nothing = {.name = name, .element_type = (tn_element_type)type};
    tnp_capture_begin(context, &capture);
    status = tn_draft_add(draft, &nothing, NULL);
    return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
  }
  Py_buffer* view = PyMem_Calloc(1, sizeof *view);
  if (view == NULL) {
    PyErr_NoMemory();
    return false;
  }
  if (PyObject_GetBuffer(value, view, PyBUF_C_CONTIGUOUS) < 0) {
    PyMem_Free(view);
    return false;
  }
  tnp_capture_begin(context, &capture);
  status = add_view(draft, name, (tn_element_type)type, view);
  return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
}

static bool fill_draft(tnp_context* context, tn_draft* draft, PyObject* parameters) {
  PyObject* fast = PySequence_Fast(parameters, "parameters are a sequence");
  bool good = fast != NULL;
  for (Py_ssize_t i = 0; good && i < PySequence_Fast_GET_SIZE(fast); ++i) {
    good = add_parameter(context, draft, PySequence_Fast_GET_ITEM(fast, i));
  }
  Py_XDECREF(fast);
  return good;
}

/// adapter_export(context, path, [(name, type, value)], adapter version, model version)
static PyObject* export_adapter(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 5) return PyErr_Format(PyExc_TypeError, "adapter_export takes 5 arguments");
  tnp_context* context = tnp_context_of(arguments[0]);
  const long adapter_version = context == NULL ? 0 : PyLong_AsLong(arguments[3]);
  const long model_version = PyErr_Occurred() ? 0 : PyLong_AsLong(arguments[4]);
  PyObject* path = NULL;
  if (PyErr_Occurred() || !PyUnicode_FSConverter(arguments[1], &path)) return NULL;
  tn_draft* draft = NULL;
  PyObject* result = NULL;
  if (tn_draft_create(context->context, &draft) != TN_OK) {
    PyErr_NoMemory();
  } else if (fill_draft(context, draft, arguments[2])) {
    tn_draft_set_versions(draft, (int32_t)adapter_version, (int32_t)model_version);
    tnp_capture capture;
    tnp_capture_begin(context, &capture);
    const tn_status status = tn_draft_export(draft, PyBytes_AS_STRING(path), NULL);
    if (tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) {
      result = Py_NewRef(Py_None);
    }
  }
  if (draft != NULL) tn_draft_destroy(draft);
  Py_DECREF(path);
  return result;
}

//===-- Attaching ---------------------------------------------------------------------------===//

static PyObject* report_of(const tn_adapter_report* report) {
  return Py_BuildValue("{sn,sn,sn,sn,sn,sn}", "op_count", (Py_ssize_t)report->op_count,
                       "stem_count", (Py_ssize_t)report->stem_count, "tensor_count",
                       (Py_ssize_t)report->tensor_count, "byte_size", (Py_ssize_t)report->byte_size,
                       "skipped_stem_count", (Py_ssize_t)report->skipped_stem_count,
                       "skipped_tensor_count", (Py_ssize_t)report->skipped_tensor_count);
}

/// adapter_attach(op, adapter, name or None, partial)
static PyObject* attach(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_adapter_attach_options options = {0};
  tn_adapter_report report;
  if (count != 4) return PyErr_Format(PyExc_TypeError, "adapter_attach takes 4 arguments");
  tnp_entity* op = tnp_op_argument(arguments[0]);
  if (op == NULL) return NULL;
  if (!tnp_is(arguments[1], adapter_type)) return tnp_wrong_type(arguments[1], "an Adapter");
  if (tnp_given(arguments[2]) && !tnp_text(arguments[2], "name", &options.name)) return NULL;
  const int partial = PyObject_IsTrue(arguments[3]);
  if (partial < 0) return NULL;
  options.partial = partial == 1;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status =
      tn_adapter_attach(op->handle.op, ((tied_object*)arguments[1])->object, &options, &report);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return report_of(&report);
}

/// adapter_detach(op, name)
static PyObject* detach(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view name;
  tn_adapter_report report;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "adapter_detach takes 2 arguments");
  tnp_entity* op = tnp_op_argument(arguments[0]);
  if (op == NULL || !tnp_text(arguments[1], "name", &name)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_adapter_detach(op->handle.op, name, &report);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return report_of(&report);
}

//===-- The module's share ------------------------------------------------------------------===//

#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_adapter_functions[] = {POSITIONS("adapter_load", load),
                                       POSITIONS("adapter_export", export_adapter),
                                       POSITIONS("adapter_attach", attach),
                                       POSITIONS("adapter_detach", detach),
                                       {NULL, NULL, 0, NULL}};

#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION)

static PyType_Spec adapter_spec = {"tenure.adapters.Adapter", sizeof(tied_object), 0, FLAGS,
                                   adapter_slots};
static PyType_Spec tensor_spec = {"tenure.adapters.Tensor", sizeof(tied_object), 0, FLAGS,
                                  tensor_slots};

bool tnp_init_adapters(void) {
  return tnp_add_type(&adapter_spec, NULL, &adapter_type) &&
         tnp_add_type(&tensor_spec, NULL, &tensor_type);
}
