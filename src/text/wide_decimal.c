// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion by halves: value = high * b^k + low. The halves are converted first, and the power of
// the source base is known in the target base; so only a multiplication in the target base remains.

#include "text/wide_decimal.h"

#include "base/memory.h"
#include "base/number_natural.h"
#include "base/status.h"
#include "text/wide_product.h"

/// Two of these make three limbs.
#define PIECE (TN_LIMB_DECIMAL * HALF_LIMB)
#define HALF_LIMB 1000000u
/// The number of words that are converted by plain division. Twice their limbs, 41.74, times three
/// digits are nearly a power of two, and so are the products of all levels.
#define BASE_WORDS 26u

//===-- To decimal ----------------------------------------------------------------------------===//

#define POWERS_MAX 40u

typedef struct conversion {
  tn_multiplier multiplier;
  tn_factor powers[POWERS_MAX];  ///< 2^(64 BASE_WORDS 2^i), or 10^(BASE_DIGITS 2^i)
  size_t rooms[POWERS_MAX];
  size_t power_count;
} conversion;

static size_t convert_short(const uint64_t* words, size_t word_count, uint64_t* out) {
  tn_natural rest;
  size_t count = 0;
  rest.count = (uint32_t)word_count;
  memcpy(rest.words, words, word_count * sizeof *words);
  while (rest.count != 0) {
    const uint64_t low = tn_natural__divide(&rest, PIECE);
    const uint64_t high = tn_natural__divide(&rest, PIECE);
    out[count++] = low % TN_LIMB_DECIMAL;
    out[count++] = low / TN_LIMB_DECIMAL + high % HALF_LIMB * HALF_LIMB;
    out[count++] = high / HALF_LIMB;
  }
  return tn_limbs__without_zeros(out, count);
}

/// Computes the powers of two that splitting `word_count` words requires.
static tn_status make_powers(conversion* self, size_t word_count) {
  const uint64_t one[BASE_WORDS + 1] = {[BASE_WORDS] = 1};
  for (size_t words = BASE_WORDS; words < word_count; words *= 2) {
    const size_t i = self->power_count;
    self->rooms[i] = tn_wide_decimal__limb_bound(words + 1) * 2;
    self->powers[i].limbs.at =
        tn_allocate(self->multiplier.transform.allocator, self->rooms[i] * sizeof(uint64_t));
    if (self->powers[i].limbs.at == NULL) return TN_OUT_OF_MEMORY;
    ++self->power_count;
    if (i == 0) {
      self->powers[i].limbs.count = convert_short(one, BASE_WORDS + 1, self->powers[i].limbs.at);
    } else {
      TN_TRY(tn_multiplier__multiply(&self->multiplier, self->powers[i - 1].limbs,
                                     &self->powers[i - 1], self->powers[i].limbs.at,
                                     &self->powers[i].limbs.count));
    }
  }
  return TN_OK;
}

/// The depth of recursion is the logarithm of the number's size.
static tn_status convert(conversion* self, const uint64_t* words, size_t word_count, uint64_t* out,
                         size_t* out_count) {
  if (word_count <= BASE_WORDS) {
    *out_count = convert_short(words, word_count, out);
    return TN_OK;
  }
  size_t level = 0;
  while (((size_t)BASE_WORDS << (level + 1)) < word_count) ++level;
  const size_t split = (size_t)BASE_WORDS << level;
  const size_t high_room = tn_wide_decimal__limb_bound(word_count - split);
  const size_t product_room = high_room + self->powers[level].limbs.count;
  const size_t byte_size = (high_room + product_room) * sizeof(uint64_t);
  uint64_t* high = tn_allocate(self->multiplier.transform.allocator, byte_size);
  if (high == NULL) return TN_OUT_OF_MEMORY;
  tn_limbs product = {.at = high + high_room};
  tn_limbs low = {.at = out};
  size_t high_count = 0;
  tn_status status = convert(self, words + split, word_count - split, high, &high_count);
  if (status == TN_OK) {
    status = tn_multiplier__multiply(&self->multiplier, (tn_limbs){high, high_count},
                                     &self->powers[level], product.at, &product.count);
  }
  if (status == TN_OK) status = convert(self, words, split, low.at, &low.count);
  if (status == TN_OK) {
    tn_limbs__add(&low, product, TN_LIMB_DECIMAL);
    *out_count = low.count;
  }
  tn_deallocate(self->multiplier.transform.allocator, high, byte_size);
  return status;
}

static void free_powers(conversion* self) {
  for (size_t i = 0; i < self->power_count; ++i) {
    tn_multiplier__free_factor(&self->multiplier, &self->powers[i]);
    tn_deallocate(self->multiplier.transform.allocator, self->powers[i].limbs.at,
                  self->rooms[i] * sizeof(uint64_t));
  }
  tn_multiplier__free(&self->multiplier);
}

tn_status tn_wide_decimal__convert(const tn_allocator* allocator, const uint64_t* words,
                                   size_t word_count, uint64_t* limbs_out, size_t* out_count) {
  conversion self = {
      .multiplier = {.transform = {.allocator = allocator}, .base = TN_LIMB_DECIMAL}};
  *out_count = 0;
  while (word_count != 0 && words[word_count - 1] == 0) --word_count;
  tn_status status = make_powers(&self, word_count);
  if (status == TN_OK) status = convert(&self, words, word_count, limbs_out, out_count);
  free_powers(&self);
  return status;
}

//===-- From decimal --------------------------------------------------------------------------===//

#define DIGITS_A_WORD 19u
/// The number of digits that are converted by plain multiplication. Twice their limbs, 41.53, times
/// three are nearly a power of two, too.
#define BASE_DIGITS 300u
/// The maximum number of limbs of this number of digits: a limb holds 14.4.
#define BINARY_LIMB_BOUND(digit_count) ((digit_count) / 14 + 4)
#define LIMB_BITS 48u

/// Converts up to BASE_DIGITS digits.
static void read_few(const char* digits, size_t digit_count, tn_natural* out) {
  out->count = 0;
  for (size_t at = 0; at < digit_count;) {
    uint64_t factor = 1;
    uint64_t value = 0;
    for (size_t i = 0; i < DIGITS_A_WORD && at < digit_count; ++i, ++at) {
      factor *= 10;
      value = value * 10 + (uint64_t)(digits[at] - '0');
    }
    tn_natural__multiply_add(out, factor, value);
  }
}

static size_t read_short(const char* digits, size_t digit_count, uint64_t* out) {
  tn_natural number;
  read_few(digits, digit_count, &number);
  number.words[number.count] = 0;
  const size_t count = (number.count * 64 + LIMB_BITS - 1) / LIMB_BITS;
  for (size_t i = 0; i < count; ++i) {
    const uint64_t* from = &number.words[i * LIMB_BITS / 64];
    const unsigned shift = i * LIMB_BITS % 64;
    out[i] = (shift == 0 ? from[0] : from[0] >> shift | from[1] << (64 - shift)) % TN_LIMB_BINARY;
  }
  return tn_limbs__without_zeros(out, count);
}

/// Computes the powers of ten that splitting `digit_count` digits requires: 10^(BASE_DIGITS 2^i).
static tn_status make_powers_of_ten(conversion* self, size_t digit_count) {
  char one[BASE_DIGITS];
  memset(one, '9', sizeof one);
  for (size_t digits = BASE_DIGITS; digits < digit_count; digits *= 2) {
    const size_t i = self->power_count;
    self->rooms[i] = BINARY_LIMB_BOUND(digits) * 2;
    self->powers[i].limbs.at =
        tn_allocate(self->multiplier.transform.allocator, self->rooms[i] * sizeof(uint64_t));
    if (self->powers[i].limbs.at == NULL) return TN_OUT_OF_MEMORY;
    ++self->power_count;
    if (i == 0) {
      // All nines, plus one.
      uint64_t more = 1;
      self->powers[i].limbs.count = read_short(one, sizeof one, self->powers[i].limbs.at);
      tn_limbs__add(&self->powers[i].limbs, (tn_limbs){&more, 1}, TN_LIMB_BINARY);
    } else {
      TN_TRY(tn_multiplier__multiply(&self->multiplier, self->powers[i - 1].limbs,
                                     &self->powers[i - 1], self->powers[i].limbs.at,
                                     &self->powers[i].limbs.count));
    }
  }
  return TN_OK;
}

/// The depth of recursion is the logarithm of the number's size.
static tn_status read_digits(conversion* self, const char* digits, size_t digit_count,
                             uint64_t* out, size_t* out_count) {
  if (digit_count <= BASE_DIGITS) {
    *out_count = read_short(digits, digit_count, out);
    return TN_OK;
  }
  size_t level = 0;
  while (((size_t)BASE_DIGITS << (level + 1)) < digit_count) ++level;
  const size_t low_digits = (size_t)BASE_DIGITS << level;
  const size_t high_digits = digit_count - low_digits;
  const size_t high_room = BINARY_LIMB_BOUND(high_digits);
  const size_t product_room = high_room + self->powers[level].limbs.count;
  const size_t byte_size = (high_room + product_room) * sizeof(uint64_t);
  uint64_t* high = tn_allocate(self->multiplier.transform.allocator, byte_size);
  if (high == NULL) return TN_OUT_OF_MEMORY;
  tn_limbs product = {.at = high + high_room};
  tn_limbs low = {.at = out};
  size_t high_count = 0;
  tn_status status = read_digits(self, digits, high_digits, high, &high_count);
  if (status == TN_OK) {
    status = tn_multiplier__multiply(&self->multiplier, (tn_limbs){high, high_count},
                                     &self->powers[level], product.at, &product.count);
  }
  if (status == TN_OK) {
    status = read_digits(self, digits + high_digits, low_digits, low.at, &low.count);
  }
  if (status == TN_OK) {
    tn_limbs__add(&low, product, TN_LIMB_BINARY);
    *out_count = low.count;
  }
  tn_deallocate(self->multiplier.transform.allocator, high, byte_size);
  return status;
}

/// Returns false if they need more words than there are.
static bool put_words(const uint64_t* limbs, size_t count, uint64_t* words, size_t word_count) {
  for (size_t i = 0; i < count; ++i) {
    const size_t at = i * LIMB_BITS / 64;
    const unsigned shift = i * LIMB_BITS % 64;
    const uint64_t rest = shift == 0 ? 0 : limbs[i] >> (64 - shift);
    if (at >= word_count) return false;
    words[at] |= limbs[i] << shift;
    if (rest != 0 && at + 1 >= word_count) return false;
    if (rest != 0) words[at + 1] |= rest;
  }
  return true;
}

static tn_status read_long(const tn_allocator* allocator, const char* digits, size_t digit_count,
                           uint64_t* words, size_t word_count, bool* out_fits) {
  conversion self = {.multiplier = {.transform = {.allocator = allocator}, .base = TN_LIMB_BINARY}};
  const size_t room = BINARY_LIMB_BOUND(digit_count);
  uint64_t* limbs = tn_allocate(allocator, room * sizeof *limbs);
  if (limbs == NULL) return TN_OUT_OF_MEMORY;
  size_t count = 0;
  tn_status status = make_powers_of_ten(&self, digit_count);
  if (status == TN_OK) status = read_digits(&self, digits, digit_count, limbs, &count);
  *out_fits = status == TN_OK && put_words(limbs, count, words, word_count);
  free_powers(&self);
  tn_deallocate(allocator, limbs, room * sizeof *limbs);
  return status;
}

tn_status tn_wide_decimal__read(const tn_allocator* allocator, const char* digits,
                                size_t digit_count, uint64_t* words, size_t word_count,
                                bool* out_fits) {
  *out_fits = false;
  for (; digit_count != 0 && *digits == '0'; ++digits) --digit_count;
  // A word has less than 20 digits, so longer numbers need not be read.
  if (digit_count / 20 > word_count) return TN_OK;
  if (digit_count > BASE_DIGITS) {
    return read_long(allocator, digits, digit_count, words, word_count, out_fits);
  }
  tn_natural few;
  read_few(digits, digit_count, &few);
  *out_fits = few.count <= word_count;
  if (*out_fits) memcpy(words, few.words, few.count * sizeof *words);
  return TN_OK;
}
