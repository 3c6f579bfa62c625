// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scopes and handles: the only way into a context's IR.
//
//   handles   tn_op, tn_block, tn_region, tn_value, tn_use
//   scopes    tn_scope_open, tn_scope_close, tn_scope_keep_*
//   queries   tn_*_check, tn_*_same, tn_*_is_null, tn_*_stale_reason
//   pins      tn_pin_acquire, tn_pin_release, tn_op_release
//
// A handle is 16 bytes, passed by value in two registers, compared bit by bit, and owns nothing. It
// contains the number of the scope that issued it, the entity's slot and the slot's generation. It
// resolves while its scope is open and the generation matches: erasing an entity increments its
// generation, closing a scope retires the scope's number, both O(1) and without a list of handles.
// A slot whose generation would wrap is retired, so a stale handle never becomes valid again.
//
// Within a scope, a live entity has exactly one handle: equal bits mean the same entity. Across
// scopes use tn_op_same and the related functions.
//
// Scopes nest, and each belongs to one thread at a time: a scope may be handed to another thread if
// the two threads synchronise. Unowned detached ops that were created through a scope are destroyed
// when it closes.
//
// Terms in the contracts of this header and of the headers that include it:
//
//   the stale statuses  TN_NULL_HANDLE, TN_STALE_HANDLE, TN_SCOPE_CLOSED, TN_CONTEXT_DESTROYED, as
//                       tn_op_check returns them. They are reported with the text of
//                       tn_op_stale_reason: to the handle's context, at the location of the
//                       erased entity; for null handles and destroyed contexts, to the context of
//                       another argument, if any.
//   a reader            is a function that returns a value and no status. Given a handle that does
//                       not resolve, it reports that and returns null, 0, false or empty, so that
//                       chains of reads are safe. It returns handles of the scope of its argument.
//                       It costs O(1) unless stated otherwise.
//   reading             (Threads:) any number of threads may do this at once, each through a scope
//                       of its own, while no thread changes the op's isolated ancestor (context.h).
//                       This includes all readers.
//   changing            (Threads:) no other thread reads or changes the op's isolated ancestor.
//
// Invalid handles are safe too: they are null, stale, or resolve to some live entity.

#ifndef TENURE_SCOPE_H
#define TENURE_SCOPE_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/object.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Identifies one operation within one scope. All zero is null.
typedef struct tn_op {
  uint32_t scope;       ///< The scope's number: issued in order, never reused in a process.
  uint32_t slot;        ///< The entity's cell.
  uint32_t generation;  ///< Odd while the entity lives.
  uint32_t index;       ///< Always 0.
} tn_op;

/// Identifies one block.
typedef struct tn_block {
  uint32_t scope;
  uint32_t slot;
  uint32_t generation;
  uint32_t index;  ///< Always 0.
} tn_block;

/// Identifies one region.
typedef struct tn_region {
  uint32_t scope;
  uint32_t slot;
  uint32_t generation;
  uint32_t index;  ///< Always 0.
} tn_region;

/// Identifies one value: a result of an op, or a block argument.
typedef struct tn_value {
  uint32_t scope;
  uint32_t slot;  ///< The op's cell for a result, else the argument's own cell.
  uint32_t generation;
  uint32_t index;  ///< The result index; UINT32_MAX for a block argument.
} tn_value;

/// Identifies one operand of an op: a use of its current value.
typedef struct tn_use {
  uint32_t scope;
  uint32_t slot;  ///< The using op's cell.
  uint32_t generation;
  uint32_t index;  ///< The operand index.
} tn_use;

//===-- Scopes ------------------------------------------------------------------------------===//

/// Opens a scope inside `parent`; `parent` NULL means the context's root scope, for a thread that
/// needs its own scope.
///
/// Ownership: the caller closes it. It is an object (object.h): a retained scope is an empty shell
///            after it is closed.
/// Errors:    TN_CONTEXT_DESTROYED (not reported); TN_SCOPE_CLOSED when `parent` is closed;
///            TN_INVALID_ARGUMENT when it is of another context; TN_OUT_OF_MEMORY;
///            TN_LIMIT_EXCEEDED when the process has opened 2^32 scopes.
/// Threads:   the scope belongs to the calling thread, `parent` (if given) as well.
/// Cost:      O(1), under a microsecond.
TN_API TN_MUST_USE tn_status tn_scope_open(tn_context* context, tn_scope* parent,
                                           tn_scope** out_scope);

/// Closes `scope`, after its open child scopes: its handles become stale, its host wrappers are
/// reclaimed, its unowned detached ops are destroyed (or become ownerless while pinned), and the
/// opener's reference is released. Closing NULL, the root scope or a closed scope that is still
/// retained does nothing.
///
/// Inside a callback of a call that began when the scope was open, the close is deferred until the
/// outermost such call returns; in a diagnostic handler it is an error (reported).
///
/// Threads:   the scope's. The trees of its detached ops are the caller's.
/// Cost:      O(detached ops and wrappers), and one step per open scope of the context; handles
///            cost nothing.
TN_API void tn_scope_close(tn_scope* scope);

/// Returns false once the scope was closed, or its context destroyed. For holders of a reference.
TN_API bool tn_scope_is_open(const tn_scope* scope);

/// Returns the number in the handles of this scope, also after the scope was closed. Threads: any.
TN_API uint32_t tn_scope_number(const tn_scope* scope);

/// Returns the scope that encloses `scope`; NULL for the root and for a closed scope. Ownership:
/// borrowed.
TN_API tn_scope* tn_scope_parent(const tn_scope* scope);

/// Returns the context of `scope`; NULL once the scope is closed or the context destroyed.
/// Ownership: borrowed.
TN_API tn_context* tn_scope_context(const tn_scope* scope);

/// Returns the open scope with this `number`; NULL if there is none.
/// Ownership: borrowed until it is closed. Threads: any.
TN_API tn_scope* tn_scope_find(uint32_t number);

/// Returns a handle of the same entity in `scope`, an open scope of the same context (such as an
/// enclosing one). A detached op becomes owned by `scope` if it has no owner, or if its owner
/// closes with `scope`.
///
/// Ownership: see above; blocks, regions and values stay with their op.
/// Errors:    the stale statuses; TN_SCOPE_CLOSED when `scope` is closed; TN_INVALID_ARGUMENT when
///            it is of another context.
/// Threads:   both scopes belong to the caller; reading, but changing for a detached op.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_scope_keep_op(tn_scope* scope, tn_op op, tn_op* out_op);
TN_API TN_MUST_USE tn_status tn_scope_keep_block(tn_scope* scope, tn_block block,
                                                 tn_block* out_block);
TN_API TN_MUST_USE tn_status tn_scope_keep_region(tn_scope* scope, tn_region region,
                                                  tn_region* out_region);
TN_API TN_MUST_USE tn_status tn_scope_keep_value(tn_scope* scope, tn_value value,
                                                 tn_value* out_value);

//===-- Queries -------------------------------------------------------------------------------===//

/// Returns whether a handle is null, which its generation determines. Threads: any.
static inline bool tn_op_is_null(tn_op op) { return op.generation == 0; }
static inline bool tn_block_is_null(tn_block block) { return block.generation == 0; }
static inline bool tn_region_is_null(tn_region region) { return region.generation == 0; }
static inline bool tn_value_is_null(tn_value value) { return value.generation == 0; }
static inline bool tn_use_is_null(tn_use use) { return use.generation == 0; }

/// Returns TN_OK if the handle resolves, else TN_NULL_HANDLE, TN_STALE_HANDLE (also for invalid
/// handles: a scope that was never opened, a result that the op does not have), TN_SCOPE_CLOSED or
/// TN_CONTEXT_DESTROYED. Reports nothing. Threads: any; while another thread erases the entity or
/// closes the scope, the result may be either. Cost: O(1); O(log contexts) if the scope is not
/// open.
TN_API tn_status tn_op_check(tn_op op);
TN_API tn_status tn_block_check(tn_block block);
TN_API tn_status tn_region_check(tn_region region);
TN_API tn_status tn_value_check(tn_value value);

/// Returns true if both handles resolve to the same entity, perhaps through different scopes. A
/// null handle equals nothing. Reports nothing. Threads: as tn_op_check.
TN_API bool tn_op_same(tn_op a, tn_op b);
TN_API bool tn_block_same(tn_block a, tn_block b);
TN_API bool tn_region_same(tn_region a, tn_region b);
TN_API bool tn_value_same(tn_value a, tn_value b);

/// Writes the reason why a handle does not resolve: "'func.func' was erased", with the op's
/// location if it is among the last 65,536 erasures of its context. `buffer` gets at most
/// `capacity` bytes including a NUL (nothing if `capacity` is 0); returns the length of the whole
/// text without the NUL. The text is empty if the handle resolves, or out of memory. Threads: as
/// tn_op_check.
TN_API size_t tn_op_stale_reason(tn_op op, char* buffer, size_t capacity);
TN_API size_t tn_block_stale_reason(tn_block block, char* buffer, size_t capacity);
TN_API size_t tn_region_stale_reason(tn_region region, char* buffer, size_t capacity);
TN_API size_t tn_value_stale_reason(tn_value value, char* buffer, size_t capacity);

/// Returns the context of a handle; NULL if the handle does not resolve (not reported).
/// Ownership: borrowed.
TN_API tn_context* tn_op_context(tn_op op);

//===-- Pins --------------------------------------------------------------------------------===//
//
// A pin keeps the tree of its op alive after its owner released it: after tn_op_release of the
// root, or after the scope that owned the detached root was closed. A pin does not prevent erasing:
// that is explicit and makes handles stale, pinned or not. When the last pin into an ownerless tree
// is released, the tree is destroyed. A tree stays ownerless until a pin's holder gives it an owner
// again (tn_pin_op, then tn_scope_keep_op or insertion into another tree).
//
// While ownerless trees exist, releasing a pin, tn_op_release and closing a scope walk from every
// pin of the context to its root: then no other thread may move ops in a pinned tree. A host with a
// global lock ensures this.

/// A pin. Its holder provides the memory; the fields are the library's.
typedef struct tn_pin {
  struct tn_pin* previous;
  struct tn_pin* next;
  tn_context* context;  ///< NULL when the pin is empty.
  uint32_t slot;
  uint32_t generation;
} tn_pin;

/// Pins the tree of `op`. `pin` must be empty, and must not move until it is released.
///
/// Ownership: `pin` is borrowed by the context until tn_pin_release or the end of the context,
///            which empties it.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT if `pin` is not empty.
/// Threads:   reading.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_pin_acquire(tn_op op, tn_pin* pin);

/// Empties `pin`; an empty pin is ignored. May destroy an ownerless tree.
/// Threads:   any, with threading, and as stated above.
/// Cost:      O(1) while no tree is ownerless, else amortised O(depth).
TN_API void tn_pin_release(tn_pin* pin);

/// Returns a handle, in the open `scope`, of the pinned op; null (not reported) if the op was
/// erased, if `pin` is empty, and if `scope` is closed or of another context.
TN_API tn_op tn_pin_op(const tn_pin* pin, tn_scope* scope);

/// Releases the detached `op` from the scope that owns it: it is destroyed now, or when the last
/// pin into it is released.
///
/// Ownership: see above; `op` becomes stale only if the tree is destroyed.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `op` has a parent.
/// Threads:   changing.
/// Cost:      that of the destruction, plus amortised O(depth of pinned ops).
TN_API TN_MUST_USE tn_status tn_op_release(tn_op op);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_SCOPE_H
