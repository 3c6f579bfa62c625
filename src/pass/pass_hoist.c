// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// loop-invariant-code-motion: moves loop-invariant ops before their loop, and before all enclosing
// loops that do not define their operands.
//
// Each op is visited once, after its nested ops and after the definitions of its operands, which
// are then at their final position. An op therefore moves directly to its final position instead of
// leaving loops one by one. Ops that move before the same loop keep their visiting order, which is
// the order in which they would leave the loops one by one.

#include "analysis/cell_map.h"
#include "pass/pass.h"
#include "rewrite/effects.h"

/// An op whose regions are being visited.
typedef struct level {
  tn_ref op;
  uint32_t region;                     ///< The next region.
  tn_ref block;                        ///< 0: continue with the next region.
  tn_ref next;                         ///< The op in the block to continue with.
  const tn_loop_like_interface* loop;  ///< NULL if the op is not a loop.
  uint32_t
      outermost;   ///< Of a loop: the index of the outermost loop in the chain of directly nested
                   ///< loops around it.
  uint32_t first;  ///< The same while visiting a region that runs repeatedly; otherwise NO_LOOP.
  bool is_pure;    ///< All ops visited so far are pure.
} level;

#define NO_LOOP UINT32_MAX

typedef struct hoister {
  tn_rewriter rewriter;
  level* levels;
  uint32_t count;
  size_t capacity;
  uint32_t loop_count;  ///< The number of levels that are loops.
  tn_cell_map numbers;  ///< Maps an op with a level to its index plus 1.
} hoister;

//===-- One op --------------------------------------------------------------------------------===//

/// Returns the index plus 1 of the innermost loop from `first` on that defines an operand of `root`
/// or of its nested ops; `first` if there is none.
static uint32_t defined_in(const hoister* self, tn_ref root, uint32_t first) {
  const tn_context* context = self->rewriter.context;
  uint32_t found = first;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const uint32_t count = tn_op__operand_count(context, op);
    for (uint32_t i = 0; i < count; ++i) {
      const tn_ref block = tn_value__parent_block(context, tn_op__operand(context, op, i));
      const tn_ref around = tn_block_cell__parent_op(context, tn_block__at(context, block));
      const uint32_t number = tn_cell_map__get(&self->numbers, around);
      if (number > found && number <= self->count) found = number;
    }
  }
  return found;
}

/// Visits an op in the innermost level; its operands and nested ops are at their final positions.
static void visit(hoister* self, tn_ref op, bool inside_is_pure) {
  const tn_context* context = self->rewriter.context;
  if (self->loop_count == 0) return;
  level* around = &self->levels[self->count - 1];
  const bool pure = tn_effects__is_pure_around(context, op, inside_is_pure);
  around->is_pure &= pure;
  if (!pure || around->first == NO_LOOP || tn_op__has_trait(context, op, TN_OP_TRAIT_TERMINATOR)) {
    return;
  }
  const uint32_t number = defined_in(self, op, around->first);
  if (number == self->count) return;
  const level* loop = &self->levels[number];
  if (loop->loop->move_out != NULL) {
    loop->loop->move_out(&self->rewriter, loop->op, op);
  } else {
    tn_rewriter__move(&self->rewriter, op, tn_op__block(context, loop->op), loop->op);
  }
}

//===-- All ops -------------------------------------------------------------------------------===//

static void enter(hoister* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  if (!tn_array_grow(&context->allocator, (void*)&self->levels, &self->capacity,
                     (size_t)self->count + 1, sizeof *self->levels)) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
    return;
  }
  level made = {.op = op,
                .loop = tn_op_interface__of(context, op)->loop_like,
                .first = NO_LOOP,
                .is_pure = true};
  if (made.loop != NULL) {
    const uint32_t around = self->count == 0 ? NO_LOOP : self->levels[self->count - 1].first;
    made.outermost = around == NO_LOOP ? self->count : around;
    ++self->loop_count;
  }
  self->levels[self->count++] = made;
  *tn_cell_map__at(&self->numbers, op) = self->count;
}

static void leave(hoister* self) {
  const level done = self->levels[--self->count];
  *tn_cell_map__at(&self->numbers, done.op) = 0;
  self->loop_count -= done.loop != NULL;
  if (self->count != 0) visit(self, done.op, done.is_pure);
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

static void step(hoister* self) {
  const tn_context* context = self->rewriter.context;
  level* at = &self->levels[self->count - 1];
  if (at->block == 0) {
    if (at->region == tn_op_cell__region_count(tn_op__at(context, at->op))) {
      leave(self);
    } else {
      open_region(context, at, at->region++);
    }
  } else if (at->next == 0) {
    open_block(context, at, tn_block__at(context, at->block)->next);
  } else {
    const tn_ref op = at->next;
    at->next = tn_op__at(context, op)->next;
    if (tn_op_cell__region_count(tn_op__at(context, op)) == 0) {
      visit(self, op, true);
    } else {
      enter(self, op);
    }
  }
}

static tn_status hoist_invariant(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  hoister self = {.count = 0};
  tn_rewriter__open(&self.rewriter, env->shard);
  self.rewriter.events = env->events;
  self.rewriter.listener = env->listener;
  tn_cell_map__open_in(env->shard, &self.numbers);
  enter(&self, root);
  while (self.count != 0 && !self.numbers.failed && tn_rewriter__goes_on(&self.rewriter))
    step(&self);
  if (self.numbers.failed) tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&self.numbers);
  tn_deallocate(&env->context->allocator, self.levels, self.capacity * sizeof *self.levels);
  return self.rewriter.status;
}

TN_PASS(loop_invariant_code_motion) = {"loop-invariant-code-motion", "LoopInvariantCodeMotion",
                                       "Hoist loop invariant instructions outside of the loop",
                                       .run = hoist_invariant};
