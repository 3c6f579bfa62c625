// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PassManager, and the passes that are written in Python.
//
// A pass that raises ends the run, and its exception is what run() raises. Handles that Python
// holds are right or stale after a run, as after any other change.

#include "tenure_py.h"

#define CAPSULE_NAME "tenure.passmanager.PassManager._CAPIPtr"

static PyTypeObject* pass_manager_type;
static PyTypeObject* external_pass_type;

typedef struct pass_manager {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;  ///< Held; NULL before __init__.
  tn_pass_manager* manager;
  tn_pass_options options;
  tn_print_options print;  ///< How IR is printed on the way.
  PyObject* passes;  ///< A list of the ExternalPass objects; they outlive the manager's passes.
  bool is_running;
} pass_manager;

/// A Python pass of a manager, and the object that its function gets.
typedef struct external_pass {
  PyObject_HEAD PyObject* run;
  PyObject* op_name;     ///< A str; empty for ops of any name.
  tnp_context* context;  ///< Held, except by a pass that the context holds.
  PyObject* kinds;       ///< Of a registered one: the type of each option by name; else NULL.
  tn_op op;              ///< The op of the current run; null otherwise.
  bool has_failed;
  bool is_registered;  ///< The context holds it, and runs others like it.
} external_pass;

#define MANAGER ((pass_manager*)self)
#define PASS ((external_pass*)self)

//===-- Passes in Python --------------------------------------------------------------------===//

static int pass_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(PASS->run);
  Py_VISIT(PASS->kinds);
  return 0;
}

static int pass_clear(PyObject* self) {
  Py_CLEAR(PASS->run);
  Py_CLEAR(PASS->kinds);
  return 0;
}

static void pass_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  (void)pass_clear(self);
  Py_XDECREF(PASS->op_name);
  if (!PASS->is_registered) Py_XDECREF(PASS->context);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject* signal_pass_failure(PyObject* self, PyObject* unused) {
  (void)unused;
  PASS->has_failed = true;
  Py_RETURN_NONE;
}

/// False, with an error, unless the manager can be used.
static bool is_ready(const pass_manager* self) {
  if (self->manager == NULL) {
    PyErr_SetString(PyExc_RuntimeError, "the PassManager was not initialised, or was moved from");
    return false;
  }
  if (!self->is_running) return true;
  PyErr_SetString(PyExc_RuntimeError, "the PassManager is running");
  return false;
}

static PyObject* run_pipeline(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"run_pipeline", 2, 2, {"pass_manager", "operation"}, {0}};
  PyObject* given[2];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!PyObject_TypeCheck(given[0], pass_manager_type)) {
    return tnp_wrong_type(given[0], "a PassManager");
  }
  pass_manager* manager = (pass_manager*)given[0];
  tnp_entity* op = tnp_op_argument(given[1]);
  if (op == NULL || !tnp_loaded(op) || !is_ready(manager)) return NULL;
  tnp_context* context = PASS->context;
  if (op->context != context || manager->context != context) {
    PyErr_SetString(PyExc_ValueError,
                    "the operation or the PassManager belongs to another context");
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  manager->is_running = true;
  Py_INCREF(manager);
  Py_INCREF(op);
  const tn_status status = tn_pass_manager_run_nested(manager->manager, op->handle.op);
  manager->is_running = false;
  tnp_trees_changed(context);
  const bool good = tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR,
                                    "Failure while executing pass pipeline");
  Py_DECREF(op);
  Py_DECREF(manager);
  if (!good || PyErr_Occurred()) return NULL;
  Py_RETURN_NONE;
}

/// The op of the pass; null with an error if the pass is not running, or the op was erased.
static tn_op running_op(external_pass* pass) {
  const tn_op none = {0, 0, 0, 0};
  if (tn_op_check(pass->op) == TN_OK && pass->kinds != NULL) return pass->op;
  PyErr_SetString(PyExc_RuntimeError, pass->kinds == NULL
                                          ? "the pass was not made by register_pass"
                                          : "the pass is not running, or its operation was erased");
  return none;
}

static PyObject* items_of(tn_op op, const char* name) {
  const size_t count = tn_pass_option_item_count(op, name);
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* item = tnp_string(tn_pass_option_item(op, name, i));
    if (item == NULL) Py_CLEAR(list);
    if (item != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

static PyObject* option(PyObject* self, PyObject* name) {
  tn_string_view text;
  if (!PyUnicode_Check(name)) return tnp_wrong_type(name, "the name of an option");
  const tn_op op = running_op(PASS);
  if (tn_op_is_null(op) || !tnp_text(name, "name", &text)) return NULL;
  PyObject* kind = PyDict_GetItemWithError(PASS->kinds, name);
  if (kind == NULL) {
    if (!PyErr_Occurred()) PyErr_SetObject(PyExc_KeyError, name);
    return NULL;
  }
  switch (PyLong_AsLong(kind)) {
    case TN_PASS_OPTION_BOOL:
      return PyBool_FromLong(tn_pass_option_bool(op, text.data));
    case TN_PASS_OPTION_INT:
      return PyLong_FromLongLong(tn_pass_option_int(op, text.data));
    case TN_PASS_OPTION_STRING:
      return tnp_string(tn_pass_option_string(op, text.data));
    default:
      return items_of(op, text.data);
  }
}

static PyObject* count_statistic(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                 PyObject* keywords) {
  static tnp_signature signature = {"count", 1, 2, {"statistic", "number"}, {0}};
  PyObject* given[2];
  tn_string_view name;
  int64_t number = 1;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!tnp_text(given[0], "statistic", &name)) return NULL;
  if (given[1] != NULL && !tnp_integer(given[1], &number)) return NULL;
  if (number < 0) return PyErr_Format(PyExc_ValueError, "a statistic cannot be decremented");
  const tn_op op = running_op(PASS);
  if (tn_op_is_null(op)) return NULL;
  tnp_context* context = PASS->context;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_pass_statistic_add(op, name.data, (uint64_t)number);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef pass_methods[] = {
    {"option", option, METH_O, NULL},
    {"count", (PyCFunction)(void (*)(void))count_statistic, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"signal_pass_failure", signal_pass_failure, METH_NOARGS, NULL},
    {"run_pipeline", (PyCFunction)(void (*)(void))run_pipeline, METH_FASTCALL | METH_KEYWORDS,
     NULL},
    {NULL, NULL, 0, NULL}};

static PyType_Slot pass_slots[] = {{Py_tp_dealloc, pass_dealloc},
                                   {Py_tp_traverse, pass_traverse},
                                   {Py_tp_clear, pass_clear},
                                   {Py_tp_methods, pass_methods},
                                   {0, NULL}};

static PyType_Spec pass_spec = {
    "tenure.passmanager.ExternalPass", sizeof(external_pass), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, pass_slots};

/// Whether the pass is for ops called as `op` is; false with an error if not.
static bool is_for(const external_pass* pass, tn_op op) {
  if (PyUnicode_GET_LENGTH(pass->op_name) == 0) return true;
  PyObject* name = tnp_op_name(pass->context, op);
  if (name == NULL) return false;
  const bool same = PyUnicode_Compare(name, pass->op_name) == 0;
  if (!same && !PyErr_Occurred()) {
    PyErr_Format(PyExc_ValueError, "the pass runs on '%U', but was scheduled on '%U'",
                 pass->op_name, name);
  }
  Py_DECREF(name);
  return same;
}

static tn_status call_pass(external_pass* pass, tn_op op) {
  PyObject* run = pass->run;
  if (run == NULL || !is_for(pass, op)) return TN_VERIFY_FAILED;
  PyObject* wrapper = tnp_wrap_op(pass->context, op, TNP_ROLE_OPERATION);
  if (wrapper == NULL) return TN_VERIFY_FAILED;
  const tn_op outer = pass->op;
  pass->has_failed = false;
  pass->op = op;
  Py_INCREF(run);
  PyObject* result = PyObject_CallFunctionObjArgs(run, wrapper, (PyObject*)pass, NULL);
  Py_DECREF(run);
  pass->op = outer;
  Py_DECREF(wrapper);
  Py_XDECREF(result);
  return result == NULL || pass->has_failed ? TN_VERIFY_FAILED : TN_OK;
}

/// A tn_pass_fn.
static tn_status run_pass(void* user_data, tn_op op) {
  external_pass* pass = user_data;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  const tn_status status = call_pass(pass, op);
  tnp_callback_end(&callback, pass->context);
  return status;
}

//===-- Managers ----------------------------------------------------------------------------===//

static int manager_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(MANAGER->passes);
  return 0;
}

static void manager_release(pass_manager* self) {
  tn_pass_manager* manager = self->manager;
  self->manager = NULL;
  tn_pass_manager_destroy(manager);
  Py_CLEAR(self->passes);
}

static int manager_clear(PyObject* self) {
  // The library's passes call the list's members, so they go first.
  manager_release(MANAGER);
  return 0;
}

static void manager_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (MANAGER->weak_references != NULL) PyObject_ClearWeakRefs(self);
  manager_release(MANAGER);
  Py_XDECREF(MANAGER->context);
  type->tp_free(self);
  Py_DECREF(type);
}

static int manager_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"PassManager", 0, 2, {"anchor_op", "context"}, {0}};
  PyObject* given[2];
  tn_string_view anchor = tn_string_view_from("any");
  if (!tnp_init_arguments(&signature, arguments, keywords, given)) return -1;
  if (given[0] != NULL && !tnp_text(given[0], "anchor_op", &anchor)) return -1;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[1]);
  if (context == NULL) return -1;
  if (MANAGER->context != NULL) {
    PyErr_SetString(PyExc_TypeError, "the PassManager is already initialised");
    return -1;
  }
  PyObject* passes = PyList_New(0);
  if (passes == NULL) return -1;
  tn_pass_manager* made = NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_pass_manager_create(context->context, anchor, &made);
  const bool good = tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
  if (!good || MANAGER->context != NULL) {
    if (good) PyErr_SetString(PyExc_TypeError, "the PassManager is already initialised");
    tn_pass_manager_destroy(made);
    Py_DECREF(passes);
    return -1;
  }
  MANAGER->context = (tnp_context*)Py_NewRef((PyObject*)context);
  MANAGER->manager = made;
  MANAGER->passes = passes;
  return 0;
}

static PyObject* parse(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                       PyObject* keywords) {
  static tnp_signature signature = {"parse", 1, 2, {"pipeline", "context"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_string_view pipeline;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!tnp_text(given[0], "pipeline", &pipeline)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[1]);
  if (context == NULL) return NULL;
  tn_pass_manager* manager = NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_pass_manager_parse(context->context, pipeline, &manager);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  pass_manager* self = (pass_manager*)pass_manager_type->tp_alloc(pass_manager_type, 0);
  if (self == NULL) {
    tn_pass_manager_destroy(manager);
    return NULL;
  }
  Py_INCREF(context);
  self->context = context;
  self->manager = manager;
  self->passes = PyList_New(0);
  if (self->passes == NULL) Py_CLEAR(self);
  return (PyObject*)self;
}

//===-- Adding ------------------------------------------------------------------------------===//

static PyObject* add_text(pass_manager* self, PyObject* text) {
  tn_string_view passes;
  if (!tnp_text(text, "pipeline", &passes)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(self->context, &capture);
  const tn_status status = tn_pass_manager_add(self->manager, passes);
  if (!tnp_capture_end(self->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static external_pass* make_pass(tnp_context* context, PyObject* run, PyObject* op_name) {
  external_pass* pass = (external_pass*)external_pass_type->tp_alloc(external_pass_type, 0);
  if (pass == NULL) return NULL;
  pass->run = Py_NewRef(run);
  pass->op_name = tnp_given(op_name) ? Py_NewRef(op_name) : PyUnicode_FromString("");
  Py_INCREF(context);
  pass->context = context;
  if (pass->op_name == NULL) Py_CLEAR(pass);
  return pass;
}

/// The name of the pass in pipelines: its argument, its name, or the callable's.
static PyObject* name_of(PyObject* run, PyObject* name, PyObject* argument) {
  if (tnp_given(argument) && PyUnicode_Check(argument) && PyUnicode_GET_LENGTH(argument) != 0) {
    return Py_NewRef(argument);
  }
  if (tnp_given(name)) return Py_NewRef(name);
  PyObject* own = PyObject_GetAttrString(run, "__name__");
  if (own == NULL) PyErr_Clear();
  return own != NULL ? own : PyUnicode_FromString("external");
}

static PyObject* add_callable(pass_manager* self, PyObject* const* given) {
  if (tnp_given(given[4]) && !PyUnicode_Check(given[4])) {
    return tnp_wrong_type(given[4], "the name of operations");
  }
  PyObject* name = name_of(given[0], given[1], given[2]);
  tn_string_view text;
  if (name == NULL || !tnp_text(name, "name", &text)) {
    Py_XDECREF(name);
    return NULL;
  }
  external_pass* pass = make_pass(self->context, given[0], given[4]);
  PyObject* result = NULL;
  if (pass != NULL && PyList_Append(self->passes, (PyObject*)pass) == 0) {
    tnp_capture capture;
    tnp_capture_begin(self->context, &capture);
    const tn_status status = tn_pass_manager_add_callback(self->manager, text, run_pass, pass);
    if (tnp_capture_end(self->context, &capture, status, TNP_VALUE_ERROR, NULL)) {
      result = Py_NewRef(Py_None);
    }
  }
  Py_XDECREF(pass);
  Py_DECREF(name);
  return result;
}

static PyObject* add(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                     PyObject* keywords) {
  static tnp_signature by_text = {"add", 1, 1, {"pipeline"}, {0}};
  static tnp_signature by_callable = {
      "add", 1, 5, {"run", "name", "argument", "description", "op_name"}, {0}};
  PyObject* given[5] = {NULL};
  if (!is_ready(MANAGER)) return NULL;
  const bool is_text = count != 0 ? PyUnicode_Check(arguments[0])
                                  : keywords != NULL && PyTuple_GET_SIZE(keywords) == 1;
  if (is_text) {
    if (!tnp_arguments(&by_text, arguments, count, keywords, given)) return NULL;
    return add_text(MANAGER, given[0]);
  }
  if (!tnp_arguments(&by_callable, arguments, count, keywords, given)) return NULL;
  if (!PyCallable_Check(given[0])) return tnp_wrong_type(given[0], "a pipeline or a callable");
  return add_callable(MANAGER, given);
}

//===-- Registering -------------------------------------------------------------------------===//

/// A tn_pass_fn: each run has a pass of its own, which may outlive the context's.
static tn_status run_registered(void* user_data, tn_op op) {
  const external_pass* registered = user_data;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  tnp_context* context = registered->context;
  tn_status status = TN_VERIFY_FAILED;
  external_pass* pass =
      registered->run == NULL ? NULL : make_pass(context, registered->run, registered->op_name);
  if (pass != NULL) {
    pass->kinds = Py_XNewRef(registered->kinds);
    status = call_pass(pass, op);
    Py_DECREF(pass);
  }
  tnp_callback_end(&callback, context);
  return status;
}

/// Items (name, type, initial, description) of options.
static bool read_options(PyObject* given, PyObject* kinds, tn_pass_registration* self,
                         tn_pass_option_spec* options) {
  self->options = options;
  self->option_count = (size_t)PyTuple_GET_SIZE(given);
  for (size_t i = 0; i < self->option_count && i < TN_PASS_OPTIONS_MAX; ++i) {
    PyObject* kind = NULL;
    PyObject* name = NULL;
    if (!PyArg_ParseTuple(PyTuple_GET_ITEM(given, (Py_ssize_t)i), "UOss", &name, &kind,
                          &options[i].initial, &options[i].description)) {
      return false;
    }
    tn_string_view text;
    if (!tnp_text(name, "name", &text)) return false;
    options[i].name = text.data;
    options[i].type = (tn_pass_option_type)PyLong_AsLong(kind);
    if (PyErr_Occurred() || PyDict_SetItem(kinds, name, kind) != 0) return false;
  }
  return true;
}

/// Items (name, description) of statistics.
static bool read_statistics(PyObject* given, tn_pass_registration* self,
                            tn_pass_statistic_spec* statistics) {
  self->statistics = statistics;
  self->statistic_count = (size_t)PyTuple_GET_SIZE(given);
  for (size_t i = 0; i < self->statistic_count && i < TN_PASS_STATISTICS_MAX; ++i) {
    if (!PyArg_ParseTuple(PyTuple_GET_ITEM(given, (Py_ssize_t)i), "ss", &statistics[i].name,
                          &statistics[i].description)) {
      return false;
    }
  }
  return true;
}

/// Registers the pass, which the context then holds.
static bool keep_pass(tnp_context* context, external_pass* pass, tn_pass_registration* self) {
  if (!tnp_flushed(context) || !tnp_interfaces_reserve(context, 1)) return false;
  self->user_data = pass;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_pass_register(context->context, self);
  if (status == TN_OK) {
    // From here on it goes with the context, and does not keep it.
    pass->is_registered = true;
    tnp_interfaces_keep(context, Py_NewRef((PyObject*)pass));
    Py_DECREF(context);
  }
  return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
}

/// _register_pass(context, name, run, description, options, statistics)
static PyObject* register_pass(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_pass_option_spec options[TN_PASS_OPTIONS_MAX];
  tn_pass_statistic_spec statistics[TN_PASS_STATISTICS_MAX];
  tn_pass_registration self = {.run = run_registered};
  if (!tnp_count_is(count, 6, "_register_pass")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL || !tnp_text(arguments[1], "name", &self.name) ||
      !tnp_text(arguments[3], "description", &self.description)) {
    return NULL;
  }
  if (!PyCallable_Check(arguments[2])) return tnp_wrong_type(arguments[2], "a callable");
  external_pass* pass = make_pass(context, arguments[2], NULL);
  if (pass == NULL) return NULL;
  pass->kinds = PyDict_New();
  const bool good =
      pass->kinds != NULL && read_options(arguments[4], pass->kinds, &self, options) &&
      read_statistics(arguments[5], &self, statistics) && keep_pass(context, pass, &self);
  Py_DECREF(pass);
  return good ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef functions[] = {
    {"_register_pass", (PyCFunction)(void (*)(void))register_pass, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};

//===-- Running -----------------------------------------------------------------------------===//

static tn_status show(const char* bytes, size_t size) {
  if (PyErr_Occurred()) return TN_INTERRUPTED;
  PyObject* file = PySys_GetObject("stderr");
  if (file == NULL || file == Py_None) return TN_OK;
  PyObject* text = tnp_string((tn_string_view){bytes, size});
  Py_INCREF(file);  // Writing may put another one there.
  const bool written = text != NULL && PyFile_WriteObject(text, file, Py_PRINT_RAW) == 0;
  Py_DECREF(file);
  Py_XDECREF(text);
  return written ? TN_OK : TN_INTERRUPTED;
}

/// A tn_write_fn: what the run prints goes to sys.stderr.
static tn_status write_to_stderr(void* context, const char* bytes, size_t size) {
  tnp_callback callback;
  tnp_callback_begin(&callback);
  const tn_status status = show(bytes, size);
  tnp_callback_end(&callback, context);
  return status;
}

static PyObject* run(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                     PyObject* keywords) {
  // Handles need no notification that they may be stale: `invalidate_ops` is accepted and ignored.
  static tnp_signature signature = {"run", 1, 2, {"operation", "invalidate_ops"}, {0}};
  PyObject* given[2];
  if (!is_ready(MANAGER)) return NULL;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  tnp_entity* op = tnp_op_argument(given[0]);
  if (op == NULL || !tnp_loaded(op) || !is_ready(MANAGER)) return NULL;
  tnp_context* context = MANAGER->context;
  if (op->context != context) {
    PyErr_SetString(PyExc_ValueError, "the operation belongs to another context");
    return NULL;
  }
  tn_pass_options options = MANAGER->options;
  options.write = write_to_stderr;
  options.write_data = context;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  MANAGER->is_running = true;
  Py_INCREF(self);
  Py_INCREF(op);
  const tn_status status = tn_pass_manager_run(MANAGER->manager, op->handle.op, &options);
  MANAGER->is_running = false;
  tnp_trees_changed(context);
  const bool good = tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR,
                                    "Failure while executing pass pipeline");
  Py_DECREF(op);
  Py_DECREF(self);
  if (!good || PyErr_Occurred()) return NULL;
  Py_RETURN_NONE;
}

//===-- Watching ----------------------------------------------------------------------------===//

static PyObject* enable_ir_printing(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                    PyObject* keywords) {
  static tnp_signature signature = {
      "enable_ir_printing",
      0,
      10,
      {"print_before_all", "print_after_all", "print_module_scope", "print_after_change",
       "print_after_failure", "large_elements_limit", "large_resource_limit", "enable_debug_info",
       "print_generic_op_form", "tree_printing_dir_path"},
      {0}};
  PyObject* given[10];
  if (!is_ready(MANAGER)) return NULL;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (tnp_given(given[9])) {
    return PyErr_Format(PyExc_ValueError, "printing IR to a file tree is not supported");
  }
  tn_pass_options options = MANAGER->options;
  tn_print_options print = {0};
  bool generic = false;
  const struct {
    int argument;
    bool* target;
  } flags[] = {{0, &options.print_before_all},
               {1, &options.print_after_all},
               {2, &options.print_module_scope},
               {3, &options.print_after_change},
               {4, &options.print_after_failure},
               {7, &print.debug_info},
               {8, &generic}};
  for (size_t i = 0; i < sizeof flags / sizeof flags[0]; ++i) {
    const int flag = tnp_flag(given[flags[i].argument], flags[i].argument == 1);
    if (flag < 0) return NULL;
    *flags[i].target = flag != 0;
  }
  if (!tnp_limit(given[5], &print.use_elide_elements_limit, &print.elide_elements_limit) ||
      !tnp_limit(given[6], &print.use_elide_resource_limit, &print.elide_resource_limit)) {
    return NULL;
  }
  print.custom_form = !generic;
  MANAGER->print = print;
  MANAGER->options = options;
  MANAGER->options.print = &MANAGER->print;
  Py_RETURN_NONE;
}

static PyObject* enable_verifier(PyObject* self, PyObject* enable) {
  const int flag = tnp_flag(enable, true);
  if (flag < 0 || !is_ready(MANAGER)) return NULL;
  MANAGER->options.skip_verify = flag == 0;
  Py_RETURN_NONE;
}

static PyObject* enable_timing(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_ready(MANAGER)) return NULL;
  MANAGER->options.time = true;
  Py_RETURN_NONE;
}

/// Whether it is a PassDisplayMode; TypeError if not.
static bool is_display_mode(PyObject* given) {
  PyObject* module = PyImport_ImportModule("tenure.passmanager");
  PyObject* modes = module == NULL ? NULL : PyObject_GetAttrString(module, "PassDisplayMode");
  const int found = modes == NULL ? -1 : PyObject_IsInstance(given, modes);
  Py_XDECREF(modes);
  Py_XDECREF(module);
  if (found == 0) {
    PyErr_Format(PyExc_TypeError, "displayMode must be a PassDisplayMode, not %.100s",
                 Py_TYPE(given)->tp_name);
  }
  return found == 1;
}

static PyObject* enable_statistics(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                   PyObject* keywords) {
  static tnp_signature signature = {"enable_statistics", 0, 1, {"displayMode"}, {0}};
  PyObject* given[1];
  if (!is_ready(MANAGER)) return NULL;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (given[0] != NULL && !is_display_mode(given[0])) return NULL;
  MANAGER->options.statistics = true;
  Py_RETURN_NONE;
}

static PyObject* enable_pattern_statistics(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_ready(MANAGER)) return NULL;
  MANAGER->options.patterns = true;
  Py_RETURN_NONE;
}

static PyObject* manager_str(PyObject* self) {
  if (MANAGER->manager == NULL) return PyUnicode_FromString("<PassManager, not initialised>");
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(MANAGER->context, &capture);
  const tn_status status = tn_pass_manager_print(MANAGER->manager, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, MANAGER->context, &capture, status, false);
}

//===-- The classes -------------------------------------------------------------------------===//

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  if (!is_ready(MANAGER)) return NULL;
  return tnp_entity_capsule(self, (void*)(uintptr_t)CAPSULE_NAME);
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, CAPSULE_NAME, pass_manager_type);
}

/// Upstream's test hook: releases the ownership, which the capsule shares here.
static PyObject* testing_release(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_ready(MANAGER)) return NULL;
  Py_RETURN_NONE;
}

#define CALL(function) (PyCFunction)(void (*)(void)) function
static PyMethodDef manager_methods[] = {
    {"parse", CALL(parse), METH_FASTCALL | METH_KEYWORDS | METH_STATIC, NULL},
    {"add", CALL(add), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"run", CALL(run), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"enable_ir_printing", CALL(enable_ir_printing), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"enable_verifier", enable_verifier, METH_O, NULL},
    {"enable_timing", enable_timing, METH_NOARGS, NULL},
    {"enable_statistics", CALL(enable_statistics), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"enable_pattern_statistics", enable_pattern_statistics, METH_NOARGS,
     "Prints how often canonicalize tried and applied each pattern."},
    {"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
    {"_testing_release", testing_release, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef manager_properties[] = {{"_CAPIPtr", get_capsule, NULL, NULL, NULL},
                                           {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef manager_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(pass_manager, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot manager_slots[] = {
    {Py_tp_init, manager_init},       {Py_tp_new, PyType_GenericNew},
    {Py_tp_dealloc, manager_dealloc}, {Py_tp_traverse, manager_traverse},
    {Py_tp_clear, manager_clear},     {Py_tp_str, manager_str},
    {Py_tp_methods, manager_methods}, {Py_tp_getset, manager_properties},
    {Py_tp_members, manager_members}, {0, NULL}};

static PyType_Spec manager_spec = {"tenure.passmanager.PassManager", sizeof(pass_manager), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, manager_slots};

bool tnp_init_pass_manager(void) {
  return tnp_add_type(&pass_spec, NULL, &external_pass_type) &&
         tnp_add_type(&manager_spec, NULL, &pass_manager_type) &&
         PyModule_AddFunctions(tnp.module, functions) == 0;
}
