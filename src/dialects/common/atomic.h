// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomic updates of acc and omp.

#ifndef TENURE_SRC_DIALECTS_COMMON_ATOMIC_H
#define TENURE_SRC_DIALECTS_COMMON_ATOMIC_H

#include "rewrite/rewriter.h"

/// Erases an update that yields the old value; replaces an update that does not depend on it by the
/// op called `write`, with the same attributes.
bool tn_atomic__simplify_update(tn_rewriter* rewriter, tn_ref op, const char* write);

#endif  // TENURE_SRC_DIALECTS_COMMON_ATOMIC_H
