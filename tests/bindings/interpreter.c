// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the library looks up of Python's, as far as it can be seen from there: a lock, and a
// function that is called at the end.

#include "interpreter.h"

#include <stddef.h>
#include <string.h>

typedef struct method {
  const char* name;
  void* (*function)(void* self, void* none);
  int flags;
  const char* doc;
} method;

static _Thread_local int has_lock;
static int something;
static const method* made;
static const method* registered;
static char statements[4096];
static volatile int slots_called;

int PyGILState_Check(void);
int Py_IsInitialized(void);
void* PyEval_SaveThread(void);
void PyEval_RestoreThread(void* thread);
void* PyInterpreterState_Main(void);
void* PyInterpreterState_ThreadHead(void* interpreter);
void* PyThreadState_Next(void* thread);
void* PyImport_ImportModule(const char* name);
void* PyCFunction_NewEx(const method* definition, void* self, void* module);
void* PyObject_CallMethod(void* self, const char* name, const char* format, ...);
void* PyDict_New(void);
void* PyRun_String(const char* text, int what, void* globals, void* locals);
void* Py_BuildValue(const char* format, ...);
void Py_DecRef(void* it);
void PyErr_Clear(void);

int PyGILState_Check(void) { return has_lock; }
int Py_IsInitialized(void) { return 1; }
void* PyEval_SaveThread(void) {
  has_lock = 0;
  return &something;
}
void PyEval_RestoreThread(void* thread) { has_lock = thread == &something; }
void* PyInterpreterState_Main(void) { return &something; }
void* PyInterpreterState_ThreadHead(void* interpreter) { return interpreter; }
void* PyThreadState_Next(void* thread) {
  static int another;
  return thread == &something ? &another : NULL;
}
void* PyImport_ImportModule(const char* name) {
  return strcmp(name, "atexit") == 0 ? &something : NULL;
}
void* PyCFunction_NewEx(const method* definition, void* self, void* module) {
  (void)self, (void)module;
  made = definition;
  return &something;
}
void* PyObject_CallMethod(void* self, const char* name, const char* format, ...) {
  (void)self, (void)format;
  if (strcmp(name, "register") != 0) return NULL;
  registered = made;
  return &something;
}
void* PyDict_New(void) { return &something; }
void* PyRun_String(const char* text, int what, void* globals, void* locals) {
  (void)what, (void)globals, (void)locals;
  strncpy(statements, text, sizeof statements - 1);
  return NULL;
}
void* Py_BuildValue(const char* format, ...) {
  (void)format;
  return &something;
}
void Py_DecRef(void* it) { (void)it; }
void PyErr_Clear(void) {}

void interpreter_take_lock(int takes) { has_lock = takes; }
void interpreter_call_slot(void (*slot)(void* data), void* data) {
  slot(data);
  slots_called = slots_called + 1;  // So that this frame is there meanwhile.
}
const char* interpreter_end(void) {
  if (registered != NULL) (void)registered->function(NULL, NULL);
  return statements;
}
