// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// trivial-dce: erases ops without effects and uses, and transitively the definitions of their
// operands.
//
// The uses of an op are counted when one of its users becomes dead, so that each use is counted
// once. Dead ops are listed first, users before definitions, and erased at the end, so that no
// query sees an erased op. Effects of nested ops are recorded at the enclosing op, so that nested
// ops are not visited once per enclosing op.

#include "analysis/cell_map.h"
#include "ir/walk.h"
#include "pass/pass.h"
#include "rewrite/effects.h"

// Flags of an op.
#define VISITED 1u
#define GOES 2u          // It is listed, or nested in a listed op.
#define KEEPS_AROUND 4u  // A nested op has effects that keep it.

typedef struct trivial_dce {
  tn_rewriter rewriter;
  tn_cell_map flags;
  tn_cell_map uses;        ///< The remaining number of uses of its results, plus 1; 0: not counted.
  tn_ref root;             ///< It stays.
  tn_refs list;            ///< Pairs of an op and its generation.
  uint32_t settled_count;  ///< The number of listed ops whose operands were released.
} trivial_dce;

static uint32_t count_uses(const tn_context* context, tn_ref op) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    for (tn_ref use = tn_value__first_use(context, tn_op__result(context, op, i)); use != 0;
         use = tn_use__next(context, use)) {
      ++count;
    }
  }
  return count;
}

/// Returns whether the op or a nested op has effects that keep it.
static bool has_effects(const trivial_dce* self, tn_ref op) {
  const uint32_t effects = tn_effects__of(self->rewriter.context, op);
  if ((effects & (TN_EFFECT_WRITE | TN_EFFECT_FREE | TN_EFFECT_UNKNOWN)) != 0) return true;
  return (effects & TN_EFFECT_RECURSIVE) != 0 &&
         (tn_cell_map__get(&self->flags, op) & KEEPS_AROUND) != 0;
}

/// Lists an op with unused results if it can be erased.
static void list_if_dead(trivial_dce* self, tn_ref op) {
  const uint32_t stay = TN_OP_TRAIT_TERMINATOR | TN_OP_TRAIT_SYMBOL;
  uint32_t* flags = tn_cell_map__at(&self->flags, op);
  if ((*flags & GOES) != 0 || op == self->root ||
      tn_op__has_trait(self->rewriter.context, op, stay) || has_effects(self, op)) {
    return;
  }
  *flags |= GOES;
  tn_refs__push(&self->rewriter, &self->list, op);
  tn_refs__push(&self->rewriter, &self->list, tn_op__at(self->rewriter.context, op)->generation);
}

/// Removes one use of the op's results.
static void release(trivial_dce* self, tn_ref op) {
  uint32_t* uses = tn_cell_map__at(&self->uses, op);
  if (*uses == 0) *uses = count_uses(self->rewriter.context, op) + 1;
  // Ops that were not visited yet are checked during their visit.
  if (--*uses == 1 && (tn_cell_map__get(&self->flags, op) & VISITED) != 0) list_if_dead(self, op);
}

/// Releases the operands of a listed op and of its nested ops, except those that were listed
/// before.
static void settle(trivial_dce* self, tn_ref root) {
  const tn_context* context = self->rewriter.context;
  bool skip = false;
  for (tn_ref op = root; op != 0 && self->rewriter.status == TN_OK;
       op = tn_op__next_in_pre_order(context, root, op, skip)) {
    uint32_t* flags = tn_cell_map__at(&self->flags, op);
    skip = op != root && (*flags & GOES) != 0;
    if (skip) continue;
    *flags |= GOES;
    for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
      const tn_ref source = tn_value__defining_op(context, tn_op__operand(context, op, i));
      if (source != 0) release(self, source);
    }
  }
}

static tn_walk_result visit(void* user_data, tn_ref op) {
  trivial_dce* self = user_data;
  const tn_context* context = self->rewriter.context;
  const uint32_t uses = tn_cell_map__get(&self->uses, op);
  *tn_cell_map__at(&self->flags, op) |= VISITED;
  const tn_ref parent = tn_op__parent(context, op);
  if (has_effects(self, op) && parent != 0) *tn_cell_map__at(&self->flags, parent) |= KEEPS_AROUND;
  if (uses == 1 || (uses == 0 && tn_op__is_unused(context, op))) list_if_dead(self, op);
  while (self->settled_count < self->list.count && self->rewriter.status == TN_OK) {
    settle(self, tn_refs__items(&self->list)[self->settled_count]);
    self->settled_count += 2;
  }
  return tn_rewriter__goes_on(&self->rewriter) ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

/// In a graph region, an op may be listed before an op nested in it and erase it.
static void erase_listed(trivial_dce* self) {
  for (uint32_t i = 0; i < self->list.count; i += 2) {
    const tn_ref* entry = tn_refs__items(&self->list) + i;
    if (tn_op__at(self->rewriter.context, entry[0])->generation == entry[1])
      tn_rewriter__erase(&self->rewriter, entry[0]);
  }
}

static tn_status run_trivial_dce(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  trivial_dce self = {.root = root};
  tn_rewriter__open(&self.rewriter, env->shard);
  self.rewriter.events = env->events;
  self.rewriter.listener = env->listener;
  tn_cell_map__open_in(env->shard, &self.flags);
  tn_cell_map__open_in(env->shard, &self.uses);
  (void)tn_op__walk(env->shard, root, TN_WALK_POST_ORDER, visit, &self);
  if (self.flags.failed || self.uses.failed) tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  erase_listed(&self);
  env->is_unchanged = self.list.count == 0;
  tn_cell_map__close(&self.flags);
  tn_cell_map__close(&self.uses);
  tn_refs__free(&self.rewriter, &self.list);
  return self.rewriter.status;
}

TN_PASS(trivial_dce) = {"trivial-dce", "TrivialDeadCodeElimination",
                        "Trivial dead code elimination pass", .run = run_trivial_dce};
