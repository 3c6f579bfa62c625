// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of a conversion: replacements, and casts to other types.

#include "ir/dominance.h"
#include "ir/op_diagnostic.h"
#include "rewrite/conversion.h"

//===-- Replacements --------------------------------------------------------------------------===//

static const tn_mapping* mapping_of(const tn_conversion* c, tn_ref value) {
  const uint32_t number = tn_value_map__get(&c->values, value);
  return number == 0 ? NULL : &c->mappings[number - 1];
}

/// Returns the last value of a chain of single replacements. While finishing, when no pattern can
/// be undone any more, compresses the chain.
static tn_ref last_of(const tn_conversion* c, tn_ref value) {
  const tn_ref start = value;
  for (const tn_mapping* next = mapping_of(c, value); next != NULL && next->count == 1;
       next = mapping_of(c, value)) {
    value = c->rows[next->first];
  }
  for (tn_ref at = start; c->is_finishing && at != value;) {
    tn_ref* row = &c->rows[mapping_of(c, at)->first];
    at = *row;
    *row = value;
  }
  return value;
}

void tn_conversion__current(tn_conversion* c, tn_ref value, tn_refs* out_values) {
  tn_rewriter* rewriter = c->rewriter;
  value = last_of(c, value);
  if (mapping_of(c, value) == NULL) {
    tn_refs__push(rewriter, out_values, value);
    return;
  }
  tn_refs open = {0};
  tn_refs__push(rewriter, &open, value);
  while (open.count != 0 && rewriter->status == TN_OK) {
    value = last_of(c, tn_refs__items(&open)[--open.count]);
    const tn_mapping* mapping = mapping_of(c, value);
    if (mapping == NULL) tn_refs__push(rewriter, out_values, value);
    for (uint32_t i = mapping == NULL ? 0 : mapping->count; i-- != 0;) {
      tn_refs__push(rewriter, &open, c->rows[mapping->first + i]);
    }
  }
  tn_refs__free(rewriter, &open);
}

static bool reserve(tn_conversion* c, uint32_t count) {
  const tn_allocator* allocator = &c->rewriter->context->allocator;
  if (tn_array_grow(allocator, (void*)&c->mappings, &c->mapping_capacity,
                    (size_t)c->mapping_count + 1, sizeof *c->mappings) &&
      tn_array_grow(allocator, (void*)&c->rows, &c->row_capacity, (size_t)c->row_count + count + 1,
                    sizeof *c->rows)) {
    return true;
  }
  tn_rewriter__fail(c->rewriter, tn_context__out_of_memory(c->rewriter->context));
  return false;
}

/// Returns whether one of the values is finally replaced by `value`.
static bool leads_to(tn_conversion* c, const tn_ref* values, uint32_t count, tn_ref value) {
  tn_refs ends = {0};
  bool found = false;
  for (uint32_t i = 0; i < count; ++i) tn_conversion__current(c, values[i], &ends);
  for (uint32_t i = 0; i < ends.count; ++i) found = found || tn_refs__items(&ends)[i] == value;
  tn_refs__free(c->rewriter, &ends);
  return found;
}

/// Returns false if a value would be replaced by itself.
static bool map_value(tn_conversion* c, tn_ref value, const tn_ref* values, uint32_t count) {
  if (count == 1) {
    // Earlier mappings are undone later, so mapping to the end of the chain is safe.
    const tn_ref last = last_of(c, values[0]);
    if (last == value) return false;
    if (!reserve(c, 1)) return true;
    c->rows[c->row_count] = last;
  } else {
    if (leads_to(c, values, count, value)) return false;
    if (!reserve(c, count)) return true;
    if (count != 0) memcpy(c->rows + c->row_count, values, count * sizeof *values);
  }
  c->mappings[c->mapping_count++] = (tn_mapping){c->row_count, count};
  c->row_count += count;
  tn_value_map__set(c->rewriter, &c->values, value, c->mapping_count);
  return true;
}

static void refuse_own(tn_conversion* c, tn_ref op) {
  tn_rewriter__fail(c->rewriter, tn_op__fail_named(c->rewriter->context, op, NULL,
                                                   "is replaced by its own result"));
}

void tn_conversion__discard(tn_conversion* c, tn_ref op) {
  *tn_cell_map__at(&c->marks, op) |= TN_MARK_GONE;
  (void)tn_conversion__push(c, TN_STEP_REPLACED, op);
  ++c->replaced_count;
}

void tn_conversion__replace_with_rows(tn_conversion* c, tn_ref op, const tn_ref* values,
                                      const uint32_t* counts) {
  const tn_context* context = c->rewriter->context;
  const tn_ref* row = values;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); row += counts[i++]) {
    const tn_ref result = tn_op__result(context, op, i);
    if (!map_value(c, result, row, counts[i]) && tn_value__first_use(context, result) != 0) {
      refuse_own(c, op);
    }
  }
  tn_conversion__discard(c, op);
}

void tn_conversion__replace(tn_conversion* c, tn_ref op, const tn_ref* values) {
  const tn_context* context = c->rewriter->context;
  for (uint32_t i = 0; values != NULL && i < tn_op__result_count(context, op); ++i) {
    const tn_ref result = tn_op__result(context, op, i);
    if (values[i] != 0
            ? !map_value(c, result, &values[i], 1) && tn_value__first_use(context, result) != 0
            : c->plan->is_deferred && !map_value(c, result, NULL, 0)) {
      refuse_own(c, op);
    }
  }
  tn_conversion__discard(c, op);
}

void tn_conversion__erase(tn_conversion* c, tn_ref op) {
  const tn_context* context = c->rewriter->context;
  for (uint32_t i = 0; c->plan->is_deferred && i < tn_op__result_count(context, op); ++i) {
    const tn_ref result = tn_op__result(context, op, i);
    if (mapping_of(c, result) == NULL) (void)map_value(c, result, NULL, 0);
  }
  tn_conversion__discard(c, op);
}

void tn_conversion__replace_with_op(tn_conversion* c, tn_ref op, tn_ref other) {
  const tn_context* context = c->rewriter->context;
  if (!tn_rewriter__can_replace(c->rewriter, op, other)) return;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_ref result = tn_op__result(context, other, i);
    if (!map_value(c, tn_op__result(context, op, i), &result, 1)) refuse_own(c, op);
  }
  tn_conversion__discard(c, op);
}

void tn_conversion__map_to(tn_conversion* c, tn_ref value, const tn_ref* values, uint32_t count) {
  if (map_value(c, value, values, count)) (void)tn_conversion__push(c, TN_STEP_MAPPED, value);
}

void tn_conversion__drop(tn_conversion* c, tn_ref argument) {
  (void)tn_conversion__push(c, TN_STEP_DROPPED, argument);
  ++c->replaced_count;
}

void tn_conversion__replace_uses(tn_conversion* c, tn_ref value) {
  tn_step* step = tn_conversion__push(c, TN_STEP_MAPPED, value);
  if (step != NULL) step->block = 1;
}

//===-- Casts ---------------------------------------------------------------------------------===//

/// Returns whether `cast` is a cast of the values to the types.
static bool is_cast_of(const tn_conversion* c, tn_ref cast, tn_refs* values,
                       const tn_types* types) {
  const tn_context* context = c->rewriter->context;
  if (types->count == 0 ||
      !tn_type_equal(tn_value__type(context, cast), tn_types__items(types)[0])) {
    return false;
  }
  if (c->plan->cast != NULL) return true;  // All casts map one value.
  const tn_ref op = tn_value__defining_op(context, cast);
  if (!tn_cast__is(context, op) || tn_op__operand_count(context, op) != values->count ||
      tn_op__result_count(context, op) != types->count) {
    return false;
  }
  for (uint32_t i = 0; i < values->count; ++i) {
    if (tn_op__operand(context, op, i) != tn_refs__items(values)[i]) {
      return false;
    }
  }
  for (uint32_t i = 0; i < types->count; ++i) {
    if (!tn_type_equal(tn_value__type(context, tn_op__result(context, op, i)),
                       tn_types__items(types)[i])) {
      return false;
    }
  }
  return true;
}

/// Returns whether a step keeps the successors of all blocks.
static bool keeps_flow(const tn_conversion* c, const tn_step* step) {
  switch ((tn_step_kind)step->kind) {
    case TN_STEP_REPLACED:
    case TN_STEP_MAPPED:
    case TN_STEP_DROPPED:
    case TN_STEP_CAST:
    case TN_STEP_USE:
    case TN_STEP_ARGUMENTS:
      return true;
    case TN_STEP_MADE:
    case TN_STEP_MODIFIED: {
      if (!tn_step__is_current(c, step)) return true;
      const tn_op_cell* op = tn_op__at(c->rewriter->context, step->entity);
      return step->kind == TN_STEP_MADE ? op->block == 0 || op->next != 0
                                        : tn_op_cell__successor_count(op) == 0;
    }
    default:
      return false;
  }
}

/// Drops dominator trees that steps since the last query may have invalidated. An op with
/// successors that was modified once may be modified again without a new step.
static void check_dominators(tn_conversion* c) {
  for (; c->dominators_checked < c->step_count; ++c->dominators_checked) {
    const tn_step* step = &c->steps[c->dominators_checked];
    if (keeps_flow(c, step)) continue;
    tn_conversion__drop_dominators(c);
    c->has_modified_flow = c->has_modified_flow || step->kind == TN_STEP_MODIFIED;
  }
  if (!c->plan->is_deferred || c->has_modified_flow) tn_conversion__drop_dominators(c);
}

/// Returns the current dominator tree of a region; NULL on failure.
static const tn_dominator_tree* dominators_of(tn_conversion* c, tn_ref region) {
  check_dominators(c);
  const uint32_t generation = tn_region__at(c->rewriter->context, region)->generation;
  tn_dominator_tree* tree = c->dominators;
  while (tree != NULL && (tree->region != region || tree->generation != generation)) {
    tree = tree->next;
  }
  if (tree != NULL) return tree;
  if (!tn_rewriter__ok(c->rewriter, tn_dominator_tree__create(c->rewriter->context, region, &tree)))
    return NULL;
  if (c->dominators == NULL) c->dominators_made = c->step_count;
  tree->next = c->dominators;
  c->dominators = tree;
  return tree;
}

void tn_conversion__drop_dominators(tn_conversion* c) {
  while (c->dominators != NULL) {
    tn_dominator_tree* tree = c->dominators;
    c->dominators = tree->next;
    tn_dominator_tree__destroy(&c->rewriter->context->allocator, tree);
  }
}

/// Returns whether `by` dominates `block` or the block of an op around it.
static bool is_dominated(tn_conversion* c, tn_ref block, tn_ref by) {
  const tn_context* context = c->rewriter->context;
  const tn_ref region = tn_block__region(context, by);
  if (tn_block__region(context, block) != region) {
    const tn_ref parent = tn_block_cell__parent_op(context, tn_block__at(context, block));
    const tn_ref around = tn_op__ancestor_in(context, region, parent);
    if (around == 0) return false;
    block = tn_op__block(context, around);
    if (block == by) return true;
  }
  const tn_dominator_tree* tree = dominators_of(c, region);
  return tree != NULL && tn_dominator__holds(tn_dominator_tree__find(tree, by),
                                             tn_dominator_tree__find(tree, block));
}

/// Sets the insertion point of a cast: after the definition of the last of `values`, or after
/// `value` if there are none.
static void place_cast(tn_conversion* c, tn_ref value, tn_refs* values) {
  tn_rewriter* rewriter = c->rewriter;
  tn_context* context = rewriter->context;
  tn_ref last = values->count == 0 ? value : tn_refs__items(values)[0];
  for (uint32_t i = 1; i < values->count; ++i) {
    const tn_ref other = tn_refs__items(values)[i];
    const tn_ref block = tn_value__parent_block(context, other);
    if (block != tn_value__parent_block(context, last)) {
      if (is_dominated(c, block, tn_value__parent_block(context, last))) last = other;
      continue;
    }
    if (tn_value__is_argument(other)) continue;
    if (tn_value__is_argument(last) || tn_op__is_before(context, tn_value__owner(context, last),
                                                        tn_value__owner(context, other))) {
      last = other;
    }
  }
  if (tn_value__is_argument(last)) {
    tn_rewriter__at_start(rewriter, tn_value__parent_block(context, last));
  } else {
    tn_rewriter__after(rewriter, tn_value__owner(context, last));
  }
}

/// Creates a cast op at the insertion point; returns its first result, 0 on failure.
static tn_ref make_cast_op(tn_conversion* c, tn_refs* values, const tn_types* types) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_ref op =
      tn_rewriter__create(rewriter, &(tn_rewriter_spec){.name = tn_cast__name(rewriter),
                                                        .operands = tn_refs__items(values),
                                                        .operand_count = values->count,
                                                        .types = tn_types__items(types),
                                                        .result_count = types->count});
  if (op == 0) return 0;
  *tn_cell_map__at(&c->marks, op) |= TN_MARK_KNOWN | TN_MARK_NEW;
  return tn_op__result(rewriter->context, op, 0);
}

/// Creates a cast op or the plan's cast; returns the first result, 0 on failure.
static tn_ref make_cast(tn_conversion* c, tn_refs* values, const tn_types* types) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_rewrite_events* events = rewriter->events;
  rewriter->events = NULL;
  const tn_ref made = c->plan->cast == NULL
                          ? make_cast_op(c, values, types)
                          : c->plan->cast(c, tn_refs__items(values)[0], tn_types__items(types)[0]);
  rewriter->events = events;
  return made;
}

/// Adds a cast to the list of its first value.
static void note_cast(tn_conversion* c, tn_ref value, tn_ref key, tn_ref cast) {
  tn_value_map__set(c->rewriter, &c->next_casts, cast, tn_value_map__get(&c->casts, key));
  tn_value_map__set(c->rewriter, &c->casts, key, cast);
  tn_step* step = tn_conversion__push(c, TN_STEP_CAST, cast);
  if (step == NULL) return;
  step->block = key;
  step->before = value;
}

/// Inserts a new cast after the definitions of its values.
static tn_ref add_cast(tn_conversion* c, tn_ref value, tn_refs* values, const tn_types* types) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_ref block = rewriter->block;
  const tn_ref before = rewriter->before;
  const uint32_t location = rewriter->location;
  place_cast(c, value, values);
  const tn_ref cast = make_cast(c, values, types);
  rewriter->location = location;
  tn_rewriter__at(rewriter, block, before);
  if (cast != 0) note_cast(c, value, values->count == 0 ? value : tn_refs__items(values)[0], cast);
  return cast;
}

tn_ref tn_conversion__cast_here(tn_conversion* c, tn_ref value, const tn_types* types) {
  tn_refs none = {0};
  const tn_ref cast = make_cast(c, &none, types);
  if (cast != 0) note_cast(c, value, value, cast);
  return cast;
}

/// Returns whether the values have the types, in order.
static bool have_types(const tn_conversion* c, tn_refs* values, const tn_types* types) {
  bool same = values->count == types->count;
  for (uint32_t i = 0; same && i < types->count; ++i) {
    same = tn_type_equal(tn_value__type(c->rewriter->context, tn_refs__items(values)[i]),
                         tn_types__items(types)[i]);
  }
  return same;
}

void tn_conversion__cast_values(tn_conversion* c, tn_ref value, tn_refs* values,
                                const tn_types* types) {
  tn_rewriter* rewriter = c->rewriter;
  if (have_types(c, values, types)) return;
  if (types->count == 0) {
    values->count = 0;
    return;
  }
  const tn_ref key = values->count == 0 ? value : tn_refs__items(values)[0];
  tn_ref cast = tn_value_map__get(&c->casts, key);
  while (cast != 0 && !is_cast_of(c, cast, values, types)) {
    cast = tn_value_map__get(&c->next_casts, cast);
  }
  if (cast == 0) cast = add_cast(c, value, values, types);
  values->count = 0;
  const tn_ref op = cast == 0 ? 0 : tn_value__defining_op(rewriter->context, cast);
  for (uint32_t i = 0; cast != 0 && i < types->count; ++i) {
    tn_refs__push(rewriter, values,
                  types->count == 1 ? cast : tn_op__result(rewriter->context, op, i));
  }
}

void tn_conversion__cast(tn_conversion* c, tn_ref value, const tn_types* types,
                         tn_refs* out_values) {
  tn_refs values = {0};
  tn_conversion__current(c, value, &values);
  tn_conversion__cast_values(c, value, &values, types);
  for (uint32_t i = 0; i < values.count; ++i) {
    tn_refs__push(c->rewriter, out_values, tn_refs__items(&values)[i]);
  }
  tn_refs__free(c->rewriter, &values);
}

/// Returns the value at one type; 0 on failure.
static tn_ref cast_to(tn_conversion* c, tn_ref value, tn_type type) {
  tn_types types = {.count = 1, .space = {type}};
  tn_refs values = {0};
  if (tn_type_equal(tn_value__type(c->rewriter->context, value), type)) return value;
  tn_refs__push(c->rewriter, &values, value);
  tn_conversion__cast_values(c, value, &values, &types);
  const tn_ref made = values.count == 0 ? 0 : tn_refs__items(&values)[0];
  tn_refs__free(c->rewriter, &values);
  return made;
}

bool tn_conversion__operands(tn_conversion* c, tn_ref op, tn_refs* out_values) {
  tn_rewriter* rewriter = c->rewriter;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref operand = tn_op__operand(rewriter->context, op, i);
    const tn_type type = tn_conversion__type(c, tn_value__type(rewriter->context, operand));
    if (type.storage == NULL) return false;
    tn_refs__push(rewriter, out_values, cast_to(c, last_of(c, operand), type));
  }
  return true;
}

//===-- Block arguments -----------------------------------------------------------------------===//

/// Replaces one argument by several at the end of the list.
static void replace_argument(tn_conversion* c, tn_ref block, tn_ref old, bool is_entry) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_type type = tn_value__type(rewriter->context, old);
  tn_types types = {0};
  tn_refs values = {0};
  if (is_entry && c->plan->expand != NULL) {
    c->plan->expand(c, type, &types);
  }
  const bool is_one = types.count == 0;
  if (is_one) tn_types__push(rewriter, &types, tn_conversion__type(c, type));
  for (uint32_t i = 0; i < types.count; ++i) {
    tn_refs__push(rewriter, &values,
                  tn_rewriter__add_argument(rewriter, block, tn_types__items(&types)[i],
                                            tn_argument__at(rewriter->context, old)->location));
  }
  tn_ref value = rewriter->status == TN_OK ? tn_refs__items(&values)[0] : 0;
  if (!is_one && rewriter->status == TN_OK) {
    const tn_ref old_block = rewriter->block;
    const tn_ref before = rewriter->before;
    tn_rewriter__at_start(rewriter, block);
    value = c->plan->pack(c, type, tn_refs__items(&values));
    tn_rewriter__at(rewriter, old_block, before);
  } else if (value != 0) {
    (void)cast_to(c, value, type);
  }
  if (value != 0) tn_conversion__map(c, old, value);
  tn_conversion__drop(c, old);
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &values);
}

bool tn_conversion__has_block(tn_conversion* c, tn_ref block) {
  const tn_context* context = c->rewriter->context;
  if ((tn_cell_map__get(&c->marks, block) & TN_MARK_CONVERTED) != 0) return true;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    if (tn_conversion__type(c, tn_value__type(context, argument)).storage == NULL) return false;
  }
  return true;
}

/// Marks the arguments of a block as converted, and journals their previous count.
static void begin_arguments(tn_conversion* c, tn_ref block) {
  tn_step* step = tn_conversion__push(c, TN_STEP_ARGUMENTS, block);
  if (step != NULL) step->block = tn_block__argument_count(c->rewriter->context, block);
  *tn_cell_map__at(&c->marks, block) |= TN_MARK_CONVERTED;
}

bool tn_conversion__block(tn_conversion* c, tn_ref block, bool is_entry) {
  const tn_context* context = c->rewriter->context;
  const uint32_t count = tn_block__argument_count(context, block);
  bool changes = false;
  if ((tn_cell_map__get(&c->marks, block) & TN_MARK_CONVERTED) != 0) return true;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = tn_value__type(context, tn_block__argument(context, block, i));
    const tn_type converted = tn_conversion__type(c, type);
    if (converted.storage == NULL) return false;
    changes = changes || !tn_type_equal(type, converted);
  }
  begin_arguments(c, block);
  for (uint32_t i = 0; changes && i < count && c->rewriter->status == TN_OK; ++i) {
    replace_argument(c, block, tn_block__argument(context, block, i), is_entry);
  }
  return true;
}

void tn_conversion__replace_arguments(tn_conversion* c, tn_ref block, const tn_types* types,
                                      const uint32_t* counts) {
  tn_rewriter* rewriter = c->rewriter;
  const uint32_t old_count = tn_block__argument_count(rewriter->context, block);
  uint32_t next = 0;
  begin_arguments(c, block);
  for (uint32_t i = 0; i < old_count && rewriter->status == TN_OK; ++i) {
    const tn_ref old = tn_block__argument(rewriter->context, block, i);
    const uint32_t location = tn_argument__at(rewriter->context, old)->location;
    tn_refs values = {0};
    for (uint32_t k = 0; k < counts[i]; ++k) {
      tn_refs__push(
          rewriter, &values,
          tn_rewriter__add_argument(rewriter, block, tn_types__items(types)[next++], location));
    }
    if (rewriter->status == TN_OK) {
      tn_conversion__map_to(c, old, tn_refs__items(&values), values.count);
      tn_conversion__drop(c, old);
    }
    tn_refs__free(rewriter, &values);
  }
  while (next < types->count && rewriter->status == TN_OK) {
    (void)tn_rewriter__add_argument(rewriter, block, tn_types__items(types)[next++],
                                    rewriter->location);
  }
}
