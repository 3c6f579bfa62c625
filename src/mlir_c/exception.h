// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a refused call is to MLIR's own Python bindings: an exception.
//
// These bindings, which nobody changes, look at few of the API's answers: to them a print of an op
// that is gone is an empty text, and the null type of a value that is gone fails an assertion.
// They do turn C++ exceptions that pass through them into Python's. So where the library was
// loaded as libMLIRPythonCAPI.so, under which name those bindings alone ask for it, and the
// calling thread holds Python's lock, a refusal ends the call by a std::runtime_error with its
// reason, which Python sees as a RuntimeError. It is thrown through the functions of the C++
// library that the bindings brought along. Under every other name a refusal is the null value, and
// nothing is thrown.
//
// It is thrown only where the bindings catch it before a frame of the interpreter's, or one of this
// library's that waits for a callback, and not by what destructors call. A function that holds
// something defers it until that is given back.
//
// mlirOperationDestroy is called by a method of theirs and by a destructor, which nothing gets out
// of. There GCC writes no handler; other compilers write one that ends the process. So it is the
// method for sure if the handler stands in another library than what called, and the destructor if
// there is none.

#ifndef TENURE_SRC_MLIR_C_EXCEPTION_H
#define TENURE_SRC_MLIR_C_EXCEPTION_H

#include "base/status.h"

/// Whether it is those bindings that the library was loaded for.
bool tn_mc__has_bindings(void);
/// The same, once tn_mc__has_bindings was called, as it is for each context that is made.
extern bool tn_mc__serves_bindings;

/// Throws `function: reason`, or does nothing where that is not to be.
void tn_mc__throw(const char* function, const char* reason);

/// Whether the library was called by bindings that catch nothing, and hold Python's lock.
bool tn_mc__is_uncaught(void);

/// Whether the refusal that the thread reported last came where the bindings catch nothing: there
/// they fail an assertion over null and 0, so what they ask for is made up, and stale for good.
bool tn_mc__must_answer(void);

/// Who asks for an op's end.
typedef enum tn_mc_ender {
  TN_MC_ENDED_BY_OTHERS,      ///< No bindings of Python's, or they in a way that tells nothing.
  TN_MC_ENDED_BY_METHOD,      ///< They, for the program: a refusal reaches it.
  TN_MC_ENDED_BY_DESTRUCTOR,  ///< They, for what they believe to own.
} tn_mc_ender;
tn_mc_ender tn_mc__who_ends(void);

/// From here on the thread's refusals are kept, the first of them, until tn_mc__throw_deferred
/// throws it. Such pairs do not nest.
void tn_mc__defer_throw(void);
void tn_mc__throw_deferred(const char* function);

/// What is deferred, put aside while a handler of the client's runs, whose own calls are refused as
/// ever.
typedef struct tn_mc_deferred {
  bool defers;
  char reason[256];  ///< Empty for none.
} tn_mc_deferred;
void tn_mc__put_deferred_aside(tn_mc_deferred* out_deferred);
void tn_mc__take_deferred_back(const tn_mc_deferred* deferred);

/// Throws if the library's own API refused what `function` asked of it; it has reported why.
void tn_mc__finish(const char* function, tn_status status);

#endif  // TENURE_SRC_MLIR_C_EXCEPTION_H
