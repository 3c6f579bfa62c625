// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rewriting that is made as a whole: new ops wait detached until everything is there.
//
// Making ops and attributes can fail; placing ops, replacing uses and setting operands cannot. So
// all that can fail is done first, invisibly. Committing changes the attributes, all of
// them or none, and then takes the steps that cannot fail.

#ifndef TENURE_SRC_ADAPTER_EDITS_H
#define TENURE_SRC_ADAPTER_EDITS_H

#include "adapter/attachment.h"
#include "scope/scope.h"

/// A new op and where it goes.
typedef struct tn_placed_op {
  tn_op op;
  tn_op anchor;
  bool after;  ///< After the anchor, else before it.
} tn_placed_op;

/// Uses of `value` become uses of `replacement`, except those by new ops number `first_op` up to
/// `end_op`.
typedef struct tn_replaced_value {
  tn_value value;
  tn_value replacement;
  size_t first_op;
  size_t end_op;
} tn_replaced_value;

typedef struct tn_replaced_operand {
  tn_op op;
  size_t number;
  tn_value value;
} tn_replaced_operand;

typedef struct tn_edits {
  tn_context* context;
  tn_scope* scope;
  tn_op anchor;  ///< Where the next ops go, and their location.
  bool after;
  tn_location location;
  tn_placed_op* ops;
  size_t op_count;
  size_t op_capacity;
  tn_replaced_value* values;
  size_t value_count;
  size_t value_capacity;
  tn_replaced_operand* operands;
  size_t operand_count;
  size_t operand_capacity;
  tn_attribute_changes changes;
} tn_edits;

/// From now on ops go before `anchor`, in the order of creation.
static inline void tn_edits__before(tn_edits* edits, tn_op anchor) {
  edits->anchor = anchor;
  edits->after = false;
  edits->location = tn_op_location(anchor);
}
/// From now on each op goes after the previous one, the first after `anchor`.
static inline void tn_edits__after(tn_edits* edits, tn_op anchor) {
  edits->anchor = anchor;
  edits->after = true;
}

/// Makes an op; its location and insertion are not the state's but the edits'.
TN_MUST_USE tn_status tn_edits__op(tn_edits* edits, const tn_op_state* state, tn_op* out_op);
/// Makes an op that is like `op`, with its operands, regions and attributes.
TN_MUST_USE tn_status tn_edits__clone(tn_edits* edits, tn_op op, tn_op* out_op);
/// `replacement` takes the place of `value`, but for the ops made since there were `first_op` of
/// them, which it is made from.
TN_MUST_USE tn_status tn_edits__replace_value(tn_edits* edits, tn_value value, tn_value replacement,
                                              size_t first_op);
TN_MUST_USE tn_status tn_edits__replace_operand(tn_edits* edits, tn_op op, size_t number,
                                                tn_value value);

/// Makes all of it, or nothing; then only tn_edits__free is left to call.
TN_MUST_USE tn_status tn_edits__commit(tn_edits* edits);
/// Erases the ops that wait.
void tn_edits__abandon(tn_edits* edits);
void tn_edits__free(tn_edits* edits);

#endif  // TENURE_SRC_ADAPTER_EDITS_H
