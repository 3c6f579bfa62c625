// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merges identical blocks.
//
// Blocks are identical if they contain the same ops in order, with the same uses of values defined
// in the block; values from outside may differ if their types agree. The blocks are merged into the
// first one, which gets an argument for each difference.
//
// This is an equivalence relation, so blocks are grouped by a hash of everything that must be
// equal, and only blocks with the same hash are compared. Merging affects only the predecessors of
// the merged blocks and the blocks that define the values they used; the next round visits only
// those.

#include <stdlib.h>

#include "base/hash.h"
#include "base/order.h"
#include "ir/walk.h"
#include "rewrite/effects.h"
#include "rewrite/equal.h"
#include "rewrite/greedy.h"

/// A block of the region. Blocks with the same hash form a list, linked by index plus 1.
typedef struct member {
  tn_ref block;  ///< 0 after it is erased.
  uint64_t hash;
  uint32_t next;
  uint32_t previous;
  bool is_chained;
  bool is_dirty;  ///< Changed since it was hashed.
} member;

typedef struct merger {
  tn_rewriter* rewriter;
  member* members;
  size_t count;
  size_t capacity;
  tn_cell_map places;  ///< Maps a block to its index plus 1.
  tn_cell_map orders;  ///< Maps an op to the position of its first result among the values of the
                       ///< block.
  tn_judy_map heads;   ///< Maps a hash to the index of the list's head plus 1.
  tn_refs dirty;       ///< Indices of dirty blocks.
} merger;

static void fail(merger* all) {
  tn_rewriter__fail(all->rewriter, tn_context__out_of_memory(all->rewriter->context));
}

static void make_dirty(merger* all, tn_ref block) {
  const uint32_t place = tn_cell_map__get(&all->places, block);
  // The entry block, at index 0, is never merged.
  if (place <= 1 || all->members[place - 1].is_dirty) return;
  all->members[place - 1].is_dirty = true;
  tn_refs__push(all->rewriter, &all->dirty, place - 1);
}

//===-- Hashing -------------------------------------------------------------------------------===//

static bool is_used_outside(const tn_context* context, tn_ref value, tn_ref block) {
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    if (tn_op__block(context, tn_use__owner(context, use)) != block) return true;
  }
  return false;
}

/// Returns the position of a value in the block that `orders` describes: arguments first, then
/// results.
static uint32_t order_of(const merger* all, tn_ref value) {
  const tn_context* context = all->rewriter->context;
  if (tn_value__is_argument(value)) {
    return tn_argument__at(context, value)->number_and_flag >> 1;
  }
  const tn_ref owner = tn_value__owner(context, value);
  return tn_cell_map__get(&all->orders, owner) +
         tn_value__result_number(tn_op__at(context, owner), owner, value);
}

static uint64_t mix(uint64_t hash, uint64_t word) { return tn_hash_word(hash * 31 + word); }

static uint64_t hash_operands(const merger* all, tn_ref block, tn_ref op, uint64_t hash) {
  const tn_context* context = all->rewriter->context;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_ref value = tn_op__operand(context, op, i);
    hash = tn_value__parent_block(context, value) == block
               ? mix(hash, (uint64_t)1 << 32 | order_of(all, value))
               : mix(hash, tn_value_cell__type(tn_value__at(context, value)));
  }
  for (uint32_t i = 0; i < tn_op__successor_count(context, op); ++i) {
    hash = mix(hash, tn_op__successor(context, op, i));
  }
  return hash;
}

/// Returns whether an op allows merging its block. Ops with null operands or successors, left by a
/// broken caller, do not.
static bool op_may_merge(const tn_context* context, tn_ref op, tn_ref block) {
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    if (tn_op__operand(context, op, i) == 0) return false;
  }
  for (uint32_t i = 0; i < tn_op__successor_count(context, op); ++i) {
    if (tn_op__successor(context, op, i) == 0) return false;
  }
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    if (tn_op__first_block(context, op, i) != 0) return false;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    if (is_used_outside(context, tn_op__result(context, op, i), block)) return false;
  }
  return true;
}

/// Hashes everything that must be equal in merged blocks. False for blocks that cannot be merged:
/// those with non-empty regions or with values used outside.
static bool hash_block(merger* all, tn_ref block, uint64_t* out_hash) {
  const tn_context* context = all->rewriter->context;
  const tn_block_cell* cell = tn_block__at(context, block);
  uint32_t order = cell->argument_count;
  *out_hash = 0;
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    const tn_ref argument = tn_block_cell__argument(context, cell, i);
    if (is_used_outside(context, argument, block)) return false;
    *out_hash = mix(*out_hash, tn_value_cell__type(tn_value__at(context, argument)));
  }
  for (tn_ref op = cell->first_op; op != 0; op = tn_op__at(context, op)->next) {
    if (!op_may_merge(context, op, block)) return false;
    *tn_cell_map__at(&all->orders, op) = order;
    order += tn_op__result_count(context, op);
    *out_hash = hash_operands(all, block, op, mix(*out_hash, tn_op__hash_alike(context, op)));
  }
  return true;
}

static void unchain(merger* all, uint32_t number) {
  member* self = &all->members[number];
  if (!self->is_chained) return;
  self->is_chained = false;
  if (self->next != 0) all->members[self->next - 1].previous = self->previous;
  if (self->previous != 0) {
    all->members[self->previous - 1].next = self->next;
  } else if (tn_judy_map_set(&all->heads, self->hash, self->next) != TN_OK) {
    fail(all);
  }
}

/// Inserts a block into the list of its hash.
static void chain(merger* all, uint32_t number) {
  member* self = &all->members[number];
  uintptr_t head = 0;
  self->is_dirty = false;
  unchain(all, number);
  if (self->block == 0 || !hash_block(all, self->block, &self->hash)) return;
  (void)tn_judy_map_get(&all->heads, self->hash, &head);
  if (tn_judy_map_set(&all->heads, self->hash, number + 1) != TN_OK) {
    fail(all);
    return;
  }
  self->next = (uint32_t)head;
  self->previous = 0;
  self->is_chained = true;
  if (head != 0) all->members[head - 1].previous = number + 1;
}

//===-- Comparing -----------------------------------------------------------------------------===//

static bool same_arguments(const tn_context* context, tn_ref left, tn_ref right) {
  const uint32_t count = tn_block__argument_count(context, left);
  if (count != tn_block__argument_count(context, right)) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_value__type(context, tn_block__argument(context, left, i)).storage !=
        tn_value__type(context, tn_block__argument(context, right, i)).storage) {
      return false;
    }
  }
  return true;
}

static bool same_operand(const merger* all, const tn_ref blocks[2], tn_ref left, tn_ref right) {
  const tn_context* context = all->rewriter->context;
  if (tn_value__type(context, left).storage != tn_value__type(context, right).storage) return false;
  const bool is_inside = tn_value__parent_block(context, left) == blocks[0];
  if (is_inside != (tn_value__parent_block(context, right) == blocks[1])) return false;
  return !is_inside || order_of(all, left) == order_of(all, right);
}

static bool same_op(const merger* all, const tn_ref blocks[2], const tn_ref ops[2]) {
  const tn_context* context = all->rewriter->context;
  if (!tn_op__is_alike(context, ops[0], ops[1])) return false;
  for (uint32_t i = 0; i < tn_op__successor_count(context, ops[0]); ++i) {
    if (tn_op__successor(context, ops[0], i) != tn_op__successor(context, ops[1], i)) return false;
  }
  for (uint32_t i = 0; i < tn_op__operand_count(context, ops[0]); ++i) {
    if (!same_operand(all, blocks, tn_op__operand(context, ops[0], i),
                      tn_op__operand(context, ops[1], i))) {
      return false;
    }
  }
  return true;
}

/// Returns whether two blocks with the same hash are identical.
static bool same_block(const merger* all, tn_ref left, tn_ref right) {
  const tn_context* context = all->rewriter->context;
  const tn_ref blocks[2] = {left, right};
  tn_ref ops[2] = {tn_block__at(context, left)->first_op, tn_block__at(context, right)->first_op};
  if (!same_arguments(context, left, right)) return false;
  for (; ops[0] != 0 && ops[1] != 0; ops[0] = tn_op__at(context, ops[0])->next) {
    if (!same_op(all, blocks, ops)) return false;
    ops[1] = tn_op__at(context, ops[1])->next;
  }
  return ops[0] == ops[1];
}

//===-- Differences ---------------------------------------------------------------------------===//

/// The differing outside values of the blocks of a cluster: one row for each block.
typedef struct table {
  uint32_t width;
  tn_refs values;
  tn_refs twins;      ///< By column: the first column that is equal in all rows.
  tn_refs arguments;  ///< By column: its replacement in the first block.
} table;

static void free_table(tn_rewriter* rewriter, table* all) {
  tn_refs__free(rewriter, &all->values);
  tn_refs__free(rewriter, &all->twins);
  tn_refs__free(rewriter, &all->arguments);
}

/// Appends all operands of a block that are defined outside, in order.
static void push_outer(tn_rewriter* rewriter, tn_ref block, tn_refs* values) {
  const tn_context* context = rewriter->context;
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
      const tn_ref value = tn_op__operand(context, op, i);
      if (tn_value__parent_block(context, value) != block) tn_refs__push(rewriter, values, value);
    }
  }
}

/// Keeps the columns of a table that are not the same value in all rows. `places` receives their
/// indices.
static void keep_differences(tn_rewriter* rewriter, table* all, uint32_t rows, tn_refs* places) {
  tn_ref* values = tn_refs__items(&all->values);
  for (uint32_t k = 0; k < all->width; ++k) {
    uint32_t i = 1;
    while (i < rows && values[(size_t)i * all->width + k] == values[k]) ++i;
    if (i < rows) tn_refs__push(rewriter, places, k);
  }
  if (rewriter->status != TN_OK) return;
  const uint32_t* kept = tn_refs__items(places);
  size_t to = 0;
  for (uint32_t i = 0; i < rows; ++i) {
    for (uint32_t k = 0; k < places->count; ++k) {
      values[to++] = values[(size_t)i * all->width + kept[k]];
    }
  }
  all->width = places->count;
  all->values.count = (uint32_t)to;
}

static bool same_column(const table* all, const tn_ref* values, uint32_t rows, uint32_t a,
                        uint32_t b) {
  for (uint32_t i = 0; i < rows; ++i) {
    if (values[(size_t)i * all->width + a] != values[(size_t)i * all->width + b]) return false;
  }
  return true;
}

/// Only the first column with the same value in the first row is compared.
static void find_twins(tn_rewriter* rewriter, table* all, uint32_t rows) {
  tn_judy_map firsts = {0};
  const tn_ref* values = tn_refs__items(&all->values);
  for (uint32_t k = 0; k < all->width && rewriter->status == TN_OK; ++k) {
    uintptr_t first = k;
    if (!tn_judy_map_get(&firsts, values[k], &first) &&
        tn_judy_map_set(&firsts, values[k], k) != TN_OK) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    }
    const bool is_twin = first != k && same_column(all, values, rows, k, (uint32_t)first);
    tn_refs__push(rewriter, &all->twins, is_twin ? (uint32_t)first : k);
  }
  tn_judy_map_clear(&firsts);
}

/// Adds an argument to the kept block for each column, and uses it there.
static void take_arguments(tn_rewriter* rewriter, tn_ref block, table* all, tn_refs* places) {
  const tn_context* context = rewriter->context;
  for (uint32_t k = 0; k < all->width && rewriter->status == TN_OK; ++k) {
    const uint32_t twin = tn_refs__items(&all->twins)[k];
    const tn_type type = tn_value__type(context, tn_refs__items(&all->values)[k]);
    tn_refs__push(rewriter, &all->arguments,
                  twin < k ? tn_refs__items(&all->arguments)[twin]
                           : tn_rewriter__add_argument(rewriter, block, type, 0));
  }
  if (rewriter->status != TN_OK) return;
  uint32_t place = 0;
  uint32_t next = 0;
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_op__operand_count(context, op) && next < places->count; ++i) {
      if (tn_value__parent_block(context, tn_op__operand(context, op, i)) == block) continue;
      if (tn_refs__items(places)[next] != place++) continue;
      tn_rewriter__set_operand(rewriter, op, i, tn_refs__items(&all->arguments)[next++]);
    }
  }
}

/// Removes columns that duplicate an earlier one.
static void drop_twins(table* all, uint32_t rows) {
  tn_ref* values = tn_refs__items(&all->values);
  const uint32_t* twins = tn_refs__items(&all->twins);
  size_t to = 0;
  for (uint32_t i = 0; i < rows; ++i) {
    for (uint32_t k = 0; k < all->width; ++k) {
      if (twins[k] == k) values[to++] = values[(size_t)i * all->width + k];
    }
  }
  all->width = (uint32_t)(to / rows);
}

//===-- Branches ------------------------------------------------------------------------------===//

/// A branch to a block of a cluster. Changing operands reorders use lists, so all branches are
/// collected first.
typedef struct edge {
  tn_ref op;
  uint32_t successor;
  uint32_t row;
  uint32_t before;  ///< The index of the previous edge of the same op, plus 1.
} edge;

typedef struct edges {
  edge* items;
  size_t count;
  size_t capacity;
  tn_cell_map lasts;  ///< Maps an op to the index of its last edge plus 1.
} edges;

static void find_edges(tn_rewriter* rewriter, tn_ref block, uint32_t row, edges* all) {
  const tn_context* context = rewriter->context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    if (!tn_array_grow(&context->allocator, (void*)&all->items, &all->capacity, all->count + 1,
                       sizeof *all->items)) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
      return;
    }
    uint32_t* last = tn_cell_map__at(&all->lasts, op);
    const uint32_t successor = (use - tn_op_cell__successors(op, tn_op__at(context, op))) / 3;
    all->items[all->count++] = (edge){op, successor, row, *last};
    *last = (uint32_t)all->count;
  }
}

static int by_successor(const void* a, const void* b) {
  return tn_order__uint32(&((const tn_branch_more*)a)->successor,
                          &((const tn_branch_more*)b)->successor);
}

/// Appends forwarded values along all edges of the op whose last edge is `number`.
static void hand_on(tn_rewriter* rewriter, const edges* all, uint32_t number, const table* more,
                    const tn_ref* values) {
  const tn_allocator* allocator = &rewriter->context->allocator;
  size_t count = 0;
  for (uint32_t i = number + 1; i != 0; i = all->items[i - 1].before) ++count;
  tn_branch_more* list = tn_allocate(allocator, count * sizeof *list);
  if (list == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  size_t at = 0;
  for (uint32_t i = number + 1; i != 0; i = all->items[i - 1].before) {
    const edge* item = &all->items[i - 1];
    const tn_ref* row = values + (size_t)item->row * more->width;
    list[at++] = (tn_branch_more){item->successor, row, more->width};
  }
  if (count > 1) qsort(list, count, sizeof *list, by_successor);
  tn_branch__append_operands(rewriter, all->items[number].op, list, (uint32_t)count);
  tn_deallocate(allocator, list, count * sizeof *list);
}

/// Forwards the values of each row of the table to its block of the cluster.
static void pass_more(tn_rewriter* rewriter, tn_refs* blocks, table* more) {
  edges all = {0};
  tn_cell_map__open_in(rewriter->shard, &all.lasts);
  for (uint32_t i = 0; i < blocks->count && rewriter->status == TN_OK; ++i) {
    find_edges(rewriter, tn_refs__items(blocks)[i], i, &all);
  }
  if (all.lasts.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  for (uint32_t i = 0; i < all.count && rewriter->status == TN_OK; ++i) {
    if (tn_cell_map__get(&all.lasts, all.items[i].op) == i + 1) {
      hand_on(rewriter, &all, i, more, tn_refs__items(&more->values));
    }
  }
  tn_cell_map__close(&all.lasts);
  tn_deallocate(&rewriter->context->allocator, all.items, all.capacity * sizeof *all.items);
}

//===-- Merging -------------------------------------------------------------------------------===//

static bool can_pass_more(const tn_context* context, tn_refs* blocks) {
  tn_branch_walk walk;
  for (uint32_t i = 0; i < blocks->count; ++i) {
    for (tn_ref use = tn_block__at(context, tn_refs__items(blocks)[i])->first_use; use != 0;
         use = tn_use__next(context, use)) {
      if (!tn_branch__walk(context, tn_use__owner(context, use), &walk)) return false;
    }
  }
  return true;
}

/// Makes the blocks use the same values by adding arguments for the differences; false if that is
/// impossible.
static bool make_equal(tn_rewriter* rewriter, tn_refs* blocks) {
  table all = {0};
  tn_refs places = {0};
  for (uint32_t i = 0; i < blocks->count; ++i) {
    push_outer(rewriter, tn_refs__items(blocks)[i], &all.values);
  }
  bool equal = rewriter->status == TN_OK;
  if (equal) {
    all.width = all.values.count / blocks->count;
    keep_differences(rewriter, &all, blocks->count, &places);
  }
  if (all.width != 0) equal = equal && can_pass_more(rewriter->context, blocks);
  if (equal && all.width != 0 && rewriter->status == TN_OK) {
    find_twins(rewriter, &all, blocks->count);
    take_arguments(rewriter, tn_refs__items(blocks)[0], &all, &places);
    if (rewriter->status == TN_OK) {
      drop_twins(&all, blocks->count);
      pass_more(rewriter, blocks, &all);
    }
  }
  tn_refs__free(rewriter, &places);
  free_table(rewriter, &all);
  return equal && rewriter->status == TN_OK;
}

/// Marks blocks affected by a merge: predecessors, and blocks that define the values it used.
static void touch_around(merger* all, tn_ref block) {
  const tn_context* context = all->rewriter->context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    make_dirty(all, tn_op__block(context, tn_use__owner(context, use)));
  }
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
      const tn_ref from = tn_value__parent_block(context, tn_op__operand(context, op, i));
      if (from != block && from != 0) make_dirty(all, from);
    }
  }
}

static bool merge_cluster(merger* all, tn_refs* numbers) {
  tn_rewriter* rewriter = all->rewriter;
  tn_refs blocks = {0};
  for (uint32_t i = 0; i < numbers->count; ++i) {
    tn_refs__push(rewriter, &blocks, all->members[tn_refs__items(numbers)[i]].block);
  }
  const bool merges = rewriter->status == TN_OK && make_equal(rewriter, &blocks);
  for (uint32_t i = 0; i < blocks.count && merges; ++i) {
    touch_around(all, tn_refs__items(&blocks)[i]);
  }
  const tn_ref first = tn_refs__items(&blocks)[0];
  if (merges) make_dirty(all, first);
  for (uint32_t i = 1; i < blocks.count && merges; ++i) {
    const tn_ref block = tn_refs__items(&blocks)[i];
    const uint32_t number = tn_refs__items(numbers)[i];
    unchain(all, number);
    all->members[number].block = 0;
    while (tn_block__at(rewriter->context, block)->first_use != 0) {
      tn_use__set_block(rewriter->context, tn_block__at(rewriter->context, block)->first_use,
                        first);
    }
    *tn_cell_map__at(&all->places, block) = 0;
    tn_rewriter__erase_block(rewriter, block);
  }
  tn_refs__free(rewriter, &blocks);
  return merges;
}

/// Moves the blocks identical to the first one from `numbers` to `out_same`.
static void take_same(merger* all, tn_refs* numbers, tn_refs* out_same) {
  tn_ref* items = tn_refs__items(numbers);
  const tn_ref first = all->members[items[0]].block;
  uint32_t rest = 0;
  for (uint32_t i = 0; i < numbers->count; ++i) {
    if (i == 0 || same_block(all, first, all->members[items[i]].block)) {
      tn_refs__push(all->rewriter, out_same, items[i]);
    } else {
      items[rest++] = items[i];
    }
  }
  numbers->count = rest;
}

/// Merges identical blocks in the list that contains block `number`.
static bool merge_chain(merger* all, uint32_t number) {
  tn_rewriter* rewriter = all->rewriter;
  tn_refs numbers = {0};
  bool changed = false;
  uint32_t at = number;
  while (all->members[at].previous != 0) at = all->members[at].previous - 1;
  for (uint32_t i = at + 1; i != 0; i = all->members[i - 1].next) {
    tn_refs__push(rewriter, &numbers, i - 1);
  }
  qsort(tn_refs__items(&numbers), numbers.count, sizeof(tn_ref), tn_order__uint32);
  while (numbers.count > 1 && rewriter->status == TN_OK) {
    tn_refs same = {0};
    take_same(all, &numbers, &same);
    if (same.count > 1 && rewriter->status == TN_OK) changed |= merge_cluster(all, &same);
    tn_refs__free(rewriter, &same);
  }
  tn_refs__free(rewriter, &numbers);
  return changed;
}

//===-- Rounds --------------------------------------------------------------------------------===//

/// Returns the smallest index in each list of several blocks that contains one of `numbers`,
/// sorted.
static void find_chains(merger* all, tn_refs* numbers, tn_refs* out_firsts) {
  tn_judy_set seen = {0};
  for (uint32_t i = 0; i < numbers->count && all->rewriter->status == TN_OK; ++i) {
    uint32_t least = tn_refs__items(numbers)[i];
    const member* one = &all->members[least];
    bool is_new = false;
    if (!one->is_chained || (one->next == 0 && one->previous == 0)) continue;
    if (tn_judy_set_insert(&seen, one->hash, &is_new) != TN_OK) fail(all);
    if (!is_new) continue;
    uintptr_t head = 0;
    (void)tn_judy_map_get(&all->heads, one->hash, &head);
    for (uint32_t k = (uint32_t)head; k != 0; k = all->members[k - 1].next) {
      if (k - 1 < least) least = k - 1;
    }
    tn_refs__push(all->rewriter, out_firsts, least);
  }
  tn_judy_set_clear(&seen);
  if (out_firsts->count > 1) {
    qsort(tn_refs__items(out_firsts), out_firsts->count, sizeof(tn_ref), tn_order__uint32);
  }
}

/// Processes the blocks that changed.
static bool merge_round(merger* all) {
  tn_refs numbers = all->dirty;
  tn_refs firsts = {0};
  bool changed = false;
  all->dirty = (tn_refs){0};
  for (uint32_t i = 0; i < numbers.count && all->rewriter->status == TN_OK; ++i) {
    chain(all, tn_refs__items(&numbers)[i]);
  }
  find_chains(all, &numbers, &firsts);
  for (uint32_t i = 0; i < firsts.count && all->rewriter->status == TN_OK; ++i) {
    changed |= merge_chain(all, tn_refs__items(&firsts)[i]);
  }
  tn_refs__free(all->rewriter, &numbers);
  tn_refs__free(all->rewriter, &firsts);
  return changed;
}

/// Lists all blocks and marks them dirty.
static void enlist(merger* all, tn_ref region) {
  const tn_context* context = all->rewriter->context;
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    if (!tn_array_grow(&context->allocator, (void*)&all->members, &all->capacity, all->count + 1,
                       sizeof *all->members)) {
      fail(all);
      return;
    }
    all->members[all->count++] = (member){.block = block};
    *tn_cell_map__at(&all->places, block) = (uint32_t)all->count;
    make_dirty(all, block);
  }
}

static bool merge_in_region(tn_rewriter* rewriter, tn_ref region) {
  const tn_region_cell* cell = tn_region__at(rewriter->context, region);
  if (cell->first_block == cell->last_block) return false;
  merger all = {.rewriter = rewriter};
  bool changed = false;
  tn_cell_map__open_in(rewriter->shard, &all.places);
  tn_cell_map__open_in(rewriter->shard, &all.orders);
  enlist(&all, region);
  while (all.dirty.count != 0 && tn_rewriter__goes_on(rewriter) && !all.places.failed &&
         !all.orders.failed) {
    changed |= merge_round(&all);
  }
  if (all.places.failed || all.orders.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&all.places);
  tn_cell_map__close(&all.orders);
  tn_judy_map_clear(&all.heads);
  tn_refs__free(rewriter, &all.dirty);
  tn_deallocate(&rewriter->context->allocator, all.members, all.capacity * sizeof *all.members);
  return changed;
}

bool tn_region__merge_blocks(tn_rewriter* rewriter, tn_ref root) {
  bool changed = false;
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    const uint32_t count = tn_op_cell__region_count(tn_op__at(rewriter->context, op));
    for (uint32_t i = 0; i < count; ++i) {
      changed |= merge_in_region(rewriter, tn_op__region(rewriter->context, op, i));
    }
  }
  return changed;
}
