// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the scf dialect.

#ifndef TENURE_SRC_DIALECTS_SCF_SCF_H
#define TENURE_SRC_DIALECTS_SCF_SCF_H

#include "dialects/scf_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_scf__interface;
tn_fold_outcome tn_fold__scf(tn_fold* fold);
extern const tn_named_pattern tn_scf_patterns[];
extern const tn_custom_assembly tn_scf_assemblies[];
extern const tn_named_check tn_scf_checks[];

/// Patterns for scf.for (canonicalize_cast.c).
bool tn_scf__carry_uncast(tn_rewriter* rewriter, tn_ref op);
/// Patterns for scf.forall.
bool tn_scf__forall_share_uncast(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__forall_fold_bounds(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__forall_drop_shared(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__forall_simplify_dims(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__forall_fold_variables(tn_rewriter* rewriter, tn_ref op);
/// Patterns for scf.if.
bool tn_scf__combine_ifs(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__combine_nested_ifs(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__propagate_condition(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__drop_known_if(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__select_results(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__drop_empty_else(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__simplify_results(tn_rewriter* rewriter, tn_ref op);
/// Patterns for scf.execute_region and scf.index_switch (canonicalize_region.c).
bool tn_scf__inline_block(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__inline_blocks(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__choose_case(tn_rewriter* rewriter, tn_ref op);
/// Patterns for scf.parallel.
bool tn_scf__parallel_simplify_dims(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__merge_parallel(tn_rewriter* rewriter, tn_ref op);
/// Patterns for scf.while.
bool tn_scf__while_align_results(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__while_spread_truth(tn_rewriter* rewriter, tn_ref op);
bool tn_scf__while_answer_again(tn_rewriter* rewriter, tn_ref op);

/// A bound or step of a loop: a value, an integer, or both.
typedef struct tn_bound {
  tn_ref value;  ///< 0 for an integer only.
  bool is_known;
  tn_int number;
} tn_bound;
static inline tn_bound tn_bound__of(const tn_context* context, tn_ref value) {
  tn_bound bound = {.value = value};
  bound.is_known = tn_const__int_of(context, value, &bound.number);
  return bound;
}
/// Computes the trip count from the lower bound, upper bound and step in `bounds`; false if it is
/// unknown.
bool tn_scf__trip_count(const tn_context* context, const tn_bound* bounds, bool is_unsigned,
                        uint64_t* out_count);

/// Creates a loop like `op` with these operands. Its body is a block with arguments only. 0 when
/// out of memory.
tn_ref tn_scf__for_like(tn_rewriter* rewriter, tn_ref op, tn_refs* operands);
/// Inlines a block before the op and replaces the op's results by the yielded values.
void tn_scf__replace_with_block(tn_rewriter* rewriter, tn_ref op, tn_ref block,
                                const tn_ref* arguments, uint32_t count);
/// Creates an scf.yield at the end of a block.
tn_ref tn_scf__yield(tn_rewriter* rewriter, tn_ref block, const tn_ref* values, uint32_t count);
/// Returns whether a value is defined in a region of the op.
bool tn_scf__is_inside(const tn_context* context, tn_ref op, tn_ref value);

#endif  // TENURE_SRC_DIALECTS_SCF_SCF_H
