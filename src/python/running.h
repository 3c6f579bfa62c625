// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Long calls of the library, during which other threads of Python run.
//
// A long call (reading and writing text and bytecode, verifying, cloning, passes, rewriting) begins
// with the interpreter's lock held. When the library asks, as it does after some 0.1 ms, whether to
// stop (tn_context_set_interrupt_check), the lock is let go; so short calls pay nothing for it.
// From then on the call is listed in `tnp_runs`, and its context is busy. What is asked later is
// how Ctrl-C stops a call: on the main thread signals are looked at every 25 ms, and when their
// handler raises, the call ends with TN_INTERRUPTED and that exception.
//
// Contexts have no locks, so a busy one is used by no other thread: every function of the library
// that src/python calls goes through a gate (gated_calls.h, made by tools/gate-calls), which
// waits, without the lock, while the context of its argument is busy. While nothing is listed, a
// gate is one load. Within a stretch that holds the lock and runs no Python, the first gate alone
// can wait: the places that keep something of their own before it (a capture, room in a list,
// a place in a table) ask tnp_settled first.
//
// A callback takes the lock, and its context is free until it returns. The call that goes on then
// lets the lock go when it is asked next, so that callbacks one after the other do not hand it to
// and fro. What other threads may do meanwhile is what they may do while any callback runs Python.
// So no waiting thread holds anything that another waits for: a call that works without the lock
// goes on to its end or to a callback, for which it needs the lock alone. Two threads that use each
// other's contexts in callbacks, or a callback that waits for a thread which waits for the context,
// come through.
//
// Who waits on the main thread looks at signals every 25 ms; what a handler raises ends the wait,
// and the call is not made. The end of a callback waits on, for the call that it is in has to go on
// alone.
//
// After fork() there is one thread. A context that another one was working on stays as it was left
// in the middle of that, so the child may not use it: it stays listed, as a run without a thread,
// and gates raise RuntimeError. Its wrappers are deferred, and it is not destroyed. What
// other threads had before them outside of long calls is whole, because the lock is held by whoever
// forks.
//
// Three kinds of code do not wait:
//   - wrappers that another thread drops, or its garbage collection, are deferred until the context
//     is free again (tnp_run_put_off);
//   - reclaiming wrappers in the middle of an erasure (wrapper_bind.c) holds the lock and leaves
//     the context busy: it runs no Python;
//   - a signal's handler that uses the context of the call that it interrupts is refused:
//     RuntimeError.
//
// A build of Python without the lock (PEP 703) has to have more than this: a mutex for each
// context, taken in the gates in place of the check and given back where the library has returned,
// and around the tables of wrappers (tnp_table, the list of Active wrappers, detached trees,
// captures), which the lock protects today; reviving a wrapper whose count falls to 0 on another
// thread at that moment, for which PyUnstable_TryIncRef is; and the signatures' memory of keywords.
// Until then the module does not say Py_MOD_GIL_NOT_USED, so that such a build turns the lock on
// when the module is imported.

#ifndef TENURE_SRC_PYTHON_RUNNING_H
#define TENURE_SRC_PYTHON_RUNNING_H

// Where the C library keeps room for it, also for modules loaded later, a thread's variable is one
// load away instead of a call.
#if defined(__ELF__) && defined(__GLIBC__)
#define TNP_NEAR_THREAD_LOCAL __attribute__((tls_model("initial-exec")))
#else
#define TNP_NEAR_THREAD_LOCAL
#endif

/// A long call, in the frame that makes it.
typedef struct tnp_run {
  tnp_context* context;   ///< Once it works without the lock.
  PyThreadState* state;   ///< While it does; NULL while its thread holds the lock.
  struct tnp_run* outer;  ///< Of the same thread.
  struct tnp_run* next;   ///< In `tnp_runs`.
  unsigned long thread;   ///< 0 when the process forked while another one worked.
  uint64_t asked_at;      ///< When signals were looked at last, in nanoseconds.
  bool has_raised;        ///< The handler of a signal raised.
} tnp_run;

/// A callback that runs Python.
typedef struct tnp_callback {
  tnp_run* run;  ///< The long call that it is in; NULL for a short one.
} tnp_callback;

/// The long calls that work without the lock. Read and written with the lock held. Every gate reads
/// it, so it is hidden, which spares the way through the table of what a library shares.
extern tnp_run* tnp_runs __attribute__((visibility("hidden")));
#define TNP_SLOW __attribute__((cold))

void tnp_run_begin(tnp_run* run);
/// Takes the lock again. Returns `status`, or TN_INTERRUPTED when a signal's handler raised.
tn_status tnp_run_end(tnp_run* run, tn_status status);
/// A tn_interrupt_fn; `context` is a tnp_context.
bool tnp_run_ask(void* context);

/// The innermost long call of this thread, unless a callback of it is under way.
extern _Thread_local tnp_run* tnp_own_run __attribute__((visibility("hidden")))
TNP_NEAR_THREAD_LOCAL;

void tnp_callback_begin_slow(tnp_callback* callback);
void tnp_callback_end_slow(const tnp_callback* callback, const tnp_context* context);
/// Around what a callback does with Python. `context` may be NULL where it is not known.
static inline void tnp_callback_begin(tnp_callback* out_callback) {
  *out_callback = (tnp_callback){.run = tnp_own_run};
  if (out_callback->run != NULL) tnp_callback_begin_slow(out_callback);
}
static inline void tnp_callback_end(const tnp_callback* callback, const tnp_context* context) {
  if (callback->run != NULL || tnp_runs != NULL) tnp_callback_end_slow(callback, context);
}

// Wait until the context is not busy. False, with an error, if it is this thread that works on it,
// if the handler of a signal raised, or if the context was lost to a child.
TNP_SLOW bool tnp_gate_scope(uint32_t scope);
TNP_SLOW bool tnp_gate_context(const tn_context* context);
TNP_SLOW bool tnp_gate_wait(const tnp_context* context);
/// For what begins with something of its own.
static inline bool tnp_settled(const tnp_context* context) {
  return __builtin_expect(tnp_runs == NULL, 1) || tnp_gate_wait(context);
}

/// Puts the end of a wrapper, whose count is 0, off if its context is busy.
TNP_SLOW bool tnp_run_put_off(tnp_entity* entity);
/// A wrapper whose end was deferred is revived.
TNP_SLOW void tnp_run_put_on(tnp_entity* entity);
/// Whether another thread was working on the context when the process forked.
bool tnp_run_is_lost(const tnp_context* context);

bool tnp_init_running(void);

#ifndef TNP_UNGATED
#include <gated_calls.h>
#endif

#endif  // TENURE_SRC_PYTHON_RUNNING_H
