// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mem2reg: promotes memory slots to values if they are only loaded and stored in the region of the
// allocation. Blocks where several stores meet get an argument. Source: Cytron et al. 1991,
// "Efficiently Computing Static Single Assignment Form".
//
// A round tries all allocations in order; rounds repeat while one promotes something, because a
// memref that was stored in another one becomes promotable.
//
// The merge points are computed from the dominator tree and the edges outside it, because the
// dominance frontiers of n nested loops have n^2 blocks. Source: Sreedhar, Gao 1995, "A Linear Time
// Algorithm for Placing phi-Nodes".
//
// A branch may forward hundreds of values, so these are added at the end (tn_branch_later). Until
// then, a load whose value will be forwarded stays in its block without operands, and `replaced`
// maps it to its replacement.

#include <stdlib.h>

#include "analysis/cell_map.h"
#include "base/order.h"
#include "ir/dominance.h"
#include "pass/pass.h"
#include "rewrite/branch.h"
#include "rewrite/constant.h"
#include "rewrite/effects.h"

/// An incoming edge of a block.
typedef struct edge {
  uint32_t from;  ///< The index of a block; UNREACHABLE for an unreachable one.
  tn_ref op;      ///< The branch.
  uint32_t successor;
} edge;

#define UNREACHABLE UINT32_MAX

/// A reachable block. Data about a slot is valid if it has the slot's stamp.
typedef struct node {
  tn_ref block;
  uint32_t parent;  ///< The index of its immediate dominator; its own for the entry.
  uint32_t level;   ///< The number of strict dominators.
  uint32_t extent;  ///< The number of blocks it dominates, including itself; their indices follow
                    ///< its own.
  uint32_t first_edge;  ///< Its edges end where the next node's edges begin.
  bool is_usable;       ///< All incoming edges can forward values.
  uint32_t stores;      ///< Stamp: the block stores to the slot.
  uint32_t live;        ///< Stamp: the slot's value at the start of the block is loaded.
  uint32_t merges;      ///< Stamp: the block gets an argument.
  uint32_t listed;      ///< Stamp: the slot's value at the end of the block is needed.
  tn_ref end;           ///< That value; 0 for the default value before any store.
} node;

/// The reachable blocks of a region, indexed in pre-order of the dominator tree.
typedef struct block_order {
  tn_ref region;
  tn_dominator_tree* tree;
  uint32_t count;
  node* nodes;  ///< One more than the number of blocks.
  edge* edges;  ///< Grouped by block; the edges of a block are sorted by source.
  size_t edge_capacity;
} block_order;

/// An edge that is not in the dominator tree.
typedef struct join {
  uint32_t from;  ///< Block indices.
  uint32_t to;
  uint32_t behind;  ///< All joins from this one up to that index are done, if it is larger.
} join;

/// The current allocation.
typedef struct slot {
  tn_ref op;
  tn_memory_slot memory;
  tn_ref standard;  ///< The default value before any store; 0 until needed.
  uint32_t stamp;   ///< The stamp in the nodes of its region.
} slot;

typedef struct promoter {
  tn_rewriter rewriter;
  block_order* order;  ///< Of the region of the current allocation.
  block_order* orders;
  size_t order_count;
  size_t order_capacity;
  tn_cell_map order_numbers;  ///< Maps a region to its index in `orders` plus 1.
  join* joins;                ///< Scratch space of find_merges.
  size_t join_capacity;
  uint32_t stamp;     ///< The stamp of the current slot.
  tn_status stopped;  ///< TN_INTERRUPTED: finish what was promoted, then stop.
  tn_branch_later later;
  tn_cell_map handed;    ///< 1 for ops with a result in `later`.
  tn_cell_map replaced;  ///< Maps a load to its replacement.
  tn_refs gone;          ///< Loads and constants that `later` may refer to; erased after it is
                         ///< applied.
} promoter;

//===-- Blocks --------------------------------------------------------------------------------===//

static void close_orders(promoter* self) {
  const tn_allocator* allocator = &self->rewriter.context->allocator;
  for (size_t i = 0; i < self->order_count; ++i) {
    block_order* order = &self->orders[i];
    tn_dominator_tree__destroy(allocator, order->tree);
    tn_deallocate(allocator, order->nodes, ((size_t)order->count + 1) * sizeof *order->nodes);
    tn_deallocate(allocator, order->edges, order->edge_capacity * sizeof *order->edges);
  }
  tn_deallocate(allocator, self->orders, self->order_capacity * sizeof *self->orders);
  tn_cell_map__close(&self->order_numbers);
}

/// Returns the index of a block in the current region, or UNREACHABLE.
static uint32_t number_of(const promoter* self, tn_ref block) {
  const tn_dominator* place = tn_dominator_tree__find(self->order->tree, block);
  return tn_dominator__is_reachable(place) ? place->start : UNREACHABLE;
}

static int by_source(const void* a, const void* b) {
  return tn_order__uint32(&((const edge*)a)->from, &((const edge*)b)->from);
}

/// Lists the incoming edges of a block and returns the end of the list.
static uint32_t list_edges(promoter* self, node* to, uint32_t count) {
  const tn_context* context = self->rewriter.context;
  block_order* order = self->order;
  to->first_edge = count;
  to->is_usable = true;
  for (tn_ref use = tn_block__at(context, to->block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    if (!tn_array_grow(&context->allocator, (void*)&order->edges, &order->edge_capacity,
                       (size_t)count + 1, sizeof *order->edges)) {
      tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
      return count;
    }
    to->is_usable = to->is_usable && tn_op_interface__of(context, op)->branch != NULL;
    order->edges[count++] = (edge){number_of(self, tn_op__block(context, op)), op,
                                   (use - tn_op_cell__successors(op, tn_op__at(context, op))) / 3};
  }
  if (count - to->first_edge > 1) {
    qsort(order->edges + to->first_edge, count - to->first_edge, sizeof *order->edges, by_source);
  }
  return count;
}

/// Assigns indices to the blocks of the region.
static void number_blocks(promoter* self) {
  const tn_context* context = self->rewriter.context;
  block_order* order = self->order;
  const tn_ref entry = tn_region__at(context, order->region)->first_block;
  const uint32_t count = tn_dominator_tree__find(order->tree, entry)->extent;
  node* nodes = tn_allocate(&context->allocator, ((size_t)count + 1) * sizeof *nodes);
  if (nodes == NULL) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
    return;
  }
  memset(nodes, 0, ((size_t)count + 1) * sizeof *nodes);
  order->nodes = nodes;
  order->count = count;
  for (tn_ref block = entry; block != 0; block = tn_block__at(context, block)->next) {
    const tn_dominator* place = tn_dominator_tree__find(order->tree, block);
    if (place->extent == 0) continue;
    nodes[place->start].block = block;
    nodes[place->start].extent = place->extent;
  }
  uint32_t edge_count = 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t parent = i == 0 ? 0 : i - 1;
    while (i - parent >= nodes[parent].extent) parent = nodes[parent].parent;
    nodes[i].parent = parent;
    nodes[i].level = i == 0 ? 0 : nodes[parent].level + 1;
    edge_count = list_edges(self, &nodes[i], edge_count);
  }
  nodes[count].first_edge = edge_count;
}

/// Finds or computes the order of a region. Promotions change no edges, so it stays valid.
static void open_order(promoter* self, tn_ref region) {
  tn_context* context = self->rewriter.context;
  uint32_t* number = tn_cell_map__at(&self->order_numbers, region);
  self->order = *number == 0 ? NULL : &self->orders[*number - 1];
  if (self->order != NULL || self->rewriter.status != TN_OK) return;
  tn_dominator_tree* tree = NULL;
  if (self->order_numbers.failed ||
      !tn_array_grow(&context->allocator, (void*)&self->orders, &self->order_capacity,
                     self->order_count + 1, sizeof *self->orders)) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
  } else if (tn_rewriter__ok(&self->rewriter, tn_dominator_tree__create(context, region, &tree))) {
    self->order = &self->orders[self->order_count++];
    *self->order = (block_order){.region = region, .tree = tree};
    *number = (uint32_t)self->order_count;
    number_blocks(self);
  }
}

//===-- Legality ------------------------------------------------------------------------------===//

static bool open_slot(const tn_context* context, tn_ref op, slot* out_slot) {
  const tn_promotable_allocation_interface* interface =
      tn_op_interface__of(context, op)->promotable_allocation;
  *out_slot = (slot){.op = op};
  return tn_op__result_count(context, op) == 1 &&
         interface->promotable_slot(context, op, &out_slot->memory) &&
         tn_value__first_use(context, out_slot->memory.pointer) != 0;
}

/// Returns the access of a slot's user that was found to be promotable.
static const tn_promotable_mem_interface* access_of(const tn_context* context, tn_ref user) {
  return tn_op_interface__of(context, user)->promotable_mem;
}

static bool is_load(const tn_context* context, tn_ref user) {
  return access_of(context, user)->stored == TN_NO_OPERAND;
}

/// Returns whether a use is the address of a load or store in the region.
static bool use_can_go(const tn_context* context, const slot* self, tn_ref use) {
  const tn_ref user = tn_use__owner(context, use);
  const tn_promotable_mem_interface* access = access_of(context, user);
  if (access == NULL || tn_block__region(context, tn_op__block(context, user)) !=
                            tn_block__region(context, tn_op__block(context, self->op))) {
    return false;
  }
  const bool loads = access->stored == TN_NO_OPERAND;
  if (tn_op__result_count(context, user) != (loads ? 1 : 0) ||
      (!loads && access->stored >= tn_op__operand_count(context, user))) {
    return false;
  }
  const tn_ref value =
      loads ? tn_op__result(context, user, 0) : tn_op__operand(context, user, access->stored);
  return tn_use__operand_number(context, use, user) == access->pointer &&
         tn_type_equal(tn_value__type(context, value), self->memory.type);
}

/// Returns whether a user in a graph region stores a value that is defined after it.
static bool stores_ahead(tn_context* context, tn_ref user) {
  if (is_load(context, user)) return false;
  const tn_ref value = tn_op__operand(context, user, access_of(context, user)->stored);
  const tn_ref source = tn_value__defining_op(context, value);
  return source != 0 && tn_op__block(context, source) == tn_op__block(context, user) &&
         !tn_op__is_before(context, source, user);
}

static bool uses_can_go(const promoter* self, const slot* what) {
  tn_context* context = self->rewriter.context;
  if (tn_cell_map__get(&self->handed, what->op) != 0) return false;
  for (tn_ref use = tn_value__first_use(context, what->memory.pointer); use != 0;
       use = tn_use__next(context, use)) {
    if (!use_can_go(context, what, use) || stores_ahead(context, tn_use__owner(context, use)))
      return false;
  }
  return true;
}

//===-- Merge points --------------------------------------------------------------------------===//

/// Compares users by block index, with unreachable blocks last, then by position in the block.
static int by_place(const void* a, const void* b, void* data) {
  const promoter* self = data;
  const tn_ref left = *(const tn_ref*)a;
  const tn_ref right = *(const tn_ref*)b;
  const tn_context* context = self->rewriter.context;
  const tn_ref left_block = tn_op__block(context, left);
  const tn_ref right_block = tn_op__block(context, right);
  if (left_block == right_block) {
    if (left == right) return 0;
    return tn_op__is_before(self->rewriter.context, left, right) ? -1 : 1;
  }
  const uint32_t left_number = number_of(self, left_block);
  const uint32_t right_number = number_of(self, right_block);
  if (left_number == right_number) return left_block < right_block ? -1 : 1;
  return left_number < right_number ? -1 : 1;
}

static void list_users(promoter* self, const slot* what, tn_refs* out_users) {
  for (tn_ref use = tn_value__first_use(self->rewriter.context, what->memory.pointer); use != 0;
       use = tn_use__next(self->rewriter.context, use)) {
    tn_refs__push(&self->rewriter, out_users, tn_use__owner(self->rewriter.context, use));
  }
  if (self->rewriter.status != TN_OK) return;
  qsort_r(tn_refs__items(out_users), out_users->count, sizeof(tn_ref), by_place, self);
}

static void push_predecessors(promoter* self, const slot* what, uint32_t number,
                              tn_refs* out_live) {
  node* nodes = self->order->nodes;
  for (uint32_t i = nodes[number].first_edge; i < nodes[number + 1].first_edge; ++i) {
    const uint32_t from = self->order->edges[i].from;
    // Predecessors of unreachable blocks are unreachable, too.
    if (from == UNREACHABLE || nodes[from].stores == what->stamp ||
        nodes[from].live == what->stamp) {
      continue;
    }
    nodes[from].live = what->stamp;
    tn_refs__push(&self->rewriter, out_live, from);
  }
}

/// Marks and lists the blocks at whose start the slot is live, by index.
static void find_live(promoter* self, const slot* what, tn_refs* users, tn_refs* out_live) {
  const tn_context* context = self->rewriter.context;
  node* nodes = self->order->nodes;
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref user = tn_refs__items(users)[i];
    const tn_ref block = tn_op__block(context, user);
    const uint32_t number = number_of(self, block);
    if (number == UNREACHABLE) break;  // Unreachable blocks come last.
    if (!is_load(context, user)) {
      nodes[number].stores = what->stamp;
    } else if (block != last) {
      nodes[number].live = what->stamp;
      tn_refs__push(&self->rewriter, out_live, number);
    }
    last = block;
  }
  for (uint32_t i = 0; i < out_live->count && tn_rewriter__goes_on(&self->rewriter); ++i) {
    push_predecessors(self, what, tn_refs__items(out_live)[i], out_live);
  }
}

static int by_from(const void* a, const void* b) {
  return tn_order__uint32(&((const join*)a)->from, &((const join*)b)->from);
}

/// Lists the joins that lead to blocks where the slot is live at the start.
static uint32_t find_joins(promoter* self, tn_refs* live) {
  const node* nodes = self->order->nodes;
  const edge* edges = self->order->edges;
  uint32_t count = 0;
  bool is_sorted = true;
  for (uint32_t i = 0; i < live->count && self->rewriter.status == TN_OK; ++i) {
    const uint32_t to = tn_refs__items(live)[i];
    const uint32_t end = nodes[to + 1].first_edge;
    if (to == 0) continue;
    if (!tn_array_grow(&self->rewriter.context->allocator, (void*)&self->joins,
                       &self->join_capacity, (size_t)count + (end - nodes[to].first_edge),
                       sizeof *self->joins)) {
      tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
      return 0;
    }
    for (uint32_t k = nodes[to].first_edge; k < end; ++k) {
      const uint32_t from = edges[k].from;
      if (from == UNREACHABLE || from == nodes[to].parent) continue;
      is_sorted = is_sorted && (count == 0 || self->joins[count - 1].from <= from);
      self->joins[count++] = (join){from, to, 0};
    }
  }
  if (!is_sorted) qsort(self->joins, count, sizeof *self->joins, by_from);
  return count;
}

/// Returns the index of the first of `count` joins from block `from` or a later one.
static uint32_t first_join(const promoter* self, uint32_t count, uint32_t from) {
  uint32_t low = 0;
  while (low < count) {
    const uint32_t middle = low + (count - low) / 2;
    if (self->joins[middle].from < from) {
      low = middle + 1;
    } else {
      count = middle;
    }
  }
  return low;
}

/// Pushes a block index on a heap ordered by decreasing level.
static void push_deep(promoter* self, tn_refs* heap, uint32_t number) {
  const node* nodes = self->order->nodes;
  tn_refs__push(&self->rewriter, heap, number);
  if (self->rewriter.status != TN_OK) return;
  uint32_t* items = tn_refs__items(heap);
  uint32_t at = heap->count - 1;
  for (; at != 0 && nodes[items[(at - 1) / 2]].level < nodes[number].level; at = (at - 1) / 2) {
    items[at] = items[(at - 1) / 2];
  }
  items[at] = number;
}

static uint32_t pop_deepest(promoter* self, tn_refs* heap) {
  const node* nodes = self->order->nodes;
  uint32_t* items = tn_refs__items(heap);
  const uint32_t first = items[0];
  const uint32_t last = items[--heap->count];
  uint32_t at = 0;
  for (uint32_t child = 1; child < heap->count; child = 2 * at + 1) {
    if (child + 1 < heap->count && nodes[items[child + 1]].level > nodes[items[child]].level) {
      ++child;
    }
    if (nodes[items[child]].level <= nodes[last].level) break;
    items[at] = items[child];
    at = child;
  }
  items[at] = last;
  return first;
}

/// Marks and lists the merge points of a definition in block `from`: the targets of joins that
/// leave its dominance subtree and are not deeper than the block. Deeper blocks were processed
/// before, so each join is visited once.
static void find_merges_of(promoter* self, const slot* what, uint32_t from, uint32_t join_count,
                           tn_refs* heap, tn_refs* out_merges) {
  node* nodes = self->order->nodes;
  const uint32_t end = from + nodes[from].extent;
  const uint32_t first = first_join(self, join_count, from);
  uint32_t i = first;
  while (i < join_count && self->joins[i].from < end && self->rewriter.status == TN_OK) {
    const join* at = &self->joins[i];
    if (at->behind > i) {
      i = at->behind;
      continue;
    }
    ++i;
    node* to = &nodes[at->to];
    if (to->level > nodes[from].level || to->merges == what->stamp) continue;
    to->merges = what->stamp;
    tn_refs__push(&self->rewriter, out_merges, at->to);
    if (to->stores != what->stamp) push_deep(self, heap, at->to);
  }
  if (i > first) self->joins[first].behind = i;
}

/// Marks and lists the blocks where definitions meet.
static void find_merges(promoter* self, const slot* what, tn_refs* users, tn_refs* live,
                        tn_refs* out_merges) {
  const uint32_t join_count = find_joins(self, live);
  if (join_count == 0) return;
  tn_refs heap = {0};
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref block = tn_op__block(self->rewriter.context, tn_refs__items(users)[i]);
    const uint32_t number = block == last ? UNREACHABLE : number_of(self, block);
    if (number != UNREACHABLE && self->order->nodes[number].stores == what->stamp) {
      push_deep(self, &heap, number);
    }
    last = block;
  }
  while (heap.count != 0 && tn_rewriter__goes_on(&self->rewriter)) {
    find_merges_of(self, what, pop_deepest(self, &heap), join_count, &heap, out_merges);
  }
  tn_refs__free(&self->rewriter, &heap);
}

/// Returns whether all incoming edges of the merge points can forward values.
static bool merges_are_usable(const promoter* self, tn_refs* merges) {
  for (uint32_t i = 0; i < merges->count; ++i) {
    if (!self->order->nodes[tn_refs__items(merges)[i]].is_usable) return false;
  }
  return true;
}

//===-- Promotion -----------------------------------------------------------------------------===//

static tn_ref standard_value(promoter* self, slot* what) {
  const tn_context* context = self->rewriter.context;
  if (what->standard != 0) return what->standard;
  tn_rewriter__at_start(&self->rewriter, tn_op__block(context, what->op));
  self->rewriter.location = tn_op__at(context, what->op)->location;
  what->standard =
      tn_op_interface__of(context, what->op)
          ->promotable_allocation->default_value(&self->rewriter, what->op, &what->memory);
  return what->standard;
}

/// Returns the current replacement of a value.
static tn_ref current_value(promoter* self, tn_ref value) {
  const tn_context* context = self->rewriter.context;
  tn_ref found = value;
  for (tn_ref source = tn_value__defining_op(context, found); source != 0;
       source = tn_value__defining_op(context, found)) {
    const tn_ref next = tn_cell_map__get(&self->replaced, source);
    if (next == 0) break;
    found = next;
  }
  // Compress the path for later queries.
  while (value != found) {
    uint32_t* next = tn_cell_map__at(&self->replaced, tn_value__defining_op(context, value));
    value = *next;
    *next = found;
  }
  return found;
}

static void note_handed(promoter* self, tn_ref value) {
  const tn_ref source = tn_value__defining_op(self->rewriter.context, value);
  if (source != 0) *tn_cell_map__at(&self->handed, source) = 1;
}

/// Visits the users in one block, starting at index `at`, and returns the index after them. `value`
/// is the current value of the slot, 0 for the default. Appends the loaded value of each user to
/// `out_values`, or 0 for a store.
static uint32_t find_values_in(promoter* self, slot* what, tn_refs* users, uint32_t at,
                               tn_ref* value, tn_refs* out_values) {
  const tn_context* context = self->rewriter.context;
  const tn_ref* user = tn_refs__items(users);
  const tn_ref block = tn_op__block(context, user[at]);
  for (; at < users->count && tn_op__block(context, user[at]) == block; ++at) {
    if (is_load(context, user[at])) {
      if (*value == 0) *value = standard_value(self, what);
      tn_refs__push(&self->rewriter, out_values, *value);
    } else {
      tn_refs__push(&self->rewriter, out_values, 0);
      *value = tn_op__operand(context, user[at], access_of(context, user[at])->stored);
    }
  }
  return at;
}

static void list_block(promoter* self, const slot* what, uint32_t number, tn_refs* out_numbers) {
  if (number == UNREACHABLE || self->order->nodes[number].listed == what->stamp) return;
  self->order->nodes[number].listed = what->stamp;
  tn_refs__push(&self->rewriter, out_numbers, number);
}

/// Sorts the listed blocks. If there are many, scans all blocks instead.
static void sort_blocks(const promoter* self, const slot* what, tn_refs* numbers) {
  uint32_t* items = tn_refs__items(numbers);
  if (numbers->count < self->order->count / 8) {
    qsort(items, numbers->count, sizeof *items, tn_order__uint32);
    return;
  }
  uint32_t count = 0;
  for (uint32_t i = 0; count < numbers->count; ++i) {
    if (self->order->nodes[i].listed == what->stamp) items[count++] = i;
  }
}

/// Lists the indices of the blocks that use the slot, the merge points, and the predecessors of the
/// latter.
static void list_blocks(promoter* self, const slot* what, tn_refs* users, tn_refs* merges,
                        tn_refs* out_numbers) {
  const node* nodes = self->order->nodes;
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref block = tn_op__block(self->rewriter.context, tn_refs__items(users)[i]);
    if (block != last) list_block(self, what, number_of(self, block), out_numbers);
    last = block;
  }
  for (uint32_t i = 0; i < merges->count; ++i) {
    const uint32_t to = tn_refs__items(merges)[i];
    list_block(self, what, to, out_numbers);
    for (uint32_t k = nodes[to].first_edge; k < nodes[to + 1].first_edge; ++k) {
      list_block(self, what, self->order->edges[k].from, out_numbers);
    }
  }
  if (self->rewriter.status == TN_OK) sort_blocks(self, what, out_numbers);
}

/// Visits the listed blocks in pre-order of the dominator tree. `above` is the stack of listed
/// dominators.
static void find_values(promoter* self, slot* what, tn_refs* users, tn_refs* numbers,
                        tn_refs* out_values) {
  const tn_context* context = self->rewriter.context;
  node* nodes = self->order->nodes;
  tn_refs above = {0};
  uint32_t at = 0;
  for (uint32_t i = 0; i < numbers->count && self->rewriter.status == TN_OK; ++i) {
    const uint32_t number = tn_refs__items(numbers)[i];
    const uint32_t* stack = tn_refs__items(&above);
    while (above.count != 0 &&
           number - stack[above.count - 1] >= nodes[stack[above.count - 1]].extent) {
      --above.count;
    }
    tn_ref value = above.count == 0 ? 0 : nodes[stack[above.count - 1]].end;
    if (nodes[number].merges == what->stamp) {
      value = tn_rewriter__add_argument(&self->rewriter, nodes[number].block, what->memory.type,
                                        tn_op__at(context, what->op)->location);
    }
    if (at < users->count &&
        tn_op__block(context, tn_refs__items(users)[at]) == nodes[number].block) {
      at = find_values_in(self, what, users, at, &value, out_values);
    }
    nodes[number].end = value;
    tn_refs__push(&self->rewriter, &above, number);
  }
  // The remaining users are in unreachable blocks.
  for (; at < users->count && self->rewriter.status == TN_OK; ++at) {
    const bool loads = is_load(context, tn_refs__items(users)[at]);
    tn_refs__push(&self->rewriter, out_values, loads ? standard_value(self, what) : 0);
  }
  tn_refs__free(&self->rewriter, &above);
}

/// Forwards the slot's value at the end of each predecessor to the merge points; the default value
/// from unreachable blocks.
static void hand_on(promoter* self, slot* what, tn_refs* merges) {
  const node* nodes = self->order->nodes;
  for (uint32_t i = 0; i < merges->count && self->rewriter.status == TN_OK; ++i) {
    const uint32_t to = tn_refs__items(merges)[i];
    for (uint32_t k = nodes[to].first_edge; k < nodes[to + 1].first_edge; ++k) {
      const edge* at = &self->order->edges[k];
      const tn_ref end = at->from == UNREACHABLE ? 0 : nodes[at->from].end;
      const tn_ref value = end == 0 ? standard_value(self, what) : current_value(self, end);
      tn_branch_later__add(&self->later, at->op, at->successor, value);
      note_handed(self, value);
    }
  }
}

/// Replaces the loads and erases all users.
static void replace_users(promoter* self, tn_refs* users, tn_refs* values) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = values->count; i-- > 0 && self->rewriter.status == TN_OK;) {
    const tn_ref user = tn_refs__items(users)[i];
    const tn_ref value = tn_refs__items(values)[i];
    if (value != 0)
      tn_rewriter__replace_uses(&self->rewriter, tn_op__result(context, user, 0), value);
    if (value != 0 && tn_cell_map__get(&self->handed, user) != 0) {
      note_handed(self, value);
      tn_rewriter__set_operand(&self->rewriter, user, access_of(context, user)->pointer, 0);
      tn_refs__push(&self->rewriter, &self->gone, user);
    } else {
      if (value != 0) *tn_cell_map__at(&self->replaced, user) = 0;
      tn_rewriter__erase(&self->rewriter, user);
    }
  }
}

/// Erases the default value unless it is used or may be forwarded later.
static void drop_standard(promoter* self, const slot* what) {
  const tn_context* context = self->rewriter.context;
  if (what->standard == 0 || tn_value__first_use(context, what->standard) != 0) return;
  const tn_ref op = tn_value__defining_op(context, what->standard);
  if (tn_cell_map__get(&self->handed, op) == 0) {
    tn_rewriter__erase(&self->rewriter, op);
  } else {
    tn_refs__push(&self->rewriter, &self->gone, op);
  }
}

static void promote(promoter* self, slot* what, tn_refs* users, tn_refs* merges) {
  tn_refs values = {0};
  tn_refs numbers = {0};
  list_blocks(self, what, users, merges, &numbers);
  find_values(self, what, users, &numbers, &values);
  // A load may be the value of a later one.
  for (uint32_t i = 0; i < values.count && self->rewriter.status == TN_OK; ++i) {
    tn_ref* value = &tn_refs__items(&values)[i];
    if (*value == 0) continue;
    *value = current_value(self, *value);
    *tn_cell_map__at(&self->replaced, tn_refs__items(users)[i]) = *value;
  }
  hand_on(self, what, merges);
  replace_users(self, users, &values);
  if (self->rewriter.status == TN_OK) drop_standard(self, what);
  if (self->rewriter.status == TN_OK) tn_rewriter__erase(&self->rewriter, what->op);
  if (self->handed.failed || self->replaced.failed)
    tn_rewriter__fail(&self->rewriter, TN_OUT_OF_MEMORY);
  tn_refs__free(&self->rewriter, &values);
  tn_refs__free(&self->rewriter, &numbers);
}

/// Records an interruption between slots: earlier promotions still need their forwarded operands.
static bool goes_on(promoter* self) {
  if (self->rewriter.status == TN_INTERRUPTED) {
    self->rewriter.status = TN_OK;
    self->stopped = TN_INTERRUPTED;
  }
  return self->stopped == TN_OK && self->rewriter.status == TN_OK;
}

static bool try_slot(promoter* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  slot what;
  if (!open_slot(context, op, &what) || !uses_can_go(self, &what)) return false;
  open_order(self, tn_block__region(context, tn_op__block(context, op)));
  if (self->rewriter.status != TN_OK) return false;
  what.stamp = ++self->stamp;
  tn_refs users = {0};
  tn_refs live = {0};
  tn_refs merges = {0};
  list_users(self, &what, &users);
  if (users.count > 1 && self->order->count > 1 && self->rewriter.status == TN_OK) {
    find_live(self, &what, &users, &live);
    find_merges(self, &what, &users, &live, &merges);
  }
  const bool can = goes_on(self) && merges_are_usable(self, &merges);
  if (can) promote(self, &what, &users, &merges);
  tn_refs__free(&self->rewriter, &users);
  tn_refs__free(&self->rewriter, &live);
  tn_refs__free(&self->rewriter, &merges);
  return can;
}

/// Adds the forwarded operands and erases unused loads and constants.
static void finish(promoter* self) {
  const tn_context* context = self->rewriter.context;
  for (size_t i = 0; i < self->later.count; ++i) {
    self->later.items[i].value = current_value(self, self->later.items[i].value);
  }
  tn_branch_later__apply(&self->later);
  for (uint32_t i = 0; i < self->gone.count && self->rewriter.status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&self->gone)[i];
    if (tn_value__first_use(context, tn_op__result(context, op, 0)) == 0)
      tn_rewriter__erase(&self->rewriter, op);
  }
}

static void open_promoter(promoter* self, tn_shard* shard) {
  *self = (promoter){.stopped = TN_OK};
  tn_rewriter__open(&self->rewriter, shard);
  self->later.rewriter = &self->rewriter;
  tn_cell_map__open_in(shard, &self->order_numbers);
  tn_cell_map__open_in(shard, &self->handed);
  tn_cell_map__open_in(shard, &self->replaced);
}

static void close_promoter(promoter* self) {
  close_orders(self);
  tn_deallocate(&self->rewriter.context->allocator, self->joins,
                self->join_capacity * sizeof *self->joins);
  tn_branch_later__close(&self->later);
  tn_cell_map__close(&self->handed);
  tn_cell_map__close(&self->replaced);
  tn_refs__free(&self->rewriter, &self->gone);
}

static tn_status mem2reg(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  promoter self;
  open_promoter(&self, env->shard);
  tn_refs allocations = {0};
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(env->context, root, op, false)) {
    if (tn_op_interface__of(env->context, op)->promotable_allocation != NULL) {
      tn_refs__push(&self.rewriter, &allocations, op);
    }
  }
  bool again = true;
  while (again && goes_on(&self)) {
    uint32_t kept = 0;
    again = false;
    tn_ref* items = tn_refs__items(&allocations);
    for (uint32_t i = 0; i < allocations.count && goes_on(&self); ++i) {
      const bool done = tn_rewriter__goes_on(&self.rewriter) && try_slot(&self, items[i]);
      again |= done;
      if (!done) items[kept++] = items[i];
    }
    if (self.rewriter.status == TN_OK) allocations.count = kept;
  }
  if (self.rewriter.status == TN_OK) finish(&self);
  tn_refs__free(&self.rewriter, &allocations);
  close_promoter(&self);
  return self.rewriter.status == TN_OK ? self.stopped : self.rewriter.status;
}

// The option has no effect, as in MLIR 22: regions are not simplified.
TN_PASS(mem2reg) = {"mem2reg", "Mem2Reg", "Promotes memory slots into values.", .run = mem2reg,
                    TN_PASS_OPTIONS({"region-simplify", TN_PASS_BOOL, "true", NULL,
                                     "Perform control flow optimizations to the region tree"})};
