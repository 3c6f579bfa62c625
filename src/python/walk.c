// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// walk: a callback for each op of a tree, which may change it in any way.

#include "tenure_py.h"

typedef struct walk_state {
  tnp_context* context;
  PyObject* callback;
  PyTypeObject* op_class;  ///< Only ops that this class shows; NULL for all.
  bool raised;             ///< The callback did.
} walk_state;

/// Converts the callback's result; -1 with an error.
static int result_of(PyObject* answer) {
  if (answer == tnp.walk_advance) return TN_WALK_ADVANCE;
  if (answer == tnp.walk_interrupt) return TN_WALK_INTERRUPT;
  if (answer == tnp.walk_skip) return TN_WALK_SKIP;
  PyErr_Format(PyExc_TypeError, "the callback of walk() returned %R, not a WalkResult", answer);
  return -1;
}

static tn_walk_result call(walk_state* state, tn_op op) {
  tnp_role role = TNP_ROLE_OPERATION;
  if (state->op_class != NULL) {
    PyTypeObject* type = tnp_op_class(state->context, op);
    if (type == NULL) return TN_WALK_INTERRUPT;
    if (!PyType_IsSubtype(type, state->op_class)) return TN_WALK_ADVANCE;
    role = TNP_ROLE_VIEW;
  }
  PyObject* wrapper = tnp_wrap_op(state->context, op, role);
  if (wrapper == NULL) return TN_WALK_INTERRUPT;
  PyObject* answer = PyObject_CallOneArg(state->callback, wrapper);
  Py_DECREF(wrapper);
  state->raised = answer == NULL;
  if (answer == NULL) return TN_WALK_INTERRUPT;
  const int result = result_of(answer);
  Py_DECREF(answer);
  return result < 0 ? TN_WALK_INTERRUPT : (tn_walk_result)result;
}

static tn_walk_result visit(tn_op op, void* user_data) {
  walk_state* state = user_data;
  tnp_callback callback;
  tnp_callback_begin(&callback);
  const tn_walk_result result = call(state, op);
  tnp_callback_end(&callback, state->context);
  return result;
}

/// The exception of a callback as upstream raises it: _errors.py converts it.
static void raise_from_callback(void) {
  PyObject *type, *value, *traceback;
  if (tnp.callback_error == NULL) return;
  PyObject* hook = Py_NewRef(tnp.callback_error);
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (traceback != NULL) (void)PyException_SetTraceback(value, traceback);
  PyObject* shown = PyObject_CallOneArg(hook, value);
  Py_DECREF(hook);
  if (shown == NULL || shown == value) {
    PyErr_Restore(type, value, traceback);
  } else {
    PyErr_SetObject((PyObject*)Py_TYPE(shown), shown);
    Py_DECREF(type);
    Py_DECREF(value);
    Py_XDECREF(traceback);
  }
  Py_XDECREF(shown);
}

PyObject* tnp_op_walk(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                      PyObject* keywords) {
  static tnp_signature signature = {"walk", 1, 3, {"callback", "walk_order", "op_class"}, {0}};
  PyObject* given[3];
  tnp_entity* op = (tnp_entity*)self;
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_live(op)) return NULL;
  walk_state state = {op->context, given[0], NULL, false};
  if (!PyCallable_Check(given[0])) return tnp_wrong_type(given[0], "a callable");
  if (tnp_given(given[2])) {
    if (!PyType_Check(given[2])) return tnp_wrong_type(given[2], "a subclass of OpView");
    state.op_class = (PyTypeObject*)given[2];
  }
  if (!tnp_loaded(op)) return NULL;
  // As upstream, children come first by default.
  const bool pre_order = given[1] != NULL && given[1] != tnp.walk_post_order;
  Py_INCREF(op);
  const tn_status status =
      tn_op_walk(op->handle.op, pre_order ? TN_WALK_PRE_ORDER : TN_WALK_POST_ORDER, visit, &state);
  tnp_flush(op->context);
  PyObject* result = NULL;
  if (state.raised && PyErr_Occurred()) raise_from_callback();
  if (!PyErr_Occurred()) {
    if (status == TN_OK || status == TN_INTERRUPTED) {
      result = Py_NewRef(Py_None);
    } else if (status == TN_OUT_OF_MEMORY) {
      PyErr_NoMemory();
    } else {
      tnp_raise_stale(op);
    }
  }
  Py_DECREF(op);
  return result;
}
