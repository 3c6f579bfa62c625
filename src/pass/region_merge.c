// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks that do the same become one, and arguments that always get the same value go away.
//
// Blocks are compared within groups of those with the same successors. Those that differ in values
// from outside alone are merged into the first, which gets an argument for each difference.

#include "fold/effects.h"
#include "ir/walk.h"
#include "pass/equal.h"
#include "rewrite/greedy.h"

/// One operand that differs within a group: the op's number in the block, and the operand's.
typedef struct difference {
  uint32_t op;
  uint32_t operand;
} difference;

#define DIFFERENCES_MAX 64u
#define GROUP_MAX 64u

typedef struct cluster {
  tn_ref blocks[GROUP_MAX];  ///< The first is kept.
  uint32_t count;
  difference differences[DIFFERENCES_MAX];  ///< In order.
  uint32_t difference_count;
} cluster;

//===-- Comparing -----------------------------------------------------------------------------===//

static bool is_used_outside(const tn_context* context, tn_ref value, tn_ref block) {
  for (tn_ref use = tn_rw__first_use(context, value); use != 0;
       use = tn_rw__next_use(context, use)) {
    tn_ref op = tn_use__owner(context, use);
    while (op != 0 && tn_rw__block(context, op) != block) op = tn_rw__parent(context, op);
    if (op == 0) return true;
  }
  return false;
}

static bool op_is_used_outside(const tn_context* context, tn_ref op, tn_ref block) {
  for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
    if (is_used_outside(context, tn_rw__result(context, op, i), block)) return true;
  }
  return false;
}

/// Blocks with non-empty regions, or arguments that others use, stay.
static bool may_merge(const tn_context* context, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(context, block);
  for (tn_ref op = cell->first_op; op != 0; op = tn_op__at(context, op)->next) {
    for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
      if (tn_rw__first_block(context, op, i) != 0) return false;
    }
  }
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    if (is_used_outside(context, tn_block__argument(context, cell, i), block)) return false;
  }
  return true;
}

/// The place of a value of the block: arguments first, then results in order.
static uint32_t order_of(const tn_context* context, tn_ref block, tn_ref value) {
  if (tn_value__is_argument(value)) {
    return tn_argument__at(context, value)->number_and_flag >> 1;
  }
  uint32_t order = tn_rw__argument_count(context, block);
  const tn_ref owner = tn_value__owner(context, value);
  for (tn_ref op = tn_block__at(context, block)->first_op; op != owner;
       op = tn_op__at(context, op)->next) {
    order += tn_rw__result_count(context, op);
  }
  return order + tn_value__result_number(tn_op__at(context, owner), owner, value);
}

static bool compare_operands(const tn_context* context, const tn_ref blocks[2], const tn_ref ops[2],
                             uint32_t number, difference* differences, uint32_t* count) {
  for (uint32_t i = 0; i < tn_rw__operand_count(context, ops[0]); ++i) {
    const tn_ref left = tn_rw__operand(context, ops[0], i);
    const tn_ref right = tn_rw__operand(context, ops[1], i);
    if (left == right) continue;
    if (tn_rw__type(context, left).storage != tn_rw__type(context, right).storage) return false;
    const bool is_inside = tn_value__parent_block(context, left) == blocks[0];
    if (is_inside != (tn_value__parent_block(context, right) == blocks[1])) return false;
    if (is_inside) {
      if (order_of(context, blocks[0], left) != order_of(context, blocks[1], right)) return false;
    } else if (*count == DIFFERENCES_MAX) {
      return false;
    } else {
      differences[(*count)++] = (difference){number, i};
    }
  }
  return true;
}

static bool same_arguments(const tn_context* context, tn_ref left, tn_ref right) {
  const uint32_t count = tn_rw__argument_count(context, left);
  if (count != tn_rw__argument_count(context, right)) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_rw__type(context, tn_rw__argument(context, left, i)).storage !=
        tn_rw__type(context, tn_rw__argument(context, right, i)).storage) {
      return false;
    }
  }
  return true;
}

static void add_difference(cluster* it, difference item) {
  uint32_t at = 0;
  while (at < it->difference_count &&
         (it->differences[at].op < item.op ||
          (it->differences[at].op == item.op && it->differences[at].operand < item.operand))) {
    ++at;
  }
  if (at < it->difference_count && it->differences[at].op == item.op &&
      it->differences[at].operand == item.operand) {
    return;
  }
  for (uint32_t i = it->difference_count; i > at; --i) it->differences[i] = it->differences[i - 1];
  it->differences[at] = item;
  ++it->difference_count;
}

static bool add_to_cluster(tn_rewriter* it, cluster* group, tn_ref block) {
  const tn_context* context = it->context;
  const tn_ref blocks[2] = {group->blocks[0], block};
  difference differences[DIFFERENCES_MAX];
  uint32_t count = 0;
  if (group->count == GROUP_MAX || !same_arguments(context, blocks[0], block)) return false;
  tn_ref ops[2] = {tn_block__at(context, blocks[0])->first_op,
                   tn_block__at(context, block)->first_op};
  for (uint32_t number = 0; ops[0] != 0 && ops[1] != 0; ++number) {
    if (!tn_op__is_alike(context, ops[0], ops[1]) ||
        !compare_operands(context, blocks, ops, number, differences, &count) ||
        op_is_used_outside(context, ops[0], blocks[0]) ||
        op_is_used_outside(context, ops[1], block)) {
      return false;
    }
    ops[0] = tn_op__at(context, ops[0])->next;
    ops[1] = tn_op__at(context, ops[1])->next;
  }
  if (ops[0] != ops[1] || group->difference_count + count > DIFFERENCES_MAX) return false;
  for (uint32_t i = 0; i < count; ++i) add_difference(group, differences[i]);
  group->blocks[group->count++] = block;
  return true;
}

//===-- Merging -------------------------------------------------------------------------------===//

static bool can_pass_more(const tn_context* context, tn_ref block) {
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_rw__next_use(context, use)) {
    tn_forwarded range;
    if (!tn_branch__operands(context, tn_use__owner(context, use), 0, &range)) return false;
  }
  return true;
}

static tn_ref nth_op(const tn_context* context, tn_ref block, uint32_t number) {
  tn_ref op = tn_block__at(context, block)->first_op;
  while (number-- > 0) op = tn_op__at(context, op)->next;
  return op;
}

/// The differences in which all blocks of the cluster have the value of an earlier one.
static uint32_t find_twin(const tn_ref* values, const cluster* group, uint32_t number) {
  for (uint32_t k = 0; k < number; ++k) {
    if (values[k] != values[number]) continue;
    // Only the first with this value in the first block counts.
    for (uint32_t i = 1; i < group->count; ++i) {
      if (values[i * DIFFERENCES_MAX + k] != values[i * DIFFERENCES_MAX + number]) return number;
    }
    return k;
  }
  return number;
}

/// The branches to a block, as pairs of an op and the number of its successor. Changing operands
/// moves the words that a use list is made of, so the list is taken down first.
static void list_branches(tn_rewriter* it, tn_ref block, tn_refs* out_pairs) {
  for (tn_ref use = tn_block__at(it->context, block)->first_use; use != 0;
       use = tn_rw__next_use(it->context, use)) {
    const tn_ref op = tn_use__owner(it->context, use);
    tn_refs__push(it, out_pairs, op);
    tn_refs__push(it, out_pairs, (use - tn_op__successors(op, tn_op__at(it->context, op))) / 3);
  }
}

static void pass_more(tn_rewriter* it, tn_ref block, const tn_ref* values, uint32_t count) {
  tn_refs pairs = {0};
  list_branches(it, block, &pairs);
  for (uint32_t k = 0; k + 1 < pairs.count; k += 2) {
    const tn_ref* pair = tn_refs__items(&pairs) + k;
    for (uint32_t i = 0; i < count; ++i) tn_branch__append_operand(it, pair[0], pair[1], values[i]);
  }
  tn_refs__free(it, &pairs);
}

/// Gives the kept block an argument for each difference, and all predecessors the values.
static bool add_arguments(tn_rewriter* it, const cluster* group) {
  const tn_context* context = it->context;
  const size_t size = (size_t)group->count * DIFFERENCES_MAX * sizeof(tn_ref);
  tn_ref* values = tn_allocate_zeroed(&context->allocator, size);
  if (values == NULL) {
    tn_rw__fail(it, tn_context__out_of_memory(context));
    return false;
  }
  for (uint32_t d = 0; d < group->difference_count; ++d) {
    for (uint32_t i = 0; i < group->count; ++i) {
      const tn_ref op = nth_op(context, group->blocks[i], group->differences[d].op);
      values[i * DIFFERENCES_MAX + d] = tn_rw__operand(context, op, group->differences[d].operand);
    }
  }
  tn_ref arguments[DIFFERENCES_MAX];
  uint32_t kept = 0;
  for (uint32_t d = 0; d < group->difference_count && it->status == TN_OK; ++d) {
    const uint32_t twin = find_twin(values, group, d);
    arguments[d] =
        twin < d ? arguments[twin]
                 : tn_rw__add_argument(it, group->blocks[0], tn_rw__type(context, values[d]), 0);
    const tn_ref op = nth_op(context, group->blocks[0], group->differences[d].op);
    tn_rw__set_operand(it, op, group->differences[d].operand, arguments[d]);
  }
  for (uint32_t i = 0; i < group->count && it->status == TN_OK; ++i) {
    tn_ref passed[DIFFERENCES_MAX];
    kept = 0;
    for (uint32_t d = 0; d < group->difference_count; ++d) {
      if (find_twin(values, group, d) == d) passed[kept++] = values[i * DIFFERENCES_MAX + d];
    }
    pass_more(it, group->blocks[i], passed, kept);
  }
  tn_deallocate(&context->allocator, values, size);
  return it->status == TN_OK;
}

static bool merge_cluster(tn_rewriter* it, const cluster* group) {
  if (group->count == 1 || it->status != TN_OK) return false;
  if (group->difference_count != 0) {
    for (uint32_t i = 0; i < group->count; ++i) {
      if (!can_pass_more(it->context, group->blocks[i])) return false;
    }
    if (!add_arguments(it, group)) return false;
  }
  for (uint32_t i = 1; i < group->count; ++i) {
    while (tn_block__at(it->context, group->blocks[i])->first_use != 0) {
      tn_use__set_block(it->context, tn_block__at(it->context, group->blocks[i])->first_use,
                        group->blocks[0]);
    }
    tn_rw__erase_block(it, group->blocks[i]);
  }
  return it->status == TN_OK;
}

static bool same_successors(const tn_context* context, tn_ref left, tn_ref right) {
  const tn_ref a = tn_rw__last_op(context, left);
  const tn_ref b = tn_rw__last_op(context, right);
  const uint32_t count = a == 0 ? 0 : tn_rw__successor_count(context, a);
  if (count != (b == 0 ? 0 : tn_rw__successor_count(context, b))) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_rw__successor(context, a, i) != tn_rw__successor(context, b, i)) return false;
  }
  return true;
}

/// Merges, into the first block of a cluster, those behind it that do the same. `done` has the
/// blocks that are in a cluster already.
static bool merge_from(tn_rewriter* it, tn_ref first, tn_marks* done) {
  const tn_context* context = it->context;
  cluster* group = tn_allocate_zeroed(&context->allocator, sizeof *group);
  if (group == NULL) {
    tn_rw__fail(it, tn_context__out_of_memory(context));
    return false;
  }
  group->blocks[0] = first;
  group->count = 1;
  for (tn_ref block = tn_block__at(context, first)->next; block != 0;
       block = tn_block__at(context, block)->next) {
    if (*tn_marks__at(done, block) == 0 && same_successors(context, first, block) &&
        may_merge(context, block) && add_to_cluster(it, group, block)) {
      *tn_marks__at(done, block) = 1;
    }
  }
  const bool merged = merge_cluster(it, group);
  tn_deallocate(&context->allocator, group, sizeof *group);
  return merged;
}

static bool merge_in_region(tn_rewriter* it, tn_ref region) {
  const tn_context* context = it->context;
  const tn_region_cell* cell = tn_region__at(context, region);
  if (cell->first_block == cell->last_block) return false;
  tn_marks done;
  tn_marks__open_in(it->shard, &done);
  bool changed = false;
  for (tn_ref block = tn_block__at(context, cell->first_block)->next;
       block != 0 && it->status == TN_OK && !done.failed;
       block = tn_block__at(context, block)->next) {
    if (*tn_marks__at(&done, block) == 0 && may_merge(context, block)) {
      changed |= merge_from(it, block, &done);
    }
  }
  if (done.failed) tn_rw__fail(it, TN_OUT_OF_MEMORY);
  tn_marks__close(&done);
  return changed;
}

//===-- Arguments -----------------------------------------------------------------------------===//

/// The value that all predecessors pass for an argument; 0 if there is none.
static tn_ref common_value(const tn_context* context, tn_ref block, uint32_t index) {
  tn_ref common = 0;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_rw__next_use(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    const uint32_t number = (use - tn_op__successors(op, tn_op__at(context, op))) / 3;
    tn_forwarded range;
    if (!tn_branch__operands(context, op, number, &range) || index >= range.count) return 0;
    const tn_ref value = tn_rw__operand(context, op, range.start + index);
    if (common != 0 && value != common) return 0;
    common = value;
  }
  return common;
}

static bool drop_in_block(tn_rewriter* it, tn_ref block) {
  const tn_context* context = it->context;
  tn_refs redundant = {0};
  for (uint32_t i = 0; i < tn_rw__argument_count(context, block); ++i) {
    const tn_ref common = common_value(context, block, i);
    const tn_ref argument = tn_rw__argument(context, block, i);
    if (common == 0) continue;
    tn_refs__push(it, &redundant, i);
    tn_rw__replace_uses(it, argument, common);
  }
  for (uint32_t k = redundant.count; k-- > 0 && it->status == TN_OK;) {
    const uint32_t index = tn_refs__items(&redundant)[k];
    tn_block__erase_argument(it->shard, block, index);
    tn_refs pairs = {0};
    list_branches(it, block, &pairs);
    for (uint32_t i = 0; i + 1 < pairs.count; i += 2) {
      const tn_ref* pair = tn_refs__items(&pairs) + i;
      tn_branch__erase_operand(it, pair[0], pair[1], index);
    }
    tn_refs__free(it, &pairs);
  }
  const bool changed = redundant.count != 0;
  tn_refs__free(it, &redundant);
  return changed;
}

static bool drop_in_region(tn_rewriter* it, tn_ref region) {
  bool changed = false;
  for (tn_ref block = tn_region__at(it->context, region)->first_block; block != 0;
       block = tn_block__at(it->context, block)->next) {
    changed |= drop_in_block(it, block);
  }
  return changed;
}

//===-- All regions ---------------------------------------------------------------------------===//

static bool for_all_regions(tn_rewriter* it, tn_ref root,
                            bool (*change)(tn_rewriter* it, tn_ref region)) {
  bool changed = false;
  for (tn_ref op = root; op != 0 && it->status == TN_OK;
       op = tn_op__next_in_pre_order(it->context, root, op, false)) {
    const uint32_t count = tn_op__region_count(tn_op__at(it->context, op));
    for (uint32_t i = 0; i < count; ++i) {
      while (it->status == TN_OK && change(it, tn_rw__region(it->context, op, i))) changed = true;
    }
  }
  return changed;
}

bool tn_region__merge_blocks(tn_rewriter* it, tn_ref root) {
  return for_all_regions(it, root, merge_in_region);
}

bool tn_region__drop_arguments(tn_rewriter* it, tn_ref root) {
  return for_all_regions(it, root, drop_in_region);
}
