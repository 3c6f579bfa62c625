// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the math dialect. Functions that the C library has for float and double fold for f32 and
// f64, each with its own function; exact functions fold for all types.

#include "dialects/math/math.h"

#include <math.h>

#include "base/number_int.h"

//===-- Functions of one operand --------------------------------------------------------------===//

typedef struct function {
  tn_op_code code;
  double (*wide)(double);
  float (*narrow)(float);
} function;

static const function functions[] = {
    {TN_CODE_MATH_ACOS, acos, acosf},    {TN_CODE_MATH_ACOSH, acosh, acoshf},
    {TN_CODE_MATH_ASIN, asin, asinf},    {TN_CODE_MATH_ASINH, asinh, asinhf},
    {TN_CODE_MATH_ATAN, atan, atanf},    {TN_CODE_MATH_ATANH, atanh, atanhf},
    {TN_CODE_MATH_COS, cos, cosf},       {TN_CODE_MATH_COSH, cosh, coshf},
    {TN_CODE_MATH_ERF, erf, erff},       {TN_CODE_MATH_ERFC, erfc, erfcf},
    {TN_CODE_MATH_EXP, exp, expf},       {TN_CODE_MATH_EXP2, exp2, exp2f},
    {TN_CODE_MATH_EXPM1, expm1, expm1f}, {TN_CODE_MATH_LOG, log, logf},
    {TN_CODE_MATH_LOG10, log10, log10f}, {TN_CODE_MATH_LOG1P, log1p, log1pf},
    {TN_CODE_MATH_LOG2, log2, log2f},    {TN_CODE_MATH_ROUND, round, roundf},
    {TN_CODE_MATH_SIN, sin, sinf},       {TN_CODE_MATH_SINH, sinh, sinhf},
    {TN_CODE_MATH_SQRT, sqrt, sqrtf},    {TN_CODE_MATH_TAN, tan, tanf},
    {TN_CODE_MATH_TANH, tanh, tanhf},    {TN_CODE_MATH_TRUNC, trunc, truncf}};

typedef struct computation {
  const function* function;
  tn_op_code code;
  uint32_t width;
} computation;

/// Returns true if nothing folds because of the sign, which counts for NaN and -0 too.
static bool is_undefined(tn_op_code code, double x) {
  switch (code) {
    case TN_CODE_MATH_LOG:
    case TN_CODE_MATH_LOG2:
    case TN_CODE_MATH_LOG10:
    case TN_CODE_MATH_SQRT:
      return signbit(x) != 0;
    case TN_CODE_MATH_LOG1P:
      return signbit(x + 1) != 0;
    default:
      return false;
  }
}

static bool compute_function(void* data, const double* operands, double* out) {
  const computation* self = data;
  if (is_undefined(self->code, operands[0])) return false;
  if (self->width == 64) {
    *out = self->function->wide(operands[0]);
  } else {
    *out = (double)self->function->narrow((float)operands[0]);
  }
  return true;
}

static bool compute_exact(void* data, const tn_real* operands, tn_real* out) {
  switch (*(const tn_op_code*)data) {
    case TN_CODE_MATH_ABSF:
      *out = tn_real__magnitude(&operands[0]);
      return true;
    case TN_CODE_MATH_CEIL:
      *out = tn_real__round_integral(&operands[0], TN_INTEGRAL_UP);
      return true;
    case TN_CODE_MATH_FLOOR:
      *out = tn_real__round_integral(&operands[0], TN_INTEGRAL_DOWN);
      return true;
    default:
      *out = tn_real__round_integral(&operands[0], TN_INTEGRAL_NEAREST);
      return true;
  }
}

static bool compute_copysign(void* data, const tn_real* operands, tn_real* out) {
  (void)data;
  *out = operands[0].negative == operands[1].negative ? operands[0] : tn_real__negate(&operands[0]);
  return true;
}

static const tn_fold_functions exact = {.reals = compute_exact};
static const tn_fold_functions copysign_functions = {.reals = compute_copysign};

static bool compute_pair(void* data, const double* operands, double* out) {
  const computation* self = data;
  const bool is_wide = self->width == 64;
  const double a = operands[0];
  const double b = operands[1];
  switch (self->code) {
    case TN_CODE_MATH_ATAN2:
      *out = is_wide ? atan2(a, b) : (double)atan2f((float)a, (float)b);
      return true;
    default:
      *out = is_wide ? pow(a, b) : (double)powf((float)a, (float)b);
      return true;
  }
}

//===-- Integers ------------------------------------------------------------------------------===//

static bool compute_int(void* data, const tn_int* operands, tn_wide* out) {
  const tn_int x = operands[0];
  tn_wide count = 0;
  switch (*(const tn_op_code*)data) {
    case TN_CODE_MATH_ABSI:
      *out = tn_int__signed(x) < 0 ? (tn_wide)0 - x.bits : x.bits;
      return true;
    case TN_CODE_MATH_CTPOP:
      for (tn_wide bits = x.bits; bits != 0; bits &= bits - 1) ++count;
      *out = count;
      return true;
    case TN_CODE_MATH_CTTZ:
      while (count < x.width && (x.bits >> (unsigned)count & 1u) == 0) ++count;
      *out = count;
      return true;
    default:
      while (count < x.width && (x.bits >> (x.width - 1 - (unsigned)count) & 1u) == 0) ++count;
      *out = count;
      return true;
  }
}

static bool compute_power(void* data, const tn_int* operands, tn_wide* out) {
  (void)data;
  const tn_wide_signed base = tn_int__signed(operands[0]);
  const tn_wide_signed power = tn_int__signed(operands[1]);
  if (power < 0) {
    if (base == 0) return false;
    *out = base == 1 || (base == -1 && (power & 1) == 0) ? 1 : 0;
    if (base == -1 && (power & 1) != 0) *out = ~(tn_wide)0;
    return true;
  }
  tn_wide result = 1;
  tn_wide factor = operands[0].bits;
  for (tn_wide left = operands[1].bits; left != 0; left >>= 1) {
    if ((left & 1u) != 0) result *= factor;
    factor *= factor;
  }
  *out = result;
  return true;
}

//===-- Integers of any width -----------------------------------------------------------------===//

static bool compute_int_words(void* data, const tn_fold_words* words) {
  const uint64_t* x = words->operands[0];
  switch (*(const tn_op_code*)data) {
    case TN_CODE_MATH_ABSI:
      tn_number__copy(words->result, x, words->width);
      if (tn_number__is_negative(x, words->width))
        tn_number__negate(words->result, x, words->width);
      return true;
    case TN_CODE_MATH_CTPOP:
      words->result[0] = tn_number__ones(x, words->width);
      return true;
    case TN_CODE_MATH_CTTZ:
      words->result[0] = tn_number__trailing_zeros(x, words->width);
      return true;
    default:
      words->result[0] = words->width - tn_number__bit_length(x, words->width);
      return true;
  }
}

/// Computes base^power for a negative power: 0, except for bases of magnitude 1.
static bool invert_words(const tn_fold_words* words) {
  const uint64_t* base = words->operands[0];
  const bool is_ones = tn_number__is_ones(base, words->width);
  if (tn_number__is_zero(base, words->width)) return false;
  if (is_ones || tn_number__bit_length(base, words->width) == 1)
    tn_number__copy(words->result, base, words->width);
  if (is_ones && words->operands[1][0] % 2 == 0) tn_number__set(words->result, 1, words->width);
  return true;
}

static bool compute_power_words(void* data, const tn_fold_words* words) {
  (void)data;
  const uint64_t* power = words->operands[1];
  const uint32_t length = tn_number__bit_length(power, words->width);
  if (tn_number__is_negative(power, words->width)) return invert_words(words);
  tn_number__set(words->result, 1, words->width);
  // Goes through the bits of the power from the highest one: square, and multiply if the bit is
  // set.
  for (uint32_t i = length; i > 0; --i) {
    tn_number__multiply(words->spare, words->result, words->result, words->width);
    if ((power[(i - 1) / 64] >> (i - 1) % 64 & 1) != 0) {
      tn_number__multiply(words->result, words->spare, words->operands[0], words->width);
    } else {
      tn_number__copy(words->result, words->spare, words->width);
    }
  }
  return true;
}

static const tn_fold_functions bits = {.ints = compute_int, .words = compute_int_words};
static const tn_fold_functions power = {.ints = compute_power, .words = compute_power_words};
static const tn_fold_functions library = {.floats = compute_function};
static const tn_fold_functions library_pair = {.floats = compute_pair};

//===-- Selection -----------------------------------------------------------------------------===//

static tn_fold_outcome fold_function(tn_fold* fold, uint32_t width) {
  if (width != 32 && width != 64) return TN_FOLD_NOTHING;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; ++i) {
    if (functions[i].code != fold->code) continue;
    computation self = {&functions[i], fold->code, width};
    return tn_fold__constants(fold, 1, &library, &self);
  }
  return TN_FOLD_NOTHING;
}

/// Folds the classification of a float or of a splat.
static tn_fold_outcome fold_class(tn_fold* fold) {
  tn_real x;
  if (!tn_const__real(fold->constants[0], &x)) return TN_FOLD_NOTHING;
  const tn_float_format* format = tn_float_format__of(x.kind);
  bool holds = x.class == TN_REAL_ZERO || x.class == TN_REAL_NORMAL;
  if (fold->code == TN_CODE_MATH_ISINF) holds = x.class == TN_REAL_INFINITE;
  if (fold->code == TN_CODE_MATH_ISNAN) holds = x.class == TN_REAL_NAN;
  if (fold->code == TN_CODE_MATH_ISNORMAL) {
    holds = x.class == TN_REAL_NORMAL && (!format->has_sign_and_zero || x.exponent > -format->bias);
  }
  return tn_fold__attribute(fold, tn_const__make_int(fold->rewriter, tn_fold__type(fold), holds));
}

tn_fold_outcome tn_fold__math(tn_fold* fold) {
  tn_op_code code = fold->code;
  const tn_type element = tn_type__element(tn_fold__type(fold));
  const uint32_t width = tn_type__is(element, TN_TYPE_FLOAT) ? tn_type_bit_width(element) : 0;
  computation pair = {NULL, code, width};
  switch (code) {
    case TN_CODE_MATH_ABSI:
    case TN_CODE_MATH_CTPOP:
    case TN_CODE_MATH_CTTZ:
    case TN_CODE_MATH_CTLZ:
      return tn_fold__constants(fold, 1, &bits, &code);
    case TN_CODE_MATH_IPOWI:
      return tn_fold__constants(fold, 2, &power, NULL);
    case TN_CODE_MATH_ABSF:
    case TN_CODE_MATH_CEIL:
    case TN_CODE_MATH_FLOOR:
    case TN_CODE_MATH_ROUNDEVEN:
      return tn_fold__constants(fold, 1, &exact, &code);
    case TN_CODE_MATH_ISFINITE:
    case TN_CODE_MATH_ISINF:
    case TN_CODE_MATH_ISNAN:
    case TN_CODE_MATH_ISNORMAL:
      return fold_class(fold);
    case TN_CODE_MATH_COPYSIGN:
      return tn_fold__constants(fold, 2, &copysign_functions, NULL);
    case TN_CODE_MATH_ATAN2:
    case TN_CODE_MATH_POWF:
      if (width != 32 && width != 64) return TN_FOLD_NOTHING;
      return tn_fold__constants(fold, 2, &library_pair, &pair);
    default:
      return fold_function(fold, width);
  }
}
