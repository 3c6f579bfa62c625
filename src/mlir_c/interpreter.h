// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles two cases that MLIR's own Python bindings cannot: the end of the interpreter, and
// unlimited recursion of callbacks.
//
// A daemon thread that is in a callback when the interpreter ends, or in Python code that the
// bindings run to find the class of an op or a type, is unwound, through frames of the bindings
// that terminate the process then. So before the interpreter ends, threads leave these frames, and
// stop before they enter the next one, as CPython does with such threads from 3.14 on. Contexts
// that are still entered are left, which the bindings would do after the interpreter has ended.
//
// For each level of nested callbacks the bindings add all outer levels to the message of an
// exception, which takes minutes at the interpreter's recursion limit. So the nesting is limited
// here.

#ifndef TENURE_SRC_MLIR_C_INTERPRETER_H
#define TENURE_SRC_MLIR_C_INTERPRETER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/// The maximum nesting of callbacks of the bindings.
#define TN_MC_CALLBACK_DEPTH 200u

/// An interpreter exists and is watched.
extern bool tn_mc__has_interpreter;
/// That interpreter is about to end.
extern bool tn_mc__interpreter_ends;
/// Number of calls of this thread that call back, if there is an interpreter.
extern _Thread_local uint32_t tn_mc__callback_depth;

/// Watches the bindings' interpreter, if the library was loaded for them.
void tn_mc__watch_interpreter(void);

void tn_mc__enter_callbacks_slow(void);
void tn_mc__leave_callbacks_slow(void);
void tn_mc__wait_at_exit_slow(void);

/// Marks that the thread is about to call back, until it leaves again. Returns whether that is
/// counted.
static inline bool tn_mc__enter_callbacks(void) {
  if (TN_LIKELY(!__atomic_load_n(&tn_mc__has_interpreter, __ATOMIC_RELAXED))) return false;
  tn_mc__enter_callbacks_slow();
  return true;
}
static inline void tn_mc__leave_callbacks(const bool* counts) {
  if (TN_UNLIKELY(*counts)) tn_mc__leave_callbacks_slow();
}
/// Called before a callback, and by functions that the bindings use to find a class; no mutex is
/// held.
static inline void tn_mc__wait_at_exit(void) {
  if (TN_UNLIKELY(__atomic_load_n(&tn_mc__interpreter_ends, __ATOMIC_RELAXED))) {
    tn_mc__wait_at_exit_slow();
  }
}

/// In a function that calls back: counts until it is left in any way.
#define TN_MC_COUNT_CALLBACKS                                                    \
  const bool counts_callbacks __attribute__((cleanup(tn_mc__leave_callbacks))) = \
      tn_mc__enter_callbacks();                                                  \
  (void)counts_callbacks;

#endif  // TENURE_SRC_MLIR_C_INTERPRETER_H
