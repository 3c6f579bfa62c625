// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: control flow. Makes branches unconditional, erases unreachable blocks, merges
// consecutive blocks, and replaces ops by the contents of their regions.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/value.h>

#include "reduce.h"

//===-- Branches ------------------------------------------------------------------------------===//

void reduce_cut_off(tn_block block) {
  tn_op op = tn_block_first_op(block);
  for (; !tn_op_is_null(op); op = tn_op_next(op)) (void)!tn_op_drop_all_references(op);
}

static bool is_among(tn_block block, const tn_block* blocks, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (blocks[i].slot == block.slot) return true;
  }
  return false;
}

// Erases the blocks of the region that are unreachable from its first one.
static void erase_unreachable(tn_region region) {
  const size_t count = tn_region_block_count(region);
  tn_block* reached = malloc((count + 1) * sizeof *reached);
  size_t found = 0;
  if (reached == NULL || count == 0) {
    free(reached);
    return;
  }
  reached[found++] = tn_region_first_block(region);
  for (size_t next = 0; next < found; ++next) {
    const tn_op last = tn_block_terminator(reached[next]);
    const size_t successors = tn_op_is_null(last) ? 0 : tn_op_successor_count(last);
    for (size_t i = 0; i < successors; ++i) {
      const tn_block to = tn_op_successor(last, i);
      if (!tn_block_is_null(to) && !is_among(to, reached, found)) reached[found++] = to;
    }
  }
  tn_block block = tn_region_first_block(region);
  for (; !tn_block_is_null(block); block = tn_block_next(block)) {
    if (!is_among(block, reached, found)) reduce_cut_off(block);
  }
  block = tn_region_first_block(region);
  while (!tn_block_is_null(block)) {
    const tn_block next = tn_block_next(block);
    if (!is_among(block, reached, found)) (void)!tn_block_erase(block);
    block = next;
  }
  free(reached);
}

// Inserts a branch to `block` before `before`, with arbitrary values as arguments.
static bool make_branch(reduce_case* self, tn_op before, tn_block block) {
  const size_t count = tn_block_argument_count(block);
  tn_value* values = malloc((count + 1) * sizeof *values);
  tn_context* context = tn_op_context(before);
  tn_op branch;
  if (values == NULL) return false;
  for (size_t i = 0; i < count; ++i) {
    values[i] = reduce_value(before, before, tn_value_type(tn_block_argument(block, i)));
  }
  tn_op_state state = {.insertion = {.block = tn_op_block(before), .before = before},
                       .location = tn_op_location(before),
                       .operands = values,
                       .operand_count = count,
                       .successors = &block,
                       .successor_count = 1};
  const bool done =
      tn_operation_name_get(context, tn_string_view_from("cf.br"), &state.name) == TN_OK &&
      tn_op_create(self->scope, &state, &branch) == TN_OK;
  free(values);
  return done;
}

static void choose(reduce_case* self, tn_op op, size_t successor) {
  const tn_region region = tn_block_region(tn_op_block(op));
  if (!make_branch(self, op, tn_op_successor(op, successor))) return;
  (void)!tn_op_erase(op);
  erase_unreachable(region);
}

size_t reduce_visit_branches(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    const tn_op op = ops.items[i];
    // An op in an erased block no longer exists.
    if (tn_op_check(op) != TN_OK) continue;
    const size_t successors = tn_op_successor_count(op);
    for (size_t k = 0; k < successors && successors > 1; ++k, ++count) {
      if (!apply || count < first || count >= end || tn_op_check(op) != TN_OK) continue;
      choose(self, op, k);
    }
  }
  tool_ops_free(&ops);
  return count;
}

//===-- Merging -------------------------------------------------------------------------------===//

// Returns the only branch to a block, if that is its only successor; null if there is none.
static tn_op only_way_to(tn_block block) {
  if (tn_block_is_entry(block) || tn_block_use_count(block) != 1) return (tn_op){0};
  const tn_op branch = tn_use_owner(tn_block_first_use(block));
  const bool fits = tn_op_is_called(branch, "cf.br") &&
                    tn_op_operand_count(branch) == tn_block_argument_count(block) &&
                    tn_op_block(branch).slot != block.slot;
  return fits ? branch : (tn_op){0};
}

static void merge(tn_op branch, tn_block block) {
  const size_t count = tn_op_operand_count(branch);
  const tn_block into = tn_op_block(branch);
  tn_value* values = malloc((count + 1) * sizeof *values);
  if (values == NULL) return;
  for (size_t i = 0; i < count; ++i) values[i] = tn_op_operand(branch, i);
  if (tn_op_erase(branch) == TN_OK) (void)!tn_block_merge(into, block, values, count);
  free(values);
}

size_t reduce_visit_merges(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    const tn_op op = ops.items[i];
    if (tn_op_check(op) != TN_OK || !tn_op_is_called(op, "cf.br")) continue;
    const tn_block block = tn_op_successor(op, 0);
    if (tn_block_is_null(block) || tn_op_is_null(only_way_to(block))) continue;
    if (apply && count >= first && count < end) merge(op, block);
    ++count;
  }
  tool_ops_free(&ops);
  return count;
}

//===-- Arguments -----------------------------------------------------------------------------===//

// Reads the operand counts of a cf.cond_br: its condition, and the arguments of each successor.
static bool segments_of(tn_op branch, int32_t out_counts[3]) {
  size_t size;
  const tn_attribute counts = tn_op_attribute(branch, tn_string_view_from("operandSegmentSizes"));
  if (tn_attribute_is_null(counts)) return false;
  const void* bytes = tn_dense_array_attribute_data(counts, &size);
  if (bytes == NULL || size != 3 * sizeof *out_counts) return false;
  memcpy(out_counts, bytes, size);
  return true;
}

// Finds the operand of the branch that is argument `index` of its successor.
static bool operand_of(tn_use way, size_t index, size_t* out_operand) {
  const tn_op branch = tn_use_owner(way);
  int32_t counts[3];
  *out_operand = index;
  if (tn_op_is_called(branch, "cf.br")) return index < tn_op_operand_count(branch);
  if (!tn_op_is_called(branch, "cf.cond_br") || !segments_of(branch, counts)) return false;
  *out_operand = index + 1 + (way.index == 0 ? 0 : (size_t)counts[1]);
  return way.index < 2 && index < (size_t)counts[1 + way.index];
}

static void shorten_way(tn_use way, size_t index) {
  const tn_op branch = tn_use_owner(way);
  size_t operand;
  int32_t counts[3];
  tn_identifier name;
  tn_attribute value;
  tn_type i32;
  if (!operand_of(way, index, &operand) || tn_op_erase_operands(branch, operand, 1) != TN_OK ||
      !segments_of(branch, counts)) {
    return;
  }
  tn_context* context = tn_op_context(branch);
  --counts[1 + way.index];
  if (tn_integer_type_get(context, 32, TN_SIGNLESS, &i32) == TN_OK &&
      tn_dense_array_attribute_get(i32, 3, counts, sizeof counts, &value) == TN_OK &&
      tn_identifier_get(context, tn_string_view_from("operandSegmentSizes"), &name) == TN_OK) {
    (void)!tn_op_set_attribute(branch, name, value);
  }
}

// Returns true if all branches to the block pass arguments in a known way.
static bool has_plain_ways(tn_block block) {
  size_t operand;
  tn_use way = tn_block_first_use(block);
  for (; !tn_use_is_null(way); way = tn_block_use_next(way)) {
    const size_t count = tn_block_argument_count(block);
    if (count != 0 && !operand_of(way, count - 1, &operand)) return false;
  }
  return true;
}

// The argument has another type during the search for a value, so that it is not found itself. If
// there is only one branch, its operand is the value.
static bool replace_argument(tn_block block, size_t index) {
  const tn_value argument = tn_block_argument(block, index);
  const tn_type type = tn_value_type(argument);
  size_t operand;
  tn_type other;
  if (!tn_value_has_uses(argument)) return true;
  const tn_use way = tn_block_first_use(block);
  tn_value value = {0};
  if (tn_block_use_count(block) == 1 && operand_of(way, index, &operand)) {
    value = tn_op_operand(tn_use_owner(way), operand);
  } else if (tn_none_type_get(tn_type_context(type), &other) == TN_OK &&
             tn_value_set_type(argument, other) == TN_OK) {
    value = reduce_value((tn_op){0}, tn_block_first_op(block), type);
  }
  return !tn_value_is_null(value) && tn_value_replace_all_uses(argument, value) == TN_OK;
}

static void erase_argument(tn_block block, size_t index) {
  if (!replace_argument(block, index)) return;
  tn_use way = tn_block_first_use(block);
  for (; !tn_use_is_null(way); way = tn_block_use_next(way)) shorten_way(way, index);
  (void)!tn_block_erase_argument(block, index);
}

size_t reduce_visit_block_arguments(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    for (size_t r = 0; r < tn_op_region_count(ops.items[i]); ++r) {
      tn_block block = tn_region_first_block(tn_op_region(ops.items[i], r));
      for (; !tn_block_is_null(block); block = tn_block_next(block)) {
        if (tn_block_is_entry(block) || !has_plain_ways(block)) continue;
        for (size_t k = tn_block_argument_count(block); k-- > 0; ++count) {
          if (apply && count >= first && count < end) erase_argument(block, k);
        }
      }
    }
  }
  tool_ops_free(&ops);
  return count;
}

//===-- Regions -------------------------------------------------------------------------------===//

// Returns the only block of the first region that is not empty; null if it has several, or if the
// op is isolated from above.
static tn_block inside(tn_op op) {
  const tn_trait isolated = TN_TRAIT_ISOLATED_FROM_ABOVE;
  if (tn_operation_name_has_trait(tn_op_operation_name(op), isolated)) return (tn_block){0};
  for (size_t r = 0; r < tn_op_region_count(op); ++r) {
    const tn_region region = tn_op_region(op, r);
    if (tn_region_is_empty(region)) continue;
    return tn_region_block_count(region) == 1 ? tn_region_first_block(region) : (tn_block){0};
  }
  return (tn_block){0};
}

// Replaces the op by the contents of its block.
static void unwrap(reduce_users* users, tn_op op, tn_block block) {
  for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
    const tn_value argument = tn_block_argument(block, i);
    if (!tn_value_has_uses(argument)) continue;
    const tn_value value = reduce_value(op, op, tn_value_type(argument));
    if (tn_value_is_null(value) || tn_value_replace_all_uses(argument, value) != TN_OK) return;
  }
  const tn_op last = tn_block_terminator(block);
  tn_op inner = tn_block_first_op(block);
  while (!tn_op_is_null(inner)) {
    const tn_op next = tn_op_next(inner);
    if (inner.slot != last.slot) (void)!tn_op_move_before(inner, op);
    inner = next;
  }
  for (size_t i = 0; i < tn_op_result_count(op) && !tn_op_is_null(last); ++i) {
    const tn_value result = tn_op_result(op, i);
    if (i >= tn_op_operand_count(last)) break;
    const tn_value value = tn_op_operand(last, i);
    const bool fits =
        !tn_value_is_null(value) && tn_type_equal(tn_value_type(value), tn_value_type(result));
    if (fits) (void)!tn_value_replace_all_uses(result, value);
  }
  reduce_erase(users, op);
}

size_t reduce_visit_blocks(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  reduce_users users = {0};
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    const tn_op op = ops.items[i];
    if (tn_op_check(op) != TN_OK || reduce_is_terminator(op)) continue;
    const tn_block block = inside(op);
    if (tn_block_is_null(block)) continue;
    if (apply && count >= first && count < end) unwrap(&users, op, block);
    ++count;
  }
  reduce_users_close(&users);
  tool_ops_free(&ops);
  return count;
}
