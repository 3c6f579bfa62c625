// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function that Python's module atexit calls. Python's functions are looked up in the process at
// run time, as they do not exist if the library is loaded for other programs.

#include "mlir_c/interpreter.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "mlir_c/exception.h"

bool tn_mc__has_interpreter;
bool tn_mc__interpreter_ends;
_Thread_local uint32_t tn_mc__callback_depth;

/// Active calls that call back, on all threads.
static uint32_t callbacks;
/// Number of threads that were stopped.
static uint32_t standing;
/// True on the thread that ends the interpreter.
static _Thread_local bool is_ending;

//===-- Python --------------------------------------------------------------------------------===//

typedef struct object object;  ///< Declared as PyObject.
typedef struct method {        ///< Declared as PyMethodDef.
  const char* name;
  object* (*function)(object* self, object* none);
  int flags;
  const char* doc;
} method;
#define METHOD_WITHOUT_ARGUMENTS 4
#define RUN_STATEMENTS 257

static struct python {
  int (*is_initialized)(void);
  int (*holds_lock)(void);
  void* (*give_lock)(void);
  void (*take_lock)(void* thread);
  void* (*interpreter)(void);
  void* (*first_thread)(void* interpreter);
  void* (*next_thread)(void* thread);
  object* (*import)(const char* name);
  object* (*make_function)(method* definition, object* self, object* module);
  object* (*make_dictionary)(void);
  object* (*build)(const char* format, ...);
  object* (*call)(object* self, const char* name, const char* format, ...);
  object* (*run)(const char* text, int what, object* globals, object* locals);
  void (*release)(object* subject);  ///< May be NULL.
  void (*forget_error)(void);
} python;

static bool find_python(void) {
  static const struct {
    const char* symbol;
    size_t offset;
  } functions[] = {
      {"Py_IsInitialized", offsetof(struct python, is_initialized)},
      {"PyGILState_Check", offsetof(struct python, holds_lock)},
      {"PyEval_SaveThread", offsetof(struct python, give_lock)},
      {"PyEval_RestoreThread", offsetof(struct python, take_lock)},
      {"PyInterpreterState_Main", offsetof(struct python, interpreter)},
      {"PyInterpreterState_ThreadHead", offsetof(struct python, first_thread)},
      {"PyThreadState_Next", offsetof(struct python, next_thread)},
      {"PyImport_ImportModule", offsetof(struct python, import)},
      {"PyCFunction_NewEx", offsetof(struct python, make_function)},
      {"PyDict_New", offsetof(struct python, make_dictionary)},
      {"Py_BuildValue", offsetof(struct python, build)},
      {"PyObject_CallMethod", offsetof(struct python, call)},
      {"PyRun_String", offsetof(struct python, run)},
      {"Py_DecRef", offsetof(struct python, release)},
      {"PyErr_Clear", offsetof(struct python, forget_error)},
  };
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; ++i) {
    // Converts an object pointer to a function pointer, as POSIX requires for dlsym.
    void* const function = dlsym(RTLD_DEFAULT, functions[i].symbol);
    if (function == NULL) return false;
    memcpy((char*)&python + functions[i].offset, &function, sizeof function);
  }
  return true;
}

//===-- Callbacks -----------------------------------------------------------------------------===//

void tn_mc__enter_callbacks_slow(void) {
  ++tn_mc__callback_depth;
  __atomic_add_fetch(&callbacks, 1, __ATOMIC_SEQ_CST);
}

void tn_mc__leave_callbacks_slow(void) {
  --tn_mc__callback_depth;
  __atomic_sub_fetch(&callbacks, 1, __ATOMIC_SEQ_CST);
}

/// The interpreter can only stop threads that hold Python's lock.
void tn_mc__wait_at_exit_slow(void) {
  if (is_ending || !python.is_initialized() || !python.holds_lock()) return;
  __atomic_sub_fetch(&callbacks, tn_mc__callback_depth, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&standing, 1, __ATOMIC_SEQ_CST);
  (void)python.give_lock();
  for (;;) (void)pause();
}

//===-- Shutdown ------------------------------------------------------------------------------===//

#define ROUNDS_FOR_CALLBACKS 1000
#define ROUNDS_FOR_THREADS 60

/// Returns whether a thread may be where it must not be unwound, after this number of turns of the
/// others.
static bool is_thread_in_callback(int round) {
  if (__atomic_load_n(&callbacks, __ATOMIC_SEQ_CST) != tn_mc__callback_depth) return true;
  if (round >= ROUNDS_FOR_THREADS) return false;
  uint32_t others = 0;
  void* thread = python.first_thread(python.interpreter());
  while (thread != NULL && (thread = python.next_thread(thread)) != NULL) ++others;
  return others > __atomic_load_n(&standing, __ATOMIC_SEQ_CST);
}

/// Lets the other threads run until they stop; for a limited time, as one may never stop. A thread
/// that waits for the lock gets a turn each time that it is released.
static void wait_for_threads(void) {
  const struct timespec millisecond = {0, 1000000};
  for (int i = 0; i < ROUNDS_FOR_CALLBACKS && is_thread_in_callback(i); ++i) {
    void* thread = python.give_lock();
    (void)nanosleep(&millisecond, NULL);
    python.take_lock(thread);
  }
}

/// `__exit__` of a context releases everything on the bindings' stack.
static const char leave_contexts[] =
    "import sys\n"
    "for name, module in list(sys.modules.items()):\n"
    "  if name.endswith('_mlir_libs._mlir.ir'):\n"
    "    while (context := module.Context.current) is not None:\n"
    "      context.__exit__(None, None, None)\n";

/// Runs statements in a namespace of their own. Exceptions are ignored.
static void run(const char* text) {
  object* names = python.make_dictionary();
  if (names != NULL) python.release(python.run(text, RUN_STATEMENTS, names, names));
  python.release(names);
  python.forget_error();
}

static object* end(object* self, object* none) {
  (void)self, (void)none;
  is_ending = true;
  __atomic_store_n(&tn_mc__interpreter_ends, true, __ATOMIC_SEQ_CST);
  wait_for_threads();
  run(leave_contexts);
  return python.build("");
}

/// Registers `end` with Python.
static bool register_end(void) {
  static method definition = {"end", end, METHOD_WITHOUT_ARGUMENTS, NULL};
  object* module = python.import("atexit");
  object* function = python.make_function(&definition, NULL, NULL);
  object* done = NULL;
  if (module != NULL && function != NULL) {
    done = python.call(module, "register", "O", function);
  }
  const bool is_done = done != NULL;
  if (!is_done) python.forget_error();
  python.release(done);
  python.release(function);
  python.release(module);
  return is_done;
}

void tn_mc__watch_interpreter(void) {
  // Python may let another thread in meanwhile, which must not wait.
  static bool was_tried;
  if (!tn_mc__has_bindings() || __atomic_exchange_n(&was_tried, true, __ATOMIC_SEQ_CST)) return;
  const bool is_watched = find_python() && python.holds_lock() && register_end();
  __atomic_store_n(&tn_mc__has_interpreter, is_watched, __ATOMIC_SEQ_CST);
}
