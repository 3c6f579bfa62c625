// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expand_shape and collapse_shape of memrefs and tensors.

#ifndef TENURE_SRC_REWRITE_RESHAPE_H
#define TENURE_SRC_REWRITE_RESHAPE_H

#include "rewrite/fold.h"

tn_fold_outcome tn_fold__reshape(tn_fold* fold);
/// The patterns of such an op.
bool tn_canonical__reshape(tn_rewriter* it, tn_ref op, tn_op_code code);

#endif  // TENURE_SRC_REWRITE_RESHAPE_H
