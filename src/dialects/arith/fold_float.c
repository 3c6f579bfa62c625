// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the arith dialect's float ops and casts.

#include <math.h>

#include "dialects/arith/arith.h"

//===-- Arithmetic ----------------------------------------------------------------------------===//

/// -0 is less than 0 here, and NaN comes through.
static double maximum(double a, double b) {
  if (isnan(a) || isnan(b)) return a + b;
  if (a == b) return signbit(a) ? b : a;
  return a > b ? a : b;
}

static bool reckon(void* data, const double* operands, double* out) {
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
    case TN_CODE_ARITH_REMF:
      *out = fmod(a, b);
      return true;
    case TN_CODE_ARITH_MAXIMUMF:
      *out = maximum(a, b);
      return true;
    case TN_CODE_ARITH_MINIMUMF:
      *out = isnan(a) || isnan(b) ? a + b : -maximum(-a, -b);
      return true;
    case TN_CODE_ARITH_MAXNUMF:
      *out = isnan(a) ? b : isnan(b) ? a : maximum(a, b);
      return true;
    case TN_CODE_ARITH_MINNUMF:
      *out = isnan(a) ? b : isnan(b) ? a : -maximum(-a, -b);
      return true;
    default:
      return false;
  }
}

static bool reckon_negation(void* data, const double* operands, double* out) {
  (void)data;
  *out = -operands[0];
  return true;
}

static bool is_float(const tn_fold* fold, double value) {
  double number;
  return tn_const__float(fold->constants[1], &number) &&
         (isnan(value) ? isnan(number) != 0
                       : number == value && (signbit(number) != 0) == (signbit(value) != 0));
}

/// The right side that makes an op give its left side; false if there is none.
static bool neutral_of(tn_op_code code, double* out_value) {
  switch (code) {
    case TN_CODE_ARITH_ADDF:
      *out_value = -0.0;
      return true;
    case TN_CODE_ARITH_SUBF:
      *out_value = 0.0;
      return true;
    case TN_CODE_ARITH_MULF:
    case TN_CODE_ARITH_DIVF:
      *out_value = 1.0;
      return true;
    case TN_CODE_ARITH_MAXIMUMF:
      *out_value = -INFINITY;
      return true;
    case TN_CODE_ARITH_MINIMUMF:
      *out_value = INFINITY;
      return true;
    case TN_CODE_ARITH_MAXNUMF:
    case TN_CODE_ARITH_MINNUMF:
      *out_value = NAN;
      return true;
    default:
      return false;
  }
}

static bool is_min_max(tn_op_code code) {
  return code == TN_CODE_ARITH_MAXIMUMF || code == TN_CODE_ARITH_MINIMUMF ||
         code == TN_CODE_ARITH_MAXNUMF || code == TN_CODE_ARITH_MINNUMF;
}

static tn_fold_outcome fold_float(tn_fold* fold) {
  tn_op_code code = fold->code;
  double neutral;
  if (is_min_max(code) && tn_fold__operand(fold, 0) == tn_fold__operand(fold, 1)) {
    return tn_fold__value(fold, tn_fold__operand(fold, 1));
  }
  if (neutral_of(code, &neutral) && is_float(fold, neutral)) {
    return tn_fold__value(fold, tn_fold__operand(fold, 0));
  }
  if (code == TN_CODE_ARITH_MULF && tn_arith__has_flag(fold->context, fold->op, "nnan") &&
      tn_arith__has_flag(fold->context, fold->op, "nsz") &&
      (is_float(fold, 0.0) || is_float(fold, -0.0))) {
    return tn_fold__value(fold, tn_fold__operand(fold, 1));
  }
  return tn_fold__binary_float(fold, reckon, &code);
}

static tn_fold_outcome fold_negation(tn_fold* fold) {
  const tn_ref inner =
      tn_rw__source_of(fold->context, tn_fold__operand(fold, 0), TN_CODE_ARITH_NEGF);
  if (inner != 0) return tn_fold__value(fold, tn_rw__operand(fold->context, inner, 0));
  return tn_fold__unary_float(fold, reckon_negation, NULL);
}

//===-- Integer casts -------------------------------------------------------------------------===//

static bool reckon_zero_extend(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = operands[0].bits;
  return true;
}

static bool reckon_sign_extend(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = (tn_wide)tn_int__signed(operands[0]);
  return true;
}

static tn_ref inner_operand(const tn_fold* fold, tn_op_code code) {
  const tn_ref inner = tn_rw__source_of(fold->context, tn_fold__operand(fold, 0), code);
  return inner == 0 ? 0 : tn_rw__operand(fold->context, inner, 0);
}

static tn_fold_outcome fold_extend(tn_fold* fold) {
  const tn_ref inner = inner_operand(fold, fold->code);
  if (inner != 0) return tn_fold__set_operand(fold, 0, inner);
  return tn_fold__unary(
      fold, fold->code == TN_CODE_ARITH_EXTUI ? reckon_zero_extend : reckon_sign_extend, NULL);
}

static tn_fold_outcome fold_truncate(tn_fold* fold) {
  tn_ref inner = inner_operand(fold, TN_CODE_ARITH_EXTUI);
  if (inner == 0) inner = inner_operand(fold, TN_CODE_ARITH_EXTSI);
  if (inner != 0) {
    const uint32_t from = tn_type__int_width(tn_rw__type(fold->context, inner));
    const uint32_t to = tn_type__int_width(tn_fold__type(fold));
    if (from > to) return tn_fold__set_operand(fold, 0, inner);
    if (from == to) return tn_fold__value(fold, inner);
  }
  inner = inner_operand(fold, TN_CODE_ARITH_TRUNCI);
  if (inner != 0) return tn_fold__set_operand(fold, 0, inner);
  return tn_fold__unary(fold, reckon_zero_extend, NULL);
}

//===-- Casts with floats ---------------------------------------------------------------------===//

/// What the elements of a cast are.
typedef struct cast {
  tn_type from;
  tn_type to;
  bool is_signed;
} cast;

static bool reckon_to_float(void* data, const tn_int* operands, tn_wide* out) {
  const cast* it = data;
  const double value =
      it->is_signed ? (double)tn_int__signed(operands[0]) : (double)operands[0].bits;
  return tn_float__to_bits(it->to, value, out);
}

static bool reckon_from_float(void* data, const tn_int* operands, tn_wide* out) {
  const cast* it = data;
  const double value = trunc(tn_float__from_bits(it->from, operands[0].bits));
  const int width = (int)tn_type__int_width(it->to);
  if (isnan(value) || isinf(value) || width > 64) return false;
  const double limit = ldexp(1.0, it->is_signed ? width - 1 : width);
  if (value >= limit || value < (it->is_signed ? -limit : 0.0)) return false;
  *out = it->is_signed ? (tn_wide)(tn_wide_signed)value : (tn_wide)value;
  return true;
}

/// Only what comes out exactly.
static bool reckon_convert(void* data, const tn_int* operands, tn_wide* out) {
  const cast* it = data;
  const double value = tn_float__from_bits(it->from, operands[0].bits);
  if (isnan(value) || !tn_float__to_bits(it->to, value, out)) return false;
  return tn_float__from_bits(it->to, *out) == value;
}

static bool reckon_bits(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  *out = operands[0].bits;
  return true;
}

static tn_fold_outcome fold_cast(tn_fold* fold, tn_fold_int_fn how, bool is_signed) {
  cast it = {.from = tn_type__element(tn_fold__operand_type(fold, 0)),
             .to = tn_type__element(tn_fold__type(fold)),
             .is_signed = is_signed};
  const uint32_t width = tn_type__is_kind(it.from, TN_TYPE_FLOAT) ? tn_type_bit_width(it.from) : 0;
  const uint32_t to = tn_type__is_kind(it.to, TN_TYPE_FLOAT) ? tn_type_bit_width(it.to) : 0;
  if (width > 64 || to > 64) return TN_FOLD_NOTHING;
  return tn_fold__unary(fold, how, &it);
}

static tn_fold_outcome fold_truncate_float(tn_fold* fold) {
  const tn_ref inner = inner_operand(fold, TN_CODE_ARITH_EXTF);
  if (inner != 0) {
    const tn_type from = tn_type__element(tn_rw__type(fold->context, inner));
    const tn_type to = tn_type__element(tn_fold__type(fold));
    if (tn_type_bit_width(from) > tn_type_bit_width(to)) {
      return tn_fold__set_operand(fold, 0, inner);
    }
    if (tn_type_equal(from, to)) return tn_fold__value(fold, inner);
  }
  return fold_cast(fold, reckon_convert, false);
}

static tn_fold_outcome fold_extend_float(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref inner = tn_rw__source_of(context, tn_fold__operand(fold, 0), TN_CODE_ARITH_TRUNCF);
  if (inner != 0 &&
      tn_type_equal(tn_rw__type(context, tn_rw__operand(context, inner, 0)), tn_fold__type(fold))) {
    const bool both = (tn_arith__has_flag(context, inner, "contract") ||
                       tn_arith__has_flag(context, inner, "fast")) &&
                      (tn_arith__has_flag(context, fold->op, "contract") ||
                       tn_arith__has_flag(context, fold->op, "fast"));
    if (both) return tn_fold__value(fold, tn_rw__operand(context, inner, 0));
  }
  return fold_cast(fold, reckon_convert, false);
}

static tn_fold_outcome fold_bitcast(tn_fold* fold) {
  if (fold->constants[0].storage == NULL) return TN_FOLD_NOTHING;
  return fold_cast(fold, reckon_bits, false);
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
      return tn_fold__unary(fold, reckon_sign_extend, NULL);
    case TN_CODE_ARITH_INDEX_CASTUI:
      return tn_fold__unary(fold, reckon_zero_extend, NULL);
    case TN_CODE_ARITH_EXTF:
      return fold_extend_float(fold);
    case TN_CODE_ARITH_TRUNCF:
      return fold_truncate_float(fold);
    case TN_CODE_ARITH_SITOFP:
    case TN_CODE_ARITH_UITOFP:
      return fold_cast(fold, reckon_to_float, fold->code == TN_CODE_ARITH_SITOFP);
    case TN_CODE_ARITH_FPTOSI:
    case TN_CODE_ARITH_FPTOUI:
      return fold_cast(fold, reckon_from_float, fold->code == TN_CODE_ARITH_FPTOSI);
    case TN_CODE_ARITH_BITCAST:
      return fold_bitcast(fold);
    default:
      return neutral_of(fold->code, &(double){0}) || fold->code == TN_CODE_ARITH_REMF
                 ? fold_float(fold)
                 : TN_FOLD_NOTHING;
  }
}
