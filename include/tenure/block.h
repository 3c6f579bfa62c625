// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks and regions.
//
//   regions     tn_region_op, tn_region_first_block, tn_region_last_block, tn_region_take_body
//   blocks      tn_block_create, tn_block_erase, tn_block_split, tn_block_merge, moves
//   relations   tn_block_region, tn_block_next, tn_block_first_op, tn_block_first_use, ...
//   arguments   tn_block_add_argument, tn_block_erase_argument, tn_block_argument, ...
//
// An op's regions are created with it and live as long as it does. A block is always in a region,
// which owns it; handles of it and of its arguments stay valid when it moves. scope.h defines "the
// stale statuses", "a reader", "reading" and "changing"; all functions of this header that return
// no status are readers. Source: LangRef, "Blocks", "Regions".

#ifndef TENURE_BLOCK_H
#define TENURE_BLOCK_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Regions -------------------------------------------------------------------------------===//

/// Returns the op that owns the region.
TN_API tn_op tn_region_op(tn_region region);
/// Returns the index of the region in its op.
TN_API size_t tn_region_index(tn_region region);
/// Return the entry block, and the last block; null if the region is empty.
TN_API tn_block tn_region_first_block(tn_region region);
TN_API tn_block tn_region_last_block(tn_region region);
/// Returns whether the region has no blocks; true for a handle that does not resolve.
TN_API bool tn_region_is_empty(tn_region region);
/// Returns the number of blocks. Cost: O(blocks).
TN_API size_t tn_region_block_count(tn_region region);

/// Moves all blocks of `from` to the end of `region`; does nothing if they are the same. Unlike
/// MLIR's Region::takeBody it keeps the blocks of `region`.
///
/// Ownership: the blocks belong to `region`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `region` is inside `from`, or for
///            another context.
/// Threads:   changing both.
/// Cost:      O(blocks moved + depth).
TN_API TN_MUST_USE tn_status tn_region_take_body(tn_region region, tn_region from);

//===-- Blocks --------------------------------------------------------------------------------===//

/// Creates a block with arguments at the end of `region`, or before `before` (a block of `region`)
/// unless that is null. `argument_locations` is NULL, or has a location for each argument, of which
/// null ones mean unknown.
///
/// Ownership: the block belongs to the region; copies the arrays.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `before` is not in `region`, for a null
///            type, and for a type or location of another context; TN_LIMIT_EXCEEDED beyond 2^28
///            arguments; TN_OUT_OF_MEMORY. Nothing is created.
/// Threads:   changing.
/// Cost:      O(arguments).
TN_API TN_MUST_USE tn_status tn_block_create(tn_region region, tn_block before,
                                             const tn_type* argument_types,
                                             const tn_location* argument_locations,
                                             size_t argument_count, tn_block* out_block);

/// Moves `block`, with its ops, before `other` (no-op for itself), or to the end of `region`. Does
/// not check that uses of the block and of its values stay valid.
///
/// Ownership: the block belongs to its new region.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT if the destination is inside `block`, or for
///            another context.
/// Threads:   changing both the old and the new place.
/// Cost:      O(depth of the destination).
TN_API TN_MUST_USE tn_status tn_block_move_before(tn_block block, tn_block other);
TN_API TN_MUST_USE tn_status tn_block_move_to_end(tn_block block, tn_region region);

/// Destroys `block` and its ops; their handles become stale in every scope. Operands and successors
/// elsewhere that refer to them become null.
///
/// Ownership: the memory is reused.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT while an op outside of the block has it as a
///            successor (the message names that op).
/// Threads:   changing.
/// Cost:      O(size of the block + uses of it and of its values + depth of its predecessors), no
///            recursion.
TN_API TN_MUST_USE tn_status tn_block_erase(tn_block block);

/// Creates a block after the block of `op` and moves `op` and all later ops to it. The new block
/// has no arguments and no predecessors. Source: MLIR, Block::splitBlock.
///
/// Ownership: the new block belongs to the region.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a detached op; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(ops moved).
TN_API TN_MUST_USE tn_status tn_block_split(tn_op op, tn_block* out_block);

/// Moves the ops of `source` to the end of `block`, replaces `source`'s arguments by `arguments`,
/// and erases `source`. Source: MLIR, RewriterBase::mergeBlocks.
///
/// Ownership: the ops belong to `block`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT if the counts or types differ, if both are
///            the same block, if `block` is inside `source`, if an argument value belongs to
///            `source`, or if `source` has uses as a successor. The caller removes the terminator
///            of `block` first.
/// Threads:   changing both.
/// Cost:      O(ops of `source` + uses of its arguments + depth of `block`).
TN_API TN_MUST_USE tn_status tn_block_merge(tn_block block, tn_block source,
                                            const tn_value* arguments, size_t argument_count);

/// Returns the parent region of `block`.
TN_API tn_region tn_block_region(tn_block block);
/// Returns the op whose region contains `block`.
TN_API tn_op tn_block_parent_op(tn_block block);
/// Returns the next (previous) block in its region; null at the ends.
TN_API tn_block tn_block_next(tn_block block);
TN_API tn_block tn_block_previous(tn_block block);
/// Return the first op, and the last op; null if the block is empty.
TN_API tn_op tn_block_first_op(tn_block block);
TN_API tn_op tn_block_last_op(tn_block block);
/// Returns the last op if it has successors or its dialect defines it as a terminator; else null.
TN_API tn_op tn_block_terminator(tn_block block);
/// Returns the op at `index`; null if out of range. Cost: O(index).
TN_API tn_op tn_block_op(tn_block block, size_t index);
/// Returns the number of ops. Cost: O(ops).
TN_API size_t tn_block_op_count(tn_block block);
/// Returns whether the block is the first of its region. Source: LangRef, "Regions", entry block.
TN_API bool tn_block_is_entry(tn_block block);

/// Returns the newest use of `block` as a successor: the using op, with the successor index as
/// `index`; null if there is none. This is not an operand use: only the two functions below accept
/// it.
TN_API tn_use tn_block_first_use(tn_block block);
/// Returns the next older use of the block; null at the end, and (not reported) for a successor
/// index out of range.
TN_API tn_use tn_block_use_next(tn_use use);
/// Returns the number of uses as a successor; one op may have several. Cost: O(uses).
TN_API size_t tn_block_use_count(tn_block block);
/// Returns the block of the using op: a predecessor; null if the op is detached.
TN_API tn_block tn_block_use_predecessor(tn_use use);

//===-- Arguments -----------------------------------------------------------------------------===//

/// Returns the number of arguments.
TN_API size_t tn_block_argument_count(tn_block block);
/// Returns the argument at `index`; null if out of range.
TN_API tn_value tn_block_argument(tn_block block, size_t index);

/// Adds an argument at the end; `location` null means unknown.
///
/// Ownership: the argument belongs to the block.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a null type, a type or location of
///            another context; TN_LIMIT_EXCEEDED beyond 2^28 arguments; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_block_add_argument(tn_block block, tn_type type,
                                                   tn_location location, tn_value* out_value);
/// Adds an argument at `index`; the arguments from there on move up by one, and so do their
/// handles.
///
/// Ownership, Threads: as tn_block_add_argument.
/// Errors:    as tn_block_add_argument; TN_INVALID_ARGUMENT if `index` is above the count.
/// Cost:      O(arguments from `index` on).
TN_API TN_MUST_USE tn_status tn_block_insert_argument(tn_block block, size_t index, tn_type type,
                                                      tn_location location, tn_value* out_value);
/// Erases the argument at `index`; later ones move down. Its handles become stale in every scope.
///
/// Ownership: the memory is reused.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an index out of range, and if the
///            argument has uses.
/// Threads:   changing.
/// Cost:      O(arguments from `index` on).
TN_API TN_MUST_USE tn_status tn_block_erase_argument(tn_block block, size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_BLOCK_H
