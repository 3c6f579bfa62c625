// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the arith dialect's arithmetic. Source: the dialect's documentation, and mlir-opt's
// results.

#include "base/number_int.h"
#include "dialects/arith/arith.h"
#include "dialects/common/constant.h"
#include "dialects/common/passes.h"

//===-- Sums with constants -------------------------------------------------------------------===//

/// A sum or difference of constants, and the TN_OVERFLOW flags that it satisfies.
typedef struct constant_sum {
  bool subtract;
  unsigned exact;
} constant_sum;

static unsigned exact_flags(bool is_signed_exact, bool is_unsigned_exact) {
  return (is_signed_exact ? (unsigned)TN_OVERFLOW_NSW : 0u) |
         (is_unsigned_exact ? (unsigned)TN_OVERFLOW_NUW : 0u);
}

static bool compute_sum(void* data, const tn_int* operands, tn_wide* out) {
  constant_sum* sum = data;
  const tn_int a = operands[0];
  const tn_int b = operands[1];
  const tn_wide result = sum->subtract ? a.bits - b.bits : a.bits + b.bits;
  const tn_wide sign = tn_int__least(a.width);
  const tn_wide change = (a.bits ^ result) & ((sum->subtract ? ~b.bits : b.bits) ^ result);
  const bool wraps = sum->subtract ? a.bits < b.bits : (result & tn_int__mask(a.width)) < a.bits;
  sum->exact = exact_flags((change & sign) == 0, !wraps);
  *out = result;
  return true;
}

static bool compute_sum_words(void* data, const tn_fold_words* words) {
  constant_sum* sum = data;
  const uint64_t* a = words->operands[0];
  const uint64_t* b = words->operands[1];
  const uint32_t width = words->width;
  bool wraps = false;
  if (sum->subtract) {
    tn_number__subtract(words->result, a, b, width);
    wraps = tn_number__compare(a, b, width) < 0;
  } else {
    tn_number__add(words->result, a, b, width);
    wraps = tn_number__compare(words->result, a, width) < 0;
  }
  const bool sign = tn_number__is_negative(a, width);
  const bool changes = tn_number__is_negative(words->result, width) != sign &&
                       (tn_number__is_negative(b, width) == sign) != sum->subtract;
  sum->exact = exact_flags(!changes, !wraps);
  return true;
}

static const tn_fold_functions sum_functions = {.ints = compute_sum, .words = compute_sum_words};

/// MLIR's patterns only combine scalars.
static bool are_scalars(tn_attribute a, tn_attribute b) {
  return tn_attribute_kind_of(a) == TN_ATTRIBUTE_INTEGER &&
         tn_attribute_kind_of(b) == TN_ATTRIBUTE_INTEGER;
}

/// Computes a + b or a - b.
static tn_attribute combine(tn_rewriter* rewriter, tn_attribute a, tn_attribute b,
                            constant_sum* sum) {
  const tn_attribute operands[2] = {a, b};
  if (!are_scalars(a, b)) return (tn_attribute){NULL};
  return tn_fold__elements(rewriter, operands, 2, tn_attribute_type(a), &sum_functions, sum);
}

tn_attribute tn_arith__make_overflow(tn_rewriter* rewriter, unsigned flags) {
  static const char* const bodies[] = {"overflow<none>", "overflow<nsw>", "overflow<nuw>",
                                       "overflow<nsw, nuw>"};
  tn_attribute made = {NULL};
  tn_type none = {NULL};
  if (!tn_rewriter__ok(rewriter, tn_none_type_get(rewriter->context, &none))) return made;
  (void)tn_rewriter__ok(
      rewriter, tn_opaque_attribute_get(rewriter->context, tn_string_view_from("arith"),
                                        tn_string_view_from(bodies[flags & 3u]), none, &made));
  return made;
}

/// Returns the flags that are in `flags` and on both ops. The merged op does not overflow if
/// neither op does and the constant arithmetic is exact.
static tn_attribute merged_flags(tn_rewriter* rewriter, tn_ref a, tn_ref b, unsigned flags) {
  return tn_arith__make_overflow(rewriter, flags & tn_arith__flags(rewriter->context, a) &
                                               tn_arith__flags(rewriter->context, b));
}

static bool replace_binary(tn_rewriter* rewriter, tn_ref op, tn_op_code code, tn_ref a, tn_ref b,
                           tn_attribute flags) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const tn_ref operands[2] = {a, b};
  const tn_rewriter_attribute attribute = {"overflowFlags", flags};
  const tn_ref made =
      a == 0 || b == 0 ? 0 : tn_rewriter__make(rewriter, code, type, operands, 2, &attribute, 1);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// Combines (x + c0) + c1 and its variants: the outer op `code` has a constant operand, and so has
/// the inner op, each on either side.
static bool join_constants(tn_rewriter* rewriter, tn_ref op, tn_op_code code, bool outer_is_left,
                           tn_op_code inner_code, bool inner_is_left) {
  const tn_context* context = rewriter->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_op__operand(context, op, outer_is_left), inner_code);
  if (inner == 0) return false;
  const tn_attribute c1 = tn_const__of(context, tn_op__operand(context, op, !outer_is_left));
  const tn_attribute c0 = tn_const__of(context, tn_op__operand(context, inner, !inner_is_left));
  if (c0.storage == NULL || c1.storage == NULL || tn_type_is_null(tn_attribute_type(c0))) {
    return false;
  }
  // The value of the outer op is sign * x + constant, in wrapping arithmetic.
  const tn_ref value = tn_op__operand(context, inner, inner_is_left);
  const bool c0_is_negative = (inner_code == TN_CODE_ARITH_SUBI && !inner_is_left) != outer_is_left;
  const bool c1_is_negative = code == TN_CODE_ARITH_SUBI && !outer_is_left;
  const bool is_left = outer_is_left != inner_is_left;
  const bool is_difference = is_left || (c0_is_negative && c1_is_negative);
  constant_sum how = {.subtract = c0_is_negative != c1_is_negative};
  const tn_attribute sum = c0_is_negative && !c1_is_negative ? combine(rewriter, c1, c0, &how)
                                                             : combine(rewriter, c0, c1, &how);
  if (sum.storage == NULL) return false;
  // As in MLIR, (x + c0) - c1 has no flags.
  const bool has_flags =
      code != TN_CODE_ARITH_SUBI || outer_is_left || inner_code != TN_CODE_ARITH_ADDI;
  const tn_attribute flags = merged_flags(rewriter, op, inner, has_flags ? how.exact : 0);
  const tn_ref constant = tn_rewriter__arith_constant(rewriter, sum);
  return replace_binary(rewriter, op, is_difference ? TN_CODE_ARITH_SUBI : TN_CODE_ARITH_ADDI,
                        is_left ? constant : value, is_left ? value : constant, flags);
}

static bool add_add_constant(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_ADDI, false, TN_CODE_ARITH_ADDI, false);
}
static bool add_sub_constant_right(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_ADDI, false, TN_CODE_ARITH_SUBI, false);
}
static bool add_sub_constant_left(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_ADDI, false, TN_CODE_ARITH_SUBI, true);
}
static bool sub_right_add_constant(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_SUBI, false, TN_CODE_ARITH_ADDI, false);
}
static bool sub_left_add_constant(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_SUBI, true, TN_CODE_ARITH_ADDI, false);
}
static bool sub_right_sub_constant_right(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_SUBI, false, TN_CODE_ARITH_SUBI, false);
}
static bool sub_right_sub_constant_left(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_SUBI, false, TN_CODE_ARITH_SUBI, true);
}
static bool sub_left_sub_constant_right(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_SUBI, true, TN_CODE_ARITH_SUBI, false);
}
static bool sub_left_sub_constant_left(tn_rewriter* rewriter, tn_ref op) {
  return join_constants(rewriter, op, TN_CODE_ARITH_SUBI, true, TN_CODE_ARITH_SUBI, true);
}

static bool is_negative_one(const tn_context* context, tn_ref value) {
  return tn_const__matches(tn_const__of(context, value), TN_CONST_ONES);
}

/// Replaces x + y * -1 by x - y; the product is operand `side`.
static bool add_product(tn_rewriter* rewriter, tn_ref op, uint32_t side) {
  const tn_context* context = rewriter->context;
  const tn_ref product =
      tn_value__defined_by(context, tn_op__operand(context, op, side), TN_CODE_ARITH_MULI);
  if (product == 0 || !is_negative_one(context, tn_arith_muli_rhs(context, product))) return false;
  // 0 + 1 * -1 may have no unsigned overflow, but 0 - 1 has. As in MLIR, no flags are kept.
  return replace_binary(rewriter, op, TN_CODE_ARITH_SUBI, tn_op__operand(context, op, 1 - side),
                        tn_arith_muli_lhs(context, product),
                        merged_flags(rewriter, op, product, 0));
}

static bool add_product_right(tn_rewriter* rewriter, tn_ref op) {
  return add_product(rewriter, op, 1);
}
static bool add_product_left(tn_rewriter* rewriter, tn_ref op) {
  return add_product(rewriter, op, 0);
}

/// Replaces (a - b) - a by 0 - b.
static bool subtract_again(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_arith_subi_lhs(context, op), TN_CODE_ARITH_SUBI);
  if (inner == 0 || tn_arith_subi_lhs(context, inner) != tn_arith_subi_rhs(context, op)) {
    return false;
  }
  const tn_type type = tn_op__result_type(context, op, 0);
  const tn_attribute zero = tn_const__make_int(rewriter, type, 0);
  if (zero.storage == NULL) return false;
  const tn_attribute flags = merged_flags(rewriter, op, inner, TN_OVERFLOW_NSW | TN_OVERFLOW_NUW);
  return replace_binary(rewriter, op, TN_CODE_ARITH_SUBI,
                        tn_rewriter__arith_constant(rewriter, zero),
                        tn_arith_subi_rhs(context, inner), flags);
}

/// If x * c0 * c1 does not overflow, neither does x * (c0 * c1), or x is 0. The only exception is x
/// = -1 if c0 * c1 exceeds the largest signed number by one.
static unsigned flags_of_product(bool is_least, bool same_signs) {
  return exact_flags(!is_least || !same_signs, true);
}

static bool compute_product(void* data, const tn_int* operands, tn_wide* out) {
  const tn_int a = operands[0];
  const tn_int b = operands[1];
  const tn_wide least = tn_int__least(a.width);
  *out = (a.bits * b.bits) & tn_int__mask(a.width);
  *(unsigned*)data = flags_of_product(*out == least, ((a.bits ^ b.bits) & least) == 0);
  return true;
}

static bool compute_product_words(void* data, const tn_fold_words* words) {
  const uint32_t width = words->width;
  tn_number__multiply(words->result, words->operands[0], words->operands[1], width);
  const bool is_least = tn_number__is_negative(words->result, width) &&
                        tn_number__trailing_zeros(words->result, width) == width - 1;
  *(unsigned*)data =
      flags_of_product(is_least, tn_number__is_negative(words->operands[0], width) ==
                                     tn_number__is_negative(words->operands[1], width));
  return true;
}

static const tn_fold_functions product_functions = {.ints = compute_product,
                                                    .words = compute_product_words};

static bool join_factors(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_arith_muli_lhs(context, op), TN_CODE_ARITH_MULI);
  if (inner == 0) return false;
  const tn_attribute factors[2] = {tn_const__of(context, tn_arith_muli_rhs(context, inner)),
                                   tn_const__of(context, tn_arith_muli_rhs(context, op))};
  unsigned exact = 0;
  if (!are_scalars(factors[0], factors[1])) return false;
  const tn_attribute product = tn_fold__elements(
      rewriter, factors, 2, tn_attribute_type(factors[0]), &product_functions, &exact);
  if (product.storage == NULL) return false;
  const tn_attribute flags = merged_flags(rewriter, op, inner, exact);
  return replace_binary(rewriter, op, TN_CODE_ARITH_MULI, tn_arith_muli_lhs(context, inner),
                        tn_rewriter__arith_constant(rewriter, product), flags);
}

//===-- Extended ops --------------------------------------------------------------------------===//

static tn_ref make_plain(tn_rewriter* rewriter, tn_op_code code, tn_ref op) {
  const tn_context* context = rewriter->context;
  return tn_rewriter__make2(rewriter, code, tn_op__result_type(context, op, 0),
                            tn_op__operand(context, op, 0), tn_op__operand(context, op, 1));
}

/// Replaces the op by the plain one if the second result is unused.
static bool drop_extension(tn_rewriter* rewriter, tn_ref op, tn_op_code plain) {
  if (tn_value__first_use(rewriter->context, tn_op__result(rewriter->context, op, 1)) != 0)
    return false;
  const tn_ref value = make_plain(rewriter, plain, op);
  const tn_ref values[2] = {value, value};
  if (value != 0) tn_rewriter__replace(rewriter, op, values, 2);
  return true;
}

static bool plain_sum(tn_rewriter* rewriter, tn_ref op) {
  return drop_extension(rewriter, op, TN_CODE_ARITH_ADDI);
}
static bool plain_product(tn_rewriter* rewriter, tn_ref op) {
  return drop_extension(rewriter, op, TN_CODE_ARITH_MULI);
}

/// Replaces an extended x * 1 by x and its sign bits.
static bool extend_sign(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref x = tn_arith_mulsi_extended_lhs(context, op);
  const tn_type type = tn_value__type(context, x);
  if (!tn_const__is_int(tn_const__of(context, tn_arith_mulsi_extended_rhs(context, op)), 1) ||
      tn_type__int_width(type) == 1) {
    return false;
  }
  const tn_ref zero = tn_rewriter__arith_constant(rewriter, tn_const__make_int(rewriter, type, 0));
  if (zero == 0) return rewriter->status != TN_OK;
  const tn_ref is_negative = tn_passes__compare(rewriter, TN_COMPARE_SLT, x, zero);
  const tn_ref high = is_negative == 0 ? 0 : tn_build_arith_extsi(rewriter, type, is_negative);
  const tn_ref values[2] = {x, high};
  if (high != 0) tn_rewriter__replace(rewriter, op, values, 2);
  return true;
}

//===-- Bits ----------------------------------------------------------------------------------===//

/// Replaces op(ext(x), ext(y)) by ext(op(x, y)).
static bool sink_extension(tn_rewriter* rewriter, tn_ref op, tn_op_code extension) {
  const tn_context* context = rewriter->context;
  const tn_ref left = tn_value__defined_by(context, tn_op__operand(context, op, 0), extension);
  const tn_ref right =
      left == 0 ? 0 : tn_value__defined_by(context, tn_op__operand(context, op, 1), extension);
  if (right == 0) return false;
  const tn_ref x = tn_op__operand(context, left, 0);
  const tn_ref y = tn_op__operand(context, right, 0);
  const tn_type type = tn_value__type(context, x);
  if (!tn_type_equal(type, tn_value__type(context, y))) return false;
  const tn_ref narrow = tn_rewriter__make2(rewriter, tn_op__code(context, op), type, x, y);
  if (narrow == 0) return true;
  const tn_ref wide =
      tn_rewriter__make1(rewriter, extension, tn_op__result_type(context, op, 0), narrow);
  if (wide != 0) tn_rewriter__replace1(rewriter, op, wide);
  return true;
}

static bool sink_extui(tn_rewriter* rewriter, tn_ref op) {
  return sink_extension(rewriter, op, TN_CODE_ARITH_EXTUI);
}
static bool sink_extsi(tn_rewriter* rewriter, tn_ref op) {
  return sink_extension(rewriter, op, TN_CODE_ARITH_EXTSI);
}

/// Replaces a negated comparison by the inverse comparison.
static bool invert_compare(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref compare =
      tn_value__defined_by(context, tn_arith_xori_lhs(context, op), TN_CODE_ARITH_CMPI);
  const tn_attribute one = tn_const__of(context, tn_arith_xori_rhs(context, op));
  if (compare == 0 || !tn_const__matches(one, TN_CONST_ONES)) return false;
  const tn_ref made =
      tn_passes__compare(rewriter, tn_compare__inverse(tn_compare__of(context, compare)),
                         tn_arith_cmpi_lhs(context, compare), tn_arith_cmpi_rhs(context, compare));
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

//===-- Comparisons ---------------------------------------------------------------------------===//

/// Compares the sources of extended values.
static bool compare_narrow(tn_rewriter* rewriter, tn_ref op, tn_op_code extension) {
  const tn_context* context = rewriter->context;
  const tn_ref left = tn_value__defined_by(context, tn_arith_cmpi_lhs(context, op), extension);
  const tn_ref right =
      left == 0 ? 0 : tn_value__defined_by(context, tn_arith_cmpi_rhs(context, op), extension);
  if (right == 0) return false;
  const tn_ref x = tn_op__operand(context, left, 0);
  const tn_ref y = tn_op__operand(context, right, 0);
  if (!tn_type_equal(tn_value__type(context, x), tn_value__type(context, y))) return false;
  const tn_compare predicate = tn_compare__of(context, op);
  const bool is_equality = predicate <= TN_COMPARE_NE;
  const bool is_signed = predicate <= TN_COMPARE_SGE;
  if (!is_equality && is_signed != (extension == TN_CODE_ARITH_EXTSI)) return false;
  const tn_ref made = tn_passes__compare(rewriter, predicate, x, y);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static bool compare_extsi(tn_rewriter* rewriter, tn_ref op) {
  return compare_narrow(rewriter, op, TN_CODE_ARITH_EXTSI);
}
static bool compare_extui(tn_rewriter* rewriter, tn_ref op) {
  return compare_narrow(rewriter, op, TN_CODE_ARITH_EXTUI);
}

//===-- select --------------------------------------------------------------------------------===//

static bool replace_select(tn_rewriter* rewriter, tn_ref op, tn_ref condition, tn_ref a, tn_ref b) {
  const tn_ref made = tn_build_arith_select(rewriter, condition, a, b);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static bool is_int(const tn_context* context, tn_ref value, tn_wide wanted) {
  return tn_const__is_int(tn_const__of(context, value), wanted);
}

static tn_ref make_complement(tn_rewriter* rewriter, tn_ref value) {
  const tn_type type = tn_value__type(rewriter->context, value);
  const tn_ref ones = tn_rewriter__arith_constant(rewriter, tn_const__make_int(rewriter, type, 1));
  return ones == 0 ? 0 : tn_build_arith_xori(rewriter, value, ones);
}

/// Replaces select(c, false, true) by the negation of c.
static bool select_opposite(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref a = tn_arith_select_true_value(context, op);
  const tn_type type = tn_value__type(context, a);
  if (!tn_type__is(type, TN_TYPE_INTEGER) || tn_integer_type_width(type) != 1 ||
      !is_int(context, a, 0) || !is_int(context, tn_arith_select_false_value(context, op), 1)) {
    return false;
  }
  const tn_ref made = make_complement(rewriter, tn_arith_select_condition(context, op));
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// Replaces select(c, 1, 0) by an extension of c, and select(c, 0, 1) by one of its negation.
static bool select_extension(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref condition = tn_arith_select_condition(context, op);
  const tn_ref a = tn_arith_select_true_value(context, op);
  const tn_ref b = tn_arith_select_false_value(context, op);
  const tn_type type = tn_value__type(context, a);
  const tn_type element = tn_type__element(type);
  const bool shapes_fit =
      tn_type_is_shaped(type) == tn_type_is_shaped(tn_value__type(context, condition));
  if (!tn_type__is(element, TN_TYPE_INTEGER) || tn_integer_type_width(element) == 1 ||
      !shapes_fit) {
    return false;
  }
  const bool is_inverse = is_int(context, a, 0) && is_int(context, b, 1);
  if (!is_inverse && (!is_int(context, a, 1) || !is_int(context, b, 0))) return false;
  const tn_ref bit = is_inverse ? make_complement(rewriter, condition) : condition;
  const tn_ref made = bit == 0 ? 0 : tn_build_arith_extui(rewriter, type, bit);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// Returns the select with the same condition that defines operand `index`; 0 if there is none.
static tn_ref select_again(const tn_context* context, tn_ref op, uint32_t index) {
  const tn_ref inner =
      tn_value__defined_by(context, tn_op__operand(context, op, index), TN_CODE_ARITH_SELECT);
  return inner != 0 &&
                 tn_arith_select_condition(context, inner) == tn_arith_select_condition(context, op)
             ? inner
             : 0;
}

static bool skip_select_if_true(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = select_again(context, op, 1);
  return inner != 0 && replace_select(rewriter, op, tn_arith_select_condition(context, op),
                                      tn_arith_select_true_value(context, inner),
                                      tn_arith_select_false_value(context, op));
}

static bool skip_select_if_false(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = select_again(context, op, 2);
  return inner != 0 && replace_select(rewriter, op, tn_arith_select_condition(context, op),
                                      tn_arith_select_true_value(context, op),
                                      tn_arith_select_false_value(context, inner));
}

/// Replaces a select with a negated condition by one with swapped values.
static bool select_by_opposite(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref opposite =
      tn_value__defined_by(context, tn_arith_select_condition(context, op), TN_CODE_ARITH_XORI);
  return opposite != 0 && is_negative_one(context, tn_arith_xori_rhs(context, opposite)) &&
         replace_select(rewriter, op, tn_arith_xori_lhs(context, opposite),
                        tn_arith_select_false_value(context, op),
                        tn_arith_select_true_value(context, op));
}

//===-- Floats --------------------------------------------------------------------------------===//

/// Replaces -a * -b by a * b.
static bool drop_signs(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref left =
      tn_value__defined_by(context, tn_op__operand(context, op, 0), TN_CODE_ARITH_NEGF);
  const tn_ref right =
      tn_value__defined_by(context, tn_op__operand(context, op, 1), TN_CODE_ARITH_NEGF);
  if (left == 0 || right == 0) return false;
  const tn_ref operands[2] = {tn_arith_negf_operand(context, left),
                              tn_arith_negf_operand(context, right)};
  const tn_rewriter_attribute attribute = {"fastmath", tn_op__attribute(context, op, "fastmath")};
  const tn_ref made =
      tn_rewriter__make(rewriter, tn_op__code(context, op), tn_value__type(context, operands[0]),
                        operands, 2, &attribute, 1);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

//===-- The table -----------------------------------------------------------------------------===//

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_arith_patterns[] = {
    {MLIR("AddIAddConstant"), "addi", 2, add_add_constant},
    {MLIR("AddISubConstantRHS"), "addi", 2, add_sub_constant_right},
    {MLIR("AddISubConstantLHS"), "addi", 2, add_sub_constant_left},
    {MLIR("AddIMulNegativeOneRhs"), "addi", 2, add_product_right},
    {MLIR("AddIMulNegativeOneLhs"), "addi", 2, add_product_left},
    {MLIR("AddUIExtendedToAddI"), "addui_extended", 1, plain_sum},
    {MLIR("SubIRHSAddConstant"), "subi", 2, sub_right_add_constant},
    {MLIR("SubILHSAddConstant"), "subi", 2, sub_left_add_constant},
    {MLIR("SubIRHSSubConstantRHS"), "subi", 2, sub_right_sub_constant_right},
    {MLIR("SubIRHSSubConstantLHS"), "subi", 2, sub_right_sub_constant_left},
    {MLIR("SubILHSSubConstantRHS"), "subi", 2, sub_left_sub_constant_right},
    {MLIR("SubILHSSubConstantLHS"), "subi", 2, sub_left_sub_constant_left},
    {MLIR("SubISubILHSRHSLHS"), "subi", 2, subtract_again},
    {MLIR("MulIMulIConstant"), "muli", 2, join_factors},
    {MLIR("MulSIExtendedToMulI"), "mulsi_extended", 1, plain_product},
    {MLIR("MulSIExtendedRHSOne"), "mulsi_extended", 1, extend_sign},
    {MLIR("MulUIExtendedToMulI"), "mului_extended", 1, plain_product},
    {MLIR("AndOfExtUI"), "andi", 3, sink_extui},
    {MLIR("AndOfExtSI"), "andi", 3, sink_extsi},
    {MLIR("OrOfExtUI"), "ori", 3, sink_extui},
    {MLIR("OrOfExtSI"), "ori", 3, sink_extsi},
    {MLIR("XOrINotCmpI"), "xori", 2, invert_compare},
    {MLIR("XOrIOfExtUI"), "xori", 3, sink_extui},
    {MLIR("XOrIOfExtSI"), "xori", 3, sink_extsi},
    {MLIR("CmpIExtSI"), "cmpi", 3, compare_extsi},
    {MLIR("CmpIExtUI"), "cmpi", 3, compare_extui},
    {MLIR("RedundantSelectFalse"), "select", 2, skip_select_if_false},
    {MLIR("RedundantSelectTrue"), "select", 2, skip_select_if_true},
    {MLIR("SelectNotCond"), "select", 2, select_by_opposite},
    {MLIR("SelectI1ToNot"), "select", 1, select_opposite},
    {"SelectToExtUI", "select", 1, select_extension},
    {MLIR("MulFOfNegF"), "mulf", 3, drop_signs},
    {MLIR("DivFOfNegF"), "divf", 3, drop_signs},
    {MLIR("ExtSIOfExtUI"), "extsi", 2, tn_arith__extsi_of_extui},
    {MLIR("TruncIExtSIToExtSI"), "trunci", 2, tn_arith__trunci_of_extsi},
    {MLIR("TruncIExtUIToExtUI"), "trunci", 2, tn_arith__trunci_of_extui},
    {MLIR("TruncIShrSIToTrunciShrUI"), "trunci", 2, tn_arith__trunci_of_shrsi},
    {MLIR("TruncFSIToFPToSIToFP"), "truncf", 2, tn_arith__truncf_of_sitofp},
    {MLIR("TruncFUIToFPToUIToFP"), "truncf", 2, tn_arith__truncf_of_uitofp},
    {MLIR("IndexCastOfIndexCast"), "index_cast", 2, tn_arith__undo_index_cast},
    {MLIR("IndexCastOfExtSI"), "index_cast", 2, tn_arith__index_cast_of_extsi},
    {MLIR("IndexCastUIOfIndexCastUI"), "index_castui", 2, tn_arith__undo_index_castui},
    {MLIR("IndexCastUIOfExtUI"), "index_castui", 2, tn_arith__index_castui_of_extui},
    {MLIR("BitcastOfBitcast"), "bitcast", 2, tn_arith__bitcast_of_bitcast},
    {"MergeArithBitcast", "bitcast", 1, tn_arith__bitcast_of_complex},
    {"CmpFIntToFPConst", "cmpf", 1, tn_arith__compare_integers},
    {NULL, NULL, 0, NULL},
};
