// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of wrappers of entities, for wrapper_bind.c.

#ifndef TENURE_SRC_PYTHON_WRAPPER_MEMORY_H
#define TENURE_SRC_PYTHON_WRAPPER_MEMORY_H

#include "tenure_py.h"

/// An object of a class of wrappers: the fields behind its head are empty but that it is
/// its own sibling, and it is not tracked.
/// NULL with an error.
tnp_entity* tnp_wrapper_memory_take(PyTypeObject* type);
/// The same out of chunks, without running anything of the interpreter; NULL, without an error, where
/// that cannot be.
tnp_entity* tnp_wrapper_memory_take_plain(PyTypeObject* type);
/// Gives the bytes back; the reference to the type is the caller's.
void tnp_wrapper_memory_give(tnp_entity* entity);

#endif  // TENURE_SRC_PYTHON_WRAPPER_MEMORY_H
