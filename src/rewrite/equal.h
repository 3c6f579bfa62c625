// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equality of ops, including nested ops.

#ifndef TENURE_SRC_REWRITE_EQUAL_H
#define TENURE_SRC_REWRITE_EQUAL_H

#include "analysis/cell_map.h"
#include "rewrite/rewriter.h"

/// Returns whether two ops have the same name, attributes, result types, and counts of operands,
/// regions and successors. Ignores operands and the contents of regions.
bool tn_op__is_alike(const tn_context* context, tn_ref a, tn_ref b);
/// Hashes an op consistently with tn_op__is_alike.
uint64_t tn_op__hash_alike(const tn_context* context, tn_ref op);
/// Returns whether two ops are equal, including operands and regions but not locations. Values and
/// blocks defined in the regions correspond to each other. False when out of memory.
bool tn_op__is_same(tn_rewriter* rewriter, tn_ref a, tn_ref b);

/// State for hashing ops.
typedef struct tn_op_hasher {
  tn_cell_map numbers;  ///< The index of blocks and ops with results, in visiting order.
  uint32_t count;
} tn_op_hasher;
void tn_op_hasher__open(tn_shard* shard, tn_op_hasher* out_hasher);
void tn_op_hasher__close(tn_op_hasher* hasher);
/// Hashes an op consistently with tn_op__is_same. Sets `numbers.failed` when out of memory.
uint32_t tn_op__hash_same(tn_op_hasher* hasher, tn_ref op);

#endif  // TENURE_SRC_REWRITE_EQUAL_H
