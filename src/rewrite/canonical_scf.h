// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the patterns of scf share.

#ifndef TENURE_SRC_REWRITE_CANONICAL_SCF_H
#define TENURE_SRC_REWRITE_CANONICAL_SCF_H

#include "rewrite/canonical.h"

bool tn_canonical__scf_if(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_parallel(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_forall(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_while(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_execute_region(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_index_switch(tn_rewriter* it, tn_ref op);
/// Casts of tensors that loops carry (canonical_scf_cast.c).
bool tn_canonical__scf_for_cast(tn_rewriter* it, tn_ref op);

/// A bound or step of a loop: a value, a number, or both.
typedef struct tn_bound {
  tn_ref value;  ///< 0 for a number alone.
  bool is_known;
  tn_int number;
} tn_bound;
static inline tn_bound tn_bound__of(const tn_context* context, tn_ref value) {
  tn_bound bound = {.value = value};
  bound.is_known = tn_const__int_of(context, value, &bound.number);
  return bound;
}
/// How often a loop runs from a lower bound to an upper one by a step, the three of `bounds`; false if
/// that is not known.
bool tn_scf__trip_count(const tn_context* context, const tn_bound* bounds, bool is_unsigned,
                        uint64_t* out_count);

/// Loops that carry more are left as they are.
#define TN_SCF_CARRIED_MAX 64u
/// A loop like `op` of these operands, at most TN_SCF_CARRIED_MAX behind the bounds; what it carries in place i stood in place `numbers[i]`, or i where
/// `numbers` is NULL. Its body has a block with arguments alone. 0 if memory runs out.
tn_ref tn_scf__for_like(tn_rewriter* it, tn_ref op, tn_refs* operands, const uint32_t* numbers);
/// Moves a block in front of the op, whose results are what it yields.
void tn_scf__replace_with_block(tn_rewriter* it, tn_ref op, tn_ref block, const tn_ref* arguments,
                                uint32_t count);
/// An scf.yield at the end of a block.
tn_ref tn_scf__yield(tn_rewriter* it, tn_ref block, const tn_ref* values, uint32_t count);
/// Whether a value is made in a region of the op.
bool tn_scf__is_inside(const tn_context* context, tn_ref op, tn_ref value);

#endif  // TENURE_SRC_REWRITE_CANONICAL_SCF_H
