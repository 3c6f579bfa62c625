// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: the steps, and the ones that erase ops.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/value.h>

#include "reduce.h"

//===-- Parts, bodies, ops --------------------------------------------------------------------===//

static size_t visit_parts(reduce_case* self, bool apply, size_t first, size_t end) {
  const size_t count = self->count < 2 ? 0 : self->count;
  size_t kept = 0;
  for (size_t i = 0; apply && i < self->count; ++i) {
    const bool goes = i >= first && i < end;
    if (goes && !tn_op_is_null(self->parts[i].module)) (void)!tn_op_erase(self->parts[i].module);
    if (!goes) self->parts[kept++] = self->parts[i];
  }
  if (apply) self->count = kept;
  return count;
}

static bool has_body(tn_op op) {
  return tn_symbol_name(op).size != 0 && tn_op_region_count(op) == 1 &&
         !tn_region_is_empty(tn_op_region(op, 0)) &&
         !tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL_TABLE);
}

// Erases the body of an op; a func without a body becomes private.
static void erase_body(tn_op op) {
  const tn_region body = tn_op_region(op, 0);
  tn_identifier name;
  tn_attribute value;
  tn_context* context = tn_op_context(op);
  tn_block block = tn_region_first_block(body);
  for (; !tn_block_is_null(block); block = tn_block_next(block)) reduce_cut_off(block);
  while (!tn_region_is_empty(body)) {
    if (tn_block_erase(tn_region_last_block(body)) != TN_OK) return;
  }
  if (tn_op_is_called(op, "func.func") &&
      tn_identifier_get(context, tn_string_view_from("sym_visibility"), &name) == TN_OK &&
      tn_string_attribute_get(context, tn_string_view_from("private"), &value) == TN_OK) {
    (void)!tn_op_set_attribute(op, name, value);
  }
}

static size_t visit_bodies(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    if (tn_op_check(ops.items[i]) != TN_OK || !has_body(ops.items[i])) continue;
    if (apply && count >= first && count < end) erase_body(ops.items[i]);
    ++count;
  }
  tool_ops_free(&ops);
  return count;
}

// Visits top-level ops of a module, or all ops that are not terminators.
static size_t visit_ops(reduce_case* self, bool only_top, bool apply, size_t first, size_t end) {
  tool_ops ops;
  tool_ops targets = {0};
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    const tn_op op = ops.items[i];
    const bool is_top = tn_op_is_null(tn_op_parent(tn_op_parent(op)));
    if ((!only_top || is_top) && !reduce_is_terminator(op)) (void)tool_ops_add(&targets, op);
  }
  reduce_users users = {0};
  // Later ops come first, since they use earlier ones.
  for (size_t i = targets.count; apply && i-- > 0;) {
    const tn_op op = targets.items[i];
    if (i >= first && i < end && tn_op_check(op) == TN_OK) reduce_erase(&users, op);
  }
  reduce_users_close(&users);
  const size_t count = targets.count;
  tool_ops_free(&ops);
  tool_ops_free(&targets);
  return count;
}

static size_t visit_top_ops(reduce_case* self, bool apply, size_t first, size_t end) {
  return visit_ops(self, true, apply, first, end);
}

static size_t visit_all_ops(reduce_case* self, bool apply, size_t first, size_t end) {
  return visit_ops(self, false, apply, first, end);
}

static size_t* enclosing_ops(const reduce_case* self, size_t count) {
  tool_ops ops;
  size_t target = 0;
  (void)reduce_collect(self, &ops);
  size_t* enclosing = malloc((count + 1) * sizeof *enclosing);
  size_t* own = malloc((ops.count + 1) * sizeof *own);  // The target that is or contains each op.
  for (size_t i = 0; i < ops.count && enclosing != NULL && own != NULL; ++i) {
    const size_t parent = tool_ops_find(&ops, tn_op_parent(ops.items[i]));
    own[i] = parent < i ? own[parent] : SIZE_MAX;
    if (target == count || reduce_is_terminator(ops.items[i])) continue;
    enclosing[target] = own[i];
    own[i] = target++;
  }
  for (; target < count && enclosing != NULL; ++target) enclosing[target] = SIZE_MAX;
  free(own);
  tool_ops_free(&ops);
  return enclosing;
}

//===-- Operands and results ------------------------------------------------------------------===//

size_t reduce_items(size_t base, size_t size, size_t first, size_t end, size_t* out_index) {
  const size_t from = first > base ? first - base : 0;
  const size_t to = end < base + size ? end - base : size;
  *out_index = 0;
  if (end <= base || from >= to) return 0;
  *out_index = size - to;
  return to - from;
}

static bool is_free(tn_op op) { return !tn_operation_name_is_registered(tn_op_operation_name(op)); }

// Visits operands of ops with any number of operands.
static size_t visit_operands(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    if (!is_free(ops.items[i])) continue;
    const size_t operands = tn_op_operand_count(ops.items[i]);
    size_t index;
    const size_t gone = apply ? reduce_items(count, operands, first, end, &index) : 0;
    if (gone != 0) (void)!tn_op_erase_operands(ops.items[i], index, gone);
    count += operands;
  }
  tool_ops_free(&ops);
  return count;
}

void reduce_erase_results(tn_scope* scope, tn_op op, size_t index, size_t count) {
  const size_t results = tn_op_result_count(op);
  const size_t operands = tn_op_operand_count(op);
  const size_t properties = tn_op_property_count(op);
  const size_t attributes = tn_op_discardable_attribute_count(op);
  tn_type* types = malloc((results + 1) * sizeof *types);
  tn_value* values = malloc((operands + 1) * sizeof *values);
  tn_named_attribute* items = malloc((properties + attributes + 1) * sizeof *items);
  tn_op made;
  size_t kept = 0;
  if (types != NULL && values != NULL && items != NULL) {
    for (size_t i = 0; i < results; ++i) {
      if (i < index || i - index >= count) types[kept++] = tn_value_type(tn_op_result(op, i));
    }
    for (size_t i = 0; i < operands; ++i) values[i] = tn_op_operand(op, i);
    for (size_t i = 0; i < properties; ++i) items[i] = tn_op_property_at(op, i);
    for (size_t i = 0; i < attributes; ++i) {
      items[properties + i] = tn_op_discardable_attribute_at(op, i);
    }
    const tn_op_state state = {.name = tn_op_operation_name(op),
                               .location = tn_op_location(op),
                               .insertion = {.block = tn_op_block(op), .before = op},
                               .operands = values,
                               .operand_count = operands,
                               .result_types = types,
                               .result_count = kept,
                               .region_count = tn_op_region_count(op),
                               .properties = items,
                               .property_count = properties,
                               .attributes = items + properties,
                               .attribute_count = attributes};
    if (tn_op_create(scope, &state, &made) == TN_OK) {
      for (size_t i = 0; i < state.region_count; ++i) {
        (void)!tn_region_take_body(tn_op_region(made, i), tn_op_region(op, i));
      }
      for (size_t i = 0; i < kept; ++i) {
        (void)!tn_value_replace_all_uses(tn_op_result(op, i < index ? i : i + count),
                                         tn_op_result(made, i));
      }
      reduce_users users = {0};
      reduce_erase(&users, op);
      reduce_users_close(&users);
    }
  }
  free(types);
  free(values);
  free(items);
}

static size_t visit_results(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    const tn_op op = ops.items[i];
    if (!is_free(op) || tn_op_successor_count(op) != 0) continue;
    const size_t results = tn_op_result_count(op);
    size_t index;
    const size_t gone = apply ? reduce_items(count, results, first, end, &index) : 0;
    if (gone != 0) reduce_erase_results(self->scope, op, index, gone);
    count += results;
  }
  tool_ops_free(&ops);
  return count;
}

//===-- The table -----------------------------------------------------------------------------===//

// Large changes first.
const reduce_step reduce_steps[] = {
    {"parts", visit_parts, NULL},
    {"bodies", visit_bodies, NULL},
    {"top ops", visit_top_ops, NULL},
    {"ops", visit_all_ops, enclosing_ops},
    {"branches", reduce_visit_branches, NULL},
    {"merges", reduce_visit_merges, NULL},
    {"block arguments", reduce_visit_block_arguments, NULL},
    {"regions", reduce_visit_blocks, NULL},
    {"arguments", reduce_visit_arguments, NULL},
    {"function results", reduce_visit_function_results, NULL},
    {"operands", visit_operands, NULL},
    {"results", visit_results, NULL},
    {"attributes", reduce_visit_attributes, NULL},
    {"values", reduce_visit_values, NULL},
    {"types", reduce_visit_types, NULL},
};
const size_t reduce_step_count = sizeof reduce_steps / sizeof *reduce_steps;
