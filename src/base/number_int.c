// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of any width, on arrays of words for GMP's mpn functions.

#include "base/number_int.h"

#include <gmp.h>
#include <string.h>

_Static_assert(sizeof(mp_limb_t) == sizeof(uint64_t) && GMP_NAIL_BITS == 0,
               "GMP's limbs are whole 64-bit words");

// uint64_t may be a different type of the same size.
static mp_limb_t* limbs(uint64_t* words) { return (mp_limb_t*)words; }
static const mp_limb_t* as_limbs(const uint64_t* words) { return (const mp_limb_t*)words; }

static mp_size_t size_of(uint32_t width) { return (mp_size_t)tn_number__words(width); }

static uint64_t top_mask(uint32_t width) {
  if (width == 0) return 0;
  return width % 64 == 0 ? ~UINT64_C(0) : (UINT64_C(1) << width % 64) - 1;
}

void tn_number__cut(uint64_t* number, uint32_t width) {
  number[tn_number__words(width) - 1] &= top_mask(width);
}

void tn_number__resize(uint64_t* out, uint32_t out_width, const uint64_t* number, uint32_t width,
                       bool is_signed) {
  const size_t count = tn_number__words(width);
  const size_t out_count = tn_number__words(out_width);
  const bool is_negative = is_signed && tn_number__is_negative(number, width);
  for (size_t i = 0; i < out_count; ++i) {
    out[i] = i < count ? number[i] : 0;
    if (is_negative && i + 1 == count) out[i] |= ~top_mask(width);
    if (is_negative && i >= count) out[i] = ~UINT64_C(0);
  }
  tn_number__cut(out, out_width);
}

//===-- Predicates ----------------------------------------------------------------------------===//

bool tn_number__is_zero(const uint64_t* number, uint32_t width) {
  return mpn_zero_p(as_limbs(number), size_of(width)) != 0;
}

bool tn_number__is_negative(const uint64_t* number, uint32_t width) {
  return width != 0 && (number[(width - 1) / 64] >> (width - 1) % 64 & 1) != 0;
}

bool tn_number__is_ones(const uint64_t* number, uint32_t width) {
  const size_t last = tn_number__words(width) - 1;
  for (size_t i = 0; i < last; ++i) {
    if (number[i] != ~UINT64_C(0)) return false;
  }
  return number[last] == top_mask(width);
}

uint32_t tn_number__bit_length(const uint64_t* number, uint32_t width) {
  for (size_t i = tn_number__words(width); i > 0; --i) {
    if (number[i - 1] != 0) return (uint32_t)(i * 64 - (size_t)__builtin_clzll(number[i - 1]));
  }
  return 0;
}

uint32_t tn_number__trailing_zeros(const uint64_t* number, uint32_t width) {
  for (size_t i = 0; i < tn_number__words(width); ++i) {
    if (number[i] != 0) return (uint32_t)(i * 64 + (size_t)__builtin_ctzll(number[i]));
  }
  return width;
}

uint32_t tn_number__ones(const uint64_t* number, uint32_t width) {
  return (uint32_t)mpn_popcount(as_limbs(number), size_of(width));
}

int tn_number__compare(const uint64_t* a, const uint64_t* b, uint32_t width) {
  return mpn_cmp(as_limbs(a), as_limbs(b), size_of(width));
}

int tn_number__compare_signed(const uint64_t* a, const uint64_t* b, uint32_t width) {
  const bool is_negative = tn_number__is_negative(a, width);
  if (is_negative != tn_number__is_negative(b, width)) return is_negative ? -1 : 1;
  return tn_number__compare(a, b, width);
}

//===-- Sums and shifts -----------------------------------------------------------------------===//

void tn_number__set(uint64_t* out, uint64_t value, uint32_t width) {
  memset(out, 0, tn_number__words(width) * sizeof *out);
  out[0] = value;
  tn_number__cut(out, width);
}

void tn_number__copy(uint64_t* out, const uint64_t* number, uint32_t width) {
  memmove(out, number, tn_number__words(width) * sizeof *out);
}

void tn_number__negate(uint64_t* out, const uint64_t* number, uint32_t width) {
  (void)mpn_neg(limbs(out), as_limbs(number), size_of(width));
  tn_number__cut(out, width);
}

void tn_number__add(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width) {
  (void)mpn_add_n(limbs(out), as_limbs(a), as_limbs(b), size_of(width));
  tn_number__cut(out, width);
}

void tn_number__subtract(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width) {
  (void)mpn_sub_n(limbs(out), as_limbs(a), as_limbs(b), size_of(width));
  tn_number__cut(out, width);
}

void tn_number__shift_left(uint64_t* out, const uint64_t* number, uint64_t amount, uint32_t width) {
  const size_t count = tn_number__words(width);
  if (amount >= width) {
    memset(out, 0, count * sizeof *out);
    return;
  }
  const size_t whole = (size_t)(amount / 64);
  memmove(out + whole, number, (count - whole) * sizeof *out);
  memset(out, 0, whole * sizeof *out);
  const unsigned rest = (unsigned)(amount % 64);
  if (rest != 0) {
    (void)mpn_lshift(limbs(out + whole), as_limbs(out + whole), (mp_size_t)(count - whole), rest);
  }
  tn_number__cut(out, width);
}

void tn_number__shift_right(uint64_t* out, const uint64_t* number, uint64_t amount, uint32_t width,
                            bool is_signed) {
  const size_t count = tn_number__words(width);
  const bool is_negative = is_signed && tn_number__is_negative(number, width);
  if (amount >= width) {
    memset(out, is_negative ? 0xff : 0, count * sizeof *out);
    tn_number__cut(out, width);
    return;
  }
  const size_t whole = (size_t)(amount / 64);
  const size_t left = count - whole;
  memmove(out, number + whole, left * sizeof *out);
  memset(out + left, 0, whole * sizeof *out);
  const unsigned rest = (unsigned)(amount % 64);
  if (rest != 0) (void)mpn_rshift(limbs(out), as_limbs(out), (mp_size_t)left, rest);
  if (!is_negative) return;
  // The bits that were shifted in, from the lowest one up.
  const size_t first = (size_t)(width - amount);
  if (first / 64 < count && first % 64 != 0) out[first / 64] |= ~UINT64_C(0) << first % 64;
  for (size_t i = (first + 63) / 64; i < count; ++i) out[i] = ~UINT64_C(0);
  tn_number__cut(out, width);
}

//===-- Products and quotients ----------------------------------------------------------------===//

void tn_number__multiply(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width) {
  const size_t count = tn_number__words(width);
  memset(out, 0, count * sizeof *out);
  for (size_t i = 0; i < count; ++i) {
    if (b[i] == 0) continue;
    (void)mpn_addmul_1(limbs(out + i), as_limbs(a), (mp_size_t)(count - i), b[i]);
  }
  tn_number__cut(out, width);
}

/// Subtracts the product of a negative operand's sign with 2^width, which the unsigned product
/// includes.
static void subtract_if(uint64_t* out, const uint64_t* sign_of, const uint64_t* other,
                        uint32_t width) {
  if (tn_number__is_negative(sign_of, width)) tn_number__subtract(out, out, other, width);
}

void tn_number__multiply_high(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width,
                              bool is_signed, uint64_t* scratch) {
  const size_t count = tn_number__words(width);
  memset(scratch, 0, 2 * count * sizeof *scratch);
  for (size_t i = 0; i < count; ++i) {
    scratch[i + count] = mpn_addmul_1(limbs(scratch + i), as_limbs(a), (mp_size_t)count, b[i]);
  }
  const uint32_t whole = (uint32_t)(width / 64);
  const unsigned rest = width % 64;
  const size_t left = 2 * count - whole;
  if (rest != 0) {
    (void)mpn_rshift(limbs(scratch + whole), as_limbs(scratch + whole), (mp_size_t)left, rest);
  }
  memcpy(out, scratch + whole, count * sizeof *out);
  tn_number__cut(out, width);
  if (!is_signed) return;
  subtract_if(out, a, b, width);
  subtract_if(out, b, a, width);
}

size_t tn_number__division_scratch(uint32_t width) {
  const mp_size_t count = size_of(width);
  return 2 * (size_t)count + (size_t)mpn_sec_div_qr_itch(count, 1) +
         (size_t)mpn_sec_div_qr_itch(count, count);
}

static void magnitude(uint64_t* out, const uint64_t* number, uint32_t width, bool is_negative) {
  if (is_negative) {
    tn_number__negate(out, number, width);
  } else {
    tn_number__copy(out, number, width);
  }
}

void tn_number__divide(uint64_t* quotient, uint64_t* remainder, const uint64_t* a,
                       const uint64_t* b, uint32_t width, bool is_signed, uint64_t* scratch) {
  const size_t count = tn_number__words(width);
  const bool a_negative = is_signed && tn_number__is_negative(a, width);
  const bool b_negative = is_signed && tn_number__is_negative(b, width);
  uint64_t* divisor = scratch;
  magnitude(remainder, a, width, a_negative);
  magnitude(divisor, b, width, b_negative);
  const size_t size = (tn_number__bit_length(divisor, width) + 63) / 64;
  memset(quotient, 0, count * sizeof *quotient);
  const mp_limb_t high =
      mpn_sec_div_qr(limbs(quotient), limbs(remainder), (mp_size_t)count, as_limbs(divisor),
                     (mp_size_t)size, limbs(scratch + 2 * count));
  quotient[count - size] = high;
  memset(remainder + size, 0, (count - size) * sizeof *remainder);
  if (a_negative != b_negative) tn_number__negate(quotient, quotient, width);
  if (a_negative) tn_number__negate(remainder, remainder, width);
}
