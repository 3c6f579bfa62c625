// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders: adapters that are being changed, and adapters created from several others. adapters.py
// creates Builder, merge and diff from these functions.
//
// A builder holds its context, and for each added value the Python object that it came from. While
// the library works on a builder it may run Python (diagnostic handlers, progress, releasing
// buffers); such code may not use the same builder.

#include "adapters.h"

typedef struct tnp_builder {
  PyObject_HEAD tnp_context* context;  ///< Held; NULL once the collector cleared it.
  tn_adapter_builder* builder;
  bool is_busy;
} tnp_builder;

#define SELF ((tnp_builder*)self)

static int builder_clear(PyObject* self) {
  tn_adapter_builder* builder = SELF->builder;
  SELF->builder = NULL;
  tn_adapter_builder_destroy(builder);
  Py_CLEAR(SELF->context);
  return 0;
}

static int builder_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(SELF->context);
  return 0;
}

static void builder_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  (void)builder_clear(self);
  type->tp_free(self);
  Py_DECREF(type);
}

/// Whether the builder can be used now; false with an error.
static bool is_usable(PyObject* self) {
  if (SELF->builder != NULL && !SELF->is_busy) return true;
  PyErr_SetString(PyExc_RuntimeError, "the builder is in use by another call");
  return false;
}

static void begin(PyObject* self, tnp_capture* capture) {
  SELF->is_busy = true;
  tnp_capture_begin(SELF->context, capture);
}

/// None, or NULL with the error that `status` is.
static PyObject* end(PyObject* self, tnp_capture* capture, tn_status status) {
  SELF->is_busy = false;
  if (!tnp_capture_end(SELF->context, capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- Filling -----------------------------------------------------------------------------===//

/// A parameter that is being handed to the library, and the blob that its elements lie in.
typedef struct parameter_parts {
  tn_adapter_builder_parameter parameter;
  tnp_array dims;  ///< The call's.
  tn_blob* owner;
} parameter_parts;

/// The elements of `value`; its extents as well unless they were given. False with an error.
static bool take_elements(tnp_call* call, parameter_parts* parts, PyObject* value, bool has_dims) {
  const Py_buffer* view;
  if (value == Py_None) return true;  // No tensor at all: exporting refuses it by name.
  if (!tnp_lend_buffer(value, &parts->owner, &view)) return false;
  parts->parameter.data = view->buf;
  parts->parameter.byte_size = (size_t)view->len;
  if (has_dims) return true;
  int64_t* dims = tnp_call_memory(call, ((size_t)view->ndim + 1) * sizeof *dims);
  if (dims == NULL) return false;
  for (int i = 0; i < view->ndim; ++i) dims[i] = (int64_t)view->shape[i];
  parts->dims = (tnp_array){dims, (size_t)view->ndim};
  return true;
}

/// Takes (name, element type, extents or None, buffer or None) apart.
static bool take_parameter(tnp_call* call, PyObject* arguments, parameter_parts* parts) {
  PyObject *name, *dims, *value;
  int type;
  *parts = (parameter_parts){0};
  if (!PyArg_ParseTuple(arguments, "OiOO", &name, &type, &dims, &value) ||
      !tnp_text(name, "parameter name", &parts->parameter.name) ||
      !tnp_call_array(call, dims, &tnp_integer_items, &parts->dims) ||
      !take_elements(call, parts, value, dims != Py_None)) {
    if (parts->owner != NULL) tn_object_release(parts->owner);
    return false;
  }
  parts->parameter.element_type = (tn_element_type)type;
  parts->parameter.dims = parts->dims.data;
  parts->parameter.rank = parts->dims.count;
  return true;
}

typedef tn_status (*put_fn)(tn_adapter_builder* builder,
                            const tn_adapter_builder_parameter* parameter, tn_blob* owner);

static PyObject* put_parameter(PyObject* self, PyObject* arguments, put_fn put) {
  parameter_parts parts;
  TNP_CALL call = {NULL, NULL};
  if (!take_parameter(&call, arguments, &parts)) return NULL;
  PyObject* result = NULL;
  if (is_usable(self)) {
    tnp_capture capture;
    begin(self, &capture);
    result = end(self, &capture, put(SELF->builder, &parts.parameter, parts.owner));
  }
  if (parts.owner != NULL) tn_object_release(parts.owner);
  return result;
}

/// add(name, element type, extents or None, buffer or None)
static PyObject* builder_add(PyObject* self, PyObject* arguments) {
  return put_parameter(self, arguments, tn_adapter_builder_add);
}
static PyObject* builder_replace(PyObject* self, PyObject* arguments) {
  return put_parameter(self, arguments, tn_adapter_builder_replace);
}

/// add_tensor(name, tensor)
static PyObject* builder_add_tensor(PyObject* self, PyObject* arguments) {
  PyObject *name_object, *tensor;
  tn_string_view name;
  if (!PyArg_ParseTuple(arguments, "OO!", &name_object, tnp.tensor, &tensor) ||
      !tnp_text(name_object, "parameter name", &name) || !is_usable(self)) {
    return NULL;
  }
  tnp_capture capture;
  begin(self, &capture);
  const tn_status status =
      tn_adapter_builder_add_tensor(SELF->builder, name, ((tnp_object*)tensor)->object);
  return end(self, &capture, status);
}

static PyObject* builder_load(PyObject* self, PyObject* object) {
  tn_adapter* adapter = tnp_adapter_argument(object);
  if (adapter == NULL || !is_usable(self)) return NULL;
  tnp_capture capture;
  begin(self, &capture);
  return end(self, &capture, tn_adapter_builder_load_adapter(SELF->builder, adapter));
}

//===-- Asking ------------------------------------------------------------------------------===//

static Py_ssize_t builder_length(PyObject* self) {
  return SELF->builder == NULL ? 0 : (Py_ssize_t)tn_adapter_builder_count(SELF->builder);
}

static PyObject* extents_of(const tn_adapter_builder_parameter* parameter) {
  PyObject* shape = PyTuple_New((Py_ssize_t)parameter->rank);
  for (size_t i = 0; shape != NULL && i < parameter->rank; ++i) {
    PyObject* extent = PyLong_FromLongLong(parameter->dims[i]);
    if (extent == NULL) {
      Py_CLEAR(shape);
    } else {
      PyTuple_SET_ITEM(shape, (Py_ssize_t)i, extent);
    }
  }
  return shape;
}

/// parameter(index): (name, number of the element type, extents, bytes), or None beyond the last.
static PyObject* builder_parameter(PyObject* self, PyObject* object) {
  tn_adapter_builder_parameter parameter;
  const Py_ssize_t index = PyNumber_AsSsize_t(object, PyExc_IndexError);
  if ((index == -1 && PyErr_Occurred()) || !is_usable(self)) return NULL;
  if (index < 0 || !tn_adapter_builder_parameter_at(SELF->builder, (size_t)index, &parameter))
    Py_RETURN_NONE;
  return Py_BuildValue("(NiNn)", tnp_string(parameter.name), (int)parameter.element_type,
                       extents_of(&parameter), (Py_ssize_t)parameter.byte_size);
}

/// find(name): its number, or None.
static PyObject* builder_find(PyObject* self, PyObject* object) {
  tn_string_view name;
  size_t index;
  if (!tnp_text(object, "parameter name", &name) || !is_usable(self)) return NULL;
  const tn_status status = tn_adapter_builder_find(SELF->builder, name, &index);
  if (status == TN_OUT_OF_MEMORY) return PyErr_NoMemory();
  if (status != TN_OK) Py_RETURN_NONE;
  return PyLong_FromSize_t(index);
}

/// read(index): a copy of the elements' bytes.
static PyObject* builder_read(PyObject* self, PyObject* object) {
  tn_adapter_builder_parameter parameter;
  const size_t index = PyLong_AsSize_t(object);
  if (PyErr_Occurred() || !is_usable(self)) return NULL;
  if (!tn_adapter_builder_parameter_at(SELF->builder, index, &parameter)) {
    PyErr_SetObject(PyExc_IndexError, object);
    return NULL;
  }
  PyObject* bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)parameter.byte_size);
  if (bytes == NULL) return NULL;
  tnp_capture capture;
  begin(self, &capture);
  const tn_status status = tn_adapter_builder_read(SELF->builder, index, 0, parameter.byte_size,
                                                   PyBytes_AS_STRING(bytes));
  PyObject* done = end(self, &capture, status);
  if (done == NULL) Py_CLEAR(bytes);
  Py_XDECREF(done);
  return bytes;
}

//===-- Changing ----------------------------------------------------------------------------===//

static PyObject* builder_rename(PyObject* self, PyObject* arguments) {
  PyObject *old_object, *new_object;
  tn_string_view old_name, new_name;
  if (!PyArg_ParseTuple(arguments, "OO", &old_object, &new_object) ||
      !tnp_text(old_object, "parameter name", &old_name) ||
      !tnp_text(new_object, "parameter name", &new_name) || !is_usable(self)) {
    return NULL;
  }
  tnp_capture capture;
  begin(self, &capture);
  return end(self, &capture, tn_adapter_builder_rename(SELF->builder, old_name, new_name));
}

static PyObject* builder_drop(PyObject* self, PyObject* object) {
  tn_string_view name;
  if (!tnp_text(object, "parameter name", &name) || !is_usable(self)) return NULL;
  tnp_capture capture;
  begin(self, &capture);
  return end(self, &capture, tn_adapter_builder_drop(SELF->builder, name));
}

/// cast(name or None, element type)
static PyObject* builder_cast(PyObject* self, PyObject* arguments) {
  PyObject* object;
  int type;
  tn_string_view name = {NULL, 0};
  if (!PyArg_ParseTuple(arguments, "Oi", &object, &type)) return NULL;
  if (tnp_given(object) && !tnp_text(object, "parameter name", &name)) return NULL;
  if (!is_usable(self)) return NULL;
  tnp_capture capture;
  begin(self, &capture);
  return end(self, &capture, tn_adapter_builder_cast(SELF->builder, name, (tn_element_type)type));
}

static PyObject* builder_empty(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_usable(self)) return NULL;
  tnp_capture capture;
  begin(self, &capture);
  tn_adapter_builder_clear(SELF->builder);
  return end(self, &capture, TN_OK);
}

//===-- About it ----------------------------------------------------------------------------===//

static PyObject* builder_versions(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_usable(self)) return NULL;
  return Py_BuildValue("(ii)", (int)tn_adapter_builder_adapter_version(SELF->builder),
                       (int)tn_adapter_builder_model_version(SELF->builder));
}

static PyObject* builder_set_versions(PyObject* self, PyObject* arguments) {
  int adapter_version, model_version;
  if (!PyArg_ParseTuple(arguments, "ii", &adapter_version, &model_version)) return NULL;
  if (!is_usable(self)) return NULL;
  tn_adapter_builder_set_versions(SELF->builder, adapter_version, model_version);
  Py_RETURN_NONE;
}

/// metadata(): a list of (key, text)
static PyObject* builder_metadata(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_usable(self)) return NULL;
  PyObject* list = PyList_New(0);
  tn_string_view key, value;
  for (size_t i = 0; list != NULL && tn_adapter_builder_metadata_at(SELF->builder, i, &key, &value);
       ++i) {
    PyObject* pair = Py_BuildValue("(NN)", tnp_string(key), tnp_string(value));
    if (pair == NULL || PyList_Append(list, pair) < 0) Py_CLEAR(list);
    Py_XDECREF(pair);
  }
  return list;
}

/// set_metadata(key, text or None)
static PyObject* builder_set_metadata(PyObject* self, PyObject* arguments) {
  PyObject *key_object, *value_object;
  tn_string_view key, value = {NULL, 0};
  if (!PyArg_ParseTuple(arguments, "OO", &key_object, &value_object) ||
      !tnp_text(key_object, "key", &key)) {
    return NULL;
  }
  if (tnp_given(value_object) && !tnp_text(value_object, "text", &value)) return NULL;
  if (!is_usable(self)) return NULL;
  tnp_capture capture;
  begin(self, &capture);
  return end(self, &capture, tn_adapter_builder_set_metadata(SELF->builder, key, value));
}

//===-- Writing -----------------------------------------------------------------------------===//

/// write(path or None for bytes, format, layout, checksums, PEFT's names, progress or None)
static PyObject* builder_write(PyObject* self, PyObject* arguments) {
  PyObject *path_object, *progress, *path = NULL;
  int format, layout, checksums, peft_names;
  if (!PyArg_ParseTuple(arguments, "OiippO", &path_object, &format, &layout, &checksums,
                        &peft_names, &progress)) {
    return NULL;
  }
  const tn_export_options options = {.format = (tn_adapter_format)format,
                                     .layout = (tn_adapter_layout)layout,
                                     .checksums = checksums != 0,
                                     .peft_names = peft_names != 0,
                                     .progress = tnp_given(progress) ? tnp_report_progress : NULL,
                                     .progress_data = progress};
  if (tnp_given(path_object) && !PyUnicode_FSConverter(path_object, &path)) return NULL;
  PyObject* result = NULL;
  if (is_usable(self)) {
    tnp_capture capture;
    begin(self, &capture);
    if (path != NULL) {
      const tn_status status =
          tn_adapter_builder_export(SELF->builder, PyBytes_AS_STRING(path), &options);
      result = end(self, &capture, status);
    } else {
      tnp_writer writer = {NULL, 0, 0};
      const tn_status status =
          tn_adapter_builder_write(SELF->builder, &options, tnp_text_write, &writer);
      SELF->is_busy = false;
      result = tnp_writer_finish(&writer, SELF->context, &capture, status, true);
    }
  }
  Py_XDECREF(path);
  return result;
}

//===-- Several adapters --------------------------------------------------------------------===//

/// Of a tuple that the caller holds.
static bool convert_input(tnp_call* call, PyObject* item, void* out_input) {
  PyObject* adapter;
  tn_merge_input* input = out_input;
  (void)call;
  if (!PyTuple_CheckExact(item)) return tnp_wrong_type(item, "a tuple") != NULL;
  if (!PyArg_ParseTuple(item, "Od", &adapter, &input->weight)) return false;
  input->adapter = tnp_adapter_argument(adapter);
  return input->adapter != NULL;
}

static const tnp_item_kind input_items = {sizeof(tn_merge_input), convert_input, true, true};

/// merge(((adapter, weight), ...), rule)
static PyObject* builder_merge(PyObject* self, PyObject* arguments) {
  PyObject* sequence;
  int rule;
  tnp_array inputs = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  if (!PyArg_ParseTuple(arguments, "O!i", &PyTuple_Type, &sequence, &rule) ||
      !tnp_call_array(&call, sequence, &input_items, &inputs)) {
    return NULL;
  }
  PyObject* result = NULL;
  if (is_usable(self)) {
    tnp_capture capture;
    begin(self, &capture);
    const tn_status status =
        tn_adapter_combine(SELF->builder, inputs.data, inputs.count, (tn_merge_rule)rule);
    result = end(self, &capture, status);
  }
  return result;
}

static tn_status found_difference(void* list, const tn_adapter_difference* difference) {
  PyObject* tuple =
      Py_BuildValue("(iNndNN)", (int)difference->kind, tnp_string(difference->name),
                    (Py_ssize_t)difference->element_count, difference->largest_distance,
                    tnp_string(difference->first), tnp_string(difference->second));
  const bool added = tuple != NULL && PyList_Append(list, tuple) == 0;
  Py_XDECREF(tuple);
  return added ? TN_OK : TN_OUT_OF_MEMORY;
}

/// adapter_diff(context, first, second): a list of (kind, name, elements, largest distance, first,
/// second)
static PyObject* diff(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 3) return PyErr_Format(PyExc_TypeError, "adapter_diff takes 3 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  tn_adapter* first = context == NULL ? NULL : tnp_adapter_argument(arguments[1]);
  tn_adapter* second = first == NULL ? NULL : tnp_adapter_argument(arguments[2]);
  PyObject* list = second == NULL ? NULL : PyList_New(0);
  if (list == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_adapter_diff(first, second, context->context, found_difference, list);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) Py_CLEAR(list);
  return list;
}

//===-- The module's share ------------------------------------------------------------------===//

/// adapter_builder(context): a builder with nothing in it.
static PyObject* create(PyObject* unused, PyObject* context_object) {
  (void)unused;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_object);
  PyObject* self = context == NULL ? NULL : tnp.builder->tp_alloc(tnp.builder, 0);
  if (self == NULL) return NULL;
  SELF->context = (tnp_context*)Py_NewRef((PyObject*)context);
  if (tn_adapter_builder_create(context->context, &SELF->builder) == TN_OK) return self;
  Py_DECREF(self);
  return PyErr_NoMemory();
}

PyMethodDef tnp_adapter_builder_functions[] = {
    {"adapter_draft", create, METH_O, NULL},
    {"adapter_diff", (PyCFunction)(void (*)(void))diff, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};

static PyMethodDef builder_methods[] = {{"add", builder_add, METH_VARARGS, NULL},
                                        {"replace", builder_replace, METH_VARARGS, NULL},
                                        {"add_tensor", builder_add_tensor, METH_VARARGS, NULL},
                                        {"load", builder_load, METH_O, NULL},
                                        {"parameter", builder_parameter, METH_O, NULL},
                                        {"find", builder_find, METH_O, NULL},
                                        {"read", builder_read, METH_O, NULL},
                                        {"rename", builder_rename, METH_VARARGS, NULL},
                                        {"drop", builder_drop, METH_O, NULL},
                                        {"cast", builder_cast, METH_VARARGS, NULL},
                                        {"clear", builder_empty, METH_NOARGS, NULL},
                                        {"versions", builder_versions, METH_NOARGS, NULL},
                                        {"set_versions", builder_set_versions, METH_VARARGS, NULL},
                                        {"metadata", builder_metadata, METH_NOARGS, NULL},
                                        {"set_metadata", builder_set_metadata, METH_VARARGS, NULL},
                                        {"write", builder_write, METH_VARARGS, NULL},
                                        {"merge", builder_merge, METH_VARARGS, NULL},
                                        {NULL, NULL, 0, NULL}};
static PyType_Slot builder_slots[] = {
    {Py_tp_dealloc, builder_dealloc}, {Py_tp_traverse, builder_traverse},
    {Py_tp_clear, builder_clear},     {Py_sq_length, builder_length},
    {Py_tp_methods, builder_methods}, {0, NULL}};
static PyType_Spec builder_spec = {
    "tenure.adapters._Draft", sizeof(tnp_builder), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, builder_slots};

bool tnp_init_adapter_builder(void) { return tnp_add_type(&builder_spec, NULL, &tnp.builder); }
