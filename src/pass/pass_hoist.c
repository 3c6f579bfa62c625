// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// loop-invariant-code-motion: what a loop reckons anew each time from the same values goes in front
// of it. Loops inside come first, so that what leaves them may leave the loops around as well.

#include "fold/effects.h"
#include "pass/pass.h"

static bool is_loop(tn_op_code code) {
  switch (code) {
    case TN_CODE_AFFINE_FOR:
    case TN_CODE_AFFINE_PARALLEL:
    case TN_CODE_SCF_FOR:
    case TN_CODE_SCF_FORALL:
    case TN_CODE_SCF_PARALLEL:
    case TN_CODE_SCF_WHILE:
      return true;
    default:
      return false;
  }
}

/// Whether all that `op`, directly in a region of `loop`, and what is in it take from outside of
/// `op` is defined outside of the loop.
static bool takes_invariants(const tn_context* context, tn_ref loop, tn_ref op) {
  for (tn_ref inner = op; inner != 0; inner = tn_op__next_in_pre_order(context, op, inner, false)) {
    const uint32_t count = tn_rw__operand_count(context, inner);
    for (uint32_t i = 0; i < count; ++i) {
      const tn_ref block = tn_value__parent_block(context, tn_rw__operand(context, inner, i));
      const tn_ref around = tn_block__parent_op(context, tn_block__at(context, block));
      if (tn_op__is_ancestor(context, op, around)) continue;
      if (tn_op__is_ancestor(context, loop, around)) return false;
    }
  }
  return true;
}

static bool may_leave(const tn_context* context, tn_ref loop, tn_ref op) {
  return tn_effects__is_pure(context, op) &&
         !tn_rw__has_trait(context, op, TN_OP_TRAIT_TERMINATOR) &&
         takes_invariants(context, loop, op);
}

static tn_ref region_of(const tn_context* context, tn_ref op) {
  return tn_rw__block_region(context, tn_rw__block(context, op));
}

/// Ops come again behind the others when what they take has left.
static void hoist_from(tn_rewriter* it, tn_ref loop, tn_ref region) {
  const tn_context* context = it->context;
  tn_refs queue = {0};
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      tn_refs__push(it, &queue, op);
    }
  }
  for (uint32_t at = 0; at < queue.count && it->status == TN_OK; ++at) {
    const tn_ref op = tn_refs__items(&queue)[at];
    if (region_of(context, op) != region || !may_leave(context, loop, op)) continue;
    tn_rw__move(it, op, tn_rw__block(context, loop), loop);
    for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
      for (tn_ref use = tn_rw__first_use(context, tn_rw__result(context, op, i)); use != 0;
           use = tn_rw__next_use(context, use)) {
        const tn_ref user = tn_use__owner(context, use);
        if (region_of(context, user) == region) tn_refs__push(it, &queue, user);
      }
    }
  }
  tn_refs__free(it, &queue);
}

static tn_walk_result visit(void* user_data, tn_ref op) {
  tn_rewriter* it = user_data;
  if (!is_loop(tn_rw__code(it->context, op))) return TN_WALK_ADVANCE;
  for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(it->context, op)); ++i) {
    hoist_from(it, op, tn_rw__region(it->context, op, i));
  }
  return it->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

tn_status tn_pass__hoist_invariant(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  tn_rewriter it;
  tn_rw__open(&it, env->shard);
  (void)tn_op__walk(env->shard, root, TN_WALK_POST_ORDER, visit, &it);
  return it.status;
}
