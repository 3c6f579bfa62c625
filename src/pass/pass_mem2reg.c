// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mem2reg: what is kept in a memref of one element on the stack becomes values, if it is only loaded
// and stored in the region of the allocation. Blocks where several stores may have come last get an
// argument. Source: Cytron et al. 1991, "Efficiently Computing Static Single Assignment Form".
//
// A round tries every allocation in the order in which they stand; rounds go on while one promotes
// something, since a memref that was kept in another is free then.

#include <stdlib.h>

#include "analysis/marks.h"
#include "fold/constant.h"
#include "fold/effects.h"
#include "ir/dominance.h"
#include "pass/pass.h"

/// The blocks of a region that can be reached, numbered in a pre-order of the dominator tree.
typedef struct block_order {
  tn_ref region;
  tn_dominator_tree* tree;
  tn_refs blocks;
  tn_refs parents;    ///< Numbers; of the entry its own.
  tn_refs first;      ///< By number: the first place in `frontiers`, and 1 more.
  tn_refs frontiers;  ///< A number of the dominance frontier, the next place, and 1 more, in turns.
} block_order;

/// One allocation under way. Marks are by block.
typedef struct slot {
  tn_ref op;
  tn_ref pointer;
  tn_type type;     ///< Of the element.
  tn_ref standard;  ///< What it holds before anything is stored; 0 until asked for.
  tn_marks stores;  ///< 1: something is stored in the block.
  tn_marks live;    ///< 1: what it holds at the start of the block is loaded.
  tn_marks merges;  ///< The argument that the block got, or 1 until then.
} slot;

typedef struct promoter {
  tn_rewriter it;
  block_order order;
} promoter;

//===-- Blocks --------------------------------------------------------------------------------===//

static void close_order(promoter* it) {
  if (it->order.tree != NULL)
    tn_dominator_tree__destroy(&it->it.context->allocator, it->order.tree);
  tn_refs__free(&it->it, &it->order.blocks);
  tn_refs__free(&it->it, &it->order.parents);
  tn_refs__free(&it->it, &it->order.first);
  tn_refs__free(&it->it, &it->order.frontiers);
  memset(&it->order, 0, sizeof it->order);
}

static const tn_dominator* dominance_of(const promoter* it, tn_ref block) {
  return tn_dominator_tree__find(it->order.tree, block);
}

static bool is_reachable(const promoter* it, tn_ref block) {
  return tn_dominator__is_reachable(dominance_of(it, block));
}

/// Adds `block` to the frontiers of what dominates `from`, an edge of which leads there, up to what
/// dominates the block itself.
static void add_frontiers(promoter* it, uint32_t from, uint32_t block) {
  const uint32_t end = tn_refs__items(&it->order.parents)[block];
  while (from != end && it->it.status == TN_OK) {
    tn_ref* first = &tn_refs__items(&it->order.first)[from];
    tn_refs__push(&it->it, &it->order.frontiers, block);
    tn_refs__push(&it->it, &it->order.frontiers, *first);
    *first = it->order.frontiers.count - 1;
    from = tn_refs__items(&it->order.parents)[from];
  }
}

static void find_frontiers(promoter* it) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 1; i < it->order.blocks.count && it->it.status == TN_OK; ++i) {
    const tn_ref block = tn_refs__items(&it->order.blocks)[i];
    for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
         use = tn_rw__next_use(context, use)) {
      const tn_dominator* from =
          dominance_of(it, tn_rw__block(context, tn_use__owner(context, use)));
      if (from->extent != 0) add_frontiers(it, from->start, i);
    }
  }
}

/// Numbers the blocks of a region, unless that was the last one numbered.
static void open_order(promoter* it, tn_ref region) {
  const tn_context* context = it->it.context;
  if (it->order.region == region) return;
  close_order(it);
  if (!tn_rw__ok(&it->it, tn_dominator_tree__create(context, region, &it->order.tree))) return;
  it->order.region = region;
  const tn_ref entry = tn_region__at(context, region)->first_block;
  const uint32_t count = dominance_of(it, entry)->extent;
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(&it->it, &it->order.blocks, 0);
    tn_refs__push(&it->it, &it->order.parents, 0);
    tn_refs__push(&it->it, &it->order.first, 0);
  }
  if (it->it.status != TN_OK) return;
  tn_ref* blocks = tn_refs__items(&it->order.blocks);
  tn_ref* parents = tn_refs__items(&it->order.parents);
  for (tn_ref block = entry; block != 0; block = tn_block__at(context, block)->next) {
    const tn_dominator* place = dominance_of(it, block);
    if (place->extent != 0) blocks[place->start] = block;
  }
  for (uint32_t i = 1; i < count; ++i) {
    uint32_t parent = i - 1;
    while (i - parent >= dominance_of(it, blocks[parent])->extent) parent = parents[parent];
    parents[i] = parent;
  }
  find_frontiers(it);
}

//===-- Whether it can be done ----------------------------------------------------------------===//

/// Whether there is a zero of the type, or it is a memref.
static bool is_element(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER:
    case TN_TYPE_INDEX:
    case TN_TYPE_FLOAT:
    case TN_TYPE_MEMREF:
      return true;
    case TN_TYPE_VECTOR:
      return is_element(tn_type__element(type));
    default:
      return false;
  }
}

static bool open_slot(const tn_context* context, tn_ref op, slot* out_slot) {
  *out_slot = (slot){.op = op, .pointer = tn_rw__result(context, op, 0)};
  const tn_type type = tn_rw__type(context, out_slot->pointer);
  if (!tn_type__is(type, TN_TYPE_MEMREF)) return false;
  for (uint32_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (tn_shaped_type_dims(type)[i] != 1) return false;
  }
  out_slot->type = tn_type__element(type);
  return is_element(out_slot->type) && tn_rw__first_use(context, out_slot->pointer) != 0;
}

static bool is_load(const tn_context* context, tn_ref op) {
  return tn_rw__code(context, op) == TN_CODE_MEMREF_LOAD;
}

/// Whether a use is the address of a load or of a store in the region.
static bool use_can_go(const tn_context* context, const slot* it, tn_ref use) {
  const tn_ref user = tn_use__owner(context, use);
  const tn_op_code code = tn_rw__code(context, user);
  if (tn_rw__block_region(context, tn_rw__block(context, user)) !=
      tn_rw__block_region(context, tn_rw__block(context, it->op))) {
    return false;
  }
  if (code == TN_CODE_MEMREF_LOAD) return tn_use__operand_number(context, use, user) == 0;
  return code == TN_CODE_MEMREF_STORE && tn_use__operand_number(context, use, user) == 1;
}

static bool uses_can_go(const tn_context* context, const slot* it) {
  for (tn_ref use = tn_rw__first_use(context, it->pointer); use != 0;
       use = tn_rw__next_use(context, use)) {
    if (!use_can_go(context, it, use)) return false;
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
  const tn_ref left_block = tn_rw__block(context, left);
  const tn_ref right_block = tn_rw__block(context, right);
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
  for (tn_ref use = tn_rw__first_use(it->it.context, what->pointer); use != 0;
       use = tn_rw__next_use(it->it.context, use)) {
    tn_refs__push(&it->it, out_users, tn_use__owner(it->it.context, use));
  }
  if (it->it.status != TN_OK) return;
  qsort_r(tn_refs__items(out_users), out_users->count, sizeof(tn_ref), by_place, it);
}

static void push_predecessors(promoter* it, slot* what, tn_ref block, tn_refs* worklist) {
  const tn_context* context = it->it.context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_rw__next_use(context, use)) {
    const tn_ref from = tn_rw__block(context, tn_use__owner(context, use));
    if (from != 0 && *tn_marks__at(&what->stores, from) == 0 &&
        *tn_marks__at(&what->live, from) == 0) {
      *tn_marks__at(&what->live, from) = 1;
      tn_refs__push(&it->it, worklist, from);
    }
  }
}

static void find_live(promoter* it, slot* what, tn_refs* users) {
  const tn_context* context = it->it.context;
  tn_refs worklist = {0};
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref user = tn_refs__items(users)[i];
    const tn_ref block = tn_rw__block(context, user);
    if (!is_load(context, user)) *tn_marks__at(&what->stores, block) = 1;
    if (block != last && is_load(context, user)) {
      *tn_marks__at(&what->live, block) = 1;
      tn_refs__push(&it->it, &worklist, block);
    }
    last = block;
  }
  while (worklist.count != 0 && it->it.status == TN_OK) {
    const tn_ref block = tn_refs__items(&worklist)[--worklist.count];
    push_predecessors(it, what, block, &worklist);
  }
  tn_refs__free(&it->it, &worklist);
}

/// Marks the blocks where definitions meet, and lists them.
static void find_merges(promoter* it, slot* what, tn_refs* users, tn_refs* out_merges) {
  const tn_context* context = it->it.context;
  tn_refs worklist = {0};
  tn_ref last = 0;
  for (uint32_t i = 0; i < users->count; ++i) {
    const tn_ref block = tn_rw__block(context, tn_refs__items(users)[i]);
    if (block != last && tn_marks__get(&what->stores, block) != 0 && is_reachable(it, block)) {
      tn_refs__push(&it->it, &worklist, block);
    }
    last = block;
  }
  while (worklist.count != 0 && it->it.status == TN_OK) {
    const uint32_t from = dominance_of(it, tn_refs__items(&worklist)[--worklist.count])->start;
    uint32_t place = tn_refs__items(&it->order.first)[from];
    while (place != 0 && it->it.status == TN_OK) {
      const tn_ref* entry = tn_refs__items(&it->order.frontiers) + place - 1;
      const tn_ref block = tn_refs__items(&it->order.blocks)[entry[0]];
      place = entry[1];
      if (tn_marks__get(&what->live, block) == 0 || tn_marks__get(&what->merges, block) != 0) {
        continue;
      }
      *tn_marks__at(&what->merges, block) = 1;
      tn_refs__push(&it->it, out_merges, block);
      tn_refs__push(&it->it, &worklist, block);
    }
  }
  tn_refs__free(&it->it, &worklist);
}

/// Whether all that leads to blocks where definitions meet can hand a value on.
static bool merges_are_usable(const promoter* it, tn_refs* merges) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < merges->count; ++i) {
    for (tn_ref use = tn_block__at(context, tn_refs__items(merges)[i])->first_use; use != 0;
         use = tn_rw__next_use(context, use)) {
      tn_forwarded range;
      if (!tn_branch__operands(context, tn_use__owner(context, use), 0, &range)) return false;
    }
  }
  return true;
}

//===-- Doing it ------------------------------------------------------------------------------===//

static tn_ref standard_value(promoter* it, slot* what) {
  if (what->standard != 0) return what->standard;
  tn_rw__at_start(&it->it, tn_rw__block(it->it.context, what->op));
  it->it.location = tn_op__at(it->it.context, what->op)->location;
  what->standard =
      tn_rw__constant(&it->it, TN_CODE_UB_POISON, tn_const__make_poison(&it->it), what->type);
  return what->standard;
}

/// Hands `value` on to the successors of a block that have an argument for it.
static void hand_on(promoter* it, const slot* what, tn_ref block, tn_ref value) {
  const tn_context* context = it->it.context;
  const tn_ref last = tn_rw__last_op(context, block);
  for (uint32_t i = 0; last != 0 && i < tn_rw__successor_count(context, last); ++i) {
    if (tn_marks__get(&what->merges, tn_rw__successor(context, last, i)) != 0) {
      tn_branch__append_operand(&it->it, last, i, value);
    }
  }
}

/// Goes through the blocks from the entry down the dominator tree. `out_values` has for each user
/// what it would load, or 0 for a store.
static void find_values(promoter* it, slot* what, tn_refs* users, tn_refs* out_values) {
  const tn_context* context = it->it.context;
  tn_refs ends = {0};  // What it holds at the end of each block, by number.
  uint32_t at = 0;
  const tn_ref* user = tn_refs__items(users);
  for (uint32_t i = 0; i < it->order.blocks.count && it->it.status == TN_OK; ++i) {
    const tn_ref block = tn_refs__items(&it->order.blocks)[i];
    tn_ref value = i == 0 ? standard_value(it, what)
                          : tn_refs__items(&ends)[tn_refs__items(&it->order.parents)[i]];
    const uint32_t merge = tn_marks__get(&what->merges, block);
    if (merge != 0) {
      value =
          tn_rw__add_argument(&it->it, block, what->type, tn_op__at(context, what->op)->location);
    }
    for (; at < users->count && tn_rw__block(context, user[at]) == block; ++at) {
      const bool loads = is_load(context, user[at]);
      tn_refs__push(&it->it, out_values, loads ? value : 0);
      if (!loads) value = tn_rw__operand(context, user[at], 0);
    }
    tn_refs__push(&it->it, &ends, value);
    hand_on(it, what, block, value);
  }
  // What is left stands in blocks that cannot be reached.
  for (; at < users->count && it->it.status == TN_OK; ++at) {
    tn_refs__push(&it->it, out_values, is_load(context, user[at]) ? standard_value(it, what) : 0);
  }
  tn_refs__free(&it->it, &ends);
}

/// Branches that cannot be reached hand the standard value on.
static void hand_on_from_dead(promoter* it, slot* what, tn_refs* merges) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < merges->count; ++i) {
    const tn_ref block = tn_refs__items(merges)[i];
    for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
         use = tn_rw__next_use(context, use)) {
      const tn_ref op = tn_use__owner(context, use);
      for (uint32_t k = 0; k < tn_rw__successor_count(context, op); ++k) {
        tn_forwarded range;
        if (tn_rw__successor(context, op, k) != block ||
            !tn_branch__operands(context, op, k, &range) ||
            range.count + 1 != tn_rw__argument_count(context, block)) {
          continue;
        }
        tn_branch__append_operand(&it->it, op, k, standard_value(it, what));
      }
    }
  }
}

static void promote(promoter* it, slot* what, tn_refs* users, tn_refs* merges) {
  const tn_context* context = it->it.context;
  tn_refs values = {0};
  find_values(it, what, users, &values);
  // A load may be what another one loads, so the last go first.
  for (uint32_t i = values.count; i-- > 0 && it->it.status == TN_OK;) {
    const tn_ref user = tn_refs__items(users)[i];
    const tn_ref value = tn_refs__items(&values)[i];
    if (value != 0) tn_rw__replace_uses(&it->it, tn_rw__result(context, user, 0), value);
    tn_rw__erase(&it->it, user);
  }
  if (it->it.status == TN_OK) hand_on_from_dead(it, what, merges);
  if (what->standard != 0 && tn_rw__first_use(context, what->standard) == 0) {
    tn_rw__erase(&it->it, tn_rw__source(context, what->standard));
  }
  if (it->it.status == TN_OK) tn_rw__erase(&it->it, what->op);
  tn_refs__free(&it->it, &values);
}

static bool try_slot(promoter* it, tn_ref op) {
  const tn_context* context = it->it.context;
  slot what;
  if (!open_slot(context, op, &what) || !uses_can_go(context, &what)) return false;
  open_order(it, tn_rw__block_region(context, tn_rw__block(context, op)));
  if (it->it.status != TN_OK) return false;
  tn_marks__open_in(it->it.shard, &what.stores);
  tn_marks__open_in(it->it.shard, &what.live);
  tn_marks__open_in(it->it.shard, &what.merges);
  tn_refs users = {0};
  tn_refs merges = {0};
  list_users(it, &what, &users);
  if (users.count > 1 && it->order.blocks.count > 1 && it->it.status == TN_OK) {
    find_live(it, &what, &users);
    find_merges(it, &what, &users, &merges);
  }
  const bool can = it->it.status == TN_OK && merges_are_usable(it, &merges);
  if (can) promote(it, &what, &users, &merges);
  if (what.stores.failed || what.live.failed || what.merges.failed) {
    tn_rw__fail(&it->it, TN_OUT_OF_MEMORY);
  }
  tn_refs__free(&it->it, &users);
  tn_refs__free(&it->it, &merges);
  tn_marks__close(&what.stores);
  tn_marks__close(&what.live);
  tn_marks__close(&what.merges);
  return can;
}

tn_status tn_pass__mem2reg(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  promoter it = {.order = {.region = 0}};
  tn_rw__open(&it.it, env->shard);
  tn_refs allocations = {0};
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(env->context, root, op, false)) {
    if (tn_rw__code(env->context, op) == TN_CODE_MEMREF_ALLOCA) {
      tn_refs__push(&it.it, &allocations, op);
    }
  }
  bool again = true;
  while (again && it.it.status == TN_OK) {
    uint32_t kept = 0;
    again = false;
    tn_ref* items = tn_refs__items(&allocations);
    for (uint32_t i = 0; i < allocations.count && it.it.status == TN_OK; ++i) {
      const bool done = try_slot(&it, items[i]);
      again |= done;
      if (!done) items[kept++] = items[i];
    }
    if (it.it.status == TN_OK) allocations.count = kept;
  }
  tn_refs__free(&it.it, &allocations);
  close_order(&it);
  return it.it.status;
}
