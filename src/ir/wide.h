// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and loops with more dimensions than are examined (TN_PATTERN_RANK_MAX of verify.h).
// Patterns, folds and checks of layouts skip them; a context warns about that once.
//
// Creating such a type sets a flag, so that nothing searches for them otherwise. The warning is
// reported at the first op that has one, when a tree is verified or rewritten.

#ifndef TENURE_SRC_IR_WIDE_H
#define TENURE_SRC_IR_WIDE_H

#include "ir/context.h"
#include "ir/op.h"

/// Records that the context has a type, or a loop, that is too wide.
void tn_wide__note(const tn_context* context);
/// Warns, once, that `op` has more `what` ("loops") than are examined.
void tn_wide__warn(const tn_context* context, tn_ref op, const char* what);
void tn_wide__find(const tn_context* context, tn_ref root);
/// Warns about the first op in `root` that is too wide.
static inline void tn_wide__report(const tn_context* context, tn_ref root) {
  if (TN_UNLIKELY(__atomic_load_n(&context->width_state, __ATOMIC_RELAXED) == TN_WIDE_NOTED)) {
    tn_wide__find(context, root);
  }
}

#endif  // TENURE_SRC_IR_WIDE_H
