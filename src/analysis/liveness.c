// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Liveness, value by value: from each use back to the definition of the value, block by block, and
// region by region outwards. Each element of the result is written once, so the cost is
// proportional to the result, and blocks are only visited where the value is live.
//
// The algorithm finds pairs of a block and a value, values ascending; sorted by block they are the
// sets.

#include "analysis/cell_map.h"
#include "analysis/number_list.h"
#include "analysis/root.h"
#include "base/judy_map.h"
#include "ir/walk.h"

/// Numbers of values, block by block.
typedef struct live_sets {
  size_t* starts;  ///< One entry per block, and the end.
  uint32_t* values;
  size_t count;
} live_sets;

/// Numbered entities: ops with results, arguments or blocks.
typedef struct named_list {
  tn_analysis_name* items;
  size_t count;
  size_t capacity;
} named_list;

struct tn_liveness {
  tn_analysis_root root;
  /// Maps cells of blocks, ops or arguments to twice the number (of an op's first result), plus 1
  /// for an argument.
  tn_judy_map numbers;
  named_list blocks;
  named_list values;
  live_sets in;
  live_sets out;
};

/// Alternating blocks and values.
typedef struct pair_list {
  tn_number_list pairs;
  uint32_t* last;  ///< By block: 1 + the value of its newest pair.
} pair_list;

typedef struct builder {
  tn_liveness* self;
  tn_context* context;
  const tn_allocator* allocator;
  tn_cell_map numbers;  ///< By cell, like those of the result, plus 1.
  pair_list in;
  pair_list out;
  tn_number_list queue;  ///< Blocks at whose start the value is live.
  bool failed;
} builder;

//===-- Numbers -------------------------------------------------------------------------------===//

static void add_name(builder* b, named_list* list, tn_ref cell) {
  if (!tn_array_grow(b->allocator, (void*)&list->items, &list->capacity, list->count + 1,
                     sizeof *list->items)) {
    b->failed = true;
    return;
  }
  list->items[list->count++] = tn_analysis__name(b->context, cell);
}

/// Numbers the `count` values of `cell` in `list`, unless they have numbers.
static void number_cell(builder* b, named_list* list, tn_ref cell, uint32_t count,
                        bool is_argument) {
  if (count == 0 || tn_cell_map__get(&b->numbers, cell) != 0) return;
  const size_t number = list->count;
  const uintptr_t code = (uintptr_t)number << 1 | is_argument;
  for (uint32_t i = 0; i < count && !b->failed; ++i) add_name(b, list, cell);
  *tn_cell_map__at(&b->numbers, cell) = (uint32_t)number + 1;
  b->failed =
      b->failed || b->numbers.failed || tn_judy_map_set(&b->self->numbers, cell, code) != TN_OK;
}

/// Returns the cell under which a value's number is stored.
static tn_ref cell_of(const tn_context* context, tn_ref value) {
  return tn_value__is_argument(value) ? value - 1 : tn_value__owner(context, value);
}

static void number_value(builder* b, tn_ref value) {
  const tn_ref cell = cell_of(b->context, value);
  const bool is_argument = tn_value__is_argument(value);
  number_cell(b, &b->self->values, cell,
              is_argument ? 1 : tn_op_cell__result_count(tn_op__at(b->context, cell)), is_argument);
}

static void number_region(builder* b, tn_ref region) {
  for (tn_ref block = tn_region__at(b->context, region)->first_block; block != 0 && !b->failed;
       block = tn_block__at(b->context, block)->next) {
    const tn_block_cell* cell = tn_block__at(b->context, block);
    number_cell(b, &b->self->blocks, block, 1, false);
    for (uint32_t i = 0; i < cell->argument_count; ++i) {
      number_value(b, tn_block_cell__argument(b->context, cell, i));
    }
  }
}

/// Numbers the op's results, the values that it uses from outside of the root, and its blocks.
static void number_op(builder* b, tn_ref op, bool is_root) {
  const tn_op_cell* cell = tn_op__at(b->context, op);
  const uint32_t operand_count = is_root ? 0 : tn_op_cell__operand_count(b->context, cell);
  for (uint32_t i = 0; i < operand_count; ++i) {
    const tn_ref value = tn_op_cell__operand(b->context, op, cell, i);
    if (value != 0) number_value(b, value);
  }
  if (!is_root) number_cell(b, &b->self->values, op, tn_op_cell__result_count(cell), false);
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    number_region(b, tn_op_cell__region(cell, i));
  }
}

/// Returns the block's number; UINT32_MAX outside of the root.
static uint32_t block_number(const builder* b, tn_ref block) {
  return tn_cell_map__get(&b->numbers, block) - 1;
}

//===-- Search --------------------------------------------------------------------------------===//

/// Adds a pair; returns false if it exists.
static bool add_pair(builder* b, pair_list* list, uint32_t block, uint32_t value) {
  if (list->last[block] == value + 1) return false;
  list->last[block] = value + 1;
  if (!tn_number_list__push(&list->pairs, b->allocator, block) ||
      !tn_number_list__push(&list->pairs, b->allocator, value)) {
    b->failed = true;
  }
  return true;
}

/// Marks the value as live at the start of `block`.
static void enter(builder* b, tn_ref block, uint32_t value) {
  if (add_pair(b, &b->in, block_number(b, block), value) &&
      !tn_number_list__push(&b->queue, b->allocator, block)) {
    b->failed = true;
  }
}

/// Marks the value as live at the end of the predecessors of `block`, and at their start except for
/// `home`.
static void spread(builder* b, tn_ref block, uint32_t value, tn_ref home) {
  for (tn_ref use = tn_block__at(b->context, block)->first_use; use != 0;
       use = tn_use__at(b->context, use)->next) {
    const tn_op_cell* user = tn_op__at(b->context, tn_use__owner(b->context, use));
    if (user->block == 0 || user->next != 0) continue;
    const uint32_t number = block_number(b, user->block);
    if (number == UINT32_MAX) continue;
    (void)add_pair(b, &b->out, number, value);
    if (user->block != home) enter(b, user->block, value);
  }
}

/// Records a use in `block` of the value, which is defined in the block `home`.
static void use_in(builder* b, tn_ref block, uint32_t value, tn_ref home) {
  const tn_ref region = home == 0 ? 0 : tn_block__at(b->context, home)->region;
  while (block != 0 && block != home && block_number(b, block) != UINT32_MAX) {
    const tn_block_cell* cell = tn_block__at(b->context, block);
    enter(b, block, value);
    if (cell->region == region) {
      const uint32_t number = block_number(b, home);
      if (number != UINT32_MAX) (void)add_pair(b, &b->out, number, value);
      return;
    }
    block = tn_op__at(b->context, tn_block_cell__parent_op(b->context, cell))->block;
  }
}

static void follow_uses(builder* b, tn_ref value, uint32_t number) {
  const tn_ref home = tn_value__parent_block(b->context, value);
  for (tn_ref use = tn_value__at(b->context, value)->first_use; use != 0 && !b->failed;
       use = tn_use__at(b->context, use)->next) {
    const tn_ref user = tn_use__owner(b->context, use);
    use_in(b, tn_op__at(b->context, user)->block, number, home);
    while (b->queue.count != 0 && !b->failed) {
      spread(b, b->queue.items[--b->queue.count], number, home);
    }
  }
}

static void follow_values(builder* b) {
  const named_list* values = &b->self->values;
  for (size_t i = 0; i < values->count && !b->failed;) {
    const tn_ref cell = values->items[i].slot;
    if (tn_cells__info(&b->context->cells, cell)->kind != TN_CELL_OP) {
      follow_uses(b, cell + 1, (uint32_t)i++);
      continue;
    }
    const tn_op_cell* op = tn_op__at(b->context, cell);
    const uint32_t count = tn_op_cell__result_count(op);
    for (uint32_t k = 0; k < count && !b->failed; ++k) {
      follow_uses(b, tn_op_cell__result(cell, op, k), (uint32_t)i++);
    }
  }
}

//===-- Construction --------------------------------------------------------------------------===//

/// Sorts the pairs by block; those of a block keep their order.
static void sort_pairs(builder* b, const pair_list* list, live_sets* out_sets) {
  const size_t block_count = b->self->blocks.count;
  const size_t count = list->pairs.count / 2;
  out_sets->count = count;
  out_sets->starts = tn_allocate_zeroed(b->allocator, (block_count + 1) * sizeof(size_t));
  if (count != 0) out_sets->values = tn_allocate(b->allocator, count * sizeof(uint32_t));
  if (out_sets->starts == NULL || (count != 0 && out_sets->values == NULL)) {
    b->failed = true;
    return;
  }
  size_t* starts = out_sets->starts;
  for (size_t i = 0; i < count; ++i) ++starts[list->pairs.items[2 * i] + 1];
  for (size_t i = 0; i < block_count; ++i) starts[i + 1] += starts[i];
  for (size_t i = 0; i < count; ++i) {
    out_sets->values[starts[list->pairs.items[2 * i]]++] = list->pairs.items[2 * i + 1];
  }
  // Each start has advanced to its end, which is the start of the next block.
  memmove(starts + 1, starts, block_count * sizeof *starts);
  starts[0] = 0;
}

static void find_all(builder* b) {
  const tn_ref root = b->self->root.op.slot;
  for (tn_ref op = root; op != 0 && !b->failed;
       op = tn_op__next_in_pre_order(b->context, root, op, false)) {
    number_op(b, op, op == root);
  }
  const size_t size = (b->self->blocks.count + 1) * sizeof(uint32_t);
  if (!b->failed) b->in.last = tn_allocate_zeroed(b->allocator, size);
  if (!b->failed) b->out.last = tn_allocate_zeroed(b->allocator, size);
  if (b->in.last == NULL || b->out.last == NULL) b->failed = true;
  if (!b->failed) follow_values(b);
  if (!b->failed) sort_pairs(b, &b->in, &b->self->in);
  if (!b->failed) sort_pairs(b, &b->out, &b->self->out);
  tn_deallocate(b->allocator, b->in.last, size);
  tn_deallocate(b->allocator, b->out.last, size);
}

tn_status tn_liveness_create(tn_op root, tn_liveness** out_liveness) {
  tn_resolved resolved;
  void* made = NULL;
  *out_liveness = NULL;
  TN_TRY(tn_analysis__create(root, sizeof(tn_liveness), &resolved, &made));
  builder b = {
      .self = made, .context = resolved.context, .allocator = &resolved.context->allocator};
  tn_cell_map__open(resolved.context, &b.numbers);
  find_all(&b);
  const bool reported = b.numbers.failed;
  tn_cell_map__close(&b.numbers);
  tn_number_list__free(&b.in.pairs, b.allocator);
  tn_number_list__free(&b.out.pairs, b.allocator);
  tn_number_list__free(&b.queue, b.allocator);
  if (!b.failed && !reported) {
    *out_liveness = made;
    return TN_OK;
  }
  tn_liveness_destroy(made);
  return reported ? TN_OUT_OF_MEMORY : tn_context__out_of_memory(resolved.context);
}

static void free_sets(const tn_allocator* allocator, const live_sets* sets, size_t block_count) {
  if (sets->starts != NULL) {
    tn_deallocate(allocator, sets->starts, (block_count + 1) * sizeof *sets->starts);
  }
  if (sets->values != NULL) {
    tn_deallocate(allocator, sets->values, sets->count * sizeof *sets->values);
  }
}

void tn_liveness_destroy(tn_liveness* liveness) {
  if (liveness == NULL) return;
  const tn_allocator allocator = liveness->root.allocator;
  free_sets(&allocator, &liveness->in, liveness->blocks.count);
  free_sets(&allocator, &liveness->out, liveness->blocks.count);
  tn_deallocate(&allocator, liveness->blocks.items,
                liveness->blocks.capacity * sizeof *liveness->blocks.items);
  tn_deallocate(&allocator, liveness->values.items,
                liveness->values.capacity * sizeof *liveness->values.items);
  tn_judy_map_clear(&liveness->numbers);
  tn_deallocate(&allocator, liveness, sizeof *liveness);
}

//===-- Queries -------------------------------------------------------------------------------===//

static size_t find_number(const tn_liveness* self, const named_list* list, uint32_t slot,
                          uint32_t generation) {
  uintptr_t code = 0;
  if (!tn_judy_map_get(&self->numbers, slot, &code) || code >> 1 >= list->count) return SIZE_MAX;
  const size_t number = code >> 1;
  const tn_analysis_name* name = &list->items[number];
  return name->slot == slot && name->generation == generation ? number : SIZE_MAX;
}

typedef struct live_span {
  const uint32_t* values;
  size_t count;
} live_span;

static live_span span_of(const tn_liveness* self, const live_sets* sets, tn_block block) {
  tn_resolved at;
  if (!tn_analysis__take_block(&self->root, block, &at)) return (live_span){NULL, 0};
  const size_t number = find_number(self, &self->blocks, block.slot, block.generation);
  if (number == SIZE_MAX) return (live_span){NULL, 0};
  const size_t start = sets->starts[number];
  const size_t count = sets->starts[number + 1] - start;
  return (live_span){count == 0 ? NULL : sets->values + start, count};
}

/// Returns the recorded handle of the value, which is stale if the value was erased since.
static tn_value value_at(const tn_liveness* self, live_span span, size_t index) {
  if (index >= span.count) return (tn_value){0};
  const uint32_t number = span.values[index];
  const tn_analysis_name name = self->values.items[number];
  uintptr_t code = 0;
  (void)tn_judy_map_get(&self->numbers, name.slot, &code);
  const uint32_t result = number - (uint32_t)(code >> 1);
  const bool is_argument = (code & 1) != 0;
  return (tn_value){self->root.op.scope, name.slot, name.generation,
                    is_argument ? UINT32_MAX : result};
}

size_t tn_liveness_in_count(const tn_liveness* liveness, tn_block block) {
  return span_of(liveness, &liveness->in, block).count;
}

tn_value tn_liveness_in(const tn_liveness* liveness, tn_block block, size_t index) {
  return value_at(liveness, span_of(liveness, &liveness->in, block), index);
}

size_t tn_liveness_out_count(const tn_liveness* liveness, tn_block block) {
  return span_of(liveness, &liveness->out, block).count;
}

tn_value tn_liveness_out(const tn_liveness* liveness, tn_block block, size_t index) {
  return value_at(liveness, span_of(liveness, &liveness->out, block), index);
}

static bool holds(const tn_liveness* self, live_span span, tn_value value) {
  tn_resolved at;
  if (tn_analysis__take_value(&self->root, value, &at) == 0) return false;
  size_t number = find_number(self, &self->values, value.slot, value.generation);
  if (number == SIZE_MAX) return false;
  if (value.index != UINT32_MAX) number += value.index;
  size_t low = 0;
  size_t high = span.count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (span.values[middle] < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < span.count && span.values[low] == number;
}

bool tn_liveness_is_in(const tn_liveness* liveness, tn_block block, tn_value value) {
  return holds(liveness, span_of(liveness, &liveness->in, block), value);
}

bool tn_liveness_is_out(const tn_liveness* liveness, tn_block block, tn_value value) {
  return holds(liveness, span_of(liveness, &liveness->out, block), value);
}

/// Returns the op of `block` that is `op` or contains it; 0 if there is none.
static tn_ref ancestor_in_block(const tn_context* context, tn_ref block, tn_ref op) {
  while (op != 0 && tn_op__at(context, op)->block != block) {
    op = tn_op_cell__parent(context, tn_op__at(context, op));
  }
  return op;
}

bool tn_liveness_is_dead_after(const tn_liveness* liveness, tn_value value, tn_op op) {
  tn_resolved at;
  const tn_ref found = tn_analysis__take_value(&liveness->root, value, &at);
  if (found == 0 || !tn_analysis__take_op(&liveness->root, op, &at)) return false;
  tn_context* context = at.context;
  const tn_ref block = tn_op__at(context, op.slot)->block;
  if (block == 0) return false;
  if (tn_liveness_is_out(liveness, tn_block__handle(context, op.scope, block), value)) {
    return false;
  }
  for (tn_ref use = tn_value__at(context, found)->first_use; use != 0;
       use = tn_use__at(context, use)->next) {
    const tn_ref user = ancestor_in_block(context, block, tn_use__owner(context, use));
    if (user != 0 && user != op.slot && tn_op__is_before(context, op.slot, user)) return false;
  }
  return true;
}
