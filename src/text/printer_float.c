// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats in MLIR's format: six digits and a lower-case exponent if that is parsed as the same
// value, else as many digits as always suffice, else (without a decimal point, and for infinities
// and NaNs) the encoding.
//
// A value is significand * 2^exponent with integers, so its decimal digits are computed exactly, in
// integers of up to 38,500 bits (the smallest f128). MLIR first truncates superfluous digits and
// rounds the rest half up; the digits here are the same. Whether they reproduce the value is
// decided by comparison with the midpoints to the neighbouring values.

#include "base/number_natural.h"
#include "ir/float_format.h"
#include "text/float_text.h"
#include "text/printer.h"

__extension__ typedef unsigned __int128 wide_word;

//===-- Decoding ------------------------------------------------------------------------------===//

/// (-1)^negative * significand * 2^exponent.
typedef struct decoded {
  bool negative;
  bool finite;
  bool is_least_exponent;  ///< The distance to both neighbours is the same, whatever the
                           ///< significand.
  int exponent;
  int precision;
  uint64_t significand[2];
} decoded;

static uint64_t bits_of(const uint64_t words[2], unsigned from, unsigned count) {
  if (count == 0) return 0;
  uint64_t value = from >= 64 ? words[1] >> (from - 64) : words[0] >> from;
  if (from < 64 && from + count > 64) value |= words[1] << (64 - from);
  return count == 64 ? value : value & ((UINT64_C(1) << count) - 1);
}

static bool is_finite(const tn_float_format* format, const uint64_t words[2], uint64_t exponent,
                      bool mantissa_is_zero) {
  const uint64_t ones = (UINT64_C(1) << format->exponent_bits) - 1;
  switch (format->nan_style) {
    case TN_NAN_IEEE:
      return exponent != ones;
    case TN_NAN_ALL_ONES: {
      const unsigned magnitude_bits = format->exponent_bits + format->mantissa_bits;
      const uint64_t all_ones = (UINT64_C(1) << magnitude_bits) - 1;
      return (words[0] & all_ones) != all_ones;
    }
    case TN_NAN_NEGATIVE_ZERO:
      return exponent != 0 || !mantissa_is_zero || words[0] == 0;
    default:
      return true;
  }
}

static decoded decode(tn_float_kind kind, const uint64_t words[2]) {
  const tn_float_format* format = tn_float_format__of(kind);
  const bool explicit_one = kind == TN_FLOAT_F80;
  const unsigned stored_bits = format->mantissa_bits + (explicit_one ? 1u : 0u);
  decoded value = {.precision = format->mantissa_bits + 1};
  value.significand[0] = bits_of(words, 0, stored_bits < 64 ? stored_bits : 64);
  if (stored_bits > 64) value.significand[1] = bits_of(words, 64, stored_bits - 64);
  const uint64_t exponent = bits_of(words, stored_bits, format->exponent_bits);
  if (format->has_sign_and_zero) {
    value.negative = bits_of(words, stored_bits + format->exponent_bits, 1) != 0;
  }
  const bool mantissa_is_zero = (value.significand[0] | value.significand[1]) == 0;
  value.finite = is_finite(format, words, exponent, mantissa_is_zero);
  const bool subnormal = exponent == 0 && format->has_sign_and_zero;
  if (!subnormal && !explicit_one) {
    value.significand[format->mantissa_bits / 64] |= UINT64_C(1) << format->mantissa_bits % 64;
  }
  value.exponent = (subnormal ? 1 : (int)exponent) - format->bias - format->mantissa_bits;
  value.is_least_exponent = exponent <= 1;
  return value;
}

//===-- Digits ------------------------------------------------------------------------------===//

#define DIGITS_MAX 48

/// The value is digits * 10^exponent. Digits are stored lowest first.
typedef struct decimal {
  int count;
  int exponent;
  char digits[DIGITS_MAX];
} decimal;

/// Returns the number of digits to remove from a number of `bits` bits that clearly has more than
/// `precision`.
static unsigned removable_digits(unsigned bits, unsigned precision) {
  // 196/59 is slightly more than log2(10).
  const unsigned needed = (precision * 196 + 58) / 59;
  return bits <= needed ? 0 : (bits - needed) * 59 / 196;
}

/// Appends the lowest `count` digits of `piece` (fewer if it `is_last`), omitting trailing zeros of
/// the number.
static void append_digits(uint64_t piece, int count, bool is_last, decimal* text) {
  for (int i = 0; i < count && (piece != 0 || !is_last); ++i) {
    const char digit = (char)(piece % 10);
    piece /= 10;
    if (text->count == 0 && digit == 0) {
      ++text->exponent;
    } else {
      text->digits[text->count++] = digit;
    }
  }
}

static void split_digits(tn_natural* number, decimal* text) {
  while (number->count != 0) {
    const uint64_t piece = tn_natural__divide(number, tn_natural__power_of_10(TN_NATURAL_TENS));
    append_digits(piece, (int)TN_NATURAL_TENS, number->count == 0, text);
  }
}

static void drop_digits(decimal* text, int count) {
  text->exponent += count;
  text->count -= count;
  memmove(text->digits, text->digits + count, (size_t)text->count);
}

/// Rounds half up to `precision` digits.
static void round_digits(decimal* text, int precision) {
  if (text->count <= precision) return;
  int first = text->count - precision;
  if (text->digits[first - 1] < 5) {
    while (first < text->count && text->digits[first] == 0) ++first;
    drop_digits(text, first);
    return;
  }
  for (int i = first; i < text->count; ++i) {
    if (text->digits[i] != 9) {
      ++text->digits[i];
      break;
    }
    ++first;
  }
  const bool carried_through = first == text->count;
  drop_digits(text, first);
  if (carried_through) {
    text->count = 1;
    text->digits[0] = 1;
  }
}

static unsigned wide_bit_count(wide_word value) {
  const uint64_t high = (uint64_t)(value >> 64);
  if (high != 0) return 128 - (unsigned)__builtin_clzll(high);
  const uint64_t low = (uint64_t)value;
  return low == 0 ? 0 : 64 - (unsigned)__builtin_clzll(low);
}

/// Returns significand * 2^exponent, or times 5^-exponent if that is negative; 0 if it does not
/// fit.
static wide_word scale_short(wide_word significand, int exponent) {
  const unsigned bits = wide_bit_count(significand);
  if (exponent >= 0) return bits + (unsigned)exponent > 127 ? 0 : significand << exponent;
  const unsigned fives = (unsigned)-exponent;
  // 5^n has less than 7 n / 3 + 1 bits.
  if (fives > 2 * TN_NATURAL_FIVES || bits + fives * 7 / 3 + 1 > 127) return 0;
  const unsigned first = fives < TN_NATURAL_FIVES ? fives : TN_NATURAL_FIVES;
  return significand * tn_natural__powers_of_5[first] * tn_natural__powers_of_5[fives - first];
}

/// Computes the digits of a value for which two words suffice. Returns false, and changes nothing,
/// for others.
static bool make_short_decimal(wide_word significand, int exponent, unsigned precision,
                               decimal* text) {
  wide_word number = scale_short(significand, exponent);
  if (number == 0) return false;
  unsigned removable = removable_digits(wide_bit_count(number), precision);
  const unsigned cut = removable;
  for (; removable > TN_NATURAL_TENS; removable -= TN_NATURAL_TENS)
    number /= tn_natural__power_of_10(TN_NATURAL_TENS);
  number /= tn_natural__power_of_10(removable);
  if (number >> 64 != 0) return false;
  text->exponent = (exponent < 0 ? exponent : 0) + (int)cut;
  append_digits((uint64_t)number, 20, true, text);
  return true;
}

static void divide_power_of_10(tn_natural* number, unsigned exponent) {
  for (; exponent >= TN_NATURAL_TENS; exponent -= TN_NATURAL_TENS) {
    (void)tn_natural__divide(number, tn_natural__power_of_10(TN_NATURAL_TENS));
  }
  if (exponent != 0) (void)tn_natural__divide(number, tn_natural__power_of_10(exponent));
}

static void make_long_decimal(wide_word significand, int exponent, unsigned precision,
                              decimal* text) {
  tn_natural number;
  tn_natural__set(&number, (uint64_t)significand, (uint64_t)(significand >> 64));
  if (exponent > 0) {
    tn_natural__shift_left(&number, (unsigned)exponent);
  } else if (exponent < 0) {
    tn_natural__multiply_power_of_5(&number, (unsigned)-exponent);
    text->exponent = exponent;
  }
  const unsigned cut = removable_digits(tn_natural__bit_count(&number), precision);
  divide_power_of_10(&number, cut);
  text->exponent += (int)cut;
  split_digits(&number, text);
}

static wide_word significand_of(const decoded* value) {
  return (wide_word)value->significand[1] << 64 | value->significand[0];
}

/// `value` must be finite and not zero.
static void make_decimal(const decoded* value, unsigned precision, decimal* text) {
  text->count = 0;
  text->exponent = 0;
  const int zeros = value->significand[0] != 0 ? __builtin_ctzll(value->significand[0])
                                               : 64 + __builtin_ctzll(value->significand[1]);
  const wide_word significand = significand_of(value) >> zeros;
  const int exponent = value->exponent + zeros;
  if (!make_short_decimal(significand, exponent, precision, text)) {
    make_long_decimal(significand, exponent, precision, text);
  }
  round_digits(text, (int)precision);
}

//===-- Round trip ----------------------------------------------------------------------------===//

static uint64_t digits_as_integer(const decimal* text) {
  uint64_t value = 0;
  for (int i = text->count; i-- > 0;) value = value * 10 + (uint64_t)text->digits[i];
  return value;
}

/// Compares digits * 10^ten with significand * 2^two.
static int compare_with_binary(uint64_t digits, int ten, const uint64_t significand[2], int two) {
  tn_natural left;
  tn_natural right;
  tn_natural__set(&left, digits, 0);
  tn_natural__set(&right, significand[0], significand[1]);
  if (ten > 0) {
    tn_natural__multiply_power_of_5(&left, (unsigned)ten);
  } else {
    tn_natural__multiply_power_of_5(&right, (unsigned)-ten);
  }
  if (ten > two) {
    tn_natural__shift_left(&left, (unsigned)(ten - two));
  } else {
    tn_natural__shift_left(&right, (unsigned)(two - ten));
  }
  return tn_natural__compare(&left, &right);
}

/// Returns the value of the digits if a double represents both the digits and the power of ten
/// exactly, so that the value is rounded only once; else 0.
static double near_value(const decimal* text) {
  static const double powers[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                    1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                    1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  if (text->exponent < -22 || text->exponent > 22) return 0;
  const double digits = (double)digits_as_integer(text);
  return text->exponent < 0 ? digits / powers[-text->exponent] : digits * powers[text->exponent];
}

/// Returns, by exact comparison, whether the digits are nearer to `value` than to its neighbours,
/// or in the middle and `value` is even.
static bool reads_back_exactly(const decoded* value, const decimal* text) {
  const wide_word significand = significand_of(value);
  const bool lowest = significand == (wide_word)1 << (value->precision - 1);
  const wide_word below = 4 * significand - (lowest && !value->is_least_exponent ? 1 : 2);
  const wide_word above = 4 * significand + 2;
  const uint64_t below_words[2] = {(uint64_t)below, (uint64_t)(below >> 64)};
  const uint64_t above_words[2] = {(uint64_t)above, (uint64_t)(above >> 64)};
  const uint64_t digits = digits_as_integer(text);
  const int with_below =
      compare_with_binary(digits, text->exponent, below_words, value->exponent - 2);
  const int with_above =
      compare_with_binary(digits, text->exponent, above_words, value->exponent - 2);
  const bool even = (value->significand[0] & 1) == 0;
  return even ? with_below >= 0 && with_above <= 0 : with_below > 0 && with_above < 0;
}

/// Returns whether the six digits are parsed as `value`, whose encoding in `kind` is `bits`.
static bool reads_back(tn_float_kind kind, uint64_t bits, const decoded* value,
                       const decimal* text) {
  // Six digits distinguish any two neighbours then.
  if (value->precision <= 12) return true;
  if (kind != TN_FLOAT_F32 && kind != TN_FLOAT_F64) return reads_back_exactly(value, text);
  const double near = near_value(text);
  if (near == 0) return reads_back_exactly(value, text);
  uint64_t near_bits = 0;
  memcpy(&near_bits, &near, sizeof near);
  if (kind == TN_FLOAT_F64) return near_bits == (bits & ~(UINT64_C(1) << 63));
  // Rounding twice is only wrong next to the midpoint of two floats.
  const uint64_t behind = near_bits & ((UINT64_C(1) << 29) - 1);
  const uint64_t middle = UINT64_C(1) << 28;
  if (behind + 1 >= middle && behind <= middle + 1) return reads_back_exactly(value, text);
  const float rounded = (float)near;
  uint32_t rounded_bits = 0;
  memcpy(&rounded_bits, &rounded, sizeof rounded);
  return rounded_bits == (bits & 0x7fffffffu);
}

//===-- Output --------------------------------------------------------------------------------===//

static char digit_at(const decimal* text, int i) {
  return (char)('0' + text->digits[text->count - 1 - i]);
}

/// Writes `d.ddd` and an exponent; `padded` adds zeros up to `precision` digits after the point and
/// two of the exponent. Returns the end.
static char* put_scientific(char* at, const decimal* text, int precision, bool padded) {
  int exponent = text->exponent + text->count - 1;
  *at++ = digit_at(text, 0);
  *at++ = '.';
  if (text->count == 1 && !padded) *at++ = '0';
  for (int i = 1; i < text->count; ++i) *at++ = digit_at(text, i);
  if (padded) {
    for (int i = text->count - 1; i < precision; ++i) *at++ = '0';
  }
  *at++ = padded ? 'e' : 'E';
  *at++ = exponent < 0 ? '-' : '+';
  if (exponent < 0) exponent = -exponent;
  if (padded && exponent < 10) *at++ = '0';
  return at + tn_format_unsigned(at, (uint64_t)exponent);
}

static char* put_positional(char* at, const decimal* text) {
  const int whole_digits = text->count + text->exponent;
  int i = 0;
  if (whole_digits <= 0) {
    *at++ = '0';
  } else {
    while (i < whole_digits) *at++ = digit_at(text, i++);
  }
  *at++ = '.';
  for (int zeros = whole_digits; zeros < 0; ++zeros) *at++ = '0';
  while (i < text->count) *at++ = digit_at(text, i++);
  return at;
}

static bool reads_as_scientific(const decimal* text) {
  const int highest = text->exponent + text->count - 1;
  return highest < 0 && -highest > 3;
}

/// Writes all significant digits. Returns `at` itself if there would be no decimal point.
static char* put_in_full(char* at, const decoded* value) {
  const int precision = 2 + value->precision * 59 / 196;
  decimal text;
  make_decimal(value, (unsigned)precision, &text);
  if (text.exponent >= 0) {
    if (text.exponent <= 3 && text.count + text.exponent <= precision) return at;
  } else if (!reads_as_scientific(&text)) {
    return put_positional(at, &text);
  }
  return put_scientific(at, &text, precision, false);
}

static char* put_encoding(char* at, const uint64_t words[2]) {
  bool leading = true;
  *at++ = '0';
  *at++ = 'x';
  for (unsigned shift = 128; shift != 0;) {
    shift -= 4;
    const uint64_t digit = words[shift / 64] >> shift % 64 & 15;
    leading = leading && digit == 0;
    if (!leading) *at++ = "0123456789ABCDEF"[digit];
  }
  return at;
}

/// Writes the magnitude of a finite value; returns `at` itself if only the encoding reproduces it.
static char* put_magnitude(char* at, tn_float_kind kind, uint64_t bits, const decoded* value) {
  if ((value->significand[0] | value->significand[1]) == 0) {
    memcpy(at, "0.000000e+00", 12);
    return at + 12;
  }
  decimal text;
  make_decimal(value, 6, &text);
  if (reads_back(kind, bits, value, &text)) return put_scientific(at, &text, 6, true);
  return put_in_full(at, value);
}

size_t tn_float__format(tn_float_kind kind, const uint64_t words[2], char* out,
                        bool* out_is_decimal) {
  uint64_t bits[2] = {words[0], tn_float_format__word_count(kind) == 2 ? words[1] : 0};
  tn_float_format__normalise(kind, bits);
  const decoded value = decode(kind, bits);
  if (value.finite) {
    char* const start = value.negative ? out + 1 : out;
    out[0] = '-';
    char* const end = put_magnitude(start, kind, bits[0], &value);
    *out_is_decimal = true;
    if (end != start) return (size_t)(end - out);
  }
  *out_is_decimal = false;
  return (size_t)(put_encoding(out, bits) - out);
}

bool tn_printer__put_float(tn_printer* printer, tn_float_kind kind, const uint64_t words[2]) {
  tn_print_sink* sink = &printer->sink;
  bool is_decimal;
  char* const at = tn_print_sink__reserve(sink, TN_FLOAT_TEXT_MAX);
  sink->size += tn_float__format(kind, words, at, &is_decimal);
  return is_decimal;
}
