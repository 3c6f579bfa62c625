// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominator trees.
//
// Reachable blocks are numbered in the order of a depth-first search from the entry, which is 0.
// For post-dominance, 0 is a virtual node after all exits of the region, and the search goes
// against the edges. Blocks from which no exit is reachable are searched once more, the last of the
// region first: the block that is finished last is in a set of blocks that is never left, and is
// treated as an exit. All arrays are indexed by these numbers and are in one block of scratch
// memory. The immediate dominator of a block has a smaller number than the block, so two passes
// over the numbers compute the sizes of the subtrees and the pre-order.

#include "ir/dominance.h"

#include "ir/poll.h"

#define NONE UINT32_MAX

typedef struct edge {
  uint32_t from;
  uint32_t next;  ///< The next edge to the same block.
} edge;

typedef struct graph {
  const tn_context* context;
  tn_dominator_tree* tree;
  tn_status status;  ///< TN_INTERRUPTED once the search must stop.
  bool is_post;
  bool is_trial;        ///< The search only determines in which order blocks are finished.
  uint32_t node_count;  ///< The maximum of numbers.
  uint32_t count;       ///< The number of numbered blocks.
  uint32_t edge_count;
  size_t byte_size;
  tn_ref* vertex;        ///< The block of each number.
  uint32_t* parent;      ///< The parent in the search.
  uint32_t* cursor;      ///< The next successor to search, or the next use of the block as one;
                         ///< later a block's bucket.
  uint32_t* first_edge;  ///< The first edge to the block.
  uint32_t* semi;
  uint32_t* ancestor;
  uint32_t* label;
  uint32_t* dominator;
  uint32_t* link;  ///< Blocks in the order in which they are finished; the path during compression.
  edge* edges;
} graph;

#define ARRAY_COUNT 9u

//===-- Memory --------------------------------------------------------------------------------===//

static void count_blocks(const tn_context* context, tn_ref region, size_t* out_blocks,
                         size_t* out_edges) {
  *out_blocks = 0;
  *out_edges = 0;
  tn_ref block = tn_region__at(context, region)->first_block;
  while (block != 0) {
    const tn_block_cell* cell = tn_block__at(context, block);
    ++*out_blocks;
    if (cell->last_op != 0) {
      *out_edges += tn_op_cell__successor_count(tn_op__at(context, cell->last_op));
    }
    block = cell->next;
  }
}

static size_t tree_byte_size(uint32_t mask) {
  return sizeof(tn_dominator_tree) + ((size_t)mask + 1) * sizeof(tn_dominator);
}

/// Allocates the tree with a slot for each block, whose `start` is NONE.
static tn_dominator_tree* make_slots(const tn_context* context, tn_ref region, size_t count) {
  uint32_t mask = 7;
  while (mask / 2 < count) mask = mask * 2 + 1;
  tn_dominator_tree* tree = tn_allocate_zeroed(&context->allocator, tree_byte_size(mask));
  if (tree == NULL) return NULL;
  tree->region = region;
  tree->generation = tn_region__at(context, region)->generation;
  tree->mask = mask;
  tn_ref block = tn_region__at(context, region)->first_block;
  for (; block != 0; block = tn_block__at(context, block)->next) {
    uint32_t at = (uint32_t)tn_hash_word(block) & mask;
    while (tree->blocks[at].block != 0) at = (at + 1) & mask;
    tree->blocks[at] = (tn_dominator){
        .block = block, .generation = tn_block__at(context, block)->generation, .start = NONE};
  }
  return tree;
}

/// Allocates a number for each block and for the virtual nodes before the entry or after all exits,
/// and an edge to each exit.
static bool open_graph(graph* self, size_t block_count, size_t edge_count) {
  if (block_count >= NONE / ARRAY_COUNT - 1 || edge_count >= NONE - block_count) return false;
  const size_t node_count = block_count + 1;
  if (self->is_post) edge_count += block_count;
  self->node_count = (uint32_t)node_count;
  self->byte_size = node_count * ARRAY_COUNT * sizeof(uint32_t) + edge_count * sizeof(edge);
  uint32_t* words = tn_allocate(&self->context->allocator, self->byte_size);
  if (words == NULL) return false;
  uint32_t** const arrays[ARRAY_COUNT] = {&self->vertex,     &self->parent,    &self->cursor,
                                          &self->first_edge, &self->semi,      &self->ancestor,
                                          &self->label,      &self->dominator, &self->link};
  for (uint32_t i = 0; i < ARRAY_COUNT; ++i) *arrays[i] = words + (size_t)i * node_count;
  self->edges = (edge*)(void*)(words + node_count * ARRAY_COUNT);
  return true;
}

void tn_dominator_tree__destroy(const tn_allocator* allocator, tn_dominator_tree* tree) {
  if (tree != NULL) tn_deallocate(allocator, tree, tree_byte_size(tree->mask));
}

//===-- Depth-first search --------------------------------------------------------------------===//

static tn_dominator* slot_of(const graph* self, tn_ref block) {
  return (tn_dominator*)(uintptr_t)tn_dominator_tree__find(self->tree, block);
}

static void number_node(graph* self, uint32_t parent) {
  const uint32_t number = self->count++;
  self->vertex[number] = 0;
  self->parent[number] = parent;
  self->cursor[number] = 0;
  self->first_edge[number] = NONE;
  self->semi[number] = number;
  self->ancestor[number] = NONE;
  self->label[number] = number;
  self->dominator[number] = 0;
}

static void number_block(graph* self, tn_dominator* slot, uint32_t parent) {
  slot->start = self->count;
  number_node(self, parent);
  self->vertex[slot->start] = slot->block;
  if (self->is_post)
    self->cursor[slot->start] = tn_block__at(self->context, slot->block)->first_use;
}

static void add_edge(graph* self, uint32_t from, uint32_t to) {
  self->edges[self->edge_count] = (edge){from, self->first_edge[to]};
  self->first_edge[to] = self->edge_count++;
}

/// Returns the successor of the block with this number that the search visits next; 0 if there is
/// none left.
static tn_ref next_successor(graph* self, uint32_t number) {
  const tn_ref last = tn_block__at(self->context, self->vertex[number])->last_op;
  if (last == 0) return 0;
  const tn_op_cell* op = tn_op__at(self->context, last);
  const uint32_t count = tn_op_cell__successor_count(op);
  while (self->cursor[number] < count) {
    const tn_ref use = tn_op_cell__successors(last, op) + 3 * self->cursor[number]++;
    const tn_ref block = tn_use__at(self->context, use)->value;
    if (block != 0 && slot_of(self, block)->block != 0) return block;
  }
  return 0;
}

/// Likewise for predecessors.
static tn_ref next_predecessor(graph* self, uint32_t number) {
  while (self->cursor[number] != 0) {
    const tn_ref use = self->cursor[number];
    self->cursor[number] = tn_use__at(self->context, use)->next;
    const tn_ref user = tn_use__owner(self->context, use);
    const tn_op_cell* op = tn_op__at(self->context, user);
    if (op->block != 0 && op->next == 0 && slot_of(self, op->block)->block != 0) return op->block;
  }
  return 0;
}

static inline bool goes_on(graph* self) {
  if (TN_LIKELY(self->status == TN_OK)) self->status = tn_poll(self->context);
  return TN_LIKELY(self->status == TN_OK);
}

/// Searches from the block with the number `at`, whose parent is `stop`, until all blocks reachable
/// from it are numbered. In a trial, `link` receives the blocks in the order in which they are
/// finished.
static void search(graph* self, uint32_t at, uint32_t stop) {
  uint32_t finished = self->is_trial ? at : 0;
  while (at != stop && goes_on(self)) {
    const tn_ref block = self->is_post ? next_predecessor(self, at) : next_successor(self, at);
    if (block == 0) {
      if (self->is_trial) self->link[finished++] = self->vertex[at];
      at = self->parent[at];
      continue;
    }
    tn_dominator* slot = slot_of(self, block);
    const bool is_new = slot->start == NONE;
    if (is_new) number_block(self, slot, at);
    if (!self->is_trial) add_edge(self, at, slot->start);
    if (is_new) at = slot->start;
  }
}

/// Treats a block as an exit, unless it reaches one already.
static void search_from_exit(graph* self, tn_ref block) {
  tn_dominator* slot = slot_of(self, block);
  if (slot->start != NONE) return;
  number_block(self, slot, 0);
  add_edge(self, 0, slot->start);
  search(self, slot->start, 0);
}

static bool has_successors(const graph* self, tn_ref block) {
  const tn_ref last = tn_block__at(self->context, block)->last_op;
  return last != 0 && tn_op_cell__successor_count(tn_op__at(self->context, last)) != 0;
}

static void search_loops(graph* self) {
  const uint32_t first = self->count;
  self->is_trial = true;
  tn_ref block = tn_region__at(self->context, self->tree->region)->last_block;
  for (; block != 0 && self->status == TN_OK;
       block = tn_block__at(self->context, block)->previous) {
    tn_dominator* slot = slot_of(self, block);
    if (slot->start != NONE) continue;
    number_block(self, slot, NONE);
    search(self, slot->start, NONE);
  }
  self->is_trial = false;
  if (self->status != TN_OK) return;
  const uint32_t end = self->count;
  for (uint32_t i = first; i < end; ++i) slot_of(self, self->vertex[i])->start = NONE;
  self->count = first;
  // `link` is not written before the search is complete.
  for (uint32_t i = end; i-- > first;) search_from_exit(self, self->link[i]);
}

static void search_from_exits(graph* self) {
  number_node(self, NONE);
  const tn_ref first = tn_region__at(self->context, self->tree->region)->first_block;
  for (tn_ref block = first; block != 0 && self->status == TN_OK;
       block = tn_block__at(self->context, block)->next) {
    if (!has_successors(self, block)) search_from_exit(self, block);
  }
  if (self->status == TN_OK && self->count != self->node_count) search_loops(self);
}

static void search_from_entry(graph* self) {
  const tn_ref entry = tn_region__at(self->context, self->tree->region)->first_block;
  number_block(self, slot_of(self, entry), NONE);
  search(self, 0, NONE);
}

//===-- Dominators ----------------------------------------------------------------------------===//

/// Returns the block with the least semidominator on the path from `number` up to, but excluding,
/// the root of its tree in the forest.
static uint32_t evaluate(graph* self, uint32_t number) {
  uint32_t* ancestor = self->ancestor;
  if (ancestor[number] == NONE) return number;
  uint32_t path = NONE;
  uint32_t at = number;
  while (ancestor[ancestor[at]] != NONE) {
    const uint32_t up = ancestor[at];
    self->link[at] = path;
    path = at;
    at = up;
  }
  while (path != NONE) {
    const uint32_t up = ancestor[path];
    if (self->semi[self->label[up]] < self->semi[self->label[path]])
      self->label[path] = self->label[up];
    ancestor[path] = ancestor[up];
    path = self->link[path];
  }
  return self->label[number];
}

static void settle_bucket(graph* self, uint32_t parent, uint32_t* next_in_bucket) {
  uint32_t number = self->cursor[parent];
  self->cursor[parent] = NONE;
  while (number != NONE) {
    const uint32_t least = evaluate(self, number);
    self->dominator[number] = self->semi[least] < self->semi[number] ? least : parent;
    number = next_in_bucket[number];
  }
}

static void find_dominators(graph* self) {
  // `vertex` is no longer needed: the slots contain the numbers.
  uint32_t* next_in_bucket = self->vertex;
  for (uint32_t i = 0; i < self->count; ++i) self->cursor[i] = NONE;
  for (uint32_t i = self->count; i-- > 1 && goes_on(self);) {
    for (uint32_t e = self->first_edge[i]; e != NONE; e = self->edges[e].next) {
      const uint32_t semi = self->semi[evaluate(self, self->edges[e].from)];
      if (semi < self->semi[i]) self->semi[i] = semi;
    }
    next_in_bucket[i] = self->cursor[self->semi[i]];
    self->cursor[self->semi[i]] = i;
    self->ancestor[i] = self->parent[i];
    settle_bucket(self, self->parent[i], next_in_bucket);
  }
  for (uint32_t i = 1; i < self->count; ++i) {
    if (self->dominator[i] != self->semi[i])
      self->dominator[i] = self->dominator[self->dominator[i]];
  }
}

/// Computes the intervals: `semi` becomes the sizes of subtrees, `label` the starts, `ancestor` the
/// start of a block's next child, `cursor` the blocks.
static void fill_intervals(graph* self) {
  for (uint32_t i = 0; i < self->count; ++i) self->semi[i] = 1;
  for (uint32_t i = self->count; i-- > 1;) self->semi[self->dominator[i]] += self->semi[i];
  self->label[0] = 0;
  self->ancestor[0] = 1;
  for (uint32_t i = 1; i < self->count; ++i) {
    self->label[i] = self->ancestor[self->dominator[i]];
    self->ancestor[self->dominator[i]] += self->semi[i];
    self->ancestor[i] = self->label[i] + 1;
  }
  const uint32_t mask = self->tree->mask;
  tn_dominator* slots = self->tree->blocks;
  self->cursor[0] = 0;
  for (uint32_t at = 0; at <= mask; ++at) {
    if (slots[at].block != 0 && slots[at].start != NONE)
      self->cursor[slots[at].start] = slots[at].block;
  }
  for (uint32_t at = 0; at <= mask; ++at) {
    tn_dominator* slot = &slots[at];
    if (slot->block == 0 || slot->start == NONE) continue;
    const uint32_t number = slot->start;
    slot->start = self->label[number];
    slot->extent = self->semi[number];
    slot->immediate = number == 0 ? 0 : self->cursor[self->dominator[number]];
  }
}

static tn_status create_tree(const tn_context* context, tn_ref region, bool is_post,
                             tn_dominator_tree** out_tree) {
  *out_tree = NULL;
  size_t block_count = 0;
  size_t edge_count = 0;
  count_blocks(context, region, &block_count, &edge_count);
  graph self = {
      .context = context, .tree = make_slots(context, region, block_count), .is_post = is_post};
  if (self.tree == NULL || !open_graph(&self, block_count, edge_count)) {
    tn_dominator_tree__destroy(&context->allocator, self.tree);
    return tn_context__out_of_memory(context);
  }
  if (is_post) {
    search_from_exits(&self);
  } else {
    search_from_entry(&self);
  }
  if (self.status == TN_OK) find_dominators(&self);
  if (self.status == TN_OK) self.status = tn_poll__bytes(context, self.byte_size);
  if (self.status == TN_OK) fill_intervals(&self);
  tn_deallocate(&context->allocator, self.vertex, self.byte_size);
  if (self.status == TN_OK) {
    *out_tree = self.tree;
  } else {
    tn_dominator_tree__destroy(&context->allocator, self.tree);
  }
  return self.status;
}

tn_status tn_dominator_tree__create(const tn_context* context, tn_ref region,
                                    tn_dominator_tree** out_tree) {
  return create_tree(context, region, false, out_tree);
}

tn_status tn_dominator_tree__create_post(const tn_context* context, tn_ref region,
                                         tn_dominator_tree** out_tree) {
  return create_tree(context, region, true, out_tree);
}
