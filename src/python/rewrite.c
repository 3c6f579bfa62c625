// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pattern sets, and patterns that are Python functions.
//
// A pattern is called with the op's view and a PatternRewriter (rewriter.c), and matches if it
// returns a false value. An exception ends the run and is raised to the caller.

#include "rewrite.h"

#define CAPSULE_NAME "mlir.rewrite.FrozenRewritePatternSet._CAPIPtr"

static PyTypeObject* pattern_type;
static PyTypeObject* set_type;
static PyTypeObject* frozen_type;

/// A function that is a pattern; the set's list holds it.
typedef struct pattern {
  PyObject_HEAD PyObject* function;
  PyObject* rewriter;    ///< The argument of calls, reused; NULL until the first.
  tnp_context* context;  ///< The set holds it.
} pattern;

typedef struct frozen_set {
  PyObject_HEAD PyObject* weak_references;
  PyObject* set;  ///< A frozen tnp_pattern_set.
} frozen_set;

#define PATTERN ((pattern*)self)
#define SET ((tnp_pattern_set*)self)
#define FROZEN ((frozen_set*)self)

//===-- Patterns ----------------------------------------------------------------------------===//

static int pattern_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(PATTERN->function);
  return 0;
}

static int pattern_clear(PyObject* self) {
  Py_CLEAR(PATTERN->function);
  return 0;
}

static void pattern_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  (void)pattern_clear(self);
  Py_XDECREF(PATTERN->rewriter);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyType_Slot pattern_slots[] = {{Py_tp_dealloc, pattern_dealloc},
                                      {Py_tp_traverse, pattern_traverse},
                                      {Py_tp_clear, pattern_clear},
                                      {0, NULL}};

static PyType_Spec pattern_spec = {
    "tenure.rewrite._Pattern", sizeof(pattern), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, pattern_slots};

tn_status tnp_pattern_answer(PyObject* answer) {
  if (answer == NULL) return TN_INTERRUPTED;
  const int is_true = answer == Py_None ? 0 : PyObject_IsTrue(answer);
  Py_DECREF(answer);
  if (is_true < 0) return TN_INTERRUPTED;
  return is_true != 0 ? TN_NOT_FOUND : TN_OK;
}

/// The PatternRewriter of the last call, or a new one: a nested call, or one on another thread, has
/// its own. New reference; NULL with an error.
static PyObject* take_rewriter(pattern* self) {
  PyObject* kept = self->rewriter;
  self->rewriter = NULL;
  return kept != NULL ? kept : tnp_rewriter_make(self->context);
}

static tn_status call_pattern(pattern* self, tn_rewriter* rewriter, tn_op op) {
  PyObject* function = self->function;
  if (function == NULL) return TN_NOT_FOUND;
  PyObject* wrapper = tnp_wrap_op(self->context, op, TNP_ROLE_VIEW);
  PyObject* held = wrapper == NULL ? NULL : take_rewriter(self);
  if (held == NULL) {
    Py_XDECREF(wrapper);
    return TN_INTERRUPTED;
  }
  tnp_rewriter_set(held, rewriter);
  Py_INCREF(function);
  PyObject* const arguments[3] = {NULL, wrapper, held};
  PyObject* answer =
      PyObject_Vectorcall(function, arguments + 1, 2 | PY_VECTORCALL_ARGUMENTS_OFFSET, NULL);
  Py_DECREF(function);
  tnp_rewriter_set(held, NULL);
  Py_XSETREF(self->rewriter, held);
  Py_DECREF(wrapper);
  return tnp_pattern_answer(answer);
}

tn_status tnp_pattern_run(void* user_data, tn_rewriter* rewriter, tn_op op) {
  pattern* self = user_data;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  const tn_status status = call_pattern(self, rewriter, op);
  tnp_callback_end(&callback, self->context);
  return status;
}

//===-- Sets --------------------------------------------------------------------------------===//

static int set_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(SET->patterns);
  return 0;
}

static int set_clear(PyObject* self) {
  // The library's patterns call the list's members, so they go first.
  tn_pattern_set* set = SET->set;
  SET->set = NULL;
  tn_pattern_set_destroy(set);
  Py_CLEAR(SET->patterns);
  return 0;
}

static void set_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (SET->weak_references != NULL) PyObject_ClearWeakRefs(self);
  (void)set_clear(self);
  Py_XDECREF(SET->context);
  type->tp_free(self);
  Py_DECREF(type);
}

tnp_pattern_set* tnp_pattern_set_of(PyObject* object) {
  if (tnp_is(object, set_type) && ((tnp_pattern_set*)object)->set != NULL) {
    return (tnp_pattern_set*)object;
  }
  tnp_wrong_type(object, "a RewritePatternSet");
  return NULL;
}

static bool is_ready(const tnp_pattern_set* self) {
  if (self->set != NULL) return true;
  PyErr_SetString(PyExc_RuntimeError, "the RewritePatternSet was not initialised");
  return false;
}

static int set_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"RewritePatternSet", 0, 1, {"context"}, {0}};
  PyObject* given[1];
  if (!tnp_init_arguments(&signature, arguments, keywords, given)) return -1;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[0]);
  if (context == NULL) return -1;
  if (SET->context != NULL) {
    PyErr_SetString(PyExc_TypeError, "the RewritePatternSet is already initialised");
    return -1;
  }
  PyObject* patterns = PyList_New(0);
  if (patterns == NULL) return -1;
  tn_pattern_set* made = NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_pattern_set_create(context->context, &made);
  const bool good = tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
  if (!good || SET->context != NULL) {
    if (good) PyErr_SetString(PyExc_TypeError, "the RewritePatternSet is already initialised");
    tn_pattern_set_destroy(made);
    Py_DECREF(patterns);
    return -1;
  }
  SET->context = (tnp_context*)Py_NewRef((PyObject*)context);
  SET->set = made;
  SET->patterns = patterns;
  return 0;
}

/// The name of the ops selected by `root`. New reference.
static PyObject* root_name(PyObject* root) {
  if (PyUnicode_Check(root)) return Py_NewRef(root);
  if (!PyType_Check(root)) {
    PyErr_SetString(PyExc_TypeError, "the root argument must be a type or a string");
    return NULL;
  }
  return PyObject_GetAttrString(root, "OPERATION_NAME");
}

bool tnp_benefit(PyObject* given, uint32_t* out_benefit) {
  *out_benefit = 1;
  if (given == NULL) return true;
  const long benefit = PyLong_AsLong(given);
  if (benefit == -1 && PyErr_Occurred()) return false;
  if (benefit < 0 || benefit > (long)TN_PATTERN_BENEFIT_MAX) {
    PyErr_Format(PyExc_ValueError, "a benefit must be in the range 0 to %u, got %ld",
                 TN_PATTERN_BENEFIT_MAX, benefit);
    return false;
  }
  *out_benefit = (uint32_t)benefit;
  return true;
}

PyObject* tnp_pattern_make(tnp_context* context, PyObject* function) {
  pattern* made = (pattern*)pattern_type->tp_alloc(pattern_type, 0);
  if (made == NULL) return NULL;
  made->function = Py_NewRef(function);
  made->context = context;
  return (PyObject*)made;
}

/// Warns of a name that no op of the context can have; false if the warning became an error.
static bool check_root(tnp_context* context, PyObject* given, tn_string_view name) {
  tn_operation_name root;
  if (name.size == 0 || tn_context_allows_unregistered_dialects(context->context)) return true;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_operation_name_get(context->context, name, &root);
  const bool is_known = status != TN_OK || tn_operation_name_is_registered(root);
  tnp_capture_drop(context, &capture);
  return is_known ||
         PyErr_WarnFormat(PyExc_UserWarning, 1,
                          "operation '%S' is not registered, so the pattern never matches",
                          given) == 0;
}

static bool add_pattern(tnp_pattern_set* self, PyObject* root, PyObject* function,
                        uint32_t benefit) {
  tn_string_view name;
  if (!tnp_text(root, "root", &name) || !check_root(self->context, root, name)) return false;
  PyObject* made = tnp_pattern_make(self->context, function);
  if (made == NULL) return false;
  bool good = PyList_Append(self->patterns, made) == 0;
  if (good) {
    const tn_pattern added = {
        .root = name, .benefit = benefit, .match_and_rewrite = tnp_pattern_run, .user_data = made};
    tnp_capture capture;
    tnp_capture_begin(self->context, &capture);
    const tn_status status = tn_pattern_set_add(self->set, &added);
    good = tnp_capture_end(self->context, &capture, status, TNP_VALUE_ERROR, NULL);
  }
  Py_DECREF(made);
  return good;
}

static PyObject* set_add(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords) {
  static tnp_signature signature = {"add", 2, 3, {"root", "fn", "benefit"}, {0}};
  PyObject* given[3];
  uint32_t benefit;
  if (!is_ready(SET) || !tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!PyCallable_Check(given[1])) return tnp_wrong_type(given[1], "a callable");
  if (!tnp_benefit(given[2], &benefit)) return NULL;
  PyObject* root = root_name(given[0]);
  if (root == NULL) return NULL;
  const bool added = add_pattern(SET, root, given[1], benefit);
  Py_DECREF(root);
  return added ? Py_NewRef(Py_None) : NULL;
}

static PyObject* set_add_canonicalization(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_ready(SET)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SET->context, &capture);
  const tn_status status = tn_pattern_set_add_canonicalization(SET->set);
  if (!tnp_capture_end(SET->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* set_freeze(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!is_ready(SET)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SET->context, &capture);
  const tn_status status = tn_pattern_set_freeze(SET->set);
  if (!tnp_capture_end(SET->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  frozen_set* frozen = (frozen_set*)frozen_type->tp_alloc(frozen_type, 0);
  if (frozen != NULL) frozen->set = Py_NewRef(self);
  return (PyObject*)frozen;
}

//===-- Frozen sets -------------------------------------------------------------------------===//

static int frozen_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(FROZEN->set);
  return 0;
}

static int frozen_clear(PyObject* self) {
  Py_CLEAR(FROZEN->set);
  return 0;
}

static void frozen_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (FROZEN->weak_references != NULL) PyObject_ClearWeakRefs(self);
  (void)frozen_clear(self);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  return tnp_entity_capsule(self, (void*)(uintptr_t)CAPSULE_NAME);
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, CAPSULE_NAME, frozen_type);
}

//===-- Running -----------------------------------------------------------------------------===//

bool tnp_run_arguments(PyObject* const* given, tnp_entity** out_op, tnp_pattern_set** out_set) {
  *out_op = tnp_op_argument(given[0]);
  if (*out_op == NULL || !tnp_loaded(*out_op)) return false;
  if (!tnp_is(given[1], frozen_type)) {
    tnp_wrong_type(given[1], "a FrozenRewritePatternSet");
    return false;
  }
  *out_set = tnp_pattern_set_of(((frozen_set*)given[1])->set);
  if (*out_set == NULL) return false;
  if ((*out_set)->context != (*out_op)->context) {
    PyErr_SetString(PyExc_ValueError, "the operation belongs to another context");
    return false;
  }
  Py_INCREF(*out_op);
  Py_INCREF(*out_set);
  return true;
}

bool tnp_end_run(tnp_entity* op, tnp_pattern_set* set, tnp_capture* capture, tn_status status,
                 tnp_error_kind kind) {
  tnp_trees_changed(set->context);
  const bool good = tnp_capture_end(set->context, capture, status, kind, NULL);
  Py_DECREF(op);
  Py_DECREF(set);
  return good && !PyErr_Occurred();
}

static bool read_numbers(PyObject* const* given, int64_t* numbers, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (!tnp_integer(given[i], &numbers[i])) return false;
  }
  return true;
}

/// _rewrite_greedily(op, set, strictness, simplification, max_iterations, max_num_rewrites,
/// top_down, folding, constant_cse): whether it changed anything; None if it did not converge.
static PyObject* rewrite_greedily(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 9) return PyErr_Format(PyExc_TypeError, "_rewrite_greedily takes 9 arguments");
  int64_t numbers[4];
  tnp_entity* op;
  tnp_pattern_set* set;
  if (!read_numbers(arguments + 2, numbers, 4)) return NULL;
  const tn_greedy_config config = {.strictness = (tn_rewrite_strictness)numbers[0],
                                   .region_simplification = (tn_region_simplification)numbers[1],
                                   .max_iterations = numbers[2],
                                   .max_num_rewrites = numbers[3],
                                   .use_top_down_traversal = arguments[6] == Py_True,
                                   .enable_folding = arguments[7] == Py_True,
                                   .enable_constant_cse = arguments[8] == Py_True};
  if (!tnp_run_arguments(arguments, &op, &set)) return NULL;
  tn_rewrite_result result;
  tnp_capture capture;
  tnp_capture_begin(set->context, &capture);
  const tn_status status = tn_rewrite_greedily(op->handle.op, set->set, &config, &result);
  if (!tnp_end_run(op, set, &capture, status, TNP_VALUE_ERROR)) return NULL;
  return result.converged ? PyBool_FromLong(result.changed) : Py_NewRef(Py_None);
}

/// _rewrite_once(op, set)
static PyObject* rewrite_once(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_entity* op;
  tnp_pattern_set* set;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "_rewrite_once takes 2 arguments");
  if (!tnp_run_arguments(arguments, &op, &set)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(set->context, &capture);
  const tn_status status = tn_rewrite_once(op->handle.op, set->set, NULL);
  return tnp_end_run(op, set, &capture, status, TNP_VALUE_ERROR) ? Py_NewRef(Py_None) : NULL;
}

//===-- The classes -------------------------------------------------------------------------===//

#define CALL(function) (PyCFunction)(void (*)(void)) function
static PyMethodDef set_methods[] = {
    {"add", CALL(set_add), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"add_canonicalization_patterns", set_add_canonicalization, METH_NOARGS, NULL},
    {"freeze", set_freeze, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyMemberDef set_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_pattern_set, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot set_slots[] = {{Py_tp_init, set_init},       {Py_tp_new, PyType_GenericNew},
                                  {Py_tp_dealloc, set_dealloc}, {Py_tp_traverse, set_traverse},
                                  {Py_tp_clear, set_clear},     {Py_tp_methods, set_methods},
                                  {Py_tp_members, set_members}, {0, NULL}};

static PyType_Spec set_spec = {"tenure.rewrite.RewritePatternSet", sizeof(tnp_pattern_set), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, set_slots};

static PyMethodDef frozen_methods[] = {{"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
                                       {NULL, NULL, 0, NULL}};

static PyGetSetDef frozen_properties[] = {{"_CAPIPtr", get_capsule, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef frozen_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(frozen_set, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot frozen_slots[] = {{Py_tp_dealloc, frozen_dealloc},
                                     {Py_tp_traverse, frozen_traverse},
                                     {Py_tp_clear, frozen_clear},
                                     {Py_tp_methods, frozen_methods},
                                     {Py_tp_getset, frozen_properties},
                                     {Py_tp_members, frozen_members},
                                     {0, NULL}};

static PyType_Spec frozen_spec = {
    "tenure.rewrite.FrozenRewritePatternSet", sizeof(frozen_set), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, frozen_slots};

static PyMethodDef functions[] = {
    {"_rewrite_greedily", CALL(rewrite_greedily), METH_FASTCALL, NULL},
    {"_rewrite_once", CALL(rewrite_once), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};

bool tnp_init_rewrite(void) {
  return tnp_add_type(&pattern_spec, NULL, &pattern_type) &&
         tnp_add_type(&set_spec, NULL, &set_type) &&
         tnp_add_type(&frozen_spec, NULL, &frozen_type) && tnp_init_rewriter() && tnp_init_pdl() &&
         tnp_init_op_interface() && tnp_init_conversion() &&
         PyModule_AddFunctions(tnp.module, functions) == 0;
}
