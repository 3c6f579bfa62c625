// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// topological-sort: in graph regions, orders ops after the definitions of their operands as far as
// cycles permit; otherwise keeps their order.
//
// Conceptually, each round scans the remaining ops: an op is placed when all its operands'
// definitions are placed, and a round that finds none places the first op. Rounds are not actually
// scanned: when the last definition of an op is placed, the op comes in the same round if it is
// after that definition, otherwise in the next one. Two heaps of positions, one for each of these
// rounds, therefore yield the order.

#include "analysis/cell_map.h"
#include "pass/pass.h"

/// An op of the block.
typedef struct place {
  tn_ref op;
  uint32_t wait_count;  ///< The number of operands it waits for.
  uint32_t first_edge;  ///< The first edge from it, plus 1; 0 for none.
  bool is_placed;
} place;

/// An edge to the op with index `user`, which waits for another op.
typedef struct edge {
  uint32_t user;
  uint32_t next;  ///< The next edge from the same op, plus 1.
} edge;

typedef struct sorter {
  tn_rewriter rewriter;
  tn_cell_map numbers;  ///< Maps an op of the block to its index plus 1.
  place* places;
  size_t count;
  size_t capacity;
  edge* edges;
  size_t edge_count;
  size_t edge_capacity;
  tn_refs ready;  ///< A heap of the indices for this round.
  tn_refs later;  ///< A heap of the indices for the next round.
  tn_ref target;  ///< The next op is moved before it, unless it is the same.
} sorter;

//===-- Heap ----------------------------------------------------------------------------------===//

static void push_ready(sorter* self, uint32_t number) {
  tn_refs__push(&self->rewriter, &self->ready, number);
  if (self->rewriter.status != TN_OK) return;
  uint32_t* items = tn_refs__items(&self->ready);
  uint32_t at = self->ready.count - 1;
  for (; at != 0 && items[(at - 1) / 2] > number; at = (at - 1) / 2)
    items[at] = items[(at - 1) / 2];
  items[at] = number;
}

/// Pops the first ready op in block order.
static uint32_t pop_ready(sorter* self) {
  uint32_t* items = tn_refs__items(&self->ready);
  const uint32_t first = items[0];
  const uint32_t moved = items[--self->ready.count];
  const uint32_t count = self->ready.count;
  uint32_t at = 0;
  for (uint32_t child = 1; child < count; child = 2 * at + 1) {
    if (child + 1 < count && items[child + 1] < items[child]) ++child;
    if (items[child] >= moved) break;
    items[at] = items[child];
    at = child;
  }
  items[at] = moved;
  return first;
}

//===-- Dependencies --------------------------------------------------------------------------===//

static bool grow(sorter* self, void* items, size_t* capacity, size_t count, size_t size) {
  if (tn_array_grow(&self->rewriter.context->allocator, items, capacity, count + 1, size))
    return true;
  tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
  return false;
}

static void add_place(sorter* self, tn_ref op) {
  if (!grow(self, (void*)&self->places, &self->capacity, self->count, sizeof *self->places)) return;
  self->places[self->count++] = (place){.op = op};
  *tn_cell_map__at(&self->numbers, op) = (uint32_t)self->count;
}

/// Makes op `user` wait for the definition of `value` if it is in the block.
static void add_edge(sorter* self, uint32_t user, tn_ref value) {
  const tn_ref source = tn_value__defining_op(self->rewriter.context, value);
  const uint32_t number = source == 0 ? 0 : tn_cell_map__get(&self->numbers, source);
  if (number == 0 || number - 1 == user ||
      !grow(self, (void*)&self->edges, &self->edge_capacity, self->edge_count,
            sizeof *self->edges)) {
    return;
  }
  place* waited_for = &self->places[number - 1];
  self->edges[self->edge_count++] = (edge){user, waited_for->first_edge};
  waited_for->first_edge = (uint32_t)self->edge_count;
  ++self->places[user].wait_count;
}

/// An op also waits for operands of nested ops, except those in isolated ops.
static void add_edges(sorter* self, uint32_t user) {
  const tn_context* context = self->rewriter.context;
  const tn_ref op = self->places[user].op;
  for (tn_ref inner = op; inner != 0 && self->rewriter.status == TN_OK;
       inner = tn_op__next_in_pre_order(context, op, inner, tn_op__is_isolated(context, inner))) {
    for (uint32_t i = 0; i < tn_op__operand_count(context, inner); ++i) {
      add_edge(self, user, tn_op__operand(context, inner, i));
    }
  }
}

//===-- Placing -------------------------------------------------------------------------------===//

/// Places the op next. Ops that only waited for it come in this round if their index is at least
/// `end`.
static void put_next(sorter* self, uint32_t number, uint32_t end) {
  const tn_context* context = self->rewriter.context;
  place* at = &self->places[number];
  at->is_placed = true;
  if (at->op == self->target) {
    self->target = tn_op__at(context, at->op)->next;
  } else {
    tn_rewriter__move(&self->rewriter, at->op, tn_op__block(context, at->op), self->target);
  }
  for (uint32_t i = at->first_edge; i != 0; i = self->edges[i - 1].next) {
    const uint32_t user = self->edges[i - 1].user;
    if (--self->places[user].wait_count != 0 || self->places[user].is_placed) continue;
    if (user >= end) {
      push_ready(self, user);
    } else {
      tn_refs__push(&self->rewriter, &self->later, user);
    }
  }
}

static void run_round(sorter* self) {
  while (self->ready.count != 0 && self->rewriter.status == TN_OK) {
    const uint32_t number = pop_ready(self);
    put_next(self, number, number + 1);
  }
  while (self->later.count != 0 && self->rewriter.status == TN_OK) {
    push_ready(self, tn_refs__items(&self->later)[--self->later.count]);
  }
}

static void place_all(sorter* self) {
  size_t first = 0;  // All ops before it are placed.
  for (uint32_t i = 0; i < self->count; ++i) {
    if (self->places[i].wait_count == 0) push_ready(self, i);
  }
  while (first < self->count && self->rewriter.status == TN_OK) {
    if (self->ready.count != 0) {
      run_round(self);
    } else if (self->places[first].is_placed) {
      ++first;
    } else {
      put_next(self, (uint32_t)first, 0);
    }
  }
}

static void sort_block(sorter* self, tn_ref block) {
  const tn_context* context = self->rewriter.context;
  tn_ref end = tn_block__last_op(context, block);
  if (end == 0) return;
  if (!tn_op__has_trait(context, end, TN_OP_TRAIT_TERMINATOR)) end = 0;
  self->count = 0;
  self->edge_count = 0;
  self->ready.count = 0;
  self->target = tn_block__at(context, block)->first_op;
  for (tn_ref op = self->target; op != end && tn_rewriter__goes_on(&self->rewriter);
       op = tn_op__at(context, op)->next) {
    add_place(self, op);
  }
  for (uint32_t i = 0; i < self->count && tn_rewriter__goes_on(&self->rewriter); ++i)
    add_edges(self, i);
  if (self->rewriter.status == TN_OK && !self->numbers.failed) place_all(self);
  for (size_t i = 0; i < self->count; ++i) *tn_cell_map__at(&self->numbers, self->places[i].op) = 0;
}

static tn_status topological_sort(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  const tn_context* context = env->context;
  sorter self = {.count = 0};
  tn_rewriter__open(&self.rewriter, env->shard);
  tn_cell_map__open_in(env->shard, &self.numbers);
  for (tn_ref op = root; op != 0 && self.rewriter.status == TN_OK && !self.numbers.failed;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (!tn_op__has_trait(context, op, TN_OP_TRAIT_GRAPH)) continue;
    for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
      for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
           block = tn_block__at(context, block)->next) {
        sort_block(&self, block);
      }
    }
  }
  if (self.numbers.failed) tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&self.numbers);
  tn_refs__free(&self.rewriter, &self.ready);
  tn_refs__free(&self.rewriter, &self.later);
  tn_deallocate(&context->allocator, self.places, self.capacity * sizeof *self.places);
  tn_deallocate(&context->allocator, self.edges, self.edge_capacity * sizeof *self.edges);
  return self.rewriter.status;
}

TN_PASS(topological_sort) = {"topological-sort", "TopologicalSort",
                             "Sort regions without SSA dominance in topological order",
                             .run = topological_sort};
