// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What has more dimensions or loops than are looked at (TN_PATTERN_RANK_MAX of verify.h). Patterns,
// folds and checks of layouts leave it as it is; a context warns of that once.
//
// Types note that there are such ones when they are made, so that nobody looks for them elsewhere.
// The warning is at the first op that has one, once a tree is verified or rewritten.

#ifndef TENURE_SRC_IR_WIDE_H
#define TENURE_SRC_IR_WIDE_H

#include "ir/context.h"
#include "ir/op.h"

/// Notes that the context has a type, or a loop, that is too wide.
void tn_wide__note(const tn_context* context);
/// Warns that `op` has more of `what` ("loops") than are looked at, unless that was done.
void tn_wide__warn(const tn_context* context, tn_ref op, const char* what);
void tn_wide__find(const tn_context* context, tn_ref root);
/// Warns of the first op in `root` that is too wide.
static inline void tn_wide__tell(const tn_context* context, tn_ref root) {
  if (TN_UNLIKELY(__atomic_load_n(&context->width_state, __ATOMIC_RELAXED) == TN_WIDE_NOTED)) {
    tn_wide__find(context, root);
  }
}

#endif  // TENURE_SRC_IR_WIDE_H
