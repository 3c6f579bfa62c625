// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attached adapters in the IR: the names of their attributes, and lists of changes that are applied
// atomically.

#ifndef TENURE_SRC_ADAPTER_ATTACHMENT_H
#define TENURE_SRC_ADAPTER_ATTACHMENT_H

#include <tenure/adapter_attach.h>
#include <tenure/operation.h>

#include "base/memory.h"
#include "ir/context.h"

/// Attributes of an op that uses weights, and of the op that the adapter was attached to.
#define TN_ATTACHMENT_NAME "tenure.adapter"
#define TN_ATTACHMENTS_NAME "tenure.adapters"
/// In the dictionaries of target modules and of the list: the adapter's bytes were unloaded.
#define TN_UNLOADED_NAME "unloaded"

/// Begins a call that changes the adapters attached to ops in `root`. It is refused where the IR
/// may not change; a stale handle is reported later. `adapter`, which may be NULL, is held until
/// the call ends, since a device or a diagnostic handler may release it.
TN_MUST_USE tn_status tn_adapter__begin_change(tn_op root, tn_adapter* adapter,
                                               tn_callback_guard* call);
tn_status tn_adapter__end_change(tn_callback_guard* call, tn_adapter* adapter, tn_status status);

/// Checks that the adapter's file is unchanged, and copies its tensors to its device. Called before
/// attaching to `root`; no other callback may run before all changes are made.
TN_MUST_USE tn_status tn_adapter__prepare(tn_adapter* adapter, tn_op root,
                                          tn_context** out_context);

/// Sets one attribute of one op, or removes it if `value` is null.
typedef struct tn_attribute_change {
  tn_op op;
  tn_identifier name;
  tn_attribute value;
  tn_attribute previous;  ///< Null if the op had none.
  bool is_property;       ///< The attribute is inherent.
} tn_attribute_change;

typedef struct tn_attribute_changes {
  tn_context* context;
  tn_attribute_change* items;
  size_t count;
  size_t capacity;
} tn_attribute_changes;

/// Appends a change; TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_attribute_changes__add(tn_attribute_changes* changes, tn_op op,
                                                tn_identifier name, tn_attribute value);
/// Same for an inherent attribute. Changes a discardable attribute of that name if the op has one,
/// or has no properties; otherwise the property.
TN_MUST_USE tn_status tn_attribute_changes__add_inherent(tn_attribute_changes* changes, tn_op op,
                                                         tn_identifier name, tn_attribute value);
/// Makes all changes, or none.
TN_MUST_USE tn_status tn_attribute_changes__commit(tn_attribute_changes* changes);
/// Reverts all changes after a commit.
void tn_attribute_changes__revert(tn_attribute_changes* changes);
void tn_attribute_changes__free(tn_attribute_changes* changes);

/// Returns the highest `order` of the adapters attached to `op`, plus one.
int64_t tn_attachment__next_order(tn_op op);

static inline bool tn_attachment__is_dictionary(tn_attribute attribute) {
  return tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_DICTIONARY;
}
/// Returns `dictionary`, which may be null, with `name` set to `value`, or without `name` if
/// `value` is null. The result is null if it is empty.
TN_MUST_USE tn_status tn_attachment__with_entry(tn_context* context, tn_attribute dictionary,
                                                tn_identifier name, tn_attribute value,
                                                tn_attribute* out_dictionary);

#endif  // TENURE_SRC_ADAPTER_ATTACHMENT_H
