// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When ops, and what is in them, are the same.

#ifndef TENURE_SRC_REWRITE_EQUAL_H
#define TENURE_SRC_REWRITE_EQUAL_H

#include "analysis/cell_map.h"
#include "rewrite/rewriter.h"

/// The same name, attributes, numbers of everything, and result types; operands and what is in the
/// regions aside.
bool tn_op__is_alike(const tn_context* context, tn_ref a, tn_ref b);
/// Equal for ops that are alike.
uint64_t tn_op__hash_alike(const tn_context* context, tn_ref op);
/// The same in all, operands and regions too; locations aside. Values and blocks inside the regions
/// correspond to each other. False when out of memory.
bool tn_op__is_same(tn_rewriter* rewriter, tn_ref a, tn_ref b);

/// What hashing takes besides the op.
typedef struct tn_op_hasher {
  tn_cell_map numbers;  ///< Of blocks and ops with results, in the order of trees that were hashed.
  uint32_t count;
} tn_op_hasher;
void tn_op_hasher__open(tn_shard* shard, tn_op_hasher* out_hasher);
void tn_op_hasher__close(tn_op_hasher* hasher);
/// Equal for ops that are the same. Sets `numbers.failed` when out of memory.
uint32_t tn_op__hash_same(tn_op_hasher* hasher, tn_ref op);

#endif  // TENURE_SRC_REWRITE_EQUAL_H
