// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structural verifier: what holds for every op, whatever its dialect.
//
//   tn_op_verify   use lists, parents, operands, successors, dominance
//
// Checked: links between parents and children and use lists agree in both directions; no operand is
// null; successors are blocks of the op's own region and only the last op of a block has them; a
// value's definition dominates its uses (within a block by order, between blocks by the dominator
// tree, out of nested regions by their ops), except in regions whose dialect says that they are
// graphs and in blocks that cannot be reached, as in MLIR. Messages are MLIR's. Source: LangRef,
// "Control Flow and SSACFG Regions"; MLIR, Verifier.

#ifndef TENURE_VERIFY_H
#define TENURE_VERIFY_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Checks, folds and patterns look at the single dimensions of views, slices, paddings, reshapes
/// and layouts of shapes with up to so many of them. Of larger shapes what is not looked at is
/// taken to be right, and ops stay as they are. Layout maps are looked into up to 65,536 nodes.
#define TN_PATTERN_RANK_MAX 1024u

/// Verifies `op` and all that is in it; each break is reported at its location. The IR is left as
/// it is.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_VERIFY_FAILED; TN_OUT_OF_MEMORY.
/// Threads:   reading (scope.h).
/// Cost:      O(size of the tree) for what a dominator tree allows, no recursion.
TN_API TN_MUST_USE tn_status tn_op_verify(tn_op op);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_VERIFY_H
