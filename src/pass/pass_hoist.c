// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// loop-invariant-code-motion: what a loop computes anew each time from the same values goes in
// front of it, and of the loops around it as well, if what it takes is defined outside of these.
//
// Ops are visited once, what is in an op before the op itself. What an op takes was visited before
// it, so that it stands where it will stay, and the op goes at once to where it will stay: loops
// are not left one by one. Ops that go in front of one loop come there in the order of their
// visits, which is the order in which they would leave the loops one by one.

#include "analysis/cell_map.h"
#include "pass/pass.h"
#include "rewrite/effects.h"

/// An op whose regions are being visited.
typedef struct level {
  tn_ref op;
  uint32_t region;                     ///< The next one.
  tn_ref block;                        ///< 0: it goes on with the next region.
  tn_ref next;                         ///< The op in the block to go on with.
  const tn_loop_like_interface* loop;  ///< NULL for ops that are no loops.
  uint32_t
      outermost;   ///< Of a loop: the number of the outermost one of those that it stands in, each
                   ///< directly in the next.
  uint32_t first;  ///< The same while a region is visited that runs repeatedly. Else NO_LOOP.
  bool is_pure;    ///< So far, all in it is.
} level;

#define NO_LOOP UINT32_MAX

typedef struct hoister {
  tn_rewriter it;
  level* levels;
  uint32_t count;
  size_t capacity;
  uint32_t loop_count;  ///< Of levels that are loops.
  tn_cell_map numbers;  ///< Of ops that have a level: its number and 1 more.
} hoister;

//===-- One op --------------------------------------------------------------------------------===//

/// The number, and 1 more, of the innermost of the loops from `first` on that define something that
/// `op` and what is in it take directly; `first` if none does.
static uint32_t defined_in(const hoister* it, tn_ref root, uint32_t first) {
  const tn_context* context = it->it.context;
  uint32_t found = first;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const uint32_t count = tn_op__operand_count(context, op);
    for (uint32_t i = 0; i < count; ++i) {
      const tn_ref block = tn_value__parent_block(context, tn_op__operand(context, op, i));
      const tn_ref around = tn_block_cell__parent_op(context, tn_block__at(context, block));
      const uint32_t number = tn_cell_map__get(&it->numbers, around);
      if (number > found && number <= it->count) found = number;
    }
  }
  return found;
}

/// The op is in the innermost level, all that it takes and has inside is where it will stay.
static void visit(hoister* it, tn_ref op, bool inside_is_pure) {
  const tn_context* context = it->it.context;
  if (it->loop_count == 0) return;
  level* around = &it->levels[it->count - 1];
  const bool pure = tn_effects__is_pure_around(context, op, inside_is_pure);
  around->is_pure &= pure;
  if (!pure || around->first == NO_LOOP || tn_op__has_trait(context, op, TN_OP_TRAIT_TERMINATOR)) {
    return;
  }
  const uint32_t number = defined_in(it, op, around->first);
  if (number == it->count) return;
  const level* loop = &it->levels[number];
  if (loop->loop->move_out != NULL) {
    loop->loop->move_out(&it->it, loop->op, op);
  } else {
    tn_rewriter__move(&it->it, op, tn_op__block(context, loop->op), loop->op);
  }
}

//===-- All ops -------------------------------------------------------------------------------===//

static void enter(hoister* it, tn_ref op) {
  const tn_context* context = it->it.context;
  if (!tn_array_grow(&context->allocator, (void*)&it->levels, &it->capacity, (size_t)it->count + 1,
                     sizeof *it->levels)) {
    tn_rewriter__fail(&it->it, tn_context__out_of_memory(context));
    return;
  }
  level made = {.op = op,
                .loop = tn_op_interface__of(context, op)->loop_like,
                .first = NO_LOOP,
                .is_pure = true};
  if (made.loop != NULL) {
    const uint32_t around = it->count == 0 ? NO_LOOP : it->levels[it->count - 1].first;
    made.outermost = around == NO_LOOP ? it->count : around;
    ++it->loop_count;
  }
  it->levels[it->count++] = made;
  *tn_cell_map__at(&it->numbers, op) = it->count;
}

static void leave(hoister* it) {
  const level done = it->levels[--it->count];
  *tn_cell_map__at(&it->numbers, done.op) = 0;
  it->loop_count -= done.loop != NULL;
  if (it->count != 0) visit(it, done.op, done.is_pure);
}

static void open_block(const tn_context* context, level* at, tn_ref block) {
  at->block = block;
  at->next = block == 0 ? 0 : tn_block__at(context, block)->first_op;
}

static void open_region(const tn_context* context, level* at, uint32_t region) {
  const uint32_t loops = at->loop == NULL ? 0 : at->loop->regions;
  const bool is_loop = loops == UINT32_MAX || (region < 32 && (loops >> region & 1) != 0);
  at->first = is_loop ? at->outermost : NO_LOOP;
  open_block(context, at, tn_op__first_block(context, at->op, region));
}

static void step(hoister* it) {
  const tn_context* context = it->it.context;
  level* at = &it->levels[it->count - 1];
  if (at->block == 0) {
    if (at->region == tn_op_cell__region_count(tn_op__at(context, at->op))) {
      leave(it);
    } else {
      open_region(context, at, at->region++);
    }
  } else if (at->next == 0) {
    open_block(context, at, tn_block__at(context, at->block)->next);
  } else {
    const tn_ref op = at->next;
    at->next = tn_op__at(context, op)->next;
    if (tn_op_cell__region_count(tn_op__at(context, op)) == 0) {
      visit(it, op, true);
    } else {
      enter(it, op);
    }
  }
}

static tn_status hoist_invariant(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  hoister it = {.count = 0};
  tn_rewriter__open(&it.it, env->shard);
  it.it.events = env->events;
  it.it.listener = env->listener;
  tn_cell_map__open_in(env->shard, &it.numbers);
  enter(&it, root);
  while (it.count != 0 && !it.numbers.failed && tn_rewriter__goes_on(&it.it)) step(&it);
  if (it.numbers.failed) tn_rewriter__fail(&it.it, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&it.numbers);
  tn_deallocate(&env->context->allocator, it.levels, it.capacity * sizeof *it.levels);
  return it.it.status;
}

TN_PASS(loop_invariant_code_motion) = {"loop-invariant-code-motion", "LoopInvariantCodeMotion",
                                       "Hoist loop invariant instructions outside of the loop",
                                       .run = hoist_invariant};
