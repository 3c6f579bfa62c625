// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The selected adapters in a tree, op by op, checked against the weights they are on.

#ifndef TENURE_SRC_ADAPTER_SELECTION_H
#define TENURE_SRC_ADAPTER_SELECTION_H

#include <tenure/adapter_apply.h>
#include <tenure/adapter_attach.h>
#include <tenure/resource.h>

#include "adapter/attachment.h"

/// One pair on one op: its shapes fit the weight, its elements are floats of one kind, its bytes
/// are there.
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

/// The pairs of one op stand together, in order; the ops in pre-order.
typedef struct tn_loras {
  tn_context* context;
  tn_adapter_selection selection;
  double scale;
  bool has_scale;
  tn_lora* items;
  size_t count;
  size_t capacity;
  tn_attachment* attachments;  ///< Of the op that is read.
  size_t attachment_capacity;
  bool* found;                   ///< By number of the name.
  tn_string_view* active_names;  ///< What the selection's names are for the active set.
  tn_status status;
} tn_loras;

/// Whether these are one value, which need not live.
static inline bool tn_selection__is_same(tn_value a, tn_value b) {
  return a.slot == b.slot && a.generation == b.generation && a.index == b.index;
}

/// Collects the pairs in `root`; `loras` has its context, selection and scale. TN_NOT_FOUND for a
/// name that nothing has, and when there is nothing at all.
TN_MUST_USE tn_status tn_loras__collect(tn_loras* loras, tn_op root);
void tn_loras__free(tn_loras* loras);

/// The number of the first pair of another op than pair number `first`.
size_t tn_loras__end_of_op(const tn_loras* loras, size_t first);

/// Notes what takes the selected adapters off the ops they are on, and off the lists in `root`.
TN_MUST_USE tn_status tn_loras__take_off(const tn_loras* loras, tn_op root,
                                         tn_attribute_changes* changes);

/// The bytes of A or B, with a reference for the caller: a copy where they are a file's, which may
/// change.
TN_MUST_USE tn_status tn_lora__blob(const tn_lora* lora, bool is_b, tn_blob** out_blob);

/// Reports that the pair cannot be used on its op.
tn_status tn_lora__refuse(tn_context* context, const tn_lora* lora, tn_status status,
                          const char* problem);

#endif  // TENURE_SRC_ADAPTER_SELECTION_H
