// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on floats of every kind.

#include "ir/number_float.h"

#include <gmp.h>
#include <string.h>

#include "base/number_int.h"

//===-- Unpacking and packing -----------------------------------------------------------------===//

static tn_significand low_ones(unsigned count) {
  return count >= 128 ? ~(tn_significand)0 : ((tn_significand)1 << count) - 1;
}

static unsigned leading_zeros(tn_significand bits) {
  const uint64_t high = (uint64_t)(bits >> 64);
  return high != 0 ? (unsigned)__builtin_clzll(high)
                   : 64 + (unsigned)__builtin_clzll((uint64_t)bits);
}

/// Number of bits of the mantissa field; f80's includes the integer bit.
static unsigned field_bits(const tn_float_format* format) {
  return format->mantissa_bits + (format->bit_width == 80 ? 1u : 0u);
}

static tn_significand quiet_bit(const tn_float_format* format) {
  return (tn_significand)1 << (format->mantissa_bits - 1);
}

/// The mantissa of infinity.
static tn_significand integer_bit(const tn_float_format* format) {
  return format->bit_width == 80 ? (tn_significand)1 << 63 : 0;
}

static tn_real_class class_of(const tn_float_format* format, bool negative, unsigned field,
                              tn_significand mantissa) {
  const unsigned ones = (1u << format->exponent_bits) - 1;
  const tn_significand most = low_ones(field_bits(format));
  switch (format->nan_style) {
    case TN_NAN_IEEE:
      if (field == ones) {
        return mantissa == integer_bit(format) ? TN_REAL_INFINITE : TN_REAL_NAN;
      }
      if (field != 0 && (mantissa & integer_bit(format)) != integer_bit(format)) return TN_REAL_NAN;
      break;
    case TN_NAN_ALL_ONES:
      if (field == ones && mantissa == most) return TN_REAL_NAN;
      break;
    case TN_NAN_NEGATIVE_ZERO:
      if (negative && field == 0 && mantissa == 0) return TN_REAL_NAN;
      break;
    case TN_NAN_NONE:
      break;
  }
  const bool is_zero = format->has_sign_and_zero && field == 0 && mantissa == 0;
  return is_zero ? TN_REAL_ZERO : TN_REAL_NORMAL;
}

tn_real tn_real__unpack(tn_float_kind kind, const uint64_t words[2]) {
  const tn_float_format* format = tn_float_format__of(kind);
  const unsigned mantissa_bits = field_bits(format);
  const bool is_wide = tn_float_format__word_count(kind) == 2;
  const tn_significand bits = words[0] | (is_wide ? (tn_significand)words[1] << 64 : 0);
  const tn_significand mantissa = bits & low_ones(mantissa_bits);
  const unsigned field = (unsigned)(bits >> mantissa_bits) & ((1u << format->exponent_bits) - 1);
  tn_real real = {.kind = kind, .significand = mantissa};
  real.negative = format->has_sign_and_zero && (bits >> (format->bit_width - 1) & 1) != 0;
  real.class = class_of(format, real.negative, field, mantissa);
  if (real.class != TN_REAL_NORMAL) return real;
  const bool is_subnormal = field == 0 && format->has_sign_and_zero;
  if (!is_subnormal) real.significand |= (tn_significand)1 << format->mantissa_bits;
  const unsigned shift = leading_zeros(real.significand);
  real.significand <<= shift;
  real.exponent =
      (is_subnormal ? 1 : (int)field) - format->bias - format->mantissa_bits + (127 - (int)shift);
  return real;
}

static void put_bits(tn_significand bits, uint64_t out_words[2]) {
  out_words[0] = (uint64_t)bits;
  out_words[1] = (uint64_t)(bits >> 64);
}

static bool pack_special(const tn_real* real, uint64_t out_words[2]) {
  const tn_float_format* format = tn_float_format__of(real->kind);
  const tn_significand sign = (tn_significand)real->negative << (format->bit_width - 1);
  const tn_significand ones = low_ones(format->exponent_bits) << field_bits(format);
  if (format->nan_style == TN_NAN_NONE) return false;
  if (real->class == TN_REAL_INFINITE && format->has_infinity) {
    put_bits(sign | ones | integer_bit(format), out_words);
  } else if (format->nan_style == TN_NAN_IEEE) {
    put_bits(sign | ones | (real->significand & low_ones(field_bits(format))), out_words);
  } else if (format->nan_style == TN_NAN_NEGATIVE_ZERO) {
    put_bits((tn_significand)1 << (format->bit_width - 1), out_words);
  } else {
    put_bits((format->has_sign_and_zero ? sign : 0) | ones | low_ones(field_bits(format)),
             out_words);
  }
  return true;
}

static bool pack_zero(const tn_real* real, uint64_t out_words[2]) {
  const tn_float_format* format = tn_float_format__of(real->kind);
  if (real->negative && format->has_negative_zero) {
    put_bits((tn_significand)1 << (format->bit_width - 1), out_words);
  }
  return true;
}

bool tn_real__pack(const tn_real* real, uint64_t out_words[2]) {
  put_bits(0, out_words);
  if (real->class == TN_REAL_ZERO) return pack_zero(real, out_words);
  if (real->class != TN_REAL_NORMAL) return pack_special(real, out_words);
  if (real->negative && !tn_float_format__of(real->kind)->has_sign_and_zero) return false;
  if (tn_float_format__word_count(real->kind) == 2) {
    uint64_t significand[2];
    put_bits(real->significand, significand);
    tn_float_format__round_wide(real->kind, real->negative, real->exponent, significand,
                                real->inexact, out_words);
  } else {
    out_words[0] = tn_float_format__round(real->kind, real->negative, real->exponent,
                                          (uint64_t)(real->significand >> 64),
                                          real->inexact || (uint64_t)real->significand != 0);
  }
  return true;
}

bool tn_real__is_one(const tn_real* real) {
  return real->class == TN_REAL_NORMAL && !real->negative && real->exponent == 0 &&
         real->significand == (tn_significand)1 << 127;
}

//===-- Special values ------------------------------------------------------------------------===//

static tn_real make(tn_float_kind kind, tn_real_class class, bool negative) {
  return (tn_real){.kind = kind, .class = class, .negative = negative};
}

static tn_real new_nan(tn_float_kind kind) {
  const tn_float_format* format = tn_float_format__of(kind);
  tn_real real = make(kind, TN_REAL_NAN, false);
  if (format->nan_style == TN_NAN_IEEE) real.significand = quiet_bit(format) | integer_bit(format);
  return real;
}

static bool is_signalling(const tn_real* real) {
  const tn_float_format* format = tn_float_format__of(real->kind);
  return tn_real__is_nan(real) && format->nan_style == TN_NAN_IEEE &&
         (real->significand & quiet_bit(format)) == 0;
}

static tn_real quiet(const tn_real* real) {
  tn_real made = *real;
  if (is_signalling(real)) made.significand |= quiet_bit(tn_float_format__of(real->kind));
  return made;
}

static tn_real infinite(tn_float_kind kind, bool negative) {
  return make(kind, TN_REAL_INFINITE, negative);
}

tn_real tn_real__negate(const tn_real* real) {
  tn_real made = *real;
  const bool keeps_sign = !tn_float_format__of(real->kind)->has_negative_zero &&
                          (real->class == TN_REAL_NAN || real->class == TN_REAL_ZERO);
  if (!keeps_sign) made.negative = !made.negative;
  return made;
}

tn_real tn_real__magnitude(const tn_real* real) {
  return real->negative ? tn_real__negate(real) : *real;
}

//===-- Sums ----------------------------------------------------------------------------------===//

// A magnitude with room for a product, or for a sum without loss of significant bits: value words
// 2^(exponent - 255).
#define SUM_WORDS 4

typedef struct wide_real {
  bool negative;
  int exponent;
  uint64_t words[SUM_WORDS];
} wide_real;

/// `real` must be finite and not zero.
static wide_real widen(const tn_real* real) {
  wide_real made = {.negative = real->negative, .exponent = real->exponent};
  put_bits(real->significand, &made.words[SUM_WORDS - 2]);
  return made;
}

/// Rounds off to the highest 128 bits. Zero if there are none, with the given sign.
static tn_real narrow(tn_float_kind kind, const wide_real* self, bool inexact) {
  const uint32_t width = SUM_WORDS * 64;
  const uint32_t length = tn_number__bit_length(self->words, width);
  if (length == 0) return make(kind, TN_REAL_ZERO, self->negative);
  uint64_t words[SUM_WORDS];
  tn_number__shift_left(words, self->words, width - length, width);
  tn_real made = make(kind, TN_REAL_NORMAL, self->negative);
  made.exponent = self->exponent - (int)(width - length);
  made.significand = words[SUM_WORDS - 2] | (tn_significand)words[SUM_WORDS - 1] << 64;
  made.inexact = inexact || tn_number__bit_length(words, width - 128) != 0;
  return made;
}

/// Shifts the words right so that the highest is free for a carry and the exponent is `exponent`;
/// lost bits set the lowest bit.
static void align(wide_real* self, int exponent) {
  const uint32_t width = SUM_WORDS * 64;
  const uint32_t distance = (uint32_t)(exponent - self->exponent);
  const bool loses = tn_number__trailing_zeros(self->words, width) < distance;
  tn_number__shift_right(self->words, self->words, distance, width, false);
  self->words[0] |= loses;
  self->exponent = exponent;
}

/// Returns the sum of two finite nonzero values. If bits are lost, the lowest bit is set in their
/// place: the sum has so many more bits than any kind that rounding gives the same result.
static tn_real sum_of(tn_float_kind kind, wide_real a, wide_real b) {
  const uint32_t width = SUM_WORDS * 64;
  const int exponent = (a.exponent > b.exponent ? a.exponent : b.exponent) + 1;
  align(&a, exponent);
  align(&b, exponent);
  if (a.negative == b.negative) {
    tn_number__add(a.words, a.words, b.words, width);
    return narrow(kind, &a, false);
  }
  const int order = tn_number__compare(a.words, b.words, width);
  if (order == 0) return make(kind, TN_REAL_ZERO, false);
  wide_real* larger = order > 0 ? &a : &b;
  tn_number__subtract(larger->words, larger->words, order > 0 ? b.words : a.words, width);
  return narrow(kind, larger, false);
}

/// Returns whether one is a NaN, which is the result then.
static bool takes_nan(const tn_real* a, const tn_real* b, tn_real* out) {
  if (!tn_real__is_nan(a) && !tn_real__is_nan(b)) return false;
  *out = quiet(tn_real__is_nan(a) ? a : b);
  return true;
}

tn_real tn_real__add(const tn_real* a, const tn_real* b) {
  tn_real made;
  if (takes_nan(a, b, &made)) return made;
  if (a->class == TN_REAL_INFINITE) {
    const bool cancels = b->class == TN_REAL_INFINITE && a->negative != b->negative;
    return cancels ? new_nan(a->kind) : *a;
  }
  if (b->class == TN_REAL_INFINITE || a->class == TN_REAL_ZERO) {
    made = *b;
    if (b->class == TN_REAL_ZERO) made.negative = a->negative && b->negative;
    return made;
  }
  if (b->class == TN_REAL_ZERO) return *a;
  return sum_of(a->kind, widen(a), widen(b));
}

tn_real tn_real__subtract(const tn_real* a, const tn_real* b) {
  tn_real made;
  if (takes_nan(a, b, &made)) return made;
  tn_real negated = *b;
  negated.negative = !negated.negative;
  return tn_real__add(a, &negated);
}

//===-- Products and quotients ----------------------------------------------------------------===//

static void multiply_words(const tn_real* a, const tn_real* b, uint64_t out_words[4]) {
  uint64_t x[4] = {(uint64_t)a->significand, (uint64_t)(a->significand >> 64)};
  uint64_t y[4] = {(uint64_t)b->significand, (uint64_t)(b->significand >> 64)};
  tn_number__multiply(out_words, x, y, 256);
}

/// Returns the product of two finite nonzero values.
static tn_real product_of(const tn_real* a, const tn_real* b) {
  wide_real made = {.negative = a->negative != b->negative,
                    .exponent = a->exponent + b->exponent + 1};
  multiply_words(a, b, &made.words[SUM_WORDS - 4]);
  return narrow(a->kind, &made, false);
}

tn_real tn_real__multiply(const tn_real* a, const tn_real* b) {
  tn_real made;
  const bool negative = a->negative != b->negative;
  if (takes_nan(a, b, &made)) return made;
  const bool has_zero = a->class == TN_REAL_ZERO || b->class == TN_REAL_ZERO;
  if (a->class == TN_REAL_INFINITE || b->class == TN_REAL_INFINITE) {
    return has_zero ? new_nan(a->kind) : infinite(a->kind, negative);
  }
  if (has_zero) return make(a->kind, TN_REAL_ZERO, negative);
  return product_of(a, b);
}

/// Returns the quotient of two finite nonzero values.
static tn_real quotient_of(const tn_real* a, const tn_real* b) {
  // Divides 128 bits followed by 128 zero bits by 128 bits: the quotient has 128 or 129 bits.
  mp_limb_t dividend[4] = {0, 0, (mp_limb_t)a->significand, (mp_limb_t)(a->significand >> 64)};
  const mp_limb_t divisor[2] = {(mp_limb_t)b->significand, (mp_limb_t)(b->significand >> 64)};
  mp_limb_t quotient[3];
  mp_limb_t rest[2];
  mpn_tdiv_qr(quotient, rest, 0, dividend, 4, divisor, 2);
  wide_real made = {.negative = a->negative != b->negative,
                    .exponent = a->exponent - b->exponent + SUM_WORDS * 64 - 129};
  for (int i = 0; i < 3; ++i) made.words[i] = quotient[i];
  return narrow(a->kind, &made, mpn_zero_p(rest, 2) == 0);
}

tn_real tn_real__divide(const tn_real* a, const tn_real* b) {
  tn_real made;
  const bool negative = a->negative != b->negative;
  if (takes_nan(a, b, &made)) return made;
  if (a->class == b->class && a->class != TN_REAL_NORMAL) return new_nan(a->kind);
  if (a->class == TN_REAL_INFINITE || b->class == TN_REAL_ZERO) return infinite(a->kind, negative);
  if (a->class == TN_REAL_ZERO || b->class == TN_REAL_INFINITE) {
    return make(a->kind, TN_REAL_ZERO, negative);
  }
  return quotient_of(a, b);
}

/// Returns significand(a) 2^distance modulo significand(b), a word at a time.
static tn_significand rest_of(tn_significand a, tn_significand b, unsigned distance) {
  const mp_limb_t divisor[2] = {(mp_limb_t)b, (mp_limb_t)(b >> 64)};
  mp_limb_t rest[3] = {(mp_limb_t)a, (mp_limb_t)(a >> 64), 0};
  mp_limb_t quotient[2];
  for (;;) {
    const unsigned step = distance < 63 ? distance : 63;
    if (step != 0) (void)mpn_lshift(rest, rest, 3, step);
    mp_limb_t dividend[3] = {rest[0], rest[1], rest[2]};
    mpn_tdiv_qr(quotient, rest, 0, dividend, 3, divisor, 2);
    rest[2] = 0;
    distance -= step;
    if (distance == 0) return rest[0] | (tn_significand)rest[1] << 64;
  }
}

tn_real tn_real__remainder(const tn_real* a, const tn_real* b) {
  tn_real made;
  if (takes_nan(a, b, &made)) return made;
  if (a->class == TN_REAL_INFINITE || b->class == TN_REAL_ZERO) return new_nan(a->kind);
  if (a->class == TN_REAL_ZERO || b->class == TN_REAL_INFINITE || a->exponent < b->exponent) {
    return *a;
  }
  made = *a;
  made.significand = rest_of(a->significand, b->significand, (unsigned)(a->exponent - b->exponent));
  if (made.significand == 0) return make(a->kind, TN_REAL_ZERO, a->negative);
  const unsigned shift = leading_zeros(made.significand);
  made.significand <<= shift;
  made.exponent = b->exponent - (int)shift;
  return made;
}

/// Returns whether a fraction, in units of 2^-127, is rounded away from zero.
static bool fraction_counts(const tn_real* real, tn_significand fraction, bool is_odd,
                            tn_integral_rounding rounding) {
  const tn_significand half = (tn_significand)1 << 126;
  if (rounding != TN_INTEGRAL_NEAREST) {
    return fraction != 0 && (rounding == TN_INTEGRAL_UP) != real->negative;
  }
  return fraction > half || (fraction == half && is_odd);
}

tn_real tn_real__round_integral(const tn_real* real, tn_integral_rounding rounding) {
  tn_real made = quiet(real);
  if (real->class != TN_REAL_NORMAL || real->exponent >= 127) return made;
  if (real->exponent < 0) {
    // All fractions below a half are equivalent.
    const tn_significand fraction = real->exponent == -1 ? real->significand >> 1 : 1;
    made.class = fraction_counts(real, fraction, false, rounding) ? TN_REAL_NORMAL : TN_REAL_ZERO;
    made.exponent = 0;
    made.significand = (tn_significand)1 << 127;
    return made;
  }
  const unsigned bits = 127 - (unsigned)real->exponent;
  made.significand = real->significand >> bits << bits;
  const bool is_odd = (real->significand >> bits & 1) != 0;
  const tn_significand fraction = (real->significand & low_ones(bits)) << (127 - bits);
  if (!fraction_counts(real, fraction, is_odd, rounding)) return made;
  made.significand += (tn_significand)1 << bits;
  if (made.significand == 0) {
    made.significand = (tn_significand)1 << 127;
    ++made.exponent;
  }
  return made;
}

//===-- Comparison ----------------------------------------------------------------------------===//

static int compare_magnitudes(const tn_real* a, const tn_real* b) {
  if (a->class != b->class) return a->class < b->class ? -1 : 1;
  if (a->class != TN_REAL_NORMAL) return 0;
  if (a->exponent != b->exponent) return a->exponent < b->exponent ? -1 : 1;
  return a->significand < b->significand ? -1 : a->significand > b->significand;
}

unsigned tn_real__compare(const tn_real* a, const tn_real* b) {
  if (tn_real__is_nan(a) || tn_real__is_nan(b)) return 8;
  if (a->class == TN_REAL_ZERO && b->class == TN_REAL_ZERO) return 1;
  if (a->negative != b->negative) return a->negative ? 4 : 2;
  const int order = a->negative ? compare_magnitudes(b, a) : compare_magnitudes(a, b);
  return order == 0 ? 1 : order > 0 ? 2 : 4;
}

/// Neither operand may be a NaN.
static const tn_real* larger_of(const tn_real* a, const tn_real* b) {
  if (a->class == TN_REAL_ZERO && b->class == TN_REAL_ZERO) return a->negative ? b : a;
  return tn_real__compare(a, b) == 4 ? b : a;
}

static const tn_real* smaller_of(const tn_real* a, const tn_real* b) {
  if (a->class == TN_REAL_ZERO && b->class == TN_REAL_ZERO) return a->negative ? a : b;
  return tn_real__compare(b, a) == 4 ? b : a;
}

tn_real tn_real__extreme(const tn_real* a, const tn_real* b, bool is_max) {
  tn_real made;
  if (takes_nan(a, b, &made)) return made;
  return is_max ? *larger_of(a, b) : *smaller_of(a, b);
}

tn_real tn_real__extreme_number(const tn_real* a, const tn_real* b, bool is_max) {
  if (is_signalling(a)) return quiet(a);
  if (is_signalling(b)) return quiet(b);
  if (tn_real__is_nan(a)) return *b;
  if (tn_real__is_nan(b)) return *a;
  return is_max ? *larger_of(a, b) : *smaller_of(a, b);
}

//===-- Conversion ----------------------------------------------------------------------------===//

/// Converts a NaN with a mantissa to a kind whose NaNs have one; false if bits are lost.
static bool convert_nan(const tn_real* real, const tn_float_format* from, const tn_float_format* to,
                        tn_real* out) {
  if (to->nan_style == TN_NAN_NONE || is_signalling(real)) return false;
  if (to->nan_style != TN_NAN_IEEE) return from->nan_style != TN_NAN_IEEE;
  if (from->nan_style == TN_NAN_NEGATIVE_ZERO) {
    *out = new_nan(out->kind);
    return true;
  }
  // A NaN without a mantissa would become an infinity.
  if (from->mantissa_bits == 0) return false;
  const tn_significand marks = quiet_bit(from) | integer_bit(from);
  if (from->bit_width == 80 && (real->significand & marks) != marks) return false;
  const int shift = to->mantissa_bits - from->mantissa_bits;
  if (shift < 0 && (real->significand & low_ones((unsigned)-shift)) != 0) return false;
  out->significand =
      shift < 0 ? real->significand >> (unsigned)-shift : real->significand << (unsigned)shift;
  out->significand |= integer_bit(to);
  return true;
}

bool tn_real__convert(const tn_real* real, tn_float_kind kind, tn_real* out) {
  const tn_float_format* from = tn_float_format__of(real->kind);
  const tn_float_format* to = tn_float_format__of(kind);
  uint64_t words[2];
  *out = *real;
  out->kind = kind;
  if (real->class == TN_REAL_NAN) return convert_nan(real, from, to, out);
  if (real->class == TN_REAL_INFINITE) return to->has_infinity;
  if (real->class == TN_REAL_ZERO) {
    return !real->negative || to->has_negative_zero || !to->has_sign_and_zero;
  }
  if (!tn_real__pack(out, words)) return false;
  *out = tn_real__unpack(kind, words);
  return out->class == TN_REAL_NORMAL && out->exponent == real->exponent &&
         out->significand == real->significand;
}

/// Returns the word at `index` of the magnitude of an integer whose lowest set bit is in word
/// `first`.
static uint64_t magnitude_word(const uint64_t* words, uint32_t width, bool negative, size_t first,
                               size_t index) {
  if (!negative || index < first) return words[index];
  const bool is_cut = index + 1 == tn_number__words(width) && width % 64 != 0;
  const uint64_t word = words[index] | (is_cut ? ~UINT64_C(0) << width % 64 : 0);
  return index == first ? 0 - word : ~word;
}

tn_real tn_real__from_int(tn_float_kind kind, const uint64_t* words, uint32_t width,
                          bool is_signed) {
  tn_real made = make(kind, TN_REAL_ZERO, is_signed && tn_number__is_negative(words, width));
  if (tn_number__is_zero(words, width)) return made;
  const uint32_t lowest = tn_number__trailing_zeros(words, width);
  // The highest three words, the first of which is not 0.
  uint64_t top[3] = {0, 0, 0};
  size_t index = tn_number__words(width);
  while (top[0] == 0) top[0] = magnitude_word(words, width, made.negative, lowest / 64, --index);
  for (size_t i = 1; i < 3 && i <= index; ++i) {
    top[i] = magnitude_word(words, width, made.negative, lowest / 64, index - i);
  }
  const unsigned shift = (unsigned)__builtin_clzll(top[0]);
  made.class = TN_REAL_NORMAL;
  made.exponent = (int)(index * 64 + 63 - shift);
  made.significand = ((tn_significand)top[0] << 64 | top[1]) << shift;
  if (shift != 0) made.significand |= top[2] >> (64 - shift);
  made.inexact = (int64_t)lowest < (int64_t)made.exponent - 127;
  return made;
}

bool tn_real__to_int(const tn_real* real, uint64_t* out_words, uint32_t width, bool is_signed) {
  tn_number__set(out_words, 0, width);
  if (real->class == TN_REAL_ZERO || (real->class == TN_REAL_NORMAL && real->exponent < 0))
    return true;
  if (real->class != TN_REAL_NORMAL || real->exponent >= (int64_t)width) return false;
  const size_t count = tn_number__words(width);
  // Moves the highest bit to bit `exponent`.
  for (size_t i = 0; i < count; ++i) {
    const int64_t shift = (int64_t)i * 64 - (real->exponent - 127);
    if (shift <= -64 || shift >= 128) continue;
    out_words[i] = shift < 0 ? (uint64_t)real->significand << (unsigned)-shift
                             : (uint64_t)(real->significand >> (unsigned)shift);
  }
  const bool has_top = real->exponent == (int64_t)width - 1;
  if (!real->negative) return !is_signed || !has_top;
  if (!is_signed) return false;
  if (has_top && tn_number__trailing_zeros(out_words, width) != width - 1) return false;
  tn_number__negate(out_words, out_words, width);
  return true;
}
