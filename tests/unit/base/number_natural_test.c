// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natural numbers, beside what two words do, and against themselves where they are long.

#include "base/number_natural.h"

#include "tn_test.h"

__extension__ typedef unsigned __int128 two_words;

static two_words value_of(const tn_natural* it) {
  const uint64_t high = it->count > 1 ? it->words[1] : 0;
  return it->count == 0 ? 0 : (two_words)high << 64 | it->words[0];
}

TN_TEST(few_words_are_as_the_compiler_has_them) {
  static const uint64_t samples[] = {0, 1, 10, UINT32_MAX, UINT64_C(1) << 63, UINT64_MAX};
  static const size_t count = sizeof samples / sizeof *samples;
  for (size_t i = 0; i < count * count; ++i) {
    const uint64_t a = samples[i / count];
    const uint64_t b = samples[i % count];
    tn_natural it;
    tn_natural__set(&it, a, 0);
    tn_natural__multiply_add(&it, b | 1, b);
    const two_words expected = (two_words)a * (b | 1) + b;
    EXPECT_TRUE(value_of(&it) == expected);
    EXPECT_TRUE(it.count == 0 || it.words[it.count - 1] != 0);
    EXPECT_TRUE(tn_natural__divide(&it, b | 2) == (uint64_t)(expected % (b | 2)));
    EXPECT_TRUE(value_of(&it) == expected / (b | 2));
  }
}

TN_TEST(powers_and_shifts_are_undone_by_division) {
  for (uint32_t exponent = 0; exponent < 900; exponent += 37) {
    tn_natural it;
    tn_natural__set(&it, 12345, 0);
    tn_natural__multiply_power_of_5(&it, exponent);
    tn_natural__shift_left(&it, exponent);
    uint32_t left = exponent;
    for (; left >= TN_NATURAL_TENS; left -= TN_NATURAL_TENS) {
      EXPECT_TRUE(tn_natural__divide(&it, tn_natural__power_of_10(TN_NATURAL_TENS)) == 0);
    }
    EXPECT_TRUE(tn_natural__divide(&it, tn_natural__power_of_10(left)) == 0);
    EXPECT_TRUE(it.count == 1 && it.words[0] == 12345);
  }
}

TN_TEST(shifts_by_whole_words_and_bits) {
  for (uint32_t bits = 0; bits < 300; ++bits) {
    tn_natural it;
    tn_natural__set(&it, 5, 1);
    tn_natural__shift_left(&it, bits);
    EXPECT_EQ(65 + bits, tn_natural__bit_count(&it));
    EXPECT_TRUE((it.words[bits / 64] >> bits % 64 & 1) != 0);
    for (uint32_t i = 0; i < bits / 64; ++i) EXPECT_TRUE(it.words[i] == 0);
  }
}

/// (divisor * q + r) / divisor is q, and r is left, for q of 128 and 129 bits.
TN_TEST(quotients_of_long_numbers) {
  for (uint32_t exponent = 28; exponent < 15000; exponent = exponent * 3 + 1) {
    for (uint64_t rest = 0; rest < 2; ++rest) {
      tn_natural divisor;
      tn_natural it;
      uint64_t quotient[TN_NATURAL_QUOTIENT_WORDS];
      tn_natural__set(&divisor, 7, 0);
      tn_natural__multiply_power_of_5(&divisor, exponent);
      it = divisor;
      tn_natural__multiply_add(&it, UINT64_MAX, 0);
      tn_natural__multiply_add(&it, UINT64_MAX - 1, rest);
      EXPECT_TRUE(tn_natural__compare(&it, &divisor) > 0);
      tn_natural__divide_by(&it, &divisor, quotient);
      const two_words product = (two_words)UINT64_MAX * (UINT64_MAX - 1);
      EXPECT_TRUE(quotient[0] == (uint64_t)product && quotient[1] == (uint64_t)(product >> 64));
      EXPECT_TRUE(quotient[2] == 0);
      EXPECT_TRUE(it.count == rest && (rest == 0 || it.words[0] == rest));
      EXPECT_TRUE(tn_natural__compare(&it, &divisor) < 0);
      EXPECT_EQ(0, tn_natural__compare(&divisor, &divisor));
    }
  }
}
