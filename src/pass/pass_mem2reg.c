// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mem2reg: what is kept in a slot of memory becomes values, if it is only loaded and stored in the
// region of the allocation. Blocks where several stores may have come last get an
// argument. Source: Cytron et al. 1991, "Efficiently Computing Static Single Assignment Form".
//
// A round tries every allocation in the order in which they stand; rounds go on while one promotes
// something, since a memref that was kept in another is free then.
//
// Where definitions meet follows from the dominator tree and the edges that are not in it, since the
// dominance frontiers of n nested loops have n^2 blocks. Source: Sreedhar, Gao 1995, "A Linear Time
// Algorithm for Placing phi-Nodes".
//
// A branch may hand hundreds of values on, so it gets them when all is done (tn_branch_later). Until
// then a load that is to be handed on stays in its block, without operands, and `replaced` has what
// stands for it.

#include <stdlib.h>

#include "analysis/cell_map.h"
#include "base/order.h"
#include "ir/dominance.h"
#include "pass/pass.h"
#include "rewrite/branch.h"
#include "rewrite/constant.h"
#include "rewrite/effects.h"

/// The blocks of a region that can be reached, numbered in a pre-order of the dominator tree.
typedef struct block_order {
  tn_ref region;
  tn_dominator_tree* tree;
  tn_refs blocks;
  tn_refs parents;  ///< Numbers; of the entry its own.
  tn_refs levels;   ///< How many blocks strictly dominate each.
} block_order;

/// An edge that is not in the dominator tree.
typedef struct join {
  uint32_t from;  ///< Numbers of blocks.
  uint32_t to;
  uint32_t behind;  ///< All joins from this one up to that one are done with, if that is behind it.
} join;

/// One allocation under way. Marks are by block.
typedef struct slot {
  tn_ref op;
  tn_memory_slot memory;
  tn_ref standard;     ///< What it holds before anything is stored; 0 until asked for.
  tn_cell_map stores;  ///< 1: something is stored in the block.
  tn_cell_map live;    ///< 1: what it holds at the start of the block is loaded.
  tn_cell_map merges;  ///< The argument that the block got, or 1 until then.
} slot;

typedef struct promoter {
  tn_rewriter it;
  block_order* order;  ///< Of the region of the allocation under way.
  block_order* orders;
  size_t order_count;
  size_t order_capacity;
  tn_cell_map order_numbers;  ///< Of regions: their place in `orders`, and 1 more.
  join* joins;                ///< Room for find_merges.
  size_t join_capacity;
  tn_branch_later later;
  tn_cell_map handed;    ///< Of ops: 1 if a result is in `later`.
  tn_cell_map replaced;  ///< Of loads: what stands for it.
  tn_refs gone;          ///< Loads and constants that `later` may name, to be erased behind it.
} promoter;

//===-- Blocks --------------------------------------------------------------------------------===//

static void close_orders(promoter* it) {
  for (size_t i = 0; i < it->order_count; ++i) {
    block_order* order = &it->orders[i];
    tn_dominator_tree__destroy(&it->it.context->allocator, order->tree);
    tn_refs__free(&it->it, &order->blocks);
    tn_refs__free(&it->it, &order->parents);
    tn_refs__free(&it->it, &order->levels);
  }
  tn_deallocate(&it->it.context->allocator, it->orders, it->order_capacity * sizeof *it->orders);
  tn_cell_map__close(&it->order_numbers);
}

static const tn_dominator* dominance_of(const promoter* it, tn_ref block) {
  return tn_dominator_tree__find(it->order->tree, block);
}

static bool is_reachable(const promoter* it, tn_ref block) {
  return tn_dominator__is_reachable(dominance_of(it, block));
}

/// Numbers the blocks of the region.
static void number_blocks(promoter* it) {
  const tn_context* context = it->it.context;
  block_order* order = it->order;
  const tn_ref entry = tn_region__at(context, order->region)->first_block;
  const uint32_t count = dominance_of(it, entry)->extent;
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(&it->it, &order->blocks, 0);
    tn_refs__push(&it->it, &order->parents, 0);
    tn_refs__push(&it->it, &order->levels, 0);
  }
  if (it->it.status != TN_OK) return;
  tn_ref* blocks = tn_refs__items(&order->blocks);
  tn_ref* parents = tn_refs__items(&order->parents);
  tn_ref* levels = tn_refs__items(&order->levels);
  for (tn_ref block = entry; block != 0; block = tn_block__at(context, block)->next) {
    const tn_dominator* place = dominance_of(it, block);
    if (place->extent != 0) blocks[place->start] = block;
  }
  for (uint32_t i = 1; i < count; ++i) {
    uint32_t parent = i - 1;
    while (i - parent >= dominance_of(it, blocks[parent])->extent) parent = parents[parent];
    parents[i] = parent;
    levels[i] = levels[parent] + 1;
  }
}

/// Finds the order of a region, or makes it. What is promoted changes no edge, so it stays right.
static void open_order(promoter* it, tn_ref region) {
  tn_context* context = it->it.context;
  uint32_t* number = tn_cell_map__at(&it->order_numbers, region);
  it->order = *number == 0 ? NULL : &it->orders[*number - 1];
  if (it->order != NULL || it->it.status != TN_OK) return;
  tn_dominator_tree* tree = NULL;
  if (it->order_numbers.failed ||
      !tn_array_grow(&context->allocator, (void*)&it->orders, &it->order_capacity,
                     it->order_count + 1, sizeof *it->orders)) {
    tn_rewriter__fail(&it->it, tn_context__out_of_memory(context));
  } else if (tn_rewriter__ok(&it->it, tn_dominator_tree__create(context, region, &tree))) {
    it->order = &it->orders[it->order_count++];
    *it->order = (block_order){.region = region, .tree = tree};
    *number = (uint32_t)it->order_count;
    number_blocks(it);
  }
}

//===-- Whether it can be done ----------------------------------------------------------------===//

static bool open_slot(const tn_context* context, tn_ref op, slot* out_slot) {
  const tn_promotable_allocation_interface* interface =
      tn_op_interface__of(context, op)->promotable_allocation;
  *out_slot = (slot){.op = op};
  return tn_rewriter__result_count(context, op) == 1 &&
         interface->promotable_slot(context, op, &out_slot->memory) &&
         tn_rewriter__first_use(context, out_slot->memory.pointer) != 0;
}

/// How a user of a slot, which was found to be one that can go, accesses it.
static const tn_promotable_mem_interface* access_of(const tn_context* context, tn_ref user) {
  return tn_op_interface__of(context, user)->promotable_mem;
}

static bool is_load(const tn_context* context, tn_ref user) {
  return access_of(context, user)->stored == TN_NO_OPERAND;
}

/// Whether a use is the address of a load or of a store in the region.
static bool use_can_go(const tn_context* context, const slot* it, tn_ref use) {
  const tn_ref user = tn_use__owner(context, use);
  const tn_promotable_mem_interface* access = access_of(context, user);
  if (access == NULL ||
      tn_rewriter__block_region(context, tn_rewriter__block(context, user)) !=
          tn_rewriter__block_region(context, tn_rewriter__block(context, it->op))) {
    return false;
  }
  const bool loads = access->stored == TN_NO_OPERAND;
  if (tn_rewriter__result_count(context, user) != (loads ? 1 : 0) ||
      (!loads && access->stored >= tn_rewriter__operand_count(context, user))) {
    return false;
  }
  const tn_ref value = loads ? tn_rewriter__result(context, user, 0)
                             : tn_rewriter__operand(context, user, access->stored);
  return tn_use__operand_number(context, use, user) == access->pointer &&
         tn_type_equal(tn_rewriter__type(context, value), it->memory.type);
}

static bool uses_can_go(const promoter* it, const slot* what) {
  const tn_context* context = it->it.context;
  if (tn_cell_map__get(&it->handed, what->op) != 0) return false;
  for (tn_ref use = tn_rewriter__first_use(context, what->memory.pointer); use != 0;
       use = tn_rewriter__next_use(context, use)) {
    if (!use_can_go(context, what, use)) return false;
  }
  return true;
}

//===-- Where definitions meet ----------------------------------------------------------------===//

/// The users, by block in the order of `blocks` (those that cannot be reached last), in a block by
/// place.
static int by_place(const void* a, const void* b, void* data) {
  const promoter* it = data;
  const tn_ref left = *(const tn_ref*)a;
  const tn_ref right = *(const tn_ref*)b;
  const tn_context* context = it->it.context;
  const tn_ref left_block = tn_rewriter__block(context, left);
  const tn_ref right_block = tn_rewriter__block(context, right);
  if (left_block == right_block) {
    if (left == right) return 0;
    return tn_op__is_before(it->it.context, left, right) ? -1 : 1;
  }
  const tn_dominator* left_place = dominance_of(it, left_block);
  const tn_dominator* right_place = dominance_of(it, right_block);
  if ((left_place->extent == 0) != (right_place->extent == 0)) return left_place->extent == 0;
  if (left_place->extent == 0) return left_block < right_block ? -1 : 1;
  return left_place->start < right_place->start ? -1 : 1;
}

static void list_users(promoter* it, const slot* what, tn_refs* out_users) {
  for (tn_ref use = tn_rewriter__first_use(it->it.context, what->memory.pointer); use != 0;
       use = tn_rewriter__next_use(it->it.context, use)) {
    tn_refs__push(&it->it, out_users, tn_use__owner(it->it.context, use));
  }
  if (it->it.status != TN_OK) return;
  qsort_r(tn_refs__items(out_users), out_users->count, sizeof(tn_ref), by_place, it);
}

static void push_predecessors(promoter* it, slot* what, tn_ref block, tn_refs* out_live) {
  const tn_context* context = it->it.context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_rewriter__next_use(context, use)) {
    const tn_ref from = tn_rewriter__block(context, tn_use__owner(context, use));
    if (from != 0 && *tn_cell_map__at(&what->stores, from) == 0 &&
        *tn_cell_map__at(&what->live, from) == 0) {
      *tn_cell_map__at(&what->live, from) = 1;
      tn_refs__push(&it->it, out_live, from);
    }
  }
}

/// Marks and lists the blocks at whose start what it holds is still to be loaded.
static void find_live(promoter* it, slot* what, tn_refs* users, tn_refs* out_live) {
  const tn_context* context = it->it.context;
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref user = tn_refs__items(users)[i];
    const tn_ref block = tn_rewriter__block(context, user);
    if (!is_load(context, user)) *tn_cell_map__at(&what->stores, block) = 1;
    if (block != last && is_load(context, user)) {
      *tn_cell_map__at(&what->live, block) = 1;
      tn_refs__push(&it->it, out_live, block);
    }
    last = block;
  }
  for (uint32_t i = 0; i < out_live->count && tn_rewriter__goes_on(&it->it); ++i) {
    push_predecessors(it, what, tn_refs__items(out_live)[i], out_live);
  }
}

static int by_from(const void* a, const void* b) {
  return tn_order__uint32(&((const join*)a)->from, &((const join*)b)->from);
}

/// Lists the joins that lead to blocks at whose start the slot is live.
static uint32_t find_joins(promoter* it, tn_refs* live) {
  const tn_context* context = it->it.context;
  const uint32_t* parents = tn_refs__items(&it->order->parents);
  uint32_t count = 0;
  for (uint32_t i = 0; i < live->count && it->it.status == TN_OK; ++i) {
    const tn_ref block = tn_refs__items(live)[i];
    const tn_dominator* to = dominance_of(it, block);
    if (to->extent == 0 || to->start == 0) continue;
    for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
         use = tn_rewriter__next_use(context, use)) {
      const tn_dominator* from =
          dominance_of(it, tn_rewriter__block(context, tn_use__owner(context, use)));
      if (from->extent == 0 || from->start == parents[to->start]) continue;
      if (!tn_array_grow(&context->allocator, (void*)&it->joins, &it->join_capacity,
                         (size_t)count + 1, sizeof *it->joins)) {
        tn_rewriter__fail(&it->it, tn_context__out_of_memory(context));
        return 0;
      }
      it->joins[count++] = (join){from->start, to->start, 0};
    }
  }
  if (count > 1) qsort(it->joins, count, sizeof *it->joins, by_from);
  return count;
}

/// The first of `count` joins from block number `from`, or from one behind it.
static uint32_t first_join(const promoter* it, uint32_t count, uint32_t from) {
  uint32_t low = 0;
  while (low < count) {
    const uint32_t middle = low + (count - low) / 2;
    if (it->joins[middle].from < from) {
      low = middle + 1;
    } else {
      count = middle;
    }
  }
  return low;
}

/// Adds a block's number to a heap, whose first item is one of the greatest level.
static void push_deep(promoter* it, tn_refs* heap, uint32_t number) {
  const uint32_t* levels = tn_refs__items(&it->order->levels);
  tn_refs__push(&it->it, heap, number);
  if (it->it.status != TN_OK) return;
  uint32_t* items = tn_refs__items(heap);
  uint32_t at = heap->count - 1;
  for (; at != 0 && levels[items[(at - 1) / 2]] < levels[number]; at = (at - 1) / 2) {
    items[at] = items[(at - 1) / 2];
  }
  items[at] = number;
}

static uint32_t pop_deepest(promoter* it, tn_refs* heap) {
  const uint32_t* levels = tn_refs__items(&it->order->levels);
  uint32_t* items = tn_refs__items(heap);
  const uint32_t first = items[0];
  const uint32_t last = items[--heap->count];
  uint32_t at = 0;
  for (uint32_t child = 1; child < heap->count; child = 2 * at + 1) {
    if (child + 1 < heap->count && levels[items[child + 1]] > levels[items[child]]) ++child;
    if (levels[items[child]] <= levels[last]) break;
    items[at] = items[child];
    at = child;
  }
  items[at] = last;
  return first;
}

/// Marks and lists where what is defined in block number `from` meets other definitions: the joins
/// out of what it dominates, to blocks that are no deeper. A deeper block has had its joins before, so
/// that each join is looked at once.
static void find_merges_of(promoter* it, slot* what, uint32_t from, uint32_t join_count,
                           tn_refs* heap, tn_refs* out_merges) {
  const uint32_t* levels = tn_refs__items(&it->order->levels);
  const tn_ref* blocks = tn_refs__items(&it->order->blocks);
  const uint32_t end = from + dominance_of(it, blocks[from])->extent;
  const uint32_t first = first_join(it, join_count, from);
  uint32_t i = first;
  while (i < join_count && it->joins[i].from < end && it->it.status == TN_OK) {
    const join* at = &it->joins[i];
    if (at->behind > i) {
      i = at->behind;
      continue;
    }
    ++i;
    const tn_ref block = blocks[at->to];
    if (levels[at->to] > levels[from] || tn_cell_map__get(&what->merges, block) != 0) continue;
    *tn_cell_map__at(&what->merges, block) = 1;
    tn_refs__push(&it->it, out_merges, block);
    if (tn_cell_map__get(&what->stores, block) == 0) push_deep(it, heap, at->to);
  }
  if (i > first) it->joins[first].behind = i;
}

/// Marks the blocks where definitions meet, and lists them.
static void find_merges(promoter* it, slot* what, tn_refs* users, tn_refs* live,
                        tn_refs* out_merges) {
  const tn_context* context = it->it.context;
  const uint32_t join_count = find_joins(it, live);
  if (join_count == 0) return;
  tn_refs heap = {0};
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref block = tn_rewriter__block(context, tn_refs__items(users)[i]);
    if (block != last && tn_cell_map__get(&what->stores, block) != 0 && is_reachable(it, block)) {
      push_deep(it, &heap, dominance_of(it, block)->start);
    }
    last = block;
  }
  while (heap.count != 0 && tn_rewriter__goes_on(&it->it)) {
    find_merges_of(it, what, pop_deepest(it, &heap), join_count, &heap, out_merges);
  }
  tn_refs__free(&it->it, &heap);
}

/// Whether all that leads to blocks where definitions meet can hand a value on.
static bool merges_are_usable(const promoter* it, tn_refs* merges) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < merges->count; ++i) {
    for (tn_ref use = tn_block__at(context, tn_refs__items(merges)[i])->first_use; use != 0;
         use = tn_rewriter__next_use(context, use)) {
      tn_forwarded range;
      if (!tn_branch__operands(context, tn_use__owner(context, use), 0, &range)) return false;
    }
  }
  return true;
}

//===-- Doing it ------------------------------------------------------------------------------===//

static tn_ref standard_value(promoter* it, slot* what) {
  const tn_context* context = it->it.context;
  if (what->standard != 0) return what->standard;
  tn_rewriter__at_start(&it->it, tn_rewriter__block(context, what->op));
  it->it.location = tn_op__at(context, what->op)->location;
  what->standard = tn_op_interface__of(context, what->op)
                       ->promotable_allocation->default_value(&it->it, what->op, &what->memory);
  return what->standard;
}

/// What stands for a value, once loads were replaced.
static tn_ref current_value(promoter* it, tn_ref value) {
  const tn_context* context = it->it.context;
  tn_ref found = value;
  for (tn_ref source = tn_rewriter__source(context, found); source != 0;
       source = tn_rewriter__source(context, found)) {
    const tn_ref next = tn_cell_map__get(&it->replaced, source);
    if (next == 0) break;
    found = next;
  }
  // What is on the way there is asked for again.
  while (value != found) {
    uint32_t* next = tn_cell_map__at(&it->replaced, tn_rewriter__source(context, value));
    value = *next;
    *next = found;
  }
  return found;
}

static void note_handed(promoter* it, tn_ref value) {
  const tn_ref source = tn_rewriter__source(it->it.context, value);
  if (source != 0) *tn_cell_map__at(&it->handed, source) = 1;
}

/// Goes through the users in one block, from the one at `at` on, and returns the first behind them.
/// `value` is what the slot holds. `out_values` has for each user what it would load, or 0 for a store.
static uint32_t find_values_in(promoter* it, tn_refs* users, uint32_t at, tn_ref* value,
                               tn_refs* out_values) {
  const tn_context* context = it->it.context;
  const tn_ref* user = tn_refs__items(users);
  const tn_ref block = at < users->count ? tn_rewriter__block(context, user[at]) : 0;
  for (; at < users->count && tn_rewriter__block(context, user[at]) == block; ++at) {
    const bool loads = is_load(context, user[at]);
    tn_refs__push(&it->it, out_values, loads ? *value : 0);
    if (!loads)
      *value = tn_rewriter__operand(context, user[at], access_of(context, user[at])->stored);
  }
  return at;
}

/// Goes through the blocks from the entry down the dominator tree. `out_ends` has what the slot holds
/// at the end of each block, by number.
static void find_values(promoter* it, slot* what, tn_refs* users, tn_refs* out_values,
                        tn_refs* out_ends) {
  const tn_context* context = it->it.context;
  uint32_t at = 0;
  for (uint32_t i = 0; i < it->order->blocks.count && it->it.status == TN_OK; ++i) {
    const tn_ref block = tn_refs__items(&it->order->blocks)[i];
    tn_ref value = i == 0 ? standard_value(it, what)
                          : tn_refs__items(out_ends)[tn_refs__items(&it->order->parents)[i]];
    if (tn_cell_map__get(&what->merges, block) != 0) {
      value = tn_rewriter__add_argument(&it->it, block, what->memory.type,
                                        tn_op__at(context, what->op)->location);
    }
    if (at < users->count && tn_rewriter__block(context, tn_refs__items(users)[at]) == block) {
      at = find_values_in(it, users, at, &value, out_values);
    }
    tn_refs__push(&it->it, out_ends, value);
  }
  // What is left stands in blocks that cannot be reached.
  for (; at < users->count && it->it.status == TN_OK; ++at) {
    const bool loads = is_load(context, tn_refs__items(users)[at]);
    tn_refs__push(&it->it, out_values, loads ? standard_value(it, what) : 0);
  }
}

/// Whether all users stand in one block that can be reached, so that no other needs to be looked at.
static bool is_in_one_block(const promoter* it, tn_refs* users) {
  const tn_ref* user = tn_refs__items(users);
  const tn_context* context = it->it.context;
  const tn_ref block = users->count == 0 ? 0 : tn_rewriter__block(context, user[0]);
  // They are in order.
  return block != 0 && tn_rewriter__block(context, user[users->count - 1]) == block &&
         is_reachable(it, block);
}

/// Hands on to the blocks where definitions meet what the slot holds at the end of those in front;
/// from what cannot be reached that is the standard value.
static void hand_on(promoter* it, slot* what, tn_refs* merges, tn_refs* ends) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < merges->count && tn_rewriter__goes_on(&it->it); ++i) {
    for (tn_ref use = tn_block__at(context, tn_refs__items(merges)[i])->first_use; use != 0;
         use = tn_rewriter__next_use(context, use)) {
      const tn_ref op = tn_use__owner(context, use);
      const tn_dominator* from = dominance_of(it, tn_rewriter__block(context, op));
      const tn_ref value = from->extent == 0 ? standard_value(it, what)
                                             : current_value(it, tn_refs__items(ends)[from->start]);
      const uint32_t successor = (use - tn_op__successors(op, tn_op__at(context, op))) / 3;
      tn_branch_later__add(&it->later, op, successor, value);
      note_handed(it, value);
    }
  }
}

/// Replaces the loads, and erases all users.
static void replace_users(promoter* it, tn_refs* users, tn_refs* values) {
  const tn_context* context = it->it.context;
  for (uint32_t i = values->count; i-- > 0 && it->it.status == TN_OK;) {
    const tn_ref user = tn_refs__items(users)[i];
    const tn_ref value = tn_refs__items(values)[i];
    if (value != 0)
      tn_rewriter__replace_uses(&it->it, tn_rewriter__result(context, user, 0), value);
    if (value != 0 && tn_cell_map__get(&it->handed, user) != 0) {
      note_handed(it, value);
      tn_rewriter__set_operand(&it->it, user, access_of(context, user)->pointer, 0);
      tn_refs__push(&it->it, &it->gone, user);
    } else {
      if (value != 0) *tn_cell_map__at(&it->replaced, user) = 0;
      tn_rewriter__erase(&it->it, user);
    }
  }
}

/// Erases the constant unless it is used, or may be when all is handed on.
static void drop_standard(promoter* it, const slot* what) {
  const tn_context* context = it->it.context;
  if (what->standard == 0 || tn_rewriter__first_use(context, what->standard) != 0) return;
  const tn_ref op = tn_rewriter__source(context, what->standard);
  if (tn_cell_map__get(&it->handed, op) == 0) {
    tn_rewriter__erase(&it->it, op);
  } else {
    tn_refs__push(&it->it, &it->gone, op);
  }
}

static void promote(promoter* it, slot* what, tn_refs* users, tn_refs* merges) {
  tn_refs values = {0};
  tn_refs ends = {0};
  if (merges->count == 0 && is_in_one_block(it, users)) {
    tn_ref value = standard_value(it, what);
    (void)find_values_in(it, users, 0, &value, &values);
  } else {
    find_values(it, what, users, &values, &ends);
  }
  // A load may be what another one loads, which is behind it.
  for (uint32_t i = 0; i < values.count && it->it.status == TN_OK; ++i) {
    tn_ref* value = &tn_refs__items(&values)[i];
    if (*value == 0) continue;
    *value = current_value(it, *value);
    *tn_cell_map__at(&it->replaced, tn_refs__items(users)[i]) = *value;
  }
  hand_on(it, what, merges, &ends);
  replace_users(it, users, &values);
  if (it->it.status == TN_OK) drop_standard(it, what);
  if (it->it.status == TN_OK) tn_rewriter__erase(&it->it, what->op);
  if (it->handed.failed || it->replaced.failed) tn_rewriter__fail(&it->it, TN_OUT_OF_MEMORY);
  tn_refs__free(&it->it, &values);
  tn_refs__free(&it->it, &ends);
}

static bool try_slot(promoter* it, tn_ref op) {
  const tn_context* context = it->it.context;
  slot what;
  if (!open_slot(context, op, &what) || !uses_can_go(it, &what)) return false;
  open_order(it, tn_rewriter__block_region(context, tn_rewriter__block(context, op)));
  if (it->it.status != TN_OK) return false;
  tn_cell_map__open_in(it->it.shard, &what.stores);
  tn_cell_map__open_in(it->it.shard, &what.live);
  tn_cell_map__open_in(it->it.shard, &what.merges);
  tn_refs users = {0};
  tn_refs live = {0};
  tn_refs merges = {0};
  list_users(it, &what, &users);
  if (users.count > 1 && it->order->blocks.count > 1 && it->it.status == TN_OK) {
    find_live(it, &what, &users, &live);
    find_merges(it, &what, &users, &live, &merges);
  }
  const bool can = it->it.status == TN_OK && merges_are_usable(it, &merges);
  if (can) promote(it, &what, &users, &merges);
  if (what.stores.failed || what.live.failed || what.merges.failed) {
    tn_rewriter__fail(&it->it, TN_OUT_OF_MEMORY);
  }
  tn_refs__free(&it->it, &users);
  tn_refs__free(&it->it, &live);
  tn_refs__free(&it->it, &merges);
  tn_cell_map__close(&what.stores);
  tn_cell_map__close(&what.live);
  tn_cell_map__close(&what.merges);
  return can;
}

/// Gives the branches what they are to hand on, and erases what is not needed any more.
static void finish(promoter* it) {
  const tn_context* context = it->it.context;
  for (size_t i = 0; i < it->later.count; ++i) {
    it->later.items[i].value = current_value(it, it->later.items[i].value);
  }
  tn_branch_later__apply(&it->later);
  for (uint32_t i = 0; i < it->gone.count && it->it.status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&it->gone)[i];
    if (tn_rewriter__first_use(context, tn_rewriter__result(context, op, 0)) == 0)
      tn_rewriter__erase(&it->it, op);
  }
}

static void open_promoter(promoter* it, tn_shard* shard) {
  *it = (promoter){.order = NULL};
  tn_rewriter__open(&it->it, shard);
  it->later.it = &it->it;
  tn_cell_map__open_in(shard, &it->order_numbers);
  tn_cell_map__open_in(shard, &it->handed);
  tn_cell_map__open_in(shard, &it->replaced);
}

static void close_promoter(promoter* it) {
  close_orders(it);
  tn_deallocate(&it->it.context->allocator, it->joins, it->join_capacity * sizeof *it->joins);
  tn_branch_later__close(&it->later);
  tn_cell_map__close(&it->handed);
  tn_cell_map__close(&it->replaced);
  tn_refs__free(&it->it, &it->gone);
}

tn_status tn_pass__mem2reg(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  promoter it;
  open_promoter(&it, env->shard);
  tn_refs allocations = {0};
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(env->context, root, op, false)) {
    if (tn_op_interface__of(env->context, op)->promotable_allocation != NULL) {
      tn_refs__push(&it.it, &allocations, op);
    }
  }
  bool again = true;
  while (again && it.it.status == TN_OK) {
    uint32_t kept = 0;
    again = false;
    tn_ref* items = tn_refs__items(&allocations);
    for (uint32_t i = 0; i < allocations.count && tn_rewriter__goes_on(&it.it); ++i) {
      const bool done = try_slot(&it, items[i]);
      again |= done;
      if (!done) items[kept++] = items[i];
    }
    if (it.it.status == TN_OK) allocations.count = kept;
  }
  if (it.it.status == TN_OK) finish(&it);
  tn_refs__free(&it.it, &allocations);
  close_promoter(&it);
  return it.it.status;
}
