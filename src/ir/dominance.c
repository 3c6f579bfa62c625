// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominator trees.
//
// Reachable blocks are numbered in the order of a depth-first search from the entry, which is 0.
// For post-dominance 0 is no block but what all ways out of the region lead to, and the search goes
// against the edges. Blocks that no way out can be reached from are searched once more, the last of
// the region first: what is finished last lies in a set of blocks that is never left, and is taken
// for a way out.
// All arrays are indexed by these numbers and lie in one block of scratch memory. A block's
// immediate dominator has a smaller number than the block, so the tree's subtree sizes and its
// pre-order come from two passes over the numbers.

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
  tn_status status;  ///< TN_INTERRUPTED once the search is to stop.
  bool is_post;
  bool is_trial;        ///< The search only finds out in which order blocks are finished.
  uint32_t node_count;  ///< Of numbers at the most.
  uint32_t count;       ///< Of numbered blocks.
  uint32_t edge_count;
  size_t byte_size;
  tn_ref* vertex;        ///< The block.
  uint32_t* parent;      ///< In the search.
  uint32_t* cursor;      ///< Successors that the search went to, or the next use of the block as
                         ///< one; later a block's bucket.
  uint32_t* first_edge;  ///< Edges to it.
  uint32_t* semi;
  uint32_t* ancestor;
  uint32_t* label;
  uint32_t* dominator;
  uint32_t* link;  ///< Blocks as they are finished; the path while one is compressed.
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

/// The tree with a slot for each block, in which `start` is NONE.
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

/// A number for each block and for the virtual nodes before the entry or after all exits, and an
/// edge to each way out.
static bool open_graph(graph* it, size_t block_count, size_t edge_count) {
  if (block_count >= NONE / ARRAY_COUNT - 1 || edge_count >= NONE - block_count) return false;
  const size_t node_count = block_count + 1;
  if (it->is_post) edge_count += block_count;
  it->node_count = (uint32_t)node_count;
  it->byte_size = node_count * ARRAY_COUNT * sizeof(uint32_t) + edge_count * sizeof(edge);
  uint32_t* words = tn_allocate(&it->context->allocator, it->byte_size);
  if (words == NULL) return false;
  uint32_t** const arrays[ARRAY_COUNT] = {&it->vertex,     &it->parent,    &it->cursor,
                                          &it->first_edge, &it->semi,      &it->ancestor,
                                          &it->label,      &it->dominator, &it->link};
  for (uint32_t i = 0; i < ARRAY_COUNT; ++i) *arrays[i] = words + (size_t)i * node_count;
  it->edges = (edge*)(void*)(words + node_count * ARRAY_COUNT);
  return true;
}

void tn_dominator_tree__destroy(const tn_allocator* allocator, tn_dominator_tree* tree) {
  if (tree != NULL) tn_deallocate(allocator, tree, tree_byte_size(tree->mask));
}

//===-- Searching -----------------------------------------------------------------------------===//

static tn_dominator* slot_of(const graph* it, tn_ref block) {
  return (tn_dominator*)(uintptr_t)tn_dominator_tree__find(it->tree, block);
}

static void number_node(graph* it, uint32_t parent) {
  const uint32_t number = it->count++;
  it->vertex[number] = 0;
  it->parent[number] = parent;
  it->cursor[number] = 0;
  it->first_edge[number] = NONE;
  it->semi[number] = number;
  it->ancestor[number] = NONE;
  it->label[number] = number;
  it->dominator[number] = 0;
}

static void number_block(graph* it, tn_dominator* slot, uint32_t parent) {
  slot->start = it->count;
  number_node(it, parent);
  it->vertex[slot->start] = slot->block;
  if (it->is_post) it->cursor[slot->start] = tn_block__at(it->context, slot->block)->first_use;
}

static void add_edge(graph* it, uint32_t from, uint32_t to) {
  it->edges[it->edge_count] = (edge){from, it->first_edge[to]};
  it->first_edge[to] = it->edge_count++;
}

/// The successor of block `number` that the search visits next; 0 when there is none left.
static tn_ref next_successor(graph* it, uint32_t number) {
  const tn_ref last = tn_block__at(it->context, it->vertex[number])->last_op;
  if (last == 0) return 0;
  const tn_op_cell* op = tn_op__at(it->context, last);
  const uint32_t count = tn_op_cell__successor_count(op);
  while (it->cursor[number] < count) {
    const tn_ref use = tn_op_cell__successors(last, op) + 3 * it->cursor[number]++;
    const tn_ref block = tn_use__at(it->context, use)->value;
    if (block != 0 && slot_of(it, block)->block != 0) return block;
  }
  return 0;
}

/// The same for predecessors.
static tn_ref next_predecessor(graph* it, uint32_t number) {
  while (it->cursor[number] != 0) {
    const tn_ref use = it->cursor[number];
    it->cursor[number] = tn_use__at(it->context, use)->next;
    const tn_ref user = tn_use__owner(it->context, use);
    const tn_op_cell* op = tn_op__at(it->context, user);
    if (op->block != 0 && op->next == 0 && slot_of(it, op->block)->block != 0) return op->block;
  }
  return 0;
}

static inline bool goes_on(graph* it) {
  if (TN_LIKELY(it->status == TN_OK)) it->status = tn_poll(it->context);
  return TN_LIKELY(it->status == TN_OK);
}

/// Searches from the block at the number `at`, whose parent is `stop`, till all that it leads to is
/// numbered. In a trial `link` gets the blocks in the order in which they are finished.
static void search(graph* it, uint32_t at, uint32_t stop) {
  uint32_t finished = it->is_trial ? at : 0;
  while (at != stop && goes_on(it)) {
    const tn_ref block = it->is_post ? next_predecessor(it, at) : next_successor(it, at);
    if (block == 0) {
      if (it->is_trial) it->link[finished++] = it->vertex[at];
      at = it->parent[at];
      continue;
    }
    tn_dominator* slot = slot_of(it, block);
    const bool is_new = slot->start == NONE;
    if (is_new) number_block(it, slot, at);
    if (!it->is_trial) add_edge(it, at, slot->start);
    if (is_new) at = slot->start;
  }
}

/// Takes a block for a way out, unless one was reached from it already.
static void search_from_exit(graph* it, tn_ref block) {
  tn_dominator* slot = slot_of(it, block);
  if (slot->start != NONE) return;
  number_block(it, slot, 0);
  add_edge(it, 0, slot->start);
  search(it, slot->start, 0);
}

static bool has_successors(const graph* it, tn_ref block) {
  const tn_ref last = tn_block__at(it->context, block)->last_op;
  return last != 0 && tn_op_cell__successor_count(tn_op__at(it->context, last)) != 0;
}

static void search_loops(graph* it) {
  const uint32_t first = it->count;
  it->is_trial = true;
  tn_ref block = tn_region__at(it->context, it->tree->region)->last_block;
  for (; block != 0 && it->status == TN_OK; block = tn_block__at(it->context, block)->previous) {
    tn_dominator* slot = slot_of(it, block);
    if (slot->start != NONE) continue;
    number_block(it, slot, NONE);
    search(it, slot->start, NONE);
  }
  it->is_trial = false;
  if (it->status != TN_OK) return;
  const uint32_t end = it->count;
  for (uint32_t i = first; i < end; ++i) slot_of(it, it->vertex[i])->start = NONE;
  it->count = first;
  // `link` is not written to before the search is over.
  for (uint32_t i = end; i-- > first;) search_from_exit(it, it->link[i]);
}

static void search_from_exits(graph* it) {
  number_node(it, NONE);
  const tn_ref first = tn_region__at(it->context, it->tree->region)->first_block;
  for (tn_ref block = first; block != 0 && it->status == TN_OK;
       block = tn_block__at(it->context, block)->next) {
    if (!has_successors(it, block)) search_from_exit(it, block);
  }
  if (it->status == TN_OK && it->count != it->node_count) search_loops(it);
}

static void search_from_entry(graph* it) {
  const tn_ref entry = tn_region__at(it->context, it->tree->region)->first_block;
  number_block(it, slot_of(it, entry), NONE);
  search(it, 0, NONE);
}

//===-- Dominators ----------------------------------------------------------------------------===//

/// The block with the least semidominator on the path from `number` up to the root of its tree in
/// the forest, the root left out.
static uint32_t evaluate(graph* it, uint32_t number) {
  uint32_t* ancestor = it->ancestor;
  if (ancestor[number] == NONE) return number;
  uint32_t path = NONE;
  uint32_t at = number;
  while (ancestor[ancestor[at]] != NONE) {
    const uint32_t up = ancestor[at];
    it->link[at] = path;
    path = at;
    at = up;
  }
  while (path != NONE) {
    const uint32_t up = ancestor[path];
    if (it->semi[it->label[up]] < it->semi[it->label[path]]) it->label[path] = it->label[up];
    ancestor[path] = ancestor[up];
    path = it->link[path];
  }
  return it->label[number];
}

static void settle_bucket(graph* it, uint32_t parent, uint32_t* next_in_bucket) {
  uint32_t number = it->cursor[parent];
  it->cursor[parent] = NONE;
  while (number != NONE) {
    const uint32_t least = evaluate(it, number);
    it->dominator[number] = it->semi[least] < it->semi[number] ? least : parent;
    number = next_in_bucket[number];
  }
}

static void find_dominators(graph* it) {
  // A block's entry in `vertex` is not needed any more: the slots hold the numbers.
  uint32_t* next_in_bucket = it->vertex;
  for (uint32_t i = 0; i < it->count; ++i) it->cursor[i] = NONE;
  for (uint32_t i = it->count; i-- > 1 && goes_on(it);) {
    for (uint32_t e = it->first_edge[i]; e != NONE; e = it->edges[e].next) {
      const uint32_t semi = it->semi[evaluate(it, it->edges[e].from)];
      if (semi < it->semi[i]) it->semi[i] = semi;
    }
    next_in_bucket[i] = it->cursor[it->semi[i]];
    it->cursor[it->semi[i]] = i;
    it->ancestor[i] = it->parent[i];
    settle_bucket(it, it->parent[i], next_in_bucket);
  }
  for (uint32_t i = 1; i < it->count; ++i) {
    if (it->dominator[i] != it->semi[i]) it->dominator[i] = it->dominator[it->dominator[i]];
  }
}

/// Fills in the intervals: `semi` becomes the sizes of subtrees, `label` the starts, `ancestor` the
/// place where a block's next child starts, `cursor` the blocks.
static void fill_intervals(graph* it) {
  for (uint32_t i = 0; i < it->count; ++i) it->semi[i] = 1;
  for (uint32_t i = it->count; i-- > 1;) it->semi[it->dominator[i]] += it->semi[i];
  it->label[0] = 0;
  it->ancestor[0] = 1;
  for (uint32_t i = 1; i < it->count; ++i) {
    it->label[i] = it->ancestor[it->dominator[i]];
    it->ancestor[it->dominator[i]] += it->semi[i];
    it->ancestor[i] = it->label[i] + 1;
  }
  const uint32_t mask = it->tree->mask;
  tn_dominator* slots = it->tree->blocks;
  it->cursor[0] = 0;
  for (uint32_t at = 0; at <= mask; ++at) {
    if (slots[at].block != 0 && slots[at].start != NONE)
      it->cursor[slots[at].start] = slots[at].block;
  }
  for (uint32_t at = 0; at <= mask; ++at) {
    tn_dominator* slot = &slots[at];
    if (slot->block == 0 || slot->start == NONE) continue;
    const uint32_t number = slot->start;
    slot->start = it->label[number];
    slot->extent = it->semi[number];
    slot->immediate = number == 0 ? 0 : it->cursor[it->dominator[number]];
  }
}

static tn_status create_tree(const tn_context* context, tn_ref region, bool is_post,
                             tn_dominator_tree** out_tree) {
  *out_tree = NULL;
  size_t block_count = 0;
  size_t edge_count = 0;
  count_blocks(context, region, &block_count, &edge_count);
  graph it = {
      .context = context, .tree = make_slots(context, region, block_count), .is_post = is_post};
  if (it.tree == NULL || !open_graph(&it, block_count, edge_count)) {
    tn_dominator_tree__destroy(&context->allocator, it.tree);
    return tn_context__out_of_memory(context);
  }
  if (is_post) {
    search_from_exits(&it);
  } else {
    search_from_entry(&it);
  }
  if (it.status == TN_OK) find_dominators(&it);
  if (it.status == TN_OK) it.status = tn_poll__bytes(context, it.byte_size);
  if (it.status == TN_OK) fill_intervals(&it);
  tn_deallocate(&context->allocator, it.vertex, it.byte_size);
  if (it.status == TN_OK) {
    *out_tree = it.tree;
  } else {
    tn_dominator_tree__destroy(&context->allocator, it.tree);
  }
  return it.status;
}

tn_status tn_dominator_tree__create(const tn_context* context, tn_ref region,
                                    tn_dominator_tree** out_tree) {
  return create_tree(context, region, false, out_tree);
}

tn_status tn_dominator_tree__create_post(const tn_context* context, tn_ref region,
                                         tn_dominator_tree** out_tree) {
  return create_tree(context, region, true, out_tree);
}
