// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dominator tree, or the post-dominator tree, of one region.
//
// Each block has an interval in a pre-order of the tree, so a query takes two look-ups of blocks
// and one comparison. The tree is built with Lengauer and Tarjan's algorithm with path compression:
// O(edges * log blocks) for every graph, while iteration to a fixed point takes quadratic time for
// some graphs. Source: Lengauer, Tarjan 1979, "A Fast Algorithm for Finding Dominators in a
// Flowgraph".

#ifndef TENURE_SRC_IR_DOMINANCE_H
#define TENURE_SRC_IR_DOMINANCE_H

#include "base/hash.h"
#include "ir/op.h"

/// One block of the region. While the tree is being built, `start` is the block's number.
typedef struct tn_dominator {
  tn_ref block;         ///< 0 for an empty slot.
  uint32_t generation;  ///< The block's generation when the tree was built.
  uint32_t start;       ///< The block's index in a pre-order of the tree.
  uint32_t extent;      ///< The number of blocks that it dominates, including itself; 0 if it is
                        ///< unreachable.
  tn_ref immediate;     ///< Its immediate dominator; 0 for a root, and if it is unreachable.
} tn_dominator;

typedef struct tn_dominator_tree {
  struct tn_dominator_tree* next;  ///< For callers that keep several trees.
  tn_ref region;
  uint32_t generation;  ///< The region's generation when the tree was built.
  uint32_t mask;
  tn_dominator blocks[];  ///< Hashed by block.
} tn_dominator_tree;

/// Builds the tree of `region`, which must not be empty. Ignores successors that are null or not in
/// the region, and those of ops in the middle of a block. TN_OUT_OF_MEMORY and TN_INTERRUPTED are
/// reported.
TN_MUST_USE tn_status tn_dominator_tree__create(const tn_context* context, tn_ref region,
                                                tn_dominator_tree** out_tree);
/// Likewise for post-dominance: the tree's roots are the blocks without successors and one block of
/// each set of blocks that is never left, so that all blocks are reachable.
TN_MUST_USE tn_status tn_dominator_tree__create_post(const tn_context* context, tn_ref region,
                                                     tn_dominator_tree** out_tree);
/// NULL is ignored.
void tn_dominator_tree__destroy(const tn_allocator* allocator, tn_dominator_tree* tree);

/// Returns the slot of `block`; the slot is empty if the block is not in the region.
static inline const tn_dominator* tn_dominator_tree__find(const tn_dominator_tree* tree,
                                                          tn_ref block) {
  uint32_t at = (uint32_t)tn_hash_word(block) & tree->mask;
  while (tree->blocks[at].block != block && tree->blocks[at].block != 0) at = (at + 1) & tree->mask;
  return &tree->blocks[at];
}

static inline bool tn_dominator__is_reachable(const tn_dominator* block) {
  return block->extent != 0;
}

/// Returns whether `a` dominates `b`, which may be the same block. Every block dominates
/// unreachable blocks.
static inline bool tn_dominator__holds(const tn_dominator* a, const tn_dominator* b) {
  if (a == b || b->extent == 0) return true;
  return b->start - a->start < a->extent;
}

#endif  // TENURE_SRC_IR_DOMINANCE_H
