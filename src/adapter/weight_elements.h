// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arithmetic of folding: a weight in 64-bit floats, to which products are added.

#ifndef TENURE_SRC_ADAPTER_WEIGHT_ELEMENTS_H
#define TENURE_SRC_ADAPTER_WEIGHT_ELEMENTS_H

#include <tenure/type.h>

typedef struct tn_fold_sum {
  const tn_allocator* allocator;
  tn_float_kind kind;
  size_t in;
  size_t out;
  double* values;  ///< Shape [in, out].
} tn_fold_sum;

/// A [rank, in] and B [out, rank] in memory, at any alignment.
typedef struct tn_fold_pair {
  tn_float_kind kind;
  const void* a;
  const void* b;
  size_t rank;
  double scale;
} tn_fold_pair;

/// Returns whether floats of this kind can be folded: 8, 16, 32 or 64 bits.
bool tn_fold__is_usable(tn_float_kind kind);

/// Initialises the sum with the weight. TN_OUT_OF_MEMORY is not reported, here and below.
TN_MUST_USE tn_status tn_fold_sum__begin(const tn_allocator* allocator, tn_float_kind kind,
                                         const void* weight, size_t in, size_t out,
                                         tn_fold_sum* out_sum);
/// Adds scale (B A)^T.
TN_MUST_USE tn_status tn_fold_sum__add(tn_fold_sum* sum, const tn_fold_pair* pair);
size_t tn_fold_sum__byte_size(const tn_fold_sum* sum);
/// Writes the sum as elements of the weight, each rounded to the nearest, ties to even.
void tn_fold_sum__write(const tn_fold_sum* sum, void* out_bytes);
void tn_fold_sum__free(tn_fold_sum* sum);

#endif  // TENURE_SRC_ADAPTER_WEIGHT_ELEMENTS_H
