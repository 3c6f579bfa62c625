// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.while: the order of its results, and facts that its condition implies in the
// body.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/common/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/scf/scf.h"

typedef struct loop {
  tn_ref op;
  tn_ref before;     ///< The block that ends with `condition`.
  tn_ref after;      ///< The block that ends with a yield.
  tn_ref condition;  ///< Its first operand is the condition.
  uint32_t init_count;
  uint32_t result_count;
} loop;

static void open_loop(const tn_context* context, tn_ref op, loop* out) {
  out->op = op;
  out->before = tn_op__first_block(context, op, TN_SCF_WHILE_BEFORE);
  out->after = tn_op__first_block(context, op, TN_SCF_WHILE_AFTER);
  out->condition = tn_block__last_op(context, out->before);
  out->init_count = tn_op__operand_count(context, op);
  out->result_count = tn_op__result_count(context, op);
}

static tn_ref passed_by(const tn_context* context, const loop* at, uint32_t i) {
  return tn_op__operand(context, at->condition, i + 1);
}

//===-- The order of results ------------------------------------------------------------------===//

/// Returns the argument index of `value` in the block; UINT32_MAX if it is no argument of the
/// block.
static uint32_t number_in(const tn_context* context, tn_ref block, tn_ref value) {
  if (!tn_value__is_argument(value) || tn_argument__at(context, value)->block != block) {
    return UINT32_MAX;
  }
  return tn_argument__at(context, value)->number_and_flag >> 1;
}

/// Returns true if every argument is passed on exactly once. `places` gets the argument index of
/// each passed value.
static bool find_order(tn_rewriter* rewriter, const loop* at, tn_refs* places) {
  tn_refs seen = {0};
  bool each_once = at->init_count == at->result_count;
  for (uint32_t i = 0; i < at->result_count && each_once; ++i) tn_refs__push(rewriter, &seen, 0);
  for (uint32_t i = 0; i < at->result_count && each_once && rewriter->status == TN_OK; ++i) {
    const uint32_t place =
        number_in(rewriter->context, at->before, passed_by(rewriter->context, at, i));
    each_once = place != UINT32_MAX && tn_refs__items(&seen)[place] == 0;
    if (each_once) tn_refs__items(&seen)[place] = 1;
    tn_refs__push(rewriter, places, place);
  }
  tn_refs__free(rewriter, &seen);
  return each_once && rewriter->status == TN_OK;
}

/// Creates the loop with its results in the order of `sources` and empty regions; 0 on failure.
static tn_ref make_op(tn_rewriter* rewriter, const loop* at, tn_refs* sources) {
  const tn_context* context = rewriter->context;
  tn_types types = {0};
  tn_refs inits = {0};
  for (uint32_t i = 0; i < sources->count; ++i) {
    const tn_ref result = tn_op__result(context, at->op, tn_refs__items(sources)[i]);
    tn_types__push(rewriter, &types, tn_value__type(context, result));
  }
  tn_refs__push_operands(rewriter, &inits, at->op, 0, at->init_count);
  const tn_ref made = rewriter->status == TN_OK
                          ? tn_build_scf_while(rewriter, tn_types__items(&types), types.count,
                                               tn_refs__items(&inits), inits.count)
                          : 0;
  tn_refs__free(rewriter, &inits);
  tn_types__free(rewriter, &types);
  return made;
}

/// Passes values in the order of `sources` to a block with arguments in that order; 0 on failure.
static tn_ref pass_in_order(tn_rewriter* rewriter, const loop* at, tn_refs* sources, tn_ref made) {
  const tn_context* context = rewriter->context;
  tn_refs passed = {0};
  const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, made, 1), 0);
  tn_refs__push(rewriter, &passed, tn_scf_condition_condition(context, at->condition));
  for (uint32_t i = 0; i < sources->count && block != 0; ++i) {
    const uint32_t source = tn_refs__items(sources)[i];
    const tn_ref argument = tn_block__argument(context, at->after, source);
    tn_refs__push(rewriter, &passed, passed_by(context, at, source));
    (void)tn_rewriter__add_argument(rewriter, block, tn_value__type(context, argument),
                                    tn_argument__at(context, argument)->location);
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__set_operands(rewriter, at->condition, tn_refs__items(&passed), passed.count);
    tn_rewriter__modified(rewriter, at->condition);
  }
  tn_refs__free(rewriter, &passed);
  return rewriter->status == TN_OK ? block : 0;
}

/// Recreates the loop with result `i` at index `places[i]`.
static void reorder(tn_rewriter* rewriter, const loop* at, tn_refs* places) {
  const tn_context* context = rewriter->context;
  tn_refs sources = {0};
  tn_refs arguments = {0};
  tn_refs results = {0};
  for (uint32_t i = 0; i < places->count; ++i) tn_refs__push(rewriter, &sources, 0);
  for (uint32_t i = 0; i < places->count && rewriter->status == TN_OK; ++i) {
    tn_refs__items(&sources)[tn_refs__items(places)[i]] = i;
  }
  const tn_ref made = rewriter->status == TN_OK ? make_op(rewriter, at, &sources) : 0;
  const tn_ref block = made == 0 ? 0 : pass_in_order(rewriter, at, &sources, made);
  for (uint32_t i = 0; i < places->count && block != 0; ++i) {
    const uint32_t place = tn_refs__items(places)[i];
    tn_refs__push(rewriter, &arguments, tn_block__argument(context, block, place));
    tn_refs__push(rewriter, &results, tn_op__result(context, made, place));
  }
  if (block != 0 && rewriter->status == TN_OK) {
    tn_rewriter__inline_region(rewriter, tn_scf_while_before(context, at->op),
                               tn_op__region(context, made, 0), 0);
    tn_rewriter__inline_block(rewriter, at->after, block, 0, tn_refs__items(&arguments),
                              arguments.count);
    tn_rewriter__replace(rewriter, at->op, tn_refs__items(&results), results.count);
  }
  tn_refs__free(rewriter, &sources);
  tn_refs__free(rewriter, &arguments);
  tn_refs__free(rewriter, &results);
}

/// Passes all arguments on in their own order.
static bool align_results(tn_rewriter* rewriter, const loop* at) {
  tn_refs places = {0};
  bool differs = false;
  if (find_order(rewriter, at, &places)) {
    for (uint32_t i = 0; i < places.count && !differs; ++i) {
      differs = tn_refs__items(&places)[i] != i;
    }
  }
  if (differs) reorder(rewriter, at, &places);
  tn_refs__free(rewriter, &places);
  return differs;
}

//===-- Facts that the condition implies ------------------------------------------------------===//

/// Replaces the condition by true in the body.
static bool spread_truth(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  const tn_ref condition = tn_scf_condition_condition(context, at->condition);
  tn_ref truth = 0;
  for (uint32_t i = 0; i < at->result_count; ++i) {
    const tn_ref argument = tn_block__argument(context, at->after, i);
    if (passed_by(context, at, i) != condition || tn_value__first_use(context, argument) == 0) {
      continue;
    }
    if (truth == 0)
      truth = tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, true));
    if (truth == 0) return true;
    tn_rewriter__replace_uses(rewriter, argument, truth);
  }
  return truth != 0;
}

/// Returns true if `user` has the predicate of `compare` or its inverse, and the same operand
/// opposite to `side`.
static bool asks_again(const tn_context* context, tn_ref user, tn_ref compare, uint32_t side,
                       bool* out_answer) {
  const tn_compare asked = tn_compare__of(context, compare);
  if (tn_op__code(context, user) != TN_CODE_ARITH_CMPI ||
      tn_op__operand(context, user, 1 - side) != tn_op__operand(context, compare, 1 - side)) {
    return false;
  }
  const tn_compare again = tn_compare__of(context, user);
  *out_answer = again == asked;
  return again == asked || again == tn_compare__inverse(asked);
}

/// Replaces comparisons of a passed argument that the condition decides.
static bool answer_users(tn_rewriter* rewriter, tn_ref argument, tn_ref compare, uint32_t side) {
  const tn_context* context = rewriter->context;
  bool changed = false;
  tn_ref next = 0;
  for (tn_ref use = tn_value__first_use(context, argument); use != 0 && rewriter->status == TN_OK;
       use = next) {
    const tn_ref user = tn_use__owner(context, use);
    bool answer = false;
    next = tn_use__next(context, use);
    while (next != 0 && tn_use__owner(context, next) == user) {
      next = tn_use__next(context, next);
    }
    if (!asks_again(context, user, compare, side, &answer)) continue;
    tn_rewriter__for(rewriter, user);
    const tn_ref known =
        tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, answer));
    if (known != 0) tn_rewriter__replace1(rewriter, user, known);
    changed = true;
  }
  return changed;
}

static bool answer_again(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  const tn_ref compare = tn_value__defined_by(
      context, tn_scf_condition_condition(context, at->condition), TN_CODE_ARITH_CMPI);
  bool changed = false;
  for (uint32_t i = 0; i < at->result_count && compare != 0; ++i) {
    const tn_ref argument = tn_block__argument(context, at->after, i);
    for (uint32_t side = 0; side < 2; ++side) {
      if (passed_by(context, at, i) != tn_op__operand(context, compare, side)) continue;
      changed |= answer_users(rewriter, argument, compare, side);
    }
  }
  return changed;
}

bool tn_scf__while_align_results(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  open_loop(rewriter->context, op, &at);
  return align_results(rewriter, &at);
}
bool tn_scf__while_spread_truth(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  open_loop(rewriter->context, op, &at);
  return spread_truth(rewriter, &at);
}
bool tn_scf__while_answer_again(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  open_loop(rewriter->context, op, &at);
  return answer_again(rewriter, &at);
}
