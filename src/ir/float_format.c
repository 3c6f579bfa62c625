// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float formats. Kinds of up to 64 bits go through one rounding function, f80 and f128 through
// another; these hold every double exactly.

#include "ir/float_format.h"

#include <string.h>

static const tn_float_format formats[TN_FLOAT_KIND_COUNT] = {
    [TN_FLOAT_F4E2M1FN] = {"f4E2M1FN", 4, 2, 1, 1, TN_NAN_NONE, false, true, true},
    [TN_FLOAT_F6E2M3FN] = {"f6E2M3FN", 6, 2, 3, 1, TN_NAN_NONE, false, true, true},
    [TN_FLOAT_F6E3M2FN] = {"f6E3M2FN", 6, 3, 2, 3, TN_NAN_NONE, false, true, true},
    [TN_FLOAT_F8E3M4] = {"f8E3M4", 8, 3, 4, 3, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F8E4M3] = {"f8E4M3", 8, 4, 3, 7, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ", 8, 4, 3, 11, TN_NAN_NEGATIVE_ZERO, false, false,
                                true},
    [TN_FLOAT_F8E4M3FN] = {"f8E4M3FN", 8, 4, 3, 7, TN_NAN_ALL_ONES, false, true, true},
    [TN_FLOAT_F8E4M3FNUZ] = {"f8E4M3FNUZ", 8, 4, 3, 8, TN_NAN_NEGATIVE_ZERO, false, false, true},
    [TN_FLOAT_F8E5M2] = {"f8E5M2", 8, 5, 2, 15, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F8E5M2FNUZ] = {"f8E5M2FNUZ", 8, 5, 2, 16, TN_NAN_NEGATIVE_ZERO, false, false, true},
    [TN_FLOAT_F8E8M0FNU] = {"f8E8M0FNU", 8, 8, 0, 127, TN_NAN_ALL_ONES, false, false, false},
    [TN_FLOAT_BF16] = {"bf16", 16, 8, 7, 127, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F16] = {"f16", 16, 5, 10, 15, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_TF32] = {"tf32", 19, 8, 10, 127, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F32] = {"f32", 32, 8, 23, 127, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F64] = {"f64", 64, 11, 52, 1023, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F80] = {"f80", 80, 15, 63, 16383, TN_NAN_IEEE, true, true, true},
    [TN_FLOAT_F128] = {"f128", 128, 15, 112, 16383, TN_NAN_IEEE, true, true, true},
};

const tn_float_format* tn_float_format__of(tn_float_kind kind) { return &formats[kind]; }

#define F64_MANTISSA ((UINT64_C(1) << 52) - 1)
#define WIDE_EXPONENT_ONES UINT64_C(0x7fff)
#define WIDE_BIAS 16383

//===-- Parts of a double ---------------------------------------------------------------------===//

/// A finite nonzero value is significand * 2^(exponent - 63), with bit 63 of the significand set.
typedef struct float_parts {
  bool negative;
  bool is_nan;
  bool is_infinite;
  bool is_zero;
  int exponent;
  uint64_t significand;
} float_parts;

// Moves the highest bit to bit 63.
static void normalise(float_parts* parts) {
  const int shift = __builtin_clzll(parts->significand);
  parts->significand <<= shift;
  parts->exponent -= shift;
}

static float_parts parts_of(double value) {
  uint64_t bits = 0;
  memcpy(&bits, &value, sizeof bits);
  const int exponent = (int)(bits >> 52 & 0x7ff);
  const uint64_t mantissa = bits & F64_MANTISSA;
  float_parts parts = {.negative = bits >> 63 != 0};
  if (exponent == 0x7ff) {
    parts.is_nan = mantissa != 0;
    parts.is_infinite = mantissa == 0;
    parts.significand = mantissa << 11;
  } else if (exponent == 0 && mantissa == 0) {
    parts.is_zero = true;
  } else {
    parts.exponent = exponent == 0 ? -1022 : exponent - 1023;
    parts.significand = mantissa << 11 | (uint64_t)(exponent != 0) << 63;
    normalise(&parts);
  }
  return parts;
}

//===-- Kinds of up to 64 bits ----------------------------------------------------------------===//

static uint64_t with_sign(const tn_float_format* format, bool negative, uint64_t magnitude) {
  if (!negative || !format->has_sign_and_zero) return magnitude;
  if (magnitude == 0 && !format->has_negative_zero) return 0;
  return magnitude | UINT64_C(1) << (format->bit_width - 1);
}

static uint64_t exponent_ones(const tn_float_format* format) {
  return ((UINT64_C(1) << format->exponent_bits) - 1) << format->mantissa_bits;
}

static uint64_t magnitude_ones(const tn_float_format* format) {
  return (UINT64_C(1) << (format->exponent_bits + format->mantissa_bits)) - 1;
}

static uint64_t largest_magnitude(const tn_float_format* format) {
  switch (format->nan_style) {
    case TN_NAN_IEEE:
      return exponent_ones(format) - 1;
    case TN_NAN_ALL_ONES:
      return magnitude_ones(format) - 1;
    default:
      return magnitude_ones(format);
  }
}

// Encodes a NaN. The upper bits of an IEEE payload (at the top of `payload`) are kept, and the NaN
// becomes quiet.
static uint64_t encode_nan(const tn_float_format* format, bool negative, uint64_t payload) {
  switch (format->nan_style) {
    case TN_NAN_IEEE:
      payload |= UINT64_C(1) << 62;
      return with_sign(format, negative,
                       exponent_ones(format) | payload >> (63 - format->mantissa_bits));
    case TN_NAN_ALL_ONES:
      return with_sign(format, negative, magnitude_ones(format));
    case TN_NAN_NEGATIVE_ZERO:
      return UINT64_C(1) << (format->bit_width - 1);
    default:
      return 0;
  }
}

static uint64_t encode_too_large(const tn_float_format* format, bool negative) {
  if (format->has_infinity) return with_sign(format, negative, exponent_ones(format));
  if (format->nan_style != TN_NAN_NONE) return encode_nan(format, negative, 0);
  return with_sign(format, negative, largest_magnitude(format));
}

// Drops the lowest `drop` bits (1 or more), rounding to nearest, ties to even.
static uint64_t round_off(uint64_t significand, int drop, bool inexact) {
  if (drop > 64) return 0;
  const uint64_t half = UINT64_C(1) << (drop - 1);
  const uint64_t quotient = drop == 64 ? 0 : significand >> drop;
  const bool above_half = (significand & (half - 1)) != 0 || inexact;
  return quotient + ((significand & half) != 0 && (above_half || quotient % 2 == 1));
}

uint64_t tn_float_format__round(tn_float_kind kind, bool negative, int exponent,
                                uint64_t significand, bool inexact) {
  const tn_float_format* format = &formats[kind];
  const int least = format->has_sign_and_zero ? 1 - format->bias : -format->bias;
  if (exponent < least && !format->has_sign_and_zero) return 0;
  if (exponent > format->bias + 2) return encode_too_large(format, negative);
  int drop = 63 - format->mantissa_bits;
  if (exponent < least) drop += least - exponent;
  // The implicit bit adds one to the exponent field, and so does a carry out of the mantissa.
  uint64_t magnitude = round_off(significand, drop, inexact);
  if (exponent > least) magnitude += (uint64_t)(exponent - least) << format->mantissa_bits;
  if (!format->has_sign_and_zero) magnitude -= 1;
  if (magnitude > largest_magnitude(format)) return encode_too_large(format, negative);
  return with_sign(format, negative, magnitude);
}

static double double_from_bits(uint64_t bits) {
  double value = 0;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static bool is_nan(const tn_float_format* format, bool negative, uint64_t magnitude) {
  switch (format->nan_style) {
    case TN_NAN_IEEE:
      return magnitude > exponent_ones(format);
    case TN_NAN_ALL_ONES:
      return magnitude == magnitude_ones(format);
    case TN_NAN_NEGATIVE_ZERO:
      return negative && magnitude == 0;
    default:
      return false;
  }
}

static double decode_narrow(const tn_float_format* format, uint64_t bits) {
  const uint64_t magnitude = bits & magnitude_ones(format);
  const bool negative = format->has_sign_and_zero && (bits >> (format->bit_width - 1) & 1) != 0;
  const uint64_t sign = (uint64_t)negative << 63;
  uint64_t significand = magnitude & ((UINT64_C(1) << format->mantissa_bits) - 1);
  if (is_nan(format, negative, magnitude)) {
    const uint64_t payload = significand << (52 - format->mantissa_bits);
    return double_from_bits(sign | UINT64_C(0x7ff8) << 48 | payload);
  }
  if (format->has_infinity && magnitude == exponent_ones(format)) {
    return double_from_bits(sign | UINT64_C(0x7ff) << 52);
  }
  int exponent = (int)(magnitude >> format->mantissa_bits);
  if (exponent == 0 && format->has_sign_and_zero) {
    exponent = 1;
  } else {
    significand |= UINT64_C(1) << format->mantissa_bits;
  }
  exponent -= format->bias + format->mantissa_bits;
  const double scale = double_from_bits((uint64_t)(exponent + 1023) << 52);
  return (negative ? -1.0 : 1.0) * (double)significand * scale;
}

//===-- f80 and f128 --------------------------------------------------------------------------===//

__extension__ typedef unsigned __int128 wide_word;

// `significand` has as many bits as the kind, including the explicit or implicit one.
static void put_wide(tn_float_kind kind, bool negative, uint64_t exponent, wide_word significand,
                     uint64_t out_words[2]) {
  out_words[0] = (uint64_t)significand;
  if (kind == TN_FLOAT_F80) {
    out_words[1] = (uint64_t)negative << 15 | exponent;
  } else {
    const uint64_t mantissa = (uint64_t)(significand >> 64) & ((UINT64_C(1) << 48) - 1);
    out_words[1] = (uint64_t)negative << 63 | exponent << 48 | mantissa;
  }
}

// Returns the significand with its integer bit at bit 63, as in f80.
static void encode_wide(tn_float_kind kind, const float_parts* parts, uint64_t out_words[2]) {
  uint64_t exponent = WIDE_EXPONENT_ONES;
  uint64_t significand = parts->significand | UINT64_C(1) << 63;
  if (parts->is_nan) significand |= UINT64_C(1) << 62;
  if (parts->is_zero) {
    exponent = 0;
    significand = 0;
  } else if (!parts->is_nan && !parts->is_infinite) {
    exponent = (uint64_t)(parts->exponent + WIDE_BIAS);
  }
  const int below = formats[kind].mantissa_bits - 63;
  put_wide(kind, parts->negative, exponent, (wide_word)significand << below, out_words);
}

void tn_float_format__round_wide(tn_float_kind kind, bool negative, int exponent,
                                 const uint64_t significand[2], bool inexact,
                                 uint64_t out_words[2]) {
  const int precision = formats[kind].mantissa_bits + 1;
  const int least = 1 - WIDE_BIAS;
  const wide_word exact = (wide_word)significand[1] << 64 | significand[0];
  const wide_word one = (wide_word)1 << (precision - 1);
  int drop = 128 - precision;
  if (exponent < least) drop += least - exponent < 128 ? least - exponent : 128;
  wide_word rounded = drop > 127 ? 0 : exact >> drop;
  if (drop <= 128) {
    const wide_word half = (wide_word)1 << (drop - 1);
    const bool above_half = (exact & (half - 1)) != 0 || inexact;
    rounded += (exact & half) != 0 && (above_half || rounded % 2 == 1);
  }
  // The carry out of the highest bit.
  if (rounded == one << 1) {
    rounded = one;
    ++exponent;
  }
  uint64_t field = (rounded & one) == 0 ? 0 : 1;
  if (field != 0 && exponent > least) field = (uint64_t)(exponent + WIDE_BIAS);
  if (field >= WIDE_EXPONENT_ONES) {
    field = WIDE_EXPONENT_ONES;
    rounded = one;
  }
  put_wide(kind, negative, field, rounded, out_words);
}

void tn_float_format__normalise(tn_float_kind kind, uint64_t words[2]) {
  if (kind != TN_FLOAT_F80) return;
  const uint64_t field = words[1] & WIDE_EXPONENT_ONES;
  const bool has_one = words[0] >> 63 != 0;
  if (field == 0 && has_one) words[1] |= 1;
  if (field != 0 && !has_one) words[1] |= WIDE_EXPONENT_ONES;
}

// Extracts the parts of an f80 or f128; returns the bits below the significand.
static bool parts_of_wide(tn_float_kind kind, const uint64_t words[2], float_parts* out_parts) {
  const uint64_t top = kind == TN_FLOAT_F80 ? words[1] & 0xffff : words[1] >> 48;
  const int field = (int)(top & WIDE_EXPONENT_ONES);
  *out_parts = (float_parts){.negative = top >> 15 != 0,
                             .exponent = field == 0 ? 1 - WIDE_BIAS : field - WIDE_BIAS};
  uint64_t rest = 0;
  if (kind == TN_FLOAT_F80) {
    out_parts->significand = words[0];
    out_parts->is_nan = field == (int)WIDE_EXPONENT_ONES ? words[0] != UINT64_C(1) << 63
                                                         : field != 0 && words[0] >> 63 == 0;
  } else {
    const uint64_t high = words[1] & ((UINT64_C(1) << 48) - 1);
    out_parts->significand = (uint64_t)(field != 0) << 63 | high << 15 | words[0] >> 49;
    rest = words[0] & ((UINT64_C(1) << 49) - 1);
    out_parts->is_nan = field == (int)WIDE_EXPONENT_ONES && (high | words[0]) != 0;
  }
  out_parts->is_infinite = field == (int)WIDE_EXPONENT_ONES && !out_parts->is_nan;
  out_parts->is_zero = field == 0 && (out_parts->significand | rest) == 0;
  return rest != 0;
}

static double decode_wide(tn_float_kind kind, const uint64_t words[2]) {
  float_parts parts;
  const bool inexact = parts_of_wide(kind, words, &parts);
  const uint64_t sign = (uint64_t)parts.negative << 63;
  // Subnormals of these kinds are far below the smallest double.
  if (parts.is_zero || (parts.exponent == 1 - WIDE_BIAS && !parts.is_nan)) {
    return double_from_bits(sign);
  }
  if (parts.is_infinite) return double_from_bits(sign | UINT64_C(0x7ff) << 52);
  if (parts.is_nan) {
    const uint64_t payload = parts.significand >> 11 & F64_MANTISSA;
    return double_from_bits(sign | UINT64_C(0x7ff8) << 48 | payload);
  }
  return double_from_bits(tn_float_format__round(TN_FLOAT_F64, parts.negative, parts.exponent,
                                                 parts.significand, inexact));
}

//===-- All kinds -----------------------------------------------------------------------------===//

bool tn_float_format__encode(tn_float_kind kind, double value, uint64_t out_words[2]) {
  const tn_float_format* format = &formats[kind];
  out_words[0] = 0;
  out_words[1] = 0;
  if (kind == TN_FLOAT_F64) {
    memcpy(out_words, &value, sizeof value);
    return true;
  }
  const float_parts parts = parts_of(value);
  if (tn_float_format__word_count(kind) == 2) {
    encode_wide(kind, &parts, out_words);
  } else if (parts.is_nan) {
    if (format->nan_style == TN_NAN_NONE) return false;
    out_words[0] = encode_nan(format, parts.negative, parts.significand);
  } else if (parts.is_infinite) {
    const bool has_none = !format->has_infinity && format->nan_style == TN_NAN_NONE;
    out_words[0] =
        has_none ? with_sign(format, parts.negative, 0) : encode_too_large(format, parts.negative);
  } else if (parts.is_zero) {
    out_words[0] = with_sign(format, parts.negative, 0);
  } else {
    out_words[0] =
        tn_float_format__round(kind, parts.negative, parts.exponent, parts.significand, false);
  }
  return true;
}

double tn_float_format__decode(tn_float_kind kind, const uint64_t words[2]) {
  if (kind == TN_FLOAT_F64) return double_from_bits(words[0]);
  if (tn_float_format__word_count(kind) == 2) return decode_wide(kind, words);
  return decode_narrow(&formats[kind], words[0]);
}
