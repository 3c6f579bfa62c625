// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structural verifier: invariants of every op, independent of its dialect.
//
//   tn_op_verify       use lists, parents, operands, successors, dominance; dialects' own checks
//   tn_op_verify_symbol_uses   the symbols that one op refers to
//   tn_op_emit_error   reports an error from the caller's own checks
//
// Checked: links between parents and children and use lists agree in both directions; no operand is
// null; successors are blocks of the op's own region and only the last op of a block has them; a
// value's definition dominates its uses (within a block by order, between blocks by the dominator
// tree, for nested regions by their ops), except in graph regions and in unreachable blocks, as in
// MLIR. Messages are MLIR's. Source: LangRef, "Control Flow and SSACFG Regions"; MLIR, Verifier.

#ifndef TENURE_VERIFY_H
#define TENURE_VERIFY_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The maximum rank of shapes whose dimensions checks, folds and patterns examine (of views,
/// slices, paddings, reshapes and layouts). The dimensions of larger shapes are not checked, and
/// their ops are not simplified. The first such op that is verified or rewritten in a context gets
/// a warning. Layout maps are examined up to 65,536 nodes.
#define TN_PATTERN_RANK_MAX 1024u

/// Verifies `op` and its nested ops; errors are reported at the location of the op. As in MLIR, ops
/// after an invalid op in the same block are not verified, while other ops that are isolated from
/// above are: each of these may report an error. The IR does not change.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_VERIFY_FAILED; TN_OUT_OF_MEMORY.
/// Threads:   reading (scope.h).
/// Cost:      about O(size of the tree), depending on the dominator trees, no recursion.
TN_API TN_MUST_USE tn_status tn_op_verify(tn_op op);

/// Verifies the symbol references of `op` and its nested ops, up to nested symbol tables: for this
/// one op, the checks that the surrounding symbol table performs once all other checks have passed.
/// For tools that change one op of a table whose other ops are known to be valid.
///
/// Ownership: none.
/// Errors:    as tn_op_verify; only the first error is reported.
/// Threads:   reading (scope.h).
/// Cost:      O(size of the tree), and that of the look-ups.
TN_API TN_MUST_USE tn_status tn_op_verify_symbol_uses(tn_op op);

/// Reports the error "'NAME' op MESSAGE" at the op, with the note that shows the op, as the
/// library's own checks do. `format` and the arguments after it are those of printf. Source: MLIR,
/// emitOpError.
///
/// Ownership: none.
/// Errors:    TN_VERIFY_FAILED, so that a check can return the result of this call; the stale
///            statuses; TN_OUT_OF_MEMORY.
/// Threads:   reading (scope.h).
/// Cost:      O(size of the op), and that of the handlers.
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
TN_API tn_status
tn_op_emit_error(tn_op op, const char* format, ...);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_VERIFY_H
