// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in options: bases, signs and limits.

#include "base/option_number.h"

#include "tn_test.h"

static bool reads(const char* text, int64_t low, int64_t high, int64_t expected) {
  int64_t number;
  return tn_option_number__read(tn_string_view_from(text), low, high, &number) &&
         number == expected;
}

static bool refuses(const char* text, int64_t low, int64_t high) {
  int64_t number;
  return !tn_option_number__read(tn_string_view_from(text), low, high, &number) && number == 0;
}

TN_TEST(numbers_have_bases_and_a_minus) {
  EXPECT_TRUE(reads("0", 0, 9, 0));
  EXPECT_TRUE(reads("0x1F", 0, 99, 31));
  EXPECT_TRUE(reads("0b11", 0, 99, 3));
  EXPECT_TRUE(reads("0o17", 0, 99, 15));
  EXPECT_TRUE(reads("017", 0, 99, 15));
  EXPECT_TRUE(reads("-9223372036854775808", INT64_MIN, INT64_MAX, INT64_MIN));
  EXPECT_TRUE(reads("9223372036854775807", INT64_MIN, INT64_MAX, INT64_MAX));
  EXPECT_TRUE(reads("4294967295", 0, UINT32_MAX, UINT32_MAX));
  EXPECT_TRUE(tn_option_number__of("-0x10") == -16);
  EXPECT_TRUE(tn_option_number__of("x") == 0);
}

TN_TEST(what_is_no_number_of_the_range_is_refused) {
  static const char* const texts[] = {"",   "-",   "+3", " 3",  "3 ",  "x",
                                      "0x", "0b2", "09", "1.5", "1e3", "--1"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    EXPECT_TRUE(refuses(texts[i], INT64_MIN, INT64_MAX));
  }
  EXPECT_TRUE(refuses("9223372036854775808", INT64_MIN, INT64_MAX));
  EXPECT_TRUE(refuses("-9223372036854775809", INT64_MIN, INT64_MAX));
  EXPECT_TRUE(refuses("4294967296", 0, UINT32_MAX));
  EXPECT_TRUE(refuses("-0", 0, UINT32_MAX));
}
