// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The declarations that the extension module's files share.
//
//   wrappers.h   the objects: tnp_entity, tnp_uniqued, tnp_context, ...
//   state.h      tnp: the types and objects that the module creates once
//   calls.h      tnp_arguments, the stack of current objects, errors
//   entities.h   wrappers of ops, blocks, regions and values
//   uniqued.h    wrappers of types, attributes, affine expressions and locations
//   call.h       reading and owning the arguments of a call
//   members.h    lists, iterators, maps
//
// An interpreter has one module: its types are found through `tnp`, which is written while the
// module is imported and only read afterwards. Everything here runs with the interpreter's lock
// held; the library's long calls release it and keep other threads away from their context
// meanwhile (running.h). So contexts are created without locks of their own.
//
// Without that lock (a free-threaded build, 3.13t) the wrappers would be wrong. The module does not
// declare support for that, so such an interpreter enables its lock when it imports the module.
// These parts rely on the lock, and would need a replacement:
//
//   - An Active wrapper is returned again by incrementing its count (wrapper_bind.c, uniqued.c,
//     adapters.c). Another thread may be deallocating it, with a count of 0: this needs an
//     increment that fails at 0 (PyUnstable_TryIncRef of 3.14), and a lock of the context around
//     lookup and deallocation.
//   - An Inactive wrapper becomes an object again by _Py_NewReference, whose counts belong to the
//     calling thread: one thread at a time, under that lock.
//   - The data of a tnp_context (lists of wrappers, table, detached trees, deferred objects,
//     classes, names, handlers, the open capture): a critical section of the context in every call,
//     or the rule that one thread uses a context at a time, as for scopes.
//   - The data of the process: tnp_signature.met, tnp.spare_list, class_version, live_context_count
//     and registered functions and classes. Atomic, one per thread, or removed. Such a build has no
//     chunks (wrapper_memory.c) already.
//   - Items are read in place from exact lists and dicts (call.c): a critical section of the
//     container, or a copy.
//   - Reference counts are compared: with 1 in names.c, where another thread may hold a reference
//     as well; with 0 in errors.c.
//
// An entity has at most one Python object per scope. The wrapper is bound to the entity by the
// library's host functions. When its last reference is dropped it becomes Inactive: the library
// keeps the memory, and the next fetch revives it with the same id() and the same attributes.

#ifndef TENURE_SRC_PYTHON_TENURE_PY_H
#define TENURE_SRC_PYTHON_TENURE_PY_H

#include "members.h"

#endif  // TENURE_SRC_PYTHON_TENURE_PY_H
