// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominance through handles, over the trees of src/ir/dominance.h, one for each queried region.
//
// A tree records the generations of its region and blocks. If a queried block is not in the tree,
// the tree is rebuilt, so that answers always describe the entities of the handles.

#include "ir/dominance.h"

#include "analysis/root.h"
#include "base/judy_map.h"
#include "ir/op_definition.h"

struct tn_dominance {
  tn_analysis_root root;
  tn_dominance_kind kind;
  tn_judy_map trees;  ///< Trees by region.
};

//===-- Lifetime ------------------------------------------------------------------------------===//

tn_status tn_dominance_create(tn_op root, tn_dominance_kind kind, tn_dominance** out_dominance) {
  tn_resolved resolved;
  void* made = NULL;
  *out_dominance = NULL;
  TN_TRY(tn_analysis__create(root, sizeof(tn_dominance), &resolved, &made));
  *out_dominance = made;
  (*out_dominance)->kind = kind;
  if (kind == TN_DOMINANCE_FORWARD || kind == TN_DOMINANCE_POST) return TN_OK;
  tn_dominance_destroy(*out_dominance);
  *out_dominance = NULL;
  return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT, tn_access__where_op(root),
                          "invalid kind of dominance %d", (int)kind);
}

void tn_dominance_invalidate(tn_dominance* dominance) {
  uintptr_t region = 0;
  uintptr_t tree = 0;
  while (tn_judy_map_first(&dominance->trees, &region, &tree)) {
    tn_dominator_tree__destroy(&dominance->root.allocator, (tn_dominator_tree*)tree);
    ++region;
  }
  tn_judy_map_clear(&dominance->trees);
}

void tn_dominance_destroy(tn_dominance* dominance) {
  if (dominance == NULL) return;
  const tn_allocator allocator = dominance->root.allocator;
  tn_dominance_invalidate(dominance);
  tn_deallocate(&allocator, dominance, sizeof *dominance);
}

//===-- Trees ---------------------------------------------------------------------------------===//

static bool is_post(const tn_dominance* dominance) { return dominance->kind == TN_DOMINANCE_POST; }

static tn_ref region_of(const tn_context* context, tn_ref block) {
  return tn_block__at(context, block)->region;
}

static bool knows(const tn_dominator_tree* tree, const tn_context* context, tn_ref block) {
  const tn_dominator* slot = tn_dominator_tree__find(tree, block);
  return slot->block != 0 && slot->generation == tn_block__at(context, block)->generation;
}

static tn_dominator_tree* make_tree(tn_dominance* dominance, const tn_context* context,
                                    tn_ref region) {
  tn_dominator_tree* tree = NULL;
  const tn_status status = is_post(dominance)
                               ? tn_dominator_tree__create_post(context, region, &tree)
                               : tn_dominator_tree__create(context, region, &tree);
  if (status != TN_OK) return NULL;
  if (tn_judy_map_set(&dominance->trees, region, (uintptr_t)tree) == TN_OK) return tree;
  tn_dominator_tree__destroy(&context->allocator, tree);
  (void)tn_context__out_of_memory(context);
  return NULL;
}

/// Returns the tree of `region`, which contains its blocks `a` and `b`; NULL when out of memory
/// (reported).
static const tn_dominator_tree* tree_of(tn_dominance* dominance, const tn_context* context,
                                        tn_ref region, tn_ref a, tn_ref b) {
  uintptr_t known = 0;
  if (tn_judy_map_get(&dominance->trees, region, &known) && known != 0) {
    tn_dominator_tree* tree = (tn_dominator_tree*)known;
    if (tree->generation == tn_region__at(context, region)->generation && knows(tree, context, a) &&
        knows(tree, context, b)) {
      return tree;
    }
    (void)tn_judy_map_remove(&dominance->trees, region);
    tn_dominator_tree__destroy(&dominance->root.allocator, tree);
  }
  return make_tree(dominance, context, region);
}

/// Returns whether the block is in a graph region.
static bool is_graph(const tn_context* context, tn_ref block) {
  const tn_ref op = tn_region__at(context, region_of(context, block))->op;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL || (definition->traits & TN_OP_TRAIT_GRAPH) != 0;
}

//===-- Positions -----------------------------------------------------------------------------===//

/// An op, or a whole block.
typedef struct position {
  tn_ref block;  ///< 0: no position.
  tn_ref op;
} position;

/// Returns the ancestor in `region` of the position `at`, or the position itself.
static position lift(const tn_context* context, tn_ref region, position at) {
  while (at.block != 0 && region_of(context, at.block) != region) {
    const tn_ref around = region_of(context, at.block);
    if (around == 0) return (position){0, 0};
    at.op = tn_region__at(context, around)->op;
    at.block = tn_op__at(context, at.op)->block;
  }
  return at;
}

static bool properly_dominates(tn_dominance* dominance, tn_context* context, position a, position b,
                               bool enclosing_ok) {
  if (a.block == 0 || b.block == 0 || region_of(context, a.block) == 0) return false;
  if (a.block == b.block && a.op == b.op) return is_graph(context, a.block);
  const tn_ref region = region_of(context, a.block);
  if (region_of(context, b.block) != region) {
    b = lift(context, region, b);
    if (b.block == 0) return false;
    if (a.block == b.block && (a.op == b.op || a.op == 0) && enclosing_ok) return true;
  }
  if (a.block == b.block) {
    if (is_graph(context, a.block)) return true;
    if (a.op == b.op) return false;
    return is_post(dominance) ? tn_op__is_before(context, b.op, a.op)
                              : tn_op__is_before(context, a.op, b.op);
  }
  const tn_dominator_tree* tree = tree_of(dominance, context, region, a.block, b.block);
  return tree != NULL && tn_dominator__holds(tn_dominator_tree__find(tree, a.block),
                                             tn_dominator_tree__find(tree, b.block));
}

//===-- Ops and blocks ------------------------------------------------------------------------===//

bool tn_dominance_op_properly_dominates(tn_dominance* dominance, tn_op a, tn_op b,
                                        bool enclosing_op_ok) {
  tn_resolved resolved;
  if (!tn_analysis__take_op(&dominance->root, a, &resolved) ||
      !tn_analysis__take_op(&dominance->root, b, &resolved)) {
    return false;
  }
  const position from = {tn_op__at(resolved.context, a.slot)->block, a.slot};
  const position to = {tn_op__at(resolved.context, b.slot)->block, b.slot};
  return properly_dominates(dominance, resolved.context, from, to, enclosing_op_ok);
}

bool tn_dominance_op_dominates(tn_dominance* dominance, tn_op a, tn_op b) {
  tn_resolved resolved;
  if (a.slot == b.slot && a.generation == b.generation) {
    return tn_analysis__take_op(&dominance->root, a, &resolved) &&
           tn_analysis__take_op(&dominance->root, b, &resolved);
  }
  return tn_dominance_op_properly_dominates(dominance, a, b, true);
}

/// Resolves both blocks, which must be of one context.
static tn_context* take_blocks(const tn_dominance* dominance, tn_block a, tn_block b) {
  tn_resolved resolved;
  return tn_analysis__take_block(&dominance->root, a, &resolved) &&
                 tn_analysis__take_block(&dominance->root, b, &resolved)
             ? resolved.context
             : NULL;
}

bool tn_dominance_block_properly_dominates(tn_dominance* dominance, tn_block a, tn_block b) {
  tn_context* context = take_blocks(dominance, a, b);
  return context != NULL &&
         properly_dominates(dominance, context, (position){a.slot, 0}, (position){b.slot, 0}, true);
}

bool tn_dominance_block_dominates(tn_dominance* dominance, tn_block a, tn_block b) {
  tn_context* context = take_blocks(dominance, a, b);
  return context != NULL &&
         (a.slot == b.slot || properly_dominates(dominance, context, (position){a.slot, 0},
                                                 (position){b.slot, 0}, true));
}

//===-- Values --------------------------------------------------------------------------------===//

static bool refuse_post(const tn_dominance* dominance, const tn_context* context) {
  if (!is_post(dominance)) return false;
  (void)tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__where_op(dominance->root.op),
                         "values do not post-dominate");
  return true;
}

static bool value_dominates(tn_dominance* dominance, tn_value value, tn_op op, bool properly) {
  tn_resolved at;
  const tn_ref found = tn_analysis__take_value(&dominance->root, value, &at);
  if (found == 0 || !tn_analysis__take_op(&dominance->root, op, &at) ||
      refuse_post(dominance, at.context)) {
    return false;
  }
  const tn_ref block = tn_op__at(at.context, op.slot)->block;
  if (tn_value__is_argument(found)) {
    const tn_ref owner = tn_argument__at(at.context, found)->block;
    return block == owner || properly_dominates(dominance, at.context, (position){owner, 0},
                                                (position){block, 0}, true);
  }
  const tn_ref owner = tn_value__owner(at.context, found);
  if (!properly && owner == op.slot) return true;
  return properly_dominates(dominance, at.context,
                            (position){tn_op__at(at.context, owner)->block, owner},
                            (position){block, op.slot}, false);
}

bool tn_dominance_value_dominates(tn_dominance* dominance, tn_value value, tn_op op) {
  return value_dominates(dominance, value, op, false);
}

bool tn_dominance_value_properly_dominates(tn_dominance* dominance, tn_value value, tn_op op) {
  return value_dominates(dominance, value, op, true);
}

//===-- Tree queries --------------------------------------------------------------------------===//

/// Returns the tree's slot of a block; NULL if it is in no region, or out of memory.
static const tn_dominator* place_of(tn_dominance* dominance, tn_block block,
                                    tn_context** out_context) {
  tn_resolved at;
  if (!tn_analysis__take_block(&dominance->root, block, &at)) return NULL;
  *out_context = at.context;
  const tn_ref region = region_of(at.context, block.slot);
  if (region == 0) return NULL;
  const tn_dominator_tree* tree = tree_of(dominance, at.context, region, block.slot, block.slot);
  return tree == NULL ? NULL : tn_dominator_tree__find(tree, block.slot);
}

bool tn_dominance_is_reachable(tn_dominance* dominance, tn_block block) {
  tn_context* context = NULL;
  const tn_dominator* place = place_of(dominance, block, &context);
  return place != NULL && tn_dominator__is_reachable(place);
}

/// Returns the handle of a block of a tree; null if the block was erased since.
static tn_block handle_of(const tn_dominance* dominance, const tn_dominator_tree* tree,
                          tn_ref block) {
  if (block == 0) return (tn_block){0};
  const tn_dominator* slot = tn_dominator_tree__find(tree, block);
  return (tn_block){dominance->root.op.scope, slot->block, slot->generation, 0};
}

tn_block tn_dominance_immediate(tn_dominance* dominance, tn_block block) {
  tn_context* context = NULL;
  const tn_dominator* place = place_of(dominance, block, &context);
  if (place == NULL) return (tn_block){0};
  const tn_ref region = region_of(context, block.slot);
  return handle_of(dominance, tree_of(dominance, context, region, block.slot, block.slot),
                   place->immediate);
}

static size_t depth_of(const tn_context* context, tn_ref block) {
  size_t depth = 0;
  while (block != 0 && region_of(context, block) != 0) {
    block =
        tn_op__at(context, tn_block_cell__parent_op(context, tn_block__at(context, block)))->block;
    ++depth;
  }
  return depth;
}

static tn_ref block_around(const tn_context* context, tn_ref block) {
  if (region_of(context, block) == 0) return 0;
  return tn_op__at(context, tn_block_cell__parent_op(context, tn_block__at(context, block)))->block;
}

/// Replaces both by their ancestors in the innermost region that contains both; false if there is
/// none.
static bool lift_both(const tn_context* context, tn_ref* a, tn_ref* b) {
  size_t a_depth = depth_of(context, *a);
  size_t b_depth = depth_of(context, *b);
  for (; a_depth > b_depth; --a_depth) *a = block_around(context, *a);
  for (; b_depth > a_depth; --b_depth) *b = block_around(context, *b);
  while (*a != 0 && *b != 0 && region_of(context, *a) != region_of(context, *b)) {
    *a = block_around(context, *a);
    *b = block_around(context, *b);
  }
  return *a != 0 && *b != 0 && region_of(context, *a) != 0;
}

tn_block tn_dominance_nearest_common(tn_dominance* dominance, tn_block a, tn_block b) {
  const tn_context* context = take_blocks(dominance, a, b);
  tn_ref left = a.slot;
  tn_ref right = b.slot;
  if (context == NULL || !lift_both(context, &left, &right)) return (tn_block){0};
  const tn_dominator_tree* tree =
      tree_of(dominance, context, region_of(context, left), left, right);
  if (tree == NULL) return (tn_block){0};
  const tn_dominator* to = tn_dominator_tree__find(tree, right);
  const tn_dominator* at = tn_dominator_tree__find(tree, left);
  if (!tn_dominator__is_reachable(at) || !tn_dominator__is_reachable(to)) return (tn_block){0};
  while (at->block != 0 && !tn_dominator__holds(at, to)) {
    if (at->immediate == 0) return (tn_block){0};
    at = tn_dominator_tree__find(tree, at->immediate);
  }
  return handle_of(dominance, tree, at->block);
}
