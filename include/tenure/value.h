// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and their uses.
//
//   values    tn_value_type, tn_value_owner_op, tn_value_owner_block, tn_value_number, ...
//   uses      tn_value_first_use, tn_use_next, tn_use_owner, tn_use_operand_number
//   replace   tn_value_replace_all_uses, tn_value_drop_all_uses
//
// A value is a result of an op or an argument of a block. Its uses are the operands that refer to
// it, the newest first. scope.h defines "the stale statuses", "a reader", "reading" and "changing";
// all functions of this header that return no status are readers. Source: LangRef, "Operations",
// "Blocks".

#ifndef TENURE_VALUE_H
#define TENURE_VALUE_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The type of the value.
TN_API tn_type tn_value_type(tn_value value);
/// Changes the type of a value; whether its op and its users allow that is the verifier's business.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for null or another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_value_set_type(tn_value value, tn_type type);

/// True for a block argument, false for a result and for null (decided by the bits alone).
static inline bool tn_value_is_block_argument(tn_value value) { return value.index == UINT32_MAX; }

/// The op that `value` is a result of; null for block arguments. Decided by the bits alone: the op
/// of a stale value is a stale op.
static inline tn_op tn_value_owner_op(tn_value value) {
  tn_op op = {0, 0, 0, 0};
  if (tn_value_is_block_argument(value)) return op;
  op.scope = value.scope;
  op.slot = value.slot;
  op.generation = value.generation;
  return op;
}
/// The block that `value` is an argument of; null (not reported) for results.
TN_API tn_block tn_value_owner_block(tn_value value);
/// The block of the value's op, or of the argument; null for a result of a detached op.
TN_API tn_block tn_value_parent_block(tn_value value);
/// The number of the result or argument, counted from 0.
TN_API size_t tn_value_number(tn_value value);
/// The location of the op, or of the argument.
TN_API tn_location tn_value_location(tn_value value);
/// Sets the location of a block argument; the null one means unknown.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a result, whose location is its op's, and
///            for another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_value_set_location(tn_value value, tn_location location);

/// The newest use; null when there is none.
TN_API tn_use tn_value_first_use(tn_value value);
/// The next older use of the value that `use` uses now; null at the end, and (not reported) when
/// the op has fewer operands by now.
TN_API tn_use tn_use_next(tn_use use);
/// The op whose operand it is, by the bits alone.
static inline tn_op tn_use_owner(tn_use use) {
  tn_op op;
  op.scope = use.scope;
  op.slot = use.slot;
  op.generation = use.generation;
  op.index = 0;
  return op;
}
/// The operand's number, by the bits alone.
static inline size_t tn_use_operand_number(tn_use use) { return use.index; }
/// The current value of this operand, as returned by tn_op_operand.
TN_API tn_value tn_use_value(tn_use use);

/// Whether there is a use, and whether there is just one. An op that names a value twice uses it
/// twice.
TN_API bool tn_value_has_uses(tn_value value);
TN_API bool tn_value_has_one_use(tn_value value);
/// How many uses there are. Cost: O(uses).
TN_API size_t tn_value_use_count(tn_value value);

/// Replaces all uses of `value` by `replacement`, another value of the context; the uses are
/// inserted before its existing ones, in reverse. Types are checked by the verifier.
/// Source: MLIR, Value::replaceAllUsesWith.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a null replacement, and if both are the
///            same value or belong to different contexts.
/// Threads:   changing both values and the users.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_value_replace_all_uses(tn_value value, tn_value replacement);
/// The same, except for uses by the `except_count` ops of `except`, none of which is null; their
/// nested ops are not excepted.
///
/// Ownership, Threads: as above.
/// Errors:    as above, and the stale statuses of the ops.
/// Cost:      O(uses * except_count).
TN_API TN_MUST_USE tn_status tn_value_replace_all_uses_except(tn_value value, tn_value replacement,
                                                              const tn_op* except,
                                                              size_t except_count);
/// Makes every operand that uses `value` null.
///
/// Ownership: none.
/// Errors:    the stale statuses.
/// Threads:   changing, where the value and the uses are.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_value_drop_all_uses(tn_value value);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_VALUE_H
