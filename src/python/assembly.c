// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions shared by AsmPrinter and AsmParser. See assembly.h.

#include "assembly.h"

#include <string.h>

//===-- Objects -----------------------------------------------------------------------------===//

tnp_asm* tnp_asm_make(PyTypeObject* type, tnp_context* context) {
  tnp_asm* made = (tnp_asm*)type->tp_alloc(type, 0);
  if (made == NULL) return NULL;
  made->context = (tnp_context*)Py_NewRef((PyObject*)context);
  return made;
}

void tnp_asm_end(tnp_asm* owned_object, PyObject* owned_answer) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  Py_XDECREF(owned_answer);
  tnp_context* context = owned_object->context;
  owned_object->context = NULL;
  owned_object->outer = NULL;
  Py_CLEAR(owned_object->raised);
  Py_DECREF(owned_object);
  Py_DECREF(context);
  PyErr_Restore(type, value, traceback);
}

void tnp_asm_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

//===-- Calls -------------------------------------------------------------------------------===//

void tnp_asm_raise_over(const tnp_asm* self) {
  PyErr_Format(tnp.stale_error,
               "the %s is valid only during the callback that received it, on its thread, and not "
               "while a region is printed or parsed",
               strrchr(Py_TYPE(self)->tp_name, '.') + 1);
}

static bool is_over(const tnp_asm* self) {
  if (self->context != NULL) return false;
  tnp_asm_raise_over(self);
  return true;
}

bool tnp_asm_call(tnp_asm* self, tnp_call* call) {
  if (is_over(self)) return false;
  tnp_call_about(call, self->context);
  return true;
}

void tnp_asm_raise_again(const tnp_asm* self) {
  PyObject* raised = Py_NewRef(self->raised);
  PyErr_SetObject((PyObject*)Py_TYPE(raised), raised);
  Py_DECREF(raised);
}

/// Whether the op is still there, which another thread may have erased.
static bool has_op(const tnp_asm* self) {
  if (tn_op_is_null(self->op) || tn_op_check(self->op) == TN_OK) return true;
  if (!PyErr_Occurred()) PyErr_SetString(tnp.stale_error, "the operation was erased");
  return false;
}

bool tnp_asm_ready(tnp_asm* self) {
  if (is_over(self) || !tnp_flushed(self->context) || is_over(self)) return false;
  if (self->raised != NULL) {
    tnp_asm_raise_again(self);
    return false;
  }
  return has_op(self);
}

void tnp_asm_keep_failure(tnp_asm* self, tn_status status) {
  if (self->context == NULL || self->raised != NULL) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  self->failure = status;
  self->raised = Py_NewRef(value);
  PyErr_Restore(type, value, traceback);
}

tn_status tnp_asm_error_status(void) {
  return PyErr_ExceptionMatches(PyExc_MemoryError) ? TN_OUT_OF_MEMORY : TN_INTERRUPTED;
}
