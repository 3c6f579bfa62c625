// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ exceptions thrown by clients' functions that passes and drivers call.
//
// Most of the library has no unwind tables, so an exception must not pass through it. It is caught
// where the client was called and stored; the run ends as if interrupted, and the API function
// rethrows the exception when it returns. Exceptions of Python passes and patterns reach the
// program in this way.

#ifndef TENURE_SRC_MLIR_C_GUARD_H
#define TENURE_SRC_MLIR_C_GUARD_H

#include <stdbool.h>

/// The state of one call of an API function that runs clients' functions.
typedef struct tn_mc_guard {
  struct tn_mc_guard* outer;
  void* exception;  ///< The first exception thrown; NULL for none.
  bool collects;    ///< The bindings collect errors during the call.
  bool has_errors;  ///< They have collected at least one.
} tn_mc_guard;

/// Begin and end a guarded call on the current thread. If an exception was stored,
/// tn_mc__guard_end rethrows it and does not return, so release all resources first. If bindings
/// have collected errors, the exception is dropped and the call fails with these errors, because
/// the bindings would terminate the process.
void tn_mc__guard_begin(tn_mc_guard* guard);
void tn_mc__guard_end(tn_mc_guard* guard);

/// Calls `call` with `data`; false if it threw an exception, or one is stored already.
bool tn_mc__guard_call(void (*call)(void* data), void* data);

/// Records that a client's diagnostic handler received an error on this thread.
void tn_mc__guard_note_error(void);

#endif  // TENURE_SRC_MLIR_C_GUARD_H
