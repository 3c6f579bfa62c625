// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier's checks of values: uses and use lists, dominance, isolation.
//
// The most common operand is a result of an earlier op in the same block, which takes two
// comparisons of words in cells that were just visited. For every other operand, the ancestor of
// the user in the region of the definition is looked up in the levels; then the check compares
// positions in a block, or uses the region's dominator tree.

#include "ir/verifier.h"

/// For functions that run for every operand: their arguments stay in registers.
#define ALWAYS_INLINE __attribute__((always_inline)) static inline

/// The position of an operand's user, relative to the region in which the operand is defined.
typedef struct position {
  tn_ref op;  ///< The user, or its ancestor in the region.
  const tn_dominator_tree* tree;
  bool is_graph;
  bool is_inside;  ///< The region is in the verified tree.
} position;

//===-- Use lists -----------------------------------------------------------------------------===//

tn_status tn_verifier__report_list(const tn_verifier* verifier, tn_ref value, bool of_block) {
  const tn_context* context = verifier->context;
  tn_ref op = tn_verifier__top(verifier)->op;
  if (of_block) {
    return tn_op__fail_named(context, op, NULL,
                             "block lists a predecessor that does not refer to it");
  }
  if (tn_value__is_argument(value)) {
    const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
    return tn_op__fail_named(context, op, NULL,
                             "block argument #%u lists a use that does not refer to it", number);
  }
  op = tn_value__owner(context, value);
  return tn_op__fail_named(context, op, NULL, "result #%u lists a use that does not refer to it",
                           tn_value__result_number(tn_op__at(context, op), op, value));
}

tn_status tn_verifier__far_flags(const tn_verifier* verifier, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__result_count(cell);
  const uint32_t near = (cell->counts & TN_OP_LONG) != 0 ? 0 : 1;
  for (uint32_t i = near; i < count; ++i) {
    const tn_ref result = tn_op_cell__result(op, cell, i);
    if ((tn_value__at(verifier->context, result)->flagged_type & TN_VALUE_FAR) != 0) continue;
    return tn_context__fail(verifier->context, TN_VERIFY_FAILED,
                            (tn_location){verifier->context, cell->location},
                            "result #%u does not refer to its operation", i);
  }
  return TN_OK;
}

/// Checks that a use whose value is defined outside of the tree is correctly linked to its
/// neighbours in the list.
static tn_status check_place_in_list(const tn_verifier* verifier, tn_ref op, uint32_t index,
                                     tn_ref use) {
  const tn_context* context = verifier->context;
  const tn_use_cell* cell = tn_use__at(context, use);
  const tn_ref named = cell->previous == 0 ? tn_value__at(context, cell->value)->first_use
                                           : tn_use__at(context, cell->previous)->next;
  if (named == use) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "operand #%u is not listed as a use of its value",
                           index);
}

//===-- Positions -----------------------------------------------------------------------------===//

bool tn_verifier__definition(const tn_context* context, tn_ref value, tn_ref* out_op,
                             tn_ref* out_block, tn_ref* out_region) {
  const tn_cells* cells = &context->cells;
  *out_op = 0;
  *out_block = 0;
  *out_region = 0;
  if ((value >> TN_CHUNK_SHIFT) >= tn_cells__chunk_count(cells)) return false;
  const uint32_t kind = tn_cells__info(cells, value)->kind;
  const tn_ref cell = tn_cells__cell_of(cells, value);
  if (kind != TN_CELL_OP && kind != TN_CELL_ARGUMENT) return false;
  if ((tn_cell__generation(tn_cells__at(cells, cell)) & 1u) == 0) return false;
  if (kind == TN_CELL_ARGUMENT) {
    if (cell + 1 != value) return false;
    *out_block = tn_argument__at(context, value)->block;
  } else {
    const tn_op_cell* op = tn_op__at(context, cell);
    const uint32_t offset = value - tn_op_cell__result(cell, op, 0);
    if (offset % 2 != 0 || offset / 2 >= tn_op_cell__result_count(op)) return false;
    *out_op = cell;
    *out_block = op->block;
  }
  if (*out_block != 0) *out_region = tn_block__at(context, *out_block)->region;
  return true;
}

/// Returns the index of the level in `region`, above the frame's own; 0 if there is none.
static uint32_t find_level(const tn_verifier* verifier, tn_ref region) {
  const uint32_t end =
      verifier->keeps_positions && verifier->level_count - verifier->frame > TN_VERIFY_NEAR
          ? verifier->level_count - TN_VERIFY_NEAR
          : verifier->frame + 1;
  for (uint32_t i = verifier->level_count; i-- > end;) {
    if (verifier->levels[i].region == region) return i;
  }
  uintptr_t found = 0;
  if (!verifier->keeps_positions || !tn_judy_map_get(&verifier->positions, region, &found))
    return 0;
  return found > verifier->frame ? (uint32_t)found : 0;
}

/// Returns the tree of a region around the root; NULL with TN_OK for a region with a single block.
static tn_status outer_tree(tn_verifier* verifier, tn_ref region,
                            const tn_dominator_tree** out_tree) {
  *out_tree = NULL;
  const tn_region_cell* cell = tn_region__at(verifier->context, region);
  if (cell->first_block == cell->last_block) return TN_OK;
  for (tn_dominator_tree* tree = verifier->outer_trees; tree != NULL; tree = tree->next) {
    if (tree->region != region) continue;
    *out_tree = tree;
    return TN_OK;
  }
  tn_dominator_tree* tree = NULL;
  TN_TRY(tn_dominator_tree__create(verifier->context, region, &tree));
  tree->next = verifier->outer_trees;
  verifier->outer_trees = tree;
  *out_tree = tree;
  return TN_OK;
}

/// Searches the root and the ops around it. `out_position->op` is 0 if none is in the region.
static tn_status find_outside(tn_verifier* verifier, tn_ref region, position* out_position) {
  const tn_context* context = verifier->context;
  tn_ref op = verifier->root;
  while (op != 0) {
    const tn_op_cell* cell = tn_op__at(context, op);
    const tn_ref block = cell->block;
    if (block != 0 && tn_block__at(context, block)->region == region) break;
    op = tn_op_cell__parent(context, cell);
  }
  *out_position = (position){.op = op};
  if (op == 0) return TN_OK;
  TN_TRY(outer_tree(verifier, region, &out_position->tree));
  const tn_ref parent = tn_region__at(context, region)->op;
  const tn_op_definition* definition =
      parent == 0 ? NULL : tn_op_definition__claimed(context, tn_op__at(context, parent));
  out_position->is_graph = out_position->tree == NULL &&
                           (definition == NULL || (definition->traits & TN_OP_TRAIT_GRAPH) != 0);
  return TN_OK;
}

/// Finds the ancestor of `op`, an op of the current block, in `region`. `out_position->op` is 0 if
/// there is none, or if it is outside of the current isolated op.
static tn_status find_position(tn_verifier* verifier, tn_ref op, tn_ref op_region, tn_ref region,
                               position* out_position) {
  *out_position = (position){0};
  if (region == 0) return TN_OK;
  const uint32_t number =
      op_region == region ? verifier->level_count : find_level(verifier, region);
  if (number == 0) {
    if (verifier->levels[verifier->frame].flags & TN_VERIFY_ISOLATED) return TN_OK;
    return find_outside(verifier, region, out_position);
  }
  const tn_verify_level* around = &verifier->levels[number - 1];
  *out_position =
      (position){.op = number == verifier->level_count ? op : verifier->levels[number].op,
                 .tree = around->tree,
                 .is_graph = (around->flags & TN_VERIFY_GRAPH) != 0,
                 .is_inside = true};
  return TN_OK;
}

//===-- Dominance -----------------------------------------------------------------------------===//

/// Returns whether a value defined in `block`, by `definition` or (0) as an argument, may be used
/// at `at`.
static bool dominates(const tn_verifier* verifier, tn_ref definition, tn_ref block,
                      const position* at) {
  const tn_ref user_block = tn_op__at(verifier->context, at->op)->block;
  if (block == user_block) {
    if (definition == 0 || at->is_graph) return true;
    return definition != at->op && tn_op__is_before(verifier->context, definition, at->op);
  }
  if (at->tree == NULL) return false;
  return tn_dominator__holds(tn_dominator_tree__find(at->tree, block),
                             tn_dominator_tree__find(at->tree, user_block));
}

/// Returns whether `region` is in the current region of the current isolated op.
static bool is_in_frame_region(const tn_verifier* verifier, tn_ref region, tn_ref user_region) {
  const tn_context* context = verifier->context;
  const uint32_t inner = verifier->frame + 1;
  const tn_ref around =
      inner < verifier->level_count ? verifier->levels[inner].region : user_region;
  while (region != 0 && region != around) {
    const tn_ref block = tn_op__at(context, tn_region__at(context, region)->op)->block;
    region = block == 0 ? 0 : tn_block__at(context, block)->region;
  }
  return region != 0;
}

static tn_status note(tn_verifier* verifier, tn_ref op, uint32_t frame_flag, uintptr_t what) {
  verifier->levels[verifier->frame].flags |= frame_flag;
  uintptr_t known = 0;
  if (tn_judy_map_get(&verifier->noted, op, &known) && what != TN_NOTED_ISOLATION) return TN_OK;
  const tn_status status = tn_judy_map_set(&verifier->noted, op, what);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(verifier->context);
}

/// Checks an operand other than the most common ones.
static tn_status check_far(tn_verifier* verifier, tn_ref op, const tn_op_cell* cell, uint32_t index,
                           tn_ref use) {
  const tn_ref value = tn_use__at(verifier->context, use)->value;
  tn_ref definition = 0;
  tn_ref block = 0;
  tn_ref region = 0;
  if (!tn_verifier__definition(verifier->context, value, &definition, &block, &region)) {
    return tn_op__fail_named(verifier->context, op, NULL, "operand #%u is not a value", index);
  }
  const tn_ref op_region = tn_block__at(verifier->context, cell->block)->region;
  position at;
  TN_TRY(find_position(verifier, op, op_region, region, &at));
  if (at.is_inside) {
    verifier->balance += tn_verifier__mix(use);
  } else {
    TN_TRY(check_place_in_list(verifier, op, index, use));
  }
  if (at.op == 0 && (verifier->levels[verifier->frame].flags & TN_VERIFY_ISOLATED) != 0 &&
      !is_in_frame_region(verifier, region, op_region)) {
    return note(verifier, op, TN_VERIFY_ISOLATION, TN_NOTED_ISOLATION);
  }
  // Dominance is only checked in reachable blocks.
  if (tn_verifier__top(verifier)->flags & TN_VERIFY_UNREACHABLE) return TN_OK;
  if (at.op != 0 && dominates(verifier, definition, block, &at)) return TN_OK;
  return note(verifier, op, TN_VERIFY_DOMINANCE, (uintptr_t)index + 1);
}

/// The values to which the operands of one op are compared, in registers.
typedef struct user {
  const tn_base* bases;
  uint32_t chunk_count;
  tn_ref block;
  uint32_t order;  ///< UINT32_MAX in a graph region, where it does not matter.
} user;

/// Returns whether the value is an argument of the user's block, or a result of an earlier op in
/// it. The sums imply that it is a value at all.
ALWAYS_INLINE bool is_near(const tn_verifier* verifier, user at, tn_ref value) {
  const uint32_t* words = tn_cells__in(at.bases, value);
  if (TN_UNLIKELY(tn_value__is_argument(value))) {
    return ((const tn_argument_cell*)(const void*)(words - 1))->block == at.block;
  }
  const tn_op_cell* owner = (const tn_op_cell*)(const void*)(words - TN_OP_HEADER_WORDS);
  if (TN_UNLIKELY((words[0] & TN_VALUE_FAR) != 0)) {
    owner = tn_op__at(verifier->context, tn_value__owner(verifier->context, value));
  }
  return owner->block == at.block && owner->order < at.order;
}

ALWAYS_INLINE tn_status check_operands(tn_verifier* verifier, user at, tn_ref op,
                                       const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__operand_count(verifier->context, cell);
  if (count == 0) return TN_OK;
  const tn_ref first = tn_op_cell__operands(verifier->context, op, cell);
  const tn_use_cell* uses = (const tn_use_cell*)(const void*)tn_cells__in(at.bases, first);
  const tn_use_cell* end = uses + count;
  uint64_t sum = 0;
  for (tn_ref use = first; uses != end; ++uses, use += 3) {
    const tn_ref value = uses->value;
    if (TN_UNLIKELY(value == 0))
      return tn_op__fail(verifier->context, op, NULL, "null operand found");
    if (TN_LIKELY((value >> TN_CHUNK_SHIFT) < at.chunk_count && is_near(verifier, at, value))) {
      sum += tn_verifier__mix(use);
    } else {
      TN_TRY(check_far(verifier, op, cell, (use - first) / 3, use));
    }
  }
  verifier->balance += sum;
  return TN_OK;
}

static inline user user_of(const tn_verifier* verifier, const tn_op_cell* cell) {
  const bool is_graph = (tn_verifier__top(verifier)->flags & TN_VERIFY_GRAPH) != 0;
  return (user){verifier->bases, verifier->chunk_count, cell->block,
                is_graph ? UINT32_MAX : cell->order};
}

tn_status tn_verifier__operands(tn_verifier* verifier, tn_ref op, const tn_op_cell* cell) {
  return check_operands(verifier, user_of(verifier, cell), op, cell);
}

/// Runs the additional checks of ops with a definition, or of a rejected name.
static tn_status check_definition(tn_verifier* verifier, tn_ref op, const tn_op_cell* cell,
                                  const tn_verify_shape* shape) {
  const tn_op_definition* definition = shape->definition;
  if (shape->is_refused) return tn_verifier__refuse_name(verifier->context, op);
  if (shape->checks_attributes) TN_TRY(tn_verifier__attributes(verifier->context, op));
  if (definition == NULL) return TN_OK;
  if (definition->verify != NULL) {
    TN_TRY(tn_verify_memory__check(verifier->memory, verifier->context, op, cell, shape));
    if (TN_LIKELY(definition->depends_on_types_only)) return TN_OK;
  }
  if (definition->verify_symbols != NULL) verifier->has_symbol_users = true;
  if (definition->verify_regions == NULL) return TN_OK;
  return definition->verify_regions(verifier->context, op, definition);
}

tn_status tn_verifier__leaves(tn_verifier* verifier, tn_ref* first) {
  const bool is_graph = (tn_verifier__top(verifier)->flags & TN_VERIFY_GRAPH) != 0;
  const uint32_t order_mask = is_graph ? UINT32_MAX : 0;
  user at = {verifier->bases, verifier->chunk_count, 0, 0};
  tn_uref plain_shape = 0;  // The last shape that needs no additional checks.
  tn_ref op = *first;
  for (tn_ref next = 0; op != 0; op = next) {
    const tn_op_cell* cell = (const tn_op_cell*)(const void*)tn_cells__in(at.bases, op);
    if (TN_UNLIKELY(tn_op_cell__region_count(cell) != 0)) break;
    TN_TRY(tn_poll(verifier->context));
    at.block = cell->block;
    at.order = cell->order | order_mask;
    TN_TRY(check_operands(verifier, at, op, cell));
    TN_TRY(tn_verifier__results(verifier, op, cell));
    next = cell->next;
    if (TN_LIKELY(cell->shape == plain_shape)) continue;
    const tn_verify_shape* shape = tn_verifier__shape(verifier, cell);
    if (TN_UNLIKELY(shape->is_refused || shape->definition != NULL || shape->checks_attributes)) {
      TN_TRY(check_definition(verifier, op, cell, shape));
    } else {
      plain_shape = cell->shape;
    }
  }
  *first = op;
  return TN_OK;
}

tn_status tn_verifier__operands_from_outside(tn_verifier* verifier, tn_ref op,
                                             const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__operand_count(verifier->context, cell);
  const tn_ref first = tn_op_cell__operands(verifier->context, op, cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref use = first + 3 * i;
    if (tn_use__at(verifier->context, use)->value != 0)
      TN_TRY(check_far(verifier, op, cell, i, use));
  }
  return TN_OK;
}
