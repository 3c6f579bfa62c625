// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The selected adapters in a tree, op by op, checked against their weights.

#ifndef TENURE_SRC_ADAPTER_SELECTION_H
#define TENURE_SRC_ADAPTER_SELECTION_H

#include <tenure/adapter_apply.h>
#include <tenure/adapter_attach.h>
#include <tenure/resource.h>

#include "adapter/attachment.h"

/// One pair on one op. Its shapes fit the weight, its elements are floats of one kind, and its
/// bytes exist.
typedef struct tn_lora {
  tn_attachment about;
  tn_op op;
  tn_value weight;
  int64_t rank;
  int64_t in;
  int64_t out;
  tn_float_kind kind;
  double scale;
} tn_lora;

/// Pairs of one op are adjacent and in order; ops are in pre-order.
typedef struct tn_loras {
  tn_context* context;
  tn_adapter_selection selection;
  double scale;
  bool has_scale;
  tn_lora* items;
  size_t count;
  size_t capacity;
  tn_attachment* attachments;  ///< Attachments of the current op.
  size_t attachment_capacity;
  bool* found;                   ///< By index of the name.
  tn_string_view* active_names;  ///< The selection's names if the active set is selected.
  tn_status status;
} tn_loras;

/// Returns whether the handles refer to the same value, which need not exist any more.
static inline bool tn_selection__is_same(tn_value a, tn_value b) {
  return a.slot == b.slot && a.generation == b.generation && a.index == b.index;
}

/// Collects the pairs in `root`. The context, selection and scale of `loras` are set by the caller.
/// Returns TN_NOT_FOUND if a name is not attached, or if no adapter is.
TN_MUST_USE tn_status tn_loras__collect(tn_loras* loras, tn_op root);
void tn_loras__free(tn_loras* loras);

/// Returns the index of the first pair after `first` that is on another op.
size_t tn_loras__end_of_op(const tn_loras* loras, size_t first);

/// Records the changes that remove the selected adapters from their ops and from the lists in
/// `root`.
TN_MUST_USE tn_status tn_loras__take_off(const tn_loras* loras, tn_op root,
                                         tn_attribute_changes* changes);

/// Returns the bytes of A or B, with a reference for the caller. Bytes of a file are copied, since
/// it may change.
TN_MUST_USE tn_status tn_lora__blob(const tn_lora* lora, bool is_b, tn_blob** out_blob);

/// Reports that the pair cannot be used on its op.
tn_status tn_lora__refuse(tn_context* context, const tn_lora* lora, tn_status status,
                          const char* problem);

#endif  // TENURE_SRC_ADAPTER_SELECTION_H
