// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for arith ops that several dialects use.

#ifndef TENURE_SRC_DIALECTS_COMMON_ARITH_OPS_H
#define TENURE_SRC_DIALECTS_COMMON_ARITH_OPS_H

#include "rewrite/constant.h"

/// Flags of arith.fastmath, with the values of the schema.
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
/// Flags of arith.overflow.
enum { TN_OVERFLOW_NSW = 1, TN_OVERFLOW_NUW = 2 };

/// Returns the op's flags, `overflowFlags` or `fastmath`; 0 if it has none.
unsigned tn_arith__flags(const tn_context* context, tn_ref op);
/// Returns whether an op has all of these flags.
static inline bool tn_arith__has_flags(const tn_context* context, tn_ref op, unsigned flags) {
  return (tn_arith__flags(context, op) & flags) == flags;
}

/// Predicates of arith.cmpi.
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
static inline tn_compare tn_compare__of(const tn_context* context, tn_ref op) {
  return (tn_compare)tn_integer_attribute_value(tn_op__attribute(context, op, "predicate"));
}

static inline bool tn_compare__holds(tn_compare predicate, tn_int a, tn_int b) {
  const tn_wide_signed x = tn_int__signed(a);
  const tn_wide_signed y = tn_int__signed(b);
  switch (predicate) {
    case TN_COMPARE_EQ:
      return a.bits == b.bits;
    case TN_COMPARE_NE:
      return a.bits != b.bits;
    case TN_COMPARE_SLT:
      return x < y;
    case TN_COMPARE_SLE:
      return x <= y;
    case TN_COMPARE_SGT:
      return x > y;
    case TN_COMPARE_SGE:
      return x >= y;
    case TN_COMPARE_ULT:
      return a.bits < b.bits;
    case TN_COMPARE_ULE:
      return a.bits <= b.bits;
    case TN_COMPARE_UGT:
      return a.bits > b.bits;
    case TN_COMPARE_UGE:
      return a.bits >= b.bits;
  }
  return false;
}

/// Returns the negation of `predicate`.
static inline tn_compare tn_compare__inverse(tn_compare predicate) {
  static const tn_compare inverse[] = {
      TN_COMPARE_NE,  TN_COMPARE_EQ,  TN_COMPARE_SGE, TN_COMPARE_SGT, TN_COMPARE_SLE,
      TN_COMPARE_SLT, TN_COMPARE_UGE, TN_COMPARE_UGT, TN_COMPARE_ULE, TN_COMPARE_ULT};
  return inverse[predicate];
}

#endif  // TENURE_SRC_DIALECTS_COMMON_ARITH_OPS_H
