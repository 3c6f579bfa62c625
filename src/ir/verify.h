// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structural verifier in cells.

#ifndef TENURE_SRC_IR_VERIFY_H
#define TENURE_SRC_IR_VERIFY_H

#include "ir/op_definition.h"

/// What is known of the ops with one shape.
typedef struct tn_verify_shape {
  tn_uref shape;
  bool is_refused;         ///< Unregistered where that is not allowed.
  bool checks_attributes;  ///< A dialect checks discardable attributes that it has.
  uint32_t names;          ///< Positions of attributes that are the definition's name_properties.
  const tn_op_definition* definition;
} tn_verify_shape;

#define TN_VERIFY_SHAPE_BITS 7

/// What one thread has found right, and need not look at again while definitions stay as they are.
/// All zero at first.
typedef struct tn_verify_memory {
  uint32_t* known;  ///< verify_known.c's; NULL until it is used.
  uint32_t known_bits;
  uint32_t told_count;  ///< Ops that were not among what was known.
  tn_verify_shape shapes[1u << TN_VERIFY_SHAPE_BITS];
} tn_verify_memory;

/// Verifies `root` and all that is in it (tenure/verify.h). Reports; TN_VERIFY_FAILED or
/// TN_OUT_OF_MEMORY. May number the ops of blocks, which several readers may do at once.
TN_MUST_USE tn_status tn_op__verify(tn_context* context, tn_ref root, tn_verify_memory* memory);

/// Checks what `op` and the ops in it refer to (tenure/verify.h). Likewise.
TN_MUST_USE tn_status tn_op__verify_symbol_uses(tn_context* context, tn_ref op,
                                                tn_verify_memory* memory);

/// Forgets it all.
void tn_verify_memory__clear(tn_context* context, tn_verify_memory* memory);

#endif  // TENURE_SRC_IR_VERIFY_H
