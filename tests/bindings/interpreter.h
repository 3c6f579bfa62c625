// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library that the one under test takes for Python.

#ifndef TENURE_TESTS_BINDINGS_INTERPRETER_H
#define TENURE_TESTS_BINDINGS_INTERPRETER_H

#ifdef __cplusplus
extern "C" {
#endif

/// Has the thread hold the interpreter's lock, or not.
void interpreter_take_lock(int takes);
/// Calls what is a slot of a type: nobody who calls it catches anything.
void interpreter_call_slot(void (*slot)(void* data), void* data);
/// Calls what is to be called at the end, and returns the statements that were run.
const char* interpreter_end(void);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_TESTS_BINDINGS_INTERPRETER_H
