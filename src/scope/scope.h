// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of scopes: the directory of open scopes, and the only place where a handle is resolved
// to a pointer.
//
// The directory is process-wide: an array of entries indexed by the low bits of a scope's number. A
// number is only assigned if its entry is free, so a look-up is one comparison and never probes.
// Numbers ascend and are never reused.

#ifndef TENURE_SRC_SCOPE_SCOPE_H
#define TENURE_SRC_SCOPE_SCOPE_H

#include <tenure/scope.h>

#include "ir/callback_guard.h"
#include "ir/op.h"
#include "scope/host_table.h"

struct tn_scope {
  tn_object object;
  tn_context* context;  ///< NULL once closed.
  tn_shard* shard;      ///< Shared with the enclosing scopes of the same thread.
  tn_scope* parent;     ///< NULL for the root scope.
  tn_scope* newer;      ///< Links the context's list of open scopes.
  tn_scope* older;
  uint32_t number;
  bool open;
  bool owns_shard;
  uint32_t call_depth;  ///< Active calls on the opening thread when it was opened.
  const tn_callback_guard*
      closing_call;              ///< Closing is deferred until the end of this call; NULL for
                                 ///< none.
  tn_ref detached;               ///< First detached op that it owns.
  tn_host_table hosts;           ///< Wrappers by entity reference.
  struct tn_pass_env* pass_env;  ///< Used by src/rewrite: state of a pass that calls back through
                                 ///< the scope.
};

typedef struct tn_scope_entry {
  uint64_t number;  ///< TN_SCOPE_FREE_ENTRY when free. Written with release order.
  tn_context* context;
  tn_scope* scope;
  tn_shard* shard;  ///< The scope's.
} tn_scope_entry;

typedef struct tn_scope_directory {
  uint32_t mask;
  struct tn_scope_directory* outgrown;
  tn_scope_entry entries[];
} tn_scope_directory;

/// The number in a free entry, which no handle has.
#define TN_SCOPE_FREE_ENTRY UINT64_MAX

extern tn_scope_directory* tn_scope__directory;

/// The entry that this thread found last; never NULL. A handle's scope and slot are passed in one
/// register, so an entry that is looked up also waits for the slot; one that is only compared does
/// not, and the context's tables are in the cache when the slot arrives. Entries are never
/// unmapped: those of outgrown directories are marked free like the others when their scope is
/// closed.
extern _Thread_local const tn_scope_entry* tn_scope__last_entry TN_NEAR_THREAD_LOCAL;

static inline bool tn_scope__is_entry_of(const tn_scope_entry* entry, uint32_t number) {
  return TN_LIKELY(__atomic_load_n(&entry->number, __ATOMIC_ACQUIRE) == number);
}

/// Returns the entry of the open scope `number`, or NULL.
static inline const tn_scope_entry* tn_scope__entry(uint32_t number) {
  const tn_scope_entry* last = tn_scope__last_entry;
  TN_ASSUME(last != NULL);
  if (tn_scope__is_entry_of(last, number)) return last;
  const tn_scope_directory* directory = __atomic_load_n(&tn_scope__directory, __ATOMIC_ACQUIRE);
  const tn_scope_entry* entry = &directory->entries[number & directory->mask];
  if (!tn_scope__is_entry_of(entry, number)) return NULL;
  tn_scope__last_entry = entry;
  return entry;
}

/// Returns the reason why (scope, slot, generation) does not resolve; reports it if the context
/// still has handlers.
tn_status tn_scope__report_stale(uint32_t scope, uint32_t slot, uint32_t generation,
                                 tn_cell_kind kind);
tn_status tn_scope__report_stale_value(tn_value value);
/// Reports at `where`, to the context of another argument (which may be NULL), if
/// tn_scope__report_stale could not report because the context of the handle is unknown. Returns
/// the status.
tn_status tn_scope__report_lost(tn_location where, uint32_t scope, uint32_t slot,
                                uint32_t generation, tn_cell_kind kind);
/// Returns the status without reporting.
tn_status tn_scope__stale_status(uint32_t scope, uint32_t slot, uint32_t generation,
                                 tn_cell_kind kind);
tn_status tn_scope__stale_value_status(tn_value value);
/// Reports that `scope`, through which something was to be created, is closed.
tn_status tn_scope__report_closed(const tn_scope* scope);

/// The entity of a resolved handle.
typedef struct tn_resolved {
  tn_context* context;  ///< NULL if it did not resolve.
  tn_scope* scope;
  uint32_t* cell;
} tn_resolved;

/// The cell of a handle, from the fast path.
typedef struct tn_reached {
  const tn_context* context;
  tn_cell_tables tables;
  const tn_chunk_info* info;  ///< The info of the cell's chunk.
  uint32_t* words;            ///< The cell.
} tn_reached;

/// Returns whether (slot, generation) is a cell of `kind`, without reporting: the fast path of
/// resolution. Live generations are odd, which excludes free cells.
static inline bool tn_scope__reach_chunk_in(tn_cell_tables tables, uint32_t slot,
                                            uint32_t generation, tn_cell_kind kind,
                                            uint32_t** out_words, const tn_chunk_info** out_info) {
  return TN_LIKELY(tn_cells__reach_in(tables, slot, kind, out_words, out_info) &&
                   tn_cell__generation(*out_words) == generation && (generation & 1u) != 0);
}
/// Likewise, without the chunk.
static inline bool tn_scope__reach_cell_in(tn_cell_tables tables, uint32_t slot,
                                           uint32_t generation, tn_cell_kind kind,
                                           uint32_t** out_words) {
  const tn_chunk_info* info;
  return tn_scope__reach_chunk_in(tables, slot, generation, kind, out_words, &info);
}
/// Likewise in `reached->context`.
static inline bool tn_scope__reach_cell(uint32_t slot, uint32_t generation, tn_cell_kind kind,
                                        tn_reached* reached) {
  reached->tables = tn_cells__tables(&reached->context->cells);
  return tn_scope__reach_chunk_in(reached->tables, slot, generation, kind, &reached->words,
                                  &reached->info);
}
/// Returns the cell of `kind` at (slot, generation), or NULL if it was erased.
static inline uint32_t* tn_scope__cell(const tn_context* context, uint32_t slot,
                                       uint32_t generation, tn_cell_kind kind) {
  uint32_t* cell;
  const tn_cell_tables tables = tn_cells__tables(&context->cells);
  return tn_scope__reach_cell_in(tables, slot, generation, kind, &cell) ? cell : NULL;
}

/// Likewise for a handle of any scope. For the hot readers, whose slow path is a separate function,
/// so that they save no registers for it.
static inline bool tn_scope__reach(uint32_t scope, uint32_t slot, uint32_t generation,
                                   tn_cell_kind kind, tn_reached* out_reached) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  if (TN_UNLIKELY(entry == NULL)) return false;
  out_reached->context = entry->context;
  return tn_scope__reach_cell(slot, generation, kind, out_reached);
}

/// Returns the words of a reached cell, as an op.
static inline tn_op_cell* tn_reached__op(const tn_reached* reached) {
  return (tn_op_cell*)(void*)reached->words;
}

static inline tn_resolved tn_scope__resolve(uint32_t scope, uint32_t slot, uint32_t generation,
                                            tn_cell_kind kind) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  if (TN_UNLIKELY(entry == NULL)) return (tn_resolved){0};
  tn_reached reached = {.context = entry->context};
  if (TN_UNLIKELY(!tn_scope__reach_cell(slot, generation, kind, &reached))) return (tn_resolved){0};
  return (tn_resolved){entry->context, entry->scope, reached.words};
}

//===-- Creating handles ----------------------------------------------------------------------===//

static inline tn_op tn_op__handle(const tn_context* context, uint32_t scope, tn_ref op) {
  if (op == 0) return (tn_op){0};
  return (tn_op){scope, op, tn_cell__generation(tn_cells__at(&context->cells, op)), 0};
}
static inline tn_block tn_block__handle(const tn_context* context, uint32_t scope, tn_ref block) {
  if (block == 0) return (tn_block){0};
  return (tn_block){scope, block, tn_cell__generation(tn_cells__at(&context->cells, block)), 0};
}
static inline tn_region tn_region__handle(const tn_context* context, uint32_t scope,
                                          tn_ref region) {
  if (region == 0) return (tn_region){0};
  return (tn_region){scope, region, tn_cell__generation(tn_cells__at(&context->cells, region)), 0};
}
tn_value tn_value__far_handle(const tn_context* context, uint32_t scope, tn_ref value);
/// Returns the handle of a value's reference.
static inline tn_value tn_value__handle(const tn_context* context, uint32_t scope, tn_ref value) {
  if (value == 0) return (tn_value){0};
  if (tn_value__is_argument(value)) {
    const tn_ref cell = value - 1;
    return (tn_value){scope, cell, tn_cell__generation(tn_cells__at(&context->cells, cell)),
                      UINT32_MAX};
  }
  const uint32_t* words = tn_cells__at(&context->cells, value);
  if (TN_LIKELY((words[0] & TN_VALUE_FAR) == 0)) {
    return (tn_value){scope, value - TN_OP_HEADER_WORDS,
                      tn_cell__generation(words - TN_OP_HEADER_WORDS), 0};
  }
  return tn_value__far_handle(context, scope, value);
}

/// Returns the reference of a value handle; 0 if it is stale or its index is out of range. Reports
/// nothing.
static inline tn_ref tn_value__resolve(tn_value value, tn_resolved* out_resolved) {
  if (value.index == UINT32_MAX) {
    *out_resolved = tn_scope__resolve(value.scope, value.slot, value.generation, TN_CELL_ARGUMENT);
    return TN_LIKELY(out_resolved->context != NULL) ? value.slot + 1 : 0;
  }
  *out_resolved = tn_scope__resolve(value.scope, value.slot, value.generation, TN_CELL_OP);
  if (TN_UNLIKELY(out_resolved->context == NULL)) return 0;
  const tn_op_cell* op = (const tn_op_cell*)(const void*)out_resolved->cell;
  if (TN_UNLIKELY(value.index >= tn_op_cell__result_count(op))) return 0;
  return tn_op_cell__result(value.slot, op, value.index);
}

/// Returns whether `inner` is `outer` or was opened inside it.
bool tn_scope__encloses(const tn_scope* outer, const tn_scope* inner);

/// Adds a detached op to the list of ops that `scope` owns.
void tn_scope__own(tn_scope* scope, tn_ref op);

/// Removes a detached op from the list that begins at `*first`.
void tn_scope__unlink(tn_context* context, tn_ref op, tn_ref* first);

/// Opens a scope inside `parent` for a thread among which the call at depth `call_depth` of its
/// thread divides its work; callbacks there do not close it. NULL on failure (not reported).
tn_scope* tn_scope__open_for(tn_scope* parent, tn_shard* shard, uint32_t call_depth);
/// Closes it on the thread of that call, after the other threads have ended.
void tn_scope__close_for(tn_scope* scope, uint32_t call_depth);
/// Defers the work that was deferred until the end of `from`, an ended call of another thread, to
/// the end of `to`.
void tn_scope__hand_over(tn_context* context, const tn_callback_guard* from, tn_callback_guard* to);

//===-- Services for lower directories (ir/services.h) ----------------------------------------===//

/// Removes a detached op from its scope's list, if it is in one.
void tn_scope__disown_op(tn_context* context, tn_ref op);
/// Notifies every scope's host table that the entity, and the `result_count` values from `results`
/// on, are erased. Called before the cell is freed, for hosted entities.
void tn_scope__forget_host(tn_context* context, tn_ref entity, tn_ref results,
                           uint32_t result_count);
/// Runs deferred work: destroys ownerless trees that lost their last pin during a read, closes
/// scopes that were deferred until the end of the call, notifies hosts, and destroys the context.
void tn_scope__flush(tn_context* context, const tn_callback_guard* call);

//===-- Contexts ------------------------------------------------------------------------------===//

/// tn_context_create, with the services of higher directories.
TN_MUST_USE tn_status tn_context__create(const tn_services* services,
                                         const tn_context_options* options,
                                         tn_context** out_context);

#endif  // TENURE_SRC_SCOPE_SCOPE_H
