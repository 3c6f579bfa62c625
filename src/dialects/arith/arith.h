// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the folds and patterns of arith share.

#ifndef TENURE_SRC_DIALECTS_ARITH_ARITH_H
#define TENURE_SRC_DIALECTS_ARITH_ARITH_H

#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/directive.h"

extern const tn_dialect_interface tn_arith__interface;
tn_fold_outcome tn_fold__arith(tn_fold* fold);
bool tn_canonical__arith(tn_rewriter* it, tn_ref op, tn_op_code code);
extern const tn_assembly tn_arith_assemblies[];
extern const tn_named_check tn_arith_checks[];

/// arith.fastmath's flags, numbered as MLIR has them.
enum {
  TN_FASTMATH_REASSOC = 1,
  TN_FASTMATH_NNAN = 2,
  TN_FASTMATH_NINF = 4,
  TN_FASTMATH_NSZ = 8,
  TN_FASTMATH_ARCP = 16,
  TN_FASTMATH_CONTRACT = 32,
  TN_FASTMATH_AFN = 64,
  TN_FASTMATH_FAST = 127
};
/// arith.overflow's flags.
enum { TN_OVERFLOW_NSW = 1, TN_OVERFLOW_NUW = 2 };

/// An op's flags, `overflowFlags` or `fastmath`; 0 if it has none.
unsigned tn_arith__flags(const tn_context* context, tn_ref op);
/// Whether an op has all of these flags.
static inline bool tn_arith__has_flags(const tn_context* context, tn_ref op, unsigned flags) {
  return (tn_arith__flags(context, op) & flags) == flags;
}
tn_fold_outcome tn_fold__arith_compare(tn_fold* fold);
tn_fold_outcome tn_fold__arith_select(tn_fold* fold);
bool tn_canonical__arith_cast(tn_rewriter* it, tn_ref op, tn_op_code code);
/// Floats, and casts.
tn_fold_outcome tn_fold__arith_float(tn_fold* fold);
/// arith.cmpi's predicates.
typedef enum tn_compare {
  TN_COMPARE_EQ,
  TN_COMPARE_NE,
  TN_COMPARE_SLT,
  TN_COMPARE_SLE,
  TN_COMPARE_SGT,
  TN_COMPARE_SGE,
  TN_COMPARE_ULT,
  TN_COMPARE_ULE,
  TN_COMPARE_UGT,
  TN_COMPARE_UGE
} tn_compare;
tn_compare tn_compare__of(const tn_context* context, tn_ref op);
bool tn_compare__holds(tn_compare predicate, tn_int a, tn_int b);
/// What holds exactly if `predicate` does not.
tn_compare tn_compare__inverse(tn_compare predicate);

#endif  // TENURE_SRC_DIALECTS_ARITH_ARITH_H
