// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of any width, in two's complement, as 64-bit words, lowest first. Bits above the width
// are 0, in arguments and results.
//
// They use GMP's mpn functions: among the libraries considered, only these take their memory from
// the caller, so that nothing can fail or abort (mpz and MPFR abort when out of memory, libtommath
// reports it but allocates for each number). Division uses mpn_sec_div_qr, as mpn_tdiv_qr allocates
// memory for long operands.
//
// A function may write its result over one of its operands unless stated otherwise.

#ifndef TENURE_SRC_BASE_NUMBER_INT_H
#define TENURE_SRC_BASE_NUMBER_INT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the number of words of a number, at least 1.
static inline size_t tn_number__words(uint32_t width) {
  return width == 0 ? 1 : ((size_t)width + 63) / 64;
}

/// Clears the bits above the width.
void tn_number__cut(uint64_t* number, uint32_t width);
/// Converts a value to another width, keeping the low bits. `out` must not be an operand.
void tn_number__resize(uint64_t* out, uint32_t out_width, const uint64_t* number, uint32_t width,
                       bool is_signed);

//===-- Predicates ----------------------------------------------------------------------------===//

bool tn_number__is_zero(const uint64_t* number, uint32_t width);
bool tn_number__is_negative(const uint64_t* number, uint32_t width);
/// Returns whether all bits are set.
bool tn_number__is_ones(const uint64_t* number, uint32_t width);
/// Returns the number of bits up to the highest set bit.
uint32_t tn_number__bit_length(const uint64_t* number, uint32_t width);
/// Returns the number of zeros below the lowest set bit; the width if there is none.
uint32_t tn_number__trailing_zeros(const uint64_t* number, uint32_t width);
uint32_t tn_number__ones(const uint64_t* number, uint32_t width);
/// Returns a number below, at or above 0 if `a` is less than, equal to or greater than `b`.
int tn_number__compare(const uint64_t* a, const uint64_t* b, uint32_t width);
int tn_number__compare_signed(const uint64_t* a, const uint64_t* b, uint32_t width);

//===-- Arithmetic ----------------------------------------------------------------------------===//

void tn_number__set(uint64_t* out, uint64_t value, uint32_t width);
void tn_number__copy(uint64_t* out, const uint64_t* number, uint32_t width);
void tn_number__negate(uint64_t* out, const uint64_t* number, uint32_t width);
void tn_number__add(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width);
void tn_number__subtract(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width);
/// Computes the low half of the product. `out` must not be an operand.
void tn_number__multiply(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width);
/// Computes the high half of the product. `out` must not be an operand; `scratch` has twice the
/// words of a number.
void tn_number__multiply_high(uint64_t* out, const uint64_t* a, const uint64_t* b, uint32_t width,
                              bool is_signed, uint64_t* scratch);
/// Shift in zeros, or copies of the sign, by any amount.
void tn_number__shift_left(uint64_t* out, const uint64_t* number, uint64_t amount, uint32_t width);
void tn_number__shift_right(uint64_t* out, const uint64_t* number, uint64_t amount, uint32_t width,
                            bool is_signed);

/// Returns the number of scratch words for division.
size_t tn_number__division_scratch(uint32_t width);
/// Computes quotient and remainder, rounded towards zero; the remainder has the sign of `a`. `b`
/// must not be 0, and no output may be an operand.
void tn_number__divide(uint64_t* quotient, uint64_t* remainder, const uint64_t* a,
                       const uint64_t* b, uint32_t width, bool is_signed, uint64_t* scratch);

#endif  // TENURE_SRC_BASE_NUMBER_INT_H
