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
//   statistics   tn_context_statistics_get
//
// A context created without threading may be used by one thread at a time. A context with threading
// may be used by several threads at once, each through a scope of its own: all may read, report,
// and create types, attributes, locations and names, and each may change ops that no other thread
// reads or changes meanwhile. The unit of such work is an op that is isolated from above, because
// no use crosses its boundary; contracts that say "the op's isolated ancestor is the caller's"
// require this.
//
// After fork() the child may use contexts that no other thread was using at that moment, and create
// new ones. It must neither use nor destroy contexts with threading, or contexts that another
// thread was using.
//
// A context is limited to 16 GiB of ops, blocks, regions and their arguments, and to 16 GiB of
// uniqued objects. Beyond that, functions that create them return TN_LIMIT_EXCEEDED wherever a
// contract names TN_OUT_OF_MEMORY. Source: MLIR, "Traits", IsolatedFromAbove; "Pass
// Infrastructure".

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
  /// True lets several threads use the context at once, each through a scope of its own (different
  /// threads may read, unique types and attributes, and change different isolated ops). False
  /// avoids the locks; then only one thread at a time may use the context.
  bool threading;
  /// True accepts ops, types and attributes of dialects that are not loaded.
  bool allow_unregistered_dialects;
  /// True omits the note "see current operation: ..." from errors about an op.
  bool omit_op_notes;
  /// Names of shipped dialects to exclude from the context, separated by commas; "*" excludes all
  /// but builtin. Borrowed for the call.
  tn_string_view left_out_dialects;
  /// With threading: the maximum number of threads that one call may use, including the caller's,
  /// at most 256; 0 means the number of processors, 1 only the caller's thread. The results and
  /// their order do not depend on it. All callbacks run on the caller's thread, except the
  /// allocator's and the visits of tn_op_walk_parallel. Small inputs start no threads. Passes have
  /// an option of their own (pass.h), which takes precedence.
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

/// Releases a reference. The last release destroys the context as tn_context_destroy does, and may
/// be deferred likewise. NULL is ignored.
/// Threads: any, but the last release as tn_context_destroy.
TN_API void tn_context_release(tn_context* context);

/// Returns false once tn_context_destroy has run. For holders of a reference.
TN_API bool tn_context_is_alive(const tn_context* context);

/// Returns the scope that is open as long as the context; NULL once the context is destroyed. The
/// scope belongs to the thread that created the context, until that thread hands it over.
/// Ownership: borrowed from the context.
TN_API tn_scope* tn_context_root_scope(const tn_context* context);

/// Returns, or sets, whether ops, types and attributes of dialects that are not loaded are
/// accepted. Existing ones stay if the setting changes. Threads: not to be set while another thread
/// uses the context.
TN_API bool tn_context_allows_unregistered_dialects(const tn_context* context);
TN_API void tn_context_set_allows_unregistered_dialects(tn_context* context, bool allow);

/// Returns whether the context was created with threading.
TN_API bool tn_context_is_threaded(const tn_context* context);

/// Returns, or sets, the maximum number of threads that one call may use, as `thread_count` of the
/// options; 0 is returned as the number of processors. Always 1 without threading. Setting it
/// affects calls that begin afterwards. Threads: not to be set while another thread uses the
/// context.
TN_API uint32_t tn_context_thread_count(const tn_context* context);
TN_API void tn_context_set_thread_count(tn_context* context, uint32_t thread_count);

/// Returns the allocator that the context was created with, or the default. Ownership: by value.
TN_API tn_allocator tn_context_allocator(const tn_context* context);

/// Called during a long call; returns true to interrupt it.
///
/// The function must not use the context. Once it has returned true, it must keep returning true
/// until the call has returned.
///
/// Threads:   runs on the thread that made the call, with or without threading; the library's own
///            threads stop together with it.
typedef bool (*tn_interrupt_fn)(void* user_data);

/// Sets the interrupt check of the context's long calls: reading and writing text and bytecode,
/// verifying, cloning, running passes and rewriting. An interrupted call returns TN_INTERRUPTED,
/// reported as "interrupted", and has the same effect as when out of memory: reading and cloning
/// leave nothing; writing, the output so far; passes and rewriting, valid IR with part of the work
/// done. The check is called about ten times per millisecond (a step is an op, a token of a long
/// list, or some hundred bytes), never within a group of dependent changes, and not while memory is
/// freed. A few steps take longer than that: the end of a pass over symbols or dead values,
/// sorting, and one token, comment or name of many megabytes.
///
/// @param check  NULL means that calls are not interrupted.
/// @param every  Maximum number of steps between two checks; 0 for the default. 1 is for tests.
///
/// Ownership: `user_data` is borrowed until another check is set or the context ends.
/// Threads:   not to be set while another thread uses the context, nor from the check itself.
TN_API void tn_context_set_interrupt_check(tn_context* context, tn_interrupt_fn check,
                                           void* user_data, uint32_t every);

/// The contents of a context, in counts and bytes. A snapshot; it is exact if no other thread
/// changes the context meanwhile.
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

/// Fills in `*out_statistics`. Threads: any, with threading; concurrent changes may be missed.
/// Cost: O(maximum number of threads that had scopes of their own at the same time).
TN_API void tn_context_statistics_get(const tn_context* context,
                                      tn_context_statistics* out_statistics);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_CONTEXT_H
