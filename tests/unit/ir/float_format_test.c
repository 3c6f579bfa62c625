// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/float_format.h"

#include <math.h>

#include "tn_test.h"

static uint64_t encode(tn_float_kind kind, double value) {
  uint64_t words[2];
  EXPECT_TRUE(tn_float_format__encode(kind, value, words));
  return words[0];
}

TN_TEST(every_narrow_encoding_survives_a_round_trip) {
  for (int kind = 0; kind < TN_FLOAT_KIND_COUNT; ++kind) {
    const tn_float_format* format = tn_float_format__of((tn_float_kind)kind);
    if (format->bit_width > 19) continue;
    for (uint64_t bits = 0; bits < UINT64_C(1) << format->bit_width; ++bits) {
      const uint64_t words[2] = {bits, 0};
      const double value = tn_float_format__decode((tn_float_kind)kind, words);
      if (isnan(value)) continue;
      EXPECT_EQ(bits, encode((tn_float_kind)kind, value));
    }
  }
}

TN_TEST(ties_go_to_even) {
  EXPECT_EQ(0x3c00, encode(TN_FLOAT_F16, 1.0 + 0x1p-11));
  EXPECT_EQ(0x3c02, encode(TN_FLOAT_F16, 1.0 + 3 * 0x1p-11));
  EXPECT_EQ(0x3c01, encode(TN_FLOAT_F16, 1.0 + 0x1.0000001p-11));
  EXPECT_EQ(0, encode(TN_FLOAT_F16, 0x1p-25));
  EXPECT_EQ(1, encode(TN_FLOAT_F16, 0x1.1p-25));
  EXPECT_EQ(0x0400, encode(TN_FLOAT_F16, 0x1.ffffp-15));
  EXPECT_EQ(0, encode(TN_FLOAT_F32, 0x1p-150));
  EXPECT_EQ(0, encode(TN_FLOAT_F32, 5e-324));
}

TN_TEST(what_is_too_large_becomes_what_the_kind_has) {
  EXPECT_EQ(0x7bff, encode(TN_FLOAT_F16, 65519.99));
  EXPECT_EQ(0x7c00, encode(TN_FLOAT_F16, 65520.0));
  EXPECT_EQ(0xfc00, encode(TN_FLOAT_F16, -1e300));
  EXPECT_EQ(0x7e, encode(TN_FLOAT_F8E4M3FN, 464.0));
  EXPECT_EQ(0x7f, encode(TN_FLOAT_F8E4M3FN, 464.01));
  EXPECT_EQ(0xff, encode(TN_FLOAT_F8E4M3FN, -INFINITY));
  EXPECT_EQ(0x80, encode(TN_FLOAT_F8E5M2FNUZ, 1e10));
  EXPECT_EQ(0x7, encode(TN_FLOAT_F4E2M1FN, 1e300));
  EXPECT_EQ(0x8, encode(TN_FLOAT_F4E2M1FN, -INFINITY));
  EXPECT_EQ(0xf, encode(TN_FLOAT_F4E2M1FN, -1e300));
  EXPECT_EQ(0xff, encode(TN_FLOAT_F8E8M0FNU, 1e300));
}

TN_TEST(zeros) {
  EXPECT_EQ(0x80, encode(TN_FLOAT_F8E5M2, -0.0));
  EXPECT_EQ(0, encode(TN_FLOAT_F8E4M3FNUZ, -0.0));
  EXPECT_EQ(0, encode(TN_FLOAT_F8E4M3FNUZ, -1e-30));
  EXPECT_EQ(0, encode(TN_FLOAT_F8E8M0FNU, 0.0));
  EXPECT_EQ(0x8, encode(TN_FLOAT_F4E2M1FN, -0.0));
  EXPECT_EQ(127, encode(TN_FLOAT_F8E8M0FNU, 1.0));
  EXPECT_EQ(128, encode(TN_FLOAT_F8E8M0FNU, 1.5));
}

TN_TEST(nans_are_quiet_and_keep_what_fits) {
  uint64_t words[2];
  EXPECT_EQ(0x7e00, encode(TN_FLOAT_F16, NAN) & 0x7fff);
  EXPECT_EQ(0x7f, encode(TN_FLOAT_F8E4M3FN, NAN) & 0x7f);
  EXPECT_EQ(0x80, encode(TN_FLOAT_F8E4M3FNUZ, NAN));
  EXPECT_TRUE(!tn_float_format__encode(TN_FLOAT_F6E2M3FN, NAN, words));
  for (int kind = 0; kind < TN_FLOAT_KIND_COUNT; ++kind) {
    if (!tn_float_format__encode((tn_float_kind)kind, NAN, words)) continue;
    EXPECT_TRUE(isnan(tn_float_format__decode((tn_float_kind)kind, words)));
  }
}

TN_TEST(wide_kinds_hold_every_double) {
  const double values[] = {0.0,
                           -0.0,
                           1.0,
                           -2.5,
                           5e-324,
                           0x1.fffffffffffffp-1023,
                           1e300,
                           -INFINITY,
                           0.1,
                           0x1p-1022,
                           1.7976931348623157e308};
  for (size_t i = 0; i < sizeof values / sizeof values[0]; ++i) {
    uint64_t words[2];
    EXPECT_TRUE(tn_float_format__encode(TN_FLOAT_F80, values[i], words));
    double back = tn_float_format__decode(TN_FLOAT_F80, words);
    EXPECT_BITS(values[i], back);
    EXPECT_TRUE(tn_float_format__encode(TN_FLOAT_F128, values[i], words));
    back = tn_float_format__decode(TN_FLOAT_F128, words);
    EXPECT_BITS(values[i], back);
  }
  uint64_t one[2];
  EXPECT_TRUE(tn_float_format__encode(TN_FLOAT_F80, -1.0, one));
  EXPECT_EQ(UINT64_C(1) << 63, one[0]);
  EXPECT_EQ(0xbfff, one[1]);
  EXPECT_TRUE(tn_float_format__encode(TN_FLOAT_F128, -1.5, one));
  EXPECT_EQ(0, one[0]);
  EXPECT_EQ(UINT64_C(0xbfff800000000000), one[1]);
}

TN_TEST(wide_kinds_round_to_double) {
  // 1 + 2^-53 + 2^-112 is just above the tie between 1 and the next double.
  const uint64_t above[2] = {1, UINT64_C(0x3fff000000000000)};
  EXPECT_TRUE(tn_float_format__decode(TN_FLOAT_F128, above) == 1.0);
  const uint64_t tie[2] = {UINT64_C(1) << 59, UINT64_C(0x3fff000000000000)};
  EXPECT_TRUE(tn_float_format__decode(TN_FLOAT_F128, tie) == 1.0);
  const uint64_t over[2] = {UINT64_C(1) << 59 | 1, UINT64_C(0x3fff000000000000)};
  EXPECT_TRUE(tn_float_format__decode(TN_FLOAT_F128, over) == 1.0 + 0x1p-52);
  const uint64_t huge[2] = {UINT64_MAX, 0x7ffe};
  EXPECT_TRUE(isinf(tn_float_format__decode(TN_FLOAT_F80, huge)));
  const uint64_t unnormal[2] = {1, 0x3fff};
  EXPECT_TRUE(isnan(tn_float_format__decode(TN_FLOAT_F80, unnormal)));
}
