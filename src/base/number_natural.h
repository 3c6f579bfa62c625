// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natural numbers of bounded size, for conversion between decimal and binary: 64-bit words, lowest
// first, without zero words at the top.
//
// Like those of number_int.h, the functions use GMP's mpn functions, allocate nothing and cannot
// fail: callers must ensure that a result has at most TN_NATURAL_WORDS words.

#ifndef TENURE_SRC_BASE_NUMBER_NATURAL_H
#define TENURE_SRC_BASE_NUMBER_NATURAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The smallest f128 has 38,500 bits as an integer, times a power of ten.
#define TN_NATURAL_WORDS 640u

typedef struct tn_natural {
  uint32_t count;
  uint64_t words[TN_NATURAL_WORDS];
} tn_natural;

static inline void tn_natural__set(tn_natural* natural, uint64_t low, uint64_t high) {
  natural->words[0] = low;
  natural->words[1] = high;
  natural->count = high != 0 ? 2 : low != 0;
}
static inline uint32_t tn_natural__bit_count(const tn_natural* natural) {
  if (natural->count == 0) return 0;
  return natural->count * 64 - (uint32_t)__builtin_clzll(natural->words[natural->count - 1]);
}
/// Returns a number below, at or above 0 if `a` is less than, equal to or greater than `b`.
int tn_natural__compare(const tn_natural* a, const tn_natural* b);

void tn_natural__multiply_add(tn_natural* natural, uint64_t factor, uint64_t addend);
void tn_natural__multiply_power_of_5(tn_natural* natural, uint32_t exponent);
void tn_natural__shift_left(tn_natural* natural, uint32_t bits);
/// Returns the remainder.
uint64_t tn_natural__divide(tn_natural* natural, uint64_t divisor);

#define TN_NATURAL_QUOTIENT_WORDS 4u

/// Divides by a number that is not 0 and has at most as many words, and at least 3 words less; the
/// remainder stays in `natural`.
void tn_natural__divide_by(tn_natural* natural, const tn_natural* divisor,
                           uint64_t out_quotient[TN_NATURAL_QUOTIENT_WORDS]);

//===-- Powers --------------------------------------------------------------------------------===//

#define TN_NATURAL_FIVES 27u  ///< The greatest powers of 5, and of 10, that fit in a word.
#define TN_NATURAL_TENS 19u

extern const uint64_t tn_natural__powers_of_5[TN_NATURAL_FIVES + 1];

/// `exponent` must be at most TN_NATURAL_TENS.
static inline uint64_t tn_natural__power_of_10(uint32_t exponent) {
  return tn_natural__powers_of_5[exponent] << exponent;
}

#endif  // TENURE_SRC_BASE_NUMBER_NATURAL_H
