// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of omp: removes updates that compute nothing.

#include "dialects/common/atomic.h"
#include "dialects/omp/omp.h"

static bool simplify_update(tn_rewriter* rewriter, tn_ref op) {
  return tn_atomic__simplify_update(rewriter, op, TN_NAME_OMP_ATOMIC_WRITE);
}

const tn_named_pattern tn_omp_patterns[] = {
    {"", "atomic.update", 1, simplify_update},
    {NULL, NULL, 0, NULL},
};
