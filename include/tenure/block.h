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

/// The op that owns the region.
TN_API tn_op tn_region_op(tn_region region);
/// The region's index in its op.
TN_API size_t tn_region_index(tn_region region);
/// The entry block, and the last one; null if the region is empty.
TN_API tn_block tn_region_first_block(tn_region region);
TN_API tn_block tn_region_last_block(tn_region region);
/// Whether it has no blocks; true for a handle that does not resolve.
TN_API bool tn_region_is_empty(tn_region region);
/// The number of blocks. Cost: O(blocks).
TN_API size_t tn_region_block_count(tn_region region);

/// Moves all blocks of `from` to the end of `region`; does nothing if they are the same. Unlike
/// MLIR's Region::takeBody it keeps the blocks of `region`.
///
/// Ownership: of `region`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `region` is inside `from`, or for
///            another context.
/// Threads:   changing both.
/// Cost:      O(blocks moved + depth).
TN_API TN_MUST_USE tn_status tn_region_take_body(tn_region region, tn_region from);

//===-- Blocks --------------------------------------------------------------------------------===//

/// Creates a block with arguments at the end of `region`, or before `before` (a block of `region`)
/// unless that is null. `argument_locations` is NULL, or has a location for each argument; null
/// ones mean unknown.
///
/// Ownership: of the region; copies the arrays.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `before` is not in `region`, for a null
///            type, and for a type or location of another context; TN_LIMIT_EXCEEDED beyond 2^28
///            arguments; TN_OUT_OF_MEMORY. Nothing is created.
/// Threads:   changing.
/// Cost:      O(arguments).
TN_API TN_MUST_USE tn_status tn_block_create(tn_region region, tn_block before,
                                             const tn_type* argument_types,
                                             const tn_location* argument_locations,
                                             size_t argument_count, tn_block* out_block);

/// Moves `block`, with its ops, before `other` (no-op for itself), or to the end of `region`. Uses
/// of it as a successor and of its values are not checked.
///
/// Ownership: of the region that it moves to.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when the place is inside `block`, or for
///            another context.
/// Threads:   changing, both here and there.
/// Cost:      O(depth of the place).
TN_API TN_MUST_USE tn_status tn_block_move_before(tn_block block, tn_block other);
TN_API TN_MUST_USE tn_status tn_block_move_to_end(tn_block block, tn_region region);

/// Destroys `block` and its ops; handles to any of it are stale in every scope. Operands and
/// successors elsewhere that name what is in it become null.
///
/// Ownership: the memory is used again.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT while an op that is not in it has it as
///            successor (the message names that op).
/// Threads:   changing.
/// Cost:      O(size of the block + uses of it and of its values + depth of those that have it as
///            successor), no recursion.
TN_API TN_MUST_USE tn_status tn_block_erase(tn_block block);

/// Creates a block after the block of `op` and moves `op` and all later ops there. The new block
/// has no arguments and no predecessors. Source: MLIR, Block::splitBlock.
///
/// Ownership: of the region.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a detached op; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(ops moved).
TN_API TN_MUST_USE tn_status tn_block_split(tn_op op, tn_block* out_block);

/// Moves the ops of `source` to the end of `block`, replaces `source`'s arguments by `arguments`,
/// and erases `source`. Source: MLIR, RewriterBase::mergeBlocks.
///
/// Ownership: of `block`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when the counts or types differ, when they
///            are one block, when `block` is inside `source`, when an argument value belongs to
///            `source`, or when ops still have `source` as successor other than those of `block`'s
///            terminator, which the caller takes out first.
/// Threads:   changing both.
/// Cost:      O(ops of `source` + uses of its arguments + depth of `block`).
TN_API TN_MUST_USE tn_status tn_block_merge(tn_block block, tn_block source,
                                            const tn_value* arguments, size_t argument_count);

/// The parent region of `block`.
TN_API tn_region tn_block_region(tn_block block);
/// The op whose region holds `block`.
TN_API tn_op tn_block_parent_op(tn_block block);
/// The next (previous) block in its region; null at the ends.
TN_API tn_block tn_block_next(tn_block block);
TN_API tn_block tn_block_previous(tn_block block);
/// The first op, and the last one; null if the block is empty.
TN_API tn_op tn_block_first_op(tn_block block);
TN_API tn_op tn_block_last_op(tn_block block);
/// The last op if it has successors or its dialect defines it as a terminator; else null.
TN_API tn_op tn_block_terminator(tn_block block);
/// The op at `index`; null if out of range. Cost: O(index).
TN_API tn_op tn_block_op(tn_block block, size_t index);
/// The number of ops. Cost: O(ops).
TN_API size_t tn_block_op_count(tn_block block);
/// Whether it is the first of its region. Source: LangRef, "Regions", entry block.
TN_API bool tn_block_is_entry(tn_block block);

/// The newest use of `block` as a successor: the op, with the successor index as `index`; null if
/// there is none. It is not an operand use: only the two functions below accept it.
TN_API tn_use tn_block_first_use(tn_block block);
/// The next older use of the block; null at the end, and (not reported) for a successor index out
/// of range.
TN_API tn_use tn_block_use_next(tn_use use);
/// The number of uses as a successor; an op may have several. Cost: O(uses).
TN_API size_t tn_block_use_count(tn_block block);
/// The block of the use's op: a predecessor; null if the op is detached.
TN_API tn_block tn_block_use_predecessor(tn_use use);

//===-- Arguments -----------------------------------------------------------------------------===//

/// The number of arguments.
TN_API size_t tn_block_argument_count(tn_block block);
/// The argument at `index`; null if out of range.
TN_API tn_value tn_block_argument(tn_block block, size_t index);

/// Adds an argument at the end; `location` null means unknown.
///
/// Ownership: of the block.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a null type, a type or location of
///            another context; TN_LIMIT_EXCEEDED beyond 2^28 arguments; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_block_add_argument(tn_block block, tn_type type,
                                                   tn_location location, tn_value* out_value);
/// Adds an argument as number `index`; those from there on move up by one, with their handles.
///
/// Ownership, Threads: as tn_block_add_argument.
/// Errors:    as tn_block_add_argument; TN_INVALID_ARGUMENT for an `index` above the count.
/// Cost:      O(arguments from there on).
TN_API TN_MUST_USE tn_status tn_block_insert_argument(tn_block block, size_t index, tn_type type,
                                                      tn_location location, tn_value* out_value);
/// Erases the argument at `index`; later ones move down. Its handles are stale in every scope.
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
