// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the extension module share.
//
//   wrappers.h   the objects: tnp_entity, tnp_uniqued, tnp_context, ...
//   state.h      tnp: the types and objects that the module makes once
//   calls.h      tnp_arguments, the stack of what `with` made current, errors
//   entities.h   making, reviving and reading the wrappers of ops, blocks, regions and values
//   uniqued.h    the same for types, attributes, affine expressions and locations
//   call.h       what a call reads its arguments into, and holds until it returns
//   members.h    lists, iterators, maps
//
// One interpreter holds one module: its types are found through `tnp`, which is written while the
// module is imported and only read afterwards. Everything here runs with the interpreter's lock
// held; the library's long calls let it go, and keep other threads from their context meanwhile
// (running.h). So contexts are made without locks of their own.
//
// Without that lock (a free-threaded build, 3.13t) the wrappers would not be right. The module does
// not say that it can do without, so such an interpreter turns its lock on when it imports it. What
// relies on the lock, and what would have to replace it:
//   - An Active wrapper is given out again by counting it up (wrapper_bind.c, uniqued.c,
//     adapters.c). Another thread may be at its end, the count at 0: that takes a count that fails
//     at 0 (PyUnstable_TryIncRef of 3.14), and a lock of the context around finding and ending.
//   - An Inactive wrapper becomes an object again by _Py_NewReference, whose counts belong to the
//     thread that calls it: one thread at a time, under that lock.
//   - What a tnp_context has (lists of wrappers, table, detached trees, graves, classes, names,
//     handlers, the capture that is open): a critical section of the context in every call, or the
//     rule that a context is one thread's at a time, kept as scopes keep it.
//   - What the process has: tnp_signature.met, tnp.spare_list, class_version, live_context_count
//     and what Python registered. Atomic, one for each thread, or left out. The chunks of
//     wrapper_memory.c are left out in such a build already.
//   - Items are read in place out of exact lists and dicts (call.c): a critical section of the
//     container, or a copy.
//   - Counts that are compared: with 1 in names.c, where another thread may hold as well; with 0 in
//     errors.c.
//
// Python makes an object for an entity at most once a scope. The wrapper is bound to the entity by
// the library's host functions; when the last name for it goes it becomes Inactive: its bytes stay
// with the library, and the next fetch revives it, with the same id() and the same attributes.

#ifndef TENURE_SRC_PYTHON_TENURE_PY_H
#define TENURE_SRC_PYTHON_TENURE_PY_H

#include "members.h"

#endif  // TENURE_SRC_PYTHON_TENURE_PY_H
