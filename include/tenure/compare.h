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
// scope.h says what "the stale statuses" and "reading" mean.

#ifndef TENURE_COMPARE_H
#define TENURE_COMPARE_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What is set aside when ops are compared; any of these together. The first four are MLIR's.
typedef enum tn_compare_flags {
  TN_COMPARE_ALL = 0,
  TN_COMPARE_IGNORE_LOCATIONS = 1,  ///< Of ops and of block arguments.
  TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES = 2,
  TN_COMPARE_IGNORE_PROPERTIES = 4,
  /// Without this the operands of ops that are commutative may come in any order.
  TN_COMPARE_IGNORE_COMMUTATIVITY = 8,
  /// Which values from outside of the op it uses; their types count.
  TN_COMPARE_IGNORE_OUTSIDE_VALUES = 16,
  /// Names of symbols: `sym_name`, and names after `@` in attributes and types. A name then must
  /// correspond to one other name throughout.
  TN_COMPARE_IGNORE_SYMBOL_NAMES = 32
} tn_compare_flags;

/// Whether `a` and `b` are equal but for what `flags`, of tn_compare_flags, set aside. They may
/// be of different contexts; attributes and types are then the same that print the same (of a
/// `dense_resource` the key counts, not the bytes). A value from outside is only the same as
/// itself, or as what `map` (may be NULL; it is only read) has for it: none in different
/// contexts.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for unknown flags or a map of another
///            context than both; TN_LIMIT_EXCEEDED for an attribute that is nested too deep to be
///            printed; TN_INTERRUPTED; TN_OUT_OF_MEMORY. `*out_equal` is false then.
/// Threads:   reading, both.
/// Cost:      O(size of the smaller tree), in different contexts and without names of symbols also
///            the text of each attribute once; a commutative op that differs, O(operands squared).
TN_API TN_MUST_USE tn_status tn_op_equal(tn_op a, tn_op b, uint32_t flags, const tn_clone_map* map,
                                         bool* out_equal);

/// A hash that is equal for ops that are equal with the same `flags`. Values from outside count by
/// their types. If symbol names are ignored, each counts as the number of distinct names before it,
/// so that ops with permuted names differ. The hash is computed from names and texts, so it is the
/// same in every context and process of this version on machines of one byte order, and may be
/// stored.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for unknown flags; TN_LIMIT_EXCEEDED for an
///            attribute that is nested too deep to be printed; TN_INTERRUPTED; TN_OUT_OF_MEMORY.
///            `*out_hash` is 0 then.
/// Threads:   reading.
/// Cost:      O(size of the tree), and the text of each attribute and type once.
TN_API TN_MUST_USE tn_status tn_op_hash(tn_op op, uint32_t flags, uint64_t* out_hash);

/// A hash of 128 bits.
typedef struct tn_hash128 {
  uint64_t low;
  uint64_t high;
} tn_hash128;

/// The same in 128 bits, whose lower half is the result of tn_op_hash: 64 bits are too few for
/// millions of modules, among which collisions become likely.
///
/// Ownership, Errors, Threads, Cost: as tn_op_hash. `*out_hash` is zero on an error.
TN_API TN_MUST_USE tn_status tn_op_hash128(tn_op op, uint32_t flags, tn_hash128* out_hash);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_COMPARE_H
