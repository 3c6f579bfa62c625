// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products beside those of the school, or where these would take too long, beside what is known of
// them: the value modulo a prime, and the limbs of products of numbers that repeat a limb.

#include "text/wide_product.h"

#include <stdlib.h>
#include <tenure/base.h>

#include "tn_test.h"

__extension__ typedef unsigned __int128 two_words;

#define PRIME ((UINT64_C(1) << 61) - 1)

static const uint64_t bases[] = {TN_LIMB_BINARY, TN_LIMB_DECIMAL};

static uint64_t next_random(uint64_t* state) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return *state ^ *state >> 29;
}

static tn_limbs make_limbs(size_t count) {
  return (tn_limbs){.at = malloc((count + 1) * sizeof(uint64_t)), .count = count};
}

static tn_limbs random_limbs(size_t count, uint64_t base, uint64_t* state) {
  const tn_limbs limbs = make_limbs(count);
  for (size_t i = 0; i < count; ++i) limbs.at[i] = next_random(state) % base;
  limbs.at[count - 1] |= 1;
  return limbs;
}

static tn_limbs repeated_limb(size_t count, uint64_t limb) {
  const tn_limbs limbs = make_limbs(count);
  for (size_t i = 0; i < count; ++i) limbs.at[i] = limb;
  return limbs;
}

/// The product by the library.
static tn_limbs multiply(tn_multiplier* multiplier, tn_limbs a, tn_factor* b) {
  tn_limbs product = make_limbs(a.count + b->limbs.count);
  memset(product.at, 0xff, product.count * sizeof *product.at);
  EXPECT_STATUS(TN_OK, tn_multiplier__multiply(multiplier, a, b, product.at, &product.count));
  return product;
}

static void expect_equal(tn_limbs expected, tn_limbs actual) {
  expected.count = tn_limbs__without_zeros(expected.at, expected.count);
  EXPECT_EQ(expected.count, actual.count);
  EXPECT_TRUE(memcmp(expected.at, actual.at, actual.count * sizeof *actual.at) == 0);
}

static void expect_school_product(tn_limbs a, tn_limbs b, uint64_t base, tn_limbs actual) {
  const tn_limbs expected = repeated_limb(a.count + b.count, 0);
  for (size_t i = 0; i < a.count; ++i) {
    uint64_t carry = 0;
    for (size_t j = 0; j < b.count; ++j) {
      const two_words sum = (two_words)a.at[i] * b.at[j] + expected.at[i + j] + carry;
      carry = (uint64_t)(sum / base);
      expected.at[i + j] = (uint64_t)(sum % base);
    }
    expected.at[i + b.count] = carry;
  }
  expect_equal(expected, actual);
  free(expected.at);
}

/// Coefficient i of the product has as many products of limbs as there are ways to add up to i.
static void expect_repeated_product(tn_limbs a, tn_limbs b, uint64_t base, tn_limbs actual) {
  const tn_limbs expected = make_limbs(a.count + b.count);
  const two_words product = (two_words)a.at[0] * b.at[0];
  const size_t shorter = a.count < b.count ? a.count : b.count;
  two_words sum = 0;
  for (size_t i = 0; i < expected.count; ++i) {
    const size_t left = expected.count - 1 - i;
    const size_t ways = i + 1 < left ? i + 1 : left;
    sum += product * (ways < shorter ? ways : shorter);
    expected.at[i] = (uint64_t)(sum % base);
    sum /= base;
  }
  expect_equal(expected, actual);
  free(expected.at);
}

static uint64_t rest_of(tn_limbs it, uint64_t base) {
  uint64_t rest = 0;
  for (size_t i = it.count; i-- > 0;)
    rest = (uint64_t)(((two_words)rest * base + it.at[i]) % PRIME);
  return rest;
}

/// Products of random numbers, twice with the factor that is kept, and its square.
static void expect_random_products(size_t a_count, size_t b_count, uint64_t base, bool by_school) {
  const tn_allocator allocator = tn_allocator_default();
  tn_multiplier multiplier = {.transform = {.allocator = &allocator}, .base = base};
  uint64_t state = a_count * 1000 + b_count;
  const tn_limbs first = random_limbs(a_count, base, &state);
  const tn_limbs second = random_limbs(a_count, base, &state);
  tn_factor factor = {.limbs = random_limbs(b_count, base, &state)};
  const tn_limbs left[] = {first, factor.limbs, second};
  for (size_t i = 0; i < 3; ++i) {
    const tn_limbs product = multiply(&multiplier, left[i], &factor);
    const two_words rests = (two_words)rest_of(left[i], base) * rest_of(factor.limbs, base);
    EXPECT_TRUE(rest_of(product, base) == (uint64_t)(rests % PRIME));
    if (by_school) expect_school_product(left[i], factor.limbs, base, product);
    free(product.at);
  }
  free(first.at);
  free(second.at);
  free(factor.limbs.at);
  tn_multiplier__free_factor(&multiplier, &factor);
  tn_multiplier__free(&multiplier);
}

/// Products of numbers of equal limbs, where all digits are half their base, which adds up to most,
/// or all limbs at their largest, or what is next to that.
static void expect_repeated_products(size_t a_count, size_t b_count, uint64_t base,
                                     size_t sample_count) {
  const tn_allocator allocator = tn_allocator_default();
  const bool decimal = base == TN_LIMB_DECIMAL;
  const uint64_t ones = decimal ? UINT64_C(100010001) : UINT64_C(0x100010001);
  const uint64_t half = decimal ? 5000 * ones : 0x8000 * ones;
  const uint64_t finer_half = decimal ? UINT64_C(500500500500) : UINT64_C(0x800800800800);
  const uint64_t samples[] = {half, finer_half, base - 1, half + ones, 1, base / 2};
  for (size_t i = 0; i < sample_count; ++i) {
    tn_multiplier multiplier = {.transform = {.allocator = &allocator}, .base = base};
    const tn_limbs a = repeated_limb(a_count, samples[i]);
    tn_factor b = {.limbs = repeated_limb(b_count, samples[i])};
    const tn_limbs product = multiply(&multiplier, a, &b);
    expect_repeated_product(a, b.limbs, base, product);
    free(product.at);
    free(a.at);
    free(b.limbs.at);
    tn_multiplier__free_factor(&multiplier, &b);
    tn_multiplier__free(&multiplier);
  }
}

TN_TEST(products_are_those_of_the_school) {
  // About the limbs that are multiplied one by one, and about powers of two of three digits a limb.
  static const size_t counts[] = {1,  2,  39,  40,  41,  42,  43,  84,
                                  85, 86, 128, 170, 171, 341, 342, 683};
  static const size_t count = sizeof counts / sizeof *counts;
  for (size_t i = 0; i < count * count; ++i) {
    for (size_t k = 0; k < 2; ++k) {
      const size_t a_count = counts[i / count];
      const size_t b_count = counts[i % count];
      expect_random_products(a_count, b_count, bases[k], true);
      expect_repeated_products(a_count, b_count, bases[k], 6);
    }
  }
}

TN_TEST(zeros_inside_stay_zeros) {
  for (size_t k = 0; k < 2; ++k) {
    const tn_allocator allocator = tn_allocator_default();
    tn_multiplier multiplier = {.transform = {.allocator = &allocator}, .base = bases[k]};
    const tn_limbs a = repeated_limb(300, 0);
    tn_factor b = {.limbs = repeated_limb(200, 0)};
    a.at[299] = b.limbs.at[199] = bases[k] - 1;
    const tn_limbs product = multiply(&multiplier, a, &b);
    expect_school_product(a, b.limbs, bases[k], product);
    free(product.at);
    free(a.at);
    free(b.limbs.at);
    tn_multiplier__free_factor(&multiplier, &b);
    tn_multiplier__free(&multiplier);
  }
}

TN_TEST(long_products_come_out_whole) {
  // The most limbs that are three digits each, and four, and one more than that. Four digits do for
  // all decimal numbers that a type has room for.
  static const struct {
    size_t limb_count;
    uint64_t base;
  } cases[] = {{5461, TN_LIMB_BINARY},    {5462, TN_LIMB_BINARY},   {174762, TN_LIMB_DECIMAL},
               {174763, TN_LIMB_DECIMAL}, {524288, TN_LIMB_BINARY}, {524289, TN_LIMB_BINARY}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    const size_t count = cases[i].limb_count;
    const size_t half = count / 2;
    expect_repeated_products(count - half, half, cases[i].base, 2);
    expect_repeated_products(count - 50, 50, cases[i].base, 1);
    if (i % 2 == 0) expect_random_products(count - half, half, cases[i].base, false);
  }
}

TN_TEST(sums_carry_to_their_end) {
  for (size_t k = 0; k < 2; ++k) {
    tn_limbs nines = repeated_limb(5, bases[k] - 1);
    uint64_t one = 1;
    tn_limbs__add(&nines, (tn_limbs){&one, 1}, bases[k]);
    EXPECT_EQ(6, nines.count);
    EXPECT_EQ(0, tn_limbs__without_zeros(nines.at, 5));
    EXPECT_TRUE(nines.at[5] == 1);
    free(nines.at);
    // A longer number is added to a shorter one.
    tn_limbs to = make_limbs(4);
    to.at[0] = bases[k] - 1;
    to.count = 1;
    uint64_t from[] = {1, bases[k] - 1, bases[k] - 1};
    tn_limbs__add(&to, (tn_limbs){from, 3}, bases[k]);
    EXPECT_EQ(4, to.count);
    EXPECT_TRUE(to.at[0] == 0 && to.at[1] == 0 && to.at[2] == 0 && to.at[3] == 1);
    free(to.at);
  }
}
