// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for vector patterns.

#ifndef TENURE_SRC_DIALECTS_TRANSFORM_VECTORS_H
#define TENURE_SRC_DIALECTS_TRANSFORM_VECTORS_H

#include "dialects/transform/patterns.h"

/// Vectors with more dimensions are rejected.
#define TN_VECTOR_RANK_MAX 128u

/// The components of a vector type.
typedef struct tn_vector_shape {
  tn_type element;
  uint32_t rank;
  int64_t dims[TN_VECTOR_RANK_MAX];
  bool scalable[TN_VECTOR_RANK_MAX];
} tn_vector_shape;

/// Returns false for other types and, with an error, for too many dimensions.
bool tn_vector_shape__open(tn_rewriter* rewriter, tn_type type, tn_vector_shape* out_shape);
/// Returns the type of the dimensions after the first `lead`.
tn_type tn_vector_shape__type(tn_rewriter* rewriter, const tn_vector_shape* shape, uint32_t lead);
bool tn_vector_shape__is_scalable(const tn_vector_shape* shape);

tn_ref tn_vectors__poison(tn_rewriter* rewriter, tn_type type);
tn_ref tn_vectors__zero(tn_rewriter* rewriter, tn_type type);
tn_ref tn_vectors__extract(tn_rewriter* rewriter, tn_ref vector, const int64_t* at, uint32_t count);
tn_ref tn_vectors__insert(tn_rewriter* rewriter, tn_ref value, tn_ref into, const int64_t* at,
                          uint32_t count);
static inline tn_ref tn_vectors__extract1(tn_rewriter* rewriter, tn_ref vector, int64_t at) {
  return tn_vectors__extract(rewriter, vector, &at, 1);
}
static inline tn_ref tn_vectors__insert1(tn_rewriter* rewriter, tn_ref value, tn_ref into,
                                         int64_t at) {
  return tn_vectors__insert(rewriter, value, into, &at, 1);
}
/// Returns the op code of a vector.combining kind on integers or floats; TN_CODE_NONE for none.
tn_op_code tn_vectors__combining(tn_attribute kind, bool is_int);
/// Returns whether the op is in a vector.mask, which is `*out_root` then, with its mask.
bool tn_vectors__mask(const tn_context* context, tn_ref op, tn_ref* out_root, tn_ref* out_mask);
/// Returns x * y + acc, or another combination instead of +; 0 if the kind does not support the
/// type.
tn_ref tn_vectors__multiply(tn_rewriter* rewriter, tn_ref x, tn_ref y, tn_ref acc,
                            tn_attribute kind, tn_ref mask);

/// Dimension i of the result is dimension `order[i]` of the `count` source dimensions.
tn_ref tn_vectors__transpose(tn_rewriter* rewriter, tn_ref value, const int64_t* order,
                             uint32_t count);
/// Wraps an op with one result in a vector.mask if there is a mask; returns its result.
tn_ref tn_vectors__mask_around(tn_rewriter* rewriter, tn_ref value, tn_ref mask);
/// Returns a select of `value` and `otherwise` by the mask, which may be 0.
tn_ref tn_vectors__choose(tn_rewriter* rewriter, tn_ref mask, tn_ref value, tn_ref otherwise);
extern const tn_script_pattern tn_vectors__reductions[];
/// Lowers a vector.contract according to `set` (patterns_contract.c).
bool tn_vectors__lower_contraction(tn_rewriter* rewriter, tn_ref op, tn_ref set);

/// Iterates over the positions in the first `rank` dimensions.
typedef struct tn_vector_walk {
  uint32_t rank;
  int64_t dims[TN_VECTOR_RANK_MAX];
  int64_t at[TN_VECTOR_RANK_MAX];
} tn_vector_walk;

/// Iterates over the dimensions before the last `kept`, up to the first scalable one; false if
/// there are none, or no positions.
bool tn_vector_walk__open(const tn_vector_shape* shape, uint32_t kept, tn_vector_walk* out_walk);
bool tn_vector_walk__next(tn_vector_walk* walk);

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_VECTORS_H
