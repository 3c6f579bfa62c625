// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion by halves: value = high * 2^k + low, where the halves are converted first and the
// power of two is known in decimal; so all there is to do is to multiply in decimal. Long products
// go through a number-theoretic transform modulo 2^64 - 2^32 + 1, in which the sums of products of
// limbs stay whole: 2^24 limbs of 10^6 do not reach the modulus.

#include "text/wide_decimal.h"

#include "base/memory.h"
#include "base/status.h"

__extension__ typedef unsigned __int128 wide_word;

#define LIMB UINT64_C(1000000)
#define PIECE (LIMB * LIMB * LIMB)
#define LIMBS_A_PIECE 3u
/// Words that are converted by plain division.
#define BASE_WORDS 24u
/// Limbs up to which products are made limb by limb.
#define SHORT_LIMBS 160u

//===-- Arithmetic modulo 2^64 - 2^32 + 1 -----------------------------------------------------===//

#define MODULUS UINT64_C(0xffffffff00000001)
#define GENERATOR 7u
/// 2^64 modulo MODULUS.
#define OVERFLOW_VALUE UINT64_C(0xffffffff)

// Whether something overflows cannot be predicted, so none of these branches on it: a mask is all
// ones where it does.

static uint64_t mask_of(bool condition) { return 0 - (uint64_t)condition; }

static uint64_t add(uint64_t a, uint64_t b) {
  const uint64_t sum = a + b;
  return sum - (MODULUS & mask_of((sum < a) | (sum >= MODULUS)));
}

static uint64_t subtract(uint64_t a, uint64_t b) { return a - b + (MODULUS & mask_of(a < b)); }

static uint64_t multiply(uint64_t a, uint64_t b) {
  const wide_word product = (wide_word)a * b;
  const uint64_t high = (uint64_t)(product >> 64);
  uint64_t value = 0;
  const bool borrows = __builtin_sub_overflow((uint64_t)product, high >> 32, &value);
  value -= OVERFLOW_VALUE & mask_of(borrows);
  const uint64_t middle = (high & OVERFLOW_VALUE) * OVERFLOW_VALUE;
  const bool carries = __builtin_add_overflow(value, middle, &value);
  value += OVERFLOW_VALUE & mask_of(carries);
  return value - (MODULUS & mask_of(value >= MODULUS));
}

static uint64_t power(uint64_t base, uint64_t exponent) {
  uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1) {
    if (exponent & 1) result = multiply(result, base);
    base = multiply(base, base);
  }
  return result;
}

//===-- The transform -------------------------------------------------------------------------===//

/// The powers 0 to size / 2 - 1 of a root of unity of order `size`, a power of two.
static void make_roots(uint64_t* roots, size_t size) {
  const uint64_t root = power(GENERATOR, (MODULUS - 1) / size);
  roots[0] = 1;
  for (size_t i = 1; i < size / 2; ++i) roots[i] = multiply(roots[i - 1], root);
}

/// To the values at the powers of the root, in bit-reversed order.
static void transform(uint64_t* values, const uint64_t* roots, size_t size) {
  for (size_t half = size / 2; half != 0; half /= 2) {
    const size_t stride = size / 2 / half;
    for (size_t start = 0; start < size; start += 2 * half) {
      uint64_t* low = values + start;
      for (size_t i = 0; i < half; ++i) {
        const uint64_t a = low[i];
        const uint64_t b = low[i + half];
        low[i] = add(a, b);
        low[i + half] = multiply(subtract(a, b), roots[i * stride]);
      }
    }
  }
}

/// Back again. The inverse of a power is the one as far from the middle of the circle, negated.
static void transform_back(uint64_t* values, const uint64_t* roots, size_t size) {
  for (size_t half = 1; half < size; half *= 2) {
    const size_t stride = size / 2 / half;
    for (size_t start = 0; start < size; start += 2 * half) {
      uint64_t* low = values + start;
      const uint64_t first = low[half];
      low[half] = subtract(low[0], first);
      low[0] = add(low[0], first);
      for (size_t i = 1; i < half; ++i) {
        const uint64_t a = low[i];
        const uint64_t b = multiply(low[i + half], roots[size / 2 - i * stride]);
        low[i] = subtract(a, b);
        low[i + half] = add(a, b);
      }
    }
  }
  const uint64_t scale = power(size, MODULUS - 2);
  for (size_t i = 0; i < size; ++i) values[i] = multiply(values[i], scale);
}

//===-- Products ------------------------------------------------------------------------------===//

typedef struct limbs {
  uint32_t* at;
  size_t count;
} limbs;

static size_t without_zeros(const uint32_t* at, size_t count) {
  while (count != 0 && at[count - 1] == 0) --count;
  return count;
}

static void multiply_short(limbs a, limbs b, uint32_t* out) {
  uint64_t carry = 0;
  for (size_t i = 0; i < a.count + b.count; ++i) {
    uint64_t sum = carry;
    const size_t from = i < b.count ? 0 : i - b.count + 1;
    for (size_t j = from; j <= i && j < a.count; ++j) sum += (uint64_t)a.at[j] * b.at[i - j];
    out[i] = (uint32_t)(sum % LIMB);
    carry = sum / LIMB;
  }
}

static void spread(limbs from, uint64_t* values, size_t size) {
  for (size_t i = 0; i < from.count; ++i) values[i] = from.at[i];
  memset(values + from.count, 0, (size - from.count) * sizeof *values);
}

static tn_status multiply_long(const tn_allocator* allocator, limbs a, limbs b, uint32_t* out) {
  size_t size = 2;
  while (size < a.count + b.count) size *= 2;
  const bool is_square = a.at == b.at && a.count == b.count;
  const size_t byte_size = ((is_square ? size : 2 * size) + size / 2) * sizeof(uint64_t);
  uint64_t* roots = tn_allocate(allocator, byte_size);
  if (roots == NULL) return TN_OUT_OF_MEMORY;
  uint64_t* left = roots + size / 2;
  uint64_t* right = is_square ? left : left + size;
  make_roots(roots, size);
  spread(a, left, size);
  transform(left, roots, size);
  if (!is_square) {
    spread(b, right, size);
    transform(right, roots, size);
  }
  for (size_t i = 0; i < size; ++i) left[i] = multiply(left[i], right[i]);
  transform_back(left, roots, size);
  uint64_t carry = 0;
  for (size_t i = 0; i < a.count + b.count; ++i) {
    const uint64_t sum = left[i] + carry;
    out[i] = (uint32_t)(sum % LIMB);
    carry = sum / LIMB;
  }
  tn_deallocate(allocator, roots, byte_size);
  return TN_OK;
}

/// `out` has room for the limbs of both.
static tn_status multiply_limbs(const tn_allocator* allocator, limbs a, limbs b, uint32_t* out,
                                size_t* out_count) {
  if (a.count <= SHORT_LIMBS || b.count <= SHORT_LIMBS) {
    multiply_short(a.count < b.count ? a : b, a.count < b.count ? b : a, out);
  } else {
    TN_TRY(multiply_long(allocator, a, b, out));
  }
  *out_count = without_zeros(out, a.count + b.count);
  return TN_OK;
}

//===-- Conversion ----------------------------------------------------------------------------===//

#define POWERS_MAX 40u

typedef struct conversion {
  const tn_allocator* allocator;
  limbs powers[POWERS_MAX];  ///< 2^(64 BASE_WORDS 2^i)
  size_t rooms[POWERS_MAX];
  size_t power_count;
} conversion;

static size_t convert_short(const uint64_t* words, size_t word_count, uint32_t* out) {
  uint64_t rest_words[BASE_WORDS + 1];
  size_t count = 0;
  memcpy(rest_words, words, word_count * sizeof *words);
  while (word_count != 0 && rest_words[word_count - 1] == 0) --word_count;
  while (word_count != 0) {
    wide_word rest = 0;
    for (size_t i = word_count; i-- > 0;) {
      const wide_word dividend = rest << 64 | rest_words[i];
      rest_words[i] = (uint64_t)(dividend / PIECE);
      rest = (uint64_t)dividend - rest_words[i] * PIECE;
    }
    if (rest_words[word_count - 1] == 0) --word_count;
    uint64_t piece = (uint64_t)rest;
    for (size_t i = 0; i < LIMBS_A_PIECE; ++i) {
      out[count++] = (uint32_t)(piece % LIMB);
      piece /= LIMB;
    }
  }
  return without_zeros(out, count);
}

/// Makes the powers of two that splitting `word_count` words asks for.
static tn_status make_powers(conversion* it, size_t word_count) {
  const uint64_t one[BASE_WORDS + 1] = {[BASE_WORDS] = 1};
  for (size_t words = BASE_WORDS; words < word_count; words *= 2) {
    const size_t i = it->power_count;
    it->rooms[i] = tn_wide_decimal__limb_bound(words + 1) * 2;
    it->powers[i].at = tn_allocate(it->allocator, it->rooms[i] * sizeof(uint32_t));
    if (it->powers[i].at == NULL) return TN_OUT_OF_MEMORY;
    ++it->power_count;
    if (i == 0) {
      it->powers[i].count = convert_short(one, BASE_WORDS + 1, it->powers[i].at);
    } else {
      TN_TRY(multiply_limbs(it->allocator, it->powers[i - 1], it->powers[i - 1], it->powers[i].at,
                            &it->powers[i].count));
    }
  }
  return TN_OK;
}

static void add_limbs(uint32_t* to, size_t* count, const uint32_t* from, size_t from_count) {
  uint32_t carry = 0;
  for (size_t i = 0; i < from_count || carry != 0; ++i) {
    const uint32_t sum = (i < *count ? to[i] : 0) + (i < from_count ? from[i] : 0) + carry;
    carry = sum >= LIMB;
    to[i] = sum - (carry ? (uint32_t)LIMB : 0);
    if (i >= *count) *count = i + 1;
  }
}

/// The depth of recursion is the logarithm of the number's size.
static tn_status convert(conversion* it, const uint64_t* words, size_t word_count, uint32_t* out,
                         size_t* out_count) {
  if (word_count <= BASE_WORDS) {
    *out_count = convert_short(words, word_count, out);
    return TN_OK;
  }
  size_t level = 0;
  while (((size_t)BASE_WORDS << (level + 1)) < word_count) ++level;
  const size_t split = (size_t)BASE_WORDS << level;
  const size_t high_room = tn_wide_decimal__limb_bound(word_count - split);
  const size_t product_room = high_room + it->powers[level].count;
  const size_t low_room = tn_wide_decimal__limb_bound(split);
  const size_t byte_size = (high_room + product_room + low_room) * sizeof(uint32_t);
  uint32_t* high = tn_allocate(it->allocator, byte_size);
  if (high == NULL) return TN_OUT_OF_MEMORY;
  uint32_t* product = high + high_room;
  uint32_t* low = product + product_room;
  size_t high_count = 0;
  size_t low_count = 0;
  tn_status status = convert(it, words + split, word_count - split, high, &high_count);
  if (status == TN_OK) status = convert(it, words, split, low, &low_count);
  if (status == TN_OK) {
    status = multiply_limbs(it->allocator, (limbs){high, high_count}, it->powers[level], product,
                            out_count);
  }
  if (status == TN_OK) {
    memcpy(out, product, *out_count * sizeof *out);
    add_limbs(out, out_count, low, low_count);
  }
  tn_deallocate(it->allocator, high, byte_size);
  return status;
}

tn_status tn_wide_decimal__convert(const tn_allocator* allocator, const uint64_t* words,
                                   size_t word_count, uint32_t* limbs_out, size_t* out_count) {
  conversion it = {.allocator = allocator};
  *out_count = 0;
  while (word_count != 0 && words[word_count - 1] == 0) --word_count;
  tn_status status = make_powers(&it, word_count);
  if (status == TN_OK) status = convert(&it, words, word_count, limbs_out, out_count);
  for (size_t i = 0; i < it.power_count; ++i) {
    tn_deallocate(allocator, it.powers[i].at, it.rooms[i] * sizeof(uint32_t));
  }
  return status;
}
