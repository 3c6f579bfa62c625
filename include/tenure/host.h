// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For hosts that wrap the library for another language: the wrappers of ops, blocks, regions and
// values. Programs in C do not need it.
//
//   binding   tn_*_host_tie, tn_*_host_place
//   asking    tn_*_host_state
//   moving    tn_*_host_drop, tn_*_host_revive, tn_*_host_detach
//
// The same state machine as for objects (object.h), kept by the scope: a slot has at most one
// cached wrapper per scope. An Active wrapper of an entity owns no reference but a pin, if its host
// wants one. When the entity is erased, `reclaim` is called for its wrapper only if that is
// Inactive (not referenced in the host); an Active one finds its handle stale and is forgotten. The
// same holds when the scope is closed. A host whose class has a `forget` is notified in both cases;
// it need not drop, as the library's state is unused.
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
/// Ownership: `wrapper` stays the host's; `host_class` is borrowed while anything of it is bound.
/// Errors:    the stale statuses; TN_ALREADY_EXISTS when one is cached (not reported);
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

/// For hosts whose class has a `forget`: the slot of the entity's wrapper in the handle's scope.
/// Its value is the cached wrapper, or NULL for the host to replace by one, which is then bound as
/// by tn_*_host_tie; if the host cannot create one it detaches. The slot is valid until the next
/// call that may bind, erase or close. NULL when the handle is stale (not reported) or out of
/// memory.
/// Ownership: the wrapper stays the host's; `host_class` is borrowed while one of its wrappers is
///            bound.
/// Threads:   the scope's, while no other thread erases the entity.
TN_API void** tn_op_host_place(tn_op op, const tn_host_class* host_class);
TN_API void** tn_block_host_place(tn_block block, const tn_host_class* host_class);
TN_API void** tn_region_host_place(tn_region region, const tn_host_class* host_class);
TN_API void** tn_value_host_place(tn_value value, const tn_host_class* host_class);

/// The state of the entity's wrapper in the handle's scope; `*out_wrapper` (may be NULL) gets the
/// cached one. Ownership: it stays the host's.
TN_API tn_host_state tn_op_host_state(tn_op op, void** out_wrapper);
TN_API tn_host_state tn_block_host_state(tn_block block, void** out_wrapper);
TN_API tn_host_state tn_region_host_state(tn_region region, void** out_wrapper);
TN_API tn_host_state tn_value_host_state(tn_value value, void** out_wrapper);

/// Active becomes Inactive: true, the library keeps the wrapper's bytes for a revival. False when
/// nothing is bound any more (the entity was erased or the scope closed) or it is already Inactive:
/// the library takes nothing over then, and in the first case the host frees the bytes itself.
TN_API bool tn_op_host_drop(tn_op op);
TN_API bool tn_block_host_drop(tn_block block);
TN_API bool tn_region_host_drop(tn_region region);
TN_API bool tn_value_host_drop(tn_value value);

/// Inactive becomes Active and the wrapper is returned; Active returns it; else NULL.
/// Ownership: it is the host's.
TN_API void* tn_op_host_revive(tn_op op);
TN_API void* tn_block_host_revive(tn_block block);
TN_API void* tn_region_host_revive(tn_region region);
TN_API void* tn_value_host_revive(tn_value value);

/// Forgets the wrapper without reclaiming it: Detached.
TN_API void tn_op_host_detach(tn_op op);
TN_API void tn_block_host_detach(tn_block block);
TN_API void tn_region_host_detach(tn_region region);
TN_API void tn_value_host_detach(tn_value value);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_HOST_H
