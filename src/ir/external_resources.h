// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of external resources.

#ifndef TENURE_SRC_IR_EXTERNAL_RESOURCES_H
#define TENURE_SRC_IR_EXTERNAL_RESOURCES_H

#include <tenure/resource.h>

#include "base/status.h"

/// Holds a list while it is read or filled: nothing can be added meanwhile, and its destruction is
/// deferred. NULL is ignored.
void tn_external_resources__hold(const tn_external_resources* resources);
void tn_external_resources__release(const tn_external_resources* resources);

/// Begins reading a file: `*out_fresh` is a list to fill instead of `resources`, which is held;
/// both are NULL if none was requested. Errors are reported.
TN_MUST_USE tn_status tn_external_resources__begin(tn_context* context,
                                                   tn_external_resources* resources,
                                                   tn_external_resources** out_fresh);
/// Moves the content to `resources` if `is_read`, and releases it.
void tn_external_resources__finish(tn_external_resources* resources,
                                   tn_external_resources* owned_fresh, bool is_read);

#endif  // TENURE_SRC_IR_EXTERNAL_RESOURCES_H
