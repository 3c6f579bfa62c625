// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stack of what `with` made current: contexts, locations, insertion points and scopes.
//
// Each thread has its own. A frame takes over what the one below it has, as far as that belongs to
// the same context, so looking at the innermost frame answers every question but which scope
// another context has. A thread that ends lets go of what it left entered.

#include "tenure_py.h"

typedef struct frame_stack {
  tnp_frame* frames;
  size_t count;
  size_t capacity;
} frame_stack;

_Thread_local bool tnp_holds_lock TNP_NEAR_THREAD_LOCAL;

static _Thread_local frame_stack stack TNP_NEAR_THREAD_LOCAL;

_Thread_local tnp_frame* tnp_stack_last TNP_NEAR_THREAD_LOCAL;

/// There are so many frames now.
static void set_count(size_t count) {
  stack.count = count;
  tnp_stack_last = count == 0 ? NULL : &stack.frames[count - 1];
}

tnp_scope* tnp_stack_scope(const tnp_context* context) {
  for (size_t i = stack.count; i > 0; --i) {
    tnp_scope* scope = stack.frames[i - 1].scope;
    if (scope != NULL && scope->context == context && tn_scope_is_open(scope->scope)) return scope;
  }
  return NULL;
}

//===-- The end of a thread -----------------------------------------------------------------===//

// What is let go of may run Python code that enters and leaves as well, so the stack is right at
// every step.
static void empty_stack(PyObject* end) {
  (void)end;
  if (tnp.exiting) return;
  while (stack.count > 0) {
    PyObject* object = stack.frames[stack.count - 1].object;
    set_count(stack.count - 1);
    Py_DECREF(object);
  }
  PyMem_RawFree(stack.frames);
  stack.frames = NULL;
  stack.capacity = 0;
}

// The dictionary of a thread is let go of on that thread, when it ends.
static bool empty_at_end(void) {
  PyObject* of_thread = PyThreadState_GetDict();
  if (of_thread == NULL || PyDict_GetItemString(of_thread, "tenure.stack") != NULL) return true;
  PyObject* end = PyCapsule_New(&stack, NULL, empty_stack);
  const int status = end == NULL ? -1 : PyDict_SetItemString(of_thread, "tenure.stack", end);
  Py_XDECREF(end);
  return status == 0;
}

//===-- Entering ----------------------------------------------------------------------------===//

static bool reserve_frame(void) {
  if (stack.count < stack.capacity) return true;
  if (!empty_at_end()) return false;
  const size_t capacity = stack.capacity == 0 ? 8 : stack.capacity * 2;
  tnp_frame* frames = PyMem_RawRealloc(stack.frames, capacity * sizeof *frames);
  if (frames == NULL) {
    PyErr_NoMemory();
    return false;
  }
  stack.frames = frames;
  stack.capacity = capacity;
  set_count(stack.count);
  return true;
}

static tnp_frame frame_of(tnp_frame_kind kind, PyObject* object) {
  tnp_frame frame = {.object = object, .kind = kind};
  switch (kind) {
    case TNP_FRAME_CONTEXT:
      frame.context = (tnp_context*)object;
      break;
    case TNP_FRAME_LOCATION:
      frame.location = (tnp_location*)object;
      frame.context = frame.location->context;
      break;
    case TNP_FRAME_INSERTION_POINT:
      frame.insertion_point = (tnp_insertion_point*)object;
      frame.context = frame.insertion_point->block->context;
      break;
    case TNP_FRAME_SCOPE:
      frame.scope = (tnp_scope*)object;
      frame.context = frame.scope->context;
      break;
  }
  return frame;
}

PyObject* tnp_stack_enter(tnp_frame_kind kind, PyObject* object) {
  if (!reserve_frame()) return NULL;
  tnp_frame frame = frame_of(kind, object);
  const tnp_frame* below = tnp_stack_top();
  if (below != NULL && below->context == frame.context) {
    if (frame.location == NULL) frame.location = below->location;
    if (frame.insertion_point == NULL) frame.insertion_point = below->insertion_point;
    if (frame.scope == NULL) frame.scope = below->scope;
  }
  Py_INCREF(object);
  stack.frames[stack.count] = frame;
  set_count(stack.count + 1);
  Py_INCREF(object);
  return object;
}

static const char* const kind_names[] = {"Context", "Location", "InsertionPoint", "Scope"};

PyObject* tnp_stack_exit(tnp_frame_kind kind, PyObject* object) {
  const tnp_frame* top = tnp_stack_top();
  if (top == NULL || top->object != object || top->kind != kind) {
    PyErr_Format(
        PyExc_RuntimeError, "Unbalanced %s enter/exit: %s", kind_names[kind],
        top == NULL ? "nothing is entered on this thread" : "it is not what was entered last");
    return NULL;
  }
  set_count(stack.count - 1);
  Py_DECREF(object);
  Py_RETURN_NONE;
}

//===-- Asking ------------------------------------------------------------------------------===//

tnp_context* tnp_context_alive(tnp_context* context) {
  if (context->context != NULL) return context;
  PyErr_SetString(PyExc_TypeError, "the Context was not initialised");
  return NULL;
}

tn_scope* tnp_scope_entered(const tnp_context* context) {
  const tnp_scope* scope = tnp_stack_scope(context);
  return scope == NULL ? context->root_scope : scope->scope;
}
