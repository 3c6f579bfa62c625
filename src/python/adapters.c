// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters and tensors: wrappers of the library's reference-counted objects, and loading them.
//
// A wrapper is bound to its object, so asking twice gives one Python object. A tensor's buffer is
// the mapped file itself; each view holds its adapter.

#include "adapters.h"

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

static const tn_host_class host_class = {.reclaim = reclaim};

/// The wrapper of `object`, of which the caller gives its reference away; NULL with an error.
static PyObject* wrap_object(PyTypeObject* type, void* object) {
  void* found = NULL;
  const tn_host_state before = tn_object_host_state(object, &found);
  if (before != TN_HOST_DETACHED) {
    tnp_object* wrapper = tn_object_host_revive(object);
    tn_object_release(object);
    if (before == TN_HOST_INACTIVE) {
      _Py_NewReference((PyObject*)wrapper);
      return (PyObject*)wrapper;
    }
    return Py_NewRef((PyObject*)wrapper);
  }
  tnp_object* wrapper = PyObject_New(tnp_object, type);
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
  tnp_object* wrapper = (tnp_object*)self;
  void* object = wrapper->object;
  // Either the object lives on and keeps the bytes, or it goes and has them reclaimed.
  if (wrapper->weak_references == NULL) {
    if (!tn_object_host_drop(object)) free_wrapper(wrapper);
    return;
  }
  // The wrapper lives until all weak references are cleared; a callback that fetches it revives it.
  tn_object_retain(object);
  const bool is_kept = tn_object_host_drop(object);
  PyObject_ClearWeakRefs(self);
  if (!is_kept) free_wrapper(wrapper);
  tn_object_release(object);
}

static PyMemberDef object_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_object, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

//===-- Tensors -----------------------------------------------------------------------------===//

#define TENSOR ((tn_tensor*)((tnp_object*)self)->object)

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

/// The buffer description of the tensor; packed 4-bit integers are exposed as bytes.
static size_t shown_extents(const tn_tensor* tensor, Py_ssize_t* shape) {
  const size_t rank = tn_tensor_rank(tensor);
  const int64_t* dims = tn_tensor_dims(tensor);
  if (tn_element_type_size(tn_tensor_element_type(tensor)) == 0) {
    shape[0] = (Py_ssize_t)tn_tensor_byte_size(tensor);
    return 1;
  }
  for (size_t i = 0; i < rank; ++i) shape[i] = (Py_ssize_t)dims[i];
  return rank;
}

static int tensor_buffer(PyObject* self, Py_buffer* view, int flags) {
  view->obj = NULL;
  if (flags & PyBUF_WRITABLE) {
    PyErr_SetString(PyExc_BufferError, "the tensors of an adapter are read-only");
    return -1;
  }
  Py_ssize_t* shape = PyMem_Malloc(2 * (tn_tensor_rank(TENSOR) + 1) * sizeof *shape);
  if (shape == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  const size_t rank = shown_extents(TENSOR, shape);
  const size_t element_size = tn_element_type_size(tn_tensor_element_type(TENSOR));
  view->itemsize = element_size == 0 ? 1 : (Py_ssize_t)element_size;
  Py_ssize_t* strides = shape + rank;
  Py_ssize_t stride = view->itemsize;
  for (size_t i = rank; i > 0; --i) {
    strides[i - 1] = stride;
    stride *= shape[i - 1];
  }
  view->buf = (void*)(uintptr_t)tn_tensor_data(TENSOR);
  view->len = (Py_ssize_t)tn_tensor_byte_size(TENSOR);
  view->readonly = 1;
  view->ndim = (int)rank;
  view->format =
      (flags & PyBUF_FORMAT) ? (char*)(uintptr_t)format_of(tn_tensor_element_type(TENSOR)) : NULL;
  view->shape = (flags & PyBUF_ND) ? shape : NULL;
  view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? strides : NULL;
  view->suboffsets = NULL;
  view->internal = shape;
  view->obj = Py_NewRef(self);
  return tnp_buffer_give(view, flags);
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
  return wrap_object(tnp.adapter, adapter);
}
static PyObject* tensor_shape(PyObject* self, PyObject* unused) {
  (void)unused;
  return tnp_numbers(tn_tensor_dims(TENSOR), tn_tensor_rank(TENSOR));
}

/// The elements as they were loaded, checked to be no others that were written to the file.
static PyObject* tensor_read(PyObject* self, PyObject* unused) {
  (void)unused;
  const size_t byte_size = tn_tensor_byte_size(TENSOR);
  PyObject* bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)byte_size);
  if (bytes == NULL) return NULL;
  if (tn_tensor_read(TENSOR, 0, byte_size, PyBytes_AS_STRING(bytes)) == TN_OK) return bytes;
  Py_DECREF(bytes);
  PyObject* name = tnp_string(tn_adapter_name(tn_tensor_adapter(TENSOR)));
  if (name == NULL) return NULL;
  PyErr_Format(PyExc_ValueError, "the file of adapter '%U' was changed after it was loaded", name);
  Py_DECREF(name);
  return NULL;
}

/// The type in a context, or in the current one.
static PyObject* tensor_ir_type(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  if (count > 1) return PyErr_Format(PyExc_TypeError, "ir_type takes at most a context");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, count == 1 ? arguments[0] : NULL);
  if (context == NULL) return NULL;
  tn_type type;
  if (tn_tensor_type(TENSOR, context->context, &type) != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_type(context, type);
}

static PyMethodDef tensor_methods[] = {
    {"read", tensor_read, METH_NOARGS, NULL},
    {"ir_type", (PyCFunction)(void (*)(void))tensor_ir_type, METH_FASTCALL, NULL},
    {"shape", tensor_shape, METH_NOARGS, NULL},
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

#define ADAPTER ((tn_adapter*)((tnp_object*)self)->object)

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

static PyObject* adapter_has_checksums(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(tn_adapter_has_checksums(ADAPTER));
}
static PyObject* adapter_is_unchanged(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(tn_adapter_is_unchanged(ADAPTER));
}
static PyObject* adapter_format(PyObject* self, void* closure) {
  (void)closure;
  const bool is_onnx = tn_adapter_format_of(ADAPTER) == TN_ADAPTER_FORMAT_ONNX;
  return PyUnicode_FromString(is_onnx ? "onnx" : "safetensors");
}

/// Returns a dict of the texts. The first value of a key counts, as in a lookup by key.
static PyObject* adapter_metadata(PyObject* self, void* closure) {
  (void)closure;
  PyObject* texts = PyDict_New();
  tn_string_view key, value;
  for (size_t i = 0; texts != NULL && tn_adapter_metadata_at(ADAPTER, i, &key, &value); ++i) {
    PyObject* key_object = tnp_string(key);
    PyObject* value_object = tnp_string(value);
    if (key_object == NULL || value_object == NULL ||
        PyDict_SetDefault(texts, key_object, value_object) == NULL) {
      Py_CLEAR(texts);
    }
    Py_XDECREF(key_object);
    Py_XDECREF(value_object);
  }
  return texts;
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
  if (status == TN_OK) return wrap_object(tnp.tensor, tensor);
  if (status == TN_OUT_OF_MEMORY) return PyErr_NoMemory();
  PyErr_SetObject(PyIndex_Check(key) ? PyExc_IndexError : PyExc_KeyError, key);
  return NULL;
}

static PyGetSetDef adapter_properties[] = {
    {"name", adapter_name, NULL, NULL, NULL},
    {"versions", adapter_versions, NULL, NULL, NULL},
    {"is_mapped", adapter_is_mapped, NULL, NULL, NULL},
    {"byte_size", adapter_byte_size, NULL, NULL, NULL},
    {"has_checksums", adapter_has_checksums, NULL, NULL, NULL},
    {"is_unchanged", adapter_is_unchanged, NULL, NULL, NULL},
    {"format", adapter_format, NULL, NULL, NULL},
    {"metadata", adapter_metadata, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};
static PyType_Slot adapter_slots[] = {
    {Py_tp_dealloc, object_dealloc},      {Py_mp_length, adapter_length},
    {Py_mp_subscript, adapter_subscript}, {Py_tp_getset, adapter_properties},
    {Py_tp_members, object_members},      {0, NULL}};

//===-- Loading -----------------------------------------------------------------------------===//

bool tnp_lend_buffer(PyObject* value, tn_blob** out_blob, const Py_buffer** out_view) {
  Py_buffer* view = tnp_hold_buffer(value);
  if (view == NULL) return false;
  *out_view = view;
  if (tnp_buffer_blob(view, 1, out_blob) == TN_OK) return true;
  PyErr_NoMemory();
  return false;
}

tn_status tnp_report_progress(void* callable, uint64_t done, uint64_t total) {
  PyObject* result =
      PyObject_CallFunction(callable, "KK", (unsigned long long)done, (unsigned long long)total);
  if (result == NULL) return TN_INVALID_ARGUMENT;  // The caller receives its exception.
  Py_DECREF(result);
  return TN_OK;
}

tn_adapter* tnp_adapter_argument(PyObject* object) {
  if (tnp_is(object, tnp.adapter)) return ((tnp_object*)object)->object;
  (void)tnp_wrong_type(object, "an Adapter");
  return NULL;
}

/// Read-only bytes are borrowed; others may change later, and are copied.
static bool blob_of(PyObject* source, tn_blob** out_blob) {
  const Py_buffer* view;
  tn_blob* lent;
  if (!tnp_lend_buffer(source, &lent, &view)) return false;
  if (view->readonly) {
    *out_blob = lent;
    return true;
  }
  const tn_status status = tn_blob_copy(view->buf, (size_t)view->len, 64, out_blob);
  tn_object_release(lent);
  if (status != TN_OK) PyErr_NoMemory();
  return status == TN_OK;
}

static PyObject* load_bytes(tnp_context* context, PyObject* source,
                            const tn_adapter_options* options) {
  tn_adapter* adapter = NULL;
  tn_blob* blob;
  if (!blob_of(source, &blob)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_adapter_load_blob(context->context, blob, options, &adapter);
  tn_object_release(blob);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return wrap_object(tnp.adapter, adapter);
}

static PyObject* load_path(tnp_context* context, PyObject* source,
                           const tn_adapter_options* options) {
  tn_adapter* adapter = NULL;
  PyObject* path = NULL;
  if (!PyUnicode_FSConverter(source, &path)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status =
      tn_adapter_load(context->context, PyBytes_AS_STRING(path), options, &adapter);
  Py_DECREF(path);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return wrap_object(tnp.adapter, adapter);
}

static PyObject* load_any(tnp_context* context, PyObject* source,
                          const tn_adapter_options* options) {
  return PyObject_CheckBuffer(source) ? load_bytes(context, source, options)
                                      : load_path(context, source, options);
}

/// adapter_load(context, path or buffer, name or None, compatible, keep names, ignore config,
/// check, format, storage, device or None, device policy)
static PyObject* load(PyObject* unused, PyObject* arguments) {
  (void)unused;
  tn_adapter_options options = {0};
  PyObject *context_object, *source, *name, *allocator;
  int compatible, keep_names, ignore_config, check, format, storage, policy;
  if (!PyArg_ParseTuple(arguments, "OOOppppiiOi:adapter_load", &context_object, &source, &name,
                        &compatible, &keep_names, &ignore_config, &check, &format, &storage,
                        &allocator, &policy)) {
    return NULL;
  }
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_object);
  if (context == NULL) return NULL;
  if (tnp_given(name) && !tnp_text(name, "name", &options.name)) return NULL;
  options.compatible = compatible != 0;
  options.keep_names = keep_names != 0;
  options.ignore_config = ignore_config != 0;
  options.check = check != 0;
  options.format = (tn_adapter_format)format;
  options.storage = (tn_adapter_storage)storage;
  options.device_policy = (tn_device_policy)policy;
  if (!tnp_given(allocator)) return load_any(context, source, &options);
  tn_device_allocator device;
  if (!tnp_device_make(allocator, &device)) return NULL;
  options.device = &device;
  PyObject* adapter = load_any(context, source, &options);
  tnp_device_drop(&device);
  return adapter;
}

/// adapter_check(context, adapter, progress or None)
static PyObject* check_adapter(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 3) return PyErr_Format(PyExc_TypeError, "adapter_check takes 3 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  tn_adapter* adapter = context == NULL ? NULL : tnp_adapter_argument(arguments[1]);
  if (adapter == NULL) return NULL;
  const tn_progress_fn progress = tnp_given(arguments[2]) ? tnp_report_progress : NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_adapter_check(adapter, context->context, progress, arguments[2]);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- The module's share ------------------------------------------------------------------===//

PyMethodDef tnp_adapter_functions[] = {
    {"adapter_load", load, METH_VARARGS, NULL},
    {"adapter_check", (PyCFunction)(void (*)(void))check_adapter, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};

#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION)

static PyType_Spec adapter_spec = {"tenure.adapters.Adapter", sizeof(tnp_object), 0, FLAGS,
                                   adapter_slots};
static PyType_Spec tensor_spec = {"tenure.adapters.Tensor", sizeof(tnp_object), 0, FLAGS,
                                  tensor_slots};

bool tnp_init_adapters(void) {
  return tnp_add_type(&adapter_spec, NULL, &tnp.adapter) &&
         tnp_add_type(&tensor_spec, NULL, &tnp.tensor);
}
