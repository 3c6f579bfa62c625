// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unrealized casts: removes casts that cancel out, and unused casts.

#include "rewrite/conversion.h"

#define CAST_NAME "builtin.unrealized_conversion_cast"

bool tn_cast__is(const tn_context* context, tn_ref op) {
  return op != 0 &&
         tn_string_view_equal(tn_op__kept_name(context, op), tn_string_view_from(CAST_NAME));
}

const tn_storage* tn_cast__name(tn_rewriter* rewriter) {
  const tn_storage* name = NULL;
  (void)tn_rewriter__ok(
      rewriter, tn_operation_name__get(rewriter->context, tn_string_view_from(CAST_NAME), &name));
  return name;
}

/// Returns whether the operand types of `inner` equal the result types of `outer`.
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

/// Returns the cast whose results are exactly the operands of `op`, in order; 0 for none.
static tn_ref input_cast(const tn_context* context, tn_ref op) {
  const uint32_t count = tn_op__operand_count(context, op);
  const tn_ref source =
      count == 0 ? 0 : tn_value__defining_op(context, tn_op__operand(context, op, 0));
  if (!tn_cast__is(context, source) || tn_op__result_count(context, source) != count) {
    return 0;
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_op__operand(context, op, i) != tn_op__result(context, source, i)) return 0;
  }
  return source;
}

static bool is_unused(const tn_conversion* c, const tn_rewriter* rewriter, tn_ref op) {
  if (c == NULL) return tn_op__is_unused(rewriter->context, op);
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op); ++i) {
    if (tn_conversion__is_used(c, tn_op__result(rewriter->context, op, i))) return false;
  }
  return true;
}

static void erase_unused(tn_conversion* c, tn_rewriter* rewriter, tn_refs* list) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = list->count; i-- != 0;) {
      tn_ref* op = &tn_refs__items(list)[i];
      if (*op == 0 || !is_unused(c, rewriter, *op)) continue;
      if (c == NULL) {
        tn_rewriter__erase(rewriter, *op);
      } else if (!tn_conversion__is_gone(c, *op)) {
        tn_conversion__discard(c, *op);
      }
      *op = 0;
      changed = rewriter->status == TN_OK;
    }
  }
}

/// Sorts the ops topologically: each op follows the ops whose results it uses.
static void sort_ops(tn_rewriter* rewriter, const tn_ref* ops, uint32_t count, tn_refs* out_ops) {
  enum { DONE, WAITING, OPEN };
  const tn_context* context = rewriter->context;
  tn_value_map states = {0};
  tn_refs open = {0};
  for (uint32_t i = count; i-- != 0;) {
    tn_value_map__set(rewriter, &states, ops[i], WAITING);
    tn_refs__push(rewriter, &open, ops[i]);
  }
  while (open.count != 0 && rewriter->status == TN_OK) {
    const tn_ref op = tn_refs__items(&open)[open.count - 1];
    const uint32_t state = tn_value_map__get(&states, op);
    if (state != WAITING) {
      --open.count;
      if (state == OPEN) tn_refs__push(rewriter, out_ops, op);
      tn_value_map__set(rewriter, &states, op, DONE);
      continue;
    }
    tn_value_map__set(rewriter, &states, op, OPEN);
    for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
      const tn_ref source = tn_value__defining_op(context, tn_op__operand(context, op, i));
      if (source != 0 && tn_value_map__get(&states, source) == WAITING) {
        tn_refs__push(rewriter, &open, source);
      }
    }
  }
  tn_value_map__free(rewriter, &states);
  tn_refs__free(rewriter, &open);
}

static void replace_uses(tn_conversion* c, tn_rewriter* rewriter, tn_ref from, tn_ref to) {
  tn_ref next = 0;
  if (c == NULL) {
    tn_rewriter__replace_uses(rewriter, from, to);
    return;
  }
  for (tn_ref use = tn_value__first_use(rewriter->context, from); use != 0; use = next) {
    next = tn_use__next(rewriter->context, use);
    if (!tn_conversion__is_in_gone(c, tn_use__owner(rewriter->context, use))) {
      tn_conversion__set_use(c, use, to);
    }
  }
}

void tn_casts__reconcile_in(tn_conversion* c, tn_rewriter* rewriter, const tn_ref* casts,
                            uint32_t count) {
  const tn_context* context = rewriter->context;
  tn_refs sorted = {0};
  tn_refs list = {0};
  sort_ops(rewriter, casts, count, &sorted);
  casts = tn_refs__items(&sorted);
  for (uint32_t i = 0; i < sorted.count; ++i) {
    tn_trail trail = {0};
    tn_ref next = tn_cast__is(context, casts[i]) ? casts[i] : 0;
    while (next != 0 && !same_types(context, next, casts[i])) {
      next = tn_trail__goes_on(&trail, next) ? input_cast(context, next) : 0;
    }
    tn_refs__push(rewriter, &list, next);
  }
  // In topological order, replacements are final, and each use moves once.
  for (uint32_t i = 0; i < sorted.count && rewriter->status == TN_OK; ++i) {
    tn_ref* next = &tn_refs__items(&list)[i];
    for (uint32_t k = 0; *next != 0 && k < tn_op__result_count(context, casts[i]); ++k) {
      replace_uses(c, rewriter, tn_op__result(context, casts[i], k),
                   tn_op__operand(context, *next, k));
    }
  }
  if (rewriter->status == TN_OK) erase_unused(c, rewriter, &sorted);
  tn_refs__free(rewriter, &sorted);
  tn_refs__free(rewriter, &list);
}

void tn_casts__reconcile(tn_rewriter* rewriter, const tn_ref* casts, uint32_t count) {
  tn_casts__reconcile_in(NULL, rewriter, casts, count);
}
