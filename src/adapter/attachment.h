// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attached adapters in the IR: what their attributes are called, and a list of changes that is made
// as a whole.

#ifndef TENURE_SRC_ADAPTER_ATTACHMENT_H
#define TENURE_SRC_ADAPTER_ATTACHMENT_H

#include <tenure/adapter_attach.h>
#include <tenure/operation.h>

#include "base/memory.h"
#include "ir/context.h"

/// Of an op that uses weights, and of the op that the adapter was attached to.
#define TN_ATTACHMENT_NAME "tenure.adapter"
#define TN_ATTACHMENTS_NAME "tenure.adapters"
/// In a target module's dictionary, and in the list's: its bytes were taken away.
#define TN_UNLOADED_NAME "unloaded"

/// Every change of what is attached to the ops in `root` is such a call. Refused where the IR may
/// not change; a handle that is stale is reported later. `adapter`, which may be NULL, lives until
/// the end: a device, or a diagnostic handler, may release it.
TN_MUST_USE tn_status tn_adapter__begin_change(tn_op root, tn_adapter* adapter, tn_call_out* call);
tn_status tn_adapter__end_change(tn_call_out* call, tn_adapter* adapter, tn_status status);

/// What attaching to `root` begins with: the adapter's file is unchanged, and its tensors are on
/// its device. Nothing else may run foreign code before all changes are made.
TN_MUST_USE tn_status tn_adapter__prepare(tn_adapter* adapter, tn_op root,
                                          tn_context** out_context);

/// One attribute of one op to set, or to remove when `value` is null.
typedef struct tn_attribute_change {
  tn_op op;
  tn_identifier name;
  tn_attribute value;
  tn_attribute previous;  ///< Null when the op had none.
  bool is_property;       ///< Of the op's inherent attributes.
} tn_attribute_change;

typedef struct tn_attribute_changes {
  tn_context* context;
  tn_attribute_change* items;
  size_t count;
  size_t capacity;
} tn_attribute_changes;

/// Notes a change; TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_attribute_changes__add(tn_attribute_changes* changes, tn_op op,
                                                tn_identifier name, tn_attribute value);
/// The same for an inherent attribute: the property of that name if the op has it, else the
/// discardable attribute, if it has that, else a new property if it has any.
TN_MUST_USE tn_status tn_attribute_changes__add_inherent(tn_attribute_changes* changes, tn_op op,
                                                         tn_identifier name, tn_attribute value);
/// Makes all changes, or none of them.
TN_MUST_USE tn_status tn_attribute_changes__commit(tn_attribute_changes* changes);
/// Takes all changes back after a commit.
void tn_attribute_changes__revert(tn_attribute_changes* changes);
void tn_attribute_changes__free(tn_attribute_changes* changes);

/// One more than the highest `order` of the adapters attached to `op`.
int64_t tn_attachment__next_order(tn_op op);

static inline bool tn_attachment__is_dictionary(tn_attribute attribute) {
  return tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_DICTIONARY;
}
/// `dictionary` (null for an empty one) with `value` under `name`; without `name` when `value` is
/// null. An empty result is the null attribute.
TN_MUST_USE tn_status tn_attachment__with_entry(tn_context* context, tn_attribute dictionary,
                                                tn_identifier name, tn_attribute value,
                                                tn_attribute* out_dictionary);

#endif  // TENURE_SRC_ADAPTER_ATTACHMENT_H
