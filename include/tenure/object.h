// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects: reference-counted objects (context, scope, adapter, tensor, ...) and their memory.
//
//   allocator registry   tn_object_allocator_get, tn_object_allocator_set
//   base header          tn_object_base, tn_object_base_of
//   counts               tn_object_retain, tn_object_release, tn_object_reference_count
//   binding              tn_object_host_*: the cached wrapper of a host language
//
// Every object is allocated in two layers. The lower layer is a process-wide tn_object_allocator:
// the library installs a built-in default, which a host language may replace. The upper layer is
// the library, which places the object body directly after the 8-byte base header written by the
// allocator:
//
//   lower address                                                     higher address
//   [ words of the host (0 for the default) ][ tn_object_base ][ object body ... ]
//                                                              ^ the object pointer
//
// When the last reference is released and the body is destroyed, the header's `delete_space` is
// called with the object pointer; it frees the whole block, including the host's words. Blocks keep
// the header of the allocator that created them, so replacing the allocator never mixes heaps.
//
// For a host that caches one wrapper per object, each object has one of three states:
//   Detached   no wrapper is cached;
//   Active     the wrapper W is cached and holds the object: W owns one reference;
//   Inactive   W is cached but not referenced in the host: its bytes are kept so that a refetch
//              revives the same W; it owns no reference.
// The state and the pointer are in the object's body; a host that needs words of its own before the
// base header sets an allocator.
//
// `object` arguments are live objects of the library; nothing here reports errors. Counts may be
// changed from any thread; only one thread at a time may bind wrappers of an object, which a host
// with a global lock ensures. All functions cost O(1) and allocate nothing.

#ifndef TENURE_OBJECT_H
#define TENURE_OBJECT_H

#include <tenure/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The 8 bytes before every object body (on 64-bit machines).
typedef struct tn_object_base {
  /// Frees the block that holds `object`. Runs once, after the body was destroyed.
  void (*delete_space)(void* object);
} tn_object_base;

/// Allocates the memory of objects. Neither `allocate` nor `delete_space` may call the library.
///
/// Threads:   called from any thread.
typedef struct tn_object_allocator {
  void* user_data;
  /// Returns the address of a body of `body_size` bytes aligned to 16, preceded by a filled-in
  /// tn_object_base, or NULL when out of memory.
  void* (*allocate)(void* user_data, size_t body_size);
} tn_object_allocator;

/// Returns the allocator of new objects. Never NULL: before the first tn_object_allocator_set it is
/// the built-in default.
/// Ownership: static, or the pointer last passed to tn_object_allocator_set. Threads: any.
TN_API const tn_object_allocator* tn_object_allocator_get(void);

/// Sets the allocator of objects created from now on; NULL restores the built-in default. Existing
/// objects keep their header.
/// Ownership: `allocator` is borrowed until it is replaced and the last object that it allocated is
///            freed. Threads: any.
TN_API void tn_object_allocator_set(const tn_object_allocator* allocator);

/// Returns the base header of `object`. Ownership: lives as long as the object.
static inline tn_object_base* tn_object_base_of(void* object) {
  return (tn_object_base*)((char*)object - sizeof(tn_object_base));
}

typedef enum tn_object_kind {
  TN_OBJECT_CONTEXT = 1,
  TN_OBJECT_SCOPE = 2,
  TN_OBJECT_ADAPTER = 3,
  TN_OBJECT_TENSOR = 4,
  TN_OBJECT_BLOB = 5,
  TN_OBJECT_PASS_MANAGER = 6
} tn_object_kind;

/// Adds a reference to `object`, any object of the library; NULL is ignored. Threads: any.
TN_API void tn_object_retain(void* object);

/// Releases a reference. The last release destroys the object, and reclaims its wrapper if that is
/// Inactive. An object that is closed or destroyed while references remain is an empty shell for
/// their holders. NULL is ignored. Threads: any. Cost: O(1); the last release costs as much as the
/// destruction.
TN_API void tn_object_release(void* object);

/// Returns the kind of `object`. Threads: any.
TN_API tn_object_kind tn_object_kind_of(const void* object);

/// Returns the current number of references. For tests and reports, since other threads may change
/// it at any time. Threads: any.
TN_API uint32_t tn_object_reference_count(const void* object);

//===-- Binding host wrappers -----------------------------------------------------------------===//

typedef enum tn_host_state {
  TN_HOST_DETACHED = 0,
  TN_HOST_ACTIVE = 1,
  TN_HOST_INACTIVE = 2
} tn_host_state;

/// How a host manages its wrappers; shared by objects and by the entities of a scope (scope.h).
typedef struct tn_host_class {
  /// Frees the bytes of a wrapper that is Inactive or whose entity was destroyed; it takes the
  /// host's lock itself. Never called for a wrapper that was detached before. It is called after
  /// the change is complete: the entity is destroyed, its handle is stale, and the callback may do
  /// anything. During a run of passes or patterns the call is deferred to the end of the run, or of
  /// a callback's own call.
  void (*reclaim)(void* wrapper);
  /// May be NULL. For entities of a scope (scope.h), this function is called instead of `reclaim`
  /// for every wrapper whose entity is erased or whose scope is closed, in any state. The host then
  /// tracks Active and Inactive itself, which saves a call whenever a wrapper becomes unreferenced.
  /// Runs as `reclaim` does.
  void (*forget)(void* wrapper);
} tn_host_class;

/// Caches `wrapper` for `object`: Detached becomes Active, and the wrapper owns one reference,
/// taken here. `host_class` is borrowed as long as a wrapper of the class is bound.
///
/// Ownership: `wrapper` stays the host's.
/// Errors:    TN_ALREADY_EXISTS when a wrapper is cached (not reported).
/// Threads:   the object's, as for all that follow.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_object_host_tie(void* object, void* wrapper,
                                                const tn_host_class* host_class);

/// Returns the state of `object`; `*out_wrapper` (`out_wrapper` may be NULL) is the cached wrapper
/// or NULL.
/// Ownership: the wrapper stays the host's; no reference is taken.
TN_API tn_host_state tn_object_host_state(const void* object, void** out_wrapper);

/// Called when the host's last reference to the wrapper is released. Active becomes Inactive and
/// the wrapper's reference is released, which may destroy the object and then reclaims the wrapper.
/// Other states do not change. Returns true if the library keeps the wrapper's bytes from now on.
TN_API bool tn_object_host_drop(void* object);

/// Inactive becomes Active: takes a reference and returns the wrapper. If the state is Active,
/// returns the wrapper and takes no reference; if Detached, returns NULL. Ownership: the wrapper
/// stays the host's.
TN_API void* tn_object_host_revive(void* object);

/// Forgets the wrapper, because it was moved away or is being finalised: any state becomes
/// Detached; an Active wrapper releases its reference, which may destroy the object. The wrapper is
/// not reclaimed.
TN_API void tn_object_host_detach(void* object);

/// Notifies the library that the host is shutting down: from now on no wrapper is reclaimed (its
/// bytes are leaked), so that no callback enters the host. Process-wide, irreversible. Threads:
/// any.
TN_API void tn_host_exit(void);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_OBJECT_H
