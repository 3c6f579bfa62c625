// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natural numbers, on arrays of words for GMP's mpn functions. Division by more than a word uses
// mpn_sec_div_qr, whose memory is the caller's.

#include "base/number_natural.h"

#include <gmp.h>
#include <string.h>

__extension__ typedef unsigned __int128 wide_word;

// uint64_t may be a different type of the same size.
static mp_limb_t* limbs(uint64_t* words) { return (mp_limb_t*)words; }
static const mp_limb_t* as_limbs(const uint64_t* words) { return (const mp_limb_t*)words; }

static void drop_zeros(tn_natural* natural) {
  while (natural->count != 0 && natural->words[natural->count - 1] == 0) --natural->count;
}

int tn_natural__compare(const tn_natural* a, const tn_natural* b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  return mpn_cmp(as_limbs(a->words), as_limbs(b->words), (mp_size_t)a->count);
}

//===-- Products ------------------------------------------------------------------------------===//

void tn_natural__multiply_add(tn_natural* natural, uint64_t factor, uint64_t addend) {
  uint64_t carry = addend;
  if (natural->count != 0) {
    const mp_size_t size = (mp_size_t)natural->count;
    carry = mpn_mul_1(limbs(natural->words), as_limbs(natural->words), size, factor);
    if (addend != 0)
      carry += mpn_add_1(limbs(natural->words), as_limbs(natural->words), size, addend);
  }
  if (carry != 0) natural->words[natural->count++] = carry;
}

void tn_natural__multiply_power_of_5(tn_natural* natural, uint32_t exponent) {
  for (; exponent >= TN_NATURAL_FIVES; exponent -= TN_NATURAL_FIVES) {
    tn_natural__multiply_add(natural, tn_natural__powers_of_5[TN_NATURAL_FIVES], 0);
  }
  if (exponent != 0) tn_natural__multiply_add(natural, tn_natural__powers_of_5[exponent], 0);
}

void tn_natural__shift_left(tn_natural* natural, uint32_t bits) {
  const uint32_t words = bits / 64;
  if (natural->count == 0 || bits == 0) return;
  natural->words[natural->count + words] = 0;
  if (bits % 64 == 0) {
    memmove(natural->words + words, natural->words, natural->count * sizeof *natural->words);
  } else {
    natural->words[natural->count + words] =
        mpn_lshift(limbs(natural->words + words), as_limbs(natural->words),
                   (mp_size_t)natural->count, bits % 64);
  }
  memset(natural->words, 0, words * sizeof *natural->words);
  natural->count += words + 1;
  drop_zeros(natural);
}

//===-- Quotients -----------------------------------------------------------------------------===//

/// mpn_divrem_1 computes a reciprocal first, which is not worthwhile for this many words.
#define FEW_WORDS 6u

static uint64_t divide_few(tn_natural* natural, uint64_t divisor) {
  wide_word rest = 0;
  for (uint32_t i = natural->count; i-- > 0;) {
    const wide_word dividend = rest << 64 | natural->words[i];
    natural->words[i] = (uint64_t)(dividend / divisor);
    rest = (uint64_t)dividend - natural->words[i] * divisor;
  }
  return (uint64_t)rest;
}

uint64_t tn_natural__divide(tn_natural* natural, uint64_t divisor) {
  mp_limb_t* words = limbs(natural->words);
  const uint64_t rest = natural->count <= FEW_WORDS
                            ? divide_few(natural, divisor)
                            : mpn_divrem_1(words, 0, words, (mp_size_t)natural->count, divisor);
  drop_zeros(natural);
  return rest;
}

/// mpn_sec_div_qr_itch is 3 n + 4 for a dividend of n words.
#define DIVISION_SCRATCH (3 * TN_NATURAL_WORDS + 64)

void tn_natural__divide_by(tn_natural* natural, const tn_natural* divisor,
                           uint64_t out_quotient[TN_NATURAL_QUOTIENT_WORDS]) {
  mp_limb_t scratch[DIVISION_SCRATCH];
  memset(out_quotient, 0, TN_NATURAL_QUOTIENT_WORDS * sizeof *out_quotient);
  out_quotient[natural->count - divisor->count] =
      mpn_sec_div_qr(limbs(out_quotient), limbs(natural->words), (mp_size_t)natural->count,
                     as_limbs(divisor->words), (mp_size_t)divisor->count, scratch);
  natural->count = divisor->count;
  drop_zeros(natural);
}

//===-- Powers --------------------------------------------------------------------------------===//

const uint64_t tn_natural__powers_of_5[TN_NATURAL_FIVES + 1] = {UINT64_C(1),
                                                                UINT64_C(5),
                                                                UINT64_C(25),
                                                                UINT64_C(125),
                                                                UINT64_C(625),
                                                                UINT64_C(3125),
                                                                UINT64_C(15625),
                                                                UINT64_C(78125),
                                                                UINT64_C(390625),
                                                                UINT64_C(1953125),
                                                                UINT64_C(9765625),
                                                                UINT64_C(48828125),
                                                                UINT64_C(244140625),
                                                                UINT64_C(1220703125),
                                                                UINT64_C(6103515625),
                                                                UINT64_C(30517578125),
                                                                UINT64_C(152587890625),
                                                                UINT64_C(762939453125),
                                                                UINT64_C(3814697265625),
                                                                UINT64_C(19073486328125),
                                                                UINT64_C(95367431640625),
                                                                UINT64_C(476837158203125),
                                                                UINT64_C(2384185791015625),
                                                                UINT64_C(11920928955078125),
                                                                UINT64_C(59604644775390625),
                                                                UINT64_C(298023223876953125),
                                                                UINT64_C(1490116119384765625),
                                                                UINT64_C(7450580596923828125)};
