// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Long calls of the library without the interpreter's lock. See running.h.
//
// `tnp_runs` changes only while the lock is held. A waiting thread releases the lock and sleeps
// until `round`, which has its own mutex, changes; it reads `round` before it releases the lock, so
// it misses no end of a run.

#define TNP_UNGATED
#include "tenure_py.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/// The interval at which signals are checked.
#define ASKS_EACH UINT64_C(25000000)

tnp_run* tnp_runs;
_Thread_local tnp_run* tnp_own_run TNP_NEAR_THREAD_LOCAL;

static pthread_mutex_t round_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t round_moved;  // Sleeps by the monotonic clock.
static uint64_t round_number;       // Written with the mutex and the lock held.
static size_t waiting_count;        // With the lock held.
static unsigned long main_thread;
/// The exception that ended the main thread's last wait; borrowed, only for comparison.
static PyObject* stopped_by;

//===-- Waiting -----------------------------------------------------------------------------===//

/// A run has ended, or is in a callback.
static void wake_waiting(void) {
  if (waiting_count == 0) return;
  pthread_mutex_lock(&round_mutex);
  ++round_number;
  pthread_cond_broadcast(&round_moved);
  pthread_mutex_unlock(&round_mutex);
}

/// With the mutex held: sleeps until the round changes; on the main thread at most until the next
/// check of signals.
static void sleep_in_round(uint64_t seen, bool is_main) {
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  until.tv_nsec += (long)ASKS_EACH;
  if (until.tv_nsec >= 1000000000) {
    until.tv_nsec -= 1000000000;
    ++until.tv_sec;
  }
  int slept = 0;
  while (round_number == seen && slept == 0) {
    slept = is_main ? pthread_cond_timedwait(&round_moved, &round_mutex, &until)
                    : pthread_cond_wait(&round_moved, &round_mutex);
  }
}

/// Sleeps, without the lock, until a run ends or signals are due.
static void wait_for_round(void) {
  const uint64_t seen = round_number;
  const bool is_main = PyThread_get_thread_ident() == main_thread;
  ++waiting_count;
  PyThreadState* state = PyEval_SaveThread();
  pthread_mutex_lock(&round_mutex);
  sleep_in_round(seen, is_main);
  pthread_mutex_unlock(&round_mutex);
  PyEval_RestoreThread(state);
  --waiting_count;
}

/// The error that is set; borrowed from there.
static PyObject* error_now(void) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject* error = value == NULL ? type : value;
  PyErr_Restore(type, value, traceback);
  return error;
}

/// Runs the handlers of pending signals if this is the main thread. Returns true if one raised, now
/// or before an earlier gate of the same call.
static bool is_stopped(void) {
  if (PyErr_Occurred()) return stopped_by != NULL && error_now() == stopped_by;
  stopped_by = NULL;
  if (PyThread_get_thread_ident() != main_thread || PyErr_CheckSignals() == 0) return false;
  stopped_by = error_now();
  return true;
}

/// Whether one of this thread's runs is `run`: then a signal's handler, or what memory that is
/// given back runs, has come here.
static bool is_own(const tnp_run* run) { return run->thread == PyThread_get_thread_ident(); }

static bool refuse(const char* why) {
  if (!PyErr_Occurred()) PyErr_SetString(PyExc_RuntimeError, why);
  return false;
}

/// The run that works on the context, or NULL.
static const tnp_run* run_on(const tnp_context* context) {
  const tnp_run* run = tnp_runs;
  while (run != NULL && run->context != context) run = run->next;
  return run;
}

/// Whether the context can be waited for; false with an error.
static bool may_wait_for(const tnp_run* run) {
  if (run->thread == 0) {
    return refuse("the Context was in use by another thread when the process forked");
  }
  if (!is_own(run)) return true;
  return refuse("the Context is in use by another call of this thread");
}

bool tnp_gate_wait(const tnp_context* context) {
  for (const tnp_run* run = run_on(context); run != NULL; run = run_on(context)) {
    if (!may_wait_for(run) || is_stopped()) return false;
    wait_for_round();
  }
  return true;
}

/// Waits as above for a call that continues after a callback. Signals wait until its next check.
static void wait_to_go_on(const tnp_context* context) {
  for (const tnp_run* run = run_on(context); run != NULL; run = run_on(context)) {
    if (run->thread == 0) {
      Py_FatalError("the process forked in a callback whose Context another thread was using");
    }
    if (is_own(run)) return;
    wait_for_round();
  }
}

bool tnp_gate_context(const tn_context* context) {
  for (const tnp_run* run = tnp_runs; run != NULL; run = run->next) {
    if (run->context->context == context) return tnp_gate_wait(run->context);
  }
  return true;
}

static bool is_scope_of(const tnp_context* context, uint32_t number) {
  if (number == context->root_number) return true;
  if (context->open_scope_count == 0) return false;
  const tn_scope* scope = tn_scope_find(number);
  return scope != NULL && tn_scope_context(scope) == context->context;
}

bool tnp_gate_scope(uint32_t scope) {
  for (const tnp_run* run = tnp_runs; run != NULL; run = run->next) {
    if (is_scope_of(run->context, scope)) return tnp_gate_wait(run->context);
  }
  return true;
}

//===-- Wrappers that were dropped ----------------------------------------------------------===//

static bool is_busy(const tnp_context* context) { return run_on(context) != NULL; }

bool tnp_run_defer(tnp_entity* entity) {
  if (!is_busy(entity->context)) return false;
  ++entity->context->deferred_count;
  entity->flags |= TNP_DEFERRED;
  return true;
}

void tnp_run_undefer(tnp_entity* entity) {
  --entity->context->deferred_count;
  entity->flags &= (uint16_t)~TNP_DEFERRED;
}

/// One round through the context's list. Ends take their places from its end, and run Python.
static void end_listed(tnp_context* context) {
  for (uint32_t at = context->active_count; at != 0;) {
    --at;
    tnp_entity* entity = context->wrappers[at];
    if ((entity->flags & TNP_DEFERRED) != 0) {
      tnp_run_undefer(entity);
      tnp_entity_dealloc((PyObject*)entity);
    }
    if (at > context->active_count) at = context->active_count;
  }
}

/// Ends the deferred wrappers; they are Active until then. Once another thread uses the
/// context, the end of its call goes on with it. The context, which they hold, is held.
static void end_deferred(tnp_context* context) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  Py_INCREF(context);
  while (context->deferred_count != 0 && !is_busy(context)) end_listed(context);
  Py_DECREF(context);
  PyErr_Restore(type, value, traceback);
}

//===-- Runs --------------------------------------------------------------------------------===//

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void release(tnp_run* run) {
  run->next = tnp_runs;
  tnp_runs = run;
  run->state = PyEval_SaveThread();
}

/// The context is free again.
static void take_back(tnp_run* run) {
  PyEval_RestoreThread(run->state);
  run->state = NULL;
  tnp_run** place = &tnp_runs;
  while (*place != run) place = &(*place)->next;
  *place = run->next;
  wake_waiting();
}

void tnp_run_begin(tnp_run* run) {
  *run = (tnp_run){.outer = tnp_own_run};
  tnp_own_run = run;
}

tn_status tnp_run_end(tnp_run* run, tn_status status) {
  tnp_own_run = run->outer;
  if (run->context == NULL) return status;
  if (run->state != NULL) take_back(run);
  if (run->context->deferred_count != 0) end_deferred(run->context);
  return run->has_raised ? TN_INTERRUPTED : status;
}

/// Runs the handlers of signals that have come; true if one raised.
static bool ask_signals(tnp_run* run) {
  run->asked_at = now();
  PyEval_RestoreThread(run->state);
  run->has_raised = PyErr_Occurred() == NULL && PyErr_CheckSignals() != 0;
  run->state = PyEval_SaveThread();
  return run->has_raised;
}

bool tnp_run_ask(void* context) {
  tnp_run* run = tnp_own_run;
  if (run == NULL || tnp.exiting || (run->context != NULL && run->context != context)) return false;
  if (run->has_raised) return true;
  if (run->state != NULL) {
    return run->thread == main_thread && now() - run->asked_at >= ASKS_EACH && ask_signals(run);
  }
  if (run->context == NULL) {
    run->context = context;
    run->thread = PyThread_get_thread_ident();
    run->asked_at = now();
  }
  release(run);
  return false;
}

//===-- Callbacks ---------------------------------------------------------------------------===//

void tnp_callback_begin_slow(tnp_callback* callback) {
  tnp_run* run = callback->run;
  tnp_own_run = NULL;
  if (run->state == NULL) return;
  take_back(run);
  if (run->context->deferred_count != 0) end_deferred(run->context);
}

/// Another thread may have begun a call of its own meanwhile.
void tnp_callback_end_slow(const tnp_callback* callback, const tnp_context* context) {
  tnp_own_run = callback->run;
  if (tnp_runs != NULL && context != NULL) wait_to_go_on(context);
}

//===-- Forking -----------------------------------------------------------------------------===//

bool tnp_run_is_lost(const tnp_context* context) {
  const tnp_run* run = run_on(context);
  return run != NULL && run->thread == 0;
}

static void make_round(void) {
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&round_moved, &attributes);
  pthread_condattr_destroy(&attributes);
  round_mutex = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
}

/// Keeps the run of a thread that is not there any more, whose stack may go to another one.
static tnp_run* keep_lost(tnp_run* run) {
  tnp_run* kept = calloc(1, sizeof *kept);
  if (kept == NULL) kept = run;
  *kept = (tnp_run){.context = run->context, .next = run->next};
  return kept;
}

/// In the child, whose only thread had the interpreter's lock. No other thread sleeps there.
static void begin_in_child(void) {
  make_round();
  main_thread = PyThread_get_thread_ident();
  for (tnp_run** place = &tnp_runs; *place != NULL; place = &(*place)->next) {
    if (!is_own(*place)) *place = keep_lost(*place);
  }
}

//===-- Beginning ---------------------------------------------------------------------------===//

bool tnp_init_running(void) {
  static bool hears_of_forks;
  make_round();
  if (!hears_of_forks && pthread_atfork(NULL, NULL, begin_in_child) != 0) {
    PyErr_NoMemory();
    return false;
  }
  hears_of_forks = true;
  PyObject* threading = PyImport_ImportModule("threading");
  PyObject* thread = threading == NULL ? NULL : PyObject_CallMethod(threading, "main_thread", NULL);
  PyObject* ident = thread == NULL ? NULL : PyObject_GetAttrString(thread, "ident");
  if (ident != NULL) main_thread = PyLong_AsUnsignedLong(ident);
  Py_XDECREF(threading);
  Py_XDECREF(thread);
  Py_XDECREF(ident);
  return ident != NULL && !PyErr_Occurred();
}
