// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Taking adapters off, in two steps: the attributes change, which can be taken back, and then the
// resources go.

#ifndef TENURE_SRC_ADAPTER_DETACH_H
#define TENURE_SRC_ADAPTER_DETACH_H

#include "adapter/attachment.h"
#include "adapter/doomed.h"

/// In a stem's dictionary, and in the list's: its bytes were taken away.
#define TN_UNLOADED_NAME "unloaded"

/// All zero but the first three to begin with.
typedef struct tn_removal {
  tn_context* context;
  tn_string_view name;
  bool unloads;  ///< The attributes stay, with a mark.
  tn_identifier identifier;
  tn_status status;
  tn_attribute_changes changes;
  tn_doomed doomed;
  tn_adapter_report report;
} tn_removal;

/// Changes the attributes, all of them or none.
TN_MUST_USE tn_status tn_removal__make(tn_removal* removal, tn_op root);
/// Removes the resources.
void tn_removal__finish(tn_removal* removal);
void tn_removal__free(tn_removal* removal);

#endif  // TENURE_SRC_ADAPTER_DETACH_H
