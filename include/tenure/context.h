// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Context: owns everything. Trees of operations, uniqued types, attributes, locations and names,
// resources and scopes live in exactly one context and die with it.
//
//   lifetime     tn_context_create, tn_context_destroy, tn_context_retain, tn_context_release
//   options      tn_context_options, tn_context_allows_unregistered_dialects,
//                tn_context_set_thread_count, ...
//   root scope   tn_context_root_scope
//   stopping     tn_context_set_interrupt_check
//   figures      tn_context_statistics_get
//
// A context made without threading is for one thread at a time. One made with it may be used by
// several at once, each through a scope of its own: all may read, report, and make types,
// attributes, locations and names; and each may change ops that no other one reads or changes
// meanwhile. What can be handed out so is an op that is isolated from above, because no use crosses
// its border; contracts that say "the op's isolated ancestor is the caller's" ask for just that.
//
// After fork() the child may use what no other thread was using at that moment, and make new
// contexts. Those that were made with threading, or that another thread was in a call of, are lost
// to it: they are neither used nor destroyed there.
//
// A context holds 16 GiB of ops, blocks, regions and their arguments, and as much of uniqued
// things. Past that, what makes them answers TN_LIMIT_EXCEEDED wherever a contract names
// TN_OUT_OF_MEMORY.
// Source: MLIR, "Traits", IsolatedFromAbove; "Pass Infrastructure".

#ifndef TENURE_CONTEXT_H
#define TENURE_CONTEXT_H

#include <tenure/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A context. It is an object (object.h). Once it is destroyed, who holds a reference may ask
/// tn_context_is_alive, release it and try to open a scope; nothing else.
typedef struct tn_context tn_context;
typedef struct tn_scope tn_scope;

typedef struct tn_context_options {
  /// Where the memory of IR and of uniqued things comes from; a NULL `resize` means the default.
  tn_allocator allocator;
  /// True lets several threads use the context at once, each through a scope of its own
  /// (different threads may read, unique types and attributes, and change different isolated ops).
  /// False saves the locks: then one thread at a time.
  bool threading;
  /// True accepts ops, types and attributes of dialects that nobody loaded.
  bool allow_unregistered_dialects;
  /// True leaves the note "see current operation: ..." out of errors about an op.
  bool omit_op_notes;
  /// Shipped dialects that the context is to do without, by name, with commas between them; "*" for
  /// all of them but builtin. Borrowed for the call.
  tn_string_view left_out_dialects;
  /// With threading: how many threads one call may spread its work over, the caller's among them,
  /// 256 at the most; 0 for as many as the process has processors, 1 for the caller alone. What
  /// comes of it is the same, in the same order; all callbacks are called on the caller's thread,
  /// but for those of the allocator and the visits of tn_op_walk_parallel. Small inputs are not
  /// worth a thread, and start none. For passes an option of their own (pass.h) goes before it.
  uint32_t thread_count;
} tn_context_options;

/// Creates a context with a root scope. `options` NULL means all zero: the default allocator, no
/// threading, unregistered dialects refused.
///
/// Ownership: the caller gets one reference, for tn_context_destroy or tn_context_release; the
///            options are copied.
/// Errors:    TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED when the process has opened 2^32 scopes; there is
///            nobody to report to.
/// Threads:   any.
/// Cost:      a few microseconds; under 32 KiB.
TN_API TN_MUST_USE tn_status tn_context_create(const tn_context_options* options,
                                               tn_context** out_context);

/// Ends the context now: closes its scopes, destroys its IR and gives its memory back, and releases
/// the caller's reference. Handles into it answer TN_CONTEXT_DESTROYED from here on; types,
/// attributes and locations of it may no longer be used. Others that hold a reference keep an empty
/// shell. NULL is ignored.
///
/// From inside a callback of a call that goes on with the context, it ends when the outermost such
/// call is over, and everything works until then. From a diagnostic handler it is refused
/// (reported): the context and the reference stay. From what is called while the context ends,
/// nothing more ends.
///
/// Threads:   nobody else may be using the context.
/// Cost:      O(memory taken, open scopes and wrappers); no op is visited, so that several threads
///            would have nothing to do: some 10 ms after a text of 100 MB.
TN_API void tn_context_destroy(tn_context* context);

/// Adds a reference; NULL is ignored. Threads: any.
TN_API void tn_context_retain(tn_context* context);

/// Gives a reference back; the last one does what tn_context_destroy does, as late. NULL is
/// ignored.
/// Threads: any, but the last one as for tn_context_destroy.
TN_API void tn_context_release(tn_context* context);

/// False once tn_context_destroy has run (for who still holds a reference).
TN_API bool tn_context_is_alive(const tn_context* context);

/// The scope that is open as long as the context; NULL once that is destroyed. It belongs to the
/// thread that made the context, or to whom that hands it. Ownership: borrowed from the context.
TN_API tn_scope* tn_context_root_scope(const tn_context* context);

/// Whether ops, types and attributes of dialects that nobody loaded are accepted; what is there
/// stays when that changes. Threads: not to be set while another thread uses the context.
TN_API bool tn_context_allows_unregistered_dialects(const tn_context* context);
TN_API void tn_context_set_allows_unregistered_dialects(tn_context* context, bool allow);

/// Whether it was created with threading.
TN_API bool tn_context_is_threaded(const tn_context* context);

/// How many threads one call may spread its work over: what the options said, or what was set
/// since, and where that is 0 as many as the process has processors. 1 without threading. Set, it
/// counts for calls that begin afterwards. Threads: not to be set while another thread uses the
/// context.
TN_API uint32_t tn_context_thread_count(const tn_context* context);
TN_API void tn_context_set_thread_count(tn_context* context, uint32_t thread_count);

/// The allocator that the context was created with, or the default. Ownership: by value.
TN_API tn_allocator tn_context_allocator(const tn_context* context);

/// Asked, while a call is under way, whether it is to stop; true stops it.
///
/// It may not use the context that it is asked for. Once it said that a call is to stop it keeps to
/// that until the call has returned.
///
/// Threads: the one that made the call, with or without threading; the library's own threads stop
///          when that one is told to.
typedef bool (*tn_interrupt_fn)(void* user_data);

/// Sets what the long calls of the context ask: reading and writing text and bytecode, verifying,
/// cloning, running passes and rewriting. A call that is told to stop returns TN_INTERRUPTED,
/// reported as "interrupted", and leaves what it leaves when out of memory: reading and cloning,
/// nothing; writing, what was written; passes and rewriting, valid IR in which a part of the work
/// is done. The check is asked about ten times in a millisecond (a step being an op, a token of a
/// long list, or some hundred bytes), never while changes are made that belong together, and not
/// while memory is given back. A few steps last longer than that: what ends a pass over symbols or
/// dead values, sorting, and one token, comment or name of many megabytes.
///
/// @param check  NULL: calls run to their ends.
/// @param every  Steps between two questions, at the most; 0 for the usual number. 1 is for tests.
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
  size_t uniqued_byte_size;   ///< Memory taken for them, tables included.
  size_t cell_byte_size;      ///< Memory taken for cells, free ones included.
  size_t retired_slot_count;  ///< Slots whose generations are used up.
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
