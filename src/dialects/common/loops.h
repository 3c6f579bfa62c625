// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops of scf: bounds and steps of scf.forall and scf.parallel are read alike, and loops are made.

#ifndef TENURE_SRC_DIALECTS_COMMON_LOOPS_H
#define TENURE_SRC_DIALECTS_COMMON_LOOPS_H

#include "dialects/common/views.h"

/// The bounds and steps of a loop nest, and the op that has it.
typedef struct tn_nest {
  tn_ref op;
  uint32_t rank;
  uint32_t operand_count;  ///< How many bounds and steps are values.
  tn_mixed parts[3];       ///< Lower bounds, upper bounds, steps.
} tn_nest;

/// False if there are too many.
bool tn_nest__open_forall(const tn_context* context, tn_ref op, tn_nest* out);
bool tn_nest__open_parallel(const tn_context* context, tn_ref op, tn_nest* out);
/// Loops of one variable each, the one in the other, with the body of the op in the last, in the
/// place of the op, which has no results.
void tn_nest__make_loops(tn_rewriter* rewriter, tn_nest* at, tn_refs* out_loops);
/// scf.parallel instead of scf.forall; 0 on failure.
tn_ref tn_nest__make_parallel(tn_rewriter* rewriter, tn_nest* at);

/// The operands of scf.forall that say bounds, steps and what is shared, and how many each.
void tn_nest__push_operands(tn_rewriter* rewriter, const tn_mixed parts[3], tn_refs* shared,
                            tn_refs* operands, uint32_t sizes[4]);
/// scf.forall of these lower bounds, upper bounds and steps, without a block, at the rewriter's
/// place; `mapping` may be null. 0 on failure.
tn_ref tn_nest__make_forall(tn_rewriter* rewriter, const tn_mixed parts[3], tn_refs* shared,
                            tn_attribute mapping);
/// scf.for from, to and by `bounds`, at the rewriter's place, which goes on at the end of its
/// block; `carried` become the arguments that stand for them. 0 on failure.
tn_ref tn_nest__enter_for(tn_rewriter* rewriter, const tn_ref bounds[3], tn_refs* carried);

#endif  // TENURE_SRC_DIALECTS_COMMON_LOOPS_H
