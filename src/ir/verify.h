// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structural verifier in cells.

#ifndef TENURE_SRC_IR_VERIFY_H
#define TENURE_SRC_IR_VERIFY_H

#include "ir/op_definition.h"

/// Cached properties of the ops with one shape.
typedef struct tn_verify_shape {
  tn_uref shape;
  bool is_refused;         ///< The op is unregistered, and the context does not allow that.
  bool checks_attributes;  ///< A dialect checks some of its discardable attributes.
  uint32_t names;          ///< Indices of attributes that are the definition's name_properties.
  const tn_op_definition* definition;
} tn_verify_shape;

#define TN_VERIFY_SHAPE_BITS 7

/// Ops that one thread has found valid, and need not check again while definitions do not change.
/// All zero at first.
typedef struct tn_verify_memory {
  uint32_t* known;  ///< Used by verify_known.c; NULL until then.
  uint32_t known_bits;
  uint32_t reported_count;  ///< Number of ops that were not cached.
  tn_verify_shape shapes[1u << TN_VERIFY_SHAPE_BITS];
} tn_verify_memory;

/// Verifies `root` and its nested ops (tenure/verify.h). Reports errors; TN_VERIFY_FAILED or
/// TN_OUT_OF_MEMORY. May number the ops of blocks, which several readers may do at once.
TN_MUST_USE tn_status tn_op__verify(tn_context* context, tn_ref root, tn_verify_memory* memory);

/// Verifies the symbol references of `op` and its nested ops (tenure/verify.h), likewise.
TN_MUST_USE tn_status tn_op__verify_symbol_uses(tn_context* context, tn_ref op,
                                                tn_verify_memory* memory);

/// Clears the cache.
void tn_verify_memory__clear(tn_context* context, tn_verify_memory* memory);

#endif  // TENURE_SRC_IR_VERIFY_H
