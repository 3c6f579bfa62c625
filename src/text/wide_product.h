// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products and sums of natural numbers of many limbs, stored lowest first; a product takes O(n log
// n).

#ifndef TENURE_SRC_TEXT_WIDE_PRODUCT_H
#define TENURE_SRC_TEXT_WIDE_PRODUCT_H

#include <tenure/base.h>

#include "text/wide_transform.h"

/// The bases of limbs. Both have a cube root, a fourth and a sixth root.
#define TN_LIMB_BINARY (UINT64_C(1) << 48)
#define TN_LIMB_DECIMAL UINT64_C(1000000000000)

/// A number without zero limbs at the top.
typedef struct tn_limbs {
  uint64_t* at;
  size_t count;
} tn_limbs;

/// Returns the number of limbs without the zeros at the top.
static inline size_t tn_limbs__without_zeros(const uint64_t* at, size_t count) {
  while (count != 0 && at[count - 1] == 0) --count;
  return count;
}

/// A number that is a factor of many products.
typedef struct tn_factor {
  tn_limbs limbs;
  tn_complex_pair* pairs;  ///< Its transform; NULL until it is needed.
  size_t pair_count;
} tn_factor;

/// The shared state of products.
typedef struct tn_multiplier {
  tn_transform transform;  ///< Contains the allocator.
  uint64_t base;           ///< TN_LIMB_BINARY or TN_LIMB_DECIMAL
} tn_multiplier;

/// `out` has capacity for the limbs of both factors. TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_multiplier__multiply(tn_multiplier* multiplier, tn_limbs a, tn_factor* b,
                                              uint64_t* out, size_t* out_count);
/// Frees the cached data of the factor, but not its limbs.
void tn_multiplier__free_factor(const tn_multiplier* multiplier, tn_factor* factor);
void tn_multiplier__free(tn_multiplier* multiplier);

/// Adds to a number that has capacity for the sum.
void tn_limbs__add(tn_limbs* to, tn_limbs from, uint64_t base);

#endif  // TENURE_SRC_TEXT_WIDE_PRODUCT_H
