// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expand_shape and collapse_shape of memrefs and tensors.

#ifndef TENURE_SRC_DIALECTS_COMMON_RESHAPE_H
#define TENURE_SRC_DIALECTS_COMMON_RESHAPE_H

#include "dialects/op_code.h"
#include "rewrite/fold.h"

tn_fold_outcome tn_fold__reshape(tn_fold* fold);
/// Patterns for both dialects.
bool tn_reshape__compose(tn_rewriter* rewriter, tn_ref op);
bool tn_reshape__expand_collapse(tn_rewriter* rewriter, tn_ref op);
bool tn_reshape__collapse_expansion(tn_rewriter* rewriter, tn_ref op);
bool tn_reshape__collapse_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_reshape__expand_cast(tn_rewriter* rewriter, tn_ref op);  ///< For memrefs only.

static inline bool tn_reshape__is_expand(tn_op_code code) {
  return code == TN_CODE_MEMREF_EXPAND_SHAPE || code == TN_CODE_TENSOR_EXPAND_SHAPE;
}

/// Returns the code of the inverse op.
static inline tn_op_code tn_reshape__inverse(tn_op_code code) {
  switch (code) {
    case TN_CODE_MEMREF_EXPAND_SHAPE:
      return TN_CODE_MEMREF_COLLAPSE_SHAPE;
    case TN_CODE_MEMREF_COLLAPSE_SHAPE:
      return TN_CODE_MEMREF_EXPAND_SHAPE;
    case TN_CODE_TENSOR_EXPAND_SHAPE:
      return TN_CODE_TENSOR_COLLAPSE_SHAPE;
    default:
      return TN_CODE_TENSOR_EXPAND_SHAPE;
  }
}

#endif  // TENURE_SRC_DIALECTS_COMMON_RESHAPE_H
