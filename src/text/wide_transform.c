// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The transform descends a binary tree of moduli. A node represents y^n - r, where y is x^2 and n
// the number of its pairs; with a root s of r, its children represent y^(n/2) - s and y^(n/2) + s.
// Node 1 has the modulus y^count - i, and node k the children 2k and 2k + 1. A leaf is a pair
// modulo x^2 - r: products of such pairs cost no more than another layer would.
//
// One pass descends two layers, and the parts that it has split are split further while they are in
// the cache.

#include "text/wide_transform.h"

#include <math.h>

#include "base/memory.h"
#include "base/status.h"

//===-- Complex numbers -----------------------------------------------------------------------===//

// Compilers vectorize these loops.

static inline tn_complex_pair plus(tn_complex_pair a, tn_complex_pair b) {
  for (int i = 0; i < 2; ++i) {
    a.re[i] += b.re[i];
    a.im[i] += b.im[i];
  }
  return a;
}

static inline tn_complex_pair minus(tn_complex_pair a, tn_complex_pair b) {
  for (int i = 0; i < 2; ++i) {
    a.re[i] -= b.re[i];
    a.im[i] -= b.im[i];
  }
  return a;
}

static inline tn_complex_pair times(tn_complex_pair a, tn_complex b) {
  tn_complex_pair product;
  for (int i = 0; i < 2; ++i) {
    product.re[i] = a.re[i] * b.re - a.im[i] * b.im;
    product.im[i] = a.re[i] * b.im + a.im[i] * b.re;
  }
  return product;
}

static inline tn_complex_pair times_i(tn_complex_pair a) {
  tn_complex_pair product;
  for (int i = 0; i < 2; ++i) {
    product.re[i] = -a.im[i];
    product.im[i] = a.re[i];
  }
  return product;
}

static inline tn_complex multiply(tn_complex a, tn_complex b) {
  return (tn_complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static inline tn_complex add(tn_complex a, tn_complex b) {
  return (tn_complex){a.re + b.re, a.im + b.im};
}

static inline tn_complex conjugate(tn_complex a) { return (tn_complex){a.re, -a.im}; }

//===-- Roots of unity ------------------------------------------------------------------------===//

#define FULL_TURN 6.283185307179586

/// Returns the root with which node 2^depth + `at` is split, as a fraction of a full turn. It
/// halves from a node to its first child, and the second child's is a quarter of a turn more.
static double root_angle(unsigned depth, size_t at) {
  double angle = 1.0 / (double)(UINT64_C(8) << depth);
  for (double weight = 0.25; at != 0; at /= 2, weight /= 2) {
    if (at % 2 != 0) angle += weight;
  }
  return angle;
}

static void make_roots(tn_complex* roots, unsigned depth) {
  const size_t first = (size_t)1 << depth;
  for (size_t i = 0; i < first; i += 2) {
    const double angle = FULL_TURN * root_angle(depth, i);
    const tn_complex root = {cos(angle), sin(angle)};
    roots[first + i] = root;
    if (i + 1 < first) roots[first + i + 1] = (tn_complex){-root.im, root.re};
  }
}

tn_status tn_transform__reserve(tn_transform* self, size_t pair_count) {
  if (pair_count <= self->root_count) return TN_OK;
  tn_complex* roots = tn_allocate(self->allocator, pair_count * sizeof *roots);
  if (roots == NULL) return TN_OUT_OF_MEMORY;
  if (self->root_count != 0) memcpy(roots, self->roots, self->root_count * sizeof *roots);
  for (unsigned depth = 0; (size_t)1 << depth < pair_count; ++depth) {
    if ((size_t)1 << depth >= self->root_count) make_roots(roots, depth);
  }
  tn_transform__free(self);
  self->roots = roots;
  self->root_count = pair_count;
  return TN_OK;
}

void tn_transform__free(tn_transform* self) {
  tn_deallocate(self->allocator, self->roots, self->root_count * sizeof *self->roots);
  self->roots = NULL;
  self->root_count = 0;
}

//===-- Descending ----------------------------------------------------------------------------===//

static void split_in_two(tn_complex_pair* at, size_t half, tn_complex root) {
  for (size_t i = 0; i < half; ++i, ++at) {
    const tn_complex_pair low = at[0];
    const tn_complex_pair high = times(at[half], root);
    at[0] = plus(low, high);
    at[half] = minus(low, high);
  }
}

/// `root` is the node's, and `next` its first child's; the second child's is i `next`.
static void split_in_four(tn_complex_pair* at, size_t quarter, tn_complex root, tn_complex next) {
  const tn_complex both = multiply(root, next);
  for (size_t i = 0; i < quarter; ++i, ++at) {
    const tn_complex_pair a = at[0];
    const tn_complex_pair b = times(at[quarter], next);
    const tn_complex_pair c = times(at[2 * quarter], root);
    const tn_complex_pair d = times(at[3 * quarter], both);
    const tn_complex_pair even_sum = plus(a, c);
    const tn_complex_pair odd_sum = plus(b, d);
    const tn_complex_pair even_rest = minus(a, c);
    const tn_complex_pair odd_rest = times_i(minus(b, d));
    at[0] = plus(even_sum, odd_sum);
    at[quarter] = minus(even_sum, odd_sum);
    at[2 * quarter] = plus(even_rest, odd_rest);
    at[3 * quarter] = minus(even_rest, odd_rest);
  }
}

/// Splits from `node` on; its number of pairs is a power of four.
static void split(const tn_complex* roots, size_t node, tn_complex_pair* pairs, size_t count) {
  const size_t quarter = count / 4;
  split_in_four(pairs, quarter, roots[node], roots[2 * node]);
  if (quarter == 1) return;
  for (size_t i = 0; i < 4; ++i) split(roots, 4 * node + i, pairs + i * quarter, quarter);
}

static bool is_power_of_four(size_t power_of_two) { return __builtin_ctzll(power_of_two) % 2 == 0; }

void tn_transform__forward(const tn_transform* self, tn_complex_pair* pairs, size_t count) {
  if (is_power_of_four(count)) {
    split(self->roots, 1, pairs, count);
    return;
  }
  const size_t half = count / 2;
  split_in_two(pairs, half, self->roots[1]);
  split(self->roots, 2, pairs, half);
  split(self->roots, 3, pairs + half, half);
}

//===-- Ascending -----------------------------------------------------------------------------===//

static void join_two(tn_complex_pair* at, size_t half, tn_complex root) {
  const tn_complex inverse = conjugate(root);
  for (size_t i = 0; i < half; ++i, ++at) {
    const tn_complex_pair a = at[0];
    const tn_complex_pair b = at[half];
    at[0] = plus(a, b);
    at[half] = times(minus(a, b), inverse);
  }
}

static void join_four(tn_complex_pair* at, size_t quarter, tn_complex root, tn_complex next) {
  const tn_complex root_inverse = conjugate(root);
  const tn_complex next_inverse = conjugate(next);
  const tn_complex both_inverse = multiply(root_inverse, next_inverse);
  for (size_t i = 0; i < quarter; ++i, ++at) {
    const tn_complex_pair even_sum = plus(at[0], at[quarter]);
    const tn_complex_pair odd_sum = minus(at[0], at[quarter]);
    const tn_complex_pair even_rest = plus(at[2 * quarter], at[3 * quarter]);
    const tn_complex_pair odd_rest = times_i(minus(at[3 * quarter], at[2 * quarter]));
    at[0] = plus(even_sum, even_rest);
    at[quarter] = times(plus(odd_sum, odd_rest), next_inverse);
    at[2 * quarter] = times(minus(even_sum, even_rest), root_inverse);
    at[3 * quarter] = times(minus(odd_sum, odd_rest), both_inverse);
  }
}

static void join(const tn_complex* roots, size_t node, tn_complex_pair* pairs, size_t count) {
  const size_t quarter = count / 4;
  for (size_t i = 0; quarter > 1 && i < 4; ++i) {
    join(roots, 4 * node + i, pairs + i * quarter, quarter);
  }
  join_four(pairs, quarter, roots[node], roots[2 * node]);
}

static void transform_back(const tn_transform* self, tn_complex_pair* pairs, size_t count) {
  if (is_power_of_four(count)) {
    join(self->roots, 1, pairs, count);
    return;
  }
  const size_t half = count / 2;
  join(self->roots, 2, pairs, half);
  join(self->roots, 3, pairs + half, half);
  join_two(pairs, half, self->roots[1]);
}

//===-- Products ------------------------------------------------------------------------------===//

/// Returns the product modulo x^2 - `root`.
static inline tn_complex_pair multiply_pairs(const tn_complex_pair* a, const tn_complex_pair* b,
                                             tn_complex root) {
  const tn_complex a0 = {a->re[0], a->im[0]};
  const tn_complex a1 = {a->re[1], a->im[1]};
  const tn_complex b0 = {b->re[0], b->im[0]};
  const tn_complex b1 = {b->re[1], b->im[1]};
  const tn_complex low = add(multiply(a0, b0), multiply(multiply(a1, b1), root));
  const tn_complex high = add(multiply(a0, b1), multiply(a1, b0));
  return (tn_complex_pair){{low.re, high.re}, {low.im, high.im}};
}

void tn_transform__multiply(const tn_transform* self, tn_complex_pair* left,
                            const tn_complex_pair* right, size_t count) {
  for (size_t i = 0; i < count; i += 2) {
    const tn_complex root = self->roots[(count + i) / 2];
    left[i] = multiply_pairs(&left[i], &right[i], root);
    left[i + 1] = multiply_pairs(&left[i + 1], &right[i + 1], (tn_complex){-root.re, -root.im});
  }
  transform_back(self, left, count);
}

// With e = 2^-53, the relative error of a sum is up to e, and that of a complex product up to
// sqrt(5) e. That of a root is up to 4 e: 2.1 e from the angle, and a unit in the last place each
// from the sine and the cosine. So a layer adds 7.24 e: on the way down to the error relative to
// the norm of all values, on the way up to that relative to the sum of their magnitudes. There are
// log2(count) layers for each factor and for the product, and a product of pairs adds 9.5 e. The
// product of two roots replaces one of values. See Brent, Percival and Zimmermann, "Error bounds on
// complex floating-point multiplication", Mathematics of Computation 76, 2007.
uint64_t tn_transform__error(size_t pair_count) {
  return 22 * (uint64_t)__builtin_ctzll(pair_count) + 10;
}
