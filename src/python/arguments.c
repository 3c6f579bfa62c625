// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments: what Python passes, sorted by name and turned into the library's terms.

#include "tenure_py.h"

#include <string.h>

//===-- Sorting -----------------------------------------------------------------------------===//

static int index_of(tnp_signature* signature, PyObject* name) {
  // Names in calls are interned, so a name that was met before is found by its address.
  for (int i = 0; i < TNP_ARGUMENTS_MAX && signature->names[i] != NULL; ++i) {
    if (signature->met.names[i] == name) return i;
  }
  for (int i = 0; i < TNP_ARGUMENTS_MAX && signature->names[i] != NULL; ++i) {
    if (PyUnicode_CompareWithASCIIString(name, signature->names[i]) != 0) continue;
    if (PyUnicode_CHECK_INTERNED(name) && signature->met.names[i] == NULL) {
      signature->met.names[i] = Py_NewRef(name);
    }
    return i;
  }
  return -1;
}

static bool put_keyword(tnp_signature* signature, PyObject* name, PyObject* value, PyObject** out) {
  const int index = index_of(signature, name);
  if (index < 0) {
    PyErr_Format(PyExc_TypeError,
                 "%s(): incompatible function arguments: unexpected keyword argument %R",
                 signature->function, name);
    return false;
  }
  if (out[index] != NULL) {
    PyErr_Format(PyExc_TypeError, "%s(): incompatible function arguments: multiple values for %s",
                 signature->function, signature->names[index]);
    return false;
  }
  out[index] = value;
  return true;
}

static bool check_positional(tnp_signature* signature, Py_ssize_t count, PyObject** out) {
  if (signature->met.count == 0) {
    while (signature->met.count < TNP_ARGUMENTS_MAX &&
           signature->names[signature->met.count] != NULL) {
      ++signature->met.count;
    }
  }
  memset(out, 0, (size_t)signature->met.count * sizeof *out);
  if (count <= signature->positional) return true;
  PyErr_Format(
      PyExc_TypeError,
      "%s(): incompatible function arguments: got %zd positional arguments, expected at most %d",
      signature->function, count, signature->positional);
  return false;
}

static bool check_required(tnp_signature* signature, PyObject** out) {
  for (int i = 0; i < signature->required; ++i) {
    if (out[i] != NULL) continue;
    PyErr_Format(PyExc_TypeError, "%s(): incompatible function arguments: %s is missing",
                 signature->function, signature->names[i]);
    return false;
  }
  return true;
}

/// Repeated keywords are the same tuple. The names are all in the signature, none is repeated, and
/// none is missing.
static void remember_call(tnp_signature* signature, Py_ssize_t positional, PyObject* keywords) {
  const Py_ssize_t count = PyTuple_GET_SIZE(keywords);
  for (Py_ssize_t i = 0; i < count; ++i) {
    signature->met.places[positional + i] =
        (uint8_t)index_of(signature, PyTuple_GET_ITEM(keywords, i));
  }
  for (Py_ssize_t i = 0; i < positional; ++i) signature->met.places[i] = (uint8_t)i;
  signature->met.given = positional + count;
  signature->met.positional = positional;
  // Releasing the old names may run Python, which may call the same function.
  Py_XSETREF(signature->met.keywords, Py_NewRef(keywords));
}

bool tnp_arguments(tnp_signature* signature, PyObject* const* arguments, Py_ssize_t count,
                   PyObject* keywords, PyObject** out) {
  if (tnp_arguments_again(signature, arguments, count, keywords, out,
                          (size_t)signature->met.count)) {
    return true;
  }
  if (!check_positional(signature, count, out)) return false;
  for (Py_ssize_t i = 0; i < count; ++i) out[i] = arguments[i];
  if (keywords == NULL) return check_required(signature, out);
  const Py_ssize_t keyword_count = PyTuple_GET_SIZE(keywords);
  for (Py_ssize_t i = 0; i < keyword_count; ++i) {
    if (!put_keyword(signature, PyTuple_GET_ITEM(keywords, i), arguments[count + i], out)) {
      return false;
    }
  }
  if (!check_required(signature, out)) return false;
  remember_call(signature, count, keywords);
  return true;
}

bool tnp_init_arguments(tnp_signature* signature, PyObject* arguments, PyObject* keywords,
                        PyObject** out) {
  const Py_ssize_t count = PyTuple_GET_SIZE(arguments);
  if (!check_positional(signature, count, out)) return false;
  for (Py_ssize_t i = 0; i < count; ++i) out[i] = PyTuple_GET_ITEM(arguments, i);
  PyObject *name, *value;
  Py_ssize_t position = 0;
  while (keywords != NULL && PyDict_Next(keywords, &position, &name, &value)) {
    if (!put_keyword(signature, name, value, out)) return false;
  }
  return check_required(signature, out);
}

//===-- Scalars -----------------------------------------------------------------------------===//

int tnp_flag(PyObject* argument, int otherwise) {
  return argument == NULL ? otherwise : PyObject_IsTrue(argument);
}

bool tnp_text(PyObject* argument, const char* what, tn_string_view* out_text) {
  *out_text = (tn_string_view){NULL, 0};
  if (argument != NULL && PyUnicode_Check(argument)) {
    Py_ssize_t size = 0;
    out_text->data = PyUnicode_AsUTF8AndSize(argument, &size);
    out_text->size = (size_t)size;
    if (out_text->data != NULL) return true;
    PyErr_Clear();
    PyErr_Format(PyExc_ValueError, "%s contains characters that cannot be encoded as UTF-8", what);
    return false;
  }
  if (argument != NULL && PyBytes_Check(argument)) {
    *out_text = (tn_string_view){PyBytes_AS_STRING(argument), (size_t)PyBytes_GET_SIZE(argument)};
    return true;
  }
  PyErr_Format(PyExc_TypeError, "%s: incompatible function arguments: expected str, got %s", what,
               argument == NULL ? "nothing" : Py_TYPE(argument)->tp_name);
  return false;
}

//===-- Entities ----------------------------------------------------------------------------===//

static tnp_entity* live_argument(PyObject* object, tnp_entity* entity, const char* expected) {
  if (entity == NULL) {
    tnp_wrong_type(object, expected);
    return NULL;
  }
  return tnp_live(entity) ? entity : NULL;
}

tnp_entity* tnp_op_argument(PyObject* object) {
  tnp_entity* op = tnp_entity_of(object, TNP_OP, tnp.operation_base);
  if (op == NULL && tnp_is(object, tnp.module_op)) op = (tnp_entity*)object;
  return live_argument(object, op, "an Operation or OpView");
}
tnp_entity* tnp_block_argument_of(PyObject* object) {
  return live_argument(object, tnp_entity_of(object, TNP_BLOCK, tnp.block), "a Block");
}
tnp_entity* tnp_region_argument(PyObject* object) {
  return live_argument(object, tnp_entity_of(object, TNP_REGION, tnp.region), "a Region");
}

/// The only result of an op that is passed as a value.
static bool single_result(tnp_entity* op, tn_value* out_value) {
  const size_t count = tn_op_result_count(op->handle.op);
  if (count == 1) {
    *out_value = tn_op_result(op->handle.op, 0);
    return true;
  }
  char name[200];
  const tn_string_view view = tn_op_name(op->handle.op);
  const size_t size = view.size < sizeof name ? view.size : sizeof name - 1;
  memcpy(name, view.data, size);
  name[size] = 0;
  PyErr_Format(PyExc_ValueError,
               "Cannot call .result on operation %s which has %zu results (it is only valid for "
               "operations with a single result)",
               name, count);
  return false;
}

bool tnp_value_argument(PyObject* object, tnp_context** out_context, tn_value* out_value) {
  tnp_entity* value = tnp_entity_of(object, TNP_VALUE, tnp.value);
  if (value != NULL) {
    if (!tnp_live(value)) return false;
    *out_context = value->context;
    *out_value = value->handle.value;
    return true;
  }
  if (tnp_is(object, tnp.operation_base)) {
    tnp_entity* op = (tnp_entity*)object;
    *out_context = op->context;
    return tnp_live(op) && single_result(op, out_value);
  }
  if (tnp_is(object, tnp.result_list)) {
    tnp_entity* owner = ((tnp_list*)object)->owner;
    *out_context = owner->context;
    return tnp_live(owner) && single_result(owner, out_value);
  }
  tnp_wrong_type(object, "a Value");
  return false;
}

bool tnp_uniqued_argument(PyObject* object, PyTypeObject* type, const char* what,
                          const char* expected) {
  if (!tnp_uniqued_is(object, type)) {
    PyErr_Format(PyExc_TypeError, "%s: incompatible function arguments: expected %s, got %s", what,
                 expected, object == NULL ? "nothing" : Py_TYPE(object)->tp_name);
    return false;
  }
  if (((tnp_uniqued*)object)->storage != NULL) return true;
  PyErr_Format(PyExc_TypeError, "%s: the %s was not initialised", what, expected);
  return false;
}

bool tnp_type_argument(PyObject* object, const char* what, tn_type* out_type) {
  if (!tnp_uniqued_argument(object, tnp.type, what, "Type")) return false;
  *out_type = tnp_type_of(object);
  return true;
}
bool tnp_attribute_argument(PyObject* object, const char* what, tn_attribute* out_attribute) {
  if (!tnp_uniqued_argument(object, tnp.attribute, what, "Attribute")) return false;
  *out_attribute = tnp_attribute_of(object);
  return true;
}
bool tnp_affine_argument(PyObject* object, tn_affine_expr* out_expr) {
  if (!tnp_uniqued_argument(object, tnp.affine_expr, "affine", "AffineExpr")) return false;
  *out_expr = tnp_affine_of(object);
  return true;
}

//===-- Numbers -----------------------------------------------------------------------------===//

/// Converts `object` by __int__, unless it is a number that is not integral.
static PyObject* as_int(PyObject* object) {
  const PyNumberMethods* number = Py_TYPE(object)->tp_as_number;
  PyObject* value = number->nb_int(object);
  if (value == NULL || (PyLong_Check(value) && number->nb_float == NULL)) return value;
  const int is_equal = PyLong_Check(value) ? PyObject_RichCompareBool(value, object, Py_EQ) : 0;
  if (is_equal == 1) return value;
  Py_DECREF(value);
  if (is_equal == 0) PyErr_Format(PyExc_TypeError, "%R is not an integer", object);
  return NULL;
}

PyObject* tnp_whole_number(PyObject* object) {
  if (PyLong_Check(object)) return Py_NewRef(object);
  PyObject* value = PyNumber_Index(object);
  if (value != NULL || !PyErr_ExceptionMatches(PyExc_TypeError)) return value;
  const PyNumberMethods* number = Py_TYPE(object)->tp_as_number;
  if (PyFloat_Check(object) || number == NULL || number->nb_int == NULL) return NULL;
  PyErr_Clear();
  return as_int(object);
}

bool tnp_integer(PyObject* object, int64_t* out_integer) {
  PyObject* number = tnp_whole_number(object);
  if (number == NULL) return false;
  const long long value = PyLong_AsLongLong(number);
  Py_DECREF(number);
  if (value == -1 && PyErr_Occurred()) return false;
  *out_integer = (int64_t)value;
  return true;
}

bool tnp_position(PyObject* object, uint32_t* out_position) {
  PyObject* number = tnp_whole_number(object);
  if (number == NULL) return false;
  const unsigned long value = PyLong_AsUnsignedLong(number);
  Py_DECREF(number);
  if (value == (unsigned long)-1 && PyErr_Occurred()) return false;
  *out_position = value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
  return true;
}

bool tnp_count_is(Py_ssize_t count, Py_ssize_t expected, const char* name) {
  if (count == expected) return true;
  PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, got %zd", name, expected, count);
  return false;
}

bool tnp_limit(PyObject* given, bool* out_use, int64_t* out_limit) {
  *out_use = tnp_given(given);
  return !*out_use || tnp_integer(given, out_limit);
}

PyObject* tnp_numbers(const int64_t* numbers, size_t count) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* number = PyLong_FromLongLong(numbers[i]);
    if (number == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, number);
    }
  }
  return list;
}

//===-- Buffers -----------------------------------------------------------------------------===//

bool tnp_buffer_get(PyObject* value, Py_buffer* out_view) {
  if (PyObject_GetBuffer(value, out_view, PyBUF_C_CONTIGUOUS) < 0) return false;
  if (PyBuffer_IsContiguous(out_view, 'C')) return true;
  PyBuffer_Release(out_view);
  PyErr_Format(PyExc_BufferError, "%s returned a buffer that is not C-contiguous",
               Py_TYPE(value)->tp_name);
  return false;
}

int tnp_buffer_give(Py_buffer* view, int flags) {
  // A consumer without PyBUF_ND gets flat bytes, as from a memoryview: CPython reads the shape of
  // buffers with several dimensions.
  if ((flags & PyBUF_ND) == 0) {
    if ((flags & PyBUF_FORMAT) == 0) {
      view->ndim = 1;
      return 0;
    }
    PyErr_SetString(PyExc_BufferError, "a buffer request with a format needs a shape");
    PyBuffer_Release(view);
    return -1;
  }
  const bool asks = (flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS;
  if (!asks || PyBuffer_IsContiguous(view, 'F')) return 0;
  PyErr_Format(PyExc_BufferError, "the buffer of %s is not Fortran contiguous",
               Py_TYPE(view->obj)->tp_name);
  PyBuffer_Release(view);
  return -1;
}

Py_buffer* tnp_hold_buffer(PyObject* value) {
  Py_buffer* view = PyMem_Calloc(1, sizeof *view);
  if (view == NULL) {
    PyErr_NoMemory();
    return NULL;
  }
  if (tnp_buffer_get(value, view)) return view;
  PyMem_Free(view);
  return NULL;
}

/// Gives the buffer that a blob holds back, on whichever thread the last reference goes.
static void give_buffer_back(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  if (tnp.exiting) return;
  const PyGILState_STATE state = PyGILState_Ensure();
  PyBuffer_Release(user_data);
  PyMem_Free(user_data);
  PyGILState_Release(state);
}

tn_status tnp_buffer_blob(Py_buffer* owned_view, size_t alignment, tn_blob** out_blob) {
  const tn_status status = tn_blob_create(owned_view->buf, (size_t)owned_view->len, alignment,
                                          give_buffer_back, owned_view, out_blob);
  if (status != TN_OK) {
    PyBuffer_Release(owned_view);
    PyMem_Free(owned_view);
  }
  return status;
}

//===-- Text --------------------------------------------------------------------------------===//

tn_status tnp_text_write(void* user_data, const char* bytes, size_t size) {
  tnp_writer* writer = user_data;
  if (size > writer->capacity - writer->size) {
    size_t capacity = writer->capacity < 256 ? 256 : writer->capacity * 2;
    if (capacity - writer->size < size) capacity = writer->size + size;
    char* data = PyMem_RawRealloc(writer->data, capacity);
    if (data == NULL) return TN_OUT_OF_MEMORY;
    writer->data = data;
    writer->capacity = capacity;
  }
  memcpy(writer->data + writer->size, bytes, size);
  writer->size += size;
  return TN_OK;
}

PyObject* tnp_writer_finish(tnp_writer* writer, tnp_context* context, tnp_capture* capture,
                            tn_status status, bool binary) {
  PyObject* text = NULL;
  if (capture != NULL && !tnp_capture_end(context, capture, status, TNP_VALUE_ERROR, NULL)) {
    // Raised.
  } else if (status != TN_OK) {
    PyErr_NoMemory();
  } else if (binary) {
    text = PyBytes_FromStringAndSize(writer->data, (Py_ssize_t)writer->size);
  } else {
    text = PyUnicode_DecodeUTF8(writer->data, (Py_ssize_t)writer->size, "surrogateescape");
  }
  PyMem_RawFree(writer->data);
  return text;
}
