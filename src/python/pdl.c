// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the pdl dialect, and in PDLL: their module or text, and the Python functions that
// they call as constraints and as rewrites.

#include <tenure/pdll.h>

#include "rewrite.h"

static PyTypeObject* function_type;
static PyTypeObject* results_type;

/// A function that patterns call; the set's list holds it.
typedef struct function {
  PyObject_HEAD PyObject* callable;
  tnp_context* context;  ///< The set holds it.
} function;

typedef struct result_list {
  PyObject_HEAD tn_pdl_results* results;  ///< NULL outside of the call.
  tnp_context* context;                   ///< Held.
} result_list;

#define FUNCTION ((function*)self)
#define RESULTS ((result_list*)self)

//===-- Values ------------------------------------------------------------------------------===//

static PyObject* wrap_item(tnp_context* context, const tn_pdl_value* value, size_t index) {
  return value->kind == TN_PDL_TYPE_RANGE ? tnp_wrap_type(context, value->as.types[index])
                                          : tnp_wrap_value(context, value->as.values[index]);
}

/// A matched object in Python; a range is a list.
static PyObject* wrap(tnp_context* context, const tn_pdl_value* value) {
  switch (value->kind) {
    case TN_PDL_ATTRIBUTE:
      return tnp_wrap_attribute(context, value->as.attribute);
    case TN_PDL_OPERATION:
      return tnp_wrap_op(context, value->as.op, TNP_ROLE_OPERATION);
    case TN_PDL_TYPE:
      return tnp_wrap_type(context, value->as.type);
    case TN_PDL_VALUE:
      return tnp_wrap_value(context, value->as.value);
    default:
      break;
  }
  PyObject* list = PyList_New((Py_ssize_t)value->count);
  for (size_t i = 0; i < value->count && list != NULL; ++i) {
    PyObject* item = wrap_item(context, value, i);
    if (item == NULL) Py_CLEAR(list);
    if (list != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

static PyObject* wrap_all(tnp_context* context, const tn_pdl_value* values, size_t count) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; i < count && list != NULL; ++i) {
    PyObject* item = wrap(context, &values[i]);
    if (item == NULL) Py_CLEAR(list);
    if (list != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

//===-- Results -----------------------------------------------------------------------------===//

static void results_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(RESULTS->context);
  type->tp_free(self);
  Py_DECREF(type);
}

static bool is_open(const result_list* self) {
  if (self->results != NULL) return true;
  PyErr_SetString(PyExc_RuntimeError,
                  "the PDLResultList is valid only during the callback that received it");
  return false;
}

/// Reading the appended object may have run Python, and ended the function.
static PyObject* push(PyObject* self, const tn_pdl_value* value) {
  if (!is_open(RESULTS)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(RESULTS->context, &capture);
  const tn_status status = tn_pdl_results_push(RESULTS->results, value);
  if (!tnp_capture_end(RESULTS->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

/// A sequence, where the pattern takes a range.
static PyObject* push_range(PyObject* self, PyObject* sequence, tn_pdl_kind kind) {
  const bool of_types = kind == TN_PDL_TYPE_RANGE;
  tnp_array items = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, RESULTS->context);
  if (!tnp_call_array(&call, sequence, of_types ? &tnp_type_items : &tnp_value_items, &items)) {
    return NULL;
  }
  tn_pdl_value value = {.kind = kind, .count = items.count};
  if (of_types) {
    value.as.types = items.data;
  } else {
    value.as.values = items.data;
  }
  return push(self, &value);
}

static PyObject* results_append(PyObject* self, PyObject* object) {
  tn_pdl_value value = {.kind = TN_PDL_VALUE};
  tn_pdl_kind next = TN_PDL_VALUE;
  if (!is_open(RESULTS)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, RESULTS->context);
  const bool has_next = tn_pdl_results_next(RESULTS->results, &next);
  if (tnp_is(object, tnp.operation_base)) {
    value.kind = TN_PDL_OPERATION;
    if (!tnp_call_op(&call, object, &value.as.op)) return NULL;
  } else if (tnp_uniqued_is(object, tnp.type)) {
    value.kind = TN_PDL_TYPE;
    if (!tnp_call_type(&call, object, "a type", &value.as.type)) return NULL;
  } else if (tnp_uniqued_is(object, tnp.attribute)) {
    value.kind = TN_PDL_ATTRIBUTE;
    if (!tnp_call_attribute(&call, object, "an attribute", &value.as.attribute)) return NULL;
  } else if (has_next && next >= TN_PDL_TYPE_RANGE) {
    return push_range(self, object, next);
  } else if (!tnp_call_value(&call, object, &value.as.value)) {
    return NULL;
  }
  return push(self, &value);
}

static PyMethodDef results_methods[] = {{"append", results_append, METH_O, NULL},
                                        {NULL, NULL, 0, NULL}};

static PyType_Slot results_slots[] = {
    {Py_tp_dealloc, results_dealloc}, {Py_tp_methods, results_methods}, {0, NULL}};

static PyType_Spec results_spec = {"tenure.rewrite.PDLResultList", sizeof(result_list), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                   results_slots};

//===-- Functions ---------------------------------------------------------------------------===//

static int function_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(FUNCTION->callable);
  return 0;
}

static int function_clear(PyObject* self) {
  Py_CLEAR(FUNCTION->callable);
  return 0;
}

static void function_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  (void)function_clear(self);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyType_Slot function_slots[] = {{Py_tp_dealloc, function_dealloc},
                                       {Py_tp_traverse, function_traverse},
                                       {Py_tp_clear, function_clear},
                                       {0, NULL}};

static PyType_Spec function_spec = {
    "tenure.rewrite._PDLFunction", sizeof(function), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, function_slots};

/// The callable gets the rewriter, the list of results and the arguments.
static tn_status call_function(function* self, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                               size_t argument_count, tn_pdl_results* results) {
  if (self->callable == NULL) return TN_NOT_FOUND;
  PyObject* callable = Py_NewRef(self->callable);
  PyObject* values = wrap_all(self->context, arguments, argument_count);
  PyObject* held = tnp_rewriter_make(self->context);
  result_list* list = (result_list*)results_type->tp_alloc(results_type, 0);
  PyObject* answer = NULL;
  if (values != NULL && held != NULL && list != NULL) {
    list->results = results;
    list->context = (tnp_context*)Py_NewRef((PyObject*)self->context);
    tnp_rewriter_set(held, rewriter);
    answer = PyObject_CallFunctionObjArgs(callable, held, (PyObject*)list, values, NULL);
    tnp_rewriter_set(held, NULL);
    list->results = NULL;
  }
  Py_XDECREF(list);
  Py_XDECREF(held);
  Py_XDECREF(values);
  Py_DECREF(callable);
  return tnp_pattern_answer(answer);
}

/// A tn_pdl_fn.
static tn_status run_function(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                              size_t argument_count, tn_pdl_results* results) {
  function* self = user_data;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  const tn_status status = call_function(self, rewriter, arguments, argument_count, results);
  tnp_callback_end(&callback, self->context);
  return status;
}

static bool register_function(tnp_pattern_set* set, tn_string_view name, function* added,
                              bool is_constraint) {
  if (PyList_Append(set->patterns, (PyObject*)added) != 0) return false;
  tnp_capture capture;
  tnp_capture_begin(set->context, &capture);
  const tn_status status =
      is_constraint ? tn_pattern_set_add_pdl_constraint(set->set, name, run_function, added, NULL)
                    : tn_pattern_set_add_pdl_rewrite(set->set, name, run_function, added, NULL);
  return tnp_capture_end(set->context, &capture, status, TNP_VALUE_ERROR, NULL);
}

/// _add_pdl_function(set, name, callable, is_constraint)
static PyObject* add_function(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view name;
  if (count != 4) return PyErr_Format(PyExc_TypeError, "_add_pdl_function takes 4 arguments");
  tnp_pattern_set* set = tnp_pattern_set_of(arguments[0]);
  if (set == NULL || !tnp_text(arguments[1], "name", &name)) return NULL;
  if (!PyCallable_Check(arguments[2])) return tnp_wrong_type(arguments[2], "a callable");
  function* made = (function*)function_type->tp_alloc(function_type, 0);
  if (made == NULL) return NULL;
  made->callable = Py_NewRef(arguments[2]);
  made->context = set->context;
  const bool good = register_function(set, name, made, arguments[3] == Py_True);
  Py_DECREF(made);
  return good ? Py_NewRef(Py_None) : NULL;
}

/// _add_pdl(set, module)
static PyObject* add_module(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "_add_pdl takes 2 arguments");
  tnp_pattern_set* set = tnp_pattern_set_of(arguments[0]);
  tnp_entity* op = set == NULL ? NULL : tnp_op_argument(arguments[1]);
  if (op == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(set->context, &capture);
  const tn_status status = tn_pattern_set_add_pdl(set->set, op->handle.op);
  if (!tnp_capture_end(set->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

/// The folders of a tuple of bytes, for PyMem_Free; NULL with an error.
static tn_string_view* folders_of(PyObject* tuple) {
  if (!PyTuple_Check(tuple)) return (void*)tnp_wrong_type(tuple, "a tuple");
  const Py_ssize_t count = PyTuple_GET_SIZE(tuple);
  tn_string_view* folders = PyMem_New(tn_string_view, (size_t)count + 1);
  if (folders == NULL) return (void*)PyErr_NoMemory();
  for (Py_ssize_t i = 0; i < count; ++i) {
    char* folder = NULL;
    if (PyBytes_AsStringAndSize(PyTuple_GET_ITEM(tuple, i), &folder, NULL) != 0) {
      PyMem_Free(folders);
      return NULL;
    }
    folders[i] = tn_string_view_from(folder);
  }
  return folders;
}

static bool load(tnp_pattern_set* set, tn_string_view text, const tn_pdll_options* options) {
  tnp_capture capture;
  tnp_capture_begin(set->context, &capture);
  const tn_status status = tn_pattern_set_load(set->set, text, options);
  return tnp_capture_end(set->context, &capture, status, TNP_MLIR_ERROR, "Unable to load patterns");
}

/// _load_pdll(set, text, file_name, folders)
static PyObject* load_pdll(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view text;
  tn_pdll_options options = {.knows_all_dialects = true};
  if (count != 4) return PyErr_Format(PyExc_TypeError, "_load_pdll takes 4 arguments");
  tnp_pattern_set* set = tnp_pattern_set_of(arguments[0]);
  if (set == NULL || !tnp_text(arguments[1], "text", &text) ||
      !tnp_text(arguments[2], "file_name", &options.file_name)) {
    return NULL;
  }
  tn_string_view* folders = folders_of(arguments[3]);
  if (folders == NULL) return NULL;
  options.include_folders = folders;
  options.include_folder_count = (size_t)PyTuple_GET_SIZE(arguments[3]);
  const bool good = load(set, text, &options);
  PyMem_Free(folders);
  return good ? Py_NewRef(Py_None) : NULL;
}

#define CALL(name) (PyCFunction)(void (*)(void)) name
static PyMethodDef functions[] = {{"_add_pdl_function", CALL(add_function), METH_FASTCALL, NULL},
                                  {"_add_pdl", CALL(add_module), METH_FASTCALL, NULL},
                                  {"_load_pdll", CALL(load_pdll), METH_FASTCALL, NULL},
                                  {NULL, NULL, 0, NULL}};

bool tnp_init_pdl(void) {
  return tnp_add_type(&function_spec, NULL, &function_type) &&
         tnp_add_type(&results_spec, NULL, &results_type) &&
         PyModule_AddFunctions(tnp.module, functions) == 0;
}
