// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What calls the bindings' methods for Python, in a library of its own: their exceptions are caught
// there.

#ifndef TENURE_TESTS_BINDINGS_DISPATCHER_H
#define TENURE_TESTS_BINDINGS_DISPATCHER_H

#include <mlir-c/IR.h>

#include <functional>
#include <string>

/// What the call throws; empty for nothing.
std::string dispatch(const std::function<void()>& call);

/// An extension, which asserts nothing: `count` of the block, asked for at two places.
intptr_t count_twice(intptr_t (*count)(MlirBlock), MlirBlock block);

#endif  // TENURE_TESTS_BINDINGS_DISPATCHER_H
