// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Updates of acc and omp that are atomic.

#ifndef TENURE_SRC_DIALECTS_COMMON_ATOMIC_H
#define TENURE_SRC_DIALECTS_COMMON_ATOMIC_H

#include "rewrite/rewriter.h"

/// An update to what was there is nothing, and one to what does not depend on it an op called
/// `write`, with the same attributes.
bool tn_atomic__simplify_update(tn_rewriter* rewriter, tn_ref op, const char* write);

#endif  // TENURE_SRC_DIALECTS_COMMON_ATOMIC_H
