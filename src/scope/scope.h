// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scopes, from the inside: the directory of open scopes, and the one place where a handle becomes a
// pointer.
//
// The directory is process-wide: an array of entries indexed by the low bits of a scope's number. A
// number is only given out when its entry is free, so a look-up is one compare and never probes.
// Numbers ascend and are never reused.

#ifndef TENURE_SRC_SCOPE_SCOPE_H
#define TENURE_SRC_SCOPE_SCOPE_H

#include <tenure/scope.h>

#include "ir/call_out.h"
#include "ir/op.h"
#include "scope/host_table.h"

struct tn_scope {
  tn_object object;
  tn_context* context;  ///< NULL once closed.
  tn_shard* shard;      ///< Shared with the scopes of the same thread that enclose it.
  tn_scope* parent;     ///< NULL for the root scope.
  tn_scope* newer;      ///< In the context's list of open scopes.
  tn_scope* older;
  uint32_t number;
  bool open;
  bool owns_shard;
  uint32_t call_depth;              ///< Calls under way on the thread that opened it, when it did.
  const tn_call_out* closing_call;  ///< Its close waits until that is over; NULL for none.
  tn_ref detached;                  ///< First of the detached ops that it owns.
  tn_host_table hosts;              ///< Wrappers by entity reference.
  struct tn_pass_env* pass_env;  ///< The rewrite room's: what calls a pass back through the scope.
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

/// The number in a free entry: one that no handle has.
#define TN_SCOPE_FREE_ENTRY UINT64_MAX

extern tn_scope_directory* tn_scope__directory;

/// The entry that this thread found last; never NULL. A handle's scope and slot come in one
/// register, so an entry that is looked up waits for the slot too; one that is only compared with
/// does not, and the context's tables are cached when the slot arrives. Entries outlive all of it:
/// those of outgrown directories are freed like the others when their scope closes.
extern _Thread_local const tn_scope_entry* tn_scope__last_entry TN_NEAR_THREAD_LOCAL;

static inline bool tn_scope__is_entry_of(const tn_scope_entry* entry, uint32_t number) {
  return TN_LIKELY(__atomic_load_n(&entry->number, __ATOMIC_ACQUIRE) == number);
}

/// The entry of the open scope `number`, or NULL.
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

/// Says why (scope, slot, generation) does not resolve; reports it if the context still has
/// handlers.
tn_status tn_scope__report_stale(uint32_t scope, uint32_t slot, uint32_t generation,
                                 tn_cell_kind kind);
tn_status tn_scope__report_stale_value(tn_value value);
/// What the former reported to nobody, because no context of the handle's is known, is reported at
/// `where`, to the context of another argument (which may be NULL). Returns the status.
tn_status tn_scope__report_lost(tn_location where, uint32_t scope, uint32_t slot,
                                uint32_t generation, tn_cell_kind kind);
/// The same without reporting.
tn_status tn_scope__stale_status(uint32_t scope, uint32_t slot, uint32_t generation,
                                 tn_cell_kind kind);
tn_status tn_scope__stale_value_status(tn_value value);
/// Reports that `scope`, through which something was to be made, is closed.
tn_status tn_scope__report_closed(const tn_scope* scope);

/// The entity of a resolved handle.
typedef struct tn_resolved {
  tn_context* context;  ///< NULL when it did not resolve.
  tn_scope* scope;
  uint32_t* cell;
} tn_resolved;

/// What a handle reached, quickly.
typedef struct tn_reached {
  const tn_context* context;
  tn_cell_tables tables;
  const tn_chunk_info* info;  ///< Of the cell's chunk.
  uint32_t* words;            ///< The cell.
} tn_reached;

/// Whether (slot, generation) names a cell of `kind`; nothing is reported: the fast half of
/// resolving. The oddness of live generations keeps free cells out.
static inline bool tn_scope__reach_chunk_in(tn_cell_tables tables, uint32_t slot,
                                            uint32_t generation, tn_cell_kind kind,
                                            uint32_t** out_words, const tn_chunk_info** out_info) {
  return TN_LIKELY(tn_cells__reach_in(tables, slot, kind, out_words, out_info) &&
                   tn_cell__generation(*out_words) == generation && (generation & 1u) != 0);
}
/// The same for who does not ask for its chunk.
static inline bool tn_scope__reach_cell_in(tn_cell_tables tables, uint32_t slot,
                                           uint32_t generation, tn_cell_kind kind,
                                           uint32_t** out_words) {
  const tn_chunk_info* info;
  return tn_scope__reach_chunk_in(tables, slot, generation, kind, out_words, &info);
}
/// The same in `it->context`.
static inline bool tn_scope__reach_cell(uint32_t slot, uint32_t generation, tn_cell_kind kind,
                                        tn_reached* reached) {
  reached->tables = tn_cells__tables(&reached->context->cells);
  return tn_scope__reach_chunk_in(reached->tables, slot, generation, kind, &reached->words,
                                  &reached->info);
}
/// The cell of `kind` that (slot, generation) names, or NULL when it is gone.
static inline uint32_t* tn_scope__cell(const tn_context* context, uint32_t slot,
                                       uint32_t generation, tn_cell_kind kind) {
  uint32_t* cell;
  const tn_cell_tables tables = tn_cells__tables(&context->cells);
  return tn_scope__reach_cell_in(tables, slot, generation, kind, &cell) ? cell : NULL;
}

/// The same for a handle of any scope. For the hot readers, whose slow half is a function of its
/// own, so that they save no registers for it.
static inline bool tn_scope__reach(uint32_t scope, uint32_t slot, uint32_t generation,
                                   tn_cell_kind kind, tn_reached* out_it) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  if (TN_UNLIKELY(entry == NULL)) return false;
  out_it->context = entry->context;
  return tn_scope__reach_cell(slot, generation, kind, out_it);
}

/// The words of a reached cell, as an op.
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

//===-- Making handles ------------------------------------------------------------------------===//

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
/// From a value's reference.
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

/// The reference of the value that a handle names; 0 when it is stale or its number too high.
/// Reports nothing.
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

/// Whether `inner` is `outer` or was opened inside it.
bool tn_scope__encloses(const tn_scope* outer, const tn_scope* inner);

/// Puts a detached op into the list of those that `scope` owns.
void tn_scope__own(tn_scope* scope, tn_ref op);

/// Takes a detached op out of the list that begins at `*first`.
void tn_scope__unlink(tn_context* context, tn_ref op, tn_ref* first);

/// A scope inside `parent` for one of the threads that the call number `call_depth` of its thread
/// spreads its work over; callbacks there do not close it. NULL when there is none (not reported).
tn_scope* tn_scope__open_for(tn_scope* parent, tn_shard* shard, uint32_t call_depth);
/// Closes it on the thread of that call, when the others are gone.
void tn_scope__close_for(tn_scope* scope, uint32_t call_depth);
/// Has the call `to` do at its end the work deferred until the end of `from`, a call of another
/// thread that is gone.
void tn_scope__hand_over(tn_context* context, const tn_call_out* from, tn_call_out* to);

//===-- For rooms below (ir/services.h) -------------------------------------------------------===//

/// Takes a detached op out of its scope's list, if it is in one.
void tn_scope__disown_op(tn_context* context, tn_ref op);
/// Tells every scope's host table that the entity, and the `result_count` values from `results` on,
/// are gone. Called before the cell is freed, for hosted entities.
void tn_scope__forget_host(tn_context* context, tn_ref entity, tn_ref results,
                           uint32_t result_count);
/// Destroys ownerless trees that lost their last pin during a read, closes the scopes that
/// waited for the call, notifies the hosts, and destroys the context.
void tn_scope__settle(tn_context* context, const tn_call_out* call);

//===-- Contexts ------------------------------------------------------------------------------===//

/// tn_context_create, with what higher rooms do for this context.
TN_MUST_USE tn_status tn_context__create(const tn_services* services,
                                         const tn_context_options* options,
                                         tn_context** out_context);

#endif  // TENURE_SRC_SCOPE_SCOPE_H
