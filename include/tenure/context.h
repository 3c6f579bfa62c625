// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Context: the owner of all IR. Trees of operations, uniqued types, attributes, locations and
// names, resources and scopes belong to exactly one context and die with it.
//
//   lifetime     tn_context_create, tn_context_destroy, tn_context_retain, tn_context_release
//   options      tn_context_options, tn_context_allows_unregistered_dialects,
//                tn_context_set_thread_count, ...
//   root scope   tn_context_root_scope
//   stopping     tn_context_set_interrupt_check
//   figures      tn_context_statistics_get
//
// A context created without threading is for one thread at a time. One with threading may be used
// by several at once, each through a scope of its own: all may read, report, and create types,
// attributes, locations and names; and each may change ops that no other one reads or changes
// meanwhile. The unit of such work is an op that is isolated from above, because no use crosses its
// boundary; contracts that say "the op's isolated ancestor is the caller's" require this.
//
// After fork() the child may use contexts that no other thread was using at that moment, and create
// new ones. Contexts with threading, or in use by another thread, are lost to it: it must neither
// use nor destroy them.
//
// A context is limited to 16 GiB of ops, blocks, regions and their arguments, and to 16 GiB of
// uniqued objects. Beyond that, functions that create them return TN_LIMIT_EXCEEDED wherever a
// contract names TN_OUT_OF_MEMORY.
// Source: MLIR, "Traits", IsolatedFromAbove; "Pass Infrastructure".

#ifndef TENURE_CONTEXT_H
#define TENURE_CONTEXT_H

#include <tenure/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A context. It is an object (object.h). After it is destroyed, holders of a reference may call
/// tn_context_is_alive, release it and try to open a scope; nothing else.
typedef struct tn_context tn_context;
typedef struct tn_scope tn_scope;

typedef struct tn_context_options {
  /// The allocator of IR and uniqued objects; a NULL `resize` means the default.
  tn_allocator allocator;
  /// True lets several threads use the context at once, each through a scope of its own
  /// (different threads may read, unique types and attributes, and change different isolated ops).
  /// False saves the locks: then one thread at a time.
  bool threading;
  /// True accepts ops, types and attributes of dialects that are not loaded.
  bool allow_unregistered_dialects;
  /// True omits the note "see current operation: ..." from errors about an op.
  bool omit_op_notes;
  /// Names of shipped dialects to exclude from the context, separated by commas; "*" for
  /// all of them but builtin. Borrowed for the call.
  tn_string_view left_out_dialects;
  /// With threading: the number of threads that one call may use, including the caller's, at most
  /// 256; 0 for the number of processors, 1 for the caller only. The results are the same, in the
  /// same order; all callbacks are called on the caller's thread, except those of the allocator and
  /// the visits of tn_op_walk_parallel. Small inputs start no threads. For passes their own option
  /// (pass.h) takes precedence.
  uint32_t thread_count;
} tn_context_options;

/// Creates a context with a root scope. `options` NULL means all zero: the default allocator, no
/// threading, unregistered dialects refused.
///
/// Ownership: the caller gets one reference, for tn_context_destroy or tn_context_release; the
///            options are copied.
/// Errors:    TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED when the process has opened 2^32 scopes; not
///            reported.
/// Threads:   any.
/// Cost:      a few microseconds; under 32 KiB.
TN_API TN_MUST_USE tn_status tn_context_create(const tn_context_options* options,
                                               tn_context** out_context);

/// Destroys the context now: closes its scopes, frees its IR and memory, and releases the caller's
/// reference. From here on its handles return TN_CONTEXT_DESTROYED; its types, attributes and
/// locations must no longer be used. Other holders of a reference keep an empty shell. NULL is
/// ignored.
///
/// Inside a callback of a call that uses the context, the destruction is deferred until the
/// outermost such call returns. In a diagnostic handler it is an error (reported): the context and
/// the reference stay. In callbacks of the destruction itself it does nothing.
///
/// Threads:   no other thread may be using the context.
/// Cost:      O(memory, open scopes and wrappers); ops are not visited: some 10 ms after a text of
///            100 MB.
TN_API void tn_context_destroy(tn_context* context);

/// Adds a reference; NULL is ignored. Threads: any.
TN_API void tn_context_retain(tn_context* context);

/// Gives a reference back; the last one does what tn_context_destroy does, as late. NULL is
/// ignored.
/// Threads: any, but the last one as for tn_context_destroy.
TN_API void tn_context_release(tn_context* context);

/// False once tn_context_destroy has run, for holders of a reference.
TN_API bool tn_context_is_alive(const tn_context* context);

/// The scope that is open as long as the context; NULL once that is destroyed. It belongs to the
/// thread that created the context, until that hands it over. Ownership: borrowed from the context.
TN_API tn_scope* tn_context_root_scope(const tn_context* context);

/// Whether ops, types and attributes of dialects that are not loaded are accepted; existing ones
/// stay if it changes. Threads: not to be set while another thread uses the context.
TN_API bool tn_context_allows_unregistered_dialects(const tn_context* context);
TN_API void tn_context_set_allows_unregistered_dialects(tn_context* context, bool allow);

/// Whether the context was created with threading.
TN_API bool tn_context_is_threaded(const tn_context* context);

/// The number of threads that one call may use: the value of the options, or the last one set; if
/// it is 0, the number of processors. 1 without threading. Setting it affects calls that begin
/// afterwards. Threads: not to be set while another thread uses the context.
TN_API uint32_t tn_context_thread_count(const tn_context* context);
TN_API void tn_context_set_thread_count(tn_context* context, uint32_t thread_count);

/// The allocator that the context was created with, or the default. Ownership: by value.
TN_API tn_allocator tn_context_allocator(const tn_context* context);

/// Called during a long call; true interrupts it.
///
/// It must not use the context. After it has returned true it must do so until the call has
/// returned.
///
/// Threads:   the thread that made the call, with or without threading; the library's own threads
///            stop with that one.
typedef bool (*tn_interrupt_fn)(void* user_data);

/// Sets the interrupt check of the context's long calls: reading and writing text and bytecode,
/// verifying, cloning, running passes and rewriting. An interrupted call returns TN_INTERRUPTED,
/// reported as "interrupted", and has the same effect as when out of memory: reading and cloning
/// leave nothing; writing, the output so far; passes and rewriting, valid IR with part of the work
/// done. The check is called about ten times in a millisecond (a step being an op, a token of a
/// long list, or some hundred bytes), never within a group of dependent changes, and not while
/// memory is freed. A few steps take longer than that: the end of a pass over symbols or dead
/// values, sorting, and one token, comment or name of many megabytes.
///
/// @param check  NULL: calls are not interrupted.
/// @param every  Maximum number of steps between two checks; 0 for the default. 1 is for tests.
///
/// Ownership: `user_data` is borrowed until another check is set or the context ends.
/// Threads:   not to be set while another thread uses the context, nor by the check.
TN_API void tn_context_set_interrupt_check(tn_context* context, tn_interrupt_fn check,
                                           void* user_data, uint32_t every);

/// What a context holds, in counts and bytes; a snapshot that other threads may be changing, exact
/// while none does.
typedef struct tn_context_statistics {
  size_t live_op_count;
  size_t live_block_count;
  size_t live_region_count;
  size_t live_block_argument_count;
  size_t uniqued_count;       ///< Types, attributes, locations and names.
  size_t uniqued_byte_size;   ///< Memory used for them, including tables.
  size_t cell_byte_size;      ///< Memory used for cells, including free ones.
  size_t retired_slot_count;  ///< Slots whose generations are exhausted.
  size_t open_scope_count;
  uint64_t erased_op_count;  ///< Since the context was created.
} tn_context_statistics;

/// Fills in `*out_statistics`. Threads: any, with threading; what other threads do meanwhile may be
/// missed. Cost: O(threads that had scopes of their own at one time).
TN_API void tn_context_statistics_get(const tn_context* context,
                                      tn_context_statistics* out_statistics);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_CONTEXT_H
