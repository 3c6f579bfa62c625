// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversion driver (conversion.h): what is converted in which order, what stands for values,
// and what is done at the end.

#include "rewrite/conversion.h"

#include "ir/op_diagnostic.h"

#define CAST_NAME "builtin.unrealized_conversion_cast"

//===-- Casts ---------------------------------------------------------------------------------===//

static bool is_cast(const tn_context* context, tn_ref op) {
  return op != 0 &&
         tn_string_view_equal(tn_op__kept_name(context, op), tn_string_view_from(CAST_NAME));
}

/// Whether the types of values with numbers from 0 are those of others.
static bool same_types(const tn_context* context, tn_ref inner, tn_ref outer) {
  const uint32_t count = tn_op__operand_count(context, inner);
  if (count != tn_op__result_count(context, outer)) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_type_equal(tn_value__type(context, tn_op__operand(context, inner, i)),
                       tn_value__type(context, tn_op__result(context, outer, i)))) {
      return false;
    }
  }
  return true;
}

/// The cast of which all results, in order, are all operands of `op`; 0 for none.
static tn_ref input_cast(const tn_context* context, tn_ref op) {
  const uint32_t count = tn_op__operand_count(context, op);
  const tn_ref source =
      count == 0 ? 0 : tn_value__defining_op(context, tn_op__operand(context, op, 0));
  if (!is_cast(context, source) || tn_op__result_count(context, source) != count) return 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_op__operand(context, op, i) != tn_op__result(context, source, i)) return 0;
  }
  return source;
}

static void erase_unused(tn_rewriter* it, tn_refs* list) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = list->count; i-- != 0;) {
      tn_ref* op = &tn_refs__items(list)[i];
      if (*op == 0 || !tn_op__is_unused(it->context, *op)) continue;
      tn_rewriter__erase(it, *op);
      *op = 0;
      changed = it->status == TN_OK;
    }
  }
}

/// The ops, each behind those of which it has results.
static void sort_ops(tn_rewriter* it, const tn_ref* ops, uint32_t count, tn_refs* out_ops) {
  enum { WAITING = 1, OPEN };
  tn_judy_map states = {0};
  tn_refs open = {0};
  uintptr_t state = 0;
  for (uint32_t i = count; i-- != 0;) {
    tn_rewriter__fail(it, tn_judy_map_set(&states, ops[i], WAITING));
    tn_refs__push(it, &open, ops[i]);
  }
  while (open.count != 0 && it->status == TN_OK) {
    const tn_ref op = tn_refs__items(&open)[open.count - 1];
    if (!tn_judy_map_get(&states, op, &state) || state == OPEN) {
      --open.count;
      if (tn_judy_map_remove(&states, op)) tn_refs__push(it, out_ops, op);
      continue;
    }
    tn_rewriter__fail(it, tn_judy_map_set(&states, op, OPEN));
    for (uint32_t i = 0; i < tn_op__operand_count(it->context, op); ++i) {
      const tn_ref source = tn_value__defining_op(it->context, tn_op__operand(it->context, op, i));
      if (tn_judy_map_get(&states, source, &state) && state == WAITING) {
        tn_refs__push(it, &open, source);
      }
    }
  }
  tn_judy_map_clear(&states);
  tn_refs__free(it, &open);
}

void tn_casts__reconcile(tn_rewriter* it, const tn_ref* casts, uint32_t count) {
  tn_refs sorted = {0};
  tn_refs list = {0};
  sort_ops(it, casts, count, &sorted);
  casts = tn_refs__items(&sorted);
  for (uint32_t i = 0; i < sorted.count; ++i) {
    tn_trail trail = {0};
    tn_ref next = is_cast(it->context, casts[i]) ? casts[i] : 0;
    while (next != 0 && !same_types(it->context, next, casts[i])) {
      next = tn_trail__goes_on(&trail, next) ? input_cast(it->context, next) : 0;
    }
    tn_refs__push(it, &list, next);
  }
  // First ones first: what they are replaced by is replaced no more, and each use moves once.
  for (uint32_t i = 0; i < sorted.count && it->status == TN_OK; ++i) {
    tn_ref* next = &tn_refs__items(&list)[i];
    for (uint32_t k = 0; *next != 0 && k < tn_op__result_count(it->context, casts[i]); ++k) {
      tn_rewriter__replace_uses(it, tn_op__result(it->context, casts[i], k),
                                tn_op__operand(it->context, *next, k));
    }
  }
  if (it->status == TN_OK) erase_unused(it, &sorted);
  tn_refs__free(it, &sorted);
  tn_refs__free(it, &list);
}

/// Makes a cast of the value behind its definition.
static tn_ref make_cast(tn_conversion* c, tn_ref value, tn_type type) {
  tn_rewriter* it = c->it;
  const tn_ref block = it->block;
  const tn_ref before = it->before;
  const tn_storage* name = NULL;
  if (!tn_rewriter__ok(
          it, tn_operation_name__get(it->context, tn_string_view_from(CAST_NAME), &name))) {
    return 0;
  }
  if (tn_value__is_argument(value)) {
    tn_rewriter__at_start(it, tn_value__parent_block(it->context, value));
  } else {
    tn_rewriter__behind(it, tn_value__owner(it->context, value));
  }
  const tn_rewrite_events* events = it->events;
  it->events = NULL;
  const tn_ref made = c->plan->cast != NULL ? c->plan->cast(c, value, type) : 0;
  const tn_ref cast = c->plan->cast != NULL
                          ? 0
                          : tn_rewriter__create(it, &(tn_rewriter_spec){.name = name,
                                                                        .operands = &value,
                                                                        .operand_count = 1,
                                                                        .types = &type,
                                                                        .result_count = 1});
  it->events = events;
  tn_rewriter__at(it, block, before);
  if (cast == 0) return made;
  tn_refs__push(it, &c->cast_ops, cast);
  return tn_op__result(it->context, cast, 0);
}

/// The value in the type.
static tn_ref cast_to(tn_conversion* c, tn_ref value, tn_type type) {
  const tn_context* context = c->it->context;
  uintptr_t last = 0;
  if (value == 0 || tn_type_equal(tn_value__type(context, value), type)) return value;
  for (uintptr_t next = value; tn_judy_map_get(&c->casts, next, &next) && next != 0;) {
    if (tn_type_equal(tn_value__type(context, (tn_ref)next), type)) return (tn_ref)next;
  }
  const tn_ref cast = make_cast(c, value, type);
  if (cast == 0) return 0;
  (void)tn_judy_map_get(&c->casts, value, &last);
  tn_rewriter__fail(c->it, tn_judy_map_set(&c->casts, cast, last));
  tn_rewriter__fail(c->it, tn_judy_map_set(&c->casts, value, cast));
  return cast;
}

//===-- For plans -----------------------------------------------------------------------------===//

/// What the value was replaced by, in the end.
static tn_ref mapped(const tn_conversion* c, tn_ref value) {
  uintptr_t next = value;
  while (tn_judy_map_get(&c->values, next, &next)) value = (tn_ref)next;
  return value;
}

/// What stands for the value in its converted type; 0 if its type cannot be converted.
static tn_ref converted(tn_conversion* c, tn_ref value) {
  const tn_type type = tn_conversion__type(c, tn_value__type(c->it->context, value));
  return type.storage == NULL ? 0 : cast_to(c, mapped(c, value), type);
}

bool tn_conversion__operands(tn_conversion* c, tn_ref op, tn_refs* out_values) {
  const uint32_t count = tn_op__operand_count(c->it->context, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref operand = tn_op__operand(c->it->context, op, i);
    if (tn_conversion__type(c, tn_value__type(c->it->context, operand)).storage == NULL) {
      return false;
    }
    tn_refs__push(c->it, out_values, converted(c, operand));
  }
  return true;
}

static void mark_gone(tn_conversion* c, tn_ref op) {
  tn_rewriter__fail(c->it, tn_judy_map_set(&c->gone, op, 1));
  tn_refs__push(c->it, &c->replaced, op);
}

void tn_conversion__replace(tn_conversion* c, tn_ref op, const tn_ref* values) {
  for (uint32_t i = 0; values != NULL && i < tn_op__result_count(c->it->context, op); ++i) {
    const tn_ref result = tn_op__result(c->it->context, op, i);
    if (values[i] == 0) continue;
    // What was replaced before stays so at least as long, so that chains stay short.
    const tn_ref last = mapped(c, values[i]);
    if (last != result) {
      tn_rewriter__fail(c->it, tn_judy_map_set(&c->values, result, last));
    } else if (tn_value__first_use(c->it->context, result) != 0) {
      tn_rewriter__fail(
          c->it, tn_op__fail_named(c->it->context, op, NULL, "is replaced by its own result"));
    }
  }
  mark_gone(c, op);
}

void tn_conversion__replace_with_op(tn_conversion* c, tn_ref op, tn_ref other) {
  if (!tn_rewriter__can_replace(c->it, op, other)) return;
  for (uint32_t i = 0; i < tn_op__result_count(c->it->context, op); ++i) {
    tn_rewriter__fail(c->it, tn_judy_map_set(&c->values, tn_op__result(c->it->context, op, i),
                                             tn_op__result(c->it->context, other, i)));
  }
  mark_gone(c, op);
}

static bool is_gone(const tn_conversion* c, tn_ref op) {
  uintptr_t found = 0;
  return tn_judy_map_get(&c->gone, op, &found) && found != 0;
}

/// Replaces one argument by several, at the end.
static void replace_argument(tn_conversion* c, tn_ref block, tn_ref old, bool is_entry) {
  tn_rewriter* it = c->it;
  const tn_type type = tn_value__type(it->context, old);
  tn_types types = {0};
  tn_refs values = {0};
  if (is_entry && c->plan->expand != NULL) {
    c->plan->expand(c, type, &types);
  }
  const bool is_one = types.count == 0;
  if (is_one) tn_types__push(it, &types, tn_conversion__type(c, type));
  for (uint32_t i = 0; i < types.count; ++i) {
    tn_refs__push(it, &values,
                  tn_rewriter__add_argument(it, block, tn_types__items(&types)[i],
                                            tn_argument__at(it->context, old)->location));
  }
  tn_ref value = it->status == TN_OK ? tn_refs__items(&values)[0] : 0;
  if (!is_one && it->status == TN_OK) {
    const tn_ref old_block = it->block;
    const tn_ref before = it->before;
    tn_rewriter__at_start(it, block);
    value = c->plan->pack(c, type, tn_refs__items(&values));
    tn_rewriter__at(it, old_block, before);
  } else if (value != 0) {
    (void)cast_to(c, value, type);
  }
  if (value != 0) tn_rewriter__fail(it, tn_judy_map_set(&c->values, old, value));
  tn_refs__push(it, &c->replaced, old);
  tn_types__free(it, &types);
  tn_refs__free(it, &values);
}

bool tn_conversion__has_block(tn_conversion* c, tn_ref block) {
  const tn_context* context = c->it->context;
  if (tn_judy_set_contains(&c->blocks, block)) return true;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    if (tn_conversion__type(c, tn_value__type(context, argument)).storage == NULL) return false;
  }
  return true;
}

bool tn_conversion__block(tn_conversion* c, tn_ref block, bool is_entry) {
  const tn_context* context = c->it->context;
  const uint32_t count = tn_block__argument_count(context, block);
  bool changes = false;
  bool is_new = false;
  if (tn_judy_set_contains(&c->blocks, block)) return true;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = tn_value__type(context, tn_block__argument(context, block, i));
    const tn_type converted = tn_conversion__type(c, type);
    if (converted.storage == NULL) return false;
    changes = changes || !tn_type_equal(type, converted);
  }
  tn_rewriter__fail(c->it, tn_judy_set_insert(&c->blocks, block, &is_new));
  for (uint32_t i = 0; changes && i < count && c->it->status == TN_OK; ++i) {
    replace_argument(c, block, tn_block__argument(context, block, i), is_entry);
  }
  return true;
}

//===-- Converting ----------------------------------------------------------------------------===//

static bool is_known(const tn_conversion* c, tn_ref op) {
  uintptr_t known = 0;
  return tn_judy_map_get(&c->known, op, &known) && known != 0;
}

/// Not of those that were there, and are moved.
static void note_made(tn_rewriter* it, tn_ref op) {
  tn_conversion* c = it->listener;
  if (is_known(c, op)) return;
  tn_rewriter__fail(it, tn_judy_map_set(&c->known, op, 1));
  tn_refs__push(it, &c->made, op);
}

static void note_modified(tn_rewriter* it, tn_ref op) {
  (void)op;
  ((tn_conversion*)it->listener)->has_modified = true;
}

/// The next op may have its place.
static void note_erased(tn_rewriter* it, tn_ref op) {
  tn_conversion* c = it->listener;
  (void)tn_judy_map_remove(&c->known, op);
}

static bool convert_op(tn_conversion* c, tn_ref op, uint32_t depth);

/// What the plan says of an op; of a malformed one what it says of ops that are not registered.
static tn_legality legality_of(tn_conversion* c, tn_ref op) {
  if (tn_op_cell__is_malformed(tn_op__at(c->it->context, op))) return TN_LEGALITY_UNKNOWN;
  return c->plan->legality(c, op);
}

/// Ops that conversions make are converted in turn where they are not legal.
static bool convert_made(tn_conversion* c, uint32_t first, uint32_t depth) {
  for (uint32_t i = first; i < c->made.count && c->it->status == TN_OK; ++i) {
    if (!convert_op(c, tn_refs__items(&c->made)[i], depth + 1)) return false;
  }
  return c->it->status == TN_OK;
}

static void forget_results(tn_conversion* c, tn_judy_map* map, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__result_count(c->it->context, op); ++i) {
    (void)tn_judy_map_remove(map, tn_op__result(c->it->context, op, i));
  }
}

/// Takes back what was made since the mark. Nothing else uses it, so that the order does not matter
/// once it does not use itself.
static void undo(tn_conversion* c, const tn_conversion_mark* mark) {
  tn_rewriter* it = c->it;
  while (c->replaced.count > mark->replaced) {
    const tn_ref item = tn_refs__items(&c->replaced)[--c->replaced.count];
    if (tn_value__is_argument(item)) continue;
    (void)tn_judy_map_remove(&c->gone, item);
    forget_results(c, &c->values, item);
  }
  for (uint32_t i = c->cast_ops.count; i-- > mark->cast_ops;) {
    const tn_ref cast = tn_refs__items(&c->cast_ops)[i];
    uintptr_t before = 0;
    if (!is_cast(it->context, cast)) continue;
    (void)tn_judy_map_get(&c->casts, tn_op__result(it->context, cast, 0), &before);
    tn_rewriter__fail(it, tn_judy_map_set(&c->casts, tn_op__operand(it->context, cast, 0), before));
    forget_results(c, &c->casts, cast);
    tn_rewriter__set_operands(it, cast, NULL, 0);
  }
  for (uint32_t i = mark->made; i < c->made.count; ++i) {
    tn_ref* op = &tn_refs__items(&c->made)[i];
    if (!is_known(c, *op)) *op = 0;
    if (*op != 0) forget_results(c, &c->casts, *op);
    if (*op != 0) tn_rewriter__set_operands(it, *op, NULL, 0);
  }
  while (c->cast_ops.count > mark->cast_ops) {
    const tn_ref cast = tn_refs__items(&c->cast_ops)[--c->cast_ops.count];
    if (is_cast(it->context, cast)) tn_rewriter__erase(it, cast);
  }
  while (c->made.count > mark->made) {
    const tn_ref op = tn_refs__items(&c->made)[--c->made.count];
    if (op != 0) tn_rewriter__erase(it, op);
  }
}

bool tn_conversion__settle(tn_conversion* c, const tn_conversion_mark* mark, bool done) {
  if (done && convert_made(c, mark->made, c->depth)) return true;
  if (c->it->status == TN_OK) undo(c, mark);
  return false;
}

/// The constant, as something legal; 0 if there is nothing.
static tn_ref legal_constant(tn_conversion* c, tn_ref op, tn_attribute value, tn_type type,
                             uint32_t depth) {
  tn_rewriter* it = c->it;
  const uint32_t first = c->made.count;
  tn_rewriter__for(it, op);
  const tn_ref constant = tn_rewriter__constant(it, tn_const__maker(it->context, op), value, type);
  if (constant == 0 || convert_made(c, first, depth)) return constant;
  const tn_ref made = tn_value__defining_op(it->context, constant);
  if (made != 0 && it->status == TN_OK && !is_gone(c, made)) {
    c->made.count = first;
    tn_rewriter__erase(it, made);
  }
  return 0;
}

/// The folded values replace the op.
static bool fold_op(tn_conversion* c, tn_ref op, uint32_t depth) {
  tn_rewriter* it = c->it;
  tn_fold fold;
  const uint32_t count = tn_op__result_count(it->context, op);
  tn_refs values = {0};
  bool folded = false;
  if (tn_op__has_trait(it->context, op, TN_OP_TRAIT_CONSTANT)) return false;
  tn_fold_outcome outcome = tn_fold__run(it, op, NULL, &fold);
  for (int i = 0; i < 8 && outcome == TN_FOLD_IN_PLACE; ++i) {
    tn_fold__close(&fold);
    outcome = tn_fold__run(it, op, NULL, &fold);
  }
  if (outcome == TN_FOLD_DONE && count != 0) {
    folded = true;
    for (uint32_t i = 0; i < count && folded; ++i) {
      tn_ref value = fold.results[i].value;
      if (value == 0) {
        value =
            legal_constant(c, op, fold.results[i].attribute,
                           tn_value__type(it->context, tn_op__result(it->context, op, i)), depth);
      }
      tn_refs__push(it, &values, value);
      folded = value != 0;
    }
  }
  tn_fold__close(&fold);
  if (folded) tn_conversion__replace(c, op, tn_refs__items(&values));
  tn_refs__free(it, &values);
  return folded && it->status == TN_OK;
}

/// False if the op is not legal and stays, or on failure.
static bool convert_op(tn_conversion* c, tn_ref op, uint32_t depth) {
  const uint32_t first = c->made.count;
  if (depth > 32 || !tn_rewriter__goes_on(c->it)) return false;
  if (is_gone(c, op) || legality_of(c, op) == TN_LEGAL) return true;
  if (tn_op_cell__is_malformed(tn_op__at(c->it->context, op))) return false;
  if (fold_op(c, op, depth)) return true;
  if (c->it->status != TN_OK) return false;
  tn_rewriter__for(c->it, op);
  const uint32_t outer = c->depth;
  c->depth = depth;
  const bool converted = c->plan->convert(c, op);
  c->depth = outer;
  return converted && convert_made(c, first, depth);
}

static bool is_in_gone(const tn_conversion* c, tn_ref op) {
  for (; op != 0; op = op == c->root ? 0 : tn_op__parent(c->it->context, op)) {
    if (is_gone(c, op)) return true;
  }
  return false;
}

/// Marks the blocks of a region that can be reached: others are left as they are.
static void mark_reached(tn_conversion* c, tn_ref region) {
  tn_rewriter* it = c->it;
  tn_refs waiting = {0};
  bool is_new = false;
  tn_refs__push(it, &waiting, tn_region__at(it->context, region)->first_block);
  while (waiting.count != 0 && it->status == TN_OK) {
    const tn_ref block = tn_refs__items(&waiting)[--waiting.count];
    if (block == 0) continue;
    tn_rewriter__fail(it, tn_judy_set_insert(&c->reached, block, &is_new));
    const tn_ref last = is_new ? tn_block__last_op(it->context, block) : 0;
    for (uint32_t i = last == 0 ? 0 : tn_op__successor_count(it->context, last); i-- != 0;) {
      tn_refs__push(it, &waiting, tn_op__successor(it->context, last, i));
    }
  }
  tn_refs__free(it, &waiting);
}

static tn_status convert_all(tn_conversion* c) {
  tn_rewriter* it = c->it;
  tn_refs ops = {0};
  tn_status status = TN_OK;
  bool is_reached = true;
  for (tn_ref op = c->root; op != 0 && it->status == TN_OK;
       op = tn_op__next_in_pre_order(it->context, c->root, op, !is_reached)) {
    is_reached = op == c->root || tn_judy_set_contains(&c->reached, tn_op__block(it->context, op));
    if (!is_reached) continue;
    for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(it->context, op)); ++i) {
      mark_reached(c, tn_op__region(it->context, op, i));
    }
    tn_refs__push(it, &ops, op);
    tn_rewriter__fail(it, tn_judy_map_set(&c->known, op, 1));
  }
  for (uint32_t i = 0; i < ops.count && it->status == TN_OK && status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&ops)[i];
    c->made.count = 0;
    if (is_in_gone(c, op) || convert_op(c, op, 0) || it->status != TN_OK) continue;
    const tn_legality legality = legality_of(c, op);
    if (legality != TN_ILLEGAL && !(c->plan->is_full && legality == TN_LEGALITY_UNKNOWN)) continue;
    const tn_string_view name =
        tn_operation_name__text(tn_op_cell__name(it->context, tn_op__at(it->context, op)));
    status =
        tn_op__fail(it->context, op, NULL, "failed to legalize operation '%.*s'%s", (int)name.size,
                    name.data, c->plan->is_full ? "" : " that was explicitly marked illegal");
  }
  tn_refs__free(it, &ops);
  return status;
}

//===-- At the end ----------------------------------------------------------------------------===//

static bool has_live_user(const tn_conversion* c, tn_ref value) {
  const tn_context* context = c->it->context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    if (!is_in_gone(c, tn_use__owner(context, use))) return true;
  }
  return false;
}

/// As `mapped`, and makes the way there short for others, now that nothing is undone.
static tn_ref settled(tn_conversion* c, tn_ref value) {
  const tn_ref last = mapped(c, value);
  for (uintptr_t next = value; value != last; value = (tn_ref)next) {
    (void)tn_judy_map_get(&c->values, value, &next);
    tn_rewriter__fail(c->it, tn_judy_map_set(&c->values, value, last));
  }
  return last;
}

static void settle_value(tn_conversion* c, tn_ref value) {
  tn_ref now = settled(c, value);
  if (now == value || tn_value__first_use(c->it->context, value) == 0) return;
  if (has_live_user(c, value)) {
    // Its last replacement is its current one.
    uintptr_t last = 0;
    if (tn_judy_map_get(&c->casts, now, &last) && last != 0 &&
        !tn_type_equal(tn_value__type(c->it->context, now),
                       tn_value__type(c->it->context, value))) {
      now = (tn_ref)last;
    }
    now = cast_to(c, now, tn_value__type(c->it->context, value));
  }
  tn_rewriter__replace_uses(c->it, value, now);
}

static bool argument_goes(void* data, tn_ref argument) {
  return tn_judy_map_remove(data, argument);
}

static void settle(tn_conversion* c) {
  tn_rewriter* it = c->it;
  tn_judy_map going = {0};  // Arguments that are still there.
  for (uint32_t i = 0; i < c->replaced.count && it->status == TN_OK; ++i) {
    const tn_ref item = tn_refs__items(&c->replaced)[i];
    if (tn_value__is_argument(item)) {
      settle_value(c, item);
      tn_rewriter__fail(it, tn_judy_map_set(&going, item, 1));
      continue;
    }
    for (uint32_t k = 0; k < tn_op__result_count(it->context, item); ++k) {
      settle_value(c, tn_op__result(it->context, item, k));
    }
  }
  for (uint32_t i = c->replaced.count; i-- != 0 && it->status == TN_OK;) {
    const tn_ref item = tn_refs__items(&c->replaced)[i];
    uintptr_t goes = 0;
    if (!tn_value__is_argument(item)) {
      tn_rewriter__erase(it, item);
    } else if (tn_judy_map_get(&going, item, &goes)) {
      tn_block__erase_arguments(it->shard, tn_value__parent_block(it->context, item), argument_goes,
                                &going);
    }
  }
  tn_judy_map_clear(&going);
  tn_casts__reconcile(it, tn_refs__items(&c->cast_ops), c->cast_ops.count);
}

tn_status tn_conversion__run(tn_rewriter* it, tn_ref root, const tn_conversion_plan* plan,
                             void* data) {
  static const tn_rewrite_events events = {
      .inserted = note_made, .modified = note_modified, .erased = note_erased};
  tn_conversion c = {.it = it, .plan = plan, .data = data, .root = root};
  it->events = &events;
  it->listener = &c;
  tn_status status = convert_all(&c);
  it->events = NULL;
  if (status == TN_OK && it->status == TN_OK) settle(&c);
  it->is_unchanged =
      c.replaced.count == 0 && !c.has_modified && status == TN_OK && it->status == TN_OK;
  tn_judy_map_clear(&c.values);
  tn_judy_map_clear(&c.casts);
  tn_judy_map_clear(&c.gone);
  tn_judy_set_clear(&c.reached);
  tn_judy_map_clear(&c.known);
  tn_judy_set_clear(&c.blocks);
  tn_refs__free(it, &c.replaced);
  tn_refs__free(it, &c.made);
  tn_refs__free(it, &c.cast_ops);
  return status != TN_OK ? status : it->status;
}
