// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the arith dialect's float ops and casts.

#include "base/number_int.h"
#include "dialects/arith/arith.h"

//===-- Arithmetic ----------------------------------------------------------------------------===//

/// Computes f32 and f64 without NaN on the processor, which rounds correctly.
static bool compute_doubles(void* data, const double* operands, double* out) {
  const double a = operands[0];
  const double b = operands[1];
  switch (*(const tn_op_code*)data) {
    case TN_CODE_ARITH_ADDF:
      *out = a + b;
      return true;
    case TN_CODE_ARITH_SUBF:
      *out = a - b;
      return true;
    case TN_CODE_ARITH_MULF:
      *out = a * b;
      return true;
    case TN_CODE_ARITH_DIVF:
      *out = a / b;
      return true;
    default:
      return false;
  }
}

static bool compute(void* data, const tn_real* operands, tn_real* out) {
  const tn_real* a = &operands[0];
  const tn_real* b = &operands[1];
  const tn_op_code code = *(const tn_op_code*)data;
  switch (code) {
    case TN_CODE_ARITH_ADDF:
      *out = tn_real__add(a, b);
      return true;
    case TN_CODE_ARITH_SUBF:
      *out = tn_real__subtract(a, b);
      return true;
    case TN_CODE_ARITH_MULF:
      *out = tn_real__multiply(a, b);
      return true;
    case TN_CODE_ARITH_DIVF:
      *out = tn_real__divide(a, b);
      return true;
    case TN_CODE_ARITH_REMF:
      *out = tn_real__remainder(a, b);
      return true;
    case TN_CODE_ARITH_MAXIMUMF:
    case TN_CODE_ARITH_MINIMUMF:
      *out = tn_real__extreme(a, b, code == TN_CODE_ARITH_MAXIMUMF);
      return true;
    case TN_CODE_ARITH_MAXNUMF:
    case TN_CODE_ARITH_MINNUMF:
      *out = tn_real__extreme_number(a, b, code == TN_CODE_ARITH_MAXNUMF);
      return true;
    default:
      return false;
  }
}

static const tn_fold_functions arithmetic = {.floats = compute_doubles, .reals = compute};

static bool compute_negation(void* data, const tn_real* operands, tn_real* out) {
  (void)data;
  *out = tn_real__negate(&operands[0]);
  return true;
}

static const tn_fold_functions negation = {.reals = compute_negation};

static bool is_zero(const tn_real* real, bool negative) {
  return real->class == TN_REAL_ZERO && real->negative == negative;
}

static bool is_infinite(const tn_real* real, bool negative) {
  return real->class == TN_REAL_INFINITE && real->negative == negative;
}

/// Returns whether the right operand is the identity of the op.
static bool is_neutral(tn_op_code code, const tn_real* right) {
  switch (code) {
    case TN_CODE_ARITH_ADDF:
      return is_zero(right, true);
    case TN_CODE_ARITH_SUBF:
      return is_zero(right, false);
    case TN_CODE_ARITH_MULF:
    case TN_CODE_ARITH_DIVF:
      return tn_real__is_one(right);
    case TN_CODE_ARITH_MAXIMUMF:
      return is_infinite(right, true);
    case TN_CODE_ARITH_MINIMUMF:
      return is_infinite(right, false);
    case TN_CODE_ARITH_MAXNUMF:
    case TN_CODE_ARITH_MINNUMF:
      return tn_real__is_nan(right);
    default:
      return false;
  }
}

static bool is_min_max(tn_op_code code) {
  return code == TN_CODE_ARITH_MAXIMUMF || code == TN_CODE_ARITH_MINIMUMF ||
         code == TN_CODE_ARITH_MAXNUMF || code == TN_CODE_ARITH_MINNUMF;
}

static bool is_binary(tn_op_code code) {
  return is_min_max(code) || code == TN_CODE_ARITH_ADDF || code == TN_CODE_ARITH_SUBF ||
         code == TN_CODE_ARITH_MULF || code == TN_CODE_ARITH_DIVF || code == TN_CODE_ARITH_REMF;
}

static tn_fold_outcome fold_float(tn_fold* fold) {
  tn_op_code code = fold->code;
  tn_real right;
  if (is_min_max(code) && tn_fold__operand(fold, 0) == tn_fold__operand(fold, 1)) {
    return tn_fold__value(fold, tn_fold__operand(fold, 1));
  }
  if (tn_const__real(fold->constants[1], &right)) {
    if (is_neutral(code, &right)) return tn_fold__value(fold, tn_fold__operand(fold, 0));
    if (code == TN_CODE_ARITH_MULF && right.class == TN_REAL_ZERO &&
        tn_arith__has_flags(fold->context, fold->op, TN_FASTMATH_NNAN | TN_FASTMATH_NSZ)) {
      return tn_fold__value(fold, tn_fold__operand(fold, 1));
    }
  }
  return tn_fold__constants(fold, 2, &arithmetic, &code);
}

static tn_fold_outcome fold_negation(tn_fold* fold) {
  const tn_ref inner =
      tn_value__defined_by(fold->context, tn_fold__operand(fold, 0), TN_CODE_ARITH_NEGF);
  if (inner != 0) return tn_fold__value(fold, tn_arith_negf_operand(fold->context, inner));
  return tn_fold__constants(fold, 1, &negation, NULL);
}

//===-- Integer casts -------------------------------------------------------------------------===//

static bool compute_zero_extension(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = operands[0].bits;
  return true;
}

static bool compute_sign_extension(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = (tn_wide)tn_int__signed(operands[0]);
  return true;
}

static bool compute_zero_extension_words(void* data, const tn_fold_words* words) {
  (void)data;
  tn_number__resize(words->result, words->width, words->operands[0], words->widths[0], false);
  return true;
}

static bool compute_sign_extension_words(void* data, const tn_fold_words* words) {
  (void)data;
  tn_number__resize(words->result, words->width, words->operands[0], words->widths[0], true);
  return true;
}

static const tn_fold_functions zero_extension = {.ints = compute_zero_extension,
                                                 .words = compute_zero_extension_words};
static const tn_fold_functions sign_extension = {.ints = compute_sign_extension,
                                                 .words = compute_sign_extension_words};

static tn_ref inner_operand(const tn_fold* fold, tn_op_code code) {
  const tn_ref inner = tn_value__defined_by(fold->context, tn_fold__operand(fold, 0), code);
  return inner == 0 ? 0 : tn_op__operand(fold->context, inner, 0);
}

static tn_fold_outcome fold_extend(tn_fold* fold) {
  const tn_ref inner = inner_operand(fold, fold->code);
  if (inner != 0) return tn_fold__set_operand(fold, 0, inner);
  return tn_fold__constants(
      fold, 1, fold->code == TN_CODE_ARITH_EXTUI ? &zero_extension : &sign_extension, NULL);
}

/// Merges trunci of trunci; the result keeps the flags that both have.
static tn_fold_outcome join_truncations(tn_fold* fold, tn_ref inner) {
  const tn_context* context = fold->context;
  const unsigned outer = tn_arith__flags(context, fold->op);
  const unsigned both = outer & tn_arith__flags(context, inner);
  if (both != outer) {
    const tn_attribute flags = tn_arith__make_overflow(fold->rewriter, both);
    if (flags.storage == NULL) return TN_FOLD_NOTHING;
    tn_rewriter__set_attribute(fold->rewriter, fold->op, "overflowFlags", flags);
  }
  return tn_fold__set_operand(fold, 0, tn_arith_trunci_in(context, inner));
}

static tn_fold_outcome fold_truncate(tn_fold* fold) {
  tn_ref inner = inner_operand(fold, TN_CODE_ARITH_EXTUI);
  if (inner == 0) inner = inner_operand(fold, TN_CODE_ARITH_EXTSI);
  if (inner != 0) {
    const uint32_t from = tn_type__int_width(tn_value__type(fold->context, inner));
    const uint32_t to = tn_type__int_width(tn_fold__type(fold));
    if (from > to) return tn_fold__set_operand(fold, 0, inner);
    if (from == to) return tn_fold__value(fold, inner);
  }
  inner = tn_value__defined_by(fold->context, tn_fold__operand(fold, 0), TN_CODE_ARITH_TRUNCI);
  if (inner != 0) return join_truncations(fold, inner);
  return tn_fold__constants(fold, 1, &zero_extension, NULL);
}

//===-- Casts with floats ---------------------------------------------------------------------===//

/// The element types of a cast.
typedef struct cast {
  tn_type from;
  tn_type to;
  uint32_t width;  ///< The width of the result.
  bool is_signed;
  tn_fold_words_fn compute;
} cast;

static bool compute_to_float(void* data, const tn_fold_words* fold) {
  const cast* how = data;
  const tn_real made = tn_real__from_int(tn_float_type_kind(how->to), fold->operands[0],
                                         fold->widths[0], how->is_signed);
  uint64_t words[2];
  if (!tn_real__pack(&made, words)) return false;
  memcpy(fold->result, words, tn_number__words(fold->width) * sizeof *words);
  return true;
}

static tn_real opened(const cast* how, const tn_fold_words* fold) {
  const uint64_t words[2] = {fold->operands[0][0], fold->widths[0] > 64 ? fold->operands[0][1] : 0};
  return tn_real__unpack(tn_float_type_kind(how->from), words);
}

static bool compute_from_float(void* data, const tn_fold_words* fold) {
  const cast* how = data;
  const tn_real value = opened(how, fold);
  return tn_real__to_int(&value, fold->result, fold->width, how->is_signed);
}

/// Only converts exactly.
static bool compute_conversion(void* data, const tn_fold_words* fold) {
  const cast* how = data;
  const tn_real value = opened(how, fold);
  tn_real made;
  uint64_t words[2];
  if (!tn_real__convert(&value, tn_float_type_kind(how->to), &made) ||
      !tn_real__pack(&made, words)) {
    return false;
  }
  memcpy(fold->result, words, tn_number__words(fold->width) * sizeof *words);
  return true;
}

static bool compute_bits(void* data, const tn_fold_words* fold) {
  const cast* how = data;
  tn_number__copy(fold->result, fold->operands[0], fold->width);
  if (tn_type__is(how->to, TN_TYPE_FLOAT)) {
    tn_float_format__normalise(tn_float_type_kind(how->to), fold->result);
  }
  return true;
}

/// Computes a cast of values of at most 128 bits.
static bool compute_narrow_cast(void* data, const tn_int* operands, tn_wide* out) {
  const cast* how = data;
  const uint64_t from[2] = {(uint64_t)operands[0].bits, (uint64_t)(operands[0].bits >> 64)};
  uint64_t made[2] = {0, 0};
  const tn_fold_words words = {
      .operands = {from}, .widths = {operands[0].width}, .result = made, .width = how->width};
  if (!how->compute(data, &words)) return false;
  *out = made[0] | (tn_wide)made[1] << 64;
  return true;
}

static tn_fold_outcome fold_cast(tn_fold* fold, tn_fold_words_fn how, bool is_signed) {
  const tn_type to = tn_type__element(tn_fold__type(fold));
  const bool is_float = tn_type__is(to, TN_TYPE_FLOAT);
  cast self = {.from = tn_type__element(tn_fold__operand_type(fold, 0)),
               .to = to,
               .width = is_float ? tn_type_bit_width(to) : tn_type__int_width(to),
               .is_signed = is_signed,
               .compute = how};
  const tn_fold_functions functions = {.ints = compute_narrow_cast, .words = how};
  return tn_fold__constants(fold, 1, &functions, &self);
}

static tn_fold_outcome fold_truncate_float(tn_fold* fold) {
  const tn_ref inner = inner_operand(fold, TN_CODE_ARITH_EXTF);
  if (inner != 0) {
    const tn_type from = tn_type__element(tn_value__type(fold->context, inner));
    const tn_type to = tn_type__element(tn_fold__type(fold));
    if (tn_type_bit_width(from) > tn_type_bit_width(to)) {
      return tn_fold__set_operand(fold, 0, inner);
    }
    if (tn_type_equal(from, to)) return tn_fold__value(fold, inner);
  }
  return fold_cast(fold, compute_conversion, false);
}

static tn_fold_outcome fold_extend_float(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_ARITH_TRUNCF);
  if (inner != 0 && tn_type_equal(tn_value__type(context, tn_arith_truncf_in(context, inner)),
                                  tn_fold__type(fold))) {
    const bool both = tn_arith__has_flags(context, inner, TN_FASTMATH_CONTRACT) &&
                      tn_arith__has_flags(context, fold->op, TN_FASTMATH_CONTRACT);
    if (both) return tn_fold__value(fold, tn_arith_truncf_in(context, inner));
  }
  return fold_cast(fold, compute_conversion, false);
}

static tn_fold_outcome fold_bitcast(tn_fold* fold) {
  if (fold->constants[0].storage == NULL) return TN_FOLD_NOTHING;
  return fold_cast(fold, compute_bits, false);
}

tn_fold_outcome tn_fold__arith_float(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_ARITH_NEGF:
      return fold_negation(fold);
    case TN_CODE_ARITH_EXTUI:
    case TN_CODE_ARITH_EXTSI:
      return fold_extend(fold);
    case TN_CODE_ARITH_TRUNCI:
      return fold_truncate(fold);
    case TN_CODE_ARITH_INDEX_CAST:
      return tn_fold__constants(fold, 1, &sign_extension, NULL);
    case TN_CODE_ARITH_INDEX_CASTUI:
      return tn_fold__constants(fold, 1, &zero_extension, NULL);
    case TN_CODE_ARITH_EXTF:
      return fold_extend_float(fold);
    case TN_CODE_ARITH_TRUNCF:
      return fold_truncate_float(fold);
    case TN_CODE_ARITH_SITOFP:
    case TN_CODE_ARITH_UITOFP:
      return fold_cast(fold, compute_to_float, fold->code == TN_CODE_ARITH_SITOFP);
    case TN_CODE_ARITH_FPTOSI:
    case TN_CODE_ARITH_FPTOUI:
      return fold_cast(fold, compute_from_float, fold->code == TN_CODE_ARITH_FPTOSI);
    case TN_CODE_ARITH_BITCAST:
      return fold_bitcast(fold);
    default:
      return is_binary(fold->code) ? fold_float(fold) : TN_FOLD_NOTHING;
  }
}
