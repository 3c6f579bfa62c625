// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory layout of the extension module's objects.

#ifndef TENURE_SRC_PYTHON_WRAPPERS_H
#define TENURE_SRC_PYTHON_WRAPPERS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
#include <structmember.h>
#include <tenure/tenure.h>

typedef struct tnp_context tnp_context;
typedef struct tnp_entity tnp_entity;
typedef struct tnp_detached_tree tnp_detached_tree;
typedef struct tnp_uniqued tnp_uniqued;
typedef struct tnp_name tnp_name;
typedef struct tnp_deferred tnp_deferred;

typedef enum tnp_entity_kind { TNP_OP, TNP_BLOCK, TNP_REGION, TNP_VALUE } tnp_entity_kind;

/// How a wrapper presents an op. An op has at most one wrapper of each role in a scope.
typedef enum tnp_role { TNP_ROLE_OPERATION, TNP_ROLE_VIEW, TNP_ROLE_MODULE } tnp_role;

#define TNP_ACTIVE 1u  ///< Python references it; it is in its context's list and holds the context.
#define TNP_TIED 2u    ///< The library caches it for the entity.
#define TNP_ALIAS 4u   ///< Another wrapper of the same role replaced it: freed when dropped.
#define TNP_KEPT 8u    ///< Inactive with attributes, which the context owns.
#define TNP_IN_CHUNK 16u    ///< Allocated in a chunk (wrapper_memory.c).
#define TNP_TRACKED 32u     ///< The garbage collector tracks it.
#define TNP_ONE_RESULT 64u  ///< Of an op that is known to have one result.
#define TNP_PINNED 128u     ///< Being deallocated: not freed before that ends.
#define TNP_DEFERRED 256u   ///< Dropped while its context was busy (running.h).

/// A wrapper of an op, block, region or value. All handles have the same four words.
struct tnp_entity {
  PyObject_HEAD PyObject* attributes;  ///< Set by the user; NULL initially.
  PyObject* weak_references;
  tnp_context* context;  ///< Held while Active; NULL before it was initialised.
  union {
    tn_op op;
    tn_block block;
    tn_region region;
    tn_value value;
  } handle;
  tnp_entity* sibling;      ///< The ring of the op's wrappers; itself if there are no others.
  tnp_detached_tree* root;  ///< Its record as wrapper or anchor (detached_trees.c), or NULL.
  uint32_t place;           ///< In its context's list, while Active or kept.
  uint8_t kind;
  uint8_t role;
  uint16_t flags;
};

typedef struct tnp_chunk tnp_chunk;

/// The memory of wrappers (wrapper_memory.c).
typedef struct tnp_wrapper_memory {
  tnp_chunk* open;     ///< The ring of chunks with room, or NULL.
  size_t empty_count;  ///< Of these.
  bool is_usable;      ///< Whether chunks serve this interpreter.
} tnp_wrapper_memory;

/// A type, attribute or affine expression. Its context is held while Python holds it.
struct tnp_uniqued {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;
  const void* storage;
  bool is_canonical;  ///< The context's table knows it.
  bool is_pinned;     ///< Being deallocated: not freed before that ends.
};

typedef struct tnp_location {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;
  tn_location location;
} tnp_location;

/// A diagnostic capture: an open call whose errors become an exception.
typedef struct tnp_capture {
  PyObject* diagnostics;  ///< A list of tuples (severity, location, message, notes), or NULL.
  tn_status status;       ///< Of the first of these.
  PyObject* cause;        ///< The exception of a callback that caused the diagnostics, or NULL.
  struct tnp_capture* outer;
  const void* thread;  ///< Identifies the thread.
} tnp_capture;

typedef struct tnp_slot {
  const void* storage;
  tnp_uniqued* wrapper;
} tnp_slot;

/// Wrappers of uniqued things by storage, which never moves and lives as long as the context.
typedef struct tnp_table {
  tnp_slot* slots;
  size_t capacity;  ///< A power of two, or 0.
  size_t count;
  size_t inactive_count;
} tnp_table;

/// Python's objects for an operation name, found once.
typedef struct tnp_class_entry {
  const void* name;
  PyTypeObject* type;  ///< The class of views; borrowed from the registry. NULL until looked up.
  PyObject* text;      ///< The name as a str; NULL until used.
} tnp_class_entry;

/// A context's cache entry for a str that calls used as a name (names.c).
struct tnp_name {
  PyObject* text;               ///< Held; NULL for none.
  tn_identifier identifier;     ///< Null until looked up.
  tn_operation_name operation;  ///< Null until looked up.
};
#define TNP_NAME_COUNT 128u

/// Work that would run Python and is deferred until the library has returned: attributes of a
/// reclaimed wrapper to release, or a report for the handlers.
struct tnp_deferred {
  tnp_deferred* next;
  PyObject* object;  ///< Held.
  bool is_report;    ///< It is a tuple (severity, location, message, notes).
};

struct tnp_context {
  PyObject_HEAD PyObject* weak_references;
  PyObject* attributes;
  tn_context* context;  ///< NULL before __init__.
  tn_scope* root_scope;
  uint32_t root_number;
  uint32_t open_scope_count;  ///< Scopes that Python opened.
  tnp_entity** wrappers;      ///< The Active ones, then the Inactive ones with attributes.
  uint32_t active_count;
  uint32_t kept_count;
  uint32_t wrapper_capacity;
  bool is_traversed;  ///< Its wrappers are known to the garbage collector (wrapper_bind.c).
  tnp_detached_tree* detached_trees;
  size_t lost_count;            ///< Detached trees without an anchor since the last search.
  uint32_t deferred_count;      ///< Active wrappers that were dropped while the context was busy.
  tnp_deferred* deferred;       ///< The oldest first.
  tnp_deferred* last_deferred;  ///< NULL when there is none.
  tnp_table table;
  tnp_capture* capture;
  PyObject* handlers;  ///< A list of DiagnosticHandler, the newest last, or NULL.
  bool emit_error_diagnostics;
  bool threading;
  bool has_threads;       ///< Created with threads, of which calls use up to
  uint32_t thread_count;  ///< 0 for as many as there are processors.
  bool reads_lazily;      ///< Bytecode was read whose bodies may be unread (bytecode.c).
  tnp_class_entry* classes;
  size_t class_capacity;
  size_t class_count;
  unsigned long class_version;
  tnp_class_entry last_class;  ///< The entry that was found last, with a type; borrows all it has.
  tnp_class_entry last_named;  ///< The last entry with a text.
  tnp_name* names;             ///< Cached names (names.c), or NULL.
  PyObject* dialects;          ///< ir.py's data for the context; a dict, or NULL.
  PyObject** interfaces;       ///< Functions for users' ops (op_interface.c). Held.
  size_t interface_count;
};

typedef struct tnp_scope {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;
  tn_scope* scope;
  uint32_t number;
} tnp_scope;

typedef struct tnp_insertion_point {
  PyObject_HEAD PyObject* weak_references;
  tnp_entity* block;      ///< Held.
  tnp_entity* reference;  ///< The op that new ones go before; NULL for the end. Held.
} tnp_insertion_point;

typedef enum tnp_list_kind {
  TNP_OPERANDS,
  TNP_OP_OPERANDS,
  TNP_RESULTS,
  TNP_SUCCESSORS,
  TNP_REGIONS,
  TNP_ARGUMENTS,
  TNP_OPERATIONS,
  TNP_BLOCKS,
  TNP_BLOCK_SUCCESSORS,
  TNP_BLOCK_PREDECESSORS
} tnp_list_kind;

struct tnp_list_class;

/// A view of a list that an entity has: its operands, results, regions, blocks, ...
typedef struct tnp_list {
  PyObject_HEAD tnp_entity* owner;  ///< Held.
  const struct tnp_list_class* kind;
  Py_ssize_t start;
  Py_ssize_t length;  ///< -1 for all there are.
  Py_ssize_t step;
} tnp_list;

#include "running.h"

#endif  // TENURE_SRC_PYTHON_WRAPPERS_H
