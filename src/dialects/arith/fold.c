// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the arith dialect's integer ops. Source: the dialect's documentation, and mlir-opt's
// results.

#include "base/number_int.h"
#include "dialects/arith/arith.h"

//===-- Numbers of up to 128 bits -------------------------------------------------------------===//

typedef struct computation {
  tn_op_code code;
  /// Whether the last shift amount was less than the width, or the last floordivsi was defined.
  /// MLIR only checks the last element.
  bool is_defined;
} computation;

/// MLIR negates intermediate values, and does not fold if that overflows.
static bool compute_ceiling(tn_int a, tn_int b, tn_wide* out) {
  const tn_wide least = tn_int__least(a.width);
  const tn_wide_signed x = tn_int__signed(a);
  const tn_wide_signed y = tn_int__signed(b);
  *out = 0;
  if (a.bits == 0) return true;
  if (a.bits == least || b.bits == least) return false;
  *out = (tn_wide)(x / y + (x % y != 0 && (x < 0) == (y < 0)));
  return true;
}

static bool compute_floor(computation* self, tn_int a, tn_int b, tn_wide* out) {
  const bool overflows = tn_int__is_ones(b) && a.bits == tn_int__least(a.width);
  self->is_defined = b.bits != 0 && !overflows;
  *out = a.bits;
  if (!self->is_defined) return true;
  const tn_wide_signed x = tn_int__signed(a);
  const tn_wide_signed y = tn_int__signed(b);
  *out = (tn_wide)(x / y - (x % y != 0 && (x < 0) != (y < 0)));
  return true;
}

static bool compute_division(computation* self, tn_int a, tn_int b, tn_wide* out) {
  const tn_op_code code = self->code;
  if (code == TN_CODE_ARITH_FLOORDIVSI) return compute_floor(self, a, b, out);
  if (b.bits == 0) return false;
  const bool overflows = tn_int__is_ones(b) && a.bits == tn_int__least(a.width);
  switch (code) {
    case TN_CODE_ARITH_DIVUI:
      *out = a.bits / b.bits;
      return true;
    case TN_CODE_ARITH_REMUI:
      *out = a.bits % b.bits;
      return true;
    case TN_CODE_ARITH_CEILDIVUI:
      *out = a.bits / b.bits + (a.bits % b.bits != 0);
      return true;
    case TN_CODE_ARITH_CEILDIVSI:
      return compute_ceiling(a, b, out);
    case TN_CODE_ARITH_DIVSI:
      if (overflows) return false;
      *out = (tn_wide)(tn_int__signed(a) / tn_int__signed(b));
      return true;
    default:
      *out = overflows ? 0 : (tn_wide)(tn_int__signed(a) % tn_int__signed(b));
      return true;
  }
}

static void compute_shift(tn_op_code code, tn_int a, tn_int b, tn_wide* out) {
  const bool is_bounded = b.bits < b.width;
  const unsigned amount = is_bounded ? (unsigned)b.bits : 0;
  switch (code) {
    case TN_CODE_ARITH_SHLI:
      *out = is_bounded ? a.bits << amount : 0;
      return;
    case TN_CODE_ARITH_SHRUI:
      *out = is_bounded ? a.bits >> amount : 0;
      return;
    default:
      *out = is_bounded ? (tn_wide)(tn_int__signed(a) >> amount)
                        : (tn_wide)0 - (tn_int__signed(a) < 0);
      return;
  }
}

static bool compute(void* data, const tn_int* operands, tn_wide* out) {
  computation* self = data;
  const tn_op_code code = self->code;
  const tn_int a = operands[0];
  const tn_int b = operands[1];
  switch (code) {
    case TN_CODE_ARITH_ADDI:
      *out = a.bits + b.bits;
      return true;
    case TN_CODE_ARITH_SUBI:
      *out = a.bits - b.bits;
      return true;
    case TN_CODE_ARITH_MULI:
      *out = a.bits * b.bits;
      return true;
    case TN_CODE_ARITH_ANDI:
      *out = a.bits & b.bits;
      return true;
    case TN_CODE_ARITH_ORI:
      *out = a.bits | b.bits;
      return true;
    case TN_CODE_ARITH_XORI:
      *out = a.bits ^ b.bits;
      return true;
    case TN_CODE_ARITH_MAXSI:
      *out = tn_int__signed(a) > tn_int__signed(b) ? a.bits : b.bits;
      return true;
    case TN_CODE_ARITH_MINSI:
      *out = tn_int__signed(a) < tn_int__signed(b) ? a.bits : b.bits;
      return true;
    case TN_CODE_ARITH_MAXUI:
      *out = a.bits > b.bits ? a.bits : b.bits;
      return true;
    case TN_CODE_ARITH_MINUI:
      *out = a.bits < b.bits ? a.bits : b.bits;
      return true;
    case TN_CODE_ARITH_SHLI:
    case TN_CODE_ARITH_SHRSI:
    case TN_CODE_ARITH_SHRUI:
      self->is_defined = b.bits < b.width;
      compute_shift(code, a, b, out);
      return true;
    default:
      return compute_division(self, a, b, out);
  }
}

//===-- Numbers of any width ------------------------------------------------------------------===//

/// Returns whether the remainder requires adjusting a quotient that was rounded toward zero.
static bool rounds_away(tn_op_code code, const tn_fold_words* words, const uint64_t* remainder) {
  const uint32_t width = words->width;
  const bool differ = tn_number__is_negative(words->operands[0], width) !=
                      tn_number__is_negative(words->operands[1], width);
  if (tn_number__is_zero(remainder, width)) return false;
  switch (code) {
    case TN_CODE_ARITH_CEILDIVUI:
      return true;
    case TN_CODE_ARITH_CEILDIVSI:
      return !differ;
    default:
      return code == TN_CODE_ARITH_FLOORDIVSI && differ;
  }
}

static bool is_least(const uint64_t* number, uint32_t width) {
  return tn_number__is_negative(number, width) &&
         tn_number__trailing_zeros(number, width) == width - 1;
}

/// Returns whether MLIR does not fold the quotient; then the result contains the value of
/// floordivsi.
static bool is_undefined(computation* how, const tn_fold_words* words) {
  const uint64_t* a = words->operands[0];
  const uint64_t* b = words->operands[1];
  const bool a_least = is_least(a, words->width);
  const bool overflows = a_least && tn_number__is_ones(b, words->width);
  const bool is_zero = tn_number__is_zero(b, words->width);
  switch (how->code) {
    case TN_CODE_ARITH_FLOORDIVSI:
      how->is_defined = !is_zero && !overflows;
      return !how->is_defined;
    case TN_CODE_ARITH_CEILDIVSI:
      return is_zero || a_least ||
             (is_least(b, words->width) && !tn_number__is_zero(a, words->width));
    case TN_CODE_ARITH_DIVSI:
      return is_zero || overflows;
    default:
      return is_zero;
  }
}

static bool divide_words(computation* how, const tn_fold_words* words) {
  const tn_op_code code = how->code;
  const uint32_t width = words->width;
  const bool is_rest = code == TN_CODE_ARITH_REMSI || code == TN_CODE_ARITH_REMUI;
  const bool is_signed =
      code != TN_CODE_ARITH_DIVUI && code != TN_CODE_ARITH_REMUI && code != TN_CODE_ARITH_CEILDIVUI;
  if (is_undefined(how, words)) {
    tn_number__copy(words->result, words->operands[0], width);
    return code == TN_CODE_ARITH_FLOORDIVSI;
  }
  uint64_t* quotient = is_rest ? words->spare : words->result;
  uint64_t* remainder = is_rest ? words->result : words->spare;
  tn_number__divide(quotient, remainder, words->operands[0], words->operands[1], width, is_signed,
                    words->scratch);
  if (!is_rest && rounds_away(code, words, remainder)) {
    tn_number__set(words->spare, 1, width);
    if (code == TN_CODE_ARITH_FLOORDIVSI) tn_number__negate(words->spare, words->spare, width);
    tn_number__add(quotient, quotient, words->spare, width);
  }
  return true;
}

static void choose_words(tn_op_code code, const tn_fold_words* words) {
  const bool is_signed = code == TN_CODE_ARITH_MAXSI || code == TN_CODE_ARITH_MINSI;
  const bool is_max = code == TN_CODE_ARITH_MAXSI || code == TN_CODE_ARITH_MAXUI;
  const int order =
      is_signed ? tn_number__compare_signed(words->operands[0], words->operands[1], words->width)
                : tn_number__compare(words->operands[0], words->operands[1], words->width);
  tn_number__copy(words->result, words->operands[(order > 0) == is_max ? 0 : 1], words->width);
}

static void shift_words(computation* how, const tn_fold_words* words) {
  const uint32_t length = tn_number__bit_length(words->operands[1], words->width);
  const uint64_t amount = length > 32 ? UINT32_MAX : words->operands[1][0];
  how->is_defined = amount < words->width;
  if (how->code == TN_CODE_ARITH_SHLI) {
    tn_number__shift_left(words->result, words->operands[0], amount, words->width);
  } else {
    tn_number__shift_right(words->result, words->operands[0], amount, words->width,
                           how->code == TN_CODE_ARITH_SHRSI);
  }
}

static void combine_bits(tn_op_code code, const tn_fold_words* words) {
  for (size_t i = 0; i < tn_number__words(words->width); ++i) {
    const uint64_t a = words->operands[0][i];
    const uint64_t b = words->operands[1][i];
    words->result[i] = code == TN_CODE_ARITH_ANDI  ? a & b
                       : code == TN_CODE_ARITH_ORI ? a | b
                                                   : a ^ b;
  }
}

static bool compute_words(void* data, const tn_fold_words* words) {
  computation* how = data;
  switch (how->code) {
    case TN_CODE_ARITH_ADDI:
      tn_number__add(words->result, words->operands[0], words->operands[1], words->width);
      return true;
    case TN_CODE_ARITH_SUBI:
      tn_number__subtract(words->result, words->operands[0], words->operands[1], words->width);
      return true;
    case TN_CODE_ARITH_MULI:
      tn_number__multiply(words->result, words->operands[0], words->operands[1], words->width);
      return true;
    case TN_CODE_ARITH_ANDI:
    case TN_CODE_ARITH_ORI:
    case TN_CODE_ARITH_XORI:
      combine_bits(how->code, words);
      return true;
    case TN_CODE_ARITH_MAXSI:
    case TN_CODE_ARITH_MINSI:
    case TN_CODE_ARITH_MAXUI:
    case TN_CODE_ARITH_MINUI:
      choose_words(how->code, words);
      return true;
    case TN_CODE_ARITH_SHLI:
    case TN_CODE_ARITH_SHRSI:
    case TN_CODE_ARITH_SHRUI:
      shift_words(how, words);
      return true;
    default:
      return divide_words(how, words);
  }
}

static const tn_fold_functions arithmetic = {.ints = compute, .words = compute_words};

static tn_fold_outcome fold_constants(tn_fold* fold) {
  computation self = {.code = fold->code, .is_defined = true};
  const tn_fold_outcome outcome = tn_fold__constants(fold, 2, &arithmetic, &self);
  return self.is_defined ? outcome : TN_FOLD_NOTHING;
}

//===-- Sums ----------------------------------------------------------------------------------===//

static tn_ref lhs(const tn_fold* fold) { return tn_fold__operand(fold, 0); }
static tn_ref rhs(const tn_fold* fold) { return tn_fold__operand(fold, 1); }

static tn_fold_outcome fold_zero(tn_fold* fold) {
  const tn_type type = tn_fold__type(fold);
  if (tn_type_is_shaped(type) && !tn_shaped_type_has_static_shape(type)) return TN_FOLD_NOTHING;
  return tn_fold__int(fold, 0);
}

static tn_fold_outcome fold_add(tn_fold* fold) {
  const tn_context* context = fold->context;
  if (tn_fold__is_int(fold, TN_ARITH_ADDI_RHS, 0)) return tn_fold__value(fold, lhs(fold));
  tn_ref sub = tn_value__defined_by(context, lhs(fold), TN_CODE_ARITH_SUBI);
  if (sub != 0 && tn_arith_subi_rhs(context, sub) == rhs(fold)) {
    return tn_fold__value(fold, tn_arith_subi_lhs(context, sub));
  }
  sub = tn_value__defined_by(context, rhs(fold), TN_CODE_ARITH_SUBI);
  if (sub != 0 && tn_arith_subi_rhs(context, sub) == lhs(fold)) {
    return tn_fold__value(fold, tn_arith_subi_lhs(context, sub));
  }
  return fold_constants(fold);
}

static tn_fold_outcome fold_sub(tn_fold* fold) {
  const tn_context* context = fold->context;
  if (lhs(fold) == rhs(fold)) {
    const tn_fold_outcome outcome = fold_zero(fold);
    if (outcome != TN_FOLD_NOTHING) return outcome;
  }
  if (tn_fold__is_int(fold, TN_ARITH_SUBI_RHS, 0)) return tn_fold__value(fold, lhs(fold));
  const tn_ref add = tn_value__defined_by(context, lhs(fold), TN_CODE_ARITH_ADDI);
  if (add != 0 && tn_arith_addi_rhs(context, add) == rhs(fold)) {
    return tn_fold__value(fold, tn_arith_addi_lhs(context, add));
  }
  if (add != 0 && tn_arith_addi_lhs(context, add) == rhs(fold)) {
    return tn_fold__value(fold, tn_arith_addi_rhs(context, add));
  }
  return fold_constants(fold);
}

static tn_fold_outcome fold_multiply(tn_fold* fold) {
  if (tn_fold__is_int(fold, TN_ARITH_MULI_RHS, 0)) return tn_fold__value(fold, rhs(fold));
  if (tn_fold__is_int(fold, TN_ARITH_MULI_RHS, 1)) return tn_fold__value(fold, lhs(fold));
  return fold_constants(fold);
}

/// Folds x * y / y to x if the product does not wrap.
static tn_fold_outcome fold_divide(tn_fold* fold, unsigned no_wrap) {
  const tn_context* context = fold->context;
  if (tn_fold__is_int(fold, 1, 1)) return tn_fold__value(fold, lhs(fold));
  const tn_ref product = tn_value__defined_by(context, lhs(fold), TN_CODE_ARITH_MULI);
  if (no_wrap != 0 && product != 0 && tn_arith__has_flags(context, product, no_wrap)) {
    const tn_ref x = tn_arith_muli_lhs(context, product);
    const tn_ref y = tn_arith_muli_rhs(context, product);
    if (x == rhs(fold)) return tn_fold__value(fold, y);
    if (y == rhs(fold)) return tn_fold__value(fold, x);
  }
  return fold_constants(fold);
}

//===-- Bits ----------------------------------------------------------------------------------===//

/// Returns whether `value` is xor(`other`, ones).
static tn_ref complement_of(const tn_context* context, tn_ref value, tn_ref other) {
  const tn_ref op = tn_value__defined_by(context, value, TN_CODE_ARITH_XORI);
  if (op == 0 || tn_arith_xori_lhs(context, op) != other) return 0;
  const tn_attribute mask = tn_const__of(context, tn_arith_xori_rhs(context, op));
  return tn_const__matches(mask, TN_CONST_ONES) ? op : 0;
}

static tn_fold_outcome fold_and(tn_fold* fold) {
  const tn_context* context = fold->context;
  if (tn_fold__is_int(fold, TN_ARITH_ANDI_RHS, 0)) return tn_fold__value(fold, rhs(fold));
  if (tn_fold__is_ones(fold, TN_ARITH_ANDI_RHS)) return tn_fold__value(fold, lhs(fold));
  if (complement_of(context, rhs(fold), lhs(fold)) != 0 ||
      complement_of(context, lhs(fold), rhs(fold)) != 0) {
    return tn_fold__int(fold, 0);
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref value = tn_fold__operand(fold, i);
    const tn_ref other = tn_fold__operand(fold, 1 - i);
    const tn_ref inner = tn_value__defined_by(context, value, TN_CODE_ARITH_ANDI);
    if (inner != 0 && (tn_arith_andi_lhs(context, inner) == other ||
                       tn_arith_andi_rhs(context, inner) == other)) {
      return tn_fold__value(fold, value);
    }
  }
  return fold_constants(fold);
}

static tn_fold_outcome fold_or(tn_fold* fold) {
  const tn_context* context = fold->context;
  if (tn_fold__is_int(fold, TN_ARITH_ORI_RHS, 0)) return tn_fold__value(fold, lhs(fold));
  if (tn_fold__is_ones(fold, TN_ARITH_ORI_RHS))
    return tn_fold__attribute(fold, fold->constants[TN_ARITH_ORI_RHS]);
  tn_ref not_op = complement_of(context, rhs(fold), lhs(fold));
  if (not_op == 0) not_op = complement_of(context, lhs(fold), rhs(fold));
  if (not_op != 0) return tn_fold__value(fold, tn_arith_xori_rhs(context, not_op));
  return fold_constants(fold);
}

static tn_fold_outcome fold_xor(tn_fold* fold) {
  const tn_context* context = fold->context;
  if (tn_fold__is_int(fold, TN_ARITH_XORI_RHS, 0)) return tn_fold__value(fold, lhs(fold));
  if (lhs(fold) == rhs(fold)) return fold_zero(fold);
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref inner =
        tn_value__defined_by(context, tn_fold__operand(fold, i), TN_CODE_ARITH_XORI);
    const tn_ref other = tn_fold__operand(fold, 1 - i);
    if (inner == 0) continue;
    if (tn_arith_xori_rhs(context, inner) == other) {
      return tn_fold__value(fold, tn_arith_xori_lhs(context, inner));
    }
    if (tn_arith_xori_lhs(context, inner) == other) {
      return tn_fold__value(fold, tn_arith_xori_rhs(context, inner));
    }
  }
  return fold_constants(fold);
}

static tn_fold_outcome fold_shift(tn_fold* fold) {
  if (tn_fold__is_int(fold, 1, 0)) return tn_fold__value(fold, lhs(fold));
  return fold_constants(fold);
}

/// Folds if the right operand is the minimum or maximum of the type.
static tn_fold_outcome fold_min_max(tn_fold* fold) {
  if (lhs(fold) == rhs(fold)) return tn_fold__value(fold, rhs(fold));
  const bool is_signed = fold->code == TN_CODE_ARITH_MAXSI || fold->code == TN_CODE_ARITH_MINSI;
  const bool is_max = fold->code == TN_CODE_ARITH_MAXSI || fold->code == TN_CODE_ARITH_MAXUI;
  const tn_const_pattern least = is_signed ? TN_CONST_LEAST_SIGNED : TN_CONST_ZERO;
  const tn_const_pattern most = is_signed ? TN_CONST_MOST_SIGNED : TN_CONST_ONES;
  if (tn_const__matches(fold->constants[1], is_max ? most : least)) {
    return tn_fold__value(fold, rhs(fold));
  }
  if (tn_const__matches(fold->constants[1], is_max ? least : most)) {
    return tn_fold__value(fold, lhs(fold));
  }
  return fold_constants(fold);
}

//===-- Ops with two results ------------------------------------------------------------------===//

static bool compute_carry(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  const tn_wide mask = tn_int__mask(operands[0].width);
  *out = ((operands[0].bits + operands[1].bits) & mask) < operands[0].bits;
  return true;
}

static bool compute_carry_words(void* data, const tn_fold_words* words) {
  (void)data;
  const uint32_t width = words->widths[0];
  tn_number__add(words->spare, words->operands[0], words->operands[1], width);
  words->result[0] = tn_number__compare(words->spare, words->operands[0], width) < 0;
  return true;
}

static bool compute_high(void* data, const tn_int* operands, tn_wide* out) {
  const bool is_signed = *(const tn_op_code*)data == TN_CODE_ARITH_MULSI_EXTENDED;
  const tn_int a = operands[0];
  const tn_int b = operands[1];
  if (a.width <= 64) {
    *out = is_signed ? (tn_wide)((tn_int__signed(a) * tn_int__signed(b)) >> a.width)
                     : (a.bits * b.bits) >> a.width;
    return true;
  }
  const uint64_t x[2] = {(uint64_t)a.bits, (uint64_t)(a.bits >> 64)};
  const uint64_t y[2] = {(uint64_t)b.bits, (uint64_t)(b.bits >> 64)};
  uint64_t high[2];
  uint64_t scratch[4];
  tn_number__multiply_high(high, x, y, a.width, is_signed, scratch);
  *out = high[0] | (tn_wide)high[1] << 64;
  return true;
}

static bool compute_high_words(void* data, const tn_fold_words* words) {
  const bool is_signed = *(const tn_op_code*)data == TN_CODE_ARITH_MULSI_EXTENDED;
  tn_number__multiply_high(words->result, words->operands[0], words->operands[1], words->width,
                           is_signed, words->scratch);
  return true;
}

static const tn_fold_functions carry = {.ints = compute_carry, .words = compute_carry_words};
static const tn_fold_functions high_half = {.ints = compute_high, .words = compute_high_words};

/// Folds both results from constants, or both to poison.
static tn_fold_outcome fold_pair(tn_fold* fold, tn_op_code low, const tn_fold_functions* second) {
  computation first_half = {.code = low};
  tn_op_code code = fold->code;
  if (tn_fold__poison(fold) == TN_FOLD_DONE) {
    fold->results[1] = fold->results[0];
    return TN_FOLD_DONE;
  }
  if (fold->constants[0].storage == NULL || fold->constants[1].storage == NULL) {
    return TN_FOLD_NOTHING;
  }
  const tn_attribute first =
      tn_fold__elements(fold->rewriter, fold->constants, 2,
                        tn_op__result_type(fold->context, fold->op, 0), &arithmetic, &first_half);
  const tn_attribute other =
      tn_fold__elements(fold->rewriter, fold->constants, 2,
                        tn_op__result_type(fold->context, fold->op, 1), second, &code);
  if (first.storage == NULL || other.storage == NULL) return TN_FOLD_NOTHING;
  fold->results[0] = (tn_folded){0, first};
  fold->results[1] = (tn_folded){0, other};
  return TN_FOLD_DONE;
}

static tn_fold_outcome fold_add_extended(tn_fold* fold) {
  if (tn_fold__is_int(fold, TN_ARITH_ADDUI_EXTENDED_RHS, 0)) {
    fold->results[0] = (tn_folded){lhs(fold), {NULL}};
    fold->results[1] = (tn_folded){
        0, tn_const__make_int(fold->rewriter, tn_op__result_type(fold->context, fold->op, 1), 0)};
    return fold->results[1].attribute.storage == NULL ? TN_FOLD_NOTHING : TN_FOLD_DONE;
  }
  return fold_pair(fold, TN_CODE_ARITH_ADDI, &carry);
}

static tn_fold_outcome fold_multiply_extended(tn_fold* fold) {
  if (tn_fold__is_int(fold, 1, 0)) {
    fold->results[0] = (tn_folded){0, fold->constants[1]};
    fold->results[1] = fold->results[0];
    return TN_FOLD_DONE;
  }
  if (fold->code == TN_CODE_ARITH_MULUI_EXTENDED && tn_fold__is_int(fold, 1, 1)) {
    fold->results[0] = (tn_folded){lhs(fold), {NULL}};
    fold->results[1] = (tn_folded){
        0, tn_const__make_int(fold->rewriter, tn_op__result_type(fold->context, fold->op, 1), 0)};
    return fold->results[1].attribute.storage == NULL ? TN_FOLD_NOTHING : TN_FOLD_DONE;
  }
  return fold_pair(fold, TN_CODE_ARITH_MULI, &high_half);
}

//===-- Selection -----------------------------------------------------------------------------===//

tn_fold_outcome tn_fold__arith(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_ARITH_ADDI:
      return fold_add(fold);
    case TN_CODE_ARITH_SUBI:
      return fold_sub(fold);
    case TN_CODE_ARITH_MULI:
      return fold_multiply(fold);
    case TN_CODE_ARITH_DIVUI:
      return fold_divide(fold, TN_OVERFLOW_NUW);
    case TN_CODE_ARITH_DIVSI:
      return fold_divide(fold, TN_OVERFLOW_NSW);
    case TN_CODE_ARITH_CEILDIVUI:
    case TN_CODE_ARITH_CEILDIVSI:
    case TN_CODE_ARITH_FLOORDIVSI:
      return fold_divide(fold, 0);
    case TN_CODE_ARITH_REMUI:
    case TN_CODE_ARITH_REMSI:
      return tn_fold__is_int(fold, 1, 1) ? tn_fold__int(fold, 0) : fold_constants(fold);
    case TN_CODE_ARITH_ANDI:
      return fold_and(fold);
    case TN_CODE_ARITH_ORI:
      return fold_or(fold);
    case TN_CODE_ARITH_XORI:
      return fold_xor(fold);
    case TN_CODE_ARITH_SHLI:
    case TN_CODE_ARITH_SHRSI:
    case TN_CODE_ARITH_SHRUI:
      return fold_shift(fold);
    case TN_CODE_ARITH_MAXSI:
    case TN_CODE_ARITH_MINSI:
    case TN_CODE_ARITH_MAXUI:
    case TN_CODE_ARITH_MINUI:
      return fold_min_max(fold);
    case TN_CODE_ARITH_ADDUI_EXTENDED:
      return fold_add_extended(fold);
    case TN_CODE_ARITH_MULSI_EXTENDED:
    case TN_CODE_ARITH_MULUI_EXTENDED:
      return fold_multiply_extended(fold);
    case TN_CODE_ARITH_CMPI:
    case TN_CODE_ARITH_CMPF:
      return tn_fold__arith_compare(fold);
    case TN_CODE_ARITH_SELECT:
      return tn_fold__arith_select(fold);
    default:
      return tn_fold__arith_float(fold);
  }
}
