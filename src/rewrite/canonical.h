// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of the shipped dialects, in the order in which MLIR tries them: each
// tries those for one op and says whether one changed something. New ops go in front of the op.

#ifndef TENURE_SRC_REWRITE_CANONICAL_H
#define TENURE_SRC_REWRITE_CANONICAL_H

#include "rewrite/effects.h"
#include "rewrite/fold.h"

bool tn_canonical__arith(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__arith_cast(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__index(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__complex(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__scf(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__tensor(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__cf(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__func(tn_rewriter* it, tn_ref op, tn_op_code code);
/// expand_shape and collapse_shape of both.
bool tn_canonical__reshape(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__memref(tn_rewriter* it, tn_ref op, tn_op_code code);
bool tn_canonical__affine(tn_rewriter* it, tn_ref op, tn_op_code code);

#endif  // TENURE_SRC_REWRITE_CANONICAL_H
