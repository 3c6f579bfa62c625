// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "base/number_int.h"

#include <string.h>

#include "tn_test.h"

#define WORDS 5

static uint64_t state = 88172645463325252u;

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

/// A number with runs of bits, so that carries go far.
static void randomise(uint64_t* out, uint32_t width) {
  for (size_t i = 0; i < tn_number__words(width); ++i) {
    const uint64_t kind = next() % 4;
    out[i] = kind == 0 ? 0 : kind == 1 ? UINT64_MAX : kind == 2 ? next() : next() >> (next() % 64);
  }
  tn_number__cut(out, width);
}

static bool equal(const uint64_t* a, const uint64_t* b, uint32_t width) {
  return tn_number__compare(a, b, width) == 0;
}

TN_TEST(quotient_times_divisor_and_remainder_is_the_dividend) {
  uint64_t scratch[256];
  for (int i = 0; i < 20000; ++i) {
    const uint32_t width = 1 + (uint32_t)(next() % (64 * WORDS));
    const bool is_signed = i % 2 == 0;
    uint64_t a[WORDS], b[WORDS], quotient[WORDS], rest[WORDS], product[WORDS];
    EXPECT_TRUE(tn_number__division_scratch(width) <= 256);
    randomise(a, width);
    randomise(b, width);
    if (tn_number__is_zero(b, width)) continue;
    tn_number__divide(quotient, rest, a, b, width, is_signed, scratch);
    tn_number__multiply(product, quotient, b, width);
    tn_number__add(product, product, rest, width);
    EXPECT_TRUE(equal(product, a, width));
    if (!is_signed) EXPECT_TRUE(tn_number__compare(rest, b, width) < 0);
    if (is_signed && !tn_number__is_zero(rest, width)) {
      EXPECT_TRUE(tn_number__is_negative(rest, width) == tn_number__is_negative(a, width));
    }
  }
}

TN_TEST(the_high_half_is_that_of_the_product_in_twice_the_width) {
  for (int i = 0; i < 20000; ++i) {
    const uint32_t width = 1 + (uint32_t)(next() % (64 * WORDS));
    const bool is_signed = i % 2 == 0;
    uint64_t a[WORDS], b[WORDS], high[WORDS], scratch[2 * WORDS];
    uint64_t x[2 * WORDS], y[2 * WORDS], product[2 * WORDS], shifted[WORDS];
    randomise(a, width);
    randomise(b, width);
    tn_number__multiply_high(high, a, b, width, is_signed, scratch);
    tn_number__resize(x, 2 * width, a, width, is_signed);
    tn_number__resize(y, 2 * width, b, width, is_signed);
    tn_number__multiply(product, x, y, 2 * width);
    tn_number__shift_right(product, product, width, 2 * width, false);
    tn_number__resize(shifted, width, product, 2 * width, false);
    EXPECT_TRUE(equal(high, shifted, width));
  }
}

TN_TEST(shifts_are_bit_by_bit) {
  for (int i = 0; i < 20000; ++i) {
    const uint32_t width = 1 + (uint32_t)(next() % (64 * WORDS));
    const uint64_t amount = next() % (width + 3);
    const bool is_signed = i % 2 == 0;
    uint64_t a[WORDS], left[WORDS], right[WORDS];
    randomise(a, width);
    tn_number__shift_left(left, a, amount, width);
    tn_number__shift_right(right, a, amount, width, is_signed);
    for (uint32_t bit = 0; bit < width; ++bit) {
      const bool lower = bit >= amount && (a[(bit - amount) / 64] >> (bit - amount) % 64 & 1) != 0;
      const bool upper = bit + amount < width
                             ? (a[(bit + amount) / 64] >> (bit + amount) % 64 & 1) != 0
                             : is_signed && tn_number__is_negative(a, width);
      EXPECT_TRUE((left[bit / 64] >> bit % 64 & 1) == lower);
      EXPECT_TRUE((right[bit / 64] >> bit % 64 & 1) == upper);
    }
  }
}

TN_TEST(bits_are_counted) {
  uint64_t it[3] = {0, 0, 0};
  EXPECT_EQ(0, tn_number__bit_length(it, 130));
  EXPECT_EQ(130, tn_number__trailing_zeros(it, 130));
  it[2] = 2;
  EXPECT_EQ(130, tn_number__bit_length(it, 130));
  EXPECT_EQ(129, tn_number__trailing_zeros(it, 130));
  EXPECT_TRUE(tn_number__is_negative(it, 130));
  it[0] = 5;
  EXPECT_EQ(3, tn_number__ones(it, 130));
  memset(it, 0xff, sizeof it);
  tn_number__cut(it, 130);
  EXPECT_EQ(130, tn_number__ones(it, 130));
  EXPECT_TRUE(tn_number__is_ones(it, 130));
}
