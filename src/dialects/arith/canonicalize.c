// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the arith dialect's arithmetic. Source: the dialect's documentation, and what mlir-opt
// gives.

#include "base/number_int.h"
#include "dialects/arith/arith.h"
#include "dialects/common/constant.h"

//===-- Sums with constants -------------------------------------------------------------------===//

/// One side of a sum or difference: a constant, and the other side.
typedef struct split {
  tn_ref op;
  tn_op_code code;
  tn_attribute constant;
  tn_ref value;
  bool constant_is_left;
} split;

/// The op that makes `value`, if it is an addition or subtraction with a constant.
static bool split_of(const tn_context* context, tn_ref value, split* out_split) {
  const tn_ref op = tn_rw__source(context, value);
  const tn_op_code code = op == 0 ? TN_CODE_NONE : tn_rw__code(context, op);
  if (code != TN_CODE_ARITH_ADDI && code != TN_CODE_ARITH_SUBI) return false;
  *out_split = (split){.op = op, .code = code, .value = tn_rw__operand(context, op, 0)};
  out_split->constant = tn_const__of(context, tn_rw__operand(context, op, 1));
  if (out_split->constant.storage != NULL) return true;
  if (code == TN_CODE_ARITH_ADDI) return false;
  out_split->constant = tn_const__of(context, tn_rw__operand(context, op, 0));
  out_split->value = tn_rw__operand(context, op, 1);
  out_split->constant_is_left = true;
  return out_split->constant.storage != NULL;
}

static bool reckon_sum(void* data, const tn_int* operands, tn_wide* out) {
  *out = *(const bool*)data ? operands[0].bits - operands[1].bits
                            : operands[0].bits + operands[1].bits;
  return true;
}

static bool compute_sum_words(void* data, const tn_fold_words* it) {
  if (*(const bool*)data) {
    tn_number__subtract(it->result, it->operands[0], it->operands[1], it->width);
  } else {
    tn_number__add(it->result, it->operands[0], it->operands[1], it->width);
  }
  return true;
}

static const tn_fold_functions sum_functions = {.ints = reckon_sum, .words = compute_sum_words};

/// MLIR's patterns join scalars alone.
static bool are_scalars(tn_attribute a, tn_attribute b) {
  return tn_attribute_kind_of(a) == TN_ATTRIBUTE_INTEGER &&
         tn_attribute_kind_of(b) == TN_ATTRIBUTE_INTEGER;
}

/// a + b, or a - b.
static tn_attribute combine(tn_rewriter* it, tn_attribute a, tn_attribute b, bool subtract) {
  const tn_attribute operands[2] = {a, b};
  if (!are_scalars(a, b)) return (tn_attribute){NULL};
  return tn_fold__elements(it, operands, 2, tn_attribute_type(a), &sum_functions, &subtract);
}

/// The flags that both ops have.
static tn_attribute merged_flags(tn_rewriter* it, tn_ref a, tn_ref b) {
  const bool wrap[2] = {tn_arith__has_flags(it->context, a, TN_OVERFLOW_NSW) &&
                            tn_arith__has_flags(it->context, b, TN_OVERFLOW_NSW),
                        tn_arith__has_flags(it->context, a, TN_OVERFLOW_NUW) &&
                            tn_arith__has_flags(it->context, b, TN_OVERFLOW_NUW)};
  const char* body = "overflow<none>";
  if (wrap[0]) body = wrap[1] ? "overflow<nsw, nuw>" : "overflow<nsw>";
  if (!wrap[0] && wrap[1]) body = "overflow<nuw>";
  tn_attribute made = {NULL};
  tn_type none = {NULL};
  if (!tn_rw__ok(it, tn_none_type_get(it->context, &none))) return made;
  (void)tn_rw__ok(it, tn_opaque_attribute_get(it->context, tn_string_view_from("arith"),
                                              tn_string_view_from(body), none, &made));
  return made;
}

static bool replace_binary(tn_rewriter* it, tn_ref op, tn_op_code code, tn_ref a, tn_ref b,
                           tn_attribute flags) {
  const tn_type type = tn_rw__type(it->context, tn_rw__result(it->context, op, 0));
  const tn_ref operands[2] = {a, b};
  const tn_rw_attribute attribute = {"overflowFlags", flags};
  const tn_ref made =
      a == 0 || b == 0 ? 0 : tn_rw__make(it, code, type, operands, 2, &attribute, 1);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

/// (x + c0) + c1 and all its kin: the outer op has a constant and the inner one too.
static bool join_constants(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  split outer;
  split inner;
  if (!split_of(context, tn_rw__result(context, op, 0), &outer) ||
      !split_of(context, outer.value, &inner) ||
      tn_type_is_null(tn_attribute_type(inner.constant))) {
    return false;
  }
  (void)code;
  // The value of the outer op is sign * x + constant, in wrapping arithmetic.
  const bool outer_negates = outer.constant_is_left;
  const bool inner_negates = inner.constant_is_left;
  const bool inner_constant_is_negative = inner.code == TN_CODE_ARITH_SUBI && !inner_negates;
  const bool outer_constant_is_negative = outer.code == TN_CODE_ARITH_SUBI && !outer_negates;
  const bool negates = outer_negates != inner_negates;
  const tn_attribute c0 = inner.constant;
  const tn_attribute c1 = outer.constant;
  const bool c0_is_negative = inner_constant_is_negative != outer_negates;
  tn_attribute sum;
  tn_op_code made = TN_CODE_ARITH_ADDI;
  bool constant_left = negates;
  if (!c0_is_negative && !outer_constant_is_negative) {
    sum = combine(it, c0, c1, false);
  } else if (c0_is_negative && !outer_constant_is_negative) {
    sum = combine(it, c1, c0, true);
  } else if (!c0_is_negative) {
    sum = combine(it, c0, c1, true);
  } else {
    sum = combine(it, c0, c1, false);
    made = TN_CODE_ARITH_SUBI;
  }
  // subi(c1, subi(x, c0)) and subi(x - c0) - c1 add the constants.
  if (negates) made = TN_CODE_ARITH_SUBI;
  if (sum.storage == NULL) return false;
  const tn_attribute flags = merged_flags(it, op, inner.op);
  const tn_ref constant = tn_rw__arith_constant(it, sum);
  return replace_binary(it, op, made, constant_left ? constant : inner.value,
                        constant_left ? inner.value : constant, flags);
}

static bool is_negative_one(const tn_context* context, tn_ref value) {
  return tn_const__matches(tn_const__of(context, value), TN_CONST_ONES);
}

/// x + y * -1 is x - y.
static bool add_product(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  for (uint32_t i = 2; i-- > 0;) {
    const tn_ref product =
        tn_rw__source_of(context, tn_rw__operand(context, op, i), TN_CODE_ARITH_MULI);
    if (product != 0 && is_negative_one(context, tn_rw__operand(context, product, 1))) {
      return replace_binary(it, op, TN_CODE_ARITH_SUBI, tn_rw__operand(context, op, 1 - i),
                            tn_rw__operand(context, product, 0), merged_flags(it, op, product));
    }
  }
  return false;
}

/// (a - b) - a is 0 - b.
static bool subtract_again(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref inner =
      tn_rw__source_of(context, tn_rw__operand(context, op, 0), TN_CODE_ARITH_SUBI);
  if (inner == 0 || tn_rw__operand(context, inner, 0) != tn_rw__operand(context, op, 1)) {
    return false;
  }
  const tn_type type = tn_rw__type(context, tn_rw__result(context, op, 0));
  const tn_attribute zero = tn_const__make_int(it, type, 0);
  if (zero.storage == NULL) return false;
  const tn_attribute flags = merged_flags(it, op, inner);
  return replace_binary(it, op, TN_CODE_ARITH_SUBI, tn_rw__arith_constant(it, zero),
                        tn_rw__operand(context, inner, 1), flags);
}

static bool reckon_product(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = operands[0].bits * operands[1].bits;
  return true;
}

static bool compute_product_words(void* data, const tn_fold_words* it) {
  (void)data;
  tn_number__multiply(it->result, it->operands[0], it->operands[1], it->width);
  return true;
}

static const tn_fold_functions product_functions = {.ints = reckon_product,
                                                    .words = compute_product_words};

static bool join_factors(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref inner =
      tn_rw__source_of(context, tn_rw__operand(context, op, 0), TN_CODE_ARITH_MULI);
  if (inner == 0) return false;
  const tn_attribute factors[2] = {tn_const__of(context, tn_rw__operand(context, inner, 1)),
                                   tn_const__of(context, tn_rw__operand(context, op, 1))};
  if (!are_scalars(factors[0], factors[1])) return false;
  const tn_attribute product =
      tn_fold__elements(it, factors, 2, tn_attribute_type(factors[0]), &product_functions, NULL);
  if (product.storage == NULL) return false;
  const tn_attribute flags = merged_flags(it, op, inner);
  return replace_binary(it, op, TN_CODE_ARITH_MULI, tn_rw__operand(context, inner, 0),
                        tn_rw__arith_constant(it, product), flags);
}

//===-- Extended ops --------------------------------------------------------------------------===//

static tn_ref make_plain(tn_rewriter* it, tn_op_code code, tn_ref op) {
  const tn_context* context = it->context;
  return tn_rw__make2(it, code, tn_rw__type(context, tn_rw__result(context, op, 0)),
                      tn_rw__operand(context, op, 0), tn_rw__operand(context, op, 1));
}

/// The second result is not used: the plain op does.
static bool drop_extension(tn_rewriter* it, tn_ref op, tn_op_code plain) {
  if (tn_rw__first_use(it->context, tn_rw__result(it->context, op, 1)) != 0) return false;
  const tn_ref value = make_plain(it, plain, op);
  const tn_ref values[2] = {value, value};
  if (value != 0) tn_rw__replace(it, op, values, 2);
  return true;
}

static tn_ref make_compare(tn_rewriter* it, tn_compare predicate, tn_ref a, tn_ref b) {
  const tn_type type = tn_rw__type(it->context, a);
  tn_type bits = tn_rw__int_type(it, 1);
  if (tn_type_is_shaped(type) && it->status == TN_OK) bits = tn_type__with_element(it, type, bits);
  const tn_rw_attribute attribute = {
      "predicate", tn_const__make_int(it, tn_rw__int_type(it, 64), (tn_wide)predicate)};
  const tn_ref operands[2] = {a, b};
  return tn_rw__make(it, TN_CODE_ARITH_CMPI, bits, operands, 2, &attribute, 1);
}

/// x * 1 extended: x, and its sign everywhere.
static bool extend_sign(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref x = tn_rw__operand(context, op, 0);
  const tn_type type = tn_rw__type(context, x);
  if (!tn_const__is_int(tn_const__of(context, tn_rw__operand(context, op, 1)), 1) ||
      tn_type__int_width(type) == 1) {
    return false;
  }
  const tn_ref zero = tn_rw__arith_constant(it, tn_const__make_int(it, type, 0));
  if (zero == 0) return it->status != TN_OK;
  const tn_ref is_negative = make_compare(it, TN_COMPARE_SLT, x, zero);
  const tn_ref high =
      is_negative == 0 ? 0 : tn_rw__make1(it, TN_CODE_ARITH_EXTSI, type, is_negative);
  const tn_ref values[2] = {x, high};
  if (high != 0) tn_rw__replace(it, op, values, 2);
  return true;
}

//===-- Bits ----------------------------------------------------------------------------------===//

/// op(ext(x), ext(y)) is ext(op(x, y)).
static bool sink_extension(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  static const tn_op_code extensions[] = {TN_CODE_ARITH_EXTUI, TN_CODE_ARITH_EXTSI};
  for (size_t i = 0; i < 2; ++i) {
    const tn_ref left = tn_rw__source_of(context, tn_rw__operand(context, op, 0), extensions[i]);
    const tn_ref right = tn_rw__source_of(context, tn_rw__operand(context, op, 1), extensions[i]);
    if (left == 0 || right == 0) continue;
    const tn_ref x = tn_rw__operand(context, left, 0);
    const tn_ref y = tn_rw__operand(context, right, 0);
    const tn_type type = tn_rw__type(context, x);
    if (!tn_type_equal(type, tn_rw__type(context, y))) continue;
    const tn_ref narrow = tn_rw__make2(it, code, type, x, y);
    if (narrow == 0) return true;
    const tn_ref wide = tn_rw__make1(it, extensions[i],
                                     tn_rw__type(context, tn_rw__result(context, op, 0)), narrow);
    if (wide != 0) tn_rw__replace1(it, op, wide);
    return true;
  }
  return false;
}

/// The opposite of a comparison is another comparison.
static bool invert_compare(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref compare =
      tn_rw__source_of(context, tn_rw__operand(context, op, 0), TN_CODE_ARITH_CMPI);
  const tn_attribute one = tn_const__of(context, tn_rw__operand(context, op, 1));
  if (compare == 0 || !tn_const__matches(one, TN_CONST_ONES)) return false;
  const tn_ref made =
      make_compare(it, tn_compare__inverse(tn_compare__of(context, compare)),
                   tn_rw__operand(context, compare, 0), tn_rw__operand(context, compare, 1));
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

//===-- Comparisons ---------------------------------------------------------------------------===//

/// Extended values compare as what they are made of.
static bool compare_narrow(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  static const tn_op_code extensions[] = {TN_CODE_ARITH_EXTSI, TN_CODE_ARITH_EXTUI};
  const tn_compare predicate = tn_compare__of(context, op);
  for (size_t i = 0; i < 2; ++i) {
    const tn_ref left = tn_rw__source_of(context, tn_rw__operand(context, op, 0), extensions[i]);
    const tn_ref right = tn_rw__source_of(context, tn_rw__operand(context, op, 1), extensions[i]);
    if (left == 0 || right == 0) continue;
    const tn_ref x = tn_rw__operand(context, left, 0);
    const tn_ref y = tn_rw__operand(context, right, 0);
    if (!tn_type_equal(tn_rw__type(context, x), tn_rw__type(context, y))) continue;
    const bool is_equality = predicate <= TN_COMPARE_NE;
    if (!is_equality && (i == 0) != (predicate <= TN_COMPARE_SGE)) continue;
    const tn_ref made = make_compare(it, predicate, x, y);
    if (made != 0) tn_rw__replace1(it, op, made);
    return true;
  }
  return false;
}

//===-- select --------------------------------------------------------------------------------===//

static bool replace_select(tn_rewriter* it, tn_ref op, tn_ref condition, tn_ref a, tn_ref b) {
  const tn_ref operands[3] = {condition, a, b};
  const tn_ref made =
      tn_rw__make(it, TN_CODE_ARITH_SELECT, tn_rw__type(it->context, a), operands, 3, NULL, 0);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

static bool is_int(const tn_context* context, tn_ref value, tn_wide wanted) {
  return tn_const__is_int(tn_const__of(context, value), wanted);
}

static tn_ref make_complement(tn_rewriter* it, tn_ref value) {
  const tn_type type = tn_rw__type(it->context, value);
  const tn_ref ones = tn_rw__arith_constant(it, tn_const__make_int(it, type, 1));
  return ones == 0 ? 0 : tn_rw__make2(it, TN_CODE_ARITH_XORI, type, value, ones);
}

/// select(c, 1, 0) extends c, select(c, false, true) inverts it.
static bool select_constants(tn_rewriter* it, tn_ref op, tn_ref condition) {
  const tn_context* context = it->context;
  const tn_ref a = tn_rw__operand(context, op, 1);
  const tn_ref b = tn_rw__operand(context, op, 2);
  const tn_type type = tn_rw__type(context, a);
  const bool is_bit = tn_type__is_kind(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 1;
  if (is_bit && is_int(context, a, 0) && is_int(context, b, 1)) {
    const tn_ref made = make_complement(it, condition);
    if (made != 0) tn_rw__replace1(it, op, made);
    return true;
  }
  const tn_type element = tn_type__element(type);
  const bool shapes_fit =
      tn_type_is_shaped(type) == tn_type_is_shaped(tn_rw__type(context, condition));
  if (!tn_type__is_kind(element, TN_TYPE_INTEGER) || tn_integer_type_width(element) == 1 ||
      !shapes_fit) {
    return false;
  }
  const bool is_inverse = is_int(context, a, 0) && is_int(context, b, 1);
  if (!is_inverse && (!is_int(context, a, 1) || !is_int(context, b, 0))) return false;
  const tn_ref bit = is_inverse ? make_complement(it, condition) : condition;
  const tn_ref made = bit == 0 ? 0 : tn_rw__make1(it, TN_CODE_ARITH_EXTUI, type, bit);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

static bool match_select(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref condition = tn_rw__operand(context, op, 0);
  const tn_ref a = tn_rw__operand(context, op, 1);
  const tn_ref b = tn_rw__operand(context, op, 2);
  const tn_ref in_b = tn_rw__source_of(context, b, TN_CODE_ARITH_SELECT);
  if (in_b != 0 && tn_rw__operand(context, in_b, 0) == condition) {
    return replace_select(it, op, condition, a, tn_rw__operand(context, in_b, 2));
  }
  const tn_ref in_a = tn_rw__source_of(context, a, TN_CODE_ARITH_SELECT);
  if (in_a != 0 && tn_rw__operand(context, in_a, 0) == condition) {
    return replace_select(it, op, condition, tn_rw__operand(context, in_a, 1), b);
  }
  const tn_ref not_op = tn_rw__source_of(context, condition, TN_CODE_ARITH_XORI);
  if (not_op != 0 && is_negative_one(context, tn_rw__operand(context, not_op, 1))) {
    return replace_select(it, op, tn_rw__operand(context, not_op, 0), b, a);
  }
  return select_constants(it, op, condition);
}

//===-- Floats --------------------------------------------------------------------------------===//

/// -a * -b is a * b.
static bool drop_signs(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  const tn_ref left = tn_rw__source_of(context, tn_rw__operand(context, op, 0), TN_CODE_ARITH_NEGF);
  const tn_ref right =
      tn_rw__source_of(context, tn_rw__operand(context, op, 1), TN_CODE_ARITH_NEGF);
  if (left == 0 || right == 0) return false;
  const tn_ref operands[2] = {tn_rw__operand(context, left, 0), tn_rw__operand(context, right, 0)};
  const tn_rw_attribute attribute = {"fastmath", tn_rw__attribute(context, op, "fastmath")};
  const tn_ref made =
      tn_rw__make(it, code, tn_rw__type(context, operands[0]), operands, 2, &attribute, 1);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

bool tn_canonical__arith(tn_rewriter* it, tn_ref op, tn_op_code code) {
  switch (code) {
    case TN_CODE_ARITH_ADDI:
      return join_constants(it, op, code) || add_product(it, op);
    case TN_CODE_ARITH_SUBI:
      return join_constants(it, op, code) || subtract_again(it, op);
    case TN_CODE_ARITH_MULI:
      return join_factors(it, op);
    case TN_CODE_ARITH_ADDUI_EXTENDED:
      return drop_extension(it, op, TN_CODE_ARITH_ADDI);
    case TN_CODE_ARITH_MULSI_EXTENDED:
      return drop_extension(it, op, TN_CODE_ARITH_MULI) || extend_sign(it, op);
    case TN_CODE_ARITH_MULUI_EXTENDED:
      return drop_extension(it, op, TN_CODE_ARITH_MULI);
    case TN_CODE_ARITH_ANDI:
    case TN_CODE_ARITH_ORI:
      return sink_extension(it, op, code);
    case TN_CODE_ARITH_XORI:
      return invert_compare(it, op) || sink_extension(it, op, code);
    case TN_CODE_ARITH_CMPI:
      return compare_narrow(it, op);
    case TN_CODE_ARITH_SELECT:
      return match_select(it, op);
    case TN_CODE_ARITH_MULF:
    case TN_CODE_ARITH_DIVF:
      return drop_signs(it, op, code);
    default:
      return tn_canonical__arith_cast(it, op, code);
  }
}
