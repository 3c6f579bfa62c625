// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Common subexpression elimination: of equivalent ops, the first one that dominates the others
// stays.
//
// Visited ops are in a scoped hash table: a scope is a block with the blocks it dominates, and
// leaving it removes its ops. Isolated ops start with an empty table. Ops that read memory are
// merged only within a block while no op between them writes.
//
// The contents of an isolated op directly in the root whose effects do not depend on them can be
// processed independently: threads may process such ops one by one (pass_pool.h) after the rest.

#include "ir/dominance.h"
#include "pass/pass_pool.h"
#include "rewrite/effects.h"
#include "rewrite/equal.h"

typedef struct known_op {
  uint32_t hash;
  tn_ref op;
  uint32_t next;   ///< The next op in its bucket: index plus 1.
  uint32_t older;  ///< The bucket that it is in.
} known_op;

typedef struct cse {
  tn_rewriter rewriter;
  known_op* known;
  size_t count;
  size_t capacity;
  uint32_t* buckets;
  size_t bucket_count;
  size_t barrier;  ///< Ops before this index are outside the current isolated op.
  tn_refs dead;
  tn_op_hasher hasher;
  tn_cell_map effects;      ///< Cached effects of ops.
  uint32_t replaced_count;  ///< The number of replaced ops in `dead`.
  tn_ref spread_root;       ///< Isolated ops in it are left to other threads; 0 for none.
} cse;

//===-- Known ops -----------------------------------------------------------------------------===//

static bool grow_buckets(cse* self) {
  const tn_allocator* allocator = &self->rewriter.context->allocator;
  const size_t count = self->bucket_count == 0 ? 256 : self->bucket_count * 2;
  uint32_t* buckets = tn_allocate_zeroed(allocator, count * sizeof *buckets);
  if (buckets == NULL) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
    return false;
  }
  tn_deallocate(allocator, self->buckets, self->bucket_count * sizeof *self->buckets);
  self->buckets = buckets;
  self->bucket_count = count;
  for (size_t i = 0; i < self->count; ++i) {
    const uint32_t bucket = self->known[i].hash & (uint32_t)(count - 1);
    self->known[i].next = buckets[bucket];
    buckets[bucket] = (uint32_t)i + 1;
  }
  return true;
}

static void learn(cse* self, tn_ref op, uint32_t hash) {
  if (self->count >= self->bucket_count && !grow_buckets(self)) return;
  if (!tn_array_grow(&self->rewriter.context->allocator, (void*)&self->known, &self->capacity,
                     self->count + 1, sizeof *self->known)) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
    return;
  }
  uint32_t* bucket = &self->buckets[hash & (uint32_t)(self->bucket_count - 1)];
  self->known[self->count] = (known_op){.hash = hash, .op = op, .next = *bucket};
  *bucket = (uint32_t)++self->count;
}

/// Removes all known ops except the first `count`.
static void forget_down_to(cse* self, size_t count) {
  while (self->count > count) {
    const known_op* last = &self->known[--self->count];
    self->buckets[last->hash & (uint32_t)(self->bucket_count - 1)] = last->next;
  }
}

static known_op* find_known(cse* self, tn_ref op, uint32_t hash) {
  if (self->bucket_count == 0) return NULL;
  uint32_t at = self->buckets[hash & (uint32_t)(self->bucket_count - 1)];
  for (; at > self->barrier; at = self->known[at - 1].next) {
    known_op* known = &self->known[at - 1];
    if (known->hash == hash && tn_op__is_same(&self->rewriter, known->op, op)) return known;
  }
  return NULL;
}

// An explicit stack for the walk, because regions may nest deeply: a frame holds a block, the op to
// continue with, and the state to restore when its region is done.
typedef struct block_frame {
  tn_ref block;
  tn_ref op;  ///< The op to continue with; its regions before `next_region` are done.
  uint32_t next_region;
  size_t known_count;       ///< The count of known ops on entry.
  size_t barrier;           ///< The outer barrier while regions of `op` are visited.
  tn_dominator_tree* tree;  ///< The tree of a region with several blocks, shared by its frames,
  tn_ref* order;            ///< and its reachable blocks in tree order.
  uint32_t block_count;     ///< The length of `order`.
  uint32_t end;             ///< In tree order: the end of the blocks that it dominates.
  tn_ref scanned;           ///< Writes are known up to this op; 0: not at all.
  tn_ref last_write;        ///< The last writing op; 0: none so far.
  bool has_dominance;
} block_frame;

//===-- One op --------------------------------------------------------------------------------===//

static void replace(cse* self, tn_ref op, tn_ref kept) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    tn_value__replace_all_uses(context, tn_op__result(context, op, i),
                               tn_op__result(context, kept, i));
  }
  tn_op_cell* cell = tn_op__at(context, kept);
  const tn_op_cell* gone = tn_op__at(context, op);
  if (cell->location == 0 && gone->location != 0) cell->location = gone->location;
  tn_refs__push(&self->rewriter, &self->dead, op);
  ++self->replaced_count;
}

static bool may_write(cse* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const uint32_t effects = tn_effects__of(context, op);
  if (definition == NULL || (effects & (TN_EFFECT_WRITE | TN_EFFECT_UNKNOWN)) != 0) return true;
  return (effects & TN_EFFECT_RECURSIVE) != 0 &&
         !tn_effects__would_be_dead_known(context, op, &self->effects);
}

/// Returns whether an op between two ops of the frame's block may write memory that they read.
/// Calls are in block order of `to`, so each op of the block is visited once.
static bool is_written_between(cse* self, block_frame* frame, tn_ref from, tn_ref to) {
  tn_context* context = self->rewriter.context;
  if (frame->scanned == 0) frame->scanned = tn_block__at(context, frame->block)->first_op;
  while (frame->scanned != to) {
    if (may_write(self, frame->scanned)) frame->last_write = frame->scanned;
    frame->scanned = tn_op__at(context, frame->scanned)->next;
  }
  return frame->last_write != 0 && tn_op__is_before(context, from, frame->last_write);
}

static bool has_several_blocks(const tn_context* context, tn_ref op) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    const tn_region_cell* cell = tn_region__at(context, tn_op__region(context, op, i));
    if (cell->first_block != cell->last_block) return true;
  }
  return false;
}

static void visit(cse* self, block_frame* frame, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_TERMINATOR) != 0) return;
  const uint32_t effects = tn_effects__of_defined(context, op, definition);
  if (tn_op__is_unused(context, op) &&
      tn_effects__would_be_dead_doing(context, op, definition, effects, &self->effects)) {
    tn_refs__push(&self->rewriter, &self->dead, op);
    return;
  }
  if (tn_op_cell__region_count(tn_op__at(context, op)) != 0 && has_several_blocks(context, op))
    return;
  const bool is_free = tn_effects__is_free_doing(context, op, effects, &self->effects);
  if (!is_free && effects != TN_EFFECT_READ) return;
  const uint32_t hash = tn_op__hash_same(&self->hasher, op);
  known_op* known = find_known(self, op, hash);
  if (known == NULL || self->rewriter.status != TN_OK) {
    learn(self, op, hash);
    return;
  }
  if (!is_free && (tn_op__block(context, known->op) != tn_op__block(context, op) ||
                   is_written_between(self, frame, known->op, op))) {
    known->op = op;
    return;
  }
  // In a graph region, an op may be used before its replacement.
  if (!frame->has_dominance) {
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      for (tn_ref use = tn_value__first_use(context, tn_op__result(context, op, i)); use != 0;
           use = tn_use__next(context, use)) {
        const tn_ref user = tn_use__owner(context, use);
        if (tn_op__block(context, user) == tn_op__block(context, op) &&
            tn_op__is_before(self->rewriter.context, user, op)) {
          return;
        }
      }
    }
  }
  replace(self, op, known->op);
}

//===-- Regions -------------------------------------------------------------------------------===//

typedef struct frames {
  block_frame* items;
  size_t count;
  size_t capacity;
} frames;

static block_frame* push_frame(cse* self, frames* stack, block_frame frame) {
  if (!tn_array_grow(&self->rewriter.context->allocator, (void*)&stack->items, &stack->capacity,
                     stack->count + 1, sizeof *stack->items)) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
    return NULL;
  }
  frame.known_count = self->count;
  frame.barrier = self->barrier;
  stack->items[stack->count++] = frame;
  return &stack->items[stack->count - 1];
}

static bool has_ssa_dominance(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition != NULL && (definition->traits & TN_OP_TRAIT_GRAPH) == 0;
}

/// Builds the dominator tree of a region and lists its blocks; false when out of memory.
static bool order_blocks(cse* self, tn_ref region, block_frame* frame) {
  const tn_context* context = self->rewriter.context;
  const tn_region_cell* cell = tn_region__at(context, region);
  if (!tn_rewriter__ok(&self->rewriter, tn_dominator_tree__create(context, region, &frame->tree)))
    return false;
  // The entry dominates all reachable blocks.
  frame->block_count = tn_dominator_tree__find(frame->tree, cell->first_block)->extent;
  frame->end = frame->block_count;
  frame->order = tn_allocate(&context->allocator, frame->block_count * sizeof *frame->order);
  if (frame->order == NULL) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
    return false;
  }
  for (tn_ref block = cell->first_block; block != 0; block = tn_block__at(context, block)->next) {
    const tn_dominator* known = tn_dominator_tree__find(frame->tree, block);
    if (tn_dominator__is_reachable(known)) frame->order[known->start] = block;
  }
  return true;
}

static void free_order(const cse* self, const block_frame* frame) {
  const tn_allocator* allocator = &self->rewriter.context->allocator;
  tn_dominator_tree__destroy(allocator, frame->tree);
  tn_deallocate(allocator, frame->order,
                frame->order == NULL ? 0 : frame->block_count * sizeof *frame->order);
}

static void enter_region(cse* self, frames* stack, tn_ref op, uint32_t index) {
  const tn_context* context = self->rewriter.context;
  const tn_ref region = tn_op__region(context, op, index);
  const tn_region_cell* cell = tn_region__at(context, region);
  if (cell->first_block == 0) return;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  // Unregistered ops may be isolated.
  const bool is_isolated = definition == NULL || (definition->traits & TN_OP_TRAIT_ISOLATED) != 0;
  block_frame frame = {.block = cell->first_block,
                       .op = tn_block__at(context, cell->first_block)->first_op,
                       .has_dominance = has_ssa_dominance(context, op)};
  if ((cell->first_block != cell->last_block && !order_blocks(self, region, &frame)) ||
      push_frame(self, stack, frame) == NULL) {
    free_order(self, &frame);
    return;
  }
  if (is_isolated) self->barrier = self->count;
}

/// Enters the next block in tree order, after leaving the blocks that do not dominate it.
static bool enter_next_block(cse* self, frames* stack) {
  const tn_context* context = self->rewriter.context;
  block_frame* top = &stack->items[stack->count - 1];
  const uint32_t place = tn_dominator_tree__find(top->tree, top->block)->start + 1;
  if (place == top->block_count) return false;
  const tn_ref next = top->order[place];
  block_frame frame = {.block = next,
                       .op = tn_block__at(context, next)->first_op,
                       .tree = top->tree,
                       .order = top->order,
                       .block_count = top->block_count,
                       .has_dominance = top->has_dominance};
  const tn_dominator* dominance = tn_dominator_tree__find(top->tree, next);
  frame.end = dominance->start + dominance->extent;
  // Pop the frames of blocks that do not dominate it; the entry of a region always does.
  while (stack->items[stack->count - 1].end <= place) {
    forget_down_to(self, stack->items[stack->count - 1].known_count);
    --stack->count;
  }
  return push_frame(self, stack, frame) != NULL;
}

/// Pops all frames of the top frame's region.
static void leave_region(cse* self, frames* stack) {
  const block_frame region = stack->items[stack->count - 1];
  do {
    const block_frame* top = &stack->items[--stack->count];
    forget_down_to(self, top->known_count);
    self->barrier = top->barrier;
  } while (region.tree != NULL && stack->count != 0 &&
           stack->items[stack->count - 1].tree == region.tree);
  free_order(self, &region);
}

/// Returns whether the contents of the op can be left to other threads and the op itself is not a
/// candidate.
static bool is_apart(const tn_context* context, tn_ref op) {
  if (!tn_op__is_isolated(context, op)) return false;
  const uint32_t effects = tn_effects__of(context, op);
  return (effects & TN_EFFECT_UNKNOWN) != 0 && (effects & TN_EFFECT_RECURSIVE) == 0;
}

static bool is_left_out(const cse* self, tn_ref op) {
  return self->spread_root != 0 && tn_op__parent(self->rewriter.context, op) == self->spread_root &&
         is_apart(self->rewriter.context, op);
}

/// Processes ops in the frame's block from its position on, up to an op with regions to enter.
static void run_block(cse* self, frames* stack) {
  const tn_context* context = self->rewriter.context;
  block_frame* top = &stack->items[stack->count - 1];
  while (top->op != 0 && tn_rewriter__goes_on(&self->rewriter)) {
    const tn_ref op = top->op;
    if (top->next_region < tn_op_cell__region_count(tn_op__at(context, op)) &&
        !is_left_out(self, op)) {
      const uint32_t region = top->next_region++;
      enter_region(self, stack, op, region);
      return;
    }
    visit(self, top, op);
    top->op = tn_op__at(context, op)->next;
    top->next_region = 0;
  }
  if (top->tree != NULL && self->rewriter.status == TN_OK && enter_next_block(self, stack)) return;
  leave_region(self, stack);
}

static void erase_dead(cse* self) {
  for (uint32_t i = 0; i < self->dead.count && tn_rewriter__goes_on(&self->rewriter); ++i) {
    tn_rewriter__erase(&self->rewriter, tn_refs__items(&self->dead)[i]);
  }
}

//===-- The pass ------------------------------------------------------------------------------===//

typedef struct spreading {
  const tn_pass* pass;
  tn_ref* ops;
  size_t count;
  size_t capacity;
  bool has_changed;  ///< Accessed by __atomic builtins.
} spreading;

/// Processes the contents of `root`, except isolated ops in `spread_root`.
static tn_status run(spreading* all, tn_pass_env* env, tn_ref root, tn_ref spread_root) {
  cse self = {.spread_root = spread_root};
  frames stack = {0};
  tn_rewriter__open(&self.rewriter, env->shard);
  self.rewriter.events = env->events;
  self.rewriter.listener = env->listener;
  tn_op_hasher__open(env->shard, &self.hasher);
  tn_cell_map__open_in(env->shard, &self.effects);
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(env->context, root)); ++i) {
    enter_region(&self, &stack, root, i);
    while (stack.count != 0) run_block(&self, &stack);
  }
  if (self.dead.count != 0) __atomic_store_n(&all->has_changed, true, __ATOMIC_RELAXED);
  tn_pass__count(all->pass, 0, self.replaced_count);
  tn_pass__count(all->pass, 1, self.dead.count - self.replaced_count);
  if (self.hasher.numbers.failed || self.effects.failed)
    tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  tn_op_hasher__close(&self.hasher);
  tn_cell_map__close(&self.effects);
  erase_dead(&self);
  const tn_allocator* allocator = &env->context->allocator;
  tn_refs__free(&self.rewriter, &self.dead);
  tn_deallocate(allocator, stack.items, stack.capacity * sizeof *stack.items);
  tn_deallocate(allocator, self.known, self.capacity * sizeof *self.known);
  tn_deallocate(allocator, self.buckets, self.bucket_count * sizeof *self.buckets);
  return self.rewriter.status;
}

static tn_status run_apart(tn_pass_env* env, void* data, size_t index) {
  spreading* all = data;
  return run(all, env, all->ops[index], 0);
}

/// Lists the ops that can be left to other threads.
static tn_status find_apart(spreading* all, const tn_context* context, tn_ref root) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, root)); ++i) {
    for (tn_ref block = tn_op__first_block(context, root, i); block != 0;
         block = tn_block__at(context, block)->next) {
      for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
           op = tn_op__at(context, op)->next) {
        if (!is_apart(context, op)) continue;
        if (!tn_array_grow(&context->allocator, (void*)&all->ops, &all->capacity, all->count + 1,
                           sizeof *all->ops)) {
          return tn_context__out_of_memory(context);
        }
        all->ops[all->count++] = op;
      }
    }
  }
  return TN_OK;
}

static tn_status run_cse(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  spreading all = {.pass = pass};
  tn_status status = TN_OK;
  tn_pass_pool* pool = NULL;
  if (tn_pass_pool__may_serve(env) &&
      tn_op__has_trait(env->context, root, TN_OP_TRAIT_SYMBOL_TABLE)) {
    status = find_apart(&all, env->context, root);
    if (status == TN_OK) pool = tn_pass_pool__for(env, root, all.count);
  }
  if (status == TN_OK) status = run(&all, env, root, pool == NULL ? 0 : root);
  if (status == TN_OK && pool != NULL) {
    status = tn_pass_pool__run(pool, env, all.count, run_apart, &all);
  }
  env->is_unchanged = !all.has_changed;
  tn_deallocate(&env->context->allocator, all.ops, all.capacity * sizeof *all.ops);
  return status;
}

TN_PASS(cse) = {
    "cse",
    "CSE",
    "Eliminate common sub-expressions",
    .run = run_cse,
    .statistics = (const tn_pass_statistic_spec[]){{"num-cse'd", "Number of operations CSE'd"},
                                                   {"num-dce'd", "Number of operations DCE'd"}},
    .statistic_count = 2};
