// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of whole numbers. Long ones go through a number-theoretic transform modulo
// 2^64 - 2^32 + 1, in which the sums of products of limbs stay whole: 2^24 limbs of 10^6 do not
// reach the modulus.

#include "text/wide_product.h"

#include "base/memory.h"
#include "base/status.h"

__extension__ typedef unsigned __int128 wide_word;

/// Limbs up to which products are made limb by limb.
#define SHORT_LIMBS 60u

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

// These take any word for `a`, and give any: it is one that is right modulo MODULUS. `b` is below
// it.
static uint64_t add_loosely(uint64_t a, uint64_t b) {
  const uint64_t sum = a + b;
  return sum + (OVERFLOW_VALUE & mask_of(sum < a));
}

static uint64_t subtract_loosely(uint64_t a, uint64_t b) {
  return a - b - (OVERFLOW_VALUE & mask_of(a < b));
}

/// Of any words; the product is below MODULUS.
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

//===-- Roots of unity ------------------------------------------------------------------------===//

/// Makes the powers of the roots for transforms of `size`, in the order in which their exponents
/// are with all bits turned round: then those of a smaller size are the first of them.
static tn_status make_roots(tn_multiplier* it, size_t size) {
  const size_t count = size / 2;
  if (count <= it->root_count) return TN_OK;
  uint64_t* roots = tn_allocate(it->allocator, 2 * count * sizeof *roots);
  if (roots == NULL) return TN_OUT_OF_MEMORY;
  uint64_t* inverses = roots + count;
  roots[0] = inverses[0] = 1;
  for (size_t half = 1; half < count; half *= 2) {
    const uint64_t root = power(GENERATOR, (MODULUS - 1) / (4 * half));
    const uint64_t inverse = power(root, MODULUS - 2);
    for (size_t i = 0; i < half; ++i) {
      roots[half + i] = multiply(roots[i], root);
      inverses[half + i] = multiply(inverses[i], inverse);
    }
  }
  tn_deallocate(it->allocator, it->roots, 2 * it->root_count * sizeof *roots);
  it->roots = roots;
  it->root_count = count;
  return TN_OK;
}

//===-- The transform -------------------------------------------------------------------------===//

/// To the values at the powers of the root, in some order, which are any words.
static void transform(const tn_multiplier* it, uint64_t* values, size_t size) {
  for (size_t half = size / 2; half != 0; half /= 2) {
    const uint64_t* root = it->roots;
    for (uint64_t* low = values; low < values + size; low += 2 * half, ++root) {
      for (size_t i = 0; i < half; ++i) {
        const uint64_t a = low[i];
        const uint64_t b = multiply(low[i + half], *root);
        low[i] = add_loosely(a, b);
        low[i + half] = subtract_loosely(a, b);
      }
    }
  }
}

/// Back again, `size` times as large.
static void transform_back(const tn_multiplier* it, uint64_t* values, size_t size) {
  for (size_t half = 1; half < size; half *= 2) {
    const uint64_t* inverse = it->roots + it->root_count;
    for (uint64_t* low = values; low < values + size; low += 2 * half, ++inverse) {
      for (size_t i = 0; i < half; ++i) {
        const uint64_t a = low[i];
        const uint64_t b = low[i + half];
        low[i] = add(a, b);
        low[i + half] = multiply(subtract(a, b), *inverse);
      }
    }
  }
}

//===-- Products ------------------------------------------------------------------------------===//

/// A limb of what has come together there; the rest is carried on.
static inline uint32_t take_limb(uint64_t* sum, tn_limb_base base) {
  const uint64_t value = *sum;
  *sum = base == TN_LIMB_DECIMAL ? value / TN_LIMB_DECIMAL : value / TN_LIMB_BINARY;
  return (uint32_t)(value - *sum * base);
}

static void multiply_short(tn_limbs a, tn_limbs b, tn_limb_base base, uint32_t* out) {
  uint64_t sum = 0;
  for (size_t i = 0; i < a.count + b.count; ++i) {
    const size_t from = i < b.count ? 0 : i - b.count + 1;
    for (size_t j = from; j <= i && j < a.count; ++j) sum += (uint64_t)a.at[j] * b.at[i - j];
    out[i] = take_limb(&sum, base);
  }
}

static void transform_limbs(const tn_multiplier* it, tn_limbs from, uint64_t* values, size_t size) {
  for (size_t i = 0; i < from.count; ++i) values[i] = from.at[i];
  memset(values + from.count, 0, (size - from.count) * sizeof *values);
  transform(it, values, size);
}

static size_t transform_size(size_t limb_count) {
  size_t size = 2;
  while (size < limb_count) size *= 2;
  return size;
}

/// What the factor is transformed to, which is kept for products with one of its own length; NULL
/// where it has to be made each time, or memory is out.
static const uint64_t* kept_values(const tn_multiplier* it, tn_factor* factor, size_t size) {
  if (factor->values != NULL) return factor->size == size ? factor->values : NULL;
  if (transform_size(2 * factor->limbs.count) != size) return NULL;
  factor->values = tn_allocate(it->allocator, size * sizeof *factor->values);
  if (factor->values == NULL) return NULL;
  factor->size = size;
  transform_limbs(it, factor->limbs, factor->values, size);
  return factor->values;
}

static tn_status multiply_long(tn_multiplier* it, tn_limbs a, tn_factor* b, uint32_t* out) {
  const size_t size = transform_size(a.count + b->limbs.count);
  TN_TRY(make_roots(it, size));
  const uint64_t* right = kept_values(it, b, size);
  const size_t byte_size = (right != NULL ? size : 2 * size) * sizeof(uint64_t);
  uint64_t* left = tn_allocate(it->allocator, byte_size);
  if (left == NULL) return TN_OUT_OF_MEMORY;
  if (right == NULL) {
    transform_limbs(it, b->limbs, left + size, size);
    right = left + size;
  }
  transform_limbs(it, a, left, size);
  const uint64_t scale = power(size, MODULUS - 2);
  for (size_t i = 0; i < size; ++i) left[i] = multiply(left[i], multiply(right[i], scale));
  transform_back(it, left, size);
  uint64_t sum = 0;
  for (size_t i = 0; i < a.count + b->limbs.count; ++i) {
    sum += left[i];
    out[i] = take_limb(&sum, it->base);
  }
  tn_deallocate(it->allocator, left, byte_size);
  return TN_OK;
}

tn_status tn_multiplier__multiply(tn_multiplier* it, tn_limbs a, tn_factor* b, uint32_t* out,
                                  size_t* out_count) {
  if (a.count <= SHORT_LIMBS || b->limbs.count <= SHORT_LIMBS) {
    const bool turned = a.count > b->limbs.count;
    multiply_short(turned ? b->limbs : a, turned ? a : b->limbs, it->base, out);
  } else {
    TN_TRY(multiply_long(it, a, b, out));
  }
  *out_count = tn_limbs__without_zeros(out, a.count + b->limbs.count);
  return TN_OK;
}

void tn_multiplier__free_factor(const tn_multiplier* it, tn_factor* factor) {
  tn_deallocate(it->allocator, factor->values, factor->size * sizeof *factor->values);
  factor->values = NULL;
}

void tn_multiplier__free(tn_multiplier* it) {
  tn_deallocate(it->allocator, it->roots, 2 * it->root_count * sizeof *it->roots);
  it->roots = NULL;
}

void tn_limbs__add(uint32_t* to, size_t* count, const uint32_t* from, size_t from_count,
                   tn_limb_base base) {
  uint32_t carry = 0;
  for (size_t i = 0; i < from_count || carry != 0; ++i) {
    const uint32_t sum = (i < *count ? to[i] : 0) + (i < from_count ? from[i] : 0) + carry;
    carry = sum >= base;
    to[i] = sum - (carry ? (uint32_t)base : 0);
    if (i >= *count) *count = i + 1;
  }
}
