// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the complex dialect.

#include "dialects/complex/complex.h"

#include <math.h>

/// The operand of the op that makes operand `index`, if it is of this code.
static tn_ref inner_operand(const tn_fold* fold, uint32_t index, tn_op_code code, uint32_t which) {
  const tn_ref op = tn_rewriter__source_of(fold->context, tn_fold__operand(fold, index), code);
  return op == 0 ? 0 : tn_rewriter__operand(fold->context, op, which);
}

/// Whether a constant pair has these parts, 0 with either sign.
static bool is_pair(tn_attribute pair, double real, double imaginary) {
  if (tn_array_attribute_count(pair) != 2) return false;
  return tn_float_attribute_value(tn_array_attribute_element(pair, 0)) == real &&
         tn_float_attribute_value(tn_array_attribute_element(pair, 1)) == imaginary;
}

static tn_fold_outcome fold_part(tn_fold* fold, uint32_t part) {
  if (tn_array_attribute_count(fold->constants[0]) == 2) {
    return tn_fold__attribute(fold, tn_array_attribute_element(fold->constants[0], part));
  }
  return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_CREATE, part));
}

static tn_fold_outcome fold_sum(tn_fold* fold) {
  if (inner_operand(fold, 0, TN_CODE_COMPLEX_SUB, 1) == tn_fold__operand(fold, 1)) {
    return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_SUB, 0));
  }
  if (inner_operand(fold, 1, TN_CODE_COMPLEX_SUB, 1) == tn_fold__operand(fold, 0)) {
    return tn_fold__value(fold, inner_operand(fold, 1, TN_CODE_COMPLEX_SUB, 0));
  }
  if (!is_pair(fold->constants[1], 0, 0)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_fold__operand(fold, 0));
}

static tn_fold_outcome fold_difference(tn_fold* fold) {
  if (inner_operand(fold, 0, TN_CODE_COMPLEX_ADD, 1) == tn_fold__operand(fold, 1)) {
    return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_ADD, 0));
  }
  if (!is_pair(fold->constants[1], 0, 0)) return TN_FOLD_NOTHING;
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
      if (!is_pair(fold->constants[1], 1, 0)) return TN_FOLD_NOTHING;
      return tn_fold__value(fold, tn_fold__operand(fold, 0));
    case TN_CODE_COMPLEX_NEG:
    case TN_CODE_COMPLEX_CONJ:
      return tn_fold__value(fold, inner_operand(fold, 0, fold->code, 0));
    case TN_CODE_COMPLEX_LOG:
      return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_EXP, 0));
    case TN_CODE_COMPLEX_EXP:
      return tn_fold__value(fold, inner_operand(fold, 0, TN_CODE_COMPLEX_LOG, 0));
    case TN_CODE_COMPLEX_CREATE:
      return fold_create(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
