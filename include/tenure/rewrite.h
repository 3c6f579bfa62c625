// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriting: IR changes with listeners, patterns, and the driver that applies them.
//
//   listeners   tn_rewrite_listener
//   rewriters   tn_rewriter_create, tn_rewriter_insertion, tn_rewriter_set_insertion, ...
//   creation    tn_rewriter_create_op, tn_rewriter_clone_op, tn_rewriter_create_block
//   replacement tn_rewriter_replace_op, tn_rewriter_replace_op_with, tn_rewriter_replace_uses
//   erasure     tn_rewriter_erase_op, tn_rewriter_erase_block
//   in place    tn_rewriter_op_modified
//   moves       tn_rewriter_move_op_before, tn_rewriter_split_block, tn_rewriter_merge_blocks, ...
//   patterns    tn_pattern, tn_pattern_set_create, tn_pattern_set_add, tn_pattern_set_add_fold
//   drivers     tn_rewrite_greedily, tn_rewrite_once
//
// A pattern has a root (the name of its ops, or any op), a benefit and a function that matches an
// op and rewrites it through a rewriter. The greedy driver folds ops, applies patterns and erases
// dead ops until a fixpoint; it visits ops in MLIR's order.
//
// After a rewrite, handles of a caller or a callback still refer to the same entity, or are stale.
// A callback may also change IR with the functions of operation.h and block.h; listeners are not
// notified of that, and the driver visits created or changed ops in its next iteration.
// Source: MLIR, "Pattern Rewriting".
//
// The library's folds ignore integers of more than 128 bits (MLIR folds all); TN_PATTERN_RANK_MAX
// (verify.h) limits the number of dimensions, and TN_AFFINE_COMPOSED_NODE_LIMIT (affine.h) the size
// of composed affine maps.

#ifndef TENURE_REWRITE_H
#define TENURE_REWRITE_H

#include <tenure/base.h>
#include <tenure/block.h>
#include <tenure/context.h>
#include <tenure/operation.h>
#include <tenure/scope.h>
#include <tenure/value.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Listeners -----------------------------------------------------------------------------===//

/// Is notified of a rewriter's changes; each function may be NULL. The functions read (base.h):
/// changes are errors. Source: MLIR, RewriterBase::Listener.
typedef struct tn_rewrite_listener {
  void* user_data;
  /// `op` was created, or moved to its current place.
  void (*op_inserted)(void* user_data, tn_op op);
  /// `op` was changed in place.
  void (*op_modified)(void* user_data, tn_op op);
  /// The uses of the results of `op` are about to be replaced by `values`; it is erased after that.
  void (*op_replaced)(void* user_data, tn_op op, const tn_value* values, size_t value_count);
  /// `op` is about to be erased; its nested ops were erased before.
  void (*op_erased)(void* user_data, tn_op op);
  void (*block_inserted)(void* user_data, tn_block block);
  /// `block`, which may be nested in an erased op, is about to be erased; its ops were erased
  /// before.
  void (*block_erased)(void* user_data, tn_block block);
  /// A driver tried a pattern, which changed something if `applied`. Canonicalizations have the
  /// names that the option `disable-patterns` of canonicalize accepts, which may be empty.
  void (*pattern_tried)(void* user_data, tn_string_view name, bool applied);
} tn_rewrite_listener;

//===-- Rewriters -----------------------------------------------------------------------------===//

/// Changes IR and notifies a listener. Opaque. The rewriter passed to a callback is the driver's,
/// and valid for the call.
typedef struct tn_rewriter tn_rewriter;

/// Creates a rewriter outside of any driver, which issues handles of `scope`. Initially it has no
/// insertion point.
///
/// Ownership: the caller destroys it with tn_rewriter_destroy, before the scope is closed; copies
///            `listener` (may be NULL), whose user data is borrowed until then.
/// Errors:    TN_SCOPE_CLOSED; TN_OUT_OF_MEMORY; reported.
/// Threads:   the scope's, as for all functions that take the rewriter.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_rewriter_create(tn_scope* scope,
                                                const tn_rewrite_listener* listener,
                                                tn_rewriter** out_rewriter);
/// Destroys a rewriter. NULL and the rewriters of drivers are ignored. In a callback of its
/// listener the destruction is deferred.
TN_API void tn_rewriter_destroy(tn_rewriter* rewriter);
/// Returns the scope of the handles that the rewriter creates. Ownership: borrowed.
TN_API tn_scope* tn_rewriter_scope(const tn_rewriter* rewriter);

/// Returns the insertion point: initially before the op that a pattern is applied to. All null if
/// none is set, or if it was erased. Ownership: handles of the rewriter's scope.
TN_API tn_insertion tn_rewriter_insertion(const tn_rewriter* rewriter);
/// Sets the insertion point; all null means that new ops are detached.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another context and before a detached op.
/// Threads:   as tn_rewriter_create.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_rewriter_set_insertion(tn_rewriter* rewriter,
                                                       tn_insertion insertion);
/// Sets the insertion point after `op`. Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_rewriter_set_insertion_after(tn_rewriter* rewriter, tn_op op);

// "The statuses of a rewriter" in the contracts below: the stale statuses for a handle, for an
// erased insertion point, and for a closed scope; TN_INVALID_ARGUMENT for arguments of another
// context, from a listener, and for erasing the root op of a driver; TN_OUT_OF_MEMORY, after which
// every call on the rewriter fails. All are reported, and nothing is changed.

/// Creates an op as tn_op_create does. Without an insertion in `state` the op is created at the
/// rewriter's insertion point; without a location it has that of the op that the pattern is applied
/// to.
///
/// Ownership: as tn_op_create.
/// Errors:    the statuses of a rewriter, and those of tn_op_create.
/// Threads:   changing.
/// Cost:      that of tn_op_create and of the listener, as for all functions below.
TN_API TN_MUST_USE tn_status tn_rewriter_create_op(tn_rewriter* rewriter, const tn_op_state* state,
                                                   tn_op* out_op);
/// Clones an op, as tn_op_clone does, at the insertion point; `map` may be NULL.
///
/// Ownership, Threads, Cost: as tn_op_clone.
/// Errors:    the statuses of a rewriter, and those of tn_op_clone.
TN_API TN_MUST_USE tn_status tn_rewriter_clone_op(tn_rewriter* rewriter, tn_op op, uint32_t flags,
                                                  tn_clone_map* map, tn_op* out_op);
/// Creates a block as tn_block_create does, and sets the insertion point to its end.
///
/// Ownership, Threads, Cost: as tn_block_create.
/// Errors:    the statuses of a rewriter, and those of tn_block_create.
TN_API TN_MUST_USE tn_status tn_rewriter_create_block(tn_rewriter* rewriter, tn_region region,
                                                      tn_block before,
                                                      const tn_type* argument_types,
                                                      const tn_location* argument_locations,
                                                      size_t argument_count, tn_block* out_block);

/// Replaces the results of `op` by values and erases it. A value may be null if the result has no
/// use. The verifier checks types. Source: MLIR, RewriterBase::replaceOp.
///
/// Ownership: the op's memory is reused.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT if the number of values does not
///            match the number of results, for a null value for a result with uses, and for a
///            result of `op` or a value inside it.
/// Threads:   changing, also the users.
/// Cost:      O(uses + size of the op + depth of the values).
TN_API TN_MUST_USE tn_status tn_rewriter_replace_op(tn_rewriter* rewriter, tn_op op,
                                                    const tn_value* values, size_t value_count);
/// Replaces `op` by the results of `new_op`. Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_rewriter_replace_op_with(tn_rewriter* rewriter, tn_op op,
                                                         tn_op new_op);
/// Replaces the uses of `from` by `to`; notifies the listener that the using ops were modified.
///
/// Ownership: none.
/// Errors:    the statuses of a rewriter.
/// Threads:   changing, also the users.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_rewriter_replace_uses(tn_rewriter* rewriter, tn_value from,
                                                      tn_value to);
/// Erases an op whose results are not used outside of it, after its nested ops.
///
/// Ownership: the op's memory is reused.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT while a result has uses.
/// Threads:   changing.
/// Cost:      O(size of the op).
TN_API TN_MUST_USE tn_status tn_rewriter_erase_op(tn_rewriter* rewriter, tn_op op);
/// Erases a block, after its ops.
///
/// Ownership: the memory is reused.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT while an op outside of the block has
///            it as a successor, or uses a value defined in it.
/// Threads:   changing.
/// Cost:      O(size of the block + uses of its values * depth).
TN_API TN_MUST_USE tn_status tn_rewriter_erase_block(tn_rewriter* rewriter, tn_block block);

/// Notifies the listener that `op` was changed with the functions of operation.h; a driver visits
/// the op again. Source: MLIR, RewriterBase::modifyOpInPlace.
///
/// Ownership: none.
/// Errors:    the statuses of a rewriter.
/// Threads:   reading.
/// Cost:      that of the listener.
TN_API TN_MUST_USE tn_status tn_rewriter_op_modified(tn_rewriter* rewriter, tn_op op);

//===-- Moves ---------------------------------------------------------------------------------===//

/// Moves `op` before (after) `other`, as tn_op_move_before and tn_op_move_after do.
///
/// Ownership, Threads, Cost: as these functions.
/// Errors:    the statuses of a rewriter, and those of these functions.
TN_API TN_MUST_USE tn_status tn_rewriter_move_op_before(tn_rewriter* rewriter, tn_op op,
                                                        tn_op other);
TN_API TN_MUST_USE tn_status tn_rewriter_move_op_after(tn_rewriter* rewriter, tn_op op,
                                                       tn_op other);
/// Moves all blocks of `region` into `into`, before `before`, or to the end if `before` is null.
/// Source: MLIR, RewriterBase::inlineRegionBefore.
///
/// Ownership: the blocks belong to their new region.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT when `before` is not in `into`, and
///            when `into` is `region` or inside it.
/// Threads:   changing both the old and the new place.
/// Cost:      O(blocks moved + depth).
TN_API TN_MUST_USE tn_status tn_rewriter_inline_region_before(tn_rewriter* rewriter,
                                                              tn_region region, tn_region into,
                                                              tn_block before);
/// Moves the ops of `source` before the op `before`, replaces the arguments of `source` by
/// `values`, and erases `source`. Source: MLIR, RewriterBase::inlineBlockBefore.
///
/// Ownership: the ops belong to their new block.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT as for tn_block_merge, and for a
///            detached `before`.
/// Threads:   changing both the old and the new place.
/// Cost:      O(ops of `source` + uses of its arguments + depth).
TN_API TN_MUST_USE tn_status tn_rewriter_inline_block_before(tn_rewriter* rewriter, tn_block source,
                                                             tn_op before, const tn_value* values,
                                                             size_t value_count);
/// Moves the ops of `source` to the end of `block` likewise. Source: MLIR,
/// RewriterBase::mergeBlocks.
///
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_rewriter_merge_blocks(tn_rewriter* rewriter, tn_block source,
                                                      tn_block block, const tn_value* values,
                                                      size_t value_count);
/// Moves `op` and all later ops to a new block after its own, as tn_block_split does.
///
/// Ownership: the new block belongs to the region.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT for a detached op.
/// Threads:   changing.
/// Cost:      O(ops moved).
TN_API TN_MUST_USE tn_status tn_rewriter_split_block(tn_rewriter* rewriter, tn_op op,
                                                     tn_block* out_block);

//===-- Patterns ------------------------------------------------------------------------------===//

/// Matches `op`, a handle of the scope that the driver was started in, and rewrites it. TN_OK: it
/// was rewritten. TN_NOT_FOUND: it does not match, and nothing was changed. Any other status ends
/// the run, which returns it; previous rewrites stay, and incomplete changes of the callback are
/// not undone.
///
/// The callback must not leave an operand or successor null, which ends the run with
/// TN_VERIFY_FAILED. If it closes the scope, the run ends first.
typedef tn_status (*tn_pattern_fn)(void* user_data, tn_rewriter* rewriter, tn_op op);

/// The largest benefit of a pattern. Source: MLIR, PatternBenefit.
#define TN_PATTERN_BENEFIT_MAX 65534u

typedef struct tn_pattern {
  tn_string_view root;  ///< The name of the ops; empty for any op.
  tn_string_view name;  ///< For diagnostics; may be empty.
  uint32_t benefit;     ///< Patterns of higher benefit are tried first. At most
                        ///< TN_PATTERN_BENEFIT_MAX.
  tn_pattern_fn match_and_rewrite;
  void* user_data;
  /// Called on `user_data` when the set is destroyed; may be NULL.
  void (*delete_user_data)(void* user_data);
} tn_pattern;

/// The folded value of a result: an existing value, or an attribute, for which a constant is
/// created (arith.constant or the dialect's own op). All null: not folded.
typedef struct tn_fold_result {
  tn_value value;
  tn_attribute attribute;
} tn_fold_result;

/// Folds `op`. `operands` are the constant values of operands, null if unknown. TN_OK: `results`,
/// null on entry, are the folded results; a fold that changed the op in place leaves them null, or
/// sets the op's own results. TN_NOT_FOUND: not folded. Other statuses end the run. A value, or a
/// typed attribute, whose type differs from the result's also ends the run; but a dialect's own
/// constant op may accept other types except for numbers. The function must not create or erase
/// ops. Source: MLIR, Operation::fold.
typedef tn_status (*tn_fold_hook_fn)(void* user_data, tn_op op, const tn_attribute* operands,
                                     size_t operand_count, tn_fold_result* results,
                                     size_t result_count);

/// Patterns and folds. Opaque. The first run freezes the set permanently.
typedef struct tn_pattern_set tn_pattern_set;

/// Creates an empty set.
///
/// Ownership: the caller destroys it with tn_pattern_set_destroy, before the context is destroyed.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   one at a time per set until it is frozen; then any.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_pattern_set_create(tn_context* context, tn_pattern_set** out_set);
/// Destroys a set, and deletes user data in the order of addition. A set in use by a run is
/// destroyed after it. NULL is ignored. The functions that delete user data may do anything except
/// add to the set.
TN_API void tn_pattern_set_destroy(tn_pattern_set* set);
/// Adds a pattern. Patterns of the same benefit are tried in the order of addition, those for an
/// op's name before those for any op.
///
/// Ownership: copies the strings; the set owns `user_data` after TN_OK, else the caller.
/// Errors:    TN_INVALID_ARGUMENT for a frozen set, no function and a benefit above the maximum;
///            TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_pattern_set_add(tn_pattern_set* set, const tn_pattern* pattern);
/// Adds a fold for ops called `root`. It is tried before the fold of their dialect and folds added
/// after it.
///
/// Ownership, Errors, Threads, Cost: as above; TN_INVALID_ARGUMENT also for an empty name.
TN_API TN_MUST_USE tn_status tn_pattern_set_add_fold(tn_pattern_set* set, tn_string_view root,
                                                     tn_fold_hook_fn fold, void* user_data,
                                                     void (*delete_user_data)(void* user_data));
/// Adds the canonicalization patterns of the shipped dialects, and those attached to ops
/// (op_interface.h); they are tried after all others.
///
/// Ownership: none.
/// Errors:    TN_INVALID_ARGUMENT for a frozen set; reported.
/// Threads:   as above.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_pattern_set_add_canonicalization(tn_pattern_set* set);
/// Freezes the set: nothing can be added, and several threads may run it. Freezing a frozen set
/// does nothing.
///
/// Ownership: none.
/// Errors:    TN_OUT_OF_MEMORY, reported; the set does not change.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(patterns * log patterns).
TN_API TN_MUST_USE tn_status tn_pattern_set_freeze(tn_pattern_set* set);
/// Returns the number of patterns, without folds and canonicalizations. Threads: as above.
TN_API size_t tn_pattern_set_count(const tn_pattern_set* set);

//===-- Drivers -------------------------------------------------------------------------------===//

/// The ops that a run may rewrite. Source: MLIR, GreedyRewriteStrictness.
typedef enum tn_rewrite_strictness {
  TN_REWRITE_ANY_OP,
  TN_REWRITE_EXISTING_AND_NEW_OPS,  ///< Existing ops, and those that the rewriter creates.
  TN_REWRITE_EXISTING_OPS           ///< Ops that exist when the run begins.
} tn_rewrite_strictness;

/// How much blocks are simplified. Source: MLIR, GreedySimplifyRegionLevel.
typedef enum tn_region_simplification {
  TN_REGION_SIMPLIFICATION_DISABLED,
  TN_REGION_SIMPLIFICATION_NORMAL,     ///< Removes unreachable blocks, dead ops and dead arguments.
  TN_REGION_SIMPLIFICATION_AGGRESSIVE  ///< Also merges identical blocks.
} tn_region_simplification;

typedef struct tn_greedy_config {
  bool use_top_down_traversal;
  bool enable_folding;
  bool enable_constant_cse;
  tn_rewrite_strictness strictness;
  tn_region_simplification region_simplification;
  int64_t max_iterations;               ///< Negative: no limit.
  int64_t max_num_rewrites;             ///< Per iteration; negative: no limit.
  const tn_rewrite_listener* listener;  ///< Borrowed for the run; may be NULL.
} tn_greedy_config;

/// Returns MLIR's defaults: bottom-up, folding, uniqued constants, any op, aggressive, 10
/// iterations, no limit of rewrites.
TN_API tn_greedy_config tn_greedy_config_default(void);

typedef struct tn_rewrite_result {
  bool changed;
  bool converged;  ///< A fixpoint was reached.
} tn_rewrite_result;

/// Folds and rewrites the ops in `op` until nothing changes or a limit is reached. `config` NULL is
/// the default; `out_result` may be NULL. Freezes the set.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another context and for unknown levels;
///            TN_VERIFY_FAILED if a callback erased `op` or left an operand or successor null;
///            TN_SCOPE_CLOSED if a callback closed the scope; the status of a callback, reported
///            with the name of the pattern (except TN_INTERRUPTED); TN_OUT_OF_MEMORY.
/// Threads:   changing; one thread at a time per isolated op. Callbacks run on the calling thread.
/// Cost:      that of the patterns; O(size of the op) for each iteration.
TN_API TN_MUST_USE tn_status tn_rewrite_greedily(tn_op op, tn_pattern_set* patterns,
                                                 const tn_greedy_config* config,
                                                 tn_rewrite_result* out_result);
/// Tries the patterns once on each op in `op`, after its nested ops; created ops are not visited,
/// and nothing is folded. Source: MLIR, walkAndApplyPatterns.
///
/// Ownership: `listener` (may be NULL) is borrowed for the call.
/// Errors, Threads: as tn_rewrite_greedily.
/// Cost:      that of the patterns; O(size of the op).
TN_API TN_MUST_USE tn_status tn_rewrite_once(tn_op op, tn_pattern_set* patterns,
                                             const tn_rewrite_listener* listener);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_REWRITE_H
