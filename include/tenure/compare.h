// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparing operations by structure, not by identity.
//
//   equal   tn_op_equal
//   hash    tn_op_hash, tn_op_hash128
//
// Two ops are equal if their names, attributes, result types, operands, successors, and the
// contents of their regions are equal. Values and blocks defined inside an op are compared by
// position: value names are ignored, and values and blocks of one op correspond to those at the
// same position in the other. Nothing recurses: depth costs no stack. Source: MLIR,
// OperationEquivalence.
//
// scope.h defines "the stale statuses" and "reading".

#ifndef TENURE_COMPARE_H
#define TENURE_COMPARE_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Differences that a comparison ignores; any combination. The first four flags are MLIR's.
typedef enum tn_compare_flags {
  TN_COMPARE_ALL = 0,
  TN_COMPARE_IGNORE_LOCATIONS = 1,  ///< Of ops and of block arguments.
  TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES = 2,
  TN_COMPARE_IGNORE_PROPERTIES = 4,
  /// Unset, the operands of commutative ops may be in any order.
  TN_COMPARE_IGNORE_COMMUTATIVITY = 8,
  /// The identity of values defined outside of the op; their types are still compared.
  TN_COMPARE_IGNORE_OUTSIDE_VALUES = 16,
  /// Names of symbols: `sym_name`, and names after `@` in attributes and types. Each name must
  /// still correspond to one other name throughout.
  TN_COMPARE_IGNORE_SYMBOL_NAMES = 32
} tn_compare_flags;

/// Returns whether `a` and `b` are equal except for the differences that `flags`, of
/// tn_compare_flags, ignore. They may be of different contexts: then attributes and types are equal
/// if their texts are (for a `dense_resource` the key counts, not the bytes). A value defined
/// outside equals itself, and the value that `map` maps it to; in different contexts it equals
/// none. `map` is only read, and may be NULL.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for unknown flags or a map of another context
///            than both; TN_LIMIT_EXCEEDED for an attribute that is nested too deep to be printed;
///            TN_INTERRUPTED; TN_OUT_OF_MEMORY. `*out_equal` is false on errors.
/// Threads:   reading, both.
/// Cost:      O(size of the smaller tree); for different contexts and when ignoring symbol names,
///            also the text of each attribute once; for a commutative op that differs, O(operands
///            squared).
TN_API TN_MUST_USE tn_status tn_op_equal(tn_op a, tn_op b, uint32_t flags, const tn_clone_map* map,
                                         bool* out_equal);

/// Returns a hash that is equal for ops that are equal with the same `flags`. Only the types of
/// values defined outside count. If symbol names are ignored, each counts as the number of distinct
/// names before it, so that ops with permuted names differ. The hash is computed from names and
/// texts, so it is the same in every context and process of this version on machines of one byte
/// order, and may be stored.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for unknown flags; TN_LIMIT_EXCEEDED for an
///            attribute that is nested too deep to be printed; TN_INTERRUPTED; TN_OUT_OF_MEMORY.
///            `*out_hash` is 0 on errors.
/// Threads:   reading.
/// Cost:      O(size of the tree), and the text of each attribute and type once.
TN_API TN_MUST_USE tn_status tn_op_hash(tn_op op, uint32_t flags, uint64_t* out_hash);

/// A hash of 128 bits.
typedef struct tn_hash128 {
  uint64_t low;
  uint64_t high;
} tn_hash128;

/// Returns a hash of 128 bits, whose lower half is the result of tn_op_hash. Among millions of
/// modules, collisions of 64 bits become likely.
///
/// Ownership, Errors, Threads, Cost: as tn_op_hash. `*out_hash` is zero on errors.
TN_API TN_MUST_USE tn_status tn_op_hash128(tn_op op, uint32_t flags, tn_hash128* out_hash);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_COMPARE_H
