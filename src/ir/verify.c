// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The walk of the structural verifier.
//
// A state machine descends and ascends along the tree's own links, which are checked on the way
// down before they are followed up again; so depth costs one level each, and no stack.

#include "ir/verify.h"

#include "ir/verifier.h"
#include "ir/walk.h"
#include "ir/wide.h"

typedef enum stage {
  ENTER_OP,       ///< `op`
  NEXT_REGION,    ///< of `op`, from index `region_index` on
  ENTER_BLOCK,    ///< `block`
  NEXT_OP,        ///< `op`, or the end of `block`
  NEXT_ISOLATED,  ///< `op`, or the next isolated op after it, inside the op of the top level
  LEAVE_OP,       ///< `op`
  PASS_OP         ///< after `op`, which is done
} stage;

typedef struct cursor {
  stage stage;
  tn_ref op;
  tn_ref block;
  uint32_t region_index;
} cursor;

//===-- Levels --------------------------------------------------------------------------------===//

/// Maps the regions of all ops on the path, and of those around the root, to their levels.
static tn_status keep_positions(tn_verifier* verifier) {
  verifier->keeps_positions = true;
  for (uint32_t i = 0; i < verifier->level_count; ++i) {
    if (verifier->levels[i].region == 0) continue;
    TN_TRY(tn_judy_map_set(&verifier->positions, verifier->levels[i].region, i));
  }
  return TN_OK;
}

static tn_status grow_levels(tn_verifier* verifier) {
  const tn_allocator* allocator = &verifier->context->allocator;
  const bool is_first = verifier->level_capacity == 0;
  tn_verify_level* levels = is_first ? NULL : verifier->levels;
  if (!tn_array_grow(allocator, &levels, &verifier->level_capacity,
                     (size_t)verifier->level_count + 1, sizeof *levels)) {
    return tn_context__out_of_memory(verifier->context);
  }
  if (is_first) memcpy(levels, verifier->space, sizeof verifier->space);
  verifier->levels = levels;
  return TN_OK;
}

/// Pushes a level for `op`.
static tn_status push_level(tn_verifier* verifier, tn_ref op, bool isolated) {
  const size_t capacity =
      verifier->level_capacity == 0 ? TN_VERIFY_LEVEL_SPACE : verifier->level_capacity;
  if (TN_UNLIKELY(verifier->level_count == capacity)) TN_TRY(grow_levels(verifier));
  const tn_ref block = tn_op__at(verifier->context, op)->block;
  const tn_ref region = block == 0 ? 0 : tn_block__at(verifier->context, block)->region;
  verifier->levels[verifier->level_count++] =
      (tn_verify_level){.op = op, .region = region, .flags = isolated ? TN_VERIFY_ISOLATED : 0};
  if (TN_LIKELY(verifier->level_count <= TN_VERIFY_NEAR)) return TN_OK;
  const tn_status status = verifier->keeps_positions ? tn_judy_map_set(&verifier->positions, region,
                                                                       verifier->level_count - 1)
                                                     : keep_positions(verifier);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(verifier->context);
}

static void drop_tree(tn_verifier* verifier) {
  tn_verify_level* top = tn_verifier__top(verifier);
  tn_dominator_tree__destroy(&verifier->context->allocator, top->tree);
  top->tree = NULL;
}

static void pop_level(tn_verifier* verifier) {
  drop_tree(verifier);
  --verifier->level_count;
  if (TN_LIKELY(!verifier->keeps_positions)) return;
  tn_judy_map_remove(&verifier->positions, verifier->levels[verifier->level_count].region);
  if (verifier->level_count < TN_VERIFY_NEAR / 2) {
    tn_judy_map_clear(&verifier->positions);
    verifier->keeps_positions = false;
  }
}

/// Pushes a frame for `op`, which is verified next.
static tn_status open_frame(tn_verifier* verifier, tn_ref op) {
  const uint32_t outer = verifier->frame;
  const bool isolated = tn_verifier__is_isolated(verifier, tn_op__at(verifier->context, op));
  TN_TRY(push_level(verifier, op, isolated));
  verifier->frame = verifier->level_count - 1;
  tn_verifier__top(verifier)->outer_frame = outer;
  return TN_OK;
}

//===-- Stages --------------------------------------------------------------------------------===//

static tn_status enter_op(tn_verifier* verifier, cursor* at) {
  TN_TRY(tn_verifier__enter_op(verifier, at->op));
  // The level of a frame exists already.
  if (tn_verifier__top(verifier)->op != at->op) TN_TRY(push_level(verifier, at->op, false));
  at->stage = NEXT_REGION;
  at->region_index = 0;
  return TN_OK;
}

/// Initializes the top level for the region that begins with `block`.
static tn_status enter_region(tn_verifier* verifier, tn_ref block) {
  tn_verify_level* top = tn_verifier__top(verifier);
  const tn_block_cell* cell = tn_block__at(verifier->context, block);
  top->flags &= ~(TN_VERIFY_GRAPH | TN_VERIFY_UNREACHABLE);
  if (cell->next != 0)
    return tn_dominator_tree__create(verifier->context, cell->region, &top->tree);
  const tn_op_definition* definition =
      tn_verifier__shape(verifier, tn_op__at(verifier->context, top->op))->definition;
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_GRAPH) != 0) {
    top->flags |= TN_VERIFY_GRAPH;
  }
  return TN_OK;
}

static tn_status next_region(tn_verifier* verifier, cursor* at) {
  const tn_op_cell* cell = tn_op__at(verifier->context, at->op);
  const uint32_t count = tn_op_cell__region_count(cell);
  drop_tree(verifier);
  for (; at->region_index < count; ++at->region_index) {
    const tn_ref region = tn_op_cell__region(cell, at->region_index);
    at->block = tn_region__at(verifier->context, region)->first_block;
    if (at->block == 0) continue;
    at->stage = ENTER_BLOCK;
    return enter_region(verifier, at->block);
  }
  at->op = tn_verifier__top(verifier)->first_isolated;
  at->stage = NEXT_ISOLATED;
  return TN_OK;
}

/// Blocks nested deeper are not examined for teams.
#define LEVELS_SHARED 2u
/// The maximum number of examined blocks.
#define SHARES_MAX 4u

static tn_status enter_block(tn_verifier* verifier, cursor* at) {
  TN_TRY(tn_verifier__enter_block(verifier, at->block));
  at->op = tn_block__at(verifier->context, at->block)->first_op;
  at->stage = NEXT_OP;
  if (TN_LIKELY(verifier->shares_left == 0) || verifier->level_count > LEVELS_SHARED) return TN_OK;
  return tn_verifier__share(verifier, at->block);
}

static tn_status next_op(tn_verifier* verifier, cursor* at) {
  for (;;) {
    TN_TRY(tn_verifier__leaves(verifier, &at->op));
    if (at->op == 0) break;
    const tn_op_cell* cell = tn_op__at(verifier->context, at->op);
    if (TN_UNLIKELY(at->block == verifier->shared_block)) {
      at->op = cell->next;
      continue;
    }
    if (!tn_verifier__is_isolated(verifier, cell)) {
      at->stage = ENTER_OP;
      return TN_OK;
    }
    TN_TRY(tn_verifier__operands_from_outside(verifier, at->op, cell));
    at->op = cell->next;
  }
  TN_TRY(tn_verifier__leave_block(verifier, at->block));
  const tn_block_cell* block = tn_block__at(verifier->context, at->block);
  at->block = block->next;
  at->stage = ENTER_BLOCK;
  if (block->next == 0) {
    const tn_region_cell* region = tn_region__at(verifier->context, block->region);
    at->op = region->op;
    at->region_index = region->index + 1;
    at->stage = NEXT_REGION;
  }
  return TN_OK;
}

/// Returns whether the op is a frame that is not verified yet.
static bool is_frame(tn_verifier* verifier, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(verifier->context, op);
  return tn_verifier__is_isolated(verifier, cell) && cell->block != verifier->shared_block;
}

/// Returns the first isolated op from `op` on, in the blocks and regions of its parent.
static tn_ref isolated_from(tn_verifier* verifier, tn_ref op, tn_ref parent) {
  while (op != 0 && !is_frame(verifier, op)) {
    op = tn_op__next_in_pre_order(verifier->context, parent, op, true);
  }
  return op;
}

static tn_status next_isolated(tn_verifier* verifier, cursor* at) {
  const tn_ref parent = tn_verifier__top(verifier)->op;
  at->op = isolated_from(verifier, at->op, parent);
  if (at->op != 0) {
    at->stage = ENTER_OP;
    return open_frame(verifier, at->op);
  }
  if (verifier->levels[verifier->frame].flags & TN_VERIFY_CHILD_FAILED) return TN_VERIFY_FAILED;
  at->op = parent;
  at->stage = LEAVE_OP;
  return TN_OK;
}

/// Ends the current frame; false at the end of verification.
static bool close_frame(tn_verifier* verifier, cursor* at, bool failed) {
  const uint32_t outer = verifier->levels[verifier->frame].outer_frame;
  const tn_ref op = verifier->levels[verifier->frame].op;
  while (verifier->level_count > verifier->frame) pop_level(verifier);
  if (verifier->level_count == 0) return false;
  verifier->frame = outer;
  if (failed) verifier->levels[outer].flags |= TN_VERIFY_CHILD_FAILED;
  at->op = tn_op__next_in_pre_order(verifier->context, tn_verifier__top(verifier)->op, op, true);
  at->stage = NEXT_ISOLATED;
  return true;
}

static tn_status leave_op(tn_verifier* verifier, cursor* at) {
  const tn_verify_level* frame = &verifier->levels[verifier->frame];
  const bool ends_frame = at->op == frame->op;
  if (TN_UNLIKELY(ends_frame && (frame->flags & TN_VERIFY_ISOLATION) != 0)) {
    return tn_verifier__report_isolation(verifier, at->op);
  }
  TN_TRY(tn_verifier__leave_op(verifier, at->op));
  if (TN_UNLIKELY(ends_frame && (frame->flags & TN_VERIFY_DOMINANCE) != 0)) {
    return tn_verifier__report_dominance(verifier, at->op);
  }
  at->stage = PASS_OP;
  return TN_OK;
}

/// Continues after `at->op`; false at the end of verification.
static bool pass_op(tn_verifier* verifier, cursor* at) {
  if (at->op == verifier->levels[verifier->frame].op) return close_frame(verifier, at, false);
  const tn_op_cell* cell = tn_op__at(verifier->context, at->op);
  if (tn_op_cell__region_count(cell) != 0) pop_level(verifier);
  at->op = cell->next;
  at->block = cell->block;
  at->stage = NEXT_OP;
  return true;
}

static tn_status run_stage(tn_verifier* verifier, cursor* at) {
  switch (at->stage) {
    case ENTER_OP:
      return enter_op(verifier, at);
    case NEXT_REGION:
      return next_region(verifier, at);
    case ENTER_BLOCK:
      return enter_block(verifier, at);
    case NEXT_OP:
      return next_op(verifier, at);
    case NEXT_ISOLATED:
      return next_isolated(verifier, at);
    default:
      return leave_op(verifier, at);
  }
}

static tn_status walk(tn_verifier* verifier) {
  cursor at = {.stage = ENTER_OP, .op = verifier->root};
  TN_TRY(open_frame(verifier, verifier->root));
  tn_status result = TN_OK;
  for (bool more = true; more;) {
    tn_status status = tn_poll(verifier->context);
    if (TN_LIKELY(status == TN_OK)) status = run_stage(verifier, &at);
    if (TN_LIKELY(status == TN_OK)) {
      if (at.stage == PASS_OP) more = pass_op(verifier, &at);
    } else if (status == TN_VERIFY_FAILED) {
      result = status;
      more = close_frame(verifier, &at, true);
    } else {
      return status;
    }
  }
  return result;
}

tn_status tn_verifier__unit(tn_verifier* verifier, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(verifier->context, op);
  const uint32_t frame = verifier->frame;
  const uint32_t level_count = verifier->level_count;
  cursor at = {.stage = ENTER_OP, .op = op, .block = cell->block};
  if (tn_verifier__is_isolated(verifier, cell)) {
    TN_TRY(tn_verifier__operands_from_outside(verifier, op, cell));
    TN_TRY(open_frame(verifier, op));
  }
  while (at.stage != PASS_OP || at.op != op) {
    if (at.stage == PASS_OP) {
      (void)pass_op(verifier, &at);
      continue;
    }
    TN_TRY(tn_poll(verifier->context));
    TN_TRY(run_stage(verifier, &at));
  }
  while (verifier->level_count > level_count) pop_level(verifier);
  verifier->frame = frame;
  const uint32_t breaks = TN_VERIFY_CHILD_FAILED | TN_VERIFY_DOMINANCE | TN_VERIFY_ISOLATION;
  return (verifier->levels[frame].flags & breaks) == 0 ? TN_OK : TN_VERIFY_FAILED;
}

void tn_verifier__open(tn_verifier* verifier, tn_context* context, tn_ref root,
                       tn_verify_memory* memory) {
  memset(verifier, 0, offsetof(tn_verifier, space));
  verifier->context = context;
  verifier->root = root;
  verifier->memory = memory;
  verifier->levels = verifier->space;
  verifier->chunk_count = tn_cells__chunk_count(&context->cells);
  verifier->bases = tn_cells__bases(&context->cells);
}

void tn_verifier__close(tn_verifier* verifier, uint32_t outer_count) {
  tn_context* context = verifier->context;
  while (verifier->level_count > outer_count) pop_level(verifier);
  tn_judy_map_clear(&verifier->positions);
  tn_judy_map_clear(&verifier->noted);
  tn_symbol_finder__close(&verifier->symbols, context);
  while (verifier->outer_trees != NULL) {
    tn_dominator_tree* tree = verifier->outer_trees;
    verifier->outer_trees = tree->next;
    tn_dominator_tree__destroy(&context->allocator, tree);
  }
  if (verifier->level_capacity == 0) return;
  tn_deallocate(&context->allocator, verifier->levels,
                verifier->level_capacity * sizeof *verifier->levels);
}

tn_status tn_op__verify(tn_context* context, tn_ref root, tn_verify_memory* memory) {
  tn_verifier verifier;
  tn_wide__report(context, root);
  tn_verifier__open(&verifier, context, root, memory);
  verifier.shares_left = SHARES_MAX;
  tn_status status = walk(&verifier);
  if (status == TN_OK && verifier.balance != 0) status = tn_verifier__compare_uses(&verifier);
  tn_verifier__close(&verifier, 0);
  return status;
}
