// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and their uses.
//
//   values    tn_value_type, tn_value_owner_op, tn_value_owner_block, tn_value_number, ...
//   uses      tn_value_first_use, tn_use_next, tn_use_owner, tn_use_operand_number
//   replace   tn_value_replace_all_uses, tn_value_drop_all_uses
//
// A value is a result of an op or an argument of a block. Its uses are the operands that name it,
// the newest first. Source: LangRef, "Operations", "Blocks".

#ifndef TENURE_VALUE_H
#define TENURE_VALUE_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

TN_API tn_type tn_value_type(tn_value value);
/// Changes the type of a value; whether its op allows that is the verifier's business.
TN_API TN_MUST_USE tn_status tn_value_set_type(tn_value value, tn_type type);

/// True for a block argument, false for a result (decided by the bits alone).
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
/// The block that `value` is an argument of; null for results.
TN_API tn_block tn_value_owner_block(tn_value value);
/// The block that the value's op stands in, or that it is an argument of.
TN_API tn_block tn_value_parent_block(tn_value value);
/// The number of the result or argument.
TN_API size_t tn_value_number(tn_value value);
/// The location of the op, or of the argument.
TN_API tn_location tn_value_location(tn_value value);
/// Sets the location of a block argument; TN_INVALID_ARGUMENT for a result, whose location is its op's.
TN_API TN_MUST_USE tn_status tn_value_set_location(tn_value value, tn_location location);

/// The newest use; null when there is none.
TN_API tn_use tn_value_first_use(tn_value value);
/// The next older use of the value that `use` uses now; null at the end.
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
static inline size_t tn_use_operand_number(tn_use use) { return use.index; }
/// The value that stands at this operand.
TN_API tn_value tn_use_value(tn_use use);

TN_API bool tn_value_has_uses(tn_value value);
TN_API bool tn_value_has_one_use(tn_value value);
/// Cost:      O(uses).
TN_API size_t tn_value_use_count(tn_value value);

/// Makes every use of `value` a use of `replacement`, which is another value of the context; the
/// uses come in front of those that it has, in reverse.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when they are the same value or of two
///            contexts.
/// Threads:   both values' isolated ops are the caller's.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_value_replace_all_uses(tn_value value, tn_value replacement);
/// The same, except for the uses by `except_count` ops.
TN_API TN_MUST_USE tn_status tn_value_replace_all_uses_except(tn_value value, tn_value replacement,
                                                              const tn_op* except,
                                                              size_t except_count);
/// Makes every operand that uses `value` null.
TN_API TN_MUST_USE tn_status tn_value_drop_all_uses(tn_value value);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_VALUE_H
