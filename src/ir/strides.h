// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The positions of the elements of a memref: the offset and strides of its layout.

#ifndef TENURE_SRC_IR_STRIDES_H
#define TENURE_SRC_IR_STRIDES_H

#include <tenure/type.h>
#include <tenure/verify.h>

/// Memrefs of more dimensions, and with layout maps of more nodes, are treated as if their layout
/// were unknown (rewrite.h, verify.h).
#define TN_STRIDES_RANK_MAX TN_PATTERN_RANK_MAX
#define TN_STRIDES_NODE_COUNT_MAX 65536u

/// A set of dimensions of a memref or tensor.
typedef struct tn_dim_set {
  uint64_t words[TN_STRIDES_RANK_MAX / 64];
} tn_dim_set;

static inline bool tn_dim_set__has(const tn_dim_set* set, uint32_t dim) {
  return (set->words[dim / 64] >> dim % 64 & 1u) != 0;
}

static inline void tn_dim_set__add(tn_dim_set* set, uint32_t dim) {
  set->words[dim / 64] |= UINT64_C(1) << dim % 64;
}

static inline void tn_dim_set__remove(tn_dim_set* set, uint32_t dim) {
  set->words[dim / 64] &= ~(UINT64_C(1) << dim % 64);
}

static inline bool tn_dim_set__is_empty(const tn_dim_set* set) {
  uint64_t all = 0;
  for (size_t i = 0; i < sizeof set->words / sizeof *set->words; ++i) all |= set->words[i];
  return all == 0;
}

/// In elements; TN_DYNAMIC if unknown.
typedef struct tn_strides {
  uint32_t rank;
  int64_t offset;
  int64_t steps[TN_STRIDES_RANK_MAX];
} tn_strides;

/// Arithmetic with numbers that may be TN_DYNAMIC; any number times 0 is 0.
int64_t tn_dynamic__add(int64_t a, int64_t b);
int64_t tn_dynamic__multiply(int64_t a, int64_t b);

/// Returns a computed extent: negative values, as after an overflow, become TN_DYNAMIC.
static inline int64_t tn_dynamic__extent(int64_t extent) {
  return extent < 0 ? TN_DYNAMIC : extent;
}

/// Returns false for layouts that are not strided, or too many dimensions.
bool tn_memref__strides(tn_type type, tn_strides* out_strides);
/// Returns whether the layout is the default.
bool tn_memref__has_identity_layout(tn_type type);
/// Returns the dimensions that a view of `source` with type `result` drops; false if they are
/// ambiguous. `sizes` are those of the view, TN_DYNAMIC if unknown.
bool tn_memref__dropped_dims(tn_type source, tn_type result, const int64_t* sizes, uint32_t count,
                             tn_dim_set* out_dropped);

#endif  // TENURE_SRC_IR_STRIDES_H
