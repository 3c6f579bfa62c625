// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the complex dialect.

#include "dialects/common/arith_ops.h"
#include "dialects/complex/complex.h"

#include <math.h>

/// Returns operand `which` of the op that defines operand `index` if it has this code; otherwise 0.
static tn_ref inner_operand(const tn_fold* fold, uint32_t index, tn_op_code code, uint32_t which) {
  const tn_ref op = tn_value__defined_by(fold->context, tn_fold__operand(fold, index), code);
  return op == 0 ? 0 : tn_op__operand(fold->context, op, which);
}

/// Returns whether a constant pair has these parts.
static bool is_pair(tn_attribute pair, double real, double imaginary) {
  if (tn_array_attribute_count(pair) != 2) return false;
  return tn_float_attribute_value(tn_array_attribute_element(pair, 0)) == real &&
         tn_float_attribute_value(tn_array_attribute_element(pair, 1)) == imaginary;
}

/// Returns whether both parts of a constant are zeros of this sign, or of any sign with nsz.
static bool is_zero(const tn_fold* fold, tn_attribute pair, bool is_negative) {
  if (!is_pair(pair, 0, 0)) return false;
  if (tn_arith__has_flags(fold->context, fold->op, TN_FASTMATH_NSZ)) return true;
  for (size_t i = 0; i < 2; ++i) {
    const double part = tn_float_attribute_value(tn_array_attribute_element(pair, i));
    if ((signbit(part) != 0) != is_negative) return false;
  }
  return true;
}

/// Returns whether the flags allow ignoring rounding.
static bool may_reassociate(const tn_fold* fold, uint32_t index, tn_op_code code) {
  const tn_ref inner = tn_value__defined_by(fold->context, tn_fold__operand(fold, index), code);
  return inner != 0 && tn_arith__has_flags(fold->context, inner, TN_FASTMATH_REASSOC) &&
         tn_arith__has_flags(fold->context, fold->op, TN_FASTMATH_REASSOC);
}

static tn_fold_outcome fold_part(tn_fold* fold, uint32_t part) {
  if (tn_array_attribute_count(fold->constants[0]) == 2) {
    return tn_fold__attribute(fold, tn_array_attribute_element(fold->constants[0], part));
  }
  return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_CREATE, part));
}

static tn_fold_outcome fold_sum(tn_fold* fold) {
  if (may_reassociate(fold, 0, TN_CODE_COMPLEX_SUB) &&
      inner_operand(fold, 0, TN_CODE_COMPLEX_SUB, 1) ==
          tn_fold__operand(fold, TN_COMPLEX_ADD_RHS)) {
    return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_SUB, 0));
  }
  if (may_reassociate(fold, 1, TN_CODE_COMPLEX_SUB) &&
      inner_operand(fold, 1, TN_CODE_COMPLEX_SUB, 1) ==
          tn_fold__operand(fold, TN_COMPLEX_ADD_LHS)) {
    return tn_fold__value(fold, inner_operand(fold, 1, TN_CODE_COMPLEX_SUB, 0));
  }
  // -0 + 0 is 0.
  if (!is_zero(fold, fold->constants[TN_COMPLEX_ADD_RHS], true)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_fold__operand(fold, TN_COMPLEX_ADD_LHS));
}

static tn_fold_outcome fold_difference(tn_fold* fold) {
  if (may_reassociate(fold, 0, TN_CODE_COMPLEX_ADD) &&
      inner_operand(fold, 0, TN_CODE_COMPLEX_ADD, 1) ==
          tn_fold__operand(fold, TN_COMPLEX_SUB_RHS)) {
    return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_ADD, 0));
  }
  if (!is_zero(fold, fold->constants[TN_COMPLEX_SUB_RHS], false)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_fold__operand(fold, TN_COMPLEX_SUB_LHS));
}

/// Handles multiplication and division by 1 + 0i: each part adds the other part times 0, which is
/// not 0 for infinities and NaN and changes the sign of zeros.
static tn_fold_outcome fold_by_one(tn_fold* fold) {
  const unsigned flags = TN_FASTMATH_NNAN | TN_FASTMATH_NINF | TN_FASTMATH_NSZ;
  if (!is_pair(fold->constants[1], 1, 0) || !tn_arith__has_flags(fold->context, fold->op, flags)) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, tn_fold__operand(fold, 0));
}

static tn_fold_outcome fold_create(tn_fold* fold) {
  const tn_ref real = inner_operand(fold, 0, TN_CODE_COMPLEX_RE, 0);
  if (real == 0 || real != inner_operand(fold, 1, TN_CODE_COMPLEX_IM, 0)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, real);
}

tn_fold_outcome tn_fold__complex(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_COMPLEX_RE:
      return fold_part(fold, 0);
    case TN_CODE_COMPLEX_IM:
      return fold_part(fold, 1);
    case TN_CODE_COMPLEX_ADD:
      return fold_sum(fold);
    case TN_CODE_COMPLEX_SUB:
      return fold_difference(fold);
    case TN_CODE_COMPLEX_MUL:
    case TN_CODE_COMPLEX_DIV:
      return fold_by_one(fold);
    case TN_CODE_COMPLEX_NEG:
    case TN_CODE_COMPLEX_CONJ:
      return tn_fold__value(fold, inner_operand(fold, 0, fold->code, 0));
    case TN_CODE_COMPLEX_EXP:
      // The reverse, log(exp(x)), does not hold for all x.
      if (!may_reassociate(fold, 0, TN_CODE_COMPLEX_LOG)) return TN_FOLD_NOTHING;
      return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_LOG, 0));
    case TN_CODE_COMPLEX_CREATE:
      return fold_create(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
