// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The walk of the structural verifier.
//
// A state machine goes down and up along the tree's own links, which are checked on the way down
// before they are followed up again; so depth costs one level each, and no stack.

#include "ir/verify.h"

#include "ir/verifier.h"
#include "ir/walk.h"
#include "ir/wide.h"

typedef enum stage {
  ENTER_OP,       ///< `op`
  NEXT_REGION,    ///< of `op`, from number `region_index` on
  ENTER_BLOCK,    ///< `block`
  NEXT_OP,        ///< `op`, or the end of `block`
  NEXT_ISOLATED,  ///< `op`, or the next isolated op after it, inside the top level's op
  LEAVE_OP,       ///< `op`
  PASS_OP         ///< continue after `op`, which is done
} stage;

typedef struct cursor {
  stage stage;
  tn_ref op;
  tn_ref block;
  uint32_t region_index;
} cursor;

//===-- Levels --------------------------------------------------------------------------------===//

/// Keeps the level of each op on the path, and of those around the root, by region.
static tn_status keep_positions(tn_verifier* it) {
  it->keeps_positions = true;
  for (uint32_t i = 0; i < it->level_count; ++i) {
    if (it->levels[i].region == 0) continue;
    TN_TRY(tn_judy_map_set(&it->positions, it->levels[i].region, i));
  }
  return TN_OK;
}

static tn_status grow_levels(tn_verifier* it) {
  const tn_allocator* allocator = &it->context->allocator;
  const bool is_first = it->level_capacity == 0;
  tn_verify_level* levels = is_first ? NULL : it->levels;
  if (!tn_array_grow(allocator, &levels, &it->level_capacity, (size_t)it->level_count + 1,
                     sizeof *levels)) {
    return tn_context__out_of_memory(it->context);
  }
  if (is_first) memcpy(levels, it->space, sizeof it->space);
  it->levels = levels;
  return TN_OK;
}

/// Makes `op` the top level.
static tn_status push_level(tn_verifier* it, tn_ref op, bool isolated) {
  const size_t capacity = it->level_capacity == 0 ? TN_VERIFY_LEVEL_SPACE : it->level_capacity;
  if (TN_UNLIKELY(it->level_count == capacity)) TN_TRY(grow_levels(it));
  const tn_ref block = tn_op__at(it->context, op)->block;
  const tn_ref region = block == 0 ? 0 : tn_block__at(it->context, block)->region;
  it->levels[it->level_count++] =
      (tn_verify_level){.op = op, .region = region, .flags = isolated ? TN_VERIFY_ISOLATED : 0};
  if (TN_LIKELY(it->level_count <= TN_VERIFY_NEAR)) return TN_OK;
  const tn_status status = it->keeps_positions
                               ? tn_judy_map_set(&it->positions, region, it->level_count - 1)
                               : keep_positions(it);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(it->context);
}

static void drop_tree(tn_verifier* it) {
  tn_verify_level* top = tn_verifier__top(it);
  tn_dominator_tree__destroy(&it->context->allocator, top->tree);
  top->tree = NULL;
}

static void pop_level(tn_verifier* it) {
  drop_tree(it);
  --it->level_count;
  if (TN_LIKELY(!it->keeps_positions)) return;
  tn_judy_map_remove(&it->positions, it->levels[it->level_count].region);
  if (it->level_count < TN_VERIFY_NEAR / 2) {
    tn_judy_map_clear(&it->positions);
    it->keeps_positions = false;
  }
}

/// Makes `op`, which is verified next, a frame.
static tn_status open_frame(tn_verifier* it, tn_ref op) {
  const uint32_t outer = it->frame;
  const bool isolated = tn_verifier__is_isolated(it, tn_op__at(it->context, op));
  TN_TRY(push_level(it, op, isolated));
  it->frame = it->level_count - 1;
  tn_verifier__top(it)->outer_frame = outer;
  return TN_OK;
}

//===-- Stages --------------------------------------------------------------------------------===//

static tn_status enter_op(tn_verifier* it, cursor* at) {
  TN_TRY(tn_verifier__enter_op(it, at->op));
  // A frame's level is there already.
  if (tn_verifier__top(it)->op != at->op) TN_TRY(push_level(it, at->op, false));
  at->stage = NEXT_REGION;
  at->region_index = 0;
  return TN_OK;
}

/// Prepares the top level for the region that begins with `block`.
static tn_status enter_region(tn_verifier* it, tn_ref block) {
  tn_verify_level* top = tn_verifier__top(it);
  const tn_block_cell* cell = tn_block__at(it->context, block);
  top->flags &= ~(TN_VERIFY_GRAPH | TN_VERIFY_UNREACHABLE);
  if (cell->next != 0) return tn_dominator_tree__create(it->context, cell->region, &top->tree);
  const tn_op_definition* definition =
      tn_verifier__shape(it, tn_op__at(it->context, top->op))->definition;
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_GRAPH) != 0) {
    top->flags |= TN_VERIFY_GRAPH;
  }
  return TN_OK;
}

static tn_status next_region(tn_verifier* it, cursor* at) {
  const tn_op_cell* cell = tn_op__at(it->context, at->op);
  const uint32_t count = tn_op_cell__region_count(cell);
  drop_tree(it);
  for (; at->region_index < count; ++at->region_index) {
    const tn_ref region = tn_op_cell__region(cell, at->region_index);
    at->block = tn_region__at(it->context, region)->first_block;
    if (at->block == 0) continue;
    at->stage = ENTER_BLOCK;
    return enter_region(it, at->block);
  }
  at->op = tn_verifier__top(it)->first_isolated;
  at->stage = NEXT_ISOLATED;
  return TN_OK;
}

/// Blocks further in are not asked whether a team may verify what is in them.
#define LEVELS_SHARED 2u
/// Nor are more than this.
#define SHARES_MAX 4u

static tn_status enter_block(tn_verifier* it, cursor* at) {
  TN_TRY(tn_verifier__enter_block(it, at->block));
  at->op = tn_block__at(it->context, at->block)->first_op;
  at->stage = NEXT_OP;
  if (TN_LIKELY(it->shares_left == 0) || it->level_count > LEVELS_SHARED) return TN_OK;
  return tn_verifier__share(it, at->block);
}

static tn_status next_op(tn_verifier* it, cursor* at) {
  for (;;) {
    TN_TRY(tn_verifier__leaves(it, &at->op));
    if (at->op == 0) break;
    const tn_op_cell* cell = tn_op__at(it->context, at->op);
    if (TN_UNLIKELY(at->block == it->shared_block)) {
      at->op = cell->next;
      continue;
    }
    if (!tn_verifier__is_isolated(it, cell)) {
      at->stage = ENTER_OP;
      return TN_OK;
    }
    TN_TRY(tn_verifier__operands_from_outside(it, at->op, cell));
    at->op = cell->next;
  }
  TN_TRY(tn_verifier__leave_block(it, at->block));
  const tn_block_cell* block = tn_block__at(it->context, at->block);
  at->block = block->next;
  at->stage = ENTER_BLOCK;
  if (block->next == 0) {
    const tn_region_cell* region = tn_region__at(it->context, block->region);
    at->op = region->op;
    at->region_index = region->index + 1;
    at->stage = NEXT_REGION;
  }
  return TN_OK;
}

/// Whether the op is a frame that is still to be verified.
static bool is_frame(tn_verifier* it, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(it->context, op);
  return tn_verifier__is_isolated(it, cell) && cell->block != it->shared_block;
}

/// The first op from `op` on, in the blocks and regions of its parent, that is isolated.
static tn_ref isolated_from(tn_verifier* it, tn_ref op, tn_ref parent) {
  while (op != 0 && !is_frame(it, op)) {
    op = tn_op__next_in_pre_order(it->context, parent, op, true);
  }
  return op;
}

static tn_status next_isolated(tn_verifier* it, cursor* at) {
  const tn_ref parent = tn_verifier__top(it)->op;
  at->op = isolated_from(it, at->op, parent);
  if (at->op != 0) {
    at->stage = ENTER_OP;
    return open_frame(it, at->op);
  }
  if (it->levels[it->frame].flags & TN_VERIFY_CHILD_FAILED) return TN_VERIFY_FAILED;
  at->op = parent;
  at->stage = LEAVE_OP;
  return TN_OK;
}

/// Ends the current frame; false at the end of it all.
static bool close_frame(tn_verifier* it, cursor* at, bool failed) {
  const uint32_t outer = it->levels[it->frame].outer_frame;
  const tn_ref op = it->levels[it->frame].op;
  while (it->level_count > it->frame) pop_level(it);
  if (it->level_count == 0) return false;
  it->frame = outer;
  if (failed) it->levels[outer].flags |= TN_VERIFY_CHILD_FAILED;
  at->op = tn_op__next_in_pre_order(it->context, tn_verifier__top(it)->op, op, true);
  at->stage = NEXT_ISOLATED;
  return true;
}

static tn_status leave_op(tn_verifier* it, cursor* at) {
  const tn_verify_level* frame = &it->levels[it->frame];
  const bool ends_frame = at->op == frame->op;
  if (TN_UNLIKELY(ends_frame && (frame->flags & TN_VERIFY_ISOLATION) != 0)) {
    return tn_verifier__report_isolation(it, at->op);
  }
  TN_TRY(tn_verifier__leave_op(it, at->op));
  if (TN_UNLIKELY(ends_frame && (frame->flags & TN_VERIFY_DOMINANCE) != 0)) {
    return tn_verifier__report_dominance(it, at->op);
  }
  at->stage = PASS_OP;
  return TN_OK;
}

/// Continues after `at->op`; false at the end of it all.
static bool pass_op(tn_verifier* it, cursor* at) {
  if (at->op == it->levels[it->frame].op) return close_frame(it, at, false);
  const tn_op_cell* cell = tn_op__at(it->context, at->op);
  if (tn_op_cell__region_count(cell) != 0) pop_level(it);
  at->op = cell->next;
  at->block = cell->block;
  at->stage = NEXT_OP;
  return true;
}

static tn_status run_stage(tn_verifier* it, cursor* at) {
  switch (at->stage) {
    case ENTER_OP:
      return enter_op(it, at);
    case NEXT_REGION:
      return next_region(it, at);
    case ENTER_BLOCK:
      return enter_block(it, at);
    case NEXT_OP:
      return next_op(it, at);
    case NEXT_ISOLATED:
      return next_isolated(it, at);
    default:
      return leave_op(it, at);
  }
}

static tn_status walk(tn_verifier* it) {
  cursor at = {.stage = ENTER_OP, .op = it->root};
  TN_TRY(open_frame(it, it->root));
  tn_status result = TN_OK;
  for (bool more = true; more;) {
    tn_status status = tn_poll(it->context);
    if (TN_LIKELY(status == TN_OK)) status = run_stage(it, &at);
    if (TN_LIKELY(status == TN_OK)) {
      if (at.stage == PASS_OP) more = pass_op(it, &at);
    } else if (status == TN_VERIFY_FAILED) {
      result = status;
      more = close_frame(it, &at, true);
    } else {
      return status;
    }
  }
  return result;
}

tn_status tn_verifier__unit(tn_verifier* it, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(it->context, op);
  const uint32_t frame = it->frame;
  const uint32_t level_count = it->level_count;
  cursor at = {.stage = ENTER_OP, .op = op, .block = cell->block};
  if (tn_verifier__is_isolated(it, cell)) {
    TN_TRY(tn_verifier__operands_from_outside(it, op, cell));
    TN_TRY(open_frame(it, op));
  }
  while (at.stage != PASS_OP || at.op != op) {
    if (at.stage == PASS_OP) {
      (void)pass_op(it, &at);
      continue;
    }
    TN_TRY(tn_poll(it->context));
    TN_TRY(run_stage(it, &at));
  }
  while (it->level_count > level_count) pop_level(it);
  it->frame = frame;
  const uint32_t breaks = TN_VERIFY_CHILD_FAILED | TN_VERIFY_DOMINANCE | TN_VERIFY_ISOLATION;
  return (it->levels[frame].flags & breaks) == 0 ? TN_OK : TN_VERIFY_FAILED;
}

void tn_verifier__open(tn_verifier* it, tn_context* context, tn_ref root,
                       tn_verify_memory* memory) {
  memset(it, 0, offsetof(tn_verifier, space));
  it->context = context;
  it->root = root;
  it->memory = memory;
  it->levels = it->space;
  it->chunk_count = tn_cells__chunk_count(&context->cells);
  it->bases = tn_cells__bases(&context->cells);
}

void tn_verifier__close(tn_verifier* it, uint32_t outer_count) {
  tn_context* context = it->context;
  while (it->level_count > outer_count) pop_level(it);
  tn_judy_map_clear(&it->positions);
  tn_judy_map_clear(&it->noted);
  tn_symbol_finder__close(&it->symbols, context);
  while (it->outer_trees != NULL) {
    tn_dominator_tree* tree = it->outer_trees;
    it->outer_trees = tree->next;
    tn_dominator_tree__destroy(&context->allocator, tree);
  }
  if (it->level_capacity == 0) return;
  tn_deallocate(&context->allocator, it->levels, it->level_capacity * sizeof *it->levels);
}

tn_status tn_op__verify(tn_context* context, tn_ref root, tn_verify_memory* memory) {
  tn_verifier it;
  tn_wide__tell(context, root);
  tn_verifier__open(&it, context, root, memory);
  it.shares_left = SHARES_MAX;
  tn_status status = walk(&it);
  if (status == TN_OK && it.balance != 0) status = tn_verifier__compare_uses(&it);
  tn_verifier__close(&it, 0);
  return status;
}
