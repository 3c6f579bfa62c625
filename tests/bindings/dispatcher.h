// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What calls the bindings' methods for Python, in a library of its own: their exceptions are caught
// there.

#ifndef TENURE_TESTS_BINDINGS_DISPATCHER_H
#define TENURE_TESTS_BINDINGS_DISPATCHER_H

#include <functional>
#include <string>

/// What the call throws; empty for nothing.
std::string dispatch(const std::function<void()>& call);

#endif  // TENURE_TESTS_BINDINGS_DISPATCHER_H
