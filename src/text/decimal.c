// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decimal text to binary.
//
// There are three methods for a double; the first that is certain to be right is used:
//   1. digits and power of ten are doubles themselves: one operation rounds correctly (Clinger
//      1990);
//   2. digits of 64 bits times a power of ten of 128 bits, computed from a short table; certain
//      unless the truncated bits are next to a power of two, where the error could carry (as
//      Lemire 2021, arXiv:2101.11408, without its table);
//   3. exact integers, which is also the method for types wider than a double.

#include "text/decimal.h"

#include "base/number_natural.h"
#include "ir/float_format.h"

__extension__ typedef unsigned __int128 uint128;

/// The value of a literal: `digits` 10^`exponent`, or slightly more if `cut`.
typedef struct decimal {
  uint64_t digits;
  int64_t exponent;
  bool cut;  ///< There are more digits than `digits` can represent, not all 0.
} decimal;

//===-- Parsing -------------------------------------------------------------------------------===//

#define DIGITS_MAX UINT64_C(1000000000000000000)

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Parses the exponent after e, clamped to a range beyond which any number of digits gives 0 or
/// infinity.
static int64_t read_exponent(const char* p, const char* end) {
  bool negative = false;
  if (p < end && (*p == '-' || *p == '+')) negative = *p++ == '-';
  int64_t value = 0;
  for (; p < end; ++p) {
    if (value < INT64_C(1) << 40) value = value * 10 + (*p - '0');
  }
  return negative ? -value : value;
}

static decimal read_decimal(const char* p, const char* end) {
  decimal value = {0};
  bool after_point = false;
  for (; p < end && *p != 'e' && *p != 'E'; ++p) {
    if (*p == '.') {
      after_point = true;
    } else if (value.digits < DIGITS_MAX) {
      value.digits = value.digits * 10 + (uint64_t)(*p - '0');
      if (after_point) --value.exponent;
    } else {
      value.cut = value.cut || *p != '0';
      if (!after_point) ++value.exponent;
    }
  }
  if (p < end) value.exponent += read_exponent(p + 1, end);
  return value;
}

//===-- Exact in doubles ----------------------------------------------------------------------===//

static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                       1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

//===-- 128-bit arithmetic --------------------------------------------------------------------===//

typedef struct power {
  uint64_t high;
  uint64_t low;
  int16_t exponent;  ///< The power is (high 2^64 + low) 2^exponent, truncated.
} power;

/// 10^(16 i), for i from -23 on.
static const power powers[] = {
    {UINT64_C(0xb8e1cbc28bef0b68), UINT64_C(0xdd43439d66823070), -1350},
    {UINT64_C(0xcd42a11346f34f7d), UINT64_C(0x0092757bf2623727), -1297},
    {UINT64_C(0xe3e27a444d8d98b7), UINT64_C(0xfd1b1b2308169b25), -1244},
    {UINT64_C(0xfd00b897478238d0), UINT64_C(0x8920b098955522b4), -1191},
    {UINT64_C(0x8c71dcd9ba0b4925), UINT64_C(0x9ff0c08b7f1d0b14), -1137},
    {UINT64_C(0x9becce62836ac577), UINT64_C(0x4ee367f9430aec32), -1084},
    {UINT64_C(0xad1c8eab5ee43b66), UINT64_C(0xda3243650005eecf), -1031},
    {UINT64_C(0xc0314325637a1939), UINT64_C(0xfa911155fefb5308), -978},
    {UINT64_C(0xd5605fcdcf32e1d6), UINT64_C(0xfb1e4a9a90880a64), -925},
    {UINT64_C(0xece53cec4a314ebd), UINT64_C(0xa4f8bf5635246428), -872},
    {UINT64_C(0x8380dea93da4bc60), UINT64_C(0x4247cb9e59f71e6d), -818},
    {UINT64_C(0x91ff83775423cc06), UINT64_C(0x7b6306a34627ddcf), -765},
    {UINT64_C(0xa21727db38cb002f), UINT64_C(0xb8ada00e5a506a7c), -712},
    {UINT64_C(0xb3f4e093db73a093), UINT64_C(0x59ed216765690f56), -659},
    {UINT64_C(0xc7caba6e7c5382c8), UINT64_C(0xfe64a52ee96b8fc0), -606},
    {UINT64_C(0xddd0467c64bce4a0), UINT64_C(0xac7cb3f6d05ddbde), -553},
    {UINT64_C(0xf64335bcf065d37d), UINT64_C(0x4d4617b5ff4a16d5), -500},
    {UINT64_C(0x88b402f7fd75539b), UINT64_C(0x11dbcb0218ebb414), -446},
    {UINT64_C(0x97c560ba6b0919a5), UINT64_C(0xdccd879fc967d41a), -393},
    {UINT64_C(0xa87fea27a539e9a5), UINT64_C(0x3f2398d747b36224), -340},
    {UINT64_C(0xbb127c53b17ec159), UINT64_C(0x5560c018580d5d52), -287},
    {UINT64_C(0xcfb11ead453994ba), UINT64_C(0x67de18eda5814af2), -234},
    {UINT64_C(0xe69594bec44de15b), UINT64_C(0x4c2ebe687989a9b3), -181},
    {UINT64_C(0x8000000000000000), UINT64_C(0x0000000000000000), -127},
    {UINT64_C(0x8e1bc9bf04000000), UINT64_C(0x0000000000000000), -74},
    {UINT64_C(0x9dc5ada82b70b59d), UINT64_C(0xf020000000000000), -21},
    {UINT64_C(0xaf298d050e4395d6), UINT64_C(0x9670b12b7f410000), 32},
    {UINT64_C(0xc2781f49ffcfa6d5), UINT64_C(0x3cbf6b71c76b25fb), 85},
    {UINT64_C(0xd7e77a8f87daf7fb), UINT64_C(0xdc33745ec97be906), 138},
    {UINT64_C(0xefb3ab16c59b14a2), UINT64_C(0xc5cfe94ef3ea101e), 191},
    {UINT64_C(0x850fadc09923329e), UINT64_C(0x03e2cf6bc604ddb0), 245},
    {UINT64_C(0x93ba47c980e98cdf), UINT64_C(0xc66f336c36b10137), 298},
    {UINT64_C(0xa402b9c5a8d3a6e7), UINT64_C(0x5f16206c9c6209a6), 351},
    {UINT64_C(0xb616a12b7fe617aa), UINT64_C(0x577b986b314d6009), 404},
    {UINT64_C(0xca28a291859bbf93), UINT64_C(0x7d7b8f7503cfdcfe), 457},
    {UINT64_C(0xe070f78d3927556a), UINT64_C(0x85bbe253f47b1417), 510},
    {UINT64_C(0xf92e0c3537826145), UINT64_C(0xa7709a56ccdf8a82), 563},
    {UINT64_C(0x8a5296ffe33cc92f), UINT64_C(0x82bd6b70d99aaa6f), 617},
    {UINT64_C(0x9991a6f3d6bf1765), UINT64_C(0xacca6da1e0a8ef29), 670},
    {UINT64_C(0xaa7eebfb9df9de8d), UINT64_C(0xddbb901b98feeab7), 723},
    {UINT64_C(0xbd49d14aa79dbc82), UINT64_C(0x4b2d8644d8a74e18), 776},
    {UINT64_C(0xd226fc195c6a2f8c), UINT64_C(0x73832eec6fff3111), 829},
    {UINT64_C(0xe950df20247c83fd), UINT64_C(0x47c6b82ef32a2069), 882},
};
#define FIRST_POWER (-23)

static const uint64_t small_powers[16] = {
    1,
    10,
    100,
    1000,
    10000,
    100000,
    1000000,
    10000000,
    100000000,
    1000000000,
    UINT64_C(10000000000),
    UINT64_C(100000000000),
    UINT64_C(1000000000000),
    UINT64_C(10000000000000),
    UINT64_C(100000000000000),
    UINT64_C(1000000000000000),
};

static int leading_zeros(uint64_t word) { return __builtin_clzll(word); }

static double double_from(int exponent, uint64_t significand, bool inexact) {
  const uint64_t bits = tn_float_format__round(TN_FLOAT_F64, false, exponent, significand, inexact);
  double value = 0;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/// Returns false if the error of the table could matter.
static bool convert_fast(const decimal* value, double* out_value) {
  int64_t group = value->exponent / 16;
  int64_t rest = value->exponent % 16;
  if (rest < 0) {
    rest += 16;
    --group;
  }
  if (group < FIRST_POWER || group - FIRST_POWER >= (int64_t)(sizeof powers / sizeof *powers)) {
    return false;
  }
  // The digits times the small power fit in 128 bits exactly, as 10^19 10^15 < 2^128.
  uint128 exact = (uint128)value->digits * small_powers[rest];
  const uint64_t exact_high = (uint64_t)(exact >> 64);
  const int shift =
      exact_high != 0 ? leading_zeros(exact_high) : 64 + leading_zeros((uint64_t)exact);
  exact <<= shift;
  const uint64_t high = (uint64_t)(exact >> 64);
  const uint64_t low = (uint64_t)exact;
  const power* big = &powers[group - FIRST_POWER];
  // The upper 128 bits of a product of 128 by 128 bits; the omitted part is less than 3 units of
  // the last place, and the truncation of the table less than 1.
  const uint128 product = (uint128)high * big->high + (((uint128)high * big->low) >> 64) +
                          (((uint128)low * big->high) >> 64);
  const bool top = (product >> 127) != 0;
  const uint128 normal = top ? product : product << 1;
  const uint64_t tail = (uint64_t)normal;
  if (tail < 8 || tail > UINT64_MAX - 8) return false;
  *out_value =
      double_from(big->exponent - shift + 255 - (top ? 0 : 1), (uint64_t)(normal >> 64), true);
  return true;
}

/// Returns true if the omitted digits make no difference.
static bool same_when_larger(const decimal* value, double result) {
  decimal larger = *value;
  ++larger.digits;
  double larger_result = 0;
  return convert_fast(&larger, &larger_result) && larger_result == result;
}

//===-- Exact arithmetic ----------------------------------------------------------------------===//

/// With 10^1,200, or 64 digits with 10^5,200, and 128 more bits, this takes 280 words.
#define EXACT_DIGITS 800

static void multiply_by_power_of_ten(tn_natural* n, int64_t exponent) {
  tn_natural__multiply_power_of_5(n, (uint32_t)exponent);
  tn_natural__shift_left(n, (uint32_t)exponent);
}

/// Reads the significant digits of the literal as a number; returns the corresponding power of ten.
static int64_t read_natural(const char* p, const char* end, tn_natural* out) {
  int64_t exponent = 0;
  int count = 0;
  bool after_point = false;
  bool more = false;
  for (; p < end && *p != 'e' && *p != 'E'; ++p) {
    if (!is_digit(*p)) {
      after_point = true;
      continue;
    }
    if (count < EXACT_DIGITS) {
      tn_natural__multiply_add(out, 10, (uint64_t)(*p - '0'));
      if (out->count != 0) ++count;
      exponent -= after_point;
    } else {
      more = more || *p != '0';
      exponent += !after_point;
    }
  }
  if (more) {
    tn_natural__multiply_add(out, 10, 1);
    --exponent;
  }
  return p < end ? exponent + read_exponent(p + 1, end) : exponent;
}

/// The value `significand` 2^(`exponent` - 127), where bit 127 of the significand is set.
typedef struct binary {
  uint128 significand;
  int exponent;
  bool inexact;  ///< The exact value is slightly larger.
} binary;

/// Divides a number that is not zero; both operands are overwritten.
static binary divide(tn_natural* numerator, tn_natural* denominator) {
  // Shifted so that the quotient has 128 or 129 bits.
  const int shift =
      128 - ((int)tn_natural__bit_count(numerator) - (int)tn_natural__bit_count(denominator));
  tn_natural__shift_left(shift > 0 ? numerator : denominator,
                         (uint32_t)(shift > 0 ? shift : -shift));
  uint64_t quotient[TN_NATURAL_QUOTIENT_WORDS];
  tn_natural__divide_by(numerator, denominator, quotient);
  const bool has_129_bits = quotient[2] != 0;
  const uint128 low = (uint128)quotient[1] << 64 | quotient[0];
  return (binary){
      .significand = has_129_bits ? low >> 1 | (uint128)1 << 127 : low,
      .exponent = 127 - shift + has_129_bits,
      .inexact = numerator->count != 0 || (has_129_bits && (low & 1) != 0),
  };
}

static binary convert(tn_natural* numerator, int64_t exponent) {
  tn_natural denominator;
  tn_natural__set(&denominator, 1, 0);
  multiply_by_power_of_ten(exponent < 0 ? &denominator : numerator,
                           exponent < 0 ? -exponent : exponent);
  return divide(numerator, &denominator);
}

static double convert_exactly(const char* text, const char* end) {
  tn_natural numerator;
  numerator.count = 0;
  const int64_t exponent = read_natural(text, end, &numerator);
  if (numerator.count == 0) return 0;
  // The digits are between 10^0 and 10^801; beyond these bounds the result is 0 or infinite.
  if (exponent < -1200) return 0;
  if (exponent > 310) return double_from(2000, UINT64_C(1) << 63, false);
  const binary value = convert(&numerator, exponent);
  const bool inexact = value.inexact || (uint64_t)value.significand != 0;
  return double_from(value.exponent, (uint64_t)(value.significand >> 64), inexact);
}

void tn_decimal__to_wide(tn_float_kind kind, bool negative, const char* text, size_t size,
                         uint64_t out_words[2]) {
  tn_natural numerator;
  numerator.count = 0;
  int64_t exponent = read_natural(text, text + size, &numerator);
  binary value = {.exponent = -20000, .significand = (uint128)1 << 127};
  // Beyond these bounds the result is 0 or infinite.
  if (exponent > 5000) value.exponent = 20000;
  if (numerator.count == 0) value.significand = 0;
  if (numerator.count != 0 && exponent >= -5200 && exponent <= 5000) {
    value = convert(&numerator, exponent);
  }
  const uint64_t significand[2] = {(uint64_t)value.significand,
                                   (uint64_t)(value.significand >> 64)};
  tn_float_format__round_wide(kind, negative, value.exponent, significand, value.inexact,
                              out_words);
}

double tn_decimal__to_double(const char* text, size_t size) {
  const decimal value = read_decimal(text, text + size);
  if (value.digits == 0) return 0;
  if (!value.cut && value.digits <= UINT64_C(1) << 53 && value.exponent >= -22 &&
      value.exponent <= 22) {
    const double digits = (double)value.digits;
    return value.exponent < 0 ? digits / powers_of_ten[-value.exponent]
                              : digits * powers_of_ten[value.exponent];
  }
  double result = 0;
  if (convert_fast(&value, &result) && (!value.cut || same_when_larger(&value, result))) {
    return result;
  }
  return convert_exactly(text, text + size);
}
