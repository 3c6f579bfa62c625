// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clients' functions that passes and drivers call, and C++ exceptions that leave them.
//
// The library is in the middle of a run then, and most of it has no tables to be unwound by. So an
// exception is caught where the client was called, kept while the run ends as one that was
// interrupted, and thrown on at the end of the API's function. Python's exceptions in passes and
// patterns reach the program this way.

#ifndef TENURE_SRC_MLIR_C_GUARD_H
#define TENURE_SRC_MLIR_C_GUARD_H

#include <stdbool.h>

/// A function of the API in which clients' functions are guarded.
typedef struct tn_mc_guard {
  struct tn_mc_guard* outer;
  void* exception;  ///< The first that left one of them; NULL for none.
  bool collects;    ///< The bindings collect errors meanwhile, and take them if the call fails,
  bool has_errors;  ///< which they have done.
} tn_mc_guard;

/// Between these, on one thread, exceptions are kept. The end throws the one that was, and does not
/// return then: what the function holds has to be released before. Bindings that have collected
/// errors end the process over an exception: then it goes, and the call fails with the errors.
void tn_mc__guard_begin(tn_mc_guard* guard);
void tn_mc__guard_end(tn_mc_guard* guard);

/// Calls `call` with `data`; false if it was left by an exception, or one is kept already.
bool tn_mc__guard_call(void (*call)(void* data), void* data);

/// A client's handler took an error on this thread.
void tn_mc__guard_note_error(void);

#endif  // TENURE_SRC_MLIR_C_GUARD_H
