// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The context: what its rooms keep in it.
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
#include "ir/call_out.h"
#include "ir/cells.h"
#include "ir/uniquer.h"

/// One erasure, for saying later why a handle is stale.
typedef struct tn_erasure {
  uint32_t shape;  ///< Of an op; top bit: an ancestor was erased.
  uint32_t location;
} tn_erasure;

/// How many erasures a context remembers at the least.
#define TN_ERASURE_PROMISE 65536u
/// Places are reserved in batches by shard, so the ring has room for some that are not used.
#define TN_ERASURE_BATCH 64u
#define TN_ERASURE_CAPACITY (TN_ERASURE_PROMISE + 64u * TN_ERASURE_BATCH)

/// 14 bytes a record, column by column.
typedef struct tn_erasure_records {
  uint64_t what[TN_ERASURE_CAPACITY];  ///< The slot in the lower half, the shape in the upper.
  uint32_t locations[TN_ERASURE_CAPACITY];
  uint16_t ages[TN_ERASURE_CAPACITY];  ///< The lower bits of half the generation.
} tn_erasure_records;

typedef struct tn_erasure_ring {
  tn_erasure_records* records;  ///< From the first erasure on.
  uint32_t made;                ///< The number ever reserved: later ones do not exist yet.
  uint32_t next;                ///< The place of the next erasure to reserve.
} tn_erasure_ring;

typedef struct tn_handler {
  struct tn_handler* older;
  tn_diagnostic_handler_fn handler;
  void* user_data;
  void (*delete_user_data)(void* user_data);
  tn_diagnostic_handler_id id;
  bool detached;
  struct tn_handler* next_detached;  ///< Kept until the context ends: a thread may be reporting.
} tn_handler;

/// A text that the parser read, so that a location can be an offset into it.
typedef struct tn_source_span tn_source_span;

typedef struct tn_resource tn_resource;

typedef struct tn_identifier_list {
  tn_identifier* items;
  size_t count;
  size_t capacity;
} tn_identifier_list;
/// A dialect that was loaded (dialect_table.h).
typedef struct tn_dialect tn_dialect;
/// What higher rooms do for this one (services.h).
typedef struct tn_services tn_services;
typedef struct tn_op_interface tn_op_interface;

/// Ops whose regions are read on first access (lazy.h).
typedef struct tn_lazy_ops {
  tn_judy_map ops;
  size_t op_count;  ///< Written with __atomic builtins.
  bool is_loading;
  struct tn_lazy_source* dead;  ///< Sources without ops, to be destroyed when no read is pending.
  pthread_mutex_t mutex;        ///< Recursive; with threading alone.
} tn_lazy_ops;

/// Whether there is what is too wide for patterns, and a warning was given (wide.h).
typedef enum tn_width_state { TN_WIDE_UNSEEN, TN_WIDE_NOTED, TN_WIDE_TOLD } tn_width_state;

struct tn_context {
  tn_object object;
  tn_allocator allocator;
  const tn_services* services;
  bool alive;
  bool threading;
  bool allows_unregistered_dialects;
  bool omits_op_notes;
  uint32_t thread_count;            ///< Of a call; 0 for as many as there are processors.
  size_t team_bytes_min;            ///< Smaller inputs are for one thread (team.h).
  uint32_t host_number;             ///< What a host calls the context that numbers its own.
  uint32_t interrupt_every;         ///< poll.h
  tn_interrupt_fn interrupt_check;  ///< NULL for none.
  void* interrupt_data;
  tn_uniquer uniquer;
  tn_cells cells;
  tn_erasure_ring erasures;
  tn_lock lock;  ///< For everything below.
  tn_handler* handlers;
  tn_handler* detached_handlers;
  tn_diagnostic_handler_id next_handler_id;
  uint32_t report_depth;          ///< Reports under way, on all threads.
  uint32_t next_source_offset;    ///< location_span.c
  tn_source_span* source_spans;   ///< Likewise.
  tn_judy_map span_index;         ///< Likewise: by hash.
  tn_dialect* dialects;           ///< dialect_table.c: read and written with __atomic builtins.
  tn_dialect* loading_dialects;   ///< Those under way, on the thread that has the mutex.
  pthread_mutex_t dialect_mutex;  ///< Recursive; with threading alone.
  struct tn_named_types* named_types;  ///< named_type.c, which sets it by __atomic builtins.
  char* left_out_dialects;             ///< Names, with commas between them; NULL for none.
  size_t left_out_size;
  /// Shipped dialects have to be registered (dialect_registration.c). By __atomic builtins, as what
  /// follows.
  bool needs_registration;
  bool has_unknown_names;  ///< A name of a shipped dialect that is not loaded was asked for.
  struct tn_registered_dialect* registered_dialects;  ///< The newest first; it only grows.
  uint32_t enum_count;     ///< Of attributes of words that dialects had; with __atomic builtins.
  tn_resource* resources;  ///< resource.c: in the order they were made
  tn_judy_names resource_names;
  tn_identifier_list active_adapters;  ///< Names, in their order.
  tn_shard* root_shard;
  tn_scope* root_scope;  ///< scope room
  tn_scope* scopes;      ///< All open ones, the newest first.
  size_t open_scope_count;
  /// Of the block of numbers that the directory gave; 0 before the first.
  uint32_t next_scope_number;
  uint32_t last_scope_number;
  /// The rewrite room's: passes that were registered, and what gives them back.
  struct tn_registered_pass* registered_passes;
  void (*free_registered_passes)(tn_context* context);
  /// The rewrite room's: what users' ops offer (rewrite/user_interface.h), and what gives it back.
  struct tn_user_interface* user_interfaces;
  struct tn_pattern_set* user_canonicalizations;  ///< NULL for none.
  void (*free_user_interfaces)(tn_context* context);
  tn_ref library;  ///< A module that passes of dialects look symbols up in; 0 for none,
  uint32_t library_generation;            ///< or if it is gone.
  const struct tn_call_out* plugin_call;  ///< In which a plugin registers what it has; may be NULL.
  bool has_user_callbacks;                ///< They are called on one thread.
  bool is_unsettled;    ///< Wrappers are to be told, or lazy sources to go. By __atomic builtins.
  bool is_ending;       ///< It is being emptied.
  uint8_t width_state;  ///< A tn_width_state (wide.h), by __atomic builtins.
  tn_lazy_ops lazy;
  tn_lock walker_lock;  ///< For the next.
  tn_walker* walkers;   ///< Walks that are under way (walk.h).
  tn_lock pin_lock;     ///< For what follows.
  tn_pin pins;          ///< Ring of the pins that hold something.
  size_t pin_count;
  tn_ref ownerless;  ///< Roots that only pins keep, linked as detached ops are (op.h).
  size_t ownerless_count;
  size_t releases_until_sweep;  ///< scope/pin.c
};

//===-- Settling ------------------------------------------------------------------------------===//

static inline bool tn_context__is_unsettled(const tn_context* context) {
  return __atomic_load_n(&context->is_unsettled, __ATOMIC_RELAXED);
}
static inline void tn_context__mark_unsettled(tn_context* context) {
  __atomic_store_n(&context->is_unsettled, true, __ATOMIC_RELAXED);
}
void tn_context__settle_all(tn_context* context);
/// Runs the callbacks that a change owes, once it is whole. The last thing that a call does with
/// the context: they may do anything.
static inline void tn_context__settle(tn_context* context) {
  if (TN_UNLIKELY(tn_context__is_unsettled(context))) tn_context__settle_all(context);
}

//===-- Reporting -----------------------------------------------------------------------------===//

/// Reports an error and returns `status`.
tn_status tn_context__fail(const tn_context* context, tn_status status, tn_location where,
                           const char* format, ...) __attribute__((format(printf, 4, 5)));
/// The same with words that were put together, which are freed. TN_OUT_OF_MEMORY, which is reported
/// instead, if there was no memory for them.
tn_status tn_context__fail_text(const tn_context* context, tn_status status, tn_location where,
                                tn_text_buffer* owned_text);
/// Reports out of memory, with a static message, and returns TN_OUT_OF_MEMORY. Allocates
/// nothing.
tn_status tn_context__out_of_memory(const tn_context* context);

/// A diagnostic while it is put together; notes are added one by one. All functions survive lack of
/// memory: the words that could not be kept are left out.
struct tn_diagnostic {
  const tn_context* context;
  tn_severity severity;
  tn_status status;
  tn_location location;
  tn_string_view message;
  const tn_diagnostic* notes;
  size_t note_count;
};

/// Hands `diagnostic` to the handlers, newest first, until one takes it.
void tn_diagnostic__report(const tn_diagnostic* diagnostic);
/// While set, this thread asks whether ops are right: only a lack of memory is reported.
extern _Thread_local bool tn_diagnostic__is_quiet TN_NEAR_THREAD_LOCAL;

#endif  // TENURE_SRC_IR_CONTEXT_H
