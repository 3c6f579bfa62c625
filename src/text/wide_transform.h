// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of real polynomials by a fast Fourier transform.
//
// A polynomial a of degree below 4 n, with real coefficients, is taken modulo x^(2n) - i, so that
// its coefficient j is the real part of value j, and coefficient 2n + j is its imaginary part: this
// represents products modulo x^(4n) + 1. So nothing has to be separated after a transform of
// complex numbers, or weighted before it; see Bernstein, "Multidigit multiplication for
// mathematicians", 2001.

#ifndef TENURE_SRC_TEXT_WIDE_TRANSFORM_H
#define TENURE_SRC_TEXT_WIDE_TRANSFORM_H

#include <tenure/base.h>

typedef struct tn_complex {
  double re;
  double im;
} tn_complex;

/// Two complex values in a layout for vector registers.
typedef struct tn_complex_pair {
  double re[2];
  double im[2];
} tn_complex_pair;

/// Returns the coefficient `at` of a polynomial in `pair_count` pairs, a power of two.
static inline double* tn_coefficient(tn_complex_pair* pairs, size_t pair_count, size_t at) {
  tn_complex_pair* pair = &pairs[at / 2 & (pair_count - 1)];
  return at < 2 * pair_count ? &pair->re[at % 2] : &pair->im[at % 2];
}

typedef struct tn_transform {
  const tn_allocator* allocator;
  tn_complex* roots;
  size_t root_count;
} tn_transform;

/// Computes the roots for `pair_count` pairs, a power of two of at least 4. TN_OUT_OF_MEMORY is not
/// reported.
TN_MUST_USE tn_status tn_transform__reserve(tn_transform* transform, size_t pair_count);
void tn_transform__free(tn_transform* transform);

// These require the roots for `count` pairs.

void tn_transform__forward(const tn_transform* transform, tn_complex_pair* pairs, size_t count);
/// Sets `left` to the transform of the product of both polynomials, times `count`.
void tn_transform__multiply(const tn_transform* transform, tn_complex_pair* left,
                            const tn_complex_pair* right, size_t count);

/// Returns the maximum error of a coefficient of the product of a and b, in units of 2^-53 |a| |b|,
/// where |a| is the root of the sum of the squares of its coefficients.
uint64_t tn_transform__error(size_t pair_count);

#endif  // TENURE_SRC_TEXT_WIDE_TRANSFORM_H
