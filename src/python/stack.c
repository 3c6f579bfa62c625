// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stack of current objects: contexts, locations, insertion points and scopes.
//
// The stack is the value of a variable of `contextvars`: each thread has its own, initially empty,
// and so has each asyncio task, which starts with a copy of its parent's. So the stack is a list of
// immutable frames that copies share: entering sets the variable to a new frame, leaving to the
// frame below. A frame copies the entries of the one below that belong to the same context, so the
// innermost frame answers every query except the current scope of another context.
//
// Every call needs the innermost frame, so the last one is cached with the thread and with the
// number that the interpreter changes whenever the thread switches to another copy. The
// interpreter's lock protects the cache, and a frame that is freed removes itself from it.

#include "tenure_py.h"

_Thread_local bool tnp_holds_lock TNP_NEAR_THREAD_LOCAL;

static void remember(tnp_frame* top) {
  const PyThreadState* thread = PyThreadState_Get();
  tnp.stack = (tnp_stack){.top = top, .thread = thread->id, .version = thread->context_ver};
}

const tnp_frame* tnp_stack_find(void) {
  PyObject* found = NULL;
  if (PyContextVar_Get(tnp.stack_variable, NULL, &found) != 0) PyErr_Clear();
  // A program that finds the variable among its context's can set it to anything.
  const bool is_frame = found != NULL && Py_TYPE(found) == tnp.frame;
  remember(is_frame ? (tnp_frame*)found : NULL);
  Py_XDECREF(found);
  return tnp.stack.top;
}

tnp_scope* tnp_stack_scope(const tnp_context* context) {
  for (const tnp_frame* frame = tnp_stack_top(); frame != NULL; frame = frame->below) {
    tnp_scope* scope = frame->scope;
    if (scope != NULL && scope->context == context && tnp_scope_is_open(scope)) return scope;
  }
  return NULL;
}

//===-- Frames ------------------------------------------------------------------------------===//

// No tp_clear: a cycle through frames leads through the interpreter's context, which has one.
static int frame_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((tnp_frame*)self)->object);
  Py_VISIT(((tnp_frame*)self)->below);
  return 0;
}

static void frame_dealloc(PyObject* self) {
  tnp_frame* frame = (tnp_frame*)self;
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_TRASHCAN_BEGIN(self, frame_dealloc) if (tnp.stack.top == frame) tnp.stack =
      (tnp_stack){.thread = UINT64_MAX};
  // Objects that are still entered when the interpreter exits are not released.
  if (!tnp.exiting) Py_XDECREF(frame->object);
  Py_XDECREF(frame->below);
  type->tp_free(self);
  Py_DECREF(type);
  Py_TRASHCAN_END
}

static PyType_Slot frame_slots[] = {
    {Py_tp_dealloc, frame_dealloc}, {Py_tp_traverse, frame_traverse}, {0, NULL}};

static PyType_Spec frame_spec = {
    "tenure._tenure._Frame", sizeof(tnp_frame), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, frame_slots};

bool tnp_init_stack(void) {
  tnp.stack_variable = PyContextVar_New("tenure.stack", NULL);
  return tnp.stack_variable != NULL && tnp_add_type(&frame_spec, NULL, &tnp.frame);
}

//===-- Entering ----------------------------------------------------------------------------===//

static void fill_frame(tnp_frame* frame, tnp_frame_kind kind, PyObject* object) {
  frame->object = Py_NewRef(object);
  frame->kind = kind;
  switch (kind) {
    case TNP_FRAME_CONTEXT:
      frame->context = (tnp_context*)object;
      break;
    case TNP_FRAME_LOCATION:
      frame->location = (tnp_location*)object;
      frame->context = frame->location->context;
      break;
    case TNP_FRAME_INSERTION_POINT:
      frame->insertion_point = (tnp_insertion_point*)object;
      frame->context = frame->insertion_point->block->context;
      break;
    case TNP_FRAME_SCOPE:
      frame->scope = (tnp_scope*)object;
      frame->context = frame->scope->context;
      break;
  }
}

static void take_over(tnp_frame* frame, const tnp_frame* below) {
  if (below->context != frame->context) return;
  if (frame->location == NULL) frame->location = below->location;
  if (frame->insertion_point == NULL) frame->insertion_point = below->insertion_point;
  if (frame->scope == NULL) frame->scope = below->scope;
}

/// Makes `frame`, NULL for none, the innermost one; false with an error. Releasing the old frame
/// may run Python code that enters and leaves, so the stack is updated first.
static bool set_top(tnp_frame* frame) {
  PyObject* value = frame == NULL ? Py_None : (PyObject*)frame;
  PyObject* token = PyContextVar_Set(tnp.stack_variable, value);
  if (token == NULL) return false;
  remember(frame);
  Py_DECREF(token);
  return true;
}

PyObject* tnp_stack_enter(tnp_frame_kind kind, PyObject* object) {
  tnp_frame* frame = (tnp_frame*)tnp.frame->tp_alloc(tnp.frame, 0);
  if (frame == NULL) return NULL;
  fill_frame(frame, kind, object);
  const tnp_frame* below = tnp_stack_top();
  if (below != NULL) {
    frame->below = (tnp_frame*)Py_NewRef((PyObject*)below);
    take_over(frame, below);
  }
  const bool is_set = set_top(frame);
  Py_DECREF(frame);
  return is_set ? Py_NewRef(object) : NULL;
}

static const char* const kind_names[] = {"Context", "Location", "InsertionPoint", "Scope"};

PyObject* tnp_stack_exit(tnp_frame_kind kind, PyObject* object) {
  const tnp_frame* top = tnp_stack_top();
  if (top == NULL || top->object != object || top->kind != kind) {
    PyErr_Format(PyExc_RuntimeError, "Unbalanced %s enter/exit: %s", kind_names[kind],
                 top == NULL ? "no context manager is active on this thread or task"
                             : "it is not the innermost active context manager");
    return NULL;
  }
  tnp_frame* below = top->below;
  Py_XINCREF(below);
  const bool is_set = set_top(below);
  Py_XDECREF(below);
  return is_set ? Py_NewRef(Py_None) : NULL;
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
