// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices whose memory Python manages: a DeviceAllocator of adapters.py as the library's table of
// functions. A block is any object that its `allocate` returns.
//
// The table refers to a record that holds the Python object as long as an adapter uses it.
// Exceptions are raised to the caller of the library; without a caller in Python (on another
// thread, or when an adapter is freed) they are reported as unraisable. Bytes are passed as
// separate objects, so nothing that a function keeps can dangle.

#include <string.h>

#include "adapters.h"

typedef struct device_record {
  PyObject* allocator;
  Py_ssize_t holders;
  char name[];
} device_record;

//===-- Calling Python ----------------------------------------------------------------------===//

/// A call from the library: the interpreter's lock, and the pending exception, saved.
typedef struct foreign_call {
  PyGILState_STATE state;
  bool has_caller;  ///< Whether a caller in Python receives exceptions.
  PyObject *type, *value, *traceback;
} foreign_call;

static foreign_call begin_call(void) {
  foreign_call call = {.has_caller = PyGILState_Check() != 0};
  call.state = PyGILState_Ensure();
  PyErr_Fetch(&call.type, &call.value, &call.traceback);
  return call;
}

/// `blame` is the object in the report of an unraisable exception.
static void end_call(foreign_call* call, PyObject* blame) {
  const bool had_error = call->type != NULL;
  if (PyErr_Occurred() && (had_error || !call->has_caller)) PyErr_WriteUnraisable(blame);
  if (had_error) PyErr_Restore(call->type, call->value, call->traceback);
  PyGILState_Release(call->state);
}

static tn_status status_of_error(void) {
  return PyErr_ExceptionMatches(PyExc_MemoryError) ? TN_OUT_OF_MEMORY : TN_INVALID_ARGUMENT;
}

//===-- The table ---------------------------------------------------------------------------===//

static tn_status allocate(void* user_data, size_t byte_size, void** out_block) {
  PyObject* allocator = ((device_record*)user_data)->allocator;
  foreign_call call = begin_call();
  *out_block = PyObject_CallMethod(allocator, "allocate", "n", (Py_ssize_t)byte_size);
  const tn_status status = *out_block != NULL ? TN_OK : status_of_error();
  end_call(&call, allocator);
  return status;
}

static void deallocate(void* user_data, void* block, size_t byte_size) {
  PyObject* allocator = ((device_record*)user_data)->allocator;
  if (tnp.exiting) return;
  foreign_call call = begin_call();
  call.has_caller = false;  // The library goes on, whatever is raised.
  PyObject* result =
      PyObject_CallMethod(allocator, "deallocate", "On", (PyObject*)block, (Py_ssize_t)byte_size);
  Py_XDECREF(result);
  end_call(&call, allocator);
  const PyGILState_STATE state = PyGILState_Ensure();
  Py_DECREF((PyObject*)block);
  PyGILState_Release(state);
}

static tn_status copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                         size_t byte_size) {
  PyObject* allocator = ((device_record*)user_data)->allocator;
  foreign_call call = begin_call();
  PyObject* result =
      PyObject_CallMethod(allocator, "copy_in", "Ony#", (PyObject*)block, (Py_ssize_t)offset,
                          (const char*)bytes, (Py_ssize_t)byte_size);
  const tn_status status = result != NULL ? TN_OK : status_of_error();
  Py_XDECREF(result);
  end_call(&call, allocator);
  return status;
}

/// Copies what `copy_out` returned; false with an error.
static bool take_bytes(PyObject* result, void* out, size_t byte_size) {
  Py_buffer view;
  if (result == NULL || !tnp_buffer_get(result, &view)) return false;
  const bool fits = view.len == (Py_ssize_t)byte_size;
  if (fits) memcpy(out, view.buf, byte_size);
  if (!fits) {
    PyErr_Format(PyExc_ValueError, "copy_out returned %zd bytes, expected %zu", view.len,
                 byte_size);
  }
  PyBuffer_Release(&view);
  return fits;
}

static tn_status copy_out(void* user_data, const void* block, size_t offset, void* out,
                          size_t byte_size) {
  PyObject* allocator = ((device_record*)user_data)->allocator;
  foreign_call call = begin_call();
  PyObject* result = PyObject_CallMethod(allocator, "copy_out", "Onn", (PyObject*)(uintptr_t)block,
                                         (Py_ssize_t)offset, (Py_ssize_t)byte_size);
  const tn_status status = take_bytes(result, out, byte_size) ? TN_OK : status_of_error();
  Py_XDECREF(result);
  end_call(&call, allocator);
  return status;
}

static void retain(void* user_data) {
  const PyGILState_STATE state = PyGILState_Ensure();
  ++((device_record*)user_data)->holders;
  PyGILState_Release(state);
}

static void release(void* user_data) {
  device_record* record = user_data;
  if (tnp.exiting) return;
  foreign_call call = begin_call();
  if (--record->holders == 0) {
    Py_DECREF(record->allocator);
    PyMem_Free(record);
  }
  end_call(&call, NULL);
}

bool tnp_device_make(PyObject* allocator, tn_device_allocator* out_device) {
  PyObject* name_object = PyObject_GetAttrString(allocator, "name");
  tn_string_view name;
  if (name_object == NULL) return false;
  device_record* record = NULL;
  if (tnp_text(name_object, "name of a device", &name)) {
    record = PyMem_Malloc(sizeof *record + name.size + 1);
    if (record == NULL) PyErr_NoMemory();
  }
  if (record != NULL) {
    record->allocator = Py_NewRef(allocator);
    record->holders = 1;
    memcpy(record->name, name.data, name.size);
    record->name[name.size] = '\0';
    *out_device = (tn_device_allocator){TN_DEVICE_OTHER, record->name, record, allocate, deallocate,
                                        copy_in,         copy_out,     retain, release};
  }
  Py_DECREF(name_object);
  return record != NULL;
}

void tnp_device_drop(const tn_device_allocator* device) { device->release(device->user_data); }

//===-- Asking ------------------------------------------------------------------------------===//

/// Whether the device is one of Python's; others' blocks are no objects.
static bool is_ours(const tn_device_allocator* device) {
  return device != NULL && device->copy_in == copy_in;
}

/// adapter_device(adapter): its DeviceAllocator, or None.
static PyObject* adapter_device(PyObject* unused, PyObject* object) {
  (void)unused;
  const tn_adapter* adapter = tnp_adapter_argument(object);
  if (adapter == NULL) return NULL;
  const tn_device_allocator* device = tn_adapter_device(adapter);
  if (!is_ours(device)) Py_RETURN_NONE;
  return Py_NewRef(((device_record*)device->user_data)->allocator);
}

/// adapter_copy_to_device(context, adapter)
static PyObject* copy_to_device(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "adapter_copy_to_device takes 2 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  tn_adapter* adapter = context == NULL ? NULL : tnp_adapter_argument(arguments[1]);
  if (adapter == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_adapter_copy_to_device(adapter, context->context);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static tn_tensor* tensor_argument(PyObject* object) {
  if (tnp_is(object, tnp.tensor)) return ((tnp_object*)object)->object;
  (void)tnp_wrong_type(object, "a Tensor");
  return NULL;
}

/// tensor_block(tensor): the block that `allocate` gave, or None.
static PyObject* tensor_block(PyObject* unused, PyObject* object) {
  (void)unused;
  const tn_tensor* tensor = tensor_argument(object);
  if (tensor == NULL) return NULL;
  PyObject* block = tn_tensor_device_data(tensor);
  if (block == NULL || !is_ours(tn_adapter_device(tn_tensor_adapter(tensor)))) Py_RETURN_NONE;
  return Py_NewRef(block);
}

/// tensor_read_device(tensor): the bytes on the device.
static PyObject* read_device(PyObject* unused, PyObject* object) {
  (void)unused;
  const tn_tensor* tensor = tensor_argument(object);
  if (tensor == NULL) return NULL;
  const size_t byte_size = tn_tensor_byte_size(tensor);
  PyObject* bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)byte_size);
  if (bytes == NULL || byte_size == 0) return bytes;
  const tn_status status = tn_tensor_read_device(tensor, 0, byte_size, PyBytes_AS_STRING(bytes));
  if (status == TN_OK) return bytes;
  Py_DECREF(bytes);
  if (PyErr_Occurred()) return NULL;
  PyObject* name = tnp_string(tn_tensor_name(tensor));
  if (name == NULL) return NULL;
  PyErr_Format(PyExc_ValueError, "tensor '%U' is not on a device", name);
  Py_DECREF(name);
  return NULL;
}

PyMethodDef tnp_adapter_device_functions[] = {
    {"adapter_device", adapter_device, METH_O, NULL},
    {"adapter_copy_to_device", (PyCFunction)(void (*)(void))copy_to_device, METH_FASTCALL, NULL},
    {"tensor_block", tensor_block, METH_O, NULL},
    {"tensor_read_device", read_device, METH_O, NULL},
    {NULL, NULL, 0, NULL}};
