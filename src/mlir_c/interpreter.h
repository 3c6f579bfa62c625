// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What MLIR's own Python bindings cannot do for themselves: outlive the interpreter, and a callback
// that walks without an end.
//
// A daemon thread that is inside a callback when the interpreter ends, or in what the bindings run
// of Python's to find the class of an op or a type, is unwound by it, through frames of the
// bindings that end the process over that. So before the interpreter ends, threads are let out of
// these, and stand still before the next one, as CPython has such threads do from 3.14 on. And
// contexts that are still entered are left, which the bindings would do after the interpreter is
// gone.
//
// Each level of callbacks inside callbacks has the bindings put all levels above it into the words
// of an exception, which takes minutes at the interpreter's limit. So there is one here.

#ifndef TENURE_SRC_MLIR_C_INTERPRETER_H
#define TENURE_SRC_MLIR_C_INTERPRETER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/// Callbacks of the bindings that may stand inside each other.
#define TN_MC_CALLBACK_DEPTH 200u

/// Whether there is an interpreter that is watched.
extern bool tn_mc__has_interpreter;
/// Whether it is about to end.
extern bool tn_mc__interpreter_ends;
/// Calls that call back which the thread is in, if there is an interpreter.
extern _Thread_local uint32_t tn_mc__callback_depth;

/// Watches the bindings' interpreter, if it is for them that the library was loaded.
void tn_mc__watch_interpreter(void);

void tn_mc__enter_callbacks_slow(void);
void tn_mc__leave_callbacks_slow(void);
void tn_mc__stand_still_slow(void);

/// The thread is about to call back, until it leaves again. Returns whether that counts.
static inline bool tn_mc__enter_callbacks(void) {
  if (TN_LIKELY(!__atomic_load_n(&tn_mc__has_interpreter, __ATOMIC_RELAXED))) return false;
  tn_mc__enter_callbacks_slow();
  return true;
}
static inline void tn_mc__leave_callbacks(const bool* counts) {
  if (TN_UNLIKELY(*counts)) tn_mc__leave_callbacks_slow();
}
/// Before a callback, and of what the bindings look for a class by; with no mutex held.
static inline void tn_mc__stand_still(void) {
  if (TN_UNLIKELY(__atomic_load_n(&tn_mc__interpreter_ends, __ATOMIC_RELAXED))) {
    tn_mc__stand_still_slow();
  }
}

/// In a function that calls back, until it is left in whatever way.
#define TN_MC_COUNT_CALLBACKS                                                    \
  const bool counts_callbacks __attribute__((cleanup(tn_mc__leave_callbacks))) = \
      tn_mc__enter_callbacks();                                                  \
  (void)counts_callbacks;

#endif  // TENURE_SRC_MLIR_C_INTERPRETER_H
