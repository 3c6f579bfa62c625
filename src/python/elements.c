// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions for elements: dense attributes, dense arrays and resources from and to bytes.
// _elements.py interprets the bytes.

#include "tenure_py.h"

#include <string.h>

//===-- Dense elements ----------------------------------------------------------------------===//

/// dense_elements(type, bytes)
static PyObject* dense_elements(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  Py_buffer bytes;
  if (!tnp_count_is(count, 2, "dense_elements")) return NULL;
  if (!tnp_type_argument(arguments[0], "get()", &type)) return NULL;
  if (!tnp_buffer_get(arguments[1], &bytes)) return NULL;
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_dense_elements_attribute_get(type, bytes.buf, (size_t)bytes.len, &attribute);
  PyBuffer_Release(&bytes);
  return tnp_made_attribute(context, &capture, status, attribute);
}

#define USUAL_RANK 16u

/// The extents in a tuple of a few numbers; false, with no error set, for anything else.
static bool usual_shape(PyObject* given, int64_t* dims, size_t* out_rank) {
  if (!PyTuple_CheckExact(given) || PyTuple_GET_SIZE(given) > (Py_ssize_t)USUAL_RANK) return false;
  *out_rank = (size_t)PyTuple_GET_SIZE(given);
  for (size_t i = 0; i < *out_rank; ++i) {
    PyObject* item = PyTuple_GET_ITEM(given, (Py_ssize_t)i);
    int overflow = 0;
    dims[i] = PyLong_CheckExact(item) ? PyLong_AsLongLongAndOverflow(item, &overflow) : -1;
    if (overflow != 0 || dims[i] < 0) return false;
  }
  return true;
}

/// Whether the buffer's bytes are those of the attribute; a flag is a byte there and a bit here.
static bool is_usual_buffer(const Py_buffer* view) {
  return PyBuffer_IsContiguous(view, 'C') && view->format != NULL &&
         strchr(view->format, '?') == NULL;
}

/// dense_of_buffer(array, element type, shape): None for unusual arguments and errors, which
/// _elements.py handles.
static PyObject* dense_of_buffer(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  int64_t dims[USUAL_RANK];
  size_t rank;
  Py_buffer view;
  if (!tnp_count_is(count, 3, "dense_of_buffer")) return NULL;
  if (!tnp_uniqued_is(arguments[1], tnp.type) || tnp_uniqued_context(arguments[1]) == NULL ||
      tn_type_is_shaped(tnp_type_of(arguments[1])) || !usual_shape(arguments[2], dims, &rank)) {
    Py_RETURN_NONE;
  }
  if (PyObject_GetBuffer(arguments[0], &view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0) {
    if (!PyErr_ExceptionMatches(PyExc_Exception)) return NULL;
    PyErr_Clear();
    Py_RETURN_NONE;
  }
  if (!is_usual_buffer(&view)) {
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
  }
  tnp_context* context = tnp_uniqued_context(arguments[1]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  tn_attribute attribute = {NULL};
  tn_status status = tn_tensor_type_get(tnp_type_of(arguments[1]), dims, rank, NULL, &type);
  if (status == TN_OK) {
    status = tn_dense_elements_attribute_get(type, view.buf, (size_t)view.len, &attribute);
  }
  PyBuffer_Release(&view);
  if (status == TN_OK) return tnp_made_attribute(context, &capture, status, attribute);
  tnp_capture_drop(context, &capture);
  Py_RETURN_NONE;
}

/// dense_strings(type, strings)
static PyObject* dense_strings(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  tnp_array strings = {NULL, 0};
  if (!tnp_count_is(count, 2, "dense_strings")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_type(&call, arguments[0], "get()", &type) ||
      !tnp_call_array(&call, arguments[1], &tnp_text_items, &strings)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_dense_string_elements_attribute_get(type, strings.data, strings.count, &attribute);
  return tnp_made_attribute(call.context, &capture, status, attribute);
}

/// A view of bytes that live as long as the attribute, which the view holds.
typedef struct element_bytes {
  PyObject_HEAD PyObject* attribute;
  const void* data;
  Py_ssize_t size;
} element_bytes;

static int bytes_get(PyObject* self, Py_buffer* view, int flags) {
  const element_bytes* bytes = (element_bytes*)self;
  return PyBuffer_FillInfo(view, self, (void*)(uintptr_t)bytes->data, bytes->size, 1, flags);
}

static void bytes_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(((element_bytes*)self)->attribute);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyType_Slot bytes_slots[] = {
    {Py_tp_dealloc, bytes_dealloc}, {Py_bf_getbuffer, bytes_get}, {0, NULL}};
static PyType_Spec bytes_spec = {"tenure.ir._ElementBytes", sizeof(element_bytes), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                 bytes_slots};

static PyTypeObject* bytes_type;

/// The bytes of an attribute's elements, not copied: (memoryview, is a splat).
static PyObject* element_data(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  size_t size = 0;
  if (!tnp_attribute_argument(self, "elements", &attribute)) return NULL;
  const bool is_array = tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_DENSE_ARRAY;
  const void* data = is_array ? tn_dense_array_attribute_data(attribute, &size)
                              : tn_dense_elements_attribute_data(attribute, &size);
  element_bytes* bytes = PyObject_New(element_bytes, bytes_type);
  if (bytes == NULL) return NULL;
  bytes->attribute = Py_NewRef(self);
  bytes->data = data == NULL ? "" : data;
  bytes->size = (Py_ssize_t)size;
  PyObject* view = PyMemoryView_FromObject((PyObject*)bytes);
  Py_DECREF(bytes);
  if (view == NULL) return NULL;
  const bool is_splat = !is_array && tn_dense_elements_attribute_is_splat(attribute);
  return Py_BuildValue("(NN)", view, PyBool_FromLong(is_splat));
}

/// The strings of dense string elements; one for a splat.
static PyObject* dense_string_values(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "elements", &attribute)) return NULL;
  PyObject* list = PyList_New(0);
  const size_t count = tn_dense_string_elements_attribute_count(attribute);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* item = tnp_string(tn_dense_string_elements_attribute_element(attribute, i));
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}

//===-- Dense arrays ------------------------------------------------------------------------===//

/// dense_array(element type, count, bytes)
static PyObject* dense_array(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  Py_buffer bytes;
  if (!tnp_count_is(count, 3, "dense_array")) return NULL;
  const size_t length = PyLong_AsSize_t(arguments[1]);
  if (PyErr_Occurred() || !tnp_type_argument(arguments[0], "get()", &type)) return NULL;
  if (!tnp_buffer_get(arguments[2], &bytes)) return NULL;
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_dense_array_attribute_get(type, length, bytes.buf, (size_t)bytes.len, &attribute);
  PyBuffer_Release(&bytes);
  return tnp_made_attribute(context, &capture, status, attribute);
}

static PyObject* dense_array_length(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "len()", &attribute)) return NULL;
  return PyLong_FromSize_t(tn_dense_array_attribute_count(attribute));
}

static PyObject* dense_array_element_type(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "type", &attribute)) return NULL;
  return tnp_wrap_type(tnp_uniqued_context(self), tn_dense_array_attribute_element_type(attribute));
}

//===-- Floats ------------------------------------------------------------------------------===//

static size_t float_size(tn_type type) { return (tn_type_bit_width(type) + 7) / 8; }

/// The bytes that the value of a FloatAttr has among elements.
static PyObject* float_bytes(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value", &attribute)) return NULL;
  if (tn_attribute_kind_of(attribute) != TN_ATTRIBUTE_FLOAT) {
    return tnp_wrong_type(self, "a FloatAttr");
  }
  uint64_t words[2] = {0, 0};
  tn_float_attribute_bits(attribute, words);
  const size_t size = float_size(tn_attribute_type(attribute));
  return PyBytes_FromStringAndSize((const char*)words, (Py_ssize_t)size);
}

/// whole_number(object): the int; TypeError for an object that is none.
static PyObject* whole_number(PyObject* unused, PyObject* object) {
  (void)unused;
  return tnp_whole_number(object);
}

/// float_from_bytes(type, bytes): a Python float.
static PyObject* float_from_bytes(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  uint64_t words[2] = {0, 0};
  if (!tnp_count_is(count, 2, "float_from_bytes")) return NULL;
  if (!tnp_type_argument(arguments[0], "value", &type)) return NULL;
  if (tn_type_kind_of(type) != TN_TYPE_FLOAT || !PyBytes_Check(arguments[1]) ||
      (size_t)PyBytes_GET_SIZE(arguments[1]) > sizeof words) {
    PyErr_Format(PyExc_TypeError, "element type %S is not supported here", arguments[0]);
    return NULL;
  }
  memcpy(words, PyBytes_AS_STRING(arguments[1]), (size_t)PyBytes_GET_SIZE(arguments[1]));
  tn_attribute attribute;
  if (tn_float_attribute_from_bits(type, words, &attribute) != TN_OK) return PyErr_NoMemory();
  return PyFloat_FromDouble(tn_float_attribute_value(attribute));
}

//===-- Resources ---------------------------------------------------------------------------===//

static tn_status insert_blob(tnp_context* context, tn_string_view name, Py_buffer* held,
                             size_t alignment, tn_type type, tn_attribute* out_attribute) {
  tn_blob* blob = NULL;
  tn_resource* resource = NULL;
  tn_status status = tnp_buffer_blob(held, alignment, &blob);
  if (status != TN_OK) return status;
  status = tn_resource_insert(context->context, (tn_string_view){NULL, 0}, name, blob, &resource);
  if (status == TN_OK) {
    status = tn_dense_resource_attribute_get(type, tn_resource_key(resource), out_attribute);
  }
  tn_object_release(blob);
  return status;
}

/// dense_resource(name, type, buffer, alignment)
static PyObject* dense_resource(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  tn_string_view name;
  if (!tnp_count_is(count, 4, "dense_resource")) return NULL;
  const size_t alignment = PyLong_AsSize_t(arguments[3]);
  if (PyErr_Occurred() || !tnp_text(arguments[0], "name", &name)) return NULL;
  if (!tnp_type_argument(arguments[1], "get_from_buffer()", &type)) return NULL;
  Py_buffer* held = tnp_hold_buffer(arguments[2]);
  if (held == NULL) return NULL;
  if (alignment == 0 || (alignment & (alignment - 1)) != 0 ||
      (uintptr_t)held->buf % alignment != 0) {
    PyBuffer_Release(held);
    PyMem_Free(held);
    PyErr_Format(PyExc_ValueError,
                 "get_from_buffer(): the buffer is not aligned to %zu bytes, or the alignment is "
                 "not a power of two",
                 alignment);
    return NULL;
  }
  tnp_context* context = tnp_uniqued_context(arguments[1]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute = {NULL};
  const tn_status status = insert_blob(context, name, held, alignment, type, &attribute);
  return tnp_made_attribute(context, &capture, status, attribute);
}

static PyObject* resource_key(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "key", &attribute)) return NULL;
  return tnp_string(tn_dense_resource_attribute_key(attribute));
}

/// Bytes of a resource that hold their blob.
typedef struct resource_bytes {
  PyObject_HEAD tn_blob* blob;
} resource_bytes;

static int resource_get(PyObject* self, Py_buffer* view, int flags) {
  const tn_blob* blob = ((resource_bytes*)self)->blob;
  return PyBuffer_FillInfo(view, self, (void*)(uintptr_t)tn_blob_data(blob),
                           (Py_ssize_t)tn_blob_byte_size(blob), 1, flags);
}

static void resource_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  tn_object_release(((resource_bytes*)self)->blob);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyType_Slot resource_slots[] = {
    {Py_tp_dealloc, resource_dealloc}, {Py_bf_getbuffer, resource_get}, {0, NULL}};
static PyType_Spec resource_spec = {"tenure.ir._ResourceBytes", sizeof(resource_bytes), 0,
                                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                    resource_slots};

static PyTypeObject* resource_type;

/// The bytes of a resource, not copied: a memoryview that holds them, or None when absent.
static PyObject* resource_data(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "data", &attribute)) return NULL;
  tn_resource* resource = NULL;
  tn_blob* blob = NULL;
  const tn_string_view key = tn_dense_resource_attribute_key(attribute);
  const tn_string_view builtin = {NULL, 0};
  if (tn_resource_find(tnp_uniqued_context(self)->context, builtin, key, &resource) != TN_OK ||
      tn_resource_retain_blob(resource, &blob) != TN_OK) {
    Py_RETURN_NONE;
  }
  resource_bytes* bytes = PyObject_New(resource_bytes, resource_type);
  if (bytes == NULL) {
    tn_object_release(blob);
    return NULL;
  }
  bytes->blob = blob;
  PyObject* view = PyMemoryView_FromObject((PyObject*)bytes);
  Py_DECREF(bytes);
  return view;
}

bool tnp_init_elements(void) {
  return tnp_add_type(&bytes_spec, NULL, &bytes_type) &&
         tnp_add_type(&resource_spec, NULL, &resource_type);
}

#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_elements_functions[] = {
    POSITIONS("dense_elements", dense_elements),
    POSITIONS("dense_of_buffer", dense_of_buffer),
    POSITIONS("dense_strings", dense_strings),
    {"element_data", element_data, METH_O, NULL},
    {"dense_string_values", dense_string_values, METH_O, NULL},
    POSITIONS("dense_array", dense_array),
    {"dense_array_length", dense_array_length, METH_O, NULL},
    {"dense_array_element_type", dense_array_element_type, METH_O, NULL},
    {"float_bytes", float_bytes, METH_O, NULL},
    POSITIONS("float_from_bytes", float_from_bytes),
    {"whole_number", whole_number, METH_O, NULL},
    POSITIONS("dense_resource", dense_resource),
    {"resource_key", resource_key, METH_O, NULL},
    {"resource_data", resource_data, METH_O, NULL},
    {NULL, NULL, 0, NULL}};
