// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Initializing and finalizing a context, for src/scope.

#ifndef TENURE_SRC_IR_CONTEXT_LIFETIME_H
#define TENURE_SRC_IR_CONTEXT_LIFETIME_H

#include "ir/context.h"
#include "ir/erasure.h"

/// Initializes a zeroed context, except its root scope. On error, tn_context__finalize frees the
/// initialized parts.
TN_MUST_USE tn_status tn_context__initialize(tn_context* context, const tn_services* services,
                                             const tn_context_options* options);
void tn_context__finalize(tn_context* context);

#endif  // TENURE_SRC_IR_CONTEXT_LIFETIME_H
