// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the patterns of memref share.

#ifndef TENURE_SRC_REWRITE_CANONICAL_MEMREF_H
#define TENURE_SRC_REWRITE_CANONICAL_MEMREF_H

#include "rewrite/canonical.h"

/// memref.alloca_scope (canonical_memref_scope.c).
bool tn_canonical__alloca_scope(tn_rewriter* it, tn_ref op);

#endif  // TENURE_SRC_REWRITE_CANONICAL_MEMREF_H
