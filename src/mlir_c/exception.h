// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Refused calls as exceptions in MLIR's own Python bindings.
//
// These bindings, which are used unchanged, check few results of the API: a print of an erased op
// would be an empty text, and the null type of an erased value fails an assertion. But they convert
// C++ exceptions that pass through them to Python's. So if the library was loaded as
// libMLIRPythonCAPI.so, the name that only these bindings load, and the calling thread holds
// Python's lock, a refusal ends the call with a std::runtime_error with its reason, which Python
// sees as a RuntimeError. It is thrown through the C++ library that the bindings loaded. Under
// every other name a refusal returns the null value, and nothing is thrown.
//
// It is only thrown if the bindings catch it before a frame of the interpreter's, or of this
// library's that waits for a callback, and never from functions that destructors call. A function
// that holds resources defers it until they are released.
//
// Both a method and a destructor call mlirOperationDestroy, and an exception must not leave the
// destructor. GCC generates no handler there; other compilers generate one that terminates the
// process. So the caller is the method if the handler is in another library than the caller, and
// the destructor if there is none.

#ifndef TENURE_SRC_MLIR_C_EXCEPTION_H
#define TENURE_SRC_MLIR_C_EXCEPTION_H

#include "base/status.h"

/// Returns whether the library was loaded for these bindings.
bool tn_mc__has_bindings(void);
/// The same value, valid after tn_mc__has_bindings was called, as for each created context.
extern bool tn_mc__serves_bindings;

/// Throws `function: reason`, or does nothing if it must not throw.
void tn_mc__throw(const char* function, const char* reason);

/// Returns whether the caller is bindings that catch nothing, and holds Python's lock.
bool tn_mc__is_uncaught(void);

/// Returns whether the thread's last refusal occurred where the bindings catch nothing: they fail
/// an assertion for null and 0 there, so they get a forged result that is permanently stale.
bool tn_mc__must_answer(void);

/// The caller that destroys an op.
typedef enum tn_mc_ender {
  TN_MC_ENDED_BY_OTHERS,      ///< Not Python's bindings, or the caller is unknown.
  TN_MC_ENDED_BY_METHOD,      ///< The bindings' method, for the program: a refusal reaches it.
  TN_MC_ENDED_BY_DESTRUCTOR,  ///< The bindings' destructor, for an op that they believe to own.
} tn_mc_ender;
tn_mc_ender tn_mc__who_ends(void);

/// Defers the thread's first refusal until tn_mc__throw_deferred throws it. Such pairs do not nest.
void tn_mc__defer_throw(void);
void tn_mc__throw_deferred(const char* function);

/// A deferred refusal, saved while a handler of the client's runs, whose own calls are refused as
/// usual.
typedef struct tn_mc_deferred {
  bool defers;
  bool must_answer;  ///< For tn_mc__must_answer.
  char reason[256];  ///< Empty for none.
} tn_mc_deferred;
void tn_mc__put_deferred_aside(tn_mc_deferred* out_deferred);
void tn_mc__take_deferred_back(const tn_mc_deferred* deferred);

/// Ends an exception that was caught, if the library serves the bindings; false if not.
bool tn_mc__drop_exception(void* exception);

/// Throws if the library's own API failed in `function` and has reported the reason.
void tn_mc__finish(const char* function, tn_status status);

#endif  // TENURE_SRC_MLIR_C_EXCEPTION_H
