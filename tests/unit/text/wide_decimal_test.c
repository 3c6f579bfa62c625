// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "text/wide_decimal.h"

#include <stdio.h>
#include <stdlib.h>
#include <tenure/base.h>

#include "tn_test.h"

#define WORDS_MAX 1500
#define DIGITS_MAX (WORDS_MAX * 20 + 64)

static uint64_t next_random(uint64_t* state) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return *state ^ *state >> 29;
}

/// The digits of a number, with some zeros in front.
static size_t digits_of(const tn_allocator* allocator, const uint64_t* words, size_t word_count,
                        char* out) {
  uint64_t* limbs = malloc(tn_wide_decimal__limb_bound(word_count) * sizeof *limbs);
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_wide_decimal__convert(allocator, words, word_count, limbs, &count));
  size_t size = (size_t)sprintf(out, "00");
  for (size_t i = count; i-- > 0;)
    size += (size_t)sprintf(out + size, "%012llu", (unsigned long long)limbs[i]);
  free(limbs);
  return size;
}

static void expect_back(const uint64_t* words, size_t word_count) {
  static char digits[DIGITS_MAX];
  static uint64_t read[WORDS_MAX];
  const tn_allocator allocator = tn_allocator_default();
  const size_t size = digits_of(&allocator, words, word_count, digits);
  bool fits = false;
  memset(read, 0, word_count * sizeof *read);
  EXPECT_STATUS(TN_OK, tn_wide_decimal__read(&allocator, digits, size, read, word_count, &fits));
  EXPECT_TRUE(fits);
  EXPECT_TRUE(memcmp(words, read, word_count * sizeof *read) == 0);
  // It does not fit into less, unless its first word is zero.
  memset(read, 0, word_count * sizeof *read);
  EXPECT_STATUS(TN_OK,
                tn_wide_decimal__read(&allocator, digits, size, read, word_count - 1, &fits));
  EXPECT_EQ(words[word_count - 1] == 0, fits);
}

TN_TEST(numbers_of_all_sizes_go_to_decimal_and_back) {
  static uint64_t words[WORDS_MAX];
  uint64_t state = 7;
  const size_t sizes[] = {1, 2, 3, 15, 16, 17, 19, 20, 31, 32, 33, 64, 100, 300, 608, 609, 1499};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    const size_t count = sizes[i];
    for (size_t k = 0; k < count; ++k) words[k] = next_random(&state);
    expect_back(words, count);
    memset(words, 0xff, count * sizeof *words);
    expect_back(words, count);
    memset(words, 0, count * sizeof *words);
    words[count - 1] = 1;
    expect_back(words, count);
    words[count - 1] = 0;
    expect_back(words, count);
  }
}

TN_TEST(far_more_digits_than_there_is_room_for_are_not_read) {
  static char digits[DIGITS_MAX];
  memset(digits, '9', sizeof digits);
  uint64_t words[2] = {0, 0};
  bool fits = true;
  const tn_allocator allocator = tn_allocator_default();
  EXPECT_STATUS(TN_OK, tn_wide_decimal__read(&allocator, digits, sizeof digits, words, 2, &fits));
  EXPECT_TRUE(!fits);
  memset(digits, '0', sizeof digits - 1);
  EXPECT_STATUS(TN_OK, tn_wide_decimal__read(&allocator, digits, sizeof digits, words, 2, &fits));
  EXPECT_TRUE(fits);
  EXPECT_TRUE(words[0] == 9 && words[1] == 0);
}

TN_TEST(every_allocation_may_fail) {
  static char digits[12000];
  static uint64_t words[WORDS_MAX];
  memset(digits, '7', sizeof digits);
  tn_status status = TN_OUT_OF_MEMORY;
  for (size_t allowed = 0; status != TN_OK; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    bool fits = true;
    status = tn_wide_decimal__read(&allocator, digits, sizeof digits, words, WORDS_MAX, &fits);
    EXPECT_TRUE(status == TN_OK || status == TN_OUT_OF_MEMORY);
    EXPECT_EQ(status == TN_OK, fits);
    EXPECT_EQ(0, budget.live_bytes);
  }
}
