// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of arith.cmpi, arith.cmpf and arith.select.

#include "base/number_int.h"
#include "dialects/arith/arith.h"

//===-- Predicates ----------------------------------------------------------------------------===//

// Returns the predicate for swapped operands.
static tn_compare swapped_of(tn_compare predicate) {
  static const tn_compare swapped[] = {
      TN_COMPARE_EQ,  TN_COMPARE_NE,  TN_COMPARE_SGT, TN_COMPARE_SGE, TN_COMPARE_SLT,
      TN_COMPARE_SLE, TN_COMPARE_UGT, TN_COMPARE_UGE, TN_COMPARE_ULT, TN_COMPARE_ULE};
  return swapped[predicate];
}

//===-- cmpi ----------------------------------------------------------------------------------===//

static bool compute_compare(void* data, const tn_int* operands, tn_wide* out) {
  *out = tn_compare__holds(*(const tn_compare*)data, operands[0], operands[1]);
  return true;
}

/// Encodes the order of two numbers as a comparison of 0, 1 or 2 with 1.
static bool compute_compare_words(void* data, const tn_fold_words* words) {
  const tn_compare predicate = *(const tn_compare*)data;
  const bool is_signed = predicate >= TN_COMPARE_SLT && predicate <= TN_COMPARE_SGE;
  const int order =
      is_signed
          ? tn_number__compare_signed(words->operands[0], words->operands[1], words->widths[0])
          : tn_number__compare(words->operands[0], words->operands[1], words->widths[0]);
  const tn_int a = {order < 0 ? 0 : order == 0 ? 1 : 2, 8};
  words->result[0] = tn_compare__holds(predicate, a, (tn_int){1, 8});
  return true;
}

static const tn_fold_functions comparison = {.ints = compute_compare,
                                             .words = compute_compare_words};

static bool is_one_bit(tn_type type) {
  const tn_type element = tn_type__element(type);
  return tn_type__is(element, TN_TYPE_INTEGER) && tn_integer_type_width(element) == 1;
}

/// Returns x for `x != 0`, `x == 1` and the like, if x has one bit.
static tn_ref truth_of(const tn_fold* fold, tn_compare predicate) {
  const tn_context* context = fold->context;
  const tn_ref value = tn_fold__operand(fold, 0);
  if (predicate == TN_COMPARE_NE && tn_fold__is_int(fold, 1, 0)) {
    tn_ref cast = tn_value__defined_by(context, value, TN_CODE_ARITH_EXTSI);
    if (cast == 0) cast = tn_value__defined_by(context, value, TN_CODE_ARITH_EXTUI);
    if (cast != 0 && is_one_bit(tn_op__operand_type(context, cast, 0))) {
      return tn_op__operand(context, cast, 0);
    }
    if (is_one_bit(tn_value__type(context, value))) return value;
  }
  if (predicate == TN_COMPARE_EQ && tn_fold__is_int(fold, 1, 1) &&
      is_one_bit(tn_value__type(context, value))) {
    return value;
  }
  return 0;
}

static tn_fold_outcome swap_sides(tn_fold* fold, tn_compare predicate) {
  const tn_ref lhs = tn_fold__operand(fold, TN_ARITH_CMPI_LHS);
  const tn_ref rhs = tn_fold__operand(fold, TN_ARITH_CMPI_RHS);
  const tn_attribute swapped = tn_const__make_int(
      fold->rewriter, tn_rewriter__int_type(fold->rewriter, 64), (tn_wide)swapped_of(predicate));
  tn_rewriter__set_attribute(fold->rewriter, fold->op, "predicate", swapped);
  tn_rewriter__set_operand(fold->rewriter, fold->op, 0, rhs);
  return tn_fold__set_operand(fold, 1, lhs);
}

static tn_fold_outcome fold_cmpi(tn_fold* fold) {
  tn_compare predicate = tn_compare__of(fold->context, fold->op);
  if (tn_fold__operand(fold, TN_ARITH_CMPI_LHS) == tn_fold__operand(fold, TN_ARITH_CMPI_RHS)) {
    const tn_type type = tn_fold__type(fold);
    if (tn_type_is_shaped(type) && !tn_shaped_type_has_static_shape(type)) return TN_FOLD_NOTHING;
    const tn_int zero = {0, 1};
    return tn_fold__int(fold, tn_compare__holds(predicate, zero, zero));
  }
  const tn_ref truth = truth_of(fold, predicate);
  if (truth != 0) return tn_fold__value(fold, truth);
  if (fold->constants[TN_ARITH_CMPI_LHS].storage != NULL &&
      fold->constants[TN_ARITH_CMPI_RHS].storage == NULL) {
    return swap_sides(fold, predicate);
  }
  return tn_fold__constants(fold, 2, &comparison, &predicate);
}

//===-- cmpf ----------------------------------------------------------------------------------===//

/// Predicates are bit sets of outcomes: bit 0 equal, 1 greater, 2 less, 3 unordered.
static bool holds_for_floats(unsigned predicate, const tn_real* a, const tn_real* b) {
  static const unsigned char sets[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};
  return (sets[predicate & 15u] & tn_real__compare(a, b)) != 0;
}

/// Reads a float that is not a splat.
static bool scalar_float(tn_attribute attribute, tn_real* out_real) {
  return tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_FLOAT &&
         tn_const__real(attribute, out_real);
}

static tn_fold_outcome fold_cmpf(tn_fold* fold) {
  tn_real a;
  tn_real b;
  bool has_a = scalar_float(fold->constants[0], &a);
  bool has_b = scalar_float(fold->constants[1], &b);
  if (has_a && tn_real__is_nan(&a)) {
    b = a;
    has_b = true;
  } else if (has_b && tn_real__is_nan(&b)) {
    a = b;
    has_a = true;
  }
  if (!has_a || !has_b) return TN_FOLD_NOTHING;
  const unsigned predicate = (unsigned)tn_compare__of(fold->context, fold->op);
  return tn_fold__attribute(
      fold, tn_const__make_bool(fold->rewriter, holds_for_floats(predicate, &a, &b)));
}

tn_fold_outcome tn_fold__arith_compare(tn_fold* fold) {
  return fold->code == TN_CODE_ARITH_CMPI ? fold_cmpi(fold) : fold_cmpf(fold);
}

//===-- select --------------------------------------------------------------------------------===//

static bool compute_choice(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = operands[0].bits != 0 ? operands[1].bits : operands[2].bits;
  return true;
}

static bool compute_choice_words(void* data, const tn_fold_words* words) {
  (void)data;
  tn_number__copy(words->result, words->operands[words->operands[0][0] != 0 ? 1 : 2], words->width);
  return true;
}

static const tn_fold_functions choice = {.ints = compute_choice, .words = compute_choice_words};

/// Folds select(a == b, a, b) to b.
static tn_ref choose_by_compare(const tn_fold* fold, tn_ref a, tn_ref b) {
  const tn_context* context = fold->context;
  const tn_ref compare =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_ARITH_CMPI);
  if (compare == 0) return 0;
  const tn_compare predicate = tn_compare__of(context, compare);
  if (predicate != TN_COMPARE_EQ && predicate != TN_COMPARE_NE) return 0;
  const tn_ref x = tn_arith_cmpi_lhs(context, compare);
  const tn_ref y = tn_arith_cmpi_rhs(context, compare);
  if ((x != a || y != b) && (y != a || x != b)) return 0;
  return predicate == TN_COMPARE_NE ? a : b;
}

tn_fold_outcome tn_fold__arith_select(tn_fold* fold) {
  const tn_ref a = tn_fold__operand(fold, TN_ARITH_SELECT_TRUE_VALUE);
  const tn_ref b = tn_fold__operand(fold, TN_ARITH_SELECT_FALSE_VALUE);
  if (a == b || tn_fold__is_int(fold, TN_ARITH_SELECT_CONDITION, 1)) return tn_fold__value(fold, a);
  if (tn_fold__is_int(fold, TN_ARITH_SELECT_CONDITION, 0)) return tn_fold__value(fold, b);
  if (tn_const__is_poison(fold->constants[TN_ARITH_SELECT_TRUE_VALUE]))
    return tn_fold__value(fold, b);
  if (tn_const__is_poison(fold->constants[TN_ARITH_SELECT_FALSE_VALUE]))
    return tn_fold__value(fold, a);
  const tn_type type = tn_fold__type(fold);
  if (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 1 &&
      tn_fold__is_int(fold, TN_ARITH_SELECT_TRUE_VALUE, 1) &&
      tn_fold__is_int(fold, TN_ARITH_SELECT_FALSE_VALUE, 0)) {
    return tn_fold__value(fold, tn_fold__operand(fold, TN_ARITH_SELECT_CONDITION));
  }
  const tn_ref chosen = choose_by_compare(fold, a, b);
  if (chosen != 0) return tn_fold__value(fold, chosen);
  for (uint32_t i = 0; i < 3; ++i) {
    if (tn_attribute_kind_of(fold->constants[i]) != TN_ATTRIBUTE_DENSE_ELEMENTS) {
      return TN_FOLD_NOTHING;
    }
  }
  return tn_fold__attribute(
      fold, tn_fold__elements(fold->rewriter, fold->constants, 3, type, &choice, NULL));
}
