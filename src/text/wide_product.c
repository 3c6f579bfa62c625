// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of natural numbers. Long ones are products of polynomials whose coefficients are the
// digits of the numbers in a base that is small enough for sums of products to be exact: the error
// is bounded, and stays below a third.

#include "text/wide_product.h"

#include "base/memory.h"
#include "base/status.h"

__extension__ typedef unsigned __int128 wide_word;

/// The maximum number of limbs for products by long multiplication.
#define SHORT_LIMBS 40u

//===-- Digits --------------------------------------------------------------------------------===//

/// How limbs are split into digits.
typedef struct digit_format {
  unsigned per_limb;
  uint64_t base;
  uint64_t reciprocal;  ///< 2^64 / base, rounded up.
} digit_format;

/// Returns value / base, exact for values below 2^46, or below 2^48 in limbs: the reciprocal is too
/// large by less than 2^16, or exact for powers of two.
static inline uint64_t divide(uint64_t value, digit_format digits) {
  return (uint64_t)((wide_word)value * digits.reciprocal >> 64);
}

static digit_format make_format(uint64_t limb_base, unsigned per_limb) {
  static const unsigned decimal[] = {[3] = 10000, [4] = 1000, [6] = 100};
  digit_format digits = {.per_limb = per_limb, .base = decimal[per_limb]};
  if (limb_base == TN_LIMB_BINARY) digits.base = UINT64_C(1) << (48 / per_limb);
  digits.reciprocal = UINT64_MAX / digits.base + 1;
  return digits;
}

/// Returns whether the error of a product stays below a third. Digits are up to half their base, of
/// either sign, and both factors have at most 2 `pair_count` of them on average.
static bool is_exact(digit_format digits, size_t pair_count) {
  const uint64_t bound = (UINT64_C(1) << 55) / 3 / (digits.base * digits.base);
  return tn_transform__error(pair_count) <= bound / (2 * pair_count);
}

static size_t pair_count_of(size_t digit_count) {
  size_t count = 4;
  while (4 * count < digit_count) count *= 2;
  return count;
}

/// Returns the largest digits that a product of `limb_count` limbs may have: three, four or six per
/// limb. The smallest ones suffice for more than 2^31 bits, or digits.
static digit_format choose_format(uint64_t limb_base, size_t limb_count, size_t* out_pair_count) {
  digit_format digits = {0};
  for (unsigned per_limb = 3; per_limb <= 6; per_limb += per_limb - 2) {
    digits = make_format(limb_base, per_limb);
    *out_pair_count = pair_count_of(per_limb * limb_count);
    if (is_exact(digits, *out_pair_count)) break;
  }
  return digits;
}

static void split_limbs(tn_limbs from, digit_format digits, tn_complex_pair* pairs, size_t count) {
  const uint64_t half = digits.base / 2;
  uint64_t carry = 0;
  size_t at = 0;
  memset(pairs, 0, count * sizeof *pairs);
  for (size_t i = 0; i < from.count; ++i) {
    uint64_t rest = from.at[i];
    for (unsigned k = 0; k < digits.per_limb; ++k) {
      const uint64_t next = divide(rest, digits);
      const uint64_t digit = rest - next * digits.base + carry;
      rest = next;
      carry = digit > half;
      *tn_coefficient(pairs, count, at++) =
          (double)((int64_t)digit - (int64_t)(carry ? digits.base : 0));
    }
  }
  if (carry != 0) *tn_coefficient(pairs, count, at - 1) += (double)digits.base;
}

/// Propagates carries, and combines digits to limbs. Coefficients are below 2^44, of either sign.
static void join_digits(tn_complex_pair* pairs, size_t count, digit_format digits, uint64_t* out,
                        size_t limb_count) {
  const double scale = 1.0 / (double)count;
  const uint64_t bias = (UINT64_C(1) << 44) / digits.base + 1;
  const double offset = (double)(bias * digits.base) + 0.5;
  uint64_t carry = 0;
  size_t at = 0;
  for (size_t i = 0; i < limb_count; ++i) {
    uint64_t limb = 0;
    uint64_t power = 1;
    for (unsigned k = 0; k < digits.per_limb; ++k, power *= digits.base) {
      const double coefficient = *tn_coefficient(pairs, count, at++) * scale;
      const uint64_t sum = (uint64_t)(int64_t)(coefficient + offset) + carry;
      const uint64_t quotient = divide(sum, digits);
      limb += (sum - quotient * digits.base) * power;
      carry = quotient - bias;
    }
    out[i] = limb;
  }
}

//===-- Products ------------------------------------------------------------------------------===//

static void multiply_short(tn_limbs a, tn_limbs b, uint64_t base, uint64_t* out) {
  wide_word sum = 0;
  for (size_t i = 0; i < a.count + b.count; ++i) {
    const size_t from = i < b.count ? 0 : i - b.count + 1;
    for (size_t j = from; j <= i && j < a.count; ++j) sum += (wide_word)a.at[j] * b.at[i - j];
    const wide_word carry = base == TN_LIMB_DECIMAL ? sum / TN_LIMB_DECIMAL : sum / TN_LIMB_BINARY;
    out[i] = (uint64_t)(sum - carry * base);
    sum = carry;
  }
}

static void transform_limbs(const tn_multiplier* self, tn_limbs from, digit_format digits,
                            tn_complex_pair* pairs, size_t count) {
  split_limbs(from, digits, pairs, count);
  tn_transform__forward(&self->transform, pairs, count);
}

/// Returns the transform of the factor, which is cached for products with a factor of its own
/// length; NULL if it must be computed each time, or out of memory. Products of one size have the
/// same digits: smaller ones are used only if larger ones would need a transform that is too long.
static const tn_complex_pair* kept_pairs(const tn_multiplier* self, tn_factor* factor,
                                         digit_format digits, size_t count) {
  if (factor->pairs != NULL) return factor->pair_count == count ? factor->pairs : NULL;
  if (pair_count_of(2 * digits.per_limb * factor->limbs.count) != count) return NULL;
  factor->pairs = tn_allocate(self->transform.allocator, count * sizeof *factor->pairs);
  if (factor->pairs == NULL) return NULL;
  factor->pair_count = count;
  transform_limbs(self, factor->limbs, digits, factor->pairs, count);
  return factor->pairs;
}

static tn_status multiply_long(tn_multiplier* self, tn_limbs a, tn_factor* b, uint64_t* out) {
  size_t count = 0;
  const digit_format digits = choose_format(self->base, a.count + b->limbs.count, &count);
  TN_TRY(tn_transform__reserve(&self->transform, count));
  const tn_complex_pair* right = kept_pairs(self, b, digits, count);
  const size_t byte_size = (right != NULL ? count : 2 * count) * sizeof *right;
  tn_complex_pair* left = tn_allocate(self->transform.allocator, byte_size);
  if (left == NULL) return TN_OUT_OF_MEMORY;
  if (right == NULL) {
    transform_limbs(self, b->limbs, digits, left + count, count);
    right = left + count;
  }
  if (a.at == b->limbs.at) {
    memcpy(left, right, count * sizeof *left);
  } else {
    transform_limbs(self, a, digits, left, count);
  }
  tn_transform__multiply(&self->transform, left, right, count);
  join_digits(left, count, digits, out, a.count + b->limbs.count);
  tn_deallocate(self->transform.allocator, left, byte_size);
  return TN_OK;
}

tn_status tn_multiplier__multiply(tn_multiplier* self, tn_limbs a, tn_factor* b, uint64_t* out,
                                  size_t* out_count) {
  if (a.count <= SHORT_LIMBS || b->limbs.count <= SHORT_LIMBS) {
    const bool turned = a.count > b->limbs.count;
    multiply_short(turned ? b->limbs : a, turned ? a : b->limbs, self->base, out);
  } else {
    TN_TRY(multiply_long(self, a, b, out));
  }
  *out_count = tn_limbs__without_zeros(out, a.count + b->limbs.count);
  return TN_OK;
}

void tn_multiplier__free_factor(const tn_multiplier* self, tn_factor* factor) {
  tn_deallocate(self->transform.allocator, factor->pairs,
                factor->pair_count * sizeof *factor->pairs);
  factor->pairs = NULL;
}

void tn_multiplier__free(tn_multiplier* self) { tn_transform__free(&self->transform); }

//===-- Sums ----------------------------------------------------------------------------------===//

/// Returns the carry; `value` is at most the base.
static inline uint64_t add_limb(uint64_t* to, uint64_t value, uint64_t base) {
  const uint64_t sum = *to + value;
  const bool carries = sum >= base;
  *to = sum - (carries ? base : 0);
  return carries;
}

void tn_limbs__add(tn_limbs* to, tn_limbs from, uint64_t base) {
  uint64_t carry = 0;
  size_t i = 0;
  while (to->count < from.count) to->at[to->count++] = 0;
  for (; i < from.count; ++i) carry = add_limb(&to->at[i], from.at[i] + carry, base);
  for (; carry != 0 && i < to->count; ++i) carry = add_limb(&to->at[i], carry, base);
  if (carry != 0) to->at[to->count++] = carry;
}
