// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For hosts that wrap the library for another language: the wrappers of ops, blocks, regions and
// values. Programs in C do not need it.
//
//   binding   tn_*_host_tie, tn_*_host_place
//   queries   tn_*_host_state
//   states    tn_*_host_drop, tn_*_host_revive, tn_*_host_detach
//
// The state machine is that of objects (object.h), kept by the scope: a slot has at most one cached
// wrapper per scope. An Active wrapper owns no reference to the entity; its host may hold a pin
// instead. When the entity is erased, `reclaim` is called for its wrapper only if that is Inactive
// (not referenced in the host); an Active wrapper finds its handle stale and is forgotten. The same
// holds when the scope is closed. A host whose class has a `forget` is notified in both cases; it
// need not call tn_*_host_drop, as the library's state is unused.
//
// Only binding reports errors; for the other functions a handle that does not resolve is Detached.
// All run on the scope's thread, while other threads may erase the entity. Each costs one look-up
// in a table of the scope.

#ifndef TENURE_HOST_H
#define TENURE_HOST_H

#include <tenure/base.h>
#include <tenure/object.h>
#include <tenure/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Caches `wrapper` for the entity in the handle's scope: Detached becomes Active.
///
/// Ownership: `wrapper` stays the host's; `host_class` is borrowed while one of its wrappers is
///            bound.
/// Errors:    the stale statuses; TN_ALREADY_EXISTS if a wrapper is cached (not reported);
///            TN_OUT_OF_MEMORY.
/// Threads:   the scope's.
/// Cost:      one insertion into the scope's table.
TN_API TN_MUST_USE tn_status tn_op_host_tie(tn_op op, void* wrapper,
                                            const tn_host_class* host_class);
TN_API TN_MUST_USE tn_status tn_block_host_tie(tn_block block, void* wrapper,
                                               const tn_host_class* host_class);
TN_API TN_MUST_USE tn_status tn_region_host_tie(tn_region region, void* wrapper,
                                                const tn_host_class* host_class);
TN_API TN_MUST_USE tn_status tn_value_host_tie(tn_value value, void* wrapper,
                                               const tn_host_class* host_class);

/// For hosts whose class has a `forget`: returns the slot of the entity's wrapper in the handle's
/// scope. Its value is the cached wrapper, or NULL. The host replaces NULL by a wrapper, which is
/// then bound as by tn_*_host_tie, or calls tn_*_host_detach if it cannot create one. The slot is
/// valid until the next call that may bind, erase or close. Returns NULL if the handle is stale
/// (not reported) and when out of memory.
/// Ownership: the wrapper stays the host's; `host_class` is borrowed while one of its wrappers is
///            bound.
/// Threads:   the scope's, while no other thread erases the entity.
TN_API void** tn_op_host_place(tn_op op, const tn_host_class* host_class);
TN_API void** tn_block_host_place(tn_block block, const tn_host_class* host_class);
TN_API void** tn_region_host_place(tn_region region, const tn_host_class* host_class);
TN_API void** tn_value_host_place(tn_value value, const tn_host_class* host_class);

/// Returns the state of the entity's wrapper in the handle's scope; `*out_wrapper` (`out_wrapper`
/// may be NULL) is the cached wrapper. Ownership: the wrapper stays the host's.
TN_API tn_host_state tn_op_host_state(tn_op op, void** out_wrapper);
TN_API tn_host_state tn_block_host_state(tn_block block, void** out_wrapper);
TN_API tn_host_state tn_region_host_state(tn_region region, void** out_wrapper);
TN_API tn_host_state tn_value_host_state(tn_value value, void** out_wrapper);

/// Active becomes Inactive: returns true, and the library keeps the wrapper's bytes for a revival.
/// Returns false if no wrapper is bound any more (the entity was erased or the scope closed), in
/// which case the host frees the bytes itself, or if the wrapper is already Inactive. In both cases
/// the call has no effect.
TN_API bool tn_op_host_drop(tn_op op);
TN_API bool tn_block_host_drop(tn_block block);
TN_API bool tn_region_host_drop(tn_region region);
TN_API bool tn_value_host_drop(tn_value value);

/// Returns the wrapper if it is Active or Inactive; Inactive becomes Active. Else returns NULL.
/// Ownership: the wrapper is the host's.
TN_API void* tn_op_host_revive(tn_op op);
TN_API void* tn_block_host_revive(tn_block block);
TN_API void* tn_region_host_revive(tn_region region);
TN_API void* tn_value_host_revive(tn_value value);

/// Forgets the wrapper without reclaiming it; the state becomes Detached.
TN_API void tn_op_host_detach(tn_op op);
TN_API void tn_block_host_detach(tn_block block);
TN_API void tn_region_host_detach(tn_region region);
TN_API void tn_value_host_detach(tn_value value);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_HOST_H
