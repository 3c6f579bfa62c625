// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomic rewriting: new ops stay detached until everything is created.
//
// Creating ops and attributes can fail; inserting ops, replacing uses and setting operands cannot.
// So all steps that can fail come first, without visible effects. Committing changes the
// attributes, all of them or none, and then performs the steps that cannot fail.

#ifndef TENURE_SRC_ADAPTER_EDITS_H
#define TENURE_SRC_ADAPTER_EDITS_H

#include "adapter/attachment.h"
#include "scope/scope.h"

/// A new op and its insertion point.
typedef struct tn_placed_op {
  tn_op op;
  tn_op anchor;
  bool after;  ///< After the anchor; before it otherwise.
} tn_placed_op;

/// Uses of `value` become uses of `replacement`, except in the new ops `first_op` to `end_op`.
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
  tn_op anchor;  ///< The insertion point of the next ops, and their location.
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

/// Inserts the following ops before `anchor`, in the order of creation.
static inline void tn_edits__before(tn_edits* edits, tn_op anchor) {
  edits->anchor = anchor;
  edits->after = false;
  edits->location = tn_op_location(anchor);
}
/// Inserts the following ops after `anchor`, in the order of creation. Keeps the location.
static inline void tn_edits__after(tn_edits* edits, tn_op anchor) {
  edits->anchor = anchor;
  edits->after = true;
}

/// Creates an op. Its location and insertion point come from `edits`, not from `state`.
TN_MUST_USE tn_status tn_edits__op(tn_edits* edits, const tn_op_state* state, tn_op* out_op);
/// Creates a copy of `op`, with its operands, regions and attributes.
TN_MUST_USE tn_status tn_edits__clone(tn_edits* edits, tn_op op, tn_op* out_op);
/// Replaces the uses of `value` by `replacement`, except in the new ops from index `first_op` on,
/// which compute it.
TN_MUST_USE tn_status tn_edits__replace_value(tn_edits* edits, tn_value value, tn_value replacement,
                                              size_t first_op);
TN_MUST_USE tn_status tn_edits__replace_operand(tn_edits* edits, tn_op op, size_t number,
                                                tn_value value);

/// Applies all edits, or none; afterwards only tn_edits__free may be called.
TN_MUST_USE tn_status tn_edits__commit(tn_edits* edits);
/// Erases the detached ops.
void tn_edits__abandon(tn_edits* edits);
void tn_edits__free(tn_edits* edits);

#endif  // TENURE_SRC_ADAPTER_EDITS_H
