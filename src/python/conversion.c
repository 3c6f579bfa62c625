// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect conversion: targets, type converters that are Python objects, conversion patterns and the
// drivers. The public classes are in rewrite.py.
//
// Lists of their Python objects hold the functions that the library's target and pattern set call,
// so that the garbage collector traverses them.

#include <tenure/conversion.h>

#include "rewrite.h"

static PyTypeObject* target_type;

/// A target, and the callbacks that it calls.
typedef struct target {
  PyObject_HEAD tnp_context* context;  ///< Held; NULL before __init__.
  tn_conversion_target* target;
  PyObject* callbacks;  ///< A list.
} target;

#define TARGET ((target*)self)

/// A Python object that the library calls.
typedef struct callee {
  tnp_context* context;  ///< Held by the owner of the library's object.
  PyObject* object;      ///< Held by the owner too.
  PyObject* converter;   ///< That of a pattern; held by the owner too.
} callee;

static callee* callee_make(tnp_context* context, PyObject* object) {
  callee* made = PyMem_RawMalloc(sizeof *made);
  if (made == NULL) {
    PyErr_NoMemory();
  } else {
    *made = (callee){context, object, NULL};
  }
  return made;
}

static void callee_free(void* made) { PyMem_RawFree(made); }

//===-- Targets -----------------------------------------------------------------------------===//

static int target_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(TARGET->callbacks);
  return 0;
}

static int target_clear(PyObject* self) {
  tn_conversion_target* owned = TARGET->target;
  TARGET->target = NULL;
  tn_conversion_target_destroy(owned);
  Py_CLEAR(TARGET->callbacks);
  return 0;
}

static void target_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  (void)target_clear(self);
  Py_XDECREF(TARGET->context);
  type->tp_free(self);
  Py_DECREF(type);
}

static int target_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"ConversionTarget", 0, 1, {"context"}, {0}};
  PyObject* given[1];
  if (!tnp_init_arguments(&signature, arguments, keywords, given)) return -1;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[0]);
  if (context == NULL) return -1;
  if (TARGET->context != NULL) {
    PyErr_SetString(PyExc_TypeError, "the ConversionTarget is already initialised");
    return -1;
  }
  TARGET->callbacks = PyList_New(0);
  if (TARGET->callbacks == NULL) return -1;
  TARGET->context = (tnp_context*)Py_NewRef((PyObject*)context);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_conversion_target_create(context->context, &TARGET->target);
  return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL) ? 0 : -1;
}

/// A tn_legality_fn: the function returns True, False, or None for unknown.
static tn_status is_legal(void* user_data, tn_op op, bool* out_is_legal) {
  const callee* about = user_data;
  tn_status status = TN_INTERRUPTED;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  PyObject* wrapper = tnp_wrap_op(about->context, op, TNP_ROLE_VIEW);
  PyObject* answer = wrapper == NULL ? NULL : PyObject_CallOneArg(about->object, wrapper);
  const int is_true = answer == NULL ? -1 : PyObject_IsTrue(answer);
  if (is_true >= 0) {
    *out_is_legal = is_true != 0;
    status = answer == Py_None ? TN_NOT_FOUND : TN_OK;
  }
  Py_XDECREF(answer);
  Py_XDECREF(wrapper);
  tnp_callback_end(&callback, about->context);
  return status;
}

enum { SET_OP, SET_DIALECT, SET_UNKNOWN, SET_RECURSIVE };

static tn_status set(tn_conversion_target* library, int64_t kind, tn_string_view name,
                     tn_legality legality, const tn_legality_callback* callback) {
  switch (kind) {
    case SET_OP:
      return tn_conversion_target_set_op(library, name, legality, callback);
    case SET_DIALECT:
      return tn_conversion_target_set_dialect(library, name, legality, callback);
    case SET_UNKNOWN:
      return tn_conversion_target_set_unknown_op(library, callback);
    default:
      return tn_conversion_target_set_recursively_legal(library, name, callback);
  }
}

/// _set(kind, name, legality, callback)
static PyObject* target_set(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  int64_t kind;
  int64_t legality;
  tn_string_view name;
  if (!tnp_count_is(count, 4, "_set")) return NULL;
  if (!tnp_integer(arguments[0], &kind) || !tnp_text(arguments[1], "name", &name) ||
      !tnp_integer(arguments[2], &legality)) {
    return NULL;
  }
  if (TARGET->target == NULL) {
    PyErr_SetString(PyExc_RuntimeError, "the ConversionTarget was not initialised");
    return NULL;
  }
  const bool has_callback = arguments[3] != Py_None;
  tn_legality_callback callback = {is_legal, NULL, callee_free};
  if (has_callback) {
    if (!PyCallable_Check(arguments[3])) return tnp_wrong_type(arguments[3], "a callable");
    if (PyList_Append(TARGET->callbacks, arguments[3]) < 0) return NULL;
    callback.user_data = callee_make(TARGET->context, arguments[3]);
    if (callback.user_data == NULL) return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(TARGET->context, &capture);
  const tn_status status =
      set(TARGET->target, kind, name, (tn_legality)legality, has_callback ? &callback : NULL);
  if (status != TN_OK) callee_free(callback.user_data);
  if (!tnp_capture_end(TARGET->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- Type converters ---------------------------------------------------------------------===//

static PyObject* wrap_values(tnp_context* context, const tn_value* values, size_t count) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; i < count && list != NULL; ++i) {
    PyObject* item = tnp_wrap_value(context, values[i]);
    if (item == NULL) Py_CLEAR(list);
    if (list != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

static PyObject* wrap_types(tnp_context* context, const tn_type* types, size_t count) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; i < count && list != NULL; ++i) {
    PyObject* item = tnp_wrap_type(context, types[i]);
    if (item == NULL) Py_CLEAR(list);
    if (list != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

/// The types of a list; None: the type cannot be converted.
static tn_status take_types(const callee* about, PyObject* answer, tn_type_sink* sink) {
  if (answer == Py_None) return TN_INVALID_ARGUMENT;
  tn_status status = TN_OK;
  tnp_array types = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, about->context);
  if (!tnp_call_array(&call, answer, &tnp_type_items, &types)) return TN_INTERRUPTED;
  for (size_t i = 0; i < types.count && status == TN_OK; ++i) {
    status = tn_type_sink_add(sink, ((const tn_type*)types.data)[i]);
  }
  return status;
}

/// A tn_type_conversion_fn; the converter's _convert has a list of types, or None.
static tn_status convert_type(void* user_data, tn_type type, tn_type_sink* sink) {
  const callee* about = user_data;
  tn_status status = TN_INTERRUPTED;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  PyObject* wrapper = tnp_wrap_type(about->context, type);
  PyObject* answer =
      wrapper == NULL ? NULL : PyObject_CallMethod(about->object, "_convert", "O", wrapper);
  if (answer != NULL) status = take_types(about, answer, sink);
  Py_XDECREF(answer);
  Py_XDECREF(wrapper);
  tnp_callback_end(&callback, about->context);
  return status;
}

/// The values of a list, as many as there are types; None: there are none.
static tn_status take_values(const callee* about, PyObject* answer, size_t count,
                             tn_value* out_values) {
  if (answer == Py_None) return TN_NOT_FOUND;
  tnp_array values = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, about->context);
  if (!tnp_call_array(&call, answer, &tnp_value_items, &values)) return TN_INTERRUPTED;
  if (values.count != count) {
    PyErr_Format(PyExc_ValueError, "the materialization returned %zu values instead of %zu",
                 values.count, count);
    return TN_INTERRUPTED;
  }
  if (count != 0) memcpy(out_values, values.data, count * sizeof *out_values);
  return TN_OK;
}

static tn_status materialize(const callee* about, int kind, tn_rewriter* rewriter,
                             const tn_materialization* wanted, tn_value* out_values) {
  tn_status status = TN_INTERRUPTED;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  PyObject* inputs = wrap_values(about->context, wanted->inputs.items, wanted->inputs.count);
  PyObject* types = wrap_types(about->context, wanted->types.items, wanted->types.count);
  PyObject* original = tnp_wrap_type(about->context, wanted->original_type);
  PyObject* held = tnp_conversion_rewriter_make(about->context);
  if (inputs != NULL && types != NULL && original != NULL && held != NULL) {
    tnp_rewriter_set(held, rewriter);
    PyObject* answer = PyObject_CallMethod(about->object, "_materialize", "iOOOO", kind, held,
                                           types, inputs, original);
    tnp_rewriter_set(held, NULL);
    if (answer != NULL) status = take_values(about, answer, wanted->types.count, out_values);
    Py_XDECREF(answer);
  }
  Py_XDECREF(inputs);
  Py_XDECREF(types);
  Py_XDECREF(original);
  Py_XDECREF(held);
  tnp_callback_end(&callback, about->context);
  return status;
}

static tn_status materialize_source(void* user_data, tn_rewriter* rewriter,
                                    const tn_materialization* wanted, tn_value* out_values) {
  return materialize(user_data, TN_SOURCE_MATERIALIZATION, rewriter, wanted, out_values);
}
static tn_status materialize_target(void* user_data, tn_rewriter* rewriter,
                                    const tn_materialization* wanted, tn_value* out_values) {
  return materialize(user_data, TN_TARGET_MATERIALIZATION, rewriter, wanted, out_values);
}
static tn_status materialize_argument(void* user_data, tn_rewriter* rewriter,
                                      const tn_materialization* wanted, tn_value* out_values) {
  return materialize(user_data, TN_ARGUMENT_MATERIALIZATION, rewriter, wanted, out_values);
}

/// The library's converter for a Python object. `about` goes over to it in any case.
static tn_status make_converter(tnp_context* context, callee* about,
                                void (*delete_about)(void* about),
                                tn_type_converter** out_converter) {
  static const tn_materialization_fn functions[] = {materialize_source, materialize_target,
                                                    materialize_argument};
  tn_status status = tn_type_converter_create(context->context, out_converter);
  if (status == TN_OK) {
    status = tn_type_converter_add_conversion(*out_converter, convert_type, about, delete_about);
  }
  if (status != TN_OK) {
    delete_about(about);
    tn_type_converter_destroy(*out_converter);
    *out_converter = NULL;
    return status;
  }
  for (int kind = 0; kind < 3 && status == TN_OK; ++kind) {
    status = tn_type_converter_add_materialization(*out_converter, (tn_materialization_kind)kind,
                                                   functions[kind], about, NULL);
  }
  if (status == TN_OK) return TN_OK;
  tn_type_converter_destroy(*out_converter);
  *out_converter = NULL;
  return status;
}

static void release_callee(void* about) {
  tnp_callback callback;
  tnp_context* context = ((callee*)about)->context;
  tnp_callback_begin(&callback);
  Py_DECREF(((callee*)about)->object);
  callee_free(about);
  tnp_callback_end(&callback, context);
}

tn_status tnp_converter_make(tnp_context* context, PyObject* object,
                             tn_type_converter** out_converter) {
  *out_converter = NULL;
  callee* about = callee_make(context, Py_NewRef(object));
  if (about == NULL) {
    Py_DECREF(object);
    return TN_OUT_OF_MEMORY;
  }
  return make_converter(context, about, release_callee, out_converter);
}

//===-- Patterns ----------------------------------------------------------------------------===//

static PyObject* wrap_lists(tnp_context* context, const tn_value_list* lists, size_t count) {
  PyObject* made = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; i < count && made != NULL; ++i) {
    PyObject* item = wrap_values(context, lists[i].items, lists[i].count);
    if (item == NULL) Py_CLEAR(made);
    if (made != NULL) PyList_SET_ITEM(made, (Py_ssize_t)i, item);
  }
  return made;
}

/// A tn_conversion_pattern_fn; the callable gets the op, a list of lists of values and the
/// rewriter.
static tn_status run_pattern(void* user_data, tn_rewriter* rewriter, tn_op op,
                             const tn_value_list* operands) {
  const callee* about = user_data;
  PyObject* answer = NULL;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  PyObject* lists = wrap_lists(about->context, operands, tn_op_operand_count(op));
  PyObject* wrapper = tnp_wrap_op(about->context, op, TNP_ROLE_VIEW);
  PyObject* held = tnp_conversion_rewriter_make(about->context);
  if (lists != NULL && wrapper != NULL && held != NULL) {
    tnp_rewriter_set(held, rewriter);
    answer = PyObject_CallFunctionObjArgs(about->object, wrapper, lists, held, NULL);
    tnp_rewriter_set(held, NULL);
  }
  const tn_status status = tnp_pattern_answer(answer);
  Py_XDECREF(held);
  Py_XDECREF(wrapper);
  Py_XDECREF(lists);
  tnp_callback_end(&callback, about->context);
  return status;
}

typedef enum added { PATTERN, FUNCTIONS, TYPES } added;

static tn_status add(tnp_pattern_set* patterns, tn_string_view root, uint32_t benefit,
                     PyObject* apply, tn_type_converter* converter, int64_t what) {
  if (what == FUNCTIONS) {
    return tn_pattern_set_add_function_conversion(patterns->set, root, converter, benefit);
  }
  if (what == TYPES) {
    return tn_pattern_set_add_type_conversion(patterns->set, root, converter, benefit);
  }
  callee* about = callee_make(patterns->context, apply);
  if (about == NULL) return TN_INTERRUPTED;
  const tn_conversion_pattern pattern = {.root = root,
                                         .benefit = benefit,
                                         .converter = converter,
                                         .match_and_rewrite = run_pattern,
                                         .user_data = about,
                                         .delete_user_data = callee_free};
  const tn_status status = tn_pattern_set_add_conversion(patterns->set, &pattern);
  if (status != TN_OK) callee_free(about);
  return status;
}

/// _add_conversion(set, what, root, apply, converter, benefit)
static PyObject* add_conversion(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  int64_t what;
  uint32_t benefit;
  tn_string_view root;
  if (!tnp_count_is(count, 6, "_add_conversion")) return NULL;
  tnp_pattern_set* patterns = tnp_pattern_set_of(arguments[0]);
  if (patterns == NULL || !tnp_integer(arguments[1], &what) ||
      !tnp_text(arguments[2], "root", &root) || !tnp_benefit(arguments[5], &benefit)) {
    return NULL;
  }
  PyObject* object = arguments[4];
  if (PyList_Append(patterns->patterns, arguments[3]) < 0 ||
      PyList_Append(patterns->patterns, object) < 0) {
    return NULL;
  }
  tn_type_converter* converter = NULL;
  tn_status status = TN_OK;
  tnp_capture capture;
  callee* about = object == Py_None ? NULL : callee_make(patterns->context, object);
  if (object != Py_None && about == NULL) return NULL;
  tnp_capture_begin(patterns->context, &capture);
  if (about != NULL) status = make_converter(patterns->context, about, callee_free, &converter);
  if (status == TN_OK) status = add(patterns, root, benefit, arguments[3], converter, what);
  tn_type_converter_destroy(converter);
  if (!tnp_capture_end(patterns->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- Converting --------------------------------------------------------------------------===//

/// The callbacks at the end of a run.
typedef struct hearing {
  tnp_context* context;
  PyObject* judged;    ///< A list of (op, whether it is legal); NULL for none.
  PyObject* listener;  ///< NULL for none.
} hearing;

static void op_judged(void* user_data, tn_op op, bool is_legal_op) {
  const hearing* heard = user_data;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  PyObject* wrapper = tnp_wrap_op(heard->context, op, TNP_ROLE_VIEW);
  PyObject* pair =
      wrapper == NULL ? NULL : PyTuple_Pack(2, wrapper, is_legal_op ? Py_True : Py_False);
  if (pair == NULL || PyList_Append(heard->judged, pair) < 0) PyErr_WriteUnraisable(heard->judged);
  Py_XDECREF(pair);
  Py_XDECREF(wrapper);
  tnp_callback_end(&callback, heard->context);
}

/// Calls a method of the listener, if it has one of that name. Exceptions are reported as
/// unraisable.
static void tell(const hearing* heard, const char* method, tn_op op, const tn_value* values,
                 size_t count) {
  tnp_callback callback;
  tnp_callback_begin(&callback);
  if (PyObject_HasAttrString(heard->listener, method)) {
    PyObject* wrapper = tnp_wrap_op(heard->context, op, TNP_ROLE_VIEW);
    PyObject* list = values == NULL ? NULL : wrap_values(heard->context, values, count);
    PyObject* answer = NULL;
    if (wrapper != NULL && values == NULL) {
      answer = PyObject_CallMethod(heard->listener, method, "O", wrapper);
    } else if (wrapper != NULL && list != NULL) {
      answer = PyObject_CallMethod(heard->listener, method, "OO", wrapper, list);
    }
    if (answer == NULL) PyErr_WriteUnraisable(heard->listener);
    Py_XDECREF(answer);
    Py_XDECREF(list);
    Py_XDECREF(wrapper);
  }
  tnp_callback_end(&callback, heard->context);
}

static void op_inserted(void* user_data, tn_op op) {
  tell(user_data, "notify_operation_inserted", op, NULL, 0);
}
static void op_modified(void* user_data, tn_op op) {
  tell(user_data, "notify_operation_modified", op, NULL, 0);
}
static void op_replaced(void* user_data, tn_op op, const tn_value* values, size_t count) {
  tell(user_data, "notify_operation_replaced", op, values, count);
}
static void op_erased(void* user_data, tn_op op) {
  tell(user_data, "notify_operation_erased", op, NULL, 0);
}

/// _convert(op, set, target, mode, folding, build, rollback, judged, listener)
static PyObject* convert(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  int64_t mode;
  int64_t folding;
  tnp_entity* op;
  tnp_pattern_set* patterns;
  if (!tnp_count_is(count, 9, "_convert")) return NULL;
  if (!tnp_integer(arguments[3], &mode) || !tnp_integer(arguments[4], &folding)) return NULL;
  if (!tnp_is(arguments[2], target_type) || ((target*)arguments[2])->target == NULL) {
    return tnp_wrong_type(arguments[2], "a ConversionTarget");
  }
  if (!tnp_run_arguments(arguments, &op, &patterns)) return NULL;
  hearing heard = {patterns->context, arguments[7] == Py_None ? NULL : arguments[7],
                   arguments[8] == Py_None ? NULL : arguments[8]};
  const tn_rewrite_listener listener = {.user_data = &heard,
                                        .op_inserted = op_inserted,
                                        .op_modified = op_modified,
                                        .op_replaced = op_replaced,
                                        .op_erased = op_erased};
  const tn_conversion_config config = {.folding = (tn_conversion_folding)folding,
                                       .build_materializations = arguments[5] == Py_True,
                                       .allow_pattern_rollback = arguments[6] == Py_True,
                                       .listener = heard.listener == NULL ? NULL : &listener,
                                       .op_judged = heard.judged == NULL ? NULL : op_judged,
                                       .user_data = &heard};
  tnp_capture capture;
  tnp_capture_begin(patterns->context, &capture);
  const tn_status status = tn_convert(op->handle.op, (tn_conversion_mode)mode,
                                      ((target*)arguments[2])->target, patterns->set, &config);
  return tnp_end_run(op, patterns, &capture, status, TNP_RUNTIME_ERROR) ? Py_NewRef(Py_None) : NULL;
}

//===-- The classes -------------------------------------------------------------------------===//

#define CALL(function) (PyCFunction)(void (*)(void)) function
static PyMethodDef target_methods[] = {{"_set", CALL(target_set), METH_FASTCALL, NULL},
                                       {NULL, NULL, 0, NULL}};

static PyType_Slot target_slots[] = {{Py_tp_init, target_init},
                                     {Py_tp_new, PyType_GenericNew},
                                     {Py_tp_dealloc, target_dealloc},
                                     {Py_tp_traverse, target_traverse},
                                     {Py_tp_clear, target_clear},
                                     {Py_tp_methods, target_methods},
                                     {0, NULL}};

static PyType_Spec target_spec = {"tenure.rewrite._ConversionTarget", sizeof(target), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE,
                                  target_slots};

static PyMethodDef functions[] = {{"_add_conversion", CALL(add_conversion), METH_FASTCALL, NULL},
                                  {"_convert", CALL(convert), METH_FASTCALL, NULL},
                                  {NULL, NULL, 0, NULL}};

bool tnp_init_conversion(void) {
  return tnp_add_type(&target_spec, NULL, &target_type) &&
         PyModule_AddFunctions(tnp.module, functions) == 0;
}
