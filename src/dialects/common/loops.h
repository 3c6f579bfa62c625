// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops of scf: unified access to bounds and steps of scf.forall and scf.parallel, and creation of
// loops.

#ifndef TENURE_SRC_DIALECTS_COMMON_LOOPS_H
#define TENURE_SRC_DIALECTS_COMMON_LOOPS_H

#include "dialects/common/views.h"

/// The bounds and steps of a loop nest, and its op.
typedef struct tn_nest {
  tn_ref op;
  uint32_t rank;
  uint32_t operand_count;  ///< The number of operands for bounds and steps.
  tn_mixed parts[3];       ///< Lower bounds, upper bounds, steps.
} tn_nest;

/// Opens the loop nest of an op; false if it has too many dimensions.
bool tn_nest__open_forall(const tn_context* context, tn_ref op, tn_nest* out);
bool tn_nest__open_parallel(const tn_context* context, tn_ref op, tn_nest* out);
/// Replaces the op, which has no results, by nested single-variable loops; the innermost one gets
/// its body.
void tn_nest__make_loops(tn_rewriter* rewriter, tn_nest* at, tn_refs* out_loops);
/// Replaces scf.forall by scf.parallel; 0 on failure.
tn_ref tn_nest__make_parallel(tn_rewriter* rewriter, tn_nest* at);

/// Appends the operands of scf.forall for bounds, steps and shared values, and returns the number
/// of each.
void tn_nest__push_operands(tn_rewriter* rewriter, const tn_mixed parts[3], tn_refs* shared,
                            tn_refs* operands, uint32_t sizes[4]);
/// Creates an scf.forall with these lower bounds, upper bounds and steps, without a block;
/// `mapping` may be null. 0 on failure.
tn_ref tn_nest__make_forall(tn_rewriter* rewriter, const tn_mixed parts[3], tn_refs* shared,
                            tn_attribute mapping);
/// Creates an scf.for with the lower bound, upper bound and step in `bounds`, and moves the
/// insertion point to the end of its block; replaces `carried` by the block arguments. 0 on
/// failure.
tn_ref tn_nest__enter_for(tn_rewriter* rewriter, const tn_ref bounds[3], tn_refs* carried);

#endif  // TENURE_SRC_DIALECTS_COMMON_LOOPS_H
