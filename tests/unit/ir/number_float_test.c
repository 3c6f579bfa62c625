// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/number_float.h"

#include <math.h>
#include <string.h>

#include "tn_test.h"

static tn_real real_of(double value) {
  uint64_t words[2] = {0, 0};
  memcpy(words, &value, sizeof value);
  return tn_real__unpack(TN_FLOAT_F64, words);
}

static double double_of(tn_real it) {
  uint64_t words[2];
  double value = 0;
  EXPECT_TRUE(tn_real__pack(&it, words));
  memcpy(&value, words, sizeof value);
  return value;
}

static bool same(double a, double b) { return memcmp(&a, &b, sizeof a) == 0; }

static uint64_t state = 88172645463325252u;

/// Doubles whose exponents lie together, or anywhere, and special ones; no NaN.
static double next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  double value = 0;
  const uint64_t bits =
      state % 3 == 0 ? state : (state & ~(UINT64_C(0x7c0) << 52)) | UINT64_C(0x3c0) << 52;
  memcpy(&value, &bits, sizeof value);
  if (state % 97 == 0) value = 0.0;
  if (state % 101 == 0) value = -INFINITY;
  if (state % 103 == 0) value = 0x1p-1074;
  return isnan(value) ? 1.0 : value;
}

/// A new NaN is positive here, and the processor's is not.
static bool agrees(double wanted, tn_real got) {
  return isnan(wanted) ? tn_real__is_nan(&got) && !got.negative : same(wanted, double_of(got));
}

TN_TEST(arithmetic_on_f64_is_the_processors) {
  for (int i = 0; i < 200000; ++i) {
    const double a = next();
    const double b = next();
    const tn_real x = real_of(a);
    const tn_real y = real_of(b);
    EXPECT_TRUE(agrees(a + b, tn_real__add(&x, &y)));
    EXPECT_TRUE(agrees(a - b, tn_real__subtract(&x, &y)));
    EXPECT_TRUE(agrees(a * b, tn_real__multiply(&x, &y)));
    EXPECT_TRUE(agrees(a / b, tn_real__divide(&x, &y)));
    EXPECT_TRUE(agrees(fmod(a, b), tn_real__remainder(&x, &y)));
    EXPECT_TRUE(agrees(floor(a), tn_real__round_integral(&x, TN_INTEGRAL_DOWN)));
    EXPECT_TRUE(agrees(ceil(a), tn_real__round_integral(&x, TN_INTEGRAL_UP)));
    EXPECT_TRUE(agrees(nearbyint(a), tn_real__round_integral(&x, TN_INTEGRAL_NEAREST)));
    EXPECT_EQ(a == b ? 1 : a > b ? 2 : 4, tn_real__compare(&x, &y));
  }
}

TN_TEST(every_encoding_survives_opening_and_packing) {
  for (int kind = 0; kind < TN_FLOAT_KIND_COUNT; ++kind) {
    const uint32_t width = tn_float_format__of((tn_float_kind)kind)->bit_width;
    for (uint64_t i = 0; i < UINT64_C(1) << (width < 16 ? width : 16); ++i) {
      uint64_t words[2] = {i, 0};
      if (width > 64) {
        words[0] = i & 0xff ? UINT64_MAX << (i & 63) | UINT64_C(1) << 63 : UINT64_C(1) << 63;
        words[1] = (i >> 8) << (width == 128 ? 56 : 8);
      } else if (width > 16) {
        words[0] = i << (width - 16);
      }
      tn_float_format__normalise((tn_float_kind)kind, words);
      uint64_t packed[2];
      const tn_real it = tn_real__unpack((tn_float_kind)kind, words);
      EXPECT_TRUE(tn_real__pack(&it, packed));
      EXPECT_TRUE(memcmp(words, packed, sizeof words) == 0);
    }
  }
}

TN_TEST(integers_of_any_width_go_over_and_back) {
  const uint64_t number[4] = {1, 0, UINT64_MAX, 0x7f};
  uint64_t back[4];
  tn_real it = tn_real__from_int(TN_FLOAT_F64, number, 256, true);
  EXPECT_TRUE(same(0x1p199, double_of(it)));
  EXPECT_TRUE(tn_real__to_int(&(tn_real){.class = TN_REAL_NORMAL,
                                         .kind = TN_FLOAT_F64,
                                         .negative = true,
                                         .exponent = 199,
                                         .significand = (tn_significand)1 << 127},
                              back, 200, true));
  it = tn_real__from_int(TN_FLOAT_F64, back, 200, true);
  EXPECT_TRUE(same(-0x1p199, double_of(it)));
  EXPECT_TRUE(!tn_real__to_int(&it, back, 199, true));
  EXPECT_TRUE(!tn_real__to_int(&it, back, 200, false));
  it = real_of(-0.9);
  EXPECT_TRUE(tn_real__to_int(&it, back, 200, false));
}

TN_TEST(conversion_is_exact_or_none) {
  tn_real out;
  tn_real it = real_of(1.0 + 0x1p-10);
  EXPECT_TRUE(tn_real__convert(&it, TN_FLOAT_F16, &out));
  EXPECT_TRUE(!tn_real__convert(&it, TN_FLOAT_BF16, &out));
  it = real_of(448.0);
  EXPECT_TRUE(tn_real__convert(&it, TN_FLOAT_F8E4M3FN, &out));
  it = real_of(INFINITY);
  EXPECT_TRUE(!tn_real__convert(&it, TN_FLOAT_F8E4M3FN, &out));
  it = real_of(-2.0);
  EXPECT_TRUE(!tn_real__convert(&it, TN_FLOAT_F8E8M0FNU, &out));
}
