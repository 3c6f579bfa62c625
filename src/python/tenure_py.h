// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the extension module share.
//
//   wrappers.h   the objects: tnp_entity, tnp_uniqued, tnp_context, ...
//   state.h      tnp: the types and objects that the module makes once
//   calls.h      tnp_arguments, tnp_context_of, the stack of what `with` made current, errors
//   entities.h   making, reviving and reading the wrappers of ops, blocks, regions and values
//   uniqued.h    the same for types, attributes, affine expressions and locations
//   members.h    lists, iterators, maps
//
// One interpreter holds one module: its types are found through `tnp`, which is written while the
// module is imported and only read afterwards. Everything here runs with the interpreter's lock
// held, the library's calls included, so contexts are made without locks of their own.
//
// Python makes an object for an entity at most once a scope. The wrapper is tied to the entity by
// the library's host functions; when the last name for it goes it becomes Inactive: its bytes stay
// with the library, and the next fetch revives it, with the same id() and the same attributes.

#ifndef TENURE_SRC_PYTHON_TENURE_PY_H
#define TENURE_SRC_PYTHON_TENURE_PY_H

#include "members.h"

#endif  // TENURE_SRC_PYTHON_TENURE_PY_H
