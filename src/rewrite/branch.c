// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forwarded operands of branches; see branch.h. Segment sizes of a switch give the operand ranges,
// so the position of an operand depends on all earlier segments.

#include "rewrite/branch.h"

#include "analysis/cell_map.h"
#include "rewrite/constant.h"

//===-- Segment sizes -------------------------------------------------------------------------===//

const int32_t* tn_rewriter__segments(const tn_context* context, tn_ref op, const char* name,
                                     uint32_t* out_count) {
  size_t byte_size = 0;
  const int32_t* data =
      tn_dense_array_attribute_data(tn_op__attribute(context, op, name), &byte_size);
  *out_count = data == NULL ? 0 : (uint32_t)(byte_size / sizeof *data);
  return data;
}

tn_attribute tn_rewriter__make_segments(tn_rewriter* rewriter, const int32_t* sizes,
                                        uint32_t count) {
  tn_type i32 = {NULL};
  tn_attribute attribute = {NULL};
  (void)(tn_rewriter__ok(rewriter, tn_integer_type_get(rewriter->context, 32, TN_SIGNLESS, &i32)) &&
         tn_rewriter__ok(rewriter, tn_dense_array_attribute_get(
                                       i32, count, sizes, count * sizeof *sizes, &attribute)));
  return attribute;
}

void tn_rewriter__set_segments(tn_rewriter* rewriter, tn_ref op, const char* name,
                               const int32_t* sizes, uint32_t count) {
  const tn_attribute attribute = tn_rewriter__make_segments(rewriter, sizes, count);
  if (attribute.storage != NULL) tn_rewriter__set_attribute(rewriter, op, name, attribute);
}

//===-- Reading -------------------------------------------------------------------------------===//

bool tn_branch__operands(const tn_context* context, tn_ref op, uint32_t successor,
                         tn_forwarded* out_range) {
  tn_branch_walk walk;
  *out_range = (tn_forwarded){0, 0};
  if (!tn_branch__walk(context, op, &walk)) return false;
  for (uint32_t i = 0; i <= successor; ++i) *out_range = tn_branch__next(&walk);
  return true;
}

//===-- Index ---------------------------------------------------------------------------------===//

#define SHORT_BRANCH 4u

/// Appends the start of each successor's operands to `starts`.
static bool add_to_index(tn_branch_index* index, tn_ref op, uint32_t count, uintptr_t* out_first) {
  const tn_context* context = index->rewriter->context;
  tn_branch_walk walk;
  *out_first = index->count;
  if (!tn_branch__walk(context, op, &walk)) return false;
  if (!tn_array_grow(&context->allocator, (void*)&index->starts, &index->capacity,
                     index->count + count + 1, sizeof *index->starts) ||
      tn_judy_map_set(&index->ops, op, index->count) != TN_OK) {
    tn_rewriter__fail(index->rewriter, tn_context__out_of_memory(context));
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    index->starts[index->count++] = tn_branch__next(&walk).start;
  }
  index->starts[index->count++] = walk.start;
  return true;
}

bool tn_branch_index__operands(tn_branch_index* index, tn_ref op, uint32_t successor,
                               tn_forwarded* out_range) {
  const tn_context* context = index->rewriter->context;
  const uint32_t count = tn_op__successor_count(context, op);
  if (count <= SHORT_BRANCH) return tn_branch__operands(context, op, successor, out_range);
  uintptr_t first = 0;
  *out_range = (tn_forwarded){0, 0};
  if (!tn_judy_map_get(&index->ops, op, &first) && !add_to_index(index, op, count, &first)) {
    return false;
  }
  const uint32_t* at = index->starts + first + successor;
  *out_range = (tn_forwarded){at[0], at[1] - at[0]};
  return true;
}

bool tn_branch_index__target(tn_branch_index* index, tn_ref op, uint32_t operand,
                             uint32_t* out_successor, uint32_t* out_argument) {
  // Find the last successor whose operands do not start after `operand`; the ones before it that
  // start at the same place have none.
  uint32_t low = 0;
  uint32_t high = tn_op__successor_count(index->rewriter->context, op);
  tn_forwarded range = {0, 0};
  while (low < high) {
    const uint32_t middle = low + (high - low) / 2;
    if (!tn_branch_index__operands(index, op, middle, &range)) return false;
    if (range.start <= operand) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == 0 || !tn_branch_index__operands(index, op, low - 1, &range) ||
      operand - range.start >= range.count) {
    return false;
  }
  *out_successor = low - 1;
  *out_argument = operand - range.start;
  return true;
}

void tn_branch_index__close(tn_branch_index* index) {
  tn_judy_map_clear(&index->ops);
  tn_deallocate(&index->rewriter->context->allocator, index->starts,
                index->capacity * sizeof *index->starts);
  *index = (tn_branch_index){.rewriter = index->rewriter};
}

//===-- Changing ------------------------------------------------------------------------------===//

/// The new trailing operands of a branch, and the new operand count of each successor.
typedef struct plan {
  uint32_t first;  ///< The first operand that changes.
  tn_refs values;  ///< The operands from `first` on.
  tn_refs counts;
} plan;

static void close_plan(tn_rewriter* rewriter, plan* what) {
  tn_refs__free(rewriter, &what->values);
  tn_refs__free(rewriter, &what->counts);
}

/// Sets the operand count of each successor.
static void set_counts(tn_rewriter* rewriter, tn_ref op, const tn_refs* counts) {
  const tn_branch_interface* interface = tn_op_interface__of(rewriter->context, op)->branch;
  const tn_ref* list = counts->capacity == 0 ? counts->space : counts->items;
  if (interface == NULL || interface->set_successor_operands == NULL) return;
  interface->set_successor_operands(rewriter, op, (const int32_t*)(const void*)list, counts->count);
}

/// Applies a plan.
static void apply_plan(tn_rewriter* rewriter, tn_ref op, plan* what) {
  if (rewriter->status != TN_OK) return;
  tn_rewriter__set_trailing_operands(rewriter, op, what->first, tn_refs__items(&what->values),
                                     what->values.count);
  if (rewriter->status == TN_OK) set_counts(rewriter, op, &what->counts);
}

/// Plans to drop operands; false if all stay.
static bool plan_drop(tn_rewriter* rewriter, tn_ref op, tn_branch_walk* walk,
                      tn_forwarded_goes_fn goes, void* data, plan* out) {
  const tn_context* context = rewriter->context;
  const uint32_t successors = tn_op__successor_count(context, op);
  bool changed = false;
  for (uint32_t i = 0; i < successors; ++i) {
    const tn_forwarded range = tn_branch__next(walk);
    const tn_ref block = tn_op__successor(context, op, i);
    uint32_t kept = 0;
    for (uint32_t k = 0; k < range.count; ++k) {
      const bool stays = !goes(data, block, i, k);
      if (!stays && !changed) out->first = range.start + k;
      changed = changed || !stays;
      kept += stays;
      if (changed && stays) {
        tn_refs__push(rewriter, &out->values, tn_op__operand(context, op, range.start + k));
      }
    }
    tn_refs__push(rewriter, &out->counts, kept);
  }
  return changed;
}

void tn_branch__drop_operands(tn_rewriter* rewriter, tn_ref op, tn_forwarded_goes_fn goes,
                              void* data) {
  tn_branch_walk walk;
  plan what = {0};
  if (rewriter->status != TN_OK || !tn_branch__walk(rewriter->context, op, &walk)) return;
  if (plan_drop(rewriter, op, &walk, goes, data, &what)) apply_plan(rewriter, op, &what);
  close_plan(rewriter, &what);
}

void tn_branch__append_operands(tn_rewriter* rewriter, tn_ref op, const tn_branch_more* more,
                                uint32_t more_count) {
  tn_branch_walk walk;
  plan what = {0};
  if (rewriter->status != TN_OK || !tn_branch__walk(rewriter->context, op, &walk)) return;
  const uint32_t successors = tn_op__successor_count(rewriter->context, op);
  uint32_t next = 0;
  tn_refs__push_operands(rewriter, &what.values, op, 0, walk.start);
  for (uint32_t i = 0; i < successors; ++i) {
    const tn_forwarded range = tn_branch__next(&walk);
    const bool grows = next < more_count && more[next].successor == i;
    tn_refs__push_operands(rewriter, &what.values, op, range.start, range.start + range.count);
    for (uint32_t k = 0; grows && k < more[next].count; ++k) {
      tn_refs__push(rewriter, &what.values, more[next].values[k]);
    }
    tn_refs__push(rewriter, &what.counts, range.count + (grows ? more[next].count : 0));
    next += grows;
  }
  apply_plan(rewriter, op, &what);
  close_plan(rewriter, &what);
}

//===-- Deferred changes ----------------------------------------------------------------------===//

void tn_branch_later__add(tn_branch_later* later, tn_ref op, uint32_t successor, tn_ref value) {
  const tn_context* context = later->rewriter->context;
  if (later->rewriter->status != TN_OK) return;
  if (!tn_array_grow(&context->allocator, (void*)&later->items, &later->capacity, later->count + 1,
                     sizeof *later->items)) {
    tn_rewriter__fail(later->rewriter, tn_context__out_of_memory(context));
    return;
  }
  later->items[later->count++] = (tn_branch_hand){op, successor, value, 0};
}

/// Groups the values of one op, a list that starts at item `first`, by successor into `values`.
/// `ends` receives the end of each group.
static void sort_hands(const tn_branch_later* later, uint32_t first, uint32_t successors,
                       tn_ref* values, uint32_t* ends) {
  memset(ends, 0, successors * sizeof *ends);
  for (uint32_t i = first; i != 0; i = later->items[i - 1].next) {
    ++ends[later->items[i - 1].successor];
  }
  uint32_t start = 0;
  for (uint32_t k = 0; k < successors; ++k) {
    const uint32_t count = ends[k];
    ends[k] = start;
    start += count;
  }
  for (uint32_t i = first; i != 0; i = later->items[i - 1].next) {
    values[ends[later->items[i - 1].successor]++] = later->items[i - 1].value;
  }
}

/// Applies the `count` values of one op, a list that starts at item `first`.
static void apply_hands(const tn_branch_later* later, uint32_t first, uint32_t count) {
  tn_rewriter* rewriter = later->rewriter;
  const tn_allocator* allocator = &rewriter->context->allocator;
  const tn_ref op = later->items[first - 1].op;
  const uint32_t successors = tn_op__successor_count(rewriter->context, op);
  tn_ref* values = tn_allocate(allocator, count * sizeof *values);
  uint32_t* ends = tn_allocate(allocator, successors * sizeof *ends);
  tn_branch_more* more = tn_allocate(allocator, successors * sizeof *more);
  if (values == NULL || ends == NULL || more == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  } else {
    sort_hands(later, first, successors, values, ends);
    uint32_t used = 0;
    for (uint32_t k = 0; k < successors; ++k) {
      const uint32_t start = k == 0 ? 0 : ends[k - 1];
      if (ends[k] != start) more[used++] = (tn_branch_more){k, values + start, ends[k] - start};
    }
    tn_branch__append_operands(rewriter, op, more, used);
  }
  tn_deallocate(allocator, values, count * sizeof *values);
  tn_deallocate(allocator, ends, successors * sizeof *ends);
  tn_deallocate(allocator, more, successors * sizeof *more);
}

/// The list of values for one op.
typedef struct op_hands {
  uint32_t first;  ///< Indices in the item list, plus 1.
  uint32_t last;
  uint32_t count;
} op_hands;

void tn_branch_later__apply(tn_branch_later* later) {
  tn_rewriter* rewriter = later->rewriter;
  const tn_allocator* allocator = &rewriter->context->allocator;
  tn_cell_map numbers;  // Maps an op to its index in `ops` plus 1.
  op_hands* ops = NULL;
  size_t count = 0;
  size_t capacity = 0;
  tn_cell_map__open_in(rewriter->shard, &numbers);
  for (uint32_t i = 0; i < later->count && rewriter->status == TN_OK; ++i) {
    uint32_t* number = tn_cell_map__at(&numbers, later->items[i].op);
    if (numbers.failed ||
        !tn_array_grow(allocator, (void*)&ops, &capacity, count + 1, sizeof *ops)) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    } else if (*number == 0) {
      ops[count++] = (op_hands){i + 1, i + 1, 1};
      *number = (uint32_t)count;
    } else {
      op_hands* hands = &ops[*number - 1];
      later->items[hands->last - 1].next = i + 1;
      hands->last = i + 1;
      ++hands->count;
    }
  }
  for (size_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    apply_hands(later, ops[i].first, ops[i].count);
  }
  later->count = 0;
  tn_deallocate(allocator, ops, capacity * sizeof *ops);
  tn_cell_map__close(&numbers);
}

void tn_branch_later__close(tn_branch_later* later) {
  tn_deallocate(&later->rewriter->context->allocator, later->items,
                later->capacity * sizeof *later->items);
  *later = (tn_branch_later){.rewriter = later->rewriter};
}
