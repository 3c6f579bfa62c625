// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of ops, and slices: the ops that an op depends on, and the ops that depend on it.
//
// A slice is found depth first, with an explicit stack for active ops: chains of definitions are as
// long as blocks are. An op comes after all ops in the slice that it was reached from.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "query_matcher.h"

//===-- Sets of ops ---------------------------------------------------------------------------===//

static size_t place_of(const tool_ops* ops, uint32_t slot) {
  size_t at = (slot * UINT32_C(2654435761)) & (ops->place_count - 1);
  while (ops->places[at] != 0 && ops->items[ops->places[at] - 1].slot != slot) {
    at = (at + 1) & (ops->place_count - 1);
  }
  return at;
}

void tool_ops_clear(tool_ops* ops) {
  ops->count = 0;
  if (ops->place_count != 0) memset(ops->places, 0, ops->place_count * sizeof *ops->places);
}

void tool_ops_free(tool_ops* ops) {
  free(ops->items);
  free(ops->places);
  *ops = (tool_ops){0};
}

size_t tool_ops_find(const tool_ops* ops, tn_op op) {
  if (ops->place_count == 0) return SIZE_MAX;
  const uint32_t place = ops->places[place_of(ops, op.slot)];
  return place == 0 ? SIZE_MAX : place - 1;
}

static bool grow(tool_ops* ops) {
  const size_t capacity = ops->capacity == 0 ? 16 : 2 * ops->capacity;
  tn_op* items = realloc(ops->items, capacity * sizeof *items);
  if (items != NULL) ops->items = items;
  uint32_t* places = items == NULL ? NULL : calloc(2 * capacity, sizeof *places);
  if (places == NULL) {
    ops->failed = true;
    return false;
  }
  free(ops->places);
  ops->places = places;
  ops->place_count = 2 * capacity;
  ops->capacity = capacity;
  for (size_t i = 0; i < ops->count; ++i) {
    ops->places[place_of(ops, ops->items[i].slot)] = (uint32_t)i + 1;
  }
  return true;
}

bool tool_ops_add(tool_ops* ops, tn_op op) {
  if (ops->count == ops->capacity && !grow(ops)) return false;
  const size_t at = place_of(ops, op.slot);
  if (ops->places[at] != 0) return false;
  ops->items[ops->count++] = op;
  ops->places[at] = (uint32_t)ops->count;
  return true;
}

// Slots that were probed past the last op belong to earlier ops or to removed ones, so nothing
// moves.
void tool_ops_remove_last(tool_ops* ops) {
  ops->places[place_of(ops, ops->items[ops->count - 1].slot)] = 0;
  --ops->count;
}

//===-- Slices --------------------------------------------------------------------------------===//

// An active op: its targets are in `targets`, from `next` up to the first target of the next frame.
typedef struct frame {
  tn_op op;
  size_t first;
  size_t next;
} frame;

typedef struct slicer {
  const tool_slice_options* options;
  tool_ops* slice;
  tool_ops under_way;  ///< The ops of `frames`, in order.
  frame* frames;
  size_t frame_count;
  size_t frame_capacity;
  tn_op* targets;
  size_t target_count;
  size_t target_capacity;
  tn_op outer;  ///< The op whose regions are searched for values from above.
  bool (*find_targets)(struct slicer* self, tn_op op);
  tool_ops* reached;  ///< With a limit: the ops that `steps` counts for, otherwise NULL.
  int64_t* steps;
  size_t step_capacity;
  int64_t depth;
  bool failed;
} slicer;

static bool add_target(slicer* self, tn_op op) {
  if (tn_op_is_null(op)) return true;
  if (self->target_count == self->target_capacity) {
    const size_t capacity = self->target_capacity == 0 ? 64 : 2 * self->target_capacity;
    tn_op* targets = realloc(self->targets, capacity * sizeof *targets);
    if (targets == NULL) {
      self->failed = true;
      return false;
    }
    self->targets = targets;
    self->target_capacity = capacity;
  }
  self->targets[self->target_count++] = op;
  return true;
}

static bool is_isolated(tn_op op) {
  return tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_ISOLATED_FROM_ABOVE);
}

// Returns the op of a value: its defining op, or, for an argument, the parent op if it has only the
// argument's block.
static tn_op source_of(const slicer* self, tn_value value) {
  if (tn_value_is_null(value)) return (tn_op){0};
  if (!tn_value_is_block_argument(value)) return tn_value_owner_op(value);
  if (self->options->omit_block_arguments) return (tn_op){0};
  const tn_op parent = tn_block_parent_op(tn_value_owner_block(value));
  if (tn_op_is_null(parent) || tn_op_region_count(parent) != 1) return (tn_op){0};
  return tn_region_block_count(tn_op_region(parent, 0)) == 1 ? parent : (tn_op){0};
}

// Returns true if the value is defined in a region of `outer`, at any depth.
static bool is_inside(tn_op outer, tn_value value) {
  const tn_op around = tn_block_parent_op(tn_value_parent_block(value));
  return !tn_op_is_null(around) && tn_op_is_ancestor(outer, around);
}

static tn_walk_result visit_nested(tn_op op, void* user_data) {
  slicer* self = user_data;
  if (op.slot == self->outer.slot) return TN_WALK_ADVANCE;
  const size_t count = tn_op_operand_count(op);
  for (size_t i = 0; i < count; ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (tn_value_is_null(value) || is_inside(self->outer, value)) continue;
    if (!add_target(self, source_of(self, value))) return TN_WALK_INTERRUPT;
  }
  return TN_WALK_ADVANCE;
}

static bool find_definitions(slicer* self, tn_op op) {
  if (!self->options->omit_uses_from_above && tn_op_region_count(op) != 0) {
    self->outer = op;
    const tn_status status = tn_op_walk(op, TN_WALK_POST_ORDER, visit_nested, self);
    if (status != TN_OK) return false;
  }
  const size_t count = tn_op_operand_count(op);
  for (size_t i = 0; i < count; ++i) {
    if (!add_target(self, source_of(self, tn_op_operand(op, i)))) return false;
  }
  return true;
}

static bool find_users(slicer* self, tn_op op) {
  for (size_t r = 0; r < tn_op_region_count(op); ++r) {
    tn_block block = tn_region_first_block(tn_op_region(op, r));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      tn_op inner = tn_block_first_op(block);
      for (; !tn_op_is_null(inner); inner = tn_op_next(inner)) {
        if (!add_target(self, inner)) return false;
      }
    }
  }
  for (size_t r = 0; r < tn_op_result_count(op); ++r) {
    tn_use use = tn_value_first_use(tn_op_result(op, r));
    for (; !tn_use_is_null(use); use = tn_use_next(use)) {
      if (!add_target(self, tn_use_owner(use))) return false;
    }
  }
  return true;
}

// Sets the number of steps to `op` to `steps`, unless it is less already.
static bool reach(slicer* self, tn_op op, int64_t steps) {
  const size_t known = tool_ops_find(self->reached, op);
  if (known != SIZE_MAX) {
    if (steps < self->steps[known]) self->steps[known] = steps;
    return true;
  }
  if (!tool_ops_add(self->reached, op)) return false;
  if (self->reached->count > self->step_capacity) {
    int64_t* grown = realloc(self->steps, self->reached->capacity * sizeof *grown);
    if (grown == NULL) return false;
    self->steps = grown;
    self->step_capacity = self->reached->capacity;
  }
  self->steps[self->reached->count - 1] = steps;
  return true;
}

// With a limit: returns true if `op` is within it, and counts one more step for its operands' ops.
// Like mlir-query, counts in the order in which ops are reached.
static bool is_near(slicer* self, tn_op op) {
  const size_t known = tool_ops_find(self->reached, op);
  if (known == SIZE_MAX) return false;
  const int64_t next = self->steps[known] + 1;
  if (next > self->depth) return true;
  const size_t count = tn_op_operand_count(op);
  for (size_t i = 0; i < count; ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (tn_value_is_null(value)) continue;
    const tn_op from = tn_value_is_block_argument(value)
                           ? tn_block_parent_op(tn_value_owner_block(value))
                           : tn_value_owner_op(value);
    if (!tn_op_is_null(from) && !reach(self, from, next)) self->failed = true;
  }
  return true;
}

static bool belongs(slicer* self, tn_op op) {
  if (self->find_targets == find_definitions && is_isolated(op)) return false;
  if (self->reached != NULL && !is_near(self, op)) return false;
  return self->options->filter == NULL || self->options->filter(op, self->options->user_data);
}

static bool enter(slicer* self, tn_op op) {
  if (!belongs(self, op) || self->failed) return !self->failed;
  if (self->frame_count == self->frame_capacity) {
    const size_t capacity = self->frame_capacity == 0 ? 64 : 2 * self->frame_capacity;
    frame* frames = realloc(self->frames, capacity * sizeof *frames);
    if (frames == NULL) return false;
    self->frames = frames;
    self->frame_capacity = capacity;
  }
  if (!tool_ops_add(&self->under_way, op)) return false;
  const size_t first = self->target_count;
  self->frames[self->frame_count++] = (frame){op, first, first};
  return self->find_targets(self, op);
}

static bool leave(slicer* self) {
  const frame* top = &self->frames[--self->frame_count];
  self->target_count = top->first;
  tool_ops_remove_last(&self->under_way);
  return tool_ops_add(self->slice, top->op) || !self->slice->failed;
}

static bool run(slicer* self, tn_op op) {
  bool done = enter(self, op);
  while (done && self->frame_count != 0) {
    frame* top = &self->frames[self->frame_count - 1];
    if (top->next == self->target_count) {
      done = leave(self);
      continue;
    }
    const tn_op target = self->targets[top->next++];
    if (tool_ops_find(self->slice, target) != SIZE_MAX) continue;
    if (tool_ops_find(&self->under_way, target) != SIZE_MAX) continue;
    done = enter(self, target);
  }
  // No slice adds the op itself before the others, so that it is last.
  if (done && !self->options->inclusive && self->slice->count != 0)
    tool_ops_remove_last(self->slice);
  if (!done) self->slice->failed = true;
  tool_ops_free(&self->under_way);
  free(self->frames);
  free(self->targets);
  return done;
}

bool tool_slice_definitions(tn_op op, const tool_slice_options* options, tool_ops* out_slice) {
  slicer self = {.options = options, .slice = out_slice, .find_targets = find_definitions};
  tool_ops_clear(out_slice);
  return run(&self, op);
}

bool tool_slice_definitions_near(tn_op op, const tool_slice_options* options, int64_t depth,
                                 tool_ops* out_slice) {
  tool_ops reached = {0};
  slicer self = {.options = options,
                 .slice = out_slice,
                 .find_targets = find_definitions,
                 .reached = &reached,
                 .depth = depth};
  tool_ops_clear(out_slice);
  const bool done = reach(&self, op, 0) && run(&self, op);
  if (!done) out_slice->failed = true;
  tool_ops_free(&reached);
  free(self.steps);
  return done;
}

bool tool_slice_users(tn_op op, const tool_slice_options* options, tool_ops* out_slice) {
  slicer self = {.options = options, .slice = out_slice, .find_targets = find_users};
  tool_ops_clear(out_slice);
  const bool done = run(&self, op);
  // Users were found before the ops that they use.
  for (size_t i = 0, k = out_slice->count; i + 1 < k; ++i) {
    const tn_op op_at = out_slice->items[i];
    out_slice->items[i] = out_slice->items[--k];
    out_slice->items[k] = op_at;
  }
  for (size_t i = 0; i < out_slice->place_count; ++i) {
    uint32_t* place = &out_slice->places[i];
    if (*place != 0) *place = (uint32_t)out_slice->count + 1 - *place;
  }
  return done;
}

//===-- Steps ---------------------------------------------------------------------------------===//

static bool add_found(tool_ops* ops, tn_op op) {
  return tn_op_is_null(op) || tool_ops_add(ops, op) || !ops->failed;
}

static bool add_definitions_of(tool_ops* ops, tn_op op) {
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (tn_value_is_null(value)) continue;
    const tn_op from = tn_value_is_block_argument(value)
                           ? tn_block_parent_op(tn_value_owner_block(value))
                           : tn_value_owner_op(value);
    if (!add_found(ops, from)) return false;
  }
  return true;
}

static bool add_users_of(tool_ops* ops, tn_op op) {
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    tn_use use = tn_value_first_use(tn_op_result(op, i));
    for (; !tn_use_is_null(use); use = tn_use_next(use)) {
      if (!add_found(ops, tn_use_owner(use))) return false;
    }
  }
  return true;
}

static bool add_steps(tool_ops* ops, int64_t depth, bool (*add)(tool_ops* ops, tn_op op)) {
  size_t next = 0;
  for (int64_t step = 0; step < depth && next < ops->count; ++step) {
    for (const size_t end = ops->count; next < end; ++next) {
      if (!add(ops, ops->items[next])) return false;
    }
  }
  return true;
}

bool tool_ops_add_definitions(tool_ops* ops, int64_t depth) {
  return add_steps(ops, depth, add_definitions_of);
}

bool tool_ops_add_users(tool_ops* ops, int64_t depth) {
  return add_steps(ops, depth, add_users_of);
}
