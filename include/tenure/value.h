// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and their uses.
//
//   values    tn_value_type, tn_value_owner_op, tn_value_owner_block, tn_value_number, ...
//   uses      tn_value_first_use, tn_use_next, tn_use_owner, tn_use_operand_number
//   replace   tn_value_replace_all_uses, tn_value_drop_all_uses
//
// A value is a result of an op or an argument of a block. Its uses are the operands that refer to
// it, newest first. scope.h defines "the stale statuses", "a reader", "reading" and "changing"; all
// functions of this header that return no status are readers. Source: LangRef, "Operations",
// "Blocks".

#ifndef TENURE_VALUE_H
#define TENURE_VALUE_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the type of the value.
TN_API tn_type tn_value_type(tn_value value);
/// Changes the type of a value. The verifier checks whether its op and its users allow that.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for null or another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_value_set_type(tn_value value, tn_type type);

/// Returns true for a block argument, false for a result and for null. Determined by the bits of
/// the handle alone.
static inline bool tn_value_is_block_argument(tn_value value) { return value.index == UINT32_MAX; }

/// Returns the op that defines `value` as a result; null for block arguments. Determined by the
/// bits of the handle alone: the op of a stale value is a stale op.
static inline tn_op tn_value_owner_op(tn_value value) {
  tn_op op = {0, 0, 0, 0};
  if (tn_value_is_block_argument(value)) return op;
  op.scope = value.scope;
  op.slot = value.slot;
  op.generation = value.generation;
  return op;
}
/// Returns the block that has `value` as an argument; null (not reported) for results.
TN_API tn_block tn_value_owner_block(tn_value value);
/// Returns the block of the value's op, or of the argument; null for a result of a detached op.
TN_API tn_block tn_value_parent_block(tn_value value);
/// Returns the index of the result or argument.
TN_API size_t tn_value_number(tn_value value);
/// Returns the location of the op, or of the argument.
TN_API tn_location tn_value_location(tn_value value);
/// Sets the location of a block argument; a null `location` means unknown.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a result, whose location is its op's, and
///            for another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_value_set_location(tn_value value, tn_location location);

/// Returns the newest use; null if there is none.
TN_API tn_use tn_value_first_use(tn_value value);
/// Returns the next older use of the current value of `use`; null at the end, and (not reported) if
/// the op no longer has this operand.
TN_API tn_use tn_use_next(tn_use use);
/// Returns the op that has this operand. Determined by the bits of the handle alone.
static inline tn_op tn_use_owner(tn_use use) {
  tn_op op;
  op.scope = use.scope;
  op.slot = use.slot;
  op.generation = use.generation;
  op.index = 0;
  return op;
}
/// Returns the index of the operand. Determined by the bits of the handle alone.
static inline size_t tn_use_operand_number(tn_use use) { return use.index; }
/// Returns the current value of this operand, as tn_op_operand does.
TN_API tn_value tn_use_value(tn_use use);

/// Return whether the value has uses, and whether it has exactly one. An op that uses a value as
/// two operands uses it twice.
TN_API bool tn_value_has_uses(tn_value value);
TN_API bool tn_value_has_one_use(tn_value value);
/// Returns the number of uses. Cost: O(uses).
TN_API size_t tn_value_use_count(tn_value value);

/// Replaces all uses of `value` by uses of `replacement`, another value of the context. They are
/// inserted before the existing uses of `replacement`, in reverse order. Types are checked by the
/// verifier. Source: MLIR, Value::replaceAllUsesWith.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a null replacement, and if both are the
///            same value or belong to different contexts.
/// Threads:   changing both values and the users.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_value_replace_all_uses(tn_value value, tn_value replacement);
/// Like tn_value_replace_all_uses, except for uses by the `except_count` ops of `except`, none of
/// which may be null. Uses by ops nested in those are replaced.
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
/// Threads:   changing, both the value's op and its users.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_value_drop_all_uses(tn_value value);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_VALUE_H
