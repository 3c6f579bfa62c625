// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The context: the data that all directories keep in it.
//
// A context is an object whose body is this struct; tn_context_destroy empties it and leaves the
// shell for remaining holders of a reference.

#ifndef TENURE_SRC_IR_CONTEXT_H
#define TENURE_SRC_IR_CONTEXT_H

#include <stdarg.h>
#include <tenure/attribute.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>
#include <tenure/location.h>
#include <tenure/object.h>
#include <tenure/scope.h>

#include "base/judy_map.h"
#include "base/memory.h"
#include "base/object.h"
#include "base/status.h"
#include "base/text_buffer.h"
#include "ir/callback_guard.h"
#include "ir/cells.h"
#include "ir/uniquer.h"

/// One erasure, to explain later why a handle is stale.
typedef struct tn_erasure {
  uint32_t shape;  ///< The shape of the op; top bit: an ancestor was erased.
  uint32_t location;
} tn_erasure;

/// The minimum number of erasures that a context remembers.
#define TN_ERASURE_PROMISE 65536u
/// Shards reserve records in batches, so the ring has room for some that are not used.
#define TN_ERASURE_BATCH 64u
#define TN_ERASURE_CAPACITY (TN_ERASURE_PROMISE + 64u * TN_ERASURE_BATCH)

/// 14 bytes per record, stored by column.
typedef struct tn_erasure_records {
  uint64_t what[TN_ERASURE_CAPACITY];  ///< The slot in the lower half, the shape in the upper.
  uint32_t locations[TN_ERASURE_CAPACITY];
  uint16_t ages[TN_ERASURE_CAPACITY];  ///< The lower bits of half the generation.
} tn_erasure_records;

typedef struct tn_erasure_ring {
  tn_erasure_records* records;  ///< Allocated at the first erasure.
  uint32_t made;                ///< The number of records ever reserved: later ones do not exist
                                ///< yet.
  uint32_t next;                ///< The index of the next erasure to reserve.
} tn_erasure_ring;

typedef struct tn_handler {
  struct tn_handler* older;
  tn_diagnostic_handler_fn handler;
  void* user_data;
  void (*delete_user_data)(void* user_data);
  tn_diagnostic_handler_id id;
  bool detached;
  struct tn_handler* next_detached;  ///< Kept until the context is destroyed: a thread may be
                                     ///< reporting.
} tn_handler;

/// A text that the parser parsed, so that a location can be an offset into it.
typedef struct tn_source_span tn_source_span;

typedef struct tn_resource tn_resource;

typedef struct tn_identifier_list {
  tn_identifier* items;
  size_t count;
  size_t capacity;
} tn_identifier_list;
/// A loaded dialect (dialect_table.h).
typedef struct tn_dialect tn_dialect;
/// Functions that higher directories provide to this one (services.h).
typedef struct tn_services tn_services;
typedef struct tn_op_interface tn_op_interface;

/// Ops whose regions are read on first access (lazy.h).
typedef struct tn_lazy_ops {
  tn_judy_map ops;
  size_t op_count;  ///< Accessed with __atomic builtins.
  bool is_loading;
  struct tn_lazy_source* dead;  ///< Sources without ops, to be destroyed when no read is pending.
  pthread_mutex_t mutex;        ///< Recursive; used only with threading.
} tn_lazy_ops;

/// State of the warning about ops that are too wide for patterns (wide.h).
typedef enum tn_width_state { TN_WIDE_UNSEEN, TN_WIDE_NOTED, TN_WIDE_REPORTED } tn_width_state;

struct tn_context {
  tn_object object;
  tn_allocator allocator;
  const tn_services* services;
  bool alive;
  bool threading;
  bool allows_unregistered_dialects;
  bool omits_op_notes;
  uint32_t thread_count;            ///< Threads per call; 0 means the number of processors.
  size_t team_bytes_min;            ///< Smaller inputs use one thread (team.h).
  uint32_t host_number;             ///< The host's number of the context.
  uint32_t interrupt_every;         ///< poll.h
  tn_interrupt_fn interrupt_check;  ///< NULL for none.
  void* interrupt_data;
  tn_uniquer uniquer;
  tn_cells cells;
  tn_erasure_ring erasures;
  tn_lock lock;  ///< Protects everything below.
  tn_handler* handlers;
  tn_handler* detached_handlers;
  tn_diagnostic_handler_id next_handler_id;
  uint32_t report_depth;          ///< Active reports, on all threads.
  uint32_t next_source_offset;    ///< location_span.c
  tn_source_span* source_spans;   ///< location_span.c
  tn_judy_map span_index;         ///< location_span.c, by hash.
  tn_dialect* dialects;           ///< dialect_table.c; accessed with __atomic builtins.
  tn_dialect* loading_dialects;   ///< Dialects being loaded, by the thread that holds the mutex.
  pthread_mutex_t dialect_mutex;  ///< Recursive; used only with threading.
  struct tn_named_types* named_types;  ///< named_type.c; set with __atomic builtins.
  char* left_out_dialects;             ///< Names separated by commas; NULL for none.
  size_t left_out_size;
  /// Shipped dialects must be registered (dialect_registration.c). Accessed with __atomic builtins,
  /// as the next members.
  bool needs_registration;
  bool has_unknown_names;  ///< A name of a shipped dialect that is not loaded was looked up.
  struct tn_registered_dialect* registered_dialects;  ///< Newest first; only grows.
  uint32_t definition_count;  ///< Number of definitions of types and attributes, with those of
                              ///< enums; accessed with __atomic builtins.
  tn_resource* resources;     ///< resource.c; in order of creation.
  tn_judy_names resource_names;
  tn_identifier_list active_adapters;  ///< Active names, in order.
  tn_shard* root_shard;
  tn_scope* root_scope;  ///< Used by src/scope.
  tn_scope* scopes;      ///< All open scopes, newest first.
  size_t open_scope_count;
  /// In the block of numbers that the directory assigned; 0 before the first.
  uint32_t next_scope_number;
  uint32_t last_scope_number;
  /// Used by src/rewrite: registered passes, and the function that frees them.
  struct tn_registered_pass* registered_passes;
  void (*free_registered_passes)(tn_context* context);
  /// Used by src/rewrite: interfaces of user ops (rewrite/user_interface.h), and the function that
  /// frees them.
  struct tn_user_interface* user_interfaces;
  struct tn_pattern_set* user_canonicalizations;  ///< NULL for none.
  void (*free_user_interfaces)(tn_context* context);
  tn_ref library;  ///< A module in which passes of dialects look up symbols; 0 for none.
  uint32_t library_generation;  ///< Differs from its generation if it was erased.
  const struct tn_callback_guard*
      plugin_call;          ///< The call in which a plugin registers its dialects or
                            ///< passes; may be NULL.
  bool has_user_callbacks;  ///< Interfaces of user ops are called on one thread.
  bool has_pending;         ///< Wrappers must be notified, or lazy sources destroyed. Accessed with
                            ///< __atomic builtins.
  bool is_ending;           ///< The context is being destroyed.
  uint8_t width_state;      ///< A tn_width_state (wide.h); accessed with __atomic builtins.
  tn_lazy_ops lazy;
  tn_lock walker_lock;  ///< Protects `walkers`.
  tn_walker* walkers;   ///< Active walks (walk.h).
  tn_lock pin_lock;     ///< Protects the members below.
  tn_pin pins;          ///< Ring of the pins that are not empty.
  size_t pin_count;
  tn_ref ownerless;  ///< Roots that only pins keep alive, linked like detached ops (op.h).
  size_t ownerless_count;
  size_t releases_until_sweep;  ///< scope/pin.c
};

//===-- Deferred callbacks --------------------------------------------------------------------===//

static inline bool tn_context__has_pending(const tn_context* context) {
  return __atomic_load_n(&context->has_pending, __ATOMIC_RELAXED);
}
static inline void tn_context__mark_pending(tn_context* context) {
  __atomic_store_n(&context->has_pending, true, __ATOMIC_RELAXED);
}
void tn_context__flush_all(tn_context* context);
/// Runs the callbacks that a change requires, after it is complete. Must be the last use of the
/// context in a call: the callbacks may do anything.
static inline void tn_context__flush(tn_context* context) {
  if (TN_UNLIKELY(tn_context__has_pending(context))) tn_context__flush_all(context);
}

//===-- Reporting -----------------------------------------------------------------------------===//

/// Reports an error and returns `status`.
tn_status tn_context__fail(const tn_context* context, tn_status status, tn_location where,
                           const char* format, ...) __attribute__((format(printf, 4, 5)));
/// Like tn_context__fail, with an assembled message, which is freed. If there was no memory for it,
/// reports and returns TN_OUT_OF_MEMORY instead.
tn_status tn_context__fail_text(const tn_context* context, tn_status status, tn_location where,
                                tn_text_buffer* owned_text);
/// Reports out of memory, with a static message, and returns TN_OUT_OF_MEMORY. Allocates
/// nothing.
tn_status tn_context__out_of_memory(const tn_context* context);

/// A diagnostic under construction; notes are added one by one. All functions tolerate lack of
/// memory: text that cannot be stored is omitted.
struct tn_diagnostic {
  const tn_context* context;
  tn_severity severity;
  tn_status status;
  tn_location location;
  tn_string_view message;
  const tn_diagnostic* notes;
  size_t note_count;
};

/// Passes `diagnostic` to the handlers, newest first, until one handles it.
void tn_diagnostic__report(const tn_diagnostic* diagnostic);
/// While set, this thread only checks whether ops are valid: no errors except out of memory are
/// reported.
extern _Thread_local bool tn_diagnostic__is_quiet TN_NEAR_THREAD_LOCAL;

#endif  // TENURE_SRC_IR_CONTEXT_H
