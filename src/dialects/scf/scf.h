// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the scf dialect share.

#ifndef TENURE_SRC_DIALECTS_SCF_SCF_H
#define TENURE_SRC_DIALECTS_SCF_SCF_H

#include "base/judy_map.h"
#include "dialects/op_code.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/directive.h"

extern const tn_dialect_interface tn_scf__interface;
tn_fold_outcome tn_fold__scf(tn_fold* fold);
bool tn_canonical__scf(tn_rewriter* it, tn_ref op, tn_op_code code);
extern const tn_assembly tn_scf_assemblies[];
extern const tn_directive tn_scf_directives[];
extern const tn_named_check tn_scf_checks[];

bool tn_canonical__scf_if(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_parallel(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_forall(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_while(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_execute_region(tn_rewriter* it, tn_ref op);
bool tn_canonical__scf_index_switch(tn_rewriter* it, tn_ref op);
/// Casts of tensors that loops carry (canonicalize_cast.c).
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

/// A loop like `op` of these operands; what it carries in place i stood in place `numbers[i]`, or i where
/// `numbers` is NULL. Its body has a block with arguments alone. 0 if memory runs out.
tn_ref tn_scf__for_like(tn_rewriter* it, tn_ref op, tn_refs* operands, const uint32_t* numbers);
/// Moves a block in front of the op, whose results are what it yields.
void tn_scf__replace_with_block(tn_rewriter* it, tn_ref op, tn_ref block, const tn_ref* arguments,
                                uint32_t count);
/// An scf.yield at the end of a block.
tn_ref tn_scf__yield(tn_rewriter* it, tn_ref block, const tn_ref* values, uint32_t count);
/// Whether a value is made in a region of the op.
bool tn_scf__is_inside(const tn_context* context, tn_ref op, tn_ref value);

//===-- What is carried around ----------------------------------------------------------------===//

/// Pairs of values, and the number that each came with first. Zero before use.
typedef struct tn_pairs {
  tn_judy_map map;
} tn_pairs;
/// The number of the pair, which is `number` if it is new.
uint32_t tn_pairs__first(tn_rewriter* it, tn_pairs* pairs, tn_ref a, tn_ref b, uint32_t number);
static inline void tn_pairs__free(tn_pairs* pairs) { tn_judy_map_clear(&pairs->map); }

/// What a carried value goes on as: the number of one, or this.
enum { TN_SCF_AS_BEGUN = -1, TN_SCF_OTHERWISE = -2 };
/// Which values are what they begin with each time, also by way of others that begin so: the flags
/// are as many as `inits`, which has what each begins with, as `next` has what it goes on as.
void tn_scf__find_begun(tn_rewriter* it, tn_refs* inits, tn_refs* next, tn_refs* out_flags);

#endif  // TENURE_SRC_DIALECTS_SCF_SCF_H
