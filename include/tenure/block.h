// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks and regions.
//
//   regions     tn_region_op, tn_region_first_block, tn_region_last_block, tn_region_take_body
//   blocks      tn_block_create, tn_block_erase, tn_block_split, tn_block_merge, moves
//   relations   tn_block_region, tn_block_next, tn_block_first_op, tn_block_first_use, ...
//   arguments   tn_block_add_argument, tn_block_erase_argument, tn_block_argument, ...
//
// An op's regions are made with it and live as long as it does. A block always stands in a region.
// Source: LangRef, "Blocks", "Regions".

#ifndef TENURE_BLOCK_H
#define TENURE_BLOCK_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Regions -------------------------------------------------------------------------------===//

TN_API tn_op tn_region_op(tn_region region);
/// The region's number in its op.
TN_API size_t tn_region_index(tn_region region);
TN_API tn_block tn_region_first_block(tn_region region);
TN_API tn_block tn_region_last_block(tn_region region);
TN_API bool tn_region_is_empty(tn_region region);
/// Cost:      O(blocks).
TN_API size_t tn_region_block_count(tn_region region);

/// Moves all blocks of `from` behind those of `region`.
///
/// Ownership: of `region`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `region` is inside `from`, or for
///            another context.
/// Threads:   both regions' isolated ops are the caller's.
/// Cost:      O(blocks moved + depth).
TN_API TN_MUST_USE tn_status tn_region_take_body(tn_region region, tn_region from);

//===-- Blocks --------------------------------------------------------------------------------===//

/// Makes a block with arguments at the end of `region`, or in front of `before` (a block of
/// `region`) unless null.
///
/// Ownership: of the region.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT; TN_OUT_OF_MEMORY. Nothing is made then.
/// Threads:   the region's isolated op is the caller's.
/// Cost:      O(arguments).
TN_API TN_MUST_USE tn_status tn_block_create(tn_region region, tn_block before,
                                             const tn_type* argument_types,
                                             const tn_location* argument_locations,
                                             size_t argument_count, tn_block* out_block);

/// Moves `block`, with its ops, in front of `other`, or to the end of `region`. Errors as
/// tn_op_move_before.
TN_API TN_MUST_USE tn_status tn_block_move_before(tn_block block, tn_block other);
TN_API TN_MUST_USE tn_status tn_block_move_to_end(tn_block block, tn_region region);

/// Destroys `block` and its ops.
///
/// Ownership: the memory is used again.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT while ops elsewhere have it as successor.
///            Operands elsewhere that use its values become null.
/// Threads:   the region's isolated op is the caller's.
/// Cost:      O(size of the block).
TN_API TN_MUST_USE tn_status tn_block_erase(tn_block block);

/// Makes a block behind the one of `op` and moves `op` and all ops behind it there. The new block
/// has no arguments.
TN_API TN_MUST_USE tn_status tn_block_split(tn_op op, tn_block* out_block);

/// Moves the ops of `source` to the end of `block`, replaces `source`'s arguments by `arguments`,
/// and erases `source`.
///
/// Ownership: of `block`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when the counts or types differ, when they
///            are one block, when `block` is inside `source`, when an argument value belongs to
///            `source`, or when ops still have `source` as successor other than those of `block`'s
///            terminator, which the caller takes out first.
/// Threads:   both blocks' isolated ops are the caller's.
/// Cost:      O(ops of `source` + uses of its arguments).
TN_API TN_MUST_USE tn_status tn_block_merge(tn_block block, tn_block source,
                                            const tn_value* arguments, size_t argument_count);

TN_API tn_region tn_block_region(tn_block block);
/// The op whose region holds `block`.
TN_API tn_op tn_block_parent_op(tn_block block);
TN_API tn_block tn_block_next(tn_block block);
TN_API tn_block tn_block_previous(tn_block block);
TN_API tn_op tn_block_first_op(tn_block block);
TN_API tn_op tn_block_last_op(tn_block block);
/// The last op if it stands at the end and has successors or its dialect says that it ends blocks;
/// else null.
TN_API tn_op tn_block_terminator(tn_block block);
/// Cost:      O(ops).
TN_API size_t tn_block_op_count(tn_block block);
TN_API bool tn_block_is_entry(tn_block block);

/// The uses of `block` as a successor: the op, with `index` the number of the successor.
TN_API tn_use tn_block_first_use(tn_block block);
TN_API tn_use tn_block_use_next(tn_use use);
/// Cost:      O(uses).
TN_API size_t tn_block_use_count(tn_block block);
/// The block that the use's op stands in: a predecessor.
TN_API tn_block tn_block_use_predecessor(tn_use use);

//===-- Arguments -----------------------------------------------------------------------------===//

TN_API size_t tn_block_argument_count(tn_block block);
/// Argument number `index`; null beyond the last.
TN_API tn_value tn_block_argument(tn_block block, size_t index);

/// Adds an argument at the end; `location` null means unknown.
///
/// Ownership: of the block.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT; TN_OUT_OF_MEMORY.
/// Threads:   the block's isolated op is the caller's.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_block_add_argument(tn_block block, tn_type type,
                                                   tn_location location, tn_value* out_value);
/// Adds an argument as number `index`; those from there on move up by one.
TN_API TN_MUST_USE tn_status tn_block_insert_argument(tn_block block, size_t index, tn_type type,
                                                      tn_location location, tn_value* out_value);
/// Takes argument number `index` out; those behind it move down. Errors: TN_INVALID_ARGUMENT while
/// it has uses.
TN_API TN_MUST_USE tn_status tn_block_erase_argument(tn_block block, size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_BLOCK_H
